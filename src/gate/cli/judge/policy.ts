/**
 * The policy of `scan-gate judge`: the file that `--policy` names, or the policy that a run in this folder would use.
 */

import { resolve } from 'node:path';
import type { RunContext } from '../../hosts/context/context.ts';
import { withPolicy } from '../../run/gate-run.ts';
import { describePlace, describeUnattended, readRunContext } from '../../run/place.ts';
import type { Session } from '../../run/session.ts';
import type { Settings } from '../../settings/settings.ts';
import type { LoadedPolicy } from '../../story/policy.ts';
import type { RepositoryReader } from '../../story/repository-access.ts';
import type { RunLog } from '../../story/run.ts';
import type { JudgeFlags } from './flags.ts';

export interface JudgeContext {
  context: RunContext;
  reader: RepositoryReader;
  loaded: LoadedPolicy;
  /** Those of the command. */
  settings: Settings;
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
  const { folder } = session;
  const context = await readRunContext(session, settings, { kind: 'folder', named: settings.branch }, { local });
  const named = policyFile === undefined ? undefined : { path: resolve(folder, policyFile), name: policyFile };
  const place = named === undefined ? await describePlace(folder, settings, context) : describeUnattended(context);
  for (const line of place) log.say(line);
  return withPolicy(session, settings, context, {
    log,
    policyFile: named,
    use: (loaded, reader) => use({ context, reader, loaded, settings }),
  });
}
