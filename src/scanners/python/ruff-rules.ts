/** What ruff's security rules mean here. Those that show no weakness (imports, asserts, missing limits) do not run. */
import type { EngineFinding } from '../engine.ts';
import { cleartext, sshUnchecked, tlsUnchecked, weakHash, weakRandom } from '../patterns/rules/python/cryptography.ts';
import { codeInjection, commandInjection, deserialization } from '../patterns/rules/python/execution.ts';
import { xss } from '../patterns/rules/python/pages.ts';
import { sqlInjection, xmlExpansion } from '../patterns/rules/python/queries.ts';
import { escapingOff } from '../patterns/rules/python/settings.ts';
import type { WeaknessId } from '../weaknesses.ts';

type Severity = EngineFinding['severity'];

/** By the weaknesses that ruff finds. */
export const ruffRemediations = {
  'sql-injection': sqlInjection.remediation,
  'command-injection': commandInjection.remediation,
  'code-injection': codeInjection.remediation,
  xss: xss.remediation,
  deserialization: deserialization.remediation,
  'xml-expansion': xmlExpansion.remediation,
  'escaping-off': escapingOff.remediation,
  'weak-hash': weakHash.remediation,
  'weak-key': 'Use RSA keys of 3072 bits or more, or elliptic curves of 256.',
  'weak-random': weakRandom.remediation,
  'tls-unchecked': tlsUnchecked.remediation,
  'ssh-unchecked': sshUnchecked.remediation,
  cleartext: cleartext.remediation,
  permissions: 'Allow only the owner: 0o600 or 0o700.',
  'temporary-file': 'Use tempfile.mkstemp or NamedTemporaryFile.',
  archive: 'Extract with filter="data", or check every path.',
} as const satisfies Partial<Record<WeaknessId, string>>;

interface RuffRule {
  code: `S${number}`;
  weakness: keyof typeof ruffRemediations;
  severity: Severity;
  /** Decides by the reported code and its line: another severity, or none when it is proven harmless. */
  judge?: (code: string, line: string) => Severity | undefined;
}

const secretName =
  /passw|pwd|secret|token|otp|session|csrf|nonce|salt|reset|api_?key|signature|auth|credential|captcha|ticket|gentck/i;
const judgeBySecretName = (otherwise: Severity | undefined) => (code: string, line: string) =>
  secretName.test(`${code.split('\n', 2).join(' ')} ${line.split('\n').slice(-2).join(' ')}`) ? 'MEDIUM' : otherwise;
/** The code begins with the function that is called. */
const constantText = /^[\w.]+\(\s*[a-z]?(?:"[^"{]*"|'[^'{]*')\s*[,)]/i;
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
    // Nobody is harmed who reads other files there. Who writes one may follow the link of another user.
    judge: (code, line) => {
      const [written = ''] = code.split('\n', 1);
      if (/key|token|secret|passw|session|credential/i.test(written)) return 'MEDIUM';
      const isOpened = /\bopen\(\s*$/.test(line.slice(0, line.length - written.length));
      return isOpened && /^["'][^"']+["']\s*,\s*(?:mode\s*=\s*)?["'][wa]/.test(written) ? 'LOW' : undefined;
    },
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
  'suspicious-mktemp-usage': { code: 'S306', weakness: 'temporary-file', severity: 'LOW' },
  'suspicious-eval-usage': {
    code: 'S307',
    weakness: 'code-injection',
    severity: 'MEDIUM',
    judge: judgeUnlessConstant('MEDIUM'),
  },
  'suspicious-non-cryptographic-random-usage': {
    code: 'S311',
    weakness: 'weak-random',
    severity: 'MEDIUM',
    judge: judgeBySecretName(undefined),
  },
  'suspicious-telnet-usage': { code: 'S312', weakness: 'cleartext', severity: 'MEDIUM' },
  'suspicious-xmlc-element-tree-usage': { code: 'S313', weakness: 'xml-expansion', severity: 'LOW' },
  'suspicious-xml-element-tree-usage': { code: 'S314', weakness: 'xml-expansion', severity: 'LOW' },
  'suspicious-xml-expat-reader-usage': { code: 'S315', weakness: 'xml-expansion', severity: 'LOW' },
  'suspicious-xml-expat-builder-usage': { code: 'S316', weakness: 'xml-expansion', severity: 'LOW' },
  'suspicious-xml-sax-usage': { code: 'S317', weakness: 'xml-expansion', severity: 'LOW' },
  'suspicious-xml-mini-dom-usage': { code: 'S318', weakness: 'xml-expansion', severity: 'LOW' },
  'suspicious-xml-pull-dom-usage': { code: 'S319', weakness: 'xml-expansion', severity: 'LOW' },
  'suspicious-ftp-lib-usage': { code: 'S321', weakness: 'cleartext', severity: 'LOW' },
  'suspicious-unverified-context-usage': { code: 'S323', weakness: 'tls-unchecked', severity: 'MEDIUM' },
  'hashlib-insecure-hash-function': {
    code: 'S324',
    weakness: 'weak-hash',
    severity: 'LOW',
    judge: judgeBySecretName('LOW'),
  },
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
  'unix-command-wildcard-injection': { code: 'S609', weakness: 'command-injection', severity: 'LOW' },
  'django-extra': { code: 'S610', weakness: 'sql-injection', severity: 'MEDIUM' },
  'django-raw-sql': { code: 'S611', weakness: 'sql-injection', severity: 'LOW' },
  'logging-config-insecure-listen': { code: 'S612', weakness: 'code-injection', severity: 'MEDIUM' },
  'jinja2-autoescape-false': { code: 'S701', weakness: 'escaping-off', severity: 'MEDIUM' },
  'mako-templates': { code: 'S702', weakness: 'escaping-off', severity: 'MEDIUM' },
  'unsafe-markup-use': { code: 'S704', weakness: 'xss', severity: 'LOW', judge: judgeUnlessConstant('LOW') },
};
