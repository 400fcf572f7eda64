/**
 * Values of `disclose`. They are separate from the code that applies them, which no run needs before its scan has
 * started.
 */
export const disclosures = ['auto', 'all', 'changed', 'counts'] as const;
