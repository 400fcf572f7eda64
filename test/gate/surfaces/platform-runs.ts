/** A pull request on each system that surfaces write to by its interface: the variables of the job, and what it is answered with. */
import type { SystemId } from '../../../src/gate/hosts/registry.ts';

export const emptyNote = { id: 1, body: '', author: { id: 1 }, content: {} };

/** What each is answered with: that there is nothing yet, and then what was made. */
export const platformAnswers: Partial<Record<SystemId, [none: unknown, made: unknown]>> = {
  gitlab: [[], { id: 1, body: '', author: { id: 1 } }],
  azure: [{ value: [] }, { id: 1 }],
  bitbucket: [{ values: [] }, { ...emptyNote, values: [] }],
  gitea: [[], emptyNote],
};

/** Of a pull request there, with a token. */
export const platformVariables: Partial<Record<SystemId, Record<string, string>>> = {
  gitlab: {
    GITLAB_CI: 'true',
    CI_API_V4_URL: 'https://gitlab.example/api/v4',
    CI_PROJECT_ID: '7',
    CI_MERGE_REQUEST_IID: '3',
    SCAN_GATE_GITLAB_TOKEN: 'glpat-1',
  },
  azure: {
    TF_BUILD: 'True',
    SYSTEM_COLLECTIONURI: 'https://dev.azure.com/acme/',
    BUILD_REPOSITORY_PROVIDER: 'TfsGit',
    BUILD_REPOSITORY_ID: '3411ebc1',
    SYSTEM_PULLREQUEST_PULLREQUESTID: '22',
    SYSTEM_ACCESSTOKEN: 'eyJ',
  },
  bitbucket: {
    BITBUCKET_BUILD_NUMBER: '9',
    BITBUCKET_REPO_FULL_NAME: 'acme/shop',
    BITBUCKET_PR_ID: '7',
    SCAN_GATE_BITBUCKET_TOKEN: 'ATCTT-1',
  },
  gitea: {
    GITEA_ACTIONS: 'true',
    GITHUB_API_URL: 'https://gitea.example/api/v1',
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_REF: 'refs/pull/7/head',
    GITEA_TOKEN: 'gitea-1',
  },
};
