export const id = 6446;
export const ids = [6446];
export const modules = {

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

/***/ 6247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   baseline: () => (/* binding */ baseline)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92700);
/* harmony import */ var _policy_baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46975);
/* harmony import */ var _policy_evidence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46365);
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75755);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(18540);
/* harmony import */ var _report_json_saved_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75660);
/* harmony import */ var _report_log_decision_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(68329);
/* harmony import */ var _report_log_story_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9958);
/* harmony import */ var _report_neutral_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(65633);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(46802);
/* harmony import */ var _settings_reading_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(46565);
/* harmony import */ var _steps_baseline_file_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(54843);
/* harmony import */ var _surfaces_whole_file_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(26718);
/* harmony import */ var _for_programs_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(35343);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(76295);
/** `scan-gate baseline write|show|diff`: the known findings of the default branch, for `scope: new`. */

















const defaultPath = '.github/scan-gate-baseline.json';
async function baseline(request) {
    const { session } = request;
    const { folder, log } = session;
    const { problems, positionals, own } = request.flags;
    const isForPrograms = own.json === true;
    const [action, ...paths] = positionals;
    const [first, second] = paths;
    if (action === 'write')
        return writeBaseline({ ...request, flags: { ...request.flags, positionals: paths } });
    const ofWrite = ['sarif', 'type'].filter((name) => own[name] !== undefined);
    problems.push(...ofWrite.map((name) => `--${name} goes with baseline write`));
    if (problems.length > 0)
        throw (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_11__/* .settingsError */ .Ol)(problems);
    const readText = (path) => textOf(folder, path);
    if (action === 'show' && paths.length <= 1) {
        const path = first ?? defaultPath;
        const baseline = (0,_policy_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .parseBaseline */ .nk)(await readText(path), path);
        if (isForPrograms)
            session.write((0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_9__/* .jsonText */ .s$)(answerOf(baseline)));
        else
            for (const line of shown(baseline))
                log.line(line);
        return undefined;
    }
    if (action === 'diff' && first !== undefined && second !== undefined && paths.length === 2) {
        const before = (0,_policy_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .parseBaseline */ .nk)(await readText(first), first);
        const compared = comparison(before, await readText(second), second);
        if (isForPrograms)
            session.write((0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_9__/* .jsonText */ .s$)({ format_version: 1, ...compared }));
        else
            for (const line of comparisonLines(compared))
                log.line(line);
        return undefined;
    }
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', 'baseline needs to know what to do', {
        hint: 'scan-gate baseline write [--sarif FILE …] [--baseline-file FILE], baseline show [FILE], or baseline diff FILE FILE|REPORT.',
    });
}
/** Writes what a scan of the default branch found; nothing when that cannot be told for sure. */
async function writeBaseline(run) {
    const { session, flags } = run;
    try {
        if (flags.own.json)
            (0,_for_programs_js__WEBPACK_IMPORTED_MODULE_14__/* .answerWithReport */ .$)(session);
        const found = flags.own.sarif === undefined ? await findByRun(run) : await findInSarif(run, flags.own.sarif);
        return found === undefined ? _session_js__WEBPACK_IMPORTED_MODULE_10__/* .notDone */ .Gj : await writeFound(run, found);
    }
    catch (error) {
        const fault = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .asGateError */ .Ub)(error);
        session.log.line(`Nothing was written: ${fault.message}`);
        if (fault.hint !== undefined)
            session.log.line((0,_prose_js__WEBPACK_IMPORTED_MODULE_16__/* .plainText */ .wh)(fault.hint));
        return _session_js__WEBPACK_IMPORTED_MODULE_10__/* .notDone */ .Gj;
    }
}
/** Runs the gate over the default branch; undefined when it could not be scanned, which is said then. */
async function findByRun(run) {
    const { log } = run.session;
    if (run.flags.own.type !== undefined)
        run.flags.problems.push('--type goes with --sarif');
    const settings = await (0,_run_js__WEBPACK_IMPORTED_MODULE_15__.readRunSettings)(run);
    // Whatever scope the policy file asks for: a baseline is made of everything that the scan found.
    const judged = { ...settings, scope: 'scan', sources: { ...settings.sources, scope: 'flag' } };
    const result = await (0,_run_js__WEBPACK_IMPORTED_MODULE_15__.gate)({ request: run, settings: judged, check: checkBranch, wantsEverything: true });
    const { evidence, report, context } = result;
    if (evidence !== undefined && report.reason !== 'moved')
        return { evidence, context, settings };
    for (const line of [...(0,_report_log_story_js__WEBPACK_IMPORTED_MODULE_8__/* .storyLines */ .p)(report), ...(0,_report_log_decision_js__WEBPACK_IMPORTED_MODULE_7__/* .decisionLines */ .W)(report, [])])
        log.line(line);
    log.close((0,_report_log_story_js__WEBPACK_IMPORTED_MODULE_8__/* .closingLine */ .o)(report));
    return undefined;
}
/** What belongs to a scan of its own. */
const scanOnly = ['embedded', 'api-key-stdin'];
async function findInSarif({ session, flags }, sarif) {
    const { own, given, positionals } = flags;
    const [{ readJudgeFlags }, { judgeSettings }, { sarifEvidence }] = await Promise.all([
        __webpack_require__.e(/* import() */ 1889).then(__webpack_require__.bind(__webpack_require__, 21889)),
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 61885)),
        Promise.all(/* import() */[__webpack_require__.e(7914), __webpack_require__.e(6766), __webpack_require__.e(6807), __webpack_require__.e(1353)]).then(__webpack_require__.bind(__webpack_require__, 47865)),
    ]);
    const settingsOfScan = Object.keys(given).filter((name) => !judgeSettings.includes(name));
    const foreign = [...scanOnly.filter((name) => own[name] !== undefined), ...settingsOfScan];
    const problems = [...flags.problems, ...foreign.map((name) => `--${name} does not go with --sarif`)];
    const { type, local } = own;
    const asked = { sarif, ...(type && { type }), ...(local && { local }) };
    const judgeFlags = readJudgeFlags({ given, problems, positionals, own: asked }, session.env);
    const check = (context) => checkBranch({ context, defaultBranch: context.defaultBranch });
    return { ...(await sarifEvidence(session, judgeFlags, check)), settings: judgeFlags.settings };
}
async function writeFound({ session, flags }, found) {
    const { evidence, context, settings } = found;
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(session.folder, settings.baselineFile ?? defaultPath);
    if ((0,_steps_baseline_file_js__WEBPACK_IMPORTED_MODULE_12__/* .identityOf */ .c)(context.repositoryUrl) === 'unknown')
        throw nameless();
    const made = (0,_steps_baseline_file_js__WEBPACK_IMPORTED_MODULE_12__/* .makeBaseline */ .L)(evidence, { repositoryUrl: context.repositoryUrl, branch: context.branch });
    await writeBaselineFile(session.folder, target, (0,_policy_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .renderBaseline */ .qL)(made));
    const { branch, entries } = made;
    if (flags.own.json) {
        const answer = { format_version: 1, file: target, branch, findings: entries.length };
        session.write((0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_9__/* .jsonText */ .s$)(answer));
    }
    else
        session.log.line(`${target}: ${entries.length} known findings of ${branch}`);
    if (context.isPublic)
        session.log.line('It names open findings: whoever can read the repository can read them there.');
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
/** A baseline is read only by the repository that it names. */
function nameless() {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', 'Nothing says which repository this is, and a baseline names its own', {
        reason: 'foreign-repository',
        hint: 'Name its address: git remote add origin URL.',
    });
}
async function writeBaselineFile(folder, path, text) {
    try {
        await (0,_surfaces_whole_file_js__WEBPACK_IMPORTED_MODULE_13__/* .writeWithin */ .B)(folder, path, text);
    }
    catch (cause) {
        const { code, message } = cause;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PUBLISH', `${path} could not be written (${code ?? message})`, { cause });
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
function answerOf({ repository, branch, entries }) {
    return { format_version: 1, repository, branch, findings: [...entries] };
}
/** What another baseline, or the report of a run, holds beyond this one. */
function comparison(before, text, name) {
    if (!isReport(text))
        return { ...(0,_policy_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .diffBaselines */ .GX)(before, (0,_policy_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .parseBaseline */ .nk)(text, name)), not_compared: [] };
    const { evidence, message } = (0,_report_json_saved_js__WEBPACK_IMPORTED_MODULE_6__/* .readSavedReport */ .I)(text, name);
    if (evidence === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', `${name} holds no findings to compare: ${message}`, {
            hint: 'Give the report of a run that has judged a scan.',
        });
    }
    const own = evidence.findings.filter((finding) => finding.label !== 'elsewhere' && (0,_policy_evidence_js__WEBPACK_IMPORTED_MODULE_4__/* .isOpen */ .nT)(finding));
    const unlisted = _policy_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .severities */ .gO.filter((severity) => evidence.lists[severity] === undefined && evidence.counts[severity] !== 0);
    return { ...(0,_policy_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .diffBaselines */ .GX)(before, (0,_policy_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .baselineOf */ .Bv)(own, before)), not_compared: unlisted };
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
function comparisonLines({ added, removed, not_compared: unlisted }) {
    const lines = [...added.map((entry) => `+ ${entryLine(entry)}`), ...removed.map((entry) => `- ${entryLine(entry)}`)];
    return [
        ...(lines.length === 0 ? ['The same findings'] : lines),
        ...(unlisted.length === 0 ? [] : [`Not in the report, and so not compared: ${unlisted.join(', ')}`]),
    ];
}
function entryLine({ violation_id, type, title, file_path }) {
    return `${type}  ${file_path || 'no file'}  ${title}  ${violation_id}`;
}


/***/ }),

/***/ 35343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ answerWithReport)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/** `--json` of commands that end in a report: it is all that standard output holds, and the log goes to standard error. */

/** Throws GateError CONFIG in a workflow, whose runner reads commands on that stream. */
function answerWithReport({ log, runner, complain }) {
    if (runner !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', '--json does not go with a GitHub workflow, where standard output is for the runner', {
            reason: 'settings',
            hint: 'Have the report written to a file: --json-file report.json.',
        });
    }
    log.moveTo(complain);
}


/***/ }),

/***/ 76295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gate: () => (/* binding */ gate),
/* harmony export */   readGiven: () => (/* binding */ readGiven),
/* harmony export */   readRunSettings: () => (/* binding */ readRunSettings),
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _ci_context_context_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(25159);
/* harmony import */ var _ci_context_read_context_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(10820);
/* harmony import */ var _ci_github_access_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(16558);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9250);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46802);
/* harmony import */ var _settings_defaults_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42847);
/* harmony import */ var _settings_reading_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46565);
/* harmony import */ var _steps_surroundings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90344);
/* harmony import */ var _surfaces_access_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89536);
/* harmony import */ var _for_programs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35343);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(13913);
/** `scan-gate run`: the gate on the command line, against a service elsewhere or the embedded one. */












async function run(request) {
    if (request.flags.own.json)
        (0,_for_programs_js__WEBPACK_IMPORTED_MODULE_7__/* .answerWithReport */ .$)(request.session);
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
    const { env, now, cancel } = session;
    const clock = session.clock(settings.baseUrl);
    const access = (0,_surfaces_access_js__WEBPACK_IMPORTED_MODULE_6__/* .accessOf */ .Y)({ context, settings, env, now, transport: await session.transport(), clock, cancel });
    return { access, checkRun: undefined, changes };
}
/** The settings of flags, standard input and variables; masks the secrets before anything else is printed. */
async function readRunSettings(request) {
    return readCommandSettings(await readGiven(request), request.flags);
}
/** What flags, standard input and variables give. */
async function readGiven({ session, flags }) {
    const reading = (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_4__/* .mergeReadings */ .gK)(flags, await keyFromInput(session, flags), (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_4__/* .readEnvironment */ .Qo)(session.env));
    session.mask(reading.given['api-key']?.value);
    session.mask(reading.given['github-token']?.value);
    return reading;
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
            return (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_4__/* .readSettings */ .sb)(reading.given, problems);
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
    return (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_4__/* .readSettings */ .sb)({ ...given, 'base-url': { value: _settings_defaults_js__WEBPACK_IMPORTED_MODULE_3__/* .noServiceUrl */ .q, source: 'default' } }, problems);
}
function withEmbeddedHint(error) {
    const { code, message, reason } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue(code, message, {
        cause: error,
        reason,
        hint: 'Correct the settings and run again. Without a service: scan-gate run --embedded scans a checkout here.',
    });
}
/** Runs the gate on its target, and ends what was started for that. */
async function gate({ request, settings, scanned, check, ...options }) {
    const { session } = request;
    const targeting = targetOf(request, settings, scanned);
    // While git answers.
    session.warmUp();
    const target = await targeting;
    try {
        await check?.(target);
        const { context } = target;
        const [about = '', ...rest] = [...target.opening, ...(0,_place_js__WEBPACK_IMPORTED_MODULE_8__/* .unattendedLines */ .U0)(context)];
        for (const line of [`Scan Gate ${_session_js__WEBPACK_IMPORTED_MODULE_2__/* .version */ .rE} · ${about}`, ...rest])
            session.log.line(line);
        const github = (0,_ci_github_access_js__WEBPACK_IMPORTED_MODULE_9__/* .githubAccess */ .Y)(session.env, settings.githubToken);
        const transport = await session.transport();
        return await (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .runGate */ .R)({
            settings: target.settings,
            context,
            comparison: target.comparison,
            surroundings: (budget, onWait) => (0,_steps_surroundings_js__WEBPACK_IMPORTED_MODULE_5__/* .createSurroundings */ .w)(context, { github, transport, budget, onWait }),
            version: _session_js__WEBPACK_IMPORTED_MODULE_2__/* .version */ .rE,
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
async function targetOf(request, settings, scanned) {
    const { session, flags } = request;
    if (flags.own.embedded) {
        const { embeddedTarget } = await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(2040), __webpack_require__.e(7914), __webpack_require__.e(886), __webpack_require__.e(7929), __webpack_require__.e(4987)]).then(__webpack_require__.bind(__webpack_require__, 73788));
        return embeddedTarget(request, settings, scanned);
    }
    const hints = (0,_steps_surroundings_js__WEBPACK_IMPORTED_MODULE_5__/* .contextHints */ .o)(settings, { kind: 'branch', named: settings.branch });
    const context = await (0,_ci_context_read_context_js__WEBPACK_IMPORTED_MODULE_10__/* .readContext */ .y)((0,_place_js__WEBPACK_IMPORTED_MODULE_8__/* .placeOf */ .$t)(session, flags.own), hints);
    const { defaultBranch } = context;
    return {
        settings,
        context,
        comparison: undefined,
        defaultBranch,
        opening: [(0,_ci_context_context_js__WEBPACK_IMPORTED_MODULE_11__/* .describeContext */ .R5)(context)],
        end: async () => { },
    };
}


/***/ }),

/***/ 92784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YM: () => (/* binding */ adviceText),
/* harmony export */   lx: () => (/* binding */ exceptionLinesToAdd),
/* harmony export */   o1: () => (/* binding */ exceptionsPage),
/* harmony export */   wr: () => (/* binding */ adviceOf)
/* harmony export */ });
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82644);
/* harmony import */ var _sentence_standing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93840);
/** What to do about what blocks, as far as this run can follow it. */


/** Of the hosted documentation. */
const exceptionsPage = 'https://github.com/scan-gate/scan-gate/blob/main/docs/policy.md#exceptions';
function adviceOf(report) {
    const isOne = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .blockingCount */ .f7)(report) === 1;
    const lead = isOne ? 'Fix it. If it is not a problem: ' : 'Fix them. If one is not a problem: ';
    const way = isSuppressible(report) ? `suppress it at the service with a reason, or ` : '';
    return { lead: lead + way, link: 'add an exception' };
}
/** As one sentence of plain text. */
function adviceText(report) {
    const { lead, link } = adviceOf(report);
    return `${lead}${link}.`;
}
/** A service keeps what is suppressed; an embedded run and SARIF files have no place for it. */
function isSuppressible({ evidence }) {
    return evidence?.isSuppressible ?? true;
}
const exceptionDays = 90;
function worstNamed(report) {
    for (const finding of (0,_sentence_standing_js__WEBPACK_IMPORTED_MODULE_1__/* .openFindings */ .lb)(report))
        if (finding.effect === 'blocks' && finding.disclosed)
            return finding;
    return undefined;
}
/** The lines of the policy file that accept the worst finding; undefined where the service is the place for that. */
function exceptionLinesToAdd(report) {
    if (isSuppressible(report) || report.today === undefined)
        return undefined;
    const worst = worstNamed(report);
    if (worst === undefined)
        return undefined;
    const last = new Date(Date.parse(report.today) + exceptionDays * 86_400_000);
    const id = /^[a-z][\w-]*$/i.test(worst.id) ? worst.id : JSON.stringify(worst.id);
    return [
        'exceptions:',
        `  - violation_id: ${id}`,
        '    reason: Say here why it is no problem',
        `    expires: ${last.toISOString().slice(0, 10)}`,
    ].join('\n');
}


/***/ }),

/***/ 96127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ helpUrl)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/** Where people read why a run could not decide, and what to do. */

const page = 'https://github.com/scan-gate/scan-gate/blob/main/docs/troubleshooting.md';
/** The reason's own entry of the page; undefined for a run that decided. */
function helpUrl(reason) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isInconclusive */ .Fm)(reason) ? `${page}#${reason}` : undefined;
}


/***/ }),

/***/ 91552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dh: () => (/* binding */ endingLines),
/* harmony export */   VD: () => (/* binding */ leftOutLines),
/* harmony export */   _F: () => (/* binding */ warningLines),
/* harmony export */   jd: () => (/* binding */ shownRules)
/* harmony export */ });
/* harmony import */ var _policy_exception_terms_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1125);
/* harmony import */ var _policy_verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67535);
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65633);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20880);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56334);
/** What the reader should see beside the verdict: rules that warn, what does not count, what ends soon. */





const ruleWords = { passed: 'holds', failed: 'broken', inconclusive: 'undecided' };
const warningWords = { passed: 'holds', failed: 'warns', inconclusive: 'may warn' };
/** Every rule, those that only warn last. */
function shownRules({ rules, warnings = [] }) {
    return [
        ...rules.map((rule) => ({
            ...rule,
            shown: rule.verdict,
            word: ruleWords[rule.verdict],
            counted: 'blocking',
        })),
        ...warnings.map((rule) => ({
            ...rule,
            shown: rule.verdict === 'passed' ? 'passed' : 'inconclusive',
            word: warningWords[rule.verdict],
            counted: 'warned of',
        })),
    ];
}
/** How many findings the policy is not about, a line for each reason. */
function leftOutLines({ findings }) {
    const counts = new Map();
    for (const { leftOut } of findings)
        if (leftOut !== undefined)
            counts.set(leftOut, (counts.get(leftOut) ?? 0) + 1);
    return [...counts].map(([why, count]) => `${(0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(count, 'open finding')} ${why} ${count === 1 ? 'does' : 'do'} not count here`);
}
/** Of exceptions that end soon, a line each; neutral. */
function endingLines({ ending = [], today }) {
    return ending.map((exception) => {
        const days = today === undefined ? undefined : (0,_policy_exception_terms_js__WEBPACK_IMPORTED_MODULE_3__/* .daysBetween */ .YM)(today, exception.expires);
        const when = days === undefined || days > 0 ? `${days === undefined ? '' : `in ${(0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(days, 'day')}, `}on` : 'today,';
        const owner = exception.owner === undefined ? '' : ` (${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralLine */ .GH)(exception.owner, 60)})`;
        return `The exception for ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .exceptionTarget */ .vG)(exception)} ends ${when} ${exception.expires}${owner}`;
    });
}
/** What rules warn of, a line each; neutral. */
function warningLines({ warnings = [] }) {
    return warnings
        .filter(({ verdict }) => verdict !== 'passed')
        .map((each) => {
        const { rule, verdict, limit } = each;
        const name = (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralLine */ .GH)(rule, 80);
        if (verdict === 'inconclusive')
            return `Rule ${name} may warn: how many findings it counts is not known`;
        return `Rule ${name} warns of ${(0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)((0,_policy_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .provenCount */ .CM)(each), 'finding')}${limit > 0 ? `, ${limit} ${limit === 1 ? 'is' : 'are'} allowed` : ''}`;
    });
}


/***/ }),

/***/ 82644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ doubtfulFindings),
/* harmony export */   Kk: () => (/* binding */ othersTally),
/* harmony export */   MO: () => (/* binding */ introText),
/* harmony export */   Vi: () => (/* binding */ standingCounts),
/* harmony export */   f7: () => (/* binding */ blockingCount),
/* harmony export */   nn: () => (/* binding */ othersText),
/* harmony export */   yy: () => (/* binding */ decidingFindings)
/* harmony export */ });
/* harmony import */ var _policy_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67535);
/* harmony import */ var _sentence_standing_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93840);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20880);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56334);




/** How many findings block, known by name or by the numbers alone. */
function blockingCount(report, groups = (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .groupFindings */ .kG)(report.findings)) {
    const broken = report.verdict === 'failed' ? report.rules.filter(({ verdict }) => verdict === 'failed') : [];
    return Math.max(groups.blocks.length, ...broken.map(_policy_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .provenCount */ .CM));
}
/** What a run that did not pass is about, worst first: what blocks, and what may where nothing tells them apart. */
function decidingFindings(report, groups = (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .groupFindings */ .kG)(report.findings)) {
    const { blocks, 'may block': may } = groups;
    if (report.verdict === 'passed')
        return [];
    const areNamed = report.verdict === 'failed' && blockingCount(report, groups) <= blocks.length;
    if (areNamed || may.length === 0)
        return blocks;
    return blocks.length === 0 ? may : [...blocks, ...may];
}
/** How many may block in a run that could not decide: what is listed, or more where the numbers allow it. */
function mayBlockCount(report, groups = (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .groupFindings */ .kG)(report.findings)) {
    const open = report.reason === 'evidence' ? report.rules.filter(isOpen) : [];
    return Math.max(decidingFindings(report, groups).length, ...open.map(({ hi }) => hi));
}
function isOpen({ verdict, hi }) {
    return verdict === 'inconclusive' && Number.isFinite(hi);
}
/** What stands above the findings where their number is not that of the sentence; nothing where it is. */
function introText(report, groups = (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .groupFindings */ .kG)(report.findings)) {
    const listed = decidingFindings(report, groups).length;
    if (listed === 0)
        return '';
    if (report.verdict === 'failed')
        return blockingIntro(report, groups);
    const most = mayBlockCount(report, groups);
    return most > listed
        ? `${listed} of up to ${most} ${isOrAre(listed)} listed:`
        : `${(0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(listed, 'finding')} may block:`;
}
function blockingIntro(report, groups) {
    const [count, named, may] = [blockingCount(report, groups), groups.blocks.length, groups['may block'].length];
    const listed = named + may;
    if (count <= named || count === listed)
        return '';
    if (count > listed)
        return `${listed} of ${count} ${isOrAre(listed)} listed:`;
    const rest = count - named;
    const number = rest === 1 ? 'One' : String(rest);
    const isGrowth = named === 0 && report.scope === 'auto' && report.base !== undefined;
    const verb = isGrowth ? `${isOrAre(rest)} new` : rest === 1 ? 'blocks' : 'block';
    const those = named === 0 ? `these ${may} ${verb}` : `the last ${may} ${verb} too`;
    return `${number} of ${those}; which, the service does not say:`;
}
function isOrAre(count) {
    return count === 1 ? 'is' : 'are';
}
/** What is open and not among the findings that decide, by severity. */
function othersTally(report) {
    const others = (0,_sentence_standing_js__WEBPACK_IMPORTED_MODULE_0__/* .openCounts */ .J8)(report);
    for (const [severity, count] of Object.entries((0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .tallyOf */ .sv)(decidingFindings(report))))
        others[severity] = Math.max(0, (others[severity] ?? 0) - count);
    return others;
}
/** `10 older findings do not block`, `10 other findings do not block, 2 may`; nothing where there are none. */
function othersText(report, groups = (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .groupFindings */ .kG)(report.findings)) {
    const doubtful = doubtfulFindings(report, groups).length;
    const count = Math.max(0, (0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .sumOf */ .XN)(othersTally(report)) - doubtful);
    if (report.verdict !== 'failed' || count + doubtful === 0)
        return '';
    if (count === 0)
        return `${(0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(doubtful, 'other finding')} may block`;
    const areOld = areAllOld(report);
    const said = `${(0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(count, areOld ? 'older finding' : 'other finding')} ${count === 1 ? 'does' : 'do'} not block`;
    return doubtful === 0 ? said : `${said}, ${doubtful} may`;
}
/** All that means nothing for the verdict, and there is any. */
function areAllOld({ findings }) {
    let hasAny = false;
    for (const { effect, novelty } of findings) {
        if (effect !== 'none')
            continue;
        if (novelty !== 'old')
            return false;
        hasAny = true;
    }
    return hasAny;
}
/** In a run that failed by other findings: what an undecided rule may block too. */
function doubtfulFindings(report, groups = (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .groupFindings */ .kG)(report.findings)) {
    const isShown = decidingFindings(report, groups).length > groups.blocks.length;
    return report.verdict === 'failed' && !isShown ? groups['may block'] : [];
}
/** How many block, are open all the same, excepted, suppressed or fixed, each with its word; what is not is left out, but not the first. */
function standingCounts(report) {
    const groups = (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .groupFindings */ .kG)(report.findings);
    const isOpenRun = report.verdict === 'inconclusive';
    const deciding = isOpenRun ? mayBlockCount(report, groups) : blockingCount(report, groups);
    const doubtful = doubtfulFindings(report, groups).length;
    const open = (0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .sumOf */ .XN)((0,_sentence_standing_js__WEBPACK_IMPORTED_MODULE_0__/* .openCounts */ .J8)(report));
    const counts = [
        [isOpenRun ? 'may block' : deciding === 1 ? 'blocks' : 'block', deciding],
        ['may block', doubtful],
        ['open, not blocking', Math.max(0, open - deciding - doubtful)],
        ['excepted', groups.excepted.length],
        ['suppressed', groups.suppressed.length],
        ['fixed', groups.fixed.length],
    ];
    return counts.filter(([, count], index) => index === 0 || count > 0);
}


/***/ }),

/***/ 63288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eP: () => (/* binding */ nobody),
/* harmony export */   hO: () => (/* binding */ ownedText),
/* harmony export */   yJ: () => (/* binding */ shownOwners),
/* harmony export */   yM: () => (/* binding */ isShared)
/* harmony export */ });
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65633);
/** Whose findings are by CODEOWNERS, as surfaces say it; undefined where nobody knows, or nobody asked. */

const nobody = 'nobody';
/** Each as it may be shown; of what nobody owns, the word for it. */
function shownOwners({ owners }) {
    if (owners === undefined)
        return undefined;
    return owners.length === 0 ? [nobody] : owners.map((owner) => (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralLine */ .GH)(owner, 200));
}
/** `owned by @acme/payments`. */
function ownedText(finding) {
    const owners = shownOwners(finding);
    return owners === undefined ? undefined : (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralLine */ .GH)(`owned by ${owners.join(' ')}`, 200);
}
/** Whether findings are of several owners: else to name them says nothing. */
function isShared({ findings }) {
    let first;
    for (const { owners } of findings) {
        if (owners === undefined)
            continue;
        const names = owners.join(' ');
        first ??= names;
        if (names !== first)
            return true;
    }
    return false;
}


/***/ }),

/***/ 89341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ sizeOf),
/* harmony export */   DT: () => (/* binding */ packagesOf),
/* harmony export */   Zc: () => (/* binding */ groupPackages),
/* harmony export */   dG: () => (/* binding */ packageNameOf)
/* harmony export */ });
/* harmony import */ var _api_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56845);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56334);
/** Findings of one version of one package in one file, as one: with the version that settles all of them. */


/** How many findings an item stands for. */
function sizeOf(item) {
    return item.package?.findings.length ?? 1;
}
/** So many at most: the findings in their order, those of a package at the place of its first. */
function groupPackages(report, findings, most) {
    const begun = [];
    const byKey = new Map();
    for (const finding of findings) {
        const key = keyOf(finding);
        const known = key === undefined ? undefined : byKey.get(key);
        known?.push(finding);
        if (known !== undefined || begun.length === most)
            continue;
        const own = [finding];
        begun.push(own);
        if (key !== undefined)
            byKey.set(key, own);
    }
    return begun.map((own) => {
        const pack = packageOf(report, own);
        return pack === undefined ? { finding: own[0], package: undefined } : { finding: worstOf(own), package: pack };
    });
}
/** The packages alone, in the order of their first findings. */
function packagesOf(report, findings) {
    const members = new Map();
    for (const finding of findings) {
        const key = keyOf(finding);
        if (key === undefined)
            continue;
        const own = members.get(key);
        if (own === undefined)
            members.set(key, [finding]);
        else
            own.push(finding);
    }
    return [...members.values()].flatMap((own) => packageOf(report, own) ?? []);
}
/** Undefined for one finding alone. */
function packageOf(report, findings) {
    const [first, second] = findings;
    const named = first === undefined || second === undefined ? undefined : packageNameOf(first);
    return named === undefined ? undefined : { ...named, findings, update: updateOf(report, findings) };
}
function worstOf(findings) {
    return [...findings].sort((a, b) => (0,_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(a.severity) - (0,_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(b.severity))[0];
}
/** Undefined for what is no vulnerability of a package. */
function keyOf(finding) {
    const copy = copyOf(finding);
    return copy === undefined ? undefined : `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .standingOf */ .YP)(finding)} ${copy}`;
}
/** One version of one package in one file, whatever was decided about its findings. */
function copyOf(finding) {
    const named = packageNameOf(finding);
    return named === undefined ? undefined : JSON.stringify([named.name, named.version, finding.filePath]);
}
const ahead = /^(@?[\w.-]+(?:\/[\w.-]+)?)[ @]v?(\d[\w.+-]*): /;
const behind = / in (@?[\w.-]+(?:\/[\w.-]+)?)[ @]v?(\d[\w.+-]*)$/;
/** The interface has no field for a package: titles name it, `lodash 4.17.15: …` or `… in lodash 4.17.15`. */
function packageNameOf({ type, title, }) {
    if (type !== 'SCA' || title.length > 2000)
        return undefined;
    const [, name, version] = ahead.exec(title) ?? behind.exec(title) ?? [];
    return name === undefined || version === undefined ? undefined : { name, version };
}
function updateOf({ findings }, own) {
    const settled = own.filter((finding) => fixedVersion(finding) !== undefined);
    const [first] = settled;
    if (first === undefined)
        return undefined;
    const versions = [...settled, ...(openCopies(findings).get(copyOf(first)) ?? [])].flatMap((finding) => fixedVersion(finding) ?? []);
    const [highest] = versions.sort((a, b) => compareVersions(b, a));
    return `Update to ${highest}, which settles ${settled.length === own.length ? 'all' : `${settled.length} of them`}`;
}
const known = new WeakMap();
function openCopies(findings) {
    const copies = known.get(findings) ?? Map.groupBy(openOf(findings), copyOf);
    known.set(findings, copies);
    return copies;
}
function openOf(findings) {
    const { blocks, 'may block': may, open } = (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .groupFindings */ .kG)(findings);
    return [blocks, may, open].flatMap((group) => group.filter(({ type }) => type === 'SCA'));
}
/** `Upgrade lodash from 4.17.15 to 4.17.21 or later`. */
function fixedVersion(finding) {
    const remediation = (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .remediationOf */ .BV)(finding) ?? '';
    const found = /\b(?:upgrade|update)\b[^\n]{0,200}?\bto (?:version )?v?(\d[\w+-]*(?:\.[\w+-]+)*)/i.exec(remediation.slice(0, 1000));
    return found?.[1];
}
function compareVersions(a, b) {
    const [left, right] = [a, b].map((version) => version.split(/[.+-]/).map((part) => Number.parseInt(part, 10) || 0));
    for (let index = 0; index < Math.max(left?.length ?? 0, right?.length ?? 0); index += 1) {
        const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
        if (difference !== 0)
            return difference;
    }
    return 0;
}


/***/ }),

/***/ 83672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ZG: () => (/* binding */ iconOf),
  Fg: () => (/* binding */ markOf),
  Zd: () => (/* binding */ sentenceLimit),
  $N: () => (/* binding */ sentenceOf),
  h9: () => (/* binding */ shownVerdict)
});

// EXTERNAL MODULE: ./build/compiled/src/report/neutral.js
var neutral = __webpack_require__(65633);
// EXTERNAL MODULE: ./build/compiled/src/policy/finding.js
var finding = __webpack_require__(75755);
// EXTERNAL MODULE: ./build/compiled/src/policy/verdict.js
var policy_verdict = __webpack_require__(67535);
// EXTERNAL MODULE: ./build/compiled/src/report/tally.js
var report_tally = __webpack_require__(20880);
// EXTERNAL MODULE: ./build/compiled/src/report/sentence/standing.js
var standing = __webpack_require__(93840);
;// CONCATENATED MODULE: ./build/compiled/src/report/sentence/passed.js
/** The sentence of a run that passed: what is open all the same, and what nobody could judge. */




/** Longest first: what limits the pass is said as long as there is room. */
function passedSentences(report) {
    const [long, short] = mainSentences(report);
    const parts = additionsOf(report);
    const brief = briefAdditions(report);
    return [long + parts, long + brief, short + brief, short];
}
function mainSentences(report) {
    if (report.scan === undefined)
        return [`Nothing to scan: ${report.message}`, 'Nothing to scan'];
    const open = (0,standing/* openCounts */.J8)(report);
    const total = (0,report_tally/* sumOf */.XN)(open);
    const areAllCounted = finding/* severities */.gO.every((severity) => open[severity] !== undefined);
    if (total === 0)
        return areAllCounted ? ['No findings', 'No findings'] : ['Nothing blocks', 'Nothing blocks'];
    const limited = withinLimits(report);
    if (limited !== undefined)
        return [limited, 'Within the limits'];
    if ((0,standing/* isCompared */.uQ)(report))
        return comparedSentences(report, open);
    const floor = floorOf(report, open);
    const lead = floor === undefined ? 'Nothing blocks' : `No finding is ${floor}`;
    return [`${lead}: ${(0,report_tally/* areOpen */.HB)(open)}`, lead];
}
function comparedSentences(report, open) {
    const news = (0,standing/* newsOfBase */.cA)(report);
    if ((0,standing/* isNothingNew */.Ix)(report) && (0,report_tally/* sumOf */.XN)(news) > 0) {
        const concern = (0,report_tally/* sumOf */.XN)(news) === 1 ? 'concerns' : 'concern';
        return [`Nothing new here: ${(0,report_tally/* findingWords */.Hu)(news, 'new')} ${concern} ${(0,standing/* baseName */.Fl)(report)}`, 'Nothing new here'];
    }
    if ((0,standing/* isNothingNew */.Ix)(report)) {
        const count = (0,report_tally/* sumOf */.XN)(open);
        const older = `${(0,report_tally/* plural */.LS)(count, 'older finding')} ${count === 1 ? 'stays' : 'stay'} open`;
        return [`Nothing new: ${older}`, 'Nothing new'];
    }
    const floor = ruleFloor(report);
    const lead = floor === undefined ? 'Nothing new blocks' : `No new finding is ${floorWords(floor)}`;
    return [`${lead}: ${(0,report_tally/* areOpen */.HB)(open)}`, lead];
}
/** `high or above`, where nothing that is open reaches it. */
function floorOf(report, open) {
    const floor = ruleFloor(report);
    if (floor === undefined || open.UNKNOWN !== undefined)
        return undefined;
    const isReached = (0,finding/* atOrAbove */.kU)(floor).some((severity) => open[severity] !== 0);
    return isReached ? undefined : floorWords(floor);
}
function ruleFloor({ rules }) {
    const asked = rules.map(({ asks }) => asks).find((asks) => asks?.kind === 'severity');
    return asked?.kind === 'severity' ? asked.floor : undefined;
}
function floorWords(floor) {
    return floor === 'CRITICAL' ? 'critical' : `${report_tally/* severityWords */.D4[floor]} or above`;
}
function withinLimits({ rules }) {
    const used = rules.filter(({ hi, limit }) => limit > 0 && hi > 0);
    if (used.length === 0)
        return undefined;
    return `Within the limits: ${used.map(limitWords).join('; ')}`;
}
/** `4 medium findings, 20 are allowed`. */
function limitWords(rule) {
    const { asks, hi, limit, verdict } = rule;
    const number = verdict === 'failed' ? (0,policy_verdict/* provenCount */.CM)(rule) : hi;
    const allowed = `${limit} ${limit === 1 ? 'is' : 'are'} allowed`;
    if (asks?.kind !== 'threshold')
        return `${(0,report_tally/* plural */.LS)(number, 'finding')}, ${allowed}`;
    const type = asks.type === undefined ? '' : ` ${asks.type.toLowerCase().replace('_', ' ')}`;
    return `${number} ${report_tally/* severityWords */.D4[asks.severity]}${type} ${number === 1 ? 'finding' : 'findings'}, ${allowed}`;
}
function additionsOf(report) {
    const { uncovered } = report;
    return [
        ...ignoredWords(report),
        ...graceWords(report),
        ...warnedWords(report),
        ...unscoredWords(report),
        ...(uncovered === undefined ? [] : [uncovered]),
        ...fileWords(report),
    ]
        .map((part) => `; ${part}`)
        .join('');
}
/** What limits the pass, without its details. */
function briefAdditions(report) {
    const limits = [
        ...ignoredWords(report),
        ...graceWords(report),
        ...(warnedWords(report).length > 0 ? ['a rule warns'] : []),
        ...(report.uncovered === undefined ? [] : ['source files were not looked at']),
        ...(unscoredWords(report).length > 0 ? ['not all have a score'] : []),
        ...fileWords(report),
    ];
    return limits.length === 0 ? '' : `; ${(0,report_tally/* listWords */.yh)(limits)}`;
}
/** What the gate will ask about soon. */
function graceWords({ findings }) {
    const days = [];
    for (const { leftOut } of findings)
        if (leftOut !== undefined)
            days.push(...(/^in its grace until (.*)$/.exec(leftOut)?.slice(1) ?? []));
    const [first] = days.sort();
    if (first === undefined)
        return [];
    return [`${days.length} in ${days.length === 1 ? 'its' : 'their'} grace until ${first}`];
}
/** What another part's own gate judges is none of this one's. */
function ignoredWords({ findings }) {
    const count = (0,report_tally/* countOf */.pq)(findings, ({ leftOut }) => leftOut === 'in an ignored path');
    return count === 0 ? [] : [`${count} in ignored paths ${count === 1 ? 'does' : 'do'} not count`];
}
/** `3 findings are warned of`, each counted once; what only the numbers show has no name. */
function warnedWords({ warnings = [], findings }) {
    const broken = warnings.filter(({ verdict }) => verdict === 'failed');
    if (broken.length === 0)
        return [];
    const named = (0,report_tally/* countOf */.pq)(findings, ({ warnedBy }) => warnedBy !== undefined);
    const count = Math.max(named, ...broken.map(policy_verdict/* provenCount */.CM));
    return [`${(0,report_tally/* plural */.LS)(count, 'finding')} ${count === 1 ? 'is' : 'are'} warned of`];
}
function unscoredWords({ rules }) {
    return rules.flatMap(({ asks, unscored = 0 }) => {
        if (unscored === 0)
            return [];
        const kind = asks?.kind === 'epss' ? 'an EPSS' : 'a CVSS';
        return [`${unscored} without ${kind} score ${unscored === 1 ? 'was' : 'were'} not judged`];
    });
}
/** A step that fails although nothing blocks says why. */
function fileWords({ exitCode }) {
    return exitCode === 2 ? ['a report file could not be written'] : [];
}

;// CONCATENATED MODULE: ./build/compiled/src/report/sentence/failed.js
/** The sentence of a run that failed: what blocks, by the worst of the rules that are broken. */





/** Longest first. */
function failedSentences(report) {
    const broken = report.rules.filter((rule) => rule.verdict === 'failed').sort(byWorstNamed);
    const [worst] = broken;
    if (worst === undefined)
        return ['The policy is broken'];
    const more = broken.length - 1;
    const others = more === 0 ? '' : ` and ${(0,report_tally/* plural */.LS)(more, 'more rule')} ${more === 1 ? 'is' : 'are'} broken`;
    return ruleSentences(worst, report).map((sentence) => sentence + others);
}
function byWorstNamed(a, b) {
    return worstRank(a) - worstRank(b) || (0,policy_verdict/* provenCount */.CM)(b) - (0,policy_verdict/* provenCount */.CM)(a);
}
function worstRank({ named }) {
    const rank = finding/* severities */.gO.findIndex((severity) => named?.blocks[severity] !== undefined);
    return rank < 0 ? finding/* severities */.gO.length : rank;
}
function ruleSentences(rule, report) {
    const { asks, limit } = rule;
    const count = (0,policy_verdict/* provenCount */.CM)(rule);
    if (limit > 0)
        return [limitWords(rule)];
    if (asks?.kind === 'cvss')
        return [`${(0,report_tally/* plural */.LS)(count, 'finding')} ${count === 1 ? 'scores' : 'score'} ${asks.least.toFixed(1)} or above`];
    if (asks?.kind === 'epss')
        return [`${(0,report_tally/* plural */.LS)(count, 'finding')} ${count === 1 ? 'has' : 'have'} an EPSS score of ${asks.least} % or above`];
    if (asks?.kind === 'age')
        return [`${(0,report_tally/* findingWords */.Hu)({ [asks.severity]: count })} ${are(count)} open for more than ${asks.days} days`];
    return severitySentences(rule, report);
}
function are(count) {
    return count === 1 ? 'is' : 'are';
}
function severitySentences(rule, report) {
    const named = rule.named?.blocks ?? {};
    if ((0,report_tally/* sumOf */.XN)(named) === 0 && report.base !== undefined && report.scope === 'auto')
        return growthSentences(rule, report);
    const known = (0,report_tally/* sumOf */.XN)(named) >= rule.lo ? named : countedOf(rule, report);
    const total = (0,policy_verdict/* provenCount */.CM)(rule);
    const newWord = (0,report_tally/* sumOf */.XN)(named) === total && isAllNew(rule, report) ? 'new' : undefined;
    const block = `${total === 1 ? 'blocks' : 'block'}${report.pullRequest === undefined ? '' : ' this pull request'}`;
    const lead = `${(0,report_tally/* findingWords */.Hu)((0,report_tally/* sumOf */.XN)(known) === total ? known : { ANY: total }, newWord)} ${block}`;
    const isSplit = (0,report_tally/* sumOf */.XN)(known) === total && Object.values(known).filter((count) => count > 0).length > 1;
    return isSplit ? [`${lead}: ${(0,report_tally/* tallyWords */.c_)(known)}`, lead] : [lead];
}
/** What the scan counts of a rule's severities, where that is all that blocks. */
function countedOf(rule, { scan }) {
    const counts = Object.fromEntries(severitiesOf(rule).map((severity) => [severity, scan?.counts[severity] ?? 0]));
    return (0,report_tally/* sumOf */.XN)(counts) === rule.lo ? counts : {};
}
function severitiesOf({ asks }) {
    if (asks?.kind === 'severity')
        return (0,finding/* atOrAbove */.kU)(asks.floor);
    if (asks?.kind === 'match')
        return [...asks.severities];
    return asks?.kind === 'threshold' ? [asks.severity] : [...finding/* severities */.gO];
}
/** Every finding that the rule names is proven not to be in the base. */
function isAllNew(rule, report) {
    const asked = severitiesOf(rule);
    let hasOwn = false;
    for (const { effect, severity, novelty } of (0,standing/* openFindings */.lb)(report)) {
        if (effect !== 'blocks' || !asked.includes(severity))
            continue;
        if (novelty !== 'new')
            return false;
        hasOwn = true;
    }
    return hasOwn;
}
/** Numbers alone: more than the base has, and nobody says which. */
function growthSentences(rule, report) {
    const grown = {};
    for (const severity of severitiesOf(rule)) {
        const more = (report.scan?.counts[severity] ?? 0) - (report.base?.counts[severity] ?? 0);
        if (more > 0)
            grown[severity] = more;
    }
    const isWhole = (0,report_tally/* sumOf */.XN)(grown) === rule.lo;
    const lead = `${(0,report_tally/* findingWords */.Hu)(isWhole ? grown : { ANY: rule.lo }, 'more')} than ${(0,standing/* baseName */.Fl)(report)}`;
    const [only, ...others] = Object.keys(grown);
    if (!isWhole || only === undefined)
        return [lead];
    if (others.length > 0)
        return [`${lead}: ${(0,report_tally/* tallyWords */.c_)(grown)}`, lead];
    const there = report.base?.counts[only] || 'none';
    return [`${lead}: ${report.scan?.counts[only]} here, ${there} there`, lead];
}

// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
;// CONCATENATED MODULE: ./build/compiled/src/report/sentence/undecided.js
/** The sentence of a run that could not decide: why, in a few words. */





const briefs = {
    settings: 'a setting is wrong',
    fork: 'pull requests from forks are not scanned',
    'no-key': 'there is no API key',
    'wrong-ref': 'there is no branch to scan',
    moved: 'the branch moved, or its head could not be read',
    policy: 'the policy could not be read',
    'not-found': 'the repository, branch or scan was not found',
    'foreign-repository': 'the repository at the service is another one',
    auth: 'the API key was refused',
    unavailable: 'the service could not be reached',
    'rate-limited': 'the service asked to wait for too long',
    'scan-failed': 'the scan failed',
    timeout: 'the scan did not end in time',
    protocol: 'the service answered in a way that cannot be trusted',
    evidence: 'how many findings block is not known',
    'not-covered': 'not everything that counts was scanned',
    'not-waited': 'the scan was not waited for',
    publish: 'a file could not be written',
    cancelled: 'the run was cancelled',
    internal: 'Scan Gate has a fault',
};
function undecidedSentence(report) {
    const { reason, brief, scan } = report;
    if (reason === 'not-waited')
        return `Scan ${(0,neutral/* neutralLine */.GH)(scan?.id ?? '', 40)} was started and not waited for`;
    if (!(0,errors/* isInconclusive */.Fm)(reason))
        return 'Not decided';
    const open = reason === 'evidence' ? report.rules.find((rule) => rule.verdict === 'inconclusive') : undefined;
    const uncovered = reason === 'not-covered' ? uncoveredBrief(report) : undefined;
    return `Not decided: ${brief ?? uncovered ?? (open && openWords(open, report)) ?? briefs[reason]}`;
}
/** It is the reason where nothing else keeps the run from passing. */
function uncoveredBrief({ uncovered, message }) {
    return uncovered !== undefined && message.startsWith(uncovered) && uncovered.length <= 76 ? uncovered : undefined;
}
/** Between two numbers, the only place where a bound is said. */
function openWords(rule, report) {
    const { lo, hi, limit } = rule;
    if (!Number.isFinite(hi))
        return undefined;
    if (limit > 0)
        return `${lo === 0 ? 'up to' : `${lo} to`} ${limitWords(rule)}`;
    const words = (0,report_tally/* findingWords */.Hu)(knownTally(rule, report) ?? { ANY: hi });
    return hi === 1 ? `${words} may block` : `up to ${words} may block`;
}
/** By severity, where the list or the scan's counts add up to all that may block. */
function knownTally({ hi, named, asks }, { scan }) {
    const floor = asks?.kind === 'severity' ? (0,finding/* atOrAbove */.kU)(asks.floor) : [];
    const counted = Object.fromEntries(floor.map((severity) => [severity, scan?.counts[severity] ?? 0]));
    return [named?.mayBlock ?? {}, counted].find((tally) => (0,report_tally/* sumOf */.XN)(tally) === hi);
}

;// CONCATENATED MODULE: ./build/compiled/src/report/sentence/sentence.js




const sentenceLimit = 90;
/** Begins with a capital or a number, neutral, at most 90 characters, without a final stop. */
function sentenceOf(report) {
    const isLetThrough = report.verdict !== 'passed' && !report.enforced && report.exitCode === 0;
    const ending = isLetThrough ? ' (not enforced)' : '';
    const fitting = versionsOf(report)
        .map((version) => version + ending)
        .find((version) => version.length <= sentenceLimit);
    return (0,neutral/* neutralLine */.GH)(fitting ?? versionsOf(report).at(-1) ?? '', sentenceLimit);
}
/** Longest first. */
function versionsOf(report) {
    if (report.verdict === 'failed')
        return failedSentences(report);
    return report.verdict === 'passed' ? passedSentences(report) : [undecidedSentence(report)];
}
const icons = { passed: '✅', failed: '❌', inconclusive: '⚠️' };
const marks = { passed: '✔', failed: '✖', inconclusive: '!' };
/** Never a cross on a step that is green, nor a check on one that is red. */
function iconOf(report) {
    return icons[shownVerdict(report)];
}
/** The same for a log. */
function markOf(report) {
    return marks[shownVerdict(report)];
}
/** What is not enforced, and what the step does not agree with, is shown as a warning. */
function shownVerdict({ verdict, exitCode }) {
    const isGreen = exitCode === 0;
    return (verdict === 'passed') === isGreen ? verdict : 'inconclusive';
}


/***/ }),

/***/ 54843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ makeBaseline),
/* harmony export */   c: () => (/* binding */ identityOf),
/* harmony export */   readBaseline: () => (/* binding */ readBaseline)
/* harmony export */ });
/* harmony import */ var _ci_repository_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69986);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92700);
/* harmony import */ var _policy_baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46975);
/* harmony import */ var _policy_evidence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46365);
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75755);
/** The baseline of `scope: new`: read from the place that decides about the policy, and made from a scan that explains itself. */





const wayOut = 'Make one on the default branch with scan-gate baseline write, and commit it there (examples/workflows/baseline.yml does both).';
/**
 * The baseline, never from the workspace or a cache; undefined when the scope asks for none. Throws GateError CONFIG,
 * before anything is scanned, when there is none that can be used.
 */
async function readBaseline(policy, place) {
    if (policy.scope !== 'new')
        return undefined;
    const { baselineFile: path, around } = place;
    if (path === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', 'scope: new compares with a baseline, and baseline-file names none', {
            reason: 'settings',
            hint: wayOut,
        });
    }
    const file = await around.readPolicyFile?.('trusted', path).catch((error) => {
        const { code, message, hint } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `The baseline ${path} could not be read: ${message}`, {
            cause: error,
            reason: 'policy',
            hint,
        });
    });
    if (file === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `There is no baseline ${path}`, { reason: 'policy', hint: wayOut });
    const baseline = (0,_policy_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .parseBaseline */ .nk)(file.text, `${path} of ${file.at}`);
    const identity = identityOf(place.repositoryUrl);
    if (identity !== 'unknown' && baseline.repository === identity)
        return baseline;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `The baseline ${path} is of ${baseline.repository}, not of this repository`, {
        reason: 'policy',
        hint: wayOut,
    });
}
/** `github.com/acme/shop`: the same for every way to write an address. */
function identityOf(repositoryUrl) {
    const folded = repositoryUrl === undefined ? undefined : (0,_ci_repository_url_js__WEBPACK_IMPORTED_MODULE_0__/* .foldRepositoryUrl */ .Hu)(repositoryUrl);
    return folded === undefined ? 'unknown' : `${folded.host}/${folded.path}`;
}
/**
 * The baseline of a branch's own scan. Throws GateError PROTOCOL when its findings do not explain its counts, severity by
 * severity, or when it cannot be told which are its own: a baseline that holds too much would let new findings through.
 */
function makeBaseline(evidence, of) {
    const faults = _policy_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .severities */ .gO.flatMap((severity) => faultOf(evidence, evidence.findings.filter((finding) => finding.severity === severity), severity));
    if (evidence.unknownSeverities === 'unread')
        faults.push('violations of unknown severity could not be read');
    if (faults.length > 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('PROTOCOL', `No baseline was made: ${faults.join('; ')}`, {
            reason: 'evidence',
            hint: 'Run it again when no other scan of this repository is under way.',
        });
    }
    const own = evidence.findings.filter((finding) => finding.label === 'seen' && (0,_policy_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .isOpen */ .nT)(finding));
    return (0,_policy_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .baselineOf */ .Bv)(own, { repository: identityOf(of.repositoryUrl), branch: of.branch });
}
function faultOf(evidence, findings, severity) {
    const counted = evidence.counts[severity];
    const word = severity.toLowerCase();
    if (counted === undefined)
        return [`the scan states no count of ${word}`];
    if (!evidence.lists[severity]?.settled)
        return [`the list of ${word} has not settled`];
    const unclear = findings.filter((finding) => finding.label === 'maybe' && (0,_policy_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .isOpen */ .nT)(finding)).length;
    if (unclear > 0)
        return [`${unclear} ${word} may be of another branch`];
    const known = findings.filter((finding) => finding.severityKnown && finding.label === 'seen');
    if (known.length < counted)
        return [`the scan counts ${counted} ${word}, the list shows ${known.length}`];
    // More than the scan counts were not all found by it, whatever their times say.
    const open = known.filter(_policy_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .isOpen */ .nT).length;
    return open > counted ? [`the scan counts ${counted} ${word}, the list shows ${open} open ones as its own`] : [];
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


/***/ })

};
