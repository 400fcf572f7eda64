/** The choices for which `scan-gate init` writes: from the checkout, from flags, and from a person at the terminal. */
import { severityFilters } from '../../api/words.ts';
import { GateError } from '../../errors.ts';
import { noServiceUrl } from '../../settings/defaults.ts';
import { didYouMean } from '../../settings/nearest.ts';
import { type Given, type Reading, readSettings, readText } from '../../settings/reading.ts';
import { settings, settingText } from '../../settings/settings.ts';
import { alternatives, shown } from '../../settings/values.ts';
import type { Asker } from './ask.ts';
import type { InitCheckout } from './checkout.ts';
import type { Answers } from './fill.ts';
import { type InitId, initIds } from './ids.ts';
import { type InitSystem, initSystems, otherSystems, seenSystems } from './systems.ts';

export interface Told {
  ci: InitId | undefined;
  baseUrl: string | undefined;
  severity: string | undefined;
}

/** Throws GateError CONFIG that lists every problem. */
export function readTold({ given, problems }: Reading, ci: string | undefined): Told {
  const found = [...problems];
  const id = initIds.find((known) => known === ci);
  if (ci !== undefined && id === undefined)
    found.push(`--ci: ${shown(ci)} is not ${alternatives(initIds)}${didYouMean(ci, initIds)}`);
  const address = given['base-url']?.value.trim();
  const complaint = address === undefined ? undefined : unwritable(address);
  if (complaint !== undefined) found.push(`base-url: ${complaint}`);
  const named: Given = address === undefined ? { 'base-url': { value: noServiceUrl, source: 'default' } } : {};
  const read = readSettings({ ...given, ...named }, found);
  const isGiven = read.sources['fail-on-severity'] !== 'default';
  return {
    ci: id,
    baseUrl: address === undefined ? undefined : read.baseUrl,
    severity: isGiven ? settingText('fail-on-severity', read) : undefined,
  };
}

/** These characters have another meaning in a script or in YAML. */
function unwritable(address: string): string | undefined {
  if (/^[\w./:~%+,=@[\]-]*$/.test(address)) return undefined;
  return `${shown(address)} has characters with a special meaning in a pipeline file; write them as %20 and so on`;
}

/** Without a person to ask, the likeliest choices. Throws GateError CONFIG when the CI system is unknown. */
export async function readAnswers(told: Told, checkout: InitCheckout, asker: Asker | undefined): Promise<Answers> {
  const system = await systemFor(told, checkout, asker);
  const baseUrl = told.baseUrl ?? (asker && (await addressFor(asker)));
  const severity = told.severity ?? (asker && (await severityFor(asker))) ?? settings['fail-on-severity'].default ?? '';
  return { system, baseUrl, severity, defaultBranch: checkout.defaultBranch };
}

async function systemFor(told: Told, { isThere, host }: InitCheckout, asker: Asker | undefined): Promise<InitSystem> {
  const byId = (id: InitId) => initSystems.find((system) => system.id === id) as InitSystem;
  if (told.ci !== undefined) return byId(told.ci);
  const seen = seenSystems(isThere, host);
  if (asker === undefined) {
    if (seen[0] === undefined) throw unknownSystem(Object.keys(otherSystems).find(isThere));
    return seen[0].system;
  }
  const choices = initSystems.map(({ id, name }) => {
    const by = seen.find(({ system }) => system.id === id)?.by;
    return { value: id, label: name, ...(by !== undefined && { hint: `found: ${by}` }) };
  });
  return byId(await asker.choose('Where does the gate run?', choices, seen[0]?.system.id));
}

function unknownSystem(other: string | undefined): GateError {
  const message =
    other === undefined
      ? 'Nothing says which CI system builds this repository'
      : `${other} is of ${otherSystems[other]}, for which there is no recipe`;
  return new GateError('CONFIG', message, {
    reason: 'settings',
    hint: `Name another with --ci: ${alternatives(initIds)}. What any CI system needs is in docs/ci-systems.md.`,
  });
}

async function addressFor(asker: Asker): Promise<string | undefined> {
  const address = await asker.write('Address of your scanning service?', 'none: the embedded scanners', (text) =>
    text === '' ? undefined : (unwritable(text) ?? readText('base-url', text).complaints[0]),
  );
  return address === '' ? undefined : String(readText('base-url', address).value);
}

async function severityFor(asker: Asker): Promise<string> {
  const choices = severityFilters.map((word) => ({
    value: word,
    label: word === 'critical' ? word : `${word} and above`,
  }));
  return asker.choose('Which findings block?', choices, settings['fail-on-severity'].default as 'high');
}
