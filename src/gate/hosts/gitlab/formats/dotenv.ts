/**
 * The outputs as variables for later GitLab jobs, for `artifacts:reports:dotenv`
 * (https://docs.gitlab.com/ci/yaml/artifacts_reports/#artifactsreportsdotenv): at most 20 variables and 5 KB, without
 * quotes, comments or empty lines. `GATE_VERDICT=failed`, and `GATE_WEB_VERDICT=failed` for the category `web`.
 */
import type { ReportFormat } from '../../../report/format.ts';
import { readOutputs } from '../../../report/outputs.ts';

/** Settings begin with SCAN_GATE_, so a later gate would read an output with that prefix as a setting. */
const prefix = 'GATE_';
/** GitLab expands `$NAME` in a value and supports neither blanks nor quotes. */
const plainValue = /^[\w.,:;@/+=-]{0,300}$/;

export const dotenv: ReportFormat = {
  readBy: 'GitLab: `artifacts:reports:dotenv`, the outputs as variables of later jobs',
  *pieces(report, { category }) {
    const gate = category === undefined ? '' : `${category}-`;
    for (const [name, value] of Object.entries(readOutputs(report)))
      if (plainValue.test(value))
        yield `${prefix}${`${gate}${name}`.toUpperCase().replaceAll(/[-.]/g, '_')}=${value}\n`;
  },
  leftOut: (report) =>
    Object.entries(readOutputs(report))
      .filter(([, value]) => !plainValue.test(value))
      .map(([name]) => `${name} is left out, because GitLab allows no spaces, quotes or special characters in a value`),
};
