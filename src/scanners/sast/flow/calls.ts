/** What well-known functions do with a value: discard it, return it, or sanitise it for a purpose. */
import { everyPurpose, type Purpose } from './origin.ts';

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
export function getMatchedPurposes(pattern: string, flags: string): readonly Purpose[] {
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
