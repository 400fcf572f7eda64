/** The texts of examples that `scan-gate init` starts from. The build replaces this module with the texts. */
import { readFileSync } from 'node:fs';

/** `path` starts below `examples/`. */
export function readExample(path: string): string {
  return readFileSync(new URL(`../../../../examples/${path}`, import.meta.url), 'utf8');
}
