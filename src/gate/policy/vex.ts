/**
 * Reads statements of OpenVEX documents and decides whether they are about a finding (https://github.com/openvex/spec,
 * 0.2.0).
 */

import { dayMs } from '../../shared/clock.ts';
import { normalizeId } from '../../shared/packages/identifiers.ts';
import { formatPurl, matchesPackage, type Purl, parsePurl } from '../../shared/text/purl.ts';
import type { Finding } from './finding.ts';
import { andTernary, orTernary, type Ternary } from './ternary.ts';

export const statuses = ['not_affected', 'affected', 'fixed', 'under_investigation'] as const;
export type VexStatus = (typeof statuses)[number];

export const justifications = [
  'component_not_present',
  'vulnerable_code_not_present',
  'vulnerable_code_not_in_execute_path',
  'vulnerable_code_cannot_be_controlled_by_adversary',
  'inline_mitigations_already_exist',
] as const;
export type Justification = (typeof justifications)[number];

export interface VexComponent {
  /** As written in the document. */
  names: readonly string[];
  /** Those of the names that are package URLs. */
  purls: readonly Purl[];
}

export interface VexProduct extends VexComponent {
  /**
   * Whether the product is this repository's: `this`; `maybe`, at another version or tag; `no`, another repository or
   * commit; `unlisted`, if nobody states whose it is.
   */
  owner: 'this' | 'maybe' | 'no' | 'unlisted';
  /** The components within the product that the statement is about. Empty: the whole product. */
  parts: readonly VexComponent[];
}

export interface VexStatement {
  /** The vulnerability's name followed by its aliases, as written. */
  names: readonly string[];
  products: readonly VexProduct[];
  status: VexStatus;
  justification: Justification | undefined;
  /** The author's explanation. */
  text: string | undefined;
  author: string;
  /** When it was known to be true, ms since the epoch. */
  timeMs: number;
  /** `security/openvex.json, statement 3`. */
  place: string;
}

/** An excusing statement, and the statements that may retract it. */
export interface VexClaim extends VexStatement {
  /** The names in normalized spelling. */
  ids: readonly string[];
  /** All retracting statements, shared by all claims, and the same by each of their names and ids. */
  rivals: {
    all: readonly RetractingStatement[];
    byName: ReadonlyMap<string, readonly RetractingStatement[]>;
  };
  status: Extract<VexStatus, 'not_affected' | 'fixed'>;
}

/** Its `ids` are all names that any statement gives its vulnerability. */
export type RetractingStatement = Pick<VexClaim, 'names' | 'ids' | 'products' | 'timeMs'>;

/**
 * Whether the claim excuses the finding. Unknown if the finding does not state enough to decide. A statement of the
 * same time or later that may be about it retracts the claim.
 */
export function isExcusedByClaim(claim: VexClaim, finding: Finding): Ternary {
  const isVulnerability = matchesVulnerability(claim, finding);
  // Most claims end here, which saves parsing the package.
  if (isVulnerability === 'no') return 'no';
  const isAbout = andTernary(isVulnerability, matchesAnyProduct(claim, finding));
  if (isAbout === 'no') return 'no';
  const { rivals, timeMs } = claim;
  const isTakenBack = [finding.id, ...listVulnerabilityIds(finding)]
    .flatMap((name) => rivals.byName.get(name) ?? [])
    .some((rival) => rival.timeMs >= timeMs && matchesAnyProduct(rival, finding) !== 'no');
  // What a detail that was read does not state, no source states.
  return isTakenBack ? (finding.detail === undefined ? 'unknown' : 'no') : isAbout;
}

/**
 * Yes if all names that the finding has in one database belong to the claim. A finding with two CVEs is not excused by
 * one of them.
 */
function matchesVulnerability({ names, ids }: Pick<VexClaim, 'names' | 'ids'>, finding: Finding): Ternary {
  if (names.includes(finding.id)) return 'yes';
  const mayBeNamed = finding.type === undefined || finding.type === 'SCA';
  const stated = listVulnerabilityIds(finding);
  if (stated.length === 0) return mayBeNamed ? 'unknown' : 'no';
  const named = new Set(ids);
  const ofDatabases = Map.groupBy(stated, (id) => id.slice(0, id.indexOf('-')));
  if ([...ofDatabases.values()].some((own) => own.every((id) => named.has(id)))) return 'yes';
  return stated.some((id) => named.has(id)) ? 'unknown' : 'no';
}

export function listVulnerabilityIds({ detail }: Finding): readonly string[] {
  return detail?.advisory?.ids ?? detail?.advisory?.cves ?? [];
}

function matchesAnyProduct({ products }: Pick<VexClaim, 'products'>, finding: Finding): Ternary {
  const found = parsePurl(finding.detail?.advisory?.purl ?? '');
  return orTernary(...products.map((product) => matchesProduct(product, found)));
}

function matchesProduct(product: VexProduct, found: Purl | undefined): Ternary {
  const { owner, parts } = product;
  const inside = parts.length === 0 ? 'yes' : orTernary(...parts.map((part) => matchesComponent(part, found)));
  const itself = andTernary(matchesComponent(product, found), parts.length === 0 ? 'yes' : 'unknown');
  return orTernary(itself, andTernary(isInRepository(owner, parts.length > 0), inside));
}

function isInRepository(owner: VexProduct['owner'], hasParts: boolean): Ternary {
  if (owner === 'this') return 'yes';
  if (owner === 'maybe') return 'unknown';
  // A statement about one of these parts in another product may or may not apply to ours.
  return owner === 'unlisted' && hasParts ? 'unknown' : 'no';
}

function matchesComponent({ purls }: VexComponent, found: Purl | undefined): Ternary {
  if (found === undefined || purls.length === 0) return 'unknown';
  return orTernary(...purls.map((purl) => matchesPackage(purl, found)));
}

/** Returns each once, in normalized spelling. */
function normalizeIds(names: readonly string[]): string[] {
  return [...new Set(names.map(normalizeId))];
}

/**
 * Converts a team's statements to exceptions. Each statement is valid for this many days after its time. The order of
 * the documents does not matter.
 */
export function createVexExceptions(statements: readonly VexStatement[], maxAgeDays: number) {
  const aliases = mergeAliases(statements);
  const findAliases = ({ names: [name = ''] }: VexStatement) => aliases.get(normalizeId(name)) ?? [];
  const about = Map.groupBy(statements, findAliases);
  /** Each is valid until the day on which it must be reviewed. */
  const exceptions: { vex: VexClaim; reason: string; expires: string; owner: string }[] = [];
  /** `not_affected` without a machine-readable justification. */
  const unjustified: VexStatement[] = [];
  /** How many statements would excuse, but a later one about the same replaces them. */
  let replaced = 0;
  /** Products of excusing statements that nobody lists as part of this repository. */
  const unlisted = new Set<string>();
  const others = statements.filter((statement) => !isExcuse(statement));
  const retracting = others.map((rival): RetractingStatement => {
    const { names, products, timeMs } = rival;
    return { names, products, timeMs, ids: findAliases(rival) };
  });
  const byName = new Map<string, RetractingStatement[]>();
  for (const rival of retracting)
    for (const name of new Set([...rival.names, ...rival.ids])) byName.set(name, [...(byName.get(name) ?? []), rival]);
  const rivals = { all: retracting, byName };
  for (const statement of statements) {
    if (statement.status === 'not_affected' && statement.justification === undefined) unjustified.push(statement);
    if (!isExcuse(statement)) continue;
    const alike = about.get(findAliases(statement)) ?? [];
    if (alike.some((other) => supersedes(other, statement))) {
      replaced += 1;
      continue;
    }
    const { status, justification, text, author, timeMs } = statement;
    for (const { owner, parts, names } of statement.products)
      if (owner === 'unlisted' && parts.length > 0) unlisted.add(names[0] ?? '');
    const words = status === 'fixed' ? 'fixed' : `not affected, ${(justification ?? '').replaceAll('_', ' ')}`;
    exceptions.push({
      vex: { ...statement, ids: normalizeIds(statement.names), rivals },
      reason: text === undefined ? words : `${words}: ${text}`,
      expires: new Date(timeMs + maxAgeDays * dayMs).toISOString().slice(0, 10),
      owner: author,
    });
  }
  return { exceptions, unjustified, replaced, unlisted: [...unlisted].sort() };
}

function isExcuse(statement: VexStatement): statement is VexStatement & Pick<VexClaim, 'status'> {
  const { status, justification } = statement;
  return status === 'fixed' || (status === 'not_affected' && justification !== undefined);
}

/** All names of a vulnerability by each of its names, merged from all statements. Its names share one list. */
function mergeAliases(statements: readonly VexStatement[]): ReadonlyMap<string, readonly string[]> {
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
