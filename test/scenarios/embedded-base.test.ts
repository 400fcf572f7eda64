/** `run --embedded` on what is proposed: what its merge base holds is old, and only what is new blocks. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { commit, git, makeFolder, makeRepository } from '../service/temporary-repository.ts';
import { type Ended, runCommand } from './run-action.ts';

const old = 'export function price(text) {\n  return eval(text);\n}\n';

/** A clone of a repository whose default branch has a finding, at a branch that changes so much. */
function proposal(change: (path: string) => void, ...clone: string[]): string {
  const origin = makeRepository({ 'README.md': 'A shop\n', 'src/price.js': old });
  git(origin, ['branch', '-M', 'main']);
  git(origin, ['checkout', '--quiet', '-b', 'feature']);
  change(origin);
  git(origin, ['checkout', '--quiet', '--detach']);
  const path = join(makeFolder(), 'clone');
  git(origin, ['clone', '--quiet', '--branch', 'feature', ...clone, pathToFileURL(origin).href, path]);
  return path;
}

const readme = (path: string) => commit(path, { 'README.md': 'Our shop\n' });

async function judged(path: string, ...flags: string[]): Promise<Ended> {
  git(path, ['remote', 'set-head', 'origin', 'main']);
  return runCommand(['run', '--embedded', path, ...flags]);
}

const ending = ({ code, report }: Ended) => ({ code, scope: report.scope, verdict: report.verdict });

describe.concurrent('scan-gate run --embedded on a branch', () => {
  it.each<[string, (path: string) => void]>([
    ['changes the README alone', readme],
    ['moves the lines of an old finding', (path) => commit(path, { 'src/price.js': `// Prices\n\n${old}` })],
    [
      'renames the file of an old finding',
      (path) => {
        git(path, ['mv', 'src/price.js', 'src/pricing.js']);
        commit(path, {});
      },
    ],
  ])('passes one that %s', async (_, change) => {
    const ended = await judged(proposal(change));
    expect(ending(ended), ended.stdout).toEqual({ code: 0, scope: 'auto', verdict: 'passed' });
    expect(ended.report.message).toMatch(/^no critical or high new since main at [0-9a-f]{12} \(1 high in total; 1 ex/);
  });

  it('fails on what is new, and advises nothing that it cannot do', async () => {
    const ended = await judged(proposal((path) => commit(path, { 'src/other.js': old })));
    expect(ending(ended), ended.stdout).toEqual({ code: 1, scope: 'auto', verdict: 'failed' });
    expect(ended.report.message).toMatch(/^1 critical or high new since main at [0-9a-f]{12} \(2 high in total; 1 ex/);
    const news = ended.report.findings.map((each: Record<string, unknown>) => [each.file_path, each.first_seen]);
    expect(news.sort()).toEqual([
      ['src/other.js', true],
      ['src/price.js', false],
    ]);
    expect(ended.stdout).not.toContain('at the service');
    expect(ended.stdout).toContain('violation_id');
  });

  it('judges everything where the clone is shallow, and says how to get the base', async () => {
    const path = proposal(readme, '--depth=1', '--no-single-branch');
    const ended = await judged(path);
    expect(ending(ended), ended.stdout).toEqual({ code: 1, scope: 'scan', verdict: 'failed' });
    expect(ended.stdout.replaceAll(/\s+/g, ' ')).toContain('git fetch --unshallow origin');
  });

  it('judges everything where it is asked to', async () => {
    const ended = await judged(proposal(readme), '--scope=scan');
    expect(ending(ended), ended.stdout).toEqual({ code: 1, scope: 'scan', verdict: 'failed' });
  });
});
