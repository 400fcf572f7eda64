/**
 * Installs the scanners of the action: exactly those of its lock file, verified by hash, without install scripts, in a new
 * folder below the runner's temporary one.
 */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { formatSeconds } from '../../shared/clock.ts';
import { createCancelledError, GateError, toGateError } from '../../shared/errors.ts';
import { findNpm } from '../../shared/git/machine.ts';
import { readRegularText } from '../../shared/git/regular-file.ts';
import { neutralizeLine } from '../../shared/shown/neutral.ts';
import type { Environment } from '../hosts/system.ts';
import type { Session } from '../run/session.ts';

const prefix = 'scan-gate-scanners-';
const limitMs = 10 * 60_000;
const args = ['ci', '--ignore-scripts', '--no-bin-links', '--no-audit', '--no-fund', '--no-workspaces'];
/** The state that passes the folder to `post`. */
const folderState = 'scanners';

/**
 * Returns the scanners' program in a copy of `dist`, which finds the scanners like an installed package. Throws GateError
 * SCAN_FAILED.
 */
export async function installScanners(session: Session, dist: URL): Promise<URL> {
  const { env, runLog, runner } = session;
  const startedMs = performance.now();
  const folder = await mkdtemp(join(env.RUNNER_TEMP ?? tmpdir(), prefix));
  runner?.saveState?.(folderState, folder);
  const lock = await readFile(new URL('scanners/package-lock.json', dist), 'utf8');
  await writeFile(join(folder, 'package-lock.json'), lock);
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify((JSON.parse(lock) as { packages: Record<string, unknown> }).packages['']),
  );
  await cp(dist, join(folder, 'dist'), { recursive: true });
  await runInstall(session, folder);
  runLog.detail?.(`Scanners installed in ${formatSeconds(performance.now() - startedMs)}`);
  return pathToFileURL(join(folder, 'dist/scanners/index.js'));
}

async function runInstall({ folder: workspace, cancel, env: own }: Session, cwd: string): Promise<void> {
  const npm = findNpmOutside(workspace);
  // npm would leave its compiled code in the temporary folder.
  const env = { ...npm.env, NODE_DISABLE_COMPILE_CACHE: '1', ...(await getRegistryToken(own)) };
  const options = { cwd, env, signal: cancel, timeout: limitMs, windowsHide: true, maxBuffer: 16 * 1024 * 1024 };
  try {
    await promisify(execFile)(npm.file, [...npm.args, ...args], options);
    await requireInstalled(cwd);
  } catch (error) {
    if (cancel.aborted) throw createCancelledError(cancel);
    if (error instanceof GateError) throw error;
    throw new GateError('SCAN_FAILED', `The scanners could not be installed: ${explainFailure(error as object)}`, {
      cause: error,
      hint: 'Give the runner access to the npm registry, or set a reachable registry in its .npmrc, then run the gate again.',
    });
  }
}

/** Only if setup-node configured a registry: its .npmrc names the variable, and sends it only to that registry. */
async function getRegistryToken(env: Environment): Promise<Record<string, string>> {
  const { NODE_AUTH_TOKEN: token, NPM_CONFIG_USERCONFIG: file } = env;
  if (!token || !file) return {};
  const text = await readRegularText(file).catch(() => '');
  return /\$\{NODE_AUTH_TOKEN\??\}/.test(text) ? { NODE_AUTH_TOKEN: token } : {};
}

/** Settings of npm can prevent an installation although npm reports success. */
async function requireInstalled(cwd: string): Promise<void> {
  const { packages } = JSON.parse(await readRegularText(join(cwd, 'package-lock.json'))) as {
    packages: Record<string, { version?: string; optional?: true; dev?: true; peer?: true; devOptional?: true }>;
  };
  const needed = Object.entries(packages).filter(
    ([place, { optional, dev, peer, devOptional }]) => place !== '' && !optional && !dev && !peer && !devOptional,
  );
  const versions = needed.map(async ([place, { version }]) => {
    const text = await readRegularText(join(cwd, place, 'package.json')).catch(() => '{}');
    return (JSON.parse(text) as { version?: string }).version === version;
  });
  const missing = (await Promise.all(versions)).filter((isThere) => !isThere).length;
  if (missing === 0) return;
  throw new GateError(
    'SCAN_FAILED',
    `The scanners could not be installed: npm reported no error, but ${missing} of ${needed.length} packages are missing`,
    {
      hint: 'A setting of npm keeps it from installing, such as dry-run, package-lock-only, omit or only in an .npmrc of the user or of the machine: remove it for this job, then run the gate again.',
    },
  );
}

function findNpmOutside(workspace: string): ReturnType<typeof findNpm> {
  try {
    return findNpm(workspace);
  } catch (error) {
    throw new GateError('SCAN_FAILED', toGateError(error).message, {
      cause: error,
      hint: 'This action installs its scanners with npm: use a runner that has npm, or add actions/setup-node before this step.',
    });
  }
}

/** The first line of npm's output that says more than a code. */
function explainFailure({
  code,
  killed,
  stderr = '',
}: {
  code?: number | string | null;
  killed?: boolean;
  stderr?: string;
}): string {
  if (killed) return `npm took longer than ${formatSeconds(limitMs)}`;
  const said = stderr.split(/[\r\n]+/).map((each) => each.replace(/^npm (?:error|ERR!)\s*/, ''));
  const telling = said.filter(
    (each) => each !== '' && !/^(?:code |errno |syscall |A complete log|npm warn)/.test(each),
  );
  return `npm ended with ${code ?? 'a signal'}${telling.length === 0 ? '' : `: ${neutralizeLine(telling[0] ?? '', 200)}`}`;
}

/** For `post`: removes only a folder that this action created. */
export async function removeScanners({ env }: Session): Promise<void> {
  const folder = env[`STATE_${folderState}`] ?? '';
  const isOurs = basename(folder).startsWith(prefix) && dirname(folder) === resolve(env.RUNNER_TEMP ?? tmpdir());
  // If it cannot be removed, the runner clears its temporary folder itself.
  if (isOurs) await rm(folder, { recursive: true, force: true }).catch(() => {});
}
