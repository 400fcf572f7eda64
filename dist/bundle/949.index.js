export const id = 949;
export const ids = [949];
export const modules = {

/***/ 6949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parsePolicyFile: () => (/* binding */ parsePolicyFile)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(5156);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
// EXTERNAL MODULE: ./build/settings/entries/fail-on-types.js
var fail_on_types = __webpack_require__(7045);
// EXTERNAL MODULE: ./build/settings/forms.js
var settings_forms = __webpack_require__(1419);
// EXTERNAL MODULE: ./build/settings/values.js
var values = __webpack_require__(9416);
;// CONCATENATED MODULE: ./build/settings/exception-schema.js
/** How an exception stands in a policy file. */




const criteria = ['violation_id', 'cwe', 'type', 'path', 'title'];
const reasonLength = 10;
function line(what, example, longest = 500) {
    return schemas.string((0,settings_forms/* expected */.p6)('text'))
        .transform((given, context) => {
        const value = given.trim();
        const complain = (message) => context.issues.push({ code: 'custom', message, input: given });
        if (value === '')
            complain('is empty');
        else if (value.length > longest)
            complain(`is longer than ${longest} characters`);
        else if (/\p{Cc}/u.test(value))
            complain('has line breaks or control characters in it');
        return value;
    })
        .meta({ description: what, examples: [example] });
}
const cwe = () => schemas.union([schemas.string(), schemas.number()], (0,settings_forms/* expected */.p6)('text such as CWE-79'))
    .transform((given, context) => {
    const [, digits] = /^(?:CWE-)?0*([1-9]\d{0,5})$/i.exec(String(given).trim()) ?? [];
    if (digits === undefined) {
        context.issues.push({
            code: 'custom',
            message: `${(0,values/* shown */.SP)(String(given))} is not a CWE such as CWE-79`,
            input: given,
        });
    }
    return `CWE-${digits}`;
})
    .meta({
    anyOf: undefined,
    type: 'string',
    pattern: '^CWE-[1-9]\\d{0,5}$',
    description: 'The weakness, as CWE-79.',
});
const type = () => schemas.string((0,settings_forms/* expected */.p6)('text'))
    .transform((given, context) => {
    const word = fail_on_types/* typeWords */.yL.find((known) => known === given);
    const message = `${(0,values/* shown */.SP)(given)} is not ${(0,values/* alternatives */.Vo)(fail_on_types/* typeWords */.yL)}`;
    if (word === undefined)
        context.issues.push({ code: 'custom', message, input: given });
    return (0,fail_on_types/* typeOf */.QP)(word ?? 'sast');
})
    .meta({ enum: fail_on_types/* typeWords */.yL, description: 'The type of the finding. One whose type is unknown is not covered.' });
const path = () => line("A glob over the file's path from the root of the repository: * within a folder, ** across folders, {a,b}; vendor/ is all below it. A finding without a path is not covered.", 'test/**').refine((glob) => !glob.startsWith('!'), 'begins with !, which would cover everything else; name what is covered');
const reason = () => line('Why this is accepted, for those who read it later.', 'Only reachable from the test rig', 2000)
    .refine((given) => given.length >= reasonLength, `is shorter than ${reasonLength} characters; say why, for those who read it later`)
    .meta({ minLength: reasonLength });
const expires = () => iso.date({
    error: ({ input }) => typeof input === 'string'
        ? `${(0,values/* shown */.SP)(input)} is not a day such as 2027-06-01`
        : `is ${(0,settings_forms/* kindOf */.I)(input)}, where a day such as 2027-06-01 is expected`,
})
    .meta({ description: 'The last day on which the exception holds.', pattern: undefined, examples: ['2027-06-01'] });
const exceptionSchema = () => schemas.strictObject({
    violation_id: line('The violation at the service.', 'vio_01HV8Z0Q4T').optional(),
    cwe: cwe().optional(),
    type: type().optional(),
    path: path().optional(),
    title: line('The title of the finding, exactly and with its case; beside its path or violation_id.', 'Path traversal').optional(),
    reason: reason(),
    expires: expires(),
    owner: line('Who answers for it.', 'team-payments').optional(),
}, {
    error: ({ input, code }) => code === 'invalid_type' ? `is ${(0,settings_forms/* kindOf */.I)(input)}, where a mapping is expected` : undefined,
})
    .refine((given) => criteria.some((name) => given[name] !== undefined), {
    message: `says nothing of what it covers; give at least one of ${criteria.join(', ')}`,
})
    .refine(({ title, path, violation_id: id }) => title === undefined || path !== undefined || id !== undefined, {
    message: 'names a title alone, whose words an author can choose; give its path or violation_id too',
})
    .transform(({ violation_id: violationId, ...others }) => ({ violationId, ...others }))
    .meta({
    anyOf: criteria.filter((name) => name !== 'title').map((name) => ({ required: [name] })),
    dependencies: { title: { anyOf: [{ required: ['path'] }, { required: ['violation_id'] }] } },
});

// EXTERNAL MODULE: ./build/settings/nearest.js
var nearest = __webpack_require__(8898);
// EXTERNAL MODULE: ./build/policy/languages/languages.js + 1 modules
var languages = __webpack_require__(5424);
// EXTERNAL MODULE: ./build/settings/reading.js
var reading = __webpack_require__(4768);
// EXTERNAL MODULE: ./build/settings/settings.js + 15 modules
var settings = __webpack_require__(7353);
;// CONCATENATED MODULE: ./build/settings/policy-schema.js
/**
 * What the config file may hold: policy, by the names of the settings, and exceptions. Nothing in it can send the key or a
 * file elsewhere. Every value is read by the schema of its setting; the forms only say how YAML may write it.
 */








/** Why a key cannot stand in a file; undefined when it is no setting, or may. */
function refusalOf(key) {
    const name = settings/* settingNames */.H$.find((known) => known === key);
    const file = name === undefined ? undefined : settings/* settings */.W0[name].file;
    return file !== undefined && 'refused' in file ? file.refused : undefined;
}
/** A form read by its setting's own schema, so that a file and an input mean the same. */
function settingSchema(name, form) {
    const { description, absent, default: otherwise } = settings/* settings */.W0[name];
    return form
        .transform((given, context) => {
        const { value, complaints } = readForm(name, given);
        for (const complaint of complaints)
            context.issues.push({ code: 'custom', message: complaint, input: given });
        return value;
    })
        .optional()
        .meta({ description: `${description} Default: ${absent ?? otherwise}.` });
}
function readForm(name, given) {
    if (typeof given !== 'object') {
        const written = String(given).trim();
        return written === '' ? { value: undefined, complaints: ['is empty; remove it'] } : (0,reading/* readText */.yR)(name, written);
    }
    const parts = Array.isArray(given) ? given : Object.entries(given).flat().map(String);
    const broken = parts.find((part) => !/^[^\s,=]+$/.test(part));
    if (broken !== undefined)
        return { value: undefined, complaints: [`has ${(0,values/* shown */.SP)(broken)} in it, which is not one word`] };
    if (parts.length === 0)
        return { value: undefined, complaints: ['is empty; remove it'] };
    const entries = Array.isArray(given) ? given : Object.entries(given).map(([key, value]) => `${key}=${value}`);
    return (0,reading/* readText */.yR)(name, entries.join(' '));
}
function settingShape() {
    const shape = settings/* fileSettingNames */.r0.flatMap((name) => {
        const { file } = settings/* settings */.W0[name];
        return 'form' in file ? [[name, settingSchema(name, file.form())]] : [];
    });
    return Object.fromEntries(shape);
}
let made;
/** Made when the first file is read: most of what a run does before needs none of it. */
function schemaOnce() {
    made ??= makeConfigSchema();
    return made;
}
function configSchema() {
    return schemaOnce();
}
/** The keys that a policy file may have. */
function configKeys() {
    return Object.keys(schemaOnce().shape);
}
/** Of no more than letters that a branch may have, and stars: what is negated would trust every other branch. */
const branchGlob = () => schemas.string((0,settings_forms/* expected */.p6)('text'))
    .regex(/^[^\s!\p{Cc}]+$/u, 'is not a branch or a glob such as release/*')
    .refine((glob) => /[^*/?]/.test(glob), 'would trust every branch; name what the branches have in common');
const languageName = () => schemas.string((0,settings_forms/* expected */.p6)('text')).refine((name) => (0,languages/* languageNamed */.Mv)(name) !== undefined, {
    error: ({ input }) => `is no programming language${(0,nearest/* didYouMean */.a)(String(input), languages/* languageNames */.TL)}`,
});
function makeConfigSchema() {
    const content = {
        ...settingShape(),
        exceptions: schemas.array(exceptionSchema(), (0,settings_forms/* expected */.p6)('a list')).optional().meta({
            description: 'Findings that are accepted until a day. All criteria that an exception gives must match. What it covers is still shown, and it counts again when the exception has expired.',
        }),
        'max-exception-days': schemas.int((0,settings_forms/* expected */.p6)('a whole number of days'))
            .min(0, 'is less than 0')
            .max(3650, 'is more than 3650')
            .optional()
            .meta({
            description: "For a central policy: exceptions of a repository's own file hold when they end within so many days. Default: it may have none.",
        }),
        'trusted-bases': schemas.array(branchGlob(), (0,settings_forms/* expected */.p6)('a list'))
            .optional()
            .meta({
            description: 'Branches, beside the default branch, that a pull request may be compared with, as globs: * within a part of a name, ** across parts. Into another branch everything is judged. Default: none.',
            examples: [['release/*']],
        }),
        'accept-uncovered': schemas.array(languageName(), (0,settings_forms/* expected */.p6)('a list'))
            .optional()
            .meta({
            description: 'Programming languages of which files need not be looked at by a scanner of code, as Linguist names them. Default: none.',
            examples: [['Python']],
        }),
    };
    const error = ({ input, code }) => code === 'invalid_type' ? `is ${(0,settings_forms/* kindOf */.I)(input)}, where a mapping of settings is expected` : undefined;
    return schemas.strictObject(content, { error }).meta({
        title: 'The policy of Scan Gate',
        description: 'The config file .github/scan-gate.yml, or a central policy.',
    });
}
/** The JSON Schema of the file, for editors: draft 7, which all of them read. */
function configJsonSchema() {
    return z.toJSONSchema(configSchema(), { target: 'draft-7', io: 'input' });
}

;// CONCATENATED MODULE: ./build/settings/policy-file.js
/** Reads the text of a policy file: YAML in, checked policy out, or one error that names every mistake with its place. */







const sizeCapBytes = 256 * 1024;
/** How often anchors may be repeated, in sum; without a limit a small file could become a huge one. */
const aliasCap = 100;
const shownProblems = 20;
/** Beyond, mistakes are counted alone: to place each of them would let a proposed file hold up the run. */
const describedIssues = 500;
/**
 * The policy in the text of a file. `name` says which file it is, as `.github/scan-gate.yml of main at 1a2b3c4d5e6f`.
 * Throws GateError CONFIG (reason `settings`) that lists every mistake with its line and column.
 */
function parsePolicyFile(text, name) {
    if (Buffer.byteLength(text) > sizeCapBytes)
        throw fileError(name, [`it is larger than ${sizeCapBytes / 1024} KiB`]);
    const parsed = parseYaml(text, name);
    const read = configSchema().safeParse(parsed.content ?? {});
    if (!read.success) {
        const { issues } = read.error;
        const described = issues.slice(0, describedIssues).flatMap((issue) => describe(issue, parsed));
        throw fileError(name, inOrder(described, parsed), issues.reduce((sum, issue) => sum + mistakesIn(issue), 0));
    }
    const { exceptions = [], 'max-exception-days': maxExceptionDays, 'trusted-bases': trustedBases, 'accept-uncovered': acceptUncovered, ...rest } = read.data;
    const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
    const lists = { ...(trustedBases && { trustedBases }), ...(acceptUncovered && { acceptUncovered }) };
    return { settings: given, exceptions, maxExceptionDays, ...lists };
}
function parseYaml(text, name) {
    const lines = new dist/* LineCounter */.HN();
    try {
        // The core schema reads no dates and merges no keys, whatever version the file claims to be of.
        const document = (0,dist/* parseDocument */.Tp)(text, {
            lineCounter: lines,
            prettyErrors: false,
            schema: 'core',
            merge: false,
            stringKeys: true,
            // The library would compare every key with every other.
            uniqueKeys: false,
        });
        const faults = [...document.errors, ...document.warnings];
        if (faults.some(({ code }) => code === 'RESOURCE_EXHAUSTION'))
            throw fileError(name, ['it is nested too deeply']);
        if (faults.length > 0) {
            const problems = faults.map(({ pos, message }) => ({ offset: pos[0], text: message }));
            throw fileError(name, inOrder(problems, { lines }));
        }
        const repeated = repeatedKeys(document);
        if (repeated.length > 0)
            throw fileError(name, inOrder(repeated, { lines }));
        const content = document.toJS({ maxAliasCount: aliasCap });
        return { content: content ?? undefined, root: document.contents, lines };
    }
    catch (error) {
        if (error instanceof errors/* GateError */.ue)
            throw error;
        throw fileError(name, [`it cannot be read as YAML: ${error instanceof Error ? error.message : 'unknown fault'}`]);
    }
}
function repeatedKeys(document) {
    const problems = [];
    (0,dist/* visit */.YR)(document, {
        Map(_, { items }) {
            const seen = new Set();
            for (const { key } of items) {
                const offset = (0,dist/* isNode */.Ll)(key) ? (key.range?.[0] ?? 0) : 0;
                if (seen.has(String(key)))
                    problems.push({ offset, text: 'Map keys must be unique' });
                seen.add(String(key));
            }
        },
    });
    return problems;
}
/** From the top of the file to its end, each with its place. */
function inOrder(problems, { lines }) {
    return problems
        .toSorted((a, b) => a.offset - b.offset)
        .map(({ offset, text }) => {
        const { line, col } = lines.linePos(offset);
        return `line ${line}, column ${col}: ${text}`;
    });
}
/** Where the node at a path begins; of a path that leads nowhere, where the last node on it begins. */
function offsetOf(root, path, what) {
    let node = root;
    let offset = root?.range?.[0] ?? 0;
    for (const [index, part] of path.entries()) {
        const pair = (0,dist/* isMap */.jh)(node) ? node.items.find(({ key }) => (0,dist/* isNode */.Ll)(key) && String(key) === String(part)) : undefined;
        const next = (0,dist/* isPair */.tO)(pair) ? pair.value : (0,dist/* isCollection */.P3)(node) ? node.get(part, true) : undefined;
        const isKeyWanted = what === 'key' && index === path.length - 1;
        const key = (0,dist/* isNode */.Ll)(pair?.key) ? pair.key.range?.[0] : undefined;
        const value = (0,dist/* isNode */.Ll)(next) ? next.range?.[0] : undefined;
        offset = (isKeyWanted ? key : (value ?? key)) ?? offset;
        node = next;
    }
    return offset;
}
function describe(issue, { content, root }) {
    if (issue.code !== 'unrecognized_keys') {
        const label = issue.path.length === 0 ? 'the file' : labelOf(issue.path);
        const text = `${label}: ${issue.message}${elsewhere(issue.path, content)}`;
        return [{ offset: offsetOf(root, issue.path), text }];
    }
    return issue.keys.slice(0, shownProblems).map((key) => {
        const owner = issue.path.length === 0 ? '' : `${labelOf(issue.path)}: `;
        return { offset: offsetOf(root, [...issue.path, key], 'key'), text: `${owner}${unknownKey(key, owner === '')}` };
    });
}
function mistakesIn(issue) {
    return issue.code === 'unrecognized_keys' ? issue.keys.length : 1;
}
function unknownKey(key, isRoot) {
    const refusal = isRoot ? refusalOf(key) : undefined;
    if (refusal !== undefined)
        return `${key} may not stand in a policy file: ${refusal}; set it in the step`;
    const suggestion = key === '<<' ? ': merge keys are not read' : (0,nearest/* didYouMean */.a)(key, isRoot ? configKeys() : exceptionKeys);
    return `${(0,values/* shown */.SP)(key)} is not known here${suggestion}`;
}
/** What is left empty was perhaps meant to have its default. */
function elsewhere(path, content) {
    const [name] = path;
    const isEmpty = path.length === 1 && content[name ?? ''] === null;
    const setting = settings/* fileSettingNames */.r0.find((known) => known === name);
    return isEmpty && setting !== undefined ? `; for example ${settings/* settings */.W0[setting].example}` : '';
}
const exceptionKeys = [...criteria, 'reason', 'expires', 'owner'];
/** `exceptions[2].expires`. */
function labelOf(path) {
    return path
        .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`))
        .join('');
}
function fileError(name, problems, count = problems.length) {
    const [only = ''] = problems;
    const listed = problems.slice(0, shownProblems);
    const more = count > listed.length ? [`and ${count - listed.length} more`] : [];
    const message = count === 1 ? `${name} is wrong: ${only}` : `${name} has ${count} mistakes:\n${[...listed, ...more].join('\n')}`;
    return new errors/* GateError */.ue('CONFIG', message, {
        reason: 'settings',
        hint: 'Correct the file; an editor shows what may stand in it with schema/scan-gate.schema.json.',
    });
}


/***/ })

};
