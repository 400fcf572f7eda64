/** The type of finding that a tool reports: by its name, or by rule for tools that report several types. */
import type { ScanType, violationTypes } from '../api/words.ts';
import type { ResolvedRule } from './rules.ts';
import { readNested, readTags, readTextField } from './untrusted.ts';

export type FindingType = (typeof violationTypes)[number];

export const findingTypeByScanType: Readonly<Record<ScanType, FindingType>> = {
  sast: 'SAST',
  sca: 'SCA',
  secrets: 'SECRET',
  iac: 'IAC',
};

export const scanTypeByFindingType: Readonly<Record<FindingType, ScanType>> = {
  SAST: 'sast',
  AGENTIC_SAST: 'sast',
  SCA: 'sca',
  SECRET: 'secrets',
  IAC: 'iac',
};

/** The first matching name decides. `undefined`: the tool reports several types, and its rules tell. */
const tools: [name: RegExp, type: FindingType | undefined][] = [
  [/^(?:scan gate|trivy|aqua|snyk$|checkmarx(?! - sast)|veracode|wiz|orca|prisma|gitlab|megalinter)/, undefined],
  [
    createNamePattern(
      'gitleaks|betterleaks|trufflehog|secretlint|detect-secrets|ggshield|gitguardian|nosey ?parker|kingfisher',
    ),
    'SECRET',
  ],
  [
    createNamePattern(
      'snyk (?:iac|infrastructure)|checkov|tfsec|kics|zizmor|terrascan|hadolint|kube-?linter|kubesec|kubescape|poutine',
    ),
    'IAC',
  ],
  [
    createNamePattern('cfn-?(?:lint|nag|guard)|tflint|actionlint|template-?analyzer|ansible-lint|dockle|regula\\b'),
    'IAC',
  ],
  [
    createNamePattern(
      'snyk (?:open source|container)|osv|grype|npm.?audit|dependency|pip-?audit|cargo-?audit|govulncheck',
    ),
    'SCA',
  ],
  [
    createNamePattern('retire|bundler-?audit|audit-?ci|auditjs|nancy\\b|docker scout|black ?duck|mend\\b|safety\\b'),
    'SCA',
  ],
  [
    createNamePattern(
      'semgrep|opengrep|codeql|eslint|bandit|gosec|brakeman|sonar|snyk ?code|bearer|njsscan|nodejsscan|mobsfscan',
    ),
    'SAST',
  ],
  [
    createNamePattern(
      'psalm|phpstan|flawfinder|cppcheck|clang|spotbugs|security ?code ?scan|devskim|pmd\\b|ruff\\b|rubocop',
    ),
    'SAST',
  ],
  [
    createNamePattern(
      'coverity|fortify|horusec|oxlint|biome\\b|pylint|detekt|infer\\b|codechecker|psscriptanalyzer|checkmarx - sast',
    ),
    'SAST',
  ],
];

/** Matches the words at the start of a word in the tool's name. */
function createNamePattern(words: string): RegExp {
  return new RegExp(`(?<![a-z])(?:${words})`);
}

/** Tags and rule names, without anything but letters, that determine a type. */
const marks = new Map<string, FindingType>([
  ['secret', 'SECRET'],
  ['secrets', 'SECRET'],
  ['misconfiguration', 'IAC'],
  ['iacmisconfiguration', 'IAC'],
  ['iac', 'IAC'],
  ['kics', 'IAC'],
  ['languagespecificpackagevulnerability', 'SCA'],
  ['ospackagevulnerability', 'SCA'],
  ['packagevulnerability', 'SCA'],
  ['sca', 'SCA'],
  ['sast', 'SAST'],
  ['agenticsast', 'AGENTIC_SAST'],
]);

/** Beginnings and ends of rule ids and names that determine a type. They are checked before the marks. */
const rulePatterns: [rule: RegExp, type: FindingType][] = [
  // KICS and Checkmarx, which marks them as IaC too.
  [/^passwords and secrets\b|\((?:2ms|secret-detection)\)$/i, 'SECRET'],
  [/^ckv2?_secret_|\.secrets\./i, 'SECRET'],
  [/^snyk-cc-|\(kics\)$/i, 'IAC'],
  [/\(sast\)$/i, 'SAST'],
  // Trivy wrote `[HIGH] CVE-2019-1549`, and names that begin like this.
  [
    /^(?:\[[a-z]{3,8}\] )?(?:cve-\d|ghsa-|rustsec-|pysec-|go-\d{4}-|osv-|snyk-|ckv_cve)|\((?:sca|containers)\)$/i,
    'SCA',
  ],
  [/^(?:os package|programming language|other) vulnerability\b/i, 'SCA'],
];

/** Scanners of packages, secrets and configuration that tag packages with this word. Elsewhere it may mean code. */
const vulnerabilityTaggers = /^(?:trivy|aqua|wiz)/;

/** The type that the tool's name implies. Undefined if it is unknown or reports several types. */
export function getToolType(tool: string): FindingType | undefined {
  const folded = tool.slice(0, 200).toLowerCase();
  return tools.find(([name]) => name.test(folded))?.[1];
}

/** The type of a result. Undefined if unknown: then it counts as every type. */
export function determineType(tool: string, result: unknown, { id, rule }: ResolvedRule): FindingType | undefined {
  const named = getToolType(tool);
  const texts = [id, readTextField(readNested(rule, 'name')) ?? ''];
  const matched = rulePatterns.find(([pattern]) => texts.some((text) => pattern.test(text)))?.[1];
  const isTagged = vulnerabilityTaggers.test(tool.toLowerCase()) && readTags(rule).includes('vulnerability');
  const marked = matched ?? findMarkedType(result, rule) ?? (isTagged ? 'SCA' : undefined);
  // A scanner of code or configuration marks secrets and packages by rule. Other scanners have one type.
  if (named === 'SECRET' || named === 'SCA') return named;
  return marked ?? named;
}

function findMarkedType(result: unknown, rule: unknown): FindingType | undefined {
  const words = [
    readNested(result, 'properties', 'type'),
    readNested(rule, 'name'),
    ...readTags(result),
    ...readTags(rule),
  ];
  for (const word of words) {
    const type = marks.get(
      readTextField(word)
        ?.toLowerCase()
        .slice(0, 100)
        .replaceAll(/[^a-z]/g, '') ?? '',
    );
    if (type !== undefined) return type;
  }
  return undefined;
}

/** Weaknesses whose message and code show a credential, whatever type the tool assigns. */
const credentialWeaknesses = new Set(['CWE-259', 'CWE-321', 'CWE-798']);

/** True if the result's own text may repeat a secret. */
export function mayShowSecret(types: readonly (FindingType | undefined)[], cwe: string | undefined): boolean {
  return types.includes('SECRET') || (cwe !== undefined && credentialWeaknesses.has(cwe));
}
