/** A run of the gate: on a service's scan, or on a checkout that is scanned on this machine. */
import { describeContext } from '../ci/context/context.ts';
import { readContext } from '../ci/context/read-context.ts';
import { createGithubAccess } from '../ci/github/access.ts';
import { type GateResult, runGate } from '../gate/gate.ts';
import type { GateEnvironment } from '../gate/progress.ts';
import { buildContextHints, createRepositoryAccess } from '../gate/repository-access.ts';
import { createServiceSource } from '../gate/sources/service/source.ts';
import { version } from '../session.ts';
import { createEmbeddedTarget } from './embedded.ts';
import { createRunEnvironment, describeUnattended } from './run-environment.ts';
import type { GateRunRequest, RunTarget } from './target.ts';
import { describeUncommittedPolicy } from './uncommitted-policy.ts';

/** Runs the gate on its target, and stops what was started for it. */
export async function runOverTarget(request: GateRunRequest): Promise<GateResult> {
  const { session, settings, checkout } = request;
  const target = await createTarget(request);
  try {
    await request.check?.(target);
    const { context, source } = target;
    const policyNotes =
      context.uncommitted === undefined
        ? await describeUncommittedPolicy(checkout?.folder ?? session.folder, settings)
        : [];
    const [about = '', ...rest] = [...target.opening, ...policyNotes, ...describeUnattended(context)];
    for (const line of [`Scan Gate ${version} · ${about}`, ...rest]) session.log.line(line);
    const github = createGithubAccess(session.env, settings.githubToken);
    const { folder } = session;
    const transport = await session.transport();
    const environment: GateEnvironment = {
      ...{ context, version, transport },
      clock: session.clock(checkout === undefined ? settings.baseUrl : undefined),
      ...{ cancel: session.cancel, now: session.now, log: session.runLog },
      surroundings: (budget, onWait) =>
        createRepositoryAccess(context, { github, transport, budget, folder, checkout: checkout?.folder, onWait }),
    };
    return await runGate(settings, environment, source);
  } finally {
    await target.end();
  }
}

async function createTarget(request: GateRunRequest): Promise<RunTarget> {
  const { session, settings, checkout, local, wantsEverything } = request;
  if (checkout !== undefined) return createEmbeddedTarget(request, checkout);
  const hints = buildContextHints(settings, { kind: 'branch', named: settings.branch });
  const context = await readContext(createRunEnvironment(session, { local }), hints);
  const source = createServiceSource(settings, { wantsEverything });
  const opening = [describeContext(context, settings.baseUrl)];
  return { context, source, defaultBranch: context.defaultBranch, opening, end: async () => {} };
}
