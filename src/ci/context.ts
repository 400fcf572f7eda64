/** Where a run takes place, told the same way for every CI system. */

export interface RunContext {
  system: 'github' | 'local';
  /** The platform's event name; undefined outside a CI system. */
  event: string | undefined;
  /** The branch to scan, without `refs/heads/`. */
  branch: string;
  /** The commit that the branch must stand at; undefined when nothing says which. */
  headSha: string | undefined;
  baseBranch: string | undefined;
  baseSha: string | undefined;
  defaultBranch: string | undefined;
  pullRequest: number | undefined;
  /** `https://host/owner/name` of this repository, as its provider writes it; undefined when unknown. */
  repositoryUrl: string | undefined;
  /** True when outsiders can read what is published, and when nothing says that they cannot. */
  isPublic: boolean;
}
