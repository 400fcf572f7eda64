/** Checks where a run in this folder takes place: its branch and its CI system. */
import { describeContext, type RunContext } from '../../../hosts/context/context.ts';
import { type CiRun, ciSystems, findCiMark, isGithubActions, readCiRun } from '../../../hosts/registry.ts';
import type { CiSystem, Environment } from '../../../hosts/system.ts';
import { describeUnattended } from '../../../run/place.ts';
import { addBranchHead, checkHead, refuseMoved } from '../../../story/guards.ts';
import { type DoctorFinding, reportNotTried, reportOk } from '../check.ts';
import type { DoctorContext } from '../doctor-context.ts';

export async function checkRunBranch({ session, context, reader }: DoctorContext): Promise<DoctorFinding> {
  const read = await context();
  if (read.refusal !== undefined) throw read.refusal;
  const surroundings = await reader();
  const here = await addBranchHead(surroundings, read);
  const head = await checkHead(surroundings, here);
  refuseMoved(head);
  const base = here.base === undefined ? [] : [`compared with ${here.base.branch}`];
  const remark = here.defaultBranch === undefined ? 'the default branch is not known' : undefined;
  const details = [...base, ...(remark === undefined ? [] : [remark])];
  // A CI system checks out a commit without a branch, and says which branch it belongs to.
  const branch = readCiRun(session.env)?.branch ?? here.branch;
  const contextText = describeContext({ ...here, branch });
  if (head.kind === 'same') return reportOk(contextText, details);
  return { state: 'not tried', message: `${contextText}. ${head.message}`, hint: head.hint, details };
}

/** What the settings ask GitHub to require: with `wait: false` a job that is green has judged nothing yet. */
export async function checkWaiting({ settings }: DoctorContext): Promise<DoctorFinding> {
  if (settings.wait) return reportOk('a run waits for its scan');
  return reportNotTried(
    'wait: false: only the settings of a ruleset show whether it requires the check run',
    'Require the check run Scan Gate and not the job, which is green as soon as the scan is started.',
  );
}

/** Checks the token with which a run may publish on the CI system's own pages. */
export async function checkToken({ session: { env } }: DoctorContext): Promise<DoctorFinding> {
  const system: CiSystem | undefined = ciSystems.find((each) => each.isHere(env));
  if (system === undefined || system.id === 'github')
    return reportNotTried('the API does not report what github-token may write; a refused surface says so');
  const { name, token } = system;
  if (token === undefined) return reportNotTried(`${name} needs none: the result is in the log and in report files`);
  const names = [token].flat();
  const given = names.find((each) => env[each]?.trim());
  if (given !== undefined)
    return reportOk(`${given} is set; the API does not report what it may write, and the log names a refusal`);
  return reportNotTried(
    `${names.join(' or ')} is not set: ${name} shows the result only in the log and in report files`,
  );
}

export async function checkCiSystem({ session, isAttended, context }: DoctorContext): Promise<DoctorFinding> {
  const { env } = session;
  if (isGithubActions(env)) return reportOk('GitHub Actions', formatFacts(listGithubFacts(env)));
  const run = readCiRun(env);
  if (run === undefined) {
    const [unattended] = describeUnattended({ system: isAttended ? 'laptop' : 'unattended' });
    return reportNotTried(unattended ?? 'none: your own machine');
  }
  // `checkRunBranch` reports why nothing can be read.
  const here = await context().catch(() => undefined);
  const facts = listRunFacts(run, here);
  const missing = facts.filter(({ value }) => value === undefined).map(({ name }) => name);
  const name = run.id === 'other' ? `${run.name} (${findCiMark(env)} is set)` : run.name;
  return reportOk(name, [
    ...facts.flatMap(({ name, value, from }) => (value === undefined ? [] : [`${name}: ${value} (${from})`])),
    ...(missing.length === 0 ? [] : [`unknown: ${missing.join(', ')}`]),
    ...(run.wholeHistory === undefined ? [] : [`the whole history: ${run.wholeHistory}`]),
  ]);
}

/** From the variables, otherwise from git. When a fork is refused, git is not asked. */
function listRunFacts(run: CiRun, here: RunContext | undefined) {
  const read = here?.refusal === undefined ? here : undefined;
  const fork = run.isFork === undefined ? read?.change?.fork : run.isFork ? 'yes' : 'no';
  const isChange = run.isChange === true || run.pullRequest !== undefined;
  const rows: [name: string, said: string | number | undefined, found: string | undefined][] = [
    ['event', run.event, undefined],
    ['repository', run.repositoryUrl, here?.repositoryUrl],
    ...(run.tag === undefined ? [] : [['tag', run.tag, undefined] as [string, string, undefined]]),
    ['branch', run.branch, read?.branch],
    ['head', run.headSha, read?.headSha],
    ['into', run.baseBranch, read?.base?.branch],
    ['default branch', run.defaultBranch, here?.defaultBranch],
    ...(isChange ? ([['pull request', run.pullRequest, undefined]] as [string, number | undefined, undefined][]) : []),
    ...(isChange
      ? ([['fork', run.isFork === undefined ? undefined : fork, fork]] as [
          string,
          string | undefined,
          string | undefined,
        ][])
      : []),
    ['page', run.runUrl, undefined],
  ];
  return rows.map(([name, said, found]) => ({
    name,
    value: said ?? found,
    from: said === undefined ? 'git' : 'variables',
  }));
}

function listGithubFacts(env: Environment): Record<string, string | undefined> {
  const { GITHUB_EVENT_NAME: event, GITHUB_REPOSITORY: repository, GITHUB_REF: ref, GITHUB_SHA: commit } = env;
  return { event, repository, ref, commit };
}

/** Writes `pullRequest: 7` as `pull request 7`. */
function formatFacts(facts: object): string[] {
  const splitWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const stated = Object.entries(facts).filter(([, value]) => value !== undefined && value !== '');
  return stated.map(([name, value]) => `${splitWords(name)}: ${value}`);
}
