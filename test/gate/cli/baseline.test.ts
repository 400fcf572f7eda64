import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  completed,
  earlierTime,
  type Script,
  type ScriptedService,
  startScripted,
  violation,
} from '../../scripted-service.ts';
import { git, makeFolder, makeRepository, writeFiles } from '../../service/temporary-repository.ts';
import { type Played, playCommand } from '../../session.ts';

const defaultFile = '.github/scan-gate-baseline.json';

// The remote cannot be asked for its branch, on any machine: that alone is no doubt about a scan.
beforeAll(() => {
  vi.stubEnv('https_proxy', 'http://127.0.0.1:9');
});
afterAll(() => {
  vi.unstubAllEnvs();
});

let service: ScriptedService | undefined;
afterEach(async () => service?.stop());

async function startService(script: Partial<Script>): Promise<Record<string, string>> {
  service = await startScripted(script);
  return { SCAN_GATE_BASE_URL: service.baseUrl, SCAN_GATE_API_KEY: 'k', SCAN_GATE_TIME_SCALE: '1000' };
}

/** A clone of the scripted service's repository, whose remote says that `main` is its default branch. */
function makeClone(branch = 'main', defaultBranch: 'main' | 'unknown' = 'main'): string {
  const path = makeRepository({ 'a.js': 'x\n' });
  git(path, ['remote', 'add', 'origin', 'https://github.com/acme/shop.git']);
  if (defaultBranch !== 'unknown')
    git(path, ['symbolic-ref', 'refs/remotes/origin/HEAD', `refs/remotes/origin/${defaultBranch}`]);
  if (branch !== 'main') git(path, ['switch', '--quiet', '--create', branch]);
  return path;
}

/** Nothing changes it. */
let unwritten: string | undefined;

function run(cwd: string, args: readonly string[], env: Record<string, string> = {}): Promise<Played> {
  return play(cwd, ['baseline', ...args], env);
}

function play(folder: string, args: readonly string[], env: Record<string, string>): Promise<Played> {
  return playCommand([...args, '--local'], { folder, env, hasTerminal: false, now: new Date() });
}

const entry = (id: string, title = 'Eval') => ({
  violation_id: id,
  type: 'SAST',
  severity: 'HIGH',
  title,
  file_path: 'a.js',
});
const file = (...findings: object[]) =>
  JSON.stringify({ format_version: 1, repository: 'github.com/acme/shop', branch: 'main', findings });

describe('baseline write', () => {
  const two = [violation(), violation()];
  it('holds the open findings of the scan, the same bytes whatever the order', async () => {
    const found = [
      violation({ violation_id: 'v2', file_path: 'b.js' }),
      violation({ violation_id: 'v1' }),
      violation({ violation_id: 'v3', status: 'FALSE_POSITIVE' }),
      violation({ violation_id: 'v4', last_seen: '2026-05-01T10:00:00.000Z' }),
    ];
    const clone = makeClone();
    const texts: string[] = [];
    for (const lists of [[found], [[...found].reverse()]]) {
      const env = await startService({ polls: [completed({ high: 2 })], lists });
      const ended = await run(clone, ['write'], env);
      expect(ended.code, ended.printed).toBe(0);
      await service?.stop();
      texts.push(readFileSync(join(clone, defaultFile), 'utf8'));
    }
    expect(texts[1]).toBe(texts[0]);
    expect(JSON.parse(texts[0] ?? '')).toEqual({
      format_version: 1,
      repository: 'github.com/acme/shop',
      branch: 'main',
      findings: [
        { violation_id: 'v1', type: 'SAST', severity: 'HIGH', title: 'SQL injection', file_path: 'src/db.js' },
        { violation_id: 'v2', type: 'SAST', severity: 'HIGH', title: 'SQL injection', file_path: 'b.js' },
      ],
    });
  });

  it.each<[string, Partial<Script>, string]>([
    [
      'counts more than the list shows',
      { polls: [completed({ high: 2 })], lists: [[violation()]] },
      'the scan counts 2 high, the list shows 1',
    ],
    [
      'may be of another branch',
      { polls: [completed({ high: 2 })], lists: [[violation(), violation({ last_seen: undefined })]] },
      '1 high may be of another branch',
    ],
    [
      'counts less than the list shows open',
      { polls: [completed({ high: 1 })], lists: [[violation(), violation()]] },
      'the scan counts 1 high, the list shows 2 open ones as its own',
    ],
    [
      'counts what only another branch explains',
      { polls: [completed({ high: 1 })], lists: [[violation({ last_seen: earlierTime })]] },
      'the scan counts 1 high, the list shows 0',
    ],
    [
      'counts what only a suppressed one of another branch may explain',
      {
        polls: [completed({ critical: 1, high: 1 })],
        lists: [[violation({ severity: 'CRITICAL' }), violation({ status: 'FALSE_POSITIVE', last_seen: undefined })]],
      },
      'the scan counts 1 high, the list shows 0',
    ],
    [
      'counts what only an unknown severity explains',
      { polls: [completed({ critical: 1 })], lists: [[violation({ severity: 'BLOCKER' })]] },
      'the scan counts 1 critical, the list shows 0',
    ],
    [
      'is followed by a list that changes',
      { polls: [completed({ high: 1 })], lists: Array.from({ length: 12 }, (_, index) => two.slice(index % 2)) },
      'the list of high kept changing',
    ],
    ['does not say how many there are', { polls: [{ ...completed(), violations: {} }] }, 'no count of critical'],
    [
      'does not say how many there are of one severity',
      { polls: [{ ...completed(), violations: { critical: 0, high: 1, medium: 0, info: 0 } }], lists: [[violation()]] },
      'the scan states no count of low',
    ],
    [
      'is followed by a list that is shorter than its total',
      {
        polls: [completed({ high: 1 })],
        fault({ path, query }) {
          const shown = query.get('page') === '1' ? [{ violation_id: 'v', severity: 'HIGH' }] : [];
          const pagination = { page: Number(query.get('page')), total: 2 };
          return path === '/violations' ? { status: 200, body: { violations: shown, pagination } } : undefined;
        },
      },
      'violations of unknown severity could not be read',
    ],
    [
      'counts what the list lacks, of two severities',
      { polls: [completed({ critical: 1, low: 2 })], lists: [[violation({ severity: 'LOW' })]] },
      'No baseline was written: the scan counts 1 critical, the list shows 0; the scan counts 2 low, the list shows 1',
    ],
  ])('writes nothing when the scan %s', async (_, script, why) => {
    unwritten ??= makeClone();
    const ended = await run(unwritten, ['write'], await startService(script));
    expect(ended.code, ended.printed).toBe(2);
    expect(ended.printed).toContain(why);
    expect(ended.printed).toContain('Run it again when no other scan of this repository is under way.');
    expect(existsSync(join(unwritten, defaultFile))).toBe(false);
  });

  it('holds what has no known severity, which no count bounds, and no suppressed one, counted or not', async () => {
    const clone = makeClone();
    for (const high of [1, 2]) {
      const suppressed = violation({ violation_id: 'b', status: 'FALSE_POSITIVE' });
      const list = [
        violation({ violation_id: 'a' }),
        suppressed,
        violation({ violation_id: 'c', severity: 'BLOCKER' }),
      ];
      const env = await startService({ polls: [completed({ high })], lists: [list] });
      const ended = await run(clone, ['write'], env);
      expect(ended.code, ended.printed).toBe(0);
      await service?.stop();
      const { findings } = JSON.parse(readFileSync(join(clone, defaultFile), 'utf8'));
      expect(findings.map(({ violation_id }: { violation_id: string }) => violation_id)).toEqual(['a', 'c']);
    }
  });

  it('writes nothing through a link that the branch brings', async () => {
    const [clone, outside] = [makeClone(), makeFolder()];
    symlinkSync(outside, join(clone, '.github'));
    const script = { polls: [completed({ high: 1 })], lists: [[violation()]] };
    const ended = await run(clone, ['write'], await startService(script));
    expect(ended.code, ended.printed).toBe(2);
    expect(ended.printed).toContain('could not be written (a link leads out of the folder)');
    expect(readdirSync(outside)).toEqual([]);
  });

  it.each([
    ['another branch', 'feature', 'main' as const, 'feature is not the default branch, main'],
    ['a branch of which nobody says that', 'main', 'unknown' as const, 'git remote set-head origin --auto'],
  ])('scans nothing on %s', async (_, branch, defaultBranch, why) => {
    const ended = await run(makeClone(branch, defaultBranch), ['write'], await startService({}));
    expect(ended.code).toBe(2);
    expect(ended.printed).toContain(why);
    expect(service?.asked).toEqual([]);
  });

  it('writes below the root of the repository, whichever of its folders is named', async () => {
    const clone = makeClone();
    mkdirSync(join(clone, 'sub'));
    const ended = await run(dirname(clone), ['write', join(basename(clone), 'sub')]);
    expect(ended.code, ended.printed).toBe(0);
    expect(existsSync(join(clone, defaultFile)), ended.printed).toBe(true);
    expect(ended.printed).toContain('Next: commit it to main, and set scope: new in the policy');
  });

  it('scans nothing off the default branch with the embedded service either', async () => {
    const clone = makeClone('feature');
    const ended = await run(clone, ['write', '--embedded']);
    expect(ended.code).toBe(2);
    expect(ended.printed).toContain('feature is not the default branch, main');
  });
});

describe('baseline diff', () => {
  it('compares with another file', async () => {
    const folder = makeRepository();
    writeFiles(folder, { 'a.json': file(entry('v1'), entry('v2', 'Exec')), 'b.json': file(entry('v1'), entry('v3')) });
    const ended = await run(folder, ['diff', 'a.json', 'b.json']);
    expect(ended).toEqual({ code: 0, complained: '', printed: '+ SAST  a.js  Eval  v3\n- SAST  a.js  Exec  v2\n' });
  });

  it('compares with the report of a run', async () => {
    const clone = makeClone();
    const env = await startService({ polls: [completed({ high: 1 })], lists: [[violation({ violation_id: 'v9' })]] });
    await play(clone, ['run', '--output', 'json=report.json'], env);
    writeFiles(clone, { 'a.json': file(entry('v1')) });
    const ended = await run(clone, ['diff', 'a.json', 'report.json']);
    expect(ended.printed).toBe('+ SAST  src/db.js  SQL injection  v9\n- SAST  a.js  Eval  v1\n');
  });

  it.each([
    ['a damaged file', ['diff', 'a.json', 'b.json'], 'b.json is damaged'],
    ['a file that is not there', ['show', 'none.json'], 'none.json cannot be read'],
    ['no word', [], 'Say what to do: scan-gate baseline write, show or diff'],
    ['a word too many', ['show', 'a.json', 'b.json'], 'Say what to do: scan-gate baseline write, show or diff'],
  ])('refuses %s, with the way out', async (_, args, why) => {
    const folder = makeRepository();
    writeFiles(folder, { 'a.json': file(entry('v1')), 'b.json': file(entry('v2'), entry('v1')) });
    const ended = await run(folder, args);
    expect(ended.code).toBe(2);
    expect(ended.complained).toContain(why);
  });
});
