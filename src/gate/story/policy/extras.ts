/**
 * What a policy refers to beside its own files: OpenVEX documents, the catalog of known exploited vulnerabilities, and
 * CODEOWNERS. None of it is read from the judged commit, whose author could excuse findings or assign them to others.
 */
import { resolve } from 'node:path';
import * as z from 'zod';
import { parseJson } from '../../../shared/api/json.ts';
import { attempt, GateError, tryRead } from '../../../shared/errors.ts';
import { type FileText, isFullSha } from '../../../shared/git/commit-name.ts';
import { isFile, readRegularText } from '../../../shared/git/regular-file.ts';
import { isTracked } from '../../../shared/git/tracked.ts';
import { neutralizeLine } from '../../../shared/shown/neutral.ts';
import { joinFirst, pluralize } from '../../../shared/text/amounts.ts';
import { createRepositoryPurl, matchesPackage, type Purl, parsePurl } from '../../../shared/text/purl.ts';
import type { RunContext } from '../../hosts/context/context.ts';
import { readOrNote } from '../../hosts/log.ts';
import { isSameRepositoryUrl, parseRepositoryUrl } from '../../hosts/repository-url.ts';
import {
  type CodeOwners,
  maxCodeOwnersLength,
  type OwnerDialect,
  ownerFilePaths,
  parseCodeOwners,
} from '../../policy/code-owners.ts';
import { countDaysBetween } from '../../policy/exceptions.ts';
import type { Exception, Policy } from '../../policy/policy.ts';
import type { KevCatalog } from '../../policy/predicates.ts';
import { createVexExceptions, type VexProduct, type VexStatement } from '../../policy/vex.ts';
import { formatCentral } from '../../settings/entries/policy-place.ts';
import type { PolicyFile } from '../../settings/policy-file.ts';
import type { RunSettings } from '../../settings/policy-settings.ts';
import type { RepositoryReader } from '../repository-access.ts';
import { type PolicyRequest, wrapReadErrors } from './layers.ts';

/** Adds the settings of the trusted file to the policy, its OpenVEX documents included. */
export async function addTrustedSettings(
  { policy, settings }: { policy: Policy; settings: RunSettings },
  trusted: PolicyFile | undefined,
  request: PolicyRequest,
): Promise<Policy> {
  const { acceptUncovered, paths, ignorePaths, skipWhen, vex, vexProducts } = trusted ?? {};
  const whole = { ...policy, acceptUncovered, paths, ignorePaths, skipWhen };
  if (vex === undefined) return whole;
  const exceptions = await readVexExceptions(vex, vexProducts, settings.vexMaxAge, request);
  return { ...whole, exceptions: [...policy.exceptions, ...exceptions] };
}

const gitTimeoutMs = 60_000;

/** The catalog, if a rule needs it. Without it, those rules are undecided. It is never read from the judged commit. */
export async function readCatalog(
  { rules }: Policy,
  { kevFile, kevMaxAge }: RunSettings,
  request: PolicyRequest,
): Promise<KevCatalog | undefined> {
  const { reader, log, now } = request;
  const path = resolve(reader.folder, kevFile ?? '');
  const isAsked = rules?.some(({ match }) => match.kev !== undefined) === true;
  if (kevFile !== undefined && !/^https?:/i.test(kevFile) && !(await isFile(path))) {
    const result = isAsked ? 'rules with kev: true may be inconclusive' : 'no rule uses it';
    log.note(
      `kev-file: ${neutralizeLine(path, 300)} is not a file, and ${result}. Download the catalog before the gate runs, or remove kev-file`,
    );
    return undefined;
  }
  if (!isAsked) return undefined;
  if (kevFile === undefined) {
    log.note('A rule uses kev: true, but kev-file is not set: the rule is inconclusive');
    return undefined;
  }
  const catalog = await readOrNote(
    async () => parseCatalog(await readCatalogText(kevFile, request), now, kevMaxAge),
    'The catalog of kev-file could not be read, so rules with kev: true may be inconclusive',
    log,
  );
  if (catalog === undefined) return undefined;
  const { cves, released, isStale } = catalog;
  const age = isStale ? `, not within the last ${kevMaxAge} days: vulnerabilities it does not list are unknown` : '';
  log.note(`Known exploited vulnerabilities: ${cves.size} of ${released}${age}`);
  return catalog;
}

async function readCatalogText(place: string, { reader, context }: PolicyRequest): Promise<string> {
  if (/^https?:/i.test(place)) return reader.readAddress(new URL(place));
  const path = resolve(reader.folder, place);
  const text = await readRegularText(path).catch((error: NodeJS.ErrnoException) => {
    throw new GateError('CONFIG', `the file could not be read (${error.code ?? 'unknown fault'})`, { cause: error });
  });
  const revisions = context.headSha === undefined ? [] : [context.headSha];
  if (await isTracked(path, revisions, AbortSignal.timeout(gitTimeoutMs)))
    throw new GateError('CONFIG', 'it is in the judged commit, whose author could remove entries');
  return text;
}

const createCatalogSchema = () =>
  z.looseObject({
    dateReleased: z.optional(z.string()),
    count: z.optional(z.number()),
    vulnerabilities: z.array(z.looseObject({ cveID: z.string() })),
  });

/** Throws GateError CONFIG for a text that is not a complete catalog. */
function parseCatalog(text: string, now: Date, maxAge: number): KevCatalog {
  const json = attempt(() => parseJson(text.replace(/^\ufeff/, '')));
  if (json === undefined) throw new GateError('CONFIG', 'it is not JSON');
  const read = createCatalogSchema().safeParse(json);
  if (!read.success)
    throw new GateError('CONFIG', 'it is not a catalog: it has no list of vulnerabilities with a cveID');
  const { vulnerabilities, count, dateReleased } = read.data;
  const cves = new Set(vulnerabilities.map(({ cveID }) => cveID.trim().toUpperCase()));
  if (cves.size === 0 || (count !== undefined && count !== vulnerabilities.length))
    throw new GateError(
      'CONFIG',
      `it is incomplete: it states ${count ?? 'no count of'} entries, but has ${vulnerabilities.length}`,
    );
  const released = /^\d{4}-\d{2}-\d{2}/.exec(dateReleased ?? '')?.[0];
  const age = released === undefined ? Number.NaN : countDaysBetween(released, now.toISOString().slice(0, 10));
  // A date one day ahead can be today in another time zone.
  return { cves, released: released ?? 'no date', isStale: !(age >= -1 && age <= maxAge) };
}

/** The owners of files, if a rule or the setting needs them. Without them, rules with `owner` are undecided. */
export async function readCodeOwners(
  { rules = [] }: Policy,
  { owners: isWanted }: RunSettings,
  { reader, context, log }: PolicyRequest,
): Promise<CodeOwners | undefined> {
  const asked = rules.filter(({ match }) => match.owner !== undefined);
  if (!isWanted && asked.length === 0) return undefined;
  const undecided = asked.length === 0 ? '' : ', so rules with owner are inconclusive';
  // The dialect of the CI system if it belongs to a host, otherwise the one of the repository's host.
  const { system } = context;
  const { host = '' } = parseRepositoryUrl(context.repositoryUrl ?? '') ?? {};
  const dialect =
    system === 'github' || system === 'gitlab' || system === 'bitbucket'
      ? system
      : /(?:^|\.)gitlab\./.test(host)
        ? 'gitlab'
        : /(?:^|\.)bitbucket\./.test(host)
          ? 'bitbucket'
          : 'github';
  const read = await tryRead(
    () => readOwners(reader, dialect),
    ({ message }) => `CODEOWNERS could not be read${undecided}: ${message}`,
  );
  if (read === undefined || typeof read === 'string') {
    log.note(read ?? `There is no CODEOWNERS${undecided}: ${ownerFilePaths[dialect].join(', ')}`);
    return undefined;
  }
  const { codeOwners, at } = read;
  log.note(`Owners: ${at}`);
  for (const { name, match } of asked)
    for (const owner of match.owner ?? [])
      if (owner.includes('@') && !codeOwners.names.has(owner.toLowerCase()))
        log.note(`Rule ${name} uses the owner ${owner}, but CODEOWNERS does not contain it`);
  return codeOwners;
}

/** Reads the first file that exists at the host's paths. Undefined if there is none. */
async function readOwners(
  reader: RepositoryReader,
  dialect: OwnerDialect,
): Promise<{ codeOwners: CodeOwners; at: string } | undefined> {
  if (reader.sources.trustedPolicy === undefined)
    throw new GateError('NOT_FOUND', 'there is no repository to read it from');
  for (const path of ownerFilePaths[dialect]) {
    const found = await reader.readPolicyFile('trusted', path);
    if (found === undefined) continue;
    if (Buffer.byteLength(found.text) > maxCodeOwnersLength)
      throw new GateError('CONFIG', `${path} is larger than 3 MB`);
    return { codeOwners: parseCodeOwners(found.text, dialect), at: `${path} of ${found.at}` };
  }
  return undefined;
}

/** Throws GateError CONFIG (reason `policy`, or `settings` for an invalid document): no excuse is dropped silently. */
async function readVexExceptions(
  paths: readonly string[],
  products: readonly string[] | undefined,
  maxAgeDays: number,
  request: PolicyRequest,
): Promise<Exception[]> {
  const { parseVex } = await import('../../settings/vex-document.ts');
  const { context, now, log } = request;
  const findOwner = createOwnershipTest(products ?? [], context);
  const documents = await Promise.all(paths.map(async (path) => ({ path, ...(await readDocument(path, request)) })));
  const statements = documents.flatMap(({ path, text, at }) =>
    parseVex(text, { name: `${path} of ${at}`, path, now }).map(
      (each): VexStatement => ({
        ...each,
        products: each.products.map((product) => ({ ...product, owner: findOwner(product) })),
      }),
    ),
  );
  const { exceptions, unjustified, replaced, unlisted } = createVexExceptions(statements, maxAgeDays);
  const later = replaced === 0 ? '' : `; ${replaced} more ${replaced === 1 ? 'was' : 'were'} replaced by later ones`;
  const places = documents.map(({ path, at }) => `${path} of ${at}`).join(', ');
  log.note(
    `OpenVEX: ${exceptions.length} of ${pluralize(statements.length, 'statement')} can excuse findings${later}: ${places}`,
  );
  if (unjustified.length > 0) {
    const named = unjustified.map(({ names, place }) => `${names[0]} (${place})`);
    log.note(`OpenVEX: not_affected without a justification excuses nothing: ${joinFirst(named, 5)}`);
  }
  if (unlisted.length > 0)
    log.note(
      `OpenVEX: products not declared in vex-products; statements about their parts excuse nothing: ${joinFirst(unlisted, 5)}`,
    );
  return exceptions;
}

async function readDocument(
  path: string,
  { reader, settings: { configFile: place } }: PolicyRequest,
): Promise<FileText> {
  const isCentral = place?.kind === 'central';
  const label = isCentral ? `${formatCentral({ ...place, path })}@${place.ref}` : path;
  const found = await wrapReadErrors(`The OpenVEX document ${label}`, async () =>
    isCentral ? reader.readCentralFile(place.repository, path, place.ref) : reader.readPolicyFile('trusted', path),
  );
  if (found !== undefined) return found;
  throw new GateError('CONFIG', `The OpenVEX document ${label}: vex names it, but it does not exist`, {
    reason: 'policy',
    hint: 'It is read from where the policy is: put it next to the policy file, on the default branch, or correct vex.',
  });
}

/** Returns a function that tells whose product it is. */
function createOwnershipTest(
  listed: readonly string[],
  { repositoryUrl, headSha }: RunContext,
): (product: Pick<VexProduct, 'names'>) => VexProduct['owner'] {
  const own = listed.map(parsePurl).filter((purl) => purl !== undefined);
  const repository = repositoryUrl === undefined ? undefined : createRepositoryPurl(repositoryUrl);
  const classifyName = (name: string): VexProduct['owner'] => {
    const purl = parsePurl(name);
    if (purl === undefined)
      return repositoryUrl !== undefined && /^https?:/i.test(name) && isSameRepositoryUrl(name, repositoryUrl)
        ? 'this'
        : 'unlisted';
    if (
      repository !== undefined &&
      (isSamePackage(purl, repository) || (purl.type === repository.type && purl.type !== 'generic'))
    )
      return compareWithRepository(purl, repository, headSha);
    // A statement about one build does not apply to every build.
    const answers = own.map((product) =>
      purl.version === undefined ? matchesPackage(purl, { ...product, version: 'any' }) : matchesPackage(purl, product),
    );
    return answers.includes('yes') ? 'this' : answers.includes('unknown') ? 'maybe' : 'unlisted';
  };
  return ({ names }) => {
    const owners = names.map(classifyName);
    return (['this', 'maybe', 'no'] as const).find((owner) => owners.includes(owner)) ?? 'unlisted';
  };
}

/** A commit is either this one or another one. A tag or branch may be either. */
function compareWithRepository(purl: Purl, repository: Purl, headSha: string | undefined): VexProduct['owner'] {
  const { version, ...unversioned } = purl;
  if (!isSamePackage(purl, repository)) return 'no';
  if (unversioned.subpath !== undefined || unversioned.qualifiers !== undefined) return 'maybe';
  if (version === undefined || version.toLowerCase() === headSha) return 'this';
  return isFullSha(version) && headSha !== undefined ? 'no' : 'maybe';
}

function isSamePackage(a: Purl, b: Purl): boolean {
  return a.type === b.type && a.namespace === b.namespace && a.name === b.name;
}
