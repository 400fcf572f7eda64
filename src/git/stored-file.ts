/** A content of a repository, written into a folder of contents. */
export interface StoredFile {
  /** In the repository. */
  path: string;
  /** Where it lies, for `readContent`. */
  stored: string;
}
