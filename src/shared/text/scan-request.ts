/** The input of the scanners. It is plain data, because they are a separate program. */

export interface TreeFile {
  /** Relative to the root of the repository, with `/` as separator. */
  path: string;
  /** Position of its content in the root, for `readContent`. */
  stored: string;
}

export interface ExtraFile extends TreeFile {
  /**
   * `link`: the target of a link. `removed`: a file that `commit` has and no later commit of the branch. `message`: the
   * message of `commit`. `elsewhere`: content of the base branch, whose findings this branch did not introduce.
   */
  kind: 'link' | 'removed' | 'message' | 'elsewhere';
  commit?: string;
}

/** The engine of diagnostics that only state which version of a program scanned. */
export const programEngine = 'programs';

/** A program of another project that scans the tree. */
export interface RequestedProgram {
  name: string;
  /** Absolute path of the program, or why it cannot be started, as a sentence with the way out. */
  file: string | { missing: string };
  /** The oldest version that is accepted. */
  least?: string | undefined;
  /** Its version, if it was already asked. */
  version?: string | undefined;
  /** Absolute path of its rules. */
  rules?: string | undefined;
  /** All its environment variables. */
  variables: Readonly<Record<string, string>>;
}

export interface ScanRequest {
  /** Absolute path of the folder with the contents. */
  root: string;
  /** The tree's regular files, sorted by path. */
  files: readonly TreeFile[];
  /**
   * Paths at which the commit differs from the one it is compared with. Undefined if there is none. If not all files
   * can be analyzed, these come first.
   */
  changed?: readonly string[] | undefined;
  /** Other contents that are searched only for secrets: targets of links, and earlier contents of the branch. */
  extras?: readonly ExtraFile[];
  /**
   * Whether only files are scanned in which `changed` can have changed the findings. `extras` then hold the earlier
   * contents.
   */
  isNarrow?: boolean | undefined;
  /**
   * The files that each scanner scans. It may read others to understand these. Undefined: every scanner scans all
   * files.
   */
  only?: Readonly<Record<string, readonly string[]>>;
  /** The programs that scan besides the built-in scanners. */
  programs?: readonly RequestedProgram[];
  /** False: the built-in scanners do not run. */
  isBuiltin?: boolean;
  /** Absolute path of the file that caches results about files for later scans. */
  answersFile?: string | undefined;
}

/** A question to the scanners' program instead of a request: which versions of programs it would start. */
export interface VersionsRequest {
  /** Absolute path of a folder outside checkouts. */
  folder: string;
  versionsOf: readonly RequestedProgram[];
}

export interface ProgramVersion {
  name: string;
  version?: string | undefined;
  /** Why it cannot be used, as a sentence with the way out. */
  problem?: string | undefined;
}
