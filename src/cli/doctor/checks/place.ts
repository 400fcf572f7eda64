/** Checks where a run in this folder takes place: its branch and its CI system. */
import { describeContext, type RunContext } from '../../../ci/context/context.ts';
import { type CiRun, ciMark, ciSystems, isGithubActions, readCiRun } from '../../../ci/systems/registry.ts';
import type { CiSystem, Environment } from '../../../ci/systems/system.ts';
import { checkHead, refuseMoved, withOwnHead } from '../../../gate/guards.ts';
import { unattendedLines } from '../../../runs/place.ts';
import { type DoctorFinding, fine, notTried } from '../check.ts';
import type { Examined } from '../examined.ts';

export async function checkBranch({ session, context, around }: Examined): Promise<DoctorFinding> {
  const read = await context();
  if (read.refusal !== undefined) throw read.refusal;
  const surroundings = await around();
  const here = await withOwnHead(surroundings, read);
  const head = await checkHead(surroundings, here);
  refuseMoved(head);
  const base = here.base === undefined ? [] : [`compared with ${here.base.branch}`];
  const known = here.defaultBranch === undefined ? 'the default branch is not known' : undefined;
  const details = [...base, ...(known === undefined ? [] : [known])];
  // A CI system checks out a commit without a branch, and says which branch it belongs to.
  const branch = readCiRun(session.env)?.branch ?? here.branch;
  const place = describeContext({ ...here, branch });
  if (head.kind === 'same') return fine(place, details);
  return { state: 'not tried', message: `${place}. ${head.message}`, hint: head.hint, details };
}

/** What the settings ask GitHub to require: with `wait: false` a job that is green has judged nothing yet. */
export async function checkWaiting({ settings }: Examined): Promise<DoctorFinding> {
  if (settings.wait) return fine('a run waits for its scan');
  return notTried(
    'wait: false: whether a ruleset requires the check run, only its settings show',
    'Require the check run Scan Gate and not the job, which is green as soon as the scan is started.',
  );
}

/** Checks the token with which a run may publish on the CI system's own pages. */
export async function checkToken({ session: { env } }: Examined): Promise<DoctorFinding> {
  const system: CiSystem | undefined = ciSystems.find((each) => each.isHere(env));
  if (system === undefined || system.id === 'github')
    return notTried('what github-token may write, no interface tells; a surface that is refused says so');
  const { name, token } = system;
  if (token === undefined) return notTried(`${name} needs none: the result is in the log and in report files`);
  const names = [token].flat();
  const given = names.find((each) => env[each]?.trim());
  if (given !== undefined)
    return fine(`${given} is set; what it may write, no interface tells, and a refusal is said in the log`);
  return notTried(`${names.join(' or ')} is not set: ${name} shows the result in the log and in report files alone`);
}

export async function checkSystem({ session, isAttended, context }: Examined): Promise<DoctorFinding> {
  const { env } = session;
  if (isGithubActions(env)) return fine('GitHub Actions', factLines(githubFacts(env)));
  const run = readCiRun(env);
  if (run === undefined) {
    const [unattended] = unattendedLines({ system: isAttended ? 'laptop' : 'unattended' });
    return notTried(unattended ?? 'none: a machine of your own');
  }
  // `checkBranch` reports why nothing can be read.
  const here = await context().catch(() => undefined);
  const facts = placeFacts(run, here);
  const missing = facts.filter(({ value }) => value === undefined).map(({ name }) => name);
  const name = run.id === 'other' ? `${run.name} (${ciMark(env)} is set)` : run.name;
  return fine(name, [
    ...facts.flatMap(({ name, value, from }) => (value === undefined ? [] : [`${name}: ${value} (${from})`])),
    ...(missing.length === 0 ? [] : [`unknown: ${missing.join(', ')}`]),
    ...(run.wholeHistory === undefined ? [] : [`the whole history: ${run.wholeHistory}`]),
  ]);
}

interface PlaceFact {
  name: string;
  value: string | number | undefined;
  from: 'variables' | 'git';
}

/** From the variables, otherwise from git. When a fork is refused, git is not asked. */
function placeFacts(run: CiRun, here: RunContext | undefined): PlaceFact[] {
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

function githubFacts(env: Environment): Record<string, string | undefined> {
  const { GITHUB_EVENT_NAME: event, GITHUB_REPOSITORY: repository, GITHUB_REF: ref, GITHUB_SHA: commit } = env;
  return { event, repository, ref, commit };
}

/** Writes `pullRequest: 7` as `pull request 7`. */
function factLines(facts: object): string[] {
  const words = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const stated = Object.entries(facts).filter(([, value]) => value !== undefined && value !== '');
  return stated.map(([name, value]) => `${words(name)}: ${value}`);
}
