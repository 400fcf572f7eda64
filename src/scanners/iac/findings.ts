/** Creates findings from the flaws of one template. */

import { createFindingIdentifier } from '../../text/fingerprint.ts';
import { collapseBlanks, extractFramedCode, extractShownCode } from '../../text/snippet.ts';
import type { EngineFinding } from '../engine.ts';
import { describeRole } from '../file-role.ts';
import { addLink, limitScore } from '../meaning.ts';
import { type Flaw, type IacWeakness, weaknesses } from './weaknesses.ts';

export function createIacFindings(
  path: string,
  text: string,
  flaws: readonly Flaw[],
  owners: readonly string[] | undefined,
): EngineFinding[] {
  const ownersInFile = owners && [...new Set(owners)];
  const lines = text.split(/\r\n|[\n\r]/);
  const identify = createFindingIdentifier();
  const role = describeRole(path, text);
  return joinFlaws(flaws).map(({ flaw, owners: own }) => {
    const { weakness, line, endLine = line, severity: graded, cvss: rated } = flaw;
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
      cvss: limitScore(severity, rated ?? cvss),
      filePath: path,
      line,
      codeSnippet: extractFramedCode(lines, range),
      ...identify({
        rule: weakness,
        path,
        code: collapseBlanks(extractShownCode(lines, range)),
        node: lines.slice(line - 1, endLine).join('\n'),
      }),
      ...(ownersInFile && { owners: own, ownersInFile }),
    };
  });
}

/** One flaw for each weakness and line, from top to bottom, with everything that has it there. */
function joinFlaws(flaws: readonly Flaw[]): { flaw: Flaw; owners: string[] }[] {
  const byPlace = new Map<string, { flaw: Flaw; owners: string[] }>();
  for (const flaw of flaws) {
    const key = `${flaw.weakness} ${flaw.line}`;
    const owners = byPlace.get(key)?.owners ?? [];
    if (flaw.owner !== undefined && !owners.includes(flaw.owner)) owners.push(flaw.owner);
    byPlace.set(key, { flaw, owners });
  }
  return [...byPlace.values()].sort((a, b) => a.flaw.line - b.flaw.line);
}
