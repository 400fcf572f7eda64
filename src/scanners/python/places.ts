/** The locations of weaknesses from all analyses, and the findings that are created from them. */

import { severityRank } from '../../severity.ts';
import type { FindingSource } from '../../text/finding-source.ts';
import { identities } from '../../text/fingerprint.ts';
import { type CodeRange, framedCode, normalized, reportedCode, shownCode } from '../../text/snippet.ts';
import type { EngineFinding } from '../engine.ts';
import { roleOf } from '../file-role.ts';
import { scoreOf, withLink } from '../meaning.ts';
import { ruffRules } from './ruff-rules.ts';
import { type WeaknessId, weaknesses } from './weaknesses.ts';

/** The location of a weakness. */
export interface ValuePlace extends CodeRange {
  /** Path of the file. */
  path: string;
  rule: string;
  weakness: WeaknessId;
  severity: EngineFinding['severity'];
  /** The code of the value that a client controls. */
  source?: string;
  /** The sources that bring outside values to it. */
  sources?: readonly FindingSource[];
}

/** The findings of a file, from top to bottom. */
export function told(path: string, text: string, places: readonly ValuePlace[]): EngineFinding[] {
  const lines = text.split(/\r\n|[\n\r]/);
  const identityOf = identities();
  const role = roleOf(path, text);
  const stands = role === '' ? '' : ` ${role}`;
  return withoutTwins(places, lines).map((place) => {
    const { cwe, cvss, title, description, remediation } = weaknesses[place.weakness];
    const from = place.source === undefined ? '' : ` It comes from ${normalized(place.source)}.`;
    return {
      type: 'SAST',
      severity: place.severity,
      title,
      description: `${description}${from}${stands} Found by ${place.rule.includes('-') && place.rule in ruffRules ? 'ruff' : 'scan-gate'}: ${place.rule}.`,
      remediation: withLink(remediation, cwe),
      cwe,
      cvss: scoreOf(place.severity, cvss),
      filePath: path,
      line: place.line,
      codeSnippet: framedCode(lines, place),
      ...identityOf({
        rule: place.weakness,
        path,
        code: normalized(shownCode(lines, place)),
        node: reportedCode(lines, place),
      }),
      ...(place.sources === undefined ? {} : { sources: place.sources }),
    };
  });
}

/**
 * Two analyses may find the same weakness. The more severe finding stays; for an SQL statement, the one where it is
 * built.
 */
function withoutTwins(places: readonly ValuePlace[], lines: readonly string[]): ValuePlace[] {
  const sorted = places.toSorted((a, b) => severityRank(a.severity) - severityRank(b.severity));
  const kept: ValuePlace[] = [];
  const near = nearby();
  for (const place of sorted) {
    const twin = near.at(place).find((other) => isTwin(other, place) || isBuiltFor(place, other, lines));
    const one = { ...place };
    if (twin === undefined) {
      kept.push(one);
      near.add(one);
    } else {
      if (place.line < twin.line) Object.assign(twin, positionOf(place));
      if (place.sources !== undefined) twin.sources = [...(twin.sources ?? []), ...place.sources];
    }
  }
  return kept.sort((a, b) => a.line - b.line || a.column - b.column);
}

/** Lines between building a statement and its use. */
const farthest = 40;

/** Locations by line, so that a file with very many of them is not searched for each one. */
function nearby() {
  const byBlock = new Map<number, ValuePlace[]>();
  const blockOf = (line: number) => Math.floor(line / farthest);
  return {
    at: ({ line }: ValuePlace): ValuePlace[] => [-1, 0, 1].flatMap((step) => byBlock.get(blockOf(line) + step) ?? []),
    add: (place: ValuePlace) => {
      const block = blockOf(place.line);
      byBlock.set(block, [...(byBlock.get(block) ?? []), place]);
    },
  };
}

function isTwin(one: ValuePlace, other: ValuePlace): boolean {
  return one.line === other.line && weaknesses[one.weakness].cwe === weaknesses[other.weakness].cwe;
}

/** Whether the statement that the first one builds is the one that the second one runs. */
function isBuiltFor(built: ValuePlace, run: ValuePlace, lines: readonly string[]): boolean {
  if (built.weakness !== 'sql-injection' || run.weakness !== 'sql-injection' || !run.rule.startsWith('taint'))
    return false;
  if (built.line >= run.line && built.line <= run.endLine) return true;
  const name = /^\s*(\w+)\s*\+?=/.exec(lines[built.line - 1] ?? '')?.[1];
  const call = lines.slice(run.line - 1, run.endLine).join(' ');
  return (
    built.line < run.line && run.line - built.line <= farthest && name !== undefined && call.split(/\W+/).includes(name)
  );
}

function positionOf({ line, column, endLine, endColumn }: CodeRange): CodeRange {
  return { line, column, endLine, endColumn };
}
