/** OSV-Scanner: packages of lock files, by the databases that were downloaded to the machine. */
import { namedPrograms } from '../../shared/installation.ts';
import { findWeaknessNumber, listLocks, noteMissing, type ScannerProgram, toTreeName, writeLog } from './program.ts';

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
  groups?: OsvGroup[];
}

interface OsvGroup {
  ids: string[];
  aliases?: string[];
  max_severity?: string;
}

export const osvScannerProgram: ScannerProgram = {
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
    const findings = results.flatMap(({ source, packages }) =>
      packages.flatMap((found) => describePackage(found, toTreeName(tree.folder, source.path))),
    );
    // With all its packages, each lock file is named.
    const named = new Set(results.map(({ source }) => toTreeName(tree.folder, source.path)));
    const missing = listLocks(tree).filter((name) => !named.has(name));
    return {
      log: writeLog('osv-scanner', findings, tree),
      scanned: tree.names.filter((name) => !missing.includes(name)),
      notes: noteMissing(missing),
      ...(missing.length > 0 && { coverage: { sca: named.size > 0 ? 'partly covered' : 'not covered' } }),
    };
  },
};

/** One finding for each group, and for each vulnerability in none. */
function describePackage(
  { package: { name: packageName, version }, vulnerabilities = [], groups = [] }: OsvPackage,
  name: string,
) {
  const grouped = new Set(groups.flatMap(({ ids }) => ids));
  const others = vulnerabilities.filter(({ id }) => !grouped.has(id)).map(({ id }) => ({ ids: [id] }));
  return [...groups, ...others].map(({ ids, aliases = [], max_severity: score = '' }: OsvGroup) => {
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
