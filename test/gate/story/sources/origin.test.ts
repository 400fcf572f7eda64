/** `judge --report` and `verify --report`: which report files prove something about the commit that is judged. */
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { git, makeFolder, makeRepository, writeFiles } from '../../../service/temporary-repository.ts';
import { playCommand } from '../../../session.ts';
import { locationOf, resultOf, sarifOf } from '../../../shared/sarif/make.ts';

const shop = 'https://github.com/octo/shop.git';
const now = new Date('2026-05-01T00:00:00Z');
const sarif = (...lines: number[]) =>
  sarifOf({
    name: 'semgrep',
    results: lines.map((line) => resultOf({ ruleId: 'r', level: 'error', locations: [locationOf('src/a.js', line)] })),
  });

const pipelines = new Map<string | null, Promise<string>>();

/**
 * A checkout with a second commit, and the reports of a run at either: `first.json` with a finding, `second.json` without. Each is made
 * once, then copied.
 */
async function pipeline(remote: string | null = shop): Promise<string> {
  const made = pipelines.get(remote) ?? makePipeline(remote);
  pipelines.set(remote, made);
  const folder = makeFolder();
  cpSync(await made, folder, { recursive: true, verbatimSymlinks: true });
  return folder;
}

async function makePipeline(remote: string | null): Promise<string> {
  const folder = makeRepository({ 'src/a.js': 'x\n' });
  if (remote !== null) git(folder, ['remote', 'add', 'origin', remote]);
  await saved(folder, 'first', sarif(1));
  writeFiles(folder, { 'src/a.js': 'y\n', '.gitignore': '*.json\n*.sarif\n' });
  git(folder, ['add', 'src', '.gitignore']);
  git(folder, ['commit', '--quiet', '--message=Change']);
  await saved(folder, 'second', sarif());
  return folder;
}

async function saved(folder: string, name: string, text: string): Promise<void> {
  writeFileSync(join(folder, `${name}.sarif`), text);
  const files = ['--output', `json=${name}.json`, '--output', `agent=${name}-agent.json`];
  await playCommand(['judge', '--sarif', `${name}.sarif`, '--type', 'sast', ...files], { folder, now });
}

function changed(folder: string, change: object, name = 'forged.json'): string {
  const report = JSON.parse(readFileSync(join(folder, 'second.json'), 'utf8'));
  writeFileSync(join(folder, name), JSON.stringify({ ...report, ...change }));
  return name;
}

function committed(folder: string, name: string): string {
  git(folder, ['add', '--force', name]);
  git(folder, ['commit', '--quiet', '--message=Forged']);
  // The author knows the commit before, and cannot know the own one; nothing else keeps it from being stated.
  changed(folder, { head_sha: git(folder, ['rev-parse', 'HEAD']) }, name);
  return name;
}

function elsewhere(folder: string, name: string): string {
  const other = makeRepository({ [name]: readFileSync(join(folder, 'second.json'), 'utf8') });
  return join(other, name);
}

type Name = (folder: string) => string;

const proofs: [string, Name][] = [
  ['that a run wrote before', () => 'second.json'],
  ['at another path', (folder) => changed(folder, {}, 'copy.json')],
  ['outside of the checkout', (folder) => copied(folder)],
  [
    'that spells the address in another way',
    (folder) => changed(folder, { repository_url: 'git@github.com:octo/shop' }),
  ],
  ['whose commit is in capitals', (folder) => changed(folder, { head_sha: head(folder).toUpperCase() })],
];

const rehearsals: [string, Name, RegExp][] = [
  [
    'that is committed',
    (folder) => committed(folder, changed(folder, {})),
    /is part of the judged commit: its author wrote it/,
  ],
  [
    'that a link to a committed one names',
    (folder) => {
      symlinkSync(join(folder, committed(folder, changed(folder, {}))), join(folder, 'link.json'));
      return 'link.json';
    },
    /is part of the judged commit: its author wrote it/,
  ],
  [
    'that was committed in a folder',
    (folder) => {
      writeFiles(folder, { 'out/.keep': '' });
      return committed(folder, changed(folder, {}, 'out/r.json'));
    },
    /is part of the judged commit: its author wrote it/,
  ],
  ['that another repository tracks', (folder) => elsewhere(folder, 'r.json'), /tracked in another repository/],
  ['of a commit that nobody knows', (folder) => changed(folder, { head_sha: 'f'.repeat(40) }), /another commit/],
  [
    'of the commit before',
    (folder) => changed(folder, { head_sha: git(folder, ['rev-parse', 'HEAD~']) }),
    /another commit/,
  ],
  [
    'of the beginning of a commit',
    (folder) => changed(folder, { head_sha: head(folder).slice(0, 12) }),
    /another commit/,
  ],
  ['without a commit', (folder) => changed(folder, { head_sha: null }), /does not name its commit/],
  [
    'of another repository',
    (folder) => changed(folder, { repository_url: 'https://github.com/octo/other' }),
    /of another repository: https:\/\/github\.com\/octo\/other/,
  ],
  [
    'of a repository of that name at another host',
    (folder) => changed(folder, { repository_url: 'https://gitlab.com/octo/shop' }),
    /of another repository/,
  ],
  [
    'without a repository',
    (folder) => changed(folder, { repository_url: null }),
    /it is not proven to be of this repository/,
  ],
];

function head(folder: string): string {
  return git(folder, ['rev-parse', 'HEAD']);
}

function copied(folder: string): string {
  const path = join(makeFolder(), 'report.json');
  writeFileSync(path, readFileSync(join(folder, 'second.json')));
  return path;
}

describe('judge --report', () => {
  const judge = (folder: string, name: string, ...more: string[]) =>
    playCommand(['judge', '--report', name, ...more], { folder, now });

  it.each(proofs)('gives a verdict for a report %s', async (_, nameIn) => {
    const folder = await pipeline();
    const { code, printed } = await judge(folder, nameIn(folder));
    expect(code, printed).toBe(0);
    expect(printed).not.toContain('rehearsal only');
  });

  it('fails for a report of the judged commit with a finding', async () => {
    const folder = await pipeline();
    await saved(folder, 'third', sarif(1));
    expect((await judge(folder, 'third.json')).code).toBe(1);
  });

  it('gives a verdict in a checkout without a remote', async () => {
    const folder = await pipeline(null);
    expect((await judge(folder, 'second.json')).code).toBe(0);
    // As an embedded run names such a checkout.
    expect((await judge(folder, changed(folder, { repository_url: 'file:///shop' }))).code).toBe(0);
    expect((await judge(folder, changed(folder, { repository_url: 'https://github.com/octo/shop' }))).code).toBe(2);
  });

  it.each(rehearsals)('decides nothing by a report %s', async (_, nameIn, why) => {
    const folder = await pipeline();
    const { code, printed } = await judge(folder, nameIn(folder));
    expect(code, printed).toBe(2);
    expect(printed).toMatch(why);
    expect(printed.trimEnd().split('\n').at(-1)).toMatch(/rehearsal only/);
  });

  it('decides nothing by one that proves nothing beside one that does', async () => {
    const folder = await pipeline();
    const { code, printed } = await judge(folder, 'second.json', changed(folder, { head_sha: 'f'.repeat(40) }));
    expect(code, printed).toBe(2);
  });

  it('says to programs why it decides nothing', async () => {
    const folder = await pipeline();
    const { code, printed } = await judge(folder, changed(folder, { head_sha: null }), '--json');
    const answer = JSON.parse(printed);
    expect([code, answer.sentence]).toEqual([2, expect.stringMatching(/rehearsal only/)]);
    expect(JSON.stringify(answer.reports)).toContain('does not name its commit');
  });

  it('knows no commit outside of a repository', async () => {
    const folder = await pipeline();
    const path = copied(folder);
    expect((await playCommand(['judge', '--report', path], { folder: makeFolder(), now })).code).toBe(2);
  });
});

describe('verify --report', () => {
  const gone = (folder: string) => {
    const { findings } = JSON.parse(readFileSync(join(folder, 'first-agent.json'), 'utf8'));
    return findings[0].violation_id;
  };
  const verify = (folder: string, name: string) =>
    playCommand(['verify', gone(folder), '--from', 'first-agent.json', '--report', name], { folder, now });

  it.each(proofs)('shows a fix by a report %s', async (_, nameIn) => {
    const folder = await pipeline();
    const { code, printed } = await verify(folder, nameIn(folder));
    expect(code, printed).toBe(0);
  });

  it.each(rehearsals)('shows no fix by a report %s', async (_, nameIn, why) => {
    const folder = await pipeline();
    const { code, printed } = await verify(folder, nameIn(folder));
    expect(code, printed).toBe(2);
    expect(printed).toMatch(why);
  });
});
