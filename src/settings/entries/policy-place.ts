/** Settings that name a place of the policy: the baseline, the policy file, and the commit that both are read from. */
import { textForm } from '../forms.ts';
import { setting } from '../setting.ts';
import { type Complain, isBranchName, shown } from '../values.ts';

export const baselineFile = setting({
  name: 'baseline-file',
  group: 'Policy',
  brief: 'Known findings, for --scope new',
  description: 'Known findings, for scope: new. In a CI system it is read from the default branch.',
  placeholder: 'PATH',
  example: '.github/scan-gate-baseline.json',
  absent: '.github/scan-gate-baseline.json',
  read: readPath,
  file: { form: textForm },
});

/** A path below the root of the repository, with `/` between its parts; without a leading `./`. */
function readPath(text: string, complain: Complain): string {
  const path = withoutDot(text);
  const problem = pathProblem(path);
  if (problem !== undefined) complain(problem);
  return path;
}

export function withoutDot(text: string): string {
  return text.replace(/^(?:\.\/)+/, '');
}

export function pathProblem(path: string): string | undefined {
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

export const configFile = setting(
  {
    name: 'config-file',
    group: 'Policy',
    brief: 'Policy file, of this repository or a central one',
    description:
      'File that holds the policy, in this repository or, as owner/repo/path@ref, a central one. In a CI system it is read from the default branch, and what the judged commit changes in it may only tighten.',
    placeholder: 'PATH|OWNER/REPO/PATH@REF',
    example: '.github/scan-gate.yml',
    absent: '.github/scan-gate.yml, where there is one',
    read: readConfigPlace,
    file: { refused: 'a file does not name another one' },
  },
  {
    text: (place) => (place.kind === 'own' ? place.path : `${place.repository}/${place.path}@${place.ref}`),
  },
);

/** `path`, or `owner/repo/path@ref`. A path of this repository with an @ in it begins with `./`. */
function readConfigPlace(text: string, complain: Complain): ConfigPlace {
  const [, repository = '', path = '', ref = ''] = /^([\w-]+\/[\w.-]+)\/([^@]+)@(.+)$/.exec(text) ?? [];
  const isCentral = ref !== '' && !/\/\.{1,2}$/.test(repository);
  const problem = pathProblem(isCentral ? path : withoutDot(text));
  if (problem !== undefined) complain(problem);
  if (!isCentral) return { kind: 'own', path: withoutDot(text) };
  if (!isRef(ref)) complain(`names ${shown(ref)} after @, which is not a branch, tag or commit`);
  return { kind: 'central', repository, path, ref };
}

export const policyRef = setting({
  name: 'policy-ref',
  group: 'Policy',
  brief: 'Branch, tag or commit from which the policy is read',
  description: 'Branch, tag or commit of this repository from which the policy file is read.',
  placeholder: 'REF',
  example: 'main',
  absent: 'the default branch as it stands now',
  read: (text, complain) => {
    if (!isRef(text)) complain('is not a name that git allows for a branch, tag or commit');
    return text;
  },
  file: { refused: 'a file does not name another one' },
});

/** A name, a full ref, or a SHA. */
function isRef(text: string): boolean {
  return isBranchName(text) && text.length <= 255;
}
