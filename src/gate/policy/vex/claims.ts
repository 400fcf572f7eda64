/**
 * Converts a team's VEX statements to exceptions: those that excuse, each until the day on which it must be reviewed.
 */

import { dayMs } from '../../../shared/clock.ts';
import { normalizeId } from '../../../shared/packages/identifiers.ts';
import { formatPurl } from '../../../shared/text/purl.ts';
import type { Exception } from '../policy.ts';
import {
  indexRivals,
  normalizeIds,
  type RetractingStatement,
  type VexClaim,
  type VexComponent,
  type VexProduct,
  type VexStatement,
} from './statement.ts';

export interface VexExceptions {
  exceptions: Exception[];
  /** `not_affected` without a machine-readable justification. */
  unjustified: VexStatement[];
  /** How many statements would excuse, but a later one about the same replaces them. */
  replaced: number;
  /** Products of excusing statements that nobody lists as part of this repository. */
  unlisted: string[];
}

/** Each statement is valid for this many days after its time. The order of the documents does not matter. */
export function createVexExceptions(statements: readonly VexStatement[], maxAgeDays: number): VexExceptions {
  const aliases = mergeAliases(statements);
  const about = Map.groupBy(statements, (statement) => findAliases(statement, aliases));
  const excuses: VexExceptions = { exceptions: [], unjustified: [], replaced: 0, unlisted: [] };
  const others = statements.filter((statement) => !isExcuse(statement));
  const rivals = indexRivals(others.map((rival) => ({ ...toRival(rival), ids: findAliases(rival, aliases) })));
  const unlisted = new Set<string>();
  for (const statement of statements) {
    const { status, justification, products } = statement;
    if (status === 'not_affected' && justification === undefined) excuses.unjustified.push(statement);
    if (!isExcuse(statement)) continue;
    const alike = about.get(findAliases(statement, aliases)) ?? [];
    if (alike.some((other) => supersedes(other, statement))) {
      excuses.replaced += 1;
      continue;
    }
    for (const { owner, parts, names } of products)
      if (owner === 'unlisted' && parts.length > 0) unlisted.add(names[0] ?? '');
    const claim = {
      ...toRival(statement),
      ids: normalizeIds(statement.names),
      rivals,
      ...copyStatementText(statement),
    };
    excuses.exceptions.push(createVexException(statement, { claim, maxAgeDays }));
  }
  return { ...excuses, unlisted: [...unlisted].sort() };
}

type ExcusingStatement = VexStatement & Pick<VexClaim, 'status'>;

function isExcuse(statement: VexStatement): statement is ExcusingStatement {
  const { status, justification } = statement;
  return status === 'fixed' || (status === 'not_affected' && justification !== undefined);
}

function toRival({ names, products, timeMs }: VexStatement): Omit<RetractingStatement, 'ids'> {
  return { names, products, timeMs };
}

function copyStatementText({ status, justification, text, author, place: location }: ExcusingStatement) {
  return { status, justification, text, author, place: location };
}

function createVexException(
  { timeMs, author, status, justification, text }: ExcusingStatement,
  { claim, maxAgeDays }: { claim: VexClaim; maxAgeDays: number },
): Exception {
  const words = status === 'fixed' ? 'fixed' : `not affected, ${(justification ?? '').replaceAll('_', ' ')}`;
  return {
    vex: claim,
    reason: text === undefined ? words : `${words}: ${text}`,
    expires: new Date(timeMs + maxAgeDays * dayMs).toISOString().slice(0, 10),
    owner: author,
  };
}

/** All names of a vulnerability by each of its names, merged from all statements. Its names share one list. */
type Aliases = ReadonlyMap<string, readonly string[]>;

function mergeAliases(statements: readonly VexStatement[]): Aliases {
  const groups = new Map<string, Set<string>>();
  for (const { names } of statements) {
    const ids = normalizeIds(names);
    const [largest = new Set<string>(), ...others] = [...new Set(ids.flatMap((id) => groups.get(id) ?? []))].sort(
      (a, b) => b.size - a.size,
    );
    for (const id of [...ids, ...others.flatMap((group) => [...group])]) {
      largest.add(id);
      groups.set(id, largest);
    }
  }
  const lists = new Map([...new Set(groups.values())].map((group) => [group, [...group].sort()]));
  return new Map([...groups].map(([id, group]) => [id, lists.get(group) ?? []]));
}

function findAliases({ names: [name = ''] }: VexStatement, aliases: Aliases): readonly string[] {
  return aliases.get(normalizeId(name)) ?? [];
}

/** Whether it is later and covers everything that the other statement is about. */
function supersedes(later: VexStatement, earlier: VexStatement): boolean {
  if (later.timeMs <= earlier.timeMs) return false;
  const [names, products] = [new Set(normalizeIds(later.names)), new Set(later.products.map(buildProductKey))];
  return (
    normalizeIds(earlier.names).every((id) => names.has(id)) &&
    earlier.products.every((product) => products.has(buildProductKey(product)))
  );
}

function buildProductKey({ parts, ...product }: VexProduct): string {
  return JSON.stringify([buildComponentKey(product), parts.map(buildComponentKey).sort()]);
}

function buildComponentKey({ names, purls }: VexComponent): string {
  return JSON.stringify(purls.length === names.length ? purls.map(formatPurl).sort() : [...names].sort());
}
