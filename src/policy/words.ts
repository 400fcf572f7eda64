/** Words that settings take and the policy judges by: apart from what judges, which no run needs before its scan is under way. */

/** What becomes of a finding in a file that a pull request does not touch. */
export const untouchedWords = ['note', 'block'] as const;
/** What a finding without a score counts as. */
export const unscoredWords = ['unknown', 'ignore'] as const;
/** What is made of source files that no scanner looked at. */
export const uncoveredWords = ['auto', 'inconclusive', 'note'] as const;
