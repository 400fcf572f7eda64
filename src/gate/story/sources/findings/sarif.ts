/** Findings in SARIF files of any scanner, judged and reported like those of a scan. */
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Coverage, ScanLanguage } from '../../../../shared/api/schemas.ts';
import { scanTypes } from '../../../../shared/api/words.ts';
import { listHeadPaths } from '../../../../shared/git/tracked.ts';
import { detectByName, isForeign } from '../../../../shared/languages/languages.ts';
import { runOnce } from '../../../../shared/once.ts';
import type { SarifFinding } from '../../../../shared/sarif/results.ts';
import type { RunContext } from '../../../hosts/context/context.ts';
import type { EvidenceSource, Progress } from '../../source.ts';
import type { EvidenceJob } from '../origin.ts';
import { compareWithBaseFiles } from './sarif-base.ts';
import { readSarifFiles, type SarifFile, type SarifReading, type SarifRequest } from './sarif-files.ts';
import type { FoundFindings } from './source.ts';
import { createFindingsSource } from './source.ts';

export function createSarifSource(request: SarifRequest, job: EvidenceJob): EvidenceSource {
  const readPaths = runOnce(() => listHeadPaths(job.folder, job.cancel));
  let files: readonly SarifFile[] = [];
  const createReading = ({ context, log }: Progress): SarifReading => ({ request, job, context, log, readPaths });
  return createFindingsSource({
    origin: 'sarif',
    startsScan: false,
    nowMs: job.now.getTime(),
    locate: (context) => (request.baseFiles.length === 0 ? context : addDefaultBase(context)),
    readTree: async () => new Set(await readPaths()),
    async read(progress) {
      progress.stopwatch.begin('collect');
      files = await readSarifFiles(createReading(progress));
      const names = files.map(({ name }) => basename(name)).join(', ');
      const { report } = progress;
      progress.report = { ...report, notes: [...report.notes, `Judged from ${names}, without a service`] };
      return toFoundFindings(files, await readPaths());
    },
    async compare(progress, { policy: { scope } }, changes) {
      if (request.baseFiles.length === 0) return undefined;
      if (scope === 'auto') return compareWithBaseFiles(createReading(progress), files, changes);
      progress.log.note(
        `base-sarif has an effect only with scope auto, on a proposed change: this is judged as ${scope}`,
      );
      return undefined;
    },
  });
}

/** On a laptop, only a named base tells where a branch will be merged. It defaults to the default branch. */
function addDefaultBase(context: RunContext): RunContext {
  const { system, base, branch, defaultBranch } = context;
  if (base !== undefined || system !== 'laptop' || defaultBranch === undefined || branch === defaultBranch)
    return context;
  return { ...context, base: { branch: defaultBranch, sha: undefined } };
}

/** The id of the scan is derived from the files' content, so that the same files are the same scan. */
export function toFoundFindings(files: readonly SarifFile[], paths: readonly string[]): FoundFindings {
  const findings = files.flatMap(({ scan }) => scan.findings);
  const all = createHash('sha256').update(files.map(({ sha256 }) => sha256).join('\n'));
  return {
    findings,
    ids: createUniqueIds(findings),
    scan: {
      id: `sarif-${all.digest('hex').slice(0, 12)}`,
      ...{ createdAt: undefined, startedAt: undefined, completedAt: undefined },
      coverage: mergeCoverage(files),
      diagnostics: files.flatMap(({ scan }) => scan.diagnostics),
    },
    languages: countScannedLanguages([...new Set(files.flatMap(({ scan }) => scan.tools))], paths),
  };
}

/** Files of two folders may have the same finding with the same identity. Both count. */
function createUniqueIds(findings: readonly SarifFinding[]): string[] {
  const seen = new Map<string, number>();
  return findings.map(({ fingerprint }) => {
    const ordinal = seen.get(fingerprint) ?? 0;
    seen.set(fingerprint, ordinal + 1);
    return ordinal === 0 ? fingerprint : `${fingerprint}-${ordinal}`;
  });
}

/** Undefined if one of the tools does not state what it finds. */
function mergeCoverage(files: readonly SarifFile[]): Coverage | undefined {
  const known = files.map(({ scan }) => scan.scanTypes);
  if (known.includes(undefined)) return undefined;
  return Object.fromEntries(
    scanTypes.map((type) => [type, known.some((types) => types?.includes(type)) ? 'covered' : 'not covered']),
  );
}

const script = ['JavaScript', 'TypeScript'];
const many = [
  ...[...script, 'Python', 'Java', 'Kotlin', 'Scala', 'C#', 'C', 'C++', 'Go', 'Ruby', 'PHP', 'Rust', 'Swift'],
  ...[
    'Apex',
    'Dart',
    'Elixir',
    'Julia',
    'Lua',
    'OCaml',
    'R',
    'Solidity',
    'Clojure',
    'Objective-C',
    'Visual Basic .NET',
  ],
];

/** The first matching name decides. A tool that is not listed may read any language. */
const tools: readonly [name: RegExp, languages: readonly string[]][] = [
  [/^(?:gitleaks|trufflehog|checkov|tfsec|kics|zizmor|hadolint|osv|grype|trivy|dependency|npm)/, []],
  [/^(?:semgrep|opengrep|sonar|snyk|checkmarx|fortify|coverity|veracode)/, many],
  [/^codeql/, [...script, 'Python', 'Java', 'Kotlin', 'C#', 'C', 'C++', 'Go', 'Ruby', 'Rust', 'Swift']],
  [/^(?:eslint|njsscan|oxlint|biome)/, script],
  [/^(?:bandit|ruff|pylint|pyre|pysa)/, ['Python']],
  [/^(?:gosec|staticcheck|golangci)/, ['Go']],
  [/^(?:brakeman|rubocop)/, ['Ruby']],
  [/^(?:psalm|phpstan|phpcs)/, ['PHP']],
  [/^(?:spotbugs|find-?sec-?bugs|pmd|errorprone|infer)/, ['Java', 'Kotlin', 'Scala', 'Groovy']],
  [/^(?:flawfinder|cppcheck|clang)/, ['C', 'C++', 'Objective-C', 'Objective-C++']],
  [/^(?:security ?code ?scan|puma|roslyn)/, ['C#', 'Visual Basic .NET', 'F#']],
  [/^(?:clippy|cargo)/, ['Rust']],
  [/^detekt/, ['Kotlin']],
];

/** Counts the source files at these paths by language. Undefined if one of the tools may read any language. */
function countScannedLanguages(toolNames: readonly string[], paths: readonly string[]): ScanLanguage[] | undefined {
  const known = toolNames.map((name) => tools.find(([pattern]) => pattern.test(name.trim().toLowerCase()))?.[1]);
  if (known.includes(undefined)) return undefined;
  const read = new Set(known.flatMap((languages) => languages ?? []));
  const counts = new Map<string, number>();
  for (const path of paths) {
    const language = isForeign(path) ? undefined : detectByName(path);
    if (language !== undefined) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return [...counts].map(([language, files]) => ({ language, files, looked_at: read.has(language) ? files : 0 }));
}
