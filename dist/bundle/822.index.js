export const id = 822;
export const ids = [822];
export const modules = {

/***/ 2673:
/***/ ((module) => {

module.exports=n=>{if(!n)return[];if(typeof n!="string"||n.match(/^\s+$/))return[];const s=n.split(`
`);if(s.length===0)return[];const a=[];let o=null,d=null,u=0,m=0,l=null;const g=e=>{d?.changes.push({type:"normal",normal:!0,ln1:u++,ln2:m++,content:e}),l.oldLines--,l.newLines--},p=e=>{const[t,r]=parseFiles(e)??[];o={chunks:[],deletions:0,additions:0,from:t,to:r},a.push(o)},i=()=>{(!o||o.chunks.length)&&p()},$=(e,t)=>{i(),o.new=!0,o.newMode=t[1],o.from="/dev/null"},N=(e,t)=>{i(),o.deleted=!0,o.oldMode=t[1],o.to="/dev/null"},x=(e,t)=>{i(),o.oldMode=t[1]},F=(e,t)=>{i(),o.newMode=t[1]},S=(e,t)=>{i(),o.index=e.split(" ").slice(1),t[1]&&(o.oldMode=o.newMode=t[1].trim())},k=e=>{i(),o.from=parseOldOrNewFile(e)},y=e=>{i(),o.to=parseOldOrNewFile(e)},f=e=>+(e||1),M=(e,t)=>{o||p(e);const[r,c,w,L]=t.slice(1);u=+r,m=+w,d={content:e,changes:[],oldStart:+r,oldLines:f(c),newStart:+w,newLines:f(L)},l={oldLines:f(c),newLines:f(L)},o.chunks.push(d)},R=e=>{d&&(d.changes.push({type:"del",del:!0,ln:u++,content:e}),o.deletions++,l.oldLines--)},b=e=>{d&&(d.changes.push({type:"add",add:!0,ln:m++,content:e}),o.additions++,l.newLines--)},h=e=>{if(!d)return;const[t]=d.changes.slice(-1);d.changes.push({type:t.type,[t.type]:!0,ln1:t.ln1,ln2:t.ln2,ln:t.ln,content:e})},_=[[/^diff\s/,p],[/^new file mode (\d+)$/,$],[/^deleted file mode (\d+)$/,N],[/^old mode (\d+)$/,x],[/^new mode (\d+)$/,F],[/^index\s[\da-zA-Z]+\.\.[\da-zA-Z]+(\s(\d+))?$/,S],[/^---\s/,k],[/^\+\+\+\s/,y],[/^@@\s+-(\d+),?(\d+)?\s+\+(\d+),?(\d+)?\s@@/,M],[/^\\ No newline at end of file$/,h]],v=[[/^\\ No newline at end of file$/,h],[/^-/,R],[/^\+/,b],[/^\s*/,g]],C=e=>{for(const[t,r]of v){const c=e.match(t);if(c){r(e,c);break}}l.oldLines===0&&l.newLines===0&&(l=null)},H=e=>{for(const[t,r]of _){const c=e.match(t);if(c){r(e,c);break}}},O=e=>{l?C(e):H(e)};for(const e of s)O(e);return a};const fileNameDiffRegex=/(a|i|w|c|o|1|2)\/.*(?=["']? ["']?(b|i|w|c|o|1|2)\/)|(b|i|w|c|o|1|2)\/.*$/g,gitFileHeaderRegex=/^(a|b|i|w|c|o|1|2)\//,parseFiles=n=>n?.match(fileNameDiffRegex)?.map(a=>a.replace(gitFileHeaderRegex,"").replace(/("|')$/,"")),qoutedFileNameRegex=/^\\?['"]|\\?['"]$/g,parseOldOrNewFile=n=>{let s=leftTrimChars(n,"-+").trim();return s=removeTimeStamp(s),s.replace(qoutedFileNameRegex,"").replace(gitFileHeaderRegex,"")},leftTrimChars=(n,s)=>{if(n=makeString(n),!s&&String.prototype.trimLeft)return n.trimLeft();const a=formTrimmingString(s);return n.replace(new RegExp(`^${a}+`),"")},timeStampRegex=/\t.*|\d{4}-\d\d-\d\d\s\d\d:\d\d:\d\d(.\d+)?\s(\+|-)\d\d\d\d/,removeTimeStamp=n=>{const s=timeStampRegex.exec(n);return s&&(n=n.substring(0,s.index).trim()),n},formTrimmingString=n=>n==null?"\\s":n instanceof RegExp?n.source:`[${makeString(n).replace(/([.*+?^=!:${}()|[\]/\\])/g,"\\$1")}]`,makeString=n=>`${n??""}`;


/***/ }),

/***/ 4674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ hasOwnBase),
/* harmony export */   R: () => (/* binding */ describeContext)
/* harmony export */ });
/**
 * Whether a proposal is compared with a branch that its author may have chosen: one of their own that holds the same code
 * would make every change look harmless.
 */
function hasOwnBase({ base, defaultBranch }) {
    return base !== undefined && base.branch !== defaultBranch;
}
/** `Pull request #7: feature at 1a2b3c4d5e6f into main (pull_request)`. */
function describeContext({ event, refusal, branch, headSha, change, base }) {
    const of = event === undefined ? '' : ` (${event})`;
    if (refusal !== undefined)
        return `Nothing to scan${of}; the policy is that of ${branch}`;
    const commit = headSha === undefined ? '' : ` at ${headSha.slice(0, 12)}`;
    const pull = change?.number === undefined ? '' : `Pull request #${change.number}: `;
    const into = base === undefined ? '' : ` ${change === undefined && base.sha === undefined ? 'against' : 'into'} ${base.branch}`;
    return `${pull}${branch}${commit}${into}${of}`;
}


/***/ }),

/***/ 4932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ readContext)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/git/files.js + 1 modules
var files = __webpack_require__(5181);
// EXTERNAL MODULE: ./build/report/neutral.js
var neutral = __webpack_require__(9960);
// EXTERNAL MODULE: ./build/ci/remote.js
var remote = __webpack_require__(9783);
// EXTERNAL MODULE: ./build/ci/repository-url.js
var repository_url = __webpack_require__(7553);
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

;// CONCATENATED MODULE: ./build/ci/systems/azure.js
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

;// CONCATENATED MODULE: ./build/ci/systems/bitbucket.js
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

;// CONCATENATED MODULE: ./build/ci/systems/buildkite.js
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

;// CONCATENATED MODULE: ./build/ci/systems/circleci.js
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

;// CONCATENATED MODULE: ./build/ci/systems/gitlab.js
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

;// CONCATENATED MODULE: ./build/ci/systems/jenkins.js
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

;// CONCATENATED MODULE: ./build/ci/systems/registry.js
/** The one list of CI systems whose variables are read; GitHub's events are richer, and read in `../github`. */






/** Of systems that do not set CI: TeamCity, CodeBuild, Bamboo, GoCD, and others after Jenkins' manner. */
const otherMarks = ['TEAMCITY_VERSION', 'CODEBUILD_BUILD_ID', 'bamboo_buildKey', 'GO_PIPELINE_NAME', 'BUILD_NUMBER'];
/** One that says no more than that it is there. */
const another = {
    id: 'other',
    name: 'a CI system',
    isHere: (env) => (Boolean(env.CI) && env.CI !== 'false') || otherMarks.some((name) => Boolean(env[name])),
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
/** What the CI system that runs this says; undefined outside them. */
function readCiRun(env) {
    const system = ciSystems.find((each) => each.isHere(env));
    return system === undefined ? undefined : { id: system.id, name: system.name, ...system.facts(env) };
}

;// CONCATENATED MODULE: ./build/ci/context/checkout.js
/** What a checkout says about itself, and whether it stands at the commit that is built: what is judged here is its content. */



/** The full name: `--short` writes `heads/main` where a tag has the branch's name. */
async function checkedOutBranch(git) {
    return withoutPrefix(await git('symbolic-ref', '--quiet', 'HEAD'), 'refs/heads/');
}
/** As far as the checkout remembers. */
async function knownDefaultBranch(git) {
    return withoutPrefix(await git('symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD'), 'refs/remotes/origin/');
}
function withoutPrefix(ref, prefix) {
    return ref?.startsWith(prefix) ? ref.slice(prefix.length) : undefined;
}
/** Throws GateError CONFIG (reason `moved`) when the commit is none of those expected. */
function checkCommit(head, path, expected) {
    if (expected.includes(head))
        return;
    throw new errors/* GateError */.ue('CONFIG', `The checkout ${path} stands at ${head.slice(0, 12)}, which is not the commit of this event`, {
        reason: 'moved',
        hint: 'Check out the commit of the event (actions/checkout does) before the gate.',
    });
}
/** The commit that a CI system names, or a merge of it that was made for the test; nothing where it names none. */
async function checkBuilt(ci, path) {
    const named = [ci.headSha, ci.builtSha].filter((sha) => sha !== undefined);
    if (named.length === 0)
        return;
    const git = (0,files/* gitIn */.uM)(path);
    const shaOf = (name) => (0,files/* commitSha */.mJ)(name, git);
    const head = (await shaOf('HEAD')) ?? '';
    const isMerge = (await shaOf('HEAD^2')) !== undefined;
    const sides = await Promise.all((isMerge ? ['HEAD^1', 'HEAD^2'] : []).map(shaOf));
    const isBuilt = [head, ...sides].some((sha) => named.some((each) => sha?.startsWith(each)));
    if (!isBuilt)
        checkCommit(head, path, []);
}
/** The commit that the CI system names, in full; some write only its beginning. */
async function builtCommit({ headSha: named }, git) {
    if (named === undefined || (0,files/* isFullSha */.Wf)(named))
        return named;
    const sha = await (0,files/* commitSha */.mJ)(named, git);
    // A branch or a tag of that name is not that commit.
    return sha?.startsWith(named) ? sha : undefined;
}
/**
 * The commit that the checkout holds of the branch that a CI system builds. It may have checked out a commit, a branch of its
 * own naming, or a merge that it made for the test: of that it is the branch's side.
 */
async function heldCommit(branch, { isChange }, git) {
    const side = isChange === true ? await (0,files/* commitSha */.mJ)('HEAD^2', git) : undefined;
    if (side === undefined)
        return (0,files/* commitSha */.mJ)('HEAD', git);
    const head = await (0,remote/* branchNow */.Hg)(branch, git);
    return head.kind === 'at' && head.sha === side ? side : (0,files/* commitSha */.mJ)('HEAD', git);
}

// EXTERNAL MODULE: ./build/ci/context/context.js
var context = __webpack_require__(4674);
;// CONCATENATED MODULE: ./build/ci/context/source-rules.js
/** Which sources a run may believe, from what its context says. Pure. */



/** Everything by GitHub's interface: no checkout is needed. */
function githubSources(subject, pullRequest, policy) {
    return {
        head: { kind: 'github', branch: subject.branch },
        trustedPolicy: githubPolicy(subject, policy),
        judgedPolicy: { kind: 'github', ref: judgedRef(subject) },
        diff: githubDiff(subject, { pullRequest, headSha: subject.headSha }),
    };
}
/** Nothing is judged, or nothing is known: at most a policy counts. */
function refusedSources(trustedPolicy) {
    return { head: undefined, trustedPolicy, judgedPolicy: undefined, diff: undefined };
}
/** A checkout in a GitHub workflow: what is judged is read there, what decides is read from GitHub. */
function heldSources(subject, { path, ...proposed }, policy) {
    const judgedPolicy = checkoutPolicy(subject, path);
    const isElsewhere = subject.trust === 'proposal' || policy.ref !== undefined;
    return {
        head: path === undefined ? undefined : { kind: 'checkout', path },
        trustedPolicy: isElsewhere ? githubPolicy(subject, policy) : judgedPolicy,
        judgedPolicy,
        diff: githubDiff(subject, proposed),
    };
}
/** A pull request lists its files; a merge group, and a branch, is compared with its base. */
function githubDiff({ base, headSha }, proposed) {
    const { pullRequest: number, headSha: proposedSha } = proposed;
    if (number !== undefined)
        return { kind: 'pull-request', number, base, headSha: proposedSha };
    if (base === undefined || headSha === undefined)
        return undefined;
    return { kind: 'comparison', baseSha: base.sha, baseBranch: base.branch, headSha };
}
/** The default branch as it stands now, which nobody chooses; a run of one of its older commits is judged by that, too. */
function githubPolicy(subject, { ref }) {
    if (ref !== undefined)
        return { kind: 'github', ref };
    if (subject.defaultBranch !== undefined)
        return { kind: 'github', ref: `heads/${subject.defaultBranch}` };
    const why = new errors/* GateError */.ue('CONFIG', 'The event does not say which branch is the default one', {
        hint: 'Set policy-ref to the branch that holds the policy.',
    });
    return { kind: 'unreadable', why };
}
function judgedRef({ headSha, branch }) {
    return headSha ?? `heads/${branch}`;
}
/** A shallow clone may hold nothing but the merge that was made for the test: what the proposal changes is in that too. */
function checkoutPolicy({ headSha, branch }, path) {
    if (path !== undefined)
        return { kind: 'checkout', path, ref: headSha ?? branch, otherwise: 'HEAD' };
    const why = new errors/* GateError */.ue('NOT_FOUND', 'There is no checkout here to read it from', {
        hint: 'Run the gate in a checkout of the repository, or name a central policy: config-file owner/repo/path@ref.',
    });
    return { kind: 'unreadable', why };
}
/** Outside GitHub's workflows: everything is read in the checkout, and from its `origin`. */
function pipelineSources(subject, origin, policy) {
    const { path, ci, judged, isRefused } = origin;
    // A laptop without a checkout has no policy file; a CI system without one has one that cannot be read.
    if (path === undefined && (ci === undefined || policy.isCentral))
        return refusedSources(undefined);
    const judgedPolicy = checkoutPolicy(subject, path);
    const isOwn = path === undefined || (subject.trust === 'own' && policy.ref === undefined);
    const trustedPolicy = isOwn ? judgedPolicy : originPolicy(subject, { path, ci }, policy);
    if (isRefused || path === undefined)
        return refusedSources(trustedPolicy);
    const alone = judged.kind === 'commit' ? judged.defaultBranch : undefined;
    return {
        head: judged.kind === 'branch' ? { kind: 'origin', path, branch: subject.branch } : { kind: 'checkout', path },
        trustedPolicy,
        judgedPolicy,
        // On a laptop nothing is asked of origin.
        diff: checkoutDiff(ci === undefined ? { ...subject, base: undefined } : subject, { path, alone }),
    };
}
/**
 * Of a proposal in a checkout neither the head nor the base, which the author chooses, but the default branch as it stands
 * now. On a laptop the checkout is the user's own; in a CI system it may remember a branch that has moved since.
 */
function originPolicy({ defaultBranch }, { path, ci }, { ref }) {
    if (ref !== undefined && (ci === undefined || (0,files/* isFullSha */.Wf)(ref)))
        return { kind: 'checkout', path, ref };
    if (ci?.isFork === true && ci.isForkOfOrigin !== true) {
        return unreadable('The checkout may be of the fork that proposes this, whose author would choose the policy', 'Name the trusted policy: config-file owner/repo/path@ref, or a commit by its full SHA in policy-ref.');
    }
    const branch = ref?.replace(/^(?:refs\/)?heads\//, '') ?? defaultBranch;
    if (branch !== undefined)
        return { kind: 'origin', path, branch };
    return unreadable('Nothing says which branch is the default branch, whose policy counts', 'Let git in this job read origin, or name a branch or the full SHA of a commit with the trusted policy: policy-ref.');
}
function unreadable(message, hint) {
    return { kind: 'unreadable', why: new errors/* GateError */.ue('NOT_FOUND', message, { hint }) };
}
/** What a pull request changes against its base, and a branch against the default branch; a base of the author's own is none. */
function checkoutDiff({ headSha, trust, ...subject }, { path, alone }) {
    const branch = (0,context/* hasOwnBase */.C)(subject) ? subject.defaultBranch : subject.base?.branch;
    if (branch !== undefined)
        return { kind: 'origin', path, headSha, branch };
    return trust === 'proposal' ? undefined : { kind: 'default-branch', path, headSha, alone };
}

;// CONCATENATED MODULE: ./build/ci/context/pipeline.js
/** The context of a run outside GitHub: what a CI system's variables say, and what git says about the checkout; or a laptop's. */








async function readPipeline({ variables, folder }, judged, policy) {
    const ci = readCiRun(variables);
    if (judged.kind === 'branch')
        refuseTag(ci, judged.named);
    // What is scanned here was read already, be it a bare clone or a checkout of another user.
    const path = judged.kind === 'commit' || (await (0,files/* isCheckout */.VI)(folder)) ? folder : undefined;
    if (ci !== undefined && (await (0,files/* isSubmodule */.Xz)(folder)))
        throw submodule(folder);
    const origin = { folder, path, git: (0,files/* gitIn */.uM)(folder), ci };
    const { repositoryUrl, ...held } = await readHeld(origin, judged);
    const subject = await subjectOf(held, judged, origin);
    const refusal = judged.kind === 'branch' && ci?.isFork === true ? forkRefusal(subject) : undefined;
    const refused = { branch: subject.defaultBranch ?? subject.branch, headSha: undefined, base: undefined };
    return {
        ...{ system: ci?.id ?? 'laptop', event: ci?.name, repositoryUrl },
        ...(refusal === undefined ? subject : { ...subject, ...refused }),
        change: refusal === undefined ? changeOf(ci) : undefined,
        isPublic: ci?.isPublic ?? ci !== undefined,
        sources: pipelineSources(subject, { ...origin, judged, isRefused: refusal !== undefined }, policy),
        refusal,
    };
}
async function readHeld({ folder, path, git, ci }, judged) {
    if (ci !== undefined && judged.kind !== 'branch')
        await checkBuilt(ci, folder);
    if (judged.kind === 'commit') {
        return { branch: judged.branch, headSha: judged.sha, repositoryUrl: judged.repositoryUrl };
    }
    const { named } = judged;
    const checkedOut = await checkedOutBranch(git);
    const branch = named ?? ci?.branch ?? checkedOut ?? (judged.kind === 'folder' ? 'HEAD' : undefined);
    if (branch === undefined)
        throw noBranch(path, folder);
    const address = await git('remote', 'get-url', 'origin');
    if (ci !== undefined)
        checkNames(ci, { named, address });
    const told = ci?.repositoryUrl ?? address;
    const repositoryUrl = told === undefined ? undefined : (0,repository_url/* plainRepositoryUrl */.or)(told);
    if (ci !== undefined && judged.kind === 'branch') {
        return { branch, headSha: (await builtCommit(ci, git)) ?? (await heldCommit(branch, ci, git)), repositoryUrl };
    }
    // On a laptop nothing is known of a branch that is not checked out.
    const isElsewhere = ci === undefined && checkedOut !== undefined && branch !== checkedOut;
    return { branch, headSha: isElsewhere ? undefined : await (0,files/* commitSha */.mJ)('HEAD', git), repositoryUrl };
}
/**
 * Whether what a CI system builds may be proposed: all but the default branch at the commit where it stands now. Its name alone
 * proves nothing: a job may build a proposal as a branch of any name.
 */
async function subjectOf(held, judged, { ci, git }) {
    if (ci === undefined)
        return { ...held, ...(await laptopBase(judged, git)), trust: 'own' };
    const defaultBranch = ci.defaultBranch ?? (await (0,remote/* defaultBranchOf */.dV)(git));
    const name = ci.branch ?? (judged.kind === 'branch' ? held.branch : undefined);
    const isDefault = name === undefined || name === defaultBranch;
    const baseBranch = ci.baseBranch ?? (isDefault ? undefined : defaultBranch);
    const base = baseBranch === undefined ? undefined : { branch: baseBranch, sha: undefined };
    const isCertain = changeOf(ci) === undefined && isDefault && held.headSha !== undefined && defaultBranch !== undefined;
    const head = isCertain ? await (0,remote/* branchNow */.Hg)(defaultBranch, git) : undefined;
    const isOwn = head?.kind === 'at' && head.sha === held.headSha;
    return { ...held, base, defaultBranch, trust: isOwn ? 'own' : 'proposal' };
}
/** What is scanned on a laptop may be merged into the default branch, as far as the checkout knows which that is. */
async function laptopBase(judged, git) {
    const known = await knownDefaultBranch(git);
    const defaultBranch = known ?? (judged.kind === 'commit' ? judged.defaultBranch : undefined);
    const isOther = judged.kind === 'commit' && defaultBranch !== undefined && judged.branch !== defaultBranch;
    return { base: isOther ? { branch: defaultBranch, sha: undefined } : undefined, defaultBranch };
}
function changeOf(ci) {
    if (ci === undefined || (ci.isChange !== true && ci.isFork !== true && ci.pullRequest === undefined))
        return undefined;
    const fork = ci.isFork === undefined ? 'unknown' : ci.isFork ? 'yes' : 'no';
    return { number: ci.pullRequest, author: ci.author, fork, isDraft: ci.isDraft };
}
/** What the CI system says names one branch of one repository; a flag or a folder that says otherwise is a mistake. */
function checkNames(ci, { named, address }) {
    if (named !== undefined && ci.branch !== undefined && named !== ci.branch) {
        throw new errors/* GateError */.ue('CONFIG', `branch: ${named} is not ${ci.branch}, which ${ci.name} builds`, {
            reason: 'wrong-ref',
            hint: 'Leave branch out: the gate scans what is built.',
        });
    }
    const [told, found] = [ci.repositoryUrl, address].map((url) => (0,repository_url/* foldRepositoryUrl */.Hu)(url ?? ''));
    // Hosts may differ: a runner may clone by a name of its own, or from this machine. A fork's origin may be itself.
    const isComparable = told !== undefined && found !== undefined && found.host !== '' && ci.isFork !== true;
    if (!isComparable || told.path.toLowerCase() === found.path.toLowerCase())
        return;
    throw new errors/* GateError */.ue('CONFIG', `${ci.name} builds ${ci.repositoryUrl}, this folder is a checkout of ${(0,repository_url/* plainRepositoryUrl */.or)(address ?? '')}`, {
        reason: 'foreign-repository',
        hint: 'Run the gate in the checkout of the repository that is built.',
    });
}
function submodule(folder) {
    return new errors/* GateError */.ue('CONFIG', `${folder} is a submodule of the repository that is built, whose branch chose it`, {
        reason: 'foreign-repository',
        hint: 'Run the gate in the checkout of the repository that is built.',
    });
}
function noBranch(path, folder) {
    const message = path === undefined
        ? `Nothing says which branch to scan: ${folder} is not a git checkout`
        : 'Nothing says which branch to scan: the checkout stands at a commit, not at a branch';
    return new errors/* GateError */.ue('CONFIG', message, { reason: 'wrong-ref', hint: 'Name the branch with --branch.' });
}
function refuseTag(ci, named) {
    if (named !== undefined || ci?.branch !== undefined || ci?.tag === undefined)
        return;
    throw new errors/* GateError */.ue('CONFIG', `Not scanned: ${ci.name} builds the tag ${(0,neutral/* neutralLine */.GH)(ci.tag, 140)}, and no branch`, {
        reason: 'wrong-ref',
        hint: 'Leave tags out of the job that runs the gate, or name a branch with --branch.',
    });
}
/** A branch of the fork's name here is another one. Thrown where there is no default branch whose policy could count. */
function forkRefusal({ defaultBranch }) {
    const refusal = new errors/* GateError */.ue('CONFIG', 'Not scanned: the pull request comes from a fork of this repository', {
        reason: 'fork',
        hint: 'The service can scan only branches of this repository. Gate forks with `scan-gate run --embedded`, or let them pass with `--on-inconclusive fork=warn`.',
    });
    if (defaultBranch === undefined)
        throw refusal;
    return refusal;
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(5156);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
;// CONCATENATED MODULE: ./build/ci/github/payload.js
/** The shapes of GitHub's event payloads, as far as the gate reads them. */



const sha = schemas.string().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/i);
const payload_name = schemas.string().regex(/^\P{Cc}+$/u);
const repository = schemas.looseObject({
    id: schemas.number().nullish(),
    full_name: payload_name.optional(),
    default_branch: payload_name.nullish(),
    private: schemas.boolean().nullish(),
    visibility: schemas.string().nullish(),
});
const head = schemas.looseObject({ ref: payload_name, sha, repo: repository.nullish() });
const base = schemas.looseObject({ ref: payload_name, sha });
const pull = schemas.looseObject({
    number: schemas.number().int().positive(),
    head,
    base,
    draft: schemas.boolean().optional().catch(undefined),
    user: schemas.looseObject({ login: schemas.string() }).optional().catch(undefined),
});
const ownBase = base.extend({ repo: schemas.looseObject({ id: schemas.number() }) });
const common = schemas.looseObject({ repository: repository.optional() });
const pushed = schemas.looseObject({ ref: payload_name, after: sha, deleted: schemas.boolean().optional() });
const dispatched = schemas.looseObject({ ref: payload_name.optional() });
const pullRequested = common.extend({ pull_request: pull });
const other = common.extend({ pull_request: pull.optional() });
const merging = schemas.looseObject({
    merge_group: schemas.looseObject({ head_ref: payload_name, head_sha: sha, base_ref: payload_name, base_sha: sha }),
});
const finished = common.extend({
    workflow_run: schemas.looseObject({
        event: schemas.string(),
        head_branch: payload_name.nullish(),
        head_sha: sha,
        head_repository: repository.nullish(),
        pull_requests: schemas.array(schemas.looseObject({ number: schemas.number().int().positive(), base: ownBase })).nullish(),
    }),
});
/** What the runner's variables say as well. */
const anyEvent = schemas.looseObject({
    ref: schemas.string().optional(),
    after: schemas.string().optional(),
    deleted: schemas.boolean().optional(),
    merge_group: schemas.looseObject({ head_ref: schemas.string().optional(), head_sha: schemas.string().optional() }).optional(),
    pull_request: schemas.looseObject({
        number: schemas.number().optional(),
        head: schemas.looseObject({ ref: schemas.string().optional() }).optional(),
        base: schemas.looseObject({ ref: schemas.string().optional() }).optional(),
    })
        .optional(),
});
/** The payload in this shape. Throws GateError CONFIG, reason `wrong-ref`, that names the fields that do not fit. */
function parse(shape, payload, event) {
    const result = shape.safeParse(payload);
    if (result.success)
        return result.data;
    const fields = result.error.issues.map((issue) => issue.path.join('.') || 'everything');
    throw wrongRef(`The payload of the ${(0,neutral/* neutralLine */.GH)(event, 60)} event is not what GitHub sends: look at ${fields.join(', ')}`, 'The file that GITHUB_EVENT_PATH names must be the one that the runner wrote.');
}
function wrongRef(message, hint) {
    return new errors/* GateError */.ue('CONFIG', message, { reason: 'wrong-ref', hint });
}
/** GitHub writes some times in seconds since the epoch. */
const moment = schemas.union([schemas.number(), iso.datetime({ offset: true })])
    .nullish()
    .catch(undefined);
const timed = schemas.looseObject({ pushed_at: moment, updated_at: moment, created_at: moment }).nullish().catch(undefined);
const times = schemas.looseObject({
    repository: timed,
    pull_request: timed,
    workflow_run: timed,
    head_commit: schemas.looseObject({ timestamp: moment }).nullish().catch(undefined),
})
    .catch({ repository: undefined, pull_request: undefined, workflow_run: undefined, head_commit: undefined });
/**
 * The latest of the times that an event states, in ms since the epoch: before it the commit was pushed. Undefined without one
 * that GitHub itself measured: the time of a commit is its author's word.
 */
function pushedByMs(payload) {
    const { repository, pull_request: pull, workflow_run: run, head_commit: commit } = times.parse(payload);
    const measured = [repository?.pushed_at, pull?.updated_at, run?.created_at].map(msOf);
    const known = measured.filter((time) => time !== undefined);
    return known.length === 0 ? undefined : Math.max(...known, msOf(commit?.timestamp) ?? 0);
}
function msOf(time) {
    if (time === undefined || time === null)
        return undefined;
    return typeof time === 'number' ? time * 1000 : Date.parse(time);
}

;// CONCATENATED MODULE: ./build/ci/github/variables.js
/** Whether the event file is the one that the runner wrote: it must say what the runner's own variables say. */



/** What the payload says of a variable that the runner sets, by event. */
const statedVariables = {
    push: { GITHUB_REF: ({ ref }) => ref, GITHUB_SHA: ({ after, deleted }) => (deleted ? undefined : after) },
    workflow_dispatch: { GITHUB_REF: ({ ref }) => (ref?.startsWith('refs/') ? ref : undefined) },
    merge_group: {
        GITHUB_REF: ({ merge_group: group }) => group?.head_ref,
        GITHUB_SHA: ({ merge_group: group }) => group?.head_sha,
    },
    pull_request: {
        GITHUB_HEAD_REF: ({ pull_request: pull }) => pull?.head?.ref,
        GITHUB_BASE_REF: ({ pull_request: pull }) => pull?.base?.ref,
    },
};
/** The file may have been written over by an earlier step, the runner's variables not. */
function checkVariables(payload, env, event) {
    const read = statedVariables[event === 'pull_request_target' ? 'pull_request' : event] ?? {};
    const { success, data } = anyEvent.safeParse(payload);
    for (const [name, statedBy] of Object.entries(success ? read : {})) {
        const [stated, set] = [statedBy(data ?? {}), env[name]];
        if (stated === undefined || !set || stated === set)
            continue;
        if (name === 'GITHUB_SHA' && stated.toLowerCase() === set.toLowerCase())
            continue;
        throw otherEvent(`The event file says ${(0,neutral/* neutralLine */.GH)(stated, 140)} where ${name} is ${(0,neutral/* neutralLine */.GH)(set, 140)}`);
    }
    const number = /^refs\/pull\/(\d+)\//.exec(env.GITHUB_REF ?? '')?.[1];
    const pull = success ? data.pull_request?.number : undefined;
    if (number === undefined || pull === undefined || event !== 'pull_request' || Number(number) === pull)
        return;
    throw otherEvent(`The event file is about pull request ${pull}, the run about ${number}`);
}
/** With a reason that nothing softens: the file could else name one that the policy lets pass. */
function otherEvent(message) {
    return new errors/* GateError */.ue('CONFIG', message, {
        reason: 'settings',
        hint: 'The file that GITHUB_EVENT_PATH names must be the one that the runner wrote. Run the gate in a job of its own.',
    });
}

;// CONCATENATED MODULE: ./build/ci/github/event.js
/**
 * What a GitHub event says: which branch and commit it is about, which pull request, of which repository. The one reader of
 * payloads; what may not be scanned by its branch's name (forks, tags, deleted branches) is told with the reason.
 */




const headsPrefix = 'refs/heads/';
const readers = {
    push: { isBound: true, read: readPush },
    pull_request: { isBound: true, read: readPullRequest },
    pull_request_target: { isBound: true, read: readPullRequest },
    merge_group: { isBound: true, read: readMergeGroup },
    workflow_run: { isBound: true, read: readWorkflowRun },
    workflow_dispatch: { isBound: false, read: readDispatch },
    schedule: { isBound: false, read: readSchedule },
};
/** Throws GateError CONFIG, reason `wrong-ref`, when the payload is not that of the event. */
function readGithubEvent(payload, env, eventName = env.GITHUB_EVENT_NAME) {
    if (!eventName)
        throw wrongRef('GITHUB_EVENT_NAME is not set', 'Run this in a GitHub workflow.');
    parse(common, payload, eventName);
    const known = Object.hasOwn(readers, eventName) ? readers[eventName] : undefined;
    const { isBound, read } = known ?? { isBound: false, read: readOther };
    checkVariables(payload, env, eventName);
    const facts = read(payload, env);
    const own = detachedEvents.includes(eventName) ? undefined : commitOf(env);
    return {
        ...facts,
        name: eventName,
        isBound,
        isKnown: known !== undefined,
        isProposal: facts.change !== undefined || eventName === 'merge_group',
        commits: [own, facts.headSha].filter((sha) => sha !== undefined),
    };
}
/** Events whose GITHUB_SHA is the default branch's, not the commit that they are about. */
const detachedEvents = ['pull_request_target', 'workflow_run'];
/** Also of a payload that is not understood otherwise. */
function readOwnRepository(payload, env) {
    const own = common.safeParse(payload).data?.repository;
    return {
        url: repositoryUrlOf(env, own),
        defaultBranch: own?.default_branch ?? scheduledBranch(env),
        isPublic: isPublic(own),
        isCertain: own !== undefined && isSame(own, own, env),
    };
}
/** A schedule runs on the default branch alone; older payloads do not name it. */
function scheduledBranch({ GITHUB_EVENT_NAME: event, GITHUB_REF: ref }) {
    return event === 'schedule' && ref?.startsWith(headsPrefix) ? ref.slice(headsPrefix.length) : undefined;
}
/** The commit of the run itself. */
function commitOf(env) {
    return sha.safeParse(env.GITHUB_SHA).data;
}
/** What the branch is read from may be a tag, or missing: then that is why nothing can be scanned. */
function orRefusal(read) {
    try {
        return read();
    }
    catch (error) {
        return { branch: (0,errors/* asGateError */.Ub)(error) };
    }
}
/** An event that is not known here may be about a pull request all the same. */
function readOther(payload, env) {
    const { pull_request: pull, repository: own } = parse(other, payload, env.GITHUB_EVENT_NAME ?? 'other');
    const refusal = wrongRef(`The event ${(0,neutral/* neutralLine */.GH)(env.GITHUB_EVENT_NAME ?? '', 60)} does not say which branch to scan`, 'Set branch, or run the gate on push, pull_request, merge_group, schedule or workflow_dispatch.');
    return pull === undefined ? { branch: refusal } : { ...pullFacts(pull, own, env), branch: refusal };
}
function readPush(payload) {
    return orRefusal(() => {
        const push = parse(pushed, payload, 'push');
        const branch = event_branchOf(push.ref);
        if (!push.deleted && !/^0+$/.test(push.after))
            return { branch, headSha: push.after };
        throw wrongRef(`The branch ${(0,neutral/* neutralLine */.GH)(branch, 255)} was deleted: there is nothing to scan`, skipHint);
    });
}
function readDispatch(payload, env) {
    return orRefusal(() => {
        const ref = parse(dispatched, payload, 'workflow_dispatch').ref ?? env.GITHUB_REF;
        return { branch: event_branchOf(ref), headSha: ref === env.GITHUB_REF ? commitOf(env) : undefined };
    });
}
/** A scheduled run stands at the default branch; older payloads hold the schedule alone. */
function readSchedule(payload, env) {
    return orRefusal(() => {
        const ref = env.GITHUB_REF;
        if (ref)
            return { branch: event_branchOf(ref), headSha: commitOf(env) };
        const branch = parse(common, payload, 'schedule').repository?.default_branch;
        return { branch: event_branchOf(branch ? `${headsPrefix}${branch}` : undefined) };
    });
}
/** GITHUB_REF and GITHUB_SHA name the test merge or the default branch here, never the head. */
function readPullRequest(payload, env) {
    const { pull_request: pull, repository: own } = parse(pullRequested, payload, 'pull request');
    return pullFacts(pull, own, env);
}
function pullFacts(pull, own, env) {
    const fork = forkOf(pull.head.repo, own, env);
    return {
        branch: fork === 'no' ? pull.head.ref : event_forkRefusal(pull.head.repo),
        headSha: pull.head.sha,
        base: { branch: pull.base.ref, sha: pull.base.sha },
        change: { number: pull.number, author: pull.user?.login, fork, isDraft: pull.draft },
    };
}
function readMergeGroup(payload) {
    const { merge_group: group } = parse(merging, payload, 'merge_group');
    return orRefusal(() => ({
        branch: event_branchOf(group.head_ref),
        headSha: group.head_sha,
        base: { branch: event_branchOf(group.base_ref), sha: group.base_sha },
    }));
}
function readWorkflowRun(payload, env) {
    const { workflow_run: run, repository: own } = parse(finished, payload, 'workflow_run');
    const fork = forkOf(run.head_repository, own, env);
    const pulls = run.event === 'pull_request' ? (run.pull_requests ?? []) : [];
    const [pull, ...others] = pulls.filter(({ base: { repo } }) => repo.id === own?.id);
    const one = others.length === 0 ? pull : undefined;
    const isChange = one !== undefined || fork !== 'no';
    return {
        branch: fork === 'no' ? branchOfRun(run) : event_forkRefusal(run.head_repository),
        headSha: run.head_sha,
        base: one && { branch: one.base.ref, sha: one.base.sha },
        change: isChange ? { number: one?.number, author: undefined, fork, isDraft: undefined } : undefined,
    };
}
function branchOfRun(run) {
    if (run.event === 'pull_request_target') {
        // Its head_sha is the base branch's: https://github.com/actions/checkout/pull/2454
        return wrongRef('A workflow_run after a pull_request_target run does not say which commit the pull request has', 'Run the gate on pull_request itself.');
    }
    return run.head_branch ?? wrongRef('The workflow run that ended had no branch', skipHint);
}
const skipHint = 'Leave these runs out with an `if:` on the job, or with the filters of `on:`.';
/** The branch of a full ref. */
function event_branchOf(ref) {
    if (ref?.startsWith(headsPrefix) && ref.length > headsPrefix.length)
        return ref.slice(headsPrefix.length);
    const what = ref?.startsWith('refs/tags/') ? `the tag ${ref.slice('refs/tags/'.length)}` : (ref ?? 'no ref at all');
    throw wrongRef(`This run is about ${(0,neutral/* neutralLine */.GH)(what, 255)}, not about a branch: the service scans branches`, skipHint);
}
/** The service would scan our branch of the same name instead, and pass. */
function event_forkRefusal(theirs) {
    const owner = theirs?.full_name ? (0,neutral/* neutralLine */.GH)(theirs.full_name, 140) : 'a repository that no longer exists';
    return new errors/* GateError */.ue('CONFIG', `Not scanned: the pull request comes from ${owner}, a fork of this repository`, {
        reason: 'fork',
        hint: 'The service can scan only branches of this repository. Gate forks with `scan-gate run --embedded`, or let them pass with `on-inconclusive: fork=warn`.',
    });
}
/** A repository of which nothing is told may be any. */
function forkOf(theirs, own, env) {
    if (!theirs)
        return 'unknown';
    return isSame(theirs, own, env) ? 'no' : 'yes';
}
/** By name and by number: of the payload's repository, and of the repository that the run belongs to. */
function isSame(theirs, own, env) {
    const runId = Number(env.GITHUB_REPOSITORY_ID || Number.NaN);
    const runName = env.GITHUB_REPOSITORY;
    const names = [own?.full_name, runName].filter((known) => known !== undefined && known !== '');
    if (names.length === 0 || theirs.full_name === undefined)
        return false;
    const ids = [own?.id ?? Number.NaN, runId].filter((known) => !Number.isNaN(known));
    return (names.every((known) => known?.toLowerCase() === theirs.full_name?.toLowerCase()) &&
        (typeof theirs.id !== 'number' || ids.every((known) => known === theirs.id)));
}
function repositoryUrlOf(env, own) {
    const fullName = env.GITHUB_REPOSITORY || own?.full_name;
    if (!fullName)
        return undefined;
    return `${(env.GITHUB_SERVER_URL || 'https://github.com').replace(/\/+$/, '')}/${fullName}`;
}
/** Private and internal repositories are closed to outsiders; whatever else it says, or does not say, is public. */
function isPublic(own) {
    const { private: isPrivate, visibility } = own ?? {};
    const isClosed = visibility === 'private' || visibility === 'internal';
    return isPrivate === false || (!isClosed && (Boolean(visibility) || !isPrivate));
}

;// CONCATENATED MODULE: ./build/ci/context/workflow.js
/** The context of a run in a GitHub workflow, from its event. */








async function readWorkflow({ variables, folder }, hints) {
    const { judged, policy } = hints;
    const payload = judged.kind === 'commented'
        ? { pull_request: judged.pull, repository: judged.repository }
        : await readPayload(variables);
    const workflow = { variables, payload, own: readOwnRepository(payload, variables), policy };
    if (judged.kind === 'branch')
        return branchContext(workflow, { named: judged.named });
    if (judged.kind === 'commented')
        return branchContext(workflow, { readAs: 'pull_request' });
    return heldContext(workflow, folder, judged);
}
async function readPayload({ GITHUB_EVENT_PATH: path }) {
    if (!path)
        throw notAWorkflow('GITHUB_EVENT_PATH is not set');
    try {
        return JSON.parse(await (0,promises_.readFile)(path, 'utf8'));
    }
    catch (error) {
        throw notAWorkflow(`the event file cannot be read (${error.message})`, error);
    }
}
function notAWorkflow(why, cause) {
    return new errors/* GateError */.ue('CONFIG', `Nothing says which commit to gate: ${why}`, {
        cause,
        reason: 'wrong-ref',
        hint: 'The action runs in a GitHub workflow; elsewhere use the command line, scan-gate run.',
    });
}
/** A branch of this repository, which a service is to scan; the default branch with a refusal, where that must not be. */
function branchContext(workflow, branch) {
    const { own, policy } = workflow;
    try {
        const { change, ...subject } = scannedBranch(workflow, branch);
        const sources = githubSources(subject, change?.number, policy);
        const timed = { ...sources, pushedByMs: pushedByMs(workflow.payload) };
        return { ...workflow_common(workflow), ...subject, change, repositoryUrl: own.url, sources: timed, refusal: undefined };
    }
    catch (error) {
        const { defaultBranch } = own;
        if (defaultBranch === undefined || !own.isCertain)
            throw error;
        const refused = {
            ...{ branch: defaultBranch, headSha: undefined, base: undefined, defaultBranch },
            trust: 'proposal',
        };
        const sources = refusedSources(githubPolicy(refused, policy));
        return {
            ...{ ...workflow_common(workflow), ...refused, change: undefined, repositoryUrl: own.url },
            ...{ sources, refusal: (0,errors/* asGateError */.Ub)(error) },
        };
    }
}
function workflow_common({ variables, own }) {
    return { system: 'github', event: variables.GITHUB_EVENT_NAME, isPublic: own.isPublic };
}
/** Throws GateError CONFIG, reason `fork` or `wrong-ref`, when the event is about no branch of this repository. */
function scannedBranch({ variables, payload, own }, { named, readAs }) {
    const event = readGithubEvent(payload, variables, readAs);
    const { defaultBranch } = own;
    if (named !== undefined && !event.isBound) {
        // The commit is known only where the run itself stands at that branch.
        const isOwnRef = event.isKnown && variables.GITHUB_REF === `refs/heads/${named}`;
        const headSha = isOwnRef ? commitOf(variables) : undefined;
        const facts = standingOf(named, { name: event.name, isProposal: false }, defaultBranch);
        return { branch: named, headSha, ...facts, defaultBranch };
    }
    const { branch } = event;
    if (typeof branch !== 'string')
        throw branch;
    if (named !== undefined && named !== branch) {
        throw wrongRef(`branch is set to ${named}, but this ${event.name} run is about ${branch}`, 'Remove branch, or name another branch only in runs by schedule or by hand.');
    }
    return { branch, headSha: event.headSha, ...standingOf(branch, event, defaultBranch), defaultBranch };
}
/** After these a branch is compared with the default branch, as if it were to be merged. */
const pushes = ['push', 'workflow_run'];
/** Only the default branch is the team's own. */
function standingOf(branch, { name, base, change, isProposal }, defaultBranch) {
    if (isProposal)
        return { base, change, trust: 'proposal' };
    if (branch !== undefined && branch === defaultBranch)
        return { base: undefined, change, trust: 'own' };
    const isCompared = branch !== undefined && defaultBranch !== undefined && pushes.includes(name);
    return { base: isCompared ? { branch: defaultBranch, sha: undefined } : undefined, change, trust: 'proposal' };
}
/** What a checkout holds; it may be a merge that was made for the test, and of a fork, because no branch is scanned by its name. */
async function heldContext(workflow, folder, judged) {
    const { variables, payload, own, policy } = workflow;
    const event = readGithubEvent(payload, variables);
    if (judged.kind === 'commit')
        checkCommit(judged.sha, folder, event.commits);
    const path = (await (0,files/* isCheckout */.VI)(folder)) ? folder : undefined;
    const { branch, sha, repositoryUrl } = judged.kind === 'commit' ? judged : await readFolder(folder);
    const { defaultBranch } = own;
    const told = typeof event.branch === 'string' ? event.branch : undefined;
    const { change, ...facts } = standingOf(told, event, defaultBranch);
    const subject = { branch, headSha: sha, ...facts, defaultBranch };
    const sources = heldSources(subject, { path, pullRequest: change?.number, headSha: event.headSha }, policy);
    const url = repositoryUrl ?? own.url;
    return { ...workflow_common(workflow), ...subject, change, repositoryUrl: url, sources, refusal: undefined };
}
async function readFolder(folder) {
    const git = (0,files/* gitIn */.uM)(folder);
    const sha = await (0,files/* commitSha */.mJ)('HEAD', git);
    const origin = await git('remote', 'get-url', 'origin');
    const branch = (await checkedOutBranch(git)) ?? (sha === undefined ? 'HEAD' : `detached-${sha.slice(0, 12)}`);
    return { branch, sha, repositoryUrl: origin === undefined ? undefined : (0,repository_url/* plainRepositoryUrl */.or)(origin) };
}

;// CONCATENATED MODULE: ./build/ci/context/read-context.js


/** Throws GateError CONFIG when nothing says what to judge, and when what is said does not fit. */
async function readContext(environment, hints) {
    const { judged, policy } = hints;
    const { GITHUB_ACTIONS, GITHUB_EVENT_PATH } = environment.variables;
    const isWorkflow = GITHUB_ACTIONS === 'true' && Boolean(GITHUB_EVENT_PATH);
    const mustBe = judged.kind === 'branch' && judged.mustBeWorkflow === true;
    if (judged.kind === 'commented' || isWorkflow || mustBe)
        return readWorkflow(environment, hints);
    return readPipeline(environment, judged, policy);
}


/***/ }),

/***/ 9783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hg: () => (/* binding */ branchNow),
/* harmony export */   P7: () => (/* binding */ remoteHead),
/* harmony export */   dV: () => (/* binding */ defaultBranchOf),
/* harmony export */   tx: () => (/* binding */ withRemoteBranch),
/* harmony export */   xH: () => (/* binding */ remoteHasTag)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _git_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5181);
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
/** The default branch; undefined when the remote does not say. */
async function defaultBranchOf(git) {
    const answer = (await git('ls-remote', '--symref', 'origin', 'HEAD')) ?? '';
    return /^ref: refs\/heads\/(.+)\tHEAD$/m.exec(answer)?.[1];
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

/***/ 7553:
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

/***/ 167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ isSameCommit)
/* harmony export */ });
/** Names of commits as others write them: whole or short, in any case. */
const name = /^[0-9a-f]{7,64}$/i;
/** Undefined when one of the two is no name of a commit, so that nothing can be said. */
function isSameCommit(a, b) {
    if (a === undefined || b === undefined || !name.test(a) || !name.test(b))
        return undefined;
    const [first, second] = [a.toLowerCase(), b.toLowerCase()];
    return first.startsWith(second) || second.startsWith(first);
}


/***/ }),

/***/ 1569:
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

/***/ 5181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mJ: () => (/* binding */ commitSha),
  tT: () => (/* binding */ commitText),
  D_: () => (/* binding */ fetchBranch),
  uM: () => (/* binding */ gitIn),
  VI: () => (/* binding */ isCheckout),
  Wf: () => (/* binding */ isFullSha),
  Xz: () => (/* binding */ isSubmodule),
  _T: () => (/* binding */ readFileAt),
  EO: () => (/* binding */ runGit),
  Pl: () => (/* binding */ withMissingObjects)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./build/git/configuration.js
var configuration = __webpack_require__(1569);
// EXTERNAL MODULE: ./build/git/runner.js + 1 modules
var runner = __webpack_require__(6553);
;// CONCATENATED MODULE: ./build/git/origin.js
/** Asks a checkout's `origin`, and fetches from it, in a repository of our own: the checkout is not changed, and only its way in is borrowed. */





/** Hands on a bare repository whose git may ask `origin`; undefined where there is none, or its owner is not trusted. */
async function withOrigin({ place, withObjects }, use) {
    const repository = await (0,runner/* repositoryOf */._M)(place);
    const entries = await configurationOf(place, repository);
    const own = (0,configuration/* repositoryEntries */.rK)(entries, repository.top === undefined).map((entry) => absolute(entry, repository));
    const counting = [...(0,configuration/* userEntries */.cI)(entries), ...own];
    if (!counting.some(({ name }) => name === addressName))
        return undefined;
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'scan-gate-origin-'));
    try {
        const configurationFile = (0,external_node_path_.join)(folder, 'user');
        await (0,promises_.writeFile)(configurationFile, (0,configuration/* configurationText */.o4)((0,configuration/* userEntries */.cI)(entries)), { mode: 0o600 });
        const path = (0,external_node_path_.join)(folder, 'bare');
        await makeRepository(path, [...formatOf(entries), ...own]);
        if (withObjects)
            await lendObjects(path, repository);
        const closed = { configurationFile, protocols: 'none', folder: place.path };
        const address = await addressOf({ ...place, path, origin: closed }, counting);
        return await use({ ...place, path, origin: { ...closed, protocols: protocolsOf(address) } });
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 3 });
    }
}
/** None where git does not trust the owner of the checkout, whose helpers would be run. */
async function configurationOf(place, { top }) {
    const list = ['config', '--list', '--show-scope', '-z', '--includes'];
    const listed = await (0,runner/* askGit */.gG)(place, list, { mode: top === undefined ? 'user' : 'owned' });
    return listed.code === 0 ? (0,configuration/* readConfiguration */.TD)(listed.stdout.toString()) : [];
}
const addressName = 'remote.origin.url';
/** git takes a relative path from the top of the work tree. */
function absolute(entry, { top, gitFolder }) {
    const { name, value } = entry;
    if (name !== addressName || value === undefined || !/^\.\.?[\\/]/.test(value))
        return entry;
    return { ...entry, value: (0,external_node_path_.resolve)(top ?? gitFolder, value) };
}
/** By hand: `git init` would copy the machine's templates, hooks among them. */
async function makeRepository(path, entries) {
    await (0,promises_.mkdir)((0,external_node_path_.join)(path, 'objects/info'), { recursive: true, mode: 0o700 });
    await (0,promises_.mkdir)((0,external_node_path_.join)(path, 'refs/heads'), { recursive: true, mode: 0o700 });
    await (0,promises_.writeFile)((0,external_node_path_.join)(path, 'HEAD'), 'ref: refs/heads/none\n');
    await (0,promises_.writeFile)((0,external_node_path_.join)(path, 'config'), (0,configuration/* configurationText */.o4)(entries), { mode: 0o600 });
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
    await (0,promises_.writeFile)((0,external_node_path_.join)(path, 'objects/info/alternates'), `${JSON.stringify((0,external_node_path_.join)(commonFolder, 'objects'))}\n`);
    await (0,promises_.copyFile)((0,external_node_path_.join)(commonFolder, 'shallow'), (0,external_node_path_.join)(path, 'shallow')).catch((error) => {
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
    const { stdout } = await (0,runner/* askGit */.gG)(place, ['ls-remote', '--get-url', 'origin']);
    return stdout.toString().trim();
}
/** A folder of this machine only where the address names one; never a program in its place (`ext::`, `fd::`). */
function protocolsOf(address) {
    const isUrl = /^[a-z][a-z0-9+.-]*:\/\//i.test(address);
    const isRemote = isUrl ? !/^file:/i.test(address) : /^[^/\\]{2,}:/.test(address);
    return isRemote ? remoteProtocols : 'file';
}

// EXTERNAL MODULE: ./build/git/repository.js
var repository = __webpack_require__(5799);
;// CONCATENATED MODULE: ./build/git/files.js
/** git on the command line: what it prints in a folder, and the files of a commit. */






function gitIn(folder) {
    return (...args) => runGit(args, folder);
}
/** The SHA of the commit that a name, a ref or the beginning of a SHA stands for; undefined when there is none. */
function commitSha(name, git) {
    return git('rev-parse', '--quiet', '--verify', `${name}^{commit}`);
}
function isFullSha(text) {
    return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(text);
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
        return orFailed(withOrigin({ place, withObjects: false }, (origin) => output(origin, args)));
    }
    return output(place, args, modes[command]);
}
/** Undefined for what took too long or printed too much; what is wrong with this machine is thrown. */
async function orFailed(work) {
    try {
        return await work;
    }
    catch (error) {
        if (error instanceof errors/* GateError */.ue && (error.code === 'CANCELLED' || error.code === 'PROTOCOL'))
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
    if (!(0,external_node_fs_.existsSync)(path)) {
        throw new errors/* GateError */.ue('CONFIG', `git could not be run in ${path}`, {
            reason: 'wrong-ref',
            hint: 'Install git, and run the command in a folder that exists.',
        });
    }
    const { checkout, bare } = (0,repository/* findRepository */.W)(path);
    return checkout !== undefined || bare !== undefined;
}
function output(place, args, mode) {
    const answer = (0,runner/* askGit */.gG)(place, args, { mode });
    return orFailed(answer.then(({ code, stdout }) => (code === 0 ? stdout.toString().trim() : undefined)));
}
/** `main at 1a2b3c4d5e6f`, or `commit 1a2b3c4d5e6f`. */
function commitText(sha, ref) {
    const short = sha.slice(0, 12);
    const name = ref?.replace(/^(?:refs\/)?(?:heads|tags|remotes\/origin)\//, '');
    return name === undefined || sha.startsWith(name) ? `commit ${short}` : `${name} at ${short}`;
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
        throw new errors/* GateError */.ue('PROTOCOL', `${path} is no file at ${commitText(sha, ref)}`);
    const content = await rawGit(['cat-file', 'blob', object], cwd);
    try {
        return { text: new TextDecoder('utf-8', { fatal: true }).decode(content), at: commitText(sha, ref) };
    }
    catch (error) {
        throw new errors/* GateError */.ue('PROTOCOL', `${path} is not UTF-8 at ${commitText(sha, ref)}`, { cause: error });
    }
}
/** The commit of a SHA, a full ref, or a name: the remote's branch before a local one, and never a tag beside a branch. */
async function commitAt(cwd, ref) {
    const shaOf = (name) => commitSha(name, gitIn(cwd));
    const isExact = ref.startsWith('refs/') || isFullSha(ref);
    const [, kind, name = ref] = /^(?:(heads|tags)\/)?(.*)$/s.exec(ref) ?? [];
    const branches = [`refs/remotes/origin/${name}`, `refs/heads/${name}`];
    const branch = isExact || kind === 'tags' ? undefined : ((await shaOf(branches[0] ?? '')) ?? (await shaOf(branches[1] ?? '')));
    const tag = isExact || kind === 'heads' ? undefined : await shaOf(`refs/tags/${name}`);
    if (branch !== undefined && tag !== undefined) {
        throw new errors/* GateError */.ue('CONFIG', `${name} is a branch and a tag`, { hint: `Write heads/${name} or tags/${name}.` });
    }
    const found = isExact ? await shaOf(ref) : (branch ?? tag);
    if (found !== undefined)
        return found;
    throw new errors/* GateError */.ue('NOT_FOUND', `The checkout has no commit for ${ref}`, {
        hint: `Fetch it (git fetch origin ${name}), or name another one with policy-ref.`,
    });
}
async function rawGit(args, folder) {
    const place = placeOf(folder, localMs);
    const fault = (details) => new errors/* GateError */.ue('PROTOCOL', `git ${args[0]} failed in ${place.path}`, details);
    const answer = await (0,runner/* askGit */.gG)(place, args, { capBytes: textCapBytes }).catch((cause) => {
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
    const found = await withOrigin({ place, withObjects: true }, async (origin) => ({ value: await read(origin) }));
    return found === undefined ? read(folder) : found.value;
}
/** A large repository takes a while. */
const fetchMs = 180_000;
/** Fetches a branch of `origin` as it stands now into a repository that goes away again; undefined when it cannot be had. */
async function fetchBranch({ folder, branch, isShallow, known }, use) {
    const place = placeOf(folder, fetchMs);
    return withOrigin({ place, withObjects: !isShallow }, async (origin) => {
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
    const { checkout, bare } = (0,repository/* findRepository */.W)(folder);
    if (checkout === undefined && bare !== undefined) {
        throw unreadable(folder, 'it is a bare clone, which has no checkout');
    }
    if (checkout === undefined && !hasGitFolder(folder))
        return false;
    if (checkout === undefined)
        throw unreadable(folder, 'its .git is no repository');
    const answer = await (0,runner/* askGit */.gG)(placeOf(folder, localMs), ['rev-parse', '--git-dir'], { mode: 'owned' });
    if (answer.code === 0)
        return true;
    const [why = ''] = answer.stderr.replace(/^fatal: /, '').split('\n');
    throw unreadable(folder, why || 'it does not answer');
}
/** Whether the checkout is a submodule: the branch of the one around it decides which repository and commit that is. */
async function isSubmodule(folder) {
    const top = (0,repository/* findRepository */.W)(folder).checkout?.top;
    const around = top === undefined ? undefined : (0,repository/* findRepository */.W)((0,external_node_path_.dirname)(top)).checkout?.top;
    if (top === undefined || around === undefined)
        return false;
    const path = (0,external_node_path_.relative)(around, top).replaceAll('\\', '/');
    const git = gitIn(around);
    const [staged, committed] = await Promise.all([
        git('ls-files', '--stage', '-z', '--', path),
        git('ls-tree', '-z', '--full-tree', 'HEAD', '--', path),
    ]);
    return [staged, committed].some((list) => list?.startsWith('160000 ') === true);
}
function unreadable(folder, why) {
    return new errors/* GateError */.ue('CONFIG', `git cannot read the checkout ${folder}: ${why}`, {
        reason: 'policy',
        hint: `Let git read it; a checkout of another user needs git config --global --add safe.directory ${folder}`,
    });
}
function hasGitFolder(folder) {
    if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, '.git')))
        return true;
    const above = (0,external_node_path_.dirname)(folder);
    return above !== folder && hasGitFolder(above);
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

/***/ 8469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ coverageFault),
/* harmony export */   w: () => (/* binding */ demandedTypes)
/* harmony export */ });
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9306);

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

/***/ 4080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ withOwnHead),
/* harmony export */   EB: () => (/* binding */ refuseMoved),
/* harmony export */   IM: () => (/* binding */ readChangedFiles),
/* harmony export */   Ns: () => (/* binding */ noKey),
/* harmony export */   Sp: () => (/* binding */ readMergeBaseMs),
/* harmony export */   UE: () => (/* binding */ mistakenConfigPath),
/* harmony export */   Xj: () => (/* binding */ checkHead),
/* harmony export */   f1: () => (/* binding */ checkScanned),
/* harmony export */   ks: () => (/* binding */ configFilePath)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _git_commit_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(167);


const configFilePath = '.github/scan-gate.yml';
/** A name that people give it by mistake; a file that nobody reads would look like a policy. */
const mistakenConfigPath = '.github/scan-gate.yaml';
/** Before a scan is started. Throws GateError CONFIG for a branch that stands elsewhere, or that origin does not have. */
function refuseMoved(head) {
    if (head.kind !== 'moved')
        return;
    const reason = head.isAbsent ? 'not-found' : 'moved';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `${head.message} before the scan`, { reason, hint: head.hint });
}
async function checkHead(around, context) {
    const { headSha, branch, system } = context;
    if (headSha === undefined && system === 'laptop')
        return { kind: 'same' };
    if (headSha === undefined || around.readHead === undefined) {
        const message = `Nothing says at which commit ${branch} must stand`;
        return { kind: 'unreadable', message, hint: 'Run the gate in a checkout of the commit that is built.' };
    }
    try {
        const head = await around.readHead();
        if (head.toLowerCase() === headSha.toLowerCase())
            return { kind: 'same' };
        return {
            kind: 'moved',
            message: `${branch} moved from ${headSha.slice(0, 12)} to ${head.slice(0, 12)}`,
            hint: 'The run of the newer commit decides.',
        };
    }
    catch (error) {
        const { code, message, hint } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        // Only origin tells a branch that is not there from one that may not be read.
        if (code === 'NOT_FOUND' && context.sources.head?.kind === 'origin')
            return { kind: 'moved', message: `${branch} was not at origin`, hint, isAbsent: true };
        return { kind: 'unreadable', message: `Where ${branch} stands could not be read: ${message}`, hint };
    }
}
/** A run by schedule or by hand that names another branch is about the commit at which that branch stands as it begins. */
async function withOwnHead({ readHead }, context) {
    if (context.system !== 'github' || context.refusal !== undefined || context.headSha !== undefined)
        return context;
    const headSha = await readHead?.().catch((error) => {
        const { code } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        return undefined;
    });
    return { ...context, headSha };
}
/** The branch after the scan, and the commit that the scans name where the service says so. */
async function checkScanned(around, context, scans) {
    const { headSha } = context;
    const other = scans.find((scan) => (0,_git_commit_name_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameCommit */ .s)(scan.commit_sha, headSha) === false);
    if (other === undefined) {
        const isNamed = scans.every((scan) => (0,_git_commit_name_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameCommit */ .s)(scan.commit_sha ?? undefined, headSha) === true);
        const [head, name] = await Promise.all([checkHead(around, context), isNamed ? same : checkName(around, context)]);
        return head.kind === 'same' ? name : head;
    }
    const message = `The scan holds commit ${other.commit_sha?.slice(0, 12)}, this run is about ${headSha?.slice(0, 12)}`;
    return { kind: 'moved', message, hint: 'Run the gate on the newer commit.' };
}
const same = { kind: 'same' };
/** A service that hands it to git may be given a tag, a commit or a branch that it remembers. */
const otherwiseRead = /^(?:(?:refs|heads|tags|remotes|origin)\/.*|(?:.+_)?HEAD|@|[0-9a-f]{40}|[0-9a-f]{64})$/i;
/** Whether the name of the branch can mean nothing else to the service. */
async function checkName({ hasTag }, { branch }) {
    const hint = 'Rename the branch, or delete the tag of that name.';
    if (otherwiseRead.test(branch))
        return { kind: 'moved', message: `${branch} names more than a branch`, hint };
    try {
        const isTag = (await hasTag?.()) ?? false;
        return isTag ? { kind: 'moved', message: `${branch} is a branch and a tag`, hint } : same;
    }
    catch (error) {
        const { code, message, hint: readHint } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        return {
            kind: 'unreadable',
            message: `Whether ${branch} is a tag too could not be read: ${message}`,
            hint: readHint,
        };
    }
}
/** Why a run without a key asks the service nothing. */
function noKey() {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', 'Not scanned: no API key', {
        reason: 'no-key',
        hint: 'Set api-key from a secret. Pull requests from forks and Dependabot get no secrets: gate them without a key, with scan-gate run --embedded.',
    });
}
/** The changes, or undefined with a note: a surface then names nothing that it might not. */
async function readChangedFiles(around, log) {
    if (around.changedFiles === undefined)
        return undefined;
    try {
        return await around.changedFiles();
    }
    catch (error) {
        const { code, message } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        log.note(`The files of the pull request could not be read, so findings are counted and not named: ${message}`);
        return undefined;
    }
}
/** When the branch left its base; undefined, with a note, where that cannot be read: the base's latest scan counts alone. */
async function readMergeBaseMs(around, log) {
    try {
        return await around.readMergeBaseMs?.();
    }
    catch (error) {
        const { code, message } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        log.note(`Where the branch left its base could not be read: ${message}`);
        return undefined;
    }
}


/***/ }),

/***/ 8207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ loadPolicy)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/policy/coverage.js
var coverage = __webpack_require__(8469);
// EXTERNAL MODULE: ./build/policy/exceptions.js
var policy_exceptions = __webpack_require__(3113);
// EXTERNAL MODULE: ./build/settings/setting.js
var setting = __webpack_require__(456);
// EXTERNAL MODULE: ./build/settings/settings.js + 15 modules
var settings_settings = __webpack_require__(7353);
;// CONCATENATED MODULE: ./build/settings/policy-settings.js
/** The settings that make the policy, and what a version of them that may only tighten makes of another one. */




const policyNames = settings_settings/* settingNames */.H$.filter((name) => settings_settings/* settings */.W0[name].policy === true);
/** Settings of which a version that may only tighten changes what is provably stricter, and no others. */
const comparedNames = settings_settings/* fileSettingNames */.r0.filter((name) => settings_settings/* settings */.W0[name].stricter !== undefined);
function policyOf(read, exceptions, today) {
    return { ...pick(policyNames, read), exceptions, today };
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
    const exceptions = (0,policy_exceptions/* fewerExceptions */.gB)(base.policy.exceptions, other.policy.exceptions, { today, maxExceptionDays });
    const ofRun = compare(comparedNames.filter((name) => !isPolicy(name)), base, other);
    const values = ofPolicy.value;
    const policy = {
        ...values,
        ...(0,coverage/* demandedTypes */.w)(base.policy, values.failOnTypes),
        exceptions: exceptions.value,
        today,
    };
    return {
        value: { policy, enforcement: ofRun.value },
        tightened: [ofPolicy, exceptions, ofRun].flatMap(({ tightened }) => tightened),
        ignored: [ofPolicy, exceptions, ofRun].flatMap(({ ignored }) => ignored),
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

// EXTERNAL MODULE: ./build/steps/guards.js
var guards = __webpack_require__(4080);
;// CONCATENATED MODULE: ./build/steps/policy-description.js
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
    if (policy.exceptions.length > 0)
        described.exceptions = exceptionCount(policy);
    return described;
}
function exceptionCount({ exceptions, today }) {
    const expired = exceptions.filter((exception) => (0,policy_exceptions/* isExpired */._d)(exception, today)).length;
    return expired > 0 ? `${exceptions.length}, of which ${expired} expired` : String(exceptions.length);
}

;// CONCATENATED MODULE: ./build/steps/policy.js
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
    const { trustedBases = [], acceptUncovered = [] } = (central ?? own)?.file ?? {};
    if (head !== undefined && trustedBases.join() !== (head.file.trustedBases ?? []).join())
        request.log.note(`${head.name} may only tighten; ignored: trusted-bases`);
    if (head !== undefined && acceptUncovered.join() !== (head.file.acceptUncovered ?? []).join())
        request.log.note(`${head.name} may only tighten; ignored: accept-uncovered`);
    if (acceptUncovered.length > 0)
        version = { ...version, policy: { ...version.policy, acceptUncovered } };
    return { ...loaded(version, layers, notes), trustedBases };
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
    const [found, mistaken] = await Promise.all([
        readable(path, () => read('head', path)),
        path === guards/* configFilePath */.ks ? readable(guards/* mistakenConfigPath */.UE, () => read('head', guards/* mistakenConfigPath */.UE)) : undefined,
    ]);
    if (mistaken !== undefined && (await isChangedHere(around, guards/* mistakenConfigPath */.UE)))
        throw misnamed(mistaken.at);
    if (found === undefined || found.text === own?.text)
        return undefined;
    return (await isChangedHere(around, path)) ? layerOf(path, found) : undefined;
}
/** False only when the pull request provably leaves the file alone: then its branch merely holds an older version. */
async function isChangedHere({ changedFiles }, path) {
    if (changedFiles === undefined)
        return true;
    try {
        const changes = await changedFiles();
        return changes === undefined || !changes.isComplete || changes.files.has(path);
    }
    catch (error) {
        if (isOver(error))
            throw error;
        return true;
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
    const { parsePolicyFile } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(949)]).then(__webpack_require__.bind(__webpack_require__, 6949));
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
    return { settings: complete, policy: policyOf(complete, exceptions, today), origins };
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
    const canonical = { ...lasting, baselineFile: policy.scope === 'new' ? settings.baselineFile : undefined };
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


/***/ }),

/***/ 6397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ contextHints),
  w: () => (/* binding */ createSurroundings)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(5156);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/git/files.js + 1 modules
var files = __webpack_require__(5181);
// EXTERNAL MODULE: ./build/ci/github/client.js + 2 modules
var github_client = __webpack_require__(5690);
// EXTERNAL MODULE: ./build/ci/github/problems.js
var problems = __webpack_require__(6817);
;// CONCATENATED MODULE: ./build/ci/github/reader.js
/** The few things that the gate reads from GitHub: where a branch stands, what a file holds, what a pull request changes. */





/** GitHub lists no more files of a pull request than this. */
const fileLimit = 3000;
/** Nor more files of a comparison. */
const compareLimit = 300;
const sha = schemas.string().regex(/^[0-9a-f]{40,64}$/);
const gitRef = schemas.looseObject({ ref: schemas.string().optional(), object: schemas.looseObject({ sha }) });
const commit = schemas.looseObject({ sha });
const changedFile = schemas.looseObject({
    filename: schemas.string(),
    previous_filename: schemas.string().optional(),
    patch: schemas.string().optional(),
    additions: schemas.number().optional(),
    deletions: schemas.number().optional(),
    status: schemas.string().optional(),
});
/** Without a list of files nobody knows what changed. */
const comparison = schemas.looseObject({
    files: schemas.array(changedFile),
    merge_base_commit: schemas.looseObject({ commit: schemas.looseObject({ committer: schemas.looseObject({ date: schemas.string().nullish() }).nullish() }) })
        .nullish(),
});
const pull = schemas.looseObject({
    base: schemas.looseObject({ ref: schemas.string() }),
    head: schemas.looseObject({ sha }),
    changed_files: schemas.number().optional(),
});
function createGithubReader(options) {
    const client = (0,github_client/* createGithubClient */.z)({ ...options, problemOf: problems/* readProblem */.K });
    const commits = new Map();
    // Whatever is read of one branch in a run is read of one commit.
    const commitAt = (ref) => {
        const known = commits.get(ref) ?? commitOf(client, ref);
        commits.set(ref, known);
        return known;
    };
    return {
        async branchHead(branch) {
            return (await client.call({ route: `${repository}/git/ref/heads/${encodePath(branch)}`, shape: gitRef })).object
                .sha;
        },
        async hasTag(name) {
            const route = `${repository}/git/ref/tags/${encodePath(name)}`;
            const found = await (0,errors/* orAbsent */.Re)(client.call({ route, shape: gitRef }));
            return found !== undefined && (found.ref ?? `refs/tags/${name}`) === `refs/tags/${name}`;
        },
        async fileText(path, ref) {
            const sha = await commitAt(ref);
            const text = await (0,errors/* orAbsent */.Re)(client.raw(`${repository}/contents/${encodePath(path)}?ref=${sha}`));
            return text === undefined ? undefined : { text, at: (0,files/* commitText */.tT)(sha, ref) };
        },
        async changedFiles(pullRequest, { base, headSha }) {
            const [from, to] = [base?.sha, headSha];
            const isKnown = from !== undefined && to !== undefined;
            const compared = isKnown ? await (0,errors/* orAbsent */.Re)(comparedFiles(client, from, to)) : undefined;
            if (compared?.isComplete)
                return compared;
            const listed = await listedFiles(client, pullRequest, { base, headSha });
            const paths = new Set(listed.files.map(({ path }) => path));
            const isSame = compared?.files.every(({ path }) => paths.has(path)) ?? true;
            return { files: listed.files, isComplete: listed.isComplete && isSame, mergeBaseMs: compared?.mergeBaseMs };
        },
        comparedFiles: (baseSha, headSha) => comparedFiles(client, baseSha, headSha),
        serverAheadMs: client.serverAheadMs,
    };
}
async function comparedFiles(client, baseSha, headSha) {
    const route = `${repository}/compare/${encodePath(`${baseSha}...${headSha}`)}?per_page=1`;
    const { files, merge_base_commit } = await client.call({ route, shape: comparison });
    const mergeBaseMs = Date.parse(merge_base_commit?.commit.committer?.date ?? '');
    return {
        files: files.map(diffFileOf),
        isComplete: files.length < compareLimit,
        mergeBaseMs: Number.isNaN(mergeBaseMs) ? undefined : mergeBaseMs,
    };
}
/** As the pull request is now; incomplete when that is not what the event was about. */
async function listedFiles(client, number, { base, headSha }) {
    const route = `${repository}/pulls/${number}`;
    const list = { route: `${route}/files`, shape: schemas.array(changedFile) };
    const files = await client.pages(list, (page) => page, fileLimit);
    const now = await (0,errors/* orAbsent */.Re)(client.call({ route, shape: pull }));
    const isSame = now === undefined ||
        ((base === undefined || now.base.ref === base.branch) &&
            (headSha === undefined || now.head.sha === headSha.toLowerCase()) &&
            (now.changed_files ?? files.length) === files.length);
    return { files: files.map(diffFileOf), isComplete: isSame && files.length < fileLimit };
}
const repository = 'GET /repos/{owner}/{repo}';
function diffFileOf(file) {
    const { filename: path, previous_filename: previousPath, patch, additions, deletions, status } = file;
    return { path, previousPath, patch, additions, deletions, isRemoved: status === 'removed' };
}
function encodePath(path) {
    return path.split('/').map(encodeURIComponent).join('/');
}
/** The commit of a ref; a bare name must not leave a choice, because others may make branches and tags. */
async function commitOf(client, ref) {
    const exact = ref.replace(/^refs\//, '');
    const shaOf = async (name) => (await client.call({ route: `${repository}/commits/${encodePath(name)}`, shape: commit })).sha;
    if (/^(?:heads|tags)\//.test(exact) || (0,files/* isFullSha */.Wf)(exact))
        return shaOf(exact);
    const [branch, tag] = await Promise.all([(0,errors/* orAbsent */.Re)(shaOf(`heads/${exact}`)), (0,errors/* orAbsent */.Re)(shaOf(`tags/${exact}`))]);
    if (branch !== undefined && tag !== undefined) {
        throw new errors/* GateError */.ue('CONFIG', `GitHub: ${exact} is a branch and a tag`, {
            hint: `Write heads/${exact} or tags/${exact}.`,
        });
    }
    const found = branch ?? tag;
    if (found !== undefined)
        return found;
    throw new errors/* GateError */.ue('NOT_FOUND', `GitHub: there is no branch or tag ${exact} that can be read`, {
        hint: `${problems/* readPermissionHint */.ZN} A commit is named by its full SHA.`,
    });
}

;// CONCATENATED MODULE: ./build/ci/local-diff.js
/** What a checkout's commit changes against another, read from git without any setting of the repository or its user. */

const plain = ['-c', 'core.quotePath=false', '-c', 'diff.noprefix=false', '-c', 'diff.mnemonicPrefix=false'];
const options = [
    '--no-ext-diff',
    '--no-textconv',
    '--no-color',
    '--no-relative',
    '--submodule=short',
    '--ignore-submodules=none',
    '--find-renames',
    '--unified=0',
    '--src-prefix=a/',
    '--dst-prefix=b/',
];
/** The diff since the merge base of two commits. Undefined when git cannot tell (a shallow clone, an unknown commit). */
async function localDiff(folder, base, head) {
    const mergeBase = await (0,files/* runGit */.EO)(['merge-base', '--end-of-options', base, head], folder);
    if (mergeBase === undefined || mergeBase === '')
        return undefined;
    const commit = await (0,files/* runGit */.EO)(['rev-parse', '--verify', '--quiet', '--end-of-options', `${head}^{commit}`], folder);
    if (commit === undefined)
        return undefined;
    if (commit === mergeBase)
        return { files: [], isComplete: true };
    const seconds = await (0,files/* runGit */.EO)(['show', '--no-patch', '--format=%ct', '--end-of-options', mergeBase], folder);
    const mergeBaseMs = /^\d+$/.test(seconds ?? '') ? Number(seconds) * 1000 : undefined;
    const diff = await (0,files/* withMissingObjects */.Pl)(folder, (whole) => diffBetween(whole, mergeBase, commit));
    return diff && { ...diff, mergeBaseMs };
}
async function diffBetween(folder, base, head) {
    const between = ['--end-of-options', base, head];
    const [names, text] = await Promise.all([
        (0,files/* runGit */.EO)([...plain, 'diff', '--name-status', '-z', ...options, ...between], folder),
        (0,files/* runGit */.EO)([...plain, 'diff', '--patch', ...options, ...between], folder),
    ]);
    if (names === undefined || text === undefined)
        return undefined;
    return combine(readNames(names), text);
}
/**
 * What a commit changes against the default branch: that of `origin`, where the checkout knows it; where there is no remote
 * at all, the branch `alone`. Undefined when the commit or the branch is not known: neither is guessed.
 */
async function diffAgainstDefault(cwd, head, alone) {
    const base = await defaultRef(cwd, alone);
    const diff = base === undefined || head === undefined ? undefined : await localDiff(cwd, base, head);
    // The default branch itself proposes nothing, which is not the same as changing nothing.
    return diff?.files.length === 0 ? undefined : diff;
}
async function defaultRef(cwd, alone) {
    const known = await (0,files/* runGit */.EO)(['symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD'], cwd);
    if (known !== undefined || alone === undefined)
        return known;
    return (await (0,files/* runGit */.EO)(['remote'], cwd)) === '' ? `refs/heads/${alone}` : undefined;
}
/** Names from the list that cannot be misread, hunks from the text, in the same order. */
function combine(names, text) {
    // Every line of a file's content is prefixed, so only a header can begin like this; `^` would also fit after a lone CR.
    const parts = `\n${text}`.split('\ndiff --git ').slice(1);
    const isAligned = parts.length === names.reduce((sum, name) => sum + name.parts, 0);
    let next = 0;
    const files = names.map(({ parts: count, ...name }) => {
        const part = isAligned && count === 1 ? parts[next] : undefined;
        next += count;
        const start = part?.indexOf('\n@@ ') ?? -1;
        return { ...name, patch: start < 0 ? undefined : part?.slice(start + 1) };
    });
    return { files, isComplete: true };
}
function readNames(text) {
    const fields = text.split('\0').filter((field) => field !== '');
    const names = [];
    for (let index = 0; index < fields.length;) {
        const status = fields[index] ?? '';
        const isMoved = /^[RC]/.test(status);
        const [first = '', second = ''] = fields.slice(index + 1);
        const parts = status === 'T' ? 2 : 1;
        const isRemoved = status === 'D';
        names.push(isMoved ? { path: second, previousPath: first, parts } : { path: first, isRemoved, parts });
        index += isMoved ? 3 : 2;
    }
    return names;
}

// EXTERNAL MODULE: ./build/ci/remote.js
var remote = __webpack_require__(9783);
;// CONCATENATED MODULE: ./build/ci/source-reader.js
/** Follows a context's sources: reads a file, a diff and a branch's head from where the context says that they are. */




/** Undefined when the file is not in that commit. Throws GateError when the commit or the file cannot be read. */
async function readFileFrom(source, path, github) {
    switch (source.kind) {
        case 'github':
            return github.fileText(path, source.ref);
        case 'checkout':
            return (0,files/* readFileAt */._T)(source.path, await heldRef(source), path);
        case 'origin':
            return (0,remote/* withRemoteBranch */.tx)(source.branch, source.path, async (folder, sha) => {
                const found = await (0,files/* readFileAt */._T)(folder, sha, path);
                return found && { ...found, at: (0,files/* commitText */.tT)(sha, source.branch) };
            });
        case 'unreadable':
            throw source.why;
    }
}
async function heldRef({ path, ref, otherwise }) {
    if (otherwise === undefined)
        return ref;
    const git = (0,files/* gitIn */.uM)(path);
    const isHere = (await git('cat-file', '-e', `${ref}^{commit}`)) !== undefined;
    return (isHere ? undefined : await (0,files/* commitSha */.mJ)(otherwise, git)) ?? ref;
}
/** The commit at which the branch stands now. Throws GateError when it cannot be read. */
async function readHeadFrom(source, github) {
    if (source.kind === 'github')
        return github.branchHead(source.branch);
    const git = (0,files/* gitIn */.uM)(source.path);
    if (source.kind === 'origin')
        return (0,remote/* remoteHead */.P7)(source.branch, git);
    const sha = await (0,files/* commitSha */.mJ)('HEAD', git);
    if (sha !== undefined)
        return sha;
    throw new errors/* GateError */.ue('NOT_FOUND', `${source.path} has no commit any more`);
}
/** Whether a tag has the name of the branch. Throws GateError when it cannot be read. */
async function hasTagFrom(source, github) {
    if (source.kind === 'github')
        return github.hasTag(source.branch);
    return source.kind === 'origin' && (0,remote/* remoteHasTag */.xH)(source.branch, (0,files/* gitIn */.uM)(source.path));
}
/**
 * Undefined when nothing says what is changed. Throws GateError for a pull request whose base the checkout does not hold, and
 * that cannot be fetched without changing the checkout.
 */
async function readDiffFrom(source, github) {
    switch (source.kind) {
        case 'pull-request':
            return github.changedFiles(source.number, source);
        case 'comparison':
            return github.comparedFiles(source.baseSha ?? (await github.branchHead(source.baseBranch)), source.headSha);
        case 'default-branch':
            return diffAgainstDefault(source.path, source.headSha, source.alone);
        case 'origin':
            return diffAgainstOrigin(source);
    }
}
async function diffAgainstOrigin({ path, branch, headSha }) {
    const git = (0,files/* gitIn */.uM)(path);
    const base = await (0,remote/* remoteHead */.P7)(branch, git);
    const isHere = (await git('cat-file', '-e', `${base}^{commit}`)) !== undefined;
    const diff = headSha === undefined ? undefined : await diffFrom({ path, branch, headSha }, isHere ? base : undefined);
    if (diff !== undefined)
        return diff;
    throw new errors/* GateError */.ue('NOT_FOUND', `This checkout does not reach from ${headSha ?? 'its commit'} back to ${branch}`, {
        hint: 'Clone more of the history: GitLab CI GIT_DEPTH: 0, Azure Pipelines fetchDepth: 0, git fetch --unshallow.',
    });
}
/** Against a commit of the branch that the checkout holds, or the one that is fetched: the checkout stays as it is. */
function diffFrom({ path, branch, headSha }, base) {
    if (base !== undefined)
        return localDiff(path, base, headSha);
    const request = { folder: path, branch, isShallow: false, known: headSha };
    return (0,files/* fetchBranch */.D_)(request, (folder, sha) => localDiff(folder, sha, headSha));
}

// EXTERNAL MODULE: ./node_modules/parse-diff/index.js
var parse_diff = __webpack_require__(2673);
// EXTERNAL MODULE: ./build/policy/changes.js
var policy_changes = __webpack_require__(9306);
;// CONCATENATED MODULE: ./build/steps/diff.js
/** From a diff to what it changes: lines of the new files; whatever cannot be placed is left unplaced, never unchanged. */


/** What the files of a diff change. */
function changesOf({ files, isComplete }) {
    const changes = new Map();
    for (const file of files) {
        changes.set((0,policy_changes/* normalPath */.FE)(file.path), { lines: changedLines(file), ...(file.isRemoved && { isGone: true }) });
        const before = file.previousPath === undefined ? undefined : (0,policy_changes/* normalPath */.FE)(file.previousPath);
        // Nothing stands at the old path any more, so that nothing there can be placed.
        if (before !== undefined && !changes.has(before))
            changes.set(before, { lines: undefined, isGone: true });
    }
    return { files: changes, isComplete };
}
/** Undefined when the patch is missing, cut, or not to be understood. */
function changedLines({ patch, additions, deletions, isRemoved }) {
    if (patch === undefined || patch === '' || isRemoved)
        return undefined;
    const hunks = hunksOf(patch);
    const count = (type) => hunks.flatMap((hunk) => hunk.changes).filter((change) => change.type === type && !isNewlineMark(change)).length;
    if (hunks.length === 0 || !hunks.every(isWhole))
        return undefined;
    if (additions !== undefined && count('add') !== additions)
        return undefined;
    if (deletions !== undefined && count('del') !== deletions)
        return undefined;
    return merged(hunks.flatMap(rangesOf));
}
/** None for what the parser stumbles over, such as a hunk that begins with a mark about its last line. */
function hunksOf(patch) {
    try {
        return parse_diff(`--- a/file\n+++ b/file\n${patch}`).flatMap((file) => file.chunks);
    }
    catch {
        return [];
    }
}
/** A hunk whose lines are as many as its head declares. */
function isWhole(hunk) {
    const after = hunk.changes.filter((change) => change.type !== 'del' && !isNewlineMark(change)).length;
    const before = hunk.changes.filter((change) => change.type !== 'add' && !isNewlineMark(change)).length;
    return after === hunk.newLines && before === hunk.oldLines;
}
function isNewlineMark(change) {
    return change.content.startsWith('\\ No newline');
}
/** Added lines, and the lines beside a deletion: what was taken away (a check, an escape) changes what stands next to it. */
function rangesOf(hunk) {
    const ranges = [];
    // An empty new part is said to start at the line before it.
    let line = hunk.newLines === 0 ? hunk.newStart + 1 : hunk.newStart;
    for (const change of hunk.changes) {
        if (isNewlineMark(change))
            continue;
        if (change.type === 'del')
            ranges.push([Math.max(1, line - 1), line]);
        else if (change.type === 'add')
            ranges.push([line, line++]);
        else
            line++;
    }
    return ranges;
}
/** Sorted, and without overlaps. */
function merged(ranges) {
    const result = [];
    for (const [first, last] of [...ranges].sort((a, b) => a[0] - b[0])) {
        const previous = result.at(-1);
        if (previous !== undefined && first <= previous[1] + 1)
            previous[1] = Math.max(previous[1], last);
        else
            result.push([first, last]);
    }
    return result;
}

;// CONCATENATED MODULE: ./build/steps/surroundings.js



/** What the settings say about the place of a run. */
function contextHints({ policyRef, configFile }, judged) {
    return { judged, policy: { ref: policyRef, isCentral: configFile?.kind === 'central' } };
}
function createSurroundings({ sources }, access) {
    const { transport, budget, onWait } = access;
    const readerOf = (repository) => createGithubReader({ ...access.github, repository, transport, budget, onWait });
    const github = readerOf(access.github.repository);
    const { head, trustedPolicy, judgedPolicy, diff, pushedByMs } = sources;
    return {
        readHead: head && (() => readHeadFrom(head, github)),
        hasTag: head && (() => hasTagFrom(head, github)),
        readPolicyFile: trustedPolicy &&
            (async (place, path) => {
                const source = place === 'trusted' ? trustedPolicy : judgedPolicy;
                return source && readFileFrom(source, path, github);
            }),
        pushedByMs() {
            const aheadMs = github.serverAheadMs();
            return pushedByMs === undefined || aheadMs === undefined ? undefined : pushedByMs - aheadMs;
        },
        readCentralFile: (repository, path, ref) => readerOf(repository).fileText(path, ref),
        changedFiles: diff &&
            (async () => {
                const read = await readDiffFrom(diff, github);
                return read && changesOf(read);
            }),
        readMergeBaseMs: diff && (async () => (await readDiffFrom(diff, github))?.mergeBaseMs),
    };
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
