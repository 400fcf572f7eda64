export const id = 2462;
export const ids = [2462];
export const modules = {

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

/***/ 20880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ severityWords),
/* harmony export */   HB: () => (/* binding */ areOpen),
/* harmony export */   Hu: () => (/* binding */ findingWords),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   XN: () => (/* binding */ sumOf),
/* harmony export */   c_: () => (/* binding */ tallyWords),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   qg: () => (/* binding */ tallySentence),
/* harmony export */   qx: () => (/* binding */ severityNames),
/* harmony export */   sv: () => (/* binding */ tallyOf),
/* harmony export */   yh: () => (/* binding */ listWords)
/* harmony export */ });
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75755);
/** Numbers of findings, as words. */

const severityNames = {
    CRITICAL: 'Critical',
    HIGH: 'High',
    MEDIUM: 'Medium',
    LOW: 'Low',
    INFO: 'Info',
};
/** Within a sentence. */
const severityWords = {
    CRITICAL: 'critical',
    HIGH: 'high',
    MEDIUM: 'medium',
    LOW: 'low',
    INFO: 'info',
};
function tallyOf(findings) {
    const tally = {};
    for (const { severity, severityKnown } of findings) {
        const key = severityKnown ? severity : 'UNKNOWN';
        tally[key] = (tally[key] ?? 0) + 1;
    }
    return tally;
}
function countOf(items, counts) {
    let count = 0;
    for (const item of items)
        if (counts(item))
            count += 1;
    return count;
}
function sumOf(tally) {
    return Object.values(tally).reduce((sum, count) => sum + count, 0);
}
/** `1 critical`, `17 high`, worst first. */
function tallyParts(tally) {
    const known = _policy_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.flatMap((severity) => tally[severity] ? [`${tally[severity]} ${severityWords[severity]}`] : []);
    return tally.UNKNOWN ? [`${tally.UNKNOWN} of unknown severity`, ...known] : known;
}
/** `1 critical, 17 high`. */
function tallyWords(tally) {
    return tallyParts(tally).join(', ');
}
/** `2 high, 5 medium and 3 low`. */
function tallySentence(tally) {
    return listWords(tallyParts(tally));
}
function listWords(words) {
    return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
/** `5 medium, 3 low are open`. */
function areOpen(tally) {
    return `${tallyWords(tally)} ${sumOf(tally) === 1 ? 'is' : 'are'} open`;
}
/** `3 new high findings`; without the severity where there are several. */
function findingWords(tally, adjective = '') {
    const total = sumOf(tally);
    const [only, ...others] = Object.keys(tally).filter((key) => (tally[key] ?? 0) > 0);
    const severity = others.length === 0 && only !== undefined && only in severityWords ? severityWords[only] : '';
    const words = [String(total), adjective, severity, total === 1 ? 'finding' : 'findings'];
    const unknown = others.length === 0 && only === 'UNKNOWN' ? ' of unknown severity' : '';
    return `${words.filter((word) => word !== '').join(' ')}${unknown}`;
}
/** `1 finding`, `2 findings`. */
function plural(count, one, many = `${one}s`) {
    return `${count} ${count === 1 ? one : many}`;
}


/***/ }),

/***/ 82462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readStatements: () => (/* binding */ readStatements)
});

// EXTERNAL MODULE: ./build/compiled/src/ci/repository-url.js
var repository_url = __webpack_require__(69986);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/git/commit-name.js
var commit_name = __webpack_require__(84191);
// EXTERNAL MODULE: ./build/compiled/src/policy/vex/identifiers.js
var identifiers = __webpack_require__(80098);
// EXTERNAL MODULE: ./build/compiled/src/policy/vex/purl.js
var vex_purl = __webpack_require__(54221);
// EXTERNAL MODULE: ./build/compiled/src/policy/vex/statement.js
var vex_statement = __webpack_require__(42199);
;// CONCATENATED MODULE: ./build/compiled/src/policy/vex/claims.js



const dayMs = 86_400_000;
/** Each holds for so many days from its time on. The order of the documents never matters. */
function excusesOf(statements, maxAgeDays) {
    const aliases = aliasesOf(statements);
    const about = Map.groupBy(statements, (statement) => aliasesIn(statement, aliases));
    const excuses = { exceptions: [], unjustified: [], replaced: 0, unlisted: [] };
    const rivals = statements
        .filter((statement) => !isExcuse(statement))
        .map((rival) => ({ ...named(rival), ids: aliasesIn(rival, aliases) }));
    const unlisted = new Set();
    for (const statement of statements) {
        const { status, justification, products } = statement;
        if (status === 'not_affected' && justification === undefined)
            excuses.unjustified.push(statement);
        if (!isExcuse(statement))
            continue;
        const alike = about.get(aliasesIn(statement, aliases)) ?? [];
        if (alike.some((other) => replaces(other, statement))) {
            excuses.replaced += 1;
            continue;
        }
        for (const { owner, parts, names } of products)
            if (owner === 'unlisted' && parts.length > 0)
                unlisted.add(names[0] ?? '');
        const claim = { ...named(statement), ids: (0,vex_statement/* normalIds */.o1)(statement.names), rivals, ...saidBy(statement) };
        excuses.exceptions.push(exceptionOf(statement, { claim, maxAgeDays }));
    }
    return { ...excuses, unlisted: [...unlisted].sort() };
}
function isExcuse(statement) {
    const { status, justification } = statement;
    return status === 'fixed' || (status === 'not_affected' && justification !== undefined);
}
function named({ names, products, timeMs }) {
    return { names, products, timeMs };
}
function saidBy({ status, justification, text, author, place }) {
    return { status, justification, text, author, place };
}
function exceptionOf({ timeMs, author, status, justification, text }, { claim, maxAgeDays }) {
    const words = status === 'fixed' ? 'fixed' : `not affected, ${(justification ?? '').replaceAll('_', ' ')}`;
    return {
        vex: claim,
        reason: text === undefined ? words : `${words}: ${text}`,
        expires: new Date(timeMs + maxAgeDays * dayMs).toISOString().slice(0, 10),
        owner: author,
    };
}
function aliasesOf(statements) {
    const groups = new Map();
    for (const { names } of statements) {
        const ids = (0,vex_statement/* normalIds */.o1)(names);
        const [largest = new Set(), ...others] = [...new Set(ids.flatMap((id) => groups.get(id) ?? []))].sort((a, b) => b.size - a.size);
        for (const id of [...ids, ...others.flatMap((group) => [...group])]) {
            largest.add(id);
            groups.set(id, largest);
        }
    }
    const lists = new Map([...new Set(groups.values())].map((group) => [group, [...group].sort()]));
    return new Map([...groups].map(([id, group]) => [id, lists.get(group) ?? []]));
}
function aliasesIn({ names: [name = ''] }, aliases) {
    return aliases.get((0,identifiers/* normalId */.R)(name)) ?? [];
}
/** It is later, and says something of all that the other one is about. */
function replaces(later, earlier) {
    if (later.timeMs <= earlier.timeMs)
        return false;
    const [names, products] = [new Set((0,vex_statement/* normalIds */.o1)(later.names)), new Set(later.products.map(productKey))];
    return ((0,vex_statement/* normalIds */.o1)(earlier.names).every((id) => names.has(id)) &&
        earlier.products.every((product) => products.has(productKey(product))));
}
function productKey({ parts, ...product }) {
    return JSON.stringify([componentKey(product), parts.map(componentKey).sort()]);
}
function componentKey({ names, purls }) {
    return JSON.stringify(purls.length === names.length ? purls.map(vex_purl/* purlText */.JF).sort() : [...names].sort());
}

// EXTERNAL MODULE: ./build/compiled/src/report/tally.js
var tally = __webpack_require__(20880);
;// CONCATENATED MODULE: ./build/compiled/src/steps/vex.js
/** The OpenVEX documents of the trusted policy, as exceptions: read from where it is, and never from what is judged. */






/** Throws GateError CONFIG (reason `policy`, or `settings` for one that is wrong): no excuse is left out in silence. */
async function readStatements({ vex: paths, vexProducts }, { maxAgeDays, request }) {
    const { parseVex } = await Promise.all(/* import() */[__webpack_require__.e(3867), __webpack_require__.e(5506)]).then(__webpack_require__.bind(__webpack_require__, 95506));
    const { context, now, log } = request;
    const ownerOf = ownership(vexProducts ?? [], context);
    const documents = await Promise.all(paths.map(async (path) => ({ path, ...(await readDocument(path, request)) })));
    const statements = documents.flatMap(({ path, text, at }) => parseVex(text, { name: `${path} of ${at}`, path, now }).map((each) => ({
        ...each,
        products: each.products.map((product) => ({ ...product, owner: ownerOf(product) })),
    })));
    const excuses = excusesOf(statements, maxAgeDays);
    const places = documents.map(({ path, at }) => `${path} of ${at}`).join(', ');
    for (const line of linesOf(excuses, { places, count: statements.length }))
        log.note(line);
    return excuses.exceptions;
}
async function readDocument(path, { around, settings: { configFile: place } }) {
    const isCentral = place?.kind === 'central';
    const label = isCentral ? `${place.repository}/${path}@${place.ref}` : path;
    const read = isCentral
        ? around.readCentralFile?.(place.repository, path, place.ref)
        : around.readPolicyFile?.('trusted', path);
    const found = await read?.catch((error) => {
        const { code, message, hint } = (0,errors/* asGateError */.Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        const text = `The OpenVEX document ${label} could not be read: ${message}`;
        throw new errors/* GateError */.ue('CONFIG', text, { reason: 'policy', hint, cause: error });
    });
    if (found !== undefined)
        return found;
    throw new errors/* GateError */.ue('CONFIG', `The OpenVEX document ${label} is not there, and vex names it`, {
        reason: 'policy',
        hint: 'It is read from where the policy is: put it beside the policy file, on the default branch, or correct vex.',
    });
}
/** Says of a product whose it is. */
function ownership(listed, { repositoryUrl, headSha }) {
    const own = listed.map(vex_purl/* parsePurl */.$l).filter((purl) => purl !== undefined);
    const repository = repositoryUrl === undefined ? undefined : (0,vex_purl/* repositoryPurl */.Ib)(repositoryUrl);
    const ofName = (name) => {
        const purl = (0,vex_purl/* parsePurl */.$l)(name);
        if (purl === undefined)
            return repositoryUrl !== undefined && /^https?:/i.test(name) && (0,repository_url/* sameRepository */.RB)(name, repositoryUrl)
                ? 'this'
                : 'unlisted';
        if (repository !== undefined &&
            (isNamed(purl, repository) || (purl.type === repository.type && purl.type !== 'generic')))
            return ofRepository(purl, repository, headSha);
        const answers = own.map((product) => isListed(purl, product));
        return answers.find((answer) => answer === 'this') ?? answers.find((answer) => answer === 'maybe') ?? 'unlisted';
    };
    return ({ names }) => {
        const owners = names.map(ofName);
        return ['this', 'maybe', 'no'].find((owner) => owners.includes(owner)) ?? 'unlisted';
    };
}
/** A commit is this one or another one; a tag or a branch may be either. */
function ofRepository(purl, repository, headSha) {
    const { version, ...unversioned } = purl;
    if (!isNamed(purl, repository))
        return 'no';
    if (unversioned.subpath !== undefined || unversioned.qualifiers !== undefined)
        return 'maybe';
    if (version === undefined || version.toLowerCase() === headSha)
        return 'this';
    return (0,commit_name/* isFullSha */.Wf)(version) && headSha !== undefined ? 'no' : 'maybe';
}
function isNamed(a, b) {
    return a.type === b.type && a.namespace === b.namespace && a.name === b.name;
}
/** A statement of one build is not one of each. */
function isListed(purl, product) {
    const answer = purl.version === undefined ? (0,vex_purl/* namesPackage */.L$)(purl, { ...product, version: 'any' }) : (0,vex_purl/* namesPackage */.L$)(purl, product);
    return answer === 'yes' ? 'this' : answer === 'unknown' ? 'maybe' : 'unlisted';
}
function linesOf({ exceptions, unjustified, replaced, unlisted }, { places, count }) {
    const later = replaced === 0 ? '' : `; ${replaced} more ${replaced === 1 ? 'was' : 'were'} replaced by later ones`;
    const named = unjustified.slice(0, 5).map(({ names, place }) => `${names[0]} (${place})`);
    return [
        `OpenVEX: ${exceptions.length} of ${(0,tally/* plural */.LS)(count, 'statement')} can excuse findings${later}: ${places}`,
        ...(unjustified.length === 0
            ? []
            : [`OpenVEX: not_affected without a justification excuses nothing: ${listText(named, unjustified.length)}`]),
        ...(unlisted.length === 0
            ? []
            : [
                `OpenVEX: products that nobody calls this repository’s, so what is said of their parts excuses nothing (vex-products): ${listText(unlisted.slice(0, 5), unlisted.length)}`,
            ]),
    ];
}
function listText(shown, count) {
    return `${shown.join(', ')}${count > shown.length ? ` and ${count - shown.length} more` : ''}`;
}


/***/ })

};
