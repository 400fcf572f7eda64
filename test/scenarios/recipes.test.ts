import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { pack } from '../../scripts/pack.ts';
import { hidesFailure } from '../../scripts/workflows/rules.ts';
import { completed, repository, type Script, startScripted, violation } from '../scripted-service.ts';
import { git, makeFolder } from '../service/temporary-repository.ts';
import { baseEnvironment, timeScales } from './run-action.ts';
import { apiKey, type Checkout, makeCheckout } from './world.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'examples/ci');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

interface Recipe {
  script: string;
  /** Its own variables. */
  env: Record<string, string>;
}

// biome-ignore lint/suspicious/noExplicitAny: files of other systems have the shapes of theirs
type Foreign = any;

/** What each system would have a shell run. */
const recipes: Record<string, () => Recipe> = {
  'gitlab-ci.yml': () => {
    const { script, variables } = parse(read('gitlab-ci.yml'))['scan-gate'] as Foreign;
    return { script: script.join('\n'), env: variables };
  },
  Jenkinsfile: () => {
    const text = read('Jenkinsfile');
    const [, script = ''] = /sh '''(#![\s\S]*?)'''/.exec(text) ?? [];
    const env = [...text.matchAll(/^ {4}(\w+) = '([^']*)'/gm)].map(([, name, value]) => [name, value]);
    return { script, env: Object.fromEntries(env) };
  },
  'azure-pipelines.yml': () => {
    const { steps, variables } = parse(read('azure-pipelines.yml')) as Foreign;
    const { bash, env } = steps.find((step: Foreign) => step.bash !== undefined);
    return { script: bash, env: { ...variables, ...env } };
  },
  'bitbucket-pipelines.yml': () => {
    const { script } = (parse(read('bitbucket-pipelines.yml')) as Foreign).pipelines['pull-requests']['**'][0].step;
    return { script: script.join('\n'), env: {} };
  },
  'circleci.yml': () => {
    const { steps, environment } = (parse(read('circleci.yml')) as Foreign).jobs['scan-gate'];
    return { script: steps.find((step: Foreign) => step.run !== undefined).run.command, env: environment };
  },
  'buildkite.yml': () => {
    const { command, env } = (parse(read('buildkite.yml')) as Foreign).steps[0];
    return { script: command.replaceAll('$$', '$'), env };
  },
};

const vcsUrl = 'https://code.example/acme/shop';
let origin: Checkout;
let release: string;
let clone: string;
let shallow: string;

beforeAll(async () => {
  origin = makeCheckout({ 'README.md': 'A shop\n' }, { feature: { 'src/price.js': 'export const price = 1;\n' } });
  release = (await pack(makeFolder())).alone;
  clone = join(makeFolder(), 'work');
  git(origin.path, ['clone', '--quiet', '--branch=feature', `file://${origin.path}`, clone]);
  shallow = join(makeFolder(), 'work');
  git(origin.path, ['clone', '--quiet', '--depth=1', '--branch=feature', `file://${origin.path}`, shallow]);
});

/** What each system says of a pull request of the branch `feature`. */
const systems: Record<string, () => Record<string, string>> = {
  'gitlab-ci.yml': () => ({
    GITLAB_CI: 'true',
    CI_PROJECT_URL: vcsUrl,
    CI_DEFAULT_BRANCH: 'main',
    CI_MERGE_REQUEST_IID: '7',
    CI_MERGE_REQUEST_PROJECT_ID: '1',
    CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '1',
    CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: 'feature',
    CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
    CI_COMMIT_SHA: origin.heads.feature ?? '',
  }),
  Jenkinsfile: () => ({
    JENKINS_URL: 'https://jenkins.example/',
    GIT_URL: `${vcsUrl}.git`,
    GIT_COMMIT: origin.heads.feature ?? '',
    CHANGE_ID: '7',
    CHANGE_BRANCH: 'feature',
    CHANGE_TARGET: 'main',
  }),
  'azure-pipelines.yml': () => ({
    TF_BUILD: 'True',
    SYSTEM_PULLREQUEST_PULLREQUESTID: '7',
    SYSTEM_PULLREQUEST_SOURCEBRANCH: 'refs/heads/feature',
    SYSTEM_PULLREQUEST_TARGETBRANCH: 'refs/heads/main',
    SYSTEM_PULLREQUEST_SOURCECOMMITID: origin.heads.feature ?? '',
    SYSTEM_PULLREQUEST_ISFORK: 'False',
    BUILD_SOURCEVERSION: origin.heads.feature ?? '',
    BUILD_REPOSITORY_URI: vcsUrl,
  }),
  'bitbucket-pipelines.yml': () => ({
    BITBUCKET_BUILD_NUMBER: '3',
    BITBUCKET_COMMIT: (origin.heads.feature ?? '').slice(0, 12),
    BITBUCKET_BRANCH: 'feature',
    BITBUCKET_PR_ID: '7',
    BITBUCKET_PR_DESTINATION_BRANCH: 'main',
    BITBUCKET_GIT_HTTP_ORIGIN: vcsUrl,
  }),
  'circleci.yml': () => ({
    CIRCLECI: 'true',
    CIRCLE_BRANCH: 'feature',
    CIRCLE_SHA1: origin.heads.feature ?? '',
    CIRCLE_REPOSITORY_URL: `${vcsUrl}.git`,
  }),
  'buildkite.yml': () => ({
    BUILDKITE: 'true',
    BUILDKITE_BRANCH: 'feature',
    BUILDKITE_COMMIT: origin.heads.feature ?? '',
    BUILDKITE_REPO: vcsUrl,
    BUILDKITE_PULL_REQUEST: '7',
    BUILDKITE_PULL_REQUEST_REPO: vcsUrl,
    BUILDKITE_PULL_REQUEST_BASE_BRANCH: 'main',
  }),
};

const archiveUrl =
  'https://github.com/scan-gate/scan-gate/releases/download/v$GATE_VERSION/scan-gate-cli-$GATE_VERSION.tar.gz';
/** Of no archive: whoever forgets to write the release's own is told so. */
const noChecksum = '0'.repeat(64);
const sha256 = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

/** Runs the recipe as its system would; only where the gate is fetched from, and where `/opt` lies, is of the test. */
async function cook(name: string, script: Partial<Script>, { checksum = sha256(release), folder = clone } = {}) {
  const service = await startScripted({ repositories: [{ ...repository, vcs_url: vcsUrl }], ...script });
  const temporary = makeFolder();
  rmSync(join(folder, 'scan-gate.html'), { force: true });
  const recipe = recipes[name]?.() ?? { script: '', env: {} };
  const here = (text: string) =>
    text
      .replaceAll('/opt/', `${temporary}/`)
      .replaceAll('https://scanner.example.com/api/v1', service.baseUrl)
      .replaceAll(archiveUrl, `file://${release}`)
      .replaceAll(noChecksum, checksum);
  const env = {
    ...baseEnvironment(temporary),
    CI: 'true',
    AGENT_TEMPDIRECTORY: temporary,
    BUILD_ARTIFACTSTAGINGDIRECTORY: folder,
    ...Object.fromEntries(Object.entries(recipe.env).map(([key, value]) => [key, here(String(value))])),
    ...systems[name]?.(),
    SCAN_GATE_API_KEY: apiKey,
    SCAN_GATE_ALLOW_FOREIGN_REPOSITORY: 'true',
    SCAN_GATE_TIME_SCALE: timeScales.scripted,
  };
  try {
    const ended = await run(here(recipe.script), env, folder);
    const posted = service.asked.filter(({ method, path }) => method === 'POST' && path === '/scans');
    return { ...ended, scanned: posted.map(({ body }) => (body as { branch: string }).branch) };
  } finally {
    await service.stop();
  }
}

function run(
  script: string,
  env: Record<string, string>,
  cwd: string,
): Promise<{ code: number | null; printed: string }> {
  return new Promise((resolve) => {
    const child = spawn('bash', ['-c', script], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        printed += text;
      });
    child.once('close', (code) => resolve({ code, printed }));
  });
}

it('there is a recipe for each of the systems, and each is tried', () => {
  expect(readdirSync(folder).sort()).toEqual(Object.keys(recipes).sort());
});

describe.each(Object.keys(recipes))('the recipe %s', (name) => {
  it('starts a named version by its absolute path, and hides no failure', () => {
    const { script } = recipes[name]?.() ?? { script: '' };
    expect(script).toContain('set -euo pipefail');
    expect(hidesFailure(script)).toBe(false);
    expect(script).toContain(archiveUrl);
    expect(read(name)).toContain(noChecksum);
    expect(script).toMatch(/node "?(?:\/opt\/scan-gate|\$gate)\/cli\/index\.js"? run /);
    expect(read(name)).not.toMatch(/npx|allow_failure|continueOnError|soft_fail/);
  });

  it('passes a clean pull request, and leaves the report', async () => {
    const { code, printed, scanned } = await cook(name, { polls: [completed()], lists: [[]] });
    expect([code, scanned], printed).toEqual([0, ['feature']]);
    expect(readFileSync(join(clone, 'scan-gate.html'), 'utf8')).toContain('</html>');
  });

  it('fails with the gate, which decides in a clone of one commit too', async () => {
    const lists = [[violation({ file_path: 'src/price.js' })]];
    const { code, printed, scanned } = await cook(
      name,
      { polls: [completed({ high: 1 })], lists },
      { folder: shallow },
    );
    expect([code, scanned], printed).toEqual([1, ['feature']]);
    expect(git(shallow, ['rev-list', '--count', 'HEAD'])).toBe('1');
  });

  it('starts nothing that has another checksum', async () => {
    const { code, printed, scanned } = await cook(
      name,
      { polls: [completed()], lists: [[]] },
      { checksum: noChecksum },
    );
    expect([code, scanned], printed).toEqual([1, []]);
    expect(printed).toContain('did NOT match');
  });
});
