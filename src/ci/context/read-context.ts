/** The one reader of a run's context, for every entry: the action, and every command that judges or explains. */
import { isGithubActions } from '../systems/registry.ts';
import type { RunContext } from './context.ts';
import type { ContextHints, RunEnvironment } from './hints.ts';
import { readPipeline } from './pipeline.ts';
import { readWorkflow } from './workflow.ts';

/** Throws GateError CONFIG when nothing says what to judge, and when what is said does not fit. */
export async function readContext(environment: RunEnvironment, hints: ContextHints): Promise<RunContext> {
  const { judged, policy } = hints;
  const { variables } = environment;
  const isWorkflow = isGithubActions(variables) && Boolean(variables.GITHUB_EVENT_PATH);
  const mustBe = judged.kind === 'branch' && judged.mustBeWorkflow === true;
  if (judged.kind === 'commented' || isWorkflow || mustBe) {
    return readWorkflow(environment, hints);
  }
  return readPipeline(environment, judged, policy);
}
