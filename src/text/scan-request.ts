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

export interface ScanRequest {
  /** Absolute path of the folder with the contents. */
  root: string;
  /** The tree's regular files, sorted by path. */
  files: readonly TreeFile[];
  /**
   * Paths at which the commit differs from the one it is compared with. Undefined if there is none. If not all files
   * can be analysed, these come first.
   */
  changed?: readonly string[] | undefined;
  /** Other contents that are searched only for secrets: targets of links, and earlier contents of the branch. */
  extras?: readonly ExtraFile[];
  /**
   * The files that each scanner scans. It may read others to understand these. Undefined: every scanner scans all
   * files.
   */
  only?: Readonly<Record<string, readonly string[]>>;
  /** Absolute path of the file that caches results about files for later scans. */
  answersFile?: string | undefined;
}
