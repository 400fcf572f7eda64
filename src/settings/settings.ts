/** Every setting, declared once: inputs, flags, variables, help and tables are made from this. */
import type { z } from 'zod';
import { scopes } from '../policy/policy.ts';
import * as places from './places.ts';
import * as values from './values.ts';

export const settingGroups = ['Service', 'Scan', 'Policy', 'Run', 'Surfaces', 'Files', 'GitHub'] as const;

export interface Setting {
  /** From the trimmed text to the value; the issues complete the sentence `name: "text" …`. */
  schema: z.ZodType<unknown, string>;
  group: (typeof settingGroups)[number];
  description: string;
  /** What stands for the value in the help. */
  placeholder: string;
  example: string;
  /** The text that is read when nothing is given. */
  default?: string;
  /** What happens when nothing is given and there is no default text to show. */
  absent?: string;
  required?: true;
  /** Never shown, and not accepted as a flag. */
  secret?: true;
  /** Values that match may hold a secret by mistake and are not shown. */
  concealed?: RegExp;
}

const boolean = { schema: values.flag, placeholder: 'true|false', example: 'true' };

export const settingTable = {
  'base-url': {
    group: 'Service',
    schema: values.baseUrl,
    description: 'Address of the scanning service, up to and including the version of its interface.',
    placeholder: 'URL',
    example: 'https://scanner.example.com/api/v1',
    required: true,
    concealed: /^(?!https?:\/\/[^@?#]*$)/i,
  },
  'api-key': {
    group: 'Service',
    schema: values.secret,
    description: 'API key of the service. Without one nothing is scanned and the run is inconclusive.',
    placeholder: 'KEY',
    example: `\${{ secrets.SCAN_GATE_API_KEY }}`,
    absent: 'not scanned',
    secret: true,
  },
  'allow-http': {
    ...boolean,
    group: 'Service',
    description: 'Permits a base-url with http: on another machine. The key and the findings then travel in the clear.',
    default: 'false',
  },
  assume: {
    group: 'Service',
    schema: values.assume,
    description: "What the service's documentation leaves open, where the built-in assumption does not fit.",
    placeholder: 'NAME=VALUE …',
    example: 'retry-after-unit=ms status-parameter=status',
    default: '',
    absent: 'the built-in assumptions',
  },
  'repository-id': {
    group: 'Scan',
    schema: values.identifier,
    description:
      'Identifier of the repository at the service. Its address there must be the address of this repository.',
    placeholder: 'ID',
    example: '6f1c2a44-9d0b-4c1e-8f57-2b6f0e6f3a10',
    absent: 'found by the address of this repository',
  },
  branch: {
    group: 'Scan',
    schema: values.branch,
    description: 'Branch to scan. Needed only where the event does not say which one.',
    placeholder: 'NAME',
    example: 'main',
    absent: 'the branch of the event, or of the checkout',
  },
  'scan-id': {
    group: 'Scan',
    schema: values.identifier,
    description: 'Judges this scan instead of starting one. Its repository and branch must be those of the run.',
    placeholder: 'ID',
    example: 'scan_01HV8Z0Q4T',
    absent: 'a new scan',
  },
  'allow-foreign-repository': {
    ...boolean,
    group: 'Scan',
    description: 'Permits a repository-id whose address at the service is not the address of this repository.',
    default: 'false',
  },
  'fail-on-severity': {
    group: 'Policy',
    schema: values.severityFloor,
    description: 'Findings of this severity and above block. With none, severities alone do not block.',
    placeholder: 'critical|high|medium|low|info|none',
    example: 'medium',
    default: 'high',
  },
  threshold: {
    group: 'Policy',
    schema: values.threshold,
    description:
      'The most findings of a severity, or of one type of it, that are allowed. The most specific entry alone judges a finding, instead of fail-on-severity.',
    placeholder: '[TYPE-]SEVERITY=COUNT …',
    example: 'critical=0 high=5 sca-high=10',
    default: '',
    absent: 'no thresholds',
  },
  'fail-on-types': {
    group: 'Policy',
    schema: values.types,
    description: 'Only findings of these types can block.',
    placeholder: 'TYPE …',
    example: 'sca secret',
    absent: 'all types',
  },
  'fail-on-cvss': {
    group: 'Policy',
    schema: values.cvss,
    description: 'Findings with this CVSS score or a higher one block.',
    placeholder: '0–10',
    example: '9.0',
    absent: 'scores do not block',
  },
  'fail-on-epss': {
    group: 'Policy',
    schema: values.epss,
    description: 'Findings with this EPSS probability or a higher one block.',
    placeholder: 'PERCENTAGE',
    example: '5%',
    absent: 'probabilities do not block',
  },
  'max-age': {
    group: 'Policy',
    schema: values.maxAge,
    description: 'Open findings of a severity that are older than this block.',
    placeholder: 'SEVERITY=DAYSd …',
    example: 'critical=7d high=30d',
    absent: 'age does not block',
  },
  scope: {
    group: 'Policy',
    schema: values.word(scopes),
    description:
      'Which findings can block. scan: all that the scan found. repository: those, and every open one of the repository. changed, changed-lines: those in files or lines that the pull request changes. new: those that the baseline does not hold. auto: on a pull request what makes things worse, elsewhere as scan.',
    placeholder: 'auto|scan|repository|changed|changed-lines|new',
    example: 'scan',
    default: 'auto',
  },
  'baseline-file': {
    group: 'Policy',
    schema: places.repositoryPath,
    description: 'Known findings, for scope: new. On a pull request it is read from the default branch.',
    placeholder: 'PATH',
    example: '.github/scan-gate-baseline.json',
    absent: 'no baseline',
  },
  'config-file': {
    group: 'Policy',
    schema: places.configPlace,
    description:
      'File that holds the policy, in this repository or, as owner/repo/path@ref, a central one. On a pull request it is read from the default branch, and what the pull request changes in it may only tighten.',
    placeholder: 'PATH|OWNER/REPO/PATH@REF',
    example: '.github/scan-gate.yml',
    absent: '.github/scan-gate.yml, where there is one',
  },
  'policy-ref': {
    group: 'Policy',
    schema: places.gitRef,
    description: 'Branch, tag or commit of this repository from which the policy file is read.',
    placeholder: 'REF',
    example: 'main',
    absent: 'on a pull request the default branch, else the commit that is judged',
  },
  'warn-only': {
    ...boolean,
    group: 'Run',
    description:
      'The step never fails because of a verdict, and everything it shows is titled "not enforced". Wrong settings still fail it.',
    default: 'false',
  },
  'on-inconclusive': {
    group: 'Run',
    schema: values.onInconclusive,
    description:
      'Whether a run that could not decide fails the step: for every reason, or reason by reason. Wrong settings, files that could not be written and cancelled runs always fail it. For fork and wrong-ref a policy file counts as the default branch has it.',
    placeholder: 'fail|warn|REASON=fail|warn …',
    example: 'fork=warn no-key=warn',
    default: 'fail',
  },
  wait: {
    ...boolean,
    group: 'Run',
    description: 'With false the run ends as soon as the scan was started, without a verdict on it.',
    example: 'false',
    default: 'true',
  },
  'timeout-seconds': {
    group: 'Run',
    schema: values.whole(1, 86_400),
    description: 'Time for the whole run, from 1 to 86400. A scan that takes longer leaves the run inconclusive.',
    placeholder: 'SECONDS',
    example: '3600',
    default: '1800',
  },
  'poll-interval-seconds': {
    group: 'Run',
    schema: values.pollInterval,
    description: 'Time between two looks at the scan, from 1 to 300. auto fits it to how long the earlier scans took.',
    placeholder: 'auto|SECONDS',
    example: '10',
    default: 'auto',
  },
  annotations: {
    group: 'Surfaces',
    schema: values.word(['auto', 'check-run', 'commands', 'review', 'none']),
    description:
      'How findings are marked in the code. auto: in a check run where the token may write one, else by workflow commands. review: as comments on the lines that the pull request changes.',
    placeholder: 'auto|check-run|commands|review|none',
    example: 'none',
    default: 'auto',
  },
  'max-annotations': {
    group: 'Surfaces',
    schema: values.whole(0, 5000),
    description: 'The most findings that are marked in the code, worst first. What is left out is counted.',
    placeholder: 'COUNT',
    example: '20',
    default: '50',
  },
  'comment-summary-in-pr': {
    group: 'Surfaces',
    schema: values.word(['always', 'on-failure', 'never']),
    description:
      'Whether the pull request gets a comment with the summary, edited in place; on-failure: also when the run could not decide.',
    placeholder: 'always|on-failure|never',
    example: 'on-failure',
    default: 'never',
  },
  'job-summary': {
    ...boolean,
    group: 'Surfaces',
    description: "Whether the summary is added to the job's page.",
    example: 'false',
    default: 'true',
  },
  disclose: {
    group: 'Surfaces',
    schema: values.word(['auto', 'all', 'changed', 'counts']),
    description:
      'Which findings are named on the log, in annotations and in the summary: all, those in changed files, or none (counts). auto: changed on a public repository, else all.',
    placeholder: 'auto|all|changed|counts',
    example: 'counts',
    default: 'auto',
  },
  'json-file': {
    group: 'Files',
    schema: values.line,
    description: 'Where the full report is written as JSON.',
    placeholder: 'PATH',
    example: 'scan-gate.json',
    absent: 'scan-gate/report.json in the temporary folder',
  },
  'sarif-file': {
    group: 'Files',
    schema: values.line,
    description: 'Where the findings are written as SARIF 2.1.0, for code scanning and other tools.',
    placeholder: 'PATH',
    example: 'scan-gate.sarif',
    absent: 'no file',
  },
  'html-file': {
    group: 'Files',
    schema: values.line,
    description: 'Where the report is written as a page.',
    placeholder: 'PATH',
    example: 'scan-gate.html',
    absent: 'no file',
  },
  'markdown-file': {
    group: 'Files',
    schema: values.line,
    description: 'Where the summary is written as Markdown.',
    placeholder: 'PATH',
    example: 'scan-gate.md',
    absent: 'no file',
  },
  'upload-sarif': {
    ...boolean,
    group: 'Files',
    description: 'Whether the SARIF file is uploaded to code scanning.',
    default: 'false',
  },
  category: {
    group: 'Files',
    schema: values.category,
    description: 'Keeps the results of several gates in one repository apart.',
    placeholder: 'NAME',
    example: 'backend',
    absent: 'one gate',
  },
  'allow-suppress-command': {
    ...boolean,
    group: 'GitHub',
    description:
      'Permits /scan-gate suppress in comments on pull requests, to people with write access who did not write the pull request.',
    default: 'false',
  },
  'github-token': {
    group: 'GitHub',
    schema: values.secret,
    description: "Token for GitHub's interface. The job's own token is enough.",
    placeholder: 'TOKEN',
    example: `\${{ github.token }}`,
    absent: "in a workflow the job's own token",
    secret: true,
  },
} as const satisfies Record<string, Setting>;

type Table = typeof settingTable;
export type SettingName = keyof Table;
export const settingNames = Object.keys(settingTable) as SettingName[];

/** The table with the general type of its entries. */
export const settings: Readonly<Record<SettingName, Setting>> = settingTable;

type Camel<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Text;

/** The property of the settings object that holds a setting: `failOnSeverity`. */
export function camelCase<Name extends string>(name: Name): Camel<Name> {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as Camel<Name>;
}

type Value<Name extends SettingName> =
  | z.output<Table[Name]['schema']>
  | (Table[Name] extends { default: string } | { required: true } ? never : undefined);

export type Source = 'input' | 'flag' | 'environment' | 'config file' | 'default';

export type Settings = { readonly [Name in SettingName as Camel<Name>]: Value<Name> } & {
  readonly sources: Readonly<Record<SettingName, Source>>;
};
