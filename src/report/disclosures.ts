/** What `disclose` takes: apart from what tells findings by it, which no run needs before its scan is under way. */
export const disclosures = ['auto', 'all', 'changed', 'counts'] as const;
