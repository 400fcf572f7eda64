/** The rules of installed plugins that run beside our own, and what each means: weakness, severity, words for people. */
import type { SastMeaning } from './meaning.ts';

export const installedRules: Readonly<Record<string, SastMeaning>> = {
  'security/detect-unsafe-regex': {
    cwe: 'CWE-1333',
    severity: 'MEDIUM',
    title: 'Regular expression that can take exponential time',
    description:
      'Nested or overlapping repetitions can make the expression run for minutes on a short, crafted text, which blocks the whole process.',
    remediation: 'Rewrite it without nested repetition, limit the length of the input, or use a linear-time engine.',
  },
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
  'security/detect-bidi-characters': {
    cwe: 'CWE-1007',
    severity: 'HIGH',
    title: 'Hidden characters that reverse the text shown',
    description:
      'Characters that change the direction of text make code read differently from how it runs ("Trojan Source").',
    remediation: 'Remove the characters, and review what the line really does.',
  },
  'security/detect-invisible-characters': {
    cwe: 'CWE-1007',
    severity: 'HIGH',
    title: 'Invisible character in the code',
    description:
      'A character without a glyph is used in code or in a comment. It can hide a name or a parameter from a reviewer.',
    remediation: 'Remove the character, and review what the line really does.',
  },
};
