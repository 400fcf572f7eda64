/** Programs that search packages by databases on the machine; one of them also secrets and infrastructure. */
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { namedPrograms } from '../../shared/installation.ts';
import { getBaseName, isInstalledPackage } from '../../shared/text/file-name.ts';
import {
  findWeaknessNumber,
  type ProgramFinding,
  type ProgramOutput,
  type ProgramTree,
  type ScannerProgram,
  toTreeName,
} from './program.ts';

/** Lock files that every program of packages reads, and what each holds if it has a package. */
const locks: readonly [name: RegExp, content: RegExp][] = [
  [/^package-lock\.json$/, /node_modules\/|"dependencies"\s*:\s*\{\s*"/],
  [/^yarn\.lock$/, /^ {2}"?version"?:? /m],
  [/^pnpm-lock\.yaml$/, /\bresolution:/],
  [/^poetry\.lock$/, /^\[\[package\]\]/m],
  [/^Cargo\.lock$/, /^source = /m],
  [/^Pipfile\.lock$/, /"default"\s*:\s*\{\s*"/],
  [/^Gemfile\.lock$/, /^ {4}\S+ \(/m],
  [/^composer\.lock$/, /"packages"\s*:\s*\[\s*\{/],
  [/^go\.mod$/, /^[ \t]*require\b/m],
  [/^gradle\.lockfile$/, /^[^#\s][^:\s]*:[^:\s]+:[^=\s]+=/m],
  [/^requirements\.txt$/, /^[A-Za-z0-9][\w.-]*==\d/m],
  [/^packages\.lock\.json$/, /"resolved"\s*:/],
];

/**
 * The lock files of the tree in which the program must have found packages and that it does not name: it did not cover
 * them. With all its packages it names each.
 */
function findMissingLocks({ folder, names }: ProgramTree, targets: readonly string[]) {
  const named = new Set(targets.map((target) => toTreeName(folder, target)));
  const missing = names.filter((name) => {
    if (named.has(name) || isInstalledPackage(name)) return false;
    const [, content] = locks.find(([lock]) => lock.test(getBaseName(name))) ?? [];
    return content?.test(readFileSync(join(folder, name), 'utf8'));
  });
  const coverage: ProgramOutput['coverage'] = { sca: named.size > 0 ? 'partly covered' : 'not covered' };
  return { missing, ...(missing.length > 0 && { coverage }) };
}

interface OsvPackage {
  package: { name: string; version: string };
  vulnerabilities?: {
    id: string;
    aliases?: string[];
    summary?: string;
    details?: string;
    published?: string;
    database_specific?: { severity?: string; cwe_ids?: string[] };
    affected?: { ranges?: { events?: { fixed?: string }[] }[] }[];
  }[];
  /** Vulnerabilities that are the same. */
  groups?: { ids: string[]; aliases?: string[]; max_severity?: string }[];
}

const osvScanner: ScannerProgram = {
  installation: namedPrograms.osvScanner,
  versionArgs: ['--version'],
  configuration: /(?:^|\/)(?:osv-scanner\.toml|\.gitignore)$/,
  reads: (path) =>
    /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lock|requirements[^/]*\.txt|(?:poetry|Pipfile|pdm|uv|Cargo|Gemfile|composer|mix|pubspec|conan|renv)\.lock|pylock[^/]*\.toml|go\.mod|gems\.locked|pom\.xml|(?:buildscript-)?gradle\.lockfile|verification-metadata\.xml|packages\.(?:lock\.json|config)|[^/]+\.deps\.json|cabal\.project\.freeze|stack\.yaml\.lock)$/.test(
      path,
    ),
  // 1: there are findings. 128 (no packages) is a failure: it is started only for lock files.
  goodExits: [0, 1],
  start: ({ folder, scratch }) => ({
    files: { 'osv-scanner.toml': '' },
    args: [
      ...['scan', 'source', '--recursive', '--no-ignore', '--offline', '--all-packages', '--format', 'json'],
      ...['--config', `${scratch}/osv-scanner.toml`, folder],
    ],
  }),
  advise: (errors) =>
    /no offline version|could not load db|unable to fetch OSV database/i.test(errors)
      ? 'has no database on this machine. Download it before: osv-scanner scan source --recursive --offline-vulnerabilities --download-offline-databases FOLDER'
      : undefined,
  read: (output, tree) => {
    const { results } = JSON.parse(output) as { results: { source: { path: string }; packages: OsvPackage[] }[] };
    return {
      findings: results.flatMap(({ source, packages }) =>
        packages.flatMap((found) => describePackage(found, source.path)),
      ),
      ...findMissingLocks(
        tree,
        results.map(({ source }) => source.path),
      ),
    };
  },
};

/** One finding for each group, and for each vulnerability in none. */
function describePackage(
  { package: { name: packageName, version }, vulnerabilities = [], groups = [] }: OsvPackage,
  name: string,
) {
  const grouped = new Set(groups.flatMap(({ ids }) => ids));
  const others = vulnerabilities
    .filter(({ id }) => !grouped.has(id))
    .map(({ id }): (typeof groups)[number] => ({ ids: [id] }));
  return [...groups, ...others].map(({ ids, aliases = [], max_severity: score = '' }) => {
    const own = vulnerabilities.filter(({ id }) => ids.includes(id));
    const [first] = own;
    const fixed = own.flatMap(({ affected = [] }) =>
      affected.flatMap(({ ranges = [] }) =>
        ranges.flatMap(({ events = [] }) => events.flatMap((event) => event.fixed ?? [])),
      ),
    );
    const names = [...ids, ...aliases, ...own.flatMap((each) => each.aliases ?? [])];
    const title = first?.summary ?? `${ids[0]} in ${packageName}`;
    const words = own.map((each) => each.database_specific?.severity).find((word) => word !== undefined);
    return {
      ...{ rule: ids[0] ?? 'unknown', title, message: `${packageName} ${version}: ${first?.details ?? title}`, name },
      // An unrated vulnerability may have any severity. A score comes before the word.
      severity: words ?? 'CRITICAL',
      cwe: findWeaknessNumber(own.flatMap((each) => each.database_specific?.cwe_ids ?? [])),
      page: `https://osv.dev/${ids[0]}`,
      facts: {
        ...{ packageName, packageVersion: version, aliases: names, fixedVersions: fixed },
        ...{ published: first?.published, ...(score !== '' && { 'security-severity': score }) },
      },
    };
  });
}

interface TrivyResult {
  Target: string;
  Class?: string;
  Vulnerabilities?: TrivyVulnerability[];
  Misconfigurations?: {
    ID: string;
    Title: string;
    Message: string;
    Severity: string;
    Status: string;
    PrimaryURL?: string;
    CauseMetadata?: { StartLine?: number };
  }[];
  Secrets?: { RuleID: string; Title: string; Severity: string; StartLine: number }[];
}

interface TrivyVulnerability {
  VulnerabilityID: string;
  PkgName: string;
  PkgPath?: string;
  PkgIdentifier?: { PURL?: string };
  InstalledVersion: string;
  FixedVersion?: string;
  Severity: string;
  Title?: string;
  Description?: string;
  PrimaryURL?: string;
  PublishedDate?: string;
  CweIDs?: string[];
  CVSS?: Record<string, { V3Score?: number }>;
}

const trivy: ScannerProgram = {
  installation: namedPrograms.trivy,
  versionArgs: ['--version'],
  configuration: /(?:^|\/)(?:\.trivyignore(?:\.ya?ml)?|trivy\.yaml|trivy-secret\.yaml)$/,
  // There is no argument that ignores these comments.
  silencers: /\b(?:trivy|tfsec):ignore/g,
  reads: () => true,
  goodExits: [0],
  start: (tree) => {
    const { folder, scratch } = tree;
    // A cache of its own, with the machine's databases: two scans could not share one.
    const { TRIVY_CACHE_DIR, XDG_CACHE_HOME, HOME } = tree.variables;
    const cache = XDG_CACHE_HOME ?? (HOME === undefined ? undefined : join(HOME, '.cache'));
    const machine = TRIVY_CACHE_DIR ?? (cache && join(cache, 'trivy'));
    const own = join(tree.scratch, 'cache');
    mkdirSync(own);
    for (const name of ['db', 'java-db'])
      if (machine !== undefined && existsSync(join(machine, name, 'metadata.json')))
        symlinkSync(join(machine, name), join(own, name), 'junction');
    const hasDatabase = existsSync(join(own, 'db'));
    return {
      files: { 'trivy.yaml': '{}\n', trivyignore: '' },
      variables: {
        TRIVY_SKIP_CHECK_UPDATE: 'true',
        TRIVY_SKIP_POLICY_UPDATE: 'true',
        TRIVY_DISABLE_TELEMETRY: 'true',
        TRIVY_SKIP_VERSION_CHECK: 'true',
      },
      args: [
        // Newer versions still know this name of the scanner of configuration.
        ...['filesystem', '--scanners', hasDatabase ? 'vuln,secret,config' : 'secret,config', '--format', 'json'],
        ...['--offline-scan', '--skip-db-update', '--skip-java-db-update', '--quiet', '--timeout', '60m'],
        ...['--cache-dir', join(scratch, 'cache'), '--config', join(scratch, 'trivy.yaml')],
        ...['--ignorefile', join(scratch, 'trivyignore'), '--secret-config', join(scratch, 'none.yaml')],
        ...['--list-all-pkgs', '--include-dev-deps', folder],
      ],
    };
  },
  read: (output, tree) => {
    const { Results: results, SchemaVersion: schema } = JSON.parse(output) as {
      SchemaVersion?: number;
      Results?: TrivyResult[] | null;
    };
    // It leaves out an empty list of results, but not this.
    if (typeof schema !== 'number') throw new Error('not a report');
    const findings = (results ?? []).flatMap(describeResult);
    if (existsSync(join(tree.scratch, 'cache/db'))) {
      const ofPackages = (results ?? []).filter(({ Class: kind = 'lang-pkgs' }) => kind === 'lang-pkgs');
      const targets = ofPackages.map(({ Target: target }) => target);
      return { findings, ...findMissingLocks(tree, targets) };
    }
    const message =
      'No database on this machine, so packages were not looked up. Download it before: trivy filesystem --download-db-only';
    return { findings, coverage: { sca: 'not covered' }, notes: [{ message }] };
  },
};

function describeResult(result: TrivyResult): ProgramFinding[] {
  const { Target: name, Vulnerabilities = [], Misconfigurations = [], Secrets = [] } = result;
  return [
    ...Vulnerabilities.map((found) => describeVulnerability(found, name)),
    ...Misconfigurations.filter(({ Status: status }) => status === 'FAIL').map((found) => ({
      ...{ rule: found.ID, title: found.Title, message: found.Message, severity: found.Severity, name },
      ...{ line: found.CauseMetadata?.StartLine || undefined, page: found.PrimaryURL, facts: { type: 'iac' } },
    })),
    ...Secrets.map(({ RuleID: rule, Title: title, Severity: severity, StartLine: line }) => ({
      ...{ rule, title, message: title, severity, line, name, cwe: 798, facts: { type: 'secret' } },
    })),
  ];
}

function describeVulnerability(found: TrivyVulnerability, target: string): ProgramFinding {
  const { VulnerabilityID: rule, PkgName: packageName, InstalledVersion: version, FixedVersion: fixed = '' } = found;
  const title = found.Title ?? `${rule} in ${packageName}`;
  const scores = Object.values(found.CVSS ?? {}).flatMap(({ V3Score: score }) => score ?? []);
  return {
    ...{ rule, title, message: `${packageName} ${version}: ${found.Description ?? title}` },
    // An unrated vulnerability may have any severity.
    ...{
      severity: found.Severity === 'UNKNOWN' ? 'CRITICAL' : found.Severity,
      cwe: findWeaknessNumber(found.CweIDs),
      name: found.PkgPath ?? target,
    },
    page: found.PrimaryURL,
    facts: {
      ...{ type: 'sca', packageName, packageVersion: version, published: found.PublishedDate },
      ...{ purl: found.PkgIdentifier?.PURL, fixedVersions: fixed.split(/,\s*/).filter((each) => each !== '') },
      ...(scores.length > 0 && { cvss: Math.max(...scores) }),
    },
  };
}

export const packagePrograms: readonly ScannerProgram[] = [osvScanner, trivy];
