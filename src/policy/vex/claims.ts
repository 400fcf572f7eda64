/**
 * Converts a team's VEX statements to exceptions: those that excuse, each until the day on which it must be reviewed.
 */

import { purlText } from '../../text/purl.ts';
import type { Exception } from '../policy.ts';
import { normalId } from './identifiers.ts';
import {
  type Claim,
  type Component,
  indexRivals,
  normalIds,
  type Product,
  type Rival,
  type Statement,
} from './statement.ts';

export interface Excuses {
  exceptions: Exception[];
  /** `not_affected` without a machine-readable justification. */
  unjustified: Statement[];
  /** How many statements would excuse, but a later one about the same replaces them. */
  replaced: number;
  /** Products of excusing statements that nobody lists as part of this repository. */
  unlisted: string[];
}

const dayMs = 86_400_000;

/** Each statement is valid for this many days after its time. The order of the documents does not matter. */
export function excusesOf(statements: readonly Statement[], maxAgeDays: number): Excuses {
  const aliases = aliasesOf(statements);
  const about = Map.groupBy(statements, (statement) => aliasesIn(statement, aliases));
  const excuses: Excuses = { exceptions: [], unjustified: [], replaced: 0, unlisted: [] };
  const others = statements.filter((statement) => !isExcuse(statement));
  const rivals = indexRivals(others.map((rival) => ({ ...named(rival), ids: aliasesIn(rival, aliases) })));
  const unlisted = new Set<string>();
  for (const statement of statements) {
    const { status, justification, products } = statement;
    if (status === 'not_affected' && justification === undefined) excuses.unjustified.push(statement);
    if (!isExcuse(statement)) continue;
    const alike = about.get(aliasesIn(statement, aliases)) ?? [];
    if (alike.some((other) => replaces(other, statement))) {
      excuses.replaced += 1;
      continue;
    }
    for (const { owner, parts, names } of products)
      if (owner === 'unlisted' && parts.length > 0) unlisted.add(names[0] ?? '');
    const claim = { ...named(statement), ids: normalIds(statement.names), rivals, ...saidBy(statement) };
    excuses.exceptions.push(exceptionOf(statement, { claim, maxAgeDays }));
  }
  return { ...excuses, unlisted: [...unlisted].sort() };
}

type Excusing = Statement & Pick<Claim, 'status'>;

function isExcuse(statement: Statement): statement is Excusing {
  const { status, justification } = statement;
  return status === 'fixed' || (status === 'not_affected' && justification !== undefined);
}

function named({ names, products, timeMs }: Statement): Omit<Rival, 'ids'> {
  return { names, products, timeMs };
}

function saidBy({ status, justification, text, author, place }: Excusing) {
  return { status, justification, text, author, place };
}

function exceptionOf(
  { timeMs, author, status, justification, text }: Excusing,
  { claim, maxAgeDays }: { claim: Claim; maxAgeDays: number },
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

function aliasesOf(statements: readonly Statement[]): Aliases {
  const groups = new Map<string, Set<string>>();
  for (const { names } of statements) {
    const ids = normalIds(names);
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

function aliasesIn({ names: [name = ''] }: Statement, aliases: Aliases): readonly string[] {
  return aliases.get(normalId(name)) ?? [];
}

/** Whether it is later and covers everything that the other statement is about. */
function replaces(later: Statement, earlier: Statement): boolean {
  if (later.timeMs <= earlier.timeMs) return false;
  const [names, products] = [new Set(normalIds(later.names)), new Set(later.products.map(productKey))];
  return (
    normalIds(earlier.names).every((id) => names.has(id)) &&
    earlier.products.every((product) => products.has(productKey(product)))
  );
}

function productKey({ parts, ...product }: Product): string {
  return JSON.stringify([componentKey(product), parts.map(componentKey).sort()]);
}

function componentKey({ names, purls }: Component): string {
  return JSON.stringify(purls.length === names.length ? purls.map(purlText).sort() : [...names].sort());
}
