/** A run on a service's scan: of a remote service, or of the embedded one for a local checkout. */
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
import type { RunTarget, ServiceRunRequest } from './target.ts';
import { describeUncommittedPolicy } from './uncommitted-policy.ts';

/** Runs the gate on its target, and stops what was started for it. */
export async function runOverService(request: ServiceRunRequest): Promise<GateResult> {
  const { session, settings, checkout, wantsEverything = false } = request;
  const target = await createTarget(request);
  try {
    await request.check?.(target);
    const { context, options } = target;
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
      clock: session.clock(target.settings.baseUrl),
      ...{ cancel: session.cancel, now: session.now, log: session.runLog },
      surroundings: (budget, onWait) =>
        createRepositoryAccess(context, { github, transport, budget, folder, checkout: checkout?.folder, onWait }),
    };
    const source = createServiceSource(target.settings, { ...options, wantsEverything });
    return await runGate(target.settings, environment, source);
  } finally {
    await target.end();
  }
}

async function createTarget({ session, settings, checkout, local }: ServiceRunRequest): Promise<RunTarget> {
  if (checkout !== undefined) {
    return createEmbeddedTarget({ session, settings, checkout, local });
  }
  const hints = buildContextHints(settings, { kind: 'branch', named: settings.branch });
  const context = await readContext(createRunEnvironment(session, { local }), hints);
  const { defaultBranch } = context;
  const opening = [describeContext(context)];
  return { settings, context, options: {}, defaultBranch, opening, end: async () => {} };
}
