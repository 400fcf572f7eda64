/** The built command over checkouts that hide something from whoever looks at their last tree alone. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { githubToken } from '../scanners/fake-secrets.ts';
import { commit, commitRawTree, type Files, git, makeFolder } from '../service/temporary-repository.ts';
import { runCommand } from './run-action.ts';
import { makeCheckout, pullRequest, startGithub } from './world.ts';

const clean = { 'README.md': 'A shop\n', 'src/price.js': 'export const price = (a, b) => a + b;\n' };

/** A clone whose branch `topic` holds these commits beyond origin's `main`. */
function cloneWith(...commits: Files[]): string {
  const { path: origin } = makeCheckout(clean);
  const path = join(makeFolder(), 'clone');
  git(origin, ['clone', '--quiet', origin, path]);
  git(path, ['switch', '--quiet', '--create', 'topic']);
  for (const files of commits) commit(path, files);
  return path;
}

describe.concurrent('scan-gate run --embedded', () => {
  it('fails for a secret that was committed and removed again, and names commit and path', async () => {
    const path = cloneWith({ 'src/key.js': `export const key = '${githubToken}';\n` }, { 'src/key.js': '' });
    const sha = git(path, ['rev-parse', 'HEAD~1']).slice(0, 12);
    const ended = await runCommand(['run', '--embedded', path, '--scope=changed']);
    expect(ended.code, ended.stdout).toBe(1);
    expect(ended.stdout).toContain(`GitHub token in src/key.js at commit ${sha}, removed later`);
    expect(JSON.stringify(ended.report)).not.toContain(githubToken.slice(4));
  });

  it('fails for a removed secret also where its author chose a base that has it already', async () => {
    const checkout = makeCheckout(clean);
    const { path: origin, heads } = checkout;
    git(origin, ['switch', '--quiet', '--create', 'release']);
    commit(origin, { 'src/key.js': `export const key = '${githubToken}';\n` });
    const release = commit(origin, { 'src/key.js': '' });
    git(origin, ['switch', '--quiet', '--create', 'topic']);
    heads.topic = commit(origin, { 'README.md': 'Our shop\n' });
    const path = join(makeFolder(), 'clone');
    git(origin, ['clone', '--quiet', origin, path]);
    git(path, ['remote', 'set-head', 'origin', 'main']);
    git(path, ['remote', 'set-url', 'origin', 'https://github.com/acme/shop.git']);
    const pull = { number: 7, head: { ref: 'topic', sha: heads.topic }, base: { ref: 'release', sha: release } };
    const { apiUrl } = await startGithub(checkout, { pulls: { 7: { base: release, head: heads.topic } } });
    const { payload, env, ...event } = pullRequest('topic', checkout);
    const ended = await runCommand(['run', '--embedded', path], {
      ...{ cwd: path, apiUrl, env: { GITHUB_WORKSPACE: path, SCAN_GATE_GITHUB_TOKEN: 'ghs_hidden' } },
      event: {
        ...event,
        payload: { ...(payload as object), pull_request: pull },
        env: { ...env, GITHUB_BASE_REF: 'release' },
      },
    });
    expect(ended.code, ended.stdout).toBe(1);
    expect(ended.stdout).toContain('GitHub token in src/key.js at commit');
  });

  it('fails for the content of a second file of one name', async () => {
    const { path } = makeCheckout(clean);
    const sha = commitRawTree(path, [
      { mode: '100644', name: 'a.js', content: 'ok();\n' },
      { mode: '100644', name: 'a.js', content: 'eval(input);\n' },
    ]);
    git(path, ['update-ref', 'refs/heads/main', sha]);
    const ended = await runCommand(['run', '--embedded', path]);
    expect(ended.code, ended.stdout).toBe(1);
  });

  it.each<[string, Files]>([
    ['a link to what it does not hold', { link: '' }],
    ['code that cannot be read', { 'src/new.js': 'const = ;\n' }],
    ['an encrypted file', { 'src/new.env': Buffer.from('\0GITCRYPT\0abc') }],
    ['a file that is too large', { 'src/data.txt': Buffer.alloc(10 * 1024 * 1024 + 1, 'a ') }],
    [
      'an LFS pointer',
      { 'big.zip': `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 12345\n` },
    ],
    ['a script in a page that cannot be read', { 'a.html': '<script>const = ;</script>' }],
  ])('is inconclusive when a proposal brings %s', async (kind, files) => {
    const path = cloneWith(kind.startsWith('a link') ? {} : files);
    if (kind.startsWith('a link')) {
      const { symlinkSync } = await import('node:fs');
      symlinkSync('/etc/passwd', join(path, 'link'));
      commit(path, {});
    }
    const ended = await runCommand(['run', '--embedded', path, '--scope=changed']);
    expect(ended.code, ended.stdout).toBe(2);
    expect(ended.report.reason).toBe('not-covered');
    expect(ended.stdout).toMatch(/changes .*, which a scanner skipped or could not read/);
  });

  it('finds what stands beside a text that is too much for a scanner', async () => {
    const path = cloneWith({ 'big.txt': 'xoxb-1-'.repeat((9 * 1024 * 1024) / 7), 'src/new.js': 'eval(input);\n' });
    const ended = await runCommand(['run', '--embedded', path]);
    expect(ended.code, ended.stdout).toBe(1);
    expect(ended.stdout).toContain('src/new.js:1');
  });
});
