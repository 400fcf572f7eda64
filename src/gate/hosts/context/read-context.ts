/** The only function that reads a run's context. The actions and every command that judges or explains use it. */

import { readWorkflow } from '../github/workflow.ts';
import { isGithubActions } from '../registry.ts';
import type { ContextHints, RunContext, RunEnvironment } from './context.ts';
import { readPipeline } from './pipeline.ts';

/** Throws GateError CONFIG when nothing says what to judge, or when the statements contradict each other. */
export async function readContext(environment: RunEnvironment, hints: ContextHints): Promise<RunContext> {
  const { judged, policy } = hints;
  const { variables } = environment;
  const isWorkflow = isGithubActions(variables) && Boolean(variables.GITHUB_EVENT_PATH);
  const mustBe = judged.kind === 'branch' && judged.mustBeWorkflow === true;
  if (judged.kind === 'commented' || judged.kind === 'pending' || isWorkflow || mustBe) {
    return readWorkflow(environment, hints);
  }
  return readPipeline(environment, judged, policy);
}
