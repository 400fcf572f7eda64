/** Reads and writes files of the checkout for `scan-gate init`: only below its top, and never through a link. */
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt, GateError } from '../../../shared/errors.ts';
import { findDefaultBranch, readOriginUrl } from '../../../shared/git/checkout.ts';
import { findRepository } from '../../../shared/git/repository.ts';
import { parseRepositoryUrl } from '../../hosts/repository-url.ts';

export interface InitCheckout {
  /** Absolute. */
  top: string;
  /** Host of `origin`. */
  host: string | undefined;
  defaultBranch: string;
  /** Whether the path exists, including a link without a target. */
  isThere(path: string): boolean;
}

/** Throws GateError CONFIG when there is no checkout. */
export async function readCheckout(folder: string, signal: AbortSignal): Promise<InitCheckout> {
  const top = findRepository(folder).checkout?.top;
  if (top === undefined) {
    throw new GateError('CONFIG', `${folder} is not a git checkout: there is nothing to gate`, {
      reason: 'settings',
      hint: 'Run scan-gate init in the checkout of a repository; git init makes one.',
    });
  }
  const location = { path: top, signal };
  const address = await readOriginUrl(location);
  return {
    top,
    host: address === undefined ? undefined : parseRepositoryUrl(address)?.host || undefined,
    defaultBranch: (await findDefaultBranch(location)) ?? 'main',
    isThere: (path) => readStats(join(top, path)) !== undefined,
  };
}

/** The first link, or file in place of a folder, in a path. */
export function findObstacle(top: string, path: string): string | undefined {
  const folders = path.split('/').slice(0, -1);
  const ways = folders.map((_, index) => folders.slice(0, index + 1).join('/'));
  return ways.find((way) => readStats(join(top, way))?.isDirectory() === false);
}

/** The pipeline in a folder that already runs the gate. */
export function findGatingFile(top: string, folder: string): string | undefined {
  if (findObstacle(top, `${folder}/x`) !== undefined) return undefined;
  const files = listNames(join(top, folder)).filter((name) => /\.ya?ml$/.test(name));
  return files.map((name) => `${folder}/${name}`).find((path) => runsGate(top, path));
}

/** Whether the pipeline file runs the gate. A commented-out gate does not count. */
export function runsGate(top: string, path: string): boolean {
  const text = removeComments(readFileOrEmpty(join(top, path)), /Jenkinsfile$/.test(path));
  return /\bscan-gate\/scan-gate\b|\bscan-gate (?:run|judge)\b|\/cli\/index\.js" run\b/.test(text);
}

/** `#` starts a comment in YAML and the shell, `//` and `/*` in Groovy, but not directly after a word, as in `https://` or `$#`. */
function removeComments(text: string, isGroovy: boolean): string {
  const whole = isGroovy ? text.replaceAll(/(?<![^\s;{}()])\/\*[\s\S]*?\*\//g, '') : text;
  return whole.replaceAll(isGroovy ? /(?<![^\s;{}()])(?:\/\/|#).*/g : /(?<!\S)#.*/g, '');
}

function readStats(path: string) {
  return lstatSync(path, { throwIfNoEntry: false });
}

function listNames(folder: string): string[] {
  return attempt(() => readdirSync(folder)) ?? [];
}

function readFileOrEmpty(file: string): string {
  return attempt(() => (lstatSync(file).isFile() ? readFileSync(file, 'utf8') : '')) ?? '';
}
