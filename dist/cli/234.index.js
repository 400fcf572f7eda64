export const id = 234;
export const ids = [234];
export const modules = {

/***/ 2778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ keyOf),
/* harmony export */   a: () => (/* binding */ warningOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _writer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5667);
/** What the surfaces on GitHub have in common: what they are given, and how a failure is told. */


/** `scan-gate:` and the category; what a marker or an external id begins with. */
function keyOf(category) {
    return `scan-gate:${category ?? ''}`;
}
/** One line: what could not be written, why, and the permission that may be missing. */
function warningOf(error, { surface, permission, isDependabot }) {
    const fault = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue ? error : new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PUBLISH', String(error));
    const status = (0,_writer_js__WEBPACK_IMPORTED_MODULE_1__/* .refusedWith */ .P0)(fault);
    const advice = status === undefined ? fault.hint : adviceFor(status, fault.message, permission, isDependabot);
    const doubt = (0,_writer_js__WEBPACK_IMPORTED_MODULE_1__/* .isAmbiguous */ .X2)(fault) ? ' (it may have arrived all the same)' : '';
    return [`${surface} could not be written${doubt}: ${fault.message}`, advice].filter(Boolean).join('. ');
}
function adviceFor(status, message, permission, isDependabot) {
    if (status === 401)
        return 'Check github-token: it is wrong or has expired.';
    if (/must be enabled|not enabled|Advanced Security/i.test(message)) {
        return 'Enable code scanning in the settings of the repository, or leave upload-sarif out.';
    }
    const line = `Give the job the permission "${permission}".`;
    if (status === 404)
        return `${line} If it has it, this GitHub has no such interface.`;
    if (status === 422)
        return 'The summary of the run holds the findings.';
    if (status !== 403)
        return undefined;
    const whose = isDependabot
        ? "Dependabot's runs get a read-only token by default"
        : 'A pull request from a fork gets a read-only token whatever the workflow says';
    return `${line} ${whose}.`;
}


/***/ }),

/***/ 5667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  TJ: () => (/* binding */ createGithubWriter),
  X2: () => (/* binding */ isAmbiguous),
  P0: () => (/* binding */ refusedWith)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(5156);
// EXTERNAL MODULE: ./build/api/retry.js
var retry = __webpack_require__(4269);
// EXTERNAL MODULE: ./build/clock.js
var clock = __webpack_require__(7094);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/report/neutral.js
var neutral = __webpack_require__(9960);
// EXTERNAL MODULE: ./build/ci/github/rate-limit.js
var rate_limit = __webpack_require__(2709);
;// CONCATENATED MODULE: ./build/ci/github/writer-replies.js

const passedHeaders = ['content-type', 'date', 'retry-after', 'x-ratelimit-remaining', 'x-ratelimit-reset'];
/** The gate's transport as the `fetch` that Octokit wants: its proxies, certificates, limits and no redirects. */
function fetchOver(transport, signal) {
    return async (url, { method, headers, body }) => {
        const outcome = await transport.send({
            method: method,
            url: new URL(url),
            headers: { ...headers, 'x-github-api-version': '2022-11-28' },
            body: typeof body === 'string' ? body : undefined,
            signal,
        });
        if (outcome.kind === 'failure')
            throw new errors/* GateError */.ue('UNAVAILABLE', outcome.message, { cause: outcome });
        const passed = passedHeaders.flatMap((name) => {
            const value = outcome.header(name);
            return value === undefined ? [] : [[name, value]];
        });
        const hasBody = outcome.status !== 204 && outcome.status !== 205 && outcome.status !== 304;
        return new Response(hasBody ? outcome.text : null, { status: outcome.status, headers: passed });
    };
}
/** Never rejects. */
async function replyOf(request) {
    try {
        const { status, headers, data } = await request;
        return { kind: 'answer', status, headers, data, message: `status ${status}` };
    }
    catch (error) {
        const { response, message, cause } = error;
        if (response !== undefined)
            return { kind: 'answer', ...response, message: wordsOf(response.data) ?? message };
        return failureOf(cause, error, message);
    }
}
function failureOf(cause, error, message) {
    const outcome = cause instanceof errors/* GateError */.ue ? cause.cause : undefined;
    if (outcome?.kind === 'failure')
        return outcome;
    return { kind: 'failure', unsent: false, permanent: false, message, cause: error };
}
/** GitHub's own words, with those of its first errors. */
function wordsOf(data) {
    const { message, errors } = (data ?? {});
    if (typeof message !== 'string')
        return undefined;
    const details = Array.isArray(errors) ? errors.slice(0, 3).map(detailOf) : [];
    return [message, ...details].join('; ');
}
function detailOf(detail) {
    const { message } = (detail ?? {});
    if (typeof detail === 'string')
        return detail;
    return typeof message === 'string' ? message : JSON.stringify(detail);
}

;// CONCATENATED MODULE: ./build/ci/github/writer.js







/** GitHub asks for a second between writes: https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api */
const writeGapMs = 1000;
const pageSize = 100;
/** A list that goes on longer than this is not the list of one commit or pull request. */
const maxPages = 300;
/** `reason` of the error of a write of which nobody knows whether it took place. */
const ambiguousReason = 'ambiguous';
function isAmbiguous(error) {
    return error instanceof errors/* GateError */.ue && error.reason === ambiguousReason;
}
/** HTTP status with which GitHub refused; undefined when it did not answer, or when the error is not GitHub's. */
function refusedWith(error) {
    return error instanceof errors/* GateError */.ue && error.code === 'PUBLISH' && !isAmbiguous(error) ? error.status : undefined;
}
/** Octokit is loaded here, and so only when something is written. */
async function createGithubWriter(options) {
    const { clock, budgetMs } = options;
    const secrets = [...options.secrets, options.token];
    const timeUp = new AbortController();
    const timer = setTimeout(() => timeUp.abort(outOfTime(budgetMs)), budgetMs / clock.scale);
    timer.unref();
    const signal = AbortSignal.any([options.cancel, timeUp.signal]);
    const octokit = await loadOctokit(options, signal);
    const desk = { ...options, secrets, octokit, signal, deadline: clock.now() + budgetMs, lastWrite: undefined };
    let queue = Promise.resolve();
    const call = (wanted) => {
        const done = queue.then(() => perform(desk, wanted));
        queue = done.catch(() => { });
        return done;
    };
    let viewer;
    return {
        call,
        pages: (wanted, itemsOf) => readPages(call, wanted, itemsOf),
        viewer() {
            viewer ??= readViewer(call, options);
            return viewer;
        },
        sleep: (ms) => clock.sleep(ms, signal),
        timeLeftMs: () => Math.max(0, desk.deadline - clock.now()),
        redact: (text) => redact(text, secrets),
        end: () => clearTimeout(timer),
    };
}
function outOfTime(budgetMs) {
    return new errors/* GateError */.ue('PUBLISH', `GitHub took longer than ${(0,clock/* formatSeconds */.Xo)(budgetMs)}`);
}
async function loadOctokit({ apiUrl, token, transport }, signal) {
    const { Octokit } = await __webpack_require__.e(/* import() */ 891).then(__webpack_require__.bind(__webpack_require__, 891));
    const silent = () => { };
    return new Octokit({
        auth: token,
        baseUrl: apiUrl.replace(/\/+$/, ''),
        userAgent: 'scan-gate',
        // Octokit would print failed requests, past the one writer of log lines.
        log: { debug: silent, info: silent, warn: silent, error: silent },
        request: { fetch: fetchOver(transport, signal) },
    });
}
/** Shorter ones stand in ordinary words, which would be torn. */
const shortestSecret = 6;
function redact(text, secrets) {
    return secrets
        .filter((secret) => secret.length >= shortestSecret)
        .reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
}
function redactAll(value, secrets) {
    if (typeof value === 'string')
        return redact(value, secrets);
    if (Array.isArray(value))
        return value.map((each) => redactAll(each, secrets));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, redactAll(each, secrets)]));
}
async function perform(desk, call) {
    let limits = 0;
    for (let attempt = 0;; attempt++) {
        await pace(desk, call);
        const reply = await ask(desk, call);
        const limit = limitOf(reply, limits);
        if (limit !== undefined) {
            await (0,rate_limit/* sitOut */.Z)(limit, desk);
            limits++;
            continue;
        }
        const result = reply.kind === 'answer' && isSuccess(reply) ? call.shape.safeParse(reply.data) : undefined;
        if (result?.success)
            return result.data;
        const isRepeatable = !call.isOnce || (reply.kind === 'failure' && reply.unsent);
        if (!isFleeting(reply) || !isRepeatable || attempt + 1 >= retry/* attemptBudget */.pX) {
            throw problemOf(call, reply, { isAmbiguous: isFleeting(reply) && !isRepeatable });
        }
        await desk.clock.sleep((0,retry/* backoffMs */.jo)(attempt, Math.random()), desk.signal);
    }
}
function limitOf(reply, earlier) {
    return reply.kind === 'failure'
        ? undefined
        : (0,rate_limit/* rateLimitOf */.t)({ ...reply, header: (name) => reply.headers[name] }, earlier);
}
/** True when the same request may fare better a moment later; an unreadable success is the case of a cut answer. */
function isFleeting(reply) {
    if (reply.kind === 'failure')
        return !reply.permanent;
    return isSuccess(reply) || (0,retry/* isTransient */.dg)(reply.status);
}
function isSuccess(reply) {
    return reply.status >= 200 && reply.status < 300;
}
async function pace(desk, { route }) {
    if (route.startsWith('GET ') || route.endsWith('/graphql'))
        return;
    const { clock, lastWrite } = desk;
    if (lastWrite !== undefined) {
        const restMs = lastWrite + writeGapMs - clock.now();
        if (restMs > 0)
            await clock.sleep(restMs, desk.signal);
    }
    desk.lastWrite = clock.now();
}
async function ask(desk, { route, parameters }) {
    const [owner, repo] = desk.repository.split('/');
    const address = route.includes('{owner}') ? { owner, repo } : {};
    const content = redactAll(parameters ?? {}, desk.secrets);
    const reply = await replyOf(desk.octokit.request(route, { ...address, ...content }));
    desk.signal.throwIfAborted();
    return reply;
}
function problemOf(call, reply, { isAmbiguous }) {
    const reason = isAmbiguous ? ambiguousReason : undefined;
    if (reply.kind === 'failure') {
        return new errors/* GateError */.ue('PUBLISH', `${call.route} failed: ${reply.message}`, { reason, cause: reply.cause });
    }
    if (isSuccess(reply)) {
        const message = `${call.route} answered with something that is not what was asked for`;
        return new errors/* GateError */.ue('PUBLISH', message, { reason, hint: 'The answer may have been cut off on its way.' });
    }
    const words = (0,neutral/* neutralLine */.GH)(reply.message, 300).replace(/\.$/, '');
    const { status } = reply;
    return new errors/* GateError */.ue('PUBLISH', `${call.route} answered ${status}: ${words}`, { reason, status });
}
async function readPages(read, call, itemsOf) {
    const all = [];
    for (let page = 1; page <= maxPages; page++) {
        const answer = await read({ ...call, parameters: { ...call.parameters, per_page: pageSize, page } });
        const items = itemsOf(answer);
        all.push(...items);
        if (items.length < pageSize)
            break;
    }
    return all;
}
const viewerAnswer = schemas.looseObject({
    data: schemas.looseObject({ viewer: schemas.looseObject({ login: schemas.string().min(1) }).nullish() }).nullish(),
});
/** `GET /user` is closed to a workflow's token; GraphQL tells every token who it is. */
async function readViewer(read, { apiUrl, token }) {
    const address = apiUrl.replace(/\/+$/, '').replace(/\/api\/v3$/, '/api');
    try {
        const answer = await read({
            route: `POST ${address}/graphql`,
            parameters: { query: 'query { viewer { login } }' },
            shape: viewerAnswer,
        });
        const login = answer.data?.viewer?.login;
        if (login !== undefined)
            return login;
    }
    catch (error) {
        if (refusedWith(error) === undefined)
            throw error;
    }
    // A workflow's own token; a token of another app cannot be told apart from it without an answer.
    if (token.startsWith('ghs_'))
        return 'github-actions[bot]';
    throw new errors/* GateError */.ue('PUBLISH', 'GitHub does not say whose token this is, so that own comments cannot be found');
}


/***/ }),

/***/ 5234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  comment: () => (/* binding */ comment_comment)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/api/client.js + 3 modules
var api_client = __webpack_require__(1484);
// EXTERNAL MODULE: ./build/api/http.js
var http = __webpack_require__(9071);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(5156);
// EXTERNAL MODULE: ./build/report/neutral.js
var neutral = __webpack_require__(9960);
;// CONCATENATED MODULE: ./build/ci/github/comment-commands.js
/** Commands in a comment on a pull request: what a comment asks for, and which comments are none of our business. Pure. */


const prefix = '/scan-gate';
/** Ids as services make them; what else there may be could not be told from a slip. */
const idPattern = /^[\w.:~+-]{1,200}$/;
const longestReason = 1000;
/** Also the names of managed users, `octocat_acme`. */
const loginPattern = /^[a-z\d](?:[a-z\d_-]{0,98}[a-z\d])?$/i;
const user = schemas.looseObject({ login: schemas.string(), id: schemas.number().int(), type: schemas.string().nullish() });
const payloadShape = schemas.looseObject({
    action: schemas.string(),
    issue: schemas.looseObject({ number: schemas.number().int().positive(), pull_request: schemas.unknown().optional() }),
    comment: schemas.looseObject({
        id: schemas.number().int().positive(),
        body: schemas.string().nullish(),
        user: user.nullish(),
        performed_via_github_app: schemas.unknown().optional(),
    }),
    repository: schemas.unknown(),
});
/** The command in a comment that was just made by a person on a pull request; every other comment is ignored. */
function readComment(payload) {
    const { data } = payloadShape.safeParse(payload);
    if (data === undefined)
        return ignored('the payload is not that of an issue_comment event');
    const { action, issue, comment, repository } = data;
    if (action !== 'created')
        return ignored(`the comment was ${(0,neutral/* neutralLine */.GH)(action, 40)}, not created`);
    if (!issue.pull_request)
        return ignored('the comment is on an issue, not on a pull request');
    const command = parseCommand(comment.body ?? '');
    if (command === undefined)
        return ignored(`the first line of the comment is no ${prefix} command`);
    const { user: commenter, performed_via_github_app: app } = comment;
    if (commenter?.type !== 'User' || app || !loginPattern.test(commenter.login)) {
        return ignored('the comment was not made by a person');
    }
    return {
        kind: 'command',
        command,
        commentId: comment.id,
        pullRequest: issue.number,
        commenter: { login: commenter.login, id: commenter.id },
        repository,
    };
}
function ignored(why) {
    return { kind: 'ignored', why };
}
/** The command of the first line; undefined when it is an ordinary comment. Only the first line counts. */
function parseCommand(body) {
    const [line = ''] = body.split(/\r\n|\n|\r/, 1);
    if (!new RegExp(`^${prefix}(?:[ \\t]|$)`).test(line))
        return undefined;
    const [, name = '', given = '', rest = ''] = /^\S+\s*(\S*)\s*(\S*)\s*(.*)$/u.exec(line) ?? [];
    const id = given.replace(/^`(.*)`$/, '$1');
    const reason = rest.trim();
    if (name === 'recheck')
        return given === '' ? { kind: 'recheck' } : unclear('recheck takes nothing behind it');
    if (name !== 'why' && name !== 'suppress')
        return unclear(name === '' ? 'no command' : 'not a command');
    if (!idPattern.test(id))
        return unclear(`${name} needs the id of a violation`);
    if (name === 'why')
        return reason === '' ? { kind: 'why', id } : unclear('why takes one id and nothing behind it');
    if (reason.length > longestReason)
        return unclear(`a reason has at most ${longestReason} characters`);
    return { kind: 'suppress', id, reason };
}
function unclear(problem) {
    return { kind: 'unclear', problem };
}
/** The commands as a list for people; our own words only. */
const commandList = [
    `- \`${prefix} why <violation id>\`: why a violation blocks, or why it does not`,
    `- \`${prefix} recheck\`: judges the last scan of this commit again`,
    `- \`${prefix} suppress <violation id> <reason>\`: suppresses a violation at the service, where that is allowed`,
].join('\n');
const leastCharacters = 20;
const leastLetters = 12;
const leastDifferent = 5;
/** Words that say that somebody wants it gone, and not why. */
const emptyWords = new Set(`a an the this that these those it its it's is are was be i we you my our me us to of in for at on by and or so as but
  not no non nope yes just really very please pls thanks suppress suppressed suppression ignore ignored ignoring skip
  skipped remove disable false positive positives true fp accepted accept acceptable risk risks risky low known issue
  issues problem problems bug finding findings violation violations vulnerability vulnerabilities vuln alert alerts
  warning warnings security scan scanner gate tool wont won't dont don't doesn't isn't can't cannot fix fixed fixing
  later todo tbd test testing na n/a none ok okay fine safe good nothing important relevant irrelevant matter matters
  applicable needed necessary here there now reason specific justification merge approve approved lgtm`.split(/\s+/));
/** What is wrong with a reason, as the end of a sentence; undefined when it may be one. */
function reasonProblem(reason) {
    if ([...reason].length < leastCharacters)
        return `it has fewer than ${leastCharacters} characters`;
    const words = reason
        .normalize('NFKC')
        .toLowerCase()
        .replaceAll('’', "'")
        .match(/[\p{L}\p{N}][\p{L}\p{N}'/]*/gu) ?? [];
    const letters = [...words.filter((word) => !emptyWords.has(word)).join('')];
    const isEmpty = letters.length < leastLetters || new Set(letters).size < leastDifferent;
    return isEmpty ? 'it does not say what in the code makes the violation harmless' : undefined;
}

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/ci/github/writer.js + 1 modules
var github_writer = __webpack_require__(5667);
;// CONCATENATED MODULE: ./build/ci/github/comment-commands-people.js
/** Who may command: what GitHub says about a commenter, and about those who wrote a pull request. */



const person = schemas.looseObject({ login: schemas.string(), id: schemas.number().int() });
const pullShape = schemas.looseObject({
    state: schemas.string(),
    user: person.nullish(),
    commits: schemas.number().int(),
    head: schemas.looseObject({ sha: schemas.string() }),
});
function readPull(writer, number) {
    const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
    return writer.call({ route, parameters: { pull_number: number }, shape: pullShape });
}
const permissionShape = schemas.looseObject({
    permission: schemas.string(),
    role_name: schemas.string().nullish(),
    user: person.nullish(),
});
/** By GitHub's own word: `author_association` does not know private members and teams. Throws GateError. */
async function readAccess(writer, { login, id }, isPublic) {
    const route = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
    try {
        const answer = await writer.call({ route, parameters: { username: login }, shape: permissionShape });
        // The login may have gone to somebody else since the comment.
        if (answer.user?.id !== id)
            return 'outsider';
        if (['admin', 'maintain', 'write'].includes(answer.permission))
            return 'write';
        if (answer.role_name === 'triage')
            return 'member';
        return answer.permission === 'read' && !isPublic ? 'member' : 'outsider';
    }
    catch (error) {
        if ((0,github_writer/* refusedWith */.P0)(error) === 404)
            return 'outsider';
        throw error;
    }
}
const commitShape = schemas.looseObject({
    sha: schemas.string(),
    commit: schemas.looseObject({ message: schemas.string() }),
    author: schemas.unknown(),
    committer: schemas.unknown(),
});
/**
 * Why the commenter cannot be taken for somebody other than those who wrote the pull request, as a sentence without a
 * final stop; undefined when that is proven. Throws GateError when the commits cannot be read.
 */
async function involvementOf(writer, { number, pull, commenter }) {
    if (!pull.user)
        return 'the author of the pull request is not known';
    if (isSame(pull.user, commenter))
        return 'you are the author of the pull request';
    const commits = await writer.pages({
        route: 'GET /repos/{owner}/{repo}/pulls/{pull_number}/commits',
        parameters: { pull_number: number },
        shape: schemas.array(commitShape),
    }, (page) => page);
    // GitHub lists 250 commits of a pull request at most.
    if (commits.length !== pull.commits)
        return `only ${commits.length} of ${pull.commits} commits could be read`;
    if (!commits.some(({ sha }) => sha === pull.head.sha))
        return 'the pull request has moved on';
    for (const commit of commits) {
        const people = peopleOf(commit);
        if (people === undefined)
            return `the people behind commit ${commit.sha.slice(0, 12)} are not all known to GitHub`;
        if (people.some((each) => isSame(each, commenter)))
            return 'you are among those who wrote the commits';
    }
    return undefined;
}
function isSame(a, b) {
    return a.id === b.id || a.login?.toLowerCase() === b.login.toLowerCase();
}
/** Author, committer and co-authors; undefined when one of them is nobody that GitHub knows. */
function peopleOf({ author, committer, commit }) {
    const known = [author, committer].map((each) => person.safeParse(each).data);
    const people = [...known, ...coAuthorsOf(commit.message)];
    return people.some((each) => each === undefined) ? undefined : people.filter((each) => each !== undefined);
}
/** Only GitHub's own addresses say who they are of: `123+octocat@users.noreply.github.com`. */
function coAuthorsOf(message) {
    return [...message.matchAll(/^[ \t]*co-authored-by:(.*)$/gim)].map(([, text = '']) => {
        const address = /<(?:(\d+)\+)?([^<>@+\s]+)@users\.noreply\.[^<>@\s]+>/i.exec(text);
        if (address === null)
            return undefined;
        const [, id, login = ''] = address;
        return id === undefined ? { login } : { login, id: Number(id) };
    });
}
/** Throws GateError PUBLISH when the token may not even read the pull request. */
function explained(error) {
    const status = (0,github_writer/* refusedWith */.P0)(error);
    if (status !== 403 && status !== 404)
        return error;
    return new errors/* GateError */.ue('PUBLISH', error.message, {
        cause: error,
        status,
        hint: 'Give the job the permissions "pull-requests: write", "checks: write" and "contents: read".',
    });
}

// EXTERNAL MODULE: ./build/ci/github/runner.js
var runner = __webpack_require__(7619);
// EXTERNAL MODULE: ./build/ci/github/surface.js
var surface = __webpack_require__(2778);
;// CONCATENATED MODULE: ./build/ci/github/comment-commands-reply.js
/** How a command is answered: a reaction, one reply, and the check run that says which scan a commit had. */





/** GitHub takes 65,536 characters; as many bytes are never more characters. */
const bodyBytes = 60_000;
const settleMs = 2000;
const comment = schemas.looseObject({
    id: schemas.number().int(),
    body: schemas.string().nullish(),
    user: schemas.looseObject({ login: schemas.string() }).nullish(),
});
async function react(writer, commentId, content) {
    await writer.call({
        route: 'POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions',
        parameters: { comment_id: commentId, content },
        shape: schemas.unknown(),
    });
}
/** Answers a comment once: a run that is repeated edits the answer of the first. Throws GateError. */
async function reply(writer, to, markdown) {
    const head = `<!-- scan-gate-command:${to.commentId} -->\n`;
    const body = head + (0,runner/* fitSummary */.mW)(writer.redact(markdown), bodyBytes - head.length);
    const found = await ownReply(writer, to, head.trimEnd());
    if (found === undefined)
        return create(writer, to, { body, marker: head.trimEnd() });
    const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
    await writer.call({ route, parameters: { comment_id: found, body }, shape: comment });
}
async function create(writer, to, text) {
    const call = {
        route: 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
        parameters: { issue_number: to.pullRequest, body: text.body },
        shape: comment,
        isOnce: true,
    };
    try {
        await writer.call(call);
    }
    catch (error) {
        if (!(0,github_writer/* isAmbiguous */.X2)(error))
            throw error;
        await writer.sleep(settleMs);
        if ((await ownReply(writer, to, text.marker)) === undefined)
            await writer.call(call);
    }
}
/** By marker and author: anybody may write the marker. */
async function ownReply(writer, to, marker) {
    const all = await writer.pages({
        route: 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
        parameters: { issue_number: to.pullRequest },
        shape: schemas.array(comment),
    }, (page) => page);
    const marked = all.filter(({ body }) => body?.startsWith(marker));
    if (marked.length === 0)
        return undefined;
    const self = (await writer.viewer()).toLowerCase();
    return marked.find(({ user }) => user?.login.toLowerCase() === self)?.id;
}
const runsShape = schemas.looseObject({
    check_runs: schemas.array(schemas.looseObject({
        id: schemas.number().int(),
        status: schemas.string().nullish(),
        external_id: schemas.string().nullish(),
        output: schemas.looseObject({ summary: schemas.string().nullish() }).nullish(),
    })),
});
/** Whether the gate's newest check run of the commit says that it judged this scan. Throws GateError. */
async function namesScan(writer, { headSha, category, scanId }) {
    const runs = await writer.pages({
        route: 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs',
        parameters: { ref: headSha, filter: 'all' },
        shape: runsShape,
    }, (page) => page.check_runs);
    const own = runs.filter(({ external_id, status }) => external_id === (0,surface/* keyOf */.T)(category) && status === 'completed');
    const [newest] = own.sort((a, b) => b.id - a.id);
    // The last line is our own; what stands above it may hold foreign text.
    const footer = newest?.output?.summary?.trimEnd().split('\n').at(-1) ?? '';
    return footer.startsWith(`<sub>scan ${(0,neutral/* markdownCode */.D9)(scanId, 80)} · `);
}

// EXTERNAL MODULE: ./build/ci/github/event.js
var github_event = __webpack_require__(3433);
// EXTERNAL MODULE: ./build/ci/log.js
var ci_log = __webpack_require__(3167);
// EXTERNAL MODULE: ./build/clock.js
var build_clock = __webpack_require__(7094);
// EXTERNAL MODULE: ./build/github-place.js
var github_place = __webpack_require__(9787);
// EXTERNAL MODULE: ./build/process.js
var process = __webpack_require__(4677);
// EXTERNAL MODULE: ./build/settings-flags.js
var settings_flags = __webpack_require__(4041);
// EXTERNAL MODULE: ./build/settings-reading.js
var settings_reading = __webpack_require__(6822);
// EXTERNAL MODULE: ./build/settings-values.js
var settings_values = __webpack_require__(8510);
// EXTERNAL MODULE: ./build/publish.js + 15 modules
var publish = __webpack_require__(5269);
// EXTERNAL MODULE: ./build/gate.js + 6 modules
var gate = __webpack_require__(3635);
// EXTERNAL MODULE: ./build/policy/finding.js
var policy_finding = __webpack_require__(1022);
// EXTERNAL MODULE: ./build/report/wording.js
var wording = __webpack_require__(2867);
// EXTERNAL MODULE: ./build/steps/resolve.js
var resolve = __webpack_require__(8644);
// EXTERNAL MODULE: ./build/steps/scan-list.js
var scan_list = __webpack_require__(1648);
;// CONCATENATED MODULE: ./build/cli/comment-desk.js









function ownRepository({ run, settings, context }) {
    const { repositoryUrl } = context;
    return (0,resolve/* resolveRepository */.B)(run, {
        repositoryId: settings.repositoryId,
        repositoryUrl,
        githubHost: repositoryUrl === undefined ? undefined : new URL(repositoryUrl).host,
        allowForeign: settings.allowForeignRepository,
    });
}
/** A list does not say which branch a scan is of. */
const lookCap = 20;
/** The newest completed scan of the pull request's branch, when it is proven to be one of its head. */
async function lastScan(desk, { repository_id: repositoryId }) {
    const { run, context, writer, settings } = desk;
    const { items } = await (0,scan_list/* listScans */.v7)(run, repositoryId);
    const newest = items
        .filter(({ status }) => status === 'COMPLETED')
        .sort((a, b) => ((0,policy_finding/* parseTime */.pe)(b.created_at) ?? 0) - ((0,policy_finding/* parseTime */.pe)(a.created_at) ?? 0))
        .slice(0, lookCap);
    for (const { scan_id: scanId } of newest) {
        const scan = await run.client.getScan({ scan_id: scanId });
        const isOurs = scan.scan_id === scanId && scan.repository_id === repositoryId && scan.branch === context.branch;
        if (!isOurs || scan.status !== 'COMPLETED')
            continue;
        const { headSha = '' } = context;
        const isOfHead = scan.commit_sha === undefined
            ? await namesScan(writer, { headSha, category: settings.category, scanId })
            : scan.commit_sha === headSha;
        if (isOfHead)
            return { kind: 'found', scan };
        const why = `The last completed scan of ${(0,neutral/* markdownCode */.D9)(context.branch)}, ${(0,neutral/* markdownCode */.D9)(scanId, 80)}, cannot be tied to commit ${shortSha(desk)}`;
        return { kind: 'unknown', why };
    }
    const why = `There is no completed scan of ${(0,neutral/* markdownCode */.D9)(context.branch)} among the newest ${newest.length} of this repository`;
    return { kind: 'unknown', why };
}
function shortSha({ context }) {
    return (0,neutral/* markdownCode */.D9)((context.headSha ?? '').slice(0, 12));
}
/** What to say, and to do, when no scan can be judged. */
function withoutScan(why) {
    return `${why}, so nothing can be said about it. Re-run the workflow of the gate on this commit (Actions, "Re-run all jobs"), or push again.`;
}
/** The same run as with `scan-id`: nothing is scanned. */
function judgeAgain(desk, repository, scan) {
    const { context, env, transport, log } = desk;
    const { repository_id: repositoryId } = repository;
    const settings = { ...desk.settings, repositoryId, scanId: scan.scan_id, wait: true };
    return (0,gate/* runGate */.R)({
        settings,
        context,
        version: process/* version */.rE,
        transport,
        clock: desk.clock,
        cancel: desk.cancel,
        now: desk.now,
        story: { say: log.line, note: (line) => log.line(`Note: ${line}`) },
        surroundings: (budget, onWait) => (0,github_place/* githubSurroundings */.Rq)({ context, settings, env, transport }, { budget, onWait }),
    });
}
const rulesShown = 20;
const ruleWords = { passed: 'holds', failed: 'broken', inconclusive: 'undecided' };
/** `**Failed:** 2 findings block.`, and what to do next. */
function verdictText(report) {
    const hint = report.hint === undefined ? '' : ` ${(0,neutral/* markdownText */.p7)(report.hint, 800)}`;
    return `**${(0,wording/* verdictTitle */.Sw)(report)}:** ${(0,neutral/* markdownText */.p7)(report.message, 600)}.${hint}`;
}
function ruleList({ rules }) {
    const shown = rules.slice(0, rulesShown).map(({ rule, verdict, line }) => {
        return `- ${(0,neutral/* markdownCode */.D9)(rule, 80)} (${ruleWords[verdict]}): ${(0,neutral/* markdownText */.p7)(line, 400)}`;
    });
    if (rules.length > shown.length)
        shown.push(`- … and ${rules.length - shown.length} more`);
    return shown.join('\n');
}

;// CONCATENATED MODULE: ./build/cli/comment-recheck.js




async function recheck(desk) {
    const repository = await ownRepository(desk);
    const last = await lastScan(desk, repository);
    if (last.kind === 'unknown')
        return { markdown: withoutScan(last.why), reaction: 'confused' };
    return { markdown: await renew(desk, repository, last.scan), reaction: '+1' };
}
/** The verdict as Markdown, after the check run has it. */
async function renew(desk, repository, scan) {
    const { log } = desk;
    const { report, settings, changes } = await judgeAgain(desk, repository, scan);
    const { publishToGithub } = await __webpack_require__.e(/* import() */ 966).then(__webpack_require__.bind(__webpack_require__, 966));
    const wishes = { ...(0,publish/* githubWishes */.vZ)(settings), annotations: 'check-run', uploadSarif: false };
    const input = { report, wishes, opened: undefined, changes, reportFile: undefined };
    const shown = await publishToGithub(input, (0,github_place/* githubDeps */.kZ)(desk, desk.cancel));
    for (const line of shown.lines)
        log.line(line);
    for (const warning of shown.warnings)
        log.line(`Warning: ${warning}`);
    log.line(`Scan ${scan.scan_id} judged again: ${report.verdict} (${report.reason})`);
    const parts = [
        `Judged scan ${(0,neutral/* markdownCode */.D9)(scan.scan_id, 80)} of commit ${shortSha(desk)} again. ${verdictText(report)}`,
        ruleList(report),
        shown.checkRunUrl === undefined
            ? 'The check run could not be renewed; the log of this command says why.'
            : `The ${linkTo(shown.checkRunUrl)} is renewed. A job that failed stays as it is until it is run again.`,
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}
function linkTo(url) {
    return /^https?:\/\/[\w.:/~#?=&%-]+$/.test(url) ? `[check run](${url})` : 'check run';
}

// EXTERNAL MODULE: ./build/policy/evidence.js
var evidence = __webpack_require__(8342);
// EXTERNAL MODULE: ./build/report/disclosure.js
var disclosure = __webpack_require__(9846);
// EXTERNAL MODULE: ./build/report/place.js
var report_place = __webpack_require__(679);
// EXTERNAL MODULE: ./build/steps/scan-window.js
var scan_window = __webpack_require__(6488);
// EXTERNAL MODULE: ./build/steps/violations.js
var violations = __webpack_require__(1334);
;// CONCATENATED MODULE: ./build/cli/comment-why.js










async function why(desk, id) {
    const looked = await inspect(desk, id);
    if (looked.kind === 'unknown')
        return { markdown: looked.markdown, reaction: 'confused' };
    const { finding, result, scan } = looked;
    const parts = [
        `${(0,neutral/* markdownCode */.D9)(id)} ${standingWords(finding, result.report)}`,
        finding.disclosed
            ? portrait(finding)
            : 'What it is may not be said here, where outsiders read (setting `disclose`).',
        verdictText(result.report),
        ruleList(result.report),
        `<sub>scan ${(0,neutral/* markdownCode */.D9)(scan.scan_id, 80)}</sub>`,
    ];
    return { markdown: parts.filter((part) => part !== '').join('\n\n'), reaction: '+1' };
}
/** The violation as the verdict on the pull request's last scan has it. */
async function inspect(desk, id) {
    const repository = await ownRepository(desk);
    const detail = await ownViolation(desk, repository, id);
    if (detail === undefined) {
        return { kind: 'unknown', markdown: `This repository has no violation ${(0,neutral/* markdownCode */.D9)(id)} at the service.` };
    }
    const last = await lastScan(desk, repository);
    if (last.kind === 'unknown')
        return { kind: 'unknown', markdown: withoutScan(last.why) };
    const { scan } = last;
    const result = await judgeAgain(desk, repository, scan);
    const window = await (0,scan_window/* readScanWindow */.C)(desk.run, repository.repository_id, [scan]);
    const finding = asJudged(desk, (0,policy_finding/* readDetailedFinding */.Cz)(detail, window), result);
    return { kind: 'found', finding, result, scan, repository };
}
/**
 * The violation's detail; undefined unless the repository's own list holds it, because a detail does not say whose it is
 * and a key may reach other repositories, of which nobody here may learn anything.
 */
async function ownViolation({ run }, { repository_id: repositoryId }, id) {
    const detail = await readViolation(run, id);
    if (detail?.violation_id !== id)
        return undefined;
    const { severity, severityKnown } = (0,policy_finding/* readListItem */._V)(detail);
    const { items } = await (0,violations/* sweepViolations */.tf)(run, repositoryId, severityKnown ? [severity] : undefined);
    return items.some((item) => item.violation_id === id) ? detail : undefined;
}
async function readViolation(run, id) {
    try {
        return await run.client.getViolation({ violation_id: id });
    }
    catch (error) {
        if (error instanceof errors/* GateError */.ue && error.code === 'NOT_FOUND')
            return undefined;
        throw error;
    }
}
/** The verdict may have been reached without this detail: the label is then ours, and the effect only as sure as the verdict's. */
function asJudged({ context }, fresh, { report, settings, changes }) {
    const known = report.findings.find(({ id }) => id === fresh.id);
    if (known?.detail !== undefined)
        return known;
    const isOther = fresh.label === 'elsewhere' && report.scope !== 'repository';
    const isMoot = known === undefined || isOther || !(0,evidence/* isOpen */.nT)(fresh);
    return {
        ...fresh,
        effect: isMoot ? 'none' : known.effect,
        disclosed: (0,disclosure/* isDisclosed */.N)(fresh, { mode: settings.disclose, isPublic: context.isPublic, changes }),
        exception: known?.exception,
    };
}
/** `**blocks**: …`, the end of a sentence that begins with the violation. */
function standingWords(finding, report) {
    if (report.rules.length === 0 && report.verdict === 'inconclusive')
        return 'cannot be judged now.';
    switch ((0,wording/* standingOf */.YP)(finding)) {
        case 'blocks':
            return `**blocks**: it is ${(0,wording/* labelWord */.nZ)(finding)}, and a rule that does not hold counts it.`;
        case 'may block':
            return `**may block**: a rule that does not hold may count it; it is ${(0,wording/* labelWord */.nZ)(finding)}.`;
        case 'excepted':
            return `**does not block**: it is ${finding.exception === undefined ? 'excepted' : (0,neutral/* markdownText */.p7)((0,wording/* exceptionWord */.YM)(finding.exception), 300)}.`;
        case 'suppressed':
            return `**does not block**: it is suppressed at the service (${(0,wording/* statusWord */.Hm)(finding)}).`;
        case 'fixed':
            return '**does not block**: the service says that it is fixed.';
        case 'open':
            return `**does not block**: ${harmlessBecause(finding, report)}.`;
    }
}
function harmlessBecause(finding, report) {
    if (finding.label === 'elsewhere')
        return 'it was last seen before this scan began, so this scan did not find it';
    const isListed = report.listedSeverities.includes(finding.severity);
    if (!isListed)
        return `the verdict did not need the ${finding.severity} findings of the list`;
    const asking = report.rules.some(({ verdict }) => verdict !== 'passed');
    return asking ? 'no rule that is broken or undecided counts it' : 'every rule holds with it';
}
/** What it is. Of a secret, and of what may be one, only title, place and facts: other text may repeat it. */
function portrait(finding) {
    const place = (0,report_place/* displayPlace */.a_)(finding, 120);
    const where = place === undefined ? '' : ` in ${(0,neutral/* markdownCode */.D9)(place)}`;
    const title = (0,neutral/* markdownText */.p7)(finding.title, 200) || 'Untitled';
    const facts = (0,neutral/* markdownText */.p7)((0,wording/* factsOf */.xS)(finding).join(', '), 400);
    const head = `${(0,wording/* severityWord */.Oh)(finding)}: **${title}**${where} (${facts})`;
    const description = (0,wording/* descriptionOf */.Kq)(finding);
    const advice = (0,wording/* mayBeSecret */.lr)(finding) ? undefined : (0,wording/* remediationOf */.BV)(finding);
    const parts = [
        head,
        description === undefined ? '' : (0,neutral/* markdownBlock */.dI)(description, 1500),
        advice === undefined ? '' : `**How to fix**\n\n${(0,neutral/* markdownBlock */.dI)(advice, 1500)}`,
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}

;// CONCATENATED MODULE: ./build/cli/comment-suppress.js
/** `/scan-gate suppress <id> <reason>`: by somebody who did not write the pull request, with a reason, read back. */










const settingHint = 'It is off. Whoever maintains the workflow can allow it with `--allow-suppress-command`, and decides with it who may let findings through.';
async function suppress(desk, id, reason) {
    const objection = await objectionTo(desk, reason);
    if (objection !== undefined)
        return refused(objection);
    const looked = await inspect(desk, id);
    if (looked.kind === 'unknown')
        return refused(looked.markdown);
    const doubt = doubtAbout(looked, id);
    if (doubt !== undefined)
        return refused(doubt);
    const status = await suppressAtService(desk, id, reason);
    const { scan, repository } = looked;
    if (status === 'OPEN') {
        const markdown = `The suppression of ${(0,neutral/* markdownCode */.D9)(id)} was sent to the service, which still says that it is open. Nothing was judged again: try \`/scan-gate recheck\` later.`;
        return { markdown, reaction: 'confused' };
    }
    desk.log.line(`Violation ${id} was suppressed by ${desk.asked.commenter.login}: ${reason}`);
    const done = `Suppressed ${(0,neutral/* markdownCode */.D9)(id)} at the service, for all branches; it now counts as ${wordOf(status)}.`;
    return { markdown: `${done}\n\n${await renew(desk, repository, scan)}`, reaction: '+1' };
}
function refused(markdown) {
    return { markdown: `Not suppressed. ${markdown}`, reaction: 'confused' };
}
/** Who asks, and why; what can be said before the service is asked. */
async function objectionTo(desk, reason) {
    const { allowsSuppress, access, asked, pull, writer } = desk;
    if (!allowsSuppress)
        return settingHint;
    if (access !== 'write')
        return 'Only people with write access to this repository may do that.';
    if (pull.state !== 'open')
        return 'The pull request is closed.';
    const problem = reasonProblem(reason);
    if (problem !== undefined)
        return `The reason is not specific enough: ${problem}.`;
    const { pullRequest: number, commenter } = asked;
    const involvement = await involvementOf(writer, { number, pull, commenter });
    if (involvement === undefined)
        return undefined;
    return `It takes somebody who did not write the pull request: ${involvement}.`;
}
/**
 * Only what this pull request's own scan has seen: else the author of a finding could have it suppressed from any pull
 * request that is somebody else's.
 */
function doubtAbout({ finding }, id) {
    const name = (0,neutral/* markdownCode */.D9)(id);
    if ((0,evidence/* isSuppressed */.Bx)(finding))
        return `${name} is suppressed already (${(0,wording/* statusWord */.Hm)(finding)}).`;
    if (finding.label === 'seen')
        return undefined;
    return `It is not proven that the last scan of this pull request has seen ${name}. If it should have, run the gate on this commit again and repeat the command.`;
}
const readings = 3;
const readGapMs = 2000;
/** The status that the violation has then; `OPEN` when the service did not follow its own word. */
async function suppressAtService({ run, asked, context }, id, reason) {
    const { commenter, pullRequest } = asked;
    const by = `suppressed by ${commenter.login} in ${context.repositoryUrl}/pull/${pullRequest}`;
    const justification = (0,neutral/* neutralLine */.GH)(`${reason} (${by})`, 2000);
    try {
        await run.client.suppressViolation({ violation_id: id, justification });
    }
    catch (error) {
        // Whether it arrived is read back.
        if (!(error instanceof errors/* GateError */.ue) || error.reason !== api_client/* ambiguousReason */.v)
            throw error;
        run.story.note(`${error.message}; looking whether it took place`);
    }
    for (let reading = 1;; reading++) {
        const { status } = (0,policy_finding/* readListItem */._V)(await run.client.getViolation({ violation_id: id }));
        if (status !== 'OPEN' || reading === readings)
            return status;
        await run.budget.clock.sleep(readGapMs, run.budget.signal);
    }
}
const statusNames = {
    OPEN: 'open',
    FIXED: 'fixed',
    FALSE_POSITIVE: 'a false positive',
    ACCEPTED_RISK: 'an accepted risk',
    UNKNOWN: 'a status that this version does not know, and so as open',
};
function wordOf(status) {
    return statusNames[status];
}

;// CONCATENATED MODULE: ./build/cli/comment.js
/** `scan-gate comment`: does what a comment on a pull request commands, in a workflow on `issue_comment`. */





















/** 0 when the comment was answered or is none of our business, whatever the verdict; 2 when it could not be answered. */
async function comment_comment(request) {
    const { env, cancellation, write } = request;
    const log = (0,ci_log/* createLog */.h)({ write, readsCommands: env.GITHUB_ACTIONS === 'true' });
    const reading = readComment(await readEvent(env));
    if (reading.kind === 'ignored') {
        log.line(`Ignored: ${reading.why}`);
        return 0;
    }
    const settings = readOwnSettings(request, log);
    const transport = (0,http/* createTransport */.oO)({ proxy: (0,process/* proxySettings */.EM)(env) });
    try {
        return await attend(request, { asked: reading, settings, transport, log });
    }
    finally {
        await transport.close();
        cancellation.end();
    }
}
async function readEvent(env) {
    const { GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: path } = env;
    if (event !== 'issue_comment' || !path || !env.GITHUB_REPOSITORY) {
        throw new errors/* GateError */.ue('CONFIG', 'scan-gate comment answers comments in a GitHub workflow, and this is none', {
            hint: 'Run it in a workflow on issue_comment; examples/workflows/comment-commands.yml is one.',
        });
    }
    try {
        return JSON.parse(await (0,promises_.readFile)(path, 'utf8'));
    }
    catch (cause) {
        throw new errors/* GateError */.ue('CONFIG', 'The event file that GITHUB_EVENT_PATH names cannot be read', { cause });
    }
}
/** Flags and variables, as for `run`; the secrets are masked first. Throws GateError CONFIG. */
function readOwnSettings({ argv, env }, log) {
    const flags = (0,settings_flags/* readFlags */.uW)(argv);
    const reading = (0,settings_reading/* mergeReadings */.gK)(flags, (0,settings_reading/* readEnvironment */.Qo)(env));
    for (const name of ['api-key', 'github-token']) {
        const secret = reading.given[name]?.value.trim();
        if (secret)
            log.command((0,runner/* maskLine */.Zj)(secret));
    }
    log.line(`Scan Gate ${process/* version */.rE}`);
    const problems = [
        ...reading.problems,
        ...flags.positionals.map((extra) => `${JSON.stringify(extra)} is not expected here`),
        ...[...flags.switches].map((name) => `--${name} does not go with comment`),
        ...['branch', 'scan-id']
            .filter((name) => reading.given[name])
            .map((name) => `--${name} does not go with comment, which finds it by the pull request`),
    ];
    const settings = (0,settings_reading/* readSettings */.sb)(reading.given, problems);
    const missing = settings.githubToken === undefined ? 'github-token' : 'api-key';
    if (settings.githubToken !== undefined && settings.apiKey !== undefined)
        return settings;
    throw new errors/* GateError */.ue('CONFIG', `${missing} is missing: a comment cannot be answered without it`, {
        reason: 'settings',
        hint: 'Set SCAN_GATE_GITHUB_TOKEN to the token of the job, and SCAN_GATE_API_KEY from a secret.',
    });
}
async function attend(request, { asked, settings, transport, log }) {
    const { env, cancellation } = request;
    const clock = (0,process/* clockFor */.mk)(env, (0,settings_values/* isLoopback */.U9)(settings.baseUrl));
    const timeoutMs = settings.timeoutSeconds * 1000;
    const writer = await (0,github_writer/* createGithubWriter */.TJ)({
        ...(0,github_place/* githubAccess */.Yh)(env, settings),
        token: settings.githubToken ?? '',
        secrets: [settings.apiKey ?? ''],
        transport,
        clock,
        cancel: cancellation.signal,
        budgetMs: timeoutMs,
    });
    const budget = (0,build_clock/* createBudget */.yK)(clock, timeoutMs, cancellation.signal);
    try {
        const place = { asked, settings, transport, log, writer, clock, budget };
        const desk = await deskFor(request, place);
        return desk === undefined ? 0 : await serve(desk, cancellation);
    }
    catch (error) {
        const { message, hint } = (0,errors/* asGateError */.Ub)(explained(error));
        log.line(`Not answered: ${message}`);
        if (hint !== undefined)
            log.line(hint);
        return cancellation.exitCode() ?? 2;
    }
    finally {
        writer.end();
        budget.end();
    }
}
/** Undefined, said in the log, for a pull request from a fork and for outsiders. */
async function deskFor(request, place) {
    const { env, cancellation, now } = request;
    const { asked, settings, transport, log, writer, clock, budget } = place;
    const pull = await readPull(writer, asked.pullRequest);
    const context = contextOf(env, asked, pull, log);
    if (context === undefined)
        return undefined;
    const access = await readAccess(writer, asked.commenter, context.isPublic);
    if (access === 'outsider') {
        log.line(`Ignored: ${asked.commenter.login} has no access to this repository beyond that of everybody`);
        return undefined;
    }
    log.line(`${(0,github_place/* describeContext */.R5)(context)}: ${asked.command.kind}, by ${asked.commenter.login}`);
    const story = { say: log.line, note: (line) => log.line(`Note: ${line}`) };
    const client = (0,api_client/* createClient */.U)({
        baseUrl: settings.baseUrl,
        apiKey: settings.apiKey ?? '',
        transport,
        budget,
        assume: settings.assume,
        userAgent: `scan-gate/${process/* version */.rE}`,
        onWait: log.line,
    });
    return {
        ...{ context, settings, env, transport, asked, pull, access, writer, clock, now, log },
        allowsSuppress: settings.allowSuppressCommand,
        run: { client, budget, story },
        cancel: cancellation.signal,
    };
}
/** The pull request as an event of its own would tell it; undefined, said in the log, when it comes from a fork. */
function contextOf(env, asked, pull, log) {
    const event = { pull_request: pull, repository: asked.repository };
    try {
        const context = (0,github_event/* readGithubContext */.z)({
            env: { ...env, GITHUB_EVENT_NAME: 'pull_request' },
            event,
            branch: undefined,
        });
        return { ...context, event: 'issue_comment' };
    }
    catch (error) {
        if (!(error instanceof errors/* GateError */.ue) || error.reason !== 'fork')
            throw error;
        log.line('Ignored: the pull request comes from a fork of this repository');
        return undefined;
    }
}
/** Does what is asked and says what came of it, in one reply. */
async function serve(desk, cancellation) {
    const { writer, asked, log } = desk;
    let answer;
    let exitCode = 0;
    try {
        answer = await answerTo(desk);
    }
    catch (error) {
        if (cancellation.exitCode() !== undefined)
            throw error;
        const { message, hint = '' } = (0,errors/* asGateError */.Ub)(error);
        log.line(`Failed: ${message}`);
        const markdown = `That could not be done: ${(0,neutral/* markdownText */.p7)(message, 600)}. ${(0,neutral/* markdownText */.p7)(hint, 600)}`.trim();
        answer = { markdown, reaction: 'confused' };
        exitCode = 2;
    }
    await react(writer, asked.commentId, answer.reaction).catch((error) => {
        log.line(`Warning: the reaction could not be written: ${error.message}`);
    });
    await reply(writer, asked, answer.markdown);
    log.line('Answered');
    return exitCode;
}
async function answerTo(desk) {
    const { command } = desk.asked;
    switch (command.kind) {
        case 'why':
            return why(desk, command.id);
        case 'recheck':
            return recheck(desk);
        case 'suppress':
            return suppress(desk, command.id, command.reason);
        case 'unclear':
            return {
                markdown: `Not understood: ${command.problem}. The commands are\n\n${commandList}`,
                reaction: 'confused',
            };
    }
}


/***/ })

};
