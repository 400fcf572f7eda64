/** GitHub Actions: the example workflow with a pinned action, and with a service the inputs that name it. */
import { templates } from '../templates.ts';
import type { ActionRecipe } from './recipe.ts';
import { quoteYaml } from './recipe.ts';

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
    const inputs = `
        with:
          base-url: ${JSON.stringify(baseUrl)}
          api-key: \${{ secrets.SCAN_GATE_API_KEY }}
          fallback: embedded # for forks and Dependabot`;
    return templates.workflow
      .replace(/(?<=: \[)main(?=\])/, () => quoteYaml(defaultBranch))
      .replace('scan-gate/scan-gate@v1', () => `${pin.action}@${pin.ref}`)
      .replace(/ +id: gate/, (line) => (baseUrl === undefined ? line : `${line}${inputs}`));
  },
};
