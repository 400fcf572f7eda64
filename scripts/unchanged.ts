/** Fails when the build changed the committed `dist/`, because users must run what the sources say. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const changes = execFileSync('git', ['status', '--porcelain', '--', 'dist'], {
  cwd: join(import.meta.dirname, '..'),
  encoding: 'utf8',
});
if (changes !== '') {
  process.stderr.write(`dist/ is not what its sources build; run npm run build and commit it:\n${changes}`);
  process.exitCode = 1;
}
