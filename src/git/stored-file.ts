/** A file's content, written outside the repository. */
export interface StoredFile {
  /** In the repository. */
  path: string;
  /** Absolute. */
  stored: string;
}
