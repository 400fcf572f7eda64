export const id = 695;
export const ids = [695];
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

/***/ 30695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withCodeOwners: () => (/* binding */ withCodeOwners)
/* harmony export */ });
/* harmony import */ var _ci_repository_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69986);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92700);
/* harmony import */ var _policy_code_owners_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13834);



/** With the owners of files. Without them nobody knows whose a finding is. */
async function withCodeOwners(of, reading) {
    const asked = (of.policy.rules ?? []).filter(({ match }) => match.owner !== undefined);
    const undecided = asked.length === 0 ? '' : ', so rules with owner cannot be decided';
    try {
        const read = await readOwners(reading);
        if (read === undefined) {
            reading.log.note(`There is no CODEOWNERS${undecided}: ${_policy_code_owners_js__WEBPACK_IMPORTED_MODULE_2__/* .ownerPlaces */ .Yh[dialectOf(reading.context)].join(', ')}`);
            return of;
        }
        const { codeOwners, at } = read;
        reading.log.note(`Owners: ${at}`);
        for (const { name, match } of asked)
            for (const owner of match.owner ?? [])
                if (owner.includes('@') && !codeOwners.names.has(owner.toLowerCase()))
                    reading.log.note(`Rule ${name} asks for ${owner}, whom CODEOWNERS does not name`);
        return { ...of, policy: { ...of.policy, codeOwners } };
    }
    catch (error) {
        const { code, message } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        reading.log.note(`CODEOWNERS could not be read${undecided}: ${message}`);
        return of;
    }
}
/** The first file of those where the host looks; undefined where there is none. */
async function readOwners({ around, context, }) {
    const dialect = dialectOf(context);
    if (around.readPolicyFile === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('NOT_FOUND', 'there is no repository to read it from');
    for (const path of _policy_code_owners_js__WEBPACK_IMPORTED_MODULE_2__/* .ownerPlaces */ .Yh[dialect]) {
        const found = await around.readPolicyFile('trusted', path);
        if (found === undefined)
            continue;
        if (Buffer.byteLength(found.text) > _policy_code_owners_js__WEBPACK_IMPORTED_MODULE_2__/* .longestFile */ .be)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `${path} is larger than 3 MB`);
        return { codeOwners: (0,_policy_code_owners_js__WEBPACK_IMPORTED_MODULE_2__/* .parseCodeOwners */ .dK)(found.text, dialect), at: `${path} of ${found.at}` };
    }
    return undefined;
}
/** By the system that runs this where it is the host's own, else by the host. */
function dialectOf({ system, repositoryUrl }) {
    if (system === 'github' || system === 'gitlab' || system === 'bitbucket')
        return system;
    const { host = '' } = (0,_ci_repository_url_js__WEBPACK_IMPORTED_MODULE_0__/* .foldRepositoryUrl */ .Hu)(repositoryUrl ?? '') ?? {};
    return /(?:^|\.)gitlab\./.test(host) ? 'gitlab' : /(?:^|\.)bitbucket\./.test(host) ? 'bitbucket' : 'github';
}


/***/ })

};
