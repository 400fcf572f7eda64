export const id = 664;
export const ids = [664];
export const modules = {

/***/ 64248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ isInBranch),
/* harmony export */   f: () => (/* binding */ findMergeBase)
/* harmony export */ });
/* harmony import */ var _checkout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20171);
/* harmony import */ var _commit_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84191);
/* harmony import */ var _line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19532);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92515);




async function findMergeBase(location, head, target) {
    for await (const tip of findTips(location, target)) {
        const { code, stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .runGitCommand */ .tD)(location, ['merge-base', '--end-of-options', head, tip]);
        const sha = stdout.toString().trim();
        if (code === 0 && (0,_commit_name_js__WEBPACK_IMPORTED_MODULE_3__/* .isFullSha */ .Wf)(sha))
            return sha === head ? undefined : sha;
    }
    return undefined;
}
async function isInBranch(location, sha, target) {
    let hasTip = false;
    for await (const tip of findTips(location, target)) {
        const { code } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .runGitCommand */ .tD)(location, ['merge-base', '--is-ancestor', '--end-of-options', sha, tip]);
        if (code === 0)
            return true;
        hasTip = true;
    }
    return hasTip && !(await (0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isShallow */ .fE)(location)) ? false : undefined;
}
async function* findTips(location, { branch, sha, isLocalTrusted }) {
    const { remote, local } = await (0,_checkout_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveBothBranches */ .OY)(location, branch);
    if (remote !== undefined)
        yield remote;
    const named = sha === undefined ? undefined : await (0,_checkout_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveCommit */ .WL)(location, sha);
    if (named !== undefined)
        yield named;
    if (local !== undefined && (isLocalTrusted || !(await hasRemote(location))))
        yield local;
}
async function hasRemote(location) {
    const { code, stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .runGitCommand */ .tD)(location, ['remote']);
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
async function listRenames(location, from, to) {
    const options = [
        '--no-ext-diff',
        '--no-textconv',
        '--no-relative',
        `--find-renames=${leastAlike.ofScripts}%`,
        '-l3000',
        '--diff-filter=R',
        '-z',
    ];
    const { code, stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_0__/* .runGitCommand */ .tD)(location, [
        'diff',
        '--name-status',
        ...options,
        '--end-of-options',
        from,
        to,
    ]);
    if (code !== 0)
        return new Map();
    const fields = stdout.toString().split('\0');
    const renames = new Map();
    for (let at = 0; at + 2 < fields.length; at += 3) {
        const [score = '', before = '', after = ''] = fields.slice(at, at + 3);
        const least = isSameScriptName(before, after) ? leastAlike.ofScripts : leastAlike.usual;
        if (Number(score.slice(1)) >= least)
            renames.set(after, before);
    }
    return renames;
}
function isSameScriptName(before, after) {
    const stripExtension = (path) => path.replace(scriptExtension, '');
    return (scriptExtension.test(before) && scriptExtension.test(after) && stripExtension(before) === stripExtension(after));
}


/***/ }),

/***/ 60966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ decideAges)
/* harmony export */ });
function decideAges(sides) {
    const { head, base, pathBefore: getPreviousPath, isUnseen: mayBeUnscanned } = sides;
    const left = new Set(base);
    const found = new Map();
    for (const keysOfHead of keyKinds) {
        const index = indexByKeys(base, (finding) => keysOfHead(finding, (path) => path));
        for (const finding of head) {
            if (found.has(finding))
                continue;
            const candidates = keysOfHead(finding, getPreviousPath).flatMap((key) => index.get(key) ?? []);
            const match = takeBestMatch(finding, { candidates, left, pathBefore: getPreviousPath });
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
        return mayBeHeld || mayBeUnscanned(finding) ? 'doubtful' : 'new';
    });
}
const keyKinds = [
    ({ identity }) => (identity === undefined ? [] : [identity]),
    ({ codeKeys, path }, getPreviousPath) => path === undefined ? [] : codeKeys.map((key) => `${getPreviousPath(path)} ${key}`),
];
function indexByKeys(base, listKeys) {
    const index = new Map();
    for (const finding of base)
        for (const key of listKeys(finding))
            index.set(key, [...(index.get(key) ?? []), finding]);
    return index;
}
function takeBestMatch(finding, { candidates, left, pathBefore: getPreviousPath }) {
    const free = candidates.filter((candidate) => left.has(candidate));
    const excusing = free.find((candidate) => isExcused(finding, candidate, getPreviousPath));
    const taken = excusing ?? free[0];
    if (taken === undefined)
        return undefined;
    left.delete(taken);
    return { isExcused: excusing !== undefined };
}
function isExcused(now, before, getPreviousPath) {
    if (before.severityRank > now.severityRank)
        return false;
    if (before.score !== undefined && now.score !== undefined && now.score > before.score)
        return false;
    if (now.sources === undefined || now.sources.length === 0)
        return true;
    const sourcesBefore = before.sources ?? [];
    return now.sources.some((source) => sourcesBefore.some((other) => isSameSource({ ...source, path: getPreviousPath(source.path) }, other)));
}
function isSameSource(now, before) {
    const isSamePlace = now.kind === before.kind && now.path === before.path && now.code === before.code;
    return isSamePlace && before.safeFor.every((purpose) => now.safeFor.includes(purpose));
}


/***/ }),

/***/ 20359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ describeUnattended),
/* harmony export */   p: () => (/* binding */ createRunEnvironment)
/* harmony export */ });
/* harmony import */ var _ci_systems_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78737);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92700);


function describeUnattended({ system }) {
    if (system !== 'unattended')
        return [];
    return ['No terminal and no CI system: judged as a pull request. On your own machine, add --local'];
}
function createRunEnvironment({ env, folder, hasTerminal }, { local } = {}) {
    const mark = local ? (0,_ci_systems_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .findCiMark */ .d7)(env) : undefined;
    if (mark === undefined)
        return { variables: env, folder, isAttended: hasTerminal || local === true };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `--local: ${mark} is set, and so this runs in a CI system`, {
        reason: 'settings',
        hint: 'Remove --local: it is for your own machine.',
    });
}


/***/ }),

/***/ 68260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ describeUncommittedPolicy)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _git_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96287);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16566);
/* harmony import */ var _policy_policy_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77784);





async function describeUncommittedPolicy(folder, { configFile }) {
    const paths = configFile?.kind === 'own' ? [configFile.path] : _policy_policy_files_js__WEBPACK_IMPORTED_MODULE_4__/* .policyPaths */ .ff;
    const top = (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .findRepository */ .W)(folder).checkout?.top;
    if (top === undefined)
        return [];
    return (await Promise.all(paths.map((path) => compareCommitted(top, path)))).flat();
}
async function compareCommitted(top, path) {
    const here = await readSmallFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, path)).catch(() => undefined);
    if (here === undefined)
        return [];
    try {
        const head = await (0,_git_files_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveSha */ .vc)('HEAD', (0,_git_files_js__WEBPACK_IMPORTED_MODULE_2__/* .createGit */ .lD)(top));
        const committed = head === undefined ? undefined : await (0,_git_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readFileAt */ ._T)(top, head, path);
        if (committed !== undefined && normalizeLineEndings(committed.text) === normalizeLineEndings(here))
            return [];
        const what = committed === undefined ? 'is not committed' : 'has changes that are not committed';
        return [`${path} ${what}: only committed policy is read`];
    }
    catch {
        return [];
    }
}
async function readSmallFile(path) {
    const entry = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path);
    return entry.isFile() && entry.size <= sizeCapBytes ? (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8') : undefined;
}
const sizeCapBytes = 1024 * 1024;
function normalizeLineEndings(text) {
    return text.replaceAll('\r\n', '\n');
}


/***/ }),

/***/ 49194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ readNotifications),
/* harmony export */   g: () => (/* binding */ findFailure)
/* harmony export */ });
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34041);
/* harmony import */ var _untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65639);


const quietLevels = ['note', 'none'];
const failureMarks = ['exitSignalName', 'exitSignalNumber', 'processStartFailureMessage'];
function findFailure(run) {
    const broken = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .LD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(run, 'invocations')).find((invocation) => {
        const success = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(invocation, 'executionSuccessful');
        if (success !== undefined)
            return success !== true;
        return failureMarks.some((mark) => (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(invocation, mark) !== undefined) || listErrors(invocation).length > 0;
    });
    return broken === undefined ? undefined : formatCause(broken);
}
function formatCause(invocation) {
    const [error] = listErrors(invocation);
    const texts = [
        (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(invocation, 'exitCodeDescription'),
        (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(invocation, 'processStartFailureMessage'),
        (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(error, 'message', 'text'),
    ];
    const cause = texts.map(_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY).find((text) => text !== undefined);
    return cause === undefined ? '' : `: ${cause.slice(0, 300)}`;
}
function listErrors(invocation) {
    return listNotifications(invocation).filter((notification) => getNotificationLevel(notification) === 'error');
}
function listNotifications(invocation) {
    return ['toolExecutionNotifications', 'toolConfigurationNotifications'].flatMap((name) => (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .LD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(invocation, name)));
}
function getNotificationLevel(notification) {
    return (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(notification, 'level'))?.toLowerCase() ?? 'warning';
}
function readNotifications({ run, tool, places: locations, rules }) {
    return (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .LD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(run, 'invocations'))
        .flatMap(listNotifications)
        .filter((notification) => !quietLevels.includes(getNotificationLevel(notification)))
        .map((notification) => {
        const paths = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .LD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(notification, 'locations')).flatMap((location) => locations.pathOf(location) ?? []);
        const text = (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveMessage */ .I)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(notification, 'message'), rules(notification));
        const diagnostic = {
            engine: tool,
            message: text === '' ? 'The tool notified of a fault without saying which' : text.slice(0, 1000),
        };
        const [path] = paths;
        if (paths.length > 1)
            return { ...diagnostic, file_paths: paths };
        if (path !== undefined)
            return { ...diagnostic, file_path: path };
        return getNotificationLevel(notification) === 'error' ? { ...diagnostic, failed: true } : diagnostic;
    });
}


/***/ }),

/***/ 34041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ resolveMessage),
/* harmony export */   X: () => (/* binding */ readDescription)
/* harmony export */ });
/* harmony import */ var _untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65639);

const textMax = 20_000;
const argumentMax = 2000;
function resolveMessage(message, { rule, component }) {
    const given = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(message, 'text')) ?? (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(message, 'markdown'));
    const text = given ?? findMessageString((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(message, 'id'), rule, component) ?? '';
    return removeLinks(fillArguments(text.slice(0, textMax), (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .LD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(message, 'arguments')))).slice(0, textMax);
}
function readDescription(rule, name) {
    const text = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(rule, name, 'text')) ?? (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(rule, name, 'markdown'));
    return text === undefined ? undefined : removeLinks(text.slice(0, textMax));
}
function findMessageString(id, rule, component) {
    if (typeof id !== 'string')
        return undefined;
    const string = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(rule, 'messageStrings', id) ?? (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(component, 'globalMessageStrings', id);
    return (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(string, 'text')) ?? (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(string, 'markdown'));
}
function fillArguments(text, parameters) {
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
function removeLinks(text) {
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
    const taxonomies = (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(run, 'taxonomies'));
    if (taxonomies.length === 0)
        return () => [];
    const indexes = new Map();
    const findTaxon = (taxonomy, reference) => {
        const place = (0,untrusted/* readWhole */.oD)((0,untrusted/* readNested */._h)(reference, 'index'));
        const placed = place === undefined ? undefined : (0,untrusted/* readNested */._h)(taxonomy, 'taxa', place);
        if (placed !== undefined)
            return placed;
        const index = indexes.get(taxonomy) ?? indexTaxa(taxonomy);
        indexes.set(taxonomy, index);
        return index.get((0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(reference, 'id')) ?? (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(reference, 'guid'))?.toLowerCase() ?? '');
    };
    return (result, rule) => {
        const related = (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(rule, 'relationships')).map((relationship) => (0,untrusted/* readNested */._h)(relationship, 'target'));
        const references = [...(0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(result, 'taxa')), ...related].slice(0, referencesMax);
        return references.flatMap((reference) => {
            const named = resolveTaxonomy(taxonomies, reference);
            const taxon = (named === undefined ? taxonomies : [named])
                .map((taxonomy) => findTaxon(taxonomy, reference))
                .find((found) => found !== undefined);
            return taxon === undefined ? [] : [taxon];
        });
    };
}
function resolveTaxonomy(taxonomies, reference) {
    const index = (0,untrusted/* readWhole */.oD)((0,untrusted/* readNested */._h)(reference, 'toolComponent', 'index'));
    return ((index === undefined ? undefined : taxonomies[index]) ??
        findNamedComponent(taxonomies, (0,untrusted/* readNested */._h)(reference, 'toolComponent')));
}
function indexTaxa(taxonomy) {
    return new Map((0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(taxonomy, 'taxa')).flatMap((taxon) => {
        const keys = [(0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(taxon, 'id')), (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(taxon, 'guid'))?.toLowerCase()];
        return keys.flatMap((key) => (key === undefined ? [] : [[key, taxon]]));
    }));
}
function findNamedComponent(components, reference) {
    const guid = (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(reference, 'guid'))?.toLowerCase();
    const name = (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(reference, 'name'));
    return components.find((component) => (guid !== undefined && (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(component, 'guid'))?.toLowerCase() === guid) ||
        (guid === undefined && name !== undefined && (0,untrusted/* readNested */._h)(component, 'name') === name));
}

;// CONCATENATED MODULE: ./build/compiled/src/sarif/rules.js


const noRuleId = 'unnamed rule';
const idMax = 500;
const alikeMax = 20;
const prefixMax = 8;
const levels = ['error', 'warning', 'note', 'none'];
function createRuleBook(run) {
    const driver = (0,untrusted/* readNested */._h)(run, 'tool', 'driver');
    const extensions = (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(run, 'tool', 'extensions'));
    const entries = [driver, ...extensions].flatMap((component) => (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(component, 'rules')).map((rule) => ({ rule, component })));
    const index = { byId: Map.groupBy(entries, ({ rule }) => getRuleId(rule)), byGuid: groupByGuid(entries) };
    const overrides = readOverrides(run, driver, extensions);
    const taxaOf = createTaxonReader(run);
    return (result) => {
        const reference = (0,untrusted/* readNested */._h)(result, 'rule');
        const named = truncateId((0,untrusted/* readNested */._h)(result, 'ruleId')) ?? truncateId((0,untrusted/* readNested */._h)(reference, 'id'));
        const component = resolveComponent(reference, driver, extensions);
        const found = findIndexedRule(result, component, named) ?? findEntries(index, named, (0,untrusted/* readNested */._h)(reference, 'guid'));
        const [first] = found;
        const id = named ?? getRuleId(first?.rule) ?? noRuleId;
        return {
            id,
            rule: first?.rule,
            component: first?.component ?? component,
            described: found.map(({ rule }) => rule),
            taxa: taxaOf(result, first?.rule),
            isMissing: first === undefined && (entries.length > 0 || readRuleIndex(result) !== undefined),
            overriddenLevel: overrides.get(getRuleId(first?.rule) ?? id),
        };
    };
}
function readRuleIndex(result) {
    return (0,untrusted/* readWhole */.oD)((0,untrusted/* readNested */._h)(result, 'rule', 'index')) ?? (0,untrusted/* readWhole */.oD)((0,untrusted/* readNested */._h)(result, 'ruleIndex'));
}
function findIndexedRule(result, component, named) {
    const index = readRuleIndex(result);
    const rule = index === undefined ? undefined : (0,untrusted/* readNested */._h)(component, 'rules', index);
    const isMeant = rule !== undefined && (named === undefined || isSameOrPart(getRuleId(rule), named));
    return isMeant ? [{ rule, component }] : undefined;
}
function groupByGuid(entries) {
    const known = entries.filter(({ rule }) => (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(rule, 'guid')) !== undefined);
    return Map.groupBy(known, ({ rule }) => String((0,untrusted/* readNested */._h)(rule, 'guid')).toLowerCase());
}
function getRuleId(rule) {
    return truncateId((0,untrusted/* readNested */._h)(rule, 'id'));
}
function truncateId(value) {
    return (0,untrusted/* readTextField */.IY)(value)?.slice(0, idMax);
}
function isSameOrPart(rule, named) {
    return rule !== undefined && (named === rule || named.startsWith(`${rule}/`));
}
function findEntries({ byId, byGuid }, named, guid) {
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
function resolveComponent(reference, driver, extensions) {
    const index = (0,untrusted/* readWhole */.oD)((0,untrusted/* readNested */._h)(reference, 'toolComponent', 'index'));
    if (index !== undefined)
        return extensions[index];
    return findNamedComponent(extensions, (0,untrusted/* readNested */._h)(reference, 'toolComponent')) ?? driver;
}
function readOverrides(run, driver, extensions) {
    const overrides = new Map();
    const given = (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(run, 'invocations')).flatMap((invocation) => (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(invocation, 'ruleConfigurationOverrides')));
    for (const override of given) {
        const descriptor = (0,untrusted/* readNested */._h)(override, 'descriptor');
        const level = (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(override, 'configuration', 'level'));
        const index = (0,untrusted/* readWhole */.oD)((0,untrusted/* readNested */._h)(descriptor, 'index'));
        const component = resolveComponent(descriptor, driver, extensions);
        const indexed = index === undefined ? undefined : getRuleId((0,untrusted/* readNested */._h)(component, 'rules', index));
        const id = truncateId((0,untrusted/* readNested */._h)(descriptor, 'id')) ?? indexed;
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
/* harmony export */   S: () => (/* binding */ rateSeverity),
/* harmony export */   o: () => (/* binding */ readSecuritySeverity)
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
function rateSeverity(result, resolved, isSecret) {
    const { described, taxa } = resolved;
    const stated = findFirst(readers, (read) => read(result) ?? pickWorstSeverity(described.map(read))) ??
        findFirst(readers, (read) => pickWorstSeverity(taxa.map(read)));
    return stated === undefined ? rateLevel(result, resolved, isSecret) : { severity: stated, isKnown: true };
}
const readers = [
    (place) => toBand((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(place, 'properties', 'security-severity')),
    (place) => parseSeverityWord((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(place, 'properties', 'security-severity')),
    readProperty,
    readTag,
];
function findFirst(places, read) {
    for (const place of places) {
        const severity = read(place);
        if (severity !== undefined)
            return severity;
    }
    return undefined;
}
function readSecuritySeverity(place) {
    const score = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNumber */ .kz)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(place, 'properties', 'security-severity'));
    return score !== undefined && score > 0 ? score : undefined;
}
function toBand(value) {
    const score = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNumber */ .kz)(value);
    if (score === undefined || score === 0)
        return undefined;
    return bands.find(([least]) => score >= least)?.[1] ?? 'LOW';
}
function parseSeverityWord(value) {
    return typeof value === 'string' && value.length <= 40 ? words.get(value.trim().toLowerCase()) : undefined;
}
function readProperty(place) {
    const properties = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(place, 'properties');
    const plain = parseSeverityWord((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(properties, 'severity'));
    if (plain !== undefined)
        return plain;
    const cousins = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readEntries */ .$2)(properties)
        .filter(([key]) => /severity$/i.test(key) && key !== 'security-severity')
        .map(([, value]) => parseSeverityWord(value));
    return pickWorstSeverity(cousins);
}
function readTag(place) {
    return pickWorstSeverity((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readTags */ .g$)(place).map((tag) => {
        const [, word = tag] = /^severity[:/= -]+(.{1,20})$/i.exec(tag) ?? [];
        return word !== tag || tagWords.has(tag.trim().toLowerCase()) ? parseSeverityWord(word) : undefined;
    }));
}
function pickWorstSeverity(found) {
    return _severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.find((severity) => found.includes(severity));
}
function rateLevel(result, resolved, isSecret) {
    const { described, taxa, overriddenLevel, isMissing } = resolved;
    const own = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(result, 'level'));
    const kind = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(result, 'kind'))?.toLowerCase() ?? '';
    const isMute = own?.toLowerCase() === 'none' && levelless.includes(kind);
    const stated = isMute ? undefined : own;
    const level = stated ?? overriddenLevel ?? pickWorstLevel(described) ?? pickWorstLevel(taxa);
    if (level === undefined && isMissing)
        return unknownRating;
    if (level === undefined)
        return { severity: isSecret ? 'HIGH' : 'MEDIUM', isKnown: true };
    const severity = parseSeverityWord(level);
    return severity === undefined ? unknownRating : { severity, isKnown: true };
}
const unknownRating = { severity: 'CRITICAL', isKnown: false };
function pickWorstLevel(descriptors) {
    const levels = descriptors.flatMap((each) => (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(each, 'defaultConfiguration', 'level')) ?? []);
    const odd = levels.find((level) => parseSeverityWord(level) === undefined);
    const gravest = pickWorstSeverity(levels.map(parseSeverityWord));
    return odd ?? levels.find((level) => parseSeverityWord(level) === gravest);
}


/***/ }),

/***/ 13151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Od: () => (/* binding */ scanTypeByFindingType),
/* harmony export */   Sj: () => (/* binding */ determineType),
/* harmony export */   fA: () => (/* binding */ mayShowSecret),
/* harmony export */   fr: () => (/* binding */ getToolType),
/* harmony export */   s: () => (/* binding */ findingTypeByScanType)
/* harmony export */ });
/* harmony import */ var _untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65639);

const findingTypeByScanType = {
    sast: 'SAST',
    sca: 'SCA',
    secrets: 'SECRET',
    iac: 'IAC',
};
const scanTypeByFindingType = {
    SAST: 'sast',
    AGENTIC_SAST: 'sast',
    SCA: 'sca',
    SECRET: 'secrets',
    IAC: 'iac',
};
const tools = [
    [/^(?:scan gate|trivy|aqua|snyk$|checkmarx|veracode|wiz|gitlab|megalinter)/, undefined],
    [
        createNamePattern('gitleaks|betterleaks|trufflehog|secretlint|detect-secrets|ggshield|gitguardian|nosey ?parker|kingfisher'),
        'SECRET',
    ],
    [
        createNamePattern('snyk (?:iac|infrastructure)|checkov|tfsec|kics|zizmor|terrascan|hadolint|kube-?linter|kubesec|poutine'),
        'IAC',
    ],
    [
        createNamePattern('cfn-?(?:lint|nag|guard)|tflint|actionlint|template-?analyzer|ansible-lint|dockle|regula\\b'),
        'IAC',
    ],
    [
        createNamePattern('snyk (?:open source|container)|osv|grype|npm.?audit|dependency|pip-?audit|cargo-?audit|govulncheck'),
        'SCA',
    ],
    [
        createNamePattern('retire|bundler-?audit|audit-?ci|auditjs|nancy\\b|docker scout|black ?duck|mend\\b|safety\\b'),
        'SCA',
    ],
    [
        createNamePattern('semgrep|opengrep|codeql|eslint|bandit|gosec|brakeman|sonar|snyk ?code|bearer|njsscan|mobsfscan'),
        'SAST',
    ],
    [
        createNamePattern('psalm|phpstan|flawfinder|cppcheck|clang|spotbugs|security ?code ?scan|devskim|pmd\\b|ruff\\b|rubocop'),
        'SAST',
    ],
    [createNamePattern('coverity|fortify|horusec|oxlint|biome\\b|pylint|detekt|infer\\b|codechecker'), 'SAST'],
];
function createNamePattern(words) {
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
function getToolType(tool) {
    const folded = tool.slice(0, 200).toLowerCase();
    return tools.find(([name]) => name.test(folded))?.[1];
}
function determineType(tool, result, { id, rule }) {
    const named = getToolType(tool);
    const marked = findMarkedType(result, rule) ?? rulePatterns.find(([pattern]) => pattern.test(id))?.[1];
    if (named === 'SECRET' || named === 'SCA')
        return named;
    return marked ?? named;
}
function findMarkedType(result, rule) {
    const words = [
        (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(result, 'properties', 'type'),
        (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(rule, 'name'),
        ...(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTags */ .g$)(result),
        ...(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTags */ .g$)(rule),
    ];
    for (const word of words) {
        const type = marks.get((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY)(word)?.toLowerCase().replaceAll('_', '-') ?? '');
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
/* harmony export */   $2: () => (/* binding */ readEntries),
/* harmony export */   IY: () => (/* binding */ readTextField),
/* harmony export */   LD: () => (/* binding */ readList),
/* harmony export */   _h: () => (/* binding */ readNested),
/* harmony export */   g$: () => (/* binding */ readTags),
/* harmony export */   kz: () => (/* binding */ readNumber),
/* harmony export */   oD: () => (/* binding */ readWhole)
/* harmony export */ });
/* harmony import */ var _text_records_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92341);

function readNested(value, ...path) {
    let current = value;
    for (const key of path) {
        if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key))
            return undefined;
        current = current[key];
    }
    return current;
}
function readEntries(value) {
    return (0,_text_records_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u)(value) ? Object.entries(value) : [];
}
function readList(value) {
    return Array.isArray(value) ? value : [];
}
function readTextField(value) {
    const text = typeof value === 'string' ? value.trim() : '';
    return text === '' ? undefined : text;
}
function readWhole(value, least = 0) {
    return Number.isSafeInteger(value) && value >= least ? value : undefined;
}
function readNumber(value) {
    const number = typeof value === 'string' && /^\s*\d{1,9}(?:\.\d+)?\s*$/.test(value) ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined;
}
function readTags(value) {
    return readList(readNested(value, 'properties', 'tags')).filter((tag) => typeof tag === 'string');
}


/***/ }),

/***/ 20962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ findWeakness)
/* harmony export */ });
/* harmony import */ var _untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65639);

const pattern = /(?<![a-z0-9])cwe[-_ :/]{0,3}0{0,4}([1-9]\d{0,4})(?!\d)/i;
const searched = 4000;
function findWeakness({ run, result, rule, message }) {
    const references = [
        ...(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .LD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(result, 'taxa')),
        ...(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .LD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(rule, 'relationships')).map((relationship) => (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(relationship, 'target')),
    ];
    const number = findFirstNumber(references, (reference) => readReferenceNumber(run, reference)) ??
        findFirstNumber([...(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTags */ .g$)(result), ...(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTags */ .g$)(rule)], extractNumber) ??
        findFirstNumber([result, rule], readPropertyNumber) ??
        extractNumber(message.slice(0, searched));
    return number === undefined ? undefined : `CWE-${number}`;
}
function findFirstNumber(places, read) {
    for (const place of places) {
        const number = read(place);
        if (number !== undefined)
            return number;
    }
    return undefined;
}
function extractNumber(text) {
    return typeof text === 'string' ? pattern.exec(text.slice(0, searched))?.[1] : undefined;
}
function readReferenceNumber(run, reference) {
    const taxonomyIndex = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readWhole */ .oD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(reference, 'toolComponent', 'index'));
    const taxonomy = taxonomyIndex === undefined ? undefined : (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(run, 'taxonomies', taxonomyIndex);
    const taxonIndex = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readWhole */ .oD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(reference, 'index'));
    const taxon = taxonIndex === undefined ? undefined : (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(taxonomy, 'taxa', taxonIndex);
    const id = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(reference, 'id')) ?? (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(taxon, 'id'));
    const owner = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(reference, 'toolComponent', 'name')) ?? (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(taxonomy, 'name'));
    return extractNumber(id) ?? (/cwe/i.test(owner ?? '') ? parseBareNumber(id) : undefined);
}
function parseBareNumber(value) {
    return /^0{0,4}([1-9]\d{0,4})$/.exec(typeof value === 'number' ? String(value) : ((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY)(value) ?? ''))?.[1];
}
function readPropertyNumber(place) {
    const named = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readEntries */ .$2)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(place, 'properties')).filter(([key]) => /cwe/i.test(key));
    const values = named.flatMap(([, value]) => (Array.isArray(value) ? value : [value]));
    return findFirstNumber(values, (value) => {
        const plain = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(value, 'id') ?? value;
        return extractNumber(plain) ?? parseBareNumber(plain);
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
function chooseDialect(code, path) {
    const language = (0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .detectByName */ .Oe)(path) ?? '';
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
    const dialect = chooseDialect(plain, path);
    const { isScript, isCommand, language } = dialect;
    const isPython = language === 'Python';
    let tokens = readTokens(plain, dialect);
    if (isScript)
        tokens = unquotePropertyNames(removeArrowParentheses(tokens));
    if (isScript || isPython)
        tokens = removeRedundantParentheses(tokens);
    tokens = removeTrailingCommas(tokens, isPython);
    return (isCommand ? tokens : tokens.filter((token) => token !== ';')).join(' ');
}
function removeTrailingCommas(tokens, isPython) {
    const pairs = pairBrackets(tokens);
    const isTuple = (index) => {
        const close = index + 1;
        const open = pairs.get(close);
        if (!isPython || tokens[close] !== ')' || open === undefined || canBeCalled(tokens[open - 1]))
            return false;
        return countCommas(tokens, { open, close, pairs }) === 1;
    };
    return tokens.filter((token, index) => {
        const next = tokens[index + 1];
        const isLast = token === ',' && (next === undefined || /^[)\]}]$/.test(next));
        return !isLast || /^[,([{]$/.test(tokens[index - 1] ?? '') || isTuple(index);
    });
}
function canBeCalled(token) {
    const isWord = /^(?:[\w$]+|[)\]])$/.test(token ?? '');
    return (isWord &&
        !/^(?:return|in|and|or|not|yield|if|else|is|assert|await|for|while|del|from|raise|print)$/.test(token ?? ''));
}
function removeArrowParentheses(tokens) {
    const dropped = new Set();
    tokens.forEach((token, index) => {
        const isOne = token === '(' && /^[\w$]+$/.test(tokens[index + 1] ?? '') && tokens[index + 2] === ')';
        if (isOne && tokens[index + 3] === '=>')
            dropped.add(index).add(index + 2);
    });
    return tokens.filter((_, index) => !dropped.has(index));
}
function unquotePropertyNames(tokens) {
    return tokens.map((token, index) => {
        const isName = tokens[index + 1] === ':' && /^[{,]$/.test(tokens[index - 1] ?? '') && /^"[A-Za-z_$][\w$]*"$/.test(token);
        return isName ? token.slice(1, -1) : token;
    });
}
function removeRedundantParentheses(tokens) {
    const pairs = pairBrackets(tokens);
    const dropped = new Set();
    for (const [close, open] of pairs) {
        const [before, first, next] = [tokens[open - 1], tokens[open + 1], tokens[close + 1]];
        const isAlone = /^(?:|[(,=:[]|=>|return)$/.test(before ?? '') && /^[)\],;}]?$/.test(next ?? '');
        const isValue = tokens[open] === '(' && isAlone && !/^[{)*]$/.test(first ?? '');
        if (isValue && countCommas(tokens, { open, close, pairs }) === 0)
            dropped.add(open).add(close);
    }
    return tokens.filter((_, index) => !dropped.has(index));
}
function pairBrackets(tokens) {
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
function countCommas(tokens, { open, close, pairs }) {
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
const remainder = /[\s\S]*/y;
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
            nextFilled = findIndexFrom(filled, { code, at });
        if (lineEnd < at)
            lineEnd = findIndexFrom(/\n/g, { code, at });
        return nextFilled < lineEnd;
    };
    while (at < code.length) {
        if (read(openText)) {
            const [written = ''] = read(remainder) ?? [];
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
        const literal = !isTaken && quoted === undefined && hasSlashComments && canBeginPattern(tokens.at(-1)) ? pattern : undefined;
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
function findIndexFrom(expression, { code, at }) {
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
            at = findTextEnd(code, at);
        else if (letter === '}')
            open.pop();
        if (open.length === 0)
            break;
    }
    return code.slice(start, at + 1);
}
function findTextEnd(code, start) {
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
function canBeginPattern(before) {
    return (before === undefined ||
        /^(?:[(,=:[!&|?{};+\-*%~^<>]|.*=|=>|&&|\|\||\?\?|return|typeof|case|in|of|void|delete|await|yield)$/.test(before));
}


/***/ }),

/***/ 11475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Su: () => (/* binding */ createSecretMark),
/* harmony export */   Yc: () => (/* binding */ createOrdinalCounter),
/* harmony export */   jx: () => (/* binding */ hashParts),
/* harmony export */   pm: () => (/* binding */ createFindingIdentifier)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _code_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39308);


function hashParts(parts) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(parts)).digest('hex');
}
function createFindingIdentifier() {
    const ordinalOf = createOrdinalCounter();
    return ({ rule, path, code, node }) => {
        const ordinal = ordinalOf(JSON.stringify([rule, path, code]));
        return {
            fingerprint: hashParts([rule, path, code, ordinal]),
            contentFingerprint: hashParts([rule, code, ordinal]),
            ...(node === undefined ? {} : { codeFingerprint: hashParts([rule, (0,_code_key_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizeCode */ .v)(node, path)]) }),
        };
    };
}
function createOrdinalCounter() {
    const seen = new Map();
    return (key) => {
        const ordinal = seen.get(key) ?? 0;
        seen.set(key, ordinal + 1);
        return ordinal;
    };
}
const guessableMarkLength = 3;
function createSecretMark(secret, isIssued) {
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', 'scan-gate: identity of a secret').update(secret).digest('hex');
    return isIssued ? digest : digest.slice(0, guessableMarkLength);
}


/***/ })

};
