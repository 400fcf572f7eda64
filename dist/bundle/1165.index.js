export const id = 1165;
export const ids = [1165];
export const modules = {

/***/ 44648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56845);
/** Reads JSON from a stranger: not nested too deep, and a key that one object holds twice has no value. */


const depthCap = 64;
/** Throws GateError PROTOCOL for what is no JSON. A key that is stated twice gets a value that fits no field. */
function parseJson(text) {
    if (/^\s*</.test(text)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PROTOCOL', 'the answer is an HTML page, not JSON', {
            hint: 'Check base-url: it must be the address of the API, ending in the version segment, not of the dashboard or a log-in page.',
        });
    }
    const { depth, keyCount } = measure(text);
    if (depth > depthCap)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PROTOCOL', `the answer is nested deeper than ${depthCap} levels`);
    const value = parse(text);
    // Of two alike one is left.
    if (countKeys(value) !== keyCount)
        for (const path of repeatedKeys(text))
            replace(value, path);
    return value;
}
/** How deep it is nested, and how many keys its objects have, as far as it is JSON. */
function measure(text) {
    let [level, depth, keyCount] = [0, 0, 0];
    for (let index = 0; index < text.length; index++) {
        const code = text.charCodeAt(index);
        if (code === quote)
            index = endOfString(text, index);
        else if (code === colon)
            keyCount += 1;
        else if (code === openBrace || code === openBracket) {
            level += 1;
            if (level > depth)
                depth = level;
        }
        else if ((code === closeBrace || code === closeBracket) && level > 0)
            level -= 1;
    }
    return { depth, keyCount };
}
function countKeys(value) {
    if (typeof value !== 'object' || value === null)
        return 0;
    let count = 0;
    if (Array.isArray(value)) {
        for (const item of value)
            count += countKeys(item);
        return count;
    }
    // What was parsed inherits nothing that is enumerable.
    for (const key in value)
        count += 1 + countKeys(value[key]);
    return count;
}
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PROTOCOL', text.trim() === '' ? 'the answer is empty' : 'the answer is not JSON', {
            cause: error,
        });
    }
}
/** One pass over the characters: a regular expression would need a stack as long as the longest string. */
function repeatedKeys(text) {
    const levels = [];
    const repeated = [];
    for (let index = 0; index < text.length; index++) {
        const code = text.charCodeAt(index);
        const level = levels.at(-1);
        if (code === quote) {
            const end = endOfString(text, index);
            if (level?.isKeyNext && isKeyAgain(level, text.slice(index + 1, end)))
                repeated.push(levels.map(({ at }) => at));
            index = end;
        }
        else if (code === openBrace || code === openBracket) {
            const isObject = code === openBrace;
            levels.push({ keys: isObject ? new Set() : undefined, at: isObject ? '' : 0, isKeyNext: isObject });
        }
        else if (code === closeBrace || code === closeBracket)
            levels.pop();
        else if (code === comma && level !== undefined) {
            if (typeof level.at === 'number')
                level.at += 1;
            else
                level.isKeyNext = true;
        }
    }
    return repeated;
}
/** The index of the quote that ends the string which begins at this one. */
function endOfString(text, start) {
    for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
        let first = end;
        while (text.charCodeAt(first - 1) === backslash)
            first--;
        if ((end - first) % 2 === 0)
            return end;
    }
    return text.length;
}
function isKeyAgain(level, raw) {
    const key = raw.includes('\\') ? unescaped(raw) : raw;
    level.isKeyNext = false;
    level.at = key;
    if (level.keys?.has(key))
        return true;
    level.keys?.add(key);
    return false;
}
function unescaped(raw) {
    try {
        return String(JSON.parse(`"${raw}"`));
    }
    catch {
        return raw;
    }
}
/** What lies in a value that was stated twice is replaced with it. */
function replace(root, path) {
    let holder = root;
    for (const step of path.slice(0, -1)) {
        if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, step))
            return;
        holder = holder[step];
    }
    const last = path.at(-1);
    if (typeof holder !== 'object' || holder === null || last === undefined)
        return;
    Object.defineProperty(holder, last, { value: _words_js__WEBPACK_IMPORTED_MODULE_1__/* .statedTwice */ .O3, enumerable: true, writable: true, configurable: true });
}
const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket, comma, colon] = [...'"\\{}[],:'].map((character) => character.charCodeAt(0));


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

/***/ 16566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ findRepository),
/* harmony export */   i: () => (/* binding */ workTreesAround)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
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

/***/ 3706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ not),
/* harmony export */   NO: () => (/* binding */ answerRank),
/* harmony export */   WP: () => (/* binding */ both),
/* harmony export */   ZF: () => (/* binding */ answer),
/* harmony export */   gP: () => (/* binding */ either)
/* harmony export */ });
/** A question about a finding that may have to stay open: what is unknown can block and cannot prove. */
/** The answer as a number, to tell findings apart by it. */
const answerRank = { no: 0, unknown: 1, yes: 2 };
function answer(fact) {
    if (fact === undefined)
        return 'unknown';
    return fact ? 'yes' : 'no';
}
function not(given) {
    if (given === 'unknown')
        return given;
    return given === 'yes' ? 'no' : 'yes';
}
/** Yes when all are yes, no when one is no, else unknown. */
function both(...answers) {
    if (answers.includes('no'))
        return 'no';
    return answers.includes('unknown') ? 'unknown' : 'yes';
}
/** Yes when one is yes, no when all are no, else unknown. */
function either(...answers) {
    if (answers.includes('yes'))
        return 'yes';
    return answers.includes('unknown') ? 'unknown' : 'no';
}


/***/ }),

/***/ 54682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V0: () => (/* binding */ coverageFault),
/* harmony export */   rl: () => (/* binding */ scanTypeOf),
/* harmony export */   wf: () => (/* binding */ demandedTypes)
/* harmony export */ });
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83671);

/** AGENTIC_SAST has no scan type of its own in the interface. */
const scanTypeOf = {
    SAST: 'sast',
    SCA: 'sca',
    SECRET: 'secrets',
    IAC: 'iac',
};
/** Why a pass would be worth nothing, as a sentence without a final stop; undefined when nothing speaks against it. */
function coverageFault(evidence, { failOnTypes, coverTypes }) {
    const { coverage } = evidence;
    if (coverage !== undefined) {
        if (Object.values(coverage).every((word) => word === 'not covered'))
            return 'nothing was scanned: no type is covered';
        const missing = (coverTypes ?? failOnTypes ?? []).filter((type) => {
            const word = coverage[scanTypeOf[type] ?? 'sast'];
            return word === undefined || word === 'not covered';
        });
        if (missing.length > 0)
            return `fail-on-types names ${missing.join(', ')}, which this scan does not cover`;
    }
    const broken = evidence.diagnostics.filter(({ failed }) => failed).map(({ engine }) => engine);
    if (broken.length > 0)
        return `the scanner ${[...new Set(broken)].join(', ')} failed: what it would have found is not known`;
    const skipped = skippedChanges(evidence);
    if (skipped.length === 0)
        return undefined;
    const more = skipped.length > 3 ? ` and ${skipped.length - 3} more` : '';
    return `the pull request changes ${skipped.slice(0, 3).join(', ')}${more}, which a scanner skipped or could not read`;
}
/** What the base wants covered, where the types that can block do not say so any more: all of them may, and none must. */
function demandedTypes({ coverTypes, failOnTypes: before }, failOnTypes) {
    const demanded = coverTypes ?? before ?? [];
    const isSaid = demanded.every((type) => failOnTypes?.includes(type));
    return isSaid ? {} : { coverTypes: demanded };
}
/** Files that the pull request changes and a scanner did not look at. */
function skippedChanges({ changes, diagnostics }) {
    if (changes === undefined)
        return [];
    const skipped = diagnostics.flatMap(pathsOf).filter((path) => !changes.isComplete || (0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .isChangedPath */ .Yl)(path, changes));
    return [...new Set(skipped)].sort();
}
function pathsOf({ file_path, file_paths }) {
    return [...(file_path === undefined ? [] : [file_path]), ...(file_paths ?? [])];
}


/***/ }),

/***/ 89280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ ownersOf)
/* harmony export */ });
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83671);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75755);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49780);
/** Whose a finding is: the owners of the file that it lies in, where its path can be read in one way only. */



/** Empty: nobody's. Undefined: not known. */
function ownersOf(finding, codeOwners) {
    const { filePath } = finding;
    if (codeOwners === undefined || filePath === undefined || (0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .isNoPath */ .Fs)(filePath) || (0,_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnclear */ .Z5)(finding, 'filePath'))
        return undefined;
    // From the root of a machine, of which nobody says where the repository begins.
    if (/^(?:file:|[a-z]:[\\/]|[\\/])/i.test(filePath.trim()))
        return undefined;
    const readings = (0,_places_js__WEBPACK_IMPORTED_MODULE_2__/* .readingsOf */ .RO)(filePath);
    const answers = readings.flatMap((path) => path === undefined ? [undefined] : [codeOwners.ownersOf(path), codeOwners.looselyOwnersOf(path)]);
    const [first] = answers;
    return first !== undefined && answers.every((each) => each !== undefined && isSame(each, first)) ? first : undefined;
}
function isSame(a, b) {
    return a.length === b.length && a.every((owner, index) => owner === b[index]);
}


/***/ }),

/***/ 17266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ owner),
/* harmony export */   l: () => (/* binding */ noOwner)
/* harmony export */ });
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3706);
/* harmony import */ var _owners_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89280);
/* harmony import */ var _predicate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16176);
/** `owner`: what CODEOWNERS says of its file; `none` is what nobody owns. */



const owner = {
    matches(finding, wanted, { codeOwners }) {
        const owners = (0,_owners_js__WEBPACK_IMPORTED_MODULE_1__/* .ownersOf */ .K)(finding, codeOwners);
        if (owners === undefined)
            return 'unknown';
        const names = owners.map((each) => each.toLowerCase());
        return (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answer */ .ZF)(wanted.some((each) => (each === noOwner ? names.length === 0 : names.includes(each.toLowerCase()))));
    },
    text: (wanted) => `owned by ${(0,_predicate_js__WEBPACK_IMPORTED_MODULE_2__/* .listWords */ .y)(wanted.map((each) => (each === noOwner ? 'nobody' : each)))}`,
    holdsAll: _predicate_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsEach */ .i,
};
/** Beside the names of owners, which have an @ in them. */
const noOwner = 'none';


/***/ }),

/***/ 16176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ holdsEach),
/* harmony export */   y: () => (/* binding */ listWords)
/* harmony export */ });
/** `CRITICAL`, `CRITICAL or HIGH`, `CRITICAL, HIGH or MEDIUM`. */
function listWords(words) {
    return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : (words[0] ?? '');
}
function holdsEach(wide, narrow) {
    return narrow.every((word) => wide.includes(word));
}


/***/ }),

/***/ 89690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Xm: () => (/* binding */ distinctionsOf),
  mA: () => (/* binding */ holdsAll),
  iK: () => (/* binding */ isToldBySilence),
  H1: () => (/* binding */ matchText),
  Ke: () => (/* binding */ matcherOf),
  Wn: () => (/* binding */ predicateNames),
  TF: () => (/* binding */ scoresIn)
});

// UNUSED EXPORTS: predicates

// EXTERNAL MODULE: ./build/compiled/src/policy/answer.js
var answer = __webpack_require__(3706);
;// CONCATENATED MODULE: ./build/compiled/src/policy/predicates/age.js
/** `age`: first detected more than so many days before the scan. */

const dayMs = 24 * 3600 * 1000;
/** Both are server times; without one of them the age is unknown. */
const age = {
    matches({ detail }, days, { startedAt }) {
        const firstDetected = detail?.firstDetected;
        if (firstDetected === undefined || startedAt === undefined)
            return 'unknown';
        return (0,answer/* answer */.ZF)(startedAt - firstDetected > days * dayMs);
    },
    text: (days) => `older than ${days} days`,
    holdsAll: (wide, narrow) => wide <= narrow,
    isOfKind: true,
};

// EXTERNAL MODULE: ./build/compiled/src/policy/finding.js
var policy_finding = __webpack_require__(75755);
// EXTERNAL MODULE: ./build/compiled/src/policy/weaknesses.js
var weaknesses = __webpack_require__(91183);
// EXTERNAL MODULE: ./build/compiled/src/policy/predicates/predicate.js
var predicate = __webpack_require__(16176);
;// CONCATENATED MODULE: ./build/compiled/src/policy/predicates/cwe.js
/** `cwe`: one of these weaknesses; a finding of several is of each, and one that states none may be of any. */




const cwe = {
    matches(finding, wanted) {
        const stated = (0,weaknesses/* weaknessesOf */.P)(finding);
        if (stated === undefined || stated.size === 0 || (0,policy_finding/* isUnclear */.Z5)(finding, 'cwe'))
            return 'unknown';
        return (0,answer/* answer */.ZF)(wanted.some((each) => stated.has(each)));
    },
    text: (wanted) => `of ${(0,predicate/* listWords */.y)(wanted)}`,
    holdsAll: predicate/* holdsEach */.i,
    isOfKind: true,
};

;// CONCATENATED MODULE: ./build/compiled/src/policy/predicates/fixable.js
/** `fixable`: a fix exists; where nobody says, it counts as if one did. */

const fixable_dayMs = 24 * 3600 * 1000;
const fixable = {
    matches({ detail }, _, { startedAt, fixCooldown = 0 }) {
        if (detail === undefined)
            return 'unknown';
        const { fix, fixedAt } = detail.advisory ?? {};
        if (fix === 'none')
            return 'no';
        // A fixed version that is younger may be withdrawn again, or not be what it seems.
        const isYoung = fixedAt !== undefined && startedAt !== undefined && startedAt - fixedAt < fixCooldown * fixable_dayMs;
        return (0,answer/* answer */.ZF)(!isYoung);
    },
    text: () => 'that can be fixed',
    holdsAll: () => true,
    isOfKind: true,
    isToldBySilence: true,
};

;// CONCATENATED MODULE: ./build/compiled/src/policy/predicates/kev.js
const kev = {
    matches({ type, detail }, _, { catalogue, unscored }) {
        const cves = detail?.advisory?.cves ?? [];
        if (cves.some((cve) => catalogue?.cves.has(cve)))
            return 'yes';
        // Only dependencies bear the names of other people's vulnerabilities.
        if (cves.length === 0 && type !== undefined && type !== 'SCA')
            return 'no';
        if (detail === undefined || catalogue === undefined || catalogue.isStale)
            return 'unknown';
        const unnamed = unscored === 'ignore' ? 'no' : 'unknown';
        return cves.length === 0 ? unnamed : 'no';
    },
    text: () => 'that are known to be exploited',
    holdsAll: () => true,
    isOfKind: true,
    isToldBySilence: true,
};

// EXTERNAL MODULE: ./build/compiled/src/policy/changes.js
var changes = __webpack_require__(83671);
// EXTERNAL MODULE: ./build/compiled/src/policy/languages/languages.js + 1 modules
var languages = __webpack_require__(76766);
// EXTERNAL MODULE: ./build/compiled/src/policy/places.js
var places = __webpack_require__(49780);
;// CONCATENATED MODULE: ./build/compiled/src/policy/predicates/language.js
/** `language`: in a file of one of these programming languages, by its name. */






const language = {
    matches(finding, wanted) {
        const { filePath } = finding;
        if (filePath === undefined || (0,changes/* isNoPath */.Fs)(filePath) || (0,policy_finding/* isUnclear */.Z5)(finding, 'filePath'))
            return 'unknown';
        const [first = 'unknown', ...others] = (0,places/* readingsOf */.RO)(filePath).map((path) => isWritten(path, wanted));
        return others.every((other) => other === first) ? first : 'unknown';
    },
    text: (wanted) => `in ${(0,predicate/* listWords */.y)(wanted)} files`,
    holdsAll: predicate/* holdsEach */.i,
};
/** What bears no telling name may be a program of any language. */
function isWritten(path, wanted) {
    if (path === undefined)
        return 'unknown';
    const name = (0,languages/* languageOf */.eX)(path);
    if (name !== undefined)
        return (0,answer/* answer */.ZF)(wanted.includes(name));
    return (0,languages/* isKnownOther */.yZ)(path) ? 'no' : 'unknown';
}

// EXTERNAL MODULE: ./build/compiled/src/policy/predicates/owner.js
var owner = __webpack_require__(17266);
;// CONCATENATED MODULE: ./build/compiled/src/policy/predicates/path.js
/** `path`: in a place that one of these globs names. */


/** Globs are compared as they are written. */
const path = {
    matches: (finding, globs) => (0,places/* placeMatcher */.Ii)(globs)(finding),
    text: (globs) => `in ${(0,predicate/* listWords */.y)(globs)}`,
    holdsAll: (wide, narrow) => wide.includes('**') || (0,predicate/* holdsEach */.i)(wide, narrow),
};

;// CONCATENATED MODULE: ./build/compiled/src/policy/predicates/scores.js
/** `cvss` and `epss`: this score or a higher one; what a missing score may be is unknown. */


/** The qualitative severity rating scale of CVSS 3 and 4. */
const ratings = {
    CRITICAL: [9, 10],
    HIGH: [7, 8.9],
    MEDIUM: [4, 6.9],
    LOW: [0.1, 3.9],
    INFO: [0, 0],
};
/** From 0 to 10. */
const cvss = scorePredicate({
    kind: 'cvss',
    intervalOf: ({ severity, severityKnown }) => (severityKnown ? ratings[severity] : [0, 10]),
    text: (least) => `with CVSS ${least} or more`,
    missing: 'without a CVSS score, judged by severity',
    ignored: 'without a CVSS score, not judged',
});
/** In percent; published for the known vulnerabilities of dependencies alone. */
const epss = scorePredicate({
    kind: 'epss',
    intervalOf: ({ type }) => (type === undefined || type === 'SCA' ? [0, 100] : undefined),
    text: (least) => `with EPSS ${least}% or more`,
    missing: 'dependencies without an EPSS score, unknown',
    ignored: 'without an EPSS score, not judged',
});
function scorePredicate(scale) {
    const isIgnored = ({ unscored }) => unscored === 'ignore';
    return {
        matches(finding, least, facts) {
            const stated = finding[scale.kind];
            const isOffScale = (0,policy_finding/* isUnclear */.Z5)(finding, scale.kind);
            if (stated !== undefined && (stated >= least || !isOffScale))
                return (0,answer/* answer */.ZF)(stated >= least);
            if (isOffScale)
                return 'unknown';
            return isIgnored(facts) ? 'no' : compared(scale.intervalOf(finding), least, finding);
        },
        text: scale.text,
        holdsAll: (wide, narrow) => wide <= narrow,
        isToldBySilence: true,
        score: {
            isMissing: (finding, facts) => finding[scale.kind] === undefined &&
                !(0,policy_finding/* isUnclear */.Z5)(finding, scale.kind) &&
                (isIgnored(facts) || scale.intervalOf(finding) !== undefined),
            missing: (facts) => (isIgnored(facts) ? scale.ignored : scale.missing),
        },
    };
}
/** A detail may state what the list leaves out. */
function compared(interval, least, { detail }) {
    if (detail === undefined)
        return 'unknown';
    if (interval === undefined || interval[1] < least)
        return 'no';
    return interval[0] >= least ? 'yes' : 'unknown';
}

;// CONCATENATED MODULE: ./build/compiled/src/policy/predicates/severity.js
/** `severity`: one of these; what is unknown counts as CRITICAL. */


const severity = {
    matches: (finding, severities) => (0,answer/* answer */.ZF)(severities.includes(finding.severity)),
    text: (wanted) => (0,predicate/* listWords */.y)(wanted).toLowerCase(),
    holdsAll: predicate/* holdsEach */.i,
    isOfKind: true,
};

// EXTERNAL MODULE: ./build/compiled/src/policy/predicates/type.js
var type = __webpack_require__(83241);
;// CONCATENATED MODULE: ./build/compiled/src/policy/predicates/registry.js
/** The one table of predicates, in the order in which a rule says what it counts. */











const predicates = { type: type/* type */.N, severity: severity, cvss: cvss, epss: epss, cwe: cwe, path: path, owner: owner/* owner */.e, language: language, age: age, fixable: fixable, kev: kev };
const predicateNames = Object.keys(predicates);
function askedBy(match) {
    return predicateNames.flatMap((name) => {
        const value = match[name];
        return value === undefined ? [] : [{ name, predicate: predicates[name], value }];
    });
}
/** The question as one function. */
function matcherOf(match, facts) {
    const asked = askedBy(match);
    return (finding) => {
        let sum = 'yes';
        for (const { predicate, value } of asked) {
            sum = (0,answer/* both */.WP)(sum, predicate.matches(finding, value, facts));
            if (sum === 'no')
                return sum;
        }
        return sum;
    };
}
/** What the question reads of a finding beside its kind. */
function distinctionsOf(match, facts) {
    return askedBy(match).flatMap(({ predicate, value }) => {
        const { isOfKind, score } = predicate;
        if (isOfKind)
            return [];
        const of = (finding) => 2 * answer/* answerRank */.NO[predicate.matches(finding, value, facts)] + (score?.isMissing(finding, facts) === true ? 1 : 0);
        // What asks for a score reads nothing else that differs within a class.
        return score === undefined ? { of } : { of, isOfClass: true };
    });
}
/** `SCA CRITICAL or HIGH in src/**`, `findings with CVSS 9 or more`. */
function matchText(match) {
    const texts = askedBy(match).map(({ name, predicate, value }) => ({ name, text: predicate.text(value) }));
    const own = texts.filter(({ name }) => name === 'type');
    const others = texts.filter((each) => !own.includes(each));
    const noun = match.severity === undefined ? ['findings'] : [];
    return [...own.map(({ text }) => text), ...noun, ...others.map(({ text }) => text)].join(' ');
}
/** Whether all that fits the second fits the first. */
function holdsAll(wide, narrow) {
    return askedBy(wide).every(({ name, predicate, value }) => {
        const other = narrow[name];
        return other !== undefined && predicate.holdsAll(value, other);
    });
}
/** Whether a detail that says nothing of what it asks is an answer. */
function isToldBySilence(match) {
    return askedBy(match).some(({ predicate }) => predicate.isToldBySilence);
}
/** The kinds of score that it asks for. */
function scoresIn(match) {
    return askedBy(match).flatMap(({ predicate: { score } }) => score ?? []);
}


/***/ }),

/***/ 83241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ type)
/* harmony export */ });
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3706);
/* harmony import */ var _predicate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16176);
/** `type`: one of these; an unknown type counts as every type. */


const type = {
    matches: (finding, types) => (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answer */ .ZF)(finding.type === undefined || types.includes(finding.type)),
    text: _predicate_js__WEBPACK_IMPORTED_MODULE_1__/* .listWords */ .y,
    holdsAll: _predicate_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsEach */ .i,
    isOfKind: true,
};


/***/ }),

/***/ 79627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jk: () => (/* binding */ namedText),
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   Om: () => (/* binding */ isAtLeastAsStrict)
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75755);
/* harmony import */ var _predicates_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89690);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81262);
/** `rules`: what a team asks in its own words, each with a name. */



const named = ({ rules = [] }, facts) => rules.map(({ allow, match, ...rule }) => {
    const asks = { kind: 'match', severities: match.severity ?? _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO };
    return (0,_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleOf */ .Y)({ ...rule, match, asks, ...(allow > 0 && { allow }) }, facts);
});
/** `blocks on more than 3 HIGH in src/**`. */
function namedText({ match, allow, effect }) {
    return `${effect === 'warn' ? 'warns of' : 'blocks on'} ${allow > 0 ? `more than ${allow} ` : ''}${(0,_predicates_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .matchText */ .H1)(match)}`;
}
/** Whether it lets through no more than the other. */
function isAtLeastAsStrict(rule, other) {
    const isEffective = rule.effect === 'block' || other.effect === 'warn';
    return isEffective && rule.allow <= other.allow && (0,_predicates_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsAll */ .mA)(rule.match, other.match);
}


/***/ }),

/***/ 81262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ ruleOf),
/* harmony export */   r: () => (/* binding */ ruleEffects)
/* harmony export */ });
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3706);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75755);
/* harmony import */ var _predicates_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89690);
/** What every rule is: a question about each finding, with the limit that the policy sets. */



/** What becomes of a run in which a rule is broken. */
const ruleEffects = ['block', 'warn'];
/** Every rule, a short setting's or a named one, is made here. */
function ruleOf({ name, match, asks, allow, effect = 'block', isElsewhere }, facts) {
    const subject = (0,_predicates_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .matchText */ .H1)(match);
    const matches = (0,_predicates_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .matcherOf */ .Ke)(match, facts);
    return {
        name,
        subject,
        asks,
        limit: allow ?? 0,
        effect,
        severities: match.severity ?? _finding_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .gO,
        matches: isElsewhere === undefined ? matches : (finding) => (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)((0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answer */ .ZF)(!isElsewhere(finding)), matches(finding)),
        distinctions: (0,_predicates_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .distinctionsOf */ .Xm)(match, facts),
        remedy: remedyOf(subject, match, allow),
        ...unscoredOf(match, facts),
    };
}
function remedyOf(subject, { type: _, severity, ...others }, allow) {
    const isBare = severity !== undefined && Object.values(others).every((value) => value === undefined);
    const what = isBare ? `${subject} findings` : subject;
    return allow === undefined ? `Fix the ${what}` : `Bring the ${what} down to ${allow}`;
}
function unscoredOf(match, facts) {
    const scores = (0,_predicates_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .scoresIn */ .TF)(match);
    const [first] = scores;
    if (first === undefined)
        return {};
    return {
        isUnscored: (finding) => scores.some((score) => score.isMissing(finding, facts)),
        unscored: scores.length === 1 ? first.missing(facts) : 'without one of the scores',
        ignoresUnscored: facts.unscored === 'ignore',
    };
}


/***/ }),

/***/ 91183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ weaknessesOf)
/* harmony export */ });
/** Undefined until the detail was read. */
function weaknessesOf({ detail }) {
    if (detail === undefined)
        return undefined;
    return new Set([...(detail.cwe ?? '').matchAll(/CWE-0*(\d+)/gi)].map(([, digits]) => `CWE-${digits}`));
}


/***/ }),

/***/ 71165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadPolicy: () => (/* binding */ loadPolicy)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/policy/exception-terms.js
var exception_terms = __webpack_require__(1125);
// EXTERNAL MODULE: ./build/compiled/src/policy/coverage.js
var coverage = __webpack_require__(54682);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/compiled/src/policy/rules/named.js
var named = __webpack_require__(79627);
;// CONCATENATED MODULE: ./build/compiled/src/settings/rule-tightening.js
/** Two versions of the named rules as one, where the second may only make the first stricter. */


/**
 * The rules of the base, each with the other's version of it where that lets through no more; and rules of other names,
 * because rules add up.
 */
function stricterRules(base = [], other = []) {
    const compared = { value: [], tightened: [], ignored: [] };
    const wanted = byName(other);
    for (const rule of base) {
        const version = wanted.get(keyOf(rule));
        const isSame = version !== undefined && (0,external_node_util_.isDeepStrictEqual)(version, rule);
        const isStricter = version !== undefined && (0,named/* isAtLeastAsStrict */.Om)(version, rule);
        compared.value.push(isStricter ? version : rule);
        if (version === undefined)
            compared.ignored.push(`no rule ${rule.name}`);
        else if (!isSame)
            compared[isStricter ? 'tightened' : 'ignored'].push(textOf(version));
    }
    const known = byName(base);
    for (const rule of other) {
        if (known.has(keyOf(rule)))
            continue;
        compared.value.push(rule);
        compared.tightened.push(textOf(rule));
    }
    return compared;
}
/** The rules of several files, of one name the first. */
function joinedRules(several) {
    const all = several.flatMap((rules) => rules ?? []);
    return all.length === 0 ? undefined : [...byName(all.toReversed()).values()].reverse();
}
function byName(rules) {
    return new Map(rules.map((rule) => [keyOf(rule), rule]));
}
function keyOf({ name }) {
    return name.toLowerCase();
}
/** `rule payments, which blocks on HIGH in src/**`. */
function textOf(rule) {
    return `rule ${rule.name}, which ${(0,named/* namedText */.Jk)(rule)}`;
}

// EXTERNAL MODULE: ./build/compiled/src/settings/setting.js
var setting = __webpack_require__(80925);
// EXTERNAL MODULE: ./build/compiled/src/settings/settings.js + 20 modules
var settings_settings = __webpack_require__(49646);
;// CONCATENATED MODULE: ./build/compiled/src/settings/policy-settings.js
/** The settings that make the policy, and what a version of them that may only tighten makes of another one. */





const policyNames = settings_settings/* settingNames */.H$.filter((name) => settings_settings/* settings */.W0[name].policy === true);
/** Settings of which a version that may only tighten changes what is provably stricter, and no others. */
const comparedNames = settings_settings/* fileSettingNames */.r0.filter((name) => settings_settings/* settings */.W0[name].stricter !== undefined);
function policyOf(read, { exceptions, rules }, today) {
    return { ...pick(policyNames, read), exceptions, ...(rules && { rules }), today };
}
/** The policy's settings, as `policyOf` reads them. */
function settingsOf(policy) {
    return pick(policyNames, policy);
}
function pick(names, from) {
    const values = new Map(Object.entries(from));
    return Object.fromEntries(names.map((name) => [(0,setting/* camelCase */.xQ)(name), values.get((0,setting/* camelCase */.xQ)(name))]));
}
/** The base with everything of the other version that is provably stricter: it blocks whatever the base blocks. */
function tighten(base, other, { maxExceptionDays } = {}) {
    const isPolicy = (name) => policyNames.some((known) => known === name);
    const ofPolicy = compare(comparedNames.filter(isPolicy), base, other);
    const { today } = base.policy;
    const exceptions = (0,exception_terms/* fewerExceptions */.gB)(base.policy.exceptions, other.policy.exceptions, { today, maxExceptionDays });
    const rules = stricterRules(base.policy.rules, other.policy.rules);
    const ofRun = compare(comparedNames.filter((name) => !isPolicy(name)), base, other);
    const values = ofPolicy.value;
    const policy = {
        ...values,
        ...(0,coverage/* demandedTypes */.wf)(base.policy, values.failOnTypes),
        exceptions: exceptions.value,
        ...(rules.value.length > 0 && { rules: rules.value }),
        today,
    };
    return {
        value: { policy, enforcement: ofRun.value },
        tightened: [ofPolicy, rules, exceptions, ofRun].flatMap(({ tightened }) => tightened),
        ignored: [ofPolicy, rules, exceptions, ofRun].flatMap(({ ignored }) => ignored),
    };
}
function compare(names, base, other) {
    const [before, after] = [base, other].map(({ policy, enforcement }) => pick(names, { ...policy, ...enforcement }));
    const versions = { base: base.policy, other: other.policy };
    const value = {};
    const [tightened, ignored] = [[], []];
    for (const name of names) {
        const key = (0,setting/* camelCase */.xQ)(name);
        const compared = settings_settings/* settings */.W0[name].stricter?.(before?.[key], after?.[key], versions);
        value[key] = compared?.value;
        tightened.push(...(compared?.tightened ?? []));
        ignored.push(...(compared?.ignored ?? []));
    }
    return { value, tightened, ignored };
}

;// CONCATENATED MODULE: ./build/compiled/src/steps/canonical-json.js
/** Data as one text, by which a policy is known. */
/** Keys in one order, absent values left out, lists whose order means nothing sorted: the same policy is the same text. */
function canonicalJson(value) {
    if (Array.isArray(value))
        return `[${value.map(canonicalJson).sort().join(',')}]`;
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value);
    const entries = Object.entries(value).filter(([, each]) => each !== undefined);
    const parts = entries.map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`);
    return `{${parts.sort().join(',')}}`;
}
/** Without what is undefined: the same policy has the same hash. */
function definedOf(values) {
    return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

// EXTERNAL MODULE: ./build/compiled/src/steps/guards.js
var guards = __webpack_require__(66569);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./build/compiled/src/api/json.js
var json = __webpack_require__(44648);
// EXTERNAL MODULE: ./build/compiled/src/git/tracked.js
var tracked = __webpack_require__(24590);
;// CONCATENATED MODULE: ./build/compiled/src/steps/kev.js
/** The catalogue of vulnerabilities that are known to be exploited: read where a rule asks for it, and never from the judged commit. */







const gitTimeoutMs = 60_000;
/** With the catalogue, where a rule asks for one. Without it, for whatever reason, what is in it is not known. */
async function withCatalogue(of, reading) {
    const { kevFile, kevMaxAge } = of.settings;
    const { log, now } = reading;
    if (of.policy.rules?.some(({ match }) => match.kev !== undefined) !== true)
        return of;
    if (kevFile === undefined) {
        log.note('A rule asks for kev: true, and kev-file names no catalogue: it cannot be decided');
        return of;
    }
    try {
        const catalogue = parseCatalogue(await kev_textOf(kevFile, reading), { now, maxAge: kevMaxAge });
        const { cves, released, isStale } = catalogue;
        const age = isStale ? `, not within the last ${kevMaxAge} days: what it does not name is not known` : '';
        log.note(`Known exploited vulnerabilities: ${cves.size} of ${released}${age}`);
        return { ...of, policy: { ...of.policy, catalogue } };
    }
    catch (error) {
        const { code, message } = (0,errors/* asGateError */.Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        log.note(`The catalogue of kev-file could not be read, so rules with kev: true may not be decided: ${message}`);
        return of;
    }
}
async function kev_textOf(place, { around, context }) {
    if (/^https?:/i.test(place)) {
        if (around.readAddress === undefined)
            throw new errors/* GateError */.ue('CONFIG', 'Addresses cannot be read here');
        return around.readAddress(new URL(place));
    }
    const path = (0,external_node_path_.resolve)(place);
    const text = await (0,promises_.readFile)(path, 'utf8').catch((error) => {
        throw new errors/* GateError */.ue('CONFIG', `the file could not be read (${error.code ?? 'unknown fault'})`, { cause: error });
    });
    const revisions = context.headSha === undefined ? [] : [context.headSha];
    if (await (0,tracked/* isTracked */.Xz)(path, revisions, AbortSignal.timeout(gitTimeoutMs)))
        throw new errors/* GateError */.ue('CONFIG', 'it stands in the commit that is judged, whose author could leave out anything');
    return text;
}
const schema = () => schemas.looseObject({
    dateReleased: schemas.optional(schemas.string()),
    count: schemas.optional(schemas.number()),
    vulnerabilities: schemas.array(schemas.looseObject({ cveID: schemas.string() })),
});
/** Throws GateError CONFIG for what is no catalogue, or not a whole one. */
function parseCatalogue(text, { now, maxAge }) {
    const read = schema().safeParse(jsonOf(text));
    if (!read.success)
        throw new errors/* GateError */.ue('CONFIG', 'it is no catalogue: it has no list of vulnerabilities with their cveID');
    const { vulnerabilities, count, dateReleased } = read.data;
    const cves = new Set(vulnerabilities.map(({ cveID }) => cveID.trim().toUpperCase()));
    if (cves.size === 0 || (count !== undefined && count !== vulnerabilities.length))
        throw new errors/* GateError */.ue('CONFIG', `it is not whole: it says that it has ${count ?? 'some'}, and has ${vulnerabilities.length}`);
    const released = /^\d{4}-\d{2}-\d{2}/.exec(dateReleased ?? '')?.[0];
    const age = released === undefined ? Number.NaN : (0,exception_terms/* daysBetween */.YM)(released, now.toISOString().slice(0, 10));
    // A day ahead is another time zone's today.
    return { cves, released: released ?? 'no date', isStale: !(age >= -1 && age <= maxAge) };
}
function jsonOf(text) {
    try {
        return (0,json/* parseJson */.q)(text.replace(/^\ufeff/, ''));
    }
    catch {
        throw new errors/* GateError */.ue('CONFIG', 'it is not JSON');
    }
}

;// CONCATENATED MODULE: ./build/compiled/src/steps/policy-description.js
/** What the report says of the policy: where it came from, and what it holds. */




const places = {
    input: "the step's settings",
    flag: 'the command line',
    environment: 'the environment',
};
function sourceText({ sources }, layers) {
    const used = new Set(settings_settings/* fileSettingNames */.r0.map((name) => sources[name]));
    const given = Object.entries(places).flatMap(([source, text]) => (used.has(source) ? [text] : []));
    const parts = [...given, ...layers.map(({ name }) => name)];
    if (parts.length === 0)
        return 'the defaults';
    return parts.length === 1 ? parts.join() : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
function describePolicy(settings, policy) {
    const described = {};
    for (const name of policyNames) {
        const text = (0,settings_settings/* settingText */.Su)(name, settings);
        if (text !== undefined && text !== '')
            described[name] = text;
    }
    if (policy.scope === 'new')
        described['baseline-file'] = settings.baselineFile ?? 'none';
    for (const rule of policy.rules ?? [])
        described[`rule ${rule.name}`] = (0,named/* namedText */.Jk)(rule);
    const { paths, ignorePaths, skipWhen } = policy;
    for (const [name, globs] of Object.entries({ paths, 'ignore-paths': ignorePaths, 'skip-when': skipWhen }))
        if (globs !== undefined)
            described[name] = globs.join(' ');
    if (policy.exceptions.length > 0)
        described.exceptions = exceptionCount(policy);
    return described;
}
function exceptionCount({ exceptions, today }) {
    const expired = exceptions.filter((exception) => (0,exception_terms/* isExpired */._d)(exception, today)).length;
    return expired > 0 ? `${exceptions.length}, of which ${expired} expired` : String(exceptions.length);
}

;// CONCATENATED MODULE: ./build/compiled/src/steps/trusted-settings.js

/** The policy with what the trusted file says, its OpenVEX documents among it. */
async function withTrusted({ policy, settings }, trusted, request) {
    const { acceptUncovered, paths, ignorePaths, skipWhen, vex, vexProducts } = trusted ?? {};
    const whole = { ...policy, ...definedOf({ acceptUncovered, paths, ignorePaths, skipWhen }) };
    if (vex === undefined)
        return whole;
    const { readStatements } = await __webpack_require__.e(/* import() */ 2462).then(__webpack_require__.bind(__webpack_require__, 82462));
    const exceptions = await readStatements({ vex, vexProducts }, { maxAgeDays: settings.vexMaxAge, request });
    return { ...whole, exceptions: [...policy.exceptions, ...exceptions] };
}
/** With the owners of files, where a rule or the setting asks for them. */
async function withOwners(of, request) {
    const isAsked = of.settings.owners || of.policy.rules?.some(({ match }) => match.owner !== undefined);
    if (!isAsked)
        return of;
    const { withCodeOwners } = await __webpack_require__.e(/* import() */ 695).then(__webpack_require__.bind(__webpack_require__, 30695));
    return withCodeOwners(of, request);
}
/** What another file than the trusted one says of what that one alone decides; a version of it says by silence, too. */
async function ignoredLines(trusted, layer, isVersion) {
    if (layer === undefined)
        return [];
    const { trustedKeys } = await Promise.all(/* import() */[__webpack_require__.e(3867), __webpack_require__.e(5839)]).then(__webpack_require__.bind(__webpack_require__, 85839));
    const textOf = (file, key) => canonicalJson(file?.[key] ?? null);
    return Object.entries(trustedKeys)
        .filter(([, key]) => isVersion || layer.file[key] !== undefined)
        .filter(([, key]) => textOf(layer.file, key) !== textOf(trusted, key))
        .map(([name]) => `${layer.name} may only tighten; ignored: ${name}`);
}

;// CONCATENATED MODULE: ./build/compiled/src/steps/policy.js
/** The policy of a run: the step's settings, then the policy file of a trusted place; what a proposal changes may only tighten. */











/**
 * Reads and combines the policy. Throws GateError CONFIG: reason `policy` when it cannot be read, `settings` when a file is
 * wrong; CANCELLED and SCAN_TIMEOUT pass through.
 */
async function loadPolicy(request) {
    const { settings, now } = request;
    const today = now.toISOString().slice(0, 10);
    const place = settings.configFile ?? { kind: 'own', path: guards/* configFilePath */.ks };
    const ownPath = place.kind === 'own' ? place.path : guards/* configFilePath */.ks;
    const isNamed = place.kind === 'own' && settings.configFile !== undefined;
    const [central, own] = await Promise.all([
        place.kind === 'central' ? readCentral(request, place) : undefined,
        readOwn(request, ownPath, isNamed),
    ]);
    const layers = [central, own].filter((layer) => layer !== undefined);
    const notes = [];
    let version = withFiles(settings, layers, today);
    if (central !== undefined && own !== undefined) {
        const maxExceptionDays = central.file.maxExceptionDays;
        const base = keepJudgement(withFiles(settings, [central], today), version);
        version = tightened(base, {
            version: withFiles(settings, [own, central], today),
            layer: own,
            notes,
            maxExceptionDays,
        });
    }
    const head = await readHeadVersion(request, ownPath, own);
    if (head !== undefined) {
        const all = central === undefined ? [head] : [head, central];
        version = tightened(version, { version: withFiles(settings, all, today), layer: head, notes });
        layers.push(head);
    }
    if (central === undefined && own?.file.maxExceptionDays !== undefined) {
        notes.push(`max-exception-days in ${own.name} means nothing: it is for central policies`);
    }
    for (const note of notes)
        request.log.note(note);
    const trusted = (central ?? own)?.file;
    for (const layer of [central && own, head])
        for (const line of await ignoredLines(trusted, layer, layer === head))
            request.log.note(line);
    const policy = await withTrusted(version, trusted, request);
    const known = await withCatalogue(withinContext(loaded({ ...version, policy }, layers, notes), request), request);
    const ready = await withOwners(known, request);
    const { trustedBases = [], vex: documents = [] } = trusted ?? {};
    return { ...ready, trustedBases, documents: place.kind === 'own' ? documents : [] };
}
/** What is proposed has no grace: that is for news about what stands on the default branch. */
function withinContext(of, { context }) {
    return context.trust === 'own' ? of : { ...of, policy: { ...of.policy, newAdvisoryGrace: {} } };
}
async function readCentral({ around }, { repository, path, ref }) {
    const label = `${repository}/${path}`;
    const read = around.readCentralFile;
    const found = read === undefined ? undefined : await readable(label, () => read(repository, path, ref));
    return found === undefined ? absent(`${label}@${ref}`) : layerOf(label, found);
}
async function readOwn({ around }, path, isNamed) {
    const read = around.readPolicyFile;
    if (read === undefined)
        return isNamed ? absent(path) : undefined;
    const [found, mistaken] = await Promise.all([
        readable(path, () => read('trusted', path)),
        path === guards/* configFilePath */.ks ? readable(guards/* mistakenConfigPath */.UE, () => read('trusted', guards/* mistakenConfigPath */.UE)) : undefined,
    ]);
    if (mistaken !== undefined)
        throw misnamed(mistaken.at);
    if (found === undefined && isNamed)
        return absent(path);
    return found === undefined ? undefined : layerOf(path, found);
}
/** The version of the commit that is judged, when it is another one than the trusted one, and meant to be. */
async function readHeadVersion({ around, context, settings }, path, own) {
    const read = around.readPolicyFile;
    if (read === undefined || (context.trust === 'own' && settings.policyRef === undefined))
        return undefined;
    const names = path === guards/* configFilePath */.ks ? [path, guards/* mistakenConfigPath */.UE] : [path];
    // What changed is asked for later anyway, and mostly neither did: then there is nothing to read.
    const [found, mistaken] = await Promise.all((await changedHere(around, names)).map((name) => name && readable(name, () => read('head', name))));
    if (mistaken)
        throw misnamed(mistaken.at);
    return found && found.text !== own?.text ? layerOf(path, found) : undefined;
}
/** Undefined in the place of a file that the pull request provably leaves alone: its branch merely holds an older version. */
async function changedHere({ changedFiles }, paths) {
    try {
        const changes = await changedFiles?.();
        return paths.map((path) => (changes?.isComplete && !changes.files.has(path) ? undefined : path));
    }
    catch (error) {
        if (isOver(error))
            throw error;
        return paths;
    }
}
function misnamed(at) {
    const message = `${guards/* mistakenConfigPath */.UE} of ${at} is not read: the policy file is ${guards/* configFilePath */.ks}`;
    return new errors/* GateError */.ue('CONFIG', message, {
        reason: 'policy',
        hint: `Put what it says into ${guards/* configFilePath */.ks} and remove it, or name the file to read with config-file.`,
    });
}
async function layerOf(label, { text, at }) {
    const name = `${label} of ${at}`;
    // Most runs have no policy file, and need no YAML before their first request.
    const { parsePolicyFile } = await Promise.all(/* import() */[__webpack_require__.e(3867), __webpack_require__.e(5839)]).then(__webpack_require__.bind(__webpack_require__, 85839));
    return { file: parsePolicyFile(text, name), text, name };
}
/** Whatever goes wrong while the policy is read leaves the run without one. */
async function readable(label, read) {
    try {
        return await read();
    }
    catch (error) {
        if (isOver(error))
            throw error;
        const { message, hint } = (0,errors/* asGateError */.Ub)(error);
        const text = `The policy ${label} could not be read: ${message}`;
        throw new errors/* GateError */.ue('CONFIG', text, { reason: 'policy', hint, cause: error });
    }
}
function isOver(error) {
    const { code } = (0,errors/* asGateError */.Ub)(error);
    return code === 'CANCELLED' || code === 'SCAN_TIMEOUT';
}
function absent(label) {
    throw new errors/* GateError */.ue('CONFIG', `The policy ${label} is not there, and config-file names it`, {
        reason: 'policy',
        hint: 'On a pull request the policy is read from the default branch, or from policy-ref: put it there, or correct config-file (a central one is owner/repo/path@ref).',
    });
}
/** The settings filled from the files, the first file that gives a setting first, and the policy that they make. */
function withFiles(settings, layers, today) {
    const filled = { ...settings };
    const sources = { ...settings.sources };
    const origins = {};
    for (const name of settings_settings/* fileSettingNames */.r0) {
        const layer = settings.sources[name] === 'default' ? layers.find(({ file }) => name in file.settings) : undefined;
        origins[name] = layer?.name ?? settings.sources[name];
        if (layer === undefined)
            continue;
        filled[(0,settings_settings/* camelCase */.xQ)(name)] = layer.file.settings[name];
        sources[name] = 'config file';
    }
    const complete = { ...filled, sources };
    const exceptions = layers.flatMap(({ file }) => file.exceptions);
    const rules = joinedRules(layers.map(({ file }) => file.rules));
    return { settings: complete, policy: policyOf(complete, { exceptions, rules }, today), origins };
}
/** The central policy; what it does not say of surfaces and times is the repository's own to say. */
function keepJudgement(central, filled) {
    const settings = { ...filled.settings };
    const origins = { ...filled.origins };
    for (const name of comparedNames) {
        settings[(0,settings_settings/* camelCase */.xQ)(name)] = central.settings[(0,settings_settings/* camelCase */.xQ)(name)];
        origins[name] = central.origins[name];
    }
    return { settings: settings, policy: central.policy, origins };
}
/** The base with whatever of the other version is stricter; the other settings are the base's. */
function tightened(base, { version, layer, notes, maxExceptionDays }) {
    const compared = tighten(sideOf(base), sideOf(version), { maxExceptionDays });
    const ignored = [...compared.ignored, ...otherChanges(base, version)];
    if (compared.tightened.length > 0)
        notes.push(`${layer.name} tightens: ${compared.tightened.join(', ')}`);
    if (ignored.length > 0)
        notes.push(`${layer.name} may only tighten; ignored: ${ignored.join(', ')}`);
    const { policy, enforcement } = compared.value;
    const settings = { ...base.settings, ...settingsOf(policy), ...enforcement };
    const origins = { ...base.origins };
    for (const name of comparedNames) {
        if ((0,settings_settings/* settingText */.Su)(name, settings) !== (0,settings_settings/* settingText */.Su)(name, base.settings))
            origins[name] = layer.name;
    }
    return { settings, policy, origins };
}
function sideOf({ policy, settings: enforcement }) {
    return { policy, enforcement };
}
/** Settings that do not bear on what blocks, or cannot be compared: the base's stay. */
function otherChanges(base, other) {
    return settings_settings/* fileSettingNames */.r0
        .filter((name) => !comparedNames.some((compared) => compared === name))
        .filter((name) => (0,settings_settings/* settingText */.Su)(name, other.settings) !== (0,settings_settings/* settingText */.Su)(name, base.settings))
        .map((name) => `${name}=${(0,settings_settings/* settingText */.Su)(name, other.settings) ?? settings_settings/* settings */.W0[name].absent}`);
}
function loaded({ settings, policy, origins }, layers, notes) {
    const { today: _, ...lasting } = policy;
    const canonical = {
        ...lasting,
        ...(0,exception_terms/* hashedExceptions */.UI)(policy.exceptions),
        baselineFile: policy.scope === 'new' ? settings.baselineFile : undefined,
    };
    return {
        policy,
        settings,
        source: sourceText(settings, layers),
        sha256: (0,external_node_crypto_.createHash)('sha256').update(canonicalJson(canonical)).digest('hex'),
        described: describePolicy(settings, policy),
        origins,
        notes,
    };
}


/***/ })

};
