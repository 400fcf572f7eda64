/** Everything that a run shows on GitHub. Each surface fails alone, as one warning; none changes the verdict. */
import type { Transport } from '../api/http.ts';
import { createGithubWriter, type GithubWriter, refusedWith } from '../ci/github/writer.ts';
import type { Clock } from '../clock.ts';
import { GateError } from '../errors.ts';
import type { Changes } from '../policy/changes.ts';
import { neutralLine } from '../report/neutral.ts';
import type { Report } from '../report/report.ts';
import {
  completeCheckRun,
  conclusionOf,
  type Ending,
  endCheckRun,
  startCheckRun,
  titleOf,
} from './check-run/check-run.ts';
import { uploadSarif } from './code-scanning.ts';
import { isCommentWanted, writeComment } from './comment/comment.ts';
import { writeReview } from './review.ts';
import { type Delivery, type GithubWishes, type OpenedCheckRun, warningOf } from './surface.ts';

export type { GithubWishes, OpenedCheckRun } from './surface.ts';

export interface GithubDeps {
  /** GITHUB_API_URL. */
  apiUrl: string;
  /** `owner/name`. */
  repository: string;
  token: string | undefined;
  /** Values that must not be published: the service's key. */
  secrets: readonly string[];
  transport: Transport;
  clock: Clock;
  cancel: AbortSignal;
  /** The page of this run. */
  runUrl: string | undefined;
  /** True for runs that Dependabot began: their token is read-only by default. */
  isDependabot: boolean;
}

export interface GithubInput {
  report: Report;
  wishes: GithubWishes;
  /** From `openCheckRun`. */
  opened: OpenedCheckRun | undefined;
  /** Lines that the pull request changes; without them a review has no place for a comment. */
  changes: Changes | undefined;
  /** Where the full report is, as a reader of the page finds it. */
  reportFile: string | undefined;
}

export interface GithubResult {
  checkRunUrl: string | undefined;
  commentUrl: string | undefined;
  /** What could not be written, one line for each surface. */
  warnings: string[];
  /** What was left out, for the log. */
  lines: string[];
  /** True when findings are to be marked by workflow commands, by wish or because nothing better could be written. */
  needsCommands: boolean;
}

const publishBudgetMs = 180_000;
const openBudgetMs = 20_000;
/** A cancelled run is killed 7.5 s after the signal. */
const endBudgetMs = 4000;

const noToken = 'github-token is not set';

/**
 * Shows on the commit that the gate is at work. Never throws; undefined when it could not be shown: publishing tries
 * again, and says why.
 */
export async function openCheckRun(
  opening: { headSha: string; category: string | undefined; text: string },
  deps: GithubDeps,
): Promise<OpenedCheckRun | undefined> {
  const { token, runUrl } = deps;
  if (token === undefined) return undefined;
  try {
    const writing = { token, budgetMs: openBudgetMs };
    return await withWriter(deps, writing, (writer) => startCheckRun(writer, { ...opening, runUrl }));
  } catch {
    return undefined;
  }
}

/** Closes an open check run as cancelled, within 4 s and whatever was cancelled before; the warning. Never throws. */
export async function closeCheckRun(
  { id }: Pick<OpenedCheckRun, 'id'>,
  text: string,
  deps: GithubDeps,
): Promise<string | undefined> {
  return endAlone(id, { conclusion: 'cancelled', title: 'Cancelled', text }, deps);
}

async function endAlone(id: number, ending: Ending, deps: GithubDeps): Promise<string | undefined> {
  if (deps.token === undefined) return undefined;
  const writing = { token: deps.token, budgetMs: endBudgetMs, cancel: new AbortController().signal };
  try {
    await withWriter(deps, writing, (writer) => endCheckRun(writer, id, ending));
    return undefined;
  } catch (error) {
    return refusalOf(error, 'The end of the check run', 'checks: write', deps);
  }
}

interface Writing {
  token: string;
  budgetMs: number;
  cancel?: AbortSignal;
}

async function withWriter<T>(deps: GithubDeps, writing: Writing, write: (writer: GithubWriter) => Promise<T>) {
  const writer = await createGithubWriter({ ...deps, ...writing });
  try {
    return await write(writer);
  } finally {
    writer.end();
  }
}

function refusalOf(error: unknown, surface: string, permission: string, { isDependabot }: GithubDeps): string {
  return neutralLine(warningOf(error, { surface, permission, isDependabot }), 1000);
}

/** What one surface did. */
type Delivered = Partial<Omit<GithubResult, 'needsCommands'>>;

interface Surface {
  /** As a warning calls it. */
  name: string;
  permission: string;
  isWanted(input: GithubInput): boolean;
  deliver(delivery: Delivery, deps: GithubDeps): Promise<Delivered>;
  /** True for the surfaces that mark findings in the code: workflow commands stand in for them. */
  marksCode?: true;
}

/** In the order of delivery: what people see first, and what takes longest last. */
const surfaces: readonly Surface[] = [
  {
    name: 'The comment',
    permission: 'pull-requests: write',
    isWanted: isCommentWanted,
    deliver: async (delivery) => ({ commentUrl: await writeComment(delivery) }),
  },
  {
    name: 'The check run',
    permission: 'checks: write',
    marksCode: true,
    isWanted: ({ report, wishes, opened }) => hasCheckRun(wishes) && (opened ?? report.headSha) !== undefined,
    deliver: deliverCheckRun,
  },
  {
    name: 'The review',
    permission: 'pull-requests: write',
    marksCode: true,
    isWanted: ({ report, wishes }) =>
      wishes.annotations === 'review' && report.pullRequest !== undefined && report.headSha !== undefined,
    deliver: deliverReview,
  },
  {
    name: 'Code scanning',
    permission: 'security-events: write',
    isWanted: ({ wishes }) => wishes.uploadSarif,
    deliver: uploadSarif,
  },
];

/** Whether a run with these wishes opens a check run. */
export function hasCheckRun({ annotations }: Pick<GithubWishes, 'annotations'>): boolean {
  return annotations === 'auto' || annotations === 'check-run';
}

async function deliverCheckRun(delivery: Delivery, deps: GithubDeps): Promise<Delivered> {
  const { writer, report, wishes, runUrl } = delivery;
  const opening = { headSha: report.headSha ?? '', category: wishes.category, text: report.message, runUrl };
  const opened = delivery.opened ?? (await startCheckRun(writer, opening));
  try {
    const { url, lines, warnings } = await completeCheckRun(delivery, opened);
    return { checkRunUrl: url, lines, warnings };
  } catch (error) {
    // One that stays in progress would hold up the pull request.
    const ending = { conclusion: conclusionOf(report), title: titleOf(report), text: `${report.message}.` };
    if (![401, 403, 404].includes(refusedWith(error) ?? 0)) await endAlone(opened.id, ending, deps);
    throw error;
  }
}

async function deliverReview(delivery: Delivery): Promise<Delivered> {
  const { changes } = delivery;
  if (changes === undefined) throw new GateError('PUBLISH', 'what the pull request changes is not known');
  return { lines: await writeReview(delivery, changes) };
}

/** Writes whatever is wished for, within 3 minutes. Never throws. */
export async function publishToGithub(input: GithubInput, deps: GithubDeps): Promise<GithubResult> {
  const { report, wishes, opened } = input;
  const result: GithubResult = { ...nothing, checkRunUrl: opened?.url, warnings: [], lines: [] };
  if (report.reason === 'cancelled') return opened === undefined ? result : endCancelled(input, deps, result);
  const wanted = surfaces.filter((surface) => surface.isWanted(input));
  const hasMarks = wanted.some((surface) => surface.marksCode);
  result.needsCommands = wishes.annotations !== 'none' && !hasMarks;
  if (wanted.length === 0) return result;
  if (deps.token === undefined) {
    const names = wanted.map(({ name }) => name.toLowerCase()).join(', ');
    return {
      ...result,
      needsCommands: wishes.annotations !== 'none',
      warnings: [`Not written to GitHub: ${names}: ${noToken}`],
    };
  }
  try {
    await withWriter(deps, { token: deps.token, budgetMs: publishBudgetMs }, async (writer) => {
      const delivery = { ...input, writer, runUrl: deps.runUrl };
      for (const surface of wanted) await deliverAlone(surface, delivery, deps, result);
    });
  } catch (error) {
    result.warnings.push(refusalOf(error, 'The results', 'checks: write', deps));
  }
  return result;
}

const nothing = { checkRunUrl: undefined, commentUrl: undefined, needsCommands: false };

async function endCancelled(input: GithubInput, deps: GithubDeps, result: GithubResult): Promise<GithubResult> {
  const { opened, report } = input;
  const warning = opened === undefined ? undefined : await closeCheckRun(opened, report.message, deps);
  return { ...result, warnings: warning === undefined ? [] : [warning] };
}

async function deliverAlone(
  surface: Surface,
  delivery: Delivery,
  deps: GithubDeps,
  result: GithubResult,
): Promise<void> {
  try {
    const { lines = [], warnings = [], ...urls } = await surface.deliver(delivery, deps);
    Object.assign(result, urls);
    result.lines.push(...lines);
    result.warnings.push(...warnings);
  } catch (error) {
    if (surface.marksCode) result.needsCommands = true;
    result.warnings.push(refusalOf(error, surface.name, surface.permission, deps));
  }
}
