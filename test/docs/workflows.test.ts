import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { listCodeBlocks, readWorkflows } from '../../scripts/workflows/read.ts';
import { findRuleProblems } from '../../scripts/workflows/rules.ts';
import { findSyntaxProblems } from '../../scripts/workflows/syntax.ts';
import { readText } from '../../src/gate/settings/reading.ts';
import type { SettingName } from '../../src/gate/settings/settings.ts';
import { commit as addCommit, git, makeFolder, makeRepository, writeFiles } from '../service/temporary-repository.ts';

const root = join(import.meta.dirname, '../..');
const minimal = readFileSync(join(root, 'examples/workflows/minimal.yml'), 'utf8');
const forks = readFileSync(join(root, 'examples/workflows/forks.yml'), 'utf8');
const baseline = readFileSync(join(root, 'examples/workflows/baseline.yml'), 'utf8');
const release = readFileSync(join(root, '.github/workflows/release.yml'), 'utf8');

describe('every workflow of the project and its pages', () => {
  const workflows = readWorkflows();

  it.each(workflows.map((each) => [`${each.file}:${each.line}`, each] as const))('%s is right', async (_, workflow) => {
    expect([...(await findSyntaxProblems(workflow)), ...findRuleProblems(workflow)]).toEqual([]);
  });

  it.each([
    'minimal',
    'comment',
    'code-scanning',
    'monorepo',
    'merge-queue',
    'required-workflow',
    'forks',
    'schedule',
    'embedded',
    'sarif',
  ])('has an example: %s', (name) => {
    expect(workflows.map(({ file }) => file)).toContain(`examples/workflows/${name}.yml`);
  });

  it.each([
    ['README.md', 'embedded'],
    ['docs/github-workflow.md', 'minimal'],
  ])('is shown word by word: %s shows %s.yml', (page, name) => {
    const blocks = listCodeBlocks(page, readFileSync(join(root, page), 'utf8'));
    const workflow = readFileSync(join(root, `examples/workflows/${name}.yml`), 'utf8');
    const shown = blocks.filter(({ language }) => language === 'yaml').map(({ text }) => text);
    expect(shown).toContain(workflow.replace(/^(?:#.*\n)+/, ''));
  });
});

it('a workflow with a service is the one without, with the lines that README.md shows', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const added = listCodeBlocks('README.md', readme).find(({ text }) => text.startsWith('with:'))?.text ?? '';
  const lines = added.replace(/^(?=.)/gm, '        ');
  expect(lines.match(/\n/g)).toHaveLength(4);
  const embedded = readFileSync(join(root, 'examples/workflows/embedded.yml'), 'utf8');
  const withoutComments = (text: string) => text.replace(/^(?:#.*\n)+/, '');
  expect(withoutComments(forks).replace(lines, '')).toBe(withoutComments(embedded));
});

const commit = /@[0-9a-f]{40} # v7\.0\.0/;

describe('the rules notice', () => {
  it.each<[string, string, string, string | RegExp, string]>([
    ['an action by its tag', 'is not pinned by a commit', minimal, commit, '@v7'],
    ['a commit without a version', 'is not pinned by a commit', minimal, / # v7\.0\.0/, ''],
    ['no permissions', 'no permissions are stated', minimal, /permissions:\n.*\n.*\n/, ''],
    ['all permissions', 'grants more', minimal, /permissions:\n.*\n.*\n/, 'permissions: write-all\n'],
    ['a permission without its why', 'does not say why', minimal, /(contents: read) #.*/, '$1'],
    [
      'permissions in one line',
      'a line of its own',
      minimal,
      /permissions:\n.*\n.*\n/,
      'permissions: { contents: read }\n',
    ],
    ['a job that can be skipped', 'succeed without the gate', minimal, /( +)runs-on/, '$1if: github.actor\n$&'],
    ['a job that waits for another', 'succeed without the gate', minimal, /( +)runs-on/, '$1needs: [x]\n$&'],
    ['a job that may fail', 'succeed without the gate', minimal, /( +)runs-on/, '$1continue-on-error: true\n$&'],
    ['a gate that may fail', 'fail for nothing', minimal, /( +)id: gate/, '$&\n$1continue-on-error: true'],
    ['a gate for some runs alone', 'without a gate', minimal, /( +)id: gate/, "$&\n$1if: github.actor == 'x'"],
    ['something beside the gate', 'beside the gate', minimal, / +steps:\n/, '$&      - run: make test\n'],
    ['too few kinds of events', 'needs types', minimal, ', edited]', ']'],
    ['a filter by path', 'is filtered', minimal, ', edited]', ", edited], paths: ['src/**']"],
    ['no merge queue', 'waits for ever', minimal, '  merge_group:\n', ''],
    ['nothing to compare with', 'no scan to compare with', minimal, / {2}push:.*\n/, ''],
    [
      'secrets for everybody',
      'runs with secrets',
      minimal,
      '  merge_group:\n',
      '  merge_group:\n  pull_request_target:\n',
    ],
    ['a group that runs share', 'concurrency needs', minimal, 'github.run_id', 'github.ref'],
    ['no group', 'concurrency needs', minimal, /concurrency:\n.*\n.*\n/, ''],
    ['a report that is lost', 'not kept as an artifact', minimal, / {6}- uses: actions\/upload[\s\S]*/, ''],
    ['a report for everybody', 'everybody could read', minimal, ' && github.event.repository.private', ''],
    ['an expression in a script', 'an expression in a script', baseline, 'git add ', `git add \${{ github.head_ref }}`],
    ['a token that is left behind', 'keeps its token', forks, '          persist-credentials: false\n', ''],
    ['a checkout without its history', 'where the branch began', forks, '          fetch-depth: 0\n', ''],
    ['a history that is cut', 'where the branch began', forks, 'fetch-depth: 0', 'fetch-depth: 2'],
    ['a pipe without pipefail', 'hides a failure', baseline, 'baseline write', 'baseline write | tee log'],
    ['a release that does not wait', 'without waiting', release, '    needs: [test]\n', ''],
    ['a release that waits for another job', 'without waiting', release, 'needs: [test]', 'needs: [other]'],
    ['a release whatever happened', 'without waiting', release, 'needs: [test]', 'needs: [test]\n    if: always()'],
    ['a release after a job that tests nothing', 'without waiting', release, 'npm run check', 'npm run lint'],
    ['a part of a workflow', 'part of a workflow', '- uses: actions/checkout@v5\n', '', ''],
    ['what is no YAML', 'Flow', '{ jobs: \n', '', ''],
  ])('%s', (_, message, text, before, after) => {
    const planted = text.replace(before, after);
    if (before !== '') expect(planted).not.toBe(text);
    const found = findRuleProblems({ file: 'x.yml', line: 1, text: planted }).map((problem) => problem.message);
    expect(found.join('\n')).toContain(message);
  });

  it('nothing in a pipe whose failure counts', () => {
    const text = baseline.replace(
      '          git add',
      '          set -euo pipefail\n          ls | cat\n          git add',
    );
    expect(findRuleProblems({ file: 'x.yml', line: 1, text })).toEqual([]);
  });
});

describe('the recipe that proposes a baseline', () => {
  const { steps } = parse(baseline).jobs.baseline as { steps: { run?: string }[] };
  const script = steps.find(({ run }) => run?.includes('git push'))?.run ?? '';

  /** In a clone of one commit, as a workflow's checkout is; `gh` notes what it was asked to do. */
  function propose(origin: string, text: string): { asked: string; proposed: string[] } {
    const clone = join(makeFolder(), 'code');
    git(origin, ['clone', '--quiet', '--depth=1', '--branch=main', `file://${origin}`, clone]);
    expect(git(clone, ['rev-parse', '--is-shallow-repository'])).toBe('true');
    writeFiles(clone, { '.github/scan-gate-baseline.json': text });
    const tools = makeFolder();
    writeFiles(tools, { gh: '#!/bin/sh\necho "$@" >> "$(dirname "$0")/asked"\n', asked: '' });
    chmodSync(join(tools, 'gh'), 0o755);
    const env = {
      PATH: `${tools}:${process.env.PATH}`,
      HOME: tools,
      GITHUB_REF_NAME: 'main',
      GIT_CONFIG_NOSYSTEM: '1',
    };
    execFileSync('bash', ['-e', '-c', script], { cwd: clone, env, stdio: 'pipe' });
    const list = ['log', '--format=%s', 'scan-gate/baseline'];
    const isThere = git(origin, ['branch', '--list', 'scan-gate/baseline']) !== '';
    const proposed = isThere ? git(origin, list).split('\n') : [];
    return { asked: readFileSync(join(tools, 'asked'), 'utf8'), proposed };
  }

  it('adds one commit to the default branch, again and again, and nothing when nothing changed', () => {
    const origin = makeRepository({ '.github/scan-gate-baseline.json': '{}\n' });
    addCommit(origin, { 'README.md': 'A shop\n' });
    expect(propose(origin, '{}\n')).toEqual({ asked: '', proposed: [] });
    for (const text of ['{"a":1}\n', '{"a":2}\n']) {
      const { asked, proposed } = propose(origin, text);
      expect(proposed).toEqual(['Update the baseline of the security gate', 'Change', 'Change']);
      expect(asked).toBe('pr create --fill --base main\n');
      expect(git(origin, ['show', 'scan-gate/baseline:.github/scan-gate-baseline.json'])).toBe(text.trim());
    }
  });
});

describe('the inputs of this action in the workflows', () => {
  const given = readWorkflows().flatMap(({ file, text }) => inputsOf(text).map((input) => [file, ...input] as const));

  it.each(given)('%s: %s: %s', (_, name, value) => {
    expect(readText(name as SettingName, value).complaints).toEqual([]);
  });
});

/** Values that are written out: an expression has its value only in a run. */
function inputsOf(text: string): [name: string, value: string][] {
  const { jobs } = parse(text) as {
    jobs: Record<string, { steps: { uses?: string; with?: Record<string, unknown> }[] }>;
  };
  const own = Object.values(jobs).flatMap(({ steps }) => steps.filter(({ uses }) => uses?.startsWith('scan-gate/')));
  const inputs = own.flatMap((step) => Object.entries(step.with ?? {}));
  return inputs
    .map(([name, value]): [string, string] => [name, String(value)])
    .filter(([, value]) => !value.includes('${{'));
}

describe("GitHub's own checker notices", () => {
  it.each<[string, string, string | RegExp, string]>([
    ['an unknown kind of event', "'edit'", 'edited', 'edit'],
    ['an unknown permission', "'pull-request'", 'pull-requests', 'pull-request'],
    ['an unknown key of a step', "'wiht'", /with:/, 'wiht:'],
    ['an unknown input of this action', 'base-uri', 'base-url', 'base-uri'],
    ['an unknown function', "'cancel'", 'cancelled()', 'cancel()'],
    ['an unknown step', 'gat', 'steps.gate.', 'steps.gat.'],
  ])('%s', async (_, message, before, after) => {
    const found = await findSyntaxProblems({ file: 'x', line: 1, text: minimal.replace(before, after) });
    expect(found.map((problem) => problem.message).join('\n')).toContain(message);
  });
});
