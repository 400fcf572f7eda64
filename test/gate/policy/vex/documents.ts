/** Documents of OpenVEX for tests: complete unless the row says otherwise. */

import { readSettings } from '../../../../src/gate/settings/reading.ts';
import { loadPolicy } from '../../../../src/gate/story/policy/load.ts';
import { readerOf } from '../../story/reader.ts';
import type { Exception } from '../evidence.ts';

const place = { repositoryUrl: 'https://github.com/acme/shop', defaultBranch: 'main' };

/** What a run of `acme/shop` reads of a document that its policy names: what excuses, and what is said of it. */
export async function loadVex(
  text: string,
  headSha = 'c'.repeat(40),
): Promise<{ exceptions: readonly Exception[]; notes: string[] }> {
  const notes: string[] = [];
  const { policy } = await loadPolicy({
    settings: readSettings({ 'base-url': { value: 'https://scanner.example.com/v1', source: 'input' } }),
    context: { system: 'github', event: 'push', trust: 'own', branch: 'main', headSha, ...place } as never,
    reader: readerOf({
      readPolicyFile: async (_, path) => {
        const found = { '.github/scan-gate.yml': 'vex: vex.json\n', 'vex.json': text }[path];
        return found === undefined ? undefined : { text: found, at: 'main at 1a2b3c4d5e6f' };
      },
    }),
    log: { say: () => {}, note: (line: string) => notes.push(line) },
    now: new Date('2026-06-01T12:00:00Z'),
  });
  return { exceptions: policy.exceptions, notes };
}

export const lodash = 'pkg:npm/lodash@4.17.15';

export interface GivenStatement {
  /** Name, then aliases. */
  names?: readonly string[];
  products?: readonly unknown[];
  [field: string]: unknown;
}

export function statement({
  names = ['CVE-2021-23337'],
  products = [{ '@id': lodash }],
  ...fields
}: GivenStatement = {}) {
  const [name, ...aliases] = names;
  return {
    vulnerability: { name, ...(aliases.length > 0 && { aliases }) },
    products,
    status: 'not_affected',
    justification: 'vulnerable_code_not_in_execute_path',
    ...fields,
  };
}

export function documentOf(statements: readonly object[], fields: object = {}): string {
  const head = {
    '@context': 'https://openvex.dev/ns/v0.2.0',
    '@id': 'https://example.com/vex/1',
    author: 'team-shop',
    timestamp: '2026-05-20T10:00:00Z',
    version: 1,
  };
  return JSON.stringify({ ...head, ...fields, statements }, null, 2);
}
