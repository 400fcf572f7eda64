import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 24:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ub: () => (/* binding */ asGateError),
/* harmony export */   ue: () => (/* binding */ GateError)
/* harmony export */ });
/* unused harmony exports errorCodes, inconclusiveReasons, inconclusiveNames, isInconclusive, hardReasons, orAbsent */
/** The one error class: a code for programs, a message and a way out for people; and why a run cannot decide. */
const errorCodes = (/* unused pure expression or super */ null && ([
    'CONFIG',
    'AUTH',
    'NOT_FOUND',
    'RATE_LIMITED',
    'UNAVAILABLE',
    'SCAN_FAILED',
    'SCAN_TIMEOUT',
    'PROTOCOL',
    'PUBLISH',
    'CANCELLED',
]));
const reasons = {
    settings: {
        meaning: 'a setting is missing or malformed',
        effect: 'always fails',
        hint: 'Correct the settings and run again.',
        needsAction: true,
    },
    fork: {
        meaning: 'not scanned: pull request from a fork',
        effect: 'fails',
        hint: 'Gate forks without a key, with scan-gate run --embedded.',
        needsAction: true,
    },
    'no-key': {
        meaning: 'not scanned: no API key',
        effect: 'fails',
        hint: 'Set api-key from a secret; gate runs that get no secrets with scan-gate run --embedded.',
        needsAction: true,
    },
    'wrong-ref': {
        meaning: 'not scanned: there is no branch to scan',
        effect: 'fails',
        hint: 'Run the gate on branches and pull requests, or name the branch with the setting branch.',
        needsAction: true,
    },
    moved: {
        meaning: 'the branch moved, or its head could not be read',
        effect: 'fails',
        hint: 'Run the gate on the newer commit; reading the head needs the permission contents: read.',
    },
    policy: {
        meaning: 'the policy could not be read',
        effect: 'fails',
        hint: 'Look at where the policy is read from: config-file, policy-ref, and the permission contents: read.',
        needsAction: true,
    },
    'not-found': {
        meaning: 'the repository, branch or scan was not found',
        effect: 'fails',
        hint: 'Check repository-id, branch and scan-id, and what the key has access to.',
        needsAction: true,
    },
    'foreign-repository': {
        meaning: 'the repository at the service is another one',
        effect: 'fails',
        hint: 'Correct repository-id, or remove it to have the repository found by its address.',
        needsAction: true,
    },
    auth: {
        meaning: 'the service refused the API key',
        effect: 'fails',
        hint: 'Check api-key and its scopes.',
        needsAction: true,
    },
    unavailable: {
        meaning: 'the service could not be reached',
        effect: 'fails',
        hint: 'Run the gate again; check base-url, the network and the proxy settings when it stays so.',
    },
    'rate-limited': {
        meaning: 'the service asked to wait for too long',
        effect: 'fails',
        hint: 'Run the gate again later, or raise timeout-seconds.',
    },
    'scan-failed': {
        meaning: 'the scan failed',
        effect: 'fails',
        hint: 'Look at the scan at the service, then run the gate again.',
    },
    timeout: {
        meaning: 'the scan did not end in time',
        effect: 'fails',
        hint: 'Raise timeout-seconds, or judge the scan later with scan-id.',
    },
    protocol: {
        meaning: 'the service answered in a way that cannot be trusted',
        effect: 'fails',
        hint: 'Run the gate again; when it stays so, check base-url and tell those who run the service.',
    },
    evidence: {
        meaning: 'the evidence does not settle it',
        effect: 'fails',
        hint: 'The list of violations may lag behind the scan: run the gate again in a minute. If it stays so, compare the scan at the service with its violations.',
        isOfEvidence: true,
    },
    'not-covered': {
        meaning: 'nothing was scanned for a type that counts',
        effect: 'fails',
        hint: 'See what the scan says about its coverage, and have what counts scanned.',
        needsAction: true,
        isOfEvidence: true,
    },
    'not-waited': {
        meaning: 'the scan was started and not waited for',
        effect: 'passes',
        hint: 'Judge it later with scan-id.',
    },
    publish: {
        meaning: 'a file that was asked for could not be written',
        effect: 'always fails',
        hint: 'Name a file that can be written.',
    },
    cancelled: { meaning: 'the run was cancelled', effect: 'always fails', hint: 'Run the gate again.' },
    internal: {
        meaning: 'a fault of Scan Gate itself',
        effect: 'always fails',
        hint: 'Run the gate again; report the fault with this line when it stays so.',
    },
};
/** Why a run could not decide. */
const inconclusiveReasons = reasons;
const inconclusiveNames = Object.keys(inconclusiveReasons);
/** `clean` and `violations` are the other reasons of a verdict. */
function isInconclusive(reason) {
    return Object.hasOwn(reasons, reason);
}
/** Reasons that no setting keeps from failing the step. */
const hardReasons = inconclusiveNames.filter((name) => inconclusiveReasons[name].effect === 'always fails');
class GateError extends Error {
    code;
    hint;
    reason;
    isAmbiguous;
    status;
    constructor(code, message, details = {}) {
        super(message, details.cause === undefined ? undefined : { cause: details.cause });
        this.name = 'GateError';
        this.code = code;
        this.hint = details.hint;
        this.reason = details.reason;
        this.isAmbiguous = details.isAmbiguous ?? false;
        this.status = details.status;
    }
}
/** The value as a GateError: itself, or as a fault of our own, in one line; nothing softens that. */
function asGateError(value, code = 'PROTOCOL') {
    if (value instanceof GateError)
        return value;
    const said = value instanceof Error ? value.message || value.name : String(value);
    const [line = ''] = said.trim().split(/[\r\n]/, 1);
    return new GateError(code, `Unexpected error: ${line}`, { cause: value, reason: 'internal' });
}
/** What the reading brings; undefined where the answer was that there is no such thing. */
async function orAbsent(reading) {
    try {
        return await reading;
    }
    catch (error) {
        if (error instanceof GateError && error.code === 'NOT_FOUND')
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 70:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
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
/** What asking `origin` may take: the agents of ssh and of passwords, proxies, certificates, the job's right to read it. */
const originNames = [
    'SSH_AUTH_SOCK',
    'SSH_AGENT_PID',
    'DBUS_SESSION_BUS_ADDRESS',
    'XDG_RUNTIME_DIR',
    'XDG_DATA_HOME',
    'KRB5CCNAME',
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
    'CURL_CA_BUNDLE',
    // GitLab's credential helper reads it: FF_GIT_URLS_WITHOUT_TOKENS.
    'CI_JOB_TOKEN',
];
const names = {
    machine: machineNames,
    user: [...machineNames, ...userNames],
    origin: [...machineNames, ...userNames, ...originNames],
};
/** PATH is not among them: `Programs.path` is. */
function variablesFor(need, env, platform) {
    const fold = (name) => (platform === 'win32' ? name.toUpperCase() : name);
    const wanted = new Set(names[need].map(fold));
    const found = Object.entries(env).filter(([name]) => wanted.has(fold(name)));
    return Object.fromEntries(found.filter((entry) => entry[1] !== undefined));
}


/***/ }),

/***/ 135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Aq: () => (/* binding */ machine),
  Tu: () => (/* binding */ programsFor),
  S6: () => (/* binding */ workerVariables)
});

;// CONCATENATED MODULE: external "node:process"
const external_node_process_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");
// EXTERNAL MODULE: ./build/git/environment.js
var environment = __nccwpck_require__(70);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(24);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(760);
// EXTERNAL MODULE: ./build/errors.js
var errors = __nccwpck_require__(473);
;// CONCATENATED MODULE: ./build/git/programs.js
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
    const find = (name) => {
        for (const folder of folders) {
            for (const ending of endings(platform)) {
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

// EXTERNAL MODULE: ./build/git/repository.js
var repository = __nccwpck_require__(799);
;// CONCATENATED MODULE: ./build/git/machine.js
/** The machine that programs are started on. Beside the session the only reader of the process: a scan worker has no session. */




const machine = () => ({ env: external_node_process_namespaceObject.env, cwd: (0,external_node_process_namespaceObject.cwd)(), platform: external_node_process_namespaceObject.platform });
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
/** The variables of a worker that reads a repository. */
function workerVariables(path) {
    return { ...(0,environment/* variablesFor */.j)('machine', external_node_process_namespaceObject.env, external_node_process_namespaceObject.platform), PATH: programsFor(path).path };
}


/***/ }),

/***/ 799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ findRepository),
/* harmony export */   i: () => (/* binding */ workTreesAround)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(24);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(760);
/** Finds the repository of a folder without asking git, which would take any folder of the right shape for one. */


/** What the folder lies in. */
function findRepository(path) {
    const folder = realFolder(path);
    if (folder === undefined)
        return { checkout: undefined, bare: undefined };
    const checkout = above(folder);
    const own = checkout === undefined ? [] : [checkout.gitFolder, checkout.commonFolder];
    const isOfCheckout = checkout?.top === folder || own.some((each) => folder === each || folder.startsWith(each + node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
    return { checkout, bare: isOfCheckout ? undefined : atGitFolder(folder, undefined) };
}
/** The work trees that a folder lies in: that of its checkout, and of those around it, which may hold it as a submodule. */
function workTreesAround(path) {
    const top = findRepository(path).checkout?.top;
    return top === undefined ? [] : [top, ...workTreesAround((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(top))];
}
function above(folder) {
    const entry = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git');
    const pointed = isFile(entry) ? pointedFolder(entry) : entry;
    const found = pointed === undefined ? undefined : atGitFolder(pointed, folder);
    if (found !== undefined)
        return found;
    // git takes a file of this name for the repository's, too, and fails when it points nowhere.
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    return isFile(entry) || parent === folder ? undefined : above(parent);
}
/** The file of a linked worktree or a submodule: `gitdir: path`. */
function pointedFolder(file) {
    const [, target] = /^gitdir: (.+?)\r?\n?$/s.exec(textOf(file)) ?? [];
    return target === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), target);
}
function atGitFolder(path, top) {
    const gitFolder = realFolder(path);
    if (gitFolder === undefined || !isFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitFolder, 'HEAD')))
        return undefined;
    const commonFolder = realFolder(commonFolderOf(gitFolder));
    if (commonFolder === undefined)
        return undefined;
    const isWhole = ['objects', 'refs'].every((name) => realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonFolder, name)) !== undefined);
    return isWhole ? { gitFolder, commonFolder, top } : undefined;
}
function commonFolderOf(gitFolder) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitFolder, 'commondir');
    return isFile(file) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitFolder, textOf(file).trim()) : gitFolder;
}
function realFolder(path) {
    try {
        const real = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real).isDirectory() ? real : undefined;
    }
    catch {
        return undefined;
    }
}
function isFile(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}
function textOf(file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8');
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ diagnosticsOfSkips)
/* harmony export */ });
/** Up to here every file has a line of its own; beyond, one line counts them and carries all paths in `file_paths`. */
const maximumLines = 20;
/** One diagnostic per file, or, for a reason that many files share, one for all, with their paths in `file_paths`. */
function diagnosticsOfSkips(engine, skips) {
    const byReason = Map.groupBy(skips, (skip) => skip.reason);
    return [...byReason].flatMap(([message, group]) => {
        const paths = group.map((skip) => skip.filePath).sort();
        if (paths.length <= maximumLines)
            return paths.map((path) => ({ engine, message, file_path: path }));
        return [{ engine, message: `${message} (${paths.length} files)`, file_paths: paths }];
    });
}


/***/ }),

/***/ 424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  bS: () => (/* binding */ interpreterLanguage),
  jq: () => (/* binding */ isForeign),
  yZ: () => (/* binding */ isKnownOther),
  eX: () => (/* binding */ languageOf)
});

// UNUSED EXPORTS: languageNamed, languageNames

;// CONCATENATED MODULE: ./build/policy/languages/table.js
/** Programming languages by the names of their files. Made by `npm run generate` from the package linguist-languages. */
/** Each `name|extensions|interpreters`, the lists separated by blanks. */
const languageRows = [
    '1C Enterprise|.bsl .os|',
    '4D|.4dm|',
    'ABAP|.abap|',
    'AGS Script|.asc|',
    'AIDL|.aidl|aidl',
    'AL|.al|',
    'ALGOL|.alg|',
    'AMPL|.ampl|',
    'APL|.apl .dyalog|apl aplx dyalog',
    'ASL|.asl .dsl|',
    'ATS|.dats .hats .sats|',
    'ActionScript|.as|',
    'Ada|.adb .ada .ads|',
    'Agda|.agda|',
    'Aiken|.ak|',
    'Aleo|.aleo|',
    'Alloy|.als|',
    'AngelScript|.angelscript|',
    'Answer Set Programming|.lp|clingo',
    'Apex|.cls .apex .trigger|',
    'Apollo Guidance Computer|.agc|',
    'AppleScript|.applescript .scpt|osascript',
    'Arc|.arc|',
    'AspectJ|.aj|',
    'Assembly|.asm .a51 .nasm .s|',
    'Asymptote|.asy|asy',
    'AutoHotkey|.ahk .ah1 .ah2 .ahkl|',
    'AutoIt|.au3|',
    'B|.b|',
    'B (Formal Method)|.mch|',
    'BAML|.baml|',
    'BASIC|.bas|',
    'BQN|.bqn|',
    'Ballerina|.bal|',
    'Beef|.bf|',
    'Befunge|.befunge|',
    'Berry|.be|',
    'BlitzBasic|.decls|',
    'BlitzMax|.bmx|',
    'Bluespec|.bsv|',
    'Boo|.boo|',
    'Boogie|.bpl|boogie',
    'Brightscript|.brs|',
    'C|.c .cats .h .h.in .idc|tcc',
    'C#|.cs .cs.pp .csx .linq|',
    'C++|.cpp .c++ .cc .cppm .cxx .h++ .hh .hpp .hxx .inl .ino .ipp .ixx .tcc .tpp .txx|',
    'C2hs Haskell|.chs|',
    'C3|.c3|',
    'CLIPS|.clp|',
    'COBOL|.cob .cbl .ccp .cobol .cpy|',
    'CWeb|.w|',
    'Cadence|.cdc|',
    'Cairo|.cairo|',
    'CameLIGO|.mligo|',
    'Cangjie|.cj|',
    'Carbon|.carbon|',
    'Ceylon|.ceylon|',
    'Chapel|.chpl|',
    'Charity|.ch|',
    'ChucK|.ck|',
    'Circom|.circom|',
    'Cirru|.cirru|',
    'Clarion|.clw|',
    'Clarity|.clar|',
    'Classic ASP|.asp|',
    'Clean|.icl .dcl|',
    'Click|.click|',
    'Clojure|.clj .boot .cl2 .cljc .cljs .cljs.hl .cljscm .cljx .hic|bb',
    'Clue|.clue|',
    'CodeQL|.ql .qll|',
    'CoffeeScript|.coffee ._coffee .cjsx .coffee.erb .iced|coffee',
    'ColdFusion|.cfm .cfml|',
    'ColdFusion CFC|.cfc|',
    'Common Lisp|.lisp .asd .lsp .ny .podsl .sexp|lisp sbcl ccl clisp ecl',
    'Common Workflow Language|.cwl|cwl-runner',
    'Component Pascal|.cp .cps|',
    'Cool|.cl|',
    'Crystal|.cr|crystal',
    'Cuda|.cu .cuh|',
    'Curry|.curry|',
    'Cycript|.cy|',
    'Cython|.pyx .pxd .pxi|',
    'D|.d .di|',
    'DIGITAL Command Language|.com|',
    'DM|.dm|',
    'Dafny|.dfy|dafny',
    'Dart|.dart|dart',
    'Daslang|.das|',
    'Dogescript|.djs|',
    'Dylan|.dylan .dyl .intr .lid|',
    'E|.e|rune',
    'ECL|.ecl .eclxml|',
    'EQ|.eq|',
    'Elixir|.ex .exs|elixir',
    'Elm|.elm|',
    'Emacs Lisp|.el .emacs .emacs.desktop|',
    'EmberScript|.em .emberscript|',
    'Erlang|.erl .app .app.src .escript .hrl .xrl .yrl|escript',
    'Euphoria||eui euiw',
    'F#|.fs .fsi .fsx|',
    'F*|.fst .fsti|',
    'FIRRTL|.fir|',
    'FLUX|.fx .flux|',
    'FPP|.fpp .fppi|',
    'Factor|.factor|',
    'Fancy|.fy .fancypack|',
    'Fantom|.fan|',
    'Faust|.dsp|',
    'Fennel|.fnl|fennel',
    'Flix|.flix|',
    'Forth|.fth .4th .forth .frt|',
    'Fortran|.f .f77 .for|',
    'Fortran|.f90 .f03 .f08 .f95|',
    'FreeBASIC|.bi|',
    'Frege|.fr|',
    'Futhark|.fut|',
    'GAML|.gaml|',
    'GAMS|.gms|',
    'GAP|.gap .gi .tst|',
    'GDScript|.gd|',
    'GDShader|.gdshader .gdshaderinc|',
    'GSC|.gsc .csc .gsh|',
    'Game Maker Language|.gml|',
    'Genero 4gl|.4gl|',
    'Gleam|.gleam|',
    'Glimmer JS|.gjs|',
    'Glimmer TS|.gts|',
    'Glyph|.glf|',
    'Gno|.gno|',
    'Go|.go|',
    'Golo|.golo|',
    'Gosu|.gst .gsx .vark|',
    'Grace|.grace|',
    'Grammatical Framework|.gf|',
    'Groovy Server Pages|.gsp|',
    'HIP|.hip|',
    'Hack|.hack .hhi|',
    'Harbour|.hb|',
    'Hare|.ha|',
    'Haskell|.hs .hs-boot .hsc|runghc runhaskell runhugs',
    'Haxe|.hx .hxsl|',
    'HolyC|.hc|',
    'Hy|.hy|hy',
    'IDL|.dlm|',
    'IGOR Pro|.ipf|',
    'IL Assembly|.il|',
    'ISPC|.ispc|',
    'Idris|.idr .lidr|',
    'ImageJ Macro|.ijm|',
    'Imba|.imba|',
    'Inform 7|.ni .i7x|',
    'Io|.io|io',
    'Ioke|.ik|ioke',
    'Isabelle|.thy|',
    'J|.ijs|jconsole',
    'JASS|.j|',
    'JCL|.jcl|',
    'JSONiq|.jq|',
    'Jac|.jac|',
    'Jai|.jai|',
    'Janet|.janet|janet',
    'Java|.java .jav .jsh|',
    'Java Server Pages|.jsp .tag|',
    'JavaScript|.js ._js .bones .cjs .es .es6 .gs .javascript .jsb .jscad .jsfl .jslib .jsm .jspre .jss .jsx .mjs .njs .pac .sjs .ssjs .xsjs .xsjslib|bun chakra d8 deno gjs js node nodejs qjs rhino v8 v8-shell',
    'Jolie|.ol .iol|jolie',
    'Julia|.jl|julia',
    'KRL|.krl|',
    'KakouneScript|.kak|',
    'KerboScript|.ks|',
    'KoLmafia ASH|.ash|',
    'Koka|.kk|koka',
    'Kotlin|.kt .ktm .kts|',
    'LFE|.lfe|',
    'LOLCODE|.lol|',
    'LSL|.lsl .lslp|lsl',
    'LabVIEW|.lvproj .lvclass .lvlib|',
    'Lasso|.lasso .las .lasso8 .lasso9|',
    'Lean|.lean .hlean|',
    'Leo|.leo|',
    'LigoLANG|.ligo|',
    'Liquidsoap|.liq|',
    'Literate Agda|.lagda|',
    'Literate CoffeeScript|.litcoffee .coffee.md|',
    'Literate Haskell|.lhs|',
    'LiveCode Script|.livecodescript|',
    'LiveScript|.ls ._ls|',
    'Lobster|.lobster|',
    'Logos|.xm .xi|',
    'Logtalk|.lgt .logtalk|',
    'Lua|.lua .nse .p8 .pd_lua .rbxs .rockspec .wlua|lua luajit',
    'Luau|.luau|luau',
    'M|.mumps|',
    'MATLAB|.matlab|',
    'MAXScript|.ms .mcr|',
    'MLIR|.mlir|',
    'MQL4|.mq4 .mqh|',
    'MQL5|.mq5|',
    'MUF|.muf|',
    'Macaulay2|.m2|M2',
    'MeTTa|.metta|',
    'Mercury||mmi',
    'MiniD|.minid|',
    'MiniZinc|.mzn|',
    'Mint|.mint|',
    'Mirah|.druby .duby .mirah|',
    'Modelica|.mo|',
    'Modula-2|.mod|',
    'Modula-3|.i3 .ig .m3 .mg|',
    'Mojo|.mojo|',
    'Monkey|.monkey .monkey2|',
    'Monkey C|.mc|',
    'Moocode|.moo|',
    'MoonBit|.mbt|',
    'MoonScript|.moon|moon',
    'Motorola 68K Assembly|.x68|',
    'Move|.move|',
    'NASL|.nasl|',
    'NCL|.ncl|',
    'NWScript|.nss|',
    'Nemerle|.n|',
    'NetLinx|.axs .axi|',
    'NetLogo|.nlogo|',
    'NewLisp||newlisp',
    'Nextflow|.nf|nextflow',
    'Nim|.nim .nim.cfg .nimble .nimrod .nims|',
    'Nit|.nit|',
    'Noir|.nr|',
    'Nu|.nu|nush',
    'NumPy|.numpy .numpyw .numsc|',
    'OCaml|.ml .eliom .eliomi .ml4 .mli .mll .mly|ocaml ocamlrun ocamlscript',
    'OMNeT++ MSG|.msg|',
    'OMNeT++ NED|.ned|',
    'Oberon|.ob2|',
    'Objective-C|.m|',
    'Objective-C++|.mm|',
    'Objective-J|.sj|',
    'Omgrofl|.omgrofl|',
    'Opa|.opa|',
    'Opal|.opal|',
    'OpenCL|.opencl|',
    'OpenEdge ABL|.p|',
    'OpenQASM|.qasm|',
    'OpenSCAD|.scad|',
    'OverPy|.opy|',
    'Ox|.ox .oxh .oxo|',
    'Oxygene|.oxygene|',
    'Oz|.oz|',
    'P4|.p4|',
    'PHP|.php .aw .ctp .inc .php3 .php4 .php5 .phps .phpt|php',
    'Pact|.pact|',
    'Pan|.pan|',
    'Papyrus|.psc|',
    'Parrot Assembly|.pasm|parrot',
    'Parrot Internal Representation|.pir|parrot',
    'Pascal|.pas .dfm .dpr .lpr .pascal|instantfpc',
    'Pawn|.pwn .sma|',
    'Pep8|.pep|',
    'Perl|.pl .cgi .fcgi .perl .ph .plx .pm .psgi .t|cperl perl',
    'PicoLisp||picolisp pil',
    'PigLatin|.pig|',
    'Pike|.pike .pmod|pike',
    'PogoScript|.pogo|',
    'Pony|.pony|',
    'Portugol|.por|',
    'Power Query|.pq|',
    'PowerBuilder|.pbt .sra .sru .srw|',
    'Praat|.praat|',
    'Pro*C|.pc|',
    'Processing|.pde|',
    'Prolog|.plt .pro .prolog .yap|swipl yap',
    'Promela|.pml|',
    'Propeller Spin|.spin|',
    'PureBasic|.pb .pbi|',
    'PureScript|.purs|',
    'Pyret|.arr|',
    'Python|.py .lmi .py3 .pyde .pyi .pyp .pyt .pyw .tac .wsgi .xpy|python python2 python3 py pypy pypy3 uv',
    'Q#|.qs|',
    'QML|.qml .qbs|',
    'QuakeC|.qc|',
    'Quint|.qnt|',
    'R|.r .rd .rhistory .rsx|Rscript',
    'RAScript|.rascript|',
    'REALbasic|.rbbas .rbfrm .rbmnu .rbres .rbtbar .rbuistate|',
    'REXX|.rexx .pprx .rex|regina rexx',
    'RPGLE|.rpgle .sqlrpgle|',
    'Racket|.rkt .rktd .rktl .scrbl|racket',
    'Raku|.6pl .6pm .nqp .p6 .p6l .p6m .pl6 .pm6 .raku .rakumod|perl6 raku rakudo',
    'Rascal|.rsc|',
    'ReScript|.res .resi|ocaml',
    'Reason|.re .rei|',
    'ReasonLIGO|.religo|',
    'Rebol|.reb .r2 .r3 .rebol|',
    'Red|.red|',
    'Redcode|.cw|',
    'Redscript|.reds|',
    "Ren'Py|.rpy|",
    'RenderScript|.rsh|',
    'Rhai|.rhai|',
    'Ring|.ring|',
    'Roc|.roc|',
    'Rocq Prover|.coq|',
    'Rouge|.rg|',
    'Ruby|.rb .eye .god .jbuilder .mspec .pluginspec .prawn .rabl .rbi .rbuild .rbw .rbx .ruby|ruby macruby rake jruby rbx',
    'Rust|.rs .rs.in|rust-script',
    'SAS|.sas|',
    'SMT|.smt2 .smt .z3|boolector cvc4 mathsat5 opensmt smtinterpol smt-rat stp verit yices2 z3',
    'SQF|.sqf .hqf|',
    'SWIG|.i .swg .swig|',
    'Sage|.sage .sagews|',
    'Sail|.sail|',
    'Salt|.sls|',
    'Scala|.scala .kojo .sc|scala',
    'Scenic|.scenic|scenic',
    'Scheme|.scm .sld .sps .ss|scheme guile bigloo chicken csi gosh r6rs',
    'Scilab|.sci .sce|',
    'Self|.self|',
    'Shen|.shen|',
    'Sieve|.sieve|',
    'Slash|.sl|',
    'Slice|.ice|',
    'SmPL|.cocci|',
    'Smali|.smali|',
    'Smalltalk|.st|',
    'Snakemake|.smk .snakefile|',
    'Solidity|.sol|',
    'SourcePawn|.sp|',
    'Squirrel|.nut|',
    'Stan|.stan|',
    'Standard ML|.fun .sig .sml|',
    'Stata|.do .ado .doh .ihlp .mata .matah .sthlp|',
    'SuperCollider|.scd|sclang scsynth',
    'Sway|.sw|',
    'Swift|.swift|',
    'SystemVerilog|.sv .svh .vh|',
    'TI Program|.8xp .8xp.txt|',
    'TL-Verilog|.tlv|',
    'TLA|.tla|',
    'TypeScript|.tsx|',
    'TXL|.txl|',
    'Tact|.tact|',
    'Talon|.talon|',
    'Tape|.tape|',
    'Tcl|.tcl .adp .sdc .tcl.in .tm .xdc|tclsh wish',
    'Teal|.tl|tl',
    'Terra||lua',
    'Toit|.toit|',
    'Tolk|.tolk|',
    'Turing|.tu|',
    'TypeScript|.ts .cts .mts|bun deno ts-node tsx node',
    'Unified Parallel C|.upc|',
    'Uno|.uno|',
    'UnrealScript|.uc|',
    'Untyped Plutus Core|.uplc|',
    'UrWeb|.ur .urs|',
    'VBA|.frm .vba|',
    'VBScript|.vbs|',
    'VHDL|.vhdl .vhd .vhf .vhi .vho .vhs .vht .vhw|',
    'Vala|.vala .vapi|',
    'Verilog|.v .veo|',
    'Verse|.verse|',
    'Vim script|.vim .vimrc .vmb|',
    'Visual Basic .NET|.vb .vbhtml|',
    'Visual Basic 6.0|.ctl .dsr|',
    'Volt|.volt|',
    'Vyper|.vy|',
    'WDL|.wdl|',
    'Whiley|.whiley|',
    'Witcher Script|.ws|',
    'Wolfram Language|.mathematica .cdf .ma .mt .nb .nbp .wl .wls .wlt|wolfram WolframKernel wolframscript math MathKernel MathematicaScript WolframNB Mathematica',
    'Wollok|.wlk|',
    'Wren|.wren|',
    'X10|.x10|',
    'XC|.xc|',
    'XQuery|.xquery .xq .xql .xqm .xqy|',
    'XS|.xs|',
    'Xojo|.xojo_code .xojo_menu .xojo_report .xojo_script .xojo_toolbar .xojo_window|',
    'Xonsh|.xsh|',
    'Xtend|.xtend|',
    'Yul|.yul|',
    'ZAP|.zap .xzap|',
    'ZIL|.zil .mud|',
    'Zeek|.zeek .bro|',
    'ZenScript|.zs|',
    'Zephir|.zep|',
    'Zig|.zig .zig.zon|',
    'Zimpl|.zimpl .zmpl .zpl|',
    'eC|.ec .eh|',
    'hoon|.hoon|',
    'mIRC Script|.mrc|',
    'mupad|.mu|',
    'nesC|.nc|',
    'ooc|.ooc|',
    'ucode||ucode',
    'wisp|.wisp|',
    'xBase|.prg .prw|',
];
/** Extensions of files that hold no program: data, markup, prose, builds and shells. */
const otherExtensions = '.1 .1in .1m .1x .2 .2da .3 .3in .3m .3p .3pm .3qt .3x .4 .4dform .4dproject .5 .6 .7 .8 .9 .abnf .action .adml .admx .adoc .afm .anim .ant .antlers.html .antlers.php .antlers.xml .apacheconf .apib .arpa .asax .asciidoc .ascx .asddls .ashx .asmx .asn .asn1 .aspx .asset .astro .aug .auk .aux .avdl .avsc .awk .axaml .axd .axi.erb .axml .axs.erb .bash .bat .bats .bb .bbappend .bbclass .bbcode .bbx .bdf .bdy .bib .bibtex .bicep .bicepparam .bison .blade .blade.php .blp .brd .bru .bs .bst .builder .builds .bzl .c++-objdump .c++objdump .c-objdump .cabal .caddyfile .cake .capnp .cbx .ccproj .ccxml .cds .cfg .cginc .chem .cil .clixml .cmake .cmake.in .cmd .cmp .cnc .cnf .code-snippets .code-workspace .command .conll .conllu .container .containerfile .cook .cpp-objdump .cppobjdump .cproject .cql .crc32 .creole .cscfg .csd .csdef .csh .cshtml .csl .cson .csproj .css .csv .ct .cue .cxx-objdump .cylc .cyp .cypher .d-objdump .d2 .dae .darcspatch .db2 .ddl .depproj .desktop .desktop.in .dhall .diff .dircolors .dita .ditamap .ditaval .dll.config .dockerfile .dof .dot .dotsettings .dpatch .dsc .dtx .dwl .dzn .eam.fs .eb .ebnf .ebuild .eclass .ecr .ect .edc .edge .edgeql .editorconfig .edn .ejs .ejs.t .elv .eml .env .epj .eps .epsi .erb .erb.deface .esdl .fbs .fea .feature .filters .fish .flex .flf .fnc .fp .frag .frg .fsh .fshader .fsproj .ftl .ftlh .fxh .fxml .g .g4 .gawk .gbl .gbo .gbp .gbr .gbs .gco .gcode .gdb .gdbinit .gdnlib .gdns .ged .gemspec .geo .geojson .geom .gitconfig .gitignore .gko .glade .glsl .glslf .glslv .gltf .glyphs .gmi .gmx .gn .gni .gnu .gnuplot .gohtml .gotmpl .gp .gpb .gpt .gpx .gql .gradle .gradle.kts .graphql .graphqls .groovy .grt .grxml .gshader .gtkrc .gtl .gto .gtp .gtpl .gv .gvy .gyp .gypi .haml .haml.deface .handlebars .har .hbs .hcl .heex .hexpat .hlsl .hlsli .hocon .hql .hta .htm .html .html.eex .html.hl .html.tmpl .http .hujson .hurl .hxml .hzp .ical .icls .ics .ily .iml .ini .ink .ins .ipynb .irclog .isl .iss .iuml .ivy .j2 .jade .jake .jelly .jflex .jinja .jinja2 .jison .jisonlex .js.erb .json .json-tmlanguage .json.example .json5 .jsonc .jsonl .jsonld .jsonnet .jsproj .jst .jte .just .k .kdl .kicad_mod .kicad_pcb .kicad_sch .kicad_sym .kicad_wks .kid .kit .kml .kql .ksh .ksy .kv .l .langium .lark .latte .launch .lbx .ld .lds .leex .lektorproject .less .lex .libsonnet .liquid .livemd .lkml .ll .lookml .ltx .ly .m3u .m3u8 .m4 .mak .make .makefile .mako .man .mao .markdown .marko .mask .mat .mawk .maxhelp .maxpat .maxproj .mbox .mcfunction .mcmeta .md .md2 .md4 .md5 .mdoc .mdown .mdpolicy .mdwn .mdx .me .mediawiki .mermaid .meta .meta4 .metal .mir .mjml .mk .mkd .mkdn .mkdown .mkfile .mkii .mkiv .mkvi .mmd .mmk .mms .mount .mpl .mps .msd .mss .mtl .mtml .muse .mustache .mxml .mxt .mysql .myt .nanorc .nas .natvis .nawk .ndproj .ne .nearley .neon .network .nginx .nginxconf .ninja .nix .njk .nl .no .nomad .nproj .nsh .nsi .nuspec .obj .objdump .odd .odin .orc .org .osm .outjob .overpassql .owl .pacscript .parrot .pat .patch .pbtxt .pc.in .pcbdoc .pck .pcss .pd .pddl .peggy .pegjs .per .pfa .pgsql .phtml .pic .pkb .pkgproj .pkl .pks .plantuml .plb .plist .plot .pls .plsql .po .pod .pod6 .podspec .polar .postcss .pot .pov .pp .prc .prefab .prefs .pri .prisma .prjpcb .proj .properties .props .proto .ps .ps1 .ps1xml .psc1 .psd1 .psm1 .pt .pub .pubxml .pug .puml .pytb .q .qhelp .qmd .rake .raml .raw .razor .rbs .rbxmx .rchit .rdf .rdoc .reek .reg .regex .regexp .rego .resource .rest .rest.txt .resx .rhtml .riot .rl .rmd .rmiss .rnh .rno .rnw .robot .roff .ron .ronn .rq .rss .rst .rst.txt .rtf .ru .rviz .sarif .sass .sbatch .sbt .scaml .sch .schdoc .sco .scss .scxml .sd .sed .service .sfd .sfproj .sfv .sh .sh-session .sh.in .sha1 .sha2 .sha224 .sha256 .sha256sum .sha3 .sha384 .sha512 .shader .shproj .sip .slang .slim .slint .sln .slnlaunch .slnx .slurm .smithy .snap .snip .snippet .snippets .socket .soy .sparql .spc .spec .sql .srdf .srt .srv .sss .star .stl .ston .story .storyboard .sttheme .sty .styl .sublime-build .sublime-color-scheme .sublime-commands .sublime-completions .sublime-keymap .sublime-macro .sublime-menu .sublime-mousemap .sublime-project .sublime-settings .sublime-snippet .sublime-syntax .sublime-theme .sublime-workspace .sublime_metrics .sublime_session .surql .svelte .svg .svx .syntax .tab .target .targets .tcsh .te .tea .templ .tesc .tese .tex .texi .texinfo .textgrid .textile .textproto .tf .tfstate .tfstate.backup .tftpl .tfvars .thor .thrift .timer .tmac .tmcommand .tmdl .tml .tmlanguage .tmpl .tmpreferences .tmsnippet .tmtheme .tmux .toc .tofu .toml .toml.example .tool .topojson .tpb .tpl .tps .tres .trg .tscn .tsconfig.json .tsp .tsv .ttl .twig .txi .txt .txtpb .typ .udf .udo .ui .unity .urdf .url .ux .vbproj .vcf .vcl .vcxproj .vdf .vert .vhost .viw .vmf .vrx .vs .vsh .vshader .vsixmanifest .vssettings .vstemplate .vtl .vto .vtt .vue .vw .vxml .wast .wat .watchr .webapp .webidl .webmanifest .weechatlog .wgsl .wiki .wikitext .wit .wixproj .workbook .workflow .wsdl .wsf .wxi .wxl .wxs .x .x3d .xacro .xaml .xbm .xht .xhtml .xib .xlf .xliff .xmi .xml .xml.dist .xmp .xpl .xpm .xproc .xproj .xsd .xsl .xslt .xsp-config .xsp.metadata .xspec .xul .y .yacc .yaml .yaml-tmlanguage .yaml.sed .yang .yar .yara .yasnippet .yml .yml.mysql .yy .yyp .zcml .zed .zmodel .zone .zsh .zsh-theme';
/** Names of files that hold no program although their extension is that of one; in lower case. */
const otherNames = 'go.mod installscript.qs kcl.mod makefile.boot makefile.inc makefile.pc makefile.pl readme.nss readme.pc toolchain_installscript.qs xmake.lua';

;// CONCATENATED MODULE: ./build/policy/languages/languages.js
/** Which programming language a file is written in, and whether people wrote it: by its name, and by its first line. */

const byExtension = new Map();
const byInterpreter = new Map();
for (const row of languageRows) {
    const [name = '', extensions = '', interpreters = ''] = row.split('|');
    for (const extension of extensions.split(' '))
        if (extension !== '')
            byExtension.set(extension, name);
    for (const program of interpreters.split(' '))
        if (program !== '' && !byInterpreter.has(program))
            byInterpreter.set(program, name);
}
const names = new Map([...new Set([...byExtension.values(), ...byInterpreter.values()])].map((name) => [name.toLowerCase(), name]));
const languageNames = [...names.values()];
/** The language of this name, as it is written here; undefined when there is none. */
function languageNamed(name) {
    return names.get(name.trim().toLowerCase());
}
const media = '.avif .bmp .cer .crt .cur .doc .docx .eot .example .gif .gz .ico .icns .jar .jpeg .jpg .key .less .lock .log .map .mov .mp3 .mp4 ' +
    '.odt .ogg .otf .pdf .pem .png .ppt .pptx .tar .tgz .tif .tiff .ttf .wav .webm .webp .woff .woff2 .xls .xlsx .zip';
const others = new Set([...otherExtensions.split(' '), ...media.split(' ')]);
const proseNames = /^(?:\..*|licen[cs]e|copying|notice|readme|authors|contributors|codeowners|changelog|changes|version|(?:docker|make|jenkins|vagrant|gem|rake|pod|proc|container|just)file)$/i;
/** Folders and names that Linguist takes for other people's code. */
const vendored = [
    /(?:^|\/)(?:node_modules|bower_components|vendors?|third[-_]?party|externals?|Godeps|Pods|Carthage|site-packages|jspm_packages)\//i,
    /(?:^|\/)(?:\.yarn\/(?:releases|plugins|sdks)|\.pnp\.c?js|gradlew|mvnw|testdata)(?:\/|$)/i,
    /(?:^|\/)(?:jquery|bootstrap|angular|react|vue|d3|lodash|moment|modernizr|prototype|mootools)(?:[-.]\d[\w.-]*)?(?:\.(?:min|slim|umd))*\.js$/i,
];
/** Names that generators give. */
const generated = [
    /[.-]min\.(?:js|mjs|cjs)$/i,
    /(?:^|\/)__generated__\//i,
    /\.(?:generated|g|gen|designer|freezed)\.\w+$/i,
    /(?:_pb2(?:_grpc)?\.pyi?|\.pb\.(?:go|cc|h|swift)|_pb\.(?:js|ts|rb)|_generated\.\w+|zz_generated\.\w+\.go|bindata\.go)$/i,
];
/** Name of the programming language; undefined for data, markup, prose, builds, shells and what nobody knows. */
function languageOf(path) {
    if (isOtherName(path))
        return undefined;
    for (const extension of extensionsOf(path)) {
        const language = byExtension.get(extension);
        if (language !== undefined)
            return language;
        if (others.has(extension))
            return undefined;
    }
    return undefined;
}
/** Whether the name alone says that the file is no program. */
function isKnownOther(path) {
    return (isOtherName(path) || proseNames.test(nameOf(path)) || extensionsOf(path).some((extension) => others.has(extension)));
}
/** What the first line starts the file with; `Shell` for every shell. */
function interpreterLanguage(firstLine) {
    const [, command = ''] = /^#!\s*(\S.*)$/.exec(firstLine.trim()) ?? [];
    const words = command.split(/\s+/);
    const program = /(?:^|\/)env$/.test(words[0] ?? '') ? words.slice(1).find(isProgramName) : words[0];
    const name = nameOf(program ?? '').toLowerCase();
    if (/^(?:ba|z|k|da|a|c|tc|fi)?sh$/.test(name))
        return 'Shell';
    return byInterpreter.get(name) ?? byInterpreter.get(name.replace(/[\d.-]+$/, ''));
}
/** Of the words after `env`: neither an option nor a variable. */
function isProgramName(word) {
    return !word.startsWith('-') && !word.includes('=');
}
/** Whether other people or a program wrote the file. */
function isForeign(path) {
    return [...vendored, ...generated].some((pattern) => pattern.test(path));
}
const otherNameSet = new Set(otherNames.split(' '));
function isOtherName(path) {
    return otherNameSet.has(nameOf(path).toLowerCase());
}
function nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
/** `.spec.ts`, then `.ts`; in lower case. */
function extensionsOf(path) {
    const parts = nameOf(path).toLowerCase().split('.').slice(1);
    return parts.map((_, index) => `.${parts.slice(index).join('.')}`).slice(-3);
}


/***/ }),

/***/ 172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ programOf)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(760);
/* harmony import */ var _policy_languages_languages_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(424);
/* harmony import */ var _source_file_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(254);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(917);
/** Which language a file of a tree is written in: by its name, else by the program that its first line starts it with. */





/** The longest first line that Linux reads is 256 bytes. */
const firstLineBytes = 512;
async function programOf(root, { path, stored }) {
    const named = (0,_policy_languages_languages_js__WEBPACK_IMPORTED_MODULE_2__/* .languageOf */ .eX)(path);
    if (named !== undefined)
        return { language: named, isNamed: true };
    if ((0,_policy_languages_languages_js__WEBPACK_IMPORTED_MODULE_2__/* .isKnownOther */ .yZ)(path) && (0,_source_file_js__WEBPACK_IMPORTED_MODULE_4__/* .extensionOf */ .je)(path) !== '')
        return { language: undefined, isNamed: true };
    const [first = '', second = ''] = await firstLines((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, stored));
    const language = (0,_policy_languages_languages_js__WEBPACK_IMPORTED_MODULE_2__/* .interpreterLanguage */ .bS)(first);
    // A shell that hands the file on to Node: https://unix.stackexchange.com/q/65235
    const isHandedOn = language === 'Shell' && /^(?:':'|":")\s*(?:\/\/|#).*\bnode/.test(second);
    return { language: isHandedOn ? 'JavaScript' : language, isNamed: false };
}
async function firstLines(path) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path);
    try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(firstLineBytes), 0, firstLineBytes, 0);
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeText */ .g7)(buffer.subarray(0, bytesRead)).text.split(/\r\n|[\r\n]/, 2);
    }
    finally {
        await file.close();
    }
}


/***/ }),

/***/ 885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  s: () => (/* binding */ engines)
});

// EXTERNAL MODULE: ./build/git/skipped-files.js
var skipped_files = __nccwpck_require__(529);
// EXTERNAL MODULE: ./build/service/engines/source-file.js
var source_file = __nccwpck_require__(254);
// EXTERNAL MODULE: ./build/service/engines/text.js
var engines_text = __nccwpck_require__(917);
;// CONCATENATED MODULE: ./build/service/engines/iac/iac.js
/** Infrastructure files have no scanner here; this engine only says so when a commit holds any. */



const iac_name = 'iac';
/** The marks of a template stand near its top; no template needs more to be known. */
const sniffedCharacters = 64 * 1024;
const byName = [
    [/\.(?:tf|tfvars|tofu)(?:\.json)?$|\.hcl$/, 'Terraform'],
    [/^(?:dockerfile|containerfile)(?:\..+)?$|\.dockerfile$/, 'Dockerfile'],
    [/^(?:docker-)?compose(?:\..+)?\.ya?ml$/, 'Docker Compose'],
    [/^(?:chart|kustomization)\.ya?ml$/, 'Kubernetes'],
    [/\.bicep$/, 'Bicep'],
];
const byContent = [
    [/AWSTemplateFormatVersion|["']?Type["']?\s*:\s*["']?AWS::\w+::\w+/, 'CloudFormation'],
    [/^apiVersion\s*:\s*\S+[\s\S]*^kind\s*:\s*\w+|^kind\s*:\s*\w+[\s\S]*^apiVersion\s*:/m, 'Kubernetes'],
    [/"\$schema"\s*:\s*"[^"]*deploymentTemplate\.json/, 'Azure Resource Manager'],
];
const templateExtensions = new Set(['.yaml', '.yml', '.json', '.template']);
const iacEngine = { name: iac_name, scanType: 'iac', isShared: () => false, scan: nameTemplates };
async function nameTemplates({ root, files, signal }) {
    const skips = [];
    for (const file of files) {
        signal.throwIfAborted();
        const kind = await kindOf(root, file);
        if (kind !== undefined)
            skips.push({ reason: `${kind}: no scanner for it is installed, not looked at`, filePath: file.path });
    }
    return { findings: [], coverage: 'not covered', diagnostics: (0,skipped_files/* diagnosticsOfSkips */.S)(iac_name, skips), lookedAt: [] };
}
async function kindOf(root, { path, stored }) {
    const fileName = (0,source_file/* baseName */.Fl)(path).toLowerCase();
    const named = byName.find(([pattern]) => pattern.test(fileName))?.[1];
    if (named !== undefined || !templateExtensions.has((0,source_file/* extensionOf */.je)(path)))
        return named;
    const start = (await (0,engines_text/* readFileText */.eu)(root, stored)).text.slice(0, sniffedCharacters);
    return byContent.find(([pattern]) => pattern.test(start))?.[1];
}

// EXTERNAL MODULE: ./build/policy/languages/languages.js + 1 modules
var languages = __nccwpck_require__(424);
// EXTERNAL MODULE: ./build/service/engines/program.js
var program = __nccwpck_require__(172);
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
/** Which line an offset stands on, from 1; `\n`, `\r\n` and `\r` end a line. */
function lineFinder(text) {
    const starts = [0, ...[...text.matchAll(/\r\n?|\n/g)].map((end) => end.index + end[0].length)];
    return (offset) => {
        let [low, high] = [0, starts.length];
        while (high - low > 1) {
            const middle = (low + high) >> 1;
            if ((starts[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle;
        }
        return low + 1;
    };
}

// EXTERNAL MODULE: ./build/service/engines/task.js
var task = __nccwpck_require__(351);
;// CONCATENATED MODULE: ./build/service/engines/tree-engine.js
const missingCodes = new Set(['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND']);
/** What the loader yields; undefined when a package is not installed. Any other fault of loading is thrown. */
async function loadIfInstalled(load) {
    try {
        return await load();
    }
    catch (error) {
        if (missingCodes.has(error.code ?? ''))
            return undefined;
        throw error;
    }
}
/** What the work yields; when its packages are not installed, that nothing was looked at, and how to change that. */
async function ifInstalled({ name, packages }, work) {
    const message = `Not covered: the scanner is not installed. Install it with: npm install --no-save ${packages.join(' ')}`;
    const result = await loadIfInstalled(work);
    return result ?? { findings: [], coverage: 'not covered', diagnostics: [{ engine: name, message }], lookedAt: [] };
}

;// CONCATENATED MODULE: ./build/service/engines/sast/kinds.js
/** In which way a file holds scripts: as a whole, between the tags of a page or component, or not at all. */


/** The dialects that the parser knows by these names. */
const scriptExtensions = ['.js', '.mjs', '.cjs', '.jsx', '.ts', '.mts', '.cts', '.tsx'];
const markups = {
    '.html': 'page',
    '.htm': 'page',
    '.shtml': 'page',
    '.xhtml': 'page',
    '.xht': 'page',
    '.hta': 'page',
    '.svg': 'page',
    '.vue': 'component',
    '.svelte': 'component',
    '.astro': 'astro',
};
/** Script names that other formats have too; with markup at its beginning the file is one of those. */
const shared = { '.wxs': '.js' };
function scriptKindOf(path) {
    const extension = (0,source_file/* extensionOf */.je)(path);
    const markup = markups[extension];
    if (markup !== undefined)
        return { markup };
    const script = scriptExtensions.find((known) => known === extension) ?? shared[extension];
    if (script !== undefined)
        return { extension: script };
    return kindOfLanguage((0,languages/* languageOf */.eX)(path));
}
function kindOfLanguage(language) {
    if (language === 'JavaScript')
        return { extension: '.js' };
    return language === 'TypeScript' ? { extension: '.ts' } : undefined;
}
/** Qt's translations are `.ts` too, and the installer's sources `.wxs`: no script begins so. */
function isOtherFormat(path, text) {
    const extension = (0,source_file/* extensionOf */.je)(path);
    return ((extension === '.ts' || extension in shared) && /^\s*<(?:\?xml|!DOCTYPE|TS\b|Wix\b)/i.test(text.slice(0, 2000)));
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(760);
;// CONCATENATED MODULE: ./build/service/engines/sast/grammars.js
const decorators = ['decorators', 'decoratorAutoAccessors'];
/** The older proposal is the one that allows decorators on parameters, as Angular and Nest use them. */
const legacyDecorators = ['decorators-legacy', 'decoratorAutoAccessors'];
const later = ['explicitResourceManagement', 'sourcePhaseImports', 'deferredImportEvaluation'];
const scripts = [
    ['jsx', ...decorators],
    ['jsx', 'flow', ...legacyDecorators],
    ['jsx', 'typescript', ...legacyDecorators],
];
const typed = [
    ['typescript', ...legacyDecorators],
    ['typescript', ...decorators],
];
const typedMarkup = [
    ['typescript', 'jsx', ...legacyDecorators],
    ['typescript', 'jsx', ...decorators],
];
const declarations = [[['typescript', { dts: true }], ...legacyDecorators]];
const dialects = {
    '.js': scripts,
    '.mjs': scripts,
    '.cjs': scripts,
    '.jsx': scripts,
    '.ts': typed,
    '.mts': typed,
    '.cts': typed,
    '.tsx': typedMarkup,
};
/** Every grammar worth trying for a file, the likeliest first; the last one reads on after errors. */
function grammarsFor(path, extension) {
    const isDeclaration = /\.d\.(?:[^/.]+\.)?[cm]?ts$/i.test(path);
    const kinds = isDeclaration ? declarations : dialects[extension];
    const key = `${extension} ${isDeclaration}`;
    const known = grammars.get(key);
    if (known !== undefined)
        return known;
    const types = sourceTypesOf(extension);
    const strict = kinds.flatMap((dialect) => types.map((sourceType) => grammar(sourceType, dialect, false)));
    const [first = []] = kinds;
    const all = [...strict, grammar(types[0] ?? 'module', first, true)];
    grammars.set(key, all);
    return all;
}
const grammars = new Map();
function sourceTypesOf(extension) {
    if (extension === '.mjs' || extension === '.mts')
        return ['module'];
    return extension === '.cjs' || extension === '.cts' ? ['commonjs', 'module'] : ['module', 'commonjs'];
}
function grammar(sourceType, dialect, recover) {
    return { sourceType, plugins: [...dialect, ...later], recover };
}

;// CONCATENATED MODULE: ./build/service/engines/sast/rules.js
const onlyWhenReached = 'The scanner does not follow data: it is a real problem only if the value can come from outside the program.';
/** `new Function('return 1')`: every argument is a plain string. */
const onlyLiterals = /^(?:new\s+)?(?:\w+\.)?Function\s*\(\s*(?:(?:'[^'\\]*'|"[^"\\]*"|`[^`\\$]*`)\s*,?\s*)*\)$/;
const sastRules = {
    'security/detect-eval-with-expression': {
        cwe: 'CWE-95',
        severity: 'HIGH',
        title: 'Use of eval with an expression',
        description: 'Text that is only known at run time is executed as code. Whoever can influence the text runs code with the rights of the program.',
        remediation: 'Parse data with JSON.parse, look functions up in a table, or use a real expression parser. Do not execute text.',
    },
    'no-eval': {
        cwe: 'CWE-95',
        severity: 'MEDIUM',
        title: 'Use of eval',
        description: 'eval executes text as code. It hides what the program does and becomes code injection as soon as outside text reaches it.',
        remediation: 'Replace eval by the code that it would run, by JSON.parse, or by a table of functions.',
    },
    'no-implied-eval': {
        cwe: 'CWE-95',
        severity: 'MEDIUM',
        title: 'Timer that executes text as code',
        description: 'setTimeout and setInterval execute a string argument as eval does.',
        remediation: 'Pass a function instead of a string.',
    },
    'no-new-func': {
        cwe: 'CWE-95',
        severity: 'HIGH',
        title: 'Code built at run time with the Function constructor',
        description: 'The Function constructor turns text into code, as eval does. Whoever can influence the text runs code with the rights of the program.',
        remediation: 'Write the function in the source, or look it up in a table.',
        variants: [
            {
                code: onlyLiterals,
                meaning: {
                    cwe: 'CWE-95',
                    severity: 'LOW',
                    title: 'Function constructor with constant text',
                    description: 'The Function constructor turns text into code. The text is constant here, so nothing can be injected; a content security policy that forbids eval breaks it.',
                    remediation: 'Write the function in the source.',
                },
            },
        ],
    },
    'no-script-url': {
        cwe: 'CWE-79',
        severity: 'LOW',
        title: 'Address with the javascript: scheme',
        description: 'A javascript: address executes its text as code in the page, as eval does.',
        remediation: 'Use an event handler, or a button instead of a link.',
    },
    'security/detect-child-process': {
        cwe: 'CWE-78',
        severity: 'HIGH',
        title: 'Shell command built at run time',
        description: `child_process.exec gives its text to a shell. A value in it that comes from outside can start any other command. ${onlyWhenReached}`,
        remediation: 'Use execFile or spawn with a fixed program and an array of arguments, and no shell.',
        variants: [
            {
                message: /^Found require\(/,
                meaning: {
                    cwe: 'CWE-78',
                    severity: 'INFO',
                    title: 'child_process is loaded in passing',
                    description: 'The module that starts processes is loaded inside an expression, where the scanner cannot see how it is used.',
                    remediation: 'Load it into a constant at the top of the file and use execFile or spawn with an array of arguments.',
                },
            },
        ],
    },
    'security/detect-unsafe-regex': {
        cwe: 'CWE-1333',
        severity: 'MEDIUM',
        title: 'Regular expression that can take exponential time',
        description: 'Nested or overlapping repetitions can make the expression run for minutes on a short, crafted text, which blocks the whole process.',
        remediation: 'Rewrite it without nested repetition, limit the length of the input, or use a linear-time engine.',
    },
    'security/detect-non-literal-regexp': {
        cwe: 'CWE-1333',
        severity: 'LOW',
        title: 'Regular expression built at run time',
        description: `Text becomes part of a regular expression. Crafted text can change what it matches or make it run for minutes. ${onlyWhenReached}`,
        remediation: 'Use a constant expression, or escape the text with RegExp.escape before it is inserted.',
    },
    'security/detect-non-literal-require': {
        cwe: 'CWE-829',
        severity: 'MEDIUM',
        title: 'Module chosen at run time',
        description: `require loads and runs whatever file its argument names. ${onlyWhenReached}`,
        remediation: 'Use constant module names, or a table from permitted names to modules.',
    },
    'security/detect-non-literal-fs-filename': {
        cwe: 'CWE-22',
        severity: 'LOW',
        title: 'File name built at run time',
        description: `A file is opened whose name is not constant. With ".." in it, a caller can reach files that it should not. ${onlyWhenReached}`,
        remediation: 'Resolve the name against a fixed folder and check that the result still lies inside it.',
    },
    'security/detect-possible-timing-attacks': {
        cwe: 'CWE-208',
        severity: 'LOW',
        title: 'Secret compared in varying time',
        description: 'Comparing a secret with === stops at the first difference; the time taken tells how much of a guess was right.',
        remediation: 'Compare with crypto.timingSafeEqual.',
    },
    'security/detect-pseudoRandomBytes': {
        cwe: 'CWE-338',
        severity: 'MEDIUM',
        title: 'Use of crypto.pseudoRandomBytes',
        description: 'The function is deprecated, and by its contract its numbers need not be unpredictable.',
        remediation: 'Use crypto.randomBytes.',
    },
    'security/detect-new-buffer': {
        cwe: 'CWE-908',
        severity: 'MEDIUM',
        title: 'Buffer constructor with a value known at run time',
        description: 'new Buffer(n) with a number hands out memory that may still hold old contents of the process.',
        remediation: 'Use Buffer.from for data and Buffer.alloc for sizes.',
    },
    'security/detect-buffer-noassert': {
        cwe: 'CWE-119',
        severity: 'MEDIUM',
        title: 'Buffer access without a bounds check',
        description: 'noAssert switches off the check that an offset lies inside the buffer.',
        remediation: 'Remove the noAssert argument.',
    },
    'security/detect-disable-mustache-escape': {
        cwe: 'CWE-79',
        severity: 'MEDIUM',
        title: 'Template escaping switched off',
        description: 'Without escaping, values end up in the page as markup, scripts included.',
        remediation: 'Leave escaping on and mark only trusted values as safe.',
    },
    'security/detect-no-csrf-before-method-override': {
        cwe: 'CWE-352',
        severity: 'MEDIUM',
        title: 'CSRF check before method override',
        description: 'The check sees the original method, and the override then turns a harmless GET into a changing request.',
        remediation: 'Put the method override before the CSRF middleware.',
    },
    'security/detect-bidi-characters': {
        cwe: 'CWE-1007',
        severity: 'HIGH',
        title: 'Hidden characters that reverse the text shown',
        description: 'Characters that change the direction of text make code read differently from how it runs ("Trojan Source").',
        remediation: 'Remove the characters, and review what the line really does.',
    },
    'security/detect-invisible-characters': {
        cwe: 'CWE-1007',
        severity: 'HIGH',
        title: 'Invisible character in the code',
        description: 'A character without a glyph is used in code or in a comment. It can hide a name or a parameter from a reviewer.',
        remediation: 'Remove the character, and review what the line really does.',
    },
    'no-unsanitized/property': {
        cwe: 'CWE-79',
        severity: 'MEDIUM',
        title: 'Markup assigned without escaping',
        description: `A value that is not constant becomes markup of the page, scripts included. ${onlyWhenReached}`,
        remediation: 'Use textContent, or clean the value with a sanitizer such as DOMPurify.',
    },
    'no-unsanitized/method': {
        cwe: 'CWE-79',
        severity: 'MEDIUM',
        title: 'Markup inserted without escaping',
        description: `A value that is not constant is written into the page as markup, scripts included. ${onlyWhenReached}`,
        remediation: 'Use textContent or DOM methods, or clean the value with a sanitizer such as DOMPurify.',
        variants: [
            {
                message: /call to import\b/,
                meaning: {
                    cwe: 'CWE-829',
                    severity: 'LOW',
                    title: 'Module imported by a name built at run time',
                    description: `import() loads and runs whatever module its argument names. ${onlyWhenReached}`,
                    remediation: 'Use constant module names, or a table from permitted names to modules.',
                },
            },
        ],
    },
};
/** What a report of the rule means, by its message and the reported code. */
function meaningOf(rule, message, code) {
    const variant = rule.variants?.find((candidate) => (candidate.message?.test(message) ?? true) && (candidate.code?.test(code.trim()) ?? true));
    return variant?.meaning ?? rule;
}

;// CONCATENATED MODULE: ./build/service/engines/sast/linter.js
/** Runs ESLint over one text with this gate's rules alone: no configuration, comment or ignore file of the repository has a say. */



async function loadLintLibraries() {
    const [eslint, parser, security, unsanitized] = await Promise.all([
        import(/* webpackIgnore: true */ 'eslint'),
        import(/* webpackIgnore: true */ '@babel/eslint-parser'),
        import(/* webpackIgnore: true */ 'eslint-plugin-security'),
        import(/* webpackIgnore: true */ 'eslint-plugin-no-unsanitized'),
    ]);
    return {
        ESLint: eslint.ESLint,
        parser: parser.default,
        plugins: { security: security.default, 'no-unsanitized': unsanitized.default },
    };
}
const globals = Object.fromEntries(['window', 'self', 'global', 'setTimeout', 'setInterval', 'setImmediate', 'execScript', 'require', 'module'].map((name) => [name, 'readonly']));
/**
 * A function that lints texts; one ESLint per grammar, made when it is first needed.
 * `folder` is any folder outside the scanned tree: ESLint looks for its files there.
 */
function createLinter(folder, libraries) {
    const linters = new Map();
    const linterFor = (grammar) => {
        const linter = linters.get(grammar) ?? newLinter(folder, libraries, grammar);
        linters.set(grammar, linter);
        return linter;
    };
    return async (path, extension, text) => {
        let problem;
        for (const grammar of grammarsFor(path, extension)) {
            // The name says only the extension: no pattern or ignore rule can then match the real path.
            const answer = await lintOnce(linterFor(grammar), (0,external_node_path_.join)(folder, `source${extension}`), text);
            problem ??= answer.problem;
            if (answer.problem === undefined)
                return { ...answer, ...(grammar.recover && problem ? { problem } : {}) };
        }
        return { reports: [], problem: problem ?? 'no grammar fits', isRead: false };
    };
}
async function lintOnce(linter, filePath, text) {
    let results;
    try {
        results = await linter.lintText(text, { filePath, warnIgnored: true });
    }
    catch (error) {
        // A rule that stumbles over one odd file must not cost the scan of all others.
        return { reports: [], problem: `a rule failed: ${firstLine(error)}`, isRead: false };
    }
    const messages = results.flatMap((result) => result.messages);
    const other = messages.find((message) => message.ruleId === null);
    if (other !== undefined || results.length === 0)
        return { reports: [], problem: other?.message ?? 'the file was ignored', isRead: false };
    return { reports: messages.map(reportOf), isRead: true };
}
function reportOf(message) {
    const { ruleId, line, column } = message;
    const endLine = message.endLine ?? line;
    const endColumn = message.endColumn ?? column;
    return { ruleId: ruleId ?? '', message: message.message, line, column, endLine, endColumn };
}
function newLinter(cwd, { ESLint, parser, plugins }, grammar) {
    return new ESLint({
        cwd,
        overrideConfigFile: true,
        allowInlineConfig: false,
        ignore: false,
        cache: false,
        overrideConfig: {
            files: ['**/source.*'],
            plugins,
            linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off', reportUnusedInlineConfigs: 'off' },
            languageOptions: {
                ecmaVersion: 'latest',
                sourceType: grammar.sourceType,
                globals,
                parser,
                parserOptions: parserOptionsOf(grammar),
            },
            rules: Object.fromEntries(Object.keys(sastRules).map((rule) => [rule, 'error'])),
        },
    });
}
function parserOptionsOf({ sourceType, plugins, recover }) {
    // Babel allows `return` outside a function in CommonJS by itself and refuses the option there.
    const lenient = sourceType === 'commonjs' ? {} : { allowReturnOutsideFunction: true };
    return {
        requireConfigFile: false,
        babelOptions: {
            babelrc: false,
            configFile: false,
            // Its configuration may name a module, which would be loaded.
            browserslistConfigFile: false,
            presets: [],
            parserOpts: { ...lenient, allowUndeclaredExports: true, errorRecovery: recover, plugins: [...plugins] },
        },
    };
}
function firstLine(error) {
    return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/util.js

// functions
function assertEqual(val) {
    return val;
}
function assertNotEqual(val) {
    return val;
}
function toZod() {
    return (schema) => schema;
}
function assertIs(_arg) { }
function assertNever(_x) {
    throw new Error("Unexpected value in exhaustive check");
}
function assert(_) { }
function getEnumValues(entries) {
    const numericValues = Object.values(entries).filter((v) => typeof v === "number");
    const values = Object.entries(entries)
        .filter(([k, _]) => numericValues.indexOf(+k) === -1)
        .map(([_, v]) => v);
    return values;
}
function joinValues(array, separator = "|") {
    return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
    if (typeof value === "bigint")
        return value.toString();
    return value;
}
// the accessor lives on a shared prototype: an own accessor makes every box a dictionary-mode object (~360 B and a slow load per read against ~100 B and an inlined getter here)
class Cached {
    constructor(getter) {
        this._getter = getter;
        this._value = undefined;
    }
    get value() {
        const getter = this._getter;
        if (getter !== undefined) {
            this._value = getter();
            this._getter = undefined;
        }
        return this._value;
    }
}
function cached(getter) {
    return new Cached(getter);
}
function nullish(input) {
    return input === null || input === undefined;
}
function cleanRegex(source) {
    const start = source.startsWith("^") ? 1 : 0;
    const end = source.endsWith("$") ? source.length - 1 : source.length;
    return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
    const ratio = val / step;
    const roundedRatio = Math.round(ratio);
    // `val` and `step` each round to a double before the division rounds again, so a true decimal multiple's quotient can sit up to 1.5 of these scaled epsilons from the integer. A 1x tolerance therefore rejected 2.03 as a multiple of 0.07; 4x covers the worst case with margin.
    const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
    if (Math.abs(ratio - roundedRatio) < tolerance)
        return 0;
    return ratio - roundedRatio;
}
const EVALUATING = /* @__PURE__*/ (/* unused pure expression or super */ null && (Symbol("evaluating")));
function defineLazy(object, key, getter) {
    let value = undefined;
    Object.defineProperty(object, key, {
        get() {
            if (value === EVALUATING) {
                // Circular reference detected, return undefined to break the cycle
                return undefined;
            }
            if (value === undefined) {
                value = EVALUATING;
                value = getter();
            }
            return value;
        },
        set(v) {
            Object.defineProperty(object, key, {
                value: v,
                // configurable: true,
            });
            // object[key] = v;
        },
        configurable: true,
    });
}
function objectClone(obj) {
    return Object.create(Object.getPrototypeOf(obj), Object.getOwnPropertyDescriptors(obj));
}
function util_assignProp(target, prop, value) {
    Object.defineProperty(target, prop, {
        value,
        writable: true,
        enumerable: true,
        configurable: true,
    });
}
/**
 * Whichever object a def's `shape` currently answers from: the one the caller passed until the first read, the frozen copy after it.
 *
 * Its keys and descriptors read without invoking anything, which is what lets a discriminated union check its discriminator, and the cycle walk read a shape, without resolving a getter that references the schema being constructed. A def that answers `shape` from an accessor of its own has none.
 */
function rawShape(def) {
    const desc = Object.getOwnPropertyDescriptor(def, "shape");
    return desc?.get ? desc.get.raw : desc?.value;
}
// where a builder reads its source's keys and descriptors, resolving only a shape a def answers for itself. A shape resolves by object spread, so only its enumerable keys are ever part of it.
function sourceShape(schema) {
    return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
// a key whose value is not settled yet, self-caching so every read after the first gets the same one
function deferProp(target, key, getter) {
    Object.defineProperty(target, key, {
        get() {
            const value = getter();
            util_assignProp(this, key, value);
            return value;
        },
        enumerable: true,
        configurable: true,
    });
}
// Writes a settled key. A plain assignment is much cheaper than `defineProperty` and produces the same descriptor, but it runs whatever setter already answers to the key — an accessor this shape deferred, or an inherited one, which `__proto__` has on every object and prototype pollution can add for any name.
function putProp(target, key, value) {
    if (key in target)
        util_assignProp(target, key, value);
    else
        target[key] = value;
}
/**
 * Copies `keys` of `source`'s shape onto `target`, each value passed through `wrap`.
 *
 * A key the source has resolved is copied through now, so the derived shape states it outright and nothing has to resolve it to learn what it holds. A key the source still defers stays deferred, and reads back through the source's own `shape`, so it resolves once and both shapes get that one schema.
 */
function mirrorShape(target, source, keys, wrap) {
    const raw = sourceShape(source);
    for (const key of keys) {
        const desc = Object.getOwnPropertyDescriptor(raw, key);
        if (!desc.enumerable)
            continue;
        if (desc.get) {
            deferProp(target, key, () => {
                const value = source._zod.def.shape[key];
                return wrap ? wrap(value, key) : value;
            });
        }
        else
            putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
    }
}
// same, for a plain shape a caller passed rather than a schema's
function mirrorProps(target, source) {
    for (const key of Reflect.ownKeys(source)) {
        const desc = Object.getOwnPropertyDescriptor(source, key);
        if (!desc.enumerable)
            continue;
        if (desc.get)
            deferProp(target, key, () => source[key]);
        else
            putProp(target, key, desc.value);
    }
}
function mergeDefs(...defs) {
    const mergedDescriptors = {};
    for (const def of defs) {
        const descriptors = Object.getOwnPropertyDescriptors(def);
        Object.assign(mergedDescriptors, descriptors);
    }
    return Object.defineProperties({}, mergedDescriptors);
}
function cloneDef(schema) {
    return mergeDefs(schema._zod.def);
}
function getElementAtPath(obj, path) {
    if (!path)
        return obj;
    return path.reduce((acc, key) => acc?.[key], obj);
}
function promiseAllObject(promisesObj) {
    const keys = Object.keys(promisesObj);
    const promises = keys.map((key) => promisesObj[key]);
    return Promise.all(promises).then((results) => {
        const resolvedObj = {};
        for (let i = 0; i < keys.length; i++) {
            resolvedObj[keys[i]] = results[i];
        }
        return resolvedObj;
    });
}
function randomString(length = 10) {
    const chars = "abcdefghijklmnopqrstuvwxyz";
    let str = "";
    for (let i = 0; i < length; i++) {
        str += chars[Math.floor(Math.random() * chars.length)];
    }
    return str;
}
function esc(str) {
    return JSON.stringify(str);
}
function slugify(input) {
    return input
        .toLowerCase()
        .trim()
        .replace(/[^\w\s-]/g, "")
        .replace(/[\s_-]+/g, "-")
        .replace(/^-+|-+$/g, "");
}
const captureStackTrace = ("captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => { });
function util_isObject(data) {
    return typeof data === "object" && data !== null && !Array.isArray(data);
}
const util_allowsEval = /* @__PURE__*/ cached(() => {
    // Skip the probe under `jitless`: strict CSPs report the caught `new Function` as a `securitypolicyviolation` even though the throw is swallowed.
    if (globalConfig.jitless) {
        return false;
    }
    // @ts-ignore
    if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) {
        return false;
    }
    try {
        const F = Function;
        new F("");
        return true;
    }
    catch (_) {
        return false;
    }
});
function isPlainObject(o) {
    if (util_isObject(o) === false)
        return false;
    // modified constructor
    const ctor = o.constructor;
    if (ctor === undefined)
        return true;
    if (typeof ctor !== "function")
        return true;
    // modified prototype
    const prot = ctor.prototype;
    if (util_isObject(prot) === false)
        return false;
    // ctor doesn't have static `isPrototypeOf`
    if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) {
        return false;
    }
    return true;
}
function shallowClone(o) {
    if (isPlainObject(o))
        return { ...o };
    if (Array.isArray(o))
        return [...o];
    if (o instanceof Map)
        return new Map(o);
    if (o instanceof Set)
        return new Set(o);
    return o;
}
function numKeys(data) {
    let keyCount = 0;
    for (const key in data) {
        if (Object.prototype.hasOwnProperty.call(data, key)) {
            keyCount++;
        }
    }
    return keyCount;
}
const getParsedType = (data) => {
    const t = typeof data;
    switch (t) {
        case "undefined":
            return "undefined";
        case "string":
            return "string";
        case "number":
            return Number.isNaN(data) ? "nan" : "number";
        case "boolean":
            return "boolean";
        case "function":
            return "function";
        case "bigint":
            return "bigint";
        case "symbol":
            return "symbol";
        case "object":
            if (Array.isArray(data)) {
                return "array";
            }
            if (data === null) {
                return "null";
            }
            if (data.then && typeof data.then === "function" && data.catch && typeof data.catch === "function") {
                return "promise";
            }
            if (typeof Map !== "undefined" && data instanceof Map) {
                return "map";
            }
            if (typeof Set !== "undefined" && data instanceof Set) {
                return "set";
            }
            if (typeof Date !== "undefined" && data instanceof Date) {
                return "date";
            }
            // @ts-ignore
            if (typeof File !== "undefined" && data instanceof File) {
                return "file";
            }
            return "object";
        default:
            throw new Error(`Unknown data type: ${t}`);
    }
};
const propertyKeyTypes = /* @__PURE__*/ new Set(["string", "number", "symbol"]);
const primitiveTypes = /* @__PURE__*/ new Set([
    "string",
    "number",
    "bigint",
    "boolean",
    "symbol",
    "undefined",
]);
function escapeRegex(str) {
    return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
// zod-specific utils
function clone(inst, def, params) {
    const cl = new inst._zod.constr(def ?? inst._zod.def);
    if (!def || params?.parent)
        cl._zod.parent = inst;
    return cl;
}
function normalizeParams(_params) {
    const params = _params;
    if (!params)
        return {};
    if (typeof params === "string")
        return { error: () => params };
    if (params?.message !== undefined) {
        if (params?.error !== undefined)
            throw new Error("Cannot specify both `message` and `error` params");
        params.error = params.message;
    }
    delete params.message;
    if (typeof params.error === "string")
        return { ...params, error: () => params.error };
    return params;
}
function createTransparentProxy(getter) {
    let target;
    return new Proxy({}, {
        get(_, prop, receiver) {
            target ?? (target = getter());
            return Reflect.get(target, prop, receiver);
        },
        set(_, prop, value, receiver) {
            target ?? (target = getter());
            return Reflect.set(target, prop, value, receiver);
        },
        has(_, prop) {
            target ?? (target = getter());
            return Reflect.has(target, prop);
        },
        deleteProperty(_, prop) {
            target ?? (target = getter());
            return Reflect.deleteProperty(target, prop);
        },
        ownKeys(_) {
            target ?? (target = getter());
            return Reflect.ownKeys(target);
        },
        getOwnPropertyDescriptor(_, prop) {
            target ?? (target = getter());
            return Reflect.getOwnPropertyDescriptor(target, prop);
        },
        defineProperty(_, prop, descriptor) {
            target ?? (target = getter());
            return Reflect.defineProperty(target, prop, descriptor);
        },
    });
}
function stringifyPrimitive(value) {
    if (typeof value === "bigint")
        return value.toString() + "n";
    if (typeof value === "string")
        return `"${value}"`;
    return `${value}`;
}
function optionalKeys(shape) {
    return Object.keys(shape).filter((k) => {
        return shape[k]._zod.optin !== undefined && shape[k]._zod.optout === "optional";
    });
}
// Wrapped in a `@__PURE__` IIFE: esbuild never tree-shakes a top-level initializer that contains a member access on `Number`, so the bare object literal survived into every bundle.
const NUMBER_FORMAT_RANGES = /*@__PURE__*/ (() => ({
    safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    int32: [-2147483648, 2147483647],
    uint32: [0, 4294967295],
    float32: [-3.4028234663852886e38, 3.4028234663852886e38],
    float64: [-Number.MAX_VALUE, Number.MAX_VALUE],
}))();
const BIGINT_FORMAT_RANGES = {
    int64: [/* @__PURE__*/ BigInt("-9223372036854775808"), /* @__PURE__*/ BigInt("9223372036854775807")],
    uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt("18446744073709551615")],
};
function pick(schema, mask) {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(".pick() cannot be used on object schemas containing refinements");
    }
    const newShape = {};
    mirrorShape(newShape, schema, maskedKeys(schema, mask));
    return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
// the mask keys that select something, checked against the source's shape without resolving it
function maskedKeys(schema, mask) {
    const raw = sourceShape(schema);
    const keys = [];
    // `for...in` skips symbols, so a symbol in the mask would select nothing
    for (const key of Reflect.ownKeys(mask)) {
        if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) {
            throw new Error(`Unrecognized key: "${String(key)}"`);
        }
        if (mask[key])
            keys.push(key);
    }
    return keys;
}
function omit(schema, mask) {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(".omit() cannot be used on object schemas containing refinements");
    }
    const omitted = new Set(maskedKeys(schema, mask));
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
    return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
function extend(schema, shape) {
    if (!isPlainObject(shape)) {
        throw new Error("Invalid input to extend: expected a plain object");
    }
    const checks = schema._zod.def.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        // Only throw if new shape overlaps with existing shape. Use getOwnPropertyDescriptor to check key existence without accessing values
        const existingShape = sourceShape(schema);
        for (const key of Reflect.ownKeys(shape)) {
            if (Object.getOwnPropertyDescriptor(existingShape, key) !== undefined) {
                throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
            }
        }
    }
    return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
// the source's keys, then the caller's overlaid on top
function extended(schema, shape) {
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
    mirrorProps(newShape, shape);
    return newShape;
}
function safeExtend(schema, shape) {
    if (!isPlainObject(shape)) {
        throw new Error("Invalid input to safeExtend: expected a plain object");
    }
    return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function merge(a, b) {
    if (!b?._zod?.def) {
        throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
    }
    if (a._zod.def.checks?.length) {
        throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
    }
    const newShape = {};
    mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
    mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
    const def = mergeDefs(a._zod.def, {
        shape: newShape,
        get catchall() {
            return b._zod.def.catchall;
        },
        checks: b._zod.def.checks ?? [],
    });
    return clone(a, def);
}
function partial(Class, schema, mask, name = "partial") {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
    }
    const selected = mask ? new Set(maskedKeys(schema, mask)) : undefined;
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class &&
        ((value, key) => (selected && !selected.has(key) ? value : new Class({ type: "optional", innerType: value }))));
    return clone(schema, mergeDefs(schema._zod.def, { shape: newShape, checks: [] }));
}
function required(Class, schema, mask) {
    const selected = mask ? new Set(maskedKeys(schema, mask)) : undefined;
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => 
    // overwrite with non-optional
    selected && !selected.has(key) ? value : new Class({ type: "nonoptional", innerType: value }));
    return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
}
// invalid_type | too_big | too_small | invalid_format | not_multiple_of | unrecognized_keys | invalid_union | invalid_key | invalid_element | invalid_value | custom
function aborted(x, startIndex = 0) {
    if (x.aborted === true)
        return true;
    for (let i = startIndex; i < x.issues.length; i++) {
        if (x.issues[i]?.continue !== true) {
            return true;
        }
    }
    return false;
}
// Checks for explicit abort (continue === false), as opposed to implicit abort (continue === undefined). Used to respect `abort: true` in .refine() even for checks that have a `when` function.
function explicitlyAborted(x, startIndex = 0) {
    if (x.aborted === true)
        return true;
    for (let i = startIndex; i < x.issues.length; i++) {
        if (x.issues[i]?.continue === false) {
            return true;
        }
    }
    return false;
}
function prefixIssues(path, issues) {
    return issues.map((iss) => {
        var _a;
        (_a = iss).path ?? (_a.path = []);
        iss.path.unshift(path);
        return iss;
    });
}
function unwrapMessage(message) {
    return typeof message === "string" ? message : message?.message;
}
/* A check holds no link back to the schema it is attached to — the same check instance is shared by every clone of that schema — so the owner is stamped onto the issues a check just raised, at the only point where both are in scope. Runs on the failure path only; `start` is the issue count from before the check ran. */
/** The leading size checks of `defChecks` that set an upper bound, each paired with it. */
function sizeCaps(defChecks) {
    const caps = [];
    for (const ch of defChecks ?? []) {
        const d = ch._zod.def;
        // a later check may rewrite the value
        if (!/_(length|size)$|_equals$/.test(d.check))
            break;
        const max = d.maximum ?? d.length ?? d.size;
        if (max >= 0)
            caps.push([max, ch]);
    }
    return caps;
}
function attachSchema(issues, start, inst) {
    var _a;
    for (let i = start; i < issues.length; i++) {
        (_a = issues[i]).schema ?? (_a.schema = inst);
    }
}
function finalizeIssue(iss, ctx, config) {
    var _a;
    // A schema that raised an issue itself owns it outright, and outranks any stamp an enclosing check left in `attachSchema`. String formats and z.custom() are schema and check at once, so when they act as a check they defer to that stamp instead.
    const traits = iss.inst?._zod?.traits;
    if (traits?.has("$ZodType")) {
        if (traits.has("$ZodCheck"))
            (_a = iss).schema ?? (_a.schema = iss.inst);
        else
            iss.schema = iss.inst;
    }
    // Decreasing specificity, first map to return a message wins. `inst` is whatever raised the issue, so a check's own map outranks the owning schema's.
    const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : undefined;
    const message = iss.message
        ? iss.message
        : (unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ??
            unwrapMessage(schemaError?.(iss)) ??
            unwrapMessage(ctx?.error?.(iss)) ??
            unwrapMessage(config.customError?.(iss)) ??
            unwrapMessage(config.localeError?.(iss)) ??
            "Invalid input");
    // an explicit own-key copy beats object rest with excluded keys, which v8 routes through a generic runtime call; Object.keys rather than for-in so an issue pushed with a prototype does not leak inherited keys, and an own __proto__ key is dropped rather than assigned through the setter
    const full = {};
    for (const k of Object.keys(iss)) {
        if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__")
            continue;
        full[k] = iss[k];
    }
    full.path ?? (full.path = []);
    full.message = message;
    if (ctx?.reportInput) {
        full.input = iss.input;
    }
    return full;
}
function getSizableOrigin(input) {
    if (input instanceof Set)
        return "set";
    if (input instanceof Map)
        return "map";
    // @ts-ignore
    if (input instanceof File)
        return "file";
    return "unknown";
}
const highSurrogate = /[\uD800-\uDBFF]/;
// Code points in `str`: a surrogate pair counts once, a lone surrogate as itself. Hand-rolled because the string iterator allocates and runs ~250x slower on this path; the regex probe exits ~50x quicker for a string with no astral characters.
function codePointLength(str) {
    const units = str.length;
    if (!highSurrogate.test(str))
        return units;
    let count = units;
    for (let i = 0; i < units - 1; i++) {
        if ((str.charCodeAt(i) & 0xfc00) === 0xd800 && (str.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
            count--;
            i++;
        }
    }
    return count;
}
function getLengthableOrigin(input) {
    if (Array.isArray(input))
        return "array";
    if (typeof input === "string")
        return "string";
    return "unknown";
}
function parsedType(data) {
    const t = typeof data;
    switch (t) {
        case "number": {
            return Number.isNaN(data) ? "nan" : "number";
        }
        case "object": {
            if (data === null) {
                return "null";
            }
            if (Array.isArray(data)) {
                return "array";
            }
            const obj = data;
            if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) {
                return obj.constructor.name;
            }
        }
    }
    return t;
}
function util_issue(...args) {
    const [iss, input, inst] = args;
    if (typeof iss === "string") {
        return {
            message: iss,
            code: "custom",
            input,
            inst,
        };
    }
    return { ...iss };
}
function cleanEnum(obj) {
    return Object.entries(obj)
        .filter(([k, _]) => {
        // return true if NaN, meaning it's not a number, thus a string key
        return Number.isNaN(Number.parseInt(k, 10));
    })
        .map((el) => el[1]);
}
// Codec utility functions
function base64ToUint8Array(base64) {
    const binaryString = atob(base64);
    const bytes = new Uint8Array(binaryString.length);
    for (let i = 0; i < binaryString.length; i++) {
        bytes[i] = binaryString.charCodeAt(i);
    }
    return bytes;
}
function uint8ArrayToBase64(bytes) {
    let binaryString = "";
    for (let i = 0; i < bytes.length; i++) {
        binaryString += String.fromCharCode(bytes[i]);
    }
    return btoa(binaryString);
}
function base64urlToUint8Array(base64url) {
    const base64 = base64url.replace(/-/g, "+").replace(/_/g, "/");
    const padding = "=".repeat((4 - (base64.length % 4)) % 4);
    return base64ToUint8Array(base64 + padding);
}
function uint8ArrayToBase64url(bytes) {
    return uint8ArrayToBase64(bytes).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}
function hexToUint8Array(hex) {
    const cleanHex = hex.replace(/^0x/, "");
    if (cleanHex.length % 2 !== 0) {
        throw new Error("Invalid hex string length");
    }
    const bytes = new Uint8Array(cleanHex.length / 2);
    for (let i = 0; i < cleanHex.length; i += 2) {
        bytes[i / 2] = Number.parseInt(cleanHex.slice(i, i + 2), 16);
    }
    return bytes;
}
function uint8ArrayToHex(bytes) {
    return Array.from(bytes)
        .map((b) => b.toString(16).padStart(2, "0"))
        .join("");
}
// instanceof
class Class {
    constructor(..._args) { }
}
//////////    PROTOTYPE INSTALLERS     //////////
//
// Members live on the prototype and materialize per instance on first read, which keeps own-property count under the step where V8 stops using inline slots. Changing anything here means re-measuring runtime, memory and bundle size together — see "The three axes" in AGENTS.md.
/**
 * Installs a trait's members on its prototype. Each value builds that member for the instance on first read; the built value shadows the accessor as an own property, so a detached `const { parse } = schema` keeps working.
 *
 * Call this from a `proto` initializer, which runs once per prototype — never per instance.
 */
function members(proto, table) {
    for (const key in table) {
        const desc = Object.getOwnPropertyDescriptor(table, key);
        // a getter installs as written, so it stays live: `description` reads through to the registry on every access. not enumerable: an object literal's is, and a prototype member never was
        if (desc.get)
            Object.defineProperty(proto, key, { ...desc, enumerable: false });
        // a method materializes bound on first read, which is what keeps a detached member working: `const opt = schema.optional; opt()`
        else
            defineBound(proto, key, desc.value);
    }
}
/** Shadows a prototype member with an own value, so a getter that builds from the instance runs once. */
function own(inst, key, value, enumerable = true) {
    Object.defineProperty(inst, key, { configurable: true, writable: true, enumerable, value });
    return value;
}
/** Like {@link own}, for a member that was never an own data property and has to stay out of `Object.keys`. */
function hide(inst, key, value) {
    return own(inst, key, value, false);
}
/** Adds members a table derives from the instance: each builds on first read and shadows as own data, and assignment shadows the same way, as when these were own properties. */
function derived(computes, table) {
    for (const key in computes) {
        const compute = computes[key];
        // an object literal's accessor is configurable and enumerable, and `members` copies the descriptor as written
        Object.defineProperty(table, key, {
            configurable: true,
            enumerable: true,
            get() {
                return own(this, key, compute(this));
            },
            set(value) {
                own(this, key, value);
            },
        });
    }
    return table;
}
function defineBound(proto, key, fn) {
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // vitest's spyOn calls a prototype getter bare to find the function it wraps, so a nullish receiver answers the raw method
            return this == null ? fn : own(this, key, fn.bind(this));
        },
        set(value) {
            own(this, key, value);
        },
    });
}
/** Returns the prototype to install on, or `undefined` if this group is already installed on it. */
function claim(inst, sentinel) {
    const proto = Object.getPrototypeOf(inst);
    // Runs on every construction, so `in` rather than the costlier `hasOwnProperty.call`. Sentinels are keys the group itself defines.
    return sentinel in proto ? undefined : proto;
}
// The internals whose init chain is installing. A second call for the same one is a derived constructor overriding its base, so it must not construct another schema in between or the override is dropped.
let installing;
// Set while a getter is running, so a value that resolved through a recursion break is not memoized. One shared descriptor shadows the key for the duration, which costs no per-key allocation.
let broke = false;
const breaker = {
    configurable: true,
    get() {
        broke = true;
        return undefined;
    },
};
/**
 * Installs a lazily-derived internal on the `_zod` prototype of `inst`'s
 * constructor, computed from the internals object itself and cached there on
 * first read. One accessor per constructor rather than one per instance.
 */
function defineLazyInternal(inst, key, compute) {
    const proto = Object.getPrototypeOf(inst._zod);
    if (key in proto && installing !== inst._zod) {
        // A repeat construction: everything is installed already. Cleared here so the reference is not held past the first construction of every type.
        installing = undefined;
        return;
    }
    installing = inst._zod;
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // Shadowed before computing so a re-entrant read from a recursive schema resolves to undefined instead of running the getter again.
            Object.defineProperty(this, key, breaker);
            const outer = broke;
            broke = false;
            try {
                const value = compute(this);
                // A result that resolved through a recursion break is recomputed once the graph is complete; everything else memoizes, undefined included.
                if (broke)
                    delete this[key];
                else
                    Object.defineProperty(this, key, { configurable: true, writable: true, value });
                broke = broke || outer;
                return value;
            }
            catch (err) {
                // A compute that threw memoizes nothing, so a later read runs it again and fails the same way. The shadow goes with it, since leaving it installed would answer undefined for every later read.
                delete this[key];
                broke = broke || outer;
                throw err;
            }
        },
        set(value) {
            Object.defineProperty(this, key, { configurable: true, writable: true, value });
        },
    });
}
/**
 * Installs `key` on `inst`'s prototype, computed by `make` on first read and cached there as an own
 * data property. One accessor per constructor rather than one per instance, because an own accessor
 * puts every instance after the first into v8 dictionary mode. The key doubles as the sentinel.
 */
function installLazyProp(inst, key, make, enumerable) {
    const proto = claim(inst, key);
    if (!proto)
        return;
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // Shadowed before computing, so a re-entrant read from a self-referential shape resolves to undefined instead of running the getter again. A data property rather than an accessor: an own accessor is the dictionary-mode transition this exists to avoid.
            const desc = { configurable: true, writable: true, enumerable, value: undefined };
            Object.defineProperty(this, key, desc);
            // a compute that throws leaves the shadow behind, so later reads answer undefined instead of re-throwing; `defineLazy` did the same, and `defineLazyInternal`'s delete-on-catch would cost bytes in every bundle for a case only a throwing user getter reaches
            desc.value = make(this);
            Object.defineProperty(this, key, desc);
            return desc.value;
        },
        set(value) {
            Object.defineProperty(this, key, { configurable: true, writable: true, enumerable, value });
        },
    });
}
/** Marks the thunk `_catch` synthesises for a constant catch value. `Function.length` cannot tell that thunk from a user callback — rest and defaulted parameters both report arity 0 — and a user callback reads `ctx.error`, whose issues only finalize correctly against the caller's per-parse error map. Provenance can say what arity cannot. A plain string key rather than `Symbol.for`, whose call at module scope no bundler can prove pure — the same shape that anchored `urlCanParse` into every build. */
const CONSTANT_CATCH = "~constantCatch";
/** Wraps a constant catch value in a thunk tagged with {@link CONSTANT_CATCH}. */
function constantCatch(value) {
    const fn = () => value;
    fn[CONSTANT_CATCH] = true;
    return fn;
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/core.js
var _a;

/** A special constant with type `never` */
const NEVER = /*@__PURE__*/ Object.freeze({
    status: "aborted",
});
/* Shared descriptor for installing `_zod`; defineProperty reads it
 * synchronously, so reusing one object avoids a per-instance allocation. */
const _zodDesc = { value: undefined, enumerable: false };
// null where suppressing the capture would be unrecoverable: `parse()` puts the frames back with `captureStackTrace`, so without it the throw would lose its stack. also latched to null once `stackTraceLimit` proves unassignable, which a realm can do at any point by hardening Error
let _E = "captureStackTrace" in Error ? Error : null;
// v8 captures a stack trace inside the Error constructor, which dominates a failed parse; costs only the frames, and parse() restores those. the constructor must RUN: Object.create is cheaper and passes instanceof, but Error.isError and util.types.isNativeError check an internal slot
function newError(Definition) {
    const E = _E;
    if (E) {
        const saved = E.stackTraceLimit;
        if (typeof saved === "number") {
            try {
                E.stackTraceLimit = 0;
            }
            catch {
                _E = null;
                return new Definition();
            }
            try {
                return new Definition();
            }
            finally {
                E.stackTraceLimit = saved;
            }
        }
    }
    return new Definition();
}
function $constructor(name, initializer, 
/** This trait's members, installed once on every prototype that composes it. They cannot be declared in the initializer above: that runs per instance, and the prototype is shared. */
proto, params) {
    // Prototype for this constructor's `_zod` internals. Lazily-derived fields (`values`, `pattern`, `optin`, …) install here once rather than as an accessor on every instance.
    const zodProto = {};
    // Assigning the fields in the constructor body is what gives instances in-object slots; building the object literally and reparenting it costs a second allocation and a generic property copy.
    function Internals(def) {
        this.def = def;
        this.constr = _;
        this.traits = new Set();
    }
    Internals.prototype = zodProto;
    const protoMembers = proto;
    // One trait's members land on every prototype whose chain composes it, so the answer is per prototype rather than per trait.
    const initialized = protoMembers && new WeakSet();
    function init(inst, def) {
        if (!inst._zod) {
            _zodDesc.value = new Internals(def);
            try {
                Object.defineProperty(inst, "_zod", _zodDesc);
            }
            finally {
                // Cleared even on throw, so the shared descriptor never leaks one instance's internals into the next.
                _zodDesc.value = undefined;
            }
        }
        else if (inst._zod.traits.has(name)) {
            return;
        }
        inst._zod.traits.add(name);
        initializer(inst, def);
        if (initialized) {
            // `super(def)` from a user subclass gives `this` a prototype the subclass owns, and installing there would overwrite whatever the subclass declared. `constr` built the instance, so its prototype is the one below the subclass's that should carry the members. A receiver whose chain never reaches that prototype installs on its own, which for a plain object handed straight to `init` means `Object.prototype` — unchanged from before.
            const own = Object.getPrototypeOf(inst);
            const ctorProto = inst._zod.constr.prototype;
            let up = own;
            while (up && up !== ctorProto)
                up = Object.getPrototypeOf(up);
            const target = up ?? own;
            if (!initialized.has(target)) {
                initialized.add(target);
                members(target, protoMembers);
            }
        }
        // support prototype modifications; for-in avoids the array allocation of Object.keys on the (usually empty) prototype
        const proto = _.prototype;
        for (const k in proto) {
            if (!Object.prototype.hasOwnProperty.call(proto, k))
                continue;
            if (!(k in inst)) {
                inst[k] = proto[k].bind(inst);
            }
        }
    }
    // doesn't work if Parent has a constructor with arguments
    const Parent = params?.Parent ?? Object;
    class Definition extends Parent {
    }
    Object.defineProperty(Definition, "name", { value: name });
    function _(def) {
        const inst = params?.Parent ? newError(Definition) : this;
        init(inst, def);
        const deferred = inst._zod.deferred;
        if (deferred) {
            for (const fn of deferred) {
                fn();
            }
            // Released: initializers run once, and the list would otherwise be retained for the schema's lifetime.
            inst._zod.deferred = undefined;
        }
        // Global post-processor hook. Internal: installed by `import "zod/compile"` to enable AOT compilation for every constructed schema. Runs last, once the instance is fully built, because it hands the instance to compile(). The post-processor is expected to be reentrancy-guarded by its own implementation.
        const pp = globalThis.__zod_globalConfig?.postProcessor;
        if (pp)
            pp(inst);
        return inst;
    }
    Object.defineProperty(_, "init", { value: init });
    Object.defineProperty(_, Symbol.hasInstance, {
        value: (inst) => {
            if (params?.Parent && inst instanceof params.Parent)
                return true;
            return inst?._zod?.traits?.has(name);
        },
    });
    Object.defineProperty(_, "name", { value: name });
    return _;
}
//////////////////////////////   UTILITIES   ///////////////////////////////////////
const $brand = /*@__PURE__*/ (/* unused pure expression or super */ null && (Symbol("zod_brand")));
class $ZodAsyncError extends Error {
    constructor() {
        super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
    }
}
class $ZodEncodeError extends Error {
    constructor(name) {
        super(`Encountered unidirectional transform during encode: ${name}`);
        this.name = "ZodEncodeError";
    }
}
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
    if (newConfig)
        Object.assign(globalConfig, newConfig);
    return globalConfig;
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/memoizer.js

class $ZodCyclicError extends Error {
    constructor() {
        super(`Cannot parse a reference cycle that closes through a transform`);
        this.name = "ZodCyclicError";
    }
}
/** Keyed off the context object every schema in one parse call already shares. */
const STATE = "~memo";
const NO_ISSUES = [];
// a value a cycle can close through
function isRef(value) {
    return value !== null && typeof value === "object";
}
// Receivers prefix paths in place, so the cache and every hand-out need their own copies.
function cloneIssues(issues) {
    return issues.map((iss) => (iss.path ? { ...iss, path: iss.path.slice() } : { ...iss }));
}
const recursive = /*@__PURE__*/ new WeakMap();
/** What the walk established, in order of certainty: ordered so the strongest answer among children wins. */
const NONE = 0;
const ASSUMED = 1;
const PROVEN = 2;
/** Whether this schema's subtree contains a cycle, so one parse can re-enter it. */
function isRecursive(inst, stack, resolve) {
    const cached = recursive.get(inst);
    if (cached !== undefined)
        return cached ? PROVEN : NONE;
    // Relative to the walk in progress, so not cached.
    if (stack.has(inst))
        return PROVEN;
    stack.add(inst);
    let result = NONE;
    const check = (child) => {
        if (result !== PROVEN && child?._zod) {
            const answer = isRecursive(child, stack, resolve);
            if (answer > result)
                result = answer;
        }
    };
    // `Reflect.ownKeys` rather than `Object.keys`, so a cycle through a declared symbol key is still seen
    const shape = (sh, spread) => {
        let answer = NONE;
        for (const key of Reflect.ownKeys(sh)) {
            const desc = Object.getOwnPropertyDescriptor(sh, key);
            // an object resolves its shape by spread, so a key it does not enumerate is never parsed; `z.properties` reads every own key and so keeps them all
            if (spread && !desc.enumerable)
                continue;
            // resolving runs user code, and a factory mints a fresh subtree per read, so an edge the walk can't follow counts as a cycle
            const child = desc.get ? ASSUMED : desc.value?._zod ? isRecursive(desc.value, stack, resolve) : NONE;
            if (child > answer)
                answer = child;
        }
        return answer;
    };
    const merge = (answer) => {
        if (answer > result)
            result = answer;
    };
    const def = inst._zod.def;
    const kind = def.type;
    switch (kind) {
        case "object": {
            const raw = rawShape(def);
            // a def with no raw shape answers `shape` from an accessor of its own, and running that can mint a whole fresh subtree
            merge(raw ? shape(raw, true) : ASSUMED);
            check(def.catchall);
            break;
        }
        case "array":
            check(def.element);
            break;
        case "tuple":
            for (const el of def.items)
                check(el);
            check(def.rest);
            break;
        case "record":
        case "map":
            check(def.keyType);
            check(def.valueType);
            break;
        case "set":
            check(def.valueType);
            break;
        case "union":
            for (const el of def.options)
                check(el);
            break;
        case "intersection":
            check(def.left);
            check(def.right);
            break;
        case "optional":
        case "nullable":
        case "default":
        case "prefault":
        case "catch":
        case "readonly":
        case "nonoptional":
        case "promise":
        case "success":
            check(def.innerType);
            break;
        case "pipe":
            check(def.in);
            check(def.out);
            break;
        case "function":
            check(def.input);
            check(def.output);
            break;
        // `$ZodLazy` caches its inner on the def, so a resolved edge is followed exactly
        case "lazy": {
            const inner = def._cachedInner ?? (resolve ? inst._zod.innerType : undefined);
            // walked with resolution off: one hop sees past the deferral, and a lazy that yields only another unresolved lazy is generative, so it stops there
            merge(inner ? isRecursive(inner, stack, false) : ASSUMED);
            break;
        }
        // a leaf by choice: `parts` are regex fragments, not data positions
        case "template_literal":
        // leaves
        case "string":
        case "number":
        case "int":
        case "boolean":
        case "bigint":
        case "symbol":
        case "undefined":
        case "null":
        case "void":
        case "never":
        case "any":
        case "unknown":
        case "date":
        case "nan":
        case "enum":
        case "literal":
        case "file":
        case "transform":
        case "custom":
            break;
        default: {
            // a new built-in kind becomes a compile error here
            kind;
            // a user-defined kind can still hold children, and only its author knows where, so fall back to scanning the def — skipping accessors, since reading one can run user code
            for (const key in def) {
                const desc = Object.getOwnPropertyDescriptor(def, key);
                if (!desc || desc.get)
                    continue;
                const value = desc.value;
                if (!value || typeof value !== "object")
                    continue;
                if (value._zod)
                    check(value);
                else if (Array.isArray(value))
                    for (const el of value)
                        check(el);
            }
        }
    }
    stack.delete(inst);
    return settle(inst, result);
}
/** An assumed answer must not outlive the resolution that settles it, so only a certain one is cached. */
function settle(inst, answer) {
    if (answer !== ASSUMED)
        recursive.set(inst, answer === PROVEN);
    return answer;
}
/**
 * Whether one parse can re-enter this schema, i.e. its subtree contains a cycle.
 * Exported for `z.compile`, which refuses to compile such a schema: cycle
 * breaking is driven from here off state keyed on the parse context, and a
 * generated fast path has no context to key on.
 */
function isRecursiveSchema(inst) {
    // z.compile never parses, so nothing would ever resolve a lazy for it; it runs once and already treats a throw here as recursive
    return isRecursive(inst, new Set(), true) !== NONE;
}
function bucketFor(state, inst) {
    let bucket = state.buckets.get(inst);
    if (!bucket) {
        bucket = new WeakMap();
        state.buckets.set(inst, bucket);
    }
    return bucket;
}
// Set immediately before delegating to core and cleared immediately after, so `alloc` registers only for a visit this module is driving.
let handoff;
// Allocated but unfinished entries. `alloc` and the matching pop both happen in the synchronous part of a parse, so they nest even when children are async, and one stack serves every schema.
const memoizer_open = [];
const memo = {
    alloc(_inst, payload, empty) {
        const bucket = handoff;
        if (!bucket)
            return empty;
        handoff = undefined;
        const entry = { value: empty, issues: null };
        bucket.set(payload.value, entry);
        memoizer_open.push(entry);
        return empty;
    },
    guard(inst) {
        var _a;
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred.push(() => {
            const base = inst._zod.parse;
            const wrapped = (payload, ctx) => {
                // The value is a placeholder a back-edge is still waiting on, so the cycle closes through this transform. Its output can't exist in time to bind.
                if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value))
                    throw new $ZodCyclicError();
                return base(payload, ctx);
            };
            inst._zod.parse = wrapped;
            if (inst._zod.run === base)
                inst._zod.run = wrapped;
        });
    },
    attach(inst) {
        var _a;
        let isRecursiveInst;
        let rechecked = false;
        // a recursive schema is re-entered many times per parse and its bucket never changes
        let lastCtx;
        let lastBucket;
        // Wraps `parse` in a deferred so it sees the container's final parse. Core's own deferred copies `parse` into `run` when there are no checks, and it ran first, so `run` is patched to match; with checks, `run` reads `parse` dynamically.
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred.push(() => {
            const base = inst._zod.parse;
            const wrapped = (payload, ctx) => {
                if (isRecursiveInst === undefined) {
                    const walked = isRecursive(inst, new Set(), false);
                    if (walked === NONE) {
                        // Nothing here can ever fire, so take it back out.
                        inst._zod.parse = base;
                        if (inst._zod.run === wrapped)
                            inst._zod.run = base;
                        return base(payload, ctx);
                    }
                    // this parse resolves the deferred edges on its own path, so ask once more before latching
                    if (walked === PROVEN || rechecked)
                        isRecursiveInst = true;
                    else
                        rechecked = true;
                }
                const input = payload.value;
                if (!isRef(input))
                    return base(payload, ctx);
                let state = ctx[STATE];
                if (!state) {
                    state = { buckets: new WeakMap(), backEdges: undefined };
                    ctx[STATE] = state;
                }
                let bucket;
                if (lastCtx === ctx) {
                    bucket = lastBucket;
                }
                else {
                    bucket = bucketFor(state, inst);
                    lastCtx = ctx;
                    lastBucket = bucket;
                }
                const hit = bucket.get(input);
                if (hit) {
                    payload.value = hit.value;
                    if (hit.issues) {
                        if (hit.issues.length)
                            payload.issues.push(...cloneIssues(hit.issues));
                    }
                    else {
                        // Still being parsed: its own checks cover it, so skip them here.
                        payload.memo = true;
                        state.backEdges ?? (state.backEdges = new WeakSet());
                        state.backEdges.add(hit.value);
                    }
                    return payload;
                }
                handoff = bucket;
                const depth = memoizer_open.length;
                const result = base(payload, ctx);
                handoff = undefined;
                // A container that rejected its input outright allocated nothing.
                const entry = memoizer_open.length > depth ? memoizer_open.pop() : undefined;
                // Both paths written out so the sync one allocates no closure. It runs once per node, and capturing here cost more than everything else combined.
                if (result instanceof Promise) {
                    return result.then((r) => {
                        if (entry)
                            entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES;
                        return r;
                    });
                }
                if (entry)
                    entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES;
                return result;
            };
            inst._zod.parse = wrapped;
            if (inst._zod.run === base)
                inst._zod.run = wrapped;
        });
    },
};
/** The memoizer that gives containers cycle support. `zod` installs it by default; `zod/mini` opts in with `config({ memoizer: memoizer() })`. */
function memoizer() {
    return memo;
}
/** Whether this value is a node a back-edge resolved to before it finished. */
function isBackEdge(ctx, value) {
    const backEdges = ctx[STATE]?.backEdges;
    return backEdges !== undefined && isRef(value) && backEdges.has(value);
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/regexes.js

/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link cuid2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const cuid = /^[cC][0-9a-z]{6,}$/;
const cuid2 = /^[0-9a-z]+$/;
const ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
const xid = /^[0-9a-vA-V]{20}$/;
const ksuid = /^[A-Za-z0-9]{27}$/;
const nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
    return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
/** ISO 8601-1 duration regex. Does not support the 8601-2 extensions like negative durations or fractional/negative components. */
const duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
/** Implements ISO 8601-2 extensions like explicit +- prefixes, mixing weeks with other units, and fractional/negative components. */
const extendedDuration = /^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/;
/** A regex for any UUID-like identifier: 8-4-4-4-12 hex pattern */
const guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
/** Returns a regex for validating an RFC 9562/4122 UUID.
 *
 * @param version Optionally specify a version 1-8. If no version is specified, all versions are supported. */
const uuid = (version) => {
    if (!version)
        return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
    return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
const uuid4 = /*@__PURE__*/ (/* unused pure expression or super */ null && (uuid(4)));
const uuid6 = /*@__PURE__*/ (/* unused pure expression or super */ null && (uuid(6)));
const uuid7 = /*@__PURE__*/ (/* unused pure expression or super */ null && (uuid(7)));
/** Practical email validation */
const email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
/** Equivalent to the HTML5 input[type=email] validation implemented by browsers. Source: https://developer.mozilla.org/en-US/docs/Web/HTML/Element/input/email */
const html5Email = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
/** The classic emailregex.com regex for RFC 5322-compliant emails */
const rfc5322Email = /^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/;
/** A loose regex that allows Unicode characters, enforces length limits, and that's about it. */
const unicodeEmail = /^[^\s@"]{1,64}@[^\s@]{1,255}$/u;
const idnEmail = (/* unused pure expression or super */ null && (unicodeEmail));
const browserEmail = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
// from https://thekevinscott.com/emojis-in-javascript/#writing-a-regular-expression
// Single character class, not an alternation: the two properties overlap (U+1F9B0-U+1F9B3), so `(A|B)+` backtracks exponentially on a failed match. The leading lookahead then demands one anchor — a pictograph, a regional indicator, or the enclosing keycap — because `\p{Emoji_Component}` on its own covers ASCII digits, `#`, `*`, ZWJ, variation selectors and skin tone modifiers, none of which is an emoji without a base.
const _emoji = `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;
function emoji() {
    return new RegExp(_emoji, "u");
}
const ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
const ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
const mac = (delimiter) => {
    const escapedDelim = util.escapeRegex(delimiter ?? ":");
    return new RegExp(`^(?:[0-9A-F]{2}${escapedDelim}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${escapedDelim}){5}[0-9a-f]{2}$`);
};
const cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
const cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
// https://stackoverflow.com/questions/7860392/determine-if-string-is-in-base64-using-javascript
const base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
// based on https://stackoverflow.com/questions/106179/regular-expression-to-match-dns-hostname-or-ip-address
// export const hostname: RegExp = /^([a-zA-Z0-9-]+\.)*[a-zA-Z0-9-]+$/;
const hostname = /^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/;
const domain = /^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/;
const httpProtocol = /^https?$/;
// https://blog.stevenlevithan.com/archives/validate-phone-number#r4-3 (regex sans spaces) E.164: leading digit must be 1-9; total digits (excluding '+') between 7-15
const e164 = /^\+[1-9]\d{6,14}$/;
// Credit card shape: 12–19 digits, optionally separated by single spaces or single hyphens. ISO/IEC 7812 caps the PAN at 19 digits; 12 is the shortest issued length (Maestro).
const creditCard = /^\d(?:[ -]?\d){11,18}$/;
// ISO 4217 alpha codes from the SIX list, regenerated by scripts/update-iso-4217.ts
const currencyCode = /^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/;
// iban electronic format: 2-letter country, check digits 02-98 (the only values `98 - remainder` can produce), 11-30 bban characters
const iban = /^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/;
const dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
/** Anchors a pattern source. The interpolation lives here rather than at the call site because
 * esbuild will not drop a `@__PURE__` call whose own argument interpolates a variable, but it
 * will drop `anchor(dateSource)`. Keeping it inline pinned `date` into every bundle. */
function regexes_anchor(source) {
    return new RegExp(`^${source}$`);
}
const date = /*@__PURE__*/ regexes_anchor(dateSource);
function timeSource(args) {
    const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
    const regex = typeof args.precision === "number"
        ? args.precision === -1
            ? `${hhmm}`
            : args.precision === 0
                ? `${hhmm}:[0-5]\\d`
                : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}`
        : args.seconds
            ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?`
            : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
    return regex;
}
function time(args) {
    return new RegExp(`^${timeSource(args)}$`);
}
// Adapted from https://stackoverflow.com/a/3143231
function datetime(args) {
    const opts = ["Z"];
    // if (args.offset) opts.push(`([+-]\\d{2}:\\d{2})`);
    if (args.offset)
        opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
    // RFC 3339 mandates seconds wherever the time carries a `Z` or an offset, so only the unqualified form `local` adds may omit them
    const qualified = `${timeSource({ precision: args.precision, seconds: true })}(?:${opts.join("|")})`;
    const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
    return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
// the unbounded form of `string()` as a literal, so every plain string shares one instance instead of building its own
const anyString = /^[\s\S]{0,}$/;
const string = (params) => {
    const regex = params ? `[\\s\\S]{${params?.minimum ?? 0},${params?.maximum ?? ""}}` : `[\\s\\S]*`;
    return new RegExp(`^${regex}$`);
};
const bigint = /^-?\d+n?$/;
const integer = /^-?\d+$/;
const number = /^-?\d+(?:\.\d+)?$/;
const regexes_boolean = /^(?:true|false)$/i;
const _null = /^null$/i;

const _undefined = /^undefined$/i;

// regex for string with no uppercase letters
const lowercase = /^[^A-Z]*$/;
// regex for string with no lowercase letters
const uppercase = /^[^a-z]*$/;
// regex for hexadecimal strings (any length)
const hex = /^[0-9a-fA-F]*$/;
// Hash regexes for different algorithms and encodings
// Helper function to create base64 regex with exact length and padding
function fixedBase64(bodyLength, padding) {
    return new RegExp(`^[A-Za-z0-9+/]{${bodyLength}}${padding}$`);
}
// Helper function to create base64url regex with exact length (no padding)
function fixedBase64url(length) {
    return new RegExp(`^[A-Za-z0-9_-]{${length}}$`);
}
// MD5 (16 bytes): base64 = 24 chars total (22 + "==")
const md5_hex = /^[0-9a-fA-F]{32}$/;
const md5_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(22, "==")));
const md5_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(22)));
// SHA1 (20 bytes): base64 = 28 chars total (27 + "=")
const sha1_hex = /^[0-9a-fA-F]{40}$/;
const sha1_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(27, "=")));
const sha1_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(27)));
// SHA256 (32 bytes): base64 = 44 chars total (43 + "=")
const sha256_hex = /^[0-9a-fA-F]{64}$/;
const sha256_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(43, "=")));
const sha256_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(43)));
// SHA384 (48 bytes): base64 = 64 chars total (no padding)
const sha384_hex = /^[0-9a-fA-F]{96}$/;
const sha384_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(64, "")));
const sha384_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(64)));
// SHA512 (64 bytes): base64 = 88 chars total (86 + "==")
const sha512_hex = /^[0-9a-fA-F]{128}$/;
const sha512_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(86, "==")));
const sha512_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(86)));

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/checks.js
// import { $ZodType } from "./schemas.js";



const $ZodCheck = /*@__PURE__*/ $constructor("$ZodCheck", (inst, def) => {
    var _a;
    inst._zod ?? (inst._zod = {});
    inst._zod.def = def;
    (_a = inst._zod).onattach ?? (_a.onattach = []);
});
/** Default `when` for size-based checks: run only on non-nullish values with a `size`. */
const _whenHasSize = (payload) => {
    const val = payload.value;
    return !util.nullish(val) && val.size !== undefined;
};
/** Default `when` for length-based checks: run only on non-nullish values with a `length`. */
const _whenHasLength = (payload) => {
    const val = payload.value;
    return !nullish(val) && val.length !== undefined;
};
const numericOriginMap = {
    number: "number",
    bigint: "bigint",
    object: "date",
};
const $ZodCheckLessThan = /*@__PURE__*/ $constructor("$ZodCheckLessThan", (inst, def) => {
    $ZodCheck.init(inst, def);
    const origin = numericOriginMap[typeof def.value];
    inst._zod.check = (payload) => {
        if (def.inclusive ? payload.value <= def.value : payload.value < def.value) {
            return;
        }
        payload.issues.push({
            origin: numericOriginMap[typeof payload.value] ?? origin,
            code: "too_big",
            maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
            input: payload.value,
            inclusive: def.inclusive,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckGreaterThan = /*@__PURE__*/ $constructor("$ZodCheckGreaterThan", (inst, def) => {
    $ZodCheck.init(inst, def);
    const origin = numericOriginMap[typeof def.value];
    inst._zod.check = (payload) => {
        if (def.inclusive ? payload.value >= def.value : payload.value > def.value) {
            return;
        }
        payload.issues.push({
            origin: numericOriginMap[typeof payload.value] ?? origin,
            code: "too_small",
            minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
            input: payload.value,
            inclusive: def.inclusive,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckMultipleOf = 
/*@__PURE__*/ $constructor("$ZodCheckMultipleOf", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        if (typeof payload.value !== typeof def.value)
            throw new Error("Cannot mix number and bigint in multiple_of check.");
        const isMultiple = typeof payload.value === "bigint"
            ? // `value % 0n` throws, and nothing is a multiple of zero — the number branch already fails this way via NaN
                def.value !== BigInt(0) && payload.value % def.value === BigInt(0)
            : floatSafeRemainder(payload.value, def.value) === 0;
        if (isMultiple)
            return;
        payload.issues.push({
            origin: typeof payload.value,
            code: "not_multiple_of",
            divisor: def.value,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckNumberFormat = /*@__PURE__*/ $constructor("$ZodCheckNumberFormat", (inst, def) => {
    $ZodCheck.init(inst, def); // no format checks
    def.format = def.format || "float64";
    const isInt = def.format?.includes("int");
    const origin = isInt ? "int" : "number";
    const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
    inst._zod.check = (payload) => {
        const input = payload.value;
        if (isInt) {
            if (!Number.isInteger(input)) {
                // invalid_format issue
                // payload.issues.push({
                //   expected: def.format,
                //   format: def.format,
                //   code: "invalid_format",
                //   input,
                //   inst,
                // });
                // invalid_type issue
                payload.issues.push({
                    expected: origin,
                    format: def.format,
                    code: "invalid_type",
                    continue: false,
                    input,
                    inst,
                });
                return;
                // not_multiple_of issue
                // payload.issues.push({
                //   code: "not_multiple_of",
                //   origin: "number",
                //   input,
                //   inst,
                //   divisor: 1,
                // });
            }
            if (!Number.isSafeInteger(input)) {
                if (input > 0) {
                    // too_big
                    payload.issues.push({
                        input,
                        code: "too_big",
                        maximum: Number.MAX_SAFE_INTEGER,
                        note: "Integers must be within the safe integer range.",
                        inst,
                        origin,
                        inclusive: true,
                        continue: !def.abort,
                    });
                }
                else {
                    // too_small
                    payload.issues.push({
                        input,
                        code: "too_small",
                        minimum: Number.MIN_SAFE_INTEGER,
                        note: "Integers must be within the safe integer range.",
                        inst,
                        origin,
                        inclusive: true,
                        continue: !def.abort,
                    });
                }
                return;
            }
        }
        if (input < minimum) {
            payload.issues.push({
                origin: "number",
                input,
                code: "too_small",
                minimum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
        if (input > maximum) {
            payload.issues.push({
                origin: "number",
                input,
                code: "too_big",
                maximum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodCheckBigIntFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckBigIntFormat", (inst, def) => {
    $ZodCheck.init(inst, def); // no format checks
    const [minimum, maximum] = util.BIGINT_FORMAT_RANGES[def.format];
    inst._zod.check = (payload) => {
        const input = payload.value;
        if (input < minimum) {
            payload.issues.push({
                origin: "bigint",
                input,
                code: "too_small",
                minimum: minimum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
        if (input > maximum) {
            payload.issues.push({
                origin: "bigint",
                input,
                code: "too_big",
                maximum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
    };
})));
const $ZodCheckMaxSize = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckMaxSize", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size <= def.maximum)
            return;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            code: "too_big",
            maximum: def.maximum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckMinSize = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckMinSize", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size >= def.minimum)
            return;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            code: "too_small",
            minimum: def.minimum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckSizeEquals = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckSizeEquals", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size === def.size)
            return;
        const tooBig = size > def.size;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            ...(tooBig ? { code: "too_big", maximum: def.size } : { code: "too_small", minimum: def.size }),
            inclusive: true,
            exact: true,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckMaxLength = /*@__PURE__*/ $constructor("$ZodCheckMaxLength", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // Strings are measured in Unicode code points, not UTF-16 units. A code point is at most two units, so a string that already fits in units fits in code points; only an overflow has to be counted.
        const length = typeof input === "string" && units > def.maximum ? codePointLength(input) : units;
        if (length <= def.maximum)
            return;
        const origin = getLengthableOrigin(input);
        payload.issues.push({
            origin,
            code: "too_big",
            maximum: def.maximum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckMinLength = /*@__PURE__*/ $constructor("$ZodCheckMinLength", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // A code point is one or two UTF-16 units, so fewer units than the floor can never reach it and twice the floor always clears it. Only in between is the exact count in doubt.
        const length = typeof input === "string" && units >= def.minimum && units < def.minimum * 2
            ? codePointLength(input)
            : units;
        if (length >= def.minimum)
            return;
        const origin = getLengthableOrigin(input);
        payload.issues.push({
            origin,
            code: "too_small",
            minimum: def.minimum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckLengthEquals = /*@__PURE__*/ $constructor("$ZodCheckLengthEquals", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // A code point is one or two UTF-16 units, so outside `[length, length * 2]` units the target is missed either way — and missed in the same direction in both measures.
        const length = typeof input === "string" && units >= def.length && units <= def.length * 2
            ? codePointLength(input)
            : units;
        if (length === def.length)
            return;
        const origin = getLengthableOrigin(input);
        const tooBig = length > def.length;
        payload.issues.push({
            origin,
            ...(tooBig ? { code: "too_big", maximum: def.length } : { code: "too_small", minimum: def.length }),
            inclusive: true,
            exact: true,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckStringFormat = /*@__PURE__*/ $constructor("$ZodCheckStringFormat", (inst, def) => {
    var _a, _b;
    $ZodCheck.init(inst, def);
    if (def.pattern)
        (_a = inst._zod).check ?? (_a.check = (payload) => {
            def.pattern.lastIndex = 0;
            if (def.pattern.test(payload.value))
                return;
            payload.issues.push({
                origin: "string",
                code: "invalid_format",
                format: def.format,
                input: payload.value,
                ...(def.pattern ? { pattern: def.pattern.toString() } : {}),
                inst,
                continue: !def.abort,
            });
        });
    else
        (_b = inst._zod).check ?? (_b.check = () => { });
});
const $ZodCheckRegex = /*@__PURE__*/ $constructor("$ZodCheckRegex", (inst, def) => {
    $ZodCheckStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        def.pattern.lastIndex = 0;
        if (def.pattern.test(payload.value))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "regex",
            input: payload.value,
            pattern: def.pattern.toString(),
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckLowerCase = /*@__PURE__*/ $constructor("$ZodCheckLowerCase", (inst, def) => {
    def.pattern ?? (def.pattern = lowercase);
    $ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckUpperCase = /*@__PURE__*/ $constructor("$ZodCheckUpperCase", (inst, def) => {
    def.pattern ?? (def.pattern = uppercase);
    $ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckIncludes = /*@__PURE__*/ $constructor("$ZodCheckIncludes", (inst, def) => {
    $ZodCheck.init(inst, def);
    const escapedRegex = escapeRegex(def.includes);
    // `String.prototype.includes(sub, position)` matches `sub` at `position`
    // OR LATER, so the pattern must allow at least `position` leading chars
    // (`{N,}`), not exactly `position` chars (`{N}`).
    const pattern = new RegExp(typeof def.position === "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
    def.pattern = pattern;
    inst._zod.check = (payload) => {
        if (payload.value.includes(def.includes, def.position))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "includes",
            includes: def.includes,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckStartsWith = /*@__PURE__*/ $constructor("$ZodCheckStartsWith", (inst, def) => {
    $ZodCheck.init(inst, def);
    const pattern = new RegExp(`^${escapeRegex(def.prefix)}.*`);
    def.pattern ?? (def.pattern = pattern);
    inst._zod.check = (payload) => {
        if (payload.value.startsWith(def.prefix))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "starts_with",
            prefix: def.prefix,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckEndsWith = /*@__PURE__*/ $constructor("$ZodCheckEndsWith", (inst, def) => {
    $ZodCheck.init(inst, def);
    const pattern = new RegExp(`.*${escapeRegex(def.suffix)}$`);
    def.pattern ?? (def.pattern = pattern);
    inst._zod.check = (payload) => {
        if (payload.value.endsWith(def.suffix))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "ends_with",
            suffix: def.suffix,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
///////////////////////////////////
/////    $ZodCheckProperty    /////
///////////////////////////////////
function handleCheckPropertyResult(result, payload, property) {
    if (result.issues.length) {
        payload.issues.push(...prefixIssues(property, result.issues));
    }
}
const $ZodCheckProperty = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckProperty", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        const result = def.schema._zod.run({
            value: payload.value[def.property],
            issues: [],
        }, {});
        if (result instanceof Promise) {
            return result.then((result) => handleCheckPropertyResult(result, payload, def.property));
        }
        handleCheckPropertyResult(result, payload, def.property);
        return;
    };
})));
const $ZodCheckProperties = /*@__PURE__*/ $constructor("$ZodCheckProperties", (inst, def) => {
    $ZodCheck.init(inst, def);
    hide(inst, Symbol.iterator, function* () {
        yield inst;
    });
    // key and schema snapshotted together: reading one live and the other cached lets a later mutation of the caller's shape object pair a stale key with a missing schema
    let entries;
    inst._zod.check = (payload) => {
        // the base schema already typed the value, so only a nullish one is rejected here: the properties read on a primitive too, matching z.property() on a string's length
        if (payload.value == null) {
            payload.issues.push({ expected: "object", code: "invalid_type", input: payload.value, inst });
            return undefined;
        }
        entries ?? (entries = Reflect.ownKeys(def.shape).map((key) => [key, def.shape[key]]));
        const input = payload.value;
        let proms;
        for (const [key, schema] of entries) {
            const result = schema._zod.run({ value: input[key], issues: [] }, {});
            if (result instanceof Promise) {
                proms ?? (proms = []);
                proms.push(result.then((result) => handleCheckPropertyResult(result, payload, key)));
            }
            else {
                handleCheckPropertyResult(result, payload, key);
            }
        }
        if (proms)
            return Promise.all(proms).then(() => undefined);
        return undefined;
    };
});
const $ZodCheckMimeType = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckMimeType", (inst, def) => {
    $ZodCheck.init(inst, def);
    const mimeSet = new Set(def.mime);
    inst._zod.check = (payload) => {
        if (mimeSet.has(payload.value.type))
            return;
        payload.issues.push({
            code: "invalid_value",
            values: def.mime,
            input: payload.value.type,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckOverwrite = /*@__PURE__*/ $constructor("$ZodCheckOverwrite", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        payload.value = def.tx(payload.value);
    };
});

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/doc.js
class Doc {
    constructor(args = [], closed = {}) {
        this.content = [];
        this.indent = 0;
        this.args = args;
        this.closed = closed;
    }
    // the compiler catches a child's throw and keeps writing into this doc, so the indent has to unwind with it
    indented(fn) {
        this.indent += 1;
        try {
            fn(this);
        }
        finally {
            this.indent -= 1;
        }
    }
    write(arg) {
        if (typeof arg === "function") {
            arg(this, { execution: "sync" });
            arg(this, { execution: "async" });
            return;
        }
        const content = arg;
        const lines = content.split("\n").filter((x) => x);
        const minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length));
        const dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
        for (const line of dedented) {
            this.content.push(line);
        }
    }
    compile() {
        const F = Function;
        const content = this?.content ?? [``];
        const factory = new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${content.join("\n")}\n};`);
        return factory(...Object.values(this.closed));
    }
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/versions.js
const version = {
    major: 4,
    minor: 6,
    patch: 7,
};

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/schemas.js







const $ZodType = /*@__PURE__*/ $constructor("$ZodType", (inst, def) => {
    var _a;
    inst ?? (inst = {});
    inst._zod.def = def; // set _def property
    inst._zod.bag = inst._zod.bag || {}; // initialize _bag object
    inst._zod.version = version;
    const defChecks = inst._zod.def.checks;
    // if inst is itself a checks.$ZodCheck, run it as a check
    const checks = inst._zod.traits.has("$ZodCheck")
        ? [inst, ...(defChecks ?? [])]
        : defChecks?.length
            ? [...defChecks]
            : [];
    for (const ch of checks) {
        for (const fn of ch._zod.onattach) {
            fn(inst);
        }
    }
    if (checks.length === 0) {
        // deferred initializer inst._zod.parse is not yet defined
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred?.push(() => {
            inst._zod.run = inst._zod.parse;
        });
    }
    else {
        const runChecks = (payload, checks, ctx) => {
            if (payload.memo)
                return payload;
            let isAborted = aborted(payload);
            let asyncResult;
            for (const ch of checks) {
                if (ch._zod.def.when) {
                    if (explicitlyAborted(payload))
                        continue;
                    const shouldRun = ch._zod.def.when(payload);
                    if (!shouldRun)
                        continue;
                }
                else if (isAborted) {
                    continue;
                }
                const currLen = payload.issues.length;
                const _ = ch._zod.check(payload);
                if (_ instanceof Promise && ctx?.async === false) {
                    throw new $ZodAsyncError();
                }
                if (asyncResult || _ instanceof Promise) {
                    asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
                        await _;
                        const nextLen = payload.issues.length;
                        if (nextLen === currLen)
                            return;
                        attachSchema(payload.issues, currLen, inst);
                        if (!isAborted)
                            isAborted = aborted(payload, currLen);
                    });
                }
                else {
                    const nextLen = payload.issues.length;
                    if (nextLen === currLen)
                        continue;
                    attachSchema(payload.issues, currLen, inst);
                    if (!isAborted)
                        isAborted = aborted(payload, currLen);
                }
            }
            if (asyncResult) {
                return asyncResult.then(() => {
                    return payload;
                });
            }
            return payload;
        };
        const handleCanaryResult = (canary, payload, ctx) => {
            // abort if the canary is aborted
            if (aborted(canary)) {
                canary.aborted = true;
                return canary;
            }
            // run checks first, then
            const checkResult = runChecks(payload, checks, ctx);
            if (checkResult instanceof Promise) {
                if (ctx.async === false)
                    throw new $ZodAsyncError();
                return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
            }
            return inst._zod.parse(checkResult, ctx);
        };
        inst._zod.run = (payload, ctx) => {
            if (ctx.skipChecks) {
                return inst._zod.parse(payload, ctx);
            }
            if (ctx.direction === "backward") {
                // run canary initial pass (no checks)
                const canary = inst._zod.parse({ value: payload.value, issues: [] }, { ...ctx, skipChecks: true });
                if (canary instanceof Promise) {
                    return canary.then((canary) => {
                        return handleCanaryResult(canary, payload, ctx);
                    });
                }
                return handleCanaryResult(canary, payload, ctx);
            }
            // forward
            const result = inst._zod.parse(payload, ctx);
            if (result instanceof Promise) {
                if (ctx.async === false)
                    throw new $ZodAsyncError();
                return result.then((result) => runChecks(result, checks, ctx));
            }
            return runChecks(result, checks, ctx);
        };
    }
}, {
    // Wrappers extend this by installing a richer factory over it; reading it eagerly would defeat the laziness.
    get "~standard"() {
        return hide(this, "~standard", standardProps(this));
    },
    set "~standard"(value) {
        own(this, "~standard", value);
    },
});
/** The Standard Schema surface for `inst`. Shared so wrappers can extend it without forcing it. */
// a Standard Schema result only reports issues, so a failure finalizes them straight off the raw payload: no ZodError, and no lazy result to read through
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
    const ctx = { async: true };
    return toStandardResult((await inst._zod.run({ value, issues: [] }, ctx)), ctx);
}
function standardProps(inst) {
    return {
        validate: (value) => {
            const ctx = { async: false };
            try {
                const r = inst._zod.run({ value, issues: [] }, ctx);
                if (!(r instanceof Promise))
                    return toStandardResult(r, ctx);
            }
            catch (_) { }
            // async function so a synchronously throwing check rejects instead of escaping validate
            return validateAsync(inst, value);
        },
        vendor: "zod",
        version: 1,
    };
}

const $ZodString = /*@__PURE__*/ $constructor("$ZodString", (inst, def) => {
    $ZodType.init(inst, def);
    // a format's own pattern, else unbounded; a template literal derives the check-aware form itself
    inst._zod.pattern = def.pattern ?? anyString;
    inst._zod.parse = (payload, _) => {
        if (def.coerce)
            try {
                payload.value = String(payload.value);
            }
            catch (_) { }
        if (typeof payload.value === "string")
            return payload;
        payload.issues.push({
            expected: "string",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
const $ZodStringFormat = /*@__PURE__*/ $constructor("$ZodStringFormat", (inst, def) => {
    // check initialization must come first
    $ZodCheckStringFormat.init(inst, def);
    $ZodString.init(inst, def);
});
const $ZodGUID = /*@__PURE__*/ $constructor("$ZodGUID", (inst, def) => {
    def.pattern ?? (def.pattern = guid);
    $ZodStringFormat.init(inst, def);
});
const $ZodUUID = /*@__PURE__*/ $constructor("$ZodUUID", (inst, def) => {
    if (def.version) {
        const versionMap = {
            v1: 1,
            v2: 2,
            v3: 3,
            v4: 4,
            v5: 5,
            v6: 6,
            v7: 7,
            v8: 8,
        };
        const v = versionMap[def.version];
        if (v === undefined)
            throw new Error(`Invalid UUID version: "${def.version}"`);
        def.pattern ?? (def.pattern = uuid(v));
    }
    else
        def.pattern ?? (def.pattern = uuid());
    $ZodStringFormat.init(inst, def);
});
const $ZodEmail = /*@__PURE__*/ $constructor("$ZodEmail", (inst, def) => {
    def.pattern ?? (def.pattern = email);
    $ZodStringFormat.init(inst, def);
});
/** The `://` guard rejected the input before the URL constructor saw it. */
const URL_BAD_FORMAT = 1;
/** The URL parser rejected the input. */
const URL_UNPARSEABLE = 2;
function canParseURL(input) {
    try {
        if (typeof URL !== "undefined" && typeof URL.canParse === "function")
            return URL.canParse(input);
        new URL(input);
        return true;
    }
    catch {
        return false;
    }
}
function validateURL(trimmed, def) {
    if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) {
        return canParseURL(trimmed) || URL_UNPARSEABLE;
    }
    return parseURLObject(trimmed, def);
}
/** Parses a URL while preserving the non-normalizing HTTP guard. */
function parseURLObject(trimmed, def) {
    // When normalize is off, require :// for http/https URLs. This prevents strings like "http:example.com" or "https:/path" from being silently accepted
    if (!def.normalize && def.protocol?.source === httpProtocol.source && !/^https?:\/\//i.test(trimmed)) {
        return URL_BAD_FORMAT;
    }
    try {
        if (typeof URL !== "undefined") {
            const URLStatic = URL;
            if (typeof URLStatic.parse === "function")
                return URLStatic.parse(trimmed) ?? URL_UNPARSEABLE;
        }
        // @ts-ignore
        return new URL(trimmed);
    }
    catch {
        return URL_UNPARSEABLE;
    }
}
const asciiTabOrNewline = /[\t\n\r]/g;
/** The URL parser deletes every ASCII tab, LF and CR from its input before it parses, so `new URL("https://exa\nmple.com")` reports on `example.com`. Applying the same deletion to the returned value closes the half of that divergence which can move the host; the parser's other rewrite, stripping C0 controls at the edges, cannot. */
function stripTabAndNewline(value) {
    return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
    hostname.lastIndex = 0;
    return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
    protocol.lastIndex = 0;
    return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
const $ZodURL = /*@__PURE__*/ $constructor("$ZodURL", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        try {
            // Trim whitespace from input
            const trimmed = payload.value.trim();
            const url = validateURL(trimmed, def);
            if (url === URL_BAD_FORMAT) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid URL format",
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
                return;
            }
            if (url === URL_UNPARSEABLE) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
                return;
            }
            if (url === true) {
                payload.value = stripTabAndNewline(trimmed);
                return;
            }
            if (def.hostname && !urlHostnameOk(url, def.hostname)) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid hostname",
                    pattern: def.hostname.source,
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
            }
            if (def.protocol && !urlProtocolOk(url, def.protocol)) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid protocol",
                    pattern: def.protocol.source,
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
            }
            // Set the output value based on normalize flag
            payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
            return;
        }
        catch (_) {
            payload.issues.push({
                code: "invalid_format",
                format: "url",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodEmoji = /*@__PURE__*/ $constructor("$ZodEmoji", (inst, def) => {
    def.pattern ?? (def.pattern = emoji());
    $ZodStringFormat.init(inst, def);
});
const $ZodNanoID = /*@__PURE__*/ $constructor("$ZodNanoID", (inst, def) => {
    if (def.length !== undefined && (!Number.isInteger(def.length) || def.length < 1))
        throw new Error(`Invalid nanoid length: ${def.length}`);
    def.pattern ?? (def.pattern = def.length === undefined ? nanoid : nanoidOfLength(def.length));
    $ZodStringFormat.init(inst, def);
});
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link $ZodCUID2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const $ZodCUID = /*@__PURE__*/ $constructor("$ZodCUID", (inst, def) => {
    def.pattern ?? (def.pattern = cuid);
    $ZodStringFormat.init(inst, def);
});
const $ZodCUID2 = /*@__PURE__*/ $constructor("$ZodCUID2", (inst, def) => {
    def.pattern ?? (def.pattern = cuid2);
    $ZodStringFormat.init(inst, def);
});
const $ZodULID = /*@__PURE__*/ $constructor("$ZodULID", (inst, def) => {
    def.pattern ?? (def.pattern = ulid);
    $ZodStringFormat.init(inst, def);
});
const $ZodXID = /*@__PURE__*/ $constructor("$ZodXID", (inst, def) => {
    def.pattern ?? (def.pattern = xid);
    $ZodStringFormat.init(inst, def);
});
const $ZodKSUID = /*@__PURE__*/ $constructor("$ZodKSUID", (inst, def) => {
    def.pattern ?? (def.pattern = ksuid);
    $ZodStringFormat.init(inst, def);
});
const $ZodISODateTime = /*@__PURE__*/ $constructor("$ZodISODateTime", (inst, def) => {
    def.pattern ?? (def.pattern = datetime(def));
    $ZodStringFormat.init(inst, def);
});
const $ZodISODate = /*@__PURE__*/ $constructor("$ZodISODate", (inst, def) => {
    def.pattern ?? (def.pattern = date);
    $ZodStringFormat.init(inst, def);
});
const $ZodISOTime = /*@__PURE__*/ $constructor("$ZodISOTime", (inst, def) => {
    def.pattern ?? (def.pattern = time(def));
    $ZodStringFormat.init(inst, def);
});
const $ZodISODuration = /*@__PURE__*/ $constructor("$ZodISODuration", (inst, def) => {
    def.pattern ?? (def.pattern = duration);
    $ZodStringFormat.init(inst, def);
});
const $ZodIPv4 = /*@__PURE__*/ $constructor("$ZodIPv4", (inst, def) => {
    def.pattern ?? (def.pattern = ipv4);
    $ZodStringFormat.init(inst, def);
});
/** An IPv6 address is written with hex digits, colons and dots, and nothing else. The guard is what makes the check below an IPv6 check: `new URL("http://[...]")` parses an authority, not an address, so `@` and `\` re-delimit it and `"::@1\\"` validates against the host `0.0.0.1`. The URL parser also deletes ASCII tab, LF and CR rather than failing, which is how `"::1\n"` validated as `::1`. */
const ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
    if (!ipv6Alphabet.test(value))
        return false;
    return canParseURL(`http://[${value}]`);
}
const $ZodIPv6 = /*@__PURE__*/ $constructor("$ZodIPv6", (inst, def) => {
    def.pattern ?? (def.pattern = ipv6);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (!isValidIPv6(payload.value)) {
            payload.issues.push({
                code: "invalid_format",
                format: "ipv6",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodMAC = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodMAC", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.mac(def.delimiter));
    $ZodStringFormat.init(inst, def);
})));
const $ZodCIDRv4 = /*@__PURE__*/ $constructor("$ZodCIDRv4", (inst, def) => {
    def.pattern ?? (def.pattern = cidrv4);
    $ZodStringFormat.init(inst, def);
});
function isValidCIDRv6(value) {
    const parts = value.split("/");
    if (parts.length !== 2)
        return false;
    const [address, prefix] = parts;
    if (!prefix)
        return false;
    const prefixNum = Number(prefix);
    if (`${prefixNum}` !== prefix)
        return false;
    if (prefixNum < 0 || prefixNum > 128)
        return false;
    return isValidIPv6(address);
}
const $ZodCIDRv6 = /*@__PURE__*/ $constructor("$ZodCIDRv6", (inst, def) => {
    def.pattern ?? (def.pattern = cidrv6); // not used for validation
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (!isValidCIDRv6(payload.value)) {
            payload.issues.push({
                code: "invalid_format",
                format: "cidrv6",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
});
//////////////////////////////   ZodBase64   //////////////////////////////
function isValidBase64(data) {
    if (data === "")
        return true;
    // atob ignores whitespace, so reject it up front.
    if (/\s/.test(data))
        return false;
    if (data.length % 4 !== 0)
        return false;
    try {
        // @ts-ignore
        atob(data);
        return true;
    }
    catch {
        return false;
    }
}
// lax on purpose: the quantified regexes.base64 overflows the regex stack on multi-MB input and its leading ^$| alternation leaks through template-literal composition; isValidBase64 enforces length and padding
const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
const $ZodBase64 = /*@__PURE__*/ $constructor("$ZodBase64", (inst, def) => {
    def.pattern ?? (def.pattern = base64Charset);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidBase64(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "base64",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
//////////////////////////////   ZodBase64URL   //////////////////////////////
// lax on purpose: the quantified regexes.base64url overflows the regex stack on multi-MB input; isValidBase64 enforces length on the padded string
const base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
    if (!base64urlCharset.test(data))
        return false;
    const base64 = data.replace(/[-_]/g, (c) => (c === "-" ? "+" : "/"));
    const padded = base64.padEnd(Math.ceil(base64.length / 4) * 4, "=");
    return isValidBase64(padded);
}
const $ZodBase64URL = /*@__PURE__*/ $constructor("$ZodBase64URL", (inst, def) => {
    def.pattern ?? (def.pattern = base64urlCharset);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidBase64URL(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "base64url",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodE164 = /*@__PURE__*/ $constructor("$ZodE164", (inst, def) => {
    def.pattern ?? (def.pattern = e164);
    $ZodStringFormat.init(inst, def);
});
//////////////////////////////   ZodCreditCard   //////////////////////////////
const CC_SANITIZE = /[- ]/g;
/** Luhn checksum on a digit-only string. Adapted from valibot (MIT). */
function isLuhnAlgo(digits) {
    let length = digits.length;
    let bit = 1;
    let sum = 0;
    while (length) {
        const value = digits.charCodeAt(--length) - 48;
        bit ^= 1;
        sum += bit ? [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][value] : value;
    }
    return sum % 10 === 0;
}
function isValidCreditCard(input) {
    if (!regexes.creditCard.test(input))
        return false;
    return isLuhnAlgo(input.replace(CC_SANITIZE, ""));
}
const $ZodCreditCard = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCreditCard", (inst, def) => {
    // Shape only — the Luhn check below is not expressible as a pattern, so consumers of `pattern` (JSON Schema, template literals) get the length and separator rules alone.
    def.pattern ?? (def.pattern = regexes.creditCard);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidCreditCard(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "credit_card",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
//////////////////////////////   ZodIBAN   //////////////////////////////
// iso 7064 mod 97-10 checksum without BigInt
function isIso7064Mod97(iban) {
    let remainder = 0;
    const len = iban.length;
    for (let i = 4; i < len; i++) {
        const code = iban.charCodeAt(i);
        remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
    }
    for (let i = 0; i < 4; i++) {
        const code = iban.charCodeAt(i);
        remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
    }
    return remainder === 1;
}
function isValidIBAN(input) {
    if (!regexes.iban.test(input))
        return false;
    return isIso7064Mod97(input);
}
const $ZodIBAN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodIBAN", (inst, def) => {
    // shape only — checksum is not expressible as a pattern
    def.pattern ?? (def.pattern = regexes.iban);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidIBAN(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "iban",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
//////////////////////////////   ZodJWT   //////////////////////////////
function isValidJWT(token, algorithm = null) {
    try {
        const tokensParts = token.split(".");
        if (tokensParts.length !== 3)
            return false;
        const [header] = tokensParts;
        if (!header)
            return false;
        // @ts-ignore
        const parsedHeader = JSON.parse(atob(header));
        if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT")
            return false;
        if (!parsedHeader.alg)
            return false;
        if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm))
            return false;
        return true;
    }
    catch {
        return false;
    }
}
const $ZodJWT = /*@__PURE__*/ $constructor("$ZodJWT", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidJWT(payload.value, def.alg))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "jwt",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCustomStringFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCustomStringFormat", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (def.fn(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: def.format,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodNumber = /*@__PURE__*/ $constructor("$ZodNumber", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = number;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = Number(payload.value);
            }
            catch (_) { }
        const input = payload.value;
        if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) {
            return payload;
        }
        const received = typeof input === "number"
            ? Number.isNaN(input)
                ? "NaN"
                : !Number.isFinite(input)
                    ? String(input)
                    : undefined
            : undefined;
        payload.issues.push({
            expected: "number",
            code: "invalid_type",
            input,
            inst,
            ...(received ? { received } : {}),
        });
        return payload;
    };
});
const $ZodNumberFormat = /*@__PURE__*/ $constructor("$ZodNumberFormat", (inst, def) => {
    $ZodCheckNumberFormat.init(inst, def);
    $ZodNumber.init(inst, def); // no format checks
});
const $ZodBoolean = /*@__PURE__*/ $constructor("$ZodBoolean", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = regexes_boolean;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = Boolean(payload.value);
            }
            catch (_) { }
        const input = payload.value;
        if (typeof input === "boolean")
            return payload;
        payload.issues.push({
            expected: "boolean",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
});
const $ZodBigInt = /*@__PURE__*/ $constructor("$ZodBigInt", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = bigint;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = BigInt(payload.value);
            }
            catch (_) { }
        if (typeof payload.value === "bigint")
            return payload;
        payload.issues.push({
            expected: "bigint",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
const $ZodBigIntFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodBigIntFormat", (inst, def) => {
    checks.$ZodCheckBigIntFormat.init(inst, def);
    $ZodBigInt.init(inst, def); // no format checks
})));
const $ZodSymbol = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodSymbol", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "symbol")
            return payload;
        payload.issues.push({
            expected: "symbol",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodUndefined = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodUndefined", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = regexes.undefined;
    inst._zod.values = new Set([undefined]);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "undefined")
            return payload;
        payload.issues.push({
            expected: "undefined",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodNull = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodNull", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = regexes.null;
    inst._zod.values = new Set([null]);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (input === null)
            return payload;
        payload.issues.push({
            expected: "null",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodAny = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodAny", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload) => payload;
})));
const $ZodUnknown = /*@__PURE__*/ $constructor("$ZodUnknown", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload) => payload;
});
const $ZodNever = /*@__PURE__*/ $constructor("$ZodNever", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        payload.issues.push({
            expected: "never",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
const $ZodVoid = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodVoid", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "undefined")
            return payload;
        payload.issues.push({
            expected: "void",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodDate = /*@__PURE__*/ $constructor("$ZodDate", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce) {
            try {
                payload.value = new Date(payload.value);
            }
            catch (_err) { }
        }
        const input = payload.value;
        const isDate = input instanceof Date;
        const isValidDate = isDate && !Number.isNaN(input.getTime());
        if (isValidDate)
            return payload;
        payload.issues.push({
            expected: "date",
            code: "invalid_type",
            input,
            ...(isDate ? { received: "Invalid Date" } : {}),
            inst,
        });
        return payload;
    };
});
// an oversized container fails its leading size checks before any element is parsed
function capSize(inst, size) {
    const caps = sizeCaps(inst._zod.def.checks);
    if (!caps.length)
        return;
    const cap = Math.min(...caps.map((c) => c[0]));
    const parse = inst._zod.parse;
    inst._zod.parse = (payload, ctx) => {
        const n = size(payload.value);
        if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
            for (const [max, ch] of sizeCaps(inst._zod.def.checks)) {
                if (n > max && ch._zod.def.when(payload)) {
                    const start = payload.issues.length;
                    ch._zod.check(payload);
                    // the value is still the raw input, so no later check may read it
                    payload.issues[start].continue = false;
                    attachSchema(payload.issues, start, inst);
                    return payload;
                }
            }
        }
        return parse(payload, ctx);
    };
}
const arraySize = (input) => (Array.isArray(input) ? input.length : -1);
const mapSize = (input) => (input instanceof Map ? input.size : -1);
const setSize = (input) => (input instanceof Set ? input.size : -1);
function handleArrayResult(result, final, index) {
    if (result.issues.length) {
        final.issues.push(...prefixIssues(index, result.issues));
    }
    final.value[index] = result.value;
}
const $ZodArray = /*@__PURE__*/ $constructor("$ZodArray", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!Array.isArray(input)) {
            payload.issues.push({
                expected: "array",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
        const proms = [];
        const abortEarly = ctx?.abortEarly;
        for (let i = 0; i < input.length; i++) {
            const item = input[i];
            const result = def.element._zod.run({
                value: item,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                proms.push(result.then((result) => handleArrayResult(result, payload, i)));
            }
            else {
                handleArrayResult(result, payload, i);
                // the element's payload is authoritative here, since handleArrayResult forwards every issue; an object's is not, because it drops a failed absent optional
                if (abortEarly && result.issues.length !== 0 && aborted(result))
                    break;
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => payload);
        }
        return payload; //handleArrayResultsAsync(parseResults, final);
    };
    capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
    const isPresent = key in input;
    const isOptionalOut = optout === "optional";
    // The middle rung means "absence permitted, nothing supplied in its place", so an absent key contributes nothing — whatever the schema made of `undefined` is invented, not substituted. Only `optional` reaches this with a value: `defaulted` substitutes, and a schema that isn't optional-out has to keep the key.
    if (!isPresent && isOptionalOut && optin === "optional") {
        return;
    }
    if (result.issues.length) {
        // For optional-in/out schemas, ignore errors on absent keys.
        if (optin !== undefined && isOptionalOut && !isPresent) {
            return;
        }
        final.issues.push(...prefixIssues(key, result.issues));
    }
    if (!isPresent && optin === undefined) {
        if (!result.issues.length) {
            final.issues.push({
                code: "invalid_type",
                expected: "nonoptional",
                input: undefined,
                path: [key],
            });
        }
        return;
    }
    if (result.value === undefined) {
        if (isPresent || (optin === "defaulted" && !isOptionalOut)) {
            final.value[key] = undefined;
        }
    }
    else {
        final.value[key] = result.value;
    }
}
// one shared instance; a fresh [] per schema cost 56 bytes retained
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
    const keys = Object.keys(def.shape);
    const ownSymbols = Object.getOwnPropertySymbols(def.shape);
    const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
    // aliases `keys` when there are no symbols, so a string-only shape keeps one array
    const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
    for (const k of allKeys) {
        if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) {
            throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
        }
    }
    const okeys = optionalKeys(def.shape);
    return {
        ...def,
        allKeys,
        symbolKeys,
        // string-only: handleCatchall matches it against `for...in`, which never yields a symbol
        keySet: new Set(keys),
        numKeys: keys.length,
        optionalKeys: new Set(okeys),
    };
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
    const unrecognized = [];
    const keySet = def.keySet;
    const _catchall = def.catchall._zod;
    const t = _catchall.def.type;
    const optin = _catchall.optin;
    const optout = _catchall.optout;
    // starts at 0, not the current length: the shape phase already ran and may have aborted
    let seen = 0;
    for (const key in input) {
        if (abortEarly && payload.issues.length !== seen) {
            if (aborted(payload, seen))
                break;
            seen = payload.issues.length;
        }
        // Must precede the __proto__ branch: a declared key is not unrecognized, even though the shape loop deliberately strips __proto__ from the parsed output.
        if (keySet.has(key))
            continue;
        // Don't copy an undeclared __proto__ into the result; assignment to a plain {} would replace the result prototype. But in strict mode it is still an unknown key, so report it before skipping.
        if (key === "__proto__") {
            if (t === "never")
                unrecognized.push(key);
            continue;
        }
        if (t === "never") {
            unrecognized.push(key);
            continue;
        }
        const r = _catchall.run({ value: input[key], issues: [] }, ctx);
        if (r instanceof Promise) {
            proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
        }
        else {
            handlePropertyResult(r, payload, key, input, optin, optout);
        }
    }
    if (unrecognized.length) {
        payload.issues.push({
            code: "unrecognized_keys",
            keys: unrecognized,
            input,
            inst,
            // Describes the shape of the input, not the validity of the parsed value, so it never aborts. The parse still fails; the schema's own checks just get to run first, and an enclosing intersection can reconcile the key against a sibling operand.
            continue: true,
        });
    }
    if (!proms.length)
        return payload;
    return Promise.all(proms).then(() => {
        return payload;
    });
}
const $ZodObject = /*@__PURE__*/ $constructor("$ZodObject", (inst, def) => {
    // requires cast because technically $ZodObject doesn't extend
    $ZodType.init(inst, def);
    const desc = Object.getOwnPropertyDescriptor(def, "shape");
    // a cloned def carries its source's accessor, which knows the shape it answers from; adopting that keeps the clone's keys readable without running it
    const sh = desc?.get ? desc.get.raw : (def.shape ?? {});
    if (sh) {
        // Freezes the shape on first read, so its getters resolve once and every later read sees the same schemas.
        const get = () => {
            const newSh = { ...sh };
            Object.defineProperty(def, "shape", { value: newSh });
            get.raw = newSh;
            return newSh;
        };
        get.raw = sh;
        Object.defineProperty(def, "shape", { get });
    }
    const _normalized = cached(() => normalizeDef(def));
    defineLazyInternal(inst, "propValues", (zod) => {
        const shape = zod.def.shape;
        const propValues = {};
        for (const key in shape) {
            const field = shape[key]._zod;
            if (field.values) {
                if (!Object.prototype.hasOwnProperty.call(propValues, key)) {
                    util_assignProp(propValues, key, new Set());
                }
                for (const v of field.values)
                    propValues[key].add(v);
                // An omittable slot reads back as undefined at a discriminator lookup, so it has to claim undefined: two options that can both omit the key are not discriminable on it.
                if (field.optin !== undefined)
                    propValues[key].add(undefined);
            }
        }
        return propValues;
    });
    const isObject = util_isObject;
    const catchall = def.catchall;
    let value;
    const memo = globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        value ?? (value = _normalized.value);
        const input = payload.value;
        if (!isObject(input)) {
            payload.issues.push({
                expected: "object",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
        const proms = [];
        const shape = value.shape;
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const key of value.allKeys) {
            if (abortEarly && payload.issues.length !== seen) {
                if (aborted(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            if (key === "__proto__")
                continue;
            const el = shape[key];
            const optin = el._zod.optin;
            const optout = el._zod.optout;
            const r = el._zod.run({ value: input[key], issues: [] }, ctx);
            if (r instanceof Promise) {
                proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
            }
            else {
                handlePropertyResult(r, payload, key, input, optin, optout);
            }
        }
        if (!catchall) {
            return proms.length ? Promise.all(proms).then(() => payload) : payload;
        }
        return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
    };
});
const $ZodObjectJIT = /*@__PURE__*/ $constructor("$ZodObjectJIT", (inst, def) => {
    // requires cast because technically $ZodObject doesn't extend
    $ZodObject.init(inst, def);
    const superParse = inst._zod.parse;
    const _normalized = cached(() => normalizeDef(def));
    const memo = globalConfig.memoizer;
    const generateFastpass = (shape) => {
        const normalized = _normalized.value;
        const syms = normalized.symbolKeys;
        // a symbol has no source literal, so it is read as `syms[i]` off the closed-over scope
        const doc = new Doc(["payload", "ctx"], { shape, inst, memo, syms });
        const parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
        // prefixes in place, like util.prefixIssues. newResult must land before the early return: a catchall runs after this and would otherwise write onto the caller's input
        const prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
        doc.write(`const input = payload.value;`);
        const ids = Object.create(null);
        let counter = 0;
        for (const key of normalized.allKeys) {
            ids[key] = `key_${counter++}`;
        }
        // A: preserve key order {
        doc.write(memo ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
        for (const key of normalized.allKeys) {
            if (key === "__proto__")
                continue;
            const id = ids[key];
            const k = typeof key === "symbol" ? `syms[${syms.indexOf(key)}]` : esc(key);
            const isPresent = `${k} in input`;
            const schema = shape[key];
            const optin = schema?._zod?.optin;
            const isOptionalIn = optin !== undefined;
            const isOptionalOut = schema?._zod?.optout === "optional";
            doc.write(`const ${id} = ${parseStr(k)};`);
            if (isOptionalIn && isOptionalOut) {
                // For optional-in/out schemas, ignore errors on absent keys — and, like the interpreted path, drop the value produced alongside them. The middle rung goes further: it permits absence without supplying anything in its place, so an absent key contributes nothing at all.
                const assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
                doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
            }
            else if (!isOptionalIn) {
                doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
            }
            else {
                doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
                if (optin === "defaulted") {
                    doc.write(`newResult[${k}] = ${id}.value;`);
                }
                else {
                    doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
                }
            }
        }
        doc.write(`payload.value = newResult;`);
        doc.write(`return payload;`);
        // closing `shape` in is what pays: turbofan specializes the parser against that one shape object, so every `shape[k]._zod.run` folds to a known callee. as a parameter it stays a generic load and measures 13% slower even with the forwarding frame gone
        return doc.compile();
    };
    let fastpass;
    const isObject = util_isObject;
    const jit = !globalConfig.jitless;
    const allowsEval = util_allowsEval;
    const fastEnabled = jit && allowsEval.value; // && !def.catchall;
    const catchall = def.catchall;
    let value;
    inst._zod.parse = (payload, ctx) => {
        value ?? (value = _normalized.value);
        const input = payload.value;
        if (!isObject(input)) {
            payload.issues.push({
                expected: "object",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        if (jit && fastEnabled && ctx?.async === false && ctx.jitless !== true) {
            // always synchronous
            if (!fastpass)
                fastpass = generateFastpass(def.shape);
            payload = fastpass(payload, ctx);
            if (!catchall)
                return payload;
            return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true);
        }
        return superParse(payload, ctx);
    };
});
function handleUnionResults(results, final, inst, ctx) {
    for (const result of results) {
        if (result.issues.length === 0) {
            final.value = result.value;
            return final;
        }
    }
    const nonaborted = results.filter((r) => !aborted(r));
    if (nonaborted.length === 1) {
        final.value = nonaborted[0].value;
        return nonaborted[0];
    }
    final.issues.push({
        code: "invalid_union",
        input: final.value,
        inst,
        errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config()))),
    });
    return final;
}
const $ZodUnion = /*@__PURE__*/ $constructor("$ZodUnion", (inst, def) => {
    $ZodType.init(inst, def);
    defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted")
        ? "defaulted"
        : zod.def.options.some((o) => o._zod.optin !== undefined)
            ? "optional"
            : undefined);
    defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : undefined);
    defineLazyInternal(inst, "values", (zod) => {
        if (zod.def.options.every((o) => o._zod.values)) {
            return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
        }
        return undefined;
    });
    defineLazyInternal(inst, "pattern", (zod) => {
        if (zod.def.options.every((o) => o._zod.pattern)) {
            const patterns = zod.def.options.map((o) => o._zod.pattern);
            return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
        }
        return undefined;
    });
    const first = def.options.length === 1 ? def.options[0]._zod.run : null;
    inst._zod.parse = (payload, ctx) => {
        if (first) {
            return first(payload, ctx);
        }
        let async = false;
        const results = [];
        for (const option of def.options) {
            const result = option._zod.run({
                value: payload.value,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                results.push(result);
                async = true;
            }
            else {
                if (result.issues.length === 0)
                    return result;
                results.push(result);
            }
        }
        if (!async)
            return handleUnionResults(results, payload, inst, ctx);
        return Promise.all(results).then((results) => {
            return handleUnionResults(results, payload, inst, ctx);
        });
    };
});
function handleExclusiveUnionResults(results, final, inst, ctx) {
    const matches = [];
    for (let i = 0; i < results.length; i++) {
        if (results[i].issues.length === 0)
            matches.push(i);
    }
    if (matches.length === 1) {
        final.value = results[matches[0]].value;
        return final;
    }
    if (matches.length === 0) {
        // No matches - same as regular union
        final.issues.push({
            code: "invalid_union",
            input: final.value,
            inst,
            errors: results.map((result) => result.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config()))),
        });
    }
    else {
        // Multiple matches - exclusive union failure
        final.issues.push({
            code: "invalid_union",
            input: final.value,
            inst,
            errors: [],
            inclusive: false,
            matches,
        });
    }
    return final;
}
const $ZodXor = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodXor", (inst, def) => {
    $ZodUnion.init(inst, def);
    def.inclusive = false;
    const first = def.options.length === 1 ? def.options[0]._zod.run : null;
    inst._zod.parse = (payload, ctx) => {
        if (first) {
            return first(payload, ctx);
        }
        let async = false;
        const results = [];
        for (const option of def.options) {
            const result = option._zod.run({
                value: payload.value,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                results.push(result);
                async = true;
            }
            else {
                results.push(result);
            }
        }
        if (!async)
            return handleExclusiveUnionResults(results, payload, inst, ctx);
        return Promise.all(results).then((results) => {
            return handleExclusiveUnionResults(results, payload, inst, ctx);
        });
    };
})));
/** Returns the option whose discriminator claims `value`, or throws if ambiguous. */
function getDiscriminatedOption(union, value) {
    const internals = union._zod;
    let map = internals.bag.optionsMap;
    if (!map) {
        map = discriminatorMap(internals.def);
        internals.bag.optionsMap = map;
    }
    const option = map.get(value);
    if (option === null)
        throw new Error(`Ambiguous discriminator value "${String(value)}"`);
    return option;
}
function discriminatorMap(def) {
    const map = new Map();
    for (const option of def.options) {
        const values = option._zod.propValues?.[def.discriminator];
        if (!values || values.size === 0)
            throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
        for (const value of values) {
            if (map.has(value)) {
                if (value !== undefined)
                    throw new Error(`Duplicate discriminator value "${String(value)}"`);
                // keep the collision marked so a later member cannot reclaim it
                map.set(value, null);
            }
            else {
                map.set(value, option);
            }
        }
    }
    return map;
}
const $ZodDiscriminatedUnion = 
/*@__PURE__*/
(/* unused pure expression or super */ null && (core.$constructor("$ZodDiscriminatedUnion", (inst, def) => {
    def.inclusive = false;
    $ZodUnion.init(inst, def);
    const _super = inst._zod.parse;
    util.defineLazyInternal(inst, "propValues", (zod) => {
        const propValues = {};
        let undefinedCount = 0;
        for (const option of zod.def.options) {
            const pv = option._zod.propValues;
            if (!pv || Object.keys(pv).length === 0)
                throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
            if (pv[zod.def.discriminator]?.has(undefined))
                undefinedCount++;
            for (const [k, v] of Object.entries(pv)) {
                if (!Object.prototype.hasOwnProperty.call(propValues, k)) {
                    util.assignProp(propValues, k, new Set());
                }
                for (const val of v) {
                    propValues[k].add(val);
                }
            }
        }
        if (!zod.def.unionFallback && undefinedCount > 1)
            propValues[zod.def.discriminator]?.delete(undefined);
        return propValues;
    });
    // Checked now rather than in the lookup map below, so an option that lacks the discriminator fails at the `discriminatedUnion` call instead of on the first object parsed. Options whose shape cannot be enumerated without resolving it — pipes and lazies — are left to the map.
    def.options.forEach((option, i) => {
        const propShape = util.rawShape(option._zod.def);
        if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) {
            throw new Error(`Invalid discriminated union option at index "${i}"`);
        }
    });
    const disc = util.cached(() => discriminatorMap(def));
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!util.isObject(input)) {
            payload.issues.push({
                code: "invalid_type",
                expected: "object",
                input,
                inst,
            });
            return payload;
        }
        const value = input?.[def.discriminator];
        const opt = disc.value.get(value);
        // forward metadata cannot choose an encoder for an absent tag
        if (opt && (value !== undefined || ctx.direction !== "backward")) {
            return opt._zod.run(payload, ctx);
        }
        // Fall back to union matching when the fast discriminator path fails:
        // - explicitly enabled via unionFallback, or
        // - during backward direction (encode), since codec-based discriminators have different values in forward vs backward directions
        if (def.unionFallback || ctx.direction === "backward") {
            return _super(payload, ctx);
        }
        // no matching discriminator
        payload.issues.push({
            code: "invalid_union",
            errors: [],
            note: "No matching discriminator",
            discriminator: def.discriminator,
            options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
            input,
            path: [def.discriminator],
            inst,
        });
        return payload;
    };
})));
const $ZodIntersection = /*@__PURE__*/ $constructor("$ZodIntersection", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        const left = def.left._zod.run({ value: input, issues: [] }, ctx);
        const right = def.right._zod.run({ value: input, issues: [] }, ctx);
        const async = left instanceof Promise || right instanceof Promise;
        if (async) {
            return Promise.all([left, right]).then(([left, right]) => {
                return handleIntersectionResults(payload, left, right);
            });
        }
        return handleIntersectionResults(payload, left, right);
    };
});
function mergeValues(a, b) {
    // const aType = parse.t(a);
    // const bType = parse.t(b);
    if (a === b) {
        return { valid: true, data: a };
    }
    if (a instanceof Date && b instanceof Date && +a === +b) {
        return { valid: true, data: a };
    }
    if (isPlainObject(a) && isPlainObject(b)) {
        const bKeys = Object.keys(b);
        const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
        const newObj = { ...a, ...b };
        if (Object.prototype.hasOwnProperty.call(newObj, "__proto__"))
            delete newObj.__proto__;
        for (const key of sharedKeys) {
            if (key === "__proto__")
                continue;
            const sharedValue = mergeValues(a[key], b[key]);
            if (!sharedValue.valid) {
                return {
                    valid: false,
                    mergeErrorPath: [key, ...sharedValue.mergeErrorPath],
                };
            }
            newObj[key] = sharedValue.data;
        }
        return { valid: true, data: newObj };
    }
    if (Array.isArray(a) && Array.isArray(b)) {
        if (a.length !== b.length) {
            return { valid: false, mergeErrorPath: [] };
        }
        const newArray = [];
        for (let index = 0; index < a.length; index++) {
            const itemA = a[index];
            const itemB = b[index];
            const sharedValue = mergeValues(itemA, itemB);
            if (!sharedValue.valid) {
                return {
                    valid: false,
                    mergeErrorPath: [index, ...sharedValue.mergeErrorPath],
                };
            }
            newArray.push(sharedValue.data);
        }
        return { valid: true, data: newArray };
    }
    return { valid: false, mergeErrorPath: [] };
}
function handleIntersectionResults(result, left, right) {
    // Track which side(s) reject each key. A key rejection is reported only when BOTH sides reject it, so a key owned by one branch survives the other's key schema. strictObject reports these as unrecognized_keys; a record with an open key schema reports one invalid_key per key.
    const unrecKeys = new Map();
    let unrecIssue;
    const keyIssues = new Map();
    const collect = (iss, side) => {
        let keys;
        if (iss.code === "unrecognized_keys" && !iss.path?.length) {
            unrecIssue ?? (unrecIssue = iss);
            keys = iss.keys;
        }
        else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
            const k = String(iss.path[0]);
            if (!keyIssues.has(k))
                keyIssues.set(k, iss);
            keys = [k];
        }
        else {
            return false;
        }
        for (const k of keys) {
            if (!unrecKeys.has(k))
                unrecKeys.set(k, {});
            unrecKeys.get(k)[side] = true;
        }
        return true;
    };
    for (const iss of left.issues) {
        if (!collect(iss, "l"))
            result.issues.push(iss);
    }
    for (const iss of right.issues) {
        if (!collect(iss, "r"))
            result.issues.push(iss);
    }
    // Report only keys rejected by BOTH sides
    const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
    if (bothKeys.length) {
        const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
        if (aggregated.length)
            result.issues.push({ ...unrecIssue, keys: aggregated });
        for (const k of bothKeys) {
            if (!aggregated.includes(k) && keyIssues.has(k))
                result.issues.push(keyIssues.get(k));
        }
    }
    const merged = mergeValues(left.value, right.value);
    if (!merged.valid) {
        if (aborted(result))
            return result;
        throw new Error(`Unmergable intersection. Error path: ` + `${JSON.stringify(merged.mergeErrorPath)}`);
    }
    result.value = merged.data;
    return result;
}
const $ZodTuple = /*@__PURE__*/ $constructor("$ZodTuple", (inst, def) => {
    $ZodType.init(inst, def);
    const items = def.items;
    const memo = globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!Array.isArray(input)) {
            payload.issues.push({
                input,
                inst,
                expected: "tuple",
                code: "invalid_type",
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
        const proms = [];
        const optinStart = getTupleOptStart(items, "optin");
        const optoutStart = getTupleOptStart(items, "optout");
        if (!def.rest) {
            if (input.length < optinStart) {
                payload.issues.push({
                    code: "too_small",
                    minimum: optinStart,
                    inclusive: true,
                    input,
                    inst,
                    origin: "array",
                });
                return payload;
            }
            if (input.length > items.length) {
                payload.issues.push({
                    code: "too_big",
                    maximum: items.length,
                    inclusive: true,
                    input,
                    inst,
                    origin: "array",
                });
            }
        }
        // Run every item in parallel, collecting results into an indexed array. The post-processing in `handleTupleResults` walks them in order so it can decide whether an absent optional-output error can truncate the tail or must be reported to preserve required output.
        const itemResults = new Array(items.length);
        // only tracked when there is a rest loop to skip
        const abortEarly = def.rest ? ctx?.abortEarly : undefined;
        let itemAborted = false;
        for (let i = 0; i < items.length; i++) {
            const r = items[i]._zod.run({ value: input[i], issues: [] }, ctx);
            if (r instanceof Promise) {
                proms.push(r.then((rr) => {
                    itemResults[i] = rr;
                }));
            }
            else {
                itemResults[i] = r;
                if (abortEarly && !itemAborted && r.issues.length)
                    itemAborted = aborted(r);
            }
        }
        // sound because rest is non-empty exactly when every fixed index is present, the one case handleTupleResults cannot discard an item's issues
        if (def.rest && !itemAborted) {
            let i = items.length - 1;
            const rest = input.slice(items.length);
            let seen = payload.issues.length;
            for (const el of rest) {
                if (abortEarly && payload.issues.length !== seen) {
                    if (aborted(payload, seen))
                        break;
                    seen = payload.issues.length;
                }
                i++;
                const result = def.rest._zod.run({ value: el, issues: [] }, ctx);
                if (result instanceof Promise) {
                    proms.push(result.then((r) => handleTupleResult(r, payload, i)));
                }
                else {
                    handleTupleResult(result, payload, i);
                }
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
        }
        return handleTupleResults(itemResults, payload, items, input, optoutStart);
    };
});
function getTupleOptStart(items, key) {
    for (let i = items.length - 1; i >= 0; i--) {
        // optin is a three-rung ladder so any rung above `undefined` permits an absent slot; optout stays two-valued.
        const omittable = key === "optin" ? items[i]._zod.optin !== undefined : items[i]._zod.optout === "optional";
        if (!omittable)
            return i + 1;
    }
    return 0;
}
function handleTupleResult(result, final, index) {
    if (result.issues.length) {
        final.issues.push(...prefixIssues(index, result.issues));
    }
    final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
    // Walk results in order. Mirror $ZodObject's swallow-on-absent-optional rule, but only after `optoutStart`: the first index where the output tuple tail can be absent.
    for (let i = 0; i < items.length; i++) {
        const r = itemResults[i];
        const isPresent = i < input.length;
        // The array analog of `handlePropertyResult`'s absent-key early return: the middle rung permits absence without supplying anything in its place, so the tail truncates here instead of materializing whatever the item made of `undefined`.
        if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
            final.value.length = i;
            break;
        }
        if (r.issues.length) {
            if (!isPresent && i >= optoutStart) {
                final.value.length = i;
                break;
            }
            final.issues.push(...prefixIssues(i, r.issues));
        }
        final.value[i] = r.value;
    }
    // Drop trailing slots that produced `undefined` for absent input
    // (the array analog of an absent optional key on an object). The
    // `i >= input.length` floor is critical: an explicit `undefined`
    // *inside* the input must be preserved even when the schema is
    // optional-out (e.g. `z.string().or(z.undefined())` accepting an
    // explicit undefined value).
    for (let i = final.value.length - 1; i >= input.length; i--) {
        if (items[i]._zod.optout === "optional" && final.value[i] === undefined) {
            final.value.length = i;
        }
        else {
            break;
        }
    }
    return final;
}
const $ZodRecord = /*@__PURE__*/ $constructor("$ZodRecord", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!isPlainObject(input)) {
            payload.issues.push({
                expected: "record",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        // no guard in either loop below: a record's invalid_key aborts but an enclosing intersection can reconcile it, so a stopped loop hides keys the sibling does not own and the intersection then rejects nothing
        const proms = [];
        const values = def.keyType._zod.values;
        if (values && !def.partial) {
            payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
            const recordKeys = new Set();
            for (const key of values) {
                if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
                    recordKeys.add(typeof key === "number" ? key.toString() : key);
                    // A declared __proto__ is stripped but is not an unrecognized key.
                    if (key === "__proto__")
                        continue;
                    const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
                    if (keyResult instanceof Promise) {
                        throw new Error("Async schemas not supported in object keys currently");
                    }
                    if (keyResult.issues.length) {
                        payload.issues.push({
                            code: "invalid_key",
                            origin: "record",
                            issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
                            input: key,
                            path: [key],
                            inst,
                        });
                        continue;
                    }
                    const outKey = keyResult.value;
                    if (outKey === "__proto__")
                        continue;
                    const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
                    if (result instanceof Promise) {
                        proms.push(result.then((result) => {
                            if (result.issues.length) {
                                payload.issues.push(...prefixIssues(key, result.issues));
                            }
                            payload.value[outKey] = result.value;
                        }));
                    }
                    else {
                        if (result.issues.length) {
                            payload.issues.push(...prefixIssues(key, result.issues));
                        }
                        payload.value[outKey] = result.value;
                    }
                }
            }
            let unrecognized;
            for (const key in input) {
                if (!recordKeys.has(key)) {
                    if (def.mode === "loose") {
                        // skip __proto__ so it can't replace the result prototype via the assignment setter on the plain {} we build into
                        if (key === "__proto__")
                            continue;
                        payload.value[key] = input[key];
                    }
                    else {
                        unrecognized = unrecognized ?? [];
                        unrecognized.push(key);
                    }
                }
            }
            if (unrecognized && unrecognized.length > 0) {
                payload.issues.push({
                    code: "unrecognized_keys",
                    input,
                    inst,
                    keys: unrecognized,
                    continue: true,
                });
            }
        }
        else {
            payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
            // An enumerable key schema declares which keys the record owns, so a key outside the set is unrecognized. A non-enumerable one (regex, refine) is a constraint every key must satisfy, so a failing key is invalid. Only the former is reconcilable against the other side of an intersection.
            let unrecognized;
            // Reflect.ownKeys for Symbol-key support; filter non-enumerable to match z.object()
            for (const key of Reflect.ownKeys(input)) {
                if (key === "__proto__")
                    continue;
                if (!Object.prototype.propertyIsEnumerable.call(input, key))
                    continue;
                let keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
                if (keyResult instanceof Promise) {
                    throw new Error("Async schemas not supported in object keys currently");
                }
                // Numeric string fallback: if key is a numeric string and failed, retry with Number(key). This handles z.number(), z.literal([1, 2, 3]), and unions containing numeric literals
                const checkNumericKey = typeof key === "string" && number.test(key) && keyResult.issues.length;
                if (checkNumericKey) {
                    const retryResult = def.keyType._zod.run({ value: Number(key), issues: [] }, ctx);
                    if (retryResult instanceof Promise) {
                        throw new Error("Async schemas not supported in object keys currently");
                    }
                    if (retryResult.issues.length === 0) {
                        keyResult = retryResult;
                    }
                }
                if (keyResult.issues.length) {
                    if (def.mode === "loose") {
                        // Pass through unchanged
                        payload.value[key] = input[key];
                    }
                    else if (values) {
                        unrecognized = unrecognized ?? [];
                        unrecognized.push(key);
                    }
                    else {
                        // Default "strict" behavior: error on invalid key
                        payload.issues.push({
                            code: "invalid_key",
                            origin: "record",
                            issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
                            input: key,
                            path: [key],
                            inst,
                        });
                    }
                    continue;
                }
                // the guard above tests the raw input key, but the key schema can normalize an ordinary key into __proto__; re-check the key we actually write under
                const outKey = keyResult.value;
                if (outKey === "__proto__")
                    continue;
                const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
                if (result instanceof Promise) {
                    proms.push(result.then((result) => {
                        if (result.issues.length) {
                            payload.issues.push(...prefixIssues(key, result.issues));
                        }
                        payload.value[outKey] = result.value;
                    }));
                }
                else {
                    if (result.issues.length) {
                        payload.issues.push(...prefixIssues(key, result.issues));
                    }
                    payload.value[outKey] = result.value;
                }
            }
            if (unrecognized && unrecognized.length > 0) {
                payload.issues.push({
                    code: "unrecognized_keys",
                    input,
                    inst,
                    keys: unrecognized,
                    continue: true,
                });
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => payload);
        }
        return payload;
    };
});
const $ZodMap = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodMap", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core.globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!(input instanceof Map)) {
            payload.issues.push({
                expected: "map",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        const proms = [];
        payload.value = memo ? memo.alloc(inst, payload, new Map(), ctx) : new Map();
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const [key, value] of input) {
            if (abortEarly && payload.issues.length !== seen) {
                if (util.aborted(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
            const valueResult = def.valueType._zod.run({ value: value, issues: [] }, ctx);
            if (keyResult instanceof Promise || valueResult instanceof Promise) {
                proms.push(Promise.all([keyResult, valueResult]).then(([keyResult, valueResult]) => {
                    handleMapResult(keyResult, valueResult, payload, key, input, inst, ctx);
                }));
            }
            else {
                handleMapResult(keyResult, valueResult, payload, key, input, inst, ctx);
            }
        }
        if (proms.length)
            return Promise.all(proms).then(() => payload);
        return payload;
    };
    capSize(inst, mapSize);
})));
function handleMapResult(keyResult, valueResult, final, key, input, inst, ctx) {
    if (keyResult.issues.length) {
        if (util.propertyKeyTypes.has(typeof key)) {
            final.issues.push(...util.prefixIssues(key, keyResult.issues));
        }
        else {
            final.issues.push({
                code: "invalid_key",
                origin: "map",
                input,
                inst,
                issues: keyResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())),
            });
        }
    }
    if (valueResult.issues.length) {
        if (util.propertyKeyTypes.has(typeof key)) {
            final.issues.push(...util.prefixIssues(key, valueResult.issues));
        }
        else {
            final.issues.push({
                origin: "map",
                code: "invalid_element",
                input,
                inst,
                key: key,
                issues: valueResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())),
            });
        }
    }
    final.value.set(keyResult.value, valueResult.value);
}
const $ZodSet = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodSet", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core.globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!(input instanceof Set)) {
            payload.issues.push({
                input,
                inst,
                expected: "set",
                code: "invalid_type",
            });
            return payload;
        }
        const proms = [];
        payload.value = memo ? memo.alloc(inst, payload, new Set(), ctx) : new Set();
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const item of input) {
            if (abortEarly && payload.issues.length !== seen) {
                if (util.aborted(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            const result = def.valueType._zod.run({ value: item, issues: [] }, ctx);
            if (result instanceof Promise) {
                proms.push(result.then((result) => handleSetResult(result, payload)));
            }
            else
                handleSetResult(result, payload);
        }
        if (proms.length)
            return Promise.all(proms).then(() => payload);
        return payload;
    };
    capSize(inst, setSize);
})));
function handleSetResult(result, final) {
    if (result.issues.length) {
        final.issues.push(...result.issues);
    }
    final.value.add(result.value);
}
const $ZodEnum = /*@__PURE__*/ $constructor("$ZodEnum", (inst, def) => {
    $ZodType.init(inst, def);
    const values = getEnumValues(def.entries);
    const valuesSet = new Set(values);
    inst._zod.values = valuesSet;
    defineLazyInternal(inst, "pattern", (zod) => {
        const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
        // unmatchable fallback, RE2-safe: an empty alternation would compile to /^()$/, which matches ""
        return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
    });
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (valuesSet.has(input)) {
            return payload;
        }
        payload.issues.push({
            code: "invalid_value",
            values,
            input,
            inst,
        });
        return payload;
    };
});
const $ZodLiteral = /*@__PURE__*/ $constructor("$ZodLiteral", (inst, def) => {
    $ZodType.init(inst, def);
    const values = new Set(def.values);
    inst._zod.values = values;
    defineLazyInternal(inst, "pattern", (zod) => {
        const vals = zod.def.values;
        // unmatchable fallback, RE2-safe: an empty alternation would compile to /^()$/, which matches ""
        return new RegExp(vals.length
            ? `^(${vals
                .map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o))
                .join("|")})$`
            : "^[^\\s\\S]$");
    });
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (values.has(input)) {
            return payload;
        }
        payload.issues.push({
            code: "invalid_value",
            values: def.values,
            input,
            inst,
        });
        return payload;
    };
});
const $ZodFile = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodFile", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        // @ts-ignore
        if (input instanceof File)
            return payload;
        payload.issues.push({
            expected: "file",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodTransform = /*@__PURE__*/ $constructor("$ZodTransform", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.optin = "optional";
    globalConfig.memoizer?.guard(inst);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            throw new $ZodEncodeError(inst.constructor.name);
        }
        const _out = def.transform(payload.value, payload);
        if (ctx.async) {
            const output = _out instanceof Promise ? _out : Promise.resolve(_out);
            return output.then((output) => {
                payload.value = output;
                return payload;
            });
        }
        if (_out instanceof Promise) {
            throw new $ZodAsyncError();
        }
        payload.value = _out;
        return payload;
    };
});
function handleOptionalResult(payload, result) {
    // A substituting schema that still failed has no usable answer; yield undefined. Its issues are simply dropped: it ran on a payload of its own, so there is no shared array to truncate and nothing of the caller's to lose with it.
    payload.value = result.issues.length ? undefined : result.value;
    return payload;
}
const $ZodOptional = /*@__PURE__*/ $constructor("$ZodOptional", (inst, def) => {
    $ZodType.init(inst, def);
    // .optional() propagates absence rather than substituting for it, so a defaulted inner keeps its rung.
    defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
    inst._zod.optout = "optional";
    defineLazyInternal(inst, "values", (zod) => {
        const values = zod.def.innerType._zod.values;
        return values ? new Set([...values, undefined]) : undefined;
    });
    defineLazyInternal(inst, "pattern", (zod) => {
        const pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        if (payload.value === undefined) {
            // Only the top rung substitutes a value for absence; everything else leaves it intact, which is what .optional() means.
            if (def.innerType._zod.optin !== "defaulted")
                return payload;
            // Its own payload, for the same reason $ZodCatch gets one: a pipe forwards an unrecognized key through the caller's issues array, and this must not read that as the substituting schema failing and drop it.
            const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
            if (result instanceof Promise)
                return result.then((result) => handleOptionalResult(payload, result));
            return handleOptionalResult(payload, result);
        }
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodExactOptional = /*@__PURE__*/ $constructor("$ZodExactOptional", (inst, def) => {
    // Call parent init - inherits optin/optout = "optional"
    $ZodOptional.init(inst, def);
    // Override values/pattern to NOT add undefined
    defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    defineLazyInternal(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
    // Override parse to just delegate (no undefined handling)
    inst._zod.parse = (payload, ctx) => {
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodNullable = /*@__PURE__*/ $constructor("$ZodNullable", (inst, def) => {
    $ZodType.init(inst, def);
    defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
    defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
    defineLazyInternal(inst, "pattern", (zod) => {
        const pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : undefined;
    });
    defineLazyInternal(inst, "values", (zod) => {
        return zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        // Forward direction (decode): allow null to pass through
        if (payload.value === null)
            return payload;
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodDefault = /*@__PURE__*/ $constructor("$ZodDefault", (inst, def) => {
    $ZodType.init(inst, def);
    // inst._zod.qin = "true";
    inst._zod.optin = "defaulted";
    defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply defaults for undefined input
        if (payload.value === undefined) {
            payload.value = def.defaultValue;
            /**
             * $ZodDefault returns the default value immediately in forward direction.
             * It doesn't pass the default value into the validator ("prefault"). There's no reason to pass the default value through validation. The validity of the default is enforced by TypeScript statically. Otherwise, it's the responsibility of the user to ensure the default is valid. In the case of pipes with divergent in/out types, you can specify the default on the `in` schema of your ZodPipe to set a "prefault" for the pipe.   */
            return payload;
        }
        // Forward direction: continue with default handling
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleDefaultResult(result, def));
        }
        return handleDefaultResult(result, def);
    };
});
function handleDefaultResult(payload, def) {
    if (payload.value === undefined) {
        payload.value = def.defaultValue;
    }
    return payload;
}
const $ZodPrefault = /*@__PURE__*/ $constructor("$ZodPrefault", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.optin = "defaulted";
    defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply prefault for undefined input
        if (payload.value === undefined) {
            payload.value = def.defaultValue;
        }
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodNonOptional = /*@__PURE__*/ $constructor("$ZodNonOptional", (inst, def) => {
    $ZodType.init(inst, def);
    defineLazyInternal(inst, "values", (zod) => {
        const v = zod.def.innerType._zod.values;
        return v ? new Set([...v].filter((x) => x !== undefined)) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleNonOptionalResult(result, inst));
        }
        return handleNonOptionalResult(result, inst);
    };
});
function handleNonOptionalResult(payload, inst) {
    if (!payload.issues.length && payload.value === undefined) {
        payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: payload.value,
            inst,
        });
    }
    return payload;
}
const $ZodSuccess = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodSuccess", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            throw new core.$ZodEncodeError("ZodSuccess");
        }
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => {
                payload.value = result.issues.length === 0;
                return payload;
            });
        }
        payload.value = result.issues.length === 0;
        return payload;
    };
})));
function handleCatchResult(payload, result, def, ctx) {
    if (!result.issues.length) {
        payload.value = result.value;
        // The value carries up, so the flag describing it has to carry with it: a back-edge into a node still being parsed must not be frozen by an enclosing readonly, and its checks belong to the node itself. Guarded so the ordinary case adds no own property.
        if (result.memo)
            payload.memo = true;
        return payload;
    }
    // Spread the inner's own payload, not ours: `value` has to stay the input the catch was handed, and the inner ran on a payload of its own so its issues are already private to this call.
    payload.value = def.catchValue({
        ...result,
        value: payload.value,
        error: {
            issues: result.issues.map((iss) => finalizeIssue(iss, ctx, config())),
        },
        input: payload.value,
    });
    return payload;
}
const $ZodCatch = /*@__PURE__*/ $constructor("$ZodCatch", (inst, def) => {
    $ZodType.init(inst, def);
    defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
    defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
    defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply catch logic
        const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleCatchResult(payload, result, def, ctx));
        }
        return handleCatchResult(payload, result, def, ctx);
    };
});
const $ZodNaN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodNaN", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "number" || !Number.isNaN(payload.value)) {
            payload.issues.push({
                input: payload.value,
                inst,
                expected: "nan",
                code: "invalid_type",
            });
            return payload;
        }
        return payload;
    };
})));
const $ZodPipe = /*@__PURE__*/ $constructor("$ZodPipe", (inst, def) => {
    $ZodType.init(inst, def);
    defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
    defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
    defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
    defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            const right = def.out._zod.run(payload, ctx);
            if (right instanceof Promise) {
                return right.then((right) => handlePipeResult(right, def.in, ctx));
            }
            return handlePipeResult(right, def.in, ctx);
        }
        const left = def.in._zod.run(payload, ctx);
        if (left instanceof Promise) {
            return left.then((left) => handlePipeResult(left, def.out, ctx));
        }
        return handlePipeResult(left, def.out, ctx);
    };
});
function handlePipeResult(left, next, ctx) {
    // Any issue stops the pipe, so a failing refinement never feeds its transform. An unrecognized key is the exception: it describes the input's extra properties, not the value being piped, and an enclosing intersection may yet reconcile it.
    if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
        // prevent further checks
        left.aborted = true;
        return left;
    }
    return next._zod.run({ value: left.value, issues: left.issues }, ctx);
}
const $ZodCodec = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCodec", (inst, def) => {
    $ZodType.init(inst, def);
    util.defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
    util.defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
    util.defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
    util.defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
    inst._zod.parse = (payload, ctx) => {
        const direction = ctx.direction || "forward";
        if (direction === "forward") {
            const left = def.in._zod.run(payload, ctx);
            if (left instanceof Promise) {
                return left.then((left) => handleCodecAResult(left, def, ctx));
            }
            return handleCodecAResult(left, def, ctx);
        }
        else {
            const right = def.out._zod.run(payload, ctx);
            if (right instanceof Promise) {
                return right.then((right) => handleCodecAResult(right, def, ctx));
            }
            return handleCodecAResult(right, def, ctx);
        }
    };
})));
function handleCodecAResult(result, def, ctx) {
    if (result.issues.length) {
        // prevent further checks
        result.aborted = true;
        return result;
    }
    const direction = ctx.direction || "forward";
    if (direction === "forward") {
        const transformed = def.transform(result.value, result);
        if (transformed instanceof Promise) {
            return transformed.then((value) => handleCodecTxResult(result, value, def.out, ctx));
        }
        return handleCodecTxResult(result, transformed, def.out, ctx);
    }
    else {
        const transformed = def.reverseTransform(result.value, result);
        if (transformed instanceof Promise) {
            return transformed.then((value) => handleCodecTxResult(result, value, def.in, ctx));
        }
        return handleCodecTxResult(result, transformed, def.in, ctx);
    }
}
function handleCodecTxResult(left, value, nextSchema, ctx) {
    // Check if transform added any issues
    if (left.issues.length) {
        left.aborted = true;
        return left;
    }
    return nextSchema._zod.run({ value, issues: left.issues }, ctx);
}
const $ZodPreprocess = /*@__PURE__*/ $constructor("$ZodPreprocess", (inst, def) => {
    $ZodPipe.init(inst, def);
});
const $ZodReadonly = /*@__PURE__*/ $constructor("$ZodReadonly", (inst, def) => {
    $ZodType.init(inst, def);
    defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
    defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
    defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then(handleReadonlyResult);
        }
        return handleReadonlyResult(result);
    };
});
function handleReadonlyResult(payload) {
    // A repeat visit hands back a node that is still being built; freezing it here would make the rest of its keys fail to assign.
    if (!payload.memo)
        payload.value = Object.freeze(payload.value);
    return payload;
}
// a leaf's pattern source with its own checks folded in: the last pattern-carrying check wins, else length bounds narrow the catch-all, else an integer format narrows the number form. the fold lives here instead of on `_zod.pattern` so a bundle without template literals never pays for it
function leafPattern(schema) {
    const def = schema._zod.def;
    let pattern = def.pattern;
    let isInt = !!def.format?.includes("int");
    let minimum;
    let maximum;
    for (const ch of def.checks ?? []) {
        const d = ch._zod.def;
        if (d.pattern)
            pattern = d.pattern;
        isInt || (isInt = !!d.format?.includes("int"));
        const lo = d.minimum ?? d.length;
        const hi = d.maximum ?? d.length;
        if (lo !== undefined && (minimum === undefined || lo > minimum))
            minimum = lo;
        if (hi !== undefined && (maximum === undefined || hi < maximum))
            maximum = hi;
    }
    if (pattern)
        return pattern.source;
    // an empty range matches nothing at runtime, and `{8,5}` is not a legal quantifier
    if (minimum !== undefined && maximum !== undefined && minimum > maximum)
        return "(?!)";
    if (minimum !== undefined || maximum !== undefined)
        return regexes.string({ minimum, maximum }).source;
    const own = schema._zod.pattern;
    return (isInt && own === regexes.number ? regexes.integer : own)?.source;
}
// a part's pattern source. a wrapper's pattern embeds its inner pattern's source verbatim, so the folded form is substituted in place without knowing the wrapper's own composition; a union's options are joined the way the union builds its own pattern
function partPattern(schema) {
    const def = schema._zod.def;
    const own = schema._zod.pattern?.source;
    // lazy resolves its inner on the internals, not the def
    const inner = def.innerType ?? schema._zod.innerType;
    if (inner) {
        const before = inner._zod.pattern?.source;
        const after = partPattern(inner);
        if (own && before && after && after !== before) {
            return own.replace(util.cleanRegex(before), () => util.cleanRegex(after));
        }
        return own;
    }
    if (def.options) {
        const sources = def.options.map(partPattern);
        if (sources.every(Boolean))
            return `^(${sources.map((s) => util.cleanRegex(s)).join("|")})$`;
    }
    return leafPattern(schema);
}
const $ZodTemplateLiteral = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodTemplateLiteral", (inst, def) => {
    $ZodType.init(inst, def);
    const regexParts = [];
    for (const part of def.parts) {
        if (typeof part === "object" && part !== null) {
            // is Zod schema
            const source = partPattern(part);
            if (!source) {
                throw new Error(`Invalid template literal part, no pattern found: ${[...part._zod.traits].shift()}`);
            }
            regexParts.push(util.cleanRegex(source));
        }
        else if (part === null || util.primitiveTypes.has(typeof part)) {
            regexParts.push(util.escapeRegex(`${part}`));
        }
        else {
            throw new Error(`Invalid template literal part: ${part}`);
        }
    }
    inst._zod.pattern = new RegExp(`^${regexParts.join("")}$`);
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "string") {
            payload.issues.push({
                input: payload.value,
                inst,
                expected: "string",
                code: "invalid_type",
            });
            return payload;
        }
        inst._zod.pattern.lastIndex = 0;
        if (!inst._zod.pattern.test(payload.value)) {
            payload.issues.push({
                input: payload.value,
                inst,
                code: "invalid_format",
                format: def.format ?? "template_literal",
                pattern: inst._zod.pattern.source,
            });
            return payload;
        }
        return payload;
    };
})));
const $ZodFunction = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodFunction", (inst, def) => {
    $ZodType.init(inst, def);
    // Defined, not assigned: the classic prototype exposes `_def` as a getter with no setter.
    Object.defineProperty(inst, "_def", { value: def });
    inst._zod.def = def;
    inst.implement = (func) => {
        if (typeof func !== "function") {
            throw new Error("implement() must be called with a function");
        }
        // Defined inline so the closure stays anonymous: binding it to a `const` first names it, which costs 256 bytes per implemented function.
        return Object.defineProperty(function (...args) {
            const parsedArgs = inst._def.input ? parse(inst._def.input, args) : args;
            const result = Reflect.apply(func, this, parsedArgs);
            if (inst._def.output) {
                return parse(inst._def.output, result);
            }
            return result;
        }, "_zod", { value: inst._zod, enumerable: false });
    };
    inst.implementAsync = (func) => {
        if (typeof func !== "function") {
            throw new Error("implementAsync() must be called with a function");
        }
        return Object.defineProperty(async function (...args) {
            const parsedArgs = inst._def.input ? await parseAsync(inst._def.input, args) : args;
            const result = await Reflect.apply(func, this, parsedArgs);
            if (inst._def.output) {
                return await parseAsync(inst._def.output, result);
            }
            return result;
        }, "_zod", { value: inst._zod, enumerable: false });
    };
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "function") {
            payload.issues.push({
                code: "invalid_type",
                expected: "function",
                input: payload.value,
                inst,
            });
            return payload;
        }
        // Check if output is a promise type to determine if we should use async implementation
        const hasPromiseOutput = inst._def.output && inst._def.output._zod.def.type === "promise";
        if (hasPromiseOutput) {
            payload.value = inst.implementAsync(payload.value);
        }
        else {
            payload.value = inst.implement(payload.value);
        }
        return payload;
    };
    inst.input = (...args) => {
        const F = inst.constructor;
        if (Array.isArray(args[0])) {
            return new F({
                type: "function",
                input: new $ZodTuple({
                    type: "tuple",
                    items: args[0],
                    rest: args[1],
                }),
                output: inst._def.output,
            });
        }
        return new F({
            type: "function",
            input: args[0],
            output: inst._def.output,
        });
    };
    inst.output = (output) => {
        const F = inst.constructor;
        return new F({
            type: "function",
            input: inst._def.input,
            output,
        });
    };
    return inst;
})));
const $ZodPromise = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodPromise", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        return Promise.resolve(payload.value).then((inner) => def.innerType._zod.run({ value: inner, issues: [] }, ctx));
    };
})));
const $ZodLazy = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodLazy", (inst, def) => {
    $ZodType.init(inst, def);
    // Cache the resolved inner type on the shared `def` so all clones of this lazy (e.g. via `.describe()`/`.meta()`) share the same inner instance, preserving identity for cycle detection on recursive schemas.
    util.defineLazy(inst._zod, "innerType", () => {
        const d = def;
        if (!d._cachedInner)
            d._cachedInner = def.getter();
        return d._cachedInner;
    });
    util.defineLazyInternal(inst, "pattern", (zod) => zod.innerType?._zod?.pattern);
    util.defineLazyInternal(inst, "propValues", (zod) => zod.innerType?._zod?.propValues);
    util.defineLazyInternal(inst, "optin", (zod) => zod.innerType?._zod?.optin ?? undefined);
    util.defineLazyInternal(inst, "optout", (zod) => zod.innerType?._zod?.optout ?? undefined);
    inst._zod.parse = (payload, ctx) => {
        const inner = inst._zod.innerType;
        return inner._zod.run(payload, ctx);
    };
})));
const $ZodCustom = /*@__PURE__*/ $constructor("$ZodCustom", (inst, def) => {
    $ZodCheck.init(inst, def);
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _) => {
        return payload;
    };
    inst._zod.check = (payload) => {
        const input = payload.value;
        const r = def.fn(input);
        if (r instanceof Promise) {
            return r.then((r) => handleRefineResult(r, payload, input, inst));
        }
        handleRefineResult(r, payload, input, inst);
        return;
    };
});
function handleRefineResult(result, payload, input, inst) {
    if (!result) {
        const _iss = {
            code: "custom",
            input,
            inst, // incorporates params.error into issue reporting
            path: [...(inst._zod.def.path ?? [])], // incorporates params.error into issue reporting
            continue: !inst._zod.def.abort,
            // params: inst._zod.def.params,
        };
        if (inst._zod.def.params)
            _iss.params = inst._zod.def.params;
        payload.issues.push(util_issue(_iss));
    }
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/registries.js
var registries_a;
const $output = /*@__PURE__*/ (/* unused pure expression or super */ null && (Symbol("ZodOutput")));
const $input = /*@__PURE__*/ (/* unused pure expression or super */ null && (Symbol("ZodInput")));
class $ZodRegistry {
    constructor() {
        this._map = new WeakMap();
        this._idmap = new Map();
    }
    add(schema, ..._meta) {
        const meta = _meta[0];
        this._map.set(schema, meta);
        if (meta && typeof meta === "object" && "id" in meta) {
            this._idmap.set(meta.id, schema);
        }
        return this;
    }
    clear() {
        this._map = new WeakMap();
        this._idmap = new Map();
        return this;
    }
    remove(schema) {
        const meta = this._map.get(schema);
        if (meta && typeof meta === "object" && "id" in meta) {
            this._idmap.delete(meta.id);
        }
        this._map.delete(schema);
        return this;
    }
    get(schema) {
        // return this._map.get(schema) as any;
        // inherit metadata
        const p = schema._zod.parent;
        if (p) {
            const pm = { ...(this.get(p) ?? {}) };
            delete pm.id; // do not inherit id
            const f = { ...pm, ...this._map.get(schema) };
            return Object.keys(f).length ? f : undefined;
        }
        return this._map.get(schema);
    }
    has(schema) {
        return this._map.has(schema);
    }
}
// registries
function registry() {
    return new $ZodRegistry();
}
(registries_a = globalThis).__zod_globalRegistry ?? (registries_a.__zod_globalRegistry = registry());
const globalRegistry = globalThis.__zod_globalRegistry;

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/api.js




function snapshotChecks(def) {
    if (def.checks)
        def.checks = [...def.checks];
    return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
    return new Class(snapshotChecks({ type: "string", ...normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _coercedString(Class, params) {
    return new Class(snapshotChecks({ type: "string", coerce: true, ...util.normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _email(Class, params) {
    return new Class({
        type: "string",
        format: "email",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _guid(Class, params) {
    return new Class({
        type: "string",
        format: "guid",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuid(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv4(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v4",
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv6(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v6",
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv7(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v7",
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _url(Class, params) {
    return new Class({
        type: "string",
        format: "url",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function api_emoji(Class, params) {
    return new Class({
        type: "string",
        format: "emoji",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _nanoid(Class, params) {
    return new Class({
        type: "string",
        format: "nanoid",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link _cuid2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
// @__NO_SIDE_EFFECTS__
function _cuid(Class, params) {
    return new Class({
        type: "string",
        format: "cuid",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cuid2(Class, params) {
    return new Class({
        type: "string",
        format: "cuid2",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ulid(Class, params) {
    return new Class({
        type: "string",
        format: "ulid",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _xid(Class, params) {
    return new Class({
        type: "string",
        format: "xid",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ksuid(Class, params) {
    return new Class({
        type: "string",
        format: "ksuid",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ipv4(Class, params) {
    return new Class({
        type: "string",
        format: "ipv4",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ipv6(Class, params) {
    return new Class({
        type: "string",
        format: "ipv6",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _mac(Class, params) {
    return new Class({
        type: "string",
        format: "mac",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cidrv4(Class, params) {
    return new Class({
        type: "string",
        format: "cidrv4",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cidrv6(Class, params) {
    return new Class({
        type: "string",
        format: "cidrv6",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _base64(Class, params) {
    return new Class({
        type: "string",
        format: "base64",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _base64url(Class, params) {
    return new Class({
        type: "string",
        format: "base64url",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _e164(Class, params) {
    return new Class({
        type: "string",
        format: "e164",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _creditCard(Class, params) {
    return new Class({
        type: "string",
        format: "credit_card",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _iban(Class, params) {
    return new Class({
        type: "string",
        format: "iban",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _jwt(Class, params) {
    return new Class({
        type: "string",
        format: "jwt",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
const TimePrecision = {
    Any: null,
    Minute: -1,
    Second: 0,
    Millisecond: 3,
    Microsecond: 6,
};
// @__NO_SIDE_EFFECTS__
function _isoDateTime(Class, params) {
    return new Class({
        type: "string",
        format: "datetime",
        check: "string_format",
        offset: false,
        local: false,
        precision: null,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoDate(Class, params) {
    return new Class({
        type: "string",
        format: "date",
        check: "string_format",
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoTime(Class, params) {
    return new Class({
        type: "string",
        format: "time",
        check: "string_format",
        precision: null,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoDuration(Class, params) {
    return new Class({
        type: "string",
        format: "duration",
        check: "string_format",
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _number(Class, params) {
    return new Class(snapshotChecks({ type: "number", checks: [], ...normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _coercedNumber(Class, params) {
    return new Class(snapshotChecks({ type: "number", coerce: true, checks: [], ...util.normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "safeint",
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _float32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "float32",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _float64(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "float64",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _int32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "int32",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uint32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "uint32",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
    return new Class({
        type: "boolean",
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _coercedBoolean(Class, params) {
    return new Class({
        type: "boolean",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _bigint(Class, params) {
    return new Class({
        type: "bigint",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _coercedBigint(Class, params) {
    return new Class({
        type: "bigint",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _int64(Class, params) {
    return new Class({
        type: "bigint",
        check: "bigint_format",
        abort: false,
        format: "int64",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uint64(Class, params) {
    return new Class({
        type: "bigint",
        check: "bigint_format",
        abort: false,
        format: "uint64",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _symbol(Class, params) {
    return new Class({
        type: "symbol",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function api_undefined(Class, params) {
    return new Class({
        type: "undefined",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function api_null(Class, params) {
    return new Class({
        type: "null",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _any(Class) {
    return new Class({
        type: "any",
    });
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class) {
    return new Class({
        type: "unknown",
    });
}
// @__NO_SIDE_EFFECTS__
function _never(Class, params) {
    return new Class({
        type: "never",
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _void(Class, params) {
    return new Class({
        type: "void",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _date(Class, params) {
    return new Class({
        type: "date",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _coercedDate(Class, params) {
    return new Class({
        type: "date",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _nan(Class, params) {
    return new Class({
        type: "nan",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _lt(value, params) {
    return new $ZodCheckLessThan({
        check: "less_than",
        ...normalizeParams(params),
        value,
        inclusive: false,
    });
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
    return new $ZodCheckLessThan({
        check: "less_than",
        ...normalizeParams(params),
        value,
        inclusive: true,
    });
}

// @__NO_SIDE_EFFECTS__
function _gt(value, params) {
    return new $ZodCheckGreaterThan({
        check: "greater_than",
        ...normalizeParams(params),
        value,
        inclusive: false,
    });
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
    return new $ZodCheckGreaterThan({
        check: "greater_than",
        ...normalizeParams(params),
        value,
        inclusive: true,
    });
}

// @__NO_SIDE_EFFECTS__
function _positive(params) {
    return _gt(0, params);
}
// negative
// @__NO_SIDE_EFFECTS__
function _negative(params) {
    return _lt(0, params);
}
// nonpositive
// @__NO_SIDE_EFFECTS__
function _nonpositive(params) {
    return _lte(0, params);
}
// nonnegative
// @__NO_SIDE_EFFECTS__
function _nonnegative(params) {
    return _gte(0, params);
}
// @__NO_SIDE_EFFECTS__
function _multipleOf(value, params) {
    return new $ZodCheckMultipleOf({
        check: "multiple_of",
        ...normalizeParams(params),
        value,
    });
}
// @__NO_SIDE_EFFECTS__
function _maxSize(maximum, params) {
    return new checks.$ZodCheckMaxSize({
        check: "max_size",
        ...util.normalizeParams(params),
        maximum,
    });
}
// @__NO_SIDE_EFFECTS__
function _minSize(minimum, params) {
    return new checks.$ZodCheckMinSize({
        check: "min_size",
        ...util.normalizeParams(params),
        minimum,
    });
}
// @__NO_SIDE_EFFECTS__
function _size(size, params) {
    return new checks.$ZodCheckSizeEquals({
        check: "size_equals",
        ...util.normalizeParams(params),
        size,
    });
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
    const ch = new $ZodCheckMaxLength({
        check: "max_length",
        ...normalizeParams(params),
        maximum,
    });
    return ch;
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
    return new $ZodCheckMinLength({
        check: "min_length",
        ...normalizeParams(params),
        minimum,
    });
}
// @__NO_SIDE_EFFECTS__
function _length(length, params) {
    return new $ZodCheckLengthEquals({
        check: "length_equals",
        ...normalizeParams(params),
        length,
    });
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
    return new $ZodCheckRegex({
        check: "string_format",
        format: "regex",
        ...normalizeParams(params),
        pattern,
    });
}
// @__NO_SIDE_EFFECTS__
function _lowercase(params) {
    return new $ZodCheckLowerCase({
        check: "string_format",
        format: "lowercase",
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uppercase(params) {
    return new $ZodCheckUpperCase({
        check: "string_format",
        format: "uppercase",
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _includes(includes, params) {
    return new $ZodCheckIncludes({
        check: "string_format",
        format: "includes",
        ...normalizeParams(params),
        includes,
    });
}
// @__NO_SIDE_EFFECTS__
function _startsWith(prefix, params) {
    return new $ZodCheckStartsWith({
        check: "string_format",
        format: "starts_with",
        ...normalizeParams(params),
        prefix,
    });
}
// @__NO_SIDE_EFFECTS__
function _endsWith(suffix, params) {
    return new $ZodCheckEndsWith({
        check: "string_format",
        format: "ends_with",
        ...normalizeParams(params),
        suffix,
    });
}
// @__NO_SIDE_EFFECTS__
function _property(property, schema, params) {
    return new checks.$ZodCheckProperty({
        check: "property",
        property,
        schema,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _properties(shape, params) {
    return new $ZodCheckProperties({
        check: "properties",
        shape,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _mime(types, params) {
    return new checks.$ZodCheckMimeType({
        check: "mime_type",
        mime: types,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _overwrite(tx) {
    return new $ZodCheckOverwrite({
        check: "overwrite",
        tx,
    });
}
// normalize
// @__NO_SIDE_EFFECTS__
function _normalize(form) {
    return _overwrite((input) => input.normalize(form));
}
// trim
// @__NO_SIDE_EFFECTS__
function _trim() {
    return _overwrite((input) => input.trim());
}
// toLowerCase
// @__NO_SIDE_EFFECTS__
function _toLowerCase() {
    return _overwrite((input) => input.toLowerCase());
}
// toUpperCase
// @__NO_SIDE_EFFECTS__
function _toUpperCase() {
    return _overwrite((input) => input.toUpperCase());
}
// slugify
// @__NO_SIDE_EFFECTS__
function _slugify() {
    return _overwrite((input) => slugify(input));
}
// @__NO_SIDE_EFFECTS__
function _array(Class, element, params) {
    return new Class({
        type: "array",
        element,
        // get element() {
        //   return element;
        // },
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _union(Class, options, params) {
    return new Class({
        type: "union",
        options,
        ...util.normalizeParams(params),
    });
}
function _xor(Class, options, params) {
    return new Class({
        type: "union",
        options,
        inclusive: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _discriminatedUnion(Class, discriminator, options, params) {
    return new Class({
        type: "union",
        options: options,
        discriminator,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _intersection(Class, left, right) {
    return new Class({
        type: "intersection",
        left,
        right,
    });
}
// export function _tuple(
//   Class: util.SchemaClass<schemas.$ZodTuple>,
//   items: [],
//   params?: string | $ZodTupleParams
// ): schemas.$ZodTuple<[], null>;
// @__NO_SIDE_EFFECTS__
function _tuple(Class, items, _paramsOrRest, _params) {
    const hasRest = _paramsOrRest instanceof schemas.$ZodType;
    const params = hasRest ? _params : _paramsOrRest;
    const rest = hasRest ? _paramsOrRest : null;
    return new Class({
        type: "tuple",
        items,
        rest,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _record(Class, keyType, valueType, params) {
    return new Class({
        type: "record",
        keyType,
        valueType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _map(Class, keyType, valueType, params) {
    return new Class({
        type: "map",
        keyType,
        valueType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _set(Class, valueType, params) {
    return new Class({
        type: "set",
        valueType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _enum(Class, values, params) {
    const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
    // if (Array.isArray(values)) {
    //   for (const value of values) {
    //     entries[value] = value;
    //   }
    // } else {
    //   Object.assign(entries, values);
    // }
    // const entries: util.EnumLike = {};
    // for (const val of values) {
    //   entries[val] = val;
    // }
    return new Class({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
/** @deprecated This API has been merged into `z.enum()`. Use `z.enum()` instead.
 *
 * ```ts
 * enum Colors { red, green, blue }
 * z.enum(Colors);
 * ```
 */
function _nativeEnum(Class, entries, params) {
    return new Class({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _literal(Class, value, params) {
    return new Class({
        type: "literal",
        values: Array.isArray(value) ? value : [value],
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _file(Class, params) {
    return new Class({
        type: "file",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _transform(Class, fn) {
    return new Class({
        type: "transform",
        transform: fn,
    });
}
// @__NO_SIDE_EFFECTS__
function _optional(Class, innerType) {
    return new Class({
        type: "optional",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _nullable(Class, innerType) {
    return new Class({
        type: "nullable",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _default(Class, innerType, defaultValue) {
    return new Class({
        type: "default",
        innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : util.shallowClone(defaultValue);
        },
    });
}
// @__NO_SIDE_EFFECTS__
function _nonoptional(Class, innerType, params) {
    return new Class({
        type: "nonoptional",
        innerType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _success(Class, innerType) {
    return new Class({
        type: "success",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _catch(Class, innerType, catchValue) {
    return new Class({
        type: "catch",
        innerType,
        catchValue: (typeof catchValue === "function" ? catchValue : util.constantCatch(catchValue)),
    });
}
// @__NO_SIDE_EFFECTS__
function _pipe(Class, in_, out) {
    return new Class({
        type: "pipe",
        in: in_,
        out,
    });
}
// @__NO_SIDE_EFFECTS__
function _readonly(Class, innerType) {
    return new Class({
        type: "readonly",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _templateLiteral(Class, parts, params) {
    return new Class({
        type: "template_literal",
        parts,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _lazy(Class, getter) {
    return new Class({
        type: "lazy",
        getter,
    });
}
// @__NO_SIDE_EFFECTS__
function _promise(Class, innerType) {
    return new Class({
        type: "promise",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _custom(Class, fn, _params) {
    const norm = util.normalizeParams(_params);
    norm.abort ?? (norm.abort = true); // default to abort:false
    const schema = new Class({
        type: "custom",
        check: "custom",
        fn: fn,
        ...norm,
    });
    return schema;
}
// same as _custom but defaults to abort:false
// @__NO_SIDE_EFFECTS__
function _refine(Class, fn, _params) {
    const schema = new Class({
        type: "custom",
        check: "custom",
        fn: fn,
        ...normalizeParams(_params),
    });
    return schema;
}
// @__NO_SIDE_EFFECTS__
function _superRefine(fn, params) {
    const ch = _check((payload) => {
        payload.addIssue = (issue) => {
            if (typeof issue === "string") {
                payload.issues.push(util_issue(issue, payload.value, ch._zod.def));
            }
            else {
                // for Zod 3 backwards compatibility
                const _issue = issue;
                if (_issue.fatal)
                    _issue.continue = false;
                _issue.code ?? (_issue.code = "custom");
                if (!("input" in _issue))
                    _issue.input = payload.value;
                _issue.inst ?? (_issue.inst = ch);
                _issue.continue ?? (_issue.continue = !ch._zod.def.abort); // abort is always undefined, so this is always true...
                payload.issues.push(util_issue(_issue));
            }
        };
        return fn(payload.value, payload);
    }, params);
    return ch;
}
// @__NO_SIDE_EFFECTS__
function _check(fn, params) {
    const ch = new $ZodCheck({
        check: "custom",
        ...normalizeParams(params),
    });
    ch._zod.check = fn;
    return ch;
}
// @__NO_SIDE_EFFECTS__
function describe(description) {
    const ch = new $ZodCheck({ check: "describe" });
    ch._zod.onattach = [
        (inst) => {
            const existing = globalRegistry.get(inst) ?? {};
            globalRegistry.add(inst, { ...existing, description });
        },
    ];
    ch._zod.check = () => { }; // no-op check
    return ch;
}
// @__NO_SIDE_EFFECTS__
function meta(metadata) {
    const ch = new $ZodCheck({ check: "meta" });
    ch._zod.onattach = [
        (inst) => {
            const existing = globalRegistry.get(inst) ?? {};
            globalRegistry.add(inst, { ...existing, ...metadata });
        },
    ];
    ch._zod.check = () => { }; // no-op check
    return ch;
}
// @__NO_SIDE_EFFECTS__
function _stringbool(Classes, _params) {
    const params = util.normalizeParams(_params);
    let truthyArray = params.truthy ?? ["true", "1", "yes", "on", "y", "enabled"];
    let falsyArray = params.falsy ?? ["false", "0", "no", "off", "n", "disabled"];
    if (params.case !== "sensitive") {
        truthyArray = truthyArray.map((v) => (typeof v === "string" ? v.toLowerCase() : v));
        falsyArray = falsyArray.map((v) => (typeof v === "string" ? v.toLowerCase() : v));
    }
    const truthySet = new Set(truthyArray);
    const falsySet = new Set(falsyArray);
    const _Codec = Classes.Codec ?? schemas.$ZodCodec;
    const _Boolean = Classes.Boolean ?? schemas.$ZodBoolean;
    const _String = Classes.String ?? schemas.$ZodString;
    const stringSchema = new _String({ type: "string", error: params.error });
    const booleanSchema = new _Boolean({ type: "boolean", error: params.error });
    const codec = new _Codec({
        type: "pipe",
        in: stringSchema,
        out: booleanSchema,
        transform: ((input, payload) => {
            let data = input;
            if (params.case !== "sensitive")
                data = data.toLowerCase();
            if (truthySet.has(data)) {
                return true;
            }
            else if (falsySet.has(data)) {
                return false;
            }
            else {
                payload.issues.push({
                    code: "invalid_value",
                    expected: "stringbool",
                    values: [...truthySet, ...falsySet],
                    input: payload.value,
                    inst: codec,
                    continue: false,
                });
                return {};
            }
        }),
        reverseTransform: ((input, _payload) => {
            if (input === true) {
                return truthyArray[0] || "true";
            }
            else {
                return falsyArray[0] || "false";
            }
        }),
        error: params.error,
    });
    codec._zod.bag.truthy = truthyArray;
    codec._zod.bag.falsy = falsyArray;
    codec._zod.bag.case = params.case ?? "insensitive";
    return codec;
}
// @__NO_SIDE_EFFECTS__
function _stringFormat(Class, format, fnOrRegex, _params = {}) {
    const params = util.normalizeParams(_params);
    const def = {
        check: "string_format",
        type: "string",
        format,
        fn: typeof fnOrRegex === "function" ? fnOrRegex : (val) => fnOrRegex.test(val),
        ...params,
    };
    if (fnOrRegex instanceof RegExp) {
        def.pattern = fnOrRegex;
    }
    const inst = new Class(def);
    return inst;
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/to-json-schema.js


function assignProps(target, ...sources) {
    for (const source of sources) {
        for (const key of Reflect.ownKeys(source)) {
            if (Object.prototype.propertyIsEnumerable.call(source, key)) {
                util_assignProp(target, key, source[key]);
            }
        }
    }
    return target;
}
// function initializeContext<T extends schemas.$ZodType>(inputs: JSONSchemaGeneratorParams<T>): ToJSONSchemaContext<T> {
//   return {
//     processor: inputs.processor,
//     metadataRegistry: inputs.metadata ?? globalRegistry,
//     target: inputs.target ?? "draft-2020-12",
//     unrepresentable: inputs.unrepresentable ?? "throw",
//   };
// }
function to_json_schema_initializeContext(params) {
    // Normalize target: convert old non-hyphenated versions to hyphenated versions
    let target = params?.target ?? "draft-2020-12";
    if (target === "draft-4")
        target = "draft-04";
    if (target === "draft-7")
        target = "draft-07";
    return {
        processors: params.processors ?? {},
        metadataRegistry: params?.metadata ?? globalRegistry,
        target,
        unrepresentable: params?.unrepresentable ?? "throw",
        override: params?.override ?? (() => { }),
        io: params?.io ?? "output",
        counter: 0,
        seen: new Map(),
        sharedDefsExtractedFor: undefined,
        sharedEmitDoneFor: undefined,
        cycles: params?.cycles ?? "ref",
        reused: params?.reused ?? "inline",
        intersections: [],
        deferred: [],
        external: params?.external ?? undefined,
    };
}
/**
 * Applies the `unrepresentable` setting at a site that has no JSON Schema equivalent. Throws
 * `message` unless the setting (or the handler's return value) says otherwise. Returns `true` if a
 * custom JSON Schema was written into `json`, in which case the caller must not write its own.
 */
function handleUnrepresentable(schema, ctx, json, params, message) {
    const result = typeof ctx.unrepresentable === "function"
        ? ctx.unrepresentable({ zodSchema: schema, path: params.path, message })
        : ctx.unrepresentable;
    if (result === "any")
        return false;
    if (result === undefined || result === "throw")
        throw new Error(message);
    Object.assign(json, result);
    return true;
}
// never rename this back to `process`: bundler polyfills inject a top-level `const process` that a lexical declaration of the same name collides with (#6397)
function to_json_schema_processSchema(schema, ctx, _params = { path: [], schemaPath: [] }) {
    var _a;
    const def = schema._zod.def;
    // check for schema in seens
    const seen = ctx.seen.get(schema);
    if (seen) {
        seen.count++;
        // check if cycle
        const isCycle = _params.schemaPath.includes(schema);
        if (isCycle) {
            seen.cycle = _params.path;
        }
        return seen.schema;
    }
    // initialize
    const result = { schema: {}, count: 1, cycle: undefined, path: _params.path };
    ctx.seen.set(schema, result);
    ctx.sharedDefsExtractedFor = undefined;
    ctx.sharedEmitDoneFor = undefined;
    // custom method overrides default behavior
    const overrideSchema = schema._zod.toJSONSchema?.();
    if (overrideSchema) {
        result.schema = overrideSchema;
    }
    else {
        const params = {
            ..._params,
            schemaPath: [..._params.schemaPath, schema],
            path: _params.path,
        };
        if (schema._zod.processJSONSchema) {
            schema._zod.processJSONSchema(ctx, result.schema, params);
        }
        else {
            const _json = result.schema;
            const processor = ctx.processors[def.type];
            if (!processor) {
                throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
            }
            processor(schema, ctx, _json, params);
        }
        const parent = schema._zod.parent;
        if (parent) {
            // Also set ref if processor didn't (for inheritance)
            if (!result.ref)
                result.ref = parent;
            to_json_schema_processSchema(parent, ctx, params);
            ctx.seen.get(parent).isParent = true;
        }
    }
    // metadata
    const meta = ctx.metadataRegistry.get(schema);
    if (meta)
        assignProps(result.schema, meta);
    if (ctx.io === "input" && isTransforming(schema)) {
        // examples/defaults only apply to output type of pipe
        delete result.schema.examples;
        delete result.schema.default;
    }
    // set prefault as default
    if (ctx.io === "input" && "_prefault" in result.schema)
        (_a = result.schema).default ?? (_a.default = result.schema._prefault);
    delete result.schema._prefault;
    // pulling fresh from ctx.seen in case it was overwritten
    const _result = ctx.seen.get(schema);
    return _result.schema;
}
/** @deprecated Renamed to `processSchema`. An export alias declares no binding, so it is safe to keep. */

// Escape a reference token for use in a JSON Pointer fragment (RFC 6901): `~` becomes `~0` and `/` becomes `~1`. The `~` replacement must run first.
function encodeJSONPointerSegment(segment) {
    return segment.replace(/~/g, "~0").replace(/\//g, "~1");
}
function to_json_schema_extractDefs(ctx, schema
// params: EmitParams
) {
    // iterate over seen map;
    const root = ctx.seen.get(schema);
    if (!root)
        throw new Error("Unprocessed schema. This is a bug in Zod.");
    // With `external` set, every registered schema resolves through the external branch of `makeURI`, so the root branch below produces the same ref the external branch would — this pass is identical whichever schema it is called with, and only needs to run once.
    if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external)
        return;
    // Track ids to detect duplicates across different schemas
    const idToSchema = new Map();
    for (const entry of ctx.seen.entries()) {
        const id = ctx.metadataRegistry.get(entry[0])?.id;
        if (id) {
            const existing = idToSchema.get(id);
            if (existing && existing !== entry[0]) {
                throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
            }
            idToSchema.set(id, entry[0]);
        }
    }
    // returns a ref to the schema defId will be empty if the ref points to an external schema (or #)
    const makeURI = (entry) => {
        // comparing the seen objects because sometimes multiple schemas map to the same seen object. e.g. lazy
        // external is configured
        const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
        if (ctx.external) {
            const externalId = ctx.external.registry.get(entry[0])?.id; // ?? "__shared";// `__schema${ctx.counter++}`;
            // check if schema is in the external registry
            const uriGenerator = ctx.external.uri ?? ((id) => id);
            if (externalId) {
                return { ref: uriGenerator(externalId) };
            }
            // otherwise, add to __shared
            const id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
            entry[1].defId = id; // set defId so it will be reused if needed
            return { defId: id, ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}` };
        }
        const uriPrefix = `#`;
        const defUriPrefix = `${uriPrefix}/${defsSegment}/`;
        // an id-less root has nowhere to be extracted to, so it stays inline and self-references as `#`
        if (entry[1] === root && !entry[1].schema.id) {
            return { ref: uriPrefix };
        }
        // self-contained schema
        const defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
        return { defId, ref: defUriPrefix + encodeJSONPointerSegment(defId) };
    };
    // stored cached version in `def` property remove all properties, set $ref
    const extractToDef = (entry) => {
        // if the schema is already a reference, do not extract it
        if (entry[1].schema.$ref) {
            return;
        }
        const seen = entry[1];
        const { ref, defId } = makeURI(entry);
        seen.def = { ...seen.schema };
        // defId won't be set if the schema is a reference to an external schema or if the schema is the root schema
        if (defId)
            seen.defId = defId;
        // wipe away all properties except $ref
        const schema = seen.schema;
        for (const key in schema) {
            delete schema[key];
        }
        schema.$ref = ref;
    };
    // throw on cycles
    // break cycles
    if (ctx.cycles === "throw") {
        for (const entry of ctx.seen.entries()) {
            const seen = entry[1];
            if (seen.cycle) {
                throw new Error("Cycle detected: " +
                    `#/${seen.cycle?.join("/")}/<root>` +
                    '\n\nSet the `cycles` parameter to `"ref"` to resolve cyclical schemas with defs.');
            }
        }
    }
    // extract schemas into $defs
    for (const entry of ctx.seen.entries()) {
        const seen = entry[1];
        // convert root schema to # $ref
        if (schema === entry[0]) {
            extractToDef(entry); // this has special handling for the root schema
            continue;
        }
        // extract schemas that are in the external registry
        if (ctx.external) {
            const ext = ctx.external.registry.get(entry[0])?.id;
            if (schema !== entry[0] && ext) {
                extractToDef(entry);
                continue;
            }
        }
        // extract schemas with `id` meta
        const id = ctx.metadataRegistry.get(entry[0])?.id;
        if (id) {
            extractToDef(entry);
            continue;
        }
        // break cycles
        if (seen.cycle) {
            // any
            extractToDef(entry);
            continue;
        }
        // extract reused schemas
        if (seen.count > 1) {
            if (ctx.reused === "ref") {
                extractToDef(entry);
            }
        }
    }
    if (ctx.external)
        ctx.sharedDefsExtractedFor = ctx.external;
}
/** Rewrites `anyOf: [{type: "a"}, {type: "b"}]` to `type: ["a", "b"]`, which every JSON Schema draft treats as equivalent and most consumers render far better for the nullable case. Only branches that are a bare type assertion qualify — anything carrying a constraint, `$ref`, `const` or metadata is left alone. Runs after `flattenRef`, so a branch an override decorated or `$defs` extraction turned into a `$ref` is no longer bare and correctly stays in `anyOf`. `oneOf` is excluded: `integer` and `number` overlap, so "exactly one" and "at least one" are not the same there. OpenAPI 3.0 is excluded: its `type` must be a single string. */
function compactTypeUnion(schema) {
    const options = schema.anyOf;
    if (!Array.isArray(options) || options.length === 0 || schema.type !== undefined)
        return;
    const types = [];
    for (const option of options) {
        if (!option || typeof option !== "object")
            return;
        // A branch that is itself a compactible union folds into this one — nested `anyOf` and a flat `type` array say the same thing. Compacting it first also makes the result independent of the order this pass walks the seen map in.
        compactTypeUnion(option);
        const keys = Object.keys(option);
        if (keys.length !== 1 || keys[0] !== "type")
            return;
        const type = option.type;
        for (const member of Array.isArray(type) ? type : [type]) {
            if (typeof member !== "string")
                return;
            if (!types.includes(member))
                types.push(member);
        }
    }
    delete schema.anyOf;
    // A `type` array must be non-empty and unique (metaschema); a single member is spelled as a bare string.
    schema.type = types.length === 1 ? types[0] : types;
}
/** Keywords `foldIntersection` knows how to combine. Anything else — `$ref`, `patternProperties`,
 * an annotation like `description` — makes a member unfoldable, so a constraint this does not
 * understand leaves the `allOf` alone instead of being silently dropped or misattributed. */
const FOLDABLE_KEYS = new Set(["type", "properties", "required", "additionalProperties"]);
const UNION_KEYS = ["oneOf", "anyOf"];
/** A member's constraint on a key it does not declare itself. A `catchall` states one; `false`, an absent `additionalProperties`, and the empty schema a loose object emits state nothing. */
function undeclaredConstraint(member) {
    const extra = member.additionalProperties;
    if (extra === undefined || extra === false || typeof extra !== "object" || extra === null)
        return null;
    return Object.keys(extra).length ? extra : null;
}
/** Combines object members into the single object they describe together, or returns `null` if any of them carries a keyword outside {@link FOLDABLE_KEYS}. */
function foldObjects(members) {
    const objects = [];
    for (const member of members) {
        // A boolean subschema is legal JSON Schema and carries no keywords to fold.
        if (typeof member !== "object" || member.type !== "object")
            return null;
        for (const key in member) {
            if (!FOLDABLE_KEYS.has(key))
                return null;
        }
        objects.push(member);
    }
    const properties = {};
    const required = new Set();
    for (const object of objects) {
        for (const key in object.properties) {
            // `in` would report a `__proto__` key as already present via the prototype chain and skip it.
            if (Object.prototype.hasOwnProperty.call(properties, key))
                continue;
            // Every member constrains this key: the ones that declare it say how, and a `catchall` member constrains it too even though it does not name it. The key has to satisfy all of them, which is the same intersection one level down.
            const parts = [];
            for (const other of objects) {
                const part = other.properties?.[key] ?? undeclaredConstraint(other);
                if (part === null || part === undefined)
                    continue;
                if (!parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part)))
                    parts.push(part);
            }
            const merged = parts.length === 1
                ? parts[0]
                : (foldObjects(parts) ?? { allOf: parts });
            util_assignProp(properties, key, merged);
        }
        for (const key of object.required ?? [])
            required.add(key);
    }
    const folded = { type: "object", properties };
    if (required.size)
        folded.required = [...required];
    // A key no member declares is rejected only when every member rejects it, so the fold is closed only when every member is. Otherwise it carries whatever the `catchall` members demand of such a key.
    if (objects.every((object) => object.additionalProperties === false)) {
        folded.additionalProperties = false;
    }
    else {
        const constraints = [];
        for (const object of objects) {
            const constraint = undeclaredConstraint(object);
            if (constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint)))
                constraints.push(constraint);
        }
        if (constraints.length === 1)
            folded.additionalProperties = constraints[0];
        else if (constraints.length > 1)
            folded.additionalProperties = { allOf: constraints };
    }
    return folded;
}
/** `additionalProperties` in an `allOf` member sees only that member's own `properties`, so two
 * closed object members reject each other's keys and the schema validates nothing. Zod's parser
 * pools the key sets instead — `handleIntersectionResults` reports a key as unrecognized only when
 * *every* side rejects it — so the emitted schema has to pool them too, and folding the members
 * into one object is the encoding that says so on every target.
 *
 * This runs from `finalize`, after `extractDefs`, which is what keeps it clear of the `$ref`
 * machinery: a member extracted into `$defs` is already a `$ref` by now and declines to fold, so it
 * keeps its reference and its own closedness rather than being inlined as a stale copy. */
function foldIntersection(json) {
    const allOf = json.allOf;
    if (!Array.isArray(allOf) || allOf.length < 2)
        return;
    // An `override` runs before this pass and may have written object keywords onto the intersection itself. Those are deliberate, so decline rather than overwrite them.
    for (const key of FOLDABLE_KEYS)
        if (key in json)
            return;
    // An intersection distributes over a union: `A & (X | Y)` is `(A & X) | (A & Y)`. Only the first union is distributed over; a second one stays among the members every branch folds against, where it fails the object check and declines the whole intersection rather than multiplying out.
    const unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
    let folded = null;
    if (!unions.length) {
        folded = foldObjects(allOf);
    }
    else {
        const union = unions[0];
        const keyword = UNION_KEYS.find((k) => Array.isArray(union[k]));
        if (Object.keys(union).length !== 1)
            return;
        const rest = allOf.filter((m) => m !== union);
        const branches = union[keyword].map((branch) => foldObjects([...rest, branch]));
        if (branches.some((b) => !b))
            return;
        folded = { [keyword]: branches };
    }
    if (!folded)
        return;
    delete json.allOf;
    assignProps(json, folded);
}
function to_json_schema_finalize(ctx, schema) {
    const root = ctx.seen.get(schema);
    if (!root)
        throw new Error("Unprocessed schema. This is a bug in Zod.");
    // flatten refs - inherit properties from parent schemas
    const flattenRef = (zodSchema) => {
        const seen = ctx.seen.get(zodSchema);
        // already processed
        if (seen.ref === null)
            return;
        const schema = seen.def ?? seen.schema;
        const _cached = { ...schema };
        const ref = seen.ref;
        seen.ref = null; // prevent infinite recursion
        if (ref) {
            flattenRef(ref);
            const refSeen = ctx.seen.get(ref);
            const refSchema = refSeen.schema;
            // merge referenced schema into current
            if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
                // older drafts can't combine $ref with other properties
                schema.allOf = schema.allOf ?? [];
                schema.allOf.push(refSchema);
            }
            else {
                assignProps(schema, refSchema);
            }
            // restore child's own properties (child wins)
            assignProps(schema, _cached);
            const isParentRef = zodSchema._zod.parent === ref;
            // For parent chain, child is a refinement - remove parent-only properties
            if (isParentRef) {
                for (const key in schema) {
                    if (key === "$ref" || key === "allOf")
                        continue;
                    if (!(key in _cached)) {
                        delete schema[key];
                    }
                }
            }
            // When ref was extracted to $defs, remove properties that match the definition
            if (refSchema.$ref && refSeen.def) {
                for (const key in schema) {
                    if (key === "$ref" || key === "allOf")
                        continue;
                    if (key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key])) {
                        delete schema[key];
                    }
                }
            }
        }
        // If parent was extracted (has $ref), propagate $ref to this schema. This handles cases like: readonly().meta({id}).describe() where processor sets ref to innerType but parent should be referenced
        const parent = zodSchema._zod.parent;
        if (parent && parent !== ref) {
            // Ensure parent is processed first so its def has inherited properties
            flattenRef(parent);
            const parentSeen = ctx.seen.get(parent);
            if (parentSeen?.schema.$ref) {
                schema.$ref = parentSeen.schema.$ref;
                // De-duplicate with parent's definition
                if (parentSeen.def) {
                    for (const key in schema) {
                        if (key === "$ref" || key === "allOf")
                            continue;
                        if (key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key])) {
                            delete schema[key];
                        }
                    }
                }
            }
        }
        // execute overrides
        ctx.override({
            zodSchema: zodSchema,
            jsonSchema: schema,
            path: seen.path ?? [],
        });
    };
    // Flattening walks the whole map and clears each `ref` as it goes, so a second call over the same map is a no-op scan. Skip it outright once it has run for a registry conversion.
    if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
        for (const entry of [...ctx.seen.entries()].reverse()) {
            flattenRef(entry[0]);
        }
        if (ctx.target !== "openapi-3.0") {
            for (const entry of ctx.seen.entries()) {
                compactTypeUnion(entry[1].def ?? entry[1].schema);
            }
        }
        for (const rewrite of ctx.deferred)
            rewrite();
        // After flattening, every member that was extracted is a `$ref`, so the fold sees the final shape. A schema that inherits an intersection — through `z.lazy`, or any `ref` chain — holds the same `allOf` array, so fold by array identity to catch every copy.
        if (ctx.intersections.length) {
            const carriers = new Map();
            for (const seen of ctx.seen.values()) {
                for (const json of [seen.schema, seen.def]) {
                    const allOf = json?.allOf;
                    if (!Array.isArray(allOf))
                        continue;
                    const existing = carriers.get(allOf);
                    if (existing)
                        existing.push(json);
                    else
                        carriers.set(allOf, [json]);
                }
            }
            for (const allOf of ctx.intersections) {
                for (const json of carriers.get(allOf) ?? [])
                    foldIntersection(json);
            }
        }
    }
    const result = {};
    if (ctx.target === "draft-2020-12") {
        result.$schema = "https://json-schema.org/draft/2020-12/schema";
    }
    else if (ctx.target === "draft-07") {
        result.$schema = "http://json-schema.org/draft-07/schema#";
    }
    else if (ctx.target === "draft-04") {
        result.$schema = "http://json-schema.org/draft-04/schema#";
    }
    else if (ctx.target === "openapi-3.0") {
        // OpenAPI 3.0 schema objects should not include a $schema property
    }
    else {
        // Arbitrary string values are allowed but won't have a $schema property set
    }
    if (ctx.external?.uri) {
        const id = ctx.external.registry.get(schema)?.id;
        if (!id)
            throw new Error("Schema is missing an `id` property");
        result.$id = ctx.external.uri(id);
    }
    // when the root was extracted into $defs, `root.schema` is the `$ref` wrapper and `root.def` is the body that now lives under $defs
    assignProps(result, root.defId ? root.schema : (root.def ?? root.schema));
    // The `id` in `.meta()` is a Zod-specific registration tag used to extract schemas into $defs — it is not user-facing JSON Schema metadata. Strip it from the output body where it would otherwise leak. The id is preserved implicitly via the $defs key (and via $ref paths).
    const rootMetaId = ctx.metadataRegistry.get(schema)?.id;
    if (rootMetaId !== undefined && result.id === rootMetaId)
        delete result.id;
    // build defs object. With `external`, `defs` is the shared object every schema writes into, so the same entries are reassigned on every call. Without it, `defs` is fresh per call and must be rebuilt.
    const defs = ctx.external?.defs ?? {};
    if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
        for (const entry of ctx.seen.entries()) {
            const seen = entry[1];
            if (seen.def && seen.defId) {
                if (seen.def.id === seen.defId)
                    delete seen.def.id;
                util_assignProp(defs, seen.defId, seen.def);
            }
        }
    }
    if (ctx.external)
        ctx.sharedEmitDoneFor = ctx.external;
    // set definitions in result
    if (ctx.external) {
    }
    else {
        if (Object.keys(defs).length > 0) {
            if (ctx.target === "draft-2020-12") {
                result.$defs = defs;
            }
            else {
                result.definitions = defs;
            }
        }
    }
    try {
        // this "finalizes" this schema and ensures all cycles are removed each call to finalize() is functionally independent though the seen map is shared
        const finalized = JSON.parse(JSON.stringify(result));
        Object.defineProperty(finalized, "~standard", {
            value: {
                ...schema["~standard"],
                jsonSchema: {
                    input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
                    output: createStandardJSONSchemaMethod(schema, "output", ctx.processors),
                },
            },
            enumerable: false,
            writable: false,
        });
        return finalized;
    }
    catch (_err) {
        throw new Error("Error converting schema to JSON.");
    }
}
function isTransforming(_schema, _ctx) {
    const ctx = _ctx ?? { seen: new Set() };
    if (ctx.seen.has(_schema))
        return false;
    ctx.seen.add(_schema);
    const def = _schema._zod.def;
    if (def.type === "transform")
        return true;
    if (def.type === "array")
        return isTransforming(def.element, ctx);
    if (def.type === "set")
        return isTransforming(def.valueType, ctx);
    if (def.type === "lazy")
        return isTransforming(def.getter(), ctx);
    if (def.type === "promise" ||
        def.type === "optional" ||
        def.type === "nonoptional" ||
        def.type === "nullable" ||
        def.type === "readonly" ||
        def.type === "default" ||
        def.type === "prefault" ||
        def.type === "catch") {
        return isTransforming(def.innerType, ctx);
    }
    if (def.type === "intersection") {
        return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
    }
    if (def.type === "record" || def.type === "map") {
        return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
    }
    if (def.type === "pipe") {
        if (_schema._zod.traits.has("$ZodCodec"))
            return true;
        return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
    }
    if (def.type === "object") {
        for (const key in def.shape) {
            if (isTransforming(def.shape[key], ctx))
                return true;
        }
        return false;
    }
    if (def.type === "union") {
        for (const option of def.options) {
            if (isTransforming(option, ctx))
                return true;
        }
        return false;
    }
    if (def.type === "tuple") {
        for (const item of def.items) {
            if (isTransforming(item, ctx))
                return true;
        }
        if (def.rest && isTransforming(def.rest, ctx))
            return true;
        return false;
    }
    return false;
}
/**
 * Creates a toJSONSchema method for a schema instance.
 * This encapsulates the logic of initializing context, processing, extracting defs, and finalizing.
 */
const createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
    const ctx = to_json_schema_initializeContext({ ...params, processors });
    to_json_schema_processSchema(schema, ctx);
    to_json_schema_extractDefs(ctx, schema);
    return to_json_schema_finalize(ctx, schema);
};
const createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
    const { libraryOptions, target } = params ?? {};
    const ctx = to_json_schema_initializeContext({ ...(libraryOptions ?? {}), target, io, processors });
    to_json_schema_processSchema(schema, ctx);
    to_json_schema_extractDefs(ctx, schema);
    return to_json_schema_finalize(ctx, schema);
};

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/json-schema-processors.js




const narrowMin = (agg, key, value) => {
    if (agg[key] === undefined || value > agg[key])
        agg[key] = value;
};
const narrowMax = (agg, key, value) => {
    if (agg[key] === undefined || value < agg[key])
        agg[key] = value;
};
const narrowBoth = (agg, value) => {
    narrowMin(agg, "minimum", value);
    narrowMax(agg, "maximum", value);
};
const addDivisor = (agg, value) => {
    agg.multipleOf ?? (agg.multipleOf = []);
    if (!agg.multipleOf.includes(value))
        agg.multipleOf.push(value);
};
const addPattern = (agg, pattern) => {
    agg.patterns ?? (agg.patterns = new Set());
    agg.patterns.add(pattern);
};
const intersectMime = (agg, mime) => {
    agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
};
// last-wins, matching the bag's historical write order; the flag keeps an integer format from being lost to a later float one
const setFormat = (agg, format) => {
    agg.format = format;
    if (format.includes("int"))
        agg.isInt = true;
};
const minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
const maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
const formatContributor = (ranges) => (agg, def) => {
    setFormat(agg, def.format);
    const [minimum, maximum] = ranges[def.format];
    narrowMin(agg, "minimum", minimum);
    narrowMax(agg, "maximum", maximum);
};
const contributors = {
    greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
    less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
    multiple_of: (agg, def) => addDivisor(agg, def.value),
    number_format: formatContributor(NUMBER_FORMAT_RANGES),
    bigint_format: formatContributor(BIGINT_FORMAT_RANGES),
    min_length: minContributor,
    max_length: maxContributor,
    length_equals: (agg, def) => narrowBoth(agg, def.length),
    min_size: minContributor,
    max_size: maxContributor,
    size_equals: (agg, def) => narrowBoth(agg, def.size),
    string_format: (agg, def) => {
        setFormat(agg, def.format);
        if (def.pattern)
            addPattern(agg, def.pattern);
        if (def.format === "base64" || def.format === "base64url")
            agg.contentEncoding = def.format;
        if (def.local || def.precision === -1)
            agg.laxFormat = true;
    },
    mime_type: (agg, def) => intersectMime(agg, def.mime),
};
function aggregateChecks(schema) {
    const agg = {};
    const def = schema._zod.def;
    // a format schema is its own first check, same rule as $ZodType init
    const list = schema._zod.traits.has("$ZodCheck")
        ? [schema, ...(def.checks ?? [])]
        : (def.checks ?? []);
    for (const ch of list)
        contributors[ch._zod.def.check]?.(agg, ch._zod.def);
    // reconcile with the bag so third-party onattach contributions still land; first-party residue is never tighter than the fold, so merging it back is idempotent for one and additive for the other
    const bag = schema._zod.bag;
    if (bag.minimum !== undefined)
        narrowMin(agg, "minimum", bag.minimum);
    if (bag.exclusiveMinimum !== undefined)
        narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
    if (bag.maximum !== undefined)
        narrowMax(agg, "maximum", bag.maximum);
    if (bag.exclusiveMaximum !== undefined)
        narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
    if (bag.multipleOf !== undefined)
        addDivisor(agg, bag.multipleOf);
    if (bag.format !== undefined) {
        agg.format ?? (agg.format = bag.format);
        if (bag.format.includes("int"))
            agg.isInt = true;
    }
    if (bag.mime)
        intersectMime(agg, bag.mime);
    for (const pattern of bag.patterns ?? [])
        addPattern(agg, pattern);
    return agg;
}
const formatMap = {
    guid: "uuid",
    url: "uri",
    datetime: "date-time",
    json_string: "json-string",
    regex: "", // do not set
};
// ==================== SIMPLE TYPE PROCESSORS ====================
// the runtime patterns are lax so parse paths never overflow the regex stack; the emitted schema swaps in the exact block forms, which zod itself never executes
const exactPatterns = new Map([
    [base64Charset, base64],
    [base64urlCharset, base64url],
]);
const exactPattern = (p) => exactPatterns.get(p) ?? p;
const stringProcessor = (schema, ctx, _json, _params) => {
    const json = _json;
    json.type = "string";
    const { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
    if (typeof minimum === "number")
        json.minLength = minimum;
    if (typeof maximum === "number")
        json.maxLength = maximum;
    // custom pattern overrides format
    if (format) {
        json.format = formatMap[format] ?? format;
        if (json.format === "")
            delete json.format; // empty format is not valid
        // `z.iso.time()` is never full-time, and `laxFormat` carries the datetime shapes that also accept what their keyword forbids
        if (format === "time" || laxFormat) {
            delete json.format;
        }
    }
    if (contentEncoding)
        json.contentEncoding = contentEncoding;
    if (patterns && patterns.size > 0) {
        const patternList = [...patterns].map(exactPattern);
        if (patternList.length === 1)
            json.pattern = patternList[0].source;
        else if (patternList.length > 1) {
            json.allOf = [
                ...patternList.map((regex) => ({
                    ...(ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0"
                        ? { type: "string" }
                        : {}),
                    pattern: regex.source,
                })),
            ];
        }
    }
};
const numberProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
    json.type = isInt ? "integer" : "number";
    // when both minimum and exclusiveMinimum exist, pick the more restrictive one
    const exMin = typeof exclusiveMinimum === "number" && exclusiveMinimum >= (minimum ?? Number.NEGATIVE_INFINITY);
    const exMax = typeof exclusiveMaximum === "number" && exclusiveMaximum <= (maximum ?? Number.POSITIVE_INFINITY);
    const legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
    if (exMin) {
        if (legacy) {
            json.minimum = exclusiveMinimum;
            json.exclusiveMinimum = true;
        }
        else {
            json.exclusiveMinimum = exclusiveMinimum;
        }
    }
    else if (typeof minimum === "number") {
        json.minimum = minimum;
    }
    if (exMax) {
        if (legacy) {
            json.maximum = exclusiveMaximum;
            json.exclusiveMaximum = true;
        }
        else {
            json.exclusiveMaximum = exclusiveMaximum;
        }
    }
    else if (typeof maximum === "number") {
        json.maximum = maximum;
    }
    if (multipleOf) {
        // JSON Schema requires a divisor strictly greater than zero, and a non-finite one does not survive JSON at all. A negative divisor accepts exactly what its absolute value accepts, so it still maps; zero, NaN and Infinity have no keyword form.
        const divisors = new Set();
        for (const divisor of multipleOf) {
            if (Number.isFinite(divisor) && divisor !== 0)
                divisors.add(Math.abs(divisor));
            else
                handleUnrepresentable(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
        }
        // chained divisors are a conjunction the keyword cannot carry alone, so extras ride an allOf, same as stacked patterns
        const [first, ...rest] = divisors;
        if (first !== undefined)
            json.multipleOf = first;
        if (rest.length)
            json.allOf = [...(json.allOf ?? []), ...rest.map((m) => ({ multipleOf: m }))];
    }
};
const booleanProcessor = (_schema, _ctx, json, _params) => {
    json.type = "boolean";
};
const bigintProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "BigInt cannot be represented in JSON Schema");
};
const symbolProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Symbols cannot be represented in JSON Schema");
};
const nullProcessor = (_schema, ctx, json, _params) => {
    if (ctx.target === "openapi-3.0") {
        json.type = "string";
        json.nullable = true;
        json.enum = [null];
    }
    else {
        json.type = "null";
    }
};
const undefinedProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Undefined cannot be represented in JSON Schema");
};
const voidProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Void cannot be represented in JSON Schema");
};
const neverProcessor = (_schema, _ctx, json, _params) => {
    json.not = {};
};
const anyProcessor = (_schema, _ctx, _json, _params) => {
    // empty schema accepts anything
};
const unknownProcessor = (_schema, _ctx, _json, _params) => {
    // empty schema accepts anything
};
const dateProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Date cannot be represented in JSON Schema");
};
const enumProcessor = (schema, _ctx, json, _params) => {
    const def = schema._zod.def;
    const values = getEnumValues(def.entries);
    // an empty enum accepts nothing, same as z.never()
    if (values.length === 0) {
        json.not = {};
        return;
    }
    // Number enums can have both string and number values
    if (values.every((v) => typeof v === "number"))
        json.type = "number";
    if (values.every((v) => typeof v === "string"))
        json.type = "string";
    json.enum = values;
};
const literalProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    // a literal with no values accepts nothing, same as z.never()
    if (def.values.length === 0) {
        json.not = {};
        return;
    }
    const vals = [];
    for (const val of def.values) {
        if (val === undefined) {
            // a custom schema replaces the whole literal, so there is nothing left to accumulate
            if (handleUnrepresentable(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema"))
                return;
            // otherwise do not add to vals
        }
        else if (typeof val === "bigint") {
            if (handleUnrepresentable(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema"))
                return;
            vals.push(Number(val));
        }
        else {
            vals.push(val);
        }
    }
    if (vals.length === 0) {
        // do nothing (an undefined literal was stripped)
    }
    else if (vals.length === 1) {
        const val = vals[0];
        json.type = val === null ? "null" : typeof val;
        if (ctx.target === "draft-04" || ctx.target === "openapi-3.0") {
            json.enum = [val];
        }
        else {
            json.const = val;
        }
    }
    else {
        if (vals.every((v) => typeof v === "number"))
            json.type = "number";
        if (vals.every((v) => typeof v === "string"))
            json.type = "string";
        if (vals.every((v) => typeof v === "boolean"))
            json.type = "boolean";
        if (vals.every((v) => v === null))
            json.type = "null";
        json.enum = vals;
    }
};
const nanProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "NaN cannot be represented in JSON Schema");
};
const templateLiteralProcessor = (schema, _ctx, json, _params) => {
    const _json = json;
    const pattern = schema._zod.pattern;
    if (!pattern)
        throw new Error("Pattern not found in template literal");
    _json.type = "string";
    _json.pattern = pattern.source;
};
const fileProcessor = (schema, _ctx, json, _params) => {
    const _json = json;
    _json.type = "string";
    _json.format = "binary";
    _json.contentEncoding = "binary";
    const { minimum, maximum, mime } = aggregateChecks(schema);
    if (minimum !== undefined)
        _json.minLength = minimum;
    if (maximum !== undefined)
        _json.maxLength = maximum;
    if (!mime)
        return;
    // an empty intersection means the mime checks share no value, so nothing passes at runtime; `anyOf` must be non-empty, so the false schema is `not: {}`
    if (mime.length === 0)
        _json.not = {};
    else if (mime.length === 1)
        _json.contentMediaType = mime[0];
    // only contentMediaType differs, so the shared props stay at the root
    else
        _json.anyOf = mime.map((m) => ({ contentMediaType: m }));
};
const successProcessor = (_schema, _ctx, json, _params) => {
    json.type = "boolean";
};
const customProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
};
const functionProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Function types cannot be represented in JSON Schema");
};
const transformProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
};
const mapProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Map cannot be represented in JSON Schema");
};
const setProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Set cannot be represented in JSON Schema");
};
// ==================== COMPOSITE TYPE PROCESSORS ====================
const arrayProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    const { minimum, maximum } = aggregateChecks(schema);
    if (typeof minimum === "number")
        json.minItems = minimum;
    if (typeof maximum === "number")
        json.maxItems = maximum;
    json.type = "array";
    json.items = to_json_schema_processSchema(def.element, ctx, {
        ...params,
        path: [...params.path, "items"],
    });
};
// Transform and catch set `optin = "optional"` at runtime so the parser lets them observe an
// absent key, but their declared input type stays required. An input JSON Schema describes the
// declared type, so resolve past them to the schema that actually carries the optionality.
// Used by both `objectProcessor` (for `required`) and `tupleProcessor` (for `minItems`); see
// wiki/optionality.md, "The JSON Schema emitter reads the *static* value".
function inputOptin(schema) {
    const def = schema._zod.def;
    if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) {
        return inputOptin(def.out);
    }
    if (def.type === "catch") {
        return inputOptin(def.innerType);
    }
    return schema._zod.optin;
}
const objectProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    const shape = def.shape;
    // dropping it while still emitting `additionalProperties: false` would emit a schema that rejects data this one requires
    const symbolKeys = Object.getOwnPropertySymbols(shape);
    if (symbolKeys.length &&
        handleUnrepresentable(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) {
        return;
    }
    json.type = "object";
    json.properties = {};
    for (const key in shape) {
        // assignProp so a __proto__ key becomes an own property instead of hitting the inherited setter on the plain {} we build into
        util_assignProp(json.properties, key, to_json_schema_processSchema(shape[key], ctx, {
            ...params,
            path: [...params.path, "properties", key],
        }));
    }
    // required keys
    const requiredKeys = [];
    for (const key of Object.keys(shape)) {
        const field = def.shape[key];
        if (ctx.io === "input" ? inputOptin(field) === undefined : field._zod.optout === undefined) {
            requiredKeys.push(key);
        }
    }
    if (requiredKeys.length > 0) {
        json.required = requiredKeys;
    }
    // catchall
    if (def.catchall?._zod.def.type === "never") {
        // strict
        json.additionalProperties = false;
    }
    else if (!def.catchall) {
        // regular
        if (ctx.io === "output")
            json.additionalProperties = false;
    }
    else if (def.catchall) {
        json.additionalProperties = to_json_schema_processSchema(def.catchall, ctx, {
            ...params,
            path: [...params.path, "additionalProperties"],
        });
    }
};
const unionProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    // Exclusive unions (inclusive === false) use oneOf (exactly one match) instead of anyOf (one or more matches). This includes both z.xor() and discriminated unions
    const isExclusive = def.inclusive === false;
    const options = def.options.map((x, i) => to_json_schema_processSchema(x, ctx, {
        ...params,
        path: [...params.path, isExclusive ? "oneOf" : "anyOf", i],
    }));
    if (isExclusive) {
        json.oneOf = options;
    }
    else {
        json.anyOf = options;
    }
};
const intersectionProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    const a = to_json_schema_processSchema(def.left, ctx, {
        ...params,
        path: [...params.path, "allOf", 0],
    });
    const b = to_json_schema_processSchema(def.right, ctx, {
        ...params,
        path: [...params.path, "allOf", 1],
    });
    const isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
    const allOf = [
        ...(isSimpleIntersection(a) ? a.allOf : [a]),
        ...(isSimpleIntersection(b) ? b.allOf : [b]),
    ];
    json.allOf = allOf;
    // Recorded innermost first, so a nested intersection has already folded by the time this one is considered. The array is the handle rather than the schema, because a wrapper that inherits this schema shares the same array; `finalize` folds every object holding it. See `foldIntersection`.
    ctx.intersections.push(allOf);
};
const tupleProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    json.type = "array";
    const prefixPath = ctx.target === "draft-2020-12" ? "prefixItems" : "items";
    const restPath = ctx.target === "draft-2020-12" ? "items" : ctx.target === "openapi-3.0" ? "items" : "additionalItems";
    const prefixItems = def.items.map((x, i) => to_json_schema_processSchema(x, ctx, {
        ...params,
        path: [...params.path, prefixPath, i],
    }));
    const rest = def.rest
        ? to_json_schema_processSchema(def.rest, ctx, {
            ...params,
            path: [...params.path, restPath, ...(ctx.target === "openapi-3.0" ? [def.items.length] : [])],
        })
        : null;
    let minItems = def.items.length;
    while (minItems > 0) {
        const item = def.items[minItems - 1];
        const optional = ctx.io === "input" ? inputOptin(item) !== undefined : item._zod.optout === "optional";
        if (!optional)
            break;
        minItems--;
    }
    const maxItems = def.items.length;
    const isClosed = !def.rest;
    if (ctx.target === "draft-2020-12") {
        json.prefixItems = prefixItems;
        if (isClosed) {
            json.items = false;
        }
        else if (rest) {
            json.items = rest;
        }
        if (minItems > 0)
            json.minItems = minItems;
        if (isClosed)
            json.maxItems = maxItems;
    }
    else if (ctx.target === "openapi-3.0") {
        json.items = {
            anyOf: prefixItems,
        };
        if (rest) {
            json.items.anyOf.push(rest);
        }
        if (minItems > 0)
            json.minItems = minItems;
        if (isClosed)
            json.maxItems = maxItems;
    }
    else {
        json.items = prefixItems;
        if (isClosed) {
            json.additionalItems = false;
        }
        else if (rest) {
            json.additionalItems = rest;
        }
        if (minItems > 0)
            json.minItems = minItems;
        if (isClosed)
            json.maxItems = maxItems;
    }
    // explicit user-defined length checks take precedence
    const { minimum, maximum } = aggregateChecks(schema);
    if (typeof minimum === "number")
        json.minItems = minimum;
    if (typeof maximum === "number")
        json.maxItems = maximum;
};
/** JSON object keys are always strings, so a numeric record key schema is re-expressed over the
 * numeric-string form the record parser matches. Deferred to `finalize`, after the flatten: a key
 * behind a wrapper only carries its own `type` before then, and a union key only has its branches.
 *
 * A numeric bound cannot apply to a property name, so `minimum` and its siblings are dropped rather
 * than carried over: keeping them beside `type: "string"` reproduces the match-nothing schema this
 * exists to fix. A key that carries one therefore emits wider than the record parses — `z.record(z.number().min(5), V)`
 * accepts `"3"` — which is the deliberate trade, since throwing on it would reject an ordinary schema
 * outright. */
function stringifyKeyNames(bySchema, json, visited) {
    // an extracted key that rewrites cannot go on sharing its definition — the string form a key position needs is not the number form every other reference wants — so it inlines. One that does not rewrite keeps the `$ref`.
    if (json.$ref) {
        // a recursive key holds its own reference inside its definition, so a node already on the path is left alone rather than resolved again
        if (visited.has(json))
            return json;
        visited.add(json);
        const def = bySchema.get(json)?.def;
        if (!def)
            return json;
        const inlined = stringifyKeyNames(bySchema, def, visited);
        return inlined === def ? json : inlined;
    }
    for (const keyword of ["anyOf", "oneOf"]) {
        const branches = json[keyword];
        if (!Array.isArray(branches))
            continue;
        const mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
        // rebuilding regardless would detach a key that had nothing to re-express, dropping its `$ref` and leaking the internal `id`
        if (mapped.some((branch, i) => branch !== branches[i]))
            json = { ...json, [keyword]: mapped };
    }
    // a member that already admits a string leaves the key unconstrained, so the node's own type re-expresses only when every member is numeric
    const types = Array.isArray(json.type) ? json.type : [json.type];
    const numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer");
    // a heterogeneous key carries no type at all, so its numeric members are caught here instead
    const values = json.enum ?? (json.const !== undefined ? [json.const] : undefined);
    if (!numericType && !values?.some((v) => typeof v === "number"))
        return json;
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json;
    if (rest.enum)
        rest.enum = rest.enum.map((v) => (typeof v === "number" ? String(v) : v));
    else if (typeof rest.const === "number")
        rest.const = String(rest.const);
    // a heterogeneous key keeps its absent type: the stringified members already say what a key may be
    if (!numericType)
        return rest;
    rest.type = "string";
    if (!values)
        rest.pattern = (types.includes("number") ? number : integer).source;
    return rest;
}
/** Every record of one conversion, so the carriers are found in a single pass rather than once per record. */
const pendingRecords = new WeakMap();
function rewriteKeyNames(ctx) {
    // an extracted key is resolved by the object `extractToDef` left in its place, so the map is built once rather than searched per reference. `_zod.toJSONSchema` can hand the same object to two schemas, so the first entry carrying a body wins, as a search would have found it.
    const bySchema = new Map();
    for (const entry of ctx.seen.values()) {
        if (entry.def && !bySchema.has(entry.schema))
            bySchema.set(entry.schema, entry);
    }
    const rewrites = new Map();
    for (const record of pendingRecords.get(ctx) ?? []) {
        const seen = ctx.seen.get(record);
        const names = (seen?.def ?? seen?.schema)?.propertyNames;
        if (!names || names === true || rewrites.has(names))
            continue;
        const rewritten = stringifyKeyNames(bySchema, names, new Set());
        if (rewritten !== names)
            rewrites.set(names, rewritten);
    }
    if (!rewrites.size)
        return;
    // the flatten has already copied each record's own properties onto every wrapper by reference, and an extracted body is another such copy, so every carrier holding a rewritten key is updated together
    for (const entry of ctx.seen.values()) {
        for (const carrier of [entry.schema, entry.def]) {
            const rewritten = carrier && rewrites.get(carrier.propertyNames);
            if (rewritten)
                carrier.propertyNames = rewritten;
        }
    }
}
const recordProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    json.type = "object";
    // For looseRecord with regex patterns, use patternProperties. This correctly represents "only validate keys matching the pattern" semantics and composes well with allOf (intersections)
    const keyType = def.keyType;
    const patterns = aggregateChecks(keyType).patterns;
    if (def.mode === "loose" && patterns && patterns.size > 0) {
        // Use patternProperties for looseRecord with regex patterns
        const valueSchema = to_json_schema_processSchema(def.valueType, ctx, {
            ...params,
            path: [...params.path, "patternProperties", "*"],
        });
        json.patternProperties = {};
        for (const pattern of patterns) {
            util_assignProp(json.patternProperties, exactPattern(pattern).source, valueSchema);
        }
    }
    else {
        // Default behavior: use propertyNames + additionalProperties
        if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
            json.propertyNames = to_json_schema_processSchema(def.keyType, ctx, {
                ...params,
                path: [...params.path, "propertyNames"],
            });
            let pending = pendingRecords.get(ctx);
            if (!pending) {
                pending = [];
                pendingRecords.set(ctx, pending);
                ctx.deferred.push(() => rewriteKeyNames(ctx));
            }
            pending.push(schema);
        }
        json.additionalProperties = to_json_schema_processSchema(def.valueType, ctx, {
            ...params,
            path: [...params.path, "additionalProperties"],
        });
    }
    // Add required for keys with discrete values (enum, literal, etc.)
    const keyValues = keyType._zod.values;
    // Every key shares one value schema, so an optional-in value makes the whole key set omittable on input. Output keeps them: the exhaustive branch assigns every key, even one whose value came back undefined.
    const omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== undefined;
    if (keyValues && !def.partial && !omittableOnInput) {
        const validKeyValues = [...keyValues].filter((v) => typeof v === "string" || typeof v === "number");
        if (validKeyValues.length > 0) {
            json.required = validKeyValues.map(String);
        }
    }
};
const nullableProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    const inner = to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    if (ctx.target === "openapi-3.0") {
        seen.ref = def.innerType;
        json.nullable = true;
    }
    else {
        json.anyOf = [inner, { type: "null" }];
    }
};
const nonoptionalProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
};
/** Round-trips a default value through JSON so the emitted schema is guaranteed to be valid JSON.
 * A BigInt has no reliable encoding, so it goes through `unrepresentable` like any other
 * unrepresentable value. Returns a sentinel when the caller must not write a default of its own. */
const UNREPRESENTABLE_DEFAULT = Symbol();
function serializeDefaultValue(value, schema, ctx, json, params) {
    let unrepresentable = false;
    const serialized = JSON.stringify(value, (_, val) => {
        if (typeof val !== "bigint")
            return val;
        unrepresentable = true;
        return null;
    });
    if (!unrepresentable)
        return JSON.parse(serialized);
    handleUnrepresentable(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema");
    return UNREPRESENTABLE_DEFAULT;
}
const defaultProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
    if (value !== UNREPRESENTABLE_DEFAULT)
        json.default = value;
};
const prefaultProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    if (ctx.io !== "input")
        return;
    const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
    if (value !== UNREPRESENTABLE_DEFAULT)
        json._prefault = value;
};
const catchProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    let catchValue;
    try {
        catchValue = def.catchValue(undefined);
    }
    catch {
        handleUnrepresentable(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
        return;
    }
    json.default = catchValue;
};
const pipeProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    const inIsTransform = def.in._zod.traits.has("$ZodTransform");
    const innerType = ctx.io === "input" ? (inIsTransform ? def.out : def.in) : def.out;
    to_json_schema_processSchema(innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = innerType;
};
const readonlyProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    json.readOnly = true;
};
const promiseProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
};
const optionalProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
};
const lazyProcessor = (schema, ctx, _json, params) => {
    const innerType = schema._zod.innerType;
    to_json_schema_processSchema(innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = innerType;
};
// ==================== ALL PROCESSORS ====================
const allProcessors = {
    string: stringProcessor,
    number: numberProcessor,
    boolean: booleanProcessor,
    bigint: bigintProcessor,
    symbol: symbolProcessor,
    null: nullProcessor,
    undefined: undefinedProcessor,
    void: voidProcessor,
    never: neverProcessor,
    any: anyProcessor,
    unknown: unknownProcessor,
    date: dateProcessor,
    enum: enumProcessor,
    literal: literalProcessor,
    nan: nanProcessor,
    template_literal: templateLiteralProcessor,
    file: fileProcessor,
    success: successProcessor,
    custom: customProcessor,
    function: functionProcessor,
    transform: transformProcessor,
    map: mapProcessor,
    set: setProcessor,
    array: arrayProcessor,
    object: objectProcessor,
    union: unionProcessor,
    intersection: intersectionProcessor,
    tuple: tupleProcessor,
    record: recordProcessor,
    nullable: nullableProcessor,
    nonoptional: nonoptionalProcessor,
    default: defaultProcessor,
    prefault: prefaultProcessor,
    catch: catchProcessor,
    pipe: pipeProcessor,
    readonly: readonlyProcessor,
    promise: promiseProcessor,
    optional: optionalProcessor,
    lazy: lazyProcessor,
};
function toJSONSchema(input, params) {
    if ("_idmap" in input) {
        // Registry case
        const registry = input;
        const ctx = initializeContext({ ...params, processors: allProcessors });
        const defs = {};
        // First pass: process all schemas to build the seen map
        for (const entry of registry._idmap.entries()) {
            const [_, schema] = entry;
            processSchema(schema, ctx);
        }
        const schemas = {};
        const external = {
            registry,
            uri: params?.uri,
            defs,
        };
        // Update the context with external configuration
        ctx.external = external;
        // Second pass: emit each schema
        for (const entry of registry._idmap.entries()) {
            const [key, schema] = entry;
            extractDefs(ctx, schema);
            assignProp(schemas, key, finalize(ctx, schema));
        }
        if (Object.keys(defs).length > 0) {
            const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
            schemas.__shared = {
                [defsSegment]: defs,
            };
        }
        return { schemas };
    }
    // Single schema case
    const ctx = initializeContext({ ...params, processors: allProcessors });
    processSchema(input, ctx);
    extractDefs(ctx, input);
    return finalize(ctx, input);
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/en.js

const error = () => {
    const Sizable = {
        string: { unit: "characters", verb: "to have" },
        file: { unit: "bytes", verb: "to have" },
        array: { unit: "items", verb: "to have" },
        set: { unit: "items", verb: "to have" },
        map: { unit: "entries", verb: "to have" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "input",
        email: "email address",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO datetime",
        date: "ISO date",
        time: "ISO time",
        duration: "ISO duration",
        ipv4: "IPv4 address",
        ipv6: "IPv6 address",
        mac: "MAC address",
        cidrv4: "IPv4 range",
        cidrv6: "IPv6 range",
        base64: "base64-encoded string",
        base64url: "base64url-encoded string",
        json_string: "JSON string",
        e164: "E.164 number",
        currency_code: "currency code",
        credit_card: "credit card number",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "input",
    };
    // type names: missing keys = do not translate (use raw value via ?? fallback)
    const TypeDictionary = {
        // Compatibility: "nan" -> "NaN" for display
        nan: "NaN",
        // All other type names omitted - they fall back to raw values via ?? operator
    };
    function getTypeName(type, input) {
        if (type === "number" && typeof input === "number" && !Number.isFinite(input)) {
            return String(input);
        }
        return TypeDictionary[type] ?? type;
    }
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = getTypeName(issue.expected);
                const receivedType = parsedType(issue.input);
                const received = getTypeName(receivedType, issue.input);
                return `Invalid input: expected ${expected}, received ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Invalid input: expected ${stringifyPrimitive(issue.values[0])}`;
                return `Invalid option: expected one of ${joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
                return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `Invalid string: must start with "${_issue.prefix}"`;
                }
                if (_issue.format === "ends_with")
                    return `Invalid string: must end with "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `Invalid string: must include "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `Invalid string: must match pattern ${_issue.pattern}`;
                return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `Invalid number: must be a multiple of ${issue.divisor}`;
            case "unrecognized_keys":
                return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `Invalid key in ${issue.origin}`;
            case "invalid_union":
                if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) {
                    const opts = issue.options.map((o) => `'${o}'`).join(" | ");
                    return `Invalid discriminator value. Expected ${opts}`;
                }
                if (issue.inclusive === false) {
                    return "Invalid input: more than one option matched";
                }
                return "Invalid input";
            case "invalid_element":
                return `Invalid value in ${issue.origin}`;
            default:
                return `Invalid input`;
        }
    };
};
/* harmony default export */ function en() {
    return {
        localeError: error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/errors.js


/* Computing the message eagerly is expensive (pretty-printed JSON of all
 * issues), so defer it until first read. The accessor functions and
 * descriptors are shared across instances to keep error construction
 * cheap; the computed message is cached on the internals object. The
 * setter preserves plain assignment semantics for consumers that
 * overwrite `message`. */
function _getMessage() {
    const internals = this._zod;
    internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
    return internals.message;
}
function _setMessage(value) {
    this._zod.message = value;
}
const _messageDesc = {
    get: _getMessage,
    set: _setMessage,
    enumerable: true,
    configurable: true,
};
const _issuesDesc = { value: undefined, enumerable: false };
/* Prototypes that already carry the lazy `toString`. Seeded with the
 * intrinsics so that `init` on a foreign object — it accepts any object —
 * can never install an accessor onto a prototype we do not own. */
const _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
const initializer = (inst, def) => {
    inst.name = "$ZodError";
    // `_zod` is already non-enumerable: $constructor's init defined it with this same descriptor
    _issuesDesc.value = def;
    Object.defineProperty(inst, "issues", _issuesDesc);
    // Clear the shared slot; a retained `value` pins the last error's issues.
    _issuesDesc.value = undefined;
    Object.defineProperty(inst, "message", _messageDesc);
    /* `toString` lives as a non-enumerable lazy getter on the shared
     * prototype; on first access it caches a per-instance closure so
     * detached usage still works. */
    const proto = Object.getPrototypeOf(inst);
    if (!_installedToString.has(proto)) {
        _installedToString.add(proto);
        Object.defineProperty(proto, "toString", {
            configurable: true,
            enumerable: false,
            get() {
                const value = () => this.message;
                Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
                return value;
            },
            set(value) {
                Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
            },
        });
    }
};
const $ZodError = $constructor("$ZodError", initializer);
const $ZodRealError = $constructor("$ZodError", initializer, undefined, {
    Parent: Error,
});
/** Get-or-create `obj[key]` as an own data property. A path segment naming an inherited member
 * ("toString", "constructor") would otherwise read through to the prototype, and assigning
 * "__proto__" would hit the setter instead of creating a key. */
function node(obj, key, make) {
    if (!Object.prototype.hasOwnProperty.call(obj, key)) {
        if (key === "__proto__") {
            Object.defineProperty(obj, key, { value: make(), writable: true, enumerable: true, configurable: true });
        }
        else {
            obj[key] = make();
        }
    }
    return obj[key];
}
function flattenError(error, mapper = (issue) => issue.message) {
    const fieldErrors = {};
    const formErrors = [];
    for (const sub of error.issues) {
        if (sub.path.length > 0) {
            node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
        }
        else {
            formErrors.push(mapper(sub));
        }
    }
    return { formErrors, fieldErrors };
}
function formatError(error, mapper = (issue) => issue.message) {
    const fieldErrors = { _errors: [] };
    const processError = (error, path = []) => {
        for (const issue of error.issues) {
            if (issue.code === "invalid_union" && issue.errors.length) {
                issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
            }
            else if (issue.code === "invalid_key") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else if (issue.code === "invalid_element") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else {
                const fullpath = [...path, ...issue.path];
                if (fullpath.length === 0) {
                    fieldErrors._errors.push(mapper(issue));
                }
                else {
                    let curr = fieldErrors;
                    let i = 0;
                    while (i < fullpath.length) {
                        const el = fullpath[i];
                        const terminal = i === fullpath.length - 1;
                        // `_errors` is reserved by this legacy format, so merge a matching path segment into the current node instead of treating its array as a child.
                        if (el === "_errors") {
                            if (terminal)
                                curr._errors.push(mapper(issue));
                            i++;
                            continue;
                        }
                        // A path element may collide with an inherited property name such as
                        // "__proto__" or "constructor". Truthiness checks read the prototype
                        // (so no node is created, then ._errors.push throws), and bracket
                        // assignment of "__proto__" hits the setter instead of creating an
                        // own key. Guard the read with hasOwnProperty and create the node
                        // with defineProperty so any path element becomes a real own key.
                        if (!Object.prototype.hasOwnProperty.call(curr, el)) {
                            Object.defineProperty(curr, el, {
                                value: { _errors: [] },
                                enumerable: true,
                                writable: true,
                                configurable: true,
                            });
                        }
                        const node = curr[el];
                        if (terminal) {
                            node._errors.push(mapper(issue));
                        }
                        curr = node;
                        i++;
                    }
                }
            }
        }
    };
    processError(error);
    return fieldErrors;
}
function treeifyError(error, mapper = (issue) => issue.message) {
    const result = { errors: [] };
    const processError = (error, path = []) => {
        var _a;
        for (const issue of error.issues) {
            if (issue.code === "invalid_union" && issue.errors.length) {
                // regular union error
                issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
            }
            else if (issue.code === "invalid_key") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else if (issue.code === "invalid_element") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else {
                const fullpath = [...path, ...issue.path];
                if (fullpath.length === 0) {
                    result.errors.push(mapper(issue));
                    continue;
                }
                let curr = result;
                let i = 0;
                while (i < fullpath.length) {
                    const el = fullpath[i];
                    const terminal = i === fullpath.length - 1;
                    if (typeof el === "string") {
                        curr.properties ?? (curr.properties = {});
                        // el may collide with an inherited property name ("__proto__",
                        // "constructor", ...); ??= reads the prototype so the node is never
                        // created and curr.errors.push throws. Guard with hasOwnProperty and
                        // create the node with defineProperty so "__proto__" becomes a real
                        // own key rather than invoking the prototype setter.
                        if (!Object.prototype.hasOwnProperty.call(curr.properties, el)) {
                            Object.defineProperty(curr.properties, el, {
                                value: { errors: [] },
                                enumerable: true,
                                writable: true,
                                configurable: true,
                            });
                        }
                        curr = curr.properties[el];
                    }
                    else {
                        curr.items ?? (curr.items = []);
                        (_a = curr.items)[el] ?? (_a[el] = { errors: [] });
                        curr = curr.items[el];
                    }
                    if (terminal) {
                        curr.errors.push(mapper(issue));
                    }
                    i++;
                }
            }
        }
    };
    processError(error);
    return result;
}
/** Format a ZodError as a human-readable string in the following form.
 *
 * From
 *
 * ```ts
 * ZodError {
 *   issues: [
 *     {
 *       expected: 'string',
 *       code: 'invalid_type',
 *       path: [ 'username' ],
 *       message: 'Invalid input: expected string'
 *     },
 *     {
 *       expected: 'number',
 *       code: 'invalid_type',
 *       path: [ 'favoriteNumbers', 1 ],
 *       message: 'Invalid input: expected number'
 *     }
 *   ];
 * }
 * ```
 *
 * to
 *
 * ```
 * username
 *   ✖ Expected number, received string at "username
 * favoriteNumbers[0]
 *   ✖ Invalid input: expected number
 * ```
 */
function toDotPath(_path) {
    const segs = [];
    const path = _path.map((seg) => (typeof seg === "object" ? seg.key : seg));
    for (const seg of path) {
        if (typeof seg === "number")
            segs.push(`[${seg}]`);
        else if (typeof seg === "symbol")
            segs.push(`[${JSON.stringify(String(seg))}]`);
        else if (/[^\w$]/.test(seg))
            segs.push(`[${JSON.stringify(seg)}]`);
        else {
            if (segs.length)
                segs.push(".");
            segs.push(seg);
        }
    }
    return segs.join("");
}
function prettifyError(error) {
    const lines = [];
    // sort by path length
    const issues = [...error.issues].sort((a, b) => (a.path ?? []).length - (b.path ?? []).length);
    // Process each issue
    for (const issue of issues) {
        lines.push(`✖ ${issue.message}`);
        if (issue.path?.length)
            lines.push(`  → at ${toDotPath(issue.path)}`);
    }
    // Convert Map to formatted string
    return lines.join("\n");
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/parse.js



// Always both keys, so the `_params` read site in `_parse` sees one object shape rather than two.
function finalizeParams(callee, params) {
    return { callee: params?.callee ?? callee, Err: params?.Err };
}
const _parse = (_Err) => {
    const fn = (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
        const result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise) {
            throw new $ZodAsyncError();
        }
        if (result.issues.length) {
            const e = new (_params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
            captureStackTrace(e, _params?.callee ?? fn);
            throw e;
        }
        return result.value;
    };
    return fn;
};
const parse_parse = /* @__PURE__*/ _parse($ZodRealError);
const _parseAsync = (_Err) => {
    const fn = async (schema, value, _ctx, params) => {
        const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
        let result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise)
            result = await result;
        if (result.issues.length) {
            const e = new (params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
            captureStackTrace(e, params?.callee ?? fn);
            throw e;
        }
        return result.value;
    };
    return fn;
};
const parse_parseAsync = /* @__PURE__*/ _parseAsync($ZodRealError);
const _safeParse = (_Err) => (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
    const result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise) {
        throw new $ZodAsyncError();
    }
    return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
const safeParse = /* @__PURE__*/ _safeParse($ZodRealError);
// the error is built on the first read of `error`: finalizing the issues and constructing the instance is most of a failing parse, and a caller that only branches on `success` never pays it. a getter in the literal keeps this small; the alternative, one shared accessor descriptor plus a hidden state slot, reads ~15% faster but costs ~75 B gzipped in every bundle
function failure(Err, issues, ctx) {
    let error;
    return {
        success: false,
        get error() {
            if (!error) {
                error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
                // finalizeIssue drops `input`, so the built error holds nothing; keeping the raw issues past this point pins the parsed value for the life of the result
                issues = undefined;
                ctx = undefined;
            }
            return error;
        },
        set error(e) {
            error = e;
            // a replacement makes the getter's branch unreachable, so the captures have to go here too
            issues = undefined;
            ctx = undefined;
        },
    };
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
    let result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise)
        result = await result;
    return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
const safeParseAsync = /* @__PURE__*/ _safeParseAsync($ZodRealError);
// registry mirrors of the compiler's sentinels, so this module never imports the compiler
const COMPILE_INVALID = /* @__PURE__ */ Symbol.for("zod.compile.invalid");
const COMPILE_FALLBACK = /* @__PURE__ */ Symbol.for("zod.compile.fallback");
// Deliberately tiny, because v8 will not inline a body carrying the fallback's object literals and throw. Everything that is not the compiled happy path lives in validateFallback, and that split is worth ~35% on a compiled schema.
const validate = ((schema, value, _ctx) => {
    const validator = schema._zod.bag.validator;
    if (validator !== undefined) {
        if (validator(value) !== COMPILE_INVALID)
            return true;
        // a definite sentinel means the runtime would reject, so skip the re-parse; a ctx can still change the answer
        if (validator.definite === true && _ctx === undefined)
            return false;
    }
    return validateFallback(schema, value, _ctx);
});
function validateFallback(schema, value, _ctx) {
    const ctx = _ctx
        ? { ..._ctx, async: false, abortEarly: true }
        : { async: false, abortEarly: true };
    const fallbackRun = schema._zod.bag.fallbackRun;
    let result;
    if (fallbackRun) {
        // skip nested fast paths on the fallback, so user callbacks keep the at-most-twice bound
        ctx[COMPILE_FALLBACK] = true;
        result = fallbackRun({ value, issues: [] }, ctx);
    }
    else {
        result = schema._zod.run({ value, issues: [] }, ctx);
    }
    if (result instanceof Promise) {
        throw new $ZodAsyncError();
    }
    return result.issues.length === 0;
}
// no fast path: the compiler keeps async parses on the runtime, because a promise-returning callback that is not declared async compiles to a throw
const parse_validateAsync = async (schema, value, _ctx) => {
    const ctx = _ctx
        ? { ..._ctx, async: true, abortEarly: true }
        : { async: true, abortEarly: true };
    let result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise)
        result = await result;
    return result.issues.length === 0;
};
const _encode = (_Err) => {
    const parse = _parse(_Err);
    const fn = (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
        return parse(schema, value, ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const encode = /* @__PURE__*/ _encode($ZodRealError);
const _decode = (_Err) => {
    const parse = _parse(_Err);
    const fn = (schema, value, _ctx, _params) => {
        return parse(schema, value, _ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const decode = /* @__PURE__*/ _decode($ZodRealError);
const _encodeAsync = (_Err) => {
    const parseAsync = _parseAsync(_Err);
    const fn = async (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
        return (await parseAsync(schema, value, ctx, finalizeParams(fn, _params)));
    };
    return fn;
};
const encodeAsync = /* @__PURE__*/ _encodeAsync($ZodRealError);
const _decodeAsync = (_Err) => {
    const parseAsync = _parseAsync(_Err);
    const fn = async (schema, value, _ctx, _params) => {
        return await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const decodeAsync = /* @__PURE__*/ _decodeAsync($ZodRealError);
const _safeEncode = (_Err) => (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
    return _safeParse(_Err)(schema, value, ctx);
};
const safeEncode = /* @__PURE__*/ _safeEncode($ZodRealError);
const _safeDecode = (_Err) => (schema, value, _ctx) => {
    return _safeParse(_Err)(schema, value, _ctx);
};
const safeDecode = /* @__PURE__*/ _safeDecode($ZodRealError);
const _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
    return _safeParseAsync(_Err)(schema, value, ctx);
};
const safeEncodeAsync = /* @__PURE__*/ _safeEncodeAsync($ZodRealError);
const _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
    return _safeParseAsync(_Err)(schema, value, _ctx);
};
const safeDecodeAsync = /* @__PURE__*/ _safeDecodeAsync($ZodRealError);

;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/errors.js



/* Prototypes that already carry the lazy helper methods. Seeded with the
 * intrinsics so that `init` on a foreign object — it accepts any object —
 * can never install an accessor onto a prototype we do not own. */
const _installedErrorProtos = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
/* Helper methods live as non-enumerable lazy getters on the shared
 * prototype instead of own properties on every instance. On first
 * access the getter allocates the per-instance closure and caches it
 * as a non-enumerable own property, so detached usage still works and
 * the allocation only happens for methods actually touched. */
function _lazyMethod(proto, key, make) {
    Object.defineProperty(proto, key, {
        configurable: true,
        enumerable: false,
        get() {
            const value = make(this);
            Object.defineProperty(this, key, { value, configurable: true, writable: true });
            return value;
        },
        set(value) {
            Object.defineProperty(this, key, { value, configurable: true, writable: true });
        },
    });
}
const errors_initializer = (inst, issues) => {
    $ZodError.init(inst, issues);
    inst.name = "ZodError";
    const proto = Object.getPrototypeOf(inst);
    if (_installedErrorProtos.has(proto))
        return;
    _installedErrorProtos.add(proto);
    _lazyMethod(proto, "format", (self) => (mapper) => formatError(self, mapper));
    _lazyMethod(proto, "flatten", (self) => (mapper) => flattenError(self, mapper));
    _lazyMethod(proto, "addIssue", (self) => (issue) => {
        self.issues.push(issue);
        self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
    });
    _lazyMethod(proto, "addIssues", (self) => (issues) => {
        self.issues.push(...issues);
        self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
    });
    Object.defineProperty(proto, "isEmpty", {
        configurable: true,
        enumerable: false,
        get() {
            return this.issues.length === 0;
        },
    });
};
const ZodError = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodError", errors_initializer)));
const ZodRealError = /*@__PURE__*/ $constructor("ZodError", errors_initializer, undefined, {
    Parent: Error,
});
// /** @deprecated Use `z.core.$ZodErrorMapCtx` instead. */
// export type ErrorMapCtx = core.$ZodErrorMapCtx;

;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/parse.js


const classic_parse_parse = /* @__PURE__ */ _parse(ZodRealError);
const classic_parse_parseAsync = /* @__PURE__ */ _parseAsync(ZodRealError);
const parse_safeParse = /* @__PURE__ */ _safeParse(ZodRealError);
const parse_safeParseAsync = /* @__PURE__ */ _safeParseAsync(ZodRealError);

// Codec functions
const parse_encode = /* @__PURE__ */ _encode(ZodRealError);
const parse_decode = /* @__PURE__ */ _decode(ZodRealError);
const parse_encodeAsync = /* @__PURE__ */ _encodeAsync(ZodRealError);
const parse_decodeAsync = /* @__PURE__ */ _decodeAsync(ZodRealError);
const parse_safeEncode = /* @__PURE__ */ _safeEncode(ZodRealError);
const parse_safeDecode = /* @__PURE__ */ _safeDecode(ZodRealError);
const parse_safeEncodeAsync = /* @__PURE__ */ _safeEncodeAsync(ZodRealError);
const parse_safeDecodeAsync = /* @__PURE__ */ _safeDecodeAsync(ZodRealError);

;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/schemas.js








// Register English as the default locale on first ZodType construction. Hooked into the `ZodType` `$constructor` (rather than a top-level `config(en())` in `external.ts`) so bundlers honoring `sideEffects: false` can't tree-shake it out — see #5953, #5725. An explicit `z.config(z.locales.xx())` call wins regardless of order, since this only sets the default when none is present.
function _ensureDefaultLocale() {
    if (!globalConfig.localeError)
        config(en());
}
// the default memoizer is read by the core container init, which runs before `ZodType.init`, so each container calls this first
function _ensureDefaultMemoizer() {
    if (!globalConfig.memoizer)
        config({ memoizer: memoizer() });
}
const ZodType = /*@__PURE__*/ $constructor("ZodType", (inst, def) => {
    _ensureDefaultLocale();
    $ZodType.init(inst, def);
    inst.def = def;
    inst.type = def.type;
    return inst;
}, {
    check(...chks) {
        const def = this.def;
        return this.clone(mergeDefs(def, {
            checks: [
                ...(def.checks ?? []),
                ...chks.map((ch) => typeof ch === "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch),
            ],
        }), { parent: true });
    },
    with(...chks) {
        return this.check(...chks);
    },
    clone(def, params) {
        return clone(this, def, params);
    },
    brand() {
        return this;
    },
    register(reg, meta) {
        reg.add(this, meta);
        return this;
    },
    refine(check, params) {
        return this.check(refine(check, params));
    },
    superRefine(refinement, params) {
        return this.check(superRefine(refinement, params));
    },
    overwrite(fn) {
        return this.check(_overwrite(fn));
    },
    optional() {
        return optional(this);
    },
    exactOptional() {
        return exactOptional(this);
    },
    nullable() {
        return nullable(this);
    },
    nullish() {
        return optional(nullable(this));
    },
    nonoptional(params) {
        return nonoptional(this, params);
    },
    array() {
        return array(this);
    },
    or(arg) {
        return union([this, arg]);
    },
    and(arg) {
        return intersection(this, arg);
    },
    transform(tx) {
        return pipe(this, transform(tx));
    },
    default(d) {
        return schemas_default(this, d);
    },
    prefault(d) {
        return prefault(this, d);
    },
    catch(params) {
        return schemas_catch(this, params);
    },
    pipe(target) {
        return pipe(this, target);
    },
    readonly() {
        return readonly(this);
    },
    describe(description) {
        const cl = this.clone();
        globalRegistry.add(cl, { description });
        return cl;
    },
    meta(...args) {
        // overloaded: meta() returns the registered metadata, meta(data) returns a clone with `data` registered. The mapped type picks up the second overload, so we accept variadic any-args and return `any` to satisfy both at runtime.
        if (args.length === 0)
            return globalRegistry.get(this);
        const cl = this.clone();
        globalRegistry.add(cl, args[0]);
        return cl;
    },
    isOptional() {
        return this.safeParse(undefined).success;
    },
    isNullable() {
        return this.safeParse(null).success;
    },
    apply(fn, ...args) {
        return args.length === 0 ? fn(this) : fn(this, ...args);
    },
    // Overrides core's `~standard` to add `jsonSchema`. Must stay a prototype entry: redefining it per instance demotes instances to dictionary mode.
    get "~standard"() {
        return hide(this, "~standard", {
            ...standardProps(this),
            jsonSchema: {
                input: createStandardJSONSchemaMethod(this, "input"),
                output: createStandardJSONSchemaMethod(this, "output"),
            },
        });
    },
    set "~standard"(value) {
        own(this, "~standard", value);
    },
    parse: function _parse(data, params) {
        return classic_parse_parse(this, data, params, { callee: _parse });
    },
    parseAsync: async function _parseAsync(data, params) {
        return await classic_parse_parseAsync(this, data, params, { callee: _parseAsync });
    },
    safeParse(data, params) {
        return parse_safeParse(this, data, params);
    },
    async safeParseAsync(data, params) {
        return parse_safeParseAsync(this, data, params);
    },
    // `spa` is an alias: same function object as `safeParseAsync`, as before.
    get spa() {
        return this?.safeParseAsync;
    },
    set spa(value) {
        own(this, "spa", value);
    },
    validate(data, params) {
        return validate(this, data, params);
    },
    validateAsync(data, params) {
        return parse_validateAsync(this, data, params);
    },
    encode: function _encode(data, params) {
        return parse_encode(this, data, params, { callee: _encode });
    },
    decode: function _decode(data, params) {
        return parse_decode(this, data, params, { callee: _decode });
    },
    encodeAsync: async function _encodeAsync(data, params) {
        return await parse_encodeAsync(this, data, params, { callee: _encodeAsync });
    },
    decodeAsync: async function _decodeAsync(data, params) {
        return await parse_decodeAsync(this, data, params, { callee: _decodeAsync });
    },
    safeEncode(data, params) {
        return parse_safeEncode(this, data, params);
    },
    safeDecode(data, params) {
        return parse_safeDecode(this, data, params);
    },
    async safeEncodeAsync(data, params) {
        return parse_safeEncodeAsync(this, data, params);
    },
    async safeDecodeAsync(data, params) {
        return parse_safeDecodeAsync(this, data, params);
    },
    toJSONSchema(params) {
        return createToJSONSchemaMethod(this, {})(params);
    },
    // Reads through to the registry on every access, so it must not cache.
    get description() {
        return globalRegistry.get(this)?.description;
    },
    // No setter: `schema._def = x` throws, as it did when `_def` was a non-writable own property.
    get _def() {
        return this._zod.def;
    },
});
/** @internal */
const _ZodString = /*@__PURE__*/ $constructor("_ZodString", (inst, def) => {
    $ZodString.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => stringProcessor(inst, ctx, json, params);
}, 
/*@__PURE__*/ derived({
    format: (inst) => aggregateChecks(inst).format ?? null,
    minLength: (inst) => aggregateChecks(inst).minimum ?? null,
    maxLength: (inst) => aggregateChecks(inst).maximum ?? null,
}, {
    regex(...args) {
        return this.check(_regex(...args));
    },
    includes(...args) {
        return this.check(_includes(...args));
    },
    startsWith(...args) {
        return this.check(_startsWith(...args));
    },
    endsWith(...args) {
        return this.check(_endsWith(...args));
    },
    min(...args) {
        return this.check(_minLength(...args));
    },
    max(...args) {
        return this.check(_maxLength(...args));
    },
    length(...args) {
        return this.check(_length(...args));
    },
    nonempty(...args) {
        return this.check(_minLength(1, ...args));
    },
    lowercase(params) {
        return this.check(_lowercase(params));
    },
    uppercase(params) {
        return this.check(_uppercase(params));
    },
    trim() {
        return this.check(_trim());
    },
    normalize(...args) {
        return this.check(_normalize(...args));
    },
    toLowerCase() {
        return this.check(_toLowerCase());
    },
    toUpperCase() {
        return this.check(_toUpperCase());
    },
    slugify() {
        return this.check(_slugify());
    },
}));
const ZodString = /*@__PURE__*/ $constructor("ZodString", (inst, def) => {
    $ZodString.init(inst, def);
    _ZodString.init(inst, def);
}, {
    email(params) {
        return this.check(_email(ZodEmail, params));
    },
    url(params) {
        return this.check(_url(ZodURL, params));
    },
    jwt(params) {
        return this.check(_jwt(ZodJWT, params));
    },
    emoji(params) {
        return this.check(api_emoji(ZodEmoji, params));
    },
    guid(params) {
        return this.check(_guid(ZodGUID, params));
    },
    uuid(params) {
        return this.check(_uuid(ZodUUID, params));
    },
    uuidv4(params) {
        return this.check(_uuidv4(ZodUUID, params));
    },
    uuidv6(params) {
        return this.check(_uuidv6(ZodUUID, params));
    },
    uuidv7(params) {
        return this.check(_uuidv7(ZodUUID, params));
    },
    nanoid(params) {
        return this.check(_nanoid(ZodNanoID, params));
    },
    cuid(params) {
        return this.check(_cuid(ZodCUID, params));
    },
    cuid2(params) {
        return this.check(_cuid2(ZodCUID2, params));
    },
    ulid(params) {
        return this.check(_ulid(ZodULID, params));
    },
    base64(params) {
        return this.check(_base64(ZodBase64, params));
    },
    base64url(params) {
        return this.check(_base64url(ZodBase64URL, params));
    },
    xid(params) {
        return this.check(_xid(ZodXID, params));
    },
    ksuid(params) {
        return this.check(_ksuid(ZodKSUID, params));
    },
    ipv4(params) {
        return this.check(_ipv4(ZodIPv4, params));
    },
    ipv6(params) {
        return this.check(_ipv6(ZodIPv6, params));
    },
    cidrv4(params) {
        return this.check(_cidrv4(ZodCIDRv4, params));
    },
    cidrv6(params) {
        return this.check(_cidrv6(ZodCIDRv6, params));
    },
    e164(params) {
        return this.check(_e164(ZodE164, params));
    },
    datetime(params) {
        return this.check(_isoDateTime(ZodISODateTime, params));
    },
    date(params) {
        return this.check(_isoDate(ZodISODate, params));
    },
    time(params) {
        return this.check(_isoTime(ZodISOTime, params));
    },
    duration(params) {
        return this.check(_isoDuration(ZodISODuration, params));
    },
});
function schemas_string(params) {
    return _string(ZodString, params);
}
const ZodStringFormat = /*@__PURE__*/ $constructor("ZodStringFormat", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    _ZodString.init(inst, def);
});
const ZodISODateTime = /*@__PURE__*/ $constructor("ZodISODateTime", (inst, def) => {
    $ZodISODateTime.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodISODate = /*@__PURE__*/ $constructor("ZodISODate", (inst, def) => {
    $ZodISODate.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodISOTime = /*@__PURE__*/ $constructor("ZodISOTime", (inst, def) => {
    $ZodISOTime.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodISODuration = /*@__PURE__*/ $constructor("ZodISODuration", (inst, def) => {
    $ZodISODuration.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodEmail = /*@__PURE__*/ $constructor("ZodEmail", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodEmail.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_email(params) {
    return core._email(ZodEmail, params);
}
const ZodGUID = /*@__PURE__*/ $constructor("ZodGUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodGUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_guid(params) {
    return core._guid(ZodGUID, params);
}
const ZodUUID = /*@__PURE__*/ $constructor("ZodUUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodUUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_uuid(params) {
    return core._uuid(ZodUUID, params);
}
function uuidv4(params) {
    return core._uuidv4(ZodUUID, params);
}
// ZodUUIDv6
function uuidv6(params) {
    return core._uuidv6(ZodUUID, params);
}
// ZodUUIDv7
function uuidv7(params) {
    return core._uuidv7(ZodUUID, params);
}
const ZodURL = /*@__PURE__*/ $constructor("ZodURL", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodURL.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function url(params) {
    return core._url(ZodURL, params);
}
function httpUrl(params) {
    return core._url(ZodURL, {
        protocol: regexes.httpProtocol,
        hostname: regexes.domain,
        ...util.normalizeParams(params),
    });
}
const ZodEmoji = /*@__PURE__*/ $constructor("ZodEmoji", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodEmoji.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_emoji(params) {
    return core._emoji(ZodEmoji, params);
}
const ZodNanoID = /*@__PURE__*/ $constructor("ZodNanoID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodNanoID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_nanoid(params) {
    return core._nanoid(ZodNanoID, params);
}
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link ZodCUID2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const ZodCUID = /*@__PURE__*/ $constructor("ZodCUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodCUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
/**
 * Validates a CUID v1 string.
 *
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link cuid2 | `z.cuid2()`} instead.
 * See https://github.com/paralleldrive/cuid.
 */
function schemas_cuid(params) {
    return core._cuid(ZodCUID, params);
}
const ZodCUID2 = /*@__PURE__*/ $constructor("ZodCUID2", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodCUID2.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_cuid2(params) {
    return core._cuid2(ZodCUID2, params);
}
const ZodULID = /*@__PURE__*/ $constructor("ZodULID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodULID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_ulid(params) {
    return core._ulid(ZodULID, params);
}
const ZodXID = /*@__PURE__*/ $constructor("ZodXID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodXID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_xid(params) {
    return core._xid(ZodXID, params);
}
const ZodKSUID = /*@__PURE__*/ $constructor("ZodKSUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodKSUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_ksuid(params) {
    return core._ksuid(ZodKSUID, params);
}
const ZodIPv4 = /*@__PURE__*/ $constructor("ZodIPv4", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodIPv4.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_ipv4(params) {
    return core._ipv4(ZodIPv4, params);
}
const ZodMAC = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMAC", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    core.$ZodMAC.init(inst, def);
    ZodStringFormat.init(inst, def);
})));
function schemas_mac(params) {
    return core._mac(ZodMAC, params);
}
const ZodIPv6 = /*@__PURE__*/ $constructor("ZodIPv6", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodIPv6.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_ipv6(params) {
    return core._ipv6(ZodIPv6, params);
}
const ZodCIDRv4 = /*@__PURE__*/ $constructor("ZodCIDRv4", (inst, def) => {
    $ZodCIDRv4.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_cidrv4(params) {
    return core._cidrv4(ZodCIDRv4, params);
}
const ZodCIDRv6 = /*@__PURE__*/ $constructor("ZodCIDRv6", (inst, def) => {
    $ZodCIDRv6.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_cidrv6(params) {
    return core._cidrv6(ZodCIDRv6, params);
}
const ZodBase64 = /*@__PURE__*/ $constructor("ZodBase64", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodBase64.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_base64(params) {
    return core._base64(ZodBase64, params);
}
const ZodBase64URL = /*@__PURE__*/ $constructor("ZodBase64URL", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodBase64URL.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_base64url(params) {
    return core._base64url(ZodBase64URL, params);
}
const ZodE164 = /*@__PURE__*/ $constructor("ZodE164", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodE164.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_e164(params) {
    return core._e164(ZodE164, params);
}
const ZodCreditCard = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodCreditCard", (inst, def) => {
    core.$ZodCreditCard.init(inst, def);
    ZodStringFormat.init(inst, def);
})));
function schemas_creditCard(params) {
    return core._creditCard(ZodCreditCard, params);
}
const ZodIBAN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodIBAN", (inst, def) => {
    core.$ZodIBAN.init(inst, def);
    ZodStringFormat.init(inst, def);
})));
function schemas_iban(params) {
    return core._iban(ZodIBAN, params);
}
const ZodJWT = /*@__PURE__*/ $constructor("ZodJWT", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodJWT.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function jwt(params) {
    return core._jwt(ZodJWT, params);
}
const ZodCustomStringFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodCustomStringFormat", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    core.$ZodCustomStringFormat.init(inst, def);
    ZodStringFormat.init(inst, def);
})));
function stringFormat(format, fnOrRegex, _params = {}) {
    return core._stringFormat(ZodCustomStringFormat, format, fnOrRegex, _params);
}
function schemas_hostname(_params) {
    return core._stringFormat(ZodCustomStringFormat, "hostname", regexes.hostname, _params);
}
function schemas_hex(_params) {
    return core._stringFormat(ZodCustomStringFormat, "hex", regexes.hex, _params);
}
function schemas_currencyCode(_params) {
    return core._stringFormat(ZodCustomStringFormat, "currency_code", regexes.currencyCode, _params);
}
function hash(alg, params) {
    const enc = params?.enc ?? "hex";
    const format = `${alg}_${enc}`;
    const regex = core.regexes[format];
    if (!regex)
        throw new Error(`Unrecognized hash format: ${format}`);
    return core._stringFormat(ZodCustomStringFormat, format, regex, params);
}
const ZodNumber = /*@__PURE__*/ $constructor("ZodNumber", (inst, def) => {
    $ZodNumber.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => numberProcessor(inst, ctx, json, params);
    inst.isFinite = true;
}, 
/*@__PURE__*/ derived({
    minValue: (inst) => {
        const { minimum, exclusiveMinimum } = aggregateChecks(inst);
        return Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
    },
    maxValue: (inst) => {
        const { maximum, exclusiveMaximum } = aggregateChecks(inst);
        return Math.min(maximum ?? Number.POSITIVE_INFINITY, exclusiveMaximum ?? Number.POSITIVE_INFINITY);
    },
    isInt: (inst) => {
        const { isInt, multipleOf } = aggregateChecks(inst);
        return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
    },
    format: (inst) => aggregateChecks(inst).format ?? null,
}, {
    gt(value, params) {
        return this.check(_gt(value, params));
    },
    gte(value, params) {
        return this.check(_gte(value, params));
    },
    min(value, params) {
        return this.check(_gte(value, params));
    },
    lt(value, params) {
        return this.check(_lt(value, params));
    },
    lte(value, params) {
        return this.check(_lte(value, params));
    },
    max(value, params) {
        return this.check(_lte(value, params));
    },
    int(params) {
        return this.check(schemas_int(params));
    },
    safe(params) {
        return this.check(schemas_int(params));
    },
    positive(params) {
        return this.check(_gt(0, params));
    },
    nonnegative(params) {
        return this.check(_gte(0, params));
    },
    negative(params) {
        return this.check(_lt(0, params));
    },
    nonpositive(params) {
        return this.check(_lte(0, params));
    },
    multipleOf(value, params) {
        return this.check(_multipleOf(value, params));
    },
    step(value, params) {
        return this.check(_multipleOf(value, params));
    },
    finite() {
        return this;
    },
}));
function schemas_number(params) {
    return _number(ZodNumber, params);
}
const ZodNumberFormat = /*@__PURE__*/ $constructor("ZodNumberFormat", (inst, def) => {
    $ZodNumberFormat.init(inst, def);
    ZodNumber.init(inst, def);
});
function schemas_int(params) {
    return _int(ZodNumberFormat, params);
}
function float32(params) {
    return core._float32(ZodNumberFormat, params);
}
function float64(params) {
    return core._float64(ZodNumberFormat, params);
}
function int32(params) {
    return core._int32(ZodNumberFormat, params);
}
function uint32(params) {
    return core._uint32(ZodNumberFormat, params);
}
const ZodBoolean = /*@__PURE__*/ $constructor("ZodBoolean", (inst, def) => {
    $ZodBoolean.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => booleanProcessor(inst, ctx, json, params);
});
function schemas_boolean(params) {
    return _boolean(ZodBoolean, params);
}
const ZodBigInt = /*@__PURE__*/ $constructor("ZodBigInt", (inst, def) => {
    $ZodBigInt.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => bigintProcessor(inst, ctx, json, params);
}, 
/*@__PURE__*/ derived({
    minValue: (inst) => aggregateChecks(inst).minimum ?? null,
    maxValue: (inst) => aggregateChecks(inst).maximum ?? null,
    format: (inst) => aggregateChecks(inst).format ?? null,
}, {
    gte(value, params) {
        return this.check(_gte(value, params));
    },
    min(value, params) {
        return this.check(_gte(value, params));
    },
    gt(value, params) {
        return this.check(_gt(value, params));
    },
    lt(value, params) {
        return this.check(_lt(value, params));
    },
    lte(value, params) {
        return this.check(_lte(value, params));
    },
    max(value, params) {
        return this.check(_lte(value, params));
    },
    positive(params) {
        return this.check(_gt(BigInt(0), params));
    },
    negative(params) {
        return this.check(_lt(BigInt(0), params));
    },
    nonpositive(params) {
        return this.check(_lte(BigInt(0), params));
    },
    nonnegative(params) {
        return this.check(_gte(BigInt(0), params));
    },
    multipleOf(value, params) {
        return this.check(_multipleOf(value, params));
    },
}));
function schemas_bigint(params) {
    return core._bigint(ZodBigInt, params);
}
const ZodBigIntFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodBigIntFormat", (inst, def) => {
    core.$ZodBigIntFormat.init(inst, def);
    ZodBigInt.init(inst, def);
})));
function int64(params) {
    return core._int64(ZodBigIntFormat, params);
}
function uint64(params) {
    return core._uint64(ZodBigIntFormat, params);
}
const ZodSymbol = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodSymbol", (inst, def) => {
    core.$ZodSymbol.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.symbolProcessor(inst, ctx, json, params);
})));
function symbol(params) {
    return core._symbol(ZodSymbol, params);
}
const ZodUndefined = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodUndefined", (inst, def) => {
    core.$ZodUndefined.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.undefinedProcessor(inst, ctx, json, params);
})));
function schemas_undefined(params) {
    return core._undefined(ZodUndefined, params);
}

const ZodNull = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodNull", (inst, def) => {
    core.$ZodNull.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.nullProcessor(inst, ctx, json, params);
})));
function schemas_null(params) {
    return core._null(ZodNull, params);
}

const ZodAny = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodAny", (inst, def) => {
    core.$ZodAny.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.anyProcessor(inst, ctx, json, params);
})));
function any() {
    return core._any(ZodAny);
}
const ZodUnknown = /*@__PURE__*/ $constructor("ZodUnknown", (inst, def) => {
    $ZodUnknown.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => unknownProcessor(inst, ctx, json, params);
});
function unknown() {
    return _unknown(ZodUnknown);
}
const ZodNever = /*@__PURE__*/ $constructor("ZodNever", (inst, def) => {
    $ZodNever.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => neverProcessor(inst, ctx, json, params);
});
function never(params) {
    return _never(ZodNever, params);
}
const ZodVoid = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodVoid", (inst, def) => {
    core.$ZodVoid.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.voidProcessor(inst, ctx, json, params);
})));
function schemas_void(params) {
    return core._void(ZodVoid, params);
}

const ZodDate = /*@__PURE__*/ $constructor("ZodDate", (inst, def) => {
    $ZodDate.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => dateProcessor(inst, ctx, json, params);
    inst.min = (value, params) => inst.check(_gte(value, params));
    inst.max = (value, params) => inst.check(_lte(value, params));
}, 
/*@__PURE__*/ derived({
    minDate: (inst) => {
        const { minimum } = aggregateChecks(inst);
        return minimum ? new Date(minimum) : null;
    },
    maxDate: (inst) => {
        const { maximum } = aggregateChecks(inst);
        return maximum ? new Date(maximum) : null;
    },
}, {}));
function schemas_date(params) {
    return core._date(ZodDate, params);
}
const ZodArray = /*@__PURE__*/ $constructor("ZodArray", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodArray.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => arrayProcessor(inst, ctx, json, params);
    inst.element = def.element;
}, {
    min(n, params) {
        return this.check(_minLength(n, params));
    },
    nonempty(params) {
        return this.check(_minLength(1, params));
    },
    max(n, params) {
        return this.check(_maxLength(n, params));
    },
    length(n, params) {
        return this.check(_length(n, params));
    },
    unwrap() {
        return this.element;
    },
});
function array(element, params) {
    return _array(ZodArray, element, params);
}
// .keyof
function keyof(schema) {
    const shape = schema._zod.def.shape;
    return schemas_enum(Object.keys(shape));
}
const ZodObject = /*@__PURE__*/ $constructor("ZodObject", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodObjectJIT.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => objectProcessor(inst, ctx, json, params);
    installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
}, {
    keyof() {
        return schemas_enum(Object.keys(this._zod.def.shape));
    },
    catchall(catchall) {
        // `mergeDefs` rather than a spread: spreading reads `shape`, and resolving it can mint a whole fresh subtree
        return this.clone(mergeDefs(this._zod.def, { catchall: catchall }));
    },
    passthrough() {
        return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
    },
    loose() {
        return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
    },
    strict() {
        return this.clone(mergeDefs(this._zod.def, { catchall: never() }));
    },
    strip() {
        return this.clone(mergeDefs(this._zod.def, { catchall: undefined }));
    },
    extend(incoming) {
        return extend(this, incoming);
    },
    safeExtend(incoming) {
        return safeExtend(this, incoming);
    },
    merge(other) {
        return merge(this, other);
    },
    pick(mask) {
        return pick(this, mask);
    },
    omit(mask) {
        return omit(this, mask);
    },
    partial(...args) {
        return partial(ZodOptional, this, args[0]);
    },
    exactPartial(...args) {
        return partial(ZodExactOptional, this, args[0], "exactPartial");
    },
    required(...args) {
        return required(ZodNonOptional, this, args[0]);
    },
});
function object(shape, params) {
    const def = {
        type: "object",
        shape: shape ?? {},
        ...util.normalizeParams(params),
    };
    return new ZodObject(def);
}
// strictObject
function strictObject(shape, params) {
    return new ZodObject({
        type: "object",
        shape,
        catchall: never(),
        ...normalizeParams(params),
    });
}
// looseObject
function looseObject(shape, params) {
    return new ZodObject({
        type: "object",
        shape,
        catchall: unknown(),
        ...normalizeParams(params),
    });
}
const ZodUnion = /*@__PURE__*/ $constructor("ZodUnion", (inst, def) => {
    $ZodUnion.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => unionProcessor(inst, ctx, json, params);
    inst.options = def.options;
});
function union(options, params) {
    return new ZodUnion({
        type: "union",
        options: options,
        ...normalizeParams(params),
    });
}
const ZodXor = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodXor", (inst, def) => {
    ZodUnion.init(inst, def);
    core.$ZodXor.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.unionProcessor(inst, ctx, json, params);
    inst.options = def.options;
})));
/** Creates an exclusive union (XOR) where exactly one option must match.
 * Unlike regular unions that succeed when any option matches, xor fails if
 * zero or more than one option matches the input. */
function xor(options, params) {
    return new ZodXor({
        type: "union",
        options: options,
        inclusive: false,
        ...util.normalizeParams(params),
    });
}
const ZodDiscriminatedUnion = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodDiscriminatedUnion", (inst, def) => {
    ZodUnion.init(inst, def);
    core.$ZodDiscriminatedUnion.init(inst, def);
})));
function discriminatedUnion(discriminator, options, params) {
    // const [options, params] = args;
    return new ZodDiscriminatedUnion({
        type: "union",
        options: options,
        discriminator,
        ...util.normalizeParams(params),
    });
}
const ZodIntersection = /*@__PURE__*/ $constructor("ZodIntersection", (inst, def) => {
    $ZodIntersection.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => intersectionProcessor(inst, ctx, json, params);
});
function intersection(left, right) {
    return new ZodIntersection({
        type: "intersection",
        left: left,
        right: right,
    });
}
const ZodTuple = /*@__PURE__*/ $constructor("ZodTuple", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodTuple.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => tupleProcessor(inst, ctx, json, params);
}, {
    rest(rest) {
        return this.clone({
            ...this._zod.def,
            rest: rest,
        });
    },
    partial() {
        const def = this._zod.def;
        // a refinement was authored against the full arity; partialing would run it on a shorter array
        if (def.checks?.length)
            throw new Error(".partial() cannot be used on tuple schemas containing refinements");
        return this.clone({
            ...def,
            items: def.items.map((item) => new ZodOptional({ type: "optional", innerType: item })),
        });
    },
});
function tuple(items, _paramsOrRest, _params) {
    const hasRest = _paramsOrRest instanceof core.$ZodType;
    const params = hasRest ? _params : _paramsOrRest;
    const rest = hasRest ? _paramsOrRest : null;
    return new ZodTuple({
        type: "tuple",
        items: items,
        rest,
        ...util.normalizeParams(params),
    });
}
const ZodRecord = /*@__PURE__*/ $constructor("ZodRecord", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodRecord.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => recordProcessor(inst, ctx, json, params);
    inst.keyType = def.keyType;
    inst.valueType = def.valueType;
});
function record(keyType, valueType, params) {
    // v3-compat: z.record(valueType, params?) — defaults keyType to z.string()
    if (!valueType || !valueType._zod) {
        return new ZodRecord({
            type: "record",
            keyType: schemas_string(),
            valueType: keyType,
            ...normalizeParams(valueType),
        });
    }
    return new ZodRecord({
        type: "record",
        keyType,
        valueType: valueType,
        ...normalizeParams(params),
    });
}
// type alksjf = core.output<core.$ZodRecordKey>;
function partialRecord(keyType, valueType, params) {
    return new ZodRecord({
        type: "record",
        keyType,
        valueType: valueType,
        ...normalizeParams(params),
        partial: true,
    });
}
function looseRecord(keyType, valueType, params) {
    return new ZodRecord({
        type: "record",
        keyType,
        valueType: valueType,
        mode: "loose",
        ...util.normalizeParams(params),
    });
}
const ZodMap = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMap", (inst, def) => {
    _ensureDefaultMemoizer();
    core.$ZodMap.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.mapProcessor(inst, ctx, json, params);
    inst.keyType = def.keyType;
    inst.valueType = def.valueType;
    inst.min = (...args) => inst.check(core._minSize(...args));
    inst.nonempty = (params) => inst.check(core._minSize(1, params));
    inst.max = (...args) => inst.check(core._maxSize(...args));
    inst.size = (...args) => inst.check(core._size(...args));
})));
function map(keyType, valueType, params) {
    return new ZodMap({
        type: "map",
        keyType: keyType,
        valueType: valueType,
        ...util.normalizeParams(params),
    });
}
const ZodSet = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodSet", (inst, def) => {
    _ensureDefaultMemoizer();
    core.$ZodSet.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.setProcessor(inst, ctx, json, params);
    inst.min = (...args) => inst.check(core._minSize(...args));
    inst.nonempty = (params) => inst.check(core._minSize(1, params));
    inst.max = (...args) => inst.check(core._maxSize(...args));
    inst.size = (...args) => inst.check(core._size(...args));
})));
function set(valueType, params) {
    return new ZodSet({
        type: "set",
        valueType: valueType,
        ...util.normalizeParams(params),
    });
}
const ZodEnum = /*@__PURE__*/ $constructor("ZodEnum", (inst, def) => {
    $ZodEnum.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => enumProcessor(inst, ctx, json, params);
    inst.enum = def.entries;
    // reuse the parsed value set so a numeric TS enum's reverse-mapping keys stay out
    inst.options = [...inst._zod.values];
    const keys = new Set(Object.keys(def.entries));
    inst.extract = (values, params) => {
        const newEntries = {};
        for (const value of values) {
            if (keys.has(value)) {
                newEntries[value] = def.entries[value];
            }
            else
                throw new Error(`Key ${value} not found in enum`);
        }
        return new ZodEnum({
            ...def,
            checks: [],
            ...normalizeParams(params),
            entries: newEntries,
        });
    };
    inst.exclude = (values, params) => {
        const newEntries = { ...def.entries };
        for (const value of values) {
            if (keys.has(value)) {
                delete newEntries[value];
            }
            else
                throw new Error(`Key ${value} not found in enum`);
        }
        return new ZodEnum({
            ...def,
            checks: [],
            ...normalizeParams(params),
            entries: newEntries,
        });
    };
});
function schemas_enum(values, params) {
    const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
    return new ZodEnum({
        type: "enum",
        entries,
        ...normalizeParams(params),
    });
}

/** @deprecated This API has been merged into `z.enum()`. Use `z.enum()` instead.
 *
 * ```ts
 * enum Colors { red, green, blue }
 * z.enum(Colors);
 * ```
 */
function nativeEnum(entries, params) {
    return new ZodEnum({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
const ZodLiteral = /*@__PURE__*/ $constructor("ZodLiteral", (inst, def) => {
    $ZodLiteral.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => literalProcessor(inst, ctx, json, params);
    inst.values = new Set(def.values);
    Object.defineProperty(inst, "value", {
        get() {
            if (def.values.length > 1) {
                throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");
            }
            return def.values[0];
        },
    });
});
function literal(value, params) {
    return new ZodLiteral({
        type: "literal",
        values: Array.isArray(value) ? value : [value],
        ...normalizeParams(params),
    });
}
const ZodFile = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodFile", (inst, def) => {
    core.$ZodFile.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.fileProcessor(inst, ctx, json, params);
    inst.min = (size, params) => inst.check(core._minSize(size, params));
    inst.max = (size, params) => inst.check(core._maxSize(size, params));
    inst.mime = (types, params) => inst.check(core._mime(Array.isArray(types) ? types : [types], params));
})));
function file(params) {
    return core._file(ZodFile, params);
}
const ZodTransform = /*@__PURE__*/ $constructor("ZodTransform", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodTransform.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => transformProcessor(inst, ctx, json, params);
    inst._zod.parse = (payload, _ctx) => {
        if (_ctx.direction === "backward") {
            throw new $ZodEncodeError(inst.constructor.name);
        }
        payload.addIssue = (issue) => {
            if (typeof issue === "string") {
                payload.issues.push(util_issue(issue, payload.value, def));
            }
            else {
                // for Zod 3 backwards compatibility
                const _issue = issue;
                if (_issue.fatal)
                    _issue.continue = false;
                _issue.code ?? (_issue.code = "custom");
                if (!("input" in _issue))
                    _issue.input = payload.value;
                _issue.inst ?? (_issue.inst = inst);
                // _issue.continue ??= true;
                payload.issues.push(util_issue(_issue));
            }
        };
        const output = def.transform(payload.value, payload);
        if (output instanceof Promise) {
            return output.then((output) => {
                payload.value = output;
                return payload;
            });
        }
        payload.value = output;
        return payload;
    };
});
function transform(fn) {
    return new ZodTransform({
        type: "transform",
        transform: fn,
    });
}
const ZodOptional = /*@__PURE__*/ $constructor("ZodOptional", (inst, def) => {
    $ZodOptional.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function optional(innerType) {
    return new ZodOptional({
        type: "optional",
        innerType: innerType,
    });
}
const ZodExactOptional = /*@__PURE__*/ $constructor("ZodExactOptional", (inst, def) => {
    $ZodExactOptional.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function exactOptional(innerType) {
    return new ZodExactOptional({
        type: "optional",
        innerType: innerType,
    });
}
const ZodNullable = /*@__PURE__*/ $constructor("ZodNullable", (inst, def) => {
    $ZodNullable.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => nullableProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function nullable(innerType) {
    return new ZodNullable({
        type: "nullable",
        innerType: innerType,
    });
}
// nullish
function schemas_nullish(innerType) {
    return optional(nullable(innerType));
}
const ZodDefault = /*@__PURE__*/ $constructor("ZodDefault", (inst, def) => {
    $ZodDefault.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => defaultProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
    inst.removeDefault = inst.unwrap;
});
function schemas_default(innerType, defaultValue) {
    return new ZodDefault({
        type: "default",
        innerType: innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
        },
    });
}
const ZodPrefault = /*@__PURE__*/ $constructor("ZodPrefault", (inst, def) => {
    $ZodPrefault.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => prefaultProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function prefault(innerType, defaultValue) {
    return new ZodPrefault({
        type: "prefault",
        innerType: innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
        },
    });
}
const ZodNonOptional = /*@__PURE__*/ $constructor("ZodNonOptional", (inst, def) => {
    $ZodNonOptional.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => nonoptionalProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function nonoptional(innerType, params) {
    return new ZodNonOptional({
        type: "nonoptional",
        innerType: innerType,
        ...normalizeParams(params),
    });
}
const ZodSuccess = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodSuccess", (inst, def) => {
    core.$ZodSuccess.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.successProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
})));
function success(innerType) {
    return new ZodSuccess({
        type: "success",
        innerType: innerType,
    });
}
const ZodCatch = /*@__PURE__*/ $constructor("ZodCatch", (inst, def) => {
    $ZodCatch.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => catchProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
    inst.removeCatch = inst.unwrap;
});
function schemas_catch(innerType, catchValue) {
    return new ZodCatch({
        type: "catch",
        innerType: innerType,
        catchValue: (typeof catchValue === "function" ? catchValue : constantCatch(catchValue)),
    });
}

const ZodNaN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodNaN", (inst, def) => {
    core.$ZodNaN.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.nanProcessor(inst, ctx, json, params);
})));
function nan(params) {
    return core._nan(ZodNaN, params);
}
const ZodPipe = /*@__PURE__*/ $constructor("ZodPipe", (inst, def) => {
    $ZodPipe.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => pipeProcessor(inst, ctx, json, params);
    inst.in = def.in;
    inst.out = def.out;
});
function pipe(in_, out) {
    return new ZodPipe({
        type: "pipe",
        in: in_,
        out: out,
        // ...util.normalizeParams(params),
    });
}
const ZodCodec = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodCodec", (inst, def) => {
    ZodPipe.init(inst, def);
    core.$ZodCodec.init(inst, def);
})));
function codec(in_, out, params) {
    return new ZodCodec({
        type: "pipe",
        in: in_,
        out: out,
        transform: params.decode,
        reverseTransform: params.encode,
    });
}
function invertCodec(codec) {
    const def = codec._zod.def;
    return new ZodCodec({
        type: "pipe",
        in: def.out,
        out: def.in,
        transform: def.reverseTransform,
        reverseTransform: def.transform,
    });
}
const ZodPreprocess = /*@__PURE__*/ $constructor("ZodPreprocess", (inst, def) => {
    ZodPipe.init(inst, def);
    $ZodPreprocess.init(inst, def);
});
const ZodReadonly = /*@__PURE__*/ $constructor("ZodReadonly", (inst, def) => {
    $ZodReadonly.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => readonlyProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function readonly(innerType) {
    return new ZodReadonly({
        type: "readonly",
        innerType: innerType,
    });
}
const ZodTemplateLiteral = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodTemplateLiteral", (inst, def) => {
    core.$ZodTemplateLiteral.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.templateLiteralProcessor(inst, ctx, json, params);
})));
function templateLiteral(parts, params) {
    return new ZodTemplateLiteral({
        type: "template_literal",
        parts,
        ...util.normalizeParams(params),
    });
}
const ZodLazy = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodLazy", (inst, def) => {
    core.$ZodLazy.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.lazyProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.getter();
})));
function lazy(getter) {
    return new ZodLazy({
        type: "lazy",
        getter: getter,
    });
}
const ZodPromise = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodPromise", (inst, def) => {
    core.$ZodPromise.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.promiseProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
})));
function promise(innerType) {
    return new ZodPromise({
        type: "promise",
        innerType: innerType,
    });
}
const ZodFunction = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodFunction", (inst, def) => {
    core.$ZodFunction.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.functionProcessor(inst, ctx, json, params);
})));
function _function(params) {
    return new ZodFunction({
        type: "function",
        input: Array.isArray(params?.input) ? tuple(params?.input) : (params?.input ?? array(unknown())),
        output: params?.output ?? unknown(),
    });
}

const ZodCustom = /*@__PURE__*/ $constructor("ZodCustom", (inst, def) => {
    $ZodCustom.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => customProcessor(inst, ctx, json, params);
});
// custom checks
function check(fn) {
    const ch = new core.$ZodCheck({
        check: "custom",
        // ...util.normalizeParams(params),
    });
    ch._zod.check = fn;
    return ch;
}
function custom(fn, _params) {
    return core._custom(ZodCustom, fn ?? (() => true), _params);
}
function refine(fn, _params = {}) {
    return _refine(ZodCustom, fn, _params);
}
// superRefine
function superRefine(fn, params) {
    return _superRefine(fn, params);
}
// Re-export describe and meta from core
const schemas_describe = describe;
const schemas_meta = meta;
const ZodInstanceOf = /*@__PURE__*/ $constructor("ZodInstanceOf", (inst, def) => {
    ZodCustom.init(inst, def);
}, {
    properties(shape, params) {
        // asserts in place, so the narrowed output type is truthful without a wrapper
        return this.check(_properties(shape, params));
    },
});
function _instanceof(cls, params = {}) {
    const inst = new ZodInstanceOf({
        type: "custom",
        check: "custom",
        fn: (data) => data instanceof cls,
        abort: true,
        ...util.normalizeParams(params),
    });
    inst._zod.bag.Class = cls;
    // Override check to emit invalid_type instead of custom
    inst._zod.check = (payload) => {
        if (!(payload.value instanceof cls)) {
            payload.issues.push({
                code: "invalid_type",
                expected: cls.name,
                input: payload.value,
                inst,
                path: [...(inst._zod.def.path ?? [])],
            });
        }
    };
    return inst;
}

// stringbool
const stringbool = (...args) => core._stringbool({
    Codec: ZodCodec,
    Boolean: ZodBoolean,
    String: ZodString,
}, ...args);
function json(params) {
    const jsonSchema = lazy(() => {
        return union([schemas_string(params), schemas_number(), schemas_boolean(), schemas_null(), array(jsonSchema), record(schemas_string(), jsonSchema)]);
    });
    return jsonSchema;
}
// preprocess
function preprocess(fn, schema) {
    return new ZodPreprocess({
        type: "pipe",
        in: transform(fn),
        out: schema,
    });
}

;// CONCATENATED MODULE: ./build/api/schemas.js
/**
 * Every resource of the service as a zod schema (interface, "Resources and their fields").
 *
 * Answers are read tolerantly: extra fields pass, an unknown word in an enumeration is kept as it came, and only the
 * identity of a record is required, because a missing severity or status must reach the policy as "unknown", not vanish.
 */

/** Worst first: the one order of severities. */
const severityWords = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO'];
const severityFilters = ['critical', 'high', 'medium', 'low', 'info'];
const scanStatuses = ['PENDING', 'SCANNING', 'COMPLETED', 'FAILED'];
const violationTypes = ['SAST', 'AGENTIC_SAST', 'SCA', 'SECRET', 'IAC'];
const violationStatuses = ['OPEN', 'FIXED', 'FALSE_POSITIVE', 'ACCEPTED_RISK'];
const violationStatusFilters = (/* unused pure expression or super */ null && (['open', 'fixed', 'ignored', 'false_positive']));
const scanTypes = ['sast', 'sca', 'secrets', 'iac'];
const repositoryStatuses = (/* unused pure expression or super */ null && (['active', 'inactive', 'archived']));
const sortOrders = (/* unused pure expression or super */ null && (['asc', 'desc']));
/** How bad a severity is: 0 is the worst. */
function severityRank(severity) {
    return severityWords.indexOf(severity);
}
/** One of the documented words, or any other string, which the reader must treat as unknown. */
const openEnum = (words) => union([schemas_enum(words), schemas_string()]);
const identifier = schemas_string().min(1);
const timestamp = schemas_string().describe('ISO 8601 timestamp');
const count = schemas_number().int().min(0);
const listPagination = looseObject({ page: schemas_number().int().min(1), total: count });
const envelopePagination = listPagination.extend({
    limit: schemas_number().int().min(1).max(100),
    totalPages: count,
    hasNext: schemas_boolean(),
    hasPrev: schemas_boolean(),
});
const responseMeta = looseObject({
    timestamp: timestamp.optional(),
    version: schemas_string().optional(),
    requestId: schemas_string().optional(),
    organizationId: schemas_string().optional(),
});
const organization = looseObject({
    id: identifier,
    name: schemas_string(),
    slug: schemas_string(),
    planType: openEnum(['FREE', 'PRO']),
    isPersonal: schemas_boolean(),
    usageBalance: schemas_number(),
    createdAt: timestamp,
    updatedAt: timestamp,
});
const repositoryItem = looseObject({
    repository_id: identifier,
    name: schemas_string(),
    vcs_provider: schemas_string().nullish(),
    default_branch: schemas_string().nullish(),
    last_scan_at: timestamp.nullish(),
    security_score: schemas_number().nullish(),
});
const repositoryCounts = looseObject({ critical: count, high: count, medium: count, low: count });
const repositoryDetail = repositoryItem.extend({
    vcs_url: schemas_string().nullish(),
    total_violations: count.nullish(),
    violations_by_severity: repositoryCounts.partial().nullish(),
    created_at: timestamp.nullish(),
});
const repositorySettings = strictObject({
    auto_scan_on_push: schemas_boolean().optional(),
    auto_scan_on_pr: schemas_boolean().optional(),
});
/** The scan's own counts. A missing key stays missing: a rule that reads it cannot be decided. */
const scanCounts = looseObject({ critical: count, high: count, medium: count, low: count, info: count })
    .partial();
const scanItem = looseObject({
    scan_id: identifier,
    status: openEnum(scanStatuses),
    created_at: timestamp.nullish(),
});
const scanStarted = scanItem.extend({ repository_id: identifier, branch: schemas_string() });
/** Stands in the place of a value whose key one object states twice: a parser keeps the last, another reader the first. */
const statedTwice = Symbol('stated twice');
/**
 * What can be counted on of a scan's counts. A key beyond the five that is not zero, one in another case, or any that is
 * stated twice shows that the five do not say it all; a number in a string, or beyond what a number can hold, is missing.
 */
function trustedCounts(stated) {
    if (stated === statedTwice)
        return null;
    if (typeof stated !== 'object' || stated === null || Array.isArray(stated))
        return stated;
    const entries = Object.entries(stated).filter(([, value]) => value !== null);
    const isStrange = ([key, value]) => value === statedTwice || (value !== 0 && !severityFilters.some((known) => known === key));
    if (entries.some(isStrange))
        return {};
    const isMissing = (value) => typeof value === 'string' || value > Number.MAX_SAFE_INTEGER;
    return Object.fromEntries(entries.filter(([, value]) => !isMissing(value)));
}
const coverageWords = ['covered', 'partly covered', 'not covered'];
/** What the embedded service says beyond the interface: which types were looked at, and what was skipped. */
const scanCoverage = partialRecord(schemas_enum(scanTypes), schemas_enum(coverageWords));
const scanDiagnostic = looseObject({
    engine: schemas_string(),
    message: schemas_string(),
    file_path: schemas_string().optional(),
    /** For many files with one and the same message. */
    file_paths: array(schemas_string()).optional(),
    /** The engine did not run to its end: what it would have found is not known. */
    failed: schemas_boolean().optional(),
});
/** Source files of one programming language in the scanned commit, without generated and vendored ones. */
const scanLanguage = looseObject({
    language: schemas_string(),
    files: schemas_int().min(0),
    /** Of these, the files that a scanner of code has parsed. */
    looked_at: schemas_int().min(0),
    /** Those whose name does not tell the language, but their first line. */
    unnamed: array(schemas_string()).optional(),
});
/** A service may have fields of the same name that mean something else. */
function documentedCoverage(stated) {
    if (typeof stated !== 'object' || stated === null)
        return undefined;
    const known = Object.entries(stated).filter(([type, word]) => scanCoverage.safeParse({ [type]: word }).success);
    return known.length > 0 ? Object.fromEntries(known) : undefined;
}
function documentedDiagnostics(stated) {
    return Array.isArray(stated) ? stated.filter((each) => scanDiagnostic.safeParse(each).success) : undefined;
}
function documentedLanguages(stated) {
    const isWhole = Array.isArray(stated) && stated.every((each) => scanLanguage.safeParse(each).success);
    return isWhole ? stated : undefined;
}
const addedText = preprocess((stated) => (typeof stated === 'string' ? stated : undefined), schemas_string().optional());
const scanDetail = scanStarted.extend({
    violations: preprocess(trustedCounts, scanCounts.nullish()),
    started_at: timestamp.nullish(),
    completed_at: timestamp.nullish(),
    /** Extensions of the embedded service; a service that does not send them says nothing about coverage. */
    commit_sha: addedText,
    error: addedText,
    coverage: preprocess(documentedCoverage, scanCoverage.optional()),
    diagnostics: preprocess(documentedDiagnostics, array(scanDiagnostic).optional()),
    languages: preprocess(documentedLanguages, array(scanLanguage).optional()),
});
const scanRequest = strictObject({ repository_id: identifier, branch: schemas_string().min(1).optional() });
const violationItem = looseObject({
    violation_id: identifier,
    title: schemas_string().nullish(),
    severity: openEnum(severityWords).nullish(),
    cvss_score: schemas_number().nullish(),
    epss_score: schemas_number().nullish(),
    type: openEnum(violationTypes).nullish(),
    status: openEnum(violationStatuses).nullish(),
    file_path: schemas_string().nullish(),
    line_number: schemas_number().nullish(),
});
const violationDetail = violationItem.extend({
    description: schemas_string().nullish(),
    cwe: schemas_string().nullish(),
    code_snippet: schemas_string().nullish(),
    remediation: schemas_string().nullish(),
    first_detected: timestamp.nullish(),
    last_seen: timestamp.nullish(),
});
const suppression = strictObject({ justification: schemas_string().min(1) });
const keyValidation = looseObject({
    valid: schemas_boolean(),
    user: looseObject({ id: schemas_string(), email: schemas_string(), name: schemas_string() }).partial().nullish(),
    organizations: array(unknown()).nullish(),
    permissions: array(schemas_string()).nullish(),
    authenticatedAt: timestamp.nullish(),
});
const cliInformation = looseObject({
    cli: looseObject({
        name: schemas_string(),
        version: schemas_string(),
        supportedPlatforms: array(schemas_string()),
        supportedArchitectures: array(schemas_string()),
    }),
    api: looseObject({ version: schemas_string(), baseUrl: schemas_string(), endpoints: record(schemas_string(), unknown()) }),
    supportedFormats: array(schemas_string()),
    supportedProviders: array(schemas_string()),
    capabilities: record(schemas_string(), unknown()),
});
const health = looseObject({
    status: schemas_string(),
    version: schemas_string().optional(),
    timestamp: timestamp.optional(),
    services: record(schemas_string(), schemas_string()).optional(),
});
const apiErrorCodes = (/* unused pure expression or super */ null && ([
    'UNAUTHORIZED',
    'FORBIDDEN',
    'INVALID_API_KEY',
    'EXPIRED_API_KEY',
    'INSUFFICIENT_SCOPE',
    'VALIDATION_ERROR',
    'INVALID_INPUT',
    'NOT_FOUND',
    'ALREADY_EXISTS',
    'CONFLICT',
    'RATE_LIMIT_EXCEEDED',
    'INTERNAL_ERROR',
    'SERVICE_UNAVAILABLE',
    'TIMEOUT',
]));
const errorBody = looseObject({
    success: literal(false),
    error: looseObject({
        code: schemas_string(),
        message: schemas_string(),
        details: record(schemas_string(), unknown()).nullish(),
    }),
    meta: responseMeta.optional(),
});

;// CONCATENATED MODULE: external "node:crypto"
const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
;// CONCATENATED MODULE: ./build/service/engines/fingerprint.js
/** Gives a finding an identity that survives edits elsewhere in the file: never a line number. */

/** SHA-256 over the parts, separated so that no two lists of parts read alike. */
function fingerprintOf(parts) {
    return (0,external_node_crypto_namespaceObject.createHash)('sha256').update(JSON.stringify(parts)).digest('hex');
}
/** Identities for the findings of one engine, handed in from the top of each file to its end. */
function identities() {
    const ordinalOf = ordinals();
    return ({ rule, path, code }) => {
        const ordinal = ordinalOf(JSON.stringify([rule, path, code]));
        return {
            fingerprint: fingerprintOf([rule, path, code, ordinal]),
            contentFingerprint: fingerprintOf([rule, code, ordinal]),
        };
    };
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
/** Three hexadecimal digits: a list of 10 million likely passwords holds 2,400 that have the mark of any one of them. */
const guessableMarkLength = 3;
/**
 * Stands for a secret in its identity, which is published. A credential that a machine issued cannot be guessed, so a
 * digest does not give it away. Of what a person may have chosen only 12 bits of the digest are taken: enough to notice
 * that another secret took its place, too few to tell which one it is, however many are tried.
 */
function secretMark(secret, isIssued) {
    const digest = (0,external_node_crypto_namespaceObject.createHmac)('sha256', 'scan-gate: identity of a secret').update(secret).digest('hex');
    return isIssued ? digest : digest.slice(0, guessableMarkLength);
}

;// CONCATENATED MODULE: ./build/service/engines/sast/markup.js
function scriptsIn(text, markup) {
    const scripts = { blocks: [], others: [] };
    const front = markup === 'astro' ? frontMatter(text) : undefined;
    if (front !== undefined)
        scripts.blocks.push(front);
    for (const element of scriptElements(text, markup)) {
        const judged = judge(element.attributes, markup);
        if (typeof judged === 'object')
            scripts.others.push(judged);
        const outer = typeof judged === 'string' ? blockAt(text, element, judged) : undefined;
        const inner = element.innerStart === undefined ? undefined : innerBlock(text, element, markup);
        if (outer !== undefined)
            scripts.blocks.push(inner === undefined ? outer : { ...outer, inner });
        else if (inner !== undefined)
            scripts.blocks.push(inner);
    }
    if (markup === 'page')
        scripts.blocks.push(...handlers(text));
    return scripts;
}
const tagName = '<script';
function* scriptElements(text, markup) {
    const opening = /<script(?=[\s/>])/gi;
    for (let found = opening.exec(text); found !== null; found = opening.exec(text)) {
        const { attributes, end: start, isClosed } = readTag(text, found.index + tagName.length);
        if (isClosed && markup !== 'page') {
            opening.lastIndex = start;
            continue;
        }
        const { end, innerStart } = contentOf(text, start);
        yield { attributes, start, end, innerStart };
        opening.lastIndex = Math.max(end, start);
    }
}
/** Ends as HTML's script data states do (13.2.5.15 to 13.2.5.32): after `<!--` and `<script`, `</script` closes the inner one. */
function contentOf(text, start) {
    const marks = /<!--|-->|<script(?=[\s/>])|<\/script(?=[\s/>])/gi;
    marks.lastIndex = start;
    let state = 'plain';
    let innerStart;
    for (let found = marks.exec(text); found !== null; found = marks.exec(text)) {
        const [mark] = found;
        if (mark === '-->')
            state = 'plain';
        else if (mark === '<!--')
            state = state === 'plain' ? 'escaped' : state;
        else if (mark.startsWith('</')) {
            if (state !== 'double')
                return { end: found.index, innerStart };
            state = 'escaped';
        }
        else {
            innerStart = found.index;
            if (state === 'escaped')
                state = 'double';
        }
    }
    return { end: text.length, innerStart };
}
function blockAt(text, { start, end }, extension) {
    const code = text.slice(start, end);
    // In SVG and XHTML these marks are no part of the script.
    const plain = code.replace(/^\s*<!\[CDATA\[/, blanked).replace(/\]\]>\s*$/, blanked);
    return { code: plain, start, extension };
}
function innerBlock(text, { innerStart = 0, end }, markup) {
    const tag = readTag(text, innerStart + tagName.length);
    const extension = judge(tag.attributes, markup);
    const close = text.slice(tag.end, end).search(/<\/script[\s/>]/i);
    const place = { start: tag.end, end: close < 0 ? Math.max(end, tag.end) : tag.end + close };
    return typeof extension === 'string' ? blockAt(text, place, extension) : undefined;
}
/** Reads attributes as HTML does; what has no end reaches to the end of the text. */
function readTag(text, from) {
    const attributes = new Map();
    const name = /[\s/]*([^\s/>][^\s/>=]*)?[\s]*(=?)\s*/y;
    const bare = /[^\s>]*/y;
    let at = from;
    while (at < text.length) {
        name.lastIndex = at;
        const [whole = '', key = '', equals = ''] = name.exec(text) ?? [];
        at += whole.length;
        if (key === '')
            return { attributes, end: Math.min(at + 1, text.length), isClosed: text[at - 1] === '/' };
        const quote = text[at];
        let value = '';
        if (equals !== '' && (quote === '"' || quote === "'")) {
            const close = text.indexOf(quote, at + 1);
            if (close < 0)
                break;
            value = text.slice(at + 1, close);
            at = close + 1;
        }
        else if (equals !== '') {
            bare.lastIndex = at;
            value = bare.exec(text)?.[0] ?? '';
            at += value.length;
        }
        if (!attributes.has(key.toLowerCase()))
            attributes.set(key.toLowerCase(), value);
    }
    return { attributes, end: text.length, isClosed: false };
}
const scriptTypes = /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma|j|live)script[\d.]*|(?:text|application)\/(?:babel|jsx|typescript|tsx))$/;
/** The dialect of a script element; another language; undefined when it holds no script of its own, but data or nothing. */
function judge(attributes, markup) {
    const type = (attributes.get('type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
    const language = (attributes.get('lang') ?? '').trim().toLowerCase();
    if (attributes.has('src') && markup === 'page')
        return undefined;
    if (type !== '' && !scriptTypes.test(type))
        return undefined;
    if (/typescript|tsx/.test(type) || language === 'ts' || language === 'typescript')
        return '.ts';
    if (language === 'tsx')
        return '.tsx';
    // Astro reads every script as TypeScript.
    if (markup === 'astro')
        return '.ts';
    const isKnown = markup === 'page' || ['', 'js', 'jsx', 'javascript', 'babel'].includes(language);
    return isKnown ? '.js' : { language };
}
/** Between the two lines of dashes at the top. */
function frontMatter(text) {
    const [opening] = /^\s*---[ \t]*(?=\r?\n)/.exec(text) ?? [];
    if (opening === undefined)
        return undefined;
    const end = text.indexOf('\n---', opening.length);
    return end < 0 ? undefined : { code: text.slice(opening.length, end), start: opening.length, extension: '.ts' };
}
/** Code in attributes: `onclick="…"` and `href="javascript:…"`. */
function handlers(text) {
    const opening = /[\s"'/](?:on[a-z]{3,40}\s*=\s*(["'])|(?:href|src|action|formaction|data)\s*=\s*(["'])\s*javascript:)/gi;
    const blocks = [];
    for (let found = opening.exec(text); found !== null; found = opening.exec(text)) {
        const start = found.index + found[0].length;
        const end = text.indexOf(found[1] ?? found[2] ?? '"', start);
        if (end < 0)
            break;
        blocks.push({ code: withoutEntities(text.slice(start, end)), start, extension: '.js' });
        opening.lastIndex = end;
    }
    return blocks;
}
const entities = { quot: '"', apos: "'", amp: '&', lt: '<', gt: '>' };
/** The code as the browser runs it; columns behind an entity are then some characters off. */
function withoutEntities(code) {
    return code.replaceAll(/&(#\d{1,7}|#x[0-9a-f]{1,6}|quot|apos|amp|lt|gt);/gi, (whole, entity) => {
        if (!entity.startsWith('#'))
            return entities[entity.toLowerCase()] ?? whole;
        const point = Number(entity.slice(1).replace(/^x/i, '0x'));
        return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
    });
}
const templateTags = [
    ['{{', '}}'],
    ['{%', '%}'],
    ['<%', '%>'],
    ['<?', '?>'],
];
/** The code with a template engine's tags made names or blanks of the same length; undefined when it holds none. */
function withoutTemplateTags(code) {
    let plain = code;
    for (const [open, close] of templateTags) {
        const parts = [];
        let at = 0;
        for (let start = plain.indexOf(open); start >= 0; start = plain.indexOf(open, at)) {
            const end = plain.indexOf(close, start + open.length);
            if (end < 0)
                break;
            parts.push(plain.slice(at, start), placeholder(plain.slice(start, end + close.length)));
            at = end + close.length;
        }
        plain = parts.join('') + plain.slice(at);
    }
    return plain === code ? undefined : plain;
}
/** A tag that writes a value becomes a name, one that decides or loops a blank; lines stay lines. */
function placeholder(tag) {
    const isValue = tag.startsWith('{{') ? !/^\{\{\{?[\s~-]*[#/^!>]/.test(tag) : /^<[%?](?:=|-|php\s+echo\b)/.test(tag);
    return isValue && !tag.includes('\n') ? '_'.repeat(tag.length) : blanked(tag);
}
function blanked(text) {
    return text.replaceAll(/[^\r\n]/g, ' ');
}

;// CONCATENATED MODULE: ./build/service/engines/sast/script-file.js
/** Reads one file and reports what its scripts do that is dangerous; runs in a thread of its own. */









/** Above this a script is a bundle or data; ESLint would need gigabytes of memory for it. */
const maximumScriptBytes = 1024 * 1024;
/** A text is minified when most of it stands in lines that no person writes. */
const minified = { leastBytes: 5000, longLine: 500, share: 0.8 };
function scriptScanner(name, load) {
    return {
        name,
        open: async (root) => {
            const lint = createLinter((0,external_node_path_.dirname)(root), await load());
            return (task) => scanFile(lint, root, task);
        },
    };
}
async function scanFile(lint, root, task) {
    const { text, narrow, isEncrypted } = await (0,engines_text/* readFileText */.eu)(root, task.stored);
    if (isEncrypted)
        return { findings: [], isRead: false, skipped: 'Encrypted: code not analysed' };
    if (isOtherFormat(task.path, text))
        return { findings: [], isRead: false };
    if (narrow === undefined)
        return scanText(lint, task, text);
    const asBytes = await scanText(lint, task, narrow);
    const asWide = await scanText(lint, task, text);
    if (asWide.problem !== undefined)
        return asBytes;
    if (asBytes.problem !== undefined)
        return asWide;
    return { ...asWide, findings: [...asBytes.findings, ...asWide.findings] };
}
async function scanText(lint, task, text) {
    if ('extension' in task.kind) {
        const whole = { code: text, start: 0, extension: task.kind.extension };
        return answerOf(task.path, text, await lintBlock(lint, task.path, whole));
    }
    const { blocks, others } = scriptsIn(text, task.kind.markup);
    const answers = [];
    const lineAt = lineFinder(text);
    for (const block of blocks)
        answers.push(placed(await lintBlock(lint, task.path, block), block, { text, lineAt }));
    const problems = answers.flatMap(({ problem }) => problem ?? []);
    const skipped = answers.flatMap((answer) => answer.skipped ?? []);
    const joined = {
        reports: answers.flatMap(({ reports }) => reports).sort((a, b) => a.line - b.line || a.column - b.column),
        isRead: answers.length === 0 || answers.some(({ isRead }) => isRead),
        ...(problems[0] === undefined ? {} : { problem: problems[0] }),
        ...(skipped[0] === undefined ? {} : { skipped: skipped[0] }),
    };
    const found = answerOf(task.path, text, joined);
    return others.length === 0 ? found : { ...found, others: others.map(({ language }) => language) };
}
async function lintBlock(lint, path, block) {
    const skipped = reasonToSkip(block.code);
    if (skipped !== undefined)
        return { reports: [], isRead: false, skipped };
    const answer = await lint(path, block.extension, block.code);
    if (answer.problem === undefined)
        return answer;
    const plain = block.start === 0 ? undefined : withoutTemplateTags(block.code);
    const again = plain === undefined ? undefined : await lint(path, block.extension, plain);
    if (again?.problem === undefined && again !== undefined)
        return again;
    if (block.inner === undefined)
        return answer;
    const inner = await lintBlock(lint, path, block.inner);
    return inner.problem === undefined ? moved(inner, block, block.inner) : answer;
}
/** Reports of the inner block as the outer one counts. */
function moved(answer, { code, start }, inner) {
    return placed(answer, { ...inner, start: inner.start - start }, { text: code, lineAt: lineFinder(code) });
}
/** The reports as the page counts lines and columns. */
function placed(answer, { start }, { text, lineAt }) {
    const line = lineAt(start) - 1;
    const before = text.slice(Math.max(text.lastIndexOf('\n', start - 1), text.lastIndexOf('\r', start - 1)) + 1, start);
    const column = (own, first) => (first === 1 ? own + before.length : own);
    const reports = answer.reports.map((report) => ({
        ...report,
        line: report.line + line,
        endLine: report.endLine + line,
        column: column(report.column, report.line),
        endColumn: column(report.endColumn, report.endLine),
    }));
    return { ...answer, reports };
}
function reasonToSkip(text) {
    if (text.length > maximumScriptBytes)
        return `Script larger than ${maximumScriptBytes / 1024 / 1024} MiB: code not analysed`;
    if (text.length < minified.leastBytes)
        return undefined;
    const long = text.split('\n').reduce((sum, line) => sum + (line.length > minified.longLine ? line.length : 0), 0);
    return long / text.length >= minified.share ? 'Minified script: code not analysed' : undefined;
}
function answerOf(path, text, { reports, isRead, problem, skipped }) {
    return {
        findings: findingsOf(path, text, reports),
        isRead,
        ...(problem === undefined ? {} : { problem }),
        ...(skipped === undefined ? {} : { skipped }),
    };
}
function findingsOf(path, text, reports) {
    const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
    const identityOf = identities();
    const meant = reports.flatMap((report) => {
        const rule = sastRules[report.ruleId];
        return rule === undefined
            ? []
            : [{ report, meaning: meaningOf(rule, report.message, reportedCode(lines, report)) }];
    });
    return withoutDuplicates(meant).map(({ report, meaning }) => {
        const code = normalized(shownCode(lines, report));
        return {
            ...meaning,
            type: 'SAST',
            filePath: path,
            line: report.line,
            codeSnippet: shownCode(lines, report),
            ...identityOf({ rule: report.ruleId, path, code }),
        };
    });
}
/** Two rules can report one weakness at one place (`eval(x)`): the graver one stays. */
function withoutDuplicates(meant) {
    const rank = ({ meaning }) => severityRank(meaning.severity);
    const best = new Map();
    for (const one of meant) {
        const key = `${one.report.line}:${one.report.column}:${one.meaning.cwe}`;
        const other = best.get(key);
        if (other === undefined || rank(one) < rank(other))
            best.set(key, one);
    }
    return [...best.values()];
}

;// CONCATENATED MODULE: ./build/service/engines/sast/sast.js










const sast_name = 'eslint';
const sast_packages = [
    'eslint@10',
    '@babel/core@8',
    '@babel/eslint-parser@8',
    'eslint-plugin-security@4',
    'eslint-plugin-no-unsanitized@4',
];
/** Named one by one; beyond, the rest share one line, as skipped files do. */
const parseProblemLines = 200;
/** The engine; `load` is replaced in tests. */
function createSastEngine(load = loadLintLibraries) {
    const scanner = scriptScanner(sast_name, load);
    const scan = (context) => ifInstalled({ name: sast_name, packages: sast_packages }, () => scanTree(context, scanner));
    return { name: sast_name, scanType: 'sast', scanner, isShared: () => false, scan };
}
const sastEngine = createSastEngine();
async function scanTree(context, scanner) {
    const { tasks, unknown, ...sorted } = await sortFiles(context);
    const progress = { findings: [], lookedAt: [], problems: [], ...sorted };
    for await (const looked of (context.lookAtEach ?? task/* lookHere */.c)(scanner, tasks, context)) {
        const { path } = looked.task;
        if ('fault' in looked)
            progress.problems.push(problemAt(path, looked.fault));
        else
            addAnswer(progress, path, looked.answer);
    }
    const { findings, lookedAt, skips, problems, languages } = progress;
    const left = languageDiagnostics(languages, lookedAt.length === 0 ? unknown : []);
    const diagnostics = [...(0,skipped_files/* diagnosticsOfSkips */.S)(sast_name, skips), ...problemDiagnostics(problems), ...left];
    const isWhole = diagnostics.length === 0;
    if (lookedAt.length > 0)
        return { findings, coverage: isWhole ? 'covered' : 'partly covered', diagnostics, lookedAt };
    if (!isWhole)
        return { findings, coverage: 'not covered', diagnostics, lookedAt };
    const message = 'The commit holds no source code that needs analysis';
    return { findings, coverage: 'covered', diagnostics: [{ engine: sast_name, message }], lookedAt };
}
function addAnswer(progress, path, answer) {
    const { findings, isRead, skipped, problem, others = [] } = answer;
    progress.findings.push(...findings);
    if (isRead)
        progress.lookedAt.push(path);
    if (skipped !== undefined)
        progress.skips.push({ reason: skipped, filePath: path });
    if (problem !== undefined)
        progress.problems.push(problemAt(path, problem));
    for (const language of others)
        progress.skips.push({ reason: `Script in ${normalized(language).slice(0, 40)}: not analysed`, filePath: path });
}
async function sortFiles({ root, files, signal }) {
    const sorted = { tasks: [], languages: new Map(), skips: [], unknown: [] };
    for (const file of files) {
        signal.throwIfAborted();
        const { path } = file;
        const named = scriptKindOf(path);
        const language = named === undefined ? (await (0,program/* programOf */.o)(root, file)).language : undefined;
        const kind = named ?? kindOfLanguage(language);
        if (kind !== undefined && (0,source_file/* isInstalledPackage */.zU)(path))
            sorted.skips.push({ reason: 'Installed package under node_modules: code not analysed', filePath: path });
        else if (kind !== undefined)
            sorted.tasks.push({ ...file, kind });
        else if (language !== undefined)
            sorted.languages.set(language, (sorted.languages.get(language) ?? 0) + 1);
        else if (!(0,languages/* isKnownOther */.yZ)(path))
            sorted.unknown.push(path);
    }
    return sorted;
}
function problemAt(path, problem) {
    return { engine: sast_name, message: `Not analysed to the end: ${normalized(problem).slice(0, 200)}`, file_path: path };
}
function problemDiagnostics(problems) {
    const rest = problems.slice(parseProblemLines).flatMap(({ file_path: path }) => path ?? []);
    const shared = rest.map((filePath) => ({ reason: 'Not analysed to the end', filePath }));
    return [...problems.slice(0, parseProblemLines), ...(0,skipped_files/* diagnosticsOfSkips */.S)(sast_name, shared)];
}
function languageDiagnostics(languages, unknown) {
    const seen = [...languages].sort((a, b) => b[1] - a[1]).map(([language, count]) => `${language} (${files(count)})`);
    const kinds = [...new Set(unknown.map((path) => (0,source_file/* extensionOf */.je)(path) || 'no extension'))].sort().slice(0, 10);
    if (kinds.length > 0)
        seen.push(`unknown kinds: ${kinds.join(', ')} (${files(unknown.length)})`);
    if (seen.length === 0)
        return [];
    return [{ engine: sast_name, message: `Only JavaScript and TypeScript are analysed; not looked at: ${seen.join(', ')}` }];
}
const files = (count) => (count === 1 ? '1 file' : `${count} files`);

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(455);
;// CONCATENATED MODULE: ./build/service/engines/sca/lock-file.js
/** Reads the packages of a package-lock.json with npm's own tree code, in a folder of its own, without scripts and offline. */



async function loadLockLibraries() {
    const arborist = await import(/* webpackIgnore: true */ '@npmcli/arborist');
    return { Arborist: arborist.default.Arborist };
}
/** The manifest's fields that the tree needs. `workspaces` stays out: its patterns would be searched on our disk. */
const manifestFields = ['name', 'version', 'dependencies', 'devDependencies', 'optionalDependencies'];
/** The lock's packages; a text says why it cannot be read. */
async function readLock(request) {
    const { root, path, stored, manifest: beside, libraries } = request;
    const text = await (0,promises_.readFile)((0,external_node_path_.join)(root, stored), 'utf8');
    const lock = parseRecord(text);
    if (lock === undefined)
        return 'it is not valid JSON';
    if (typeof lock.lockfileVersion !== 'number')
        return 'it has no lockfileVersion';
    const manifestText = beside === undefined ? undefined : await (0,promises_.readFile)((0,external_node_path_.join)(root, beside), 'utf8');
    const manifest = manifestText === undefined ? undefined : parseRecord(manifestText);
    if (manifestText !== undefined && manifest === undefined)
        return 'the package.json beside it is not valid JSON';
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_path_.dirname)(root), 'lock-'));
    try {
        await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'package-lock.json'), text);
        if (manifest !== undefined)
            await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'package.json'), JSON.stringify(reduced(manifest)));
        const tree = await new libraries.Arborist({ path: folder, offline: true, ignoreScripts: true }).loadVirtual();
        return lockedTree([...tree.inventory.values()], tree.edgesOut, { path, text });
    }
    catch (error) {
        return `npm's tree code refuses it: ${error.code ?? 'unknown error'}`;
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
function lockedTree(nodes, edges, lock) {
    const lineOf = lock_file_lineFinder(lock.text);
    const folder = (0,source_file/* folderOf */.yS)(lock.path);
    const packages = nodes.filter((node) => !node.isRoot && !node.isLink && isInstalled(node));
    const folders = nodes.filter((node) => !node.isLink && !isInstalled(node)).map((node) => node.location);
    return {
        packages: packages.flatMap((node) => {
            if (node.packageName === null || !node.version)
                return [];
            const line = lineOf(node);
            const { packageName: name, version, dev } = node;
            return [{ name, version, isDevelopment: dev, ...(line === undefined ? {} : { line }) }];
        }),
        missing: [...edges.values()]
            .filter((edge) => edge.error === 'MISSING' && !edge.optional && !edge.peer)
            .map((edge) => edge.name),
        folders: [folder, ...folders.map((location) => [folder, location].filter((part) => part !== '').join('/'))],
    };
}
function isInstalled(node) {
    return /(?:^|\/)node_modules\//.test(node.location);
}
/** Finds a package's entry by its key: the location in versions 2 and 3, the bare name above its version in version 1. */
function lock_file_lineFinder(text) {
    const lines = text.split('\n');
    const keys = new Map();
    for (const [index, line] of lines.entries()) {
        const key = /^\s*"((?:[^"\\]|\\.)+)"\s*:\s*\{/.exec(line)?.[1];
        if (key !== undefined)
            keys.set(key, [...(keys.get(key) ?? []), index]);
    }
    return (node) => {
        const [located] = keys.get(JSON.stringify(node.location).slice(1, -1)) ?? [];
        const bareName = node.location.slice(node.location.lastIndexOf('node_modules/') + 'node_modules/'.length);
        const versioned = keys.get(bareName)?.find((index) => lines[index + 1]?.includes(`"${node.version}"`));
        const found = located ?? versioned;
        return found === undefined ? undefined : found + 1;
    };
}
function reduced(manifest) {
    return Object.fromEntries(manifestFields.flatMap((field) => (Object.hasOwn(manifest, field) ? [[field, manifest[field]]] : [])));
}
/** The JSON object in a text; undefined when it is none. */
function parseRecord(text) {
    try {
        const value = JSON.parse(text.replace(/^\uFEFF/, ''));
        return typeof value === 'object' && value !== null && !Array.isArray(value)
            ? value
            : undefined;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/service/engines/sca/advisories.js
/** The offline database of vulnerable JavaScript libraries: RetireJS data, matched with RetireJS's own functions. */

/** Entries of the data that are no libraries. */
const notLibraries = new Set(['retire-example', 'dont check']);
const severities = {
    critical: 'CRITICAL',
    high: 'HIGH',
    medium: 'MEDIUM',
    low: 'LOW',
    none: 'INFO',
};
/** How the data's own kinds of identifiers are called where people read them. */
const identifierKinds = { retid: 'RetireJS', osvdb: 'OSVDB', PR: 'pull request' };
async function loadAdvisoryLibraries() {
    const [retire, data, manifest] = await Promise.all([
        import(/* webpackIgnore: true */ 'retire'),
        import(/* webpackIgnore: true */ '@salesforce/code-analyzer-retirejs-engine/vulnerabilities/RetireJsVulns.json', {
            with: { type: 'json' },
        }),
        import(/* webpackIgnore: true */ '@salesforce/code-analyzer-retirejs-engine/package.json', {
            with: { type: 'json' },
        }),
    ]);
    return { retire, data: data.default, source: `${manifest.default.name} ${manifest.default.version}` };
}
function openDatabase({ retire, data, source }) {
    const repository = JSON.parse(retire.replaceVersion(JSON.stringify(data)));
    for (const name of notLibraries)
        delete repository[name];
    const entries = Object.entries(repository);
    const byPackage = Map.groupBy(entries.map(([component, entry]) => ({ component, packageName: entry.npmname ?? component })), (entry) => entry.packageName);
    return {
        source,
        libraries: entries.length,
        newestCve: newestCve(entries.flatMap(([, entry]) => entry.vulnerabilities)),
        knows: (packageName) => byPackage.has(packageName),
        ofPackage: (packageName, version) => {
            const components = byPackage.get(packageName) ?? [];
            const found = components.flatMap(({ component }) => retire.check(component, version, repository));
            return unique(found.flatMap((one) => one.vulnerabilities ?? []).map(advisoryOf));
        },
        ofScript: (path, content) => {
            const named = retire.scanFileName(`/${path}`, repository, true);
            const found = named.length > 0 ? named : retire.scanFileContent(content, repository, { sha1 });
            return librariesOf(found);
        },
    };
}
function librariesOf(found) {
    const groups = Map.groupBy(found, ({ component, version }) => `${component} ${version}`);
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        const advisories = unique(group.flatMap((one) => one.vulnerabilities ?? []).map(advisoryOf));
        if (first === undefined || advisories.length === 0)
            return [];
        return [{ name: first.npmname ?? first.component, version: first.version, advisories }];
    });
}
function advisoryOf(vulnerability) {
    const { githubID, summary, CVE = [], ...others } = vulnerability.identifiers;
    const numbered = Object.entries(others).flatMap(([kind, value]) => [value ?? []].flat().map((number) => `${identifierKinds[kind] ?? kind} ${number}`));
    const identifiers = [...CVE, ...(githubID === undefined ? [] : [githubID]), ...numbered];
    const [cwe] = vulnerability.cwe;
    return {
        id: identifiers[0] ?? summary ?? vulnerability.info.join(' '),
        identifiers,
        severity: severities[vulnerability.severity] ?? 'MEDIUM',
        summary: summary?.trim() || 'Known vulnerability',
        ...(cwe === undefined ? {} : { cwe }),
        ...(vulnerability.below === undefined ? {} : { fixedIn: fixedVersion(vulnerability.below) }),
        links: vulnerability.info,
    };
}
/** The data writes "no fix in this line of versions" as `2.999.999`. */
function fixedVersion(below) {
    const endOfLine = /^(\d+)\.999/.exec(below)?.[1];
    return endOfLine === undefined ? below : `${Number(endOfLine) + 1}.0.0`;
}
/** The data repeats an advisory for several ranges of versions. */
function unique(advisories) {
    return [...new Map(advisories.toReversed().map((advisory) => [advisory.id, advisory])).values()].reverse();
}
function newestCve(vulnerabilities) {
    const numbers = vulnerabilities
        .flatMap(({ identifiers }) => identifiers.CVE ?? [])
        .filter((id) => /^CVE-\d+-\d+$/.test(id));
    return numbers.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
}
function sha1(content) {
    return (0,external_node_crypto_namespaceObject.createHash)('sha1').update(content).digest('hex');
}

;// CONCATENATED MODULE: ./build/service/engines/sca/look-up.js



async function loadScaLibraries() {
    const [advisories, locks] = await Promise.all([loadAdvisoryLibraries(), loadLockLibraries()]);
    return { database: openDatabase(advisories), locks };
}
function scaScanner(name, load) {
    return {
        name,
        open: async (root) => {
            const libraries = await load();
            return (task) => lookUp(libraries, root, task);
        },
    };
}
async function lookUp({ database, locks }, root, task) {
    const { source, libraries, newestCve } = database;
    if (task.kind === 'database')
        return { database: { source, libraries, newestCve } };
    if (task.kind === 'script')
        return { matches: await matchesOfScript(database, root, task) };
    const tree = await readLock({
        root,
        path: task.path,
        stored: task.stored,
        manifest: task.manifest,
        libraries: locks,
    });
    if (typeof tree === 'string')
        return { refusal: tree };
    const { folders, missing, packages } = tree;
    return { lock: { folders, missing, ...matchesOfPackages(database, task.path, packages) } };
}
function matchesOfPackages(database, path, packages) {
    const versions = new Map(packages.toReversed().map((one) => [`${one.name} ${one.version}`, one]));
    const known = [...versions.values()].sort(byNameAndVersion).filter((locked) => database.knows(locked.name));
    const matches = known.flatMap(({ name: library, version, isDevelopment, line }) => {
        const place = { filePath: path, library, version, isDevelopment, ...(line === undefined ? {} : { line }) };
        return database.ofPackage(library, version).map((advisory) => ({ ...place, advisory }));
    });
    return { matches, packageCount: versions.size, knownCount: known.length };
}
function byNameAndVersion(a, b) {
    return a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en', { numeric: true });
}
async function matchesOfScript(database, root, { path, stored }) {
    const { text } = await (0,engines_text/* readFileText */.eu)(root, stored);
    return database.ofScript(path, text).flatMap(({ name: library, version, advisories }) => {
        const place = { filePath: path, library, version, isDevelopment: false };
        return advisories.map((advisory) => ({ ...place, advisory }));
    });
}

;// CONCATENATED MODULE: ./build/service/engines/sca/manifests.js
/** Knows the files that declare dependencies, so that those which no engine reads are named. */

const npmLocks = new Set(['package-lock.json', 'npm-shrinkwrap.json']);
const otherNpmLocks = {
    'yarn.lock': 'Yarn',
    'pnpm-lock.yaml': 'pnpm',
    'bun.lock': 'Bun',
    'bun.lockb': 'Bun',
};
const ecosystems = [
    [
        /^(?:requirements.*\.txt|pipfile(?:\.lock)?|poetry\.lock|uv\.lock|pdm\.lock|pyproject\.toml|setup\.py|environment\.ya?ml)$/,
        'Python',
    ],
    [/^go\.(?:mod|sum)$/, 'Go'],
    [/^cargo\.(?:toml|lock)$/, 'Rust'],
    [/^(?:pom\.xml|build\.gradle(?:\.kts)?|gradle\.lockfile|libs\.versions\.toml|build\.sbt)$/, 'Java and Kotlin'],
    [/^(?:gemfile(?:\.lock)?|.*\.gemspec)$/, 'Ruby'],
    [/^composer\.(?:json|lock)$/, 'PHP'],
    [/^(?:packages\.config|packages\.lock\.json|directory\.packages\.props|.*\.(?:cs|fs|vb)proj)$/, '.NET'],
    [/^pubspec\.(?:yaml|lock)$/, 'Dart'],
    [/^(?:package\.(?:swift|resolved)|podfile(?:\.lock)?|cartfile(?:\.resolved)?)$/, 'Swift and Objective-C'],
    [/^mix\.(?:exs|lock)$/, 'Elixir'],
    [/^(?:conanfile\.(?:txt|py)|vcpkg\.json)$/, 'C and C++'],
    [/^deno\.(?:jsonc?|lock)$/, 'Deno'],
    [/^bower\.json$/, 'Bower'],
];
function isNpmLock(path) {
    return npmLocks.has((0,source_file/* baseName */.Fl)(path));
}
function isNpmManifest(path) {
    return (0,source_file/* baseName */.Fl)(path) === 'package.json';
}
/** The package manager whose lock file for npm packages this is, when it is not npm. */
function otherNpmManager(path) {
    const name = (0,source_file/* baseName */.Fl)(path);
    return Object.hasOwn(otherNpmLocks, name) ? otherNpmLocks[name] : undefined;
}
/** The ecosystem beyond npm whose dependencies the file declares. */
function otherEcosystem(path) {
    const name = (0,source_file/* baseName */.Fl)(path).toLowerCase();
    return ecosystems.find(([pattern]) => pattern.test(name))?.[1];
}

;// CONCATENATED MODULE: ./build/service/engines/sca/sca.js
/** Looks for vulnerable versions of JavaScript libraries, offline: in npm lock files and in scripts copied into the repository. */










const sca_name = 'retire';
const sca_packages = ['retire@5', '@salesforce/code-analyzer-retirejs-engine@0.32', '@npmcli/arborist@10'];
const libraryExtensions = new Set(['.js', '.mjs', '.cjs']);
const dependencyFields = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
const longestTitle = 100;
/** The engine; `load` is replaced in tests. */
function createScaEngine(load = loadScaLibraries) {
    const scanner = scaScanner(sca_name, load);
    const scan = (context) => ifInstalled({ name: sca_name, packages: sca_packages }, () => sca_scanTree(context, scanner));
    return { name: sca_name, scanType: 'sca', scanner, isShared: isDeclaration, scan };
}
const scaEngine = createScaEngine();
/** A lock is read together with the manifest beside it, and manifests with the locks above them. */
function isDeclaration(path) {
    return isNpmLock(path) || isNpmManifest(path) || otherNpmManager(path) !== undefined;
}
async function sca_scanTree(context, scanner) {
    const own = context.files.filter(({ path }) => !(0,source_file/* isInstalledPackage */.zU)(path));
    const progress = await lookUpAll(context, scanner, tasksOf(context.files, own));
    const manifests = await judgeManifests(context, own, progress.folders);
    const skips = [...progress.skips, ...manifests.skips, ...unreadDeclarations(own)];
    const { lockedPaths, scriptPaths, matches } = progress;
    const hasAnswer = lockedPaths.length > 0 || matches.length > 0 || (manifests.empty.length > 0 && skips.length === 0);
    const diagnostics = (0,skipped_files/* diagnosticsOfSkips */.S)(sca_name, skips);
    if (hasAnswer)
        diagnostics.push(...reach(progress));
    else
        diagnostics.push({
            engine: sca_name,
            message: 'Not covered: no package-lock.json that could be read, so no dependency was looked up',
        });
    return {
        findings: sca_findingsOf(matches),
        coverage: hasAnswer ? 'partly covered' : 'not covered',
        diagnostics,
        lookedAt: [...lockedPaths, ...manifests.empty, ...(hasAnswer ? scriptPaths : [])],
    };
}
function tasksOf(files, own) {
    const manifests = new Map(own.filter(({ path }) => isNpmManifest(path)).map((file) => [(0,source_file/* folderOf */.yS)(file.path), file.stored]));
    const locks = own.filter(({ path }) => isNpmLock(path));
    const scripts = files.filter(({ path }) => libraryExtensions.has((0,source_file/* extensionOf */.je)(path)));
    return [
        { kind: 'database', path: '', stored: '' },
        ...locks.map((file) => {
            const manifest = manifests.get((0,source_file/* folderOf */.yS)(file.path));
            return { ...file, kind: 'lock', ...(manifest === undefined ? {} : { manifest }) };
        }),
        ...scripts.map((file) => ({ ...file, kind: 'script' })),
    ];
}
async function lookUpAll(context, scanner, tasks) {
    const progress = {
        ...{ matches: [], lockedPaths: [], scriptPaths: [], skips: [], folders: new Set() },
        ...{ packageCount: 0, knownCount: 0, database: undefined },
    };
    for await (const looked of (context.lookAtEach ?? task/* lookHere */.c)(scanner, tasks, context)) {
        const { path: filePath, kind } = looked.task;
        if ('answer' in looked)
            sca_addAnswer(progress, filePath, looked.answer);
        else if (kind === 'lock')
            progress.skips.push({ reason: `Lock file not read: ${looked.fault}`, filePath });
        else
            progress.skips.push({ reason: `Not compared with known libraries: ${looked.fault}`, filePath });
    }
    return progress;
}
function sca_addAnswer(progress, filePath, answer) {
    if ('database' in answer)
        progress.database = answer.database;
    else if ('refusal' in answer)
        progress.skips.push({ reason: `Lock file not read: ${answer.refusal}`, filePath });
    else if ('lock' in answer)
        addLock(progress, filePath, answer.lock);
    else {
        progress.scriptPaths.push(filePath);
        progress.matches.push(...answer.matches);
    }
}
function addLock(progress, filePath, lock) {
    progress.lockedPaths.push(filePath);
    for (const folder of lock.folders)
        progress.folders.add(folder);
    if (lock.missing.length > 0) {
        const names = lock.missing.slice(0, 5).join(', ');
        const reason = `The lock file lacks ${lock.missing.length} of the manifest's dependencies, which were not looked up: ${names}`;
        progress.skips.push({ reason, filePath });
    }
    progress.packageCount += lock.packageCount;
    progress.knownCount += lock.knownCount;
    progress.matches.push(...lock.matches);
}
/** Manifests without a lock: those that declare something are skips, those that declare nothing are answered. */
async function judgeManifests({ root }, files, covered) {
    const locks = files.filter(({ path }) => otherNpmManager(path) !== undefined);
    const locked = new Set(locks.map(({ path }) => (0,source_file/* folderOf */.yS)(path)));
    const skips = [];
    const empty = [];
    for (const { path, stored } of files.filter((file) => isNpmManifest(file.path))) {
        if (covered.has((0,source_file/* folderOf */.yS)(path)) || ancestors((0,source_file/* folderOf */.yS)(path)).some((folder) => locked.has(folder)))
            continue;
        const manifest = parseRecord(await (0,promises_.readFile)((0,external_node_path_.join)(root, stored), 'utf8'));
        if (manifest === undefined)
            skips.push({ reason: 'Manifest not read: it is not valid JSON', filePath: path });
        else if (declaresDependencies(manifest)) {
            skips.push({
                reason: 'Manifest without a package-lock.json: the versions of its dependencies are not known',
                filePath: path,
            });
        }
        else
            empty.push(path);
    }
    return { skips, empty };
}
function declaresDependencies(manifest) {
    return dependencyFields.some((field) => {
        const declared = manifest[field];
        return typeof declared === 'object' && declared !== null && Object.keys(declared).length > 0;
    });
}
function ancestors(folder) {
    return folder === '' ? [''] : [folder, ...ancestors((0,source_file/* folderOf */.yS)(folder))];
}
function unreadDeclarations(files) {
    return files.flatMap(({ path: filePath }) => {
        const manager = otherNpmManager(filePath);
        if (manager !== undefined)
            return [{ reason: `Lock file of ${manager}: not read, its packages were not looked up`, filePath }];
        const ecosystem = otherEcosystem(filePath);
        if (ecosystem === undefined)
            return [];
        return [{ reason: `Dependencies of ${ecosystem}: not looked up`, filePath }];
    });
}
function sca_findingsOf(matches) {
    const identityOf = identities();
    return matches.map((match) => {
        const { advisory, library, version, filePath, line } = match;
        return {
            type: 'SCA',
            severity: advisory.severity,
            title: titleOf(match),
            description: descriptionOf(match),
            remediation: advisory.fixedIn === undefined
                ? `No fixed version of ${library} is known. Replace it.`
                : `Upgrade ${library} from ${version} to ${advisory.fixedIn} or later.`,
            ...(advisory.cwe === undefined ? {} : { cwe: advisory.cwe }),
            filePath,
            ...(line === undefined ? {} : { line }),
            // Without the version: an upgrade that does not help leaves the problem what it was.
            ...identityOf({ rule: advisory.id, path: filePath, code: library }),
        };
    });
}
function titleOf({ advisory, library, version }) {
    const lines = advisory.summary.split('\n').map((line) => line.trim());
    const prose = lines.find((line) => line !== '' && !line.startsWith('#')) ?? 'known vulnerability';
    const sentence = prose.split(/(?<=[.!?])\s/, 1)[0]?.replace(/\.$/, '') ?? prose;
    const room = longestTitle - `${library} ${version}:  (${advisory.id})`.length;
    return `${library} ${version}: ${shortened(sentence, room)} (${advisory.id})`;
}
function shortened(text, length) {
    if (text.length <= length)
        return text;
    return `${text.slice(0, Math.max(length, 20)).replace(/\s+\S*$/, '')} …`;
}
function descriptionOf({ advisory, isDevelopment }) {
    const parts = [advisory.summary];
    if (advisory.identifiers.length > 0)
        parts.push(`Known as: ${advisory.identifiers.join(', ')}.`);
    if (isDevelopment)
        parts.push('It is a development dependency: it matters where code is built and tested.');
    if (advisory.links.length > 0)
        parts.push(`More: ${advisory.links.slice(0, 5).join(' ')}`);
    return parts.join('\n\n');
}
/** How far the answer reaches: a small database makes a clean result weaker than it looks. */
function reach({ database, knownCount, packageCount }) {
    if (database === undefined)
        return [];
    const { source, libraries, newestCve } = database;
    const age = newestCve === undefined ? '' : `; it carries no date, its newest entry is ${newestCve}`;
    const counted = `${knownCount} of the ${packageCount} locked packages are among them`;
    const message = `Looked up offline in a database of only ${libraries} JavaScript libraries (${source}${age}); ${counted}`;
    return [{ engine: sca_name, message }];
}

;// CONCATENATED MODULE: ./build/service/engines/secrets/rules.js
const rulePrefix = '@secretlint/secretlint-rule-';
const rules = {
    '1password': secret('1Password service account token', 'CRITICAL', 'Revoke the service account in 1Password.'),
    anthropic: secret('Anthropic API key', 'HIGH', 'Delete the key in the Anthropic console.'),
    aws: secret('AWS secret access key', 'CRITICAL', 'Deactivate the access key in AWS IAM and look at its last use.'),
    basicauth: chosen('User name and password in an address', 'HIGH', 'Change the password.'),
    cloudflare: secret('Cloudflare API credential', 'CRITICAL', 'Roll the key or token in the Cloudflare dashboard.'),
    'database-connection-string': chosen('Database password in a connection string', 'HIGH', 'Change the database password.'),
    databricks: secret('Databricks access token', 'HIGH', 'Revoke the token in the Databricks user settings.'),
    docker: secret('Docker access token', 'HIGH', 'Delete the token in the Docker account settings.'),
    figma: secret('Figma access token', 'HIGH', 'Revoke the token in the Figma settings.'),
    gcp: secret('Google Cloud service account key', 'CRITICAL', 'Delete the key of the service account in Google Cloud IAM.'),
    github: secret('GitHub token', 'CRITICAL', 'Revoke the token in the GitHub settings and look at the audit log.'),
    gitlab: secret('GitLab personal access token', 'CRITICAL', 'Revoke the token in the GitLab user settings.'),
    grafana: secret('Grafana token', 'HIGH', 'Delete the token in Grafana.'),
    groq: secret('Groq API key', 'HIGH', 'Delete the key in the Groq console.'),
    'hashicorp-vault': secret('HashiCorp Vault token', 'CRITICAL', 'Revoke the token with `vault token revoke`.'),
    huggingface: secret('Hugging Face access token', 'HIGH', 'Invalidate the token in the Hugging Face settings.'),
    linear: secret('Linear API key', 'HIGH', 'Revoke the key in the Linear settings.'),
    notion: secret('Notion integration token', 'HIGH', 'Refresh the secret of the Notion integration.'),
    npm: secret('npm access token', 'CRITICAL', 'Revoke the token with `npm token revoke` and check the published versions.'),
    openai: secret('OpenAI API key', 'HIGH', 'Delete the key in the OpenAI settings.'),
    privatekey: secret('Private key', 'CRITICAL', 'Make a new key pair and remove the old public key wherever it is trusted.'),
    sendgrid: secret('SendGrid API key', 'HIGH', 'Delete the key in the SendGrid settings.'),
    shopify: secret('Shopify access token', 'HIGH', 'Rotate the credentials of the app in Shopify.'),
    slack: secret('Slack token or webhook address', 'HIGH', 'Revoke the token or delete the webhook in the Slack app settings.'),
    stripe: secret('Stripe API key', 'CRITICAL', 'Roll the key in the Stripe dashboard.'),
    tailscale: secret('Tailscale key', 'HIGH', 'Revoke the key in the Tailscale admin console.'),
    vercel: secret('Vercel token', 'HIGH', 'Delete the token in the Vercel account settings.'),
};
/** A rule of a newer preset that this table does not know yet still counts. */
const unknownRule = chosen('Credential', 'HIGH', 'Revoke the credential where it was issued.');
/** The rule behind a secretlint rule id. */
function secretRule(ruleId) {
    const name = ruleId.startsWith(rulePrefix) ? ruleId.slice(rulePrefix.length) : ruleId;
    return Object.hasOwn(rules, name) ? (rules[name] ?? unknownRule) : unknownRule;
}
function secret(what, severity, revoke) {
    return { what, severity, revoke, isIssued: true };
}
function chosen(...words) {
    return { ...secret(...words), isIssued: false };
}

;// CONCATENATED MODULE: ./build/service/engines/secrets/search.js
/** Searches one text with secretlint's rules, each of which may stumble over a text without hiding what the others find. */

/** This rule is how a comment `secretlint-disable` hides a secret; the scanned branch must not decide that. */
const commentRuleId = '@secretlint/secretlint-rule-filter-comments';
/** The one binary format that a rule of the preset reads: Google's key files. */
const keyStoreExtension = '.p12';
const bothTypes = ['text', 'binary'];
/** A rule that cannot take a text as a whole gets it in pieces that overlap by more than any secret is long. */
const pieces = { length: 128 * 1024, overlap: 16 * 1024 };
async function loadLibraries() {
    const [core, preset] = await Promise.all([
        import(/* webpackIgnore: true */ '@secretlint/core'),
        import(/* webpackIgnore: true */ '@secretlint/secretlint-rule-preset-recommend'),
    ]);
    // Left on, it keeps several marks per rule and file: half a gigabyte for 10,000 files.
    const profiler = await loadIfInstalled(() => import(/* webpackIgnore: true */ '@secretlint/profiler'));
    profiler?.secretLintProfiler.setEnabled(false);
    return { lintSource: core.lintSource, preset: preset.creator };
}
function createSearch({ lintSource, preset }) {
    // One by one: `disabled` inside a preset has no effect in secretlint 13.
    const rules = preset.rules
        .filter((rule) => rule.meta.id !== commentRuleId)
        .map((rule) => ({ id: rule.meta.id, rule }));
    const run = async (file, used) => {
        const hits = [];
        for (const contentType of file.extension === keyStoreExtension ? bothTypes : bothTypes.slice(0, 1)) {
            const source = { content: file.text, filePath: file.filePath, ext: file.extension, contentType };
            const { messages } = await lintSource({ source, options: { config: { rules: used } } });
            hits.push(...messages.map(({ ruleId, range: [start, end] }) => ({ ruleId, start, end })));
        }
        return hits;
    };
    return async (file) => {
        try {
            return { hits: await run(file, rules), failed: [] };
        }
        catch {
            // Which rule it was, secretlint does not say.
            const answers = [];
            for (const rule of rules)
                answers.push(await searchWithOne(file, rule, run));
            return { hits: answers.flatMap(({ hits }) => hits), failed: answers.flatMap(({ failed }) => failed) };
        }
    };
}
async function searchWithOne(file, rule, run) {
    try {
        return { hits: await run(file, [rule]), failed: [] };
    }
    catch {
        return searchInPieces(file, rule, run);
    }
}
async function searchInPieces(file, rule, run) {
    const searched = { hits: [], failed: [] };
    for (let offset = 0; offset < file.text.length; offset += pieces.length - pieces.overlap) {
        try {
            const text = file.text.slice(offset, offset + pieces.length);
            for (const hit of await run({ ...file, text }, [rule]))
                join(searched.hits, { ...hit, start: hit.start + offset, end: hit.end + offset });
        }
        catch {
            searched.failed = [rule.id];
        }
    }
    return searched;
}
/** What two pieces share, or what reaches from one into the next, is one hit. */
function join(hits, hit) {
    const last = hits.findLast((other) => other.ruleId === hit.ruleId);
    if (last !== undefined && hit.start < last.end)
        last.end = Math.max(last.end, hit.end);
    else
        hits.push(hit);
}

;// CONCATENATED MODULE: ./build/service/engines/secrets/search-file.js
/** Searches one file for credentials; runs in a process of its own, and hands over where they are but not what. */









function secretsScanner(name, load) {
    return {
        name,
        open: async (root) => {
            const search = createSearch(await load());
            return (task) => searchFile(search, root, task);
        },
    };
}
async function searchFile(search, root, { path, stored }) {
    const content = await (0,promises_.readFile)((0,external_node_path_.join)(root, stored));
    const { isBinary, isEncrypted } = (0,engines_text/* decodeText */.g7)(content);
    const extension = (0,source_file/* extensionOf */.je)(path);
    const failed = new Set();
    const found = [];
    for (const text of (0,engines_text/* readingsOf */.RO)(content)) {
        const searched = await search({ filePath: (0,external_node_path_.join)(root, stored), extension, text });
        for (const rule of searched.failed)
            failed.add(rule);
        found.push(...beyond(found, search_file_placed(text, withoutOverlaps(searched.hits))));
    }
    return {
        found: found.map(concealed),
        isBinary: isBinary && extension !== '.p12',
        isEncrypted,
        failed: [...failed],
    };
}
function search_file_placed(text, hits) {
    const lineAt = lineFinder(text);
    return hits.map(({ ruleId, start, end }) => ({
        ruleId,
        secret: text.slice(start, end),
        line: end === 0 ? undefined : lineAt(start),
    }));
}
/** What another reading of the same file found that the first did not. */
function beyond(first, second) {
    const keyOf = ({ ruleId, secret, line }) => JSON.stringify([ruleId, secret, line]);
    const known = new Map();
    for (const one of first)
        known.set(keyOf(one), (known.get(keyOf(one)) ?? 0) + 1);
    return second.filter((one) => {
        const left = known.get(keyOf(one)) ?? 0;
        known.set(keyOf(one), left - 1);
        return left <= 0;
    });
}
function concealed({ ruleId, secret, line }) {
    const code = secretMark(secret, secretRule(ruleId).isIssued);
    return { ruleId, code, key: `${ruleId} ${secretMark(secret, true)}`, line };
}
/** One secret can match several rules (an address is a connection string too): the worst one speaks for it, then the longest. */
function withoutOverlaps(hits) {
    const rank = ({ ruleId }) => severityRank(secretRule(ruleId).severity);
    const length = ({ start, end }) => end - start;
    const ends = (hit) => Math.max(hit.end, hit.start + 1);
    const groups = [];
    let end = -1;
    for (const hit of hits.toSorted((a, b) => a.start - b.start)) {
        if (hit.start < end)
            groups.at(-1)?.push(hit);
        else
            groups.push([hit]);
        end = Math.max(end, ends(hit));
    }
    return groups.flatMap((group) => {
        const kept = [];
        for (const hit of group.toSorted((a, b) => rank(a) - rank(b) || length(b) - length(a)))
            if (!kept.some((other) => hit.start < ends(other) && other.start < ends(hit)))
                kept.push(hit);
        return kept.sort((a, b) => a.start - b.start);
    });
}

;// CONCATENATED MODULE: ./build/service/engines/secrets/secrets.js
/** Looks for credentials in every file with secretlint, and in what a branch held before. No text of one leaves its process. */








const secrets_name = 'secretlint';
const secrets_packages = ['@secretlint/core@13', '@secretlint/secretlint-rule-preset-recommend@13'];
/** The engine; `load` is replaced in tests. */
function createSecretsEngine(load = loadLibraries) {
    const scanner = secretsScanner(secrets_name, load);
    const scan = (context) => ifInstalled({ name: secrets_name, packages: secrets_packages }, () => secrets_scanTree(context, scanner));
    return { name: secrets_name, scanType: 'secrets', scanner, isShared: () => false, scan };
}
const secretsEngine = createSecretsEngine();
async function secrets_scanTree(context, scanner) {
    const progress = { findings: [], lookedAt: [], binary: [], skips: [], known: new Set() };
    for await (const looked of (context.lookAtEach ?? task/* lookHere */.c)(scanner, context.files, context)) {
        if ('fault' in looked)
            skip(progress, looked.task.path, `Not searched for secrets: ${looked.fault}`);
        else
            secrets_addAnswer(progress, looked.task.path, looked.answer);
    }
    await searchExtras(progress, context, scanner);
    const { findings, lookedAt, binary, skips } = progress;
    const diagnostics = [...(0,skipped_files/* diagnosticsOfSkips */.S)(secrets_name, skips), ...binaryDiagnostics(binary)];
    return { findings, coverage: skips.length === 0 ? 'covered' : 'partly covered', diagnostics, lookedAt };
}
function secrets_addAnswer(progress, path, { found, isBinary, isEncrypted, failed }) {
    progress.findings.push(...secrets_findingsOf(path, found));
    for (const { key } of found)
        progress.known.add(key);
    if (failed.length > 0)
        skip(progress, path, `Not searched for all secrets: ${failed.join(', ')} failed`);
    if (isEncrypted)
        skip(progress, path, 'Encrypted: not searched for secrets');
    else if (isBinary)
        progress.binary.push(path);
    else
        progress.lookedAt.push(path);
}
function skip(progress, filePath, reason) {
    progress.skips.push({ reason, filePath });
}
/** First what is no news, then what the branch removed again. */
async function searchExtras(progress, context, scanner) {
    const kinds = ['link', 'elsewhere', 'removed'];
    const tasks = (context.extras ?? []).toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
    if (tasks.length === 0)
        return;
    for await (const looked of (context.lookAtEach ?? task/* lookHere */.c)(scanner, tasks, context)) {
        const { path, kind, commit = '' } = looked.task;
        if ('fault' in looked) {
            if (kind !== 'elsewhere')
                skip(progress, path, `An earlier version was not searched for secrets: ${looked.fault}`);
            continue;
        }
        const fresh = looked.answer.found.filter(({ key }) => !progress.known.has(key));
        for (const { key } of fresh)
            progress.known.add(key);
        if (kind === 'link')
            progress.findings.push(...secrets_findingsOf(path, fresh));
        if (kind === 'removed')
            progress.findings.push(...removedFindingsOf({ path, commit }, fresh));
    }
}
function secrets_findingsOf(path, found) {
    const identityOf = identities();
    return found.map(({ ruleId, code, line }) => {
        const { what, severity, revoke } = secretRule(ruleId);
        return {
            type: 'SECRET',
            severity,
            title: `${what} in the repository`,
            description: `The file holds what looks like a working credential (rule ${ruleId}). Whoever can read the repository, now or later, can use it. Its text is not shown here on purpose.`,
            remediation: `${revoke} Then remove it from the file and read it from a secret store or an environment variable. It stays in the history of the repository, so removing it alone does not help.`,
            cwe: 'CWE-798',
            filePath: path,
            ...(line === undefined ? {} : { line }),
            ...identityOf({ rule: ruleId, path, code }),
        };
    });
}
/** Of no file that the commit has: what cannot be placed counts as changed, whatever the proposal's files are. */
function removedFindingsOf(place, found) {
    const identityOf = identities();
    const commit = place.commit.slice(0, 12);
    return found.map(({ ruleId, code }) => {
        const { what, severity, revoke } = secretRule(ruleId);
        const { fingerprint } = identityOf({ rule: ruleId, path: `removed: ${place.path}`, code });
        return {
            type: 'SECRET',
            severity,
            title: `${what} in ${place.path} at commit ${commit}, removed again since`,
            description: `An earlier commit of this branch, ${commit}, holds in ${place.path} what looks like a working credential (rule ${ruleId}). It is in no file any more, and still public: whoever can read the repository can read that commit. Its text is not shown here on purpose.`,
            remediation: `${revoke} Then make the branch anew without that commit; merging it squashed keeps the commit out of the default branch.`,
            cwe: 'CWE-798',
            filePath: '',
            fingerprint,
        };
    });
}
function binaryDiagnostics(paths) {
    if (paths.length === 0)
        return [];
    const kinds = Map.groupBy(paths, (path) => (0,source_file/* extensionOf */.je)(path) || 'no extension');
    const largest = [...kinds].sort((a, b) => b[1].length - a[1].length).slice(0, 5);
    const shown = largest.map(([kind, group]) => `${kind} ${group.length}`).join(', ');
    const message = `Binary files were searched as plain bytes only, not what is packed in them (${paths.length}: ${shown})`;
    return [{ engine: secrets_name, message }];
}

;// CONCATENATED MODULE: ./build/service/engines/registry.js
/** The one list of engines: a new scanner is one file and one line here. */




const engines = [secretsEngine, sastEngine, scaEngine, iacEngine];


/***/ }),

/***/ 254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fl: () => (/* binding */ baseName),
/* harmony export */   je: () => (/* binding */ extensionOf),
/* harmony export */   yS: () => (/* binding */ folderOf),
/* harmony export */   zU: () => (/* binding */ isInstalledPackage)
/* harmony export */ });
/** What the path of a file says of it. */
function baseName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
/** The folder of a path, without a closing slash; empty for the root. */
function folderOf(path) {
    return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}
/** Lower-case extension with its dot; empty when there is none. */
function extensionOf(path) {
    const name = baseName(path);
    const dot = name.lastIndexOf('.');
    return dot <= 0 ? '' : name.slice(dot).toLowerCase();
}
function isInstalledPackage(path) {
    return path.startsWith('node_modules/') || path.includes('/node_modules/');
}


/***/ }),

/***/ 351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ lookHere),
/* harmony export */   t: () => (/* binding */ lookAt)
/* harmony export */ });
/** The pieces in which an engine looks at a tree: one file each, so that none can hold up or hide the others. */
/** Works tasks off in this thread, without bounds. */
async function* lookHere(scanner, tasks, { root, signal }) {
    const look = await scanner.open(root);
    for (const task of tasks) {
        signal.throwIfAborted();
        yield await lookAt(look, task);
    }
}
/** One task: what it throws is its own fault and nobody else's. */
async function lookAt(look, task) {
    try {
        return { task, answer: await look(task) };
    }
    catch (error) {
        const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
        return { task, fault: `the scanner failed: ${line.slice(0, 200)}` };
    }
}


/***/ }),

/***/ 917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   RO: () => (/* binding */ readingsOf),
/* harmony export */   eu: () => (/* binding */ readFileText),
/* harmony export */   g7: () => (/* binding */ decodeText)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(760);
/** Reads a file as text, whatever its bytes: what an editor or a runtime would read must not be hidden by its encoding. */


const sampledBytes = 64 * 1024;
/** Of a sample's bytes: what is packed has a tenth of control characters, a text hardly one. */
const binaryShare = 0.02;
/** Of every second byte: the high halves of Latin letters in UTF-16 are zero, the low ones are not. */
const wide = { leastBytes: 8, zeros: 0.4, otherZeros: 0.1 };
async function readFileText(root, stored) {
    return decodeText(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, stored)));
}
function decodeText(content) {
    const isEncrypted = content.subarray(0, 10).toString('latin1') === '\0GITCRYPT\0';
    const marked = markedEncoding(content);
    if (marked !== undefined)
        return { text: withoutMark(marked(content)), isBinary: false, isEncrypted };
    const guessed = guessedEncoding(content);
    const narrow = withoutMark(narrowText(content));
    if (guessed !== undefined)
        return { text: guessed(content), narrow, isBinary: false, isEncrypted };
    return { text: narrow, isBinary: looksBinary(content), isEncrypted };
}
/**
 * Every way in which the bytes can hold words: a mark at the beginning or zeros between the letters can lie. A zero byte
 * is once a blank, and once not there.
 */
function readingsOf(content) {
    const narrow = withoutMark(narrowText(content));
    const marked = markedEncoding(content);
    const wide = marked === undefined ? [] : [withoutMark(marked(content))];
    return narrow.includes('\0')
        ? [narrow.replaceAll('\0', ' '), narrow.replaceAll('\0', ''), ...wide]
        : [narrow, ...wide];
}
/** UTF-8, or Latin-1 when the bytes are none; a NUL stays one. */
function narrowText(content) {
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content);
    }
    catch {
        return content.toString('latin1');
    }
}
/** By the byte order mark. */
function markedEncoding(content) {
    const mark = content.toString('hex', 0, 4);
    if (mark === 'fffe0000')
        return (bytes) => fromUtf32(bytes, true);
    if (mark === '0000feff')
        return (bytes) => fromUtf32(bytes, false);
    if (mark.startsWith('fffe'))
        return (bytes) => new TextDecoder('utf-16le').decode(bytes);
    if (mark.startsWith('feff'))
        return (bytes) => new TextDecoder('utf-16be').decode(bytes);
    return undefined;
}
/** By the zeros between the letters. */
function guessedEncoding(content) {
    if (content.length < wide.leastBytes)
        return undefined;
    const [even, odd] = zeroShares(content.subarray(0, sampledBytes));
    if (odd > wide.zeros && even < wide.otherZeros)
        return (bytes) => new TextDecoder('utf-16le').decode(bytes);
    if (even > wide.zeros && odd < wide.otherZeros)
        return (bytes) => new TextDecoder('utf-16be').decode(bytes);
    return undefined;
}
function fromUtf32(bytes, isLittle) {
    const points = [];
    for (let index = 0; index + 3 < bytes.length; index += 4) {
        const point = isLittle ? bytes.readUInt32LE(index) : bytes.readUInt32BE(index);
        points.push(point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd');
    }
    return points.join('');
}
/** How many of the bytes at even and at odd places are zero. */
function zeroShares(sample) {
    const zeros = [0, 0];
    for (const [index, byte] of sample.entries())
        if (byte === 0)
            zeros[index % 2 === 0 ? 0 : 1] += 1;
    const places = Math.max(2, Math.floor(sample.length / 2));
    return [zeros[0] / places, zeros[1] / places];
}
function looksBinary(content) {
    const sample = content.subarray(0, sampledBytes);
    let odd = 0;
    for (const byte of sample)
        if (byte < 0x20 && !(byte >= 0x08 && byte <= 0x0d) && byte !== 0x1b)
            odd += 1;
    return odd > sample.length * binaryShare;
}
function withoutMark(text) {
    return text.startsWith('\ufeff') ? text.slice(1) : text;
}


/***/ }),

/***/ 222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  h: () => (/* binding */ scanCommit)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(455);
;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(760);
// EXTERNAL MODULE: ./build/errors.js
var errors = __nccwpck_require__(473);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __nccwpck_require__(421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(24);
// EXTERNAL MODULE: ./build/git/environment.js
var environment = __nccwpck_require__(70);
;// CONCATENATED MODULE: ./build/git/hardening.js
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
        return { ...variables('machine'), ...configuredBy(external_node_os_namespaceObject.devNull), ...offline };
    return { ...variables('user'), ...offline };
}
const configuredBy = (file) => ({ GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: file });
const only = ({ protocols }) => ({ GIT_ALLOW_PROTOCOL: protocols });
/** Settings of the command line win over those of a repository. */
const settings = {
    'safe.bareRepository': 'explicit',
    'core.fsmonitor': 'false',
    'core.untrackedCache': 'false',
    'core.hooksPath': external_node_os_namespaceObject.devNull,
    'core.attributesFile': external_node_os_namespaceObject.devNull,
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

// EXTERNAL MODULE: ./build/git/machine.js + 2 modules
var machine = __nccwpck_require__(135);
// EXTERNAL MODULE: ./build/git/repository.js
var repository = __nccwpck_require__(799);
;// CONCATENATED MODULE: ./build/git/runner.js
/** The one place that starts git: never through a shell, found outside the checkout, with nothing that a repository could make it run. */






/** Starts git with open pipes; an aborted signal kills it, and its `error` event then carries an AbortError. */
async function startGit(place, args, mode = 'sealed') {
    return start({ place, args, mode, repository: await runner_repositoryOf(place) });
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
async function runner_repositoryOf(place) {
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
async function runner_askGit(place, args, { mode = 'sealed', capBytes } = {}) {
    if (place.signal.aborted)
        throw cancelled(place.signal);
    return ended(await startGit(place, args, mode), place, capBytes);
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
        hint: 'Give the path of a folder that `git clone` or `git init` made, with at least one commit.',
    });
}
function cannotStart(cause) {
    return new errors/* GateError */.ue('CONFIG', 'The git program could not be started', { cause });
}

;// CONCATENATED MODULE: external "node:stream"
const external_node_stream_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");
;// CONCATENATED MODULE: external "node:stream/consumers"
const consumers_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/consumers");
;// CONCATENATED MODULE: external "node:stream/promises"
const external_node_stream_promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");
;// CONCATENATED MODULE: ./build/git/streams.js

/** The records of a stream, each ended by the separator byte. */
async function* separatedBy(stream, separator) {
    let rest = Buffer.alloc(0);
    for await (const chunk of stream) {
        const data = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
        let start = 0;
        for (let end = data.indexOf(separator); end >= 0; end = data.indexOf(separator, start)) {
            yield data.subarray(start, end);
            start = end + 1;
        }
        rest = data.subarray(start);
    }
    if (rest.length > 0)
        throw endedEarly();
}
/** Takes lines and exact numbers of bytes, in turn, from one stream; rejects when it ends too soon. */
function recordReader(stream) {
    const chunks = stream[Symbol.asyncIterator]();
    let rest = Buffer.alloc(0);
    const nextChunk = async () => {
        const { value, done } = await chunks.next();
        if (done)
            throw endedEarly();
        return value;
    };
    const line = async () => {
        let end = rest.indexOf(0x0a);
        while (end < 0) {
            rest = Buffer.concat([rest, await nextChunk()]);
            end = rest.indexOf(0x0a);
        }
        const found = rest.toString('latin1', 0, end);
        rest = rest.subarray(end + 1);
        return found;
    };
    const bytes = async (length) => {
        const parts = [rest];
        let held = rest.length;
        while (held < length) {
            const chunk = await nextChunk();
            parts.push(chunk);
            held += chunk.length;
        }
        const all = parts.length === 1 ? rest : Buffer.concat(parts);
        rest = all.subarray(length);
        return all.subarray(0, length);
    };
    return { line, bytes };
}
function endedEarly() {
    return new errors/* GateError */.ue('SCAN_FAILED', 'The output of git ended early', {
        hint: 'Check the repository with `git fsck`.',
    });
}

;// CONCATENATED MODULE: ./build/git/history.js
/** What the commits of a branch held and its last one does not: committed and removed again is still public. */





/** A branch that lived for years is not searched anew with every push. */
const limits = { objects: 300_000, blobs: 20_000, bytes: 512 * 1024 * 1024, blobBytes: 10 * 1024 * 1024 };
const none = { blobs: [], diagnostics: [] };
const newline = 0x0a;
/** Each content once, without those in `known`. */
async function listHistory(request, known) {
    const { sha, base } = request;
    if (base === undefined)
        return none;
    const bases = await basesOf(request, base);
    if (bases === undefined)
        return cut('the clone does not hold the commit that this branch is compared with');
    if (bases.includes(sha))
        return none;
    const seen = new Set(known);
    const inBases = [];
    for (const commit of bases)
        inBases.push(...(await treeOf(request, commit, seen)));
    const { named, isCut } = await objectsOf(request, bases, seen);
    const blobs = await withSizes(request, [...inBases, ...named]);
    const kept = withinLimits(blobs);
    const left = blobs.length - kept.length;
    const shallow = (await runner_askGit(request, ['rev-parse', '--is-shallow-repository'])).stdout.toString().trim() === 'true';
    const why = shallow
        ? 'the clone is shallow: fetch the whole history'
        : `${left} versions of files are beyond the limit`;
    return { blobs: kept, diagnostics: left > 0 || isCut || shallow ? cut(why).diagnostics : [] };
}
function cut(why) {
    const message = `Not every version of the files that the branch changed was searched for secrets: ${why}`;
    return { blobs: [], diagnostics: [{ engine: 'checkout', message }] };
}
/** The commit itself and where the branch left it; undefined when the clone lacks it. */
async function basesOf(request, base) {
    const known = await runner_askGit(request, ['cat-file', '-e', `${base}^{commit}`]);
    if (known.code !== 0)
        return undefined;
    const { stdout } = await runner_askGit(request, ['merge-base', '--all', request.sha, base]);
    const forks = stdout
        .toString()
        .split('\n')
        .filter((line) => line !== '');
    return [...new Set([base, ...forks])];
}
/** The contents of a commit's tree that were not seen yet. */
async function treeOf(request, commit, seen) {
    const { stdout } = await runner_askGit(request, ['ls-tree', '-r', '-z', '--full-tree', commit]);
    return stdout
        .toString()
        .split('\0')
        .flatMap((record) => {
        const [, kind, oid = '', path = ''] = /^\d+ (\w+) ([0-9a-f]+)\t(.*)$/s.exec(record) ?? [];
        if (kind !== 'blob' || seen.has(oid))
            return [];
        seen.add(oid);
        return [{ oid, path, commit: undefined }];
    });
}
/** Trees and contents of the branch's own commits; in the order of these, so that each stands behind the last that holds it. */
async function objectsOf(request, bases, seen) {
    const child = await startGit(request, ['rev-list', '--objects', '--in-commit-order', request.sha, '--not', ...bases]);
    child.stdin.end();
    const ended = ending(child, request.signal);
    const named = [];
    let isCut = false;
    const read = (async () => {
        let commit;
        for await (const line of separatedBy(child.stdout, newline)) {
            const [, oid = '', gap, path = ''] = /^([0-9a-f]+)( ?)(.*)$/s.exec(line.toString()) ?? [];
            if (gap === '')
                commit = oid;
            else if (path !== '' && !seen.has(oid)) {
                seen.add(oid);
                named.push({ oid, path, commit });
            }
            isCut = named.length >= limits.objects;
            if (isCut)
                break;
        }
    })();
    await Promise.all([ended.catch(() => undefined), (0,consumers_namespaceObject.text)(child.stderr), read.finally(() => child.kill('SIGKILL'))]);
    return { named, isCut };
}
/** The contents among the objects, with their sizes. */
async function withSizes(request, named) {
    if (named.length === 0)
        return [];
    const child = await startGit(request, [
        'cat-file',
        '--batch-check=%(objectname) %(objecttype) %(objectsize)',
        '--buffer',
    ]);
    const ended = ending(child, request.signal);
    const fed = (0,external_node_stream_promises_namespaceObject.pipeline)(external_node_stream_namespaceObject.Readable.from(named.map(({ oid }) => `${oid}\n`)), child.stdin).catch(() => undefined);
    const sizes = new Map();
    const read = (async () => {
        for await (const line of separatedBy(child.stdout, newline)) {
            const [oid = '', type, size] = line.toString().split(' ');
            if (type === 'blob')
                sizes.set(oid, Number(size));
        }
    })();
    await Promise.all([ended, (0,consumers_namespaceObject.text)(child.stderr), read, fed]).finally(() => child.kill('SIGKILL'));
    return named.flatMap((one) => {
        const bytes = sizes.get(one.oid);
        return bytes === undefined ? [] : [{ ...one, bytes }];
    });
}
function withinLimits(blobs) {
    let total = 0;
    return blobs.slice(0, limits.blobs).filter(({ bytes }) => {
        const isIn = bytes <= limits.blobBytes && total + bytes <= limits.bytes;
        if (isIn)
            total += bytes;
        return isIn;
    });
}

;// CONCATENATED MODULE: ./build/git/links.js
/** Judges symbolic links: what one points to in the same commit is scanned where it lies, anything else is not looked at. */

/** `paths`: of all that the commit's tree holds. */
function judgeLinks(links, paths) {
    if (links.length === 0)
        return { skips: [], diagnostics: [] };
    const folders = foldersOf(paths);
    const isInside = ({ path, target }) => {
        const place = external_node_path_.posix.normalize(external_node_path_.posix.join(external_node_path_.posix.dirname(path), target)).replace(/\/$/, '');
        return /^[^/]/.test(target) && (place === '.' || paths.has(place) || folders.has(place));
    };
    const skips = links
        .filter((link) => !isInside(link))
        .map(({ path }) => ({ reason: 'Symbolic link to what this commit does not hold: not looked at', filePath: path }));
    const followed = links.length - skips.length;
    const message = `Symbolic links were not followed (${followed}); what they point to is scanned where it lies`;
    return { skips, diagnostics: followed === 0 ? [] : [{ engine: 'checkout', message }] };
}
function foldersOf(paths) {
    const folders = new Set();
    for (const path of paths) {
        for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
            const folder = path.slice(0, end);
            if (folders.has(folder))
                break;
            folders.add(folder);
        }
    }
    return folders;
}

;// CONCATENATED MODULE: ./build/git/paths.js
/** Decides which path names of a git tree may be written to disk; a tree is input from strangers. */
const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** Characters that HFS+ ignores in names, so that `.g<U+200C>it` would be `.git` there. */
const ignoredByFileSystems = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
/** The path as text when it stays inside the root and is an honest name, else why not, and how to show it. */
function judgePath(raw) {
    let path;
    try {
        path = strictUtf8.decode(raw);
    }
    catch {
        return { shown: showBytes(raw), refusal: 'its name is not UTF-8' };
    }
    const refusal = refusalOf(path);
    return refusal === undefined ? { path } : { shown: path, refusal };
}
function refusalOf(path) {
    if (path.includes('\0'))
        return 'its name holds a NUL';
    if (path.includes('\\'))
        return 'its name holds a backslash';
    if (path.startsWith('/') || /^[A-Za-z]:/.test(path))
        return 'its name is an absolute path';
    const parts = path.split('/');
    if (parts.some((part) => part === '' || part === '.' || part === '..'))
        return 'its name leaves the tree';
    if (parts.some(namesGitFolder))
        return 'its name points into a .git folder';
    return undefined;
}
/** `.git` as some file system would read it: any case, trailing dots or blanks, a stream, the 8.3 name. */
function namesGitFolder(part) {
    const plain = part
        .replaceAll(ignoredByFileSystems, '')
        .toLowerCase()
        .replace(/:.*$/, '')
        .replace(/[. ]+$/, '');
    return plain === '.git' || plain === 'git~1';
}
function showBytes(raw) {
    return raw.toString('latin1').replaceAll(/[^\x20-\x7e]/g, (character) => {
        return `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
    });
}

// EXTERNAL MODULE: ./build/git/skipped-files.js
var skipped_files = __nccwpck_require__(529);
;// CONCATENATED MODULE: ./build/git/tree-writer.js
/** Writes the contents of a commit's files: each under its name, or, where that cannot be, under a number. */


/** How much is held in memory between two rounds of writing. */
const batchFiles = 64;
const batchBytes = 16 * 1024 * 1024;
/** The whole pointer, so that nothing else can pass for one. See https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md */
const lfsPointer = /^version https?:\/\/[\w.-]+\/spec\/v\d+\n(?:ext-\d+-[\w.-]+ sha256:[0-9a-f]{64}\n)*oid sha256:[0-9a-f]{64}\nsize \d+\n$/;
const lfsPointerBytes = 1024;
/** Errors that the name of a file can cause on the file system at hand. */
const namingErrors = new Set(['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'EINVAL', 'EILSEQ']);
/** Collects files and writes them in parallel once a round is full. */
function createTreeWriter(place) {
    const written = { files: [], odd: [], links: [], old: [], skips: [] };
    const write = itemWriter(place, written);
    let round = [];
    let roundBytes = 0;
    const flush = async () => {
        const full = round;
        round = [];
        roundBytes = 0;
        await Promise.all(full.map(write));
    };
    const add = async (entry, content) => {
        if (content.length <= lfsPointerBytes && lfsPointer.test(content.toString('latin1'))) {
            if (entry.kind !== 'old')
                written.skips.push({ reason: 'Git LFS pointer: the file behind it was not scanned', filePath: entry.path });
            return;
        }
        round.push({ entry, content });
        roundBytes += content.length;
        if (round.length >= batchFiles || roundBytes >= batchBytes)
            await flush();
    };
    return { ...written, add, flush };
}
function itemWriter({ destination, spareFolder }, written) {
    const writeNamed = namedWriter(destination);
    const writeSpare = spareFolder === undefined ? async () => undefined : spareWriter(spareFolder);
    return async ({ entry: { path, kind, commit }, content }) => {
        if (kind === 'file' && (await writeNamed(path, content))) {
            written.files.push(path);
            return;
        }
        const stored = await writeSpare(content);
        if (kind === 'link')
            written.links.push({ path, stored: stored ?? '', target: content.toString() });
        else if (stored !== undefined && kind === 'old')
            written.old.push({ path, stored, commit });
        else if (stored !== undefined)
            written.odd.push({ path, stored });
        else if (kind === 'file')
            written.skips.push({ reason: 'A file was not scanned: its name cannot be written', filePath: path });
    };
}
function spareWriter(folder) {
    let count = 0;
    return async (content) => {
        const stored = (0,external_node_path_.join)(folder, String(count++));
        await (0,promises_.writeFile)(stored, content, { flag: 'wx', mode: 0o600 });
        return stored;
    };
}
/** False when the file system does not take the name, or holds it for another's. */
function namedWriter(destination) {
    const folders = new Map();
    return async (path, content) => {
        const target = (0,external_node_path_.join)(destination, path);
        const folder = (0,external_node_path_.dirname)(target);
        const made = folders.get(folder) ?? (0,promises_.mkdir)(folder, { recursive: true, mode: 0o700 });
        folders.set(folder, made);
        try {
            await made;
            // `wx`: two names that the file system holds for one must not overwrite each other.
            await (0,promises_.writeFile)(target, content, { flag: 'wx', mode: 0o600 });
            return true;
        }
        catch (error) {
            if (!namingErrors.has(error.code ?? ''))
                throw error;
            return false;
        }
    };
}

;// CONCATENATED MODULE: ./build/git/export.js
/** Writes the files of one commit into a folder, byte for byte as the commit holds them: no filter, no attribute, no link. */











/** Files above this are reported, not scanned: a scanner would need minutes, and sources are never that large. */
const maximumFileBytes = 10 * 1024 * 1024;
/** A tree can name one blob a million times; without a limit a small push would fill the disk. */
const maximumTreeBytes = 4 * 1024 ** 3;
const maximumTreeFiles = 500_000;
const engine = 'checkout';
const fullSha = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** Exports the commit's tree. Rejects when an object is missing, when the tree is beyond all measure, or when aborted. */
async function exportCommit(request) {
    if (!fullSha.test(request.sha))
        throw new errors/* GateError */.ue('SCAN_FAILED', `Not the full SHA of a commit: ${request.sha}`);
    const { blobs, skips, paths, twice } = await listTree(request);
    const contents = new Map(blobs.filter(({ kind, path }) => kind === 'file' && !twice.has(path)).map(({ path, oid }) => [path, oid]));
    const isLeftOut = request.leaveOut?.(contents) ?? (() => false);
    const history = await listHistory(request, new Set(blobs.map(({ oid }) => oid)));
    const old = history.blobs.map((blob) => ({ ...blob, kind: 'old' }));
    const needed = blobs.filter(({ kind, path, oid }) => kind !== 'file' || !isLeftOut(path, oid));
    const written = await writeBlobs(request, [...needed, ...old]);
    const links = judgeLinks(written.links, paths);
    const left = [...skips, ...written.skips, ...links.skips];
    return {
        contents,
        files: written.files.sort(),
        odd: written.odd,
        links: written.links,
        old: written.old,
        diagnostics: [...(0,skipped_files/* diagnosticsOfSkips */.S)(engine, left), ...links.diagnostics, ...history.diagnostics],
        isWhole: left.length === 0,
    };
}
async function listTree(request) {
    if (request.signal.aborted)
        throw cancelled(request.signal);
    const listing = { blobs: [], skips: [], paths: new Set(), twice: new Set() };
    const child = await startGit(request, ['ls-tree', '-r', '-z', '-l', '--full-tree', request.sha]);
    child.stdin.end();
    const ended = ending(child, request.signal);
    const errors = (0,consumers_namespaceObject.text)(child.stderr);
    const read = (async () => {
        let bytes = 0;
        for await (const record of separatedBy(child.stdout, 0)) {
            bytes += addEntry(listing, record);
            if (bytes > maximumTreeBytes || listing.blobs.length > maximumTreeFiles)
                throw tooLarge(request.sha);
        }
    })();
    const [code, message] = await Promise.all([ended, errors, read]).finally(() => child.kill('SIGKILL'));
    if (code !== 0)
        throw unreadable(request.sha, message);
    return listing;
}
/** Sorts one record of `ls-tree -l` (`mode type oid size<TAB>path`) into the listing; returns the bytes to be written. */
function addEntry(listing, record) {
    const tab = record.indexOf(0x09);
    const [mode, , oid, size] = record.toString('latin1', 0, Math.max(tab, 0)).split(/ +/);
    if (tab < 0 || mode === undefined || oid === undefined)
        throw new errors/* GateError */.ue('SCAN_FAILED', 'git listed a tree in an unknown form');
    const judged = judgePath(record.subarray(tab + 1));
    const path = 'refusal' in judged ? judged.shown : judged.path;
    const skip = (reason) => listing.skips.push({ reason, filePath: path });
    if ('refusal' in judged)
        skip(`An odd name, which some systems cannot take: ${judged.refusal}`);
    else if (listing.paths.has(path))
        skip('The tree holds this name twice');
    const kind = 'refusal' in judged || listing.paths.has(path) ? 'odd' : 'file';
    if (listing.paths.has(path))
        listing.twice.add(path);
    listing.paths.add(path);
    if (mode === '160000') {
        skip('Submodule: not scanned');
    }
    else if (!/^\d+$/.test(size ?? '')) {
        throw new errors/* GateError */.ue('SCAN_FAILED', `The repository does not hold the contents of ${path}`, {
            hint: 'Scan a full clone: a partial clone (`--filter`) lacks file contents.',
        });
    }
    else if (Number(size) > maximumFileBytes) {
        skip(`Larger than ${maximumFileBytes / 1024 / 1024} MiB: not scanned`);
    }
    else {
        listing.blobs.push({ oid, path, bytes: Number(size), kind: mode === '120000' ? 'link' : kind });
        return Number(size);
    }
    return 0;
}
/** Streams all blobs through one `git cat-file --batch` and writes them in rounds, so that memory stays bounded. */
async function writeBlobs(request, blobs) {
    if (request.signal.aborted)
        throw cancelled(request.signal);
    const child = await startGit(request, ['cat-file', '--batch', '--buffer']);
    const ended = ending(child, request.signal);
    const errors = (0,consumers_namespaceObject.text)(child.stderr);
    const fed = (0,external_node_stream_promises_namespaceObject.pipeline)(external_node_stream_namespaceObject.Readable.from(oidLines(blobs)), child.stdin).catch(() => undefined);
    const writer = createTreeWriter(request);
    const read = (async () => {
        const reader = recordReader(child.stdout);
        for (const blob of blobs)
            await writer.add(blob, await readBlob(reader, blob));
        await writer.flush();
    })();
    const [code, message] = await Promise.all([ended, errors, read, fed]).finally(() => child.kill('SIGKILL'));
    if (code !== 0)
        throw unreadable(request.sha, message);
    return writer;
}
function* oidLines(blobs) {
    for (const { oid } of blobs)
        yield `${oid}\n`;
}
async function readBlob(reader, blob) {
    const header = await reader.line();
    if (header !== `${blob.oid} blob ${blob.bytes}`) {
        throw new errors/* GateError */.ue('SCAN_FAILED', `The repository does not hold the contents of ${blob.path}`, {
            hint: 'Check the repository with `git fsck`, or clone it anew.',
        });
    }
    const content = await reader.bytes(blob.bytes);
    await reader.bytes(1);
    return content;
}
function tooLarge(sha) {
    const limit = `${maximumTreeFiles} files or ${maximumTreeBytes / 1024 ** 3} GiB`;
    return new errors/* GateError */.ue('SCAN_FAILED', `The tree of ${sha} holds more than ${limit}`);
}
function unreadable(sha, message) {
    return new errors/* GateError */.ue('SCAN_FAILED', `git could not read the tree of ${sha}: ${message.split('\n', 1)[0]}`);
}

;// CONCATENATED MODULE: ./build/git/checkout.js
/** What the embedded service asks of a local git repository: is it one, what are its branches, what does a commit hold. */




const checkout_fullSha = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const localBranch = 'refs/heads/';
const remoteBranch = 'refs/remotes/origin/';
/** The repository that the path lies in; CONFIG when there is none. */
async function findCheckout(place) {
    const isFolder = await stat(place.path).then((stats) => stats.isDirectory(), () => false);
    if (!isFolder)
        throw notACheckout(place.path, 'there is no such folder');
    const { gitFolder, top } = await repositoryOf(place);
    const answer = await askGit(place, ['rev-parse', '--git-dir']);
    if (answer.code !== 0)
        throw notACheckout(place.path, firstLine(answer.stderr));
    return { path: top ?? gitFolder, isBare: top === undefined };
}
/** Full SHA of the commit that `refs/heads/<branch>` names; undefined when there is no such branch. */
async function resolveBranch(place, branch) {
    // `show-ref --verify` takes an exact reference: `main~1`, `HEAD` or a tag of that name resolve to nothing.
    const shown = await ask(place, ['show-ref', '--verify', '--hash', '--', `${localBranch}${branch}`]);
    const sha = shown.stdout.trim();
    if (shown.code !== 0 || !checkout_fullSha.test(sha))
        return undefined;
    return resolveCommit(place, sha);
}
/** Full SHA of the commit that origin's branch of this name was seen at; undefined when it was never seen. */
async function resolveRemoteBranch(place, branch) {
    const shown = await ask(place, ['show-ref', '--verify', '--hash', '--', `${remoteBranch}${branch}`]);
    const sha = shown.stdout.trim();
    return shown.code === 0 && checkout_fullSha.test(sha) ? resolveCommit(place, sha) : undefined;
}
/** The same, else the own one; undefined when there is neither. */
async function branchHead(place, branch) {
    return (await resolveRemoteBranch(place, branch)) ?? resolveBranch(place, branch);
}
/** Full SHA of the checked-out commit; undefined in a repository without commits. */
function resolveHead(place) {
    return resolveCommit(place, 'HEAD');
}
/** Name of the branch that is checked out; undefined when HEAD is detached. */
async function currentBranch(place) {
    const reference = await symbolicTarget(place, 'HEAD');
    return reference?.startsWith(localBranch) ? reference.slice(localBranch.length) : undefined;
}
/** The target of origin's HEAD, else main or master, else the current branch; undefined when there is none of these. */
async function defaultBranch(place) {
    const remoteHead = await symbolicTarget(place, `${remoteBranch}HEAD`);
    if (remoteHead?.startsWith(remoteBranch))
        return remoteHead.slice(remoteBranch.length);
    for (const name of ['main', 'master']) {
        if ((await resolveBranch(place, name)) !== undefined)
            return name;
    }
    return currentBranch(place);
}
/** Address of the remote `origin`, as configured (it may hold credentials: never print it); undefined when none. */
async function originUrl(place) {
    const answer = await ask(place, ['remote', 'get-url', 'origin'], 'user');
    return answer.code === 0 ? withoutNewline(answer.stdout) : undefined;
}
async function ask(place, args, mode) {
    const { code, stdout } = await askGit(place, args, { mode });
    return { code, stdout: stdout.toString() };
}
/** Full SHA of the commit that a revision names; undefined when the repository does not hold it. */
async function resolveCommit(place, revision) {
    const answer = await ask(place, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
    const sha = answer.stdout.trim();
    return answer.code === 0 && checkout_fullSha.test(sha) ? sha : undefined;
}
async function symbolicTarget(place, reference) {
    const answer = await ask(place, ['symbolic-ref', '--quiet', reference]);
    return answer.code === 0 ? withoutNewline(answer.stdout) : undefined;
}
function notACheckout(path, why) {
    return new GateError('CONFIG', `${path} is not a git checkout or bare clone: ${why}`, {
        hint: 'Give the path of a folder that `git clone` or `git init` made, with at least one commit.',
    });
}
const withoutNewline = (line) => line.replace(/\r?\n$/, '');
const firstLine = (lines) => lines.split('\n', 1)[0]?.replace(/^fatal: /, '') ?? '';

// EXTERNAL MODULE: ./build/service/engines/registry.js + 40 modules
var registry = __nccwpck_require__(885);
// EXTERNAL MODULE: ./build/service/engines/task.js
var task = __nccwpck_require__(351);
;// CONCATENATED MODULE: ./build/service/scan-result.js
/** By what a finding is known in one repository. */
function identityOf({ type, fingerprint }) {
    return `${type} ${fingerprint}`;
}

;// CONCATENATED MODULE: ./build/service/known-findings.js

/** `baseContents` may be read late: it is known when the base's tree is. */
function sharedBetween(head, engines) {
    const depends = (engine, path) => engine.isShared?.(path) ?? true;
    return (base) => {
        const hasSameContent = (path) => base.has(path) && base.get(path) === head.get(path);
        const changed = [...new Set([...base.keys(), ...head.keys()])].filter((path) => !hasSameContent(path));
        const isMoved = new Map(engines.map((engine) => [engine, changed.some((path) => depends(engine, path))]));
        const isSame = (engine, path) => hasSameContent(path) && !(isMoved.get(engine) === true && depends(engine, path));
        return {
            isSame,
            isNeedless: (path, oid) => head.get(path) === oid && engines.every((engine) => isSame(engine, path)),
            filesFor: (engine, files) => files.filter(({ path }) => !isSame(engine, path)),
        };
    };
}
/**
 * Old is what stands in a file that both share, what the base's scan found too, and what it found in a file that is
 * renamed here. What it may not have seen is doubtful, never old.
 */
function knownFindings(head, base, { isSame }) {
    const known = { old: [], doubtful: [] };
    const isRenamed = renames(head, base);
    for (const { engine, findings } of head.answers) {
        const before = base.answers.find((answer) => answer.engine === engine);
        const held = new Set(before?.findings.map(identityOf));
        const isUnseen = unseenBy(before, base.tree.diagnostics);
        for (const finding of findings) {
            const isOld = isSame(engine, finding.filePath) || held.has(identityOf(finding)) || isRenamed(finding);
            if (isOld)
                known.old.push(identityOf(finding));
            else if (isUnseen(finding))
                known.doubtful.push(identityOf(finding));
        }
    }
    return known;
}
/** A file is renamed when it is gone under the one name and new under the other; each finding of it moves once. */
function renames(head, base) {
    const gone = base.answers
        .flatMap(({ findings }) => findings)
        .filter(({ filePath }) => base.tree.contents.has(filePath) && !head.tree.contents.has(filePath));
    const origins = Map.groupBy(gone, contentOf);
    return (finding) => {
        const { filePath, contentFingerprint } = finding;
        const isNew = head.tree.contents.has(filePath) && !base.tree.contents.has(filePath);
        return contentFingerprint !== undefined && isNew && origins.get(contentOf(finding))?.pop() !== undefined;
    };
}
function contentOf({ type, contentFingerprint = '' }) {
    return `${type} ${contentFingerprint}`;
}
/** Whether the base's scan may have missed it: its engine failed there, or did not look at the file to its end. */
function unseenBy(before, ofTree) {
    const diagnostics = [...ofTree, ...(before?.diagnostics ?? [])];
    const isFailed = before === undefined || diagnostics.some(({ failed }) => failed);
    const skipped = new Set(diagnostics.flatMap(({ file_path: one, file_paths: several = [] }) => (one === undefined ? several : [one])));
    return ({ filePath }) => isFailed || skipped.has(filePath);
}

// EXTERNAL MODULE: ./build/policy/languages/languages.js + 1 modules
var languages = __nccwpck_require__(424);
// EXTERNAL MODULE: ./build/service/engines/program.js
var program = __nccwpck_require__(172);
;// CONCATENATED MODULE: ./build/service/languages.js


/** More are counted, but not named. */
const unnamedMax = 2000;
/** Generated and vendored files are not counted: nobody here wrote them. */
async function countLanguages(root, files, lookedAt) {
    const counts = new Map();
    for (const file of files) {
        if ((0,languages/* isForeign */.jq)(file.path))
            continue;
        const { language, isNamed } = await (0,program/* programOf */.o)(root, file);
        if (language === undefined || language === 'Shell')
            continue;
        const count = counts.get(language) ?? { language, files: 0, looked_at: 0, unnamed: [] };
        counts.set(language, count);
        count.files += 1;
        if (lookedAt.has(file.path))
            count.looked_at += 1;
        if (!isNamed && count.unnamed.length < unnamedMax)
            count.unnamed.push(file.path);
    }
    return [...counts.values()]
        .sort((a, b) => b.files - a.files || (a.language < b.language ? -1 : 1))
        .map(({ unnamed, ...count }) => (unnamed.length === 0 ? count : { ...count, unnamed }));
}

;// CONCATENATED MODULE: ./build/service/run-engines.js
/** Runs every engine over one exported tree; one that fails leaves the others' findings as they are. */

/** `filesFor` narrows the tree for an engine. */
async function runEngines(engines, context, filesFor = () => context.files) {
    const answers = [];
    for (const engine of engines) {
        try {
            answers.push({ engine, ...(await engine.scan({ ...context, files: filesFor(engine) })) });
        }
        catch (cause) {
            if (context.signal.aborted)
                throw cancelled(context.signal);
            answers.push({ engine, ...failed(engine.name, cause) });
        }
    }
    return answers;
}
/** The others' findings stand; that this engine's are missing keeps the run from passing. */
function failed(engine, cause) {
    const [reason = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n', 1);
    const diagnostics = [{ engine, message: `The engine failed: ${reason.slice(0, 300)}`, failed: true }];
    return { findings: [], coverage: 'not covered', diagnostics, lookedAt: [] };
}

;// CONCATENATED MODULE: ./build/service/scan-commit.js
/** Scans one commit: its tree goes into a temporary folder, every engine looks at it, the folder goes away. */











const coverageOrder = ['not covered', 'partly covered', 'covered'];
/**
 * Exports the commit and runs every engine over it.
 * Rejects with SCAN_FAILED when nothing was looked at, with CANCELLED when the signal aborts.
 */
async function scanCommit(job, signal, { temporaryFolder = (0,external_node_os_namespaceObject.tmpdir)(), engines = registry/* engines */.s, lookAtEach = task/* lookHere */.c } = {}) {
    if (signal.aborted)
        throw cancelled(signal);
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(await (0,promises_.realpath)(temporaryFolder), 'scan-gate-'));
    try {
        await (0,promises_.chmod)(folder, 0o700);
        const root = (0,external_node_path_.join)(folder, 'tree');
        await (0,promises_.mkdir)(root, { mode: 0o700 });
        const spareFolder = (0,external_node_path_.join)(folder, 'spare');
        await (0,promises_.mkdir)(spareFolder, { mode: 0o700 });
        const tree = await exportCommit({ ...job, destination: root, spareFolder, signal });
        const files = filesOf(tree, root);
        if (files.length === 0)
            throw nothingScanned(job.sha, 'the commit holds no regular file', tree.diagnostics);
        const answers = await runEngines(engines, { root, files, extras: extrasOf(tree, root), signal, lookAtEach });
        const languages = await countLanguages(root, files, parsedBy(answers));
        const result = { ...gather(job.sha, answers, tree), languages };
        if (job.comparedWith === undefined)
            return result;
        const head = { tree, answers };
        const place = { path: job.path, sha: job.comparedWith, folder, signal, lookAtEach };
        return { ...result, known: await compareWith(head, engines, place) };
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 3 });
    }
}
/** Scans of the other commit what this one does not share with it. */
async function compareWith(head, engines, { folder, signal, lookAtEach, ...commit }) {
    const root = (0,external_node_path_.join)(folder, 'base');
    const spareFolder = (0,external_node_path_.join)(folder, 'base-spare');
    for (const made of [root, spareFolder])
        await (0,promises_.mkdir)(made, { mode: 0o700 });
    const sharedWith = sharedBetween(head.tree.contents, engines);
    const leaveOut = (contents) => sharedWith(contents).isNeedless;
    const tree = await exportCommit({ ...commit, destination: root, spareFolder, signal, leaveOut });
    const shared = sharedWith(tree.contents);
    const files = filesOf(tree, root);
    const context = { root, files, extras: extrasOf(tree, root), signal, lookAtEach };
    const needed = engines.filter((engine) => shared.filesFor(engine, files).length > 0 || tree.links.length > 0);
    const answers = await runEngines(needed, context, (engine) => shared.filesFor(engine, files));
    const idle = engines.filter((engine) => !needed.includes(engine)).map(nothingToSee);
    return knownFindings(head, { tree, answers: [...answers, ...idle] }, shared);
}
function nothingToSee(engine) {
    return { engine, findings: [], coverage: 'covered', diagnostics: [], lookedAt: [] };
}
function filesOf({ files, odd }, root) {
    const named = files.map((path) => ({ path, stored: path }));
    return [...named, ...odd.map(({ path, stored }) => ({ path, stored: (0,external_node_path_.relative)(root, stored) }))];
}
function extrasOf({ links, old }, root) {
    return [
        ...links.map(({ path, stored }) => ({ path, stored: (0,external_node_path_.relative)(root, stored), kind: 'link' })),
        ...old.map(({ path, stored, commit }) => {
            const place = { path, stored: (0,external_node_path_.relative)(root, stored) };
            return commit === undefined ? { ...place, kind: 'elsewhere' } : { ...place, kind: 'removed', commit };
        }),
    ];
}
function parsedBy(answers) {
    const ofCode = answers.filter(({ engine }) => engine.scanType === 'sast');
    return new Set(ofCode.flatMap(({ lookedAt }) => lookedAt));
}
function gather(sha, answers, tree) {
    const diagnostics = [...tree.diagnostics, ...answers.flatMap((answer) => answer.diagnostics)];
    const filesScanned = new Set(answers.flatMap((answer) => answer.lookedAt)).size;
    if (filesScanned === 0)
        throw nothingScanned(sha, 'no engine looked at any file', diagnostics);
    const findings = unique(answers.flatMap((answer) => answer.findings));
    return {
        findings: withoutSecretCode(findings),
        coverage: coverageOf(answers, tree.isWhole),
        diagnostics,
        filesScanned,
    };
}
/** The best word of a type's engines; a tree that could not be exported whole is covered in part at most. */
function coverageOf(answers, isWhole) {
    const coverage = {};
    const best = isWhole ? 'covered' : 'partly covered';
    for (const { engine, coverage: word } of answers) {
        const before = coverage[engine.scanType] ?? 'not covered';
        const better = rank(word) > rank(before) ? word : before;
        coverage[engine.scanType] = rank(better) > rank(best) ? best : better;
    }
    return coverage;
}
const rank = (word) => coverageOrder.indexOf(word);
function unique(findings) {
    return [...new Map(findings.toReversed().map((finding) => [finding.fingerprint, finding])).values()].reverse();
}
/** In a file that holds a secret, the code of any other finding could show it. */
function withoutSecretCode(findings) {
    const secretFiles = new Set(findings.filter(({ type }) => type === 'SECRET').map(({ filePath }) => filePath));
    return findings.map((finding) => {
        if (!secretFiles.has(finding.filePath))
            return finding;
        const { codeSnippet: _dropped, ...rest } = finding;
        return rest;
    });
}
function nothingScanned(sha, why, diagnostics) {
    const hint = diagnostics
        .map(({ message }) => message)
        .slice(0, 5)
        .join('. ');
    return new errors/* GateError */.ue('SCAN_FAILED', `Nothing was scanned in commit ${sha}: ${why}`, hint === '' ? {} : { hint });
}


/***/ }),

/***/ 6:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ defaultBounds)
/* harmony export */ });
/** How much time and memory a scanner may take for a file: one file must not cost the scan of all others. */
const defaultBounds = {
    openMs: 120_000,
    fileMs: 30_000,
    lostMs: 120_000,
    spentFileMs: 3_000,
    lostFiles: 60,
    heapMb: 2048,
    stackMb: 8,
};


/***/ }),

/***/ 300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  g: () => (/* binding */ lookInProcess)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __nccwpck_require__(421);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(760);
;// CONCATENATED MODULE: external "node:timers/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
;// CONCATENATED MODULE: external "node:url"
const external_node_url_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
// EXTERNAL MODULE: ./build/git/machine.js + 2 modules
var machine = __nccwpck_require__(135);
// EXTERNAL MODULE: ./build/service/worker/message.js
var message = __nccwpck_require__(128);
;// CONCATENATED MODULE: ./build/service/worker/engine-process.js
/**
 * Runs an engine's scanner in a process that can be ended: a file that takes too long or too much is left out by name.
 * Not in a thread alone: one that runs out of memory can take the whole process with it.
 */






function lookInProcess(workerUrl, bounds) {
    return (scanner, tasks, place) => lookAtAll({ workerUrl, bounds, name: scanner.name, tasks, place });
}
async function* lookAtAll(looking) {
    const { bounds, tasks, place } = looking;
    let child = await openChild(looking);
    let lost = { ms: 0, files: 0 };
    try {
        for (const task of tasks) {
            place.signal.throwIfAborted();
            if (lost.files >= bounds.lostFiles) {
                yield { task, fault: `${lost.files} files before it took too much time or memory` };
                continue;
            }
            const limitMs = lost.ms < bounds.lostMs ? bounds.fileMs : bounds.spentFileMs;
            const reply = await child.ask(task, limitMs);
            if ('looked' in reply) {
                yield { ...reply.looked, task };
                continue;
            }
            lost = { ms: lost.ms + limitMs, files: lost.files + 1 };
            child.end();
            yield { task, fault: 'ended' in reply ? reply.ended : 'the scanner lost its way' };
            child = await openChild(looking);
        }
    }
    finally {
        child.end();
    }
}
/** Throws what the scanner threw when it was opened, with the code by which a missing package is known. */
async function openChild({ workerUrl, bounds, name, place }) {
    const child = startChild(workerUrl, bounds, place.root);
    const { heapMb, stackMb } = bounds;
    const reply = await child.ask({ engine: name, root: place.root, heapMb, stackMb }, bounds.openMs);
    if ('opened' in reply)
        return child;
    child.end();
    if ('refused' in reply)
        throw Object.assign(new Error(reply.refused.message), { code: reply.refused.code });
    throw new Error('ended' in reply ? `it could not be loaded: ${reply.ended}` : 'it answered before it was asked');
}
function startChild(workerUrl, { heapMb }, root) {
    const child = (0,external_node_child_process_.fork)((0,external_node_url_namespaceObject.fileURLToPath)(workerUrl), [], {
        // Some scanners look for their configuration, and for code that it names, in the working directory and above.
        cwd: (0,external_node_path_.dirname)(root),
        env: (0,machine/* workerVariables */.S6)(root),
        execArgv: [],
        serialization: 'advanced',
        // What a scanner prints is of no use to anyone and could be mistaken for the output of the gate.
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    let settle = () => undefined;
    child.on('message', (reply) => settle(reply));
    child.on('error', () => settle({ ended: 'the scanner could not be started' }));
    child.on('exit', (code, signal) => {
        // An abort is how V8 ends a process whose heap is full.
        const isMemory = code === message/* outOfMemoryCode */.gf || signal === 'SIGABRT' || code === 134;
        settle({ ended: isMemory ? `it needs more than ${heapMb} MB of memory` : 'the scanner broke down' });
    });
    return {
        ask: async (message, limitMs) => {
            const reply = new Promise((resolve) => {
                settle = resolve;
            });
            child.send(message, () => undefined);
            const timer = new AbortController();
            const late = (0,promises_namespaceObject.setTimeout)(limitMs, { ended: `it takes more than ${limitMs / 1000} s` }, { signal: timer.signal });
            try {
                return await Promise.race([reply, late.catch(() => ({ ended: 'the scan was ended' }))]);
            }
            finally {
                timer.abort();
            }
        },
        end: () => {
            child.removeAllListeners();
            child.on('error', () => undefined);
            child.kill('SIGKILL');
        },
    };
}


/***/ }),

/***/ 128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   gf: () => (/* binding */ outOfMemoryCode),
/* harmony export */   qZ: () => (/* binding */ toPlainError)
/* harmony export */ });
/* unused harmony export fromPlainError */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(473);
/** What threads say to each other: plain data, because an error's class does not cross threads. */

/** How a process ends whose scanner's heap is full. */
const outOfMemoryCode = 71;
function toPlainError({ code, message, hint, reason }) {
    return { code, message, hint, reason };
}
function fromPlainError({ code, message, hint, reason }) {
    return new GateError(code, message, { hint, reason });
}


/***/ }),

/***/ 362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ passOn),
/* harmony export */   n: () => (/* binding */ workOff)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(919);
/* harmony import */ var _engines_task_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(351);
/* harmony import */ var _message_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(128);
/**
 * The far side of an engine's process. Its main thread only passes messages on, so that it notices when the scan is over
 * however deep the scanner is in a text; a thread of it opens the scanner, and then answers task by task.
 */



/** `script` is the entry, which finds itself in a thread then. */
function passOn(script, parent) {
    parent.on('disconnect', () => parent.exit());
    parent.once('message', (start) => {
        const resourceLimits = { maxOldGenerationSizeMb: start.heapMb, stackSizeMb: start.stackMb };
        const worker = new node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.Worker(script, { workerData: start, resourceLimits, argv: [], execArgv: [] });
        worker.on('message', (reply) => parent.send?.(reply));
        worker.on('error', (error) => {
            parent.exit(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? _message_js__WEBPACK_IMPORTED_MODULE_1__/* .outOfMemoryCode */ .gf : 1);
        });
        worker.on('exit', () => parent.exit(1));
        parent.on('message', (task) => worker.postMessage(task));
    });
}
async function workOff({ engine, root }, port, engines) {
    const reply = (message) => port.postMessage(message);
    try {
        const scanner = engines.find(({ name }) => name === engine)?.scanner;
        if (scanner === undefined)
            throw new Error(`there is no scanner ${engine}`);
        const look = await scanner.open(root);
        port.on('message', async (task) => reply({ looked: await (0,_engines_task_js__WEBPACK_IMPORTED_MODULE_2__/* .lookAt */ .t)(look, task) }));
        reply({ opened: true });
    }
    catch (error) {
        const { message, code } = error;
        reply({ refused: { message, code } });
    }
}


/***/ }),

/***/ 437:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(919);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(473);
/* harmony import */ var _engines_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(885);
/* harmony import */ var _scan_commit_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(222);
/* harmony import */ var _bounds_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(6);
/* harmony import */ var _engine_process_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(300);
/* harmony import */ var _message_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(128);
/* harmony import */ var _work_off_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(362);
/** Entry of the scan worker: scans the one commit that it was started with; as a child of one, works off an engine's tasks. */








async function answer({ job, temporaryFolder, workerUrl }) {
    const lookAtEach = (0,_engine_process_js__WEBPACK_IMPORTED_MODULE_5__/* .lookInProcess */ .g)(new URL(workerUrl), _bounds_js__WEBPACK_IMPORTED_MODULE_4__/* .defaultBounds */ .B);
    try {
        // Cancelling ends the whole worker, so that a long synchronous analysis cannot delay it.
        return { result: await (0,_scan_commit_js__WEBPACK_IMPORTED_MODULE_3__/* .scanCommit */ .h)(job, new AbortController().signal, { temporaryFolder, lookAtEach }) };
    }
    catch (error) {
        return { error: (0,_message_js__WEBPACK_IMPORTED_MODULE_6__/* .toPlainError */ .qZ)((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .asGateError */ .Ub)(error, 'SCAN_FAILED')) };
    }
}
const start = node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.workerData;
if (node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort === null || start === null)
    (0,_work_off_js__WEBPACK_IMPORTED_MODULE_7__/* .passOn */ .T)(new URL(import.meta.url), process);
else if ('engine' in start)
    await (0,_work_off_js__WEBPACK_IMPORTED_MODULE_7__/* .workOff */ .n)(start, node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort, _engines_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .engines */ .s);
else
    node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort.postMessage(await answer(start));

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(437);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
