/**
 * Converts the trusted policy's OpenVEX documents to exceptions. They are read from where the policy is, never from the
 * judged commit.
 */
import { GateError } from '../../shared/errors.ts';
import { type FileText, isFullSha } from '../../shared/git/commit-name.ts';
import { pluralize } from '../../shared/text/amounts.ts';
import { createRepositoryPurl, matchesPackage, type Purl, parsePurl } from '../../shared/text/purl.ts';
import { isSameRepositoryUrl } from '../hosts/repository-url.ts';
import type { Exception } from '../policy/policy.ts';
import { createVexExceptions, type VexExceptions } from '../policy/vex/claims.ts';
import type { VexProduct, VexStatement } from '../policy/vex/statement.ts';
import { formatCentral } from '../settings/entries/policy-place.ts';
import type { TrustedSettings } from '../settings/policy-file.ts';
import type { ReadProduct } from '../settings/vex-document.ts';
import { wrapReadErrors } from './policy-layers.ts';
import type { PolicyRequest } from './policy-request.ts';

type VexSettings = Pick<TrustedSettings, 'vexProducts'> & { vex: readonly string[] };

/** Throws GateError CONFIG (reason `policy`, or `settings` for an invalid document): no excuse is dropped silently. */
export async function readVexExceptions(
  { vex: paths, vexProducts }: VexSettings,
  { maxAgeDays, request }: { maxAgeDays: number; request: PolicyRequest },
): Promise<Exception[]> {
  const { parseVex } = await import('../settings/vex-document.ts');
  const { context, now, log } = request;
  const findOwner = createOwnershipTest(vexProducts ?? [], context);
  const documents = await Promise.all(paths.map(async (path) => ({ path, ...(await readDocument(path, request)) })));
  const statements = documents.flatMap(({ path, text, at }) =>
    parseVex(text, { name: `${path} of ${at}`, path, now }).map(
      (each): VexStatement => ({
        ...each,
        products: each.products.map((product) => ({ ...product, owner: findOwner(product) })),
      }),
    ),
  );
  const excuses = createVexExceptions(statements, maxAgeDays);
  const places = documents.map(({ path, at }) => `${path} of ${at}`).join(', ');
  for (const line of formatVexNotes(excuses, { places, count: statements.length })) log.note(line);
  return excuses.exceptions;
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

type RepositoryState = Pick<PolicyRequest['context'], 'repositoryUrl' | 'headSha'>;

/** Returns a function that tells whose product it is. */
function createOwnershipTest(
  listed: readonly string[],
  { repositoryUrl, headSha }: RepositoryState,
): (product: ReadProduct) => VexProduct['owner'] {
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
    const answers = own.map((product) => compareWithListed(purl, product));
    return answers.find((answer) => answer === 'this') ?? answers.find((answer) => answer === 'maybe') ?? 'unlisted';
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

/** A statement about one build does not apply to every build. */
function compareWithListed(purl: Purl, product: Purl): VexProduct['owner'] {
  const answer =
    purl.version === undefined ? matchesPackage(purl, { ...product, version: 'any' }) : matchesPackage(purl, product);
  return answer === 'yes' ? 'this' : answer === 'unknown' ? 'maybe' : 'unlisted';
}

function formatVexNotes(
  { exceptions, unjustified, replaced, unlisted }: VexExceptions,
  { places, count }: { places: string; count: number },
): string[] {
  const later = replaced === 0 ? '' : `; ${replaced} more ${replaced === 1 ? 'was' : 'were'} replaced by later ones`;
  const named = unjustified.slice(0, 5).map(({ names, place }) => `${names[0]} (${place})`);
  return [
    `OpenVEX: ${exceptions.length} of ${pluralize(count, 'statement')} can excuse findings${later}: ${places}`,
    ...(unjustified.length === 0
      ? []
      : [
          `OpenVEX: not_affected without a justification excuses nothing: ${formatShownList(named, unjustified.length)}`,
        ]),
    ...(unlisted.length === 0
      ? []
      : [
          `OpenVEX: products not declared in vex-products; statements about their parts excuse nothing: ${formatShownList(unlisted.slice(0, 5), unlisted.length)}`,
        ]),
  ];
}

function formatShownList(shown: readonly string[], count: number): string {
  return `${shown.join(', ')}${count > shown.length ? ` and ${count - shown.length} more` : ''}`;
}
