/**
 * The recipes: how each CI system runs the gate. The text of a pipeline is an example, written for another address,
 * branch and source of the gate.
 */
import type { SystemId } from '../../hosts/registry.ts';
import type { FormatName } from '../../report/format.ts';

export type InitId = Exclude<SystemId, 'other'>;

export interface Recipe {
  /** A pipeline that uses a service, below `examples/`. The action's example uses the embedded scanners. */
  example: string;
  /** Whether the pipeline names the action. Otherwise its job installs the gate and runs it in a shell. */
  isAction?: true;
  /** The file to write, from the top of the checkout. Undefined when the system stores its steps on its server. */
  file?: string;
  /** A folder in which every file is a pipeline: an existing file matters only if it runs the gate. */
  folder?: string;
  /** Paths, besides its own file, that show that the system is used. */
  marks: readonly string[];
  /** Hosts whose repositories it builds by default. */
  hosts?: RegExp;
  /** An instruction where to store the API key; only used with a service. */
  key: string;
  /** How its own host keeps what failed from being merged, in the words of its pages. */
  require?: (defaultBranch: string) => string;
  /** An instruction for a comment on each pull request, or `setting` if a setting alone asks for it. */
  comment?: 'setting' | (string & {});
  /** Instructions for further manual steps. */
  steps?: readonly string[];
  /** Where the CI system shows the files that the job writes. */
  shows?: Partial<Record<FormatName, string>>;
  /** A character that the system replaces in the script unless it is written twice. */
  doubled?: string;
  /** Changes for the embedded scanners, after the lines that name the API key are gone. */
  embedded?: readonly [text: string | RegExp, instead: string];
}

/** In the order in which `--ci` lists them. A registered CI system without a recipe does not compile. */
export const recipes: Readonly<Record<InitId, Recipe>> = {
  github: {
    example: 'workflows/embedded.yml',
    isAction: true,
    file: '.github/workflows/scan-gate.yml',
    folder: '.github/workflows',
    marks: ['.github/workflows'],
    hosts: /(?:^|\.)github\.com$|\.ghe\.com$/,
    key: 'Store the API key as the secret SCAN_GATE_API_KEY of the repository: gh secret set SCAN_GATE_API_KEY',
    require: (branch) =>
      `in Settings > Rules > Rulesets, require the status check scan-gate for pull requests into ${branch}`,
    comment: 'setting',
  },
  gitlab: {
    example: 'ci/gitlab-ci.yml',
    file: '.gitlab-ci.yml',
    marks: [],
    hosts: /(?:^|\.)gitlab\./,
    key: 'Store the API key as the CI/CD variable SCAN_GATE_API_KEY: masked, and not protected',
    require: () =>
      'in Settings > Merge requests, turn on "Pipelines must succeed": a merge request then waits for the gate',
    comment:
      'For a note on each merge request, put a project access token (role Reporter, scope api) into the masked variable SCAN_GATE_GITLAB_TOKEN',
    shows: {
      html: 'the artifacts of the job',
      'gitlab-codequality': 'Code Quality in the merge request',
      junit: 'the tests in the merge request',
    },
  },
  jenkins: {
    example: 'ci/Jenkinsfile',
    file: 'Jenkinsfile',
    marks: [],
    key: 'Store the API key as the credential scan-gate-api-key, of the kind secret text',
    steps: [
      'If the repository is private, name a credential that may read it in the line of GIT_READ; with an ssh key also a secret file of known_hosts in GIT_KNOWN_HOSTS',
    ],
    shows: { html: 'the artifacts of the build', junit: 'the test report' },
  },
  azure: {
    example: 'ci/azure-pipelines.yml',
    file: 'azure-pipelines.yml',
    marks: ['azure-pipelines.yaml', '.azure-pipelines'],
    hosts: /^(?:ssh\.)?dev\.azure\.com$|\.visualstudio\.com$/,
    key: 'Store the API key as the secret variable SCAN_GATE_API_KEY of the pipeline',
    require: (branch) =>
      `add a build validation policy to the branch ${branch}: a pull request then waits for the gate`,
    comment:
      'For a thread on each pull request, give the build service of the project the permission Contribute to pull requests',
    shows: { html: 'the published artifacts', junit: 'the Tests tab' },
  },
  bitbucket: {
    example: 'ci/bitbucket-pipelines.yml',
    file: 'bitbucket-pipelines.yml',
    marks: [],
    hosts: /(?:^|\.)bitbucket\./,
    key: 'Store the API key as the secured repository variable SCAN_GATE_API_KEY',
    require: (branch) =>
      `in Repository settings > Branch restrictions, require a successful build before a pull request is merged into ${branch}`,
    comment:
      'For a comment on each pull request, store a repository access token as the secured variable SCAN_GATE_BITBUCKET_TOKEN',
    shows: { html: 'the artifacts of the step' },
  },
  circleci: {
    example: 'ci/circleci.yml',
    file: '.circleci/config.yml',
    marks: ['.circleci'],
    key: 'Store the API key as the variable SCAN_GATE_API_KEY of the context scan-gate',
    shows: { html: 'the Artifacts tab', junit: 'the Tests tab' },
    embedded: [': { context: [scan-gate] }', ''],
  },
  buildkite: {
    example: 'ci/buildkite.yml',
    file: '.buildkite/pipeline.yml',
    marks: ['.buildkite', 'buildkite.yml'],
    key: "Store the API key as the secret SCAN_GATE_API_KEY of the agents' cluster",
    steps: ['The agent needs git and Node.js 24'],
    shows: { html: 'the artifacts of the job' },
    doubled: '$',
  },
  gitea: {
    example: 'ci/gitea.yml',
    file: '.gitea/workflows/scan-gate.yml',
    folder: '.gitea/workflows',
    marks: ['.gitea', '.forgejo'],
    hosts: /^(?:codeberg\.org|gitea\.com)$|(?:^|\.)(?:gitea|forgejo)\./,
    key: 'Store the API key as the secret SCAN_GATE_API_KEY of the repository',
    require: (branch) => `in Settings > Branches, protect ${branch} and require the status check of scan-gate`,
    comment: 'setting',
    steps: [
      'Forgejo with files in .forgejo/workflows reads only that folder: move the file there',
      'Name a label of your runners in runs-on, if they have no ubuntu-latest',
    ],
  },
  woodpecker: {
    example: 'ci/woodpecker.yaml',
    file: '.woodpecker/scan-gate.yaml',
    folder: '.woodpecker',
    marks: ['.woodpecker', '.woodpecker.yaml', '.woodpecker.yml'],
    key: 'Store the API key as the secret scan_gate_api_key of the repository; allow it for pull requests',
    steps: [
      'If the repository is private, store user:token as the secret git_read, and uncomment the lines of GIT_READ',
    ],
    embedded: [/environment:\n +# (GIT_READ: .*)/, '# environment: { $1 }'],
  },
  drone: {
    example: 'ci/drone.yml',
    file: '.drone.yml',
    marks: [],
    key: 'Store the API key as the secret scan_gate_api_key of the repository; allow it for pull requests',
  },
  teamcity: {
    example: 'ci/teamcity.sh',
    marks: ['.teamcity'],
    key: 'Store the API key as the parameter env.SCAN_GATE_API_KEY, of the type password',
    steps: ['The agent needs git and Node.js 24'],
    doubled: '%',
  },
  codebuild: {
    example: 'ci/buildspec.yml',
    file: 'buildspec.yml',
    marks: ['buildspec.yaml'],
    key: 'Store the API key as /scan-gate/api-key in the Parameter Store; the role of the project may read it',
    steps: ['Start the project by webhooks: PUSH to the default branch, PULL_REQUEST_CREATED, _UPDATED and _REOPENED'],
  },
  cloudbuild: {
    example: 'ci/cloudbuild.yaml',
    file: 'cloudbuild.yaml',
    marks: ['cloudbuild.yml', 'cloudbuild.json'],
    key: 'Store the API key as scan-gate-api-key in the Secret Manager; the service account of the trigger may read it',
    steps: [
      'If the repository is private, store user:token as the secret git-read, and uncomment the lines of GIT_READ',
    ],
    embedded: [
      /(?= {4}script:)([\s\S]+)availableSecrets:\n +secretManager:\n +(# For .*\n) +# - (.*)\n/,
      '    # secretEnv: [GIT_READ]\n$1$2# availableSecrets: { secretManager: [$3] }\n',
    ],
  },
  travis: {
    example: 'ci/travis.yml',
    file: '.travis.yml',
    marks: [],
    key: 'Store the API key as the variable SCAN_GATE_API_KEY of the repository, hidden in the log',
  },
  appveyor: {
    example: 'ci/appveyor.yml',
    file: 'appveyor.yml',
    marks: ['.appveyor.yml'],
    key: 'Store the API key as the variable SCAN_GATE_API_KEY of the project',
    shows: { html: 'the artifacts of the build' },
  },
  semaphore: {
    example: 'ci/semaphore.yml',
    file: '.semaphore/semaphore.yml',
    marks: ['.semaphore'],
    key: 'Store the API key as SCAN_GATE_API_KEY in the secret scan-gate',
    shows: { html: 'the artifacts of the job' },
    embedded: ['      secrets: [{ name: scan-gate }]\n', ''],
  },
};

export const initIds = Object.keys(recipes) as InitId[];
