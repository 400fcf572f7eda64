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
    'A value becomes part of a command that a shell or the system runs. An attacker who controls it can start any program.',
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
    'Reading such data can create objects of any class or call any function. An attacker who can write the data can run code with the rights of the program.',
  ),
  'xml-entities': defineWeakness(
    ['CWE-611', 7.5, 'XML parsed with external entities (XXE)'],
    'A document can name files and URLs that the parser then reads, or make it run out of memory.',
  ),
  'xml-expansion': defineWeakness(
    ['CWE-776', 5.3, 'XML parsed with expanding entities (billion laughs)'],
    'A short document can name entities that contain each other, which become gigabytes of text.',
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
  reflection: defineWeakness(
    ['CWE-470', 6.5, 'Untrusted input decides which function is called'],
    'A request names the function to call, so a client can call every function that is reachable this way.',
  ),
  'template-injection': defineWeakness(
    ['CWE-1336', 9.1, 'Template built from strings (template injection)'],
    'A value becomes part of a template. Template expressions are evaluated on the server, which usually allows running code.',
  ),
  'escaping-off': defineWeakness(
    ['CWE-79', 6.1, 'Template escaping turned off (XSS)'],
    'Values become HTML of the page, scripts included.',
  ),
  'log-injection': defineWeakness(
    ['CWE-117', 4.3, 'Untrusted input written to a log (log injection)'],
    'With line breaks in the value, an attacker can forge log entries.',
  ),
  'cookie-trusted': defineWeakness(
    ['CWE-565', 6.5, 'Unsigned cookie used for a security decision'],
    'Users can change their cookies, so a cookie without a signature proves nothing about the user.',
  ),
  'password-logged': defineWeakness(
    ['CWE-532', 4.4, 'Password written to a log'],
    'Anyone who can read the log, or a copy of it, has the password.',
  ),
  'weak-hash': defineWeakness(
    ['CWE-327', 5.9, 'Weak hash function'],
    'MD5 and SHA-1 are not collision-resistant, and far too fast for passwords.',
  ),
  'weak-cipher': defineWeakness(
    ['CWE-327', 5.9, 'Weak cipher or mode'],
    'Data encrypted with this cipher or mode can be read or changed.',
  ),
  'fixed-iv': defineWeakness(
    ['CWE-329', 5.9, 'Hard-coded initialization vector'],
    'Texts with the same beginning look the same when they are encrypted, and some modes reveal the key stream.',
  ),
  'error-details': defineWeakness(
    ['CWE-209', 5.3, 'Stack trace sent to the client'],
    'A stack trace shows attackers paths, versions and the code around the error.',
  ),
  'weak-key': defineWeakness(['CWE-326', 5.9, 'Encryption key is too short'], 'Keys of this length can be broken.'),
  'tls-old': defineWeakness(['CWE-326', 5.9, 'Outdated TLS version'], 'The version has known weaknesses.'),
  'ssh-unchecked': defineWeakness(
    ['CWE-295', 7.4, 'SSH host key not verified'],
    'An attacker between both sides can pretend to be the host.',
  ),
  cleartext: defineWeakness(
    ['CWE-319', 5.9, 'Unencrypted protocol'],
    'An attacker on the network can read and change passwords and data.',
  ),
  debug: defineWeakness(
    ['CWE-489', 7.5, 'Debug mode turned on'],
    'Error pages show code and variables to everyone; the Werkzeug debugger can even run code.',
  ),
  'csrf-off': defineWeakness(
    ['CWE-352', 6.5, 'CSRF protection turned off'],
    'Another website can make the browser of a signed-in user send requests to this one.',
  ),
  'session-fixation': defineWeakness(
    ['CWE-384', 5.4, 'Session id not renewed at login (session fixation)'],
    'An attacker who knows the session id before the login can use it afterwards.',
  ),
  cors: defineWeakness(
    ['CWE-942', 5.4, 'CORS allows any origin'],
    'Any website can read the responses, with the cookies of the user if credentials are allowed.',
  ),
  hosts: defineWeakness(
    ['CWE-644', 4.3, 'Host header not validated'],
    'Any Host header is accepted, and can end up in links, for example in emails.',
  ),
  'jwt-unchecked': defineWeakness(
    ['CWE-347', 8.1, 'JWT accepted without verifying its signature'],
    'Anyone can create such a token for any user.',
  ),
  upload: defineWeakness(
    ['CWE-434', 7.2, 'Uploaded file stored under the name from the client'],
    'The client chooses the folder and the type of the file.',
  ),
  permissions: defineWeakness(
    ['CWE-732', 5.5, 'World-writable file'],
    'Other users on the machine can change the file.',
  ),
  'temporary-file': defineWeakness(
    ['CWE-377', 4.4, 'Predictable temporary file'],
    'Another user can create the file first, or replace it with a link.',
  ),
  archive: defineWeakness(
    ['CWE-22', 6.5, 'Archive extracted without checking its paths (zip slip)'],
    'Entries with ".." in their path are written outside the folder.',
  ),
  regex: defineWeakness(
    ['CWE-1333', 5.3, 'Untrusted input used as a regular expression'],
    'A crafted regular expression can run for minutes.',
  ),
  'slow-regex': defineWeakness(
    ['CWE-1333', 5.3, 'Regular expression with exponential run time (ReDoS)'],
    'A repetition inside a repetition can match the same text in very many ways. For a short crafted input that does not match, all of them are tried.',
  ),
  'nosql-injection': defineWeakness(
    ['CWE-943', 7.5, 'Untrusted input in a database query (NoSQL injection)'],
    'If the client sends an object with operators instead of text, it changes what the query selects.',
  ),
  'query-keywords': defineWeakness(
    ['CWE-943', 7.5, 'Conditions of a query chosen by a request (ORM injection)'],
    'The client chooses the names of the conditions. With names such as user__password__startswith, it can guess values of other tables.',
  ),
  jsonp: defineWeakness(
    ['CWE-79', 5.4, 'Script that calls a function from the request (JSONP)'],
    'The request chooses the beginning of a script. Other sites can run code of their choice from this site, and read the data in the answer.',
  ),
  'session-chosen': defineWeakness(
    ['CWE-384', 6.5, 'Session id taken from the request (session fixation)'],
    'An attacker can give someone a session id that the attacker knows, and use it after the login.',
  ),
  'mass-assignment': defineWeakness(
    ['CWE-915', 7.1, 'Fields of an object set from a whole request (mass assignment)'],
    'The client can set every field of the object, including fields that control access.',
  ),
  'fast-hash': defineWeakness(
    ['CWE-916', 5.9, 'Password hashed with a fast hash function'],
    'An attacker can try billions of passwords per second against such a hash.',
  ),
  'password-plain': defineWeakness(
    ['CWE-256', 5.9, 'Password stored in plain text'],
    'A password is compared with the stored one as text, so passwords are stored in plain text: anyone who reads the database has all of them.',
  ),
  'hidden-characters': defineWeakness(
    ['CWE-1007', 7.1, 'Bidirectional control characters in source code (Trojan Source)'],
    'Characters that change the direction of text make code look different from what it does.',
  ),
  /** Never reported: see python/rendered.ts. */
  rendered: defineWeakness(['CWE-79', 6.1, 'Value of a request given to a template'], ''),
} as const satisfies Record<string, PatternWeakness>;

export type PatternWeaknessId = keyof typeof patternWeaknesses;

function defineWeakness(
  [cwe, cvss, title]: readonly [PatternWeakness['cwe'], number, string],
  description: string,
): PatternWeakness {
  return { cwe, cvss, title, description };
}
