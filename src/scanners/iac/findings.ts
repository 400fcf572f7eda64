/** Creates findings from the flaws of one template. */

import { identities } from '../../text/fingerprint.ts';
import { framedCode, normalized, shownCode } from '../../text/snippet.ts';
import type { EngineFinding } from '../engine.ts';
import { roleOf } from '../file-role.ts';
import { scoreOf, withLink } from '../meaning.ts';
import { type Flaw, type IacWeakness, weaknesses } from './weaknesses.ts';

export function findingsIn(path: string, text: string, flaws: readonly Flaw[]): EngineFinding[] {
  const lines = text.split(/\r\n|[\n\r]/);
  const identityOf = identities();
  const role = roleOf(path, text);
  return distinct(flaws).map(({ weakness, line, endLine = line, severity: graded }) => {
    const { cwe, cvss, title, description, remediation, severity: most }: IacWeakness = weaknesses[weakness];
    const severity = graded ?? most;
    const range = { line, column: 1, endLine, endColumn: 1 };
    return {
      type: 'IAC',
      severity,
      title,
      description: `${description}${role === '' ? '' : ` ${role}`} Found by scan-gate: ${weakness}.`,
      remediation: withLink(remediation, cwe),
      cwe,
      cvss: scoreOf(severity, cvss),
      filePath: path,
      line,
      codeSnippet: framedCode(lines, range),
      ...identityOf({
        rule: weakness,
        path,
        code: normalized(shownCode(lines, range)),
        node: lines.slice(line - 1, endLine).join('\n'),
      }),
    };
  });
}

/** One flaw for each weakness and line, from top to bottom. */
function distinct(flaws: readonly Flaw[]): Flaw[] {
  const byPlace = new Map(flaws.map((flaw) => [`${flaw.weakness} ${flaw.line}`, flaw]));
  return [...byPlace.values()].sort((a, b) => a.line - b.line);
}
