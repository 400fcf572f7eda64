export const id = 612;
export const ids = [612,619];
export const modules = {

/***/ 612:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6421);
/* harmony import */ var _ci_context_context_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4674);
/* harmony import */ var _ci_context_read_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4932);
/* harmony import */ var _ci_github_access_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(5635);
/* harmony import */ var _ci_github_octokit_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3708);
/* harmony import */ var _ci_github_runner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7619);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7094);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9473);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2504);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4807);
/* harmony import */ var _settings_reading_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4768);
/* harmony import */ var _steps_surroundings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6397);
/* harmony import */ var _surfaces_access_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2687);
/* harmony import */ var _surfaces_check_run_opened_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9441);
/* harmony import */ var _surfaces_check_run_progress_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3563);
/** Entry of the GitHub Action, for both parts of its step: the gate itself, and `post`, which closes what a killed run leaves open. */















/** The state that the gate leaves to `post`, which runs the same file. */
const partState = 'part';
async function gateStep(session) {
    const known = session.startReport();
    const { log } = session;
    log.line(`Scan Gate ${_session_js__WEBPACK_IMPORTED_MODULE_6__/* .version */ .rE}`);
    announcePost(session);
    known.settings = readStepSettings(session);
    const run = await readRun(session, known.settings);
    const { context } = run;
    log.line((0,_ci_context_context_js__WEBPACK_IMPORTED_MODULE_11__/* .describeContext */ .R)(context));
    const access = (0,_surfaces_access_js__WEBPACK_IMPORTED_MODULE_9__/* .accessOf */ .Y)(run);
    const checkRun = beginCheckRun(run, access, session);
    // Whatever happens from here on, the check run is completed.
    if (context.refusal === undefined)
        known.github = { access, checkRun, changes: undefined };
    const { report, settings, changes } = await gate(run, session);
    known.report = report;
    known.settings = settings;
    if (known.github !== undefined)
        known.github.changes = changes;
}
/** Without this word `post` would take itself for the gate and scan again: then rather nothing is scanned. */
function announcePost({ runner }) {
    if (runner?.saveState === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue('CONFIG', 'GITHUB_STATE is not set', {
            reason: 'settings',
            hint: 'The action runs in a GitHub workflow; elsewhere use the command line, scan-gate run.',
        });
    }
    runner.saveState(partState, 'post');
}
function readStepSettings({ env }) {
    const { given, problems } = (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_7__/* .readActionInputs */ .Ui)(Object.keys(env), _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4);
    return (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_7__/* .readSettings */ .sb)(given, problems);
}
async function readRun({ env, folder, cancel, transport, clock }, settings) {
    const hints = (0,_steps_surroundings_js__WEBPACK_IMPORTED_MODULE_8__/* .contextHints */ .o)(settings, { kind: 'branch', named: settings.branch, mustBeWorkflow: true });
    const context = await (0,_ci_context_read_context_js__WEBPACK_IMPORTED_MODULE_1__/* .readContext */ .y)({ variables: env, folder }, hints);
    const access = { transport: await transport(), clock: clock(settings.baseUrl), cancel, loadOctokit: _ci_github_octokit_js__WEBPACK_IMPORTED_MODULE_12__/* .actionOctokit */ .s };
    return { context, settings, env, ...access };
}
/** The state that names an open check run to `post`. */
const openState = 'check_run';
/** Shows the gate at work while it is, and lets `post` close what a killed run leaves open. */
function beginCheckRun(run, access, { runner }) {
    const { context, settings } = run;
    if (context.headSha === undefined || access.token === undefined)
        return undefined;
    if (!(0,_surfaces_check_run_opened_js__WEBPACK_IMPORTED_MODULE_13__/* .marksInCheckRun */ .v)(settings))
        return undefined;
    return (0,_surfaces_check_run_progress_js__WEBPACK_IMPORTED_MODULE_10__/* .openCheckRun */ .G)(openingOf(run, access), access, (state) => {
        try {
            runner?.saveState?.(openState, state);
        }
        catch {
            // Then `post` cannot close what a killed run leaves open; the run itself still can.
        }
    });
}
function openingOf({ context, settings }, { runUrl }) {
    const text = `Scanning ${context.branch}. The time limit is ${(0,_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .formatSeconds */ .Xo)(settings.timeoutSeconds * 1000)}.`;
    const event = context.change?.number === undefined ? context.event : undefined;
    return { headSha: context.headSha ?? '', category: settings.category, event, text, runUrl };
}
function gate({ env, ...run }, { now, runLog }) {
    const { context, settings, transport } = run;
    const github = (0,_ci_github_access_js__WEBPACK_IMPORTED_MODULE_14__/* .githubAccess */ .Y)(env, settings.githubToken, run.loadOctokit);
    return (0,_gate_js__WEBPACK_IMPORTED_MODULE_5__/* .runGate */ .R)({
        ...run,
        version: _session_js__WEBPACK_IMPORTED_MODULE_6__/* .version */ .rE,
        now,
        log: runLog,
        surroundings: (budget, onWait) => (0,_steps_surroundings_js__WEBPACK_IMPORTED_MODULE_8__/* .createSurroundings */ .w)(context, { github, transport, budget, onWait }),
    });
}
/** Closes the check run that a gate which was killed left open. */
async function postStep(session) {
    const { env, log } = session;
    const state = env[`STATE_${openState}`] ?? '';
    if (state === '')
        return;
    try {
        const run = await readRun(session, readStepSettings(session));
        const access = (0,_surfaces_access_js__WEBPACK_IMPORTED_MODULE_9__/* .accessOf */ .Y)(run);
        const cancelling = { opening: openingOf(run, access), text: 'The run was cut off before it came to a verdict.' };
        const { wasOpen, warning } = await (0,_surfaces_check_run_progress_js__WEBPACK_IMPORTED_MODULE_10__/* .closeLeftOpen */ .M)(state, cancelling, access);
        if (warning !== undefined)
            log.line(`Warning: ${warning}`);
        else if (wasOpen)
            log.line('Closed the check run that the gate left open');
    }
    catch (error) {
        log.line(`Warning: the check run stays open: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .asGateError */ .Ub)(error).message}`);
    }
}
const { env } = process;
const entry = {
    ...(0,_session_js__WEBPACK_IMPORTED_MODULE_6__/* .processEntry */ .GP)(),
    folder: env.GITHUB_WORKSPACE ?? process.cwd(),
    openRunner: async () => (0,_ci_github_runner_js__WEBPACK_IMPORTED_MODULE_2__.createRunner)(env),
};
process.exitCode = await (0,_session_js__WEBPACK_IMPORTED_MODULE_6__/* .withSession */ .fQ)(entry, (session) => {
    for (const name of ['api-key', 'github-token'])
        session.mask((0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4)(name, { trimWhitespace: false }));
    return env[`STATE_${partState}`] === 'post' ? postStep(session) : gateStep(session);
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 7619:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createRunner: () => (/* binding */ createRunner),
/* harmony export */   summaryBudgetBytes: () => (/* binding */ summaryBudgetBytes)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6421);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9473);
/* harmony import */ var _report_neutral_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9960);
/* harmony import */ var _report_summary_fit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4111);
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

/***/ 4111:
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

/***/ 9441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ marksInCheckRun)
/* harmony export */ });
/** Whether findings are marked by the annotations of a check run. */
function marksInCheckRun({ annotations }) {
    return annotations === 'auto' || annotations === 'check-run';
}


/***/ }),

/***/ 3563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ openCheckRun),
/* harmony export */   M: () => (/* binding */ closeLeftOpen)
/* harmony export */ });
/* harmony import */ var _ci_github_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6817);
/* harmony import */ var _access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2687);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8245);
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
    const opened = open(opening, access).then((found) => {
        if (found === 'none')
            markCompleted();
        else if (found !== 'unknown')
            keep(String(found.id));
        return found;
    });
    return {
        async find(client) {
            const found = await opened;
            if (found === 'none')
                return undefined;
            return found === 'unknown' ? (await requests()).findUnfinished(client, opening) : found;
        },
        markCompleted,
        async close(text) {
            const found = await opened;
            if (isEnded)
                return undefined;
            const id = typeof found === 'string' ? undefined : found.id;
            const warning = await end(id, { opening, text, budgetMs: endBudgetMs }, access);
            if (warning === undefined)
                markCompleted();
            // What nobody knows to be there is left to the `post` part without a word.
            return id === undefined ? undefined : warning;
        },
    };
}
/** `unknown` when the request may have arrived, and its answer did not. */
async function open(opening, access) {
    if (access.cancel.aborted)
        return 'none';
    const inGrace = { ...inRealTime(access), cancel: delayed(access.cancel, openGraceMs) };
    try {
        const { startCheckRun } = await requests();
        return await (0,_access_js__WEBPACK_IMPORTED_MODULE_1__/* .withClient */ .S)(inGrace, openBudgetMs, (client) => startCheckRun(client, opening));
    }
    catch (error) {
        return (0,_ci_github_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .refusedWith */ .P0)(error) === undefined ? 'unknown' : 'none';
    }
}
/** Loaded in the background: a run's first request does not wait for it. */
function requests() {
    return Promise.all(/* import() */[__webpack_require__.e(389), __webpack_require__.e(140)]).then(__webpack_require__.bind(__webpack_require__, 6389));
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
    const isId = /^[1-9]\d{0,15}$/.test(state);
    if (!isId && state !== unknownState)
        return { wasOpen: false };
    const ending = { ...cancelling, budgetMs: postBudgetMs };
    return { wasOpen: true, warning: await end(isId ? Number(state) : undefined, ending, access) };
}
/** Whatever was cancelled before. */
async function end(id, { opening, text, budgetMs }, access) {
    const cancel = new AbortController().signal;
    try {
        const { endCheckRun, findUnfinished } = await requests();
        await (0,_access_js__WEBPACK_IMPORTED_MODULE_1__/* .withClient */ .S)({ ...inRealTime(access), cancel }, budgetMs, async (client) => {
            const found = id ?? (await findUnfinished(client, opening))?.id;
            if (found !== undefined)
                await endCheckRun(client, found, { conclusion: 'cancelled', title: 'Cancelled', text });
        });
        return undefined;
    }
    catch (error) {
        return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .refusalOf */ .O)(error, { name: 'The end of the check run', permission: 'checks: write' }, access);
    }
}


/***/ }),

/***/ 8245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ refusalOf)
/* harmony export */ });
/* harmony import */ var _ci_github_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6817);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9473);
/* harmony import */ var _report_neutral_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9960);
/** How a surface on GitHub that could not be written is told: why, and the permission that may be missing. */



/** One neutral line. */
function refusalOf(error, refused, { isDependabot }) {
    const fault = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue ? error : new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('PUBLISH', String(error));
    const status = (0,_ci_github_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .refusedWith */ .P0)(fault);
    const advice = status === undefined ? fault.hint : adviceFor(status, fault.message, whose(refused, isDependabot));
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
