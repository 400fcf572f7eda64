/** What the scanners are asked: plain data, because they are a program of their own. */

export interface TreeFile {
  /** Relative to the root of the repository, `/` as separator. */
  path: string;
  /** Where its content lies in the root, for `readContent`. */
  stored: string;
}

export interface ExtraFile extends TreeFile {
  /**
   * `link`: its target. `removed`: held by `commit` and by no later one of the branch. `message`: that of `commit`. `elsewhere`: of the branch that this
   * one goes into, so that what is found there is not this one's doing.
   */
  kind: 'link' | 'removed' | 'message' | 'elsewhere';
  commit?: string;
}

export interface ScanRequest {
  /** Absolute path of the folder that holds the contents. */
  root: string;
  /** The tree's regular files, sorted by path. */
  files: readonly TreeFile[];
  /**
   * Paths at which the commit differs from the one that it is compared with; undefined where there is none. Where not all
   * can be analysed, these files come first.
   */
  changed?: readonly string[] | undefined;
  /** Other contents, which only secrets are looked for in: targets of links, and what the branch held before. */
  extras?: readonly ExtraFile[];
  /** By scanner, the files that it looks at; the others may be read to understand these. Without it every scanner looks at all files. */
  only?: Readonly<Record<string, readonly string[]>>;
  /** Absolute: where answers about files are kept for later scans. */
  answersFile?: string | undefined;
}
