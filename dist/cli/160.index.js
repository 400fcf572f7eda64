export const id = 160;
export const ids = [160];
export const modules = {

/***/ 9071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   oO: () => (/* binding */ createTransport),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/* unused harmony exports defaultTimeouts, isLoopback */
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6752);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9473);
/** One HTTP request and what became of it, as data: no redirects, bounded times and sizes, nothing retried. */


const bodyCapBytes = 16 * 1024 * 1024;
const depthCap = 64;
const defaultTimeouts = { connectMs: 10_000, headersMs: 60_000, bodyIdleMs: 30_000 };
/** Creates a transport with its own connection pool. Loopback never goes through a proxy. */
function createTransport(options = {}) {
    const timeouts = options.timeouts ?? defaultTimeouts;
    const unsentErrors = new WeakSet();
    const direct = new undici__WEBPACK_IMPORTED_MODULE_0__/* .Agent */ .g6({ ...limits(timeouts), connect: watchedConnector(timeouts, unsentErrors) });
    const proxied = hasProxy(options.proxy) ? proxyAgent(timeouts, options.proxy) : undefined;
    return {
        send: (sent) => exchange(sent, isLoopback(sent.url.hostname) ? direct : (proxied ?? direct), unsentErrors),
        async close() {
            await Promise.all([direct.destroy(), proxied?.destroy()]);
        },
    };
}
function limits(timeouts) {
    return { headersTimeout: timeouts.headersMs, bodyTimeout: timeouts.bodyIdleMs, allowH2: false };
}
function hasProxy(proxy) {
    return proxy !== undefined && (proxy.httpProxy !== '' || proxy.httpsProxy !== '');
}
function proxyAgent(timeouts, proxy) {
    return new undici__WEBPACK_IMPORTED_MODULE_0__/* .EnvHttpProxyAgent */ .J2({
        ...limits(timeouts),
        ...proxy,
        requestTls: { rejectUnauthorized: true, timeout: timeouts.connectMs },
        proxyTls: { rejectUnauthorized: true, timeout: timeouts.connectMs },
    });
}
/** A connector that remembers its errors: what fails while connecting was provably never sent. */
function watchedConnector(timeouts, unsentErrors) {
    const connect = (0,undici__WEBPACK_IMPORTED_MODULE_0__/* .buildConnector */ .gU)({ timeout: timeouts.connectMs, rejectUnauthorized: true, allowH2: false });
    return (options, callback) => {
        connect(options, (error, socket) => {
            if (error) {
                unsentErrors.add(error);
                callback(error, null);
            }
            else {
                callback(null, socket);
            }
        });
    };
}
async function exchange(sent, dispatcher, unsentErrors) {
    sent.signal.throwIfAborted();
    try {
        const answer = await (0,undici__WEBPACK_IMPORTED_MODULE_0__/* .request */ .Em)(sent.url, {
            dispatcher,
            method: sent.method,
            headers: { ...sent.headers, 'accept-encoding': 'identity' },
            body: sent.body ?? null,
            signal: sent.signal,
        });
        const text = await readBody(answer.body, String(answer.headers['content-encoding'] ?? 'identity'));
        const header = (name) => {
            const value = answer.headers[name];
            return Array.isArray(value) ? value[0] : value;
        };
        return { kind: 'answer', status: answer.statusCode, header, text };
    }
    catch (error) {
        sent.signal.throwIfAborted();
        return failure(error, unsentErrors);
    }
}
async function readBody(body, encoding) {
    // A body that is given up reports an abort of its own, which nobody is waiting for.
    body.on('error', () => { });
    if (encoding !== 'identity') {
        body.destroy();
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('PROTOCOL', `the answer is encoded as ${encoding}, which was not asked for`);
    }
    const chunks = [];
    let size = 0;
    for await (const chunk of body) {
        size += chunk.length;
        if (size > bodyCapBytes)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('PROTOCOL', `the answer is larger than ${bodyCapBytes / 1024 / 1024} MiB`);
        chunks.push(chunk);
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
}
/** Errors of name look-up and connection set-up, for the paths (proxies) where the connector cannot be watched. */
const unsentCodes = new Set([
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'UND_ERR_CONNECT_TIMEOUT',
]);
function failure(error, unsentErrors) {
    const cause = error instanceof Error ? error : new Error(String(error));
    const code = String(cause.code ?? '');
    const certificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|TLS_/.test(code);
    const unsent = unsentErrors.has(cause) || unsentCodes.has(code) || certificate;
    return { kind: 'failure', unsent, permanent: certificate, message: describe(cause, code), cause };
}
const meanings = {
    ECONNREFUSED: 'the connection was refused',
    ENOTFOUND: 'the host name is unknown',
    EAI_AGAIN: 'the host name could not be looked up',
    ECONNRESET: 'the connection was reset',
    UND_ERR_SOCKET: 'the connection was cut',
    UND_ERR_CONNECT_TIMEOUT: 'no connection in time',
    UND_ERR_HEADERS_TIMEOUT: 'no answer in time',
    UND_ERR_BODY_TIMEOUT: 'the answer stopped half-way',
};
function describe(error, code) {
    return meanings[code] ?? (code ? `${error.message} (${code})` : error.message);
}
function isLoopback(hostname) {
    return (hostname === 'localhost' || hostname === '[::1]' || hostname === '::1' || /^127(?:\.\d{1,3}){3}$/.test(hostname));
}
/** Parses JSON that is not nested deeper than the cap; throws GateError PROTOCOL. */
function parseJson(text) {
    if (/^\s*</.test(text)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('PROTOCOL', 'the answer is an HTML page, not JSON', {
            hint: 'Check base-url: it must be the address of the API, ending in the version segment, not of the dashboard or a log-in page.',
        });
    }
    if (nestingOf(text) > depthCap)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('PROTOCOL', `the answer is nested deeper than ${depthCap} levels`);
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('PROTOCOL', text.trim() === '' ? 'the answer is empty' : 'the answer is not JSON', {
            cause: error,
        });
    }
}
/** One pass over the characters: a regular expression would need a stack as long as the longest string. */
function nestingOf(text) {
    let depth = 0;
    let deepest = 0;
    let inString = false;
    for (let index = 0; index < text.length; index++) {
        const code = text.charCodeAt(index);
        if (inString) {
            if (code === backslash)
                index++;
            else if (code === quote)
                inString = false;
        }
        else if (code === quote)
            inString = true;
        else if (code === openBrace || code === openBracket)
            deepest = Math.max(deepest, ++depth);
        else if (code === closeBrace || code === closeBracket)
            depth--;
    }
    return deepest;
}
const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket] = [...'"\\{}[]'].map((c) => c.charCodeAt(0));


/***/ }),

/***/ 4269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vs: () => (/* binding */ retryAfterMs),
/* harmony export */   dg: () => (/* binding */ isTransient),
/* harmony export */   jo: () => (/* binding */ backoffMs),
/* harmony export */   pX: () => (/* binding */ attemptBudget)
/* harmony export */ });
const attemptBudget = 5;
const baseMs = 500;
const capMs = 20_000;
/** Full jitter: anything up to an exponentially growing cap. `attempt` counts from 0, `random` is in [0, 1). */
function backoffMs(attempt, random) {
    return random * Math.min(capMs, baseMs * 2 ** attempt);
}
/**
 * How long a 429 asks to wait, in milliseconds; undefined when it does not say. The header (seconds or a date) wins over
 * `error.details.retryAfter`, whose unit the interface does not show.
 */
function retryAfterMs(header, detail, assume, wallClockMs) {
    const fromHeader = header === undefined ? undefined : headerMs(header.trim(), wallClockMs);
    if (fromHeader !== undefined)
        return fromHeader;
    if (typeof detail !== 'number' || !Number.isInteger(detail) || detail < 1)
        return undefined;
    return assume['retry-after-unit'] === 'ms' ? detail : detail * 1000;
}
function headerMs(value, wallClockMs) {
    if (/^\d+$/.test(value))
        return Number(value) > 0 ? Number(value) * 1000 : undefined;
    const date = Date.parse(value);
    return Number.isNaN(date) || date <= wallClockMs ? undefined : date - wallClockMs;
}
/** True for the answers that say "not now" rather than "no". */
function isTransient(status) {
    return status === 408 || status >= 500;
}


/***/ }),

/***/ 1700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ changesOf)
/* harmony export */ });
/* harmony import */ var parse_diff__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2673);
/* harmony import */ var _policy_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9306);
/** From a diff to what it changes: lines of the new files; whatever cannot be placed is left unplaced, never unchanged. */


/** The changes of these files; `isComplete: false` when there may be more of them. */
function changesOf(files, isComplete) {
    const changes = new Map();
    for (const file of files) {
        changes.set((0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .normalPath */ .FE)(file.path), { lines: changedLines(file) });
        const before = file.previousPath === undefined ? undefined : (0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .normalPath */ .FE)(file.previousPath);
        // Nothing stands at the old path any more, so that nothing there can be placed.
        if (before !== undefined && !changes.has(before))
            changes.set(before, { lines: undefined });
    }
    return { files: changes, isComplete };
}
/** Undefined when the patch is missing, cut, or not to be understood. */
function changedLines({ patch, additions, deletions, isRemoved }) {
    if (patch === undefined || patch === '' || isRemoved)
        return undefined;
    const hunks = hunksOf(patch);
    const count = (type) => hunks.flatMap((hunk) => hunk.changes).filter((change) => change.type === type && !isNewlineMark(change)).length;
    if (hunks.length === 0 || !hunks.every(isWhole))
        return undefined;
    if (additions !== undefined && count('add') !== additions)
        return undefined;
    if (deletions !== undefined && count('del') !== deletions)
        return undefined;
    return merged(hunks.flatMap(rangesOf));
}
/** None for what the parser stumbles over, such as a hunk that begins with a mark about its last line. */
function hunksOf(patch) {
    try {
        return parse_diff__WEBPACK_IMPORTED_MODULE_0__(`--- a/file\n+++ b/file\n${patch}`).flatMap((file) => file.chunks);
    }
    catch {
        return [];
    }
}
/** A hunk whose lines are as many as its head declares. */
function isWhole(hunk) {
    const after = hunk.changes.filter((change) => change.type !== 'del' && !isNewlineMark(change)).length;
    const before = hunk.changes.filter((change) => change.type !== 'add' && !isNewlineMark(change)).length;
    return after === hunk.newLines && before === hunk.oldLines;
}
function isNewlineMark(change) {
    return change.content.startsWith('\\ No newline');
}
/** Added lines, and the lines beside a deletion: what was taken away (a check, an escape) changes what stands next to it. */
function rangesOf(hunk) {
    const ranges = [];
    // An empty new part is said to start at the line before it.
    let line = hunk.newLines === 0 ? hunk.newStart + 1 : hunk.newStart;
    for (const change of hunk.changes) {
        if (isNewlineMark(change))
            continue;
        if (change.type === 'del')
            ranges.push([Math.max(1, line - 1), line]);
        else if (change.type === 'add')
            ranges.push([line, line++]);
        else
            line++;
    }
    return ranges;
}
/** Sorted, and without overlaps. */
function merged(ranges) {
    const result = [];
    for (const [first, last] of [...ranges].sort((a, b) => a[0] - b[0])) {
        const previous = result.at(-1);
        if (previous !== undefined && first <= previous[1] + 1)
            previous[1] = Math.max(previous[1], last);
        else
            result.push([first, last]);
    }
    return result;
}


/***/ }),

/***/ 7430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ck: () => (/* binding */ hasOwnBase),
/* harmony export */   Z9: () => (/* binding */ placeText),
/* harmony export */   ld: () => (/* binding */ isProposal)
/* harmony export */ });
/** Events whose commit somebody proposes: what stands in it is not yet the team's. */
const proposals = ['merge_group', 'workflow_run'];
/** Whether the commit is one that its author would like to merge, so that its own policy cannot be trusted. */
function isProposal({ pullRequest, event, isProposed }) {
    return pullRequest !== undefined || isProposed === true || proposals.includes(event);
}
/**
 * Whether a proposal is compared with a branch that its author may have chosen: one of their own that holds the same code
 * would make every change look harmless.
 */
function hasOwnBase({ baseBranch, defaultBranch }) {
    return baseBranch !== undefined && baseBranch !== defaultBranch;
}
/** `main at 1a2b3c4d5e6f`, or `commit 1a2b3c4d5e6f`. */
function placeText(sha, ref) {
    const short = sha.slice(0, 12);
    const name = ref?.replace(/^(?:refs\/)?(?:heads|tags|remotes\/origin)\//, '');
    return name === undefined || sha.startsWith(name) ? `commit ${short}` : `${name} at ${short}`;
}


/***/ }),

/***/ 3781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   VI: () => (/* binding */ isCheckout),
/* harmony export */   Wf: () => (/* binding */ isFullSha),
/* harmony export */   _T: () => (/* binding */ readFileAt),
/* harmony export */   mJ: () => (/* binding */ commitSha),
/* harmony export */   uM: () => (/* binding */ gitIn)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9473);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7430);
/** git on the command line: what it prints in a folder, and the files of a commit. */






function gitIn(cwd) {
    return (...args) => runGit(args, cwd);
}
/** The SHA of the commit that a name, a ref or the beginning of a SHA stands for; undefined when there is none. */
function commitSha(name, git) {
    return git('rev-parse', '--quiet', '--verify', `${name}^{commit}`);
}
function isFullSha(text) {
    return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(text);
}
const outputCapBytes = 256 * 1024 * 1024;
async function runGit(args, cwd, timeout = 30_000) {
    try {
        // An askpass that says nothing: without it git would wait at the terminal for a password.
        const all = ['-c', 'core.askPass=true', ...args];
        const { stdout } = await (0,node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('git', all, {
            cwd,
            encoding: 'utf8',
            timeout,
            maxBuffer: outputCapBytes,
        });
        return stdout.trim();
    }
    catch (error) {
        if (error.code !== 'ENOENT')
            return undefined;
        throw noGit(cwd, error);
    }
}
function noGit(cwd, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue('CONFIG', `git could not be run in ${cwd}`, {
        reason: 'wrong-ref',
        cause,
        hint: 'Install git, and run the command in a folder that exists.',
    });
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue('PROTOCOL', `${path} is no file at ${(0,_context_js__WEBPACK_IMPORTED_MODULE_5__/* .placeText */ .Z9)(sha, ref)}`);
    const content = await rawGit(['cat-file', 'blob', object], cwd);
    try {
        return { text: new TextDecoder('utf-8', { fatal: true }).decode(content), at: (0,_context_js__WEBPACK_IMPORTED_MODULE_5__/* .placeText */ .Z9)(sha, ref) };
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue('PROTOCOL', `${path} is not UTF-8 at ${(0,_context_js__WEBPACK_IMPORTED_MODULE_5__/* .placeText */ .Z9)(sha, ref)}`, { cause: error });
    }
}
/** The commit of a SHA, a full ref, or a name: the remote's branch before a local one, and never a tag beside a branch. */
async function commitAt(cwd, ref) {
    const shaOf = (name) => commitSha(name, gitIn(cwd));
    const isExact = ref.startsWith('refs/') || isFullSha(ref);
    const [, kind, name = ref] = /^(?:(heads|tags)\/)?(.*)$/s.exec(ref) ?? [];
    const branches = [`refs/remotes/origin/${name}`, `refs/heads/${name}`];
    const branch = isExact || kind === 'tags' ? undefined : ((await shaOf(branches[0] ?? '')) ?? (await shaOf(branches[1] ?? '')));
    const tag = isExact || kind === 'heads' ? undefined : await shaOf(`refs/tags/${name}`);
    if (branch !== undefined && tag !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue('CONFIG', `${name} is a branch and a tag`, { hint: `Write heads/${name} or tags/${name}.` });
    }
    const found = isExact ? await shaOf(ref) : (branch ?? tag);
    if (found !== undefined)
        return found;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue('NOT_FOUND', `The checkout has no commit for ${ref}`, {
        hint: `Fetch it (git fetch origin ${name}), or name another one with policy-ref.`,
    });
}
async function rawGit(args, cwd) {
    try {
        const options = { cwd, encoding: 'buffer', timeout: 30_000, maxBuffer: textCapBytes };
        return (await (0,node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('git', [...args], options)).stdout;
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue('PROTOCOL', `git ${args[0]} failed in ${cwd}`, { cause: error });
    }
}
/** Whether the folder is in a checkout. Throws GateError CONFIG where there is one that git will not read. */
async function isCheckout(cwd) {
    try {
        await (0,node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('git', ['rev-parse', '--git-dir'], { cwd, timeout: 30_000 });
        return true;
    }
    catch (error) {
        const { code, stderr = '' } = error;
        if (code === 'ENOENT')
            throw noGit(cwd, error);
        if (!hasGitFolder(cwd))
            return false;
        const [why = ''] = stderr.replace(/^fatal: /, '').split('\n');
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue('CONFIG', `git cannot read the checkout ${cwd}: ${why || 'it does not answer'}`, {
            reason: 'policy',
            cause: error,
            hint: `Let git read it; a checkout of another user needs git config --global --add safe.directory ${cwd}`,
        });
    }
}
function hasGitFolder(folder) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '.git')))
        return true;
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder);
    return above !== folder && hasGitFolder(above);
}


/***/ }),

/***/ 3433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ readRefusedContext),
/* harmony export */   z: () => (/* binding */ readGithubContext)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5156);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _report_neutral_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9960);
/**
 * The context of a run in a GitHub workflow: which branch and commit the event is about. Runs that would scan another
 * branch than the one that they gate (forks, tags, deleted branches) are refused here, before any request.
 */



const headsPrefix = 'refs/heads/';
const sha = zod__WEBPACK_IMPORTED_MODULE_2__.string().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/i);
const name = zod__WEBPACK_IMPORTED_MODULE_2__.string().regex(/^\P{Cc}+$/u);
const repository = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({
    id: zod__WEBPACK_IMPORTED_MODULE_2__.number().nullish(),
    full_name: name,
    default_branch: name.nullish(),
    private: zod__WEBPACK_IMPORTED_MODULE_2__.boolean().nullish(),
    visibility: zod__WEBPACK_IMPORTED_MODULE_2__.string().nullish(),
});
const head = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({ ref: name, sha, repo: repository.nullish() });
const base = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({ ref: name, sha });
const ownBase = base.extend({ repo: zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({ id: zod__WEBPACK_IMPORTED_MODULE_2__.number() }) });
const common = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({ repository: repository.optional() });
const pushed = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({ ref: name, after: sha, deleted: zod__WEBPACK_IMPORTED_MODULE_2__.boolean().optional() });
const dispatched = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({ ref: name.optional() });
const pullRequested = common.extend({
    pull_request: zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({ number: zod__WEBPACK_IMPORTED_MODULE_2__.number().int().positive(), head, base }),
});
const merging = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({
    merge_group: zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({ head_ref: name, head_sha: sha, base_ref: name, base_sha: sha }),
});
const finished = common.extend({
    workflow_run: zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({
        event: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
        head_branch: name.nullish(),
        head_sha: sha,
        head_repository: repository.nullish(),
        pull_requests: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({ number: zod__WEBPACK_IMPORTED_MODULE_2__.number().int().positive(), base: ownBase })).nullish(),
    }),
});
const readers = {
    push: { isBound: true, read: readPush },
    pull_request: { isBound: true, read: readPullRequest },
    pull_request_target: { isBound: true, read: readPullRequest },
    merge_group: { isBound: true, read: readMergeGroup },
    workflow_run: { isBound: true, read: readWorkflowRun },
    workflow_dispatch: { isBound: false, read: readDispatch },
    schedule: { isBound: false, read: readSchedule },
};
/** Throws GateError CONFIG, reason `fork` or `wrong-ref`, when the event names no branch of this repository. */
function readGithubContext({ env, event, branch }) {
    const eventName = env.GITHUB_EVENT_NAME;
    if (!eventName)
        throw wrongRef('GITHUB_EVENT_NAME is not set', 'Run this in a GitHub workflow.');
    const own = parse(common, event, eventName).repository;
    return contextOf(readSubject(eventName, { env, event, branch }), own, env);
}
/** The context of a run that was refused: the default branch. Undefined when the event does not say which one is ours. */
function readRefusedContext({ env, event }, refusal) {
    const own = common.safeParse(event).data?.repository;
    if (!own?.default_branch || !isSame(own, own, env))
        return undefined;
    return { ...contextOf({ branch: own.default_branch, headSha: undefined }, own, env), refusal };
}
function contextOf(subject, own, env) {
    return {
        system: 'github',
        event: env.GITHUB_EVENT_NAME,
        branch: subject.branch,
        headSha: subject.headSha,
        baseBranch: subject.baseBranch,
        baseSha: subject.baseSha,
        defaultBranch: own?.default_branch ?? undefined,
        pullRequest: subject.pullRequest,
        repositoryUrl: repositoryUrlOf(env, own),
        isPublic: isPublic(own),
    };
}
function readSubject(eventName, { env, event, branch }) {
    const reader = Object.hasOwn(readers, eventName) ? readers[eventName] : undefined;
    if (reader?.isBound) {
        const subject = reader.read(event, env);
        if (branch === undefined || branch === subject.branch)
            return subject;
        throw wrongRef(`branch is set to ${branch}, but this ${eventName} run is about ${subject.branch}`, 'Remove branch, or name another branch only in runs by schedule or by hand.');
    }
    if (branch === undefined) {
        if (reader)
            return reader.read(event, env);
        throw wrongRef(`The event ${(0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(eventName, 60)} does not say which branch to scan`, 'Set branch, or run the gate on push, pull_request, merge_group, schedule or workflow_dispatch.');
    }
    // The commit is known only where the run itself stands at that branch.
    const isOwnRef = reader !== undefined && env.GITHUB_REF === `${headsPrefix}${branch}`;
    return { branch, headSha: isOwnRef ? commitOf(env) : undefined };
}
function readPush(payload) {
    const push = parse(pushed, payload, 'push');
    const branch = branchOf(push.ref);
    if (push.deleted || /^0+$/.test(push.after)) {
        throw wrongRef(`The branch ${(0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(branch, 255)} was deleted: there is nothing to scan`, skipHint);
    }
    return { branch, headSha: push.after };
}
function readDispatch(payload, env) {
    const ref = parse(dispatched, payload, 'workflow_dispatch').ref ?? env.GITHUB_REF;
    return { branch: branchOf(ref), headSha: ref === env.GITHUB_REF ? commitOf(env) : undefined };
}
/** A scheduled run stands at the default branch; older payloads hold the schedule alone. */
function readSchedule(payload, env) {
    const ref = env.GITHUB_REF;
    if (ref)
        return { branch: branchOf(ref), headSha: commitOf(env) };
    const branch = parse(common, payload, 'schedule').repository?.default_branch;
    return { branch: branchOf(branch ? `${headsPrefix}${branch}` : undefined), headSha: undefined };
}
/** GITHUB_REF and GITHUB_SHA name the test merge or the default branch here, never the head. */
function readPullRequest(payload, env) {
    const { pull_request: pull, repository: own } = parse(pullRequested, payload, 'pull request');
    refuseFork(pull.head.repo, own, env);
    return {
        branch: pull.head.ref,
        headSha: pull.head.sha,
        baseBranch: pull.base.ref,
        baseSha: pull.base.sha,
        pullRequest: pull.number,
    };
}
function readMergeGroup(payload) {
    const { merge_group: group } = parse(merging, payload, 'merge_group');
    return {
        branch: branchOf(group.head_ref),
        headSha: group.head_sha,
        baseBranch: branchOf(group.base_ref),
        baseSha: group.base_sha,
    };
}
function readWorkflowRun(payload, env) {
    const { workflow_run: run, repository: own } = parse(finished, payload, 'workflow_run');
    refuseFork(run.head_repository, own, env);
    if (run.event === 'pull_request_target') {
        // Its head_sha is the base branch's: https://github.com/actions/checkout/pull/2454
        throw wrongRef('A workflow_run after a pull_request_target run does not say which commit the pull request has', 'Run the gate on pull_request itself.');
    }
    if (!run.head_branch)
        throw wrongRef('The workflow run that ended had no branch', skipHint);
    const subject = { branch: run.head_branch, headSha: run.head_sha };
    const pulls = run.event === 'pull_request' ? (run.pull_requests ?? []) : [];
    const [pull, ...others] = pulls.filter(({ base: { repo } }) => repo.id === own?.id);
    if (pull === undefined || others.length > 0)
        return subject;
    return { ...subject, baseBranch: pull.base.ref, baseSha: pull.base.sha, pullRequest: pull.number };
}
const skipHint = 'Leave these runs out with an `if:` on the job, or with the filters of `on:`.';
/** The branch of a full ref. */
function branchOf(ref) {
    if (ref?.startsWith(headsPrefix) && ref.length > headsPrefix.length)
        return ref.slice(headsPrefix.length);
    const what = ref?.startsWith('refs/tags/') ? `the tag ${ref.slice('refs/tags/'.length)}` : (ref ?? 'no ref at all');
    throw wrongRef(`This run is about ${(0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(what, 255)}, not about a branch: the service scans branches`, skipHint);
}
function commitOf(env) {
    return sha.safeParse(env.GITHUB_SHA).data;
}
/** The service would scan our branch of the same name instead, and pass. */
function refuseFork(theirs, own, env) {
    if (theirs && isSame(theirs, own, env))
        return;
    const owner = theirs ? (0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(theirs.full_name, 140) : 'a repository that no longer exists';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `Not scanned: the pull request comes from ${owner}, a fork of this repository`, {
        reason: 'fork',
        hint: 'The service can scan only branches of this repository. Gate forks with `scan-gate run --embedded`, or let them pass with `on-inconclusive: fork=warn`.',
    });
}
/** By name and by number: of the payload's repository, and of the repository that the run belongs to. */
function isSame(theirs, own, env) {
    const runId = Number(env.GITHUB_REPOSITORY_ID || Number.NaN);
    const runName = env.GITHUB_REPOSITORY;
    if (own === undefined && !runName)
        return false;
    const names = [own?.full_name, runName].filter((known) => known !== undefined && known !== '');
    const ids = [own?.id ?? Number.NaN, runId].filter((known) => !Number.isNaN(known));
    return (names.every((known) => known?.toLowerCase() === theirs.full_name.toLowerCase()) &&
        (typeof theirs.id !== 'number' || ids.every((known) => known === theirs.id)));
}
function repositoryUrlOf(env, own) {
    const fullName = env.GITHUB_REPOSITORY || own?.full_name;
    if (!fullName)
        return undefined;
    return `${(env.GITHUB_SERVER_URL || 'https://github.com').replace(/\/+$/, '')}/${fullName}`;
}
/** Private and internal repositories are closed to outsiders; whatever else it says, or does not say, is public. */
function isPublic(own) {
    const { private: isPrivate, visibility } = own ?? {};
    const isClosed = visibility === 'private' || visibility === 'internal';
    return isPrivate === false || (!isClosed && (Boolean(visibility) || !isPrivate));
}
/** The payload in this shape. Throws GateError CONFIG, reason `wrong-ref`, that names the fields that do not fit. */
function parse(shape, payload, event) {
    const result = shape.safeParse(payload);
    if (result.success)
        return result.data;
    const fields = result.error.issues.map((issue) => issue.path.join('.') || 'everything');
    throw wrongRef(`The payload of the ${(0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(event, 60)} event is not what GitHub sends: look at ${fields.join(', ')}`, 'The file that GITHUB_EVENT_PATH names must be the one that the runner wrote.');
}
function wrongRef(message, hint) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', message, { reason: 'wrong-ref', hint });
}


/***/ }),

/***/ 5877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ githubPolicyFiles)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7430);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6262);
/** Where the policy is read on GitHub: on a pull request from the default branch, which its author does not choose. */



function githubPolicyFiles({ github, context, policyRef }) {
    return {
        async readPolicyFile(place, path) {
            if (place === 'head' && context.refusal !== undefined)
                return undefined;
            const ref = place === 'head' ? judged(context) : (policyRef ?? trusted(context));
            return (0,_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .createGithubReader */ .D)(github).fileText(path, ref);
        },
        readCentralFile: (repository, path, ref) => (0,_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .createGithubReader */ .D)({ ...github, repository }).fileText(path, ref),
    };
}
function judged({ headSha, branch }) {
    return headSha ?? `heads/${branch}`;
}
function trusted(context) {
    if (!(0,_context_js__WEBPACK_IMPORTED_MODULE_2__/* .isProposal */ .ld)(context))
        return judged(context);
    if (context.defaultBranch !== undefined)
        return `heads/${context.defaultBranch}`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', 'The event does not say which branch is the default one', {
        hint: 'Set policy-ref to the branch that holds the policy.',
    });
}


/***/ }),

/***/ 2709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ sitOut),
/* harmony export */   t: () => (/* binding */ rateLimitOf)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7094);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9473);
/** GitHub's rate limits: which refusals are one, how long each asks to wait, and the waiting. */


const leastUntoldMs = 60_000;
/**
 * The limit that an answer tells of; undefined when it is none, as a 403 about a permission. `earlier` is how many came
 * before it: a limit without a time is waited for twice as long each time.
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit
 */
function rateLimitOf({ status, header, message }, earlier) {
    if (status !== 403 && status !== 429)
        return undefined;
    const retryAfter = wholeNumber(header('retry-after'));
    if (retryAfter !== undefined)
        return { waitMs: Math.max(1, retryAfter) * 1000, isTold: true };
    const reset = wholeNumber(header('x-ratelimit-reset'));
    if (wholeNumber(header('x-ratelimit-remaining')) === 0 && reset !== undefined) {
        // The server's time against the server's time: this machine's clock may be wrong.
        const now = Date.parse(String(header('date')));
        return { waitMs: Math.max(1000, reset * 1000 - (Number.isNaN(now) ? Date.now() : now)), isTold: true };
    }
    const isLimit = status === 429 || /rate limit|abuse detection/i.test(message);
    return isLimit ? { waitMs: leastUntoldMs * 2 ** earlier, isTold: false } : undefined;
}
function wholeNumber(value) {
    return /^\d{1,12}$/.test(String(value)) ? Number(value) : undefined;
}
const reserveMs = 10_000;
/** Waits until the limit ends. Throws GateError RATE_LIMITED at once when there is not that much time. */
async function sitOut({ waitMs, isTold }, { clock, deadline, signal }, onWait) {
    // What comes after the wait needs time too: a run that waits until its own end has decided nothing.
    if (clock.now() + waitMs + reserveMs < deadline) {
        onWait?.(`GitHub's rate limit is reached; trying again in ${(0,_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .formatSeconds */ .Xo)(waitMs)}`);
        return clock.sleep(waitMs, signal);
    }
    const end = isTold ? `it ends in ${(0,_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .formatSeconds */ .Xo)(waitMs)}` : 'GitHub does not say when it ends';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('RATE_LIMITED', `GitHub's rate limit is reached, and there is no time to wait for it: ${end}`, {
        hint: 'Run it again later, or fewer runs side by side: all that use the same token share its limit.',
    });
}


/***/ }),

/***/ 6262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ createGithubReader)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5156);
/* harmony import */ var _api_http_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9071);
/* harmony import */ var _api_retry_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4269);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9473);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1700);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7430);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3781);
/* harmony import */ var _rate_limit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2709);
/** The few things that the gate reads from GitHub: where a branch stands, what a file holds, what a pull request changes. */








const pageSize = 100;
/** GitHub lists no more files of a pull request than this. */
const fileLimit = 3000;
/** Nor more files of a comparison. */
const compareLimit = 300;
const sha = zod__WEBPACK_IMPORTED_MODULE_5__.string().regex(/^[0-9a-f]{40,64}$/);
const gitRef = zod__WEBPACK_IMPORTED_MODULE_5__.looseObject({ object: zod__WEBPACK_IMPORTED_MODULE_5__.looseObject({ sha }) });
const commit = zod__WEBPACK_IMPORTED_MODULE_5__.looseObject({ sha });
const changedFile = zod__WEBPACK_IMPORTED_MODULE_5__.looseObject({
    filename: zod__WEBPACK_IMPORTED_MODULE_5__.string(),
    previous_filename: zod__WEBPACK_IMPORTED_MODULE_5__.string().optional(),
    patch: zod__WEBPACK_IMPORTED_MODULE_5__.string().optional(),
    additions: zod__WEBPACK_IMPORTED_MODULE_5__.number().optional(),
    deletions: zod__WEBPACK_IMPORTED_MODULE_5__.number().optional(),
    status: zod__WEBPACK_IMPORTED_MODULE_5__.string().optional(),
});
const comparison = zod__WEBPACK_IMPORTED_MODULE_5__.looseObject({ files: zod__WEBPACK_IMPORTED_MODULE_5__.array(changedFile).optional() });
function createGithubReader(options) {
    const base = `/repos/${options.repository}`;
    const get = (path) => read(options, base + path);
    return {
        async branchHead(branch) {
            return parse(gitRef, await get(`/git/ref/heads/${encodePath(branch)}`)).object.sha;
        },
        async fileText(path, ref) {
            const sha = await commitOf(get, ref);
            const url = `${base}/contents/${encodePath(path)}?ref=${sha}`;
            const text = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .orAbsent */ .Re)(readText(options, url, 'application/vnd.github.raw+json'));
            return text === undefined ? undefined : { text, at: (0,_context_js__WEBPACK_IMPORTED_MODULE_6__/* .placeText */ .Z9)(sha, ref) };
        },
        async changedFiles(pullRequest) {
            const changed = [];
            for (let page = 1;; page++) {
                const path = `/pulls/${pullRequest}/files?per_page=${pageSize}&page=${page}`;
                const files = parse(zod__WEBPACK_IMPORTED_MODULE_5__.array(changedFile), await get(path));
                changed.push(...files.map(diffFileOf));
                if (files.length < pageSize)
                    return (0,_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .changesOf */ .f)(changed, true);
                if (page * pageSize >= fileLimit)
                    return (0,_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .changesOf */ .f)(changed, false);
            }
        },
        async comparedFiles(baseSha, headSha) {
            const { files = [] } = parse(comparison, await get(`/compare/${encodePath(`${baseSha}...${headSha}`)}?per_page=1`));
            return (0,_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .changesOf */ .f)(files.map(diffFileOf), files.length < compareLimit);
        },
    };
}
function diffFileOf(file) {
    const { filename: path, previous_filename: previousPath, patch, additions, deletions, status } = file;
    return { path, previousPath, patch, additions, deletions, isRemoved: status === 'removed' };
}
function encodePath(path) {
    return path.split('/').map(encodeURIComponent).join('/');
}
/** The commit of a ref; a bare name must not leave a choice, because others may make branches and tags. */
async function commitOf(get, ref) {
    const exact = ref.replace(/^refs\//, '');
    const shaOf = async (name) => parse(commit, await get(`/commits/${encodePath(name)}`)).sha;
    if (/^(?:heads|tags)\//.test(exact) || (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .isFullSha */ .Wf)(exact))
        return shaOf(exact);
    const [branch, tag] = await Promise.all([(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .orAbsent */ .Re)(shaOf(`heads/${exact}`)), (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .orAbsent */ .Re)(shaOf(`tags/${exact}`))]);
    if (branch !== undefined && tag !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `GitHub: ${exact} is a branch and a tag`, {
            hint: `Write heads/${exact} or tags/${exact}.`,
        });
    }
    const found = branch ?? tag;
    if (found !== undefined)
        return found;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('NOT_FOUND', `GitHub: there is no branch or tag ${exact} that can be read`, {
        hint: `${permissionHint} A commit is named by its full SHA.`,
    });
}
async function read(options, path) {
    return (0,_api_http_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(await readText(options, path, 'application/vnd.github+json'));
}
async function readText(options, path, accept) {
    const { transport, budget } = options;
    const url = new URL(options.apiUrl.replace(/\/+$/, '') + path);
    const headers = {
        accept,
        'user-agent': 'scan-gate',
        'x-github-api-version': '2022-11-28',
        ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
    };
    let attempts = 0;
    let limits = 0;
    for (;;) {
        const outcome = await transport.send({ method: 'GET', url, headers, signal: budget.signal });
        const limit = limitOf(outcome, limits);
        if (limit !== undefined) {
            await (0,_rate_limit_js__WEBPACK_IMPORTED_MODULE_4__/* .sitOut */ .Z)(limit, budget, options.onWait);
            limits++;
            continue;
        }
        const isFleeting = outcome.kind === 'failure' ? !outcome.permanent : (0,_api_retry_js__WEBPACK_IMPORTED_MODULE_7__/* .isTransient */ .dg)(outcome.status);
        if (!isFleeting || attempts + 1 >= _api_retry_js__WEBPACK_IMPORTED_MODULE_7__/* .attemptBudget */ .pX)
            return bodyOf(outcome, url.pathname);
        await budget.clock.sleep((0,_api_retry_js__WEBPACK_IMPORTED_MODULE_7__/* .backoffMs */ .jo)(attempts, Math.random()), budget.signal);
        attempts++;
    }
}
function limitOf(outcome, earlier) {
    return outcome.kind === 'failure' ? undefined : (0,_rate_limit_js__WEBPACK_IMPORTED_MODULE_4__/* .rateLimitOf */ .t)({ ...outcome, message: outcome.text }, earlier);
}
const permissionHint = 'Give the job the permission "contents: read" (and "pull-requests: read" on pull requests); the command line takes a token from SCAN_GATE_GITHUB_TOKEN.';
function bodyOf(outcome, path) {
    if (outcome.kind === 'failure')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('UNAVAILABLE', `GitHub: GET ${path} failed: ${outcome.message}`);
    if (outcome.status === 200)
        return outcome.text;
    // 422 is the answer about a commit that does not exist.
    const code = outcome.status === 404 || outcome.status === 422 ? 'NOT_FOUND' : outcome.status >= 500 ? 'UNAVAILABLE' : 'AUTH';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue(code, `GitHub: GET ${path} answered ${outcome.status}`, {
        status: outcome.status,
        hint: permissionHint,
    });
}
function parse(schema, body) {
    const result = schema.safeParse(body);
    if (result.success)
        return result.data;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('PROTOCOL', 'GitHub answered with something that is not what was asked for');
}


/***/ }),

/***/ 7619:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zj: () => (/* binding */ maskLine),
/* harmony export */   fe: () => (/* binding */ appendSummary),
/* harmony export */   jh: () => (/* binding */ appendOutputs),
/* harmony export */   mW: () => (/* binding */ fitSummary)
/* harmony export */ });
/* unused harmony exports summaryBudgetBytes, saveState, outputEntries */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9473);
/* harmony import */ var _report_neutral_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9960);
/** The runner's own protocol: the files that a step appends to, and the line that has a secret masked. */




/** The runner discards a summary above 1 MiB as a whole; the rest is left for what other tools add in the same step. */
const summaryBudgetBytes = 900_000;
const outputLimit = 4096;
/** Keeps a value for the step's `post` part, in GITHUB_STATE. Throws GateError PUBLISH when it cannot be written. */
async function saveState(path, name, value) {
    await append(path, outputEntries({ [name]: value }), 'the state');
}
/** Text for GITHUB_OUTPUT. Values become one harmless line; the delimiter cannot be guessed. */
function outputEntries(values, delimiter = `ghadelimiter_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`) {
    return Object.entries(values)
        .map(([name, value]) => `${name}<<${delimiter}\n${(0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralLine */ .GH)(value, outputLimit)}\n${delimiter}\n`)
        .join('');
}
/** Throws GateError PUBLISH when the file cannot be written. */
async function appendOutputs(path, values) {
    await append(path, outputEntries(values), 'the outputs');
}
/**
 * Adds to GITHUB_STEP_SUMMARY as much as its budget holds; false when something had to be left out.
 * Throws GateError PUBLISH when the file cannot be written.
 */
async function appendSummary(path, markdown) {
    const roomBytes = summaryBudgetBytes - (await sizeOf(path));
    const fitted = fitSummary(markdown, roomBytes);
    if (fitted !== '')
        await append(path, fitted, 'the job summary');
    return fitted === closed(markdown);
}
/** The text, or its first lines and a count of the others; nothing when not even the count fits. */
function fitSummary(markdown, roomBytes) {
    const whole = closed(markdown);
    if (Buffer.byteLength(whole) <= roomBytes)
        return whole;
    const lines = whole.split('\n').slice(0, -1);
    let usedBytes = Buffer.byteLength(notice(lines.length));
    if (usedBytes > roomBytes)
        return '';
    const kept = [];
    for (const line of lines) {
        usedBytes += Buffer.byteLength(line) + 1;
        if (usedBytes > roomBytes)
            break;
        kept.push(`${line}\n`);
    }
    const text = () => `${kept.join('')}${fenceEnd(kept)}${notice(lines.length - kept.length)}`;
    while (kept.length > 0 && Buffer.byteLength(text()) > roomBytes)
        kept.pop();
    return text();
}
/** What ends the code block that the lines leave open: the notice would be code in it. */
function fenceEnd(lines) {
    let open = '';
    for (const line of lines) {
        const [, fence = '', rest = ''] = /^ {0,3}(`{3,}|~{3,})(.*)/s.exec(line) ?? [];
        if (open === '')
            open = fence;
        else if (fence.startsWith(open) && rest.trim() === '')
            open = '';
    }
    return open === '' ? '' : `${open}\n`;
}
/** It closes a folded part, which would hide it. */
function notice(lineCount) {
    return `\n</details>\n\n**The summary is cut here: ${lineCount} more lines did not fit. The report file holds everything.**\n`;
}
function closed(markdown) {
    return markdown === '' || markdown.endsWith('\n') ? markdown : `${markdown}\n`;
}
/** The line to print so that the runner masks this secret in the log and the summary from then on. */
function maskLine(secret) {
    return `::add-mask::${secret.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')}`;
}
async function sizeOf(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path)).size;
    }
    catch {
        return 0;
    }
}
async function append(path, text, what) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.appendFile)(path, text, 'utf8');
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PUBLISH', `The runner's file for ${what} could not be written`, { cause: error });
    }
}


/***/ }),

/***/ 7553:
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

/***/ 9787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ changesReader),
/* harmony export */   R5: () => (/* binding */ describeContext),
/* harmony export */   Rq: () => (/* binding */ githubSurroundings),
/* harmony export */   Yh: () => (/* binding */ githubAccess),
/* harmony export */   h4: () => (/* binding */ githubContext),
/* harmony export */   kZ: () => (/* binding */ githubDeps)
/* harmony export */ });
/* unused harmony exports openState, maskSecrets */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var _ci_github_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3433);
/* harmony import */ var _ci_github_policy_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5877);
/* harmony import */ var _ci_github_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6262);
/* harmony import */ var _ci_github_runner_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7619);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9473);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4677);
/* harmony import */ var _settings_values_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8510);
/** A run in a GitHub workflow, for the action and for the command line there: its commit, and how it reads what it needs. */








/** With its refusal when the event must not be scanned (a fork, a tag). Throws GateError CONFIG when it cannot be read. */
async function githubContext(env, branch) {
    const event = await readEvent(env);
    try {
        return (0,_ci_github_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readGithubContext */ .z)({ env, event, branch });
    }
    catch (error) {
        const refused = (0,_ci_github_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readRefusedContext */ .c)({ env, event }, (0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .asGateError */ .Ub)(error));
        if (refused === undefined)
            throw error;
        return refused;
    }
}
async function readEvent(env) {
    const path = env.GITHUB_EVENT_PATH;
    if (!path)
        throw notOnGithub('GITHUB_EVENT_PATH is not set');
    try {
        return JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8'));
    }
    catch (error) {
        throw notOnGithub(`the event file cannot be read (${error.message})`, error);
    }
}
function notOnGithub(why, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .ue('CONFIG', `Nothing says which commit to gate: ${why}`, {
        cause,
        reason: 'wrong-ref',
        hint: 'The action runs in a GitHub workflow; elsewhere use the command line, scan-gate run.',
    });
}
/** `Pull request #7: feature at 1a2b3c4d5e6f into main (pull_request)`. */
function describeContext(context) {
    const event = context.event === undefined ? '' : ` (${context.event})`;
    if (context.refusal !== undefined)
        return `Nothing to scan${event}; the policy is that of ${context.branch}`;
    const commit = context.headSha === undefined ? '' : ` at ${context.headSha.slice(0, 12)}`;
    const pull = context.pullRequest === undefined ? '' : `Pull request #${context.pullRequest}: `;
    const into = context.baseBranch === undefined ? '' : ` into ${context.baseBranch}`;
    return `${pull}${context.branch}${commit}${into}${event}`;
}
function githubSurroundings({ context, settings, env, transport }, waiting) {
    const access = { ...githubAccess(env, settings), transport, ...waiting };
    const github = (0,_ci_github_reader_js__WEBPACK_IMPORTED_MODULE_3__/* .createGithubReader */ .D)(access);
    return {
        ...(0,_ci_github_policy_files_js__WEBPACK_IMPORTED_MODULE_2__/* .githubPolicyFiles */ .v)({ github: access, context, policyRef: settings.policyRef }),
        readHead: () => github.branchHead(context.branch),
        changedFiles: changesReader(github, context),
    };
}
/** A pull request lists its files; a merge group is compared with its base. */
function changesReader(github, { pullRequest, event, baseSha, headSha }) {
    if (pullRequest !== undefined)
        return () => github.changedFiles(pullRequest);
    if (event !== 'merge_group' || baseSha === undefined || headSha === undefined)
        return undefined;
    return () => github.comparedFiles(baseSha, headSha);
}
/** Public repositories can be read without a token. */
function githubAccess(env, settings) {
    return {
        apiUrl: env.GITHUB_API_URL ?? 'https://api.github.com',
        repository: env.GITHUB_REPOSITORY ?? '',
        token: settings.githubToken,
    };
}
/** How a run writes to GitHub. */
function githubDeps({ context, settings, env, transport }, cancel) {
    const runId = env.GITHUB_RUN_ID;
    return {
        ...githubAccess(env, settings),
        secrets: settings.apiKey === undefined ? [] : [settings.apiKey],
        transport,
        clock: (0,_process_js__WEBPACK_IMPORTED_MODULE_6__/* .clockFor */ .mk)(env, (0,_settings_values_js__WEBPACK_IMPORTED_MODULE_7__/* .isLoopback */ .U9)(settings.baseUrl)),
        cancel,
        runUrl: runId === undefined || context.repositoryUrl === undefined
            ? undefined
            : `${context.repositoryUrl}/actions/runs/${runId}`,
        isDependabot: env.GITHUB_ACTOR === 'dependabot[bot]',
    };
}
/** The state that names an open check run to the step's `post` part. */
const openState = 'check_run';
/** First of all, before anything can be printed: even a malformed secret must not be readable. */
function maskSecrets(env, log) {
    for (const secret of [env['INPUT_API-KEY'], env['INPUT_GITHUB-TOKEN']]) {
        for (const line of new Set([secret, secret?.trim(), ...(secret ?? '').split(/\r?\n/)])) {
            if (line?.trim())
                log.command(maskLine(line));
        }
    }
}


/***/ }),

/***/ 8869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WP: () => (/* binding */ both),
/* harmony export */   ZF: () => (/* binding */ answer),
/* harmony export */   gP: () => (/* binding */ either)
/* harmony export */ });
/** A question about a finding that may have to stay open: what is unknown can block and cannot prove. */
function answer(fact) {
    if (fact === undefined)
        return 'unknown';
    return fact ? 'yes' : 'no';
}
/** Yes when all are yes, no when one is no, else unknown. */
function both(...answers) {
    if (answers.includes('no'))
        return 'no';
    return answers.includes('unknown') ? 'unknown' : 'yes';
}
/** Yes when one is yes, no when all are no, else unknown. */
function either(...answers) {
    if (answers.includes('yes'))
        return 'yes';
    return answers.includes('unknown') ? 'unknown' : 'no';
}


/***/ }),

/***/ 9306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FE: () => (/* binding */ normalPath),
/* harmony export */   Il: () => (/* binding */ inChangedFile),
/* harmony export */   Yl: () => (/* binding */ isChangedPath),
/* harmony export */   aR: () => (/* binding */ onChangedLine)
/* harmony export */ });
/** Whether the finding lies in a file that changed; `no` only for a path that cannot be another spelling of a changed one. */
function inChangedFile({ filePath }, changes) {
    if (filePath === undefined || !changes.isComplete)
        return 'yes';
    if (changes.files.has(normalPath(filePath)))
        return 'yes';
    const path = foldPath(filePath);
    if (path === '')
        return 'yes';
    const { files, folders } = indexOf(changes);
    const namesakes = files.get(baseName(path)) ?? [];
    if (namesakes.some((changed) => isTail(path, changed)))
        return 'yes';
    // A service may leave out the folder of a project in the repository, and then the same path is another file's too.
    if (namesakes.some((changed) => isTail(changed, path)))
        return 'unknown';
    // Or name a folder in which it found something.
    const around = folders.get(baseName(path)) ?? [];
    return around.some((folder) => isTail(path, folder) || isTail(folder, path)) ? 'unknown' : 'no';
}
/** Whether a path that a scanner names in full, from the root of the repository or of its machine, is a changed file. */
function isChangedPath(path, changes) {
    if (changes.files.has(normalPath(path)))
        return true;
    const isAbsolute = /^(?:file:|[a-z]:[\\/]|\/)/i.test(path);
    const folded = foldPath(path);
    const namesakes = indexOf(changes).files.get(baseName(folded)) ?? [];
    return namesakes.some((changed) => (isAbsolute ? isTail(folded, changed) : folded === changed));
}
/** Whether the finding lies on a line that changed; where only the end of a path agrees, its lines say nothing. */
function onChangedLine(finding, changes) {
    const place = inChangedFile(finding, changes);
    if (place !== 'yes')
        return place;
    const file = finding.filePath === undefined ? undefined : changes.files.get(normalPath(finding.filePath));
    const { line } = finding;
    if (file?.lines === undefined || line === undefined)
        return 'yes';
    if (file.lines.some(([first, last]) => first <= line && line <= last))
        return 'yes';
    // The same path may be that of another changed file whose folder was left out.
    const path = foldPath(finding.filePath ?? '');
    const others = (indexOf(changes).files.get(baseName(path)) ?? []).filter((changed) => changed !== path);
    return others.some((changed) => isTail(changed, path)) ? 'unknown' : 'no';
}
/** `./src/a.js` and `/src/a.js` name the file that git calls `src/a.js`. */
function normalPath(path) {
    return path.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '');
}
/**
 * One spelling for all: the interface does not say what a file_path is relative to, nor how it is written. What may stand
 * behind a name (`#L10`, `?x`, `::method`, `:10-12`, `(line 10)`) is left out, of changed files too.
 */
function foldPath(path) {
    const plain = decoded(path.trim().replace(/^file:\/*/i, ''))
        .replaceAll('\\', '/')
        .replace(/(?:[#?]|::).*$/s, '')
        .replace(/\s+\([^()]*\)$/, '')
        .replace(/(?::\d+(?:-\d+)?)+$/, '')
        .trim();
    const parts = [];
    for (const part of plain.split('/')) {
        if (part === '..')
            parts.pop();
        else if (part !== '' && part !== '.')
            parts.push(part);
    }
    return parts.join('/').normalize('NFC').toLowerCase();
}
function decoded(path) {
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}
function baseName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function isTail(long, short) {
    return long === short || long.endsWith(`/${short}`);
}
const indexes = new WeakMap();
function indexOf(changes) {
    const known = indexes.get(changes);
    if (known !== undefined)
        return known;
    const paths = [...changes.files.keys()].map(foldPath);
    const folders = new Set(paths.flatMap(foldersOf));
    const index = { files: Map.groupBy(paths, baseName), folders: Map.groupBy(folders, baseName) };
    indexes.set(changes, index);
    return index;
}
function foldersOf(path) {
    const parts = path.split('/');
    return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}


/***/ }),

/***/ 3113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FS: () => (/* binding */ exceptionKey),
/* harmony export */   P5: () => (/* binding */ exceptionText),
/* harmony export */   YM: () => (/* binding */ daysBetween),
/* harmony export */   ZP: () => (/* binding */ reviewExceptions),
/* harmony export */   _d: () => (/* binding */ isExpired),
/* harmony export */   ft: () => (/* binding */ exceptionFor),
/* harmony export */   yy: () => (/* binding */ warningDays)
/* harmony export */ });
/* unused harmony export pathMatcher */
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4006);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8869);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9306);
/** Which findings the team has accepted, and until when: an exception covers a finding when all of its criteria match. */



/** People are told this long before an exception ends. */
const warningDays = 14;
/**
 * Whether an exception that holds on the day covers the finding. A policy is asked about the same findings again and again
 * while evidence is gathered: what it answered is kept for as long as both live.
 */
function exceptionFor(finding, exceptions, today) {
    const answers = answersOf(exceptions, today);
    const known = answers.get(finding);
    if (known !== undefined)
        return known;
    const fresh = coverOf(finding, exceptions, today);
    answers.set(finding, fresh);
    return fresh;
}
const answered = new WeakMap();
function answersOf(exceptions, today) {
    const found = answered.get(exceptions);
    if (found?.today === today)
        return found.answers;
    const answers = new WeakMap();
    answered.set(exceptions, { today, answers });
    return answers;
}
function coverOf(finding, exceptions, today) {
    let best = { answer: 'no' };
    for (const exception of exceptions) {
        if (isExpired(exception, today))
            continue;
        const found = criteriaOf(exception)(finding);
        if (found === 'no' || (found === 'unknown' && best.answer === 'yes'))
            continue;
        const isLonger = best.exception === undefined || exception.expires > best.exception.expires;
        if (isLonger || found !== best.answer)
            best = { answer: found, exception };
    }
    return best;
}
/** What every exception did, in the order of the policy. */
function reviewExceptions(findings, exceptions, today) {
    const review = { used: [], expiring: [], expired: [], unmatched: [] };
    for (const exception of exceptions) {
        if (isExpired(exception, today)) {
            review.expired.push(exception);
            continue;
        }
        if (daysBetween(today, exception.expires) <= warningDays)
            review.expiring.push(exception);
        const matches = criteriaOf(exception);
        const answers = findings.map((finding) => ({ id: finding.id, found: matches(finding) }));
        const ids = answers.filter(({ found }) => found === 'yes').map(({ id }) => id);
        if (ids.length > 0)
            review.used.push({ exception, ids: [...new Set(ids)].sort() });
        else if (answers.every(({ found }) => found === 'no'))
            review.unmatched.push(exception);
    }
    return review;
}
/** It holds on its last day too. */
function isExpired({ expires }, today) {
    return expires < today;
}
/** Whole days from one day to another, both `YYYY-MM-DD`. */
function daysBetween(from, to) {
    return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
/** `CWE-79 in test/**`: what it covers, for people. */
function exceptionText(exception) {
    const { violationId, cwe, type, path, title } = exception;
    const parts = [
        violationId === undefined ? undefined : `violation ${violationId}`,
        cwe,
        type === undefined ? undefined : type.toLowerCase(),
        title === undefined ? undefined : `"${title}"`,
        path === undefined ? undefined : `in ${path}`,
    ];
    return parts.filter((part) => part !== undefined).join(' ');
}
/** Two exceptions with the same key cover the same findings. */
function exceptionKey({ violationId, cwe, type, path, title }) {
    return JSON.stringify([violationId, cwe, type, path, title].map((criterion) => criterion ?? null));
}
/** Globs are compiled once: a policy's exceptions are asked about every finding. */
const known = new WeakMap();
function criteriaOf(exception) {
    const found = known.get(exception);
    if (found !== undefined)
        return found;
    const compiled = compile(exception);
    known.set(exception, compiled);
    return compiled;
}
/** One without criteria covers nothing: to cover everything would switch the gate off. */
function compile({ violationId, cwe, type, path, title }) {
    const criteria = [];
    if (violationId !== undefined)
        criteria.push((finding) => (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answer */ .ZF)(finding.id === violationId));
    // A finding of unknown type counts as every type when it blocks, and so as none when it is excused.
    if (type !== undefined)
        criteria.push((finding) => (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answer */ .ZF)(finding.type === type));
    // Exact, with case: titles hold the very characters that globs are made of.
    if (title !== undefined)
        criteria.push((finding) => (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answer */ .ZF)(finding.title.trim() === title.trim()));
    if (path !== undefined)
        criteria.push(inPath(path));
    if (cwe !== undefined)
        criteria.push((finding) => hasCwe(finding, cwe));
    if (criteria.length === 0)
        return () => 'no';
    return (finding) => {
        let sum = 'yes';
        for (const criterion of criteria) {
            sum = (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .both */ .WP)(sum, criterion(finding));
            if (sum === 'no')
                return sum;
        }
        return sum;
    };
}
function inPath(glob) {
    const isMatch = pathMatcher(glob);
    return ({ filePath }) => (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answer */ .ZF)(filePath !== undefined && isMatch((0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .normalPath */ .FE)(filePath)));
}
/**
 * `*` within a folder, `**` across folders, `?`, `[abc]`, `{a,b}`; hidden files too; `vendor/` is all below it. No negation,
 * which would cover everything else, and no extended globs, whose patterns can take forever.
 */
function pathMatcher(glob) {
    const pattern = glob.replace(/^(?:\.?\/)+/, '').replace(/\/$/, '/**');
    return picomatch__WEBPACK_IMPORTED_MODULE_2__(pattern, { dot: true, nonegate: true, noextglob: true, windows: false });
}
function hasCwe({ detail }, cwe) {
    if (detail === undefined)
        return 'unknown';
    const numbers = new Set([...(detail.cwe ?? '').matchAll(/CWE-0*(\d+)/gi)].map(([, digits]) => `CWE-${digits}`));
    // A finding of several weaknesses is not excused by one of them.
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answer */ .ZF)(numbers.size === 1 && numbers.has(cwe));
}


/***/ }),

/***/ 2840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HA: () => (/* binding */ thresholdText),
/* harmony export */   OI: () => (/* binding */ strictest),
/* harmony export */   X7: () => (/* binding */ tightest)
/* harmony export */ });
/* harmony import */ var _exceptions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3113);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1022);
/**
 * What "tighter" means, setting by setting: a version of the policy that is not trusted may block more, never less. For every
 * setting the result blocks whatever the base blocks; what would block less is left out and named.
 */


/** The base's policy with everything of the head's version that is provably tighter. */
function tightest(base, head, options = {}) {
    const told = { ignored: [], tightened: [] };
    const failOnTypes = moreTypes(base, head, told);
    const { failOnSeverity, threshold } = stricterLimits(base, head, told);
    const policy = {
        failOnSeverity,
        threshold,
        failOnTypes,
        ...demanded(base, failOnTypes),
        failOnCvss: lower('fail-on-cvss', '', base.failOnCvss, head.failOnCvss, told),
        failOnEpss: lower('fail-on-epss', '%', base.failOnEpss, head.failOnEpss, told),
        maxAge: youngerAges(base, head, told),
        scope: widerScope(base.scope, head.scope, told),
        exceptions: fewerExceptions(base, head, options, told),
        today: base.today,
    };
    return { policy, ...told };
}
/** The base's leniency, made stricter where the head's version is: `fail` over `warn`, enforced over not enforced. */
function strictest(base, head) {
    const told = { ignored: [], tightened: [] };
    if (base.warnOnly && !head.warnOnly)
        told.tightened.push('warn-only=false');
    if (!base.warnOnly && head.warnOnly)
        told.ignored.push('warn-only=true');
    const reasons = new Set([...Object.keys(base.onInconclusive), ...Object.keys(head.onInconclusive)]);
    const onInconclusive = {};
    for (const reason of reasons) {
        const isWarned = base.onInconclusive[reason] === 'warn';
        const isWarnedByHead = head.onInconclusive[reason] === 'warn';
        if (isWarned && !isWarnedByHead)
            told.tightened.push(`on-inconclusive ${reason}=fail`);
        if (!isWarned && isWarnedByHead)
            told.ignored.push(`on-inconclusive ${reason}=warn`);
        onInconclusive[reason] = isWarned && isWarnedByHead ? 'warn' : 'fail';
    }
    return { leniency: { warnOnly: base.warnOnly && head.warnOnly, onInconclusive }, ...told };
}
/** `high=5`, `sca-high=10`. */
function thresholdText({ severity, type, limit }) {
    return `${type === undefined ? '' : `${type.toLowerCase()}-`}${severity.toLowerCase()}=${limit}`;
}
/** A score that blocks from lower on, or at all, is tighter. */
function lower(name, unit, base, head, told) {
    const least = Math.min(base ?? Number.POSITIVE_INFINITY, head ?? Number.POSITIVE_INFINITY);
    if (head !== undefined && head !== base) {
        (head === least ? told.tightened : told.ignored).push(`${name}=${head}${unit}`);
    }
    else if (head === undefined && base !== undefined)
        told.ignored.push(`no ${name}`);
    return Number.isFinite(least) ? least : undefined;
}
/** What the base wants covered, where the types that can block do not say so any more: all of them may, and none must. */
function demanded(base, failOnTypes) {
    const coverTypes = base.coverTypes ?? base.failOnTypes ?? [];
    const isSaid = coverTypes.every((type) => failOnTypes?.includes(type));
    return isSaid ? {} : { coverTypes };
}
/** More types that can block are tighter. */
function moreTypes(base, head, told) {
    const [before, wanted] = [base.failOnTypes, head.failOnTypes];
    if (before === undefined) {
        if (wanted !== undefined)
            told.ignored.push(`fail-on-types=${words(wanted)}`);
        return undefined;
    }
    if (wanted === undefined) {
        told.tightened.push('fail-on-types of all types');
        return undefined;
    }
    const added = wanted.filter((type) => !before.includes(type));
    const left = before.filter((type) => !wanted.includes(type));
    if (added.length > 0)
        told.tightened.push(`fail-on-types=${words(added)}`);
    if (left.length > 0)
        told.ignored.push(`fail-on-types without ${words(left)}`);
    return [...before, ...added];
}
function words(types) {
    return types.join(' ').toLowerCase();
}
/** Fewer days, or days at all, are tighter. */
function youngerAges(base, head, told) {
    const ages = {};
    for (const severity of _finding_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .gO) {
        const [before, wanted] = [base.maxAge[severity], head.maxAge[severity]];
        const days = Math.min(before ?? Number.POSITIVE_INFINITY, wanted ?? Number.POSITIVE_INFINITY);
        if (Number.isFinite(days))
            ages[severity] = days;
        const word = severity.toLowerCase();
        if (wanted !== undefined && wanted !== before) {
            (wanted === days ? told.tightened : told.ignored).push(`max-age ${word}=${wanted}d`);
        }
        else if (wanted === undefined && before !== undefined)
            told.ignored.push(`no max-age ${word}`);
    }
    return ages;
}
/** What each scope holds all of. `auto`, `changed` and `new` measure different things; what cannot be compared is not wider. */
const within = {
    repository: ['scan', 'auto', 'changed', 'changed-lines', 'new'],
    scan: ['auto', 'changed', 'changed-lines', 'new'],
    changed: ['changed-lines'],
    'changed-lines': [],
    auto: [],
    new: [],
};
function widerScope(base, head, told) {
    if (base === head)
        return base;
    const isWider = within[head].includes(base);
    (isWider ? told.tightened : told.ignored).push(`scope=${head}`);
    return isWider ? head : base;
}
/** Exceptions of the base that the head's version keeps, each to the earlier day; and those that it may add. */
function fewerExceptions(base, head, { maxExceptionDays }, told) {
    const wanted = lastDays(head.exceptions);
    const before = lastDays(base.exceptions);
    const kept = [];
    for (const exception of base.exceptions) {
        const expires = wanted.get((0,_exceptions_js__WEBPACK_IMPORTED_MODULE_0__/* .exceptionKey */ .FS)(exception));
        if (expires === undefined)
            told.tightened.push(`no exception for ${(0,_exceptions_js__WEBPACK_IMPORTED_MODULE_0__/* .exceptionText */ .P5)(exception)}`);
        else if (expires < exception.expires) {
            told.tightened.push(`exception for ${(0,_exceptions_js__WEBPACK_IMPORTED_MODULE_0__/* .exceptionText */ .P5)(exception)} until ${expires}`);
            kept.push({ ...exception, expires });
        }
        else
            kept.push(exception);
    }
    for (const exception of head.exceptions) {
        const known = before.get((0,_exceptions_js__WEBPACK_IMPORTED_MODULE_0__/* .exceptionKey */ .FS)(exception));
        if (known !== undefined && exception.expires <= known)
            continue;
        const isAllowed = maxExceptionDays !== undefined && (0,_exceptions_js__WEBPACK_IMPORTED_MODULE_0__/* .daysBetween */ .YM)(base.today, exception.expires) <= maxExceptionDays;
        if (isAllowed)
            kept.push(exception);
        else
            told.ignored.push(`exception for ${(0,_exceptions_js__WEBPACK_IMPORTED_MODULE_0__/* .exceptionText */ .P5)(exception)} until ${exception.expires}`);
    }
    return kept;
}
/** The last day of each, by what it covers. */
function lastDays(exceptions) {
    const days = new Map();
    for (const exception of exceptions) {
        const key = (0,_exceptions_js__WEBPACK_IMPORTED_MODULE_0__/* .exceptionKey */ .FS)(exception);
        if (exception.expires > (days.get(key) ?? ''))
            days.set(key, exception.expires);
    }
    return days;
}
/** A lower floor is tighter; so is a smaller limit, or a limit of its own for what the base does not limit. */
function stricterLimits(base, head, told) {
    const failOnSeverity = depth(head) > depth(base) ? head.failOnSeverity : base.failOnSeverity;
    if (head.failOnSeverity !== base.failOnSeverity) {
        const list = failOnSeverity === head.failOnSeverity ? told.tightened : told.ignored;
        list.push(`fail-on-severity=${head.failOnSeverity.toLowerCase()}`);
    }
    const threshold = _finding_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .gO.flatMap((severity) => {
        const before = planOf(base, severity);
        const wanted = planOf(head, severity);
        const plan = mergePlans(before, wanted, base.failOnTypes);
        const entries = entriesOf(plan, severity, failOnSeverity);
        tellLimits({ base: of(base, severity), head: of(head, severity), before, plan }, told);
        return entries;
    });
    return { failOnSeverity, threshold };
}
function of({ threshold }, severity) {
    return threshold.filter((entry) => entry.severity === severity);
}
/** How many severities block by themselves. */
function depth({ failOnSeverity }) {
    return failOnSeverity === 'NONE' ? 0 : _finding_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .gO.indexOf(failOnSeverity) + 1;
}
function planOf(policy, severity) {
    const entries = of(policy, severity);
    const typed = new Map(entries.flatMap(({ type, limit }) => (type === undefined ? [] : [[type, limit]])));
    const own = entries.find(({ type }) => type === undefined)?.limit;
    const isBelow = _finding_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .gO.indexOf(severity) >= depth(policy);
    return { typed, rest: own ?? (isBelow ? Number.POSITIVE_INFINITY : 0) };
}
/**
 * The groups of the base stay, each with the smaller limit. A type that the head's version takes out of the rest would be
 * counted apart from it: only where the base does not limit it, or where all the parts together stay within the base's limit.
 */
function mergePlans(base, head, types) {
    const typed = new Map();
    for (const [type, limit] of base.typed)
        typed.set(type, Math.min(limit, head.typed.get(type) ?? head.rest));
    const added = [...head.typed].filter(([type]) => !base.typed.has(type));
    const isFree = (type) => !Number.isFinite(base.rest) || (types !== undefined && !types.includes(type));
    for (const [type, limit] of added)
        if (isFree(type))
            typed.set(type, limit);
    const bound = added.filter(([type]) => !isFree(type));
    const rest = Math.min(base.rest, head.rest);
    if (bound.length === 0)
        return { typed, rest };
    const sum = bound.reduce((total, [, limit]) => total + limit, rest);
    if (sum > base.rest)
        return { typed, rest: base.rest };
    for (const [type, limit] of bound)
        typed.set(type, limit);
    return { typed, rest };
}
function entriesOf({ typed, rest }, severity, failOnSeverity) {
    const blocksAnyway = rest === 0 && failOnSeverity !== 'NONE' && _finding_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .gO.indexOf(severity) <= _finding_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .gO.indexOf(failOnSeverity);
    const own = Number.isFinite(rest) && !blocksAnyway ? [{ severity, type: undefined, limit: rest }] : [];
    return [...own, ...[...typed].map(([type, limit]) => ({ severity, type, limit }))];
}
/** Names the head's own entries: those that changed something, and those that the result does not hold to. */
function tellLimits({ base, head, before, plan }, told) {
    for (const entry of head) {
        if (base.some(({ type, limit }) => type === entry.type && limit === entry.limit))
            continue;
        const text = `threshold ${thresholdText(entry)}`;
        if (limitOf(plan, entry) !== entry.limit)
            told.ignored.push(text);
        else if (limitOf(before, entry) !== entry.limit)
            told.tightened.push(text);
    }
    for (const entry of base) {
        if (head.some(({ type }) => type === entry.type))
            continue;
        const list = limitOf(plan, entry) < entry.limit ? told.tightened : told.ignored;
        list.push(`no threshold ${thresholdText(entry)}`);
    }
}
function limitOf({ typed, rest }, { type }) {
    return type === undefined ? rest : (typed.get(type) ?? rest);
}


/***/ }),

/***/ 3847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ settingText)
/* harmony export */ });
/* harmony import */ var _policy_tighter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2840);
/* harmony import */ var _policy_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6234);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8539);



const writers = {
    'fail-on-severity': (severity) => severity.toLowerCase(),
    threshold: (entries) => entries.map(_policy_tighter_js__WEBPACK_IMPORTED_MODULE_0__/* .thresholdText */ .HA).join(' '),
    'fail-on-types': (types) => types.join(' ').toLowerCase(),
    'fail-on-epss': (percent) => `${percent}%`,
    'max-age': (days) => Object.entries(days)
        .map(([severity, count]) => `${severity.toLowerCase()}=${count}d`)
        .join(' '),
    'config-file': (place) => place.kind === 'own' ? place.path : `${place.repository}/${place.path}@${place.ref}`,
    'on-inconclusive': handlingText,
    assume: (assumed) => Object.entries(assumed)
        .map(([name, value]) => `${name}=${value}`)
        .join(' '),
};
/** The value of a setting as text; undefined when it has none. A secret is never shown, only whether it is set. */
function settingText(name, read) {
    const key = (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .camelCase */ .xQ)(name);
    const value = read[key];
    if (value === undefined)
        return undefined;
    if (_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settings */ .W0[name].secret)
        return 'set';
    const write = writers[name];
    return write === undefined ? String(value) : write(value);
}
/** `fail`, `warn` where every reason that can be softened is, else the softened ones. */
function handlingText(handling) {
    const reasons = Object.keys(handling);
    const soft = reasons.filter((reason) => !_policy_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .hardReasons */ .p.includes(reason));
    const warned = soft.filter((reason) => handling[reason] === 'warn');
    if (warned.length === 0)
        return 'fail';
    return warned.length === soft.length ? 'warn' : warned.map((reason) => `${reason}=warn`).join(' ');
}


/***/ }),

/***/ 4080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IM: () => (/* binding */ readChangedFiles),
/* harmony export */   Xj: () => (/* binding */ checkHead),
/* harmony export */   ks: () => (/* binding */ configFilePath)
/* harmony export */ });
/* harmony import */ var _ci_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7430);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/** What a run checks around the scan: nothing moved, nothing is judged by rules that were not read (design section 5). */


const configFilePath = '.github/scan-gate.yml';
async function checkHead(around, context) {
    const { headSha, branch } = context;
    if (headSha === undefined && context.event === undefined && !(0,_ci_context_js__WEBPACK_IMPORTED_MODULE_1__/* .isProposal */ .ld)(context))
        return { kind: 'same' };
    if (headSha === undefined || around.readHead === undefined) {
        const message = `Nothing says at which commit ${branch} must stand`;
        return { kind: 'unreadable', message, hint: 'Run the gate in a checkout of the commit that is built.' };
    }
    try {
        const head = await around.readHead();
        if (head === headSha)
            return { kind: 'same' };
        return {
            kind: 'moved',
            message: `${branch} moved from ${headSha.slice(0, 12)} to ${head.slice(0, 12)}`,
            hint: 'The run of the newer commit decides.',
        };
    }
    catch (error) {
        const { code, message, hint } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        return { kind: 'unreadable', message: `Where ${branch} stands could not be read: ${message}`, hint };
    }
}
/** The changes, or undefined with a note: a surface then names nothing that it might not. */
async function readChangedFiles(around, story) {
    if (around.changedFiles === undefined)
        return undefined;
    try {
        return await around.changedFiles();
    }
    catch (error) {
        const { code, message } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        story.note(`The files of the pull request could not be read, so findings are counted and not named: ${message}`);
        return undefined;
    }
}


/***/ }),

/***/ 4646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ loadPolicy)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/ci/context.js
var ci_context = __webpack_require__(7430);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(5156);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
// EXTERNAL MODULE: ./build/policy/policy.js
var policy = __webpack_require__(8301);
// EXTERNAL MODULE: ./build/policy/verdict.js
var verdict = __webpack_require__(6234);
// EXTERNAL MODULE: ./build/settings.js + 1 modules
var build_settings = __webpack_require__(8539);
// EXTERNAL MODULE: ./build/settings-reading.js
var settings_reading = __webpack_require__(6822);
// EXTERNAL MODULE: ./build/settings-values.js
var settings_values = __webpack_require__(8510);
;// CONCATENATED MODULE: ./build/config-schema.js
/**
 * What the config file may hold: policy, by the names of the settings, and exceptions. Nothing in it can send the key or a
 * file elsewhere. Every value is read by the parser of its setting; the forms here only say how YAML may write it.
 */






/** Why a setting is none of a file's, as the end of a sentence; the others may stand there. */
const refusals = {
    'base-url': 'a file must not choose where the key is sent',
    'api-key': 'a file is no place for a key',
    'github-token': 'a file is no place for a token',
    'allow-http': 'a file must not lift a protection',
    'allow-foreign-repository': 'a file must not lift a protection',
    'allow-suppress-command': 'a file must not lift a protection',
    assume: 'it describes the service, not the policy',
    'repository-id': 'a file must not choose what is scanned',
    branch: 'a file must not choose what is scanned',
    'scan-id': 'a file must not choose what is judged',
    wait: 'it says what one run does',
    'config-file': 'a file does not name another one',
    'policy-ref': 'a file does not name another one',
    'json-file': 'a file must not choose where a run writes',
    'sarif-file': 'a file must not choose where a run writes',
    'html-file': 'a file must not choose where a run writes',
    'markdown-file': 'a file must not choose where a run writes',
    'upload-sarif': 'it says what one run does',
    category: 'it tells the runs of one repository apart',
};
/** Why a key cannot stand in a file; undefined when it is no setting, or may. */
function refusalOf(key) {
    return Object.hasOwn(refusals, key) ? refusals[key] : undefined;
}
function expected(what) {
    return { error: ({ input }) => `is ${kindOf(input)}, where ${what} is expected` };
}
function kindOf(value) {
    if (value === undefined)
        return 'missing';
    if (value === null)
        return 'empty';
    if (Array.isArray(value))
        return 'a list';
    return typeof value === 'object' ? 'a mapping' : `a ${typeof value === 'string' ? 'text' : typeof value}`;
}
const config_schema_text = () => schemas.string(expected('text'));
const scalar = schemas.union([schemas.string(), schemas.number()]);
function word(words) {
    return config_schema_text().meta({ enum: words });
}
function whole(minimum, maximum, ...others) {
    const number = schemas.number().meta({ type: 'integer', minimum, maximum });
    const spelled = others.length > 0 ? schemas.string().meta({ enum: others }) : schemas.string().meta({ pattern: '^\\d+$' });
    return schemas.union([number, spelled], expected('a whole number'));
}
const yesNo = schemas.union([schemas.boolean(), schemas.string()], expected('true or false'))
    .meta({ anyOf: undefined, type: 'boolean' });
/** A mapping of these keys, or the text that the setting takes. */
function mapping(keys, value, example) {
    const properties = Object.fromEntries(keys.map((key) => [key, value]));
    const record = schemas.record(schemas.string(), scalar)
        .meta({ properties, additionalProperties: false, propertyNames: undefined });
    return schemas.union([schemas.string().meta({ examples: [example] }), record], expected(`a text such as ${example}, or a mapping,`));
}
function list(words) {
    const items = schemas.array(schemas.string().meta({ enum: words })).meta({ minItems: 1, uniqueItems: true });
    return schemas.union([schemas.string(), items], expected('a text or a list'));
}
const percentage = schemas.union([schemas.string().meta({ pattern: '^\\d{1,3}(\\.\\d+)?%?$' }), schemas.number()], expected('a percentage'));
const score = schemas.union([schemas.number().meta({ minimum: 0, maximum: 10 }), schemas.string()], expected('a number from 0 to 10'));
const severityNames = settings_values/* thresholdNames */.UF.filter((name) => !name.includes('-'));
const days = { type: 'string', pattern: '^\\d{1,5}d$' };
const limit = { type: 'integer', minimum: 0 };
const handling = { enum: ['fail', 'warn'] };
const softReasons = Object.keys(verdict/* inconclusiveReasons */.Q).filter((name) => !verdict/* hardReasons */.p.some((hard) => hard === name));
const config_schema_forms = {
    'fail-on-severity': word([...severityNames, 'none']),
    threshold: mapping(settings_values/* thresholdNames */.UF, limit, 'critical=0 high=5'),
    'fail-on-types': list(settings_values/* typeWords */.yL),
    'fail-on-cvss': score,
    'fail-on-epss': percentage,
    'max-age': mapping(severityNames, days, 'critical=7d high=30d'),
    scope: word(policy/* scopes */.W),
    'baseline-file': config_schema_text(),
    'warn-only': yesNo,
    'on-inconclusive': mapping(softReasons, handling, 'fork=warn'),
    'timeout-seconds': whole(1, 86_400),
    'poll-interval-seconds': whole(1, 300, 'auto'),
    annotations: word(availableWords('annotations')),
    'max-annotations': whole(0, 5000),
    'comment-summary-in-pr': word(availableWords('comment-summary-in-pr')),
    'job-summary': yesNo,
    disclose: word(availableWords('disclose')),
};
const fileSettingNames = Object.keys(config_schema_forms);
/** The placeholder of a setting of words lists those that this version accepts. */
function availableWords(name) {
    return build_settings/* settings */.W0[name].placeholder.split('|');
}
/** A form read by its setting's own parser, so that a file and an input mean the same. */
function readBySetting(name) {
    return config_schema_forms[name]
        .transform((given, context) => {
        const { value, complaints } = readForm(name, given);
        for (const complaint of complaints)
            context.issues.push({ code: 'custom', message: complaint, input: given });
        return value;
    })
        .optional()
        .meta({ description: describe(name) });
}
function describe(name) {
    const { description, absent, default: otherwise } = build_settings/* settings */.W0[name];
    return `${description} Default: ${absent ?? otherwise}.`;
}
function readForm(name, given) {
    if (typeof given !== 'object') {
        const written = String(given).trim();
        return written === '' ? { value: undefined, complaints: ['is empty; remove it'] } : (0,settings_reading/* readText */.yR)(name, written);
    }
    const parts = Array.isArray(given) ? given : Object.entries(given).flat().map(String);
    const broken = parts.find((part) => !/^[^\s,=]+$/.test(part));
    if (broken !== undefined)
        return { value: undefined, complaints: [`has ${(0,settings_values/* shown */.SP)(broken)} in it, which is not one word`] };
    if (parts.length === 0)
        return { value: undefined, complaints: ['is empty; remove it'] };
    const entries = Array.isArray(given) ? given : Object.entries(given).map(([key, value]) => `${key}=${value}`);
    return (0,settings_reading/* readText */.yR)(name, entries.join(' '));
}
const reasonLength = 10;
function line(what, example, longest = 500) {
    return schemas.string(expected('text'))
        .transform((given, context) => {
        const value = given.trim();
        const complain = (message) => context.issues.push({ code: 'custom', message, input: given });
        if (value === '')
            complain('is empty');
        else if (value.length > longest)
            complain(`is longer than ${longest} characters`);
        else if (/\p{Cc}/u.test(value))
            complain('has line breaks or control characters in it');
        return value;
    })
        .meta({ description: what, examples: [example] });
}
const cwe = schemas.union([schemas.string(), schemas.number()], expected('text such as CWE-79'))
    .transform((given, context) => {
    const [, digits] = /^(?:CWE-)?0*([1-9]\d{0,5})$/i.exec(String(given).trim()) ?? [];
    if (digits === undefined) {
        context.issues.push({
            code: 'custom',
            message: `${(0,settings_values/* shown */.SP)(String(given))} is not a CWE such as CWE-79`,
            input: given,
        });
    }
    return `CWE-${digits}`;
})
    .meta({ anyOf: undefined, type: 'string', pattern: '^CWE-[1-9]\\d{0,5}$', description: 'The weakness, as CWE-79.' });
const type = schemas.string(expected('text'))
    .transform((given, context) => {
    const isKnown = settings_values/* typeWords */.yL.some((known) => known === given);
    const message = `${(0,settings_values/* shown */.SP)(given)} is not ${(0,settings_values/* alternatives */.Vo)(settings_values/* typeWords */.yL)}`;
    if (!isKnown)
        context.issues.push({ code: 'custom', message, input: given });
    return given.toUpperCase();
})
    .meta({ enum: settings_values/* typeWords */.yL, description: 'The type of the finding. One whose type is unknown is not covered.' });
const path = line("A glob over the file's path from the root of the repository: * within a folder, ** across folders, {a,b}; vendor/ is all below it. A finding without a path is not covered.", 'test/**').refine((glob) => !glob.startsWith('!'), 'begins with !, which would cover everything else; name what is covered');
const reason = line('Why this is accepted, for those who read it later.', 'Only reachable from the test rig', 2000)
    .refine((given) => given.length >= reasonLength, `is shorter than ${reasonLength} characters; say why, for those who read it later`)
    .meta({ minLength: reasonLength });
const expires = iso.date({
    error: ({ input }) => typeof input === 'string'
        ? `${(0,settings_values/* shown */.SP)(input)} is not a day such as 2027-06-01`
        : `is ${kindOf(input)}, where a day such as 2027-06-01 is expected`,
})
    .meta({ description: 'The last day on which the exception holds.', pattern: undefined, examples: ['2027-06-01'] });
const criteria = ['violation_id', 'cwe', 'type', 'path', 'title'];
const exception = schemas.strictObject({
    violation_id: line('The violation at the service.', 'vio_01HV8Z0Q4T').optional(),
    cwe: cwe.optional(),
    type: type.optional(),
    path: path.optional(),
    title: line('The title of the finding, exactly and with its case.', 'Path traversal').optional(),
    reason,
    expires,
    owner: line('Who answers for it.', 'team-payments').optional(),
}, {
    error: ({ input, code }) => code === 'invalid_type' ? `is ${kindOf(input)}, where a mapping is expected` : undefined,
})
    .refine((given) => criteria.some((name) => given[name] !== undefined), {
    message: `says nothing of what it covers; give at least one of ${criteria.join(', ')}`,
})
    .transform(({ violation_id: violationId, ...others }) => ({ violationId, ...others }))
    .meta({ anyOf: criteria.map((name) => ({ required: [name] })) });
const settingShape = Object.fromEntries(fileSettingNames.map((name) => [name, readBySetting(name)]));
const configSchema = schemas.strictObject({
    ...settingShape,
    exceptions: schemas.array(exception, expected('a list')).optional().meta({
        description: 'Findings that are accepted until a day. All criteria that an exception gives must match. What it covers is still shown, and it counts again when the exception has expired.',
    }),
    'max-exception-days': schemas.int(expected('a whole number of days'))
        .min(0, 'is less than 0')
        .max(3650, 'is more than 3650')
        .optional()
        .meta({
        description: "For a central policy: exceptions of a repository's own file hold when they end within so many days. Default: it may have none.",
    }),
}, {
    error: ({ input, code }) => code === 'invalid_type' ? `is ${kindOf(input)}, where a mapping of settings is expected` : undefined,
})
    .meta({
    title: 'The policy of Scan Gate',
    description: 'The config file .github/scan-gate.yml, or a central policy.',
});
/** The JSON Schema of the file, for editors: draft 7, which all of them read. */
function configJsonSchema() {
    return z.toJSONSchema(configSchema, { target: 'draft-7', io: 'input' });
}

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/nearest.js
var nearest = __webpack_require__(7658);
;// CONCATENATED MODULE: ./build/config-file.js
/** Reads the text of a policy file: YAML in, checked policy out, or one error that names every mistake with its place. */






const sizeCapBytes = 256 * 1024;
/** How often anchors may be repeated, in sum; without a limit a small file could become a huge one. */
const aliasCap = 100;
const shownProblems = 20;
/**
 * The policy in the text of a file. `name` says which file it is, as `.github/scan-gate.yml of main at 1a2b3c4d5e6f`.
 * Throws GateError CONFIG (reason `settings`) that lists every mistake with its line and column.
 */
function parsePolicyFile(text, name) {
    if (Buffer.byteLength(text) > sizeCapBytes)
        throw fileError(name, [`it is larger than ${sizeCapBytes / 1024} KiB`]);
    const parsed = parseYaml(text, name);
    const read = configSchema.safeParse(parsed.content ?? {});
    if (!read.success)
        throw fileError(name, inOrder(read.error.issues.flatMap((issue) => config_file_describe(issue, parsed)), parsed));
    const { exceptions = [], 'max-exception-days': maxExceptionDays, ...rest } = read.data;
    const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
    return { settings: given, exceptions, maxExceptionDays };
}
function parseYaml(text, name) {
    const lines = new dist/* LineCounter */.HN();
    try {
        // The core schema reads no dates and merges no keys, whatever version the file claims to be of.
        const document = (0,dist/* parseDocument */.Tp)(text, {
            lineCounter: lines,
            prettyErrors: false,
            schema: 'core',
            merge: false,
            stringKeys: true,
            uniqueKeys: true,
        });
        const faults = [...document.errors, ...document.warnings];
        if (faults.some(({ code }) => code === 'RESOURCE_EXHAUSTION'))
            throw fileError(name, ['it is nested too deeply']);
        if (faults.length > 0) {
            const problems = faults.map(({ pos, message }) => ({ offset: pos[0], text: message }));
            throw fileError(name, inOrder(problems, { lines }));
        }
        const content = document.toJS({ maxAliasCount: aliasCap });
        return { content: content ?? undefined, root: document.contents, lines };
    }
    catch (error) {
        if (error instanceof errors/* GateError */.ue)
            throw error;
        throw fileError(name, [`it cannot be read as YAML: ${error instanceof Error ? error.message : 'unknown fault'}`]);
    }
}
/** From the top of the file to its end, each with its place. */
function inOrder(problems, { lines }) {
    return problems
        .toSorted((a, b) => a.offset - b.offset)
        .map(({ offset, text }) => {
        const { line, col } = lines.linePos(offset);
        return `line ${line}, column ${col}: ${text}`;
    });
}
/** Where the node at a path begins; of a path that leads nowhere, where the last node on it begins. */
function offsetOf(root, path, what) {
    let node = root;
    let offset = root?.range?.[0] ?? 0;
    for (const [index, part] of path.entries()) {
        const pair = (0,dist/* isMap */.jh)(node) ? node.items.find(({ key }) => (0,dist/* isNode */.Ll)(key) && String(key) === String(part)) : undefined;
        const next = (0,dist/* isPair */.tO)(pair) ? pair.value : (0,dist/* isCollection */.P3)(node) ? node.get(part, true) : undefined;
        const isKeyWanted = what === 'key' && index === path.length - 1;
        const key = (0,dist/* isNode */.Ll)(pair?.key) ? pair.key.range?.[0] : undefined;
        const value = (0,dist/* isNode */.Ll)(next) ? next.range?.[0] : undefined;
        offset = (isKeyWanted ? key : (value ?? key)) ?? offset;
        node = next;
    }
    return offset;
}
function config_file_describe(issue, { content, root }) {
    if (issue.code !== 'unrecognized_keys') {
        const label = issue.path.length === 0 ? 'the file' : labelOf(issue.path);
        const text = `${label}: ${issue.message}${elsewhere(issue.path, content)}`;
        return [{ offset: offsetOf(root, issue.path), text }];
    }
    return issue.keys.map((key) => {
        const owner = issue.path.length === 0 ? '' : `${labelOf(issue.path)}: `;
        return { offset: offsetOf(root, [...issue.path, key], 'key'), text: `${owner}${unknownKey(key, owner === '')}` };
    });
}
function unknownKey(key, isRoot) {
    const refusal = isRoot ? refusalOf(key) : undefined;
    if (refusal !== undefined)
        return `${key} may not stand in a policy file: ${refusal}; set it in the step`;
    const suggestion = key === '<<' ? ': merge keys are not read' : (0,nearest/* didYouMean */.a)(key, isRoot ? rootKeys : exceptionKeys);
    return `${(0,settings_values/* shown */.SP)(key)} is not known here${suggestion}`;
}
/** What is left empty was perhaps meant to have its default. */
function elsewhere(path, content) {
    const [name] = path;
    const isEmpty = path.length === 1 && content[name ?? ''] === null;
    const setting = fileSettingNames.find((known) => known === name);
    return isEmpty && setting !== undefined ? `; for example ${build_settings/* settings */.W0[setting].example}` : '';
}
const rootKeys = [...fileSettingNames, 'exceptions', 'max-exception-days'];
const exceptionKeys = [...criteria, 'reason', 'expires', 'owner'];
/** `exceptions[2].expires`. */
function labelOf(path) {
    return path
        .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`))
        .join('');
}
function fileError(name, problems) {
    const [only = ''] = problems;
    const listed = problems.slice(0, shownProblems);
    const more = problems.length > listed.length ? [`and ${problems.length - listed.length} more`] : [];
    const message = problems.length === 1
        ? `${name} is wrong: ${only}`
        : `${name} has ${problems.length} mistakes:\n${[...listed, ...more].join('\n')}`;
    return new errors/* GateError */.ue('CONFIG', message, {
        reason: 'settings',
        hint: 'Correct the file; an editor shows what may stand in it with schema/scan-gate.schema.json.',
    });
}

// EXTERNAL MODULE: ./build/policy/exceptions.js
var policy_exceptions = __webpack_require__(3113);
// EXTERNAL MODULE: ./build/policy/tighter.js
var tighter = __webpack_require__(2840);
// EXTERNAL MODULE: ./build/settings-text.js
var settings_text = __webpack_require__(3847);
// EXTERNAL MODULE: ./build/steps/guards.js
var guards = __webpack_require__(4080);
;// CONCATENATED MODULE: ./build/steps/policy.js
/** The policy of a run: the step's settings, then the policy file of a trusted place; what a proposal changes may only tighten. */










/**
 * Reads and combines the policy. Throws GateError CONFIG: reason `policy` when it cannot be read, `settings` when a file is
 * wrong; CANCELLED and SCAN_TIMEOUT pass through.
 */
async function loadPolicy(request) {
    const { settings, now } = request;
    const today = now.toISOString().slice(0, 10);
    const place = settings.configFile ?? { kind: 'own', path: guards/* configFilePath */.ks };
    const ownPath = place.kind === 'own' ? place.path : guards/* configFilePath */.ks;
    const isNamed = place.kind === 'own' && settings.configFile !== undefined;
    const [central, own] = await Promise.all([
        place.kind === 'central' ? readCentral(request, place) : undefined,
        readOwn(request, ownPath, isNamed),
    ]);
    const layers = [central, own].filter((layer) => layer !== undefined);
    const notes = [];
    let version = withFiles(settings, layers, today);
    if (central !== undefined && own !== undefined) {
        const maxExceptionDays = central.file.maxExceptionDays;
        const base = keepJudgement(withFiles(settings, [central], today), version);
        version = tighten(base, withFiles(settings, [own, central], today), own, { maxExceptionDays, notes });
    }
    const head = await readHeadVersion(request, ownPath, own);
    if (head !== undefined) {
        const all = central === undefined ? [head] : [head, central];
        version = tighten(version, withFiles(settings, all, today), head, { notes });
        layers.push(head);
    }
    if (central === undefined && own?.file.maxExceptionDays !== undefined) {
        notes.push(`max-exception-days in ${own.name} means nothing: it is for central policies`);
    }
    for (const note of notes)
        request.story.note(note);
    return loaded(version, layers, notes);
}
async function readCentral({ around }, { repository, path, ref }) {
    const label = `${repository}/${path}`;
    const read = around.readCentralFile;
    const found = read === undefined ? undefined : await readable(label, () => read(repository, path, ref));
    return found === undefined ? absent(`${label}@${ref}`) : layerOf(label, found);
}
async function readOwn({ around }, path, isNamed) {
    const read = around.readPolicyFile;
    const found = read === undefined ? undefined : await readable(path, () => read('trusted', path));
    if (found === undefined && isNamed)
        return absent(path);
    return found === undefined ? undefined : layerOf(path, found);
}
/** The version of the commit that is judged, when it is another one than the trusted one, and meant to be. */
async function readHeadVersion({ around, context, settings }, path, own) {
    const read = around.readPolicyFile;
    if (read === undefined || (!(0,ci_context/* isProposal */.ld)(context) && settings.policyRef === undefined))
        return undefined;
    const found = await readable(path, () => read('head', path));
    if (found === undefined || found.text === own?.text)
        return undefined;
    return (await isChangedHere(around, path)) ? layerOf(path, found) : undefined;
}
/** False only when the pull request provably leaves the file alone: then its branch merely holds an older version. */
async function isChangedHere({ changedFiles }, path) {
    if (changedFiles === undefined)
        return true;
    try {
        const changes = await changedFiles();
        return changes === undefined || !changes.isComplete || changes.files.has(path);
    }
    catch (error) {
        if (isOver(error))
            throw error;
        return true;
    }
}
function layerOf(label, { text, at }) {
    const name = `${label} of ${at}`;
    return { file: parsePolicyFile(text, name), text, name };
}
/** Whatever goes wrong while the policy is read leaves the run without one. */
async function readable(label, read) {
    try {
        return await read();
    }
    catch (error) {
        if (isOver(error))
            throw error;
        const { message, hint } = (0,errors/* asGateError */.Ub)(error);
        const text = `The policy ${label} could not be read: ${message}`;
        throw new errors/* GateError */.ue('CONFIG', text, { reason: 'policy', hint, cause: error });
    }
}
function isOver(error) {
    const { code } = (0,errors/* asGateError */.Ub)(error);
    return code === 'CANCELLED' || code === 'SCAN_TIMEOUT';
}
function absent(label) {
    throw new errors/* GateError */.ue('CONFIG', `The policy ${label} is not there, and config-file names it`, {
        reason: 'policy',
        hint: 'On a pull request the policy is read from the default branch, or from policy-ref: put it there, or correct config-file (a central one is owner/repo/path@ref).',
    });
}
/** The settings filled from the files, the first file that gives a setting first, and the policy that they make. */
function withFiles(settings, layers, today) {
    const filled = { ...settings };
    const sources = { ...settings.sources };
    const origins = {};
    for (const name of fileSettingNames) {
        const layer = settings.sources[name] === 'default' ? layers.find(({ file }) => name in file.settings) : undefined;
        origins[name] = layer?.name ?? settings.sources[name];
        if (layer === undefined)
            continue;
        filled[(0,build_settings/* camelCase */.xQ)(name)] = layer.file.settings[name];
        sources[name] = 'config file';
    }
    const complete = { ...filled, sources };
    const exceptions = layers.flatMap(({ file }) => file.exceptions);
    return { settings: complete, policy: policyOf(complete, exceptions, today), origins };
}
/** The settings that make the policy; the others say how a run behaves and what it shows. */
const policyNames = [
    'fail-on-severity',
    'threshold',
    'fail-on-types',
    'fail-on-cvss',
    'fail-on-epss',
    'max-age',
    'scope',
];
function policyOf(settings, exceptions, today) {
    const { failOnSeverity, threshold, failOnTypes, failOnCvss, failOnEpss, maxAge, scope } = settings;
    const ages = maxAge ?? {};
    return { failOnSeverity, threshold, failOnTypes, failOnCvss, failOnEpss, maxAge: ages, scope, exceptions, today };
}
/** Settings of which a version that may only tighten changes what is provably tighter, and no others. */
const comparedNames = [...policyNames, 'warn-only', 'on-inconclusive'];
/** The central policy; what it does not say of surfaces and times is the repository's own to say. */
function keepJudgement(central, filled) {
    const settings = { ...filled.settings };
    const origins = { ...filled.origins };
    for (const name of comparedNames) {
        settings[(0,build_settings/* camelCase */.xQ)(name)] = central.settings[(0,build_settings/* camelCase */.xQ)(name)];
        origins[name] = central.origins[name];
    }
    return { settings: settings, policy: central.policy, origins };
}
/** The base with whatever of the other version is tighter; the other settings are the base's. */
function tighten(base, other, layer, { maxExceptionDays, notes }) {
    const limits = (0,tighter/* tightest */.X7)(base.policy, other.policy, { maxExceptionDays });
    const mercy = (0,tighter/* strictest */.OI)(base.settings, other.settings);
    const tightened = [...limits.tightened, ...mercy.tightened];
    const ignored = [...limits.ignored, ...mercy.ignored, ...otherChanges(base, other)];
    if (tightened.length > 0)
        notes.push(`${layer.name} tightens: ${tightened.join(', ')}`);
    if (ignored.length > 0)
        notes.push(`${layer.name} may only tighten; ignored: ${ignored.join(', ')}`);
    const { today: _, exceptions: __, ...policy } = limits.policy;
    const settings = { ...base.settings, ...policy, ...mercy.leniency };
    const origins = { ...base.origins };
    for (const name of comparedNames) {
        if (((0,settings_text/* settingText */.S)(name, settings) ?? '') !== ((0,settings_text/* settingText */.S)(name, base.settings) ?? ''))
            origins[name] = layer.name;
    }
    return { settings, policy: limits.policy, origins };
}
/** Settings that do not bear on what blocks, or cannot be compared: the base's stay. */
function otherChanges(base, other) {
    return fileSettingNames
        .filter((name) => !comparedNames.some((compared) => compared === name))
        .filter((name) => (0,settings_text/* settingText */.S)(name, other.settings) !== (0,settings_text/* settingText */.S)(name, base.settings))
        .map((name) => `${name}=${(0,settings_text/* settingText */.S)(name, other.settings) ?? build_settings/* settings */.W0[name].absent}`);
}
function loaded({ settings, policy, origins }, layers, notes) {
    const { today: _, ...lasting } = policy;
    const canonical = { ...lasting, baselineFile: policy.scope === 'new' ? settings.baselineFile : undefined };
    return {
        policy,
        settings,
        source: sourceText(settings, layers),
        sha256: (0,external_node_crypto_.createHash)('sha256').update(canonicalJson(canonical)).digest('hex'),
        described: policy_describe(settings, policy),
        origins,
        notes,
    };
}
const places = {
    input: "the step's settings",
    flag: 'the command line',
    environment: 'the environment',
};
function sourceText({ sources }, layers) {
    const used = new Set(fileSettingNames.map((name) => sources[name]));
    const given = Object.entries(places).flatMap(([source, text]) => (used.has(source) ? [text] : []));
    const parts = [...given, ...layers.map(({ name }) => name)];
    if (parts.length === 0)
        return 'the defaults';
    return parts.length === 1 ? parts.join() : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
function policy_describe(settings, policy) {
    const described = {};
    for (const name of policyNames) {
        const text = (0,settings_text/* settingText */.S)(name, settings);
        if (text !== undefined && text !== '')
            described[name] = text;
    }
    if (policy.scope === 'new')
        described['baseline-file'] = settings.baselineFile ?? 'none';
    if (policy.exceptions.length > 0)
        described.exceptions = exceptionCount(policy);
    return described;
}
function exceptionCount({ exceptions, today }) {
    const expired = exceptions.filter((exception) => (0,policy_exceptions/* isExpired */._d)(exception, today)).length;
    return expired > 0 ? `${exceptions.length}, of which ${expired} expired` : String(exceptions.length);
}
/** Keys in one order, absent values left out, lists whose order means nothing sorted: the same policy is the same text. */
function canonicalJson(value) {
    if (Array.isArray(value))
        return `[${value.map(canonicalJson).sort().join(',')}]`;
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value);
    const entries = Object.entries(value).filter(([, each]) => each !== undefined);
    const parts = entries.map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`);
    return `{${parts.sort().join(',')}}`;
}


/***/ })

};
