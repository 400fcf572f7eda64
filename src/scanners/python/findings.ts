/** The locations of weaknesses from all analyses, and the findings that are created from them. */

import type { DataStep } from '../../shared/api/schemas.ts';
import { getSeverityRank } from '../../shared/severity.ts';
import type { FindingSource } from '../../shared/text/data-path.ts';
import type { CodeRange } from '../../shared/text/snippet.ts';
import type { EngineFinding } from '../engine.ts';
import { createFindingWriter } from '../patterns/code-finding.ts';
import { type WeaknessId, weaknesses } from '../weaknesses.ts';
import { ruffRemediations, ruffRules } from './ruff-rules.ts';

/** The location of a weakness. */
export interface WeaknessLocation extends CodeRange {
  /** Path of the file. */
  path: string;
  rule: string;
  weakness: WeaknessId;
  /** What to do about it. Left out for weaknesses that ruff finds. */
  remediation?: string;
  severity: EngineFinding['severity'];
  /** The code of the value that a client controls. */
  source?: string;
  /** The sources that bring outside values to it. */
  sources?: readonly FindingSource[];
  /** The code through which the value comes. */
  dataPath?: readonly DataStep[];
  /** The expressions that a template writes there. */
  outputs?: readonly string[];
  /** A setting that turns escaping off for all pages of a server. */
  opensPages?: boolean;
}

/** Names that findings had, which are part of their identity. */
const formerNames: ReadonlyMap<string, string> = new Map([
  ['xpath-injection', 'xpath'],
  ['ldap-injection', 'ldap'],
  ['xml-expansion', 'xml-entities'],
]);

function getRuffRemediation(weakness: string): string {
  return Object.hasOwn(ruffRemediations, weakness) ? ruffRemediations[weakness as keyof typeof ruffRemediations] : '';
}

/** The findings of a file, from top to bottom. */
export function createPythonFindings(
  path: string,
  text: string,
  locations: readonly WeaknessLocation[],
): EngineFinding[] {
  const lines = text.split(/\r\n|[\n\r]/);
  const { ownerAt, names } = findOwners(lines);
  const write = createFindingWriter(path, text, names);
  return removeDuplicates(locations, lines).map((location) => {
    const { weakness, rule, source, remediation = getRuffRemediation(weakness) } = location;
    return write({
      ...{ ...location, source, remediation, owner: ownerAt(location.line), rule: formerNames.get(weakness) },
      foundBy: `${rule.includes('-') && rule in ruffRules ? 'ruff' : 'scan-gate'}: ${rule}`,
    });
  });
}

/** The functions and classes by their indentation: the innermost one around a line, and the names of all of them. */
function findOwners(lines: readonly string[]): { ownerAt: (line: number) => string; names: string[] } {
  const open: { indent: number; name: string }[] = [];
  const byLine = lines.map((line) => {
    const indent = line.search(/[^ \t\f]/);
    if (indent === -1 || /^[#)\]}]/.test(line.slice(indent))) return open.at(-1)?.name ?? '';
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
    const name = /^(?:async[ \t]+)?(?:def|class)[ \t]+(\w+)/.exec(line.slice(indent))?.[1];
    if (name !== undefined) open.push({ indent, name: [open.at(-1)?.name, name].filter(Boolean).join('.') });
    return open.at(-1)?.name ?? '';
  });
  return { ownerAt: (line) => byLine[line - 1] ?? '', names: [...new Set(byLine)].filter((name) => name !== '') };
}

/** Two analyses may find the same weakness. The more severe finding stays; for SQL, the one where it is run. */
function removeDuplicates(locations: readonly WeaknessLocation[], lines: readonly string[]): WeaknessLocation[] {
  const sorted = locations.toSorted((a, b) => getSeverityRank(a.severity) - getSeverityRank(b.severity));
  const kept: WeaknessLocation[] = [];
  const near = createLineIndex();
  for (const location of sorted) {
    const others = near.at(location);
    const { cwe } = weaknesses[location.weakness];
    const twin = others.find((other) => other.line === location.line && weaknesses[other.weakness].cwe === cwe);
    const one = { ...location };
    if (twin === undefined) {
      if (others.some((other) => isBuiltForUse(location, other, lines))) continue;
      kept.push(one);
      near.add(one);
    } else if (location.sources !== undefined) twin.sources = [...(twin.sources ?? []), ...location.sources];
  }
  return kept.sort((a, b) => a.line - b.line || a.column - b.column);
}

/** Lines between building a statement and its use. */
const farthest = 40;

/** Locations by line, so that a file with very many of them is not searched for each one. */
function createLineIndex() {
  const byBlock = new Map<number, WeaknessLocation[]>();
  const getBlock = (line: number) => Math.floor(line / farthest);
  return {
    at: ({ line }: WeaknessLocation): WeaknessLocation[] =>
      [-1, 0, 1].flatMap((step) => byBlock.get(getBlock(line) + step) ?? []),
    add: (location: WeaknessLocation) => {
      const block = getBlock(location.line);
      byBlock.set(block, [...(byBlock.get(block) ?? []), location]);
    },
  };
}

/** Whether the statement that the first one builds is the one that the second one runs. */
function isBuiltForUse(built: WeaknessLocation, run: WeaknessLocation, lines: readonly string[]): boolean {
  if (built.weakness !== 'sql-injection' || run.weakness !== 'sql-injection' || !run.rule.startsWith('Python'))
    return false;
  if (built.line >= run.line && built.line <= run.endLine) return true;
  const name = /^\s*(\w+)\s*\+?=/.exec(lines[built.line - 1] ?? '')?.[1];
  const call = lines.slice(run.line - 1, run.endLine).join(' ');
  return (
    built.line < run.line && run.line - built.line <= farthest && name !== undefined && call.split(/\W+/).includes(name)
  );
}
