/**
 * `scan-gate verify`: decides whether one finding is fixed, by a new scan or a saved report. Without proof it is
 * undecided.
 */

import { resolve } from 'node:path';
import { readContext } from '../../ci/context/read-context.ts';
import { asGateError } from '../../errors.ts';
import type { EvidencePlace } from '../../gate/sources/origin.ts';
import { jsonText, neutralLine } from '../../report/neutral.ts';
import { displayPlace } from '../../report/place.ts';
import { placeOf } from '../../runs/place.ts';
import type { Outcome, Session } from '../../session.ts';
import { settingsError } from '../../settings/reading.ts';
import { severityWords } from '../../severity.ts';
import type { AnswerOf } from '../answers.ts';
import type { Call } from '../command.ts';
import { gate, readRunSettings } from '../run.ts';
import type { RunFlags, RunRequest } from '../target.ts';
import { type Decision, decide, type State } from './decide.ts';
import { type EmbeddedLook, withEmbeddedLook } from './embedded.ts';
import { doubtOfRun, type Known, type Look } from './look.ts';
import { mismatchOf } from './match.ts';
import { checkoutAt, isSecret, readCodes, searchHistory, type VerifiedCheckout } from './proof.ts';
import { knownIn, lookOfReport } from './saved.ts';

export type VerifyCall = Call<
  Omit<RunFlags, 'own'> & { own: RunFlags['own'] & { report?: string[]; from?: string[] } }
>;

const outcomes: Readonly<Record<State, Outcome>> = {
  fixed: { judged: [] },
  present: { judged: [{ verdict: 'failed', reason: 'violations' }] },
  undecided: { judged: [{ verdict: 'inconclusive', reason: 'evidence' }] },
};

/** No setting changes the exit codes: 0 is fixed, 1 is still there, and everything else is 2. */
export async function verify(call: VerifyCall): Promise<Outcome> {
  const { session, flags } = call;
  const id = readId(call);
  if (flags.own.json) session.log.moveTo(session.complain);
  const { decision, look } = await lookAndDecide(call, id).catch((error: unknown) => {
    const fault = asGateError(error);
    if (fault.code === 'CANCELLED' || fault.reason === 'settings') throw fault;
    const reasons = [fault.message];
    return { decision: { state: 'undecided', reasons, finding: undefined, alike: [] } as Decision, look: undefined };
  });
  if (flags.own.json) session.write(jsonText(answerOf(id, decision, look)));
  else for (const line of linesOf(id, decision)) session.log.line(line);
  return outcomes[decision.state];
}

/** Throws GateError CONFIG unless there is exactly one id and one kind of scan. */
function readId({ flags: { positionals, own, problems, given } }: VerifyCall): string {
  const [id, ...more] = positionals;
  if (id === undefined || id.trim() === '') problems.push('verify takes the id of a finding');
  const extra = more.slice(own.embedded ? 1 : 0);
  if (extra.length > 0) problems.push(`${JSON.stringify(extra.join(' '))} is not expected here`);
  if (own.embedded && own.report) problems.push('--embedded and --report exclude each other');
  if ((own.embedded || own.report) && given['base-url'])
    problems.push(`--base-url does not go with --${own.embedded ? 'embedded' : 'report'}: no service is asked`);
  if (problems.length > 0) throw settingsError(problems);
  return id ?? '';
}

interface Decided {
  decision: Decision;
  look: Look;
}

async function lookAndDecide(call: VerifyCall, id: string): Promise<Decided> {
  const { session, flags, scannersUrl } = call;
  const [from] = flags.own.from ?? [];
  const [report] = flags.own.report ?? [];
  // A named file that cannot be read ends the command before anything is scanned.
  const known = from === undefined ? undefined : await knownIn(session.folder, from, id);
  if (report !== undefined) {
    const look = await lookOfReport(report, await judgedPlace(call));
    return decided({ id, look, known, checkout: checkoutHere(session, look) });
  }
  if (flags.own.embedded) {
    const folder = resolve(session.folder, flags.positionals[1] ?? '.');
    const { report: _, from: __, json: ___, ...own } = flags.own;
    const request = { ...call, flags: { ...flags, own, positionals: flags.positionals.slice(1) } };
    const settings = await readRunSettings(request);
    return withEmbeddedLook(
      { session, folder, scannersUrl, settings },
      async ({ look, checkout, scan, findBefore }) => {
        const asked = { id, look, checkout, scan };
        const first = await decided({ ...asked, known });
        const isMissing = known === undefined && first.decision.finding === undefined;
        return isMissing ? decided({ ...asked, known: await findBefore(id) }) : first;
      },
    );
  }
  const { report: _, from: __, json: ___, ...own } = flags.own;
  const request = { ...call, flags: { ...flags, own, positionals: [] } };
  const look = await lookByService(request);
  return decided({ id, look, known, checkout: checkoutHere(session, look) });
}

/** The commit of this folder, as a run would name it. */
async function judgedPlace({ session, flags }: VerifyCall): Promise<EvidencePlace> {
  const named = flags.given.branch?.value as string | undefined;
  const hints = { judged: { kind: 'folder', named }, policy: { ref: undefined, isCentral: false } } as const;
  return { job: session, context: await readContext(placeOf(session, flags.own), hints) };
}

/** The checkout of this folder, if the observation names its commit. */
function checkoutHere({ folder, cancel }: Session, { subject }: Look): VerifiedCheckout | undefined {
  return subject.headSha === undefined ? undefined : checkoutAt({ path: folder, signal: cancel }, subject.headSha);
}

interface Asked {
  id: string;
  look: Look;
  known: Known | undefined;
  checkout: VerifiedCheckout | undefined;
  scan?: EmbeddedLook['scan'];
}

/** The checkout is only read when that can change the decision. */
async function decided({ id, look, known, checkout, scan }: Asked): Promise<Decided> {
  const question = { id, look, known, mismatch: known && (await mismatchOf(look, known)) };
  const first = decide(question);
  const { finding, state } = first;
  if (finding === undefined || state === 'present' || look.evidence === undefined) return { decision: first, look };
  const history = isSecret(finding) ? await searchHistory({ finding, known, checkout, scan }) : undefined;
  // A service distinguishes equal findings itself.
  const isOwnId = known !== undefined && state === 'fixed' && look.subject.source !== 'service';
  const code = isOwnId ? await readCodes({ look, known, checkout }) : undefined;
  return { decision: decide({ ...question, history, code }), look };
}

const words: Readonly<Record<State, string>> = {
  fixed: '✔ Fixed',
  present: '✖ Still there',
  undecided: '! Not decided',
};

function linesOf(id: string, { state, reasons, finding }: Decision): string[] {
  const name = neutralLine(id, 200);
  const place = finding && displayPlace(finding);
  const title = finding && `${severityWords[finding.severity]}: ${neutralLine(finding.title, 200)}`;
  const about = title === undefined ? [] : [`  ${title}${place === undefined ? '' : `, ${place}`}`];
  return [`${words[state]}: ${name}`, ...about, ...reasons.map((reason) => `  ${neutralLine(reason, 600)}`)];
}

function answerOf(id: string, { state, reasons, finding, alike }: Decision, look: Look | undefined) {
  const { source, branch, headSha } = look?.subject ?? {};
  const answer: AnswerOf<'verify'> = {
    format_version: 1,
    violation_id: id,
    state,
    reasons,
    looked_at: source === undefined ? null : { source, branch: branch ?? null, head_sha: headSha ?? null },
    finding:
      finding === undefined
        ? null
        : {
            ...{
              title: finding.title,
              severity: finding.severity,
              type: finding.type ?? null,
              cwe: finding.cwe ?? null,
            },
            ...{ file_path: finding.filePath ?? null, line_number: finding.line ?? null },
          },
    alike: alike.map((each) => each.id),
  };
  return answer;
}

/** The scope is everything: findings that a policy leaves out may still exist. */
async function lookByService(request: RunRequest): Promise<Look> {
  const settings = await readRunSettings(request);
  const judged = { ...settings, scope: 'scan' as const, sources: { ...settings.sources, scope: 'flag' as const } };
  const { report, evidence } = await gate({ request, settings: judged, wantsEverything: true });
  const { repositoryUrl, branch, headSha, tool, scan } = report;
  return {
    subject: {
      ...{ source: 'service', repositoryUrl, branch, headSha },
      ...{ startedAt: evidence?.startedAt, toolVersion: tool.version },
    },
    evidence: scan?.status === 'COMPLETED' ? evidence : undefined,
    doubt: doubtOfRun(report, 'this run'),
  };
}
