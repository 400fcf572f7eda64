import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findBuild, removeUnpacked } from '../scripts/builds.ts';
import { makeFolder } from './service/temporary-repository.ts';

const folder = makeFolder();

const checkout = join(folder, 'shop');
function git(...args: string[]): string {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  return execFileSync('git', ['-C', checkout, ...identity, ...args], { encoding: 'utf8', stdio: 'pipe' }).trim();
}

/** A build that compares with the base as a run does, and is not content with commits whose subject contains `word`. */
function makeBuild(name: string, word: string): string {
  const dist = join(folder, name, 'dist');
  mkdirSync(join(dist, 'cli'), { recursive: true });
  const program = `
    import { execFileSync } from 'node:child_process';
    import { appendFileSync, writeFileSync } from 'node:fs';
    const subjects = execFileSync('git', ['log', '--format=%s', 'origin/HEAD..HEAD'], { encoding: 'utf8' });
    appendFileSync(${JSON.stringify(join(folder, `${name}.log`))}, process.env.CI + ' ' + subjects.split('\\n').join());
    const isBad = subjects.includes('${word}');
    const finding = { severity: 'HIGH', type: 'SAST', title: 'Hole', file_path: 'a.js', line_number: 1, effect: 'blocks' };
    writeFileSync(process.argv.at(-1).slice(5), JSON.stringify({
      verdict: isBad ? 'failed' : 'passed', reason: isBad ? 'blocked' : 'clean', sentence: 'Said', message: 'more',
      findings: isBad ? [finding] : [],
    }));`;
  writeFileSync(join(dist, 'cli/index.js'), program);
  writeFileSync(join(folder, name, 'package.json'), '{"type":"module"}');
  return dist;
}

function run(...args: string[]): string {
  const script = join(import.meta.dirname, '../scripts/ordinary.ts');
  const options = { encoding: 'utf8', env: { ...process.env, CI: 'true' } } as const;
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, ...args], options);
  expect(status, stderr).toBe(0);
  return stdout;
}

it('judges merges as proposals by two builds, shows what changed, and runs no build twice', () => {
  mkdirSync(checkout);
  git('init', '-q', '-b', 'main');
  for (const subject of ['first', 'second']) git('commit', '-q', '--allow-empty', '-m', subject);
  for (const subject of ['good', 'bad']) {
    git('checkout', '-q', '-b', subject);
    git('commit', '-q', '--allow-empty', '-m', subject);
    git('checkout', '-q', 'main');
    git('merge', '-q', '--no-ff', '-m', 'merge of a topic', subject);
  }
  const before = git('for-each-ref') + git('status', '--porcelain');
  const args = [checkout, '--merges', '2', '--cache', join(folder, 'cache')];
  const both = ['--old', makeBuild('old', 'worse'), '--new', makeBuild('new', 'bad')];
  const [good = '', bad = ''] = [git('rev-parse', 'main~1'), git('rev-parse', 'main')].map((sha) => sha.slice(0, 8));

  const shown = run(...args, ...both);
  expect(shown).toContain('Changed verdicts: 1 of 2');
  expect(shown).toMatch(new RegExp(`\\| shop ${good} \\| passed \\(clean\\), 0 blocking, \\d+ s \\| passed`));
  const line = `| shop ${bad} | passed (clean)<br>Said (more) | failed (blocked)<br>Said (more)<br>HIGH SAST Hole at a.js:1 |  |`;
  expect(shown).toContain(line);
  expect(shown).toContain('| failed | 0 of 2 (0.0 %) | 1 of 2 (50.0 %) |');
  expect(shown).toContain('+ shop: HIGH SAST Hole at a.js:1');
  const runs = () => readFileSync(join(folder, 'new.log'), 'utf8');
  expect(runs()).toBe('undefined merge of a topic,bad,undefined merge of a topic,good,');

  expect(run(...args, ...both)).toBe(shown);
  expect(runs().split('topic')).toHaveLength(3);
  run(...args, ...both.slice(0, 3), makeBuild('newer', 'bad'));
  expect(readFileSync(join(folder, 'old.log'), 'utf8').split('topic')).toHaveLength(3);
  // Without enough merges, the commits of the branch are judged.
  expect(run(...args, ...both, '--merges', '3')).toContain('Changed verdicts: 1 of 3');
  expect(git('for-each-ref') + git('status', '--porcelain')).toBe(before);
});

it('unpacks the build of a commit with the files that it runs with, and leaves the index alone', () => {
  const status = () => execFileSync('git', ['status', '--porcelain'], { cwd: import.meta.dirname, encoding: 'utf8' });
  const before = status();
  const dist = findBuild('HEAD');
  for (const path of ['cli/index.js', '../package.json', '../package-lock.json'])
    expect(existsSync(join(dist, path)), path).toBe(true);
  expect(status()).toBe(before);
  removeUnpacked();
  expect(existsSync(dist)).toBe(false);
});
