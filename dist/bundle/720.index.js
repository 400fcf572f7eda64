export const id = 720;
export const ids = [720];
export const modules = {

/***/ 2720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gate: () => (/* binding */ gate),
/* harmony export */   readRunSettings: () => (/* binding */ readRunSettings),
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _ci_context_context_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4674);
/* harmony import */ var _ci_context_read_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4932);
/* harmony import */ var _ci_github_access_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5635);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9473);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2504);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4807);
/* harmony import */ var _settings_defaults_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6620);
/* harmony import */ var _settings_reading_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4768);
/* harmony import */ var _steps_surroundings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6397);
/* harmony import */ var _surfaces_access_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2687);
/** `scan-gate run`: the gate on the command line, against a service elsewhere or the embedded one. */










async function run(request) {
    const known = request.session.startReport();
    known.settings = await readRunSettings(request);
    const result = await gate({ request, settings: known.settings });
    known.report = result.report;
    known.settings = result.settings;
    known.github = await githubTarget(request, result);
}
/**
 * A workflow of ours, with a commit to show something on; that of an embedded run is the checkout's, which may be a merge
 * that nobody looks at.
 */
async function githubTarget({ session, flags }, { context, settings, changes }) {
    const isOurs = context.system === 'github' && context.refusal === undefined && flags.own.embedded === undefined;
    if (!isOurs || settings.githubToken === undefined)
        return undefined;
    const { env, cancel } = session;
    const clock = session.clock(settings.baseUrl);
    const access = (0,_surfaces_access_js__WEBPACK_IMPORTED_MODULE_7__/* .accessOf */ .Y)({ context, settings, env, transport: await session.transport(), clock, cancel });
    return { access, checkRun: undefined, changes };
}
/** The settings of flags, standard input and variables; masks the secrets before anything else is printed. */
async function readRunSettings({ session, flags }) {
    const reading = (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_5__/* .mergeReadings */ .gK)(flags, await keyFromInput(session, flags), (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_5__/* .readEnvironment */ .Qo)(session.env));
    session.mask(reading.given['api-key']?.value);
    session.mask(reading.given['github-token']?.value);
    session.log.line(`Scan Gate ${_session_js__WEBPACK_IMPORTED_MODULE_3__/* .version */ .rE}`);
    return readCommandSettings(reading, flags);
}
async function keyFromInput({ readInput }, flags) {
    if (flags.own['api-key-stdin'] === undefined)
        return { given: {}, problems: [] };
    const value = (await readInput()).trim();
    if (value === '')
        return { given: {}, problems: ['--api-key-stdin: standard input is empty'] };
    return { given: { 'api-key': { value, source: 'flag' } }, problems: [] };
}
function readCommandSettings(reading, { given: flagged, own, positionals }) {
    const problems = [...reading.problems];
    const extra = positionals.slice(own.embedded ? 1 : 0);
    if (extra.length > 0)
        problems.push(`${JSON.stringify(extra.join(' '))} is not expected here`);
    if (!own.embedded) {
        try {
            return (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_5__/* .readSettings */ .sb)(reading.given, problems);
        }
        catch (error) {
            throw reading.given['base-url'] ? error : withEmbeddedHint(error);
        }
    }
    for (const name of ['base-url', 'repository-id', 'branch', 'scan-id']) {
        if (flagged[name])
            problems.push(`--${name} does not go with --embedded, which scans the commit of a checkout`);
    }
    const { 'repository-id': _, branch: __, 'scan-id': ___, ...given } = reading.given;
    return (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_5__/* .readSettings */ .sb)({ ...given, 'base-url': { value: _settings_defaults_js__WEBPACK_IMPORTED_MODULE_4__/* .noServiceUrl */ .q, source: 'default' } }, problems);
}
function withEmbeddedHint(error) {
    const { code, message, reason } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .asGateError */ .Ub)(error);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue(code, message, {
        cause: error,
        reason,
        hint: 'Correct the settings and run again. Without a service: scan-gate run --embedded scans a checkout here.',
    });
}
/** Runs the gate on its target, and ends what was started for that. */
async function gate({ request, settings, check, ...options }) {
    const { session } = request;
    const target = await targetOf(request, settings);
    try {
        check?.(target);
        for (const line of target.opening)
            session.log.line(line);
        const { context } = target;
        const github = (0,_ci_github_access_js__WEBPACK_IMPORTED_MODULE_8__/* .githubAccess */ .Y)(session.env, settings.githubToken);
        const transport = await session.transport();
        return await (0,_gate_js__WEBPACK_IMPORTED_MODULE_2__/* .runGate */ .R)({
            settings: target.settings,
            context,
            comparison: target.comparison,
            surroundings: (budget, onWait) => (0,_steps_surroundings_js__WEBPACK_IMPORTED_MODULE_6__/* .createSurroundings */ .w)(context, { github, transport, budget, onWait }),
            version: _session_js__WEBPACK_IMPORTED_MODULE_3__/* .version */ .rE,
            transport,
            clock: session.clock(target.settings.baseUrl),
            cancel: session.cancel,
            now: session.now,
            ...options,
            log: session.runLog,
        });
    }
    finally {
        await target.end();
    }
}
async function targetOf(request, settings) {
    const { session, flags } = request;
    if (flags.own.embedded) {
        const { embeddedTarget } = await Promise.all(/* import() */[__webpack_require__.e(40), __webpack_require__.e(772), __webpack_require__.e(197)]).then(__webpack_require__.bind(__webpack_require__, 2197));
        return embeddedTarget(request, settings);
    }
    const hints = (0,_steps_surroundings_js__WEBPACK_IMPORTED_MODULE_6__/* .contextHints */ .o)(settings, { kind: 'branch', named: settings.branch });
    const context = await (0,_ci_context_read_context_js__WEBPACK_IMPORTED_MODULE_0__/* .readContext */ .y)({ variables: session.env, folder: session.folder }, hints);
    const { defaultBranch } = context;
    return {
        settings,
        context,
        comparison: undefined,
        defaultBranch,
        opening: [(0,_ci_context_context_js__WEBPACK_IMPORTED_MODULE_9__/* .describeContext */ .R)(context)],
        end: async () => { },
    };
}


/***/ })

};
