/** The weaknesses that are looked for with patterns, in words for people. */

interface PatternWeakness {
  cwe: `CWE-${number}`;
  /** Of the Common Vulnerability Scoring System, when all is proven. */
  cvss: number;
  title: string;
  description: string;
}

export const patternWeaknesses = {
  'sql-injection': weakness(
    ['CWE-89', 8.8, 'SQL built from text'],
    'A value becomes part of the text of an SQL statement. Whoever can influence it can read and change everything that the statement may reach.',
  ),
  'command-injection': weakness(
    ['CWE-78', 9.8, 'Command built at run time'],
    'A value becomes part of a command that the system runs. Whoever can influence it can start any program.',
  ),
  'code-injection': weakness(
    ['CWE-95', 9.8, 'Text executed as code'],
    'Text that is only known at run time is executed. Whoever can influence it runs code with the rights of the program.',
  ),
  'file-inclusion': weakness(
    ['CWE-98', 9.8, 'File included that is chosen at run time'],
    'A value decides which file is run as code. Whoever can influence it can run any file that the server can read.',
  ),
  'path-traversal': weakness(
    ['CWE-22', 7.5, 'Path built from a request'],
    'A request chooses the file. With ".." or an absolute path it reaches files that it should not.',
  ),
  deserialization: weakness(
    ['CWE-502', 8.1, 'Objects read from data that can run code'],
    'Reading such data creates objects of any class. Whoever can write it can run code with the rights of the program.',
  ),
  'xml-entities': weakness(
    ['CWE-611', 7.5, 'XML read with external entities'],
    'A document can name files and addresses that the parser then reads, or make it run out of memory.',
  ),
  xss: weakness(
    ['CWE-79', 6.1, 'Page built from text without escaping'],
    'A value becomes markup of the page, scripts included, and acts in the name of whoever looks at it.',
  ),
  ssrf: weakness(
    ['CWE-918', 7.5, 'Address requested that the client chose'],
    'A request decides which address the server asks, so it reaches services that only the server can see.',
  ),
  'open-redirect': weakness(
    ['CWE-601', 5.4, 'Redirect to an address that the client chose'],
    'A link to this site can lead to any other one, which makes phishing believable.',
  ),
  'weak-crypto': weakness(
    ['CWE-327', 5.9, 'Weak hash function or cipher'],
    'It is broken, or far too fast for passwords: what it protects can be read, changed or guessed.',
  ),
  'weak-random': weakness(
    ['CWE-338', 5.9, 'Secret made with predictable random numbers'],
    'The numbers can be predicted from earlier ones, or from the time at which they were made.',
  ),
  cookie: weakness(
    ['CWE-1004', 4.3, 'Cookie without its protection'],
    'Scripts of the page can read the cookie, or it is sent without encryption.',
  ),
  'token-unsigned': weakness(
    ['CWE-347', 8.1, 'Token accepted without its signature'],
    'Everybody can write such a token. What it says of the user is what the user wants it to say.',
  ),
  'tls-unchecked': weakness(
    ['CWE-295', 7.4, 'Certificate not checked'],
    'Anybody on the way can pretend to be the other side, and read and change what is sent.',
  ),
} as const satisfies Record<string, PatternWeakness>;

export type PatternWeaknessId = keyof typeof patternWeaknesses;

function weakness(
  [cwe, cvss, title]: readonly [PatternWeakness['cwe'], number, string],
  description: string,
): PatternWeakness {
  return { cwe, cvss, title, description };
}
