export const id = 358;
export const ids = [358];
export const modules = {

/***/ 44648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ findRepeatedKey),
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56845);


const depthCap = 64;
function parseJson(text) {
    if (/^\s*</.test(text)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PROTOCOL', 'the answer is an HTML page, not JSON', {
            hint: 'Check base-url: it must be the address of the API, ending in the version segment, not of the dashboard or a log-in page.',
        });
    }
    const { depth, keyCount } = measure(text);
    if (depth > depthCap)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PROTOCOL', `the answer is nested deeper than ${depthCap} levels`);
    const value = parseText(text);
    if (countKeys(value) !== keyCount)
        for (const path of findRepeatedKeys(text))
            markAsStatedTwice(value, path);
    return value;
}
function findRepeatedKey(text, value) {
    const { keyCount } = measure(text);
    return countKeys(value) === keyCount ? undefined : String(findRepeatedKeys(text)[0]?.at(-1));
}
function measure(text) {
    let [level, depth, keyCount] = [0, 0, 0];
    for (let index = 0; index < text.length; index++) {
        const code = text.charCodeAt(index);
        if (code === quote)
            index = findStringEnd(text, index);
        else if (code === colon)
            keyCount += 1;
        else if (code === openBrace || code === openBracket) {
            level += 1;
            if (level > depth)
                depth = level;
        }
        else if ((code === closeBrace || code === closeBracket) && level > 0)
            level -= 1;
    }
    return { depth, keyCount };
}
function countKeys(value) {
    if (typeof value !== 'object' || value === null)
        return 0;
    let count = 0;
    if (Array.isArray(value)) {
        for (const item of value)
            count += countKeys(item);
        return count;
    }
    for (const key in value)
        count += 1 + countKeys(value[key]);
    return count;
}
function parseText(text) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PROTOCOL', text.trim() === '' ? 'the answer is empty' : 'the answer is not JSON', {
            cause: error,
        });
    }
}
function findRepeatedKeys(text) {
    const levels = [];
    const repeated = [];
    for (let index = 0; index < text.length; index++) {
        const code = text.charCodeAt(index);
        const level = levels.at(-1);
        if (code === quote) {
            const end = findStringEnd(text, index);
            if (level?.isKeyNext && isRepeatedKey(level, text.slice(index + 1, end)))
                repeated.push(levels.map(({ at }) => at));
            index = end;
        }
        else if (code === openBrace || code === openBracket) {
            const isObject = code === openBrace;
            levels.push({ keys: isObject ? new Set() : undefined, at: isObject ? '' : 0, isKeyNext: isObject });
        }
        else if (code === closeBrace || code === closeBracket)
            levels.pop();
        else if (code === comma && level !== undefined) {
            if (typeof level.at === 'number')
                level.at += 1;
            else
                level.isKeyNext = true;
        }
    }
    return repeated;
}
function findStringEnd(text, start) {
    for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
        let first = end;
        while (text.charCodeAt(first - 1) === backslash)
            first--;
        if ((end - first) % 2 === 0)
            return end;
    }
    return text.length;
}
function isRepeatedKey(level, raw) {
    const key = raw.includes('\\') ? unescapeKey(raw) : raw;
    level.isKeyNext = false;
    level.at = key;
    if (level.keys?.has(key))
        return true;
    level.keys?.add(key);
    return false;
}
function unescapeKey(raw) {
    try {
        return String(JSON.parse(`"${raw}"`));
    }
    catch {
        return raw;
    }
}
function markAsStatedTwice(root, path) {
    let holder = root;
    for (const step of path.slice(0, -1)) {
        if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, step))
            return;
        holder = holder[step];
    }
    const last = path.at(-1);
    if (typeof holder !== 'object' || holder === null || last === undefined)
        return;
    Object.defineProperty(holder, last, { value: _words_js__WEBPACK_IMPORTED_MODULE_1__/* .statedTwice */ .O3, enumerable: true, writable: true, configurable: true });
}
const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket, comma, colon] = [...'"\\{}[],:'].map((character) => character.charCodeAt(0));


/***/ }),

/***/ 44292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ sweepUntilStable),
/* harmony export */   LN: () => (/* binding */ pageLimit),
/* harmony export */   MK: () => (/* binding */ computeDigest)
/* harmony export */ });
/* unused harmony export sweepOnce */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);

const pageLimit = 100;
const sweepBudget = 5;
const pageCap = 2000;
async function sweepUntilStable(source, first) {
    let previous;
    let page = first;
    for (let turn = 1;; turn++) {
        const sweep = await sweepOnce(source, page);
        page = undefined;
        if (sweep.stands)
            return sweep;
        const digest = sweep.isWhole ? computeDigest(source, sweep.items) : undefined;
        if (digest !== undefined && digest === previous)
            return { ...sweep, stands: true };
        if (turn === sweepBudget)
            return sweep;
        previous = digest;
    }
}
function computeDigest(source, items) {
    return items.map(source.digest).sort().join('\n');
}
async function sweepOnce(source, given) {
    const state = {
        source,
        found: new Map(),
        repeated: false,
        totals: new Set(),
        pages: new Map(),
        pageCount: 0,
    };
    const first = given ?? (await source.read(1));
    addPage(state, first, 1);
    if (first.items.length > 0 && !isLast(first, state))
        await readRest(state, first);
    const { found, totals } = state;
    return {
        items: [...found.values()],
        total: first.total,
        stands: totals.size === 1 && totals.has(found.size) && !state.repeated,
        isWhole: hasReachedTotals(state),
        pageCount: state.pageCount,
    };
}
function isLast(page, { found, totals }) {
    return page.items.length < pageLimit && found.size === Math.max(...totals);
}
function hasReachedTotals({ found, totals }) {
    return found.size >= Math.max(...totals);
}
async function readRest(state, first) {
    const { source } = state;
    const size = first.items.length;
    const guessed = Math.max(1, Math.ceil(first.total / size));
    if (guessed > pageCap)
        throw createTooLongError(`A list of ${first.total} records comes ${size} at a time`);
    const numbers = Array.from({ length: guessed - 1 }, (_, index) => index + 2);
    const reading = Promise.all(numbers.map((number) => source.read(number)));
    const isEvenlyFull = size === pageLimit && first.total % pageLimit === 0;
    const behind = isEvenlyFull ? (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ignoreNotFound */ .Ko)(source.read(guessed + 1)) : undefined;
    behind?.catch(() => { });
    const pages = await reading;
    for (const [index, page] of pages.entries())
        addPage(state, page, index + 2);
    let last = pages.at(-1) ?? first;
    for (let number = guessed + 1; !isLast(last, state); number++) {
        if (number > pageCap)
            throw createTooLongError(`A list does not end within ${pageCap} pages`);
        const known = state.found.size;
        const isBehind = number === guessed + 1 && behind !== undefined;
        const page = await (hasReachedTotals(state)
            ? isBehind
                ? behind
                : (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ignoreNotFound */ .Ko)(source.read(number))
            : source.read(number));
        if (page === undefined || page.items.length === 0)
            return;
        addPage(state, page, number);
        if (state.found.size === known)
            return;
        last = page;
    }
}
function createTooLongError(message) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PROTOCOL', message, {
        hint: `One run reads ${pageCap} pages of a list, which are ${pageCap * pageLimit} violations where the service hands out ${pageLimit} on a page.`,
        brief: `the service lists more than ${pageCap} pages`,
    });
}
function addPage(state, page, asked) {
    const { source, found, pages, totals } = state;
    const isBeyond = totals.size > 0 && hasReachedTotals(state);
    const ids = page.items.map(source.id);
    if (isBeyond && ids.every((id) => found.has(id)))
        return;
    if (page.page !== asked && !isBeyond) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PROTOCOL', `A list answered page ${page.page} when page ${asked} was asked for`);
    }
    const [first = ''] = ids;
    const alike = pages.get(first) ?? [];
    if (ids.length > 0 && alike.some((earlier) => hasSameIds(earlier, ids))) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PROTOCOL', `A list answered page ${asked} with the records of an earlier page`);
    }
    pages.set(first, [...alike, ids]);
    if (ids.length > 0 || alike.length === 0)
        state.pageCount += 1;
    totals.add(page.total);
    for (const item of page.items) {
        const known = found.get(source.id(item));
        if (known !== undefined)
            state.repeated = true;
        found.set(source.id(item), known === undefined ? item : source.combine(known, item));
    }
}
function hasSameIds(a, b) {
    return a.length === b.length && a.every((id, place) => id === b[place]);
}


/***/ }),

/***/ 23066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BV: () => (/* binding */ computeRetryDelayMs),
/* harmony export */   dg: () => (/* binding */ isTransient),
/* harmony export */   jR: () => (/* binding */ readRetryAfterMs),
/* harmony export */   pX: () => (/* binding */ attemptBudget),
/* harmony export */   wo: () => (/* binding */ computeBackoffMs)
/* harmony export */ });
/* harmony import */ var _assumptions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83968);

const attemptBudget = 5;
const baseMs = 500;
const capMs = 20_000;
function computeBackoffMs(attempt, random) {
    return random * Math.min(capMs, baseMs * 2 ** attempt);
}
function readRetryAfterMs({ header, detail }, assume, wallClockMs) {
    const fromHeader = header === undefined ? undefined : parseHeaderMs(header.trim(), wallClockMs);
    if (fromHeader !== undefined)
        return fromHeader;
    if (typeof detail !== 'number' || !Number.isInteger(detail) || detail < 1)
        return undefined;
    return assume['retry-after-unit'] === 'ms' ? detail : detail * 1000;
}
function parseHeaderMs(value, wallClockMs) {
    if (/^\d+$/.test(value))
        return Number(value) > 0 ? Number(value) * 1000 : undefined;
    const date = Date.parse(value);
    return Number.isNaN(date) || date <= wallClockMs ? undefined : date - wallClockMs;
}
function isTransient(status) {
    return status === 408 || status >= 500;
}
function computeRetryDelayMs(outcome, attempt, isOnce) {
    if (attempt + 1 >= attemptBudget)
        return undefined;
    const backoff = computeBackoffMs(attempt, Math.random());
    if (outcome.kind === 'failure')
        return !outcome.permanent && (outcome.unsent || !isOnce) ? backoff : undefined;
    if (outcome.status !== 429 && (isOnce || !isTransient(outcome.status)))
        return undefined;
    const asked = { header: outcome.header('retry-after'), detail: undefined };
    return readRetryAfterMs(asked, _assumptions_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultAssumptions */ .ad, Date.now()) ?? backoff;
}


/***/ }),

/***/ 25159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ni: () => (/* binding */ findDisplayCommit),
/* harmony export */   R5: () => (/* binding */ describeContext),
/* harmony export */   az: () => (/* binding */ hasUntrustedBase)
/* harmony export */ });
function hasUntrustedBase({ base, defaultBranch, uncommitted }) {
    return uncommitted === undefined && base !== undefined && base.branch !== defaultBranch;
}
function findDisplayCommit({ sources, headSha }) {
    const { diff } = sources;
    return (diff?.kind === 'pull-request' ? diff.headSha : undefined) ?? headSha;
}
function describeContext(context) {
    const { event, refusal, branch, headSha, change, base, repositoryUrl } = context;
    const repository = /^https?:\/\/[^/]+\/(.+)$/.exec(repositoryUrl ?? '')?.[1];
    const repositoryText = repository === undefined ? '' : `${repository} · `;
    if (refusal !== undefined)
        return `${repositoryText}nothing to scan; the policy comes from ${branch}`;
    const commit = headSha === undefined ? '' : ` at ${headSha.slice(0, 12)}`;
    const pull = change?.number === undefined ? '' : `pull request #${change.number}, `;
    const of = event === undefined || event === 'pull_request' ? '' : ` (${event})`;
    const into = base === undefined ? '' : ` ${change === undefined && base.sha === undefined ? 'against' : 'into'} ${base.branch}`;
    return `${repositoryText}${pull}${branch}${commit}${into}${of}`;
}


/***/ }),

/***/ 41469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ commitLimit)
/* harmony export */ });
const commitLimit = 250;


/***/ }),

/***/ 16558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ createGithubAccess)
/* harmony export */ });
function createGithubAccess(env, token, loadOctokit) {
    return {
        apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
        repository: env.GITHUB_REPOSITORY ?? '',
        token,
        loadOctokit,
    };
}


/***/ }),

/***/ 29194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E5: () => (/* binding */ formatExternalId),
/* harmony export */   ME: () => (/* binding */ formatGateName),
/* harmony export */   O5: () => (/* binding */ formatRunKey),
/* harmony export */   k7: () => (/* binding */ formatGateKey),
/* harmony export */   v: () => (/* binding */ readExternalId),
/* harmony export */   x9: () => (/* binding */ hasCategory)
/* harmony export */ });
function formatGateKey(category) {
    return `scan-gate:${category ?? ''}`;
}
function formatRunKey(category, event) {
    return event === undefined ? formatGateKey(category) : `${formatGateKey(category)}:${event}`;
}
function formatGateName(category, event) {
    const parts = [category, event].filter((part) => part !== undefined);
    return parts.length === 0 ? 'Scan Gate' : `Scan Gate (${parts.join(', ')})`;
}
function formatExternalId(key, startedMs, more) {
    const since = `${key}@${Math.round(startedMs)}`;
    if (more === undefined)
        return since;
    if ('attempt' in more) {
        const { attempt, begun, open } = more;
        return `${since}#${new URLSearchParams({ run: attempt, begun: String(begun), open: String(open) })}`;
    }
    const { scanId, pullRequest } = more;
    const parts = { scan: scanId, ...(pullRequest !== undefined && { pull: String(pullRequest) }) };
    return `${since}#${new URLSearchParams(parts)}`;
}
function readExternalId(externalId) {
    const [, key = '', time = '0', text = ''] = /^(.*?)(?:@(\d{1,15})(?:#(.*))?)?$/s.exec(externalId ?? '') ?? [];
    const parts = new URLSearchParams(text);
    return { key, startedMs: Number(time), pending: readPending(parts), gates: readGates(parts) };
}
function readGates(parts) {
    const attempt = parts.get('run');
    const [begun, open] = [Number(parts.get('begun')), Number(parts.get('open'))];
    return attempt !== null && begun > 0 && open >= 0 ? { attempt, begun, open } : undefined;
}
function readPending(parts) {
    const scanId = parts.get('scan');
    const pull = parts.get('pull');
    const isNumber = pull === null || /^[1-9]\d{0,9}$/.test(pull);
    return scanId && isNumber ? { scanId, pullRequest: pull === null ? undefined : Number(pull) } : undefined;
}
function hasCategory(externalId, category) {
    const [wanted, { key }] = [formatGateKey(category), readExternalId(externalId)];
    return key === wanted || key.startsWith(`${wanted}:`);
}


/***/ }),

/***/ 51956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ loadGithubClient),
/* harmony export */   v: () => (/* binding */ loadGithubReader)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

async function loadGithubClient() {
    await letRequestsLeave();
    return __webpack_require__.e(/* import() | github */ 326).then(__webpack_require__.bind(__webpack_require__, 88657));
}
async function loadGithubReader() {
    await letRequestsLeave();
    return __webpack_require__.e(/* import() | github */ 326).then(__webpack_require__.bind(__webpack_require__, 46063));
}
async function letRequestsLeave() {
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
}


/***/ }),

/***/ 33716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RO: () => (/* binding */ readRefusalStatus),
/* harmony export */   X2: () => (/* binding */ isAmbiguous),
/* harmony export */   ZN: () => (/* binding */ readPermissionHint),
/* harmony export */   gS: () => (/* binding */ adviseByAnswer),
/* harmony export */   ih: () => (/* binding */ createPublishError),
/* harmony export */   oJ: () => (/* binding */ isSuccess),
/* harmony export */   pI: () => (/* binding */ createReadError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _report_neutral_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65633);


function isAmbiguous(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue && error.isAmbiguous;
}
function readRefusalStatus(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue && error.code === 'PUBLISH' && !isAmbiguous(error) ? error.status : undefined;
}
function isSuccess(status) {
    return status >= 200 && status < 300;
}
const unexpectedResponse = 'returned something else than requested';
const createPublishError = ({ route, reply, isAmbiguous }) => {
    if (reply.kind === 'failure') {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PUBLISH', `${route} failed: ${reply.message}`, { isAmbiguous, cause: reply.cause });
    }
    if (isSuccess(reply.status)) {
        const hint = 'The response may be truncated.';
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PUBLISH', `${route} ${unexpectedResponse}`, { isAmbiguous, hint });
    }
    const words = (0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralizeLine */ .a0)(reply.message, 300).replace(/\.$/, '');
    const { status } = reply;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PUBLISH', `${route} answered ${status}: ${words}`, { isAmbiguous, status });
};
const readPermissionHint = 'Give the job the permission "contents: read" (and "pull-requests: read" on pull requests); the command line takes a token from SCAN_GATE_GITHUB_TOKEN.';
const adviceByMessage = [
    [/\blocked\b|lock prevents/i, 'The conversation is locked: unlock it, or switch off what is written there.'],
    [
        /GitHub App/i,
        'Only the token of an app may write check runs: use the token of the workflow (github.token), or set annotations to commands.',
    ],
    [/SAML|single sign-on|\bSSO\b/i, "Authorize the token for the organization's single sign-on."],
    [/\bIP (?:address|allow)/i, "Add the address of this runner to the organization's list of allowed addresses."],
    [/archived/i, 'The repository is archived: unarchive it, or switch off what is written there.'],
    [/suspended|blocked|flagged/i, 'GitHub has suspended or blocked this account, app or repository: ask its owner.'],
];
function adviseByAnswer(status, message) {
    if (status === 401)
        return 'Check github-token: it is wrong or has expired.';
    return status < 500 ? adviceByMessage.find(([said]) => said.test(message))?.[1] : undefined;
}
const createReadError = ({ route, url, reply }) => {
    const asked = `${route.split(' ')[0]} ${URL.canParse(url) ? new URL(url).pathname : url}`;
    if (reply.kind === 'failure') {
        const cause = reply.cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue && reply.cause.code === 'CONFIG' ? reply.cause : undefined;
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue(cause?.code ?? 'UNAVAILABLE', `GitHub: ${asked} failed: ${reply.message}`, {
            reason: cause?.reason,
            hint: cause?.hint,
        });
    }
    const { status } = reply;
    if (isSuccess(status))
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PROTOCOL', `GitHub ${unexpectedResponse}`);
    const code = status === 404 || status === 422 ? 'NOT_FOUND' : status >= 500 ? 'UNAVAILABLE' : 'AUTH';
    const own = adviseByAnswer(status, reply.message);
    const words = own === undefined ? '' : `: ${(0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralizeLine */ .a0)(reply.message, 300).replace(/\.$/, '')}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue(code, `GitHub: ${asked} answered ${status}${words}`, {
        status,
        hint: own ?? readPermissionHint,
    });
};


/***/ }),

/***/ 89932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ toChanges)
/* harmony export */ });
/* harmony import */ var parse_diff__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82673);
/* harmony import */ var _policy_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83671);


function toChanges({ files, isComplete, commitCount }) {
    const changes = new Map();
    for (const file of files) {
        const isModule = /^[+-]Subproject commit \p{Hex_Digit}{40}/mu.test(file.patch ?? '');
        changes.set((0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizePath */ .Fd)(file.path), {
            lines: listChangedLines(file),
            ...(file.isRemoved && { isGone: true }),
            ...(isModule && { isModule }),
            ...(file.isOnlyRenamed && { isOnlyRenamed: true }),
        });
        const before = file.previousPath === undefined ? undefined : (0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizePath */ .Fd)(file.previousPath);
        if (before !== undefined && !changes.has(before)) {
            changes.set(before, { lines: undefined, isGone: true, ...(file.isOnlyRenamed && { isOnlyRenamed: true }) });
        }
    }
    return {
        files: changes,
        isComplete: isComplete && ![...changes.keys()].some(_policy_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .isTooLongForPath */ .Je),
        ...(commitCount !== undefined && { commitCount }),
    };
}
function listChangedLines({ patch = '', additions, deletions, isRemoved }) {
    if (isRemoved)
        return undefined;
    const hunks = parseHunks(patch);
    const count = (type) => hunks.flatMap((hunk) => hunk.changes).filter((change) => change.type === type && !isNewlineMark(change)).length;
    if (hunks.length === 0 || !hunks.every(isCompleteHunk))
        return undefined;
    if (additions !== undefined && count('add') !== additions)
        return undefined;
    if (deletions !== undefined && count('del') !== deletions)
        return undefined;
    return mergeRanges(hunks.flatMap(listChangedRanges));
}
function parseHunks(patch) {
    try {
        return parse_diff__WEBPACK_IMPORTED_MODULE_0__(`--- a/file\n+++ b/file\n${patch}`).flatMap((file) => file.chunks);
    }
    catch {
        return [];
    }
}
function isCompleteHunk(hunk) {
    const after = hunk.changes.filter((change) => change.type !== 'del' && !isNewlineMark(change)).length;
    const before = hunk.changes.filter((change) => change.type !== 'add' && !isNewlineMark(change)).length;
    return after === hunk.newLines && before === hunk.oldLines;
}
function isNewlineMark(change) {
    return change.content.startsWith('\\ No newline');
}
function listChangedRanges(hunk) {
    const ranges = [];
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
function mergeRanges(ranges) {
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

/***/ 16829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EB: () => (/* binding */ refuseMoved),
/* harmony export */   Fu: () => (/* binding */ createNoKeyError),
/* harmony export */   I3: () => (/* binding */ checkName),
/* harmony export */   IM: () => (/* binding */ readChangedFiles),
/* harmony export */   Qq: () => (/* binding */ addBranchHead),
/* harmony export */   Sp: () => (/* binding */ readMergeBaseMs),
/* harmony export */   Xj: () => (/* binding */ checkHead),
/* harmony export */   bA: () => (/* binding */ withdrawIfBaseChanged),
/* harmony export */   f1: () => (/* binding */ checkScanned),
/* harmony export */   mF: () => (/* binding */ isFileInHead),
/* harmony export */   qD: () => (/* binding */ checkBase)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _git_commit_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84191);
/* harmony import */ var _policy_changes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83671);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18540);
/* harmony import */ var _report_draft_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70997);





const movedBrief = 'the branch moved';
const unreadableBrief = 'the head of the branch could not be read';
function refuseMoved(head) {
    if (head.kind !== 'moved')
        return;
    const { brief, hint } = head;
    const place = head.isAbsent ? { reason: 'not-found' } : { reason: 'moved', brief };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `${head.message} before the scan`, { ...place, hint });
}
async function checkHead(repositoryAccess, context) {
    const { headSha, branch, system } = context;
    if (headSha === undefined && system === 'laptop' && repositoryAccess.readHead === undefined)
        return { kind: 'same' };
    const message = `The expected commit of ${branch} is not known`;
    const unknown = {
        kind: 'unreadable',
        brief: unreadableBrief,
        message,
        hint: 'Run the gate in a checkout of the commit that the job builds.',
    };
    if (repositoryAccess.readHead === undefined)
        return unknown;
    try {
        const head = await repositoryAccess.readHead(headSha);
        if (headSha === undefined)
            return unknown;
        if (head.toLowerCase() === headSha.toLowerCase())
            return { kind: 'same' };
        return {
            kind: 'moved',
            brief: movedBrief,
            message: `${branch} moved from ${headSha.slice(0, 12)} to ${head.slice(0, 12)}`,
            hint: 'The run of the newer commit decides.',
        };
    }
    catch (error) {
        const { code, message, hint } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toGateError */ .Vl)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        if (code === 'NOT_FOUND' && context.sources.head?.kind === 'origin')
            return { kind: 'moved', brief: movedBrief, message: `${branch} was not at origin`, hint, isAbsent: true };
        const said = `The commit of ${branch} could not be read: ${message}`;
        return { kind: 'unreadable', brief: unreadableBrief, message: said, hint };
    }
}
async function addBranchHead({ readHead }, context) {
    const takesAny = context.system === 'github' || context.system === 'laptop';
    if (!takesAny || context.refusal !== undefined || context.headSha !== undefined)
        return context;
    const headSha = await readHead?.().catch((error) => {
        const { code } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toGateError */ .Vl)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        return undefined;
    });
    return { ...context, headSha };
}
async function checkScanned(repositoryAccess, context, { scans, readName, since }) {
    const { headSha } = context;
    const other = scans.find((scan) => (0,_git_commit_name_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameCommit */ .sw)(scan.commit_sha, headSha) === false);
    if (other === undefined) {
        const isNamed = scans.every((scan) => (0,_git_commit_name_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameCommit */ .sw)(scan.commit_sha ?? undefined, headSha) === true);
        const looks = isNamed ? [] : [readName(), checkBranchStayed(repositoryAccess, context, since)];
        const states = await Promise.all([checkHead(repositoryAccess, context), ...looks]);
        return states.find(({ kind }) => kind !== 'same') ?? unmoved;
    }
    const message = `The scan holds commit ${other.commit_sha?.slice(0, 12)}, this run is about ${headSha?.slice(0, 12)}`;
    return { kind: 'moved', brief: 'the scan is of another commit', message, hint: 'Run the gate on the newer commit.' };
}
const unmoved = { kind: 'same' };
async function checkBranchStayed({ hasLeft }, { branch, headSha }, since) {
    try {
        if (headSha === undefined || (await hasLeft?.(headSha, since)) !== true)
            return unmoved;
    }
    catch (error) {
        const { code } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toGateError */ .Vl)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        return unmoved;
    }
    const message = `${branch} left ${headSha.slice(0, 12)} during the run, and came back`;
    const hint = 'Run the gate again while the branch does not change.';
    return { kind: 'moved', brief: movedBrief, message, hint };
}
const ambiguousBranchName = /^(?:(?:refs|heads|tags|remotes|origin)\/.*|(?:pull|pull-requests|merge-requests)\/\d+\/(?:head|merge|from|train)|(?:.+_)?HEAD|@|[0-9a-f]{40}|[0-9a-f]{64})$/i;
async function checkName({ hasTag }, { branch }) {
    const hint = 'Rename the branch, or delete the tag of that name.';
    const moved = { kind: 'moved', brief: 'the name of the branch has several meanings', hint };
    if (ambiguousBranchName.test(branch))
        return { ...moved, message: `${branch} names more than a branch` };
    try {
        const isTag = (await hasTag?.()) ?? false;
        return isTag ? { ...moved, message: `${branch} is a branch and a tag` } : unmoved;
    }
    catch (error) {
        const { code, message, hint: readHint } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toGateError */ .Vl)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        return {
            kind: 'unreadable',
            brief: 'the tags could not be read',
            message: `Whether ${branch} is a tag too could not be read: ${message}`,
            hint: readHint,
        };
    }
}
async function checkBase({ readBase }, { base }) {
    if (readBase === undefined || base === undefined)
        return unmoved;
    try {
        const now = await readBase();
        if (now === base.branch)
            return unmoved;
        const message = `The pull request went into ${base.branch} and now goes into ${now}`;
        return {
            kind: 'moved',
            brief: 'the pull request has another base now',
            message,
            hint: 'Push a commit, or close and reopen the pull request: a new run compares with the new base.',
        };
    }
    catch (error) {
        const { code, message, hint } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toGateError */ .Vl)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        if (code === 'AUTH' || code === 'NOT_FOUND')
            return unmoved;
        return {
            kind: 'unreadable',
            brief: 'the base of the pull request could not be read',
            message: `Into which branch the pull request goes could not be read: ${message}`,
            hint,
        };
    }
}
async function withdrawIfBaseChanged(report, repositoryAccess, context) {
    const base = await checkBase(repositoryAccess, context);
    if (base.kind === 'same')
        return report;
    const message = `${base.message}; this run judged what the commit changes against ${context.base?.branch}`;
    return (0,_report_draft_js__WEBPACK_IMPORTED_MODULE_1__/* .makeInconclusive */ .j)(report, 'moved', { message, hint: base.hint, brief: base.brief });
}
function createNoKeyError() {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', 'Not scanned: no API key', {
        reason: 'no-key',
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS) `Set ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)('api-key')} from a secret. Pull requests from forks and Dependabot get no secrets. For them, use a second step in a workflow, ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)('uses: scan-gate/scan-gate/embedded@v1')}; elsewhere ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)('scan-gate run --embedded')}.`,
    });
}
async function readChangedFiles(repositoryAccess, log) {
    if (repositoryAccess.changedFiles === undefined)
        return undefined;
    try {
        return await repositoryAccess.changedFiles();
    }
    catch (error) {
        const { code, message } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toGateError */ .Vl)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        log.note(`The files of the pull request could not be read, so findings are counted and not named: ${message}`);
        return undefined;
    }
}
const unusualPath = /^(?:[a-z]:|\/)|[:#?%()\\]/i;
async function isFileInHead(repositoryAccess, filePath, log) {
    const path = (0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .resolveRepositoryPath */ .mE)(filePath);
    if (repositoryAccess.readHeadFile === undefined || path === undefined || path === '' || (0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .isTooLongForPath */ .Je)(path))
        return undefined;
    try {
        if ((await repositoryAccess.readHeadFile(path)) !== undefined)
            return true;
        return unusualPath.test(filePath) ? undefined : false;
    }
    catch (error) {
        const { code, message } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toGateError */ .Vl)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        log.note(`Whether this commit holds the file of a secret could not be read: ${message}`);
        return undefined;
    }
}
async function readMergeBaseMs(repositoryAccess, log) {
    try {
        return await repositoryAccess.readMergeBaseMs?.();
    }
    catch (error) {
        const { code, message } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toGateError */ .Vl)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        log.note(`Where the branch left its base could not be read: ${message}`);
        return undefined;
    }
}


/***/ }),

/***/ 52059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LS: () => (/* binding */ describePolicyForReport),
/* harmony export */   Tr: () => (/* binding */ findReportedSha),
/* harmony export */   ZA: () => (/* binding */ summarizeContext)
/* harmony export */ });
function describePolicyForReport({ source, sha256, described, exceptionsFile }) {
    return { source, sha256, settings: described, exceptionsFile };
}
function summarizeContext(context) {
    const { refusal, repositoryUrl, event, base, change, uncommitted } = context;
    const branch = context.builtBranch ?? context.branch;
    const where = { repositoryUrl, event };
    if (refusal !== undefined)
        return where;
    const headSha = findReportedSha(context);
    const baseSha = uncommitted === undefined ? base?.sha : uncommitted.headSha;
    return { ...where, branch, headSha, baseSha, pullRequest: change?.number, uncommitted };
}
function findReportedSha({ headSha, uncommitted }) {
    return uncommitted === undefined ? headSha : undefined;
}


/***/ }),

/***/ 84191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hs: () => (/* binding */ formatCommit),
/* harmony export */   Wf: () => (/* binding */ isFullSha),
/* harmony export */   rf: () => (/* binding */ parseParents),
/* harmony export */   sw: () => (/* binding */ isSameCommit)
/* harmony export */ });
const name = /^[0-9a-f]{7,64}$/i;
function isSameCommit(a, b) {
    if (a === undefined || b === undefined || !name.test(a) || !name.test(b))
        return undefined;
    const [first, second] = [a.toLowerCase(), b.toLowerCase()];
    return first.startsWith(second) || second.startsWith(first);
}
function isFullSha(text) {
    return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(text);
}
function formatCommit(sha, ref) {
    const short = sha.slice(0, 12);
    const name = ref?.replace(/^(?:refs\/)?(?:heads|tags|remotes\/origin)\//, '');
    return name === undefined || sha.startsWith(name) ? `commit ${short}` : `${name} at ${short}`;
}
function parseParents(commit) {
    const [header = ''] = commit.split('\n\n', 1);
    return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, sha = '']) => sha);
}


/***/ }),

/***/ 29229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gp: () => (/* binding */ isInFolder),
/* harmony export */   Sn: () => (/* binding */ selectConfigurationVariables),
/* harmony export */   Ys: () => (/* binding */ selectVariables),
/* harmony export */   gE: () => (/* binding */ selectConnectionVariables)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


const machineNames = ['TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'windir'];
const userNames = [
    'HOME',
    'USER',
    'LOGNAME',
    'XDG_CONFIG_HOME',
    'USERNAME',
    'USERPROFILE',
    'HOMEDRIVE',
    'HOMEPATH',
    'APPDATA',
    'LOCALAPPDATA',
    'ProgramData',
    'ProgramFiles',
];
const proxyNames = [
    'HTTP_PROXY',
    'HTTPS_PROXY',
    'ALL_PROXY',
    'NO_PROXY',
    'http_proxy',
    'https_proxy',
    'all_proxy',
    'no_proxy',
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
];
const registryNames = [
    ...['NPM_CONFIG_REGISTRY', 'npm_config_registry', 'NPM_CONFIG_USERCONFIG', 'npm_config_userconfig'],
    ...['NPM_CONFIG_CACHE', 'npm_config_cache', 'NODE_EXTRA_CA_CERTS'],
];
const originNames = [
    'SSH_AUTH_SOCK',
    'SSH_AGENT_PID',
    'DBUS_SESSION_BUS_ADDRESS',
    'XDG_RUNTIME_DIR',
    'XDG_DATA_HOME',
    'KRB5CCNAME',
    'CURL_CA_BUNDLE',
    'CI_JOB_TOKEN',
];
const scannerNames = [
    ...['HOME', 'USERPROFILE', 'LOCALAPPDATA', 'XDG_CACHE_HOME', 'TRIVY_CACHE_DIR'],
    ...['OSV_SCANNER_LOCAL_DB_CACHE_DIRECTORY', 'GOROOT', 'GOPATH', 'GOMODCACHE', 'GOCACHE'],
];
const names = {
    machine: machineNames,
    user: [...machineNames, ...userNames],
    client: [...machineNames, ...userNames, ...proxyNames],
    origin: [...machineNames, ...userNames, ...proxyNames, ...originNames],
    scanner: [...machineNames, ...scannerNames],
    registry: [...machineNames, ...userNames, ...proxyNames, ...registryNames],
};
function selectVariables(need, env, platform) {
    const normaliseCase = (name) => (platform === 'win32' ? name.toUpperCase() : name);
    const wanted = new Set(names[need].map(normaliseCase));
    const found = Object.entries(env).filter(([name]) => wanted.has(normaliseCase(name)));
    return Object.fromEntries(found.filter((entry) => entry[1] !== undefined));
}
const connectionNames = ['GIT_SSH_COMMAND', 'GIT_SSH', 'GIT_SSH_VARIANT'];
function selectConnectionVariables(env) {
    return pickVariables(env, connectionNames);
}
const configurationLimit = 1000;
function selectConfigurationVariables(env, workTree) {
    const file = env.GIT_CONFIG_GLOBAL;
    const isOwn = file !== undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(file) && !isInFolder(file, workTree);
    const count = Number(env.GIT_CONFIG_COUNT ?? '0');
    const isCount = Number.isInteger(count) && count > 0 && count <= configurationLimit;
    const numbers = Array.from({ length: isCount ? count : 0 }, (_, index) => index);
    return {
        ...(isOwn && { GIT_CONFIG_GLOBAL: file }),
        ...(isCount && pickVariables(env, ['GIT_CONFIG_COUNT'])),
        ...pickVariables(env, numbers.flatMap((number) => [`GIT_CONFIG_KEY_${number}`, `GIT_CONFIG_VALUE_${number}`])),
    };
}
function isInFolder(file, folder) {
    if (folder === undefined)
        return false;
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(resolveRealPath(folder), resolveRealPath(file));
    return way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}
function resolveRealPath(path) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
    }
    catch {
        return path;
    }
}
function pickVariables(env, wanted) {
    return Object.fromEntries(wanted.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}


/***/ }),

/***/ 19532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QX: () => (/* binding */ isAncestor),
/* harmony export */   W9: () => (/* binding */ listCommitsBefore),
/* harmony export */   fE: () => (/* binding */ isShallow),
/* harmony export */   yv: () => (/* binding */ listCommitsChanging)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _commit_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84191);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46224);




async function isShallow(location) {
    const { commonFolder } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .findGitRepository */ .Ct)(location);
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonFolder, 'shallow')).then(() => true, (error) => error.code !== 'ENOENT');
}
async function listCommitsBefore(location, sha, most) {
    const { code, stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .runGitCommand */ .tD)(location, [
        'rev-list',
        '--first-parent',
        `--max-count=${most + 1}`,
        sha,
        '--',
    ]);
    if (code !== 0)
        return [];
    return stdout.toString().split('\n').filter(_commit_name_js__WEBPACK_IMPORTED_MODULE_3__/* .isFullSha */ .Wf).slice(1);
}
async function isAncestor(location, sha, of) {
    if (!(0,_commit_name_js__WEBPACK_IMPORTED_MODULE_3__/* .isFullSha */ .Wf)(sha))
        return undefined;
    const { code } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .runGitCommand */ .tD)(location, ['merge-base', '--is-ancestor', '--end-of-options', sha, of]);
    return code === 0 ? true : code === 1 ? false : undefined;
}
async function listCommitsChanging(location, sha, { path, most }) {
    if (await isShallow(location))
        return undefined;
    const list = ['rev-list', '--full-history', `--max-count=${most}`, sha, '--', path];
    const { code, stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .runGitCommand */ .tD)(location, list);
    return code === 0 ? stdout.toString().split('\n').filter(_commit_name_js__WEBPACK_IMPORTED_MODULE_3__/* .isFullSha */ .Wf) : undefined;
}


/***/ }),

/***/ 83549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  iE: () => (/* binding */ buildScannerVariables),
  no: () => (/* binding */ findNpm),
  yB: () => (/* binding */ findProgramsFor),
  yN: () => (/* binding */ findProgramsOutside),
  FC: () => (/* binding */ isChangeable),
  Uc: () => (/* binding */ readMachine),
  Yh: () => (/* binding */ selectProgramVariables)
});

// UNUSED EXPORTS: buildNpmCommand

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/compiled/src/git/environment.js
var environment = __webpack_require__(29229);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
;// CONCATENATED MODULE: ./build/compiled/src/git/programs.js



function findPrograms(machine, workTrees) {
    const { env, platform } = machine;
    const grounds = listForbiddenFolders(machine, workTrees);
    const skipped = [];
    const folders = parsePath(env, platform).filter((folder) => {
        const why = findRefusal(folder, grounds, platform);
        if (why !== undefined)
            skipped.push({ folder, why });
        return why === undefined;
    });
    const { delimiter, join } = getPathModule(platform);
    const findProgram = (name, wanted = listEndings(platform)) => {
        for (const folder of folders) {
            for (const ending of wanted) {
                const file = join(folder, `${name}${ending}`);
                if (!isProgram(file, platform))
                    continue;
                const why = findRefusal(file, grounds, platform);
                if (why === undefined)
                    return file;
                skipped.push({ folder: file, why });
            }
        }
        throw createNotFoundError(name, skipped);
    };
    return { find: findProgram, path: folders.join(delimiter) };
}
const getPathModule = (platform) => (platform === 'win32' ? external_node_path_.win32 : external_node_path_.posix);
function parsePath(env, platform) {
    if (platform !== 'win32')
        return (env.PATH ?? '').split(external_node_path_.posix.delimiter);
    const value = Object.entries(env).find(([name]) => name.toUpperCase() === 'PATH')?.[1] ?? '';
    return value.split(external_node_path_.win32.delimiter).map((folder) => folder.replace(/^"(.*)"$/, '$1'));
}
const listEndings = (platform) => (platform === 'win32' ? ['.exe', '.com'] : ['']);
function listForbiddenFolders({ env, cwd, platform }, workTrees) {
    const home = env.HOME ?? env.USERPROFILE;
    const here = resolveProgramPath(cwd);
    const holdsHome = home !== undefined && isWithin(resolveProgramPath(home), here, platform);
    const isRoot = getPathModule(platform).dirname(here) === here;
    return [
        ...workTrees.map((folder) => ({ folder: resolveProgramPath(folder), why: 'in the checkout', isItselfOnly: false })),
        { folder: here, why: 'in the working directory', isItselfOnly: isRoot || holdsHome },
    ];
}
function findRefusal(path, grounds, platform) {
    if (!getPathModule(platform).isAbsolute(path))
        return 'not an absolute path';
    for (const name of [path, resolveProgramPath(path)]) {
        if (/[\\/]node_modules[\\/]\.bin(?:[\\/]|$)/i.test(`${name}/`))
            return 'in node_modules/.bin';
        const ground = grounds.find(({ folder, isItselfOnly }) => isItselfOnly
            ? isSamePath(findContainingFolder(name, platform), folder, platform)
            : isWithin(name, folder, platform));
        if (ground !== undefined)
            return ground.why;
    }
    return undefined;
}
function findContainingFolder(path, platform) {
    return isProgram(path, platform) ? getPathModule(platform).dirname(path) : path;
}
function isWithin(path, folder, platform) {
    const { relative, isAbsolute, sep } = getPathModule(platform);
    const way = relative(foldPathCase(folder, platform), foldPathCase(path, platform));
    return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}
const isSamePath = (path, folder, platform) => getPathModule(platform).relative(foldPathCase(folder, platform), foldPathCase(path, platform)) === '';
const foldPathCase = (path, platform) => platform === 'win32' || platform === 'darwin' ? path.toLowerCase() : path;
function resolveProgramPath(path) {
    try {
        return external_node_fs_.realpathSync.native(path);
    }
    catch {
        return path;
    }
}
function isProgram(file, platform) {
    try {
        if ((0,external_node_fs_.statSync)(file, { throwIfNoEntry: false })?.isFile() !== true)
            return false;
        if (platform !== 'win32')
            (0,external_node_fs_.accessSync)(file, external_node_fs_.constants.X_OK);
        return true;
    }
    catch {
        return false;
    }
}
function createNotFoundError(name, skipped) {
    const left = skipped.map(({ folder, why }) => `${JSON.stringify(folder)} (${why})`).join(', ');
    const note = left === '' ? '' : `; not looked for in ${left}`;
    return new errors/* GateError */.ue('CONFIG', `The program ${name} was not found on the PATH${note}`, {
        reason: 'wrong-ref',
        hint: `Install ${name} outside the checkout, in a folder of the PATH.`,
    });
}

// EXTERNAL MODULE: ./build/compiled/src/git/repository.js
var repository = __webpack_require__(16566);
;// CONCATENATED MODULE: ./build/compiled/src/git/machine.js




const readMachine = () => ({ env: process.env, cwd: process.cwd(), platform: process.platform });
function findProgramsFor(folder) {
    const here = readMachine();
    return findPrograms(here, [here.cwd, folder].flatMap(repository/* listWorkTrees */.r));
}
const workspaceNames = [
    ...['GITHUB_WORKSPACE', 'CI_PROJECT_DIR', 'WORKSPACE', 'BUILD_SOURCESDIRECTORY', 'BITBUCKET_CLONE_DIR'],
    ...['CIRCLE_WORKING_DIRECTORY', 'BUILDKITE_BUILD_CHECKOUT_PATH', 'DRONE_WORKSPACE', 'CI_WORKSPACE'],
    ...['APPVEYOR_BUILD_FOLDER', 'TRAVIS_BUILD_DIR', 'CODEBUILD_SRC_DIR', 'SEMAPHORE_GIT_DIR'],
];
function listChangeableFolders({ env, cwd }, checkouts) {
    const home = env.HOME ?? env.USERPROFILE;
    const workspaces = [...workspaceNames, 'VIRTUAL_ENV'].flatMap((name) => env[name] ?? []);
    const own = workspaces.filter((folder) => (0,external_node_path_.isAbsolute)(folder) && (home === undefined || !(0,environment/* isInFolder */.Gp)(home, folder)));
    return [...[cwd, ...checkouts].flatMap(repository/* listWorkTrees */.r), ...checkouts, ...own];
}
function findProgramsOutside(checkouts) {
    const here = readMachine();
    return findPrograms(here, listChangeableFolders(here, checkouts));
}
function isChangeable(path, checkouts) {
    return listChangeableFolders(readMachine(), checkouts).some((folder) => (0,environment/* isInFolder */.Gp)(path, folder));
}
function selectProgramVariables(checkouts) {
    const here = readMachine();
    const folders = listChangeableFolders(here, checkouts);
    const own = Object.entries((0,environment/* selectVariables */.Ys)('scanner', here.env, here.platform)).filter(([, path]) => (0,external_node_path_.isAbsolute)(path) && !folders.some((folder) => (0,environment/* isInFolder */.Gp)(path, folder)));
    return { ...Object.fromEntries(own), LC_ALL: 'C.UTF-8', PYTHONUTF8: '1' };
}
function findNpm(folder) {
    return buildNpmCommand(findProgramsFor(folder), readMachine(), process.execPath);
}
function buildNpmCommand(programs, { env: own, platform }, node) {
    const env = { ...addProxyScheme((0,environment/* selectVariables */.Ys)('registry', own, platform)), PATH: programs.path };
    if (platform !== 'win32')
        return { file: programs.find('npm'), args: [], env };
    return { file: node, args: [programs.find('node_modules\\npm\\bin\\npm-cli', ['.js'])], env };
}
function addProxyScheme(env) {
    const add = (name, value) => /^https?_proxy$/i.test(name) && value !== '' && !value.includes('://') ? `http://${value}` : value;
    return Object.fromEntries(Object.entries(env).map(([name, value]) => [name, add(name, value)]));
}
function buildScannerVariables(path) {
    return { ...(0,environment/* selectVariables */.Ys)('machine', process.env, process.platform), PATH: findProgramsFor(path).path };
}


/***/ }),

/***/ 16566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ findRepository),
/* harmony export */   r: () => (/* binding */ listWorkTrees)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


function findRepository(path) {
    const folder = resolveRealFolder(path);
    if (folder === undefined)
        return { checkout: undefined, bare: undefined };
    const checkout = findUpwards(folder);
    const own = checkout === undefined ? [] : [checkout.gitFolder, checkout.commonFolder];
    const isOfCheckout = checkout?.top === folder || own.some((each) => folder === each || folder.startsWith(each + node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
    return { checkout, bare: isOfCheckout ? undefined : readGitFolder(folder, undefined) };
}
function listWorkTrees(path) {
    const { checkout, bare } = findRepository(path);
    if (checkout?.top !== undefined)
        return [checkout.top, ...listWorkTrees((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(checkout.top))];
    const objects = bare === undefined ? undefined : readSharedObjects(bare);
    return objects === undefined ? [] : listWorkTrees((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(objects)));
}
function readSharedObjects({ gitFolder }) {
    const [, quoted] = /^("\/?.+")\n$/.exec(readTextOrEmpty((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitFolder, 'objects/info/alternates'))) ?? [];
    try {
        return quoted === undefined ? undefined : String(JSON.parse(quoted));
    }
    catch {
        return undefined;
    }
}
function findUpwards(folder) {
    const entry = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git');
    const stats = readStats(entry);
    const isPointer = stats?.isFile() === true;
    const pointed = isPointer ? readGitdirFile(entry) : entry;
    const found = stats === undefined || pointed === undefined ? undefined : readGitFolder(pointed, folder);
    if (found !== undefined)
        return found;
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    return isPointer || parent === folder ? undefined : findUpwards(parent);
}
function readGitdirFile(file) {
    const [, target] = /^gitdir: (.+?)\r?\n?$/s.exec(readTextOrEmpty(file)) ?? [];
    return target === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), target);
}
function readGitFolder(path, top) {
    const gitFolder = resolveRealFolder(path);
    if (gitFolder === undefined || !isFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitFolder, 'HEAD')))
        return undefined;
    const commonFolder = resolveRealFolder(findCommonFolder(gitFolder));
    if (commonFolder === undefined)
        return undefined;
    const isWhole = ['objects', 'refs'].every((name) => resolveRealFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonFolder, name)) !== undefined);
    return isWhole ? { gitFolder, commonFolder, top } : undefined;
}
function findCommonFolder(gitFolder) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitFolder, 'commondir');
    return isFile(file) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitFolder, readTextOrEmpty(file).trim()) : gitFolder;
}
function resolveRealFolder(path) {
    try {
        const real = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real).isDirectory() ? real : undefined;
    }
    catch {
        return undefined;
    }
}
const isFile = (path) => readStats(path)?.isFile() === true;
function readStats(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    }
    catch {
        return undefined;
    }
}
function readTextOrEmpty(file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8');
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 46224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ct: () => (/* binding */ findGitRepository),
  lA: () => (/* binding */ readGitProgram),
  tD: () => (/* binding */ runGitCommand),
  BE: () => (/* binding */ startGit),
  zE: () => (/* reexport */ waitForExit)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/prose.js
var prose = __webpack_require__(18540);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/compiled/src/git/environment.js
var environment = __webpack_require__(29229);
;// CONCATENATED MODULE: ./build/compiled/src/git/hardening.js


const always = {
    GIT_ATTR_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
    GIT_EDITOR: ':',
    GIT_PAGER: 'cat',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
    LC_ALL: 'C',
};
const offline = {
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
};
function buildGitVariables({ mode, origin, workTree }, { env, platform }) {
    const selectWithDefaults = (need) => ({ ...(0,environment/* selectVariables */.Ys)(need, env, platform), ...always });
    if (origin !== undefined) {
        const connection = (0,environment/* selectConnectionVariables */.gE)(env);
        return {
            ...selectWithDefaults('origin'),
            ...connection,
            ...useConfigurationFile(origin.configurationFile),
            ...allowProtocols(origin),
        };
    }
    if (mode === 'sealed')
        return { ...selectWithDefaults('machine'), ...useConfigurationFile(external_node_os_.devNull), ...offline };
    return { ...selectWithDefaults('user'), ...(0,environment/* selectConfigurationVariables */.Sn)(env, workTree), ...offline };
}
const useConfigurationFile = (file) => ({ GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: file });
const allowProtocols = ({ protocols }) => ({ GIT_ALLOW_PROTOCOL: protocols });
const settings = {
    'safe.bareRepository': 'explicit',
    'core.fsmonitor': 'false',
    'core.untrackedCache': 'false',
    'core.hooksPath': external_node_os_.devNull,
    'core.attributesFile': external_node_os_.devNull,
    'submodule.recurse': 'false',
    'fetch.recurseSubmodules': 'false',
    'log.showSignature': 'false',
    'gc.auto': '0',
    'maintenance.auto': 'false',
};
const hardenedArguments = [
    '--no-pager',
    '--literal-pathspecs',
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

// EXTERNAL MODULE: ./build/compiled/src/git/machine.js + 1 modules
var machine = __webpack_require__(83549);
// EXTERNAL MODULE: ./build/compiled/src/git/repository.js
var repository = __webpack_require__(16566);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./build/compiled/src/git/start.js


function startProgram({ file, args, ...options }) {
    const stdio = ['pipe', 'pipe', 'pipe'];
    return (0,external_node_child_process_.spawn)(file, args, { ...options, killSignal: 'SIGKILL', stdio, windowsHide: true });
}
async function runProgram(start, { capBytes, input }) {
    const { signal } = start;
    const child = startProgram(start);
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    const closeStreams = () => [child.stdout, child.stderr].forEach((stream) => void stream.destroy());
    signal.addEventListener('abort', closeStreams, { once: true });
    try {
        const [code, stdout, stderr] = await Promise.all([
            waitForExit(child, signal),
            readAllBytes(child.stdout, capBytes),
            readAllBytes(child.stderr, capBytes),
        ]);
        return { code, stdout, stderr: stderr.toString() };
    }
    finally {
        signal.removeEventListener('abort', closeStreams);
        child.kill('SIGKILL');
    }
}
function waitForExit(child, signal) {
    return new Promise((resolve, reject) => {
        child.once('error', (cause) => reject(signal.aborted ? (0,errors/* createCancelledError */._Z)(signal) : createStartError(cause)));
        child.once('close', (code) => (signal.aborted ? reject((0,errors/* createCancelledError */._Z)(signal)) : resolve(code)));
    });
}
async function readAllBytes(stream, capBytes) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of stream) {
        chunks.push(chunk);
        bytes += chunk.length;
        if (bytes > capBytes)
            throw createLengthError(capBytes);
    }
    return Buffer.concat(chunks);
}
function createLengthError(capBytes) {
    return new errors/* GateError */.ue('PROTOCOL', `git printed more than ${capBytes} bytes`);
}
function createStartError(cause) {
    return new errors/* GateError */.ue('CONFIG', 'The git program could not be started', { cause });
}

;// CONCATENATED MODULE: ./build/compiled/src/git/runner.js









async function startGit(location, args, mode = 'sealed') {
    return startProgram(describeStart({ place: location, args, mode, repository: await findGitRepository(location) }));
}
function describeStart({ place: location, repository, mode, args }) {
    const programs = (0,machine/* findProgramsFor */.yB)(location.origin?.folder ?? location.path);
    const { gitFolder, top } = repository;
    const isOwned = mode === 'owned' && top !== undefined;
    const found = ['-c', 'safe.directory=*', `--git-dir=${gitFolder}`, `--work-tree=${gitFolder}`];
    return {
        file: programs.find('git'),
        args: [...hardenedArguments, ...(isOwned ? [] : found), ...args],
        cwd: isOwned ? top : gitFolder,
        env: {
            ...buildGitVariables({ mode, origin: location.origin, workTree: location.workTree ?? top }, (0,machine/* readMachine */.Uc)()),
            ...(location.indexFile !== undefined && { GIT_INDEX_FILE: location.indexFile }),
            PATH: programs.path,
        },
        signal: location.signal,
    };
}
async function findGitRepository(location) {
    const { checkout, bare } = (0,repository/* findRepository */.W)(location.path);
    if (checkout === undefined && bare === undefined)
        throw createNotRepositoryError(location.path);
    if (bare !== undefined && location.origin !== undefined)
        return bare;
    if (bare === undefined || (checkout !== undefined && (await isTrackedByCheckout(location, checkout)))) {
        return checkout;
    }
    return bare;
}
async function isTrackedByCheckout(location, repository) {
    const path = toRelativePath(repository.top ?? '', location.path);
    const lists = [
        ['ls-files', '-z', '--', path],
        ['ls-tree', '-z', '--full-tree', 'HEAD', '--', path],
    ];
    const exitCodes = await Promise.all(lists.map((args) => runToEnd(describeStart({ place: location, repository, mode: 'sealed', args }))));
    return exitCodes.some(({ code, stdout }) => code !== 0 || stdout.length > 0);
}
function toRelativePath(top, path) {
    return external_node_fs_.realpathSync.native(path).slice(top.length).replaceAll('\\', '/').replace(/^\/+/, '');
}
async function runGitCommand(location, args, { mode = 'sealed', ...more } = {}) {
    if (location.signal.aborted)
        throw (0,errors/* createCancelledError */._Z)(location.signal);
    const repository = await findGitRepository(location);
    return runToEnd(describeStart({ place: location, args, mode, repository }), more);
}
async function readGitProgram(location) {
    const programs = (0,machine/* findProgramsFor */.yB)(location.path);
    const path = programs.find('git');
    const { stdout } = await runToEnd({
        file: path,
        args: ['--version'],
        cwd: (0,external_node_path_.dirname)(path),
        env: { ...buildGitVariables({ mode: 'sealed' }, (0,machine/* readMachine */.Uc)()), PATH: programs.path },
        signal: location.signal,
    });
    return { path, version: /^git version (\S+)/.exec(stdout.toString())?.[1] };
}
const defaultCapBytes = 256 * 1024 * 1024;
const runToEnd = (start, { capBytes = defaultCapBytes, input } = {}) => runProgram(start, { capBytes, input });
function createNotRepositoryError(path) {
    return new errors/* GateError */.ue('CONFIG', `${path} is not a git checkout or bare clone`, {
        hint: (0,prose/* prose */.CS) `Give the path of a folder that ${(0,prose/* code */.aY)('git clone')} or ${(0,prose/* code */.aY)('git init')} made, with at least one commit.`,
    });
}


/***/ }),

/***/ 88066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ runUntilSuccess),
/* harmony export */   Jh: () => (/* binding */ runOnce),
/* harmony export */   ds: () => (/* binding */ createWaker)
/* harmony export */ });
function runOnce(read) {
    let reading;
    return () => {
        reading ??= read();
        return reading;
    };
}
function runUntilSuccess(read) {
    let reading;
    return () => {
        reading ??= read().catch((error) => {
            reading = undefined;
            throw error;
        });
        return reading;
    };
}
function createWaker(task) {
    let running;
    let isAsked = false;
    const runWhileAsked = async () => {
        while (isAsked) {
            isAsked = false;
            await task();
        }
        running = undefined;
    };
    return {
        wake: () => {
            isAsked = true;
            running ??= runWhileAsked();
        },
        idle: async () => {
            while (running !== undefined)
                await running;
        },
    };
}


/***/ }),

/***/ 83671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fd: () => (/* binding */ normalizePath),
/* harmony export */   I6: () => (/* binding */ excludePureRenames),
/* harmony export */   Je: () => (/* binding */ isTooLongForPath),
/* harmony export */   Q3: () => (/* binding */ isInChangedFile),
/* harmony export */   Yl: () => (/* binding */ isChangedPath),
/* harmony export */   _v: () => (/* binding */ isOnChangedLine),
/* harmony export */   cQ: () => (/* binding */ getChangeFacts),
/* harmony export */   mE: () => (/* binding */ resolveRepositoryPath),
/* harmony export */   q0: () => (/* binding */ decodePath),
/* harmony export */   tu: () => (/* binding */ foldPath)
/* harmony export */ });
/* harmony import */ var _text_file_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21661);

const longestPath = 4096;
function isTooLongForPath(path) {
    return path.length > longestPath;
}
function isInChangedFile({ filePath }, changes) {
    if (filePath === undefined || !changes.isComplete)
        return 'unknown';
    if (isTooLongForPath(filePath))
        return 'unknown';
    const { answers } = getChangeIndex(changes);
    const known = answers.get(filePath) ?? compareDecodedPaths(filePath, changes);
    answers.set(filePath, known);
    return known;
}
function compareDecodedPaths(filePath, changes) {
    let path = filePath;
    for (let turn = 1; turn <= 4; turn++) {
        const found = isChangedFile(path, changes);
        const decoded = decodePath(path);
        if (found !== 'no' || decoded === path)
            return found;
        path = decoded;
    }
    return 'unknown';
}
function isChangedFile(filePath, changes) {
    if (changes.files.has(normalizePath(filePath)))
        return 'yes';
    const path = foldPath(filePath);
    if (path === '')
        return 'unknown';
    const { files, folders } = getChangeIndex(changes);
    const namesakes = files.get((0,_text_file_name_js__WEBPACK_IMPORTED_MODULE_0__/* .getBaseName */ .J)(path)) ?? [];
    if (namesakes.some((changed) => isPathSuffix(path, changed)))
        return 'yes';
    if (namesakes.some((changed) => isPathSuffix(changed, path)))
        return 'unknown';
    const beyond = extendsChangedPath(path, files);
    if (beyond !== 'no')
        return beyond;
    if (mentionsChangedPath(filePath, files))
        return 'unknown';
    if (!isFilePath(filePath))
        return 'unknown';
    const around = folders.get((0,_text_file_name_js__WEBPACK_IMPORTED_MODULE_0__/* .getBaseName */ .J)(path)) ?? [];
    return around.some((folder) => isPathSuffix(path, folder) || isPathSuffix(folder, path)) ? 'unknown' : 'no';
}
function excludePureRenames(changes) {
    if (![...changes.files.values()].some(({ isOnlyRenamed }) => isOnlyRenamed))
        return changes;
    const facts = getChangeFacts(changes);
    facts.withoutPureRenames ??= {
        ...changes,
        files: new Map([...changes.files].filter(([, { isOnlyRenamed }]) => !isOnlyRenamed)),
        facts: {},
    };
    return facts.withoutPureRenames;
}
function isChangedPath(path, changes) {
    if (isTooLongForPath(path))
        return true;
    if (changes.files.has(normalizePath(path)))
        return true;
    const isAbsolute = /^(?:file:|[a-z]:[\\/]|\/)/i.test(path);
    const folded = foldPath(path);
    const isChanged = (place) => (getChangeIndex(changes).files.get((0,_text_file_name_js__WEBPACK_IMPORTED_MODULE_0__/* .getBaseName */ .J)(place)) ?? []).some((changed) => isAbsolute ? isPathSuffix(place, changed) : place === changed);
    return isChanged(folded) || listParentFolders(folded).some(isChanged);
}
function isOnChangedLine(finding, changes) {
    const place = isInChangedFile(finding, changes);
    if (place !== 'yes')
        return place;
    const file = finding.filePath === undefined ? undefined : changes.files.get(normalizePath(finding.filePath));
    const { line } = finding;
    if (file?.lines === undefined || line === undefined)
        return 'yes';
    if (file.lines.some(([first, last]) => first <= line && line <= last))
        return 'yes';
    const path = foldPath(finding.filePath ?? '');
    const others = (getChangeIndex(changes).files.get((0,_text_file_name_js__WEBPACK_IMPORTED_MODULE_0__/* .getBaseName */ .J)(path)) ?? []).filter((changed) => changed !== path);
    return others.some((changed) => isPathSuffix(changed, path)) ? 'unknown' : 'no';
}
function normalizePath(path) {
    return path.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '');
}
function resolveRepositoryPath(path) {
    const parts = [];
    for (const part of normalizePath(path).split('/')) {
        if (part === '..' && parts.pop() === undefined)
            return undefined;
        if (part !== '' && part !== '.' && part !== '..')
            parts.push(part);
    }
    return parts.join('/');
}
function foldPath(path) {
    const plain = decodePath(path.trim().replace(/^file:\/*/i, ''))
        .replaceAll('\\', '/')
        .replace(/(?:[#?]|::).*$/s, '')
        .replace(/\s*\(\d[\d\s,:;-]*\)$|\s+\([^()]*\)$/, '')
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
function decodePath(path) {
    return path.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
        try {
            return decodeURIComponent(bytes);
        }
        catch {
            return bytes;
        }
    });
}
function extendsChangedPath(path, files) {
    let found = 'no';
    for (const { index } of path.matchAll(/[^\p{L}\p{N}_.-]/gu)) {
        const part = path.slice(0, index);
        for (const changed of files.get((0,_text_file_name_js__WEBPACK_IMPORTED_MODULE_0__/* .getBaseName */ .J)(part)) ?? []) {
            if (part === changed || (path[index] !== '/' && isPathSuffix(part, changed)))
                return 'yes';
            if (isPathSuffix(part, changed) || isPathSuffix(changed, part))
                found = 'unknown';
        }
    }
    return found;
}
function mentionsChangedPath(path, files) {
    const words = path.split(/[\s()<>[\]"'|,;=!→]+/);
    if (words.length === 1)
        return false;
    return words.some((word) => {
        const folded = foldPath(word);
        const namesakes = folded === '' ? [] : (files.get((0,_text_file_name_js__WEBPACK_IMPORTED_MODULE_0__/* .getBaseName */ .J)(folded)) ?? []);
        return namesakes.some((changed) => isPathSuffix(folded, changed) || isPathSuffix(changed, folded));
    });
}
function isFilePath(path) {
    const text = path.trim();
    const isOtherAddress = /^(?!file:|https?:)[a-z][\w+.-]+:(?!\d+(?:[:-]\d+)*$)(?:.*[/:@]|[^.]*$)/i.test(text);
    const isVersioned = /@\d[\w.+-]*$/.test(text);
    const [first = ''] = text.split(/\s+(?:[>→]|[-=]>|\((?!\d))/);
    return !isOtherAddress && !isVersioned && (first === text || /\.\w+$|file$/i.test(first));
}
function isPathSuffix(long, short) {
    return long === short || long.endsWith(`/${short}`);
}
function getChangeFacts(changes) {
    changes.facts ??= {};
    return changes.facts;
}
function getChangeIndex(changes) {
    const facts = getChangeFacts(changes);
    facts.index ??= createChangeIndex(changes);
    return facts.index;
}
function createChangeIndex(changes) {
    const paths = [...changes.files.keys()].filter((path) => !isTooLongForPath(path)).map(foldPath);
    const folders = new Set(paths.flatMap(listParentFolders));
    const files = Map.groupBy(paths, _text_file_name_js__WEBPACK_IMPORTED_MODULE_0__/* .getBaseName */ .J);
    return { files, folders: Map.groupBy(folders, _text_file_name_js__WEBPACK_IMPORTED_MODULE_0__/* .getBaseName */ .J), answers: new Map() };
}
function listParentFolders(path) {
    const parts = path.split('/');
    return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}


/***/ }),

/***/ 89536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ withClient),
/* harmony export */   U: () => (/* binding */ createWriteAccess)
/* harmony export */ });
/* harmony import */ var _ci_github_access_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16558);
/* harmony import */ var _ci_github_load_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51956);
/* harmony import */ var _ci_github_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33716);
/* harmony import */ var _ci_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74418);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85129);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49646);






function createWriteAccess(run) {
    const { context, settings, env, transport, clock, cancel, now, loadOctokit } = run;
    const { GITHUB_RUN_ID: runId, GITHUB_RUN_ATTEMPT: attempt } = env;
    const { repositoryUrl } = context;
    return {
        ...(0,_ci_github_access_js__WEBPACK_IMPORTED_MODULE_5__/* .createGithubAccess */ .K)(env, settings.githubToken, loadOctokit),
        secrets: (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .listSecretValues */ .D_)(settings).flatMap(_ci_log_js__WEBPACK_IMPORTED_MODULE_2__/* .listLinesToMask */ .HP),
        transport,
        clock,
        cancel,
        attempt: runId && `${runId}.${attempt || 1}`,
        runUrl: runId && repositoryUrl ? `${repositoryUrl}/actions/runs/${runId}` : undefined,
        startedMs: now.getTime(),
        isDependabot: env.GITHUB_ACTOR === 'dependabot[bot]',
    };
}
async function withClient(access, budgetMs, use) {
    const { clock, cancel } = access;
    const budget = (0,_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .limitDelivery */ .Yx)({ clock, timeoutMs: budgetMs, cancel }, 'GitHub');
    try {
        const { createGithubClient } = await (0,_ci_github_load_js__WEBPACK_IMPORTED_MODULE_0__/* .loadGithubClient */ .D)();
        return await use(createGithubClient({ ...access, budget, problemOf: _ci_github_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .createPublishError */ .ih }));
    }
    finally {
        budget.end();
    }
}


/***/ }),

/***/ 3399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jb: () => (/* binding */ buildDetails),
/* harmony export */   Kq: () => (/* binding */ leaveToRivals),
/* harmony export */   Mr: () => (/* binding */ reviewCheckRun),
/* harmony export */   PQ: () => (/* binding */ recordPending),
/* harmony export */   XL: () => (/* binding */ checkRun),
/* harmony export */   aF: () => (/* binding */ startCheckRun),
/* harmony export */   dJ: () => (/* binding */ findUnfinished),
/* harmony export */   j8: () => (/* binding */ endCheckRun),
/* harmony export */   y_: () => (/* binding */ rankConclusion)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88343);
/* harmony import */ var _ci_github_identity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29194);
/* harmony import */ var _ci_github_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33716);
/* harmony import */ var _report_neutral_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65633);




const settleMs = 2000;
const checkRun = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(),
    html_url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
    external_id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
    status: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
    conclusion: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
    details_url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
    output: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
        annotations_count: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(),
        title: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
        summary: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
    }),
});
const checkRunPage = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ total_count: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(), check_runs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(checkRun) });
const runsRoute = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
const createRoute = 'POST /repos/{owner}/{repo}/check-runs';
const updateRoute = 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}';
const slackMs = 2000;
async function startCheckRun(client, opening) {
    const identity = buildIdentity(opening);
    const found = await findCheckRun(client, identity);
    const startedMs = opening.startedMs + (client.serverAheadMs() ?? 0);
    const before = found && readAttemptGates(found, opening);
    if (before === undefined && isNewer(found, startedMs))
        return 'overtaken';
    const gates = opening.attempt === undefined ? undefined : countGate(opening.attempt, before, found);
    const state = {
        external_id: (0,_ci_github_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .formatExternalId */ .E5)(identity.key, startedMs, gates),
        status: 'in_progress',
        output: { title: 'Scanning', summary: client.redact((0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(opening.text)) || 'The scan is under way.' },
        ...buildDetails(opening.runUrl),
    };
    if (found === undefined)
        return createCheckRun(client, identity, state);
    const isKept = before !== undefined && rankConclusion(found) > 0;
    try {
        const answer = await client.call({
            route: updateRoute,
            parameters: { check_run_id: found.id, ...(isKept ? { external_id: state.external_id } : state) },
            shape: checkRun,
        });
        const opened = { ...toOpenedCheckRun(answer), annotationCount: found.output.annotations_count };
        return before === undefined ? opened : await reviewCheckRun(client, opening, opened);
    }
    catch (error) {
        if ((0,_ci_github_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .readRefusalStatus */ .RO)(error) === undefined)
            throw error;
        return createCheckRun(client, identity, state);
    }
}
function buildIdentity({ category, event, headSha }) {
    return { name: (0,_ci_github_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .formatGateName */ .ME)(category, event), key: (0,_ci_github_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .formatRunKey */ .O5)(category, event), head_sha: headSha };
}
function readAttemptGates(run, { attempt }) {
    const { gates } = (0,_ci_github_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .readExternalId */ .v)(run.external_id);
    return gates?.attempt === attempt ? gates : undefined;
}
function countGate(attempt, before, found) {
    const open = before === undefined || found?.status === 'completed' ? 0 : before.open;
    return { attempt, begun: (before?.begun ?? 0) + 1, open: open + 1 };
}
function rankConclusion({ conclusion }) {
    if (conclusion === null || conclusion === undefined || conclusion === 'success')
        return 0;
    if (conclusion === 'neutral' || conclusion === 'skipped')
        return 1;
    return conclusion === 'failure' ? 3 : 2;
}
function isNewer(run, startedMs) {
    return run !== undefined && (0,_ci_github_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .readExternalId */ .v)(run.external_id).startedMs > startedMs + slackMs;
}
async function reviewCheckRun(client, opening, opened) {
    const own = await listCheckRuns(client, buildIdentity(opening));
    const ofAttempt = own.filter((run) => readAttemptGates(run, opening) !== undefined);
    if (!ofAttempt.includes(own[0]))
        return isNewer(own[0], opened.startedMs) ? 'overtaken' : opened;
    const gates = ofAttempt.flatMap((run) => readAttemptGates(run, opening) ?? []);
    if (gates.reduce((sum, { begun }) => sum + begun, 0) < 2)
        return opened;
    const isCompleted = ({ status }) => status === 'completed';
    const countOpen = (run) => (isCompleted(run) ? 0 : (readAttemptGates(run, opening)?.open ?? 0));
    const [worst] = ofAttempt.filter(isCompleted).toSorted((a, b) => rankConclusion(b) - rankConclusion(a));
    const isHere = ({ id }) => id === opened.id;
    const here = ofAttempt.find(isHere);
    const openHere = here === undefined ? 0 : Math.max(0, countOpen(here) - 1);
    const elsewhere = ofAttempt.filter((run) => !isHere(run));
    return {
        ...opened,
        rivals: {
            open: elsewhere.reduce((sum, run) => sum + countOpen(run), openHere),
            openHere,
            worst: worst && {
                conclusion: worst.conclusion ?? '',
                title: worst.output.title ?? '',
                summary: worst.output.summary ?? '',
            },
            others: elsewhere
                .filter((run) => countOpen(run) === 0)
                .map(({ id, conclusion }) => ({ id, conclusion: conclusion ?? undefined })),
        },
    };
}
async function leaveToRivals(client, opening, { id, startedMs, rivals }) {
    const { attempt = '' } = opening;
    const gates = { attempt, begun: (rivals?.open ?? 0) + 1, open: rivals?.openHere ?? 0 };
    const external_id = (0,_ci_github_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .formatExternalId */ .E5)(buildIdentity(opening).key, startedMs, gates);
    await client.call({ route: updateRoute, parameters: { check_run_id: id, external_id }, shape: checkRun });
}
async function findUnfinished(client, opening) {
    const found = await findCheckRun(client, buildIdentity(opening));
    if (found === undefined || found.status === 'completed')
        return undefined;
    const isOurs = opening.runUrl === undefined || found.details_url === opening.runUrl;
    return isOurs ? toOpenedCheckRun(found) : undefined;
}
async function recordPending(client, opening, { opened: { id, startedMs }, scan }) {
    const { key } = buildIdentity(opening);
    const text = `${opening.text} Nobody waits for scan ${scan.scanId}: when it has ended, another run of the gate judges it.`;
    const output = { title: 'Waiting for the scan', summary: client.redact((0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(text)) };
    const parameters = { check_run_id: id, external_id: (0,_ci_github_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .formatExternalId */ .E5)(key, startedMs, scan), output };
    await client.call({ route: updateRoute, parameters, shape: checkRun });
}

function toOpenedCheckRun(run) {
    const { startedMs } = (0,_ci_github_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .readExternalId */ .v)(run.external_id);
    return { id: run.id, url: run.html_url ?? undefined, annotationCount: run.output.annotations_count, startedMs };
}
async function findCheckRun(client, identity) {
    return (await listCheckRuns(client, identity))[0];
}
async function listCheckRuns(client, identity) {
    const runs = await client.pages({
        route: runsRoute,
        parameters: { ref: identity.head_sha, check_name: identity.name, filter: 'all' },
        shape: checkRunPage,
    }, (page) => page.check_runs);
    const own = runs.filter((run) => (0,_ci_github_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .readExternalId */ .v)(run.external_id).key === identity.key);
    const getStartTime = (run) => (0,_ci_github_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .readExternalId */ .v)(run.external_id).startedMs;
    return own.sort((a, b) => getStartTime(b) - getStartTime(a) || b.id - a.id);
}
async function createCheckRun(client, identity, state) {
    const { name, head_sha } = identity;
    const create = async () => {
        const call = { route: createRoute, parameters: { name, head_sha, ...state }, shape: checkRun, isOnce: true };
        return toOpenedCheckRun(await client.call(call));
    };
    try {
        return await create();
    }
    catch (error) {
        if (!(0,_ci_github_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .isAmbiguous */ .X2)(error))
            throw error;
        await client.sleep(settleMs);
        const found = await findCheckRun(client, identity);
        return found === undefined ? create() : toOpenedCheckRun(found);
    }
}
function buildDetails(runUrl) {
    return runUrl === undefined ? {} : { details_url: runUrl };
}
async function endCheckRun(client, id, { conclusion, title, text }, { isMarkdown = false } = {}) {
    const summary = client.redact(isMarkdown ? text : (0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(text));
    const output = { title, summary: summary || 'The run has ended.' };
    const parameters = { check_run_id: id, status: 'completed', conclusion, output };
    await client.call({ route: updateRoute, parameters, shape: checkRun });
}


/***/ }),

/***/ 66946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ rivalsNote),
/* harmony export */   v: () => (/* binding */ marksInCheckRun)
/* harmony export */ });
function marksInCheckRun({ annotations }) {
    return annotations === 'auto' || annotations === 'check-run';
}
const rivalsNote = 'Several gates of this run write the same results, because category is missing or the same: give each gate its own category';


/***/ }),

/***/ 65132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XW: () => (/* binding */ describeLimit),
/* harmony export */   a2: () => (/* binding */ describeRefusal),
/* harmony export */   a5: () => (/* binding */ isRateLimit)
/* harmony export */ });
/* harmony import */ var _api_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83136);
/* harmony import */ var _ci_github_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33716);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92700);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18540);
/* harmony import */ var _report_neutral_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65633);





function isRateLimit(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue && error.code === 'RATE_LIMITED';
}
function describeLimit({ message, hint = '' }) {
    return `${message}. ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_4__/* .toPlainText */ .bo)(hint)}`;
}
function describeRefusal(error, refused, { isDependabot, secrets }) {
    const fault = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue ? error : new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PUBLISH', String(error));
    const status = (0,_ci_github_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .readRefusalStatus */ .RO)(fault);
    const advice = status === undefined
        ? fault.hint && (0,_prose_js__WEBPACK_IMPORTED_MODULE_4__/* .toPlainText */ .bo)(fault.hint)
        : chooseAdvice(status, fault.message, describeTokenLimits(refused, isDependabot));
    const doubt = (0,_ci_github_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .isAmbiguous */ .X2)(fault) ? ' (it may have arrived anyway)' : '';
    const line = [`${refused.name} could not be written${doubt}: ${fault.message}`, advice].filter(Boolean).join('. ');
    return (0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralizeLine */ .a0)((0,_api_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .removeSecrets */ .c)(line, secrets), 1000);
}
function describeTokenLimits({ permission }, isDependabot) {
    return {
        grant: `Give the job the permission "${permission}".`,
        readOnly: isDependabot
            ? "Dependabot's runs get a read-only token by default"
            : 'A pull request from a fork gets a read-only token whatever the workflow says',
    };
}
function chooseAdvice(status, message, { grant, readOnly }) {
    const said = (0,_ci_github_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .adviseByAnswer */ .gS)(status, message);
    if (said !== undefined)
        return said;
    if (/must be enabled|not enabled|Advanced Security/i.test(message)) {
        return 'Enable code scanning in the settings of the repository, or remove upload-sarif.';
    }
    if (status === 404 && /\b(?:commit|ref|branch)\b/i.test(message))
        return 'GitHub does not know this commit on this branch: it may have been deleted or replaced.';
    if (status === 404)
        return `${grant} If the job has it, this GitHub server does not support it.`;
    if (status === 422)
        return 'The findings are in the summary of the run.';
    return status === 403 ? `${grant} ${readOnly}.` : undefined;
}


/***/ }),

/***/ 21661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ getBaseName),
/* harmony export */   L2: () => (/* binding */ getFolder),
/* harmony export */   uQ: () => (/* binding */ getExtension)
/* harmony export */ });
/* unused harmony export isInstalledPackage */
function getBaseName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function getFolder(path) {
    return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}
function getExtension(path) {
    const name = getBaseName(path);
    const dot = name.lastIndexOf('.');
    return dot <= 0 ? '' : name.slice(dot).toLowerCase();
}
function isInstalledPackage(path) {
    return path.startsWith('node_modules/') || path.includes('/node_modules/');
}


/***/ })

};
