/** The interface of a CI system: how it is recognized, and how its variables become facts about a run. */

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads a file that a variable names. Undefined when it cannot be read. */
export type TextReader = (path: string) => string | undefined;

/** What started the run. A schedule or a manual start is given only if the system tells. */
export type CiEvent = 'branch' | 'pull request' | 'merge queue' | 'tag' | 'schedule' | 'manual';

/** The facts in the variables. Undefined when a variable does not say. */
export interface CiFacts {
  event?: CiEvent | undefined;
  /** The branch that is built; the source branch of a pull request. */
  branch?: string | undefined;
  /** Set when a tag is built and not a branch. */
  tag?: string | undefined;
  /**
   * The head of the branch, or the first characters of its SHA. For a pull request the head of its source, never a test
   * merge.
   */
  headSha?: string | undefined;
  /** The commit that is checked out, if it may be a test merge. */
  builtSha?: string | undefined;
  /** A ref in the checkout under which the system keeps the head of the pull request. */
  headRef?: string | undefined;
  /** Whether a pull request is built, and the checkout therefore may be a merge. Undefined when unknown. */
  isChange?: boolean | undefined;
  /** Its number, where it has one. */
  pullRequest?: number | undefined;
  /** True when the system calls it a merge request. */
  isMergeRequest?: boolean | undefined;
  /** The author of the pull request, and whether it is a draft, if the system says so. */
  author?: string | undefined;
  isDraft?: boolean | undefined;
  /** The target branch of the pull request. */
  baseBranch?: string | undefined;
  defaultBranch?: string | undefined;
  /** Whether the pull request comes from another repository. */
  isFork?: boolean | undefined;
  /** True when a pull request is built in a checkout whose `origin` is the repository that receives it. */
  isForkOfOrigin?: boolean | undefined;
  repositoryUrl?: string | undefined;
  isPublic?: boolean | undefined;
  /** The page of this run. */
  runUrl?: string | undefined;
  /** What is built, if it cannot be gated: `a change of Gerrit`. */
  unsupported?: string | undefined;
}

export interface CiSystem {
  id: string;
  /** The name as its vendor writes it. */
  name: string;
  /** The vendor's documentation of these variables. */
  docs: string;
  /** The setting that fetches the whole history, for people. Undefined when every clone has it. */
  wholeHistory: string | undefined;
  /**
   * The variable with a token that may publish the result, or several of which the first that is set is used. Never
   * shown.
   */
  token?: string | readonly string[];
  /**
   * The run and its attempt. Where attempts have no number, the id and the name of the job follow, each after a `/`: a
   * retried job has the same name and another id.
   */
  attempt?(env: Environment): string | undefined;
  /** What tells the job from all others of the attempt, those of its matrix included. */
  job?(env: Environment): string | undefined;
  /** Whether the variables show that this system runs the process. */
  isHere(env: Environment): boolean;
  facts(env: Environment, read: TextReader): CiFacts;
}

/** An endpoint of the system's API on which a run can be shown. */
export interface PlatformEndpoint {
  baseUrl: string;
  /** A proxy of the system on this machine that adds its own token, so that no other token is needed. */
  via?: string;
  /** Path below the base URL. */
  path: string;
  /** The page of the run. */
  pageUrl: string | undefined;
}

/** The value of a variable. An empty value counts as not set. */
export function readVariableText(value: string | undefined): string | undefined {
  return value === undefined || value.trim() === '' ? undefined : value.trim();
}

export function parsePositiveInteger(value: string | undefined): number | undefined {
  const number = Number(readVariableText(value));
  return Number.isInteger(number) && number > 0 ? number : undefined;
}

export function parseBoolean(value: string | undefined): boolean | undefined {
  const text = readVariableText(value)?.toLowerCase();
  return text === 'true' ? true : text === 'false' ? false : undefined;
}

/** Undefined if a part is not set, or is not a plain number or word. */
export function joinAttempt(parts: readonly (string | undefined)[], separator = '.'): string | undefined {
  return parts.every((part) => /^\w+$/.test(part ?? '')) ? parts.join(separator) : undefined;
}

/** A full SHA or its first characters. Undefined for other text. */
export function parseSha(value: string | undefined): string | undefined {
  return /^[0-9a-f]{12,64}$/.test(value ?? '') ? value : undefined;
}

/** `main` for `refs/heads/main` and for `main`. Undefined for a ref that is not a branch. */
export function parseBranch(ref: string | undefined): string | undefined {
  const text = readVariableText(ref);
  if (text?.startsWith('refs/heads/')) return text.slice('refs/heads/'.length);
  return text?.startsWith('refs/') ? undefined : text;
}

/** `v1` for `refs/tags/v1`. */
export function parseTag(ref: string | undefined): string | undefined {
  return ref?.startsWith('refs/tags/') ? readVariableText(ref.slice('refs/tags/'.length)) : undefined;
}

/** `7` for `refs/pull/7/head` and for the forms of other hosts and systems. */
export function parsePullNumber(ref: string | undefined): number | undefined {
  const found = /^(?:refs\/)?(?:pull|pulls|pr|merge-requests|pull-requests)\/(\d+)(?:\/(?:head|merge|from|train))?$/;
  return parsePositiveInteger(found.exec(readVariableText(ref) ?? '')?.[1]);
}

/** Whether two names `owner/name` differ. Undefined when one of them is missing. */
export function isDifferentName(source: string | undefined, own: string | undefined): boolean | undefined {
  const [theirs, ours] = [source, own].map((name) => readVariableText(name)?.toLowerCase());
  return theirs === undefined || ours === undefined ? undefined : theirs !== ours;
}

/** `https://github.com/acme/shop` for a host and `acme/shop`. Undefined when the name is missing. */
export function buildHostedUrl(host: string | undefined, slug: string | undefined): string | undefined {
  const name = readVariableText(slug);
  return host === undefined || name === undefined ? undefined : `https://${host}/${name}`;
}
