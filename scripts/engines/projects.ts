/** The projects that are measured: each is cloned once at its commit. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { detectByName } from '../../src/shared/languages/languages.ts';

const projectsSchema = z.array(
  z.object({
    name: z.string(),
    repository: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
    commit: z.string().regex(/^[0-9a-f]{40}$/),
  }),
);

export function readProjects(truths: string): z.infer<typeof projectsSchema> {
  return projectsSchema.parse(JSON.parse(readFileSync(join(truths, 'projects.json'), 'utf8')));
}

/** The folder of each project. Those that are missing are cloned from GitHub. */
export function prepareCheckouts(projects: z.infer<typeof projectsSchema>, folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  return projects.map(({ name, repository, commit }) => {
    const checkout = join(folder, name);
    if (!existsSync(checkout)) {
      process.stderr.write(`Cloning ${repository}\n`);
      execFileSync('git', ['clone', '--quiet', '--no-checkout', `https://github.com/${repository}`, checkout]);
      runGit(checkout, '-c', 'advice.detachedHead=false', 'checkout', '--quiet', commit);
    }
    return checkout;
  });
}

export function runGit(folder: string, ...args: string[]): string {
  return execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
}

/** Templates and configuration that scanners read besides programs. */
const others = /\.(?:vue|svelte|ejs|html?|jinja2|tf|ya?ml|json|sql|sh)$|(?:^|\/)Dockerfile[^/]*$/i;

/** Number of lines of code and configuration in all files of the index. */
export function countCodeLines(folder: string): number {
  let lines = 0;
  for (const path of runGit(folder, 'ls-files', '-z').split('\0')) {
    if (path === '' || (detectByName(path) === undefined && !others.test(path))) continue;
    try {
      lines += readFileSync(join(folder, path), 'utf8').split('\n').length;
    } catch {
      // Not every entry of the index is a file in the folder: a submodule, a broken link.
    }
  }
  return lines;
}
