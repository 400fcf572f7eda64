/** Pull requests that update dependencies, scanned by the embedded scanners in a workflow, with GitHub's advisories on loopback. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { advisories, updates } from '../../github/advisories.ts';
import { startTestGithub, type TestGithubOptions } from '../../github/server.ts';
import { type Checkout, gitAnswer, makeCheckout, pullRequest, push, startGithub } from '../../scenarios/world.ts';
import { git, makeFolder } from '../../service/temporary-repository.ts';
import { playCommand } from '../../session.ts';

const pom = (version: string) =>
  `<project><artifactId>shop</artifactId><dependencies><dependency><groupId>g</groupId><artifactId>a</artifactId><version>${version}</version></dependency></dependencies></project>\n`;
const before = 'django===2004d\ntools @ git+https://example.com/tools@v1\nopen\npinned==1.0\n';

/** Pull requests into a repository that already has packages which no source of advisories can answer for. */
const oddUpdates = {
  'same/other': { 'requirements.txt': `${before}flask==3.0.3\n` },
  'same/commit': { 'requirements.txt': before.replace('@v1', '@v2') },
  'same/maven': { 'requirements.txt': before, 'pom.xml': pom('2.0.1') },
  'same/moved': { 'requirements.txt': '-r more.in\n', 'more.in': before },
  'new/version': { 'requirements.txt': before.replace('2004d', '2005e') },
  'new/git': { 'requirements.txt': `${before}other @ git+https://example.com/other@v1\n` },
  'new/archive': { 'requirements.txt': `${before}./wheels/x-1.0-py3-none-any.whl\n` },
  'new/range': { 'requirements.txt': before.replace('pinned==1.0', 'pinned>=0.5') },
};

const shop = (more: object) => ({
  'package.json': JSON.stringify({ name: 'shop', dependencies: { a: '^1.0.0' }, ...more }),
});
const locked =
  '{"lockfileVersion":3,"packages":{"":{"dependencies":{"a":"^1.0.0"}},"node_modules/a":{"version":"1.2.0"}}}';

/** Pull requests that change a manifest and leave its lock as it is. */
const manifestUpdates: Record<string, [change: object, code: number]> = {
  scripts: [{ version: '2.0.0', scripts: { test: 'node' }, prettier: { semi: false } }, 0],
  range: [{ dependencies: { a: '~1.2.0' } }, 0],
  added: [{ dependencies: { a: '^1.0.0', evil: '^1.0.0' } }, 2],
  overridden: [{ overrides: { a: '0.9.0' } }, 2],
};

let updated: Checkout;
let odd: Checkout;
let known: Awaited<ReturnType<typeof startGithub>>;

beforeAll(async () => {
  const { main, ...branches } = updates;
  updated = makeCheckout(main, branches);
  const pulls = { 7: { base: updated.heads.main ?? '', head: updated.heads['fix/python'] ?? '' } };
  known = await startGithub(updated, { pulls });
  odd = makeCheckout({ 'requirements.txt': before, 'pom.xml': pom('2.0.0') }, oddUpdates);
});

interface Here {
  flags?: string[];
  fault?: TestGithubOptions['fault'];
  env?: Record<string, string>;
  of?: Checkout;
  /** GitHub, if it knows the repository. */
  at?: typeof known;
}

async function scan(branch: string, { flags = [], fault, env = {}, of: checkout = updated, at = known }: Here = {}) {
  const github = await startTestGithub({
    store: { advisories },
    otherwise: (request) => gitAnswer(at, request),
    ...(fault && { fault }),
  });
  onTestFinished(() => github.stop());
  const [folder, home] = [join(makeFolder(), 'work'), makeFolder()];
  git(checkout.path, ['clone', '--quiet', `file://${checkout.path}`, folder]);
  git(folder, ['checkout', '--quiet', '--detach', checkout.heads[branch] ?? '']);
  git(folder, ['remote', 'set-url', 'origin', 'https://github.com/acme/shop.git']);
  const event = branch === 'main' ? push('main', checkout) : pullRequest(branch, checkout);
  mkdirSync(join(home, 'event'));
  writeFileSync(join(home, 'event/event.json'), JSON.stringify(event.payload));
  const report = join(home, 'report.json');
  const ended = await playCommand(
    ['run', '--embedded', folder, '--annotations', 'none', '--output', `json=${report}`, ...flags],
    {
      folder,
      hasTerminal: false,
      env: {
        ...{ CI: 'true', GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: event.name },
        GITHUB_EVENT_PATH: join(home, 'event/event.json'),
        ...{ GITHUB_SERVER_URL: 'https://github.com', GITHUB_API_URL: github.apiUrl, GITHUB_WORKSPACE: folder },
        ...{ SCAN_GATE_GITHUB_TOKEN: github.token, SCAN_GATE_TIME_SCALE: '10', HOME: home, RUNNER_TEMP: home },
        ...event.env,
        ...env,
      },
    },
  );
  const asked = github.asked.filter(({ path }) => path === '/advisories').map(({ query }) => query.get('affects'));
  return { ...ended, github, asked, report: JSON.parse(readFileSync(report, 'utf8')) };
}

// biome-ignore lint/suspicious/noExplicitAny: a test looks wherever it likes in a report
const titlesOf = (report: any) => report.findings.map(({ title }: { title: string }) => title).sort();

const django = 'django 3.2.0: A fault of django (GHSA-aaaa-aaaa-aaaa)';
const net = 'golang.org/x/net 0.6.0: A fault of golang.org/x/net (GHSA-cccc-cccc-cccc)';

describe('a scan in a workflow', () => {
  it('finds the vulnerable packages of locks of every kind, with what the policy asks of them', async () => {
    const { report, code, github, asked } = await scan('main', { flags: ['--scope', 'scan'] });
    expect(titlesOf(report)).toEqual([django, net]);
    expect(code).toBe(1);
    expect(report.scan.coverage.sca).toBe('covered');
    expect(github.complaints).toEqual([]);
    expect(asked.sort()).toEqual(['django@3.2.0', 'golang.org/x/net@0.6.0']);
    expect(report.findings.find(({ title }: { title: string }) => title === django)).toMatchObject({
      ...{
        type: 'SCA',
        severity: 'HIGH',
        cvss_score: 7.5,
        epss_percent: 12,
        file_path: 'requirements.txt',
        line_number: 1,
      },
      advisory: { ids: ['GHSA-aaaa-aaaa-aaaa'], fix: 'available', fixed_version: '3.2.13' },
    });
  });

  it.each([
    ['fix/python', 0, [net]],
    ['fix/go', 0, []],
    ['bad/python', 1, ['urllib3 1.24.1: A fault of urllib3 (GHSA-bbbb-bbbb-bbbb)']],
    ['bad/go', 1, ['golang.org/x/net 0.5.0: A fault of golang.org/x/net (GHSA-dddd-dddd-dddd)']],
  ])('judges the update %s: %i', async (branch, code, titles) => {
    const ended = await scan(branch);
    // What both commits lock is asked for once.
    expect(new Set(ended.asked).size).toBe(ended.asked.length);
    expect(ended.code, ended.printed).toBe(code);
    expect(titlesOf(ended.report)).toEqual(expect.arrayContaining(titles));
    expect(ended.report.scan.coverage.sca).toBe('covered');
    const place = { 'bad/python': 'requirements.txt:2', 'bad/go': 'go.mod:5' }[branch];
    if (place === undefined) return;
    const blocking = ended.report.findings.find(({ title }: { title: string }) => title === titles[0]);
    expect(`${blocking.file_path}:${blocking.line_number}`).toBe(place);
  });

  it('does not pass for clean after an outage', async () => {
    const fault: TestGithubOptions['fault'] = ({ path }) =>
      path === '/advisories' ? { kind: 'answer', status: 503 } : undefined;
    const { code, report } = await scan('fix/go', { fault });
    expect([code, report.verdict, report.scan.coverage.sca]).toEqual([2, 'inconclusive', 'not covered']);
    expect(report.message).toContain('the packages of go.mod, requirements.txt could not be looked up');
    expect(report.scan.diagnostics).toContainEqual(
      expect.objectContaining({ engine: 'advisories', failed: true, file_path: 'go.mod' }),
    );
  });

  it('passes what leaves the lock files as they are in an outage', async () => {
    const fault: TestGithubOptions['fault'] = ({ path }) =>
      path === '/advisories' ? { kind: 'answer', status: 503 } : undefined;
    const { code, report } = await scan('text', { fault });
    expect([code, report.verdict, report.scan.coverage.sca]).toEqual([0, 'passed', 'not covered']);
  });

  it('asks nobody where the settings say none', async () => {
    const none = await scan('main', { flags: ['--advisories', 'none'] });
    expect([none.asked, none.report.scan.coverage.sca]).toEqual([[], 'not covered']);
  });

  it('reads a database on this machine instead', async () => {
    const folder = makeFolder();
    const record = {
      ...{ id: 'PYSEC-2022-1', modified: '2026-05-25T00:00:00Z', summary: 'A fault of Django' },
      affected: [
        {
          package: { ecosystem: 'PyPI', name: 'Django' },
          ranges: [{ type: 'ECOSYSTEM', events: [{ introduced: '0' }, { fixed: '3.2.13' }] }],
        },
      ],
    };
    writeFileSync(join(folder, 'PYSEC-2022-1.json'), JSON.stringify(record));
    const { report, asked } = await scan('main', { flags: ['--advisories', `${folder},github`, '--scope', 'scan'] });
    expect(titlesOf(report)).toEqual(['django 3.2.0: A fault of Django (PYSEC-2022-1)', net]);
    expect(asked).toEqual(['golang.org/x/net@0.6.0']);
    expect(report.scan.coverage.sca).toBe('covered');
  });
});

describe('a pull request into a repository with packages that no source can answer for', () => {
  const words = /^the change introduces packages in ([\w.]+) that no source of advisories knows$/;

  it.each(['same/other', 'same/commit', 'same/maven', 'same/moved'])('passes %s, which adds none', async (branch) => {
    const { code, report, printed } = await scan(branch, { of: odd });
    expect([code, report.verdict], printed).toEqual([0, 'passed']);
    expect(report.scan.diagnostics).toContainEqual(
      expect.objectContaining({
        message: expect.stringMatching(/^As before this change, packages were not looked up: /),
      }),
    );
  });

  it.each([
    ['new/version', 'advisories name django, and its version 2005e cannot be compared with theirs (1: django 2005e)'],
    ['new/git', 'comes from a version control system, where no advisory names its version (1: other)'],
    ['new/archive', 'comes from a packed file or from outside the repository (1: ./wheels/x-1.0-py3-none-any.whl)'],
    ['new/range', 'had an exact version before, and has no exact version now (1: pinned)'],
  ])('does not pass %s', async (branch, why) => {
    const { code, report } = await scan(branch, { of: odd });
    expect([code, report.verdict]).toEqual([2, 'inconclusive']);
    expect(report.message).toMatch(words);
    expect(report.scan.diagnostics).toContainEqual({
      engine: 'advisories',
      message: `This change introduces packages that were not looked up: ${why}`,
      file_path: 'requirements.txt',
    });
  });

  it('is inconclusive where a manifest asks for what its lock does not have, and only where the change does', async () => {
    const branches = Object.entries(manifestUpdates).map(([name, [change]]) => [name, shop(change)]);
    const checkout = makeCheckout({ ...shop({}), 'package-lock.json': locked }, Object.fromEntries(branches));
    const codes = await Promise.all(
      Object.keys(manifestUpdates).map(async (name) => [name, (await scan(name, { of: checkout })).code]),
    );
    expect(codes).toEqual(Object.entries(manifestUpdates).map(([name, [, code]]) => [name, code]));
    const ofBase = makeCheckout(
      { ...shop({ dependencies: { a: '^2.0.0' } }), 'package-lock.json': locked },
      { later: { 'a.txt': 'a' } },
    );
    expect((await scan('later', { of: ofBase })).code).toBe(0);
  });

  it('passes what the policy accepts by name', async () => {
    const { code } = await scan('new/git', { of: odd, flags: ['--advisories-private', 'other'] });
    expect(code).toBe(0);
  });

  it('passes a push to the default branch, with a note', async () => {
    const { code, report } = await scan('main', { of: odd });
    expect([code, report.verdict]).toEqual([0, 'passed']);
    expect(report.scan.diagnostics).toContainEqual(
      expect.objectContaining({ engine: 'advisories', file_path: 'requirements.txt' }),
    );
  });

  it.each([
    ['same/maven', 2],
    ['same/commit', 0],
  ])('asks a database of another ecosystem, and ends %s with %i', async (branch, code) => {
    const folder = makeFolder();
    const affected = [{ package: { ecosystem: 'npm', name: 'a' }, ranges: [] }];
    writeFileSync(
      join(folder, 'GHSA-a.json'),
      JSON.stringify({ id: 'GHSA-a', modified: '2026-05-25T00:00:00Z', affected }),
    );
    const ended = await scan(branch, { of: odd, flags: ['--advisories', folder] });
    expect(ended.code, ended.printed).toBe(code);
  });

  it.each([
    ['comment', 0],
    ['upgrade', 2],
  ])('ends a change of an image without a source by what it installs: %s %i', async (branch, code) => {
    const image = (text: string) => ({ Dockerfile: `FROM python:3.12\n${text}\nUSER 1000\n` });
    const checkout = makeCheckout(
      { ...image('RUN pip install awscli==1.32.0'), 'package.json': '{"name": "shop"}', 'a.py': 'a = 1\n' },
      {
        comment: image('# The tools\nRUN pip install awscli==1.32.0'),
        upgrade: image('RUN pip install awscli==1.33.0'),
      },
    );
    const at = await startGithub(checkout, {
      pulls: { 7: { base: checkout.heads.main ?? '', head: checkout.heads[branch] ?? '' } },
    });
    const flags = ['--advisories', 'none', '--fail-on-types', 'sca'];
    const ended = await scan(branch, { of: checkout, at, flags });
    expect([ended.code, ended.report.message], ended.printed).toEqual([code, expect.anything()]);
  });

  it('passes all of them where the settings say none', async () => {
    const { code } = await scan('new/git', { of: odd, flags: ['--advisories', 'none'] });
    expect(code).toBe(0);
  });
});
