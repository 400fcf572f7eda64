/** Trivy: packages by the database that was downloaded to the machine, secrets, and infrastructure. */
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { namedPrograms } from '../../shared/installation.ts';
import type { ProgramFinding, ScannerProgram } from './program.ts';
import { findWeaknessNumber, listLocks, noteMissing, toTreeName, writeLog } from './program.ts';

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

export const trivyProgram: ScannerProgram = {
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
    const findings = (results ?? []).flatMap((result) => describeResult(result, tree.folder));
    const log = writeLog('trivy', findings, tree);
    if (existsSync(join(tree.scratch, 'cache/db'))) {
      // With all their packages, lock files without a vulnerability are named too.
      const ofPackages = (results ?? []).filter(({ Class: kind = 'lang-pkgs' }) => kind === 'lang-pkgs');
      const named = new Set(ofPackages.map(({ Target: target }) => toTreeName(tree.folder, target)));
      const missing = listLocks(tree).filter((name) => !named.has(name));
      return {
        log,
        scanned: tree.names.filter((name) => !missing.includes(name)),
        notes: noteMissing(missing),
        ...(missing.length > 0 && { coverage: { sca: named.size > 0 ? 'partly covered' : 'not covered' } }),
      };
    }
    const message =
      'No database on this machine, so packages were not looked up. Download it before: trivy filesystem --download-db-only';
    return { log, coverage: { sca: 'not covered' }, notes: [{ message }] };
  },
};

function describeResult(result: TrivyResult, folder: string): ProgramFinding[] {
  const { Target: target, Vulnerabilities = [], Misconfigurations = [], Secrets = [] } = result;
  const name = toTreeName(folder, target);
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
