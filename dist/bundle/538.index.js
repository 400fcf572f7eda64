export const id = 538;
export const ids = [538];
export const modules = {

/***/ 4538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explain: () => (/* binding */ explain)
/* harmony export */ });
/* harmony import */ var _ci_context_read_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4932);
/* harmony import */ var _ci_github_access_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5635);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7094);
/* harmony import */ var _policy_exceptions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3113);
/* harmony import */ var _report_neutral_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9960);
/* harmony import */ var _settings_defaults_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6620);
/* harmony import */ var _settings_reading_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4768);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7353);
/* harmony import */ var _steps_policy_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8207);
/* harmony import */ var _steps_surroundings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6397);
/** `scan-gate explain`: the settings and the policy that a run here would have, each with the place that it comes from. */










/** Prints the table, or with `--json` one object. Throws GateError CONFIG for what a run would refuse, too. */
async function explain(session, flags) {
    const reading = (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_5__/* .mergeReadings */ .gK)(flags, (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_5__/* .readEnvironment */ .Qo)(session.env));
    const [extra] = flags.positionals;
    if (extra !== undefined)
        reading.problems.push(`${JSON.stringify(extra)} is not expected here`);
    const isConnected = reading.given['base-url'] !== undefined;
    const address = isConnected ? {} : { 'base-url': { value: _settings_defaults_js__WEBPACK_IMPORTED_MODULE_4__/* .noServiceUrl */ .q, source: 'default' } };
    const explained = await load(session, (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_5__/* .readSettings */ .sb)({ ...reading.given, ...address }, reading.problems));
    const rows = rowsOf(explained, isConnected);
    const today = session.now.toISOString().slice(0, 10);
    session.write(flags.own.json ? jsonOf(explained, rows, today) : tableOf(explained, rows, today));
}
const timeoutMs = 60_000;
async function load({ env, folder, now, cancel, clock, transport }, read) {
    const hints = (0,_steps_surroundings_js__WEBPACK_IMPORTED_MODULE_8__/* .contextHints */ .o)(read, { kind: 'folder', named: read.branch });
    const context = await (0,_ci_context_read_context_js__WEBPACK_IMPORTED_MODULE_0__/* .readContext */ .y)({ variables: env, folder }, hints);
    const budget = (0,_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .createBudget */ .yK)(clock(), timeoutMs, cancel);
    const github = (0,_ci_github_access_js__WEBPACK_IMPORTED_MODULE_9__/* .githubAccess */ .Y)(env, read.githubToken);
    try {
        const around = (0,_steps_surroundings_js__WEBPACK_IMPORTED_MODULE_8__/* .createSurroundings */ .w)(context, { github, transport: await transport(), budget });
        return await (0,_steps_policy_js__WEBPACK_IMPORTED_MODULE_7__/* .loadPolicy */ .t)({ settings: read, context, around, log: { say: () => { }, note: () => { } }, now });
    }
    finally {
        budget.end();
    }
}
function rowsOf({ settings: read, origins }, isConnected) {
    return _settings_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .settingNames */ .H$.map((name) => {
        const source = name in origins ? origins[name] : read.sources[name];
        const text = name === 'base-url' && !isConnected ? 'not set' : (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .settingText */ .Su)(name, read);
        return { name, value: text || _settings_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .settings */ .W0[name].absent || 'not set', from: sourceText(name, source) };
    });
}
function sourceText(name, source) {
    if (source === 'flag')
        return `--${name}`;
    return source === 'environment' ? (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_5__/* .variableName */ .cG)(name) : source;
}
function jsonOf({ source, sha256, policy, notes }, rows, today) {
    const exceptions = policy.exceptions.map((exception) => ({ ...exception, state: stateOf(exception, today) }));
    const table = Object.fromEntries(rows.map(({ name, value, from }) => [name, { value, from }]));
    return (0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonText */ .s$)({ policy: { source, sha256 }, settings: table, exceptions, notes });
}
function tableOf({ source, sha256, policy, notes }, rows, today) {
    const widths = [rows.map(({ name }) => name), rows.map(({ value }) => shownValue(value))].map((cells) => Math.max(...cells.map((cell) => cell.length)));
    const line = ({ name, value, from }) => `  ${name.padEnd(widths[0] ?? 0)}  ${shownValue(value).padEnd(widths[1] ?? 0)}  ${from}`;
    const groups = _settings_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .settingGroups */ .Zb.flatMap((group) => {
        const own = rows.filter(({ name }) => _settings_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .settings */ .W0[name].group === group);
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
    return `${text.map((each) => (0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralLine */ .GH)(each).trimEnd()).join('\n')}\n`;
}
function shownValue(value) {
    return value.length > 48 ? `${value.slice(0, 47)}…` : value;
}
function exceptionLines(exceptions, today) {
    if (exceptions.length === 0)
        return ['Exceptions: none'];
    const lines = exceptions.map((exception) => {
        const owner = exception.owner === undefined ? '' : `, ${exception.owner}`;
        return `  ${(0,_policy_exceptions_js__WEBPACK_IMPORTED_MODULE_2__/* .exceptionText */ .P5)(exception)}: until ${exception.expires} (${stateOf(exception, today)})${owner}: ${exception.reason}`;
    });
    return ['Exceptions:', ...lines];
}
function stateOf(exception, today) {
    if ((0,_policy_exceptions_js__WEBPACK_IMPORTED_MODULE_2__/* .isExpired */ ._d)(exception, today))
        return 'expired, counts again';
    const days = (0,_policy_exceptions_js__WEBPACK_IMPORTED_MODULE_2__/* .daysBetween */ .YM)(today, exception.expires);
    if (days === 0)
        return 'ends today';
    return days <= _policy_exceptions_js__WEBPACK_IMPORTED_MODULE_2__/* .warningDays */ .yy ? `ends in ${days} ${days === 1 ? 'day' : 'days'}` : 'holds';
}


/***/ })

};
