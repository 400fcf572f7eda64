export const id = 7692;
export const ids = [7692];
export const modules = {

/***/ 13125:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _action_step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86474);
/* harmony import */ var _ci_context_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25159);
/* harmony import */ var _ci_github_access_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16558);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9250);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46802);
/* harmony import */ var _settings_action_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22281);
/* harmony import */ var _steps_surroundings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90344);
/** Entry of the GitHub Action, for both parts of its step: judges what a service found, or SARIF files. */







async function judgeScan(session, known, settings) {
    const run = await (0,_action_step_js__WEBPACK_IMPORTED_MODULE_0__/* .titled */ .dJ)(session, () => (0,_action_step_js__WEBPACK_IMPORTED_MODULE_0__/* .readRun */ .cI)(session, settings));
    session.log.line(`Scan Gate ${_session_js__WEBPACK_IMPORTED_MODULE_2__/* .version */ .rE} · ${(0,_ci_context_context_js__WEBPACK_IMPORTED_MODULE_5__/* .describeContext */ .R5)(run.context)}`);
    const github = (0,_action_step_js__WEBPACK_IMPORTED_MODULE_0__/* .beginShowing */ .HD)(run, session);
    // Whatever happens from here on, the check run is completed.
    if (run.context.refusal === undefined)
        known.github = github;
    const result = await gate(run, session);
    known.report = result.report;
    known.settings = result.settings;
    github.changes = result.changes;
}
function gate({ env, ...run }, { now, runLog }) {
    const { context, settings, transport } = run;
    const github = (0,_ci_github_access_js__WEBPACK_IMPORTED_MODULE_6__/* .githubAccess */ .Y)(env, settings.githubToken, run.loadOctokit);
    return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .runGate */ .R)({
        ...run,
        version: _session_js__WEBPACK_IMPORTED_MODULE_2__/* .version */ .rE,
        now,
        log: runLog,
        surroundings: (budget, onWait) => (0,_steps_surroundings_js__WEBPACK_IMPORTED_MODULE_4__/* .createSurroundings */ .w)(context, { github, transport, budget, onWait }),
    });
}
process.exitCode = await (0,_action_step_js__WEBPACK_IMPORTED_MODULE_0__/* .runAction */ .Cs)({
    entrance: 'action',
    readSettings: _settings_action_source_js__WEBPACK_IMPORTED_MODULE_3__/* .readActionSettings */ .O,
    async judge(session, known, settings) {
        if (settings.sarif === undefined)
            return judgeScan(session, known, settings);
        const { judgeFiles } = await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(9776), __webpack_require__.e(7914), __webpack_require__.e(3840), __webpack_require__.e(6766), __webpack_require__.e(1165), __webpack_require__.e(1313), __webpack_require__.e(6807), __webpack_require__.e(9505), __webpack_require__.e(9564)]).then(__webpack_require__.bind(__webpack_require__, 37107));
        return judgeFiles(session, known, settings);
    },
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 69986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hu: () => (/* binding */ foldRepositoryUrl),
/* harmony export */   RB: () => (/* binding */ sameRepository),
/* harmony export */   or: () => (/* binding */ plainRepositoryUrl)
/* harmony export */ });
/** Tells whether two addresses name one repository, however they are spelled: https, ssh, `git@host:owner/name`. */
/** Names under which a host answers ssh where its own port is closed. */
const hostAliases = {
    'www.github.com': 'github.com',
    'ssh.github.com': 'github.com',
    'altssh.gitlab.com': 'gitlab.com',
    'altssh.bitbucket.org': 'bitbucket.org',
};
const remoteScheme = /^(?:https?|ssh|git|git\+ssh|ssh\+git|git\+https?):\/\//i;
/** git reads `host:path` this way; without a user or a dot the host may be a nickname that only one machine knows. */
const scpForm = /^(?:[\w.-]+@([\w.-]+)|([\w-]+(?:\.[\w-]+)+)):\/*([^:]+)$/;
const schemeless = /^[\w-]+(?:\.[\w-]+)+\/[^:]+$/;
const unusable = /[\s\p{Cc}\p{Cf}?#]/u;
/**
 * What the address names; undefined when it names nothing. Owner and name fold their case on github.com, on ghe.com
 * and on `githubHost`, the host of an own GitHub server.
 */
function foldRepositoryUrl(url, githubHost) {
    const parsed = parse(url);
    if (parsed === undefined || parsed.host === '')
        return parsed;
    return isGithub(parsed.host, githubHost) ? { host: parsed.host, path: parsed.path.toLowerCase() } : parsed;
}
function sameRepository(a, b, githubHost) {
    const first = foldRepositoryUrl(a, githubHost);
    const second = foldRepositoryUrl(b, githubHost);
    return first !== undefined && first.host === second?.host && first.path === second.path;
}
/** `https://host/owner/name`, or `file://…` on this machine, with the provider's case and without credentials. */
function plainRepositoryUrl(url) {
    const parsed = parse(url);
    if (parsed === undefined)
        return undefined;
    if (parsed.host !== '')
        return `https://${parsed.host}/${parsed.path}`;
    return parsed.path.startsWith('/')
        ? `file://${encodeURI(parsed.path).replace(/[?#]/g, encodeURIComponent)}`
        : undefined;
}
function parse(url) {
    if (!url.isWellFormed())
        return undefined;
    if (/^(?:\/(?!\/)|[A-Za-z]:[\\/])/.test(url))
        return /\p{Cc}/u.test(url) ? undefined : { host: '', path: url };
    if (unusable.test(url) || url.includes('\\'))
        return undefined;
    if (/^file:/i.test(url))
        return parseFile(url);
    if (remoteScheme.test(url))
        return parseRemote(url.replace(remoteScheme, ''));
    if (url.includes('://'))
        return undefined;
    const [, userHost, bareHost, path] = scpForm.exec(url) ?? [];
    if (path !== undefined)
        return parseRemote(`${userHost ?? bareHost}/${path}`);
    return schemeless.test(url) ? parseRemote(url) : undefined;
}
function parseFile(url) {
    if (!URL.canParse(url))
        return undefined;
    const { host, pathname } = new URL(url);
    if (host !== '' || pathname === '/')
        return undefined;
    try {
        return { host: '', path: decodeURIComponent(pathname) };
    }
    catch {
        return undefined;
    }
}
/** `[user@]host[:port]/path`. Read as https, so that every scheme folds its host in the same way. */
function parseRemote(address) {
    if (address.startsWith('/') || !URL.canParse(`https://${address}`))
        return undefined;
    const { hostname, pathname } = new URL(`https://${address}`);
    const path = pathname
        .replace(/^\/+|\/+$/g, '')
        .replace(/\.git$/i, '')
        .replace(/\/+$/, '');
    if (path === '' || path.includes('//'))
        return undefined;
    const host = hostname.replace(/\.$/, '');
    return host === '' ? undefined : { host: hostAliases[host] ?? host, path };
}
function isGithub(host, githubHost) {
    return host === 'github.com' || host.endsWith('.ghe.com') || host === githubHost?.toLowerCase();
}


/***/ }),

/***/ 84191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wf: () => (/* binding */ isFullSha),
/* harmony export */   sw: () => (/* binding */ isSameCommit),
/* harmony export */   tT: () => (/* binding */ commitText)
/* harmony export */ });
/** Names of commits as others write them: whole or short, in any case. */
const name = /^[0-9a-f]{7,64}$/i;
/** Undefined when one of the two is no name of a commit, so that nothing can be said. */
function isSameCommit(a, b) {
    if (a === undefined || b === undefined || !name.test(a) || !name.test(b))
        return undefined;
    const [first, second] = [a.toLowerCase(), b.toLowerCase()];
    return first.startsWith(second) || second.startsWith(first);
}
function isFullSha(text) {
    return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(text);
}
/** `main at 1a2b3c4d5e6f`, or `commit 1a2b3c4d5e6f`. */
function commitText(sha, ref) {
    const short = sha.slice(0, 12);
    const name = ref?.replace(/^(?:refs\/)?(?:heads|tags|remotes\/origin)\//, '');
    return name === undefined || sha.startsWith(name) ? `commit ${short}` : `${name} at ${short}`;
}


/***/ })

};
