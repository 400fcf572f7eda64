/** `judge --report`: what a policy would have decided about past runs, from their saved evidence. */

import { resolve } from 'node:path';
import { createStopwatch } from '../../clock.ts';
import { readBaseline } from '../../gate/baseline-file.ts';
import { type GateResult, runGate } from '../../gate/gate.ts';
import type { LoadedPolicy } from '../../gate/policy.ts';
import type { GateEnvironment } from '../../gate/progress.ts';
import type { RunLog } from '../../gate/run.ts';
import { type EvidencePlace, reportDoubt } from '../../gate/sources/origin.ts';
import { createSavedSource } from '../../gate/sources/saved/source.ts';
import { readRegularText, unreadable } from '../../git/regular-file.ts';
import type { Baseline } from '../../policy/baseline.ts';
import type { Effect, Reason, RuleResult, Verdict } from '../../policy/verdict.ts';
import { readSavedReport, type SavedReport } from '../../report/json/saved.ts';
import { timingLines, timingTitle } from '../../report/log/timings.ts';
import { jsonText, neutralLine } from '../../report/neutral.ts';
import { noGate } from '../../report/rehearsal.ts';
import type { Report } from '../../report/report.ts';
import { type Outcome, type Session, version } from '../../session.ts';
import type { AnswerOf } from '../answers.ts';
import { type ChangedFinding, changedFindings, changeLines } from './changes.ts';
import type { JudgeFlags } from './flags.ts';
import { type JudgePlace, withJudgePolicy } from './policy.ts';

export interface Rejudgement {
  verdict: Verdict;
  reason: Reason;
  /** The lines of the deciding rules, or why nothing could be decided. */
  lines: string[];
  rules: readonly RuleResult[];
  warnings: readonly RuleResult[];
  /** The effect of each finding on the new verdict, by id. */
  effects: ReadonlyMap<string, Effect>;
}

export async function judgeReports(session: Session, flags: JudgeFlags): Promise<Outcome> {
  const { log } = session;
  if (flags.json) log.level = 'quiet';
  const transport = await session.transport();
  const now = () => performance.now();
  const stopwatch = createStopwatch({ name: 'collect', sinceMs: now() }, now, () => transport.requestCount?.() ?? 0);
  const saved = await Promise.all(flags.files.map((file) => readReport(session.folder, file)));
  stopwatch.begin('prepare');
  return withJudgePolicy(session, flags, {
    log: session.runLog,
    async use(place) {
      const { loaded } = place;
      stopwatch.begin('judge');
      log.line(`Policy: ${loaded.source}`);
      const baseline = await namedBaseline(place);
      const doubts = await doubtsAbout(saved, { job: session, context: place.context });
      const rejudge = createRejudge(session, place, baseline);
      const judged: Compared[] = [];
      for (const [index, named] of saved.entries())
        judged.push({ ...comparedWith(named, await rejudge(named.report)), doubt: doubts[index] });
      for (const each of judged) for (const line of linesOf(each)) log.line(line);
      const closing = sentence(judged, saved);
      if (log.level === 'verbose') log.group(timingTitle, timingLines(stopwatch.phases()));
      if (flags.json) session.write(jsonText(answerOf(judged, { loaded, closing })));
      else log.close(closing);
      return { judged: judged.map(outcomeOf), settings: loaded.settings };
    },
  });
}

/** One report, with its old and its new verdict. */
interface Compared extends Named {
  now: Rejudgement;
  /** Why the report proves nothing about the judged commit. */
  doubt: string | undefined;
  changes: ChangedFinding[];
}

/** One after the other, because each starts git. */
async function doubtsAbout(saved: readonly Named[], place: EvidencePlace): Promise<(string | undefined)[]> {
  const doubts: (string | undefined)[] = [];
  for (const named of saved) {
    // Without evidence it decides nothing anyway, for the reason of its own run.
    const hasEvidence = named.report.evidence !== undefined;
    doubts.push(hasEvidence ? await reportDoubt(named, place) : undefined);
  }
  return doubts;
}

/** A report about another commit is only rehearsed: it decides nothing about the judged commit. */
function outcomeOf({ now, doubt }: Compared): Pick<Rejudgement, 'verdict' | 'reason'> {
  return doubt === undefined ? now : { verdict: 'inconclusive', reason: 'scan-failed' };
}

function comparedWith(named: Named, now: Rejudgement): Omit<Compared, 'doubt'> {
  const { evidence, effects } = named.report;
  return { ...named, now, changes: changedFindings(evidence?.findings ?? [], effects, now.effects) };
}

function linesOf({ name, report, now, changes, doubt }: Compared): string[] {
  const about = [subjectOf(report), comparison(report.verdict, now.verdict)].filter((part) => part !== '');
  const head = `${name}: ${about.join(', ')}`;
  const lines = [...now.lines, ...changeLines(changes), ...doubtLines(doubt)];
  return [head, ...lines.map((line) => `  ${line}`)];
}

function doubtLines(doubt: string | undefined): string[] {
  return doubt === undefined ? [] : [`no verdict on the commit here: ${neutralLine(doubt, 400)}`];
}

function answerOf(
  judged: readonly Compared[],
  { loaded: { source, sha256 }, closing }: { loaded: LoadedPolicy; closing: string },
): AnswerOf<'judge'> {
  const reports = judged.map(({ name, report: { verdict, reason }, now, changes, doubt }) => ({
    file: name,
    was: { verdict, reason },
    would_be: { verdict: now.verdict, reason: now.reason },
    lines: [...now.lines, ...doubtLines(doubt)],
    changes: changes.map(({ finding, was, wouldBe }) => ({
      ...{ violation_id: finding.id, title: finding.title, severity: finding.severity, was, would_be: wouldBe },
      ...{ file_path: finding.filePath ?? null, line_number: finding.line ?? null },
    })),
  }));
  return { format_version: 1, policy: { source, sha256 }, sentence: closing, reports };
}

interface Named {
  name: string;
  report: SavedReport;
}

export async function readReport(cwd: string, name: string): Promise<Named> {
  const text = await readRegularText(resolve(cwd, name)).catch((error: unknown) => {
    throw unreadable(name, error, 'CONFIG');
  });
  return { name, report: readSavedReport(text, name) };
}

/** The baseline that the settings name. Without one, each report is compared with the baseline of its own run. */
export async function namedBaseline({ loaded, around, context }: JudgePlace): Promise<Baseline | undefined> {
  const { baselineFile } = loaded.settings;
  if (baselineFile === undefined) return undefined;
  return readBaseline(loaded.policy, { baselineFile, around, repositoryUrl: context.repositoryUrl });
}

/** Judges saved reports one after the other, with a policy that was read once. */
export function createRejudge(session: Session, place: JudgePlace, baseline: Baseline | undefined) {
  const { context, around, loaded } = place;
  return async (saved: SavedReport): Promise<Rejudgement> => {
    const environment: GateEnvironment = {
      ...{ context, version, loaded },
      ...{ transport: await session.transport(), clock: session.clock() },
      ...{ cancel: session.cancel, now: session.now, log: quiet },
      // What the run asked GitHub is not asked again.
      surroundings: () => ({ readPolicyFile: around.readPolicyFile }),
    };
    const result = await runGate(loaded.settings, environment, createSavedSource(saved, baseline));
    return rejudgementOf(saved, result, baseline);
  };
}

const quiet: RunLog = { say: () => {}, note: () => {} };

function rejudgementOf(
  saved: SavedReport,
  { report, judgement }: GateResult,
  baseline: Baseline | undefined,
): Rejudgement {
  const { verdict, reason, message } = report;
  if (judgement === undefined)
    return { verdict, reason, lines: [message], rules: [], warnings: [], effects: new Map() };
  const { rules, warnings, doubt, effects } = judgement;
  const lines = rules.filter((rule) => rule.verdict === judgement.verdict).map((rule) => rule.line);
  if (doubt !== undefined) lines.push(doubt);
  lines.push(...missing(saved, report.scope, baseline));
  if (verdict !== judgement.verdict) lines.push(`but ${message}`);
  return { verdict, reason, lines, rules, warnings, effects };
}

/** A scope that needs data which the run did not read counts every finding. */
function missing({ evidence }: SavedReport, scope: Report['scope'], baseline = evidence?.baseline): string[] {
  if ((scope === 'changed' || scope === 'changed-lines') && evidence?.changes === undefined)
    return ['the run did not read what was changed: any finding may be in the change'];
  if (scope === 'new' && baseline === undefined) return ['the run read no baseline: every finding counts as new'];
  return [];
}

/** `#7 feature at 1a2b3c4d5e6f`. Empty when the report does not name its subject. */
export function subjectOf({ branch, headSha, pullRequest }: SavedReport): string {
  const parts = [
    pullRequest === undefined ? undefined : `#${pullRequest}`,
    branch,
    headSha === undefined ? undefined : `at ${headSha.slice(0, 12)}`,
  ].filter((part) => part !== undefined);
  return parts.join(' ');
}

function comparison(then: Verdict, now: Verdict): string {
  return then === now ? `was ${then}, and would be again` : `was ${then}, would be ${now}`;
}

/** `This policy would have blocked 3 of the last 20 reports (2 inconclusive); 1 was blocked then`. */
function sentence(judged: readonly Compared[], saved: readonly Named[]): string {
  const count = (verdict: Verdict) => judged.filter(({ now }) => now.verdict === verdict).length;
  const open = count('inconclusive');
  const then = saved.filter(({ report }) => report.verdict === 'failed').length;
  const reports = judged.length === 1 ? '1 report' : `the last ${judged.length} reports`;
  const undecided = open === 0 ? '' : ` (${open} inconclusive)`;
  const were = then === 0 ? 'none was' : then === 1 ? '1 was' : `${then} were`;
  const ending = judged.some(({ doubt }) => doubt !== undefined) ? ` (${noGate})` : '';
  return `This policy would have blocked ${count('failed')} of ${reports}${undecided}; ${were} blocked then${ending}`;
}
