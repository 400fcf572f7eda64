/** Pull requests that update dependencies, scanned by the embedded scanners in a workflow, with GitHub's advisories on loopback. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { advisories, updates } from '../github/advisories.ts';
import { startTestGithub, type TestGithub, type TestGithubOptions } from '../github/server.ts';
import { type Checkout, gitAnswer, makeCheckout, pullRequest, push, startGithub } from '../scenarios/world.ts';
import { git, makeFolder } from '../service/temporary-repository.ts';
import { playCommand } from '../session.ts';

let checkout: Checkout;
let known: Awaited<ReturnType<typeof startGithub>>;
const open: TestGithub[] = [];

beforeAll(async () => {
  const { main, ...branches } = updates;
  checkout = makeCheckout(main, branches);
  const pulls = { 7: { base: checkout.heads.main ?? '', head: checkout.heads['fix/python'] ?? '' } };
  known = await startGithub(checkout, { pulls });
});
afterEach(async () => {
  for (const github of open.splice(0)) await github.stop();
});

interface Here {
  flags?: string[];
  fault?: TestGithubOptions['fault'];
  env?: Record<string, string>;
}

async function scan(branch: string, { flags = [], fault, env = {} }: Here = {}) {
  const github = await startTestGithub({
    store: { advisories },
    otherwise: (request) => gitAnswer(known, request),
    ...(fault && { fault }),
  });
  open.push(github);
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
