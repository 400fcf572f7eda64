import { expect, it } from 'vitest';
import { isConfidential } from '../../src/api/confidential.ts';

it.each([
  ['https://hooks.example/x', true],
  ['http://localhost:8080', true],
  ['http://127.1/x', true],
  ['http://[::1]/x', true],
  ['http://hooks.example', false],
  ['http://localhost.example', false],
  ['http://127.0.0.1.example', false],
  ['http://10.0.0.1', false],
  ['ftp://localhost/x', false],
])('%s is confidential: %s', (address, expected) => {
  expect(isConfidential(new URL(address))).toBe(expected);
});
