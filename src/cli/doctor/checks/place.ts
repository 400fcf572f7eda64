/** Where a run here takes place: the branch, and the CI system. */
import { describeContext } from '../../../ci/context/context.ts';
import { ciMark, readCiRun } from '../../../ci/systems/registry.ts';
import type { Environment } from '../../../ci/systems/system.ts';
import { checkHead, refuseMoved, withOwnHead } from '../../../gate/guards.ts';
import { unattendedLines } from '../../../runs/place.ts';
import { type DoctorFinding, fine, notTried } from '../check.ts';
import type { Examined } from '../examined.ts';

export async function checkBranch({ context, around }: Examined): Promise<DoctorFinding> {
  const read = await context();
  if (read.refusal !== undefined) throw read.refusal;
  const surroundings = await around();
  const here = await withOwnHead(surroundings, read);
  const head = await checkHead(surroundings, here);
  refuseMoved(head);
  const base = here.base === undefined ? [] : [`compared with ${here.base.branch}`];
  const known = here.defaultBranch === undefined ? 'nothing says which branch is the default one' : undefined;
  const details = [...base, ...(known === undefined ? [] : [known])];
  if (head.kind === 'same') return fine(describeContext(here), details);
  return { state: 'not tried', message: `${describeContext(here)}. ${head.message}`, hint: head.hint, details };
}

export async function checkSystem({ session, isAttended }: Examined): Promise<DoctorFinding> {
  const { env } = session;
  if (env.GITHUB_ACTIONS === 'true') return fine('GitHub Actions', factLines(githubFacts(env)));
  const run = readCiRun(env);
  if (run === undefined) {
    const [unattended] = unattendedLines({ system: isAttended ? 'laptop' : 'unattended' });
    return notTried(unattended ?? 'none: a machine of your own');
  }
  const { id, name, ...facts } = run;
  if (id !== 'other') return fine(name, factLines(facts));
  return fine(`one that says nothing of what it builds (${ciMark(env)} is set)`);
}

function githubFacts(env: Environment): Record<string, string | undefined> {
  const { GITHUB_EVENT_NAME: event, GITHUB_REPOSITORY: repository, GITHUB_REF: ref, GITHUB_SHA: commit } = env;
  return { event, repository, ref, commit };
}

/** `pullRequest: 7` as `pull request 7`. */
function factLines(facts: object): string[] {
  const words = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const stated = Object.entries(facts).filter(([, value]) => value !== undefined && value !== '');
  return stated.map(([name, value]) => `${words(name)}: ${value}`);
}
