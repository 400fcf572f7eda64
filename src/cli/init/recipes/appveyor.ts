/** AppVeyor, on Linux. */
import { fillTemplate, indentLines, type Pipeline, quoteYaml, type ShellRecipe } from './recipe.ts';
import { wrapInBash, writeScript } from './shell.ts';

export const appveyor: ShellRecipe = {
  kind: 'shell',
  file: 'appveyor.yml',
  marks: ['.appveyor.yml'],
  key: 'Store the API key as the variable SCAN_GATE_API_KEY of the project',
  isBranchWritten: true,
  reports: [{ format: 'html', path: 'scan-gate.html', shownIn: 'the artifacts of the build' }],
  render: (pipeline) => fillTemplate(renderText(pipeline), pipeline),
};

function renderText(pipeline: Pipeline): string {
  const node = ['. "$HOME/.nvm/nvm.sh"', 'nvm install 24'];
  const script = wrapInBash([...node, ...writeScript(pipeline, { reports: appveyor.reports, isEphemeral: true })]);
  return `# AppVeyor: appveyor.yml
?# SCAN_GATE_API_KEY is a variable of the project; builds of forks do not get it.
image: Ubuntu2204
branches: { only: [${quoteYaml(pipeline.defaultBranch)}] } # of a pull request, the one that it goes to
build: false
test_script:
  - sh: |
${indentLines(script, 6)}
artifacts:
  - path: scan-gate.html
`;
}
