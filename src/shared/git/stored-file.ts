/** A file content of a repository, stored in the content folder. */
export interface StoredFile {
  /** Path in the repository. */
  path: string;
  /** Location of the content, for `readContent`. */
  stored: string;
}
