/** The interface of a program of another project: how it is started, what it reads, and what its output says. */
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

export interface ProgramStart {
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

/** Something that people should know about the scan. */
export interface ProgramNote {
  message: string;
  /** The file that it is about, by its name in the tree. */
  name?: string | undefined;
  /** The program's findings may be missing. */
  failed?: true;
}

export interface ProgramOutput {
  /** SARIF 2.1.0. */
  log: object;
  /** The files that it scanned, by their names in the tree. By default all that it reads. */
  scanned?: readonly string[];
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
  start(tree: ProgramTree): ProgramStart | { missing: string };
  /** What to do about an error that the program printed. */
  advise?(errors: string): string | undefined;
  /** Throws if the output cannot be read. */
  read(output: string, tree: ProgramTree): ProgramOutput;
}
