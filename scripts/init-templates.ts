/** Makes the texts that `scan-gate init` takes from the examples as they stand: GitHub's workflows and the policy. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
export const initTemplatesFile = 'src/cli/init/templates.ts';

/** By the name under which init knows them. */
const sources = {
  github: 'examples/workflows/minimal.yml',
  embedded: 'examples/workflows/embedded.yml',
  policy: 'examples/policies/start.yml',
} as const;

/** Line by line, so that a reader and a comparison see lines. */
export function renderInitTemplates(): string {
  const entries = Object.entries(sources).map(([name, file]) => {
    const rows = readFileSync(join(root, file), 'utf8').split('\n');
    return `  // ${file}\n  ${name}: [\n${rows.map((row) => `    ${JSON.stringify(row)},\n`).join('')}  ].join('\\n'),`;
  });
  return [
    '/** Made by `npm run generate` from examples/: what `scan-gate init` starts from. */',
    'export const templates = {',
    ...entries,
    '} as const;',
    '',
  ].join('\n');
}
