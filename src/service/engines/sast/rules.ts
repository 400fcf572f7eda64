/** The ESLint rules that the SAST engine runs, and what each means: weakness, severity, words for people. */
import type { EngineFinding } from '../engine.ts';

export interface SastMeaning {
  cwe: string;
  severity: EngineFinding['severity'];
  title: string;
  description: string;
  remediation: string;
}

export interface SastRule extends SastMeaning {
  /** Reports of the same rule that mean something else, told apart by the rule's message or the reported code. */
  variants?: readonly { message?: RegExp; code?: RegExp; meaning: SastMeaning }[];
}

const onlyWhenReached =
  'The scanner does not follow data: it is a real problem only if the value can come from outside the program.';

/** `new Function('return 1')`: every argument is a plain string. */
const onlyLiterals = /^(?:new\s+)?(?:\w+\.)?Function\s*\(\s*(?:(?:'[^'\\]*'|"[^"\\]*"|`[^`\\$]*`)\s*,?\s*)*\)$/;

export const sastRules: Readonly<Record<string, SastRule>> = {
  'security/detect-eval-with-expression': {
    cwe: 'CWE-95',
    severity: 'HIGH',
    title: 'Use of eval with an expression',
    description:
      'Text that is only known at run time is executed as code. Whoever can influence the text runs code with the rights of the program.',
    remediation:
      'Parse data with JSON.parse, look functions up in a table, or use a real expression parser. Do not execute text.',
  },
  'no-eval': {
    cwe: 'CWE-95',
    severity: 'MEDIUM',
    title: 'Use of eval',
    description:
      'eval executes text as code. It hides what the program does and becomes code injection as soon as outside text reaches it.',
    remediation: 'Replace eval by the code that it would run, by JSON.parse, or by a table of functions.',
  },
  'no-implied-eval': {
    cwe: 'CWE-95',
    severity: 'MEDIUM',
    title: 'Timer that executes text as code',
    description: 'setTimeout and setInterval execute a string argument as eval does.',
    remediation: 'Pass a function instead of a string.',
  },
  'no-new-func': {
    cwe: 'CWE-95',
    severity: 'HIGH',
    title: 'Code built at run time with the Function constructor',
    description:
      'The Function constructor turns text into code, as eval does. Whoever can influence the text runs code with the rights of the program.',
    remediation: 'Write the function in the source, or look it up in a table.',
    variants: [
      {
        code: onlyLiterals,
        meaning: {
          cwe: 'CWE-95',
          severity: 'LOW',
          title: 'Function constructor with constant text',
          description:
            'The Function constructor turns text into code. The text is constant here, so nothing can be injected; a content security policy that forbids eval breaks it.',
          remediation: 'Write the function in the source.',
        },
      },
    ],
  },
  'no-script-url': {
    cwe: 'CWE-79',
    severity: 'LOW',
    title: 'Address with the javascript: scheme',
    description: 'A javascript: address executes its text as code in the page, as eval does.',
    remediation: 'Use an event handler, or a button instead of a link.',
  },
  'security/detect-child-process': {
    cwe: 'CWE-78',
    severity: 'HIGH',
    title: 'Shell command built at run time',
    description: `child_process.exec gives its text to a shell. A value in it that comes from outside can start any other command. ${onlyWhenReached}`,
    remediation: 'Use execFile or spawn with a fixed program and an array of arguments, and no shell.',
    variants: [
      {
        message: /^Found require\(/,
        meaning: {
          cwe: 'CWE-78',
          severity: 'INFO',
          title: 'child_process is loaded in passing',
          description:
            'The module that starts processes is loaded inside an expression, where the scanner cannot see how it is used.',
          remediation:
            'Load it into a constant at the top of the file and use execFile or spawn with an array of arguments.',
        },
      },
    ],
  },
  'security/detect-unsafe-regex': {
    cwe: 'CWE-1333',
    severity: 'MEDIUM',
    title: 'Regular expression that can take exponential time',
    description:
      'Nested or overlapping repetitions can make the expression run for minutes on a short, crafted text, which blocks the whole process.',
    remediation: 'Rewrite it without nested repetition, limit the length of the input, or use a linear-time engine.',
  },
  'security/detect-non-literal-regexp': {
    cwe: 'CWE-1333',
    severity: 'LOW',
    title: 'Regular expression built at run time',
    description: `Text becomes part of a regular expression. Crafted text can change what it matches or make it run for minutes. ${onlyWhenReached}`,
    remediation: 'Use a constant expression, or escape the text with RegExp.escape before it is inserted.',
  },
  'security/detect-non-literal-require': {
    cwe: 'CWE-829',
    severity: 'MEDIUM',
    title: 'Module chosen at run time',
    description: `require loads and runs whatever file its argument names. ${onlyWhenReached}`,
    remediation: 'Use constant module names, or a table from permitted names to modules.',
  },
  'security/detect-non-literal-fs-filename': {
    cwe: 'CWE-22',
    severity: 'LOW',
    title: 'File name built at run time',
    description: `A file is opened whose name is not constant. With ".." in it, a caller can reach files that it should not. ${onlyWhenReached}`,
    remediation: 'Resolve the name against a fixed folder and check that the result still lies inside it.',
  },
  'security/detect-possible-timing-attacks': {
    cwe: 'CWE-208',
    severity: 'LOW',
    title: 'Secret compared in varying time',
    description:
      'Comparing a secret with === stops at the first difference; the time taken tells how much of a guess was right.',
    remediation: 'Compare with crypto.timingSafeEqual.',
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
  'security/detect-disable-mustache-escape': {
    cwe: 'CWE-79',
    severity: 'MEDIUM',
    title: 'Template escaping switched off',
    description: 'Without escaping, values end up in the page as markup, scripts included.',
    remediation: 'Leave escaping on and mark only trusted values as safe.',
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
  'no-unsanitized/property': {
    cwe: 'CWE-79',
    severity: 'MEDIUM',
    title: 'Markup assigned without escaping',
    description: `A value that is not constant becomes markup of the page, scripts included. ${onlyWhenReached}`,
    remediation: 'Use textContent, or clean the value with a sanitizer such as DOMPurify.',
  },
  'no-unsanitized/method': {
    cwe: 'CWE-79',
    severity: 'MEDIUM',
    title: 'Markup inserted without escaping',
    description: `A value that is not constant is written into the page as markup, scripts included. ${onlyWhenReached}`,
    remediation: 'Use textContent or DOM methods, or clean the value with a sanitizer such as DOMPurify.',
    variants: [
      {
        message: /call to import\b/,
        meaning: {
          cwe: 'CWE-829',
          severity: 'LOW',
          title: 'Module imported by a name built at run time',
          description: `import() loads and runs whatever module its argument names. ${onlyWhenReached}`,
          remediation: 'Use constant module names, or a table from permitted names to modules.',
        },
      },
    ],
  },
};

/** What a report of the rule means, by its message and the reported code. */
export function meaningOf(rule: SastRule, message: string, code: string): SastMeaning {
  const variant = rule.variants?.find(
    (candidate) => (candidate.message?.test(message) ?? true) && (candidate.code?.test(code.trim()) ?? true),
  );
  return variant?.meaning ?? rule;
}
