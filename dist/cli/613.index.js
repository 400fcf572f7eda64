export const id = 613;
export const ids = [613,538,158];
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


/***/ }),

/***/ 613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judge: () => (/* binding */ judge_judge)
});

// EXTERNAL MODULE: ./build/api/schemas.js
var schemas = __webpack_require__(4015);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/settings.js + 1 modules
var settings = __webpack_require__(8539);
// EXTERNAL MODULE: ./build/settings-flags.js
var settings_flags = __webpack_require__(4041);
// EXTERNAL MODULE: ./build/settings-reading.js
var settings_reading = __webpack_require__(6822);
// EXTERNAL MODULE: ./build/settings-values.js
var settings_values = __webpack_require__(8510);
;// CONCATENATED MODULE: ./build/cli/judge-flags.js
/** The command line of `scan-gate judge`: its own flags, and those of the settings that mean something without a scan. */






const judgeHelp = `Usage: scan-gate judge --report FILE [FILE …] [--policy FILE] [policy flags]
       scan-gate judge --sarif FILE [FILE …] [--type TYPE] [--policy FILE] [flags]

Judges without a scan and without a service.

  --report FILE   Report files that runs wrote (json-file): says of each what this policy would have decided.
  --sarif FILE    SARIF 2.1.0 files of any scanner: judges and reports them together, as a run does.
  --type TYPE     What the scanner of the SARIF files looks for: sast, sca, secret or iac. Without it the
                  scanner's name and its rules tell; what they do not tell counts as every type.
  --policy FILE   A policy file to judge by, as it is. Without it: the one that a run here would have.
  --help          Show this text.

The flags of the policy are those of scan-gate run, such as --fail-on-severity or --threshold; with --sarif those of
the surfaces and files too. Exit codes: 0 passed, 1 failed, 2 inconclusive; of several reports the worst.
`;
const listFlags = ['report', 'sarif'];
const singleFlags = ['type', 'policy'];
const ownFlags = [...listFlags, ...singleFlags];
/** Stands in for the service, of which nothing is asked. */
const anyUrl = 'http://127.0.0.1/api/v1';
/** Settings that only mean something where something is scanned. */
const scanGroups = ['Service', 'Scan'];
const scanNames = ['wait', 'poll-interval-seconds', 'category', 'upload-sarif'];
const shownGroups = ['Surfaces', 'Files'];
/** Throws GateError CONFIG (reason `settings`) that lists every problem. */
function readJudgeFlags(argv, env) {
    const { own, rest, problems } = takeOwnFlags(argv);
    const flags = (0,settings_flags/* readFlags */.uW)(rest);
    const modes = listFlags.filter((name) => own[name].length > 0);
    if (modes.length !== 1)
        problems.push('judge takes either --report FILE or --sarif FILE');
    const mode = modes[0] ?? 'report';
    for (const name of flags.switches)
        problems.push(`--${name} does not go with judge`);
    const isRefused = (name) => isWithoutMeaning(name, mode);
    for (const name of settings/* settingNames */.H$.filter((each) => flags.given[each] !== undefined && isRefused(each)))
        problems.push(`--${name} does not go with judge --${mode}`);
    if (own.type.length > 0 && mode === 'report')
        problems.push('--type goes with --sarif');
    if (own.policy.length > 0 && flags.given['config-file'])
        problems.push('--policy and --config-file exclude each other');
    const merged = (0,settings_reading/* mergeReadings */.gK)(flags, (0,settings_reading/* readEnvironment */.Qo)(env));
    const given = Object.fromEntries(Object.entries(merged.given).filter(([name]) => !isRefused(name)));
    const address = { 'base-url': { value: anyUrl, source: 'default' } };
    const declaredType = typeOf(own.type[0], problems);
    return {
        mode,
        files: [...new Set([...own[mode], ...flags.positionals])],
        declaredType,
        policyFile: own.policy[0],
        settings: (0,settings_reading/* readSettings */.sb)({ ...given, ...address }, [...problems, ...merged.problems]),
    };
}
function isWithoutMeaning(name, mode) {
    const { group } = settings/* settings */.W0[name];
    return scanGroups.includes(group) || scanNames.includes(name) || (mode === 'report' && shownGroups.includes(group));
}
/** `--report a.json` and `--report=a.json`; everything else is left for the settings. */
function takeOwnFlags(argv) {
    const taken = { own: { report: [], sarif: [], type: [], policy: [] }, rest: [], problems: [] };
    for (let index = 0; index < argv.length; index++) {
        const argument = argv[index] ?? '';
        const [, word = '', inline] = /^--([a-z]+)(?:=(.*))?$/s.exec(argument) ?? [];
        const name = ownFlags.find((known) => known === word);
        if (name === undefined) {
            taken.rest.push(argument);
            continue;
        }
        const value = inline ?? argv[index + 1];
        if (inline === undefined)
            index++;
        if (!value || (inline === undefined && value.startsWith('--')))
            taken.problems.push(`--${name} needs a value`);
        else if (singleFlags.some((single) => single === name) && taken.own[name].length > 0)
            taken.problems.push(`--${name} is given twice`);
        else
            taken.own[name].push(value);
        if (inline === undefined && value?.startsWith('--'))
            index--;
    }
    return taken;
}
function typeOf(word, problems) {
    if (word === undefined)
        return undefined;
    const type = schemas/* scanTypes */.vz.find((known) => known === word || (known === 'secrets' && word === 'secret'));
    if (type === undefined)
        problems.push(`--type: ${(0,settings_values/* shown */.SP)(word)} is not ${(0,settings_values/* alternatives */.Vo)(['sast', 'sca', 'secret', 'iac'])}`);
    return type;
}
/** A file that was named and cannot be read. */
function unreadable(name, error, code) {
    const why = error.code ?? 'unknown fault';
    return new errors/* GateError */.ue(code, `${name} could not be read (${why})`, {
        cause: error,
        hint: 'Name a file that is there and can be read.',
    });
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/ci/log.js
var ci_log = __webpack_require__(3167);
// EXTERNAL MODULE: ./build/policy/exit-code.js
var exit_code = __webpack_require__(777);
// EXTERNAL MODULE: ./build/policy/judge.js + 16 modules
var judge = __webpack_require__(3802);
// EXTERNAL MODULE: ./build/policy/verdict.js
var verdict = __webpack_require__(6234);
// EXTERNAL MODULE: ./build/report/saved.js
var saved = __webpack_require__(3772);
// EXTERNAL MODULE: ./build/steps/baseline-file.js
var baseline_file = __webpack_require__(540);
// EXTERNAL MODULE: ./build/api/http.js
var http = __webpack_require__(9071);
// EXTERNAL MODULE: ./build/ci/context.js
var ci_context = __webpack_require__(7430);
// EXTERNAL MODULE: ./build/ci/git.js
var git = __webpack_require__(3781);
// EXTERNAL MODULE: ./build/ci/github/reader.js
var reader = __webpack_require__(6262);
// EXTERNAL MODULE: ./build/clock.js
var clock = __webpack_require__(7094);
// EXTERNAL MODULE: ./build/github-place.js
var github_place = __webpack_require__(9787);
// EXTERNAL MODULE: ./build/process.js
var process = __webpack_require__(4677);
// EXTERNAL MODULE: ./build/steps/policy.js + 2 modules
var policy = __webpack_require__(4646);
// EXTERNAL MODULE: ./build/cli/explain.js
var explain = __webpack_require__(4538);
// EXTERNAL MODULE: ./build/cli/policy-files.js
var policy_files = __webpack_require__(178);
// EXTERNAL MODULE: ./build/cli/remote-stage.js + 1 modules
var remote_stage = __webpack_require__(4158);
;// CONCATENATED MODULE: ./build/cli/judge-policy.js
/** The policy of `scan-gate judge`: the file that `--policy` names, or the one that a run in this place would have. */














/** Reads the policy, and hands it on together with how the place is read, which ends when `use` does. */
async function withJudgePolicy({ env, cwd, now, cancellation }, { settings, policyFile }, { story, use }) {
    const place = await (0,explain/* contextOf */.V)(cwd, settings, env);
    // A terminal is read by whoever sits there; a CI system that is not known here may be read by anybody.
    const isKnown = place.system === 'github' || place.event !== undefined;
    const context = isKnown ? place : { ...place, isPublic: Boolean(env.CI) };
    const transport = (0,http/* createTransport */.oO)({ proxy: (0,process/* proxySettings */.EM)(env) });
    const budget = (0,clock/* createBudget */.yK)((0,process/* clockFor */.mk)(env, false), settings.timeoutSeconds * 1000, cancellation.signal);
    try {
        const isHere = await (0,git/* isCheckout */.VI)(cwd);
        const path = isHere ? cwd : undefined;
        const github = { ...(0,github_place/* githubAccess */.Yh)(env, settings), transport, budget };
        const around = {
            ...(0,policy_files/* checkoutPolicyFiles */.a)({ path, context, settings, env, transport, budget }),
            changedFiles: context.system === 'github'
                ? (0,github_place/* changesReader */.BU)((0,reader/* createGithubReader */.D)(github), context)
                : isHere
                    ? () => (0,remote_stage/* checkoutChanges */.s)(cwd, context)
                    : undefined,
        };
        const named = policyFile === undefined ? around : await fileAlone((0,external_node_path_.resolve)(cwd, policyFile), policyFile);
        const chosen = policyFile === undefined ? settings : { ...settings, configFile: ownFile(policyFile) };
        const loaded = await (0,policy/* loadPolicy */.t)({ settings: chosen, context, around: named, story, now });
        return await use({ context, around, loaded });
    }
    finally {
        budget.end();
        await transport.close();
    }
}
function ownFile(path) {
    return { kind: 'own', path };
}
/** Whoever names a file of this machine trusts it: there is no other version that could tighten it. */
async function fileAlone(path, name) {
    const text = await (0,promises_.readFile)(path, 'utf8').catch((error) => {
        throw unreadable(name, error, 'CONFIG');
    });
    return {
        readPolicyFile: async (from) => (from === 'trusted' ? { text, at: 'this machine' } : undefined),
    };
}
/** What `auto` means where no base branch's scan can be asked for: what a proposal changes, where that is known. */
function withoutBase(policy, context, isChangeKnown) {
    if (policy.scope !== 'auto')
        return policy;
    const isCompared = (0,ci_context/* isProposal */.ld)(context) && isChangeKnown && !(0,ci_context/* hasOwnBase */.Ck)(context);
    return { ...policy, scope: isCompared ? 'changed' : 'scan' };
}

;// CONCATENATED MODULE: ./build/cli/judge-reports.js
/** `judge --report`: what a policy would have decided about runs that are over, from the evidence that they saved. */










async function judgeReports(request, flags) {
    const log = (0,ci_log/* createLog */.h)({ write: request.write, readsCommands: false });
    const story = { say: log.line, note: (line) => log.line(`Note: ${line}`) };
    const saved = await Promise.all(flags.files.map((file) => readReport(request.cwd, file)));
    return withJudgePolicy(request, flags, {
        story,
        async use(place) {
            const { loaded } = place;
            log.line(`Policy: ${loaded.source}`);
            const baseline = await namedBaseline(place);
            const judged = saved.map(({ report }) => rejudge(withBaseline(report, baseline), loaded.policy));
            for (const [index, now] of judged.entries()) {
                const then = saved[index];
                if (then === undefined)
                    continue;
                log.line(`${then.name}: ${subjectOf(then.report)}${comparison(then.report.verdict, now.verdict)}`);
                for (const line of now.lines)
                    log.line(`  ${line}`);
            }
            log.line(sentence(judged, saved));
            return worstCode(judged.map(({ verdict, reason }) => (0,exit_code/* exitCodeOf */.F)(verdict, reason, loaded.settings)));
        },
    });
}
async function readReport(cwd, name) {
    const text = await (0,promises_.readFile)((0,external_node_path_.resolve)(cwd, name), 'utf8').catch((error) => {
        throw unreadable(name, error, 'CONFIG');
    });
    return { name, report: (0,saved/* readSavedReport */.I)(text, name) };
}
/** The baseline that the settings name; without one each report is compared with the baseline that its run read. */
async function namedBaseline({ loaded, around, context }) {
    const path = loaded.settings.baselineFile;
    if (path === undefined)
        return undefined;
    return (0,baseline_file/* readBaseline */.mF)(loaded.policy, { path, around, repositoryUrl: context.repositoryUrl });
}
function withBaseline(report, baseline) {
    if (report.evidence === undefined || baseline === undefined)
        return report;
    return { ...report, evidence: { ...report.evidence, baseline } };
}
/** Reasons that lie in the evidence itself, which another policy may see differently. */
const evidenceReasons = ['evidence', 'not-covered'];
/** What the policy decides about the saved evidence. A doubt about the scan itself, such as a branch that moved, stays. */
function rejudge(saved, policy) {
    const { evidence } = saved;
    const ownReason = saved.verdict === 'inconclusive' ? knownReason(saved.reason) : undefined;
    if (evidence === undefined) {
        const reason = ownReason ?? 'evidence';
        return { verdict: 'inconclusive', reason, lines: [`the run saved no evidence: ${saved.message}`] };
    }
    const scope = policy.scope === 'auto' && evidence.base === undefined ? 'scan' : policy.scope;
    const { verdict, reason, rules, doubt } = (0,judge/* judge */.S4)(evidence, { ...policy, scope });
    const lines = rules.filter((rule) => rule.verdict === verdict).map((rule) => rule.line);
    if (doubt !== undefined)
        lines.push(doubt);
    lines.push(...missing(saved, scope));
    if (verdict !== 'passed' || ownReason === undefined || evidenceReasons.includes(ownReason)) {
        return { verdict, reason, lines };
    }
    return { verdict: 'inconclusive', reason: ownReason, lines: [...lines, `but ${saved.message}`] };
}
/** A scope that asks for what the run did not read counts everything. */
function missing({ evidence }, scope) {
    if ((scope === 'changed' || scope === 'changed-lines') && evidence?.changes === undefined)
        return ['the run did not read what was changed: every finding counts as changed'];
    if (scope === 'new' && evidence?.baseline === undefined)
        return ['the run read no baseline: every finding counts as new'];
    return [];
}
function knownReason(reason) {
    return Object.hasOwn(verdict/* inconclusiveReasons */.Q, reason) ? reason : 'protocol';
}
function subjectOf({ branch, headSha, pullRequest }) {
    const parts = [
        pullRequest === undefined ? undefined : `#${pullRequest}`,
        branch,
        headSha === undefined ? undefined : `at ${headSha.slice(0, 12)}`,
    ].filter((part) => part !== undefined);
    return parts.length === 0 ? '' : `${parts.join(' ')}, `;
}
function comparison(then, now) {
    return then === now ? `was ${then}, and would be again` : `was ${then}, would be ${now}`;
}
/** `This policy would have blocked 3 of the last 20 reports (2 inconclusive); 1 was blocked then`. */
function sentence(judged, saved) {
    const count = (verdict) => judged.filter((each) => each.verdict === verdict).length;
    const open = count('inconclusive');
    const then = saved.filter(({ report }) => report.verdict === 'failed').length;
    const reports = judged.length === 1 ? '1 report' : `the last ${judged.length} reports`;
    const undecided = open === 0 ? '' : ` (${open} inconclusive)`;
    const were = then === 0 ? 'none was' : then === 1 ? '1 was' : `${then} were`;
    return `This policy would have blocked ${count('failed')} of ${reports}${undecided}; ${were} blocked then`;
}
/** A failure before what could not be decided. */
function worstCode(codes) {
    if (codes.includes(1))
        return 1;
    return codes.includes(2) ? 2 : 0;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./build/ci/github/runner.js
var runner = __webpack_require__(7619);
// EXTERNAL MODULE: ./build/publish.js + 15 modules
var publish = __webpack_require__(5269);
// EXTERNAL MODULE: ./build/report/draft.js + 1 modules
var draft = __webpack_require__(8540);
// EXTERNAL MODULE: ./build/report/wording.js
var wording = __webpack_require__(2867);
;// CONCATENATED MODULE: ./build/service/engines/fingerprint.js
/** Gives a finding an identity that survives edits elsewhere in the file: never a line number. */

/** SHA-256 over the parts, separated so that no two lists of parts read alike. */
function fingerprintOf(parts) {
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(parts)).digest('hex');
}
/** A counter of equals: 0 for the first of a key, 1 for the second, and so on. */
function ordinals() {
    const seen = new Map();
    return (key) => {
        const ordinal = seen.get(key) ?? 0;
        seen.set(key, ordinal + 1);
        return ordinal;
    };
}

;// CONCATENATED MODULE: ./build/service/engines/snippet.js
/** Cuts the code that a finding points at, for people to read and for its identity. */
const shownLines = 5;
const shownColumns = 200;
/** Marks that turn or hide text: shown as escapes, so that a snippet reads as it runs. */
const deceptive = /[\u061c\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060-\u2069\u3164\ufeff\uffa0]/g;
/** Exactly the reported text. */
function reportedCode(lines, range) {
    const part = lines.slice(range.line - 1, range.endLine);
    const last = part.length - 1;
    return part
        .map((line, index) => {
        return line.slice(index === 0 ? range.column - 1 : 0, index === last ? range.endColumn - 1 : undefined);
    })
        .join('\n');
}
/** The whole lines of the report, their common indent removed; of endless lines the part around the report. */
function shownCode(lines, range) {
    const part = lines.slice(range.line - 1, Math.min(range.endLine, range.line - 1 + shownLines));
    const filled = part.filter((line) => line.trim() !== '');
    const indent = Math.min(...filled.map((line) => line.length - line.trimStart().length));
    const start = Math.max(0, range.column - 1 - shownColumns / 2);
    return part
        .map((line) => (line.length > 2 * shownColumns ? line.slice(start, start + shownColumns) : line.slice(indent)))
        .join('\n')
        .replaceAll(deceptive, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
/** The code with every run of blanks made one, so that formatting does not change an identity. */
function normalized(code) {
    return code.replaceAll(/\s+/g, ' ').trim();
}

;// CONCATENATED MODULE: ./build/service/sarif/untrusted.js
/** Looks into JSON of any shape: what is not there, inherited or of another kind is undefined, never an exception. */
/** The value at the end of the path, through own properties only: `constructor` and its like are not in a file. */
function field(value, ...path) {
    let current = value;
    for (const key of path) {
        if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key))
            return undefined;
        current = current[key];
    }
    return current;
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** The value's own entries; none when it is no object. */
function entriesOf(value) {
    return isRecord(value) ? Object.entries(value) : [];
}
function listOf(value) {
    return Array.isArray(value) ? value : [];
}
/** A text that is not blank, trimmed. */
function textOf(value) {
    const text = typeof value === 'string' ? value.trim() : '';
    return text === '' ? undefined : text;
}
/** A whole number of at least `least`: indexes from 0, lines from 1. */
function wholeOf(value, least = 0) {
    return Number.isSafeInteger(value) && value >= least ? value : undefined;
}
/** A number of at least 0, written as a number or as text; undefined for anything else. */
function numberOf(value) {
    const number = typeof value === 'string' && /^\s*\d{1,9}(?:\.\d+)?\s*$/.test(value) ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined;
}
/** The property bag's tags that are texts. */
function tagsOf(value) {
    return listOf(field(value, 'properties', 'tags')).filter((tag) => typeof tag === 'string');
}

;// CONCATENATED MODULE: ./build/service/sarif/identity.js
/** Gives a result an identity that holds across commits: the tool's own fingerprint, else its rule, path and code. */




/** Slow enough that a weak password cannot be guessed from an identity. */
const digestCost = { N: 4096, r: 8, p: 1 };
/** Each digest takes about 10 ms; a file with more secrets than that tells them apart by rule, path and order alone. */
const digestMax = 500;
/** An identity for each, in order. Equals are told apart by their order, so that no result ever hides another. */
function identify(results) {
    const digest = secretDigest(results.filter(needsDigest).length <= digestMax);
    const ordinalOf = ordinals();
    return results.map((each) => {
        const parts = partsOf(each, digest);
        return fingerprintOf([...parts, ordinalOf(JSON.stringify(parts))]);
    });
}
function partsOf(each, digest) {
    const { tool, ruleId, result, filePath = '' } = each;
    const full = fullFingerprint(result);
    if (full !== undefined)
        return ['full', tool, ruleId, full];
    const lineHash = field(result, 'partialFingerprints', 'primaryLocationLineHash');
    // Other partial fingerprints are none: gitleaks puts the commit and its author there.
    if (isFingerprint(lineHash))
        return ['line', tool, ruleId, filePath, lineHash];
    return ['code', tool, ruleId, filePath, digest(each)];
}
/** The first of the result's `fingerprints` by name, so that one that a tool adds later changes nothing. */
function fullFingerprint(result) {
    const usable = entriesOf(field(result, 'fingerprints')).filter(([, value]) => isFingerprint(value));
    const [first] = usable.sort(([a], [b]) => (a < b ? -1 : 1));
    return first === undefined ? undefined : `${first[0]}=${first[1]}`;
}
/** Semgrep without an account writes `requires login` for every result. */
function isFingerprint(value) {
    return typeof value === 'string' && /^\S{6,1000}$/.test(value);
}
function needsDigest({ isConcealed, snippet, result }) {
    return isConcealed && snippet !== undefined && fullFingerprint(result) === undefined;
}
function secretDigest(isAffordable) {
    const known = new Map();
    return ({ snippet, isConcealed, ruleId, filePath = '' }) => {
        if (snippet === undefined)
            return '';
        if (!isConcealed)
            return normalized(snippet);
        if (!isAffordable)
            return '';
        const key = JSON.stringify([ruleId, filePath, snippet]);
        const digest = known.get(key) ?? (0,external_node_crypto_.scryptSync)(snippet, `${ruleId}\n${filePath}`, 16, digestCost).toString('hex');
        known.set(key, digest);
        return digest;
    };
}

;// CONCATENATED MODULE: ./build/service/sarif/messages.js

const textMax = 20_000;
const argumentMax = 2000;
/** The message as plain text; empty when there is none. */
function messageOf(message, { rule, component }) {
    const given = textOf(field(message, 'text')) ?? textOf(field(message, 'markdown'));
    const text = given ?? lookUp(field(message, 'id'), rule, component) ?? '';
    return plain(filled(text.slice(0, textMax), listOf(field(message, 'arguments')))).slice(0, textMax);
}
/** A rule's description, which is a message without arguments. */
function descriptionOf(rule, name) {
    const text = textOf(field(rule, name, 'text')) ?? textOf(field(rule, name, 'markdown'));
    return text === undefined ? undefined : plain(text.slice(0, textMax));
}
function lookUp(id, rule, component) {
    if (typeof id !== 'string')
        return undefined;
    const string = field(rule, 'messageStrings', id) ?? field(component, 'globalMessageStrings', id);
    return textOf(field(string, 'text')) ?? textOf(field(string, 'markdown'));
}
/** `{0}` is the first argument, `{{` a brace (3.11.5). */
function filled(text, parameters) {
    let room = textMax;
    return text.replaceAll(/\{\{|\}\}|\{(\d{1,2})\}/g, (whole, index) => {
        if (index === undefined)
            return whole.slice(1);
        const value = parameters[Number(index)];
        if (typeof value !== 'string')
            return whole;
        const part = value.slice(0, Math.min(argumentMax, room));
        room -= part.length;
        return part;
    });
}
/** `[name](1)` links to a related location (3.11.6): the name is what a reader needs. */
function plain(text) {
    return text.replaceAll(/\[([^[\]]*)\]\(\d+\)/g, '$1');
}

;// CONCATENATED MODULE: ./build/service/sarif/places.js
/** Where a result is: its first location as a path below the repository's root, and its line. Never outside the root. */

const uriMax = 4096;
const chainMax = 16;
const snippetMax = 5000;
/** Reads the places of one run. `root` is the absolute path of the repository where the scanner saw it. */
function createPlaceReader(run, root) {
    const rootParts = root === undefined ? undefined : absoluteParts(root);
    const bases = field(run, 'originalUriBaseIds');
    const outside = new Set();
    const known = new Map();
    function pathOf(location) {
        const artifact = artifactOf(run, field(location, 'physicalLocation', 'artifactLocation'));
        const uri = field(artifact, 'uri');
        if (typeof uri !== 'string' || uri === '')
            return undefined;
        const baseId = textOf(field(artifact, 'uriBaseId'));
        const key = JSON.stringify([uri.slice(0, uriMax + 1), baseId]);
        if (!known.has(key)) {
            const path = place(addressOf(uri, baseId, bases), rootParts);
            if (path === undefined)
                outside.add(uri.slice(0, 200));
            known.set(key, path);
        }
        return known.get(key);
    }
    return {
        outside,
        pathOf,
        placeOf(result) {
            const locations = listOf(field(result, 'locations'));
            const placed = locations.find((location) => pathOf(location) !== undefined);
            const region = field(placed ?? locations[0], 'physicalLocation', 'region');
            const target = { physicalLocation: { artifactLocation: field(result, 'analysisTarget') } };
            return {
                filePath: placed === undefined ? pathOf(target) : pathOf(placed),
                line: placed === undefined ? undefined : wholeOf(field(region, 'startLine'), 1),
                snippet: snippetOf(region),
            };
        },
    };
}
/** The artifact location itself, or the one that its index names in `run.artifacts`. */
function artifactOf(run, location) {
    if (typeof field(location, 'uri') === 'string')
        return location;
    const index = wholeOf(field(location, 'index'));
    return index === undefined ? location : field(run, 'artifacts', index, 'location');
}
function snippetOf(region) {
    const text = field(region, 'snippet', 'text');
    return typeof text === 'string' && text.trim() !== '' ? text.slice(0, snippetMax) : undefined;
}
/** The address with its chain of `uriBaseId`s; undefined when it is no file's, or not readable. */
function addressOf(uri, baseId, bases) {
    let address = parse(uri);
    let id = baseId;
    for (let depth = 0; id !== undefined && address !== undefined && address.base === undefined; depth++) {
        const entry = field(bases, id);
        const above = parse(textOf(field(entry, 'uri')) ?? '');
        if (above === undefined || depth === chainMax)
            return undefined;
        // Below an absolute base the parts stay what they are: the path in what was scanned.
        if (above.base === undefined)
            address = { ...above, parts: [...above.parts, ...address.parts] };
        else
            address = { base: above.parts, parts: address.parts, isAbsolute: false };
        id = textOf(field(entry, 'uriBaseId'));
    }
    return address;
}
/** A path or `file:` address in decoded parts; undefined for other schemes, other machines and unreadable parts. */
function parse(uri) {
    if (uri.length > uriMax)
        return undefined;
    const [, scheme, rest = uri] = /^([a-z][a-z0-9+.-]+):(.*)$/is.exec(uri) ?? [];
    if (scheme !== undefined && scheme.toLowerCase() !== 'file')
        return undefined;
    const path = scheme === undefined ? rest : withoutHost(rest);
    const parts = path.split(/[\\/]/).map(decoded);
    if (/^[\\/]{2}/.test(path) || parts.some((part) => /[\\/\p{Cc}]/u.test(part)))
        return undefined;
    const isAbsolute = /^(?:[\\/]|[a-z]:[\\/])/i.test(path);
    return { base: isAbsolute ? [] : undefined, parts: parts.map(foldDrive), isAbsolute };
}
/** What follows `file:`. Gitleaks writes `file://./path`, whose host is no host. */
function withoutHost(rest) {
    return rest.replace(/^\/\/(?:localhost(?=\/)|(?=\.{0,2}\/))/i, '').replace(/^\/(?=[a-z]:\/)/i, '');
}
/** Tools that do not encode write names such as `100%.js` as they are. */
function decoded(part) {
    try {
        return decodeURIComponent(part);
    }
    catch {
        return part;
    }
}
function foldDrive(part, index) {
    return index === 0 && /^[a-z]:$/.test(part) ? part.toUpperCase() : part;
}
/**
 * The path below the root. A base folder that is neither above the root nor in it is where the scanner, on another
 * machine, saw the repository: the path below that base is the path in the repository.
 */
function place(address, root) {
    if (address === undefined)
        return undefined;
    const { base, parts, isAbsolute } = address;
    if (base === undefined)
        return inside(parts);
    const whole = normal([...base, ...parts]);
    if (whole === undefined)
        return undefined;
    if (root?.every((part, index) => whole[index] === part))
        return inside(whole.slice(root.length));
    return isAbsolute ? undefined : inside(parts);
}
function inside(parts) {
    const path = normal(parts);
    return path === undefined || path.length === 0 ? undefined : path.join('/');
}
/** Without `.` and empty parts; undefined when a `..` leads above the beginning. */
function normal(parts) {
    const kept = [];
    for (const part of parts) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            kept.push(part);
        else if (kept.pop() === undefined)
            return undefined;
    }
    return kept;
}
function absoluteParts(path) {
    return normal(path.split(/[\\/]/).map(foldDrive)) ?? [];
}

;// CONCATENATED MODULE: ./build/service/sarif/scores.js
/** Reads CVSS and EPSS where a tool puts them: in the property bags, under names that differ from tool to tool. */

/** The highest score from 0 to 10 that the result, else its rule, states under a name that begins with `cvss`. */
function cvssOf(result, rule) {
    for (const place of [result, rule]) {
        const scores = entriesOf(field(place, 'properties'))
            .filter(([key]) => /^cvss/i.test(key) && !/version|vector|exploit|impact/i.test(key))
            .map(([, value]) => numberOf(field(value, 'baseScore') ?? field(value, 'score') ?? value))
            .filter((score) => score !== undefined && score <= 10);
        if (scores.length > 0)
            return Math.max(...scores);
    }
    return undefined;
}
/** Percent. A bare number up to 1 is the fraction that FIRST publishes; percentiles are another measure. */
function epssOf(result, rule) {
    for (const place of [result, rule]) {
        for (const [key, value] of entriesOf(field(place, 'properties'))) {
            if (!/^epss/i.test(key) || /percentile|date/i.test(key))
                continue;
            const percent = percentOf(plainValue(value), /percent/i.test(key));
            if (percent !== undefined)
                return percent;
        }
    }
    return undefined;
}
function plainValue(value) {
    if (!isRecord(value))
        return value;
    return field(value, 'score') ?? field(value, 'probability') ?? field(value, 'epss');
}
function percentOf(value, isPercent) {
    const hasSign = typeof value === 'string' && /%\s*$/.test(value);
    const number = numberOf(hasSign ? value.replace(/%\s*$/, '') : value);
    if (number === undefined || number > 100)
        return undefined;
    return isPercent || hasSign || number > 1 ? number : number * 100;
}

;// CONCATENATED MODULE: ./build/service/sarif/severity.js

const words = new Map(Object.entries({
    CRITICAL: 'critical blocker fatal',
    HIGH: 'high error important severe serious major',
    MEDIUM: 'medium moderate warning',
    LOW: 'low minor note recommendation',
    INFO: 'info information informational negligible none',
}).flatMap(([severity, names]) => names.split(' ').map((name) => [name, severity])));
/** A tag alone says more than a severity: `error` and `note` may be about anything, and `HIGH CONFIDENCE` is none. */
const tagWords = new Set(['critical', 'high', 'medium', 'moderate', 'low', 'info', 'informational']);
/** CVSS's own bands, as code scanning reads them. */
const bands = [
    [9, 'CRITICAL'],
    [7, 'HIGH'],
    [4, 'MEDIUM'],
];
/** Kinds whose level must be `none` (3.27.10), so that it says nothing. */
const levelless = ['open', 'review'];
function rate(result, resolved, isSecret) {
    const { rule } = resolved;
    const scores = [result, rule].map((place) => field(place, 'properties', 'security-severity'));
    const stated = first(scores, bandOf) ??
        first(scores, wordOf) ??
        first([result, rule], statedProperty) ??
        first([result, rule], statedTag);
    return stated === undefined ? rateLevel(result, resolved, isSecret) : { severity: stated, isKnown: true };
}
function first(places, read) {
    for (const place of places) {
        const severity = read(place);
        if (severity !== undefined)
            return severity;
    }
    return undefined;
}
/** The numeric `security-severity`; 0 is how tools write that they have none. */
function securitySeverity(place) {
    const score = numberOf(field(place, 'properties', 'security-severity'));
    return score !== undefined && score > 0 ? score : undefined;
}
function bandOf(value) {
    const score = numberOf(value);
    if (score === undefined || score === 0)
        return undefined;
    return bands.find(([least]) => score >= least)?.[1] ?? 'LOW';
}
function wordOf(value) {
    return typeof value === 'string' && value.length <= 40 ? words.get(value.trim().toLowerCase()) : undefined;
}
/** `severity`, else the worst of its cousins: `issue_severity`, `problem.severity`, `zizmor/severity`. */
function statedProperty(place) {
    const properties = field(place, 'properties');
    const plain = wordOf(field(properties, 'severity'));
    if (plain !== undefined)
        return plain;
    const cousins = entriesOf(properties)
        .filter(([key]) => /severity$/i.test(key) && key !== 'security-severity')
        .map(([, value]) => wordOf(value));
    return worst(cousins);
}
function statedTag(place) {
    return worst(tagsOf(place).map((tag) => {
        const [, word = tag] = /^severity[:/= -]+(.{1,20})$/i.exec(tag) ?? [];
        return word !== tag || tagWords.has(tag.trim().toLowerCase()) ? wordOf(word) : undefined;
    }));
}
const order = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO'];
function worst(found) {
    return order.find((severity) => found.includes(severity));
}
function rateLevel(result, { rule, overriddenLevel }, isSecret) {
    const own = textOf(field(result, 'level'));
    const kind = textOf(field(result, 'kind'))?.toLowerCase() ?? '';
    const isMute = own?.toLowerCase() === 'none' && levelless.includes(kind);
    const stated = isMute ? undefined : own;
    const level = stated ?? overriddenLevel ?? textOf(field(rule, 'defaultConfiguration', 'level'));
    // Without any level a result is a warning (3.27.10); of a secret, that would be too little.
    if (level === undefined)
        return { severity: isSecret ? 'HIGH' : 'MEDIUM', isKnown: true };
    const severity = wordOf(level);
    return severity === undefined ? { severity: 'CRITICAL', isKnown: false } : { severity, isKnown: true };
}

;// CONCATENATED MODULE: ./build/service/sarif/tool-types.js

const typeOfScan = {
    sast: 'SAST',
    sca: 'SCA',
    secrets: 'SECRET',
    iac: 'IAC',
};
const scanTypeOf = {
    SAST: 'sast',
    AGENTIC_SAST: 'sast',
    SCA: 'sca',
    SECRET: 'secrets',
    IAC: 'iac',
};
/** In this order: the first name that fits decides. `undefined`: the tool reports several kinds, its rules tell. */
const tools = [
    [/^(?:scan gate|trivy|aqua|snyk$|checkmarx|veracode|wiz|gitlab|megalinter)/, undefined],
    [
        named('gitleaks|betterleaks|trufflehog|secretlint|detect-secrets|ggshield|gitguardian|nosey ?parker|kingfisher'),
        'SECRET',
    ],
    [
        named('snyk (?:iac|infrastructure)|checkov|tfsec|kics|zizmor|terrascan|hadolint|kube-?linter|kubesec|poutine'),
        'IAC',
    ],
    [named('cfn-?(?:lint|nag|guard)|tflint|actionlint|template-?analyzer|ansible-lint|dockle|regula\\b'), 'IAC'],
    [named('snyk (?:open source|container)|osv|grype|npm.?audit|dependency|pip-?audit|cargo-?audit|govulncheck'), 'SCA'],
    [named('retire|bundler-?audit|audit-?ci|auditjs|nancy\\b|docker scout|black ?duck|mend\\b|safety\\b'), 'SCA'],
    [named('semgrep|opengrep|codeql|eslint|bandit|gosec|brakeman|sonar|snyk ?code|bearer|njsscan|mobsfscan'), 'SAST'],
    [
        named('psalm|phpstan|flawfinder|cppcheck|clang|spotbugs|security ?code ?scan|devskim|pmd\\b|ruff\\b|rubocop'),
        'SAST',
    ],
    [named('coverity|fortify|horusec|oxlint|biome\\b|pylint|detekt|infer\\b|codechecker'), 'SAST'],
];
/** The words at the beginning of a word of the tool's name. */
function named(words) {
    return new RegExp(`(?<![a-z])(?:${words})`);
}
/** Exact tags and rule names that tell a kind. */
const marks = new Map([
    ['secret', 'SECRET'],
    ['secrets', 'SECRET'],
    ['misconfiguration', 'IAC'],
    ['iac', 'IAC'],
    ['languagespecificpackagevulnerability', 'SCA'],
    ['ospackagevulnerability', 'SCA'],
    ['sca', 'SCA'],
    ['sast', 'SAST'],
    ['agentic-sast', 'AGENTIC_SAST'],
]);
const rulePatterns = [
    [/^ckv2?_secret_|\.secrets\./i, 'SECRET'],
    [/^(?:cve-\d|ghsa-|rustsec-|pysec-|go-\d{4}-|osv-|snyk-|ckv_cve)/i, 'SCA'],
];
/** The kind that the tool's name stands for; undefined when it is unknown, or stands for several. */
function typeOfTool(tool) {
    const folded = tool.slice(0, 200).toLowerCase();
    return tools.find(([name]) => name.test(folded))?.[1];
}
/** The kind of a result; undefined is unknown, and counts as every kind. */
function typeOfResult(tool, result, { id, rule }) {
    const named = typeOfTool(tool);
    const marked = markedType(result, rule) ?? rulePatterns.find(([pattern]) => pattern.test(id))?.[1];
    // A scanner of code or configuration that also reports secrets or packages says so by rule; the others have one kind.
    if (named === 'SECRET' || named === 'SCA')
        return named;
    return marked ?? named;
}
function markedType(result, rule) {
    const words = [field(result, 'properties', 'type'), field(rule, 'name'), ...tagsOf(result), ...tagsOf(rule)];
    for (const word of words) {
        const type = marks.get(textOf(word)?.toLowerCase().replaceAll('_', '-') ?? '');
        if (type !== undefined)
            return type;
    }
    return undefined;
}
/** Weaknesses whose message and code show a credential, whatever kind the tool calls them. */
const credentialWeaknesses = new Set(['CWE-259', 'CWE-321', 'CWE-798']);
/** True when the result's own text may repeat a secret. */
function mayShowSecret(types, cwe) {
    return types.includes('SECRET') || (cwe !== undefined && credentialWeaknesses.has(cwe));
}

;// CONCATENATED MODULE: ./build/service/sarif/weakness.js
/** Finds the CWE of a result: taxa, relationships, tags, properties, message; the first that names one. */

/** `CWE-89`, `cwe/cwe-089`, `CWE_89`, `cwe:89`; not the `cwe` inside another word. */
const pattern = /(?<![a-z0-9])cwe[-_ :/]{0,3}0{0,4}([1-9]\d{0,4})(?!\d)/i;
/** Messages can be long; a weakness is named early. */
const searched = 4000;
/** `CWE-<number>`; undefined when nothing names one. */
function weaknessOf(run, result, rule, message) {
    const references = [
        ...listOf(field(result, 'taxa')),
        ...listOf(field(rule, 'relationships')).map((relationship) => field(relationship, 'target')),
    ];
    const number = firstNumber(references, (reference) => numberOfReference(run, reference)) ??
        firstNumber([...tagsOf(result), ...tagsOf(rule)], numberIn) ??
        firstNumber([result, rule], numberOfProperties) ??
        numberIn(message.slice(0, searched));
    return number === undefined ? undefined : `CWE-${number}`;
}
function firstNumber(places, read) {
    for (const place of places) {
        const number = read(place);
        if (number !== undefined)
            return number;
    }
    return undefined;
}
function numberIn(text) {
    return typeof text === 'string' ? pattern.exec(text.slice(0, searched))?.[1] : undefined;
}
/** A reference names its taxon by id, or by its place in one of the run's taxonomies. */
function numberOfReference(run, reference) {
    const taxonomyIndex = wholeOf(field(reference, 'toolComponent', 'index'));
    const taxonomy = taxonomyIndex === undefined ? undefined : field(run, 'taxonomies', taxonomyIndex);
    const taxonIndex = wholeOf(field(reference, 'index'));
    const taxon = taxonIndex === undefined ? undefined : field(taxonomy, 'taxa', taxonIndex);
    const id = textOf(field(reference, 'id')) ?? textOf(field(taxon, 'id'));
    const owner = textOf(field(reference, 'toolComponent', 'name')) ?? textOf(field(taxonomy, 'name'));
    return numberIn(id) ?? (/cwe/i.test(owner ?? '') ? bareNumber(id) : undefined);
}
function bareNumber(value) {
    return /^0{0,4}([1-9]\d{0,4})$/.exec(typeof value === 'number' ? String(value) : (textOf(value) ?? ''))?.[1];
}
/** `cwe: "CWE-89"`, `cwe: [89]`, `cwe: { id: 89 }`. */
function numberOfProperties(place) {
    const named = entriesOf(field(place, 'properties')).filter(([key]) => /cwe/i.test(key));
    const values = named.flatMap(([, value]) => (Array.isArray(value) ? value : [value]));
    return firstNumber(values, (value) => {
        const plain = field(value, 'id') ?? value;
        return numberIn(plain) ?? bareNumber(plain);
    });
}

;// CONCATENATED MODULE: ./build/service/sarif/results.js






const titleMax = 300;
const remediationMax = 4000;
/** Kinds that report something else than a problem (3.27.9); `open` and `review` may be one, and count. */
const harmlessKinds = ['pass', 'notapplicable', 'informational'];
/** Undefined for a result that is none: passed, not applicable, informational, or gone since the tool's baseline. */
function readResult(reader, result, index) {
    if (!isRecord(result)) {
        // To leave it out could hide a finding.
        const why = `result ${index + 1} of ${reader.name} is not an object`;
        throw reader.failed(why, 'The file is damaged: write it again with the scanner.');
    }
    const kind = textOf(field(result, 'kind'))?.toLowerCase();
    if (kind !== undefined && harmlessKinds.includes(kind))
        return undefined;
    if (textOf(field(result, 'baselineState'))?.toLowerCase() === 'absent')
        return undefined;
    return draftOf(reader, result);
}
function draftOf(reader, result) {
    const { run, tool, places, declaredType } = reader;
    const resolved = reader.rules(result);
    const message = messageOf(field(result, 'message'), resolved);
    const ownType = typeOfResult(tool, result, resolved);
    const type = declaredType === undefined ? ownType : typeOfScan[declaredType];
    const cwe = weaknessOf(run, result, resolved.rule, message);
    const isConcealed = mayShowSecret([type, ownType], cwe);
    const place = places.placeOf(result);
    const { severity, isKnown } = rate(result, resolved, type === 'SECRET');
    const finding = {
        tool,
        ruleId: resolved.id,
        type,
        severity,
        severityKnown: isKnown,
        ...textsOf({ tool, result, resolved, message, type, isConcealed }),
        filePath: place.filePath,
        ...present({
            cwe,
            line: place.line,
            ...scoresOf(result, resolved, type),
            codeSnippet: results_shownCode(place, isConcealed),
            firstDetected: textOf(field(result, 'provenance', 'firstDetectionTimeUtc'))?.slice(0, 40),
        }),
        suppression: suppressionOf(result),
    };
    const { filePath, snippet } = place;
    const mayBeSecret = isConcealed || type === undefined;
    return {
        finding,
        identified: { tool, ruleId: resolved.id, result, filePath, snippet, isConcealed: mayBeSecret },
    };
}
function results_shownCode({ snippet }, isConcealed) {
    return isConcealed ? undefined : snippet;
}
/** Scanners of packages state the score of the advisory as `security-severity`; elsewhere that is the tool's own scale. */
function scoresOf(result, { rule }, type) {
    const isAdvisory = type === 'SCA' || type === undefined;
    const score = isAdvisory ? (securitySeverity(result) ?? securitySeverity(rule)) : undefined;
    const cvss = cvssOf(result, rule) ?? (score !== undefined && score <= 10 ? score : undefined);
    return { cvss, epss: epssOf(result, rule) };
}
/** The title comes from the rule: the message of a finding may repeat the secret that it is about. */
function textsOf({ tool, result, resolved, message, type, isConcealed }) {
    const { id, rule } = resolved;
    const isOpenText = !isConcealed && type !== undefined;
    const named = descriptionOf(rule, 'shortDescription') ?? textOf(field(rule, 'name'));
    const title = named ?? (isOpenText ? firstSentence(message) : undefined) ?? id;
    if (isConcealed) {
        return {
            title: oneLine(title),
            description: `${tool} reports what looks like a credential (rule ${id}). Its text is not shown here on purpose.`,
            remediation: 'Revoke it where it was issued. Then read it from a secret store or an environment variable; removing it from the file alone leaves it in the history.',
        };
    }
    return { title: oneLine(title), description: message, remediation: remediationOf(result, rule) };
}
function firstSentence(message) {
    const [line = ''] = message.split(/\r?\n/, 1);
    return textOf(/^.{1,280}?[.!?](?=\s|$)/.exec(line)?.[0] ?? line);
}
function oneLine(text) {
    return text.replaceAll(/\s+/g, ' ').trim().slice(0, titleMax);
}
function remediationOf(result, rule) {
    const fix = textOf(field(result, 'fixes', 0, 'description', 'text'));
    const helpUri = textOf(field(rule, 'helpUri'));
    const advice = fix ?? descriptionOf(rule, 'help') ?? (helpUri === undefined ? '' : `See ${helpUri}`);
    return advice.slice(0, remediationMax);
}
/** Suppressed when every suppression is accepted, which it is when it states no status (3.35.3). */
function suppressionOf(result) {
    const suppressions = listOf(field(result, 'suppressions'));
    const accepted = suppressions.every((each) => isRecord(each) && (textOf(each.status) ?? 'accepted') === 'accepted');
    if (suppressions.length === 0 || !accepted)
        return 'none';
    return suppressions.some((each) => field(each, 'kind') === 'external') ? 'accepted' : 'in-source';
}
/** Only the properties that have a value. */
function present(properties) {
    return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined));
}

;// CONCATENATED MODULE: ./build/service/sarif/rules.js
/** Finds the rule of a result (SARIF 2.1.0, 3.27.5 to 3.27.7): by its index, by its id, and by what its id begins with. */

const noRuleId = 'unnamed rule';
const idMax = 500;
/** `CA1000/1/2`: how many parts of a hierarchical id are taken off at most. */
const prefixMax = 8;
/** Worst first; of several overrides the worst counts. */
const levels = ['error', 'warning', 'note', 'none'];
function createRuleBook(run) {
    const driver = field(run, 'tool', 'driver');
    const extensions = listOf(field(run, 'tool', 'extensions'));
    const byId = new Map();
    for (const component of [driver, ...extensions]) {
        for (const rule of listOf(field(component, 'rules'))) {
            const id = ruleId(rule);
            if (id !== undefined && !byId.has(id))
                byId.set(id, { rule, component });
        }
    }
    const overrides = readOverrides(run, driver, extensions);
    return (result) => {
        const reference = field(result, 'rule');
        const named = cutId(field(result, 'ruleId')) ?? cutId(field(reference, 'id'));
        const component = componentOf(reference, driver, extensions);
        const index = wholeOf(field(reference, 'index')) ?? wholeOf(field(result, 'ruleIndex'));
        const indexed = index === undefined ? undefined : field(component, 'rules', index);
        const isMeant = indexed !== undefined && (named === undefined || isSameOrPart(ruleId(indexed), named));
        const found = isMeant ? { rule: indexed, component } : rules_lookUp(byId, named);
        const id = named ?? ruleId(found?.rule) ?? noRuleId;
        const overriddenLevel = overrides.get(ruleId(found?.rule) ?? id);
        return { id, rule: found?.rule, component: found?.component ?? component, overriddenLevel };
    };
}
function ruleId(rule) {
    return cutId(field(rule, 'id'));
}
function cutId(value) {
    return textOf(value)?.slice(0, idMax);
}
/** A result's id may add parts to its rule's: `CA1000/1` (3.27.5). */
function isSameOrPart(rule, named) {
    return rule !== undefined && (named === rule || named.startsWith(`${rule}/`));
}
function rules_lookUp(byId, named) {
    let id = named ?? '';
    for (let parts = 0; parts <= prefixMax && id !== ''; parts++) {
        const entry = byId.get(id);
        if (entry !== undefined)
            return entry;
        id = id.slice(0, Math.max(0, id.lastIndexOf('/')));
    }
    return undefined;
}
/** The component that a reference means: by index or name among the extensions, else the driver. */
function componentOf(reference, driver, extensions) {
    const index = wholeOf(field(reference, 'toolComponent', 'index'));
    if (index !== undefined)
        return extensions[index];
    const name = textOf(field(reference, 'toolComponent', 'name'));
    return extensions.find((extension) => name !== undefined && field(extension, 'name') === name) ?? driver;
}
function readOverrides(run, driver, extensions) {
    const overrides = new Map();
    const given = listOf(field(run, 'invocations')).flatMap((invocation) => listOf(field(invocation, 'ruleConfigurationOverrides')));
    for (const override of given) {
        const descriptor = field(override, 'descriptor');
        const level = textOf(field(override, 'configuration', 'level'));
        const index = wholeOf(field(descriptor, 'index'));
        const component = componentOf(descriptor, driver, extensions);
        const indexed = index === undefined ? undefined : ruleId(field(component, 'rules', index));
        const id = cutId(field(descriptor, 'id')) ?? indexed;
        if (id === undefined || level === undefined)
            continue;
        const known = overrides.get(id);
        if (known === undefined || levels.indexOf(level) < levels.indexOf(known))
            overrides.set(id, level);
    }
    return overrides;
}

;// CONCATENATED MODULE: ./build/service/sarif/intake.js








/** 64 MiB: far above what code scanning takes (10 MB packed), far below what a process cannot hold. */
const sarifSizeMax = 64 * 1024 * 1024;
const diagnosticsMax = 100;
const heededLevels = ['error', 'warning'];
/** Without these a run can look better than it is: rules and their severities are in driver and extensions. */
const neededParts = ['results', 'invocations', 'driver', 'extensions'];
const rewrite = 'Write the file again with the scanner, as SARIF 2.1.0 in UTF-8.';
/** The bytes of a file as text. Throws GateError SCAN_FAILED for what is too large or not UTF-8. */
function decodeSarif(bytes, name) {
    const failed = failing(name);
    if (bytes.length > sarifSizeMax)
        throw tooLarge(failed);
    const [first, second] = bytes;
    const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || second === 0;
    if (isWide)
        throw failed('it is UTF-16', 'Windows PowerShell writes UTF-16 with >: let the scanner write the file.');
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch (error) {
        throw failed('it is not UTF-8', rewrite, error);
    }
}
/** Throws GateError SCAN_FAILED when the text is no SARIF 2.1.0, or of a scan that did not run to its end. */
function readSarif(text, options = {}) {
    const failed = failing(options.name);
    const log = parseLog(text, failed);
    const runs = field(log, 'runs');
    if (!Array.isArray(runs))
        throw failed('it has no list of runs', rewrite);
    if (runs.length === 0)
        throw failed('it has no run: the scanner did not say that it ran', rewrite);
    const tools = new Set();
    const diagnostics = [];
    const drafts = [];
    let leftOut = 0;
    for (const [index, run] of runs.entries()) {
        const reader = readerOf(run, index, { ...options, failed });
        const results = resultsOf(log, reader);
        tools.add(reader.tool);
        for (const [position, result] of results.entries()) {
            const draft = readResult(reader, result, position);
            if (draft === undefined)
                leftOut += 1;
            else
                drafts.push(draft);
        }
        diagnostics.push(...diagnosticsOf(reader));
    }
    const fingerprints = identify(drafts.map(({ identified }) => identified));
    const findings = drafts.map(({ finding }, index) => ({ ...finding, fingerprint: fingerprints[index] ?? '' }));
    return { findings, tools: [...tools], scanTypes: scanTypesOf(tools, findings, options), leftOut, diagnostics };
}
function parseLog(text, failed) {
    if (text.length > sarifSizeMax)
        throw tooLarge(failed);
    if (text.slice(0, 4).includes('\0'))
        throw failed('it is UTF-16', rewrite);
    let log;
    try {
        log = JSON.parse(text.replace(/^\ufeff/, ''));
    }
    catch (error) {
        // The parser's own message quotes the text, which may hold a secret.
        throw failed(text.trim() === '' ? 'it is empty' : 'it is not JSON', rewrite, error instanceof RangeError ? error : undefined);
    }
    if (!isRecord(log))
        throw failed('it is not a SARIF log', rewrite);
    const version = field(log, 'version');
    if (version === '2.1.0')
        return log;
    const stated = typeof version === 'string' ? `version ${JSON.stringify(version.slice(0, 20))}` : 'no version';
    throw failed(`it states ${stated}, and only 2.1.0 can be read`, rewrite);
}
function readerOf(run, index, options) {
    const { root, declaredType, failed } = options;
    const tool = textOf(field(run, 'tool', 'driver', 'name'))?.slice(0, 100) ?? 'unnamed tool';
    const name = `run ${index + 1} (${tool})`;
    if (!isRecord(run))
        throw failed(`run ${index + 1} is not an object`, rewrite);
    return { run, name, tool, failed, rules: createRuleBook(run), places: createPlaceReader(run, root), declaredType };
}
/** The run's results; throws when the run failed, or does not hold them all. */
function resultsOf(log, { run, name, failed }) {
    const broken = listOf(field(run, 'invocations')).find((invocation) => {
        const success = field(invocation, 'executionSuccessful');
        return success !== undefined && success !== true;
    });
    if (broken !== undefined)
        throw failed(`${name} says that it did not succeed${causeOf(broken)}`, 'Mend the scan first.');
    const elsewhere = neededParts.find((part) => isElsewhere(log, run, part));
    if (elsewhere !== undefined) {
        throw failed(`${name} keeps its ${elsewhere} in other files`, 'Let the scanner write one file that holds everything.');
    }
    const results = field(run, 'results');
    if (!Array.isArray(results))
        throw failed(`${name} has no list of results: the scanner did not say what it found`, rewrite);
    return results;
}
function causeOf(invocation) {
    const notified = listOf(field(invocation, 'toolExecutionNotifications')).find((notification) => field(notification, 'level') === 'error');
    const cause = textOf(field(invocation, 'exitCodeDescription')) ?? textOf(field(notified, 'message', 'text'));
    return cause === undefined ? '' : `: ${cause.slice(0, 300)}`;
}
/** External property files (3.14.2, 3.13.5) hold parts of a run in other files, or in another part of this one. */
function isElsewhere(log, run, part) {
    const inline = listOf(field(log, 'inlineExternalProperties')).map((properties) => field(properties, part));
    const references = field(run, 'externalPropertyFileReferences', part);
    return [references, ...inline].some((value) => isRecord(value) || listOf(value).length > 0);
}
function diagnosticsOf(reader) {
    const { run, tool, places } = reader;
    const external = entriesOf(field(run, 'externalPropertyFileReferences')).map(([part]) => part.slice(0, 60));
    const found = [
        ...listOf(field(run, 'invocations')).flatMap((invocation) => notificationsOf(reader, invocation)),
        ...(external.length === 0
            ? []
            : [{ engine: tool, message: `Not read, because it is in other files: ${external.slice(0, 20).join(', ')}` }]),
        ...[...places.outside].map((uri) => ({
            engine: tool,
            message: `A location was left out, because it is no file of this repository: ${JSON.stringify(uri)}`,
        })),
    ];
    const more = found.length - diagnosticsMax;
    if (more <= 0)
        return found;
    return [...found.slice(0, diagnosticsMax), { engine: tool, message: `And ${more} more notifications in the file` }];
}
/** What the tool could not do, such as files that it could not parse. */
function notificationsOf({ tool, places, rules }, invocation) {
    const all = ['toolExecutionNotifications', 'toolConfigurationNotifications'].flatMap((name) => listOf(field(invocation, name)));
    return all
        .filter((notification) => heededLevels.includes(textOf(field(notification, 'level')) ?? 'warning'))
        .map((notification) => {
        const path = places.pathOf(listOf(field(notification, 'locations'))[0]);
        const text = messageOf(field(notification, 'message'), rules(notification));
        const message = text === '' ? 'The tool notified of a fault without saying which' : text.slice(0, 1000);
        return { engine: tool, message, ...(path === undefined ? {} : { file_path: path }) };
    });
}
function scanTypesOf(tools, findings, { declaredType }) {
    if (declaredType !== undefined)
        return [declaredType];
    const types = [...[...tools].map(typeOfTool), ...findings.map(({ type }) => type)];
    if (types.includes(undefined))
        return undefined;
    return [...new Set(types.filter((type) => type !== undefined).map((type) => scanTypeOf[type]))];
}
function tooLarge(failed) {
    return failed(`it is larger than ${sarifSizeMax / 1024 / 1024} MiB`, 'Judge the files of several smaller scans.');
}
function failing(name = 'The SARIF file') {
    return (why, hint, cause) => new errors/* GateError */.ue('SCAN_FAILED', `${name} cannot be judged: ${why}`, { hint, cause });
}

// EXTERNAL MODULE: ./build/steps/guards.js
var guards = __webpack_require__(4080);
// EXTERNAL MODULE: ./build/policy/changes.js
var policy_changes = __webpack_require__(9306);
// EXTERNAL MODULE: ./build/policy/evidence.js
var evidence = __webpack_require__(8342);
// EXTERNAL MODULE: ./build/policy/finding.js
var policy_finding = __webpack_require__(1022);
;// CONCATENATED MODULE: ./build/cli/sarif-evidence.js
/** The evidence that SARIF files make: their findings, all of them seen, and the counts of these. */





/** A: the open findings, counted. B: the findings, in lists that stand and have settled. */
function evidenceOf(files, { changes, baseline, nowMs, story }) {
    const all = files.flatMap(({ scan }) => scan.findings);
    const ids = uniqueIds(all);
    const findings = all.map((finding, index) => findingOf(finding, ids[index] ?? '', changes));
    const stubborn = all.filter((finding, index) => finding.suppression === 'in-source' && findings[index]?.status === 'OPEN');
    if (stubborn.length > 0) {
        story.note(`${(0,wording/* plural */.LS)(stubborn.length, 'finding')} suppressed in the source alone ${stubborn.length === 1 ? 'counts' : 'count'}: nothing shows that this branch did not add the suppression. Accept them with exceptions in the policy`);
    }
    return {
        counts: countsOf(findings),
        findings,
        lists: Object.fromEntries(policy_finding/* severities */.gO.map((severity) => [severity, { stands: true, settled: true }])),
        unknownSeverities: 'listed',
        startedAt: nowMs,
        coverage: coverageOf(files),
        diagnostics: sarif_evidence_diagnosticsOf(files),
        changes,
        base: undefined,
        baseline,
        comparesTimes: true,
    };
}
/** Files of two folders may hold the same finding with the same identity: both count. */
function uniqueIds(findings) {
    const seen = new Map();
    return findings.map(({ fingerprint }) => {
        const ordinal = seen.get(fingerprint) ?? 0;
        seen.set(fingerprint, ordinal + 1);
        return ordinal === 0 ? fingerprint : `${fingerprint}-${ordinal}`;
    });
}
function findingOf(found, id, changes) {
    const finding = {
        id,
        title: found.title,
        severity: found.severity,
        severityKnown: found.severityKnown,
        type: found.type,
        status: 'OPEN',
        cvss: found.cvss,
        epss: found.epss,
        filePath: found.filePath,
        line: found.line,
        label: 'seen',
        firstSeen: undefined,
        detail: {
            description: found.description,
            cwe: found.cwe,
            codeSnippet: found.codeSnippet,
            remediation: found.remediation === '' ? undefined : found.remediation,
            firstDetected: (0,policy_finding/* parseTime */.pe)(found.firstDetected),
            lastSeen: undefined,
        },
    };
    return isAccepted(found, finding, changes) ? { ...finding, status: 'ACCEPTED_RISK' } : finding;
}
/** A comment in the code accepts a finding only where the pull request provably did not touch the file. */
function isAccepted({ suppression }, finding, changes) {
    if (suppression !== 'in-source')
        return suppression === 'accepted';
    return changes !== undefined && (0,policy_changes/* inChangedFile */.Il)(finding, changes) === 'no';
}
function countsOf(findings) {
    const counts = { CRITICAL: 0, HIGH: 0, MEDIUM: 0, LOW: 0, INFO: 0 };
    for (const finding of findings)
        if (finding.severityKnown && (0,evidence/* isOpen */.nT)(finding))
            counts[finding.severity] += 1;
    return counts;
}
/** Undefined as soon as one tool does not say what it looks for. */
function coverageOf(files) {
    const known = files.map(({ scan }) => scan.scanTypes);
    if (known.includes(undefined))
        return undefined;
    return Object.fromEntries(schemas/* scanTypes */.vz.map((type) => [type, known.some((types) => types?.includes(type)) ? 'covered' : 'not covered']));
}
function sarif_evidence_diagnosticsOf(files) {
    return files.flatMap(({ scan }) => scan.diagnostics);
}

;// CONCATENATED MODULE: ./build/cli/judge-sarif.js
/** `judge --sarif`: any scanner's SARIF files, judged and reported as a run's scan would be. */



















/** Judges the files together and publishes the report; what goes wrong is an inconclusive report. */
async function judgeSarif(request, flags) {
    const { env, cwd, write, cancellation } = request;
    const readsCommands = env.GITHUB_ACTIONS === 'true';
    const log = (0,ci_log/* createLog */.h)({ write, readsCommands });
    if (flags.settings.githubToken !== undefined)
        log.command((0,runner/* maskLine */.Zj)(flags.settings.githubToken));
    log.line(`Scan Gate ${process/* version */.rE}`);
    const notes = [];
    const story = {
        say: log.line,
        note(line) {
            notes.push(line);
            log.line(`Note: ${line}`);
        },
    };
    const startedMs = performance.now();
    const progress = { report: (0,draft/* newReport */.bQ)(process/* version */.rE), settings: flags.settings };
    try {
        const use = (place) => tell(progress, { request, flags, story, place });
        await withJudgePolicy(request, flags, { story, use });
    }
    catch (error) {
        progress.report = (0,draft/* withError */.jT)(progress.report, (0,errors/* asGateError */.Ub)(error));
    }
    const { report, settings } = progress;
    const place = {
        log,
        folder: cwd,
        defaultReportFile: (0,external_node_path_.join)(env.RUNNER_TEMP ?? (0,external_node_os_.tmpdir)(), 'scan-gate', 'report.json'),
        outputsFile: readsCommands ? env.GITHUB_OUTPUT : undefined,
        summaryFile: readsCommands ? env.GITHUB_STEP_SUMMARY : undefined,
        readsCommands,
        github: undefined,
    };
    const ended = {
        ...report,
        enforced: !settings.warnOnly,
        exitCode: (0,exit_code/* exitCodeOf */.F)(report.verdict, report.reason, settings),
        notes: [...report.notes, ...notes],
        durationMs: Math.round(performance.now() - startedMs),
    };
    const final = await (0,publish/* publish */.mk)(ended, settings, place);
    return cancellation.exitCode() ?? final.exitCode;
}
async function tell(progress, { request, flags, story, place }) {
    const { context, around, loaded } = place;
    progress.settings = loaded.settings;
    progress.report = {
        ...progress.report,
        repositoryUrl: context.repositoryUrl,
        branch: context.branch,
        headSha: context.headSha,
        baseSha: context.baseSha,
        event: context.event,
        pullRequest: context.pullRequest,
        policy: { source: loaded.source, sha256: loaded.sha256, settings: loaded.described },
    };
    const { repositoryUrl } = context;
    const baseline = await (0,baseline_file/* readBaseline */.mF)(loaded.policy, { path: loaded.settings.baselineFile, around, repositoryUrl });
    const files = await readFiles(request.cwd, flags, story);
    const changes = await (0,guards/* readChangedFiles */.IM)(around, story);
    const evidence = evidenceOf(files, { changes, baseline, nowMs: request.now.getTime(), story });
    const policy = withoutBase(loaded.policy, context, changes !== undefined);
    if (loaded.policy.scope === 'auto')
        story.say(`Scope auto judges as ${policy.scope}: there is no scan of the base branch`);
    progress.report = withFiles(progress.report, files, evidence);
    const disclosure = { mode: loaded.settings.disclose, isPublic: context.isPublic, changes };
    progress.report = (0,draft/* withJudgement */.Mz)(progress.report, { evidence, policy, judgement: (0,judge/* judge */.S4)(evidence, policy) }, disclosure);
}
async function readFiles(cwd, { files, declaredType }, story) {
    const read = new Map();
    for (const name of files) {
        const bytes = await bytesOf((0,external_node_path_.resolve)(cwd, name), name);
        const sha256 = (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
        const twin = read.get(sha256);
        if (twin !== undefined) {
            story.note(`${name} holds the same as ${twin.name}, and counts once`);
            continue;
        }
        const scan = readSarif(decodeSarif(bytes, name), { name, declaredType, root: cwd });
        const leftOut = scan.leftOut === 0
            ? ''
            : `, ${(0,wording/* plural */.LS)(scan.leftOut, 'result')} that ${scan.leftOut === 1 ? 'is' : 'are'} none left out`;
        story.say(`${name}: ${(0,wording/* plural */.LS)(scan.findings.length, 'finding')} of ${scan.tools.join(', ')}${leftOut}`);
        read.set(sha256, { name, sha256, scan });
    }
    return [...read.values()];
}
/** A little above what is accepted: reading more would only fill the memory before it is refused. */
const readMax = 65 * 1024 * 1024;
async function bytesOf(path, name) {
    try {
        const { size } = await (0,promises_.stat)(path);
        return size > readMax ? new Uint8Array(readMax) : await (0,promises_.readFile)(path);
    }
    catch (error) {
        throw unreadable(name, error, 'SCAN_FAILED');
    }
}
/** The files stand in the place of a scan: named by their content, so that the same files are the same scan. */
function withFiles(report, files, { counts, coverage, diagnostics }) {
    const all = (0,external_node_crypto_.createHash)('sha256').update(files.map(({ sha256 }) => sha256).join('\n'));
    const names = files.map(({ name }) => (0,external_node_path_.basename)(name)).join(', ');
    return {
        ...report,
        notes: [...report.notes, `Judged from ${names}, without a service`],
        scan: {
            id: `sarif-${all.digest('hex').slice(0, 12)}`,
            status: 'COMPLETED',
            branch: report.branch ?? '',
            createdAt: undefined,
            startedAt: undefined,
            completedAt: undefined,
            counts,
            coverage,
            diagnostics: [...diagnostics],
        },
    };
}

;// CONCATENATED MODULE: ./build/cli/judge.js



/** Resolves to the exit code. Throws GateError CONFIG for flags and report files that cannot be used. */
async function judge_judge(request) {
    const { argv, env, write, cancellation } = request;
    if (argv.includes('--help') || argv.includes('-h')) {
        write(judgeHelp);
        return 0;
    }
    try {
        const flags = readJudgeFlags(argv, env);
        return flags.mode === 'report' ? await judgeReports(request, flags) : await judgeSarif(request, flags);
    }
    finally {
        cancellation.end();
    }
}


/***/ }),

/***/ 4158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ checkoutChanges),
  remoteStage: () => (/* binding */ remoteStage)
});

// EXTERNAL MODULE: ./build/ci/context.js
var ci_context = __webpack_require__(7430);
// EXTERNAL MODULE: ./build/ci/git.js
var ci_git = __webpack_require__(3781);
// EXTERNAL MODULE: ./build/ci/local.js
var local = __webpack_require__(3914);
// EXTERNAL MODULE: ./build/ci/changes.js
var changes = __webpack_require__(1700);
;// CONCATENATED MODULE: ./build/ci/local-changes.js


const plain = ['-c', 'core.quotePath=false', '-c', 'diff.noprefix=false', '-c', 'diff.mnemonicPrefix=false'];
const options = [
    '--no-ext-diff',
    '--no-textconv',
    '--no-color',
    '--no-relative',
    '--submodule=short',
    '--ignore-submodules=none',
    '--find-renames',
    '--unified=0',
    '--src-prefix=a/',
    '--dst-prefix=b/',
];
/**
 * The changes since the merge base of two commits. Undefined when git cannot tell (a shallow clone, an unknown commit), and
 * for a commit that the base holds already: it proposes nothing, which is not the same as changing nothing.
 */
async function localChanges(cwd, base, head) {
    const mergeBase = await (0,ci_git/* runGit */.EO)(['merge-base', '--end-of-options', base, head], cwd);
    if (mergeBase === undefined || mergeBase === '')
        return undefined;
    const commit = await (0,ci_git/* runGit */.EO)(['rev-parse', '--verify', '--quiet', '--end-of-options', `${head}^{commit}`], cwd);
    if (commit === undefined || commit === mergeBase)
        return undefined;
    const between = ['--end-of-options', mergeBase, head];
    const [names, text] = await Promise.all([
        (0,ci_git/* runGit */.EO)([...plain, 'diff', '--name-status', '-z', ...options, ...between], cwd),
        (0,ci_git/* runGit */.EO)([...plain, 'diff', '--patch', ...options, ...between], cwd),
    ]);
    if (names === undefined || text === undefined)
        return undefined;
    return combine(readNames(names), text);
}
/**
 * What a commit changes against the default branch: that of `origin`, where the checkout knows it; where there is no remote
 * at all, the branch `alone`. Undefined when the commit or the branch is not known: neither is guessed.
 */
async function changesAgainstDefault(cwd, head, alone) {
    const base = await defaultRef(cwd, alone);
    return base === undefined || head === undefined ? undefined : localChanges(cwd, base, head);
}
async function defaultRef(cwd, alone) {
    const known = await (0,ci_git/* runGit */.EO)(['symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD'], cwd);
    if (known !== undefined || alone === undefined)
        return known;
    return (await (0,ci_git/* runGit */.EO)(['remote'], cwd)) === '' ? `refs/heads/${alone}` : undefined;
}
/** Names from the list that cannot be misread, hunks from the text, in the same order. */
function combine(names, text) {
    // Every line of a file's content is prefixed, so only a header can begin like this; `^` would also fit after a lone CR.
    const parts = `\n${text}`.split('\ndiff --git ').slice(1);
    const isAligned = parts.length === names.reduce((sum, name) => sum + name.parts, 0);
    let next = 0;
    const files = names.map(({ parts: count, ...name }) => {
        const part = isAligned && count === 1 ? parts[next] : undefined;
        next += count;
        const start = part?.indexOf('\n@@ ') ?? -1;
        return { ...name, patch: start < 0 ? undefined : part?.slice(start + 1) };
    });
    return (0,changes/* changesOf */.f)(files, true);
}
function readNames(text) {
    const fields = text.split('\0').filter((field) => field !== '');
    const names = [];
    for (let index = 0; index < fields.length;) {
        const status = fields[index] ?? '';
        const isMoved = /^[RC]/.test(status);
        const [first = '', second = ''] = fields.slice(index + 1);
        const parts = status === 'T' ? 2 : 1;
        const isRemoved = status === 'D';
        names.push(isMoved ? { path: second, previousPath: first, parts } : { path: first, isRemoved, parts });
        index += isMoved ? 3 : 2;
    }
    return names;
}

// EXTERNAL MODULE: ./build/ci/remote.js
var remote = __webpack_require__(9783);
// EXTERNAL MODULE: ./build/ci/systems/registry.js + 7 modules
var registry = __webpack_require__(4170);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/github-place.js
var github_place = __webpack_require__(9787);
// EXTERNAL MODULE: ./build/report/neutral.js
var neutral = __webpack_require__(9960);
// EXTERNAL MODULE: ./build/cli/policy-files.js
var policy_files = __webpack_require__(178);
;// CONCATENATED MODULE: ./build/cli/remote-stage.js
/** A run against a service elsewhere, from a local checkout or none at all. */










/** In a GitHub workflow the event says what is judged, and GitHub which policy counts; elsewhere the checkout does. */
async function remoteStage(stage) {
    const { env } = stage.request;
    return env.GITHUB_ACTIONS === 'true' && env.GITHUB_EVENT_PATH ? workflowStage(stage) : checkoutStage(stage);
}
async function workflowStage({ request, settings, transport }) {
    const { env } = request;
    const context = await (0,github_place/* githubContext */.h4)(env, settings.branch);
    return {
        settings,
        context,
        opening: [(0,github_place/* describeContext */.R5)(context)],
        surroundings: (budget, onWait) => (0,github_place/* githubSurroundings */.Rq)({ context, settings, env, transport }, { budget, onWait }),
        end: async () => { },
    };
}
async function checkoutStage({ request, settings, transport }) {
    const { cwd, env } = request;
    const ci = (0,registry/* readCiRun */.C)(env);
    refuseTag(ci, settings.branch);
    const isHere = await (0,ci_git/* isCheckout */.VI)(cwd);
    const read = await (0,local/* readLocalContext */.F)({ cwd, branch: settings.branch, isShared: ci !== undefined, ci });
    const context = refusedFork(read, ci);
    const git = (0,ci_git/* gitIn */.uM)(cwd);
    return {
        settings,
        context,
        opening: [(0,github_place/* describeContext */.R5)(context)],
        surroundings: (budget) => ({
            ...(0,policy_files/* checkoutPolicyFiles */.a)({ path: isHere ? cwd : undefined, context, settings, env, transport, budget }),
            readHead: isHere ? () => (0,remote/* remoteHead */.P7)(context.branch, git) : undefined,
            changedFiles: isHere ? () => checkoutChanges(cwd, context) : undefined,
        }),
        end: async () => { },
    };
}
/**
 * What a pull request changes against its base, and a branch against the default branch. Throws GateError for a pull request
 * whose base the checkout does not hold, and that cannot be fetched without changing the checkout.
 */
async function checkoutChanges(cwd, context, alone) {
    const { headSha, defaultBranch } = context;
    // The author chooses the base, and may have put there what they propose.
    const named = (0,ci_context/* hasOwnBase */.Ck)(context) ? defaultBranch : context.baseBranch;
    const baseBranch = named ?? ((0,ci_context/* isProposal */.ld)(context) ? defaultBranch : undefined);
    if (baseBranch === undefined)
        return (0,ci_context/* isProposal */.ld)(context) ? undefined : changesAgainstDefault(cwd, headSha, alone);
    const git = (0,ci_git/* gitIn */.uM)(cwd);
    const base = await (0,remote/* remoteHead */.P7)(baseBranch, git);
    // Objects alone: no ref, and no depth, which would cut the history that is there.
    const isHere = (await git('cat-file', '-e', `${base}^{commit}`)) !== undefined;
    const fetch = (...flags) => (0,ci_git/* runGit */.EO)(['fetch', '--quiet', '--no-tags', '--refmap=', ...flags, 'origin', `refs/heads/${baseBranch}`], cwd, remote/* fetchMs */.N$);
    // An older git has no such flag.
    if (!isHere)
        (await fetch('--no-write-fetch-head')) ?? (await fetch());
    const changes = headSha === undefined ? undefined : await localChanges(cwd, base, headSha);
    if (changes !== undefined)
        return changes;
    throw new errors/* GateError */.ue('NOT_FOUND', `This checkout does not reach from ${headSha ?? 'its commit'} back to ${baseBranch}`, {
        hint: 'Clone more of the history: GitLab CI GIT_DEPTH: 0, Azure Pipelines fetchDepth: 0, git fetch --unshallow.',
    });
}
function refuseTag(ci, branch) {
    if (branch !== undefined || ci?.branch !== undefined || ci?.tag === undefined)
        return;
    throw new errors/* GateError */.ue('CONFIG', `Not scanned: ${ci.name} builds the tag ${(0,neutral/* neutralLine */.GH)(ci.tag, 140)}, and no branch`, {
        reason: 'wrong-ref',
        hint: 'Leave tags out of the job that runs the gate, or name a branch with --branch.',
    });
}
/** A branch of the fork's name here is another one: scanning that would say nothing about the proposal. */
function refusedFork(context, ci) {
    if (ci?.isFork !== true)
        return context;
    const refusal = new errors/* GateError */.ue('CONFIG', 'Not scanned: the pull request comes from a fork of this repository', {
        reason: 'fork',
        hint: 'The service can scan only branches of this repository. Gate forks with `scan-gate run --embedded`, or let them pass with `--on-inconclusive fork=warn`.',
    });
    const { defaultBranch } = context;
    if (defaultBranch === undefined)
        throw refusal;
    return { ...context, branch: defaultBranch, headSha: undefined, refusal };
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
