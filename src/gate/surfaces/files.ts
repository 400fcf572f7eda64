/** The report files: always the full report, and the requested formats. */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rmdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Reason } from '../policy/verdict.ts';
import {
  defaultFileNames,
  type FormatName,
  formatNames,
  type RenderOptions,
  type ReportFormat,
} from '../report/format.ts';
import { mapLazily } from '../report/json/pieces.ts';
import { formats } from '../report/registry.ts';
import type { LocalShowing, LocalSurface, Written } from './surface.ts';
import { removeWithin, writeWithin } from './whole-file.ts';

export const files: LocalSurface = {
  kind: 'local',
  name: 'The report files',
  shows: 'files: the full report, and other requested files',
  settings: ['reports', 'category'],
  degrades: 'exit code 2 instead of 0 for a requested file',
  isWanted: () => true,
  write: writeFiles,
};

/** A run with one of them, and without evidence, may have been given a wrong name or path. */
const mistypedReasons: readonly Reason[] = ['settings', 'policy', 'not-found', 'scan-failed'];

async function writeFiles(showing: LocalShowing): Promise<Partial<Written>> {
  const { local, settings } = showing;
  const written: Written['files'] = {};
  const [fileProblems, lines]: [string[], string[]] = [[], []];
  let fileErrors = 0;
  let reportSha256: string | undefined;
  const requests = new Map((settings.reports ?? []).map((request) => [request.format, request]));
  // Without outputs of a step, only the log names a new folder, and a mistyped value is no reason to make one.
  const isKept =
    local.log.level !== 'quiet' &&
    (!mistypedReasons.includes(showing.report.reason) || showing.report.evidence !== undefined);
  const isWanted = isKept || local.runner?.setOutputs !== undefined;
  const folder = createLazyFolder(local.temporaryFolder, settings.category);
  for (const name of formatNames) {
    const request = requests.get(name);
    if (request === undefined && !(name === 'json' && isWanted)) continue;
    try {
      const known = { reportFile: written.json, reportSha256 };
      const { path, sha256 } = (await writeFormat(showing, name, request?.path, folder, known)) ?? {};
      if (path !== undefined) written[name] = path;
      if (name === 'json') reportSha256 = sha256;
      const { none, leftOut }: ReportFormat = formats[name];
      const missing = path === undefined ? [none?.(showing.report) ?? 'there is nothing to write'] : undefined;
      lines.push(...(missing ?? leftOut?.(showing.report) ?? []).map((remark) => `${name}: ${remark}`));
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      const place = request?.path === undefined ? 'a new folder' : resolve(local.folder, request.path);
      fileProblems.push(`${name}: ${place} could not be written (${code ?? message})`);
      if (request !== undefined) fileErrors += 1;
    }
  }
  await folder.removeEmpty();
  return { files: written, fileErrors, fileProblems, lines };
}

/** The path of the written file and its digest. Undefined if the report renders to nothing in this format. */
async function writeFormat(
  { local, report, settings: { category } }: LocalShowing,
  name: FormatName,
  asked: string | undefined,
  folder: ReturnType<typeof createLazyFolder>,
  known: RenderOptions,
): Promise<{ path: string; sha256: string } | undefined> {
  const path = asked === undefined ? join(await folder.make(), defaultFileNames[name]) : resolve(local.folder, asked);
  const { pieces, none }: ReportFormat = formats[name];
  const options = { path: asked ?? path, category, ...known, startedAt: local.startedAt };
  const text = startPieces(mapLazily(pieces(report, options), local.redact));
  if (none !== undefined && text === undefined) {
    if (asked !== undefined) await removeWithin(local.folder, path);
    return undefined;
  }
  const hash = createHash('sha256');
  const hashed = mapLazily(text ?? [], (piece) => {
    hash.update(piece);
    return piece;
  });
  await writeWithin(local.folder, path, hashed);
  return { path, sha256: hash.digest('hex') };
}

/** The same pieces, if there is at least one. Undefined if there is none. */
function startPieces(pieces: Iterable<string>): Iterable<string> | undefined {
  const iterator = pieces[Symbol.iterator]();
  const first = iterator.next();
  if (first.done === true) return undefined;
  return (function* () {
    yield first.value;
    for (let next = iterator.next(); next.done !== true; next = iterator.next()) yield next.value;
  })();
}

/**
 * The folder of this run, created when the first file needs it. It is private to the user: a predictable name could
 * belong to another gate or another user.
 */
function createLazyFolder(temporaryFolder: string, category: string | undefined) {
  const prefix = join(temporaryFolder, `scan-gate-report-${category === undefined ? '' : `${category}-`}`);
  let made: string | undefined;
  return {
    async make(): Promise<string> {
      await mkdir(temporaryFolder, { recursive: true });
      made ??= await mkdtemp(prefix);
      return made;
    },
    /** An empty folder is useless. */
    async removeEmpty(): Promise<void> {
      if (made !== undefined) await rmdir(made).catch(() => {});
    },
  };
}
