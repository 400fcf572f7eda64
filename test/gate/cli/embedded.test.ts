import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { githubToken } from '../../scanners/fake-secrets.ts';
import { commit, type Files, git, makeFolder, makeRepository, writeFiles } from '../../service/temporary-repository.ts';
import { playCommand } from '../../session.ts';

/** What a CI system clones: the last commit of a branch alone, of a repository whose default branch has a finding. */
function shallowProposal(change: Files): string {
  const origin = makeRepository({ 'src/price.js': 'export const price = (text) => eval(text);\n' });
  git(origin, ['switch', '--quiet', '--create', 'topic']);
  commit(origin, change);
  git(origin, ['switch', '--quiet', 'main']);
  const path = join(makeFolder(), 'clone');
  git(origin, ['clone', '--quiet', '--depth=1', '--branch=topic', pathToFileURL(origin).href, path]);
  return path;
}

it.each<[string, number, Files]>([
  ['nothing that can be found', 0, { 'README.md': 'A shop\n' }],
  ['a finding', 1, { 'src/other.js': 'export const cost = (text) => eval(text);\n' }],
])('a shallow clone of a proposal that brings %s is compared with what origin has: %i', async (_, code, change) => {
  const [folder, temporary] = [shallowProposal(change), makeFolder()];
  vi.stubEnv('TMPDIR', temporary);
  const ended = await playCommand(['run', '--embedded', folder], { folder, hasTerminal: false });
  vi.unstubAllEnvs();
  expect(ended.code, ended.printed).toBe(code);
  expect(ended.printed).toMatch(/new since main at [0-9a-f]{12}|No new findings|1 new/);
  expect(readdirSync(temporary).filter((name) => !name.startsWith('scan-gate-report-'))).toEqual([]);
});

it.each<[message: string, code: number, says: string]>([
  ['Explain the price (#12)', 0, 'Nothing to scan: only documentation changed'],
  [`Explain it, with ${githubToken}`, 1, '1 new critical finding blocks this merge request'],
])('a change of documents alone is skipped unless its message has a secret: %s', async (message, code, says) => {
  const origin = makeRepository({ 'docs/a.md': 'A\n', '.github/scan-gate.yml': 'skip-when: [docs/**]\n' });
  const folder = join(makeFolder(), 'clone');
  git(origin, ['clone', '--quiet', origin, folder]);
  const base = git(folder, ['rev-parse', 'HEAD']).trim();
  git(folder, ['switch', '--quiet', '--create', 'topic']);
  writeFiles(folder, { 'docs/a.md': 'B\n' });
  git(folder, ['commit', '--quiet', '--all', `--message=${message}`]);
  git(folder, ['push', '--quiet', 'origin', 'topic']);
  const env = {
    ...{ GITLAB_CI: 'true', CI_PROJECT_URL: 'https://gitlab.com/acme/shop', CI_DEFAULT_BRANCH: 'main' },
    ...{ CI_COMMIT_SHA: git(folder, ['rev-parse', 'HEAD']).trim(), CI_MERGE_REQUEST_IID: '1' },
    ...{ CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: 'topic', CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main' },
    ...{ CI_MERGE_REQUEST_DIFF_BASE_SHA: base, CI_PROJECT_ID: '1' },
    ...{ CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '1', CI_MERGE_REQUEST_PROJECT_ID: '1' },
  };
  const ended = await playCommand(['run', '--embedded', folder], { folder, env, hasTerminal: false });
  expect(ended.code, ended.printed).toBe(code);
  expect(ended.printed).toContain(says);
});

describe('the policy of an embedded run', () => {
  const price = { 'src/price.js': 'export const price = (text) => Number(text);\n', 'vendor/a.js': 'export {};\n' };
  const finding = { ...price, 'src/other.js': 'export const cost = (text) => eval(text);\n' };
  it.each<[string, Files, string, number, string]>([
    ['names a folder of paths without /**', finding, 'paths: [src]', 1, '1 critical or high'],
    ['names a part that is clean', price, 'paths: [src]', 0, ''],
    ['names nothing in paths', price, 'paths: [Src/**]', 2, 'matches no file of this commit; did you mean "src/**"?'],
    ['names nothing in one of its paths, and fails all the same', finding, 'paths: [src, lib]', 1, ''],
    ['ignores a folder by its name', price, 'ignore-paths: [vendor]', 2, 'write "vendor/" or "vendor/**"'],
    ['ignores all in a folder', finding, 'ignore-paths: [src/]', 0, ''],
    ['has a path of another machine', price, 'paths: [/home/me/shop/src]', 2, 'begins with /'],
  ])('that %s', async (_, tree, policy, code, words) => {
    const folder = makeRepository({ ...tree, '.github/scan-gate.yml': `${policy}\n` });
    const ended = await playCommand(['run', '--embedded', '--local', folder], { folder, hasTerminal: false });
    expect(ended.code, ended.printed).toBe(code);
    expect(ended.printed).toContain(words);
  });
});
