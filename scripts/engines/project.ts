/** A checkout that was scanned and judged. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { detectByName } from '../../src/languages/languages.ts';
import type { MeasuredScan } from './measure.ts';
import type { ReportedFinding, TruthComparison } from './truths.ts';

export interface MeasuredProject extends TruthComparison {
  name: string;
  commit: string;
  lines: number;
  scan: MeasuredScan;
  /** Severe code findings that nobody has judged. */
  unlabelled: readonly ReportedFinding[];
}

export function readHeadCommit(folder: string): string {
  return runGit(folder, ['rev-parse', 'HEAD']).trim();
}

/** Templates and configuration that scanners read besides programs. */
const others = /\.(?:vue|svelte|ejs|html?|jinja2|tf|ya?ml|json|sql|sh)$|(?:^|\/)Dockerfile[^/]*$/i;

/** Number of lines of code and configuration in all files of the index. */
export function countCodeLines(folder: string): number {
  let lines = 0;
  for (const path of runGit(folder, ['ls-files', '-z']).split('\0')) {
    if (path === '' || (detectByName(path) === undefined && !others.test(path))) continue;
    lines += countLines(join(folder, path));
  }
  return lines;
}

/** 0 for entries of the index that are not in the folder: a submodule, a broken link. */
function countLines(path: string): number {
  try {
    return readFileSync(path, 'utf8').split('\n').length;
  } catch {
    return 0;
  }
}

function runGit(folder: string, args: readonly string[]): string {
  return execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
}
