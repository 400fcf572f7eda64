/** The weaknesses that are searched for in Python, with their texts. */
interface Weakness {
  cwe: `CWE-${number}`;
  /** The CVSS score when everything is proven. */
  cvss: number;
  title: string;
  description: string;
  remediation: string;
}

export const pythonWeaknesses = {
  'sql-injection': definePythonWeakness(
    ['CWE-89', 8.8, 'SQL query built from strings (SQL injection)'],
    'A value becomes part of the text of an SQL query. An attacker who controls it can read and change all data that the query has access to.',
    'Pass values as parameters of execute(), never by string formatting; take column names from a fixed list.',
  ),
  'command-injection': definePythonWeakness(
    ['CWE-78', 9.8, 'Shell command built from strings (command injection)'],
    'A value becomes part of a command that a shell or the system runs. An attacker who controls it can start any program.',
    'Call subprocess.run with a fixed program, a list of arguments, and no shell=True.',
  ),
  'code-injection': definePythonWeakness(
    ['CWE-95', 9.8, 'Dynamic text executed as code (code injection)'],
    'Text that is only known at run time is executed as code. An attacker who controls it can run code with the rights of the program.',
    'Use ast.literal_eval for data, or a table of allowed functions. Do not execute text.',
  ),
  reflection: definePythonWeakness(
    ['CWE-470', 6.5, 'Untrusted input decides which function is called'],
    'A request names the function to call, so a client can call every function that is reachable this way.',
    'Look the function up in a fixed table of allowed functions.',
  ),
  'template-injection': definePythonWeakness(
    ['CWE-1336', 9.1, 'Template built from strings (template injection)'],
    'A value becomes part of a template. Template expressions are evaluated on the server, which usually allows running code.',
    'Keep templates constant and pass values as variables.',
  ),
  'path-traversal': definePythonWeakness(
    ['CWE-22', 7.5, 'Untrusted input used in a file path (path traversal)'],
    'A request chooses the file. With ".." or an absolute path, it can access files outside the intended folder.',
    'Resolve the path and check that it is inside the folder, or use send_from_directory or secure_filename.',
  ),
  ssrf: definePythonWeakness(
    ['CWE-918', 7.5, 'Untrusted input used as the URL of a request (SSRF)'],
    'A client chooses the URL that the server requests, so it can reach services that only the server can access.',
    'Allow only known hosts, and refuse private addresses after name resolution.',
  ),
  'open-redirect': definePythonWeakness(
    ['CWE-601', 5.4, 'Untrusted input used as a redirect target (open redirect)'],
    'A link to this site can lead to any other site, which helps phishing.',
    'Redirect to known paths only; check the target with url_has_allowed_host_and_scheme or your own list.',
  ),
  xss: definePythonWeakness(
    ['CWE-79', 6.1, 'HTML built from strings without escaping (XSS)'],
    'A value becomes HTML of the page. Scripts in it run in the name of the user who views the page.',
    'Render the value with a template that escapes, or escape it with markupsafe.escape.',
  ),
  'escaping-off': definePythonWeakness(
    ['CWE-79', 6.1, 'Template escaping turned off (XSS)'],
    'Values become HTML of the page, scripts included.',
    'Keep escaping on; mark only constant HTML as safe.',
  ),
  deserialization: definePythonWeakness(
    ['CWE-502', 8.1, 'Unsafe deserialization'],
    'Reading such data can call any function. An attacker who can write the data runs code with the rights of the program.',
    'Use JSON or yaml.safe_load. If data must be pickled, sign it and check the signature first.',
  ),
  'xml-entities': definePythonWeakness(
    ['CWE-611', 7.5, 'XML parsed with external entities (XXE)'],
    'A document can name files and URLs that the parser then reads, or make it run out of memory.',
    'Parse with defusedxml, or turn off entities, DTDs and network access.',
  ),
  'log-injection': definePythonWeakness(
    ['CWE-117', 4.3, 'Untrusted input written to a log (log injection)'],
    'With line breaks in the value, an attacker can forge log entries.',
    'Remove line breaks from the value, or use structured logging.',
  ),
  'cookie-trusted': definePythonWeakness(
    ['CWE-565', 6.5, 'Unsigned cookie used for a security decision'],
    'Users can change their cookies, so a cookie without a signature proves nothing about the user.',
    'Keep such data in a server-side session, or sign the cookie and check the signature.',
  ),
  'password-logged': definePythonWeakness(
    ['CWE-532', 4.4, 'Password written to a log'],
    'Anyone who can read the log, or a copy of it, has the password.',
    'Do not log the password.',
  ),
  'weak-hash': definePythonWeakness(
    ['CWE-327', 5.9, 'Weak hash function'],
    'MD5 and SHA-1 are not collision-resistant, and far too fast for passwords.',
    'Hash passwords with argon2, scrypt or bcrypt, everything else with SHA-256. Set usedforsecurity=False if the hash protects nothing.',
  ),
  'weak-cipher': definePythonWeakness(
    ['CWE-327', 5.9, 'Weak cipher or mode'],
    'Data encrypted with this cipher or mode can be read or changed.',
    'Use AES-GCM or ChaCha20-Poly1305, or cryptography.fernet.',
  ),
  'fixed-iv': definePythonWeakness(
    ['CWE-329', 5.9, 'Hard-coded initialization vector'],
    'Texts with the same beginning look the same when they are encrypted, and some modes reveal the key stream.',
    'Generate a new one for each text with secrets.token_bytes, and store it with the text.',
  ),
  'error-details': definePythonWeakness(
    ['CWE-209', 5.3, 'Stack trace sent to the client'],
    'A stack trace shows attackers paths, versions and the code around the error.',
    'Log the error, and send a short message with an id that can be found in the log.',
  ),
  'weak-key': definePythonWeakness(
    ['CWE-326', 5.9, 'Encryption key is too short'],
    'Keys of this length can be broken.',
    'Use RSA keys of 3072 bits or more, or elliptic curves of 256.',
  ),
  'weak-random': definePythonWeakness(
    ['CWE-330', 5.9, 'Secret generated with predictable random numbers'],
    'Numbers from the random module can be predicted from earlier ones.',
    'Use the secrets module.',
  ),
  'tls-unchecked': definePythonWeakness(
    ['CWE-295', 7.4, 'TLS certificate verification turned off'],
    'An attacker between both sides can pretend to be the server, and read and change all data.',
    'Keep verification on; trust a private certificate authority by passing its certificate.',
  ),
  'tls-old': definePythonWeakness(
    ['CWE-326', 5.9, 'Outdated TLS version'],
    'The version has known weaknesses.',
    'Use ssl.create_default_context().',
  ),
  'ssh-unchecked': definePythonWeakness(
    ['CWE-295', 7.4, 'SSH host key not verified'],
    'An attacker between both sides can pretend to be the host.',
    'Load the known host keys and use RejectPolicy.',
  ),
  cleartext: definePythonWeakness(
    ['CWE-319', 5.9, 'Unencrypted protocol'],
    'An attacker on the network can read and change passwords and data.',
    'Use SSH, SFTP, HTTPS or SNMPv3 with encryption.',
  ),
  debug: definePythonWeakness(
    ['CWE-489', 7.5, 'Debug mode turned on'],
    'Error pages show code and variables to everyone; the Werkzeug debugger can even run code.',
    'Turn it on only on your own machine, with an environment variable.',
  ),
  cookie: definePythonWeakness(
    ['CWE-1004', 4.3, 'Cookie without HttpOnly or Secure'],
    'Scripts on the page can read the cookie, or it is sent without encryption.',
    'Set HttpOnly, Secure and SameSite.',
  ),
  'csrf-off': definePythonWeakness(
    ['CWE-352', 6.5, 'CSRF protection turned off'],
    'Another website can make the browser of a signed-in user send requests to this one.',
    'Keep CSRF protection on; exempt only endpoints that do not use cookies.',
  ),
  'session-fixation': definePythonWeakness(
    ['CWE-384', 5.4, 'Session id not renewed at login (session fixation)'],
    'An attacker who knows the session id before the login can use it afterwards.',
    'Create a new session at login: new_session(), cycle_key() or session.regenerate().',
  ),
  cors: definePythonWeakness(
    ['CWE-942', 5.4, 'CORS allows any origin'],
    'Any website can read the responses, with the cookies of the user if credentials are allowed.',
    'Allow only the origins that need it.',
  ),
  hosts: definePythonWeakness(
    ['CWE-644', 4.3, 'Host header not validated'],
    'Any Host header is accepted, and can end up in links, for example in emails.',
    'List the hosts in ALLOWED_HOSTS.',
  ),
  'jwt-unchecked': definePythonWeakness(
    ['CWE-347', 8.1, 'JWT accepted without verifying its signature'],
    'Anyone can create such a token for any user.',
    'Decode with the key, with verification on, and with a list of allowed algorithms.',
  ),
  upload: definePythonWeakness(
    ['CWE-434', 7.2, 'Uploaded file stored under the name from the client'],
    'The client chooses the folder and the type of the file.',
    'Generate the name yourself or use secure_filename, and allow only known file types.',
  ),
  permissions: definePythonWeakness(
    ['CWE-732', 5.5, 'World-writable file'],
    'Other users on the machine can change the file.',
    'Allow only the owner: 0o600 or 0o700.',
  ),
  'temporary-file': definePythonWeakness(
    ['CWE-377', 4.4, 'Predictable temporary file'],
    'Another user can create the file first, or replace it with a link.',
    'Use tempfile.mkstemp or NamedTemporaryFile.',
  ),
  archive: definePythonWeakness(
    ['CWE-22', 6.5, 'Archive extracted without checking its paths (zip slip)'],
    'Entries with ".." in their path are written outside the folder.',
    'Extract with filter="data", or check every path.',
  ),
  xpath: definePythonWeakness(
    ['CWE-643', 7.5, 'XPath expression built from strings (XPath injection)'],
    'A value becomes part of the expression and can change what it selects.',
    'Pass values as XPath variables.',
  ),
  ldap: definePythonWeakness(
    ['CWE-90', 7.5, 'LDAP filter built from strings (LDAP injection)'],
    'A value becomes part of the filter and can change what the filter selects.',
    'Escape the value with ldap.filter.escape_filter_chars.',
  ),
  regex: definePythonWeakness(
    ['CWE-1333', 5.3, 'Untrusted input used as a regular expression'],
    'A crafted regular expression can run for minutes.',
    'Escape the value with re.escape.',
  ),
  'slow-regex': definePythonWeakness(
    ['CWE-1333', 5.3, 'Regular expression with exponential run time (ReDoS)'],
    'A repetition inside a repetition can match the same text in very many ways. For a short crafted input that does not match, all of them are tried.',
    'Rewrite it without nested repetition, or limit the length of the input.',
  ),
  'nosql-injection': definePythonWeakness(
    ['CWE-943', 7.5, 'Untrusted input in a database query (NoSQL injection)'],
    'If the client sends an object with operators instead of text, it changes what the query selects.',
    'Convert each value to its expected type, for example with str(), before using it in a query.',
  ),
  'query-keywords': definePythonWeakness(
    ['CWE-943', 7.5, 'Conditions of a query chosen by a request (ORM injection)'],
    'The client chooses the names of the conditions. With names such as user__password__startswith, it can guess values of other tables.',
    'Take the allowed conditions by name.',
  ),
  jsonp: definePythonWeakness(
    ['CWE-79', 5.4, 'Script that calls a function from the request (JSONP)'],
    'The request chooses the beginning of a script. Other sites can run code of their choice from this site, and read the data in the answer.',
    'Answer with JSON and allow the origins that need it, or check the name of the function against a pattern of letters and digits.',
  ),
  'session-chosen': definePythonWeakness(
    ['CWE-384', 6.5, 'Session id taken from the request (session fixation)'],
    'An attacker can give someone a session id that the attacker knows, and use it after the login.',
    'Let the framework create the session id, and a new one at each login.',
  ),
  'mass-assignment': definePythonWeakness(
    ['CWE-915', 7.1, 'Fields of an object set from a whole request (mass assignment)'],
    'The client can set every field of the object, including fields that control access.',
    'Take the allowed fields by name, or validate the request against a schema that refuses others.',
  ),
  'fast-hash': definePythonWeakness(
    ['CWE-916', 5.9, 'Password hashed with a fast hash function'],
    'An attacker can try billions of passwords per second against such a hash.',
    'Hash passwords with argon2, scrypt or bcrypt.',
  ),
  'password-plain': definePythonWeakness(
    ['CWE-256', 5.9, 'Password stored in plain text'],
    'A password is compared with the stored one as text, so passwords are stored in plain text: anyone who reads the database has all of them.',
    'Store a hash (argon2, scrypt or bcrypt) and check it with the verify function of the library.',
  ),
} as const satisfies Readonly<Record<string, Weakness>>;

export type WeaknessId = keyof typeof pythonWeaknesses;

function definePythonWeakness(
  [cwe, cvss, title]: readonly [Weakness['cwe'], number, string],
  description: string,
  remediation: string,
): Weakness {
  return { cwe, cvss, title, description, remediation };
}
