export const id = 928;
export const ids = [928];
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
