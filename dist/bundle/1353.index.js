export const id = 1353;
export const ids = [1353];
export const modules = {

/***/ 47865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sarifEvidence: () => (/* binding */ sarifEvidence)
/* harmony export */ });
/* harmony import */ var _ci_context_context_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(25159);
/* harmony import */ var _ci_context_read_context_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(10820);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _git_tracked_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24590);
/* harmony import */ var _git_work_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14200);
/* harmony import */ var _report_tally_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20880);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46802);
/* harmony import */ var _steps_surroundings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90344);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13913);
/* harmony import */ var _base_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96807);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(93849);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(93086);
/** What `baseline write --sarif` keeps: the findings of SARIF files, when all of them are of the commit that is checked out. */












/**
 * The evidence of the files. `check` says whether a baseline may be made here. Throws GateError for files that are not whole,
 * and where it is not certain that all that they hold stands in the default branch.
 */
async function sarifEvidence(session, flags, check) {
    const { settings, local } = flags;
    session.mask(settings.githubToken);
    const hints = (0,_steps_surroundings_js__WEBPACK_IMPORTED_MODULE_5__/* .contextHints */ .o)(settings, { kind: 'folder', named: undefined });
    const context = await (0,_ci_context_read_context_js__WEBPACK_IMPORTED_MODULE_10__/* .readContext */ .y)((0,_place_js__WEBPACK_IMPORTED_MODULE_6__/* .placeOf */ .$t)(session, { local }), hints);
    const opening = [`Scan Gate ${_session_js__WEBPACK_IMPORTED_MODULE_4__/* .version */ .rE} · ${(0,_ci_context_context_js__WEBPACK_IMPORTED_MODULE_11__/* .describeContext */ .R5)(context)}, from SARIF files`, ...(0,_place_js__WEBPACK_IMPORTED_MODULE_6__/* .unattendedLines */ .U0)(context)];
    for (const line of opening)
        session.log.line(line);
    check(context);
    refuseUnproven(context);
    refuseOtherCheckout(context, session.env);
    const log = session.runLog;
    const files = await (0,_files_js__WEBPACK_IMPORTED_MODULE_9__/* .readSarifFiles */ .H)({ session, flags, log, context });
    for (const file of files) {
        (0,_base_js__WEBPACK_IMPORTED_MODULE_7__/* .refuseElsewhere */ .F)(file);
        refuseUnfinished(file);
    }
    await refuseUncommitted(session.folder, files);
    const evidence = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_8__/* .evidenceOf */ .X)(files, {
        ...{ changes: undefined, isBaseOwn: false, baseline: undefined, knownOf: undefined },
        ...{ nowMs: session.now.getTime(), log, paths: await (0,_git_tracked_js__WEBPACK_IMPORTED_MODULE_1__/* .headPaths */ .lo)(session.folder, session.cancel) },
    });
    return { evidence, context };
}
/** The name of a branch proves nothing where a proposal chose it, and without a commit there is nothing to compare with. */
function refuseUnproven({ branch, headSha, trust }) {
    if (headSha === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `Nothing says which commit of ${branch} the files are of`, {
            reason: 'wrong-ref',
            hint: 'Run it in a git checkout of the commit that was scanned.',
        });
    }
    if (trust === 'own')
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `Nothing shows that ${branch} stands at ${headSha.slice(0, 12)} now`, {
        reason: 'wrong-ref',
        hint: 'Scan the latest commit of the default branch, in a pipeline of its own. --local says that this is a machine of your own.',
    });
}
/** A workflow of the default branch may check out anything under that name. */
function refuseOtherCheckout({ system, headSha }, { GITHUB_SHA }) {
    if (system !== 'github' || GITHUB_SHA === undefined || GITHUB_SHA === headSha)
        return;
    const at = `The checkout stands at ${headSha?.slice(0, 12)}, and this run is about ${GITHUB_SHA.slice(0, 12)}`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', at, { reason: 'wrong-ref', hint: 'Check out and scan the commit of the run.' });
}
/** What a scanner did not come to would look new in every pull request. */
function refuseUnfinished({ name, scan }) {
    const fault = scan.diagnostics.find(({ failed }) => failed);
    if (fault === undefined)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('SCAN_FAILED', `${name}: ${fault.engine} did not run to its end: ${fault.message}`, {
        hint: 'Mend the scan first: a baseline is made of a whole one.',
    });
}
/** A scanner reads the files of the folder, whether they are committed or not. */
async function refuseUncommitted(folder, files) {
    const uncommitted = await (0,_git_work_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .uncommittedFiles */ .b)(folder);
    if (uncommitted === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', 'git does not say which files here differ from the commit', {
            hint: 'Run it in a new checkout of the default branch.',
        });
    }
    const isUncommitted = (path = '') => uncommitted.has(path);
    const doubtful = files.flatMap(({ scan }) => scan.findings.filter(({ filePath, places }) => [{ filePath }, ...places].some((at) => isUncommitted(at.filePath))));
    const [first] = doubtful;
    if (first === undefined)
        return;
    const lie = `${(0,_report_tally_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(doubtful.length, 'finding')} ${doubtful.length === 1 ? 'lies' : 'lie'}`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `${lie} in files that are not committed as they are here, such as ${first.filePath}`, {
        hint: 'Commit or remove the changes, and scan again: a baseline is of a commit.',
    });
}


/***/ }),

/***/ 29229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ variablesFor)
/* harmony export */ });
/** The variables that a child or a worker gets: a list of what it needs, so that no key, token or option of a step reaches it. */
/** Where temporary files lie; Windows starts nothing without SystemRoot. */
const machineNames = ['TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'windir'];
/** Whose configuration counts. */
const userNames = [
    'HOME',
    'USER',
    'LOGNAME',
    'XDG_CONFIG_HOME',
    'USERNAME',
    'USERPROFILE',
    'HOMEDRIVE',
    'HOMEPATH',
    'APPDATA',
    'LOCALAPPDATA',
    'ProgramData',
    'ProgramFiles',
];
const proxyNames = [
    'HTTP_PROXY',
    'HTTPS_PROXY',
    'ALL_PROXY',
    'NO_PROXY',
    'http_proxy',
    'https_proxy',
    'all_proxy',
    'no_proxy',
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
];
/** What asking a registry of packages may take: where it is, and whose certificates count there. */
const registryNames = [
    ...['NPM_CONFIG_REGISTRY', 'npm_config_registry', 'NPM_CONFIG_USERCONFIG', 'npm_config_userconfig'],
    ...['NPM_CONFIG_CACHE', 'npm_config_cache', 'NODE_EXTRA_CA_CERTS'],
];
/** What asking `origin` may take: the agents of ssh and of passwords, certificates, the job's right to read it. */
const originNames = [
    'SSH_AUTH_SOCK',
    'SSH_AGENT_PID',
    'DBUS_SESSION_BUS_ADDRESS',
    'XDG_RUNTIME_DIR',
    'XDG_DATA_HOME',
    'KRB5CCNAME',
    'CURL_CA_BUNDLE',
    // GitLab's credential helper reads it: FF_GIT_URLS_WITHOUT_TOKENS.
    'CI_JOB_TOKEN',
];
const names = {
    machine: machineNames,
    user: [...machineNames, ...userNames],
    origin: [...machineNames, ...userNames, ...proxyNames, ...originNames],
    registry: [...machineNames, ...userNames, ...proxyNames, ...registryNames],
};
/** PATH is not among them: `Programs.path` is. */
function variablesFor(need, env, platform) {
    const fold = (name) => (platform === 'win32' ? name.toUpperCase() : name);
    const wanted = new Set(names[need].map(fold));
    const found = Object.entries(env).filter(([name]) => wanted.has(fold(name)));
    return Object.fromEntries(found.filter((entry) => entry[1] !== undefined));
}


/***/ }),

/***/ 83549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Aq: () => (/* binding */ machine),
  xM: () => (/* binding */ npmFor),
  Tu: () => (/* binding */ programsFor),
  S6: () => (/* binding */ workerVariables)
});

// UNUSED EXPORTS: npmOf

// EXTERNAL MODULE: ./build/compiled/src/git/environment.js
var environment = __webpack_require__(29229);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
;// CONCATENATED MODULE: ./build/compiled/src/git/programs.js
/** Finds the programs that the gate starts, by a search of its own: nothing that a checkout holds is ever one of them. */



/** The programs of a machine, looked for outside its working directory and the work trees of these checkouts. */
function findPrograms(machine, workTrees) {
    const { env, platform } = machine;
    const grounds = forbidden(machine, workTrees);
    const skipped = [];
    const folders = pathEntries(env, platform).filter((folder) => {
        const why = refusal(folder, grounds, platform);
        if (why !== undefined)
            skipped.push({ folder, why });
        return why === undefined;
    });
    const { delimiter, join } = pathsOf(platform);
    const find = (name, wanted = endings(platform)) => {
        for (const folder of folders) {
            for (const ending of wanted) {
                const file = join(folder, `${name}${ending}`);
                if (!isProgram(file, platform))
                    continue;
                const why = refusal(file, grounds, platform);
                if (why === undefined)
                    return file;
                skipped.push({ folder: file, why });
            }
        }
        throw notFound(name, skipped);
    };
    return { find, path: folders.join(delimiter) };
}
const pathsOf = (platform) => (platform === 'win32' ? external_node_path_.win32 : external_node_path_.posix);
/** PATH as it is written; on Windows its name is in any case, and an entry may stand in quotes. */
function pathEntries(env, platform) {
    if (platform !== 'win32')
        return (env.PATH ?? '').split(external_node_path_.posix.delimiter);
    const value = Object.entries(env).find(([name]) => name.toUpperCase() === 'PATH')?.[1] ?? '';
    return value.split(external_node_path_.win32.delimiter).map((folder) => folder.replace(/^"(.*)"$/, '$1'));
}
/** What can be started without a shell; a `.cmd` or `.bat` cannot. */
const endings = (platform) => (platform === 'win32' ? ['.exe', '.com'] : ['']);
function forbidden({ env, cwd, platform }, workTrees) {
    const home = env.HOME ?? env.USERPROFILE;
    const here = realPath(cwd);
    const holdsHome = home !== undefined && isWithin(realPath(home), here, platform);
    const isRoot = pathsOf(platform).dirname(here) === here;
    return [
        ...workTrees.map((folder) => ({ folder: realPath(folder), why: 'in the checkout', isItselfOnly: false })),
        { folder: here, why: 'in the working directory', isItselfOnly: isRoot || holdsHome },
    ];
}
/** Why nothing may be started from there: by its name, and by what the name is a link to. */
function refusal(path, grounds, platform) {
    if (!pathsOf(platform).isAbsolute(path))
        return 'not an absolute path';
    for (const name of [path, realPath(path)]) {
        if (/[\\/]node_modules[\\/]\.bin(?:[\\/]|$)/i.test(`${name}/`))
            return 'in node_modules/.bin';
        const ground = grounds.find(({ folder, isItselfOnly }) => isItselfOnly ? isSame(holderOf(name, platform), folder, platform) : isWithin(name, folder, platform));
        if (ground !== undefined)
            return ground.why;
    }
    return undefined;
}
/** The folder itself, or the one that a file lies in. */
function holderOf(path, platform) {
    return isProgram(path, platform) ? pathsOf(platform).dirname(path) : path;
}
function isWithin(path, folder, platform) {
    const { relative, isAbsolute, sep } = pathsOf(platform);
    const way = relative(folded(folder, platform), folded(path, platform));
    return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}
const isSame = (path, folder, platform) => pathsOf(platform).relative(folded(folder, platform), folded(path, platform)) === '';
/** The file systems of these fold case. */
const folded = (path, platform) => platform === 'win32' || platform === 'darwin' ? path.toLowerCase() : path;
function realPath(path) {
    try {
        return external_node_fs_.realpathSync.native(path);
    }
    catch {
        return path;
    }
}
function isProgram(file, platform) {
    try {
        if (!(0,external_node_fs_.statSync)(file).isFile())
            return false;
        if (platform !== 'win32')
            (0,external_node_fs_.accessSync)(file, external_node_fs_.constants.X_OK);
        return true;
    }
    catch {
        return false;
    }
}
function notFound(name, skipped) {
    const left = skipped.map(({ folder, why }) => `${JSON.stringify(folder)} (${why})`).join(', ');
    const note = left === '' ? '' : `; not looked for in ${left}`;
    return new errors/* GateError */.ue('CONFIG', `The program ${name} was not found on the PATH${note}`, {
        reason: 'wrong-ref',
        hint: `Install ${name} outside the checkout, in a folder of the PATH.`,
    });
}

// EXTERNAL MODULE: ./build/compiled/src/git/repository.js
var repository = __webpack_require__(16566);
;// CONCATENATED MODULE: ./build/compiled/src/git/machine.js
/** The machine that programs are started on. Beside the session the only reader of the process: a scan worker has no session. */



const machine = () => ({ env: process.env, cwd: process.cwd(), platform: process.platform });
const known = new Map();
/** The programs that may be started for a folder: none from the work trees around it, nor from those of the working directory. */
function programsFor(folder) {
    const here = machine();
    const workTrees = [here.cwd, folder].flatMap(repository/* workTreesAround */.i);
    const key = JSON.stringify([here.env.PATH, here.cwd, ...workTrees]);
    const programs = known.get(key) ?? findPrograms(here, workTrees);
    known.set(key, programs);
    return programs;
}
/** npm as it is started for a folder. Throws GateError CONFIG as `Programs.find` does. */
function npmFor(folder) {
    return npmOf(programsFor(folder), machine(), process.execPath);
}
/** On Windows by Node.js, because what is on PATH there, `npm.cmd`, takes a shell. */
function npmOf(programs, { env: own, platform }, node) {
    const env = { ...(0,environment/* variablesFor */.j)('registry', own, platform), PATH: programs.path };
    if (platform !== 'win32')
        return { file: programs.find('npm'), args: [], env };
    return { file: node, args: [programs.find('node_modules\\npm\\bin\\npm-cli', ['.js'])], env };
}
/** The variables of a worker that reads a repository. */
function workerVariables(path) {
    return { ...(0,environment/* variablesFor */.j)('machine', process.env, process.platform), PATH: programsFor(path).path };
}


/***/ }),

/***/ 92515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gG: () => (/* binding */ askGit),
  KW: () => (/* binding */ cancelled),
  V0: () => (/* binding */ gitProgram),
  _M: () => (/* binding */ repositoryOf)
});

// UNUSED EXPORTS: ending, startGit

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/prose.js
var prose = __webpack_require__(18540);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/compiled/src/git/environment.js
var environment = __webpack_require__(29229);
;// CONCATENATED MODULE: ./build/compiled/src/git/hardening.js
/** What every run of git is told, so that nothing in a repository makes it start a program or read something else. */


const always = {
    GIT_ATTR_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    // Set and empty: no program is asked for a password, whatever core.askPass says.
    GIT_ASKPASS: '',
    GIT_EDITOR: ':',
    GIT_PAGER: 'cat',
    GIT_OPTIONAL_LOCKS: '0',
    // `refs/replace/*` would let a repository show other contents than its commit holds.
    GIT_NO_REPLACE_OBJECTS: '1',
    LC_ALL: 'C',
};
const offline = {
    // A partial clone would fetch missing objects; an older git obeys only the second.
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
};
/** The variables of a run of git, but for PATH. */
function gitVariables(mode, origin, { env, platform }) {
    const variables = (need) => ({ ...(0,environment/* variablesFor */.j)(need, env, platform), ...always });
    if (origin !== undefined)
        return { ...variables('origin'), ...configuredBy(origin.configurationFile), ...only(origin) };
    if (mode === 'sealed')
        return { ...variables('machine'), ...configuredBy(external_node_os_.devNull), ...offline };
    return { ...variables('user'), ...offline };
}
const configuredBy = (file) => ({ GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: file });
const only = ({ protocols }) => ({ GIT_ALLOW_PROTOCOL: protocols });
/** Settings of the command line win over those of a repository. */
const settings = {
    'safe.bareRepository': 'explicit',
    'core.fsmonitor': 'false',
    'core.untrackedCache': 'false',
    'core.hooksPath': external_node_os_.devNull,
    'core.attributesFile': external_node_os_.devNull,
    'submodule.recurse': 'false',
    'fetch.recurseSubmodules': 'false',
    'log.showSignature': 'false',
    'gc.auto': '0',
    'maintenance.auto': 'false',
};
/** Options before the command. */
const hardenedArguments = [
    '--no-pager',
    '--literal-pathspecs',
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

// EXTERNAL MODULE: ./build/compiled/src/git/machine.js + 1 modules
var machine = __webpack_require__(83549);
// EXTERNAL MODULE: ./build/compiled/src/git/repository.js
var repository = __webpack_require__(16566);
;// CONCATENATED MODULE: ./build/compiled/src/git/runner.js
/** The one place that starts git: never through a shell, found outside the checkout, with nothing that a repository could make it run. */








/** Starts git with open pipes; an aborted signal kills it, and its `error` event then carries an AbortError. */
async function startGit(place, args, mode = 'sealed') {
    return start({ place, args, mode, repository: await repositoryOf(place) });
}
function start({ place, repository, mode, args }) {
    const programs = (0,machine/* programsFor */.Tu)(place.origin?.folder ?? place.path);
    const { gitFolder, top } = repository;
    const isOwned = mode === 'owned' && top !== undefined;
    // Named, git looks for no repository; and its folder holds no file of the branch, such as attributes.
    const found = ['-c', 'safe.directory=*', `--git-dir=${gitFolder}`, `--work-tree=${gitFolder}`];
    return (0,external_node_child_process_.spawn)(programs.find('git'), [...hardenedArguments, ...(isOwned ? [] : found), ...args], {
        cwd: isOwned ? top : gitFolder,
        env: { ...gitVariables(mode, place.origin, (0,machine/* machine */.Aq)()), PATH: programs.path },
        signal: place.signal,
        killSignal: 'SIGKILL',
        stdio: ['pipe', 'pipe', 'pipe'],
        windowsHide: true,
    });
}
/** The repository that a path names. Throws GateError CONFIG when there is none. */
async function repositoryOf(place) {
    const { checkout, bare } = (0,repository/* findRepository */.W)(place.path);
    if (checkout === undefined && bare === undefined)
        throw notARepository(place.path);
    if (bare !== undefined && place.origin !== undefined)
        return bare;
    if (bare === undefined || (checkout !== undefined && (await isBrought(place, checkout)))) {
        return checkout;
    }
    return bare;
}
/** Whether a checkout holds files of the folder: then it is the branch's, and no bare clone that somebody made there. */
async function isBrought(place, repository) {
    const path = relativePath(repository.top ?? '', place.path);
    const lists = [
        ['ls-files', '-z', '--', path],
        ['ls-tree', '-z', '--full-tree', 'HEAD', '--', path],
    ];
    const answers = await Promise.all(lists.map((args) => ended(start({ place, repository, mode: 'sealed', args }), place)));
    return answers.some(({ code, stdout }) => code !== 0 || stdout.length > 0);
}
function relativePath(top, path) {
    return external_node_fs_.realpathSync.native(path).slice(top.length).replaceAll('\\', '/').replace(/^\/+/, '');
}
/** Settles when the process has ended: its exit code, or a GateError when it could not start or was aborted. */
function ending(child, signal) {
    return new Promise((resolve, reject) => {
        child.once('error', (cause) => reject(signal.aborted ? cancelled(signal) : cannotStart(cause)));
        child.once('close', (code) => (signal.aborted ? reject(cancelled(signal)) : resolve(code)));
    });
}
/** Runs git to its end and hands over what it printed. */
async function askGit(place, args, { mode = 'sealed', capBytes } = {}) {
    if (place.signal.aborted)
        throw cancelled(place.signal);
    return ended(await startGit(place, args, mode), place, capBytes);
}
/** The git that is started for a folder. Throws GateError CONFIG when there is none outside the checkout. */
async function gitProgram(place) {
    const programs = (0,machine/* programsFor */.Tu)(place.path);
    const path = programs.find('git');
    const child = (0,external_node_child_process_.spawn)(path, ['--version'], {
        cwd: (0,external_node_path_.dirname)(path),
        env: { ...gitVariables('sealed', undefined, (0,machine/* machine */.Aq)()), PATH: programs.path },
        signal: place.signal,
        killSignal: 'SIGKILL',
        stdio: ['pipe', 'pipe', 'pipe'],
        windowsHide: true,
    });
    const { stdout } = await ended(child, place);
    return { path, version: /^git version (\S+)/.exec(stdout.toString())?.[1] };
}
const defaultCapBytes = 256 * 1024 * 1024;
async function ended(child, { signal }, capBytes = defaultCapBytes) {
    child.stdin.on('error', () => undefined);
    child.stdin.end();
    // A program that git started may outlive it and hold these open.
    const letGo = () => [child.stdout, child.stderr].forEach((stream) => void stream.destroy());
    signal.addEventListener('abort', letGo, { once: true });
    try {
        const [code, stdout, stderr] = await Promise.all([
            ending(child, signal),
            bytesOf(child.stdout, capBytes),
            bytesOf(child.stderr, capBytes),
        ]);
        return { code, stdout, stderr: stderr.toString() };
    }
    finally {
        signal.removeEventListener('abort', letGo);
        child.kill('SIGKILL');
    }
}
/** What a stream brings until it ends or is cut off; throws GateError PROTOCOL beyond the cap. */
async function bytesOf(stream, capBytes) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of stream) {
        chunks.push(chunk);
        bytes += chunk.length;
        if (bytes > capBytes)
            throw new errors/* GateError */.ue('PROTOCOL', `git printed more than ${capBytes} bytes`);
    }
    return Buffer.concat(chunks);
}
function cancelled(signal) {
    return new errors/* GateError */.ue('CANCELLED', 'The scan was cancelled', { cause: signal.reason });
}
function notARepository(path) {
    return new errors/* GateError */.ue('CONFIG', `${path} is not a git checkout or bare clone`, {
        hint: (0,prose/* prose */.CS) `Give the path of a folder that ${(0,prose/* code */.aY)('git clone')} or ${(0,prose/* code */.aY)('git init')} made, with at least one commit.`,
    });
}
function cannotStart(cause) {
    return new errors/* GateError */.ue('CONFIG', 'The git program could not be started', { cause });
}


/***/ }),

/***/ 24590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lm: () => (/* binding */ treePaths),
/* harmony export */   Xz: () => (/* binding */ isTracked),
/* harmony export */   lo: () => (/* binding */ headPaths)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92700);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92515);
/** What a commit brings: whether a file of this machine is of it, and which files it has. */




/**
 * Whether HEAD, or one of the revisions that the repository around the file knows, holds a file of this path: as it is
 * named, and where its links lead. The nearest repository is asked, a submodule's for what lies in one.
 */
async function isTracked(path, revisions, signal) {
    const named = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
    const places = new Set([named, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path)]);
    for (const place of places)
        if (await isHeld(place, ['HEAD', ...revisions], signal))
            return true;
    return false;
}
/** The paths of HEAD's files in the repository around a folder; empty where there is none. */
async function headPaths(folder, signal) {
    const place = { path: folder, signal };
    return (await topOf(place)) === undefined ? [] : [...((await treePaths(place, 'HEAD')) ?? [])];
}
/** The paths of a commit's files; undefined when the repository does not hold it. */
async function treePaths(place, revision) {
    const list = ['ls-tree', '-r', '-z', '--name-only', '--full-tree', '--end-of-options', revision];
    const { code, stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(place, list);
    return code === 0 ? new Set(stdout.toString().split('\0').slice(0, -1)) : undefined;
}
async function isHeld(path, revisions, signal) {
    const place = { path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), signal };
    const top = await topOf(place);
    if (top === undefined)
        return false;
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(top), path).replaceAll('\\', '/');
    for (const revision of revisions) {
        const known = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(place, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
        if (known.code !== 0)
            continue;
        const { code, stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(place, ['ls-tree', '-z', '--full-tree', revision, '--', name]);
        if (code !== 0 || stdout.length > 0)
            return true;
    }
    return false;
}
async function topOf(place) {
    try {
        return (await (0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryOf */ ._M)(place)).top;
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue && error.code === 'CONFIG')
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 14200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ uncommittedFiles),
/* harmony export */   e: () => (/* binding */ hasUncommitted)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _configuration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50618);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92515);
/** Whether a work tree differs from its commit, told without any program that its attributes name. */




const localMs = 30_000;
/** Whether files were changed, added or removed since the commit; false where git does not say. */
async function hasUncommitted(path) {
    const status = await statusOf(path, []);
    return status !== undefined && status.text.length > 0;
}
/**
 * The files that were changed, added or removed since the commit, by their paths from the root of the repository, and from the
 * folder; none that git is told to ignore. Undefined where git does not say.
 */
async function uncommittedFiles(folder) {
    const status = await statusOf(folder, ['-z', '--no-renames', '--untracked-files=all']);
    if (status === undefined)
        return undefined;
    const paths = status.text
        .split('\0')
        .slice(0, -1)
        .map((line) => line.slice('XY '.length));
    const prefix = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(status.top), await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder)).replaceAll('\\', '/');
    const inFolder = paths.filter((path) => prefix !== '' && path.startsWith(`${prefix}/`));
    return new Set([...paths, ...inFolder.map((path) => path.slice(prefix.length + 1))]);
}
async function statusOf(path, more) {
    const place = { path, signal: AbortSignal.timeout(localMs) };
    try {
        const { top } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryOf */ ._M)(place);
        if (top === undefined)
            return undefined;
        const options = await withoutFilters(place);
        if (options === undefined)
            return undefined;
        const status = ['status', '--porcelain', '--ignore-submodules=all', ...more];
        const { code, stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .askGit */ .gG)(place, [`--work-tree=${top}`, ...options, ...status]);
        return code === 0 ? { top, text: stdout.toString() } : undefined;
    }
    catch {
        return undefined;
    }
}
/** Settings that take its programs from every filter; undefined where a name cannot be written on a command line. */
async function withoutFilters(place) {
    const listed = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .askGit */ .gG)(place, ['config', '--list', '--show-scope', '-z', '--includes']);
    if (listed.code !== 0)
        return undefined;
    const names = (0,_configuration_js__WEBPACK_IMPORTED_MODULE_3__/* .readConfiguration */ .TD)(listed.stdout.toString()).map(({ name }) => name);
    const filters = new Set(names.flatMap((name) => /^filter\.(.+)\.[^.]+$/s.exec(name)?.[1] ?? []));
    if ([...filters].some((name) => name.includes('=')))
        return undefined;
    const off = (name) => ['clean=', 'smudge=', 'process=', 'required=false'].map((each) => `filter.${name}.${each}`);
    return [...filters].flatMap(off).flatMap((setting) => ['-c', setting]);
}


/***/ }),

/***/ 50785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ isNew),
/* harmony export */   W: () => (/* binding */ withNews)
/* harmony export */ });
function isNew({ id }, { old, doubtful }) {
    if (old.has(id))
        return 'no';
    return doubtful.has(id) ? 'unknown' : 'yes';
}
/** What is shown as new is what the base does not hold: a service that never saw the base calls everything that. */
function withNews(findings, known) {
    if (known === undefined)
        return findings;
    const words = { yes: true, no: false, unknown: undefined };
    return findings.map((finding) => ({ ...finding, firstSeen: words[isNew(finding, known)] }));
}


/***/ })

};
