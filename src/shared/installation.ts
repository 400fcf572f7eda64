/** What has to be installed for each engine, and what it covers. This loads none of the engines. */

import { existsSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import type { ScanType } from './api/words.ts';
import { attempt, GateError } from './errors.ts';

export interface Installation {
  /** Name of the engine. */
  name: string;
  scanType: ScanType;
  /** The packages to install, as npm accepts them. */
  packages: readonly string[];
  /** For people, as the end of a sentence. */
  covers: string;
}

export const secretsInstallation = {
  name: 'secretlint',
  scanType: 'secrets',
  packages: ['@secretlint/core@13', '@secretlint/secretlint-rule-preset-recommend@13'],
  covers: 'every file, and what earlier commits of a branch and their messages contained',
} as const satisfies Installation;

export const sastInstallation = {
  name: 'javascript',
  scanType: 'sast',
  packages: ['@babel/parser@8', '@babel/types@8', 'eslint-scope@9'],
  covers: 'JavaScript and TypeScript, in pages and components too',
} as const satisfies Installation;

export const pythonInstallation = {
  name: 'ruff',
  scanType: 'sast',
  packages: ['@astral-sh/ruff-wasm-nodejs@0.17', 'web-tree-sitter@0.27', '@vscode/tree-sitter-wasm@0.3'],
  covers: 'Python, and what templates of Django and Jinja leave unescaped',
} as const satisfies Installation;

export const patternInstallation = {
  name: 'tree-sitter',
  scanType: 'sast',
  packages: ['web-tree-sitter@0.27', '@vscode/tree-sitter-wasm@0.3'],
  covers: 'common weaknesses in PHP, Java and Go',
} as const satisfies Installation;

export const scaInstallation = {
  name: 'retire',
  scanType: 'sca',
  packages: [
    'retire@5',
    '@salesforce/code-analyzer-retirejs-engine@0.32',
    'smol-toml@1',
    'yaml@2',
    '@rgrove/parse-xml@5',
  ],
  covers: "npm's lock files and scripts that are libraries, as far as RetireJS's data knows them",
} as const satisfies Installation;

export const iacInstallation = {
  name: 'iac',
  scanType: 'iac',
  packages: ['yaml@2'],
  covers: "common weak settings in Terraform, CloudFormation, Dockerfiles, Compose, Kubernetes and GitHub's workflows",
} as const satisfies Installation;

export const installations: readonly Installation[] = [
  secretsInstallation,
  sastInstallation,
  pythonInstallation,
  patternInstallation,
  scaInstallation,
  iacInstallation,
];

/** A program of another project that scans besides the built-in scanners, or instead of them, when a policy names it. */
export interface ProgramInstallation {
  name: string;
  scanTypes: readonly ScanType[];
  /** The oldest version that has the arguments with which it is started. */
  leastVersion: string;
  /** It has no rules of its own: the policy names a folder or file with them. */
  hasRules?: true;
}

export const banditInstallation = {
  name: 'bandit',
  scanTypes: ['sast'],
  leastVersion: '1.6',
} as const satisfies ProgramInstallation;

export const semgrepInstallation = {
  name: 'semgrep',
  scanTypes: ['sast'],
  leastVersion: '1.40',
  hasRules: true,
} as const satisfies ProgramInstallation;

export const opengrepInstallation = {
  ...semgrepInstallation,
  name: 'opengrep',
  leastVersion: '1.0',
} as const satisfies ProgramInstallation;

export const gosecInstallation = {
  name: 'gosec',
  scanTypes: ['sast'],
  leastVersion: '2.18',
} as const satisfies ProgramInstallation;

export const gitleaksInstallation = {
  name: 'gitleaks',
  scanTypes: ['secrets'],
  leastVersion: '8.19',
} as const satisfies ProgramInstallation;

export const osvScannerInstallation = {
  name: 'osv-scanner',
  scanTypes: ['sca'],
  leastVersion: '2.0',
} as const satisfies ProgramInstallation;

export const trivyInstallation = {
  name: 'trivy',
  scanTypes: ['sca', 'secrets', 'iac'],
  leastVersion: '0.45',
} as const satisfies ProgramInstallation;

/** In the order in which they are preferred when several find the same. */
export const programInstallations: readonly ProgramInstallation[] = [
  semgrepInstallation,
  opengrepInstallation,
  banditInstallation,
  gosecInstallation,
  gitleaksInstallation,
  osvScannerInstallation,
  trivyInstallation,
];

/** The word for all built-in scanners, beside the names of programs. */
export const builtinScanners = 'builtin';

/** A program that a trusted policy or the operator of a service names, with the oldest version that it accepts. */
export interface WantedProgram {
  name: string;
  least?: string;
}

/** What scans. */
export interface ScannerSelection {
  isBuiltin: boolean;
  programs: readonly WantedProgram[];
  /** Absolute path of the rules of semgrep or opengrep. */
  semgrepRules?: string | undefined;
}

export const builtinOnly: ScannerSelection = { isBuiltin: true, programs: [] };

/** Whether the scanners' program exists. The gate alone has none, whatever packages are installed next to it. */
export function hasScanners(scannersUrl: URL): boolean {
  return existsSync(scannersUrl);
}

export function createNoScannersError(version: string): GateError {
  const hint = formatPackageHint(version);
  return new GateError('CONFIG', 'This is only the gate, without scanners', { reason: 'settings', hint });
}

/** Scanners that are installed next to the gate alone are not used. */
export function formatPackageHint(version: string): string {
  return `The npm package brings them: npm install --global scan-gate@${version}`;
}

interface InstalledPackage {
  name: string;
  version: string;
}

/** For each package, in order: the one that a scan would load. Undefined if there is none. */
export function findInstalledPackages(
  { packages }: Pick<Installation, 'packages'>,
  from: string | URL = import.meta.url,
): (InstalledPackage | undefined)[] {
  return packages.map((wanted) => findInstalledPackage(wanted.replace(/(?<!^)@[^@]*$/, ''), from));
}

function findInstalledPackage(name: string, from: string | URL): InstalledPackage | undefined {
  return attempt(() => {
    const file = findPackageJSON(name, from);
    const { version } = JSON.parse(readFileSync(file ?? '', 'utf8')) as { version: string };
    return { name, version };
  });
}

/** The first number with dots in a text: `1.6.2` in `bandit 1.6.2`. */
export function findDottedVersion(text: string): string | undefined {
  return /(?<![\w.])v?(\d{1,9}(?:\.\d{1,9}){1,3})\b/.exec(text)?.[1];
}

/** Whether the first version is the second one or newer. Missing parts are 0. */
export function isAtLeast(version: string, least: string): boolean {
  const [found, wanted] = [version, least].map((text) => text.split('.').map((part) => Number.parseInt(part, 10)));
  for (const [index, part] of (wanted ?? []).entries()) {
    const own = found?.[index] ?? 0;
    if (own !== part) return own > part;
  }
  return true;
}
