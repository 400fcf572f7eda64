/**
 * A program of another project: how it is started, what it reads and must have looked at, and how its findings are
 * written as SARIF.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Log, Result } from 'sarif';
import type { coverageWords, ScanType } from '../../shared/api/words.ts';
import type { ProgramInstallation } from '../../shared/installation.ts';

/** A tree that was written for programs, without the files that could configure them. */
export interface ProgramTree {
  /** Absolute path of the folder with the files. */
  folder: string;
  /** Absolute path of an empty folder of the program's own, outside the tree. */
  scratch: string;
  /** The files in the folder, by their names there. */
  names: readonly string[];
  /** Absolute path of the rules that the policy names. */
  rules?: string | undefined;
  /** The environment variables of the program. */
  variables: Readonly<Record<string, string>>;
}

/** Something that people should know about the scan. */
export interface ProgramNote {
  message: string;
  /** The file that it is about, by its name in the tree or its absolute path there. */
  name?: string | undefined;
  /** The program's findings may be missing. */
  failed?: true;
}

export interface ProgramOutput {
  findings: readonly ProgramFinding[];
  /** The files that it scanned, by their names in the tree. By default all that it reads but those below. */
  scanned?: readonly string[];
  /** Files that it must have named, and did not. */
  missing?: readonly string[];
  notes?: readonly ProgramNote[];
  /** Types that were not covered completely this time. */
  coverage?: Partial<Record<ScanType, (typeof coverageWords)[number]>>;
}

export interface ScannerProgram {
  installation: ProgramInstallation;
  versionArgs: readonly string[];
  /** Files that the program would take for its configuration. They are written under other names. */
  configuration?: RegExp;
  /** Comments that silence a program without an argument against it. `:` becomes `_`, so that positions stay valid. */
  silencers?: RegExp;
  /** Whether the program scans the file. */
  reads(path: string): boolean;
  /** For a program that reads all files: whether a complete scan reads the file. By default what `reads` says. */
  mustRead?(path: string): boolean;
  /** Whether findings in other files may depend on the file. Undefined: they may depend on any file. */
  isShared?(path: string): boolean;
  /** The exit codes after a complete scan. */
  goodExits: readonly number[];
  /** The arguments, or why it cannot be started, as a sentence with the way out. */
  start(tree: ProgramTree):
    | {
        args: readonly string[];
        /** Files that are written into the scratch folder first, by name. */
        files?: Readonly<Record<string, string>>;
        /** Variables besides those of the tree. */
        variables?: Readonly<Record<string, string>>;
        /** By default the scratch folder, because programs search for their configuration in the working directory. */
        cwd?: string;
        /** The file with the output, in the scratch folder. By default the program writes it to standard output. */
        output?: string;
      }
    | { missing: string };
  /** What to do about an error that the program printed. */
  advise?(errors: string): string | undefined;
  /** Throws if the output cannot be read. */
  read(output: string, tree: ProgramTree): ProgramOutput;
}

export interface ProgramFinding {
  rule: string;
  /** About the rule, without a file's own text. */
  title: string;
  message: string;
  /** A word. Unless the intake of SARIF knows it, the severity is unknown. */
  severity: string;
  /** The number of the weakness. */
  cwe?: number | undefined;
  /** The file's name in the tree, or its absolute path there. */
  name: string;
  line?: number | undefined;
  /** A page about the rule. */
  page?: string | undefined;
  /** Facts about an advisory, by names that the intake knows. */
  facts?: Readonly<Record<string, unknown>>;
}

/** Writes the findings of a program without usable SARIF as SARIF. */
export function writeLog(tool: string, findings: readonly ProgramFinding[], folder: string): Log {
  const readLine = createLineReader(folder);
  const rules = new Map(
    findings.map(({ rule, title, page }) => [
      rule,
      { id: rule, shortDescription: { text: title }, ...(page !== undefined && { helpUri: page }) },
    ]),
  );
  const results = findings.map(({ rule, message, severity, cwe, name: path, line, facts }): Result => {
    const name = toTreeName(folder, path);
    const uri = name.split('/').map(encodeURIComponent).join('/');
    const text = line === undefined ? undefined : readLine(name, line);
    const region = line === undefined ? {} : { region: { startLine: line, ...(text && { snippet: { text } }) } };
    return {
      ruleId: rule,
      // The intake does not know this word, so a severity that is unknown or missing stays unknown.
      level: 'unknown' as Result.level,
      message: { text: message.replaceAll(/[{}]/g, '$&$&') },
      locations: [{ physicalLocation: { artifactLocation: { uri }, ...region } }],
      properties: {
        ...facts,
        // No program that found something means that it is not severe at all.
        ...(!/^none$/i.test(severity) && { severity }),
        ...(cwe !== undefined && { cwe: `CWE-${cwe}` }),
      },
    };
  });
  return {
    version: '2.1.0',
    runs: [{ tool: { driver: { name: tool, rules: [...rules.values()] } }, results }],
  };
}

const lineMax = 1000;

/** Reads lines of the tree's files. The last file is kept, because findings come in the order of files. */
function createLineReader(folder: string): (name: string, line: number) => string | undefined {
  let last: { name: string; lines: string[] } | undefined;
  return (name, line) => {
    if (last?.name !== name) {
      try {
        last = { name, lines: readFileSync(join(folder, name), 'utf8').split(/\r?\n/) };
      } catch {
        return undefined;
      }
    }
    return last.lines[line - 1]?.slice(0, lineMax);
  };
}

/** The name in the tree of an absolute path below its folder. Any other text is returned unchanged. */
export function toTreeName(folder: string, path: string): string {
  const plain = path.replaceAll('\\', '/');
  const start = `${folder.replaceAll('\\', '/')}/`;
  return plain.startsWith(start) ? plain.slice(start.length) : plain;
}

/** The number in `CWE-89: SQL injection`, the first of several texts that have one. */
export function findWeaknessNumber(stated: unknown): number | undefined {
  const texts: unknown[] = Array.isArray(stated) ? stated : [stated];
  const numbers = texts.flatMap((text) => /^CWE-(\d{1,5})\b/i.exec(String(text))?.[1] ?? []);
  return numbers[0] === undefined ? undefined : Number(numbers[0]);
}
