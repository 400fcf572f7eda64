export const id = 109;
export const ids = [109];
export const modules = {

/***/ 97653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CM: () => (/* binding */ fetchMirror),
/* harmony export */   Ki: () => (/* binding */ remoteDefaultBranch),
/* harmony export */   Y3: () => (/* binding */ listHeads),
/* harmony export */   _W: () => (/* binding */ makeMirror)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92700);
/* harmony import */ var _configuration_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50618);
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41668);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92515);
/** A bare clone of this program's own: made by hand, filled and refreshed from `origin` with git's own credentials. */







/** Branches, and the proposals that hosts keep as references. */
const wantedRefs = [
    '+refs/heads/*:refs/heads/*',
    '+refs/pull/*/head:refs/pull/*/head',
    '+refs/merge-requests/*/head:refs/merge-requests/*/head',
];
const headRefs = ['refs/heads', 'refs/pull', 'refs/merge-requests'];
/** Every branch and proposal of a repository on this machine, with the commit that it stands at. */
async function listHeads(place) {
    const { code, stdout, stderr } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_5__/* .askGit */ .gG)(place, [
        'for-each-ref',
        '--format=%(objectname) %(refname)',
        ...headRefs,
    ]);
    if (code !== 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .ue('CONFIG', `The branches of ${place.path} cannot be read: ${firstLine(stderr)}`);
    const lines = stdout
        .toString()
        .split('\n')
        .filter((line) => line !== '');
    return lines.map((line) => ({ sha: line.slice(0, line.indexOf(' ')), ref: line.slice(line.indexOf(' ') + 1) }));
}
/** Makes the folder, whose `origin` is the address. By hand: `git init` would copy the machine's templates, hooks among them. */
async function makeMirror(path, address) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'objects/info'), { recursive: true, mode: 0o700 });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'refs/heads'), { recursive: true, mode: 0o700 });
    const entries = [
        ['core.repositoryformatversion', '0'],
        ['core.bare', 'true'],
        ['remote.origin.url', address],
    ].map(([name = '', value]) => ({ scope: 'local', name, value }));
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'config'), (0,_configuration_js__WEBPACK_IMPORTED_MODULE_6__/* .configurationText */ .o4)(entries), { mode: 0o600 });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'HEAD'), 'ref: refs/heads/main\n');
}
/** Brings the mirror to what its origin has; branches that are gone there go. Throws GateError UNAVAILABLE. */
async function fetchMirror(place) {
    await withAccess(place, async (origin) => {
        const fetch = [
            'fetch',
            '--quiet',
            '--prune',
            '--no-tags',
            '--no-write-fetch-head',
            '--refmap=',
            'origin',
            ...wantedRefs,
        ];
        const { code, stderr } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_5__/* .askGit */ .gG)(origin, fetch);
        if (code !== 0)
            throw unreachable(stderr);
    });
}
/** The default branch of the mirror's origin; undefined when its HEAD names none. */
async function remoteDefaultBranch(place) {
    return withAccess(place, async (origin) => {
        const { code, stdout, stderr } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_5__/* .askGit */ .gG)(origin, ['ls-remote', '--symref', 'origin', 'HEAD']);
        if (code !== 0)
            throw unreachable(stderr);
        return /^ref: refs\/heads\/(\S+)\tHEAD$/m.exec(stdout.toString())?.[1];
    });
}
/** The configuration of the user and the machine, which says how `origin` is reached, beside the mirror's own address. */
async function withAccess(place, use) {
    const listed = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_5__/* .askGit */ .gG)(place, ['config', '--list', '--show-scope', '-z', '--includes'], { mode: 'user' });
    const entries = listed.code === 0 ? (0,_configuration_js__WEBPACK_IMPORTED_MODULE_6__/* .readConfiguration */ .TD)(listed.stdout.toString()) : [];
    const own = entries.filter(({ scope, name }) => scope === 'local' && name === 'remote.origin.url');
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'scan-gate-mirror-'));
    try {
        const configurationFile = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'user');
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(configurationFile, (0,_configuration_js__WEBPACK_IMPORTED_MODULE_6__/* .configurationText */ .o4)((0,_configuration_js__WEBPACK_IMPORTED_MODULE_6__/* .userEntries */ .cI)(entries)), { mode: 0o600 });
        const closed = { configurationFile, protocols: 'none', folder: place.path };
        const address = await (0,_origin_js__WEBPACK_IMPORTED_MODULE_4__/* .addressOf */ .ci)({ ...place, origin: closed }, [...(0,_configuration_js__WEBPACK_IMPORTED_MODULE_6__/* .userEntries */ .cI)(entries), ...own]);
        return await use({ ...place, origin: { ...closed, protocols: (0,_origin_js__WEBPACK_IMPORTED_MODULE_4__/* .protocolsOf */ .LE)(address) } });
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true, maxRetries: 3 });
    }
}
function unreachable(stderr) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .ue('UNAVAILABLE', `The repository cannot be fetched: ${firstLine(stderr)}`, {
        hint: 'Look whether git fetches it from here by itself: git ls-remote URL.',
    });
}
/** What git says may repeat the address; it holds no credentials, because none is accepted. */
const firstLine = (lines) => lines.split('\n', 1)[0]?.replace(/^(?:fatal|error): /, '') ?? '';


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

/***/ 77951:
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
    name: 'javascript',
    scanType: 'sast',
    packages: ['@babel/parser@8', '@babel/types@8', 'eslint-scope@9'],
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

/***/ 69132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  embeddedTarget: () => (/* binding */ embeddedTarget),
  V: () => (/* binding */ readScanned),
  A: () => (/* binding */ scannedLines)
});

// EXTERNAL MODULE: ./build/compiled/src/ci/context/context.js
var context_context = __webpack_require__(25159);
// EXTERNAL MODULE: ./build/compiled/src/ci/context/read-context.js + 9 modules
var read_context = __webpack_require__(44577);
// EXTERNAL MODULE: ./build/compiled/src/gate/surroundings.js + 3 modules
var surroundings = __webpack_require__(59552);
// EXTERNAL MODULE: ./build/compiled/src/git/tracked.js
var tracked = __webpack_require__(24590);
// EXTERNAL MODULE: ./build/compiled/src/git/work-tree.js
var work_tree = __webpack_require__(14200);
// EXTERNAL MODULE: ./build/compiled/src/service/embedded.js
var embedded = __webpack_require__(11737);
// EXTERNAL MODULE: ./build/compiled/src/session.js + 5 modules
var src_session = __webpack_require__(45622);
// EXTERNAL MODULE: ./build/compiled/src/severity.js
var severity = __webpack_require__(26436);
// EXTERNAL MODULE: ./build/compiled/src/gate/scope.js
var gate_scope = __webpack_require__(82291);
// EXTERNAL MODULE: ./build/compiled/src/git/origin.js
var origin = __webpack_require__(41668);
// EXTERNAL MODULE: ./build/compiled/src/git/runner.js + 1 modules
var runner = __webpack_require__(92515);
;// CONCATENATED MODULE: ./build/compiled/src/git/deepen.js
/** Fetches what a shallow clone lacks of its history, into a repository of our own: the checkout stays as it is. */


/** Commits from where the clone ends; what left its base further back is rare, and is told how to fetch more. */
const steps = [50, 1000];
/** A large repository takes a while. */
const fetchMs = 120_000;
/** Undefined for a clone that is not shallow, without `origin`, and where the two do not meet within reach. */
async function deepen(request) {
    const { place } = request;
    const { stdout } = await (0,runner/* askGit */.gG)(place, ['rev-parse', '--is-shallow-repository']);
    if (stdout.toString().trim() !== 'true')
        return undefined;
    const needed = Promise.withResolvers();
    const reached = Promise.withResolvers();
    // The repository lives as long as it is used.
    const lent = (0,origin/* withOrigin */.D_)({ place, withObjects: true }, async (origin) => {
        if (!(await reach(origin, request)))
            return;
        const end = async () => {
            needed.resolve();
            await lent;
        };
        reached.resolve({ path: origin.path, end });
        await needed.promise;
    });
    lent.then(() => reached.resolve(undefined), reached.reject);
    return reached.promise;
}
async function reach(origin, { head, branch }) {
    const place = { ...origin, signal: AbortSignal.any([origin.signal, AbortSignal.timeout(fetchMs)]) };
    const known = `refs/remotes/origin/${branch}`;
    // What a ref names is what git tells the remote to be here.
    await (0,runner/* askGit */.gG)(place, ['update-ref', 'refs/known', head]);
    for (const depth of steps) {
        const flags = ['--quiet', '--no-tags', '--refmap=', `--deepen=${depth}`];
        const fetched = await (0,runner/* askGit */.gG)(place, ['fetch', ...flags, 'origin', `+refs/heads/${branch}:${known}`, head]);
        if (fetched.code !== 0)
            return false;
        const { code } = await (0,runner/* askGit */.gG)(place, ['merge-base', head, known]);
        if (code === 0)
            return true;
    }
    return false;
}

// EXTERNAL MODULE: ./build/compiled/src/git/merge-base.js
var merge_base = __webpack_require__(64248);
;// CONCATENATED MODULE: ./build/compiled/src/runs/compared-commit.js



async function comparedCommit({ sha: head, ...place }, { base, defaultBranch, system, trust }, { scope }) {
    if (!gate_scope/* narrowing */.en.includes(scope))
        return undefined;
    if (base === undefined)
        return trust === 'proposal' && defaultBranch === undefined ? noDefaultBranch(system) : undefined;
    const target = { ...base, isLocalTrusted: system === 'laptop' };
    const named = (sha) => ({ sha, name: `${base.branch} at ${sha.slice(0, 12)}` });
    const held = await (0,merge_base/* mergeBaseOf */.n)(place, head, target);
    if (held !== undefined)
        return named(held);
    // On a laptop nothing is asked of origin.
    const history = system === 'laptop' ? undefined : await fetchedHistory(place, head, base.branch);
    const sha = history && (await (0,merge_base/* mergeBaseOf */.n)({ ...place, path: history.path }, head, target));
    if (sha !== undefined)
        return { ...named(sha), history };
    await history?.end();
    return notHere(base.branch);
}
/** Undefined, too, where it cannot be fetched: then it is said how to have it. */
function fetchedHistory(place, head, branch) {
    return deepen({ place, head, branch }).catch((error) => {
        if (place.signal.aborted)
            throw error;
        return undefined;
    });
}
const everything = 'everything that this scan found is judged';
function noDefaultBranch(system) {
    const wayOut = system === 'unattended'
        ? 'On a machine of your own --local compares with the default branch that this checkout knows'
        : 'Run git remote set-head origin --auto to have only what is new judged';
    return { missing: `Nothing says which branch is the default one, to compare with: ${everything}. ${wayOut}` };
}
function notHere(branch) {
    const how = 'actions/checkout fetch-depth: 0, GitLab CI GIT_DEPTH: 0, git fetch --unshallow origin';
    return {
        missing: `This checkout does not show where its commit left ${branch}: ${everything}. Fetch the whole history to have only what is new judged (${how})`,
    };
}

// EXTERNAL MODULE: ./build/compiled/src/runs/place.js
var runs_place = __webpack_require__(18281);
;// CONCATENATED MODULE: ./build/compiled/src/runs/embedded.js
/** A run over a checkout: starts the embedded service over one checkout, whose commit is scanned and judged. */










/** Reads the checkout, unless it was read before. */
async function embeddedTarget({ session, settings, checkout, local }) {
    const { folder, workerUrl, scanned } = checkout;
    const place = { ...(0,runs_place/* placeOf */.$)(session, { local }), folder };
    const { source, sha, context } = scanned ?? (await readScanned(place, settings));
    const { defaultBranch } = source;
    // The author of a proposal may have chosen another base, and with it what counts as known.
    const base = (0,context_context/* hasOwnBase */.Ck)(context) ? undefined : context.base?.sha;
    const compared = await comparedCommit({ path: source.path, sha, signal: session.cancel }, context, settings);
    const comparison = createComparison(compared);
    const { sha: comparedWith, history, onScanEnd } = comparison;
    const sources = [{ ...source, base, comparedWith, historyPath: history?.path }];
    const starting = (0,embedded/* startEmbedded */.H1)({ sources, port: 0, database: ':memory:', workerUrl, version: src_session/* version */.rE, onScanEnd });
    const service = await starting.catch(async (error) => {
        await history?.end();
        throw error;
    });
    const [repository] = service.repositories;
    const { baseUrl, apiKey } = service;
    return {
        settings: { ...settings, baseUrl, apiKey, repositoryId: repository?.id, branch: undefined },
        context,
        options: { comparison, readTree: () => (0,tracked/* treePaths */.Lm)({ path: source.path, signal: session.cancel }, sha) },
        defaultBranch: context.defaultBranch ?? defaultBranch,
        opening: await scannedLines(source, sha),
        async end() {
            await service.stop();
            await history?.end();
        },
    };
}
/** The checkout of the folder, and what it is about. Throws GateError CONFIG where there is no commit to scan. */
async function readScanned(place, settings) {
    const { source, sha } = await (0,embedded/* readHead */.zy)(place.folder);
    const { vcsUrl: repositoryUrl, defaultBranch, path: folder } = source;
    const judged = { kind: 'commit', branch: source.pin.branch, sha, repositoryUrl, defaultBranch };
    return { source, sha, context: await (0,read_context/* readContext */.y)({ ...place, folder }, (0,surroundings/* contextHints */.o)(settings, judged)) };
}
/** The service's own words, kept beside its answers: over its interface no service says what is new. */
function createComparison(compared) {
    const known = new Map();
    const ends = new Map();
    const endOf = (scanId) => {
        const end = ends.get(scanId) ?? Promise.withResolvers();
        ends.set(scanId, end);
        return end;
    };
    const { sha, name: base = '', history, } = compared !== undefined && 'sha' in compared ? compared : {};
    return {
        missing: compared !== undefined && 'missing' in compared ? compared.missing : undefined,
        knownOf: ([scan, ...others]) => (others.length > 0 ? undefined : known.get(scan?.scan_id ?? '')),
        ended: (scanId) => endOf(scanId).promise,
        sha,
        history,
        onScanEnd({ scan, merged }) {
            endOf(scan.id).resolve();
            if (merged?.compared === undefined)
                return;
            const { old, doubtful, counts } = merged.compared;
            const bySeverity = severity/* severities */.gO.map((severity) => [severity, counts[severity.toLowerCase()]]);
            known.set(scan.id, {
                base,
                old: new Set(old),
                doubtful: new Set(doubtful),
                counts: Object.fromEntries(bySeverity),
            });
        },
    };
}
/** What is scanned here, and what of it is not. */
async function scannedLines({ path, pin }, sha) {
    const line = `${pin.branch} at ${sha.slice(0, 12)}, scanned here`;
    return (await (0,work_tree/* hasUncommitted */.e)(path)) ? [line, 'Changes that are not committed are not scanned'] : [line];
}


/***/ }),

/***/ 37109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ runOverService)
/* harmony export */ });
/* harmony import */ var _ci_context_context_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(25159);
/* harmony import */ var _ci_context_read_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44577);
/* harmony import */ var _ci_github_access_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16558);
/* harmony import */ var _gate_gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40220);
/* harmony import */ var _gate_sources_service_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91417);
/* harmony import */ var _gate_surroundings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59552);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45622);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18281);
/* harmony import */ var _uncommitted_policy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68260);
/** One run over a service's scan: of a service elsewhere, or of the embedded one over a checkout here. */









/** Runs the gate on its target, and ends what was started for that. */
async function runOverService(request) {
    const { session, settings, checkout, wantsEverything = false } = request;
    const targeting = targetOf(request);
    // While git answers.
    session.warmUp();
    const target = await targeting;
    try {
        await request.check?.(target);
        const { context, options } = target;
        const uncommitted = await (0,_uncommitted_policy_js__WEBPACK_IMPORTED_MODULE_6__/* .uncommittedPolicyLines */ .H)(checkout?.folder ?? session.folder, settings);
        const [about = '', ...rest] = [...target.opening, ...uncommitted, ...(0,_place_js__WEBPACK_IMPORTED_MODULE_5__/* .unattendedLines */ .U)(context)];
        for (const line of [`Scan Gate ${_session_js__WEBPACK_IMPORTED_MODULE_4__/* .version */ .rE} · ${about}`, ...rest])
            session.log.line(line);
        const github = (0,_ci_github_access_js__WEBPACK_IMPORTED_MODULE_7__/* .githubAccess */ .Y)(session.env, settings.githubToken);
        const transport = await session.transport();
        const environment = {
            ...{ context, version: _session_js__WEBPACK_IMPORTED_MODULE_4__/* .version */ .rE, transport },
            clock: session.clock(target.settings.baseUrl),
            ...{ cancel: session.cancel, now: session.now, log: session.runLog },
            surroundings: (budget, onWait) => (0,_gate_surroundings_js__WEBPACK_IMPORTED_MODULE_3__/* .createSurroundings */ .w)(context, { github, transport, budget, onWait }),
        };
        const source = (0,_gate_sources_service_source_js__WEBPACK_IMPORTED_MODULE_2__/* .createServiceSource */ .l)(target.settings, { ...options, wantsEverything });
        return await (0,_gate_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .runGate */ .R)(target.settings, environment, source);
    }
    finally {
        await target.end();
    }
}
async function targetOf({ session, settings, checkout, local }) {
    if (checkout !== undefined) {
        const { embeddedTarget } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 69132));
        return embeddedTarget({ session, settings, checkout, local });
    }
    const hints = (0,_gate_surroundings_js__WEBPACK_IMPORTED_MODULE_3__/* .contextHints */ .o)(settings, { kind: 'branch', named: settings.branch });
    const context = await (0,_ci_context_read_context_js__WEBPACK_IMPORTED_MODULE_0__/* .readContext */ .y)((0,_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$)(session, { local }), hints);
    const { defaultBranch } = context;
    const opening = [(0,_ci_context_context_js__WEBPACK_IMPORTED_MODULE_8__/* .describeContext */ .R5)(context)];
    return { settings, context, options: {}, defaultBranch, opening, end: async () => { } };
}


/***/ }),

/***/ 11737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H1: () => (/* binding */ startEmbedded),
/* harmony export */   ZA: () => (/* binding */ nameOfAddress),
/* harmony export */   o$: () => (/* binding */ readSource),
/* harmony export */   zy: () => (/* binding */ readHead)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92700);
/* harmony import */ var _git_checkout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44459);
/* harmony import */ var _git_mirror_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97653);
/* harmony import */ var _installation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77951);
/* harmony import */ var _providers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87257);
/* harmony import */ var _worker_scan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47438);
/** The embedded service over local checkouts: what `serve` and `run --embedded` start. */







/** Throws GateError CONFIG where the gate came alone, without scanners. */
async function startEmbedded({ sources, workerUrl, ...options }) {
    if (!(0,_installation_js__WEBPACK_IMPORTED_MODULE_4__/* .hasScanners */ .g$)(workerUrl))
        throw (0,_installation_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutScanners */ .KI)(options.version);
    const { startService } = await Promise.all(/* import() */[__webpack_require__.e(194), __webpack_require__.e(47), __webpack_require__.e(443)]).then(__webpack_require__.bind(__webpack_require__, 58585));
    const { database } = options;
    const scan = (0,_worker_scan_js__WEBPACK_IMPORTED_MODULE_5__/* .scanInWorker */ .X)(workerUrl, database === ':memory:' ? undefined : `${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(database)}-answers`);
    return startService({
        ...options,
        repositories: sources,
        scan: async ({ defaultBranch, ...job }, scanSignal) => scan({ ...job, ...(await basesOf(sources, job.path, defaultBranch)) }, scanSignal),
        git: {
            resolveBranch: (path, branch) => (0,_git_checkout_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveBranch */ .pd)({ path, signal }, branch),
            listHeads: (path) => (0,_git_mirror_js__WEBPACK_IMPORTED_MODULE_3__/* .listHeads */ .Y3)({ path, signal }),
            refresh: (path) => (0,_git_mirror_js__WEBPACK_IMPORTED_MODULE_3__/* .fetchMirror */ .CM)({ path, signal: AbortSignal.timeout(fetchMs) }),
        },
    });
}
/** A large repository takes a while. */
const fetchMs = 600_000;
/** Reading a checkout is quick: nothing needs to cut it off. */
const { signal } = new AbortController();
/** Where a scanned commit is read, and the commits beside which it is seen; neither of these where nothing says one. */
async function basesOf(sources, path, ofRecord) {
    const source = sources.find((each) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(each.path) === path);
    if (source === undefined)
        return { path, base: ofRecord && (await (0,_git_checkout_js__WEBPACK_IMPORTED_MODULE_2__/* .branchHead */ .P)({ path, signal }, ofRecord)) };
    const place = { path: source.historyPath ?? path, signal };
    const stated = source.base === undefined ? undefined : await (0,_git_checkout_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveCommit */ .WL)(place, source.base);
    const base = stated ?? (await (0,_git_checkout_js__WEBPACK_IMPORTED_MODULE_2__/* .branchHead */ .P)(place, source.defaultBranch)) ?? source.base;
    return { path: place.path, base, comparedWith: source.comparedWith };
}
/** A checkout as the service knows it. `vcsUrl` stands in for the address of its remote. */
async function readSource(path, vcsUrl) {
    const checkout = await (0,_git_checkout_js__WEBPACK_IMPORTED_MODULE_2__/* .findCheckout */ .I8)({ path, signal });
    const place = { path: checkout.path, signal };
    const stated = vcsUrl ?? (await (0,_git_checkout_js__WEBPACK_IMPORTED_MODULE_2__/* .originUrl */ .sH)(place));
    const address = (0,_providers_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutCredentials */ .ri)(stated ?? nowhere(checkout.path));
    return {
        path: checkout.path,
        name: (stated === undefined ? undefined : nameOfAddress(address)) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(checkout.path),
        vcsUrl: address,
        provider: (0,_providers_js__WEBPACK_IMPORTED_MODULE_6__/* .providerOf */ .lc)(address),
        defaultBranch: (await (0,_git_checkout_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultBranch */ .OR)(place)) ?? 'main',
    };
}
/** A checkout whose commit is scanned as it stands, whatever it is called: a detached HEAD gets a name of its own. */
async function readHead(path) {
    const source = await readSource(path);
    const place = { path: source.path, signal };
    const sha = await (0,_git_checkout_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveHead */ .tK)(place);
    if (sha === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `${path} has no commit to scan`, {
            reason: 'wrong-ref',
            hint: 'Commit something first.',
        });
    }
    const branch = (await (0,_git_checkout_js__WEBPACK_IMPORTED_MODULE_2__/* .currentBranch */ .eR)(place)) ?? `detached-${sha.slice(0, 12)}`;
    return { source: { ...source, pin: { branch, sha } }, sha };
}
/** Of a checkout that has no address: its name, because where it lies on this machine is nobody's business. */
function nowhere(path) {
    return `file:///${encodeURIComponent((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path))}`;
}
/** The last part of an address. */
function nameOfAddress(address) {
    const last = address
        .replace(/[/\\]+$/, '')
        .split(/[/:\\]/)
        .at(-1)
        ?.replace(/\.git$/i, '');
    return last === '' ? undefined : last;
}


/***/ }),

/***/ 87257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lc: () => (/* binding */ providerOf),
/* harmony export */   r5: () => (/* binding */ providers),
/* harmony export */   ri: () => (/* binding */ withoutCredentials)
/* harmony export */ });
/** Where a repository is hosted, told from its address. */
/** The interface names "four provider identifiers" without spelling them; `git` stands for any other place. */
const providers = ['github', 'gitlab', 'bitbucket', 'azure_devops', 'git'];
const hosts = [
    [/(^|\.)github\./, 'github'],
    [/(^|\.)gitlab\./, 'gitlab'],
    [/(^|\.)bitbucket\./, 'bitbucket'],
    [/(^|\.)(dev\.azure|visualstudio)\.com$/, 'azure_devops'],
];
/** For an address of any of git's forms, a local path included. */
function providerOf(vcsUrl) {
    const host = /^(?:[a-z+]+:\/\/)?(?:[^@/]*@)?([^/:]+)[:/]/i.exec(vcsUrl)?.[1]?.toLowerCase() ?? '';
    return hosts.find(([pattern]) => pattern.test(host))?.[1] ?? 'git';
}
/** The address without what could be a secret: a remote often carries a token before its host. */
function withoutCredentials(vcsUrl) {
    return vcsUrl.replace(/^(https?:\/\/)[^/]*@/i, '$1').replace(/^([a-z+]+:\/\/[^/@:]*):[^/]*@/i, '$1@');
}


/***/ }),

/***/ 47438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ scanInWorker)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/git/machine.js + 1 modules
var machine = __webpack_require__(83549);
;// CONCATENATED MODULE: ./build/compiled/src/service/worker/message.js
/** What threads say to each other: plain data, because an error's class does not cross threads. */

function toPlainError({ code, message, hint, reason }) {
    return { code, message, hint, reason };
}
function fromPlainError({ code, message, hint, reason }) {
    return new errors/* GateError */.ue(code, message, { hint, reason });
}

;// CONCATENATED MODULE: ./build/compiled/src/service/worker/scan.js
/** Scans a commit in a worker thread of its own, so that a scan neither blocks nor brings down the service. */







/** For the findings and diagnostics of all engines, each of which has a thread of its own. */
const resourceLimits = { maxOldGenerationSizeMb: 2048, stackSizeMb: 8 };
/**
 * A scanner that runs each commit in a new worker. `workerUrl` is the built worker, or `worker.ts` under type stripping.
 * `answersFile`: absolute, where answers about files are kept for later scans.
 */
function scanInWorker(workerUrl, answersFile) {
    return async (job, signal) => {
        if (signal.aborted)
            throw (0,errors/* cancelled */.KW)(signal);
        const temporaryFolder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'scan-gate-worker-'));
        try {
            return await runWorker(workerUrl, { job, temporaryFolder, workerUrl: workerUrl.href, answersFile }, signal);
        }
        finally {
            await (0,promises_.rm)(temporaryFolder, { recursive: true, force: true, maxRetries: 3 });
        }
    };
}
async function runWorker(workerUrl, workerData, signal) {
    // The worker reads what strangers wrote: it gets neither the variables of the gate nor its arguments.
    const worker = new external_node_worker_threads_.Worker(workerUrl, {
        workerData,
        resourceLimits,
        env: (0,machine/* workerVariables */.S6)(workerData.job.path),
        argv: [],
        execArgv: [],
        stdout: true,
        stderr: true,
    });
    // What a scanner prints is of no use to anyone and could be mistaken for the output of the gate.
    worker.stdout.resume();
    worker.stderr.resume();
    try {
        const answer = await firstAnswer(worker, workerData.job, signal);
        if ('error' in answer)
            throw fromPlainError(answer.error);
        return answer.result;
    }
    finally {
        await worker.terminate();
    }
}
function firstAnswer(worker, { sha }, signal) {
    return new Promise((resolve, reject) => {
        const abort = () => reject((0,errors/* cancelled */.KW)(signal));
        const settle = () => signal.removeEventListener('abort', abort);
        signal.addEventListener('abort', abort, { once: true });
        worker.once('message', (answer) => {
            settle();
            resolve(answer);
        });
        worker.once('error', (cause) => {
            settle();
            reject(new errors/* GateError */.ue('SCAN_FAILED', `The scan of ${sha} broke down: ${cause.message}`, { cause }));
        });
        worker.once('exit', (code) => {
            settle();
            reject(new errors/* GateError */.ue('SCAN_FAILED', `The scan of ${sha} ended without an answer (exit code ${code})`));
        });
        if (signal.aborted)
            abort();
    });
}


/***/ })

};
