/**
 * The scan worker that looks for no more than the first version did, for a comparison of two builds by the same weaknesses: in scripts
 * for the weaknesses that its rules named, each in the way of its own build, for no secrets but those that a service issued, and in
 * nothing with the engines for Python and infrastructure. Parts of the sources are replaced while they are bundled; the product has
 * no such switch. It still does more: values are followed, scripts in pages and templates are read, and what holds a script unnamed.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { bundle, bundles } from './bundle.ts';

/** By the end of a source's path, what stands in its place. */
const replaced: Readonly<Record<string, string>> = {
  'registry.ts': `
    import { scaEngine } from './sca/sca.ts';
    import { sastEngine } from './sast/sast.ts';
    import { secretsEngine } from './secrets/secrets.ts';
    export const engines = [secretsEngine, sastEngine, scaEngine];`,
  // All that the plugin's rules of the first version named, but for the four that are still run as they were.
  'sast/rules/registry.ts': `
    import { codeInjection } from './code-injection.ts';
    import { commandInjection } from './command-injection.ts';
    import { domXss } from './dom-xss.ts';
    import { hiddenCharacters } from './hidden-characters.ts';
    import { escapingOff } from './insecure-settings.ts';
    import { pathTraversal } from './path-traversal.ts';
    import { regexInjection } from './regex-injection.ts';
    import { slowRegex } from './slow-regex.ts';
    import { timing } from './timing.ts';
    export const weaknesses = [
      codeInjection, commandInjection, pathTraversal, domXss, regexInjection, escapingOff, timing, hiddenCharacters, slowRegex,
    ];`,
  'secrets/generic.ts': 'export const genericHits = () => []; export const mayHaveHits = () => false;',
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
