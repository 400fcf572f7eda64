/**
 * Generates the parts in examples/ci that are not whole pipelines: a GitLab component, an Azure template, pre-commit, a
 * container.
 */

import { azure } from '../src/cli/init/recipes/azure.ts';
import { gitlab } from '../src/cli/init/recipes/gitlab.ts';
import { indentLines } from '../src/cli/init/recipes/recipe.ts';
import { writeScript } from '../src/cli/init/recipes/shell.ts';
import { createExampleRelease, noChecksum } from './example-release.ts';

export function renderParts(): [path: string, text: string][] {
  return [
    ['examples/ci/gitlab-component.yml', renderComponent()],
    ['examples/ci/azure-template.yml', renderTemplate()],
    ['examples/ci/pre-commit-config.yaml', preCommit],
    ['examples/ci/Dockerfile', renderDockerfile()],
  ];
}

/** The lines that scan on this machine, with placeholders for what the user of a part may choose. */
function writePart(choose: (name: string) => string, reports: typeof gitlab.reports): string[] {
  const gate = createExampleRelease('package', choose('version'), choose('sha256'));
  const lines = writeScript({ baseUrl: undefined, defaultBranch: 'main', gate }, { reports });
  return lines.map((line) => line.replace(' run --embedded . ', ` run ${choose('arguments')} `));
}

function renderComponent(): string {
  const script = writePart((name) => `$[[ inputs.${name} ]]`, gitlab.reports);
  return `# A CI/CD component of GitLab: templates/scan-gate.yml of a project of components. A pipeline includes it:
#   include:
#     - component: $CI_SERVER_FQDN/acme/components/scan-gate@1.0.0
#       inputs: { version: 1.0.0, sha256: ... }
spec:
  inputs:
    version:
      description: The release of Scan Gate, such as 1.0.0
    sha256:
      description: Of scan-gate-VERSION.tgz, as SHA256SUMS of the release states it
      regex: /^[0-9a-f]{64}$/
    arguments:
      description: "--embedded . scans here; --base-url URL asks a service, with the variable SCAN_GATE_API_KEY"
      default: --embedded .
    stage:
      default: test
---
scan-gate:
  stage: $[[ inputs.stage ]]
  image: node:24
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
  variables:
    GIT_DEPTH: 0 # full history, to find where the branch started
  script:
    - |
${indentLines(script, 6)}
  artifacts:
    when: always
    access: developer
    paths: [scan-gate.html]
    reports:
      codequality: gl-code-quality-report.json
      junit: scan-gate-junit.xml
`;
}

function renderTemplate(): string {
  const script = writePart((name) => `\${{ parameters.${name} }}`, azure.reports);
  return `# A template of Azure Pipelines. A pipeline uses it:
#   steps:
#     - template: azure-template.yml
#       parameters: { version: 1.0.0, sha256: ... }
parameters:
  - name: version # the release of Scan Gate, such as 1.0.0
    type: string
  - name: sha256 # of scan-gate-VERSION.tgz, as SHA256SUMS of the release states it
    type: string
  - name: arguments # --base-url URL asks a service, with the secret variable SCAN_GATE_API_KEY
    type: string
    default: --embedded .
steps:
  - checkout: self
    persistCredentials: true # the gate asks origin which commit a branch points to
    fetchDepth: 0 # full history, to find where the branch started
  - task: UseNode@1
    inputs: { version: 24.x }
  - bash: |
${indentLines(script, 6)}
    displayName: Scan Gate
    \${{ if contains(parameters.arguments, '--base-url') }}:
      env: { SCAN_GATE_API_KEY: $(SCAN_GATE_API_KEY) }
  - task: PublishTestResults@2
    condition: always()
    inputs: { testResultsFiles: scan-gate-junit.xml, testRunTitle: Scan Gate }
  - publish: scan-gate.html
    artifact: scan-gate
    condition: always()
`;
}

const preCommit = `# pre-commit: .pre-commit-config.yaml, then: pre-commit install
# Before each commit it scans what is staged, on your own machine; with --hook-type pre-push also each commit that is pushed.
# In a CI system leave both out (SKIP=scan-gate,scan-gate-push): a separate job scans the commit there.
repos:
  - repo: local
    hooks:
      - id: scan-gate
        name: Scan Gate
        language: node
        additional_dependencies: ["scan-gate@1.0.0"]
        entry: scan-gate run --embedded . --staged --local
        pass_filenames: false
        always_run: true
        stages: [pre-commit]
      - id: scan-gate-push
        name: Scan Gate
        language: node
        additional_dependencies: ["scan-gate@1.0.0"]
        entry: scan-gate run --embedded . --local
        pass_filenames: false
        always_run: true
        stages: [pre-push]
`;

function renderDockerfile(): string {
  const release = createExampleRelease('package');
  const url = release.kind === 'url' ? release.url : '';
  return `# The gate with its scanners, without root: docker run --rm --volume "$PWD:/work:ro" IMAGE run --embedded . --local
FROM node:24 AS install
ADD --checksum=sha256:${noChecksum} ${url} /gate.tgz
RUN mkdir /opt/scan-gate && tar -xzf /gate.tgz -C /opt/scan-gate --strip-components 1
RUN npm ci --prefix /opt/scan-gate --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24-slim
RUN apt-get update && apt-get install --yes --no-install-recommends ca-certificates git openssh-client && rm -rf /var/lib/apt/lists/*
COPY --from=install /opt/scan-gate /opt/scan-gate
USER node
WORKDIR /work
ENTRYPOINT ["node", "/opt/scan-gate/dist/cli/index.js"]
`;
}
