export const id = 125;
export const ids = [125];
export const modules = {

/***/ 13125:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _action_service_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9261);
/* harmony import */ var _action_step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86474);
/** Entry of the GitHub Action, for both parts of its step. */


process.exitCode = await (0,_action_step_js__WEBPACK_IMPORTED_MODULE_1__/* .runAction */ .Cs)(_action_service_js__WEBPACK_IMPORTED_MODULE_0__/* .serviceAction */ .S);

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 9261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ serviceAction)
/* harmony export */ });
/* harmony import */ var _ci_context_context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25159);
/* harmony import */ var _ci_github_access_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16558);
/* harmony import */ var _gate_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40220);
/* harmony import */ var _gate_sources_service_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91417);
/* harmony import */ var _gate_surroundings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59552);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45622);
/* harmony import */ var _settings_action_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22281);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86474);
/** The action: judges what a service found, or SARIF files. */








async function judgeScan(session, known, settings) {
    const run = await (0,_step_js__WEBPACK_IMPORTED_MODULE_5__/* .titled */ .dJ)(session, () => (0,_step_js__WEBPACK_IMPORTED_MODULE_5__/* .readRun */ .cI)(session, settings));
    session.log.line(`Scan Gate ${_session_js__WEBPACK_IMPORTED_MODULE_3__/* .version */ .rE} · ${(0,_ci_context_context_js__WEBPACK_IMPORTED_MODULE_6__/* .describeContext */ .R5)(run.context)}`);
    const github = (0,_step_js__WEBPACK_IMPORTED_MODULE_5__/* .beginShowing */ .HD)(run, session);
    // Whatever happens from here on, the check run is completed.
    if (run.context.refusal === undefined)
        known.github = github;
    const result = await gate(run, session);
    known.report = result.report;
    known.settings = result.settings;
    github.changes = result.changes;
}
function gate(run, { now, runLog: log }) {
    const { context, settings, transport, clock, cancel } = run;
    const github = (0,_ci_github_access_js__WEBPACK_IMPORTED_MODULE_7__/* .githubAccess */ .Y)(run.env, settings.githubToken, run.loadOctokit);
    const environment = {
        ...{ context, version: _session_js__WEBPACK_IMPORTED_MODULE_3__/* .version */ .rE, transport, clock, cancel, now, log },
        surroundings: (budget, onWait) => (0,_gate_surroundings_js__WEBPACK_IMPORTED_MODULE_2__/* .createSurroundings */ .w)(context, { github, transport, budget, onWait }),
    };
    return (0,_gate_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .runGate */ .R)(settings, environment, (0,_gate_sources_service_source_js__WEBPACK_IMPORTED_MODULE_1__/* .createServiceSource */ .l)(settings));
}
const serviceAction = {
    entrance: 'action',
    readSettings: _settings_action_source_js__WEBPACK_IMPORTED_MODULE_4__/* .readActionSettings */ .O,
    async judge(session, known, settings) {
        if (settings.sarif === undefined)
            return judgeScan(session, known, settings);
        const { judgeFiles } = await Promise.all(/* import() */[__webpack_require__.e(898), __webpack_require__.e(479), __webpack_require__.e(169)]).then(__webpack_require__.bind(__webpack_require__, 37107));
        return judgeFiles(session, known, settings);
    },
};


/***/ }),

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

// UNUSED EXPORTS: runStep

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 14 modules
var core = __webpack_require__(96421);
// EXTERNAL MODULE: ./build/compiled/src/ci/context/context.js
var context_context = __webpack_require__(25159);
// EXTERNAL MODULE: ./build/compiled/src/ci/context/read-context.js + 9 modules
var read_context = __webpack_require__(44577);
// EXTERNAL MODULE: ./build/compiled/src/ci/github/octokit.js
var octokit = __webpack_require__(29219);
// EXTERNAL MODULE: ./build/compiled/src/ci/github/runner.js
var runner = __webpack_require__(88926);
// EXTERNAL MODULE: ./build/compiled/src/clock.js
var clock = __webpack_require__(85129);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/gate/surroundings.js + 3 modules
var surroundings = __webpack_require__(59552);
// EXTERNAL MODULE: ./build/compiled/src/session.js + 5 modules
var session = __webpack_require__(45622);
// EXTERNAL MODULE: ./build/compiled/src/settings/reading.js
var reading = __webpack_require__(46565);
// EXTERNAL MODULE: ./build/compiled/src/settings/settings.js + 20 modules
var settings = __webpack_require__(49646);
// EXTERNAL MODULE: ./build/compiled/src/surfaces/access.js
var surfaces_access = __webpack_require__(89536);
// EXTERNAL MODULE: ./build/compiled/src/surfaces/check-run/opened.js
var opened = __webpack_require__(66946);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/compiled/src/ci/github/problems.js
var problems = __webpack_require__(33716);
// EXTERNAL MODULE: ./build/compiled/src/surfaces/refusal.js
var refusal = __webpack_require__(65132);
// EXTERNAL MODULE: ./build/compiled/src/surfaces/check-run/check-run.js + 1 modules
var check_run = __webpack_require__(37887);
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
            const found = begun === 'unknown' ? await (0,check_run/* findUnfinished */.dJ)(client, opening) : begun;
            if (found === undefined || !(await (0,check_run/* isOvertaken */.iN)(client, opening, found.startedMs)))
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
    // The service's first request leaves before Octokit is loaded.
    await (0,promises_.setImmediate)();
    await (0,promises_.setImmediate)();
    try {
        return await (0,surfaces_access/* withClient */.S)(inGrace, openBudgetMs * access.clock.patience, (client) => (0,check_run/* startCheckRun */.aF)(client, opening));
    }
    catch (error) {
        return (0,problems/* refusedWith */.P0)(error) === undefined ? 'unknown' : 'none';
    }
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
        await (0,surfaces_access/* withClient */.S)({ ...inRealTime(access), cancel }, budgetMs * access.clock.patience, async (client) => {
            const found = known ?? (await (0,check_run/* findUnfinished */.dJ)(client, opening));
            if (found === undefined || (await (0,check_run/* isOvertaken */.iN)(client, opening, found.startedMs)))
                return;
            await (0,check_run/* endCheckRun */.j8)(client, found.id, { conclusion: 'cancelled', title: 'Cancelled', text });
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
    const openRunner = async () => (0,runner/* createRunner */.ji)(env);
    return (0,session/* withSession */.fQ)({ ...entry, folder: env.GITHUB_WORKSPACE ?? entry.folder, openRunner, masksAll: true }, (session) => runStep(session, { ...action, getInput: core/* getInput */.V4 }));
}
/** The part of the step that this process is: the gate, or `post`. */
function runStep(session, step) {
    for (const name of (0,settings/* secretNames */.XG)())
        session.mask(step.getInput(name, { trimWhitespace: false }));
    return session.env[`STATE_${states.part}`] === 'post' ? postStep(session, step) : gateStep(session, step);
}
async function gateStep(session, step) {
    const known = session.startReport();
    const settings = await titled(session, async () => {
        announcePost(session);
        known.settings = settingsOf(session, step);
        return known.settings;
    });
    await step.judge(session, known, settings);
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
function settingsOf({ env }, { entrance, readSettings, getInput: input }) {
    return readSettings((0,reading/* readActionInputs */.Ui)(entrance, Object.keys(env), input));
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
async function postStep(session, step) {
    const { env, log } = session;
    await step.clear?.(session);
    const state = env[`STATE_${states.checkRun}`] ?? '';
    if (state === '')
        return;
    try {
        const run = await readRun(session, settingsOf(session, step));
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


/***/ })

};
