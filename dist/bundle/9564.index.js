export const id = 9564;
export const ids = [9564];
export const modules = {

/***/ 37107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   judgeFiles: () => (/* binding */ judgeFiles)
/* harmony export */ });
/* harmony import */ var _cli_judge_sarif_sarif_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99505);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86474);
/** The action over SARIF files: as `scan-gate judge --sarif`, and shown where a run of a service is. */


async function judgeFiles(session, known, settings) {
    const { sarif = [], baseSarif = [], sarifType: declaredType } = settings;
    const flags = { mode: 'sarif', files: sarif, baseFiles: baseSarif, declaredType, settings };
    await (0,_cli_judge_sarif_sarif_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeSarif */ .f)(session, { ...flags, policyFile: undefined, local: undefined, json: false }, async (context) => {
        known.github = (0,_step_js__WEBPACK_IMPORTED_MODULE_1__/* .beginShowing */ .HD)(await (0,_step_js__WEBPACK_IMPORTED_MODULE_1__/* .githubRun */ .pV)(session, { context, settings }), session);
    });
}


/***/ }),

/***/ 86450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EL: () => (/* binding */ ciMark),
  Dn: () => (/* binding */ ciSystems),
  Cn: () => (/* binding */ readCiRun),
  D0: () => (/* binding */ unattended)
});

// UNUSED EXPORTS: ciMarks

;// CONCATENATED MODULE: ./build/compiled/src/ci/systems/system.js
/** What every CI system is: how it is recognised, and what its variables say about a run. */
/** The value of a variable; an empty one says nothing. */
function textOf(value) {
    return value === undefined || value.trim() === '' ? undefined : value.trim();
}
function numberOf(value) {
    const number = Number(textOf(value));
    return Number.isInteger(number) && number > 0 ? number : undefined;
}
function booleanOf(value) {
    const text = textOf(value)?.toLowerCase();
    return text === 'true' ? true : text === 'false' ? false : undefined;
}
/** A commit's name, in full or its beginning; anything else is none. */
function shaOf(value) {
    return /^[0-9a-f]{12,64}$/.test(value ?? '') ? value : undefined;
}
/** `refs/heads/main` and `main` as `main`; undefined for a ref that is no branch. */
function branchOf(ref) {
    const text = textOf(ref);
    if (text?.startsWith('refs/heads/'))
        return text.slice('refs/heads/'.length);
    return text?.startsWith('refs/') ? undefined : text;
}

;// CONCATENATED MODULE: ./build/compiled/src/ci/systems/azure.js
/** Azure Pipelines. */

const azure = {
    id: 'azure',
    name: 'Azure Pipelines',
    isHere: (env) => env.TF_BUILD === 'True',
    facts: (env) => {
        const isPull = Boolean(env.SYSTEM_PULLREQUEST_PULLREQUESTID || env.SYSTEM_PULLREQUEST_PULLREQUESTNUMBER);
        const ref = env.BUILD_SOURCEBRANCH ?? '';
        return {
            branch: branchOf(isPull ? env.SYSTEM_PULLREQUEST_SOURCEBRANCH : ref),
            tag: ref.startsWith('refs/tags/') ? ref.slice('refs/tags/'.length) : undefined,
            headSha: shaOf(isPull ? env.SYSTEM_PULLREQUEST_SOURCECOMMITID : env.BUILD_SOURCEVERSION),
            builtSha: shaOf(env.BUILD_SOURCEVERSION),
            isChange: isPull,
            // On GitHub's repositories the number is people's, the id a machine's.
            pullRequest: numberOf(env.SYSTEM_PULLREQUEST_PULLREQUESTNUMBER) ?? numberOf(env.SYSTEM_PULLREQUEST_PULLREQUESTID),
            baseBranch: branchOf(env.SYSTEM_PULLREQUEST_TARGETBRANCH),
            isForkOfOrigin: true,
            isFork: isPull ? env.SYSTEM_PULLREQUEST_ISFORK?.toLowerCase() === 'true' : undefined,
            repositoryUrl: textOf(env.BUILD_REPOSITORY_URI),
        };
    },
};

;// CONCATENATED MODULE: ./build/compiled/src/ci/systems/bitbucket.js
/** Bitbucket Pipelines. It writes twelve characters of a pull request's commit, and builds none of a fork. */

const bitbucket = {
    id: 'bitbucket',
    name: 'Bitbucket Pipelines',
    isHere: (env) => Boolean(env.BITBUCKET_BUILD_NUMBER),
    facts: (env) => ({
        branch: textOf(env.BITBUCKET_BRANCH),
        tag: textOf(env.BITBUCKET_TAG),
        headSha: shaOf(env.BITBUCKET_COMMIT),
        isChange: Boolean(env.BITBUCKET_PR_ID),
        pullRequest: numberOf(env.BITBUCKET_PR_ID),
        baseBranch: textOf(env.BITBUCKET_PR_DESTINATION_BRANCH),
        repositoryUrl: textOf(env.BITBUCKET_GIT_HTTP_ORIGIN),
        isPublic: env.BITBUCKET_REPO_IS_PRIVATE === undefined ? undefined : env.BITBUCKET_REPO_IS_PRIVATE === 'false',
    }),
};

// EXTERNAL MODULE: ./build/compiled/src/ci/repository-url.js
var repository_url = __webpack_require__(69986);
;// CONCATENATED MODULE: ./build/compiled/src/ci/systems/buildkite.js
/** Buildkite. The default branch of its pipeline is kept by hand, and so not taken for the repository's. */


const buildkite = {
    id: 'buildkite',
    name: 'Buildkite',
    isHere: (env) => env.BUILDKITE === 'true',
    facts: (env) => {
        const pullRequest = numberOf(env.BUILDKITE_PULL_REQUEST);
        return {
            branch: textOf(env.BUILDKITE_BRANCH),
            tag: textOf(env.BUILDKITE_TAG),
            headSha: shaOf(env.BUILDKITE_COMMIT),
            isChange: false,
            isForkOfOrigin: true,
            pullRequest,
            isDraft: booleanOf(env.BUILDKITE_PULL_REQUEST_DRAFT),
            baseBranch: textOf(env.BUILDKITE_PULL_REQUEST_BASE_BRANCH),
            isFork: pullRequest === undefined ? undefined : isFork(env.BUILDKITE_PULL_REQUEST_REPO, env.BUILDKITE_REPO),
            repositoryUrl: textOf(env.BUILDKITE_REPO),
        };
    },
};
/** By owner and name: the host may be a nickname for one more key. What cannot be compared may be a fork. */
function isFork(source, own) {
    const [theirs, ours] = [source || own, own].map((url) => (0,repository_url/* foldRepositoryUrl */.Hu)(url ?? '')?.path.toLowerCase());
    return theirs === undefined || theirs !== ours;
}

;// CONCATENATED MODULE: ./build/compiled/src/ci/systems/circleci.js
/** CircleCI. It builds branches, never merges; a pull request of a fork as `pull/7`. */

const circleci = {
    id: 'circleci',
    name: 'CircleCI',
    isHere: (env) => env.CIRCLECI === 'true',
    facts: (env) => {
        const branch = textOf(env.CIRCLE_BRANCH);
        return {
            branch,
            tag: textOf(env.CIRCLE_TAG),
            headSha: shaOf(env.CIRCLE_SHA1),
            isChange: false,
            isForkOfOrigin: true,
            pullRequest: numberOf(env.CIRCLE_PULL_REQUEST?.split('/').at(-1)),
            author: textOf(env.CIRCLE_PR_USERNAME),
            isFork: Boolean(env.CIRCLE_PR_REPONAME) || /^pull\/\d+$/.test(branch ?? ''),
            repositoryUrl: textOf(env.CIRCLE_REPOSITORY_URL),
        };
    },
};

;// CONCATENATED MODULE: ./build/compiled/src/ci/systems/gitlab.js
/** GitLab CI: pipelines of branches, of merge requests, and of their merged results. */

const gitlab = {
    id: 'gitlab',
    name: 'GitLab CI',
    isHere: (env) => env.GITLAB_CI === 'true',
    facts: (env) => ({
        ...(env.CI_MERGE_REQUEST_IID ? mergeRequest(env) : branch(env)),
        defaultBranch: textOf(env.CI_DEFAULT_BRANCH),
        repositoryUrl: textOf(env.CI_PROJECT_URL),
        isPublic: env.CI_PROJECT_VISIBILITY === undefined ? undefined : env.CI_PROJECT_VISIBILITY === 'public',
    }),
};
/** CI_COMMIT_SHA is the source's head, but for merged results, where the source has a variable of its own. */
function mergeRequest(env) {
    return {
        branch: textOf(env.CI_MERGE_REQUEST_SOURCE_BRANCH_NAME),
        headSha: shaOf(env.CI_MERGE_REQUEST_SOURCE_BRANCH_SHA) ?? headOfDetached(env),
        builtSha: shaOf(env.CI_COMMIT_SHA),
        isChange: true,
        pullRequest: numberOf(env.CI_MERGE_REQUEST_IID),
        isDraft: booleanOf(env.CI_MERGE_REQUEST_DRAFT),
        baseBranch: textOf(env.CI_MERGE_REQUEST_TARGET_BRANCH_NAME),
        isFork: env.CI_MERGE_REQUEST_SOURCE_PROJECT_ID !== env.CI_MERGE_REQUEST_PROJECT_ID,
        // The pipeline of a fork's merge request runs in the fork, or, started by a member, in the parent.
        isForkOfOrigin: env.CI_PROJECT_ID !== undefined && env.CI_PROJECT_ID === env.CI_MERGE_REQUEST_PROJECT_ID,
    };
}
function headOfDetached(env) {
    const isMerged = ['merged_result', 'merge_train'].includes(env.CI_MERGE_REQUEST_EVENT_TYPE ?? '');
    return isMerged ? undefined : shaOf(env.CI_COMMIT_SHA);
}
function branch(env) {
    return {
        branch: textOf(env.CI_COMMIT_BRANCH),
        tag: textOf(env.CI_COMMIT_TAG),
        headSha: shaOf(env.CI_COMMIT_SHA),
        isChange: false,
        pullRequest: openMergeRequest(env),
    };
}
/** The branch may be proposed while its own pipeline runs: `acme/shop!7,acme/other!8`. */
function openMergeRequest(env) {
    const own = (env.CI_OPEN_MERGE_REQUESTS ?? '')
        .split(',')
        .find((each) => each.startsWith(`${env.CI_PROJECT_PATH ?? ''}!`));
    return numberOf(own?.split('!')[1]);
}

;// CONCATENATED MODULE: ./build/compiled/src/ci/systems/jenkins.js
/** Jenkins: multibranch pipelines, and jobs of the Git plugin. */

const jenkins = {
    id: 'jenkins',
    name: 'Jenkins',
    isHere: (env) => Boolean(env.JENKINS_URL || env.CHANGE_ID || env.BUILD_TAG?.startsWith('jenkins-')),
    facts: (env) => {
        const isChange = Boolean(env.CHANGE_ID);
        const built = env.TAG_NAME
            ? undefined
            : (branchOf(env.BRANCH_NAME) ?? branchOf(env.GIT_BRANCH)?.replace(/^origin\//, ''));
        return {
            branch: isChange ? textOf(env.CHANGE_BRANCH) : built,
            tag: textOf(env.TAG_NAME),
            // Of a change it may be the merge that is built.
            headSha: isChange ? undefined : shaOf(env.GIT_COMMIT),
            builtSha: shaOf(env.GIT_COMMIT),
            isChange,
            pullRequest: numberOf(env.CHANGE_ID),
            author: textOf(env.CHANGE_AUTHOR),
            baseBranch: textOf(env.CHANGE_TARGET),
            defaultBranch: env.BRANCH_IS_PRIMARY === 'true' ? built : undefined,
            isFork: isChange ? Boolean(env.CHANGE_FORK) : undefined,
            repositoryUrl: textOf(env.GIT_URL),
        };
    },
};

;// CONCATENATED MODULE: ./build/compiled/src/ci/systems/registry.js
/** The one list of CI systems whose variables are read; GitHub's events are richer, and read in `../github`. */






/** Variables of which each alone says that a CI system is at work, this or another one. */
const ciMarks = [
    ...['CI', 'CONTINUOUS_INTEGRATION', 'BUILD_NUMBER', 'BUILD_TAG'],
    ...['GITHUB_ACTIONS', 'GITLAB_CI', 'TF_BUILD', 'BITBUCKET_BUILD_NUMBER', 'CIRCLECI', 'BUILDKITE', 'JENKINS_URL'],
    // Some of these do not set CI.
    ...['TEAMCITY_VERSION', 'CODEBUILD_BUILD_ID', 'bamboo_buildKey', 'GO_PIPELINE_NAME', 'HARNESS_BUILD_ID'],
    ...['APPVEYOR', 'CIRRUS_CI', 'DRONE', 'SEMAPHORE', 'TRAVIS'],
];
/** The first mark that is set. */
function ciMark(env) {
    return ciMarks.find((name) => Boolean(env[name]) && env[name] !== 'false');
}
/** One that says no more than that it is there. */
const another = {
    id: 'other',
    name: 'a CI system',
    isHere: (env) => ciMark(env) !== undefined,
    facts: () => ({}),
};
const ciSystems = [
    gitlab,
    azure,
    bitbucket,
    circleci,
    buildkite,
    jenkins,
    another,
];
/** Nothing marks a CI system, and nobody looks on: a job may have hidden what it is. */
const unattended = { id: 'unattended', name: 'a run without a terminal' };
/** What the CI system that runs this says; undefined outside them. */
function readCiRun(env) {
    const system = ciSystems.find((each) => each.isHere(env));
    return system === undefined ? undefined : { id: system.id, name: system.name, ...system.facts(env) };
}


/***/ }),

/***/ 56650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ withJudgePolicy)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _ci_context_read_context_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10820);
/* harmony import */ var _ci_github_access_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(16558);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85129);
/* harmony import */ var _steps_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71165);
/* harmony import */ var _steps_surroundings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90344);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13913);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21889);
/** The policy of `scan-gate judge`: the file that `--policy` names, or the one that a run in this place would have. */









/** Reads the policy, and hands it on together with how the place is read, which ends when `use` does. */
async function withJudgePolicy(session, { settings, policyFile, local }, { log, use, found }) {
    const { env, folder: cwd, now, cancel, clock, transport: openTransport } = session;
    const hints = (0,_steps_surroundings_js__WEBPACK_IMPORTED_MODULE_4__/* .contextHints */ .o)(settings, { kind: 'folder', named: settings.branch });
    const context = await (0,_ci_context_read_context_js__WEBPACK_IMPORTED_MODULE_7__/* .readContext */ .y)((0,_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(session, { local }), hints);
    await found?.(context);
    for (const line of (0,_place_js__WEBPACK_IMPORTED_MODULE_5__/* .unattendedLines */ .U0)(context))
        log.say(line);
    const github = (0,_ci_github_access_js__WEBPACK_IMPORTED_MODULE_8__/* .githubAccess */ .Y)(env, settings.githubToken);
    const transport = await openTransport();
    const budget = (0,_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .createBudget */ .yK)(clock(), settings.timeoutSeconds * 1000, cancel);
    try {
        const around = (0,_steps_surroundings_js__WEBPACK_IMPORTED_MODULE_4__/* .createSurroundings */ .w)(context, { github, transport, budget });
        const named = policyFile === undefined ? around : await namedFile(around, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, policyFile), policyFile);
        const chosen = policyFile === undefined ? settings : { ...settings, configFile: ownFile(policyFile) };
        const loaded = await (0,_steps_policy_js__WEBPACK_IMPORTED_MODULE_3__.loadPolicy)({ settings: chosen, context, around: named, log, now });
        return await use({ context, around, loaded });
    }
    finally {
        budget.end();
    }
}
function ownFile(path) {
    return { kind: 'own', path };
}
/** Whoever names a file of this machine trusts it: there is no other version that could tighten it. */
async function namedFile({ readPolicyFile }, path, name) {
    const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8').catch((error) => {
        throw (0,_flags_js__WEBPACK_IMPORTED_MODULE_6__.unreadable)(name, error, 'CONFIG');
    });
    return {
        readPolicyFile: async (from, wanted) => {
            if (from === 'head')
                return undefined;
            // What it names beside itself stands where the policy otherwise would.
            return wanted === name ? { text, at: 'this machine' } : readPolicyFile?.('trusted', wanted);
        },
    };
}


/***/ }),

/***/ 61885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   judgeSettings: () => (/* binding */ judgeSettings)
/* harmony export */ });
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49646);
/** The settings of `scan-gate judge`: all but those that only mean something where something is scanned. */

const scanGroups = ['Service', 'Scan'];
const scanNames = ['wait', 'poll-interval-seconds', 'category', 'upload-sarif'];
const judgeSettings = _settings_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .commandSettings */ .Jd.filter((name) => !scanGroups.includes(_settings_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W0[name].group) && !scanNames.includes(name));


/***/ }),

/***/ 13913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   U0: () => (/* binding */ unattendedLines),
/* harmony export */   u3: () => (/* binding */ localFlag)
/* harmony export */ });
/* harmony import */ var _ci_systems_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86450);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92700);


const localFlag = {
    local: {
        description: 'Say that this is a machine of your own, where no terminal shows it: it is then not held to what is asked of a proposal. Refused in a CI system.',
    },
};
/** Nobody who ran it on a machine of their own would expect to be held to that. */
function unattendedLines({ system }) {
    if (system !== 'unattended')
        return [];
    return ['No terminal and no CI system: judged as a proposal. --local says that this is a machine of your own'];
}
/** Throws GateError CONFIG for `--local` in a CI system, where a proposal could say it of itself. */
function placeOf({ env, folder, hasTerminal }, { local } = {}) {
    const mark = local ? (0,_ci_systems_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .ciMark */ .EL)(env) : undefined;
    if (mark === undefined)
        return { variables: env, folder, isAttended: hasTerminal || local === true };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `--local: ${mark} is set, and so this runs in a CI system`, {
        reason: 'settings',
        hint: 'Leave --local out: it is for a machine of your own.',
    });
}


/***/ }),

/***/ 46975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ baselineOf),
/* harmony export */   GX: () => (/* binding */ diffBaselines),
/* harmony export */   Gf: () => (/* binding */ baselineEntry),
/* harmony export */   Ms: () => (/* binding */ entryOf),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   nk: () => (/* binding */ parseBaseline),
/* harmony export */   on: () => (/* binding */ oldFindings),
/* harmony export */   qL: () => (/* binding */ renderBaseline)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55156);
/* harmony import */ var _api_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56845);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92700);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75755);
/** The known findings of the default branch, for `scope: new`: old is what the baseline holds, by id or by kind and place. */




/** One finding of the baseline, in the words of the file. */
const baselineEntry = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    violation_id: zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1),
    type: zod__WEBPACK_IMPORTED_MODULE_3__.union([zod__WEBPACK_IMPORTED_MODULE_3__["enum"](_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .violationTypes */ .h2), zod__WEBPACK_IMPORTED_MODULE_3__.literal('unknown')]),
    /** One that an older file leaves out covers a finding by its id alone. */
    severity: zod__WEBPACK_IMPORTED_MODULE_3__.union([zod__WEBPACK_IMPORTED_MODULE_3__["enum"](_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .severityWords */ .D4), zod__WEBPACK_IMPORTED_MODULE_3__.literal('unknown')]).optional(),
    title: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
    file_path: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
});
const fileSchema = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    format_version: zod__WEBPACK_IMPORTED_MODULE_3__.literal(1),
    repository: zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1),
    branch: zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1),
    findings: zod__WEBPACK_IMPORTED_MODULE_3__.array(baselineEntry),
});
/**
 * The ids of the findings that the baseline holds. An entry covers one finding: the one with its id, else one of the same
 * type, severity, title and file. Of several like that the least bad is covered first, so that the worst stay new; the order of the
 * input never matters.
 */
function oldFindings({ entries }, findings, stillThere = new Set()) {
    const unique = new Map(findings.map((finding) => [finding.id, finding]));
    const old = new Set();
    const left = new Map();
    for (const entry of entries) {
        if (unique.has(entry.violation_id))
            old.add(entry.violation_id);
        else if (!stillThere.has(entry.violation_id))
            left.set(keyOf(entry), (left.get(keyOf(entry)) ?? 0) + 1);
    }
    // One of which kind or place is unclear is like no other.
    const others = [...unique.values()]
        .filter((finding) => !old.has(finding.id) && finding.severityKnown)
        .filter((finding) => !(0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnclear */ .Z5)(finding, 'severity', 'title', 'type', 'filePath'))
        .sort(leastBadFirst);
    for (const finding of others) {
        const key = keyOf(entryOf(finding));
        const room = left.get(key) ?? 0;
        if (room === 0)
            continue;
        old.add(finding.id);
        left.set(key, room - 1);
    }
    return old;
}
function leastBadFirst(a, b) {
    return ((0,_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(b.severity) - (0,_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(a.severity) ||
        // An unknown score may be any.
        (a.cvss ?? 11) - (b.cvss ?? 11) ||
        (a.epss ?? 101) - (b.epss ?? 101) ||
        byId(a, b));
}
function byId(a, b) {
    return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
function entryOf(finding) {
    const { id, type = 'unknown', title, filePath = '', severityKnown } = finding;
    const severity = severityKnown ? finding.severity : 'unknown';
    return { violation_id: id, type, severity, title, file_path: filePath };
}
/** Of one kind, severity included, and in one place. */
function keyOf({ type, severity, title, file_path }) {
    return JSON.stringify([type, severity ?? null, title, file_path]);
}
/** The baseline of these findings; of several with one id, one. */
function baselineOf(findings, of) {
    const unique = [...new Map(findings.map((finding) => [finding.id, finding])).values()];
    return { ...of, entries: unique.sort(byId).map(entryOf) };
}
/** The file's text: the same findings are the same bytes. */
function renderBaseline({ repository, branch, entries }) {
    return `${JSON.stringify({ format_version: 1, repository, branch, findings: entries }, null, 2)}\n`;
}
/** Throws GateError CONFIG (reason `policy`) for a file that is damaged, edited by hand, or of another version. */
function parseBaseline(text, name) {
    const parsed = fileSchema.safeParse(jsonOf(text, name));
    if (!parsed.success) {
        const issue = parsed.error.issues[0];
        throw damaged(name, `${issue?.path.join('.') || 'the file'}: ${issue?.message}`);
    }
    const { repository, branch, findings: entries } = parsed.data;
    const isSorted = entries.every((entry, index) => index === 0 || (entries[index - 1]?.violation_id ?? '') < entry.violation_id);
    if (!isSorted)
        throw damaged(name, 'its findings are not sorted, or one stands there twice');
    return { repository, branch, entries };
}
function jsonOf(text, name) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw damaged(name, 'it is not JSON', error);
    }
}
function damaged(name, why, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `The baseline ${name} is damaged: ${why}`, {
        cause,
        reason: 'policy',
        hint: 'Make it anew on the default branch: scan-gate baseline write.',
    });
}
/** What the second holds beyond the first, and the first beyond the second; a new id for the same problem is neither. */
function diffBaselines(before, after) {
    return { added: beyond(after, before), removed: beyond(before, after) };
}
function beyond(more, less) {
    const ids = new Set(more.entries.map((entry) => entry.violation_id));
    const known = new Set(less.entries.map((entry) => entry.violation_id));
    const left = new Map();
    for (const entry of less.entries)
        if (!ids.has(entry.violation_id))
            left.set(keyOf(entry), (left.get(keyOf(entry)) ?? 0) + 1);
    return more.entries.filter((entry) => {
        if (known.has(entry.violation_id))
            return false;
        const room = left.get(keyOf(entry)) ?? 0;
        left.set(keyOf(entry), room - 1);
        return room <= 0;
    });
}


/***/ }),

/***/ 54221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ parsePurl),
/* harmony export */   Ib: () => (/* binding */ repositoryPurl),
/* harmony export */   JF: () => (/* binding */ purlText),
/* harmony export */   L$: () => (/* binding */ namesPackage),
/* harmony export */   Ln: () => (/* binding */ npmName)
/* harmony export */ });
const longest = 2000;
/** Of these types the specification, or their registry, knows names without case. */
const withoutCase = new Set('alpm apk bitbucket composer deb github gitlab golang hex nuget oci pub pypi'.split(' '));
/** In the spelling of its type; undefined for what is no package URL. */
function parsePurl(text) {
    const body = /^pkg:\/*(.+)$/is.exec(text.trim())?.[1];
    if (body === undefined || text.length > longest || !text.isWellFormed())
        return undefined;
    const [beforeFragment, subpath] = splitAt(body, body.indexOf('#'));
    const [path, query] = splitAt(beforeFragment, beforeFragment.indexOf('?'));
    // An @ in a folder is a scope, `pkg:npm/@babel/core`, and no version.
    const at = path.lastIndexOf('@');
    const [named, version] = splitAt(path, at > path.lastIndexOf('/') + 1 ? at : -1);
    const parts = named.split('/').filter((part) => part !== '');
    try {
        const [type = '', ...names] = parts.map((part) => decodeURIComponent(part));
        const name = names.pop();
        if (!/^[a-z][a-z0-9.+-]*$/i.test(type) || name === undefined)
            return undefined;
        return normal({
            type,
            name,
            ...(names.length > 0 && { namespace: names.join('/') }),
            ...(version && { version: decodeURIComponent(version) }),
            ...(query && { qualifiers: qualifiersOf(query) }),
            ...(subpath && { subpath: decodeURIComponent(subpath).replace(/^\/+|\/+$/g, '') }),
        });
    }
    catch {
        // A percent sign that encodes nothing.
        return undefined;
    }
}
function splitAt(text, index) {
    return index <= 0 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)];
}
function qualifiersOf(query) {
    const pairs = query.split('&').map((pair) => splitAt(pair, pair.indexOf('=')));
    const given = pairs.flatMap(([key, value]) => value ? [[key.toLowerCase(), decodeURIComponent(value)]] : []);
    return Object.fromEntries(given.sort(([a], [b]) => (a < b ? -1 : 1)));
}
function normal(purl) {
    const type = purl.type.toLowerCase();
    const spelled = (text) => (withoutCase.has(type) ? text.toLowerCase() : text);
    const name = type === 'pypi' ? spelled(purl.name).replaceAll(/[-_.]+/g, '-') : spelled(purl.name);
    return { ...purl, type, name, ...(purl.namespace !== undefined && { namespace: spelled(purl.namespace) }) };
}
function purlText({ type, namespace, name, version, qualifiers, subpath }) {
    const names = [...(namespace?.split('/') ?? []), name].map(encodeURIComponent);
    const query = Object.entries(qualifiers ?? {}).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
    return [
        `pkg:${[type, ...names].join('/')}`,
        version === undefined ? '' : `@${encodeURIComponent(version)}`,
        query.length === 0 ? '' : `?${query.join('&')}`,
        subpath === undefined ? '' : `#${subpath.split('/').map(encodeURIComponent).join('/')}`,
    ].join('');
}
const hosts = {
    'github.com': 'github',
    'gitlab.com': 'gitlab',
    'bitbucket.org': 'bitbucket',
};
const webProtocols = ['https:', 'http:'];
/** `pkg:github/acme/shop` of `https://github.com/acme/shop`; of a host without a type of its own `pkg:generic/host/acme/shop`. */
function repositoryPurl(url) {
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
/** `@babel/core` has its scope as the namespace. */
function npmName(library) {
    const slash = library.startsWith('@') ? library.indexOf('/') : -1;
    return slash < 0 ? { name: library } : { namespace: library.slice(0, slash), name: library.slice(slash + 1) };
}
/** Whether what was found is what is named; unknown where it states less than is named, or no version. */
function namesPackage(named, found) {
    const isSame = named.type === found.type && named.namespace === found.namespace && named.name === found.name;
    if (!isSame)
        return 'no';
    const { version, subpath, qualifiers } = found;
    const asked = [
        [plainVersion(named), plainVersion(found)],
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
/** Go's tools write versions with a v, and others leave it out. */
function plainVersion({ type, version }) {
    return type === 'golang' ? version?.replace(/^v(?=\d)/, '') : version;
}


/***/ }),

/***/ 42199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GB: () => (/* binding */ justifications),
/* harmony export */   UX: () => (/* binding */ idsOf),
/* harmony export */   bM: () => (/* binding */ statuses),
/* harmony export */   fL: () => (/* binding */ excuses),
/* harmony export */   o1: () => (/* binding */ normalIds),
/* harmony export */   oE: () => (/* binding */ isStated)
/* harmony export */ });
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3706);
/* harmony import */ var _identifiers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80098);
/* harmony import */ var _purl_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54221);
/** What a statement of an OpenVEX document says, and whether it is about a finding (https://github.com/openvex/spec, 0.2.0). */



const statuses = ['not_affected', 'affected', 'fixed', 'under_investigation'];
const justifications = [
    'component_not_present',
    'vulnerable_code_not_present',
    'vulnerable_code_not_in_execute_path',
    'vulnerable_code_cannot_be_controlled_by_adversary',
    'inline_mitigations_already_exist',
];
/**
 * Whether the claim excuses the finding. Unknown where the finding does not state what it takes to say so; a statement of the
 * same time or later that may be about it takes the claim back.
 */
function excuses(claim, finding) {
    const isAbout = (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)(vulnerabilityOf(claim, finding), productOf(claim, finding));
    if (isAbout === 'no')
        return 'no';
    const isTakenBack = rivalsFor(finding, claim).some((rival) => productOf(rival, finding) !== 'no');
    return isTakenBack ? (isStated(finding) ? 'no' : 'unknown') : isAbout;
}
/** Whether the finding's detail was read: what it does not state then, nobody states. */
function isStated({ detail }) {
    return detail !== undefined;
}
const named = new WeakMap();
/** Those of the same time or later that name the vulnerability by any name of the finding. */
function rivalsFor(finding, { rivals, timeMs }) {
    if (rivals.length === 0)
        return [];
    const index = named.get(rivals) ?? byName(rivals);
    named.set(rivals, index);
    const found = [finding.id, ...idsOf(finding)].flatMap((name) => index.get(name) ?? []);
    return found.filter((rival) => rival.timeMs >= timeMs);
}
function byName(rivals) {
    const index = new Map();
    for (const rival of rivals)
        for (const name of new Set([...rival.names, ...rival.ids]))
            index.set(name, [...(index.get(name) ?? []), rival]);
    return index;
}
/** Yes: all names that the finding has in one database are the claim's. A finding of two CVEs is not excused by one of them. */
function vulnerabilityOf({ names, ids }, finding) {
    if (names.includes(finding.id))
        return 'yes';
    const mayBeNamed = finding.type === undefined || finding.type === 'SCA';
    const stated = idsOf(finding);
    if (stated.length === 0)
        return mayBeNamed ? 'unknown' : 'no';
    const named = new Set(ids);
    const ofDatabases = Map.groupBy(stated, (id) => id.slice(0, id.indexOf('-')));
    if ([...ofDatabases.values()].some((own) => own.every((id) => named.has(id))))
        return 'yes';
    return stated.some((id) => named.has(id)) ? 'unknown' : 'no';
}
function idsOf({ detail }) {
    return detail?.advisory?.ids ?? detail?.advisory?.cves ?? [];
}
function productOf({ products }, finding) {
    const found = packageOf(finding);
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .either */ .gP)(...products.map((product) => isProduct(product, found)));
}
function isProduct(product, found) {
    const { owner, parts } = product;
    const inside = parts.length === 0 ? 'yes' : (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .either */ .gP)(...parts.map((part) => isPackage(part, found)));
    const itself = (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)(isPackage(product, found), parts.length === 0 ? 'yes' : 'unknown');
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .either */ .gP)(itself, (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)(isHere(owner, parts.length > 0), inside));
}
function isHere(owner, hasParts) {
    if (owner === 'this')
        return 'yes';
    if (owner === 'maybe')
        return 'unknown';
    // What somebody says of one of these parts in a product of their own may or may not be said of ours.
    return owner === 'unlisted' && hasParts ? 'unknown' : 'no';
}
function isPackage({ purls }, found) {
    if (found === undefined || purls.length === 0)
        return 'unknown';
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .either */ .gP)(...purls.map((purl) => (0,_purl_js__WEBPACK_IMPORTED_MODULE_2__/* .namesPackage */ .L$)(purl, found)));
}
const packages = new WeakMap();
/** Read once: every claim asks. */
function packageOf(finding) {
    const known = packages.get(finding) ?? { purl: (0,_purl_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePurl */ .$l)(finding.detail?.advisory?.purl ?? '') };
    packages.set(finding, known);
    return known.purl;
}
/** Each once, in one spelling. */
function normalIds(names) {
    return [...new Set(names.map(_identifiers_js__WEBPACK_IMPORTED_MODULE_1__/* .normalId */ .R))];
}


/***/ }),

/***/ 54843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ makeBaseline),
/* harmony export */   c: () => (/* binding */ identityOf),
/* harmony export */   readBaseline: () => (/* binding */ readBaseline)
/* harmony export */ });
/* harmony import */ var _ci_repository_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69986);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92700);
/* harmony import */ var _policy_baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46975);
/* harmony import */ var _policy_evidence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46365);
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75755);
/** The baseline of `scope: new`: read from the place that decides about the policy, and made from a scan that explains itself. */





const wayOut = 'Make one on the default branch with scan-gate baseline write, and commit it there (examples/workflows/baseline.yml does both).';
/**
 * The baseline, never from the workspace or a cache; undefined when the scope asks for none. Throws GateError CONFIG,
 * before anything is scanned, when there is none that can be used.
 */
async function readBaseline(policy, place) {
    if (policy.scope !== 'new')
        return undefined;
    const { baselineFile: path, around } = place;
    if (path === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', 'scope: new compares with a baseline, and baseline-file names none', {
            reason: 'settings',
            hint: wayOut,
        });
    }
    const file = await around.readPolicyFile?.('trusted', path).catch((error) => {
        const { code, message, hint } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `The baseline ${path} could not be read: ${message}`, {
            cause: error,
            reason: 'policy',
            hint,
        });
    });
    if (file === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `There is no baseline ${path}`, { reason: 'policy', hint: wayOut });
    const baseline = (0,_policy_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .parseBaseline */ .nk)(file.text, `${path} of ${file.at}`);
    const identity = identityOf(place.repositoryUrl);
    if (identity !== 'unknown' && baseline.repository === identity)
        return baseline;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `The baseline ${path} is of ${baseline.repository}, not of this repository`, {
        reason: 'policy',
        hint: wayOut,
    });
}
/** `github.com/acme/shop`: the same for every way to write an address. */
function identityOf(repositoryUrl) {
    const folded = repositoryUrl === undefined ? undefined : (0,_ci_repository_url_js__WEBPACK_IMPORTED_MODULE_0__/* .foldRepositoryUrl */ .Hu)(repositoryUrl);
    return folded === undefined ? 'unknown' : `${folded.host}/${folded.path}`;
}
/**
 * The baseline of a branch's own scan. Throws GateError PROTOCOL when its findings do not explain its counts, severity by
 * severity, or when it cannot be told which are its own: a baseline that holds too much would let new findings through.
 */
function makeBaseline(evidence, of) {
    const faults = _policy_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .severities */ .gO.flatMap((severity) => faultOf(evidence, evidence.findings.filter((finding) => finding.severity === severity), severity));
    if (evidence.unknownSeverities === 'unread')
        faults.push('violations of unknown severity could not be read');
    if (faults.length > 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('PROTOCOL', `No baseline was made: ${faults.join('; ')}`, {
            reason: 'evidence',
            hint: 'Run it again when no other scan of this repository is under way.',
        });
    }
    const own = evidence.findings.filter((finding) => finding.label === 'seen' && (0,_policy_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .isOpen */ .nT)(finding));
    return (0,_policy_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .baselineOf */ .Bv)(own, { repository: identityOf(of.repositoryUrl), branch: of.branch });
}
function faultOf(evidence, findings, severity) {
    const counted = evidence.counts[severity];
    const word = severity.toLowerCase();
    if (counted === undefined)
        return [`the scan states no count of ${word}`];
    if (!evidence.lists[severity]?.settled)
        return [`the list of ${word} has not settled`];
    const unclear = findings.filter((finding) => finding.label === 'maybe' && (0,_policy_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .isOpen */ .nT)(finding)).length;
    if (unclear > 0)
        return [`${unclear} ${word} may be of another branch`];
    const known = findings.filter((finding) => finding.severityKnown && finding.label === 'seen');
    if (known.length < counted)
        return [`the scan counts ${counted} ${word}, the list shows ${known.length}`];
    // More than the scan counts were not all found by it, whatever their times say.
    const open = known.filter(_policy_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .isOpen */ .nT).length;
    return open > counted ? [`the scan counts ${counted} ${word}, the list shows ${open} open ones as its own`] : [];
}


/***/ })

};
