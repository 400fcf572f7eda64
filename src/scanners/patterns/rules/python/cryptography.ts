/** Ciphers, hash functions, random numbers, encrypted connections and passwords. */
import type { PatternRules } from '../../rule.ts';
import { assigned, assignment } from './settings.ts';

const offArgument = '(call function: (_) @name arguments: (argument_list (keyword_argument value: (false)) @at))';

const oldVersion =
  /(?:^|\.)(?:PROTOCOL_(?:SSLv[23]|TLSv1(?:_1)?)|(?:SSLv[23]|TLSv1(?:_1)?)_METHOD|TLSVersion\.(?:SSLv3|TLSv1(?:_1)?))$/;

const stored = String.raw`(?:self|\w*(?:user|account|member|customer|row|record))(?:\.passw(?:or)?d|\[["']passw(?:or)?d["']\])`;

const word = String.raw`(?:passw(?:or)?d|\bpwd\b)`;

/** A variable, or a field of a request. */
const given = String.raw`(?:\w*passw(?:or)?d\w*|pwd|\w*(?:request|form|data|body|json|payload)\w*[.[].*${word}.*)`;

/** What is compared with a field of a request is stored, whatever it is called. */
const asked = String.raw`(?:\w+\.)?request\..*${word}.*`;

const field = String.raw`\w+(?:\.|\[["'])passw(?:or)?d\b.*`;

const sides = [
  [stored, given],
  [given, stored],
  [field, asked],
  [asked, field],
].map(([one, other]) => String.raw`${one}\s*[!=]=\s*${other}`);

const comparison = new RegExp(`^(?:${sides.join('|')})$`, 'is');

const logs = '(#match? @log "^(print|debug|info|warning|warn|error|critical|exception|log)$")';

export const cryptography: PatternRules = {
  'weak-hash': {
    remediation:
      'Hash passwords with argon2, scrypt or bcrypt, everything else with SHA-256. Set usedforsecurity=False if the hash protects nothing.',
    severity: { found: 'MEDIUM' },
    sinks: [
      {
        query: assignment,
        name: /\bPASSWORD_HASHERS\b/,
        at: /=\s*[[(]\s*["'][\w.]*(?:MD5|SHA1|Crypt)PasswordHasher/,
      },
      {
        name: /^passlib\.hash\.(?:(?:md5|des|bsdi|sha1)_crypt|ldap_(?:md5|sha1)|hex_\w+|lmhash|nthash|mysql\w+)\.(?:hash|encrypt|using)$/,
      },
    ],
  },
  'weak-cipher': {
    remediation: 'Use AES-GCM or ChaCha20-Poly1305, or cryptography.fernet.',
    severity: { found: 'MEDIUM' },
    sinks: [
      { name: /(?:^|\.)new$/, given: /\bMODE_ECB\b/ },
      { name: /\.ciphers\.modes\.ECB$/ },
      { name: /^Crypto(?:dome)?\.Cipher\.(?:ARC[24]|Blowfish|CAST|DES3?|XOR)\.new$/ },
      { name: /\.ciphers\.algorithms\.(?:ARC4|Blowfish|CAST5|IDEA|RC2|SEED|TripleDES)$/ },
    ],
  },
  'fixed-iv': {
    remediation: 'Generate a new one for each text with secrets.token_bytes, and store it with the text.',
    severity: { found: 'MEDIUM' },
    sinks: [
      {
        name: /(?:^|\.)new$/,
        given: /\bMODE_(?:CBC|CTR|GCM|CFB|OFB)\s*,\s*(?:(?:iv|nonce)\s*=\s*)?b["'][^"']*["'](?:\s*\*\s*\d+)?\s*[,)]/,
      },
    ],
  },
  'weak-random': {
    remediation: 'Use the secrets module.',
    severity: { found: 'MEDIUM' },
    sinks: [
      {
        name: /^random\.(?:getrandbits|randbytes|sample)$/,
        unless: /\(\s*[\w.]*keys?\b/,
        context: /key|token|secret|passw|otp|session|nonce|salt|reset/i,
      },
      // A value that was made from it becomes a secret.
      {
        query: assigned,
        name: /sess|cookie|token|secret|passw|otp\b|nonce|salt|api_?key/i,
        severity: { random: 'MEDIUM' },
      },
      {
        name: /(?:^|\.)set_cookie$/,
        argument: [1],
        keywords: ['value'],
        severity: { random: 'MEDIUM' },
      },
    ],
  },
  'tls-unchecked': {
    remediation: 'Keep verification on; trust a private certificate authority by passing its certificate.',
    severity: { found: 'MEDIUM' },
    sinks: [
      {
        query: offArgument,
        name: /(?:^|\.)(?:get|options|head|post|put|patch|delete|request|stream|send|\w*Client|Session)$/,
        at: /^verify\b/,
        inFile: /\b(?:requests|httpx)\b/,
      },
      { query: offArgument, at: /^(?:verify_certs|verify_ssl|ssl_verify|validate_certs)\b/ },
      {
        query: offArgument,
        name: /[sS]ession\w*(?:\(\))?\.(?:get|options|head|post|put|patch|delete|request|ws_connect)$/,
        at: /^ssl\b/,
        inFile: /\baiohttp\b/,
      },
      {
        query: '(keyword_argument name: (_) @name value: (true)) @at',
        name: /^tls(?:AllowInvalid(?:Certificates|Hostnames)|Insecure)$/,
      },
      {
        name: /(?:^|\.)TCPConnector$/,
        given: /\b(?:ssl|verify_ssl|ssl_context)\s*=\s*False\b/,
      },
      {
        query:
          '(call arguments: (argument_list (keyword_argument name: (_) @name value: (_) @value) (#match? @value "CERT_NONE"))) @at',
        name: /^cert_reqs$/,
      },
      {
        query: assignment,
        name: /\b_create_default_https_context$/,
        at: /=\s*ssl\._create_unverified_context$/,
      },
      { query: assignment, name: /\.verify(?:_ssl)?$/, at: /=\s*False$/ },
      // Code that disables certificate checks must disable host name checks first: that is one decision.
      { query: assignment, name: /\.check_hostname$/, at: /=\s*False$/, inFile: /^(?![\s\S]*\bCERT_NONE\b)/ },
      { query: assignment, name: /\.verify_mode$/, at: /\bCERT_NONE$/ },
      { query: assignment, name: /\bPYTHONHTTPSVERIFY\b/, at: /=\s*["']0["']$/ },
    ],
  },
  'tls-old': {
    remediation: 'Use ssl.create_default_context().',
    severity: { found: 'MEDIUM' },
    sinks: [
      '(argument_list (keyword_argument value: (attribute) @name) @at)',
      '(argument_list (attribute) @name @at)',
      '(default_parameter value: (attribute) @name @at)',
      '(assignment left: [(identifier) (attribute)] right: (attribute) @name) @at',
    ].map((query) => ({ query, name: oldVersion })),
  },
  'ssh-unchecked': {
    remediation: 'Load the known host keys and use RejectPolicy.',
    severity: { found: 'MEDIUM' },
    sinks: [
      { name: /^asyncssh\.\w+$/, given: /\bknown_hosts\s*=\s*None\b/ },
      { query: assignment, name: /\.hostkeys$/, at: /=\s*None$/, inFile: /\bpysftp\b/ },
    ],
  },
  cleartext: {
    remediation: 'Use SSH, SFTP, HTTPS or SNMPv3 with encryption; for mail, starttls or a class that ends with _SSL.',
    severity: { found: 'LOW' },
    sinks: [
      {
        name: /^(?:smtplib\.SMTP|poplib\.POP3|imaplib\.IMAP4)$/,
        unless: /localhost|127\.0\.0\.1/,
        around: /\.(?:login|pass_)\(/,
        unlessAround: /\.(?:starttls|stls)\(/,
      },
    ],
  },
  'password-plain': {
    remediation: 'Store a hash (argon2, scrypt or bcrypt) and check it with the verify function of the library.',
    severity: { found: 'MEDIUM' },
    sinks: [
      {
        query: '(comparison_operator . (_) ["==" "!="] . (_) .) @at',
        at: comparison,
        unless: new RegExp(`hash|digest|confirm|repeat|again|^${stored}\\s*[!=]=\\s*${stored}$`, 'i'),
        // How passwords are stored is one decision, however often they are compared.
        isOnce: true,
      },
    ],
  },
  'password-logged': {
    remediation: 'Do not log the password.',
    severity: { found: 'LOW' },
    sinks: ['(identifier) @name', '(string (interpolation expression: (identifier) @name))'].map((value) => ({
      query: `(call function: [(identifier) @log (attribute attribute: (_) @log)] arguments: (argument_list ${value}) ${logs}) @at`,
      name: /^(?:passw(?:or)?d|passwd|pwd|secret|\w+_password)$/i,
    })),
  },
  'fast-hash': {
    remediation: 'Hash passwords with argon2, scrypt or bcrypt.',
    severity: { found: 'MEDIUM' },
    sinks: [
      {
        name: /^(?:hashlib\.)?(?:sha(?:224|256|384|512)|sha3_\d+|blake2[bs])$/,
        given: /^\([^,=]*(?:passw|pwd)/i,
      },
      {
        name: /(?:^|\.)generate_password_hash$/,
        given: /,\s*(?:method\s*=\s*)?["'](?:plain|md5|sha\d+)["']/,
      },
    ],
  },
};
