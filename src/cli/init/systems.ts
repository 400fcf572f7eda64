/** The CI systems for which `scan-gate init` has a recipe: what shows that one is used here, and what is written for it. */
import { ciSystems, type SystemId } from '../../ci/systems/registry.ts';
import type { InitId } from './ids.ts';

export interface InitSystem {
  id: InitId;
  name: string;
  /** What is written, from the top of the checkout. */
  file: string;
  /** Whether it holds the whole pipeline, so that there is one only. */
  isWhole: boolean;
  /** What shows that it is used here, beside the file. */
  marks: readonly string[];
  /** Hosts of repositories that it builds unless told otherwise. */
  hosts: RegExp;
  /** Where the key goes. */
  key: string;
}

const nameOf = (id: SystemId) => ciSystems.find((system) => system.id === id)?.name ?? id;

/** A host that nobody has. */
const none = /^$/;

export const initSystems: readonly InitSystem[] = [
  {
    id: 'github',
    name: 'GitHub Actions',
    file: '.github/workflows/scan-gate.yml',
    isWhole: false,
    marks: ['.github/workflows'],
    hosts: /(?:^|\.)github\.com$|\.ghe\.com$/,
    key: 'Store the API key as the secret SCAN_GATE_API_KEY of the repository: gh secret set SCAN_GATE_API_KEY',
  },
  {
    id: 'gitlab',
    name: nameOf('gitlab'),
    file: '.gitlab-ci.yml',
    isWhole: true,
    marks: [],
    hosts: /(?:^|\.)gitlab\./,
    key: 'Store the API key as the CI/CD variable SCAN_GATE_API_KEY: masked, and not protected',
  },
  {
    id: 'jenkins',
    name: nameOf('jenkins'),
    file: 'Jenkinsfile',
    isWhole: true,
    marks: [],
    hosts: none,
    key: 'Store the API key as the credential scan-gate-api-key, and name your own ssh credential in place of shop-ssh',
  },
  {
    id: 'azure',
    name: nameOf('azure'),
    file: 'azure-pipelines.yml',
    isWhole: true,
    marks: ['azure-pipelines.yaml', '.azure-pipelines'],
    hosts: /^(?:ssh\.)?dev\.azure\.com$|\.visualstudio\.com$/,
    key: 'Store the API key as the secret variable SCAN_GATE_API_KEY of the pipeline',
  },
  {
    id: 'bitbucket',
    name: nameOf('bitbucket'),
    file: 'bitbucket-pipelines.yml',
    isWhole: true,
    marks: [],
    hosts: /(?:^|\.)bitbucket\./,
    key: 'Store the API key as the secured repository variable SCAN_GATE_API_KEY',
  },
  {
    id: 'circleci',
    name: nameOf('circleci'),
    file: '.circleci/config.yml',
    isWhole: true,
    marks: ['.circleci'],
    hosts: none,
    key: 'Store the API key as the variable SCAN_GATE_API_KEY of the context scan-gate',
  },
  {
    id: 'buildkite',
    name: nameOf('buildkite'),
    file: '.buildkite/pipeline.yml',
    isWhole: true,
    marks: ['.buildkite', 'buildkite.yml'],
    hosts: none,
    key: "Store the API key as the secret SCAN_GATE_API_KEY of the agents' cluster",
  },
];

/** Those that have no recipe, by what shows them. */
export const otherSystems: Readonly<Record<string, string>> = {
  '.travis.yml': 'Travis CI',
  '.drone.yml': 'Drone',
  '.woodpecker.yml': 'Woodpecker',
  '.woodpecker': 'Woodpecker',
  '.gitea/workflows': 'Gitea Actions',
  '.forgejo/workflows': 'Forgejo Actions',
  '.cirrus.yml': 'Cirrus CI',
  '.semaphore': 'Semaphore',
  '.teamcity': 'TeamCity',
  'appveyor.yml': 'AppVeyor',
  '.appveyor.yml': 'AppVeyor',
  'bamboo-specs': 'Bamboo',
  'buildspec.yml': 'AWS CodeBuild',
  'cloudbuild.yaml': 'Google Cloud Build',
  'cloudbuild.yml': 'Google Cloud Build',
  '.harness': 'Harness',
};

export interface Seen {
  system: InitSystem;
  /** What shows it: a path, or the host of the remote. */
  by: string;
}

/** All that are used here, the likeliest first: what builds the repository's own host, then in the order of the table. */
export function seenSystems(isThere: (path: string) => boolean, host: string | undefined): Seen[] {
  const isHosted = ({ hosts }: InitSystem) => host !== undefined && hosts.test(host);
  const byFile = initSystems.flatMap((system) => {
    const mark = [system.file, ...system.marks].find(isThere);
    return mark === undefined ? [] : [{ system, by: mark }];
  });
  const byHost = initSystems.filter(isHosted).map((system) => ({ system, by: host ?? '' }));
  const known = byFile.length === 0 ? byHost : byFile;
  return known.toSorted((a, b) => Number(isHosted(b.system)) - Number(isHosted(a.system)));
}
