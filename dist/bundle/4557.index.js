export const id = 4557;
export const ids = [4557];
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

/***/ 94557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lookByService: () => (/* binding */ lookByService)
/* harmony export */ });
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76295);
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32235);
/** A look by the service: a new scan of the branch, whose findings are all listed. */


/** The scope is everything: what a policy leaves out may be there all the same. */
async function lookByService(request) {
    const settings = await (0,_run_js__WEBPACK_IMPORTED_MODULE_0__.readRunSettings)(request);
    const judged = { ...settings, scope: 'scan', sources: { ...settings.sources, scope: 'flag' } };
    const { report, evidence } = await (0,_run_js__WEBPACK_IMPORTED_MODULE_0__.gate)({ request, settings: judged, wantsEverything: true });
    const { repositoryUrl, branch, headSha, tool, scan } = report;
    return {
        subject: {
            ...{ source: 'service', repositoryUrl, branch, headSha },
            ...{ startedAt: evidence?.startedAt, toolVersion: tool.version },
        },
        evidence: scan?.status === 'COMPLETED' ? evidence : undefined,
        doubt: (0,_look_js__WEBPACK_IMPORTED_MODULE_1__/* .doubtOfRun */ .fd)(report, 'this run'),
    };
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
