export const id = 926;
export const ids = [926];
export const modules = {

/***/ 8905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ endpoints)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9567);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5156);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4015);
/** Every endpoint of the service, once: the client's methods and the embedded service's routes follow from this table. */


const page = zod__WEBPACK_IMPORTED_MODULE_1__.number().int().min(1);
const limit = zod__WEBPACK_IMPORTED_MODULE_1__.number().int().min(1).max(100);
const paging = { page: page.optional(), limit: limit.optional() };
const severityList = zod__WEBPACK_IMPORTED_MODULE_2__.string().refine((value) => value.split(',').every(isSeverityFilter), {
    error: `expected a comma-separated list of ${_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .severityFilters */ .$l.join(', ')}`,
});
function isSeverityFilter(word) {
    return _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .severityFilters */ .$l.includes(word);
}
const sortNames = { sortBy: 'sort-field-parameter', sortOrder: 'sort-order-parameter' };
const endpoints = {
    listOrganizations: {
        method: 'GET',
        path: '/organizations',
        query: zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
            ...paging,
            search: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
            status: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['active', 'inactive']).optional(),
            sortBy: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['name', 'createdAt', 'updatedAt']).optional(),
            sortOrder: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .sortOrders */ .iu).optional(),
        }),
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .organization */ .kw,
        list: 'organizations',
        style: 'enveloped',
        success: 200,
        scope: 'organization:read',
    },
    validateKey: {
        method: 'GET',
        path: '/cli/auth/validate',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .keyValidation */ .P_,
        style: 'enveloped',
        success: 200,
        scope: 'any key',
    },
    getCliInfo: {
        method: 'GET',
        path: '/cli/info',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .cliInformation */ .Lr,
        style: 'enveloped',
        success: 200,
        scope: 'none',
    },
    getHealth: {
        method: 'GET',
        path: '/health',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .health */ .vK,
        style: 'enveloped',
        success: 200,
        scope: 'none',
    },
    listRepositories: {
        method: 'GET',
        path: '/repositories',
        query: zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
            ...paging,
            search: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
            provider: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
            status: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryStatuses */ .De).optional(),
            sortBy: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['name', 'createdAt', 'updatedAt', 'lastScanAt']).optional(),
            sortOrder: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .sortOrders */ .iu).optional(),
        }),
        assumedNames: { provider: 'provider-parameter', status: 'status-parameter', ...sortNames },
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryItem */ .sq,
        list: 'repositories',
        style: 'bare',
        success: 200,
        scope: 'repository:read',
    },
    getRepository: {
        method: 'GET',
        path: '/repositories/{repository_id}',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryDetail */ .aA,
        style: 'bare',
        success: 200,
        scope: 'repository:read',
    },
    updateRepository: {
        method: 'PATCH',
        path: '/repositories/{repository_id}',
        body: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .repositorySettings */ .C6,
        answer: zod__WEBPACK_IMPORTED_MODULE_2__.unknown(),
        style: 'bare',
        success: 200,
        scope: 'repository:write',
    },
    listScans: {
        method: 'GET',
        path: '/scans',
        query: zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
            ...paging,
            repository_id: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
            status: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .scanStatuses */ .O5).optional(),
            scanType: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .scanTypes */ .vz).optional(),
            sortBy: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['startedAt', 'completedAt', 'status']).optional(),
            sortOrder: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .sortOrders */ .iu).optional(),
        }),
        assumedNames: { status: 'status-parameter', scanType: 'scan-type-parameter', ...sortNames },
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .scanItem */ .zc,
        list: 'scans',
        style: 'bare',
        success: 200,
        scope: 'scan:read',
    },
    startScan: {
        method: 'POST',
        path: '/scans',
        body: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .scanRequest */ .dC,
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .scanStarted */ .D7,
        style: 'bare',
        success: 201,
        scope: 'scan:write',
    },
    getScan: {
        method: 'GET',
        path: '/scans/{scan_id}',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .scanDetail */ .D9,
        style: 'bare',
        success: 200,
        scope: 'scan:read',
    },
    listViolations: {
        method: 'GET',
        path: '/violations',
        query: zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
            ...paging,
            repository_id: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
            severity: severityList.optional(),
            status: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .violationStatusFilters */ .nZ).optional(),
        }),
        assumedNames: { status: 'status-parameter' },
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .violationItem */ .v,
        list: 'violations',
        style: 'bare',
        success: 200,
        scope: 'violation:read',
    },
    getViolation: {
        method: 'GET',
        path: '/violations/{violation_id}',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .violationDetail */ .hM,
        style: 'bare',
        success: 200,
        scope: 'violation:read',
    },
    suppressViolation: {
        method: 'POST',
        path: '/violations/{violation_id}/suppress',
        body: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .suppression */ .iO,
        answer: zod__WEBPACK_IMPORTED_MODULE_2__.unknown(),
        style: 'bare',
        success: 200,
        scope: 'violation:write',
    },
};


/***/ }),

/***/ 8070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   serve: () => (/* binding */ serve)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _service_embedded_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8772);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4807);
/* harmony import */ var _settings_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9416);
/** `scan-gate serve`: the embedded service, until it is interrupted. */




/** Serves until the signal comes; the exit code is 0 then, because that is how it is stopped. */
async function serve({ session, flags, workerUrl }) {
    const { repos, vcsUrl, port, database } = readServeFlags(flags);
    const stopped = session.untilStopped();
    const sources = await Promise.all(repos.map((path) => (0,_service_embedded_js__WEBPACK_IMPORTED_MODULE_1__/* .readSource */ .o$)(path, vcsUrl)));
    const service = await (0,_service_embedded_js__WEBPACK_IMPORTED_MODULE_1__/* .startEmbedded */ .H1)({ sources, port, database, workerUrl, version: _session_js__WEBPACK_IMPORTED_MODULE_2__/* .version */ .rE });
    session.write(flags.own.json ? `${JSON.stringify({ baseUrl: service.baseUrl, apiKey: service.apiKey })}\n` : greeting(service));
    await stopped;
    await service.stop();
}
function greeting(service) {
    const repositories = service.repositories.map(({ id, name, vcsUrl }) => `  ${name}  ${id}  ${vcsUrl}\n`).join('');
    return `Scan Gate's embedded service is ready.

  base URL  ${service.baseUrl}
  API key   ${service.apiKey}  (shown once)

Repositories:
${repositories}
Press Ctrl+C to stop it.
`;
}
/** Throws GateError CONFIG that lists every problem. */
function readServeFlags({ own, ...flags }) {
    const { repo: repos = [], 'vcs-url': [vcsUrl] = [], port: [portText = '0'] = [], database: [database] = [] } = own;
    const problems = [...flags.problems, ...flags.positionals.map((extra) => `${(0,_settings_values_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(extra)} is not expected here`)];
    const port = Number(portText);
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
        problems.push(`--port: ${(0,_settings_values_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(portText)} is not a port from 0 to 65535`);
    if (repos.length === 0)
        problems.push('--repo is missing: name the checkout to serve');
    if (vcsUrl !== undefined && repos.length > 1)
        problems.push('--vcs-url goes with one --repo only');
    if (problems.length === 0)
        return { repos, vcsUrl, port, database: database ?? ':memory:' };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', problems.join('\n'), { hint: 'scan-gate serve --help shows its flags.' });
}


/***/ }),

/***/ 6070:
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

/***/ 1607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Aq: () => (/* binding */ machine),
  Tu: () => (/* binding */ programsFor),
  S6: () => (/* binding */ workerVariables)
});

// EXTERNAL MODULE: external "node:process"
var external_node_process_ = __webpack_require__(1708);
// EXTERNAL MODULE: ./build/git/environment.js
var environment = __webpack_require__(6070);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
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
var repository = __webpack_require__(5799);
;// CONCATENATED MODULE: ./build/git/machine.js
/** The machine that programs are started on. Beside the session the only reader of the process: a scan worker has no session. */




const machine = () => ({ env: external_node_process_.env, cwd: (0,external_node_process_.cwd)(), platform: external_node_process_.platform });
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
    return { ...(0,environment/* variablesFor */.j)('machine', external_node_process_.env, external_node_process_.platform), PATH: programsFor(path).path };
}


/***/ }),

/***/ 5799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ findRepository),
/* harmony export */   i: () => (/* binding */ workTreesAround)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
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

/***/ 6553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gG: () => (/* binding */ askGit),
  KW: () => (/* binding */ cancelled),
  _M: () => (/* binding */ repositoryOf)
});

// UNUSED EXPORTS: ending, startGit

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./build/git/environment.js
var environment = __webpack_require__(6070);
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

// EXTERNAL MODULE: ./build/git/machine.js + 1 modules
var machine = __webpack_require__(1607);
// EXTERNAL MODULE: ./build/git/repository.js
var repository = __webpack_require__(5799);
;// CONCATENATED MODULE: ./build/git/runner.js
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


/***/ }),

/***/ 9567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bigint: () => (/* binding */ bigint),
/* harmony export */   boolean: () => (/* binding */ boolean),
/* harmony export */   date: () => (/* binding */ date),
/* harmony export */   number: () => (/* binding */ number),
/* harmony export */   string: () => (/* binding */ string)
/* harmony export */ });
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5156);


function string(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedString */ .K_(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodString, params);
}
function number(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedNumber */ .qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodNumber, params);
}
function boolean(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedBoolean */ .dN(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodBoolean, params);
}
function bigint(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedBigint */ .St(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodBigInt, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedDate */ .B4(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodDate, params);
}


/***/ }),

/***/ 4377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZodISODate: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate),
/* harmony export */   ZodISODateTime: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime),
/* harmony export */   ZodISODuration: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration),
/* harmony export */   ZodISOTime: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime),
/* harmony export */   date: () => (/* binding */ date),
/* harmony export */   datetime: () => (/* binding */ datetime),
/* harmony export */   duration: () => (/* binding */ duration),
/* harmony export */   time: () => (/* binding */ time)
/* harmony export */ });
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5156);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate, params);
}
function time(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoTime */ .Kn(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime, params);
}
function duration(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoDuration */ .f2(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration, params);
}


/***/ })

};
