/** Gitea Actions and Forgejo Actions. */
import { fillTemplate, indentLines, type Pipeline, quoteYaml, type ShellRecipe } from './recipe.ts';
import { writeScript } from './shell.ts';

export const gitea: ShellRecipe = {
  kind: 'shell',
  file: '.gitea/workflows/scan-gate.yml',
  folder: '.gitea/workflows',
  marks: ['.gitea', '.forgejo'],
  hosts: /^(?:codeberg\.org|gitea\.com)$|(?:^|\.)(?:gitea|forgejo)\./,
  key: 'Store the API key as the secret SCAN_GATE_API_KEY of the repository',
  require: (branch) => `in Settings > Branches, protect ${branch} and require the status check of scan-gate`,
  comment: 'setting',
  isBranchWritten: true,
  steps: [
    'Forgejo with files in .forgejo/workflows reads only that folder: move the file there',
    'Name a label of your runners in runs-on, if they have no ubuntu-latest',
  ],
  reports: [],
  render: (pipeline) => fillTemplate(renderText(pipeline), pipeline),
};

function renderText(pipeline: Pipeline): string {
  return `# Gitea or Forgejo Actions: .gitea/workflows/scan-gate.yml, or .forgejo/workflows/scan-gate.yml
name: Scan Gate
on:
  pull_request:
  push: { branches: [${quoteYaml(pipeline.defaultBranch)}] }
jobs:
  scan-gate:
    runs-on: ubuntu-latest
    container: { image: "node:24" }
    steps:
      - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
        with: { fetch-depth: 0 } # full history, to find where the branch started
      - shell: bash
?        env: { SCAN_GATE_API_KEY: "\${{ secrets.SCAN_GATE_API_KEY }}" }
        run: |
${indentLines(writeScript(pipeline, { isEphemeral: true }), 10)}
`;
}
