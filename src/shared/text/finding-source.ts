/** Where a value that reaches a finding comes from: a request, a page or a file. */
export interface FindingSource {
  kind: string;
  /** Path of the file in which it is read. */
  path: string;
  /** As normalized by `normalizeCode`. */
  code: string;
  /** Purposes for which it was sanitized on its way, but not for this finding. */
  safeFor: readonly string[];
}

/** At most this many sources of a finding are listed. */
export const mostSources = 12;
