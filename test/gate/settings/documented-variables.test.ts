/** Every variable that a page or an example names can be set beside any run. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../../scenarios/run-action.ts';

const root = join(import.meta.dirname, '../../..');
const pages = ['docs', 'examples'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|ya?ml|mjs|sh|json)$/.test(name))
    .map((name) => join(folder, name)),
);
const texts = [...pages, 'README.md'].map((name) => readFileSync(join(root, name), 'utf8'));
const named = new Set(texts.flatMap((text) => text.match(/\bSCAN_GATE_[A-Z][A-Z_]*[A-Z]\b/g) ?? []));
/** Without what tests read, and the values of the input `scope` as GitLab writes enumerations. */
const variables = [...named].filter(
  (name) => !/^SCAN_GATE_(?:CONTRACT_URL|CONTRACT_KEY|AUTO|SCAN|REPOSITORY|NEW|CHANGED|CHANGED_LINES)$/.test(name),
);

describe('a documented variable', () => {
  it.each(variables)('is accepted: %s', async (name) => {
    const { stdout, stderr } = await runCommand(['judge', '--sarif', 'absent.sarif'], { env: { [name]: 'value' } });
    expect(`${stdout}${stderr}`.replaceAll(/\s+/g, ' ')).not.toContain('is not a setting');
  });
});
