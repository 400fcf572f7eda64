export const id = 3776;
export const ids = [3776];
export const modules = {

/***/ 44276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GF: () => (/* binding */ isSeverityList),
/* harmony export */   JZ: () => (/* binding */ routes),
/* harmony export */   WS: () => (/* binding */ fitsParameter)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56845);

const paging = { page: 'page', limit: 'limit' };
/** Severities with commas between them. */
function isSeverityList(text) {
    return text.split(',').every((word) => _words_js__WEBPACK_IMPORTED_MODULE_0__/* .severityFilters */ .$l.some((known) => known === word));
}
const isWhole = (value, most) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;
const fitting = {
    page: (value) => isWhole(value, Number.MAX_SAFE_INTEGER),
    limit: (value) => isWhole(value, 100),
    text: (value) => typeof value === 'string',
    severities: (value) => typeof value === 'string' && isSeverityList(value),
};
function fitsParameter(kind, value) {
    return typeof kind === 'string' ? fitting[kind](value) : kind.some((word) => word === value);
}
const sortNames = { sortBy: 'sort-field-parameter', sortOrder: 'sort-order-parameter' };
const routes = {
    listOrganizations: {
        method: 'GET',
        path: '/organizations',
        query: {
            ...paging,
            search: 'text',
            status: ['active', 'inactive'],
            sortBy: ['name', 'createdAt', 'updatedAt'],
            sortOrder: _words_js__WEBPACK_IMPORTED_MODULE_0__/* .sortOrders */ .iu,
        },
        list: 'organizations',
        style: 'enveloped',
        success: 200,
        scope: 'organization:read',
    },
    validateKey: {
        method: 'GET',
        path: '/cli/auth/validate',
        style: 'enveloped',
        success: 200,
        scope: 'any key',
    },
    getCliInfo: {
        method: 'GET',
        path: '/cli/info',
        style: 'enveloped',
        success: 200,
        scope: 'none',
    },
    getHealth: {
        method: 'GET',
        path: '/health',
        style: 'enveloped',
        success: 200,
        scope: 'none',
    },
    listRepositories: {
        method: 'GET',
        path: '/repositories',
        query: {
            ...paging,
            search: 'text',
            provider: 'text',
            status: _words_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryStatuses */ .De,
            sortBy: ['name', 'createdAt', 'updatedAt', 'lastScanAt'],
            sortOrder: _words_js__WEBPACK_IMPORTED_MODULE_0__/* .sortOrders */ .iu,
        },
        assumedNames: { provider: 'provider-parameter', status: 'status-parameter', ...sortNames },
        list: 'repositories',
        style: 'bare',
        success: 200,
        scope: 'repository:read',
    },
    getRepository: {
        method: 'GET',
        path: '/repositories/{repository_id}',
        style: 'bare',
        success: 200,
        scope: 'repository:read',
    },
    updateRepository: {
        method: 'PATCH',
        path: '/repositories/{repository_id}',
        style: 'bare',
        success: 200,
        scope: 'repository:write',
    },
    listScans: {
        method: 'GET',
        path: '/scans',
        query: {
            ...paging,
            repository_id: 'text',
            status: _words_js__WEBPACK_IMPORTED_MODULE_0__/* .scanStatuses */ .O5,
            scanType: _words_js__WEBPACK_IMPORTED_MODULE_0__/* .scanTypes */ .vz,
            sortBy: ['startedAt', 'completedAt', 'status'],
            sortOrder: _words_js__WEBPACK_IMPORTED_MODULE_0__/* .sortOrders */ .iu,
        },
        assumedNames: { status: 'status-parameter', scanType: 'scan-type-parameter', ...sortNames },
        list: 'scans',
        style: 'bare',
        success: 200,
        scope: 'scan:read',
    },
    startScan: {
        method: 'POST',
        path: '/scans',
        style: 'bare',
        success: 201,
        scope: 'scan:write',
    },
    getScan: {
        method: 'GET',
        path: '/scans/{scan_id}',
        style: 'bare',
        success: 200,
        scope: 'scan:read',
    },
    listViolations: {
        method: 'GET',
        path: '/violations',
        query: { ...paging, repository_id: 'text', severity: 'severities', status: _words_js__WEBPACK_IMPORTED_MODULE_0__/* .violationStatusFilters */ .nZ },
        assumedNames: { status: 'status-parameter' },
        list: 'violations',
        style: 'bare',
        success: 200,
        scope: 'violation:read',
    },
    getViolation: {
        method: 'GET',
        path: '/violations/{violation_id}',
        style: 'bare',
        success: 200,
        scope: 'violation:read',
    },
    suppressViolation: {
        method: 'POST',
        path: '/violations/{violation_id}/suppress',
        style: 'bare',
        success: 200,
        scope: 'violation:write',
    },
};


/***/ }),

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

/***/ 73788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  embeddedTarget: () => (/* binding */ embeddedTarget),
  readScanned: () => (/* binding */ readScanned),
  A: () => (/* binding */ scannedLines)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/compiled/src/ci/context/context.js
var context_context = __webpack_require__(25159);
// EXTERNAL MODULE: ./build/compiled/src/ci/context/read-context.js
var read_context = __webpack_require__(10820);
// EXTERNAL MODULE: ./build/compiled/src/git/work-tree.js
var work_tree = __webpack_require__(14200);
// EXTERNAL MODULE: ./build/compiled/src/policy/finding.js
var finding = __webpack_require__(75755);
// EXTERNAL MODULE: ./build/compiled/src/service/embedded.js + 22 modules
var embedded = __webpack_require__(47929);
// EXTERNAL MODULE: ./build/compiled/src/session.js + 3 modules
var src_session = __webpack_require__(46802);
// EXTERNAL MODULE: ./build/compiled/src/steps/surroundings.js
var surroundings = __webpack_require__(90344);
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
;// CONCATENATED MODULE: ./build/compiled/src/cli/compared-commit.js


async function comparedCommit({ sha: head, ...place }, { base, defaultBranch, system, trust }, { scope }) {
    if (scope !== 'auto')
        return undefined;
    if (base === undefined)
        return trust === 'proposal' && defaultBranch === undefined ? noDefaultBranch : undefined;
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
const noDefaultBranch = {
    missing: `Nothing says which branch is the default one, to compare with: ${everything}. Run git remote set-head origin --auto to have only what is new judged`,
};
function notHere(branch) {
    const how = 'actions/checkout fetch-depth: 0, GitLab CI GIT_DEPTH: 0, git fetch --unshallow origin';
    return {
        missing: `This checkout does not show where its commit left ${branch}: ${everything}. Fetch the whole history to have only what is new judged (${how})`,
    };
}

// EXTERNAL MODULE: ./build/compiled/src/cli/place.js
var cli_place = __webpack_require__(13913);
;// CONCATENATED MODULE: ./build/compiled/src/cli/embedded.js
/** `run --embedded`: starts the embedded service over one checkout, whose commit is scanned and judged. */










/** Reads the checkout, unless it was read before. */
async function embeddedTarget({ session, flags, workerUrl }, settings, scanned) {
    const folder = (0,external_node_path_.resolve)(session.folder, flags.positionals[0] ?? '.');
    const place = { ...(0,cli_place/* placeOf */.$t)(session, flags.own), folder };
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
        comparison,
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
            const bySeverity = finding/* severities */.gO.map((severity) => [severity, counts[severity.toLowerCase()]]);
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

/***/ 81267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  withEmbeddedLook: () => (/* binding */ withEmbeddedLook)
});

// EXTERNAL MODULE: ./build/compiled/src/clock.js
var clock = __webpack_require__(85129);
// EXTERNAL MODULE: ./build/compiled/src/git/checkout.js + 6 modules
var checkout = __webpack_require__(37914);
// EXTERNAL MODULE: ./build/compiled/src/git/commit-name.js
var commit_name = __webpack_require__(84191);
// EXTERNAL MODULE: ./build/compiled/src/git/runner.js + 1 modules
var runner = __webpack_require__(92515);
;// CONCATENATED MODULE: ./build/compiled/src/git/line.js
/** How commits follow from each other. */


/** Full SHAs of the commits before this one, newest first, along first parents; fewer where the clone ends. */
async function commitsBefore(place, sha, most) {
    const { code, stdout } = await (0,runner/* askGit */.gG)(place, ['rev-list', '--first-parent', `--max-count=${most + 1}`, sha, '--']);
    if (code !== 0)
        return [];
    return stdout.toString().split('\n').filter(commit_name/* isFullSha */.Wf).slice(1);
}
/** Undefined where the clone does not show it. */
async function isAncestor(place, sha, of) {
    if (!(0,commit_name/* isFullSha */.Wf)(sha))
        return undefined;
    const { code } = await (0,runner/* askGit */.gG)(place, ['merge-base', '--is-ancestor', '--end-of-options', sha, of]);
    return code === 0 ? true : code === 1 ? false : undefined;
}

// EXTERNAL MODULE: ./build/compiled/src/policy/evidence.js
var evidence = __webpack_require__(46365);
// EXTERNAL MODULE: ./build/compiled/src/policy/finding.js
var finding = __webpack_require__(75755);
// EXTERNAL MODULE: ./build/compiled/src/service/embedded.js + 22 modules
var embedded = __webpack_require__(47929);
// EXTERNAL MODULE: ./build/compiled/src/service/engines/installation.js
var installation = __webpack_require__(15527);
// EXTERNAL MODULE: ./build/compiled/src/service/store/identifiers.js
var identifiers = __webpack_require__(74373);
// EXTERNAL MODULE: ./build/compiled/src/service/worker/scan.js + 1 modules
var worker_scan = __webpack_require__(47438);
// EXTERNAL MODULE: ./build/compiled/src/session.js + 3 modules
var src_session = __webpack_require__(46802);
// EXTERNAL MODULE: ./build/compiled/src/cli/embedded.js + 2 modules
var cli_embedded = __webpack_require__(73788);
// EXTERNAL MODULE: ./build/compiled/src/cli/verify/look.js
var look = __webpack_require__(32235);
;// CONCATENATED MODULE: ./build/compiled/src/cli/verify/embedded.js
/** A look by the embedded scanners: at the commit of a checkout, and, where nobody says when a finding was there, at those before it. */












/** So many earlier commits are scanned. */
const maxEarlierCommits = 10;
const timeoutMs = 1_800_000;
/** Hands the look over while its time runs. Throws GateError where there is nothing to scan, or no scanner. */
async function withEmbeddedLook({ session, folder, workerUrl }, use) {
    if (!(0,installation/* hasScanners */.g$)(workerUrl))
        throw (0,installation/* withoutScanners */.KI)(src_session/* version */.rE);
    const budget = (0,clock/* createBudget */.yK)(session.clock(), timeoutMs, session.cancel);
    try {
        const head = await (0,embedded/* readHead */.zy)(folder);
        const scan = scannerOf(head, workerUrl, budget);
        for (const line of await (0,cli_embedded/* scannedLines */.A)(head.source, head.sha))
            session.log.line(line);
        const place = { path: head.source.path, signal: budget.signal };
        const look = {
            ...{ subject: subjectOf(head, head.sha), evidence: await scan(head.sha), doubt: undefined },
            contains: (sha) => isAncestor(place, sha, head.sha),
        };
        return await use({ look, findBefore: (id) => findBefore(id, { head, scan, place, session }) });
    }
    finally {
        budget.end();
    }
}
/** The ids are those of `run --embedded`: they follow from what was found alone. */
function scannerOf({ source }, workerUrl, { signal }) {
    const scan = (0,worker_scan/* scanInWorker */.X)(workerUrl);
    const { path, vcsUrl, defaultBranch } = source;
    const owner = { vcs_url: vcsUrl, path };
    return async (sha) => {
        const base = await (0,checkout/* branchHead */.P)({ path, signal }, defaultBranch);
        const result = await scan({ path, sha, base }, signal);
        return evidenceOf(result, (finding) => (0,identifiers/* violationId */.v)(finding, owner, () => false));
    };
}
function evidenceOf({ findings, coverage, diagnostics, languages }, idOf) {
    const listed = { stands: true, settled: true };
    const own = findings.map((found) => findingOf(found, idOf(found)));
    const countOf = (word) => own.filter(({ severity }) => severity === word).length;
    return {
        ...evidence/* noEvidence */.n2,
        counts: Object.fromEntries(finding/* severities */.gO.map((severity) => [severity, countOf(severity)])),
        findings: own,
        lists: Object.fromEntries(finding/* severities */.gO.map((severity) => [severity, listed])),
        unknownSeverities: 'listed',
        ...{ coverage, diagnostics, languages, isSuppressible: false },
    };
}
function findingOf({ title, severity, type, filePath, line, cwe }, id) {
    const unread = { description: undefined, codeSnippet: undefined, remediation: undefined };
    return {
        ...{ id, title, severity, severityKnown: true, type, status: 'OPEN', label: 'seen', filePath, line },
        ...{ cvss: undefined, epss: undefined, firstSeen: undefined },
        detail: { ...unread, cwe, firstDetected: undefined, lastSeen: undefined },
    };
}
function subjectOf({ source }, headSha) {
    const { vcsUrl: repositoryUrl, pin } = source;
    return { source: 'embedded', repositoryUrl, branch: pin.branch, headSha, startedAt: undefined, toolVersion: src_session/* version */.rE };
}
async function findBefore(id, { head, scan, place, session }) {
    for (const sha of await commitsBefore(place, head.sha, maxEarlierCommits)) {
        session.log.line(`Not found; looking whether ${sha.slice(0, 12)} holds it`);
        const evidence = await scan(sha);
        const finding = evidence.findings.find((each) => each.id === id);
        if (finding === undefined)
            continue;
        return {
            subject: subjectOf(head, sha),
            finding: (0,look/* knownFinding */.$H)(finding),
            ids: new Set(evidence.findings.map((each) => each.id)),
            coverage: evidence.coverage,
            limitedEngines: (0,look/* enginesOf */.Dn)(evidence.diagnostics),
        };
    }
    return undefined;
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

/***/ 64248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ isInBranch),
/* harmony export */   n: () => (/* binding */ mergeBaseOf)
/* harmony export */ });
/* harmony import */ var _checkout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37914);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92515);
/** Where a commit left the branch that it is to be merged into, as far as a checkout knows. */


/** Full SHA of the merge base; undefined when the checkout does not hold it, and for a commit that is in the branch already. */
async function mergeBaseOf(place, head, target) {
    for await (const tip of tipsOf(place, target)) {
        const { code, stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .askGit */ .gG)(place, ['merge-base', '--end-of-options', head, tip]);
        const sha = code === 0 ? await (0,_checkout_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveCommit */ .WL)(place, stdout.toString().trim()) : undefined;
        if (sha !== undefined)
            return sha === head ? undefined : sha;
    }
    return undefined;
}
/** Whether a commit is of the branch; undefined where the checkout does not show it. */
async function isInBranch(place, sha, target) {
    let isShown = false;
    for await (const tip of tipsOf(place, target)) {
        const { code } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .askGit */ .gG)(place, ['merge-base', '--is-ancestor', '--end-of-options', sha, tip]);
        if (code === 0)
            return true;
        isShown = true;
    }
    const { stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .askGit */ .gG)(place, ['rev-parse', '--is-shallow-repository']);
    return isShown && stdout.toString().trim() === 'false' ? false : undefined;
}
/** As origin's branch was seen last, which a merge made for the test may hold; then as the event names it. */
async function* tipsOf(place, { branch, sha, isLocalTrusted }) {
    const remote = await (0,_checkout_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveRemoteBranch */ .HR)(place, branch);
    if (remote !== undefined)
        yield remote;
    const named = sha === undefined ? undefined : await (0,_checkout_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveCommit */ .WL)(place, sha);
    if (named !== undefined)
        yield named;
    const local = isLocalTrusted || !(await hasRemote(place)) ? await (0,_checkout_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveBranch */ .pd)(place, branch) : undefined;
    if (local !== undefined)
        yield local;
}
async function hasRemote(place) {
    const { code, stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .askGit */ .gG)(place, ['remote']);
    return code !== 0 || stdout.toString().trim() !== '';
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


/***/ })

};
