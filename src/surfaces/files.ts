/** The report as files: the full one always, and the formats for which a path is set. */
import { resolve } from 'node:path';
import { type FormatName, formats } from '../report/registry.ts';
import type { LocalShowing, LocalSurface, Written } from './surface.ts';
import { writeWithin } from './whole-file.ts';

export const files: LocalSurface = {
  name: 'The report files',
  shows: 'files: the full report, and what else is asked for',
  settings: ['json-file', 'sarif-file', 'html-file', 'markdown-file', 'category'],
  permission: undefined,
  degrades: 'exit code 2 instead of 0 for a file that was asked for',
  isWanted: () => true,
  write: writeFiles,
};

async function writeFiles(showing: LocalShowing): Promise<Partial<Written>> {
  const { local, settings } = showing;
  const written: Written['files'] = {};
  const fileProblems: string[] = [];
  let fileErrors = 0;
  for (const name of Object.keys(formats) as FormatName[]) {
    const asked = settings[`${name}File`];
    const path = asked ?? (name === 'json' ? local.defaultReportFile : undefined);
    if (path === undefined) continue;
    const place = { path: resolve(local.folder, path), reportFile: written.json };
    const problem = await writeFormat(showing, name, place);
    if (problem === undefined) written[name] = resolve(local.folder, path);
    else fileProblems.push(problem);
    if (problem !== undefined && asked !== undefined) fileErrors += 1;
  }
  return { files: written, fileErrors, fileProblems };
}

/** What went wrong, as one line. */
async function writeFormat(
  { local, report, settings: { category } }: LocalShowing,
  name: FormatName,
  { path, reportFile }: { path: string; reportFile: string | undefined },
): Promise<string | undefined> {
  try {
    await writeWithin(local.folder, path, formats[name].render(report, { category, reportFile }));
    return undefined;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return `${formats[name].setting}: ${path} could not be written (${code ?? message})`;
  }
}
