/** What every CI system is: how it is recognised, and what its variables say about a run. */

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads a file that a variable names; undefined where it cannot be read. */
export type TextReader = (path: string) => string | undefined;

/** What the run is about. A schedule and a start by hand are named only where the system names them. */
export type CiEvent = 'branch' | 'pull request' | 'merge queue' | 'tag' | 'schedule' | 'manual';

/** What the variables say; undefined where they do not. */
export interface CiFacts {
  event?: CiEvent | undefined;
  /** The branch that is built, of a pull request its source. */
  branch?: string | undefined;
  /** Set where a tag is built and no branch. */
  tag?: string | undefined;
  /** The commit at which the branch stood, or its beginning; of a pull request the source's, never a merge made for the test. */
  headSha?: string | undefined;
  /** The commit that is checked out, where that may be a merge made for the test. */
  builtSha?: string | undefined;
  /** A ref of the checkout at which the system keeps the pull request's own commit. */
  headRef?: string | undefined;
  /** Whether it is a pull request that is built, and so perhaps a merge; undefined when that is not known. */
  isChange?: boolean | undefined;
  /** Its number, where it has one. */
  pullRequest?: number | undefined;
  /** Who made the pull request, and whether it is a draft, where that is told. */
  author?: string | undefined;
  isDraft?: boolean | undefined;
  /** The branch that the pull request is to be merged into. */
  baseBranch?: string | undefined;
  defaultBranch?: string | undefined;
  /** Whether the pull request comes from another repository. */
  isFork?: boolean | undefined;
  /** True when a pull request is built in a checkout whose `origin` is the repository that it is proposed to. */
  isForkOfOrigin?: boolean | undefined;
  repositoryUrl?: string | undefined;
  isPublic?: boolean | undefined;
  /** The page of this run. */
  runUrl?: string | undefined;
  /** What is built, where it cannot be gated: `a change of Gerrit`. */
  unsupported?: string | undefined;
}

export interface CiSystem {
  id: string;
  /** As its makers write it. */
  name: string;
  /** Where its makers describe these variables. */
  docs: string;
  /** The setting that fetches the whole history, for people; undefined where every clone has it. */
  wholeHistory: string | undefined;
  /** The variable with a token that may write there what a run found, or several, of which the first that is set is taken; never shown. */
  token?: string | readonly string[];
  /** The variable that says that it is there. */
  isHere(env: Environment): boolean;
  facts(env: Environment, read: TextReader): CiFacts;
}

/** A place in the system's interface at which a run can be shown. */
export interface PlatformPlace {
  baseUrl: string;
  /** A proxy of the system on this machine that adds a token of its own: none is needed then. */
  via?: string;
  /** Below the base. */
  path: string;
  /** The page of the run. */
  pageUrl: string | undefined;
}

/** The value of a variable; an empty one says nothing. */
export function textOf(value: string | undefined): string | undefined {
  return value === undefined || value.trim() === '' ? undefined : value.trim();
}

export function numberOf(value: string | undefined): number | undefined {
  const number = Number(textOf(value));
  return Number.isInteger(number) && number > 0 ? number : undefined;
}

export function booleanOf(value: string | undefined): boolean | undefined {
  const text = textOf(value)?.toLowerCase();
  return text === 'true' ? true : text === 'false' ? false : undefined;
}

/** A commit's name, in full or its beginning; anything else is none. */
export function shaOf(value: string | undefined): string | undefined {
  return /^[0-9a-f]{12,64}$/.test(value ?? '') ? value : undefined;
}

/** `refs/heads/main` and `main` as `main`; undefined for a ref that is no branch. */
export function branchOf(ref: string | undefined): string | undefined {
  const text = textOf(ref);
  if (text?.startsWith('refs/heads/')) return text.slice('refs/heads/'.length);
  return text?.startsWith('refs/') ? undefined : text;
}

/** `v1` of `refs/tags/v1`. */
export function tagOf(ref: string | undefined): string | undefined {
  return ref?.startsWith('refs/tags/') ? textOf(ref.slice('refs/tags/'.length)) : undefined;
}

/** `7` of `refs/pull/7/head`, and of the forms that other hosts and systems give it. */
export function changeOfRef(ref: string | undefined): number | undefined {
  const found = /^(?:refs\/)?(?:pull|pulls|pr|merge-requests|pull-requests)\/(\d+)(?:\/(?:head|merge|from|train))?$/;
  return numberOf(found.exec(textOf(ref) ?? '')?.[1]);
}

/** Whether two names `owner/name` differ; undefined when one of them is missing. */
export function differs(source: string | undefined, own: string | undefined): boolean | undefined {
  const [theirs, ours] = [source, own].map((name) => textOf(name)?.toLowerCase());
  return theirs === undefined || ours === undefined ? undefined : theirs !== ours;
}

/** `https://github.com/acme/shop` of a host and `acme/shop`; undefined when the name is missing. */
export function hostedUrl(host: string | undefined, slug: string | undefined): string | undefined {
  const name = textOf(slug);
  return host === undefined || name === undefined ? undefined : `https://${host}/${name}`;
}
