/** Buildkite. `$` is written as `$$`, because Buildkite replaces variables itself. */
import { fillTemplate, indentLines, type Pipeline, type ShellRecipe } from './recipe.ts';
import { writeScript } from './shell.ts';

export const buildkite: ShellRecipe = {
  kind: 'shell',
  file: '.buildkite/pipeline.yml',
  marks: ['.buildkite', 'buildkite.yml'],
  key: "Store the API key as the secret SCAN_GATE_API_KEY of the agents' cluster",
  isBranchWritten: false,
  steps: ['The agent needs git and Node.js 24'],
  reports: [{ format: 'html', path: 'scan-gate.html', shownIn: 'the artifacts of the job' }],
  render: (pipeline) => fillTemplate(renderText(pipeline), pipeline),
};

function renderText(pipeline: Pipeline): string {
  const lines = writeScript(pipeline, { reports: buildkite.reports });
  const script = lines.map((line) => line.replaceAll('$', '$$$$'));
  return `# Buildkite: .buildkite/pipeline.yml. The agent has git and Node.js 24.
?# SCAN_GATE_API_KEY comes from the secrets of the agents' cluster.
steps:
  - label: Scan Gate
    key: scan-gate
?    secrets: [SCAN_GATE_API_KEY]
    command: |
${indentLines(script, 6)}
    artifact_paths: [scan-gate.html]
`;
}
