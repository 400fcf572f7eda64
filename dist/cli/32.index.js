export const id = 32;
export const ids = [32];
export const modules = {

/***/ 8905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ endpoints)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9567);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5156);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4015);
/** Every endpoint of the service, once: the client's methods and the embedded service's routes follow from this table. */


const page = zod__WEBPACK_IMPORTED_MODULE_1__.number().int().min(1);
const limit = zod__WEBPACK_IMPORTED_MODULE_1__.number().int().min(1).max(100);
const paging = { page: page.optional(), limit: limit.optional() };
const severityList = zod__WEBPACK_IMPORTED_MODULE_2__.string().refine((value) => value.split(',').every(isSeverityFilter), {
    error: `expected a comma-separated list of ${_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .severityFilters */ .$l.join(', ')}`,
});
function isSeverityFilter(word) {
    return _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .severityFilters */ .$l.includes(word);
}
const sortNames = { sortBy: 'sort-field-parameter', sortOrder: 'sort-order-parameter' };
const endpoints = {
    listOrganizations: {
        method: 'GET',
        path: '/organizations',
        query: zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
            ...paging,
            search: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
            status: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['active', 'inactive']).optional(),
            sortBy: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['name', 'createdAt', 'updatedAt']).optional(),
            sortOrder: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .sortOrders */ .iu).optional(),
        }),
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .organization */ .kw,
        list: 'organizations',
        style: 'enveloped',
        success: 200,
        scope: 'organization:read',
    },
    validateKey: {
        method: 'GET',
        path: '/cli/auth/validate',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .keyValidation */ .P_,
        style: 'enveloped',
        success: 200,
        scope: 'any key',
    },
    getCliInfo: {
        method: 'GET',
        path: '/cli/info',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .cliInformation */ .Lr,
        style: 'enveloped',
        success: 200,
        scope: 'none',
    },
    getHealth: {
        method: 'GET',
        path: '/health',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .health */ .vK,
        style: 'enveloped',
        success: 200,
        scope: 'none',
    },
    listRepositories: {
        method: 'GET',
        path: '/repositories',
        query: zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
            ...paging,
            search: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
            provider: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
            status: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryStatuses */ .De).optional(),
            sortBy: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['name', 'createdAt', 'updatedAt', 'lastScanAt']).optional(),
            sortOrder: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .sortOrders */ .iu).optional(),
        }),
        assumedNames: { provider: 'provider-parameter', status: 'status-parameter', ...sortNames },
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryItem */ .sq,
        list: 'repositories',
        style: 'bare',
        success: 200,
        scope: 'repository:read',
    },
    getRepository: {
        method: 'GET',
        path: '/repositories/{repository_id}',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryDetail */ .aA,
        style: 'bare',
        success: 200,
        scope: 'repository:read',
    },
    updateRepository: {
        method: 'PATCH',
        path: '/repositories/{repository_id}',
        body: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .repositorySettings */ .C6,
        answer: zod__WEBPACK_IMPORTED_MODULE_2__.unknown(),
        style: 'bare',
        success: 200,
        scope: 'repository:write',
    },
    listScans: {
        method: 'GET',
        path: '/scans',
        query: zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
            ...paging,
            repository_id: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
            status: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .scanStatuses */ .O5).optional(),
            scanType: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .scanTypes */ .vz).optional(),
            sortBy: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['startedAt', 'completedAt', 'status']).optional(),
            sortOrder: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .sortOrders */ .iu).optional(),
        }),
        assumedNames: { status: 'status-parameter', scanType: 'scan-type-parameter', ...sortNames },
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .scanItem */ .zc,
        list: 'scans',
        style: 'bare',
        success: 200,
        scope: 'scan:read',
    },
    startScan: {
        method: 'POST',
        path: '/scans',
        body: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .scanRequest */ .dC,
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .scanStarted */ .D7,
        style: 'bare',
        success: 201,
        scope: 'scan:write',
    },
    getScan: {
        method: 'GET',
        path: '/scans/{scan_id}',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .scanDetail */ .D9,
        style: 'bare',
        success: 200,
        scope: 'scan:read',
    },
    listViolations: {
        method: 'GET',
        path: '/violations',
        query: zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
            ...paging,
            repository_id: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
            severity: severityList.optional(),
            status: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .violationStatusFilters */ .nZ).optional(),
        }),
        assumedNames: { status: 'status-parameter' },
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .violationItem */ .v,
        list: 'violations',
        style: 'bare',
        success: 200,
        scope: 'violation:read',
    },
    getViolation: {
        method: 'GET',
        path: '/violations/{violation_id}',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .violationDetail */ .hM,
        style: 'bare',
        success: 200,
        scope: 'violation:read',
    },
    suppressViolation: {
        method: 'POST',
        path: '/violations/{violation_id}/suppress',
        body: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .suppression */ .iO,
        answer: zod__WEBPACK_IMPORTED_MODULE_2__.unknown(),
        style: 'bare',
        success: 200,
        scope: 'violation:write',
    },
};


/***/ }),

/***/ 7592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   embeddedStage: () => (/* binding */ embeddedStage),
/* harmony export */   workflowContext: () => (/* binding */ workflowContext)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5156);
/* harmony import */ var _ci_github_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6262);
/* harmony import */ var _ci_local_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3914);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9473);
/* harmony import */ var _github_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9787);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4677);
/* harmony import */ var _service_embedded_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5204);
/* harmony import */ var _policy_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(178);
/* harmony import */ var _remote_stage_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4158);
/** A run on the embedded service: starts it over one checkout, and holds the checkout to the event's commit. */











async function embeddedStage({ request, settings, transport }) {
    const { env, cwd, flags } = request;
    const { source, sha } = await (0,_service_embedded_js__WEBPACK_IMPORTED_MODULE_7__.readHead)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, flags.positionals[1] ?? '.'));
    const event = await readEvent(env);
    checkCommit(sha, source.path, env, event);
    const context = contextOf({ branch: source.pin.branch, sha, vcsUrl: source.vcsUrl }, env, event);
    const service = await (0,_service_embedded_js__WEBPACK_IMPORTED_MODULE_7__/* .startEmbedded */ .H)({
        sources: [source],
        port: 0,
        database: ':memory:',
        workerUrl: request.workerUrl,
        version: _process_js__WEBPACK_IMPORTED_MODULE_6__/* .version */ .rE,
    });
    const [repository] = service.repositories;
    return {
        settings: {
            ...settings,
            baseUrl: service.baseUrl,
            apiKey: service.apiKey,
            repositoryId: repository?.id,
            branch: undefined,
        },
        context,
        opening: [
            `${source.pin.branch} at ${sha.slice(0, 12)}, scanned here by the embedded service`,
            ...(await uncommitted(source.path)),
        ],
        surroundings: (budget) => ({
            ...(0,_policy_files_js__WEBPACK_IMPORTED_MODULE_8__/* .checkoutPolicyFiles */ .a)({ path: source.path, context, settings, env, transport, budget }),
            readHead: async () => (await (0,_service_embedded_js__WEBPACK_IMPORTED_MODULE_7__.readHead)(source.path)).sha,
            changedFiles: event === undefined
                ? () => (0,_remote_stage_js__WEBPACK_IMPORTED_MODULE_9__/* .changesAgainstDefault */ .i)(source.path, context)
                : (0,_github_place_js__WEBPACK_IMPORTED_MODULE_5__/* .changesReader */ .BU)((0,_ci_github_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .createGithubReader */ .D)({ ...(0,_github_place_js__WEBPACK_IMPORTED_MODULE_5__/* .githubAccess */ .Yh)(env, settings), transport, budget }), context),
        }),
        end: () => service.stop(),
    };
}
/** The context of a checkout in a GitHub workflow, as an embedded run has it. */
async function workflowContext(path, env) {
    const { source, sha } = await (0,_service_embedded_js__WEBPACK_IMPORTED_MODULE_7__.readHead)(path);
    return contextOf({ branch: source.pin.branch, sha, vcsUrl: source.vcsUrl }, env, await readEvent(env));
}
async function uncommitted(path) {
    const changes = await (0,_ci_local_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(['status', '--porcelain'], path);
    return changes ? ['Changes that are not committed are not scanned'] : [];
}
const sha = zod__WEBPACK_IMPORTED_MODULE_10__.string();
const payload = zod__WEBPACK_IMPORTED_MODULE_10__.looseObject({
    repository: zod__WEBPACK_IMPORTED_MODULE_10__.looseObject({
        private: zod__WEBPACK_IMPORTED_MODULE_10__.boolean().optional(),
        html_url: zod__WEBPACK_IMPORTED_MODULE_10__.string().optional(),
        default_branch: zod__WEBPACK_IMPORTED_MODULE_10__.string().optional(),
    })
        .optional(),
    pull_request: zod__WEBPACK_IMPORTED_MODULE_10__.looseObject({
        number: zod__WEBPACK_IMPORTED_MODULE_10__.number().int(),
        head: zod__WEBPACK_IMPORTED_MODULE_10__.looseObject({ sha }),
        base: zod__WEBPACK_IMPORTED_MODULE_10__.looseObject({ sha, ref: zod__WEBPACK_IMPORTED_MODULE_10__.string() }),
    })
        .optional(),
    merge_group: zod__WEBPACK_IMPORTED_MODULE_10__.looseObject({ head_sha: sha }).optional(),
    workflow_run: zod__WEBPACK_IMPORTED_MODULE_10__.looseObject({ head_sha: sha }).optional(),
});
/** The event of a GitHub workflow; undefined outside one. */
async function readEvent(env) {
    if (env.GITHUB_ACTIONS !== 'true' || !env.GITHUB_EVENT_PATH)
        return undefined;
    try {
        return payload.parse(JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(env.GITHUB_EVENT_PATH, 'utf8')));
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue('CONFIG', 'The event file of this workflow cannot be read', {
            cause: error,
            reason: 'wrong-ref',
        });
    }
}
/** Events whose GITHUB_SHA is the default branch's, not the commit that they are about. */
const detachedEvents = ['pull_request_target', 'workflow_run'];
function checkCommit(head, path, env, event) {
    if (event === undefined)
        return;
    const own = detachedEvents.includes(env.GITHUB_EVENT_NAME ?? '') ? undefined : env.GITHUB_SHA;
    const expected = [own, event.pull_request?.head.sha, event.merge_group?.head_sha, event.workflow_run?.head_sha];
    if (expected.includes(head))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue('CONFIG', `The checkout ${path} stands at ${head.slice(0, 12)}, which is not the commit of this event`, {
        reason: 'moved',
        hint: 'Check out the commit of the event (actions/checkout does) before the gate.',
    });
}
function contextOf(head, env, event) {
    return {
        system: event === undefined ? 'local' : 'github',
        event: event === undefined ? undefined : env.GITHUB_EVENT_NAME,
        branch: head.branch,
        headSha: head.sha,
        baseBranch: event?.pull_request?.base.ref,
        baseSha: event?.pull_request?.base.sha,
        defaultBranch: event?.repository?.default_branch,
        pullRequest: event?.pull_request?.number,
        repositoryUrl: head.vcsUrl,
        isPublic: event === undefined ? Boolean(env.CI) : event.repository?.private !== true,
    };
}


/***/ }),

/***/ 4158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ changesAgainstDefault),
  remoteStage: () => (/* binding */ remoteStage)
});

// EXTERNAL MODULE: ./build/ci/local.js
var local = __webpack_require__(3914);
// EXTERNAL MODULE: ./build/ci/changes.js
var changes = __webpack_require__(1700);
;// CONCATENATED MODULE: ./build/ci/local-changes.js


const plain = ['-c', 'core.quotePath=false', '-c', 'diff.noprefix=false', '-c', 'diff.mnemonicPrefix=false'];
const options = [
    '--no-ext-diff',
    '--no-textconv',
    '--no-color',
    '--no-relative',
    '--submodule=short',
    '--ignore-submodules=none',
    '--find-renames',
    '--unified=0',
    '--src-prefix=a/',
    '--dst-prefix=b/',
];
/**
 * The changes since the merge base of two commits. Undefined when git cannot tell (a shallow clone, an unknown commit), and
 * for a commit that the base holds already: it proposes nothing, which is not the same as changing nothing.
 */
async function localChanges(cwd, base, head) {
    const mergeBase = await (0,local/* runGit */.EO)(['merge-base', '--end-of-options', base, head], cwd);
    if (mergeBase === undefined || mergeBase === '')
        return undefined;
    const commit = await (0,local/* runGit */.EO)(['rev-parse', '--verify', '--quiet', '--end-of-options', `${head}^{commit}`], cwd);
    if (commit === undefined || commit === mergeBase)
        return undefined;
    const between = ['--end-of-options', mergeBase, head];
    const [names, text] = await Promise.all([
        (0,local/* runGit */.EO)([...plain, 'diff', '--name-status', '-z', ...options, ...between], cwd),
        (0,local/* runGit */.EO)([...plain, 'diff', '--patch', ...options, ...between], cwd),
    ]);
    if (names === undefined || text === undefined)
        return undefined;
    return combine(readNames(names), text);
}
/** Names from the list that cannot be misread, hunks from the text, in the same order. */
function combine(names, text) {
    // Every line of a file's content is prefixed, so only a header can begin like this; `^` would also fit after a lone CR.
    const parts = `\n${text}`.split('\ndiff --git ').slice(1);
    const isAligned = parts.length === names.reduce((sum, name) => sum + name.parts, 0);
    let next = 0;
    const files = names.map(({ parts: count, ...name }) => {
        const part = isAligned && count === 1 ? parts[next] : undefined;
        next += count;
        const start = part?.indexOf('\n@@ ') ?? -1;
        return { ...name, patch: start < 0 ? undefined : part?.slice(start + 1) };
    });
    return (0,changes/* changesOf */.f)(files, true);
}
function readNames(text) {
    const fields = text.split('\0').filter((field) => field !== '');
    const names = [];
    for (let index = 0; index < fields.length;) {
        const status = fields[index] ?? '';
        const isMoved = /^[RC]/.test(status);
        const [first = '', second = ''] = fields.slice(index + 1);
        const parts = status === 'T' ? 2 : 1;
        const isRemoved = status === 'D';
        names.push(isMoved ? { path: second, previousPath: first, parts } : { path: first, isRemoved, parts });
        index += isMoved ? 3 : 2;
    }
    return names;
}

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/github-place.js
var github_place = __webpack_require__(9787);
// EXTERNAL MODULE: ./build/cli/policy-files.js
var policy_files = __webpack_require__(178);
;// CONCATENATED MODULE: ./build/cli/remote-stage.js





/** In a GitHub workflow the event says what is judged, and GitHub which policy counts; elsewhere the checkout does. */
async function remoteStage(stage) {
    const { env } = stage.request;
    return env.GITHUB_ACTIONS === 'true' && env.GITHUB_EVENT_PATH ? workflowStage(stage) : checkoutStage(stage);
}
async function workflowStage({ request, settings, transport }) {
    const { env } = request;
    const context = await (0,github_place/* githubContext */.h4)(env, settings.branch);
    return {
        settings,
        context,
        opening: [(0,github_place/* describeContext */.R5)(context)],
        surroundings: (budget) => (0,github_place/* githubSurroundings */.Rq)({ context, settings, env, transport }, budget),
        end: async () => { },
    };
}
async function checkoutStage({ request, settings, transport }) {
    const { cwd, env } = request;
    const context = await (0,local/* readLocalContext */.Fl)({ cwd, branch: settings.branch, isShared: Boolean(env.CI) });
    const isCheckout = (await (0,local/* runGit */.EO)(['rev-parse', '--git-dir'], cwd)) !== undefined;
    return {
        settings,
        context,
        opening: [(0,github_place/* describeContext */.R5)(context)],
        surroundings: (budget) => ({
            ...(0,policy_files/* checkoutPolicyFiles */.a)({ path: isCheckout ? cwd : undefined, context, settings, env, transport, budget }),
            readHead: isCheckout ? () => remoteHead(cwd, context.branch) : undefined,
            changedFiles: isCheckout ? () => changesAgainstDefault(cwd, context) : undefined,
        }),
        end: async () => { },
    };
}
/** What the commit changes against the default branch, as the checkout knows it. */
function changesAgainstDefault(cwd, { defaultBranch, headSha }) {
    const base = defaultBranch === undefined ? 'refs/heads/main' : `refs/remotes/origin/${defaultBranch}`;
    return localChanges(cwd, base, headSha ?? 'HEAD');
}
/** Where the branch stands at the remote, which is what the service scans. */
async function remoteHead(cwd, branch) {
    const ref = `refs/heads/${branch}`;
    const listed = await (0,local/* runGit */.EO)(['ls-remote', '--exit-code', 'origin', ref], cwd);
    const line = listed?.split('\n').find((each) => each.endsWith(`\t${ref}`));
    if (line !== undefined)
        return line.split('\t')[0] ?? '';
    throw new errors/* GateError */.ue('NOT_FOUND', `git ls-remote shows no branch ${branch} at origin`, {
        hint: 'Push the branch, and let this machine read the remote.',
    });
}


/***/ }),

/***/ 9567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bigint: () => (/* binding */ bigint),
/* harmony export */   boolean: () => (/* binding */ boolean),
/* harmony export */   date: () => (/* binding */ date),
/* harmony export */   number: () => (/* binding */ number),
/* harmony export */   string: () => (/* binding */ string)
/* harmony export */ });
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5156);


function string(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedString */ .K_(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodString, params);
}
function number(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedNumber */ .qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodNumber, params);
}
function boolean(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedBoolean */ .dN(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodBoolean, params);
}
function bigint(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedBigint */ .St(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodBigInt, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedDate */ .B4(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodDate, params);
}


/***/ })

};
