/** Hash functions and ciphers that are broken. */
import { plainText, type Syntax } from '../flow/syntax.ts';
import { calls, namesAround } from './places.ts';
import type { Sinks, Weakness } from './weakness.ts';

const weak = /^(?:md[245]|sha-?1|ripemd(?:160)?|rmd160)$/i;
const functions =
  /^(?:md5|js-md5|blueimp-md5|sha1|js-sha1|crypto-js\.(?:MD5|SHA1|HmacMD5)|crypto-js\/(?:md5|sha1)|CryptoJS\.(?:MD5|SHA1)|ts-md5\.Md5\.hashStr|md5-hex|hasha\.md5)$/;
const precious = /pass(?:word|wd|phrase)?|pwd|secret|credential|token|signature|login|hmac/i;
/** Names of what needs no protection: to tell contents apart. */
const harmless =
  /etag|cache|checksum|integrity|fingerprint|revision|gravatar|avatar|content|file|asset|dedup|filename|version|color|colour|bucket|shard|uuid/i;

export const weakHash: Weakness = {
  id: 'weak-hash',
  cwe: 'CWE-328',
  title: 'Hash function that is broken',
  description: 'MD5 and SHA-1 no longer hold against collisions.',
  remediation: 'Use SHA-256 or better; for passwords scrypt, bcrypt or Argon2 with a salt.',
  cvss: 3.7,
  severity: { found: 'LOW' },
  variants: {
    password: {
      cwe: 'CWE-916',
      title: 'Password hashed by a fast function',
      description:
        'A password is hashed by a function of which a graphics card computes billions in a second. Stolen hashes are guessed within hours.',
      remediation: 'Use scrypt, bcrypt or Argon2 with a salt.',
      severity: { found: 'MEDIUM' },
      cvss: 5.9,
    },
    cipher: {
      cwe: 'CWE-327',
      title: 'Cipher that is broken',
      description: 'The cipher or its mode does not keep what it encrypts secret.',
      remediation: 'Use aes-256-gcm with a random nonce.',
      severity: { found: 'MEDIUM' },
      cvss: 5.9,
    },
  },
  find: (flow) =>
    calls((node): Sinks => {
      const name = flow.names.qualified(node.callee) ?? '';
      const [first] = node.arguments;
      const algorithm = plainText(first);
      if (/^crypto\.create(?:Cipher|Decipher)(?:iv)?$/.test(name)) {
        const isWeak =
          !name.endsWith('iv') || /^(?:des|rc[24]|bf|blowfish|seed|idea)\b|-ecb$|^des/i.test(algorithm ?? '');
        return isWeak ? { at: node, variant: 'cipher' } : undefined;
      }
      if (/^(?:crypto-js|CryptoJS)\.(?:DES|TripleDES|RC4|Rabbit)\.(?:encrypt|decrypt)$/.test(name))
        return { at: node, variant: 'cipher' };
      const isHash =
        /^crypto\.(?:createHash|hash|createHmac|subtle\.digest|webcrypto\.subtle\.digest)$/.test(name) &&
        weak.test(algorithm ?? '');
      if (!isHash && !functions.test(name)) return undefined;
      if (name === 'crypto.createHmac' && /sha-?1/i.test(algorithm ?? '')) return undefined;
      const chain = flow.source
        .getText(chainOf(flow.source.getAncestors(node as never) as Syntax[], node))
        .slice(0, 300);
      const words = `${chain} ${namesAround(flow, node)}`;
      if (/pass(?:word|wd|phrase)?|pwd/i.test(words)) return { at: node, variant: 'password' };
      return precious.test(words) || !harmless.test(words) ? { at: node } : undefined;
    }),
  good: [
    'const etag = require("crypto").createHash("md5").update(body).digest("hex")',
    'require("crypto").createHash("sha256").update(password).digest("hex")',
    'import { createCipheriv } from "crypto"; createCipheriv("aes-256-gcm", key, iv)',
  ],
  bad: [
    [
      'import crypto from "crypto"; export const hash = (data: string) => crypto.createHash("md5").update(data).digest("hex")',
      'LOW',
    ],
    [
      'const crypto = require("crypto"); const stored = crypto.createHash("sha1").update(user.password).digest("hex")',
      'MEDIUM',
    ],
    ['const md5 = require("md5"); function checkPassword(text) { return md5(text) }', 'MEDIUM'],
    ['import { createCipher } from "crypto"; createCipher("aes192", key)', 'MEDIUM'],
    ['const crypto = require("crypto"); crypto.createCipheriv("des-ede3", key, iv)', 'MEDIUM'],
  ],
};

/** The whole chain `createHash(…).update(…).digest(…)` of a call. */
function chainOf(ancestors: readonly Syntax[], node: Syntax): Syntax {
  let chain = node;
  for (const outer of [...ancestors].reverse()) {
    if (outer.type !== 'MemberExpression' && outer.type !== 'CallExpression') break;
    chain = outer;
  }
  return chain;
}
