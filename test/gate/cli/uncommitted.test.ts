/** `run --embedded` with `--staged` and `--worktree`: what is not committed, on a machine of one's own. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { type Files, git, makeFolder, makeRepository, writeFiles } from '../../service/temporary-repository.ts';
import { type Played, playCommand } from '../../session.ts';

const old = 'export const price = (text) => eval(text);\n';
const added = 'export const cost = (text) => eval(text);\n';

function stage(path: string, files: Files): string {
  writeFiles(path, files);
  git(path, ['add', '--all']);
  return path;
}

function run(path: string, ...flags: string[]): Promise<Played> {
  return playCommand(['run', '--embedded', '--local', path, ...flags], { folder: path, hasTerminal: false });
}

interface Written {
  head_sha: unknown;
  base_sha: unknown;
  uncommitted: unknown;
  verdict: string;
}

async function report(path: string, ...flags: string[]): Promise<{ ended: Played; written: Written; folder: string }> {
  const folder = makeFolder();
  const outputs = ['json', 'sarif', 'html', 'markdown', 'agent'].map((kind) => `${kind}=${join(folder, kind)}`);
  const ended = await run(path, ...flags, ...outputs.flatMap((output) => ['--output', output]));
  return { ended, written: JSON.parse(readFileSync(join(folder, 'json'), 'utf8')), folder };
}

describe('what is staged', () => {
  it('blocks by what it adds, and not by what the commit has', async () => {
    const path = stage(makeRepository({ 'a.js': old }), { 'b.js': added });
    const ended = await run(path, '--staged');
    expect(ended.code, ended.printed).toBe(1);
    expect(ended.printed).toContain('staged changes on main at');
    expect(ended.printed).toMatch(/1 new (?:critical|high) finding blocks/);
    expect(ended.printed).toContain('b.js:1');
  });

  it('passes when only files on disk are bad, and leaves nothing behind', async () => {
    const temporary = makeFolder();
    vi.stubEnv('TMPDIR', temporary);
    const path = stage(makeRepository({ 'a.js': old }), { 'b.js': 'export {};\n' });
    writeFiles(path, { 'b.js': added });
    const ended = await run(path, '--staged');
    vi.unstubAllEnvs();
    expect(ended.code, ended.printed).toBe(0);
    expect(readdirSync(temporary).filter((name) => !name.startsWith('scan-gate-report-'))).toEqual([]);
  });

  it('blocks as the first commit', async () => {
    const path = makeFolder();
    git(path, ['init', '--quiet', '--initial-branch=main']);
    const ended = await run(stage(path, { 'b.js': added }), '--staged');
    expect(ended.code, ended.printed).toBe(1);
    expect(ended.printed).toContain('staged changes, before any commit');
  });

  it.each([
    ['fail-on-severity: none\n', added],
    ['exceptions:\n  - path: b.js\n    reason: Nobody has looked at it yet\n    expires: 2026-12-31\n', added],
    ['fail-on-severity: info\n', 'export const token = Math.random();\n'],
  ])('may only tighten the policy as the first commit: %s', async (policy, text) => {
    const path = makeFolder();
    git(path, ['init', '--quiet', '--initial-branch=main']);
    const ended = await run(stage(path, { 'b.js': text, '.github/scan-gate.yml': policy }), '--staged');
    expect(ended.code, ended.printed).toBe(1);
  });

  it('is judged by the committed policy, which it may only tighten', async () => {
    const file = '.github/scan-gate.yml';
    const loose = makeRepository({ 'a.js': 'export {};\n', [file]: 'fail-on-severity: none\n' });
    const tightened = await run(stage(loose, { 'b.js': added, [file]: 'fail-on-severity: low\n' }), '--staged');
    expect(tightened.code, tightened.printed).toBe(1);
    const strict = makeRepository({ 'a.js': 'export {};\n', [file]: 'fail-on-severity: low\n' });
    const loosened = await run(stage(strict, { 'b.js': added, [file]: 'fail-on-severity: none\n' }), '--staged');
    expect(loosened.code, loosened.printed).toBe(1);
    expect(loosened.printed).not.toContain('only committed policy is read');
  });

  const sink = 'export const run = (text) => eval(text);\n';
  const handler = (value: string) =>
    `import { run } from './lib/sink.js';\nexport default (app) => app.get('/', (req, res) => { run(${value}); });\n`;
  it.each<[string, Files, Files, string[]]>([
    [
      'a value that it passes to another file',
      { 'lib/sink.js': sink, 'a.js': handler('1') },
      { 'a.js': handler('req.query.x') },
      [],
    ],
    [
      'a file that another one already loads',
      { 'lib/sink.js': sink, 'a.js': handler('req.query.x') },
      {},
      ['lib/sink.js'],
    ],
  ])('is scanned together with %s', async (_, before, change, removed) => {
    const path = stage(makeRepository({ ...before, 'other.js': old }), change);
    for (const name of removed) git(path, ['rm', '--quiet', name]);
    const ended = await run(path, '--staged');
    expect(ended.printed).toContain('Scanned: what the change can affect');
    expect(ended.printed).not.toContain('other.js');
    expect(ended.code, ended.printed).toBe(removed.length > 0 ? 0 : 1);
  });

  const page = '<p><%- name %></p>\n';
  const route = (value: string) =>
    `const app = require('express')();\napp.get('/', (req, res) => res.render('a', { name: ${value} }));\n`;
  const flask = (value: string) =>
    `from flask import Flask, request, render_template\napp = Flask(__name__)\n@app.route('/')\ndef index():\n    return render_template('a.html', name=${value})\n`;
  const jinja = '<p>{{ name | safe }}</p>\n';
  it.each<[string, Files, Files, number]>([
    [
      'a template that gets a request now',
      { 'app.js': route("'x'"), 'views/a.ejs': page },
      { 'app.js': route('req.query.name') },
      1,
    ],
    [
      'a template that got it before',
      { 'app.js': route('req.query.name'), 'views/a.ejs': page },
      { 'views/a.ejs': `<b></b>\n${page}` },
      0,
    ],
    [
      'a page of Flask that gets a request now',
      { 'app.py': flask("'x'"), 'templates/a.html': jinja },
      { 'app.py': flask("request.args['name']") },
      1,
    ],
    [
      'a page of Flask that got it before',
      { 'app.py': flask("request.args['name']"), 'templates/a.html': jinja },
      { 'templates/a.html': `<b></b>\n${jinja}` },
      0,
    ],
  ])('is scanned together with %s', async (_, before, change, code) => {
    const ended = await run(stage(makeRepository(before), change), '--staged');
    expect(ended.code, ended.printed).toBe(code);
  });

  it.each<[string, (path: string) => void]>([
    ['nothing is changed', () => undefined],
    ['a file is only removed', (path) => void git(path, ['rm', '--quiet', 'a.js'])],
    ['only documentation is changed', (path) => void stage(path, { 'README.md': 'A shop\n' })],
  ])('passes when %s', async (_, change) => {
    const path = makeRepository({ 'a.js': old, 'package.json': '{}' });
    change(path);
    const ended = await run(path, '--staged', '--fail-on-types', 'sast,sca,secret,iac');
    expect(ended.code, ended.printed).toBe(0);
    // Other files may have findings that nobody looked for.
    expect(ended.printed).toContain('✔ No new findings');
  });

  it('is scanned with all other files when the policy judges everything', async () => {
    const path = makeRepository({ 'a.js': old, '.github/scan-gate.yml': 'scope: scan\n' });
    const ended = await run(stage(path, { 'README.md': 'A shop\n' }), '--staged');
    expect(ended.code, ended.printed).toBe(1);
    expect(ended.printed).not.toContain('Scanned: what the change can affect');
  });

  it('is never called a commit in a report', async () => {
    const path = stage(makeRepository({ 'a.js': old }), { 'b.js': added });
    const head = git(path, ['rev-parse', 'HEAD']);
    const { written, folder } = await report(path, '--staged');
    expect(written).toMatchObject({ head_sha: null, base_sha: head, uncommitted: { kind: 'staged', based_on: head } });
    const [sarif, html, markdown, agent] = ['sarif', 'html', 'markdown', 'agent'].map((name) =>
      readFileSync(join(folder, name), 'utf8'),
    );
    expect(JSON.parse(sarif ?? '').runs[0].properties.uncommitted).toEqual({ kind: 'staged', based_on: head });
    expect(sarif).not.toContain('revisionId');
    for (const text of [html, markdown]) expect(text).toContain(`staged changes on ${head.slice(0, 12)}`);
    expect(html).not.toContain('Head commit');
    const { findings, ...file } = JSON.parse(agent ?? '');
    expect(file).toMatchObject({ head_sha: null, uncommitted: { kind: 'staged' } });
    expect(findings[0].check).toBeNull();
    const id = findings[0].violation_id;
    const verified = await playCommand(['verify', id, '--from', join(folder, 'json'), '--embedded', path, '--local'], {
      folder: path,
    });
    expect(verified.code, verified.printed + verified.complained).toBe(2);
  });

  it('is not sent anywhere', async () => {
    const path = stage(makeRepository({ 'a.js': old }), { 'b.js': added });
    const env = { SCAN_GATE_SLACK_WEBHOOK: 'https://127.0.0.1:1/secret' };
    const ended = await playCommand(['run', '--embedded', '--local', path, '--staged'], { folder: path, env });
    expect(ended.code, ended.printed).toBe(1);
    expect(ended.printed).toContain('is not sent: what was judged is not committed');
  });
});

describe('what is on disk', () => {
  it('blocks by an untracked file, and says how many there are', async () => {
    const path = makeRepository({ 'a.js': old, '.gitignore': 'ignored.js\n' });
    writeFiles(path, { 'b.js': added, 'ignored.js': added });
    const { ended, written } = await report(path, '--worktree');
    expect(ended.code, ended.printed).toBe(1);
    expect(ended.printed).toContain('files on disk on main at');
    expect(ended.printed).toContain('Untracked files are included (1); ignored files are not scanned');
    expect(ended.printed).not.toContain('ignored.js:');
    expect(written).toMatchObject({ head_sha: null, uncommitted: { kind: 'worktree' } });
  });

  it('is scanned in a folder without git, where all findings count', async () => {
    const path = makeFolder();
    writeFiles(path, { 'a.js': old });
    const { ended, written } = await report(path, '--worktree');
    expect(ended.code, ended.printed).toBe(1);
    expect(ended.printed).toContain('The folder has no git repository');
    expect(written).toMatchObject({
      head_sha: null,
      base_sha: null,
      uncommitted: { kind: 'worktree', based_on: null },
    });
  });
});

describe('a run on what is not committed is refused', () => {
  it.each<[string, string[], Record<string, string>, string]>([
    [
      'in a CI system',
      ['--embedded', '--staged', '--local'],
      { CI: 'true' },
      '--staged cannot be used in a CI system (the variable CI is set)',
    ],
    [
      'in a GitHub workflow',
      ['--embedded', '--worktree'],
      { GITHUB_ACTIONS: 'true' },
      '--worktree cannot be used in a CI system (the variable GITHUB_ACTIONS is set)',
    ],
    ['with both options', ['--embedded', '--worktree', '--staged'], {}, '--worktree and --staged: use only one'],
    ['without --embedded', ['--staged'], {}, '--staged scans on this machine: add --embedded'],
  ])('%s', async (_, flags, env, words) => {
    const folder = makeRepository({ 'a.js': old });
    const ended = await playCommand(['run', ...flags], { folder, env });
    expect(ended.code).toBe(2);
    expect(ended.printed + ended.complained).toContain(words);
  });
});
