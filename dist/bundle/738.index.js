export const id = 738;
export const ids = [738];
export const modules = {

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


/***/ }),

/***/ 8738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseVex: () => (/* binding */ parseVex)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8343);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4377);
/* harmony import */ var _shared_api_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(110);
/* harmony import */ var _shared_api_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6063);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4447);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6002);
/* harmony import */ var _shared_text_purl_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3408);
/* harmony import */ var _policy_vex_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2377);
/* harmony import */ var _positioned_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5751);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9291);









const sizeCapBytes = 1024 * 1024;
const mostStatements = 5000;
const describedIssues = 100;
const aheadMs = _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .dayMs */ .LP;
const hint = 'Correct the document; https://github.com/openvex/spec describes the format. It is read from where the policy is, not from the branch that is judged.';
function parseVex(text, { name, path, now }) {
    const fault = (0,_positioned_text_js__WEBPACK_IMPORTED_MODULE_6__/* .createFileErrorFactory */ .$K)(name, hint);
    if (Buffer.byteLength(text) > sizeCapBytes)
        throw fault([`it is larger than ${sizeCapBytes / 1024} KiB`]);
    let content;
    try {
        content = (0,_shared_api_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)(text.replace(/^\ufeff/, ''));
    }
    catch (error) {
        throw fault([(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .toGateError */ .Vl)(error).message.replace('the answer', 'it')]);
    }
    const read = createDocumentSchema().safeParse(content);
    if (!read.success)
        throw createMistakesError(text, read.error.issues, fault);
    const { statements, author, timestamp } = read.data;
    const late = statements.flatMap((each, index) => computeStatementTime(each, timestamp) > now.getTime() + aheadMs
        ? [{ index, time: each.last_updated ?? each.timestamp ?? timestamp }]
        : []);
    if (late.length > 0)
        throw fault(late.map(({ index, time }) => `statement ${index + 1}: ${(0,_values_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteForMessage */ .Hx)(time)} is in the future`));
    return statements.map((each, index) => ({
        names: [each.vulnerability.name, ...(each.vulnerability.aliases ?? [])].map((given) => given.trim()),
        products: each.products.map((product) => ({
            ...toComponent(product),
            parts: (product.subcomponents ?? []).map(toComponent),
        })),
        status: each.status,
        justification: each.justification,
        text: [each.impact_statement, each.status_notes].map((given) => given?.trim()).find((given) => given),
        author,
        timeMs: computeStatementTime(each, timestamp),
        place: `${path}, statement ${index + 1}`,
    }));
}
function computeStatementTime({ last_updated: updated, timestamp }, ofDocument) {
    return Math.max(Date.parse(timestamp ?? ofDocument), updated === undefined ? 0 : Date.parse(updated));
}
function toComponent({ '@id': id, identifiers = {}, }) {
    const names = [id, ...Object.values(identifiers)].filter((name) => name !== undefined);
    return { names: [...new Set(names)], purls: names.flatMap((name) => (0,_shared_text_purl_js__WEBPACK_IMPORTED_MODULE_4__/* .parsePurl */ .$l)(name) ?? []) };
}
const createTextSchema = () => zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().min(1, 'is empty');
const createPurlSchema = () => createTextSchema().superRefine((given, context) => {
    const message = (0,_shared_text_purl_js__WEBPACK_IMPORTED_MODULE_4__/* .describePurlProblem */ .E3)(given);
    if (given !== '' && message !== undefined)
        context.addIssue(`${(0,_values_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteForMessage */ .Hx)(given)} ${message}`);
});
const createIriSchema = () => createTextSchema().superRefine((given, context) => {
    const message = /^\s*pkg:/i.test(given) ? (0,_shared_text_purl_js__WEBPACK_IMPORTED_MODULE_4__/* .describePurlProblem */ .E3)(given) : undefined;
    if (message !== undefined)
        context.addIssue(`${(0,_values_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteForMessage */ .Hx)(given)} ${message}`);
});
const createTimeSchema = () => zod__WEBPACK_IMPORTED_MODULE_9__/* .datetime */ .w$({
    offset: true,
    error: ({ input }) => describeStated(input, 'a time such as 2026-06-01T10:00:00Z'),
});
const createOneOfSchema = (words) => zod__WEBPACK_IMPORTED_MODULE_8__/* ["enum"] */ .k5n(words, { error: ({ input }) => describeStated(input, (0,_values_js__WEBPACK_IMPORTED_MODULE_7__/* .joinAlternatives */ .ft)(words)) });
function describeStated(input, right) {
    return input === _shared_api_words_js__WEBPACK_IMPORTED_MODULE_1__/* .statedTwice */ .O3 ? 'is stated twice' : (0,_values_js__WEBPACK_IMPORTED_MODULE_7__/* .describeMismatch */ ._e)(input, right);
}
const hashNames = 'md5 sha1 sha-256 sha-384 sha-512 sha3-224 sha3-256 sha3-384 sha3-512 blake2s-256 blake2b-256 blake2b-512'.split(' ');
const component = {
    '@id': createIriSchema().optional(),
    identifiers: zod__WEBPACK_IMPORTED_MODULE_8__/* .strictObject */ .rej({
        purl: createPurlSchema().optional(),
        cpe22: createTextSchema().optional(),
        cpe23: createTextSchema().optional(),
    })
        .refine((given) => Object.keys(given).length > 0, 'names nothing; give purl, cpe22 or cpe23')
        .optional(),
    hashes: zod__WEBPACK_IMPORTED_MODULE_8__/* .strictObject */ .rej(Object.fromEntries(hashNames.map((name) => [name, zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().optional()]))).optional(),
};
const createComponentSchema = () => zod__WEBPACK_IMPORTED_MODULE_8__/* .strictObject */ .rej(component).refine(...hasName);
const hasName = [
    (given) => given['@id'] !== undefined || given.identifiers !== undefined,
    'names nothing; give @id or identifiers',
];
const createProductSchema = () => zod__WEBPACK_IMPORTED_MODULE_8__/* .strictObject */ .rej({ ...component, subcomponents: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(createComponentSchema()).optional() }).refine(...hasName);
const createStatementSchema = () => zod__WEBPACK_IMPORTED_MODULE_8__/* .strictObject */ .rej({
    '@id': createTextSchema().optional(),
    version: zod__WEBPACK_IMPORTED_MODULE_8__/* .int */ .Whr().min(1).optional(),
    vulnerability: zod__WEBPACK_IMPORTED_MODULE_8__/* .strictObject */ .rej({
        '@id': createTextSchema().optional(),
        name: createTextSchema(),
        description: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().optional(),
        aliases: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(createTextSchema()).optional(),
    }),
    timestamp: createTimeSchema().optional(),
    last_updated: createTimeSchema().optional(),
    products: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(createProductSchema()).min(1, 'is empty; a statement is about a product'),
    status: createOneOfSchema(_policy_vex_js__WEBPACK_IMPORTED_MODULE_5__/* .statuses */ .bM),
    supplier: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().optional(),
    status_notes: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().optional(),
    justification: createOneOfSchema(_policy_vex_js__WEBPACK_IMPORTED_MODULE_5__/* .justifications */ .GB).optional(),
    impact_statement: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().optional(),
    action_statement: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().optional(),
    action_statement_timestamp: createTimeSchema().optional(),
})
    .superRefine((given, context) => {
    const reportMissing = (message) => context.addIssue(message);
    if (given.status === 'not_affected' && given.justification === undefined && given.impact_statement === undefined)
        reportMissing('says not_affected without a justification');
    if (given.status === 'affected' && given.action_statement === undefined)
        reportMissing('says affected without an action_statement');
});
const createDocumentSchema = () => zod__WEBPACK_IMPORTED_MODULE_8__/* .strictObject */ .rej({
    '@context': createTextSchema().regex(/^https:\/\/openvex\.dev\/ns\/v0\.2\.\d+$/, {
        error: ({ input }) => `${(0,_values_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteForMessage */ .Hx)(String(input))} is not https://openvex.dev/ns/v0.2.0, the version that is read`,
    }),
    '@id': createTextSchema(),
    author: createTextSchema(),
    role: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().optional(),
    timestamp: createTimeSchema(),
    last_updated: createTimeSchema().optional(),
    version: zod__WEBPACK_IMPORTED_MODULE_8__/* .int */ .Whr().min(1),
    tooling: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().optional(),
    statements: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(createStatementSchema())
        .min(1, 'is empty; a document needs at least one statement')
        .max(mostStatements, `has more than ${mostStatements} statements`),
});
function createMistakesError(content, issues, fault) {
    const problems = issues.slice(0, describedIssues).flatMap(describeIssue);
    const count = issues.length - Math.min(issues.length, describedIssues) + problems.length;
    try {
        const parsed = (0,_positioned_text_js__WEBPACK_IMPORTED_MODULE_6__/* .parseYaml */ .hN)(content, fault);
        const placed = problems.map(({ path, text: said, key }) => {
            const offset = (0,_positioned_text_js__WEBPACK_IMPORTED_MODULE_6__/* .findOffset */ .HP)(parsed.root, key === undefined ? path : [...path, key], key === undefined ? undefined : 'key');
            return { offset, text: said };
        });
        return fault((0,_positioned_text_js__WEBPACK_IMPORTED_MODULE_6__/* .formatProblems */ .C5)(placed, parsed), count);
    }
    catch {
        return fault(problems.map((problem) => problem.text), count);
    }
}
function describeIssue(issue) {
    const label = formatIssuePath(issue.path);
    if (issue.code === 'unrecognized_keys')
        return issue.keys.map((key) => ({
            path: issue.path,
            key,
            text: `${label}: ${(0,_values_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteForMessage */ .Hx)(key)} is not known here`,
        }));
    const isMissing = issue.code === 'invalid_type' && issue.input === undefined;
    const message = /^(?:is|has|says|names|")/.test(issue.message) ? issue.message : `is wrong: ${issue.message}`;
    return [{ path: issue.path, text: `${label} ${isMissing ? 'is missing' : message}` }];
}
function formatIssuePath(path) {
    const [list, index, ...rest] = path;
    if (list !== 'statements' || typeof index !== 'number')
        return path.length === 0 ? 'the document' : (0,_positioned_text_js__WEBPACK_IMPORTED_MODULE_6__/* .formatDataPath */ .HJ)(path);
    return `statement ${index + 1}${rest.length === 0 ? '' : `: ${(0,_positioned_text_js__WEBPACK_IMPORTED_MODULE_6__/* .formatDataPath */ .HJ)(rest)}`}`;
}


/***/ })

};
