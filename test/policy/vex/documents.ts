/** Documents of OpenVEX for tests: complete unless the row says otherwise. */

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
