/** Azure Pipelines. */
import { branchOf, type CiSystem, numberOf, shaOf, textOf } from './system.ts';

export const azure = {
  id: 'azure',
  name: 'Azure Pipelines',
  isHere: (env) => env.TF_BUILD === 'True',
  facts: (env) => {
    const isPull = Boolean(env.SYSTEM_PULLREQUEST_PULLREQUESTID || env.SYSTEM_PULLREQUEST_PULLREQUESTNUMBER);
    const ref = env.BUILD_SOURCEBRANCH ?? '';
    return {
      branch: branchOf(isPull ? env.SYSTEM_PULLREQUEST_SOURCEBRANCH : ref),
      tag: ref.startsWith('refs/tags/') ? ref.slice('refs/tags/'.length) : undefined,
      headSha: shaOf(isPull ? env.SYSTEM_PULLREQUEST_SOURCECOMMITID : env.BUILD_SOURCEVERSION),
      builtSha: shaOf(env.BUILD_SOURCEVERSION),
      isChange: isPull,
      // On GitHub's repositories the number is people's, the id a machine's.
      pullRequest: numberOf(env.SYSTEM_PULLREQUEST_PULLREQUESTNUMBER) ?? numberOf(env.SYSTEM_PULLREQUEST_PULLREQUESTID),
      baseBranch: branchOf(env.SYSTEM_PULLREQUEST_TARGETBRANCH),
      isForkOfOrigin: true,
      isFork: isPull ? env.SYSTEM_PULLREQUEST_ISFORK?.toLowerCase() === 'true' : undefined,
      repositoryUrl: textOf(env.BUILD_REPOSITORY_URI),
    };
  },
} as const satisfies CiSystem;
