/** Weaknesses that need no data to be followed: how calls are configured, what settings say, what is commented out. */
import type { EngineFinding } from '../engine.ts';
import { type Call, callOf, codeOf, functionOf, type Node, nodesIn, type Source, stringOf } from './syntax.ts';
import type { WeaknessId } from './weaknesses.ts';

export interface SettingFinding {
  weakness: WeaknessId;
  severity: EngineFinding['severity'];
  node: Node;
}

type Severity = EngineFinding['severity'];
type Judge = (source: Source, call: Call) => [WeaknessId, Severity] | undefined;

const given = (source: Source, call: Call, name: string): string => {
  const node = call.named.get(name);
  return node === undefined ? '' : codeOf(source, node);
};
const credential = /sess|token|auth|jwt|user|admin|login|sid\b|remember/i;

const calls: readonly Judge[] = [
  (source, call) => (given(source, call, 'autoescape') === 'False' ? ['escaping-off', 'MEDIUM'] : undefined),
  (source, call) => {
    const names = /set_cookie|[sS]torage|[sS]ession/.test(call.last)
      ? ['httponly', 'http_only', 'secure']
      : ['httponly'];
    return names.some((name) => given(source, call, name) === 'False') ? ['cookie', 'MEDIUM'] : undefined;
  },
  (source, call) => {
    if (call.last !== 'set_cookie' || call.named.has('httponly') || call.named.size + call.positional.length < 2)
      return undefined;
    const named = [call.named.get('key'), call.positional[0]].map((node) =>
      node === undefined ? '' : codeOf(source, node),
    );
    return credential.test(named.join(' ')) ? ['cookie', 'MEDIUM'] : undefined;
  },
  (source, call) => {
    const isApplication =
      /^(?:run|run_app|run_server|Application|Flask|FastAPI|Starlette|Sanic|create_app|Dash|Bottle)$/.test(call.last);
    return isApplication && given(source, call, 'debug') === 'True' ? ['debug', 'MEDIUM'] : undefined;
  },
  (source, call) => {
    if (!/(?:^|\.)jwt\.decode$|^jws\.verify$|^jwt\.process_jwt$/.test(call.name)) return undefined;
    const options = /["']?verify(?:_signature)?["']?\s*[:=]\s*False/.test(codeOf(source, call.node));
    return options || /["']none["']/i.test(given(source, call, 'algorithms')) ? ['jwt-unchecked', 'HIGH'] : undefined;
  },
  (source, call) => {
    if (call.last === 'XMLParser')
      return /resolve_entities\s*=\s*True|no_network\s*=\s*False|load_dtd\s*=\s*True|huge_tree\s*=\s*True/.test(
        codeOf(source, call.node),
      )
        ? ['xml-entities', 'MEDIUM']
        : undefined;
    const isEntity =
      call.last === 'setFeature' && /external_[gp]es\b|external-(?:general|parameter)/.test(codeOf(source, call.node));
    return isEntity && /,\s*(?:True|1)\s*\)$/.test(codeOf(source, call.node)) ? ['xml-entities', 'HIGH'] : undefined;
  },
  (source, call) => {
    const isPrinted = printer.test(call.name) && call.positional.some((value) => namesPassword(source, value));
    return isPrinted ? ['password-logged', 'LOW'] : undefined;
  },
  (source, call) =>
    guessed.test(call.name) && secretWord.test(lineAround(source, call.node)) ? ['weak-random', 'MEDIUM'] : undefined,
  (source, call) => {
    const isFast = /^(?:hashlib\.)?(?:sha(?:224|256|384|512)|sha3_\d+|blake2[bs])$/.test(call.name);
    const [value] = call.positional;
    return isFast && value !== undefined && /passw|pwd/i.test(codeOf(source, value))
      ? ['fast-hash', 'MEDIUM']
      : undefined;
  },
  (source, call) =>
    /\bMODE_ECB\b/.test(codeOf(source, call.node)) && call.last === 'new' ? ['weak-cipher', 'MEDIUM'] : undefined,
  (source, call) => {
    const isOpen = /\*/.test(given(source, call, 'allow_origins')) || /\*/.test(given(source, call, 'origins'));
    const isTrusting = ['allow_credentials', 'supports_credentials'].some(
      (name) => given(source, call, name) === 'True',
    );
    return isTrusting && (isOpen || (call.name === 'CORS' && !call.named.has('origins')))
      ? ['cors', 'MEDIUM']
      : undefined;
  },
];

const printer = /^print$|\.(?:debug|info|warning|warn|error|critical|exception|log)$/;
const guessed = /^random\.(?:getrandbits|randbytes|sample)$/;
const secretWord = /key|token|secret|passw|otp|session|nonce|salt|reset/i;

/** By the name that gets the value, however it is written: `DEBUG = `, `app.config['DEBUG'] = `. */
const assignments: readonly [name: RegExp, value: RegExp, weakness: WeaknessId, severity: Severity][] = [
  [/^(?:\w+\.)?debug$|\bDEBUG\b/, /^True$/, 'debug', 'LOW'],
  [/\b(?:SESSION|CSRF)_COOKIE_(?:HTTPONLY|SECURE)\b/, /^False$/, 'cookie', 'MEDIUM'],
  [/\bWTF_CSRF_ENABLED\b|\bWTF_CSRF_CHECK_DEFAULT\b/, /^False$/, 'csrf-off', 'MEDIUM'],
  [/\bALLOWED_HOSTS\b/, /^[[(]\s*["']\*["']/, 'hosts', 'LOW'],
  [/\bCORS_(?:ORIGIN_ALLOW_ALL|ALLOW_ALL_ORIGINS)\b/, /^True$/, 'cors', 'MEDIUM'],
  [/\bPASSWORD_HASHERS\b/, /^[[(]\s*["'][\w.]*(?:MD5|SHA1|Crypt)PasswordHasher/, 'weak-hash', 'MEDIUM'],
  [/\bSESSION_SERIALIZER\b/, /PickleSerializer/, 'deserialization', 'MEDIUM'],
  [/\bautoescape$/, /^False$/, 'escaping-off', 'MEDIUM'],
  [/\b(?:_create_default_https_context)$/, /^ssl\._create_unverified_context$/, 'tls-unchecked', 'MEDIUM'],
];

/** A middleware that somebody took out. */
const removedProtection = /^#+\s*["']?[\w.]*csrf[\w.]*(?:middleware|protect)[\w.]*["']?\s*,?\s*$/i;

export function settingsIn(source: Source): SettingFinding[] {
  const found: SettingFinding[] = [];
  const passwords: Node[] = [];
  for (const node of nodesIn(source.root)) {
    if (node.name === 'CallExpression') found.push(...judgeCall(source, node));
    else if (node.name === 'AssignStatement') found.push(...judgeAssignment(source, node));
    else if (node.name === 'Comment' && removedProtection.test(codeOf(source, node)))
      found.push({ weakness: 'csrf-off', severity: 'MEDIUM', node });
    else if (node.name === 'Decorator' && /^@(?:\w+\.)*(?:csrf_exempt|csrf\.exempt)\b/.test(codeOf(source, node)))
      found.push({ weakness: 'csrf-off', severity: exemptSeverity(source, node), node });
    else if (node.name === 'FunctionDefinition') found.push(...keptSession(source, node));
    else if (node.name === 'BinaryExpression' && comparesPassword(source, node)) passwords.push(node);
    else if (node.name === 'BinaryExpression' && believesCookie(source, node))
      found.push({ weakness: 'cookie-trusted', severity: 'MEDIUM', node });
  }
  // How it is stored is one decision, however often it is compared.
  for (const node of passwords.slice(0, 1)) found.push({ weakness: 'password-plain', severity: 'MEDIUM', node });
  return found;
}

function judgeCall(source: Source, node: Node): SettingFinding[] {
  const call = callOf(source, node);
  if (call === undefined) return [];
  return calls.flatMap((judge) => {
    const [weakness, severity] = judge(source, call) ?? [];
    const at =
      weakness === 'cookie' || weakness === 'debug' || weakness === 'escaping-off' ? placeOf(call, weakness) : node;
    return weakness === undefined || severity === undefined ? [] : [{ weakness, severity, node: at }];
  });
}

/** In a call of many lines, the argument that is meant. */
function placeOf(call: Call, weakness: WeaknessId): Node {
  const names = { cookie: ['httponly', 'http_only', 'secure'], debug: ['debug'], 'escaping-off': ['autoescape'] }[
    weakness as 'cookie'
  ];
  return names.flatMap((name) => call.named.get(name) ?? [])[0] ?? call.node;
}

function judgeAssignment(source: Source, node: Node): SettingFinding[] {
  const [target, operator, value] = [node.firstChild, node.getChild('AssignOp'), node.lastChild];
  if (target === null || operator === null || value === null) return [];
  // In a function it is mostly a test that switches it on for itself.
  const isGlobal = node.parent?.name === 'Script' || node.parent?.parent?.name === 'ClassDefinition';
  const [name, said] = [codeOf(source, target), codeOf(source, value)];
  return assignments
    .filter(
      ([pattern, values, weakness]) => pattern.test(name) && values.test(said) && (isGlobal || weakness !== 'debug'),
    )
    .map(([, , weakness, severity]) => ({ weakness, severity, node }));
}

const session = /\brequest\.(?:user|session|COOKIES)\b|login_required|permission_required|is_authenticated/;

/** Who is known by no cookie, needs no protection of it: what answers programs, for instance. */
function exemptSeverity(source: Source, { parent }: Node): Severity {
  return parent === null || session.test(codeOf(source, parent)) ? 'MEDIUM' : 'LOW';
}

/** With sessions that the server keeps, a login must make a new one. */
function keptSession(source: Source, node: Node): SettingFinding[] {
  const one = functionOf(source, node);
  if (one === undefined || !/\baiohttp_session\b/.test(source.text)) return [];
  const code = codeOf(source, one.body);
  if (!/\bget_session\(/.test(code) || /\bnew_session\(|\.invalidate\(/.test(code)) return [];
  for (const part of nodesIn(one.body)) {
    const target = part.name === 'AssignStatement' ? part.firstChild : null;
    const key =
      target?.name === 'MemberExpression' ? stringOf(source, target.getChild('String') ?? undefined) : undefined;
    if (
      target !== null &&
      key !== undefined &&
      /^session\b/.test(codeOf(source, target)) &&
      /user|login|auth|account/i.test(key)
    )
      return [{ weakness: 'session-fixation', severity: 'MEDIUM', node: part }];
  }
  return [];
}

/** A variable for a password, alone or filled into a text. */
function namesPassword(source: Source, value: Node): boolean {
  const names =
    value.name === 'VariableName'
      ? [value]
      : [...nodesIn(value)].filter(
          ({ name, parent }) => name === 'VariableName' && parent?.name === 'FormatReplacement',
        );
  return names.some((name) => /^(?:passw(?:or)?d|passwd|pwd|secret|\w+_password)$/i.test(codeOf(source, name)));
}

function lineAround({ text }: Source, node: Node): string {
  return text.slice(text.lastIndexOf('\n', node.from - 1) + 1, node.to);
}

const storedPassword =
  /^(?:self|\w*(?:user|account|member|customer|row|record))(?:\.passw(?:or)?d|\[["']passw(?:or)?d["']\])$/i;
const givenPassword = /passw(?:or)?d|\bpwd\b/i;

/** `user.password == password` */
function comparesPassword(source: Source, node: Node): boolean {
  const operator = node.getChild('CompareOp');
  if (operator === null || !/^[=!]=$/.test(codeOf(source, operator))) return false;
  const [one = '', other = ''] = [node.firstChild, node.lastChild]
    .map((side) => side && codeOf(source, side))
    .map(String);
  if (/hash|digest|confirm|repeat|again/i.test(one + other)) return false;
  const given = storedPassword.test(one) ? other : one;
  const isStored = storedPassword.test(one) !== storedPassword.test(other);
  const isOther = /^\w+$/.test(given) || /^\w*(?:request|form|data|body|json|payload)\w*[.[]/.test(given);
  return isStored && givenPassword.test(given) && isOther;
}

/** `request.COOKIES["admin"] == "1"` */
function believesCookie(source: Source, node: Node): boolean {
  if (node.getChild('CompareOp') === null || node.getChild('String') === null) return false;
  const cookie = /\brequest\.(?:cookies|COOKIES)(?:\.get\(|\[)\s*["'](\w+)["']/.exec(codeOf(source, node))?.[1];
  return cookie !== undefined && /admin|role|auth|user|login|priv|level/i.test(cookie);
}
