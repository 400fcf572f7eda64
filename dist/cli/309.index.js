export const id = 309;
export const ids = [309];
export const modules = {

/***/ 3914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ readLocalContext),
/* harmony export */   c: () => (/* binding */ proposalOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3781);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9783);
/* harmony import */ var _repository_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7553);
/** The context of a run on the command line: what git says about the checkout, and the CI system's variables about the run. */




async function readLocalContext({ cwd, branch, run = _git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO, isShared = true, ci, }) {
    const git = (...args) => run(args, cwd);
    // The full names: `--short` writes `heads/main` where a tag has the branch's name.
    const checkedOut = stripped(await git('symbolic-ref', '--quiet', 'HEAD'), 'refs/heads/');
    const scanned = branch ?? ci?.branch ?? checkedOut;
    if (scanned === undefined)
        throw noBranch(await git('rev-parse', '--git-dir'), cwd);
    const origin = await git('remote', 'get-url', 'origin');
    if (ci !== undefined)
        checkCiRun(ci, { branch, origin });
    const address = ci?.repositoryUrl ?? origin;
    const defaultBranch = ci === undefined ? await knownDefaultBranch(git) : (ci.defaultBranch ?? (await (0,_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultBranchOf */ .dV)(git)));
    const headSha = (await builtCommit(ci, git)) ?? (await commitOf(scanned, { checkedOut, ci, git }));
    return {
        system: 'local',
        event: ci?.name,
        branch: scanned,
        headSha,
        baseBranch: ci?.baseBranch,
        baseSha: undefined,
        defaultBranch,
        pullRequest: ci?.pullRequest,
        repositoryUrl: address === undefined ? undefined : (0,_repository_url_js__WEBPACK_IMPORTED_MODULE_3__/* .plainRepositoryUrl */ .or)(address),
        isPublic: ci?.isPublic ?? isShared,
        ...(await proposalOf(ci, { sha: headSha, defaultBranch, git })),
    };
}
/**
 * Whether what a CI system builds may be proposed: all but the commit at which the default branch stands now. Names prove
 * nothing: a job may build a proposal as a branch of any name.
 */
async function proposalOf(ci, { sha, defaultBranch, git }) {
    if (ci === undefined)
        return {};
    const isOriginForeign = ci.isFork === true && ci.isForkOfOrigin !== true;
    const isChange = ci.isChange === true || ci.isFork === true || ci.pullRequest !== undefined;
    if (isChange || sha === undefined || defaultBranch === undefined)
        return { isProposed: true, isOriginForeign };
    const head = await (0,_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .branchNow */ .Hg)(defaultBranch, git);
    return { isProposed: head.kind !== 'at' || head.sha !== sha, isOriginForeign };
}
/** What the CI system says names one branch of one repository; a flag or a folder that says otherwise is a mistake. */
function checkCiRun(ci, { branch, origin }) {
    if (branch !== undefined && ci.branch !== undefined && branch !== ci.branch) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `branch: ${branch} is not ${ci.branch}, which ${ci.name} builds`, {
            reason: 'wrong-ref',
            hint: 'Leave branch out: the gate scans what is built.',
        });
    }
    const [told, found] = [ci.repositoryUrl, origin].map((url) => (0,_repository_url_js__WEBPACK_IMPORTED_MODULE_3__/* .foldRepositoryUrl */ .Hu)(url ?? ''));
    // Hosts may differ: a runner may clone by a name of its own, or from this machine. A fork's origin may be itself.
    const isComparable = told !== undefined && found !== undefined && found.host !== '' && ci.isFork !== true;
    if (!isComparable || told.path.toLowerCase() === found.path.toLowerCase())
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `${ci.name} builds ${ci.repositoryUrl}, this folder is a checkout of ${(0,_repository_url_js__WEBPACK_IMPORTED_MODULE_3__/* .plainRepositoryUrl */ .or)(origin ?? '')}`, {
        reason: 'foreign-repository',
        hint: 'Run the gate in the checkout of the repository that is built.',
    });
}
/** The commit that the CI system names, in full; some write only its beginning. */
async function builtCommit(ci, git) {
    const named = ci?.headSha;
    if (named === undefined || (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .isFullSha */ .Wf)(named))
        return named;
    const sha = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .commitSha */ .mJ)(named, git);
    // A branch or a tag of that name is not that commit.
    return sha?.startsWith(named) ? sha : undefined;
}
/**
 * The commit that the checkout holds of the branch; undefined on a laptop where another branch is checked out. A CI system may
 * check out a commit, a branch of its own naming, or a merge that it made for the test: of that it is the branch's side.
 */
async function commitOf(branch, { checkedOut, ci, git }) {
    if (ci === undefined && checkedOut !== undefined && branch !== checkedOut)
        return undefined;
    const side = ci?.isChange === true ? await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .commitSha */ .mJ)('HEAD^2', git) : undefined;
    if (side === undefined)
        return (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .commitSha */ .mJ)('HEAD', git);
    const head = await (0,_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .branchNow */ .Hg)(branch, git);
    return head.kind === 'at' && head.sha === side ? side : (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .commitSha */ .mJ)('HEAD', git);
}
async function knownDefaultBranch(git) {
    return stripped(await git('symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD'), 'refs/remotes/origin/');
}
function stripped(ref, prefix) {
    return ref?.startsWith(prefix) ? ref.slice(prefix.length) : undefined;
}
function noBranch(gitFolder, cwd) {
    const message = gitFolder === undefined
        ? `Nothing says which branch to scan: ${cwd} is not a git checkout`
        : 'Nothing says which branch to scan: the checkout stands at a commit, not at a branch';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', message, { reason: 'wrong-ref', hint: 'Name the branch with --branch.' });
}


/***/ }),

/***/ 9783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hg: () => (/* binding */ branchNow),
/* harmony export */   N$: () => (/* binding */ fetchMs),
/* harmony export */   P7: () => (/* binding */ remoteHead),
/* harmony export */   dV: () => (/* binding */ defaultBranchOf),
/* harmony export */   tx: () => (/* binding */ withRemoteBranch)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9473);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3781);
/** What a checkout's `origin` says now; what the checkout remembers of it may be long past. */





/** Without a remote of that name git would take a folder for it. */
async function askOrigin(git, ...what) {
    if ((await git('remote', 'get-url', 'origin')) === undefined)
        return undefined;
    const [ref = '', ...flags] = [...what].reverse();
    return git('ls-remote', ...flags, 'origin', ref);
}
/** Where a branch stands. */
async function branchNow(branch, git) {
    const ref = `refs/heads/${branch}`;
    const listed = await askOrigin(git, ref);
    if (listed === undefined)
        return { kind: 'unknown' };
    const line = listed.split('\n').find((each) => each.endsWith(`\t${ref}`));
    return line === undefined ? { kind: 'absent' } : { kind: 'at', sha: line.split('\t')[0] ?? '' };
}
/** The commit at which a branch stands. Throws GateError NOT_FOUND when there is none, UNAVAILABLE when nobody can ask. */
async function remoteHead(branch, git) {
    const head = await branchNow(branch, git);
    if (head.kind === 'at')
        return head.sha;
    if (head.kind === 'unknown')
        throw unanswered();
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .ue('NOT_FOUND', `There is no branch ${branch} at origin`, { hint: 'Push the branch.' });
}
function unanswered() {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .ue('UNAVAILABLE', 'git could not ask origin', {
        hint: 'Let git in this job read the remote: keep the credentials of the checkout (Azure Pipelines: persistCredentials: true), or give it others.',
    });
}
/** The default branch; undefined when the remote does not say. */
async function defaultBranchOf(git) {
    const answer = (await askOrigin(git, '--symref', 'HEAD')) ?? '';
    return /^ref: refs\/heads\/(.+)\tHEAD$/m.exec(answer)?.[1];
}
/**
 * Hands on a folder whose git knows a branch of the remote as it stands now, and its commit: the checkout, or a temporary
 * repository, so that nothing of the checkout changes. Throws GateError as `remoteHead` does.
 */
async function withRemoteBranch(branch, cwd, use) {
    const git = (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .gitIn */ .uM)(cwd);
    const sha = await remoteHead(branch, git);
    if ((await git('cat-file', '-e', `${sha}^{commit}`)) !== undefined)
        return use(cwd, sha);
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'scan-gate-origin-'));
    try {
        if ((await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .runGit */ .EO)(['rev-parse', '--git-dir'], folder)) !== undefined)
            throw misled();
        await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .runGit */ .EO)(['init', '--quiet', '--bare', ...(sha.length > 40 ? ['--object-format=sha256'] : [])], folder);
        await borrowAccess(folder, { cwd, git });
        const refspec = `+refs/heads/${branch}:${fetchedRef}`;
        await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .runGit */ .EO)(['fetch', '--quiet', '--no-tags', '--refmap=', '--depth=1', 'origin', refspec], folder, fetchMs);
        const fetched = await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .commitSha */ .mJ)(fetchedRef, (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .gitIn */ .uM)(folder));
        if (fetched === undefined)
            throw unanswered();
        return await use(folder, fetched);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true });
    }
}
/** A large repository takes a while. */
const fetchMs = 180_000;
function misled() {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .ue('CONFIG', 'git takes every folder for the same repository', {
        hint: 'Remove the variable GIT_DIR from the environment of the gate.',
    });
}
const fetchedRef = 'refs/heads/fetched';
/** The remote, and how git is let into it, stand in the checkout's own configuration: no secret becomes an argument. */
async function borrowAccess(folder, { cwd, git }) {
    const own = await git('rev-parse', '--git-path', 'config');
    if (own === undefined)
        return;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.appendFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'config'), `[include]\n\tpath = ${JSON.stringify((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd, own))}\n`);
}


/***/ }),

/***/ 4170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ readCiRun)
});

// UNUSED EXPORTS: ciSystems

;// CONCATENATED MODULE: ./build/ci/systems/system.js
/** What every CI system is: how it is recognised, and what its variables say about a run. */
/** The value of a variable; an empty one says nothing. */
function textOf(value) {
    return value === undefined || value.trim() === '' ? undefined : value.trim();
}
function numberOf(value) {
    const number = Number(textOf(value));
    return Number.isInteger(number) && number > 0 ? number : undefined;
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

;// CONCATENATED MODULE: ./build/ci/systems/azure.js
/** Azure Pipelines. */

const azure = {
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

;// CONCATENATED MODULE: ./build/ci/systems/bitbucket.js
/** Bitbucket Pipelines. It writes twelve characters of a pull request's commit, and builds none of a fork. */

const bitbucket = {
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

// EXTERNAL MODULE: ./build/ci/repository-url.js
var repository_url = __webpack_require__(7553);
;// CONCATENATED MODULE: ./build/ci/systems/buildkite.js
/** Buildkite. The default branch of its pipeline is kept by hand, and so not taken for the repository's. */


const buildkite = {
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

;// CONCATENATED MODULE: ./build/ci/systems/circleci.js
/** CircleCI. It builds branches, never merges; a pull request of a fork as `pull/7`. */

const circleci = {
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
            isFork: Boolean(env.CIRCLE_PR_REPONAME) || /^pull\/\d+$/.test(branch ?? ''),
            repositoryUrl: textOf(env.CIRCLE_REPOSITORY_URL),
        };
    },
};

;// CONCATENATED MODULE: ./build/ci/systems/gitlab.js
/** GitLab CI: pipelines of branches, of merge requests, and of their merged results. */

const gitlab = {
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

;// CONCATENATED MODULE: ./build/ci/systems/jenkins.js
/** Jenkins: multibranch pipelines, and jobs of the Git plugin. */

const jenkins = {
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
            baseBranch: textOf(env.CHANGE_TARGET),
            defaultBranch: env.BRANCH_IS_PRIMARY === 'true' ? built : undefined,
            isFork: isChange ? Boolean(env.CHANGE_FORK) : undefined,
            repositoryUrl: textOf(env.GIT_URL),
        };
    },
};

;// CONCATENATED MODULE: ./build/ci/systems/registry.js
/** The one list of CI systems whose variables are read; GitHub's events are richer, and read in `../github`. */






/** Of systems that do not set CI: TeamCity, CodeBuild, Bamboo, GoCD, and others after Jenkins' manner. */
const otherMarks = ['TEAMCITY_VERSION', 'CODEBUILD_BUILD_ID', 'bamboo_buildKey', 'GO_PIPELINE_NAME', 'BUILD_NUMBER'];
/** One that says no more than that it is there. */
const another = {
    name: 'a CI system',
    isHere: (env) => (Boolean(env.CI) && env.CI !== 'false') || otherMarks.some((name) => Boolean(env[name])),
    facts: () => ({}),
};
const ciSystems = [gitlab, azure, bitbucket, circleci, buildkite, jenkins, another];
/** What the CI system that runs this says; undefined outside them. */
function readCiRun(env) {
    const system = ciSystems.find((each) => each.isHere(env));
    return system === undefined ? undefined : { name: system.name, ...system.facts(env) };
}


/***/ }),

/***/ 178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ checkoutPolicyFiles)
/* harmony export */ });
/* harmony import */ var _ci_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7430);
/* harmony import */ var _ci_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3781);
/* harmony import */ var _ci_github_policy_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5877);
/* harmony import */ var _ci_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9783);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9473);
/* harmony import */ var _github_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9787);






/** A checkout may be of a fork, so its own policy is trusted only where nobody else proposes the commit. */
function checkoutPolicyFiles({ path, context, settings, env, transport, budget }) {
    const { policyRef } = settings;
    const github = { ...(0,_github_place_js__WEBPACK_IMPORTED_MODULE_4__/* .githubAccess */ .Yh)(env, settings), transport, budget };
    const files = (0,_ci_github_policy_files_js__WEBPACK_IMPORTED_MODULE_1__/* .githubPolicyFiles */ .v)({ github, context, policyRef });
    const isElsewhere = context.system === 'github' && ((0,_ci_context_js__WEBPACK_IMPORTED_MODULE_5__/* .isProposal */ .ld)(context) || policyRef !== undefined);
    const readPolicyFile = async (place, file) => {
        if (place === 'trusted' && isElsewhere)
            return files.readPolicyFile(place, file);
        if (path === undefined)
            throw noCheckout();
        if (place === 'head' || !((0,_ci_context_js__WEBPACK_IMPORTED_MODULE_5__/* .isProposal */ .ld)(context) || policyRef !== undefined))
            return readJudged(path, context, file);
        return readTrusted(path, { context, policyRef }, file);
    };
    // A laptop without a checkout has no policy file; a CI system without one has one that cannot be read.
    const isNowhere = path === undefined && !isElsewhere;
    const isCentral = settings.configFile?.kind === 'central';
    return {
        readCentralFile: files.readCentralFile,
        readPolicyFile: isNowhere && (context.event === undefined || isCentral) ? undefined : readPolicyFile,
    };
}
function noCheckout() {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .ue('NOT_FOUND', 'There is no checkout here to read it from', {
        hint: 'Run the gate in a checkout of the repository, or name a central policy: config-file owner/repo/path@ref.',
    });
}
/** A shallow clone may hold nothing but the merge that was made for the test: what the proposal changes is in that too. */
async function readJudged(path, { headSha, branch }, file) {
    const judged = headSha ?? branch;
    const isHere = (await (0,_ci_git_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(['cat-file', '-e', `${judged}^{commit}`], path)) !== undefined;
    const head = isHere ? undefined : await (0,_ci_git_js__WEBPACK_IMPORTED_MODULE_0__/* .commitSha */ .mJ)('HEAD', (0,_ci_git_js__WEBPACK_IMPORTED_MODULE_0__/* .gitIn */ .uM)(path));
    return (0,_ci_git_js__WEBPACK_IMPORTED_MODULE_0__/* .readFileAt */ ._T)(path, head ?? judged, file);
}
/** Of a proposal neither the head nor the base, which the author chooses, but the default branch as it stands now. */
async function readTrusted(path, { context, policyRef }, file) {
    const { defaultBranch, isOriginForeign, event } = context;
    // On a laptop the checkout is the user's own; in a CI system it may remember a branch that has moved since.
    const isFixed = policyRef !== undefined && (event === undefined || (0,_ci_git_js__WEBPACK_IMPORTED_MODULE_0__/* .isFullSha */ .Wf)(policyRef));
    if (isFixed)
        return (0,_ci_git_js__WEBPACK_IMPORTED_MODULE_0__/* .readFileAt */ ._T)(path, policyRef, file);
    if (isOriginForeign) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .ue('NOT_FOUND', 'The checkout may be of the fork that proposes this, whose author would choose the policy', { hint: 'Name the trusted policy: config-file owner/repo/path@ref, or a commit by its full SHA in policy-ref.' });
    }
    const branch = policyRef?.replace(/^(?:refs\/)?heads\//, '') ?? defaultBranch;
    if (branch === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .ue('NOT_FOUND', 'Nothing says which branch is the default branch, whose policy counts', {
            hint: 'Let git in this job read origin, or name a branch or the full SHA of a commit with the trusted policy: policy-ref.',
        });
    }
    return (0,_ci_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .withRemoteBranch */ .tx)(branch, path, async (folder, sha) => {
        const found = await (0,_ci_git_js__WEBPACK_IMPORTED_MODULE_0__/* .readFileAt */ ._T)(folder, sha, file);
        return found && { ...found, at: (0,_ci_context_js__WEBPACK_IMPORTED_MODULE_5__/* .placeText */ .Z9)(sha, branch) };
    });
}


/***/ })

};
