/** Checks Node.js and git. */
import { GateError } from '../../../errors.ts';
import { readGitProgram } from '../../../git/runner.ts';
import { isAtLeast } from '../../../text/dotted-version.ts';
import { type DoctorFinding, reportOk } from '../check.ts';
import type { DoctorContext } from '../doctor-context.ts';

/** The lowest version that package.json allows. */
const minimumNode = '22.18.0';
/** Older versions cannot exclude a repository's configuration. */
const minimumGit = '2.26';

export async function checkNode(): Promise<DoctorFinding> {
  const { node } = process.versions;
  if (isAtLeast(node, minimumNode)) return reportOk(`${node}, ${process.execPath}`);
  throw new GateError('CONFIG', `${node} is too old, ${process.execPath}`, {
    hint: `Install Node.js ${minimumNode} or newer.`,
  });
}

export async function checkGit({ session }: DoctorContext): Promise<DoctorFinding> {
  const { path, version } = await readGitProgram({ path: session.folder, signal: session.cancel });
  if (version === undefined) {
    throw new GateError('CONFIG', `${path} does not say its version`, { hint: 'Install git in a folder of the PATH.' });
  }
  if (isAtLeast(version, minimumGit)) return reportOk(`${version}, ${path} (not from the checkout)`);
  throw new GateError('CONFIG', `${version} is too old, ${path}`, { hint: `Install git ${minimumGit} or newer.` });
}
