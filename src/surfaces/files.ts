/** The report as files: the full one always, and the formats for which a path is set. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Format } from '../report/format.ts';
import { type FormatName, formatNames } from '../report/format-names.ts';
import { formats } from '../report/registry.ts';
import type { Report } from '../report/report.ts';
import { listAskedFiles } from '../settings/report-files.ts';
import type { LocalShowing, LocalSurface, LocalTarget, Written } from './surface.ts';
import { writeWithin } from './whole-file.ts';

export const files: LocalSurface = {
  kind: 'local',
  name: 'The report files',
  shows: 'files: the full report, and what else is asked for',
  settings: ['json-file', 'sarif-file', 'html-file', 'markdown-file', 'vex-file', 'agent-file', 'reports', 'category'],
  degrades: 'exit code 2 instead of 0 for a file that was asked for',
  isWanted: () => true,
  write: writeFiles,
};

async function writeFiles(showing: LocalShowing): Promise<Partial<Written>> {
  const { local, settings } = showing;
  const written: Written['files'] = {};
  const [fileProblems, lines]: [string[], string[]] = [[], []];
  let fileErrors = 0;
  const askedFiles = new Map(listAskedFiles(settings).map((file) => [file.format, file]));
  for (const name of formatNames) {
    const { path: asked, by } = askedFiles.get(name) ?? {};
    if (asked === undefined && name !== 'json') continue;
    const called = by === 'reports' ? name : (by ?? 'json-file');
    try {
      const path = await writeFormat(showing, name, { asked, reportFile: written.json });
      if (path !== undefined) written[name] = path;
      lines.push(...remarksOn(name, showing.report, path).map((remark) => `${called}: ${remark}`));
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      const place = asked === undefined ? 'a new folder' : resolve(local.folder, asked);
      fileProblems.push(`${called}: ${place} could not be written (${code ?? message})`);
      if (asked !== undefined) fileErrors += 1;
    }
  }
  return { files: written, fileErrors, fileProblems, lines };
}

/** Why nothing was written, or what the file does not hold. */
function remarksOn(name: FormatName, report: Report, path: string | undefined): readonly string[] {
  const { none, leftOut }: Format = formats[name];
  if (path === undefined) return [none?.(report) ?? 'there is nothing to write'];
  return leftOut?.(report) ?? [];
}

/** The path that was written; undefined where the report gives nothing for a file. */
async function writeFormat(
  { local, report, settings: { category } }: LocalShowing,
  name: FormatName,
  { asked, reportFile }: { asked: string | undefined; reportFile: string | undefined },
): Promise<string | undefined> {
  const folder = asked === undefined ? await newFolder(local.temporaryFolder, category) : undefined;
  const path = folder === undefined ? resolve(local.folder, asked ?? '') : join(folder, 'report.json');
  try {
    const options = { path: asked, category, reportFile };
    const { pieces, none }: Format = formats[name];
    const text = begun(redacted(pieces(report, options), local));
    if (none !== undefined && text === undefined) return undefined;
    await writeWithin(local.folder, path, text ?? '');
  } catch (error) {
    // A folder without a report is of no use to anybody.
    if (folder !== undefined) await rm(folder, { recursive: true, force: true }).catch(() => {});
    throw error;
  }
  return path;
}

/** The same pieces, once the first is there; undefined where there is none. */
function begun(pieces: Iterable<string>): Iterable<string> | undefined {
  const iterator = pieces[Symbol.iterator]();
  const first = iterator.next();
  if (first.done === true) return undefined;
  return (function* () {
    yield first.value;
    for (let next = iterator.next(); next.done !== true; next = iterator.next()) yield next.value;
  })();
}

function* redacted(pieces: Iterable<string>, { redact }: Pick<LocalTarget, 'redact'>): Iterable<string> {
  for (const piece of pieces) yield redact(piece);
}

/** Of this run alone, and closed to other users: a name that is known beforehand could be somebody else's, or another gate's. */
async function newFolder(temporaryFolder: string, category: string | undefined): Promise<string> {
  await mkdir(temporaryFolder, { recursive: true });
  return mkdtemp(join(temporaryFolder, `scan-gate-report-${category === undefined ? '' : `${category}-`}`));
}
