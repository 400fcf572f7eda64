/** Semaphore. The script runs in its own shell, because an exit would end Semaphore's shell. */
import { fillTemplate, indentLines, type Pipeline, type ShellRecipe } from './recipe.ts';
import { wrapInBash, writeScript } from './shell.ts';

export const semaphore: ShellRecipe = {
  kind: 'shell',
  file: '.semaphore/semaphore.yml',
  marks: ['.semaphore'],
  key: 'Store the API key as SCAN_GATE_API_KEY in the secret scan-gate',
  isBranchWritten: false,
  reports: [{ format: 'html', path: 'scan-gate.html', shownIn: 'the artifacts of the job' }],
  render: (pipeline) => fillTemplate(renderText(pipeline), pipeline),
};

function renderText(pipeline: Pipeline): string {
  const script = wrapInBash(writeScript(pipeline, { reports: semaphore.reports, isEphemeral: true }));
  return `# Semaphore: .semaphore/semaphore.yml
?# SCAN_GATE_API_KEY is in the secret "scan-gate".
version: v1.0
name: Scan Gate
agent:
  machine: { type: f1-standard-2, os_image: ubuntu2204 }
blocks:
  - name: Scan Gate
    dependencies: []
    task:
?      secrets: [{ name: scan-gate }]
      jobs:
        - name: scan-gate
          commands:
            - checkout
            - sem-version node 24
            - |
${indentLines(script, 14)}
      epilogue:
        always: { commands: ['[ ! -f scan-gate.html ] || artifact push job scan-gate.html'] }
`;
}
