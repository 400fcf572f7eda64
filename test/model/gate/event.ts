/** The event of a run as the runner hands it over: the payload, and the variables beside it. */
import { apiUrl } from './github.ts';
import { defaultBranch, type Project, timeText } from './project.ts';

interface Handed {
  payload: object;
  variables: Readonly<Record<string, string>>;
}

const repository = {
  id: 412345678,
  full_name: 'acme/shop',
  default_branch: defaultBranch,
  private: true,
  visibility: 'private',
};
const fork = { ...repository, id: 99, full_name: 'eve/shop' };
const mergeSha = 'f'.repeat(40);
const number = 27;

export function handedOver(project: Project): Handed {
  const { payload, ...variables } = eventOf(project);
  return {
    payload: { repository: { ...repository, ...pushed(project) }, sender: { login: 'mona' }, ...payload },
    variables: {
      GITHUB_ACTIONS: 'true',
      CI: 'true',
      GITHUB_API_URL: apiUrl,
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_REPOSITORY: repository.full_name,
      GITHUB_REPOSITORY_ID: String(repository.id),
      ...variables,
    },
  };
}

interface Told {
  payload: object;
  GITHUB_EVENT_NAME: string;
  GITHUB_REF: string;
  GITHUB_SHA: string;
  GITHUB_REF_NAME?: string;
  GITHUB_HEAD_REF?: string;
  GITHUB_BASE_REF?: string;
}

function eventOf(project: Project): Told {
  const { event, branch, headSha } = project;
  const onDefault = { GITHUB_REF: `refs/heads/${defaultBranch}`, GITHUB_SHA: defaultSha(project) };
  switch (event) {
    case 'push':
    case 'push-branch':
      return push(project, `refs/heads/${branch}`);
    case 'tag':
      return push(project, 'refs/tags/v1.2.3');
    case 'pull_request':
    case 'fork':
      return pullRequest(project, 'pull_request', { GITHUB_REF: `refs/pull/${number}/merge`, GITHUB_SHA: mergeSha });
    case 'pull_request_target':
      return pullRequest(project, 'pull_request_target', onDefault);
    case 'merge_group': {
      const group = {
        head_ref: `refs/heads/${branch}`,
        head_sha: headSha,
        base_ref: onDefault.GITHUB_REF,
        base_sha: project.mergeBaseSha,
      };
      const head_commit = { id: headSha, timestamp: pushedAt(project) };
      const payload = { action: 'checks_requested', merge_group: { ...group, head_commit } };
      return { payload, GITHUB_EVENT_NAME: 'merge_group', GITHUB_REF: group.head_ref, GITHUB_SHA: headSha };
    }
    case 'workflow_run':
      return { payload: workflowRun(project), GITHUB_EVENT_NAME: 'workflow_run', ...onDefault };
    case 'workflow_dispatch':
    case 'dispatch-branch': {
      const ref = `refs/heads/${branch}`;
      return {
        payload: { ref, inputs: null },
        GITHUB_EVENT_NAME: 'workflow_dispatch',
        GITHUB_REF: ref,
        GITHUB_SHA: headSha,
      };
    }
    case 'repository-dispatch':
      return {
        payload: { action: 'gate', branch: defaultBranch, client_payload: {} },
        GITHUB_EVENT_NAME: 'repository_dispatch',
        ...onDefault,
      };
    case 'schedule-branch':
      return { payload: { schedule: '0 4 * * *' }, GITHUB_EVENT_NAME: 'schedule', ...onDefault };
    case 'schedule':
      return {
        payload: { schedule: '0 4 * * *' },
        GITHUB_EVENT_NAME: 'schedule',
        GITHUB_REF: `refs/heads/${branch}`,
        GITHUB_SHA: headSha,
      };
  }
}

function defaultSha({ branches }: Project): string {
  return branches.get(defaultBranch)?.findLast(({ atMs }) => atMs <= 0)?.sha ?? '';
}

/** Only a push says in whole seconds when it took place. */
function pushed(project: Project): object {
  const { event } = project;
  if (event !== 'push' && event !== 'push-branch' && event !== 'tag') return {};
  return { pushed_at: Math.ceil(Date.parse(pushedAt(project)) / 1000) };
}

const pushedAt = (project: Project) => timeText(project.commits.get(project.headSha)?.madeMs ?? 0);

function push(project: Project, ref: string): Told {
  const head_commit = { id: project.headSha, timestamp: pushedAt(project) };
  const payload = { ref, before: project.mergeBaseSha, after: project.headSha, deleted: false, head_commit };
  return { payload, GITHUB_EVENT_NAME: 'push', GITHUB_REF: ref, GITHUB_SHA: project.headSha };
}

function pullRequest(project: Project, name: string, stands: Pick<Told, 'GITHUB_REF' | 'GITHUB_SHA'>): Told {
  const { branch, headSha, baseBranch, mergeBaseSha, event } = project;
  const repo = event === 'fork' ? fork : repository;
  const pull_request = {
    number,
    state: 'open',
    draft: false,
    user: { login: 'mona' },
    updated_at: pushedAt(project),
    head: { ref: branch, sha: headSha, repo: { ...repo, pushed_at: pushedAt(project) } },
    base: { ref: baseBranch, sha: mergeBaseSha, repo: repository },
  };
  const payload = { action: 'synchronize', number, pull_request };
  return { payload, GITHUB_EVENT_NAME: name, ...stands, GITHUB_HEAD_REF: branch, GITHUB_BASE_REF: baseBranch };
}

function workflowRun({ branch, headSha, mergeBaseSha }: Project) {
  const base = { ref: defaultBranch, sha: mergeBaseSha, repo: { id: repository.id } };
  const pulls = [{ number, head: { ref: branch, sha: headSha, repo: { id: repository.id } }, base }];
  const run = { event: 'pull_request', head_branch: branch, head_sha: headSha, head_repository: repository };
  return { action: 'completed', workflow_run: { id: 1, ...run, repository, pull_requests: pulls } };
}
