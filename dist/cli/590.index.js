export const id = 590;
export const ids = [590,720];
export const modules = {

/***/ 6590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   baseline: () => (/* binding */ baseline)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _api_http_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9071);
/* harmony import */ var _ci_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3167);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9473);
/* harmony import */ var _policy_baseline_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7524);
/* harmony import */ var _policy_evidence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8342);
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1022);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4677);
/* harmony import */ var _report_log_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6945);
/* harmony import */ var _report_saved_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3772);
/* harmony import */ var _steps_baseline_file_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(540);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2720);
/** `scan-gate baseline write|show|diff`: the known findings of the default branch, for `scope: new`. */














const defaultPath = '.github/scan-gate-baseline.json';
async function baseline(request) {
    const [, action, ...paths] = request.flags.positionals;
    const [first, second] = paths;
    if (action === 'write')
        return writeBaseline(request);
    const log = (0,_ci_log_js__WEBPACK_IMPORTED_MODULE_4__/* .createLog */ .h)({ write: (text) => process.stdout.write(text), readsCommands: false });
    const readText = (path) => textOf(request.cwd, path);
    if (action === 'show' && paths.length <= 1) {
        const path = first ?? defaultPath;
        for (const line of shown((0,_policy_baseline_js__WEBPACK_IMPORTED_MODULE_6__/* .parseBaseline */ .nk)(await readText(path), path)))
            log.line(line);
        return 0;
    }
    if (action === 'diff' && first !== undefined && second !== undefined && paths.length === 2) {
        const before = (0,_policy_baseline_js__WEBPACK_IMPORTED_MODULE_6__/* .parseBaseline */ .nk)(await readText(first), first);
        for (const line of comparison(before, await readText(second), second))
            log.line(line);
        return 0;
    }
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .ue('CONFIG', 'baseline needs to know what to do', {
        hint: 'scan-gate baseline write [--baseline-file FILE], baseline show [FILE], or baseline diff FILE FILE|REPORT.',
    });
}
/** Runs the gate over the default branch and writes what its own scan found; nothing when that cannot be told for sure. */
async function writeBaseline(request) {
    const readsCommands = request.env.GITHUB_ACTIONS === 'true';
    const log = (0,_ci_log_js__WEBPACK_IMPORTED_MODULE_4__/* .createLog */ .h)({ write: (text) => process.stdout.write(text), readsCommands });
    const cancellation = (0,_process_js__WEBPACK_IMPORTED_MODULE_9__/* .watchSignals */ .RQ)();
    const positionals = ['run', ...request.flags.positionals.slice(2)];
    const run = { ...request, flags: { ...request.flags, positionals } };
    const transport = (0,_api_http_js__WEBPACK_IMPORTED_MODULE_3__/* .createTransport */ .oO)({ proxy: (0,_process_js__WEBPACK_IMPORTED_MODULE_9__/* .proxySettings */ .EM)(request.env) });
    try {
        const settings = await (0,_run_js__WEBPACK_IMPORTED_MODULE_13__/* .readRunSettings */ .x)(run, log);
        await checkBranch({ run, settings, transport });
        return await writeScanned({ run, settings, log, cancellation, transport });
    }
    catch (error) {
        const { message, hint } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .asGateError */ .Ub)(error);
        log.line(`Nothing was written: ${message}`);
        if (hint !== undefined)
            log.line(hint);
        return cancellation.exitCode() ?? 2;
    }
    finally {
        await transport.close();
        cancellation.end();
    }
}
async function writeScanned({ run, settings, log, cancellation, transport }) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(run.cwd, settings.baselineFile ?? defaultPath);
    // Whatever scope the policy file asks for: a baseline is made of everything that the scan found.
    const judged = { ...settings, scope: 'scan', sources: { ...settings.sources, scope: 'flag' } };
    const result = await (0,_run_js__WEBPACK_IMPORTED_MODULE_13__/* .gate */ .G)({ request: run, settings: judged, log, cancellation, transport, wantsEverything: true });
    const { evidence, report, context } = result;
    if (evidence === undefined || report.reason === 'moved') {
        for (const line of (0,_report_log_js__WEBPACK_IMPORTED_MODULE_10__/* .lines */ .M)(report, { reportFile: undefined }))
            log.line(line);
        return cancellation.exitCode() ?? 2;
    }
    const made = (0,_steps_baseline_file_js__WEBPACK_IMPORTED_MODULE_12__/* .makeBaseline */ .c1)(evidence, { repositoryUrl: context.repositoryUrl, branch: context.branch });
    await writeWhole(target, (0,_policy_baseline_js__WEBPACK_IMPORTED_MODULE_6__/* .renderBaseline */ .qL)(made));
    log.line(`${target}: ${made.entries.length} known findings of ${made.branch}`);
    if (context.isPublic)
        log.line('It names open findings: whoever can read the repository can read them there.');
    return 0;
}
/** Before anything is scanned. Throws GateError CONFIG off the default branch, and where nothing says which that is. */
async function checkBranch(place) {
    const { branch, defaultBranch } = await branchesOf(place);
    if (branch === defaultBranch)
        return;
    if (defaultBranch === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .ue('CONFIG', `Nothing says whether ${branch} is the default branch`, {
            reason: 'wrong-ref',
            hint: 'Let git ask the remote: git remote set-head origin --auto.',
        });
    }
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .ue('CONFIG', `${branch} is not the default branch, ${defaultBranch}`, {
        reason: 'wrong-ref',
        hint: 'A baseline is made of the default branch alone: anything else would let its own findings through.',
    });
}
async function branchesOf({ run, settings, transport, }) {
    if (run.flags.switches.has('embedded')) {
        const { readHead } = await Promise.all(/* import() */[__webpack_require__.e(40), __webpack_require__.e(204)]).then(__webpack_require__.bind(__webpack_require__, 5204));
        const { workflowContext } = await Promise.all(/* import() */[__webpack_require__.e(40), __webpack_require__.e(204), __webpack_require__.e(309), __webpack_require__.e(592)]).then(__webpack_require__.bind(__webpack_require__, 7592));
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(run.cwd, run.flags.positionals[1] ?? '.');
        const { source } = await readHead(path);
        const { defaultBranch = source.defaultBranch } = await workflowContext(path, run.env);
        return { branch: source.pin.branch, defaultBranch };
    }
    const { remoteStage } = await Promise.all(/* import() */[__webpack_require__.e(309), __webpack_require__.e(158)]).then(__webpack_require__.bind(__webpack_require__, 4158));
    const { context } = await remoteStage({ request: run, settings, transport });
    if (context.refusal !== undefined)
        throw context.refusal;
    return context;
}
/** Writes beside and renames, so that nobody ever reads half a file. */
async function writeWhole(path, text) {
    const beside = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`;
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(beside, text, 'utf8');
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(beside, path);
    }
    catch (cause) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(beside, { force: true });
        const { code } = cause;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .ue('PUBLISH', `${path} could not be written (${code})`, { cause });
    }
}
async function textOf(cwd, path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd, path), 'utf8');
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .ue('CONFIG', `${path} cannot be read`, { cause, hint: 'Name the file of the baseline.' });
    }
}
function shown(file) {
    const head = `${file.entries.length} known findings of ${file.branch} in ${file.repository}`;
    return [head, ...file.entries.map((entry) => `  ${entryLine(entry)}`)];
}
/** What another baseline, or the report of a run, holds beyond this one. */
function comparison(before, text, name) {
    if (!isReport(text))
        return compared(before, (0,_policy_baseline_js__WEBPACK_IMPORTED_MODULE_6__/* .parseBaseline */ .nk)(text, name));
    const { evidence, message } = (0,_report_saved_js__WEBPACK_IMPORTED_MODULE_11__/* .readSavedReport */ .I)(text, name);
    if (evidence === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .ue('CONFIG', `${name} holds no findings to compare: ${message}`, {
            hint: 'Give the report of a run that has judged a scan.',
        });
    }
    const own = evidence.findings.filter((finding) => finding.label !== 'elsewhere' && (0,_policy_evidence_js__WEBPACK_IMPORTED_MODULE_7__/* .isOpen */ .nT)(finding));
    const unlisted = _policy_finding_js__WEBPACK_IMPORTED_MODULE_8__/* .severities */ .gO.filter((severity) => evidence.lists[severity] === undefined && evidence.counts[severity] !== 0);
    const unlistedLines = unlisted.length === 0 ? [] : [`Not in the report, and so not compared: ${unlisted.join(', ')}`];
    return [...compared(before, (0,_policy_baseline_js__WEBPACK_IMPORTED_MODULE_6__/* .baselineOf */ .Bv)(own, before)), ...unlistedLines];
}
/** A report names the tool that wrote it; a baseline has no such field. */
function isReport(text) {
    try {
        return Object.hasOwn(JSON.parse(text), 'tool');
    }
    catch {
        return false;
    }
}
function compared(before, after) {
    const { added, removed } = (0,_policy_baseline_js__WEBPACK_IMPORTED_MODULE_6__/* .diffBaselines */ .GX)(before, after);
    if (added.length + removed.length === 0)
        return ['The same findings'];
    return [...added.map((entry) => `+ ${entryLine(entry)}`), ...removed.map((entry) => `- ${entryLine(entry)}`)];
}
function entryLine({ violation_id, type, title, file_path }) {
    return `${type}  ${file_path || 'no file'}  ${title}  ${violation_id}`;
}


/***/ }),

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


/***/ }),

/***/ 3772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ readSavedReport)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5156);
/* harmony import */ var _api_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4015);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9473);
/* harmony import */ var _policy_baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7524);
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1022);
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8301);
/* harmony import */ var _evidence_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3753);
/** Reads a report file back, far enough to judge its evidence by another policy. */







const count = zod__WEBPACK_IMPORTED_MODULE_6__.number().int().min(0);
const counts = zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({
    critical: count.nullable(),
    high: count.nullable(),
    medium: count.nullable(),
    low: count.nullable(),
    info: count.nullable(),
});
const finding = zod__WEBPACK_IMPORTED_MODULE_6__.looseObject({
    violation_id: zod__WEBPACK_IMPORTED_MODULE_6__.string().min(1),
    title: zod__WEBPACK_IMPORTED_MODULE_6__.string(),
    severity: zod__WEBPACK_IMPORTED_MODULE_6__["enum"](_api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .severityWords */ .D4),
    severity_known: zod__WEBPACK_IMPORTED_MODULE_6__.boolean(),
    type: zod__WEBPACK_IMPORTED_MODULE_6__["enum"](_api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .violationTypes */ .h2).nullable(),
    status: zod__WEBPACK_IMPORTED_MODULE_6__["enum"]([..._api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .violationStatuses */ .CZ, 'UNKNOWN']),
    cvss_score: zod__WEBPACK_IMPORTED_MODULE_6__.number().nullable(),
    epss_percent: zod__WEBPACK_IMPORTED_MODULE_6__.number().nullable(),
    cwe: zod__WEBPACK_IMPORTED_MODULE_6__.string().nullable(),
    file_path: zod__WEBPACK_IMPORTED_MODULE_6__.string().nullable(),
    line_number: zod__WEBPACK_IMPORTED_MODULE_6__.number().nullable(),
    label: zod__WEBPACK_IMPORTED_MODULE_6__["enum"](['seen', 'maybe', 'elsewhere']),
    first_seen: zod__WEBPACK_IMPORTED_MODULE_6__.boolean().nullable(),
    first_detected: zod__WEBPACK_IMPORTED_MODULE_6__.string().nullable(),
    last_seen: zod__WEBPACK_IMPORTED_MODULE_6__.string().nullable(),
});
const listState = zod__WEBPACK_IMPORTED_MODULE_6__["enum"](_evidence_json_js__WEBPACK_IMPORTED_MODULE_5__/* .listStates */ .B9).nullable();
const changes = zod__WEBPACK_IMPORTED_MODULE_6__.looseObject({
    is_complete: zod__WEBPACK_IMPORTED_MODULE_6__.boolean(),
    files: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.looseObject({ path: zod__WEBPACK_IMPORTED_MODULE_6__.string(), lines: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.tuple([zod__WEBPACK_IMPORTED_MODULE_6__.number(), zod__WEBPACK_IMPORTED_MODULE_6__.number()])).nullable() })),
});
const evidence = zod__WEBPACK_IMPORTED_MODULE_6__.looseObject({
    lists: zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({
        critical: listState,
        high: listState,
        medium: listState,
        low: listState,
        info: listState,
    }),
    unknown_severities: zod__WEBPACK_IMPORTED_MODULE_6__["enum"](['none', 'listed', 'unread']),
    started_at: zod__WEBPACK_IMPORTED_MODULE_6__.string().nullable(),
    base_completed_at: zod__WEBPACK_IMPORTED_MODULE_6__.string().nullable(),
    compares_times: zod__WEBPACK_IMPORTED_MODULE_6__.boolean(),
    changes: changes.nullable(),
    baseline: zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({ repository: zod__WEBPACK_IMPORTED_MODULE_6__.string(), branch: zod__WEBPACK_IMPORTED_MODULE_6__.string(), entries: zod__WEBPACK_IMPORTED_MODULE_6__.array(_policy_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .baselineEntry */ .Gf) }).nullable(),
    findings_without_detail: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.string()),
    other_findings: zod__WEBPACK_IMPORTED_MODULE_6__.array(finding),
});
const diagnostic = _api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .scanDiagnostic */ .BV.extend({ file_path: zod__WEBPACK_IMPORTED_MODULE_6__.string().nullable() });
const report = zod__WEBPACK_IMPORTED_MODULE_6__.looseObject({
    verdict: zod__WEBPACK_IMPORTED_MODULE_6__["enum"](['passed', 'failed', 'inconclusive']),
    reason: zod__WEBPACK_IMPORTED_MODULE_6__.string(),
    message: zod__WEBPACK_IMPORTED_MODULE_6__.string(),
    branch: zod__WEBPACK_IMPORTED_MODULE_6__.string().nullable(),
    head_sha: zod__WEBPACK_IMPORTED_MODULE_6__.string().nullable(),
    pull_request: zod__WEBPACK_IMPORTED_MODULE_6__.number().nullable(),
    scan: zod__WEBPACK_IMPORTED_MODULE_6__.looseObject({
        scan_id: zod__WEBPACK_IMPORTED_MODULE_6__.string(),
        counts,
        coverage: _api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .scanCoverage */ .w4.nullable(),
        diagnostics: zod__WEBPACK_IMPORTED_MODULE_6__.array(diagnostic),
    })
        .nullable(),
    scope: zod__WEBPACK_IMPORTED_MODULE_6__["enum"](_policy_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .scopes */ .W).nullable(),
    base: zod__WEBPACK_IMPORTED_MODULE_6__.looseObject({ scan_id: zod__WEBPACK_IMPORTED_MODULE_6__.string(), branch: zod__WEBPACK_IMPORTED_MODULE_6__.string(), counts }).nullable(),
    evidence: evidence.nullable(),
    findings: zod__WEBPACK_IMPORTED_MODULE_6__.array(finding),
});
/** Throws GateError CONFIG (reason `settings`), beginning with the name, for what is no report of this format. */
function readSavedReport(text, name) {
    const content = parse(text, name);
    const format = content?.format_version;
    if (format !== 1)
        throw wrong(name, format === undefined ? 'it is no report file' : unknownFormat(format));
    if (!Object.hasOwn(content, 'evidence'))
        throw wrong(name, 'it holds no evidence: an earlier version wrote it');
    const read = report.safeParse(content);
    if (!read.success)
        throw wrong(name, `it is damaged at ${placeOf(read.error)}`);
    const { verdict, reason, message, branch, head_sha, pull_request, scan } = read.data;
    return {
        verdict,
        reason,
        message,
        branch: branch ?? undefined,
        headSha: head_sha ?? undefined,
        pullRequest: pull_request ?? undefined,
        scanId: scan?.scan_id,
        evidence: evidenceOf(read.data),
    };
}
function parse(text, name) {
    try {
        return JSON.parse(text.replace(/^\ufeff/, ''));
    }
    catch {
        // The parser's message quotes the text, which may be any file.
        throw wrong(name, 'it is not JSON, or cut off');
    }
}
function unknownFormat(format) {
    const given = typeof format === 'number' ? String(format) : 'a format';
    return `it is of format ${given}, and this version reads format 1`;
}
function placeOf({ issues }) {
    return issues[0]?.path.map(String).join('.') || 'its beginning';
}
function wrong(name, why) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `${name} cannot be judged: ${why}`, {
        reason: 'settings',
        hint: 'Give report files that scan-gate wrote (json-file, or the output report-file).',
    });
}
function evidenceOf({ evidence: saved, scan, base, findings }) {
    if (saved === null || scan === null)
        return undefined;
    const unread = new Set(saved.findings_without_detail);
    return {
        counts: countsOf(scan.counts),
        findings: [...findings, ...saved.other_findings].map((each) => findingOf(each, !unread.has(each.violation_id))),
        lists: listsOf(saved.lists),
        unknownSeverities: saved.unknown_severities,
        startedAt: (0,_policy_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTime */ .pe)(saved.started_at),
        coverage: scan.coverage ?? undefined,
        diagnostics: scan.diagnostics.map(({ file_path, ...rest }) => ({ ...rest, file_path: file_path ?? undefined })),
        changes: saved.changes === null ? undefined : changesOf(saved.changes),
        base: base === null ? undefined : baseOf(base, saved.base_completed_at),
        baseline: saved.baseline ?? undefined,
        comparesTimes: saved.compares_times,
    };
}
function lower(severity) {
    return severity.toLowerCase();
}
function countsOf(saved) {
    const known = _policy_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .severities */ .gO.map((severity) => [severity, saved[lower(severity)]]);
    return Object.fromEntries(known.filter(([, number]) => number !== null));
}
function listsOf(saved) {
    const lists = {};
    for (const severity of _policy_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .severities */ .gO) {
        const state = saved[lower(severity)];
        if (state !== null)
            lists[severity] = { stands: state !== 'changing', settled: state === 'settled' };
    }
    return lists;
}
function changesOf({ is_complete, files }) {
    return {
        isComplete: is_complete,
        files: new Map(files.map(({ path, lines }) => [path, { lines: lines ?? undefined }])),
    };
}
function baseOf(saved, completedAt) {
    const { scan_id: scanId, branch } = saved;
    return { scanId, branch, counts: countsOf(saved.counts), completedAt: (0,_policy_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTime */ .pe)(completedAt) };
}
function findingOf(saved, isDetailed) {
    return {
        id: saved.violation_id,
        title: saved.title,
        severity: saved.severity,
        severityKnown: saved.severity_known,
        type: saved.type ?? undefined,
        status: saved.status,
        cvss: saved.cvss_score ?? undefined,
        epss: saved.epss_percent ?? undefined,
        filePath: saved.file_path ?? undefined,
        line: saved.line_number ?? undefined,
        label: saved.label,
        firstSeen: saved.first_seen ?? undefined,
        detail: isDetailed
            ? {
                description: undefined,
                cwe: saved.cwe ?? undefined,
                codeSnippet: undefined,
                remediation: undefined,
                firstDetected: (0,_policy_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTime */ .pe)(saved.first_detected),
                lastSeen: (0,_policy_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTime */ .pe)(saved.last_seen),
            }
            : undefined,
    };
}


/***/ })

};
