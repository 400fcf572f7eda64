/**
 * The policy of a run: the step's settings, then the trusted policy file. The version in a pull request may only
 * tighten it.
 */

import { createHash } from 'node:crypto';
import { GateError } from '../../../shared/errors.ts';
import { readNamedText } from '../../../shared/git/regular-file.ts';
import { joinWithConjunction } from '../../../shared/text/amounts.ts';
import { defaultBaselinePath } from '../../policy/baseline.ts';
import { isExpired, prepareForHash } from '../../policy/exceptions.ts';
import type { Policy } from '../../policy/policy.ts';
import { formatNamedRule } from '../../policy/rules.ts';
import type { ExceptionsFile } from '../../report/report.ts';
import { formatCentral } from '../../settings/entries/policy-place.ts';
import type { PolicyFile } from '../../settings/policy-file.ts';
import {
  comparedNames,
  isPolicyName,
  mergeRules,
  policyNames,
  type RunSettings,
  separatePolicy,
  tighten,
} from '../../settings/policy-settings.ts';
import {
  type FileSettingName,
  fileSettingNames,
  formatSetting,
  type SettingName,
  type SettingSource,
  type Settings,
  settings as settingTable,
  toCamelCase,
} from '../../settings/settings.ts';
import type { RepositoryReader } from '../repository-access.ts';
import { addTrustedSettings, readCatalog, readCodeOwners } from './extras.ts';
import {
  choosePolicyPath,
  type NamedPolicy,
  type PolicyLayer,
  type PolicyLayers,
  type PolicyRequest,
  readLayers,
} from './layers.ts';

export interface LoadedPolicy {
  /** The sources of the policy, for people: `the step's settings and .github/scan-gate.yml of main at 1a2b3c4d5e6f`. */
  source: string;
  /** Hash of the policy as canonical JSON, without the day of the run. */
  sha256: string;
  /** The policy's settings as text, for the report. */
  described: Record<string, string>;
  policy: Policy;
  /** The settings of the step that are not part of the policy, completed from the policy file. */
  settings: RunSettings;
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
  const { context, log } = request;
  const layers = await readLayers(request);
  const { central, own, heads } = layers;
  const version = mergeLayers(request, layers);
  for (const note of version.notes) log.note(note);
  // Settings that only the trusted file may have do not count if there are two files.
  const trusted = (central ?? (own.length > 1 ? undefined : own[0]))?.file;
  const others = central === undefined && own.length < 2 ? [] : own;
  for (const layer of [...others, ...heads])
    for (const line of await listIgnoredSettings(trusted, layer, heads.includes(layer))) log.note(line);
  const merged = await addTrustedSettings(version, trusted, request);
  // A pull request has no grace period: that is for new advisories about code on the default branch.
  const policy = context.trust === 'own' ? merged : { ...merged, newAdvisoryGrace: {} };
  const catalog = await readCatalog(policy, version.settings, request);
  const codeOwners = await readCodeOwners(policy, version.settings, request);
  const { trustedBases = [], vex: documents = [] } = trusted ?? {};
  return {
    ...version,
    ...describePolicy({ ...version, policy: merged }, layers),
    policy: { ...policy, catalog, codeOwners },
    trustedBases,
    exceptionsFile: chooseExceptionsFile(request, own[0]?.path),
    documents: central === undefined ? documents : [],
  };
}

/**
 * Notes about settings of another file that only the trusted one may decide. In a version of the trusted file, a
 * missing setting counts as a change too.
 */
async function listIgnoredSettings(trusted: PolicyFile | undefined, layer: PolicyLayer, isVersion: boolean) {
  const { trustedKeys } = await import('../../settings/policy-file.ts');
  const serializeKey = (file: PolicyFile | undefined, key: keyof PolicyFile) => toCanonicalJson(file?.[key] ?? null);
  return Object.entries(trustedKeys)
    .filter(([, key]) => isVersion || layer.file[key] !== undefined)
    .filter(([, key]) => serializeKey(layer.file, key) !== serializeKey(trusted, key))
    .map(([name]) => `${layer.name} may only tighten; ignored: ${name}`);
}

/** The first file decides: the central one, if there is one. All others may only tighten. */
function mergeLayers(
  { settings, now }: PolicyRequest,
  { central, own, heads, missing, merged: [one, other] }: PolicyLayers,
): PolicyVersion & { notes: string[] } {
  const notes: string[] = [];
  if (missing !== undefined) {
    const judges = central === undefined ? 'the built-in defaults apply' : 'the central policy applies';
    notes.push(`No trusted policy: ${missing}. So ${judges}; this commit’s policy file can only make it stricter`);
  }
  const today = now.toISOString().slice(0, 10);
  const above = central === undefined ? [] : [central];
  let version = fillFromLayers(settings, [...above, ...own.slice(0, 1)], today);
  if (central !== undefined) version = keepCentralJudging(fillFromLayers(settings, above, today), version);
  for (const layer of [...(central === undefined ? own.slice(1) : own), ...heads]) {
    const maxExceptionDays = heads.includes(layer) ? undefined : central?.file.maxExceptionDays;
    const proposed = fillFromLayers(settings, [layer, ...above], today);
    version = applyTightening(version, proposed, layer, notes, maxExceptionDays);
  }
  if (central === undefined && own[0]?.file.maxExceptionDays !== undefined)
    notes.push(`max-exception-days in ${own[0].name} has no effect: it is for central policies`);
  if (other !== undefined)
    notes.push(
      `${one} and ${other} would both be on the default branch after the merge, which makes every run inconclusive: keep one of them`,
    );
  return { ...version, notes };
}

/** A central policy does not have to let a repository add exceptions. Its own exceptions always count. */
function chooseExceptionsFile({ settings, context }: PolicyRequest, found: string | undefined): ExceptionsFile {
  const { configFile, policyRef } = settings;
  if (configFile?.kind === 'central')
    return { path: `${formatCentral(configFile)}@${configFile.ref}`, branch: undefined };
  return { path: found ?? configFile?.path ?? choosePolicyPath(context), branch: policyRef ?? 'the default branch' };
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
  return { ...separatePolicy(complete, exceptions, today, rules), origins };
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
    if (!isPolicyName(name)) settings[key] = central.settings[key as keyof RunSettings];
    origins[name] = central.origins[name];
  }
  return { settings: settings as unknown as RunSettings, policy: central.policy, origins };
}

/**
 * The base with every stricter value of the other version. Settings that cannot be compared stay the base's. Appends what
 * it did to `notes`.
 */
function applyTightening(
  base: PolicyVersion,
  version: PolicyVersion,
  layer: PolicyLayer,
  notes: string[],
  maxExceptionDays: number | undefined,
): PolicyVersion {
  const other = { policy: version.policy, enforcement: version.settings };
  const compared = tighten({ policy: base.policy, enforcement: base.settings }, other, maxExceptionDays);
  // Settings that do not affect what blocks, or cannot be compared. The base's value is kept.
  const others = fileSettingNames
    .filter((name) => !comparedNames.some((each) => each === name))
    .filter((name) => formatValue(name, version) !== formatValue(name, base))
    .map((name) => `${name}=${formatValue(name, version) ?? settingTable[name].absent}`);
  const ignored = [...compared.ignored, ...others];
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

function formatValue(name: SettingName, { settings, policy }: Pick<PolicyVersion, 'settings' | 'policy'>) {
  return formatSetting(name, { ...settings, ...policy });
}

/**
 * Loads the policy of a run, or of a file that a user names on their own machine. Throws GateError CONFIG for a file that
 * cannot be read, and the errors of `loadPolicy`.
 */
export async function loadNamedPolicy(request: PolicyRequest, file: NamedPolicy | undefined): Promise<LoadedPolicy> {
  if (file === undefined) return loadPolicy(request);
  const settings: Settings = { ...request.settings, configFile: { kind: 'own', path: file.name } };
  const loaded = await loadPolicy({ ...request, settings, reader: await replacePolicyFile(request.reader, file) });
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

const sourceLabels: Readonly<Partial<Record<SettingSource, string>>> = {
  input: "the step's settings",
  flag: 'the command line',
  environment: 'the environment',
};

/** The policy is the one that the files state, without what a run adds to it. */
function describePolicy(
  { settings, policy }: { settings: RunSettings; policy: Policy },
  { central, own, heads }: Pick<PolicyLayers, 'central' | 'own' | 'heads'>,
): Pick<LoadedPolicy, 'source' | 'sha256' | 'described'> {
  const baselineFile = policy.scope === 'new' ? (settings.baselineFile ?? defaultBaselinePath) : undefined;
  const canonical = toCanonicalJson({
    ...policy,
    ...prepareForHash(policy.exceptions),
    baselineFile,
    today: undefined,
  });
  const used = new Set(fileSettingNames.map((name) => settings.sources[name]));
  const given = Object.entries(sourceLabels).flatMap(([source, text]) =>
    used.has(source as SettingSource) ? [text] : [],
  );
  const files = [...(central === undefined ? [] : [central]), ...own, ...heads].map(({ name }) => name);
  const joined = [...given, ...files];
  return {
    source: joined.length === 0 ? 'the defaults' : joinWithConjunction(joined),
    sha256: createHash('sha256').update(canonical).digest('hex'),
    described: describeSettings(policy, baselineFile),
  };
}

function describeSettings(policy: Policy, baselineFile: string | undefined): Record<string, string> {
  const described: Record<string, string> = {};
  for (const name of policyNames) {
    const text = formatSetting(name, policy);
    if (text !== undefined && text !== '') described[name] = text;
  }
  if (baselineFile !== undefined) described['baseline-file'] = baselineFile;
  for (const rule of policy.rules ?? []) described[`rule ${rule.name}`] = formatNamedRule(rule);
  const { paths, ignorePaths, skipWhen, exceptions, today } = policy;
  for (const [name, globs] of Object.entries({ paths, 'ignore-paths': ignorePaths, 'skip-when': skipWhen }))
    if (globs !== undefined) described[name] = globs.join(' ');
  const expired = exceptions.filter((exception) => isExpired(exception, today)).length;
  if (exceptions.length > 0)
    described.exceptions =
      expired > 0 ? `${exceptions.length}, of which ${expired} expired` : String(exceptions.length);
  return described;
}

/**
 * Sorts keys and lists and omits undefined values, so that the same policy always gives the same text. Lists are sorted
 * because their order has no meaning.
 */
function toCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).sort().join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  const parts = entries.map(([key, each]) => `${JSON.stringify(key)}:${toCanonicalJson(each)}`);
  return `{${parts.sort().join(',')}}`;
}
