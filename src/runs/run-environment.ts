/**
 * Where a command runs: its environment, whether a person is present, and `--local`, which declares a personal machine.
 */
import type { RunContext } from '../ci/context/context.ts';
import type { RunEnvironment } from '../ci/context/hints.ts';
import { findCiMark } from '../ci/systems/registry.ts';
import { GateError } from '../errors.ts';
import type { Session } from '../session.ts';

/** A run on one's own machine would not be expected to be judged as a pull request, so the log says it. */
export function describeUnattended({ system }: Pick<RunContext, 'system'>): string[] {
  if (system !== 'unattended') return [];
  return [
    'Not in a terminal or a CI system, so the stricter pull-request rules apply. On your own machine, add --local',
  ];
}

/** Throws GateError CONFIG for `--local` in a CI system, where a pull request could use it. */
export function createRunEnvironment(
  { env, folder, hasTerminal }: Pick<Session, 'env' | 'folder' | 'hasTerminal'>,
  { local }: { local?: true | undefined } = {},
): RunEnvironment {
  const mark = local ? findCiMark(env) : undefined;
  if (mark === undefined) return { variables: env, folder, isAttended: hasTerminal || local === true };
  throw new GateError('CONFIG', `--local cannot be used in a CI system (the variable ${mark} is set)`, {
    reason: 'settings',
    hint: 'Remove --local: it is for your own machine.',
  });
}
