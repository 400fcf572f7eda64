/** CircleCI. */
import { fillTemplate, indentLines, type Pipeline, type ShellRecipe } from './recipe.ts';
import { writeScript } from './shell.ts';

export const circleci: ShellRecipe = {
  kind: 'shell',
  file: '.circleci/config.yml',
  marks: ['.circleci'],
  key: 'Store the API key as the variable SCAN_GATE_API_KEY of the context scan-gate',
  isBranchWritten: false,
  reports: [
    { format: 'html', path: 'scan-gate.html', shownIn: 'the Artifacts tab' },
    { format: 'junit', path: 'test-results/scan-gate/junit.xml', shownIn: 'the Tests tab' },
  ],
  render: (pipeline) => fillTemplate(renderText(pipeline), pipeline),
};

function renderText(pipeline: Pipeline): string {
  return `# CircleCI: .circleci/config.yml
?# SCAN_GATE_API_KEY is a variable of the context "scan-gate".
version: 2.1
jobs:
  scan-gate:
    docker: [{ image: "cimg/node:24.11" }]
    steps:
      - checkout: { method: full } # with the contents of the commits that the gate compares
      - run:
          name: Scan Gate
          command: |
${indentLines(writeScript(pipeline, { reports: circleci.reports }), 12)}
      - store_test_results: { path: test-results }
      - store_artifacts: { path: scan-gate.html }
workflows:
  scan-gate:
    jobs:
      - scan-gate${pipeline.baseUrl === undefined ? '' : ': { context: [scan-gate] }'}
`;
}
