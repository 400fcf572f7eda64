/** Settings for the location of the policy: the baseline, the policy file, and the commit that both are read from. */
import { isConfidential } from '../../../shared/http/confidential.ts';
import { chooseNewPath, policyPathsText } from '../../policy/policy.ts';
import { defineSetting } from '../setting.ts';
import { type Complain, isBranchName, quoteForMessage, textForm } from '../values.ts';

/** Paths are below the repository root, with `/` as separator. */
export function removeLeadingDot(text: string): string {
  return text.replace(/^(?:\.\/)+/, '');
}

export function describePathProblem(path: string): string | undefined {
  if (/[\p{Cc}\\]/u.test(path)) return 'is not a path: it has \\ or control characters in it';
  if (path.startsWith('/')) return 'is not a path inside the repository: it begins with /';
  if (path.split('/').some((part) => part === '' || part === '.' || part === '..'))
    return 'is not a path inside the repository: it has empty parts, . or .. in it';
  return undefined;
}

/** A policy in another repository. */
export interface CentralPolicyLocation {
  kind: 'central';
  /** `owner/name` on GitHub, or a git address. */
  repository: string;
  path: string;
  ref: string;
}

/** Whether git reads the central repository, instead of GitHub's API. */
export function isGitAddress(repository: string): boolean {
  return repository.includes(':');
}

/** `owner/repo/path`, or `GIT-URL//path`: the file without its ref. */
export function formatCentral({ repository, path }: Pick<CentralPolicyLocation, 'repository' | 'path'>): string {
  return `${repository}${isGitAddress(repository) ? '//' : '/'}${path}`;
}

/** A path of this repository that contains an @ must begin with `./`. */
function readPolicyLocation(text: string, complain: Complain): { kind: 'own'; path: string } | CentralPolicyLocation {
  const central = splitAddress(text);
  const path = central?.path ?? removeLeadingDot(text);
  if (central !== undefined && isGitAddress(central.repository)) checkGitAddress(central.repository, complain);
  const problem = central?.path === '' ? `names no file: ${centralForm}` : describePathProblem(path);
  if (problem !== undefined) complain(problem);
  if (central === undefined) return { kind: 'own', path };
  const { ref } = central;
  if (ref === '' && path !== '') complain(`names no branch, tag or commit: ${centralForm}`);
  if (ref !== '' && !isRef(ref))
    complain(`names ${quoteForMessage(ref)} after @, which is not a branch, tag or commit`);
  return { kind: 'central', ...central };
}

/**
 * `owner/repo/path@ref` on GitHub, `GIT-URL//path@ref` anywhere. The address ends at the first `//` after its scheme. A
 * path of this repository never contains one.
 */
function splitAddress(text: string): Omit<CentralPolicyLocation, 'kind'> | undefined {
  const scheme = /^[a-z][a-z0-9+.-]*:\/\//i.exec(text)?.[0] ?? '';
  const end = text.indexOf('//', scheme.length);
  const repository = end < 0 ? text : text.slice(0, end);
  if (scheme === '' && (end < 0 || !isGitAddress(repository))) {
    const [, github = '', path = '', ref = ''] = /^([\w-]+\/[\w.-]+)\/([^@]+)@(.+)$/.exec(text) ?? [];
    return ref === '' || /\/\.{1,2}$/.test(github) ? undefined : { repository: github, path, ref };
  }
  const [path = '', ...ref] = text.slice(repository.length + 2).split('@');
  return { repository, path, ref: ref.join('@') };
}

const centralForm = 'write GIT-URL//path@ref, as in https://git.example.com/group/policies.git//gate.yml@main';
const schemes = /^(?:https|http|ssh|file):\/\//;
/** `user@host:path`. Excluded: `ext::…`, text that ssh would take for an option, and `user:password@host`. */
const shortAddress = /^(?!(?:https?|ssh|git|file):)(?:\w[\w.-]*@)?[a-z0-9][\w.-]+:(?!:|\/\/)[^\s\p{Cc}\\@]+$/iu;

/**
 * Allows only addresses that git reaches without running a program that the address names, and without a password in
 * them.
 */
function checkGitAddress(address: string, complain: Complain): void {
  if (shortAddress.test(address)) return;
  if (!schemes.test(address) || /[\s\p{Cc}\\]/u.test(address) || !URL.canParse(address)) {
    complain(`does not begin with an address for git (https://, ssh:// or user@host:): ${centralForm}`);
    return;
  }
  const { protocol, username, password, search, hash, hostname } = new URL(address);
  const isSsh = protocol === 'ssh:';
  if (password !== '' || (username !== '' && !isSsh))
    complain('must not contain a user name or password; git reads them from the configuration of the job');
  if (search !== '' || hash !== '') complain('must not contain a query (?) or fragment (#)');
  if (isSsh && (/^-|^$/.test(hostname) || username.startsWith('-'))) complain('names no host');
  if (protocol === 'file:' && hostname !== '') complain('names another machine; use https:// or ssh://');
  if (protocol === 'http:' && !isConfidential(new URL(address))) complain('is not encrypted; use https:// or ssh://');
}

/** A branch or tag name, a full ref, or a SHA. */
function isRef(text: string): boolean {
  return isBranchName(text) && text.length <= 255;
}

export const placeEntries = [
  defineSetting({
    name: 'baseline-file',
    entrances: ['command'],
    group: 'Policy',
    brief: 'Known findings, for --scope new',
    description: 'Known findings, for scope: new. In a CI system it is read from the default branch.',
    placeholder: 'PATH',
    example: '.github/scan-gate-baseline.json',
    absent: '.github/scan-gate-baseline.json',
    read: (text, complain) => {
      const path = removeLeadingDot(text);
      const problem = describePathProblem(path);
      if (problem !== undefined) complain(problem);
      return path;
    },
    file: { form: textForm },
  }),
  defineSetting(
    {
      name: 'config-file',
      group: 'Policy',
      brief: 'Policy file, of this repository or a central one',
      description:
        'Policy file in this repository, or a central one: owner/repo/path@ref on GitHub, GIT-URL//path@ref anywhere. In a CI system, it is read from the default branch. The judged commit may only tighten it.',
      placeholder: 'PATH|OWNER/REPO/PATH@REF|GIT-URL//PATH@REF',
      example: chooseNewPath('github'),
      absent: `${policyPathsText}, where there is one`,
      // The part before @ in an address may be a password, or a token in place of a user name.
      concealed: /:\/\/(?:[^/]*@|.*@.*\/\/|.*[?#])|^[^/]*:[^/]*@/,
      read: readPolicyLocation,
      file: { refused: 'a file does not name another one' },
    },
    {
      text: (place) => (place.kind === 'own' ? place.path : `${formatCentral(place)}@${place.ref}`),
    },
  ),
  defineSetting({
    name: 'policy-ref',
    group: 'Policy',
    brief: 'Branch, tag or commit from which the policy is read',
    description: 'Branch, tag or commit of this repository from which the policy file is read.',
    placeholder: 'REF',
    example: 'main',
    absent: 'the current default branch',
    read: (text, complain) => {
      if (!isRef(text)) complain('is not a name that git allows for a branch, tag or commit');
      return text;
    },
    file: { refused: 'a file does not name another one' },
  }),
];
