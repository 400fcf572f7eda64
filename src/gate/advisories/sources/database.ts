/** A local database in OSV's export format. */

import { realpath } from 'node:fs/promises';
import { homedir } from 'node:os';
import { isAbsolute, join, relative } from 'node:path';
import { dayMs } from '../../../shared/clock.ts';
import { GateError, toGateError } from '../../../shared/errors.ts';
import { createPackageKey } from '../../../shared/packages/locked-package.ts';
import type { AdvisorySource, PackageAdvisory, SourceResult } from '../advisory.ts';
import { type AdvisoryIndex, openIndex } from '../database/advisory-index.ts';

interface AdvisoryDatabaseOptions {
  /** Absolute path of the folder or the zip file. */
  path: string;
  /** The scanned checkouts. A database in one of them would be controlled by the author of the change. */
  checkouts: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  temporaryFolder: string;
  now: Date;
}

const oldDays = 14;

export function createDatabaseSource(options: AdvisoryDatabaseOptions): AdvisorySource {
  const { path, now } = options;
  return {
    name: `the database ${path}`,
    disclosesNames: false,
    async ask(packages, signal): Promise<SourceResult> {
      let index: AdvisoryIndex;
      try {
        index = await openDatabase(options, signal);
      } catch (error) {
        signal.throwIfAborted();
        return { advisories: new Map(), fault: `The database ${path}: ${toGateError(error).message}` };
      }
      try {
        const covered = packages.filter(({ ecosystem }) => index.ecosystems.has(ecosystem));
        const advisories = covered.map((asked): [string, PackageAdvisory[]] => [
          createPackageKey(asked),
          index.find(asked).map((advisory) => ({ ...advisory, isStated: false })),
        ]);
        return { advisories: new Map(advisories), remarks: describeAge(path, index, now) };
      } finally {
        index.close();
      }
    },
  };
}

async function openDatabase(options: AdvisoryDatabaseOptions, signal: AbortSignal): Promise<AdvisoryIndex> {
  const path = await realpath(options.path).catch((cause: NodeJS.ErrnoException) => {
    throw new GateError('CONFIG', `it cannot be read (${cause.code ?? 'unknown fault'})`, { cause });
  });
  const checkouts = await Promise.all(options.checkouts.map((each) => realpath(each).catch(() => each)));
  if (checkouts.some((checkout) => isInCheckout(path, checkout)))
    throw new GateError(
      'CONFIG',
      'it is in the scanned checkout, whose author could remove entries; move it elsewhere',
    );
  return openIndex(path, await chooseCache(options), signal);
}

function isInCheckout(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === '' || !(way.startsWith('..') || isAbsolute(way));
}

/** The user's cache folder. If there is none, or it is in the checkout, the temporary folder. */
async function chooseCache({ env, checkouts, temporaryFolder }: AdvisoryDatabaseOptions): Promise<string> {
  const own =
    env.XDG_CACHE_HOME || env.LOCALAPPDATA || (env.HOME ? join(env.HOME, '.cache') : join(homedir(), '.cache'));
  const isUsable = isAbsolute(own) && !checkouts.some((checkout) => isInCheckout(own, checkout));
  return join(isUsable ? own : temporaryFolder, 'scan-gate', 'advisories');
}

function describeAge(path: string, { newest, recordCount, unreadCount }: AdvisoryIndex, now: Date): string[] {
  const day = newest?.slice(0, 10) ?? 'no date';
  const lines = [`The database ${path} contains ${recordCount} records, the newest of ${day}`];
  if (unreadCount > 0)
    lines.push(
      `The database ${path} contains ${unreadCount} ${unreadCount === 1 ? 'file that is not an OSV record' : 'files that are not OSV records'}`,
    );
  const days = newest === undefined ? Number.NaN : Math.floor((now.getTime() - Date.parse(newest)) / dayMs);
  if (Number.isNaN(days)) lines.push(`The database ${path} does not say how old it is`);
  else if (days > oldDays)
    lines.push(`The database ${path} is ${days} days old, so later advisories are missing. Update it`);
  return lines;
}
