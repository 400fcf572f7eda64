/**
 * Values of settings that the policy judges by. They are separate from the judging code, which no run needs before its
 * scan has started.
 */

/** What to do about a finding in a file that a pull request does not touch. */
export const untouchedWords = ['note', 'block'] as const;
/** How to treat a finding without a score. */
export const unscoredWords = ['unknown', 'ignore'] as const;
/** What to do about source files that no scanner covers. */
export const uncoveredWords = ['auto', 'inconclusive', 'note'] as const;
