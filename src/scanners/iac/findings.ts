/** Creates findings from the flaws of one template. */

import { createFindingIdentifier } from '../../text/fingerprint.ts';
import { collapseBlanks, extractFramedCode, extractShownCode } from '../../text/snippet.ts';
import type { EngineFinding } from '../engine.ts';
import { describeRole } from '../file-role.ts';
import { addLink, limitScore } from '../meaning.ts';
import { type Flaw, type IacWeakness, weaknesses } from './weaknesses.ts';

export function createIacFindings(path: string, text: string, flaws: readonly Flaw[]): EngineFinding[] {
  const lines = text.split(/\r\n|[\n\r]/);
  const identify = createFindingIdentifier();
  const role = describeRole(path, text);
  return removeDuplicateFlaws(flaws).map(({ weakness, line, endLine = line, severity: graded }) => {
    const { cwe, cvss, title, description, remediation, severity: most }: IacWeakness = weaknesses[weakness];
    const severity = graded ?? most;
    const range = { line, column: 1, endLine, endColumn: 1 };
    return {
      type: 'IAC',
      severity,
      title,
      description: `${description}${role === '' ? '' : ` ${role}`} Found by scan-gate: ${weakness}.`,
      remediation: addLink(remediation, cwe),
      cwe,
      cvss: limitScore(severity, cvss),
      filePath: path,
      line,
      codeSnippet: extractFramedCode(lines, range),
      ...identify({
        rule: weakness,
        path,
        code: collapseBlanks(extractShownCode(lines, range)),
        node: lines.slice(line - 1, endLine).join('\n'),
      }),
    };
  });
}

/** One flaw for each weakness and line, from top to bottom. */
function removeDuplicateFlaws(flaws: readonly Flaw[]): Flaw[] {
  const byPlace = new Map(flaws.map((flaw) => [`${flaw.weakness} ${flaw.line}`, flaw]));
  return [...byPlace.values()].sort((a, b) => a.line - b.line);
}
