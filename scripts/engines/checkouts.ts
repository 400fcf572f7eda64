/** The projects that are measured, each cloned once at its commit. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const projectsSchema = z.array(
  z.object({
    name: z.string(),
    repository: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
    commit: z.string().regex(/^[0-9a-f]{40}$/),
  }),
);

export type MeasuredRepository = z.infer<typeof projectsSchema>[number];

export function readProjects(truths: string): MeasuredRepository[] {
  return projectsSchema.parse(JSON.parse(readFileSync(join(truths, 'projects.json'), 'utf8')));
}

/** The folder of each project. Those that are missing are cloned from GitHub. */
export function prepareCheckouts(projects: readonly MeasuredRepository[], folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  return projects.map(({ name, repository, commit }) => {
    const checkout = join(folder, name);
    if (!existsSync(checkout)) {
      process.stderr.write(`Cloning ${repository}\n`);
      execFileSync('git', ['clone', '--quiet', '--no-checkout', `https://github.com/${repository}`, checkout]);
      execFileSync('git', ['-C', checkout, '-c', 'advice.detachedHead=false', 'checkout', '--quiet', commit]);
    }
    return checkout;
  });
}
