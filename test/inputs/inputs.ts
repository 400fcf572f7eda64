/** Every input of an entry is given once, in this process, and has its effect. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type SettingName, type Settings, settings, toCamelCase } from '../../src/gate/settings/settings.ts';
import { GateError } from '../../src/shared/errors.ts';
import type { ScanOptions } from '../../src/shared/scan/scanners.ts';
import { isLong } from '../model/runs.ts';
import { scannedRuns } from './evidence.ts';
import { type Row, type Rows, rows } from './rows.ts';
import {
  type Conditions,
  type EntryName,
  giveUsual,
  inputsAt,
  makeWorld,
  pathWithNpm,
  playEntry,
  type Ran,
  type World,
} from './world.ts';

// The scanners' own process is started by test/scenarios and test/scanners.
vi.mock('../../src/shared/scan/scanners.ts', async (importActual) => {
  const { scanCommit } = await import('../../src/shared/scan/scan-commit.ts');
  const createScanCommit = (_: URL, { lookUpPackages, selection }: ScanOptions = {}) => {
    const scanTree = async ({ only }: { only?: object | undefined }) => {
      const isBuiltin = selection?.isBuiltin !== false;
      if (!isBuiltin) throw new GateError('SCAN_FAILED', 'No other scanner is here');
      return scannedRuns(only);
    };
    return (job: never, signal: AbortSignal) => scanCommit(job, signal, { scanTree, lookUpPackages });
  };
  return { ...(await importActual<object>()), createScanCommit };
});

/** The settings of each run, by the folder of its runner, as it ended with them. */
const endedWith = new Map<string, Settings>();

vi.mock('../../src/gate/surfaces/publish.ts', async (importActual) => {
  const { publish } = await importActual<typeof import('../../src/gate/surfaces/publish.ts')>();
  return {
    publish: (...[report, given, targets]: Parameters<typeof publish>) => {
      endedWith.set(targets.temporaryFolder, given as Settings);
      return publish(report, given, targets);
    },
  };
});

type Play = (entry: EntryName, conditions: Conditions) => Promise<Ran>;

/** `more` adds tests that play entries in the same world. */
export function describeInputs(entries: readonly EntryName[], more?: (play: Play) => void): void {
  let world: World;
  /** Runs that several inputs are compared with, or given to. */
  const runs = new Map<string, Promise<Ran>>();
  const playOnce: Play = (entry, conditions) => {
    const usual = giveUsual(entry);
    const given = Object.entries(conditions.inputs ?? {}).filter(([name, value]) => usual[name] !== value);
    const key = JSON.stringify([entry, { ...conditions, inputs: Object.fromEntries(given) }], (_, value) =>
      typeof value === 'function' ? value.name : value,
    );
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

/**
 * Entries whose runs do with a setting what those of `action` do, where each has its effect: here it is enough that they end with
 * it. Whatever is of the entry's own has its effect here too.
 */
const alike: readonly EntryName[] = ['action on a checkout', 'run', 'run --embedded', 'judge --sarif'];

/** Undefined where the input changes nothing. */
function rowAt(entry: EntryName, name: string): Row | undefined {
  const found: Rows | undefined = rows[name];
  // The test of all rows names it.
  if (found === undefined) return undefined;
  const { at = {}, ...all } = found;
  const own = at[entry];
  if (alike.includes(entry) && isLikeAction(entry, name, found)) {
    const setting = name as SettingName;
    const effect = ({ folder, report }: Ran) =>
      settings[setting].policy ? report?.policy.settings[name] : endedWith.get(folder)?.[toCamelCase(setting)];
    return { value: all.value, effect, group: 'read' };
  }
  return typeof own === 'string' ? undefined : { ...all, ...own };
}

function isLikeAction(entry: EntryName, name: string, { at = {}, group, isRefused, isAlone }: Rows): boolean {
  const setting = settings[name as SettingName];
  if (setting?.policy) return true;
  const isOwn = at[entry] !== undefined || typeof at.action === 'string' || group !== undefined;
  return !isLong && setting !== undefined && !isOwn && !isRefused && !isAlone;
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
