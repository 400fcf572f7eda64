/** Woodpecker. It replaces `${NAME}`, and `$$` is one `$`. */
import { fillTemplate, indentLines, type Pipeline, quoteYaml, type ShellRecipe } from './recipe.ts';
import { wrapInBash, writeScript } from './shell.ts';

export const woodpecker: ShellRecipe = {
  kind: 'shell',
  file: '.woodpecker/scan-gate.yaml',
  folder: '.woodpecker',
  marks: ['.woodpecker', '.woodpecker.yaml', '.woodpecker.yml'],
  key: 'Store the API key as the secret scan_gate_api_key of the repository; allow it for pull requests',
  isBranchWritten: true,
  steps: ['If the repository is private, store user:token as the secret git_read, and uncomment the lines of GIT_READ'],
  reports: [],
  render: (pipeline) => fillTemplate(renderText(pipeline), pipeline),
};

function renderText(pipeline: Pipeline): string {
  const lines = writeScript(pipeline, { isEphemeral: true, readsPrivateOrigin: 'token' });
  const script = wrapInBash(lines).map((line) => line.replaceAll('${', '$$${'));
  return `# Woodpecker: .woodpecker/scan-gate.yaml
?# scan_gate_api_key is a secret of the repository that pull requests may read.
when:
  - event: pull_request
  - event: push
    branch: ${quoteYaml(pipeline.defaultBranch)}
clone:
  - name: git
    image: woodpeckerci/plugin-git
    settings: { partial: false, depth: 0 } # full history, to find where the branch started
steps:
  - name: scan-gate
    image: node:24
    # For a private repository: a secret with user:token, so that git can read it.
?    environment:
?      SCAN_GATE_API_KEY: { from_secret: scan_gate_api_key }
?      # GIT_READ: { from_secret: git_read }
!    # environment: { GIT_READ: { from_secret: git_read } }
    commands:
      - |
${indentLines(script, 8)}
`;
}
