/** Bitbucket Pipelines. */
import { fillTemplate, indentLines, type Pipeline, quoteYaml, type ShellRecipe } from './recipe.ts';
import { writeScript } from './shell.ts';

export const bitbucket: ShellRecipe = {
  kind: 'shell',
  file: 'bitbucket-pipelines.yml',
  marks: [],
  hosts: /(?:^|\.)bitbucket\./,
  key: 'Store the API key as the secured repository variable SCAN_GATE_API_KEY',
  require: (branch) =>
    `in Repository settings > Branch restrictions, require a successful build before a pull request is merged into ${branch}`,
  comment:
    'For a comment on each pull request, store a repository access token as the secured variable SCAN_GATE_BITBUCKET_TOKEN',
  isBranchWritten: true,
  reports: [{ format: 'html', path: 'scan-gate.html', shownIn: 'the artifacts of the step' }],
  render: (pipeline) => fillTemplate(renderText(pipeline), pipeline),
};

function renderText(pipeline: Pipeline): string {
  return `# Bitbucket Pipelines: bitbucket-pipelines.yml
?# SCAN_GATE_API_KEY is a secured variable of the repository.
image: node:24
clone: { depth: full } # full history, to find where the branch started
definitions:
  steps:
    - step: &scan-gate
        name: Scan Gate
        script:
          - |
${indentLines(writeScript(pipeline, { reports: bitbucket.reports }), 12)}
        artifacts: [scan-gate.html]
pipelines:
  pull-requests:
    "**":
      - step: *scan-gate
  branches:
    ${quoteYaml(pipeline.defaultBranch)}:
      - step: *scan-gate
`;
}
