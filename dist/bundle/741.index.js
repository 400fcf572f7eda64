export const id = 741;
export const ids = [741];
export const modules = {

/***/ 2441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ writeAzureCommand)
/* harmony export */ });
function writeAzureCommand({ name, properties = {}, data }) {
    const pairs = Object.entries(properties)
        .filter(([, value]) => value !== '')
        .map(([key, value]) => `${key}=${escapeData(value).replaceAll(']', '%5D').replaceAll(';', '%3B')}`);
    return `##vso[${name}${pairs.length === 0 ? '' : ` ${pairs.join(';')}`}]${escapeData(data)}`;
}
function escapeData(text) {
    return text.replaceAll('%', '%AZP25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}


/***/ }),

/***/ 2118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ findAzurePullRequest),
/* harmony export */   e: () => (/* binding */ azure)
/* harmony export */ });
/* harmony import */ var _system_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2830);

const reasons = { Schedule: 'schedule', Manual: 'manual' };
const azure = {
    id: 'azure',
    name: 'Azure Pipelines',
    docs: 'https://learn.microsoft.com/azure/devops/pipelines/build/variables',
    wholeHistory: 'fetchDepth: 0',
    token: 'SYSTEM_ACCESSTOKEN',
    attempt: (env) => (0,_system_js__WEBPACK_IMPORTED_MODULE_0__/* .joinAttempt */ .ed)([env.BUILD_BUILDID, env.SYSTEM_STAGEATTEMPT, env.SYSTEM_JOBATTEMPT]),
    job: (env) => env.SYSTEM_JOBID,
    isHere: (env) => env.TF_BUILD === 'True',
    facts: (env) => {
        const ref = env.BUILD_SOURCEBRANCH;
        const [number, id] = [env.SYSTEM_PULLREQUEST_PULLREQUESTNUMBER, env.SYSTEM_PULLREQUEST_PULLREQUESTID];
        const isPull = Boolean(id || number) || (0,_system_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePullNumber */ .Y_)(ref) !== undefined;
        const tag = (0,_system_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTag */ .ED)(ref);
        const started = tag === undefined ? (reasons[env.BUILD_REASON ?? ''] ?? 'branch') : 'tag';
        return {
            event: isPull ? 'pull request' : started,
            branch: (0,_system_js__WEBPACK_IMPORTED_MODULE_0__/* .parseBranch */ .Qd)(isPull ? env.SYSTEM_PULLREQUEST_SOURCEBRANCH : ref),
            tag,
            headSha: (0,_system_js__WEBPACK_IMPORTED_MODULE_0__/* .parseSha */ .qL)(isPull ? env.SYSTEM_PULLREQUEST_SOURCECOMMITID : env.BUILD_SOURCEVERSION),
            builtSha: (0,_system_js__WEBPACK_IMPORTED_MODULE_0__/* .parseSha */ .qL)(env.BUILD_SOURCEVERSION),
            isChange: isPull,
            pullRequest: (0,_system_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePositiveInteger */ .zE)(number) ?? (0,_system_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePositiveInteger */ .zE)(id) ?? (0,_system_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePullNumber */ .Y_)(ref),
            baseBranch: (0,_system_js__WEBPACK_IMPORTED_MODULE_0__/* .parseBranch */ .Qd)(env.SYSTEM_PULLREQUEST_TARGETBRANCH),
            isForkOfOrigin: true,
            isFork: isPull ? (0,_system_js__WEBPACK_IMPORTED_MODULE_0__/* .parseBoolean */ .yG)(env.SYSTEM_PULLREQUEST_ISFORK) : undefined,
            repositoryUrl: (0,_system_js__WEBPACK_IMPORTED_MODULE_0__/* .readVariableText */ .YK)(env.BUILD_REPOSITORY_URI),
            runUrl: buildRunUrl(env),
        };
    },
};
function buildRunUrl({ SYSTEM_COLLECTIONURI, SYSTEM_TEAMPROJECT, BUILD_BUILDID }) {
    if (!SYSTEM_COLLECTIONURI || !SYSTEM_TEAMPROJECT || !BUILD_BUILDID)
        return undefined;
    const project = encodeURIComponent(SYSTEM_TEAMPROJECT);
    return `${SYSTEM_COLLECTIONURI.replace(/\/*$/, '/')}${project}/_build/results?buildId=${BUILD_BUILDID}`;
}
function findAzurePullRequest(env) {
    const number = (0,_system_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePositiveInteger */ .zE)(env.SYSTEM_PULLREQUEST_PULLREQUESTID);
    const [collection, repository] = [
        (0,_system_js__WEBPACK_IMPORTED_MODULE_0__/* .readVariableText */ .YK)(env.SYSTEM_COLLECTIONURI),
        (0,_system_js__WEBPACK_IMPORTED_MODULE_0__/* .readVariableText */ .YK)(env.BUILD_REPOSITORY_ID),
    ];
    if (env.BUILD_REPOSITORY_PROVIDER !== 'TfsGit' || number === undefined || !collection || !repository)
        return undefined;
    const path = `/_apis/git/repositories/${encodeURIComponent(repository)}/pullRequests/${number}`;
    return { baseUrl: collection.replace(/\/+$/, ''), path, pageUrl: buildRunUrl(env) };
}


/***/ }),

/***/ 1852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ek: () => (/* binding */ bitbucket),
/* harmony export */   fP: () => (/* binding */ findBitbucketPullRequest),
/* harmony export */   zA: () => (/* binding */ findBitbucketCommits)
/* harmony export */ });
/* harmony import */ var _system_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2830);

const bitbucket = {
    id: 'bitbucket',
    name: 'Bitbucket Pipelines',
    docs: 'https://support.atlassian.com/bitbucket-cloud/docs/variables-and-secrets/',
    wholeHistory: 'clone: { depth: full }',
    token: 'SCAN_GATE_BITBUCKET_TOKEN',
    attempt: (env) => (0,_system_js__WEBPACK_IMPORTED_MODULE_0__/* .joinAttempt */ .ed)([env.BITBUCKET_BUILD_NUMBER, env.BITBUCKET_STEP_RUN_NUMBER]),
    job: (env) => env.BITBUCKET_STEP_UUID,
    isHere: (env) => Boolean(env.BITBUCKET_BUILD_NUMBER),
    facts: (env) => {
        const isPull = Boolean(env.BITBUCKET_PR_ID);
        const tag = (0,_system_js__WEBPACK_IMPORTED_MODULE_0__/* .readVariableText */ .YK)(env.BITBUCKET_TAG);
        const origin = (0,_system_js__WEBPACK_IMPORTED_MODULE_0__/* .readVariableText */ .YK)(env.BITBUCKET_GIT_HTTP_ORIGIN);
        return {
            event: isPull ? 'pull request' : tag === undefined ? 'branch' : 'tag',
            branch: isPull || tag === undefined ? (0,_system_js__WEBPACK_IMPORTED_MODULE_0__/* .readVariableText */ .YK)(env.BITBUCKET_BRANCH) : undefined,
            tag,
            headSha: (0,_system_js__WEBPACK_IMPORTED_MODULE_0__/* .parseSha */ .qL)(env.BITBUCKET_COMMIT),
            isChange: isPull,
            pullRequest: (0,_system_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePositiveInteger */ .zE)(env.BITBUCKET_PR_ID),
            baseBranch: (0,_system_js__WEBPACK_IMPORTED_MODULE_0__/* .readVariableText */ .YK)(env.BITBUCKET_PR_DESTINATION_BRANCH),
            isForkOfOrigin: true,
            repositoryUrl: origin,
            isPublic: env.BITBUCKET_REPO_IS_PRIVATE === undefined ? undefined : env.BITBUCKET_REPO_IS_PRIVATE === 'false',
            runUrl: buildRunUrl(env),
        };
    },
};
function buildRunUrl({ BITBUCKET_GIT_HTTP_ORIGIN: origin, BITBUCKET_BUILD_NUMBER: number }) {
    const page = (0,_system_js__WEBPACK_IMPORTED_MODULE_0__/* .readVariableText */ .YK)(origin)?.replace(/^http:/, 'https:');
    return page === undefined ? undefined : `${page}/pipelines/results/${number}`;
}
function findBitbucketRepository(env) {
    const [workspace, name, ...more] = (env.BITBUCKET_REPO_FULL_NAME ?? '').split('/');
    if (!workspace || !name || more.length > 0)
        return undefined;
    const path = `/repositories/${encodeURIComponent(workspace)}/${encodeURIComponent(name)}`;
    return { baseUrl: 'https://api.bitbucket.org/2.0', path, pageUrl: buildRunUrl(env) };
}
function findBitbucketPullRequest(env) {
    const [endpoint, number] = [findBitbucketRepository(env), (0,_system_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePositiveInteger */ .zE)(env.BITBUCKET_PR_ID)];
    if (endpoint === undefined || number === undefined)
        return undefined;
    return { ...endpoint, path: `${endpoint.path}/pullrequests/${number}` };
}
function findBitbucketCommits(env) {
    const endpoint = findBitbucketRepository(env);
    if (endpoint === undefined)
        return undefined;
    const commits = { ...endpoint, path: `${endpoint.path}/commit` };
    if ((0,_system_js__WEBPACK_IMPORTED_MODULE_0__/* .readVariableText */ .YK)(env[bitbucket.token]) !== undefined)
        return commits;
    return { ...commits, baseUrl: 'http://api.bitbucket.org/2.0', via: 'http://localhost:29418' };
}


/***/ }),

/***/ 9585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nh: () => (/* binding */ formatMaskCommand),
/* harmony export */   ji: () => (/* binding */ createRunner)
/* harmony export */ });
/* unused harmony export summaryBudgetBytes */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6421);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6002);
/* harmony import */ var _shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(844);
/* harmony import */ var _report_summary_decision_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8591);





const summaryBudgetBytes = 900_000;
const outputLimit = 4096;
const pathLimit = 1024;
function createRunner({ GITHUB_OUTPUT, GITHUB_STATE, GITHUB_STEP_SUMMARY }) {
    return {
        mask: _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setSecret */ .Pq,
        annotate,
        startGroup: (title) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .startGroup */ .Oh((0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralizeLine */ .a0)(title).trimEnd()),
        endGroup: _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .endGroup */ .N4,
        setOutputs: GITHUB_OUTPUT ? setOutputs : undefined,
        saveState: GITHUB_STATE ? saveState : undefined,
        addSummary: GITHUB_STEP_SUMMARY ? (markdown) => addSummary(GITHUB_STEP_SUMMARY, markdown) : undefined,
    };
}
function formatMaskCommand(line) {
    return `::add-mask::${line.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')}\n`;
}
const commands = { error: _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .error */ .z3, warning: _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e, notice: _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .notice */ .lm };
function annotate({ level, title, message, file, line }) {
    commands[level]((0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralizeBlock */ .$m)(message), {
        title: (0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralizeLine */ .a0)(title, _shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .titleLimit */ .sj).trim(),
        ...(file === undefined ? {} : { file: (0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralizeLine */ .a0)(file, pathLimit).trim() }),
        ...(file === undefined || line === undefined ? {} : { startLine: line }),
    });
}
function setOutputs(values) {
    for (const [name, value] of Object.entries(values)) {
        runWrite('the outputs', () => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setOutput */ .uH(name, (0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralizeLine */ .a0)(value, outputLimit)));
    }
}
function saveState(name, value) {
    runWrite('the state', () => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .saveState */ .LZ(name, (0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralizeLine */ .a0)(value, outputLimit)));
}
async function addSummary(path, markdown) {
    const whole = markdown === '' || markdown.endsWith('\n') ? markdown : `${markdown}\n`;
    const fitted = (0,_report_summary_decision_js__WEBPACK_IMPORTED_MODULE_4__/* .fitSummary */ .mW)(markdown, summaryBudgetBytes - (await readFileSize(path)));
    try {
        if (fitted !== '')
            await _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .summary */ .z.emptyBuffer().addRaw(fitted).write();
    }
    catch (cause) {
        throw createWriteError('the job summary', cause);
    }
    return fitted === whole;
}
async function readFileSize(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).size;
    }
    catch {
        return 0;
    }
}
function runWrite(what, write) {
    try {
        write();
    }
    catch (cause) {
        throw createWriteError(what, cause);
    }
}
function createWriteError(what, cause) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PUBLISH', `The runner's file for ${what} could not be written`, { cause });
}


/***/ }),

/***/ 8462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ github),
/* harmony export */   p: () => (/* binding */ readActionsVariables)
/* harmony export */ });
/* harmony import */ var _system_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2830);

const github = {
    id: 'github',
    name: 'GitHub Actions',
    docs: 'https://docs.github.com/actions/reference/workflows-and-actions/variables',
    wholeHistory: 'actions/checkout with fetch-depth: 0',
    job: (env) => /^github_[\da-f-]{36}$/.exec(env.RUNNER_TRACKING_ID ?? '')?.[0],
    isHere: (env) => env.GITHUB_ACTIONS === 'true',
    facts: (env) => readActionsVariables(env),
};
const events = {
    merge_group: 'merge queue',
    schedule: 'schedule',
    workflow_dispatch: 'manual',
};
function readActionsVariables(env) {
    const { GITHUB_EVENT_NAME: event = '', GITHUB_REF: ref } = env;
    const isPull = (0,_system_js__WEBPACK_IMPORTED_MODULE_0__/* .readVariableText */ .YK)(env.GITHUB_HEAD_REF) !== undefined;
    if (isPull && event === 'pull_request_target')
        return { event: 'pull request', unsupported: 'the base of a pull request (pull_request_target)', isChange: true };
    const tag = (0,_system_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTag */ .ED)(ref);
    const other = tag === undefined ? (events[event] ?? 'branch') : 'tag';
    return {
        event: isPull ? 'pull request' : other,
        branch: isPull ? (0,_system_js__WEBPACK_IMPORTED_MODULE_0__/* .readVariableText */ .YK)(env.GITHUB_HEAD_REF) : (0,_system_js__WEBPACK_IMPORTED_MODULE_0__/* .parseBranch */ .Qd)(ref),
        tag,
        headSha: isPull ? undefined : (0,_system_js__WEBPACK_IMPORTED_MODULE_0__/* .parseSha */ .qL)(env.GITHUB_SHA),
        builtSha: (0,_system_js__WEBPACK_IMPORTED_MODULE_0__/* .parseSha */ .qL)(env.GITHUB_SHA),
        isChange: isPull,
        pullRequest: (0,_system_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePullNumber */ .Y_)(ref),
        author: isPull ? (0,_system_js__WEBPACK_IMPORTED_MODULE_0__/* .readVariableText */ .YK)(env.GITHUB_ACTOR) : undefined,
        baseBranch: (0,_system_js__WEBPACK_IMPORTED_MODULE_0__/* .readVariableText */ .YK)(env.GITHUB_BASE_REF),
        isForkOfOrigin: true,
        repositoryUrl: (0,_system_js__WEBPACK_IMPORTED_MODULE_0__/* .buildHostedUrl */ .Xr)(env.GITHUB_SERVER_URL?.replace(/^https?:\/\/|\/+$/g, ''), env.GITHUB_REPOSITORY),
        runUrl: buildRunUrl(env),
    };
}
function buildRunUrl({ GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID }) {
    if (!GITHUB_SERVER_URL || !GITHUB_REPOSITORY || !GITHUB_RUN_ID)
        return undefined;
    return `${GITHUB_SERVER_URL.replace(/\/+$/, '')}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
}


/***/ }),

/***/ 5206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ gitlab),
/* harmony export */   v: () => (/* binding */ findMergeRequest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _system_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2830);


const gitlab = {
    id: 'gitlab',
    name: 'GitLab CI',
    docs: 'https://docs.gitlab.com/ci/variables/predefined_variables/',
    wholeHistory: 'GIT_DEPTH: 0',
    token: 'SCAN_GATE_GITLAB_TOKEN',
    attempt: ({ CI_PIPELINE_ID: run, CI_JOB_ID: job, CI_JOB_NAME: name = '' }) => run && job && (0,_system_js__WEBPACK_IMPORTED_MODULE_1__/* .joinAttempt */ .ed)([run, job, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(name).digest('hex').slice(0, 12)], '/'),
    job: (env) => env.CI_JOB_ID,
    isHere: (env) => env.GITLAB_CI === 'true',
    facts: (env) => ({
        ...(env.CI_MERGE_REQUEST_IID ? readMergeRequest(env) : readExternalPull(env)),
        defaultBranch: (0,_system_js__WEBPACK_IMPORTED_MODULE_1__/* .readVariableText */ .YK)(env.CI_DEFAULT_BRANCH),
        repositoryUrl: (0,_system_js__WEBPACK_IMPORTED_MODULE_1__/* .readVariableText */ .YK)(env.CI_PROJECT_URL),
        isPublic: env.CI_PROJECT_VISIBILITY === undefined ? undefined : env.CI_PROJECT_VISIBILITY === 'public',
        runUrl: (0,_system_js__WEBPACK_IMPORTED_MODULE_1__/* .readVariableText */ .YK)(env.CI_PIPELINE_URL),
    }),
};
function readMergeRequest(env) {
    return {
        event: env.CI_MERGE_REQUEST_EVENT_TYPE === 'merge_train' ? 'merge queue' : 'pull request',
        branch: (0,_system_js__WEBPACK_IMPORTED_MODULE_1__/* .readVariableText */ .YK)(env.CI_MERGE_REQUEST_SOURCE_BRANCH_NAME),
        headSha: (0,_system_js__WEBPACK_IMPORTED_MODULE_1__/* .parseSha */ .qL)(env.CI_MERGE_REQUEST_SOURCE_BRANCH_SHA) ?? readDetachedHead(env),
        builtSha: (0,_system_js__WEBPACK_IMPORTED_MODULE_1__/* .parseSha */ .qL)(env.CI_COMMIT_SHA),
        isChange: true,
        pullRequest: (0,_system_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePositiveInteger */ .zE)(env.CI_MERGE_REQUEST_IID),
        isMergeRequest: true,
        isDraft: (0,_system_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBoolean */ .yG)(env.CI_MERGE_REQUEST_DRAFT),
        baseBranch: (0,_system_js__WEBPACK_IMPORTED_MODULE_1__/* .readVariableText */ .YK)(env.CI_MERGE_REQUEST_TARGET_BRANCH_NAME),
        isFork: (0,_system_js__WEBPACK_IMPORTED_MODULE_1__/* .isDifferentName */ .hM)(env.CI_MERGE_REQUEST_SOURCE_PROJECT_ID, env.CI_MERGE_REQUEST_PROJECT_ID),
        isForkOfOrigin: env.CI_PROJECT_ID !== undefined && env.CI_PROJECT_ID === env.CI_MERGE_REQUEST_PROJECT_ID,
    };
}
function readDetachedHead(env) {
    const isMerged = ['merged_result', 'merge_train'].includes(env.CI_MERGE_REQUEST_EVENT_TYPE ?? '');
    return isMerged ? undefined : (0,_system_js__WEBPACK_IMPORTED_MODULE_1__/* .parseSha */ .qL)(env.CI_COMMIT_SHA);
}
function readExternalPull(env) {
    const number = (0,_system_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePositiveInteger */ .zE)(env.CI_EXTERNAL_PULL_REQUEST_IID);
    if (number === undefined)
        return readBranch(env);
    return {
        event: 'pull request',
        branch: (0,_system_js__WEBPACK_IMPORTED_MODULE_1__/* .readVariableText */ .YK)(env.CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_NAME),
        headSha: (0,_system_js__WEBPACK_IMPORTED_MODULE_1__/* .parseSha */ .qL)(env.CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_SHA) ?? (0,_system_js__WEBPACK_IMPORTED_MODULE_1__/* .parseSha */ .qL)(env.CI_COMMIT_SHA),
        builtSha: (0,_system_js__WEBPACK_IMPORTED_MODULE_1__/* .parseSha */ .qL)(env.CI_COMMIT_SHA),
        isChange: true,
        pullRequest: number,
        baseBranch: (0,_system_js__WEBPACK_IMPORTED_MODULE_1__/* .readVariableText */ .YK)(env.CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME),
        isFork: (0,_system_js__WEBPACK_IMPORTED_MODULE_1__/* .isDifferentName */ .hM)(env.CI_EXTERNAL_PULL_REQUEST_SOURCE_REPOSITORY, env.CI_EXTERNAL_PULL_REQUEST_TARGET_REPOSITORY),
        isForkOfOrigin: true,
    };
}
const sources = { schedule: 'schedule', web: 'manual', api: 'manual' };
function readBranch(env) {
    const pullRequest = findOpenMergeRequest(env);
    return {
        event: env.CI_COMMIT_TAG ? 'tag' : (sources[env.CI_PIPELINE_SOURCE ?? ''] ?? 'branch'),
        branch: (0,_system_js__WEBPACK_IMPORTED_MODULE_1__/* .readVariableText */ .YK)(env.CI_COMMIT_BRANCH),
        tag: (0,_system_js__WEBPACK_IMPORTED_MODULE_1__/* .readVariableText */ .YK)(env.CI_COMMIT_TAG),
        headSha: (0,_system_js__WEBPACK_IMPORTED_MODULE_1__/* .parseSha */ .qL)(env.CI_COMMIT_SHA),
        isChange: false,
        pullRequest,
        isMergeRequest: true,
        isFork: pullRequest === undefined ? undefined : false,
    };
}
function findMergeRequest(env) {
    const number = (0,_system_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePositiveInteger */ .zE)(env.CI_MERGE_REQUEST_IID) ?? findOpenMergeRequest(env);
    const [baseUrl, project] = [env.CI_API_V4_URL, env.CI_MERGE_REQUEST_PROJECT_ID ?? env.CI_PROJECT_ID];
    if (number === undefined || !baseUrl || !project)
        return undefined;
    const path = `/projects/${encodeURIComponent(project)}/merge_requests/${number}`;
    return { baseUrl: baseUrl.replace(/\/+$/, ''), path, pageUrl: (0,_system_js__WEBPACK_IMPORTED_MODULE_1__/* .readVariableText */ .YK)(env.CI_PIPELINE_URL) };
}
function findOpenMergeRequest(env) {
    const own = (env.CI_OPEN_MERGE_REQUESTS ?? '')
        .split(',')
        .find((each) => each.startsWith(`${env.CI_PROJECT_PATH ?? ''}!`));
    return (0,_system_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePositiveInteger */ .zE)(own?.split('!')[1]);
}


/***/ }),

/***/ 7881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HP: () => (/* binding */ listLinesToMask),
/* harmony export */   Ml: () => (/* binding */ wantsColour),
/* harmony export */   QX: () => (/* binding */ readOrNote),
/* harmony export */   aB: () => (/* binding */ silentLog),
/* harmony export */   hM: () => (/* binding */ createLog)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6002);
/* harmony import */ var _shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(844);
/* harmony import */ var _report_log_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(772);



const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const frameMs = 100;
const eraseLine = '\r\u001b[K';
function createLog(options) {
    const { write: first, runner, columns, hasColour = false, redact = (text) => text } = options;
    let write = first;
    let draw;
    const print = (line) => {
        const redactSpan = (span) => typeof span === 'string' ? redact(span) : { ...span, text: redact(span.text) };
        const text = typeof line === 'string' ? redact(line) : line.map(redactSpan);
        const fitting = columns === undefined ? [text] : (0,_report_log_text_js__WEBPACK_IMPORTED_MODULE_2__/* .fitLine */ .ax)(text, (0,_report_log_text_js__WEBPACK_IMPORTED_MODULE_2__/* .chooseLogWidth */ .se)(columns()));
        const shown = fitting.map((part) => (hasColour ? formatStyled(part) : (0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralizeLine */ .a0)((0,_report_log_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toPlainLine */ .Ic)(part))));
        write(`${draw === undefined ? '' : eraseLine}${shown.join('\n')}\n`);
        draw?.();
    };
    const log = {
        level: 'normal',
        isTerminal: columns !== undefined,
        columns,
        moveTo(other) {
            write = other;
        },
        isMoved: () => write !== first,
        answer: first,
        line(text) {
            if (log.level !== 'quiet')
                print(text);
        },
        close: print,
        group(title, lines) {
            if (log.level === 'quiet')
                return;
            const folding = log.isMoved() ? undefined : runner;
            if (folding === undefined)
                print(`▸ ${title}`);
            else
                folding.startGroup(title);
            for (const each of lines)
                print(folding === undefined ? `  ${each}` : each);
            folding?.endGroup();
        },
        live(render) {
            if (columns === undefined || log.level === 'quiet')
                return () => { };
            let frame = 0;
            draw = () => write(`${eraseLine}${(0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .QS)(`${frames[frame % frames.length]} ${(0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralizeLine */ .a0)(redact(render()))}`, columns() - 1)}`);
            draw();
            const timer = setInterval(() => {
                frame += 1;
                draw?.();
            }, frameMs);
            timer.unref();
            return () => {
                clearInterval(timer);
                if (draw !== undefined)
                    write(eraseLine);
                draw = undefined;
            };
        },
    };
    return log;
}
const codes = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 };
function formatStyled(line) {
    const whole = (0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralizeLine */ .a0)((0,_report_log_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toPlainLine */ .Ic)(line));
    if (typeof line === 'string')
        return whole;
    const pieces = line.map((span) => (typeof span === 'string' ? { text: span, style: undefined } : span));
    const shown = pieces.map(({ text, style }) => ({ text: (0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralizeLine */ .a0)(text), style }));
    if (shown.map(({ text }) => text).join('') !== whole)
        return whole;
    return shown
        .map(({ text, style }) => (style === undefined ? text : `\u001b[${codes[style]}m${text}\u001b[0m`))
        .join('');
}
function wantsColour({ NO_COLOR, FORCE_COLOR, TERM }, isTerminal) {
    if (NO_COLOR)
        return false;
    if (FORCE_COLOR)
        return FORCE_COLOR !== '0';
    return isTerminal && TERM !== 'dumb';
}
function listLinesToMask(secret) {
    const all = [secret, secret?.trim(), ...(secret ?? '').split(/\r?\n/)];
    const parts = all.flatMap((line) => (line === undefined ? [] : splitSecretUrl(line)));
    return [...new Set([...all, ...parts])].filter((line) => line !== undefined && line.trim() !== '');
}
const shortestPart = 16;
function splitSecretUrl(secret) {
    const path = /^https?:\/\/[^/]+\/(\S+)$/i.exec(secret.trim())?.[1];
    if (path === undefined)
        return [];
    const parts = path.split(/[/?&=]/).filter((part) => /\d/.test(part));
    return [path, ...parts].filter((part) => part.length >= shortestPart);
}
const silentLog = { say: () => { }, note: () => { } };
async function readOrNote(read, what, log) {
    return (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .tryRead */ .o_)(read, ({ message }) => {
        log.note(`${what}: ${message}`);
        return undefined;
    });
}


/***/ }),

/***/ 4673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Dn: () => (/* binding */ ciSystems),
  pS: () => (/* binding */ describeWholeHistory),
  d7: () => (/* binding */ findCiMark),
  hD: () => (/* binding */ findCiSystem),
  k2: () => (/* binding */ identifyGate),
  Pt: () => (/* binding */ isGithubActions),
  Cn: () => (/* binding */ readCiRun),
  cv: () => (/* binding */ unattendedRun)
});

// UNUSED EXPORTS: ciMarks

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/compiled/src/shared/errors.js
var errors = __webpack_require__(6002);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/regular-file.js
var regular_file = __webpack_require__(6289);
// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/system.js
var system = __webpack_require__(2830);
;// CONCATENATED MODULE: ./build/compiled/src/gate/hosts/appveyor/system.js

const hosts = {
    github: 'github.com',
    bitbucket: 'bitbucket.org',
    gitlab: 'gitlab.com',
};
const appveyor = {
    id: 'appveyor',
    name: 'AppVeyor',
    docs: 'https://www.appveyor.com/docs/environment-variables/',
    wholeHistory: 'no clone_depth and no shallow_clone',
    isHere: (env) => (0,system/* parseBoolean */.yG)(env.APPVEYOR) === true,
    facts: (env) => {
        const pullRequest = (0,system/* parsePositiveInteger */.zE)(env.APPVEYOR_PULL_REQUEST_NUMBER);
        const isChange = pullRequest !== undefined;
        const own = (0,system/* readVariableText */.YK)(env.APPVEYOR_REPO_BRANCH);
        const tag = (0,system/* parseBoolean */.yG)(env.APPVEYOR_REPO_TAG) === true ? ((0,system/* readVariableText */.YK)(env.APPVEYOR_REPO_TAG_NAME) ?? own) : undefined;
        const built = (0,system/* parseSha */.qL)(env.APPVEYOR_REPO_COMMIT);
        return {
            event: isChange ? 'pull request' : tag === undefined ? readEvent(env) : 'tag',
            branch: isChange
                ? (0,system/* readVariableText */.YK)(env.APPVEYOR_PULL_REQUEST_HEAD_REPO_BRANCH)
                : tag === undefined
                    ? own
                    : undefined,
            tag,
            headSha: isChange ? (0,system/* parseSha */.qL)(env.APPVEYOR_PULL_REQUEST_HEAD_COMMIT) : built,
            builtSha: built,
            isChange,
            pullRequest,
            baseBranch: isChange ? own : undefined,
            isFork: isChange ? (0,system/* isDifferentName */.hM)(env.APPVEYOR_PULL_REQUEST_HEAD_REPO_NAME, env.APPVEYOR_REPO_NAME) : undefined,
            isForkOfOrigin: true,
            repositoryUrl: (0,system/* buildHostedUrl */.Xr)(hosts[env.APPVEYOR_REPO_PROVIDER?.toLowerCase() ?? ''], env.APPVEYOR_REPO_NAME),
            runUrl: buildRunUrl(env),
        };
    },
};
function readEvent(env) {
    if ((0,system/* parseBoolean */.yG)(env.APPVEYOR_SCHEDULED_BUILD) === true)
        return 'schedule';
    return (0,system/* parseBoolean */.yG)(env.APPVEYOR_FORCED_BUILD) === true ? 'manual' : 'branch';
}
function buildRunUrl(env) {
    const { APPVEYOR_URL, APPVEYOR_ACCOUNT_NAME, APPVEYOR_PROJECT_SLUG, APPVEYOR_BUILD_ID } = env;
    if (!APPVEYOR_URL || !APPVEYOR_ACCOUNT_NAME || !APPVEYOR_PROJECT_SLUG || !APPVEYOR_BUILD_ID)
        return undefined;
    return `${APPVEYOR_URL}/project/${APPVEYOR_ACCOUNT_NAME}/${APPVEYOR_PROJECT_SLUG}/builds/${APPVEYOR_BUILD_ID}`;
}

// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/azure/system.js
var azure_system = __webpack_require__(2118);
// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/bitbucket/system.js
var bitbucket_system = __webpack_require__(1852);
// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/repository-url.js
var repository_url = __webpack_require__(1143);
;// CONCATENATED MODULE: ./build/compiled/src/gate/hosts/buildkite/system.js


const buildkite = {
    id: 'buildkite',
    name: 'Buildkite',
    docs: 'https://buildkite.com/docs/pipelines/configure/environment-variables',
    wholeHistory: 'no --depth in BUILDKITE_GIT_CLONE_FLAGS and BUILDKITE_GIT_FETCH_FLAGS',
    isHere: (env) => env.BUILDKITE === 'true',
    facts: (env) => {
        const named = (0,system/* readVariableText */.YK)(env.BUILDKITE_BRANCH);
        const pullRequest = (0,system/* parsePositiveInteger */.zE)(env.BUILDKITE_PULL_REQUEST) ?? (0,system/* parsePullNumber */.Y_)(named);
        const isMerged = (0,system/* parseBoolean */.yG)(env.BUILDKITE_PULL_REQUEST_USING_MERGE_REFSPEC) === true && pullRequest !== undefined;
        const built = (0,system/* parseSha */.qL)(env.BUILDKITE_COMMIT);
        const tag = (0,system/* readVariableText */.YK)(env.BUILDKITE_TAG);
        return {
            event: system_readEvent(env, pullRequest),
            branch: tag === undefined && (0,system/* parsePullNumber */.Y_)(named) === undefined ? named : undefined,
            tag,
            headSha: isMerged ? undefined : built,
            builtSha: isMerged ? built : undefined,
            isChange: isMerged,
            isForkOfOrigin: true,
            pullRequest,
            isDraft: (0,system/* parseBoolean */.yG)(env.BUILDKITE_PULL_REQUEST_DRAFT),
            baseBranch: (0,system/* readVariableText */.YK)(env.BUILDKITE_PULL_REQUEST_BASE_BRANCH) ??
                (0,system/* readVariableText */.YK)(env.BUILDKITE_MERGE_QUEUE_BASE_BRANCH),
            isFork: isFork(env, pullRequest),
            repositoryUrl: (0,system/* readVariableText */.YK)(env.BUILDKITE_REPO),
            runUrl: (0,system/* readVariableText */.YK)(env.BUILDKITE_BUILD_URL),
        };
    },
};
const sources = { schedule: 'schedule', ui: 'manual', api: 'manual' };
function system_readEvent(env, pullRequest) {
    if (pullRequest !== undefined)
        return 'pull request';
    if ((0,system/* readVariableText */.YK)(env.BUILDKITE_MERGE_QUEUE_BASE_BRANCH) !== undefined)
        return 'merge queue';
    return env.BUILDKITE_TAG ? 'tag' : (sources[env.BUILDKITE_SOURCE ?? ''] ?? 'branch');
}
function isFork(env, pullRequest) {
    const { BUILDKITE_PULL_REQUEST_REPO: source, BUILDKITE_REPO: own } = env;
    if (env.BUILDKITE_BRANCH?.includes(':'))
        return true;
    if (pullRequest === undefined || (0,system/* readVariableText */.YK)(source) === undefined)
        return undefined;
    const [theirs, ours] = [source, own].map((url) => (0,repository_url/* parseRepositoryUrl */.fn)(url ?? '')?.path.toLowerCase());
    return theirs === undefined || theirs !== ours;
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/hosts/circleci/system.js

const circleci = {
    id: 'circleci',
    name: 'CircleCI',
    docs: 'https://circleci.com/docs/reference/variables/',
    wholeHistory: 'checkout: { method: full }',
    isHere: (env) => env.CIRCLECI === 'true',
    facts: (env) => {
        const branch = (0,system/* readVariableText */.YK)(env.CIRCLE_BRANCH);
        const ofFork = (0,system/* parsePullNumber */.Y_)(branch);
        const number = env.CIRCLE_PULL_REQUEST?.split('/').at(-1);
        const pullRequest = (0,system/* parsePositiveInteger */.zE)(number) ?? (0,system/* parsePositiveInteger */.zE)(env.CIRCLE_PR_NUMBER) ?? ofFork;
        const tag = (0,system/* readVariableText */.YK)(env.CIRCLE_TAG);
        return {
            event: pullRequest !== undefined ? 'pull request' : tag === undefined ? 'branch' : 'tag',
            branch: ofFork === undefined && tag === undefined ? branch : undefined,
            tag,
            headSha: (0,system/* parseSha */.qL)(env.CIRCLE_SHA1),
            isChange: false,
            isForkOfOrigin: true,
            pullRequest,
            author: (0,system/* readVariableText */.YK)(env.CIRCLE_PR_USERNAME),
            isFork: Boolean(env.CIRCLE_PR_REPONAME || env.CIRCLE_PR_USERNAME || env.CIRCLE_PR_NUMBER) || ofFork !== undefined,
            repositoryUrl: (0,system/* readVariableText */.YK)(env.CIRCLE_REPOSITORY_URL),
            runUrl: (0,system/* readVariableText */.YK)(env.CIRCLE_BUILD_URL),
        };
    },
};

;// CONCATENATED MODULE: ./build/compiled/src/gate/hosts/cloudbuild/system.js


const cloudbuild = {
    id: 'cloudbuild',
    name: 'Google Cloud Build',
    docs: 'https://cloud.google.com/build/docs/configuring-builds/substitute-variable-values',
    wholeHistory: 'git fetch --unshallow in a step before it',
    isHere: (env) => env.BUILDER_OUTPUT === '/builder/outputs',
    facts: (env) => {
        const pullRequest = (0,system/* parsePositiveInteger */.zE)(env._PR_NUMBER);
        const isChange = Boolean(env._PR_NUMBER || env._HEAD_REPO_URL || env._HEAD_BRANCH || env._BASE_BRANCH);
        const tag = (0,system/* readVariableText */.YK)(env.TAG_NAME);
        const built = (0,system/* parseSha */.qL)(env.COMMIT_SHA) ?? (0,system/* parseSha */.qL)(env.REVISION_ID);
        return {
            event: isChange ? 'pull request' : tag === undefined ? 'branch' : 'tag',
            branch: isChange
                ? ((0,system/* readVariableText */.YK)(env._HEAD_BRANCH) ?? (0,system/* readVariableText */.YK)(env.BRANCH_NAME))
                : tag === undefined
                    ? (0,system/* readVariableText */.YK)(env.BRANCH_NAME)
                    : undefined,
            tag,
            headSha: isChange ? undefined : built,
            builtSha: built,
            isChange: isChange ? true : tag !== undefined || env.BRANCH_NAME ? false : undefined,
            pullRequest,
            baseBranch: (0,system/* readVariableText */.YK)(env._BASE_BRANCH),
            isFork: isChange
                ? (0,system/* isDifferentName */.hM)((0,repository_url/* parseRepositoryUrl */.fn)(env._HEAD_REPO_URL ?? '')?.path, env.REPO_FULL_NAME)
                : undefined,
            isForkOfOrigin: true,
            runUrl: system_buildRunUrl(env),
        };
    },
};
function system_buildRunUrl({ BUILD_ID, LOCATION, PROJECT_ID }) {
    if (!BUILD_ID || !LOCATION || !PROJECT_ID)
        return undefined;
    return `https://console.cloud.google.com/cloud-build/builds;region=${LOCATION}/${BUILD_ID}?project=${PROJECT_ID}`;
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/hosts/codebuild/system.js

const codebuild = {
    id: 'codebuild',
    name: 'AWS CodeBuild',
    docs: 'https://docs.aws.amazon.com/codebuild/latest/userguide/build-env-ref-env-vars.html',
    wholeHistory: 'git-clone-depth: 0',
    isHere: (env) => Boolean(env.CODEBUILD_BUILD_ID),
    facts: (env) => {
        const { CODEBUILD_WEBHOOK_TRIGGER: trigger = '', CODEBUILD_SOURCE_VERSION: source } = env;
        const url = env.CODEBUILD_SOURCE_REPO_URL ?? '';
        const pullRequest = (0,system/* parsePullNumber */.Y_)(trigger) ?? (0,system/* parsePullNumber */.Y_)(withoutCommit(source));
        const isChange = pullRequest !== undefined || env.CODEBUILD_WEBHOOK_EVENT?.startsWith('PULL_REQUEST') === true;
        const ref = readBuiltRef(env);
        const tag = isChange ? undefined : (0,system/* parseTag */.ED)(ref);
        const built = (0,system/* parseSha */.qL)(env.CODEBUILD_RESOLVED_SOURCE_VERSION);
        return {
            event: isChange ? 'pull request' : tag === undefined ? codebuild_system_readEvent(env) : 'tag',
            branch: isChange ? (0,system/* parseBranch */.Qd)(env.CODEBUILD_WEBHOOK_HEAD_REF) : (0,system/* parseBranch */.Qd)(ref),
            tag,
            headSha: isChange ? undefined : built,
            builtSha: built,
            isChange,
            pullRequest,
            baseBranch: isChange ? (0,system/* parseBranch */.Qd)(env.CODEBUILD_WEBHOOK_BASE_REF) : undefined,
            isForkOfOrigin: true,
            repositoryUrl: /^https?:/.test(url) ? (0,system/* readVariableText */.YK)(url) : undefined,
            runUrl: (0,system/* readVariableText */.YK)(env.CODEBUILD_PUBLIC_BUILD_URL),
        };
    },
};
function readBuiltRef(env) {
    const [, kind, name] = /^(branch|tag)\/(.+)$/.exec(env.CODEBUILD_WEBHOOK_TRIGGER ?? '') ?? [];
    if (name !== undefined)
        return `${kind === 'tag' ? 'refs/tags' : 'refs/heads'}/${name}`;
    const known = [withoutCommit(env.CODEBUILD_SOURCE_VERSION), (0,system/* readVariableText */.YK)(env.CODEBUILD_WEBHOOK_HEAD_REF)];
    return known.find((ref) => ref?.startsWith('refs/')) ?? 'refs/unknown';
}
function withoutCommit(version) {
    return (0,system/* readVariableText */.YK)(version)?.replace(/\^\{[0-9a-f]+\}$/, '');
}
function codebuild_system_readEvent({ CODEBUILD_INITIATOR: initiator }) {
    return initiator?.startsWith('rule/') ? 'schedule' : 'branch';
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/hosts/drone/system.js

const events = {
    pull_request: 'pull request',
    tag: 'tag',
    cron: 'schedule',
    custom: 'manual',
};
const drone = {
    id: 'drone',
    name: 'Drone',
    docs: 'https://docs.drone.io/pipeline/environment/reference/',
    wholeHistory: 'no clone: depth',
    isHere: (env) => env.DRONE === 'true',
    facts: (env) => {
        const number = (0,system/* parsePullNumber */.Y_)(env.DRONE_COMMIT_REF);
        const isPull = env.DRONE_BUILD_EVENT === 'pull_request' || number !== undefined;
        const tag = (0,system/* readVariableText */.YK)(env.DRONE_TAG) ?? (0,system/* parseTag */.ED)(env.DRONE_COMMIT_REF);
        return {
            event: isPull ? 'pull request' : tag === undefined ? (events[env.DRONE_BUILD_EVENT ?? ''] ?? 'branch') : 'tag',
            branch: tag === undefined ? (0,system/* readVariableText */.YK)(isPull ? env.DRONE_SOURCE_BRANCH : env.DRONE_BRANCH) : undefined,
            tag,
            headSha: (0,system/* parseSha */.qL)(env.DRONE_COMMIT_SHA),
            isChange: isPull,
            pullRequest: isPull ? ((0,system/* parsePositiveInteger */.zE)(env.DRONE_PULL_REQUEST) ?? number) : undefined,
            author: isPull ? (0,system/* readVariableText */.YK)(env.DRONE_COMMIT_AUTHOR) : undefined,
            baseBranch: isPull ? (0,system/* readVariableText */.YK)(env.DRONE_TARGET_BRANCH) : undefined,
            defaultBranch: (0,system/* readVariableText */.YK)(env.DRONE_REPO_BRANCH),
            isForkOfOrigin: true,
            repositoryUrl: (0,system/* readVariableText */.YK)(env.DRONE_GIT_HTTP_URL) ?? (0,system/* readVariableText */.YK)(env.DRONE_REMOTE_URL),
            isPublic: env.DRONE_REPO_VISIBILITY === undefined ? undefined : env.DRONE_REPO_VISIBILITY === 'public',
            runUrl: (0,system/* readVariableText */.YK)(env.DRONE_BUILD_LINK),
        };
    },
};

// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/github/system.js
var github_system = __webpack_require__(8462);
;// CONCATENATED MODULE: ./build/compiled/src/gate/hosts/gitea/system.js


const gitea = {
    id: 'gitea',
    name: 'Gitea or Forgejo Actions',
    docs: 'https://docs.gitea.com/usage/actions/faq',
    wholeHistory: 'actions/checkout with fetch-depth: 0',
    token: ['GITEA_TOKEN', 'FORGEJO_TOKEN', 'GITHUB_TOKEN'],
    attempt: (env) => (0,system/* joinAttempt */.ed)([env.GITHUB_RUN_ID, env.GITHUB_RUN_ATTEMPT]),
    isHere: (env) => env.GITEA_ACTIONS === 'true' || env.FORGEJO_ACTIONS === 'true',
    facts: (env) => {
        const facts = (0,github_system/* readActionsVariables */.p)(env);
        const isHead = env.GITHUB_REF?.endsWith('/head') === true;
        return isHead ? { ...facts, headSha: facts.builtSha } : facts;
    },
};

// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/gitlab/system.js
var gitlab_system = __webpack_require__(5206);
;// CONCATENATED MODULE: ./build/compiled/src/gate/hosts/jenkins/system.js


const jenkins = {
    id: 'jenkins',
    name: 'Jenkins',
    docs: 'https://www.jenkins.io/doc/book/pipeline/jenkinsfile/#using-environment-variables',
    wholeHistory: 'no shallow clone among the behaviors of the source',
    isHere: (env) => Boolean(env.JENKINS_URL || env.CHANGE_ID || env.BUILD_TAG?.startsWith('jenkins-')),
    facts: (env) => ({ ...readBuild(env), runUrl: (0,system/* readVariableText */.YK)(env.BUILD_URL) }),
};
function readBuild(env) {
    if (env.GERRIT_CHANGE_NUMBER || env.GERRIT_CHANGE_ID)
        return { unsupported: 'a change of Gerrit', isChange: true };
    if (env.ghprbPullId)
        return readBuilderRequest(env);
    if (env.gitlabMergeRequestIid)
        return readGitlabRequest(env);
    return env.CHANGE_ID ? readMultibranchChange(env) : readGitPluginBuild(env);
}
function readMultibranchChange(env) {
    return {
        event: 'pull request',
        branch: (0,system/* readVariableText */.YK)(env.CHANGE_BRANCH),
        headSha: undefined,
        builtSha: (0,system/* parseSha */.qL)(env.GIT_COMMIT),
        headRef: env.BRANCH_NAME ? `refs/remotes/origin/${env.BRANCH_NAME}` : undefined,
        isChange: true,
        pullRequest: (0,system/* parsePositiveInteger */.zE)(env.CHANGE_ID),
        author: (0,system/* readVariableText */.YK)(env.CHANGE_AUTHOR),
        baseBranch: (0,system/* readVariableText */.YK)(env.CHANGE_TARGET),
        isFork: env.CHANGE_FORK ? true : env.CHANGE_BRANCH ? false : undefined,
        repositoryUrl: (0,system/* readVariableText */.YK)(env.GIT_URL),
    };
}
function readBuilderRequest(env) {
    const source = (0,repository_url/* parseRepositoryUrl */.fn)(env.ghprbAuthorRepoGitUrl ?? '')?.path;
    return {
        event: 'pull request',
        branch: (0,system/* readVariableText */.YK)(env.ghprbSourceBranch),
        headSha: (0,system/* parseSha */.qL)(env.ghprbActualCommit),
        builtSha: (0,system/* parseSha */.qL)(env.GIT_COMMIT),
        isChange: true,
        pullRequest: (0,system/* parsePositiveInteger */.zE)(env.ghprbPullId),
        author: (0,system/* readVariableText */.YK)(env.ghprbPullAuthorLogin),
        baseBranch: (0,system/* readVariableText */.YK)(env.ghprbTargetBranch),
        isFork: (0,system/* isDifferentName */.hM)(source, env.ghprbGhRepository),
        isForkOfOrigin: true,
        repositoryUrl: (0,system/* readVariableText */.YK)(env.GIT_URL),
    };
}
function readGitlabRequest(env) {
    const { gitlabSourceRepoHttpUrl: source, gitlabTargetRepoHttpUrl: target } = env;
    const [theirs, ours] = [source, target].map((url) => (0,repository_url/* parseRepositoryUrl */.fn)(url ?? '')?.path);
    return {
        event: 'pull request',
        branch: (0,system/* readVariableText */.YK)(env.gitlabSourceBranch),
        headSha: (0,system/* parseSha */.qL)(env.gitlabMergeRequestLastCommit),
        builtSha: (0,system/* parseSha */.qL)(env.GIT_COMMIT),
        isChange: true,
        pullRequest: (0,system/* parsePositiveInteger */.zE)(env.gitlabMergeRequestIid),
        author: (0,system/* readVariableText */.YK)(env.gitlabUserUsername),
        baseBranch: (0,system/* readVariableText */.YK)(env.gitlabTargetBranch),
        isFork: (0,system/* isDifferentName */.hM)(theirs, ours),
        repositoryUrl: (0,system/* readVariableText */.YK)(target) ?? (0,system/* readVariableText */.YK)(env.GIT_URL),
    };
}
function readGitPluginBuild(env) {
    const name = (0,system/* readVariableText */.YK)(env.BRANCH_NAME) ?? (0,system/* readVariableText */.YK)(env.GIT_BRANCH)?.replace(/^(?:refs\/remotes\/)?origin\//, '');
    const tag = (0,system/* readVariableText */.YK)(env.TAG_NAME) ?? (0,system/* parseTag */.ED)(name?.replace(/^tags\//, 'refs/tags/'));
    const pullRequest = (0,system/* parsePullNumber */.Y_)(name);
    const isBranch = tag === undefined && pullRequest === undefined && name !== 'detached' && name !== 'HEAD';
    const branch = isBranch ? (0,system/* parseBranch */.Qd)(name) : undefined;
    const isChange = pullRequest !== undefined;
    return {
        event: tag !== undefined ? 'tag' : isChange ? 'pull request' : 'branch',
        branch,
        tag,
        headSha: isChange ? undefined : (0,system/* parseSha */.qL)(env.GIT_COMMIT),
        builtSha: (0,system/* parseSha */.qL)(env.GIT_COMMIT),
        isChange,
        pullRequest,
        defaultBranch: env.BRANCH_IS_PRIMARY === 'true' ? branch : undefined,
        isForkOfOrigin: isChange ? true : undefined,
        repositoryUrl: (0,system/* readVariableText */.YK)(env.GIT_URL),
    };
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/hosts/semaphore/system.js

const semaphore = {
    id: 'semaphore',
    name: 'Semaphore',
    docs: 'https://docs.semaphoreci.com/reference/env-vars',
    wholeHistory: 'git fetch --unshallow after checkout',
    isHere: (env) => env.SEMAPHORE === 'true',
    facts: (env) => {
        const kind = env.SEMAPHORE_GIT_REF_TYPE;
        const number = (0,system/* parsePositiveInteger */.zE)(env.SEMAPHORE_GIT_PR_NUMBER) ?? (0,system/* parsePullNumber */.Y_)(env.SEMAPHORE_GIT_REF);
        const isChange = kind === 'pull-request' || number !== undefined;
        const isTag = kind === 'tag';
        const own = (0,system/* readVariableText */.YK)(env.SEMAPHORE_GIT_BRANCH);
        const built = (0,system/* parseSha */.qL)(env.SEMAPHORE_GIT_SHA);
        const { SEMAPHORE_ORGANIZATION_URL: page, SEMAPHORE_WORKFLOW_ID: id } = env;
        return {
            event: isChange ? 'pull request' : isTag ? 'tag' : semaphore_system_readEvent(env),
            branch: isChange ? (0,system/* readVariableText */.YK)(env.SEMAPHORE_GIT_PR_BRANCH) : isTag ? undefined : own,
            tag: isTag ? (0,system/* readVariableText */.YK)(env.SEMAPHORE_GIT_TAG_NAME) : undefined,
            headSha: isChange ? (0,system/* parseSha */.qL)(env.SEMAPHORE_GIT_PR_SHA) : built,
            builtSha: built,
            isChange,
            pullRequest: isChange ? number : undefined,
            baseBranch: isChange ? own : undefined,
            isFork: isChange ? (0,system/* isDifferentName */.hM)(env.SEMAPHORE_GIT_PR_SLUG, env.SEMAPHORE_GIT_REPO_SLUG) : undefined,
            isForkOfOrigin: true,
            repositoryUrl: (0,system/* readVariableText */.YK)(env.SEMAPHORE_GIT_URL),
            runUrl: page && id ? `${page}/workflows/${id}` : undefined,
        };
    },
};
function semaphore_system_readEvent(env) {
    if (env.SEMAPHORE_WORKFLOW_TRIGGERED_BY_SCHEDULE === 'true')
        return 'schedule';
    return env.SEMAPHORE_WORKFLOW_TRIGGERED_BY_MANUAL_RUN === 'true' ? 'manual' : 'branch';
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/hosts/teamcity/system.js

const teamcity = {
    id: 'teamcity',
    name: 'TeamCity',
    docs: 'https://www.jetbrains.com/help/teamcity/predefined-build-parameters.html',
    wholeHistory: 'teamcity.git.shallowClone: false',
    isHere: (env) => Boolean(env.TEAMCITY_VERSION),
    facts: (env, read) => {
        const { TEAMCITY_BUILD_PROPERTIES_FILE: path } = env;
        const own = readProperties(path === undefined ? undefined : read(path));
        const more = own.get('teamcity.configuration.properties.file');
        const parameters = new Map([...own, ...readProperties(more === undefined ? undefined : read(more))]);
        const ref = findOnlyValue(parameters, /^teamcity\.build\.vcs\.branch\./);
        const built = (0,system/* parseSha */.qL)(env.BUILD_VCS_NUMBER) ?? (0,system/* parseSha */.qL)(findOnlyValue(parameters, /^build\.vcs\.number(?:\.|$)/));
        const address = findOnlyValue(parameters, /^vcsroot\.(?:.+\.)?url$/);
        return { ...readBuildFacts(ref, built, parameters), repositoryUrl: address, runUrl: teamcity_system_buildRunUrl(env, parameters) };
    },
};
function readBuildFacts(ref, built, parameters) {
    const number = (0,system/* parsePullNumber */.Y_)(ref) ??
        (0,system/* parsePositiveInteger */.zE)(parameters.get('teamcity.pullRequest.number')) ??
        (0,system/* parsePullNumber */.Y_)(parameters.get('teamcity.build.branch'));
    const tag = (0,system/* parseTag */.ED)(ref);
    if (number === undefined) {
        const event = ref === undefined ? undefined : tag === undefined ? 'branch' : 'tag';
        return { event, branch: (0,system/* parseBranch */.Qd)(ref), tag, headSha: built, isChange: ref === undefined ? undefined : false };
    }
    return {
        event: 'pull request',
        branch: (0,system/* readVariableText */.YK)(parameters.get('teamcity.pullRequest.source.branch')),
        headSha: ref?.endsWith('/merge') ? undefined : built,
        builtSha: built,
        isChange: true,
        pullRequest: number,
        author: (0,system/* readVariableText */.YK)(parameters.get('teamcity.pullRequest.author')),
        baseBranch: (0,system/* parseBranch */.Qd)(parameters.get('teamcity.pullRequest.target.branch')),
        isForkOfOrigin: true,
    };
}
function readProperties(text) {
    const lines = (text ?? '').split(/\r?\n/).filter((line) => !/^\s*(?:[#!]|$)/.test(line));
    return new Map(lines.flatMap((line) => {
        const [, key, value] = /^((?:[^\\=:]|\\.)*)[=:](.*)$/.exec(line) ?? [];
        return key === undefined || value === undefined
            ? []
            : [[unescapeProperty(key.trim()), unescapeProperty(value.trim())]];
    }));
}
function unescapeProperty(text) {
    return text.replaceAll(/\\(?:u([0-9a-fA-F]{4})|(.))/g, (_, unit, character) => unit === undefined ? character : String.fromCharCode(Number.parseInt(unit, 16)));
}
function findOnlyValue(parameters, name) {
    const values = new Set([...parameters].filter(([key]) => name.test(key)).map(([, value]) => (0,system/* readVariableText */.YK)(value)));
    return values.size === 1 ? [...values][0] : undefined;
}
function teamcity_system_buildRunUrl(env, parameters) {
    const server = (0,system/* readVariableText */.YK)(env.TEAMCITY_SERVER_URL) ?? (0,system/* readVariableText */.YK)(parameters.get('teamcity.serverUrl'));
    const id = (0,system/* readVariableText */.YK)(parameters.get('teamcity.build.id'));
    return server === undefined || id === undefined ? undefined : `${server.replace(/\/+$/, '')}/build/${id}`;
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/hosts/travis/system.js

const system_events = { cron: 'schedule', api: 'manual' };
const travis = {
    id: 'travis',
    name: 'Travis CI',
    docs: 'https://docs.travis-ci.com/user/environment-variables/#default-environment-variables',
    wholeHistory: 'git: { depth: false }',
    isHere: (env) => env.TRAVIS === 'true',
    facts: (env) => {
        const pullRequest = (0,system/* parsePositiveInteger */.zE)(env.TRAVIS_PULL_REQUEST);
        const isChange = pullRequest !== undefined;
        const tag = (0,system/* readVariableText */.YK)(env.TRAVIS_TAG);
        const isPrivate = (0,system/* parseBoolean */.yG)(env.TRAVIS_REPO_PRIVATE);
        const built = (0,system/* parseSha */.qL)(env.TRAVIS_COMMIT);
        return {
            event: isChange ? 'pull request' : tag === undefined ? (system_events[env.TRAVIS_EVENT_TYPE ?? ''] ?? 'branch') : 'tag',
            branch: isChange
                ? (0,system/* readVariableText */.YK)(env.TRAVIS_PULL_REQUEST_BRANCH)
                : tag === undefined
                    ? (0,system/* readVariableText */.YK)(env.TRAVIS_BRANCH)
                    : undefined,
            tag,
            headSha: isChange ? (0,system/* parseSha */.qL)(env.TRAVIS_PULL_REQUEST_SHA) : built,
            builtSha: built,
            isChange,
            pullRequest,
            isDraft: (0,system/* parseBoolean */.yG)(env.TRAVIS_PULL_REQUEST_IS_DRAFT),
            baseBranch: isChange ? (0,system/* readVariableText */.YK)(env.TRAVIS_BRANCH) : undefined,
            isFork: isChange ? (0,system/* isDifferentName */.hM)(env.TRAVIS_PULL_REQUEST_SLUG, env.TRAVIS_REPO_SLUG) : undefined,
            isForkOfOrigin: true,
            isPublic: isPrivate === undefined ? undefined : !isPrivate,
            runUrl: (0,system/* readVariableText */.YK)(env.TRAVIS_BUILD_WEB_URL),
        };
    },
};

;// CONCATENATED MODULE: ./build/compiled/src/gate/hosts/woodpecker/system.js

const woodpecker_system_events = {
    pull_request: 'pull request',
    pull_request_closed: 'pull request',
    pull_request_metadata: 'pull request',
    tag: 'tag',
    release: 'tag',
    cron: 'schedule',
    manual: 'manual',
};
const woodpecker = {
    id: 'woodpecker',
    name: 'Woodpecker',
    docs: 'https://woodpecker-ci.org/docs/usage/environment',
    wholeHistory: 'clone settings partial: false and depth: 0',
    isHere: (env) => env.CI === 'woodpecker' || env.CI_SYSTEM_NAME === 'woodpecker',
    facts: (env) => {
        const number = (0,system/* parsePullNumber */.Y_)(env.CI_COMMIT_REF);
        const event = number === undefined ? (woodpecker_system_events[env.CI_PIPELINE_EVENT ?? ''] ?? 'branch') : 'pull request';
        const isPull = event === 'pull request';
        const [source, target] = env.CI_COMMIT_REFSPEC?.split(':') ?? [];
        const tag = (0,system/* readVariableText */.YK)(env.CI_COMMIT_TAG) ?? (0,system/* parseTag */.ED)(env.CI_COMMIT_REF);
        const isPrivate = (0,system/* parseBoolean */.yG)(env.CI_REPO_PRIVATE);
        return {
            event: tag === undefined ? event : 'tag',
            branch: tag === undefined
                ? isPull
                    ? ((0,system/* readVariableText */.YK)(env.CI_COMMIT_SOURCE_BRANCH) ?? (0,system/* readVariableText */.YK)(source))
                    : (0,system/* readVariableText */.YK)(env.CI_COMMIT_BRANCH)
                : undefined,
            tag,
            headSha: (0,system/* parseSha */.qL)(env.CI_COMMIT_SHA),
            isChange: isPull,
            pullRequest: isPull ? ((0,system/* parsePositiveInteger */.zE)(env.CI_COMMIT_PULL_REQUEST) ?? number) : undefined,
            author: isPull ? (0,system/* readVariableText */.YK)(env.CI_PIPELINE_AUTHOR) : undefined,
            baseBranch: isPull ? ((0,system/* readVariableText */.YK)(env.CI_COMMIT_TARGET_BRANCH) ?? (0,system/* readVariableText */.YK)(target)) : undefined,
            defaultBranch: (0,system/* readVariableText */.YK)(env.CI_REPO_DEFAULT_BRANCH),
            isForkOfOrigin: true,
            repositoryUrl: (0,system/* readVariableText */.YK)(env.CI_REPO_URL),
            isPublic: isPrivate === undefined ? undefined : !isPrivate,
            runUrl: (0,system/* readVariableText */.YK)(env.CI_PIPELINE_URL),
        };
    },
};

;// CONCATENATED MODULE: ./build/compiled/src/gate/hosts/registry.js



















const ciMarks = [
    ...['CI', 'CONTINUOUS_INTEGRATION', 'BUILD_NUMBER', 'BUILD_TAG'],
    ...['GITHUB_ACTIONS', 'GITLAB_CI', 'TF_BUILD', 'BITBUCKET_BUILD_NUMBER', 'CIRCLECI', 'BUILDKITE', 'JENKINS_URL'],
    ...['TEAMCITY_VERSION', 'CODEBUILD_BUILD_ID', 'bamboo_buildKey', 'GO_PIPELINE_NAME', 'HARNESS_BUILD_ID'],
    ...['APPVEYOR', 'CIRRUS_CI', 'DRONE', 'SEMAPHORE', 'TRAVIS'],
    ...['GITEA_ACTIONS', 'FORGEJO_ACTIONS', 'BUILDER_OUTPUT', 'CI_SYSTEM_NAME'],
];
function findCiMark(env) {
    return ciMarks.find((name) => Boolean(env[name]) && env[name] !== 'false');
}
const unknownSystem = {
    id: 'other',
    name: 'an unknown CI system',
    docs: 'https://github.com/scan-gate/scan-gate/blob/main/docs/ci-systems.md',
    wholeHistory: 'git fetch --unshallow origin',
    isHere: (env) => findCiMark(env) !== undefined,
    facts: () => ({}),
};
const ciSystems = [
    gitea,
    github_system/* github */.M,
    gitlab_system/* gitlab */.M,
    azure_system/* azure */.e,
    bitbucket_system/* bitbucket */.Ek,
    circleci,
    buildkite,
    teamcity,
    woodpecker,
    drone,
    codebuild,
    cloudbuild,
    travis,
    appveyor,
    semaphore,
    jenkins,
    unknownSystem,
];
const unattendedRun = { id: 'unattended', name: 'a run without a terminal' };
function findCiSystem(env) {
    return ciSystems.find(({ isHere }) => isHere(env));
}
const readIfPresent = (path) => (0,errors/* attempt */.CD)(() => (0,regular_file/* readRegularTextSync */.DM)(path));
function readCiRun(env, read = readIfPresent) {
    const system = findCiSystem(env);
    if (system === undefined)
        return undefined;
    const { id, name, wholeHistory } = system;
    const facts = system.facts(env, read);
    const base = queueBranch.exec(facts.branch ?? '')?.[1];
    const queued = base !== undefined && { event: 'merge queue', baseBranch: facts.baseBranch ?? base };
    return { id: id, name, wholeHistory, ...facts, ...queued };
}
const queueBranch = /^gh-readonly-queue\/(.+)\/pr-\d+-[0-9a-f]{40,64}$/;
function isGithubActions(env) {
    return findCiSystem(env)?.id === 'github';
}
function describeWholeHistory(id) {
    return ciSystems.find((system) => system.id === id)?.wholeHistory ?? unknownSystem.wholeHistory;
}
function identifyGate(env, { given, sarif }, { repositoryUrl, branch, headSha }) {
    const parts = [findCiSystem(env)?.job?.(env), given, repositoryUrl, branch, headSha];
    if (sarif !== undefined || parts.some((part) => !part))
        return undefined;
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}


/***/ }),

/***/ 1143:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ls: () => (/* binding */ formatRepositoryUrl),
/* harmony export */   fn: () => (/* binding */ parseRepositoryUrl),
/* harmony export */   w7: () => (/* binding */ isSameRepositoryUrl)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6002);

const hostAliases = {
    'www.github.com': 'github.com',
    'ssh.github.com': 'github.com',
    'altssh.gitlab.com': 'gitlab.com',
    'altssh.bitbucket.org': 'bitbucket.org',
};
const remoteScheme = /^(?:https?|ssh|git|git\+ssh|ssh\+git|git\+https?):\/\//i;
const scpForm = /^(?:[\w.-]+@([\w.-]+)|([\w-]+(?:\.[\w-]+)+)):\/*([^:]+)$/;
const schemeless = /^[\w-]+(?:\.[\w-]+)+\/[^:]+$/;
const unusable = /[\s\p{Cc}\p{Cf}?#]/u;
function parseRepositoryUrl(url, githubHost) {
    const parsed = parseAnyUrl(url);
    if (parsed === undefined || parsed.host === '')
        return parsed;
    const { host } = parsed;
    const caseless = ['github.com', azureHost, githubHost?.toLowerCase().replace(/:\d+$/, '')];
    const isCaseless = caseless.includes(host) || host.endsWith('.ghe.com');
    return isCaseless ? { host, path: parsed.path.toLowerCase() } : parsed;
}
function isSameRepositoryUrl(a, b, githubHost) {
    const first = parseRepositoryUrl(a, githubHost);
    const second = parseRepositoryUrl(b, githubHost);
    return first !== undefined && first.host === second?.host && first.path === second.path;
}
function formatRepositoryUrl(url) {
    const parsed = parseAnyUrl(url);
    if (parsed === undefined)
        return undefined;
    if (parsed.host !== '')
        return `https://${parsed.host}/${parsed.path}`;
    return parsed.path.startsWith('/')
        ? `file://${encodeURI(parsed.path).replace(/[?#]/g, encodeURIComponent)}`
        : undefined;
}
function parseAnyUrl(url) {
    if (!url.isWellFormed())
        return undefined;
    if (/^(?:\/(?!\/)|[A-Za-z]:[\\/])/.test(url))
        return /\p{Cc}/u.test(url) ? undefined : { host: '', path: url };
    if (unusable.test(url) || url.includes('\\'))
        return undefined;
    if (/^file:/i.test(url))
        return parseFileUrl(url);
    if (remoteScheme.test(url))
        return parseRemoteUrl(url.replace(remoteScheme, ''));
    if (url.includes('://'))
        return undefined;
    const [, userHost, bareHost, path] = scpForm.exec(url) ?? [];
    if (path !== undefined)
        return parseRemoteUrl(`${userHost ?? bareHost}/${path}`);
    return schemeless.test(url) ? parseRemoteUrl(url) : undefined;
}
function parseFileUrl(url) {
    if (!URL.canParse(url))
        return undefined;
    const { host, pathname } = new URL(url);
    if (host !== '' || pathname === '/')
        return undefined;
    return (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .attempt */ .CD)(() => ({ host: '', path: decodeURIComponent(pathname) }));
}
function parseRemoteUrl(address) {
    if (address.startsWith('/') || !URL.canParse(`https://${address}`))
        return undefined;
    const { hostname, pathname } = new URL(`https://${address}`);
    const path = pathname
        .replace(/^\/+|\/+$/g, '')
        .replace(/\.git$/i, '')
        .replace(/\/+$/, '');
    if (path === '' || path.includes('//'))
        return undefined;
    const host = hostname.replace(/\.$/, '');
    return host === '' ? undefined : (parseAzurePath(host, path) ?? { host: hostAliases[host] ?? host, path });
}
const azureHost = 'dev.azure.com';
function parseAzurePath(host, path) {
    const named = /^(?:DefaultCollection\/)?(?:([^/]+)\/)?_git\/([^/]+)$/i;
    const [, old] = /^([\w-]+)\.visualstudio\.com$/i.exec(host) ?? [];
    const isSsh = host === 'ssh.dev.azure.com' || host === 'vs-ssh.visualstudio.com';
    const [, version] = isSsh ? (/^v3\/(.+)$/.exec(path) ?? []) : [];
    if (version !== undefined) {
        const [organization, project, name, ...more] = version.split('/');
        const isWhole = organization && project && name && more.length === 0;
        return isWhole ? { host: azureHost, path: `${organization}/${project}/_git/${name}` } : undefined;
    }
    const [organization, rest] = host === azureHost ? splitFirst(path) : [isSsh ? undefined : old, path];
    const [, project, name] = named.exec(rest ?? '') ?? [];
    if (organization === undefined || name === undefined)
        return undefined;
    return { host: azureHost, path: `${organization}/${project ?? name}/_git/${name}` };
}
function splitFirst(path) {
    const at = path.indexOf('/');
    return at < 0 ? [undefined, path] : [path.slice(0, at), path.slice(at + 1)];
}


/***/ }),

/***/ 2830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ED: () => (/* binding */ parseTag),
/* harmony export */   Qd: () => (/* binding */ parseBranch),
/* harmony export */   Xr: () => (/* binding */ buildHostedUrl),
/* harmony export */   YK: () => (/* binding */ readVariableText),
/* harmony export */   Y_: () => (/* binding */ parsePullNumber),
/* harmony export */   ed: () => (/* binding */ joinAttempt),
/* harmony export */   hM: () => (/* binding */ isDifferentName),
/* harmony export */   qL: () => (/* binding */ parseSha),
/* harmony export */   yG: () => (/* binding */ parseBoolean),
/* harmony export */   zE: () => (/* binding */ parsePositiveInteger)
/* harmony export */ });
function readVariableText(value) {
    return value === undefined || value.trim() === '' ? undefined : value.trim();
}
function parsePositiveInteger(value) {
    const number = Number(readVariableText(value));
    return Number.isInteger(number) && number > 0 ? number : undefined;
}
function parseBoolean(value) {
    const text = readVariableText(value)?.toLowerCase();
    return text === 'true' ? true : text === 'false' ? false : undefined;
}
function joinAttempt(parts, separator = '.') {
    return parts.every((part) => /^\w+$/.test(part ?? '')) ? parts.join(separator) : undefined;
}
function parseSha(value) {
    return /^[0-9a-f]{12,64}$/.test(value ?? '') ? value : undefined;
}
function parseBranch(ref) {
    const text = readVariableText(ref);
    if (text?.startsWith('refs/heads/'))
        return text.slice('refs/heads/'.length);
    return text?.startsWith('refs/') ? undefined : text;
}
function parseTag(ref) {
    return ref?.startsWith('refs/tags/') ? readVariableText(ref.slice('refs/tags/'.length)) : undefined;
}
function parsePullNumber(ref) {
    const found = /^(?:refs\/)?(?:pull|pulls|pr|merge-requests|pull-requests)\/(\d+)(?:\/(?:head|merge|from|train))?$/;
    return parsePositiveInteger(found.exec(readVariableText(ref) ?? '')?.[1]);
}
function isDifferentName(source, own) {
    const [theirs, ours] = [source, own].map((name) => readVariableText(name)?.toLowerCase());
    return theirs === undefined || ours === undefined ? undefined : theirs !== ours;
}
function buildHostedUrl(host, slug) {
    const name = readVariableText(slug);
    return host === undefined || name === undefined ? undefined : `https://${host}/${name}`;
}


/***/ }),

/***/ 4747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ needsBaseWindow),
/* harmony export */   q: () => (/* binding */ auto)
/* harmony export */ });
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8551);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4269);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6619);
/* harmony import */ var _slice_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3364);
/* harmony import */ var _ternary_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2722);
/* harmony import */ var _times_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6180);
/* harmony import */ var _untouched_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7978);







const auto = (evidence, policy) => {
    const isIntroduced = (finding) => policy.untouched === 'note' ? (0,_untouched_js__WEBPACK_IMPORTED_MODULE_5__/* .mayBeIntroduced */ .YB)(finding, evidence.changes, evidence.held) : 'yes';
    return evidence.known === undefined
        ? judgeByNumbers(evidence, isIntroduced)
        : judgeByIds(evidence.known, isIntroduced);
};
function judgeByIds(known, isMade) {
    const isOld = (finding) => (0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .isNewAgainstBase */ .jZ)(finding, known) === 'no';
    const isLeft = (finding) => (0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .isNewAgainstBase */ .jZ)(finding, known) === 'unknown' && isMade(finding) === 'no';
    const includes = (finding) => (0,_ternary_js__WEBPACK_IMPORTED_MODULE_6__/* .andTernary */ .RC)((0,_ternary_js__WEBPACK_IMPORTED_MODULE_6__/* .toTernary */ .Jl)(!isLeft(finding)), (0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .isNewAgainstBase */ .jZ)(finding, known));
    return {
        phrase: `new since ${known.base}`,
        includes,
        isLeft,
        isOld,
        novelty: (finding) => (0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .isNewAgainstBase */ .jZ)(finding, known),
        known(slice, question) {
            const fresh = (0,_slice_js__WEBPACK_IMPORTED_MODULE_3__/* .boundScanFindings */ .YL)(keepNewInSlice(slice, known), (0,_slice_js__WEBPACK_IMPORTED_MODULE_3__/* .addCondition */ .xA)(question, includes));
            return tightenBounds((0,_slice_js__WEBPACK_IMPORTED_MODULE_3__/* .boundScanFindings */ .YL)(slice, question), fresh);
        },
        unknown: (slice, question) => (0,_slice_js__WEBPACK_IMPORTED_MODULE_3__/* .boundUnknownFindings */ .t8)({ ...slice, findings: removeOld(slice.findings, known) }, (0,_slice_js__WEBPACK_IMPORTED_MODULE_3__/* .addCondition */ .xA)(question, includes)),
    };
}
function keepNewInSlice(slice, known) {
    const [all, fresh] = [slice.counted, known.counts[slice.severity]];
    const counted = all === undefined || fresh === undefined ? undefined : Math.min(all, fresh);
    return { ...slice, counted, findings: removeOld(slice.findings, known) };
}
function removeOld(findings, { old }) {
    return findings.filter(({ id }) => !old.has(id));
}
function judgeByNumbers(evidence, isMade) {
    const isLeft = (finding) => isMade(finding) === 'no';
    const isRecent = (finding) => wasDetectedAfter(evidence.base, finding, evidence);
    const isInChange = (finding) => {
        if (evidence.changes === undefined)
            return 'unknown';
        const edited = (0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .isInChangedFile */ .Q3)(finding, (0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .excludePureRenames */ .I6)(evidence.changes));
        return (0,_ternary_js__WEBPACK_IMPORTED_MODULE_6__/* .orTernary */ .Nv)(edited, (0,_ternary_js__WEBPACK_IMPORTED_MODULE_6__/* .andTernary */ .RC)((0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .isInChangedFile */ .Q3)(finding, evidence.changes), isRecent(finding)));
    };
    const includes = (finding) => (0,_ternary_js__WEBPACK_IMPORTED_MODULE_6__/* .andTernary */ .RC)(isMade(finding), (0,_ternary_js__WEBPACK_IMPORTED_MODULE_6__/* .orTernary */ .Nv)(isInChange(finding), isRecent(finding)));
    return {
        phrase: 'more than the base branch has',
        includes,
        isLeft,
        novelty: (finding) => (finding.label === 'seen' ? isRecent(finding) : 'unknown'),
        known(slice, question) {
            const made = (0,_slice_js__WEBPACK_IMPORTED_MODULE_3__/* .addCondition */ .xA)(question, isMade);
            const all = (0,_slice_js__WEBPACK_IMPORTED_MODULE_3__/* .boundScanFindings */ .YL)(slice, made);
            const named = (0,_slice_js__WEBPACK_IMPORTED_MODULE_3__/* .boundScanFindings */ .YL)(slice, (0,_slice_js__WEBPACK_IMPORTED_MODULE_3__/* .addCondition */ .xA)(question, includes));
            const signals = [
                (0,_slice_js__WEBPACK_IMPORTED_MODULE_3__/* .boundScanFindings */ .YL)(slice, (0,_slice_js__WEBPACK_IMPORTED_MODULE_3__/* .addCondition */ .xA)(made, isInChange)),
                boundGrowth(all, slice, made, evidence),
                (0,_slice_js__WEBPACK_IMPORTED_MODULE_3__/* .boundScanFindings */ .YL)(slice, (0,_slice_js__WEBPACK_IMPORTED_MODULE_3__/* .addCondition */ .xA)(made, isRecent)),
                { lo: Math.ceil(named.lo / 2), hi: 0 },
            ];
            return takeLargestBounds(signals, all);
        },
        unknown(slice, question) {
            const all = (0,_slice_js__WEBPACK_IMPORTED_MODULE_3__/* .boundUnknownFindings */ .t8)(slice, (0,_slice_js__WEBPACK_IMPORTED_MODULE_3__/* .addCondition */ .xA)(question, isMade));
            return takeLargestBounds([(0,_slice_js__WEBPACK_IMPORTED_MODULE_3__/* .boundUnknownFindings */ .t8)(slice, (0,_slice_js__WEBPACK_IMPORTED_MODULE_3__/* .addCondition */ .xA)(question, includes))], all);
        },
    };
}
function takeLargestBounds(signals, all) {
    return tightenBounds(all, {
        lo: Math.max(...signals.map(({ lo }) => lo)),
        hi: Math.max(...signals.map(({ hi }) => hi)),
    });
}
function tightenBounds(all, { lo, hi }) {
    return { lo: Math.min(all.lo, Math.max(0, lo)), hi: Math.min(all.hi, Math.max(0, hi)) };
}
function boundGrowth(all, slice, made, evidence) {
    const { counted, severity } = slice;
    const latest = evidence.base?.counts[severity];
    if (counted === undefined || latest === undefined)
        return { lo: 0, hi: all.hi };
    const bounds = [evidence.base, evidence.earlierBase].flatMap((base) => {
        const count = base?.counts[severity];
        if (count === undefined)
            return [];
        const harmless = countHarmlessNew(slice, made, (finding) => wasDetectedAfter(base, finding, evidence));
        return [{ lo: all.lo - count, hi: counted - harmless - count }];
    });
    return tightenBounds(all, {
        lo: Math.min(...bounds.map(({ lo }) => lo)),
        hi: Math.min(...bounds.map(({ hi }) => hi)),
    });
}
function countHarmlessNew(slice, question, isRecent) {
    if (!(0,_slice_js__WEBPACK_IMPORTED_MODULE_3__/* .isSettled */ .Is)(slice))
        return 0;
    const isNew = (finding) => finding.label === 'seen' && isRecent(finding) === 'yes';
    return (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .countFindings */ .Gt)((0,_slice_js__WEBPACK_IMPORTED_MODULE_3__/* .listHarmlessFindings */ .QV)(slice, question), isNew) + countNewSuppressed(slice, isNew);
}
function countNewSuppressed({ counted = 0, findings }, isNew) {
    const isOther = (finding) => (0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .isOpen */ .nT)(finding) || ((0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuppressed */ .Bx)(finding) && !isNew(finding));
    return Math.max(0, counted - (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .countFindings */ .Gt)(findings, (finding) => finding.label !== 'elsewhere' && isOther(finding)));
}
function wasDetectedAfter(base, { detail, firstSeen }, { startedAt }) {
    const [began, ended, first] = [base?.startedAt, base?.completedAt, detail?.firstDetected];
    if (base === undefined || ended === undefined || first === undefined)
        return 'unknown';
    if (began !== undefined && first < began)
        return 'no';
    if (firstSeen === true && startedAt !== undefined && ended < startedAt)
        return 'yes';
    if (first > ended + _times_js__WEBPACK_IMPORTED_MODULE_4__/* .stampSlackMs */ .Qf)
        return 'yes';
    return began !== undefined && firstSeen !== true && belongsToBaseScan(first, base) ? 'no' : 'unknown';
}
function belongsToBaseScan(first, { completedAt, others }) {
    if (others === undefined)
        return false;
    if (first === completedAt && first % 1000 !== 0)
        return others.every((other) => other.completedAt !== first);
    return !others.some((other) => (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .mayHaveRunAt */ .s5)(other, first));
}
function needsBaseWindow({ detail }, { base }) {
    const [began, ended, first] = [base?.startedAt, base?.completedAt, detail?.firstDetected];
    if (base?.others !== undefined || began === undefined || ended === undefined || first === undefined)
        return false;
    return first >= began && first <= ended + _times_js__WEBPACK_IMPORTED_MODULE_4__/* .stampSlackMs */ .Qf;
}


/***/ }),

/***/ 1615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ findBaselineIds),
/* harmony export */   GX: () => (/* binding */ diffBaselines),
/* harmony export */   Gf: () => (/* binding */ baselineEntry),
/* harmony export */   JA: () => (/* binding */ toBaselineEntry),
/* harmony export */   Q6: () => (/* binding */ defaultBaselinePath),
/* harmony export */   nk: () => (/* binding */ parseBaseline),
/* harmony export */   qA: () => (/* binding */ buildEntryKey),
/* harmony export */   qL: () => (/* binding */ renderBaseline),
/* harmony export */   wu: () => (/* binding */ createBaseline)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8343);
/* harmony import */ var _shared_api_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6063);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6002);
/* harmony import */ var _shared_severity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7786);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6619);
/* harmony import */ var _ranking_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4296);






const defaultBaselinePath = '.github/scan-gate-baseline.json';
const baselineEntry = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    violation_id: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().min(1),
    type: zod__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_shared_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .violationTypes */ .h2), zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('unknown')]),
    severity: zod__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_shared_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .severities */ .gO), zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('unknown')]).optional(),
    title: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    file_path: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
});
const fileSchema = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    format_version: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(1),
    repository: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().min(1),
    branch: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().min(1),
    findings: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(baselineEntry),
});
function findBaselineIds({ entries }, findings, stillThere = new Set()) {
    const unique = new Map(findings.map((finding) => [finding.id, finding]));
    const old = new Set();
    const left = new Map();
    for (const entry of entries) {
        if (unique.has(entry.violation_id))
            old.add(entry.violation_id);
        else if (!stillThere.has(entry.violation_id))
            left.set(buildEntryKey(entry), (left.get(buildEntryKey(entry)) ?? 0) + 1);
    }
    const others = [...unique.values()]
        .filter((finding) => !old.has(finding.id) && finding.severityKnown)
        .filter((finding) => !(0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .isUnclear */ .Z5)(finding, 'severity', 'title', 'type', 'filePath'))
        .sort((a, b) => (0,_shared_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .getSeverityRank */ .Eg)(b.severity) - (0,_shared_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .getSeverityRank */ .Eg)(a.severity) ||
        (a.cvss ?? 11) - (b.cvss ?? 11) ||
        (a.epss ?? 101) - (b.epss ?? 101) ||
        (0,_ranking_js__WEBPACK_IMPORTED_MODULE_4__/* .compareText */ .n6)(a.id, b.id));
    for (const finding of others) {
        const key = buildEntryKey(toBaselineEntry(finding));
        const room = left.get(key) ?? 0;
        if (room === 0)
            continue;
        old.add(finding.id);
        left.set(key, room - 1);
    }
    return old;
}
function toBaselineEntry(finding) {
    const { id, type = 'unknown', title, filePath = '', severityKnown } = finding;
    const severity = severityKnown ? finding.severity : 'unknown';
    return { violation_id: id, type, severity, title, file_path: filePath };
}
function buildEntryKey({ type, severity, title, file_path }) {
    return JSON.stringify([type, severity ?? null, title, file_path]);
}
function createBaseline(findings, of) {
    const unique = [...new Map(findings.map((finding) => [finding.id, finding])).values()];
    return { ...of, entries: unique.sort((a, b) => (0,_ranking_js__WEBPACK_IMPORTED_MODULE_4__/* .compareText */ .n6)(a.id, b.id)).map(toBaselineEntry) };
}
function renderBaseline({ repository, branch, entries }) {
    return `${JSON.stringify({ format_version: 1, repository, branch, findings: entries }, null, 2)}\n`;
}
function parseBaseline(text, name) {
    let json;
    try {
        json = JSON.parse(text);
    }
    catch (error) {
        throw createDamagedBaselineError(name, 'it is not JSON', error);
    }
    const parsed = fileSchema.safeParse(json);
    if (!parsed.success) {
        const issue = parsed.error.issues[0];
        throw createDamagedBaselineError(name, `${issue?.path.join('.') || 'the file'}: ${issue?.message}`);
    }
    const { repository, branch } = parsed.data;
    const entries = parsed.data.findings;
    const isSorted = entries.every((entry, index) => index === 0 || (entries[index - 1]?.violation_id ?? '') < entry.violation_id);
    if (!isSorted)
        throw createDamagedBaselineError(name, 'its findings are not sorted, or one is listed twice');
    return { repository, branch, entries };
}
function createDamagedBaselineError(name, why, cause) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `The baseline ${name} is damaged: ${why}`, {
        cause,
        reason: 'policy',
        hint: 'Write it again on the default branch: scan-gate baseline write.',
    });
}
function diffBaselines(before, after) {
    return { added: findEntriesMissingIn(after, before), removed: findEntriesMissingIn(before, after) };
}
function findEntriesMissingIn(more, less) {
    const ids = new Set(more.entries.map((entry) => entry.violation_id));
    const known = new Set(less.entries.map((entry) => entry.violation_id));
    const left = new Map();
    for (const entry of less.entries)
        if (!ids.has(entry.violation_id))
            left.set(buildEntryKey(entry), (left.get(buildEntryKey(entry)) ?? 0) + 1);
    return more.entries.filter((entry) => {
        if (known.has(entry.violation_id))
            return false;
        const room = left.get(buildEntryKey(entry)) ?? 0;
        left.set(buildEntryKey(entry), room - 1);
        return room <= 0;
    });
}


/***/ }),

/***/ 8551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fd: () => (/* binding */ normalizePath),
/* harmony export */   I6: () => (/* binding */ excludePureRenames),
/* harmony export */   Je: () => (/* binding */ isTooLongForPath),
/* harmony export */   Q3: () => (/* binding */ isInChangedFile),
/* harmony export */   SP: () => (/* binding */ foldCase),
/* harmony export */   Yl: () => (/* binding */ isChangedPath),
/* harmony export */   _v: () => (/* binding */ isOnChangedLine),
/* harmony export */   cQ: () => (/* binding */ getChangeFacts),
/* harmony export */   mE: () => (/* binding */ resolveRepositoryPath),
/* harmony export */   q0: () => (/* binding */ decodePath),
/* harmony export */   tu: () => (/* binding */ foldPath)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6002);
/* harmony import */ var _shared_text_file_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7275);


const longestPath = 4096;
function isTooLongForPath(path) {
    return path.length > longestPath;
}
function isInChangedFile({ filePath }, changes) {
    if (filePath === undefined || !changes.isComplete)
        return 'unknown';
    if (isTooLongForPath(filePath))
        return 'unknown';
    const { answers } = getChangeIndex(changes);
    const known = answers.get(filePath) ?? compareDecodedPaths(filePath, changes);
    answers.set(filePath, known);
    return known;
}
function compareDecodedPaths(filePath, changes) {
    let path = filePath;
    for (let turn = 1; turn <= 4; turn++) {
        const found = isChangedFile(path, changes);
        const decoded = decodePath(path);
        if (found !== 'no' || decoded === path)
            return found;
        path = decoded;
    }
    return 'unknown';
}
function isChangedFile(filePath, changes) {
    if (changes.files.has(normalizePath(filePath)))
        return 'yes';
    const path = foldPath(filePath);
    if (path === '')
        return 'unknown';
    const { files, folders } = getChangeIndex(changes);
    const namesakes = files.get((0,_shared_text_file_name_js__WEBPACK_IMPORTED_MODULE_1__/* .getBaseName */ .J)(path)) ?? [];
    if (namesakes.some((changed) => isPathSuffix(path, changed)))
        return 'yes';
    if (namesakes.some((changed) => isPathSuffix(changed, path)))
        return 'unknown';
    const beyond = extendsChangedPath(path, files);
    if (beyond !== 'no')
        return beyond;
    if (mentionsChangedPath(filePath, files))
        return 'unknown';
    if (!isFilePath(filePath))
        return 'unknown';
    const around = folders.get((0,_shared_text_file_name_js__WEBPACK_IMPORTED_MODULE_1__/* .getBaseName */ .J)(path)) ?? [];
    return around.some((folder) => isPathSuffix(path, folder) || isPathSuffix(folder, path)) ? 'unknown' : 'no';
}
function excludePureRenames(changes) {
    if (![...changes.files.values()].some(({ isOnlyRenamed }) => isOnlyRenamed))
        return changes;
    const facts = getChangeFacts(changes);
    facts.withoutPureRenames ??= {
        ...changes,
        files: new Map([...changes.files].filter(([, { isOnlyRenamed }]) => !isOnlyRenamed)),
        facts: {},
    };
    return facts.withoutPureRenames;
}
function isChangedPath(path, changes) {
    if (isTooLongForPath(path))
        return true;
    if (changes.files.has(normalizePath(path)))
        return true;
    const isAbsolute = /^(?:file:|[a-z]:[\\/]|\/)/i.test(path);
    const folded = foldPath(path);
    const isChanged = (place) => (getChangeIndex(changes).files.get((0,_shared_text_file_name_js__WEBPACK_IMPORTED_MODULE_1__/* .getBaseName */ .J)(place)) ?? []).some((changed) => isAbsolute ? isPathSuffix(place, changed) : place === changed);
    return isChanged(folded) || listParentFolders(folded).some(isChanged);
}
function isOnChangedLine(finding, changes) {
    const place = isInChangedFile(finding, changes);
    if (place !== 'yes')
        return place;
    const file = finding.filePath === undefined ? undefined : changes.files.get(normalizePath(finding.filePath));
    const { line } = finding;
    if (file?.lines === undefined || line === undefined)
        return 'yes';
    if (file.lines.some(([first, last]) => first <= line && line <= last))
        return 'yes';
    const path = foldPath(finding.filePath ?? '');
    const others = (getChangeIndex(changes).files.get((0,_shared_text_file_name_js__WEBPACK_IMPORTED_MODULE_1__/* .getBaseName */ .J)(path)) ?? []).filter((changed) => changed !== path);
    return others.some((changed) => isPathSuffix(changed, path)) ? 'unknown' : 'no';
}
function normalizePath(path) {
    return path.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '');
}
function resolveRepositoryPath(path) {
    const parts = [];
    for (const part of normalizePath(path).split('/')) {
        if (part === '..' && parts.pop() === undefined)
            return undefined;
        if (part !== '' && part !== '.' && part !== '..')
            parts.push(part);
    }
    return parts.join('/');
}
function foldPath(path) {
    const plain = decodePath(path.trim().replace(/^file:\/*/i, ''))
        .replaceAll('\\', '/')
        .replace(/(?:[#?]|::).*$/s, '')
        .replace(/\s*\(\d[\d\s,:;-]*\)$|\s+\([^()]*\)$/, '')
        .replace(/(?::\d+(?:-\d+)?)+$/, '')
        .trim();
    const parts = [];
    for (const part of plain.split('/')) {
        if (part === '..')
            parts.pop();
        else if (part !== '' && part !== '.')
            parts.push(part);
    }
    return foldCase(parts.join('/'));
}
function foldCase(path) {
    return path.normalize('NFC').toLowerCase();
}
function decodePath(path) {
    return path.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
        return (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .attempt */ .CD)(() => decodeURIComponent(bytes)) ?? bytes;
    });
}
function extendsChangedPath(path, files) {
    let found = 'no';
    for (const { index } of path.matchAll(/[^\p{L}\p{N}_.-]/gu)) {
        const part = path.slice(0, index);
        for (const changed of files.get((0,_shared_text_file_name_js__WEBPACK_IMPORTED_MODULE_1__/* .getBaseName */ .J)(part)) ?? []) {
            if (part === changed || (path[index] !== '/' && isPathSuffix(part, changed)))
                return 'yes';
            if (isPathSuffix(part, changed) || isPathSuffix(changed, part))
                found = 'unknown';
        }
    }
    return found;
}
function mentionsChangedPath(path, files) {
    const words = path.split(/[\s()<>[\]"'|,;=!→]+/);
    if (words.length === 1)
        return false;
    return words.some((word) => {
        const folded = foldPath(word);
        const namesakes = folded === '' ? [] : (files.get((0,_shared_text_file_name_js__WEBPACK_IMPORTED_MODULE_1__/* .getBaseName */ .J)(folded)) ?? []);
        return namesakes.some((changed) => isPathSuffix(folded, changed) || isPathSuffix(changed, folded));
    });
}
function isFilePath(path) {
    const text = path.trim();
    const isOtherAddress = /^(?!file:|https?:)[a-z][\w+.-]+:(?!\d+(?:[:-]\d+)*$)(?:.*[/:@]|[^.]*$)/i.test(text);
    const isVersioned = /@\d[\w.+-]*$/.test(text);
    const [first = ''] = text.split(/\s+(?:[>→]|[-=]>|\((?!\d))/);
    return !isOtherAddress && !isVersioned && (first === text || /\.\w+$|file$/i.test(first));
}
function isPathSuffix(long, short) {
    return long === short || long.endsWith(`/${short}`);
}
function getChangeFacts(changes) {
    changes.facts ??= {};
    return changes.facts;
}
function getChangeIndex(changes) {
    const facts = getChangeFacts(changes);
    if (facts.index !== undefined)
        return facts.index;
    const paths = [...changes.files.keys()].filter((path) => !isTooLongForPath(path)).map(foldPath);
    const folders = new Set(paths.flatMap(listParentFolders));
    const files = Map.groupBy(paths, _shared_text_file_name_js__WEBPACK_IMPORTED_MODULE_1__/* .getBaseName */ .J);
    facts.index = { files, folders: Map.groupBy(folders, _shared_text_file_name_js__WEBPACK_IMPORTED_MODULE_1__/* .getBaseName */ .J), answers: new Map() };
    return facts.index;
}
function listParentFolders(path) {
    const parts = path.split('/');
    return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}


/***/ }),

/***/ 8426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GV: () => (/* binding */ determineOwners),
/* harmony export */   Kf: () => (/* binding */ ownerFilePaths),
/* harmony export */   dK: () => (/* binding */ parseCodeOwners),
/* harmony export */   mg: () => (/* binding */ maxCodeOwnersLength),
/* harmony export */   u8: () => (/* binding */ isOwner)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _shared_once_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8864);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8551);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9298);
/* harmony import */ var _path_matching_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1479);





const ownerDialects = (/* unused pure expression or super */ null && (['github', 'gitlab', 'bitbucket']));
const ownerFilePaths = {
    github: ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'],
    gitlab: ['CODEOWNERS', 'docs/CODEOWNERS', '.gitlab/CODEOWNERS'],
    bitbucket: ['.bitbucket/CODEOWNERS', 'CODEOWNERS'],
};
const longestLine = 10_000;
const maxCodeOwnersLength = 3_000_000;
function parseCodeOwners(text, dialect) {
    const sections = new Map();
    const getSection = (name) => {
        const key = name.toLowerCase();
        const section = sections.get(key) ?? { name, owners: [], rules: [] };
        sections.set(key, section);
        return section;
    };
    let current = getSection('');
    for (const line of text.split(/\r\n|[\n\r]/)) {
        if (line.length > longestLine)
            continue;
        const heading = dialect === 'gitlab' ? parseHeading(line) : undefined;
        if (heading !== undefined) {
            current = getSection(heading.name);
            current.owners = heading.owners;
            continue;
        }
        const rule = parseOwnerRule(line, current, dialect);
        if (rule !== undefined)
            current.rules.push(rule);
    }
    const all = [...sections.values()].map(({ rules }) => rules);
    const names = new Set(all.flatMap((rules) => rules.flatMap(({ owners }) => owners.map((owner) => owner.toLowerCase()))));
    return {
        ownersOf: (0,_shared_once_js__WEBPACK_IMPORTED_MODULE_3__/* .memoize */ .Bj)((path) => collectOwners(all, ({ matches }) => matches(path))),
        looselyOwnersOf: (0,_shared_once_js__WEBPACK_IMPORTED_MODULE_3__/* .memoize */ .Bj)((path) => collectOwners(all, ({ matchesLoosely }) => matchesLoosely((0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .foldCase */ .SP)(path)))),
        names,
    };
}
function collectOwners(sections, fits) {
    const owners = sections.flatMap((rules) => {
        const isExcluded = rules.some((rule) => rule.isExcluded && fits(rule));
        return isExcluded ? [] : (rules.findLast(fits)?.owners ?? []);
    });
    return [...new Map(owners.map((owner) => [owner.toLowerCase(), owner])).values()];
}
function parseHeading(line) {
    const [, name, rest = ''] = /^\s*\^?\[([^[\]]+)\](?:\[\d+\])?(?:\s+(.*))?$/.exec(line) ?? [];
    return name === undefined ? undefined : { name: name.trim(), owners: splitWords(rest, 'gitlab').filter(isOwner) };
}
function parseOwnerRule(line, section, dialect) {
    const trimmed = line.trim();
    if (trimmed.startsWith('#'))
        return undefined;
    if (dialect === 'bitbucket' && /^(?:@@@|CODEOWNERS\.)/.test(trimmed))
        return undefined;
    const [, pattern = '', rest = ''] = /^((?:\\.|[^\s\\])+)(?:\s+(.*))?$/.exec(trimmed) ?? [];
    const isExcluded = dialect !== 'github' && pattern.startsWith('!');
    const globs = toOwnerGlobs(isExcluded ? pattern.slice(1) : pattern, dialect);
    if (globs.length === 0)
        return undefined;
    const words = splitWords(rest, dialect);
    const own = words.filter(isOwner);
    if (dialect === 'github' && own.length < words.length)
        return undefined;
    return {
        matches: compileAnyGlob(globs),
        matchesLoosely: compileAnyGlob(globs.map(_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .foldCase */ .SP)),
        owners: own.length > 0 || isExcluded ? own : section.owners,
        isExcluded: isExcluded && dialect === 'gitlab',
    };
}
function compileAnyGlob(globs) {
    const compiled = globs.map(_glob_js__WEBPACK_IMPORTED_MODULE_4__/* .compileGlob */ .SO);
    return (path) => compiled.some((matches) => matches(path));
}
function splitWords(text, dialect) {
    const read = dialect === 'gitlab' ? text : text.replace(/(?:^|\s)#.*$/, '');
    return read.match(/\S+/g) ?? [];
}
function isOwner(word) {
    return /^@{1,3}[\w.-]+(?:\/[\w.-]+)*$/.test(word) || /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(word);
}
function toOwnerGlobs(pattern, dialect) {
    if (pattern === '')
        return [];
    if (dialect === 'github' && /^!|^\\#|[[\]]/.test(pattern))
        return [];
    const plain = pattern.replaceAll(/\\(.)/gs, (_, letter) => /[*?[\]{}\\]/.test(letter) ? `\\${letter}` : letter);
    const literal = plain.replaceAll(/(?<!\\)[{}]/g, '\\$&');
    if (dialect === 'gitlab') {
        if ((0,_glob_js__WEBPACK_IMPORTED_MODULE_4__/* .hasOpenSet */ .jX)(literal))
            return [];
        const start = literal.startsWith('/') ? literal.slice(1) : `**/${literal}`;
        return [start.endsWith('/') ? `${start}**/*` : start];
    }
    return toGitignoreGlobs(literal, dialect);
}
function toGitignoreGlobs(pattern, dialect) {
    const isFolder = pattern.endsWith('/');
    const body = pattern.replace(/^\//, '').replace(/\/$/, '');
    const isAnchored = pattern.replace(/\/$/, '').includes('/');
    const glob = isAnchored ? body : `**/${body}`;
    if (isFolder)
        return [`${glob}/**/*`];
    const isFlat = dialect === 'github' && isAnchored && /(?:^|\/)\*$/.test(glob);
    return isFlat ? [glob] : [glob, `${glob}/**/*`];
}
function determineOwners(finding, codeOwners) {
    const filePath = (0,_path_matching_js__WEBPACK_IMPORTED_MODULE_2__/* .getStatedPath */ .BL)(finding);
    if (codeOwners === undefined || filePath === undefined || (0,_path_matching_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsolutePath */ .Z1)(filePath))
        return undefined;
    const answers = (0,_path_matching_js__WEBPACK_IMPORTED_MODULE_2__/* .listPathReadings */ .FP)(filePath).flatMap((path) => path === undefined ? [undefined] : [codeOwners.ownersOf(path), codeOwners.looselyOwnersOf(path)]);
    const [first] = answers;
    return answers.every((each) => (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(each, first)) ? first : undefined;
}


/***/ }),

/***/ 8042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fs: () => (/* binding */ uncoveredWords),
/* harmony export */   G0: () => (/* binding */ scanTypeByViolationType),
/* harmony export */   Tm: () => (/* binding */ describeMissingLookUps),
/* harmony export */   bE: () => (/* binding */ requireCoveredTypes),
/* harmony export */   eH: () => (/* binding */ describeCoverageFault),
/* harmony export */   qW: () => (/* binding */ findUncoveredFiles)
/* harmony export */ });
/* harmony import */ var _shared_installation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8361);
/* harmony import */ var _shared_languages_languages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7502);
/* harmony import */ var _shared_packages_locked_package_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4804);
/* harmony import */ var _shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3488);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8551);
/* harmony import */ var _path_matching_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1479);






const scanTypeByViolationType = {
    SAST: 'sast',
    SCA: 'sca',
    SECRET: 'secrets',
    IAC: 'iac',
};
const embeddedScanners = {
    secretlint: 'secrets',
    javascript: 'sast',
    ruff: 'sast',
    'tree-sitter': 'sast',
    retire: 'sca',
    advisories: 'sca',
    iac: 'iac',
};
const typesByProgram = new Map(_shared_installation_js__WEBPACK_IMPORTED_MODULE_0__/* .programInstallations */ .Eh.map(({ name, scanTypes }) => [name, scanTypes]));
const uncoveredWords = ['auto', 'inconclusive', 'note'];
function describeCoverageFault(evidence, policy) {
    const { failOnTypes, coverTypes } = policy;
    const { coverage } = evidence;
    if (coverage !== undefined) {
        if (Object.values(coverage).every((word) => word === 'not covered'))
            return 'nothing was scanned: the scan covers no finding type';
        const missing = (coverTypes ?? failOnTypes ?? []).filter((type) => {
            const word = coverage[scanTypeByViolationType[type] ?? 'sast'];
            return word === undefined || word === 'not covered';
        });
        if (missing.length > 0)
            return `fail-on-types names ${missing.join(', ')}, which this scan does not cover`;
    }
    const broken = evidence.diagnostics.filter((each) => each.failed && !isFailedLookUp(each));
    if (broken.length > 0) {
        const names = [...new Set(broken.map(({ engine }) => engine))].join(', ');
        const told = broken.find(({ engine }) => typesByProgram.has(engine));
        const why = told === undefined ? '' : `. ${told.message.replace(/\.$/, '')}`;
        return `the scanner ${names} failed, so its findings are missing${why}`;
    }
    const isWhole = ['scan', 'repository', 'new'].includes(policy.scope);
    const choose = isWhole || evidence.changes === undefined ? listDiagnosedPaths : listChangedDiagnosedPaths;
    const unknown = choose(evidence, policy, isFailedLookUp);
    if (unknown.length > 0)
        return `the packages of ${(0,_shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_4__/* .joinFirst */ .FS)(unknown, 3)} could not be looked up. Run again later, or name another source in advisories`;
    const open = listOpenPackages(evidence, policy);
    if (open.length > 0)
        return `the change introduces packages in ${(0,_shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_4__/* .joinFirst */ .FS)(open, 3)} that no source of advisories knows`;
    const served = listDiagnosedPaths(evidence, policy, ({ message }) => message.startsWith(_shared_packages_locked_package_js__WEBPACK_IMPORTED_MODULE_5__/* .otherRegistry */ .Ai));
    if (served.length > 0)
        return `the change brings in packages in ${(0,_shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_4__/* .joinFirst */ .FS)(served, 3)} from another registry. If they are your own, name them in advisories-private`;
    const asksForPackages = policy.uncovered === 'inconclusive' || failOnTypes?.includes('SCA') === true;
    const skipped = listChangedDiagnosedPaths(evidence, policy, (each) => asksForPackages || !concernsLookUp(each));
    if (skipped.length === 0)
        return undefined;
    return `the pull request changes ${(0,_shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_4__/* .joinFirst */ .FS)(skipped, 3)}, which a scanner skipped or could not read`;
}
function listOpenPackages(evidence, policy) {
    const introduced = listDiagnosedPaths(evidence, policy, ({ message }) => message.startsWith(_shared_packages_locked_package_js__WEBPACK_IMPORTED_MODULE_5__/* .introducedOpen */ .m5));
    const touched = listChangedDiagnosedPaths(evidence, policy, ({ engine, message }) => engine === _shared_packages_locked_package_js__WEBPACK_IMPORTED_MODULE_5__/* .advisoryEngine */ .qw && message.startsWith(_shared_packages_locked_package_js__WEBPACK_IMPORTED_MODULE_5__/* .notLookedUpPrefix */ .ff));
    return [...new Set([...introduced, ...touched])].sort();
}
function requireCoveredTypes({ coverTypes, failOnTypes: before }, failOnTypes) {
    const demanded = coverTypes ?? before ?? [];
    const isSaid = demanded.every((type) => failOnTypes?.includes(type));
    return isSaid ? {} : { coverTypes: demanded };
}
function describeMissingLookUps(evidence, policy) {
    const count = listChangedDiagnosedPaths(evidence, policy, concernsLookUp).length;
    if (count === 0)
        return undefined;
    return count === 1 ? '1 dependency file was not looked up' : `${count} dependency files were not looked up`;
}
function isFailedLookUp(diagnostic) {
    return diagnostic.failed === true && concernsLookUp(diagnostic) && listDiagnosticPaths(diagnostic).length > 0;
}
function concernsLookUp({ engine, message }) {
    const isPackages = embeddedScanners[engine] === 'sca';
    return isPackages && /not looked up|versions of its dependencies are not known/.test(message);
}
function listDiagnosedPaths({ diagnostics }, policy, isMeant) {
    const paths = diagnostics
        .filter((each) => canEngineBlock(each, policy) && isMeant(each))
        .flatMap(listDiagnosticPaths);
    return [...new Set(paths.filter((path) => canPathCount(path, policy)))].sort();
}
function listChangedDiagnosedPaths(evidence, policy, isMeant) {
    const { changes } = evidence;
    if (changes === undefined)
        return [];
    const paths = listDiagnosedPaths(evidence, policy, isMeant);
    return paths.filter((path) => !changes.isComplete || (0,_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .isChangedPath */ .Yl)(path, changes));
}
function canEngineBlock({ engine }, { failOnTypes }) {
    const own = embeddedScanners[engine];
    const types = own === undefined ? typesByProgram.get(engine) : [own];
    if (failOnTypes === undefined || types === undefined)
        return true;
    return failOnTypes.some((type) => types.includes(scanTypeByViolationType[type] ?? 'sast'));
}
function canPathCount(filePath, policy) {
    const { paths, ignorePaths } = policy;
    const place = { filePath, unclear: [] };
    if (ignorePaths !== undefined && (0,_path_matching_js__WEBPACK_IMPORTED_MODULE_3__/* .createPathMatcher */ .ao)(ignorePaths)(place) === 'yes')
        return false;
    return paths === undefined || (0,_path_matching_js__WEBPACK_IMPORTED_MODULE_3__/* .createCountingMatcher */ .wA)(paths, policy)(place) !== 'no';
}
function listDiagnosticPaths({ file_path, file_paths }) {
    return [...(file_path === undefined ? [] : [file_path]), ...(file_paths ?? [])];
}
const dataFlow = 'Data flow ';
function findUncoveredFiles({ languages, changes, diagnostics }, { uncovered, failOnTypes, acceptUncovered = [], }) {
    const asksForCode = failOnTypes === undefined || failOnTypes.some((type) => type.endsWith('SAST'));
    if (languages === undefined || !asksForCode)
        return undefined;
    const isOfChange = changes?.isComplete === true;
    const counts = isOfChange ? countChangedFiles(languages, changes, diagnostics) : countAllFiles(languages);
    for (const name of acceptUncovered)
        counts.delete((0,_shared_languages_languages_js__WEBPACK_IMPORTED_MODULE_1__/* .findLanguage */ .iG)(name) ?? name);
    const files = sumCounts(counts, (count) => count.files);
    const left = sumCounts(counts, (count) => count.left);
    if (left === 0)
        return undefined;
    const rest = [...counts].filter(([, count]) => count.left > 0).sort(([, a], [, b]) => b.left - a.left);
    const text = formatUncoveredCounts(rest, left);
    const unscanned = rest.flatMap(([language, count]) => (count.left === count.files ? language : []));
    const isMost = uncovered === 'auto' && left * 2 > files;
    const fault = isMost
        ? `${text}; that is more than half of the ${isOfChange ? 'changed source files' : 'source files'}`
        : uncovered === 'inconclusive'
            ? text
            : undefined;
    return { text, languages: unscanned, fault };
}
const toLanguageName = (language) => (0,_shared_languages_languages_js__WEBPACK_IMPORTED_MODULE_1__/* .findLanguage */ .iG)(language) ?? 'other';
function countAllFiles(languages) {
    const counts = new Map();
    for (const { language, files, looked_at: lookedAt } of languages)
        addCount(counts, toLanguageName(language), { files, left: Math.max(0, files - lookedAt) });
    return counts;
}
function countChangedFiles(languages, { files }, diagnostics) {
    const lookedAt = new Set(languages.filter((each) => each.looked_at > 0).map(({ language }) => toLanguageName(language)));
    const unnamed = new Map(languages.flatMap(({ language, unnamed: paths = [] }) => paths.map((path) => [(0,_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizePath */ .Fd)(path), toLanguageName(language)])));
    const none = new Set(languages.flatMap(({ language, unnamed = [] }) => (language === _shared_languages_languages_js__WEBPACK_IMPORTED_MODULE_1__/* .noLanguage */ .CY ? unnamed.map(_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizePath */ .Fd) : [])));
    const unread = diagnostics.filter(({ message }) => !message.startsWith(dataFlow));
    const skipped = new Set(unread.flatMap(({ file_path: path, file_paths: paths = [] }) => [path ?? [], paths].flat().map(_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizePath */ .Fd)));
    const counts = new Map();
    for (const [path, { isGone }] of files) {
        const language = unnamed.get(path) ?? (0,_shared_languages_languages_js__WEBPACK_IMPORTED_MODULE_1__/* .detectByName */ .Oe)(path);
        if (isGone || language === undefined || none.has(path) || (0,_shared_languages_languages_js__WEBPACK_IMPORTED_MODULE_1__/* .isForeign */ .jq)(path))
            continue;
        const isLeft = !lookedAt.has(language) || skipped.has(path);
        addCount(counts, language, { files: 1, left: isLeft ? 1 : 0 });
    }
    return counts;
}
function addCount(counts, language, { files, left }) {
    const known = counts.get(language) ?? { files: 0, left: 0 };
    counts.set(language, { files: known.files + files, left: known.left + left });
}
function sumCounts(counts, of) {
    return [...counts.values()].reduce((total, count) => total + of(count), 0);
}
const shownLanguages = 3;
function formatUncoveredCounts(left, total) {
    const shown = left.slice(0, shownLanguages).map(([language, count]) => `${count.left} ${language}`);
    const rest = left.slice(shownLanguages).reduce((number, [, count]) => number + count.left, 0);
    const parts = rest === 0 ? shown : [...shown, `${rest} other`];
    return `${(0,_shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_4__/* .joinWithConjunction */ .$K)(parts)} ${total === 1 ? 'file was' : 'files were'} not scanned`;
}


/***/ }),

/***/ 4269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bx: () => (/* binding */ isSuppressed),
/* harmony export */   jZ: () => (/* binding */ isNewAgainstBase),
/* harmony export */   n2: () => (/* binding */ noEvidence),
/* harmony export */   nT: () => (/* binding */ isOpen),
/* harmony export */   tK: () => (/* binding */ findingOrigins),
/* harmony export */   w2: () => (/* binding */ findCountContradiction)
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6619);

const findingOrigins = ['service', 'embedded', 'sarif'];
function isNewAgainstBase({ id }, { old, doubtful }) {
    if (old.has(id))
        return 'no';
    return doubtful.has(id) ? 'unknown' : 'yes';
}
const noEvidence = {
    counts: {},
    findings: [],
    lists: {},
    unknownSeverities: 'unread',
    startedAt: undefined,
    coverage: undefined,
    diagnostics: [],
    changes: undefined,
    base: undefined,
    earlierBase: undefined,
    baseline: undefined,
    known: undefined,
    origin: 'service',
};
function isOpen(finding) {
    if (finding.status === 'FIXED') {
        return finding.label === 'seen' || (finding.label === 'maybe' && finding.detail?.lastSeen !== undefined);
    }
    return finding.status === 'OPEN' || finding.status === 'UNKNOWN';
}
function isSuppressed(finding) {
    return finding.status === 'FALSE_POSITIVE' || finding.status === 'ACCEPTED_RISK';
}
function findCountContradiction(evidence, severity, findings) {
    const counted = evidence.counts[severity];
    if (counted === undefined)
        return undefined;
    const listed = (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .countFindings */ .Gt)(findings, ({ label, status }) => label === 'seen' || (label === 'maybe' && status !== 'FIXED'));
    return listed < counted ? { severity, listed, counted } : undefined;
}


/***/ }),

/***/ 5794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eh: () => (/* binding */ findAffectedExceptions),
/* harmony export */   HF: () => (/* binding */ countDaysBetween),
/* harmony export */   HL: () => (/* binding */ indexExceptions),
/* harmony export */   VJ: () => (/* binding */ formatException),
/* harmony export */   ZP: () => (/* binding */ reviewExceptions),
/* harmony export */   _d: () => (/* binding */ isExpired),
/* harmony export */   fo: () => (/* binding */ prepareForHash),
/* harmony export */   rc: () => (/* binding */ restrictExceptions),
/* harmony export */   v$: () => (/* binding */ isExpiring),
/* harmony export */   yy: () => (/* binding */ warningDays)
/* harmony export */ });
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4447);
/* harmony import */ var _shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3488);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8551);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6619);
/* harmony import */ var _path_matching_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1479);
/* harmony import */ var _ternary_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2722);
/* harmony import */ var _vex_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2377);







function indexExceptions(exceptions, today) {
    const lasting = exceptions.filter((exception) => !isExpired(exception, today));
    if (lasting.length === 0)
        return () => ({ answer: 'no' });
    const findCandidates = indexCandidates(lasting);
    return (finding) => {
        let best = { answer: 'no' };
        for (const { exception, matches } of findCandidates(finding)) {
            const found = matches(finding);
            if (found === 'no' || (found === 'unknown' && best.answer === 'yes'))
                continue;
            const isLonger = best.exception === undefined || exception.expires > best.exception.expires;
            if (isLonger || found !== best.answer)
                best = { answer: found, exception };
        }
        return best;
    };
}
function indexCandidates(exceptions) {
    const byName = new Map();
    for (const [place, exception] of exceptions.entries()) {
        const candidate = { exception, place, ...compileCriteria(exception) };
        for (const name of listIndexKeys(exception)) {
            const named = byName.get(name) ?? [];
            byName.set(name, named);
            named.push(candidate);
        }
    }
    const find = (names, path) => sortByPosition(names.flatMap((name) => byName.get(name) ?? []).filter(({ isIn }) => isIn(path)));
    const resolveCandidates = (path) => {
        const parts = path?.readings[0]?.split('/') ?? [];
        const keys = path === undefined ? [] : [`glob ${path.written}`, ...parts.map((part) => `part ${part}`)];
        return { path, inPlace: find([anyPlace, ...keys], path) };
    };
    const nowhere = resolveCandidates(undefined);
    const candidatesByPath = new Map();
    return (finding) => {
        const stated = (0,_path_matching_js__WEBPACK_IMPORTED_MODULE_3__/* .getStatedPath */ .BL)(finding);
        const place = stated === undefined ? nowhere : (candidatesByPath.get(stated) ?? resolveCandidates((0,_path_matching_js__WEBPACK_IMPORTED_MODULE_3__/* .parsePath */ .Rr)(stated)));
        if (stated !== undefined)
            candidatesByPath.set(stated, place);
        const ids = (0,_vex_js__WEBPACK_IMPORTED_MODULE_4__/* .listVulnerabilityIds */ .lK)(finding);
        const isAny = ids.length === 0 && (finding.type === undefined || finding.type === 'SCA');
        const vulnerabilities = isAny ? [anyVulnerability] : [finding.id, ...ids].map((id) => `vulnerability ${id}`);
        const named = find([`id ${finding.id}`, `title ${finding.title.trim()}`, ...vulnerabilities], place.path);
        return named.length === 0 ? place.inPlace : sortByPosition([...place.inPlace, ...named]);
    };
}
function sortByPosition(candidates) {
    return candidates.length < 2 ? candidates : [...new Set(candidates)].sort((a, b) => a.place - b.place);
}
const [anyPlace, anyVulnerability] = ['any place', 'any vulnerability'];
function listIndexKeys(exception) {
    const { violationId, title, path, vex } = exception;
    if (vex !== undefined)
        return [anyVulnerability, ...[...vex.names, ...vex.ids].map((name) => `vulnerability ${name}`)];
    if (violationId !== undefined)
        return [`id ${violationId}`];
    if (title !== undefined)
        return [`title ${title.trim()}`];
    const part = path === undefined ? undefined : findLiteralPart(path);
    return part === undefined ? [anyPlace] : [`part ${part}`, `glob ${path}`];
}
function findLiteralPart(glob) {
    if (/[{}[\]\\]/.test(glob))
        return undefined;
    const parts = glob.split('/').filter((part) => part !== '' && part !== '.' && part !== '..' && !/[*?]/.test(part));
    return parts.sort((a, b) => b.length - a.length)[0];
}
function reviewExceptions(findings, exceptions, today) {
    const review = { used: [], expiring: [], expired: [], unmatched: [] };
    const unclear = [];
    const covered = mapCoveredFindings(exceptions, findings);
    for (const exception of exceptions) {
        if (isExpired(exception, today)) {
            review.expired.push(exception);
            continue;
        }
        if (isExpiring(exception, today))
            review.expiring.push(exception);
        const found = covered.get(exception);
        if (found !== undefined && found.ids.size > 0)
            review.used.push({ exception, ids: [...found.ids].sort() });
        else if (!found?.mayCover)
            review.unmatched.push(exception);
        else if (exception.vex !== undefined)
            unclear.push(exception);
    }
    return unclear.length === 0 ? review : { ...review, unclear };
}
function mapCoveredFindings(exceptions, findings) {
    const covered = new Map();
    const findCandidates = indexCandidates(exceptions);
    for (const finding of exceptions.length === 0 ? [] : findings) {
        for (const { exception, matches } of findCandidates(finding)) {
            const found = exception.vex === undefined ? matches(finding) : (0,_vex_js__WEBPACK_IMPORTED_MODULE_4__/* .isExcusedByClaim */ .Zb)(exception.vex, finding);
            if (found === 'no')
                continue;
            const known = covered.get(exception) ?? { ids: new Set(), mayCover: false };
            covered.set(exception, known);
            if (found === 'yes')
                known.ids.add(finding.id);
            else
                known.mayCover = true;
        }
    }
    return covered;
}
function findAffectedExceptions(exceptions, changes, findings) {
    const paths = [...changes.files.keys()];
    const touched = findings.filter((finding) => finding.filePath !== undefined && (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .isInChangedFile */ .Q3)(finding, changes) === 'yes');
    return exceptions.filter((exception) => {
        const isNamed = exception.path === undefined ? undefined : (0,_path_matching_js__WEBPACK_IMPORTED_MODULE_3__/* .compilePathGlob */ .x7)(exception.path);
        const { isIn, matches } = compileCriteria(exception);
        const isCovered = (finding) => {
            const stated = (0,_path_matching_js__WEBPACK_IMPORTED_MODULE_3__/* .getStatedPath */ .BL)(finding);
            return isIn(stated === undefined ? undefined : (0,_path_matching_js__WEBPACK_IMPORTED_MODULE_3__/* .parsePath */ .Rr)(stated)) && matches(finding) === 'yes';
        };
        return paths.some((path) => isNamed?.(path)) || touched.some(isCovered);
    });
}
function compileCriteria({ violationId, cwe, type, path: glob, title, vex, }) {
    const criteria = [];
    if (vex !== undefined)
        criteria.push((finding) => {
            const found = (0,_vex_js__WEBPACK_IMPORTED_MODULE_4__/* .isExcusedByClaim */ .Zb)(vex, finding);
            return found === 'unknown' && finding.detail !== undefined ? 'no' : found;
        });
    if (violationId !== undefined)
        criteria.push((finding) => (0,_ternary_js__WEBPACK_IMPORTED_MODULE_5__/* .toTernary */ .Jl)(finding.id === violationId));
    if (type !== undefined)
        criteria.push((finding) => (0,_ternary_js__WEBPACK_IMPORTED_MODULE_5__/* .toTernary */ .Jl)(finding.type === type));
    if (title !== undefined)
        criteria.push((finding) => (0,_ternary_js__WEBPACK_IMPORTED_MODULE_5__/* .toTernary */ .Jl)(!(0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnclear */ .Z5)(finding, 'title') && finding.title.trim() === title.trim()));
    if (cwe !== undefined)
        criteria.push((finding) => {
            const stated = (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .extractWeaknesses */ .FI)(finding);
            return stated === undefined ? 'unknown' : (0,_ternary_js__WEBPACK_IMPORTED_MODULE_5__/* .toTernary */ .Jl)(stated.size === 1 && stated.has(cwe));
        });
    const isSurelyIn = glob === undefined ? undefined : (0,_path_matching_js__WEBPACK_IMPORTED_MODULE_3__/* .createCertainMatcher */ .LR)(glob);
    return {
        isIn: (path) => isSurelyIn === undefined || (path !== undefined && isSurelyIn(path)),
        matches(finding) {
            let sum = criteria.length === 0 && glob === undefined ? 'no' : 'yes';
            for (const criterion of criteria) {
                sum = (0,_ternary_js__WEBPACK_IMPORTED_MODULE_5__/* .andTernary */ .RC)(sum, criterion(finding));
                if (sum === 'no')
                    return sum;
            }
            return sum;
        },
    };
}
const warningDays = 14;
function isExpiring(exception, today) {
    return !isExpired(exception, today) && countDaysBetween(today, exception.expires) <= warningDays;
}
function isExpired({ expires }, today) {
    return expires < today;
}
function countDaysBetween(from, to) {
    return Math.round((Date.parse(to) - Date.parse(from)) / _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .dayMs */ .LP);
}
function formatException(exception) {
    const { violationId, cwe, type, path, title, vex } = exception;
    if (vex !== undefined)
        return `${vex.names[0]} in ${(0,_shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_6__/* .joinFirst */ .FS)(vex.products.map(formatProduct), 1)} (${vex.place})`;
    const parts = [
        violationId === undefined ? undefined : `violation ${violationId}`,
        cwe,
        type === undefined ? undefined : type.toLowerCase(),
        title === undefined ? undefined : `"${title}"`,
        path === undefined ? undefined : `in ${path}`,
    ];
    return parts.filter((part) => part !== undefined).join(' ');
}
function buildExceptionKey({ violationId, cwe, type, path, title }) {
    return JSON.stringify([violationId, cwe, type, path, title].map((criterion) => criterion ?? null));
}
function restrictExceptions(base, other, today, maxExceptionDays) {
    const compared = { value: [], tightened: [], ignored: [] };
    const wanted = mapLastDays(other);
    for (const exception of base) {
        const expires = wanted.get(buildExceptionKey(exception));
        const isShorter = expires !== undefined && expires < exception.expires;
        if (expires === undefined)
            compared.tightened.push(`no exception for ${formatException(exception)}`);
        else
            compared.value.push(isShorter ? { ...exception, expires } : exception);
        if (isShorter)
            compared.tightened.push(`exception for ${formatException(exception)} until ${expires}`);
    }
    const before = mapLastDays(base);
    for (const exception of other) {
        const known = before.get(buildExceptionKey(exception));
        if (known !== undefined && exception.expires <= known)
            continue;
        const isAllowed = maxExceptionDays !== undefined && countDaysBetween(today, exception.expires) <= maxExceptionDays;
        if (isAllowed)
            compared.value.push(exception);
        else
            compared.ignored.push(`exception for ${formatException(exception)} until ${exception.expires}`);
    }
    return compared;
}
function mapLastDays(exceptions) {
    const days = new Map();
    for (const exception of exceptions) {
        const key = buildExceptionKey(exception);
        if (exception.expires > (days.get(key) ?? ''))
            days.set(key, exception.expires);
    }
    return days;
}
function prepareForHash(exceptions) {
    const [rivals] = exceptions.flatMap(({ vex }) => (vex === undefined ? [] : [vex.rivals.all]));
    const plain = exceptions.map(({ vex, ...others }) => ({ ...others, vex: vex && { ...vex, rivals: undefined } }));
    return { exceptions: plain, ...(rivals && { rivals }) };
}
function formatProduct({ names, owner, parts }) {
    if (parts.length === 0)
        return names[0] ?? '';
    const inside = (0,_shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_6__/* .joinFirst */ .FS)(parts.map((part) => part.names[0] ?? ''), 1);
    return owner === 'this' ? inside : `${inside} of ${names[0]}`;
}


/***/ }),

/***/ 6619:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cn: () => (/* binding */ readAdvisory),
/* harmony export */   Cz: () => (/* binding */ readDetailedFinding),
/* harmony export */   FI: () => (/* binding */ extractWeaknesses),
/* harmony export */   Gt: () => (/* binding */ countFindings),
/* harmony export */   Ix: () => (/* binding */ facts),
/* harmony export */   UF: () => (/* binding */ untitled),
/* harmony export */   WD: () => (/* binding */ labels),
/* harmony export */   XU: () => (/* binding */ relabelFinding),
/* harmony export */   Z5: () => (/* binding */ isUnclear),
/* harmony export */   _V: () => (/* binding */ readListItem),
/* harmony export */   bf: () => (/* binding */ mayBelongToScan),
/* harmony export */   io: () => (/* binding */ mergeAdvisories),
/* harmony export */   s5: () => (/* binding */ mayHaveRunAt),
/* harmony export */   sF: () => (/* binding */ sharpenWindow)
/* harmony export */ });
/* harmony import */ var _shared_api_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6063);
/* harmony import */ var _shared_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7786);
/* harmony import */ var _shared_text_data_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(341);
/* harmony import */ var _shared_text_finding_texts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8485);
/* harmony import */ var _times_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6180);





const labels = ['seen', 'maybe', 'elsewhere'];
const facts = [
    'severity',
    'title',
    'type',
    'status',
    'filePath',
    'line',
    'cvss',
    'epss',
    'cwe',
    'firstDetected',
];
function isUnclear({ unclear }, ...facts) {
    return unclear !== undefined && facts.some((fact) => unclear.includes(fact));
}
const untitled = 'Untitled violation';
const statusSynonyms = new Map([['IGNORED', 'ACCEPTED_RISK']]);
const nothingUnclear = [];
const [cvssTop, epssTop] = [10, 100];
function readListItem(item) {
    const severity = matchWord(_shared_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .gO, item.severity);
    const type = matchWord(_shared_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .violationTypes */ .h2, item.type);
    const status = matchWord(_shared_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .violationStatuses */ .CZ, item.status) ?? statusSynonyms.get(item.status);
    const number = item.line_number ?? 0;
    const line = Number.isInteger(number) && number >= 1 ? number : undefined;
    let unclear = nothingUnclear;
    const note = (fact, stated, known) => {
        if (stated && known === undefined)
            unclear = [...unclear, fact];
    };
    note('severity', item.severity, severity);
    note('type', item.type, type);
    note('status', item.status, status);
    note('line', item.line_number, line);
    note('cvss', (item.cvss_score ?? 0) > cvssTop, undefined);
    note('epss', (item.epss_score ?? 0) > epssTop, undefined);
    return {
        id: item.violation_id,
        title: item.title ?? untitled,
        severity: severity ?? 'CRITICAL',
        severityKnown: severity !== undefined,
        type,
        status: status ?? 'UNKNOWN',
        cvss: readScore(item.cvss_score, cvssTop),
        epss: readScore(item.epss_score, epssTop),
        filePath: item.file_path || undefined,
        line,
        label: 'maybe',
        firstSeen: undefined,
        detail: undefined,
        unclear,
    };
}
const minStampedTimes = 2;
function sharpenWindow(window, findings) {
    const { startedAt, completedAt, others } = window;
    if (startedAt === undefined || completedAt === undefined || completedAt % 1000 === 0)
        return window;
    const times = findings
        .map(({ detail }) => detail?.lastSeen)
        .filter((time) => time !== undefined && time >= startedAt && time <= completedAt);
    const ends = new Set([completedAt, ...others.map((other) => other.completedAt)]);
    if (times.length < minStampedTimes || !times.includes(completedAt) || !times.every((time) => ends.has(time)))
        return window;
    return {
        startedAt: completedAt,
        completedAt,
        others: others
            .filter((other) => other.completedAt === completedAt)
            .map(() => ({ startedAt: completedAt, completedAt })),
    };
}
function relabelFinding(finding, window) {
    if (finding.detail === undefined)
        return finding;
    const label = computeLabel(finding.detail, window);
    return label === finding.label ? finding : { ...finding, label };
}
function readDetailedFinding(answer, window) {
    const detail = readDetail(answer, window);
    return {
        ...readListItem(answer),
        label: computeLabel(detail, window),
        firstSeen: detail.firstDetected === undefined || window?.startedAt === undefined
            ? undefined
            : detail.firstDetected >= window.startedAt,
        detail,
    };
}
function matchWord(words, word) {
    return words.includes(word) ? word : undefined;
}
function readScore(value, most) {
    return value !== null && value !== undefined && value >= 0 && value <= most ? value : undefined;
}
function readDetail(answer, window) {
    const firstDetected = (0,_times_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTime */ .pe)(answer.first_detected, window?.zone);
    const isFuture = (firstDetected ?? 0) > (window?.latestMs ?? Number.POSITIVE_INFINITY) + _times_js__WEBPACK_IMPORTED_MODULE_3__/* .stampSlackMs */ .Qf;
    return {
        description: answer.description ?? undefined,
        cwe: answer.cwe ?? undefined,
        codeSnippet: answer.code_snippet ?? undefined,
        dataPath: answer.data_path && (0,_shared_text_data_path_js__WEBPACK_IMPORTED_MODULE_4__/* .shortenDataPath */ .LP)(answer.data_path),
        remediation: answer.remediation ?? undefined,
        firstDetected: isFuture ? undefined : firstDetected,
        lastSeen: (0,_times_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTime */ .pe)(answer.last_seen, window?.zone),
        ...(answer.advisory && { advisory: readAdvisory(answer.advisory, window) }),
    };
}
function computeLabel(detail, window) {
    const { lastSeen } = detail;
    if (lastSeen === undefined || window?.startedAt === undefined || window.completedAt === undefined)
        return 'maybe';
    if (lastSeen < window.startedAt)
        return 'elsewhere';
    if (lastSeen > window.completedAt)
        return 'maybe';
    return window.others.some((other) => mayHaveRunAt(other, lastSeen)) ? 'maybe' : 'seen';
}
function mayHaveRunAt({ startedAt, completedAt }, moment) {
    const start = startedAt ?? Number.NEGATIVE_INFINITY;
    const end = completedAt ?? Number.POSITIVE_INFINITY;
    return start <= moment && moment <= end + _times_js__WEBPACK_IMPORTED_MODULE_3__/* .stampSlackMs */ .Qf;
}
function mayBelongToScan(finding, counts) {
    if (finding.label !== 'maybe')
        return finding.label === 'seen';
    return !finding.severityKnown || counts[finding.severity] !== 0;
}
function countFindings(findings, fits) {
    let count = 0;
    for (const finding of findings)
        if (fits(finding))
            count += 1;
    return count;
}
function extractWeaknesses({ detail }) {
    if (detail === undefined)
        return undefined;
    return new Set([...(detail.cwe ?? '').matchAll(/CWE-0*(\d+)/gi)].map(([, digits]) => `CWE-${digits}`));
}
function readAdvisory(stated, { zone, latestMs = Number.POSITIVE_INFINITY } = {}) {
    const parseAdvisoryTime = (text) => {
        const time = zone === 'none' ? undefined : (0,_times_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTime */ .pe)(text);
        return time !== undefined && time <= latestMs + _times_js__WEBPACK_IMPORTED_MODULE_3__/* .stampSlackMs */ .Qf ? time : undefined;
    };
    const text = stated.cves?.join(' ') ?? '';
    const found = [...text.matchAll(/\bCVE-(\d{4})-(\d{4,19})\b/gi)].map(([, year, number]) => `CVE-${year}-${number}`);
    const cves = sortUnique(found);
    return {
        cves,
        ...(stated.ids && { ids: sortUnique([...cves, ...stated.ids.map(_shared_text_finding_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizeId */ .XB)]) }),
        ...(stated.purl !== undefined && { purl: stated.purl }),
        fix: stated.fix,
        fixedVersion: stated.fixed_version,
        fixedAt: parseAdvisoryTime(stated.fixed_at),
        publishedAt: parseAdvisoryTime(stated.published_at),
    };
}
function sortUnique(names) {
    return [...new Set(names)].sort();
}
function mergeAdvisories(a, b) {
    if (a === undefined || b === undefined)
        return dropExcusingFacts(a ?? b);
    const ids = (a.ids ?? b.ids) ? sortUnique([...(a.ids ?? a.cves), ...(b.ids ?? b.cves)]) : undefined;
    return {
        cves: sortUnique([...a.cves, ...b.cves]),
        ...(ids && { ids }),
        purl: a.purl === b.purl ? a.purl : undefined,
        fix: a.fix === b.fix ? a.fix : a.fix === 'available' || b.fix === 'available' ? 'available' : undefined,
        fixedVersion: a.fixedVersion === b.fixedVersion ? a.fixedVersion : undefined,
        fixedAt: pickEarlierTime(a.fixedAt, b.fixedAt),
        publishedAt: pickEarlierTime(a.publishedAt, b.publishedAt),
    };
}
function dropExcusingFacts(advisory) {
    if (advisory === undefined)
        return undefined;
    const { fix, ...others } = advisory;
    return { ...others, purl: undefined, fix: fix === 'none' ? undefined : fix, fixedAt: undefined };
}
function pickEarlierTime(a, b) {
    return a === undefined || b === undefined ? undefined : Math.min(a, b);
}


/***/ }),

/***/ 9298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SO: () => (/* binding */ compileGlob),
/* harmony export */   fL: () => (/* binding */ describeGlobProblem),
/* harmony export */   jX: () => (/* binding */ hasOpenSet)
/* harmony export */ });
function compileGlob(glob) {
    const alternatives = expandBraces(glob).map((each) => extendToContents(each.split('/').map(parseSegment)));
    return (path) => {
        const parts = path.split('/');
        return alternatives.some((segments) => matchesSegments(segments, parts));
    };
}
const alternativesMax = 1000;
function expandBraces(glob) {
    let open = [{ done: '', rest: glob }];
    const globs = [];
    while (open.length > 0) {
        const next = [];
        for (const { done, rest } of open) {
            const found = findFirstBraces(rest);
            if (found === undefined)
                globs.push(done + rest);
            else
                for (const choice of found.choices)
                    next.push({ done: done + found.before, rest: choice + found.after });
        }
        if (next.length + globs.length > alternativesMax)
            return [glob];
        open = next;
    }
    return globs;
}
function describeGlobProblem(glob) {
    let open = 0;
    for (const [sign] of glob.matchAll(/\\.|[{}]/gs)) {
        if (sign === '{')
            open += 1;
        else if (sign === '}')
            open = Math.max(0, open - 1);
    }
    if (open > 0)
        return 'has an unclosed {; write \\{ for a literal brace';
    const isTooMuch = expandBraces(glob).length === 1 && findFirstBraces(glob) !== undefined;
    return isTooMuch ? `has braces that expand to more than ${alternativesMax} globs` : undefined;
}
function hasOpenSet(glob) {
    return expandBraces(glob).some((each) => each.split('/').some(hasOpenSetInName));
}
function hasOpenSetInName(text) {
    for (let at = 0; at < text.length; at += 1) {
        if (text[at] === '\\')
            at += 1;
        else if (text[at] === '[') {
            const end = parseSetAt(text, at)?.end;
            if (end === undefined)
                return true;
            at = end;
        }
    }
    return false;
}
function findFirstBraces(glob) {
    const open = [];
    let found;
    for (let at = 0; at < glob.length; at += 1) {
        const letter = glob[at];
        if (letter === '\\')
            at += 1;
        else if (letter === '{')
            open.push({ start: at, cuts: [] });
        else if (letter === ',')
            open.at(-1)?.cuts.push(at);
        else if (letter === '}') {
            const { start, cuts } = open.pop() ?? { start: at, cuts: [] };
            if (cuts.length > 0 && (found === undefined || start < found.start))
                found = { start, end: at, cuts };
        }
    }
    if (found === undefined)
        return undefined;
    const { start, end, cuts } = found;
    const edges = [start, ...cuts, end];
    const choices = edges.slice(1).map((edge, index) => glob.slice((edges[index] ?? 0) + 1, edge));
    return { before: glob.slice(0, start), choices, after: glob.slice(end + 1) };
}
function parseSegment(text) {
    if (text === '**')
        return 'any folders';
    const letters = [];
    for (let at = 0; at < text.length; at += 1) {
        const letter = text[at] ?? '';
        const set = letter === '[' ? parseSetAt(text, at) : undefined;
        if (set !== undefined) {
            letters.push(set.letter);
            at = set.end;
        }
        else if (letter === '*') {
            if (letters.at(-1) !== 'star')
                letters.push('star');
        }
        else if (letter === '?')
            letters.push(() => true);
        else {
            if (letter === '\\' && at + 1 < text.length)
                at += 1;
            const own = text[at];
            letters.push((other) => other === own);
        }
    }
    return letters;
}
function extendToContents(segments) {
    const last = segments.findLastIndex((segment) => segment !== 'any folders');
    const isOpen = last < segments.length - 1 && segments[last]?.at(-1) === 'star';
    return isOpen ? [...segments, ['star']] : segments;
}
function parseSetAt(text, start) {
    const isNegated = text[start + 1] === '^' || text[start + 1] === '!';
    const first = start + (isNegated ? 2 : 1);
    const end = text.indexOf(']', first + 1);
    if (end === -1)
        return undefined;
    const ranges = [...text.slice(first, end).matchAll(/(.)(?:-(.))?/gs)];
    const letter = (given) => ranges.some(([, from = '', to = from]) => from <= given && given <= to) !== isNegated;
    return { letter, end };
}
function matchesSegments(segments, parts) {
    let reached = [true];
    for (const segment of segments) {
        const next = [];
        for (let count = 0; count <= parts.length; count += 1) {
            next[count] =
                segment === 'any folders'
                    ? reached[count] === true || next[count - 1] === true
                    : reached[count - 1] === true && matchesSegment(segment, parts[count - 1] ?? '');
        }
        if (!next.includes(true))
            return false;
        reached = next;
    }
    return reached[parts.length] === true;
}
function matchesSegment(letters, part) {
    if (part === '')
        return letters.length === 0;
    let [at, next] = [0, 0];
    let star;
    while (at < part.length) {
        const letter = letters[next];
        if (letter === 'star') {
            star = { next, at };
            next += 1;
        }
        else if (letter?.(part[at] ?? '') === true) {
            at += 1;
            next += 1;
        }
        else if (star !== undefined) {
            star.at += 1;
            at = star.at;
            next = star.next + 1;
        }
        else
            return false;
    }
    return letters.slice(next).every((letter) => letter === 'star');
}


/***/ }),

/***/ 9354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qA: () => (/* binding */ createRelevanceTest),
  Ae: () => (/* binding */ isUndecided),
  Z0: () => (/* binding */ judgeEvidence),
  jx: () => (/* binding */ listUndecidedSeverities),
  bW: () => (/* binding */ makeWarningsBlock)
});

// EXTERNAL MODULE: ./build/compiled/src/shared/once.js
var once = __webpack_require__(8864);
// EXTERNAL MODULE: ./build/compiled/src/shared/severity.js
var severity = __webpack_require__(7786);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/coverage.js
var coverage = __webpack_require__(8042);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/evidence.js
var policy_evidence = __webpack_require__(4269);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/exceptions.js
var exceptions = __webpack_require__(5794);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/finding.js
var finding = __webpack_require__(6619);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/verdict.js
var policy_verdict = __webpack_require__(31);
;// CONCATENATED MODULE: ./build/compiled/src/gate/policy/reasoning.js



function formatReasoning(rule, table, result) {
    const facts = [
        ...listCountFacts(rule, table),
        ...listFindingFacts(rule, table),
        ...(result.verdict === 'inconclusive' ? explainDistrust(rule, table) : []),
    ];
    const because = facts.length > 0 ? ` (${facts.join('; ')})` : '';
    const allowed = rule.limit === 0 ? '' : `, ${rule.limit} allowed`;
    const number = formatAmount(result);
    const subject = number === '1' ? rule.subject.replace(/^findings\b/, 'finding') : rule.subject;
    return `${number} ${subject} ${table.scope.phrase}${because}${allowed}`;
}
function formatAmount(result) {
    const { lo, hi, verdict } = result;
    if (verdict === 'passed')
        return hi === 0 ? 'no' : lo === hi ? String(hi) : `at most ${hi}`;
    if (verdict === 'failed')
        return String((0,policy_verdict/* countProven */.eq)(result));
    return Number.isFinite(hi) ? `between ${lo} and ${hi}` : `${lo} or more`;
}
function listCountFacts({ severities }, { evidence: { counts }, scope }) {
    const missing = severities.filter((severity) => counts[severity] === undefined);
    const found = severities.filter((severity) => (counts[severity] ?? 0) > 0);
    const list = found.map((severity) => `${counts[severity]} ${severity.toLowerCase()}`).join(', ');
    return [
        ...(severities.length > 1 && list !== '' ? [scope.isOld ? `${list} in total` : list] : []),
        ...(missing.length > 0 ? [`the scan states no count of ${missing.join(', ').toLowerCase()}`] : []),
    ];
}
function listFindingFacts(rule, { question, scope, findings, evidence }) {
    const suppressed = evidence.origin === 'service' ? 'suppressed in the service' : 'suppressed';
    const own = findings.filter(({ label, severity }) => label !== 'elsewhere' && rule.severities.includes(severity));
    const open = own.filter(policy_evidence/* isOpen */.nT);
    const facts = [
        [(0,finding/* countFindings */.Gt)(own, (finding) => (0,policy_evidence/* isSuppressed */.Bx)(finding) && rule.matches(finding) !== 'no'), suppressed],
        [
            (0,finding/* countFindings */.Gt)(open, (finding) => rule.matches(finding) !== 'no' && question.isExcepted(finding) === 'yes'),
            'accepted',
        ],
        [(0,finding/* countFindings */.Gt)(open, (finding) => scope.isOld?.(finding) === true && rule.matches(finding) !== 'no'), 'existing'],
        [
            (0,finding/* countFindings */.Gt)(open, (finding) => scope.isLeft?.(finding) === true && rule.matches(finding) !== 'no'),
            'in files that are not changed here, left to the default branch’s run',
        ],
        [(0,finding/* countFindings */.Gt)(open, (finding) => !finding.severityKnown), 'of unknown severity, counted as critical'],
        [rule.isUnscored === undefined ? 0 : (0,finding/* countFindings */.Gt)(open, rule.isUnscored), rule.unscored ?? ''],
    ];
    return facts.filter(([number]) => number > 0).map(([number, words]) => `${number} ${words}`);
}
function explainDistrust(rule, { slices }) {
    if (rule.severities.includes('CRITICAL') && !slices.unknown.isRead)
        return ['the list of violations of unknown severity kept changing'];
    const open = rule.severities
        .map((severity) => slices.known.get(severity))
        .filter((slice) => (slice?.counted ?? 0) !== 0);
    const reasons = open.map((slice) => slice?.distrust ?? (slice?.list?.settled ? undefined : 'the list kept changing'));
    return reasons.filter((reason) => reason !== undefined).slice(0, 1);
}

// EXTERNAL MODULE: ./build/compiled/src/gate/policy/rules.js
var rules = __webpack_require__(6577);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/auto.js
var auto = __webpack_require__(4747);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/baseline.js
var policy_baseline = __webpack_require__(1615);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/changes.js
var changes = __webpack_require__(8551);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/slice.js
var policy_slice = __webpack_require__(3364);
;// CONCATENATED MODULE: ./build/compiled/src/gate/policy/scopes.js








const scopeKinds = {
    auto: auto/* auto */.q,
    scan: () => ({
        phrase: 'found by this scan',
        includes: () => 'yes',
        known: policy_slice/* boundScanFindings */.YL,
        unknown: policy_slice/* boundUnknownFindings */.t8,
    }),
    repository: () => ({
        phrase: 'open in the repository',
        includes: () => 'yes',
        known(slice, question) {
            const { lo } = (0,policy_slice/* boundScanFindings */.YL)(slice, question);
            const open = boundOpenFindings(slice.findings, question);
            const isUsable = slice.distrust === undefined && slice.list?.settled === true;
            return isUsable ? { lo: Math.max(lo, open.lo), hi: Math.max(lo, open.hi) } : { lo, hi: Number.POSITIVE_INFINITY };
        },
        unknown(slice, question) {
            const open = boundOpenFindings(slice.findings, question);
            return slice.isRead ? open : { lo: open.lo, hi: Number.POSITIVE_INFINITY };
        },
    }),
    changed: (evidence) => createNarrowScope('in changed files', createIsInChange(evidence, changes/* isInChangedFile */.Q3)),
    'changed-lines': (evidence) => createNarrowScope('on changed lines', createIsInChange(evidence, changes/* isOnChangedLine */._v)),
    new: limitToUnlisted,
};
function boundOpenFindings(findings, question) {
    return {
        lo: (0,finding/* countFindings */.Gt)(findings, (finding) => (0,policy_slice/* isBlockingFinding */.h9)(finding, question) === 'yes'),
        hi: (0,finding/* countFindings */.Gt)(findings, (finding) => (0,policy_slice/* isBlockingFinding */.h9)(finding, question) !== 'no'),
    };
}
function createNarrowScope(phrase, includes) {
    return {
        phrase,
        includes,
        known: (slice, question) => (0,policy_slice/* boundScanFindings */.YL)(slice, (0,policy_slice/* addCondition */.xA)(question, includes)),
        unknown: (slice, question) => (0,policy_slice/* boundUnknownFindings */.t8)(slice, (0,policy_slice/* addCondition */.xA)(question, includes)),
    };
}
function createIsInChange({ changes, known }, placing) {
    return (finding) => {
        if (finding.filePath === undefined && known !== undefined && (0,policy_evidence/* isNewAgainstBase */.jZ)(finding, known) === 'yes')
            return 'yes';
        return changes === undefined ? 'unknown' : placing(finding, changes);
    };
}
function limitToUnlisted(evidence) {
    const { baseline, findings, lists, unknownSeverities } = evidence;
    if (baseline === undefined)
        return createNarrowScope('not in the baseline', () => 'yes');
    const own = findings.filter((finding) => finding.label !== 'elsewhere' && (0,policy_evidence/* isOpen */.nT)(finding));
    const stillThere = new Set(findings.filter(({ label }) => label === 'seen').map(({ id }) => id));
    const maybeThere = findings
        .filter((finding) => finding.label === 'maybe' && (0,policy_evidence/* isSuppressed */.Bx)(finding))
        .map(({ id }) => id);
    const taken = new Set([...stillThere, ...maybeThere]);
    const isListed = unknownSeverities !== 'unread' && severity/* severities */.gO.every((severity) => lists[severity]?.stands);
    const ownIds = new Set(own.map(({ id }) => id));
    const entries = baseline.entries.filter((entry) => isListed || ownIds.has(entry.violation_id));
    const old = (0,policy_baseline/* findBaselineIds */.D9)({ ...baseline, entries }, own, taken);
    const mayBeOld = (0,once/* memoize */.Bj)(createLeastCompetingTest(baseline, own, stillThere));
    const novelty = (finding) => {
        if (old.has(finding.id))
            return 'no';
        return mayBeOld(finding) ? 'unknown' : 'yes';
    };
    return { ...createNarrowScope('not in the baseline', novelty), novelty };
}
function createLeastCompetingTest(baseline, own, stillThere) {
    const seen = own.filter(({ label }) => label === 'seen');
    const entries = Map.groupBy(baseline.entries, policy_baseline/* buildEntryKey */.qA);
    const kinds = new Map(baseline.entries.map((entry) => [entry.violation_id, (0,policy_baseline/* buildEntryKey */.qA)(entry)]));
    const competing = Map.groupBy(seen, (finding) => kinds.get(finding.id) ?? (0,policy_baseline/* buildEntryKey */.qA)((0,policy_baseline/* toBaselineEntry */.JA)(finding)));
    return (finding) => {
        const kind = (0,policy_baseline/* buildEntryKey */.qA)((0,policy_baseline/* toBaselineEntry */.JA)(finding));
        const alike = entries.get(kind);
        if (alike === undefined)
            return false;
        const others = (competing.get(kind) ?? []).filter(({ id }) => id !== finding.id);
        return (0,policy_baseline/* findBaselineIds */.D9)({ ...baseline, entries: alike }, [...others, finding], stillThere).has(finding.id);
    };
}

// EXTERNAL MODULE: ./build/compiled/src/gate/policy/statements.js
var statements = __webpack_require__(2190);
;// CONCATENATED MODULE: ./build/compiled/src/gate/policy/judge.js












function judgeEvidence(given, policy, aside = given) {
    const addEffects = (prepared) => (each) => ({
        ...each,
        effects: computeCaseEffects(each, prepared),
    });
    const prepared = prepareCases(given, policy);
    const blocking = prepared.cases.filter(isBlocking).map(addEffects(prepared));
    const beside = aside === given ? prepared : prepareCases(aside, policy);
    const warning = beside.cases.filter((each) => !isBlocking(each)).map(addEffects(beside));
    const rules = blocking.map(completeResult);
    const { evidence } = prepared;
    const uncovered = (0,coverage/* findUncoveredFiles */.qW)(evidence, policy);
    const gaps = [uncovered?.text, (0,coverage/* describeMissingLookUps */.Tm)(evidence, policy)].filter((text) => text !== undefined);
    return {
        ...decideOutcome(rules, evidence, policy, uncovered),
        rules,
        warnings: warning.map(completeResult),
        ...(gaps.length > 0 && { uncovered: gaps.join('; ') }),
        findings: judgeFindings(prepared, blocking, warning),
    };
}
function decideOutcome(rules, evidence, policy, uncovered) {
    const verdict = (0,policy_verdict/* pickWorstVerdict */.qE)(rules.map((rule) => rule.verdict));
    if (verdict === 'failed')
        return { verdict, reason: 'violations' };
    if (verdict === 'inconclusive')
        return { verdict, reason: 'evidence' };
    const doubt = (0,coverage/* describeCoverageFault */.eH)(evidence, policy);
    if (doubt !== undefined)
        return { verdict: 'inconclusive', reason: 'not-covered', doubt };
    if (uncovered?.fault !== undefined) {
        const { fault, languages } = uncovered;
        return { verdict: 'inconclusive', reason: 'not-covered', doubt: fault, unscanned: languages };
    }
    return { verdict, reason: 'clean' };
}
function completeResult(each) {
    const result = { ...each.result, ...countNamedFindings(each) };
    return { ...result, line: formatReasoning(each.rule, each.table, result) };
}
function isBlocking({ rule }) {
    return rule.effect === 'block';
}
function prepareCases(given, policy) {
    const evidence = { ...given, findings: (0,statements/* mergeDuplicates */.$D)(given.findings) };
    const scope = scopeKinds[policy.scope](evidence, policy);
    const slices = (0,policy_slice/* sliceEvidence */.e6)(evidence);
    const findings = [...slices.known.values(), slices.unknown].flatMap((slice) => slice.findings);
    const findCover = (0,exceptions/* indexExceptions */.HL)(policy.exceptions, policy.today);
    const isExcepted = (0,once/* memoize */.Bj)((finding) => findCover(finding).answer);
    const cases = (0,rules/* createRules */.Sc)(policy, evidence).map((rule) => {
        const table = { question: { matches: rule.matches, isExcepted }, scope, slices, evidence, findings };
        return { rule, table, result: judgeRule(rule, table) };
    });
    return { policy, evidence, scope, findings, cases };
}
function makeWarningsBlock(policy) {
    return { ...policy, rules: policy.rules?.map((rule) => ({ ...rule, effect: 'block' })) };
}
function listUndecidedRules({ cases }) {
    return cases.filter((each) => isBlocking(each) && each.result.verdict === 'inconclusive').map(({ rule }) => rule);
}
function isUndecided(evidence, policy) {
    return listUndecidedRules(prepareCases(evidence, policy)).length > 0;
}
function createRelevanceTest(evidence, policy) {
    const prepared = prepareCases(evidence, policy);
    const open = listUndecidedRules(prepared);
    const isByFindings = ['changed', 'changed-lines', 'new'].includes(policy.scope);
    return (finding) => open.some((rule) => {
        if (!rule.severities.includes(finding.severity) || rule.matches(finding) === 'no')
            return false;
        return prepared.scope.includes(finding) !== 'no' || !isByFindings;
    });
}
function listUndecidedSeverities(evidence, policy) {
    const open = listUndecidedRules(prepareCases(evidence, policy));
    if (policy.scope === 'new' && open.length > 0)
        return [...severity/* severities */.gO];
    return severity/* severities */.gO.filter((severity) => open.some((rule) => rule.severities.includes(severity)));
}
function judgeRule(rule, { question, scope, slices }) {
    const parts = rule.severities.flatMap((severity) => {
        const slice = slices.known.get(severity);
        return slice === undefined ? [] : [scope.known(slice, question)];
    });
    if (rule.severities.includes('CRITICAL'))
        parts.push(scope.unknown(slices.unknown, question));
    const bounds = {
        lo: parts.reduce((sum, { lo }) => sum + lo, 0),
        hi: parts.reduce((sum, { hi }) => sum + hi, 0),
    };
    const verdict = bounds.lo > rule.limit ? 'failed' : bounds.hi <= rule.limit ? 'passed' : 'inconclusive';
    const { name, limit, remedy, asks } = rule;
    return { rule: name, verdict, ...bounds, limit, remedy, asks };
}
function computeCaseEffects(each, prepared) {
    const { result, table } = each;
    const { question } = table;
    const { policy, scope, findings } = prepared;
    if (result.verdict === 'passed')
        return new Map();
    const most = result.verdict === 'failed' ? 'blocks' : 'may block';
    const own = computeRuleEffects(findings, policy, (0,policy_slice/* addCondition */.xA)(question, scope.includes), most);
    if (own.size > 0)
        return isEveryCountedFindingNamed(each, own, prepared)
            ? new Map([...own.keys()].map((finding) => [finding, 'blocks']))
            : own;
    const maybe = findings.filter((finding) => scope.isLeft?.(finding) !== true);
    return computeRuleEffects(maybe, policy, question, 'may block');
}
function computeRuleEffects(findings, { scope }, question, most) {
    const effects = new Map();
    for (const finding of findings) {
        if (!(0,policy_evidence/* isOpen */.nT)(finding) || (finding.label === 'elsewhere' && scope !== 'repository'))
            continue;
        const answer = (0,policy_slice/* isBlockingFinding */.h9)(finding, question);
        if (answer === 'no')
            continue;
        const isSure = answer === 'yes' && (finding.label === 'seen' || scope === 'repository');
        effects.set(finding, isSure ? most : 'may block');
    }
    return effects;
}
function isEveryCountedFindingNamed({ rule, result }, effects, { findings, evidence }) {
    if (effects.size !== result.hi)
        return false;
    if (![...effects.values()].includes('blocks'))
        return false;
    const candidates = findings.filter((finding) => rule.severities.includes(finding.severity) &&
        finding.label !== 'elsewhere' &&
        ((0,policy_evidence/* isOpen */.nT)(finding) || (0,policy_evidence/* isSuppressed */.Bx)(finding)));
    if (!candidates.every((finding) => finding.severityKnown && effects.has(finding)))
        return false;
    const listed = (severity) => (0,finding/* countFindings */.Gt)(candidates, (finding) => finding.severity === severity);
    return rule.severities.every((severity) => evidence.counts[severity] === listed(severity));
}
function countNamedFindings({ rule, effects, table }) {
    const named = { blocks: {}, mayBlock: {} };
    for (const [{ severity, severityKnown }, effect] of effects) {
        const tally = effect === 'blocks' ? named.blocks : named.mayBlock;
        const key = severityKnown ? severity : 'UNKNOWN';
        tally[key] = (tally[key] ?? 0) + 1;
    }
    const { isUnscored, ignoresUnscored } = rule;
    if (isUnscored === undefined || ignoresUnscored !== true)
        return { named };
    const isOwn = (finding) => finding.label !== 'elsewhere' && (0,policy_evidence/* isOpen */.nT)(finding) && isUnscored(finding);
    return { named, unscored: (0,finding/* countFindings */.Gt)(table.findings, isOwn) };
}
function judgeFindings({ scope, policy, findings, evidence }, blocking, warning) {
    const judged = new Map();
    const add = (id, facts) => judged.set(id, Object.assign(judged.get(id) ?? {}, facts));
    for (const { rule, effects } of blocking)
        for (const [{ id }, effect] of effects) {
            const { effect: known, brokenRules = [] } = judged.get(id) ?? {};
            add(id, { effect: known === 'blocks' ? known : effect, brokenRules: [...brokenRules, rule.name] });
        }
    for (const { rule, effects } of warning)
        for (const [{ id }, effect] of effects)
            if (effect === 'blocks')
                add(id, { warnedBy: [...(judged.get(id)?.warnedBy ?? []), rule.name] });
    const excludes = (0,rules/* excludesFindings */.KO)(policy);
    for (const finding of findings) {
        const { id, label } = finding;
        const isOwn = excludes && label !== 'elsewhere' && (0,policy_evidence/* isOpen */.nT)(finding);
        const leftOut = isOwn ? (0,rules/* findExclusionReason */.oY)(policy, finding, evidence) : undefined;
        if (leftOut !== undefined)
            add(id, { leftOut });
        const isNew = scope.novelty?.(finding) ?? 'unknown';
        if (isNew !== 'unknown')
            add(id, { novelty: isNew === 'yes' ? 'new' : 'old' });
        if (scope.isLeft?.(finding))
            add(id, { isLeft: true });
    }
    return judged;
}


/***/ }),

/***/ 1479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BL: () => (/* binding */ getStatedPath),
/* harmony export */   FP: () => (/* binding */ listPathReadings),
/* harmony export */   LR: () => (/* binding */ createCertainMatcher),
/* harmony export */   Rr: () => (/* binding */ parsePath),
/* harmony export */   Xb: () => (/* binding */ compileCountingGlob),
/* harmony export */   Z1: () => (/* binding */ isAbsolutePath),
/* harmony export */   ao: () => (/* binding */ createPathMatcher),
/* harmony export */   wA: () => (/* binding */ createCountingMatcher),
/* harmony export */   x7: () => (/* binding */ compilePathGlob)
/* harmony export */ });
/* harmony import */ var _shared_once_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8864);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8551);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6619);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9298);




function compilePathGlob(glob) {
    return (0,_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .compileGlob */ .SO)(anchorAtRoot(glob));
}
function anchorAtRoot(glob) {
    return glob
        .replace(/^(?:\.?\/)+/, '')
        .replace(/\/(?:\.?\/)+/g, '/')
        .replace(/\/$/, '/**');
}
function listPathReadings(filePath) {
    if ((0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .isTooLongForPath */ .Je)(filePath))
        return [undefined];
    const decodings = [filePath];
    for (let path = (0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePath */ .q0)(filePath); !decodings.includes(path) && decodings.length < 5; path = (0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePath */ .q0)(path))
        decodings.push(path);
    const places = decodings.flatMap((path) => removePosition(path).split(/\s*(?:[-=]>|[→;|\n\0])\s*|,\s+/));
    return [...new Set(places.flatMap(listNameSpellings).map(_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveRepositoryPath */ .mE))];
}
const position = /(?:#L\d+(?:C\d+)?(?:-L?\d+(?:C\d+)?)?|\s*\((?:(?:lines?|ln|l)\.?\s*)?\d[\d\s,:;-]*\)|(?::\d+(?:-\d+)?)+|:)\s*$/i;
function removePosition(filePath) {
    const plain = filePath.replace(position, '');
    const isCopy = /\s\(\d+\)\s*$/.test(filePath) && !/\.\w+$/.test(plain);
    return plain === filePath || plain.trim() === '' || /^[a-z]$/i.test(plain) || isCopy ? filePath : plain;
}
const suffix = /(?<=\.\w+)#[^/]*$|\?.*$|::.*$|\s+\([^()]*\)$|\s+>\s.*$/s;
const mayEnd = /(?<=\.[a-z]\w{0,8})(?:[^\p{L}\p{N}_.,/\\-]|[.,]+(?:\d*$)|\s-).*$/isu;
const before = /^(?:(?:in|at|file|path):?\s+|(?!pkg:|[a-z]:|[a-z]+:\/\/)[\w./~^-]+:\s*(?=\S*(?:\/|\.[a-z])))/i;
const wrappers = /^[\s"'`<([{]+(?=\S*["'`>)\]}]\s*$)|["'`>)\]}]+\s*$|^\s+|\s+$/g;
function listNameSpellings(place) {
    const path = removePosition(place);
    const isWrapped = /^\s*(?:".*"|'.*'|`.*`|<.*>|\(.*\)|\[.*\])\s*$/s.test(path);
    const bare = isWrapped ? path.replaceAll(wrappers, '') : path.trim();
    const names = [path, removePosition(path.replace(suffix, '')), bare, bare.replace(before, '')];
    const spellings = [...new Set([...names, ...names.map((name) => name.replace(mayEnd, ''))])];
    return [path, ...spellings.filter((each) => each !== path && each.trim() !== '')];
}
const matchers = new Map();
function cacheMatcher(key, compile) {
    const name = JSON.stringify(key);
    const found = matchers.get(name) ?? compile();
    matchers.set(name, found);
    return found;
}
function createPathMatcher(globs) {
    return cacheMatcher(['in', ...globs], () => createFindingMatcher(globs, compilePathGlob));
}
function createCountingMatcher(globs, { hasFullPaths = false } = {}) {
    return cacheMatcher([hasFullPaths ? 'counts, by full paths' : 'counts', ...globs], () => {
        const tails = hasFullPaths ? [] : globs.flatMap(listPatternTails);
        const folders = new Set(globs.flatMap(listGlobFolders));
        return createFindingMatcher(globs, compileCountingGlob, { tails, folders });
    });
}
function compileCountingGlob(glob) {
    const matchers = listCountedGlobs(glob.normalize('NFC')).map(_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .compileGlob */ .SO);
    return (path) => {
        const composed = path.normalize('NFC');
        return matchers.some((matches) => matches(composed));
    };
}
function listCountedGlobs(glob) {
    const path = anchorAtRoot(glob);
    const meant = [
        path,
        path.replaceAll(/(?<!\\)[[\]]/g, '\\$&'),
        path.replaceAll(/(?<!\\)\{([^{},]*)\}/g, '$1'),
        path.split('/').flatMap(splitCrossingStars).join('/'),
    ];
    return [...new Set(meant)].flatMap((each) => (/(?:^|\/)\*{1,2}$/.test(each) ? [each] : [each, `${each}/**`]));
}
function splitCrossingStars(name) {
    const pieces = name.split(/\*{2,}/);
    if (pieces.length === 1 || name === '**')
        return [name];
    const last = pieces.length - 1;
    return pieces.flatMap((piece, index) => [
        ...(index > 0 ? ['**'] : []),
        ...(piece === '' ? [] : [`${index > 0 ? '*' : ''}${piece}${index < last ? '*' : ''}`]),
    ]);
}
function listPatternTails(glob) {
    const parts = anchorAtRoot(glob).split('/');
    const tails = parts.slice(1).map((_, index) => parts.slice(index + 1));
    return tails.filter(([first = '']) => /^[^*?[\]{}]+$/.test(first)).map((tail) => tail.join('/'));
}
function listGlobFolders(glob) {
    const parts = (0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .foldCase */ .SP)(anchorAtRoot(glob)).split('/');
    const plain = parts.findIndex((part) => /[*?[\]{}\\]/.test(part));
    return parts.slice(0, plain === -1 ? parts.length - 1 : plain).map((_, index) => parts.slice(0, index + 1).join('/'));
}
function createFindingMatcher(globs, compile, { tails = [], folders = new Set() } = {}) {
    const isSurelyIn = createCertainTest(globs, compile);
    const loose = [...globs, ...tails].map((glob) => compile((0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .foldCase */ .SP)(anchorAtRoot(glob))));
    const mayBeIn = (path) => folders.has(path) || loose.some((matches) => matches(path));
    const classifyPath = (0,_shared_once_js__WEBPACK_IMPORTED_MODULE_3__/* .memoize */ .Bj)((filePath) => {
        const path = parsePath(filePath);
        if (isSurelyIn(path))
            return 'yes';
        const isPossible = path.readings.some((each) => each === undefined || listSuffixSpellings(each, filePath).some(mayBeIn));
        return isPossible ? 'unknown' : 'no';
    });
    return (finding) => {
        const stated = getStatedPath(finding);
        return stated === undefined ? 'unknown' : classifyPath(stated);
    };
}
function getStatedPath(finding) {
    const { filePath } = finding;
    return filePath === undefined || (0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .isTooLongForPath */ .Je)(filePath) || (0,_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnclear */ .Z5)(finding, 'filePath') ? undefined : filePath;
}
function parsePath(written) {
    return { written, readings: listPathReadings(written) };
}
function createCertainMatcher(glob) {
    return createCertainTest([glob], compilePathGlob);
}
function createCertainTest(globs, compile) {
    const exact = globs.map(compile);
    const isIn = (path) => exact.some((matches) => matches(path));
    return ({ written, readings }) => globs.includes(written) || readings.every((path) => path !== undefined && isIn(path));
}
function isAbsolutePath(filePath) {
    return /^(?:file:|https?:|[a-z]:[\\/]|[\\/])/i.test(filePath.trim());
}
const mostFolders = 64;
function listSuffixSpellings(path, filePath) {
    const parts = (0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .foldCase */ .SP)(path).split('/');
    const count = isAbsolutePath(filePath) ? Math.min(parts.length, mostFolders) : 1;
    return Array.from({ length: count }, (_, skipped) => parts.slice(skipped).join('/'));
}


/***/ }),

/***/ 5178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T7: () => (/* binding */ chooseNewPath),
/* harmony export */   Wj: () => (/* binding */ policyPathsText),
/* harmony export */   dx: () => (/* binding */ gateFileGlobs),
/* harmony export */   ff: () => (/* binding */ policyPaths),
/* harmony export */   nI: () => (/* binding */ mistakenPolicyPaths),
/* harmony export */   uy: () => (/* binding */ correctPolicyPath),
/* harmony export */   xc: () => (/* binding */ findMiscasedPaths)
/* harmony export */ });
const stems = ['.github/scan-gate', '.scan-gate'];
const policyPaths = stems.map((stem) => `${stem}.yml`);
const mistakenPolicyPaths = stems.map((stem) => `${stem}.yaml`);
const gateFileGlobs = stems.map((stem) => `${stem}*`);
function correctPolicyPath(mistaken) {
    return mistaken.toLowerCase().replace(/\.yaml$/, '.yml');
}
function findMiscasedPaths(paths) {
    if (policyPaths.some((path) => paths.has(path)))
        return [];
    return [...paths].filter((path) => !mistakenPolicyPaths.includes(path) && policyPaths.includes(correctPolicyPath(path)));
}
function chooseNewPath(system) {
    return `${stems[system === 'github' ? 0 : 1]}.yml`;
}
const policyPathsText = policyPaths.join(' or ');


/***/ }),

/***/ 9734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Js: () => (/* binding */ includesMatch),
/* harmony export */   QD: () => (/* binding */ canAbsenceDecide),
/* harmony export */   Wn: () => (/* binding */ predicateNames),
/* harmony export */   fU: () => (/* binding */ formatMatch),
/* harmony export */   hu: () => (/* binding */ unscoredWords),
/* harmony export */   lM: () => (/* binding */ noOwner),
/* harmony export */   tB: () => (/* binding */ compileMatch),
/* harmony export */   v0: () => (/* binding */ listRequiredScores)
/* harmony export */ });
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4447);
/* harmony import */ var _shared_languages_languages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7502);
/* harmony import */ var _shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3488);
/* harmony import */ var _code_owners_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8426);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6619);
/* harmony import */ var _path_matching_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1479);
/* harmony import */ var _ternary_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2722);







const unscoredWords = ['unknown', 'ignore'];
const noOwner = 'none';
const ratings = {
    CRITICAL: [9, 10],
    HIGH: [7, 8.9],
    MEDIUM: [4, 6.9],
    LOW: [0.1, 3.9],
    INFO: [0, 0],
};
const predicates = {
    type: {
        matches: (finding, types) => (0,_ternary_js__WEBPACK_IMPORTED_MODULE_5__/* .toTernary */ .Jl)(finding.type === undefined || types.includes(finding.type)),
        text: (wanted) => (0,_shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_6__/* .joinWithConjunction */ .$K)(wanted, 'or'),
        holdsAll: includesEach,
    },
    severity: {
        matches: (finding, severities) => (0,_ternary_js__WEBPACK_IMPORTED_MODULE_5__/* .toTernary */ .Jl)(severities.includes(finding.severity)),
        text: (wanted) => (0,_shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_6__/* .joinWithConjunction */ .$K)(wanted, 'or').toLowerCase(),
        holdsAll: includesEach,
    },
    cvss: createScorePredicate({
        kind: 'cvss',
        intervalOf: ({ severity, severityKnown }) => (severityKnown ? ratings[severity] : [0, 10]),
        text: (least) => `with CVSS ${least} or more`,
        missing: 'without a CVSS score, judged by severity',
        ignored: 'without a CVSS score, not judged',
    }),
    epss: createScorePredicate({
        kind: 'epss',
        intervalOf: ({ type }) => (type === undefined || type === 'SCA' ? [0, 100] : undefined),
        text: (least) => `with EPSS ${least}% or more`,
        missing: 'dependencies without an EPSS score, unknown',
        ignored: 'without an EPSS score, not judged',
    }),
    cwe: {
        matches(finding, wanted) {
            const stated = (0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .extractWeaknesses */ .FI)(finding);
            if (stated === undefined || stated.size === 0 || (0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .isUnclear */ .Z5)(finding, 'cwe'))
                return 'unknown';
            return (0,_ternary_js__WEBPACK_IMPORTED_MODULE_5__/* .toTernary */ .Jl)(wanted.some((each) => stated.has(each)));
        },
        text: (wanted) => `of ${(0,_shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_6__/* .joinWithConjunction */ .$K)(wanted, 'or')}`,
        holdsAll: includesEach,
    },
    path: {
        matches: (finding, globs, facts) => (0,_path_matching_js__WEBPACK_IMPORTED_MODULE_4__/* .createCountingMatcher */ .wA)(globs, facts)(finding),
        text: (globs) => `in ${(0,_shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_6__/* .joinWithConjunction */ .$K)(globs, 'or')}`,
        holdsAll: (wide, narrow) => wide.includes('**') || includesEach(wide, narrow),
    },
    owner: {
        matches(finding, wanted, { codeOwners }) {
            const owners = (0,_code_owners_js__WEBPACK_IMPORTED_MODULE_2__/* .determineOwners */ .GV)(finding, codeOwners);
            if (owners === undefined)
                return 'unknown';
            const names = owners.map((each) => each.toLowerCase());
            return (0,_ternary_js__WEBPACK_IMPORTED_MODULE_5__/* .toTernary */ .Jl)(wanted.some((each) => (each === noOwner ? names.length === 0 : names.includes(each.toLowerCase()))));
        },
        text(wanted) {
            const names = wanted.map((each) => (each === noOwner ? 'nobody' : each));
            return `owned by ${(0,_shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_6__/* .joinWithConjunction */ .$K)(names, 'or')}`;
        },
        holdsAll: includesEach,
    },
    language: {
        matches(finding, wanted) {
            const filePath = (0,_path_matching_js__WEBPACK_IMPORTED_MODULE_4__/* .getStatedPath */ .BL)(finding);
            if (filePath === undefined)
                return 'unknown';
            const [first = 'unknown', ...others] = (0,_path_matching_js__WEBPACK_IMPORTED_MODULE_4__/* .listPathReadings */ .FP)(filePath).map((path) => {
                if (path === undefined)
                    return 'unknown';
                const name = (0,_shared_languages_languages_js__WEBPACK_IMPORTED_MODULE_1__/* .detectByName */ .Oe)(path);
                if (name !== undefined)
                    return (0,_ternary_js__WEBPACK_IMPORTED_MODULE_5__/* .toTernary */ .Jl)(wanted.includes(name));
                return (0,_shared_languages_languages_js__WEBPACK_IMPORTED_MODULE_1__/* .isNoProgramName */ .bJ)(path) ? 'no' : 'unknown';
            });
            return others.every((other) => other === first) ? first : 'unknown';
        },
        text: (wanted) => `in ${(0,_shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_6__/* .joinWithConjunction */ .$K)(wanted, 'or')} files`,
        holdsAll: includesEach,
    },
    age: {
        matches({ detail }, days, { startedAt }) {
            const firstDetected = detail?.firstDetected;
            if (firstDetected === undefined || startedAt === undefined)
                return 'unknown';
            return (0,_ternary_js__WEBPACK_IMPORTED_MODULE_5__/* .toTernary */ .Jl)(startedAt - firstDetected > days * _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .dayMs */ .LP);
        },
        text: (days) => `older than ${days} days`,
        holdsAll: (wide, narrow) => wide <= narrow,
    },
    fixable: {
        matches({ detail }, _, { startedAt, fixCooldown = 0 }) {
            if (detail === undefined)
                return 'unknown';
            const { fix, fixedAt } = detail.advisory ?? {};
            if (fix === 'none')
                return 'no';
            const isYoung = fixedAt !== undefined && startedAt !== undefined && startedAt - fixedAt < fixCooldown * _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .dayMs */ .LP;
            return (0,_ternary_js__WEBPACK_IMPORTED_MODULE_5__/* .toTernary */ .Jl)(!isYoung);
        },
        text: () => 'that can be fixed',
        holdsAll: () => true,
        isToldBySilence: true,
    },
    kev: {
        matches({ type, detail }, _, { catalog, unscored }) {
            const cves = detail?.advisory?.cves ?? [];
            if (cves.some((cve) => catalog?.cves.has(cve)))
                return 'yes';
            if (cves.length === 0 && type !== undefined && type !== 'SCA')
                return 'no';
            if (detail === undefined || catalog === undefined || catalog.isStale)
                return 'unknown';
            const unnamed = unscored === 'ignore' ? 'no' : 'unknown';
            return cves.length === 0 ? unnamed : 'no';
        },
        text: () => 'that are known to be exploited',
        holdsAll: () => true,
        isToldBySilence: true,
    },
};
const predicateNames = Object.keys(predicates);
function includesEach(wide, narrow) {
    return narrow.every((word) => wide.includes(word));
}
function createScorePredicate(scale) {
    const isIgnored = ({ unscored }) => unscored === 'ignore';
    return {
        matches(finding, least, facts) {
            const stated = finding[scale.kind];
            const isOffScale = (0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .isUnclear */ .Z5)(finding, scale.kind);
            if (stated !== undefined && (stated >= least || !isOffScale))
                return (0,_ternary_js__WEBPACK_IMPORTED_MODULE_5__/* .toTernary */ .Jl)(stated >= least);
            if (isOffScale)
                return 'unknown';
            if (isIgnored(facts))
                return 'no';
            if (finding.detail === undefined)
                return 'unknown';
            const interval = scale.intervalOf(finding);
            if (interval === undefined || interval[1] < least)
                return 'no';
            return interval[0] >= least ? 'yes' : 'unknown';
        },
        text: scale.text,
        holdsAll: (wide, narrow) => wide <= narrow,
        isToldBySilence: true,
        score: {
            isMissing: (finding, facts) => finding[scale.kind] === undefined &&
                !(0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .isUnclear */ .Z5)(finding, scale.kind) &&
                (isIgnored(facts) || scale.intervalOf(finding) !== undefined),
            missing: (facts) => (isIgnored(facts) ? scale.ignored : scale.missing),
        },
    };
}
function listConditions(match) {
    return predicateNames.flatMap((name) => {
        const value = match[name];
        return value === undefined ? [] : [{ name, predicate: predicates[name], value }];
    });
}
function compileMatch(match, facts) {
    const asked = listConditions(match);
    return (finding) => {
        let sum = 'yes';
        for (const { predicate, value } of asked) {
            sum = (0,_ternary_js__WEBPACK_IMPORTED_MODULE_5__/* .andTernary */ .RC)(sum, predicate.matches(finding, value, facts));
            if (sum === 'no')
                return sum;
        }
        return sum;
    };
}
function formatMatch(match) {
    const texts = listConditions(match).map(({ name, predicate, value }) => ({ name, text: predicate.text(value) }));
    const own = texts.filter(({ name }) => name === 'type');
    const others = texts.filter((each) => !own.includes(each));
    const noun = match.severity === undefined ? ['findings'] : [];
    return [...own.map(({ text }) => text), ...noun, ...others.map(({ text }) => text)].join(' ');
}
function includesMatch(wide, narrow) {
    return listConditions(wide).every(({ name, predicate, value }) => {
        const other = narrow[name];
        return other !== undefined && predicate.holdsAll(value, other);
    });
}
function canAbsenceDecide(match) {
    return listConditions(match).some(({ predicate }) => predicate.isToldBySilence);
}
function listRequiredScores(match) {
    return listConditions(match).flatMap(({ predicate: { score } }) => score ?? []);
}


/***/ }),

/***/ 4296:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qi: () => (/* binding */ sortWorstFirst),
/* harmony export */   fY: () => (/* binding */ pickWorst),
/* harmony export */   n6: () => (/* binding */ compareText)
/* harmony export */ });
/* harmony import */ var _shared_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7786);

const effectOrder = ['blocks', 'may block', 'none'];
function sortWorstFirst(findings, effects) {
    const ranks = [];
    for (const finding of findings) {
        const rank = computeRank(finding, effects);
        ranks[rank] ??= [];
        ranks[rank].push(finding);
    }
    return ranks.flatMap((each) => each.sort(compareByRank));
}
function pickWorst(findings, effects, count) {
    const compare = (a, b) => computeRank(a, effects) - computeRank(b, effects) || compareByRank(a, b);
    const worst = [];
    for (const finding of findings) {
        const last = worst.at(-1);
        if (worst.length === count && (last === undefined || compare(finding, last) >= 0))
            continue;
        if (worst.length === count)
            worst.pop();
        const place = worst.findLastIndex((each) => compare(each, finding) <= 0);
        worst.splice(place + 1, 0, finding);
    }
    return worst;
}
function computeRank({ id, severity }, effects) {
    const effect = effects.size === 0 ? 'none' : (effects.get(id)?.effect ?? 'none');
    return effectOrder.indexOf(effect) * _shared_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.length + (0,_shared_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .getSeverityRank */ .Eg)(severity);
}
function compareByRank(a, b) {
    return ((b.cvss ?? -1) - (a.cvss ?? -1) ||
        (b.epss ?? -1) - (a.epss ?? -1) ||
        compareText(a.filePath ?? '\u{10ffff}', b.filePath ?? '\u{10ffff}') ||
        (a.line ?? 0) - (b.line ?? 0) ||
        compareText(a.id, b.id));
}
function compareText(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 6577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: () => (/* binding */ formatThreshold),
/* harmony export */   H$: () => (/* binding */ formatNamedRule),
/* harmony export */   KO: () => (/* binding */ excludesFindings),
/* harmony export */   Om: () => (/* binding */ isAtLeastAsStrict),
/* harmony export */   Sc: () => (/* binding */ createRules),
/* harmony export */   c4: () => (/* binding */ canAbsenceDecideRule),
/* harmony export */   oY: () => (/* binding */ findExclusionReason),
/* harmony export */   rs: () => (/* binding */ ruleEffects)
/* harmony export */ });
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4447);
/* harmony import */ var _shared_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7786);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6619);
/* harmony import */ var _path_matching_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1479);
/* harmony import */ var _predicates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9734);
/* harmony import */ var _ternary_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2722);






const ruleEffects = ['block', 'warn'];
const kinds = {
    'fail-on-severity'({ failOnSeverity: floor, threshold }, facts) {
        if (floor === 'NONE')
            return [];
        const whole = threshold.filter((entry) => entry.type === undefined).map((entry) => entry.severity);
        const severity = (0,_shared_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .listAtOrAbove */ .si)(floor).filter((each) => !whole.includes(each));
        if (severity.length === 0)
            return [];
        const name = `fail-on-severity=${floor.toLowerCase()}`;
        const isElsewhere = (finding) => finding.type !== undefined && findThresholdEntry(finding, threshold) !== undefined;
        return [createRule({ name, match: { severity }, asks: { kind: 'severity', floor }, isElsewhere }, facts)];
    },
    threshold: ({ threshold }, facts) => threshold.map((entry) => {
        const { severity, type, limit } = entry;
        const name = `threshold ${formatThreshold(entry)}`;
        const match = { severity: [severity], type: type && [type] };
        const isElsewhere = (finding) => finding.type !== undefined && findThresholdEntry(finding, threshold) !== entry;
        return createRule({ name, match, asks: { kind: 'threshold', severity, type }, allow: limit, isElsewhere }, facts);
    }),
    'fail-on-cvss': ({ failOnCvss: cvss }, facts) => cvss === undefined
        ? []
        : [createRule({ name: `fail-on-cvss=${cvss}`, match: { cvss }, asks: { kind: 'cvss', least: cvss } }, facts)],
    'fail-on-epss': ({ failOnEpss: epss }, facts) => epss === undefined
        ? []
        : [createRule({ name: `fail-on-epss=${epss}%`, match: { epss }, asks: { kind: 'epss', least: epss } }, facts)],
    'max-age': ({ maxAge }, facts) => _shared_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .gO.flatMap((severity) => {
        const days = maxAge[severity];
        if (days === undefined)
            return [];
        const name = `max-age ${severity.toLowerCase()}=${days}d`;
        const match = { severity: [severity], age: days };
        return [createRule({ name, match, asks: { kind: 'age', severity, days } }, facts)];
    }),
    rules: ({ rules = [] }, facts) => rules.map(({ allow, match, ...rule }) => {
        const asks = { kind: 'match', severities: match.severity ?? _shared_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .gO };
        return createRule({ ...rule, match, asks, ...(allow > 0 && { allow }) }, facts);
    }),
};
function canAbsenceDecideRule(policy) {
    const { failOnCvss: cvss, failOnEpss: epss, rules = [] } = policy;
    return hasGrace(policy) || [{ cvss, epss }, ...rules.map(({ match }) => match)].some(_predicates_js__WEBPACK_IMPORTED_MODULE_4__/* .canAbsenceDecide */ .QD);
}
function createRules(policy, evidence) {
    const alternative = evidence.origin === 'service'
        ? 'suppress them in the service with a reason'
        : 'accept them by violation_id with an exception in the policy file';
    const { unscored, fixCooldown, catalog, codeOwners, hasFullPaths, failOnTypes } = policy;
    const facts = { startedAt: evidence.startedAt, unscored, fixCooldown, catalog, codeOwners, hasFullPaths };
    const rules = Object.values(kinds)
        .flatMap((createKind) => createKind(policy, facts))
        .map((rule) => ({ ...rule, remedy: `${rule.remedy}, or ${alternative}.` }));
    const isIncluded = (finding) => (0,_ternary_js__WEBPACK_IMPORTED_MODULE_5__/* .andTernary */ .RC)((0,_ternary_js__WEBPACK_IMPORTED_MODULE_5__/* .toTernary */ .Jl)(findExclusionReason(policy, finding, evidence) === undefined), (0,_ternary_js__WEBPACK_IMPORTED_MODULE_5__/* .negateTernary */ .QG)(computeGrace(policy, finding, evidence).answer), policy.paths === undefined ? 'yes' : (0,_path_matching_js__WEBPACK_IMPORTED_MODULE_3__/* .createCountingMatcher */ .wA)(policy.paths, policy)(finding));
    const included = excludesFindings(policy) ? rules.map((rule) => limitRule(rule, isIncluded)) : rules;
    if (failOnTypes === undefined)
        return included;
    return included.map((rule) => ({
        ...limitRule(rule, (0,_predicates_js__WEBPACK_IMPORTED_MODULE_4__/* .compileMatch */ .tB)({ type: failOnTypes }, facts)),
        subject: `${rule.subject} (${failOnTypes.join(', ')} only)`,
    }));
}
function limitRule(rule, includes) {
    return { ...rule, matches: (finding) => (0,_ternary_js__WEBPACK_IMPORTED_MODULE_5__/* .andTernary */ .RC)(includes(finding), rule.matches(finding)) };
}
function createRule(order, facts) {
    const { name, match, asks, allow, effect = 'block', isElsewhere } = order;
    const subject = (0,_predicates_js__WEBPACK_IMPORTED_MODULE_4__/* .formatMatch */ .fU)(match);
    const matches = (0,_predicates_js__WEBPACK_IMPORTED_MODULE_4__/* .compileMatch */ .tB)(match, facts);
    return {
        name,
        subject,
        asks,
        limit: allow ?? 0,
        effect,
        severities: match.severity ?? _shared_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .gO,
        matches: isElsewhere === undefined ? matches : (finding) => (0,_ternary_js__WEBPACK_IMPORTED_MODULE_5__/* .andTernary */ .RC)((0,_ternary_js__WEBPACK_IMPORTED_MODULE_5__/* .toTernary */ .Jl)(!isElsewhere(finding)), matches(finding)),
        remedy: formatRemedy(subject, match, allow),
        ...describeUnscored(match, facts),
    };
}
function formatRemedy(subject, { type: _, severity, ...others }, allow) {
    const isBare = severity !== undefined && Object.values(others).every((value) => value === undefined);
    const what = isBare ? `${subject} findings` : subject;
    return allow === undefined ? `Fix the ${what}` : `Bring the ${what} down to ${allow}`;
}
function describeUnscored(match, facts) {
    const scores = (0,_predicates_js__WEBPACK_IMPORTED_MODULE_4__/* .listRequiredScores */ .v0)(match);
    const [first] = scores;
    if (first === undefined)
        return {};
    return {
        isUnscored: (finding) => scores.some((score) => score.isMissing(finding, facts)),
        unscored: scores.length === 1 ? first.missing(facts) : 'without one of the scores',
        ignoresUnscored: facts.unscored === 'ignore',
    };
}
function formatThreshold({ severity, type, limit }) {
    return `${type === undefined ? '' : `${type.toLowerCase()}-`}${severity.toLowerCase()}=${limit}`;
}
function findThresholdEntry(finding, all) {
    const ofSeverity = all.filter((entry) => entry.severity === finding.severity);
    return (ofSeverity.find((entry) => entry.type === finding.type) ?? ofSeverity.find((entry) => entry.type === undefined));
}
function formatNamedRule({ match, allow, effect }) {
    return `${effect === 'warn' ? 'warns of' : 'blocks on'} ${allow > 0 ? `more than ${allow} ` : ''}${(0,_predicates_js__WEBPACK_IMPORTED_MODULE_4__/* .formatMatch */ .fU)(match)}`;
}
function isAtLeastAsStrict(rule, other) {
    const isEffective = rule.effect === 'block' || other.effect === 'warn';
    return isEffective && rule.allow <= other.allow && (0,_predicates_js__WEBPACK_IMPORTED_MODULE_4__/* .includesMatch */ .Js)(rule.match, other.match);
}
function excludesFindings(policy) {
    return policy.paths !== undefined || policy.ignorePaths !== undefined || hasGrace(policy);
}
function findExclusionReason(policy, finding, evidence) {
    const { paths, ignorePaths } = policy;
    if (ignorePaths !== undefined && (0,_path_matching_js__WEBPACK_IMPORTED_MODULE_3__/* .createPathMatcher */ .ao)(ignorePaths)(finding) === 'yes')
        return 'in an ignored path';
    if (paths !== undefined && (0,_path_matching_js__WEBPACK_IMPORTED_MODULE_3__/* .createCountingMatcher */ .wA)(paths, policy)(finding) === 'no')
        return 'in another part of the repository';
    const grace = computeGrace(policy, finding, evidence);
    return grace.answer === 'yes' ? `in its grace until ${grace.lastDay}` : undefined;
}
function hasGrace({ newAdvisoryGrace }) {
    return newAdvisoryGrace !== undefined && Object.keys(newAdvisoryGrace).length > 0;
}
function computeGrace({ newAdvisoryGrace }, finding, { startedAt }) {
    const days = finding.severityKnown ? newAdvisoryGrace?.[finding.severity] : undefined;
    if (days === undefined || days === 0 || finding.type !== 'SCA' || (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnclear */ .Z5)(finding, 'severity', 'type'))
        return { answer: 'no' };
    if (finding.detail === undefined)
        return { answer: 'unknown' };
    const { firstDetected, advisory } = finding.detail;
    const known = [firstDetected, advisory?.publishedAt].filter((time) => time !== undefined);
    const endMs = Math.min(...known) + days * _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .dayMs */ .LP;
    if (startedAt === undefined || known.length === 0 || (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnclear */ .Z5)(finding, 'firstDetected') || startedAt >= endMs)
        return { answer: 'no' };
    return { answer: 'yes', lastDay: new Date(endMs - 1).toISOString().slice(0, 10) };
}


/***/ }),

/***/ 3364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Is: () => (/* binding */ isSettled),
/* harmony export */   NW: () => (/* binding */ untouchedWords),
/* harmony export */   QV: () => (/* binding */ listHarmlessFindings),
/* harmony export */   Wu: () => (/* binding */ scopes),
/* harmony export */   YL: () => (/* binding */ boundScanFindings),
/* harmony export */   e6: () => (/* binding */ sliceEvidence),
/* harmony export */   h9: () => (/* binding */ isBlockingFinding),
/* harmony export */   t8: () => (/* binding */ boundUnknownFindings),
/* harmony export */   xA: () => (/* binding */ addCondition)
/* harmony export */ });
/* harmony import */ var _shared_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7786);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4269);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6619);
/* harmony import */ var _ternary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2722);




function sliceEvidence(evidence) {
    const bySeverity = Map.groupBy(evidence.findings, ({ severity, severityKnown }) => severityKnown ? severity : 'unknown');
    const slices = _shared_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.map((severity) => createSlice(evidence, severity, bySeverity.get(severity) ?? []));
    const unknown = bySeverity.get('unknown') ?? [];
    return {
        known: new Map(slices.map((slice) => [slice.severity, slice])),
        unknown: {
            findings: unknown,
            isRead: evidence.unknownSeverities !== 'unread' && (unknown.length === 0 || evidence.lists.CRITICAL?.settled === true),
        },
    };
}
function createSlice(evidence, severity, findings) {
    const slice = {
        severity,
        counted: evidence.counts[severity],
        findings,
        list: evidence.lists[severity],
        distrust: explainListDistrust(evidence, severity, findings),
    };
    const isCandidate = (finding) => finding.label !== 'elsewhere' && ((0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .isOpen */ .nT)(finding) || (0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuppressed */ .Bx)(finding));
    if (!isSettled(slice) || (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .countFindings */ .Gt)(findings, isCandidate) !== slice.counted)
        return slice;
    const seen = findings.map((finding) => (finding.label !== 'seen' && isCandidate(finding) ? { ...finding, label: 'seen' } : finding));
    return { ...slice, findings: seen };
}
function explainListDistrust(evidence, severity, findings) {
    const list = evidence.lists[severity];
    if (evidence.counts[severity] === undefined)
        return `the scan states no count of ${severity.toLowerCase()}`;
    if (list === undefined)
        return 'the list was not read';
    if (!list.stands)
        return 'the list kept changing while it was read';
    const gap = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .findCountContradiction */ .w2)(evidence, severity, findings);
    const word = severity.toLowerCase();
    return gap === undefined ? undefined : `the scan counts ${gap.counted} ${word}, the list shows ${gap.listed}`;
}
function isBlockingFinding(finding, question) {
    if (!(0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .isOpen */ .nT)(finding))
        return 'no';
    const matches = question.matches(finding);
    return matches === 'no' ? 'no' : (0,_ternary_js__WEBPACK_IMPORTED_MODULE_3__/* .andTernary */ .RC)(matches, (0,_ternary_js__WEBPACK_IMPORTED_MODULE_3__/* .negateTernary */ .QG)(question.isExcepted(finding)));
}
function countBlocking(findings, question) {
    let lo = 0;
    let hi = 0;
    for (const finding of findings) {
        if (finding.label === 'elsewhere')
            continue;
        const verdict = isBlockingFinding(finding, question);
        if (verdict === 'no')
            continue;
        hi += 1;
        if (verdict === 'yes' && finding.label === 'seen')
            lo += 1;
    }
    return { lo, hi };
}
function boundScanFindings(slice, question) {
    const counted = slice.counted ?? Number.POSITIVE_INFINITY;
    const listed = countBlocking(slice.findings, question);
    const lo = Math.max(listed.lo, isSettled(slice) ? computeLowerBound(slice, question) : 0);
    const hi = isSettled(slice) ? Math.min(listed.hi, counted - listHarmlessFindings(slice, question).length) : counted;
    return { lo, hi: Math.max(lo, hi) };
}
function isSettled({ list, distrust }) {
    return distrust === undefined && list?.settled === true;
}
function listHarmlessFindings(slice, question) {
    if (!isSettled(slice))
        return [];
    return slice.findings.filter((finding) => finding.label === 'seen' && finding.status === 'OPEN' && isBlockingFinding(finding, question) === 'no');
}
function computeLowerBound({ counted = 0, findings }, question) {
    const explained = (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .countFindings */ .Gt)(findings, (finding) => finding.label !== 'elsewhere' &&
        ((0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuppressed */ .Bx)(finding) || ((0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .isOpen */ .nT)(finding) && isBlockingFinding(finding, question) !== 'yes')));
    return Math.max(0, counted - explained);
}
function boundUnknownFindings({ findings, isRead }, question) {
    const listed = countBlocking(findings, question);
    return isRead ? listed : { lo: listed.lo, hi: Number.POSITIVE_INFINITY };
}
const scopes = ['auto', 'scan', 'repository', 'changed', 'changed-lines', 'new'];
const untouchedWords = ['note', 'block'];
function addCondition(question, includes) {
    return {
        isExcepted: question.isExcepted,
        matches(finding) {
            const first = includes(finding);
            if (first === 'no')
                return 'no';
            const second = question.matches(finding);
            return second === 'no' ? 'no' : first === 'unknown' ? 'unknown' : second;
        },
    };
}


/***/ }),

/***/ 2190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $D: () => (/* binding */ mergeDuplicates),
/* harmony export */   eL: () => (/* binding */ keepWorstOfEarlier),
/* harmony export */   z9: () => (/* binding */ mergeStatements)
/* harmony export */ });
/* harmony import */ var _shared_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7786);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8551);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6619);



function mergeStatements(a, b) {
    const unclear = new Set([...(a.unclear ?? []), ...(b.unclear ?? [])]);
    const resolveFact = (fact, [first, second], isSame = first === second) => {
        if (unclear.has(fact))
            return undefined;
        if (first === undefined || second === undefined || isSame)
            return first ?? second;
        unclear.add(fact);
        return undefined;
    };
    const type = resolveFact('type', [a.type, b.type]);
    const status = resolveFact('status', [getStatedStatus(a), getStatedStatus(b)]) ?? 'UNKNOWN';
    const isSamePath = a.filePath !== undefined && b.filePath !== undefined && (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizePath */ .Fd)(a.filePath) === (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizePath */ .Fd)(b.filePath);
    const filePath = resolveFact('filePath', [a.filePath, b.filePath], isSamePath);
    if (unclear.has('filePath'))
        unclear.add('line');
    const line = resolveFact('line', [a.line, b.line]);
    resolveFact('title', [getStatedTitle(a), getStatedTitle(b)]);
    const detail = mergeDetails(a.detail, b.detail, resolveFact);
    return {
        ...b,
        ...pickWorseSeverity(a, b),
        title: getStatedTitle(b) === undefined ? a.title : b.title,
        type,
        status,
        filePath,
        line,
        cvss: pickGreater(a.cvss, b.cvss),
        epss: pickGreater(a.epss, b.epss),
        label: mergeLabels(a, b),
        firstSeen: unclear.has('firstDetected') ? undefined : (b.firstSeen ?? a.firstSeen),
        detail,
        unclear: [...unclear],
    };
}
const keptFacts = ['severity', 'cvss', 'epss'];
function keepWorstOfEarlier(fresh, earlier) {
    if (earlier === undefined)
        return fresh;
    const scores = { cvss: pickGreater(fresh.cvss, earlier.cvss), epss: pickGreater(fresh.epss, earlier.epss) };
    const kept = keptFacts.filter((fact) => (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnclear */ .Z5)(earlier, fact) && !(0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnclear */ .Z5)(fresh, fact));
    const unclear = kept.length === 0 ? fresh.unclear : [...(fresh.unclear ?? []), ...kept];
    return { ...fresh, ...pickWorseSeverity(earlier, fresh), ...scores, unclear };
}
function mergeLabels(a, b) {
    if ((a.detail === undefined) !== (b.detail === undefined))
        return a.detail === undefined ? b.label : a.label;
    return _finding_js__WEBPACK_IMPORTED_MODULE_2__/* .labels */ .WD.indexOf(a.label) <= _finding_js__WEBPACK_IMPORTED_MODULE_2__/* .labels */ .WD.indexOf(b.label) ? a.label : b.label;
}
function pickGreater(a, b) {
    return a === undefined || b === undefined ? (a ?? b) : Math.max(a, b);
}
function pickWorseSeverity(a, b) {
    const [first, second] = [a, b].filter((finding) => finding.severityKnown || (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnclear */ .Z5)(finding, 'severity'));
    if (first === undefined || second === undefined) {
        const { severity, severityKnown } = first ?? b;
        return { severity, severityKnown };
    }
    const worse = (0,_shared_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .getSeverityRank */ .Eg)(first.severity) <= (0,_shared_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .getSeverityRank */ .Eg)(second.severity) ? first : second;
    return { severity: worse.severity, severityKnown: first.severityKnown && second.severityKnown };
}
function getStatedStatus({ status }) {
    return status === 'UNKNOWN' ? undefined : status;
}
function getStatedTitle({ title }) {
    return title === '' || title === _finding_js__WEBPACK_IMPORTED_MODULE_2__/* .untitled */ .UF ? undefined : title.trim();
}
function mergeDetails(a, b, resolveFact) {
    if (a === undefined || b === undefined)
        return a ?? b;
    const advisory = (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeAdvisories */ .io)(a.advisory, b.advisory);
    return {
        description: b.description ?? a.description,
        cwe: resolveFact('cwe', [a.cwe, b.cwe]),
        codeSnippet: b.codeSnippet ?? a.codeSnippet,
        dataPath: b.dataPath ?? a.dataPath,
        remediation: b.remediation ?? a.remediation,
        firstDetected: resolveFact('firstDetected', [a.firstDetected, b.firstDetected]),
        lastSeen: pickGreater(a.lastSeen, b.lastSeen),
        ...(advisory && { advisory }),
    };
}
function mergeDuplicates(findings) {
    if (new Set(findings.map(({ id }) => id)).size === findings.length)
        return findings;
    const unique = new Map();
    for (const finding of findings) {
        const known = unique.get(finding.id);
        unique.set(finding.id, known === undefined ? finding : mergeStatements(known, finding));
    }
    return [...unique.values()];
}


/***/ }),

/***/ 2722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jl: () => (/* binding */ toTernary),
/* harmony export */   Nv: () => (/* binding */ orTernary),
/* harmony export */   QG: () => (/* binding */ negateTernary),
/* harmony export */   RC: () => (/* binding */ andTernary)
/* harmony export */ });
function toTernary(fact) {
    return fact ? 'yes' : 'no';
}
function negateTernary(given) {
    if (given === 'unknown')
        return given;
    return given === 'yes' ? 'no' : 'yes';
}
function andTernary(...answers) {
    if (answers.includes('no'))
        return 'no';
    return answers.includes('unknown') ? 'unknown' : 'yes';
}
function orTernary(...answers) {
    if (answers.includes('yes'))
        return 'yes';
    return answers.includes('unknown') ? 'unknown' : 'no';
}


/***/ }),

/***/ 6180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ unknownSpan),
/* harmony export */   $U: () => (/* binding */ checkSpan),
/* harmony export */   C2: () => (/* binding */ pickLaterDay),
/* harmony export */   Il: () => (/* binding */ detectZone),
/* harmony export */   Qf: () => (/* binding */ stampSlackMs),
/* harmony export */   WE: () => (/* binding */ oldBaseDays),
/* harmony export */   pe: () => (/* binding */ parseTime)
/* harmony export */ });
const stampSlackMs = 5000;
const oldBaseDays = 7;
const zonePattern = / ?(?:Z|[+-]\d{2}:?\d{2})$/i;
const timestamp = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/i;
function detectZone(value) {
    if (!value)
        return undefined;
    const zone = zonePattern.test(value) ? 'stated' : 'none';
    return parseTime(value, zone) === undefined ? undefined : zone;
}
function parseTime(value, zone = 'stated') {
    if (!value || zonePattern.test(value) !== (zone === 'stated'))
        return undefined;
    const plain = value.replace(zonePattern, '');
    if (!timestamp.test(plain))
        return undefined;
    const time = Date.parse(zone === 'stated' ? value : `${plain.replace(' ', 'T')}Z`);
    if (Number.isNaN(time))
        return undefined;
    const day = plain.slice(0, 10);
    const isReal = day.slice(8) <= '28' || new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
    return isReal ? time : undefined;
}
const unknownSpan = { startedAt: undefined, completedAt: undefined };
function checkSpan(span, nowMs) {
    const { startedAt, completedAt } = span;
    const isReversed = startedAt !== undefined && completedAt !== undefined && startedAt > completedAt;
    const latest = Math.max(startedAt ?? Number.NEGATIVE_INFINITY, completedAt ?? Number.NEGATIVE_INFINITY);
    return isReversed || (nowMs !== undefined && latest > nowMs + stampSlackMs) ? unknownSpan : span;
}
function pickLaterDay(day, timeMs) {
    const other = timeMs === undefined ? day : new Date(timeMs).toISOString().slice(0, 10);
    return other > day ? other : day;
}


/***/ }),

/***/ 7978:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uu: () => (/* binding */ describeSkippedChange),
  YB: () => (/* binding */ mayBeIntroduced),
  dV: () => (/* binding */ mayHoldSecret),
  _t: () => (/* binding */ needsHeadFileCheck),
  cN: () => (/* binding */ needsNoScan),
  qv: () => (/* binding */ pipelineGlobs)
});

// EXTERNAL MODULE: ./build/compiled/src/shared/languages/languages.js + 1 modules
var languages = __webpack_require__(7502);
// EXTERNAL MODULE: ./build/compiled/src/shared/text/file-name.js
var file_name = __webpack_require__(7275);
;// CONCATENATED MODULE: ./build/compiled/src/shared/packages/dependency-files.js


const rows = [
    {
        ecosystem: 'npm',
        names: 'package.json package-lock.json npm-shrinkwrap.json',
    },
    { ecosystem: 'Yarn', names: 'yarn.lock' },
    { ecosystem: 'pnpm', names: 'pnpm-lock.yaml pnpm-workspace.yaml' },
    { ecosystem: 'Bun', names: 'bun.lock bun.lockb' },
    { ecosystem: 'Deno', names: 'deno.json deno.jsonc deno.lock jsr.json importmap.json import_map.json' },
    { ecosystem: 'Bower', names: 'bower.json libman.json' },
    {
        ecosystem: 'Python',
        names: `pipfile pipfile.lock pyproject.toml poetry.lock pdm.lock uv.lock pylock.toml setup.py setup.cfg environment.yml
      environment.yaml conda-lock.yml pixi.toml pixi.lock constraints.txt`,
        patterns: [
            /(?:requirements|constraints)[^/]*\.(?:txt|in|pip)$/,
            /(?:^|\/)(?:requirements?|reqs?|constraints)\/(?:[^/]+\/)*[^/]+\.(?:txt|in|pip)$/,
            /(?:^|\/)(?:[^/]*[-_.])?reqs?(?:[-_.][^/]*)?\.(?:txt|in)$/,
            /(?:^|\/)(?:[^/]*[-_.])?environment(?:[-_.][^/]*)?\.ya?ml$/,
            /(?:^|\/)(?:conda[-_.][^/]*|pylock\.[^/]+)\.(?:ya?ml|toml)$/,
        ],
    },
    {
        ecosystem: 'Go',
        names: 'go.mod go.sum go.work go.work.sum gopkg.toml gopkg.lock glide.yaml glide.lock',
        patterns: [/(?:^|\/)vendor\/modules\.txt$/, /(?:^|\/)[^/]*(?:go|tools)\.(?:mod|sum)$/],
    },
    { ecosystem: 'Rust', names: 'cargo.toml cargo.lock' },
    {
        ecosystem: 'Ruby',
        names: 'gemfile gemfile.lock gems.rb gems.locked appraisals',
        patterns: [/\.(?:gemspec|gemfile|gemfile\.lock)$/],
    },
    { ecosystem: 'PHP', names: 'composer.json composer.lock symfony.lock' },
    {
        ecosystem: 'Java and Kotlin',
        names: `pom.xml ivy.xml build.gradle build.gradle.kts settings.gradle settings.gradle.kts gradle.lockfile buildscript-gradle.lockfile
      verification-metadata.xml maven_install.json libs.versions.toml`,
        patterns: [/(?:^|\/)pom[^/]*\.xml$/, /\.pom$/, /\.gradle(?:\.kts)?$/, /\.versions\.toml$/],
    },
    {
        ecosystem: 'Scala',
        names: 'build.sbt plugins.sbt build.sc build.mill package.mill project.scala',
        patterns: [/\.(?:sbt|mill)$/, /(?:^|\/)project\/[^/]+\.scala$/],
    },
    { ecosystem: 'Clojure', names: 'project.clj deps.edn shadow-cljs.edn build.boot bb.edn' },
    {
        ecosystem: '.NET',
        names: `packages.config packages.lock.json project.assets.json paket.dependencies paket.lock paket.references
      dotnet-tools.json`,
        patterns: [/\.(?:cs|fs|vb|vcx|sql|js|ts|py|wap|wix|nu)proj$/, /\.nuspec$/, /\.(?:props|targets)$/],
    },
    {
        ecosystem: 'Swift and Objective-C',
        names: 'podfile podfile.lock package.swift package.resolved cartfile cartfile.private cartfile.resolved mintfile',
        patterns: [/\.podspec(?:\.json)?$/, /(?:^|\/)package@swift-[^/]*\.swift$/],
    },
    { ecosystem: 'Dart', names: 'pubspec.yaml pubspec.lock pubspec_overrides.yaml' },
    {
        ecosystem: 'Elixir and Erlang',
        names: 'mix.exs mix.lock rebar.config rebar.config.script rebar.lock gleam.toml erlang.mk',
        patterns: [/\.app\.src$/],
    },
    {
        ecosystem: 'C and C++',
        names: 'conanfile.txt conanfile.py conan.lock conandata.yml vcpkg.json vcpkg-configuration.json dub.json dub.sdl dub.selections.json xmake.lua',
        patterns: [/\.wrap$/],
    },
    {
        ecosystem: 'Haskell',
        names: 'stack.yaml stack.yaml.lock cabal.project cabal.project.freeze cabal.project.local',
        patterns: [/\.cabal$/],
    },
    { ecosystem: 'Perl', names: 'cpanfile cpanfile.snapshot makefile.pl build.pl meta6.json' },
    { ecosystem: 'R', names: 'renv.lock packrat.lock' },
    { ecosystem: 'OCaml', names: 'opam dune-project esy.json', patterns: [/\.opam(?:\.locked|\.template)?$/] },
    { ecosystem: 'Julia', names: 'project.toml manifest.toml juliaproject.toml juliamanifest.toml' },
    { ecosystem: 'Nix', names: 'flake.nix flake.lock npins.json' },
    { ecosystem: 'Crystal', names: 'shard.yml shard.lock shard.override.yml' },
    { ecosystem: 'Nim', names: 'nimble.lock atlas.lock', patterns: [/\.nimble$/] },
    { ecosystem: 'Lua', names: 'luarocks.lock', patterns: [/\.rockspec$/] },
    { ecosystem: 'Zig', names: 'build.zig.zon', patterns: [/\.zig\.zon$/] },
    { ecosystem: 'Elm', names: 'elm.json elm-package.json' },
    { ecosystem: 'PureScript', names: 'spago.yaml spago.lock spago.dhall packages.dhall' },
    {
        ecosystem: 'Helm',
        names: 'chart.yaml chart.lock requirements.yaml requirements.lock helmfile.yaml helmfile.lock',
    },
    { ecosystem: 'Terraform', names: '.terraform.lock.hcl' },
    {
        ecosystem: 'Bazel',
        names: 'module.bazel module.bazel.lock workspace workspace.bazel workspace.bzlmod dependencies.bzl deps.bzl repositories.bzl',
    },
    { ecosystem: 'Ansible', names: 'galaxy.yml', patterns: [/(?:^|\/)(?:roles|collections)\/requirements\.ya?ml$/] },
];
const lockName = /[.-]lock(?:file)?(?:\.[a-z]+)?$/;
function splitNames({ names }) {
    return names.split(/\s+/);
}
const ecosystems = new Map(rows.flatMap((row) => splitNames(row).map((name) => [name, row.ecosystem])));
const anyPattern = new RegExp(rows.flatMap(({ patterns = [] }) => patterns.map(({ source }) => source)).join('|'));
function findEcosystem(path) {
    const named = ecosystems.get((0,file_name/* getBaseName */.J)(path));
    if (named !== undefined || !anyPattern.test(path))
        return named;
    return rows.find(({ patterns }) => patterns?.some((pattern) => pattern.test(path)))?.ecosystem;
}
function isLockName(path) {
    return lockName.test(path) && (0,languages/* detectByName */.Oe)(path) === undefined;
}

// EXTERNAL MODULE: ./build/compiled/src/gate/policy/changes.js
var policy_changes = __webpack_require__(8551);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/finding.js
var policy_finding = __webpack_require__(6619);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/glob.js
var policy_glob = __webpack_require__(9298);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/path-matching.js
var path_matching = __webpack_require__(1479);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/policy.js
var policy = __webpack_require__(5178);
;// CONCATENATED MODULE: ./build/compiled/src/gate/policy/untouched.js








function cannotChangeDependencies(path) {
    const name = foldUnambiguousPath(path);
    if (name === undefined || isPackageFile(path) || matchesAnyPattern(buildFiles, name))
        return false;
    if (isDocumentation(name) || isImage(name))
        return true;
    if (matchesAnyPattern(toolFolders, name))
        return false;
    if (isTest(name))
        return true;
    return isProgram(name) && !(0,languages/* isVendored */.Ee)(name) && !matchesAnyPattern(buildFolders, name);
}
function cannotChangeInfrastructure(path) {
    const name = foldUnambiguousPath(path);
    if (name === undefined || matchesAnyPattern(infrastructure, name))
        return false;
    if (isDocumentation(name) || isImage(name))
        return true;
    if (matchesAnyPattern(toolFolders, name))
        return false;
    if (isTest(name) || components.test(name) || pages.test(name))
        return true;
    if (findEcosystem(name) !== undefined)
        return !matchesAnyPattern(infrastructureDependencies, name);
    return isProgram(name) && !matchesAnyPattern(infrastructurePrograms, name);
}
function foldUnambiguousPath(path) {
    if ((0,policy_changes/* isTooLongForPath */.Je)(path))
        return undefined;
    const folded = (0,policy_changes/* foldPath */.tu)(path);
    return folded === (0,policy_changes/* foldCase */.SP)(path) ? folded : undefined;
}
function matchesAnyPattern(patterns, name) {
    return patterns.some((pattern) => pattern.test(name));
}
const documentation = /\.(?:md|mdx|mdown|mkdn?|markdown|rst|adoc|asciidoc|textile|org|pod|rdoc|creole|wiki|mediawiki)$|(?:^|\/)(?:readme|licen[cs]e|copying|notice|authors|contributors|maintainers|changelog|changes|history)(?:[-_][\w-]+)?\.txt$/;
function isDocumentation(name) {
    return (documentation.test(name) || (0,languages/* isDocumentName */.Bd)(name)) && (0,languages/* detectByName */.Oe)(name) === undefined;
}
function isImage(name) {
    return /\.(?:png|jpe?g|gif|webp|avif|apng|bmp|ico|icns|tiff?|svg|heic|psd|drawio)$/.test(name);
}
const tests = [
    /(?:^|\/)(?:tests?|__tests__|__mocks__|__fixtures__|__snapshots__|specs?|e2e|test[-_]?data|cypress)\//,
    /\.snap$/,
];
function isTest(name) {
    return matchesAnyPattern(tests, name);
}
const components = /\.(?:vue|svelte|astro|marko|razor|cshtml|vbhtml|aspx|ascx|jsp|phtml|erb|ejs|blade\.php|twig)$/;
function isProgram(name) {
    return (0,languages/* detectByName */.Oe)(name) !== undefined || components.test(name);
}
const pages = /\.(?:html?|css|s[ac]ss|less|styl|pcss|postcss|hbs|handlebars|pug|haml)$/;
const toolFolders = [/(?:^|\/)(?:\.[^/]+|buildsrc|build-src|build-logic|mill-build)\//, /(?:^|\/)\.[^/]*$/];
const buildFolders = [/^project\//, /(?:^|\/)project\/(?:.*\/)?[^/]+\.(?:scala|java|kt)$/];
const buildFiles = [
    /(?:^|\/)build\.\w+$/,
    /(?:^|\/)(?:package|recipe|setup|hatch_build|pavement|dodo|noxfile|fabfile|snakefile|tiltfile)\.py$/,
    /(?:^|\/)(?:gulp|grunt|jake|cake|danger|rake|gem|pod|thor|guard|brew|fast)file(?:\.\w+){1,2}$/,
    /(?:^|\/)(?:install|requirements|dependencies|packages)\.r$|(?:^|\/)premake[45]?\.lua$/,
    /(?:^|\/)(?:dependencies|deps|versions|libs|libraries)\.(?:scala|kt|groovy)$/,
    /(?:^|\/)(?:dev[-_])?deps\.[cm]?[jt]s$/,
    /(?:^|\/)pnpmfile\.[cm]?js$|(?:^|\/)(?:yarn|pnpm|rush|lerna|renovate|syncpack)\.config\.\w+$/,
    /(?:^|\/)(?:guix|manifest|channels)\.scm$|(?:^|\/)info\.rkt$|-pkg\.el$/,
    /\.(?:asd|boot|csx|fsx|kts|mod|nims|nim\.cfg|pluginspec|pro|pri|rbuild|sc|sls|nf|smk|snakefile|wdl|cwl)$/,
];
const infrastructure = [
    /\.(?:tf|tofu|hcl|ya?ml|json[c5]?|tpl|jsonnet|libsonnet)(?:\.[^/]*)?$/,
    /\.(?:tfvars|tftest|tfstate|tftpl|bicep[^/]*)(?:\.[^/]*)?$/,
    /(?:^|\/)(?:dockerfile|containerfile)[^/]*$|\.(?:dockerfile|containerfile)$/,
    /(?:^|\/)(?:group_vars|host_vars|inventory|inventories)\//,
];
const infrastructurePrograms = [
    /(?:^|\/)(?:infra|infrastructure|iac|cdk|cdk8s|cdktf|pulumi|terraform|deploy|deployments?|devops|stacks?|constructs|cloudformation|provision(?:ing)?|ansible|k8s|kubernetes|helm|serverless|sst)\//,
    /(?:stack|construct|infra|infrastructure|cdk|cdk8s|pulumi|sst\.config|serverless)s?\.\w+$/,
    /(?:^|\/)bin\/[^/]+\.[cm]?ts$|(?:^|\/)__main__\.py$/,
    /\.sls$/,
];
const generated = [
    /(?:^|\/)(?:cdk\.out|cdktf\.out|\.serverless|\.aws-sam|synth|rendered|dist|build|out)\//,
    /\.template\.(?:json|ya?ml)$|(?:^|\/)cdk\.tf\.json$/,
];
const infrastructureDependencies = [/\.(?:nix|bzl|bazel)$|(?:^|\/)workspace[^/]*$|\.lock\.hcl$|(?:^|\/)chart\.lock$/];
function mayBeIntroduced(finding, changes, held) {
    if (changes === undefined || (0,policy_finding/* isUnclear */.Z5)(finding, 'type', 'filePath'))
        return 'yes';
    const { filePath } = finding;
    if (filePath === undefined || (0,policy_changes/* isInChangedFile */.Q3)(finding, changes) !== 'no')
        return 'yes';
    switch (finding.type) {
        case 'SECRET':
            if (held?.get(filePath) === undefined)
                return 'unknown';
            return held.get(filePath) ? 'no' : 'yes';
        case 'SCA':
            return findTouchedKinds(changes).dependencies ? 'yes' : 'no';
        case 'IAC': {
            const { infrastructure, programs } = findTouchedKinds(changes);
            const path = (0,policy_changes/* foldPath */.tu)(filePath);
            return infrastructure || (programs && (isProgram(path) || matchesAnyPattern(generated, path))) ? 'yes' : 'no';
        }
        default:
            return 'yes';
    }
}
function needsHeadFileCheck(finding, changes, held) {
    return finding.type === 'SECRET' && mayBeIntroduced(finding, changes, held) === 'unknown';
}
function findTouchedKinds(changes) {
    const facts = (0,policy_changes/* getChangeFacts */.cQ)(changes);
    if (facts.touched !== undefined)
        return facts.touched;
    const files = [...changes.files];
    const isAny = (leaves) => files.some(([path, { isModule }]) => isModule || !leaves(path));
    facts.touched = {
        dependencies: isAny(cannotChangeDependencies),
        infrastructure: isAny(cannotChangeInfrastructure),
        programs: files.some(([path]) => isProgram((0,policy_changes/* foldPath */.tu)(path))),
    };
    return facts.touched;
}
const otherPackageFiles = {
    names: `bunfig.toml .npmrc .yarnrc .yarnrc.yml .pnpmfile.cjs .pnpmfile.js lerna.json rush.json .bowerrc .nvmrc .node-version
    .tool-versions mise.toml .mise.toml poetry.toml pdm.toml uv.toml tox.ini pip.conf pip.ini .pypirc .condarc modules.txt .goproxy
    rust-toolchain rust-toolchain.toml .gemrc auth.json ivysettings.xml settings.xml gradle.properties gradle-wrapper.properties
    maven-wrapper.properties build.properties nuget.config global.json cmakelists.txt build build.bazel .bazelrc dockerfile
    containerfile compose.yml compose.yaml docker-compose.yml docker-compose.yaml .gitmodules action.yml action.yaml
    .pre-commit-config.yaml renovate.json dependencies.json component.json project.json meta.yaml recipe.yaml package.yaml description`,
    patterns: [
        /\.lockb$/,
        /\.(?:bzl|tf\.lock|cmake)$/,
        /(?:^|\/)(?:dockerfile|containerfile)[^/]*$|\.(?:dockerfile|containerfile)$/,
        /(?:^|\/)(?:docker-?)?compose[^/]*\.ya?ml$/,
        /(?:^|\/)\.(?:yarn|mvn|cargo|bundle|pnpm|gradle|config\/pip|nuget)\//,
        /(?:^|\/)\.(?:github\/workflows|github\/actions|gitlab-ci|circleci)\//,
        /(?:^|\/)patches\/[^/]+\.patch$/,
    ],
};
const otherNames = new Set(splitNames(otherPackageFiles));
function isPackageFile(path) {
    const folded = (0,policy_changes/* foldPath */.tu)(path);
    if (findEcosystem(folded) !== undefined || otherNames.has((0,file_name/* getBaseName */.J)(folded)))
        return true;
    return otherPackageFiles.patterns?.some((pattern) => pattern.test(folded)) || isLockName(folded);
}
const pipelineGlobs = [
    ...['.github/workflows/**', '.github/actions/**', 'action.{yml,yaml}'],
    ...[
        '.gitlab-ci*.{yml,yaml}',
        '.gitlab/**',
        'Jenkinsfile*',
        'Jenkinsfile*/**',
        'azure-pipelines*.{yml,yaml}',
        '.azure-pipelines/**',
    ],
    ...['bitbucket-pipelines.{yml,yaml}', '.circleci/**', '.buildkite/**', '.travis.yml', '.drone.yml'],
    ...['cloudbuild.{yml,yaml}', '.{gitea,forgejo,semaphore,teamcity,tekton,harness,woodpecker}/**', 'bamboo-specs/**'],
    ...['{buildspec,codefresh}*.{yml,yaml}', '{,.}{woodpecker,appveyor,cirrus,wercker}.{yml,yaml}'],
    ...['{,.}{screwdriver,bitrise,codemagic}.{yml,yaml}'],
].map((glob) => `**/${glob}`);
const matchers = pipelineGlobs.map((glob) => (0,policy_glob/* compileGlob */.SO)((0,policy_changes/* foldPath */.tu)(glob)));
const deciding = [...policy/* gateFileGlobs */.dx, 'codeowners'].map((glob) => (0,policy_glob/* compileGlob */.SO)(`**/${glob}`));
function needsNoScan({ files, isComplete }, skipWhen, policyFiles) {
    if (!isComplete || files.size === 0)
        return false;
    const isSkipped = (0,path_matching/* createPathMatcher */.ao)(skipWhen.map((glob) => glob.replace(/\/$/, '/**').replace(/\/\*\*$/, '/**/*')));
    const own = policyFiles.map(policy_changes/* foldPath */.tu);
    return [...files].every(([path, { isModule }]) => {
        if (isModule || (0,policy_changes/* isTooLongForPath */.Je)(path) || isSkipped({ filePath: path }) !== 'yes')
            return false;
        const folded = (0,policy_changes/* foldPath */.tu)(path);
        const decides = matchers.some((matches) => matches(folded)) || deciding.some((matches) => matches(folded));
        return !own.includes(folded) && !decides && !isPackageFile(path);
    });
}
const named = /pass|pwd|pw\b|secret|token|key|mnemonic|phrase|seed|salt|pepper|user|login|account|cred|auth(?!ored-by)|basic|bearer|curl|wget|sql|maria|redis|insert|identified|crypt|md5|sha|hash|machine|cookie|connect|sign(?!ed-off-by)|hmac|jose|jwt|fernet|serializ|pdo|ldap|imap|ssh|xor|[.:]new|cipher|verif|session/i;
const valued = /["'`=:(<{[@\d]|\s[-/]\w/;
function mayHoldSecret(message) {
    const text = message
        .replace(/^(?:build|chore|ci|docs?|feat|fix|refactor|revert|style|test)(?:\([\w-]*\))?!?: /, '')
        .replaceAll(/\(?#\d+\)?|@users\.noreply\.[\w.-]+/g, '');
    const isIssued = (word) => /.[A-Z\d]/.test(word) && !/^(?:[\da-f]{40}|[\da-f]{64})$/.test(word);
    return (/:\/\/\S{1,300}@|@(?:tcp|unix)\(|-----begin/i.test(text) ||
        (named.test(text) && valued.test(text)) ||
        (text.match(/[\w+=~-]{16,}/g) ?? []).some(isIssued));
}
const prose = /\.(?:md|mdx|markdown|rst|adoc|asciidoc|txt|textile|pod)$|(?:^|\/)docs?\//;
function describeSkippedChange({ files }) {
    const isProse = [...files.keys()].every((path) => prose.test((0,policy_changes/* foldPath */.tu)(path)));
    return isProse ? 'only documentation changed' : 'only files changed that need no scan';
}


/***/ }),

/***/ 31:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nr: () => (/* binding */ computeExitCode),
/* harmony export */   O3: () => (/* binding */ hasJudged),
/* harmony export */   QO: () => (/* binding */ signals),
/* harmony export */   bm: () => (/* binding */ getReason),
/* harmony export */   eq: () => (/* binding */ countProven),
/* harmony export */   qE: () => (/* binding */ pickWorstVerdict),
/* harmony export */   rY: () => (/* binding */ verdicts)
/* harmony export */ });
/* unused harmony export exitCodes */
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6002);

const verdicts = ['failed', 'inconclusive', 'passed'];
function pickWorstVerdict(several) {
    return verdicts.find((verdict) => several.includes(verdict)) ?? 'passed';
}
function hasJudged(reason) {
    return reason !== 'cancelled' && reason !== 'not-waited';
}
function countProven({ lo, named }) {
    return Math.max(lo, Object.values(named?.blocks ?? {}).reduce((sum, count) => sum + count, 0));
}
const reasonsByCode = {
    CONFIG: 'settings',
    AUTH: 'auth',
    NOT_FOUND: 'not-found',
    RATE_LIMITED: 'rate-limited',
    UNAVAILABLE: 'unavailable',
    SCAN_FAILED: 'scan-failed',
    SCAN_TIMEOUT: 'timeout',
    PROTOCOL: 'protocol',
    PUBLISH: 'publish',
    CANCELLED: 'cancelled',
};
function getReason(error) {
    return error.reason ?? reasonsByCode[error.code];
}
const exitCodes = {
    0: 'passed, or the settings say that this outcome does not fail the step (`warn-only`, `on-inconclusive`, `wait`)',
    1: 'failed: at least one finding is proven to block',
    2: 'inconclusive: nothing is proven; wrong settings included',
    129: 'canceled because the terminal or session ended (SIGHUP)',
    130: 'canceled by an interrupt (SIGINT)',
    131: 'canceled by a request to quit (SIGQUIT)',
    143: 'canceled by a request to end (SIGTERM)',
};
const signalCodes = { SIGHUP: 129, SIGINT: 130, SIGQUIT: 131, SIGTERM: 143 };
const signals = Object.keys(signalCodes);
function computeExitCode({ judged, settings, fileErrors = 0, signal }) {
    if (signal !== undefined)
        return signalCodes[signal];
    const codes = judged.map((each) => computeVerdictCode(each, settings));
    if (codes.includes(1))
        return 1;
    return codes.includes(2) || fileErrors > 0 ? 2 : 0;
}
function computeVerdictCode({ verdict, reason }, settings) {
    if (verdict === 'passed')
        return 0;
    const isOpen = (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isInconclusive */ .Fm)(reason);
    const effect = isOpen ? _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .inconclusiveReasons */ .Qe[reason].effect : 'fails';
    if (effect === 'always fails')
        return 2;
    if (settings?.warnOnly)
        return 0;
    if (verdict === 'failed')
        return 1;
    return effect === 'passes' || (isOpen && settings?.onInconclusive[reason] === 'warn') ? 0 : 2;
}


/***/ }),

/***/ 2377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GB: () => (/* binding */ justifications),
/* harmony export */   KV: () => (/* binding */ createVexExceptions),
/* harmony export */   Zb: () => (/* binding */ isExcusedByClaim),
/* harmony export */   bM: () => (/* binding */ statuses),
/* harmony export */   lK: () => (/* binding */ listVulnerabilityIds)
/* harmony export */ });
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4447);
/* harmony import */ var _shared_text_finding_texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8485);
/* harmony import */ var _shared_text_purl_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3408);
/* harmony import */ var _ternary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2722);




const statuses = ['not_affected', 'affected', 'fixed', 'under_investigation'];
const justifications = [
    'component_not_present',
    'vulnerable_code_not_present',
    'vulnerable_code_not_in_execute_path',
    'vulnerable_code_cannot_be_controlled_by_adversary',
    'inline_mitigations_already_exist',
];
function isExcusedByClaim(claim, finding) {
    const isVulnerability = matchesVulnerability(claim, finding);
    if (isVulnerability === 'no')
        return 'no';
    const isAbout = (0,_ternary_js__WEBPACK_IMPORTED_MODULE_3__/* .andTernary */ .RC)(isVulnerability, matchesAnyProduct(claim, finding));
    if (isAbout === 'no')
        return 'no';
    const { rivals, timeMs } = claim;
    const isTakenBack = [finding.id, ...listVulnerabilityIds(finding)]
        .flatMap((name) => rivals.byName.get(name) ?? [])
        .some((rival) => rival.timeMs >= timeMs && matchesAnyProduct(rival, finding) !== 'no');
    return isTakenBack ? (finding.detail === undefined ? 'unknown' : 'no') : isAbout;
}
function matchesVulnerability({ names, ids }, finding) {
    if (names.includes(finding.id))
        return 'yes';
    const mayBeNamed = finding.type === undefined || finding.type === 'SCA';
    const stated = listVulnerabilityIds(finding);
    if (stated.length === 0)
        return mayBeNamed ? 'unknown' : 'no';
    const named = new Set(ids);
    const ofDatabases = Map.groupBy(stated, (id) => id.slice(0, id.indexOf('-')));
    if ([...ofDatabases.values()].some((own) => own.every((id) => named.has(id))))
        return 'yes';
    return stated.some((id) => named.has(id)) ? 'unknown' : 'no';
}
function listVulnerabilityIds({ detail }) {
    return detail?.advisory?.ids ?? detail?.advisory?.cves ?? [];
}
function matchesAnyProduct({ products }, finding) {
    const found = (0,_shared_text_purl_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePurl */ .$l)(finding.detail?.advisory?.purl ?? '');
    return (0,_ternary_js__WEBPACK_IMPORTED_MODULE_3__/* .orTernary */ .Nv)(...products.map((product) => matchesProduct(product, found)));
}
function matchesProduct(product, found) {
    const { owner, parts } = product;
    const inside = parts.length === 0 ? 'yes' : (0,_ternary_js__WEBPACK_IMPORTED_MODULE_3__/* .orTernary */ .Nv)(...parts.map((part) => matchesComponent(part, found)));
    const itself = (0,_ternary_js__WEBPACK_IMPORTED_MODULE_3__/* .andTernary */ .RC)(matchesComponent(product, found), parts.length === 0 ? 'yes' : 'unknown');
    return (0,_ternary_js__WEBPACK_IMPORTED_MODULE_3__/* .orTernary */ .Nv)(itself, (0,_ternary_js__WEBPACK_IMPORTED_MODULE_3__/* .andTernary */ .RC)(isInRepository(owner, parts.length > 0), inside));
}
function isInRepository(owner, hasParts) {
    if (owner === 'this')
        return 'yes';
    if (owner === 'maybe')
        return 'unknown';
    return owner === 'unlisted' && hasParts ? 'unknown' : 'no';
}
function matchesComponent({ purls }, found) {
    if (found === undefined || purls.length === 0)
        return 'unknown';
    return (0,_ternary_js__WEBPACK_IMPORTED_MODULE_3__/* .orTernary */ .Nv)(...purls.map((purl) => (0,_shared_text_purl_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesPackage */ .C9)(purl, found)));
}
function normalizeIds(names) {
    return [...new Set(names.map(_shared_text_finding_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizeId */ .XB))];
}
function createVexExceptions(statements, maxAgeDays) {
    const aliases = mergeAliases(statements);
    const findAliases = ({ names: [name = ''] }) => aliases.get((0,_shared_text_finding_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizeId */ .XB)(name)) ?? [];
    const about = Map.groupBy(statements, findAliases);
    const exceptions = [];
    const unjustified = [];
    let replaced = 0;
    const unlisted = new Set();
    const others = statements.filter((statement) => !isExcuse(statement));
    const retracting = others.map((rival) => {
        const { names, products, timeMs } = rival;
        return { names, products, timeMs, ids: findAliases(rival) };
    });
    const byName = new Map();
    for (const rival of retracting)
        for (const name of new Set([...rival.names, ...rival.ids]))
            byName.set(name, [...(byName.get(name) ?? []), rival]);
    const rivals = { all: retracting, byName };
    for (const statement of statements) {
        if (statement.status === 'not_affected' && statement.justification === undefined)
            unjustified.push(statement);
        if (!isExcuse(statement))
            continue;
        const alike = about.get(findAliases(statement)) ?? [];
        if (alike.some((other) => supersedes(other, statement))) {
            replaced += 1;
            continue;
        }
        const { status, justification, text, author, timeMs } = statement;
        for (const { owner, parts, names } of statement.products)
            if (owner === 'unlisted' && parts.length > 0)
                unlisted.add(names[0] ?? '');
        const words = status === 'fixed' ? 'fixed' : `not affected, ${(justification ?? '').replaceAll('_', ' ')}`;
        exceptions.push({
            vex: { ...statement, ids: normalizeIds(statement.names), rivals },
            reason: text === undefined ? words : `${words}: ${text}`,
            expires: new Date(timeMs + maxAgeDays * _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .dayMs */ .LP).toISOString().slice(0, 10),
            owner: author,
        });
    }
    return { exceptions, unjustified, replaced, unlisted: [...unlisted].sort() };
}
function isExcuse(statement) {
    const { status, justification } = statement;
    return status === 'fixed' || (status === 'not_affected' && justification !== undefined);
}
function mergeAliases(statements) {
    const groups = new Map();
    for (const { names } of statements) {
        const ids = normalizeIds(names);
        const [largest = new Set(), ...others] = [...new Set(ids.flatMap((id) => groups.get(id) ?? []))].sort((a, b) => b.size - a.size);
        for (const id of [...ids, ...others.flatMap((group) => [...group])]) {
            largest.add(id);
            groups.set(id, largest);
        }
    }
    const lists = new Map([...new Set(groups.values())].map((group) => [group, [...group].sort()]));
    return new Map([...groups].map(([id, group]) => [id, lists.get(group) ?? []]));
}
function supersedes(later, earlier) {
    if (later.timeMs <= earlier.timeMs)
        return false;
    const [names, products] = [new Set(normalizeIds(later.names)), new Set(later.products.map(buildProductKey))];
    return (normalizeIds(earlier.names).every((id) => names.has(id)) &&
        earlier.products.every((product) => products.has(buildProductKey(product))));
}
function buildProductKey({ parts, ...product }) {
    return JSON.stringify([buildComponentKey(product), parts.map(buildComponentKey).sort()]);
}
function buildComponentKey({ names, purls }) {
    return JSON.stringify(purls.length === names.length ? purls.map(_shared_text_purl_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPurl */ .dd).sort() : [...names].sort());
}


/***/ }),

/***/ 9247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ formatNames),
/* harmony export */   _: () => (/* binding */ defaultFileNames)
/* harmony export */ });
const defaultFileNames = {
    json: 'report.json',
    html: 'scan-gate.html',
    markdown: 'scan-gate.md',
    vex: 'scan-gate.openvex.json',
    vsa: 'scan-gate-vsa.json',
    sarif: 'scan-gate.sarif',
    agent: 'scan-gate-agent.json',
    junit: 'scan-gate-junit.xml',
    'gitlab-codequality': 'gl-code-quality-report.json',
    'gitlab-sast': 'gl-sast-report.json',
    'gitlab-secret-detection': 'gl-secret-detection-report.json',
    'gitlab-dependency-scanning': 'gl-dependency-scanning-report.json',
    'gitlab-sarif': 'gl-report.sarif',
    dotenv: 'scan-gate.env',
    sonar: 'scan-gate-sonar.json',
    checkstyle: 'scan-gate-checkstyle.xml',
    csv: 'scan-gate.csv',
};
const formatNames = Object.keys(defaultFileNames);


/***/ }),

/***/ 9037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H7: () => (/* binding */ needsChangedFiles),
/* harmony export */   Nh: () => (/* binding */ isDisclosed),
/* harmony export */   V2: () => (/* binding */ disclosures),
/* harmony export */   nm: () => (/* binding */ addJudgement)
/* harmony export */ });
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4447);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6002);
/* harmony import */ var _shared_prose_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(7974);
/* harmony import */ var _shared_severity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7786);
/* harmony import */ var _shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(3488);
/* harmony import */ var _policy_changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8551);
/* harmony import */ var _policy_code_owners_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8426);
/* harmony import */ var _policy_evidence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4269);
/* harmony import */ var _policy_exceptions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5794);
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6619);
/* harmony import */ var _policy_judge_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9354);
/* harmony import */ var _policy_ranking_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4296);
/* harmony import */ var _policy_times_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6180);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6788);
/* harmony import */ var _packages_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7069);















function addJudgement(report, judged, disclosure) {
    const { evidence, judgement, policy } = judged;
    const isShown = (finding) => judgement.findings.get(finding.id)?.effect !== undefined ||
        (0,_policy_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .mayBelongToScan */ .bf)(finding, evidence.counts) ||
        (finding.label === 'maybe' && (0,_policy_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .isSuppressed */ .Bx)(finding));
    const own = [];
    const findCover = (0,_policy_exceptions_js__WEBPACK_IMPORTED_MODULE_6__/* .indexExceptions */ .HL)(policy.exceptions, policy.today);
    const all = evidence.findings.map((finding) => {
        if (!isCurrent(finding) || !isShown(finding))
            return finding;
        const shown = toReportFinding(finding, judged, findCover(finding), disclosure);
        own.push(shown);
        return shown;
    });
    const review = (0,_policy_exceptions_js__WEBPACK_IMPORTED_MODULE_6__/* .reviewExceptions */ .ZP)(own, policy.exceptions, policy.today);
    const changes = disclosure.changes ?? evidence.changes;
    const base = describeBase(evidence);
    const isBaseOld = base?.ageDays !== undefined && base.ageDays >= _policy_times_js__WEBPACK_IMPORTED_MODULE_10__/* .oldBaseDays */ .WE;
    const shown = {
        ...report,
        notes: isBaseOld
            ? [
                ...report.notes,
                `The scan of ${base.branch} (${base.scanId}) is ${(0,_shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_13__/* .pluralize */ .td)(base.ageDays ?? 0, 'day')} older: findings that only newer rules report count as new`,
            ]
            : report.notes,
        verdict: judgement.verdict,
        reason: judgement.reason,
        message: formatMessage(judged),
        hint: chooseHint(judged, (0,_packages_js__WEBPACK_IMPORTED_MODULE_12__/* .formatUncompared */ .Uj)(report)),
        rules: judgement.rules,
        warnings: judgement.warnings,
        evidence: { ...evidence, findings: all },
        scan: report.scan && { ...report.scan, counts: evidence.counts },
        base,
        scope: policy.scope,
        uncovered: judgement.uncovered,
        today: policy.today,
        ...(disclosure.disclose === 'auto' && disclosure.isPublicAssumed === true && { filesNameAll: true }),
        exceptions: report.uncommitted === undefined ? review : { ...review, unmatched: [] },
        excused: summarizeExcused(own, judged),
        ending: selectEndingExceptions(review.expiring, changes, own, report.pullRequest !== undefined),
        findings: (0,_policy_ranking_js__WEBPACK_IMPORTED_MODULE_9__/* .sortWorstFirst */ .Qi)(own, judgement.findings),
        elsewhereCount: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_11__/* .countWhere */ .t$)(evidence.findings, isCurrent) - own.length,
        listedSeverities: _shared_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .severities */ .gO.filter((severity) => evidence.lists[severity]?.stands === true),
    };
    return shown.verdict === 'failed' ? { ...shown, hint: (0,_packages_js__WEBPACK_IMPORTED_MODULE_12__/* .formatAdvice */ .sW)(shown) } : shown;
}
function describeBase({ base, startedAt }) {
    if (base === undefined)
        return undefined;
    const { scanId, branch, counts, completedAt } = base;
    const isDated = startedAt !== undefined && completedAt !== undefined;
    return { scanId, branch, counts, ...(isDated && { ageDays: Math.floor((startedAt - completedAt) / _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .dayMs */ .LP) }) };
}
function summarizeExcused(own, { evidence, judgement, policy }) {
    if (judgement.verdict !== 'passed' || policy.exceptions.length === 0)
        return undefined;
    const wouldBe = (0,_policy_judge_js__WEBPACK_IMPORTED_MODULE_8__/* .judgeEvidence */ .Z0)(evidence, { ...policy, exceptions: [] }).findings;
    const excused = own.filter(({ id, exception }) => exception !== undefined && wouldBe.get(id)?.effect !== undefined);
    const days = excused.flatMap(({ exception }) => exception?.expires ?? []).sort();
    const [until] = days;
    return until === undefined ? undefined : { tally: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_11__/* .tallyBySeverity */ .b8)(excused), until, isOneDay: until === days.at(-1) };
}
function toReportFinding(finding, { evidence, judgement, policy, isGivenAway = false }, { answer, exception }, disclosure) {
    const owners = (0,_policy_code_owners_js__WEBPACK_IMPORTED_MODULE_4__/* .determineOwners */ .GV)(finding, policy.codeOwners);
    const facts = judgement.findings.get(finding.id);
    return Object.assign(isGivenAway ? finding : { ...finding }, {
        ...facts,
        effect: facts?.effect ?? 'none',
        disclosed: isDisclosed(finding, disclosure),
        exception: answer === 'yes' ? exception : undefined,
        ...(owners && { owners }),
        ...(facts?.novelty === 'new' && evidence.changes && (0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .isInChangedFile */ .Q3)(finding, evidence.changes) === 'no'
            ? { isOnlyNewlySeen: true }
            : {}),
        ...(isCertainlyOnChangedLine(finding, disclosure.changes ?? evidence.changes) && { isOnChangedLine: true }),
    });
}
function selectEndingExceptions(expiring, changes, findings, isProposed) {
    if (changes === undefined)
        return isProposed ? [] : expiring;
    return (0,_policy_exceptions_js__WEBPACK_IMPORTED_MODULE_6__/* .findAffectedExceptions */ .Eh)(expiring, changes, findings);
}
function isCurrent(finding) {
    return finding.status !== 'FIXED' || (0,_policy_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .isOpen */ .nT)(finding);
}
function formatMessage(judged) {
    const { verdict, reason, rules, doubt, uncovered } = judged.judgement;
    if (reason === 'not-covered')
        return doubt ?? _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .inconclusiveReasons */ .Qe[reason].meaning;
    const deciding = rules.filter((rule) => rule.verdict === verdict).map((rule) => rule.line);
    const lines = rules.length === 0 ? ['nothing can block: no rule is active'] : deciding;
    return [...lines, explainUnreadDiff(judged)?.message ?? [], uncovered ?? []].flat().join('; ');
}
function explainUnreadDiff({ judgement, evidence, policy, }) {
    const asks = policy.scope === 'changed' || policy.scope === 'changed-lines' || policy.scope === 'auto';
    const { changes, known } = evidence;
    if (judgement.reason !== 'evidence' || !asks || known !== undefined || changes?.isComplete)
        return undefined;
    return changes === undefined
        ? {
            message: 'the list of changed files could not be read, so any finding may be in the change',
            hint: (0,_shared_prose_js__WEBPACK_IMPORTED_MODULE_14__/* .prose */ .CS) `Run the gate again. In a workflow, the job needs the permission ${(0,_shared_prose_js__WEBPACK_IMPORTED_MODULE_14__/* .code */ .aY)('contents: read')}; elsewhere, clone more of the history.`,
        }
        : {
            message: 'the list of changed files is incomplete, so any finding may be in the change',
            hint: (0,_shared_prose_js__WEBPACK_IMPORTED_MODULE_14__/* .prose */ .CS) `Split the change, or judge it with ${(0,_shared_prose_js__WEBPACK_IMPORTED_MODULE_14__/* .code */ .aY)('scope: scan')}.`,
        };
}
const pathHint = 'Have the scanner write paths from the root of the repository. The report lists the locations that were ignored.';
function chooseHint(judged, uncompared) {
    const { verdict, reason, unscanned = [] } = judged.judgement;
    if (verdict !== 'inconclusive')
        return undefined;
    const names = unscanned.includes('other') ? '' : unscanned.join(', ');
    if (names !== '')
        return (0,_shared_prose_js__WEBPACK_IMPORTED_MODULE_14__/* .prose */ .CS) `Add a scanner for ${names} (its SARIF can be judged), or accept the gap in the policy: ${(0,_shared_prose_js__WEBPACK_IMPORTED_MODULE_14__/* .code */ .aY)(`accept-uncovered: [${names}]`)}.`;
    const { origin, findings } = judged.evidence;
    const hasService = origin === 'service';
    if (!hasService && reason === 'evidence' && findings.some(({ filePath }) => filePath === undefined))
        return pathHint;
    const hint = explainUnreadDiff(judged)?.hint ?? (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeReason */ .Gk)(reason === 'not-covered' ? reason : 'evidence', hasService).hint;
    return uncompared === undefined || reason !== 'evidence' ? hint : (0,_shared_prose_js__WEBPACK_IMPORTED_MODULE_14__/* .prose */ .CS) `${uncompared} ${hint ?? ''}`;
}
const disclosures = ['auto', 'all', 'changed', 'counts'];
function needsChangedFiles({ disclose, isPublic }) {
    return disclose === 'changed' || (disclose === 'auto' && isPublic);
}
function isDisclosed(finding, disclosure) {
    if (disclosure.disclose === 'counts')
        return false;
    if (!needsChangedFiles(disclosure))
        return true;
    return finding.filePath !== undefined && (disclosure.changes?.files.has((0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .normalizePath */ .Fd)(finding.filePath)) ?? false);
}
function isCertainlyOnChangedLine({ filePath, line }, changes) {
    if (changes === undefined || filePath === undefined || line === undefined)
        return false;
    const lines = changes.files.get((0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .normalizePath */ .Fd)(filePath))?.lines ?? [];
    return lines.some(([first, last]) => first <= line && line <= last);
}


/***/ }),

/***/ 772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ wrapText),
/* harmony export */   FB: () => (/* binding */ logWidth),
/* harmony export */   Ic: () => (/* binding */ toPlainLine),
/* harmony export */   ax: () => (/* binding */ fitLine),
/* harmony export */   bC: () => (/* binding */ breakLines),
/* harmony export */   dS: () => (/* binding */ indentHanging),
/* harmony export */   se: () => (/* binding */ chooseLogWidth)
/* harmony export */ });
/* harmony import */ var _shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(844);

const logWidth = 100;
const chooseLogWidth = (columns) => columns === undefined ? logWidth : Math.min(180, Math.max(60, columns));
function toPlainLine(line) {
    return typeof line === 'string' ? line : line.map((span) => (typeof span === 'string' ? span : span.text)).join('');
}
function fitLine(line, width) {
    const text = toPlainLine(line);
    if (text.length <= width)
        return [line];
    const [span, ...others] = typeof line === 'string' ? [line] : line;
    const style = typeof span === 'object' && others.length === 0 ? span.style : undefined;
    const indent = /^ */.exec(text)?.[0] ?? '';
    const parts = indentHanging(indent, text.slice(indent.length), width);
    return style === undefined ? parts : parts.map((part) => [{ text: part, style }]);
}
function wrapText(text, columns) {
    return breakLines(text, columns).map((line) => (0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralizeLine */ .a0)(line));
}
function breakLines(text, columns) {
    const lines = [];
    for (const word of text.split(' ')) {
        const last = lines.at(-1);
        if (last !== undefined && last.length + 1 + word.length <= columns)
            lines[lines.length - 1] = `${last} ${word}`;
        else
            lines.push(word);
    }
    return lines;
}
function indentHanging(mark, text, width = logWidth) {
    const indent = ' '.repeat(mark.length);
    return wrapText(text, width - mark.length).map((line, index) => `${index === 0 ? mark : indent}${line}`);
}


/***/ }),

/***/ 6788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ selectNamedDeciding),
/* harmony export */   GF: () => (/* binding */ selectUncertainFindings),
/* harmony export */   IT: () => (/* binding */ countByDisposition),
/* harmony export */   Ix: () => (/* binding */ isNothingNew),
/* harmony export */   Me: () => (/* binding */ formatOpen),
/* harmony export */   OS: () => (/* binding */ selectDecidingFindings),
/* harmony export */   QJ: () => (/* binding */ countOpen),
/* harmony export */   QU: () => (/* binding */ formatFindingCount),
/* harmony export */   R8: () => (/* binding */ countBlockingFindings),
/* harmony export */   S5: () => (/* binding */ addUncompared),
/* harmony export */   Y6: () => (/* binding */ tallyOthers),
/* harmony export */   b8: () => (/* binding */ tallyBySeverity),
/* harmony export */   du: () => (/* binding */ getBaseBranchName),
/* harmony export */   eQ: () => (/* binding */ formatTally),
/* harmony export */   l: () => (/* binding */ formatOthers),
/* harmony export */   q2: () => (/* binding */ tallyDeferredNew),
/* harmony export */   qo: () => (/* binding */ formatIntro),
/* harmony export */   t$: () => (/* binding */ countWhere),
/* harmony export */   uQ: () => (/* binding */ isCompared),
/* harmony export */   vO: () => (/* binding */ listOpenFindings),
/* harmony export */   yT: () => (/* binding */ sumTally)
/* harmony export */ });
/* harmony import */ var _shared_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7786);
/* harmony import */ var _shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3488);
/* harmony import */ var _policy_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1774);




function countBlockingFindings(report) {
    const broken = report.verdict === 'failed' ? report.rules.filter(({ verdict }) => verdict === 'failed') : [];
    return Math.max(splitDeciding(report).blocks.length, ...broken.map(_policy_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .countProven */ .eq));
}
function splitDeciding({ findings }) {
    let end = 0;
    while (findings[end]?.effect === 'blocks')
        end += 1;
    const start = end;
    while (findings[end]?.effect === 'may block')
        end += 1;
    return { blocks: findings.slice(0, start), may: findings.slice(start, end) };
}
function selectDecidingFindings(report) {
    if (report.verdict === 'passed')
        return [];
    const { blocks, may } = splitDeciding(report);
    const areNamed = report.verdict === 'failed' && countBlockingFindings(report) <= blocks.length;
    if (areNamed || may.length === 0)
        return blocks;
    return blocks.length === 0 ? may : [...blocks, ...may];
}
function selectNamedDeciding(report, most) {
    const deciding = selectDecidingFindings(report);
    const named = deciding.filter(({ disclosed }) => disclosed).slice(0, most);
    const unnamed = deciding.filter(({ disclosed }) => !disclosed).length;
    return { named, left: deciding.length - named.length, unnamed };
}
function countMayBlock(report) {
    const open = report.reason === 'evidence' ? report.rules.filter(({ verdict }) => verdict === 'inconclusive') : [];
    const bounds = open.map(({ hi }) => hi).filter(Number.isFinite);
    return Math.max(selectDecidingFindings(report).length, ...bounds);
}
function formatIntro(report) {
    const listed = selectDecidingFindings(report).length;
    if (listed === 0)
        return '';
    if (report.verdict === 'failed')
        return formatBlockingIntro(report);
    const most = countMayBlock(report);
    return most > listed
        ? `${listed} of up to ${most} ${chooseIsOrAre(listed)} listed:`
        : `${(0,_shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralize */ .td)(listed, 'finding')} may block:`;
}
function formatBlockingIntro(report) {
    const split = splitDeciding(report);
    const [count, named, may] = [countBlockingFindings(report), split.blocks.length, split.may.length];
    const listed = named + may;
    if (count <= named || count === listed)
        return '';
    if (count > listed)
        return `${listed} of ${count} ${chooseIsOrAre(listed)} listed:`;
    const rest = count - named;
    const number = rest === 1 ? 'One' : String(rest);
    const isGrowth = named === 0 && report.scope === 'auto' && report.base !== undefined;
    const verb = isGrowth ? `${chooseIsOrAre(rest)} new` : rest === 1 ? 'blocks' : 'block';
    const those = named === 0 ? `these ${may} ${verb}` : `the last ${may} ${verb} too`;
    return `${number} of ${those}; ${report.origin === 'service' ? 'the service does not say which' : 'which is not known'}:`;
}
function chooseIsOrAre(count) {
    return count === 1 ? 'is' : 'are';
}
function tallyOthers(report) {
    const others = countOpen(report);
    for (const [severity, count] of Object.entries(tallyBySeverity(selectDecidingFindings(report))))
        others[severity] = Math.max(0, (others[severity] ?? 0) - count);
    return others;
}
function formatOthers(report, tally = tallyOthers(report)) {
    const doubtful = selectUncertainFindings(report).length;
    const count = Math.max(0, sumTally(tally) - doubtful);
    if (report.verdict !== 'failed' || count + doubtful === 0)
        return '';
    if (count === 0)
        return `${(0,_shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralize */ .td)(doubtful, 'other finding')} may block`;
    const others = report.findings.filter(({ effect }) => effect === 'none');
    const areOld = others.length > 0 && others.every(({ novelty }) => novelty === 'old');
    const said = `${(0,_shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralize */ .td)(count, areOld ? 'existing finding' : 'other finding')} ${count === 1 ? 'does' : 'do'} not block`;
    return doubtful === 0 ? said : `${said}, ${doubtful} may`;
}
function selectUncertainFindings(report) {
    const { blocks, may } = splitDeciding(report);
    const isShown = selectDecidingFindings(report).length > blocks.length;
    return report.verdict === 'failed' && !isShown ? may : [];
}
function countByDisposition(report) {
    const groups = (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .groupFindings */ .kG)(report.findings);
    const isOpenRun = report.verdict === 'inconclusive';
    const deciding = isOpenRun ? countMayBlock(report) : countBlockingFindings(report);
    const doubtful = selectUncertainFindings(report).length;
    const open = sumTally(countOpen(report));
    const counts = [
        [isOpenRun ? 'may block' : deciding === 1 ? 'blocks' : 'block', deciding],
        ['may block', doubtful],
        ['open, not blocking', Math.max(0, open - deciding - doubtful)],
        ['accepted', groups.accepted.length],
        ['suppressed', groups.suppressed.length],
        ['fixed', groups.fixed.length],
    ];
    return counts.filter(([, count], index) => index === 0 || count > 0);
}
function tallyBySeverity(findings) {
    const tally = {};
    for (const { severity, severityKnown } of findings) {
        const key = severityKnown ? severity : 'UNKNOWN';
        tally[key] = (tally[key] ?? 0) + 1;
    }
    return tally;
}
function countWhere(items, counts) {
    let count = 0;
    for (const item of items)
        if (counts(item))
            count += 1;
    return count;
}
function sumTally(tally) {
    return Object.values(tally).reduce((sum, count) => sum + count, 0);
}
function formatTally(tally) {
    const known = _shared_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.flatMap((severity) => tally[severity] ? [`${tally[severity]} ${_shared_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severityWords */ .D4[severity]}`] : []);
    return (tally.UNKNOWN ? [`${tally.UNKNOWN} of unknown severity`, ...known] : known).join(', ');
}
function formatOpen(tally) {
    return `${formatTally(tally)} ${sumTally(tally) === 1 ? 'is' : 'are'} open`;
}
function formatFindingCount(tally, adjective = '') {
    const total = sumTally(tally);
    const [only, ...others] = Object.keys(tally).filter((key) => (tally[key] ?? 0) > 0);
    const severity = others.length === 0 && only !== undefined && only in _shared_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severityWords */ .D4 ? _shared_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severityWords */ .D4[only] : '';
    const words = [String(total), adjective, severity, total === 1 ? 'finding' : 'findings'];
    const unknown = others.length === 0 && only === 'UNKNOWN' ? ' of unknown severity' : '';
    return `${words.filter((word) => word !== '').join(' ')}${unknown}`;
}
function* listOpenFindings({ findings }) {
    for (const finding of findings)
        if ((finding.label !== 'elsewhere' || finding.effect !== 'none') &&
            ['blocks', 'may block', 'open', 'accepted'].includes((0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .classifyFinding */ .qY)(finding)))
            yield finding;
}
function countOpen(report) {
    const listed = tallyBySeverity(listOpenFindings(report));
    const suppressed = tallyBySeverity(report.findings.filter((each) => (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .classifyFinding */ .qY)(each) === 'suppressed'));
    const open = listed.UNKNOWN === undefined ? {} : { UNKNOWN: listed.UNKNOWN };
    for (const severity of _shared_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO) {
        const counted = report.scan?.counts[severity];
        const shown = listed[severity] ?? 0;
        const isListed = report.listedSeverities.includes(severity);
        const isExplained = isListed && shown + (suppressed[severity] ?? 0) >= (counted ?? 0);
        const number = isExplained ? Math.min(counted ?? shown, shown) : counted;
        if (number !== undefined)
            open[severity] = number;
    }
    return open;
}
function isCompared({ scope, base, evidence }) {
    return scope === 'new' || (scope === 'auto' && (base !== undefined || evidence?.known !== undefined));
}
function isNothingNew(report) {
    const isAllKnown = report.scope === 'new' || report.evidence?.known !== undefined;
    for (const { isLeft, novelty, isOnChangedLine } of listOpenFindings(report)) {
        if (isLeft === true || novelty === 'old')
            continue;
        if (novelty === 'new' || isAllKnown || isOnChangedLine === true)
            return false;
    }
    const { scan, base } = report;
    const hasGrown = _shared_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.some((severity) => {
        const [now, before] = [scan?.counts[severity], base?.counts[severity]];
        return now === undefined || before === undefined || now > before;
    });
    return isAllKnown || !hasGrown;
}
function tallyDeferredNew(report) {
    return tallyBySeverity([...listOpenFindings(report)].filter(({ isLeft, novelty }) => isLeft === true && novelty === 'new'));
}
function addUncompared({ uncompared }, sentences) {
    return uncompared === undefined ? [...sentences] : sentences.map((sentence) => `${sentence}; not compared`);
}
function getBaseBranchName({ base, evidence }) {
    const name = base?.branch ?? evidence?.known?.base.split(' ')[0] ?? '';
    return name === '' || name.length > 40 ? 'the base branch' : name;
}


/***/ }),

/***/ 1440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T7: () => (/* binding */ readOutputs),
/* harmony export */   gr: () => (/* binding */ outputNames)
/* harmony export */ });
/* unused harmony export outputs */
/* harmony import */ var _shared_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7786);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6788);


const outputs = {
    verdict: 'passed, failed or inconclusive.',
    reason: 'clean if passed, violations if failed, otherwise why the run is inconclusive.',
    'scan-id': 'Id of the scan that was judged or started.',
    'scan-status': 'Last known status of the scan, as the service reports it.',
    'critical-count': 'Number of critical findings in the scan; empty if the scan does not state it.',
    'high-count': 'Number of high findings in the scan.',
    'medium-count': 'Number of medium findings in the scan.',
    'low-count': 'Number of low findings in the scan.',
    'info-count': 'Number of informational findings in the scan.',
    'blocking-count': 'Number of findings that are proven to block, by name or by count. If one rule failed, it is the number in its sentence.',
    'new-count': 'Number of findings that no earlier scan has seen.',
    'failed-rules': 'The rules that failed, separated by commas.',
    'report-file': 'Path of the full report.',
    'sarif-file': 'Path of the SARIF file, if one was requested.',
    'check-run-url': 'URL of the check run, if one was written.',
    'comment-url': 'URL of the comment on the pull request, if one was written.',
    'policy-sha256': 'SHA-256 of the policy that the verdict is based on.',
};
const outputNames = Object.keys(outputs);
function readOutputs(report) {
    const counts = Object.fromEntries(_shared_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.map((severity) => [`${severity.toLowerCase()}-count`, String(report.scan?.counts[severity] ?? '')]));
    return {
        verdict: report.verdict,
        reason: report.reason,
        'scan-id': report.scan?.id ?? '',
        'scan-status': report.scan?.status ?? '',
        ...counts,
        'blocking-count': String((0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .countBlockingFindings */ .R8)(report)),
        'new-count': String((0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .countWhere */ .t$)(report.findings, ({ firstSeen }) => firstSeen === true)),
        'failed-rules': report.rules
            .filter((rule) => rule.verdict === 'failed')
            .map((rule) => rule.rule)
            .join(','),
        'policy-sha256': report.policy.sha256,
    };
}


/***/ }),

/***/ 7069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lr: () => (/* binding */ countItemFindings),
/* harmony export */   Rl: () => (/* binding */ parsePackageName),
/* harmony export */   Uj: () => (/* binding */ formatUncompared),
/* harmony export */   Zc: () => (/* binding */ groupPackages),
/* harmony export */   _0: () => (/* binding */ getItemAdvice),
/* harmony export */   dI: () => (/* binding */ formatExceptionLead),
/* harmony export */   gT: () => (/* binding */ describeAdvice),
/* harmony export */   kP: () => (/* binding */ renderMarkdownAdvice),
/* harmony export */   o1: () => (/* binding */ exceptionsPage),
/* harmony export */   sW: () => (/* binding */ formatAdvice),
/* harmony export */   xV: () => (/* binding */ formatSuggestedExceptions)
/* harmony export */ });
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4447);
/* harmony import */ var _shared_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7786);
/* harmony import */ var _shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(844);
/* harmony import */ var _shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3488);
/* harmony import */ var _shared_text_finding_texts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8485);
/* harmony import */ var _shared_text_placeholder_reason_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8201);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6788);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1774);








function countItemFindings(item) {
    return item.package?.findings.length ?? 1;
}
function getItemAdvice(item) {
    if (item.package === undefined)
        return (0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .extractFirstSentence */ .T9)((0,_shared_text_finding_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .getRemediation */ .ID)(item.finding));
    const { update } = item.package;
    return update === undefined ? undefined : `${update}.`;
}
function groupPackages(report, findings, most) {
    const begun = [];
    const byKey = new Map();
    for (const finding of findings) {
        const copy = buildCopyKey(finding);
        const key = copy === undefined ? undefined : `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .classifyFinding */ .qY)(finding)} ${copy}`;
        const known = key === undefined ? undefined : byKey.get(key);
        known?.push(finding);
        if (known !== undefined || begun.length === most)
            continue;
        const own = [finding];
        begun.push(own);
        if (key !== undefined)
            byKey.set(key, own);
    }
    const { blocks, 'may block': may, open } = (0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .groupFindings */ .kG)(report.findings.filter(({ type }) => type === 'SCA'));
    const copies = Map.groupBy([...blocks, ...may, ...open], buildCopyKey);
    return begun.map((own) => {
        const [first, second] = own;
        const named = second === undefined ? undefined : parsePackageName(first);
        if (named === undefined)
            return { finding: first, package: undefined };
        const [finding = first] = own.toSorted((a, b) => (0,_shared_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .getSeverityRank */ .Eg)(a.severity) - (0,_shared_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .getSeverityRank */ .Eg)(b.severity));
        return { finding, package: { ...named, findings: own, update: formatUpdate(copies, own) } };
    });
}
function buildCopyKey(finding) {
    const named = parsePackageName(finding);
    return named === undefined ? undefined : JSON.stringify([named.name, named.version, finding.filePath]);
}
const packageBefore = /^(@?[\w.-]+(?:[/:][\w.~-]+)*)[ @]v?(\d[\w.+!~-]*): /;
const packageAfter = / in (@?[\w.-]+(?:[/:][\w.~-]+)*)[ @]v?(\d[\w.+!~-]*)$/;
function parsePackageName({ type, title, }) {
    if (type !== 'SCA' || title.length > 2000)
        return undefined;
    const [, name, version] = packageBefore.exec(title) ?? packageAfter.exec(title) ?? [];
    return name === undefined || version === undefined ? undefined : { name, version };
}
function formatUpdate(copies, own) {
    const settled = own.filter((finding) => parseFixedVersion(finding) !== undefined);
    const [first] = settled;
    if (first === undefined)
        return undefined;
    const versions = [...settled, ...(copies.get(buildCopyKey(first)) ?? [])].flatMap((finding) => parseFixedVersion(finding) ?? []);
    const [highest] = versions.sort((a, b) => compareVersions(b, a));
    return `Update to ${highest}, which fixes ${settled.length === own.length ? 'all' : `${settled.length} of them`}`;
}
function parseFixedVersion(finding) {
    const remediation = (0,_shared_text_finding_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .getRemediation */ .ID)(finding) ?? '';
    const found = /\b(?:upgrade|update)\b[^\n]{0,200}?\bto (?:version )?v?(\d[\w+-]*(?:\.[\w+-]+)*)/i.exec(remediation.slice(0, 1000));
    return found?.[1];
}
function compareVersions(a, b) {
    const [left, right] = [a, b].map((version) => version.split(/[.+-]/).map((part) => Number.parseInt(part, 10) || 0));
    for (let index = 0; index < Math.max(left?.length ?? 0, right?.length ?? 0); index += 1) {
        const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
        if (difference !== 0)
            return difference;
    }
    return 0;
}
const exceptionsPage = 'https://github.com/scan-gate/scan-gate/blob/main/docs/policy.md#exceptions';
function describeAdvice(report) {
    const isOne = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .countBlockingFindings */ .R8)(report) === 1;
    const lead = isOne ? 'Fix it. False positive? ' : 'Fix them. False positive? ';
    const way = report.origin === 'service' ? `Suppress it in the service with a reason, or ` : '';
    const context = formatUncompared(report) ?? formatNewlySeen(report);
    if (way === '')
        return { context, lead, link: 'Add an exception' };
    return { context, lead: lead + way, link: 'add an exception' };
}
function formatAdvice(report) {
    const { context, lead, link } = describeAdvice(report);
    return `${context === undefined ? '' : `${context} `}${lead}${link}.`;
}
function renderMarkdownAdvice(report, escapeText) {
    const { context, lead, link } = describeAdvice(report);
    const why = context === undefined ? '' : `${escapeText(context, 600)}\n\n`;
    return `${why}${lead}[${link}](${exceptionsPage}).`;
}
function formatUncompared({ uncompared }) {
    if (uncompared === undefined)
        return undefined;
    const { why, remedy } = uncompared;
    return `Not compared, so existing findings count too: ${why}.${remedy === undefined ? '' : ` ${remedy}.`}`;
}
function formatNewlySeen({ base, findings }) {
    const seen = findings.filter(({ effect, isOnlyNewlySeen }) => effect === 'blocks' && isOnlyNewlySeen);
    if (base?.ageDays === undefined || base.ageDays < 1 || seen.length === 0)
        return undefined;
    const named = seen.filter(({ disclosed }) => disclosed).slice(0, 3);
    const names = named.map((finding) => `${finding.title} (${finding.filePath})`).join(', ');
    const places = names === '' ? '' : `: ${names}${named.length < seen.length ? ', …' : ''}`;
    const those = `${seen.length} of them ${seen.length === 1 ? 'is' : 'are'} in files that this change does not touch`;
    const age = `the scan of ${base.branch} is ${(0,_shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_6__/* .pluralize */ .td)(base.ageDays, 'day')} older, perhaps with older rules`;
    return `${those}${places}. Only the newer scan has ${seen.length === 1 ? 'it' : 'them'}; ${age}. Run the gate on pushes to ${base.branch}.`;
}
const exceptionDays = 90;
const suggestedMost = 10;
function formatExceptionLead({ policy }, showPath) {
    const { exceptionsFile } = policy;
    const name = exceptionsFile === undefined ? 'the policy file' : showPath(exceptionsFile.path);
    const at = exceptionsFile?.branch === undefined ? '' : ` of ${exceptionsFile.branch}`;
    return `To accept a finding, add its lines to ${name}${at}:`;
}
function formatSuggestedExceptions(report) {
    if (report.origin === 'service' || report.today === undefined)
        return undefined;
    const named = [...(0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .listOpenFindings */ .vO)(report)].filter(({ effect, disclosed }) => effect === 'blocks' && disclosed);
    if (named.length === 0)
        return undefined;
    const last = new Date(Date.parse(report.today) + exceptionDays * _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .dayMs */ .LP).toISOString().slice(0, 10);
    const entries = named
        .slice(0, suggestedMost)
        .flatMap((finding) => [
        `  # ${(0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .neutralizeLine */ .a0)(`${finding.title}${finding.filePath === undefined ? '' : `, ${finding.filePath}`}`, 80)}`,
        `  - violation_id: ${/^[a-z][\w-]*$/i.test(finding.id) ? finding.id : JSON.stringify(finding.id)}`,
        `    reason: ${_shared_text_placeholder_reason_js__WEBPACK_IMPORTED_MODULE_7__/* .placeholderReason */ .E}`,
        `    expires: ${last}`,
    ]);
    const more = named.length - suggestedMost;
    return ['exceptions:', ...entries, ...(more > 0 ? [`  # ${more} more: their ids are in the report`] : [])].join('\n');
}


/***/ }),

/***/ 3562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CN: () => (/* binding */ addError),
/* harmony export */   Ck: () => (/* binding */ addRepository),
/* harmony export */   LU: () => (/* binding */ createReport),
/* harmony export */   j: () => (/* binding */ makeInconclusive),
/* harmony export */   sN: () => (/* binding */ addStartedScan),
/* harmony export */   zX: () => (/* binding */ addScan)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6002);
/* harmony import */ var _policy_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31);


function createReport(version, origin = 'service') {
    return {
        formatVersion: 1,
        tool: { name: 'scan-gate', version },
        verdict: 'inconclusive',
        reason: 'settings',
        message: 'The run has not started',
        hint: undefined,
        exitCode: 2,
        enforced: true,
        origin,
        serviceOrigin: undefined,
        repository: undefined,
        repositoryUrl: undefined,
        branch: undefined,
        headSha: undefined,
        baseSha: undefined,
        event: undefined,
        pullRequest: undefined,
        scan: undefined,
        policy: { source: 'none was read', sha256: '', settings: {} },
        scope: undefined,
        base: undefined,
        exceptions: undefined,
        rules: [],
        findings: [],
        elsewhereCount: 0,
        listedSeverities: [],
        notes: [],
        requests: {},
        durationMs: 0,
    };
}
function addError(report, error) {
    return makeInconclusive(report, (0,_policy_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .getReason */ .bm)(error), error);
}
function makeInconclusive(report, reason, said = {}) {
    const usual = (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeReason */ .Gk)(reason, report.origin === 'service');
    const { message = usual.meaning, hint = usual.hint, brief = usual.brief } = said;
    return { ...report, verdict: 'inconclusive', reason, message, hint, brief };
}
function addRepository(report, repository) {
    const { repository_id: id, name, vcs_url: vcsUrl } = repository;
    return { ...report, repository: { id, name, vcsUrl: vcsUrl ?? undefined } };
}
function addStartedScan(report, scan) {
    return { ...report, scan: { ...unknownScan, ...scan, status: 'PENDING' } };
}
const unknownScan = {
    createdAt: undefined,
    startedAt: undefined,
    completedAt: undefined,
    counts: {},
    coverage: undefined,
    diagnostics: [],
};
function addScan(report, scan) {
    return {
        ...report,
        scan: {
            id: scan.scan_id,
            status: scan.status,
            branch: scan.branch,
            createdAt: scan.created_at ?? undefined,
            startedAt: scan.started_at ?? undefined,
            completedAt: scan.completed_at ?? undefined,
            counts: {},
            coverage: scan.coverage,
            diagnostics: scan.diagnostics ?? [],
            languages: scan.languages,
            isAdopted: report.scan?.isAdopted,
            retryOf: report.scan?.retryOf,
        },
    };
}


/***/ }),

/***/ 8591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I2: () => (/* binding */ renderFold),
/* harmony export */   Tu: () => (/* binding */ countBytes),
/* harmony export */   X4: () => (/* binding */ renderDecision),
/* harmony export */   hp: () => (/* binding */ chooseColumns),
/* harmony export */   m3: () => (/* binding */ renderFindingTable),
/* harmony export */   mW: () => (/* binding */ fitSummary)
/* harmony export */ });
/* harmony import */ var _shared_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7786);
/* harmony import */ var _shared_shown_location_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1772);
/* harmony import */ var _shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(844);
/* harmony import */ var _shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3488);
/* harmony import */ var _shared_text_file_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7275);
/* harmony import */ var _shared_text_finding_texts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8485);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6788);
/* harmony import */ var _packages_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7069);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1774);









const othersShown = 10;
function renderDecision(report, { budget, others, reportFile }) {
    const groups = (0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .groupFindings */ .kG)(report.findings);
    const coverage = (0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .formatCoverage */ .Om)(report);
    const heading = `How this was decided${others === '' ? '' : ` · ${others}`}`;
    const parts = [
        renderCountTable(report),
        renderRuleTable(report, budget),
        renderOtherFindings(report, groups, budget),
        renderList('Left out', (0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .formatExclusions */ .fE)(report), budget),
        renderList('Exceptions', (0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .formatExceptions */ .iO)(report), budget),
        renderException(report),
        coverage === undefined ? '' : `**Coverage:** ${coverage}`,
        renderList('Skipped or not readable', (0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .formatDiagnostics */ .oO)(report), budget),
        renderList('Notes', [...(0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .formatLookUps */ .Z6)(report), ...report.notes], budget),
        ...renderClosing(report, groups, budget, reportFile),
    ];
    return renderFold(heading, parts.filter((part) => part !== '').join('\n\n'));
}
function renderFold(heading, body) {
    return `<details><summary>${heading}</summary>\n\n${body.trimEnd()}\n\n</details>`;
}
function renderCountTable({ scan, base, branch }) {
    const counts = scan?.counts ?? {};
    const shown = _shared_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.filter((severity) => (counts[severity] ?? 0) > 0 || (base?.counts[severity] ?? 0) > 0);
    if (shown.length === 0)
        return '';
    const here = branch === undefined ? 'This scan' : 'This branch';
    if (base === undefined) {
        const rows = shown.map((severity) => `| ${_shared_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severityNames */ .qx[severity]} | ${counts[severity] ?? ''} |`);
        return [`| | ${here} |`, '|:--|--:|', ...rows].join('\n');
    }
    const rows = shown.map((severity) => {
        const [now, before] = [counts[severity], base.counts[severity]];
        return `| ${_shared_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severityNames */ .qx[severity]} | ${now ?? ''} | ${before ?? ''} | ${formatDifference(now, before)} |`;
    });
    return [`| | ${here} | ${(0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(base.branch, 60)} | Difference |`, '|:--|--:|--:|--:|', ...rows].join('\n');
}
function formatDifference(now, before) {
    if (now === undefined || before === undefined)
        return '';
    if (now === before)
        return '±0';
    return now > before ? `+${now - before}` : `−${before - now}`;
}
function renderRuleTable(report, budget) {
    const rules = (0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .listShownRules */ .Jc)(report);
    if (rules.length === 0)
        return '';
    const rows = renderWithin(rules, { budget, share: 0.3 }, (rule) => {
        const cells = [
            (0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMarkdownCode */ .kK)(rule.rule, 80),
            `${_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .verdictIcons */ .qi[rule.shown]} ${rule.word}`,
            (0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .formatRange */ .Lu)(rule),
            rule.limit,
        ];
        return `| ${cells.join(' | ')} | ${(0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(rule.line, 400)} |`;
    });
    const more = rules.length - rows.length;
    const cutNote = more > 0 ? `\n\n${(0,_shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_8__/* .pluralize */ .td)(more, 'rule')} more in the report file.` : '';
    return `| Rule | | Blocking | Allowed | Why |\n|:--|:--|--:|--:|:--|\n${rows.join('\n')}${cutNote}`;
}
function renderOtherFindings(report, groups, budget) {
    const others = [...(0,_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .selectUncertainFindings */ .GF)(report), ...groups.open, ...groups.accepted, ...groups.suppressed];
    const total = Math.max(others.length, (0,_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .sumTally */ .yT)((0,_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .tallyOthers */ .Y6)(report)) + groups.suppressed.length);
    const { markdown, shown } = renderFindingTable(report, others, { most: othersShown, budget, share: 0.6 });
    if (others.length === 0)
        return '';
    const unnamed = others.filter(({ disclosed }) => !disclosed).length;
    const roles = (0,_shared_text_file_name_js__WEBPACK_IMPORTED_MODULE_3__/* .formatRoles */ .nI)(others);
    const said = [
        roles === '' ? '' : `Of these, ${roles}.`,
        shown > 0 && shown < total - unnamed ? `${shown} of ${total} shown, worst first.` : '',
        unnamed > 0 ? `${(0,_shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_8__/* .pluralize */ .td)(unnamed, 'finding')} not named here (setting disclose).` : '',
    ].filter((part) => part !== '');
    return [`**${formatOthersHeading(groups, total)}**`, markdown, said.join(' ')]
        .filter((part) => part !== '')
        .join('\n\n');
}
function formatOthersHeading(groups, count) {
    const parts = [
        groups.accepted.length > 0 ? `${groups.accepted.length} accepted` : '',
        groups.suppressed.length > 0 ? `${groups.suppressed.length} suppressed` : '',
    ].filter((part) => part !== '');
    return `${(0,_shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_8__/* .pluralize */ .td)(count, 'other finding')}${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`;
}
function renderException(report) {
    const lines = (0,_packages_js__WEBPACK_IMPORTED_MODULE_6__/* .formatSuggestedExceptions */ .xV)(report);
    if (lines === undefined)
        return '';
    const lead = (0,_packages_js__WEBPACK_IMPORTED_MODULE_6__/* .formatExceptionLead */ .dI)(report, (path) => (0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMarkdownCode */ .kK)(path, 200));
    return `${lead}\n\n${(0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMarkdownFence */ .sD)(lines, 2500, 'yaml')}`;
}
function renderList(heading, texts, budget) {
    if (texts.length === 0)
        return '';
    const items = renderWithin(texts.slice(0, 30), { budget, share: 0.15 }, (text) => `- ${(0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(text, 500)}`);
    const more = texts.length - items.length;
    if (more > 0)
        items.push(`- … and ${more} more in the report file`);
    return `**${heading}**\n\n${items.join('\n')}`;
}
function renderClosing(report, groups, budget, reportFile) {
    const { policy, tool } = report;
    const leftOut = (0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .formatLeftOut */ .tG)(report);
    const counted = [
        groups.fixed.length > 0 ? `${(0,_shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_8__/* .pluralize */ .td)(groups.fixed.length, 'finding')} fixed.` : '',
        leftOut === '' ? '' : `${leftOut}.`,
        reportFile === undefined ? '' : `All findings: ${(0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMarkdownCode */ .kK)(reportFile)}`,
    ].filter((part) => part !== '');
    const audit = [
        `Policy: ${(0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(policy.source, 160)}${policy.sha256 === '' ? '' : ` ${(0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMarkdownCode */ .kK)(policy.sha256.slice(0, 12))}`}`,
        `Scan Gate ${(0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(tool.version, 40)}`,
        (0,_shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_8__/* .pluralize */ .td)((0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .countRequests */ .Kx)(report), 'request'),
        (0,_shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_8__/* .formatDuration */ .a3)(report.durationMs),
    ].join(' · ');
    const parts = [counted.join(' '), audit].filter((part) => part !== '');
    return parts.filter((part) => spend(budget, part));
}
function renderFindingTable(report, findings, options) {
    const named = findings.filter(({ disclosed }) => disclosed);
    const items = (0,_packages_js__WEBPACK_IMPORTED_MODULE_6__/* .groupPackages */ .Zc)(report, named, options.most);
    const columns = (options.columns ?? []).filter(({ cell }) => {
        const cells = new Set(items.map(({ finding }) => cell(finding)));
        return cells.size > 1 || (items.length === 1 && !cells.has(''));
    });
    const rows = renderWithin(items, options, (item) => renderRow(report, item, columns));
    const shown = items.slice(0, rows.length).reduce((sum, item) => sum + (0,_packages_js__WEBPACK_IMPORTED_MODULE_6__/* .countItemFindings */ .Lr)(item), 0);
    if (rows.length === 0)
        return { markdown: '', shown };
    const heads = ['', 'Finding', 'Where', ...columns.map(({ head }) => head)];
    const lines = [`| ${heads.join(' | ')} |`.replace('|  |', '| |'), `|${':--|'.repeat(heads.length)}`, ...rows];
    return { markdown: lines.join('\n'), shown };
}
const score = { head: 'Score', cell: ({ cvss }) => cvss?.toFixed(1) ?? '' };
const epss = {
    head: 'EPSS',
    cell: ({ epss }) => (epss === undefined ? '' : `${Math.round(epss * 100) / 100} %`),
};
const since = { head: 'Open since', cell: ({ detail }) => (0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .formatDay */ .im)(detail?.firstDetected) ?? '' };
const owner = {
    head: 'Owner',
    cell: (finding) => (0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)((0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .formatOwners */ .YY)(finding)?.join(' ') ?? '', 200),
};
function chooseColumns(report) {
    const { rules } = report;
    const kinds = new Set(rules.filter(({ verdict }) => verdict !== 'passed').map(({ asks }) => asks?.kind));
    return [
        ...(kinds.has('cvss') ? [score] : []),
        ...(kinds.has('epss') ? [epss] : []),
        ...(kinds.has('age') ? [since] : []),
        ...((0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .hasSeveralOwners */ .Nu)(report) ? [owner] : []),
    ];
}
function renderRow(report, item, columns) {
    const { finding } = item;
    const said = [...renderTitle(item), ...listDecisions(finding)].join('<br>');
    const cells = [
        (0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .formatSeverityName */ .ej)(finding),
        said,
        renderLocation(report, finding),
        ...columns.map(({ cell }) => cell(finding)),
    ];
    return `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |');
}
function renderTitle(item) {
    if (item.package === undefined) {
        const { finding } = item;
        const cwe = (0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .getCwe */ .aM)(finding);
        const advice = (0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .extractFirstSentence */ .T9)((0,_shared_text_finding_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .getRemediation */ .ID)(finding));
        const title = `**${(0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(finding.title, 200) || 'Untitled'}**${cwe === undefined ? '' : ` · ${cwe}`}`;
        return advice === undefined ? [title] : [title, (0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(advice, 200)];
    }
    const { name, version, update } = item.package;
    const title = `**${(0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(`${name} ${version}`, 150)}** · ${item.package.findings.length} vulnerabilities`;
    return update === undefined ? [title] : [title, `${(0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(update, 150)}.`];
}
function listDecisions(finding) {
    const status = (0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .classifyFinding */ .qY)(finding) === 'suppressed' ? [`suppressed: ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .formatViolationStatus */ .Rn)(finding)}`] : [];
    const exception = finding.exception === undefined ? [] : [(0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)((0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .formatExceptionTerms */ .ur)(finding.exception), 300)];
    const warned = finding.warnedBy === undefined ? [] : [(0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)((0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .formatWarnedBy */ .SL)(finding.warnedBy), 200)];
    const role = (0,_shared_text_file_name_js__WEBPACK_IMPORTED_MODULE_3__/* .classifyPath */ .qK)(finding.filePath);
    const place = role === undefined ? [] : [_shared_text_file_name_js__WEBPACK_IMPORTED_MODULE_3__/* .roleWords */ .ww[role]];
    return [...place, ...status, ...exception, ...warned, ...(finding.leftOut === undefined ? [] : [finding.leftOut])];
}
function renderLocation({ repositoryUrl, headSha }, finding) {
    const place = (0,_shared_shown_location_js__WEBPACK_IMPORTED_MODULE_1__/* .formatLocation */ .j$)(finding, 120);
    if (place === undefined)
        return '';
    const url = (0,_shared_shown_location_js__WEBPACK_IMPORTED_MODULE_1__/* .buildBlobUrl */ .Fy)({ repositoryUrl, headSha, filePath: finding.filePath, line: finding.line });
    const text = (0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(place, 200);
    return url === undefined ? text : `[${text}](${url})`;
}
function countBytes(text) {
    return Buffer.byteLength(text, 'utf8');
}
function spend(budget, text) {
    const bytes = countBytes(text) + 1;
    if (bytes > budget.left)
        return false;
    budget.left -= bytes;
    return true;
}
function renderWithin(items, { budget, share }, render) {
    const portion = { left: Math.floor(budget.left * share) };
    const fitted = [];
    for (const item of items) {
        const text = render(item);
        if (!spend(portion, text))
            break;
        spend(budget, text);
        fitted.push(text);
    }
    return fitted;
}
function fitSummary(markdown, roomBytes) {
    const whole = markdown === '' || markdown.endsWith('\n') ? markdown : `${markdown}\n`;
    if (Buffer.byteLength(whole) <= roomBytes)
        return whole;
    const lines = whole.split('\n').slice(0, -1);
    let usedBytes = Buffer.byteLength(formatCutNotice(lines.length));
    if (usedBytes > roomBytes)
        return '';
    const kept = [];
    for (const line of lines) {
        usedBytes += Buffer.byteLength(line) + 1;
        if (usedBytes > roomBytes)
            break;
        kept.push(`${line}\n`);
    }
    const text = () => `${kept.join('')}${closeFence(kept)}${formatCutNotice(lines.length - kept.length)}`;
    while (kept.length > 0 && Buffer.byteLength(text()) > roomBytes)
        kept.pop();
    return text();
}
function closeFence(lines) {
    let open = '';
    for (const line of lines) {
        const [, fence = '', rest = ''] = /^ {0,3}(`{3,}|~{3,})(.*)/s.exec(line) ?? [];
        if (open === '')
            open = fence;
        else if (fence.startsWith(open) && rest.trim() === '')
            open = '';
    }
    return open === '' ? '' : `${open}\n`;
}
function formatCutNotice(lineCount) {
    return `\n</details>\n\n**The summary is cut here: ${lineCount} more lines did not fit. The report file has everything.**\n`;
}


/***/ }),

/***/ 1774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ listUncoveredTypes),
/* harmony export */   DK: () => (/* binding */ typeNames),
/* harmony export */   Ef: () => (/* binding */ formatTitle),
/* harmony export */   F5: () => (/* binding */ roundScore),
/* harmony export */   FP: () => (/* binding */ formatWarnings),
/* harmony export */   JE: () => (/* binding */ formatSeverity),
/* harmony export */   JM: () => (/* binding */ rankFindings),
/* harmony export */   Jc: () => (/* binding */ listShownRules),
/* harmony export */   Kx: () => (/* binding */ countRequests),
/* harmony export */   Lu: () => (/* binding */ formatRange),
/* harmony export */   M9: () => (/* binding */ verdictMarks),
/* harmony export */   Nu: () => (/* binding */ hasSeveralOwners),
/* harmony export */   Om: () => (/* binding */ formatCoverage),
/* harmony export */   Rn: () => (/* binding */ formatViolationStatus),
/* harmony export */   SL: () => (/* binding */ formatWarnedBy),
/* harmony export */   T9: () => (/* binding */ extractFirstSentence),
/* harmony export */   YY: () => (/* binding */ formatOwners),
/* harmony export */   Z6: () => (/* binding */ formatLookUps),
/* harmony export */   ZL: () => (/* binding */ formatEndingExceptions),
/* harmony export */   aM: () => (/* binding */ getCwe),
/* harmony export */   bU: () => (/* binding */ formatOwnership),
/* harmony export */   bn: () => (/* binding */ formatUncommitted),
/* harmony export */   d$: () => (/* binding */ formatReasons),
/* harmony export */   eP: () => (/* binding */ nobody),
/* harmony export */   ej: () => (/* binding */ formatSeverityName),
/* harmony export */   fE: () => (/* binding */ formatExclusions),
/* harmony export */   gt: () => (/* binding */ listFacts),
/* harmony export */   iO: () => (/* binding */ formatExceptions),
/* harmony export */   im: () => (/* binding */ formatDay),
/* harmony export */   kG: () => (/* binding */ groupFindings),
/* harmony export */   lc: () => (/* binding */ getHelpUrl),
/* harmony export */   nj: () => (/* binding */ formatScores),
/* harmony export */   oO: () => (/* binding */ formatDiagnostics),
/* harmony export */   qY: () => (/* binding */ classifyFinding),
/* harmony export */   qi: () => (/* binding */ verdictIcons),
/* harmony export */   t6: () => (/* binding */ isPartlyScanned),
/* harmony export */   tG: () => (/* binding */ formatLeftOut),
/* harmony export */   uG: () => (/* binding */ toUncommittedObject),
/* harmony export */   ur: () => (/* binding */ formatExceptionTerms),
/* harmony export */   wR: () => (/* binding */ formatLabel),
/* harmony export */   xK: () => (/* binding */ dispositions)
/* harmony export */ });
/* harmony import */ var _shared_api_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6063);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6002);
/* harmony import */ var _shared_severity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7786);
/* harmony import */ var _shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(844);
/* harmony import */ var _shared_shown_programs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7046);
/* harmony import */ var _shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3488);
/* harmony import */ var _shared_text_finding_texts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8485);
/* harmony import */ var _shared_text_scan_request_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9252);
/* harmony import */ var _policy_evidence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4269);
/* harmony import */ var _policy_exceptions_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5794);
/* harmony import */ var _policy_verdict_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(31);











const dispositions = ['blocks', 'may block', 'open', 'accepted', 'suppressed', 'fixed'];
const verdictMarks = { passed: '✔', failed: '✖', inconclusive: '?' };
const verdictIcons = { passed: '✅', failed: '❌', inconclusive: '⚠️' };
function classifyFinding(finding) {
    if (finding.effect !== 'none')
        return finding.effect;
    if (finding.status === 'FIXED' && finding.label !== 'seen')
        return 'fixed';
    if ((0,_policy_evidence_js__WEBPACK_IMPORTED_MODULE_6__/* .isOpen */ .nT)(finding))
        return finding.exception === undefined ? 'open' : 'accepted';
    return (0,_policy_evidence_js__WEBPACK_IMPORTED_MODULE_6__/* .isSuppressed */ .Bx)(finding) ? 'suppressed' : 'fixed';
}
function groupFindings(findings) {
    const groups = Object.fromEntries(dispositions.map((name) => [name, []]));
    for (const finding of findings)
        if (finding.label !== 'elsewhere' || finding.effect !== 'none')
            groups[classifyFinding(finding)].push(finding);
    return groups;
}
function* rankFindings(findings) {
    const groups = groupFindings(findings);
    for (const standing of dispositions)
        yield* groups[standing];
}
function getCwe(finding) {
    return (0,_shared_text_finding_texts_js__WEBPACK_IMPORTED_MODULE_5__/* .parseCwe */ .dq)(finding.detail?.cwe);
}
function formatSeverity(finding) {
    return finding.severityKnown ? finding.severity : `${finding.severity} (severity unknown)`;
}
function formatLabel(finding) {
    if (finding.label === 'elsewhere')
        return 'of another branch';
    if (finding.label === 'maybe')
        return 'perhaps of another branch';
    return finding.firstSeen === true ? 'new in this scan' : 'seen by this scan';
}
function formatSeverityName({ severity, severityKnown, }) {
    return severityKnown ? _shared_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .severityWords */ .D4[severity] : 'unknown';
}
function formatTitle({ title }, maxLength) {
    return (0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralizeLine */ .a0)(title, maxLength).trim() || 'Untitled';
}
function formatDay(ms) {
    const day = new Date(ms ?? Number.NaN);
    return Number.isNaN(day.getTime()) ? undefined : day.toISOString().slice(0, 10);
}
function extractFirstSentence(text) {
    const [line = ''] = text
        ?.trim()
        .slice(0, 1000)
        .split(/[\r\n]/, 1) ?? [];
    const [sentence = ''] = line.split(/(?<=[.!?])\s/, 1);
    return sentence.trim() === '' ? undefined : sentence.trim().replace(/:$/, '.');
}
function formatLeftOut({ elsewhereCount: count }) {
    return count === 0 ? '' : `${(0,_shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralize */ .td)(count, 'finding')} left out: suppressed, or of other branches`;
}
const statusWords = {
    OPEN: 'open',
    FIXED: 'fixed',
    FALSE_POSITIVE: 'false positive',
    ACCEPTED_RISK: 'accepted risk',
    UNKNOWN: 'status unknown',
};
function formatViolationStatus(finding) {
    return statusWords[finding.status];
}
function formatScores({ cvss, epss, type }) {
    const [rated, percent] = [roundScore(cvss), roundScore(epss)];
    return [
        ...(rated === undefined ? [] : [`${type === 'SCA' ? 'CVSS' : 'score'} ${rated}`]),
        ...(percent === undefined ? [] : [`EPSS ${percent} %`]),
    ];
}
function listFacts(finding) {
    const facts = [finding.type ?? 'type unknown', getCwe(finding), ...formatScores(finding)];
    if (finding.status !== 'OPEN')
        facts.push(formatViolationStatus(finding));
    if (finding.exception !== undefined)
        facts.push(formatExceptionTerms(finding.exception));
    if (finding.leftOut !== undefined)
        facts.push(finding.leftOut);
    if (finding.warnedBy !== undefined)
        facts.push(formatWarnedBy(finding.warnedBy));
    return facts.filter((fact) => fact !== undefined);
}
function formatExceptionTerms({ expires, owner, reason }) {
    const by = owner === undefined ? '' : ` by ${(0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralizeLine */ .a0)(owner, 60)}`;
    return `accepted until ${expires}${by}: ${(0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralizeLine */ .a0)(reason, 160)}`;
}
function formatWarnedBy(names) {
    return `warned by ${(0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralizeLine */ .a0)(names.join(', '), 160)}`;
}
function formatExceptions({ exceptions }) {
    if (exceptions === undefined)
        return [];
    const { used, expiring, expired, unmatched, unclear = [] } = exceptions;
    const covered = used.reduce((sum, { ids }) => sum + ids.length, 0);
    return [
        ...(used.length > 0
            ? [`${(0,_shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralize */ .td)(used.length, 'exception')} in use, covering ${(0,_shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralize */ .td)(covered, 'finding')}`]
            : []),
        ...expiring.map((exception) => `Expires soon, on ${exception.expires}: ${formatExceptionTarget(exception)}`),
        ...expired.map((exception) => `Expired on ${exception.expires} and no longer applies: ${formatExceptionTarget(exception)}`),
        ...unmatched.map((exception) => `Matches nothing: ${formatExceptionTarget(exception)}`),
        ...unclear.map((exception) => `Applies to nothing, because no finding has all of its criteria: ${formatExceptionTarget(exception)}`),
    ];
}
function formatExceptionTarget(exception) {
    return (0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralizeLine */ .a0)((0,_policy_exceptions_js__WEBPACK_IMPORTED_MODULE_7__/* .formatException */ .VJ)(exception), 200);
}
function roundScore(value) {
    return value !== undefined && Number.isFinite(value) ? Math.round(value * 100) / 100 : undefined;
}
function formatRange(rule) {
    const { lo, hi, verdict } = rule;
    if (verdict === 'failed')
        return String((0,_policy_verdict_js__WEBPACK_IMPORTED_MODULE_8__/* .countProven */ .eq)(rule));
    if (verdict === 'passed' || lo === hi)
        return String(hi);
    return Number.isFinite(hi) ? `${lo} to ${hi}` : `at least ${lo}`;
}
const typeNames = {
    sast: 'own code (SAST)',
    sca: 'dependencies (SCA)',
    secrets: 'secrets',
    iac: 'infrastructure code (IaC)',
};
function listUncoveredTypes({ scan }) {
    return _shared_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .scanTypes */ .vz.filter((type) => scan?.coverage?.[type] === 'not covered');
}
const typeWords = { sast: 'SAST', sca: 'SCA', secrets: 'secrets', iac: 'IaC' };
function formatCoverage({ scan }) {
    const { coverage } = scan ?? {};
    if (coverage === undefined)
        return undefined;
    const words = _shared_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .scanTypes */ .vz.flatMap((type) => coverage[type] === undefined ? [] : [`${typeWords[type]} ${coverage[type]}`]);
    const programs = (0,_shared_shown_programs_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPrograms */ .p)(scan?.diagnostics ?? []);
    return [...words, ...(programs === '' ? [] : [`with ${programs}`])].join(' · ');
}
const engineWords = new Map([
    ...['javascript', 'ruff', 'tree-sitter'].map((engine) => [engine, 'Code']),
    ...['retire', 'advisories'].map((engine) => [engine, 'Dependencies']),
    ['secretlint', 'Secrets'],
    ['iac', 'Infrastructure'],
]);
function formatDiagnostics(report) {
    const skips = (report.scan?.diagnostics ?? []).filter((diagnostic) => !isLookUpNote(diagnostic) && diagnostic.engine !== _shared_text_scan_request_js__WEBPACK_IMPORTED_MODULE_10__/* .programEngine */ .F);
    return skips.map(({ engine, message, file_path: path }) => {
        const file = path === undefined || `${message}: `.includes(` in ${path}: `) ? '' : `${(0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralizeLine */ .a0)(path, 200)}: `;
        return `${engineWords.get(engine) ?? (0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralizeLine */ .a0)(engine, 60)}: ${file}${(0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralizeLine */ .a0)(message, 300)}`;
    });
}
function formatLookUps(report) {
    const notes = (report.scan?.diagnostics ?? []).filter(isLookUpNote);
    return notes.map(({ message }) => (0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralizeLine */ .a0)(message, 300));
}
function isLookUpNote({ engine, failed, file_path: one, file_paths: several }) {
    return engine === 'advisories' && !failed && (one ?? several) === undefined;
}
function countRequests(report) {
    return Object.values(report.requests).reduce((sum, count) => sum + count, 0);
}
const plainBeginning = /^(?:the|a|an|no|not|nothing|this|these|there|it|its|only|all|each|every|at|of|in|one|between|\d+) /;
function formatReasons({ message }, sentence) {
    return message
        .split('\n')
        .filter((line) => !sentence.endsWith(line.replace(/:$/, '')))
        .map((line) => (plainBeginning.test(line) ? `${line.charAt(0).toUpperCase()}${line.slice(1)}` : line));
}
const helpPage = 'https://github.com/scan-gate/scan-gate/blob/main/docs/troubleshooting.md';
function getHelpUrl(reason) {
    return (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isInconclusive */ .Fm)(reason) ? `${helpPage}#${reason}` : undefined;
}
const nobody = 'nobody';
function formatOwners({ owners }) {
    if (owners === undefined)
        return undefined;
    return owners.length === 0 ? [nobody] : owners.map((owner) => (0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralizeLine */ .a0)(owner, 200));
}
function formatOwnership(finding) {
    const owners = formatOwners(finding);
    return owners === undefined ? undefined : (0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralizeLine */ .a0)(`owned by ${owners.join(' ')}`, 200);
}
function hasSeveralOwners({ findings }) {
    return new Set(findings.flatMap(({ owners }) => owners?.join(' ') ?? [])).size > 1;
}
function formatUncommitted({ kind, headSha }, branch) {
    const what = kind === 'staged' ? 'staged changes' : 'files on disk';
    if (headSha === undefined)
        return `${what}, before any commit`;
    const commit = headSha.slice(0, 12);
    return `${what} on ${branch === undefined ? commit : `${branch} at ${commit}`}`;
}
function isPartlyScanned({ uncommitted, scope }) {
    return uncommitted?.headSha !== undefined && (scope === 'auto' || scope?.startsWith('changed') === true);
}
function toUncommittedObject({ uncommitted }) {
    return uncommitted === undefined ? null : { kind: uncommitted.kind, based_on: uncommitted.headSha ?? null };
}
const warningWords = { passed: 'passed', failed: 'warns', inconclusive: 'may warn' };
function listShownRules({ rules, warnings = [] }) {
    return [
        ...rules.map((rule) => ({
            ...rule,
            shown: rule.verdict,
            word: rule.verdict,
            counted: 'blocking',
        })),
        ...warnings.map((rule) => ({
            ...rule,
            shown: (rule.verdict === 'passed' ? 'passed' : 'inconclusive'),
            word: warningWords[rule.verdict],
            counted: 'warned of',
        })),
    ];
}
function formatExclusions({ findings }) {
    const counts = new Map();
    for (const { leftOut } of findings)
        if (leftOut !== undefined)
            counts.set(leftOut, (counts.get(leftOut) ?? 0) + 1);
    return [...counts].map(([why, count]) => `${(0,_shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralize */ .td)(count, 'open finding')} ${why} ${count === 1 ? 'does' : 'do'} not count here`);
}
function formatEndingExceptions({ ending = [], today }) {
    return ending.map((exception) => {
        const days = today === undefined ? undefined : (0,_policy_exceptions_js__WEBPACK_IMPORTED_MODULE_7__/* .countDaysBetween */ .HF)(today, exception.expires);
        const when = days === undefined || days > 0 ? `${days === undefined ? '' : `in ${(0,_shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralize */ .td)(days, 'day')}, `}on` : 'today,';
        const owner = exception.owner === undefined ? '' : ` (${(0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralizeLine */ .a0)(exception.owner, 60)})`;
        return `The exception for ${formatExceptionTarget(exception)} ends ${when} ${exception.expires}${owner}`;
    });
}
function formatWarnings({ warnings = [] }) {
    return warnings
        .filter(({ verdict }) => verdict !== 'passed')
        .map((each) => {
        const { rule, verdict, limit } = each;
        const name = (0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralizeLine */ .a0)(rule, 80);
        if (verdict === 'inconclusive')
            return `Rule ${name} may warn: the number of its findings is unknown`;
        return `Rule ${name} warns of ${(0,_shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralize */ .td)((0,_policy_verdict_js__WEBPACK_IMPORTED_MODULE_8__/* .countProven */ .eq)(each), 'finding')}${limit > 0 ? `, ${limit} ${limit === 1 ? 'is' : 'are'} allowed` : ''}`;
    });
}


/***/ }),

/***/ 7741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CJ: () => (/* binding */ createProcessEntry),
/* harmony export */   I: () => (/* binding */ notDoneOutcome),
/* harmony export */   fQ: () => (/* binding */ withSession),
/* harmony export */   rE: () => (/* binding */ version)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8321);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8500);
/* harmony import */ var node_tty__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7066);
/* harmony import */ var _shared_api_secret_forms_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8434);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4447);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6002);
/* harmony import */ var _shared_http_confidential_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(7322);
/* harmony import */ var _shared_http_http_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7448);
/* harmony import */ var _shared_prose_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(7974);
/* harmony import */ var _shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(844);
/* harmony import */ var _hosts_azure_formats_command_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(2441);
/* harmony import */ var _hosts_azure_system_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2118);
/* harmony import */ var _hosts_github_runner_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9585);
/* harmony import */ var _hosts_log_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7881);
/* harmony import */ var _hosts_registry_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4673);
/* harmony import */ var _policy_verdict_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(31);
/* harmony import */ var _report_report_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(3562);
/* harmony import */ var _settings_reading_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(7621);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(716);




















const version = '0.1.0';
const notDoneOutcome = { judged: [{ verdict: 'inconclusive', reason: 'evidence' }] };
const graceMs = 2500;
const cancelMs = 4500;
const flushMs = 200;
async function withSession(entry, story) {
    const run = beginRun(entry, await entry.openRunner?.());
    let outcome;
    let error;
    try {
        outcome = await Promise.race([story(run.session), run.cutOff]);
    }
    catch (thrown) {
        error = run.state.isStopExpected && run.state.signal !== undefined ? undefined : (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .toGateError */ .Vl)(thrown, 'CONFIG');
    }
    const ending = run.state.report === undefined ? endWithoutReport(run, outcome, error) : await endWithReport(run, error);
    await run.state.transport?.then((transport) => transport.close()).catch(() => { });
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setImmediate)();
    const code = (0,_policy_verdict_js__WEBPACK_IMPORTED_MODULE_13__/* .computeExitCode */ .Nr)(completeEnding(run, ending));
    run.stopWatching();
    if (run.session.cancel.aborted)
        setTimeout(() => entry.exit(code), flushMs).unref();
    return code;
}
function beginRun(entry, opened) {
    const { env, folder, temporaryFolder, hasTerminal, now, readInput, columns, loadOctokit } = entry;
    const secrets = new Set(listSecretVariables().flatMap((name) => (0,_hosts_log_js__WEBPACK_IMPORTED_MODULE_11__/* .listLinesToMask */ .HP)(env[name])));
    const clean = (text) => (0,_shared_api_secret_forms_js__WEBPACK_IMPORTED_MODULE_4__/* .removeSecrets */ .c)(text, [...secrets]);
    const write = (text) => entry.write(clean(text));
    const complain = (text) => entry.complain(clean(text));
    const runner = opened && redactRunner(opened, clean);
    const log = (0,_hosts_log_js__WEBPACK_IMPORTED_MODULE_11__/* .createLog */ .hM)({ write, runner, columns, hasColour: entry.hasColour, redact: clean });
    const state = { isStopExpected: false, lostOutputs: 0, clock: (0,_shared_clock_js__WEBPACK_IMPORTED_MODULE_5__/* .createClock */ .ts)() };
    const cancel = new AbortController();
    const { cutOff, stopWatching } = watchInterruptions(entry, state, cancel);
    const session = {
        ...{
            version,
            env,
            folder,
            temporaryFolder,
            hasTerminal,
            now,
            write,
            complain,
            readInput,
            log,
            runner,
            loadOctokit,
        },
        cancel: cancel.signal,
        runLog: createRunLog(log, () => state.report !== undefined),
        mask(secret, isNew = entry.masksAll ?? false) {
            for (const line of (0,_hosts_log_js__WEBPACK_IMPORTED_MODULE_11__/* .listLinesToMask */ .HP)(secret)) {
                secrets.add(line);
                if (!isNew)
                    continue;
                runner?.mask(line);
                if (_hosts_azure_system_js__WEBPACK_IMPORTED_MODULE_9__/* .azure */ .e.isHere(env))
                    entry.complain(`${(0,_hosts_azure_formats_command_js__WEBPACK_IMPORTED_MODULE_17__/* .writeAzureCommand */ .q)({ name: 'task.setsecret', data: line })}\n`);
            }
        },
        transport: () => (state.transport ??= openTransport(env).then((opened) => (0,_shared_http_http_js__WEBPACK_IMPORTED_MODULE_7__/* .createLoggingTransport */ .BL)(opened, log))),
        clock(baseUrl) {
            const address = URL.parse(baseUrl ?? env.GITHUB_API_URL ?? '');
            state.clock = (0,_shared_clock_js__WEBPACK_IMPORTED_MODULE_5__/* .createScaledClock */ .hB)(env.SCAN_GATE_TIME_SCALE, address !== null && (0,_shared_http_confidential_js__WEBPACK_IMPORTED_MODULE_18__/* .isLoopback */ .U)(address));
            return state.clock;
        },
        startReport() {
            presetUndecidedOutputs(runner);
            state.report ??= { report: (0,_report_report_js__WEBPACK_IMPORTED_MODULE_14__/* .createReport */ .LU)(version), settings: undefined, github: undefined };
            return state.report;
        },
        async untilStopped() {
            state.isStopExpected = true;
            if (cancel.signal.aborted)
                return;
            await new Promise((resolve) => cancel.signal.addEventListener('abort', resolve, { once: true }));
        },
    };
    return { entry, session, clean, state, cutOff, stopWatching };
}
function createRunLog(log, hasReport) {
    const detail = (line) => {
        if (log.level === 'verbose')
            log.line(line);
    };
    const note = (line) => (hasReport() ? detail : log.line)(`Note: ${line}`);
    return { say: log.line, detail, note, live: log.live };
}
const listSecretVariables = () => [
    ...(0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_16__/* .listSecretNames */ .h5)().map(_settings_reading_js__WEBPACK_IMPORTED_MODULE_15__/* .getVariableName */ .S_),
    ..._hosts_registry_js__WEBPACK_IMPORTED_MODULE_12__/* .ciSystems */ .Dn.flatMap((system) => system.token ?? []),
    ...['GITHUB_TOKEN', 'GH_TOKEN', 'ACTIONS_RUNTIME_TOKEN', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN'],
    ...[
        'SCAN_GATE_HOOK_SECRET',
        'CI_JOB_TOKEN',
        'SYSTEM_ACCESSTOKEN',
        'BUILDKITE_AGENT_ACCESS_TOKEN',
        'NODE_AUTH_TOKEN',
        'NPM_TOKEN',
    ],
];
function redactRunner(runner, clean) {
    return {
        ...runner,
        annotate: ({ title, message, ...place }) => runner.annotate({
            ...place,
            title: clean(title),
            message: clean(message),
            ...(place.file !== undefined && { file: clean(place.file) }),
        }),
        startGroup: (title) => runner.startGroup(clean(title)),
        setOutputs: runner.setOutputs &&
            ((values) => runner.setOutputs?.(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, clean(value)])))),
        addSummary: runner.addSummary && ((markdown) => runner.addSummary?.(clean(markdown)) ?? Promise.resolve(true)),
    };
}
function watchInterruptions(entry, state, cancel) {
    const { promise, reject } = Promise.withResolvers();
    promise.catch(() => { });
    const stopWatching = entry.watch({
        signal(name) {
            state.signal ??= name;
            const error = new _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .GateError */ .ue('CANCELLED', `Canceled by ${name}`);
            setTimeout(() => reject(error), graceMs * state.clock.patience).unref();
            setTimeout(() => entry.exit((0,_policy_verdict_js__WEBPACK_IMPORTED_MODULE_13__/* .computeExitCode */ .Nr)(completeEnding({ state }, { judged: [] }))), cancelMs * state.clock.patience).unref();
            cancel.abort(error);
        },
        fault(thrown) {
            state.fault ??= (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .toGateError */ .Vl)(thrown, 'CONFIG');
            reject(state.fault);
            cancel.abort(state.fault);
        },
        lostOutput() {
            state.lostOutputs += 1;
        },
    });
    return { cutOff: promise, stopWatching };
}
async function openTransport(env) {
    return (0,_shared_http_http_js__WEBPACK_IMPORTED_MODULE_7__/* .createTransport */ .oO)({ proxy: (0,_shared_http_http_js__WEBPACK_IMPORTED_MODULE_7__/* .readProxySettings */ .uv)(env) });
}
function endWithoutReport(run, outcome, error) {
    if (error === undefined)
        return outcome ?? { judged: [] };
    const { message, reason, hint = reason && _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .inconclusiveReasons */ .Qe[reason].hint } = error;
    run.session.complain(`${(0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_8__/* .neutralizeBlock */ .$m)(run.clean(`scan-gate: ${message}\n${(0,_shared_prose_js__WEBPACK_IMPORTED_MODULE_19__/* .toPlainText */ .bo)(hint ?? '')}`))}\n`);
    return { judged: [{ verdict: 'inconclusive', reason: (0,_policy_verdict_js__WEBPACK_IMPORTED_MODULE_13__/* .getReason */ .bm)(error) }] };
}
async function endWithReport(run, error) {
    const { settings, github, ...known } = { ...run.state.report };
    const report = {
        ...(error === undefined ? known.report : (0,_report_report_js__WEBPACK_IMPORTED_MODULE_14__/* .addError */ .CN)(known.report, error)),
        enforced: !settings?.warnOnly,
    };
    const fileErrors = (github && (await showReport(run, { report, settings, github }))) ??
        (await showReport(run, { report, settings, github: undefined }));
    const faults = fileErrors === undefined ? [{ verdict: 'inconclusive', reason: 'internal' }] : [];
    const text = fileErrors === undefined
        ? 'The run is inconclusive: its result could not be shown.'
        : `The run ended as ${report.verdict}, but its result could not be written here. Its log has it.`;
    await closeCheckRun(run.session.log, github, text);
    return { judged: [report, ...faults], settings, fileErrors };
}
async function showReport(run, { report, settings, github }) {
    const exitCode = (fileErrors) => (0,_policy_verdict_js__WEBPACK_IMPORTED_MODULE_13__/* .computeExitCode */ .Nr)(completeEnding(run, { judged: [report], settings, fileErrors }));
    try {
        const { publish } = await Promise.all(/* import() */[__webpack_require__.e(75), __webpack_require__.e(444), __webpack_require__.e(621)]).then(__webpack_require__.bind(__webpack_require__, 8444));
        const { env, folder, log, runner, transport, cancel, now } = run.session;
        const temporaryFolder = env.RUNNER_TEMP ?? run.session.temporaryFolder;
        const remote = { env, transport, clock: run.state.clock, cancel, redact: run.clean };
        const local = { log, folder, startedAt: now, temporaryFolder, runner, env, exitCode, redact: run.clean };
        const targets = { ...local, github, remote };
        return (await publish({ ...report, exitCode: exitCode(0) }, settings ?? (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_15__/* .createDefaultSettings */ .ZX)(), targets))
            .fileErrors;
    }
    catch (thrown) {
        run.session.log.line(`Warning: the results could not be shown: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .toGateError */ .Vl)(thrown).message}`);
        return undefined;
    }
}
async function closeCheckRun(log, github, text) {
    const closing = async () => github?.checkRun?.close(text);
    const warning = await closing().catch((thrown) => (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .toGateError */ .Vl)(thrown).message);
    if (warning !== undefined)
        log.line(`Warning: ${warning}`);
}
function completeEnding({ state }, { judged, settings, fileErrors = 0 }) {
    const faults = state.fault === undefined ? [] : [{ verdict: 'inconclusive', reason: (0,_policy_verdict_js__WEBPACK_IMPORTED_MODULE_13__/* .getReason */ .bm)(state.fault) }];
    return {
        judged: [...judged, ...faults],
        settings,
        fileErrors: fileErrors + state.lostOutputs,
        signal: state.isStopExpected ? undefined : state.signal,
    };
}
function createProcessEntry() {
    const { env, stdout } = process;
    process.exitCode = 2;
    return {
        env,
        folder: process.cwd(),
        temporaryFolder: (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)(),
        now: new Date(),
        write: (text) => stdout.write(text),
        complain: (text) => process.stderr.write(text),
        readInput: async () => (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_1__.text)(process.stdin),
        hasTerminal: [0, 1, 2].some((descriptor) => (0,node_tty__WEBPACK_IMPORTED_MODULE_3__.isatty)(descriptor)),
        columns: stdout.isTTY && !env.CI && !env.GITHUB_ACTIONS && env.TERM !== 'dumb' ? () => stdout.columns || 80 : undefined,
        hasColour: (0,_hosts_log_js__WEBPACK_IMPORTED_MODULE_11__/* .wantsColour */ .Ml)(env, stdout.isTTY),
        openRunner: env.GITHUB_ACTIONS === 'true'
            ? async () => ({ ...(0,_hosts_github_runner_js__WEBPACK_IMPORTED_MODULE_10__/* .createRunner */ .ji)(env), mask: (line) => void process.stderr.write((0,_hosts_github_runner_js__WEBPACK_IMPORTED_MODULE_10__/* .formatMaskCommand */ .Nh)(line)) })
            : undefined,
        watch: watchProcess,
        exit: (code) => process.exit(code),
    };
}
function watchProcess({ signal, fault, lostOutput }) {
    const empty = () => fault(new Error('the run had nothing left to do'));
    process.stdout.on('error', ({ code }) => code !== 'EPIPE' && lostOutput());
    process.stderr.on('error', () => { });
    const heard = _policy_verdict_js__WEBPACK_IMPORTED_MODULE_13__/* .signals */ .QO.filter((name) => process.platform !== 'win32' || name !== 'SIGQUIT');
    for (const name of heard)
        process.on(name, signal);
    process.on('uncaughtException', fault).on('beforeExit', empty);
    return () => {
        for (const name of heard)
            process.off(name, signal);
        process.off('uncaughtException', fault).off('beforeExit', empty);
    };
}
function presetUndecidedOutputs(runner) {
    const undecided = { verdict: 'inconclusive', reason: 'cancelled' };
    try {
        runner?.setOutputs?.(undecided);
    }
    catch {
    }
}


/***/ }),

/***/ 4866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gh: () => (/* binding */ blockingEntries),
/* harmony export */   PQ: () => (/* binding */ toViolationType),
/* harmony export */   yL: () => (/* binding */ typeWords),
/* harmony export */   zt: () => (/* binding */ scopeEntries)
/* harmony export */ });
/* harmony import */ var _shared_api_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6063);
/* harmony import */ var _shared_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7786);
/* harmony import */ var _policy_coverage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8042);
/* harmony import */ var _policy_predicates_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9734);
/* harmony import */ var _policy_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6577);
/* harmony import */ var _policy_slice_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3364);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4303);
/* harmony import */ var _setting_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9786);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9291);









const words = [..._shared_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .severityFilters */ .$l, 'none'];
function listBlockingSeverities(floor) {
    return floor === 'NONE' ? [] : (0,_shared_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .listAtOrAbove */ .si)(floor);
}
function isStricterFloor(a, b) {
    return listBlockingSeverities(a).length > listBlockingSeverities(b).length;
}
function pickStricterFloor(a, b) {
    return isStricterFloor(b, a) ? b : a;
}
const typeWords = ['sast', 'agentic_sast', 'sca', 'secret', 'iac'];
function toViolationType(word) {
    return word.toUpperCase();
}
function formatTypes(types) {
    return types.join(' ').toLowerCase();
}
function tightenTypes(base, other) {
    const same = { value: base, tightened: [], ignored: [] };
    if (base === undefined)
        return other === undefined ? same : { ...same, ignored: [`fail-on-types=${formatTypes(other)}`] };
    if (other === undefined)
        return { value: undefined, tightened: ['fail-on-types of all types'], ignored: [] };
    const added = other.filter((type) => !base.includes(type));
    const left = base.filter((type) => !other.includes(type));
    return {
        value: [...base, ...added],
        tightened: added.length > 0 ? [`fail-on-types=${formatTypes(added)}`] : [],
        ignored: left.length > 0 ? [`fail-on-types without ${formatTypes(left)}`] : [],
    };
}
const includedScopes = {
    repository: ['scan', 'auto', 'changed', 'changed-lines', 'new'],
    scan: ['auto', 'changed', 'changed-lines', 'new'],
    changed: ['changed-lines'],
    'changed-lines': [],
    auto: [],
    new: [],
};
const strictestFirst = ['inconclusive', 'auto', 'note'];
const keys = new Map(_shared_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .gO.flatMap((severity) => {
    const word = severity.toLowerCase();
    const typed = typeWords.map((type) => [
        `${type}-${word}`,
        { severity, type: toViolationType(type) },
    ]);
    return [[word, { severity, type: undefined }], ...typed];
}));
function readThresholds(text, complain) {
    const limits = [];
    for (const [key, value] of (0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .readPairs */ .SX)(text, 'high=5', complain)) {
        const entry = keys.get(key);
        if (entry === undefined)
            complain(`has the unknown severity ${(0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteForMessage */ .Hx)(key)}; use ${(0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .joinAlternatives */ .ft)(_shared_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .severityFilters */ .$l)}, or TYPE-SEVERITY such as sca-high${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_7__/* .suggestName */ .S)(key, [...keys.keys()])}`);
        else if (!(0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .isWhole */ .wP)(value, 0, 1_000_000_000))
            complain(`needs a whole number as the limit of ${key}, such as ${key}=5`);
        else
            limits.push({ ...entry, limit: Number(value) });
    }
    const order = [...keys.values()];
    const rank = (each) => order.findIndex(({ severity, type }) => severity === each.severity && type === each.type);
    return limits.sort((a, b) => rank(a) - rank(b));
}
function tightenThresholds({ base, other }) {
    const blockingAnyway = listBlockingSeverities(pickStricterFloor(base.failOnSeverity, other.failOnSeverity));
    const parts = _shared_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .gO.map((severity) => {
        const before = getSeverityLimits(base, severity);
        const plan = mergeSeverityLimits(before, getSeverityLimits(other, severity), base.failOnTypes);
        const isSaid = blockingAnyway.includes(severity) && plan.rest === 0;
        const own = Number.isFinite(plan.rest) && !isSaid ? [{ severity, type: undefined, limit: plan.rest }] : [];
        return {
            value: [...own, ...[...plan.typed].map(([type, limit]) => ({ severity, type, limit }))],
            ...describeChanges(filterBySeverity(base, severity), filterBySeverity(other, severity), before, plan),
        };
    });
    return { value: parts.flatMap(({ value }) => value), ...(0,_setting_js__WEBPACK_IMPORTED_MODULE_8__/* .collectChanges */ .K9)(parts) };
}
function filterBySeverity({ threshold: entries }, severity) {
    return entries.filter((entry) => entry.severity === severity);
}
function getSeverityLimits(policy, severity) {
    const entries = filterBySeverity(policy, severity);
    const typed = new Map(entries.flatMap(({ type, limit }) => (type === undefined ? [] : [[type, limit]])));
    const own = entries.find(({ type }) => type === undefined)?.limit;
    return {
        typed,
        rest: own ?? (listBlockingSeverities(policy.failOnSeverity).includes(severity) ? 0 : Number.POSITIVE_INFINITY),
    };
}
function mergeSeverityLimits(base, other, types) {
    const typed = new Map();
    for (const [type, limit] of base.typed)
        typed.set(type, Math.min(limit, other.typed.get(type) ?? other.rest));
    const added = [...other.typed].filter(([type]) => !base.typed.has(type));
    const isFree = (type) => !Number.isFinite(base.rest) || (types !== undefined && !types.includes(type));
    for (const [type, limit] of added)
        if (isFree(type))
            typed.set(type, limit);
    const bound = added.filter(([type]) => !isFree(type));
    const rest = Math.min(base.rest, other.rest);
    if (bound.length === 0)
        return { typed, rest };
    const sum = bound.reduce((total, [, limit]) => total + limit, rest);
    if (sum > base.rest)
        return { typed, rest: base.rest };
    for (const [type, limit] of bound)
        typed.set(type, limit);
    return { typed, rest };
}
function describeChanges(base, other, before, plan) {
    const [tightened, ignored] = [[], []];
    for (const entry of other) {
        if (base.some(({ type, limit }) => type === entry.type && limit === entry.limit))
            continue;
        const text = `threshold ${(0,_policy_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .formatThreshold */ .B6)(entry)}`;
        if (getLimit(plan, entry) !== entry.limit)
            ignored.push(text);
        else if (getLimit(before, entry) !== entry.limit)
            tightened.push(text);
    }
    for (const entry of base) {
        if (other.some(({ type }) => type === entry.type))
            continue;
        const list = getLimit(plan, entry) < entry.limit ? tightened : ignored;
        list.push(`no threshold ${(0,_policy_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .formatThreshold */ .B6)(entry)}`);
    }
    return { tightened, ignored };
}
function getLimit({ typed, rest }, { type }) {
    return type === undefined ? rest : (typed.get(type) ?? rest);
}
const blockingEntries = [
    (0,_setting_js__WEBPACK_IMPORTED_MODULE_8__/* .defineSetting */ .Ot)({
        name: 'fail-on-severity',
        group: 'Policy',
        brief: 'critical, high, medium, low, info or none (default: high)',
        description: 'Findings of this severity and above block. With none, severities alone do not block.',
        placeholder: words.join('|'),
        example: 'medium',
        default: 'high',
        policy: true,
        read: (text, complain) => (0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .readWord */ .pS)(words, text, complain).toUpperCase(),
        file: { form: (0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .createWordForm */ .H_)(words) },
    }, {
        text: (floor) => floor.toLowerCase(),
        isStricter: isStricterFloor,
    }),
    (0,_setting_js__WEBPACK_IMPORTED_MODULE_8__/* .defineSetting */ .Ot)({
        name: 'threshold',
        group: 'Policy',
        brief: 'Findings allowed, such as high=5 sca-high=10',
        description: 'The most findings of a severity, or of one type of it, that are allowed. Only the most specific entry judges a finding, instead of fail-on-severity.',
        placeholder: '[TYPE-]SEVERITY=COUNT …',
        example: 'critical=0 high=5 sca-high=10',
        default: '',
        absent: 'no thresholds',
        policy: true,
        read: readThresholds,
        file: { form: (0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .createMappingForm */ .RB)([...keys.keys()], { type: 'integer', minimum: 0 }, 'critical=0 high=5') },
    }, {
        text: (entries) => entries.map(_policy_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .formatThreshold */ .B6).join(' '),
        stricter: (_base, _other, versions) => tightenThresholds(versions),
    }),
    (0,_setting_js__WEBPACK_IMPORTED_MODULE_8__/* .defineSetting */ .Ot)({
        name: 'fail-on-types',
        group: 'Policy',
        brief: 'Only these block: sast, agentic_sast, sca, secret, iac',
        description: 'Only findings of these types can block.',
        placeholder: 'TYPE …',
        example: 'sca secret',
        absent: 'all types',
        policy: true,
        read: (text, complain) => {
            const words = [...new Set((0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .splitParts */ .FP)(text))];
            if (words.length === 0)
                complain('names no type; remove it, so that all types count');
            for (const type of words)
                (0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .readWord */ .pS)(typeWords, type, (complaint) => complain(`has ${(0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteForMessage */ .Hx)(type)}, which ${complaint}`));
            return words.map((type) => toViolationType(type));
        },
        file: { form: (0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .createListForm */ .ZH)(typeWords) },
    }, {
        text: formatTypes,
        stricter: tightenTypes,
    }),
    (0,_setting_js__WEBPACK_IMPORTED_MODULE_8__/* .defineSetting */ .Ot)({
        name: 'fail-on-cvss',
        group: 'Policy',
        brief: 'Findings with this CVSS score or higher block',
        description: 'Findings with this CVSS score or a higher one block.',
        placeholder: '0–10',
        example: '9.0',
        absent: 'scores do not block',
        policy: true,
        read: (text, complain) => {
            if (!/^\d{1,2}(?:\.\d+)?$/.test(text) || Number(text) > 10)
                complain('is not a number from 0 to 10');
            return Number(text);
        },
        file: { form: _values_js__WEBPACK_IMPORTED_MODULE_6__/* .scoreForm */ .HM },
    }, { isStricter: _setting_js__WEBPACK_IMPORTED_MODULE_8__/* .isLower */ .cs }),
    (0,_setting_js__WEBPACK_IMPORTED_MODULE_8__/* .defineSetting */ .Ot)({
        name: 'fail-on-epss',
        group: 'Policy',
        brief: 'Findings with this EPSS probability or higher block',
        description: 'Findings with this EPSS probability or a higher one block.',
        placeholder: 'PERCENTAGE',
        example: '5%',
        absent: 'probabilities do not block',
        policy: true,
        read: (text, complain) => {
            const value = Number(text.replace(/%$/, ''));
            if (!/^\d{1,3}(?:\.\d+)?%?$/.test(text) || value > 100)
                complain('is not a percentage such as 5%');
            else if (!text.endsWith('%') && value > 0 && value < 1) {
                complain(`could mean ${value}% or ${Number((value * 100).toFixed(6))}%; write the percent sign`);
            }
            return value;
        },
        file: { form: _values_js__WEBPACK_IMPORTED_MODULE_6__/* .percentageForm */ .ro },
    }, { text: (percent) => `${percent}%`, isStricter: _setting_js__WEBPACK_IMPORTED_MODULE_8__/* .isLower */ .cs }),
    (0,_setting_js__WEBPACK_IMPORTED_MODULE_8__/* .defineSetting */ .Ot)({
        name: 'unscored',
        entrances: [],
        group: 'Policy',
        brief: 'Findings without a score: unknown or ignore',
        description: 'Findings without a score, for fail-on-cvss and fail-on-epss. unknown: the score may be any that severity and type allow, and the run cannot pass if that reaches the limit. ignore: they are left out and counted.',
        example: 'ignore',
        default: 'unknown',
        policy: true,
        ...(0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .createWordFacts */ .Ku)(_policy_predicates_js__WEBPACK_IMPORTED_MODULE_3__/* .unscoredWords */ .hu),
    }, { isStricter: (other) => other === 'unknown' }),
];
const scopeEntries = [
    (0,_setting_js__WEBPACK_IMPORTED_MODULE_8__/* .defineSetting */ .Ot)({
        name: 'uncovered',
        group: 'Policy',
        brief: 'Files no scanner covers: auto, inconclusive or note',
        description: 'Source files that no scanner covers, in the change, otherwise in the whole commit. auto: the run cannot pass if they are more than half. inconclusive: it cannot pass if there is any. note: they are only counted.',
        example: 'note',
        default: 'auto',
        policy: true,
        ...(0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .createWordFacts */ .Ku)(_policy_coverage_js__WEBPACK_IMPORTED_MODULE_2__/* .uncoveredWords */ .Fs),
    }, { isStricter: (other, base) => strictestFirst.indexOf(other) < strictestFirst.indexOf(base) }),
    (0,_setting_js__WEBPACK_IMPORTED_MODULE_8__/* .defineSetting */ .Ot)({
        name: 'scope',
        group: 'Policy',
        brief: 'auto, scan, repository, changed, changed-lines or new',
        description: 'Which findings can block. auto: on a pull request only what makes things worse, elsewhere like scan. scan: all findings of the scan. repository: also every other open finding of the repository. changed, changed-lines: those in files or lines that the pull request changes. new: those that are not in the baseline.',
        example: 'scan',
        default: 'auto',
        policy: true,
        ...(0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .createWordFacts */ .Ku)(_policy_slice_js__WEBPACK_IMPORTED_MODULE_5__/* .scopes */ .Wu),
    }, { isStricter: (other, base) => includedScopes[other].includes(base) }),
    (0,_setting_js__WEBPACK_IMPORTED_MODULE_8__/* .defineSetting */ .Ot)({
        name: 'untouched',
        entrances: [],
        group: 'Policy',
        brief: 'Findings a pull request cannot have caused: note or block',
        description: 'Dependency, secret and configuration findings that the pull request cannot have caused, with scope: auto, a complete diff and no scan of the base. note: they do not block here; the default branch and max-age catch them. block: they count like others.',
        example: 'block',
        default: 'note',
        policy: true,
        ...(0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .createWordFacts */ .Ku)(_policy_slice_js__WEBPACK_IMPORTED_MODULE_5__/* .untouchedWords */ .NW),
    }, { isStricter: (other) => other === 'block' }),
];


/***/ }),

/***/ 9584:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TM: () => (/* binding */ formatCentral),
/* harmony export */   Uj: () => (/* binding */ removeLeadingDot),
/* harmony export */   cN: () => (/* binding */ placeEntries),
/* harmony export */   vr: () => (/* binding */ isGitAddress),
/* harmony export */   wI: () => (/* binding */ describePathProblem)
/* harmony export */ });
/* harmony import */ var _shared_http_confidential_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7322);
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5178);
/* harmony import */ var _setting_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9786);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9291);




function removeLeadingDot(text) {
    return text.replace(/^(?:\.\/)+/, '');
}
function describePathProblem(path) {
    if (/[\p{Cc}\\]/u.test(path))
        return 'is not a path: it has \\ or control characters in it';
    if (path.startsWith('/'))
        return 'is not a path inside the repository: it begins with /';
    if (path.split('/').some((part) => part === '' || part === '.' || part === '..'))
        return 'is not a path inside the repository: it has empty parts, . or .. in it';
    return undefined;
}
function isGitAddress(repository) {
    return repository.includes(':');
}
function formatCentral({ repository, path }) {
    return `${repository}${isGitAddress(repository) ? '//' : '/'}${path}`;
}
function readPolicyLocation(text, complain) {
    const central = splitAddress(text);
    const path = central?.path ?? removeLeadingDot(text);
    if (central !== undefined && isGitAddress(central.repository))
        checkGitAddress(central.repository, complain);
    const problem = central?.path === '' ? `names no file: ${centralForm}` : describePathProblem(path);
    if (problem !== undefined)
        complain(problem);
    if (central === undefined)
        return { kind: 'own', path };
    const { ref } = central;
    if (ref === '' && path !== '')
        complain(`names no branch, tag or commit: ${centralForm}`);
    if (ref !== '' && !isRef(ref))
        complain(`names ${(0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteForMessage */ .Hx)(ref)} after @, which is not a branch, tag or commit`);
    return { kind: 'central', ...central };
}
function splitAddress(text) {
    const scheme = /^[a-z][a-z0-9+.-]*:\/\//i.exec(text)?.[0] ?? '';
    const end = text.indexOf('//', scheme.length);
    const repository = end < 0 ? text : text.slice(0, end);
    if (scheme === '' && (end < 0 || !isGitAddress(repository))) {
        const [, github = '', path = '', ref = ''] = /^([\w-]+\/[\w.-]+)\/([^@]+)@(.+)$/.exec(text) ?? [];
        return ref === '' || /\/\.{1,2}$/.test(github) ? undefined : { repository: github, path, ref };
    }
    const [path = '', ...ref] = text.slice(repository.length + 2).split('@');
    return { repository, path, ref: ref.join('@') };
}
const centralForm = 'write GIT-URL//path@ref, as in https://git.example.com/group/policies.git//gate.yml@main';
const schemes = /^(?:https|http|ssh|file):\/\//;
const shortAddress = /^(?!(?:https?|ssh|git|file):)(?:\w[\w.-]*@)?[a-z0-9][\w.-]+:(?!:|\/\/)[^\s\p{Cc}\\@]+$/iu;
function checkGitAddress(address, complain) {
    if (shortAddress.test(address))
        return;
    if (!schemes.test(address) || /[\s\p{Cc}\\]/u.test(address) || !URL.canParse(address)) {
        complain(`does not begin with an address for git (https://, ssh:// or user@host:): ${centralForm}`);
        return;
    }
    const { protocol, username, password, search, hash, hostname } = new URL(address);
    const isSsh = protocol === 'ssh:';
    if (password !== '' || (username !== '' && !isSsh))
        complain('must not contain a user name or password; git reads them from the configuration of the job');
    if (search !== '' || hash !== '')
        complain('must not contain a query (?) or fragment (#)');
    if (isSsh && (/^-|^$/.test(hostname) || username.startsWith('-')))
        complain('names no host');
    if (protocol === 'file:' && hostname !== '')
        complain('names another machine; use https:// or ssh://');
    if (protocol === 'http:' && !(0,_shared_http_confidential_js__WEBPACK_IMPORTED_MODULE_2__/* .isConfidential */ .F)(new URL(address)))
        complain('is not encrypted; use https:// or ssh://');
}
function isRef(text) {
    return (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isBranchName */ .Q8)(text) && text.length <= 255;
}
const placeEntries = [
    (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .defineSetting */ .Ot)({
        name: 'baseline-file',
        entrances: ['command'],
        group: 'Policy',
        brief: 'Known findings, for --scope new',
        description: 'Known findings, for scope: new. In a CI system it is read from the default branch.',
        placeholder: 'PATH',
        example: '.github/scan-gate-baseline.json',
        absent: '.github/scan-gate-baseline.json',
        read: (text, complain) => {
            const path = removeLeadingDot(text);
            const problem = describePathProblem(path);
            if (problem !== undefined)
                complain(problem);
            return path;
        },
        file: { form: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .textForm */ .QD },
    }),
    (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .defineSetting */ .Ot)({
        name: 'config-file',
        group: 'Policy',
        brief: 'Policy file, of this repository or a central one',
        description: 'Policy file in this repository, or a central one: owner/repo/path@ref on GitHub, GIT-URL//path@ref anywhere. In a CI system, it is read from the default branch. The judged commit may only tighten it.',
        placeholder: 'PATH|OWNER/REPO/PATH@REF|GIT-URL//PATH@REF',
        example: (0,_policy_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .chooseNewPath */ .T7)('github'),
        absent: `${_policy_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .policyPathsText */ .Wj}, where there is one`,
        concealed: /:\/\/(?:[^/]*@|.*@.*\/\/|.*[?#])|^[^/]*:[^/]*@/,
        read: readPolicyLocation,
        file: { refused: 'a file does not name another one' },
    }, {
        text: (place) => (place.kind === 'own' ? place.path : `${formatCentral(place)}@${place.ref}`),
    }),
    (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .defineSetting */ .Ot)({
        name: 'policy-ref',
        group: 'Policy',
        brief: 'Branch, tag or commit from which the policy is read',
        description: 'Branch, tag or commit of this repository from which the policy file is read.',
        placeholder: 'REF',
        example: 'main',
        absent: 'the current default branch',
        read: (text, complain) => {
            if (!isRef(text))
                complain('is not a name that git allows for a branch, tag or commit');
            return text;
        },
        file: { refused: 'a file does not name another one' },
    }),
];


/***/ }),

/***/ 8037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ib: () => (/* binding */ scanEntries),
/* harmony export */   LY: () => (/* binding */ advisoryWords),
/* harmony export */   Y9: () => (/* binding */ readScanType),
/* harmony export */   dl: () => (/* binding */ readRulesPath),
/* harmony export */   m$: () => (/* binding */ readScanners)
/* harmony export */ });
/* harmony import */ var _shared_api_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6063);
/* harmony import */ var _shared_installation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8361);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4303);
/* harmony import */ var _setting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9786);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9291);





const refused = 'a file must not choose what is judged';
const common = {
    group: 'Scan',
    entrances: ['action'],
    placeholder: 'FILES',
    read: readLines,
    file: { refused },
};
function readLines(text) {
    const lines = text.split(/[\r\n]+/).map((each) => each.trim());
    return lines.filter((each) => each !== '');
}
const formatting = { text: (files) => (files ?? []).join('\n') };
function readScanType(text, complain) {
    const type = _shared_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .scanTypes */ .vz.find((known) => known === text || (known === 'secrets' && text === 'secret'));
    if (type === undefined)
        complain(`is not ${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .joinAlternatives */ .ft)(['sast', 'sca', 'secret', 'iac'])}`);
    return type ?? 'sast';
}
const known = [_shared_installation_js__WEBPACK_IMPORTED_MODULE_1__/* .builtinScanners */ .fm, ..._shared_installation_js__WEBPACK_IMPORTED_MODULE_1__/* .programInstallations */ .Eh.map(({ name }) => name)];
const example = 'builtin, bandit>=1.7';
const trustedOnly = { isStricter: () => false };
const absolutePath = /^(?:\/|[A-Za-z]:[\\/])\P{Cc}*$/u;
function readScanners(text, complain) {
    const read = [];
    for (const part of (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .splitParts */ .FP)(text)) {
        const [, name = '', least] = /^([^<>=]+)(?:>=(\d{1,9}(?:\.\d{1,9}){0,3}))?$/.exec(part) ?? [];
        if (name === '')
            complain(`has ${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteForMessage */ .Hx)(part)} in it; write a name, or a name and a version as in bandit>=1.7`);
        else if (!known.includes(name))
            complain(`has ${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteForMessage */ .Hx)(name)}, which is not ${known.join(', ')}${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestName */ .S)(name, known)}`);
        else if (read.some((each) => each.name === name))
            complain(`names ${name} twice`);
        else if (name === _shared_installation_js__WEBPACK_IMPORTED_MODULE_1__/* .builtinScanners */ .fm && least !== undefined)
            complain(`has a version for ${_shared_installation_js__WEBPACK_IMPORTED_MODULE_1__/* .builtinScanners */ .fm}, which has none`);
        else
            read.push({ name, ...(least !== undefined && { least }) });
    }
    if (text.trim() === '')
        complain(`names no scanner; write ${_shared_installation_js__WEBPACK_IMPORTED_MODULE_1__/* .builtinScanners */ .fm}`);
    return read;
}
function readRulesPath(text, complain) {
    if (!absolutePath.test(text))
        complain('is not an absolute path');
    return text;
}
const advisoryWords = ['github', 'osv', 'registry', 'none'];
const listWays = { ...trustedOnly, text: (parts) => parts.join(',') };
const scanEntries = [
    (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .defineSetting */ .Ot)({
        name: 'repository-id',
        group: 'Scan',
        goesWith: 'base-url',
        brief: 'Repository at the service (default: found by its address)',
        description: 'Identifier of the repository at the service. Its address there must be the address of this repository.',
        placeholder: 'ID',
        example: '6f1c2a44-9d0b-4c1e-8f57-2b6f0e6f3a10',
        absent: 'found by the address of this repository',
        read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readIdentifier */ .yR,
        file: { refused: 'a file must not choose what is scanned' },
    }),
    (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .defineSetting */ .Ot)({
        name: 'branch',
        group: 'Scan',
        goesWith: 'base-url',
        brief: 'Branch to scan (default: from the event or the checkout)',
        description: 'Branch to scan. Needed only if the event does not say which one.',
        placeholder: 'NAME',
        example: 'main',
        absent: 'the branch of the event, or of the checkout',
        read: (text, complain) => {
            if (text.startsWith('refs/'))
                complain('is a full ref; write only the branch, as main rather than refs/heads/main');
            else if (!(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isBranchName */ .Q8)(text))
                complain('is not a name that git allows for a branch');
            return text;
        },
        file: { refused: 'a file must not choose what is scanned' },
    }),
    (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .defineSetting */ .Ot)({
        name: 'scan-id',
        group: 'Scan',
        goesWith: 'base-url',
        brief: 'Judge this scan instead of starting one',
        description: 'Judges this scan instead of starting one. Its repository and branch must be those of the run.',
        placeholder: 'ID',
        example: 'scan_01HV8Z0Q4T',
        absent: 'a new scan',
        read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readIdentifier */ .yR,
        file: { refused: 'a file must not choose what is judged' },
    }),
    (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .defineSetting */ .Ot)({
        ..._values_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM,
        name: 'retry-failed-scan',
        group: 'Scan',
        entrances: [],
        brief: 'Start a scan once more when it FAILED',
        description: 'With a service, starts a scan once more when it is reported as FAILED. Never after a timeout, or when it is unknown whether a scan was started.',
        default: 'false',
        file: { ..._values_js__WEBPACK_IMPORTED_MODULE_2__/* .booleanInFile */ .wy, within: 'scan', key: 'retry-failed' },
    }),
    (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .defineSetting */ .Ot)({
        ..._values_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM,
        name: 'adopt-running-scan',
        group: 'Scan',
        entrances: [],
        brief: 'Judge a scan that the service has started',
        description: 'Judges a scan that the service has already started, for example on a push, instead of starting another. It must name the commit, or have been created after the push while the branch did not move.',
        default: 'false',
        file: { ..._values_js__WEBPACK_IMPORTED_MODULE_2__/* .booleanInFile */ .wy, within: 'scan', key: 'adopt-running' },
    }),
    (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .defineSetting */ .Ot)({
        ..._values_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM,
        name: 'allow-foreign-repository',
        group: 'Scan',
        goesWith: 'base-url',
        brief: 'Allow a repository-id with another address',
        description: 'Allows a repository-id whose address at the service is not the address of this repository.',
        default: 'false',
        file: { refused: 'a file must not lift a protection' },
    }),
    (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .defineSetting */ .Ot)({
        ...common,
        name: 'sarif',
        hasAbsentWord: true,
        brief: 'SARIF files to judge instead of a scan',
        description: 'SARIF 2.1.0 files of any scanner, judged instead of a scan: one path or pattern a line, in a checkout of the commit.',
        example: 'results/*.sarif',
        absent: 'no files',
    }, formatting),
    (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .defineSetting */ .Ot)({
        ...common,
        name: 'base-sarif',
        goesWith: 'sarif',
        brief: 'SARIF files of the base',
        description: 'SARIF files of the same scanners at the base. With scope auto, only findings that are not in them count.',
        example: 'base/*.sarif',
        absent: 'nothing to compare with',
    }, formatting),
    (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .defineSetting */ .Ot)({
        name: 'sarif-type',
        goesWith: 'sarif',
        group: 'Scan',
        entrances: ['action'],
        brief: 'Type of the findings in the SARIF files',
        description: "Type of the findings in the SARIF files. Without it, the scanner's name and its rules decide. If they do not tell, a finding counts as every type.",
        placeholder: 'TYPE',
        example: 'sast',
        absent: 'from the scanner and its rules',
        read: readScanType,
        file: { refused },
    }),
    (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .defineSetting */ .Ot)({
        name: 'path',
        group: 'Scan',
        entrances: ['action'],
        brief: 'Checkout to scan',
        description: 'The checkout whose commit is scanned here, relative to the workspace. With a service, for its fallback.',
        placeholder: 'FOLDER',
        example: 'code',
        default: '.',
        absent: 'the workspace itself',
        read: (text) => text,
        file: { refused: 'a file must not choose what is scanned' },
    }),
    (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .defineSetting */ .Ot)({
        name: 'scanners',
        group: 'Scan',
        entrances: [],
        brief: 'What scans a checkout: builtin, and programs on the PATH',
        description: `What scans a checkout: ${_shared_installation_js__WEBPACK_IMPORTED_MODULE_1__/* .builtinScanners */ .fm} (the built-in scanners) and programs that are installed on the machine (${known.slice(1).join(', ')}), each with the oldest version that is accepted, as bandit>=1.7. Only the trusted policy can choose it.`,
        placeholder: 'NAME,…',
        example,
        default: _shared_installation_js__WEBPACK_IMPORTED_MODULE_1__/* .builtinScanners */ .fm,
        read: readScanners,
        file: { form: (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .createFreeListForm */ .j7)('bandit>=1.7') },
    }, {
        ...trustedOnly,
        text: (wanted) => wanted.map(({ name, least }) => (least === undefined ? name : `${name}>=${least}`)).join(','),
    }),
    (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .defineSetting */ .Ot)({
        name: 'semgrep-rules',
        group: 'Scan',
        entrances: [],
        brief: 'Folder or file with rules for semgrep or opengrep',
        description: 'Absolute path of the rules for semgrep or opengrep: a file, or a folder with files. It must be outside the checkout, because a change could otherwise remove rules.',
        placeholder: 'PATH',
        example: '/opt/semgrep-rules',
        absent: 'none, and semgrep cannot scan',
        read: readRulesPath,
        file: { form: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .textForm */ .QD },
    }, trustedOnly),
    (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .defineSetting */ .Ot)({
        group: 'Scan',
        name: 'advisories',
        brief: 'github, folder or zip of OSV records, osv, registry, none',
        description: "Where the embedded scanners look up the packages of lock files, asked in the given order: github (GitHub's advisory database), the absolute path of a folder or zip file in OSV's export format, osv (OSV's service), registry (npm's registry), or none (only RetireJS's data). osv and registry send names of packages to these services.",
        placeholder: 'SOURCE,…',
        example: 'github',
        absent: 'github in a GitHub workflow that has a token, elsewhere none',
        read: (text, complain) => {
            const parts = [...new Set((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .splitParts */ .FP)(text))];
            if (parts.length === 0)
                complain('names no source; write none for no lookup');
            if (parts.includes('none') && parts.length > 1)
                complain('has none together with other sources');
            for (const part of parts) {
                const isWord = advisoryWords.some((word) => word === part);
                if (!isWord && !absolutePath.test(part))
                    complain(`has ${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteForMessage */ .Hx)(part)}, which is not github, osv, registry, none or an absolute path`);
            }
            return parts;
        },
        file: { form: (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .createFreeListForm */ .j7)('github') },
    }, listWays),
    (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .defineSetting */ .Ot)({
        group: 'Scan',
        entrances: ['command'],
        name: 'advisories-private',
        brief: 'Package names that are never sent to osv or registry',
        description: 'Names of packages that are never sent to osv or registry, and need no answer. In a name, * matches any text.',
        placeholder: 'NAME,…',
        example: '@acme/*',
        absent: 'all names are sent to the sources that advisories names',
        read: (text, complain) => {
            const parts = [...new Set((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .splitParts */ .FP)(text))];
            if (parts.length === 0)
                complain('names no package; remove it');
            for (const part of parts)
                if (part.length > 214)
                    complain(`has ${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteForMessage */ .Hx)(part)}, which is longer than any name`);
            return parts;
        },
        file: { form: (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .createFreeListForm */ .j7)('@acme/*') },
    }, listWays),
    (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .defineSetting */ .Ot)({
        group: 'Scan',
        entrances: ['command'],
        name: 'advisories-osv-url',
        brief: 'Address of the source osv',
        description: "Address of OSV's service, or of another service with the same interface, for the source osv.",
        placeholder: 'URL',
        example: 'https://osv.acme.example',
        default: 'https://api.osv.dev',
        read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readOpenAddress */ .Nn,
        file: { form: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .textForm */ .QD },
    }, trustedOnly),
];


/***/ }),

/***/ 5700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ needsWholeList),
/* harmony export */   s: () => (/* binding */ surfaceEntries)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _report_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9247);
/* harmony import */ var _report_judged_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9037);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4303);
/* harmony import */ var _setting_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9786);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9291);






const annotationWays = ['auto', 'check-run', 'commands', 'review', 'none'];
const commentTimes = ['always', 'on-failure', 'never'];
function readReports(text, complain) {
    const isShared = ({ path: earlier }, path) => earlier !== undefined && path !== undefined && !path.startsWith('/dev/') && (0,node_path__WEBPACK_IMPORTED_MODULE_0__.normalize)(earlier) === (0,node_path__WEBPACK_IMPORTED_MODULE_0__.normalize)(path);
    const requests = [];
    for (const part of text.split(/[,\r\n]+/).map((each) => each.trim())) {
        const request = part === '' ? undefined : readRequest(part, complain);
        if (request === undefined)
            continue;
        const { format, path } = request;
        const twice = requests.find((earlier) => earlier.format === format);
        const shared = requests.find((earlier) => isShared(earlier, path));
        if (twice !== undefined)
            complain(`asks for ${format} twice; remove one of them`);
        else if (shared !== undefined)
            complain(`gives ${shared.format} and ${format} one file; give each its own`);
        else
            requests.push(request);
    }
    return requests;
}
function readRequest(part, complain) {
    const [, name = part, path] = /^([^=\s]+)=(.*)$/.exec(part) ?? [];
    const format = _report_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNames */ .E.find((known) => known === name);
    if (format === undefined)
        complain(`has the unknown format ${(0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteForMessage */ .Hx)(name)}; the formats are ${_report_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNames */ .E.join(', ')}${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .suggestName */ .S)(name, _report_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNames */ .E)}`);
    else if (path?.trim() === '')
        complain(`has no path after ${format}=; remove the = for a new temporary folder`);
    else if (/\p{Cc}/u.test(path ?? ''))
        complain(`has control characters in the path of ${format}`);
    else
        return { format, path };
    return undefined;
}
function writeReports(requests) {
    return (requests ?? []).map(({ format, path }) => (path === undefined ? format : `${format}=${path}`)).join(',');
}
function needsWholeList({ reports }) {
    return (reports ?? []).some(({ format }) => replacingFormats.includes(format));
}
const replacingFormats = [
    ...['gitlab-codequality', 'gitlab-sast', 'gitlab-secret-detection', 'gitlab-dependency-scanning'],
    ...['gitlab-sarif', 'sonar'],
];
const surfaceEntries = [
    (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .defineSetting */ .Ot)({
        name: 'annotations',
        group: 'Surfaces',
        brief: 'auto, check-run, commands, review or none',
        description: 'How findings are marked in the code. auto: in a check run if the token may write one, else by workflow commands. review: as comments on lines that the pull request changes.',
        example: 'none',
        default: 'auto',
        ...(0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .createWordFacts */ .Ku)(annotationWays),
    }),
    (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .defineSetting */ .Ot)({
        name: 'max-annotations',
        group: 'Surfaces',
        entrances: [],
        brief: 'The most findings that are annotated',
        description: 'The most findings that are marked in the code, worst first. The others are counted.',
        placeholder: 'COUNT',
        example: '20',
        default: '50',
        read: (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .createWholeNumberReader */ .M_)(0, 5000),
        file: { form: (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .createWholeForm */ .Mm)(0, 5000) },
    }),
    (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .defineSetting */ .Ot)({
        name: 'comment-summary-in-pr',
        group: 'Surfaces',
        brief: 'always, on-failure or never (default: never)',
        description: 'When the pull request gets a comment with the summary, edited in place. on-failure: also when the run is inconclusive.',
        example: 'on-failure',
        default: 'never',
        ...(0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .createWordFacts */ .Ku)(commentTimes),
    }),
    (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .defineSetting */ .Ot)({
        name: 'disclose',
        group: 'Surfaces',
        brief: 'Which findings to name: auto, all, changed or counts',
        description: 'Which findings are named in the log, the annotations, the summary and report files for other programs: all, those in changed files, or none (counts). auto: changed on a public repository, all elsewhere.',
        example: 'counts',
        default: 'auto',
        ...(0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .createWordFacts */ .Ku)(_report_judged_js__WEBPACK_IMPORTED_MODULE_2__/* .disclosures */ .V2),
    }),
    (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .defineSetting */ .Ot)({
        name: 'slack-webhook',
        group: 'Surfaces',
        brief: "Address of a chat's incoming webhook",
        description: 'Address of an incoming webhook of Slack, or of a chat that accepts the same messages. A run that did not pass sends its sentence and up to three findings there.',
        placeholder: 'URL',
        example: `\${{ secrets.SLACK_WEBHOOK }}`,
        absent: 'nothing is sent',
        secret: true,
        read: _values_js__WEBPACK_IMPORTED_MODULE_3__/* .readSecretAddress */ .XQ,
        file: { refused: 'do not put a secret address into a file' },
    }),
    (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .defineSetting */ .Ot)({
        ..._values_js__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zM,
        name: 'owners',
        entrances: [],
        group: 'Surfaces',
        brief: 'Add code owners to findings',
        description: 'Adds the code owners of its file to each finding, from CODEOWNERS at the commit of the policy. Rules with owner use them too. On GitHub this takes up to three requests.',
        default: 'false',
        file: _values_js__WEBPACK_IMPORTED_MODULE_3__/* .booleanInFile */ .wy,
    }),
    (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .defineSetting */ .Ot)({
        name: 'reports',
        group: 'Files',
        flag: { name: 'output', short: 'o' },
        brief: 'Report file to write; may be repeated',
        description: `Report files to write, one format=path a line: ${(0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .joinAlternatives */ .ft)(_report_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNames */ .E)}. A format without a path goes into a new temporary folder. json is always written, except by a command that judged nothing because of a wrong setting, policy, name or file.`,
        placeholder: 'FORMAT=PATH',
        example: 'html=scan-gate.html',
        absent: 'only json',
        read: readReports,
        file: { refused: 'a file must not choose where a run writes' },
    }, { text: writeReports }),
    (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .defineSetting */ .Ot)({
        ..._values_js__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zM,
        name: 'upload-sarif',
        group: 'Files',
        brief: 'Upload the SARIF report',
        description: 'Uploads the SARIF report to code scanning, or in Azure Pipelines to the Scans tab.',
        default: 'false',
        file: { refused: 'it says what one run does' },
    }),
    (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .defineSetting */ .Ot)({
        name: 'category',
        group: 'Files',
        brief: 'Keeps several gates of one repository apart',
        description: 'Keeps the results of several gates in one repository apart.',
        placeholder: 'NAME',
        example: 'backend',
        absent: 'one gate',
        read: (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .createPatternReader */ .Ik)(/^[\w.-]{1,60}$/, 'is not a valid name; use at most 60 letters, digits, dots, dashes and underscores'),
        file: { refused: 'it tells the runs of one repository apart' },
    }),
    (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .defineSetting */ .Ot)({
        ..._values_js__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zM,
        name: 'allow-suppress-command',
        group: 'GitHub',
        entrances: ['command'],
        brief: 'Allow /scan-gate suppress in comments',
        description: 'Allows /scan-gate suppress in comments on pull requests, for people with write access who did not write the pull request.',
        default: 'false',
        file: { refused: 'a file must not lift a protection' },
    }),
    (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .defineSetting */ .Ot)({
        name: 'github-token',
        group: 'GitHub',
        brief: "Token for GitHub's API",
        description: "Token for GitHub's API. The job's own token is enough.",
        placeholder: 'TOKEN',
        example: `\${{ github.token }}`,
        absent: "the job's own token in the action, none on the command line",
        secret: true,
        read: _values_js__WEBPACK_IMPORTED_MODULE_3__/* .readSecret */ .n5,
        file: { refused: 'do not put a token into a file' },
    }),
];


/***/ }),

/***/ 4303:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ suggestName)
/* harmony export */ });
function suggestName(given, knownNames, write = (name) => name) {
    const folded = foldName(given);
    const [nearest] = knownNames
        .map((name) => ({ name, distance: computeEditDistance(folded, foldName(name)) }))
        .filter(({ name, distance }) => distance <= Math.max(1, Math.floor(name.length / 4)))
        .sort((a, b) => a.distance - b.distance);
    return nearest === undefined ? '' : `; did you mean ${write(nearest.name)}?`;
}
function foldName(name) {
    return name.slice(0, 60).toLowerCase().replace(/[_\s]/g, '-');
}
function computeEditDistance(a, b) {
    let beforeLast = [];
    let last = Array.from({ length: b.length + 1 }, (_, column) => column);
    for (let row = 1; row <= a.length; row += 1) {
        const current = [row];
        for (let column = 1; column <= b.length; column += 1) {
            const isSame = a[row - 1] === b[column - 1];
            const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
            current[column] = Math.min(getCell(last, column) + 1, getCell(current, column - 1) + 1, getCell(last, column - 1) + (isSame ? 0 : 1), isSwap ? getCell(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY);
        }
        [beforeLast, last] = [last, current];
    }
    return getCell(last, b.length);
}
function getCell(row, column) {
    return row[column] ?? Number.POSITIVE_INFINITY;
}


/***/ }),

/***/ 7621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gd: () => (/* binding */ createSettingsError),
/* harmony export */   O9: () => (/* binding */ readActionSettings),
/* harmony export */   Qo: () => (/* binding */ readEnvironment),
/* harmony export */   S_: () => (/* binding */ getVariableName),
/* harmony export */   Ui: () => (/* binding */ readActionInputs),
/* harmony export */   ZX: () => (/* binding */ createDefaultSettings),
/* harmony export */   gK: () => (/* binding */ mergeReadings),
/* harmony export */   kV: () => (/* binding */ explainFileOnly),
/* harmony export */   sb: () => (/* binding */ readSettings),
/* harmony export */   um: () => (/* binding */ createSettingSchema),
/* harmony export */   wD: () => (/* binding */ absentInput),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8343);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6002);
/* harmony import */ var _shared_http_confidential_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7322);
/* harmony import */ var _hosts_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4673);
/* harmony import */ var _report_outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1440);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4303);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(716);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9291);









const variablePrefix = 'SCAN_GATE_';
const inputPrefix = 'INPUT_';
const absentInput = 'none';
const otherVariables = [
    ..._hosts_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .ciSystems */ .Dn.flatMap((system) => system.token),
    'SCAN_GATE_HOOK_SECRET',
    'SCAN_GATE_TIME_SCALE',
];
function getVariableName(name) {
    return `${variablePrefix}${name.toUpperCase().replaceAll('-', '_')}`;
}
function readActionInputs(variables, getInput) {
    const reading = { given: {}, problems: [] };
    const names = (0,_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .listSettingsAt */ .JC)('action');
    for (const name of names) {
        const value = getInput(name);
        const { hasAbsentWord } = _settings_js__WEBPACK_IMPORTED_MODULE_4__/* .settings */ .W0[name];
        const isEmptyByMistake = hasAbsentWord && variables.includes(`${inputPrefix}${name.toUpperCase()}`);
        const isWritten = value === '' ? isEmptyByMistake : !(hasAbsentWord && value === absentInput);
        if (isWritten)
            reading.given[name] = { value, source: 'input' };
    }
    const others = variables
        .filter((variable) => variable.startsWith(inputPrefix))
        .map((variable) => variable.slice(inputPrefix.length).toLowerCase())
        .filter((input) => !names.some((name) => name === input) && getInput(input) !== '');
    for (const input of others) {
        const suggestion = (0,_nearest_js__WEBPACK_IMPORTED_MODULE_6__/* .suggestName */ .S)(input, names);
        const setting = _settings_js__WEBPACK_IMPORTED_MODULE_4__/* .settingNames */ .H$.find((name) => name === input);
        if (setting !== undefined) {
            const isInFile = 'form' in _settings_js__WEBPACK_IMPORTED_MODULE_4__/* .settings */ .W0[setting].file;
            const why = isInFile ? explainFileOnly(setting) : 'is only a setting of the command line';
            reading.problems.push(`${input} ${why}`);
        }
        else if (suggestion !== '')
            reading.problems.push(`${(0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteForMessage */ .Hx)(input)} is not an input${suggestion}`);
    }
    return reading;
}
function explainFileOnly(name) {
    return `can only be set in the policy file: write ${(0,_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileLine */ .mA)(name)} there`;
}
const outputEnds = _report_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .outputNames */ .gr.map((name) => `_${name.toUpperCase().replaceAll('-', '_')}`);
function readEnvironment(env) {
    const names = new Map(_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .commandSettings */ .Jd.map((name) => [getVariableName(name), name]));
    const reading = { given: {}, problems: [] };
    for (const [variable, value] of Object.entries(env)) {
        if (!variable.startsWith(variablePrefix) || otherVariables.includes(variable) || value === undefined)
            continue;
        const name = names.get(variable);
        if (name === undefined && env.TF_BUILD === 'True' && outputEnds.some((end) => variable.endsWith(end)))
            continue;
        const fileOnly = _settings_js__WEBPACK_IMPORTED_MODULE_4__/* .settingNames */ .H$.find((other) => (0,_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .isFileOnly */ .rH)(other) && getVariableName(other) === variable);
        if (name)
            reading.given[name] = { value, source: 'environment' };
        else if (fileOnly)
            reading.problems.push(`${variable} ${explainFileOnly(fileOnly)}`);
        else
            reading.problems.push(`${(0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteForMessage */ .Hx)(variable)} is not a setting${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_6__/* .suggestName */ .S)(variable, [...names.keys()])}`);
    }
    return reading;
}
function mergeReadings(...readings) {
    const filled = readings.map(({ given }) => Object.fromEntries(Object.entries(given).filter(([, { value }]) => value.trim() !== '')));
    return {
        given: Object.assign({}, ...filled.reverse()),
        problems: readings.flatMap(({ problems }) => problems),
    };
}
function readSettings(given, problems = []) {
    const found = [...problems];
    const sources = {};
    const texts = {};
    const read = {};
    for (const name of _settings_js__WEBPACK_IMPORTED_MODULE_4__/* .settingNames */ .H$) {
        const written = given[name]?.value.trim();
        const source = (written && given[name]?.source) || 'default';
        const text = written || _settings_js__WEBPACK_IMPORTED_MODULE_4__/* .settings */ .W0[name].default;
        const result = text === undefined ? undefined : readText(name, text);
        const label = source === 'flag' ? `--${(0,_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .getFlagName */ .Of)(name)}` : source === 'environment' ? getVariableName(name) : name;
        found.push(...(result?.complaints ?? []).map((complaint) => `${label}: ${complaint}`));
        sources[name] = source;
        if (source !== 'default' && !_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .settings */ .W0[name].secret)
            texts[name] = text;
        read[(0,_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .toCamelCase */ .Cb)(name)] = result?.value;
    }
    if (found.length > 0)
        throw createSettingsError(found);
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(texts)).digest('hex');
    const complete = { ...read, sources, given: hash };
    const conflicts = findConflicts(complete);
    if (conflicts.length > 0)
        throw createSettingsError(conflicts);
    return complete;
}
function readText(name, text) {
    const setting = _settings_js__WEBPACK_IMPORTED_MODULE_4__/* .settings */ .W0[name];
    const complaints = [];
    const shown = setting.secret || setting.concealed?.test(text) ? 'the value' : (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteForMessage */ .Hx)(text);
    const value = setting.read(text, (complaint) => complaints.push(`${shown} ${complaint}`));
    return { value: complaints.length === 0 ? value : undefined, complaints };
}
function findConflicts(read) {
    const conflicts = [];
    if (!read.allowHttp && !(0,_shared_http_confidential_js__WEBPACK_IMPORTED_MODULE_7__/* .isConfidential */ .F)(new URL(read.baseUrl))) {
        conflicts.push(`base-url: ${(0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteForMessage */ .Hx)(read.baseUrl)} is not encrypted; use https://, or set allow-http to true to send the key in the clear`);
    }
    if (read.scanId !== undefined && !read.wait) {
        conflicts.push('wait: "false" leaves nothing to do when scan-id names a scan; remove one of them');
    }
    return conflicts;
}
function createSettingsError(problems) {
    const [only] = problems;
    const message = problems.length === 1 && only ? only : `${problems.length} settings are wrong:\n${problems.join('\n')}`;
    const brief = problems.length === 1 ? 'a setting is wrong' : `${problems.length} settings are wrong`;
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', message, { reason: 'settings', hint: 'Correct the settings and run again.', brief });
}
function createSettingSchema(name) {
    const { file } = _settings_js__WEBPACK_IMPORTED_MODULE_4__/* .settings */ .W0[name];
    if (!('form' in file))
        throw new Error(`${name} has no form in a policy file`);
    const read = zod__WEBPACK_IMPORTED_MODULE_8__/* .transform */ .pdi((given, context) => {
        const text = formatWritten(given);
        const { value, complaints } = typeof text === 'string' ? readText(name, text) : { value: undefined, complaints: [text.problem] };
        for (const complaint of complaints)
            context.addIssue(complaint);
        return value;
    });
    return zod__WEBPACK_IMPORTED_MODULE_8__/* .pipe */ .FsL(file.form, read);
}
function formatWritten(given) {
    const empty = { problem: 'is empty; remove it' };
    if (typeof given !== 'object')
        return String(given).trim() || empty;
    const parts = Array.isArray(given) ? given : Object.entries(given).flat().map(String);
    const broken = parts.find((part) => !/^(?:[^\s,=]|(?<=>)=)+$/.test(part));
    if (broken !== undefined)
        return { problem: `contains ${(0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteForMessage */ .Hx)(broken)}, which is not one word` };
    const entries = Array.isArray(given) ? given : Object.entries(given).map(([key, value]) => `${key}=${value}`);
    return entries.join(' ') || empty;
}
function createDefaultSettings() {
    const values = _settings_js__WEBPACK_IMPORTED_MODULE_4__/* .settingNames */ .H$.map((name) => {
        const text = _settings_js__WEBPACK_IMPORTED_MODULE_4__/* .settings */ .W0[name].default;
        return [(0,_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .toCamelCase */ .Cb)(name), text === undefined ? undefined : readText(name, text).value];
    });
    return Object.fromEntries(values);
}
const scanSettings = ['path', 'advisories'];
function readActionSettings({ given, problems }) {
    const isWritten = (name) => given[name] !== undefined;
    const isGiven = (name) => (given[name]?.value.trim() ?? '') !== '';
    const isScanned = !isGiven('base-url') && !isGiven('sarif');
    const removal = (name) => `remove the line ${name}${isScanned ? ' (without base-url and sarif, the checkout is scanned here)' : ''}`;
    const found = [...problems];
    for (const name of ['base-url', 'sarif']) {
        if (isWritten(name) && !isGiven(name))
            found.push(`${name} is empty: set the variable that it is read from, or ${removal(name)}`);
    }
    if (isGiven('base-url') && isGiven('sarif'))
        found.push('base-url and sarif are both given, and findings come from one: remove the other');
    for (const name of _settings_js__WEBPACK_IMPORTED_MODULE_4__/* .settingNames */ .H$) {
        const { goesWith } = _settings_js__WEBPACK_IMPORTED_MODULE_4__/* .settings */ .W0[name];
        if (goesWith === undefined || !isWritten(name) || isWritten(goesWith))
            continue;
        found.push(`${name} goes with ${goesWith}, which is not given: set ${goesWith}, or ${removal(name)}`);
    }
    for (const name of scanSettings) {
        if (isGiven('sarif') && isGiven(name))
            found.push(`${name} is for a scan, and sarif is judged: remove one`);
    }
    return readSettings(given, found);
}


/***/ }),

/***/ 9786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cb: () => (/* binding */ toCamelCase),
/* harmony export */   K9: () => (/* binding */ collectChanges),
/* harmony export */   Ot: () => (/* binding */ defineSetting),
/* harmony export */   Zb: () => (/* binding */ settingGroups),
/* harmony export */   cs: () => (/* binding */ isLower),
/* harmony export */   iB: () => (/* binding */ pickStricter)
/* harmony export */ });
const settingGroups = ['Service', 'Scan', 'Policy', 'Run', 'Surfaces', 'Files', 'GitHub'];
function defineSetting(facts, ways = {}) {
    return { ...facts, ...ways };
}
function pickStricter(name, base, other, isStricter, format = String) {
    const describe = (value) => value === undefined || value === null ? `no ${name}` : `${name}=${format(value)}`;
    const text = describe(other);
    if (text === describe(base))
        return { value: base, tightened: [], ignored: [] };
    return isStricter
        ? { value: other, tightened: [text], ignored: [] }
        : { value: base, tightened: [], ignored: [text] };
}
function collectChanges(parts) {
    return {
        tightened: parts.flatMap(({ tightened }) => tightened),
        ignored: parts.flatMap(({ ignored }) => ignored),
    };
}
function isLower(other, base) {
    return base === undefined || (other !== undefined && other < base);
}
function toCamelCase(name) {
    return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}


/***/ }),

/***/ 716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Jd: () => (/* binding */ commandSettings),
  r0: () => (/* binding */ fileSettingNames),
  w_: () => (/* binding */ formatSetting),
  Of: () => (/* binding */ getFlagName),
  rH: () => (/* binding */ isFileOnly),
  NA: () => (/* binding */ listMappingKeys),
  h5: () => (/* binding */ listSecretNames),
  D_: () => (/* binding */ listSecretValues),
  JC: () => (/* binding */ listSettingsAt),
  Zb: () => (/* reexport */ setting/* settingGroups */.Zb),
  H$: () => (/* binding */ settingNames),
  W0: () => (/* binding */ settings),
  Cb: () => (/* reexport */ setting/* toCamelCase */.Cb),
  mA: () => (/* binding */ writeFileLine)
});

// EXTERNAL MODULE: ./build/compiled/src/shared/api/words.js
var words = __webpack_require__(6063);
// EXTERNAL MODULE: ./build/compiled/src/shared/severity.js
var severity = __webpack_require__(7786);
// EXTERNAL MODULE: ./build/compiled/src/gate/settings/setting.js
var setting = __webpack_require__(9786);
// EXTERNAL MODULE: ./build/compiled/src/gate/settings/values.js
var values = __webpack_require__(9291);
;// CONCATENATED MODULE: ./build/compiled/src/gate/settings/entries/ages.js




const formatDayCount = (days) => `${days}d`;
function createDaysFacts(example) {
    const read = (text, complain) => {
        if (!/^\d{1,4}d$/.test(text))
            complain(`is not a number of days, such as ${example}`);
        return Number.parseInt(text, 10);
    };
    return { placeholder: 'DAYSd', read, file: { form: values/* textForm */.QD } };
}
const createDaysForm = (example) => (0,values/* createMappingForm */.RB)(words/* severityFilters */.$l, { type: 'string', pattern: '^\\d{1,5}d$' }, example);
function formatDays(days) {
    return Object.entries(days)
        .map(([severity, count]) => `${severity.toLowerCase()}=${count}d`)
        .join(' ');
}
function readDays(text, complain) {
    const days = {};
    for (const [key, value] of (0,values/* readPairs */.SX)(text, 'high=30d', complain)) {
        (0,values/* readWord */.pS)(words/* severityFilters */.$l, key, (complaint) => complain(`has the unknown severity ${(0,values/* quoteForMessage */.Hx)(key)}, which ${complaint}`));
        if (!/^\d{1,5}d$/.test(value))
            complain(`needs a number of days for ${(0,values/* quoteForMessage */.Hx)(key)}, such as 30d`);
        days[key.toUpperCase()] = Number.parseInt(value, 10);
    }
    return days;
}
function compareDays(name, base, other, isStricter) {
    const compared = severity/* severities */.gO.map((severity) => {
        const [before, after] = [base[severity], other[severity]];
        const key = `${name} ${severity.toLowerCase()}`;
        return { severity, ...(0,setting/* pickStricter */.iB)(key, before, after, isStricter(after, before), formatDayCount) };
    });
    const known = compared.filter(({ value }) => value !== undefined);
    return {
        value: Object.fromEntries(known.map(({ severity, value }) => [severity, value])),
        ...(0,setting/* collectChanges */.K9)(compared),
    };
}
function dropZeros(days) {
    return Object.fromEntries(Object.entries(days).filter(([, count]) => count > 0));
}
const ageEntries = [
    (0,setting/* defineSetting */.Ot)({
        name: 'max-age',
        group: 'Policy',
        brief: 'Findings open for longer block, such as high=30d',
        description: 'Open findings of a severity that are older than this block.',
        placeholder: 'SEVERITY=DAYSd …',
        example: 'critical=7d high=30d',
        default: '',
        absent: 'age does not block',
        policy: true,
        read: readDays,
        file: { form: createDaysForm('critical=7d high=30d') },
    }, {
        text: formatDays,
        stricter: (base, other) => compareDays('max-age', base, other, setting/* isLower */.cs),
    }),
    (0,setting/* defineSetting */.Ot)({
        name: 'fix-cooldown',
        entrances: [],
        group: 'Policy',
        brief: 'Age from which a fixed version counts as a fix',
        description: 'For rules with fixable: true. A fixed version that is younger than this when the scan begins does not count as a fix yet. If its date is unknown, it counts.',
        example: '7d',
        absent: 'every fixed version is a fix',
        policy: true,
        ...createDaysFacts('7d'),
    }, {
        text: formatDayCount,
        stricter: (base = 0, other = 0) => (0,setting/* pickStricter */.iB)('fix-cooldown', base || undefined, other || undefined, other < base, formatDayCount),
    }),
    (0,setting/* defineSetting */.Ot)({
        name: 'new-advisory-grace',
        entrances: [],
        group: 'Policy',
        brief: 'Days before a new advisory counts',
        description: 'On the default branch, a finding in a dependency counts only this many days after its advisory was published, or after its first detection if that date is unknown.',
        placeholder: 'SEVERITY=DAYSd …',
        example: 'critical=2d high=7d',
        default: '',
        absent: 'every advisory counts at once',
        policy: true,
        read: readDays,
        file: { form: createDaysForm('critical=2d high=7d') },
    }, {
        text: formatDays,
        stricter: (base, other) => compareDays('new-advisory-grace', dropZeros(base), dropZeros(other), (after = 0, before = 0) => after < before),
    }),
    (0,setting/* defineSetting */.Ot)({
        name: 'kev-file',
        group: 'Policy',
        brief: "CISA's catalog of exploited vulnerabilities, as JSON",
        description: "CISA's catalog of known exploited vulnerabilities as JSON, for rules with kev: true. A path outside the committed files, or an https address.",
        placeholder: 'PATH|URL',
        example: 'https://www.cisa.gov/sites/default/files/feeds/known_exploited_vulnerabilities.json',
        absent: 'no catalog',
        read: (text, complain) => {
            if (/\p{Cc}/u.test(text))
                complain('has line breaks or control characters in it');
            return /^https?:/i.test(text) ? (0,values/* readOpenAddress */.Nn)(text, complain) : text;
        },
        file: { refused: 'the author of a change could name their own catalog' },
    }),
    (0,setting/* defineSetting */.Ot)({
        name: 'kev-max-age',
        entrances: [],
        group: 'Policy',
        brief: 'Maximum age of the catalog',
        description: 'Maximum age of the catalog. With an older one, findings that it does not list are inconclusive.',
        example: '3d',
        default: '7d',
        ...createDaysFacts('7d'),
    }, { text: formatDayCount, isStricter: setting/* isLower */.cs }),
    (0,setting/* defineSetting */.Ot)({
        name: 'vex-max-age',
        entrances: [],
        group: 'Policy',
        brief: 'Maximum age of an OpenVEX statement',
        description: 'Maximum age of a statement in an OpenVEX document, from its last_updated, else its timestamp, else that of the document. An older statement excuses nothing.',
        example: '30d',
        default: '90d',
        ...createDaysFacts('90d'),
    }, { text: formatDayCount, isStricter: setting/* isLower */.cs }),
];

// EXTERNAL MODULE: ./build/compiled/src/gate/settings/entries/fail-on-severity.js
var fail_on_severity = __webpack_require__(4866);
// EXTERNAL MODULE: ./build/compiled/src/gate/settings/entries/policy-place.js
var policy_place = __webpack_require__(9584);
// EXTERNAL MODULE: ./build/compiled/src/shared/errors.js
var errors = __webpack_require__(6002);
// EXTERNAL MODULE: ./build/compiled/src/shared/text/amounts.js
var amounts = __webpack_require__(3488);
// EXTERNAL MODULE: ./build/compiled/src/gate/settings/nearest.js
var nearest = __webpack_require__(4303);
;// CONCATENATED MODULE: ./build/compiled/src/gate/settings/entries/run.js





const fallbacks = ['none', 'embedded'];
const handlings = ['fail', 'warn'];
const softReasons = errors/* inconclusiveNames */.BV.filter((reason) => !errors/* hardReasons */.pk.includes(reason));
function readHandlings(text, complain) {
    const base = text === 'warn' ? 'warn' : 'fail';
    const handling = Object.fromEntries(errors/* inconclusiveNames */.BV.map((name) => [name, errors/* hardReasons */.pk.includes(name) ? 'fail' : base]));
    if (text === 'warn' || text === 'fail')
        return handling;
    for (const [key, value] of (0,values/* readPairs */.SX)(text, 'fail, warn or REASON=fail|warn', complain)) {
        const name = key;
        if (!errors/* inconclusiveNames */.BV.includes(name))
            complain(`contains ${(0,values/* quoteForMessage */.Hx)(key)}, which is not a reason for an inconclusive run; the reasons are ${errors/* inconclusiveNames */.BV.join(', ')}${(0,nearest/* suggestName */.S)(key, errors/* inconclusiveNames */.BV)}`);
        else if (value !== 'fail' && value !== 'warn')
            complain(`needs fail or warn for ${key}, such as ${key}=warn`);
        else if (value === 'warn' && errors/* hardReasons */.pk.includes(name))
            complain(`softens ${key}, which always fails the step`);
        else
            handling[name] = value;
    }
    return handling;
}
function formatHandlings(handling) {
    const warned = softReasons.filter((reason) => handling[reason] === 'warn');
    if (warned.length === 0)
        return 'fail';
    if (warned.length === softReasons.length)
        return 'warn';
    return (0,values/* formatPairs */.hd)(Object.fromEntries(warned.map((reason) => [reason, 'warn'])));
}
function tightenHandlings(base, other) {
    const tightened = errors/* inconclusiveNames */.BV.filter((reason) => base[reason] === 'warn' && other[reason] !== 'warn');
    const ignored = errors/* inconclusiveNames */.BV.filter((reason) => base[reason] !== 'warn' && other[reason] === 'warn');
    return {
        value: { ...base, ...Object.fromEntries(tightened.map((reason) => [reason, 'fail'])) },
        tightened: tightened.map((reason) => `on-inconclusive ${reason}=fail`),
        ignored: ignored.map((reason) => `on-inconclusive ${reason}=warn`),
    };
}
const runEntries = [
    (0,setting/* defineSetting */.Ot)({
        ...values/* boolean */.zM,
        name: 'warn-only',
        group: 'Run',
        brief: 'Never fail because of a verdict',
        description: 'The step never fails because of a verdict, and everything it shows is labeled "not enforced". Wrong settings still fail it.',
        default: 'false',
        file: values/* booleanInFile */.wy,
    }, {
        isStricter: (other) => !other,
    }),
    (0,setting/* defineSetting */.Ot)({
        name: 'on-inconclusive',
        group: 'Run',
        brief: 'fail or warn, for every reason or as REASON=warn',
        description: `Whether an inconclusive run fails the step: for every reason, or for each one. It always fails for ${(0,amounts/* joinWithConjunction */.$K)(errors/* hardReasons */.pk)}. For fork and wrong-ref, only the policy file of the default branch counts.`,
        placeholder: 'fail|warn|REASON=fail|warn …',
        example: 'fork=warn no-key=warn',
        default: 'fail',
        read: readHandlings,
        file: { form: (0,values/* createMappingForm */.RB)(softReasons, { enum: [...handlings] }, 'fork=warn') },
    }, {
        text: formatHandlings,
        stricter: tightenHandlings,
    }),
    (0,setting/* defineSetting */.Ot)({
        name: 'fallback',
        group: 'Run',
        entrances: ['action'],
        goesWith: 'base-url',
        brief: 'What judges a run that gets no secrets: none or embedded',
        description: 'What judges a run whose event proves that it gets no secrets: a pull request from a fork, and what Dependabot started. embedded: the scanners that come with the action, on the checkout of this job. A key that is missing in any other run stays inconclusive.',
        example: 'embedded',
        default: 'none',
        ...(0,values/* createWordFacts */.Ku)(fallbacks),
    }, { isStricter: () => false }),
    (0,setting/* defineSetting */.Ot)({
        ...values/* boolean */.zM,
        name: 'wait',
        group: 'Run',
        goesWith: 'base-url',
        brief: 'End when the scan is started, without a verdict',
        description: 'With false, the run ends as soon as the scan is started, without a verdict. In a workflow, the check run of a pull request or a push stays open until a run with finish-pending judges the scan. Every other run waits.',
        example: 'false',
        default: 'true',
        file: { refused: 'it says what one run does' },
    }),
    (0,setting/* defineSetting */.Ot)({
        ...values/* boolean */.zM,
        name: 'finish-pending',
        group: 'Run',
        entrances: ['action'],
        goesWith: 'base-url',
        brief: 'Complete check runs that wait: false left open',
        description: 'Completes check runs that wait: false left open. With scan-id, it judges that scan. Without scan-id, it completes those that have waited longer than timeout-seconds, as inconclusive.',
        example: 'true',
        default: 'false',
        file: { refused: 'it says what one run does' },
    }),
    (0,setting/* defineSetting */.Ot)({
        name: 'timeout-seconds',
        group: 'Run',
        brief: 'Time for the whole run (default: 1800)',
        description: 'Time for the whole run, from 1 to 86400. If the scan takes longer, the run is inconclusive.',
        placeholder: 'SECONDS',
        example: '3600',
        default: '1800',
        read: (0,values/* createWholeNumberReader */.M_)(1, 86_400),
        file: { form: (0,values/* createWholeForm */.Mm)(1, 86_400) },
    }),
    (0,setting/* defineSetting */.Ot)({
        name: 'poll-interval-seconds',
        group: 'Run',
        entrances: ['command'],
        brief: 'Time between two polls (default: auto)',
        description: 'Time between two polls, from 1 to 300. auto polls most often when scans of the repository usually end, every 1 to 15 seconds.',
        placeholder: 'auto|SECONDS',
        example: '10',
        default: 'auto',
        read: (text, complain) => {
            if (text === 'auto')
                return text;
            if (!(0,values/* isWhole */.wP)(text, 1, 300))
                complain('is not auto or a whole number of seconds from 1 to 300');
            return Number(text);
        },
        file: { form: (0,values/* createWholeForm */.Mm)(1, 300, 'auto') },
    }),
];

// EXTERNAL MODULE: ./build/compiled/src/gate/settings/entries/scan.js
var scan = __webpack_require__(8037);
// EXTERNAL MODULE: ./build/compiled/src/shared/api/assumptions.js
var assumptions = __webpack_require__(6278);
;// CONCATENATED MODULE: ./build/compiled/src/gate/settings/entries/service.js




const exampleUrl = 'https://scanner.example.com/api/v1';
function readUrl(text, complain) {
    const url = /^https?:\/\/[^\\\s\p{Cc}]+$/iu.test(text) && URL.canParse(text) ? new URL(text) : undefined;
    if (url === undefined) {
        complain(`is not a valid address; it must start with https://, as in ${exampleUrl}`);
        return text;
    }
    const path = url.pathname.replace(/\/+$/, '');
    if (text.includes('@'))
        complain('must not contain a user name or password; the key goes into api-key');
    if (/[?#]/.test(text))
        complain('must not contain a query (?) or fragment (#)');
    if (!/\/v\d+$/.test(path)) {
        complain(`does not end in the version of the service's interface, /v and a number, for example ${exampleUrl}`);
    }
    return `${url.origin}${path}`;
}
function readAssumptions(text, complain) {
    const assumed = { ...assumptions/* defaultAssumptions */.ad };
    for (const [key, value] of (0,values/* readPairs */.SX)(text, 'retry-after-unit=ms', complain)) {
        const name = assumptions/* assumptionNames */.K9.find((known) => known === key);
        if (name === undefined) {
            complain(`contains ${(0,values/* quoteForMessage */.Hx)(key)}, which is not ${(0,values/* joinAlternatives */.ft)(assumptions/* assumptionNames */.K9)}${(0,nearest/* suggestName */.S)(key, assumptions/* assumptionNames */.K9)}`);
            continue;
        }
        const assumption = assumptions/* assumptions */.vk[name];
        const choices = 'choices' in assumption ? assumption.choices : undefined;
        if (choices && !choices.includes(value)) {
            complain(`needs ${(0,values/* joinAlternatives */.ft)(choices)} for ${name}`);
        }
        else if (!/^[\w.[\]-]{1,60}$/.test(value))
            complain(`needs the name of a parameter or field for ${name}`);
        assumed[name] = value;
    }
    return assumed;
}
const serviceEntries = [
    (0,setting/* defineSetting */.Ot)({
        name: 'base-url',
        group: 'Service',
        hasAbsentWord: true,
        brief: 'Address of the service, up to its version: …/v1',
        description: 'Address of the scanning service, up to and including the version of its interface. Write it as plain text: runs for forks get neither secrets nor variables.',
        placeholder: 'URL',
        example: exampleUrl,
        default: 'http://127.0.0.1/api/v1',
        absent: 'none: the action scans the checkout itself',
        concealed: /^(?!https?:\/\/[^@?#]*$)/i,
        read: readUrl,
        file: { refused: 'a file must not choose where the key is sent' },
    }),
    (0,setting/* defineSetting */.Ot)({
        name: 'api-key',
        group: 'Service',
        goesWith: 'base-url',
        hasAbsentWord: true,
        brief: 'API key of the service',
        description: 'API key of the service. Without one, the service is not asked and the run is inconclusive.',
        placeholder: 'KEY',
        example: `\${{ secrets.SCAN_GATE_API_KEY }}`,
        absent: 'not scanned',
        secret: true,
        read: values/* readSecret */.n5,
        file: { refused: 'do not put a key into a file' },
    }),
    (0,setting/* defineSetting */.Ot)({
        ...values/* boolean */.zM,
        name: 'allow-http',
        group: 'Service',
        goesWith: 'base-url',
        brief: 'Allow http: to another machine; the key is not encrypted',
        description: 'Allows a base-url with http: to another machine. The key and the findings are then sent without encryption.',
        default: 'false',
        file: { refused: 'a file must not lift a protection' },
    }),
    (0,setting/* defineSetting */.Ot)({
        name: 'assume',
        group: 'Service',
        goesWith: 'base-url',
        brief: "Assumptions where the service's documentation is silent",
        description: "Assumptions about points that the service's documentation leaves open, if a built-in one is wrong.",
        placeholder: 'NAME=VALUE …',
        example: 'retry-after-unit=ms status-parameter=status',
        default: '',
        absent: 'the built-in assumptions',
        read: readAssumptions,
        file: { refused: 'it describes the service, not the policy' },
    }, {
        text: values/* formatPairs */.hd,
    }),
];

// EXTERNAL MODULE: ./build/compiled/src/gate/settings/entries/surfaces.js
var surfaces = __webpack_require__(5700);
;// CONCATENATED MODULE: ./build/compiled/src/gate/settings/settings.js









const entries = [
    ...serviceEntries,
    ...scan/* scanEntries */.Ib,
    ...fail_on_severity/* blockingEntries */.Gh,
    ...ageEntries,
    ...fail_on_severity/* scopeEntries */.zt,
    ...policy_place/* placeEntries */.cN,
    ...runEntries,
    ...surfaces/* surfaceEntries */.s,
];
const settingNames = entries.map(({ name }) => name);
const settings = Object.fromEntries(entries.map((entry) => [entry.name, entry]));
function listSettingsAt(entrance) {
    return settingNames.filter((name) => settings[name].entrances?.includes(entrance) ?? true);
}
function getFlagName(name) {
    return settings[name].flag?.name ?? name;
}
function isFileOnly(name) {
    return settings[name].entrances?.length === 0;
}
function listMappingKeys(within) {
    return settingNames.flatMap((name) => {
        const { file } = settings[name];
        return 'form' in file && file.within === within ? [file.key] : [];
    });
}
function writeFileLine(name, value = settings[name].example) {
    const { file } = settings[name];
    return 'within' in file && file.within !== undefined
        ? `${file.within}: { ${file.key}: ${value} }`
        : `${name}: ${value}`;
}
const commandSettings = listSettingsAt('command');
const fileSettingNames = settingNames.filter((name) => 'form' in settings[name].file);
function listSecretNames() {
    return settingNames.filter((name) => settings[name].secret);
}
function listSecretValues(read) {
    const values = listSecretNames().map((name) => read[(0,setting/* toCamelCase */.Cb)(name)]);
    return values.flatMap((value) => (value === undefined ? [] : [String(value)]));
}
function formatSetting(name, read) {
    const value = read[(0,setting/* toCamelCase */.Cb)(name)];
    if (value === undefined)
        return undefined;
    const { secret, text } = settings[name];
    if (secret)
        return 'set';
    return text === undefined ? String(value) : text(value);
}


/***/ }),

/***/ 9291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $v: () => (/* binding */ createTypeError),
/* harmony export */   FP: () => (/* binding */ splitParts),
/* harmony export */   HM: () => (/* binding */ scoreForm),
/* harmony export */   H_: () => (/* binding */ createWordForm),
/* harmony export */   Hx: () => (/* binding */ quoteForMessage),
/* harmony export */   Ik: () => (/* binding */ createPatternReader),
/* harmony export */   Ku: () => (/* binding */ createWordFacts),
/* harmony export */   M_: () => (/* binding */ createWholeNumberReader),
/* harmony export */   Mm: () => (/* binding */ createWholeForm),
/* harmony export */   Nn: () => (/* binding */ readOpenAddress),
/* harmony export */   Ou: () => (/* binding */ createOneOrMoreSchema),
/* harmony export */   Q8: () => (/* binding */ isBranchName),
/* harmony export */   QD: () => (/* binding */ textForm),
/* harmony export */   RB: () => (/* binding */ createMappingForm),
/* harmony export */   SB: () => (/* binding */ describeKind),
/* harmony export */   SX: () => (/* binding */ readPairs),
/* harmony export */   XQ: () => (/* binding */ readSecretAddress),
/* harmony export */   ZH: () => (/* binding */ createListForm),
/* harmony export */   _e: () => (/* binding */ describeMismatch),
/* harmony export */   fb: () => (/* binding */ createMappingError),
/* harmony export */   ft: () => (/* binding */ joinAlternatives),
/* harmony export */   hd: () => (/* binding */ formatPairs),
/* harmony export */   j7: () => (/* binding */ createFreeListForm),
/* harmony export */   n5: () => (/* binding */ readSecret),
/* harmony export */   pS: () => (/* binding */ readWord),
/* harmony export */   ro: () => (/* binding */ percentageForm),
/* harmony export */   wP: () => (/* binding */ isWhole),
/* harmony export */   wy: () => (/* binding */ booleanInFile),
/* harmony export */   yR: () => (/* binding */ readIdentifier),
/* harmony export */   zM: () => (/* binding */ boolean)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8343);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8439);
/* harmony import */ var _shared_http_confidential_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7322);
/* harmony import */ var _shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(844);
/* harmony import */ var _shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3488);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4303);





function createPatternReader(pattern, complaint) {
    return (text, complain) => {
        if (!pattern.test(text))
            complain(complaint);
        return text;
    };
}
function readWord(words, text, complain) {
    if (!words.includes(text))
        complain(`is not ${joinAlternatives(words)}${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestName */ .S)(text, words)}`);
    return text;
}
function createWholeNumberReader(least, most) {
    return (text, complain) => {
        if (!isWhole(text, least, most))
            complain(`is not a whole number from ${least} to ${most}`);
        return Number(text);
    };
}
function isWhole(text, least, most) {
    return /^\d{1,10}$/.test(text) && Number(text) >= least && Number(text) <= most;
}
const readIdentifier = createPatternReader(/^(?!\.{1,2}$)[^\s\p{Cc}]+$/u, 'is not an identifier: it must not be . or .., and has no spaces or control characters');
const readSecret = createPatternReader(/^[\x21-\x7e]+$/, 'has spaces, line breaks or characters in it that cannot be part of a key; copy it again');
function readOpenAddress(text, complain) {
    const url = URL.parse(text);
    if (url === null || url.username !== '' || url.password !== '')
        complain('is not an address without user and password');
    else if (!(0,_shared_http_confidential_js__WEBPACK_IMPORTED_MODULE_2__/* .isConfidential */ .F)(url))
        complain('is not encrypted; use https://');
    return text;
}
function readSecretAddress(text, complain) {
    const url = URL.parse(text);
    if (url === null || !(0,_shared_http_confidential_js__WEBPACK_IMPORTED_MODULE_2__/* .isConfidential */ .F)(url) || /[\s\p{Cc}]/u.test(text))
        complain('is not an address that starts with https://');
    else if (url.username !== '' || url.password !== '')
        complain('must not contain a user name or password');
    return text;
}
function isBranchName(text) {
    if (text === '@' || text === 'HEAD' || /^-|\.$|\.\.|@\{|[\s~^:?*[\\\p{Cc}]/u.test(text))
        return false;
    return text.split('/').every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.lock'));
}
function splitParts(text) {
    return text.split(/[\s,]+/).filter((part) => part !== '');
}
function readPairs(text, example, complain) {
    const found = new Map();
    if (/\s=|=\s/.test(text)) {
        complain(`has spaces around =; write ${example}`);
        return [];
    }
    for (const part of splitParts(text)) {
        const [, key, value] = /^([^=]+)=([^=]+)$/.exec(part) ?? [];
        if (key === undefined || value === undefined) {
            complain(`contains ${quoteForMessage(part)}; write ${example}`);
        }
        else if (found.has(key))
            complain(`has ${quoteForMessage(key)} twice`);
        else
            found.set(key, value);
    }
    return [...found];
}
function formatPairs(pairs) {
    return Object.entries(pairs)
        .map(([name, value]) => `${name}=${value}`)
        .join(' ');
}
function quoteForMessage(value) {
    return `"${(0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralizeLine */ .a0)(value, 80)}"`;
}
const joinAlternatives = (words) => (0,_shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_3__/* .joinWithConjunction */ .$K)(words, 'or');
function createTypeError(what) {
    return { error: ({ input }) => `is ${describeKind(input)}, where ${what} is expected` };
}
function describeKind(value) {
    if (value === undefined)
        return 'missing';
    if (value === null)
        return 'empty';
    if (Array.isArray(value))
        return 'a list';
    return typeof value === 'object' ? 'a mapping' : `a ${typeof value === 'string' ? 'text' : typeof value}`;
}
const textForm = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(createTypeError('text'));
const scoreForm = zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().meta({ minimum: 0, maximum: 10 }), zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()], createTypeError('a number from 0 to 10'));
const percentageForm = zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().meta({ pattern: '^\\d{1,3}(\\.\\d+)?%?$' }), zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()], createTypeError('a percentage'));
function createWordsForm(text, word) {
    const words = zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(word).meta({ minItems: 1, uniqueItems: true });
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([text, words], createTypeError('a text or a list'));
}
const createListForm = (words) => createWordsForm(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().meta({ enum: words }));
const createFreeListForm = (example) => createWordsForm(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().meta({ examples: [example] }), zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().meta({ pattern: '^(?:[^\\s,=]|>=)+$' }));
function createWholeForm(least, most, ...others) {
    const number = zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().meta({ type: 'integer', minimum: least, maximum: most });
    const spelled = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().meta(others.length > 0 ? { enum: others } : { pattern: '^\\d+$' });
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([number, spelled], createTypeError('a whole number'));
}
function createMappingForm(keys, value, example) {
    const properties = Object.fromEntries(keys.map((key) => [key, value]));
    const record = zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()]))
        .meta({ properties, additionalProperties: false, propertyNames: undefined });
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().meta({ examples: [example] }), record], createTypeError(`a text such as ${example}, or a mapping,`));
}
function createWordFacts(words) {
    const read = (text, complain) => readWord(words, text, complain);
    return { placeholder: words.join('|'), read, file: { form: createWordForm(words) } };
}
const createWordForm = (words) => zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(createTypeError('text')).meta({ enum: words });
function createOneOrMoreSchema(item) {
    const many = zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(item()).min(1, 'is empty; remove it').max(1000, 'has more than 1000 entries');
    const { $schema: _, ...one } = zod__WEBPACK_IMPORTED_MODULE_5__/* .toJSONSchema */ .bl(item(), { io: 'input' });
    const noArray = { type: undefined, items: undefined, minItems: undefined, maxItems: undefined };
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .preprocess */ .vkY((given) => (Array.isArray(given) ? given : [given]), many)
        .meta({ ...noArray, anyOf: [one, { type: 'array', minItems: 1, items: one }] });
}
const boolean = {
    read: (text, complain) => {
        if (!/^(?:true|True|TRUE|false|False|FALSE)$/.test(text))
            complain('is not true or false');
        return text.toLowerCase() === 'true';
    },
    placeholder: 'true|false',
    example: 'true',
};
const booleanInFile = {
    form: zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(), zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()], createTypeError('true or false'))
        .meta({ anyOf: undefined, type: 'boolean' }),
};
function createMappingError(what = 'a mapping') {
    return {
        error: ({ input, code }) => code === 'invalid_type' ? `is ${describeKind(input)}, where ${what} is expected` : undefined,
    };
}
function describeMismatch(input, right) {
    return typeof input === 'string'
        ? `${quoteForMessage(input)} is not ${right}`
        : `is ${describeKind(input)}, where ${right} is expected`;
}


/***/ }),

/***/ 6278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K9: () => (/* binding */ assumptionNames),
/* harmony export */   ad: () => (/* binding */ defaultAssumptions),
/* harmony export */   vk: () => (/* binding */ assumptions)
/* harmony export */ });
const assumptions = {
    'retry-after-unit': {
        quote: 'Unit of retryAfter: not shown.',
        section: 'Limits',
        default: 's',
        choices: ['s', 'ms'],
        meaning: 'unit of error.details.retryAfter in a 429 answer',
    },
    'status-parameter': {
        quote: 'The name of the status parameter: not shown.',
        section: 'GET /violations',
        default: 'status',
        meaning: 'query parameter that filters violations and scans by status',
    },
    'scan-type-parameter': {
        quote: 'Parameter names of status, scan type, sort field and sort order: not shown.',
        section: 'GET /scans',
        default: 'scan_type',
        meaning: 'query parameter that filters scans by scan type',
    },
    'provider-parameter': {
        quote: 'Parameter names of provider, status, sort field and sort order: not shown.',
        section: 'GET /repositories',
        default: 'provider',
        meaning: 'query parameter that filters repositories by provider',
    },
    'sort-field-parameter': {
        quote: 'Parameter names of status, scan type, sort field and sort order: not shown.',
        section: 'GET /scans',
        default: 'sortBy',
        meaning: 'query parameter that names the sort field (the name that GET /organizations documents)',
    },
    'sort-order-parameter': {
        quote: 'Parameter names of status, scan type, sort field and sort order: not shown.',
        section: 'GET /scans',
        default: 'sortOrder',
        meaning: 'query parameter that names the sort order (the name that GET /organizations documents)',
    },
    'cve-field': {
        quote: 'Further attributes exist (… CVE for dependency findings …). Their wire names: not shown.',
        section: 'Violation',
        default: '',
        meaning: 'field of a single violation with every CVE of a dependency’s finding, as text or a list of texts; needed by kev: true, and read only when named',
    },
};
const assumptionNames = Object.keys(assumptions);
const defaultAssumptions = Object.fromEntries(assumptionNames.map((name) => [name, assumptions[name].default]));


/***/ }),

/***/ 8434:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ removeSecrets)
/* harmony export */ });
const shortestSecret = 6;
const entities = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
};
function removeSecrets(text, secrets) {
    const present = secrets.map(getSecretForms).filter(({ signs }) => signs.some((sign) => text.includes(sign)));
    const [only] = present;
    if (only === undefined)
        return text;
    const forms = present.length === 1 ? only.forms : sortLongestFirst(present.flatMap((each) => each.forms));
    return forms.reduce((rest, form) => (rest.includes(form) ? rest.replaceAll(form, '***') : rest), text);
}
function sortLongestFirst(forms) {
    return [...new Set(forms)].sort((a, b) => b.length - a.length);
}
const formsBySecret = new Map();
function getSecretForms(secret) {
    const before = formsBySecret.get(secret);
    if (before !== undefined)
        return before;
    const forms = sortLongestFirst(secret.length < shortestSecret ? [] : makeForms(secret));
    const made = { forms, signs: findSigns(forms) };
    formsBySecret.set(secret, made);
    return made;
}
function findSigns(forms) {
    const signs = [];
    for (const form of forms.toReversed())
        if (!signs.some((sign) => form.includes(sign)))
            signs.push(findLongestRun(form));
    return signs;
}
function findLongestRun(form) {
    const runs = form.match(/[a-z\d]+/gi) ?? [];
    const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), '');
    return longest.length < shortestSecret ? form : longest;
}
function makeForms(secret) {
    const bytes = Buffer.from(secret, 'utf8');
    const base64 = [0, 1, 2].flatMap((shift) => encodeBase64At(bytes, shift));
    const percent = [encodeURIComponent(secret), encodePercent(bytes, false), encodePercent(bytes, true)];
    const plainJson = JSON.stringify(secret).slice(1, -1);
    const json = [plainJson, plainJson.replaceAll('/', '\\/'), JSON.stringify(plainJson).slice(1, -1)];
    const lower = encodeURIComponent(secret).replaceAll(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
    const markdown = secret.replaceAll(/[\\`*_[\]~]/g, '\\$&');
    return [
        secret,
        markdown,
        ...base64,
        ...percent,
        lower,
        ...json,
        ...listJsonEscapes(secret),
        ...listHtmlEscapes(secret),
    ];
}
function listJsonEscapes(secret) {
    const plain = JSON.stringify(secret).slice(1, -1);
    const escapes = [
        (sign) => `\\u${toHex(sign).padStart(4, '0')}`,
        (sign) => `\\u${toHex(sign).toUpperCase().padStart(4, '0')}`,
    ];
    return escapes.flatMap((write) => [
        plain.replaceAll(/[&<>=']/g, write),
        plain.replaceAll(/[&<>'+`]/g, write),
        secret.replaceAll(/[^a-z\d]/gi, write),
    ]);
}
function listHtmlEscapes(secret) {
    const escapes = [
        (sign) => `&#${sign.charCodeAt(0)};`,
        (sign) => `&#${String(sign.charCodeAt(0)).padStart(3, '0')};`,
        (sign) => `&#x${toHex(sign)};`,
        (sign) => `&#x${toHex(sign).toUpperCase()};`,
        (sign) => (sign === "'" ? '&apos;' : `&#x${toHex(sign)};`),
    ];
    return [/[&<>"']/g, /[&<>"'/]/g, /[&<>"'/=`]/g, /[^a-z\d]/gi].flatMap((signs) => escapes.flatMap((write) => [
        secret.replaceAll(signs, write),
        secret.replaceAll(signs, (sign) => entities[sign] ?? write(sign)),
    ]));
}
function toHex(sign) {
    return sign.charCodeAt(0).toString(16);
}
function encodeBase64At(bytes, shift) {
    const encoded = Buffer.concat([Buffer.alloc(shift), bytes])
        .toString('base64')
        .replace(/=+$/, '');
    const first = Math.ceil((shift * 4) / 3);
    const last = Math.floor(((shift + bytes.length) * 8) / 6);
    const plain = encoded.slice(first, last);
    return [plain, plain.replaceAll('+', '-').replaceAll('/', '_')];
}
function encodePercent(bytes, isUpper) {
    const hex = bytes.toString('hex').replaceAll(/../g, '%$&');
    return isUpper ? hex.toUpperCase() : hex;
}


/***/ }),

/***/ 6063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ severityFilters),
/* harmony export */   CZ: () => (/* binding */ violationStatuses),
/* harmony export */   De: () => (/* binding */ repositoryStatuses),
/* harmony export */   O3: () => (/* binding */ statedTwice),
/* harmony export */   O5: () => (/* binding */ scanStatuses),
/* harmony export */   gn: () => (/* binding */ coverageWords),
/* harmony export */   h2: () => (/* binding */ violationTypes),
/* harmony export */   iu: () => (/* binding */ sortOrders),
/* harmony export */   nZ: () => (/* binding */ violationStatusFilters),
/* harmony export */   vz: () => (/* binding */ scanTypes)
/* harmony export */ });
const severityFilters = ['critical', 'high', 'medium', 'low', 'info'];
const scanStatuses = ['PENDING', 'SCANNING', 'COMPLETED', 'FAILED'];
const violationTypes = ['SAST', 'AGENTIC_SAST', 'SCA', 'SECRET', 'IAC'];
const violationStatuses = ['OPEN', 'FIXED', 'FALSE_POSITIVE', 'ACCEPTED_RISK'];
const violationStatusFilters = ['open', 'fixed', 'ignored', 'false_positive'];
const scanTypes = ['sast', 'sca', 'secrets', 'iac'];
const repositoryStatuses = ['active', 'inactive', 'archived'];
const sortOrders = ['asc', 'desc'];
const coverageWords = ['covered', 'partly covered', 'not covered'];
const statedTwice = Symbol('stated twice');
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


/***/ }),

/***/ 4447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DZ: () => (/* binding */ limitTime),
/* harmony export */   LP: () => (/* binding */ dayMs),
/* harmony export */   SU: () => (/* binding */ createStopwatch),
/* harmony export */   Xo: () => (/* binding */ formatSeconds),
/* harmony export */   Yx: () => (/* binding */ limitDelivery),
/* harmony export */   hB: () => (/* binding */ createScaledClock),
/* harmony export */   ts: () => (/* binding */ createClock),
/* harmony export */   yK: () => (/* binding */ createBudget)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6002);


const dayMs = 86_400_000;
const testPatience = 20;
function createClock(scale = 1) {
    let skippedMs = 0;
    const now = () => performance.now() + skippedMs;
    const listeners = new Set();
    return {
        scale,
        patience: scale === 1 ? 1 : testPatience,
        now,
        onSkip(callBack) {
            listeners.add(callBack);
            return () => listeners.delete(callBack);
        },
        async sleep(ms, signal) {
            signal.throwIfAborted();
            const wakeMs = now() + ms;
            try {
                await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms / scale, undefined, { signal });
            }
            catch (error) {
                signal.throwIfAborted();
                throw error;
            }
            if (scale === 1)
                return;
            skippedMs += Math.max(0, wakeMs - now());
            for (const callBack of listeners)
                callBack();
        },
    };
}
function createScaledClock(scale, isServiceLocal) {
    const asked = Number(scale);
    return createClock(isServiceLocal && asked >= 1 && asked <= 10_000 ? asked : 1);
}
function createBudget(clock, timeoutMs, cancel) {
    return limitTime({ clock, timeoutMs, cancel, timeIsOver: createTimeoutError });
}
function limitTime({ clock, timeoutMs, cancel, timeIsOver }) {
    const timeUp = new AbortController();
    const startedMs = clock.now();
    let deadline = startedMs;
    let timer;
    const end = () => timeUp.abort(timeIsOver(deadline - startedMs));
    const stopListening = clock.onSkip?.(() => {
        if (clock.now() >= deadline)
            end();
    });
    const extendTo = (limitMs) => {
        clearTimeout(timer);
        deadline = startedMs + limitMs;
        timer = setTimeout(end, Math.max(0, deadline - clock.now())).unref();
    };
    extendTo(timeoutMs);
    return {
        clock,
        get deadline() {
            return deadline;
        },
        signal: AbortSignal.any([cancel, timeUp.signal]),
        extendTo,
        end() {
            clearTimeout(timer);
            stopListening?.();
        },
    };
}
function createTimeoutError(limitMs) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('SCAN_TIMEOUT', `The time limit of ${formatSeconds(limitMs)} is over`, {
        brief: `the scan did not end within ${formatSeconds(limitMs)}`,
    });
}
function limitDelivery(time, who = 'it') {
    return limitTime({
        ...time,
        timeIsOver: (limitMs) => new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('PUBLISH', `${who} took longer than ${formatSeconds(limitMs)}`),
    });
}
const phaseNames = (/* unused pure expression or super */ null && (['start', 'prepare', 'trigger', 'wait', 'collect', 'judge', 'publish']));
function createStopwatch(name, sinceMs, now, requestCount) {
    const ended = [];
    let open = { name, sinceMs, sent: requestCount() };
    const measureCurrent = () => ({
        name: open.name,
        ms: now() - open.sinceMs,
        requests: requestCount() - open.sent,
    });
    return {
        begin(next) {
            if (next === open.name)
                return;
            ended.push(measureCurrent());
            open = { name: next, sinceMs: now(), sent: requestCount() };
        },
        phases: () => [...ended, measureCurrent()],
    };
}
function formatSeconds(ms) {
    const seconds = Math.max(1, Math.round(ms / 1000));
    if (seconds < 60)
        return `${seconds} s`;
    const rest = seconds % 60;
    return rest === 0 ? `${Math.floor(seconds / 60)} min` : `${Math.floor(seconds / 60)} min ${rest} s`;
}


/***/ }),

/***/ 6002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BV: () => (/* binding */ inconclusiveNames),
/* harmony export */   CD: () => (/* binding */ attempt),
/* harmony export */   Fm: () => (/* binding */ isInconclusive),
/* harmony export */   Gk: () => (/* binding */ describeReason),
/* harmony export */   Ko: () => (/* binding */ ignoreNotFound),
/* harmony export */   Qe: () => (/* binding */ inconclusiveReasons),
/* harmony export */   Vl: () => (/* binding */ toGateError),
/* harmony export */   _Z: () => (/* binding */ createCancelledError),
/* harmony export */   o_: () => (/* binding */ tryRead),
/* harmony export */   pk: () => (/* binding */ hardReasons),
/* harmony export */   t_: () => (/* binding */ toMachineError),
/* harmony export */   ue: () => (/* binding */ GateError)
/* harmony export */ });
/* unused harmony export errorCodes */
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7974);

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
const runAgain = 'Run the gate again. If this repeats, report it with this line.';
const reasons = {
    settings: {
        meaning: 'a setting is missing or malformed',
        brief: 'a setting is wrong',
        effect: 'always fails',
        hint: 'Correct the settings and run again.',
        needsAction: true,
    },
    fork: {
        meaning: 'not scanned: pull request from a fork',
        brief: 'pull requests from forks are not scanned',
        effect: 'fails',
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS) `Judge forks with the scanners of the action: ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('fallback: embedded')}, and a checkout before the step; elsewhere with ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('scan-gate run --embedded')}.`,
        needsAction: true,
    },
    'no-key': {
        meaning: 'not scanned: no API key',
        brief: 'there is no API key',
        effect: 'fails',
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS) `Set ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('api-key')} from a secret. For forks and Dependabot, set ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('fallback: embedded')}. Without a service: the action without ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('base-url')} and ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('api-key')}, or ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('scan-gate run --embedded')}.`,
        needsAction: true,
    },
    'wrong-ref': {
        meaning: 'not scanned: there is no branch to scan',
        brief: 'there is no branch to scan',
        effect: 'fails',
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS) `Run the gate on branches and pull requests, or name the branch with the setting ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('branch')}.`,
        needsAction: true,
    },
    moved: {
        meaning: 'the branch moved, or its head could not be read',
        effect: 'fails',
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS) `Run the gate on the newer commit; reading the head needs the permission ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('contents: read')}.`,
    },
    policy: {
        meaning: 'the policy could not be read',
        effect: 'fails',
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS) `Check where the policy is read from: ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('config-file')}, ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('policy-ref')}, and the permission ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('contents: read')}.`,
        needsAction: true,
    },
    'not-found': {
        meaning: 'the repository, branch or scan was not found',
        effect: 'fails',
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS) `Check ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('repository-id')}, ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('branch')} and ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('scan-id')}, and which repositories the key can access.`,
        local: { meaning: 'something this run needs was not found', hint: runAgain },
        needsAction: true,
    },
    'foreign-repository': {
        meaning: 'the repository at the service is another one',
        effect: 'fails',
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS) `Correct ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('repository-id')}, or remove it so that the repository is found by its address.`,
        local: {
            meaning: 'this is a checkout of another repository',
            hint: 'Run the gate in a checkout of the repository that the job builds.',
        },
        needsAction: true,
    },
    auth: {
        meaning: 'the service refused the API key',
        brief: 'the API key was refused',
        effect: 'fails',
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS) `Check ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('api-key')} and its scopes.`,
        local: { meaning: 'access was refused', hint: runAgain },
        needsAction: true,
    },
    unavailable: {
        meaning: 'the service could not be reached',
        effect: 'fails',
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS) `Run the gate again; check ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('base-url')}, the network and the proxy settings if this repeats.`,
        local: {
            meaning: 'something this run needs could not be reached',
            hint: 'Run the gate again; check the network and the proxy settings if this repeats.',
        },
    },
    'rate-limited': {
        meaning: 'the service or GitHub asked to wait for too long',
        brief: 'the service asked to wait for too long',
        effect: 'fails',
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS) `Run the gate again later, or raise ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('timeout-seconds')}.`,
        local: { meaning: 'a server asked to wait for too long' },
    },
    'scan-failed': {
        meaning: 'the scan failed',
        effect: 'fails',
        hint: 'Check the scan in the service, then run the gate again.',
        local: { hint: 'Correct what the message names, then run the gate again.' },
    },
    timeout: {
        meaning: 'the scan did not end in time',
        effect: 'fails',
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS) `Raise ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('timeout-seconds')}, or judge the scan later with ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('scan-id')}.`,
        local: { hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS) `Raise ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('timeout-seconds')} and run the gate again.` },
    },
    protocol: {
        meaning: 'the service sent a response that cannot be trusted',
        effect: 'fails',
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS) `Run the gate again. If this repeats, check ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('base-url')} and tell the operators of the service.`,
        local: { meaning: 'a response could not be trusted', hint: runAgain },
    },
    evidence: {
        meaning: 'the findings do not prove a verdict',
        brief: 'the number of blocking findings is not known',
        effect: 'fails',
        hint: 'The list of violations may lag behind the scan: run the gate again in a minute. If this repeats, compare the scan in the service with its violations.',
        local: { hint: 'Run the gate again; the list of findings shows which of them are unclear.' },
        isOfEvidence: true,
    },
    'not-covered': {
        meaning: 'a finding type that the policy needs was not scanned',
        brief: 'not everything that the policy needs was scanned',
        effect: 'fails',
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS) `Add a scanner for it (its SARIF can be judged), or accept the gap in the policy: ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('accept-uncovered')} for languages, ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('advisories-private')} for packages, ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('fail-on-types')} for types.`,
        needsAction: true,
        isOfEvidence: true,
    },
    'not-waited': {
        meaning: 'the scan was started and not waited for',
        effect: 'passes',
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS) `Judge it later with ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('scan-id')}.`,
    },
    publish: {
        meaning: 'a requested file could not be written',
        brief: 'a file could not be written',
        effect: 'always fails',
        hint: 'Choose a file that can be written.',
    },
    cancelled: { meaning: 'the run was canceled', effect: 'always fails', hint: 'Run the gate again.' },
    internal: {
        meaning: 'an internal error of Scan Gate',
        brief: 'Scan Gate had an internal error',
        effect: 'always fails',
        hint: 'Run the gate again. If this repeats, report the error with this line.',
    },
};
const inconclusiveReasons = reasons;
const inconclusiveNames = Object.keys(inconclusiveReasons);
function describeReason(reason, hasService) {
    const { meaning, hint, local = {} } = inconclusiveReasons[reason];
    return hasService ? { meaning, hint, brief: undefined } : { meaning, hint, brief: local.meaning, ...local };
}
function isInconclusive(reason) {
    return Object.hasOwn(reasons, reason);
}
const hardReasons = inconclusiveNames.filter((name) => inconclusiveReasons[name].effect === 'always fails');
class GateError extends Error {
    code;
    hint;
    reason;
    isAmbiguous;
    status;
    brief;
    constructor(code, message, details = {}) {
        super(message, details.cause === undefined ? undefined : { cause: details.cause });
        this.name = 'GateError';
        this.code = code;
        this.hint = details.hint;
        this.reason = details.reason;
        this.isAmbiguous = details.isAmbiguous ?? false;
        this.status = details.status;
        this.brief = details.brief;
    }
}
const openFilesHint = 'Raise the limit for open files (ulimit -n), or run fewer programs next to the gate.';
const diskSpaceHint = 'Free disk space in the temporary folder and in the folder of the reports.';
const machineFaults = {
    EMFILE: ['This process has too many open files', openFilesHint],
    ENFILE: ['This machine has too many open files', openFilesHint],
    ENOSPC: ['No space is left on the disk', diskSpaceHint],
    EDQUOT: ['The disk quota is used up', diskSpaceHint],
    EROFS: ['The file system is read-only', 'Set TMPDIR or RUNNER_TEMP to a folder that can be written to.'],
    ENOMEM: ['This machine has no memory left', 'Give the gate more memory, or run fewer programs next to it.'],
};
function toMachineError(value) {
    const { code = '', syscall, path = '' } = (value instanceof Error ? value : {});
    const at = `${code}${syscall === undefined ? '' : `, ${syscall}`}`;
    if (syscall === 'mkdtemp' && ['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM'].includes(code)) {
        const folder = path.replace(/[/\\][^/\\]*$/, '');
        return new GateError('SCAN_FAILED', `The temporary folder ${folder} does not exist or cannot be written to (${at})`, {
            cause: value,
            hint: 'Set TMPDIR (in a workflow RUNNER_TEMP) to a folder that exists and can be written to.',
        });
    }
    const [what, hint] = Object.hasOwn(machineFaults, code) ? (machineFaults[code] ?? []) : [];
    return what === undefined ? undefined : new GateError('SCAN_FAILED', `${what} (${at})`, { cause: value, hint });
}
function toGateError(value, code = 'PROTOCOL') {
    if (value instanceof GateError)
        return value;
    const fault = toMachineError(value);
    if (fault !== undefined)
        return fault;
    const said = value instanceof Error ? value.message || value.name : String(value);
    const [line = ''] = said.trim().split(/[\r\n]/, 1);
    return new GateError(code, `Unexpected error: ${line}`, { cause: value, reason: 'internal' });
}
function createCancelledError(signal) {
    return new GateError('CANCELLED', 'The scan was canceled', { cause: signal.reason });
}
async function ignoreNotFound(reading) {
    try {
        return await reading;
    }
    catch (error) {
        if (error instanceof GateError && error.code === 'NOT_FOUND')
            return undefined;
        throw error;
    }
}
async function tryRead(read, otherwise) {
    try {
        return await read();
    }
    catch (caught) {
        const error = toGateError(caught);
        if (error.code === 'CANCELLED' || error.code === 'SCAN_TIMEOUT')
            throw caught;
        return otherwise?.(error);
    }
}
function attempt(call) {
    try {
        return call();
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 6289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aj: () => (/* binding */ readRegularText),
/* harmony export */   DM: () => (/* binding */ readRegularTextSync),
/* harmony export */   Lh: () => (/* binding */ readNamedText),
/* harmony export */   ME: () => (/* binding */ createUnreadableFileError),
/* harmony export */   XF: () => (/* binding */ readRegularFile),
/* harmony export */   fo: () => (/* binding */ isFile),
/* harmony export */   lQ: () => (/* binding */ isFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6002);



const maxFileBytes = 256 * 1024 * 1024;
const flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
async function readRegularFile(path, maxBytes = maxFileBytes) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, flags);
    try {
        checkRegular(await file.stat(), maxBytes);
        return await file.readFile();
    }
    finally {
        await file.close();
    }
}
async function readRegularText(path) {
    return (await readRegularFile(path)).toString('utf8');
}
function readNamedText(path, name) {
    return readRegularText(path).catch((error) => {
        throw createUnreadableFileError(name, error, 'CONFIG');
    });
}
function readRegularTextSync(path) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, flags);
    try {
        checkRegular((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file), maxFileBytes);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8');
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
const isFile = (path) => hasStats(path, (found) => found.isFile());
const isFolder = (path) => hasStats(path, (found) => found.isDirectory());
function hasStats(path, fits) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).then(fits, () => false);
}
function checkRegular(found, maxBytes) {
    if (found.isDirectory())
        throw createFault('EISDIR', 'it is a folder');
    if (!found.isFile())
        throw createFault('no regular file', 'it is a pipe or a device, not a regular file');
    if (found.size > maxBytes)
        throw createFault('too large', `it has more than ${Math.floor(maxBytes / 1024 / 1024)} MiB`);
}
function createFault(code, message) {
    return Object.assign(new Error(message), { code });
}
function createUnreadableFileError(name, error, code) {
    const why = error.code ?? 'unknown fault';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue(code, `${name} could not be read (${why})`, {
        cause: error,
        hint: 'Use a regular file that exists and can be read; pipes and devices are not supported.',
        ...(code === 'SCAN_FAILED' && { brief: 'a SARIF file could not be read' }),
    });
}


/***/ }),

/***/ 7322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isConfidential),
/* harmony export */   U: () => (/* binding */ isLoopback)
/* harmony export */ });
function isLoopback({ hostname }) {
    return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
function isConfidential(url) {
    return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
}


/***/ }),

/***/ 7448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BL: () => (/* binding */ createLoggingTransport),
/* harmony export */   YD: () => (/* binding */ invalidProxy),
/* harmony export */   oO: () => (/* binding */ createTransport),
/* harmony export */   uv: () => (/* binding */ readProxySettings)
/* harmony export */ });
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6752);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6002);
/* harmony import */ var _confidential_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7322);



const defaultTimeouts = { connectMs: 10_000, headersMs: 60_000, bodyIdleMs: 30_000 };
const invalidProxy = 'http://127.0.0.1:0';
function readProxySettings(env) {
    return {
        httpProxy: readProxyAddress(env.http_proxy ?? env.HTTP_PROXY),
        httpsProxy: readProxyAddress(env.https_proxy ?? env.HTTPS_PROXY),
        noProxy: env.no_proxy ?? env.NO_PROXY ?? '',
    };
}
function readProxyAddress(value = '') {
    const text = value.trim();
    if (text === '')
        return '';
    const address = text.includes('://') ? text : `http://${text}`;
    return /^https?:\/\/[^/]/i.test(address) && URL.canParse(address) ? address : invalidProxy;
}
function createTransport(options = {}) {
    const timeouts = options.timeouts ?? defaultTimeouts;
    const unsentErrors = new WeakSet();
    const direct = new undici__WEBPACK_IMPORTED_MODULE_0__.Agent({ ...createLimits(timeouts), connect: createRecordingConnector(timeouts, unsentErrors) });
    const { proxy } = options;
    const hasProxy = proxy !== undefined && (proxy.httpProxy !== '' || proxy.httpsProxy !== '');
    const proxied = hasProxy ? createProxyAgent(timeouts, proxy) : undefined;
    let count = 0;
    return {
        requestCount: () => count,
        async send(sent) {
            count += 1;
            const dispatcher = (0,_confidential_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U)(sent.via ?? sent.url) ? direct : (proxied ?? direct);
            return exchange(sent, dispatcher, unsentErrors);
        },
        async close() {
            await Promise.all([direct.destroy(), proxied?.destroy()]);
        },
    };
}
function createLoggingTransport(transport, log) {
    if (log.level !== 'verbose')
        return transport;
    return {
        ...transport,
        async send(request) {
            const startedMs = performance.now();
            const outcome = await transport.send(request);
            const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
            const failed = request.isSecretAddress ? 'failed' : outcome.kind === 'failure' && outcome.message;
            const end = outcome.kind === 'answer' ? outcome.status : failed;
            const place = request.isSecretAddress ? 'to a secret address' : request.url.pathname;
            log.line(`${request.method} ${place}: ${end}, ${seconds} s`);
            return outcome;
        },
    };
}
function createLimits(timeouts) {
    return { headersTimeout: timeouts.headersMs, bodyTimeout: timeouts.bodyIdleMs, allowH2: false };
}
function createProxyAgent(timeouts, proxy) {
    return new undici__WEBPACK_IMPORTED_MODULE_0__.EnvHttpProxyAgent({
        ...createLimits(timeouts),
        ...proxy,
        requestTls: { rejectUnauthorized: true, timeout: timeouts.connectMs },
        proxyTls: { rejectUnauthorized: true, timeout: timeouts.connectMs },
        clientFactory: (origin, options) => new undici__WEBPACK_IMPORTED_MODULE_0__.Pool(origin, { ...options, headersTimeout: timeouts.connectMs }),
    });
}
function createRecordingConnector(timeouts, unsentErrors) {
    const connect = (0,undici__WEBPACK_IMPORTED_MODULE_0__.buildConnector)({ timeout: timeouts.connectMs, rejectUnauthorized: true, allowH2: false });
    return (options, callback) => {
        connect(options, (error, socket) => {
            if (error) {
                unsentErrors.add(error);
                callback(error, null);
            }
            else {
                callback(null, socket);
            }
        });
    };
}
const utf8 = new TextDecoder('utf-8', { fatal: true });
async function exchange(sent, dispatcher, unsentErrors) {
    sent.signal.throwIfAborted();
    try {
        const asked = {
            ...chooseTarget(sent),
            method: sent.method,
            headers: { ...sent.headers, 'accept-encoding': 'identity', ...(sent.via && { host: sent.url.host }) },
            body: sent.body ?? null,
        };
        const { status, headers, body } = await receive(dispatcher, asked, sent.signal);
        const text = sent.isBinary ? body.toString('latin1') : utf8.decode(body);
        const header = (name) => {
            const value = headers[name];
            return Array.isArray(value) ? value[0] : value;
        };
        return { kind: 'answer', status, header, text };
    }
    catch (error) {
        sent.signal.throwIfAborted();
        return isInvalidProxyError(error) ? createProxyFailure(sent.url) : toFailure(error, unsentErrors);
    }
}
const bodyCapBytes = 16 * 1024 * 1024;
function receive(dispatcher, options, signal) {
    const { promise, resolve, reject } = Promise.withResolvers();
    const chunks = [];
    let answer;
    let started;
    let size = 0;
    const abort = () => {
        reject(signal.reason);
        started?.abort(signal.reason);
    };
    const giveUp = (controller, message) => {
        const error = new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('PROTOCOL', message);
        reject(error);
        controller.abort(error);
    };
    signal.addEventListener('abort', abort, { once: true });
    dispatcher.dispatch(options, {
        onRequestStart(controller) {
            started = controller;
            if (signal.aborted)
                controller.abort(signal.reason);
        },
        onResponseStart(controller, status, headers) {
            if (status < 200)
                return;
            answer = { status, headers };
            const encoding = String(headers['content-encoding'] ?? 'identity');
            if (encoding !== 'identity')
                giveUp(controller, `the answer is encoded as ${encoding}, which was not asked for`);
        },
        onResponseData(controller, chunk) {
            size += chunk.length;
            if (size <= bodyCapBytes)
                chunks.push(chunk);
            else
                giveUp(controller, `the answer is larger than ${bodyCapBytes / 1024 / 1024} MiB`);
        },
        onResponseEnd() {
            if (answer !== undefined)
                resolve({ ...answer, body: Buffer.concat(chunks) });
        },
        onResponseError: (_, error) => reject(error),
    });
    return promise.finally(() => signal.removeEventListener('abort', abort));
}
function chooseTarget({ url, via }) {
    const path = url.pathname + url.search;
    return via === undefined ? { origin: url.origin, path } : { origin: via.origin, path: `${url.origin}${path}` };
}
function isInvalidProxyError(error) {
    const { syscall, address, port } = error;
    return syscall === 'connect' && address === '127.0.0.1' && !port;
}
function createProxyFailure({ protocol }) {
    const names = protocol === 'https:' ? 'HTTPS_PROXY (or HTTP_PROXY)' : 'HTTP_PROXY';
    const message = `the variable ${names} is not a valid proxy address`;
    const hint = 'Write it as http://host:port, or remove it.';
    const cause = new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', message, { reason: 'settings', hint });
    return { kind: 'failure', unsent: true, permanent: true, message, cause };
}
const unsentCodes = new Set([
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'UND_ERR_CONNECT_TIMEOUT',
]);
function toFailure(error, unsentErrors) {
    const cause = error instanceof Error ? error : new Error(String(error));
    const code = String(cause.code ?? '');
    const certificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|TLS_/.test(code);
    const unsent = unsentErrors.has(cause) || unsentCodes.has(code) || certificate;
    const message = errorDescriptions[code] ?? (code ? `${cause.message} (${code})` : cause.message);
    return { kind: 'failure', unsent, permanent: certificate, message, cause };
}
const errorDescriptions = {
    ECONNREFUSED: 'the connection was refused',
    ENOTFOUND: 'the host name is unknown',
    EAI_AGAIN: 'the host name could not be looked up',
    ECONNRESET: 'the connection was reset',
    UND_ERR_SOCKET: 'the connection was cut',
    UND_ERR_CONNECT_TIMEOUT: 'no connection in time',
    UND_ERR_HEADERS_TIMEOUT: 'no answer in time',
    UND_ERR_BODY_TIMEOUT: 'the answer stopped half-way',
};


/***/ }),

/***/ 8361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eh: () => (/* binding */ programInstallations),
/* harmony export */   OT: () => (/* binding */ builtinOnly),
/* harmony export */   VP: () => (/* binding */ formatPackageHint),
/* harmony export */   Ys: () => (/* binding */ installations),
/* harmony export */   du: () => (/* binding */ isAtLeast),
/* harmony export */   fm: () => (/* binding */ builtinScanners),
/* harmony export */   g$: () => (/* binding */ hasScanners),
/* harmony export */   z5: () => (/* binding */ createNoScannersError),
/* harmony export */   zZ: () => (/* binding */ findInstalledPackages)
/* harmony export */ });
/* unused harmony exports engineInstallations, namedPrograms, findDottedVersion */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8995);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6002);



const engineInstallations = {
    secrets: {
        name: 'secretlint',
        scanType: 'secrets',
        packages: ['@secretlint/core@13', '@secretlint/secretlint-rule-preset-recommend@13'],
        covers: 'every file, and what earlier commits of a branch and their messages contained',
    },
    sast: {
        name: 'javascript',
        scanType: 'sast',
        packages: ['@babel/parser@8', '@babel/types@8', 'eslint-scope@9'],
        covers: 'JavaScript and TypeScript, in pages and components too',
    },
    python: {
        name: 'ruff',
        scanType: 'sast',
        packages: ['@astral-sh/ruff-wasm-nodejs@0.17', 'web-tree-sitter@0.27', '@vscode/tree-sitter-wasm@0.3'],
        covers: 'Python, and what templates of Django and Jinja leave unescaped',
    },
    patterns: {
        name: 'tree-sitter',
        scanType: 'sast',
        packages: ['web-tree-sitter@0.27', '@vscode/tree-sitter-wasm@0.3'],
        covers: 'common weaknesses in PHP, Java and Go',
    },
    sca: {
        name: 'retire',
        scanType: 'sca',
        packages: [
            'retire@5',
            '@salesforce/code-analyzer-retirejs-engine@0.32',
            'smol-toml@1',
            'yaml@2',
            '@rgrove/parse-xml@5',
        ],
        covers: "npm's lock files and scripts that are libraries, as far as RetireJS's data knows them",
    },
    iac: {
        name: 'iac',
        scanType: 'iac',
        packages: ['yaml@2'],
        covers: "common weak settings in Terraform, CloudFormation, Dockerfiles, Compose, Kubernetes and GitHub's workflows",
    },
};
const installations = Object.values(engineInstallations);
const namedPrograms = {
    semgrep: {
        name: 'semgrep',
        scanTypes: ['sast'],
        leastVersion: '1.40',
        hasRules: true,
    },
    opengrep: { name: 'opengrep', scanTypes: ['sast'], leastVersion: '1.0', hasRules: true },
    bandit: {
        name: 'bandit',
        scanTypes: ['sast'],
        leastVersion: '1.6',
    },
    gosec: {
        name: 'gosec',
        scanTypes: ['sast'],
        leastVersion: '2.18',
    },
    gitleaks: {
        name: 'gitleaks',
        scanTypes: ['secrets'],
        leastVersion: '8.19',
    },
    osvScanner: {
        name: 'osv-scanner',
        scanTypes: ['sca'],
        leastVersion: '2.0',
    },
    trivy: {
        name: 'trivy',
        scanTypes: ['sca', 'secrets', 'iac'],
        leastVersion: '0.45',
    },
};
const programInstallations = Object.values(namedPrograms);
const builtinScanners = 'builtin';
const builtinOnly = { isBuiltin: true, programs: [] };
function hasScanners(scannersUrl) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(scannersUrl);
}
function createNoScannersError(version) {
    const hint = formatPackageHint(version);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', 'This is only the gate, without scanners', { reason: 'settings', hint });
}
function formatPackageHint(version) {
    return `The npm package brings them: npm install --global scan-gate@${version}`;
}
function findInstalledPackages({ packages }, from = import.meta.url) {
    return packages.map((wanted) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .CD)(() => {
        const name = wanted.replace(/(?<!^)@[^@]*$/, '');
        const { version } = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_module__WEBPACK_IMPORTED_MODULE_1__.findPackageJSON)(name, from) ?? '', 'utf8'));
        return { name, version };
    }));
}
function findDottedVersion(text) {
    return /(?<![\w.])v?(\d{1,9}(?:\.\d{1,9}){1,3})\b/.exec(text)?.[1];
}
function isAtLeast(version, least) {
    const [found, wanted] = [version, least].map((text) => text.split('.').map((part) => Number.parseInt(part, 10)));
    for (const [index, part] of (wanted ?? []).entries()) {
        const own = found?.[index] ?? 0;
        if (own !== part)
            return own > part;
    }
    return true;
}


/***/ }),

/***/ 7502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  WZ: () => (/* binding */ beginsLikeDockerfile),
  OC: () => (/* binding */ containsPhp),
  Hs: () => (/* binding */ detectByInterpreter),
  Oe: () => (/* binding */ detectByName),
  OB: () => (/* binding */ detectByNameAndContent),
  iG: () => (/* binding */ findLanguage),
  Ke: () => (/* binding */ isAmbiguousName),
  Bd: () => (/* binding */ isDocumentName),
  jq: () => (/* binding */ isForeign),
  lD: () => (/* binding */ isNamedLikeDockerfile),
  bJ: () => (/* binding */ isNoProgramName),
  FM: () => (/* binding */ isReadByAnotherEngine),
  Ee: () => (/* binding */ isVendored),
  TL: () => (/* binding */ languageNames),
  CY: () => (/* binding */ noLanguage),
  kx: () => (/* binding */ startsWithPhp)
});

// UNUSED EXPORTS: isPatternLanguage

// EXTERNAL MODULE: ./build/compiled/src/shared/text/file-name.js
var file_name = __webpack_require__(7275);
;// CONCATENATED MODULE: ./build/compiled/src/shared/languages/table.json
const table_namespaceObject = /*#__PURE__*/JSON.parse('{"eo":["1C Enterprise|.bsl .os|","4D|.4dm|","ABAP|.abap|","AGS Script|.asc|","AIDL|.aidl|aidl","AL|.al|","ALGOL|.alg|","AMPL|.ampl|","APL|.apl .dyalog|apl aplx dyalog","ASL|.asl .dsl|","ATS|.dats .hats .sats|","ActionScript|.as|","Ada|.adb .ada .ads|","Agda|.agda|","Aiken|.ak|","Aleo|.aleo|","Alloy|.als|","AngelScript|.angelscript|","Answer Set Programming|.lp|clingo","Apex|.cls .apex .trigger|","Apollo Guidance Computer|.agc|","AppleScript|.applescript .scpt|osascript","Arc|.arc|","AspectJ|.aj|","Assembly|.asm .a51 .nasm .s|","Asymptote|.asy|asy","AutoHotkey|.ahk .ah1 .ah2 .ahkl|","AutoIt|.au3|","B|.b|","B (Formal Method)|.mch|","BAML|.baml|","BASIC|.bas|","BQN|.bqn|","Ballerina|.bal|","Beef|.bf|","Befunge|.befunge|","Berry|.be|","BlitzBasic|.decls|","BlitzMax|.bmx|","Bluespec|.bsv|","Boo|.boo|","Boogie|.bpl|boogie","Brightscript|.brs|","C|.c .cats .h .h.in .idc|tcc","C#|.cs .cs.pp .csx .linq|","C++|.cpp .c++ .cc .cppm .cxx .h++ .hh .hpp .hxx .inl .ino .ipp .ixx .tcc .tpp .txx|","C2hs Haskell|.chs|","C3|.c3|","CLIPS|.clp|","COBOL|.cob .cbl .ccp .cobol .cpy|","CWeb|.w|","Cadence|.cdc|","Cairo|.cairo|","CameLIGO|.mligo|","Cangjie|.cj|","Carbon|.carbon|","Ceylon|.ceylon|","Chapel|.chpl|","Charity|.ch|","ChucK|.ck|","Circom|.circom|","Cirru|.cirru|","Clarion|.clw|","Clarity|.clar|","Classic ASP|.asp|","Clean|.icl .dcl|","Click|.click|","Clojure|.clj .boot .cl2 .cljc .cljs .cljs.hl .cljscm .cljx .hic|bb","Clue|.clue|","CodeQL|.ql .qll|","CoffeeScript|.coffee ._coffee .cjsx .coffee.erb .iced|coffee","ColdFusion|.cfm .cfml|","ColdFusion CFC|.cfc|","Common Lisp|.lisp .asd .lsp .ny .podsl .sexp|lisp sbcl ccl clisp ecl","Common Workflow Language|.cwl|cwl-runner","Component Pascal|.cp .cps|","Cool|.cl|","Crystal|.cr|crystal","Cuda|.cu .cuh|","Curry|.curry|","Cycript|.cy|","Cython|.pyx .pxd .pxi|","D|.d .di|","DIGITAL Command Language|.com|","DM|.dm|","Dafny|.dfy|dafny","Dart|.dart|dart","Daslang|.das|","Dogescript|.djs|","Dylan|.dylan .dyl .intr .lid|","E|.e|rune","ECL|.ecl .eclxml|","EQ|.eq|","Elixir|.ex .exs|elixir","Elm|.elm|","Emacs Lisp|.el .emacs .emacs.desktop|","EmberScript|.em .emberscript|","Erlang|.erl .app .app.src .escript .hrl .xrl .yrl|escript","Euphoria||eui euiw","F#|.fs .fsi .fsx|","F*|.fst .fsti|","FIRRTL|.fir|","FLUX|.fx .flux|","FPP|.fpp .fppi|","Factor|.factor|","Fancy|.fy .fancypack|","Fantom|.fan|","Faust|.dsp|","Fennel|.fnl|fennel","Flix|.flix|","Forth|.fth .4th .forth .frt|","Fortran|.f .f77 .for|","Fortran|.f90 .f03 .f08 .f95|","FreeBASIC|.bi|","Frege|.fr|","Futhark|.fut|","GAML|.gaml|","GAMS|.gms|","GAP|.gap .gi .tst|","GDScript|.gd|","GDShader|.gdshader .gdshaderinc|","GSC|.gsc .csc .gsh|","Game Maker Language|.gml|","Genero 4gl|.4gl|","Gleam|.gleam|","Glimmer JS|.gjs|","Glimmer TS|.gts|","Glyph|.glf|","Gno|.gno|","Go|.go|","Golo|.golo|","Gosu|.gst .gsx .vark|","Grace|.grace|","Grammatical Framework|.gf|","Groovy|.groovy .gvy .gy|groovy","Groovy Server Pages|.gsp|","HIP|.hip|","Hack|.hack .hhi|","Harbour|.hb|","Hare|.ha|","Haskell|.hs .hs-boot .hsc|runghc runhaskell runhugs","Haxe|.hx .hxsl|","HolyC|.hc|","Hy|.hy|hy","IDL|.dlm|","IGOR Pro|.ipf|","IL Assembly|.il|","ISPC|.ispc|","Idris|.idr .lidr|","ImageJ Macro|.ijm|","Imba|.imba|","Inform 7|.ni .i7x|","Io|.io|io","Ioke|.ik|ioke","Isabelle|.thy|","J|.ijs|jconsole","JASS|.j|","JCL|.jcl|","JSONiq|.jq|","Jac|.jac|","Jai|.jai|","Janet|.janet|janet","Java|.java .jav .jsh|","Java Server Pages|.jsp .tag .jspx .jspf .tagx|","JavaScript|.js ._js .bones .cjs .es .es6 .gs .javascript .jsb .jscad .jsfl .jslib .jsm .jspre .jss .jsx .mjs .njs .pac .sjs .ssjs .xsjs .xsjslib|bun chakra d8 deno gjs js node nodejs qjs rhino v8 v8-shell","Jolie|.ol .iol|jolie","Julia|.jl|julia","KRL|.krl|","KakouneScript|.kak|","KerboScript|.ks|","KoLmafia ASH|.ash|","Koka|.kk|koka","Kotlin|.kt .ktm .kts|","LFE|.lfe|","LOLCODE|.lol|","LSL|.lsl .lslp|lsl","LabVIEW|.lvproj .lvclass .lvlib|","Lasso|.lasso .las .lasso8 .lasso9|","Lean|.lean .hlean|","Leo|.leo|","LigoLANG|.ligo|","Liquidsoap|.liq|","Literate Agda|.lagda|","Literate CoffeeScript|.litcoffee .coffee.md|","Literate Haskell|.lhs|","LiveCode Script|.livecodescript|","LiveScript|.ls ._ls|","Lobster|.lobster|","Logos|.xm .xi|","Logtalk|.lgt .logtalk|","Lua|.lua .nse .p8 .pd_lua .rbxs .rockspec .wlua|lua luajit","Luau|.luau|luau","M|.mumps|","MATLAB|.matlab|","MAXScript|.ms .mcr|","MLIR|.mlir|","MQL4|.mq4 .mqh|","MQL5|.mq5|","MUF|.muf|","Macaulay2|.m2|M2","MeTTa|.metta|","Mercury||mmi","MiniD|.minid|","MiniZinc|.mzn|","Mint|.mint|","Mirah|.druby .duby .mirah|","Modelica|.mo|","Modula-2|.mod|","Modula-3|.i3 .ig .m3 .mg|","Mojo|.mojo|","Monkey|.monkey .monkey2|","Monkey C|.mc|","Moocode|.moo|","MoonBit|.mbt|","MoonScript|.moon|moon","Motorola 68K Assembly|.x68|","Move|.move|","NASL|.nasl|","NCL|.ncl|","NWScript|.nss|","Nemerle|.n|","NetLinx|.axs .axi|","NetLogo|.nlogo|","NewLisp||newlisp","Nextflow|.nf|nextflow","Nim|.nim .nim.cfg .nimble .nimrod .nims|","Nit|.nit|","Noir|.nr|","Nu|.nu|nush","NumPy|.numpy .numpyw .numsc|","OCaml|.ml .eliom .eliomi .ml4 .mli .mll .mly|ocaml ocamlrun ocamlscript","OMNeT++ MSG|.msg|","OMNeT++ NED|.ned|","Oberon|.ob2|","Objective-C|.m|","Objective-C++|.mm|","Objective-J|.sj|","Omgrofl|.omgrofl|","Opa|.opa|","Opal|.opal|","OpenCL|.opencl|","OpenEdge ABL|.p|","OpenQASM|.qasm|","OpenSCAD|.scad|","OverPy|.opy|","Ox|.ox .oxh .oxo|","Oxygene|.oxygene|","Oz|.oz|","P4|.p4|","PHP|.php .aw .ctp .inc .php3 .php4 .php5 .phps .phpt .phtml .phar .pht .php6 .php7 .php8 .blade.php .antlers.php|php","Pact|.pact|","Pan|.pan|","Papyrus|.psc|","Parrot Assembly|.pasm|parrot","Parrot Internal Representation|.pir|parrot","Pascal|.pas .dfm .dpr .lpr .pascal|instantfpc","Pawn|.pwn .sma|","Pep8|.pep|","Perl|.pl .cgi .fcgi .perl .ph .plx .pm .psgi .t|cperl perl","PicoLisp||picolisp pil","PigLatin|.pig|","Pike|.pike .pmod|pike","PogoScript|.pogo|","Pony|.pony|","Portugol|.por|","Power Query|.pq|","PowerBuilder|.pbt .sra .sru .srw|","Praat|.praat|","Pro*C|.pc|","Processing|.pde|","Prolog|.plt .pro .prolog .yap|swipl yap","Promela|.pml|","Propeller Spin|.spin|","PureBasic|.pb .pbi|","PureScript|.purs|","Pyret|.arr|","Python|.py .lmi .py3 .pyde .pyi .pyp .pyt .pyw .tac .wsgi .xpy|python python2 python3 py pypy pypy3 uv","Q#|.qs|","QML|.qml .qbs|","QuakeC|.qc|","Quint|.qnt|","R|.r .rd .rhistory .rsx|Rscript","RAScript|.rascript|","REALbasic|.rbbas .rbfrm .rbmnu .rbres .rbtbar .rbuistate|","REXX|.rexx .pprx .rex|regina rexx","RPGLE|.rpgle .sqlrpgle|","Racket|.rkt .rktd .rktl .scrbl|racket","Raku|.6pl .6pm .nqp .p6 .p6l .p6m .pl6 .pm6 .raku .rakumod|perl6 raku rakudo","Rascal|.rsc|","ReScript|.res .resi|ocaml","Reason|.re .rei|","ReasonLIGO|.religo|","Rebol|.reb .r2 .r3 .rebol|","Red|.red|","Redcode|.cw|","Redscript|.reds|","Ren\'Py|.rpy|","RenderScript|.rsh|","Rhai|.rhai|","Ring|.ring|","Roc|.roc|","Rocq Prover|.coq|","Rouge|.rg|","Ruby|.rb .builder .eye .god .jbuilder .mspec .pluginspec .prawn .rabl .rake .rbi .rbuild .rbw .rbx .ru .ruby .thor .watchr|ruby macruby rake jruby rbx","Rust|.rs .rs.in|rust-script","SAS|.sas|","SMT|.smt2 .smt .z3|boolector cvc4 mathsat5 opensmt smtinterpol smt-rat stp verit yices2 z3","SQF|.sqf .hqf|","SWIG|.i .swg .swig|","Sage|.sage .sagews|","Sail|.sail|","Salt|.sls|","Scala|.scala .kojo .sc|scala","Scenic|.scenic|scenic","Scheme|.scm .sld .sps .ss|scheme guile bigloo chicken csi gosh r6rs","Scilab|.sci .sce|","Self|.self|","Shen|.shen|","Sieve|.sieve|","Slash|.sl|","Slice|.ice|","SmPL|.cocci|","Smali|.smali|","Smalltalk|.st|","Snakemake|.smk .snakefile|","Solidity|.sol|","SourcePawn|.sp|","Squirrel|.nut|","Stan|.stan|","Standard ML|.fun .sig .sml|","Stata|.do .ado .doh .ihlp .mata .matah .sthlp|","SuperCollider|.scd|sclang scsynth","Sway|.sw|","Swift|.swift|","SystemVerilog|.sv .svh .vh|","TI Program|.8xp .8xp.txt|","TL-Verilog|.tlv|","TLA|.tla|","TypeScript|.tsx|","TXL|.txl|","Tact|.tact|","Talon|.talon|","Tape|.tape|","Tcl|.tcl .adp .sdc .tcl.in .tm .xdc|tclsh wish","Teal|.tl|tl","Terra||lua","Toit|.toit|","Tolk|.tolk|","Turing|.tu|","TypeScript|.ts .cts .mts|bun deno ts-node tsx node","Unified Parallel C|.upc|","Uno|.uno|","UnrealScript|.uc|","Untyped Plutus Core|.uplc|","UrWeb|.ur .urs|","VBA|.frm .vba|","VBScript|.vbs|","VHDL|.vhdl .vhd .vhf .vhi .vho .vhs .vht .vhw|","Vala|.vala .vapi|","Verilog|.v .veo|","Verse|.verse|","Vim script|.vim .vimrc .vmb|","Visual Basic .NET|.vb .vbhtml|","Visual Basic 6.0|.ctl .dsr|","Volt|.volt|","Vyper|.vy|","WDL|.wdl|","Whiley|.whiley|","Witcher Script|.ws|","Wolfram Language|.mathematica .cdf .ma .mt .nb .nbp .wl .wls .wlt|wolfram WolframKernel wolframscript math MathKernel MathematicaScript WolframNB Mathematica","Wollok|.wlk|","Wren|.wren|","X10|.x10|","XC|.xc|","XQuery|.xquery .xq .xql .xqm .xqy|","XS|.xs|","Xojo|.xojo_code .xojo_menu .xojo_report .xojo_script .xojo_toolbar .xojo_window|","Xonsh|.xsh|","Xtend|.xtend|","Yul|.yul|","ZAP|.zap .xzap|","ZIL|.zil .mud|","Zeek|.zeek .bro|","ZenScript|.zs|","Zephir|.zep|","Zig|.zig .zig.zon|","Zimpl|.zimpl .zmpl .zpl|","eC|.ec .eh|","hoon|.hoon|","mIRC Script|.mrc|","mupad|.mu|","nesC|.nc|","ooc|.ooc|","ucode||ucode","wisp|.wisp|","xBase|.prg .prw|"],"BX":".1 .1in .1m .1x .2 .2da .3 .3in .3m .3p .3pm .3qt .3x .4 .4dform .4dproject .5 .6 .7 .8 .9 .abnf .action .adml .admx .adoc .afm .anim .ant .antlers.html .antlers.xml .apacheconf .apib .arpa .asax .asciidoc .ascx .asddls .ashx .asmx .asn .asn1 .aspx .asset .astro .aug .auk .aux .avdl .avsc .awk .axaml .axd .axi.erb .axml .axs.erb .bash .bat .bats .bb .bbappend .bbclass .bbcode .bbx .bdf .bdy .bib .bibtex .bicep .bicepparam .bison .blade .blp .brd .bru .bs .bst .builds .bzl .c++-objdump .c++objdump .c-objdump .cabal .caddyfile .cake .capnp .cbx .ccproj .ccxml .cds .cfg .cginc .chem .cil .clixml .cmake .cmake.in .cmd .cmp .cnc .cnf .code-snippets .code-workspace .command .conll .conllu .container .containerfile .cook .cpp-objdump .cppobjdump .cproject .cql .crc32 .creole .cscfg .csd .csdef .csh .cshtml .csl .cson .csproj .css .csv .ct .cue .cxx-objdump .cylc .cyp .cypher .d-objdump .d2 .dae .darcspatch .db2 .ddl .depproj .desktop .desktop.in .dhall .diff .dircolors .dita .ditamap .ditaval .dll.config .dockerfile .dof .dot .dotsettings .dpatch .dsc .dtx .dwl .dzn .eam.fs .eb .ebnf .ebuild .eclass .ecr .ect .edc .edge .edgeql .editorconfig .edn .ejs .ejs.t .elv .eml .env .epj .eps .epsi .erb .erb.deface .esdl .fbs .fea .feature .filters .fish .flex .flf .fnc .fp .frag .frg .fsh .fshader .fsproj .ftl .ftlh .fxh .fxml .g .g4 .gawk .gbl .gbo .gbp .gbr .gbs .gco .gcode .gdb .gdbinit .gdnlib .gdns .ged .gemspec .geo .geojson .geom .gitconfig .gitignore .gko .glade .glsl .glslf .glslv .gltf .glyphs .gmi .gmx .gn .gni .gnu .gnuplot .gohtml .gotmpl .gp .gpb .gpt .gpx .gql .gradle .gradle.kts .graphql .graphqls .grt .grxml .gshader .gtkrc .gtl .gto .gtp .gtpl .gv .gyp .gypi .haml .haml.deface .handlebars .har .hbs .hcl .heex .hexpat .hlsl .hlsli .hocon .hql .hta .htm .html .html.eex .html.hl .html.tmpl .http .hujson .hurl .hxml .hzp .ical .icls .ics .ily .iml .ini .ink .ins .ipynb .irclog .isl .iss .iuml .ivy .j2 .jade .jake .jelly .jflex .jinja .jinja2 .jison .jisonlex .js.erb .json .json-tmlanguage .json.example .json5 .jsonc .jsonl .jsonld .jsonnet .jsproj .jst .jte .just .k .kdl .kicad_mod .kicad_pcb .kicad_sch .kicad_sym .kicad_wks .kid .kit .kml .kql .ksh .ksy .kv .l .langium .lark .latte .launch .lbx .ld .lds .leex .lektorproject .less .lex .libsonnet .liquid .livemd .lkml .ll .lookml .ltx .ly .m3u .m3u8 .m4 .mak .make .makefile .mako .man .mao .markdown .marko .mask .mat .mawk .maxhelp .maxpat .maxproj .mbox .mcfunction .mcmeta .md .md2 .md4 .md5 .mdoc .mdown .mdpolicy .mdwn .mdx .me .mediawiki .mermaid .meta .meta4 .metal .mir .mjml .mk .mkd .mkdn .mkdown .mkfile .mkii .mkiv .mkvi .mmd .mmk .mms .mount .mpl .mps .msd .mss .mtl .mtml .muse .mustache .mxml .mxt .mysql .myt .nanorc .nas .natvis .nawk .ndproj .ne .nearley .neon .network .nginx .nginxconf .ninja .nix .njk .nl .no .nomad .nproj .nsh .nsi .nuspec .obj .objdump .odd .odin .orc .org .osm .outjob .overpassql .owl .pacscript .parrot .pat .patch .pbtxt .pc.in .pcbdoc .pck .pcss .pd .pddl .peggy .pegjs .per .pfa .pgsql .pic .pkb .pkgproj .pkl .pks .plantuml .plb .plist .plot .pls .plsql .po .pod .pod6 .podspec .polar .postcss .pot .pov .pp .prc .prefab .prefs .pri .prisma .prjpcb .proj .properties .props .proto .ps .ps1 .ps1xml .psc1 .psd1 .psm1 .pt .pub .pubxml .pug .puml .pytb .q .qhelp .qmd .raml .raw .razor .rbs .rbxmx .rchit .rdf .rdoc .reek .reg .regex .regexp .rego .resource .rest .rest.txt .resx .rhtml .riot .rl .rmd .rmiss .rnh .rno .rnw .robot .roff .ron .ronn .rq .rss .rst .rst.txt .rtf .rviz .sarif .sass .sbatch .sbt .scaml .sch .schdoc .sco .scss .scxml .sd .sed .service .sfd .sfproj .sfv .sh .sh-session .sh.in .sha1 .sha2 .sha224 .sha256 .sha256sum .sha3 .sha384 .sha512 .shader .shproj .sip .slang .slim .slint .sln .slnlaunch .slnx .slurm .smithy .snap .snip .snippet .snippets .socket .soy .sparql .spc .spec .sql .srdf .srt .srv .sss .star .stl .ston .story .storyboard .sttheme .sty .styl .sublime-build .sublime-color-scheme .sublime-commands .sublime-completions .sublime-keymap .sublime-macro .sublime-menu .sublime-mousemap .sublime-project .sublime-settings .sublime-snippet .sublime-syntax .sublime-theme .sublime-workspace .sublime_metrics .sublime_session .surql .svelte .svg .svx .syntax .tab .target .targets .tcsh .te .tea .templ .tesc .tese .tex .texi .texinfo .textgrid .textile .textproto .tf .tfstate .tfstate.backup .tftpl .tfvars .thrift .timer .tmac .tmcommand .tmdl .tml .tmlanguage .tmpl .tmpreferences .tmsnippet .tmtheme .tmux .toc .tofu .toml .toml.example .tool .topojson .tpb .tpl .tps .tres .trg .tscn .tsconfig.json .tsp .tsv .ttl .twig .txi .txt .txtpb .typ .udf .udo .ui .unity .urdf .url .ux .vbproj .vcf .vcl .vcxproj .vdf .vert .vhost .viw .vmf .vrx .vs .vsh .vshader .vsixmanifest .vssettings .vstemplate .vtl .vto .vtt .vue .vw .vxml .wast .wat .webapp .webidl .webmanifest .weechatlog .wgsl .wiki .wikitext .wit .wixproj .workbook .workflow .wsdl .wsf .wxi .wxl .wxs .x .x3d .xacro .xaml .xbm .xht .xhtml .xib .xlf .xliff .xmi .xml .xml.dist .xmp .xpl .xpm .xproc .xproj .xsd .xsl .xslt .xsp-config .xsp.metadata .xspec .xul .y .yacc .yaml .yaml-tmlanguage .yaml.sed .yang .yar .yara .yasnippet .yml .yml.mysql .yy .yyp .zcml .zed .zmodel .zone .zsh .zsh-theme","J3":"go.mod installscript.qs kcl.mod makefile.boot makefile.inc makefile.pc makefile.pl toolchain_installscript.qs xmake.lua"}');
;// CONCATENATED MODULE: ./build/compiled/src/shared/languages/languages.js


const byExtension = new Map();
const byInterpreter = new Map();
for (const row of table_namespaceObject.eo) {
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
function findLanguage(name) {
    return names.get(name.trim().toLowerCase());
}
const media = '.avif .bmp .cer .crt .cur .doc .docx .eot .example .gif .gz .ico .icns .jar .jpeg .jpg .key .less .lock .log .map .mov .mp3 .mp4 ' +
    '.odt .ogg .otf .pdf .pem .png .ppt .pptx .tar .tgz .tif .tiff .ttf .wav .webm .webp .woff .woff2 .xls .xlsx .zip';
const others = new Set([...table_namespaceObject.BX.split(' '), ...media.split(' ')]);
const buildNames = 'package.swift mix.exs rebar.config.script jenkinsfile.groovy jenkinsfile.gvy jenkinsfile.gy premake4.lua premake5.lua build.pl ' +
    'build.sc project.scala';
const licenseSuffix = '(?:[-._](?:mit|apache|bsd|isc|mpl|[al]?gpl|lesser|cc0|cc|epl|boost|unlicen[cs]e|zlib|ofl)[\\w.-]*)?';
const documentNames = new RegExp(`^(?:(?:licen[cs]e|copying|notice)${licenseSuffix}|readme|authors|contributors|maintainers|codeowners|changelog|changes|history|news|todo)$`, 'i');
const toolNames = /^(?:\..*|version|(?:docker|make|jenkins|vagrant|gem|rake|pod|proc|container|just)file)$/i;
const vendored = [
    /(?:^|\/)(?:node_modules|bower_components|vendors?|third[-_]?party|externals?|Godeps|Pods|Carthage|site-packages|jspm_packages)\//i,
    /(?:^|\/)(?:\.yarn\/(?:releases|plugins|sdks)|\.pnp\.c?js|gradlew|mvnw|testdata)(?:\/|$)/i,
    /(?:^|\/)(?:jquery|bootstrap|angular|react|vue|d3|lodash|moment|modernizr|prototype|mootools)(?:[-.]\d[\w.-]*)?(?:\.(?:min|slim|umd))*\.js$/i,
];
const generated = [
    /[.-]min\.(?:js|mjs|cjs)$/i,
    /(?:^|\/)__generated__\//i,
    /\.(?:generated|g|gen|designer|freezed)\.\w+$/i,
    /(?:_pb2(?:_grpc)?\.pyi?|\.pb\.(?:go|cc|h|swift)|_pb\.(?:js|ts|rb)|_generated\.\w+|zz_generated\.\w+\.go|bindata\.go)$/i,
];
const noLanguage = 'none';
const patternLanguages = ['PHP', 'Java', 'Go'];
function isReadByAnotherEngine(language) {
    return language === 'Python' || isPatternLanguage(language);
}
function isPatternLanguage(language) {
    return patternLanguages.includes(language);
}
function detectByName(path) {
    const name = (0,file_name/* getBaseName */.J)(path);
    return isOtherName(name) ? undefined : findByExtension(name);
}
function findByExtension(path) {
    for (const extension of listExtensions(path)) {
        const language = byExtension.get(extension);
        if (language !== undefined)
            return language;
        if (others.has(extension))
            return undefined;
    }
    return undefined;
}
function isAmbiguousName(path) {
    const name = (0,file_name/* getBaseName */.J)(path);
    const isDecidedByContent = dockerName.test(name) || Object.hasOwn(formats, getLastExtension(name));
    return !isOtherName(path) && isDecidedByContent && findByExtension(path) !== undefined;
}
function detectByNameAndContent(path, text) {
    return detectByContent((0,file_name/* getBaseName */.J)(path), text, findByExtension(path));
}
function startsWithPhp(text) {
    return /^(?:\uFEFF|\xEF\xBB\xBF)?(?:#![^\r\n]*\r?\n)?\s*<\?(?:php\b|=)/i.test(text);
}
function isNoProgramName(path) {
    return (isOtherName(path) ||
        isDocumentName(path) ||
        toolNames.test((0,file_name/* getBaseName */.J)(path)) ||
        listExtensions(path).some((extension) => others.has(extension)));
}
function isDocumentName(path) {
    return documentNames.test((0,file_name/* getBaseName */.J)(path));
}
const longestInterpreter = 100;
function detectByInterpreter(firstLine) {
    const [, command = ''] = /^#!\s*(\S.*)$/.exec(firstLine.trim()) ?? [];
    const words = command.split(/\s+/);
    const program = /(?:^|\/)env$/.test(words[0] ?? '')
        ? words.slice(1).find((word) => !word.startsWith('-') && !word.includes('='))
        : words[0];
    const name = (0,file_name/* getBaseName */.J)(program ?? '').toLowerCase();
    if (name.length > longestInterpreter)
        return undefined;
    if (/^(?:ba|z|k|da|a|c|tc|fi)?sh$/.test(name))
        return 'Shell';
    return byInterpreter.get(name) ?? byInterpreter.get(name.replace(/[\d.-]+$/, ''));
}
function isForeign(path) {
    return isVendored(path) || generated.some((pattern) => pattern.test(path));
}
function isVendored(path) {
    return vendored.some((pattern) => pattern.test(path));
}
const otherNameSet = new Set(`${table_namespaceObject.J3} ${buildNames}`.split(' '));
function isOtherName(path) {
    return otherNameSet.has((0,file_name/* getBaseName */.J)(path).toLowerCase());
}
function listExtensions(path) {
    const parts = (0,file_name/* getBaseName */.J)(path).toLowerCase().split('.').slice(1).slice(-3);
    return parts.map((_, index) => `.${parts.slice(index).join('.')}`);
}
const xml = /^\s*<(?:\?xml\s|!DOCTYPE\s)/i;
const php = /<\?(?:php\b|=)/i;
const binary = /\0/;
const formats = {
    '.app': { rows: [[/^\s*(?:%.*\n\s*)*\{\s*application\s*,/, 'Erlang']], otherwise: 'none' },
    '.asc': {
        rows: [
            [/^(?:----[- ]BEGIN|ssh-)/m, undefined],
            [/^[=-]+\s|\{\{/m, undefined],
            [
                /^(?:\/\/.+|(?:(?:import|export)\s+)?(?:function|int|float|char)\s+(?:room|repeatedly|on|game)_)/m,
                'AGS Script',
            ],
        ],
        otherwise: 'none',
    },
    '.cls': {
        rows: [
            [/^\s*\\(?:NeedsTeXFormat|ProvidesClass)\{/m, undefined],
            [/^(?:VERSION \d\.\d CLASS|Attribute VB_)/m, 'VBA'],
        ],
        otherwise: 'usual',
    },
    '.d': { rows: [[/^(?:[^\s:]+\.(?:o|lo|obj|d|so|a)\s*)+:(?:\s|\\?$)/m, undefined]], otherwise: 'usual' },
    '.es': { rows: [[/^\s*(?:%%|main\s*\(.*\)\s*->)/, 'Erlang']], otherwise: 'usual' },
    '.frm': { rows: [[binary, undefined]], otherwise: 'usual' },
    '.gml': {
        rows: [[/^\s*<(?:\?xml|gml)\b|^\s*graph\s*\[/m, undefined]],
        otherwise: 'usual',
    },
    '.h': {
        rows: [
            [
                /^\s*(?:@(?:interface|class|protocol|property|end|synchronised|selector|implementation)\b|#import\s+.+\.h[">])/m,
                'Objective-C',
            ],
            [
                /^\s*#\s*include <(?:cstdint|string|vector|map|list|array|bitset|queue|stack|forward_list|unordered_map|unordered_set|(?:i|o|io)stream)>|^\s*template\s*<|^[ \t]*(?:try|constexpr)\b|^[ \t]*catch\s*\(|^[ \t]*(?:class|(?:using[ \t]+)?namespace)\s+\w+|^[ \t]*(?:private|public|protected):$|std::\w+/m,
                'C++',
            ],
        ],
        otherwise: 'usual',
    },
    '.inc': {
        rows: [
            [php, 'PHP'],
            [/^\s*#\s*include\b|^\s*(?:class|namespace|template|static|const|void|int)\b[^\n]*[;{(]/m, 'C++'],
            [/^\s*(?:unit|uses|procedure|begin|\{\$\w+)\b/im, 'Pascal'],
            [
                /^\s*(?:\.\w+|[\w.$]+:|%(?:define|macro|include|if)|section|segment)\b.*$|^\s+(?:mov|push|jmp|call|db|dw|equ)\s/im,
                'Assembly',
            ],
        ],
        otherwise: 'none',
    },
    '.m': {
        rows: [
            [
                /^\s*(?:@(?:interface|class|protocol|property|end|selector|implementation)\b|#import\s+.+\.h[">])/m,
                'Objective-C',
            ],
            [/^\s*:-\s*(?:module|interface|import_module|implementation)\b/m, 'Mercury'],
            [/^\s*%|^\s*function\b[^{]*$|^\s*end\s*$/m, 'MATLAB'],
            [/\(\*/, 'Wolfram Language'],
        ],
        otherwise: 'usual',
    },
    '.mo': {
        rows: [
            [binary, undefined],
            [/^\s*(?:within|model|package|class|function|block|connector|record|type|partial|encapsulated)\b/m, 'Modelica'],
        ],
        otherwise: 'none',
    },
    '.mod': {
        rows: [
            [xml, undefined],
            [binary, undefined],
            [/^\s*(?:MODULE|(?:DEFINITION|IMPLEMENTATION) MODULE|END)\s+\w+/m, 'Modula-2'],
            [/^\s*(?:param|var|set|minimize|maximize|subject to|s\.t\.)\s/m, 'AMPL'],
        ],
        otherwise: 'none',
    },
    '.msg': {
        rows: [[/^\s*(?:message|packet|class|enum|namespace|cplusplus)\b[^\n]*[{;]/m, 'OMNeT++ MSG']],
        otherwise: 'none',
    },
    '.nc': {
        rows: [
            [binary, undefined],
            [/^\s*[GMNT]\d+\b/m, undefined],
        ],
        otherwise: 'usual',
    },
    '.p': { rows: [[/^\s*(?:set|plot|splot)\s+(?:\w+\s|[-["'])/m, undefined]], otherwise: 'usual' },
    '.pc': {
        rows: [[/^(?:prefix|Name|Version|Description|Libs|Cflags|Requires)\s*[:=]/m, undefined]],
        otherwise: 'usual',
    },
    '.pl': {
        rows: [
            [/^\s*use\s+v6\b|^\s*(?:my\s+)?(?:unit\s+)?(?:module|class|grammar)\s+\w+\s*[;{]/m, 'Raku'],
            [/\buse\s+(?:strict\b|v?5\b)|^\s*(?:my|sub|package|use|print|our)\b/m, 'Perl'],
            [/^[^#\n]*:-/m, 'Prolog'],
        ],
        otherwise: 'usual',
    },
    '.pro': {
        rows: [
            [
                /^-(?:keep|dontwarn|optimizations?|assumenosideeffects|renamesourcefileattribute|dontobfuscate|include|injars)\b/m,
                undefined,
            ],
            [/^\s*(?:HEADERS|SOURCES|TEMPLATE|TARGET|QT|CONFIG|SUBDIRS|FORMS|RESOURCES)\b\s*[-+*]?=/m, undefined],
            [/^[^[#\n]+:-/m, 'Prolog'],
            [/^\s*(?:function|pro|compile_opt)\s+\w[ \w,:]*$/im, 'IDL'],
        ],
        otherwise: 'none',
    },
    '.res': {
        rows: [
            [binary, undefined],
            [/^\s*(?:let|type|module|open|external|@\w+)\b/m, 'ReScript'],
        ],
        otherwise: 'none',
    },
    '.rs': { rows: [[xml, undefined]], otherwise: 'usual' },
    '.sig': {
        rows: [
            [binary, undefined],
            [/^\s*signature\s+\w+\s*=/m, 'Standard ML'],
        ],
        otherwise: 'none',
    },
    '.sol': {
        rows: [
            [/^\s*(?:%FS|G04|%MO)/m, undefined],
            [binary, undefined],
        ],
        otherwise: 'usual',
    },
    '.st': { rows: [[/\$\w+[($]|<%|^\s*<\w+>/m, undefined]], otherwise: 'usual' },
    '.t': {
        rows: [
            [/^\s*use\s+v6\b/m, 'Raku'],
            [/^\s*%[ \t]+|^\s*var\s+\w+\s*:=?\s*\w+/m, 'Turing'],
        ],
        otherwise: 'usual',
    },
    '.ts': {
        rows: [
            [xml, undefined],
            [/^\s*<TS\s+(?:version|(?:source)?language)\s*=\s*"/, undefined],
        ],
        otherwise: 'usual',
    },
    '.tsx': { rows: [[xml, undefined]], otherwise: 'usual' },
    '.v': {
        rows: [[/^\s*(?:Require|From\s+\w+\s+Require|Theorem|Lemma|Definition|Fixpoint|Proof|Qed)\b/m, 'Rocq Prover']],
        otherwise: 'usual',
    },
};
const tagLanguages = /^(?:PHP|Java Server Pages)$/;
const dockerName = /^(?:docker|container)file[._-]./i;
const dockerText = /^\uFEFF?(?:[ \t]*(?:#.*|ARG[ \t]+\w+(?:=.*)?)?\r?\n)*[ \t]*FROM[ \t]+(?:--platform=\S+[ \t]+)?[\w$][^\s=;()]*(?:[ \t]+AS[ \t]+[\w.-]+)?[ \t]*(?:\r?\n|$)/i;
function containsPhp(text) {
    return php.test(text);
}
function isNamedLikeDockerfile(path) {
    return dockerName.test((0,file_name/* getBaseName */.J)(path));
}
function beginsLikeDockerfile(text) {
    return dockerText.test(text);
}
function detectByContent(name, text, usual) {
    if (dockerName.test(name) && !tagLanguages.test(usual ?? '') && beginsLikeDockerfile(text))
        return undefined;
    const decided = formats[getLastExtension(name)];
    const row = decided?.rows.find(([pattern]) => pattern.test(text));
    if (row !== undefined)
        return row[1];
    return decided?.otherwise === 'none' ? undefined : usual;
}
function getLastExtension(name) {
    const dot = name.lastIndexOf('.');
    return dot <= 0 ? '' : name.slice(dot).toLowerCase();
}


/***/ }),

/***/ 8864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ runUntilSuccess),
/* harmony export */   Bj: () => (/* binding */ memoize),
/* harmony export */   Jh: () => (/* binding */ runOnce),
/* harmony export */   ds: () => (/* binding */ createWaker)
/* harmony export */ });
function runOnce(read) {
    let reading;
    return () => {
        reading ??= read();
        return reading;
    };
}
function runUntilSuccess(read) {
    let reading;
    return () => {
        reading ??= read().catch((error) => {
            reading = undefined;
            throw error;
        });
        return reading;
    };
}
function memoize(compute) {
    const known = new Map();
    return (key) => {
        const value = known.get(key) ?? compute(key);
        known.set(key, value);
        return value;
    };
}
function createWaker(task) {
    let running;
    let isAsked = false;
    const runWhileAsked = async () => {
        while (isAsked) {
            isAsked = false;
            await task();
        }
        running = undefined;
    };
    return {
        wake: () => {
            isAsked = true;
            running ??= runWhileAsked();
        },
        idle: async () => {
            while (running !== undefined)
                await running;
        },
    };
}


/***/ }),

/***/ 4804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ isLocalRange),
/* harmony export */   Ai: () => (/* binding */ otherRegistry),
/* harmony export */   CF: () => (/* binding */ packageEcosystems),
/* harmony export */   HU: () => (/* binding */ packedFile),
/* harmony export */   NX: () => (/* binding */ normalizePackageName),
/* harmony export */   Xf: () => (/* binding */ getScope),
/* harmony export */   cl: () => (/* binding */ notCoveredPrefix),
/* harmony export */   eG: () => (/* binding */ reportIntroduced),
/* harmony export */   ff: () => (/* binding */ notLookedUpPrefix),
/* harmony export */   gC: () => (/* binding */ createPackageKey),
/* harmony export */   gG: () => (/* binding */ offlineLookUpPrefix),
/* harmony export */   gn: () => (/* binding */ formatPackageTitle),
/* harmony export */   m5: () => (/* binding */ introducedOpen),
/* harmony export */   qw: () => (/* binding */ advisoryEngine),
/* harmony export */   y7: () => (/* binding */ goLibrary)
/* harmony export */ });
/* unused harmony exports readInPart, unpinnedWords, listUnpinned */
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3488);
/* harmony import */ var _text_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8717);


const packageEcosystems = ['npm', 'PyPI', 'Go', 'Maven', 'Packagist', 'RubyGems', 'crates.io', 'NuGet'];
const goLibrary = 'stdlib';
const packedFile = 'a packed file';
function normalizePackageName(ecosystem, name) {
    if (ecosystem === 'PyPI')
        return name.toLowerCase().replaceAll(/[-_.]+/g, '-');
    return ecosystem === 'NuGet' || ecosystem === 'Packagist' ? name.toLowerCase() : name;
}
function createPackageKey({ ecosystem, name, version, }) {
    return JSON.stringify([ecosystem, normalizePackageName(ecosystem, name), version]);
}
function isLocalRange(range) {
    return /^(?:link|file|portal|workspace):|^\.{0,2}\//.test(range);
}
function getScope(name) {
    return name.startsWith('@') ? name.slice(0, name.indexOf('/')) : '';
}
function reportIntroduced(head, comparison) {
    const { locks = [], open = [], name } = head;
    if (locks.length === 0)
        return head.diagnostics;
    const before = readStateBefore(head, comparison);
    const wasThereBefore = ({ key }) => before.keys.has(key);
    const lost = head.open === undefined ? [] : listLost(head, before);
    const parts = locks.map((lock) => compareParts(lock, before));
    return [
        ...head.diagnostics
            .filter((diagnostic) => !isReportedAnew(diagnostic))
            .map((diagnostic) => leaveKnownInstalls(diagnostic, head, before)),
        ...describeOpen([...open.filter((one) => !wasThereBefore(one)), ...lost], true),
        ...describeOpen(open.filter((one) => wasThereBefore(one) && !one.isFault && !one.isLookedUp), false),
        ...(0,_text_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .createSkipDiagnostics */ .QQ)(name, parts.flatMap(({ introduced }) => introduced)),
        ...parts.flatMap(({ known }) => known.map((message) => ({ engine: name, message }))),
    ];
}
function readStateBefore(head, { base, isSame }) {
    const isShared = ({ file }) => isSame(file);
    const packages = [...(base?.packages ?? []), ...(head.packages ?? []).filter(isShared)];
    const open = [...(base?.open ?? []), ...(head.open ?? []).filter(isShared)];
    const locks = [...(base?.locks ?? []), ...(head.locks ?? []).filter(isShared)];
    const unpinned = locks.flatMap(({ ecosystem, unpinned: own }) => own.map(({ name }) => createOpenNameKey(ecosystem, name)));
    return {
        keys: new Set([...packages.map(createPackageKey), ...open.map(({ key }) => key)]),
        pinned: new Set(packages.map(({ ecosystem, name }) => createOpenNameKey(ecosystem, name))),
        unpinned: new Set(unpinned),
        problems: new Map(locks.map(({ file, problems }) => [file, problems])),
    };
}
function createOpenNameKey(ecosystem, name) {
    return JSON.stringify([ecosystem, normalizePackageName(ecosystem, name)]);
}
function listLost({ packages = [], locks = [] }, { pinned, unpinned }) {
    const still = new Set(packages.map(({ ecosystem, name }) => createOpenNameKey(ecosystem, name)));
    return locks.flatMap(({ file, ecosystem, unpinned: own }) => own.flatMap(({ name, reason: why }) => {
        const key = createOpenNameKey(ecosystem, name);
        if (!pinned.has(key) || unpinned.has(key) || still.has(key))
            return [];
        return [{ file, name, key, reason: `had an exact version before, and ${why} now`, isFault: false }];
    }));
}
function isReportedAnew({ engine, message, failed }) {
    if (failed)
        return false;
    const starts = engine === advisoryEngine ? [notLookedUpPrefix] : [readInPart, unpinnedWords];
    return starts.some((start) => message.startsWith(start));
}
function leaveKnownInstalls(diagnostic, head, { keys }) {
    const { engine, message, failed, file_path: path } = diagnostic;
    const isImage = head.locks?.some(({ file, format }) => file === path && format === 'Dockerfile');
    const start = /^Packages (?:were )?not looked up: /;
    if (failed || isImage !== true || !start.test(message))
        return diagnostic;
    const isKnown = head.packages?.every((one) => one.file !== path || keys.has(createPackageKey(one)));
    return isKnown ? { engine, message: `${message.replace(start, knownOpen)} in ${path}` } : diagnostic;
}
const mostNames = 5;
function describeOpen(open, isIntroduced) {
    const groups = Map.groupBy(open, ({ file, reason }) => JSON.stringify([file, reason]));
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const names = [...new Set(group.map(({ name }) => name.slice(0, 100)))];
        const text = `${first.reason} (${names.length}: ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .joinFirst */ .FS)(names, mostNames)})`;
        return isIntroduced
            ? [
                {
                    engine: advisoryEngine,
                    message: `${first.isLookedUp ? otherRegistry : introducedOpen}${text}`,
                    file_path: first.file,
                },
            ]
            : [{ engine: advisoryEngine, message: `${knownOpen}${text} in ${first.file}` }];
    });
}
function compareParts({ file, ecosystem, problems, unpinned }, before) {
    const knownProblems = before.problems.get(file) ?? [];
    const [newProblems, oldProblems] = partition(problems, (problem) => !knownProblems.includes(problem));
    const [added, kept] = partition(unpinned, ({ name }) => !before.unpinned.has(createOpenNameKey(ecosystem, name)));
    const introduced = newProblems.map((problem) => ({
        reason: `${readInPart}${problem}`,
        filePath: file,
    }));
    if (added.length > 0)
        introduced.push({ reason: `${unpinnedWords}${listUnpinned(added)}`, filePath: file });
    const known = oldProblems.map((problem) => `As before this change, a lock file was read in part: ${problem}, in ${file}`);
    if (kept.length > 0)
        known.push(`As before this change, dependencies in ${file} have no exact version: ${listUnpinned(kept)}`);
    return { introduced, known };
}
function partition(items, is) {
    return [items.filter(is), items.filter((item) => !is(item))];
}
const advisoryEngine = 'advisories';
const notLookedUpPrefix = 'Packages not looked up: ';
const introducedOpen = 'This change introduces packages that were not looked up: ';
const otherRegistry = 'This change brings in packages from another registry: ';
const knownOpen = 'As before this change, packages were not looked up: ';
const readInPart = 'Lock file read in part: ';
const unpinnedWords = 'Dependencies without an exact version, which were not looked up: ';
const offlineLookUpPrefix = 'Offline data only: ';
const notCoveredPrefix = 'No dependencies were checked: ';
const longestTitle = 100;
function formatPackageTitle(name, version, summary, id) {
    const lines = summary.split('\n').map((line) => line.trim());
    const prose = lines.find((line) => line !== '' && !line.startsWith('#')) ?? 'known vulnerability';
    const sentence = prose.split(/(?<=[.!?])\s/, 1)[0]?.replace(/\.$/, '') ?? prose;
    const room = longestTitle - `${name} ${version}:  (${id})`.length;
    return `${name} ${version}: ${shortenText(sentence, room)} (${id})`;
}
function shortenText(text, length) {
    if (text.length <= length)
        return text;
    return `${text.slice(0, Math.max(length, 20)).replace(/\s+\S*$/, '')} …`;
}
function listUnpinned(unpinned) {
    const names = unpinned.slice(0, 5).map(({ name, reason }) => `${name} ${reason}`);
    return `${unpinned.length} (${names.join('; ')})`;
}


/***/ }),

/***/ 7974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   bo: () => (/* binding */ toPlainText),
/* harmony export */   eN: () => (/* binding */ splitProse),
/* harmony export */   kP: () => (/* binding */ mapProse)
/* harmony export */ });
function code(text) {
    return { code: text };
}
function prose(texts, ...values) {
    const parts = [];
    const add = (part) => {
        const last = parts.at(-1);
        if (typeof part === 'string' && typeof last === 'string')
            parts[parts.length - 1] = last + part;
        else
            parts.push(part);
    };
    texts.forEach((text, index) => {
        add(text);
        const value = values[index] ?? '';
        for (const part of typeof value === 'number' ? [String(value)] : splitProse(value))
            add(part);
    });
    return parts.filter((part) => part !== '');
}
function splitProse(text) {
    return typeof text === 'string' || 'code' in text ? [text] : text;
}
function toPlainText(text) {
    return splitProse(text)
        .map((part) => (typeof part === 'string' ? part : `\`${part.code}\``))
        .join('');
}
function mapProse(text, change) {
    if (typeof text === 'string')
        return change(text);
    return text.map((part) => (typeof part === 'string' ? change(part) : { code: change(part.code) }));
}


/***/ }),

/***/ 7786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ severityWords),
/* harmony export */   Eg: () => (/* binding */ getSeverityRank),
/* harmony export */   gO: () => (/* binding */ severities),
/* harmony export */   qx: () => (/* binding */ severityNames),
/* harmony export */   si: () => (/* binding */ listAtOrAbove)
/* harmony export */ });
const severities = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO'];
function getSeverityRank(severity) {
    return severities.indexOf(severity);
}
function listAtOrAbove(severity) {
    return severities.slice(0, getSeverityRank(severity) + 1);
}
const severityNames = {
    CRITICAL: 'Critical',
    HIGH: 'High',
    MEDIUM: 'Medium',
    LOW: 'Low',
    INFO: 'Info',
};
const severityWords = {
    CRITICAL: 'critical',
    HIGH: 'high',
    MEDIUM: 'medium',
    LOW: 'low',
    INFO: 'info',
};


/***/ }),

/***/ 1772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $A: () => (/* binding */ toSafePageUrl),
/* harmony export */   Dg: () => (/* binding */ toSafeLine),
/* harmony export */   Fy: () => (/* binding */ buildBlobUrl),
/* harmony export */   MO: () => (/* binding */ toSafeRepositoryUrl),
/* harmony export */   NY: () => (/* binding */ toSafeSha),
/* harmony export */   O0: () => (/* binding */ encodePath),
/* harmony export */   gG: () => (/* binding */ removeUserInfo),
/* harmony export */   iP: () => (/* binding */ toSafeRelativePath),
/* harmony export */   j$: () => (/* binding */ formatLocation),
/* harmony export */   jV: () => (/* binding */ formatPath),
/* harmony export */   r_: () => (/* binding */ formatStepLocation),
/* harmony export */   t0: () => (/* binding */ buildBlobBase),
/* harmony export */   uG: () => (/* binding */ buildBlobUrlSuffix)
/* harmony export */ });
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(844);

function formatPath(path, maxLength = 200) {
    const text = (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralizeLine */ .a0)(path.slice(-maxLength - 1));
    return text.length <= maxLength ? text : `…${text.slice(1 - maxLength).replace(/^[\udc00-\udfff]/, '')}`;
}
function formatLocation(place, maxLength = 200) {
    if (place.filePath === undefined || place.filePath.trim() === '')
        return undefined;
    const path = formatPath(place.filePath, maxLength);
    const line = toSafeLine(place.line);
    return line === undefined ? path : `${path}:${line}`;
}
function formatStepLocation({ file_path: filePath, line }, maxLength) {
    return formatLocation({ filePath, line }, maxLength) ?? '';
}
function toSafeRelativePath(path) {
    if (path === undefined || path.length > 1024)
        return undefined;
    const relative = path.replace(/^(?:\.\/)+/, '');
    if (relative !== (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralizeLine */ .a0)(relative) || relative !== relative.trim())
        return undefined;
    if (/\\|^[a-z][a-z0-9+.-]*:/i.test(relative))
        return undefined;
    const isInside = relative.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..');
    return isInside ? relative : undefined;
}
function toSafeLine(line) {
    return line !== undefined && Number.isSafeInteger(line) && line >= 1 && line <= 0x7fffffff ? line : undefined;
}
function encodePath(relativePath) {
    return relativePath
        .split('/')
        .map((segment) => encodeURIComponent(segment).replaceAll(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`))
        .join('/');
}
function toSafeRepositoryUrl(url) {
    if (url === undefined || url.length > 500 || !URL.canParse(url))
        return undefined;
    const plain = new URL(url).href.replace(/\/+$/, '').replace(/(?<=[^/])\.git$/, '');
    return /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?:\/[\w.~-]+)+$/i.test(plain) ? plain : undefined;
}
function toSafePageUrl(url) {
    if (url === undefined || url.length > 500 || !URL.canParse(url))
        return undefined;
    const { href } = new URL(url);
    return /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?:\/(?:[\w.~-]|%[0-9a-f]{2})+)+(?:\?[\w.~=-]+)?$/i.test(href)
        ? href
        : undefined;
}
function removeUserInfo(url) {
    return url.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#]*@/i, '$1');
}
function toSafeSha(sha) {
    return sha !== undefined && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha) ? sha : undefined;
}
function buildBlobUrl(place) {
    const base = buildBlobBase(place);
    const end = base === undefined ? undefined : buildBlobUrlSuffix(place, base);
    return end === undefined ? undefined : `${base}${end}`;
}
function buildBlobBase(place) {
    const repository = toSafeRepositoryUrl(place.repositoryUrl);
    const sha = toSafeSha(place.headSha);
    if (repository === undefined || sha === undefined)
        return undefined;
    if (repository.includes('/_git/'))
        return `${repository}?version=GC${sha}&path=/`;
    return `${repository}/${isBitbucket(repository) ? 'src' : 'blob'}/${sha}/`;
}
function buildBlobUrlSuffix({ filePath, line: given }, base) {
    const path = toSafeRelativePath(filePath);
    if (path === undefined)
        return undefined;
    const line = toSafeLine(given);
    return `${encodePath(path)}${line === undefined ? '' : buildLineAnchor(base, line)}`;
}
function buildLineAnchor(base, line) {
    if (base.includes('?'))
        return `&line=${line}&lineEnd=${line + 1}&lineStartColumn=1&lineEndColumn=1`;
    return isBitbucket(base) ? `#lines-${line}` : `#L${line}`;
}
function isBitbucket(url) {
    return url.startsWith('https://bitbucket.org/');
}


/***/ }),

/***/ 844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ formatHarmlessJson),
/* harmony export */   $m: () => (/* binding */ neutralizeBlock),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   GQ: () => (/* binding */ neutralizeJson),
/* harmony export */   KE: () => (/* binding */ batchPieces),
/* harmony export */   PW: () => (/* binding */ renderMarkdownProse),
/* harmony export */   QS: () => (/* binding */ truncate),
/* harmony export */   a0: () => (/* binding */ neutralizeLine),
/* harmony export */   kK: () => (/* binding */ formatMarkdownCode),
/* harmony export */   ms: () => (/* binding */ formatMarkdownBlock),
/* harmony export */   sD: () => (/* binding */ formatMarkdownFence),
/* harmony export */   sW: () => (/* binding */ escapeBitbucketMarkdown),
/* harmony export */   sj: () => (/* binding */ titleLimit),
/* harmony export */   vl: () => (/* binding */ escapeSlackText),
/* harmony export */   wg: () => (/* binding */ formatBitbucketCode),
/* harmony export */   xv: () => (/* binding */ messageLimit),
/* harmony export */   zA: () => (/* binding */ formatSlackCode)
/* harmony export */ });
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7974);

const messageLimit = 4096;
const titleLimit = 255;
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const lineBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
const gap = '&#8203;';
const plainLine = /^(?! *::)[ "$-~!]*$/;
function neutralizeLine(text, maxLength = messageLimit) {
    if (text.length <= maxLength && plainLine.test(text))
        return text;
    const harmless = text
        .slice(0, maxLength + 1)
        .replaceAll(hidden, toVisibleForm)
        .replaceAll(/\p{Zs}/gu, ' ')
        .replaceAll(/##(?=\w*\[|vso)/g, '## ')
        .replaceAll(/#(?=[^ -~]*#(?:\w|[^ -~])*\[)/g, '# ')
        .replace(/^( *):(?=[^ -~]*:)/, '$1: ');
    return truncate(harmless, maxLength);
}
function neutralizeBlock(text, maxLength = messageLimit) {
    const lines = text
        .slice(0, maxLength + 1)
        .split(lineBreak)
        .map((line) => neutralizeLine(line.replaceAll('\t', '  ')).trimEnd());
    return truncate(lines.join('\n').replace(/^\n+/, '').trimEnd(), maxLength).trimEnd();
}
const inlineEscapes = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '|': '&#124;',
    '@': `@${gap}`,
    '#': `#${gap}`,
    ':': `:${gap}`,
    $: '<span>$</span>',
};
const plainWord = /[^\s"'()<>[\]{}`|\\,;*~$]+/g;
const risk = /[0-9a-f]{7,}|www\.|GH-\d|#\d|:\/\/|@[\w-]|:[\w+-]+:/i;
function escapeMarkdown(text, maxLength = 500) {
    const line = neutralizeLine(text, maxLength).trim();
    let [shown, from] = ['', 0];
    for (const { 0: word, index } of line.matchAll(plainWord)) {
        const code = risk.test(word) ? word.replace(/[.:!?]+$/, '') : '';
        const isBeside = /[`\\]/.test(`${line[index - 1] ?? ''}${line[index + code.length] ?? ''}`);
        if (isBeside || !risk.test(code))
            continue;
        shown += `${escapeInline(line.slice(from, index))}\`${code}\``;
        from = index + code.length;
    }
    return shown + escapeInline(line.slice(from));
}
function escapeInline(text) {
    return text
        .replaceAll(/[0-9a-f]{7,}|www(?=\.)|GH-(?=\d)|#(?=\d)|:(?=\/\/|[\w+-]+:)|[&<>|@$\\`*_[\]~]/gi, (match) => inlineEscapes[match] ?? escapeMatch(match))
        .replace(/^[#+=:/!-]/, '\\$&')
        .replace(/^(\d{1,9})([.)])(?= |$)/, '$1\\$2')
        .replace(/^\d{1,9}$/, `$&${gap}`);
}
function escapeMatch(match) {
    if (match.length === 1)
        return `\\${match}`;
    if (/^[0-9a-f]+$/i.test(match))
        return match.replaceAll(/.{6}(?=.)/g, `$&${gap}`);
    return `${match}${gap}`;
}
function formatMarkdownCode(text, maxLength = 300) {
    const code = neutralizeLine(text, maxLength).trim();
    if (code === '')
        return '';
    const run = measureLongestRun(code);
    if (code.includes('|') || run > 9)
        return `<code>${escapeInline(code)}</code>`;
    const fence = '`'.repeat(run + 1);
    const pad = code.startsWith('`') || code.endsWith('`') ? ' ' : '';
    return `${fence}${pad}${code}${pad}${fence}`;
}
function renderMarkdownProse(text, maxLength = 500) {
    let [shown, left] = ['', maxLength];
    for (const part of (0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .splitProse */ .eN)(text)) {
        if (left <= 0)
            break;
        const next = typeof part === 'string' ? escapeKeepingOuterBlanks(part, left) : formatMarkdownCode(part.code, left);
        shown += shown.endsWith('`') && next.startsWith('`') ? `${gap}${next}` : next;
        left -= typeof part === 'string' ? part.length : part.code.length;
    }
    return shown.trim();
}
function escapeKeepingOuterBlanks(text, maxLength) {
    const [lead, tail] = [/^\s/.test(text) ? ' ' : '', /\S\s+$/.test(text) ? ' ' : ''];
    return lead + escapeMarkdown(text, maxLength) + tail;
}
function formatMarkdownFence(text, maxLength = 4000, language = 'text') {
    const block = neutralizeBlock(text, maxLength);
    const fence = '`'.repeat(Math.max(3, measureLongestRun(block) + 1));
    return `${fence}${language}\n${block}\n${fence}`;
}
function formatMarkdownBlock(text, maxLength = 2000) {
    const block = neutralizeBlock(text, maxLength);
    return block.includes('\n') ? formatMarkdownFence(block, maxLength) : escapeMarkdown(block, maxLength);
}
function formatHarmlessJson(value) {
    return neutralizeJson(`${JSON.stringify(value, null, 2)}\n`);
}
function neutralizeJson(json) {
    return json
        .replaceAll(/[\u007f-\u009f\p{Cf}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, escapeUnicode)
        .replaceAll(/#(?=#\w*\[)/g, '\\u0023');
}
const batchLength = 65_536;
function* batchPieces(pieces) {
    let batch = [];
    let length = 0;
    for (const piece of pieces) {
        batch.push(piece);
        length += piece.length;
        if (length < batchLength)
            continue;
        yield batch.join('');
        batch = [];
        length = 0;
    }
    if (length > 0)
        yield batch.join('');
}
function truncate(text, maxLength) {
    if (text.length <= maxLength)
        return text;
    return `${text.slice(0, Math.max(0, maxLength - 1)).replace(/[\ud800-\udbff]$/, '')}…`;
}
function toVisibleForm(character) {
    const code = character.codePointAt(0) ?? 0;
    if (character === '\t')
        return ' ';
    if (code < 0x20)
        return String.fromCodePoint(0x2400 + code);
    return code === 0x7f ? '\u2421' : `\\u{${code.toString(16)}}`;
}
function escapeUnicode(text) {
    return text
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join('');
}
function measureLongestRun(text) {
    return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}
function escapeSlackText(text, maxLength) {
    const line = neutralizeLine(text, maxLength).replaceAll('`', 'ˋ').replaceAll('*', '∗');
    return escapeSlack(line).replaceAll(/@|:(?=\/\/)|\](?=\()|www(?=\.)/g, '$&\u200b');
}
function formatSlackCode(text, maxLength) {
    const line = neutralizeLine(text, maxLength).replaceAll('`', 'ˋ').trim();
    return line === '' ? '' : `\`${escapeSlack(line)}\``;
}
function escapeSlack(text) {
    return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
const bitbucketRisk = /[0-9a-f]{7}|www\.|[\w-]\.[a-z]{2}|:\/\/|:[\w+-]+:|[A-Z]-\d/i;
const calmWord = /^[\p{L}\p{M}\p{N}.,;:'"’“”()%?!/–—·-]+$/u;
const blockStart = /^(?:[^\p{L}\p{N}"'(“]|\d+[.)]$)/u;
function escapeBitbucketMarkdown(text, maxLength = 500) {
    return neutralizeLine(text, maxLength)
        .split(' ')
        .filter((word) => word !== '')
        .map((word, index) => calmWord.test(word) && !bitbucketRisk.test(word) && !(index === 0 && blockStart.test(word))
        ? word
        : formatCodeWord(word))
        .join(' ');
}
function formatCodeWord(word) {
    const end = /(?<=[^.,;:!?])[.,;:!?]$/.exec(word)?.[0] ?? '';
    return `${formatBitbucketCode(word.slice(0, word.length - end.length))}${end}`;
}
function formatBitbucketCode(text, maxLength = 300) {
    const line = neutralizeLine(text, maxLength).replaceAll('`', 'ˋ').trim();
    return line === '' ? '' : `\`${line}\``;
}


/***/ }),

/***/ 7046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ formatPrograms)
/* harmony export */ });
/* harmony import */ var _text_scan_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9252);
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(844);


function formatPrograms(diagnostics) {
    const notes = diagnostics.filter(({ engine }) => engine === _text_scan_request_js__WEBPACK_IMPORTED_MODULE_1__/* .programEngine */ .F);
    return notes.map(({ message }) => (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralizeLine */ .a0)(message, 60)).join(', ');
}


/***/ }),

/***/ 3488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $K: () => (/* binding */ joinWithConjunction),
/* harmony export */   FS: () => (/* binding */ joinFirst),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   fU: () => (/* binding */ formatTime),
/* harmony export */   td: () => (/* binding */ pluralize)
/* harmony export */ });
function pluralize(count, one, many = `${one}s`) {
    return `${count} ${count === 1 ? one : many}`;
}
function joinWithConjunction(words, conjunction = 'and') {
    return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}
function joinFirst(words, most) {
    return `${words.slice(0, most).join(', ')}${words.length > most ? ` and ${words.length - most} more` : ''}`;
}
function formatDuration(milliseconds) {
    const seconds = Math.max(1, Math.round(milliseconds / 1000));
    const rest = `${seconds % 60} s`;
    return seconds < 60 ? rest : `${Math.floor(seconds / 60)} min ${rest}`;
}
function formatTime(milliseconds) {
    if (milliseconds === undefined)
        return undefined;
    const date = new Date(milliseconds);
    return Number.isNaN(date.getTime()) ? undefined : `${date.toISOString().slice(0, -8).replace('T', ' ')} UTC`;
}


/***/ }),

/***/ 341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LP: () => (/* binding */ shortenDataPath),
/* harmony export */   gP: () => (/* binding */ mostSources)
/* harmony export */ });
/* unused harmony export createDataPathReader */

const mostDataSteps = 10;
function shortenDataPath(path) {
    const lines = path.filter(({ file_path, line }, index) => {
        const before = path[index - 1];
        return before?.file_path !== file_path || before.line !== line;
    });
    if (lines.length < 2)
        return undefined;
    return lines.toSpliced(mostDataSteps / 2, Math.max(0, lines.length - mostDataSteps));
}
function createDataPathReader(own) {
    const read = new Map();
    return (places) => {
        const path = places.map(({ file, start }) => {
            const readLine = read.get(file.path) ?? createLineReader(file.path === own.path ? own.text : file.text);
            read.set(file.path, readLine);
            return { file_path: file.path, ...readLine(start) };
        });
        return shortenDataPath(path);
    };
}
function createLineReader(text) {
    const lines = text.split(/\r\n|[\n\r]/);
    const findRange = createRangeFinder(text);
    return (start) => {
        const range = findRange(start, start);
        return { line: range.line, code: extractShownCode(lines, range).trim() };
    };
}
const mostSources = 12;


/***/ }),

/***/ 7275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ getBaseName),
/* harmony export */   JB: () => (/* binding */ isUnshippedTemplate),
/* harmony export */   L2: () => (/* binding */ getFolder),
/* harmony export */   Tb: () => (/* binding */ isUnshipped),
/* harmony export */   nI: () => (/* binding */ formatRoles),
/* harmony export */   qK: () => (/* binding */ classifyPath),
/* harmony export */   uQ: () => (/* binding */ getExtension),
/* harmony export */   wL: () => (/* binding */ fileRoles),
/* harmony export */   ww: () => (/* binding */ roleWords)
/* harmony export */ });
/* unused harmony export isInstalledPackage */
function getBaseName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function getFolder(path) {
    return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}
function getExtension(path) {
    const name = getBaseName(path);
    const dot = name.lastIndexOf('.');
    return dot <= 0 ? '' : name.slice(dot).toLowerCase();
}
function isInstalledPackage(path) {
    return path.startsWith('node_modules/') || path.includes('/node_modules/');
}
const fileRoles = ['fixture', 'test', 'example', 'benchmark', 'documentation', 'vendored', 'minified'];
const patterns = {
    fixture: /(?:^|\/)(?:(?:__)?fixtures?(?:__)?|testdata|test-?data|__snapshots__|__mocks__|mocks?)\//i,
    test: /(?:^|\/)(?:__tests__|tests?|specs?|e2e|cypress)\/|(?:^|[._-])(?:test|spec|cy|e2e)\.[cm]?[jt]sx?$|(?:^|\/)(?:test_[^/]*|conftest|tests)\.py$|_(?:test|spec)\.(?:py|go|rb)$|[a-z](?:Test|Tests|IT)\.(?:java|kt|cs|php)$/,
    example: /(?:^|\/)(?:examples?|samples?|demos?)\//i,
    benchmark: /(?:^|\/)(?:benchmarks|bench)\/|^benchmark\//i,
    documentation: /(?:^|\/)docs?\//i,
    vendored: /(?:^|\/)(?:vendors?|third[_-]?party|bower_components|node_modules|external|lib\/jquery)\/|(?:^|\/)(?:jquery|bootstrap|angular|lodash|underscore|moment|react|vue|d3|popper|materialize|modernizr|html5shiv)(?:[.-](?:[\d.]+|slim|bundle|core|ui))*(?:\.min)?\.js$/i,
    minified: /\.min\.(?:[cm]?js|css)$/i,
};
const anyPattern = new RegExp(Object.values(patterns)
    .map(({ source }) => source)
    .join('|'), 'i');
const packageFolders = /((?:^|\/)src\/main\/(?:java|kotlin|scala|groovy)\/)(?:.*\/)?/;
function classifyPath(path) {
    if (path === undefined || !anyPattern.test(path))
        return undefined;
    const named = path.replace(packageFolders, '$1');
    return fileRoles.find((role) => patterns[role].test(named));
}
const unshippedRoles = new Set([
    'fixture',
    'test',
    'example',
    'benchmark',
    'documentation',
]);
const unresolved = /\.(?:php\d?|phtml|java|jsp)$/i;
function isUnshipped(path) {
    const role = classifyPath(path);
    return unshippedRoles.has(role) && (!unresolved.test(path) || role === 'test' || role === 'fixture');
}
function isUnshippedTemplate(path, isModule = () => false) {
    const examples = [...path.matchAll(/(?:^|\/)examples?\//gi)].map(({ index }) => path.slice(0, index));
    return /(?:^|\/)(?:tests?|fixtures?)\//i.test(path) || examples.some(isModule);
}
const roleWords = {
    fixture: 'in a fixture of tests',
    test: 'in a test',
    example: 'in an example',
    benchmark: 'in a benchmark',
    documentation: 'in documentation',
    vendored: 'in third-party code that is kept here',
    minified: 'in minified code',
};
const manyWords = {
    fixture: 'in fixtures of tests',
    test: 'in tests',
    example: 'in examples',
    benchmark: 'in benchmarks',
    documentation: 'in documentation',
    vendored: 'in third-party code',
    minified: 'in minified code',
};
function formatRoles(findings) {
    const counts = new Map();
    for (const { filePath } of findings) {
        const role = classifyPath(filePath);
        if (role !== undefined)
            counts.set(role, (counts.get(role) ?? 0) + 1);
    }
    const parts = fileRoles.flatMap((role) => {
        const count = counts.get(role) ?? 0;
        return count === 0 ? [] : [`${count} ${(count === 1 ? roleWords : manyWords)[role]}`];
    });
    return parts.join(', ');
}


/***/ }),

/***/ 8485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: () => (/* binding */ listDataSteps),
/* harmony export */   ID: () => (/* binding */ getRemediation),
/* harmony export */   XB: () => (/* binding */ normalizeId),
/* harmony export */   _s: () => (/* binding */ extractIds),
/* harmony export */   dq: () => (/* binding */ parseCwe),
/* harmony export */   fY: () => (/* binding */ getDescription),
/* harmony export */   lr: () => (/* binding */ mayBeSecret)
/* harmony export */ });
function mayBeSecret(finding) {
    return finding.type === 'SECRET' || finding.type === undefined;
}
function getDescription(finding) {
    return mayBeSecret(finding) ? undefined : dropBlank(finding.detail?.description);
}
function listDataSteps(finding) {
    return mayBeSecret(finding) ? [] : (finding.detail?.dataPath ?? []);
}
function getRemediation(finding) {
    return dropBlank(finding.detail?.remediation);
}
function dropBlank(text) {
    return text === undefined || text.trim() === '' ? undefined : text;
}
function parseCwe(text) {
    const number = /^\s*(?:CWE[-_ :]*)?0*(\d{1,6})(?!\d)/i.exec(text ?? '')?.[1];
    return number === undefined ? undefined : `CWE-${number}`;
}
function normalizeId(text) {
    const id = text.trim();
    return /^ghsa-/i.test(id) ? `GHSA-${id.slice(5).toLowerCase()}` : id.toUpperCase();
}
const patterns = [
    /CVE-\d{4}-\d{4,19}/,
    /GHSA(?:-[23456789cfghjmpqrvwx]{4}){3}/,
    /(?:PYSEC|RUSTSEC|GO|MAL|OSV|GSD|RSEC|HSEC|DSA|DLA|USN|RHSA|ALAS|ELSA|GMS)-\d{4}-\d+(?:-\d+)?/,
    /SNYK-[A-Z]+-[A-Z0-9]+-\d+/,
];
const anywhere = new RegExp(`(?<!\\w)(?:${patterns.map(({ source }) => source).join('|')})(?!\\w)`, 'gi');
function extractIds(text) {
    return [...new Set(Array.from(text.matchAll(anywhere), ([id]) => normalizeId(id)))].sort();
}


/***/ }),

/***/ 8717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QQ: () => (/* binding */ createSkipDiagnostics),
/* harmony export */   hx: () => (/* binding */ formatFileCount),
/* harmony export */   jy: () => (/* binding */ findNewlyHidden),
/* harmony export */   rF: () => (/* binding */ nameFiles)
/* harmony export */ });
/* unused harmony exports formatUnnamedFiles, createFlowDiagnostics */
const mostNamed = 200;
function nameFiles(paths) {
    const [first, ...others] = new Set(paths);
    if (first === undefined)
        return {};
    return others.length === 0 ? { file_path: first } : { file_paths: [first, ...others].slice(0, mostNamed) };
}
function formatUnnamedFiles(count) {
    return count > mostNamed ? ` (${count} files may be cut off, the first ${mostNamed} are named)` : '';
}
function formatFileCount(count) {
    const files = count === 1 ? '1 changed file' : `${count} changed files`;
    return count > mostNamed ? `${files} (the first ${mostNamed} are named)` : files;
}
function findNewlyHidden(head, base, changed) {
    const [linesNow, linesBefore] = [new Map(head.requestLines), new Map(base?.requestLines)];
    const hiddenBefore = new Map(base?.hidden);
    const gone = [...linesBefore.keys()].filter((path) => !linesNow.has(path));
    const before = (path, known) => known.get(path) ?? (linesBefore.has(path) ? [] : gone.flatMap((each) => known.get(each) ?? []));
    const found = [
        ...head.hidden.flatMap(([path, hidden]) => changed.has(path) && hasMore(hidden, before(path, hiddenBefore)) ? [path] : []),
        ...head.sources.filter((each) => hasMore(linesNow.get(each) ?? [], before(each, linesBefore))),
    ];
    return [...new Set(found)].sort();
}
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
const maximumLines = 20;
function createSkipDiagnostics(engine, skips) {
    const byReason = Map.groupBy(skips, (skip) => skip.reason);
    return [...byReason].flatMap(([message, group]) => {
        const paths = group.map((skip) => skip.filePath).sort();
        if (paths.length <= maximumLines)
            return paths.map((path) => ({ engine, message, file_path: path }));
        return [{ engine, message: `${message} (${paths.length} files)`, file_paths: paths }];
    });
}
function createFlowDiagnostics(engine, paths) {
    const message = 'More requests lead here than data flow was followed from';
    return createSkipDiagnostics(engine, paths.map((filePath) => ({ reason: message, filePath })));
}


/***/ }),

/***/ 8201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ placeholderReason),
/* harmony export */   q: () => (/* binding */ isPlaceholderReason)
/* harmony export */ });
const placeholderReason = 'Explain why this is acceptable';
const leastOwnLetters = 10;
function isPlaceholderReason(reason) {
    const [placeholder, given] = [keepLetters(placeholderReason), keepLetters(reason)];
    return given.includes(placeholder) && given.replaceAll(placeholder, '').length < leastOwnLetters;
}
function keepLetters(text) {
    return text
        .normalize('NFKC')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]/gu, '');
}


/***/ }),

/***/ 3408:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ parsePurl),
/* harmony export */   C9: () => (/* binding */ matchesPackage),
/* harmony export */   E3: () => (/* binding */ describePurlProblem),
/* harmony export */   X: () => (/* binding */ splitNpmName),
/* harmony export */   ay: () => (/* binding */ createRepositoryPurl),
/* harmony export */   dd: () => (/* binding */ formatPurl)
/* harmony export */ });
/* harmony import */ var _file_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7275);

const longest = 2000;
const withoutCase = new Set('alpm apk bitbucket composer deb github gitlab golang hex nuget oci pub pypi'.split(' '));
function parsePurl(text) {
    const body = /^pkg:\/*(.+)$/is.exec(text.trim())?.[1];
    if (body === undefined || text.length > longest || !text.isWellFormed())
        return undefined;
    const [beforeFragment, subpath] = splitAt(body, body.indexOf('#'));
    const [path, query] = splitAt(beforeFragment, beforeFragment.indexOf('?'));
    const at = path.lastIndexOf('@');
    const [named, version] = splitAt(path, at > path.lastIndexOf('/') + 1 ? at : -1);
    const parts = named.split('/').filter((part) => part !== '');
    try {
        const [type = '', ...names] = parts.map((part) => decodeURIComponent(part));
        const name = names.pop();
        if (!/^[a-z][a-z0-9.+-]*$/i.test(type) || name === undefined)
            return undefined;
        return normalizePurl({
            type,
            name,
            ...(names.length > 0 && { namespace: names.join('/') }),
            ...(version && { version: decodeURIComponent(version) }),
            ...(query && { qualifiers: parseQualifiers(query) }),
            ...(subpath && { subpath: decodeURIComponent(subpath).replace(/^\/+|\/+$/g, '') }),
        });
    }
    catch {
        return undefined;
    }
}
function describePurlProblem(text) {
    const purl = parsePurl(text);
    if (purl === undefined || /[\s\p{Cc}\p{Cf}]/u.test(text.trim()))
        return 'is not a package URL such as pkg:npm/lodash@4.17.21';
    const [beforeFragment, subpath] = splitAt(text.trim(), text.trim().indexOf('#'));
    const [path, query] = splitAt(beforeFragment, beforeFragment.indexOf('?'));
    const last = (0,_file_name_js__WEBPACK_IMPORTED_MODULE_0__/* .getBaseName */ .J)(path);
    const [name, version] = splitAt(last, last.lastIndexOf('@'));
    if (isBlank(purl.name) || name.startsWith('@'))
        return 'has no name of a package';
    const folders = path.split('/').slice(0, -1);
    if ([name, ...folders].some((part) => part.lastIndexOf('@') > 0))
        return 'has an @ in its name, which is written as %40';
    if (version !== undefined && isBlank(purl.version ?? ''))
        return 'has an empty version; name one, or leave the @ out for every version';
    if (purl.namespace?.split('/').some(isBlank))
        return 'has an empty part before its name';
    if (query !== undefined)
        return describeQualifierProblem(query);
    return subpath !== undefined && isBlank(purl.subpath ?? '') ? 'has an empty subpath; leave the # out' : undefined;
}
function isBlank(text) {
    return /^[\s\p{Cc}\p{Cf}]*$/u.test(text);
}
function describeQualifierProblem(query) {
    const keys = new Set();
    for (const pair of query.split('&')) {
        const [key, value = ''] = splitAt(pair, pair.indexOf('='));
        if (!/^[a-z][a-z0-9._-]*$/i.test(key) || isBlank(decodeURIComponent(value)))
            return 'has a qualifier without a value; leave it out';
        if (keys.has(key.toLowerCase()))
            return 'has a qualifier twice';
        keys.add(key.toLowerCase());
    }
    return undefined;
}
function splitAt(text, index) {
    return index <= 0 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)];
}
function parseQualifiers(query) {
    const pairs = query.split('&').map((pair) => splitAt(pair, pair.indexOf('=')));
    const given = pairs.flatMap(([key, value]) => value ? [[key.toLowerCase(), decodeURIComponent(value)]] : []);
    return Object.fromEntries(given.sort(([a], [b]) => (a < b ? -1 : 1)));
}
function normalizePurl(purl) {
    const type = purl.type.toLowerCase();
    const normalizeCase = (text) => (withoutCase.has(type) ? text.toLowerCase() : text);
    const name = type === 'pypi' ? normalizeCase(purl.name).replaceAll(/[-_.]+/g, '-') : normalizeCase(purl.name);
    return { ...purl, type, name, ...(purl.namespace !== undefined && { namespace: normalizeCase(purl.namespace) }) };
}
const encode = (text) => encodeURIComponent(text.toWellFormed());
function formatPurl({ type, namespace, name, version, qualifiers, subpath }) {
    const names = [...(namespace?.split('/') ?? []), name].map(encode);
    const query = Object.entries(qualifiers ?? {}).map(([key, value]) => `${key}=${encode(value)}`);
    return [
        `pkg:${[type, ...names].join('/')}`,
        version === undefined ? '' : `@${encode(version)}`,
        query.length === 0 ? '' : `?${query.join('&')}`,
        subpath === undefined ? '' : `#${subpath.split('/').map(encode).join('/')}`,
    ].join('');
}
const hosts = {
    'github.com': 'github',
    'gitlab.com': 'gitlab',
    'bitbucket.org': 'bitbucket',
};
const webProtocols = ['https:', 'http:'];
function createRepositoryPurl(url) {
    const address = URL.parse(url);
    if (address === null || !webProtocols.includes(address.protocol))
        return undefined;
    const { host, pathname } = address;
    const path = pathname.replace(/\/+$/, '').replace(/\.git$/, '');
    if (path === '')
        return undefined;
    const type = hosts[host];
    return parsePurl(type === undefined ? `pkg:generic/${host}/${path}` : `pkg:${type}/${path}`);
}
function splitNpmName(library) {
    const slash = library.startsWith('@') ? library.indexOf('/') : -1;
    return slash < 0 ? { name: library } : { namespace: library.slice(0, slash), name: library.slice(slash + 1) };
}
function matchesPackage(named, found) {
    const isSame = named.type === found.type && named.namespace === found.namespace && named.name === found.name;
    if (!isSame)
        return 'no';
    const { version, subpath, qualifiers } = found;
    const asked = [
        [normalizeVersion(named), normalizeVersion(found)],
        [named.subpath, subpath],
        ...Object.entries(named.qualifiers ?? {}).map(([key, value]) => [
            value,
            qualifiers?.[key],
        ]),
    ];
    const differs = asked.some(([wanted, stated]) => wanted !== undefined && stated !== undefined && wanted !== stated);
    if (differs)
        return 'no';
    const isStated = version !== undefined && asked.every(([wanted, stated]) => wanted === undefined || stated !== undefined);
    return isStated ? 'yes' : 'unknown';
}
function normalizeVersion({ type, version }) {
    return type === 'golang' ? version?.replace(/^v(?=\d)/, '') : version;
}


/***/ }),

/***/ 9252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ programEngine)
/* harmony export */ });
const programEngine = 'programs';


/***/ })

};
