/** GitHub Actions: the example workflows with a pinned action. */
import { templates } from '../templates.ts';
import type { ActionRecipe } from './recipe.ts';
import { quoteYaml } from './recipe.ts';

const exampleUrl = 'https://scanner.example.com/api/v1';

export const github: ActionRecipe = {
  kind: 'action',
  file: '.github/workflows/scan-gate.yml',
  folder: '.github/workflows',
  marks: ['.github/workflows'],
  hosts: /(?:^|\.)github\.com$|\.ghe\.com$/,
  key: 'Store the API key as the secret SCAN_GATE_API_KEY of the repository: gh secret set SCAN_GATE_API_KEY',
  require: (branch) =>
    `in Settings > Rules > Rulesets, require the status check scan-gate for pull requests into ${branch}`,
  comment: 'setting',
  isBranchWritten: true,
  render({ baseUrl, defaultBranch, pin }) {
    const template = baseUrl === undefined ? templates.embedded : templates.github;
    return template
      .replaceAll(/(?<=: \[)main(?=\])/g, () => quoteYaml(defaultBranch))
      .replaceAll(exampleUrl, () => JSON.stringify(baseUrl))
      .replaceAll(/scan-gate\/scan-gate(\/embedded)?@v1$/gm, (_, folder = '') => `${pin.action}${folder}@${pin.ref}`);
  },
};
