export const id = 719;
export const ids = [719];
export const modules = {

/***/ 44044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ createEmbeddedAction)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/compiled/src/gate/report-context.js
var report_context = __webpack_require__(52059);
// EXTERNAL MODULE: ./build/compiled/src/installation.js
var installation = __webpack_require__(77951);
// EXTERNAL MODULE: ./build/compiled/src/runs/embedded.js + 6 modules
var embedded = __webpack_require__(11090);
// EXTERNAL MODULE: ./build/compiled/src/runs/run-environment.js
var run_environment = __webpack_require__(20359);
// EXTERNAL MODULE: ./build/compiled/src/runs/service-run.js
var service_run = __webpack_require__(37109);
// EXTERNAL MODULE: ./build/compiled/src/settings/action-source.js
var action_source = __webpack_require__(22281);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/compiled/src/clock.js
var clock = __webpack_require__(85129);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/git/machine.js + 1 modules
var machine = __webpack_require__(83549);
// EXTERNAL MODULE: ./build/compiled/src/git/regular-file.js
var regular_file = __webpack_require__(70519);
// EXTERNAL MODULE: ./build/compiled/src/report/neutral.js
var neutral = __webpack_require__(65633);
;// CONCATENATED MODULE: ./build/compiled/src/action/scanners.js











const prefix = 'scan-gate-scanners-';
const limitMs = 10 * 60_000;
const args = ['ci', '--ignore-scripts', '--no-bin-links', '--no-audit', '--no-fund', '--no-workspaces'];
const folderState = 'scanners';
async function installScanners(session, home) {
    const { env, runLog, runner } = session;
    const startedMs = performance.now();
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(env.RUNNER_TEMP ?? (0,external_node_os_.tmpdir)(), prefix));
    runner?.saveState?.(folderState, folder);
    await (0,promises_.cp)(new URL('embedded/scanners', home), folder, { recursive: true });
    await (0,promises_.cp)(new URL('dist', home), (0,external_node_path_.join)(folder, 'dist'), { recursive: true });
    await runInstall(session, folder);
    runLog.detail?.(`Scanners installed in ${(0,clock/* formatSeconds */.Xo)(performance.now() - startedMs)}`);
    return (0,external_node_url_.pathToFileURL)((0,external_node_path_.join)(folder, 'dist/scanners/index.js'));
}
async function runInstall({ folder: workspace, cancel, env: own }, cwd) {
    const { file, args: first, env: least } = findNpmOutside(workspace);
    const env = { ...least, NODE_DISABLE_COMPILE_CACHE: '1', ...(await getRegistryToken(own)) };
    const options = { cwd, env, signal: cancel, timeout: limitMs, windowsHide: true, maxBuffer: 16 * 1024 * 1024 };
    try {
        await (0,external_node_util_.promisify)(external_node_child_process_.execFile)(file, [...first, ...args], options);
        await requireInstalled(cwd);
    }
    catch (error) {
        if (cancel.aborted)
            throw (0,errors/* createCancelledError */._Z)(cancel);
        if (error instanceof errors/* GateError */.ue)
            throw error;
        throw new errors/* GateError */.ue('SCAN_FAILED', `The scanners could not be installed: ${explainFailure(error)}`, {
            cause: error,
            hint: 'Give the runner access to the npm registry, or set a reachable registry in its .npmrc, then run the gate again.',
        });
    }
}
async function getRegistryToken(env) {
    const { NODE_AUTH_TOKEN: token, NPM_CONFIG_USERCONFIG: file } = env;
    if (!token || !file)
        return {};
    const text = await (0,regular_file/* readRegularText */.Aj)(file).catch(() => '');
    return /\$\{NODE_AUTH_TOKEN\??\}/.test(text) ? { NODE_AUTH_TOKEN: token } : {};
}
async function requireInstalled(cwd) {
    const { packages } = JSON.parse(await (0,regular_file/* readRegularText */.Aj)((0,external_node_path_.join)(cwd, 'package-lock.json')));
    const needed = Object.entries(packages).filter(([place, { optional, dev, peer, devOptional }]) => place !== '' && !optional && !dev && !peer && !devOptional);
    const versions = needed.map(async ([place, { version }]) => {
        const text = await (0,regular_file/* readRegularText */.Aj)((0,external_node_path_.join)(cwd, place, 'package.json')).catch(() => '{}');
        return JSON.parse(text).version === version;
    });
    const missing = (await Promise.all(versions)).filter((isThere) => !isThere).length;
    if (missing === 0)
        return;
    throw new errors/* GateError */.ue('SCAN_FAILED', `The scanners could not be installed: npm reported no error, but ${missing} of ${needed.length} packages are missing`, {
        hint: 'A setting of npm keeps it from installing, such as dry-run, package-lock-only, omit or only in an .npmrc of the user or of the machine: remove it for this job, then run the gate again.',
    });
}
function findNpmOutside(workspace) {
    try {
        return (0,machine/* findNpm */.no)(workspace);
    }
    catch (error) {
        throw new errors/* GateError */.ue('SCAN_FAILED', (0,errors/* toGateError */.Vl)(error).message, {
            cause: error,
            hint: 'This action installs its scanners with npm: use a runner that has npm, or add actions/setup-node before this step.',
        });
    }
}
function explainFailure({ code, killed, stderr = '' }) {
    if (killed)
        return `npm took longer than ${(0,clock/* formatSeconds */.Xo)(limitMs)}`;
    const said = stderr.split(/[\r\n]+/).map((each) => each.replace(/^npm (?:error|ERR!)\s*/, ''));
    const telling = said.filter((each) => each !== '' && !/^(?:code |errno |syscall |A complete log|npm warn)/.test(each));
    return `npm ended with ${code ?? 'a signal'}${telling.length === 0 ? '' : `: ${(0,neutral/* neutralizeLine */.a0)(telling[0] ?? '', 200)}`}`;
}
async function removeScanners({ env }) {
    const folder = env[`STATE_${folderState}`] ?? '';
    const isOurs = (0,external_node_path_.basename)(folder).startsWith(prefix) && (0,external_node_path_.dirname)(folder) === (0,external_node_path_.resolve)(env.RUNNER_TEMP ?? (0,external_node_os_.tmpdir)());
    if (isOurs)
        await (0,promises_.rm)(folder, { recursive: true, force: true }).catch(() => { });
}

// EXTERNAL MODULE: ./build/compiled/src/action/step.js + 1 modules
var step = __webpack_require__(86474);
;// CONCATENATED MODULE: ./build/compiled/src/action/embedded.js









function createEmbeddedAction(home) {
    return {
        entrance: 'embedded',
        readSettings: ({ given, problems }) => (0,action_source/* readSettingsWithoutService */.F)(given, problems),
        judge: (session, known, settings) => scanCheckout(session, known, home, settings),
        clear: removeScanners,
    };
}
async function scanCheckout(session, known, home, settings) {
    const checkout = await (0,step/* withTitleOnError */.U2)(session, async () => {
        const folder = (0,external_node_path_.resolve)(session.folder, settings.path);
        const scanned = await (0,embedded/* readScanned */.VN)({ ...(0,run_environment/* createRunEnvironment */.p)(session), folder }, settings);
        const { context } = scanned;
        known.report = { ...known.report, ...(0,report_context/* summarizeContext */.ZA)(context) };
        known.github = (0,step/* prepareGithubTarget */.KL)(await (0,step/* createGithubRun */.To)(session, { context, settings }), session);
        const scannersUrl = await installScanners(session, home);
        (0,installation/* setPackagesUrl */.Fb)(scannersUrl);
        return { folder, scanned, scannersUrl };
    });
    const result = await (0,service_run/* runOverService */.T)({ session, settings, checkout });
    known.report = result.report;
    known.settings = result.settings;
    if (known.github !== undefined)
        known.github.changes = result.changes;
}


/***/ }),

/***/ 86474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  To: () => (/* binding */ createGithubRun),
  KL: () => (/* binding */ prepareGithubTarget),
  cI: () => (/* binding */ readRun),
  Cs: () => (/* binding */ runAction),
  U2: () => (/* binding */ withTitleOnError)
});

// UNUSED EXPORTS: runStep

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 14 modules
var core = __webpack_require__(96421);
// EXTERNAL MODULE: ./build/compiled/src/ci/context/context.js
var context_context = __webpack_require__(25159);
// EXTERNAL MODULE: ./build/compiled/src/ci/context/read-context.js + 8 modules
var read_context = __webpack_require__(93400);
// EXTERNAL MODULE: ./build/compiled/src/ci/github/access.js
var github_access = __webpack_require__(16558);
// EXTERNAL MODULE: ./build/compiled/src/ci/github/runner.js
var runner = __webpack_require__(88926);
// EXTERNAL MODULE: ./build/compiled/src/clock.js
var clock = __webpack_require__(85129);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/gate/repository-access.js + 4 modules
var repository_access = __webpack_require__(67269);
// EXTERNAL MODULE: ./build/compiled/src/session.js + 2 modules
var session = __webpack_require__(69202);
// EXTERNAL MODULE: ./build/compiled/src/settings/reading.js
var reading = __webpack_require__(46565);
// EXTERNAL MODULE: ./build/compiled/src/settings/settings.js + 20 modules
var settings = __webpack_require__(49646);
// EXTERNAL MODULE: ./build/compiled/src/surfaces/access.js
var surfaces_access = __webpack_require__(89536);
// EXTERNAL MODULE: ./build/compiled/src/surfaces/check-run/opened.js
var opened = __webpack_require__(66946);
// EXTERNAL MODULE: ./build/compiled/src/ci/github/problems.js
var problems = __webpack_require__(33716);
// EXTERNAL MODULE: ./build/compiled/src/surfaces/refusal.js
var refusal = __webpack_require__(65132);
// EXTERNAL MODULE: ./build/compiled/src/surfaces/check-run/check-run.js
var check_run = __webpack_require__(3399);
;// CONCATENATED MODULE: ./build/compiled/src/surfaces/check-run/progress.js




const openBudgetMs = 20_000;
const openGraceMs = 1500;
const endBudgetMs = 2000;
const postBudgetMs = 20_000;
const unknownState = 'unknown';
function openCheckRun(opening, access, keep = () => { }) {
    keep(unknownState);
    let isEnded = false;
    let isLeft = false;
    const markCompleted = () => {
        isEnded = true;
        keep('');
    };
    const opened = openInBackground(opening, access).then((found) => {
        if (found === 'none' || found === 'overtaken')
            markCompleted();
        else if (found !== 'unknown')
            keep(`${found.id}@${found.startedMs}`);
        return found;
    });
    return {
        async find(client) {
            const begun = await opened;
            if (begun === 'none' || begun === 'overtaken')
                return begun === 'none' ? undefined : begun;
            const found = begun === 'unknown' ? await (0,check_run/* findUnfinished */.dJ)(client, opening) : begun;
            const reviewed = found && (await (0,check_run/* reviewCheckRun */.Mr)(client, opening, found));
            if (reviewed === 'overtaken')
                markCompleted();
            return reviewed;
        },
        markCompleted,
        async leavePending(scan) {
            const found = await opened;
            if (found === 'overtaken')
                return true;
            if (typeof found === 'string')
                return false;
            isLeft = await leave(found, opening, scan, access);
            if (isLeft)
                markCompleted();
            return isLeft;
        },
        isPending: () => isLeft,
        async close(text) {
            const found = await opened;
            if (isEnded)
                return undefined;
            const known = typeof found === 'string' ? undefined : found;
            const warning = await endAsCancelled(known, { opening, text, budgetMs: endBudgetMs }, access);
            if (warning === undefined)
                markCompleted();
            return known === undefined ? undefined : warning;
        },
    };
}
async function openInBackground(opening, access) {
    if (access.cancel.aborted)
        return 'none';
    const inGrace = { ...useRealTime(access), cancel: delayAbort(access.cancel, openGraceMs * access.clock.patience) };
    try {
        return await (0,surfaces_access/* withClient */.S)(inGrace, openBudgetMs * access.clock.patience, (client) => (0,check_run/* startCheckRun */.aF)(client, opening));
    }
    catch (error) {
        return (0,problems/* readRefusalStatus */.RO)(error) === undefined ? 'unknown' : 'none';
    }
}
function useRealTime(access) {
    return { ...access, clock: { ...access.clock, onSkip: undefined } };
}
async function leave(opened, opening, scan, access) {
    try {
        return await (0,surfaces_access/* withClient */.S)(useRealTime(access), openBudgetMs * access.clock.patience, async (client) => {
            if ((await (0,check_run/* reviewCheckRun */.Mr)(client, opening, opened)) === 'overtaken')
                return true;
            await (0,check_run/* recordPending */.PQ)(client, opening, { opened, scan });
            return true;
        });
    }
    catch {
        return false;
    }
}
function delayAbort(signal, ms) {
    const late = new AbortController();
    signal.addEventListener('abort', () => setTimeout(() => late.abort(signal.reason), ms).unref(), { once: true });
    return late.signal;
}
async function closeLeftOpen(state, cancelling, access) {
    const [, id, startedMs] = /^([1-9]\d{0,15})@(\d{1,15})$/.exec(state) ?? [];
    if (id === undefined && state !== unknownState)
        return { wasOpen: false };
    const known = id === undefined ? undefined : { id: Number(id), startedMs: Number(startedMs) };
    return { wasOpen: true, warning: await endAsCancelled(known, { ...cancelling, budgetMs: postBudgetMs }, access) };
}
async function endAsCancelled(known, { opening, text, budgetMs }, access) {
    const cancel = new AbortController().signal;
    try {
        await (0,surfaces_access/* withClient */.S)({ ...useRealTime(access), cancel }, budgetMs * access.clock.patience, async (client) => {
            const found = known ?? (await (0,check_run/* findUnfinished */.dJ)(client, opening));
            const reviewed = found && (await (0,check_run/* reviewCheckRun */.Mr)(client, opening, found));
            const ending = { conclusion: 'cancelled', title: 'Canceled', text };
            if (reviewed === undefined || reviewed === 'overtaken')
                return;
            if ((0,check_run/* rankConclusion */.y_)(reviewed.rivals?.worst ?? {}) > (0,check_run/* rankConclusion */.y_)(ending))
                return;
            await (0,check_run/* endCheckRun */.j8)(client, reviewed.id, ending);
        });
        return undefined;
    }
    catch (error) {
        return (0,refusal/* describeRefusal */.a2)(error, { name: 'The end of the check run', permission: 'checks: write' }, access);
    }
}

;// CONCATENATED MODULE: ./build/compiled/src/action/step.js














const states = { part: 'part', checkRun: 'check_run', checkRunHead: 'check_run_head' };
async function runAction(action) {
    const entry = (0,session/* createProcessEntry */.CJ)();
    const { env } = entry;
    const openRunner = async () => (0,runner/* createRunner */.ji)(env);
    return (0,session/* withSession */.fQ)({ ...entry, folder: env.GITHUB_WORKSPACE ?? entry.folder, openRunner, masksAll: true }, (session) => runStep(session, { ...action, getInput: core/* getInput */.V4 }));
}
function runStep(session, step) {
    for (const name of (0,settings/* listSecretNames */.h5)())
        session.mask(step.getInput(name, { trimWhitespace: false }));
    return session.env[`STATE_${states.part}`] === 'post' ? runPostStep(session, step) : runGateStep(session, step);
}
async function runGateStep(session, step) {
    const known = session.startReport();
    const settings = await withTitleOnError(session, async () => {
        announcePost(session);
        known.settings = readStepSettings(session, step);
        return known.settings;
    });
    await step.judge(session, known, settings);
}
async function withTitleOnError({ log }, begin) {
    try {
        return await begin();
    }
    catch (error) {
        log.line(`Scan Gate ${session/* version */.rE}`);
        throw error;
    }
}
function announcePost({ runner }) {
    if (runner?.saveState === undefined) {
        throw new errors/* GateError */.ue('CONFIG', 'GITHUB_STATE is not set', {
            reason: 'settings',
            hint: 'The action works only in a GitHub workflow; elsewhere use the command scan-gate run.',
        });
    }
    runner.saveState(states.part, 'post');
}
function readStepSettings({ env }, { entrance, readSettings, getInput: input }) {
    return readSettings((0,reading/* readActionInputs */.Ui)(entrance, Object.keys(env), input));
}
async function readRun(session, settings) {
    const { env, folder } = session;
    const hints = (0,repository_access/* buildContextHints */.C)(settings, { kind: 'branch', named: settings.branch, mustBeWorkflow: true });
    const context = await (0,read_context/* readContext */.y)({ variables: env, folder, isAttended: false }, hints);
    return createGithubRun(session, { context, settings });
}
async function createGithubRun(session, about) {
    const { env, folder, now, cancel, transport, clock } = session;
    const access = { transport: await transport(), clock: clock(about.settings.baseUrl), loadOctokit: github_access/* loadActionOctokit */.UB };
    return { ...about, env, folder, now, cancel, ...access };
}
function prepareGithubTarget(run, { runner }) {
    const { context, settings } = run;
    const access = (0,surfaces_access/* createWriteAccess */.U)(run);
    const shownSha = (0,context_context/* findDisplayCommit */.Ni)(context);
    const save = (name, value) => {
        try {
            runner?.saveState?.(name, value);
        }
        catch {
        }
    };
    let checkRun;
    if (shownSha !== undefined && access.token !== undefined && (0,opened/* marksInCheckRun */.v)(settings)) {
        save(states.checkRunHead, shownSha);
        checkRun = openCheckRun(createOpening(run, access, shownSha), access, (state) => save(states.checkRun, state));
    }
    return { access, checkRun, changes: undefined, shownSha };
}
function createOpening({ context, settings }, { attempt, gateId, runUrl, startedMs }, headSha) {
    const text = `Scanning ${context.branch}. The time limit is ${(0,clock/* formatSeconds */.Xo)(settings.timeoutSeconds * 1000)}.`;
    const event = context.change?.number === undefined ? context.event : undefined;
    return { headSha, category: settings.category, event, text, runUrl, attempt, gateId, startedMs };
}
async function runPostStep(session, step) {
    const { env, log } = session;
    await step.clear?.(session);
    const state = env[`STATE_${states.checkRun}`] ?? '';
    if (state === '')
        return;
    try {
        const run = await readRun(session, readStepSettings(session, step));
        const headSha = env[`STATE_${states.checkRunHead}`] || (run.context.headSha ?? '');
        const access = (0,surfaces_access/* createWriteAccess */.U)(run);
        const opening = createOpening(run, access, headSha);
        const cancelling = { opening, text: 'The run was cut off before it had a verdict.' };
        const { wasOpen, warning } = await closeLeftOpen(state, cancelling, access);
        if (warning !== undefined)
            log.line(`Warning: ${warning}`);
        else if (wasOpen)
            log.line('Closed the check run that the gate left open');
    }
    catch (error) {
        log.line(`Warning: the check run stays open: ${(0,errors/* toGateError */.Vl)(error).message}`);
    }
}


/***/ }),

/***/ 82604:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
/* harmony import */ var _action_embedded_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44044);
/* harmony import */ var _action_step_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86474);




const home = (0,node_url__WEBPACK_IMPORTED_MODULE_1__.pathToFileURL)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(import.meta.url), '../../../'));
process.exitCode = await (0,_action_step_js__WEBPACK_IMPORTED_MODULE_3__/* .runAction */ .Cs)((0,_action_embedded_js__WEBPACK_IMPORTED_MODULE_2__/* .createEmbeddedAction */ .t)(home));

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 7813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bn: () => (/* binding */ formatUncommitted),
/* harmony export */   t6: () => (/* binding */ isPartlyScanned),
/* harmony export */   uG: () => (/* binding */ toUncommittedObject)
/* harmony export */ });
function formatUncommitted({ kind, headSha }, branch) {
    const what = kind === 'staged' ? 'staged changes' : 'files on disk';
    if (headSha === undefined)
        return `${what}, before any commit`;
    const commit = headSha.slice(0, 12);
    return `${what} on ${branch === undefined ? commit : `${branch} at ${commit}`}`;
}
function isPartlyScanned({ uncommitted, scope, }) {
    return uncommitted?.headSha !== undefined && (scope === 'auto' || scope?.startsWith('changed') === true);
}
function toUncommittedObject({ uncommitted }) {
    return uncommitted === undefined ? null : { kind: uncommitted.kind, based_on: uncommitted.headSha ?? null };
}


/***/ }),

/***/ 22281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ readSettingsWithoutService),
/* harmony export */   O: () => (/* binding */ readActionSettings)
/* harmony export */ });
/* harmony import */ var _defaults_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42847);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46565);


const serviceSettings = ['base-url', 'api-key', 'scan-id', 'repository-id', 'branch'];
const sarifOnlySettings = ['base-sarif', 'sarif-type'];
const sourcesHint = 'base-url (a service; scan-id names one of its scans), sarif (files of your scanners), or the action scan-gate/scan-gate/embedded (the built-in scanners)';
function readActionSettings({ given, problems }) {
    const found = [...problems];
    const isGiven = (name) => (given[name]?.value.trim() ?? '') !== '';
    if (isGiven('sarif')) {
        const [other] = serviceSettings.filter(isGiven);
        if (other !== undefined)
            found.push(`${other} and sarif are both given; findings come from one: ${sourcesHint}`);
        return readSettingsWithoutService(given, found);
    }
    const stray = sarifOnlySettings.filter(isGiven).map((name) => `${name} goes with sarif`);
    if (isGiven('base-url'))
        return (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .readSettings */ .sb)(given, [...found, ...stray]);
    return readSettingsWithoutService(given, [...found, ...stray, `No source of findings is set: ${sourcesHint}`]);
}
function readSettingsWithoutService(given, problems) {
    return (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .readSettings */ .sb)({ ...given, 'base-url': { value: _defaults_js__WEBPACK_IMPORTED_MODULE_0__/* .noServiceUrl */ .q, source: 'default' } }, problems);
}


/***/ }),

/***/ 79454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JB: () => (/* binding */ isUnshippedTemplate),
/* harmony export */   Tb: () => (/* binding */ isUnshipped),
/* harmony export */   nI: () => (/* binding */ formatRoles),
/* harmony export */   qK: () => (/* binding */ classifyPath),
/* harmony export */   wL: () => (/* binding */ fileRoles),
/* harmony export */   ww: () => (/* binding */ roleWords)
/* harmony export */ });
const fileRoles = ['fixture', 'test', 'example', 'benchmark', 'documentation', 'vendored', 'minified'];
const patterns = {
    fixture: /(?:^|\/)(?:(?:__)?fixtures?(?:__)?|testdata|test-?data|__snapshots__|__mocks__|mocks?)\//i,
    test: /(?:^|\/)(?:__tests__|tests?|specs?|e2e|cypress)\/|(?:^|[._-])(?:test|spec|cy|e2e)\.[cm]?[jt]sx?$|(?:^|\/)(?:test_[^/]*|conftest|tests)\.py$|_(?:test|spec)\.(?:py|go|rb)$|[a-z](?:Test|Tests|IT)\.(?:java|kt|cs|php)$/,
    example: /(?:^|\/)(?:examples?|samples?|demos?)\//i,
    benchmark: /(?:^|\/)(?:benchmarks|bench)\/|^benchmark\//i,
    documentation: /(?:^|\/)docs?\//i,
    vendored: /(?:^|\/)(?:vendors?|third[_-]?party|bower_components|node_modules|external|lib\/jquery)\/|(?:^|\/)(?:jquery|bootstrap|angular|lodash|underscore|moment|react|vue|d3|popper|materialize|modernizr|html5shiv)(?:[.-](?:[\d.]+|slim|bundle|core|ui))*(?:\.min)?\.js$/i,
    minified: /\.min\.(?:[cm]?js|css)$/i,
};
const anyPattern = new RegExp(Object.values(patterns)
    .map(({ source }) => source)
    .join('|'), 'i');
const packageFolders = /((?:^|\/)src\/main\/(?:java|kotlin|scala|groovy)\/)(?:.*\/)?/;
function classifyPath(path) {
    if (path === undefined || !anyPattern.test(path))
        return undefined;
    const named = path.replace(packageFolders, '$1');
    return fileRoles.find((role) => patterns[role].test(named));
}
const unshippedRoles = new Set([
    'fixture',
    'test',
    'example',
    'benchmark',
    'documentation',
]);
const unresolved = /\.(?:php\d?|phtml|java|jsp)$/i;
function isUnshipped(path) {
    const role = classifyPath(path);
    return unshippedRoles.has(role) && (!unresolved.test(path) || role === 'test' || role === 'fixture');
}
function isUnshippedTemplate(path, isModule = () => false) {
    const examples = [...path.matchAll(/(?:^|\/)examples?\//gi)].map(({ index }) => path.slice(0, index));
    return /(?:^|\/)(?:tests?|fixtures?)\//i.test(path) || examples.some(isModule);
}
const roleWords = {
    fixture: 'in a fixture of tests',
    test: 'in a test',
    example: 'in an example',
    benchmark: 'in a benchmark',
    documentation: 'in documentation',
    vendored: 'in third-party code that is kept here',
    minified: 'in minified code',
};
const manyWords = {
    fixture: 'in fixtures of tests',
    test: 'in tests',
    example: 'in examples',
    benchmark: 'in benchmarks',
    documentation: 'in documentation',
    vendored: 'in third-party code',
    minified: 'in minified code',
};
function formatRoles(findings) {
    const counts = new Map();
    for (const { filePath } of findings) {
        const role = classifyPath(filePath);
        if (role !== undefined)
            counts.set(role, (counts.get(role) ?? 0) + 1);
    }
    const parts = fileRoles.flatMap((role) => {
        const count = counts.get(role) ?? 0;
        return count === 0 ? [] : [`${count} ${(count === 1 ? roleWords : manyWords)[role]}`];
    });
    return parts.join(', ');
}


/***/ })

};
