/** What every CI system is: how it is recognised, and what its variables say about a run. */

export type Environment = Readonly<Record<string, string | undefined>>;

/** What the variables say; undefined where they do not. */
export interface CiFacts {
  /** The branch that is built, of a pull request its source. */
  branch?: string | undefined;
  /** Set where a tag is built and no branch. */
  tag?: string | undefined;
  /** The commit at which the branch stood, or its beginning; of a pull request the source's, never a merge made for the test. */
  headSha?: string | undefined;
  /** The commit that is checked out, where that may be a merge made for the test. */
  builtSha?: string | undefined;
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
  /** True when a fork's pull request is built in a checkout whose `origin` is the repository that it is proposed to. */
  isForkOfOrigin?: boolean | undefined;
  repositoryUrl?: string | undefined;
  isPublic?: boolean | undefined;
}

export interface CiSystem {
  id: string;
  /** As its makers write it. */
  name: string;
  /** The variable that says that it is there. */
  isHere(env: Environment): boolean;
  facts(env: Environment): CiFacts;
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
