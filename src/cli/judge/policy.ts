/** The policy of `scan-gate judge`: the file that `--policy` names, or the one that a run in this place would have. */

import { resolve } from 'node:path';
import type { RunContext } from '../../ci/context/context.ts';
import { readContext } from '../../ci/context/read-context.ts';
import { githubAccess } from '../../ci/github/access.ts';
import { createBudget } from '../../clock.ts';
import { readRegularText } from '../../git/regular-file.ts';
import type { Session } from '../../session.ts';
import type { Settings } from '../../settings/settings.ts';
import { type LoadedPolicy, loadPolicy } from '../../steps/policy.ts';
import type { RunLog } from '../../steps/run.ts';
import { contextHints, createSurroundings, type Surroundings } from '../../steps/surroundings.ts';
import { placeOf, unattendedLines } from '../place.ts';
import { uncommittedPolicyLines } from '../uncommitted-policy.ts';
import { type JudgeFlags, unreadable } from './flags.ts';

export interface JudgePlace {
  context: RunContext;
  around: Surroundings;
  loaded: LoadedPolicy;
}

interface Use<T> {
  log: RunLog;
  use: (place: JudgePlace) => Promise<T>;
  /** Told where it judges before anything is read there. */
  found?: ((context: RunContext) => Promise<void>) | undefined;
}

/** Reads the policy, and hands it on together with how the place is read, which ends when `use` does. */
export async function withJudgePolicy<T>(
  session: Session,
  { settings, policyFile, local }: JudgeFlags,
  { log, use, found }: Use<T>,
): Promise<T> {
  const { env, folder: cwd, now, cancel, clock, transport: openTransport } = session;
  const hints = contextHints(settings, { kind: 'folder', named: settings.branch });
  const context = await readContext(placeOf(session, { local }), hints);
  await found?.(context);
  const uncommitted = policyFile === undefined ? await uncommittedPolicyLines(cwd, settings) : [];
  for (const line of [...uncommitted, ...unattendedLines(context)]) log.say(line);
  const github = githubAccess(env, settings.githubToken);
  const transport = await openTransport();
  const budget = createBudget(clock(), settings.timeoutSeconds * 1000, cancel);
  try {
    const around = createSurroundings(context, { github, transport, budget });
    const named = policyFile === undefined ? around : await namedFile(around, resolve(cwd, policyFile), policyFile);
    const chosen: Settings = policyFile === undefined ? settings : { ...settings, configFile: ownFile(policyFile) };
    const loaded = await loadPolicy({ settings: chosen, context, around: named, log, now });
    if (policyFile !== undefined) loaded.exceptionsFile = { path: policyFile, branch: undefined };
    return await use({ context, around, loaded });
  } finally {
    budget.end();
  }
}

function ownFile(path: string): Settings['configFile'] {
  return { kind: 'own', path };
}

/** Whoever names a file of this machine trusts it: there is no other version that could tighten it. */
async function namedFile({ readPolicyFile }: Surroundings, path: string, name: string): Promise<Surroundings> {
  const text = await readRegularText(path).catch((error: unknown) => {
    throw unreadable(name, error, 'CONFIG');
  });
  return {
    readPolicyFile: async (from, wanted) => {
      if (from === 'head') return undefined;
      // What it names beside itself stands where the policy otherwise would.
      return wanted === name ? { text, at: 'this machine' } : readPolicyFile?.('trusted', wanted);
    },
  };
}
