/**
 * Reads the files that make up a policy: the repository's trusted version and its judged version, and a central one.
 */

import { GateError, toGateError, tryRead } from '../../../shared/errors.ts';
import type { FileText } from '../../../shared/git/commit-name.ts';
import { isLfsPointer } from '../../../shared/git/export.ts';
import type { RunContext } from '../../hosts/context/context.ts';
import type { RunLog } from '../../hosts/log.ts';
import { parseRepositoryUrl } from '../../hosts/repository-url.ts';
import { chooseNewPath, correctPolicyPath, mistakenPolicyPaths, policyPaths } from '../../policy/policy.ts';
import { type CentralPolicyLocation, formatCentral } from '../../settings/entries/policy-place.ts';
import type { PolicyFile } from '../../settings/policy-file.ts';
import type { Settings } from '../../settings/settings.ts';
import type { RepositoryReader } from '../repository-access.ts';

/** A policy file that a user names on their own machine. */
export interface NamedPolicy {
  path: string;
  /** As the user wrote it. */
  name: string;
}

export interface PolicyRequest {
  settings: Settings;
  context: RunContext;
  reader: RepositoryReader;
  log: RunLog;
  now: Date;
}

/** A policy file that was read. `name` states the file and its commit. */
export interface PolicyLayer {
  file: PolicyFile;
  /** From the root of its repository. For a central policy, with its repository. */
  path: string;
  name: string;
}

/** The files that make up a policy. */
export interface PolicyLayers {
  central: PolicyLayer | undefined;
  /** The trusted files of the repository. There are two only if a pull request is about to remove one. */
  own: readonly PolicyLayer[];
  /** The versions of the judged commit that differ from the trusted ones. They may only tighten. */
  heads: readonly PolicyLayer[];
  /** Why there is no trusted version at all. */
  missing: string | undefined;
  /** The paths of all policy files that the default branch will have after the merge. */
  merged: readonly string[];
}

/**
 * Throws GateError CONFIG for a file that cannot be read, is ambiguous, has a wrong name, is named and missing, or is no
 * valid policy.
 */
export async function readLayers(request: PolicyRequest): Promise<PolicyLayers> {
  const { settings, context } = request;
  const place = settings.configFile;
  const names = listPolicyNames(request);
  const [central, { found, missing }] = await Promise.all([
    place?.kind === 'central' ? readCentral(request, place) : undefined,
    readTrustedFiles(request, names),
  ]);
  // A folder without a commit has no policy file that could tighten.
  const hasHead =
    missing === undefined || (context.headSha !== undefined && context.sources.judgedPolicy?.kind !== 'unreadable');
  const head = hasHead ? await readHeadFiles(request, names, found) : undefined;
  // Otherwise a pull request that removes one of two policy files could never pass.
  if ((head?.merged.length ?? found.length) > 1) refuseSeveralPolicies(found);
  if (head?.found[0] === undefined && missing !== undefined && names.isNamed)
    return refuseAbsentPolicy(names.files[0] ?? '');
  const parse = (files: readonly FoundFile[]) => Promise.all(files.map(parseLayer));
  const [own, heads] = await Promise.all([parse(found), parse(head?.found ?? [])]);
  return { central, own, heads, missing, merged: head?.merged ?? [] };
}

/** The paths where a repository's own policy file may be. */
interface PolicyNames {
  files: readonly string[];
  /** A file at one of these paths is an error. */
  mistaken: readonly string[];
  /** Whether `config-file` names the file: then it must exist. */
  isNamed: boolean;
}

function listPolicyNames({ settings, context }: Pick<PolicyRequest, 'settings' | 'context'>): PolicyNames {
  const { configFile } = settings;
  if (configFile?.kind !== 'own') {
    // The first path is the one to show if nothing can be read.
    const files = [...new Set([choosePolicyPath(context), ...policyPaths])];
    return { files, mistaken: mistakenPolicyPaths, isNamed: false };
  }
  const { path } = configFile;
  const mistaken = policyPaths.includes(path)
    ? mistakenPolicyPaths.filter((each) => correctPolicyPath(each) === path)
    : [];
  return { files: [path], mistaken, isNamed: true };
}

interface FoundFile extends FileText {
  /** From the root of the repository. */
  path: string;
}

/**
 * The trusted policy file of the repository, or why there is no trusted version at all. Several are found only until
 * `readHeadFiles` shows whether the pull request removes all but one. Throws GateError CONFIG (reason `policy`) if the
 * file cannot be read, has a wrong name, or is named and missing.
 */
async function readTrustedFiles(
  request: PolicyRequest,
  names: PolicyNames,
): Promise<{ found: FoundFile[]; missing?: string }> {
  const { reader, settings } = request;
  try {
    const found = await readPolicyFiles(names, (each) => reader.readPolicyFile('trusted', each));
    return found.length === 0 && names.isNamed ? refuseAbsentPolicy(names.files[0] ?? '') : { found };
  } catch (error) {
    if (settings.policyRef !== undefined || !mayLackTrustedSource(request)) throw error;
    // Only an unreadable source is treated as missing. A policy file that exists but is invalid is still an error.
    const { code, message } = toGateError(error instanceof Error ? error.cause : undefined);
    if (code !== 'NOT_FOUND' && code !== 'UNAVAILABLE') throw error;
    return { found: [], missing: message };
  }
}

/** Throws GateError CONFIG (reason `policy`) if a file cannot be read or has a wrong name. */
async function readPolicyFiles(
  { files, mistaken }: Pick<PolicyNames, 'files' | 'mistaken'>,
  read: (path: string) => Promise<FileText | undefined>,
): Promise<FoundFile[]> {
  const all = [...files, ...mistaken];
  const texts = await Promise.all(all.map((path) => wrapReadErrors(`The policy ${path}`, () => read(path))));
  const found = all.flatMap((path, index) => {
    const text = texts[index];
    return text === undefined ? [] : [{ path, ...text }];
  });
  const wrong = found.find(({ path }) => !files.includes(path));
  if (wrong === undefined) return found;
  const correct = correctPolicyPath(wrong.path);
  throw new GateError('CONFIG', `${wrong.path} of ${wrong.at} is not read: the policy file is ${correct}`, {
    reason: 'policy',
    hint: `Move its content to ${correct}, or set config-file to the file that should be read.`,
  });
}

/** Where to create a policy file that does not exist yet. Outside CI, the repository's host decides. */
export function choosePolicyPath({ system, repositoryUrl }: Pick<RunContext, 'system' | 'repositoryUrl'>): string {
  if (system !== 'laptop' && system !== 'unattended') return chooseNewPath(system);
  const { host = '' } = parseRepositoryUrl(repositoryUrl ?? '') ?? {};
  return chooseNewPath(/^$|^github\.com$|\.ghe\.com$/.test(host) ? 'github' : 'other');
}

/** Two policy files in one trusted commit are ambiguous. */
function refuseSeveralPolicies(found: readonly FoundFile[]): void {
  const [one, other] = found;
  if (one === undefined || other === undefined) return;
  const message = `${one.path} and ${other.path} are both in ${one.at}, and only one of them can be the policy`;
  throw new GateError('CONFIG', message, {
    reason: 'policy',
    hint: 'Remove one of them: a pull request that does so is judged by the stricter of both. Or name the one that counts with config-file.',
  });
}

/**
 * Outside CI and without a terminal, origin may be missing or offline on an ordinary day. The run then judges by the
 * defaults, which no pull request can loosen. In CI such a run is inconclusive, except for a fork whose checkout has no
 * trusted file and that names a central policy.
 */
function mayLackTrustedSource({ context, settings }: PolicyRequest): boolean {
  const { system, sources, change } = context;
  const kind = sources?.trustedPolicy?.kind;
  if (kind === 'unreadable' && change?.fork === 'yes' && settings.configFile?.kind === 'central') return true;
  return system === 'unattended' && (kind === 'unreadable' || kind === 'origin');
}

/**
 * The versions in the judged commit whose text differs from the trusted ones, and the paths of all policy files after
 * the merge. Undefined if the judged commit is the trusted one, or should not have its own version.
 */
async function readHeadFiles(
  { reader, context, settings }: PolicyRequest,
  names: PolicyNames,
  trusted: readonly FoundFile[],
): Promise<{ found: FoundFile[]; merged: string[] } | undefined> {
  const isTrusted = context.trust === 'own' && settings.policyRef === undefined;
  if (reader.sources.trustedPolicy === undefined || isTrusted) return undefined;
  // The diff is needed later anyway, and usually no policy file changed. Then nothing has to be read.
  const changes = await tryRead(reader.changedFiles);
  // False for a file that the pull request provably does not change: its branch only has an older version.
  const isChanged = (path: string) => !(changes?.isComplete && !changes.files.has(path));
  const changed = { files: names.files.filter(isChanged), mistaken: names.mistaken.filter(isChanged) };
  const found = await readPolicyFiles(changed, (path) => reader.readPolicyFile('head', path));
  const unchanged = trusted.filter(({ path }) => !isChanged(path));
  return {
    found: found.filter(({ text }) => !trusted.some((own) => own.text === text)),
    merged: [...unchanged, ...found].map(({ path }) => path),
  };
}

/** Throws GateError CONFIG (reason `policy`) if it cannot be read or does not exist. */
async function readCentral({ reader }: PolicyRequest, place: CentralPolicyLocation): Promise<PolicyLayer> {
  const { repository, path, ref } = place;
  const label = formatCentral(place);
  const read = () => reader.readCentralFile(repository, path, ref);
  const found = await wrapReadErrors(`The policy ${label}`, read);
  return found === undefined ? refuseAbsentPolicy(`${label}@${ref}`) : parseLayer({ ...found, path: label });
}

/**
 * Throws GateError CONFIG for a text that is not a valid policy: reason `settings`, or `policy` for a symbolic link or
 * an LFS pointer.
 */
async function parseLayer({ path, text, at, isLink }: FoundFile): Promise<PolicyLayer> {
  const name = `${path} of ${at}`;
  const otherThanText = isLink ? 'a symbolic link' : isLfsPointer(text) ? 'a pointer of Git LFS' : undefined;
  if (otherThanText !== undefined) {
    throw new GateError('CONFIG', `${name} is ${otherThanText}, not a policy`, {
      reason: 'policy',
      hint: 'Commit the policy itself under this name, as a regular file.',
    });
  }
  // Most runs have no policy file, and so need no YAML parser before their first request.
  const { parsePolicyFile } = await import('../../settings/policy-file.ts');
  return { file: parsePolicyFile(text, name), path, name };
}

/**
 * Any failure while reading a part of the policy leaves the run without it, so it is an error. A rate limit keeps its
 * reason: it ends by itself, and `on-inconclusive` may let such runs pass. `what` begins the message.
 */
export async function wrapReadErrors<T>(what: string, read: () => Promise<T>): Promise<T> {
  return tryRead(read, (error) => {
    const { code, message, hint, brief } = error;
    const text = `${what} could not be read: ${message}`;
    if (code === 'RATE_LIMITED') throw new GateError(code, text, { hint, brief, cause: error });
    throw new GateError('CONFIG', text, { reason: 'policy', hint, cause: error });
  });
}

function refuseAbsentPolicy(label: string): never {
  throw new GateError('CONFIG', `The policy ${label}: config-file names it, but it does not exist`, {
    reason: 'policy',
    hint: 'On a pull request the policy is read from the default branch, or from policy-ref: put it there, or correct config-file (a central one is owner/repo/path@ref, or GIT-URL//path@ref).',
  });
}
