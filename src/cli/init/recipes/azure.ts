/** Azure Pipelines. */
import { fillTemplate, indentLines, type Pipeline, quoteYaml, type ShellRecipe } from './recipe.ts';
import { writeScript } from './shell.ts';

export const azure: ShellRecipe = {
  kind: 'shell',
  file: 'azure-pipelines.yml',
  marks: ['azure-pipelines.yaml', '.azure-pipelines'],
  hosts: /^(?:ssh\.)?dev\.azure\.com$|\.visualstudio\.com$/,
  key: 'Store the API key as the secret variable SCAN_GATE_API_KEY of the pipeline',
  require: (branch) => `add a build validation policy to the branch ${branch}: a pull request then waits for the gate`,
  comment:
    'For a thread on each pull request, give the build service of the project the permission Contribute to pull requests',
  isBranchWritten: true,
  reports: [
    { format: 'html', path: 'scan-gate.html', shownIn: 'the published artifacts' },
    { format: 'junit', path: 'scan-gate-junit.xml', shownIn: 'the Tests tab' },
  ],
  render: (pipeline) => fillTemplate(renderText(pipeline), pipeline),
};

function renderText(pipeline: Pipeline): string {
  const branch = quoteYaml(pipeline.defaultBranch);
  return `# Azure Pipelines: azure-pipelines.yml. \`pr\` applies to GitHub and Bitbucket; in Azure Repos, use a branch policy.
?# SCAN_GATE_API_KEY is a secret variable of the pipeline; secrets reach a step only through its env.
trigger: [${branch}]
pr: [${branch}]
pool: { vmImage: ubuntu-latest }
steps:
  - checkout: self
    persistCredentials: true # the gate asks origin which commit a branch points to
    fetchDepth: 0 # full history, to find where the branch started
  - task: UseNode@1
    inputs: { version: 24.x }
  - bash: |
${indentLines(writeScript(pipeline, { reports: azure.reports }), 6)}
    displayName: Scan Gate
    env:
?      SCAN_GATE_API_KEY: $(SCAN_GATE_API_KEY)
      SYSTEM_ACCESSTOKEN: $(System.AccessToken) # for the thread on a pull request in Azure Repos
  - task: PublishTestResults@2
    condition: always()
    inputs: { testResultsFiles: scan-gate-junit.xml, testRunTitle: Scan Gate }
  - publish: scan-gate.html
    artifact: scan-gate
    condition: always()
`;
}
