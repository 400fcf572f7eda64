/** Every CI system by its true variables, in the checkout that it makes: what a run is about, what it changes, and that nothing of the checkout does. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { RunContext } from '../../../../src/gate/hosts/context/context.ts';
import { readContext } from '../../../../src/gate/hosts/context/read-context.ts';
import { ciSystems, readCiRun, type SystemId } from '../../../../src/gate/hosts/registry.ts';
import { GateError } from '../../../../src/shared/errors.ts';
import { headCommit } from '../../../service/temporary-repository.ts';
import { accessTo } from '../../../shared/git/access.ts';
import { describeCheckout } from '../../../shared/git/remembered-answers.ts';
import { systemRows } from './registry.ts';
import { isRow, type Row, type RowEvent, rowEvents, subjects } from './row.ts';
import { makeRowWorld } from './world.ts';

vi.mock('../../../../src/shared/git/runner.ts', async (importActual) => {
  const { rememberAnswers } = await import('../../../shared/git/remembered-answers.ts');
  return rememberAnswers(await importActual());
});

const world = makeRowWorld();
const { commits, queue } = world;

const all = Object.entries(systemRows).flatMap(([system, { rows, more = {} }]) => [
  ...rowEvents.flatMap((event) => {
    const row = rows[event];
    return isRow(row) ? [{ system, title: event as string, event, row: row as Row }] : [];
  }),
  ...Object.entries(more).map(([title, { like, ...row }]) => ({ system, title, event: like, row: row as Row })),
]);

const shaNames = () => Object.entries(commits);
const named = (text: string) =>
  shaNames().reduce((rest, [name, sha]) => rest.replaceAll(sha, name), text.replaceAll(queue, '{queue}'));

function shown({ branch, headSha, base, change, trust, refusal }: RunContext): string {
  if (refusal !== undefined) return `refused: ${refusal.reason}`;
  const number = change === undefined ? '' : ` #${change.number ?? '?'} fork=${change.fork}`;
  return named(`${trust}: ${branch}@${headSha ?? '?'}${base === undefined ? '' : ` into ${base.branch}`}${number}`);
}

async function read(
  folder: string,
  variables: Record<string, string>,
  judged: Parameters<typeof readContext>[1]['judged'],
): Promise<RunContext | GateError> {
  const policy = { ref: undefined, isCentral: false };
  return readContext({ variables, folder, isAttended: false }, { judged, policy }).catch((error: unknown) => {
    if (error instanceof GateError) return error;
    throw error;
  });
}

/** All that is in `.git` but its objects, byte for byte. */
function stateOf(folder: string): Record<string, string> {
  const top = join(folder, '.git');
  const paths = readdirSync(top, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(top, path)).isFile(),
  );
  return Object.fromEntries(paths.sort().map((path) => [path, readFileSync(join(top, path)).toString('latin1')]));
}

type Changed = Promise<string[] | undefined>;
const diffs = new Map<string, Changed>();

async function readChanged(diff: RunContext['sources']['diff']): Changed {
  const changes = await accessTo({ diff }).changedFiles();
  return changes && [...changes.files.keys()];
}

/** Systems that make equal checkouts ask for the same diff: it is read once. */
function readChangedOnce(source: Extract<RunContext['sources']['diff'], { kind: 'origin' }>): Changed {
  const key = JSON.stringify({ ...source, path: describeCheckout(source.path) });
  const diff = diffs.get(key) ?? readChanged(source);
  diffs.set(key, diff);
  return diff;
}

const changed: Partial<Record<RowEvent, string[]>> = { 'pull request of a fork': ['e.js'], tag: [] };

describe.each(all)('$system: $title', ({ system, event, row }) => {
  it('is read and leaves the checkout as it is', async () => {
    const folder = world.makeCheckout(row);
    const variables = world.variables(row, folder);
    const before = stateOf(folder);
    const run = readCiRun(variables);
    const expected = { ...subjects[event], ...row };
    expect([run?.id, run?.event]).toEqual([system, expected.event]);

    const context = await read(folder, variables, { kind: 'branch', named: undefined });
    const subject = context instanceof GateError ? `refused: ${context.reason}` : shown(context);
    expect(subject).toBe(expected.subject);

    const sha = headCommit(folder);
    const held = await read(folder, variables, {
      ...{
        kind: 'commit',
        branch: 'detached',
        sha,
        repositoryUrl: 'https://github.com/acme/shop',
        defaultBranch: 'main',
      },
    });
    if (run?.unsupported === undefined) {
      if (held instanceof GateError) throw held;
      expect(held.builtBranch ?? held.branch).toBe(run?.branch ?? 'detached');
      const isFork = event === 'pull request of a fork' && run?.event !== undefined;
      expect((held.change?.fork ?? 'no') === 'no').toBe(!isFork);
      const { diff } = held.sources;
      if (diff?.kind === 'origin') {
        expect(await readChangedOnce(diff)).toEqual(changed[event] ?? ['b.js', 'd.js']);
      } else expect(expected.subject).toMatch(/^own|wrong-ref/);
    }
    expect(stateOf(folder)).toEqual(before);
  });
});

describe('the rows', () => {
  it('are there for every system that is registered', () => {
    expect(Object.keys(systemRows).sort()).toEqual(ciSystems.map(({ id }) => id).sort());
  });

  it.each(ciSystems.map(({ id, docs }) => [id as SystemId, docs] as const))('of %s name their sources', (id, docs) => {
    expect(docs).toMatch(/^https:\/\//);
    expect(systemRows[id].source).toMatch(/https:\/\//);
    const rows = Object.values(systemRows[id].rows).filter(isRow);
    expect(rows.length).toBeGreaterThanOrEqual(7);
  });
});
