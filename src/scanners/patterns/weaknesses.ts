/** The weaknesses that patterns search for, with their texts. */

interface PatternWeakness {
  cwe: `CWE-${number}`;
  /** The CVSS score when everything is proven. */
  cvss: number;
  title: string;
  description: string;
}

export const patternWeaknesses = {
  'sql-injection': defineWeakness(
    ['CWE-89', 8.8, 'SQL query built from strings (SQL injection)'],
    'A value becomes part of the text of an SQL query. An attacker who controls it can read and change all data that the query has access to.',
  ),
  'command-injection': defineWeakness(
    ['CWE-78', 9.8, 'Command built from strings (command injection)'],
    'A value becomes part of a command that the system runs. An attacker who controls it can start any program.',
  ),
  'ldap-injection': defineWeakness(
    ['CWE-90', 8.1, 'LDAP filter built from strings (LDAP injection)'],
    'A value becomes part of a filter. An attacker who controls it can find entries that the filter was meant to exclude, or log in as someone else.',
  ),
  'xpath-injection': defineWeakness(
    ['CWE-643', 8.1, 'XPath expression built from strings (XPath injection)'],
    'A value becomes part of an expression. An attacker who controls it can read parts of the document that the expression was meant to exclude.',
  ),
  'code-injection': defineWeakness(
    ['CWE-95', 9.8, 'Dynamic text executed as code (code injection)'],
    'Text that is only known at run time is executed as code. An attacker who controls it can run code with the rights of the program.',
  ),
  'file-inclusion': defineWeakness(
    ['CWE-98', 9.8, 'Variable file path in include or require (file inclusion)'],
    'A value decides which file runs as code. An attacker who controls it can run any file that the server can read.',
  ),
  'path-traversal': defineWeakness(
    ['CWE-22', 7.5, 'Untrusted input used in a file path (path traversal)'],
    'A request chooses the file. With ".." or an absolute path, it can access files outside the intended folder.',
  ),
  deserialization: defineWeakness(
    ['CWE-502', 8.1, 'Unsafe deserialization'],
    'Reading such data creates objects of any class. An attacker who can write the data can run code with the rights of the program.',
  ),
  'xml-entities': defineWeakness(
    ['CWE-611', 7.5, 'XML parsed with external entities (XXE)'],
    'A document can name files and URLs that the parser then reads, or make it run out of memory.',
  ),
  xss: defineWeakness(
    ['CWE-79', 6.1, 'HTML built from strings without escaping (XSS)'],
    'A value becomes HTML of the page. Scripts in it run in the name of the user who views the page.',
  ),
  ssrf: defineWeakness(
    ['CWE-918', 7.5, 'Untrusted input used as the URL of a request (SSRF)'],
    'A client chooses the URL that the server requests, so it can reach services that only the server can access.',
  ),
  'open-redirect': defineWeakness(
    ['CWE-601', 5.4, 'Untrusted input used as a redirect target (open redirect)'],
    'A link to this site can lead to any other site, which helps phishing.',
  ),
  'weak-crypto': defineWeakness(
    ['CWE-327', 5.9, 'Weak hash function or cipher'],
    'It is broken, or far too fast for passwords: the protected data can be read, changed or guessed.',
  ),
  'weak-random': defineWeakness(
    ['CWE-338', 5.9, 'Secret generated with predictable random numbers'],
    'The numbers can be predicted from earlier ones, or from the time when they were generated.',
  ),
  cookie: defineWeakness(
    ['CWE-1004', 4.3, 'Cookie without HttpOnly or Secure'],
    'Scripts on the page can read the cookie, or it is sent without encryption.',
  ),
  'trust-boundary': defineWeakness(
    ['CWE-501', 3.5, 'Untrusted input stored in the session'],
    'Other code trusts what is in the session, because only the program writes there.',
  ),
  'token-unsigned': defineWeakness(
    ['CWE-347', 8.1, 'JWT accepted without verifying its signature'],
    'Anyone can create such a token for any user.',
  ),
  'tls-unchecked': defineWeakness(
    ['CWE-295', 7.4, 'TLS certificate verification turned off'],
    'An attacker between both sides can pretend to be the server, and read and change all data.',
  ),
} as const satisfies Record<string, PatternWeakness>;

export type PatternWeaknessId = keyof typeof patternWeaknesses;

function defineWeakness(
  [cwe, cvss, title]: readonly [PatternWeakness['cwe'], number, string],
  description: string,
): PatternWeakness {
  return { cwe, cvss, title, description };
}
