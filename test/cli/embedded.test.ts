import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, vi } from 'vitest';
import { commit, type Files, git, makeFolder, makeRepository } from '../service/temporary-repository.ts';
import { playCommand } from '../session.ts';

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
  expect(ended.printed).toMatch(/new since main at [0-9a-f]{12}|Nothing new|1 new/);
  expect(readdirSync(temporary).filter((name) => !name.startsWith('scan-gate-report-'))).toEqual([]);
});
