/**
 * Settings of the action for SARIF files that are judged instead of a service's scan. The command `judge` has its own
 * flags for them.
 */
import { type ScanType, scanTypes } from '../../../shared/api/words.ts';
import { defineSetting } from '../setting.ts';
import { type Complain, joinAlternatives } from '../values.ts';

const refused = 'a file must not choose what is judged';
const common = {
  group: 'Scan',
  entrances: ['action'],
  placeholder: 'FILES',
  read: readLines,
  file: { refused },
} as const;

/** A path may contain spaces. */
function readLines(text: string): string[] {
  const lines = text.split(/[\r\n]+/).map((each) => each.trim());
  return lines.filter((each) => each !== '');
}

const formatting = { text: (files: readonly string[] | undefined) => (files ?? []).join('\n') };

export const sarif = defineSetting(
  {
    ...common,
    name: 'sarif',
    hasAbsentWord: true,
    brief: 'SARIF files to judge instead of a scan',
    description:
      'SARIF 2.1.0 files of any scanner, judged instead of a scan: one path or pattern a line, in a checkout of the commit.',
    example: 'results/*.sarif',
    absent: 'no files',
  },
  formatting,
);

export const baseSarif = defineSetting(
  {
    ...common,
    name: 'base-sarif',
    goesWith: 'sarif',
    brief: 'SARIF files of the base',
    description:
      'SARIF files of the same scanners at the base. With scope auto, only findings that are not in them count.',
    example: 'base/*.sarif',
    absent: 'nothing to compare with',
  },
  formatting,
);

export const sarifType = defineSetting({
  name: 'sarif-type',
  goesWith: 'sarif',
  group: 'Scan',
  entrances: ['action'],
  brief: 'Type of the findings in the SARIF files',
  description:
    "Type of the findings in the SARIF files. Without it, the scanner's name and its rules decide. If they do not tell, a finding counts as every type.",
  placeholder: 'TYPE',
  example: 'sast',
  absent: 'from the scanner and its rules',
  read: readScanType,
  file: { refused },
});

/** Accepts the words of the interface and those of the policy's settings. */
export function readScanType(text: string, complain: Complain): ScanType {
  const type = scanTypes.find((known) => known === text || (known === 'secrets' && text === 'secret'));
  if (type === undefined) complain(`is not ${joinAlternatives(['sast', 'sca', 'secret', 'iac'])}`);
  return type ?? 'sast';
}
