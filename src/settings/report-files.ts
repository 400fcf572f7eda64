/** Which report files a run is asked for: by `reports`, which takes any format, and by the settings that name one format each. */
import { normalize } from 'node:path';
import { type FormatName, formatNames } from '../report/format-names.ts';
import { didYouMean } from './nearest.ts';
import { alternatives, type Complain, shown } from './values.ts';

/** One entry of `reports`. */
export interface ReportRequest {
  format: FormatName;
  path: string;
}

/** `junit=out/junit.xml, sonar=out/sonar.json`, or one a line; a path may hold spaces and `=`, but no comma. */
export function readReports(text: string, complain: Complain): ReportRequest[] {
  const requests: ReportRequest[] = [];
  for (const part of text.split(/[,\r\n]+/).map((each) => each.trim())) {
    if (part === '') continue;
    const [, name = '', path = ''] = /^([^=\s]+)=(\S.*)$/.exec(part) ?? [];
    const format = formatNames.find((known) => known === name);
    if (path === '') complain(`has ${shown(part)} in it, which is not a format and a path such as ${reportsExample}`);
    else if (/\p{Cc}/u.test(path)) complain(`has control characters in the path of ${shown(name)}`);
    else if (format === undefined)
      complain(`has ${shown(name)} in it, which is not ${alternatives(formatNames)}${didYouMean(name, formatNames)}`);
    else requests.push({ format, path });
  }
  return requests;
}

export const reportsExample = 'junit=scan-gate-junit.xml';

export function writeReports(requests: readonly ReportRequest[] | undefined): string {
  return (requests ?? []).map(({ format, path }) => `${format}=${path}`).join(',');
}

/** A file that a run is asked for, and the setting that asks. */
export interface AskedFile extends ReportRequest {
  by: FileSetting;
}

const ownSettings = [
  ['json', 'json-file', 'jsonFile'],
  ['html', 'html-file', 'htmlFile'],
  ['markdown', 'markdown-file', 'markdownFile'],
  ['vex', 'vex-file', 'vexFile'],
  ['sarif', 'sarif-file', 'sarifFile'],
  ['agent', 'agent-file', 'agentFile'],
] as const satisfies [FormatName, `${string}-file`, `${string}File`][];

type OwnSetting = (typeof ownSettings)[number];
type FileSetting = OwnSetting[1] | 'reports';
type FileSettings = Readonly<Record<OwnSetting[2], string | undefined>> & {
  readonly reports: readonly ReportRequest[] | undefined;
};

/** In the order of the settings; a file that is asked for twice is there twice. */
export function listAskedFiles(settings: FileSettings): AskedFile[] {
  const own = ownSettings.flatMap(([format, by, key]) => {
    const path = settings[key];
    return path === undefined ? [] : [{ format, path, by }];
  });
  return [...own, ...(settings.reports ?? []).map((request) => ({ ...request, by: 'reports' }) as const)];
}

/** Whether a program reads a file that takes what the file does not hold for gone: then everything that stands has to be listed. */
export function needsWholeList({ reports }: Pick<FileSettings, 'reports'>): boolean {
  return (reports ?? []).some(({ format }) => wholeFormats.includes(format));
}

const wholeFormats: readonly FormatName[] = [
  ...['gitlab-codequality', 'gitlab-sast', 'gitlab-secret-detection', 'gitlab-dependency-scanning'],
  ...['gitlab-sarif', 'sonar'],
] as const;

/** One line for each format with two paths, and for each path with two formats. */
export function findFileConflicts(settings: FileSettings): string[] {
  const conflicts: string[] = [];
  const asked = listAskedFiles(settings);
  for (const [index, file] of asked.entries()) {
    // What the settings of one format each say was never compared, and scripts may name one device for several.
    const earlier = asked.slice(0, index).filter(({ by }) => by === 'reports' || file.by === 'reports');
    const named = (each: AskedFile) => `${each.by} (${each.format}=${each.path})`;
    const twice = earlier.find(({ format, path }) => format === file.format && !isSamePath(path, file.path));
    const shared = earlier.find(({ format, path }) => format !== file.format && isSamePath(path, file.path));
    if (twice !== undefined)
      conflicts.push(
        `${file.by}: the format ${file.format} is asked for twice: ${shown(twice.path)} by ${twice.by}, ${shown(file.path)} by ${file.by}; remove one of them`,
      );
    if (shared !== undefined)
      conflicts.push(
        `${file.by}: two reports would be one file: ${shown(named(shared))} and ${shown(named(file))}; give each a path of its own`,
      );
  }
  return conflicts;
}

function isSamePath(one: string, other: string): boolean {
  return normalize(one) === normalize(other);
}
