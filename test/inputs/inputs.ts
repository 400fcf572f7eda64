/** Every input of an entry is given once, in this process, and has its effect. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type SettingName, settings } from '../../src/settings/settings.ts';
import { type Row, type Rows, rows } from './rows.ts';
import {
  type Conditions,
  type EntryName,
  inputsAt,
  makeWorld,
  pathWithNpm,
  playEntry,
  type Ran,
  type World,
} from './world.ts';

type Play = (entry: EntryName, conditions: Conditions) => Promise<Ran>;

/** `more` adds tests that play entries in the same world. */
export function describeInputs(entries: readonly EntryName[], more?: (play: Play) => void): void {
  let world: World;
  /** Runs that several inputs are compared with, or given to. */
  const runs = new Map<string, Promise<Ran>>();
  const playOnce: Play = (entry, conditions) => {
    const key = JSON.stringify([entry, conditions], (_, value) => (typeof value === 'function' ? value.name : value));
    const ran = runs.get(key) ?? playEntry(world, entry, conditions);
    runs.set(key, ran);
    return ran;
  };

  beforeAll(async () => {
    world = await makeWorld();
    vi.stubEnv('PATH', pathWithNpm(world));
    return () => vi.unstubAllEnvs();
  });

  more?.(playOnce);

  describe.concurrent.each(entries)('%s', (entry) => {
    it('has a row for every input', () => {
      expect(inputsAt(entry).filter((name) => rows[name] === undefined)).toEqual([]);
    });

    it.each(inputsAt(entry))('passes on %s', async (name) => {
      const row = rowAt(entry, name);
      if (row === undefined) return;
      const { instead, effect } = row;
      const without = await playOnce(entry, conditionsOf(row, instead === undefined ? {} : { [name]: instead }));
      const given = await playOnce(entry, conditionsOf(row, { ...groupOf(entry, row), [name]: row.value }));
      const isRight = given.report?.reason !== 'settings' && (given.complained === '' || row.isRefused === undefined);
      expect(row.isRefused ?? isRight, `${given.report?.message}${given.complained}`).toBe(true);
      expect(effect(given), without.report?.message).not.toEqual(effect(without));
    });
  });
}

/** Entries that judge by the policy of `action`, where each part of it has its effect: here it is enough that they read it. */
const alike: readonly EntryName[] = ['embedded action', 'run', 'run --embedded'];

/** Undefined where the input changes nothing. */
function rowAt(entry: EntryName, name: string): Row | undefined {
  const found: Rows | undefined = rows[name];
  // The test of all rows names it.
  if (found === undefined) return undefined;
  const { at = {}, ...all } = found;
  const own = at[entry];
  if (alike.includes(entry) && settings[name as SettingName]?.policy)
    return { value: all.value, effect: ({ report }) => report?.policy.settings[name], group: 'policy' };
  return typeof own === 'string' ? undefined : { ...all, ...own };
}

/** The inputs of all rows that share a run. */
function groupOf(entry: EntryName, { group, isRefused }: Row): Record<string, string> {
  if (group === undefined || isRefused) return {};
  const shared = inputsAt(entry).flatMap((name): [string, string][] => {
    const row = rowAt(entry, name);
    return row?.group === group && !row.isRefused ? [[name, row.value]] : [];
  });
  return Object.fromEntries(shared);
}

function conditionsOf({ inputs, script, event, stdin, isAtHome }: Row, more: Record<string, string>): Conditions {
  return { script, event, stdin, isAtHome, inputs: { ...inputs, ...more } };
}
