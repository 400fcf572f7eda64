/** A checkout that was scanned and judged. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageOf } from '../../src/languages/languages.ts';
import type { MeasuredScan } from './measure.ts';
import type { Judgement, ReportedFinding } from './truths.ts';

export interface Project extends Judgement {
  name: string;
  commit: string;
  lines: number;
  scan: MeasuredScan;
  /** Severe code findings that nobody has judged. */
  unlabelled: readonly ReportedFinding[];
}

export function headOf(folder: string): string {
  return git(folder, ['rev-parse', 'HEAD']).trim();
}

/** Templates and configuration that scanners read besides programs. */
const others = /\.(?:vue|svelte|ejs|html?|jinja2|tf|ya?ml|json|sql|sh)$|(?:^|\/)Dockerfile[^/]*$/i;

/** Number of lines of code and configuration in all files of the index. */
export function codeLines(folder: string): number {
  let lines = 0;
  for (const path of git(folder, ['ls-files', '-z']).split('\0')) {
    if (path === '' || (languageOf(path) === undefined && !others.test(path))) continue;
    lines += linesOf(join(folder, path));
  }
  return lines;
}

/** 0 for entries of the index that are not in the folder: a submodule, a broken link. */
function linesOf(path: string): number {
  try {
    return readFileSync(path, 'utf8').split('\n').length;
  } catch {
    return 0;
  }
}

function git(folder: string, args: readonly string[]): string {
  return execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
}
