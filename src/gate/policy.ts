/**
 * The policy of a run: the step's settings, then the trusted policy file. The version in a pull request may only
 * tighten it.
 */
import { createHash } from 'node:crypto';
import type { RunContext } from '../ci/context/context.ts';
import { defaultBaselinePath } from '../policy/baseline.ts';
import { hashedExceptions } from '../policy/exception-terms.ts';
import type { Policy } from '../policy/policy.ts';
import type { ExceptionsFile } from '../report/report.ts';
import { formatCentral } from '../settings/entries/policy-place.ts';
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
import { withCatalogue } from './kev.ts';
import { describePolicy, sourceText } from './policy-description.ts';
import {
  choosePolicyPath,
  type FoundFile,
  listPolicyNames,
  readCentral,
  readHeadFiles,
  readLayer,
  readOwnFiles,
  refuseAbsent,
  refuseSeveral,
} from './policy-layers.ts';
import type { Layer, PolicyRequest } from './policy-request.ts';
import { ignoredLines, withOwners, withTrusted } from './trusted-settings.ts';

export interface LoadedPolicy {
  policy: Policy;
  /** The settings of the step, completed from the policy file. */
  settings: Settings;
  /** The sources of the policy, for people: `the step's settings and .github/scan-gate.yml of main at 1a2b3c4d5e6f`. */
  source: string;
  /** Hash of the policy as canonical JSON, without the day of the run. */
  sha256: string;
  /** The policy's settings as text, for the report. */
  described: Record<string, string>;
  /** The source of each setting's value. */
  origins: Record<FileSettingName, string>;
  /** Globs of branches that may be used as a base, beside the default branch. Values in a pull request do not count. */
  trustedBases: readonly string[];
  exceptionsFile: ExceptionsFile;
  /** Paths of this repository's OpenVEX documents that can excuse findings. */
  documents: readonly string[];
  /** What was ignored in a version that may only tighten, and what it tightened. The run also logs these as notes. */
  notes: string[];
}

/**
 * Reads and merges the policy. Throws GateError CONFIG: reason `policy` if it cannot be read, `settings` if a file is
 * invalid. CANCELLED and SCAN_TIMEOUT pass through.
 */
export async function loadPolicy(request: PolicyRequest): Promise<LoadedPolicy> {
  const { settings, context, log } = request;
  const place = settings.configFile;
  const names = listPolicyNames(request);
  const [central, { found, missing }] = await Promise.all([
    place?.kind === 'central' ? readCentral(request, place) : undefined,
    readOwnFiles(request, names),
  ]);
  const hasHead = missing === undefined || hasJudgedFile(context);
  const head = hasHead ? await readHeadFiles(request, names, found) : undefined;
  // Otherwise a pull request that removes one of two policy files could never pass.
  if ((head?.merged.length ?? found.length) > 1) refuseSeveral(found);
  if (head?.found[0] === undefined && missing !== undefined && names.isNamed) return refuseAbsent(names.files[0] ?? '');
  const [own, heads] = await Promise.all([readLayers(found), readLayers(head?.found ?? [])]);
  const notes = missing === undefined ? [] : [defaultsNote(missing, central !== undefined)];
  const version = combine(request, { central, own, heads, notes });
  if (central === undefined && own[0]?.file.maxExceptionDays !== undefined)
    notes.push(`max-exception-days in ${own[0].name} has no effect: it is for central policies`);
  if (head !== undefined && head.merged.length > 1) notes.push(noteSeveral(head.merged));
  for (const note of notes) log.note(note);
  // Settings that only the trusted file may have do not count if there are two files.
  const trusted = (central ?? (own.length > 1 ? undefined : own[0]))?.file;
  const others = central === undefined && own.length < 2 ? [] : own;
  for (const layer of [...others, ...heads])
    for (const line of await ignoredLines(trusted, layer, heads.includes(layer))) log.note(line);
  const policy = await withTrusted(version, trusted, request);
  const layers = [...(central === undefined ? [] : [central]), ...own, ...heads];
  const known = await withCatalogue(withinContext(loaded({ ...version, policy }, layers, notes), request), request);
  const ready = await withOwners(known, request);
  const { trustedBases = [], vex: documents = [] } = trusted ?? {};
  const exceptionsFile = exceptionsFileFor(request, found[0]?.path);
  return { ...ready, trustedBases, exceptionsFile, documents: central === undefined ? documents : [] };
}

interface Layers {
  central: Layer | undefined;
  /** The trusted files of the repository. There are two only if a pull request is about to remove one. */
  own: readonly Layer[];
  heads: readonly Layer[];
  /** The function appends lines here. */
  notes: string[];
}

/** The first file decides: the central one, if there is one. All others may only tighten. */
function combine({ settings, now }: PolicyRequest, { central, own, heads, notes }: Layers): Version {
  const today = now.toISOString().slice(0, 10);
  const above = central === undefined ? [] : [central];
  let version = withFiles(settings, [...above, ...own.slice(0, 1)], today);
  if (central !== undefined) version = keepJudgement(withFiles(settings, above, today), version);
  const maxExceptionDays = central?.file.maxExceptionDays;
  for (const layer of central === undefined ? own.slice(1) : own)
    version = tightened(version, {
      version: withFiles(settings, [layer, ...above], today),
      ...{ layer, notes, maxExceptionDays },
    });
  for (const layer of heads)
    version = tightened(version, { version: withFiles(settings, [layer, ...above], today), layer, notes });
  return version;
}

function readLayers(files: readonly FoundFile[]): Promise<Layer[]> {
  return Promise.all(files.map(readLayer));
}

function noteSeveral([one, other]: readonly string[]): string {
  return `${one} and ${other} would both be on the default branch once this is merged, and every run then undecided: keep one of them`;
}

function defaultsNote(missing: string, isCentral: boolean): string {
  const judges = isCentral ? 'the central policy judges' : 'the built-in defaults judge';
  return `No trusted policy of this repository (${missing}): ${judges}, and the policy file of this commit can only tighten`;
}

/** A folder without a commit has no policy file that could tighten. */
function hasJudgedFile({ headSha, sources }: RunContext): boolean {
  return headSha !== undefined && sources.judgedPolicy?.kind !== 'unreadable';
}

/** A central policy does not have to let a repository add exceptions. Its own exceptions always count. */
function exceptionsFileFor({ settings, context }: PolicyRequest, found: string | undefined): ExceptionsFile {
  const { configFile, policyRef } = settings;
  if (configFile?.kind === 'central')
    return { path: `${formatCentral(configFile)}@${configFile.ref}`, branch: undefined };
  return { path: found ?? configFile?.path ?? choosePolicyPath(context), branch: policyRef ?? 'the default branch' };
}

/** A pull request has no grace period: that is for new advisories about code on the default branch. */
function withinContext<Of extends { policy: Policy }>(of: Of, { context }: PolicyRequest): Of {
  return context.trust === 'own' ? of : { ...of, policy: { ...of.policy, newAdvisoryGrace: {} } };
}

/** The policy that results from some of the files. */
interface Version {
  settings: Settings;
  policy: Policy;
  origins: Record<FileSettingName, string>;
}

/** Fills the settings from the files, where the first file with a setting wins, and builds the policy. */
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

/**
 * Takes the judging settings from the central policy. The repository decides about surfaces and times that it leaves
 * open.
 */
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
  /** The file that this version comes from. */
  layer: Layer;
  /** The function appends lines here. */
  notes: string[];
}

/** The base with every stricter value of the other version. Settings that cannot be compared stay the base's. */
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

/** Settings that do not affect what blocks, or cannot be compared. The base's value is kept. */
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
