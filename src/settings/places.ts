/** Reads the settings that name a place: a path in the repository, a policy file here or elsewhere, a branch, tag or commit. */
import type { z } from 'zod';
import { isBranchName, parser, shown } from './values.ts';

/** A path below the root of the repository, with `/` between its parts; written without a leading `./`. */
export const repositoryPath: z.ZodType<string, string> = parser((text, complain) => {
  const path = text.replace(/^(?:\.\/)+/, '');
  const problem = pathProblem(path);
  if (problem !== undefined) complain(problem);
  return path;
});

function pathProblem(path: string): string | undefined {
  if (/[\p{Cc}\\]/u.test(path)) return 'is not a path: it has \\ or control characters in it';
  if (path.startsWith('/')) return 'is not a path inside the repository: it begins with /';
  if (path.split('/').some((part) => part === '' || part === '.' || part === '..'))
    return 'is not a path inside the repository: it has empty parts, . or .. in it';
  return undefined;
}

/** Where the policy file is: in this repository, or a central one in another repository. */
export type ConfigPlace =
  | { kind: 'own'; path: string }
  | { kind: 'central'; repository: string; path: string; ref: string };

/** `path`, or `owner/repo/path@ref`. A path of this repository with an @ in it begins with `./`. */
export const configPlace: z.ZodType<ConfigPlace, string> = parser((text, complain) => {
  const [, repository = '', path = '', ref = ''] = /^([\w-]+\/[\w.-]+)\/([^@]+)@(.+)$/.exec(text) ?? [];
  const isCentral = ref !== '' && !/\/\.{1,2}$/.test(repository);
  const problem = pathProblem(isCentral ? path : text.replace(/^(?:\.\/)+/, ''));
  if (problem !== undefined) complain(problem);
  if (!isCentral) return { kind: 'own', path: text.replace(/^(?:\.\/)+/, '') };
  if (!isRef(ref)) complain(`names ${shown(ref)} after @, which is not a branch, tag or commit`);
  return { kind: 'central', repository, path, ref };
});

/** A branch, tag or commit: a name, a full ref, or a SHA. */
export const gitRef: z.ZodType<string, string> = parser((text, complain) => {
  if (!isRef(text)) complain('is not a name that git allows for a branch, tag or commit');
  return text;
});

function isRef(text: string): boolean {
  return isBranchName(text) && text.length <= 255;
}
