/** How passwords are stored, compared and shown. */
import type { PatternRule } from '../../rule.ts';

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

export const passwordPlain: PatternRule = {
  weakness: 'password-plain',
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
};

const logs = '(#match? @log "^(print|debug|info|warning|warn|error|critical|exception|log)$")';

export const passwordLogged: PatternRule = {
  weakness: 'password-logged',
  remediation: 'Do not log the password.',
  severity: { found: 'LOW' },
  sinks: ['(identifier) @name', '(string (interpolation expression: (identifier) @name))'].map((value) => ({
    query: `(call function: [(identifier) @log (attribute attribute: (_) @log)] arguments: (argument_list ${value}) ${logs}) @at`,
    name: /^(?:passw(?:or)?d|passwd|pwd|secret|\w+_password)$/i,
  })),
};

export const fastHash: PatternRule = {
  weakness: 'fast-hash',
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
};
