export const id = 592;
export const ids = [592,158];
export const modules = {

/***/ 7475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ checkBuilt),
/* harmony export */   s: () => (/* binding */ checkCommit)
/* harmony export */ });
/* harmony import */ var _ci_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3781);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9473);
/** Whether a checkout stands at the commit that is built: what is scanned or judged here is its content. */


/** Throws GateError CONFIG (reason `moved`) when the commit is none of those expected. */
function checkCommit(head, path, expected) {
    if (expected.includes(head))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `The checkout ${path} stands at ${head.slice(0, 12)}, which is not the commit of this event`, {
        reason: 'moved',
        hint: 'Check out the commit of the event (actions/checkout does) before the gate.',
    });
}
/** The commit that a CI system names, or a merge of it that was made for the test; nothing where it names none. */
async function checkBuilt(ci, path) {
    const named = [ci?.headSha, ci?.builtSha].filter((sha) => sha !== undefined);
    if (named.length === 0)
        return;
    const git = (0,_ci_git_js__WEBPACK_IMPORTED_MODULE_0__/* .gitIn */ .uM)(path);
    const shaOf = (name) => (0,_ci_git_js__WEBPACK_IMPORTED_MODULE_0__/* .commitSha */ .mJ)(name, git);
    const head = (await shaOf('HEAD')) ?? '';
    const isMerge = (await shaOf('HEAD^2')) !== undefined;
    const sides = await Promise.all((isMerge ? ['HEAD^1', 'HEAD^2'] : []).map(shaOf));
    const isBuilt = [head, ...sides].some((sha) => named.some((each) => sha?.startsWith(each)));
    if (!isBuilt)
        checkCommit(head, path, []);
}


/***/ }),

/***/ 7592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   embeddedStage: () => (/* binding */ embeddedStage),
/* harmony export */   workflowContext: () => (/* binding */ workflowContext)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(5156);
/* harmony import */ var _ci_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3781);
/* harmony import */ var _ci_github_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6262);
/* harmony import */ var _ci_local_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3914);
/* harmony import */ var _ci_remote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9783);
/* harmony import */ var _ci_systems_registry_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4170);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9473);
/* harmony import */ var _github_place_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9787);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4677);
/* harmony import */ var _service_embedded_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5204);
/* harmony import */ var _built_commit_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7475);
/* harmony import */ var _policy_files_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(178);
/* harmony import */ var _remote_stage_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4158);
/** A run on the embedded service: starts it over one checkout, and holds the checkout to the event's commit. */















async function embeddedStage({ request, settings, transport }) {
    const { env, cwd, flags } = request;
    const { source, sha } = await (0,_service_embedded_js__WEBPACK_IMPORTED_MODULE_10__.readHead)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, flags.positionals[1] ?? '.'));
    const event = await readEvent(env);
    if (event !== undefined)
        (0,_built_commit_js__WEBPACK_IMPORTED_MODULE_11__/* .checkCommit */ .s)(sha, source.path, commitsOf(env, event));
    const head = { branch: source.pin.branch, sha, vcsUrl: source.vcsUrl };
    const context = event === undefined ? await checkoutContext(head, source.path, env) : contextOf(head, env, event);
    const service = await (0,_service_embedded_js__WEBPACK_IMPORTED_MODULE_10__/* .startEmbedded */ .H)({
        sources: [source],
        port: 0,
        database: ':memory:',
        workerUrl: request.workerUrl,
        version: _process_js__WEBPACK_IMPORTED_MODULE_9__/* .version */ .rE,
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
            ...(0,_policy_files_js__WEBPACK_IMPORTED_MODULE_12__/* .checkoutPolicyFiles */ .a)({ path: source.path, context, settings, env, transport, budget }),
            readHead: async () => (await (0,_service_embedded_js__WEBPACK_IMPORTED_MODULE_10__.readHead)(source.path)).sha,
            changedFiles: event === undefined
                ? () => (0,_remote_stage_js__WEBPACK_IMPORTED_MODULE_13__/* .checkoutChanges */ .s)(source.path, context, source.defaultBranch)
                : (0,_github_place_js__WEBPACK_IMPORTED_MODULE_8__/* .changesReader */ .BU)((0,_ci_github_reader_js__WEBPACK_IMPORTED_MODULE_3__/* .createGithubReader */ .D)({ ...(0,_github_place_js__WEBPACK_IMPORTED_MODULE_8__/* .githubAccess */ .Yh)(env, settings), transport, budget }), context),
        }),
        end: () => service.stop(),
    };
}
/** The context of a checkout in a GitHub workflow, as an embedded run has it. */
async function workflowContext(path, env) {
    const { source, sha } = await (0,_service_embedded_js__WEBPACK_IMPORTED_MODULE_10__.readHead)(path);
    const head = { branch: source.pin.branch, sha, vcsUrl: source.vcsUrl };
    const event = await readEvent(env);
    return event === undefined ? checkoutContext(head, source.path, env) : contextOf(head, env, event);
}
async function uncommitted(path) {
    const changes = await (0,_ci_git_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .EO)(['status', '--porcelain'], path);
    return changes ? ['Changes that are not committed are not scanned'] : [];
}
const sha = zod__WEBPACK_IMPORTED_MODULE_14__.string();
const payload = zod__WEBPACK_IMPORTED_MODULE_14__.looseObject({
    repository: zod__WEBPACK_IMPORTED_MODULE_14__.looseObject({
        private: zod__WEBPACK_IMPORTED_MODULE_14__.boolean().optional(),
        html_url: zod__WEBPACK_IMPORTED_MODULE_14__.string().optional(),
        default_branch: zod__WEBPACK_IMPORTED_MODULE_14__.string().optional(),
    })
        .optional(),
    pull_request: zod__WEBPACK_IMPORTED_MODULE_14__.looseObject({
        number: zod__WEBPACK_IMPORTED_MODULE_14__.number().int(),
        head: zod__WEBPACK_IMPORTED_MODULE_14__.looseObject({ sha }),
        base: zod__WEBPACK_IMPORTED_MODULE_14__.looseObject({ sha, ref: zod__WEBPACK_IMPORTED_MODULE_14__.string() }),
    })
        .optional(),
    merge_group: zod__WEBPACK_IMPORTED_MODULE_14__.looseObject({ head_sha: sha }).optional(),
    workflow_run: zod__WEBPACK_IMPORTED_MODULE_14__.looseObject({ head_sha: sha }).optional(),
});
/** The event of a GitHub workflow; undefined outside one. */
async function readEvent(env) {
    if (env.GITHUB_ACTIONS !== 'true' || !env.GITHUB_EVENT_PATH)
        return undefined;
    try {
        return payload.parse(JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(env.GITHUB_EVENT_PATH, 'utf8')));
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .GateError */ .ue('CONFIG', 'The event file of this workflow cannot be read', {
            cause: error,
            reason: 'wrong-ref',
        });
    }
}
/** Events whose GITHUB_SHA is the default branch's, not the commit that they are about. */
const detachedEvents = ['pull_request_target', 'workflow_run'];
function commitsOf(env, event) {
    const own = detachedEvents.includes(env.GITHUB_EVENT_NAME ?? '') ? undefined : env.GITHUB_SHA;
    return [own, event.pull_request?.head.sha, event.merge_group?.head_sha, event.workflow_run?.head_sha];
}
function contextOf(head, env, event) {
    return {
        system: 'github',
        event: env.GITHUB_EVENT_NAME,
        branch: head.branch,
        headSha: head.sha,
        baseBranch: event.pull_request?.base.ref,
        baseSha: event.pull_request?.base.sha,
        defaultBranch: event.repository?.default_branch,
        pullRequest: event.pull_request?.number,
        repositoryUrl: head.vcsUrl,
        isPublic: event.repository?.private !== true,
    };
}
/** Outside GitHub: the checkout, and what another CI system says. */
async function checkoutContext(head, path, env) {
    const ci = (0,_ci_systems_registry_js__WEBPACK_IMPORTED_MODULE_6__/* .readCiRun */ .C)(env);
    await (0,_built_commit_js__WEBPACK_IMPORTED_MODULE_11__/* .checkBuilt */ .D)(ci, path);
    const git = (0,_ci_git_js__WEBPACK_IMPORTED_MODULE_2__/* .gitIn */ .uM)(path);
    const defaultBranch = ci === undefined ? undefined : (ci.defaultBranch ?? (await (0,_ci_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .defaultBranchOf */ .dV)(git)));
    return {
        system: 'local',
        event: ci?.name,
        branch: head.branch,
        headSha: head.sha,
        baseBranch: ci?.baseBranch,
        baseSha: undefined,
        defaultBranch,
        pullRequest: ci?.pullRequest,
        repositoryUrl: head.vcsUrl,
        isPublic: ci?.isPublic ?? ci !== undefined,
        ...(await (0,_ci_local_js__WEBPACK_IMPORTED_MODULE_4__/* .proposalOf */ .c)(ci, { sha: head.sha, defaultBranch, git })),
    };
}


/***/ }),

/***/ 4158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ checkoutChanges),
  remoteStage: () => (/* binding */ remoteStage)
});

// EXTERNAL MODULE: ./build/ci/context.js
var ci_context = __webpack_require__(7430);
// EXTERNAL MODULE: ./build/ci/git.js
var ci_git = __webpack_require__(3781);
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
    const mergeBase = await (0,ci_git/* runGit */.EO)(['merge-base', '--end-of-options', base, head], cwd);
    if (mergeBase === undefined || mergeBase === '')
        return undefined;
    const commit = await (0,ci_git/* runGit */.EO)(['rev-parse', '--verify', '--quiet', '--end-of-options', `${head}^{commit}`], cwd);
    if (commit === undefined || commit === mergeBase)
        return undefined;
    const between = ['--end-of-options', mergeBase, head];
    const [names, text] = await Promise.all([
        (0,ci_git/* runGit */.EO)([...plain, 'diff', '--name-status', '-z', ...options, ...between], cwd),
        (0,ci_git/* runGit */.EO)([...plain, 'diff', '--patch', ...options, ...between], cwd),
    ]);
    if (names === undefined || text === undefined)
        return undefined;
    return combine(readNames(names), text);
}
/**
 * What a commit changes against the default branch: that of `origin`, where the checkout knows it; where there is no remote
 * at all, the branch `alone`. Undefined when the commit or the branch is not known: neither is guessed.
 */
async function changesAgainstDefault(cwd, head, alone) {
    const base = await defaultRef(cwd, alone);
    return base === undefined || head === undefined ? undefined : localChanges(cwd, base, head);
}
async function defaultRef(cwd, alone) {
    const known = await (0,ci_git/* runGit */.EO)(['symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD'], cwd);
    if (known !== undefined || alone === undefined)
        return known;
    return (await (0,ci_git/* runGit */.EO)(['remote'], cwd)) === '' ? `refs/heads/${alone}` : undefined;
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

// EXTERNAL MODULE: ./build/ci/remote.js
var remote = __webpack_require__(9783);
// EXTERNAL MODULE: ./build/ci/systems/registry.js + 7 modules
var registry = __webpack_require__(4170);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/github-place.js
var github_place = __webpack_require__(9787);
// EXTERNAL MODULE: ./build/report/neutral.js
var neutral = __webpack_require__(9960);
// EXTERNAL MODULE: ./build/cli/policy-files.js
var policy_files = __webpack_require__(178);
;// CONCATENATED MODULE: ./build/cli/remote-stage.js
/** A run against a service elsewhere, from a local checkout or none at all. */










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
        surroundings: (budget, onWait) => (0,github_place/* githubSurroundings */.Rq)({ context, settings, env, transport }, { budget, onWait }),
        end: async () => { },
    };
}
async function checkoutStage({ request, settings, transport }) {
    const { cwd, env } = request;
    const ci = (0,registry/* readCiRun */.C)(env);
    refuseTag(ci, settings.branch);
    const isHere = await (0,ci_git/* isCheckout */.VI)(cwd);
    const read = await (0,local/* readLocalContext */.F)({ cwd, branch: settings.branch, isShared: ci !== undefined, ci });
    const context = refusedFork(read, ci);
    const git = (0,ci_git/* gitIn */.uM)(cwd);
    return {
        settings,
        context,
        opening: [(0,github_place/* describeContext */.R5)(context)],
        surroundings: (budget) => ({
            ...(0,policy_files/* checkoutPolicyFiles */.a)({ path: isHere ? cwd : undefined, context, settings, env, transport, budget }),
            readHead: isHere ? () => (0,remote/* remoteHead */.P7)(context.branch, git) : undefined,
            changedFiles: isHere ? () => checkoutChanges(cwd, context) : undefined,
        }),
        end: async () => { },
    };
}
/**
 * What a pull request changes against its base, and a branch against the default branch. Throws GateError for a pull request
 * whose base the checkout does not hold, and that cannot be fetched without changing the checkout.
 */
async function checkoutChanges(cwd, context, alone) {
    const { headSha, defaultBranch } = context;
    // The author chooses the base, and may have put there what they propose.
    const named = (0,ci_context/* hasOwnBase */.Ck)(context) ? defaultBranch : context.baseBranch;
    const baseBranch = named ?? ((0,ci_context/* isProposal */.ld)(context) ? defaultBranch : undefined);
    if (baseBranch === undefined)
        return (0,ci_context/* isProposal */.ld)(context) ? undefined : changesAgainstDefault(cwd, headSha, alone);
    const git = (0,ci_git/* gitIn */.uM)(cwd);
    const base = await (0,remote/* remoteHead */.P7)(baseBranch, git);
    // Objects alone: no ref, and no depth, which would cut the history that is there.
    const isHere = (await git('cat-file', '-e', `${base}^{commit}`)) !== undefined;
    const fetch = (...flags) => (0,ci_git/* runGit */.EO)(['fetch', '--quiet', '--no-tags', '--refmap=', ...flags, 'origin', `refs/heads/${baseBranch}`], cwd, remote/* fetchMs */.N$);
    // An older git has no such flag.
    if (!isHere)
        (await fetch('--no-write-fetch-head')) ?? (await fetch());
    const changes = headSha === undefined ? undefined : await localChanges(cwd, base, headSha);
    if (changes !== undefined)
        return changes;
    throw new errors/* GateError */.ue('NOT_FOUND', `This checkout does not reach from ${headSha ?? 'its commit'} back to ${baseBranch}`, {
        hint: 'Clone more of the history: GitLab CI GIT_DEPTH: 0, Azure Pipelines fetchDepth: 0, git fetch --unshallow.',
    });
}
function refuseTag(ci, branch) {
    if (branch !== undefined || ci?.branch !== undefined || ci?.tag === undefined)
        return;
    throw new errors/* GateError */.ue('CONFIG', `Not scanned: ${ci.name} builds the tag ${(0,neutral/* neutralLine */.GH)(ci.tag, 140)}, and no branch`, {
        reason: 'wrong-ref',
        hint: 'Leave tags out of the job that runs the gate, or name a branch with --branch.',
    });
}
/** A branch of the fork's name here is another one: scanning that would say nothing about the proposal. */
function refusedFork(context, ci) {
    if (ci?.isFork !== true)
        return context;
    const refusal = new errors/* GateError */.ue('CONFIG', 'Not scanned: the pull request comes from a fork of this repository', {
        reason: 'fork',
        hint: 'The service can scan only branches of this repository. Gate forks with `scan-gate run --embedded`, or let them pass with `--on-inconclusive fork=warn`.',
    });
    const { defaultBranch } = context;
    if (defaultBranch === undefined)
        throw refusal;
    return { ...context, branch: defaultBranch, headSha: undefined, refusal };
}


/***/ })

};
