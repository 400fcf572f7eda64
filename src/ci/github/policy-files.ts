/** Where the policy is read on GitHub: on a pull request from the default branch, which its author does not choose. */
import { GateError } from '../../errors.ts';
import type { FileText } from '../../git/files.ts';
import { isProposal, type RunContext } from '../context.ts';
import { createGithubReader, type GithubReaderOptions } from './reader.ts';

export interface PolicyPlace {
  github: GithubReaderOptions;
  context: RunContext;
  /** The `policy-ref` setting. */
  policyRef: string | undefined;
}

export interface PolicyFiles {
  readPolicyFile(place: 'trusted' | 'head', path: string): Promise<FileText | undefined>;
  readCentralFile(repository: string, path: string, ref: string): Promise<FileText | undefined>;
}

export function githubPolicyFiles({ github, context, policyRef }: PolicyPlace): PolicyFiles {
  return {
    async readPolicyFile(place, path) {
      if (place === 'head' && context.refusal !== undefined) return undefined;
      const ref = place === 'head' ? judged(context) : (policyRef ?? trusted(context));
      return createGithubReader(github).fileText(path, ref);
    },
    readCentralFile: (repository, path, ref) => createGithubReader({ ...github, repository }).fileText(path, ref),
  };
}

function judged({ headSha, branch }: RunContext): string {
  return headSha ?? `heads/${branch}`;
}

function trusted(context: RunContext): string {
  if (!isProposal(context)) return judged(context);
  if (context.defaultBranch !== undefined) return `heads/${context.defaultBranch}`;
  throw new GateError('CONFIG', 'The event does not say which branch is the default one', {
    hint: 'Set policy-ref to the branch that holds the policy.',
  });
}
