/** The rules for PHP. A new one is one file and one line here. */
export * from './php/code-injection.ts';
export * from './php/command-injection.ts';
export * from './php/cookie.ts';
export * from './php/deserialization.ts';
export * from './php/file-inclusion.ts';
export * from './php/open-redirect.ts';
export * from './php/path-traversal.ts';
export * from './php/reflection.ts';
export * from './php/sql-injection.ts';
export * from './php/ssrf.ts';
export * from './php/weak-crypto.ts';
export * from './php/weak-random.ts';
export * from './php/xml-entities.ts';
export * from './php/xss.ts';
