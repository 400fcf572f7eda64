/** The rules for Go. A new one is one file and one line here. */
export * from './go/code-injection.ts';
export * from './go/command-injection.ts';
export * from './go/cookie.ts';
export * from './go/open-redirect.ts';
export * from './go/path-traversal.ts';
export * from './go/reflection.ts';
export * from './go/sql-injection.ts';
export * from './go/ssrf.ts';
export * from './go/tls-unchecked.ts';
export * from './go/weak-crypto.ts';
export * from './go/weak-random.ts';
export * from './go/xss.ts';
