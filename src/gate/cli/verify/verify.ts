/**
 * `scan-gate verify`: decides whether one finding is fixed, by a new scan or a saved report. Without proof it is
 * undecided.
 */

import { resolve } from 'node:path';
import { createBudget } from '../../../shared/clock.ts';
import { toGateError } from '../../../shared/errors.ts';
import { resolveBranchHead } from '../../../shared/git/checkout.ts';
import { isSameCommit } from '../../../shared/git/commit-name.ts';
import { readFileAt } from '../../../shared/git/files.ts';
import { isAncestor, listCommitsBefore, listCommitsChanging } from '../../../shared/git/history.ts';
import type { GitLocation } from '../../../shared/git/runner.ts';
import { createNoScannersError, hasScanners } from '../../../shared/installation.ts';
import { mayShowSecret } from '../../../shared/sarif/tool-types.ts';
import { type CheckedOutCommit, readHead } from '../../../shared/scan/checkout.ts';
import { createScanCommit } from '../../../shared/scan/scanners.ts';
import { severityWords } from '../../../shared/severity.ts';
import { formatLocation } from '../../../shared/shown/location.ts';
import { formatHarmlessJson, neutralizeLine } from '../../../shared/shown/neutral.ts';
import { parseCwe } from '../../../shared/text/finding-texts.ts';
import { readContext } from '../../hosts/context/read-context.ts';
import { isSameRepositoryUrl } from '../../hosts/repository-url.ts';
import type { Evidence } from '../../policy/evidence.ts';
import { createRunLookUp } from '../../run/advisories.ts';
import { describeScanned } from '../../run/embedded.ts';
import { createRunEnvironment } from '../../run/place.ts';
import { type Session, type StoryOutcome, version } from '../../run/session.ts';
import { createSettingsError } from '../../settings/reading.ts';
import type { Settings } from '../../settings/settings.ts';
import { toFoundFindings } from '../../story/sources/findings/scan.ts';
import { buildEvidence } from '../../story/sources/findings/source.ts';
import type { Call } from '../command.ts';
import type { JsonOutput } from '../json-output.ts';
import { type RunFlags, type RunRequest, readRunSettings, runRequestedGate } from '../run.ts';
import { decideState, hasSameRule, type VerifyDecision } from './decide.ts';
import {
  type CodeThenAndNow,
  type FindingCode,
  findRunDoubt,
  formatVerifiedSubject,
  type KnownFinding,
  type KnownState,
  type Observation,
  readKnownState,
  readReportObservation,
  type SecretHistory,
  toKnownState,
  type VerifiedSubject,
} from './observation.ts';

/** Why not, as a sentence without a full stop. Undefined when they are comparable. */
async function findMismatch(
  { subject: now, contains }: Observation,
  { subject: then }: KnownState,
): Promise<string | undefined> {
  const [own, other] = [now.repositoryUrl, then.repositoryUrl];
  if (now.source !== then.source) {
    return `it was found by ${sourceWords[then.source]}, and looked for by ${sourceWords[now.source]}: they have different ids`;
  }
  if (then.isUncommitted === true)
    return 'it was found in files that are not committed: scan those again with --staged or --worktree';
  if (own === undefined || other === undefined || !(own === other || isSameRepositoryUrl(own, other)))
    return 'it is unknown whether both scans were of the same repository';
  if (now.source !== 'service' && now.toolVersion !== then.toolVersion)
    return `it was found by version ${then.toolVersion} of Scan Gate: version ${now.toolVersion} may not look for it`;
  if (now.startedAt !== undefined && then.startedAt !== undefined && now.startedAt < then.startedAt)
    return `${formatVerifiedSubject(now)} was scanned before it was found`;
  if (isSameCommit(now.headSha, then.headSha) === true)
    return 'it was found in this same commit: nothing has changed since';
  // A branch that never contained the finding proves nothing. A checkout can tell whether it contains that commit,
  // whatever its branch is called.
  if (then.headSha !== undefined && (await contains?.(then.headSha)) === true) return undefined;
  if (then.branch !== undefined && then.branch === now.branch) return undefined;
  return `it was found in ${formatVerifiedSubject(then)}, and it is unknown whether ${formatVerifiedSubject(now)} contains that commit`;
}

const sourceWords = {
  service: 'a service',
  embedded: 'the embedded scanners',
  sarif: 'the scanners of SARIF files',
} as const;

type VerifyCall = Call<Omit<RunFlags, 'own'> & { own: RunFlags['own'] & { report?: string[]; from?: string[] } }>;

const endings: Readonly<Record<VerifyDecision['state'], { words: string; outcome: StoryOutcome }>> = {
  fixed: { words: '✔ Fixed', outcome: { judged: [] } },
  present: { words: '✖ Still there', outcome: { judged: [{ verdict: 'failed', reason: 'violations' }] } },
  undecided: { words: '! Inconclusive', outcome: { judged: [{ verdict: 'inconclusive', reason: 'evidence' }] } },
};

/** No setting changes the exit codes: 0 is fixed, 1 is still there, and everything else is 2. */
export async function runVerify(call: VerifyCall): Promise<StoryOutcome> {
  const { session, flags } = call;
  const id = readId(call);
  if (flags.own.json) session.log.moveTo(session.complain);
  const { decision, look } = await observeAndDecide(call, id).catch((error: unknown): VerifyResult => {
    const fault = toGateError(error);
    if (fault.code === 'CANCELLED' || fault.reason === 'settings') throw fault;
    return { decision: { state: 'undecided', reasons: [fault.message], finding: undefined, alike: [] } };
  });
  if (flags.own.json) session.write(formatHarmlessJson(toVerifyJson(id, decision, look)));
  else for (const line of formatDecision(id, decision)) session.log.line(line);
  return endings[decision.state].outcome;
}

/** Throws GateError CONFIG unless there is exactly one id and one kind of scan. */
function readId({ flags: { positionals, own, problems, given } }: VerifyCall): string {
  const [id, ...more] = positionals;
  if (id === undefined || id.trim() === '') problems.push('verify needs the id of a finding');
  const extra = more.slice(own.embedded ? 1 : 0);
  if (extra.length > 0) problems.push(`unexpected arguments: ${JSON.stringify(extra.join(' '))}`);
  if (own.embedded && own.report) problems.push('--embedded and --report exclude each other');
  if ((own.embedded || own.report) && given['base-url'])
    problems.push(`--base-url does not go with --${own.embedded ? 'embedded' : 'report'}: no service is asked`);
  if (problems.length > 0) throw createSettingsError(problems);
  return id ?? '';
}

interface VerifyResult {
  decision: VerifyDecision;
  /** Undefined when nothing could be checked. */
  look?: Observation;
}

async function observeAndDecide(call: VerifyCall, id: string): Promise<VerifyResult> {
  const { session, flags, scannersUrl } = call;
  const { report: [report] = [], from: [from] = [], json: _, ...own } = flags.own;
  // A named file that cannot be read ends the command before anything is scanned.
  const known = from === undefined ? undefined : await readKnownState(session.folder, from, id);
  if (own.embedded) {
    const positionals = flags.positionals.slice(1);
    const folder = resolve(session.folder, positionals[0] ?? '.');
    const settings = await readRunSettings({ ...call, flags: { ...flags, own, positionals } });
    return withEmbeddedObservation(session, folder, scannersUrl, settings, async (embedded) => {
      const { findBefore, ...asked } = embedded;
      const first = await decideWithCheckout({ ...asked, id, known });
      const isMissing = known === undefined && first.decision.finding === undefined;
      return isMissing ? decideWithCheckout({ ...asked, id, known: await findBefore(id) }) : first;
    });
  }
  const look =
    report === undefined
      ? await observeByService({ ...call, flags: { ...flags, own, positionals: [] } })
      : await readReportObservation(report, {
          job: session,
          // The commit of this folder, as a run would name it.
          context: await readContext(createRunEnvironment(session, flags.own), {
            judged: { kind: 'folder', named: flags.given.branch?.value as string | undefined },
            policy: { ref: undefined, isCentral: false },
          }),
        });
  const { headSha } = look.subject;
  const location = { path: session.folder, signal: session.cancel };
  const checkout = headSha === undefined ? undefined : openVerifiedCheckout(location, headSha);
  return decideWithCheckout({ id, look, known, checkout });
}

/** The checkout is only read when that can change the decision. */
async function decideWithCheckout({
  id,
  look,
  known,
  checkout,
  scan,
}: Pick<Parameters<typeof decideState>[0], 'id' | 'look' | 'known'> & {
  checkout: VerifiedCheckout | undefined;
  scan?: EmbeddedObservation['scan'];
}): Promise<VerifyResult> {
  const question = { id, look, known, mismatch: known && (await findMismatch(look, known)) };
  const first = decideState(question);
  const { finding, state } = first;
  if (finding === undefined || state === 'present' || look.evidence === undefined) return { decision: first, look };
  const history = mayShowSecret([finding.type], parseCwe(finding.cwe))
    ? await searchHistory(finding, known, checkout, scan)
    : undefined;
  // A service distinguishes equal findings itself.
  const isOwnId = known !== undefined && state === 'fixed' && look.subject.source !== 'service';
  const code = isOwnId ? await readCodes(look, known, checkout) : undefined;
  return { decision: decideState({ ...question, history, code }), look };
}

function formatDecision(id: string, { state, reasons, finding }: VerifyDecision): string[] {
  const name = neutralizeLine(id, 200);
  const location = finding && formatLocation(finding);
  const title = finding && `${severityWords[finding.severity]}: ${neutralizeLine(finding.title, 200)}`;
  const about = title === undefined ? [] : [`  ${title}${location === undefined ? '' : `, ${location}`}`];
  return [`${endings[state].words}: ${name}`, ...about, ...reasons.map((reason) => `  ${neutralizeLine(reason, 600)}`)];
}

function toVerifyJson(
  id: string,
  { state, reasons, finding, alike }: VerifyDecision,
  look?: Observation,
): JsonOutput<'verify'> {
  const { source, branch = null, headSha = null } = look?.subject ?? {};
  const { title, severity, type = null, cwe = null, filePath = null, line = null } = finding ?? {};
  return {
    format_version: 1,
    violation_id: id,
    state,
    reasons,
    looked_at: source === undefined ? null : { source, branch, head_sha: headSha },
    finding:
      title === undefined || severity === undefined
        ? null
        : { title, severity, type, cwe, file_path: filePath, line_number: line },
    alike: alike.map((each) => each.id),
  };
}

async function observeByService(request: RunRequest): Promise<Observation> {
  const settings = await readRunSettings(request);
  const { report, evidence } = await runRequestedGate({ request, settings, wantsEverything: true });
  const { repositoryUrl, branch, headSha, tool, scan } = report;
  return {
    subject: {
      ...{ source: 'service', repositoryUrl, branch, headSha },
      ...{ startedAt: evidence?.startedAt, toolVersion: tool.version },
    },
    evidence: scan?.status === 'COMPLETED' ? evidence : undefined,
    doubt: findRunDoubt(report, 'this run'),
  };
}

// Takes from a checkout what helps to prove a fix: the findings of its commit and of earlier ones, by the embedded
// scanners, the code of similar findings, and the commits that contain a secret.

/** Data from the commits of a checkout. Undefined for a commit that it does not have. */
type VerifiedCheckout = ReturnType<typeof openVerifiedCheckout>;

/** `head`: the commit whose history is searched. */
function openVerifiedCheckout(location: GitLocation, head: string) {
  const ignoreErrors = <T>(asked: Promise<T | undefined>) => asked.catch(() => undefined);
  return {
    holds: (sha: string) => ignoreErrors(isAncestor(location, sha, head)),
    async readLine(sha: string, path: string, line: number) {
      const file = await ignoreErrors(readFileAt(location, sha, path));
      return file?.text.split(/\r\n|\n|\r/)[line - 1];
    },
    /** At most `most` commits that changed the file. Undefined when there may be others. */
    commitsChanging: (path: string, most: number) => ignoreErrors(listCommitsChanging(location, head, path, most)),
  };
}

/** The number of commits that changed the file of a secret and are scanned for it. */
const maxCommits = 10;

/** A secret that was removed from a file is still in the commit that contained it. Without a scanner, `scan` is missing. */
async function searchHistory(
  { filePath, id }: KnownFinding,
  known: KnownState | undefined,
  checkout: VerifiedCheckout | undefined,
  scan: EmbeddedObservation['scan'] | undefined,
): Promise<SecretHistory> {
  const then = known?.subject.headSha;
  if (checkout === undefined || then === undefined) return { state: 'unknown' };
  if ((await checkout.holds(then)) === true) return { state: 'holds', commit: then };
  if (filePath === undefined || scan === undefined) return { state: 'unknown' };
  const commits = await checkout.commitsChanging(filePath, maxCommits + 1);
  if (commits === undefined || commits.length > maxCommits) return { state: 'unknown' };
  for (const commit of commits) {
    const { findings } = await scan(commit);
    if (findings.some((each) => each.id === id)) return { state: 'holds', commit };
  }
  return { state: 'clean' };
}

/** The code of the known finding, and of each finding that now has the same rule and file. */
async function readCodes(
  look: Observation,
  { finding, subject }: KnownState,
  checkout: VerifiedCheckout | undefined,
): Promise<CodeThenAndNow> {
  const candidates = (look.evidence?.findings ?? []).filter(
    (each) => each.id !== finding.id && hasSameRule(each, finding),
  );
  const now = new Map<string, FindingCode>();
  for (const each of candidates)
    now.set(each.id, {
      line: await readFindingLine(each, look.subject.headSha, checkout),
      snippet: each.detail?.codeSnippet,
    });
  const line = candidates.length === 0 ? undefined : await readFindingLine(finding, subject.headSha, checkout);
  return { before: { line, snippet: finding.code }, now };
}

async function readFindingLine(
  { filePath, line }: Pick<KnownFinding, 'filePath' | 'line'>,
  sha: string | undefined,
  checkout: VerifiedCheckout | undefined,
): Promise<string | undefined> {
  if (sha === undefined || filePath === undefined || line === undefined) return undefined;
  return checkout?.readLine(sha, filePath, line);
}

interface EmbeddedObservation {
  look: Observation;
  checkout: VerifiedCheckout;
  /** Scans another commit. */
  scan: (sha: string) => Promise<Evidence>;
  /** Scans earlier commits, newest first, until one contains the finding. Undefined when none within the limit does. */
  findBefore(id: string): Promise<KnownState | undefined>;
}

/** The number of earlier commits that are scanned. */
const maxEarlierCommits = 10;
const timeoutMs = 1_800_000;

/**
 * Passes the scan to `use` while its time runs. `settings` are for the lookup of packages. Throws GateError when there is
 * nothing to scan, or no scanner.
 */
async function withEmbeddedObservation<T>(
  session: Session,
  folder: string,
  scannersUrl: URL,
  settings: Settings,
  use: (observation: EmbeddedObservation) => Promise<T>,
): Promise<T> {
  if (!hasScanners(scannersUrl)) throw createNoScannersError(version);
  const budget = createBudget(session.clock(), timeoutMs, session.cancel);
  try {
    const head = await readHead(folder);
    const { path, defaultBranch } = head.source;
    const { signal } = budget;
    const location = { path, signal };
    const lookUpPackages = createRunLookUp(session, [path], { settings, clock: budget.clock });
    const scanCommit = createScanCommit(scannersUrl, { lookUpPackages });
    // The same findings as in `run --embedded`.
    const scan = async (sha: string) => {
      const startedMs = Date.now();
      const base = await resolveBranchHead(location, defaultBranch);
      const result = await scanCommit({ path, sha, base }, signal);
      return buildEvidence(toFoundFindings(result, sha, { startedMs, endedMs: Date.now() }), {
        ...{ origin: 'embedded', changes: undefined, isBaseOwn: false, baseline: undefined, compared: undefined },
        ...{ nowMs: startedMs, paths: new Set() },
      });
    };
    for (const line of await describeScanned(head, session.env)) session.log.line(line);
    const look = {
      ...{ subject: toSubject(head, head.sha), evidence: await scan(head.sha), doubt: undefined },
      contains: (sha: string) => isAncestor(location, sha, head.sha),
    };
    const checkout = openVerifiedCheckout(location, head.sha);
    return await use({
      look,
      checkout,
      scan,
      async findBefore(id) {
        for (const sha of await listCommitsBefore(location, head.sha, maxEarlierCommits)) {
          session.log.line(`Not found; checking whether ${sha.slice(0, 12)} contains it`);
          const evidence = await scan(sha);
          const finding = evidence.findings.find((each) => each.id === id);
          if (finding !== undefined) return toKnownState(toSubject(head, sha), evidence, finding);
        }
        return undefined;
      },
    });
  } finally {
    budget.end();
  }
}

function toSubject({ source, branch }: CheckedOutCommit, headSha: string): VerifiedSubject {
  const repositoryUrl = source.vcsUrl;
  return { source: 'embedded', repositoryUrl, branch, headSha, startedAt: undefined, toolVersion: version };
}
