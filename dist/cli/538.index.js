export const id = 538;
export const ids = [538];
export const modules = {

/***/ 3914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   Fl: () => (/* binding */ readLocalContext),
/* harmony export */   _T: () => (/* binding */ readFileAt)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9473);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7430);
/* harmony import */ var _repository_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7553);
/** The context of a run on the command line: what git says about the checkout. */





async function readLocalContext({ cwd, branch, run = runGit, isShared = true, }) {
    const git = (...args) => run(args, cwd);
    // The full names: `--short` writes `heads/main` where a tag has the branch's name.
    const checkedOut = stripped(await git('symbolic-ref', '--quiet', 'HEAD'), 'refs/heads/');
    const scanned = branch ?? checkedOut;
    if (scanned === undefined)
        throw noBranch(await git('rev-parse', '--git-dir'), cwd);
    const origin = await git('remote', 'get-url', 'origin');
    const remoteHead = await git('symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD');
    return {
        system: 'local',
        event: undefined,
        branch: scanned,
        headSha: scanned === checkedOut ? await git('rev-parse', '--quiet', '--verify', 'HEAD^{commit}') : undefined,
        baseBranch: undefined,
        baseSha: undefined,
        defaultBranch: stripped(remoteHead, 'refs/remotes/origin/'),
        pullRequest: undefined,
        repositoryUrl: origin === undefined ? undefined : (0,_repository_url_js__WEBPACK_IMPORTED_MODULE_3__/* .plainRepositoryUrl */ .or)(origin),
        isPublic: isShared,
    };
}
function stripped(ref, prefix) {
    return ref?.startsWith(prefix) ? ref.slice(prefix.length) : undefined;
}
const outputCapBytes = 256 * 1024 * 1024;
async function runGit(args, cwd) {
    try {
        // An askpass that says nothing: without it git would wait at the terminal for a password.
        const all = ['-c', 'core.askPass=true', ...args];
        const { stdout } = await (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('git', all, {
            cwd,
            encoding: 'utf8',
            timeout: 30_000,
            maxBuffer: outputCapBytes,
        });
        return stdout.trim();
    }
    catch (error) {
        if (error.code !== 'ENOENT')
            return undefined;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', `git could not be run in ${cwd}`, {
            reason: 'wrong-ref',
            cause: error,
            hint: 'Install git, and run the command in a folder that exists.',
        });
    }
}
/** More than any policy file may hold; what is larger is an error where it is read. */
const textCapBytes = 1024 * 1024;
/**
 * The text of a file at a commit or ref of the checkout; undefined when the commit does not have it. Throws GateError
 * NOT_FOUND for an unknown ref, PROTOCOL for what is there and cannot be read.
 */
async function readFileAt(cwd, ref, path) {
    const sha = await commitAt(cwd, ref);
    const listed = await rawGit(['ls-tree', '-z', '--full-tree', sha, '--', path], cwd);
    const [, kind, object] = /^\d+ (\w+) ([0-9a-f]+)\t/.exec(listed.toString()) ?? [];
    if (object === undefined)
        return undefined;
    if (kind !== 'blob')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PROTOCOL', `${path} is no file at ${(0,_context_js__WEBPACK_IMPORTED_MODULE_4__/* .placeText */ .Z)(sha, ref)}`);
    const content = await rawGit(['cat-file', 'blob', object], cwd);
    try {
        return { text: new TextDecoder('utf-8', { fatal: true }).decode(content), at: (0,_context_js__WEBPACK_IMPORTED_MODULE_4__/* .placeText */ .Z)(sha, ref) };
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PROTOCOL', `${path} is not UTF-8 at ${(0,_context_js__WEBPACK_IMPORTED_MODULE_4__/* .placeText */ .Z)(sha, ref)}`, { cause: error });
    }
}
/** The commit of a SHA, a full ref, or a name: the remote's branch before a local one, and never a tag beside a branch. */
async function commitAt(cwd, ref) {
    const shaOf = (name) => runGit(['rev-parse', '--quiet', '--verify', `${name}^{commit}`], cwd);
    const isExact = ref.startsWith('refs/') || /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(ref);
    const [, kind, name = ref] = /^(?:(heads|tags)\/)?(.*)$/s.exec(ref) ?? [];
    const branches = [`refs/remotes/origin/${name}`, `refs/heads/${name}`];
    const branch = isExact || kind === 'tags' ? undefined : ((await shaOf(branches[0] ?? '')) ?? (await shaOf(branches[1] ?? '')));
    const tag = isExact || kind === 'heads' ? undefined : await shaOf(`refs/tags/${name}`);
    if (branch !== undefined && tag !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', `${name} is a branch and a tag`, { hint: `Write heads/${name} or tags/${name}.` });
    }
    const found = isExact ? await shaOf(ref) : (branch ?? tag);
    if (found !== undefined)
        return found;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('NOT_FOUND', `The checkout has no commit for ${ref}`, {
        hint: `Fetch it (git fetch origin ${name}), or name another one with policy-ref.`,
    });
}
async function rawGit(args, cwd) {
    try {
        const options = { cwd, encoding: 'buffer', timeout: 30_000, maxBuffer: textCapBytes };
        return (await (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('git', [...args], options)).stdout;
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PROTOCOL', `git ${args[0]} failed in ${cwd}`, { cause: error });
    }
}
function noBranch(gitFolder, cwd) {
    const message = gitFolder === undefined
        ? `Nothing says which branch to scan: ${cwd} is not a git checkout`
        : 'Nothing says which branch to scan: the checkout stands at a commit, not at a branch';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', message, { reason: 'wrong-ref', hint: 'Name the branch with --branch.' });
}


/***/ }),

/***/ 4538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ contextOf),
/* harmony export */   explain: () => (/* binding */ explain)
/* harmony export */ });
/* harmony import */ var _api_http_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9071);
/* harmony import */ var _ci_local_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3914);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7094);
/* harmony import */ var _policy_exceptions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3113);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4677);
/* harmony import */ var _report_neutral_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9960);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8539);
/* harmony import */ var _settings_flags_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4041);
/* harmony import */ var _settings_reading_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6822);
/* harmony import */ var _settings_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3847);
/* harmony import */ var _steps_policy_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4646);
/* harmony import */ var _policy_files_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(178);
/** `scan-gate explain`: the settings and the policy that a run here would have, each with the place that it comes from. */












/** Prints the table, or with `--json` one object. Throws GateError CONFIG for what a run would refuse, too. */
async function explain({ argv, env, cwd, now, cancellation, write }) {
    const isJson = argv.includes('--json');
    const flags = (0,_settings_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .readFlags */ .uW)(argv.filter((argument) => argument !== '--json'));
    const reading = (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_8__/* .mergeReadings */ .gK)(flags, (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_8__/* .readEnvironment */ .Qo)(env));
    const [extra] = flags.positionals;
    if (extra !== undefined)
        reading.problems.push(`${JSON.stringify(extra)} is not expected here`);
    if (flags.switches.size > 0)
        reading.problems.push(`--${[...flags.switches][0]} does not go with explain`);
    const isConnected = reading.given['base-url'] !== undefined;
    const address = isConnected ? {} : { 'base-url': { value: anyUrl, source: 'default' } };
    const read = (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_8__/* .readSettings */ .sb)({ ...reading.given, ...address }, reading.problems);
    const transport = (0,_api_http_js__WEBPACK_IMPORTED_MODULE_0__/* .createTransport */ .oO)({ proxy: (0,_process_js__WEBPACK_IMPORTED_MODULE_4__/* .proxySettings */ .EM)(env) });
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
    const isCheckout = (await (0,_ci_local_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(['rev-parse', '--git-dir'], cwd)) !== undefined;
    const context = await contextOf(cwd, read, env);
    const budget = (0,_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .createBudget */ .yK)((0,_process_js__WEBPACK_IMPORTED_MODULE_4__/* .clockFor */ .mk)(env, false), timeoutMs, cancellation.signal);
    const path = isCheckout ? cwd : undefined;
    try {
        const around = (0,_policy_files_js__WEBPACK_IMPORTED_MODULE_11__/* .checkoutPolicyFiles */ .a)({ path, context, settings: read, env, transport, budget });
        return await (0,_steps_policy_js__WEBPACK_IMPORTED_MODULE_10__/* .loadPolicy */ .t)({ settings: read, context, around, story: { say: () => { }, note: () => { } }, now });
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
    const isDetached = read.branch === undefined && !(await (0,_ci_local_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(['symbolic-ref', '--quiet', 'HEAD'], cwd));
    const context = await (0,_ci_local_js__WEBPACK_IMPORTED_MODULE_1__/* .readLocalContext */ .Fl)({ cwd, branch: isDetached ? 'HEAD' : read.branch });
    if (!isDetached)
        return context;
    return { ...context, headSha: await (0,_ci_local_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(['rev-parse', '--quiet', '--verify', 'HEAD^{commit}'], cwd) };
}
function rowsOf({ settings: read, origins }, isConnected) {
    return _settings_js__WEBPACK_IMPORTED_MODULE_6__/* .settingNames */ .H$
        .filter((name) => _settings_js__WEBPACK_IMPORTED_MODULE_6__/* .settings */ .W0[name].notYet !== true)
        .map((name) => {
        const source = name in origins ? origins[name] : read.sources[name];
        const text = name === 'base-url' && !isConnected ? 'not set' : (0,_settings_text_js__WEBPACK_IMPORTED_MODULE_9__/* .settingText */ .S)(name, read);
        return { name, value: text || _settings_js__WEBPACK_IMPORTED_MODULE_6__/* .settings */ .W0[name].absent || 'not set', from: sourceText(name, source) };
    });
}
function sourceText(name, source) {
    if (source === 'flag')
        return `--${name}`;
    return source === 'environment' ? (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_8__/* .variableName */ .cG)(name) : source;
}
function jsonOf({ source, sha256, policy, notes }, rows, today) {
    const exceptions = policy.exceptions.map((exception) => ({ ...exception, state: stateOf(exception, today) }));
    const table = Object.fromEntries(rows.map(({ name, value, from }) => [name, { value, from }]));
    return (0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonText */ .s$)({ policy: { source, sha256 }, settings: table, exceptions, notes });
}
function tableOf({ source, sha256, policy, notes }, rows, today) {
    const widths = [rows.map(({ name }) => name), rows.map(({ value }) => shownValue(value))].map((cells) => Math.max(...cells.map((cell) => cell.length)));
    const line = ({ name, value, from }) => `  ${name.padEnd(widths[0] ?? 0)}  ${shownValue(value).padEnd(widths[1] ?? 0)}  ${from}`;
    const groups = _settings_js__WEBPACK_IMPORTED_MODULE_6__/* .settingGroups */ .Zb.flatMap((group) => {
        const own = rows.filter(({ name }) => _settings_js__WEBPACK_IMPORTED_MODULE_6__/* .settings */ .W0[name].group === group);
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
    return `${text.map((each) => (0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_5__/* .neutralLine */ .GH)(each).trimEnd()).join('\n')}\n`;
}
function shownValue(value) {
    return value.length > 48 ? `${value.slice(0, 47)}…` : value;
}
function exceptionLines(exceptions, today) {
    if (exceptions.length === 0)
        return ['Exceptions: none'];
    const lines = exceptions.map((exception) => {
        const owner = exception.owner === undefined ? '' : `, ${exception.owner}`;
        return `  ${(0,_policy_exceptions_js__WEBPACK_IMPORTED_MODULE_3__/* .exceptionText */ .P5)(exception)}: until ${exception.expires} (${stateOf(exception, today)})${owner}: ${exception.reason}`;
    });
    return ['Exceptions:', ...lines];
}
function stateOf(exception, today) {
    if ((0,_policy_exceptions_js__WEBPACK_IMPORTED_MODULE_3__/* .isExpired */ ._d)(exception, today))
        return 'expired, counts again';
    const days = (0,_policy_exceptions_js__WEBPACK_IMPORTED_MODULE_3__/* .daysBetween */ .YM)(today, exception.expires);
    if (days === 0)
        return 'ends today';
    return days <= _policy_exceptions_js__WEBPACK_IMPORTED_MODULE_3__/* .warningDays */ .yy ? `ends in ${days} ${days === 1 ? 'day' : 'days'}` : 'holds';
}


/***/ }),

/***/ 178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ checkoutPolicyFiles)
/* harmony export */ });
/* harmony import */ var _ci_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7430);
/* harmony import */ var _ci_github_policy_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5877);
/* harmony import */ var _ci_local_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3914);
/* harmony import */ var _github_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9787);




/** A checkout may be of a fork, so its own policy is trusted only where nobody else proposes the commit. */
function checkoutPolicyFiles({ path, context, settings, env, transport, budget }) {
    const { policyRef } = settings;
    const github = { ...(0,_github_place_js__WEBPACK_IMPORTED_MODULE_2__/* .githubAccess */ .Yh)(env, settings), transport, budget };
    const files = (0,_ci_github_policy_files_js__WEBPACK_IMPORTED_MODULE_0__/* .githubPolicyFiles */ .v)({ github, context, policyRef });
    const isElsewhere = context.system === 'github' && ((0,_ci_context_js__WEBPACK_IMPORTED_MODULE_3__/* .isProposal */ .l)(context) || policyRef !== undefined);
    const judged = context.headSha ?? context.branch;
    const readPolicyFile = async (place, file) => {
        if (place === 'trusted' && isElsewhere)
            return files.readPolicyFile(place, file);
        return (0,_ci_local_js__WEBPACK_IMPORTED_MODULE_1__/* .readFileAt */ ._T)(path ?? '.', place === 'trusted' ? (policyRef ?? judged) : judged, file);
    };
    return {
        readCentralFile: files.readCentralFile,
        readPolicyFile: path === undefined && !isElsewhere ? undefined : readPolicyFile,
    };
}


/***/ })

};
