/**
 * The scan worker with no more rules than the first version had, for a comparison of two builds at the same work: no rules of our own for
 * scripts, none for secrets that no service issued, and no engines for Python and infrastructure. Parts of the sources are replaced
 * while they are bundled; the product has no such switch.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { bundle, bundles } from './bundle.ts';

/** Of eslint-plugin-security. */
const rules = [
  ...['bidi-characters', 'buffer-noassert', 'child-process', 'disable-mustache-escape', 'eval-with-expression'],
  ...['invisible-characters', 'new-buffer', 'no-csrf-before-method-override', 'non-literal-fs-filename'],
  ...['non-literal-regexp', 'non-literal-require', 'possible-timing-attacks', 'pseudoRandomBytes', 'unsafe-regex'],
].map((name) => `security/detect-${name}`);

const meaning = { cwe: 'CWE-1', severity: 'MEDIUM', title: 'a', description: 'a', remediation: 'a' };

/** By the end of a source's path, what stands in its place. */
const replaced: Readonly<Record<string, string>> = {
  'registry.ts': `
    import { scaEngine } from './sca/sca.ts';
    import { sastEngine } from './sast/sast.ts';
    import { secretsEngine } from './secrets/secrets.ts';
    export const engines = [secretsEngine, sastEngine, scaEngine];`,
  'sast/rules/registry.ts': 'export const weaknesses = [];',
  'sast/rules/installed.ts': `
    const rules = ${JSON.stringify(rules)};
    export const installedRules = Object.fromEntries(rules.map((rule) => [rule, ${JSON.stringify(meaning)}]));
    export const installedFor = () => rules;`,
  'secrets/generic.ts': 'export const genericHits = () => [];',
};

/** A copy of `dist` with such a worker, beside the packages that it loads, while the work lasts. */
export async function withFirstRules<Result>(work: (dist: string) => Promise<Result>): Promise<Result> {
  const root = join(import.meta.dirname, '..');
  const copy = mkdtempSync(join(root, 'node_modules/.bench-'));
  try {
    cpSync(join(root, 'dist'), copy, { recursive: true });
    await writeFirstWorker(copy);
    return await work(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function writeFirstWorker(dist: string): Promise<void> {
  const left = new Map(Object.entries(replaced));
  const parts: Plugin = {
    name: 'first-rules',
    load(id) {
      const [end = '', text] = [...left].find(([each]) => id.endsWith(`/src/service/engines/${each}`)) ?? [];
      left.delete(end);
      return text;
    },
  };
  const { files } = await bundle(bundles.worker, [parts]);
  if (left.size > 0) throw new Error(`nothing stands where ${[...left.keys()].join(', ')} was`);
  mkdirSync(join(dist, 'worker'), { recursive: true });
  for (const [name, content] of files) writeFileSync(join(dist, 'worker', name), content);
}
