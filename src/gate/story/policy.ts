/**
 * The policy of a run: the step's settings, then the trusted policy file. The version in a pull request may only
 * tighten it.
 */

import { createHash } from 'node:crypto';
import { GateError } from '../../shared/errors.ts';
import { readNamedText } from '../../shared/git/regular-file.ts';
import type { RunContext } from '../hosts/context/context.ts';
import { defaultBaselinePath } from '../policy/baseline.ts';
import { isExpired, prepareForHash } from '../policy/exception-terms.ts';
import type { Policy } from '../policy/policy.ts';
import { formatNamedRule } from '../policy/rules/named.ts';
import type { ExceptionsFile } from '../report/report.ts';
import { formatCentral } from '../settings/entries/policy-place.ts';
import {
  comparedNames,
  policyNames,
  type RunSettings,
  separatePolicy,
  type TighteningOptions,
  tighten,
} from '../settings/policy-settings.ts';
import { mergeRules } from '../settings/rule-tightening.ts';
import {
  type FileSettingName,
  fileSettingNames,
  formatSetting,
  type SettingName,
  type SettingSource,
  type Settings,
  settings as settingTable,
  toCamelCase,
} from '../settings/settings.ts';
import { toCanonicalJson } from './canonical-json.ts';
import { addCatalog } from './kev.ts';
import {
  choosePolicyPath,
  type FoundFile,
  listPolicyNames,
  readCentral,
  readHeadFiles,
  readLayer,
  readTrustedFiles,
  refuseAbsentPolicy,
  refuseSeveralPolicies,
} from './policy-layers.ts';
import type { NamedPolicy, PolicyLayer, PolicyRequest } from './policy-request.ts';
import type { RepositoryReader } from './repository-access.ts';
import { addOwnersIfNeeded, addTrustedSettings, listIgnoredSettings } from './trusted-settings.ts';

const sourceLabels: Readonly<Partial<Record<SettingSource, string>>> = {
  input: "the step's settings",
  flag: 'the command line',
  environment: 'the environment',
};

function formatPolicySource({ sources }: RunSettings, layers: readonly { name: string }[]): string {
  const used = new Set(fileSettingNames.map((name) => sources[name]));
  const given = Object.entries(sourceLabels).flatMap(([source, text]) =>
    used.has(source as SettingSource) ? [text] : [],
  );
  const parts = [...given, ...layers.map(({ name }) => name)];
  if (parts.length === 0) return 'the defaults';
  return parts.length === 1 ? parts.join() : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

function describePolicy(settings: RunSettings, policy: Policy): Record<string, string> {
  const described: Record<string, string> = {};
  for (const name of policyNames) {
    const text = formatSetting(name, policy);
    if (text !== undefined && text !== '') described[name] = text;
  }
  if (policy.scope === 'new') described['baseline-file'] = settings.baselineFile ?? defaultBaselinePath;
  for (const rule of policy.rules ?? []) described[`rule ${rule.name}`] = formatNamedRule(rule);
  const { paths, ignorePaths, skipWhen } = policy;
  for (const [name, globs] of Object.entries({ paths, 'ignore-paths': ignorePaths, 'skip-when': skipWhen }))
    if (globs !== undefined) described[name] = globs.join(' ');
  if (policy.exceptions.length > 0) described.exceptions = formatExceptionCount(policy);
  return described;
}

function formatExceptionCount({ exceptions, today }: Policy): string {
  const expired = exceptions.filter((exception) => isExpired(exception, today)).length;
  return expired > 0 ? `${exceptions.length}, of which ${expired} expired` : String(exceptions.length);
}

export interface LoadedPolicy {
  policy: Policy;
  /** The settings of the step that are not part of the policy, completed from the policy file. */
  settings: RunSettings;
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
    readTrustedFiles(request, names),
  ]);
  const hasHead = missing === undefined || canHaveJudgedFile(context);
  const head = hasHead ? await readHeadFiles(request, names, found) : undefined;
  // Otherwise a pull request that removes one of two policy files could never pass.
  if ((head?.merged.length ?? found.length) > 1) refuseSeveralPolicies(found);
  if (head?.found[0] === undefined && missing !== undefined && names.isNamed)
    return refuseAbsentPolicy(names.files[0] ?? '');
  const [own, heads] = await Promise.all([readAllLayers(found), readAllLayers(head?.found ?? [])]);
  const notes = missing === undefined ? [] : [formatDefaultsNote(missing, central !== undefined)];
  const version = mergeLayers(request, { central, own, heads, notes });
  if (central === undefined && own[0]?.file.maxExceptionDays !== undefined)
    notes.push(`max-exception-days in ${own[0].name} has no effect: it is for central policies`);
  if (head !== undefined && head.merged.length > 1) notes.push(formatSeveralNote(head.merged));
  for (const note of notes) log.note(note);
  // Settings that only the trusted file may have do not count if there are two files.
  const trusted = (central ?? (own.length > 1 ? undefined : own[0]))?.file;
  const others = central === undefined && own.length < 2 ? [] : own;
  for (const layer of [...others, ...heads])
    for (const line of await listIgnoredSettings(trusted, layer, heads.includes(layer))) log.note(line);
  const policy = await addTrustedSettings(version, trusted, request);
  const layers = [...(central === undefined ? [] : [central]), ...own, ...heads];
  const known = await addCatalog(limitGrace(completePolicy({ ...version, policy }, layers, notes), request), request);
  const ready = await addOwnersIfNeeded(known, request);
  const { trustedBases = [], vex: documents = [] } = trusted ?? {};
  const exceptionsFile = chooseExceptionsFile(request, found[0]?.path);
  return { ...ready, trustedBases, exceptionsFile, documents: central === undefined ? documents : [] };
}

interface PolicyLayers {
  central: PolicyLayer | undefined;
  /** The trusted files of the repository. There are two only if a pull request is about to remove one. */
  own: readonly PolicyLayer[];
  heads: readonly PolicyLayer[];
  /** The function appends lines here. */
  notes: string[];
}

/** The first file decides: the central one, if there is one. All others may only tighten. */
function mergeLayers({ settings, now }: PolicyRequest, { central, own, heads, notes }: PolicyLayers): PolicyVersion {
  const today = now.toISOString().slice(0, 10);
  const above = central === undefined ? [] : [central];
  let version = fillFromLayers(settings, [...above, ...own.slice(0, 1)], today);
  if (central !== undefined) version = keepCentralJudging(fillFromLayers(settings, above, today), version);
  const maxExceptionDays = central?.file.maxExceptionDays;
  for (const layer of central === undefined ? own.slice(1) : own)
    version = applyTightening(version, {
      version: fillFromLayers(settings, [layer, ...above], today),
      ...{ layer, notes, maxExceptionDays },
    });
  for (const layer of heads)
    version = applyTightening(version, { version: fillFromLayers(settings, [layer, ...above], today), layer, notes });
  return version;
}

function readAllLayers(files: readonly FoundFile[]): Promise<PolicyLayer[]> {
  return Promise.all(files.map(readLayer));
}

function formatSeveralNote([one, other]: readonly string[]): string {
  return `${one} and ${other} would both be on the default branch after the merge, which makes every run inconclusive: keep one of them`;
}

function formatDefaultsNote(missing: string, isCentral: boolean): string {
  const judges = isCentral ? 'the central policy applies' : 'the built-in defaults apply';
  return `No trusted policy: ${missing}. So ${judges}; this commit’s policy file can only make it stricter`;
}

/** A folder without a commit has no policy file that could tighten. */
function canHaveJudgedFile({ headSha, sources }: RunContext): boolean {
  return headSha !== undefined && sources.judgedPolicy?.kind !== 'unreadable';
}

/** A central policy does not have to let a repository add exceptions. Its own exceptions always count. */
function chooseExceptionsFile({ settings, context }: PolicyRequest, found: string | undefined): ExceptionsFile {
  const { configFile, policyRef } = settings;
  if (configFile?.kind === 'central')
    return { path: `${formatCentral(configFile)}@${configFile.ref}`, branch: undefined };
  return { path: found ?? configFile?.path ?? choosePolicyPath(context), branch: policyRef ?? 'the default branch' };
}

/** A pull request has no grace period: that is for new advisories about code on the default branch. */
function limitGrace<Of extends { policy: Policy }>(of: Of, { context }: PolicyRequest): Of {
  return context.trust === 'own' ? of : { ...of, policy: { ...of.policy, newAdvisoryGrace: {} } };
}

/** The policy that results from some of the files. */
interface PolicyVersion {
  settings: RunSettings;
  policy: Policy;
  origins: Record<FileSettingName, string>;
}

/** Fills the settings from the files, where the first file with a setting wins, and builds the policy. */
function fillFromLayers(settings: Settings, layers: readonly PolicyLayer[], today: string): PolicyVersion {
  const filled: Record<string, unknown> = { ...settings };
  const sources: Record<SettingName, SettingSource> = { ...settings.sources };
  const origins = {} as Record<FileSettingName, string>;
  for (const name of fileSettingNames) {
    const layer = settings.sources[name] === 'default' ? layers.find(({ file }) => name in file.settings) : undefined;
    origins[name] = layer?.name ?? settings.sources[name];
    if (layer === undefined) continue;
    filled[toCamelCase(name)] = layer.file.settings[name];
    sources[name] = 'config file';
  }
  const complete = { ...filled, sources } as unknown as Settings;
  const exceptions = layers.flatMap(({ file }) => file.exceptions);
  const rules = mergeRules(layers.map(({ file }) => file.rules));
  return { ...separatePolicy(complete, { exceptions, rules }, today), origins };
}

/**
 * Takes the judging settings from the central policy. The repository decides about surfaces and times that it leaves
 * open.
 */
function keepCentralJudging(central: PolicyVersion, filled: PolicyVersion): PolicyVersion {
  const settings: Record<string, unknown> = { ...filled.settings };
  const origins = { ...filled.origins };
  for (const name of comparedNames) {
    const key = toCamelCase(name);
    if (!policyNames.some((each) => each === name)) settings[key] = central.settings[key as keyof RunSettings];
    origins[name] = central.origins[name];
  }
  return { settings: settings as unknown as RunSettings, policy: central.policy, origins };
}

interface ProposedVersion extends TighteningOptions {
  version: PolicyVersion;
  /** The file that this version comes from. */
  layer: PolicyLayer;
  /** The function appends lines here. */
  notes: string[];
}

/** The base with every stricter value of the other version. Settings that cannot be compared stay the base's. */
function applyTightening(
  base: PolicyVersion,
  { version, layer, notes, maxExceptionDays }: ProposedVersion,
): PolicyVersion {
  const compared = tighten(toComparedSide(base), toComparedSide(version), { maxExceptionDays });
  const ignored = [...compared.ignored, ...listOtherChanges(base, version)];
  if (compared.tightened.length > 0) notes.push(`${layer.name} tightens: ${compared.tightened.join(', ')}`);
  if (ignored.length > 0) notes.push(`${layer.name} may only tighten; ignored: ${ignored.join(', ')}`);
  const { policy, enforcement } = compared.value;
  const settings = { ...base.settings, ...enforcement } as RunSettings;
  const origins = { ...base.origins };
  for (const name of comparedNames) {
    if (formatValue(name, { settings, policy }) !== formatValue(name, base)) origins[name] = layer.name;
  }
  return { settings, policy, origins };
}

function toComparedSide({ policy, settings: enforcement }: PolicyVersion): Parameters<typeof tighten>[0] {
  return { policy, enforcement };
}

/** Settings that do not affect what blocks, or cannot be compared. The base's value is kept. */
function listOtherChanges(base: PolicyVersion, other: PolicyVersion): string[] {
  return fileSettingNames
    .filter((name) => !comparedNames.some((compared) => compared === name))
    .filter((name) => formatValue(name, other) !== formatValue(name, base))
    .map((name) => `${name}=${formatValue(name, other) ?? settingTable[name].absent}`);
}

function formatValue(name: SettingName, { settings, policy }: Pick<PolicyVersion, 'settings' | 'policy'>) {
  return formatSetting(name, { ...settings, ...policy });
}

function completePolicy(
  { settings, policy, origins }: PolicyVersion,
  layers: readonly PolicyLayer[],
  notes: string[],
): Omit<LoadedPolicy, 'trustedBases' | 'exceptionsFile' | 'documents'> {
  const { today: _, ...lasting } = policy;
  const canonical = {
    ...lasting,
    ...prepareForHash(policy.exceptions),
    baselineFile: policy.scope === 'new' ? (settings.baselineFile ?? defaultBaselinePath) : undefined,
  };
  return {
    policy,
    settings,
    source: formatPolicySource(settings, layers),
    sha256: createHash('sha256').update(toCanonicalJson(canonical)).digest('hex'),
    described: describePolicy(settings, policy),
    origins,
    notes,
  };
}

/**
 * Loads the policy of a run, or of a file that a user names on their own machine. Throws GateError CONFIG for a file that
 * cannot be read, and the errors of `loadPolicy`.
 */
export async function loadNamedPolicy(request: PolicyRequest, file: NamedPolicy | undefined): Promise<LoadedPolicy> {
  if (file === undefined) return loadPolicy(request);
  const configFile: Settings['configFile'] = { kind: 'own', path: file.name };
  const reader = await replacePolicyFile(request.reader, file);
  const loaded = await loadPolicy({
    ...request,
    reader,
    settings: { ...request.settings, configFile },
  });
  return { ...loaded, exceptionsFile: { path: file.name, branch: undefined } };
}

/** Whoever names a file on this machine trusts it, so there is no other version that could tighten it. */
async function replacePolicyFile(reader: RepositoryReader, { path, name }: NamedPolicy): Promise<RepositoryReader> {
  const text = await readNamedText(path, name);
  return {
    ...reader,
    sources: { ...reader.sources, trustedPolicy: { kind: 'checkout', path, ref: 'HEAD' }, judgedPolicy: undefined },
    changedFiles: async () => undefined,
    readHeadFile: async () => undefined,
    async readAddress() {
      throw new GateError('CONFIG', 'Addresses cannot be read here');
    },
    readPolicyFile: async (from, wanted) => {
      if (from === 'head') return undefined;
      // Files that the policy refers to are read from the usual trusted place.
      return wanted === name ? { text, at: 'this machine' } : reader.readPolicyFile('trusted', wanted);
    },
  };
}
