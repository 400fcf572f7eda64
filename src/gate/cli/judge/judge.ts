/**
 * `scan-gate judge`: applies the policy to saved reports, or to the SARIF files of any scanner. No service is asked.
 */

import { resolve } from 'node:path';
import type { ScanType } from '../../../shared/api/words.ts';
import { createStopwatch } from '../../../shared/clock.ts';
import { readNamedText } from '../../../shared/git/regular-file.ts';
import { formatLocation } from '../../../shared/shown/location.ts';
import { formatHarmlessJson, neutralizeLine } from '../../../shared/shown/neutral.ts';
import { pluralize } from '../../../shared/text/amounts.ts';
import type { RunContext } from '../../hosts/context/context.ts';
import { type RunLog, silentLog } from '../../hosts/log.ts';
import type { Environment } from '../../hosts/system.ts';
import type { Baseline } from '../../policy/baseline.ts';
import type { Finding } from '../../policy/finding.ts';
import { sortWorstFirst } from '../../policy/ranking.ts';
import type { Effect, Judgement, Reason, RuleResult, Verdict } from '../../policy/verdict.ts';
import { readSavedReport, type SavedReport } from '../../report/json/saved.ts';
import { formatTimings, timingTitle } from '../../report/log/story.ts';
import { formatVerdictChange, noGate } from '../../report/rehearsal.ts';
import type { Report } from '../../report/report.ts';
import { runOverSarif, withPolicy } from '../../run/gate-run.ts';
import { describePlace, describeUnattended, readRunContext } from '../../run/place.ts';
import type { Session, StoryOutcome } from '../../run/session.ts';
import { readScanType } from '../../settings/entries/scan.ts';
import type { FlagReading } from '../../settings/flags.ts';
import { mergeReadings, readEnvironment, readSettings } from '../../settings/reading.ts';
import {
  commandSettings,
  getFlagName,
  type SettingGroup,
  type SettingName,
  type Settings,
  settings,
} from '../../settings/settings.ts';
import { quoteForMessage } from '../../settings/values.ts';
import { judgeWith } from '../../story/gate.ts';
import { readBaseline } from '../../story/policy/baseline-file.ts';
import type { LoadedPolicy } from '../../story/policy/load.ts';
import type { RepositoryReader } from '../../story/repository-access.ts';
import { findReportDoubt } from '../../story/sources/origin.ts';
import { createSavedSource } from '../../story/sources/saved/source.ts';
import { judgeSettings } from '../command.ts';
import type { JsonOutput } from '../json-output.ts';
import { reserveOutputForReport } from '../run.ts';

/** Throws GateError CONFIG for unusable flags and report files. */
export async function runJudge(session: Session, given: GivenFlags): Promise<StoryOutcome> {
  const { report, sarif } = given.own;
  const isClear = (report === undefined) !== (sarif === undefined) || given.problems.length > 0;
  const problems = isClear ? given.problems : [...given.problems, 'judge needs either --report FILE or --sarif FILE'];
  const flags = readJudgeFlags({ ...given, problems }, session.env);
  if (flags.json && flags.mode === 'sarif') reserveOutputForReport(session);
  if (flags.mode === 'report') return judgeReports(session, flags);
  const name = flags.policyFile;
  const reportFacts = session.startReport();
  reportFacts.settings = flags.settings;
  const policyFile = name === undefined ? undefined : { name, path: resolve(session.folder, name) };
  reportFacts.report = { ...reportFacts.report, origin: 'sarif' };
  const result = await runOverSarif({ ...flags, session, policyFile });
  reportFacts.report = result.report;
  reportFacts.settings = result.settings;
  return undefined;
}

const words: Readonly<Record<Effect, string>> = {
  blocks: 'would block',
  'may block': 'might block',
  none: 'would no longer block',
};
const shownChanges = 10;

/** One line each. The most severe are listed, the others counted. */
function formatChanges(changes: JudgedReport['changes']): string[] {
  const lines = changes.slice(0, shownChanges).map(({ finding, wouldBe, was }) => {
    const { severity, title, filePath, line } = finding;
    const location = filePath === undefined ? '' : ` (${formatLocation({ filePath, line })})`;
    const said = wouldBe === 'none' && was === 'may block' ? 'could no longer block' : words[wouldBe];
    return `${wouldBe === 'none' ? '-' : '+'} ${severity.toLowerCase()} ${title}${location} ${said}`;
  });
  const more = changes.length - lines.length;
  return more > 0 ? [...lines, `and ${pluralize(more, 'other finding')}`] : lines;
}

interface Rejudgement {
  verdict: Verdict;
  reason: Reason;
  /** The lines of the deciding rules, or why nothing could be decided. */
  lines: string[];
  rules: readonly RuleResult[];
  warnings: readonly RuleResult[];
  findings: Judgement['findings'];
}

async function judgeReports(session: Session, flags: JudgeFlags): Promise<StoryOutcome> {
  const { log } = session;
  if (flags.json) log.level = 'quiet';
  const transport = await session.transport();
  const readClock = () => performance.now();
  const stopwatch = createStopwatch('collect', readClock(), readClock, () => transport.requestCount?.() ?? 0);
  const saved = await Promise.all(
    flags.files.map(async (name) => ({ name, report: await readReport(session.folder, name) })),
  );
  stopwatch.begin('prepare');
  return withJudgePolicy(session, flags, session.runLog, async (judgeContext) => {
    const { loaded } = judgeContext;
    stopwatch.begin('judge');
    log.line(`Policy: ${loaded.source}`);
    const baseline = await readNamedBaseline(judgeContext);
    const rejudge = createRejudger(session, judgeContext, baseline);
    const judged: JudgedReport[] = [];
    // One after the other, because each starts git.
    for (const named of saved) {
      const { evidence, effects } = named.report;
      // Without evidence it decides nothing anyway, for the reason of its own run.
      const hasEvidence = evidence !== undefined;
      const about = { job: session, context: judgeContext.context };
      const doubt = hasEvidence ? await findReportDoubt(named, about) : undefined;
      const now = await rejudge(named.report);
      // Findings that would block come first, ordered by severity.
      const changes = sortWorstFirst(evidence?.findings ?? [], now.findings)
        .map((finding) => ({
          finding,
          was: effects.get(finding.id) ?? 'none',
          wouldBe: now.findings.get(finding.id)?.effect ?? 'none',
        }))
        .filter(({ was, wouldBe }) => was !== wouldBe);
      judged.push({ ...named, now, doubt, changes });
    }
    for (const { name, report, now, changes, doubt } of judged) {
      const about = [formatSubject(report), formatVerdictChange(report.verdict, now.verdict)];
      log.line(`${name}: ${about.filter((part) => part !== '').join(', ')}`);
      for (const line of [...now.lines, ...formatChanges(changes), ...formatDoubt(doubt)]) log.line(`  ${line}`);
    }
    const closing = formatClosingSentence(judged, saved);
    if (log.level === 'verbose') log.group(timingTitle, formatTimings(stopwatch.phases()));
    if (flags.json) session.write(formatHarmlessJson(toJudgeJson(judged, { loaded, closing })));
    else log.close(closing);
    // A report about another commit is only rehearsed: it decides nothing about the judged commit.
    const open = { verdict: 'inconclusive', reason: 'scan-failed' } as const;
    return { judged: judged.map(({ now, doubt }) => (doubt === undefined ? now : open)), settings: loaded.settings };
  });
}

/** One report, with its old and its new verdict. */
interface JudgedReport {
  name: string;
  report: SavedReport;
  now: Rejudgement;
  /** Why the report proves nothing about the judged commit. */
  doubt: string | undefined;
  changes: { finding: Finding; was: Effect; wouldBe: Effect }[];
}

function formatDoubt(doubt: string | undefined): string[] {
  return doubt === undefined ? [] : [`no verdict on the commit here: ${neutralizeLine(doubt, 400)}`];
}

function toJudgeJson(
  judged: readonly JudgedReport[],
  { loaded: { source, sha256 }, closing }: { loaded: LoadedPolicy; closing: string },
): JsonOutput<'judge'> {
  const reports = judged.map(({ name, report: { verdict, reason }, now, changes, doubt }) => ({
    file: name,
    was: { verdict, reason },
    would_be: { verdict: now.verdict, reason: now.reason },
    lines: [...now.lines, ...formatDoubt(doubt)],
    changes: changes.map(({ finding, was, wouldBe }) => ({
      ...{ violation_id: finding.id, title: finding.title, severity: finding.severity, was, would_be: wouldBe },
      ...{ file_path: finding.filePath ?? null, line_number: finding.line ?? null },
    })),
  }));
  return { format_version: 1, policy: { source, sha256 }, sentence: closing, reports };
}

export async function readReport(folder: string, name: string): Promise<SavedReport> {
  return readSavedReport(await readNamedText(resolve(folder, name), name), name);
}

/** The baseline that the settings name. Without one, each report is compared with the baseline of its own run. */
export async function readNamedBaseline({ loaded, reader, context }: JudgeContext): Promise<Baseline | undefined> {
  const { baselineFile } = loaded.settings;
  if (baselineFile === undefined) return undefined;
  return readBaseline(loaded.policy, { baselineFile, reader, repositoryUrl: context.repositoryUrl });
}

/** Judges saved reports one after the other, with a policy that was read once. */
export function createRejudger(session: Session, judgeContext: JudgeContext, baseline: Baseline | undefined) {
  const { loaded, settings } = judgeContext;
  // What the run asked GitHub is not asked again.
  const sources = { head: undefined, trustedPolicy: undefined, judgedPolicy: undefined, diff: undefined };
  const context = { ...judgeContext.context, sources };
  return async (saved: SavedReport): Promise<Rejudgement> => {
    const source = createSavedSource(saved, baseline);
    const { report, judgement } = await judgeWith(session, settings, { context, source, loaded, log: silentLog });
    const { verdict, reason, message } = report;
    if (judgement === undefined)
      return { verdict, reason, lines: [message], rules: [], warnings: [], findings: new Map() };
    const { rules, warnings, doubt, findings } = judgement;
    const lines = rules.filter((rule) => rule.verdict === judgement.verdict).map((rule) => rule.line);
    if (doubt !== undefined) lines.push(doubt);
    lines.push(...listMissingData(saved, report.scope, baseline));
    if (verdict !== judgement.verdict) lines.push(`but ${message}`);
    return { verdict, reason, lines, rules, warnings, findings };
  };
}

/** A scope that needs data which the run did not read counts every finding. */
function listMissingData({ evidence }: SavedReport, scope: Report['scope'], baseline = evidence?.baseline): string[] {
  if ((scope === 'changed' || scope === 'changed-lines') && evidence?.changes === undefined)
    return ['the run did not read what was changed: any finding may be in the change'];
  if (scope === 'new' && baseline === undefined) return ['the run read no baseline: every finding counts as new'];
  return [];
}

/** `#7 feature at 1a2b3c4d5e6f`. Empty when the report does not name its subject. */
export function formatSubject({ branch, headSha, pullRequest }: SavedReport): string {
  const parts = [
    pullRequest === undefined ? undefined : `#${pullRequest}`,
    branch,
    headSha === undefined ? undefined : `at ${headSha.slice(0, 12)}`,
  ].filter((part) => part !== undefined);
  return parts.join(' ');
}

/** `This policy would have blocked 3 of the last 20 reports (2 inconclusive); 1 was blocked then`. */
function formatClosingSentence(judged: readonly JudgedReport[], saved: readonly { report: SavedReport }[]): string {
  const countVerdict = (verdict: Verdict) => judged.filter(({ now }) => now.verdict === verdict).length;
  const open = countVerdict('inconclusive');
  const then = saved.filter(({ report }) => report.verdict === 'failed').length;
  const reports = judged.length === 1 ? '1 report' : `the last ${judged.length} reports`;
  const undecided = open === 0 ? '' : ` (${open} inconclusive)`;
  const were = then === 0 ? 'none was' : then === 1 ? '1 was' : `${then} were`;
  const ending = judged.some(({ doubt }) => doubt !== undefined) ? ` (${noGate})` : '';
  return `This policy would have blocked ${countVerdict('failed')} of ${reports}${undecided}; ${were} blocked then${ending}`;
}

interface JudgeContext {
  context: RunContext;
  reader: RepositoryReader;
  loaded: LoadedPolicy;
  /** Those of the command. */
  settings: Settings;
}

/**
 * Reads the policy, the file that `--policy` names or the one that a run in this folder would use, and passes it to `use`
 * with the surroundings, which are closed when `use` ends.
 */
export async function withJudgePolicy<T>(
  session: Session,
  { settings, policyFile, local }: JudgeFlags,
  log: RunLog,
  use: (context: JudgeContext) => Promise<T>,
): Promise<T> {
  const { folder } = session;
  const context = await readRunContext(session, settings, { kind: 'folder', named: settings.branch }, { local });
  const named = policyFile === undefined ? undefined : { path: resolve(folder, policyFile), name: policyFile };
  const place = named === undefined ? await describePlace(folder, settings, context) : describeUnattended(context);
  for (const line of place) log.say(line);
  return withPolicy(session, settings, context, {
    log,
    policyFile: named,
    use: (loaded, reader) => use({ context, reader, loaded, settings }),
  });
}

// Reads the command line of `scan-gate judge`: its own flags, and the settings that make sense without a scan.

export interface JudgeFlags {
  mode: 'report' | 'sarif';
  /** In the given order, without duplicates. */
  files: string[];
  /** `--base-sarif`: the findings at the base. */
  baseFiles: string[];
  /** `--type`: the type of findings in the SARIF files. */
  declaredType: ScanType | undefined;
  /** `--policy`: a local policy file that is used as it is. */
  policyFile: string | undefined;
  settings: Settings;
  local: true | undefined;
  /** Whether the output is for programs. */
  json: boolean;
}

/** These settings shape a run's own report, which `--report` does not create. */
const shownGroups: readonly SettingGroup[] = ['Surfaces', 'Files'];

/** As the table of commands declares them. */
export type GivenFlags = FlagReading<{
  report?: string[];
  sarif?: string[];
  'base-sarif'?: string[];
  type?: string[];
  policy?: string[];
  json?: true;
  local?: true;
}>;

/** Throws GateError CONFIG (reason `settings`) that lists every problem. */
export function readJudgeFlags({ own, ...flags }: GivenFlags, env: Environment): JudgeFlags {
  const problems = [...flags.problems];
  const { report = [], sarif = [], 'base-sarif': baseFiles = [], type: [word] = [], policy: [policyFile] = [] } = own;
  const mode = sarif.length > 0 ? 'sarif' : 'report';
  const isShown = (name: SettingName) => shownGroups.includes(settings[name].group);
  for (const name of commandSettings.filter((each) => mode === 'report' && isShown(each) && flags.given[each]))
    problems.push(`--${getFlagName(name)} does not go with judge --report`);
  if (word !== undefined && mode === 'report') problems.push('--type goes with --sarif');
  if (baseFiles.length > 0 && mode === 'report') problems.push('--base-sarif goes with --sarif');
  if (policyFile !== undefined && flags.given['config-file'])
    problems.push('--policy and --config-file exclude each other');
  const complain = (complaint: string) => problems.push(`--type: ${quoteForMessage(word ?? '')} ${complaint}`);
  const declaredType = word === undefined ? undefined : readScanType(word, complain);
  const merged = mergeReadings({ given: flags.given, problems }, readEnvironment(env));
  const isUsable = (name: SettingName) => judgeSettings.includes(name) && !(mode === 'report' && isShown(name));
  const given = Object.fromEntries(Object.entries(merged.given).filter(([name]) => isUsable(name as SettingName)));
  return {
    mode,
    files: [...new Set([...report, ...sarif, ...flags.positionals])],
    baseFiles,
    declaredType,
    policyFile,
    local: own.local,
    json: own.json === true,
    settings: readSettings(given, merged.problems),
  };
}
