/** Generates the texts that `scan-gate init` takes from the examples: GitHub's workflows and the policy. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
export const initTemplatesFile = 'src/cli/init/templates.ts';

/** By the name that init uses. */
const sources = {
  github: 'examples/workflows/minimal.yml',
  embedded: 'examples/workflows/embedded.yml',
  policy: 'examples/policies/start.yml',
} as const;

/** One line per entry, for readers and diffs. */
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
