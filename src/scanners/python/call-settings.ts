/** Finds calls that disable a protection or choose a weak one, by their arguments. */
import type { EngineFinding } from '../engine.ts';
import { getCode, iterateNodes, type Node, type PythonCall, type PythonSource } from './syntax.ts';
import type { WeaknessId } from './weaknesses.ts';

export interface SettingFinding {
  weakness: WeaknessId;
  severity: EngineFinding['severity'];
  node: Node;
}

export type SettingSeverity = EngineFinding['severity'];
type Judge = (source: PythonSource, call: PythonCall) => [WeaknessId, SettingSeverity] | undefined;

const getArgumentCode = (source: PythonSource, call: PythonCall, name: string): string => {
  const node = call.named.get(name);
  return node === undefined ? '' : getCode(source, node);
};
const credential = /sess|token|auth|jwt|user|admin|login|sid\b|remember/i;

export const callSettings: readonly Judge[] = [
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
