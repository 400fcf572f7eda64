export const id = 2453;
export const ids = [2453];
export const modules = {

/***/ 69986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hu: () => (/* binding */ foldRepositoryUrl),
/* harmony export */   RB: () => (/* binding */ sameRepository),
/* harmony export */   or: () => (/* binding */ plainRepositoryUrl)
/* harmony export */ });
/** Tells whether two addresses name one repository, however they are spelled: https, ssh, `git@host:owner/name`. */
/** Names under which a host answers ssh where its own port is closed. */
const hostAliases = {
    'www.github.com': 'github.com',
    'ssh.github.com': 'github.com',
    'altssh.gitlab.com': 'gitlab.com',
    'altssh.bitbucket.org': 'bitbucket.org',
};
const remoteScheme = /^(?:https?|ssh|git|git\+ssh|ssh\+git|git\+https?):\/\//i;
/** git reads `host:path` this way; without a user or a dot the host may be a nickname that only one machine knows. */
const scpForm = /^(?:[\w.-]+@([\w.-]+)|([\w-]+(?:\.[\w-]+)+)):\/*([^:]+)$/;
const schemeless = /^[\w-]+(?:\.[\w-]+)+\/[^:]+$/;
const unusable = /[\s\p{Cc}\p{Cf}?#]/u;
/**
 * What the address names; undefined when it names nothing. Owner and name fold their case on github.com, on ghe.com
 * and on `githubHost`, the host of an own GitHub server.
 */
function foldRepositoryUrl(url, githubHost) {
    const parsed = parse(url);
    if (parsed === undefined || parsed.host === '')
        return parsed;
    return isGithub(parsed.host, githubHost) ? { host: parsed.host, path: parsed.path.toLowerCase() } : parsed;
}
function sameRepository(a, b, githubHost) {
    const first = foldRepositoryUrl(a, githubHost);
    const second = foldRepositoryUrl(b, githubHost);
    return first !== undefined && first.host === second?.host && first.path === second.path;
}
/** `https://host/owner/name`, or `file://…` on this machine, with the provider's case and without credentials. */
function plainRepositoryUrl(url) {
    const parsed = parse(url);
    if (parsed === undefined)
        return undefined;
    if (parsed.host !== '')
        return `https://${parsed.host}/${parsed.path}`;
    return parsed.path.startsWith('/')
        ? `file://${encodeURI(parsed.path).replace(/[?#]/g, encodeURIComponent)}`
        : undefined;
}
function parse(url) {
    if (!url.isWellFormed())
        return undefined;
    if (/^(?:\/(?!\/)|[A-Za-z]:[\\/])/.test(url))
        return /\p{Cc}/u.test(url) ? undefined : { host: '', path: url };
    if (unusable.test(url) || url.includes('\\'))
        return undefined;
    if (/^file:/i.test(url))
        return parseFile(url);
    if (remoteScheme.test(url))
        return parseRemote(url.replace(remoteScheme, ''));
    if (url.includes('://'))
        return undefined;
    const [, userHost, bareHost, path] = scpForm.exec(url) ?? [];
    if (path !== undefined)
        return parseRemote(`${userHost ?? bareHost}/${path}`);
    return schemeless.test(url) ? parseRemote(url) : undefined;
}
function parseFile(url) {
    if (!URL.canParse(url))
        return undefined;
    const { host, pathname } = new URL(url);
    if (host !== '' || pathname === '/')
        return undefined;
    try {
        return { host: '', path: decodeURIComponent(pathname) };
    }
    catch {
        return undefined;
    }
}
/** `[user@]host[:port]/path`. Read as https, so that every scheme folds its host in the same way. */
function parseRemote(address) {
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
    return host === '' ? undefined : { host: hostAliases[host] ?? host, path };
}
function isGithub(host, githubHost) {
    return host === 'github.com' || host.endsWith('.ghe.com') || host === githubHost?.toLowerCase();
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

/***/ 12453:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _cli_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50145);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46802);
/** Entry of the command line: the same gate outside GitHub, on a laptop, and with the embedded service. */


/** The worker is a bundle of its own beside this one; from the sources it is a module like any other. */
function workerUrl() {
    const isSource = import.meta.url.endsWith('.ts');
    return new URL(isSource ? './service/worker/worker.ts' : '../worker/index.js', import.meta.url);
}
process.exitCode = await (0,_session_js__WEBPACK_IMPORTED_MODULE_1__/* .withSession */ .fQ)((0,_session_js__WEBPACK_IMPORTED_MODULE_1__/* .processEntry */ .GP)(), (session) => (0,_cli_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .runCommand */ .d1)(session, process.argv.slice(2), workerUrl()));

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 58235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ commonFlags),
/* harmony export */   G: () => (/* binding */ command)
/* harmony export */ });
function command(declaration) {
    return declaration;
}
const commonFlags = {
    help: { short: 'h', description: 'Show this text.' },
    version: { description: 'Show the version.' },
    quiet: { description: 'Print the last line alone: the sentence that says how it ended.' },
    verbose: { description: 'Print every request with its time, and all notes as they come.' },
};


/***/ }),

/***/ 50145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d1: () => (/* binding */ runCommand)
});

// UNUSED EXPORTS: commandNames, commands

// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/session.js + 3 modules
var src_session = __webpack_require__(46802);
// EXTERNAL MODULE: ./build/compiled/src/settings/flags.js
var settings_flags = __webpack_require__(90322);
// EXTERNAL MODULE: ./build/compiled/src/settings/nearest.js
var nearest = __webpack_require__(18479);
// EXTERNAL MODULE: ./build/compiled/src/settings/settings.js + 20 modules
var settings = __webpack_require__(49646);
// EXTERNAL MODULE: ./build/compiled/src/cli/command.js
var command = __webpack_require__(58235);
// EXTERNAL MODULE: ./build/compiled/src/cli/completion/shells.js
var shells = __webpack_require__(56326);
// EXTERNAL MODULE: ./build/compiled/src/cli/init/ids.js
var ids = __webpack_require__(44147);
;// CONCATENATED MODULE: ./build/compiled/src/cli/judge/flag-table.js
const typeFlag = {
    placeholder: 'TYPE',
    choices: ['sast', 'sca', 'secret', 'iac'],
    description: "What the scanner of the SARIF files looks for: sast, sca, secret or iac. Without it the scanner's name and its rules tell; what they do not tell counts as every type.",
};
const judgeFlags = {
    report: {
        placeholder: 'FILE',
        many: true,
        description: 'Report files that runs wrote (json-file): says of each what this policy would have decided. The exit code is that of the worst.',
    },
    sarif: {
        placeholder: 'FILE',
        many: true,
        description: 'SARIF 2.1.0 files of any scanner: judges and reports them together, as a run does.',
    },
    'base-sarif': {
        placeholder: 'FILE',
        many: true,
        description: 'SARIF files of the same scanners at the base of what is judged: under scope auto only what they do not hold counts.',
    },
    type: typeFlag,
    policy: {
        placeholder: 'FILE',
        description: 'A policy file to judge by, as it is. Without it: the one that a run here would have.',
    },
};
const baselineFlags = {
    sarif: {
        placeholder: 'FILE',
        many: true,
        description: 'SARIF 2.1.0 files of any scanner, of the default branch: write makes the baseline of them, without a scan.',
    },
    type: typeFlag,
};

// EXTERNAL MODULE: ./build/compiled/src/cli/judge/settings.js
var judge_settings = __webpack_require__(61885);
// EXTERNAL MODULE: ./build/compiled/src/cli/place.js
var place = __webpack_require__(13913);
;// CONCATENATED MODULE: ./build/compiled/src/cli/policy-flags.js
const simulateFlags = {
    policy: {
        placeholder: 'FILE',
        description: 'The policy file to try, as it is. Without it: the one that a run here would have.',
    },
    last: {
        placeholder: 'DAYSd',
        description: 'Instead of report files: those that runs of so many days have kept as artifacts on GitHub.',
    },
    artifact: {
        placeholder: 'NAME',
        description: 'With --last: the name of the artifacts (default: scan-gate, and names that begin with scan-gate-).',
    },
    html: { placeholder: 'FILE', description: 'Write a page of it, too.' },
    json: { description: 'Print one JSON object.' },
};
const verifyFlags = {
    from: {
        placeholder: 'FILE',
        description: 'The agent file or the report of a run that found it: what is gone must have been there. With --embedded, without it, earlier commits are scanned.',
    },
    report: { placeholder: 'FILE', description: 'The report file of a later run (json-file): nothing is scanned.' },
};
const exceptionFlags = {
    report: {
        placeholder: 'FILE',
        description: 'A report file of a run (json-file): says which exceptions it used.',
    },
    'fail-expiring': {
        placeholder: 'DAYSd',
        description: 'Exit with 1 when an exception ends within so many days, or has ended.',
    },
    json: { description: 'Print one JSON object.' },
};

;// CONCATENATED MODULE: ./build/compiled/src/cli/store-flags.js
/** Of all of them. */
const storeFlags = {
    database: { placeholder: 'FILE', description: 'The database of serve; one that is served at this moment, too.' },
    organization: {
        placeholder: 'NAME',
        description: 'Whose it is, where there are several organizations; a new name makes a new one.',
    },
    json: { description: 'Print one JSON object.' },
};
const webhookFlags = {
    url: { placeholder: 'URL', description: 'add: where events are sent; https.' },
    event: {
        placeholder: 'EVENT',
        many: true,
        description: 'add: scan.completed, scan.failed, violation.created, violation.fixed, repository.connected, member.invited or member.added; several, with commas or again.',
    },
    'secret-stdin': {
        description: 'add, rotate: read the secret that signs from standard input (without it nothing is signed).',
    },
    'allow-private': {
        description: 'add: the address may lie on this machine or in its network, and be http.',
    },
};
const keyFlags = {
    name: { placeholder: 'NAME', description: 'create: what the key is for.' },
    scope: {
        placeholder: 'SCOPE',
        many: true,
        description: 'create: what it may do, such as scan:write (which includes scan:read); several, with commas or again. A gate needs repository:read, scan:write and violation:read.',
    },
    expires: {
        placeholder: 'YYYY-MM-DD',
        description: 'create: the last day, in UTC, on which the key is valid (default: it does not expire).',
    },
};
/** Of `serve`: where it listens, to whom, and how much. */
const networkFlags = {
    host: { placeholder: 'ADDRESS', description: 'Where it listens (default: 127.0.0.1, this machine alone).' },
    'allowed-host': {
        placeholder: 'NAME',
        many: true,
        description: 'A host name that it answers to, beside addresses and localhost; may be given several times.',
    },
    'trusted-proxy': {
        placeholder: 'ADDRESS',
        many: true,
        description: 'A proxy whose X-Forwarded-For tells who asks; may be given several times.',
    },
    'tls-cert': { placeholder: 'FILE', description: 'The certificate and its chain, as PEM: speaks https.' },
    'tls-key': { placeholder: 'FILE', description: 'The key of the certificate, as PEM.' },
    'key-rate': { placeholder: 'N', description: 'Requests a minute of one key (default: 1200; 0: any number).' },
    'address-rate': { placeholder: 'N', description: 'Requests a minute of one address (default: 2400; 0: any number).' },
    'wrong-key-rate': {
        placeholder: 'N',
        description: 'Requests a minute of one address without a valid key (default: 30; 0: any number).',
    },
    'max-scans': { placeholder: 'N', description: 'Scans that may wait or run; one more gets 429 (default: 100).' },
    metrics: { description: 'Answer GET /metrics for Prometheus, without a key.' },
};
/** Of `serve`: when it scans by itself. */
const watchFlags = {
    'watch-seconds': {
        placeholder: 'N',
        description: 'How often it looks for moved branches of repositories with auto_scan_on_push or auto_scan_on_pr (default: 60; 0: only when POST /hooks/git says so).',
    },
    'hook-secret-stdin': {
        description: 'Read the secret of POST /hooks/git from standard input (or set SCAN_GATE_HOOK_SECRET).',
    },
};
const repositoryFlags = {
    'vcs-url': { placeholder: 'URL', description: "add: a checkout's address, where its remote does not say it." },
};

;// CONCATENATED MODULE: ./build/compiled/src/cli/commands.js
/** The table of commands: what each is for, the flags that it takes, and what runs it; help and errors follow from it. */













const scanFlags = {
    embedded: {
        description: 'Scan a checkout here, with the embedded scanners: no account, no key. The path defaults to the current folder.',
    },
    'api-key-stdin': { description: 'Read the API key from standard input.' },
    ...place/* localFlag */.u3,
};
const reportFlag = { description: 'Print the report as JSON, and the log on standard error.' };
const jsonFlag = { description: 'Print one JSON object.' };
const commands = {
    run: (0,command/* command */.G)({
        summary: 'Scan, wait, judge, report.',
        usage: ['[flags]', '--embedded [path] [flags]'],
        example: '--embedded . --fail-on-severity medium',
        flags: { ...scanFlags, json: reportFlag },
        settings: settings/* commandSettings */.Jd,
        run: async (call) => (await Promise.all(/* import() */[__webpack_require__.e(9250), __webpack_require__.e(9461)]).then(__webpack_require__.bind(__webpack_require__, 76295))).run(call),
    }),
    judge: (0,command/* command */.G)({
        summary: 'Judge saved reports by another policy, or any SARIF file, without a scan and without a service.',
        usage: ['--report|--sarif FILE [FILE …] [flags]'],
        example: '--sarif results.sarif --fail-on-severity medium',
        flags: {
            ...judgeFlags,
            json: reportFlag,
            ...place/* localFlag */.u3,
        },
        settings: judge_settings.judgeSettings,
        run: async ({ session, flags }) => (await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(9776), __webpack_require__.e(7914), __webpack_require__.e(3840), __webpack_require__.e(6766), __webpack_require__.e(1165), __webpack_require__.e(3644), __webpack_require__.e(1313), __webpack_require__.e(6807), __webpack_require__.e(8922), __webpack_require__.e(9505), __webpack_require__.e(2644)]).then(__webpack_require__.bind(__webpack_require__, 96821))).judge(session, flags),
    }),
    simulate: (0,command/* command */.G)({
        summary: 'Say what a policy would have decided about earlier runs, rule by rule, from their report files. It fails nothing.',
        usage: [
            '[--policy FILE] REPORT|FOLDER … [--json] [--html FILE] [flags]',
            '[--policy FILE] --last DAYSd [--artifact NAME] [flags]',
        ],
        example: '--policy proposed.yml reports/',
        flags: { ...simulateFlags, ...place/* localFlag */.u3 },
        settings: judge_settings.judgeSettings,
        run: async ({ session, flags }) => (await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(9776), __webpack_require__.e(6766), __webpack_require__.e(1165), __webpack_require__.e(3644), __webpack_require__.e(1313), __webpack_require__.e(8922), __webpack_require__.e(9877)]).then(__webpack_require__.bind(__webpack_require__, 32932))).simulate(session, flags),
    }),
    verify: (0,command/* command */.G)({
        summary: 'Say whether one finding is fixed: exit code 0, still there: 1, not decided: 2.',
        usage: ['ID [--from FILE] --embedded [path]', 'ID [--from FILE] --report FILE', 'ID [--from FILE] [flags]'],
        example: 'vio_0b57e997c8a07874887047d9 --embedded .',
        flags: { ...verifyFlags, ...scanFlags, json: jsonFlag },
        settings: settings/* commandSettings */.Jd,
        run: async (call) => (await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(9776), __webpack_require__.e(3840), __webpack_require__.e(6766), __webpack_require__.e(3644), __webpack_require__.e(7111)]).then(__webpack_require__.bind(__webpack_require__, 99536))).verify(call),
    }),
    explain: (0,command/* command */.G)({
        summary: 'Print the settings and the policy that a run here would have, and where each comes from.',
        usage: ['[flags] [--json]'],
        example: '--json',
        flags: { json: jsonFlag, ...place/* localFlag */.u3 },
        settings: settings/* commandSettings */.Jd,
        run: async ({ session, flags }) => (await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(9776), __webpack_require__.e(3840), __webpack_require__.e(6766), __webpack_require__.e(1165), __webpack_require__.e(2433), __webpack_require__.e(7106)]).then(__webpack_require__.bind(__webpack_require__, 77193))).explain(session, flags),
    }),
    exceptions: (0,command/* command */.G)({
        summary: 'List the exceptions of the policy that a run here would have: until when, whose, and which nothing needs.',
        usage: ['[--report FILE] [--fail-expiring DAYSd] [--json] [flags]'],
        example: '--fail-expiring 7d',
        flags: { ...exceptionFlags, ...place/* localFlag */.u3 },
        settings: settings/* commandSettings */.Jd,
        run: async ({ session, flags }) => (await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(9776), __webpack_require__.e(3840), __webpack_require__.e(6766), __webpack_require__.e(1165), __webpack_require__.e(3644), __webpack_require__.e(2433), __webpack_require__.e(7466)]).then(__webpack_require__.bind(__webpack_require__, 77466))).exceptions(session, flags),
    }),
    doctor: (0,command/* command */.G)({
        summary: 'Look at all that a run here needs, and say what to do about what is missing.',
        usage: ['[flags] [--json]'],
        example: '--base-url https://scanner.example.com/api/v1',
        flags: {
            json: jsonFlag,
            'api-key-stdin': scanFlags['api-key-stdin'],
            ...place/* localFlag */.u3,
        },
        settings: settings/* commandSettings */.Jd,
        run: async (call) => (await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(9776), __webpack_require__.e(6766), __webpack_require__.e(1165), __webpack_require__.e(9250), __webpack_require__.e(1598)]).then(__webpack_require__.bind(__webpack_require__, 85112))).doctor(call),
    }),
    init: (0,command/* command */.G)({
        summary: 'Write the pipeline that runs the gate, and a policy to start from. Nothing that is there is changed.',
        usage: ['[--yes|--print] [flags]'],
        example: '--print --ci gitlab',
        flags: {
            yes: { short: 'y', description: 'Ask nothing: take what was found.' },
            print: { description: 'Print what would be written, and write nothing.' },
            ci: {
                placeholder: 'SYSTEM',
                choices: ids/* initIds */.j,
                description: `The CI system: ${ids/* initIds */.j.join(', ')} (default: what the checkout shows).`,
            },
        },
        settings: ['base-url', 'fail-on-severity'],
        run: async ({ session, flags }) => (await Promise.all(/* import() */[__webpack_require__.e(7914), __webpack_require__.e(7956)]).then(__webpack_require__.bind(__webpack_require__, 27514))).init(session, flags),
    }),
    baseline: (0,command/* command */.G)({
        summary: 'Write, show or compare the known findings of the default branch, for --scope new.',
        usage: [
            'write [path] [flags]',
            'write --sarif FILE [FILE …] [--type TYPE] [--baseline-file FILE]',
            'show [FILE] | diff FILE FILE|REPORT',
        ],
        example: 'write --sarif results.sarif',
        words: ['write', 'show', 'diff'],
        flags: { ...scanFlags, ...baselineFlags, json: jsonFlag },
        settings: settings/* commandSettings */.Jd,
        run: async (call) => (await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(9776), __webpack_require__.e(3840), __webpack_require__.e(9250), __webpack_require__.e(3644), __webpack_require__.e(1428), __webpack_require__.e(6446)]).then(__webpack_require__.bind(__webpack_require__, 6247))).baseline(call),
    }),
    comment: (0,command/* command */.G)({
        summary: 'In a GitHub workflow on issue_comment: answer /scan-gate why, recheck and, with --allow-suppress-command, suppress.',
        usage: ['[--allow-suppress-command] [flags]'],
        example: '--allow-suppress-command',
        flags: {},
        settings: settings/* commandSettings */.Jd.filter((name) => name !== 'branch' && name !== 'scan-id'),
        run: async ({ session, flags }) => (await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(9776), __webpack_require__.e(3840), __webpack_require__.e(9250), __webpack_require__.e(6093), __webpack_require__.e(6437), __webpack_require__.e(8421)]).then(__webpack_require__.bind(__webpack_require__, 25742))).comment(session, flags),
    }),
    serve: (0,command/* command */.G)({
        summary: 'Run the embedded scanning service over local git checkouts, until it is interrupted.',
        usage: ['--repo PATH [--repo PATH …] [flags]'],
        example: '--repo . --port 8080',
        flags: {
            repo: {
                placeholder: 'PATH',
                many: true,
                description: 'A git checkout or bare clone; may be given several times.',
            },
            'vcs-url': {
                placeholder: 'URL',
                description: "The repository's address, where its remote does not say it; with one --repo.",
            },
            port: { placeholder: 'N', description: 'The port, from 0 to 65535 (default: 0, any free one).' },
            ...networkFlags,
            ...watchFlags,
            database: {
                placeholder: 'FILE',
                description: 'Where keys, repositories, scans and violations are kept (default: in memory, with one key that is made at the start).',
            },
            organization: {
                placeholder: 'NAME',
                description: 'Whose the repositories are (default: the only organization, which is made at first).',
            },
            json: {
                description: 'Print one line {"baseUrl","apiKey"} when ready, and nothing else. The API key is null with --database, whose keys scan-gate keys makes.',
            },
        },
        settings: [],
        run: async (call) => (await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(2040), __webpack_require__.e(7914), __webpack_require__.e(886), __webpack_require__.e(7929), __webpack_require__.e(1377)]).then(__webpack_require__.bind(__webpack_require__, 45169))).serve(call),
    }),
    keys: (0,command/* command */.G)({
        summary: 'Make, list and revoke the API keys of serve --database.',
        usage: [
            'create --database FILE --name NAME --scope SCOPE [--expires YYYY-MM-DD]',
            'list --database FILE',
            'revoke ID --database FILE',
        ],
        example: 'list --database scans.db',
        words: ['create', 'list', 'revoke'],
        flags: { ...keyFlags, ...storeFlags },
        settings: [],
        run: async (call) => {
            const [{ runVerb }, { keyVerbs }] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(886), __webpack_require__.e(6027)]).then(__webpack_require__.bind(__webpack_require__, 56027)), Promise.all(/* import() */[__webpack_require__.e(886), __webpack_require__.e(1180)]).then(__webpack_require__.bind(__webpack_require__, 21180))]);
            return runVerb('keys', keyVerbs, call);
        },
    }),
    webhooks: (0,command/* command */.G)({
        summary: 'Say which events serve --database sends where, and look at what was delivered.',
        usage: [
            'add --database FILE --url URL --event EVENT [--secret-stdin]',
            'list --database FILE',
            'remove|deliveries|test ID --database FILE',
            'rotate ID --database FILE --secret-stdin',
        ],
        example: 'list --database scans.db',
        words: ['add', 'list', 'remove', 'deliveries', 'test', 'rotate'],
        flags: { ...webhookFlags, ...storeFlags },
        settings: [],
        run: async (call) => {
            const [{ runVerb }, { webhookVerbs }] = await Promise.all([
                Promise.all(/* import() */[__webpack_require__.e(886), __webpack_require__.e(6027)]).then(__webpack_require__.bind(__webpack_require__, 56027)),
                Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(886), __webpack_require__.e(3826)]).then(__webpack_require__.bind(__webpack_require__, 43826)),
            ]);
            return runVerb('webhooks', webhookVerbs, call);
        },
    }),
    repos: (0,command/* command */.G)({
        summary: 'Say which repositories serve --database serves, beside those of its --repo.',
        usage: ['add PATH|URL --database FILE', 'list --database FILE', 'archive ID --database FILE'],
        example: 'list --database scans.db',
        words: ['add', 'list', 'archive'],
        flags: { ...repositoryFlags, ...storeFlags },
        settings: [],
        run: async (call) => {
            const [{ runVerb }, { repositoryVerbs }] = await Promise.all([
                Promise.all(/* import() */[__webpack_require__.e(886), __webpack_require__.e(6027)]).then(__webpack_require__.bind(__webpack_require__, 56027)),
                Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(2040), __webpack_require__.e(7914), __webpack_require__.e(886), __webpack_require__.e(7929), __webpack_require__.e(2775)]).then(__webpack_require__.bind(__webpack_require__, 13651)),
            ]);
            return runVerb('repos', repositoryVerbs, call);
        },
    }),
    completion: (0,command/* command */.G)({
        summary: 'Print what a shell needs to complete commands, flags and their values.',
        usage: [shells/* shells */.m.join('|')],
        example: 'bash',
        words: shells/* shells */.m,
        flags: {},
        settings: [],
        run: async ({ session, flags }, all) => (await __webpack_require__.e(/* import() */ 1084).then(__webpack_require__.bind(__webpack_require__, 31084))).completion(session, flags, all),
    }),
};
const commandNames = Object.keys(commands);
/** Every flag of every command. */
const knownFlags = Object.assign({}, ...commandNames.map((name) => commands[name].flags), command/* commonFlags */.B);
/** Runs the command that the arguments name. Throws GateError CONFIG when there is none. */
async function runCommand(session, argv, workerUrl) {
    const index = (0,settings_flags/* firstArgument */.Sx)(argv, knownFlags);
    const word = index === undefined ? undefined : argv[index];
    const name = commandNames.find((known) => known === word);
    const { flags: own, settings: taken, run } = name === undefined ? noCommand : commands[name];
    const rest = argv.filter((_, each) => each !== index);
    const declared = {
        command: name ?? 'scan-gate',
        own: { ...own, ...command/* commonFlags */.B },
        settings: taken,
        known: knownFlags,
    };
    const flags = (0,settings_flags/* readFlags */.uW)(rest, declared);
    session.log.level = flags.own.quiet ? 'quiet' : flags.own.verbose ? 'verbose' : 'normal';
    if (flags.own.help !== undefined)
        return showHelp(session, name);
    if (flags.own.version !== undefined)
        session.write(`${src_session/* version */.rE}\n`);
    else if (name === undefined)
        throw unknownCommand(word);
    else
        return run({ session, flags, workerUrl }, commands);
    return undefined;
}
const noCommand = {
    summary: '',
    usage: [],
    example: '',
    flags: knownFlags,
    settings: settings/* commandSettings */.Jd,
    run: async () => undefined,
};
async function showHelp(session, name) {
    const { commandHelp, helpText } = await __webpack_require__.e(/* import() */ 4059).then(__webpack_require__.bind(__webpack_require__, 54059));
    session.write(name === undefined ? helpText(commands) : commandHelp(name, commands[name]));
}
function unknownCommand(given) {
    const message = given === undefined
        ? 'No command was given'
        : `${JSON.stringify(given)} is not a command${(0,nearest/* didYouMean */.a)(given, commandNames)}`;
    const [last, ...others] = commandNames.toReversed();
    return new errors/* GateError */.ue('CONFIG', message, {
        hint: `The commands are ${others.toReversed().join(', ')} and ${last}; scan-gate --help shows all flags.`,
    });
}


/***/ }),

/***/ 56326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ shells)
/* harmony export */ });
/** The names of the shells, for the table of commands. */
const shells = ['bash', 'zsh', 'fish'];


/***/ }),

/***/ 44147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ initIds)
/* harmony export */ });
/** The names of the CI systems that `scan-gate init` knows, for the table of commands. */
const initIds = ['github', 'gitlab', 'jenkins', 'azure', 'bitbucket', 'circleci', 'buildkite'];


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

/***/ 90322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lm: () => (/* binding */ isBoolean),
/* harmony export */   Sx: () => (/* binding */ firstArgument),
/* harmony export */   uW: () => (/* binding */ readFlags)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _boolean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62849);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18479);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46565);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49646);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79771);
/** Reads the command line: a command's own flags and the settings, but for secrets, which other processes could see there. */






function isBoolean(name) {
    return (0,_boolean_js__WEBPACK_IMPORTED_MODULE_1__/* .isBooleanReader */ .OK)(_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settings */ .W0[name].read);
}
/** The flags of `argv`, without the command itself. Values of flags that do not exist are never repeated. */
function readFlags(argv, declared) {
    const reading = { given: {}, problems: [], own: {}, positionals: [] };
    for (const token of tokensOf(argv, declared)) {
        if (token.kind === 'argument')
            reading.positionals.push(token.value);
        else
            readFlag(token, declared, reading);
    }
    return reading;
}
/** Where the first word stands that is neither a flag nor the value of one. */
function firstArgument(argv, known) {
    const declared = { command: '', own: {}, settings: _settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settingNames */ .H$, known };
    return tokensOf(argv, declared).find(({ kind }) => kind === 'argument')?.index;
}
function tokensOf(argv, declared) {
    const options = optionsOf(declared);
    const { tokens } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...argv], options, strict: false, allowPositionals: true, tokens: true });
    const found = [];
    let unknownIndex = -2;
    for (const token of tokens) {
        const { kind, index } = token;
        // What follows an unknown flag may be its value, and a secret; so may the letters of `-abc`.
        if (kind === 'positional' && index !== unknownIndex + 1)
            found.push({ kind: 'argument', index, value: token.value });
        if (kind !== 'option' || index === unknownIndex)
            continue;
        const { name, rawName, value, inlineValue: isInline = false } = token;
        if (!isKnown(name, options))
            unknownIndex = index;
        found.push({ kind: 'flag', index, name, rawName, value, isInline });
    }
    return found;
}
function optionsOf({ own, known }) {
    const ofSettings = _settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settingNames */ .H$.map((name) => [name, { type: isBoolean(name) ? 'boolean' : 'string' }]);
    const ofCommands = Object.entries({ ...known, ...own }).map(([name, { placeholder, short }]) => [
        name,
        { type: placeholder === undefined ? 'boolean' : 'string', ...(short === undefined ? {} : { short }) },
    ]);
    return Object.fromEntries([...ofSettings, ...ofCommands]);
}
function isKnown(name, options) {
    return Object.hasOwn(options, name) || booleanOf(name) !== undefined;
}
/** The setting that `no-…` turns off. */
function booleanOf(name) {
    return _settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settingNames */ .H$.find((known) => name === `no-${known}` && isBoolean(known));
}
function readFlag(token, declared, reading) {
    const { name, rawName } = token;
    const own = Object.hasOwn(declared.own, name) ? declared.own[name] : undefined;
    const setting = booleanOf(name) ?? _settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settingNames */ .H$.find((known) => known === name);
    if (own)
        readOwnFlag(own, token, reading);
    else if (setting && _settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settings */ .W0[setting].secret)
        reading.problems.push(secretFlag(setting, declared));
    else if (setting && declared.settings.includes(setting))
        readSettingFlag(setting, token, reading);
    else if (setting || Object.hasOwn(declared.known, name))
        reading.problems.push(`--${name} does not go with ${declared.command}`);
    else
        reading.problems.push(`${(0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .SP)(rawName)} is not a flag${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_5__/* .didYouMean */ .a)(name, namesOf(declared), (near) => `--${near}`)}`);
}
function namesOf({ own, settings: taken }) {
    return [...taken.filter((name) => !_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settings */ .W0[name].secret), ...Object.keys(own)];
}
function secretFlag(name, { own }) {
    const isFromInput = name === 'api-key' && Object.hasOwn(own, 'api-key-stdin');
    const way = `${(0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .variableName */ .cG)(name)}${isFromInput ? ', or use --api-key-stdin' : ''}`;
    return `--${name} is not a flag, because other processes can read a command line; set ${way}`;
}
function readOwnFlag({ placeholder, many }, token, { own, problems }) {
    const { name, value } = token;
    const earlier = own[name];
    if (placeholder === undefined) {
        if (value === undefined)
            own[name] = true;
        else
            problems.push(`--${name} takes no value`);
    }
    else if (isMissing(token) || value === '')
        problems.push(`--${name} needs a value: --${name}=${placeholder}`);
    else if (earlier !== undefined && many === undefined)
        problems.push(`--${name} is given twice`);
    else
        own[name] = [...(Array.isArray(earlier) ? earlier : []), value ?? ''];
}
function readSettingFlag(name, token, { given, problems }) {
    const isNegated = token.name !== name;
    const value = isBoolean(name) ? (token.value ?? String(!isNegated)) : token.value;
    if (given[name])
        problems.push(`--${name} is given twice`);
    else if (isNegated && token.value !== undefined)
        problems.push(`--no-${name} takes no value`);
    else if (value === undefined || isMissing({ ...token, value }))
        problems.push(`--${name} needs a value: --${name}=${_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settings */ .W0[name].placeholder}`);
    else
        given[name] = { value, source: 'flag' };
}
/** `--branch --wait` names no branch. */
function isMissing({ value, isInline }) {
    return value === undefined || (!isInline && value.startsWith('--'));
}


/***/ })

};
