/** What was decided about a finding, worst first. This is the order of every list. */
export const dispositions = ['blocks', 'may block', 'open', 'accepted', 'suppressed', 'fixed'] as const;
export type Disposition = (typeof dispositions)[number];
