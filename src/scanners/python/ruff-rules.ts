/**
 * The meaning of ruff's security rules here. Rules that show no weakness (imports, asserts, missing time limits) are
 * not run.
 */
import type { EngineFinding } from '../engine.ts';
import type { WeaknessId } from './weaknesses.ts';

type Severity = EngineFinding['severity'];

export interface RuffRule {
  code: `S${number}`;
  weakness: WeaknessId;
  severity: Severity;
  /** Decides by the reported code and its line: another severity, or none when it is proven harmless. */
  judge?: (code: string, line: string) => Severity | undefined;
}

const secretName =
  /passw|pwd|secret|token|otp|session|csrf|nonce|salt|reset|api_?key|signature|auth|credential|captcha|ticket|gentck/i;
const judgeBySecretName = (otherwise: Severity | undefined) => (code: string, line: string) =>
  secretName.test(`${code.split('\n', 2).join(' ')} ${line.split('\n').slice(-2).join(' ')}`) ? 'MEDIUM' : otherwise;
const constantText = /\(\s*[a-z]?(?:"[^"{]*"|'[^'{]*')\s*[,)]/i;
const judgeUnlessConstant = (severity: Severity) => (code: string) => (constantText.test(code) ? undefined : severity);
/** A value that is quoted for the shell stays one word. */
const judgeUnlessQuoted = (code: string) =>
  constantText.test(code)
    ? undefined
    : /\b(?:shlex|pipes)\.quote\(/.test(code.split('\n', 1)[0] ?? '')
      ? 'LOW'
      : 'MEDIUM';

/** By the names under which ruff reports them. https://docs.astral.sh/ruff/rules/#flake8-bandit-s describes each. */
export const ruffRules: Readonly<Record<string, RuffRule>> = {
  'exec-builtin': {
    code: 'S102',
    weakness: 'code-injection',
    severity: 'MEDIUM',
    judge: judgeUnlessConstant('MEDIUM'),
  },
  'bad-file-permissions': { code: 'S103', weakness: 'permissions', severity: 'MEDIUM' },
  'hardcoded-temp-file': {
    code: 'S108',
    weakness: 'temporary-file',
    severity: 'MEDIUM',
    // Other files there harm nobody who reads them.
    judge: (code) =>
      /key|token|secret|passw|session|credential/i.test(code.split('\n', 1)[0] ?? '') ? 'MEDIUM' : undefined,
  },
  'tarfile-unsafe-members': { code: 'S202', weakness: 'archive', severity: 'MEDIUM' },
  'suspicious-pickle-usage': {
    code: 'S301',
    weakness: 'deserialization',
    severity: 'MEDIUM',
    // Data that was pickled on the same line is not untrusted.
    judge: (_, line) => (/loads?\(\s*[\w.]*dumps?\(/.test(line) ? undefined : 'MEDIUM'),
  },
  'suspicious-marshal-usage': { code: 'S302', weakness: 'deserialization', severity: 'MEDIUM' },
  'suspicious-insecure-hash-usage': {
    code: 'S303',
    weakness: 'weak-hash',
    severity: 'LOW',
    judge: judgeBySecretName('LOW'),
  },
  'suspicious-insecure-cipher-usage': { code: 'S304', weakness: 'weak-cipher', severity: 'MEDIUM' },
  'suspicious-insecure-cipher-mode-usage': { code: 'S305', weakness: 'weak-cipher', severity: 'MEDIUM' },
  'suspicious-mktemp-usage': { code: 'S306', weakness: 'temporary-file', severity: 'LOW' },
  'suspicious-eval-usage': {
    code: 'S307',
    weakness: 'code-injection',
    severity: 'MEDIUM',
    judge: judgeUnlessConstant('MEDIUM'),
  },
  'suspicious-mark-safe-usage': {
    code: 'S308',
    weakness: 'escaping-off',
    severity: 'LOW',
    judge: judgeUnlessConstant('LOW'),
  },
  'suspicious-non-cryptographic-random-usage': {
    code: 'S311',
    weakness: 'weak-random',
    severity: 'MEDIUM',
    judge: judgeBySecretName(undefined),
  },
  'suspicious-telnet-usage': { code: 'S312', weakness: 'cleartext', severity: 'MEDIUM' },
  'suspicious-xmlc-element-tree-usage': { code: 'S313', weakness: 'xml-entities', severity: 'LOW' },
  'suspicious-xml-element-tree-usage': { code: 'S314', weakness: 'xml-entities', severity: 'LOW' },
  'suspicious-xml-expat-reader-usage': { code: 'S315', weakness: 'xml-entities', severity: 'LOW' },
  'suspicious-xml-expat-builder-usage': { code: 'S316', weakness: 'xml-entities', severity: 'LOW' },
  'suspicious-xml-sax-usage': { code: 'S317', weakness: 'xml-entities', severity: 'LOW' },
  'suspicious-xml-mini-dom-usage': { code: 'S318', weakness: 'xml-entities', severity: 'LOW' },
  'suspicious-xml-pull-dom-usage': { code: 'S319', weakness: 'xml-entities', severity: 'LOW' },
  'suspicious-ftp-lib-usage': { code: 'S321', weakness: 'cleartext', severity: 'LOW' },
  'suspicious-unverified-context-usage': { code: 'S323', weakness: 'tls-unchecked', severity: 'MEDIUM' },
  'hashlib-insecure-hash-function': {
    code: 'S324',
    weakness: 'weak-hash',
    severity: 'LOW',
    judge: judgeBySecretName('LOW'),
  },
  'request-with-no-cert-validation': { code: 'S501', weakness: 'tls-unchecked', severity: 'MEDIUM' },
  'ssl-insecure-version': { code: 'S502', weakness: 'tls-old', severity: 'MEDIUM' },
  'ssl-with-bad-defaults': { code: 'S503', weakness: 'tls-old', severity: 'MEDIUM' },
  'weak-cryptographic-key': { code: 'S505', weakness: 'weak-key', severity: 'MEDIUM' },
  'unsafe-yaml-load': { code: 'S506', weakness: 'deserialization', severity: 'MEDIUM' },
  'ssh-no-host-key-verification': { code: 'S507', weakness: 'ssh-unchecked', severity: 'MEDIUM' },
  'snmp-insecure-version': { code: 'S508', weakness: 'cleartext', severity: 'MEDIUM' },
  'snmp-weak-cryptography': { code: 'S509', weakness: 'cleartext', severity: 'MEDIUM' },
  'subprocess-popen-with-shell-equals-true': {
    code: 'S602',
    weakness: 'command-injection',
    severity: 'MEDIUM',
    judge: judgeUnlessQuoted,
  },
  'call-with-shell-equals-true': {
    code: 'S604',
    weakness: 'command-injection',
    severity: 'MEDIUM',
    judge: judgeUnlessQuoted,
  },
  'start-process-with-a-shell': {
    code: 'S605',
    weakness: 'command-injection',
    severity: 'MEDIUM',
    judge: judgeUnlessQuoted,
  },
  'hardcoded-sql-expression': { code: 'S608', weakness: 'sql-injection', severity: 'MEDIUM' },
  'unix-command-wildcard-injection': { code: 'S609', weakness: 'command-injection', severity: 'LOW' },
  'django-extra': { code: 'S610', weakness: 'sql-injection', severity: 'MEDIUM' },
  'django-raw-sql': { code: 'S611', weakness: 'sql-injection', severity: 'LOW' },
  'logging-config-insecure-listen': { code: 'S612', weakness: 'code-injection', severity: 'MEDIUM' },
  'jinja2-autoescape-false': { code: 'S701', weakness: 'escaping-off', severity: 'MEDIUM' },
  'mako-templates': { code: 'S702', weakness: 'escaping-off', severity: 'MEDIUM' },
  'unsafe-markup-use': { code: 'S704', weakness: 'xss', severity: 'LOW', judge: judgeUnlessConstant('LOW') },
};
