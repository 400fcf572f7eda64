export const id = 538;
export const ids = [538];
export const modules = {

/***/ 7475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ checkBuilt),
/* harmony export */   s: () => (/* binding */ checkCommit)
/* harmony export */ });
/* harmony import */ var _ci_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3781);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9473);
/** Whether a checkout stands at the commit that is built: what is scanned or judged here is its content. */


/** Throws GateError CONFIG (reason `moved`) when the commit is none of those expected. */
function checkCommit(head, path, expected) {
    if (expected.includes(head))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `The checkout ${path} stands at ${head.slice(0, 12)}, which is not the commit of this event`, {
        reason: 'moved',
        hint: 'Check out the commit of the event (actions/checkout does) before the gate.',
    });
}
/** The commit that a CI system names, or a merge of it that was made for the test; nothing where it names none. */
async function checkBuilt(ci, path) {
    const named = [ci?.headSha, ci?.builtSha].filter((sha) => sha !== undefined);
    if (named.length === 0)
        return;
    const git = (0,_ci_git_js__WEBPACK_IMPORTED_MODULE_0__/* .gitIn */ .uM)(path);
    const shaOf = (name) => (0,_ci_git_js__WEBPACK_IMPORTED_MODULE_0__/* .commitSha */ .mJ)(name, git);
    const head = (await shaOf('HEAD')) ?? '';
    const isMerge = (await shaOf('HEAD^2')) !== undefined;
    const sides = await Promise.all((isMerge ? ['HEAD^1', 'HEAD^2'] : []).map(shaOf));
    const isBuilt = [head, ...sides].some((sha) => named.some((each) => sha?.startsWith(each)));
    if (!isBuilt)
        checkCommit(head, path, []);
}


/***/ }),

/***/ 4538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ contextOf),
/* harmony export */   explain: () => (/* binding */ explain)
/* harmony export */ });
/* harmony import */ var _api_http_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9071);
/* harmony import */ var _ci_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3781);
/* harmony import */ var _ci_local_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3914);
/* harmony import */ var _ci_systems_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4170);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7094);
/* harmony import */ var _policy_exceptions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3113);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4677);
/* harmony import */ var _report_neutral_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9960);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8539);
/* harmony import */ var _settings_flags_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4041);
/* harmony import */ var _settings_reading_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6822);
/* harmony import */ var _settings_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3847);
/* harmony import */ var _steps_policy_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4646);
/* harmony import */ var _built_commit_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7475);
/* harmony import */ var _policy_files_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(178);
/** `scan-gate explain`: the settings and the policy that a run here would have, each with the place that it comes from. */















/** Prints the table, or with `--json` one object. Throws GateError CONFIG for what a run would refuse, too. */
async function explain({ argv, env, cwd, now, cancellation, write }) {
    const isJson = argv.includes('--json');
    const flags = (0,_settings_flags_js__WEBPACK_IMPORTED_MODULE_9__/* .readFlags */ .uW)(argv.filter((argument) => argument !== '--json'));
    const reading = (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_10__/* .mergeReadings */ .gK)(flags, (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_10__/* .readEnvironment */ .Qo)(env));
    const [extra] = flags.positionals;
    if (extra !== undefined)
        reading.problems.push(`${JSON.stringify(extra)} is not expected here`);
    if (flags.switches.size > 0)
        reading.problems.push(`--${[...flags.switches][0]} does not go with explain`);
    const isConnected = reading.given['base-url'] !== undefined;
    const address = isConnected ? {} : { 'base-url': { value: anyUrl, source: 'default' } };
    const read = (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_10__/* .readSettings */ .sb)({ ...reading.given, ...address }, reading.problems);
    const transport = (0,_api_http_js__WEBPACK_IMPORTED_MODULE_0__/* .createTransport */ .oO)({ proxy: (0,_process_js__WEBPACK_IMPORTED_MODULE_6__/* .proxySettings */ .EM)(env) });
    try {
        const explained = await load({ read, env, cwd, now, cancellation, transport });
        const rows = rowsOf(explained, isConnected);
        const today = now.toISOString().slice(0, 10);
        write(isJson ? jsonOf(explained, rows, today) : tableOf(explained, rows, today));
        return 0;
    }
    finally {
        await transport.close();
        cancellation.end();
    }
}
/** Stands in where no service is named: the policy can be explained without one. */
const anyUrl = 'http://127.0.0.1/api/v1';
const timeoutMs = 60_000;
async function load({ read, env, cwd, now, cancellation, transport }) {
    const isHere = await (0,_ci_git_js__WEBPACK_IMPORTED_MODULE_1__/* .isCheckout */ .VI)(cwd);
    const context = await contextOf(cwd, read, env);
    const budget = (0,_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .createBudget */ .yK)((0,_process_js__WEBPACK_IMPORTED_MODULE_6__/* .clockFor */ .mk)(env, false), timeoutMs, cancellation.signal);
    const path = isHere ? cwd : undefined;
    try {
        const around = (0,_policy_files_js__WEBPACK_IMPORTED_MODULE_14__/* .checkoutPolicyFiles */ .a)({ path, context, settings: read, env, transport, budget });
        return await (0,_steps_policy_js__WEBPACK_IMPORTED_MODULE_12__/* .loadPolicy */ .t)({ settings: read, context, around, story: { say: () => { }, note: () => { } }, now });
    }
    finally {
        budget.end();
    }
}
/** In a workflow as `run --embedded` has it; elsewhere also at a commit, or without a checkout. */
async function contextOf(cwd, read, env) {
    if (env.GITHUB_ACTIONS === 'true' && env.GITHUB_EVENT_PATH) {
        const { workflowContext } = await Promise.all(/* import() */[__webpack_require__.e(40), __webpack_require__.e(204), __webpack_require__.e(32)]).then(__webpack_require__.bind(__webpack_require__, 7592));
        return workflowContext(cwd, env);
    }
    const ci = (0,_ci_systems_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .readCiRun */ .C)(env);
    const isNamed = (read.branch ?? ci?.branch) !== undefined;
    const isDetached = !isNamed && (await (0,_ci_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(['symbolic-ref', '--quiet', 'HEAD'], cwd)) === undefined;
    const context = await (0,_ci_local_js__WEBPACK_IMPORTED_MODULE_2__/* .readLocalContext */ .F)({ cwd, branch: isDetached ? 'HEAD' : read.branch, ci });
    if (ci === undefined)
        return context;
    await (0,_built_commit_js__WEBPACK_IMPORTED_MODULE_13__/* .checkBuilt */ .D)(ci, cwd);
    // Here it is the checkout's content that is judged, merged or not.
    return { ...context, headSha: await (0,_ci_git_js__WEBPACK_IMPORTED_MODULE_1__/* .commitSha */ .mJ)('HEAD', (0,_ci_git_js__WEBPACK_IMPORTED_MODULE_1__/* .gitIn */ .uM)(cwd)) };
}
function rowsOf({ settings: read, origins }, isConnected) {
    return _settings_js__WEBPACK_IMPORTED_MODULE_8__/* .settingNames */ .H$.map((name) => {
        const source = name in origins ? origins[name] : read.sources[name];
        const text = name === 'base-url' && !isConnected ? 'not set' : (0,_settings_text_js__WEBPACK_IMPORTED_MODULE_11__/* .settingText */ .S)(name, read);
        return { name, value: text || _settings_js__WEBPACK_IMPORTED_MODULE_8__/* .settings */ .W0[name].absent || 'not set', from: sourceText(name, source) };
    });
}
function sourceText(name, source) {
    if (source === 'flag')
        return `--${name}`;
    return source === 'environment' ? (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_10__/* .variableName */ .cG)(name) : source;
}
function jsonOf({ source, sha256, policy, notes }, rows, today) {
    const exceptions = policy.exceptions.map((exception) => ({ ...exception, state: stateOf(exception, today) }));
    const table = Object.fromEntries(rows.map(({ name, value, from }) => [name, { value, from }]));
    return (0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonText */ .s$)({ policy: { source, sha256 }, settings: table, exceptions, notes });
}
function tableOf({ source, sha256, policy, notes }, rows, today) {
    const widths = [rows.map(({ name }) => name), rows.map(({ value }) => shownValue(value))].map((cells) => Math.max(...cells.map((cell) => cell.length)));
    const line = ({ name, value, from }) => `  ${name.padEnd(widths[0] ?? 0)}  ${shownValue(value).padEnd(widths[1] ?? 0)}  ${from}`;
    const groups = _settings_js__WEBPACK_IMPORTED_MODULE_8__/* .settingGroups */ .Zb.flatMap((group) => {
        const own = rows.filter(({ name }) => _settings_js__WEBPACK_IMPORTED_MODULE_8__/* .settings */ .W0[name].group === group);
        return own.length === 0 ? [] : ['', `${group}:`, ...own.map(line)];
    });
    const text = [
        `Policy: ${source}`,
        `sha256: ${sha256}`,
        ...groups,
        '',
        ...exceptionLines(policy.exceptions, today),
        ...(notes.length > 0 ? ['', 'Notes:', ...notes.map((note) => `  ${note}`)] : []),
    ];
    return `${text.map((each) => (0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_7__/* .neutralLine */ .GH)(each).trimEnd()).join('\n')}\n`;
}
function shownValue(value) {
    return value.length > 48 ? `${value.slice(0, 47)}…` : value;
}
function exceptionLines(exceptions, today) {
    if (exceptions.length === 0)
        return ['Exceptions: none'];
    const lines = exceptions.map((exception) => {
        const owner = exception.owner === undefined ? '' : `, ${exception.owner}`;
        return `  ${(0,_policy_exceptions_js__WEBPACK_IMPORTED_MODULE_5__/* .exceptionText */ .P5)(exception)}: until ${exception.expires} (${stateOf(exception, today)})${owner}: ${exception.reason}`;
    });
    return ['Exceptions:', ...lines];
}
function stateOf(exception, today) {
    if ((0,_policy_exceptions_js__WEBPACK_IMPORTED_MODULE_5__/* .isExpired */ ._d)(exception, today))
        return 'expired, counts again';
    const days = (0,_policy_exceptions_js__WEBPACK_IMPORTED_MODULE_5__/* .daysBetween */ .YM)(today, exception.expires);
    if (days === 0)
        return 'ends today';
    return days <= _policy_exceptions_js__WEBPACK_IMPORTED_MODULE_5__/* .warningDays */ .yy ? `ends in ${days} ${days === 1 ? 'day' : 'days'}` : 'holds';
}


/***/ })

};
