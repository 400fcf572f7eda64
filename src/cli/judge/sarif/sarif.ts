/** `judge --sarif`: any scanner's SARIF files, judged and reported as a run's scan would be. */

import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { RunContext } from '../../../ci/context/context.ts';
import { createStopwatch, type Stopwatch } from '../../../clock.ts';
import { asGateError } from '../../../errors.ts';
import { headPaths } from '../../../git/tracked.ts';
import type { Changes } from '../../../policy/changes.ts';
import type { Evidence } from '../../../policy/evidence.ts';
import { judge } from '../../../policy/judge.ts';
import type { Policy } from '../../../policy/policy.ts';
import { withError, withInconclusive } from '../../../report/draft.ts';
import { withJudgement } from '../../../report/judged.ts';
import { withLocalWords } from '../../../report/local-words.ts';
import type { Report } from '../../../report/report.ts';
import { type RunReport, type Session, version } from '../../../session.ts';
import { aboutOf, policyForReport } from '../../../steps/about.ts';
import { readBaseline } from '../../../steps/baseline-file.ts';
import { readChangedFiles, withOwnBase } from '../../../steps/guards.ts';
import { keepingNotes, once, type RunLog } from '../../../steps/run.ts';
import { hasTrustedBase, narrowing, scopeHere } from '../../../steps/scope.ts';
import { checkTree } from '../../../steps/tree.ts';
import type { JudgeFlags } from '../flags.ts';
import { type JudgePlace, withJudgePolicy } from '../policy.ts';
import { type Judged, knownIn } from './base.ts';
import { evidenceOf, type SarifFile } from './evidence.ts';
import { type Reading, readSarifFiles } from './files.ts';

/** Judges the files together; what goes wrong is an inconclusive report. */
export async function judgeSarif(
  given: Session,
  flags: JudgeFlags,
  found?: (context: RunContext) => Promise<void>,
): Promise<undefined> {
  const { session, requestCount } = counting(given);
  const known = session.startReport();
  known.settings = flags.settings;
  session.mask(flags.settings.githubToken);
  session.log.line(`Scan Gate ${version} · SARIF`);
  const notes: string[] = [];
  const log = keepingNotes(session.runLog, notes);
  const startedMs = performance.now();
  const now = () => performance.now();
  const stopwatch = createStopwatch({ name: 'prepare', sinceMs: startedMs }, now, requestCount);
  try {
    const use = (place: JudgePlace) => judgeFiles(known, { session, flags, log, place, stopwatch });
    await withJudgePolicy(session, flags, { log, use, found });
  } catch (error) {
    known.report = withError(known.report, asGateError(error));
  }
  known.report = {
    ...withLocalWords(known.report),
    notes: [...known.report.notes, ...notes],
    durationMs: Math.round(now() - startedMs),
    phases: stopwatch.phases(),
  };
}

/** Most judge without any request: what sends them is loaded when one is made. */
function counting(session: Session): { session: Session; requestCount: () => number } {
  let sent: (() => number) | undefined;
  const transport = async () => {
    const opened = await session.transport();
    sent = opened.requestCount;
    return opened;
  };
  return { session: { ...session, transport }, requestCount: () => sent?.() ?? 0 };
}

interface Judging {
  session: Session;
  flags: JudgeFlags;
  log: RunLog;
  place: JudgePlace;
  stopwatch: Stopwatch;
}

/** The report grows with what is learnt, so that an error loses nothing. */
async function judgeFiles(known: RunReport, judging: Judging): Promise<void> {
  const { session, log, place, flags, stopwatch } = judging;
  const { around, loaded } = place;
  const context = flags.baseFiles.length === 0 ? place.context : withBase(place.context);
  const reading: Reading = { ...judging, context };
  known.settings = loaded.settings;
  known.report = withContext(known.report, place);
  const baseline = await readBaseline(loaded.policy, {
    baselineFile: loaded.settings.baselineFile,
    around,
    repositoryUrl: context.repositoryUrl,
  });
  stopwatch.begin('collect');
  const paths = await headPaths(session.folder, session.cancel);
  const readChanges = once(() => readChangedFiles(around, log));
  const treeDoubt = await checkTree({ policy: loaded.policy, files: new Set(paths), readChanges, log });
  const files = await readSarifFiles(reading);
  const changes = await readChanges();
  if (known.github !== undefined) known.github.changes = changes;
  const compared = { context, trustedBases: loaded.trustedBases };
  const isBaseOwn = !hasTrustedBase(compared);
  const judgedChanges = isBaseOwn ? undefined : changes;
  const scope = scopeHere(loaded.policy, compared, log);
  const evidence = evidenceOf(files, {
    changes: judgedChanges,
    isBaseOwn,
    baseline,
    nowMs: session.now.getTime(),
    log,
    paths,
    knownOf: await knownOf({ reading, files, changes }, scope),
  });
  // What a tool is known for reading is no proof that it did.
  const uncovered = 'note' as const;
  const policy = { ...loaded.policy, uncovered, scope: evidence.known ? scope : withoutBase(scope, changes, context) };
  if (loaded.policy.scope === 'auto' && policy.scope !== 'auto')
    log.note(`Scope auto judges as ${policy.scope}: there is no scan of the base branch`);
  const disclosure = { disclose: loaded.settings.disclose, isPublic: context.isPublic, changes };
  stopwatch.begin('judge');
  const judged = { evidence, policy, judgement: judge(evidence, policy), isGivenAway: true };
  known.report = withJudgement(withFiles(known.report, files, evidence), judged, disclosure);
  if (known.report.verdict !== 'passed') return;
  if (treeDoubt !== undefined) known.report = withInconclusive(known.report, 'settings', treeDoubt);
  else if (!isBaseOwn && narrowing.includes(policy.scope))
    known.report = await withOwnBase(known.report, around, context);
}

/** On a laptop nothing says what a branch is to be merged into but who names a base, which is the default branch's then. */
function withBase(context: RunContext): RunContext {
  const { system, base, branch, defaultBranch } = context;
  if (base !== undefined || system !== 'laptop' || defaultBranch === undefined || branch === defaultBranch)
    return context;
  return { ...context, base: { branch: defaultBranch, sha: undefined } };
}

async function knownOf(judged: Judged, scope: Policy['scope']) {
  const { flags, log } = judged.reading;
  if (flags.baseFiles.length === 0) return undefined;
  if (scope === 'auto') return knownIn(judged);
  log.note(`base-sarif counts under scope auto on what is proposed: this is judged as ${scope}`);
  return undefined;
}

function withContext(report: Report, { context, loaded }: JudgePlace): Report {
  return {
    ...report,
    ...aboutOf(context),
    policy: policyForReport(loaded),
  };
}

/** No base branch's scan can be asked for: of a proposal what it changes counts. A diff that cannot be read proves nothing. */
function withoutBase(
  scope: Policy['scope'],
  changes: Changes | undefined,
  { sources: { diff } }: RunContext,
): Policy['scope'] {
  if (scope !== 'auto') return scope;
  const hasDiff = diff !== undefined && diff.kind !== 'default-branch';
  return changes === undefined && !hasDiff ? 'scan' : 'changed';
}

/** The files stand in the place of a scan: named by their content, so that the same files are the same scan. */
function withFiles(report: Report, files: readonly SarifFile[], { counts, coverage, diagnostics }: Evidence): Report {
  const all = createHash('sha256').update(files.map(({ sha256 }) => sha256).join('\n'));
  const names = files.map(({ name }) => basename(name)).join(', ');
  return {
    ...report,
    notes: [...report.notes, `Judged from ${names}, without a service`],
    scan: {
      id: `sarif-${all.digest('hex').slice(0, 12)}`,
      status: 'COMPLETED',
      branch: report.branch ?? '',
      createdAt: undefined,
      startedAt: undefined,
      completedAt: undefined,
      counts,
      coverage,
      diagnostics: [...diagnostics],
    },
  };
}
