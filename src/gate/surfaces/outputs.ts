/** The outputs of the action for later steps. They are set however the run ends. */
import { type OutputName, readOutputs } from '../report/outputs.ts';
import type { LocalShowing, LocalSurface } from './surface.ts';

export const outputs: LocalSurface = {
  kind: 'local',
  name: 'The outputs',
  shows: 'outputs for the steps that follow',
  settings: [],
  degrades: 'a warning',
  isWanted: ({ local }) => local.runner?.setOutputs !== undefined,
  async write(showing) {
    showing.local.runner?.setOutputs?.(collectOutputs(showing));
    return {};
  },
};

/** In the order of the table. */
export function collectOutputs({
  report,
  written,
}: Pick<LocalShowing, 'report' | 'written'>): Record<OutputName, string> {
  const { 'policy-sha256': policySha256, ...values } = readOutputs(report);
  return {
    ...values,
    'report-file': written.files.json ?? '',
    'sarif-file': written.files.sarif ?? '',
    'check-run-url': written.checkRunUrl ?? '',
    'comment-url': written.commentUrl ?? '',
    'policy-sha256': policySha256,
  };
}
