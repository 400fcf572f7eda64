/**
 * The policy of `scan-gate judge`: the file that `--policy` names, or the policy that a run in this folder would use.
 */

import { resolve } from 'node:path';
import type { RunContext } from '../../ci/context/context.ts';
import { readContext } from '../../ci/context/read-context.ts';
import { createGithubAccess } from '../../ci/github/access.ts';
import { createBudget } from '../../clock.ts';
import { loadNamedPolicy } from '../../gate/named-policy.ts';
import type { LoadedPolicy } from '../../gate/policy.ts';
import { buildContextHints, createRepositoryAccess, type RepositoryAccess } from '../../gate/repository-access.ts';
import type { RunLog } from '../../gate/run.ts';
import { createRunEnvironment, describeUnattended } from '../../runs/run-environment.ts';
import { describeUncommittedPolicy } from '../../runs/uncommitted-policy.ts';
import type { Session } from '../../session.ts';
import type { JudgeFlags } from './flags.ts';

export interface JudgeContext {
  context: RunContext;
  repositoryAccess: RepositoryAccess;
  loaded: LoadedPolicy;
}

interface JudgePolicyUse<T> {
  log: RunLog;
  use: (context: JudgeContext) => Promise<T>;
}

/** Reads the policy and passes it to `use` with the surroundings, which are closed when `use` ends. */
export async function withJudgePolicy<T>(
  session: Session,
  { settings, policyFile, local }: JudgeFlags,
  { log, use }: JudgePolicyUse<T>,
): Promise<T> {
  const { env, folder: cwd, now, cancel, clock, transport: openTransport } = session;
  const hints = buildContextHints(settings, { kind: 'folder', named: settings.branch });
  const context = await readContext(createRunEnvironment(session, { local }), hints);
  const uncommitted = policyFile === undefined ? await describeUncommittedPolicy(cwd, settings) : [];
  for (const line of [...uncommitted, ...describeUnattended(context)]) log.say(line);
  const github = createGithubAccess(env, settings.githubToken);
  const transport = await openTransport();
  const budget = createBudget(clock(), settings.timeoutSeconds * 1000, cancel);
  try {
    const repositoryAccess = createRepositoryAccess(context, { github, transport, budget, folder: cwd });
    const named = policyFile === undefined ? undefined : { path: resolve(cwd, policyFile), name: policyFile };
    const loaded = await loadNamedPolicy({ settings, context, repositoryAccess, log, now }, named);
    return await use({ context, repositoryAccess, loaded });
  } finally {
    budget.end();
  }
}
