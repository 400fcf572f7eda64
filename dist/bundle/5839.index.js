export const id = 5839;
export const ids = [5839];
export const modules = {

/***/ 13834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yh: () => (/* binding */ ownerPlaces),
/* harmony export */   be: () => (/* binding */ longestFile),
/* harmony export */   dK: () => (/* binding */ parseCodeOwners),
/* harmony export */   u8: () => (/* binding */ isOwner)
/* harmony export */ });
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44882);
/**
 * Who owns a file, by a CODEOWNERS file in the form of the host that reads it:
 * https://docs.github.com/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-code-owners,
 * https://docs.gitlab.com/user/project/codeowners/reference/, https://support.atlassian.com/bitbucket-cloud/docs/set-up-and-use-code-owners/.
 */

const ownerDialects = (/* unused pure expression or super */ null && (['github', 'gitlab', 'bitbucket']));
/** Where each host looks, in this order: the first file that is there counts, alone. */
const ownerPlaces = {
    github: ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'],
    gitlab: ['CODEOWNERS', 'docs/CODEOWNERS', '.gitlab/CODEOWNERS'],
    bitbucket: ['.bitbucket/CODEOWNERS', 'CODEOWNERS'],
};
/** Nobody writes longer ones; GitHub reads no more of a file than 3 MB. */
const longestLine = 10_000;
const longestFile = 3_000_000;
/** Lines that say nothing that the host reads are left out, as it leaves them out. */
function parseCodeOwners(text, dialect) {
    const sections = new Map();
    const sectionOf = (name) => {
        const key = name.toLowerCase();
        const section = sections.get(key) ?? { name, owners: [], rules: [] };
        sections.set(key, section);
        return section;
    };
    let current = sectionOf('');
    for (const line of text.split(/\r\n|[\n\r]/)) {
        if (line.length > longestLine)
            continue;
        const heading = dialect === 'gitlab' ? headingOf(line) : undefined;
        if (heading !== undefined) {
            current = sectionOf(heading.name);
            // The heading's own owners hold for what follows it.
            current.owners = heading.owners;
            continue;
        }
        const rule = ruleOf(line, current, dialect);
        if (rule !== undefined)
            current.rules.push(rule);
    }
    const all = [...sections.values()].map(({ rules }) => rules);
    const names = new Set(all.flatMap((rules) => rules.flatMap(({ owners }) => owners.map((owner) => owner.toLowerCase()))));
    return {
        ownersOf: once((path) => ownersIn(all, ({ matches }) => matches(path))),
        looselyOwnersOf: once((path) => ownersIn(all, ({ matchesLoosely }) => matchesLoosely(folded(path)))),
        names,
    };
}
function once(read) {
    const known = new Map();
    return (path) => {
        const found = known.get(path) ?? read(path);
        known.set(path, found);
        return found;
    };
}
/** In each section the last rule that fits decides; the owners of all sections count. */
function ownersIn(sections, fits) {
    const owners = sections.flatMap((rules) => {
        const isExcluded = rules.some((rule) => rule.isExcluded && fits(rule));
        return isExcluded ? [] : (rules.findLast(fits)?.owners ?? []);
    });
    return [...new Map(owners.map((owner) => [owner.toLowerCase(), owner])).values()];
}
/** `[Name]`, `^[Optional]`, `[Name][2] @owner`. */
function headingOf(line) {
    const [, name, rest = ''] = /^\s*\^?\[([^[\]]+)\](?:\[\d+\])?(?:\s+(.*))?$/.exec(line) ?? [];
    return name === undefined ? undefined : { name: name.trim(), owners: wordsOf(rest, 'gitlab').filter(isOwner) };
}
function ruleOf(line, section, dialect) {
    const trimmed = line.trim();
    if (trimmed.startsWith('#'))
        return undefined;
    // Settings and groups of Bitbucket.
    if (dialect === 'bitbucket' && /^(?:@@@|CODEOWNERS\.)/.test(trimmed))
        return undefined;
    const [, pattern = '', rest = ''] = /^((?:\\.|[^\s\\])+)(?:\s+(.*))?$/.exec(trimmed) ?? [];
    const isExcluded = dialect !== 'github' && pattern.startsWith('!');
    const globs = globsOf(isExcluded ? pattern.slice(1) : pattern, dialect);
    if (globs.length === 0)
        return undefined;
    const words = wordsOf(rest, dialect);
    const own = words.filter(isOwner);
    // GitHub leaves out a line of which it does not understand all.
    if (dialect === 'github' && own.length < words.length)
        return undefined;
    return {
        matches: anyOf(globs),
        matchesLoosely: anyOf(globs.map(folded)),
        owners: own.length > 0 || isExcluded ? own : section.owners,
        isExcluded: isExcluded && dialect === 'gitlab',
    };
}
function anyOf(globs) {
    const compiled = globs.map(_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compileGlob */ .SO);
    return (path) => compiled.some((matches) => matches(path));
}
function folded(text) {
    return text.normalize('NFC').toLowerCase();
}
/** Up to a comment; GitLab reads owners in a comment too. */
function wordsOf(text, dialect) {
    const read = dialect === 'gitlab' ? text : text.replace(/(?:^|\s)#.*$/, '');
    return read.match(/\S+/g) ?? [];
}
/** `@octocat`, `@octo-org/team`, GitLab's `@@maintainer`, or an address. */
function isOwner(word) {
    return /^@{1,3}[\w.-]+(?:\/[\w.-]+)*$/.test(word) || /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(word);
}
/** The pattern as globs from the root; none for one that the host does not read. */
function globsOf(pattern, dialect) {
    if (pattern === '')
        return [];
    // GitHub documents that none of these mean anything there.
    if (dialect === 'github' && /^!|^\\#|[[\]]/.test(pattern))
        return [];
    const plain = pattern.replaceAll(/\\(.)/gs, (_, letter) => /[*?[\]{}\\]/.test(letter) ? `\\${letter}` : letter);
    const literal = plain.replaceAll(/(?<!\\)[{}]/g, '\\$&');
    return dialect === 'gitlab' ? [gitlabGlob(literal)] : gitignoreGlobs(literal);
}
/** From the root where a slash stands before its end; what it names may be a folder, but for `docs/*`. */
function gitignoreGlobs(pattern) {
    const isFolder = pattern.endsWith('/');
    const body = pattern.replace(/^\//, '').replace(/\/$/, '');
    const isAnchored = pattern.replace(/\/$/, '').includes('/');
    const glob = isAnchored ? body : `**/${body}`;
    if (isFolder)
        return [`${glob}/**/*`];
    return isAnchored && glob.endsWith('/*') ? [glob] : [glob, `${glob}/**/*`];
}
/** Anywhere unless it begins with a slash; a folder only where it ends with one. */
function gitlabGlob(pattern) {
    const start = pattern.startsWith('/') ? pattern.slice(1) : `**/${pattern}`;
    return start.endsWith('/') ? `${start}**/*` : start;
}


/***/ }),

/***/ 54221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ parsePurl),
/* harmony export */   Ib: () => (/* binding */ repositoryPurl),
/* harmony export */   JF: () => (/* binding */ purlText),
/* harmony export */   L$: () => (/* binding */ namesPackage),
/* harmony export */   Ln: () => (/* binding */ npmName)
/* harmony export */ });
const longest = 2000;
/** Of these types the specification, or their registry, knows names without case. */
const withoutCase = new Set('alpm apk bitbucket composer deb github gitlab golang hex nuget oci pub pypi'.split(' '));
/** In the spelling of its type; undefined for what is no package URL. */
function parsePurl(text) {
    const body = /^pkg:\/*(.+)$/is.exec(text.trim())?.[1];
    if (body === undefined || text.length > longest || !text.isWellFormed())
        return undefined;
    const [beforeFragment, subpath] = splitAt(body, body.indexOf('#'));
    const [path, query] = splitAt(beforeFragment, beforeFragment.indexOf('?'));
    // An @ in a folder is a scope, `pkg:npm/@babel/core`, and no version.
    const at = path.lastIndexOf('@');
    const [named, version] = splitAt(path, at > path.lastIndexOf('/') + 1 ? at : -1);
    const parts = named.split('/').filter((part) => part !== '');
    try {
        const [type = '', ...names] = parts.map((part) => decodeURIComponent(part));
        const name = names.pop();
        if (!/^[a-z][a-z0-9.+-]*$/i.test(type) || name === undefined)
            return undefined;
        return normal({
            type,
            name,
            ...(names.length > 0 && { namespace: names.join('/') }),
            ...(version && { version: decodeURIComponent(version) }),
            ...(query && { qualifiers: qualifiersOf(query) }),
            ...(subpath && { subpath: decodeURIComponent(subpath).replace(/^\/+|\/+$/g, '') }),
        });
    }
    catch {
        // A percent sign that encodes nothing.
        return undefined;
    }
}
function splitAt(text, index) {
    return index <= 0 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)];
}
function qualifiersOf(query) {
    const pairs = query.split('&').map((pair) => splitAt(pair, pair.indexOf('=')));
    const given = pairs.flatMap(([key, value]) => value ? [[key.toLowerCase(), decodeURIComponent(value)]] : []);
    return Object.fromEntries(given.sort(([a], [b]) => (a < b ? -1 : 1)));
}
function normal(purl) {
    const type = purl.type.toLowerCase();
    const spelled = (text) => (withoutCase.has(type) ? text.toLowerCase() : text);
    const name = type === 'pypi' ? spelled(purl.name).replaceAll(/[-_.]+/g, '-') : spelled(purl.name);
    return { ...purl, type, name, ...(purl.namespace !== undefined && { namespace: spelled(purl.namespace) }) };
}
function purlText({ type, namespace, name, version, qualifiers, subpath }) {
    const names = [...(namespace?.split('/') ?? []), name].map(encodeURIComponent);
    const query = Object.entries(qualifiers ?? {}).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
    return [
        `pkg:${[type, ...names].join('/')}`,
        version === undefined ? '' : `@${encodeURIComponent(version)}`,
        query.length === 0 ? '' : `?${query.join('&')}`,
        subpath === undefined ? '' : `#${subpath.split('/').map(encodeURIComponent).join('/')}`,
    ].join('');
}
const hosts = {
    'github.com': 'github',
    'gitlab.com': 'gitlab',
    'bitbucket.org': 'bitbucket',
};
const webProtocols = ['https:', 'http:'];
/** `pkg:github/acme/shop` of `https://github.com/acme/shop`; of a host without a type of its own `pkg:generic/host/acme/shop`. */
function repositoryPurl(url) {
    const address = URL.parse(url);
    if (address === null || !webProtocols.includes(address.protocol))
        return undefined;
    const { host, pathname } = address;
    const path = pathname.replace(/\/+$/, '').replace(/\.git$/, '');
    if (path === '')
        return undefined;
    const type = hosts[host];
    return parsePurl(type === undefined ? `pkg:generic/${host}/${path}` : `pkg:${type}/${path}`);
}
/** `@babel/core` has its scope as the namespace. */
function npmName(library) {
    const slash = library.startsWith('@') ? library.indexOf('/') : -1;
    return slash < 0 ? { name: library } : { namespace: library.slice(0, slash), name: library.slice(slash + 1) };
}
/** Whether what was found is what is named; unknown where it states less than is named, or no version. */
function namesPackage(named, found) {
    const isSame = named.type === found.type && named.namespace === found.namespace && named.name === found.name;
    if (!isSame)
        return 'no';
    const { version, subpath, qualifiers } = found;
    const asked = [
        [plainVersion(named), plainVersion(found)],
        [named.subpath, subpath],
        ...Object.entries(named.qualifiers ?? {}).map(([key, value]) => [
            value,
            qualifiers?.[key],
        ]),
    ];
    const differs = asked.some(([wanted, stated]) => wanted !== undefined && stated !== undefined && wanted !== stated);
    if (differs)
        return 'no';
    const isStated = version !== undefined && asked.every(([wanted, stated]) => wanted === undefined || stated !== undefined);
    return isStated ? 'yes' : 'unknown';
}
/** Go's tools write versions with a v, and others leave it out. */
function plainVersion({ type, version }) {
    return type === 'golang' ? version?.replace(/^v(?=\d)/, '') : version;
}


/***/ }),

/***/ 42199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GB: () => (/* binding */ justifications),
/* harmony export */   UX: () => (/* binding */ idsOf),
/* harmony export */   bM: () => (/* binding */ statuses),
/* harmony export */   fL: () => (/* binding */ excuses),
/* harmony export */   o1: () => (/* binding */ normalIds),
/* harmony export */   oE: () => (/* binding */ isStated)
/* harmony export */ });
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3706);
/* harmony import */ var _identifiers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80098);
/* harmony import */ var _purl_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54221);
/** What a statement of an OpenVEX document says, and whether it is about a finding (https://github.com/openvex/spec, 0.2.0). */



const statuses = ['not_affected', 'affected', 'fixed', 'under_investigation'];
const justifications = [
    'component_not_present',
    'vulnerable_code_not_present',
    'vulnerable_code_not_in_execute_path',
    'vulnerable_code_cannot_be_controlled_by_adversary',
    'inline_mitigations_already_exist',
];
/**
 * Whether the claim excuses the finding. Unknown where the finding does not state what it takes to say so; a statement of the
 * same time or later that may be about it takes the claim back.
 */
function excuses(claim, finding) {
    const isAbout = (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)(vulnerabilityOf(claim, finding), productOf(claim, finding));
    if (isAbout === 'no')
        return 'no';
    const isTakenBack = rivalsFor(finding, claim).some((rival) => productOf(rival, finding) !== 'no');
    return isTakenBack ? (isStated(finding) ? 'no' : 'unknown') : isAbout;
}
/** Whether the finding's detail was read: what it does not state then, nobody states. */
function isStated({ detail }) {
    return detail !== undefined;
}
const named = new WeakMap();
/** Those of the same time or later that name the vulnerability by any name of the finding. */
function rivalsFor(finding, { rivals, timeMs }) {
    if (rivals.length === 0)
        return [];
    const index = named.get(rivals) ?? byName(rivals);
    named.set(rivals, index);
    const found = [finding.id, ...idsOf(finding)].flatMap((name) => index.get(name) ?? []);
    return found.filter((rival) => rival.timeMs >= timeMs);
}
function byName(rivals) {
    const index = new Map();
    for (const rival of rivals)
        for (const name of new Set([...rival.names, ...rival.ids]))
            index.set(name, [...(index.get(name) ?? []), rival]);
    return index;
}
/** Yes: all names that the finding has in one database are the claim's. A finding of two CVEs is not excused by one of them. */
function vulnerabilityOf({ names, ids }, finding) {
    if (names.includes(finding.id))
        return 'yes';
    const mayBeNamed = finding.type === undefined || finding.type === 'SCA';
    const stated = idsOf(finding);
    if (stated.length === 0)
        return mayBeNamed ? 'unknown' : 'no';
    const named = new Set(ids);
    const ofDatabases = Map.groupBy(stated, (id) => id.slice(0, id.indexOf('-')));
    if ([...ofDatabases.values()].some((own) => own.every((id) => named.has(id))))
        return 'yes';
    return stated.some((id) => named.has(id)) ? 'unknown' : 'no';
}
function idsOf({ detail }) {
    return detail?.advisory?.ids ?? detail?.advisory?.cves ?? [];
}
function productOf({ products }, finding) {
    const found = packageOf(finding);
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .either */ .gP)(...products.map((product) => isProduct(product, found)));
}
function isProduct(product, found) {
    const { owner, parts } = product;
    const inside = parts.length === 0 ? 'yes' : (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .either */ .gP)(...parts.map((part) => isPackage(part, found)));
    const itself = (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)(isPackage(product, found), parts.length === 0 ? 'yes' : 'unknown');
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .either */ .gP)(itself, (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)(isHere(owner, parts.length > 0), inside));
}
function isHere(owner, hasParts) {
    if (owner === 'this')
        return 'yes';
    if (owner === 'maybe')
        return 'unknown';
    // What somebody says of one of these parts in a product of their own may or may not be said of ours.
    return owner === 'unlisted' && hasParts ? 'unknown' : 'no';
}
function isPackage({ purls }, found) {
    if (found === undefined || purls.length === 0)
        return 'unknown';
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .either */ .gP)(...purls.map((purl) => (0,_purl_js__WEBPACK_IMPORTED_MODULE_2__/* .namesPackage */ .L$)(purl, found)));
}
const packages = new WeakMap();
/** Read once: every claim asks. */
function packageOf(finding) {
    const known = packages.get(finding) ?? { purl: (0,_purl_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePurl */ .$l)(finding.detail?.advisory?.purl ?? '') };
    packages.set(finding, known);
    return known.purl;
}
/** Each once, in one spelling. */
function normalIds(names) {
    return [...new Set(names.map(_identifiers_js__WEBPACK_IMPORTED_MODULE_1__/* .normalId */ .R))];
}


/***/ }),

/***/ 76690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E$: () => (/* binding */ formSchema),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   p6: () => (/* binding */ expected)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);
/** The schemas by which a policy file's settings are read from YAML, before the reader of the setting reads them as text. */

function expected(what) {
    return { error: ({ input }) => `is ${kindOf(input)}, where ${what} is expected` };
}
function kindOf(value) {
    if (value === undefined)
        return 'missing';
    if (value === null)
        return 'empty';
    if (Array.isArray(value))
        return 'a list';
    return typeof value === 'object' ? 'a mapping' : `a ${typeof value === 'string' ? 'text' : typeof value}`;
}
const text = () => zod__WEBPACK_IMPORTED_MODULE_0__.string(expected('text'));
const makers = {
    text,
    boolean: () => zod__WEBPACK_IMPORTED_MODULE_0__.union([zod__WEBPACK_IMPORTED_MODULE_0__.boolean(), zod__WEBPACK_IMPORTED_MODULE_0__.string()], expected('true or false')).check(zod__WEBPACK_IMPORTED_MODULE_0__.meta({ anyOf: undefined, type: 'boolean' })),
    score: () => zod__WEBPACK_IMPORTED_MODULE_0__.union([zod__WEBPACK_IMPORTED_MODULE_0__.number().check(zod__WEBPACK_IMPORTED_MODULE_0__.meta({ minimum: 0, maximum: 10 })), zod__WEBPACK_IMPORTED_MODULE_0__.string()], expected('a number from 0 to 10')),
    percentage() {
        const written = zod__WEBPACK_IMPORTED_MODULE_0__.string().check(zod__WEBPACK_IMPORTED_MODULE_0__.meta({ pattern: '^\\d{1,3}(\\.\\d+)?%?$' }));
        return zod__WEBPACK_IMPORTED_MODULE_0__.union([written, zod__WEBPACK_IMPORTED_MODULE_0__.number()], expected('a percentage'));
    },
    word: ({ words }) => text().check(zod__WEBPACK_IMPORTED_MODULE_0__.meta({ enum: words })),
    list({ words }) {
        const items = zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string().check(zod__WEBPACK_IMPORTED_MODULE_0__.meta({ enum: words }))).check(zod__WEBPACK_IMPORTED_MODULE_0__.meta({ minItems: 1, uniqueItems: true }));
        return zod__WEBPACK_IMPORTED_MODULE_0__.union([zod__WEBPACK_IMPORTED_MODULE_0__.string(), items], expected('a text or a list'));
    },
    whole({ least, most, others }) {
        const number = zod__WEBPACK_IMPORTED_MODULE_0__.number().check(zod__WEBPACK_IMPORTED_MODULE_0__.meta({ type: 'integer', minimum: least, maximum: most }));
        const spelled = zod__WEBPACK_IMPORTED_MODULE_0__.string().check(zod__WEBPACK_IMPORTED_MODULE_0__.meta(others.length > 0 ? { enum: others } : { pattern: '^\\d+$' }));
        return zod__WEBPACK_IMPORTED_MODULE_0__.union([number, spelled], expected('a whole number'));
    },
    mapping({ keys, value, example }) {
        const properties = Object.fromEntries(keys.map((key) => [key, value]));
        const record = zod__WEBPACK_IMPORTED_MODULE_0__.record(zod__WEBPACK_IMPORTED_MODULE_0__.string(), zod__WEBPACK_IMPORTED_MODULE_0__.union([zod__WEBPACK_IMPORTED_MODULE_0__.string(), zod__WEBPACK_IMPORTED_MODULE_0__.number()]))
            .check(zod__WEBPACK_IMPORTED_MODULE_0__.meta({ properties, additionalProperties: false, propertyNames: undefined }));
        return zod__WEBPACK_IMPORTED_MODULE_0__.union([zod__WEBPACK_IMPORTED_MODULE_0__.string().check(zod__WEBPACK_IMPORTED_MODULE_0__.meta({ examples: [example] })), record], expected(`a text such as ${example}, or a mapping,`));
    },
};
function formSchema(form) {
    const make = makers[form.kind];
    return make(form);
}


/***/ }),

/***/ 50758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kl: () => (/* binding */ faultOf),
/* harmony export */   Wy: () => (/* binding */ labelOf),
/* harmony export */   a1: () => (/* binding */ shownProblems),
/* harmony export */   al: () => (/* binding */ inOrder),
/* harmony export */   b4: () => (/* binding */ offsetOf),
/* harmony export */   hN: () => (/* binding */ parseYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92700);
/** Reads YAML, and JSON, in which every mistake is told with its line and column. */


/** How often anchors may be repeated, in sum; without a limit a small file could become a huge one. */
const aliasCap = 100;
const shownProblems = 20;
/** `name` says which file it is, as `.github/scan-gate.yml of main at 1a2b3c4d5e6f`. */
function faultOf(name, hint) {
    return (problems, count = problems.length) => {
        const [only = ''] = problems;
        const listed = problems.slice(0, shownProblems);
        const more = count > listed.length ? [`and ${count - listed.length} more`] : [];
        const message = count === 1 ? `${name} is wrong: ${only}` : `${name} has ${count} mistakes:\n${[...listed, ...more].join('\n')}`;
        return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', message, { reason: 'settings', hint });
    };
}
/** Throws what `fault` makes of the mistakes. */
function parseYaml(text, fault) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    try {
        // The core schema reads no dates and merges no keys, whatever version the file claims to be of.
        const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, {
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
            throw fault(['it is nested too deeply']);
        if (faults.length > 0) {
            const problems = faults.map(({ pos, message }) => ({ offset: pos[0], text: message }));
            throw fault(inOrder(problems, { lines }), faults.length);
        }
        const repeated = repeatedKeys(document);
        if (repeated.length > 0)
            throw fault(inOrder(repeated, { lines }), repeated.length);
        const content = document.toJS({ maxAliasCount: aliasCap });
        return { content: content ?? undefined, root: document.contents, lines };
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue)
            throw error;
        throw fault([`it cannot be read as YAML: ${error instanceof Error ? error.message : 'unknown fault'}`]);
    }
}
function repeatedKeys(document) {
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
/** The first ones from the top of the file, each with its place. */
function inOrder(problems, { lines }) {
    return problems
        .toSorted((a, b) => a.offset - b.offset)
        .slice(0, shownProblems)
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
/** `exceptions[2].expires`. */
function labelOf(path) {
    return path
        .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`))
        .join('');
}


/***/ }),

/***/ 85839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parsePolicyFile: () => (/* binding */ parsePolicyFile),
  trustedKeys: () => (/* binding */ trustedKeys)
});

// EXTERNAL MODULE: ./build/compiled/src/policy/languages/languages.js + 1 modules
var languages = __webpack_require__(76766);
// EXTERNAL MODULE: ./build/compiled/src/policy/predicates/registry.js + 8 modules
var registry = __webpack_require__(89690);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./build/compiled/src/policy/glob.js
var policy_glob = __webpack_require__(44882);
// EXTERNAL MODULE: ./build/compiled/src/policy/vex/statement.js
var statement = __webpack_require__(42199);
// EXTERNAL MODULE: ./build/compiled/src/settings/entries/fail-on-types.js
var fail_on_types = __webpack_require__(67788);
// EXTERNAL MODULE: ./build/compiled/src/settings/form-schemas.js
var form_schemas = __webpack_require__(76690);
// EXTERNAL MODULE: ./build/compiled/src/settings/values.js
var values = __webpack_require__(79771);
;// CONCATENATED MODULE: ./build/compiled/src/settings/exception-schema.js
/** How an exception stands in a policy file. */






const criteria = ['violation_id', 'cwe', 'type', 'path', 'title'];
const reasonLength = 10;
function line(what, example, longest = 500) {
    return schemas.string((0,form_schemas/* expected */.p6)('text'))
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
const cwe = () => schemas.union([schemas.string(), schemas.number()], (0,form_schemas/* expected */.p6)('text such as CWE-79'))
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
const type = () => schemas.string((0,form_schemas/* expected */.p6)('text'))
    .transform((given, context) => {
    const word = fail_on_types/* typeWords */.yL.find((known) => known === given);
    const message = `${(0,values/* shown */.SP)(given)} is not ${(0,values/* alternatives */.Vo)(fail_on_types/* typeWords */.yL)}`;
    if (word === undefined)
        context.issues.push({ code: 'custom', message, input: given });
    return (0,fail_on_types/* typeOf */.QP)(word ?? 'sast');
})
    .meta({ enum: fail_on_types/* typeWords */.yL, description: 'The type of the finding. One whose type is unknown is not covered.' });
const path = () => line("A glob over the file's path from the root of the repository: * within a folder, ** across folders, {a,b}; vendor/ is all below it. A finding without a path is not covered.", 'test/**').transform((glob, context) => {
    const isNegated = glob.startsWith('!');
    const problem = isNegated
        ? 'begins with !, which would cover everything else; name what is covered'
        : (0,policy_glob/* globProblem */.AI)(glob);
    if (problem !== undefined)
        context.issues.push({ code: 'custom', message: problem, input: glob });
    return glob;
});
const reason = () => line('Why this is accepted, for those who read it later.', 'Only reachable from the test rig', 2000)
    .refine((given) => given.length >= reasonLength, `is shorter than ${reasonLength} characters; say why, for those who read it later`)
    .meta({ minLength: reasonLength });
const expires = () => iso.date({
    error: ({ input }) => typeof input === 'string'
        ? `${(0,values/* shown */.SP)(input)} is not a day such as 2027-06-01`
        : `is ${(0,form_schemas/* kindOf */.I)(input)}, where a day such as 2027-06-01 is expected`,
})
    .meta({ description: 'The last day on which the exception holds.', pattern: undefined, examples: ['2027-06-01'] });
const justification = () => schemas["enum"](statement/* justifications */.GB, {
    error: ({ input }) => typeof input === 'string'
        ? `${(0,values/* shown */.SP)(input)} is not ${(0,values/* alternatives */.Vo)(statement/* justifications */.GB)}`
        : `is ${(0,form_schemas/* kindOf */.I)(input)}, where a justification of OpenVEX is expected`,
})
    .meta({
    description: 'Why what it covers is no problem, in a word of OpenVEX: vex-file then says not_affected, and without it affected.',
});
const exceptionSchema = () => schemas.strictObject({
    violation_id: line('The violation at the service.', 'vio_01HV8Z0Q4T').optional(),
    cwe: cwe().optional(),
    type: type().optional(),
    path: path().optional(),
    title: line('The title of the finding, exactly and with its case; beside its path or violation_id.', 'Path traversal').optional(),
    reason: reason(),
    expires: expires(),
    owner: line('Who answers for it.', 'team-payments').optional(),
    justification: justification().optional(),
}, {
    error: ({ input, code }) => code === 'invalid_type' ? `is ${(0,form_schemas/* kindOf */.I)(input)}, where a mapping is expected` : undefined,
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

// EXTERNAL MODULE: ./build/compiled/src/settings/nearest.js
var nearest = __webpack_require__(18479);
// EXTERNAL MODULE: ./build/compiled/src/settings/placed-text.js
var placed_text = __webpack_require__(50758);
// EXTERNAL MODULE: ./build/compiled/src/settings/reading.js
var reading = __webpack_require__(46565);
;// CONCATENATED MODULE: ./build/compiled/src/settings/form-reading.js


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

// EXTERNAL MODULE: ./build/compiled/src/policy/vex/purl.js
var purl = __webpack_require__(54221);
// EXTERNAL MODULE: ./build/compiled/src/settings/entries/policy-place.js
var policy_place = __webpack_require__(26592);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
;// CONCATENATED MODULE: ./build/compiled/src/settings/one-or-more.js
/** A key of a policy file that takes one value, or a list of them. */

/** What the form of the list alone would say. */
const noArray = { type: undefined, items: undefined, minItems: undefined, maxItems: undefined };
/** One value, or several of which one is enough. */
function oneOrMore(item) {
    const many = schemas.array(item()).min(1, 'is empty; remove it').max(1000, 'has more than 1000 entries');
    const form = json_schema_processors/* toJSONSchema */.bl(item(), { io: 'input' });
    const one = Object.fromEntries(Object.entries(form).filter(([key]) => key !== '$schema'));
    return schemas.preprocess((given) => (Array.isArray(given) ? given : [given]), many)
        .meta({ ...noArray, anyOf: [one, { type: 'array', minItems: 1, items: one }] });
}

;// CONCATENATED MODULE: ./build/compiled/src/settings/place-schema.js
/** The keys of a policy file that say where it applies. */






const globs = () => schemas.array(path(), (0,form_schemas/* expected */.p6)('a list')).min(1, 'is empty; remove it').max(1000, 'has more than 1000 entries');
/** Of which each names something: what names everything would switch the gate off. */
const tellingGlobs = (effect) => globs().refine((given) => given.every((glob) => /[^*?/.{},]/.test(glob)), {
    message: `would ${effect}; name what is meant`,
});
const documentPath = () => schemas.string((0,form_schemas/* expected */.p6)('text')).transform((given, context) => {
    const path = (0,policy_place/* withoutDot */.Ai)(given);
    const problem = given.trim() === '' ? 'is empty' : (0,policy_place/* pathProblem */.z9)(path);
    if (problem !== undefined)
        context.issues.push({ code: 'custom', message: problem, input: given });
    return path;
});
const productUrl = () => schemas.string((0,form_schemas/* expected */.p6)('text'))
    .refine((given) => (0,purl/* parsePurl */.$l)(given) !== undefined, 'is not a package URL such as pkg:oci/shop');
function placeContent() {
    return {
        paths: globs()
            .optional()
            .meta({
            description: 'The part of the repository that is judged, as globs from its root; category is its name. Findings elsewhere are counted as left out. Default: all of it.',
            examples: [['services/api/**']],
        }),
        'ignore-paths': tellingGlobs('leave out every finding')
            .optional()
            .meta({
            description: 'Findings in these places do not count, as globs from the root; they are shown as left out. Default: none.',
            examples: [['examples/**']],
        }),
        'skip-when': tellingGlobs('pass every pull request')
            .optional()
            .meta({
            description: 'A pull request whose whole diff lies in these places passes without a scan, as globs from the root. What decides about the policy, pipelines or dependencies never does. Default: none.',
            examples: [['**/*.md', 'docs/**']],
        }),
        vex: oneOrMore(documentPath)
            .optional()
            .meta({
            description: 'OpenVEX documents, as paths from the root of the repository that holds the policy. Statements of not_affected with a justification, and of fixed, excuse findings for vex-max-age. Default: none.',
            examples: ['security/openvex.json'],
        }),
        'vex-products': oneOrMore(productUrl)
            .optional()
            .meta({
            description: 'Products that this repository builds, as package URLs: what documents say of them, and of parts of them, is about it. Default: the repository itself.',
            examples: ['pkg:oci/shop'],
        }),
    };
}

// EXTERNAL MODULE: ./build/compiled/src/api/words.js
var words = __webpack_require__(56845);
// EXTERNAL MODULE: ./build/compiled/src/policy/code-owners.js
var code_owners = __webpack_require__(13834);
// EXTERNAL MODULE: ./build/compiled/src/policy/finding.js
var finding = __webpack_require__(75755);
// EXTERNAL MODULE: ./build/compiled/src/policy/predicates/owner.js
var owner = __webpack_require__(17266);
// EXTERNAL MODULE: ./build/compiled/src/policy/rules/rule.js
var rule = __webpack_require__(81262);
// EXTERNAL MODULE: ./build/compiled/src/settings/settings.js + 20 modules
var settings = __webpack_require__(49646);
;// CONCATENATED MODULE: ./build/compiled/src/settings/rule-schema.js
/** How a named rule stands in a policy file; what it asks is read as the setting or the exception of that name reads it. */














const ruleKeys = ['name', 'match', 'allow', 'effect'];
const longestName = 60;
const mostRules = 100;
const rule_schema_name = () => schemas.string((0,form_schemas/* expected */.p6)('text'))
    .regex(new RegExp(`^[\\p{L}\\p{N}][\\p{L}\\p{N} ._/-]{0,${longestName - 1}}$`, 'u'), `is not a name of at most ${longestName} letters, digits, spaces and . _ / -`)
    .meta({ description: 'What the rule is called wherever it is shown.', examples: ['payments'], pattern: undefined });
const word = (words) => schemas.string((0,form_schemas/* expected */.p6)('text'))
    .refine((given) => words.includes(given), {
    error: ({ input }) => `${(0,values/* shown */.SP)(String(input))} is not ${(0,values/* alternatives */.Vo)(words)}`,
})
    .meta({ enum: [...words] });
const severityOf = (given) => given.toUpperCase();
/** As everywhere, one severity is that one and all above it. */
const severity = () => schemas.union([schemas.string(), schemas.array(word(words/* severityFilters */.$l)).min(1, 'is empty; remove it')], (0,form_schemas/* expected */.p6)('a severity or a list'))
    .transform((given, context) => {
    if (Array.isArray(given))
        return [...new Set(given.map(severityOf))];
    if (words/* severityFilters */.$l.some((known) => known === given))
        return (0,finding/* atOrAbove */.kU)(severityOf(given));
    const message = `${(0,values/* shown */.SP)(given)} is not ${(0,values/* alternatives */.Vo)(words/* severityFilters */.$l)}`;
    context.issues.push({ code: 'custom', message, input: given });
    return [];
})
    .meta({
    anyOf: [{ enum: [...words/* severityFilters */.$l] }, { type: 'array', minItems: 1, items: { enum: [...words/* severityFilters */.$l] } }],
    description: 'One severity: that one and all above it. A list: these. What is unknown counts as critical.',
});
/** Read by the reader of the setting that asks the same. */
function asSetting(setting, description) {
    const { file } = settings/* settings */.W0[setting];
    if (!('form' in file))
        throw new Error(`${setting} has no form in a policy file`);
    const read = schemas.transform((given, context) => {
        const { value, complaints } = readForm(setting, given);
        for (const complaint of complaints)
            context.issues.push({ code: 'custom', message: complaint, input: given });
        return value;
    });
    return schemas.pipe((0,form_schemas/* formSchema */.E$)(file.form), read).meta({ description });
}
const age = () => schemas.string((0,form_schemas/* expected */.p6)('a number of days such as 30d'))
    .regex(/^\d{1,5}d$/, 'is not a number of days such as 30d')
    .transform((given) => Number.parseInt(given, 10))
    .meta({ description: 'First detected longer ago than this, as 30d.', pattern: '^\\d{1,5}d$' });
const language = () => schemas.string((0,form_schemas/* expected */.p6)('text'))
    .refine((given) => (0,languages/* languageNamed */.Mv)(given) !== undefined, 'is no programming language')
    .transform((given) => (0,languages/* languageNamed */.Mv)(given) ?? given);
const rule_schema_owner = () => schemas.string((0,form_schemas/* expected */.p6)('text')).refine((given) => given === owner/* noOwner */.l || (0,code_owners/* isOwner */.u8)(given), {
    error: ({ input }) => `${(0,values/* shown */.SP)(String(input))} is not an owner such as @acme/payments, nor ${owner/* noOwner */.l}`,
});
/** One row for each predicate: what a policy file may write. */
const predicateSchemas = {
    type: () => asSetting('fail-on-types', 'These types. One that is unknown counts as every type.'),
    severity,
    cvss: () => asSetting('fail-on-cvss', 'This CVSS score or a higher one.'),
    epss: () => asSetting('fail-on-epss', 'This EPSS probability or a higher one.'),
    cwe: () => oneOrMore(cwe).meta({ description: 'One of these weaknesses, as CWE-79.' }),
    path: () => oneOrMore(path).meta({
        description: 'In a place that one of these globs names, from the root.',
    }),
    owner: () => oneOrMore(rule_schema_owner).meta({
        description: 'In files of one of these owners, by CODEOWNERS; none: of files that nobody owns.',
    }),
    language: () => oneOrMore(language).meta({
        description: 'In files of these programming languages, as Linguist names them.',
    }),
    age,
    kev: () => schemas.literal(true, 'takes true; leave it out for findings that are known to be exploited and others')
        .meta({ description: 'A CVE of it stands in the catalogue of kev-file.' }),
    fixable: () => schemas.literal(true, 'takes true; leave it out for findings with and without a fix')
        .meta({ description: 'A fix exists, as far as the source says; where it does not say, one does.' }),
};
const match = () => schemas.strictObject(Object.fromEntries(registry/* predicateNames */.Wn.map((each) => [each, predicateSchemas[each]().optional()])), mappingExpected)
    .refine((given) => Object.values(given).some((value) => value !== undefined), {
    message: `asks nothing; give at least one of ${registry/* predicateNames */.Wn.join(', ')}`,
})
    .transform((given) => given)
    .meta({ minProperties: 1, description: 'What it counts: a finding that fits all that is given.' });
const mappingExpected = {
    error: ({ input, code }) => code === 'invalid_type' ? `is ${(0,form_schemas/* kindOf */.I)(input)}, where a mapping is expected` : undefined,
};
const ruleSchema = () => schemas.strictObject({
    name: rule_schema_name(),
    match: match(),
    allow: schemas.int((0,form_schemas/* expected */.p6)('a whole number'))
        .min(0, 'is less than 0')
        .max(1_000_000_000, 'is more than 1000000000')
        .default(0)
        .meta({ description: 'The most findings that are allowed. Default: 0.' }),
    effect: word(rule/* ruleEffects */.r)
        .default('block')
        .meta({ description: 'block: more fail the run. warn: they are shown, and fail nothing. Default: block.' }),
}, mappingExpected)
    .transform(({ effect, ...rule }) => ({ ...rule, effect: effect }));
const rulesSchema = () => schemas.array(ruleSchema(), (0,form_schemas/* expected */.p6)('a list'))
    .max(mostRules, `has more than ${mostRules} rules`)
    .superRefine((rules, context) => {
    const seen = new Set();
    for (const [index, { name: given }] of rules.entries()) {
        const message = `${(0,values/* shown */.SP)(given)} is the name of another rule`;
        if (seen.has(given.toLowerCase()))
            context.addIssue({ code: 'custom', message, path: [index, 'name'] });
        seen.add(given.toLowerCase());
    }
});

;// CONCATENATED MODULE: ./build/compiled/src/settings/policy-schema.js
/**
 * What the config file may hold: policy, by the names of the settings, and exceptions. Nothing in it can send the key or a
 * file elsewhere. Every value is read by the reader of its setting; the forms only say how YAML may write it.
 */








/** Why a key cannot stand in a file; undefined when it is no setting, or may. */
function refusalOf(key) {
    const name = settings/* settingNames */.H$.find((known) => known === key);
    const file = name === undefined ? undefined : settings/* settings */.W0[name].file;
    return file !== undefined && 'refused' in file ? file.refused : undefined;
}
/** A form read by its setting's own reader, so that a file and an input mean the same. */
function settingSchema(name, form) {
    const { description, absent, default: otherwise } = settings/* settings */.W0[name];
    const read = schemas.transform((given, context) => {
        const { value, complaints } = readForm(name, given);
        for (const complaint of complaints)
            context.issues.push({ code: 'custom', message: complaint, input: given });
        return value;
    });
    return schemas.pipe((0,form_schemas/* formSchema */.E$)(form), read)
        .optional()
        .meta({ description: `${description} Default: ${absent ?? otherwise}.` });
}
function settingShape() {
    const shape = settings/* fileSettingNames */.r0.flatMap((name) => {
        const { file } = settings/* settings */.W0[name];
        return 'form' in file ? [[name, settingSchema(name, file.form)]] : [];
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
const branchGlob = () => schemas.string((0,form_schemas/* expected */.p6)('text'))
    .regex(/^[^\s!\p{Cc}]+$/u, 'is not a branch or a glob such as release/*')
    .refine((glob) => /[^*/?]/.test(glob), 'would trust every branch; name what the branches have in common');
const languageName = () => schemas.string((0,form_schemas/* expected */.p6)('text')).refine((name) => (0,languages/* languageNamed */.Mv)(name) !== undefined, 'is no programming language');
/** What a file may hold beside settings. */
function otherContent() {
    return {
        rules: rulesSchema().optional().meta({
            description: 'Rules with names, beside those that the settings make. Each counts the findings that fit all of its match, and fails the run, or with effect: warn only says so, when there are more than allow.',
        }),
        exceptions: schemas.array(exceptionSchema(), (0,form_schemas/* expected */.p6)('a list')).optional().meta({
            description: 'Findings that are accepted until a day. All criteria that an exception gives must match. What it covers is still shown, and it counts again when the exception has expired.',
        }),
        'max-exception-days': schemas.int((0,form_schemas/* expected */.p6)('a whole number of days'))
            .min(0, 'is less than 0')
            .max(3650, 'is more than 3650')
            .optional()
            .meta({
            description: "For a central policy: exceptions of a repository's own file hold when they end within so many days. Default: it may have none.",
        }),
        'trusted-bases': schemas.array(branchGlob(), (0,form_schemas/* expected */.p6)('a list'))
            .optional()
            .meta({
            description: 'Branches, beside the default branch, that a pull request may be compared with, as globs: * within a part of a name, ** across parts. Into another branch everything is judged. Default: none.',
            examples: [['release/*']],
        }),
        ...placeContent(),
        'accept-uncovered': schemas.array(languageName(), (0,form_schemas/* expected */.p6)('a list'))
            .optional()
            .meta({
            description: 'Programming languages of which files need not be looked at by a scanner of code, as Linguist names them. Default: none.',
            examples: [['Python']],
        }),
    };
}
function makeConfigSchema() {
    const error = ({ input, code }) => code === 'invalid_type' ? `is ${(0,form_schemas/* kindOf */.I)(input)}, where a mapping of settings is expected` : undefined;
    return schemas.strictObject({ ...settingShape(), ...otherContent() }, { error }).meta({
        title: 'The policy of Scan Gate',
        description: 'The config file .github/scan-gate.yml, or a central policy.',
    });
}
/** The JSON Schema of the file, for editors: draft 7, which all of them read. */
function configJsonSchema() {
    return z.toJSONSchema(configSchema(), { target: 'draft-7', io: 'input' });
}

;// CONCATENATED MODULE: ./build/compiled/src/settings/policy-file.js









const sizeCapBytes = 256 * 1024;
/** Beyond, mistakes are counted alone: to place each of them would let a proposed file hold up the run. */
const describedIssues = 100;
/** What only the trusted policy says: what a proposal's own file, or one below a central policy, says of it does not count. */
const trustedKeys = {
    'trusted-bases': 'trustedBases',
    'accept-uncovered': 'acceptUncovered',
    paths: 'paths',
    'ignore-paths': 'ignorePaths',
    'skip-when': 'skipWhen',
    vex: 'vex',
    'vex-products': 'vexProducts',
};
/**
 * The policy in the text of a file. `name` says which file it is, as `.github/scan-gate.yml of main at 1a2b3c4d5e6f`.
 * Throws GateError CONFIG (reason `settings`) that lists every mistake with its line and column.
 */
function parsePolicyFile(text, name) {
    if (Buffer.byteLength(text) > sizeCapBytes)
        throw fileError(name)([`it is larger than ${sizeCapBytes / 1024} KiB`]);
    const parsed = (0,placed_text/* parseYaml */.hN)(text, fileError(name));
    const read = configSchema().safeParse(parsed.content ?? {});
    if (!read.success) {
        const { issues } = read.error;
        const described = issues.slice(0, describedIssues).flatMap((issue) => describe(issue, parsed));
        throw fileError(name)((0,placed_text/* inOrder */.al)(described, parsed), issues.reduce((sum, issue) => sum + mistakesIn(issue), 0));
    }
    const { exceptions = [], rules, 'max-exception-days': maxExceptionDays, ...rest } = read.data;
    const given = Object.entries(rest).filter(([, value]) => value !== undefined);
    const isTrusted = (name) => Object.hasOwn(trustedKeys, name);
    const trusted = given.flatMap(([name, value]) => (isTrusted(name) ? [[trustedKeys[name], value]] : []));
    const settings = Object.fromEntries(given.filter(([name]) => !isTrusted(name)));
    return { settings, exceptions, maxExceptionDays, ...(rules && { rules }), ...Object.fromEntries(trusted) };
}
function describe(issue, { content, root }) {
    if (issue.code !== 'unrecognized_keys') {
        const label = issue.path.length === 0 ? 'the file' : (0,placed_text/* labelOf */.Wy)(issue.path);
        const text = `${label}: ${issue.message}${elsewhere(issue.path, content)}`;
        return [{ offset: (0,placed_text/* offsetOf */.b4)(root, issue.path), text }];
    }
    return issue.keys.slice(0, placed_text/* shownProblems */.a1).map((key) => {
        const owner = issue.path.length === 0 ? '' : `${(0,placed_text/* labelOf */.Wy)(issue.path)}: `;
        return { offset: (0,placed_text/* offsetOf */.b4)(root, [...issue.path, key], 'key'), text: `${owner}${unknownKey(key, issue.path)}` };
    });
}
function mistakesIn(issue) {
    return issue.code === 'unrecognized_keys' ? issue.keys.length : 1;
}
function unknownKey(key, place) {
    const refusal = place.length === 0 ? refusalOf(key) : undefined;
    if (refusal !== undefined)
        return `${key} may not stand in a policy file: ${refusal}; set it in the step`;
    const suggestion = key === '<<' ? ': merge keys are not read' : (0,nearest/* didYouMean */.a)(key, keysAt(place));
    return `${(0,values/* shown */.SP)(key)} is not known here${suggestion}`;
}
/** What is left empty was perhaps meant to have its default, and what is not known to have another name. */
function elsewhere(path, content) {
    const [name, index] = path;
    if (name === 'accept-uncovered' && index !== undefined) {
        const given = content[name]?.[Number(index)];
        return typeof given === 'string' ? (0,nearest/* didYouMean */.a)(given, languages/* languageNames */.TL) : '';
    }
    const isEmpty = path.length === 1 && content[name ?? ''] === null;
    const setting = settings/* fileSettingNames */.r0.find((known) => known === name);
    return isEmpty && setting !== undefined ? `; for example ${settings/* settings */.W0[setting].example}` : '';
}
/** What may stand in a mapping of the file. */
function keysAt([list, , part]) {
    if (list === undefined)
        return configKeys();
    if (list === 'exceptions')
        return exceptionKeys;
    return part === 'match' ? registry/* predicateNames */.Wn : ruleKeys;
}
const exceptionKeys = [...criteria, 'reason', 'expires', 'owner', 'justification'];
function fileError(name) {
    return (0,placed_text/* faultOf */.Kl)(name, 'Correct the file; an editor shows what may stand in it with schema/scan-gate.schema.json.');
}


/***/ })

};
