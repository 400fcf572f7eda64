/** Looks up the packages of lock files in the sources that the policy names, and reports what was not looked up. */

import type { ScanDiagnostic } from '../../shared/api/schemas.ts';
import {
  advisoryEngine,
  createPackageKey,
  getScope,
  goLibrary,
  isLocalRange,
  type LocalKind,
  type LockedPackage,
  normalizePackageName,
  notCoveredPrefix,
  notLookedUpPrefix,
  type OpenPackage,
  offlineLookUpPrefix,
  packedFile,
} from '../../shared/packages/locked-package.ts';
import type { ScannerRun } from '../../shared/sarif/program-run.ts';
import { joinFirst } from '../../shared/text/amounts.ts';
import type { AdvisorySource, PackageAdvisory, QueriedPackage, SourceResult } from './advisory.ts';
import { isInRange } from './compare-versions.ts';
import { joinFindings } from './findings.ts';
import { isVersionAffected } from './versions.ts';

/** The result for one package. */
type LookUpResult =
  | { kind: 'looked up'; advisories: readonly PackageAdvisory[]; source: string }
  /** No source needs to be asked; `note` counts such packages. */
  | { kind: 'left out'; note: string }
  /** `isExpected`: there is a source that could have answered, or that the policy could have named. */
  | { kind: 'not looked up'; reason: string; isFault: boolean; isExpected: boolean };

/**
 * Takes the scanner runs over one tree, and adds what the sources say about the packages in its lock files. Results are
 * cached, so that both trees of a comparison get the same results.
 */
export function createLookUp(options: {
  /** Asked in this order. A later source is only asked for packages that an earlier one could not look up. */
  sources: readonly AdvisorySource[];
  /** Whether a name must not be sent to any source. */
  isPrivate?: ((name: string) => boolean) | undefined;
  /** Called once before names leave this machine. */
  say?: ((line: string) => void) | undefined;
}): (runs: readonly ScannerRun[], signal: AbortSignal) => Promise<ScannerRun[]> {
  const results = new Map<string, LookUpResult>();
  const remarks = new Set<string>();
  const { isPrivate = () => false } = options;
  let hasSource = true;
  return async (runs, signal) => {
    const packages = runs.flatMap((run) => run.packages ?? []);
    hasSource = await askAllSources(options, { packages, known: results, remarks, hasSource }, signal);
    return runs.map((run) => {
      const done = run.packages?.length ? addResults(run, results, remarks) : run;
      if (!hasSource || !run.locks?.length) return done;
      const open = [listForeign, listOfOtherRegistries, listUnlocked].flatMap((list) => list(run, isPrivate));
      return { ...done, open: [...(done.open ?? []), ...open] };
    });
  };
}

const foreignReasons: Readonly<Partial<Record<LocalKind, string>>> = {
  git: 'comes from a version control system, where no advisory names its version',
  url: 'comes from an address that is not a registry',
  archive: 'comes from a packed file or from outside the repository',
};

/** Packages of no registry. A folder of the repository is scanned as code, and what the policy calls private is accepted. */
function listForeign({ locks = [] }: ScannerRun, isPrivate: (name: string) => boolean): OpenPackage[] {
  return locks.flatMap(({ file, ecosystem, local }) =>
    local.flatMap(({ name, kind }): OpenPackage[] => {
      const reason = foreignReasons[kind];
      if (reason === undefined || isPrivate(name)) return [];
      const key = JSON.stringify([ecosystem, normalizePackageName(ecosystem, name), kind]);
      return [{ file, name, key, reason, isFault: false }];
    }),
  );
}

/**
 * Packages that other registries serve, which may serve anything under a name. One that already serves packages is known:
 * a mirror all of them, and otherwise those of its scopes. A packed file is known by the name and version of its package.
 */
function listOfOtherRegistries({ packages = [] }: ScannerRun, isPrivate: (name: string) => boolean): OpenPackage[] {
  const mirrors = new Set(packages.flatMap(({ name, registry }) => (getScope(name) === '' && registry) || []));
  return packages.flatMap(({ file, ecosystem, name, version, registry }): OpenPackage[] => {
    if (registry === undefined || isPrivate(name)) return [];
    const served = mirrors.has(registry) ? '' : getScope(name);
    const known = registry === packedFile ? `${name} ${version}` : served;
    const key = JSON.stringify([ecosystem, registry, known, 'registry']);
    const reason = `comes from ${registry.slice(0, 200)}, and not from the public registry, so advisories may be about another package`;
    return [{ file, name: `${name} ${version}`, key, reason, isFault: false, isLookedUp: true }];
  });
}

/** Packages that a manifest asks for and its lock file does not have, so that their versions are unknown. */
function listUnlocked({ locks = [], packages = [] }: ScannerRun, isPrivate: (name: string) => boolean): OpenPackage[] {
  return locks.flatMap(({ file: lock, ecosystem, local, wanted = [] }) => {
    const normalize = (name: string) => normalizePackageName(ecosystem, name);
    const own = packages.filter((one) => one.file === lock && one.ecosystem === ecosystem);
    const versions = Map.groupBy(own, ({ name }) => normalize(name));
    const locals = new Set(local.map(({ name }) => normalize(name)));
    return wanted.flatMap(({ file, name, range }): OpenPackage[] => {
      if (isPrivate(name) || locals.has(normalize(name)) || isLocalRange(range)) return [];
      const isAddress = /[/:]/.test(range) && !/^(?:catalog|npm|workspace):/.test(range);
      const isLocked = versions
        .get(normalize(name))
        ?.some(({ version }) => isInRange(ecosystem, version, range) !== false);
      if (isLocked === true && !isAddress) return [];
      const key = JSON.stringify([ecosystem, normalize(name), range, 'wanted']);
      const reason = `${lock} does not have what the manifest asks for`;
      return [{ file, name: `${name} ${range}`, key, reason, isFault: false }];
    });
  });
}

/** Whether there is a source at all. `hasSource` is false once all sources turned out to be absent. */
async function askAllSources(
  { sources, isPrivate = () => false, say }: Parameters<typeof createLookUp>[0],
  {
    packages,
    known,
    remarks,
    hasSource,
  }: {
    packages: readonly LockedPackage[];
    known: Map<string, LookUpResult>;
    remarks: Set<string>;
    hasSource: boolean;
  },
  signal: AbortSignal,
): Promise<boolean> {
  let left = new Map<string, QueriedPackage>();
  for (const { ecosystem, name, version } of packages) {
    const key = createPackageKey({ ecosystem, name, version });
    if (!known.has(key)) left.set(key, { ecosystem, name, version });
  }
  const sourceResults: SourceResult[] = [];
  const faults: { text: string; disclosesNames: boolean }[] = [];
  for (const source of sources) {
    const wanted = [...left].filter(([, { name }]) => !source.disclosesNames || !isPrivate(name));
    if (wanted.length === 0) continue;
    const asked = wanted.map(([, each]) => each);
    if (source.disclosesNames) {
      const { size } = new Set(asked.map(({ ecosystem, name }) => JSON.stringify([ecosystem, name])));
      const counted = size === 1 ? '1 package' : `${size} packages`;
      say?.(`Sending the names and versions of ${counted} to ${source.name}; advisories-private leaves names out`);
    }
    const sourceResult = await source.ask(asked, signal);
    sourceResults.push(sourceResult);
    for (const [key, advisories] of sourceResult.advisories) {
      if (left.has(key)) known.set(key, { kind: 'looked up', advisories, source: source.name });
    }
    for (const remark of sourceResult.remarks ?? []) remarks.add(remark);
    if (sourceResult.fault !== undefined)
      faults.push({ text: sourceResult.fault, disclosesNames: source.disclosesNames });
    left = new Map([...left].filter(([key]) => !known.has(key)));
  }
  const isExpected = sourceResults.length === 0 ? hasSource : sourceResults.some(({ isAbsent }) => !isAbsent);
  for (const [key, { name, ecosystem }] of left) {
    const isLeftOut = isPrivate(name);
    const own = faults.filter(({ disclosesNames }) => !isLeftOut || !disclosesNames).map(({ text }) => text);
    const isKept = isLeftOut && own.length === 0;
    const isLibrary = ecosystem === 'Go' && name === goLibrary && own.length === 0;
    const reason = own.length > 0 ? own.join('; ') : `no advisory source covers ${ecosystem} packages`;
    if (isKept) known.set(key, { kind: 'left out', note: 'private, so not looked up' });
    else if (isLibrary)
      known.set(key, { kind: 'left out', note: 'Go’s standard library, which only OSV databases cover' });
    else known.set(key, { kind: 'not looked up', reason, isFault: own.length > 0, isExpected });
  }
  return isExpected;
}

/** A package of a lock file, and the result of its lookup. */
interface JudgedPackage {
  locked: LockedPackage;
  known: LookUpResult;
  affecting: readonly PackageAdvisory[];
}

function addResults(
  run: ScannerRun,
  results: ReadonlyMap<string, LookUpResult>,
  remarks: ReadonlySet<string>,
): ScannerRun {
  const judged = (run.packages ?? []).map((locked): JudgedPackage => judgePackage(locked, results));
  const affected = judged.flatMap(({ locked, affecting }) =>
    affecting.length === 0 ? [] : [{ locked, advisories: affecting }],
  );
  const count = judged.filter(({ known: { kind } }) => kind === 'looked up').length;
  const isFault = judged.some(({ known: one }) => one.kind === 'not looked up' && one.isFault);
  const done = listFinished(run, judged);
  const diagnostics = [
    // Drops the scanner's remarks about its own data as far as other data replaced it. Packages without a result are
    // reported again.
    ...run.diagnostics.filter(({ message, file_path: one, file_paths: several }) => {
      if (message.startsWith(notLookedUpPrefix)) return false;
      const isOfData = message.startsWith(offlineLookUpPrefix) || message.startsWith(notCoveredPrefix);
      return count === 0 || !isOfData || one !== undefined || several !== undefined;
    }),
    ...explainMissing(judged),
    ...summarize(judged),
    ...[...remarks].map((message): ScanDiagnostic => ({ engine: advisoryEngine, message })),
  ];
  const isWhole =
    !run.locks?.some(({ isDirectOnly }) => isDirectOnly) &&
    judged.every(({ known: { kind } }) => kind === 'looked up') &&
    !diagnostics.some(({ file_path, file_paths, failed }) => failed || (file_path ?? file_paths) !== undefined);
  return {
    ...run,
    findings: joinFindings(run.findings, affected),
    coverage: isFault ? 'not covered' : count === 0 ? run.coverage : isWhole ? 'covered' : 'partly covered',
    diagnostics,
    lookedAt: isFault ? run.lookedAt : [...new Set([...run.lookedAt, ...done])],
    // The packages that a source should have answered for.
    open: judged.flatMap(({ locked, known }): OpenPackage[] => {
      if (known.kind !== 'not looked up' || !known.isExpected) return [];
      const { file, name, version } = locked;
      const { reason, isFault } = known;
      return [{ file, name: `${name} ${version}`, key: createPackageKey(locked), reason, isFault }];
    }),
  };
}

function judgePackage(locked: LockedPackage, resultByPackage: ReadonlyMap<string, LookUpResult>): JudgedPackage {
  const result = resultByPackage.get(createPackageKey(locked)) ?? notAskedResult;
  if (result.kind !== 'looked up') return { locked, known: result, affecting: [] };
  const results = result.advisories.map((advisory) => ({ advisory, is: isVersionAffected(locked, advisory.versions) }));
  // A source that was asked for exactly this version and names it knows more than a failed comparison of versions.
  const affecting = results
    .filter(({ advisory, is }) => is === 'yes' || (is === 'unknown' && advisory.isStated))
    .map(({ advisory }) => advisory);
  const isUnclear = results.some(({ advisory, is }) => is === 'unknown' && !advisory.isStated);
  if (!isUnclear) return { locked, known: result, affecting };
  // A lock may write anything in the place of a name.
  const [name, version] = [locked.name, locked.version].map((text) => text.slice(0, longestName));
  const reason = `advisories name ${name}, and its version ${version} cannot be compared with theirs`;
  return { locked, known: { kind: 'not looked up', reason, isFault: false, isExpected: true }, affecting };
}

const notAskedResult: LookUpResult = {
  kind: 'not looked up',
  reason: 'it was not queried',
  isFault: true,
  isExpected: true,
};

/** The lock files whose packages were all looked up, except those that the policy keeps private. */
function listFinished({ locks = [] }: ScannerRun, judged: readonly JudgedPackage[]): string[] {
  const open = new Set(judged.flatMap(({ locked, known }) => (known.kind === 'not looked up' ? [locked.file] : [])));
  const read = locks.filter(({ refusal }) => refusal === undefined).map(({ file }) => file);
  return [...new Set([...read, ...judged.map(({ locked }) => locked.file)])].filter((file) => !open.has(file));
}

const mostNames = 5;
const longestName = 100;

/** One diagnostic for each lock file and reason. */
function explainMissing(judged: readonly JudgedPackage[]): ScanDiagnostic[] {
  const missing = judged.flatMap(({ locked, known }) =>
    known.kind === 'not looked up' ? [{ ...known, file: locked.file, name: locked.name }] : [],
  );
  const groups = Map.groupBy(missing, ({ file, reason }) => JSON.stringify([file, reason]));
  return [...groups.values()].flatMap((group): ScanDiagnostic[] => {
    const [first] = group;
    if (first === undefined) return [];
    const names = [...new Set(group.map(({ name }) => name.slice(0, longestName)))];
    const start = first.isExpected ? notLookedUpPrefix : 'Packages were not looked up: ';
    const message = `${start}${first.reason} (${group.length}: ${joinFirst(names, mostNames)})`;
    return [{ engine: advisoryEngine, message, file_path: first.file, ...(first.isFault && { failed: true }) }];
  });
}

/** The sentence with the counts. */
function summarize(judged: readonly JudgedPackage[]): ScanDiagnostic[] {
  const unique = new Map(judged.map((one) => [createPackageKey(one.locked), one]));
  const all = [...unique.values()].map(({ known }) => known);
  const sources = countTexts(all.flatMap((known) => (known.kind === 'looked up' ? [known.source] : [])));
  if (sources.length === 0) return [];
  const parts = sources.map(([source, count]) => `${count} in ${source}`);
  const found = sources.reduce((sum, [, count]) => sum + count, 0);
  const open = all.flatMap((known) => (known.kind === 'not looked up' ? ['not looked up'] : []));
  const notes = all.flatMap((known) => (known.kind === 'left out' ? [known.note] : []));
  const message = [
    `Packages looked up: ${found} of ${unique.size} (${parts.join(', ')})`,
    ...countTexts([...open, ...notes]).map(([text, count]) => `${text}: ${count}`),
  ].join('; ');
  return [{ engine: advisoryEngine, message }];
}

function countTexts(texts: readonly string[]): [text: string, count: number][] {
  return [...Map.groupBy(texts, (text) => text)].map(([text, { length }]) => [text, length]);
}
