export const id = 720;
export const ids = [720];
export const modules = {

/***/ 2720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ gate),
/* harmony export */   run: () => (/* binding */ run),
/* harmony export */   x: () => (/* binding */ readRunSettings)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8321);
/* harmony import */ var _api_http_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9071);
/* harmony import */ var _ci_github_runner_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7619);
/* harmony import */ var _ci_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3167);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9473);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3635);
/* harmony import */ var _github_place_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9787);
/* harmony import */ var _policy_exit_code_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(777);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4677);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5269);
/* harmony import */ var _report_draft_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8540);
/* harmony import */ var _settings_reading_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6822);
/* harmony import */ var _settings_values_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(8510);
/** `scan-gate run`: the gate on the command line, against a service elsewhere or the embedded one. */















async function run(request) {
    const readsCommands = request.env.GITHUB_ACTIONS === 'true';
    const log = (0,_ci_log_js__WEBPACK_IMPORTED_MODULE_5__/* .createLog */ .h)({
        write: (line) => process.stdout.write(line),
        readsCommands,
        columns: terminalOf(request.env),
    });
    const cancellation = (0,_process_js__WEBPACK_IMPORTED_MODULE_10__/* .watchSignals */ .RQ)();
    let settings;
    let report;
    let github;
    let transport;
    try {
        settings = await readRunSettings(request, log);
        transport = (0,_api_http_js__WEBPACK_IMPORTED_MODULE_3__/* .createTransport */ .oO)({ proxy: (0,_process_js__WEBPACK_IMPORTED_MODULE_10__/* .proxySettings */ .EM)(request.env) });
        const result = await gate({ request, settings, log, cancellation, transport });
        ({ report, settings } = result);
        github = githubTarget(request, result, transport, cancellation);
    }
    catch (error) {
        report = refused((0,_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .asGateError */ .Ub)(error, 'CONFIG'), settings);
    }
    report = { ...report, exitCode: cancellation.exitCode() ?? report.exitCode };
    const final = await (0,_publish_js__WEBPACK_IMPORTED_MODULE_11__/* .publish */ .mk)(report, settings ?? {}, placeOf(request, log, readsCommands, github));
    await transport?.close();
    cancellation.end();
    return cancellation.exitCode() ?? final.exitCode;
}
/** The terminal at which somebody sits; a CI system may pretend to have one, and would keep every frame. */
function terminalOf(env) {
    if (!process.stdout.isTTY || env.CI || env.GITHUB_ACTIONS || env.TERM === 'dumb')
        return undefined;
    return () => process.stdout.columns || 80;
}
/**
 * A workflow of ours, with a commit to show something on; that of an embedded run is the checkout's, which may be a merge
 * that nobody looks at.
 */
function githubTarget({ env, flags }, { context, settings, changes }, transport, cancellation) {
    const isOurs = context.system === 'github' && context.refusal === undefined && !flags.switches.has('embedded');
    if (!isOurs || settings.githubToken === undefined)
        return undefined;
    return { deps: (0,_github_place_js__WEBPACK_IMPORTED_MODULE_8__/* .githubDeps */ .kZ)({ context, settings, env, transport }, cancellation.signal), opened: undefined, changes };
}
/** The settings of flags, standard input and variables; masks the secrets first, then says who is speaking. */
async function readRunSettings({ env, flags }, log) {
    const reading = (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_13__/* .mergeReadings */ .gK)(flags, await keyFromInput(flags), (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_13__/* .readEnvironment */ .Qo)(env));
    for (const name of ['api-key', 'github-token']) {
        const secret = reading.given[name]?.value.trim();
        if (secret)
            log.command((0,_ci_github_runner_js__WEBPACK_IMPORTED_MODULE_4__/* .maskLine */ .Zj)(secret));
    }
    log.line(`Scan Gate ${_process_js__WEBPACK_IMPORTED_MODULE_10__/* .version */ .rE}`);
    return readCommandSettings(reading, flags);
}
async function keyFromInput(flags) {
    if (!flags.switches.has('api-key-stdin'))
        return { given: {}, problems: [] };
    const value = (await (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__.text)(process.stdin)).trim();
    if (value === '')
        return { given: {}, problems: ['--api-key-stdin: standard input is empty'] };
    return { given: { 'api-key': { value, source: 'flag' } }, problems: [] };
}
/** An address that passes for one until the embedded service has its own. */
const pendingUrl = 'http://127.0.0.1/api/v1';
function readCommandSettings(reading, flags) {
    const problems = [...reading.problems];
    const extra = flags.positionals.slice(flags.switches.has('embedded') ? 2 : 1);
    if (extra.length > 0)
        problems.push(`${JSON.stringify(extra.join(' '))} is not expected here`);
    if (!flags.switches.has('embedded')) {
        try {
            return (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_13__/* .readSettings */ .sb)(reading.given, problems);
        }
        catch (error) {
            throw reading.given['base-url'] ? error : withEmbeddedHint(error);
        }
    }
    for (const name of ['base-url', 'repository-id', 'branch', 'scan-id']) {
        if (flags.given[name])
            problems.push(`--${name} does not go with --embedded, which scans the commit of a checkout`);
    }
    const { 'repository-id': _, branch: __, 'scan-id': ___, ...given } = reading.given;
    return (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_13__/* .readSettings */ .sb)({ ...given, 'base-url': { value: pendingUrl, source: 'default' } }, problems);
}
function withEmbeddedHint(error) {
    const { code, message, reason } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .asGateError */ .Ub)(error);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .GateError */ .ue(code, message, {
        cause: error,
        reason,
        hint: 'Correct the settings and run again. Without a service: scan-gate run --embedded scans a checkout here.',
    });
}
/** Runs the gate on its stage, and ends what the stage started. */
async function gate({ request, settings, log, cancellation, transport, ...wishes }) {
    const { env, flags } = request;
    let stage;
    try {
        if (flags.switches.has('embedded')) {
            const { embeddedStage } = await Promise.all(/* import() */[__webpack_require__.e(40), __webpack_require__.e(204), __webpack_require__.e(309), __webpack_require__.e(592)]).then(__webpack_require__.bind(__webpack_require__, 7592));
            stage = await embeddedStage({ request, settings, transport });
        }
        else {
            const { remoteStage } = await Promise.all(/* import() */[__webpack_require__.e(309), __webpack_require__.e(158)]).then(__webpack_require__.bind(__webpack_require__, 4158));
            stage = await remoteStage({ request, settings, transport });
        }
        for (const line of stage.opening)
            log.line(line);
        return await (0,_gate_js__WEBPACK_IMPORTED_MODULE_7__/* .runGate */ .R)({
            settings: stage.settings,
            context: stage.context,
            surroundings: stage.surroundings,
            version: _process_js__WEBPACK_IMPORTED_MODULE_10__/* .version */ .rE,
            transport,
            clock: (0,_process_js__WEBPACK_IMPORTED_MODULE_10__/* .clockFor */ .mk)(env, (0,_settings_values_js__WEBPACK_IMPORTED_MODULE_14__/* .isLoopback */ .U9)(stage.settings.baseUrl)),
            cancel: cancellation.signal,
            now: new Date(),
            ...wishes,
            story: { say: log.line, note: (line) => log.line(`Note: ${line}`), live: log.live },
        });
    }
    finally {
        await stage?.end();
    }
}
function refused(error, settings) {
    const report = (0,_report_draft_js__WEBPACK_IMPORTED_MODULE_12__/* .withError */ .jT)({ ...(0,_report_draft_js__WEBPACK_IMPORTED_MODULE_12__/* .newReport */ .bQ)(_process_js__WEBPACK_IMPORTED_MODULE_10__/* .version */ .rE), enforced: !(settings?.warnOnly ?? false) }, error);
    const leniency = settings ?? { warnOnly: false, onInconclusive: {} };
    return { ...report, exitCode: (0,_policy_exit_code_js__WEBPACK_IMPORTED_MODULE_9__/* .exitCodeOf */ .F)(report.verdict, report.reason, leniency) };
}
function placeOf({ env, cwd }, log, readsCommands, github) {
    return {
        log,
        folder: cwd,
        defaultReportFile: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(env.RUNNER_TEMP ?? (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)(), 'scan-gate', 'report.json'),
        outputsFile: readsCommands ? env.GITHUB_OUTPUT : undefined,
        summaryFile: readsCommands ? env.GITHUB_STEP_SUMMARY : undefined,
        readsCommands,
        github,
    };
}


/***/ })

};
