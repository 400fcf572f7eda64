export const id = 8381;
export const ids = [8381];
export const modules = {

/***/ 29990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dh: () => (/* binding */ checkBuilt),
/* harmony export */   Mm: () => (/* binding */ builtCommit),
/* harmony export */   Rr: () => (/* binding */ heldCommit),
/* harmony export */   iu: () => (/* binding */ askedAhead),
/* harmony export */   su: () => (/* binding */ checkCommit),
/* harmony export */   wj: () => (/* binding */ askedOneByOne)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _git_commit_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84191);
/* harmony import */ var _git_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96287);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33880);
/** What a checkout says about itself, and whether it stands at the commit that is built: what is judged here is its content. */




/** Each is asked when it is wanted. */
function askedOneByOne(folder) {
    const git = (0,_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .gitIn */ .uM)(folder);
    return {
        isCheckout: () => (0,_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isCheckout */ .VI)(folder),
        // In full: `--short` writes `heads/main` where a tag has the branch's name.
        branch: async () => branchOf(await git('symbolic-ref', '--quiet', 'HEAD')),
        head: () => (0,_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .commitSha */ .mJ)('HEAD', git),
        address: () => git('remote', 'get-url', 'origin'),
        defaultBranch: () => knownDefaultBranch(git),
    };
}
/** All are asked at once, and the first three in one question: each question is a program that is started and waited for. */
function askedAhead(folder) {
    const later = askedOneByOne(folder);
    const [standing, address, defaultBranch] = [(0,_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .standingOf */ .YP)(folder), later.address(), later.defaultBranch()];
    // What fails is told to whoever asks for it.
    void Promise.allSettled([standing, address, defaultBranch]);
    return {
        isCheckout: async () => (await standing) !== undefined || later.isCheckout(),
        branch: async () => {
            const known = await standing;
            return known === undefined ? later.branch() : branchOf(known.ref);
        },
        head: async () => (await standing)?.sha ?? later.head(),
        address: () => address,
        defaultBranch: () => defaultBranch,
    };
}
const branchOf = (ref) => withoutPrefix(ref, 'refs/heads/');
/** As far as the checkout remembers. */
async function knownDefaultBranch(git) {
    return withoutPrefix(await git('symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD'), 'refs/remotes/origin/');
}
function withoutPrefix(ref, prefix) {
    return ref?.startsWith(prefix) ? ref.slice(prefix.length) : undefined;
}
/** Throws GateError CONFIG (reason `moved`) when the commit is none of those expected. */
function checkCommit(head, path, expected) {
    if (expected.includes(head))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `The checkout ${path} stands at ${head.slice(0, 12)}, which is not the commit of this event`, {
        reason: 'moved',
        hint: 'Check out the commit of the event (actions/checkout does) before the gate.',
    });
}
/** The commit that a CI system names, or a merge of it that was made for the test; nothing where it names none. */
async function checkBuilt(ci, path) {
    const named = [ci.headSha, ci.builtSha].filter((sha) => sha !== undefined);
    if (named.length === 0)
        return;
    const git = (0,_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .gitIn */ .uM)(path);
    const shaOf = (name) => (0,_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .commitSha */ .mJ)(name, git);
    const head = (await shaOf('HEAD')) ?? '';
    const isMerge = (await shaOf('HEAD^2')) !== undefined;
    const sides = await Promise.all((isMerge ? ['HEAD^1', 'HEAD^2'] : []).map(shaOf));
    const isBuilt = [head, ...sides].some((sha) => named.some((each) => sha?.startsWith(each)));
    if (!isBuilt)
        checkCommit(head, path, []);
}
/** The commit that the CI system names, in full; some write only its beginning. */
async function builtCommit({ headSha: named }, git) {
    if (named === undefined || (0,_git_commit_name_js__WEBPACK_IMPORTED_MODULE_3__/* .isFullSha */ .Wf)(named))
        return named;
    const sha = await (0,_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .commitSha */ .mJ)(named, git);
    // A branch or a tag of that name is not that commit.
    return sha?.startsWith(named) ? sha : undefined;
}
/**
 * The commit that the checkout holds of the branch that a CI system builds. It may have checked out a commit, a branch of its
 * own naming, or a merge that it made for the test: of that it is the branch's side.
 */
async function heldCommit(branch, { isChange }, git) {
    const side = isChange === true ? await (0,_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .commitSha */ .mJ)('HEAD^2', git) : undefined;
    if (side === undefined)
        return (0,_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .commitSha */ .mJ)('HEAD', git);
    const head = await (0,_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .branchNow */ .Hg)(branch, git);
    return head.kind === 'at' && head.sha === side ? side : (0,_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .commitSha */ .mJ)('HEAD', git);
}


/***/ }),

/***/ 78381:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   heldContext: () => (/* binding */ heldContext)
/* harmony export */ });
/* harmony import */ var _git_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96287);
/* harmony import */ var _github_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45900);
/* harmony import */ var _repository_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69986);
/* harmony import */ var _checkout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29990);
/* harmony import */ var _source_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62277);
/* harmony import */ var _standing_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80138);
/** The context of what a checkout holds in a GitHub workflow: no branch is scanned by its name, and git is asked. */






/** What a checkout holds; it may be a merge that was made for the test, and of a fork, because no branch is scanned by its name. */
async function heldContext(workflow, folder, judged) {
    const { variables, payload, own, policy } = workflow;
    const event = (0,_github_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readGithubEvent */ .a3)(payload, variables);
    if (judged.kind === 'commit')
        (0,_checkout_js__WEBPACK_IMPORTED_MODULE_3__/* .checkCommit */ .su)(judged.sha, folder, event.commits);
    const path = (await (0,_git_files_js__WEBPACK_IMPORTED_MODULE_0__/* .isCheckout */ .VI)(folder)) ? folder : undefined;
    const { branch, sha, repositoryUrl } = judged.kind === 'commit' ? judged : await readFolder(folder);
    const { defaultBranch } = own;
    const told = typeof event.branch === 'string' ? event.branch : undefined;
    const { change, ...facts } = (0,_standing_js__WEBPACK_IMPORTED_MODULE_5__/* .standingOf */ .Y)(told, event, defaultBranch);
    const subject = { branch, headSha: sha, ...facts, defaultBranch };
    const sources = (0,_source_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .heldSources */ .g$)(subject, { path, pullRequest: change?.number, headSha: event.headSha }, policy);
    const url = repositoryUrl ?? own.url;
    return { ...(0,_standing_js__WEBPACK_IMPORTED_MODULE_5__/* .commonFacts */ .h)(workflow), ...subject, change, repositoryUrl: url, sources, refusal: undefined };
}
async function readFolder(folder) {
    const checkout = (0,_checkout_js__WEBPACK_IMPORTED_MODULE_3__/* .askedOneByOne */ .wj)(folder);
    const sha = await checkout.head();
    const origin = await checkout.address();
    const branch = (await checkout.branch()) ?? (sha === undefined ? 'HEAD' : `detached-${sha.slice(0, 12)}`);
    return { branch, sha, repositoryUrl: origin === undefined ? undefined : (0,_repository_url_js__WEBPACK_IMPORTED_MODULE_2__/* .plainRepositoryUrl */ .or)(origin) };
}


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


/***/ })

};
