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
  [/^(?:scan gate|trivy|aqua|snyk$|checkmarx|veracode|wiz|gitlab|megalinter)/, undefined],
  [
    createNamePattern(
      'gitleaks|betterleaks|trufflehog|secretlint|detect-secrets|ggshield|gitguardian|nosey ?parker|kingfisher',
    ),
    'SECRET',
  ],
  [
    createNamePattern(
      'snyk (?:iac|infrastructure)|checkov|tfsec|kics|zizmor|terrascan|hadolint|kube-?linter|kubesec|poutine',
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
    createNamePattern('semgrep|opengrep|codeql|eslint|bandit|gosec|brakeman|sonar|snyk ?code|bearer|njsscan|mobsfscan'),
    'SAST',
  ],
  [
    createNamePattern(
      'psalm|phpstan|flawfinder|cppcheck|clang|spotbugs|security ?code ?scan|devskim|pmd\\b|ruff\\b|rubocop',
    ),
    'SAST',
  ],
  [createNamePattern('coverity|fortify|horusec|oxlint|biome\\b|pylint|detekt|infer\\b|codechecker'), 'SAST'],
];

/** Matches the words at the start of a word in the tool's name. */
function createNamePattern(words: string): RegExp {
  return new RegExp(`(?<![a-z])(?:${words})`);
}

/** Tags and rule names that determine a type. */
const marks = new Map<string, FindingType>([
  ['secret', 'SECRET'],
  ['secrets', 'SECRET'],
  ['misconfiguration', 'IAC'],
  ['iac', 'IAC'],
  ['languagespecificpackagevulnerability', 'SCA'],
  ['ospackagevulnerability', 'SCA'],
  ['sca', 'SCA'],
  ['sast', 'SAST'],
  ['agentic-sast', 'AGENTIC_SAST'],
]);

const rulePatterns: [rule: RegExp, type: FindingType][] = [
  [/^ckv2?_secret_|\.secrets\./i, 'SECRET'],
  [/^(?:cve-\d|ghsa-|rustsec-|pysec-|go-\d{4}-|osv-|snyk-|ckv_cve)/i, 'SCA'],
];

/** The type that the tool's name implies. Undefined if it is unknown or reports several types. */
export function getToolType(tool: string): FindingType | undefined {
  const folded = tool.slice(0, 200).toLowerCase();
  return tools.find(([name]) => name.test(folded))?.[1];
}

/** The type of a result. Undefined if unknown: then it counts as every type. */
export function determineType(tool: string, result: unknown, { id, rule }: ResolvedRule): FindingType | undefined {
  const named = getToolType(tool);
  const marked = findMarkedType(result, rule) ?? rulePatterns.find(([pattern]) => pattern.test(id))?.[1];
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
    const type = marks.get(readTextField(word)?.toLowerCase().replaceAll('_', '-') ?? '');
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
