export const id = 590;
export const ids = [590,720];
export const modules = {

/***/ 6590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   baseline: () => (/* binding */ baseline)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9473);
/* harmony import */ var _policy_baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7524);
/* harmony import */ var _policy_evidence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8342);
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1022);
/* harmony import */ var _report_json_saved_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3793);
/* harmony import */ var _report_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6945);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4807);
/* harmony import */ var _settings_reading_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4768);
/* harmony import */ var _steps_baseline_file_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(540);
/* harmony import */ var _surfaces_whole_file_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3457);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2720);
/** `scan-gate baseline write|show|diff`: the known findings of the default branch, for `scope: new`. */













const defaultPath = '.github/scan-gate-baseline.json';
async function baseline(request) {
    const { folder, log } = request.session;
    const { problems, positionals } = request.flags;
    const [action, ...paths] = positionals;
    const [first, second] = paths;
    if (action === 'write')
        return writeBaseline({ ...request, flags: { ...request.flags, positionals: paths } });
    if (problems.length > 0)
        throw (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_9__/* .settingsError */ .Ol)(problems);
    const readText = (path) => textOf(folder, path);
    if (action === 'show' && paths.length <= 1) {
        const path = first ?? defaultPath;
        for (const line of shown((0,_policy_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .parseBaseline */ .nk)(await readText(path), path)))
            log.line(line);
        return undefined;
    }
    if (action === 'diff' && first !== undefined && second !== undefined && paths.length === 2) {
        const before = (0,_policy_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .parseBaseline */ .nk)(await readText(first), first);
        for (const line of comparison(before, await readText(second), second))
            log.line(line);
        return undefined;
    }
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', 'baseline needs to know what to do', {
        hint: 'scan-gate baseline write [--baseline-file FILE], baseline show [FILE], or baseline diff FILE FILE|REPORT.',
    });
}
/** Runs the gate over the default branch and writes what its own scan found; nothing when that cannot be told for sure. */
async function writeBaseline(run) {
    try {
        return await writeScanned({ run, settings: await (0,_run_js__WEBPACK_IMPORTED_MODULE_12__.readRunSettings)(run) });
    }
    catch (error) {
        const fault = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .asGateError */ .Ub)(error);
        run.session.log.line(`Nothing was written: ${fault.message}`);
        if (fault.hint !== undefined)
            run.session.log.line(fault.hint);
        return _session_js__WEBPACK_IMPORTED_MODULE_8__/* .notDone */ .Gj;
    }
}
async function writeScanned({ run, settings }) {
    const { folder, log } = run.session;
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, settings.baselineFile ?? defaultPath);
    // Whatever scope the policy file asks for: a baseline is made of everything that the scan found.
    const judged = { ...settings, scope: 'scan', sources: { ...settings.sources, scope: 'flag' } };
    const result = await (0,_run_js__WEBPACK_IMPORTED_MODULE_12__.gate)({ request: run, settings: judged, check: checkBranch, wantsEverything: true });
    const { evidence, report, context } = result;
    if (evidence === undefined || report.reason === 'moved') {
        for (const line of (0,_report_log_js__WEBPACK_IMPORTED_MODULE_7__/* .lines */ .M)(report, { reportFile: undefined }))
            log.line(line);
        return _session_js__WEBPACK_IMPORTED_MODULE_8__/* .notDone */ .Gj;
    }
    const made = (0,_steps_baseline_file_js__WEBPACK_IMPORTED_MODULE_10__/* .makeBaseline */ .c1)(evidence, { repositoryUrl: context.repositoryUrl, branch: context.branch });
    await writeBaselineFile(target, (0,_policy_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .renderBaseline */ .qL)(made));
    log.line(`${target}: ${made.entries.length} known findings of ${made.branch}`);
    if (context.isPublic)
        log.line('It names open findings: whoever can read the repository can read them there.');
    return undefined;
}
/** Throws GateError CONFIG off the default branch, and where nothing says which that is. */
function checkBranch({ context: { branch, refusal }, defaultBranch }) {
    if (refusal !== undefined)
        throw refusal;
    if (branch === defaultBranch)
        return;
    if (defaultBranch === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', `Nothing says whether ${branch} is the default branch`, {
            reason: 'wrong-ref',
            hint: 'Let git ask the remote: git remote set-head origin --auto.',
        });
    }
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', `${branch} is not the default branch, ${defaultBranch}`, {
        reason: 'wrong-ref',
        hint: 'A baseline is made of the default branch alone: anything else would let its own findings through.',
    });
}
async function writeBaselineFile(path, text) {
    try {
        await (0,_surfaces_whole_file_js__WEBPACK_IMPORTED_MODULE_11__/* .writeWhole */ .f)(path, text);
    }
    catch (cause) {
        const { code } = cause;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PUBLISH', `${path} could not be written (${code})`, { cause });
    }
}
async function textOf(cwd, path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path), 'utf8');
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', `${path} cannot be read`, { cause, hint: 'Name the file of the baseline.' });
    }
}
function shown(file) {
    const head = `${file.entries.length} known findings of ${file.branch} in ${file.repository}`;
    return [head, ...file.entries.map((entry) => `  ${entryLine(entry)}`)];
}
/** What another baseline, or the report of a run, holds beyond this one. */
function comparison(before, text, name) {
    if (!isReport(text))
        return compared(before, (0,_policy_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .parseBaseline */ .nk)(text, name));
    const { evidence, message } = (0,_report_json_saved_js__WEBPACK_IMPORTED_MODULE_6__/* .readSavedReport */ .I)(text, name);
    if (evidence === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', `${name} holds no findings to compare: ${message}`, {
            hint: 'Give the report of a run that has judged a scan.',
        });
    }
    const own = evidence.findings.filter((finding) => finding.label !== 'elsewhere' && (0,_policy_evidence_js__WEBPACK_IMPORTED_MODULE_4__/* .isOpen */ .nT)(finding));
    const unlisted = _policy_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .severities */ .gO.filter((severity) => evidence.lists[severity] === undefined && evidence.counts[severity] !== 0);
    const unlistedLines = unlisted.length === 0 ? [] : [`Not in the report, and so not compared: ${unlisted.join(', ')}`];
    return [...compared(before, (0,_policy_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .baselineOf */ .Bv)(own, before)), ...unlistedLines];
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
    const { added, removed } = (0,_policy_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .diffBaselines */ .GX)(before, after);
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


/***/ }),

/***/ 6945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ lines)
/* harmony export */ });
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1022);
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9960);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3060);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2867);
/** The closing part of the log: findings, rules, coverage, notes and the verdict, as neutral lines for 100 columns. */




const width = 100;
const maxNotes = 20;
const maxDiagnostics = 10;
const headings = {
    blocks: 'Blocks',
    'may block': 'May block: the evidence does not settle it',
    open: 'Open, does not block',
    excepted: 'Excepted by the policy',
    suppressed: 'Suppressed at the service',
    fixed: 'Fixed',
};
/** The lines, each neutral and without a line break. Findings that are not `disclosed` are counted, not named. */
function lines(report, options) {
    const sections = [
        findingLines(report, options),
        ruleLines(report),
        exceptionSection(report),
        scanLines(report),
        noteLines(report),
        bannerLines(report, options),
    ];
    return sections
        .filter((section) => section.length > 0)
        .flatMap((section, index) => (index === 0 ? section : ['', ...section]))
        .map((line) => (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(line));
}
function findingLines(report, options) {
    const groups = (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .groupFindings */ .kG)(report.findings);
    const counted = _wording_js__WEBPACK_IMPORTED_MODULE_3__/* .standings */ .ES.filter((standing) => groups[standing].length > 0);
    if (counted.length === 0)
        return noFindingLines(report);
    const chosen = chooseFindings(groups, options);
    const rows = _wording_js__WEBPACK_IMPORTED_MODULE_3__/* .standings */ .ES.flatMap((standing) => groupLines(standing, groups[standing].length, chosen[standing]));
    const heads = counted.map((standing) => countWords[standing](groups[standing].length)).join(', ');
    return [`Findings: ${heads}`, ...rows, ...remainderLines(report, { groups, chosen }, options)];
}
function noFindingLines(report) {
    if (report.listedSeverities.length === 0)
        return [];
    return ['Findings: none listed for this scan', ...elsewhereLines(report)];
}
const countWords = {
    blocks: (count) => `${count} ${count === 1 ? 'blocks' : 'block'}`,
    'may block': (count) => `${count} may block`,
    open: (count) => `${count} open that ${count === 1 ? 'does' : 'do'} not block`,
    excepted: (count) => `${count} excepted`,
    suppressed: (count) => `${count} suppressed`,
    fixed: (count) => `${count} fixed`,
};
/** The worst that may be named: what blocks gets all the room it needs first. Fixed ones are only counted. */
function chooseFindings(groups, { maxFindings = 30, maxHarmless = 10 }) {
    let room = maxFindings;
    let harmless = maxHarmless;
    const take = (standing) => {
        const isHarmless = standing === 'open' || standing === 'excepted' || standing === 'suppressed';
        const most = isHarmless ? Math.min(room, harmless) : room;
        const taken = groups[standing].filter((finding) => finding.disclosed).slice(0, most);
        room -= taken.length;
        if (isHarmless)
            harmless -= taken.length;
        return taken;
    };
    return {
        blocks: take('blocks'),
        'may block': take('may block'),
        open: take('open'),
        excepted: take('excepted'),
        suppressed: take('suppressed'),
        fixed: [],
    };
}
function groupLines(standing, total, shown) {
    if (shown.length === 0)
        return [];
    const amount = shown.length < total ? `${shown.length} of ${total}` : `${total}`;
    return ['', `  ${headings[standing]} (${amount})`, ...shown.flatMap(rowLines)];
}
const column = 14;
/** The id stands at the right edge of the title's line when there is room, else behind the facts. */
function rowLines(finding) {
    const indent = ' '.repeat(column);
    const severity = finding.severityKnown ? finding.severity : 'UNKNOWN';
    const id = (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(finding.id, 80);
    const title = wrap((0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(finding.title, 160).trim() || 'Untitled', width - column);
    const [first = '', ...rest] = title;
    const hasRoom = rest.length === 0 && column + first.length + 2 + id.length <= width;
    const head = `    ${severity.padEnd(column - 4)}${first}`;
    const unknown = finding.severityKnown ? [] : [(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .severityWord */ .Oh)(finding)];
    const place = (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .displayPlace */ .a_)(finding, 80) ?? 'no file given';
    const facts = [place, ...unknown, ...(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .factsOf */ .xS)(finding), (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .labelWord */ .nZ)(finding), ...(hasRoom ? [] : [id])];
    return [
        hasRoom ? `${head.padEnd(width - id.length)}${id}` : head,
        ...rest.map((line) => `${indent}${line}`),
        ...wrap(facts.join(' · '), width - column, ' · ').map((line) => `${indent}${line}`),
    ];
}
function remainderLines(report, { groups, chosen }, { reportFile }) {
    const all = (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .listedFindings */ .A6)(groups);
    const shown = _wording_js__WEBPACK_IMPORTED_MODULE_3__/* .standings */ .ES.reduce((sum, standing) => sum + chosen[standing].length, 0);
    const hiddenCount = all.filter((finding) => !finding.disclosed).length;
    const text = (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .shownText */ .f$)(shown, all.length, reportFile);
    const said = text === undefined ? [] : [`  ${text}.`];
    if (hiddenCount > 0) {
        said.push(`  ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(hiddenCount, 'finding')} not named here, because outsiders can read this log.`);
    }
    said.push(...elsewhereLines(report));
    return said.length === 0 ? [] : ['', ...said];
}
function elsewhereLines(report) {
    if (report.elsewhereCount === 0)
        return [];
    return [`  ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(report.elsewhereCount, 'violation')} of other branches left out: this scan did not see them.`];
}
function ruleLines(report) {
    if (report.rules.length === 0)
        return [];
    const names = report.rules.map((rule) => (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(rule.rule, 60));
    const pad = Math.max(...names.map((name) => name.length));
    const rows = report.rules.flatMap((rule, index) => {
        const head = `  ${_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictMarks */ .M9[rule.verdict]} ${(names[index] ?? '').padEnd(pad)}  `;
        const reason = wrap((0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(rule.line, 600), width - 6);
        const remedy = rule.verdict === 'passed' ? [] : wrap((0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(rule.remedy, 600), width - 6);
        return [
            `${head}${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .rangeOf */ .be)(rule)} blocking, ${rule.limit} allowed`,
            ...[...reason, ...remedy].map((line) => `      ${line}`),
        ];
    });
    return ['Rules', ...rows];
}
function exceptionSection(report) {
    const texts = (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .exceptionLines */ .$Z)(report);
    const more = texts.length > maxNotes ? [`  … and ${texts.length - maxNotes} more`] : [];
    return texts.length === 0
        ? []
        : ['Exceptions', ...texts.slice(0, maxNotes).flatMap((text) => hanging('  - ', text)), ...more];
}
function scanLines(report) {
    if (report.scan === undefined)
        return [];
    const skipped = (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .diagnosticLines */ .NS)(report);
    const unlisted = _policy_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.filter((severity) => !report.listedSeverities.includes(severity));
    const more = skipped.length > maxDiagnostics ? [`    … and ${skipped.length - maxDiagnostics} more`] : [];
    return [
        `Scan ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(report.scan.id, 100)}`,
        `  Counts    ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .scanCountsText */ .NF)(report) ?? 'the scan states none'}`,
        ...baseLines(report),
        ...(unlisted.length > 0 ? [`  Not listed, known by the count alone: ${unlisted.join(', ')}`] : []),
        `  Coverage  ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .coverageText */ ._)(report.scan.coverage)}`,
        ...(skipped.length > 0 ? ['  Skipped or not readable:'] : []),
        ...skipped.slice(0, maxDiagnostics).flatMap((line) => hanging('    - ', line)),
        ...more,
    ];
}
function baseLines({ base }) {
    if (base === undefined)
        return [];
    const counts = _policy_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO
        .map((severity) => `${base.counts[severity] ?? 'unknown'} ${severity.toLowerCase()}`)
        .join(', ');
    return [`  Base      ${counts} (${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(base.branch, 100)}, scan ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(base.scanId, 100)})`];
}
function noteLines(report) {
    if (report.notes.length === 0)
        return [];
    const more = report.notes.length > maxNotes ? [`  … and ${report.notes.length - maxNotes} more`] : [];
    const shown = report.notes.slice(0, maxNotes).flatMap((note) => hanging('  - ', (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(note, 600)));
    return ['Notes', ...shown, ...more];
}
function bannerLines(report, { reportFile }) {
    const banner = `${_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictMarks */ .M9[report.verdict]} ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictTitle */ .Sw)(report)}: ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(report.message, 600)}`;
    const hint = report.hint === undefined ? [] : hanging('  What next: ', (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(report.hint, 800));
    const file = reportFile === undefined ? [] : [`  Full report: ${reportFile}`];
    return [...wrap(banner, width).map((line, index) => (index === 0 ? line : `  ${line}`)), ...hint, ...file];
}
function hanging(mark, text) {
    const indent = ' '.repeat(mark.length);
    return wrap(text, width - mark.length).map((line, index) => `${index === 0 ? mark : indent}${line}`);
}
/** Breaks at the separator, which stays out at a break; a word that is too long gets a line of its own. */
function wrap(text, columns, separator = ' ') {
    const wrapped = [];
    for (const word of text.split(separator)) {
        const last = wrapped.at(-1);
        if (last !== undefined && last.length + separator.length + word.length <= columns) {
            wrapped[wrapped.length - 1] = `${last}${separator}${word}`;
        }
        else {
            wrapped.push(word);
        }
    }
    return wrapped;
}


/***/ }),

/***/ 3060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gt: () => (/* binding */ displayPath),
/* harmony export */   O0: () => (/* binding */ encodePath),
/* harmony export */   a_: () => (/* binding */ displayPlace),
/* harmony export */   b0: () => (/* binding */ blobUrl),
/* harmony export */   lV: () => (/* binding */ safeRelativePath),
/* harmony export */   om: () => (/* binding */ safeLine),
/* harmony export */   rT: () => (/* binding */ safeRepositoryUrl),
/* harmony export */   sl: () => (/* binding */ withoutUserInfo),
/* harmony export */   uP: () => (/* binding */ safeSha)
/* harmony export */ });
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9960);
/** Where a finding is: paths as text, paths that may be used, and links to them. */

/** A path as text, for reading only; a long one keeps its end, which holds the file's name. */
function displayPath(path, maxLength = 200) {
    const text = (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralLine */ .GH)(path.slice(-maxLength - 1));
    return text.length <= maxLength ? text : `…${text.slice(1 - maxLength).replace(/^[\udc00-\udfff]/, '')}`;
}
/** `src/a.ts:42`, `src/a.ts`, or undefined when there is no path. */
function displayPlace(place, maxLength = 200) {
    if (place.filePath === undefined || place.filePath.trim() === '')
        return undefined;
    const path = displayPath(place.filePath, maxLength);
    const line = safeLine(place.line);
    return line === undefined ? path : `${path}:${line}`;
}
/**
 * The path when it is plainly inside the repository, without a leading `./`; undefined for anything else: absolute,
 * drive and UNC paths, `..`, backslashes, addresses, hidden characters, or what a log would take for a command.
 */
function safeRelativePath(path) {
    if (path === undefined || path.length > 1024)
        return undefined;
    const relative = path.replace(/^(?:\.\/)+/, '');
    if (relative !== (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralLine */ .GH)(relative) || relative !== relative.trim())
        return undefined;
    if (/\\|^[a-z][a-z0-9+.-]*:/i.test(relative))
        return undefined;
    const isInside = relative.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..');
    return isInside ? relative : undefined;
}
/** A line number that every consumer accepts. */
function safeLine(line) {
    return line !== undefined && Number.isSafeInteger(line) && line >= 1 && line <= 0x7fffffff ? line : undefined;
}
/** The path as the end of an address, every character but the plainest percent-encoded. */
function encodePath(relativePath) {
    return relativePath
        .split('/')
        .map((segment) => encodeURIComponent(segment).replaceAll(/[!'()*]/g, percentOf))
        .join('/');
}
function percentOf(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
/** The repository's address when it is plain enough to be linked to; no user, query or fragment. */
function safeRepositoryUrl(url) {
    if (url === undefined || url.length > 500 || !URL.canParse(url))
        return undefined;
    const plain = new URL(url).href.replace(/\/+$/, '');
    return /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?:\/[\w.~-]+)+$/i.test(plain) ? plain : undefined;
}
/** The address without a user or password that a service may have stored in it. */
function withoutUserInfo(url) {
    return url.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#]*@/i, '$1');
}
function safeSha(sha) {
    return sha !== undefined && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha) ? sha : undefined;
}
/** The address of a line at the commit that was scanned; undefined unless every part is known and safe. */
function blobUrl(place) {
    const repository = safeRepositoryUrl(place.repositoryUrl);
    const sha = safeSha(place.headSha);
    const path = safeRelativePath(place.filePath);
    if (repository === undefined || sha === undefined || path === undefined)
        return undefined;
    const line = safeLine(place.line);
    return `${repository}/blob/${sha}/${encodePath(path)}${line === undefined ? '' : `#L${line}`}`;
}


/***/ }),

/***/ 3457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ writeWithin),
/* harmony export */   f: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/** Writes a file beside its place and renames it, so that nobody ever reads half of it. */



/** Makes its folders too. Rejects with what the file system says, and leaves nothing behind then. */
async function writeWhole(path, text) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
    const beside = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`;
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(beside, text, 'utf8');
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(beside, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(beside, { force: true });
        throw error;
    }
}
/**
 * The same for a file that may lie in a checkout: below the folder no link may lead out of it again, for its author may have
 * committed one. A path that is named outside of the folder is the user's own.
 */
async function writeWithin(folder, path, text) {
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, path);
    if (isBelow(folder, place)) {
        const [top, parent] = [await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder), await realParent(place)];
        if (parent !== top && !isBelow(top, parent))
            throw new Error('a link leads out of the folder');
    }
    await writeWhole(place, text);
}
function isBelow(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path);
    return way !== '' && way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, way) === path;
}
/** Where the nearest folder above the path that exists really lies. */
async function realParent(path) {
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(parent);
    }
    catch (error) {
        if (error.code !== 'ENOENT' || parent === path)
            throw error;
        return realParent(parent);
    }
}


/***/ })

};
