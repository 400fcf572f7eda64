export const id = 125;
export const ids = [125];
export const modules = {

/***/ 3125:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3136);
/* harmony import */ var _gate_action_step_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4055);



const dist = (0,node_url__WEBPACK_IMPORTED_MODULE_1__.pathToFileURL)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(import.meta.url), '../../'));
process.exitCode = await (0,_gate_action_step_js__WEBPACK_IMPORTED_MODULE_2__/* .runAction */ .C)(dist);

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 4055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ runAction)
});

// UNUSED EXPORTS: runStep

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 14 modules
var core = __webpack_require__(6421);
// EXTERNAL MODULE: ./build/compiled/src/shared/clock.js
var shared_clock = __webpack_require__(4447);
// EXTERNAL MODULE: ./build/compiled/src/shared/errors.js
var errors = __webpack_require__(6002);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/repository.js
var repository = __webpack_require__(8044);
// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/context/context.js
var context_context = __webpack_require__(1752);
// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/github/client.js
var client = __webpack_require__(8080);
// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/github/identity.js
var identity = __webpack_require__(9753);
// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/github/runner.js
var runner = __webpack_require__(9585);
// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/github/surfaces/access.js
var surfaces_access = __webpack_require__(9124);
// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/github/surfaces/check-run/check-run.js
var check_run = __webpack_require__(83);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(8343);
// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/github/problems.js
var problems = __webpack_require__(9319);
;// CONCATENATED MODULE: ./build/compiled/src/gate/hosts/github/surfaces/check-run/progress.js






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
            try {
                await (0,surfaces_access/* withClient */.SV)(useRealTime(access), openBudgetMs * access.clock.patience, async (client) => {
                    const isOvertaken = (await (0,check_run/* reviewCheckRun */.Mr)(client, opening, found)) === 'overtaken';
                    if (!isOvertaken)
                        await (0,check_run/* recordPending */.PQ)(client, opening, found, scan);
                });
            }
            catch {
                return false;
            }
            isLeft = true;
            markCompleted();
            return true;
        },
        isPending: () => isLeft,
        async close(text) {
            const found = await opened;
            if (isEnded)
                return undefined;
            const known = typeof found === 'string' ? undefined : found;
            const warning = await endAsCancelled(known, opening, text, endBudgetMs, access);
            if (warning === undefined)
                markCompleted();
            return known === undefined ? undefined : warning;
        },
    };
}
async function openInBackground(opening, access) {
    if (access.cancel.aborted)
        return 'none';
    const late = new AbortController();
    const graceMs = openGraceMs * access.clock.patience;
    const abortLate = () => setTimeout(() => late.abort(access.cancel.reason), graceMs).unref();
    access.cancel.addEventListener('abort', abortLate, { once: true });
    const inGrace = { ...useRealTime(access), cancel: late.signal };
    try {
        return await (0,surfaces_access/* withClient */.SV)(inGrace, openBudgetMs * access.clock.patience, (client) => (0,check_run/* startCheckRun */.aF)(client, opening));
    }
    catch (error) {
        return (0,problems/* readRefusalStatus */.RO)(error) === undefined ? 'unknown' : 'none';
    }
}
function useRealTime(access) {
    return { ...access, clock: { ...access.clock, onSkip: undefined } };
}
async function closeLeftOpen(state, { opening, text }, access) {
    const [, id, startedMs] = /^([1-9]\d{0,15})@(\d{1,15})$/.exec(state) ?? [];
    if (id === undefined && state !== unknownState)
        return { wasOpen: false };
    const known = id === undefined ? undefined : { id: Number(id), startedMs: Number(startedMs) };
    return { wasOpen: true, warning: await endAsCancelled(known, opening, text, postBudgetMs, access) };
}
async function endAsCancelled(known, opening, text, budgetMs, access) {
    const cancel = new AbortController().signal;
    try {
        await (0,surfaces_access/* withClient */.SV)({ ...useRealTime(access), cancel }, budgetMs * access.clock.patience, async (client) => {
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
        return (0,surfaces_access/* describeRefusal */.a2)(error, { name: 'The end of the check run', permission: 'checks: write' }, access);
    }
}
const mostCommits = 100;
const mostRuns = 1000;
const overdueDays = 2;
const listedRun = schemas/* looseObject */._H3({
    ...check_run/* checkRunShape */.XL.shape,
    name: schemas/* string */.YjP(),
    head_sha: schemas/* string */.YjP(),
    app: schemas/* looseObject */._H3({ slug: schemas/* string */.YjP().nullish() }).nullish(),
});
const runsOfCommit = schemas/* looseObject */._H3({ check_runs: schemas/* array */.YOg(listedRun) });
const gitRef = schemas/* looseObject */._H3({ object: schemas/* looseObject */._H3({ sha: schemas/* string */.YjP() }) });
const workflowRuns = schemas/* looseObject */._H3({
    workflow_runs: schemas/* array */.YOg(schemas/* looseObject */._H3({ head_sha: schemas/* string */.YjP(), created_at: schemas/* string */.YjP().nullish() })),
});
async function findPending(client, scanId, branch, category) {
    const isWanted = ({ scan }) => scan.scanId === scanId;
    const route = `GET /repos/{owner}/{repo}/git/ref/heads/${branch.split('/').map(encodeURIComponent).join('/')}`;
    const head = await client.call({ route, shape: gitRef }).catch((error) => {
        if ((0,problems/* readRefusalStatus */.RO)(error) !== 404)
            throw error;
        return undefined;
    });
    const ofHead = head === undefined ? [] : await listPending(client, head.object.sha, category);
    const found = ofHead.find(isWanted);
    if (found !== undefined)
        return found;
    for (const sha of await listCommits(client, { branch })) {
        const left = sha === head?.object.sha ? undefined : (await listPending(client, sha, category)).find(isWanted);
        if (left !== undefined)
            return left;
    }
    return undefined;
}
async function listOverdue(client, beforeMs, category) {
    const overdue = [];
    for (const sha of await listCommits(client, {}, [beforeMs - overdueDays * shared_clock/* dayMs */.LP, beforeMs])) {
        const pending = await listPending(client, sha, category);
        overdue.push(...pending.filter(({ opened }) => opened.startedMs < beforeMs));
    }
    return overdue;
}
async function listCommits(client, parameters, [from, to] = [0, Number.POSITIVE_INFINITY]) {
    const route = 'GET /repos/{owner}/{repo}/actions/runs';
    const runs = await client.pages({ route, parameters, shape: workflowRuns }, (page) => page.workflow_runs, mostRuns);
    const wanted = runs.filter(({ created_at: created }) => {
        const time = Date.parse(created ?? '');
        return Number.isNaN(time) || (time >= from && time <= to);
    });
    return [...new Set(wanted.map(({ head_sha }) => head_sha))].slice(0, mostCommits);
}
async function listPending(client, sha, category) {
    const route = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
    const call = { route, parameters: { ref: sha, filter: 'all' }, shape: runsOfCommit };
    const runs = await client.pages(call, (page) => page.check_runs);
    const found = runs.flatMap((run) => {
        const scan = (0,identity/* readExternalId */.v)(run.external_id).pending;
        if (run.status === 'completed' || scan === undefined || !(0,identity/* hasCategory */.x9)(run.external_id, category))
            return [];
        return [
            { app: run.app?.slug, pending: { opened: (0,check_run/* toOpenedCheckRun */.KQ)(run), headSha: run.head_sha, name: run.name, scan } },
        ];
    });
    if (found.length === 0)
        return [];
    const self = (await client.viewer().catch(() => undefined))?.toLowerCase();
    const isOurs = (app) => !app || !self?.endsWith('[bot]') || self === `${app.toLowerCase()}[bot]`;
    return found.filter(({ app }) => isOurs(app)).map(({ pending }) => pending);
}
function createPendingProgress({ opened, headSha, scan }) {
    return {
        async find(client) {
            const parameters = { check_run_id: opened.id };
            const route = 'GET /repos/{owner}/{repo}/check-runs/{check_run_id}';
            const now = await client.call({ route, parameters, shape: listedRun });
            const { startedMs, pending } = (0,identity/* readExternalId */.v)(now.external_id);
            const isSame = pending?.scanId === scan.scanId && startedMs === opened.startedMs && now.head_sha === headSha;
            return isSame && now.status !== 'completed' ? opened : 'overtaken';
        },
        markCompleted: () => { },
        leavePending: async () => false,
        isPending: () => false,
        close: async () => undefined,
    };
}

// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/log.js
var log = __webpack_require__(7881);
// EXTERNAL MODULE: ./build/compiled/src/gate/report/report.js
var report = __webpack_require__(3562);
// EXTERNAL MODULE: ./build/compiled/src/gate/run/embedded.js + 2 modules
var embedded = __webpack_require__(8015);
// EXTERNAL MODULE: ./build/compiled/src/gate/run/gate-run.js
var gate_run = __webpack_require__(2706);
// EXTERNAL MODULE: ./build/compiled/src/gate/run/place.js
var run_place = __webpack_require__(9450);
// EXTERNAL MODULE: ./build/compiled/src/gate/run/session.js
var run_session = __webpack_require__(7741);
// EXTERNAL MODULE: ./build/compiled/src/gate/settings/reading.js
var reading = __webpack_require__(7621);
// EXTERNAL MODULE: ./build/compiled/src/gate/settings/settings.js + 3 modules
var settings = __webpack_require__(716);
// EXTERNAL MODULE: ./build/compiled/src/gate/story/gate.js + 2 modules
var gate = __webpack_require__(2760);
// EXTERNAL MODULE: ./build/compiled/src/gate/story/sources/service/source.js + 5 modules
var service_source = __webpack_require__(188);
// EXTERNAL MODULE: ./build/compiled/src/shared/text/amounts.js
var amounts = __webpack_require__(3488);
// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/github/comment-commands/people.js
var people = __webpack_require__(7379);
// EXTERNAL MODULE: ./build/compiled/src/gate/story/guards.js
var guards = __webpack_require__(947);
;// CONCATENATED MODULE: ./build/compiled/src/gate/action/pending.js










const githubBudgetMs = 120_000;
const lagMs = 60_000;
const lookEveryMs = 5000;
async function findPendingWork(session, settings, context) {
    requireDefaultBranch(context);
    if (settings.githubToken === undefined) {
        throw new errors/* GateError */.ue('CONFIG', 'finish-pending needs github-token', {
            reason: 'settings',
            hint: 'Leave github-token out: the token of the job, with the permission checks: write, is then used.',
        });
    }
    const { scanId } = settings;
    const access = await (0,surfaces_access/* createWriteAccess */.Uc)(session, context, settings);
    if (scanId === undefined)
        return (0,surfaces_access/* withClient */.SV)(access, githubBudgetMs, (client) => closeOverdue(client, settings, session.now));
    const scan = await readEndedScan(session, settings, scanId);
    if (scan === undefined)
        return `Scan ${scanId} has not ended, so the check run that waits for it stays open`;
    return (0,surfaces_access/* withClient */.SV)(access, githubBudgetMs, async (client) => {
        const pending = await findPending(client, scanId, scan.branch, settings.category);
        if (pending === undefined)
            return `No check run waits for scan ${scanId}`;
        const { headSha, opened } = pending;
        const { pullRequest } = pending.scan;
        const pull = pullRequest === undefined ? undefined : await (0,people/* readPull */.Es)(client, pullRequest);
        const asOpened = pull && { ...pull, head: { ...pull.head, sha: headSha } };
        const judged = {
            kind: 'pending',
            pull: asOpened,
            branch: scan.branch,
            headSha,
            startedMs: opened.startedMs,
        };
        return { pending, context: await (0,run_place/* readRunContext */.$p)(session, settings, judged) };
    });
}
function requireDefaultBranch({ event, trust, branch, defaultBranch, refusal }) {
    const isRight = refusal === undefined && trust === 'own' && branch === defaultBranch;
    if (isRight && (event === 'workflow_dispatch' || event === 'schedule'))
        return;
    throw new errors/* GateError */.ue('CONFIG', 'finish-pending is for runs of workflow_dispatch and schedule on the default branch', {
        reason: 'wrong-ref',
        hint: 'Put it into its own workflow, as docs/without-waiting.md shows, and start that on the default branch.',
    });
}
async function readEndedScan(session, settings, scanId) {
    if (settings.apiKey === undefined)
        throw (0,guards/* createNoKeyError */.Fu)();
    const clock = session.clock(settings.baseUrl);
    const budget = (0,shared_clock/* createBudget */.yK)(clock, settings.timeoutSeconds * 1000, session.cancel);
    try {
        const client = await (0,gate_run/* openService */.IH)(session, settings, budget);
        const startedMs = clock.now();
        for (;;) {
            const scan = await client.getScan({ scan_id: scanId });
            if (scan.status === 'COMPLETED' || scan.status === 'FAILED')
                return scan;
            if (clock.now() - startedMs >= lagMs)
                return undefined;
            await clock.sleep(lookEveryMs, budget.signal);
        }
    }
    finally {
        budget.end();
    }
}
async function closeOverdue(client, settings, now) {
    const limitMs = settings.timeoutSeconds * 1000;
    const beforeMs = now.getTime() - limitMs;
    const overdue = await listOverdue(client, beforeMs, settings.category);
    const limit = (0,shared_clock/* formatSeconds */.Xo)(limitMs);
    const refusals = [];
    for (const { opened, scan } of overdue) {
        const text = `Scan ${scan.scanId} was not judged within ${limit}: it has not ended, or its end was not reported. Run the gate again on this commit, or start the workflow that finishes check runs with this scan.`;
        const ending = { conclusion: 'timed_out', title: 'Inconclusive: the scan was not judged in time', text };
        await (0,check_run/* endCheckRun */.j8)(client, opened.id, ending).catch((error) => {
            const { code, message } = (0,errors/* toGateError */.Vl)(error);
            if (code === 'CANCELLED' || code === 'RATE_LIMITED')
                throw error;
            refusals.push(message);
        });
    }
    if (overdue.length === 0)
        return `No check run has waited for longer than ${limit}`;
    const closed = `${(0,amounts/* pluralize */.td)(overdue.length - refusals.length, 'check run')} closed as inconclusive after waiting for longer than ${limit}`;
    return refusals.length === 0 ? closed : `${closed}; ${refusals.length} could not be closed: ${refusals[0]}`;
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/machine.js
var machine = __webpack_require__(2359);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/regular-file.js
var regular_file = __webpack_require__(6289);
// EXTERNAL MODULE: ./build/compiled/src/shared/shown/neutral.js
var neutral = __webpack_require__(844);
;// CONCATENATED MODULE: ./build/compiled/src/gate/action/scanners.js











const prefix = 'scan-gate-scanners-';
const limitMs = 10 * 60_000;
const args = ['ci', '--ignore-scripts', '--no-bin-links', '--no-audit', '--no-fund', '--no-workspaces'];
const folderState = 'scanners';
async function installScanners(session, dist) {
    const { env, runLog, runner } = session;
    const startedMs = performance.now();
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(env.RUNNER_TEMP ?? (0,external_node_os_.tmpdir)(), prefix));
    runner?.saveState?.(folderState, folder);
    const lock = await (0,promises_.readFile)(new URL('scanners/package-lock.json', dist), 'utf8');
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'package-lock.json'), lock);
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'package.json'), JSON.stringify(JSON.parse(lock).packages['']));
    await (0,promises_.cp)(dist, (0,external_node_path_.join)(folder, 'dist'), { recursive: true });
    await runInstall(session, folder);
    runLog.detail?.(`Scanners installed in ${(0,shared_clock/* formatSeconds */.Xo)(performance.now() - startedMs)}`);
    return (0,external_node_url_.pathToFileURL)((0,external_node_path_.join)(folder, 'dist/scanners/index.js'));
}
async function runInstall({ folder: workspace, cancel, env: own }, cwd) {
    const npm = findNpmOutside(workspace);
    const env = { ...npm.env, NODE_DISABLE_COMPILE_CACHE: '1', ...(await getRegistryToken(own)) };
    const options = { cwd, env, signal: cancel, timeout: limitMs, windowsHide: true, maxBuffer: 16 * 1024 * 1024 };
    try {
        await (0,external_node_util_.promisify)(external_node_child_process_.execFile)(npm.file, [...npm.args, ...args], options);
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
function explainFailure({ code, killed, stderr = '', }) {
    if (killed)
        return `npm took longer than ${(0,shared_clock/* formatSeconds */.Xo)(limitMs)}`;
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

;// CONCATENATED MODULE: ./build/compiled/src/gate/action/step.js
























const states = {
    ...{ part: 'part', checkRun: 'check_run', checkRunHead: 'check_run_head' },
    checkRunKind: 'check_run_kind',
};
async function runAction(dist) {
    const entry = (0,run_session/* createProcessEntry */.CJ)();
    const { env } = entry;
    const openRunner = async () => (0,runner/* createRunner */.ji)(env);
    return (0,run_session/* withSession */.fQ)({
        ...entry,
        folder: env.GITHUB_WORKSPACE ?? entry.folder,
        hasTerminal: false,
        openRunner,
        masksAll: true,
        loadOctokit: client/* loadActionOctokit */.UB,
    }, (session) => runStep(session, { dist, getInput: core/* getInput */.V4 }));
}
function runStep(session, step) {
    for (const name of (0,settings/* listSecretNames */.h5)()) {
        const value = step.getInput(name, { trimWhitespace: false });
        if (value !== reading/* absentInput */.wD)
            session.mask(value);
    }
    return session.env[`STATE_${states.part}`] === 'post' ? runPostStep(session, step) : runGateStep(session, step);
}
async function runGateStep(session, step) {
    const known = session.startReport();
    const settings = await withTitleOnError(session, async () => {
        const { saveState } = session.runner ?? {};
        if (saveState === undefined) {
            throw new errors/* GateError */.ue('CONFIG', 'GITHUB_STATE is not set', {
                reason: 'settings',
                hint: 'The action works only in a GitHub workflow; elsewhere use the command scan-gate run.',
            });
        }
        saveState(states.part, 'post');
        return readStepSettings(session, step);
    });
    known.settings = settings;
    await judge(session, known, settings, step.dist);
}
function readStepSettings({ env }, { getInput: input }) {
    return (0,reading/* readActionSettings */.O9)((0,reading/* readActionInputs */.Ui)(Object.keys(env), input));
}
async function judge(session, known, settings, dist) {
    if (settings.finishPending)
        return finishPending(session, known, settings);
    if (settings.sarif !== undefined)
        return judgeFiles(session, known, settings);
    if (settings.sources['base-url'] === 'default')
        return scanCheckout(session, known, settings, dist);
    const context = await withTitleOnError(session, () => readActionContext(session, settings));
    if (await isFallbackWanted(session, settings, context)) {
        known.report = { ...known.report, isFallback: true };
        await scanCheckout(session, known, settings, dist);
        known.report = { ...known.report, isFallback: true };
        return;
    }
    session.log.line(`Scan Gate ${run_session/* version */.rE} · ${(0,context_context/* describeContext */.R5)(context, settings.baseUrl)}`);
    const github = await prepareGithubTarget(session, context, settings);
    if (context.refusal === undefined)
        known.github = github;
    await judgeService(session, known, settings, { context, github });
}
async function judgeService(session, known, settings, { context, github, ...options }) {
    const leavePending = async (scanId) => {
        const pullRequest = context.change?.number;
        const isKept = pullRequest === undefined ? context.event === 'push' : pullEvents.includes(context.event ?? '');
        return isKept && (await github.checkRun?.leavePending({ scanId, pullRequest })) === true;
    };
    const source = (0,service_source/* createServiceSource */.l)(settings, options);
    keep(known, await (0,gate/* judgeWith */.oX)(session, settings, { context, source, leavePending }));
}
const pullEvents = ['pull_request', 'pull_request_target'];
async function isFallbackWanted(session, settings, context) {
    const isRefused = context.refusal !== undefined && context.refusal.reason !== 'fork';
    if (settings.apiKey !== undefined || !context.isWithoutSecrets || isRefused)
        return false;
    if (settings.sources.fallback === 'input')
        return settings.fallback === 'embedded';
    const use = (loaded) => loaded.settings.fallback === 'embedded';
    return (0,errors/* tryRead */.o_)(() => (0,gate_run/* withPolicy */.hZ)(session, settings, context, { log: log/* silentLog */.aB, use }), () => false);
}
async function finishPending(session, known, settings) {
    const own = { ...settings, branch: undefined };
    const begun = await withTitleOnError(session, () => readActionContext(session, own));
    session.log.line(`Scan Gate ${run_session/* version */.rE} · ${(0,context_context/* describeContext */.R5)(begun, settings.baseUrl)}`);
    const found = await findPendingWork(session, own, begun);
    if (typeof found === 'string') {
        known.report = (0,report/* makeInconclusive */.j)(known.report, 'not-waited', {
            message: found,
            hint: 'This run has nothing else to do.',
        });
        return;
    }
    const { pending, context } = found;
    session.log.line(`Finishing the check run of ${(0,context_context/* describeContext */.R5)(context)}`);
    const resumed = { ...settings, wait: true };
    const access = await (0,surfaces_access/* createWriteAccess */.Uc)(session, context, resumed);
    const github = { access, checkRun: createPendingProgress(pending), changes: undefined, shownSha: pending.headSha };
    known.github = github;
    await judgeService(session, known, resumed, { context, github, isScanProven: true });
}
async function judgeFiles(session, known, settings) {
    const { sarif: files = [], baseSarif: baseFiles = [], sarifType: declaredType } = settings;
    const found = async (context) => {
        known.github = await prepareGithubTarget(session, context, settings);
    };
    known.report = { ...known.report, origin: 'sarif' };
    keep(known, await (0,gate_run/* runOverSarif */.RS)({ session, settings, files, baseFiles, declaredType, found }));
}
async function scanCheckout(session, known, settings, dist) {
    known.report = { ...known.report, origin: 'embedded' };
    const { isFallback } = known.report;
    const checkout = await withTitleOnError(session, async () => {
        const folder = (0,external_node_path_.resolve)(session.folder, settings.path);
        const place = { ...(0,run_place/* createRunEnvironment */.pf)(session), folder };
        const scanned = await (0,embedded/* readScanned */.VN)(place, settings).catch((error) => {
            throw explainCheckout((0,errors/* toGateError */.Vl)(error), isFallback, [session.folder, folder]);
        });
        known.report = { ...known.report, ...(0,gate/* summarizeContext */.ZA)(scanned.context) };
        known.github = await prepareGithubTarget(session, scanned.context, settings, isFallback);
        return { folder, scanned, scannersUrl: await installScanners(session, dist) };
    });
    keep(known, await (0,gate_run/* runOverTarget */.dO)({ session, settings, checkout }));
}
function explainCheckout(error, isFallback, folders) {
    const isMissing = folders.every((folder) => Object.values((0,repository/* findRepository */.W)(folder)).every((each) => each === undefined));
    if (error.code !== 'CONFIG' || error.reason !== undefined || !isMissing)
        return error;
    const what = isFallback ? 'Not scanned: fallback: embedded needs a checkout' : 'Not scanned';
    const hint = 'Check out the commit of the event before this step, with actions/checkout.';
    return new errors/* GateError */.ue('CONFIG', `${what}: ${error.message}`, { cause: error, reason: 'settings', hint });
}
function keep(known, { report, settings, changes }) {
    known.report = report;
    known.settings = settings;
    if (known.github !== undefined)
        known.github.changes = changes;
}
async function withTitleOnError({ log }, begin) {
    try {
        return await begin();
    }
    catch (error) {
        log.line(`Scan Gate ${run_session/* version */.rE}`);
        throw error;
    }
}
function readActionContext(session, settings) {
    const judged = { kind: 'branch', named: settings.branch, mustBeWorkflow: true };
    return (0,run_place/* readRunContext */.$p)(session, settings, judged);
}
async function prepareGithubTarget(session, context, settings, isFallback) {
    const access = await (0,surfaces_access/* createWriteAccess */.Uc)(session, context, settings);
    const shownSha = (0,context_context/* findDisplayCommit */.Ni)(context);
    const save = (name, value) => {
        try {
            session.runner?.saveState?.(name, value);
        }
        catch {
        }
    };
    let checkRun;
    if (shownSha !== undefined && access.token !== undefined && (0,check_run/* marksInCheckRun */.v6)(settings)) {
        save(states.checkRunHead, shownSha);
        if (isFallback)
            save(states.checkRunKind, 'fallback');
        const opening = createOpening(context, settings, access, { headSha: shownSha, isFallback });
        checkRun = openCheckRun(opening, access, (state) => save(states.checkRun, state));
    }
    return { access, checkRun, changes: undefined, shownSha };
}
function createOpening(context, settings, { attempt, gateId, runUrl, startedMs }, { headSha, isFallback }) {
    const text = `Scanning ${context.branch}. The time limit is ${(0,shared_clock/* formatSeconds */.Xo)(settings.timeoutSeconds * 1000)}.`;
    const event = (0,identity/* nameRunKind */.lo)(context.change?.number, context.event, isFallback);
    return { headSha, category: settings.category, event, text, runUrl, attempt, gateId, startedMs };
}
async function runPostStep(session, step) {
    const { env, log } = session;
    await removeScanners(session);
    const state = env[`STATE_${states.checkRun}`] ?? '';
    if (state === '')
        return;
    try {
        const settings = readStepSettings(session, step);
        const context = await readActionContext(session, settings);
        const headSha = env[`STATE_${states.checkRunHead}`] || (context.headSha ?? '');
        const access = await (0,surfaces_access/* createWriteAccess */.Uc)(session, context, settings);
        const isFallback = Boolean(env[`STATE_${states.checkRunKind}`]);
        const opening = createOpening(context, settings, access, { headSha, isFallback });
        const cancelling = { opening, text: 'The run was cut off before its result was written.' };
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


/***/ })

};
