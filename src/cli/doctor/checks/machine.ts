/** Checks Node.js and git. */
import { GateError } from '../../../errors.ts';
import { gitProgram } from '../../../git/runner.ts';
import { type DoctorFinding, fine } from '../check.ts';
import type { Examined } from '../examined.ts';

/** The lowest version that package.json allows. */
export const leastNode = '22.22.2';
/** Older versions cannot exclude a repository's configuration. */
export const leastGit = '2.26';

export async function checkNode(): Promise<DoctorFinding> {
  return nodeFinding(process.versions.node, process.execPath);
}

export function nodeFinding(version: string, path: string): DoctorFinding {
  if (isAtLeast(version, leastNode)) return fine(`${version}, ${path}`);
  throw new GateError('CONFIG', `${version} is too old, ${path}`, { hint: `Install Node.js ${leastNode} or newer.` });
}

export async function checkGit({ session }: Examined): Promise<DoctorFinding> {
  const { path, version } = await gitProgram({ path: session.folder, signal: session.cancel });
  return gitFinding(version, path);
}

export function gitFinding(version: string | undefined, path: string): DoctorFinding {
  if (version === undefined) {
    throw new GateError('CONFIG', `${path} does not say its version`, { hint: 'Install git in a folder of the PATH.' });
  }
  if (isAtLeast(version, leastGit)) return fine(`${version}, ${path}, which is not from the checkout`);
  throw new GateError('CONFIG', `${version} is too old, ${path}`, { hint: `Install git ${leastGit} or newer.` });
}

function isAtLeast(version: string, least: string): boolean {
  const [wanted, found] = [least, version].map((text) => text.split('.').map((part) => Number.parseInt(part, 10)));
  for (const [index, part] of (wanted ?? []).entries()) {
    const own = found?.[index] ?? 0;
    if (own !== part) return own > part;
  }
  return true;
}
