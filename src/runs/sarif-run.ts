/** A run on SARIF files that scanners of this job have written. */
import type { RunContext } from '../ci/context/context.ts';
import { readContext } from '../ci/context/read-context.ts';
import { createGithubAccess } from '../ci/github/access.ts';
import { type GateResult, runGate } from '../gate/gate.ts';
import type { NamedPolicy } from '../gate/policy-request.ts';
import type { GateEnvironment } from '../gate/progress.ts';
import { buildContextHints, createRepositoryAccess } from '../gate/repository-access.ts';
import { createSarifSource } from '../gate/sources/findings/sarif.ts';
import type { SarifRequest } from '../gate/sources/findings/sarif-files.ts';
import { type Session, version } from '../session.ts';
import type { Settings } from '../settings/settings.ts';
import { createRunEnvironment, describeUnattended } from './run-environment.ts';
import { describeUncommittedPolicy } from './uncommitted-policy.ts';

interface SarifRunRequest extends SarifRequest {
  session: Session;
  settings: Settings;
  policyFile?: NamedPolicy | undefined;
  local?: true | undefined;
  /** Called with the context before anything is read. */
  found?: ((context: RunContext) => Promise<void>) | undefined;
}

/** Judges all files together. */
export async function runOverSarif(request: SarifRunRequest): Promise<GateResult> {
  const { session, settings, policyFile, local } = request;
  session.log.line(`Scan Gate ${version} · SARIF`);
  const hints = buildContextHints(settings, { kind: 'folder', named: settings.branch });
  const context = await readContext(createRunEnvironment(session, { local }), hints);
  await request.found?.(context);
  const uncommitted = policyFile === undefined ? await describeUncommittedPolicy(session.folder, settings) : [];
  for (const line of [...uncommitted, ...describeUnattended(context)]) session.log.line(line);
  const github = createGithubAccess(session.env, settings.githubToken);
  const { folder } = session;
  const transport = await session.transport();
  const environment: GateEnvironment = {
    ...{ context, version, transport, policyFile },
    ...{ clock: session.clock(), cancel: session.cancel, now: session.now, log: session.runLog },
    surroundings: (budget, onWait) => createRepositoryAccess(context, { github, transport, budget, folder, onWait }),
  };
  return runGate(settings, environment, createSarifSource(request, session));
}
