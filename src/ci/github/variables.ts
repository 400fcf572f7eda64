/** Checks that the event file is the one that the runner wrote: it must agree with the runner's own variables. */
import { GateError } from '../../errors.ts';
import { neutralizeLine } from '../../report/neutral.ts';
import type { Environment } from '../systems/system.ts';
import { type AnyEvent, anyEvent, readAs } from './payload.ts';

type Statements = Readonly<Record<string, (payload: AnyEvent) => string | undefined>>;

/** For every event that is about a pull request. */
const ofPull: Statements = {
  GITHUB_HEAD_REF: ({ pull_request: pull }) => pull?.head?.ref,
  GITHUB_BASE_REF: ({ pull_request: pull }) => pull?.base?.ref,
};

/** The payload field that holds the value of each variable that the runner sets, by event. */
const statedVariables: Readonly<Record<string, Statements>> = {
  push: { GITHUB_REF: ({ ref }) => ref, GITHUB_SHA: ({ after, deleted }) => (deleted ? undefined : after) },
  workflow_dispatch: { GITHUB_REF: ({ ref }) => (ref?.startsWith('refs/') ? ref : undefined) },
  merge_group: {
    GITHUB_REF: ({ merge_group: group }) => group?.head_ref,
    GITHUB_SHA: ({ merge_group: group }) => group?.head_sha,
  },
};

/** An earlier step may have overwritten the file, but not the runner's variables. */
export function checkVariables(payload: unknown, env: Environment, event: string): void {
  const read = statedVariables[event] ?? ofPull;
  const said = readAs(anyEvent, payload);
  const statements = said === undefined ? [] : Object.entries(read).map(([name, of]) => [name, of(said)] as const);
  for (const [name, stated] of statements) {
    const set = env[name];
    if (stated === undefined || !set || stated === set) continue;
    if (name === 'GITHUB_SHA' && stated.toLowerCase() === set.toLowerCase()) continue;
    throw createEventMismatchError(
      `The event file says ${neutralizeLine(stated, 140)} where ${name} is ${neutralizeLine(set, 140)}`,
    );
  }
  const number = /^refs\/pull\/(\d+)\//.exec(env.GITHUB_REF ?? '')?.[1];
  const pull = said?.pull_request?.number;
  if (number === undefined || pull === undefined || Number(number) === pull) return;
  throw createEventMismatchError(`The event file is about pull request ${pull}, the run about ${number}`);
}

/** No setting weakens this reason: otherwise the file could give a reason that the policy lets pass. */
function createEventMismatchError(message: string): GateError {
  return new GateError('CONFIG', message, {
    reason: 'settings',
    hint: 'The file that GITHUB_EVENT_PATH names must be the one that the runner wrote. Run the gate in its own job.',
  });
}
