/** The rules for Python. */
export * from './python/addresses.ts';
export * from './python/cryptography.ts';
export * from './python/execution.ts';
export * from './python/pages.ts';
export * from './python/queries.ts';
export * from './python/sessions.ts';
export * from './python/settings.ts';
