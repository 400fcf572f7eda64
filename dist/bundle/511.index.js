export const id = 511;
export const ids = [511];
export const modules = {

/***/ 5511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parsePolicyFile: () => (/* binding */ parsePolicyFile),
  trustedKeys: () => (/* binding */ trustedKeys)
});

// UNUSED EXPORTS: getPolicyJsonSchema

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(8343);
// EXTERNAL MODULE: ./build/compiled/src/shared/languages/languages.js + 1 modules
var languages = __webpack_require__(7502);
// EXTERNAL MODULE: ./build/compiled/src/shared/text/purl.js
var purl = __webpack_require__(3408);
// EXTERNAL MODULE: ./build/compiled/src/shared/text/records.js
var records = __webpack_require__(7551);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/path-matching.js
var path_matching = __webpack_require__(1479);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/policy.js
var policy = __webpack_require__(5178);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/predicates.js
var predicates = __webpack_require__(9734);
// EXTERNAL MODULE: ./build/compiled/src/gate/settings/entries/policy-place.js
var policy_place = __webpack_require__(9584);
// EXTERNAL MODULE: ./build/compiled/src/gate/settings/nearest.js
var nearest = __webpack_require__(4303);
// EXTERNAL MODULE: ./build/compiled/src/gate/settings/positioned-text.js
var positioned_text = __webpack_require__(5751);
// EXTERNAL MODULE: ./build/compiled/src/gate/settings/reading.js
var reading = __webpack_require__(7621);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
// EXTERNAL MODULE: ./build/compiled/src/shared/api/words.js
var words = __webpack_require__(6063);
// EXTERNAL MODULE: ./build/compiled/src/shared/severity.js
var severity = __webpack_require__(7786);
// EXTERNAL MODULE: ./build/compiled/src/shared/text/placeholder-reason.js
var placeholder_reason = __webpack_require__(8201);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/code-owners.js
var code_owners = __webpack_require__(8426);
// EXTERNAL MODULE: ./build/compiled/src/shared/errors.js
var errors = __webpack_require__(6002);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/glob.js
var glob = __webpack_require__(9298);
;// CONCATENATED MODULE: ./build/compiled/src/gate/policy/patterns.js


const variable = /\$\{\{.*?(?:\}\}|$)|\$\{[^}]*\}?|\$\([^)]*\)?|^\$[A-Za-z_]\w+(?=[\\/]|$)|^%[A-Za-z_]\w+%(?=[\\/]|$)/g;
const invisible = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\u00ad\u200b\u2028-\u202e\u2060-\u2069\ufeff]/g;
const oddSpace = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const extended = /(?<!\\)[@?*+!]\(([^()]*)\)/g;
const position = /(?:#L?\d+(?:C\d+)?(?:-L?\d+(?:C\d+)?)?|\s*\((?:(?:lines?|ln|l)\.?\s*)?\d+(?:\s*[,:;-]\s*\d+)*\)|,?\s+(?:lines?\s|L)\s*\d+(?:-\d+)?|(?<=\.\w{1,9})\?[\w-]+=.*|(?<=\.\w{1,9})(?<!\\):[a-z_]\w*|(?:(?<!\\):\d+(?:-\d+)?)+|(?<!\\):)$/i;
const revision = /^(?:HEAD|@|main|master|develop|trunk|[\w.-]+\/[\w./-]+)(?:[~^]\d*)*:(?=[^\s:\d])/;
const runnerFolder = /^(?:home\/runner\/work\/[^/]+\/[^/]+|github\/workspace|builds\/[^/]+\/[^/]+|workspace|__w\/[^/]+\/[^/]+)\//;
const mistakes = [
    {
        finds: (pattern) => pattern.search(invisible) >= 0 || pattern.search(oddSpace) >= 0,
        says: 'contains an invisible character',
        fix: (pattern) => [pattern.replace(invisible, '').replace(oddSpace, ' ').trim()],
    },
    {
        finds: (pattern) => /^(?:["'`“”‘’«].*["'`“”‘’»]|[-•–—]\s.*|\[\s*["'].*\])$/s.test(pattern),
        says: 'contains quotes or a list dash',
        fix: (pattern) => [
            pattern
                .replace(/^[-•–—]\s+/, '')
                .replace(/^\[\s*(["'].*)\]$/s, '$1')
                .replaceAll(/["'`“”‘’«»]/g, ''),
        ],
    },
    {
        finds: (pattern) => /(?:^|\s)#(?:\s|$)/.test(pattern),
        says: 'contains a comment',
        fix: (pattern) => [pattern.replace(/(?:^|\s+)#(?:\s.*)?$/s, '')],
    },
    {
        finds: (pattern) => pattern.search(variable) >= 0,
        says: 'contains a variable, and variables are not expanded here',
        fix: (pattern) => [pattern.replace(variable, '').replace(/^[\\/]+/, '')],
    },
    {
        finds: (pattern) => /^(?:[a-z][\w+.-]*:\/\/|(?:file|https?|ssh|git):|[\w.-]+@[\w.-]+:|\/\/)/i.test(pattern),
        says: 'is an address',
        fix(pattern) {
            const [, inside] = /\/(?:tree|blob|raw|src\/branch)\/[^/]+\/([^?#]+)/.exec(pattern) ?? [];
            const [, local] = /^file:(?!\/)(.*)$/i.exec(pattern) ?? [];
            return inside === undefined ? (local === undefined ? [] : [local]) : [inside];
        },
    },
    {
        finds: (pattern) => /^[a-z]:(?!:)/i.test(pattern),
        says: 'begins with a Windows drive',
        fix: () => [],
    },
    {
        finds: (pattern) => /^(?::|(?:path|glob|re|regexp?|pattern):)/i.test(pattern),
        says: 'begins with a prefix',
        fix: (pattern) => [pattern.replace(/^(?::(?:\([^)]*\)|[!^])?\/?|\w+:)\s*/, '')],
    },
    {
        finds: (pattern) => pattern.search(extended) >= 0 || /(?<!\\)\([^()]*(?<!\\)\|[^()]*\)|\(\?[:!=i<]/.test(pattern),
        says: 'contains a group in parentheses, which is not supported; use braces',
        fix(pattern) {
            const braced = (choices) => (choices.includes('|') ? `{${choices.replaceAll('|', ',')}}` : choices);
            if (/(?<!\\)!\(/.test(pattern))
                return [];
            const plain = pattern.replace(extended, (_, choices) => braced(choices));
            return [plain.replace(/(?<!\\)\((?:\?:)?([^()]*\|[^()]*)\)[*+?]?/g, (_, choices) => braced(choices))];
        },
    },
    {
        finds: (pattern) => pattern.startsWith('!'),
        says: 'begins with !, and negation is not supported; list the paths that are meant',
        fix: (pattern) => [pattern.replace(/^!+/, '')],
    },
    {
        finds: (pattern) => /^\^|[^\\/]\$$/.test(pattern),
        says: 'reads like a regular expression',
        fix: (pattern) => [
            pattern
                .replace(/^\^|\$$/g, '')
                .replaceAll('\\.', '.')
                .replaceAll('.*', '**'),
        ],
    },
    {
        finds: (pattern) => /\\(?![*?[\]{}()!,;|#:%$^])|[^/\\]\\\*/.test(pattern) || /[^/\\]\\[[{(](?!.*\\[\]})])/.test(pattern),
        says: 'contains backslashes; use / in paths',
        fix: (pattern) => [pattern.replaceAll(/\\+/g, '/')],
    },
    {
        finds: (pattern) => pattern.startsWith('~'),
        says: 'begins with ~, a folder outside the repository',
        fix: (pattern) => [pattern.replace(/^~[^/]*\/?/, '')],
    },
    {
        finds: (pattern) => pattern.startsWith('/'),
        says: 'begins with /; a path here begins at the root of the repository',
        fix: (pattern) => [pattern.replace(/^\/+/, '').replace(runnerFolder, '')],
    },
    {
        finds: (pattern) => pattern.split('/').includes('..'),
        says: 'contains ..',
        fix: (pattern) => [removeParentSegments(pattern)],
    },
    {
        finds: (pattern) => /(?:^|\/)(?:\.{3,}|…)(?:\/|$)/.test(pattern),
        says: 'contains ... where ** is meant',
        fix: (pattern) => [pattern.replace(/(^|\/)(?:\.{3,}|…)(?=\/|$)/g, '$1**')],
    },
    {
        finds: (pattern) => /^(?:\.\/*)+$/.test(pattern),
        says: 'is the whole repository',
        fix: () => ['**'],
    },
    {
        finds: (pattern) => position.test(pattern) || /(?<!\\)::/.test(pattern),
        says: 'contains a line number',
        fix: (pattern) => [pattern.replace(/::.*$/s, '').replace(position, '')],
        isExactPath: true,
    },
    {
        finds: (pattern) => (/(?<!\\):(?:(?=.*\/)|\s)/.test(pattern) || revision.test(pattern)) && !/^pkg:/i.test(pattern),
        says: 'contains a : after a prefix',
        fix: (pattern) => [pattern.replace(/^.*(?<!\\):[\s/]*/s, '')],
        isExactPath: true,
    },
    {
        finds: (pattern) => splitJoinedPatterns(pattern).length > 1,
        says: 'joins several patterns',
        fix: splitJoinedPatterns,
        isExactPath: true,
    },
    {
        finds: (pattern) => /(?:^|[/{,])\s|\s(?:[/},]|$)|\*\s+\S*[*/]|\*\S*\s+(?:or|and|&&|\+)\s|\s&&\s/.test(pattern),
        says: 'has spaces around a name',
        fix: (pattern) => /\*\S*\s+\S|\/\s+\S|\s&&\s/.test(pattern) && !/[{}]/.test(pattern)
            ? pattern.split(/\s+(?:(?:or|and|&&|\+)\s+)?/)
            : [pattern.replaceAll(/(^|[/{,])\s+|\s+(?=[/},]|$)/g, '$1')],
        isExactPath: true,
    },
    {
        finds: (pattern) => /(?<!\\)[<>]/.test(pattern),
        says: 'has < or > in it',
        fix: (pattern) => [pattern.replaceAll(/[<>]/g, '')],
        isExactPath: true,
    },
    {
        finds: (pattern) => /(?<!\\)%[0-9a-f]{2}/i.test(pattern),
        says: 'is percent-encoded',
        fix: (pattern) => [(0,errors/* attempt */.CD)(() => decodeURIComponent(pattern)) ?? ''],
        isExactPath: true,
    },
    {
        finds: (pattern) => /(?<!\\)\{[^{},]*\.\.[^{},]*\}/.test(pattern),
        says: 'contains a range in braces, which is not supported; list each value',
        fix: () => [],
    },
    {
        finds: (pattern) => /\[\[:\w+:\]\]/.test(pattern),
        says: 'contains a character class, which is not supported',
        fix: (pattern) => [pattern.replaceAll(/\[\[:digit:\]\]/g, '[0-9]').replaceAll(/\[\[:\w+:\]\]/g, '[A-Za-z0-9]')],
    },
    {
        finds: glob/* hasOpenSet */.jX,
        says: 'has an unclosed [; write \\[ for a literal bracket',
        fix: (pattern) => [pattern.replaceAll(/(?<!\\)\[/g, '\\[')],
    },
    {
        finds: (pattern) => [...pattern.matchAll(/(?<!\\)\[[!^]?([^\]]+)\]/g)].some(([, set = '']) => isEmptySet(set)),
        says: 'contains an empty character set',
        fix: (pattern) => [
            pattern.replaceAll(/(\w)-(\w)/g, (_, from, to) => (from > to ? `${to}-${from}` : `${from}-${to}`)),
        ],
    },
];
const example = { counts: 'src/**', excuses: 'vendor/**' };
function describePatternProblem(pattern, use) {
    const mistake = findMistake(pattern, use);
    if (mistake === undefined)
        return (0,glob/* describeGlobProblem */.fL)(pattern);
    const meant = correctPattern(pattern, use);
    const words = meant.map((each) => JSON.stringify(each)).join(' and ');
    if (meant.length === 0)
        return `${mistake.says}; write it from the root of the repository, such as ${example[use]}`;
    return meant.length === 1 ? `${mistake.says}; write ${words}` : `${mistake.says}; write ${words}, each on its own`;
}
function findMistake(pattern, use) {
    const isExact = use === 'excuses' && !/[*?[{]/.test(pattern);
    return mistakes.find((mistake) => !(isExact && mistake.isExactPath) && mistake.finds(pattern));
}
const mostCorrections = 20;
function correctPattern(pattern, use) {
    let open = [pattern];
    const meant = [];
    for (let count = 0; count < mostCorrections && open.length > 0; count += 1) {
        const [next = '', ...others] = open;
        const mistake = findMistake(next, use);
        if (mistake === undefined) {
            if (next.trim() === '' || (0,glob/* describeGlobProblem */.fL)(next) !== undefined)
                return [];
            meant.push(includeContents(next));
            open = others;
        }
        else
            open = [...mistake.fix(next).map((each) => each.trim()), ...others];
    }
    return open.length > 0 || meant.some((each) => use === 'excuses' && each === '**') ? [] : [...new Set(meant)];
}
function includeContents(pattern) {
    if (pattern.endsWith('/'))
        return `${pattern}**`;
    return /(?:^|\/)[^/*?.[\]{}]+$/.test(pattern) ? `${pattern}/**` : pattern;
}
function splitJoinedPatterns(pattern) {
    const parts = [''];
    let depth = 0;
    for (const [sign] of pattern.matchAll(/\\.|[^\\]|\\$/gs)) {
        if (sign === '{')
            depth += 1;
        else if (sign === '}')
            depth = Math.max(0, depth - 1);
        if (/^[,;|\n\t]$/.test(sign) && (depth === 0 || sign !== ','))
            parts.push('');
        else
            parts[parts.length - 1] += sign;
    }
    if (depth > 0)
        return [pattern];
    const named = parts.map((part) => part.trim()).filter((part) => part !== '');
    return parts.length === 1 ? [pattern] : named.length > 1 ? named : [...named, ''];
}
function removeParentSegments(pattern) {
    const parts = [];
    for (const part of pattern.split('/')) {
        if (part === '..')
            parts.pop();
        else
            parts.push(part);
    }
    return parts.join('/');
}
function isEmptySet(set) {
    return /^(?:[^-]-[^-])+$/.test(set) && (set.match(/.-./g) ?? []).every(([from = '', , to = '']) => from > to);
}

// EXTERNAL MODULE: ./build/compiled/src/gate/policy/rules.js
var rules = __webpack_require__(6577);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/vex.js
var vex = __webpack_require__(2377);
// EXTERNAL MODULE: ./build/compiled/src/gate/settings/entries/fail-on-severity.js
var fail_on_severity = __webpack_require__(4866);
// EXTERNAL MODULE: ./build/compiled/src/gate/settings/values.js
var values = __webpack_require__(9291);
;// CONCATENATED MODULE: ./build/compiled/src/gate/settings/rule-schema.js













const ruleKeys = ['name', 'match', 'allow', 'effect'];
const longestName = 60;
const mostRules = 100;
const createWordSchema = (words) => schemas/* string */.YjP((0,values/* createTypeError */.$v)('text'))
    .refine((given) => words.includes(given), {
    error: ({ input }) => `${(0,values/* quoteForMessage */.Hx)(String(input))} is not ${(0,values/* joinAlternatives */.ft)(words)}`,
})
    .meta({ enum: [...words] });
const toSeverity = (given) => given.toUpperCase();
const createSeveritySchema = () => schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(createWordSchema(words/* severityFilters */.$l)).min(1, 'is empty; remove it')], (0,values/* createTypeError */.$v)('a severity or a list'))
    .transform((given, context) => {
    if (Array.isArray(given))
        return [...new Set(given.map(toSeverity))];
    if (words/* severityFilters */.$l.some((known) => known === given))
        return (0,severity/* listAtOrAbove */.si)(toSeverity(given));
    context.addIssue(`${(0,values/* quoteForMessage */.Hx)(given)} is not ${(0,values/* joinAlternatives */.ft)(words/* severityFilters */.$l)}`);
    return [];
})
    .meta({
    anyOf: [{ enum: [...words/* severityFilters */.$l] }, { type: 'array', minItems: 1, items: { enum: [...words/* severityFilters */.$l] } }],
    description: 'One severity: that one and all above it. A list: these. An unknown severity counts as critical.',
});
const createLanguageSchema = () => schemas/* string */.YjP((0,values/* createTypeError */.$v)('text'))
    .refine((given) => (0,languages/* findLanguage */.iG)(given) !== undefined, 'is not a programming language');
const predicateSchemas = {
    type: () => (0,reading/* createSettingSchema */.um)('fail-on-types').meta({ description: 'These types. An unknown type counts as every type.' }),
    severity: createSeveritySchema,
    cvss: () => (0,reading/* createSettingSchema */.um)('fail-on-cvss').meta({ description: 'This CVSS score or a higher one.' }),
    epss: () => (0,reading/* createSettingSchema */.um)('fail-on-epss').meta({ description: 'This EPSS probability or a higher one.' }),
    cwe: () => (0,values/* createOneOrMoreSchema */.Ou)(createCweSchema).meta({ description: 'One of these weaknesses, such as CWE-79.' }),
    path: () => (0,values/* createOneOrMoreSchema */.Ou)(() => createPathSchema('counts')).meta({
        description: 'A path that matches one of these globs, from the root. src also matches all below it.',
    }),
    owner: () => (0,values/* createOneOrMoreSchema */.Ou)(() => schemas/* string */.YjP((0,values/* createTypeError */.$v)('text')).refine((given) => given === predicates/* noOwner */.lM || (0,code_owners/* isOwner */.u8)(given), {
        error: ({ input }) => `${(0,values/* quoteForMessage */.Hx)(String(input))} is not an owner such as @acme/payments, nor ${predicates/* noOwner */.lM}`,
    })).meta({
        description: 'Files of one of these owners in CODEOWNERS. none: files without an owner.',
    }),
    language: () => (0,values/* createOneOrMoreSchema */.Ou)(() => createLanguageSchema().transform((given) => (0,languages/* findLanguage */.iG)(given) ?? given)).meta({
        description: 'Files of these programming languages, by their names in Linguist.',
    }),
    age: () => schemas/* string */.YjP((0,values/* createTypeError */.$v)('a number of days such as 30d'))
        .regex(/^\d{1,5}d$/, 'is not a number of days such as 30d')
        .transform((given) => Number.parseInt(given, 10))
        .meta({ description: 'First detected longer ago than this, such as 30d.', pattern: '^\\d{1,5}d$' }),
    kev: () => schemas/* literal */.euz(true, 'must be true; leave it out for findings that are known to be exploited and others')
        .meta({ description: 'One of its CVEs is in the catalog of kev-file.' }),
    fixable: () => schemas/* literal */.euz(true, 'must be true; leave it out for findings with and without a fix')
        .meta({ description: 'A fix exists. If the source does not say, the finding counts as fixable.' }),
};
const createRuleSchema = () => schemas/* strictObject */.rej({
    name: schemas/* string */.YjP((0,values/* createTypeError */.$v)('text'))
        .regex(new RegExp(`^[\\p{L}\\p{N}][\\p{L}\\p{N} ._/-]{0,${longestName - 1}}$`, 'u'), `is not a name of at most ${longestName} letters, digits, spaces and . _ / -`)
        .meta({ description: 'Name of the rule, wherever it is shown.', examples: ['payments'], pattern: undefined }),
    match: schemas/* strictObject */.rej(Object.fromEntries(predicates/* predicateNames */.Wn.map((each) => [each, predicateSchemas[each]().optional()])), (0,values/* createMappingError */.fb)())
        .refine((given) => Object.values(given).some((value) => value !== undefined), {
        message: `is empty; give at least one of ${predicates/* predicateNames */.Wn.join(', ')}`,
    })
        .transform((given) => given)
        .meta({
        minProperties: 1,
        description: 'The findings that the rule counts. A finding must fit all criteria.',
    }),
    allow: schemas/* int */.Whr((0,values/* createTypeError */.$v)('a whole number'))
        .min(0, 'is less than 0')
        .max(1_000_000_000, 'is more than 1000000000')
        .default(0)
        .meta({ description: 'The most findings that are allowed. Default: 0.' }),
    effect: createWordSchema(rules/* ruleEffects */.rs)
        .default('block')
        .meta({ description: 'block: more than allow fail the run. warn: they are only shown. Default: block.' }),
}, (0,values/* createMappingError */.fb)())
    .transform(({ effect, ...rule }) => ({ ...rule, effect: effect }));
const createRulesSchema = () => schemas/* array */.YOg(createRuleSchema(), (0,values/* createTypeError */.$v)('a list'))
    .max(mostRules, `has more than ${mostRules} rules`)
    .superRefine((rules, context) => {
    const seen = new Set();
    for (const [index, { name: given }] of rules.entries()) {
        const message = `${(0,values/* quoteForMessage */.Hx)(given)} is the name of another rule`;
        if (seen.has(given.toLowerCase()))
            context.addIssue({ code: 'custom', message, path: [index, 'name'] });
        seen.add(given.toLowerCase());
    }
});
const criteria = ['violation_id', 'cwe', 'type', 'path', 'title'];
const reasonLength = 10;
function createLineSchema(what, example, longest = 500) {
    return schemas/* string */.YjP((0,values/* createTypeError */.$v)('text'))
        .transform((given, context) => {
        const value = given.trim();
        if (value === '')
            context.addIssue('is empty');
        else if (value.length > longest)
            context.addIssue(`is longer than ${longest} characters`);
        else if (/\p{Cc}/u.test(value))
            context.addIssue('has line breaks or control characters in it');
        return value;
    })
        .meta({ description: what, examples: [example] });
}
const createCweSchema = () => schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()], (0,values/* createTypeError */.$v)('text such as CWE-79'))
    .transform((given, context) => {
    const [, digits] = /^(?:CWE-)?0*([1-9]\d{0,5})$/i.exec(String(given).trim()) ?? [];
    if (digits === undefined)
        context.addIssue(`${(0,values/* quoteForMessage */.Hx)(String(given))} is not a CWE such as CWE-79`);
    return `CWE-${digits}`;
})
    .meta({
    anyOf: undefined,
    type: 'string',
    pattern: '^CWE-[1-9]\\d{0,5}$',
    description: 'The weakness, such as CWE-79.',
});
const createPathSchema = (use) => createLineSchema(`A glob for the path from the root of the repository: * within a folder, ** across folders, {a,b}. vendor/ matches all below it. ${use === 'counts' ? 'src also matches all below it. A finding without a path may be there.' : 'A finding without a path is not covered.'}`, 'test/**').transform((glob, context) => {
    const problem = describePatternProblem(glob, use);
    if (glob !== '' && problem !== undefined)
        context.addIssue(`${(0,values/* quoteForMessage */.Hx)(glob)} ${problem}`);
    return glob;
});
const createExceptionSchema = () => schemas/* strictObject */.rej({
    violation_id: createLineSchema('The id of the finding.', 'vio_01HV8Z0Q4T').optional(),
    cwe: createCweSchema().optional(),
    type: schemas/* string */.YjP((0,values/* createTypeError */.$v)('text'))
        .transform((given, context) => {
        const word = fail_on_severity/* typeWords */.yL.find((known) => known === given);
        if (word === undefined)
            context.addIssue(`${(0,values/* quoteForMessage */.Hx)(given)} is not ${(0,values/* joinAlternatives */.ft)(fail_on_severity/* typeWords */.yL)}`);
        return (0,fail_on_severity/* toViolationType */.PQ)(word ?? 'sast');
    })
        .meta({ enum: fail_on_severity/* typeWords */.yL, description: 'The type of the finding. A finding of unknown type is not covered.' })
        .optional(),
    path: createPathSchema('excuses').optional(),
    title: createLineSchema('The exact title of the finding, with its case. It needs a path or violation_id too.', 'Path traversal').optional(),
    reason: createLineSchema('Why this is accepted.', 'Only reachable from the test rig', 2000)
        .refine((given) => given.length >= reasonLength, `is shorter than ${reasonLength} characters; say why, for those who read it later`)
        .refine((given) => !(0,placeholder_reason/* isPlaceholderReason */.q)(given), `is still the placeholder ${(0,values/* quoteForMessage */.Hx)(placeholder_reason/* placeholderReason */.E)}; replace it with why this finding is accepted`)
        .meta({ minLength: reasonLength }),
    expires: iso/* date */.p6({ error: ({ input }) => (0,values/* describeMismatch */._e)(input, 'a date such as 2027-06-01') })
        .meta({ description: 'The last day of the exception.', pattern: undefined, examples: ['2027-06-01'] }),
    owner: createLineSchema('Who is responsible for it.', 'team-payments').optional(),
    justification: schemas/* enum */.k5n(vex/* justifications */.GB, {
        error: ({ input }) => typeof input === 'string'
            ? `${(0,values/* quoteForMessage */.Hx)(input)} is not ${(0,values/* joinAlternatives */.ft)(vex/* justifications */.GB)}`
            : `is ${(0,values/* describeKind */.SB)(input)}, where a justification of OpenVEX is expected`,
    })
        .meta({
        description: 'Justification of OpenVEX why the finding is not a problem. With it, the vex report says not_affected; without it, affected.',
    })
        .optional(),
}, (0,values/* createMappingError */.fb)())
    .refine((given) => criteria.some((name) => given[name] !== undefined), {
    message: `covers nothing; give at least one of ${criteria.join(', ')}`,
})
    .refine(({ title, path, violation_id: id }) => title === undefined || path !== undefined || id !== undefined, {
    message: 'names only a title, whose words an author can choose; give its path or violation_id too',
})
    .transform(({ violation_id: violationId, ...others }) => ({ violationId, ...others }))
    .meta({
    anyOf: criteria.filter((name) => name !== 'title').map((name) => ({ required: [name] })),
    dependencies: { title: { anyOf: [{ required: ['path'] }, { required: ['violation_id'] }] } },
});

// EXTERNAL MODULE: ./build/compiled/src/gate/settings/settings.js + 3 modules
var settings = __webpack_require__(716);
;// CONCATENATED MODULE: ./build/compiled/src/gate/settings/policy-file.js














const sizeCapBytes = 256 * 1024;
const describedIssues = 100;
const trustedKeys = {
    'trusted-bases': 'trustedBases',
    'accept-uncovered': 'acceptUncovered',
    paths: 'paths',
    'ignore-paths': 'ignorePaths',
    'skip-when': 'skipWhen',
    vex: 'vex',
    'vex-products': 'vexProducts',
};
function parsePolicyFile(text, name) {
    const fault = (0,positioned_text/* createFileErrorFactory */.$K)(name, 'Correct the file. With schema/scan-gate.schema.json, your editor can check it.');
    if (Buffer.byteLength(text) > sizeCapBytes)
        throw fault([`it is larger than ${sizeCapBytes / 1024} KiB`]);
    const parsed = (0,positioned_text/* parseYaml */.hN)(text, fault);
    const read = getSchema().safeParse(parsed.content ?? {});
    if (!read.success) {
        const { issues } = read.error;
        const described = issues.slice(0, describedIssues).flatMap((issue) => describeIssue(issue, parsed));
        throw fault((0,positioned_text/* formatProblems */.C5)(described, parsed), issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0));
    }
    const { exceptions = [], rules, 'max-exception-days': maxExceptionDays, ...rest } = read.data;
    const given = Object.entries(flattenSettings(rest)).filter(([, value]) => value !== undefined);
    const isTrusted = (name) => Object.hasOwn(trustedKeys, name);
    const trusted = given.flatMap(([name, value]) => (isTrusted(name) ? [[trustedKeys[name], value]] : []));
    const settings = Object.fromEntries(given.filter(([name]) => !isTrusted(name)));
    return { settings, exceptions, maxExceptionDays, ...(rules && { rules }), ...Object.fromEntries(trusted) };
}
function describeIssue(issue, { content, root }) {
    if (issue.code !== 'unrecognized_keys') {
        const label = issue.path.length === 0 ? 'the file' : (0,positioned_text/* formatDataPath */.HJ)(issue.path);
        const text = `${label}: ${issue.message}${suggestCorrection(issue.path, content)}`;
        return [{ offset: (0,positioned_text/* findOffset */.HP)(root, issue.path), text }];
    }
    return issue.keys.slice(0, positioned_text/* shownProblems */.a1).map((key) => {
        const owner = issue.path.length === 0 ? '' : `${(0,positioned_text/* formatDataPath */.HJ)(issue.path)}: `;
        return {
            offset: (0,positioned_text/* findOffset */.HP)(root, [...issue.path, key], 'key'),
            text: `${owner}${describeUnknownKey(key, issue.path)}`,
        };
    });
}
function describeUnknownKey(key, place) {
    const setting = place.length === 0 ? settings/* settingNames */.H$.find((name) => name === key) : undefined;
    if (setting !== undefined) {
        const { file } = settings/* settings */.W0[setting];
        if ('form' in file)
            return `${key} is written as ${(0,settings/* writeFileLine */.mA)(setting)}`;
        return `${key} is not allowed in a policy file: ${file.refused}; set it in the step`;
    }
    const suggestion = key === '<<' ? ': merge keys are not read' : (0,nearest/* suggestName */.S)(key, listKeysAt(place));
    return `${(0,values/* quoteForMessage */.Hx)(key)} is not known here${suggestion}`;
}
function suggestCorrection(path, content) {
    const [name, index] = path;
    if (name === 'accept-uncovered' && index !== undefined) {
        const given = content[name]?.[Number(index)];
        return typeof given === 'string' ? (0,nearest/* suggestName */.S)(given, languages/* languageNames */.TL) : '';
    }
    const isEmpty = path.length === 1 && content[name ?? ''] === null;
    const setting = settings/* fileSettingNames */.r0.find((known) => known === name);
    return isEmpty && setting !== undefined ? `; for example ${settings/* settings */.W0[setting].example}` : '';
}
function listKeysAt([list, , part]) {
    if (list === undefined)
        return Object.keys(getSchema().shape);
    const within = (0,settings/* listMappingKeys */.NA)(String(list));
    if (within.length > 0)
        return within;
    if (list === 'exceptions')
        return exceptionKeys;
    return part === 'match' ? predicates/* predicateNames */.Wn : ruleKeys;
}
const exceptionKeys = [...criteria, 'reason', 'expires', 'owner', 'justification'];
const createGlobsSchema = (use) => schemas/* array */.YOg(createPathSchema(use), (0,values/* createTypeError */.$v)('a list'))
    .min(1, 'is empty; remove it')
    .max(1000, 'has more than 1000 entries');
const unrelatedPaths = ['src/a.js', 'Makefile', 'b/c/d/e.py', '.env', 'Z/_9.tf', 'docs/x y.md'];
const createLimitedGlobsSchema = (effect) => createGlobsSchema('excuses').refine((given) => !given.some((glob) => !/[^*?/.{},]/.test(glob) || unrelatedPaths.every((0,path_matching/* compilePathGlob */.x7)(glob))), { message: `would ${effect}; name what is meant` });
const createDocumentPathSchema = () => schemas/* string */.YjP((0,values/* createTypeError */.$v)('text')).transform((given, context) => {
    const path = (0,policy_place/* removeLeadingDot */.Uj)(given);
    const problem = given.trim() === '' ? 'is empty' : (0,policy_place/* describePathProblem */.wI)(path);
    if (problem !== undefined)
        context.addIssue(problem);
    return path;
});
const createProductUrlSchema = () => schemas/* string */.YjP((0,values/* createTypeError */.$v)('text'))
    .refine((given) => (0,purl/* parsePurl */.$l)(given) !== undefined, {
    error: 'is not a package URL such as pkg:oci/shop',
    abort: true,
})
    .superRefine((given, context) => {
    const message = (0,purl/* describePurlProblem */.E3)(given);
    if (message !== undefined)
        context.addIssue(message);
});
function createSettingShape() {
    const shape = {};
    const mappings = {};
    for (const name of settings/* fileSettingNames */.r0) {
        const { file, description, absent } = settings/* settings */.W0[name];
        if (!('form' in file))
            continue;
        const schema = (0,reading/* createSettingSchema */.um)(name)
            .optional()
            .meta({ description: `${description} Default: ${absent ?? settings/* settings */.W0[name].default}.` });
        if (file.within === undefined)
            shape[name] = schema;
        else
            mappings[file.within] = { ...mappings[file.within], [file.key]: schema };
    }
    const nested = Object.entries(mappings).map(([key, inner]) => [
        key,
        schemas/* strictObject */.rej(inner, (0,values/* createTypeError */.$v)('a mapping')).optional().meta({ description: 'Settings of the scan.' }),
    ]);
    return { ...shape, ...Object.fromEntries(nested) };
}
function flattenSettings(content) {
    const flat = { ...content };
    for (const name of settings/* fileSettingNames */.r0) {
        const { file } = settings/* settings */.W0[name];
        if (!('form' in file) || file.within === undefined)
            continue;
        const mapping = content[file.within];
        delete flat[file.within];
        if ((0,records/* isRecord */.u)(mapping) && mapping[file.key] !== undefined)
            flat[name] = mapping[file.key];
    }
    return flat;
}
let made;
function getSchema() {
    made ??= createPolicySchema();
    return made;
}
const createBranchGlobSchema = () => schemas/* string */.YjP((0,values/* createTypeError */.$v)('text'))
    .regex(/^[^\s!\p{Cc}]+$/u, 'is not a branch or a glob such as release/*')
    .refine((glob) => /[^*/?]/.test(glob), 'would trust every branch; name what the branches have in common');
function createOtherContent() {
    return {
        rules: createRulesSchema().optional().meta({
            description: 'Named rules, in addition to those of the settings. Each counts the findings that fit its match. If there are more than allow, the run fails; with effect: warn, it only reports them.',
        }),
        exceptions: schemas/* array */.YOg(createExceptionSchema(), (0,values/* createTypeError */.$v)('a list')).optional().meta({
            description: 'Findings that are accepted until a day. All criteria of an exception must match. The findings are still shown, and count again after that day.',
        }),
        'max-exception-days': schemas/* int */.Whr((0,values/* createTypeError */.$v)('a whole number of days'))
            .min(0, 'is less than 0')
            .max(3650, 'is more than 3650')
            .optional()
            .meta({
            description: "For a central policy: exceptions in a repository's own file apply if they end within this number of days. Default: no such exception applies.",
        }),
        'trusted-bases': schemas/* array */.YOg(createBranchGlobSchema(), (0,values/* createTypeError */.$v)('a list'))
            .optional()
            .meta({
            description: 'Branches that a pull request may be compared with, besides the default branch, as globs: * within a part of a name, ** across parts. A pull request into another branch is compared with the default branch. Default: none.',
            examples: [['release/*']],
        }),
        paths: createGlobsSchema('counts')
            .optional()
            .meta({
            description: 'The part of the repository that is judged, as globs from its root. src also matches all below it. category names the part. Findings elsewhere are counted as left out. Default: the whole repository.',
            examples: [['services/api/**']],
        }),
        'ignore-paths': createLimitedGlobsSchema('leave out every finding')
            .optional()
            .meta({
            description: 'Globs from the root. Findings there do not count, and are shown as left out. Default: none.',
            examples: [['examples/**']],
        }),
        'skip-when': createLimitedGlobsSchema('pass every pull request')
            .optional()
            .meta({
            description: 'Globs from the root. A pull request passes without a scan if its whole diff matches. Changes to the policy, pipelines or dependencies are always scanned. Default: none.',
            examples: [['**/*.md', 'docs/**']],
        }),
        vex: (0,values/* createOneOrMoreSchema */.Ou)(createDocumentPathSchema)
            .optional()
            .meta({
            description: 'OpenVEX documents, as paths from the root of the repository with the policy. Statements with not_affected and a justification, or with fixed, excuse findings for vex-max-age. Default: none.',
            examples: ['security/openvex.json'],
        }),
        'vex-products': (0,values/* createOneOrMoreSchema */.Ou)(createProductUrlSchema)
            .optional()
            .meta({
            description: 'Products that this repository builds, as package URLs. Statements about them and their parts apply to this repository. Default: the repository itself.',
            examples: ['pkg:oci/shop'],
        }),
        'accept-uncovered': schemas/* array */.YOg(createLanguageSchema(), (0,values/* createTypeError */.$v)('a list'))
            .optional()
            .meta({
            description: 'Programming languages whose files need no scanner of code, by their names in Linguist. Default: none.',
            examples: [['Python']],
        }),
    };
}
function createPolicySchema() {
    return schemas/* strictObject */.rej({ ...createSettingShape(), ...createOtherContent() }, (0,values/* createMappingError */.fb)('a mapping of settings'))
        .meta({
        title: 'The policy of Scan Gate',
        description: `The config file ${policy/* policyPathsText */.Wj}, or a central policy.`,
    });
}
function getPolicyJsonSchema() {
    return z.toJSONSchema(getSchema(), { target: 'draft-7', io: 'input' });
}


/***/ }),

/***/ 5751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $K: () => (/* binding */ createFileErrorFactory),
/* harmony export */   C5: () => (/* binding */ formatProblems),
/* harmony export */   HJ: () => (/* binding */ formatDataPath),
/* harmony export */   HP: () => (/* binding */ findOffset),
/* harmony export */   a1: () => (/* binding */ shownProblems),
/* harmony export */   hN: () => (/* binding */ parseYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6002);


const aliasCap = 100;
const shownProblems = 20;
function createFileErrorFactory(name, hint) {
    return (problems, count = problems.length) => {
        const [only = ''] = problems;
        const listed = problems.slice(0, shownProblems);
        const more = count > listed.length ? [`and ${count - listed.length} more`] : [];
        const message = count === 1 ? `${name} is wrong: ${only}` : `${name} has ${count} mistakes:\n${[...listed, ...more].join('\n')}`;
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', message, { reason: 'settings', hint });
    };
}
function parseYaml(text, fault) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    try {
        const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, {
            lineCounter: lines,
            prettyErrors: false,
            schema: 'core',
            merge: false,
            stringKeys: true,
            uniqueKeys: false,
        });
        const faults = [...document.errors, ...document.warnings];
        if (faults.some(({ code }) => code === 'RESOURCE_EXHAUSTION'))
            throw fault(['it is nested too deeply']);
        if (faults.length > 0) {
            const problems = faults.map(({ pos, message }) => ({ offset: pos[0], text: message }));
            throw fault(formatProblems(problems, { lines }), faults.length);
        }
        const repeated = findRepeatedKeys(document);
        if (repeated.length > 0)
            throw fault(formatProblems(repeated, { lines }), repeated.length);
        const content = document.toJS({ maxAliasCount: aliasCap });
        return { content: content ?? undefined, root: document.contents, lines };
    }
    catch (error) {
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue)
            throw error;
        throw fault([`it cannot be read as YAML: ${error instanceof Error ? error.message : 'unknown fault'}`]);
    }
}
function findRepeatedKeys(document) {
    const problems = [];
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Map(_, { items }) {
            const seen = new Set();
            for (const { key } of items) {
                const offset = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(key) ? (key.range?.[0] ?? 0) : 0;
                if (seen.has(String(key)))
                    problems.push({ offset, text: 'Map keys must be unique' });
                seen.add(String(key));
            }
        },
    });
    return problems;
}
function formatProblems(problems, { lines }) {
    return problems
        .toSorted((a, b) => a.offset - b.offset)
        .slice(0, shownProblems)
        .map(({ offset, text }) => {
        const { line, col } = lines.linePos(offset);
        return `line ${line}, column ${col}: ${text}`;
    });
}
function findOffset(root, path, what) {
    let node = root;
    let offset = root?.range?.[0] ?? 0;
    for (const [index, part] of path.entries()) {
        const pair = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) ? node.items.find(({ key }) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(key) && String(key) === String(part)) : undefined;
        const next = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isPair */ .tO)(pair) ? pair.value : (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isCollection */ .P3)(node) ? node.get(part, true) : undefined;
        const isKeyWanted = what === 'key' && index === path.length - 1;
        const key = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(pair?.key) ? pair.key.range?.[0] : undefined;
        const value = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(next) ? next.range?.[0] : undefined;
        offset = (isKeyWanted ? key : (value ?? key)) ?? offset;
        node = next;
    }
    return offset;
}
function formatDataPath(path) {
    return path
        .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`))
        .join('');
}


/***/ })

};
