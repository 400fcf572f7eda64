/** The choices for which `scan-gate init` writes: from the checkout, from flags, and from a person at the terminal. */

import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { isatty } from 'node:tty';
import { severityFilters } from '../../../shared/api/words.ts';
import { attempt, GateError } from '../../../shared/errors.ts';
import { findDefaultBranch, readOriginUrl } from '../../../shared/git/checkout.ts';
import { findRepository } from '../../../shared/git/repository.ts';
import { ciSystems } from '../../hosts/registry.ts';
import { parseRepositoryUrl } from '../../hosts/repository-url.ts';
import type { Session } from '../../run/session.ts';
import { suggestName } from '../../settings/nearest.ts';
import { readSettings, readText, type SettingsReading } from '../../settings/reading.ts';
import { formatSetting, settings } from '../../settings/settings.ts';
import { joinAlternatives, quoteForMessage } from '../../settings/values.ts';
import { type InitId, initIds, type Recipe, recipes } from './recipes.ts';

interface InitSystem {
  id: InitId;
  name: string;
  recipe: Recipe;
}

export interface InitChoices {
  system: InitSystem;
  /** Undefined for the embedded scanners. */
  baseUrl: string | undefined;
  severity: string;
  /** When a pull request gets a comment, if a setting asks for it. */
  comment: string | undefined;
  defaultBranch: string;
}

/** In the order in which `--ci` lists them. */
export const initSystems: readonly InitSystem[] = initIds.map((id) => ({
  id,
  name: ciSystems.find((system) => system.id === id)?.name ?? id,
  recipe: recipes[id],
}));

/** Systems without a recipe, by the path that shows them. */
const otherSystems: Readonly<Record<string, string>> = {
  '.cirrus.yml': 'Cirrus CI',
  'bamboo-specs': 'Bamboo',
  '.harness': 'Harness',
};

/** Throws GateError CONFIG that lists every problem. */
export function readInitFlags({ given, problems }: SettingsReading, ci: string | undefined) {
  const found = [...problems];
  const id = initIds.find((known) => known === ci);
  if (ci !== undefined && id === undefined)
    found.push(`--ci: ${quoteForMessage(ci)} is not ${joinAlternatives(initIds)}${suggestName(ci, initIds)}`);
  const address = given['base-url']?.value.trim();
  const complaint = address === undefined ? undefined : findUnwritableCharacters(address);
  if (complaint !== undefined) found.push(`base-url: ${complaint}`);
  const read = readSettings(given, found);
  const isGiven = read.sources['fail-on-severity'] !== 'default';
  return {
    ci: id,
    baseUrl: address === undefined ? undefined : read.baseUrl,
    comment: read.commentSummaryInPr === 'never' ? undefined : read.commentSummaryInPr,
    severity: isGiven ? formatSetting('fail-on-severity', read) : undefined,
  };
}

/** These characters have another meaning in a script or in YAML. */
function findUnwritableCharacters(address: string): string | undefined {
  if (/^[\w./:~%+,=@[\]-]*$/.test(address)) return undefined;
  return `${quoteForMessage(address)} has characters with a special meaning in a pipeline file; write them as %20 and so on`;
}

/** Without a person to ask, the likeliest choices. Throws GateError CONFIG when the CI system is unknown. */
export async function readChoices(
  flagValues: ReturnType<typeof readInitFlags>,
  checkout: InitCheckout,
  asker: Prompter | undefined,
): Promise<InitChoices> {
  const system = await chooseSystem(flagValues, checkout, asker);
  const baseUrl = flagValues.baseUrl ?? (asker && (await askAddress(asker)));
  const severity =
    flagValues.severity ?? (asker && (await askSeverity(asker))) ?? settings['fail-on-severity'].default ?? '';
  const canComment = system.recipe.comment === 'setting';
  const comment = canComment ? (flagValues.comment ?? (asker && (await askComment(asker)))) : undefined;
  return { system, baseUrl, severity, comment, defaultBranch: checkout.defaultBranch };
}

async function chooseSystem(
  flagValues: ReturnType<typeof readInitFlags>,
  { isThere, host }: InitCheckout,
  asker: Prompter | undefined,
): Promise<InitSystem> {
  const findSystem = (id: InitId) => initSystems.find((system) => system.id === id) as InitSystem;
  if (flagValues.ci !== undefined) return findSystem(flagValues.ci);
  const seen = detectSystems(isThere, host);
  if (asker === undefined) {
    if (seen[0] !== undefined) return seen[0].system;
    const other = Object.keys(otherSystems).find(isThere);
    const message =
      other === undefined
        ? 'It is unknown which CI system builds this repository'
        : `${other} is of ${otherSystems[other]}, for which there is no recipe`;
    throw new GateError('CONFIG', message, {
      reason: 'settings',
      hint: `Name another with --ci: ${joinAlternatives(initIds)}. docs/ci-systems.md says what any CI system needs.`,
    });
  }
  const choices = initSystems.map(({ id, name }) => {
    const by = seen.find(({ system }) => system.id === id)?.by;
    return { value: id, label: name, ...(by !== undefined && { hint: `found: ${by}` }) };
  });
  return findSystem(await asker.choose('Where does the gate run?', choices, seen[0]?.system.id));
}

/**
 * All systems that are used in the checkout, the likeliest first: those of the repository's host, then in the order of
 * the table. `by` is the path, or the host of the remote, that shows the system.
 */
function detectSystems(isThere: (path: string) => boolean, host: string | undefined) {
  const isHosted = ({ recipe }: InitSystem) => host !== undefined && recipe.hosts?.test(host) === true;
  const byFile = initSystems.flatMap((system) => {
    const { file, marks } = system.recipe;
    const mark = [...(file === undefined ? [] : [file]), ...marks].find(isThere);
    return mark === undefined ? [] : [{ system, by: mark }];
  });
  const byHost = initSystems.filter(isHosted).map((system) => ({ system, by: host ?? '' }));
  const detected = byFile.length === 0 ? byHost : byFile;
  return detected.toSorted((a, b) => Number(isHosted(b.system)) - Number(isHosted(a.system)));
}

async function askAddress(asker: Prompter): Promise<string | undefined> {
  const address = await asker.write('Address of your scanning service?', 'none: the embedded scanners', (text) =>
    text === '' ? undefined : (findUnwritableCharacters(text) ?? readText('base-url', text).complaints[0]),
  );
  return address === '' ? undefined : String(readText('base-url', address).value);
}

async function askSeverity(asker: Prompter): Promise<string> {
  const choices = severityFilters.map((value) => ({
    value,
    label: value === 'critical' ? value : `${value} and above`,
  }));
  return asker.choose('Which findings block?', choices, settings['fail-on-severity'].default as 'high');
}

async function askComment(asker: Prompter): Promise<string | undefined> {
  const choices = [
    { value: 'never', label: 'no' },
    { value: 'on-failure', label: 'when the gate does not pass' },
    { value: 'always', label: 'always' },
  ];
  const chosen = await asker.choose('Comment on pull requests?', choices, 'never');
  return chosen === 'never' ? undefined : chosen;
}

type Prompter = Awaited<ReturnType<typeof askOnTerminal>>;

/** Whether a person at a terminal can answer. */
export function canAsk({ log }: Pick<Session, 'log'>): boolean {
  return log.isTerminal && isatty(0);
}

/** `streams`: the process's own by default. Throws GateError CANCELLED when the person cancels. */
export async function askOnTerminal(signal: AbortSignal, streams: { input?: Readable; output?: Writable } = {}) {
  const { select, text } = await import('@clack/prompts');
  const common = { ...streams, signal };
  return {
    async choose<Value extends string>(
      message: string,
      choices: readonly { value: Value; label: string; hint?: string }[],
      first?: Value,
    ): Promise<Value> {
      const initial = first !== undefined && { initialValue: first };
      const chosen = await select<string>({ ...common, message, options: [...choices], ...initial });
      return requireResponse(chosen) as Value;
    },
    /** The trimmed text. `complaint` returns what is wrong with it. */
    async write(message: string, placeholder: string, complaint: (text: string) => string | undefined) {
      const validate = (value: string | undefined) => complaint((value ?? '').trim());
      return requireResponse(await text({ ...common, message, placeholder, validate })).trim();
    },
  };
}

function requireResponse(response: string | symbol): string {
  if (typeof response === 'string') return response;
  throw new GateError('CANCELLED', 'Nothing was written', { hint: 'scan-gate init --yes uses what was found.' });
}

// The files of the checkout are read only below its top, and never through a link.

export type InitCheckout = Awaited<ReturnType<typeof readCheckout>>;

/** Throws GateError CONFIG when there is no checkout. */
export async function readCheckout(folder: string, signal: AbortSignal) {
  const top = findRepository(folder).checkout?.top;
  if (top === undefined) {
    throw new GateError('CONFIG', `${folder} is not a git checkout: there is nothing to gate`, {
      reason: 'settings',
      hint: 'Run scan-gate init in the checkout of a repository; git init makes one.',
    });
  }
  const location = { path: top, signal };
  const address = await readOriginUrl(location);
  return {
    /** Absolute. */
    top,
    /** Host of `origin`. */
    host: address === undefined ? undefined : parseRepositoryUrl(address)?.host || undefined,
    defaultBranch: (await findDefaultBranch(location)) ?? 'main',
    /** Whether the path exists, including a link without a target. */
    isThere: (path: string) => readStats(join(top, path)) !== undefined,
  };
}

/** The first link, or file in place of a folder, in a path. */
export function findObstacle(top: string, path: string): string | undefined {
  const folders = path.split('/').slice(0, -1);
  const ways = folders.map((_, index) => folders.slice(0, index + 1).join('/'));
  return ways.find((way) => readStats(join(top, way))?.isDirectory() === false);
}

/** The pipeline in a folder that already runs the gate. */
export function findGatingFile(top: string, folder: string): string | undefined {
  if (findObstacle(top, `${folder}/x`) !== undefined) return undefined;
  const names = attempt(() => readdirSync(join(top, folder))) ?? [];
  const files = names.filter((name) => /\.ya?ml$/.test(name)).map((name) => `${folder}/${name}`);
  return files.find((path) => runsGate(top, path));
}

/** Whether the pipeline file runs the gate. A commented-out gate does not count. */
export function runsGate(top: string, path: string): boolean {
  const file = join(top, path);
  const whole = attempt(() => (lstatSync(file).isFile() ? readFileSync(file, 'utf8') : '')) ?? '';
  // `#` starts a comment in YAML and the shell, `//` and `/*` in Groovy, but not directly after a word, as in `https://`
  // or `$#`.
  const text = /Jenkinsfile$/.test(path)
    ? whole.replaceAll(/(?<![^\s;{}()])\/\*[\s\S]*?\*\//g, '').replaceAll(/(?<![^\s;{}()])(?:\/\/|#).*/g, '')
    : whole.replaceAll(/(?<!\S)#.*/g, '');
  return /\bscan-gate\/scan-gate\b|\bscan-gate (?:run|judge)\b|\/cli\/index\.js" run\b/.test(text);
}

function readStats(path: string) {
  return lstatSync(path, { throwIfNoEntry: false });
}
