/** What ruff's security rules mean here. Those that show no weakness (imports, asserts, missing limits) do not run. */
import type { Diagnostic, Workspace } from '@astral-sh/ruff-wasm-nodejs';
import type { EngineFinding } from '../engine.ts';
import type { WeaknessId } from '../weaknesses.ts';
import type { WeaknessLocation } from './findings.ts';

type Severity = EngineFinding['severity'];

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
const rules: Readonly<
  Record<
    string,
    {
      code: `S${number}`;
      weakness: WeaknessId;
      severity: Severity;
      /** Decides by the reported code and its line: another severity, or none when it is proven harmless. */
      judge?: (code: string, line: string) => Severity | undefined;
    }
  >
> = {
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

/** Checks texts with the rules. `problem`: why they could not check the whole text. */
export function createCheck({
  Workspace: RuffWorkspace,
  PositionEncoding,
}: Pick<typeof import('@astral-sh/ruff-wasm-nodejs'), 'Workspace' | 'PositionEncoding'>) {
  const select = Object.values(rules).map(({ code }) => code);
  const settings = { preview: true, 'target-version': 'py313', lint: { select, preview: true } };
  const openWorkspace = (): Workspace => new RuffWorkspace(settings, PositionEncoding.Utf16);
  let workspace = openWorkspace();
  return (path: string, text: string): { places: WeaknessLocation[]; problem?: string } => {
    let diagnostics: Diagnostic[];
    try {
      // The words that ruff obeys, as in `# noqa` and `# ruff: disable[…]`, are replaced by others of the same length, and
      // everywhere: all positions stay valid, and no form of a comment is missed.
      // https://docs.astral.sh/ruff/linter/#error-suppression
      diagnostics = workspace.check(
        text.replaceAll(/noqa|ruff|flake8/gi, (word) => '_'.repeat(word.length)),
      ) as Diagnostic[];
    } catch {
      // A workspace that was interrupted in the middle of a text must not be used again.
      workspace = openWorkspace();
      return { places: [], problem: 'ruff stopped, mostly for a text that is nested too deeply' };
    }
    const lines = text.split(/\r\n|[\n\r]/);
    const places = diagnostics.flatMap((one) => locateReport(one, path, lines));
    const broken = diagnostics.find(({ code }) => code === null || code === 'invalid-syntax');
    if (broken === undefined) return { places };
    return { places, problem: `${broken.message} on line ${broken.start_location.row}` };
  };
}

function locateReport(
  { code, start_location: start, end_location: end }: Diagnostic,
  path: string,
  lines: readonly string[],
): WeaknessLocation[] {
  const rule = rules[code ?? ''];
  if (rule === undefined) return [];
  const { weakness, judge } = rule;
  const [before, own] = [lines.slice(Math.max(0, start.row - 4), start.row), lines[start.row - 1] ?? ''];
  const written = [own.slice(start.column - 1), ...lines.slice(start.row, start.row + 6)].join('\n');
  const severity = judge === undefined ? rule.severity : judge(written, before.join('\n'));
  const place = { line: start.row, column: start.column, endLine: end.row, endColumn: end.column };
  return severity === undefined ? [] : [{ ...place, path, rule: `ruff: ${code}`, weakness, severity }];
}
