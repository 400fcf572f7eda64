/** Small SARIF logs for tests, as text. */
import { readSarif, type SarifOptions, type SarifScan } from '../../../src/shared/sarif/intake.ts';

type Json = Record<string, unknown>;

export function sarifOf(run: Json, log: Json = {}): string {
  const tool = { driver: { name: 'Semgrep OSS' } };
  return JSON.stringify({ version: '2.1.0', runs: [{ tool, results: [], ...run }], ...log });
}

/** A result of rule `r` with a message, in `src/a.js`. */
export function resultOf(fields: Json = {}): Json {
  return { ruleId: 'r', message: { text: 'Something is wrong.' }, locations: [locationOf('src/a.js', 3)], ...fields };
}

export function locationOf(uri: string, startLine?: number, artifact: Json = {}): Json {
  const region = startLine === undefined ? {} : { region: { startLine } };
  return { physicalLocation: { artifactLocation: { uri, ...artifact }, ...region } };
}

export function read(results: readonly unknown[], run: Json = {}, options: SarifOptions = {}): SarifScan {
  return readSarif(sarifOf({ results, ...run }), options);
}

/** The only finding of one result; `rule` describes its rule. */
export function readOne(result: Json, rule: Json = {}, run: Json = {}, options: SarifOptions = {}) {
  const tool = { driver: { name: 'Semgrep OSS', rules: [{ id: 'r', ...rule }] } };
  const [finding, ...more] = read([resultOf(result)], { tool, ...run }, options).findings;
  if (finding === undefined || more.length > 0) throw new Error('not exactly one finding');
  return finding;
}
