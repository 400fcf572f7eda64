/**
 * The policy of `scan-gate judge`: the file that `--policy` names, or the policy that a run in this folder would use.
 */

import { resolve } from 'node:path';
import type { RunContext } from '../../ci/context/context.ts';
import { readContext } from '../../ci/context/read-context.ts';
import { githubAccess } from '../../ci/github/access.ts';
import { createBudget } from '../../clock.ts';
import { loadNamedPolicy } from '../../gate/named-policy.ts';
import type { LoadedPolicy } from '../../gate/policy.ts';
import type { RunLog } from '../../gate/run.ts';
import { contextHints, createSurroundings, type Surroundings } from '../../gate/surroundings.ts';
import { placeOf, unattendedLines } from '../../runs/place.ts';
import { uncommittedPolicyLines } from '../../runs/uncommitted-policy.ts';
import type { Session } from '../../session.ts';
import type { JudgeFlags } from './flags.ts';

export interface JudgePlace {
  context: RunContext;
  around: Surroundings;
  loaded: LoadedPolicy;
}

interface Use<T> {
  log: RunLog;
  use: (place: JudgePlace) => Promise<T>;
}

/** Reads the policy and passes it to `use` with the surroundings, which are closed when `use` ends. */
export async function withJudgePolicy<T>(
  session: Session,
  { settings, policyFile, local }: JudgeFlags,
  { log, use }: Use<T>,
): Promise<T> {
  const { env, folder: cwd, now, cancel, clock, transport: openTransport } = session;
  const hints = contextHints(settings, { kind: 'folder', named: settings.branch });
  const context = await readContext(placeOf(session, { local }), hints);
  const uncommitted = policyFile === undefined ? await uncommittedPolicyLines(cwd, settings) : [];
  for (const line of [...uncommitted, ...unattendedLines(context)]) log.say(line);
  const github = githubAccess(env, settings.githubToken);
  const transport = await openTransport();
  const budget = createBudget(clock(), settings.timeoutSeconds * 1000, cancel);
  try {
    const around = createSurroundings(context, { github, transport, budget, folder: cwd });
    const named = policyFile === undefined ? undefined : { path: resolve(cwd, policyFile), name: policyFile };
    const loaded = await loadNamedPolicy({ settings, context, around, log, now }, named);
    return await use({ context, around, loaded });
  } finally {
    budget.end();
  }
}
