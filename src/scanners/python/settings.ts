/**
 * Weaknesses that need no data flow: arguments of calls, values of settings, and protections that are commented out.
 */

import type { EngineFinding } from '../engine.ts';
import type { Module } from './module.ts';
import { findImportedName } from './names.ts';
import {
  getCode,
  getStringValue,
  iterateNodes,
  type Node,
  type PythonCall,
  type PythonSource,
  parseCall,
  parseFunction,
} from './syntax.ts';
import type { WeaknessId } from './weaknesses.ts';

interface SettingFinding {
  weakness: WeaknessId;
  severity: EngineFinding['severity'];
  node: Node;
}

type SettingSeverity = EngineFinding['severity'];
type Judge = (source: PythonSource, call: PythonCall) => [WeaknessId, SettingSeverity] | undefined;

const getArgumentCode = (source: PythonSource, call: PythonCall, name: string): string => {
  const node = call.named.get(name);
  return node === undefined ? '' : getCode(source, node);
};
const credential = /sess|token|auth|jwt|user|admin|login|sid\b|remember/i;

const callSettings: readonly Judge[] = [
  (source, call) => (getArgumentCode(source, call, 'autoescape') === 'False' ? ['escaping-off', 'MEDIUM'] : undefined),
  (source, call) => {
    const names = /set_cookie|[sS]torage|[sS]ession/.test(call.last)
      ? ['httponly', 'http_only', 'secure']
      : ['httponly'];
    return names.some((name) => getArgumentCode(source, call, name) === 'False') ? ['cookie', 'MEDIUM'] : undefined;
  },
  (source, call) => {
    if (call.last !== 'set_cookie' || call.named.has('httponly') || call.named.size + call.positional.length < 2)
      return undefined;
    const named = [call.named.get('key'), call.positional[0]].map((node) =>
      node === undefined ? '' : getCode(source, node),
    );
    return credential.test(named.join(' ')) ? ['cookie', 'MEDIUM'] : undefined;
  },
  (source, call) => {
    const off = [...call.named].filter(([name, value]) => cookieFlag.test(name) && getCode(source, value) === 'False');
    return off.length > 0 && /^(?:update|from_mapping|dict|configure)$/.test(call.last)
      ? ['cookie', 'MEDIUM']
      : undefined;
  },
  (source, call) => {
    const isApplication =
      /^(?:run|run_app|run_server|Application|Flask|FastAPI|Starlette|Sanic|create_app|Dash|Bottle)$/.test(call.last);
    return isApplication && getArgumentCode(source, call, 'debug') === 'True' ? ['debug', 'MEDIUM'] : undefined;
  },
  (source, call) => {
    if (!/(?:^|\.)jwt\.decode$|^jws\.verify$|^jwt\.process_jwt$/.test(call.name)) return undefined;
    const options = /["']?verify(?:_signature)?["']?\s*[:=]\s*False/.test(getCode(source, call.node));
    return options || /["']none["']/i.test(getArgumentCode(source, call, 'algorithms'))
      ? ['jwt-unchecked', 'HIGH']
      : undefined;
  },
  (source, call) =>
    /(?:^|\.)(?:jwt|jws)\.(?:encode|sign)$/.test(call.name) &&
    /^["']none["']$/i.test(getArgumentCode(source, call, 'algorithm'))
      ? ['jwt-unchecked', 'HIGH']
      : undefined,
  (_, call) =>
    /(?:^|\.)jw[ts]\.get_unverified_(?:claims|payload)$/.test(call.name) ? ['jwt-unchecked', 'MEDIUM'] : undefined,
  (source, call) => {
    const isOff =
      (/(?:^|\.)(?:TCPConnector|ClientSession\(\)\.\w+)$/.test(call.name) &&
        ['ssl', 'verify_ssl', 'ssl_context'].some((name) => getArgumentCode(source, call, name) === 'False')) ||
      /\bCERT_NONE\b/.test(getArgumentCode(source, call, 'cert_reqs'));
    return isOff ? ['tls-unchecked', 'MEDIUM'] : undefined;
  },
  (source, call) => {
    const isFixed = call.last === 'new' && /\bMODE_(?:CBC|CTR|GCM|CFB|OFB)\b/.test(getCode(source, call.node));
    const value = call.named.get('iv') ?? call.named.get('nonce') ?? call.positional[2];
    const code = value === undefined ? '' : getCode(source, value);
    return isFixed && /^b["'][^"']*["'](?:\s*\*\s*\d+)?$/.test(code) ? ['fixed-iv', 'MEDIUM'] : undefined;
  },
  (source, call) => {
    if (call.last === 'XMLParser')
      return /resolve_entities\s*=\s*True|no_network\s*=\s*False|load_dtd\s*=\s*True|huge_tree\s*=\s*True/.test(
        getCode(source, call.node),
      )
        ? ['xml-entities', 'MEDIUM']
        : undefined;
    const isEntity =
      call.last === 'setFeature' && /external_[gp]es\b|external-(?:general|parameter)/.test(getCode(source, call.node));
    return isEntity && /,\s*(?:True|1)\s*\)$/.test(getCode(source, call.node)) ? ['xml-entities', 'HIGH'] : undefined;
  },
  (source, call) => {
    const isPrinted = printCall.test(call.name) && call.positional.some((value) => isPasswordName(source, value));
    return isPrinted ? ['password-logged', 'LOW'] : undefined;
  },
  (source, call) =>
    guessableRandom.test(call.name) && secretWord.test(getLine(source, call.node))
      ? ['weak-random', 'MEDIUM']
      : undefined,
  (source, call) => {
    const isFast = /^(?:hashlib\.)?(?:sha(?:224|256|384|512)|sha3_\d+|blake2[bs])$/.test(call.name);
    const [value] = call.positional;
    return isFast && value !== undefined && /passw|pwd/i.test(getCode(source, value))
      ? ['fast-hash', 'MEDIUM']
      : undefined;
  },
  (source, call) =>
    /\bMODE_ECB\b/.test(getCode(source, call.node)) && call.last === 'new' ? ['weak-cipher', 'MEDIUM'] : undefined,
  (source, call) => {
    const isOpen =
      /^r?["'](?:\^?\.[*+]\$?|https\?:\/\/\.[*+])["']$/.test(getArgumentCode(source, call, 'allow_origin_regex')) ||
      /\*/.test(getArgumentCode(source, call, 'allow_origins')) ||
      /\*/.test(getArgumentCode(source, call, 'origins'));
    const isTrusting = ['allow_credentials', 'supports_credentials'].some(
      (name) => getArgumentCode(source, call, name) === 'True',
    );
    return isTrusting && (isOpen || (call.last === 'CORS' && !call.named.has('origins')))
      ? ['cors', 'MEDIUM']
      : undefined;
  },
];

const cookieFlag = /^(?:SESSION|CSRF|REMEMBER)_COOKIE_(?:HTTPONLY|SECURE)$/;
const printCall = /^print$|\.(?:debug|info|warning|warn|error|critical|exception|log)$/;
const guessableRandom = /^random\.(?:getrandbits|randbytes|sample)$/;
const secretWord = /key|token|secret|passw|otp|session|nonce|salt|reset/i;

/** A variable for a password, alone or inserted into a text. */
function isPasswordName(source: PythonSource, value: Node): boolean {
  const names =
    value.name === 'VariableName'
      ? [value]
      : [...iterateNodes(value)].filter(
          ({ name, parent }) => name === 'VariableName' && parent?.name === 'FormatReplacement',
        );
  return names.some((name) => /^(?:passw(?:or)?d|passwd|pwd|secret|\w+_password)$/i.test(getCode(source, name)));
}

function getLine({ text }: PythonSource, node: Node): string {
  return text.slice(text.lastIndexOf('\n', node.from - 1) + 1, node.to);
}

/** By the assigned name, in any notation: `DEBUG = `, `app.config['DEBUG'] = `. */
const assignments: readonly [name: RegExp, value: RegExp, weakness: WeaknessId, severity: SettingSeverity][] = [
  [/^(?:\w+\.)?debug$|\bDEBUG\b/, /^True$/, 'debug', 'LOW'],
  [/\b(?:SESSION|CSRF)_COOKIE_(?:HTTPONLY|SECURE)\b/, /^False$/, 'cookie', 'MEDIUM'],
  [/\bWTF_CSRF_ENABLED\b|\bWTF_CSRF_CHECK_DEFAULT\b/, /^False$/, 'csrf-off', 'MEDIUM'],
  [/\bALLOWED_HOSTS\b/, /^[[(]\s*["']\*["']/, 'hosts', 'LOW'],
  [/\bCORS_(?:ORIGIN_ALLOW_ALL|ALLOW_ALL_ORIGINS)\b/, /^True$/, 'cors', 'MEDIUM'],
  [/\bPASSWORD_HASHERS\b/, /^[[(]\s*["'][\w.]*(?:MD5|SHA1|Crypt)PasswordHasher/, 'weak-hash', 'MEDIUM'],
  [/\bSESSION_SERIALIZER\b/, /PickleSerializer/, 'deserialization', 'MEDIUM'],
  [/\bautoescape$/, /^False$/, 'escaping-off', 'MEDIUM'],
  [/\b(?:_create_default_https_context)$/, /^ssl\._create_unverified_context$/, 'tls-unchecked', 'MEDIUM'],
  [/\.verify$/, /^False$/, 'tls-unchecked', 'MEDIUM'],
  [/\.check_hostname$/, /^False$/, 'tls-unchecked', 'MEDIUM'],
  [/\.verify_mode$/, /\bCERT_NONE$/, 'tls-unchecked', 'MEDIUM'],
  [/\bPYTHONHTTPSVERIFY\b/, /^["']0["']$/, 'tls-unchecked', 'MEDIUM'],
  [/\[\s*["']Access-Control-Allow-Origin["']\s*\]$/i, /\bheaders\b[\s\S]*origin/i, 'cors', 'LOW'],
];

/** A middleware that was commented out. */
const removedProtection = /^#+\s*["']?[\w.]*csrf[\w.]*(?:middleware|protect)[\w.]*["']?\s*,?\s*$/i;

export function findInsecureSettings(module: Module): SettingFinding[] {
  const { source } = module;
  const found: SettingFinding[] = [];
  const passwords: Node[] = [];
  for (const node of iterateNodes(source.root)) {
    if (node.name === 'CallExpression') found.push(...judgeSettingCall(module, node));
    else if (node.name === 'AssignStatement') found.push(...judgeAssignment(source, node));
    else if (node.name === 'Comment' && removedProtection.test(getCode(source, node)))
      found.push({ weakness: 'csrf-off', severity: 'MEDIUM', node });
    else if (node.name === 'Decorator' && /^@(?:\w+\.)*(?:csrf_exempt|csrf\.exempt)\b/.test(getCode(source, node)))
      found.push({ weakness: 'csrf-off', severity: rateExemption(source, node), node });
    else if (node.name === 'FunctionDefinition') found.push(...findKeptSession(source, node));
    else if (node.name === 'ReturnStatement' && /\btraceback\.format_exc\(/.test(getCode(source, node)))
      found.push({ weakness: 'error-details', severity: 'LOW', node });
    else if (node.name === 'BinaryExpression' && comparesPassword(source, node)) passwords.push(node);
    else if (node.name === 'BinaryExpression' && trustsCookie(source, node))
      found.push({ weakness: 'cookie-trusted', severity: 'MEDIUM', node });
  }
  // How passwords are stored is one decision, however often they are compared.
  for (const node of passwords.slice(0, 1)) found.push({ weakness: 'password-plain', severity: 'MEDIUM', node });
  return found;
}

function judgeSettingCall(module: Module, node: Node): SettingFinding[] {
  const call = parseCall(module.source, node);
  if (call === undefined) return [];
  const name = findImportedName({ module, function: undefined }, node.firstChild) ?? call.name;
  const renamedCall = { ...call, name, last: name.slice(name.lastIndexOf('.') + 1) };
  return callSettings.flatMap((judge) => {
    const [weakness, severity] = judge(module.source, call) ?? judge(module.source, renamedCall) ?? [];
    const at =
      weakness === 'cookie' || weakness === 'debug' || weakness === 'escaping-off'
        ? locateArgument(call, weakness)
        : node;
    return weakness === undefined || severity === undefined ? [] : [{ weakness, severity, node: at }];
  });
}

/** In a call of several lines, the argument that is reported. */
function locateArgument(call: PythonCall, weakness: WeaknessId): Node {
  const names = { cookie: ['httponly', 'http_only', 'secure'], debug: ['debug'], 'escaping-off': ['autoescape'] }[
    weakness as 'cookie'
  ];
  return names.flatMap((name) => call.named.get(name) ?? [])[0] ?? call.node;
}

function judgeAssignment(source: PythonSource, node: Node): SettingFinding[] {
  const [target, operator, value] = [node.firstChild, node.getChild('AssignOp'), node.lastChild];
  if (target === null || operator === null || value === null) return [];
  // In a function it is mostly a test that enables it for itself.
  const isGlobal = node.parent?.name === 'Script' || node.parent?.parent?.name === 'ClassDefinition';
  const [name, said] = [getCode(source, target), getCode(source, value)];
  // Code that disables certificate checks must disable host name checks first: that is one decision.
  if (name.endsWith('.check_hostname') && /\bCERT_NONE\b/.test(source.text)) return [];
  if (isWithoutCsrf(name, said)) return [{ weakness: 'csrf-off', severity: 'MEDIUM', node }];
  return assignments
    .filter(
      ([pattern, values, weakness]) => pattern.test(name) && values.test(said) && (isGlobal || weakness !== 'debug'),
    )
    .map(([, , weakness, severity]) => ({ weakness, severity, node }));
}

/**
 * Sessions with cookies, without protection against forged requests. A comment that names the protection is reported by
 * itself.
 */
function isWithoutCsrf(name: string, said: string): boolean {
  return (
    /^MIDDLEWARE(?:_CLASSES)?$/.test(name) &&
    /^[[(]/.test(said) &&
    said.includes('SessionMiddleware') &&
    !/csrf/i.test(said)
  );
}

const session = /\brequest\.(?:user|session|COOKIES)\b|login_required|permission_required|is_authenticated/;

/** Without a session cookie no protection is needed, for example in an API for programs. */
function rateExemption(source: PythonSource, { parent }: Node): SettingSeverity {
  return parent === null || session.test(getCode(source, parent)) ? 'MEDIUM' : 'LOW';
}

/** With sessions on the server, a login must create a new session. */
function findKeptSession(source: PythonSource, node: Node): SettingFinding[] {
  const one = parseFunction(source, node);
  if (one === undefined || !/\baiohttp_session\b/.test(source.text)) return [];
  const code = getCode(source, one.body);
  if (!/\bget_session\(/.test(code) || /\bnew_session\(|\.invalidate\(/.test(code)) return [];
  for (const part of iterateNodes(one.body)) {
    const target = part.name === 'AssignStatement' ? part.firstChild : null;
    const key =
      target?.name === 'MemberExpression' ? getStringValue(source, target.getChild('String') ?? undefined) : undefined;
    if (
      target !== null &&
      key !== undefined &&
      /^session\b/.test(getCode(source, target)) &&
      /user|login|auth|account/i.test(key)
    )
      return [{ weakness: 'session-fixation', severity: 'MEDIUM', node: part }];
  }
  return [];
}

const storedPassword =
  /^(?:self|\w*(?:user|account|member|customer|row|record))(?:\.passw(?:or)?d|\[["']passw(?:or)?d["']\])$/i;
const givenPassword = /passw(?:or)?d|\bpwd\b/i;

/** `user.password == password` */
function comparesPassword(source: PythonSource, node: Node): boolean {
  const operator = node.getChild('CompareOp');
  if (operator === null || !/^[=!]=$/.test(getCode(source, operator))) return false;
  const [one = '', other = ''] = [node.firstChild, node.lastChild]
    .map((side) => side && getCode(source, side))
    .map(String);
  if (/hash|digest|confirm|repeat|again/i.test(one + other)) return false;
  const isFromRequest = (side: string) => /^(?:\w+\.)?request\./.test(side);
  const given = storedPassword.test(one) || (isFromRequest(other) && !storedPassword.test(other)) ? other : one;
  const kept = given === one ? other : one;
  const isStored =
    storedPassword.test(kept) || (isFromRequest(given) && /^\w+(?:\.|\[["'])passw(?:or)?d\b/i.test(kept));
  const isOther = /^\w+$/.test(given) || /^\w*(?:request|form|data|body|json|payload)\w*[.[]/.test(given);
  return isStored && !storedPassword.test(given) && givenPassword.test(given) && isOther;
}

/** `request.COOKIES["admin"] == "1"` */
function trustsCookie(source: PythonSource, node: Node): boolean {
  if (node.getChild('CompareOp') === null || node.getChild('String') === null) return false;
  const cookie = /\brequest\.(?:cookies|COOKIES)(?:\.get\(|\[)\s*["'](\w+)["']/.exec(getCode(source, node))?.[1];
  return cookie !== undefined && /admin|role|auth|user|login|priv|level/i.test(cookie);
}
