/** Shows a report everywhere it was asked for. Each surface fails alone, and none changes the verdict. */
import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { appendOutputs, appendSummary } from '../ci/github/runner.ts';
import type { Log } from '../ci/log.ts';
import type { Changes } from '../policy/changes.ts';
import type { ExitCode } from '../policy/exit-code.ts';
import { severities } from '../policy/finding.ts';
import { annotations, commandLine } from '../report/annotations.ts';
import { lines } from '../report/log.ts';
import { renderMarkdown } from '../report/markdown.ts';
import type { OutputName } from '../report/outputs.ts';
import { type FormatName, formats } from '../report/registry.ts';
import type { Report } from '../report/report.ts';
import type { Settings } from '../settings/settings.ts';
import type { GithubDeps, GithubResult, GithubWishes, OpenedCheckRun } from './github.ts';

/** What the settings ask for; a run whose settings are wrong shows what needs none. */
export type Wishes = Partial<
  Pick<
    Settings,
    | 'annotations'
    | 'maxAnnotations'
    | 'jobSummary'
    | 'commentSummaryInPr'
    | 'uploadSarif'
    | 'category'
    | 'disclose'
    | `${FormatName}File`
  >
>;

/** GitHub, where a run may write there. */
export interface GithubTarget {
  deps: GithubDeps;
  /** The check run that shows the gate at work. */
  opened: OpenedCheckRun | undefined;
  changes: Changes | undefined;
}

export interface Place {
  log: Log;
  /** Relative paths of files are below it. */
  folder: string;
  /** Where the full report goes when no `json-file` is set. */
  defaultReportFile: string;
  /** GITHUB_OUTPUT and GITHUB_STEP_SUMMARY, where there are such files. */
  outputsFile: string | undefined;
  summaryFile: string | undefined;
  readsCommands: boolean;
  github: GithubTarget | undefined;
  /** With so many files that were asked for and could not be written. */
  exitCode(fileErrors: number): ExitCode;
}

export interface Published {
  /** As it was shown. */
  report: Report;
  /** Files that were asked for and could not be written. */
  fileErrors: number;
}

type Files = Partial<Record<FormatName, string>>;

/** Publishes and gives the report as it ended: a file that was asked for and could not be written counts in its exit code. */
export async function publish(report: Report, wishes: Wishes, place: Place): Promise<Published> {
  const { log } = place;
  const asked = askedFiles(wishes);
  const { written, problems } = await writeFiles(report, asked, wishes, place);
  const fileErrors = Object.keys(asked).filter((name) => written[name as FormatName] === undefined).length;
  const final: Report = {
    ...report,
    notes: [...report.notes, ...problems],
    exitCode: place.exitCode(fileErrors),
  };
  for (const line of lines(final, { reportFile: written.json })) log.line(line);
  const shown = await showOnGithub(final, wishes, place);
  annotate(final, wishes, place, shown?.needsCommands ?? true);
  for (const line of shown?.lines ?? []) log.line(line);
  for (const warning of shown?.warnings ?? []) log.line(`Warning: ${warning}`);
  const outputs = outputValues(final, written, shown);
  const surfaces = [
    () => writeSummary(final, wishes, place, written.json),
    async () => (place.outputsFile === undefined ? undefined : appendOutputs(place.outputsFile, outputs)),
  ];
  for (const surface of surfaces) await alone(log, surface);
  return { report: final, fileErrors };
}

function askedFiles(wishes: Wishes): Files {
  const names = Object.keys(formats) as FormatName[];
  return Object.fromEntries(
    names.map((name) => [name, wishes[`${name}File`]]).filter(([, path]) => path !== undefined),
  );
}

/** The check run, review, comment and code scanning; loaded only where a run may write to GitHub. */
async function showOnGithub(report: Report, wishes: Wishes, { github }: Place): Promise<GithubResult | undefined> {
  if (github === undefined) return undefined;
  const { publishToGithub } = await import('./github.ts');
  const { deps, opened, changes } = github;
  // Nobody who reads the page can open a path on the runner.
  return publishToGithub({ report, wishes: githubWishes(wishes), opened, changes, reportFile: undefined }, deps);
}

/** What is asked of GitHub's own surfaces. */
export function githubWishes(wishes: Wishes): GithubWishes {
  return {
    annotations: wishes.annotations ?? 'auto',
    maxAnnotations: wishes.maxAnnotations ?? 50,
    comment: wishes.commentSummaryInPr ?? 'never',
    uploadSarif: wishes.uploadSarif ?? false,
    category: wishes.category,
    mayName: wishes.disclose !== 'counts',
  };
}

async function alone(log: Log, surface: () => Promise<void>): Promise<void> {
  try {
    await surface();
  } catch (error) {
    log.line(`Warning: ${(error as Error).message}`);
  }
}

async function writeFiles(
  report: Report,
  asked: Files,
  { category }: Wishes,
  place: Place,
): Promise<{ written: Files; problems: string[] }> {
  const wanted: Files = { json: place.defaultReportFile, ...asked };
  const written: Files = {};
  const problems: string[] = [];
  for (const name of Object.keys(formats) as FormatName[]) {
    const wish = wanted[name];
    if (wish === undefined) continue;
    const path = resolve(place.folder, wish);
    try {
      await writeWhole(path, formats[name].render(report, { category, reportFile: written.json }));
      written[name] = path;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      problems.push(`${formats[name].setting}: ${path} could not be written (${code ?? (error as Error).message})`);
    }
  }
  return { written, problems };
}

/** Writes beside and renames, so that nobody ever reads half a file. */
async function writeWhole(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const beside = `${path}.${randomUUID()}.tmp`;
  try {
    await writeFile(beside, text, 'utf8');
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

/** Workflow commands, where nothing better marks the code; the verdict of an inconclusive run always. */
function annotate(report: Report, wishes: Wishes, { log, readsCommands }: Place, needsCommands: boolean): void {
  if (!readsCommands) return;
  if (wishes.annotations !== 'none' && needsCommands) {
    // An inconclusive verdict has an annotation of its own, and the runner keeps ten of a level.
    const maxPerLevel = report.verdict === 'inconclusive' ? 9 : 10;
    const set = annotations(report, { max: wishes.maxAnnotations ?? 50, maxPerLevel });
    for (const annotation of set.annotations) log.command(commandLine(annotation));
    if (set.total > set.shown) {
      const unnamed = set.undisclosed > 0 ? ` (${set.undisclosed} may not be named here, see disclose)` : '';
      log.line(`${set.shown} of ${set.total} open findings are annotated${unnamed}; the report file holds all of them`);
    }
  }
  if (report.verdict === 'inconclusive') log.command(commandLine(verdictAnnotation(report)));
}

/** An inconclusive run names no line of code, and still has to be seen on the page of the run. */
function verdictAnnotation(report: Report): Parameters<typeof commandLine>[0] {
  return {
    level: report.exitCode === 0 ? 'warning' : 'error',
    title: `Scan Gate: inconclusive (${report.reason})`,
    message: [report.message, report.hint].filter((part) => part !== undefined).join('\n'),
    file: undefined,
    line: undefined,
    violationId: '',
  };
}

async function writeSummary(
  report: Report,
  wishes: Wishes,
  place: Place,
  reportFile: string | undefined,
): Promise<void> {
  if (place.summaryFile === undefined || wishes.jobSummary === false) return;
  const isWhole = await appendSummary(place.summaryFile, renderMarkdown(report, { reportFile }));
  if (!isWhole) place.log.line('Warning: the job summary was cut, other parts of this step left too little room');
}

/** The outputs of the action: enumerations, numbers, ids and paths only, on every path. */
export function outputValues(
  report: Report,
  written: Files,
  shown: GithubResult | undefined,
): Record<OutputName, string> {
  const counts = Object.fromEntries(
    severities.map((severity) => [`${severity.toLowerCase()}-count`, String(report.scan?.counts[severity] ?? '')]),
  ) as Record<`${Lowercase<(typeof severities)[number]>}-count`, string>;
  return {
    verdict: report.verdict,
    reason: report.reason,
    'scan-id': report.scan?.id ?? '',
    'scan-status': report.scan?.status ?? '',
    ...counts,
    'blocking-count': String(report.findings.filter((finding) => finding.effect === 'blocks').length),
    'new-count': String(report.findings.filter((finding) => finding.firstSeen === true).length),
    'failed-rules': report.rules
      .filter((rule) => rule.verdict === 'failed')
      .map((rule) => rule.rule)
      .join(','),
    'report-file': written.json ?? '',
    'sarif-file': written.sarif ?? '',
    'check-run-url': shown?.checkRunUrl ?? '',
    'comment-url': shown?.commentUrl ?? '',
    'policy-sha256': report.policy.sha256,
  };
}
