/** The locations of weaknesses from all analyses, and the findings that are created from them. */

import type { DataStep } from '../../shared/api/schemas.ts';
import { getSeverityRank } from '../../shared/severity.ts';
import type { FindingSource } from '../../shared/text/data-path.ts';
import type { CodeRange } from '../../shared/text/snippet.ts';
import type { EngineFinding } from '../engine.ts';
import { createFindingWriter } from '../patterns/code-finding.ts';
import { patternRules } from '../patterns/rules/registry.ts';
import { type WeaknessId, weaknesses } from '../weaknesses.ts';

/** The location of a weakness. */
export interface WeaknessLocation extends CodeRange {
  /** Path of the file. */
  path: string;
  rule: string;
  weakness: WeaknessId;
  severity: EngineFinding['severity'];
  /** The code of the value that a client controls. */
  source?: string;
  /** The sources that bring outside values to it. */
  sources?: readonly FindingSource[];
  /** The code through which the value comes. */
  dataPath?: readonly DataStep[];
  /** The expressions that a template writes there. */
  outputs?: readonly string[];
  /** A setting that turns escaping off for all pages of a server. */
  opensPages?: boolean;
}

/** Names that findings had, which are part of their identity. */
const formerNames: ReadonlyMap<string, string> = new Map([
  ['xpath-injection', 'xpath'],
  ['ldap-injection', 'ldap'],
  ['xml-expansion', 'xml-entities'],
]);

/** The findings of a file, from top to bottom. */
export function createPythonFindings(
  path: string,
  text: string,
  locations: readonly WeaknessLocation[],
): EngineFinding[] {
  const lines = text.split(/\r\n|[\n\r]/);
  const { ownerAt, names } = findOwners(lines);
  const write = createFindingWriter(path, text, names);
  return removeDuplicates(locations, lines).map((location) => {
    const { weakness, rule, source } = location;
    const remediation = ruffRemediations[weakness] ?? patternRules.Python[weakness]?.remediation ?? '';
    return write({
      ...{ ...location, source, remediation, owner: ownerAt(location.line), rule: formerNames.get(weakness) },
      foundBy: `${rule.includes('-') && rule in ruffRules ? 'ruff' : 'scan-gate'}: ${rule}`,
    });
  });
}

/** The functions and classes by their indentation: the innermost one around a line, and the names of all of them. */
function findOwners(lines: readonly string[]): { ownerAt: (line: number) => string; names: string[] } {
  const open: { indent: number; name: string }[] = [];
  const byLine = lines.map((line) => {
    const indent = line.search(/[^ \t\f]/);
    if (indent === -1 || /^[#)\]}]/.test(line.slice(indent))) return open.at(-1)?.name ?? '';
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
    const name = /^(?:async[ \t]+)?(?:def|class)[ \t]+(\w+)/.exec(line.slice(indent))?.[1];
    if (name !== undefined) open.push({ indent, name: [open.at(-1)?.name, name].filter(Boolean).join('.') });
    return open.at(-1)?.name ?? '';
  });
  return { ownerAt: (line) => byLine[line - 1] ?? '', names: [...new Set(byLine)].filter((name) => name !== '') };
}

/** Two analyses may find the same weakness. The more severe finding stays; for SQL, the one where it is run. */
function removeDuplicates(locations: readonly WeaknessLocation[], lines: readonly string[]): WeaknessLocation[] {
  const sorted = locations.toSorted((a, b) => getSeverityRank(a.severity) - getSeverityRank(b.severity));
  const kept: WeaknessLocation[] = [];
  const near = createLineIndex();
  for (const location of sorted) {
    const others = near.at(location);
    const { cwe } = weaknesses[location.weakness];
    const twin = others.find((other) => other.line === location.line && weaknesses[other.weakness].cwe === cwe);
    const one = { ...location };
    if (twin === undefined) {
      if (others.some((other) => isBuiltForUse(location, other, lines))) continue;
      kept.push(one);
      near.add(one);
    } else if (location.sources !== undefined) twin.sources = [...(twin.sources ?? []), ...location.sources];
  }
  return kept.sort((a, b) => a.line - b.line || a.column - b.column);
}

/** Lines between building a statement and its use. */
const farthest = 40;

/** Locations by line, so that a file with very many of them is not searched for each one. */
function createLineIndex() {
  const byBlock = new Map<number, WeaknessLocation[]>();
  const getBlock = (line: number) => Math.floor(line / farthest);
  return {
    at: ({ line }: WeaknessLocation): WeaknessLocation[] =>
      [-1, 0, 1].flatMap((step) => byBlock.get(getBlock(line) + step) ?? []),
    add: (location: WeaknessLocation) => {
      const block = getBlock(location.line);
      byBlock.set(block, [...(byBlock.get(block) ?? []), location]);
    },
  };
}

/** Whether the statement that the first one builds is the one that the second one runs. */
function isBuiltForUse(built: WeaknessLocation, run: WeaknessLocation, lines: readonly string[]): boolean {
  if (built.weakness !== 'sql-injection' || run.weakness !== 'sql-injection' || !run.rule.startsWith('Python'))
    return false;
  if (built.line >= run.line && built.line <= run.endLine) return true;
  const name = /^\s*(\w+)\s*\+?=/.exec(lines[built.line - 1] ?? '')?.[1];
  const call = lines.slice(run.line - 1, run.endLine).join(' ');
  return (
    built.line < run.line && run.line - built.line <= farthest && name !== undefined && call.split(/\W+/).includes(name)
  );
}

/** What ruff's security rules mean here. Those that show no weakness (imports, asserts, missing limits) do not run. */

type Severity = EngineFinding['severity'];

/** Of the weaknesses that only ruff finds. */
const ruffRemediations: { readonly [Weakness in WeaknessId]?: string } = {
  'weak-key': 'Use RSA keys of 3072 bits or more, or elliptic curves of 256.',
  permissions: 'Allow only the owner: 0o600 or 0o700.',
  'temporary-file': 'Use tempfile.mkstemp or NamedTemporaryFile.',
  archive: 'Extract with filter="data", or check every path.',
};

interface RuffRule {
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
