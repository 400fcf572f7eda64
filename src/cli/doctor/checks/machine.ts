/** Checks Node.js and git. */
import { GateError } from '../../../errors.ts';
import { readGitProgram } from '../../../git/runner.ts';
import { isAtLeast } from '../../../text/dotted-version.ts';
import { type DoctorFinding, reportOk } from '../check.ts';
import type { DoctorContext } from '../doctor-context.ts';

/** The lowest version that package.json allows. */
export const minimumNode = '22.22.2';
/** Older versions cannot exclude a repository's configuration. */
export const minimumGit = '2.26';

export async function checkNode(): Promise<DoctorFinding> {
  return judgeNode(process.versions.node, process.execPath);
}

export function judgeNode(version: string, path: string): DoctorFinding {
  if (isAtLeast(version, minimumNode)) return reportOk(`${version}, ${path}`);
  throw new GateError('CONFIG', `${version} is too old, ${path}`, { hint: `Install Node.js ${minimumNode} or newer.` });
}

export async function checkGit({ session }: DoctorContext): Promise<DoctorFinding> {
  const { path, version } = await readGitProgram({ path: session.folder, signal: session.cancel });
  return judgeGit(version, path);
}

export function judgeGit(version: string | undefined, path: string): DoctorFinding {
  if (version === undefined) {
    throw new GateError('CONFIG', `${path} does not say its version`, { hint: 'Install git in a folder of the PATH.' });
  }
  if (isAtLeast(version, minimumGit)) return reportOk(`${version}, ${path} (not from the checkout)`);
  throw new GateError('CONFIG', `${version} is too old, ${path}`, { hint: `Install git ${minimumGit} or newer.` });
}
