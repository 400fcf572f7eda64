/**
 * Checks before a sink: what a value was compared with before it got there. What well-known functions do with a value:
 * discard it, return it, or sanitise it for a purpose.
 */

import type { CalledFunction, Flow } from './facts.ts';
import { everyPurpose, type Leaf, type Origin, type Purpose, rankLevel } from './facts.ts';
import { findCalledFunction } from './members.ts';
import {
  findConstant,
  getKey,
  getParent,
  getPlainText,
  isFunction,
  type Syntax,
  type SyntaxOf,
  unwrap,
} from './syntax.ts';

interface Check {
  /** The checked expression, as written. */
  name: string;
  /** Applies to every name that begins so: the check of a message's origin covers everything in the message. */
  isBeginning?: boolean;
  /** What a passed check proves. `doubt` when only a person can decide. */
  proves: readonly Purpose[] | 'doubt' | 'text';
}

/** The origin after the checks before the sink. */
export function applyGuards(flow: Flow, origin: Origin, sink: Syntax): Origin {
  if (origin.every(({ level }) => level === 'unknown')) return origin;
  const checks = findChecksBefore(flow, sink);
  const whole = getCheckedText(flow, sink);
  return checks.length === 0
    ? origin
    : origin.map((leaf) => applyChecks({ ...leaf, names: [...leaf.names, whole] }, checks));
}

function applyChecks(leaf: Leaf, checks: readonly Check[]): Leaf {
  let judgedLeaf = leaf;
  for (const { name, proves, isBeginning } of checks) {
    const isMeant = isBeginning
      ? leaf.names.some((each) => each === name || each.startsWith(`${name}.`))
      : leaf.names.includes(name);
    if (!isMeant) continue;
    if (proves === 'doubt')
      judgedLeaf =
        rankLevel(judgedLeaf.level) > rankLevel('checked') ? { ...judgedLeaf, level: 'checked' } : judgedLeaf;
    else if (proves === 'text')
      judgedLeaf = { ...judgedLeaf, isText: true, safeFor: [...judgedLeaf.safeFor, 'operators'] };
    else judgedLeaf = { ...judgedLeaf, safeFor: [...judgedLeaf.safeFor, ...proves] };
  }
  return judgedLeaf;
}

/** Tests that must have passed when the sink is reached. */
function findChecksBefore(flow: Flow, sink: Syntax): Check[] {
  const checks: Check[] = [];
  let child = sink;
  for (let node = getParent(child); node !== undefined; child = node, node = getParent(node)) {
    if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') {
      if (node.consequent === child) checks.push(...findChecks(flow, node.test, true));
      if (node.alternate === child) checks.push(...findChecks(flow, node.test, false));
    } else if (node.type === 'LogicalExpression' && node.right === child) {
      if (node.operator !== '??') checks.push(...findChecks(flow, node.left, node.operator === '&&'));
    } else if (node.type === 'SwitchCase' && node.test !== null && node.test !== undefined) {
      const owner = getParent(node);
      if (owner?.type === 'SwitchStatement')
        checks.push({ name: getCheckedText(flow, owner.discriminant), proves: everyPurpose });
    } else if (node.type === 'BlockStatement' || node.type === 'Program')
      checks.push(...findEarlierChecks(flow, node.body as Syntax[], child));
  }
  return checks;
}

/** `if (!isGood(x)) return;` before the sink. */
function findEarlierChecks(flow: Flow, statements: readonly Syntax[], child: Syntax): Check[] {
  let checks: Check[] = [];
  for (const statement of statements) {
    if (statement === child) break;
    if (statement.type === 'IfStatement' && exitsFlow(statement.consequent))
      checks.push(...findChecks(flow, statement.test, false));
    // What is assigned afterwards was not checked.
    const assigned = statement.type === 'ExpressionStatement' ? unwrap(statement.expression) : statement;
    if (assigned.type === 'AssignmentExpression')
      checks = checks.filter(({ name }) => name !== getCheckedText(flow, assigned.left));
  }
  return checks;
}

function exitsFlow(statement: Syntax): boolean {
  if (statement.type === 'BlockStatement') return statement.body.some(exitsFlow);
  return /^(?:Return|Throw|Continue|Break)Statement$/.test(statement.type);
}

/** What is proven when the test has this outcome. */
function findChecks(flow: Flow, test: Syntax, outcome: boolean, isNested = false): Check[] {
  const node = unwrap(test);
  if (node.type === 'UnaryExpression' && node.operator === '!')
    return findChecks(flow, node.argument, !outcome, isNested);
  if (node.type === 'LogicalExpression') {
    const isSure = (node.operator === '&&') === outcome;
    return isSure ? [node.left, node.right].flatMap((part) => findChecks(flow, part, outcome, isNested)) : [];
  }
  if (node.type === 'BinaryExpression') return findComparisonChecks(flow, node, outcome);
  return node.type === 'CallExpression' ? findCallChecks(flow, node, outcome, isNested) : [];
}

function getCheckedText(flow: Flow, node: Syntax): string {
  const inner = unwrap(node);
  return inner.type === 'Identifier' ? inner.name : flow.source.getText(inner);
}

function findComparisonChecks(flow: Flow, node: SyntaxOf<'BinaryExpression'>, outcome: boolean): Check[] {
  const isEqual = node.operator.startsWith('=') === outcome;
  const left = unwrap(node.left);
  if (left.type === 'UnaryExpression' && left.operator === 'typeof') {
    const type = getPlainText(node.right);
    if (!isEqual || type === undefined) return [];
    return [
      {
        name: getCheckedText(flow, left.argument),
        proves: type === 'string' ? 'text' : type === 'number' ? everyPurpose : [],
      },
    ];
  }
  if (node.operator === 'in') return outcome ? [{ name: getCheckedText(flow, node.left), proves: everyPurpose }] : [];
  if (left.type === 'CallExpression' && flow.names.last(left.callee) === 'indexOf') {
    const isFound = /^(?:!==?|>=?)$/.test(node.operator) === outcome;
    return findCallChecks(flow, left, isFound);
  }
  if (!/^[!=]==?$/.test(node.operator) || !isEqual) return [];
  const sender = [node.left, node.right].flatMap((side) => findSenderChecks(flow, side));
  if (sender.length > 0) return sender;
  if (flow.originOf(node.right).length === 0 && getPlainText(node.right) !== '')
    return [{ name: getCheckedText(flow, node.left), proves: everyPurpose }];
  return flow.originOf(node.left).length === 0 &&
    getPlainText(node.left) !== undefined &&
    getPlainText(node.left) !== ''
    ? [{ name: getCheckedText(flow, node.right), proves: everyPurpose }]
    : [];
}

/**
 * `event.origin`: the sender of a message controls all of it. Only a person can decide whether the expected sender is
 * meant.
 */
function findSenderChecks(flow: Flow, node: Syntax): Check[] {
  const inner = unwrap(node);
  if (inner.type === 'Identifier')
    return inner.name === 'origin' ? [{ name: 'data', proves: 'doubt', isBeginning: true }] : [];
  if (inner.type !== 'MemberExpression' || getKey(inner) !== 'origin') return [];
  return [{ name: `${getCheckedText(flow, inner.object)}.data`, proves: 'doubt', isBeginning: true }];
}

const listMethods = /^(?:includes|has|indexOf|hasOwn|hasOwnProperty|some|find|contains)$/;
const checkName =
  /(?:^|\.)_?(?:is|has|check|valid|assert|ensure|allow|permit|verify|match|safe|trust|can|white|in)\w*$|valid|allow|safe|trust/i;

function findCallChecks(flow: Flow, node: SyntaxOf<'CallExpression'>, outcome: boolean, isNested = false): Check[] {
  const [first] = node.arguments;
  const method = flow.names.last(node.callee);
  const receiver = node.callee.type === 'MemberExpression' ? node.callee.object : undefined;
  const ofReceiver = receiver === undefined ? '' : getCheckedText(flow, receiver);
  if (first === undefined || isFunction(first)) return [];
  const argument = getCheckedText(flow, first);
  const wanted = getPlainText(first);
  if (/^(?:includes|indexOf|contains|match)$/.test(method) && /^\.\.|^[/\\]$/.test(wanted ?? ''))
    // Removing one kind of slash does not prevent leaving the folder.
    return outcome ? [] : [{ name: ofReceiver, proves: wanted?.startsWith('..') ? ['path'] : 'doubt' }];
  // A text that is put together may still leave the folder with which it begins.
  const isBuilt =
    receiver !== undefined &&
    /^(?:BinaryExpression|TemplateLiteral|MemberExpression)$/.test(findConstant(flow.names, receiver).type);
  if (method === 'startsWith' && wanted === '') return [];
  if (method === 'startsWith')
    return outcome
      ? [
          {
            name: ofReceiver,
            // A complete host at the beginning keeps the URL on that host.
            proves: wanted?.startsWith('http')
              ? /^https?:\/\/[^/]+\//.test(wanted)
                ? ['url']
                : []
              : isBuilt
                ? ['url']
                : ['path', 'url'],
          },
        ]
      : [];
  if (method === 'test' || method === 'match')
    return findPatternChecks(flow, receiver, first, outcome, { argument, ofReceiver });
  if (listMethods.test(method) && receiver !== undefined && node.arguments.length === 1) {
    const isList = flow.originOf(receiver).every(({ level }) => level !== 'outside') && wanted === undefined;
    if (!isList || !outcome) return [];
    const inner = unwrap(first);
    // `list.includes(url.hostname)` leaves only the path of a URL to choose.
    const isHost = inner.type === 'MemberExpression' && /^(?:hostname|host|origin)$/.test(getKey(inner));
    const ofHost: Check[] = isHost ? [{ name: getCheckedText(flow, inner.object), proves: ['url'] }] : [];
    return [{ name: argument, proves: everyPurpose }, ...ofHost, ...findSenderChecks(flow, first)];
  }
  const name = flow.names.qualified(node.callee) ?? method;
  const [, key] = node.arguments;
  if (name === 'Object.hasOwn' || name === 'Object.prototype.hasOwnProperty.call')
    return outcome && key !== undefined ? [{ name: getCheckedText(flow, key), proves: everyPurpose }] : [];
  if (/^(?:isNaN|Number\.isNaN)$/.test(name)) return outcome ? [] : [{ name: argument, proves: everyPurpose }];
  if (
    /^(?:Number\.is\w+|isFinite|uuid\.validate|validator\.is(?:UUID|Int|Numeric|Alpha\w*|MongoId|Hexadecimal|Port|Slug|IP)|mongoose\.\w*\.?isValid\w*)$/.test(
      name,
    )
  )
    return outcome ? [{ name: argument, proves: everyPurpose }] : [];
  const called = findCalledFunction(flow, node.callee);
  if (called !== undefined && !isNested) return findOwnChecks(called, outcome, argument);
  return checkName.test(name) && getCleanedPurposes(name, method).length === 0
    ? [{ name: argument, proves: 'doubt' }]
    : [];
}

/**
 * What a function of the project checks of its first parameter. If it calls others, only a person can decide. One that
 * always gives the same answer checks nothing.
 */
function findOwnChecks({ flow, node }: CalledFunction, outcome: boolean, name: string): Check[] {
  const [parameter] = node.params;
  const results = flow.returns.get(node) ?? [];
  const [only] = results;
  const isSame = results.every((result) => result.type === 'Literal' && result.value === (only as typeof result).value);
  if (parameter === undefined || only === undefined || isSame) return [];
  const own = getCheckedText(flow, parameter);
  const checks =
    results.length === 1 ? findChecks(flow, only, outcome, true).filter((check) => check.name === own) : [];
  if (checks.length > 0) return checks.map((check) => ({ ...check, name }));
  const isDoubtful = results.length > 1 || /\w\(/.test(flow.source.getText(node.body));
  return isDoubtful ? [{ name, proves: 'doubt' }] : [];
}

function findPatternChecks(
  flow: Flow,
  receiver: Syntax | undefined,
  first: Syntax,
  outcome: boolean,
  names: { argument: string; ofReceiver: string },
): Check[] {
  const [found] = [receiver, first].flatMap((node, index) => {
    const inner = node === undefined ? undefined : findConstant(flow.names, node);
    return inner?.type === 'Literal' && 'regex' in inner
      ? [{ ...inner.regex, name: index === 0 ? names.argument : names.ofReceiver }]
      : [];
  });
  if (found === undefined) return outcome && receiver !== undefined ? [{ name: names.argument, proves: 'doubt' }] : [];
  const { pattern, flags, name } = found;
  if (outcome) return [{ name, proves: getMatchedPurposes(pattern, flags) }];
  return /^(?:\\\.){2}|^\[[^\]]*\\?\.?[/\\][^\]]*\]|\\\/|^\.\.$/.test(pattern) ? [{ name, proves: ['path'] }] : [];
}

/** Functions of the language and of packages, by their whole names, and the purposes for which their results are safe. */
const cleaning: readonly [name: RegExp, purposes: readonly Purpose[]][] = [
  [/^(?:Number|parseInt|parseFloat|Boolean|BigInt|isNaN|isFinite|Symbol|Date)(?:\(\))?$/, everyPurpose],
  [/^(?:Number|Math|Date|performance|process\.hrtime|crypto)\.|^Array\.isArray$|^Buffer\.byteLength$/, everyPurpose],
  [
    /^(?:uuid|nanoid|uid|bcrypt(?:js)?|argon2|scrypt-js|pbkdf2|md5|sha1|object-hash|slugify|@sindresorhus\/slugify|speakingurl|limax)(?:$|[./])/,
    everyPurpose,
  ],
  [
    /^(?:lodash|underscore|_)[./](?:to(?:Number|Integer|SafeInteger|Length|Finite)|is\w+|has|includes|some|every|kebabCase|snakeCase|camelCase)$/,
    everyPurpose,
  ],
  [/^validator\.(?:to(?:Int|Float|Boolean|Date)|is\w+)$/, everyPurpose],
  [
    /^(?:mongoose|mongodb|bson)\.(?:\w+\.)*(?:ObjectId|ObjectID|isValidObjectId)(?:$|[.(])|^(?:express-)?mongo-sanitize(?:$|\.)/,
    everyPurpose,
  ],
  [/^encodeURI(?:Component)?$/, ['html', 'path', 'url', 'log', 'sql', 'shell']],
  [/^(?:path(?:\/posix|\/win32)?\.(?:posix\.|win32\.)?basename|sanitize-filename|filenamify)$/, ['path']],
  [
    /^(?:escape|escapeHtml|sanitizeHtml|escape-html|he\.(?:encode|escape)|html-entities\.(?:\w+\(\)\.)?encode\w*|entities\.(?:encode\w*|escape\w*)|sanitize-html|xss(?:\.(?:filterXSS|escapeHtml|\w+\(\)\.process))?|xss-filters\.\w+|(?:isomorphic-)?dompurify(?:\(\))?\.sanitize|DOMPurify\.sanitize|striptags|validator\.(?:escape|stripLow)|(?:lodash|underscore|_)[./]escape|(?:[Hh]andlebars|hbs)\.(?:\w+\.)?escapeExpression|escape-goat\.\w+|@angular\/\S+|html-escaper\.escape|markdown-it(?:\(\))?\.utils\.escapeHtml|goog\S*|insane|@braintree\/sanitize-url\.\w+)$/,
    ['html', 'log'],
  ],
  [
    /^(?:mysql2?|mysql2\/promise|mariadb|sqlstring|pg|pg-format|pg-escape|postgres|mssql|sequelize)(?:\.\S*)?(?:\.escape(?:Id|Identifier|Literal)?|\.format|\.ident|\.literal)$|^(?:pg-format|pg-escape)$/,
    ['sql'],
  ],
  [/^(?:shell-quote\.quote|shell-?escape|shescape\.\S+|any-shell-escape|puka\.\w+)$/, ['shell']],
  [
    /^(?:RegExp\.escape|escape-string-regexp|escape-regexp|regex-escape|(?:lodash|underscore|_)[./]escapeRegExp)$/,
    ['regex', 'operators'],
  ],
  [/^JSON\.stringify$/, ['log', 'operators']],
  [
    /^(?:zod|joi|@hapi\/joi|yup|ajv|superstruct|valibot|express-validator|class-validator|io-ts|arktype|@sinclair\/typebox)\b.*(?:parse|validate|check|assert|decode|cast)\w*$/i,
    ['operators'],
  ],
];

/** Methods of texts, lists, numbers and dates whose results are numbers, truth values or dates. */
const measuring =
  /^(?:indexOf|lastIndexOf|includes|startsWith|endsWith|test|has|some|every|charCodeAt|codePointAt|localeCompare|getTime|toFixed|toISOString)$/;

/** `name`: of the function as a whole. `method`: of what is called on a value whose code is not visible. */
export function getCleanedPurposes(name: string | undefined, method: string): readonly Purpose[] {
  if (measuring.test(method)) return everyPurpose;
  const purposes = name === undefined ? [] : cleaning.flatMap(([pattern, safe]) => (pattern.test(name) ? safe : []));
  return purposes.length > everyPurpose.length ? [...new Set(purposes)] : purposes;
}

/** Functions that undo what made a value safe. */
export const decoding =
  /^(?:decodeURI(?:Component)?|unescape|atob|Buffer\.from|JSON\.parse|querystring\.(?:unescape|parse|decode)|qs\.parse|url\.parse|(?:he|html-entities|entities)\.(?:decode\w*|unescape)|(?:lodash|underscore|_)[./]unescape|validator\.unescape)$/;

/** Methods that return a part or another form of their receiver. */
const kept = new Set(
  (
    'trim trimStart trimEnd toLowerCase toUpperCase toLocaleLowerCase slice substring substr split join concat replace replaceAll ' +
    'toString toLocaleString padStart padEnd normalize repeat at charAt valueOf map filter find findLast reduce flat flatMap reverse ' +
    'sort pop shift match matchAll exec get getAll entries values keys text json blob arrayBuffer then catch finally toArray first ' +
    'last pick toJSON unwrap snapshot asObservable pipe href'
  ).split(' '),
);

export function returnsReceiver(method: string): boolean {
  return kept.has(method);
}

/** Of these, the methods whose arguments become part of the result. */
const adding = new Set(['concat', 'replace', 'replaceAll', 'join', 'padStart', 'padEnd']);

export function addsArguments(method: string): boolean {
  return adding.has(method);
}

/** Functions whose result contains their arguments. */
const passing =
  /^(?:String|Array|Object|Map|Set|decodeURIComponent|decodeURI|unescape|escape|atob|btoa|structuredClone|URL|URLSearchParams|Buffer|Blob|JSON\.(?:parse|stringify)|Object\.\w+|Array\.\w+|Buffer\.\w+|Promise\.\w+|String\.\w+|(?:path|path\/posix|upath)\.(?:join|resolve|normalize|format|dirname|relative|parse)|url\.\w+|querystring\.\w+|qs\.\w+|util\.(?:format|inspect)|lodash\.\w+|_\.\w+|(?:lodash|underscore|_)\.template\(\)|lodash\/\w+|cookie\.parse|he\.decode|html-entities\.decode|String\.raw|yaml\.\w+|js-yaml\.\w+|marked(?:\.(?:parse|marked)\w*)?|markdown-it(?:\(\))?\.render\w*|showdown\.Converter\(\)\.makeHtml|remarkable\.Remarkable\(\)\.render|snarkdown|markdown\.toHTML|immutable\.\w+|adm-zip)$/;

export function returnsArguments(name: string): boolean {
  return passing.test(name);
}

/** HTTP clients. The response is as untrusted as the URL. */
export const clientCall =
  /^(?:fetch|node-fetch|cross-fetch|isomorphic-fetch|axios|got|request|request-promise(?:-native)?|needle|superagent|phin|bent|undici|ky|wretch|urllib|http|https|follow-redirects\.https?|make-fetch-happen|node-libcurl|request-promise-any|\$\.(?:get|post|ajax|getJSON)|jQuery\.(?:get|post|ajax|getJSON))(?:\.(?:get|post|put|patch|delete|del|head|options|request|fetch|stream|defaults|default|curly|getJSON|ajax|create|extend|instance))*(?:\(\))?(?:\.(?:get|post|put|patch|delete|head|request))?$/;

/** Methods that call a function with their receiver, or with its elements. */
export const eachMethod =
  /^(?:map|forEach|filter|find|findIndex|flatMap|some|every|then|subscribe|reduce|pipe|tap|each|on|once|sort)$/;

/** Texts that do harm where a value is used for the purpose. */
const harmful: Readonly<Record<Purpose, readonly string[]>> = {
  html: ['<', '"', "'"],
  log: ['\n'],
  operators: [],
  path: ['../', '..\\', '/', '..'],
  regex: ['(', '*', '+'],
  shell: [';', '|', '&', '$', '`', '\n', ' '],
  sql: ["'", '"', ';', ' '],
  url: ['//', 'a://a', 'a.b'],
};

/**
 * The purposes for which a text is harmless when the pattern matches it: `/^[\w-]+$/`. Short texts show what it lets
 * through.
 */
function getMatchedPurposes(pattern: string, flags: string): readonly Purpose[] {
  if (!pattern.startsWith('^') || !/[^\\]\$$/.test(pattern)) return [];
  const body = pattern.slice(1, -1);
  // A dot, a negated class or an alternative without anchors allows any text.
  if (/(?<!\\)\.(?![^[]*\])|\[\^|\\[SWD]|^[^(]*(?<!\\)\|/.test(body)) return [];
  try {
    const expression = new RegExp(pattern, flags.replaceAll(/[gy]/g, ''));
    const isLetThrough = (text: string) =>
      ['', 'a', '1', 'a\n'].some((begin) => ['', 'a', '1', '\na'].some((end) => expression.test(begin + text + end)));
    return everyPurpose.filter((purpose) => !harmful[purpose].some(isLetThrough));
  } catch {
    return [];
  }
}

/** The purposes for which the result of `text.replace(pattern, '')` is safe. */
export function getReplacePurposes(pattern: string, flags: string): readonly Purpose[] {
  const isAll = flags.includes('g');
  // Removes all but a few characters.
  const [, left] = /^\[\^([^\]]*)\][+*]?$/.exec(pattern) ?? [];
  if (left !== undefined && isAll)
    return /[<'"`$;&|/\\]|\\[SWDn]/.test(left.replaceAll(/\\[wds-]/g, '')) ? [] : everyPurpose;
  if (!isAll) return [];
  if (/\\W/.test(pattern) && !/[.*]/.test(pattern)) return everyPurpose;
  if (/\\n|\\r|\\s/.test(pattern)) return ['log'];
  if (/^(?:[<>&"'[\]|/]|\(|\))+$/.test(pattern)) return pattern.includes('<') ? ['html', 'log'] : [];
  return [];
}
