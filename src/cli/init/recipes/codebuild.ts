/** AWS CodeBuild. */
import { fillTemplate, indentLines, type Pipeline, type ShellRecipe } from './recipe.ts';
import { writeScript } from './shell.ts';

export const codebuild: ShellRecipe = {
  kind: 'shell',
  file: 'buildspec.yml',
  marks: ['buildspec.yaml'],
  key: 'Store the API key as /scan-gate/api-key in the Parameter Store; the role of the project may read it',
  isBranchWritten: false,
  steps: ['Start the project by webhooks: PUSH to the default branch, PULL_REQUEST_CREATED, _UPDATED and _REOPENED'],
  reports: [],
  render: (pipeline) => fillTemplate(renderText(pipeline), pipeline),
};

function renderText(pipeline: Pipeline): string {
  return `# AWS CodeBuild: buildspec.yml
version: 0.2
env:
  shell: bash
  git-credential-helper: yes # the gate asks origin which commit a branch points to
?  parameter-store: { SCAN_GATE_API_KEY: /scan-gate/api-key }
phases:
  install:
    runtime-versions: { nodejs: 24 }
  build:
    commands:
      - |
${indentLines(writeScript(pipeline, { isEphemeral: true }), 8)}
`;
}
