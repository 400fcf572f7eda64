/** The weaknesses that are looked for in Python, in words for people. */
interface Weakness {
  cwe: `CWE-${number}`;
  /** Of the Common Vulnerability Scoring System, when all is proven. */
  cvss: number;
  title: string;
  description: string;
  remediation: string;
}

export const weaknesses = {
  'sql-injection': weakness(
    ['CWE-89', 8.8, 'SQL built from text'],
    'A value becomes part of the text of an SQL statement. Whoever can influence it can read and change everything that the statement may reach.',
    'Pass values as parameters of execute(), never by formatting; take names of columns from a fixed list.',
  ),
  'command-injection': weakness(
    ['CWE-78', 9.8, 'Shell command built at run time'],
    'A value becomes part of a command that a shell or the system runs. Whoever can influence it can start any program.',
    'Call subprocess.run with a list of arguments, a fixed program and without shell=True.',
  ),
  'code-injection': weakness(
    ['CWE-95', 9.8, 'Text executed as code'],
    'Text that is only known at run time is executed. Whoever can influence it runs code with the rights of the program.',
    'Use ast.literal_eval for data, or a table of permitted functions. Do not execute text.',
  ),
  reflection: weakness(
    ['CWE-470', 6.5, 'Function called that the client chose'],
    'A request names the function that is called. Every function that can be reached this way is part of the interface.',
    'Take functions from a fixed table of those that are meant to be called.',
  ),
  'template-injection': weakness(
    ['CWE-1336', 9.1, 'Template built at run time'],
    'A value becomes part of a template. Its expressions are evaluated on the server, which mostly ends in running code.',
    'Keep templates constant and hand values over as variables.',
  ),
  'path-traversal': weakness(
    ['CWE-22', 7.5, 'Path built from a request'],
    'A request chooses the file. With ".." or an absolute path it reaches files that it should not.',
    'Resolve the path and check that it stays inside the folder, or use send_from_directory or secure_filename.',
  ),
  ssrf: weakness(
    ['CWE-918', 7.5, 'Address requested that the client chose'],
    'A request decides which address the server asks, so it reaches services that only the server can see.',
    'Allow only known hosts, and refuse private addresses after the name was resolved.',
  ),
  'open-redirect': weakness(
    ['CWE-601', 5.4, 'Redirect to an address that the client chose'],
    'A link to this site can lead to any other one, which makes phishing believable.',
    'Redirect to known paths only; check with url_has_allowed_host_and_scheme or a list of your own.',
  ),
  xss: weakness(
    ['CWE-79', 6.1, 'Page built from text without escaping'],
    'A value becomes markup of the page, scripts included, and acts in the name of whoever looks at it.',
    'Render through a template with escaping on, or escape the value with markupsafe.escape.',
  ),
  'escaping-off': weakness(
    ['CWE-79', 6.1, 'Template escaping switched off'],
    'Values end up in the page as markup, scripts included.',
    'Leave escaping on; mark only constant markup as safe.',
  ),
  deserialization: weakness(
    ['CWE-502', 8.1, 'Objects read from data that can run code'],
    'Reading such data can call any function. Whoever can write it runs code with the rights of the program.',
    'Use JSON, or yaml.safe_load; sign data that must be pickled and check the signature first.',
  ),
  'xml-entities': weakness(
    ['CWE-611', 7.5, 'XML read with external entities'],
    'A document can name files and addresses that the parser then reads, or make it run out of memory.',
    'Parse with defusedxml, or switch entities, DTDs and network access off.',
  ),
  'log-injection': weakness(
    ['CWE-117', 4.3, 'Request written to the log as it came'],
    'Line breaks in the value make entries that never happened.',
    'Remove line breaks, or write structured logs.',
  ),
  'cookie-trusted': weakness(
    ['CWE-565', 6.5, 'Cookie believed without a signature'],
    'Everybody can write a cookie. What it says of the user is what the user wants it to say.',
    'Keep such facts in the session of the server, or sign the cookie and check the signature.',
  ),
  'password-logged': weakness(
    ['CWE-532', 4.4, 'Password written to the log'],
    'Whoever reads the log, or a copy of it, has the password.',
    'Leave it out, or write that there was one.',
  ),
  'weak-hash': weakness(
    ['CWE-327', 5.9, 'Weak hash function'],
    'MD5 and SHA-1 are broken, and far too fast for passwords.',
    'Hash passwords with argon2, scrypt or bcrypt, everything else with SHA-256; say usedforsecurity=False where it protects nothing.',
  ),
  'weak-cipher': weakness(
    ['CWE-327', 5.9, 'Weak cipher or mode'],
    'The cipher or its mode is broken: what it protects can be read or changed.',
    'Use AES-GCM or ChaCha20-Poly1305, for instance through cryptography.fernet.',
  ),
  'fixed-iv': weakness(
    ['CWE-329', 5.9, 'Initialization vector written in the code'],
    'Texts that begin alike look alike when they are encrypted, and some modes give the key stream away.',
    'Make a new one for each text with secrets.token_bytes, and store it beside the text.',
  ),
  'error-details': weakness(
    ['CWE-209', 5.3, 'Stack trace sent to the client'],
    'A stack trace tells strangers paths, versions and the code around the error.',
    'Log the error, and send a short message with a number to find it by.',
  ),
  'weak-key': weakness(
    ['CWE-326', 5.9, 'Key that is too short'],
    'Keys of this length can be broken.',
    'Use RSA keys of 3072 bits or more, or elliptic curves of 256.',
  ),
  'weak-random': weakness(
    ['CWE-330', 5.9, 'Secret made with predictable random numbers'],
    'The numbers of the module random can be predicted from earlier ones.',
    'Use the module secrets.',
  ),
  'tls-unchecked': weakness(
    ['CWE-295', 7.4, 'Certificate not checked'],
    'Anybody on the way can pretend to be the other side, and read and change what is sent.',
    'Leave verification on; trust a private authority by naming its certificate.',
  ),
  'tls-old': weakness(
    ['CWE-326', 5.9, 'Outdated TLS version'],
    'The version has known weaknesses.',
    'Use ssl.create_default_context().',
  ),
  'ssh-unchecked': weakness(
    ['CWE-295', 7.4, 'SSH host key not checked'],
    'Anybody on the way can pretend to be the host.',
    'Load known host keys and use RejectPolicy.',
  ),
  cleartext: weakness(
    ['CWE-319', 5.9, 'Protocol without encryption'],
    'Passwords and data can be read and changed on the way.',
    'Use SSH, SFTP, HTTPS or SNMPv3 with encryption.',
  ),
  debug: weakness(
    ['CWE-489', 7.5, 'Debug mode switched on'],
    'Errors show code and variables to everybody; the debugger of Werkzeug even runs code.',
    'Switch it on by a variable of the environment on your own machine only.',
  ),
  cookie: weakness(
    ['CWE-1004', 4.3, 'Cookie without its protection'],
    'Scripts of the page can read the cookie, or it is sent without encryption.',
    'Set HttpOnly, Secure and SameSite.',
  ),
  'csrf-off': weakness(
    ['CWE-352', 6.5, 'Protection against forged requests switched off'],
    'Another site can make the browser of a signed-in user send requests here.',
    'Leave the CSRF protection on; exempt only endpoints that use no cookies.',
  ),
  'session-fixation': weakness(
    ['CWE-384', 5.4, 'Session kept through the login'],
    'Whoever knew the id of the session before the login is signed in with it afterwards.',
    'Make a new session at login: new_session(), cycle_key() or session.regenerate().',
  ),
  cors: weakness(
    ['CWE-942', 5.4, 'Answers open to every origin'],
    'Every site may read the answers, with the cookies of the user if credentials are allowed.',
    'Name the origins that may.',
  ),
  hosts: weakness(
    ['CWE-644', 4.3, 'Every host name accepted'],
    'The Host header is trusted as it comes, for instance in links that are mailed.',
    'Name the hosts in ALLOWED_HOSTS.',
  ),
  'jwt-unchecked': weakness(
    ['CWE-347', 8.1, 'Token accepted without its signature'],
    'Everybody can write such a token, with any user in it.',
    'Decode with the key, verification on and the list of permitted algorithms.',
  ),
  upload: weakness(
    ['CWE-434', 7.2, 'Uploaded file kept under the name that the client chose'],
    'The client decides on folder and kind of the file that is written.',
    'Make the name yourself, or use secure_filename, and permit known kinds only.',
  ),
  permissions: weakness(
    ['CWE-732', 5.5, 'File that everybody may write'],
    'Other users of the machine can change it.',
    'Give rights to the owner alone: 0o600 or 0o700.',
  ),
  'temporary-file': weakness(
    ['CWE-377', 4.4, 'Predictable temporary file'],
    'Another user can make the file first, or put a link in its place.',
    'Use tempfile.mkstemp or NamedTemporaryFile.',
  ),
  archive: weakness(
    ['CWE-22', 6.5, 'Archive unpacked wherever its entries say'],
    'Entries with ".." are written outside the folder.',
    'Unpack with filter="data", or check every name.',
  ),
  xpath: weakness(
    ['CWE-643', 7.5, 'XPath built from text'],
    'A value becomes part of the query and can change what it selects.',
    'Pass values as variables of the query.',
  ),
  ldap: weakness(
    ['CWE-90', 7.5, 'LDAP filter built from text'],
    'A value becomes part of the filter and can change what it selects.',
    'Escape it with ldap.filter.escape_filter_chars.',
  ),
  regex: weakness(
    ['CWE-1333', 5.3, 'Regular expression that the client chose'],
    'A crafted expression can run for minutes.',
    'Escape the value with re.escape.',
  ),
  'slow-regex': weakness(
    ['CWE-1333', 5.3, 'Regular expression that can take exponential time'],
    'A repetition inside of a repetition can match one text in very many ways. On a short, crafted text that does not match, all of them are tried.',
    'Rewrite it without nested repetition, or limit the length of the text before.',
  ),
  'nosql-injection': weakness(
    ['CWE-943', 7.5, 'Database query built from a request'],
    'Where a text is expected, an object with operators can be sent, which changes what the query selects.',
    'Convert each value to the type that it should have, for instance with str(), before it becomes part of a query.',
  ),
  'mass-assignment': weakness(
    ['CWE-915', 7.1, 'Fields of an object chosen by the client'],
    'Whoever sends the request sets every field of the object, those for rights included.',
    'Take the permitted fields by name, or validate with a schema that refuses others.',
  ),
  'fast-hash': weakness(
    ['CWE-916', 5.9, 'Password hashed by a fast function'],
    'Billions of passwords a second can be tried against such a hash.',
    'Hash passwords with argon2, scrypt or bcrypt.',
  ),
  'password-plain': weakness(
    ['CWE-256', 5.9, 'Password kept as it is'],
    'A password is compared with the stored one as text, so it is stored readably: whoever reads the database has all of them.',
    'Store a hash made by argon2, scrypt or bcrypt, and check with its verify function.',
  ),
} as const satisfies Readonly<Record<string, Weakness>>;

export type WeaknessId = keyof typeof weaknesses;

function weakness(
  [cwe, cvss, title]: readonly [Weakness['cwe'], number, string],
  description: string,
  remediation: string,
): Weakness {
  return { cwe, cvss, title, description, remediation };
}
