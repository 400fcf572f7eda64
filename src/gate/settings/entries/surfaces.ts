/** Settings for where a run is shown and in how much detail, for its files, and for actions on GitHub. */

import { normalize } from 'node:path';
import { disclosures } from '../../report/disclosure.ts';
import { type FormatName, formatNames } from '../../report/format.ts';
import { suggestName } from '../nearest.ts';
import { defineSetting } from '../setting.ts';
import {
  boolean,
  booleanInFile,
  type Complain,
  createPatternReader,
  createWholeForm,
  createWholeNumberReader,
  createWordFacts,
  joinAlternatives,
  quoteForMessage,
  readSecret,
  readSecretAddress,
} from '../values.ts';

const annotationWays = ['auto', 'check-run', 'commands', 'review', 'none'] as const;

const commentTimes = ['always', 'on-failure', 'never'] as const;

/** One entry of `reports`. */
interface ReportRequest {
  format: FormatName;
  /** Undefined: the default name in a new temporary folder. */
  path: string | undefined;
}

/**
 * `sarif`, or `html=out/scan gate.html`, one per line or separated by commas. A path may contain spaces and `=`, but no
 * comma. Each format may be given once, and each path for one format.
 */
function readReports(text: string, complain: Complain): ReportRequest[] {
  // Several reports may be written to `/dev/null` or `/dev/stderr`.
  const isShared = ({ path: earlier }: ReportRequest, path: string | undefined) =>
    earlier !== undefined && path !== undefined && !path.startsWith('/dev/') && normalize(earlier) === normalize(path);
  const requests: ReportRequest[] = [];
  for (const part of text.split(/[,\r\n]+/).map((each) => each.trim())) {
    const request = part === '' ? undefined : readRequest(part, complain);
    if (request === undefined) continue;
    const { format, path } = request;
    const twice = requests.find((earlier) => earlier.format === format);
    const shared = requests.find((earlier) => isShared(earlier, path));
    if (twice !== undefined) complain(`asks for ${format} twice; remove one of them`);
    else if (shared !== undefined) complain(`gives ${shared.format} and ${format} one file; give each its own`);
    else requests.push(request);
  }
  return requests;
}

function readRequest(part: string, complain: Complain): ReportRequest | undefined {
  const [, name = part, path] = /^([^=\s]+)=(.*)$/.exec(part) ?? [];
  const format = formatNames.find((known) => known === name);
  if (format === undefined)
    complain(
      `has the unknown format ${quoteForMessage(name)}; the formats are ${formatNames.join(', ')}${suggestName(name, formatNames)}`,
    );
  else if (path?.trim() === '') complain(`has no path after ${format}=; remove the = for a new temporary folder`);
  else if (/\p{Cc}/u.test(path ?? '')) complain(`has control characters in the path of ${format}`);
  else return { format, path };
  return undefined;
}

function writeReports(requests: readonly ReportRequest[] | undefined): string {
  return (requests ?? []).map(({ format, path }) => (path === undefined ? format : `${format}=${path}`)).join(',');
}

/**
 * Whether a report is read by a program that treats a finding it does not list as fixed. The run then has to list
 * every open finding.
 */
export function needsWholeList({ reports }: { readonly reports: readonly ReportRequest[] | undefined }): boolean {
  return (reports ?? []).some(({ format }) => replacingFormats.includes(format));
}

const replacingFormats: readonly FormatName[] = [
  ...['gitlab-codequality', 'gitlab-sast', 'gitlab-secret-detection', 'gitlab-dependency-scanning'],
  ...['gitlab-sarif', 'sonar'],
] as const;

export const surfaceEntries = [
  defineSetting({
    name: 'annotations',
    group: 'Surfaces',
    brief: 'auto, check-run, commands, review or none',
    description:
      'How findings are marked in the code. auto: in a check run if the token may write one, else by workflow commands. review: as comments on lines that the pull request changes.',
    example: 'none',
    default: 'auto',
    ...createWordFacts(annotationWays),
  }),
  defineSetting({
    name: 'max-annotations',
    group: 'Surfaces',
    entrances: [],
    brief: 'The most findings that are annotated',
    description: 'The most findings that are marked in the code, worst first. The others are counted.',
    placeholder: 'COUNT',
    example: '20',
    default: '50',
    read: createWholeNumberReader(0, 5000),
    file: { form: createWholeForm(0, 5000) },
  }),
  defineSetting({
    name: 'comment-summary-in-pr',
    group: 'Surfaces',
    brief: 'always, on-failure or never (default: never)',
    description:
      'When the pull request gets a comment with the summary, edited in place. on-failure: also when the run is inconclusive.',
    example: 'on-failure',
    default: 'never',
    ...createWordFacts(commentTimes),
  }),
  defineSetting({
    name: 'disclose',
    group: 'Surfaces',
    brief: 'Which findings to name: auto, all, changed or counts',
    description:
      'Which findings are named in the log, the annotations, the summary and report files for other programs: all, those in changed files, or none (counts). auto: changed on a public repository, all elsewhere.',
    example: 'counts',
    default: 'auto',
    ...createWordFacts(disclosures),
  }),
  defineSetting({
    name: 'slack-webhook',
    group: 'Surfaces',
    brief: "Address of a chat's incoming webhook",
    description:
      'Address of an incoming webhook of Slack, or of a chat that accepts the same messages. A run that did not pass sends its sentence and up to three findings there.',
    placeholder: 'URL',
    example: `\${{ secrets.SLACK_WEBHOOK }}`,
    absent: 'nothing is sent',
    secret: true,
    read: readSecretAddress,
    file: { refused: 'do not put a secret address into a file' },
  }),
  defineSetting({
    ...boolean,
    name: 'owners',
    entrances: [],
    group: 'Surfaces',
    brief: 'Add code owners to findings',
    description:
      'Adds the code owners of its file to each finding, from CODEOWNERS at the commit of the policy. Rules with owner use them too. On GitHub this takes up to three requests.',
    default: 'false',
    file: booleanInFile,
  }),
  defineSetting(
    {
      name: 'reports',
      group: 'Files',
      flag: { name: 'output', short: 'o' },
      brief: 'Report file to write; may be repeated',
      description: `Report files to write, one format=path a line: ${joinAlternatives(formatNames)}. A format without a path goes into a new temporary folder. json is always written, except by a command that judged nothing because of a wrong setting, policy, name or file.`,
      placeholder: 'FORMAT=PATH',
      example: 'html=scan-gate.html',
      absent: 'only json',
      read: readReports,
      file: { refused: 'a file must not choose where a run writes' },
    },
    { text: writeReports },
  ),
  defineSetting({
    ...boolean,
    name: 'upload-sarif',
    group: 'Files',
    brief: 'Upload the SARIF report',
    description: 'Uploads the SARIF report to code scanning, or in Azure Pipelines to the Scans tab.',
    default: 'false',
    file: { refused: 'it says what one run does' },
  }),
  defineSetting({
    name: 'category',
    group: 'Files',
    brief: 'Keeps several gates of one repository apart',
    description: 'Keeps the results of several gates in one repository apart.',
    placeholder: 'NAME',
    example: 'backend',
    absent: 'one gate',
    read: createPatternReader(
      /^[\w.-]{1,60}$/,
      'is not a valid name; use at most 60 letters, digits, dots, dashes and underscores',
    ),
    file: { refused: 'it tells the runs of one repository apart' },
  }),
  defineSetting({
    ...boolean,
    name: 'allow-suppress-command',
    group: 'GitHub',
    entrances: ['command'],
    brief: 'Allow /scan-gate suppress in comments',
    description:
      'Allows /scan-gate suppress in comments on pull requests, for people with write access who did not write the pull request.',
    default: 'false',
    file: { refused: 'a file must not lift a protection' },
  }),
  defineSetting({
    name: 'github-token',
    group: 'GitHub',
    brief: "Token for GitHub's API",
    description: "Token for GitHub's API. The job's own token is enough.",
    placeholder: 'TOKEN',
    example: `\${{ github.token }}`,
    absent: "the job's own token in the action, none on the command line",
    secret: true,
    read: readSecret,
    file: { refused: 'do not put a token into a file' },
  }),
];
