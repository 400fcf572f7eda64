/** Where a value comes from that a request, a page or a file brings to the finding. */
export interface FindingSource {
  kind: string;
  /** Of the file in which it is read. */
  path: string;
  /** As `normalizeCode` leaves it. */
  code: string;
  /** What made it harmless on its way, though not for this finding. */
  safeFor: readonly string[];
}
