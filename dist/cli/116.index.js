export const id = 116;
export const ids = [116,928];
export const modules = {

/***/ 3914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ runGit),
/* harmony export */   F: () => (/* binding */ readLocalContext)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9473);
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
async function runGit(args, cwd) {
    try {
        // An askpass that says nothing: without it git would wait at the terminal for a password.
        const all = ['-c', 'core.askPass=true', ...args];
        const { stdout } = await (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('git', all, { cwd, encoding: 'utf8', timeout: 30_000 });
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
function noBranch(gitFolder, cwd) {
    const message = gitFolder === undefined
        ? `Nothing says which branch to scan: ${cwd} is not a git checkout`
        : 'Nothing says which branch to scan: the checkout stands at a commit, not at a branch';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', message, { reason: 'wrong-ref', hint: 'Name the branch with --branch.' });
}


/***/ }),

/***/ 6116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  embeddedStage: () => (/* binding */ embeddedStage)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(5156);
// EXTERNAL MODULE: ./build/api/http.js
var http = __webpack_require__(9071);
// EXTERNAL MODULE: ./build/api/retry.js
var retry = __webpack_require__(4269);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
;// CONCATENATED MODULE: ./build/ci/github/reader.js
/** The few things that the gate reads from GitHub: where a branch stands, whether a file exists, what a pull request changes. */




const pageSize = 100;
/** GitHub lists no more files of a pull request than this. */
const fileLimit = 3000;
const gitRef = schemas.looseObject({ object: schemas.looseObject({ sha: schemas.string().regex(/^[0-9a-f]{40,64}$/) }) });
const commit = schemas.looseObject({ sha: schemas.string() });
const changedFile = schemas.looseObject({ filename: schemas.string(), previous_filename: schemas.string().optional() });
function createGithubReader(options) {
    const base = `/repos/${options.repository}`;
    const get = (path) => read(options, base + path);
    return {
        async branchHead(branch) {
            return parse(gitRef, await get(`/git/ref/heads/${encodePath(branch)}`)).object.sha;
        },
        async fileExists(path, ref) {
            const { sha } = parse(commit, await get(`/commits/${encodePath(ref)}`));
            try {
                await get(`/contents/${encodePath(path)}?ref=${encodeURIComponent(sha)}`);
                return true;
            }
            catch (error) {
                if (error instanceof errors/* GateError */.ue && error.code === 'NOT_FOUND')
                    return false;
                throw error;
            }
        },
        async changedFiles(pullRequest) {
            const paths = new Set();
            for (let page = 1;; page++) {
                const files = parse(schemas.array(changedFile), await get(`/pulls/${pullRequest}/files?per_page=${pageSize}&page=${page}`));
                for (const file of files) {
                    paths.add(file.filename);
                    if (file.previous_filename !== undefined)
                        paths.add(file.previous_filename);
                }
                if (files.length < pageSize)
                    return paths;
                if (page * pageSize >= fileLimit)
                    return undefined;
            }
        },
    };
}
function encodePath(path) {
    return path.split('/').map(encodeURIComponent).join('/');
}
async function read(options, path) {
    const { transport, budget } = options;
    const url = new URL(options.apiUrl.replace(/\/+$/, '') + path);
    const headers = {
        accept: 'application/vnd.github+json',
        'user-agent': 'scan-gate',
        'x-github-api-version': '2022-11-28',
        ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
    };
    for (let attempt = 0;; attempt++) {
        const outcome = await transport.send({ method: 'GET', url, headers, signal: budget.signal });
        const isFleeting = outcome.kind === 'failure' ? !outcome.permanent : (0,retry/* isTransient */.dg)(outcome.status);
        if (!isFleeting || attempt + 1 >= retry/* attemptBudget */.pX)
            return bodyOf(outcome, url.pathname);
        await budget.clock.sleep((0,retry/* backoffMs */.jo)(attempt, Math.random()), budget.signal);
    }
}
const permissionHint = 'Give the job the permission "contents: read" (and "pull-requests: read" on pull requests).';
function bodyOf(outcome, path) {
    if (outcome.kind === 'failure')
        throw new errors/* GateError */.ue('UNAVAILABLE', `GitHub: GET ${path} failed: ${outcome.message}`);
    if (outcome.status === 200)
        return (0,http/* parseJson */.qF)(outcome.text);
    const code = outcome.status === 404 ? 'NOT_FOUND' : outcome.status >= 500 ? 'UNAVAILABLE' : 'AUTH';
    throw new errors/* GateError */.ue(code, `GitHub: GET ${path} answered ${outcome.status}`, {
        status: outcome.status,
        hint: permissionHint,
    });
}
function parse(schema, body) {
    const result = schema.safeParse(body);
    if (result.success)
        return result.data;
    throw new errors/* GateError */.ue('PROTOCOL', 'GitHub answered with something that is not what was asked for');
}

// EXTERNAL MODULE: ./build/ci/local.js
var local = __webpack_require__(3914);
// EXTERNAL MODULE: ./build/service/embedded.js + 32 modules
var embedded = __webpack_require__(5204);
// EXTERNAL MODULE: ./build/steps/guards.js
var guards = __webpack_require__(4080);
// EXTERNAL MODULE: ./build/cli/remote-stage.js
var remote_stage = __webpack_require__(1928);
;// CONCATENATED MODULE: ./build/cli/embedded-stage.js
/** A run on the embedded service: starts it over one checkout, and holds the checkout to the event's commit. */









async function embeddedStage({ request, settings, transport }) {
    const { env, cwd, flags } = request;
    const { source, sha } = await (0,embedded/* readHead */.zy)((0,external_node_path_.resolve)(cwd, flags.positionals[1] ?? '.'));
    const event = await readEvent(env);
    checkCommit(sha, source.path, env, event);
    const service = await (0,embedded/* startEmbedded */.H1)({
        sources: [source],
        port: 0,
        database: ':memory:',
        workerUrl: request.workerUrl,
    });
    const [repository] = service.repositories;
    const context = contextOf({ branch: source.pin.branch, sha, vcsUrl: source.vcsUrl }, env, event);
    const { pullRequest } = context;
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
            readHead: async () => (await (0,embedded/* readHead */.zy)(source.path)).sha,
            hasConfigFile: () => (0,remote_stage/* hasFile */.j)(source.path, guards/* configFilePath */.ks),
            changedFiles: pullRequest === undefined
                ? undefined
                : () => createGithubReader({
                    apiUrl: env.GITHUB_API_URL ?? 'https://api.github.com',
                    repository: env.GITHUB_REPOSITORY ?? '',
                    token: settings.githubToken,
                    transport,
                    budget,
                }).changedFiles(pullRequest),
        }),
        end: () => service.stop(),
    };
}
async function uncommitted(path) {
    const changes = await (0,local/* runGit */.E)(['status', '--porcelain'], path);
    return changes ? ['Changes that are not committed are not scanned'] : [];
}
const sha = schemas.string();
const payload = schemas.looseObject({
    repository: schemas.looseObject({ private: schemas.boolean().optional(), html_url: schemas.string().optional() }).optional(),
    pull_request: schemas.looseObject({
        number: schemas.number().int(),
        head: schemas.looseObject({ sha }),
        base: schemas.looseObject({ sha, ref: schemas.string() }),
    })
        .optional(),
    merge_group: schemas.looseObject({ head_sha: sha }).optional(),
    workflow_run: schemas.looseObject({ head_sha: sha }).optional(),
});
/** The event of a GitHub workflow; undefined outside one. */
async function readEvent(env) {
    if (env.GITHUB_ACTIONS !== 'true' || !env.GITHUB_EVENT_PATH)
        return undefined;
    try {
        return payload.parse(JSON.parse(await (0,promises_.readFile)(env.GITHUB_EVENT_PATH, 'utf8')));
    }
    catch (error) {
        throw new errors/* GateError */.ue('CONFIG', 'The event file of this workflow cannot be read', {
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
    throw new errors/* GateError */.ue('CONFIG', `The checkout ${path} stands at ${head.slice(0, 12)}, which is not the commit of this event`, {
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
        defaultBranch: undefined,
        pullRequest: event?.pull_request?.number,
        repositoryUrl: head.vcsUrl,
        isPublic: event === undefined ? Boolean(env.CI) : event.repository?.private !== true,
    };
}


/***/ }),

/***/ 1928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ hasFile),
/* harmony export */   remoteStage: () => (/* binding */ remoteStage)
/* harmony export */ });
/* harmony import */ var _ci_local_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3914);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9473);
/* harmony import */ var _steps_guards_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4080);
/** A run against a service elsewhere, from a local checkout or none at all. */



async function remoteStage({ cwd, env }, settings) {
    const context = await (0,_ci_local_js__WEBPACK_IMPORTED_MODULE_0__/* .readLocalContext */ .F)({ cwd, branch: settings.branch, isShared: Boolean(env.CI) });
    const isCheckout = (await (0,_ci_local_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .E)(['rev-parse', '--git-dir'], cwd)) !== undefined;
    const commit = context.headSha === undefined ? '' : ` at ${context.headSha.slice(0, 12)}`;
    return {
        settings,
        context,
        opening: [
            `${context.branch}${commit}`,
            ...(context.headSha === undefined
                ? ['No commit to hold the branch to: it is judged as the service finds it']
                : []),
        ],
        surroundings: () => ({
            readHead: isCheckout ? () => remoteHead(cwd, context.branch) : undefined,
            hasConfigFile: isCheckout ? () => hasFile(cwd, _steps_guards_js__WEBPACK_IMPORTED_MODULE_2__/* .configFilePath */ .ks) : undefined,
        }),
        end: async () => { },
    };
}
/** Where the branch stands at the remote, which is what the service scans. */
async function remoteHead(cwd, branch) {
    const ref = `refs/heads/${branch}`;
    const listed = await (0,_ci_local_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .E)(['ls-remote', '--exit-code', 'origin', ref], cwd);
    const line = listed?.split('\n').find((each) => each.endsWith(`\t${ref}`));
    if (line !== undefined)
        return line.split('\t')[0] ?? '';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('NOT_FOUND', `git ls-remote shows no branch ${branch} at origin`, {
        hint: 'Push the branch, and let this machine read the remote.',
    });
}
async function hasFile(cwd, path) {
    return (await (0,_ci_local_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .E)(['cat-file', '-e', `HEAD:${path}`], cwd)) !== undefined;
}


/***/ })

};
