export const id = 3880;
export const ids = [3880];
export const modules = {

/***/ 33880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hg: () => (/* binding */ branchNow),
/* harmony export */   P7: () => (/* binding */ remoteHead),
/* harmony export */   dV: () => (/* binding */ defaultBranchOf),
/* harmony export */   tx: () => (/* binding */ withRemoteBranch),
/* harmony export */   xH: () => (/* binding */ remoteHasTag)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _git_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96287);
/** What a checkout's `origin` says now; what the checkout remembers of it may be long past. */


/** Where a branch stands. */
async function branchNow(branch, git) {
    const ref = `refs/heads/${branch}`;
    const listed = await git('ls-remote', 'origin', ref);
    if (listed === undefined)
        return { kind: 'unknown' };
    const line = listed.split('\n').find((each) => each.endsWith(`\t${ref}`));
    return line === undefined ? { kind: 'absent' } : { kind: 'at', sha: line.split('\t')[0] ?? '' };
}
/** Throws GateError UNAVAILABLE when nobody can ask. */
async function remoteHasTag(name, git) {
    const listed = await git('ls-remote', 'origin', `refs/tags/${name}`);
    if (listed === undefined)
        throw unanswered();
    return listed.split('\n').some((line) => line.endsWith(`\trefs/tags/${name}`));
}
/** The commit at which a branch stands. Throws GateError NOT_FOUND when there is none, UNAVAILABLE when nobody can ask. */
async function remoteHead(branch, git) {
    const head = await branchNow(branch, git);
    if (head.kind === 'at')
        return head.sha;
    if (head.kind === 'unknown')
        throw unanswered();
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('NOT_FOUND', `There is no branch ${branch} at origin`, { hint: 'Push the branch.' });
}
function unanswered() {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('UNAVAILABLE', 'git could not ask origin', {
        hint: 'Let git in this job read the remote: keep the credentials of the checkout (Azure Pipelines: persistCredentials: true), or give it others.',
    });
}
/** The default branch, in one question; undefined when the remote does not say. */
async function defaultBranchOf(git) {
    const answer = (await git('ls-remote', '--symref', 'origin', 'HEAD')) ?? '';
    const name = /^ref: refs\/heads\/(.+)\tHEAD$/m.exec(answer)?.[1];
    const sha = /^([0-9a-f]+)\tHEAD$/m.exec(answer)?.[1];
    return name === undefined ? undefined : { name, now: sha === undefined ? { kind: 'unknown' } : { kind: 'at', sha } };
}
/**
 * Hands on a folder whose git knows a branch of the remote as it stands now, and its commit: the checkout, or a temporary
 * repository, so that nothing of the checkout changes. Throws GateError as `remoteHead` does.
 */
async function withRemoteBranch(branch, cwd, use) {
    const git = (0,_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .gitIn */ .uM)(cwd);
    const sha = await remoteHead(branch, git);
    if ((await git('cat-file', '-e', `${sha}^{commit}`)) !== undefined)
        return use(cwd, sha);
    const fetched = await (0,_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .fetchBranch */ .D_)({ folder: cwd, branch, isShallow: true }, async (folder, at) => ({
        value: await use(folder, at),
    }));
    if (fetched === undefined)
        throw unanswered();
    return fetched.value;
}


/***/ }),

/***/ 50618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TD: () => (/* binding */ readConfiguration),
/* harmony export */   cI: () => (/* binding */ userEntries),
/* harmony export */   o4: () => (/* binding */ configurationText),
/* harmony export */   rK: () => (/* binding */ repositoryEntries)
/* harmony export */ });
/** Chooses from git's configuration what asking `origin` takes, and writes it down for a repository of our own. */
/** Reads `git config --list --show-scope -z`. */
function readConfiguration(listed) {
    const fields = listed.split('\0');
    const pairs = Array.from({ length: Math.floor(fields.length / 2) }, (_, at) => fields.slice(2 * at, 2 * at + 2));
    return pairs.map(([scope = '', entry = '']) => {
        const end = entry.indexOf('\n');
        return end < 0
            ? { scope, name: entry, value: undefined }
            : { scope, name: entry.slice(0, end), value: entry.slice(end + 1) };
    });
}
/** How `origin` is reached. A credential helper is a program: the job's own credentials come by it. */
const access = /^(?:remote\.origin\.(?:url|proxy|proxyauthmethod|promisor|partialclonefilter)|url\..*\.insteadof|http\..+|credential\..+|ssh\.variant|protocol\.version)$/s;
/** What only the configuration of the user or the machine may say: programs to connect with, and owners to trust. */
const userOnly = /^(?:core\.(?:sshcommand|gitproxy)|safe\.directory)$/;
/** The entries of the user and the machine that count. */
function userEntries(entries) {
    const own = entries.filter(({ scope }) => scope === 'system' || scope === 'global');
    return own.filter(({ name }) => access.test(name) || userOnly.test(name));
}
/** The entries of the repository that count: of a bare clone, whose folder a branch may have brought, the address alone. */
function repositoryEntries(entries, isBare) {
    const own = entries.filter(({ scope }) => scope === 'local' || scope === 'worktree');
    return own.filter(({ name }) => (isBare ? name === 'remote.origin.url' : access.test(name)));
}
/** The entries as a configuration file, in their order. */
function configurationText(entries) {
    return entries.map(entryText).join('');
}
function entryText({ name, value }) {
    const [first, last] = [name.indexOf('.'), name.lastIndexOf('.')];
    const section = name.slice(0, first);
    const subsection = name.slice(first + 1, last);
    const head = first === last ? section : `${section} "${subsection.replaceAll(/["\\]/g, '\\$&')}"`;
    // A subsection with a line break cannot be written; git itself has no way to.
    if (subsection.includes('\n'))
        return '';
    return `[${head}]\n\t${name.slice(last + 1)}${value === undefined ? '' : ` = "${quoted(value)}"`}\n`;
}
function quoted(value) {
    return value.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\t', '\\t');
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

/***/ 96287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D_: () => (/* binding */ fetchBranch),
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   Pl: () => (/* binding */ withMissingObjects),
/* harmony export */   VI: () => (/* binding */ isCheckout),
/* harmony export */   Xz: () => (/* binding */ isSubmodule),
/* harmony export */   YP: () => (/* binding */ standingOf),
/* harmony export */   _T: () => (/* binding */ readFileAt),
/* harmony export */   mJ: () => (/* binding */ commitSha),
/* harmony export */   uM: () => (/* binding */ gitIn)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92700);
/* harmony import */ var _commit_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84191);
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41668);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16566);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92515);
/** git on the command line: what it prints in a folder, and the files of a commit. */







function gitIn(folder) {
    return (...args) => runGit(args, folder);
}
/** The SHA of the commit that a name, a ref or the beginning of a SHA stands for; undefined when there is none. */
function commitSha(name, git) {
    return git('rev-parse', '--quiet', '--verify', `${name}^{commit}`);
}
const localMs = 30_000;
/** Short forms of addresses stand in the user's configuration. */
const modes = { remote: 'user' };
/**
 * Runs git with these arguments in a folder: its trimmed output, undefined when it fails. `ls-remote` asks `origin` alone, and
 * fails where there is none. Throws when there is no git.
 */
async function runGit(args, folder, timeoutMs = localMs) {
    const place = placeOf(folder, timeoutMs);
    if (!isRepository(place.path))
        return undefined;
    const [command = ''] = args;
    if (command === 'ls-remote' && place.origin === undefined) {
        return orFailed((0,_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .withOrigin */ .D_)({ place, withObjects: false }, (origin) => output(origin, args)));
    }
    return output(place, args, modes[command]);
}
/** Undefined for what took too long or printed too much; what is wrong with this machine is thrown. */
async function orFailed(work) {
    try {
        return await work;
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue && (error.code === 'CANCELLED' || error.code === 'PROTOCOL'))
            return undefined;
        throw error;
    }
}
function placeOf(folder, timeoutMs) {
    const timeout = AbortSignal.timeout(timeoutMs);
    if (typeof folder === 'string')
        return { path: folder, signal: timeout };
    return { ...folder, signal: AbortSignal.any([folder.signal, timeout]) };
}
/** Throws GateError CONFIG for a folder that is not there. */
function isRepository(path) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', `git could not be run in ${path}`, {
            reason: 'wrong-ref',
            hint: 'Install git, and run the command in a folder that exists.',
        });
    }
    const { checkout, bare } = (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findRepository */ .W)(path);
    return checkout !== undefined || bare !== undefined;
}
function output(place, args, mode) {
    const answer = (0,_runner_js__WEBPACK_IMPORTED_MODULE_5__/* .askGit */ .gG)(place, args, { mode });
    return orFailed(answer.then(({ code, stdout }) => (code === 0 ? stdout.toString().trim() : undefined)));
}
/** More than any policy file may hold; what is larger is an error where it is read. */
const textCapBytes = 1024 * 1024;
/**
 * The text of a file at a commit or ref of the checkout; undefined when the commit does not have it. Throws GateError
 * NOT_FOUND for an unknown ref, PROTOCOL for what is there and cannot be read.
 */
function readFileAt(folder, ref, path) {
    return withMissingObjects(folder, (whole) => fileAt(whole, ref, path));
}
async function fileAt(cwd, ref, path) {
    const sha = await commitAt(cwd, ref);
    const listed = await rawGit(['ls-tree', '-z', '--full-tree', sha, '--', path], cwd);
    const [, kind, object] = /^\d+ (\w+) ([0-9a-f]+)\t/.exec(listed.toString()) ?? [];
    if (object === undefined)
        return undefined;
    if (kind !== 'blob')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PROTOCOL', `${path} is no file at ${(0,_commit_name_js__WEBPACK_IMPORTED_MODULE_6__/* .commitText */ .tT)(sha, ref)}`);
    const content = await rawGit(['cat-file', 'blob', object], cwd);
    try {
        return { text: new TextDecoder('utf-8', { fatal: true }).decode(content), at: (0,_commit_name_js__WEBPACK_IMPORTED_MODULE_6__/* .commitText */ .tT)(sha, ref) };
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PROTOCOL', `${path} is not UTF-8 at ${(0,_commit_name_js__WEBPACK_IMPORTED_MODULE_6__/* .commitText */ .tT)(sha, ref)}`, { cause: error });
    }
}
/** The commit of a SHA, a full ref, or a name: the remote's branch before a local one, and never a tag beside a branch. */
async function commitAt(cwd, ref) {
    const shaOf = (name) => commitSha(name, gitIn(cwd));
    const isExact = ref.startsWith('refs/') || (0,_commit_name_js__WEBPACK_IMPORTED_MODULE_6__/* .isFullSha */ .Wf)(ref);
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
async function rawGit(args, folder) {
    const place = placeOf(folder, localMs);
    const fault = (details) => new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PROTOCOL', `git ${args[0]} failed in ${place.path}`, details);
    const answer = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_5__/* .askGit */ .gG)(place, args, { capBytes: textCapBytes }).catch((cause) => {
        throw fault({ cause });
    });
    if (answer.code !== 0)
        throw fault({ cause: new Error(answer.stderr.trim()) });
    return answer.stdout;
}
/**
 * Reads what a commit holds. A partial clone lacks some of it, which is fetched from `origin` into a repository that goes
 * away again.
 */
async function withMissingObjects(folder, read) {
    const isOurs = typeof folder !== 'string' && folder.origin !== undefined;
    if (isOurs || !(await isPartial(folder)))
        return read(folder);
    const place = placeOf(folder, fetchMs);
    const found = await (0,_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .withOrigin */ .D_)({ place, withObjects: true }, async (origin) => ({ value: await read(origin) }));
    return found === undefined ? read(folder) : found.value;
}
/** A large repository takes a while. */
const fetchMs = 180_000;
/** Fetches a branch of `origin` as it stands now into a repository that goes away again; undefined when it cannot be had. */
async function fetchBranch({ folder, branch, isShallow, known }, use) {
    const place = placeOf(folder, fetchMs);
    return (0,_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .withOrigin */ .D_)({ place, withObjects: !isShallow }, async (origin) => {
        // What a ref names is what git tells the remote to be here.
        if (known !== undefined)
            await output(origin, ['update-ref', 'refs/known', known]);
        const flags = ['--quiet', '--no-tags', '--refmap=', ...(isShallow ? ['--depth=1'] : [])];
        await output(origin, ['fetch', ...flags, 'origin', `+refs/heads/${branch}:${fetchedRef}`]);
        const sha = await commitSha(fetchedRef, gitIn(origin));
        return sha === undefined ? undefined : use(origin, sha);
    });
}
const fetchedRef = 'refs/heads/fetched';
async function isPartial(folder) {
    const promisor = ['config', '--get-regexp', String.raw `^(extensions\.partialclone|remote\..*\.promisor)$`];
    return (await runGit(promisor, folder)) !== undefined;
}
/** Whether the folder is in a checkout. Throws GateError CONFIG where there is one that git will not read. */
async function isCheckout(folder) {
    const { checkout, bare } = (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findRepository */ .W)(folder);
    if (checkout === undefined && bare !== undefined) {
        throw unreadable(folder, 'it is a bare clone, which has no checkout');
    }
    if (checkout === undefined && !hasGitFolder(folder))
        return false;
    if (checkout === undefined)
        throw unreadable(folder, 'its .git is no repository');
    const answer = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_5__/* .askGit */ .gG)(placeOf(folder, localMs), ['rev-parse', '--git-dir'], { mode: 'owned' });
    if (answer.code === 0)
        return true;
    const [why = ''] = answer.stderr.replace(/^fatal: /, '').split('\n');
    throw unreadable(folder, why || 'it does not answer');
}
/**
 * The same in one question that git answers as it answers `isCheckout`; undefined where it says anything else: there is no checkout,
 * git will not read it or takes another one for it, it has no commit, or a branch or tag is named `HEAD`.
 */
async function standingOf(folder) {
    const { checkout, bare } = (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findRepository */ .W)(folder);
    if (checkout === undefined || bare !== undefined)
        return undefined;
    const question = ['rev-parse', '--absolute-git-dir', 'HEAD^{commit}', '--symbolic-full-name', 'HEAD'];
    const { code, stdout, stderr } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_5__/* .askGit */ .gG)(placeOf(folder, localMs), question, { mode: 'owned' });
    const [, gitFolder = '', sha, ref] = /^(.+)\n([0-9a-f]+)\n(\S+)\n$/s.exec(stdout.toString()) ?? [];
    const isClear = code === 0 && stderr === '' && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitFolder) === checkout.gitFolder;
    return isClear && sha !== undefined && ref !== undefined ? { sha, ref } : undefined;
}
/** Whether the checkout is a submodule: the branch of the one around it decides which repository and commit that is. */
async function isSubmodule(folder) {
    const top = (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findRepository */ .W)(folder).checkout?.top;
    const around = top === undefined ? undefined : (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findRepository */ .W)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(top)).checkout?.top;
    if (top === undefined || around === undefined)
        return false;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(around, top).replaceAll('\\', '/');
    const git = gitIn(around);
    const [staged, committed] = await Promise.all([
        git('ls-files', '--stage', '-z', '--', path),
        git('ls-tree', '-z', '--full-tree', 'HEAD', '--', path),
    ]);
    return [staged, committed].some((list) => list?.startsWith('160000 ') === true);
}
function unreadable(folder, why) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', `git cannot read the checkout ${folder}: ${why}`, {
        reason: 'policy',
        hint: `Let git read it; a checkout of another user needs git config --global --add safe.directory ${folder}`,
    });
}
function hasGitFolder(folder) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git')))
        return true;
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    return above !== folder && hasGitFolder(above);
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

/***/ 41668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D_: () => (/* binding */ withOrigin),
/* harmony export */   LE: () => (/* binding */ protocolsOf),
/* harmony export */   ci: () => (/* binding */ addressOf)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _configuration_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50618);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92515);
/** Asks a checkout's `origin`, and fetches from it, in a repository of our own: the checkout is not changed, and only its way in is borrowed. */





/** Hands on a bare repository whose git may ask `origin`; undefined where there is none, or its owner is not trusted. */
async function withOrigin({ place, withObjects }, use) {
    const repository = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryOf */ ._M)(place);
    const entries = await configurationOf(place, repository);
    const own = (0,_configuration_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryEntries */ .rK)(entries, repository.top === undefined).map((entry) => absolute(entry, repository));
    const counting = [...(0,_configuration_js__WEBPACK_IMPORTED_MODULE_4__/* .userEntries */ .cI)(entries), ...own];
    if (!counting.some(({ name }) => name === addressName))
        return undefined;
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'scan-gate-origin-'));
    try {
        const configurationFile = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'user');
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(configurationFile, (0,_configuration_js__WEBPACK_IMPORTED_MODULE_4__/* .configurationText */ .o4)((0,_configuration_js__WEBPACK_IMPORTED_MODULE_4__/* .userEntries */ .cI)(entries)), { mode: 0o600 });
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'bare');
        await makeRepository(path, [...formatOf(entries), ...own]);
        if (withObjects)
            await lendObjects(path, repository);
        const closed = { configurationFile, protocols: 'none', folder: place.path };
        const address = await addressOf({ ...place, path, origin: closed }, counting);
        return await use({ ...place, path, origin: { ...closed, protocols: protocolsOf(address) } });
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true, maxRetries: 3 });
    }
}
/** None where git does not trust the owner of the checkout, whose helpers would be run. */
async function configurationOf(place, { top }) {
    const list = ['config', '--list', '--show-scope', '-z', '--includes'];
    const listed = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(place, list, { mode: top === undefined ? 'user' : 'owned' });
    return listed.code === 0 ? (0,_configuration_js__WEBPACK_IMPORTED_MODULE_4__/* .readConfiguration */ .TD)(listed.stdout.toString()) : [];
}
const addressName = 'remote.origin.url';
/** git takes a relative path from the top of the work tree. */
function absolute(entry, { top, gitFolder }) {
    const { name, value } = entry;
    if (name !== addressName || value === undefined || !/^\.\.?[\\/]/.test(value))
        return entry;
    return { ...entry, value: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(top ?? gitFolder, value) };
}
/** By hand: `git init` would copy the machine's templates, hooks among them. */
async function makeRepository(path, entries) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'objects/info'), { recursive: true, mode: 0o700 });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'refs/heads'), { recursive: true, mode: 0o700 });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'HEAD'), 'ref: refs/heads/none\n');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'config'), (0,_configuration_js__WEBPACK_IMPORTED_MODULE_4__/* .configurationText */ .o4)(entries), { mode: 0o600 });
}
/** How objects are named, and whether those that are missing may be fetched. */
function formatOf(entries) {
    const isLocal = ({ scope, name }) => scope === 'local' && /^extensions\.(?:objectformat|partialclone)$/.test(name);
    const base = [
        { scope: 'local', name: 'core.repositoryformatversion', value: '1' },
        { scope: 'local', name: 'core.bare', value: 'true' },
    ];
    return [...base, ...entries.filter(isLocal)];
}
/** A shallow history ends where that of the checkout does. */
async function lendObjects(path, { commonFolder }) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'objects/info/alternates'), `${JSON.stringify((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonFolder, 'objects'))}\n`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonFolder, 'shallow'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'shallow')).catch((error) => {
        if (error.code !== 'ENOENT')
            throw error;
    });
}
const remoteProtocols = 'https:http:ssh:git';
/** The address after the short forms that the configuration gives to addresses. */
async function addressOf(place, entries) {
    const written = entries.find(({ name }) => name === addressName)?.value ?? '';
    if (!entries.some(({ name }) => name.endsWith('.insteadof')))
        return written;
    const { stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(place, ['ls-remote', '--get-url', 'origin']);
    return stdout.toString().trim();
}
/** A folder of this machine only where the address names one; never a program in its place (`ext::`, `fd::`). */
function protocolsOf(address) {
    const isUrl = /^[a-z][a-z0-9+.-]*:\/\//i.test(address);
    const isRemote = isUrl ? !/^file:/i.test(address) : /^[^/\\]{2,}:/.test(address);
    return isRemote ? remoteProtocols : 'file';
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


/***/ })

};
