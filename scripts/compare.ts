/**
 * Compares two builds by what users see: `npm run compare -- OLD NEW [--worlds N] [--by verdict]`. Each is a
 * `dist` folder or a commit, whose `dist` is unpacked into a temporary folder. Exits with 1 and shows each difference,
 * if there is one. `--by verdict` compares only exit codes, verdicts and numbers: for builds whose texts differ.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { findBuild, removeUnpacked, root } from './builds.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { worlds: { type: 'string', default: '5000' }, only: { type: 'string' }, by: { type: 'string' } },
});
const [old, current] = positionals;
if (old === undefined || current === undefined) {
  process.stderr.write('Name two builds, each as a dist folder or a commit: npm run compare -- OLD NEW [--worlds N]\n');
  process.exitCode = 2;
} else {
  try {
    const env = {
      ...process.env,
      COMPARE_OLD: findBuild(old),
      COMPARE_NEW: findBuild(current),
      COMPARE_WORLDS: values.worlds,
      COMPARE_BY: values.by,
    };
    const filter = values.only === undefined ? [] : ['-t', values.only];
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.compare.config.ts', ...filter];
    process.exitCode = spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).status ?? 1;
  } finally {
    removeUnpacked();
  }
}
