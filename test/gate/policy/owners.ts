/** CODEOWNERS as a run reads it. */

import { readSettings } from '../../../src/gate/settings/reading.ts';
import { loadPolicy } from '../../../src/gate/story/policy/load.ts';
import { readerOf } from '../story/reader.ts';
import type { Policy } from './evidence.ts';

type CodeOwners = NonNullable<Policy['codeOwners']>;
export type OwnerDialect = 'github' | 'gitlab' | 'bitbucket';

export async function loadOwners(text: string, system: OwnerDialect = 'github'): Promise<CodeOwners> {
  const { policy } = await loadPolicy({
    settings: readSettings({ 'base-url': { value: 'https://scanner.example.com/v1', source: 'input' } }),
    context: { system, trust: 'own', branch: 'main' } as never,
    reader: readerOf({
      readPolicyFile: async (_, path) => {
        const files = new Map([
          ['.github/scan-gate.yml', 'rules: [{ name: r, match: { owner: none } }]'],
          ['CODEOWNERS', text],
        ]);
        return files.has(path) ? { text: files.get(path) ?? '', at: 'main' } : undefined;
      },
    }),
    log: { say: () => {}, note: () => {} },
    now: new Date('2026-06-01T12:00:00Z'),
  });
  return policy.codeOwners as CodeOwners;
}
