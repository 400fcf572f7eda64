/** The choices for which `scan-gate init` writes: from the checkout, from flags, and from a person at the terminal. */
import { severityFilters } from '../../../shared/api/words.ts';
import { GateError } from '../../../shared/errors.ts';
import { ciSystems } from '../../hosts/registry.ts';
import { suggestName } from '../../settings/nearest.ts';
import { readSettings, readText, type SettingsReading } from '../../settings/reading.ts';
import { formatSetting, settings } from '../../settings/settings.ts';
import { joinAlternatives, quoteForMessage } from '../../settings/values.ts';
import type { Prompter } from './ask.ts';
import type { InitCheckout } from './checkout.ts';
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

interface InitFlagValues {
  ci: InitId | undefined;
  baseUrl: string | undefined;
  severity: string | undefined;
  comment: string | undefined;
}

/** Throws GateError CONFIG that lists every problem. */
export function readInitFlags({ given, problems }: SettingsReading, ci: string | undefined): InitFlagValues {
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
  flagValues: InitFlagValues,
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
  flagValues: InitFlagValues,
  { isThere, host }: InitCheckout,
  asker: Prompter | undefined,
): Promise<InitSystem> {
  const findSystem = (id: InitId) => initSystems.find((system) => system.id === id) as InitSystem;
  if (flagValues.ci !== undefined) return findSystem(flagValues.ci);
  const seen = detectSystems(isThere, host);
  if (asker === undefined) {
    if (seen[0] === undefined) throw createUnknownSystemError(Object.keys(otherSystems).find(isThere));
    return seen[0].system;
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

function createUnknownSystemError(other: string | undefined): GateError {
  const message =
    other === undefined
      ? 'It is unknown which CI system builds this repository'
      : `${other} is of ${otherSystems[other]}, for which there is no recipe`;
  return new GateError('CONFIG', message, {
    reason: 'settings',
    hint: `Name another with --ci: ${joinAlternatives(initIds)}. docs/ci-systems.md says what any CI system needs.`,
  });
}

async function askAddress(asker: Prompter): Promise<string | undefined> {
  const address = await asker.write('Address of your scanning service?', 'none: the embedded scanners', (text) =>
    text === '' ? undefined : (findUnwritableCharacters(text) ?? readText('base-url', text).complaints[0]),
  );
  return address === '' ? undefined : String(readText('base-url', address).value);
}

async function askSeverity(asker: Prompter): Promise<string> {
  const choices = severityFilters.map((word) => ({
    value: word,
    label: word === 'critical' ? word : `${word} and above`,
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
