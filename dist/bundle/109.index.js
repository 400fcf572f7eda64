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
function hasScanners(scannersUrl) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(scannersUrl);
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
    const { folder, scannersUrl, scanned } = checkout;
    const place = { ...(0,runs_place/* placeOf */.$)(session, { local }), folder };
    const { source, sha, context } = scanned ?? (await readScanned(place, settings));
    const { defaultBranch } = source;
    // The author of a proposal may have chosen another base, and with it what counts as known.
    const base = (0,context_context/* hasOwnBase */.Ck)(context) ? undefined : context.base?.sha;
    const compared = await comparedCommit({ path: source.path, sha, signal: session.cancel }, context, settings);
    const comparison = createComparison(compared);
    const { sha: comparedWith, history, onScanEnd } = comparison;
    const sources = [{ ...source, base, comparedWith, historyPath: history?.path }];
    const starting = (0,embedded/* startEmbedded */.H1)({ sources, port: 0, database: ':memory:', scannersUrl, version: src_session/* version */.rE, onScanEnd });
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
/* harmony import */ var _git_checkout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67441);
/* harmony import */ var _git_mirror_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97653);
/* harmony import */ var _installation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77951);
/* harmony import */ var _providers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87257);
/* harmony import */ var _scanners_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54318);
/** The embedded service over local checkouts: what `serve` and `run --embedded` start. */







/** Throws GateError CONFIG where the gate came alone, without scanners. */
async function startEmbedded({ sources, scannersUrl, ...options }) {
    if (!(0,_installation_js__WEBPACK_IMPORTED_MODULE_4__/* .hasScanners */ .g$)(scannersUrl))
        throw (0,_installation_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutScanners */ .KI)(options.version);
    const { startService } = await Promise.all(/* import() */[__webpack_require__.e(722), __webpack_require__.e(924), __webpack_require__.e(585)]).then(__webpack_require__.bind(__webpack_require__, 58585));
    const { database } = options;
    const scan = (0,_scanners_js__WEBPACK_IMPORTED_MODULE_5__/* .scanWith */ .o)(scannersUrl, database === ':memory:' ? undefined : `${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(database)}-answers`);
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

/***/ 83282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ identityOf)
/* harmony export */ });
/** By what a finding is known in one repository. */
function identityOf({ type, fingerprint }) {
    return `${type} ${fingerprint}`;
}


/***/ }),

/***/ 54318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ scanWith)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:process"
var external_node_process_ = __webpack_require__(1708);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/git/machine.js + 1 modules
var machine = __webpack_require__(83549);
// EXTERNAL MODULE: ./build/compiled/src/api/words.js
var words = __webpack_require__(56845);
// EXTERNAL MODULE: ./build/compiled/src/text/records.js
var records = __webpack_require__(92341);
// EXTERNAL MODULE: ./build/compiled/src/sarif/invocations.js
var invocations = __webpack_require__(49194);
// EXTERNAL MODULE: ./build/compiled/src/sarif/rules.js + 1 modules
var sarif_rules = __webpack_require__(46536);
// EXTERNAL MODULE: ./build/compiled/src/sarif/severity.js
var severity = __webpack_require__(63598);
// EXTERNAL MODULE: ./build/compiled/src/sarif/tool-types.js
var tool_types = __webpack_require__(13151);
// EXTERNAL MODULE: ./build/compiled/src/sarif/untrusted.js
var untrusted = __webpack_require__(65639);
// EXTERNAL MODULE: ./build/compiled/src/sarif/weakness.js
var weakness = __webpack_require__(20962);
;// CONCATENATED MODULE: ./build/compiled/src/sarif/scanner-run.js








function readScannerRun(run) {
    const tool = String((0,untrusted/* field */.ZZ)(run, 'tool', 'driver', 'name'));
    const rules = (0,sarif_rules/* createRuleBook */.W)(run);
    const places = { pathOf };
    const scanType = oneOf(words/* scanTypes */.vz, (0,untrusted/* field */.ZZ)(run, 'properties', 'scanType'));
    const coverage = oneOf(words/* coverageWords */.gn, (0,untrusted/* field */.ZZ)(run, 'properties', 'coverage'));
    if (scanType === undefined || coverage === undefined)
        throw new Error(`the scanner ${tool} wrote no coverage`);
    const [consulted, limits, dependencies] = ['consulted', 'limits', 'dependencies'].map((name) => (0,untrusted/* field */.ZZ)(run, 'properties', name));
    return {
        name: tool,
        scanType,
        coverage,
        findings: (0,untrusted/* listOf */.c3)((0,untrusted/* field */.ZZ)(run, 'results')).map((result) => readFinding(result, rules, scanType)),
        diagnostics: (0,invocations/* notificationsOf */.q)({ run, tool, places, rules }),
        lookedAt: (0,untrusted/* listOf */.c3)((0,untrusted/* field */.ZZ)(run, 'properties', 'lookedAt')),
        ...(consulted !== undefined && { consulted: new Map(consulted) }),
        ...((0,records/* isRecord */.u)(limits) && { limits: readLimits(limits) }),
        ...((0,records/* isRecord */.u)(dependencies) && { dependencies: readDependencies(dependencies) }),
    };
}
function readFinding(result, rules, scanType) {
    const resolved = rules(result);
    const { rule } = resolved;
    const [location] = (0,untrusted/* listOf */.c3)((0,untrusted/* field */.ZZ)(result, 'locations'));
    const region = (0,untrusted/* field */.ZZ)(location, 'physicalLocation', 'region');
    const type = oneOf(words/* violationTypes */.h2, (0,untrusted/* field */.ZZ)(result, 'properties', 'type')) ?? tool_types/* typeOfScan */.D1[scanType];
    const optional = {
        cwe: (0,weakness/* weaknessOf */.v)({ run: undefined, result, rule: undefined, message: '' }),
        cvss: (0,untrusted/* field */.ZZ)(result, 'properties', 'cvss'),
        line: (0,untrusted/* field */.ZZ)(region, 'startLine'),
        codeSnippet: type === 'SECRET' ? undefined : (0,untrusted/* field */.ZZ)(region, 'snippet', 'text'),
        contentFingerprint: (0,untrusted/* field */.ZZ)(result, 'fingerprints', 'content'),
        codeFingerprint: (0,untrusted/* field */.ZZ)(result, 'fingerprints', 'code'),
        sources: (0,untrusted/* field */.ZZ)(result, 'properties', 'sources'),
        advisory: (0,untrusted/* field */.ZZ)(result, 'properties', 'advisory'),
    };
    return {
        type,
        severity: (0,severity/* rate */.T)(result, resolved, type === 'SECRET').severity,
        title: String((0,untrusted/* field */.ZZ)(rule, 'shortDescription', 'text')),
        description: String((0,untrusted/* field */.ZZ)(result, 'message', 'text')),
        remediation: String((0,untrusted/* field */.ZZ)(rule, 'help', 'text')),
        filePath: pathOf(location) ?? '',
        fingerprint: String((0,untrusted/* field */.ZZ)(result, 'fingerprints', 'scanGate')),
        ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
    };
}
function readLimits({ cut, requestLines }) {
    return { cut: cut, requestLines: new Map(requestLines) };
}
function readDependencies({ shared, consulted }) {
    return {
        shared: shared === undefined ? undefined : new Set(shared),
        consulted: new Set(consulted),
    };
}
/** As it was written: a name may hold what other tools mean as a folder or a scheme. */
function pathOf(location) {
    const uri = (0,untrusted/* field */.ZZ)(location, 'physicalLocation', 'artifactLocation', 'uri');
    return typeof uri === 'string' ? uri.split('/').map(decodeURIComponent).join('/') : undefined;
}
function oneOf(words, value) {
    return words.find((word) => word === value);
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/compiled/src/git/checkout.js + 6 modules
var checkout = __webpack_require__(67441);
// EXTERNAL MODULE: ./build/compiled/src/git/renames.js
var git_renames = __webpack_require__(18887);
// EXTERNAL MODULE: ./build/compiled/src/git/tracked.js
var tracked = __webpack_require__(24590);
// EXTERNAL MODULE: ./build/compiled/src/text/contents.js
var contents = __webpack_require__(76581);
;// CONCATENATED MODULE: ./build/compiled/src/text/limits.js
/** A diagnostic names as many; more are counted. */
const mostNamed = 200;
/** The fields of a diagnostic that name the files, the first ones where there are too many. */
function namedFiles(paths) {
    const [first, ...others] = new Set(paths);
    if (first === undefined)
        return {};
    return others.length === 0 ? { file_path: first } : { file_paths: [first, ...others].slice(0, mostNamed) };
}
/** What a sentence adds about files that the list of its diagnostic has no room for. */
function countBeyond(count) {
    return count > mostNamed ? ` (${count} files may be cut off, the first ${mostNamed} are named)` : '';
}
/** `2 changed files`, with what is beyond the list of those that are named. */
function countFiles(count) {
    const files = count === 1 ? '1 changed file' : `${count} changed files`;
    return count > mostNamed ? `${files} (the first ${mostNamed} are named)` : files;
}
/**
 * The changed files from which a limit may hide something that the other commit does not have: a place that was not followed
 * to its end there too is not new, and a file without a new line that reads a request is no new source. A file that is new
 * here is compared with those that are gone.
 */
function newlyHidden(head, base, changed) {
    const hiddenBefore = new Map(base?.cut.map(({ path, hidden }) => [path, hidden]));
    const linesBefore = base?.requestLines ?? new Map();
    const gone = [...linesBefore.keys()].filter((path) => !head.requestLines.has(path));
    const before = (path, known) => known.get(path) ?? (linesBefore.has(path) ? [] : gone.flatMap((each) => known.get(each) ?? []));
    const found = head.cut.flatMap(({ path, hidden, sources }) => [
        ...(changed.has(path) && hasMore(hidden, before(path, hiddenBefore)) ? [path] : []),
        ...sources.filter((each) => hasMore(head.requestLines.get(each) ?? [], before(each, linesBefore))),
    ]);
    return [...new Set(found)].sort();
}
/** Whether one of the words is there more often than before. */
function hasMore(now, before) {
    const left = new Map();
    for (const each of before)
        left.set(each, (left.get(each) ?? 0) + 1);
    return now.some((each) => {
        const count = left.get(each) ?? 0;
        left.set(each, count - 1);
        return count <= 0;
    });
}

// EXTERNAL MODULE: ./build/compiled/src/policy/old-findings.js
var old_findings = __webpack_require__(60966);
// EXTERNAL MODULE: ./build/compiled/src/severity.js
var src_severity = __webpack_require__(26436);
// EXTERNAL MODULE: ./build/compiled/src/service/scan-result.js
var scan_result = __webpack_require__(83282);
;// CONCATENATED MODULE: ./build/compiled/src/service/known-findings.js



/** The base's contents may be read late: they are known when its tree is. */
function sharedBetween({ tree: { contents: head }, answers: scanners, }) {
    const depends = ({ dependencies }, path) => dependencies?.shared?.has(path) ?? true;
    const mayConsult = ({ dependencies }, path) => dependencies?.consulted.has(path) === true;
    return (base) => {
        const hasSameContent = (path) => base.has(path) && base.get(path) === head.get(path);
        const changed = [...new Set([...base.keys(), ...head.keys()])].filter((path) => !hasSameContent(path));
        const isLike = (path) => base.get(path) === head.get(path);
        const isBusy = new Map(scanners.map((scanner) => [scanner.name, changed.some((path) => mayConsult(scanner, path))]));
        const isMoved = new Map(scanners.map((scanner) => [scanner.name, changed.some((path) => depends(scanner, path))]));
        const isSame = (scanner, path) => hasSameContent(path) &&
            !(isMoved.get(scanner.name) === true && depends(scanner, path)) &&
            (scanner.consulted?.get(path) ?? []).every(isLike);
        const isRead = (scanner, path) => isBusy.get(scanner.name) === true && mayConsult(scanner, path);
        return {
            isSame,
            isNeedless: (path, oid) => head.get(path) === oid && scanners.every((scanner) => isSame(scanner, path) && !isRead(scanner, path)),
            filesFor: (scanner, files) => files.filter(({ path }) => !isSame(scanner, path)),
        };
    };
}
function knownFindings(head, base, { shared: { isSame }, renames }) {
    const known = { old: [], doubtful: [] };
    const pathBefore = (path) => renames.get(path) ?? path;
    for (const scanner of head.answers) {
        const { name, findings } = scanner;
        const before = base.answers.find((answer) => answer.name === name);
        const isUnseen = unseenBy(before, base.tree.diagnostics);
        // What is found in a file of the same name and content was found there before.
        const [same, others] = partition(findings, ({ filePath }) => isSame(scanner, filePath));
        const ages = (0,old_findings/* decideAges */.t)({
            head: others.map(describeFinding),
            base: (before?.findings ?? []).map(describeFinding),
            pathBefore,
            isUnseen: ({ finding }) => isUnseen(finding),
        });
        const listed = (age) => others.filter((_, index) => ages[index] === age).map(scan_result/* identityOf */.c);
        known.old.push(...same.map(scan_result/* identityOf */.c), ...listed('old'));
        known.doubtful.push(...listed('doubtful'));
    }
    return known;
}
function partition(items, is) {
    return [items.filter(is), items.filter((item) => !is(item))];
}
function describeFinding(finding) {
    const { type, filePath, severity, contentFingerprint, codeFingerprint, sources } = finding;
    return {
        finding,
        identity: (0,scan_result/* identityOf */.c)(finding),
        codeKeys: [contentFingerprint, codeFingerprint].flatMap((key) => (key === undefined ? [] : [`${type} ${key}`])),
        path: filePath,
        severityRank: (0,src_severity/* severityRank */.qs)(severity),
        sources,
    };
}
/** Whether the base's scan may have missed it: its scanner failed there, or did not look at the file to its end. */
function unseenBy(before, ofTree) {
    const diagnostics = [...ofTree, ...(before?.diagnostics ?? [])];
    const isFailed = before === undefined || diagnostics.some(({ failed }) => failed);
    const skipped = new Set(diagnostics.flatMap(({ file_path: one, file_paths: several = [] }) => (one === undefined ? several : [one])));
    return ({ filePath }) => isFailed || skipped.has(filePath);
}

// EXTERNAL MODULE: ./build/compiled/src/languages/languages.js + 2 modules
var languages = __webpack_require__(47128);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./build/compiled/src/text/trigrams.js
/**
 * Tells which words a content cannot hold, by every three characters that follow one another in it: one look at its bytes
 * spares nearly all searches for what is in few files.
 */
function mayHoldAll(mayHold, needed) {
    return needed.every((words) => words.some(mayHold));
}
/** `mayHold`: of the content that the text is a reading of. */
function allOf({ pattern, needed }, text, mayHold) {
    return mayHoldAll(mayHold, needed) ? text.matchAll(pattern) : [];
}
/** Of words in ASCII. A blank stands for any character that is neither a letter nor a digit, nor one of `_-.:/`; any digit for all. */
function needs(...needed) {
    return needed.map((words) => words.map(wordOf));
}
/** Each letter is a class whatever its case, what stands in many tokens has few, and all else is one: three of 32 take 15 bits. */
const other = 31;
const classes = new Uint8Array(256).fill(other);
for (let letter = 0; letter < 26; letter += 1)
    classes[0x41 + letter] = classes[0x61 + letter] = letter;
for (let digit = 0x30; digit <= 0x39; digit += 1)
    classes[digit] = 26;
for (const [index, marks] of ['_', '-', '.', ':/'].entries())
    for (const mark of marks)
        classes[mark.charCodeAt(0)] = 27 + index;
const mask = (1 << 15) - 1;
const start = (other << 5) | other;
/** Of the content that was looked at last, those with its mark: what others left need not be removed. */
const marks = new Uint8Array(mask + 1);
const mostMarks = 255;
let [looks, current] = [0, 0];
/**
 * Of a content whose characters take a byte, or several that no word has: UTF-8 and Latin-1. Where it has zeros it is read with
 * them as blanks, and without them. Once another content was looked at any word may be in this one.
 */
function trigrams_trigramsOf(content) {
    looks += 1;
    current = (looks % mostMarks) + 1;
    if (current === 1)
        marks.fill(0);
    mark(content, false);
    if (content.includes(0))
        mark(content, true);
    const look = looks;
    return (word) => look !== looks || word.every((trigram) => marks[trigram] === current);
}
function mark(content, isWithoutZeros) {
    let last = start;
    for (let index = 0; index < content.length; index += 1) {
        const byte = content[index];
        if (byte === 0 && isWithoutZeros)
            continue;
        last = ((last << 5) | classes[byte]) & mask;
        marks[last] = current;
    }
    // A word that ends with any other character may stand at the end.
    marks[((last << 5) | other) & mask] = current;
}
function wordOf(text) {
    const codes = [...Buffer.from(text, 'latin1')].map((byte) => classes[byte] ?? other);
    const trigrams = codes
        .slice(2)
        .map((last, index) => ((codes[index] ?? 0) << 10) | ((codes[index + 1] ?? 0) << 5) | last);
    return [...new Set(trigrams)];
}

;// CONCATENATED MODULE: ./build/compiled/src/text/decode.js
/** Reads a file as text, whatever its bytes: what an editor or a runtime would read must not be hidden by its encoding. */



const sampledBytes = 64 * 1024;
/** Of a sample's bytes: what is packed has a tenth of control characters, a text hardly one. */
const binaryShare = 0.02;
/** Of every second byte: the high halves of Latin letters in UTF-16 are zero, the low ones are not. */
const wide = { leastBytes: 8, zeros: 0.4, otherZeros: 0.1 };
async function readFileText(root, stored) {
    return decodeText(readContent(root, stored));
}
function decodeText(content) {
    const isEncrypted = isLocked(content);
    const marked = markedEncoding(content);
    if (marked !== undefined)
        return { text: withoutMark(marked(content)), isBinary: false, isEncrypted };
    const guessed = guessedEncoding(content);
    const narrow = withoutMark(narrowText(content));
    if (guessed !== undefined)
        return { text: guessed(content), narrow, isBinary: false, isEncrypted };
    return { text: narrow, isBinary: looksBinary(content), isEncrypted };
}
/** The same without its text. */
function natureOf(content) {
    const isReadable = markedEncoding(content) !== undefined || guessedEncoding(content) !== undefined;
    return { isBinary: !isReadable && looksBinary(content), isEncrypted: isLocked(content) };
}
function isLocked(content) {
    return content.subarray(0, 10).toString('latin1') === '\0GITCRYPT\0';
}
/** Of all its readings. */
function wordsIn(content) {
    return markedEncoding(content) === undefined ? trigramsOf(content) : () => true;
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
    return content.toString((0,external_node_buffer_.isUtf8)(content) && !(0,external_node_buffer_.isAscii)(content) ? 'utf8' : 'latin1');
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
    for (let at = sample.indexOf(0); at >= 0; at = sample.indexOf(0, at + 1))
        zeros[at % 2 === 0 ? 0 : 1] += 1;
    const places = Math.max(2, Math.floor(sample.length / 2));
    return [zeros[0] / places, zeros[1] / places];
}
function looksBinary(content) {
    const sample = content.subarray(0, sampledBytes);
    let odd = 0;
    for (let index = 0; index < sample.length; index += 1) {
        const byte = sample[index] ?? 0;
        if (byte < 0x20 && !(byte >= 0x08 && byte <= 0x0d) && byte !== 0x1b)
            odd += 1;
    }
    return odd > sample.length * binaryShare;
}
function withoutMark(text) {
    return text.startsWith('\ufeff') ? text.slice(1) : text;
}

// EXTERNAL MODULE: ./build/compiled/src/text/file-name.js
var file_name = __webpack_require__(21661);
;// CONCATENATED MODULE: ./build/compiled/src/languages/program.js
/** Which language a file of a tree is written in: by its name, else by the program that its first line starts it with. */




/** The longest first line that Linux reads is 256 bytes. */
const firstLineBytes = 512;
/** What tells formats of one name apart stands at their beginning. */
const contentBytes = 8192;
/** Texts for people, and data that no server of PHP runs. */
function isReading(path) {
    return /\.(?:md|markdown|mdx|rst|adoc|json|ya?ml|lock|map|svg|css|png|jpe?g|gif|ico|woff2?|pdf|zip|gz)$/i.test(path);
}
async function programOf(root, { path, stored }) {
    const named = (0,languages/* languageOf */.eX)(path);
    if ((0,languages/* isOpenName */.Y_)(path) || (0,languages/* mayBeProvenOther */.ze)(path)) {
        const { text } = decodeText((0,contents/* readContent */.c_)(root, stored, contentBytes));
        const language = (0,languages/* decidedLanguage */.F2)(path, text);
        if ((0,languages/* isOpenName */.Y_)(path))
            return { language, isNamed: language === named, isOther: language === undefined };
        if ((0,languages/* isProvenOther */.vj)(path, text))
            return { language: undefined, isNamed: false, isOther: true };
    }
    if (named !== undefined)
        return { language: named, isNamed: true };
    const extension = (0,file_name/* extensionOf */.je)(path);
    if (!isReading(path) && (0,languages/* startsWithPhp */.kx)((0,contents/* readContent */.c_)(root, stored, firstLineBytes).toString('latin1')))
        return { language: 'PHP', isNamed: false };
    if (extension === '.ipynb')
        return { language: notebookLanguage((0,contents/* readContent */.c_)(root, stored).toString()), isNamed: false };
    const mayStartOther = extension === '' || shellExtensions.has(extension);
    if ((0,languages/* isKnownOther */.yZ)(path) && !mayStartOther)
        return { language: undefined, isNamed: true };
    const [first = '', second = ''] = decodeText((0,contents/* readContent */.c_)(root, stored, firstLineBytes)).text.split(/\r\n|[\r\n]/, 2);
    const language = (0,languages/* interpreterLanguage */.bS)(first);
    // A shell that hands the file on to Node: https://unix.stackexchange.com/q/65235
    const isHandedOn = language === 'Shell' && /^(?:':'|":")\s*(?:\/\/|#).*\bnode/.test(second);
    return { language: isHandedOn ? 'JavaScript' : language, isNamed: false };
}
/** The first line of such a file may start another program than a shell. */
const shellExtensions = new Set(['.sh', '.bash', '.zsh', '.ksh', '.command', '.cgi']);
/** Of the program that runs its cells; Python where it does not say. See https://nbformat.readthedocs.io */
function notebookLanguage(text) {
    const { kernelspec, language_info: info } = notebookIn(text)?.metadata ?? {};
    return (0,languages/* languageNamed */.Mv)(String(kernelspec?.language ?? info?.name ?? '')) ?? 'Python';
}
function notebookIn(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/compiled/src/service/languages.js


/** More are counted, but not named. */
const unnamedMax = 2000;
/** Generated and vendored files are not counted: nobody here wrote them. */
async function countLanguages(root, files, lookedAt) {
    const none = [];
    const counts = new Map();
    for (const file of files) {
        if ((0,languages/* isForeign */.jq)(file.path))
            continue;
        const { language, isNamed } = await programOf(root, file);
        if (language === undefined && !isNamed && (0,languages/* languageOf */.eX)(file.path) !== undefined) {
            if (none.length < unnamedMax)
                none.push(file.path);
            continue;
        }
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
    const sorted = [...counts.values()]
        .sort((a, b) => b.files - a.files || (a.language < b.language ? -1 : 1))
        .map(({ unnamed, ...count }) => (unnamed.length === 0 ? count : { ...count, unnamed }));
    return none.length === 0 ? sorted : [...sorted, { language: languages/* noLanguage */.CY, files: 0, looked_at: 0, unnamed: none }];
}

;// CONCATENATED MODULE: ./build/compiled/src/service/scan-commit.js
/** Scans one commit: its contents go into a temporary folder, every scanner looks at them, the folder goes away. */











/**
 * Exports the commit and lets the scanners look at it.
 * Rejects with SCAN_FAILED when nothing was looked at, with CANCELLED when the signal aborts.
 */
async function scanCommit(job, signal, { scanTree, temporaryFolder = (0,external_node_os_.tmpdir)() }) {
    if (signal.aborted)
        throw (0,errors/* cancelled */.KW)(signal);
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(await (0,promises_.realpath)(temporaryFolder), 'scan-gate-'));
    try {
        await (0,promises_.chmod)(folder, 0o700);
        const root = (0,external_node_path_.join)(folder, 'tree');
        await (0,promises_.mkdir)(root, { mode: 0o700 });
        const tree = await (0,checkout/* exportCommit */._N)({ ...job, destination: root, signal });
        const files = filesOf(tree);
        if (files.length === 0)
            throw nothingScanned(job.sha, 'the commit holds no regular file', tree.diagnostics);
        const changed = job.comparedWith === undefined
            ? undefined
            : await (0,tracked/* changedPaths */.vl)({ path: job.path, signal }, job.comparedWith, job.sha);
        const request = { root, files, changed: changed && [...changed], extras: extrasOf(tree) };
        const answers = await scanTree(request, signal);
        const languages = await countLanguages(root, files, parsedBy(answers));
        const result = { ...gather(job.sha, answers, tree), languages };
        if (job.comparedWith === undefined)
            return result;
        const head = { tree, answers };
        const place = { path: job.path, sha: job.comparedWith, headSha: job.sha, changed, folder, signal, scanTree };
        const { known, base } = await compareWith(head, place);
        const hidden = answers.flatMap((answer) => hiddenFrom(answer, base.answers, changed));
        return { ...result, diagnostics: [...result.diagnostics, ...hidden], known };
    }
    finally {
        for (const name of ['tree', 'base'])
            (0,contents/* closeContents */.rL)((0,external_node_path_.join)(folder, name));
        await (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 3 });
    }
}
/** Names the changed files from which a limit of the analysis may hide something new. */
function hiddenFrom({ name, limits }, base, changed) {
    if (limits === undefined || changed === undefined)
        return [];
    const paths = newlyHidden(limits, base.find((answer) => answer.name === name)?.limits, changed);
    if (paths.length === 0)
        return [];
    const message = `Data flow was too long to trace completely through ${countFiles(paths.length)}`;
    return [{ engine: name, message, ...namedFiles(paths) }];
}
/** Scans of the other commit what this one does not share with it. */
async function compareWith(head, { folder, changed, signal, scanTree, headSha, ...commit }) {
    const root = (0,external_node_path_.join)(folder, 'base');
    await (0,promises_.mkdir)(root, { mode: 0o700 });
    const sharedWith = sharedBetween(head);
    const leaveOut = (contents) => sharedWith(contents).isNeedless;
    const tree = await (0,checkout/* exportCommit */._N)({ ...commit, destination: root, signal, leaveOut });
    const shared = sharedWith(tree.contents);
    const files = filesOf(tree);
    const wanted = head.answers.map((scanner) => [scanner.name, shared.filesFor(scanner, files)]);
    const needed = wanted.filter(([, own]) => own.length > 0 || tree.links.length > 0);
    const only = Object.fromEntries(needed.map(([name, own]) => [name, own.map(({ path }) => path)]));
    const request = { root, files, changed: changed && [...changed], extras: extrasOf(tree), only };
    const answers = needed.length === 0 ? [] : await scanTree(request, signal);
    const idle = head.answers.filter(({ name }) => only[name] === undefined).map(nothingToSee);
    const base = { tree, answers: [...answers, ...idle] };
    const renames = await (0,git_renames/* listRenames */.a)({ path: commit.path, signal }, commit.sha, headSha);
    return { known: knownFindings(head, base, { shared, renames }), base };
}
function nothingToSee({ name, scanType }) {
    return { name, scanType, findings: [], coverage: 'covered', diagnostics: [], lookedAt: [] };
}
function filesOf({ files, odd }) {
    return [...files, ...odd];
}
function extrasOf({ links, old }) {
    return [
        ...links.map(({ path, stored }) => ({ path, stored, kind: 'link' })),
        ...old.map(({ commit, ...place }) => {
            if (commit === undefined)
                return { ...place, kind: 'elsewhere' };
            return { ...place, kind: place.path === '' ? 'message' : 'removed', commit };
        }),
    ];
}
function parsedBy(answers) {
    const ofCode = answers.filter(({ scanType }) => scanType === 'sast');
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
/** A tree that could not be exported whole is covered in part at most. */
function coverageOf(answers, isWhole) {
    const coverage = {};
    for (const [type, group] of Map.groupBy(answers, ({ scanType }) => scanType)) {
        const word = sharedWord(group);
        coverage[type] = word === 'covered' && !isWhole ? 'partly covered' : word;
    }
    return coverage;
}
/** Engines of one type share its files out by language: one that failed leaves the type uncovered, one that read nothing its part. */
function sharedWord(answers) {
    const words = new Set(answers.map(({ coverage }) => coverage));
    const isFailed = answers.some(({ diagnostics }) => diagnostics.some(({ failed }) => failed));
    const [word = 'not covered'] = words;
    if (isFailed || words.size <= 1)
        return isFailed ? 'not covered' : word;
    return answers.some(({ lookedAt }) => lookedAt.length > 0) ? 'partly covered' : 'not covered';
}
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

;// CONCATENATED MODULE: ./build/compiled/src/service/scanners.js
/** Starts the scanners, which are a program of their own, and reads the SARIF that they write. */









/** More than the findings of any tree; a text of Node.js could hold little more. */
const mostBytes = 384 * 1024 * 1024;
/**
 * Scans commits with the program at this address: the built one, or `scanners/main.ts` under type stripping. `answersFile`:
 * absolute, where answers about files are kept for later scans.
 */
function scanWith(program, answersFile) {
    return (job, signal) => {
        const variables = (0,machine/* workerVariables */.S6)(job.path);
        const scanTree = (request, abort) => runProgram({ program, variables, request: { ...request, answersFile } }, abort);
        return scanCommit(job, signal, { scanTree });
    };
}
async function runProgram({ program, variables, request }, signal) {
    if (signal.aborted)
        throw (0,errors/* cancelled */.KW)(signal);
    // Some scanners look for their configuration, and for code that it names, in the working directory and above.
    const cwd = (0,external_node_path_.dirname)(request.root);
    const child = (0,external_node_child_process_.spawn)(external_node_process_.execPath, [(0,external_node_url_.fileURLToPath)(program)], {
        ...{ cwd, env: variables, stdio: ['pipe', 'pipe', 'pipe'], windowsHide: true },
    });
    const abort = () => child.kill('SIGKILL');
    signal.addEventListener('abort', abort, { once: true });
    const closed = new Promise((resolve, reject) => {
        child.once('error', (cause) => reject(new errors/* GateError */.ue('SCAN_FAILED', 'The scanners could not be started', { cause })));
        child.once('close', resolve);
    });
    try {
        // It may end before it has read everything: its end tells why.
        child.stdin.on('error', () => undefined);
        child.stdin.end(JSON.stringify(request));
        const [output, said, code] = await Promise.all([
            readAll(child.stdout, mostBytes),
            readAll(child.stderr, mostBytes),
            closed,
        ]);
        if (signal.aborted)
            throw (0,errors/* cancelled */.KW)(signal);
        if (code !== 0 || output.length === 0)
            throw brokeDown(code, said.toString());
        return readLog(output);
    }
    finally {
        signal.removeEventListener('abort', abort);
        child.kill('SIGKILL');
    }
}
async function readAll(stream, most) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of stream) {
        chunks.push(chunk);
        bytes += chunk.length;
        if (bytes > most)
            throw new errors/* GateError */.ue('SCAN_FAILED', `The scanners wrote more than ${most} bytes`);
    }
    return Buffer.concat(chunks);
}
function readLog(output) {
    try {
        return (0,untrusted/* listOf */.c3)((0,untrusted/* field */.ZZ)(JSON.parse(output.toString()), 'runs')).map(readScannerRun);
    }
    catch (cause) {
        throw new errors/* GateError */.ue('SCAN_FAILED', 'The scanners wrote something else than SARIF', { cause });
    }
}
function brokeDown(code, said) {
    const [line = ''] = said.trim().split('\n', 1);
    const why = line === '' ? 'they ended without an answer' : line.slice(0, 300);
    return new errors/* GateError */.ue('SCAN_FAILED', `The scanners broke down (exit code ${code ?? 'none'}): ${why}`);
}


/***/ }),

/***/ 21661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   je: () => (/* binding */ extensionOf)
/* harmony export */ });
/* unused harmony exports baseName, folderOf, isInstalledPackage */
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


/***/ })

};
