/** What well-known functions do with a value: discard it, return it, or sanitise it for a purpose. */
import { everyPurpose, type Purpose } from './origin.ts';

/** The last part of the function's name, or the whole name, and the purposes for which its result is safe. */
const cleaning: readonly [name: RegExp, purposes: readonly Purpose[]][] = [
  [/^(?:Number|parseInt|parseFloat|Boolean|BigInt|isNaN|isFinite|Symbol|Date)$/, everyPurpose],
  [/^(?:Number|Math|Date|performance|process\.hrtime|uuid|nanoid|crypto)\./, everyPurpose],
  [
    /(?:^|\.)(?:indexOf|lastIndexOf|includes|startsWith|endsWith|test|has|some|every|charCodeAt|codePointAt|localeCompare|isArray|isInteger|digest|getTime|toFixed|byteLength|randomUUID|toISOString)$/,
    everyPurpose,
  ],
  [
    /(?:^|\.)(?:u?uid(?:v[1-8])?|nanoid|toNumber|toInt|toInteger|toSafeInteger|toBoolean|slugify|hash\w*|bcrypt\w*|scrypt\w*|pbkdf2\w*|md5|sha1|sha256)$/i,
    everyPurpose,
  ],
  [/(?:^|\.)(?:encodeURIComponent|encodeURI)$/, ['html', 'path', 'url', 'log', 'sql', 'shell']],
  [/(?:^|\.)(?:basename|sanitize-?filename|sanitize)$/i, ['path']],
  [
    /(?:^|\.|_)(?:escape(?:_?html)?|html_?escape|escapeHTML|encode(?:_?html|Entities|ForHTML|ForHtmlAttribute)?|sanitize\w*|purify\w*|clean(?:_?html)?|stripTags|striptags|xss|filterXSS|inHTMLData|escapeXML|escapeExpression|sanitize-html|xss-filters)$/i,
    ['html', 'log'],
  ],
  [/(?:^|\.)(?:escapeId|escapeIdentifier|escapeLiteral|pg-format|sqlstring\.\w+|escape|format)$/, ['sql']],
  [/(?:^|\.)(?:shell-?quote\.quote|quote|shell-?escape|shellescape|escapeShell\w*)$/i, ['shell']],
  [
    /(?:^|\.)(?:RegExp\.escape|escape-string-regexp|escapeStringRegexp|escapeRegExp|escapeRegex|regexEscape)$/i,
    ['regex', 'operators'],
  ],
  [/(?:^|\.)(?:ObjectId|ObjectID|isValidObjectId|mongo-sanitize|mongoSanitize)(?:$|\.)/, everyPurpose],
  [/^JSON\.stringify$/, ['log', 'operators']],
  [/(?:^|\.)(?:safeParse|validate\w*|parseAsync)$/, ['operators']],
];

export function getCleanedPurposes(name: string): readonly Purpose[] {
  const purposes = cleaning.flatMap(([pattern, safe]) => (pattern.test(name) ? safe : []));
  return purposes.length > everyPurpose.length ? [...new Set(purposes)] : purposes;
}

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
  /^(?:String|Array|Object|decodeURIComponent|decodeURI|unescape|escape|atob|btoa|structuredClone|URL|URLSearchParams|Buffer|Blob|JSON\.(?:parse|stringify)|Object\.\w+|Array\.\w+|Buffer\.\w+|Promise\.\w+|String\.\w+|(?:path|path\/posix|upath)\.(?:join|resolve|normalize|format|dirname|relative|parse)|url\.\w+|querystring\.\w+|qs\.\w+|util\.(?:format|inspect)|lodash\.\w+|_\.\w+|(?:lodash|underscore|_)\.template\(\)|lodash\/\w+|cookie\.parse|he\.decode|html-entities\.decode|String\.raw|yaml\.\w+|js-yaml\.\w+|marked(?:\.(?:parse|marked)\w*)?|markdown-it(?:\(\))?\.render\w*|showdown\.Converter\(\)\.makeHtml|remarkable\.Remarkable\(\)\.render|snarkdown|markdown\.toHTML|immutable\.\w+|adm-zip)$/;

export function returnsArguments(name: string): boolean {
  return passing.test(name);
}

/** HTTP clients. The response is as untrusted as the URL. */
export const clientCall =
  /^(?:fetch|node-fetch|cross-fetch|isomorphic-fetch|axios|got|request|request-promise(?:-native)?|needle|superagent|phin|bent|undici|ky|wretch|urllib|http|https|follow-redirects\.https?|make-fetch-happen|node-libcurl|request-promise-any|\$\.(?:get|post|ajax|getJSON)|jQuery\.(?:get|post|ajax|getJSON))(?:\.(?:get|post|put|patch|delete|del|head|options|request|fetch|stream|defaults|default|curly|getJSON|ajax|create|extend|instance))*(?:\(\))?(?:\.(?:get|post|put|patch|delete|head|request))?$/;

/** Methods that call a function with their receiver, or with its elements. */
export const eachMethod =
  /^(?:map|forEach|filter|find|findIndex|flatMap|some|every|then|subscribe|reduce|pipe|tap|each|on|once|sort)$/;

/**
 * Whether a pattern only matches if the whole text consists of certain characters: `/^[\w-]+$/`. A match then proves
 * that a value is harmless.
 */
export function isWholeMatch(pattern: string): boolean {
  if (!pattern.startsWith('^') || !/[^\\]\$$/.test(pattern)) return false;
  const body = pattern.slice(1, -1);
  // A dot, a negated class or an alternative without anchors allows any text.
  return !/(?<!\\)\.(?![^[]*\])|\[\^|\\[SWD]|(?<!\\)\|/.test(body);
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
