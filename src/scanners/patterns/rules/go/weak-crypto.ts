import type { PatternRule } from '../../rule.ts';

export const weakCrypto: PatternRule = {
  weakness: 'weak-crypto',
  remediation:
    'Hash passwords with argon2 or bcrypt from golang.org/x/crypto, everything else with crypto/sha256; encrypt with cipher.NewGCM.',
  severity: { found: 'MEDIUM' },
  sinks: [
    { name: /^(?:md5|sha1)\.(?:New|Sum)$/, severity: { found: 'LOW' } },
    { name: /^(?:md5|sha1)\.(?:New|Sum)$/, context: /passw|pwd|\bpass\b|credential|secret/i },
    { name: /^(?:md4|ripemd160)\.New$/, severity: { found: 'LOW' } },
    { name: /^rsa\.GenerateKey$/, argument: [1], constant: /^(?:\d{1,3}|1\d{3}|20[0-3]\d|204[0-7])$/ },
    // Versions of TLS that RFC 8996 forbids, and broken ciphers.
    {
      query:
        '(keyed_element key: (literal_element (identifier) @key) value: (literal_element (selector_expression) @name) (#match? @key "^M(in|ax)Version$")) @at',
      name: /^tls\.Version(?:SSL30|TLS10|TLS11)$/,
    },
    { query: '(selector_expression) @at @name', name: /^tls\.TLS_\w*(?:RC4|3DES)_/ },
    { name: /^(?:des\.New(?:TripleDES)?Cipher|rc4\.NewCipher|cipher\.NewECB\w*)$/ },
  ],
};
