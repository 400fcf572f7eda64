/** Drone. It replaces `${NAME}`, and `$$` stands for one `$`. */
import { fillTemplate, indentLines, type Pipeline, quoteYaml, type ShellRecipe } from './recipe.ts';
import { wrapInBash, writeScript } from './shell.ts';

export const drone: ShellRecipe = {
  kind: 'shell',
  file: '.drone.yml',
  marks: [],
  key: 'Store the API key as the secret scan_gate_api_key of the repository; allow it for pull requests',
  isBranchWritten: true,
  reports: [],
  render: (pipeline) => fillTemplate(renderText(pipeline), pipeline),
};

function renderText(pipeline: Pipeline): string {
  const lines = wrapInBash(writeScript(pipeline, { isEphemeral: true }));
  const script = lines.map((line) => line.replaceAll('${', '$$${'));
  return `# Drone: .drone.yml
?# scan_gate_api_key is a secret of the repository that pull requests may read.
kind: pipeline
type: docker
name: scan-gate
trigger:
  event: [pull_request, push]
  branch: [${quoteYaml(pipeline.defaultBranch)}] # of a pull request, the one that it goes to
steps:
  - name: scan-gate
    image: node:24
?    environment: { SCAN_GATE_API_KEY: { from_secret: scan_gate_api_key } }
    commands:
      - |
${indentLines(script, 8)}
`;
}
