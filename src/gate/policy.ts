/** The policy of a run: the step's settings, then the policy file of a trusted place; what a proposal changes may only tighten. */
import { createHash } from 'node:crypto';
import type { RunContext } from '../ci/context/context.ts';
import { asGateError, GateError } from '../errors.ts';
import type { FileText } from '../git/commit-name.ts';
import { defaultBaselinePath } from '../policy/baseline.ts';
import { hashedExceptions } from '../policy/exception-terms.ts';
import type { Policy } from '../policy/policy.ts';
import type { ExceptionsFile } from '../report/report.ts';
import { comparedNames, policyOf, settingsOf, type Tightening, tighten } from '../settings/policy-settings.ts';
import { joinedRules } from '../settings/rule-tightening.ts';
import {
  camelCase,
  type FileSettingName,
  fileSettingNames,
  type SettingName,
  type SettingSource,
  type Settings,
  settings as settingTable,
  settingText,
} from '../settings/settings.ts';
import { canonicalJson } from './canonical-json.ts';
import { configFilePath, mistakenConfigPath } from './guards.ts';
import { withCatalogue } from './kev.ts';
import { describePolicy, sourceText } from './policy-description.ts';
import type { Layer, PolicyRequest } from './policy-request.ts';
import type { Surroundings } from './surroundings.ts';
import { ignoredLines, withOwners, withTrusted } from './trusted-settings.ts';

export interface LoadedPolicy {
  policy: Policy;
  /** The settings, with what the policy file says where the step says nothing. */
  settings: Settings;
  /** Which policy it is, for people: `the step's settings and .github/scan-gate.yml of main at 1a2b3c4d5e6f`. */
  source: string;
  /** Of the policy as canonical JSON, without the day of the run. */
  sha256: string;
  /** Setting to text, for the report: what the policy judges by. */
  described: Record<string, string>;
  /** Setting to the place that its value comes from. */
  origins: Record<FileSettingName, string>;
  /** Globs of branches that may be compared with, beside the default branch: what a proposal says of them does not count. */
  trustedBases: readonly string[];
  exceptionsFile: ExceptionsFile;
  /** Paths of the OpenVEX documents of this repository that excuse. */
  documents: readonly string[];
  /** What was left out of a version that may only tighten, and what it tightened; told as notes too. */
  notes: string[];
}

/**
 * Reads and combines the policy. Throws GateError CONFIG: reason `policy` when it cannot be read, `settings` when a file is
 * wrong; CANCELLED and SCAN_TIMEOUT pass through.
 */
export async function loadPolicy(request: PolicyRequest): Promise<LoadedPolicy> {
  const { settings, now } = request;
  const today = now.toISOString().slice(0, 10);
  const place = settings.configFile ?? { kind: 'own', path: configFilePath };
  const ownPath = place.kind === 'own' ? place.path : configFilePath;
  const isNamed = place.kind === 'own' && settings.configFile !== undefined;
  const [central, { layer: own, missing }] = await Promise.all([
    place.kind === 'central' ? readCentral(request, place) : undefined,
    readOwn(request, ownPath, isNamed),
  ]);
  const layers = [central, own].filter((layer) => layer !== undefined);
  const notes: string[] = missing === undefined ? [] : [defaultsNote(missing, central !== undefined)];
  let version = withFiles(settings, layers, today);
  if (central !== undefined && own !== undefined) {
    const maxExceptionDays = central.file.maxExceptionDays;
    const base = keepJudgement(withFiles(settings, [central], today), version);
    version = tightened(base, {
      version: withFiles(settings, [own, central], today),
      layer: own,
      notes,
      maxExceptionDays,
    });
  }
  const hasHead = missing === undefined || hasJudgedFile(request.context);
  const head = hasHead ? await readHeadVersion(request, ownPath, own) : undefined;
  if (head === undefined && missing !== undefined && isNamed) return absent(ownPath);
  if (head !== undefined) {
    const all = central === undefined ? [head] : [head, central];
    version = tightened(version, { version: withFiles(settings, all, today), layer: head, notes });
    layers.push(head);
  }
  if (central === undefined && own?.file.maxExceptionDays !== undefined) {
    notes.push(`max-exception-days in ${own.name} means nothing: it is for central policies`);
  }
  for (const note of notes) request.log.note(note);
  const trusted = (central ?? own)?.file;
  for (const layer of [central && own, head])
    for (const line of await ignoredLines(trusted, layer, layer === head)) request.log.note(line);
  const policy = await withTrusted(version, trusted, request);
  const known = await withCatalogue(withinContext(loaded({ ...version, policy }, layers, notes), request), request);
  const ready = await withOwners(known, request);
  const { trustedBases = [], vex: documents = [] } = trusted ?? {};
  const exceptionsFile = exceptionsFileFor(settings);
  return { ...ready, trustedBases, exceptionsFile, documents: place.kind === 'own' ? documents : [] };
}

/** A central policy need not let a repository add exceptions of its own: what it says itself always counts. */
function exceptionsFileFor({ configFile, policyRef }: Settings): ExceptionsFile {
  if (configFile?.kind === 'central')
    return { path: `${configFile.repository}/${configFile.path}@${configFile.ref}`, branch: undefined };
  return { path: configFile?.path ?? configFilePath, branch: policyRef ?? 'the default branch' };
}

/** What is proposed has no grace: that is for news about what stands on the default branch. */
function withinContext<Of extends { policy: Policy }>(of: Of, { context }: PolicyRequest): Of {
  return context.trust === 'own' ? of : { ...of, policy: { ...of.policy, newAdvisoryGrace: {} } };
}

/** The policy as it would be with some of the files. */
interface Version {
  settings: Settings;
  policy: Policy;
  origins: Record<FileSettingName, string>;
}

async function readCentral(
  { around }: PolicyRequest,
  { repository, path, ref }: { repository: string; path: string; ref: string },
): Promise<Layer> {
  const label = `${repository}/${path}`;
  const read = around.readCentralFile;
  const found = read === undefined ? undefined : await readable(label, () => read(repository, path, ref));
  return found === undefined ? absent(`${label}@${ref}`) : layerOf(label, found);
}

/** The trusted version of the policy file, or why there is no trusted place at all. */
interface Own {
  layer?: Layer | undefined;
  missing?: string;
}

async function readOwn({ around, context, settings }: PolicyRequest, path: string, isNamed: boolean): Promise<Own> {
  const read = around.readPolicyFile;
  if (read === undefined) return isNamed ? absent(path) : {};
  const reading = Promise.all([
    readable(path, () => read('trusted', path)),
    path === configFilePath ? readable(mistakenConfigPath, () => read('trusted', mistakenConfigPath)) : undefined,
  ]);
  const mayBeMissing = settings.policyRef === undefined && mayLackTrustedPlace(context);
  const files = await (mayBeMissing ? reading.catch(missingPlace) : reading);
  if ('missing' in files) return files;
  const [found, mistaken] = files;
  if (mistaken !== undefined) throw misnamed(mistaken.at);
  if (found === undefined && isNamed) return absent(path);
  return found === undefined ? {} : { layer: await layerOf(path, found) };
}

/**
 * Without a terminal and without a CI system, origin may be absent or offline on an ordinary day. The run still judges: by the
 * defaults, which no proposal can loosen. In a CI system such a run is inconclusive.
 */
function mayLackTrustedPlace({ system, sources }: RunContext): boolean {
  const kind = sources?.trustedPolicy?.kind;
  return system === 'unattended' && (kind === 'unreadable' || kind === 'origin');
}

/** Only a place that cannot be read is missing. A policy file that is there and cannot be understood is still an error. */
function missingPlace(error: unknown): { missing: string } {
  const { code, message } = asGateError(error instanceof Error ? error.cause : undefined);
  if (code !== 'NOT_FOUND' && code !== 'UNAVAILABLE') throw error;
  return { missing: message };
}

function defaultsNote(missing: string, isCentral: boolean): string {
  const judges = isCentral ? 'the central policy judges' : 'the built-in defaults judge';
  return `No trusted policy of this repository (${missing}): ${judges}, and the policy file of this commit can only tighten`;
}

/** A folder without a commit has no policy file that could tighten. */
function hasJudgedFile({ headSha, sources }: RunContext): boolean {
  return headSha !== undefined && sources.judgedPolicy?.kind !== 'unreadable';
}

/** The version of the commit that is judged, when it is another one than the trusted one, and meant to be. */
async function readHeadVersion(
  { around, context, settings }: PolicyRequest,
  path: string,
  own: Layer | undefined,
): Promise<Layer | undefined> {
  const read = around.readPolicyFile;
  if (read === undefined || (context.trust === 'own' && settings.policyRef === undefined)) return undefined;
  const names = path === configFilePath ? [path, mistakenConfigPath] : [path];
  // What changed is asked for later anyway, and mostly neither did: then there is nothing to read.
  const [found, mistaken] = await Promise.all(
    (await changedHere(around, names)).map((name) => name && readable(name, () => read('head', name))),
  );
  if (mistaken) throw misnamed(mistaken.at);
  return found && found.text !== own?.text ? layerOf(path, found) : undefined;
}

/** Undefined in the place of a file that the pull request provably leaves alone: its branch merely holds an older version. */
async function changedHere({ changedFiles }: Surroundings, paths: string[]): Promise<(string | undefined)[]> {
  try {
    const changes = await changedFiles?.();
    return paths.map((path) => (changes?.isComplete && !changes.files.has(path) ? undefined : path));
  } catch (error) {
    if (isOver(error)) throw error;
    return paths;
  }
}

function misnamed(at: string): GateError {
  const message = `${mistakenConfigPath} of ${at} is not read: the policy file is ${configFilePath}`;
  return new GateError('CONFIG', message, {
    reason: 'policy',
    hint: `Put what it says into ${configFilePath} and remove it, or name the file to read with config-file.`,
  });
}

async function layerOf(label: string, { text, at }: FileText): Promise<Layer> {
  const name = `${label} of ${at}`;
  // Most runs have no policy file, and need no YAML before their first request.
  const { parsePolicyFile } = await import('../settings/policy-file.ts');
  return { file: parsePolicyFile(text, name), text, name };
}

/** Whatever goes wrong while the policy is read leaves the run without one. */
async function readable<T>(label: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (isOver(error)) throw error;
    const { message, hint } = asGateError(error);
    const text = `The policy ${label} could not be read: ${message}`;
    throw new GateError('CONFIG', text, { reason: 'policy', hint, cause: error });
  }
}

function isOver(error: unknown): boolean {
  const { code } = asGateError(error);
  return code === 'CANCELLED' || code === 'SCAN_TIMEOUT';
}

function absent(label: string): never {
  throw new GateError('CONFIG', `The policy ${label} is not there, and config-file names it`, {
    reason: 'policy',
    hint: 'On a pull request the policy is read from the default branch, or from policy-ref: put it there, or correct config-file (a central one is owner/repo/path@ref).',
  });
}

/** The settings filled from the files, the first file that gives a setting first, and the policy that they make. */
function withFiles(settings: Settings, layers: readonly Layer[], today: string): Version {
  const filled: Record<string, unknown> = { ...settings };
  const sources: Record<SettingName, SettingSource> = { ...settings.sources };
  const origins = {} as Record<FileSettingName, string>;
  for (const name of fileSettingNames) {
    const layer = settings.sources[name] === 'default' ? layers.find(({ file }) => name in file.settings) : undefined;
    origins[name] = layer?.name ?? settings.sources[name];
    if (layer === undefined) continue;
    filled[camelCase(name)] = layer.file.settings[name];
    sources[name] = 'config file';
  }
  const complete = { ...filled, sources } as unknown as Settings;
  const exceptions = layers.flatMap(({ file }) => file.exceptions);
  const rules = joinedRules(layers.map(({ file }) => file.rules));
  return { settings: complete, policy: policyOf(complete, { exceptions, rules }, today), origins };
}

/** The central policy; what it does not say of surfaces and times is the repository's own to say. */
function keepJudgement(central: Version, filled: Version): Version {
  const settings: Record<string, unknown> = { ...filled.settings };
  const origins = { ...filled.origins };
  for (const name of comparedNames) {
    settings[camelCase(name)] = central.settings[camelCase(name)];
    origins[name] = central.origins[name];
  }
  return { settings: settings as unknown as Settings, policy: central.policy, origins };
}

interface Proposed extends Tightening {
  version: Version;
  /** The file that made it what it is. */
  layer: Layer;
  /** Lines are added here. */
  notes: string[];
}

/** The base with whatever of the other version is stricter; the other settings are the base's. */
function tightened(base: Version, { version, layer, notes, maxExceptionDays }: Proposed): Version {
  const compared = tighten(sideOf(base), sideOf(version), { maxExceptionDays });
  const ignored = [...compared.ignored, ...otherChanges(base, version)];
  if (compared.tightened.length > 0) notes.push(`${layer.name} tightens: ${compared.tightened.join(', ')}`);
  if (ignored.length > 0) notes.push(`${layer.name} may only tighten; ignored: ${ignored.join(', ')}`);
  const { policy, enforcement } = compared.value;
  const settings = { ...base.settings, ...settingsOf(policy), ...enforcement } as Settings;
  const origins = { ...base.origins };
  for (const name of comparedNames) {
    if (settingText(name, settings) !== settingText(name, base.settings)) origins[name] = layer.name;
  }
  return { settings, policy, origins };
}

function sideOf({ policy, settings: enforcement }: Version): Parameters<typeof tighten>[0] {
  return { policy, enforcement };
}

/** Settings that do not bear on what blocks, or cannot be compared: the base's stay. */
function otherChanges(base: Version, other: Version): string[] {
  return fileSettingNames
    .filter((name) => !comparedNames.some((compared) => compared === name))
    .filter((name) => settingText(name, other.settings) !== settingText(name, base.settings))
    .map((name) => `${name}=${settingText(name, other.settings) ?? settingTable[name].absent}`);
}

function loaded(
  { settings, policy, origins }: Version,
  layers: readonly Layer[],
  notes: string[],
): Omit<LoadedPolicy, 'trustedBases' | 'exceptionsFile' | 'documents'> {
  const { today: _, ...lasting } = policy;
  const canonical = {
    ...lasting,
    ...hashedExceptions(policy.exceptions),
    baselineFile: policy.scope === 'new' ? (settings.baselineFile ?? defaultBaselinePath) : undefined,
  };
  return {
    policy,
    settings,
    source: sourceText(settings, layers),
    sha256: createHash('sha256').update(canonicalJson(canonical)).digest('hex'),
    described: describePolicy(settings, policy),
    origins,
    notes,
  };
}
