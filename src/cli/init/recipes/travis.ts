/** Travis CI. The script runs in its own shell, because an exit would end Travis's shell. */
import { fillTemplate, indentLines, type Pipeline, quoteYaml, type ShellRecipe } from './recipe.ts';
import { wrapInBash, writeScript } from './shell.ts';

export const travis: ShellRecipe = {
  kind: 'shell',
  file: '.travis.yml',
  marks: [],
  key: 'Store the API key as the variable SCAN_GATE_API_KEY of the repository, hidden in the log',
  isBranchWritten: true,
  reports: [],
  render: (pipeline) => fillTemplate(renderText(pipeline), pipeline),
};

function renderText(pipeline: Pipeline): string {
  const script = wrapInBash(writeScript(pipeline, { isEphemeral: true }));
  return `# Travis CI: .travis.yml
?# SCAN_GATE_API_KEY is a variable of the repository that is hidden in the log.
language: node_js
node_js: 24
git: { depth: false } # full history, to find where the branch started
branches: { only: [${quoteYaml(pipeline.defaultBranch)}] } # of a pull request, the one that it goes to
install: skip
script:
  - |
${indentLines(script, 4)}
`;
}
