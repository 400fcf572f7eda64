/** The rules for Java. A new one is one file and one line here. */
export * from './java/code-injection.ts';
export * from './java/command-injection.ts';
export * from './java/cookie.ts';
export * from './java/deserialization.ts';
export * from './java/ldap-injection.ts';
export * from './java/open-redirect.ts';
export * from './java/path-traversal.ts';
export * from './java/reflection.ts';
export * from './java/sql-injection.ts';
export * from './java/ssrf.ts';
export * from './java/token-unsigned.ts';
export * from './java/trust-boundary.ts';
export * from './java/weak-crypto.ts';
export * from './java/weak-random.ts';
export * from './java/xml-entities.ts';
export * from './java/xpath-injection.ts';
export * from './java/xss.ts';
