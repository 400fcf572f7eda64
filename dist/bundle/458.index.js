export const id = 458;
export const ids = [458];
export const modules = {

/***/ 64248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ isInBranch),
/* harmony export */   n: () => (/* binding */ mergeBaseOf)
/* harmony export */ });
/* harmony import */ var _checkout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67441);
/* harmony import */ var _commit_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84191);
/* harmony import */ var _line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19532);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92515);




async function mergeBaseOf(place, head, target) {
    for await (const tip of tipsOf(place, target)) {
        const { code, stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .askGit */ .gG)(place, ['merge-base', '--end-of-options', head, tip]);
        const sha = stdout.toString().trim();
        if (code === 0 && (0,_commit_name_js__WEBPACK_IMPORTED_MODULE_3__/* .isFullSha */ .Wf)(sha))
            return sha === head ? undefined : sha;
    }
    return undefined;
}
async function isInBranch(place, sha, target) {
    let hasTip = false;
    for await (const tip of tipsOf(place, target)) {
        const { code } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .askGit */ .gG)(place, ['merge-base', '--is-ancestor', '--end-of-options', sha, tip]);
        if (code === 0)
            return true;
        hasTip = true;
    }
    return hasTip && !(await (0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isShallow */ .fE)(place)) ? false : undefined;
}
async function* tipsOf(place, { branch, sha, isLocalTrusted }) {
    const { remote, local } = await (0,_checkout_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveBothBranches */ .OY)(place, branch);
    if (remote !== undefined)
        yield remote;
    const named = sha === undefined ? undefined : await (0,_checkout_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveCommit */ .WL)(place, sha);
    if (named !== undefined)
        yield named;
    if (local !== undefined && (isLocalTrusted || !(await hasRemote(place))))
        yield local;
}
async function hasRemote(place) {
    const { code, stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .askGit */ .gG)(place, ['remote']);
    return code !== 0 || stdout.toString().trim() !== '';
}


/***/ }),

/***/ 18887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ listRenames)
/* harmony export */ });
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92515);

const scriptExtension = /\.[cm]?[jt]sx?$/i;
const leastAlike = { usual: 50, ofScripts: 20 };
async function listRenames(place, from, to) {
    const options = [
        '--no-ext-diff',
        '--no-textconv',
        '--no-relative',
        `--find-renames=${leastAlike.ofScripts}%`,
        '-l3000',
        '--diff-filter=R',
        '-z',
    ];
    const { code, stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_0__/* .askGit */ .gG)(place, ['diff', '--name-status', ...options, '--end-of-options', from, to]);
    if (code !== 0)
        return new Map();
    const fields = stdout.toString().split('\0');
    const renames = new Map();
    for (let at = 0; at + 2 < fields.length; at += 3) {
        const [score = '', before = '', after = ''] = fields.slice(at, at + 3);
        const least = isOtherScript(before, after) ? leastAlike.ofScripts : leastAlike.usual;
        if (Number(score.slice(1)) >= least)
            renames.set(after, before);
    }
    return renames;
}
function isOtherScript(before, after) {
    const stem = (path) => path.replace(scriptExtension, '');
    return scriptExtension.test(before) && scriptExtension.test(after) && stem(before) === stem(after);
}


/***/ }),

/***/ 60966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ decideAges)
/* harmony export */ });
function decideAges(sides) {
    const { head, base, pathBefore, isUnseen } = sides;
    const left = new Set(base);
    const found = new Map();
    for (const keysOfHead of keyKinds) {
        const index = indexBy(base, (finding) => keysOfHead(finding, (path) => path));
        for (const finding of head) {
            if (found.has(finding))
                continue;
            const candidates = keysOfHead(finding, pathBefore).flatMap((key) => index.get(key) ?? []);
            const match = takeBest(finding, { candidates, left, pathBefore });
            if (match !== undefined)
                found.set(finding, match);
        }
    }
    const weak = new Set(base.flatMap(({ weakIdentity }) => weakIdentity ?? []));
    return head.map((finding) => {
        const match = found.get(finding);
        if (match !== undefined)
            return match.isExcused ? 'old' : 'new';
        const mayBeHeld = finding.weakIdentity !== undefined && weak.has(finding.weakIdentity);
        return mayBeHeld || isUnseen(finding) ? 'doubtful' : 'new';
    });
}
const keyKinds = [
    ({ identity }) => (identity === undefined ? [] : [identity]),
    ({ codeKeys, path }, pathBefore) => (path === undefined ? [] : codeKeys.map((key) => `${pathBefore(path)} ${key}`)),
];
function indexBy(base, keysOf) {
    const index = new Map();
    for (const finding of base)
        for (const key of keysOf(finding))
            index.set(key, [...(index.get(key) ?? []), finding]);
    return index;
}
function takeBest(finding, { candidates, left, pathBefore }) {
    const free = candidates.filter((candidate) => left.has(candidate));
    const excusing = free.find((candidate) => isExcused(finding, candidate, pathBefore));
    const taken = excusing ?? free[0];
    if (taken === undefined)
        return undefined;
    left.delete(taken);
    return { isExcused: excusing !== undefined };
}
function isExcused(now, before, pathBefore) {
    if (before.severityRank > now.severityRank)
        return false;
    if (before.score !== undefined && now.score !== undefined && now.score > before.score)
        return false;
    if (now.sources === undefined || now.sources.length === 0)
        return true;
    const sourcesBefore = before.sources ?? [];
    return now.sources.some((source) => sourcesBefore.some((other) => isSameSource({ ...source, path: pathBefore(source.path) }, other)));
}
function isSameSource(now, before) {
    const isSamePlace = now.kind === before.kind && now.path === before.path && now.code === before.code;
    return isSamePlace && before.safeFor.every((purpose) => now.safeFor.includes(purpose));
}


/***/ }),

/***/ 18281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ placeOf),
/* harmony export */   U: () => (/* binding */ unattendedLines)
/* harmony export */ });
/* harmony import */ var _ci_systems_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78737);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92700);


function unattendedLines({ system }) {
    if (system !== 'unattended')
        return [];
    return ['No terminal and no CI system: judged as a proposal. --local says that this is a machine of your own'];
}
function placeOf({ env, folder, hasTerminal }, { local } = {}) {
    const mark = local ? (0,_ci_systems_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .ciMark */ .EL)(env) : undefined;
    if (mark === undefined)
        return { variables: env, folder, isAttended: hasTerminal || local === true };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `--local: ${mark} is set, and so this runs in a CI system`, {
        reason: 'settings',
        hint: 'Leave --local out: it is for a machine of your own.',
    });
}


/***/ }),

/***/ 68260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ uncommittedPolicyLines)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _git_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96287);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16566);
/* harmony import */ var _policy_policy_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77784);





async function uncommittedPolicyLines(folder, { configFile }) {
    const paths = configFile?.kind === 'own' ? [configFile.path] : _policy_policy_files_js__WEBPACK_IMPORTED_MODULE_4__/* .policyPaths */ .ff;
    const top = (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .findRepository */ .W)(folder).checkout?.top;
    if (top === undefined)
        return [];
    return (await Promise.all(paths.map((path) => compareCommitted(top, path)))).flat();
}
async function compareCommitted(top, path) {
    const here = await readSmall((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, path)).catch(() => undefined);
    if (here === undefined)
        return [];
    try {
        const head = await (0,_git_files_js__WEBPACK_IMPORTED_MODULE_2__/* .commitSha */ .mJ)('HEAD', (0,_git_files_js__WEBPACK_IMPORTED_MODULE_2__/* .gitIn */ .uM)(top));
        const committed = head === undefined ? undefined : await (0,_git_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readFileAt */ ._T)(top, head, path);
        if (committed !== undefined && withPlainEnds(committed.text) === withPlainEnds(here))
            return [];
        const what = committed === undefined ? 'is not committed' : 'has changes that are not committed';
        return [`${path} ${what}: only committed policy is read`];
    }
    catch {
        return [];
    }
}
async function readSmall(path) {
    const entry = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path);
    return entry.isFile() && entry.size <= sizeCapBytes ? (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8') : undefined;
}
const sizeCapBytes = 1024 * 1024;
function withPlainEnds(text) {
    return text.replaceAll('\r\n', '\n');
}


/***/ }),

/***/ 49194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ failureOf),
/* harmony export */   q: () => (/* binding */ notificationsOf)
/* harmony export */ });
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34041);
/* harmony import */ var _untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65639);


const quietLevels = ['note', 'none'];
const brokenMarks = ['exitSignalName', 'exitSignalNumber', 'processStartFailureMessage'];
function failureOf(run) {
    const broken = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(run, 'invocations')).find((invocation) => {
        const success = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(invocation, 'executionSuccessful');
        if (success !== undefined)
            return success !== true;
        return brokenMarks.some((mark) => (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(invocation, mark) !== undefined) || errorsOf(invocation).length > 0;
    });
    return broken === undefined ? undefined : causeOf(broken);
}
function causeOf(invocation) {
    const [error] = errorsOf(invocation);
    const texts = [
        (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(invocation, 'exitCodeDescription'),
        (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(invocation, 'processStartFailureMessage'),
        (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(error, 'message', 'text'),
    ];
    const cause = texts.map(_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6).find((text) => text !== undefined);
    return cause === undefined ? '' : `: ${cause.slice(0, 300)}`;
}
function errorsOf(invocation) {
    return allOf(invocation).filter((notification) => levelOf(notification) === 'error');
}
function allOf(invocation) {
    return ['toolExecutionNotifications', 'toolConfigurationNotifications'].flatMap((name) => (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(invocation, name)));
}
function levelOf(notification) {
    return (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(notification, 'level'))?.toLowerCase() ?? 'warning';
}
function notificationsOf({ run, tool, places, rules }) {
    return (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(run, 'invocations'))
        .flatMap(allOf)
        .filter((notification) => !quietLevels.includes(levelOf(notification)))
        .map((notification) => {
        const paths = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(notification, 'locations')).flatMap((location) => places.pathOf(location) ?? []);
        const text = (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .b)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(notification, 'message'), rules(notification));
        const diagnostic = {
            engine: tool,
            message: text === '' ? 'The tool notified of a fault without saying which' : text.slice(0, 1000),
        };
        const [path] = paths;
        if (paths.length > 1)
            return { ...diagnostic, file_paths: paths };
        if (path !== undefined)
            return { ...diagnostic, file_path: path };
        return levelOf(notification) === 'error' ? { ...diagnostic, failed: true } : diagnostic;
    });
}


/***/ }),

/***/ 34041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ descriptionOf),
/* harmony export */   b: () => (/* binding */ messageOf)
/* harmony export */ });
/* harmony import */ var _untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65639);

const textMax = 20_000;
const argumentMax = 2000;
function messageOf(message, { rule, component }) {
    const given = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(message, 'text')) ?? (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(message, 'markdown'));
    const text = given ?? lookUp((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(message, 'id'), rule, component) ?? '';
    return plain(filled(text.slice(0, textMax), (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(message, 'arguments')))).slice(0, textMax);
}
function descriptionOf(rule, name) {
    const text = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(rule, name, 'text')) ?? (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(rule, name, 'markdown'));
    return text === undefined ? undefined : plain(text.slice(0, textMax));
}
function lookUp(id, rule, component) {
    if (typeof id !== 'string')
        return undefined;
    const string = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(rule, 'messageStrings', id) ?? (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(component, 'globalMessageStrings', id);
    return (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(string, 'text')) ?? (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(string, 'markdown'));
}
function filled(text, parameters) {
    let room = textMax;
    return text.replaceAll(/\{\{|\}\}|\{(\d{1,2})\}/g, (whole, index) => {
        if (index === undefined)
            return whole.slice(1);
        const value = parameters[Number(index)];
        if (typeof value !== 'string')
            return whole;
        const part = value.slice(0, Math.min(argumentMax, room));
        room -= part.length;
        return part;
    });
}
function plain(text) {
    return text.replaceAll(/\[([^[\]]*)\]\(\d+\)/g, '$1');
}


/***/ }),

/***/ 46536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ createRuleBook)
});

// EXTERNAL MODULE: ./build/compiled/src/sarif/untrusted.js
var untrusted = __webpack_require__(65639);
;// CONCATENATED MODULE: ./build/compiled/src/sarif/taxa.js

const referencesMax = 50;
function createTaxonReader(run) {
    const taxonomies = (0,untrusted/* listOf */.c3)((0,untrusted/* field */.ZZ)(run, 'taxonomies'));
    if (taxonomies.length === 0)
        return () => [];
    const indexes = new Map();
    const taxonIn = (taxonomy, reference) => {
        const place = (0,untrusted/* wholeOf */.l2)((0,untrusted/* field */.ZZ)(reference, 'index'));
        const placed = place === undefined ? undefined : (0,untrusted/* field */.ZZ)(taxonomy, 'taxa', place);
        if (placed !== undefined)
            return placed;
        const index = indexes.get(taxonomy) ?? indexOf(taxonomy);
        indexes.set(taxonomy, index);
        return index.get((0,untrusted/* textOf */.b6)((0,untrusted/* field */.ZZ)(reference, 'id')) ?? (0,untrusted/* textOf */.b6)((0,untrusted/* field */.ZZ)(reference, 'guid'))?.toLowerCase() ?? '');
    };
    return (result, rule) => {
        const related = (0,untrusted/* listOf */.c3)((0,untrusted/* field */.ZZ)(rule, 'relationships')).map((relationship) => (0,untrusted/* field */.ZZ)(relationship, 'target'));
        const references = [...(0,untrusted/* listOf */.c3)((0,untrusted/* field */.ZZ)(result, 'taxa')), ...related].slice(0, referencesMax);
        return references.flatMap((reference) => {
            const named = taxonomyOf(taxonomies, reference);
            const taxon = (named === undefined ? taxonomies : [named])
                .map((taxonomy) => taxonIn(taxonomy, reference))
                .find((found) => found !== undefined);
            return taxon === undefined ? [] : [taxon];
        });
    };
}
function taxonomyOf(taxonomies, reference) {
    const index = (0,untrusted/* wholeOf */.l2)((0,untrusted/* field */.ZZ)(reference, 'toolComponent', 'index'));
    return ((index === undefined ? undefined : taxonomies[index]) ?? namedIn(taxonomies, (0,untrusted/* field */.ZZ)(reference, 'toolComponent')));
}
function indexOf(taxonomy) {
    return new Map((0,untrusted/* listOf */.c3)((0,untrusted/* field */.ZZ)(taxonomy, 'taxa')).flatMap((taxon) => {
        const keys = [(0,untrusted/* textOf */.b6)((0,untrusted/* field */.ZZ)(taxon, 'id')), (0,untrusted/* textOf */.b6)((0,untrusted/* field */.ZZ)(taxon, 'guid'))?.toLowerCase()];
        return keys.flatMap((key) => (key === undefined ? [] : [[key, taxon]]));
    }));
}
function namedIn(components, reference) {
    const guid = (0,untrusted/* textOf */.b6)((0,untrusted/* field */.ZZ)(reference, 'guid'))?.toLowerCase();
    const name = (0,untrusted/* textOf */.b6)((0,untrusted/* field */.ZZ)(reference, 'name'));
    return components.find((component) => (guid !== undefined && (0,untrusted/* textOf */.b6)((0,untrusted/* field */.ZZ)(component, 'guid'))?.toLowerCase() === guid) ||
        (guid === undefined && name !== undefined && (0,untrusted/* field */.ZZ)(component, 'name') === name));
}

;// CONCATENATED MODULE: ./build/compiled/src/sarif/rules.js


const noRuleId = 'unnamed rule';
const idMax = 500;
const alikeMax = 20;
const prefixMax = 8;
const levels = ['error', 'warning', 'note', 'none'];
function createRuleBook(run) {
    const driver = (0,untrusted/* field */.ZZ)(run, 'tool', 'driver');
    const extensions = (0,untrusted/* listOf */.c3)((0,untrusted/* field */.ZZ)(run, 'tool', 'extensions'));
    const entries = [driver, ...extensions].flatMap((component) => (0,untrusted/* listOf */.c3)((0,untrusted/* field */.ZZ)(component, 'rules')).map((rule) => ({ rule, component })));
    const index = { byId: Map.groupBy(entries, ({ rule }) => ruleId(rule)), byGuid: byGuid(entries) };
    const overrides = readOverrides(run, driver, extensions);
    const taxaOf = createTaxonReader(run);
    return (result) => {
        const reference = (0,untrusted/* field */.ZZ)(result, 'rule');
        const named = cutId((0,untrusted/* field */.ZZ)(result, 'ruleId')) ?? cutId((0,untrusted/* field */.ZZ)(reference, 'id'));
        const component = componentOf(reference, driver, extensions);
        const found = indexedRule(result, component, named) ?? lookUp(index, named, (0,untrusted/* field */.ZZ)(reference, 'guid'));
        const [first] = found;
        const id = named ?? ruleId(first?.rule) ?? noRuleId;
        return {
            id,
            rule: first?.rule,
            component: first?.component ?? component,
            described: found.map(({ rule }) => rule),
            taxa: taxaOf(result, first?.rule),
            isMissing: first === undefined && (entries.length > 0 || rules_indexOf(result) !== undefined),
            overriddenLevel: overrides.get(ruleId(first?.rule) ?? id),
        };
    };
}
function rules_indexOf(result) {
    return (0,untrusted/* wholeOf */.l2)((0,untrusted/* field */.ZZ)(result, 'rule', 'index')) ?? (0,untrusted/* wholeOf */.l2)((0,untrusted/* field */.ZZ)(result, 'ruleIndex'));
}
function indexedRule(result, component, named) {
    const index = rules_indexOf(result);
    const rule = index === undefined ? undefined : (0,untrusted/* field */.ZZ)(component, 'rules', index);
    const isMeant = rule !== undefined && (named === undefined || isSameOrPart(ruleId(rule), named));
    return isMeant ? [{ rule, component }] : undefined;
}
function byGuid(entries) {
    const known = entries.filter(({ rule }) => (0,untrusted/* textOf */.b6)((0,untrusted/* field */.ZZ)(rule, 'guid')) !== undefined);
    return Map.groupBy(known, ({ rule }) => String((0,untrusted/* field */.ZZ)(rule, 'guid')).toLowerCase());
}
function ruleId(rule) {
    return cutId((0,untrusted/* field */.ZZ)(rule, 'id'));
}
function cutId(value) {
    return (0,untrusted/* textOf */.b6)(value)?.slice(0, idMax);
}
function isSameOrPart(rule, named) {
    return rule !== undefined && (named === rule || named.startsWith(`${rule}/`));
}
function lookUp({ byId, byGuid }, named, guid) {
    const identified = typeof guid === 'string' ? byGuid.get(guid.toLowerCase()) : undefined;
    if (identified !== undefined)
        return identified;
    let id = named ?? '';
    for (let parts = 0; parts <= prefixMax && id !== ''; parts++) {
        const entries = byId.get(id);
        if (entries !== undefined)
            return entries.slice(0, alikeMax);
        id = id.slice(0, Math.max(0, id.lastIndexOf('/')));
    }
    return [];
}
function componentOf(reference, driver, extensions) {
    const index = (0,untrusted/* wholeOf */.l2)((0,untrusted/* field */.ZZ)(reference, 'toolComponent', 'index'));
    if (index !== undefined)
        return extensions[index];
    return namedIn(extensions, (0,untrusted/* field */.ZZ)(reference, 'toolComponent')) ?? driver;
}
function readOverrides(run, driver, extensions) {
    const overrides = new Map();
    const given = (0,untrusted/* listOf */.c3)((0,untrusted/* field */.ZZ)(run, 'invocations')).flatMap((invocation) => (0,untrusted/* listOf */.c3)((0,untrusted/* field */.ZZ)(invocation, 'ruleConfigurationOverrides')));
    for (const override of given) {
        const descriptor = (0,untrusted/* field */.ZZ)(override, 'descriptor');
        const level = (0,untrusted/* textOf */.b6)((0,untrusted/* field */.ZZ)(override, 'configuration', 'level'));
        const index = (0,untrusted/* wholeOf */.l2)((0,untrusted/* field */.ZZ)(descriptor, 'index'));
        const component = componentOf(descriptor, driver, extensions);
        const indexed = index === undefined ? undefined : ruleId((0,untrusted/* field */.ZZ)(component, 'rules', index));
        const id = cutId((0,untrusted/* field */.ZZ)(descriptor, 'id')) ?? indexed;
        if (id === undefined || level === undefined)
            continue;
        const known = overrides.get(id);
        if (known === undefined || levels.indexOf(level) < levels.indexOf(known))
            overrides.set(id, level);
    }
    return overrides;
}


/***/ }),

/***/ 63598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ securitySeverity),
/* harmony export */   T: () => (/* binding */ rate)
/* harmony export */ });
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26436);
/* harmony import */ var _untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65639);


const words = new Map(Object.entries({
    CRITICAL: 'critical blocker fatal',
    HIGH: 'high error important severe serious major',
    MEDIUM: 'medium moderate warning',
    LOW: 'low minor note recommendation',
    INFO: 'info information informational negligible none',
}).flatMap(([severity, names]) => names.split(' ').map((name) => [name, severity])));
const tagWords = new Set(['critical', 'high', 'medium', 'moderate', 'low', 'info', 'informational']);
const bands = [
    [9, 'CRITICAL'],
    [7, 'HIGH'],
    [4, 'MEDIUM'],
];
const levelless = ['open', 'review'];
function rate(result, resolved, isSecret) {
    const { described, taxa } = resolved;
    const stated = first(readers, (read) => read(result) ?? worst(described.map(read))) ??
        first(readers, (read) => worst(taxa.map(read)));
    return stated === undefined ? rateLevel(result, resolved, isSecret) : { severity: stated, isKnown: true };
}
const readers = [
    (place) => bandOf((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(place, 'properties', 'security-severity')),
    (place) => wordOf((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(place, 'properties', 'security-severity')),
    statedProperty,
    statedTag,
];
function first(places, read) {
    for (const place of places) {
        const severity = read(place);
        if (severity !== undefined)
            return severity;
    }
    return undefined;
}
function securitySeverity(place) {
    const score = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .numberOf */ .rl)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(place, 'properties', 'security-severity'));
    return score !== undefined && score > 0 ? score : undefined;
}
function bandOf(value) {
    const score = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .numberOf */ .rl)(value);
    if (score === undefined || score === 0)
        return undefined;
    return bands.find(([least]) => score >= least)?.[1] ?? 'LOW';
}
function wordOf(value) {
    return typeof value === 'string' && value.length <= 40 ? words.get(value.trim().toLowerCase()) : undefined;
}
function statedProperty(place) {
    const properties = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(place, 'properties');
    const plain = wordOf((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(properties, 'severity'));
    if (plain !== undefined)
        return plain;
    const cousins = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .entriesOf */ .Mc)(properties)
        .filter(([key]) => /severity$/i.test(key) && key !== 'security-severity')
        .map(([, value]) => wordOf(value));
    return worst(cousins);
}
function statedTag(place) {
    return worst((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .tagsOf */ .Fg)(place).map((tag) => {
        const [, word = tag] = /^severity[:/= -]+(.{1,20})$/i.exec(tag) ?? [];
        return word !== tag || tagWords.has(tag.trim().toLowerCase()) ? wordOf(word) : undefined;
    }));
}
function worst(found) {
    return _severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.find((severity) => found.includes(severity));
}
function rateLevel(result, resolved, isSecret) {
    const { described, taxa, overriddenLevel, isMissing } = resolved;
    const own = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(result, 'level'));
    const kind = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(result, 'kind'))?.toLowerCase() ?? '';
    const isMute = own?.toLowerCase() === 'none' && levelless.includes(kind);
    const stated = isMute ? undefined : own;
    const level = stated ?? overriddenLevel ?? worstLevel(described) ?? worstLevel(taxa);
    if (level === undefined && isMissing)
        return unknownRating;
    if (level === undefined)
        return { severity: isSecret ? 'HIGH' : 'MEDIUM', isKnown: true };
    const severity = wordOf(level);
    return severity === undefined ? unknownRating : { severity, isKnown: true };
}
const unknownRating = { severity: 'CRITICAL', isKnown: false };
function worstLevel(descriptors) {
    const levels = descriptors.flatMap((each) => (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(each, 'defaultConfiguration', 'level')) ?? []);
    const odd = levels.find((level) => wordOf(level) === undefined);
    const gravest = worst(levels.map(wordOf));
    return odd ?? levels.find((level) => wordOf(level) === gravest);
}


/***/ }),

/***/ 13151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D1: () => (/* binding */ typeOfScan),
/* harmony export */   K3: () => (/* binding */ typeOfTool),
/* harmony export */   NM: () => (/* binding */ typeOfResult),
/* harmony export */   fA: () => (/* binding */ mayShowSecret),
/* harmony export */   rl: () => (/* binding */ scanTypeOf)
/* harmony export */ });
/* harmony import */ var _untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65639);

const typeOfScan = {
    sast: 'SAST',
    sca: 'SCA',
    secrets: 'SECRET',
    iac: 'IAC',
};
const scanTypeOf = {
    SAST: 'sast',
    AGENTIC_SAST: 'sast',
    SCA: 'sca',
    SECRET: 'secrets',
    IAC: 'iac',
};
const tools = [
    [/^(?:scan gate|trivy|aqua|snyk$|checkmarx|veracode|wiz|gitlab|megalinter)/, undefined],
    [
        named('gitleaks|betterleaks|trufflehog|secretlint|detect-secrets|ggshield|gitguardian|nosey ?parker|kingfisher'),
        'SECRET',
    ],
    [
        named('snyk (?:iac|infrastructure)|checkov|tfsec|kics|zizmor|terrascan|hadolint|kube-?linter|kubesec|poutine'),
        'IAC',
    ],
    [named('cfn-?(?:lint|nag|guard)|tflint|actionlint|template-?analyzer|ansible-lint|dockle|regula\\b'), 'IAC'],
    [named('snyk (?:open source|container)|osv|grype|npm.?audit|dependency|pip-?audit|cargo-?audit|govulncheck'), 'SCA'],
    [named('retire|bundler-?audit|audit-?ci|auditjs|nancy\\b|docker scout|black ?duck|mend\\b|safety\\b'), 'SCA'],
    [named('semgrep|opengrep|codeql|eslint|bandit|gosec|brakeman|sonar|snyk ?code|bearer|njsscan|mobsfscan'), 'SAST'],
    [
        named('psalm|phpstan|flawfinder|cppcheck|clang|spotbugs|security ?code ?scan|devskim|pmd\\b|ruff\\b|rubocop'),
        'SAST',
    ],
    [named('coverity|fortify|horusec|oxlint|biome\\b|pylint|detekt|infer\\b|codechecker'), 'SAST'],
];
function named(words) {
    return new RegExp(`(?<![a-z])(?:${words})`);
}
const marks = new Map([
    ['secret', 'SECRET'],
    ['secrets', 'SECRET'],
    ['misconfiguration', 'IAC'],
    ['iac', 'IAC'],
    ['languagespecificpackagevulnerability', 'SCA'],
    ['ospackagevulnerability', 'SCA'],
    ['sca', 'SCA'],
    ['sast', 'SAST'],
    ['agentic-sast', 'AGENTIC_SAST'],
]);
const rulePatterns = [
    [/^ckv2?_secret_|\.secrets\./i, 'SECRET'],
    [/^(?:cve-\d|ghsa-|rustsec-|pysec-|go-\d{4}-|osv-|snyk-|ckv_cve)/i, 'SCA'],
];
function typeOfTool(tool) {
    const folded = tool.slice(0, 200).toLowerCase();
    return tools.find(([name]) => name.test(folded))?.[1];
}
function typeOfResult(tool, result, { id, rule }) {
    const named = typeOfTool(tool);
    const marked = markedType(result, rule) ?? rulePatterns.find(([pattern]) => pattern.test(id))?.[1];
    if (named === 'SECRET' || named === 'SCA')
        return named;
    return marked ?? named;
}
function markedType(result, rule) {
    const words = [(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(result, 'properties', 'type'), (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(rule, 'name'), ...(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .tagsOf */ .Fg)(result), ...(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .tagsOf */ .Fg)(rule)];
    for (const word of words) {
        const type = marks.get((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(word)?.toLowerCase().replaceAll('_', '-') ?? '');
        if (type !== undefined)
            return type;
    }
    return undefined;
}
const credentialWeaknesses = new Set(['CWE-259', 'CWE-321', 'CWE-798']);
function mayShowSecret(types, cwe) {
    return types.includes('SECRET') || (cwe !== undefined && credentialWeaknesses.has(cwe));
}


/***/ }),

/***/ 65639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ tagsOf),
/* harmony export */   Mc: () => (/* binding */ entriesOf),
/* harmony export */   ZZ: () => (/* binding */ field),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   l2: () => (/* binding */ wholeOf),
/* harmony export */   rl: () => (/* binding */ numberOf)
/* harmony export */ });
/* harmony import */ var _text_records_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92341);

function field(value, ...path) {
    let current = value;
    for (const key of path) {
        if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key))
            return undefined;
        current = current[key];
    }
    return current;
}
function entriesOf(value) {
    return (0,_text_records_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u)(value) ? Object.entries(value) : [];
}
function listOf(value) {
    return Array.isArray(value) ? value : [];
}
function textOf(value) {
    const text = typeof value === 'string' ? value.trim() : '';
    return text === '' ? undefined : text;
}
function wholeOf(value, least = 0) {
    return Number.isSafeInteger(value) && value >= least ? value : undefined;
}
function numberOf(value) {
    const number = typeof value === 'string' && /^\s*\d{1,9}(?:\.\d+)?\s*$/.test(value) ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined;
}
function tagsOf(value) {
    return listOf(field(value, 'properties', 'tags')).filter((tag) => typeof tag === 'string');
}


/***/ }),

/***/ 20962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ weaknessOf)
/* harmony export */ });
/* harmony import */ var _untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65639);

const pattern = /(?<![a-z0-9])cwe[-_ :/]{0,3}0{0,4}([1-9]\d{0,4})(?!\d)/i;
const searched = 4000;
function weaknessOf({ run, result, rule, message }) {
    const references = [
        ...(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(result, 'taxa')),
        ...(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(rule, 'relationships')).map((relationship) => (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(relationship, 'target')),
    ];
    const number = firstNumber(references, (reference) => numberOfReference(run, reference)) ??
        firstNumber([...(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .tagsOf */ .Fg)(result), ...(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .tagsOf */ .Fg)(rule)], numberIn) ??
        firstNumber([result, rule], numberOfProperties) ??
        numberIn(message.slice(0, searched));
    return number === undefined ? undefined : `CWE-${number}`;
}
function firstNumber(places, read) {
    for (const place of places) {
        const number = read(place);
        if (number !== undefined)
            return number;
    }
    return undefined;
}
function numberIn(text) {
    return typeof text === 'string' ? pattern.exec(text.slice(0, searched))?.[1] : undefined;
}
function numberOfReference(run, reference) {
    const taxonomyIndex = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeOf */ .l2)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(reference, 'toolComponent', 'index'));
    const taxonomy = taxonomyIndex === undefined ? undefined : (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(run, 'taxonomies', taxonomyIndex);
    const taxonIndex = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeOf */ .l2)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(reference, 'index'));
    const taxon = taxonIndex === undefined ? undefined : (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(taxonomy, 'taxa', taxonIndex);
    const id = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(reference, 'id')) ?? (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(taxon, 'id'));
    const owner = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(reference, 'toolComponent', 'name')) ?? (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(taxonomy, 'name'));
    return numberIn(id) ?? (/cwe/i.test(owner ?? '') ? bareNumber(id) : undefined);
}
function bareNumber(value) {
    return /^0{0,4}([1-9]\d{0,4})$/.exec(typeof value === 'number' ? String(value) : ((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(value) ?? ''))?.[1];
}
function numberOfProperties(place) {
    const named = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .entriesOf */ .Mc)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(place, 'properties')).filter(([key]) => /cwe/i.test(key));
    const values = named.flatMap(([, value]) => (Array.isArray(value) ? value : [value]));
    return firstNumber(values, (value) => {
        const plain = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(value, 'id') ?? value;
        return numberIn(plain) ?? bareNumber(plain);
    });
}


/***/ }),

/***/ 39308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ normalizeCode)
/* harmony export */ });
/* harmony import */ var _languages_languages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47128);

const slashComments = new Set([
    ...['JavaScript', 'TypeScript', 'TSX', 'JSX', 'Java', 'Go', 'C', 'C++', 'C#', 'Kotlin', 'Scala', 'Swift', 'Rust'],
    ...['Dart', 'Groovy', 'PHP', 'Vue', 'Svelte', 'Astro'],
]);
const hashComments = new Set(['Python', 'Ruby', 'Perl', 'R', 'Elixir', 'PHP']);
const slashFiles = /\.(?:[cm]?[jt]sx?|vue|json5?|tf|hcl|bicep)$/i;
const hashFiles = /\.(?:ya?ml|tf|hcl|toml|sh|bash)$|(?:^|\/)(?:Docker|Container)file[^/]*$/i;
const scriptFiles = /\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/i;
const commandFiles = /\.(?:ya?ml|sh|bash)$|(?:^|\/)(?:Docker|Container)file[^/]*$/i;
const evenQuotes = new Set(['Python', 'Dart', 'Lua', 'R']);
const evenFiles = /\.(?:[cm]?[jt]sx?|vue|svelte|astro|html?|json5?)$/i;
const plainQuotes = new Set(['PHP', 'Ruby', 'Perl', 'Groovy']);
const tripleTexts = new Set(['Python', 'Java', 'Kotlin', 'Scala', 'Swift', 'Groovy', 'C#', 'Dart', 'Elixir', 'Julia']);
const rawTexts = {
    'C#': /\$?@\$?"(?:[^"]|"")*(?:"|$)/y,
    'C++': /(?:u8|[uUL])?R"([^()\\\s]{0,16})\([\s\S]*?(?:\)\1"|$)/y,
    Go: /`[^`]*(?:`|$)/y,
    Rust: /b?r(#{0,8})"[\s\S]*?(?:"\1|$)/y,
    Swift: /(?<!#)(#{1,8})"[\s\S]*?(?:"\1|$)/y,
};
const openTexts = [
    [new Set(['PHP']), undefined, /<<<[ \t]*["']?[A-Za-z_]/y],
    [
        new Set(['Ruby', 'Perl', 'Shell']),
        /\.(?:tf|hcl|sh|bash)$|(?:^|\/)(?:Docker|Container)file[^/]*$/i,
        /<<[-~]?["'`\\]?\w/y,
    ],
    [new Set(), /\.ya?ml$/i, /(?<=[:-][ \t]+)[|>][-+\d]*[ \t]*(?:#.*)?(?=\n)/y],
];
function dialectOf(code, path) {
    const language = (0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .eX)(path) ?? '';
    const isScript = scriptFiles.test(path);
    const isEven = evenQuotes.has(language) || evenFiles.test(path);
    const isPlain = plainQuotes.has(language) || hashFiles.test(path);
    const isMarkup = isScript && /<\/|\/>|<>/.test(code);
    return {
        language,
        isScript,
        isCommand: commandFiles.test(path),
        hasSlashComments: !isMarkup && (slashComments.has(language) || slashFiles.test(path)),
        hashComment: hashComments.has(language) ? hashComment : hashFiles.test(path) ? spacedHashComment : undefined,
        quotes: isEven ? 'even' : isPlain ? 'plain' : 'own',
        rawText: rawTexts[language],
        openText: openTexts.find(([languages, files]) => languages.has(language) || files?.test(path))?.[2],
    };
}
function normalizeCode(code, path) {
    const plain = code.replaceAll(/\r\n?/g, '\n');
    const dialect = dialectOf(plain, path);
    const { isScript, isCommand, language } = dialect;
    const isPython = language === 'Python';
    let tokens = readTokens(plain, dialect);
    if (isScript)
        tokens = withPlainNames(withoutArrowParentheses(tokens));
    if (isScript || isPython)
        tokens = withoutNeedlessParentheses(tokens);
    tokens = withoutTrailingCommas(tokens, isPython);
    return (isCommand ? tokens : tokens.filter((token) => token !== ';')).join(' ');
}
function withoutTrailingCommas(tokens, isPython) {
    const pairs = pairUp(tokens);
    const isTuple = (index) => {
        const close = index + 1;
        const open = pairs.get(close);
        if (!isPython || tokens[close] !== ')' || open === undefined || mayBeCalled(tokens[open - 1]))
            return false;
        return commasIn(tokens, { open, close, pairs }) === 1;
    };
    return tokens.filter((token, index) => {
        const next = tokens[index + 1];
        const isLast = token === ',' && (next === undefined || /^[)\]}]$/.test(next));
        return !isLast || /^[,([{]$/.test(tokens[index - 1] ?? '') || isTuple(index);
    });
}
function mayBeCalled(token) {
    const isWord = /^(?:[\w$]+|[)\]])$/.test(token ?? '');
    return (isWord &&
        !/^(?:return|in|and|or|not|yield|if|else|is|assert|await|for|while|del|from|raise|print)$/.test(token ?? ''));
}
function withoutArrowParentheses(tokens) {
    const dropped = new Set();
    tokens.forEach((token, index) => {
        const isOne = token === '(' && /^[\w$]+$/.test(tokens[index + 1] ?? '') && tokens[index + 2] === ')';
        if (isOne && tokens[index + 3] === '=>')
            dropped.add(index).add(index + 2);
    });
    return tokens.filter((_, index) => !dropped.has(index));
}
function withPlainNames(tokens) {
    return tokens.map((token, index) => {
        const isName = tokens[index + 1] === ':' && /^[{,]$/.test(tokens[index - 1] ?? '') && /^"[A-Za-z_$][\w$]*"$/.test(token);
        return isName ? token.slice(1, -1) : token;
    });
}
function withoutNeedlessParentheses(tokens) {
    const pairs = pairUp(tokens);
    const dropped = new Set();
    for (const [close, open] of pairs) {
        const [before, first, next] = [tokens[open - 1], tokens[open + 1], tokens[close + 1]];
        const isAlone = /^(?:|[(,=:[]|=>|return)$/.test(before ?? '') && /^[)\],;}]?$/.test(next ?? '');
        const isValue = tokens[open] === '(' && isAlone && !/^[{)*]$/.test(first ?? '');
        if (isValue && commasIn(tokens, { open, close, pairs }) === 0)
            dropped.add(open).add(close);
    }
    return tokens.filter((_, index) => !dropped.has(index));
}
function pairUp(tokens) {
    const pairs = new Map();
    const open = [];
    tokens.forEach((token, index) => {
        if (/^[([{]$/.test(token))
            open.push(index);
        else if (/^[)\]}]$/.test(token)) {
            const start = open.pop();
            if (start !== undefined)
                pairs.set(index, start);
        }
    });
    return pairs;
}
function commasIn(tokens, { open, close, pairs }) {
    let count = 0;
    for (let at = close - 1; at > open; at -= 1) {
        at = pairs.get(at) ?? at;
        if (tokens[at] === ',')
            count += 1;
    }
    return count;
}
const blank = /(?:[\s\u200b\ufeff]|\\\n)+/y;
const slashComment = /(?<![:=])\/\/[^\n\u2028\u2029]*|\/\*[\s\S]*?(?:\*\/|$)/y;
const hashComment = /#(?![[{])[^\n]*/y;
const spacedHashComment = /(?<!\S)#[^\n]*/y;
const filled = /[#$]\{|\{\{/g;
const tripleText = /("""|''')((?:\\[\s\S]|(?!\1)[\s\S])*)(?:\1|$)/y;
const text = /(["'`])((?:\\[\s\S]|(?!\1)[\s\S])*)(?:\1|$)/y;
const pattern = /\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/\w*/y;
const word = /[\w$]+/y;
const operator = /=>|\?\.|\?\?=?|\*\*=?|&&=?|\|\|=?|\+\+|--|[=!<>+\-*/%&|^]=+|\.\.\.|::|->|:=|[\s\S]/y;
const rest = /[\s\S]*/y;
function readTokens(code, dialect) {
    const { hasSlashComments, hashComment: comment, language, isScript, rawText, openText } = dialect;
    const tokens = [];
    let at = 0;
    const read = (expression) => {
        if (expression === undefined)
            return undefined;
        expression.lastIndex = at;
        const found = expression.exec(code) ?? undefined;
        at += found?.[0].length ?? 0;
        return found;
    };
    let [nextFilled, lineEnd] = [-1, -1];
    const isFilled = () => {
        if (nextFilled < at)
            nextFilled = indexFrom(filled, { code, at });
        if (lineEnd < at)
            lineEnd = indexFrom(/\n/g, { code, at });
        return nextFilled < lineEnd;
    };
    while (at < code.length) {
        if (read(openText)) {
            const [written = ''] = read(rest) ?? [];
            tokens.push('<<', ...written.split('\n').map((line) => line.trim()));
            continue;
        }
        if (read(blank))
            continue;
        if (hasSlashComments && read(slashComment))
            continue;
        if (code[at] === '#' && !isFilled() && read(comment))
            continue;
        const [raw] = read(rawText) ?? [];
        const triple = raw === undefined && tripleTexts.has(language) ? read(tripleText) : undefined;
        const template = isScript && code[at] === '`' ? readTemplate(code, at) : undefined;
        at += template?.length ?? 0;
        const isTaken = raw !== undefined || triple !== undefined || template !== undefined;
        const quoted = isTaken ? undefined : read(text);
        const literal = !isTaken && quoted === undefined && hasSlashComments && mayBeginPattern(tokens.at(-1)) ? pattern : undefined;
        tokens.push(raw ??
            template ??
            (triple && unifyTriple(triple, dialect)) ??
            (quoted && unifyText(quoted, dialect)) ??
            read(literal)?.[0] ??
            readWord(read(word)?.[0], code.charAt(at), dialect) ??
            read(operator)?.[0] ??
            '');
    }
    return tokens.filter((token) => token !== '');
}
function indexFrom(expression, { code, at }) {
    expression.lastIndex = at;
    return expression.exec(code)?.index ?? code.length;
}
function readTemplate(code, start) {
    const open = [];
    let at = start;
    for (; at < code.length; at += 1) {
        const [letter, around] = [code[at] ?? '', open.at(-1)];
        if (letter === '\\')
            at += 1;
        else if (letter === '`' && around === '`')
            open.pop();
        else if (around === '`') {
            if (letter === '$' && code[at + 1] === '{')
                open.push('{');
        }
        else if (letter === '`' || letter === '{')
            open.push(letter);
        else if (letter === '"' || letter === "'")
            at = endOfText(code, at);
        else if (letter === '}')
            open.pop();
        if (open.length === 0)
            break;
    }
    return code.slice(start, at + 1);
}
function endOfText(code, start) {
    text.lastIndex = start;
    return start + (text.exec(code)?.[0].length ?? 1) - 1;
}
function readWord(found, next, { language, isScript }) {
    if (found === undefined)
        return undefined;
    const isPython = language === 'Python';
    if ((isScript || isPython) && /^\d/.test(found))
        return found.toLowerCase();
    if (!isPython || !/^["']$/.test(next) || !/^[bfrut]{1,2}$/i.test(found))
        return found;
    return found.toLowerCase() === 'u' ? '' : found.replaceAll(/[BFUT]/g, (letter) => letter.toLowerCase());
}
function unifyTriple([, quote, inside = ''], { quotes }) {
    const mark = quotes === 'even' ? '"""' : quote;
    return `${mark}${inside}${mark}`;
}
function unifyText([, quote, inside = ''], { quotes }) {
    const isOwn = quotes === 'own' || (quotes === 'plain' && /[\\$#@%{]/.test(inside));
    if (quote === '`' || isOwn)
        return `${quote}${inside}${quote}`;
    return `"${inside.replaceAll(/\\(\\|['"])/g, (pair, letter) => (letter === '\\' ? pair : letter)).replaceAll(/\\\\|"/g, (sign) => (sign === '"' ? '\\"' : sign))}"`;
}
function mayBeginPattern(before) {
    return (before === undefined ||
        /^(?:[(,=:[!&|?{};+\-*%~^<>]|.*=|=>|&&|\|\||\?\?|return|typeof|case|in|of|void|delete|await|yield)$/.test(before));
}


/***/ }),

/***/ 11475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $U: () => (/* binding */ ordinals),
/* harmony export */   MX: () => (/* binding */ secretMark),
/* harmony export */   ax: () => (/* binding */ fingerprintOf),
/* harmony export */   tT: () => (/* binding */ identities)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _code_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39308);


function fingerprintOf(parts) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(parts)).digest('hex');
}
function identities() {
    const ordinalOf = ordinals();
    return ({ rule, path, code, node }) => {
        const ordinal = ordinalOf(JSON.stringify([rule, path, code]));
        return {
            fingerprint: fingerprintOf([rule, path, code, ordinal]),
            contentFingerprint: fingerprintOf([rule, code, ordinal]),
            ...(node === undefined ? {} : { codeFingerprint: fingerprintOf([rule, (0,_code_key_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizeCode */ .v)(node, path)]) }),
        };
    };
}
function ordinals() {
    const seen = new Map();
    return (key) => {
        const ordinal = seen.get(key) ?? 0;
        seen.set(key, ordinal + 1);
        return ordinal;
    };
}
const guessableMarkLength = 3;
function secretMark(secret, isIssued) {
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', 'scan-gate: identity of a secret').update(secret).digest('hex');
    return isIssued ? digest : digest.slice(0, guessableMarkLength);
}


/***/ })

};
