/** GitLab CI. */
import { fillTemplate, indentLines, type Pipeline, type ShellRecipe } from './recipe.ts';
import { writeScript } from './shell.ts';

export const gitlab: ShellRecipe = {
  kind: 'shell',
  file: '.gitlab-ci.yml',
  marks: [],
  hosts: /(?:^|\.)gitlab\./,
  key: 'Store the API key as the CI/CD variable SCAN_GATE_API_KEY: masked, and not protected',
  require: () =>
    'in Settings > Merge requests, turn on "Pipelines must succeed": a merge request then waits for the gate',
  comment:
    'For a note on each merge request, put a project access token (role Reporter, scope api) into the masked variable SCAN_GATE_GITLAB_TOKEN',
  isBranchWritten: false,
  reports: [
    { format: 'html', path: 'scan-gate.html', shownIn: 'the artifacts of the job' },
    { format: 'gitlab-codequality', path: 'gl-code-quality-report.json', shownIn: 'Code Quality in the merge request' },
    { format: 'junit', path: 'scan-gate-junit.xml', shownIn: 'the tests in the merge request' },
  ],
  render: (pipeline) => fillTemplate(renderText(pipeline), pipeline),
};

function renderText(pipeline: Pipeline): string {
  return `# GitLab CI: .gitlab-ci.yml
?# SCAN_GATE_API_KEY is a masked variable, and not a protected one: merge requests of unprotected branches need it too.
scan-gate:
  image: node:24
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
  variables:
    GIT_DEPTH: 0 # full history, to find where the branch started
  script:
    - |
${indentLines(writeScript(pipeline, { reports: gitlab.reports }), 6)}
  artifacts:
    when: always
    access: developer
    paths: [scan-gate.html]
    reports:
      codequality: gl-code-quality-report.json
      junit: scan-gate-junit.xml
`;
}
