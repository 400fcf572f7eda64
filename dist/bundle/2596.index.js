export const id = 2596;
export const ids = [2596,9555,8926];
export const modules = {

/***/ 86474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  HD: () => (/* binding */ beginShowing),
  pV: () => (/* binding */ githubRun),
  cI: () => (/* binding */ readRun),
  Cs: () => (/* binding */ runAction),
  dJ: () => (/* binding */ titled)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 14 modules
var core = __webpack_require__(96421);
// EXTERNAL MODULE: ./build/compiled/src/ci/context/context.js
var context_context = __webpack_require__(25159);
// EXTERNAL MODULE: ./build/compiled/src/ci/context/read-context.js
var read_context = __webpack_require__(10820);
// EXTERNAL MODULE: ./build/compiled/src/ci/github/octokit.js
var octokit = __webpack_require__(29219);
// EXTERNAL MODULE: ./build/compiled/src/ci/github/runner.js
var runner = __webpack_require__(88926);
// EXTERNAL MODULE: ./build/compiled/src/clock.js
var clock = __webpack_require__(85129);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/session.js + 3 modules
var session = __webpack_require__(46802);
// EXTERNAL MODULE: ./build/compiled/src/settings/reading.js
var reading = __webpack_require__(46565);
// EXTERNAL MODULE: ./build/compiled/src/steps/surroundings.js
var surroundings = __webpack_require__(90344);
// EXTERNAL MODULE: ./build/compiled/src/surfaces/access.js
var surfaces_access = __webpack_require__(89536);
// EXTERNAL MODULE: ./build/compiled/src/surfaces/check-run/opened.js
var opened = __webpack_require__(66946);
// EXTERNAL MODULE: ./build/compiled/src/ci/github/problems.js
var problems = __webpack_require__(33716);
// EXTERNAL MODULE: ./build/compiled/src/surfaces/refusal.js
var refusal = __webpack_require__(65132);
;// CONCATENATED MODULE: ./build/compiled/src/surfaces/check-run/progress.js
/** Opens the check run while the gate works, and sees to it that it is completed on every way out. */



const openBudgetMs = 20_000;
/** After a cancel: the answer to a request that is under way tells which check run it made. */
const openGraceMs = 1500;
/** The process of a cancelled run ends 4.5 s after the signal. */
const endBudgetMs = 2000;
/** The `post` part has time. */
const postBudgetMs = 20_000;
/** Kept for the step's `post` part in place of an id while nobody knows whether there is a check run. */
const unknownState = 'unknown';
/**
 * Opens it in the background. `keep` is told what a later process needs to close it: an id, `unknown`, or nothing once
 * there is nothing left to close. Never throws: what could not be opened is tried again, and told, by publishing.
 */
function openCheckRun(opening, access, keep = () => { }) {
    keep(unknownState);
    let isEnded = false;
    const markCompleted = () => {
        isEnded = true;
        keep('');
    };
    const opened = progress_open(opening, access).then((found) => {
        if (found === 'none' || found === 'overtaken')
            markCompleted();
        else if (found !== 'unknown')
            keep(`${found.id}@${found.startedMs}`);
        return found;
    });
    return {
        async find(client) {
            const begun = await opened;
            if (begun === 'none' || begun === 'overtaken')
                return begun === 'none' ? undefined : begun;
            const { findUnfinished, isOvertaken } = await requests();
            const found = begun === 'unknown' ? await findUnfinished(client, opening) : begun;
            if (found === undefined || !(await isOvertaken(client, opening, found.startedMs)))
                return found;
            markCompleted();
            return 'overtaken';
        },
        markCompleted,
        async close(text) {
            const found = await opened;
            if (isEnded)
                return undefined;
            const known = typeof found === 'string' ? undefined : found;
            const warning = await end(known, { opening, text, budgetMs: endBudgetMs }, access);
            if (warning === undefined)
                markCompleted();
            // What nobody knows to be there is left to the `post` part without a word.
            return known === undefined ? undefined : warning;
        },
    };
}
/** `unknown` when the request may have arrived, and its answer did not. */
async function progress_open(opening, access) {
    if (access.cancel.aborted)
        return 'none';
    const inGrace = { ...inRealTime(access), cancel: delayed(access.cancel, openGraceMs * access.clock.patience) };
    try {
        const { startCheckRun } = await requests();
        return await (0,surfaces_access/* withClient */.S)(inGrace, openBudgetMs * access.clock.patience, (client) => startCheckRun(client, opening));
    }
    catch (error) {
        return (0,problems/* refusedWith */.P0)(error) === undefined ? 'unknown' : 'none';
    }
}
/** Loaded in the background: a run's first request does not wait for it. */
function requests() {
    return Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(9776), __webpack_require__.e(3840), __webpack_require__.e(7887), __webpack_require__.e(6093)]).then(__webpack_require__.bind(__webpack_require__, 37887));
}
/** Time limits are those of the process, which a signal ends in real seconds whatever a test's clock skips. */
function inRealTime(access) {
    return { ...access, clock: { ...access.clock, onSkip: undefined } };
}
function delayed(signal, ms) {
    const late = new AbortController();
    signal.addEventListener('abort', () => setTimeout(() => late.abort(signal.reason), ms).unref(), { once: true });
    return late.signal;
}
/** For the `post` part: completes as cancelled what a killed run left open; a warning when that failed. Never rejects. */
async function closeLeftOpen(state, cancelling, access) {
    const [, id, startedMs] = /^([1-9]\d{0,15})@(\d{1,15})$/.exec(state) ?? [];
    if (id === undefined && state !== unknownState)
        return { wasOpen: false };
    const known = id === undefined ? undefined : { id: Number(id), startedMs: Number(startedMs) };
    return { wasOpen: true, warning: await end(known, { ...cancelling, budgetMs: postBudgetMs }, access) };
}
/** Whatever was cancelled before. What a newer run shows there by now stays. */
async function end(known, { opening, text, budgetMs }, access) {
    const cancel = new AbortController().signal;
    try {
        const { endCheckRun, findUnfinished, isOvertaken } = await requests();
        await (0,surfaces_access/* withClient */.S)({ ...inRealTime(access), cancel }, budgetMs * access.clock.patience, async (client) => {
            const found = known ?? (await findUnfinished(client, opening));
            if (found === undefined || (await isOvertaken(client, opening, found.startedMs)))
                return;
            await endCheckRun(client, found.id, { conclusion: 'cancelled', title: 'Cancelled', text });
        });
        return undefined;
    }
    catch (error) {
        return (0,refusal/* refusalOf */.O)(error, { name: 'The end of the check run', permission: 'checks: write' }, access);
    }
}

;// CONCATENATED MODULE: ./build/compiled/src/action/step.js
/** What every action does around its run: its settings, the check run while it works, and `post`, which closes what a killed run leaves open. */













/** The states that a step leaves to its `post` part, which runs the same file. */
const states = { part: 'part', checkRun: 'check_run', checkRunHead: 'check_run_head' };
async function runAction(action) {
    const entry = (0,session/* processEntry */.GP)();
    const { env } = entry;
    const openRunner = async () => (0,runner.createRunner)(env);
    return (0,session/* withSession */.fQ)({ ...entry, folder: env.GITHUB_WORKSPACE ?? entry.folder, openRunner }, (session) => {
        for (const name of ['api-key', 'github-token'])
            session.mask((0,core/* getInput */.V4)(name, { trimWhitespace: false }));
        return env[`STATE_${states.part}`] === 'post' ? postStep(session, action) : gateStep(session, action);
    });
}
async function gateStep(session, action) {
    const known = session.startReport();
    const settings = await titled(session, async () => {
        announcePost(session);
        known.settings = settingsOf(session, action);
        return known.settings;
    });
    await action.judge(session, known, settings);
}
/** A run that ends before anybody knows what it is about says at least what it is. */
async function titled({ log }, begin) {
    try {
        return await begin();
    }
    catch (error) {
        log.line(`Scan Gate ${session/* version */.rE}`);
        throw error;
    }
}
/** Without this word `post` would take itself for the gate and scan again: then rather nothing is scanned. */
function announcePost({ runner }) {
    if (runner?.saveState === undefined) {
        throw new errors/* GateError */.ue('CONFIG', 'GITHUB_STATE is not set', {
            reason: 'settings',
            hint: 'The action runs in a GitHub workflow; elsewhere use the command line, scan-gate run.',
        });
    }
    runner.saveState(states.part, 'post');
}
function settingsOf({ env }, { entrance, readSettings }) {
    return readSettings((0,reading/* readActionInputs */.Ui)(entrance, Object.keys(env), core/* getInput */.V4));
}
/** What the run of a service is about: a branch of the workflow's event. */
async function readRun(session, settings) {
    const { env, folder } = session;
    session.warmUp();
    const hints = (0,surroundings/* contextHints */.o)(settings, { kind: 'branch', named: settings.branch, mustBeWorkflow: true });
    const context = await (0,read_context/* readContext */.y)({ variables: env, folder, isAttended: false }, hints);
    return githubRun(session, { context, settings });
}
async function githubRun(session, about) {
    const { env, now, cancel, transport, clock } = session;
    const access = { transport: await transport(), clock: clock(about.settings.baseUrl), loadOctokit: octokit/* actionOctokit */.s };
    return { ...about, env, now, cancel, ...access };
}
/** Where the run shows its answer on GitHub; from then on a check run, where one is wanted, shows the gate at work. */
function beginShowing(run, { runner }) {
    const { context, settings } = run;
    const access = (0,surfaces_access/* accessOf */.Y)(run);
    const shownSha = (0,context_context/* shownCommit */.jW)(context);
    const save = (name, value) => {
        try {
            runner?.saveState?.(name, value);
        }
        catch {
            // Then `post` cannot close what a killed run leaves open; the run itself still can.
        }
    };
    let checkRun;
    if (shownSha !== undefined && access.token !== undefined && (0,opened/* marksInCheckRun */.v)(settings)) {
        save(states.checkRunHead, shownSha);
        checkRun = openCheckRun(openingOf(run, shownSha), access, (state) => save(states.checkRun, state));
    }
    return { access, checkRun, changes: undefined, shownSha };
}
function openingOf({ context, settings, env, now }, headSha) {
    const text = `Scanning ${context.branch}. The time limit is ${(0,clock/* formatSeconds */.Xo)(settings.timeoutSeconds * 1000)}.`;
    const event = context.change?.number === undefined ? context.event : undefined;
    const { GITHUB_RUN_ID: id } = env;
    const runUrl = id && context.repositoryUrl ? `${context.repositoryUrl}/actions/runs/${id}` : undefined;
    return { headSha, category: settings.category, event, text, runUrl, startedMs: now.getTime() };
}
/** Closes the check run that a gate which was killed left open. */
async function postStep(session, action) {
    const { env, log } = session;
    await action.clear?.(session);
    const state = env[`STATE_${states.checkRun}`] ?? '';
    if (state === '')
        return;
    try {
        const run = await readRun(session, settingsOf(session, action));
        const headSha = env[`STATE_${states.checkRunHead}`] || (run.context.headSha ?? '');
        const cancelling = { opening: openingOf(run, headSha), text: 'The run was cut off before it came to a verdict.' };
        const { wasOpen, warning } = await closeLeftOpen(state, cancelling, (0,surfaces_access/* accessOf */.Y)(run));
        if (warning !== undefined)
            log.line(`Warning: ${warning}`);
        else if (wasOpen)
            log.line('Closed the check run that the gate left open');
    }
    catch (error) {
        log.line(`Warning: the check run stays open: ${(0,errors/* asGateError */.Ub)(error).message}`);
    }
}


/***/ }),

/***/ 25159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ck: () => (/* binding */ hasOwnBase),
/* harmony export */   R5: () => (/* binding */ describeContext),
/* harmony export */   jW: () => (/* binding */ shownCommit)
/* harmony export */ });
/**
 * Whether a proposal is compared with a branch that its author may have chosen: one of their own that holds the same code
 * would make every change look harmless.
 */
function hasOwnBase({ base, defaultBranch }) {
    return base !== undefined && base.branch !== defaultBranch;
}
/** The commit at which GitHub shows what is judged: of a pull request its head, where a merge was made for the test. */
function shownCommit({ sources, headSha }) {
    const { diff } = sources;
    return (diff?.kind === 'pull-request' ? diff.headSha : undefined) ?? headSha;
}
/** `octo/demo · pull request #7, feature at 1a2b3c4d5e6f into main`. */
function describeContext(context) {
    const { event, refusal, branch, headSha, change, base, repositoryUrl } = context;
    const repository = /^https?:\/\/[^/]+\/(.+)$/.exec(repositoryUrl ?? '')?.[1];
    const place = repository === undefined ? '' : `${repository} · `;
    if (refusal !== undefined)
        return `${place}nothing to scan; the policy is that of ${branch}`;
    const commit = headSha === undefined ? '' : ` at ${headSha.slice(0, 12)}`;
    const pull = change?.number === undefined ? '' : `pull request #${change.number}, `;
    const of = event === undefined || event === 'pull_request' ? '' : ` (${event})`;
    const into = base === undefined ? '' : ` ${change === undefined && base.sha === undefined ? 'against' : 'into'} ${base.branch}`;
    return `${place}${pull}${branch}${commit}${into}${of}`;
}


/***/ }),

/***/ 10820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ readContext)
/* harmony export */ });
/** Throws GateError CONFIG when nothing says what to judge, and when what is said does not fit. */
async function readContext(environment, hints) {
    const { judged, policy } = hints;
    const { GITHUB_ACTIONS, GITHUB_EVENT_PATH } = environment.variables;
    const isWorkflow = GITHUB_ACTIONS === 'true' && Boolean(GITHUB_EVENT_PATH);
    const mustBe = judged.kind === 'branch' && judged.mustBeWorkflow === true;
    if (judged.kind === 'commented' || isWorkflow || mustBe) {
        const { readWorkflow } = await __webpack_require__.e(/* import() */ 5355).then(__webpack_require__.bind(__webpack_require__, 15355));
        return readWorkflow(environment, hints);
    }
    const { readPipeline } = await Promise.all(/* import() */[__webpack_require__.e(3880), __webpack_require__.e(8332)]).then(__webpack_require__.bind(__webpack_require__, 98332));
    return readPipeline(environment, judged, policy);
}


/***/ }),

/***/ 16558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ githubAccess)
/* harmony export */ });
/** Public repositories can be read without a token. */
function githubAccess(env, token, loadOctokit) {
    return {
        apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
        repository: env.GITHUB_REPOSITORY ?? '',
        token,
        loadOctokit,
    };
}


/***/ }),

/***/ 29219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ restOctokit),
/* harmony export */   s: () => (/* binding */ actionOctokit)
/* harmony export */ });
/** Which Octokit a client of GitHub works with: each entry's own, loaded when the first request needs it. */
/** On the command line. */
const restOctokit = async ({ token, ...options }) => {
    const { Octokit: RestOctokit } = await Promise.all(/* import() */[__webpack_require__.e(9479), __webpack_require__.e(1267)]).then(__webpack_require__.bind(__webpack_require__, 11267));
    return new RestOctokit({ ...options, auth: token });
};
/** In the action. */
const actionOctokit = async ({ token, ...options }) => {
    if (token !== undefined) {
        const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(9479), __webpack_require__.e(1351)]).then(__webpack_require__.bind(__webpack_require__, 61351));
        return getOctokit(token, options);
    }
    // Without a token `getOctokit` makes none.
    const { GitHub } = await Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(9479), __webpack_require__.e(2032)]).then(__webpack_require__.bind(__webpack_require__, 22032));
    return new GitHub(options);
};


/***/ }),

/***/ 33716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readProblem),
/* harmony export */   Nb: () => (/* binding */ publishProblem),
/* harmony export */   P0: () => (/* binding */ refusedWith),
/* harmony export */   X2: () => (/* binding */ isAmbiguous),
/* harmony export */   ZN: () => (/* binding */ readPermissionHint),
/* harmony export */   oJ: () => (/* binding */ isSuccess)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _report_neutral_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65633);
/** The errors of GitHub's interface: for what is read to decide, and for what is published. */


function isAmbiguous(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue && error.isAmbiguous;
}
/** HTTP status with which GitHub refused; undefined when it did not answer, or when the error is not GitHub's. */
function refusedWith(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue && error.code === 'PUBLISH' && !isAmbiguous(error) ? error.status : undefined;
}
function isSuccess(status) {
    return status >= 200 && status < 300;
}
const notAsked = 'answered with something that is not what was asked for';
/** PUBLISH. */
const publishProblem = ({ route, reply, isAmbiguous }) => {
    if (reply.kind === 'failure') {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PUBLISH', `${route} failed: ${reply.message}`, { isAmbiguous, cause: reply.cause });
    }
    if (isSuccess(reply.status)) {
        const hint = 'The answer may have been cut off on its way.';
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PUBLISH', `${route} ${notAsked}`, { isAmbiguous, hint });
    }
    const words = (0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(reply.message, 300).replace(/\.$/, '');
    const { status } = reply;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PUBLISH', `${route} answered ${status}: ${words}`, { isAmbiguous, status });
};
const readPermissionHint = 'Give the job the permission "contents: read" (and "pull-requests: read" on pull requests); the command line takes a token from SCAN_GATE_GITHUB_TOKEN.';
/** NOT_FOUND, UNAVAILABLE, PROTOCOL, or AUTH for whatever else was refused. */
const readProblem = ({ route, url, reply }) => {
    const asked = `${route.split(' ')[0]} ${URL.canParse(url) ? new URL(url).pathname : url}`;
    if (reply.kind === 'failure')
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('UNAVAILABLE', `GitHub: ${asked} failed: ${reply.message}`);
    const { status } = reply;
    if (isSuccess(status))
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PROTOCOL', `GitHub ${notAsked}`);
    // 422 is the answer about a commit that does not exist.
    const code = status === 404 || status === 422 ? 'NOT_FOUND' : status >= 500 ? 'UNAVAILABLE' : 'AUTH';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue(code, `GitHub: ${asked} answered ${status}`, { status, hint: readPermissionHint });
};


/***/ }),

/***/ 88926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createRunner: () => (/* binding */ createRunner),
/* harmony export */   summaryBudgetBytes: () => (/* binding */ summaryBudgetBytes)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96421);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92700);
/* harmony import */ var _report_neutral_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65633);
/* harmony import */ var _report_summary_fit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39482);
/** What the runner of a workflow takes from a step, by the toolkit of GitHub; it makes nothing harmless, so that is done here. */





/** The runner discards a summary above 1 MiB as a whole; the rest is left for what other tools add in the same step. */
const summaryBudgetBytes = 900_000;
const outputLimit = 4096;
const pathLimit = 1024;
/** The variables name the files, and have to be those of this process. */
function createRunner({ GITHUB_OUTPUT, GITHUB_STATE, GITHUB_STEP_SUMMARY }) {
    return {
        mask: _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setSecret */ .Pq,
        annotate,
        startGroup: (title) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .startGroup */ .Oh((0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralLine */ .GH)(title).trimEnd()),
        endGroup: _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .endGroup */ .N4,
        setOutputs: GITHUB_OUTPUT ? setOutputs : undefined,
        saveState: GITHUB_STATE ? saveState : undefined,
        addSummary: GITHUB_STEP_SUMMARY ? (markdown) => addSummary(GITHUB_STEP_SUMMARY, markdown) : undefined,
    };
}
const commands = { error: _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .error */ .z3, warning: _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e, notice: _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .notice */ .lm };
function annotate({ level, title, message, file, line }) {
    commands[level]((0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralBlock */ .Fk)(message), {
        title: (0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralLine */ .GH)(title, _report_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .titleLimit */ .sj).trim(),
        ...(file === undefined ? {} : { file: (0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralLine */ .GH)(file, pathLimit).trim() }),
        ...(file === undefined || line === undefined ? {} : { startLine: line }),
    });
}
function setOutputs(values) {
    for (const [name, value] of Object.entries(values)) {
        attempt('the outputs', () => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setOutput */ .uH(name, (0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralLine */ .GH)(value, outputLimit)));
    }
}
function saveState(name, value) {
    attempt('the state', () => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .saveState */ .LZ(name, (0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralLine */ .GH)(value, outputLimit)));
}
async function addSummary(path, markdown) {
    const whole = markdown === '' || markdown.endsWith('\n') ? markdown : `${markdown}\n`;
    const fitted = (0,_report_summary_fit_js__WEBPACK_IMPORTED_MODULE_4__/* .fitSummary */ .m)(markdown, summaryBudgetBytes - (await sizeOf(path)));
    try {
        if (fitted !== '')
            await _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .summary */ .z.emptyBuffer().addRaw(fitted).write();
    }
    catch (cause) {
        throw unwritten('the job summary', cause);
    }
    return fitted === whole;
}
async function sizeOf(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).size;
    }
    catch {
        return 0;
    }
}
function attempt(what, write) {
    try {
        write();
    }
    catch (cause) {
        throw unwritten(what, cause);
    }
}
function unwritten(what, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PUBLISH', `The runner's file for ${what} could not be written`, { cause });
}


/***/ }),

/***/ 39482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ fitSummary)
/* harmony export */ });
/** Fits a finished summary into the room that there is, by leaving out its last lines. */
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


/***/ }),

/***/ 22281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ readActionSettings),
/* harmony export */   m: () => (/* binding */ withoutService)
/* harmony export */ });
/* harmony import */ var _defaults_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42847);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46565);
/** The action's settings, whose findings have exactly one source: a service, or SARIF files. */


/** What says that a service is to be asked. */
const ofService = ['base-url', 'api-key', 'scan-id', 'repository-id', 'branch'];
/** What means nothing without `sarif`. */
const besideSarif = ['base-sarif', 'sarif-type'];
const ways = 'base-url (a service; scan-id names one of its scans), sarif (files of your scanners), or the action scan-gate/scan-gate/embedded (scanners of its own)';
/** Throws GateError CONFIG (reason `settings`) that lists every problem. */
function readActionSettings({ given, problems }) {
    const found = [...problems];
    const isGiven = (name) => (given[name]?.value.trim() ?? '') !== '';
    if (isGiven('sarif')) {
        const [other] = ofService.filter(isGiven);
        if (other !== undefined)
            found.push(`${other} and sarif are both given; findings come from one: ${ways}`);
        return withoutService(given, found);
    }
    const stray = besideSarif.filter(isGiven).map((name) => `${name} goes with sarif`);
    if (isGiven('base-url'))
        return (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .readSettings */ .sb)(given, [...found, ...stray]);
    return withoutService(given, [...found, ...stray, `Nothing says where the findings come from: ${ways}`]);
}
/** Of an action that asks no service. */
function withoutService(given, problems) {
    return (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .readSettings */ .sb)({ ...given, 'base-url': { value: _defaults_js__WEBPACK_IMPORTED_MODULE_0__/* .noServiceUrl */ .q, source: 'default' } }, problems);
}


/***/ }),

/***/ 90344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ contextHints),
/* harmony export */   w: () => (/* binding */ createSurroundings)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57914);


/** What the settings say about the place of a run. */
function contextHints({ policyRef, configFile }, judged) {
    return { judged, policy: { ref: policyRef, isCentral: configFile?.kind === 'central' } };
}
function createSurroundings({ sources }, access) {
    const { transport, budget, onWait } = access;
    const readerOf = (repository) => lazily(async () => {
        const { createGithubReader } = await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(6063)]).then(__webpack_require__.bind(__webpack_require__, 46063));
        return createGithubReader({ ...access.github, repository, transport, budget, onWait });
    });
    const github = readerOf(access.github.repository);
    const { head, trustedPolicy, judgedPolicy, diff, pushedByMs } = sources;
    const readDiff = diff && onceItCan(async () => (await readers()).readDiffFrom(diff, github));
    return {
        ...(head && branchReaders(head, github, pushedByMs)),
        readPolicyFile: trustedPolicy &&
            (async (place, path) => {
                const source = place === 'trusted' ? trustedPolicy : judgedPolicy;
                return source && (await readers()).readFileFrom(source, path, github);
            }),
        pushedByMs() {
            const aheadMs = github.serverAheadMs();
            return pushedByMs === undefined || aheadMs === undefined ? undefined : pushedByMs - aheadMs;
        },
        readAddress: async (url) => {
            const headers = { accept: 'application/json', 'accept-encoding': 'identity' };
            const answer = await transport.send({ method: 'GET', url, headers, signal: budget.signal });
            if (answer.kind === 'failure')
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('UNAVAILABLE', answer.message, { cause: answer.cause });
            if (answer.status !== 200)
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('UNAVAILABLE', `${url.host} answered ${answer.status}`);
            return answer.text;
        },
        readCentralFile: (repository, path, ref) => readerOf(repository).fileText(path, ref),
        changedFiles: readDiff &&
            (async () => {
                const [read, { changesOf }] = await Promise.all([readDiff(), __webpack_require__.e(/* import() */ 1912).then(__webpack_require__.bind(__webpack_require__, 21912))]);
                return read && changesOf(read);
            }),
        readMergeBaseMs: readDiff && (async () => (await readDiff())?.mergeBaseMs),
    };
}
/** No run needs them, nor git or GitHub's interface behind them, before its first request to the service. */
const readers = () => Promise.all(/* import() */[__webpack_require__.e(3880), __webpack_require__.e(6981)]).then(__webpack_require__.bind(__webpack_require__, 26981));
/** A reader that is made when something is to be read. */
function lazily(open) {
    let opened;
    const reader = (0,_run_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .Oo)(async () => {
        opened = await open();
        return opened;
    });
    return {
        branchHead: async (branch) => (await reader()).branchHead(branch),
        hasTag: async (name) => (await reader()).hasTag(name),
        hasLeft: async (left) => (await reader()).hasLeft(left),
        fileText: async (path, ref) => (await reader()).fileText(path, ref),
        changedFiles: async (pullRequest, of) => (await reader()).changedFiles(pullRequest, of),
        comparedFiles: async (base, head) => (await reader()).comparedFiles(base, head),
        serverAheadMs: () => opened?.serverAheadMs(),
    };
}
function branchReaders(head, github, pushedByMs) {
    let firstLookMs;
    return {
        async readHead() {
            const sha = await (await readers()).readHeadFrom(head, github);
            const aheadMs = github.serverAheadMs();
            firstLookMs ??= aheadMs === undefined ? undefined : Date.now() + aheadMs;
            return sha;
        },
        hasTag: async () => (await readers()).hasTagFrom(head, github),
        async hasLeft(sha, since) {
            const sinceMs = since === 'push' ? pushedByMs : firstLookMs;
            if (head.kind !== 'github' || sinceMs === undefined)
                return undefined;
            return github.hasLeft({ branch: head.branch, sha, sinceMs });
        },
    };
}
/** Read once for all who ask; again only where it could not be read. */
function onceItCan(read) {
    let reading;
    return () => {
        reading ??= read().catch((error) => {
            reading = undefined;
            throw error;
        });
        return reading;
    };
}


/***/ }),

/***/ 89536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ withClient),
/* harmony export */   Y: () => (/* binding */ accessOf)
/* harmony export */ });
/* harmony import */ var _ci_github_access_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16558);
/* harmony import */ var _ci_github_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33716);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85129);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92700);




function accessOf(run) {
    const { context, settings, env, transport, clock, cancel, now, loadOctokit } = run;
    const runId = env.GITHUB_RUN_ID;
    const { repositoryUrl } = context;
    return {
        ...(0,_ci_github_access_js__WEBPACK_IMPORTED_MODULE_3__/* .githubAccess */ .Y)(env, settings.githubToken, loadOctokit),
        secrets: settings.apiKey === undefined ? [] : [settings.apiKey],
        transport,
        clock,
        cancel,
        runUrl: runId === undefined || repositoryUrl === undefined ? undefined : `${repositoryUrl}/actions/runs/${runId}`,
        startedMs: now.getTime(),
        isDependabot: env.GITHUB_ACTOR === 'dependabot[bot]',
    };
}
/** A client of GitHub with a budget of time of its own, until `use` has ended. Throws what `use` throws. */
async function withClient(access, budgetMs, use) {
    const { clock, cancel } = access;
    const { createGithubClient } = await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(8657)]).then(__webpack_require__.bind(__webpack_require__, 88657));
    const budget = (0,_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .limitTime */ .DZ)({ clock, timeoutMs: budgetMs, cancel, timeIsOver: outOfTime });
    try {
        return await use(createGithubClient({ ...access, budget, problemOf: _ci_github_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .publishProblem */ .Nb }));
    }
    finally {
        budget.end();
    }
}
function outOfTime(budgetMs) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PUBLISH', `GitHub took longer than ${(0,_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSeconds */ .Xo)(budgetMs)}`);
}


/***/ }),

/***/ 66946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ marksInCheckRun)
/* harmony export */ });
/** Whether findings are marked by the annotations of a check run. */
function marksInCheckRun({ annotations }) {
    return annotations === 'auto' || annotations === 'check-run';
}


/***/ }),

/***/ 65132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ refusalOf)
/* harmony export */ });
/* harmony import */ var _ci_github_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33716);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92700);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18540);
/* harmony import */ var _report_neutral_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65633);
/** How a surface on GitHub that could not be written is told: why, and the permission that may be missing. */




/** One neutral line. */
function refusalOf(error, refused, { isDependabot }) {
    const fault = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue ? error : new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('PUBLISH', String(error));
    const status = (0,_ci_github_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .refusedWith */ .P0)(fault);
    const advice = status === undefined
        ? fault.hint && (0,_prose_js__WEBPACK_IMPORTED_MODULE_3__/* .plainText */ .wh)(fault.hint)
        : adviceFor(status, fault.message, whose(refused, isDependabot));
    const doubt = (0,_ci_github_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .isAmbiguous */ .X2)(fault) ? ' (it may have arrived all the same)' : '';
    const line = [`${refused.name} could not be written${doubt}: ${fault.message}`, advice].filter(Boolean).join('. ');
    return (0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .neutralLine */ .GH)(line, 1000);
}
function whose({ permission }, isDependabot) {
    return {
        grant: `Give the job the permission "${permission}".`,
        readOnly: isDependabot
            ? "Dependabot's runs get a read-only token by default"
            : 'A pull request from a fork gets a read-only token whatever the workflow says',
    };
}
function adviceFor(status, message, { grant, readOnly }) {
    if (status === 401)
        return 'Check github-token: it is wrong or has expired.';
    if (/must be enabled|not enabled|Advanced Security/i.test(message)) {
        return 'Enable code scanning in the settings of the repository, or leave upload-sarif out.';
    }
    if (status === 404)
        return `${grant} If it has it, this GitHub has no such interface.`;
    if (status === 422)
        return 'The summary of the run holds the findings.';
    return status === 403 ? `${grant} ${readOnly}.` : undefined;
}


/***/ })

};
