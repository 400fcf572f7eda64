/** The weaknesses of code that all engines report, with their texts. */

interface CodeWeakness {
  cwe: `CWE-${number}`;
  /** The CVSS score when everything is proven. */
  cvss: number;
  title: string;
  description: string;
}

const runsText =
  'Text that is only known at run time is executed as code. An attacker who controls any of it can run code with the rights of the program.';
const changesQuery =
  'Part of a request becomes part of a query. If the client sends an object ({"$ne": null}) instead of text, the meaning of the query changes; inside $where it runs as code.';
const entersPath =
  'Untrusted input becomes part of a file path. With "..", an attacker can read or overwrite files outside the intended folder.';
const becomesHtml = 'A value that is not constant becomes HTML of the page, scripts included.';
const compilesTemplate =
  'A value becomes part of a template before it is compiled. Template languages can call code, so an attacker who controls the value can run code on the server.';
const holdsFunctions =
  'The format can contain functions, which run when the data is read. An attacker who controls the data can run code with the rights of the program.';
const choosesProperty =
  'Untrusted input decides which property is written. The key __proto__ or constructor changes every object in the program.';
const sentUnencrypted = 'A session cookie can be sent over unencrypted connections, where others can read and use it.';

export const weaknesses = {
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
  // JavaScript and TypeScript, where they say more than the rows above.
  'code-evaluated': defineWeakness(['CWE-95', 8.8, 'eval with a variable argument (code injection)'], runsText),
  'code-function': defineWeakness(
    ['CWE-95', 8.8, 'Function constructor with a variable argument (code injection)'],
    runsText,
  ),
  'code-timer': defineWeakness(
    ['CWE-95', 8.8, 'setTimeout or setInterval with text as code (code injection)'],
    runsText,
  ),
  'code-machine': defineWeakness(['CWE-94', 8.8, 'Untrusted input in a vm script (code injection)'], runsText),
  'function-chosen': defineWeakness(
    ['CWE-470', 6.5, 'Untrusted input decides which function is called'],
    'The name of the called function is untrusted input. An attacker can call any function of the object, also one that it inherits.',
  ),
  'code-expression': defineWeakness(
    ['CWE-94', 8.8, 'Untrusted input passed to an expression evaluator (code injection)'],
    runsText,
  ),
  'shell-command': defineWeakness(
    ['CWE-78', 8.8, 'Shell command built from strings (command injection)'],
    'Text that is only known at run time becomes part of a shell command. An attacker who controls any of it can run any other command.',
  ),
  'nosql-operators': defineWeakness(
    ['CWE-943', 8.1, 'Untrusted input in a database query (NoSQL injection)'],
    changesQuery,
  ),
  'nosql-where': defineWeakness(['CWE-943', 8.1, '$where query built from strings (NoSQL injection)'], changesQuery),
  'file-path': defineWeakness(['CWE-22', 7.5, 'Untrusted input used in a file path (path traversal)'], entersPath),
  'archive-entry': defineWeakness(
    ['CWE-22', 7.5, 'Archive entry written outside the target folder (zip slip)'],
    'An archive entry names the path that it is written to. With "..", it overwrites files outside the folder.',
  ),
  'upload-name': defineWeakness(
    ['CWE-434', 6.5, 'Uploaded file stored under the name from the client'],
    'The client chooses the file type and can overwrite other files with that name.',
  ),
  'archive-unpacked': defineWeakness(
    ['CWE-22', 6.5, 'Untrusted archive extracted without checking its paths (zip slip)'],
    'Older versions of the package write an entry with ".." in its name outside the folder.',
  ),
  'file-probe': defineWeakness(
    ['CWE-22', 5.3, 'Untrusted input decides which file is checked for existence'],
    entersPath,
  ),
  'template-name': defineWeakness(['CWE-22', 7.5, 'Untrusted input used as a template name'], entersPath),
  'module-name': defineWeakness(
    ['CWE-829', 8.8, 'Untrusted input used as a module name'],
    'Untrusted input decides which file is loaded and run.',
  ),
  'redirect-target': defineWeakness(
    ['CWE-601', 6.1, 'Untrusted input used as a redirect target (open redirect)'],
    'The redirect target is untrusted input. A link to this site can lead to any other site, which helps phishing.',
  ),
  'request-url': defineWeakness(
    ['CWE-918', 8.6, 'Untrusted input used as the URL of a request (SSRF)'],
    "The server sends a request to a URL from untrusted input. An attacker can make it call services in its own network, or the cloud's metadata service.",
  ),
  'server-xss': defineWeakness(
    ['CWE-79', 7.1, 'Untrusted input written to an HTML response (XSS)'],
    'Untrusted input is sent back as part of a page without escaping. Scripts in it run in the browser of anyone who follows a crafted link.',
  ),
  'server-xss-bare': defineWeakness(
    ['CWE-79', 6.1, 'Untrusted input sent back unescaped (possible XSS)'],
    'Untrusted input is sent back without escaping. If the browser treats the response as HTML, scripts in it run.',
  ),
  'dom-xss': defineWeakness(['CWE-79', 7.1, 'Unescaped value assigned as HTML (DOM XSS)'], becomesHtml),
  'html-inserted': defineWeakness(['CWE-79', 7.1, 'Unescaped value inserted as HTML (DOM XSS)'], becomesHtml),
  'html-jquery': defineWeakness(['CWE-79', 7.1, 'Unescaped value inserted as HTML by jQuery (DOM XSS)'], becomesHtml),
  'angular-html': defineWeakness(
    ['CWE-79', 7.1, 'Escaping bypassed for a value (XSS)'],
    'Angular escapes values; this call makes it insert the value unchanged, scripts included.',
  ),
  'angular-style': defineWeakness(
    ['CWE-79', 4.3, 'Style sanitizing bypassed for a value'],
    'Angular inserts the value as a style unchanged. It can load images from other sites and disguise the page, but cannot run a script.',
  ),
  'template-safe': defineWeakness(
    ['CWE-79', 7.1, 'Template escaping bypassed for a value (XSS)'],
    'The template escapes values; this call makes it insert the value unchanged, scripts included.',
  ),
  'script-chosen': defineWeakness(
    ['CWE-79', 7.1, 'Untrusted input used as a script or its URL (DOM XSS)'],
    'Untrusted input becomes the URL or the text of a script, which then runs in the page.',
  ),
  'link-target': defineWeakness(
    ['CWE-79', 5.4, 'Untrusted input used as a link target (DOM XSS)'],
    'A URL that begins with "javascript:" runs as a script when a user follows the link.',
  ),
  'react-html': defineWeakness(
    ['CWE-79', 7.1, 'dangerouslySetInnerHTML with a value that is not constant (XSS)'],
    becomesHtml,
  ),
  'template-source': defineWeakness(
    ['CWE-1336', 8.8, 'Untrusted input in a template source (template injection)'],
    compilesTemplate,
  ),
  'template-built': defineWeakness(
    ['CWE-1336', 8.8, 'Template source built from strings (template injection)'],
    compilesTemplate,
  ),
  'template-file': defineWeakness(
    ['CWE-1336', 8.8, 'Untrusted input written to a template file (template injection)'],
    'The written text becomes template source, which can call code the next time it is rendered.',
  ),
  'template-options': defineWeakness(
    ['CWE-73', 7.5, 'Whole request passed to a template engine'],
    'Every field of the request becomes an option of the template engine, which reads file names (layout, partials, views) and code from its options.',
  ),
  xxe: defineWeakness(
    ['CWE-611', 8.6, 'XML parsed with external entities (XXE)'],
    'The parser replaces entities. An untrusted document can read files on the server, make it send requests, or exhaust its memory.',
  ),
  'functions-read': defineWeakness(['CWE-502', 8.8, 'Deserialization of untrusted data'], holdsFunctions),
  'yaml-unlimited': defineWeakness(
    ['CWE-502', 5.3, 'Untrusted YAML parsed without limits'],
    'Aliases in a YAML document can expand until memory is full, and older versions of the parser create objects with code from tags.',
  ),
  'v8-read': defineWeakness(['CWE-502', 8.8, 'Untrusted data passed to v8.deserialize'], holdsFunctions),
  'prototype-pollution': defineWeakness(
    ['CWE-1321', 7.3, 'Untrusted key used to set a property (prototype pollution)'],
    choosesProperty,
  ),
  'prototype-merge': defineWeakness(
    ['CWE-1321', 7.3, 'Untrusted object merged recursively (prototype pollution)'],
    choosesProperty,
  ),
  'prototype-path': defineWeakness(
    ['CWE-1321', 5.6, 'Property path not checked for __proto__ (prototype pollution)'],
    choosesProperty,
  ),
  'prototype-own-merge': defineWeakness(
    ['CWE-1321', 5.6, 'Recursive merge not checked for __proto__ (prototype pollution)'],
    choosesProperty,
  ),
  'record-written': defineWeakness(
    ['CWE-915', 6.5, 'Record written from a whole request (mass assignment)'],
    'Every field of a request is written to a record. The client can set fields that no form offers, such as a role or an owner.',
  ),
  'regex-injection': defineWeakness(
    ['CWE-1333', 5.3, 'Untrusted input used as a regular expression'],
    'Untrusted input becomes part of a regular expression. Crafted input can change what it matches, or make it run for minutes.',
  ),
  'log-unchanged': defineWeakness(
    ['CWE-117', 3.7, 'Untrusted input written to a log (log injection)'],
    'Untrusted input is written to a log unchanged. With line breaks, an attacker can forge log entries.',
  ),
  'insecure-cookie': defineWeakness(['CWE-614', 5.3, 'Session cookie without the Secure attribute'], sentUnencrypted),
  'session-cookie-script': defineWeakness(
    ['CWE-1004', 5.3, 'Session cookie without the HttpOnly attribute'],
    'Any script on the page, including an injected one, can read the session cookie.',
  ),
  'cookie-script': defineWeakness(['CWE-1004', 5.3, 'Cookie without the HttpOnly attribute'], sentUnencrypted),
  'hash-collision': defineWeakness(
    ['CWE-328', 3.7, 'Weak hash function (MD5 or SHA-1)'],
    'MD5 and SHA-1 are not collision-resistant.',
  ),
  'password-hash': defineWeakness(
    ['CWE-916', 5.9, 'Password hashed with a fast hash function'],
    'A graphics card computes billions of these hashes per second, so stolen password hashes are guessed within hours.',
  ),
  'cipher-mode': defineWeakness(
    ['CWE-327', 5.9, 'Weak cipher or cipher mode'],
    'Data encrypted with this cipher or mode can be read.',
  ),
  'password-rounds': defineWeakness(
    ['CWE-916', 5.3, 'Password hashed with too few iterations'],
    'With so few iterations, guessing passwords from stolen hashes is nearly as fast as with a plain hash.',
  ),
  'vector-fixed': defineWeakness(
    ['CWE-329', 5.3, 'Hard-coded initialization vector'],
    'Texts with the same beginning look the same when they are encrypted, and some modes reveal the key stream.',
  ),
  'rsa-key': defineWeakness(['CWE-326', 5.9, 'Encryption key is too short'], 'RSA keys of this length can be broken.'),
  jwt: defineWeakness(
    ['CWE-347', 5.9, 'JWT verified without a fixed algorithm'],
    'The token itself says which algorithm verifies it. Some libraries then accept a token without a signature, or one that is signed with the public key.',
  ),
  'jwt-none': defineWeakness(
    ['CWE-347', 8.2, 'JWT without a signature'],
    'The algorithm "none" is used or allowed, so anyone can create such a token.',
  ),
  'jwt-expiry': defineWeakness(
    ['CWE-613', 3.1, 'JWT whose expiry is not checked'],
    'The token never expires, even after it was stolen.',
  ),
  'jwt-decoded': defineWeakness(
    ['CWE-347', 5.9, 'JWT decoded without verifying its signature'],
    'decode reads the content of a token and does not check who signed it.',
  ),
  'tls-verification': defineWeakness(
    ['CWE-295', 7.4, 'TLS certificate verification turned off'],
    'The connection is encrypted, but the other side is not verified: an attacker between both sides can read and change everything.',
  ),
  'tls-version': defineWeakness(
    ['CWE-326', 5.9, 'Outdated TLS version allowed'],
    'The version has known weaknesses that let attackers read connections.',
  ),
  'cors-credentials': defineWeakness(
    ['CWE-942', 6.5, 'CORS allows any origin with credentials'],
    "Every origin is allowed, and cookies are sent: any website that a user visits can read data in that user's name.",
  ),
  'debug-pages': defineWeakness(
    ['CWE-489', 3.7, 'Debug mode turned on'],
    'Pages for developers are reachable. They show code, settings or the whole API to anyone.',
  ),
  'error-sent': defineWeakness(
    ['CWE-209', 3.7, 'Error details sent to the client'],
    'A stack trace or a whole error object is sent back. It shows paths, versions and queries.',
  ),
  headers: defineWeakness(
    ['CWE-693', 3.1, 'Security header turned off'],
    'Helmet sets headers that make browsers refuse untrusted scripts, frames or unencrypted connections. One of them is off.',
  ),
  'template-escaping': defineWeakness(
    ['CWE-79', 6.1, 'Template escaping turned off (XSS)'],
    'Without escaping, values become HTML of the page, scripts included.',
  ),
  'directory-listing': defineWeakness(
    ['CWE-548', 5.3, 'Directory listing turned on'],
    'Visitors see the names of all files in the folder, including files that no page links to.',
  ),
  'forgeable-address': defineWeakness(
    ['CWE-290', 5.3, 'Access or rate limit based on a header that the client sets'],
    'Anyone can send the header X-Forwarded-For. A client that changes it with every request is never limited.',
  ),
  'markup-filter': defineWeakness(
    ['CWE-20', 5.4, 'HTML sanitized with a regular expression'],
    'Browsers accept HTML that such expressions do not match, and the text that is left after a removal can be HTML again.',
  ),
  'escaping-first': defineWeakness(
    ['CWE-20', 5.4, 'Incomplete escaping: only the first occurrence is replaced'],
    'With a string as its first argument, replace changes only the first occurrence.',
  ),
  'address-check': defineWeakness(
    ['CWE-601', 6.1, 'Incomplete URL check: the allowed host can be anywhere in the URL'],
    'The allowed URL can be in the path or query of any other URL: https://other.example/?https://allowed.example passes.',
  ),
  'script-text': defineWeakness(
    ['CWE-79', 6.1, 'Unescaped value in an inline script (XSS)'],
    'A value is inserted between script tags as text. A "</script>" in it ends the script, and the rest becomes HTML.',
  ),
  'script-data': defineWeakness(
    ['CWE-79', 6.1, 'Data in an inline script not escaped (XSS)'],
    'With the option unsafe, serialize-javascript leaves "</script>" in the data as it is. It ends the script, and the rest becomes HTML.',
  ),
  'jsonp-personal': defineWeakness(
    ['CWE-346', 5.4, 'Data of a user sent as a script (JSONP)'],
    'Any site that the user visits can load this script, with the cookies of the user, and read the data.',
  ),
  'plain-password': defineWeakness(
    ['CWE-256', 6.5, 'Password stored in plain text'],
    'A password is written to the database unhashed. Anyone who reads the database can use it, here and elsewhere.',
  ),
  'password-compared': defineWeakness(
    ['CWE-256', 6.5, 'Password stored in plain text'],
    'User input is compared directly with the stored password, so passwords are stored in plain text: anyone who reads the database has all of them.',
  ),
  'guessable-secret': defineWeakness(
    ['CWE-338', 5.9, 'Secret generated with Math.random'],
    'Numbers from Math.random can be computed from earlier ones, so a token or password made of them can be guessed.',
  ),
  timing: defineWeakness(
    ['CWE-208', 3.7, 'Secret compared in variable time (timing attack)'],
    'Comparing a secret with === stops at the first difference, so the duration shows how much of a guess was right.',
  ),
  'invisible-character': defineWeakness(
    ['CWE-1007', 7.1, 'Invisible character in source code'],
    'Code or a comment contains a character that is not visible. It can hide a name or a parameter from a reviewer.',
  ),
  'regex-nested': defineWeakness(
    ['CWE-1333', 5.3, 'Regular expression with exponential run time (ReDoS)'],
    'A repetition inside a repetition can match the same text in very many ways. For a short crafted input that does not match, all of them are tried, which blocks the whole process.',
  ),
  'ldap-filter': defineWeakness(
    ['CWE-90', 7.5, 'LDAP filter built from strings (LDAP injection)'],
    'A value becomes part of an LDAP search filter. An attacker who controls it can find other entries, or log in as another user.',
  ),
  'xpath-query': defineWeakness(
    ['CWE-643', 7.5, 'XPath expression built from strings (XPath injection)'],
    'A value becomes part of an XPath expression. An attacker who controls it can read other parts of the document.',
  ),
  'browser-settings': defineWeakness(
    ['CWE-1188', 6.5, 'Electron window with Node.js access for its pages'],
    'Pages in this window can use Node.js, or are not isolated from code that can. Any script in such a page runs with the rights of the program.',
  ),
  'message-target': defineWeakness(
    ['CWE-346', 4.3, 'postMessage without a target origin'],
    "With '*', whatever page the window shows at that moment receives the message.",
  ),
  'angularjs-html': defineWeakness(
    ['CWE-79', 6.1, 'Escaping bypassed for a value (XSS)'],
    'AngularJS escapes values; this call makes it insert the value unchanged, scripts included.',
  ),
  'pseudo-random': defineWeakness(
    ['CWE-338', 5.3, 'Use of crypto.pseudoRandomBytes'],
    'The function is deprecated, and its documentation does not promise unpredictable numbers.',
  ),
  'buffer-constructor': defineWeakness(
    ['CWE-908', 5.3, 'Deprecated Buffer constructor with a variable argument'],
    'new Buffer(n) with a number returns uninitialized memory, which can contain old data of the process.',
  ),
  'buffer-bounds': defineWeakness(
    ['CWE-119', 5.3, 'Buffer access without a bounds check'],
    'noAssert turns off the check that an offset is inside the buffer.',
  ),
  'method-override': defineWeakness(
    ['CWE-352', 5.4, 'CSRF check before method override'],
    'The CSRF check sees the original method. The override then turns a harmless GET into a request that changes data.',
  ),
  'unescaped-output': defineWeakness(
    ['CWE-79', 6.1, 'Value written into a page without escaping'],
    'The template writes the value as it is, scripts in it included.',
  ),
  /** Never reported: it says which values a template gets. */
  rendered: defineWeakness(['CWE-79', 6.1, 'Value of a request given to a template'], ''),
} as const satisfies Record<string, CodeWeakness>;

export type WeaknessId = keyof typeof weaknesses;

function defineWeakness(
  [cwe, cvss, title]: readonly [CodeWeakness['cwe'], number, string],
  description: string,
): CodeWeakness {
  return { cwe, cvss, title, description };
}
