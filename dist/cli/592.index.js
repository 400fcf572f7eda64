export const id = 592;
export const ids = [592,158];
export const modules = {

/***/ 3914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   Fl: () => (/* binding */ readLocalContext),
/* harmony export */   _T: () => (/* binding */ readFileAt)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9473);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7430);
/* harmony import */ var _repository_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7553);
/** The context of a run on the command line: what git says about the checkout. */





async function readLocalContext({ cwd, branch, run = runGit, isShared = true, }) {
    const git = (...args) => run(args, cwd);
    // The full names: `--short` writes `heads/main` where a tag has the branch's name.
    const checkedOut = stripped(await git('symbolic-ref', '--quiet', 'HEAD'), 'refs/heads/');
    const scanned = branch ?? checkedOut;
    if (scanned === undefined)
        throw noBranch(await git('rev-parse', '--git-dir'), cwd);
    const origin = await git('remote', 'get-url', 'origin');
    const remoteHead = await git('symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD');
    return {
        system: 'local',
        event: undefined,
        branch: scanned,
        headSha: scanned === checkedOut ? await git('rev-parse', '--quiet', '--verify', 'HEAD^{commit}') : undefined,
        baseBranch: undefined,
        baseSha: undefined,
        defaultBranch: stripped(remoteHead, 'refs/remotes/origin/'),
        pullRequest: undefined,
        repositoryUrl: origin === undefined ? undefined : (0,_repository_url_js__WEBPACK_IMPORTED_MODULE_3__/* .plainRepositoryUrl */ .or)(origin),
        isPublic: isShared,
    };
}
function stripped(ref, prefix) {
    return ref?.startsWith(prefix) ? ref.slice(prefix.length) : undefined;
}
const outputCapBytes = 256 * 1024 * 1024;
async function runGit(args, cwd) {
    try {
        // An askpass that says nothing: without it git would wait at the terminal for a password.
        const all = ['-c', 'core.askPass=true', ...args];
        const { stdout } = await (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('git', all, {
            cwd,
            encoding: 'utf8',
            timeout: 30_000,
            maxBuffer: outputCapBytes,
        });
        return stdout.trim();
    }
    catch (error) {
        if (error.code !== 'ENOENT')
            return undefined;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', `git could not be run in ${cwd}`, {
            reason: 'wrong-ref',
            cause: error,
            hint: 'Install git, and run the command in a folder that exists.',
        });
    }
}
/** More than any policy file may hold; what is larger is an error where it is read. */
const textCapBytes = 1024 * 1024;
/**
 * The text of a file at a commit or ref of the checkout; undefined when the commit does not have it. Throws GateError
 * NOT_FOUND for an unknown ref, PROTOCOL for what is there and cannot be read.
 */
async function readFileAt(cwd, ref, path) {
    const sha = await commitAt(cwd, ref);
    const listed = await rawGit(['ls-tree', '-z', '--full-tree', sha, '--', path], cwd);
    const [, kind, object] = /^\d+ (\w+) ([0-9a-f]+)\t/.exec(listed.toString()) ?? [];
    if (object === undefined)
        return undefined;
    if (kind !== 'blob')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PROTOCOL', `${path} is no file at ${(0,_context_js__WEBPACK_IMPORTED_MODULE_4__/* .placeText */ .Z)(sha, ref)}`);
    const content = await rawGit(['cat-file', 'blob', object], cwd);
    try {
        return { text: new TextDecoder('utf-8', { fatal: true }).decode(content), at: (0,_context_js__WEBPACK_IMPORTED_MODULE_4__/* .placeText */ .Z)(sha, ref) };
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PROTOCOL', `${path} is not UTF-8 at ${(0,_context_js__WEBPACK_IMPORTED_MODULE_4__/* .placeText */ .Z)(sha, ref)}`, { cause: error });
    }
}
/** The commit of a SHA, a full ref, or a name: the remote's branch before a local one, and never a tag beside a branch. */
async function commitAt(cwd, ref) {
    const shaOf = (name) => runGit(['rev-parse', '--quiet', '--verify', `${name}^{commit}`], cwd);
    const isExact = ref.startsWith('refs/') || /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(ref);
    const [, kind, name = ref] = /^(?:(heads|tags)\/)?(.*)$/s.exec(ref) ?? [];
    const branches = [`refs/remotes/origin/${name}`, `refs/heads/${name}`];
    const branch = isExact || kind === 'tags' ? undefined : ((await shaOf(branches[0] ?? '')) ?? (await shaOf(branches[1] ?? '')));
    const tag = isExact || kind === 'heads' ? undefined : await shaOf(`refs/tags/${name}`);
    if (branch !== undefined && tag !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', `${name} is a branch and a tag`, { hint: `Write heads/${name} or tags/${name}.` });
    }
    const found = isExact ? await shaOf(ref) : (branch ?? tag);
    if (found !== undefined)
        return found;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('NOT_FOUND', `The checkout has no commit for ${ref}`, {
        hint: `Fetch it (git fetch origin ${name}), or name another one with policy-ref.`,
    });
}
async function rawGit(args, cwd) {
    try {
        const options = { cwd, encoding: 'buffer', timeout: 30_000, maxBuffer: textCapBytes };
        return (await (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('git', [...args], options)).stdout;
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PROTOCOL', `git ${args[0]} failed in ${cwd}`, { cause: error });
    }
}
function noBranch(gitFolder, cwd) {
    const message = gitFolder === undefined
        ? `Nothing says which branch to scan: ${cwd} is not a git checkout`
        : 'Nothing says which branch to scan: the checkout stands at a commit, not at a branch';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', message, { reason: 'wrong-ref', hint: 'Name the branch with --branch.' });
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

/***/ 178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ checkoutPolicyFiles)
/* harmony export */ });
/* harmony import */ var _ci_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7430);
/* harmony import */ var _ci_github_policy_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5877);
/* harmony import */ var _ci_local_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3914);
/* harmony import */ var _github_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9787);




/** A checkout may be of a fork, so its own policy is trusted only where nobody else proposes the commit. */
function checkoutPolicyFiles({ path, context, settings, env, transport, budget }) {
    const { policyRef } = settings;
    const github = { ...(0,_github_place_js__WEBPACK_IMPORTED_MODULE_2__/* .githubAccess */ .Yh)(env, settings), transport, budget };
    const files = (0,_ci_github_policy_files_js__WEBPACK_IMPORTED_MODULE_0__/* .githubPolicyFiles */ .v)({ github, context, policyRef });
    const isElsewhere = context.system === 'github' && ((0,_ci_context_js__WEBPACK_IMPORTED_MODULE_3__/* .isProposal */ .l)(context) || policyRef !== undefined);
    const judged = context.headSha ?? context.branch;
    const readPolicyFile = async (place, file) => {
        if (place === 'trusted' && isElsewhere)
            return files.readPolicyFile(place, file);
        return (0,_ci_local_js__WEBPACK_IMPORTED_MODULE_1__/* .readFileAt */ ._T)(path ?? '.', place === 'trusted' ? (policyRef ?? judged) : judged, file);
    };
    return {
        readCentralFile: files.readCentralFile,
        readPolicyFile: path === undefined && !isElsewhere ? undefined : readPolicyFile,
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


/***/ })

};
