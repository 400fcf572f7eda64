/** Code that each rule must report, and code that it must leave alone. A file in `examples/` belongs to the rule's file of the same name. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface RuleExamples {
  /** Not reported. */
  good: readonly string[];
  /** Reported once, with this severity. */
  bad: readonly (readonly [code: string, severity: string])[];
}

/** By the rule's id. */
export type Examples = Readonly<Record<string, RuleExamples>>;

const folder = join(import.meta.dirname, 'examples');

/** Those of all files, as pairs of an id and its examples. */
export async function listExamples(): Promise<[id: string, RuleExamples][]> {
  const files = await Promise.all(readdirSync(folder).map((name) => import(join(folder, name))));
  return files.flatMap(({ examples }: { examples: Examples }) => Object.entries(examples));
}
