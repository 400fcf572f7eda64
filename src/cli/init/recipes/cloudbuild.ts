/** Google Cloud Build. */
import { fillTemplate, indentLines, type Pipeline, type ShellRecipe } from './recipe.ts';
import { writeScript } from './shell.ts';

export const cloudbuild: ShellRecipe = {
  kind: 'shell',
  file: 'cloudbuild.yaml',
  marks: ['cloudbuild.yml', 'cloudbuild.json'],
  key: 'Store the API key as scan-gate-api-key in the Secret Manager; the service account of the trigger may read it',
  isBranchWritten: false,
  steps: ['If the repository is private, store user:token as the secret git-read, and uncomment the lines of GIT_READ'],
  reports: [],
  render: (pipeline) => fillTemplate(renderText(pipeline), pipeline),
};

function renderText(pipeline: Pipeline): string {
  const script = writeScript(pipeline, { isEphemeral: true, readsPrivateOrigin: 'token' });
  return `# Google Cloud Build: cloudbuild.yaml, for a trigger of pull requests and one of the default branch
steps:
  - id: scan-gate
    name: node:24
?    secretEnv: [SCAN_GATE_API_KEY]
?    # secretEnv: [SCAN_GATE_API_KEY, GIT_READ] # instead, for a private repository
!    # secretEnv: [GIT_READ]
    script: |
      #!/usr/bin/env bash
${indentLines(script, 6)}
options: { automapSubstitutions: true } # the gate reads what is built from them
?availableSecrets:
?  secretManager:
?    - { versionName: projects/$PROJECT_ID/secrets/scan-gate-api-key/versions/latest, env: SCAN_GATE_API_KEY }
?    # For a private repository: a secret with user:token, so that git can read it.
?    # - { versionName: projects/$PROJECT_ID/secrets/git-read/versions/latest, env: GIT_READ }
!# For a private repository: a secret with user:token, so that git can read it.
!# availableSecrets: { secretManager: [{ versionName: projects/$PROJECT_ID/secrets/git-read/versions/latest, env: GIT_READ }] }
`;
}
