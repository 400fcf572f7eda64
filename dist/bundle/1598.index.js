export const id = 1598;
export const ids = [1598,9461];
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

/***/ 85112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doctor: () => (/* binding */ doctor)
});

// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/prose.js
var prose = __webpack_require__(18540);
// EXTERNAL MODULE: ./build/compiled/src/report/log/text.js
var log_text = __webpack_require__(49924);
// EXTERNAL MODULE: ./build/compiled/src/report/neutral.js
var neutral = __webpack_require__(65633);
// EXTERNAL MODULE: ./build/compiled/src/service/engines/installation.js
var engines_installation = __webpack_require__(15527);
// EXTERNAL MODULE: ./build/compiled/src/session.js + 3 modules
var src_session = __webpack_require__(46802);
// EXTERNAL MODULE: ./build/compiled/src/cli/run.js
var run = __webpack_require__(76295);
// EXTERNAL MODULE: ./build/compiled/src/cli/setting-rows.js
var setting_rows = __webpack_require__(77686);
;// CONCATENATED MODULE: ./build/compiled/src/cli/doctor/check.js
/** What one check of `scan-gate doctor` is, and what it finds; one that throws a GateError has failed. */
const states = (/* unused pure expression or super */ null && (['ok', 'failed', 'not tried']));
function fine(message, details = []) {
    return { state: 'ok', message, details };
}
function notTried(message, hint) {
    return { state: 'not tried', message, hint };
}

// EXTERNAL MODULE: ./build/compiled/src/git/runner.js + 1 modules
var runner = __webpack_require__(92515);
;// CONCATENATED MODULE: ./build/compiled/src/cli/doctor/checks/machine.js
/** What the machine brings: Node.js and git. */



/** As package.json has it. */
const leastNode = '22.19';
/** Older ones lack what keeps a repository's configuration out. */
const leastGit = '2.26';
async function checkNode() {
    return nodeFinding(process.versions.node, process.execPath);
}
function nodeFinding(version, path) {
    if (isAtLeast(version, leastNode))
        return fine(`${version}, ${path}`);
    throw new errors/* GateError */.ue('CONFIG', `${version} is too old, ${path}`, { hint: `Install Node.js ${leastNode} or newer.` });
}
async function checkGit({ session }) {
    const { path, version } = await (0,runner/* gitProgram */.V0)({ path: session.folder, signal: session.cancel });
    return gitFinding(version, path);
}
function gitFinding(version, path) {
    if (version === undefined) {
        throw new errors/* GateError */.ue('CONFIG', `${path} does not say its version`, { hint: 'Install git in a folder of the PATH.' });
    }
    if (isAtLeast(version, leastGit))
        return fine(`${version}, ${path}, which is not from the checkout`);
    throw new errors/* GateError */.ue('CONFIG', `${version} is too old, ${path}`, { hint: `Install git ${leastGit} or newer.` });
}
function isAtLeast(version, least) {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    const [leastMajor = 0, leastMinor = 0] = least.split('.').map(Number);
    return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

// EXTERNAL MODULE: ./build/compiled/src/ci/context/context.js
var context_context = __webpack_require__(25159);
// EXTERNAL MODULE: ./build/compiled/src/ci/systems/registry.js + 7 modules
var registry = __webpack_require__(86450);
// EXTERNAL MODULE: ./build/compiled/src/steps/guards.js
var guards = __webpack_require__(66569);
// EXTERNAL MODULE: ./build/compiled/src/cli/place.js
var cli_place = __webpack_require__(13913);
;// CONCATENATED MODULE: ./build/compiled/src/cli/doctor/checks/place.js
/** Where a run here takes place: the branch, and the CI system. */





async function checkBranch({ context, around }) {
    const read = await context();
    if (read.refusal !== undefined)
        throw read.refusal;
    const surroundings = await around();
    const here = await (0,guards/* withOwnHead */.$X)(surroundings, read);
    const head = await (0,guards/* checkHead */.Xj)(surroundings, here);
    (0,guards/* refuseMoved */.EB)(head);
    const base = here.base === undefined ? [] : [`compared with ${here.base.branch}`];
    const known = here.defaultBranch === undefined ? 'nothing says which branch is the default one' : undefined;
    const details = [...base, ...(known === undefined ? [] : [known])];
    if (head.kind === 'same')
        return fine((0,context_context/* describeContext */.R5)(here), details);
    return { state: 'not tried', message: `${(0,context_context/* describeContext */.R5)(here)}. ${head.message}`, hint: head.hint, details };
}
async function checkSystem({ session, isAttended }) {
    const { env } = session;
    if (env.GITHUB_ACTIONS === 'true')
        return fine('GitHub Actions', factLines(githubFacts(env)));
    const run = (0,registry/* readCiRun */.Cn)(env);
    if (run === undefined) {
        const [unattended] = (0,cli_place/* unattendedLines */.U0)({ system: isAttended ? 'laptop' : 'unattended' });
        return notTried(unattended ?? 'none: a machine of your own');
    }
    const { id, name, ...facts } = run;
    if (id !== 'other')
        return fine(name, factLines(facts));
    return fine(`one that says nothing of what it builds (${(0,registry/* ciMark */.EL)(env)} is set)`);
}
function githubFacts(env) {
    const { GITHUB_EVENT_NAME: event, GITHUB_REPOSITORY: repository, GITHUB_REF: ref, GITHUB_SHA: commit } = env;
    return { event, repository, ref, commit };
}
/** `pullRequest: 7` as `pull request 7`. */
function factLines(facts) {
    const words = (name) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    const stated = Object.entries(facts).filter(([, value]) => value !== undefined && value !== '');
    return stated.map(([name, value]) => `${words(name)}: ${value}`);
}

;// CONCATENATED MODULE: ./build/compiled/src/cli/doctor/checks/policy.js
/** What a run here would judge by: its settings, each with its place, and the policy file. */


async function checkSettings({ fault, settings, isConnected, policy }) {
    if (fault !== undefined)
        throw fault;
    // A policy that cannot be read is the next check's.
    const read = await policy().catch(() => ({ settings, origins: {} }));
    const rows = (0,setting_rows/* settingRows */.m)(read, isConnected);
    const given = rows.filter(({ from }) => from !== 'default');
    const details = given.map(({ name, value, from }) => `${name} ${value} (${from})`);
    const others = rows.length - given.length;
    const counted = given.length === 0 ? `all ${others} are the defaults` : `${given.length} given, ${others} are the defaults`;
    return fine(`${counted} (scan-gate explain shows them)`, details);
}
async function checkPolicy({ policy }) {
    const { source, sha256, notes } = await policy();
    return fine(source, [`sha256 ${sha256}`, ...notes]);
}

;// CONCATENATED MODULE: ./build/compiled/src/cli/doctor/checks/scanners.js
/** The embedded service's scanners: which are installed, and what they cover. */




const scannerChecks = engines_installation/* installations */.Ys.map((installation) => ({
    id: `scanner-${namesOf(installation).join('-')}`,
    name: `Scanner: ${namesOf(installation).join(', ')}`,
    look: async (examined) => {
        const installed = examined.hasScanners
            ? (0,engines_installation/* installedPackages */.At)(installation)
            : installation.packages.map(() => undefined);
        return scannerFinding(installation, installed, examined);
    },
}));
/** The type that it looks for, and the engine's name where another one looks for it too. */
function namesOf({ name, scanType }) {
    const first = engines_installation/* installations */.Ys.find((other) => other.scanType === scanType);
    return first?.name === name ? [scanType] : [scanType, name];
}
/** With a service of its own a run needs none of them. */
function scannerFinding({ name, packages, covers }, installed, { isConnected, hasScanners }) {
    if (packages.length === 0)
        return notTried(covers, 'Have another scanner look, and judge its SARIF: scan-gate judge --sarif FILE.');
    const missing = packages.filter((_, index) => installed[index] === undefined);
    const there = installed.filter((each) => each !== undefined).map((each) => `${each.name} ${each.version}`);
    const details = there.length === 0 ? [] : [there.join(', ')];
    if (missing.length === 0)
        return fine(`${name} covers ${covers}`, details);
    const message = `${name} is not installed, which covers ${covers}`;
    const hint = hasScanners ? `Install it with: npm install --no-save ${missing.join(' ')}` : (0,engines_installation/* packageHint */._p)(src_session/* version */.rE);
    if (isConnected)
        return { ...notTried(`${message}; only run --embedded needs it`, hint), details };
    throw new errors/* GateError */.ue('CONFIG', message, { hint });
}

// EXTERNAL MODULE: ./build/compiled/src/api/client.js + 5 modules
var api_client = __webpack_require__(45826);
// EXTERNAL MODULE: ./build/compiled/src/api/proxy.js
var proxy = __webpack_require__(65952);
// EXTERNAL MODULE: ./build/compiled/src/clock.js
var src_clock = __webpack_require__(85129);
;// CONCATENATED MODULE: ./build/compiled/src/cli/doctor/checks/service.js
/** The service: is it there, does it take the key, and does it know this repository. */






async function checkService({ service, settings, session, ...examined }) {
    const unnamed = withoutService(examined);
    if (unnamed !== undefined)
        return unnamed;
    const { origin } = new URL(settings.baseUrl);
    const { status, version, services = {} } = await service.health();
    const parts = Object.entries(services).map(([name, state]) => `${name}: ${state}`);
    const ill = [...(status === 'healthy' ? [] : [`it is ${status}`]), ...parts.filter((part) => !part.endsWith(': up'))];
    const details = [...parts, ...proxyLines(session.env)];
    if (ill.length === 0) {
        return fine(`${origin} is healthy${version === undefined ? '' : `, version ${version}`}`, details);
    }
    throw new errors/* GateError */.ue('UNAVAILABLE', `${origin} answers, and says of itself: ${ill.join(', ')}`, {
        hint: 'Ask those who run the service.',
    });
}
/** Which of them a request takes, these variables say together. */
function proxyLines(env) {
    const { httpProxy, httpsProxy, noProxy } = (0,proxy/* proxySettings */.E)(env);
    const named = { HTTPS_PROXY: withoutPassword(httpsProxy), HTTP_PROXY: withoutPassword(httpProxy), NO_PROXY: noProxy };
    return Object.entries(named).flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}`]));
}
function withoutPassword(address) {
    return address === '' ? '' : new URL(address).origin;
}
async function checkKey({ service, settings, ...examined }) {
    const unnamed = withoutService(examined);
    if (unnamed !== undefined)
        return unnamed;
    if (settings.apiKey === undefined)
        throw (0,guards/* noKey */.Ns)();
    if (await isUnreachable(service.health))
        return notTried('the service was not reached');
    const { user, permissions } = await validated(service);
    const stated = permissions?.length ? [`permissions that the service states: ${permissions.join(', ')}`] : [];
    return fine(user?.name ? `valid, of ${user.name}` : 'valid', stated);
}
/** Of this call 401 can mean nothing else. */
async function validated({ key }) {
    const answer = await key().catch((error) => {
        throw (0,errors/* asGateError */.Ub)(error).status === 401 ? refusedKey(': GET /cli/auth/validate answered 401') : error;
    });
    if (answer.valid)
        return answer;
    throw refusedKey(': GET /cli/auth/validate says that it is not valid');
}
function refusedKey(why) {
    return new errors/* GateError */.ue('AUTH', `The service refused the API key${why}`, { hint: api_client/* newKeyHint */.P });
}
async function checkRepository({ service, settings, ...examined }) {
    const unnamed = withoutService(examined) ?? (await withoutKey({ service }));
    if (unnamed !== undefined)
        return unnamed;
    const { name, repository_id: id, vcs_url: address } = await service.repository();
    const isCompared = settings.repositoryId === undefined || !settings.allowForeignRepository;
    const compared = isCompared ? [] : ['allow-foreign-repository is on: its address was not compared'];
    return fine(`${name} (${id}), ${address ?? 'no address stated'}`, compared);
}
/** What a run reads of the scan; that it may start one, only a scan would show. */
async function checkAccess({ service, ...examined }) {
    const unnamed = withoutService(examined) ?? (await withoutKey({ service }));
    if (unnamed !== undefined)
        return unnamed;
    const found = await service.repository().catch(() => undefined);
    if (found === undefined)
        return notTried('no repository to read them of');
    const client = await service.client();
    const { repository_id } = found;
    const scans = await client.listScans({ repository_id, limit: 1 });
    const violations = await client.listViolations({ repository_id, limit: 1 });
    return fine(`${scans.total} ${scans.total === 1 ? 'scan' : 'scans'} and ${violations.total} violations can be read`);
}
/** Beyond this it is no slow answer, and days, exceptions and ages are counted wrongly. */
const allowedSkewMs = 60_000;
async function checkClock({ service, ...examined }) {
    const unnamed = withoutService(examined);
    if (unnamed !== undefined)
        return notTried('no service to compare this machine with');
    await service.health().catch(() => { });
    const aheadMs = await service.client().then((client) => client.serverAheadMs(), () => undefined);
    if (aheadMs === undefined)
        return notTried('no answer of the service says what time it is');
    if (Math.abs(aheadMs) <= allowedSkewMs)
        return fine("agrees with the service's, as far as its answers tell");
    const [skew, way] = [(0,src_clock/* formatSeconds */.Xo)(Math.abs(aheadMs)), aheadMs > 0 ? 'behind' : 'ahead of'];
    throw new errors/* GateError */.ue('CONFIG', `This machine's clock is ${skew} ${way} the service's`, {
        hint: 'Set the clock that is wrong: the days of exceptions and the age of findings are counted by it, and certificates go by it.',
    });
}
function withoutService({ isConnected, fault }) {
    if (isConnected)
        return undefined;
    return notTried(fault === undefined ? 'base-url is not set' : 'no service can be asked with these settings');
}
async function withoutKey({ service }) {
    if (await isUnreachable(service.health))
        return notTried('the service was not reached');
    const isValid = await service.key().then(({ valid }) => valid, () => false);
    return isValid ? undefined : notTried('the key was not accepted');
}
/** What answers, however badly, can be asked for more. */
async function isUnreachable(health) {
    return health().then(() => false, (error) => {
        const { code, status } = (0,errors/* asGateError */.Ub)(error);
        return status === undefined && code !== 'PROTOCOL';
    });
}

;// CONCATENATED MODULE: ./build/compiled/src/cli/doctor/checks.js
/** The checks of `scan-gate doctor`, in their order: what comes later needs what comes before. */






const checks = [
    { id: 'node', name: 'Node.js', look: checkNode },
    { id: 'git', name: 'git', look: checkGit },
    { id: 'settings', name: 'Settings', look: checkSettings },
    { id: 'policy', name: 'Policy', look: checkPolicy },
    { id: 'service', name: 'Service', look: checkService },
    { id: 'key', name: 'API key', look: checkKey },
    { id: 'repository', name: 'Repository', look: checkRepository },
    { id: 'access', name: 'Scans', look: checkAccess },
    { id: 'branch', name: 'Branch', look: checkBranch },
    { id: 'clock', name: 'Clock', look: checkClock },
    { id: 'ci', name: 'CI system', look: checkSystem },
    ...scannerChecks,
    {
        id: 'start-scan',
        name: 'Starting scans',
        look: async () => notTried('whether the key may, no interface tells; only a scan would show it'),
    },
    {
        id: 'token',
        name: 'GitHub token',
        look: async () => notTried('what github-token may write, no interface tells; a surface that is refused says so'),
    },
];

// EXTERNAL MODULE: ./build/compiled/src/ci/context/read-context.js
var read_context = __webpack_require__(10820);
// EXTERNAL MODULE: ./build/compiled/src/ci/github/access.js
var access = __webpack_require__(16558);
// EXTERNAL MODULE: ./build/compiled/src/steps/policy.js + 6 modules
var policy = __webpack_require__(71165);
// EXTERNAL MODULE: ./build/compiled/src/steps/resolve.js
var resolve = __webpack_require__(26567);
// EXTERNAL MODULE: ./build/compiled/src/steps/run.js
var steps_run = __webpack_require__(57914);
// EXTERNAL MODULE: ./build/compiled/src/steps/surroundings.js
var surroundings = __webpack_require__(90344);
;// CONCATENATED MODULE: ./build/compiled/src/cli/doctor/examined.js
/** What the checks look at: each thing is read once, when the first check asks for it, by the steps that a run takes. */











const limitMs = 60_000;
const silent = { say: () => { }, note: () => { } };
/** Hands over what can be looked at; ends what was started for that when `use` does. */
async function withExamined(session, { read, flags, hasScanners }, use) {
    const place = (0,cli_place/* placeOf */.$t)(session, flags);
    const clock = session.clock(read.isConnected ? read.settings.baseUrl : undefined);
    const budgets = [];
    const newBudget = () => {
        const timeoutMs = Math.min(limitMs, read.settings.timeoutSeconds * 1000);
        const budget = (0,src_clock/* limitTime */.DZ)({ clock, timeoutMs, cancel: session.cancel, timeIsOver });
        budgets.push(budget);
        return budget;
    };
    const context = (0,steps_run/* once */.Oo)(() => contextOf(place, read));
    const around = (0,steps_run/* once */.Oo)(async () => surroundingsOf(session, { context: await context(), read, budget: newBudget() }));
    const policy = (0,steps_run/* once */.Oo)(() => policyOf(session, { place, read, context, newBudget }));
    const run = (0,steps_run/* once */.Oo)(() => runOf(session, read.settings, newBudget()));
    try {
        const { isAttended } = place;
        const service = serviceOf(run, read.settings, context);
        return await use({ session, isAttended, hasScanners, ...read, context, around, policy, service });
    }
    finally {
        for (const budget of budgets)
            budget.end();
    }
}
function timeIsOver() {
    return new errors/* GateError */.ue('UNAVAILABLE', 'There was no answer in time', {
        hint: 'Check base-url, the network and the proxy settings (HTTPS_PROXY, NO_PROXY) of this machine.',
    });
}
/** Of a service it is a branch that is judged, without one the commit that is checked out. */
async function contextOf(place, { isConnected, settings }) {
    if (isConnected)
        return (0,read_context/* readContext */.y)(place, (0,surroundings/* contextHints */.o)(settings, { kind: 'branch', named: settings.branch }));
    const { readScanned } = await Promise.all(/* import() */[__webpack_require__.e(2040), __webpack_require__.e(7914), __webpack_require__.e(886), __webpack_require__.e(7929), __webpack_require__.e(2501)]).then(__webpack_require__.bind(__webpack_require__, 73788));
    return (await readScanned(place, settings)).context;
}
async function surroundingsOf(session, { context, read, budget }) {
    const github = (0,access/* githubAccess */.Y)(session.env, read.settings.githubToken);
    return (0,surroundings/* createSurroundings */.w)(context, { github, transport: await session.transport(), budget });
}
/** Where nothing says what to scan, the policy of the folder can be read all the same. */
async function policyOf(session, { place, read, context, newBudget }) {
    const { settings } = read;
    const inFolder = () => (0,read_context/* readContext */.y)(place, (0,surroundings/* contextHints */.o)(settings, { kind: 'folder', named: undefined }));
    const here = await context().catch(inFolder);
    const around = await surroundingsOf(session, { context: here, read, budget: newBudget() });
    return (0,policy.loadPolicy)({ settings, context: here, around, log: silent, now: session.now });
}
async function runOf(session, settings, budget) {
    const { baseUrl, apiKey = '', assume } = settings;
    const transport = await session.transport();
    const userAgent = `scan-gate/${src_session/* version */.rE}`;
    const client = (0,api_client/* createClient */.U)({ baseUrl, apiKey, transport, budget, assume, userAgent, onWait: session.log.line });
    return { client, budget, log: silent };
}
function serviceOf(run, settings, context) {
    const client = async () => (await run()).client;
    return {
        client,
        health: (0,steps_run/* once */.Oo)(async () => (await client()).getHealth({})),
        key: (0,steps_run/* once */.Oo)(async () => (await client()).validateKey({})),
        repository: (0,steps_run/* once */.Oo)(async () => (0,resolve/* resolveRepository */.BN)(await run(), (0,resolve/* wantedRepository */.ez)(settings, await context()))),
    };
}

// EXTERNAL MODULE: ./build/compiled/src/settings/defaults.js
var defaults = __webpack_require__(42847);
// EXTERNAL MODULE: ./build/compiled/src/settings/reading.js
var reading = __webpack_require__(46565);
;// CONCATENATED MODULE: ./build/compiled/src/cli/doctor/settings.js
/** The settings as far as they can be read: one that is wrong keeps the doctor from nothing but itself. */



function readAsFarAsPossible({ given, problems }) {
    const readable = Object.fromEntries(Object.entries(given).filter(([name, { value }]) => (0,reading/* readText */.yR)(name, value.trim()).complaints.length === 0));
    const { 'base-url': _, 'scan-id': __, ...others } = readable;
    let fault;
    for (const attempt of [given, readable]) {
        try {
            const settings = (0,reading/* readSettings */.sb)(withAddress(attempt), attempt === given ? problems : []);
            return { settings, fault, isConnected: attempt['base-url'] !== undefined };
        }
        catch (error) {
            fault ??= (0,errors/* asGateError */.Ub)(error, 'CONFIG');
        }
    }
    // What is left cannot contradict itself.
    return { settings: (0,reading/* readSettings */.sb)(withAddress(others)), fault, isConnected: false };
}
function withAddress(given) {
    return { 'base-url': { value: defaults/* noServiceUrl */.q, source: 'default' }, ...given };
}

;// CONCATENATED MODULE: ./build/compiled/src/cli/doctor/doctor.js
/** `scan-gate doctor`: what a run here needs, looked at in order by the steps that a run takes, and what to do about each fault. */











/** Prints a line for each check, or with `--json` one object. */
async function doctor({ session, flags, workerUrl }) {
    const given = await (0,run.readGiven)({ session, flags });
    const [extra] = flags.positionals;
    if (extra !== undefined)
        given.problems.push(`${JSON.stringify(extra)} is not expected here`);
    const read = readAsFarAsPossible(given);
    const isForPrograms = flags.own.json === true;
    return withExamined(session, { read, flags: flags.own, hasScanners: (0,engines_installation/* hasScanners */.g$)(workerUrl) }, async (examined) => {
        const looked = [];
        for (const check of checks) {
            const finding = await look(check, examined);
            looked.push({ check, finding });
            if (!isForPrograms)
                for (const line of linesOf({ check, finding }))
                    session.log.line(line);
        }
        if (isForPrograms)
            session.write(await answerOf(looked, examined));
        else
            session.log.close(closing(looked));
        return failedOf(looked).length === 0 ? undefined : src_session/* notDone */.Gj;
    });
}
async function look(check, examined) {
    try {
        return await check.look(examined);
    }
    catch (error) {
        const { code, message, reason, hint = reason && errors/* inconclusiveReasons */.Qe[reason].hint } = (0,errors/* asGateError */.Ub)(error);
        if (code === 'CANCELLED' || examined.session.cancel.aborted)
            throw error;
        return { state: 'failed', message, hint };
    }
}
const marks = {
    ok: { text: '✔', style: 'green' },
    failed: { text: '✖', style: 'red' },
    'not tried': { text: '–', style: 'dim' },
};
const columns = 100;
const nameColumns = Math.max(...checks.map(({ name }) => name.length));
const indent = ' '.repeat(nameColumns + 4);
function linesOf({ check, finding: { state, message, hint, details = [] } }) {
    const room = columns - indent.length;
    const lines = (text) => text.split('\n').flatMap((line) => (0,log_text/* wrap */.LV)(line, room));
    const others = details.flatMap((detail) => (0,log_text/* wrap */.LV)(detail, room - 2).map((line) => `  ${line}`));
    const [first = '', ...rest] = [...lines(message), ...others, ...(hint === undefined ? [] : lines((0,prose/* plainText */.wh)(hint)))];
    return [[marks[state], ` ${check.name.padEnd(nameColumns)}  ${first}`], ...rest.map((line) => `${indent}${line}`)];
}
function failedOf(looked) {
    return looked.filter(({ finding }) => finding.state === 'failed');
}
function closing(looked) {
    const failed = failedOf(looked);
    const names = failed.map(({ check }) => check.name).join(', ');
    if (failed.length === 0)
        return [marks.ok, ' All that could be tried is in order'];
    return [marks.failed, ` ${failed.length} of ${looked.length} checks failed: ${names}`];
}
async function answerOf(looked, { policy, settings, isConnected }) {
    const read = await policy().catch(() => ({ settings, origins: {} }));
    const rows = (0,setting_rows/* settingRows */.m)(read, isConnected).map(({ name, value, from }) => [name, { value, from }]);
    const answer = {
        format_version: 1,
        tool: { name: 'scan-gate', version: src_session/* version */.rE },
        ok: failedOf(looked).length === 0,
        checks: looked.map(({ check: { id, name }, finding: { state, message, hint, details } }) => ({
            ...{ id, name, state, message },
            hint: hint === undefined ? null : (0,prose/* plainText */.wh)(hint),
            details: [...(details ?? [])],
        })),
        settings: Object.fromEntries(rows),
    };
    return (0,neutral/* jsonText */.s$)(answer);
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

/***/ 77686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ settingRows)
/* harmony export */ });
/* harmony import */ var _settings_reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46565);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49646);
/** Every setting of a run as a row: its value, and the place that it comes from. */


/** Without a service its address is one that only fills the place. */
function settingRows({ settings: read, origins }, isConnected) {
    return _settings_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .commandSettings */ .Jd.map((name) => {
        const source = origins[name] ?? read.sources[name];
        const text = name === 'base-url' && !isConnected ? 'not set' : (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settingText */ .Su)(name, read);
        return { name, value: text || _settings_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W0[name].absent || 'not set', from: placeText(name, source) };
    });
}
function placeText(name, source) {
    if (source === 'flag')
        return `--${name}`;
    return source === 'environment' ? (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .variableName */ .cG)(name) : source;
}


/***/ }),

/***/ 84191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wf: () => (/* binding */ isFullSha),
/* harmony export */   sw: () => (/* binding */ isSameCommit),
/* harmony export */   tT: () => (/* binding */ commitText)
/* harmony export */ });
/** Names of commits as others write them: whole or short, in any case. */
const name = /^[0-9a-f]{7,64}$/i;
/** Undefined when one of the two is no name of a commit, so that nothing can be said. */
function isSameCommit(a, b) {
    if (a === undefined || b === undefined || !name.test(a) || !name.test(b))
        return undefined;
    const [first, second] = [a.toLowerCase(), b.toLowerCase()];
    return first.startsWith(second) || second.startsWith(first);
}
function isFullSha(text) {
    return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(text);
}
/** `main at 1a2b3c4d5e6f`, or `commit 1a2b3c4d5e6f`. */
function commitText(sha, ref) {
    const short = sha.slice(0, 12);
    const name = ref?.replace(/^(?:refs\/)?(?:heads|tags|remotes\/origin)\//, '');
    return name === undefined || sha.startsWith(name) ? `commit ${short}` : `${name} at ${short}`;
}


/***/ }),

/***/ 15527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   At: () => (/* binding */ installedPackages),
/* harmony export */   KI: () => (/* binding */ withoutScanners),
/* harmony export */   Ys: () => (/* binding */ installations),
/* harmony export */   _p: () => (/* binding */ packageHint),
/* harmony export */   g$: () => (/* binding */ hasScanners)
/* harmony export */ });
/* unused harmony exports secretsInstallation, sastInstallation, pythonInstallation, scaInstallation, iacInstallation */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98995);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92700);
/** What has to be installed for each engine, and what it then covers; read without loading any of it. */



const secretsInstallation = {
    name: 'secretlint',
    scanType: 'secrets',
    packages: ['@secretlint/core@13', '@secretlint/secretlint-rule-preset-recommend@13'],
    covers: 'every file, and what the commits of a branch and their messages held before',
};
const sastInstallation = {
    name: 'eslint',
    scanType: 'sast',
    packages: ['eslint@10', '@babel/core@8', '@babel/eslint-parser@8', 'eslint-plugin-security@4'],
    covers: 'JavaScript and TypeScript, in pages and components too',
};
const pythonInstallation = {
    name: 'ruff',
    scanType: 'sast',
    packages: ['@astral-sh/ruff-wasm-nodejs@0.17', '@lezer/python@1'],
    covers: 'Python, and what templates of Django and Jinja leave unescaped',
};
const scaInstallation = {
    name: 'retire',
    scanType: 'sca',
    packages: ['retire@5', '@salesforce/code-analyzer-retirejs-engine@0.32', '@npmcli/arborist@10'],
    covers: "npm's lock files and scripts that are libraries, as far as RetireJS's data knows them",
};
const iacInstallation = {
    name: 'iac',
    scanType: 'iac',
    packages: [],
    covers: "common weak settings in Terraform, CloudFormation, Dockerfiles, Compose, Kubernetes and GitHub's workflows",
};
const installations = [
    secretsInstallation,
    sastInstallation,
    pythonInstallation,
    scaInstallation,
    iacInstallation,
];
/** Whether what runs them is there: the gate alone has none of it, whatever packages lie around it. */
function hasScanners(workerUrl) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(workerUrl);
}
function withoutScanners(version) {
    const hint = packageHint(version);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', 'This is the gate alone, which has no scanners', { reason: 'settings', hint });
}
/** Scanners that were installed beside the gate alone would not be run. */
function packageHint(version) {
    return `The npm package brings them: npm install --global scan-gate@${version}`;
}
/** For each of the packages, in their order: the one that a scan would load; undefined where there is none. */
function installedPackages({ packages }, from = import.meta.url) {
    return packages.map((wanted) => installedPackage(wanted.replace(/(?<!^)@[^@]*$/, ''), from));
}
function installedPackage(name, from) {
    try {
        const file = (0,node_module__WEBPACK_IMPORTED_MODULE_1__.findPackageJSON)(name, from);
        const { version } = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file ?? '', 'utf8'));
        return { name, version };
    }
    catch {
        return undefined;
    }
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
