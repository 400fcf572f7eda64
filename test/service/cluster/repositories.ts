/** Bare repositories whose branches say what the fake scanner finds. */
import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';

/** What a branch is found to have. */
export interface BranchSpec {
  /** Of the repository, by its number. */
  repository: number;
  branch: string;
  /** The number of the first finding, and how many there are. */
  first: number;
  count: number;
}

export const formatSpecId = ({ repository, branch }: Pick<BranchSpec, 'repository' | 'branch'>): string =>
  `${repository}-${branch}`;

/** The paths of the repositories by their numbers. Each has the branches of all. */
export function makeRepositories(folder: string, specs: readonly BranchSpec[]): string[] {
  const pattern = join(folder, 'pattern.git');
  const variables = { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1' };
  execFileSync('git', ['init', '--quiet', '--bare', '--template=', '--initial-branch=main', pattern], {
    env: variables,
  });
  execFileSync('git', ['fast-import', '--quiet'], {
    cwd: pattern,
    env: variables,
    input: specs.map(writeCommit).join(''),
  });
  const count = Math.max(...specs.map(({ repository }) => repository)) + 1;
  return Array.from({ length: count }, (_, repository) => {
    const path = join(folder, `r${repository}.git`);
    cpSync(pattern, path, { recursive: true });
    return path;
  });
}

function writeCommit(spec: BranchSpec): string {
  const id = formatSpecId(spec);
  return `commit refs/heads/${id}
committer Ada <ada@example.test> 1735689600 +0000
data ${id.length}
${id}
M 100644 inline spec/${id}/${spec.first}-${spec.count}
data 2
x

`;
}
