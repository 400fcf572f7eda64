/**
 * Reads statements of OpenVEX documents and decides whether they are about a finding (https://github.com/openvex/spec,
 * 0.2.0).
 */

import { namesPackage, type Purl, parsePurl } from '../../text/purl.ts';
import { type Answer, both, either } from '../answer.ts';
import type { Finding } from '../finding.ts';
import { normalId } from './identifiers.ts';

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

export interface Component {
  /** As written in the document. */
  names: readonly string[];
  /** Those of the names that are package URLs. */
  purls: readonly Purl[];
}

export interface Product extends Component {
  /**
   * Whether the product is this repository's: `this`; `maybe`, at another version or tag; `no`, another repository or
   * commit; `unlisted`, if nobody states whose it is.
   */
  owner: 'this' | 'maybe' | 'no' | 'unlisted';
  /** The components within the product that the statement is about. Empty: the whole product. */
  parts: readonly Component[];
}

export interface Statement {
  /** The vulnerability's name followed by its aliases, as written. */
  names: readonly string[];
  products: readonly Product[];
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

/** The names in an excusing statement, and the statements that may retract it. */
export interface Claim {
  names: readonly string[];
  /** The names in normalized spelling. */
  ids: readonly string[];
  products: readonly Product[];
  /** All retracting statements, shared by all claims. */
  rivals: Rivals;
  status: Extract<VexStatus, 'not_affected' | 'fixed'>;
  justification: Justification | undefined;
  text: string | undefined;
  author: string;
  timeMs: number;
  place: string;
}

/** Its `ids` are all names that any statement gives its vulnerability. */
export type Rival = Pick<Claim, 'names' | 'ids' | 'products' | 'timeMs'>;

export interface Rivals {
  all: readonly Rival[];
  /** By each of their names and ids. */
  byName: ReadonlyMap<string, readonly Rival[]>;
}

export function indexRivals(all: readonly Rival[]): Rivals {
  const byName = new Map<string, Rival[]>();
  for (const rival of all)
    for (const name of new Set([...rival.names, ...rival.ids])) byName.set(name, [...(byName.get(name) ?? []), rival]);
  return { all, byName };
}

/**
 * Whether the claim excuses the finding. Unknown if the finding does not state enough to decide. A statement of the
 * same time or later that may be about it retracts the claim.
 */
export function excuses(claim: Claim, finding: Finding): Answer {
  const isVulnerability = vulnerabilityOf(claim, finding);
  // Most claims end here, which saves parsing the package.
  if (isVulnerability === 'no') return 'no';
  const isAbout = both(isVulnerability, productOf(claim, finding));
  if (isAbout === 'no') return 'no';
  const isTakenBack = rivalsFor(finding, claim).some((rival) => productOf(rival, finding) !== 'no');
  return isTakenBack ? (isStated(finding) ? 'no' : 'unknown') : isAbout;
}

/** Whether the finding's detail was read. What it does not state then, no source states. */
export function isStated({ detail }: Finding): boolean {
  return detail !== undefined;
}

/** Retracting statements of the same time or later that use any name of the finding. */
function rivalsFor(finding: Finding, { rivals, timeMs }: Claim): Rival[] {
  const found = [finding.id, ...idsOf(finding)].flatMap((name) => rivals.byName.get(name) ?? []);
  return found.filter((rival) => rival.timeMs >= timeMs);
}

/**
 * Yes if all names that the finding has in one database belong to the claim. A finding with two CVEs is not excused by
 * one of them.
 */
function vulnerabilityOf({ names, ids }: Pick<Claim, 'names' | 'ids'>, finding: Finding): Answer {
  if (names.includes(finding.id)) return 'yes';
  const mayBeNamed = finding.type === undefined || finding.type === 'SCA';
  const stated = idsOf(finding);
  if (stated.length === 0) return mayBeNamed ? 'unknown' : 'no';
  const named = new Set(ids);
  const ofDatabases = Map.groupBy(stated, (id) => id.slice(0, id.indexOf('-')));
  if ([...ofDatabases.values()].some((own) => own.every((id) => named.has(id)))) return 'yes';
  return stated.some((id) => named.has(id)) ? 'unknown' : 'no';
}

export function idsOf({ detail }: Finding): readonly string[] {
  return detail?.advisory?.ids ?? detail?.advisory?.cves ?? [];
}

function productOf({ products }: Pick<Claim, 'products'>, finding: Finding): Answer {
  const found = parsePurl(finding.detail?.advisory?.purl ?? '');
  return either(...products.map((product) => isProduct(product, found)));
}

function isProduct(product: Product, found: Purl | undefined): Answer {
  const { owner, parts } = product;
  const inside = parts.length === 0 ? 'yes' : either(...parts.map((part) => isPackage(part, found)));
  const itself = both(isPackage(product, found), parts.length === 0 ? 'yes' : 'unknown');
  return either(itself, both(isHere(owner, parts.length > 0), inside));
}

function isHere(owner: Product['owner'], hasParts: boolean): Answer {
  if (owner === 'this') return 'yes';
  if (owner === 'maybe') return 'unknown';
  // A statement about one of these parts in another product may or may not apply to ours.
  return owner === 'unlisted' && hasParts ? 'unknown' : 'no';
}

function isPackage({ purls }: Component, found: Purl | undefined): Answer {
  if (found === undefined || purls.length === 0) return 'unknown';
  return either(...purls.map((purl) => namesPackage(purl, found)));
}

/** Returns each once, in normalized spelling. */
export function normalIds(names: readonly string[]): string[] {
  return [...new Set(names.map(normalId))];
}
