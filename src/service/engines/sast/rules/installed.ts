/** The rules of installed plugins that run beside our own, and what each means: weakness, severity, words for people. */
import type { SastMeaning } from './meaning.ts';

export const installedRules: Readonly<Record<string, SastMeaning>> = {
  'security/detect-pseudoRandomBytes': {
    cwe: 'CWE-338',
    severity: 'MEDIUM',
    title: 'Use of crypto.pseudoRandomBytes',
    description: 'The function is deprecated, and by its contract its numbers need not be unpredictable.',
    remediation: 'Use crypto.randomBytes.',
  },
  'security/detect-new-buffer': {
    cwe: 'CWE-908',
    severity: 'MEDIUM',
    title: 'Buffer constructor with a value known at run time',
    description: 'new Buffer(n) with a number hands out memory that may still hold old contents of the process.',
    remediation: 'Use Buffer.from for data and Buffer.alloc for sizes.',
  },
  'security/detect-buffer-noassert': {
    cwe: 'CWE-119',
    severity: 'MEDIUM',
    title: 'Buffer access without a bounds check',
    description: 'noAssert switches off the check that an offset lies inside the buffer.',
    remediation: 'Remove the noAssert argument.',
  },
  'security/detect-no-csrf-before-method-override': {
    cwe: 'CWE-352',
    severity: 'MEDIUM',
    title: 'CSRF check before method override',
    description:
      'The check sees the original method, and the override then turns a harmless GET into a changing request.',
    remediation: 'Put the method override before the CSRF middleware.',
  },
};

/** What stands in every text in which the rule reports anything, unless it is written with escapes; a rule that is not named runs always. */
const words: Readonly<Record<string, RegExp>> = {
  'security/detect-pseudoRandomBytes': /\bpseudoRandomBytes\b/,
  'security/detect-new-buffer': /\bBuffer\b/,
  'security/detect-buffer-noassert': /\b(?:read|write)(?:U?Int(?:8|16|32)|Float|Double)/,
  'security/detect-no-csrf-before-method-override': /\bmethodOverride\b/,
};

/** A letter or digit of a name, written as an escape. */
const escaped = /\\u(?:00[3-7]|\{0*[3-7][\da-f]\})/i;

/** The rules that may report something in the text. */
export function installedFor(text: string): string[] {
  const isEscaped = escaped.test(text);
  return Object.keys(installedRules).filter((rule) => isEscaped || words[rule]?.test(text) !== false);
}
