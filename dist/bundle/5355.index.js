export const id = 5355;
export const ids = [5355];
export const modules = {

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

/***/ 62277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AR: () => (/* binding */ githubSources),
/* harmony export */   Lu: () => (/* binding */ pipelineSources),
/* harmony export */   QJ: () => (/* binding */ githubPolicy),
/* harmony export */   T4: () => (/* binding */ refusedSources),
/* harmony export */   g$: () => (/* binding */ heldSources)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _git_commit_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84191);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25159);
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
    return {
        head: path === undefined ? undefined : { kind: 'checkout', path },
        trustedPolicy: presentPolicy(subject, path, policy),
        judgedPolicy: checkoutPolicy(subject, path),
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
    const why = new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', 'The event does not say which branch is the default one', {
        hint: 'Set policy-ref to the branch that holds the policy.',
    });
    return { kind: 'unreadable', why };
}
/** A run of the default branch may be of a commit that the branch has left since, with the rules of that time. */
function presentPolicy(subject, path, policy) {
    const source = githubPolicy(subject, policy);
    const { trust, defaultBranch: branch, headSha: sha } = subject;
    const isOwn = trust === 'own' && policy.ref === undefined;
    if (source.kind !== 'github' || !isOwn || path === undefined || branch === undefined || sha === undefined)
        return source;
    return { ...source, otherwise: { path, branch, sha } };
}
function judgedRef({ headSha, branch }) {
    return headSha ?? `heads/${branch}`;
}
/** A shallow clone may hold nothing but the merge that was made for the test: what the proposal changes is in that too. */
function checkoutPolicy({ headSha, branch }, path) {
    if (path !== undefined)
        return { kind: 'checkout', path, ref: headSha ?? branch, otherwise: 'HEAD' };
    const why = new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('NOT_FOUND', 'There is no checkout here to read it from', {
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
    if (ref !== undefined && (ci === undefined || (0,_git_commit_name_js__WEBPACK_IMPORTED_MODULE_1__/* .isFullSha */ .Wf)(ref)))
        return { kind: 'checkout', path, ref };
    if (ci?.isFork === true && ci.isForkOfOrigin !== true) {
        return unreadable('The checkout may be of the fork that proposes this, whose author would choose the policy', 'Name the trusted policy: config-file owner/repo/path@ref, or a commit by its full SHA in policy-ref.');
    }
    const branch = ref?.replace(/^(?:refs\/)?heads\//, '') ?? defaultBranch;
    if (branch !== undefined)
        return { kind: 'origin', path, branch };
    return unreadable('Nothing says which branch is the default branch, whose policy counts', ci?.id === 'unattended'
        ? 'On a machine of your own, say so with --local. Elsewhere let git read origin.'
        : 'Let git in this job read origin, or name a branch or the full SHA of a commit with the trusted policy: policy-ref.');
}
function unreadable(message, hint) {
    return { kind: 'unreadable', why: new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('NOT_FOUND', message, { hint }) };
}
/** What a pull request changes against its base, and a branch against the default branch; a base of the author's own is none. */
function checkoutDiff({ headSha, trust, ...subject }, { path, alone }) {
    const branch = (0,_context_js__WEBPACK_IMPORTED_MODULE_2__/* .hasOwnBase */ .Ck)(subject) ? subject.defaultBranch : subject.base?.branch;
    if (branch !== undefined)
        return { kind: 'origin', path, headSha, branch };
    return trust === 'proposal' ? undefined : { kind: 'default-branch', path, headSha, alone };
}


/***/ }),

/***/ 80138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ standingOf),
/* harmony export */   h: () => (/* binding */ commonFacts)
/* harmony export */ });
function commonFacts({ variables, own }) {
    return { system: 'github', event: variables.GITHUB_EVENT_NAME, isPublic: own.isPublic };
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


/***/ }),

/***/ 15355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readWorkflow: () => (/* binding */ readWorkflow)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92700);
/* harmony import */ var _github_event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45900);
/* harmony import */ var _github_payload_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87140);
/* harmony import */ var _source_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62277);
/* harmony import */ var _standing_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80138);
/** The context of a run in a GitHub workflow, from its event. */






async function readWorkflow({ variables, folder }, hints) {
    const { judged, policy } = hints;
    const payload = judged.kind === 'commented'
        ? { pull_request: judged.pull, repository: judged.repository }
        : await readPayload(variables);
    const workflow = { variables, payload, own: (0,_github_event_js__WEBPACK_IMPORTED_MODULE_2__/* .readOwnRepository */ .jq)(payload, variables), policy };
    if (judged.kind === 'branch')
        return branchContext(workflow, { named: judged.named });
    if (judged.kind === 'commented')
        return branchContext(workflow, { readAs: 'pull_request' });
    const { heldContext } = await Promise.all(/* import() */[__webpack_require__.e(3880), __webpack_require__.e(8381)]).then(__webpack_require__.bind(__webpack_require__, 78381));
    return heldContext(workflow, folder, judged);
}
async function readPayload({ GITHUB_EVENT_PATH: path }) {
    if (!path)
        throw notAWorkflow('GITHUB_EVENT_PATH is not set');
    try {
        return JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8'));
    }
    catch (error) {
        throw notAWorkflow(`the event file cannot be read (${error.message})`, error);
    }
}
function notAWorkflow(why, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `Nothing says which commit to gate: ${why}`, {
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
        const sources = (0,_source_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .githubSources */ .AR)(subject, change?.number, policy);
        const timed = { ...sources, pushedByMs: (0,_github_payload_js__WEBPACK_IMPORTED_MODULE_3__/* .pushedByMs */ .xe)(workflow.payload) };
        return { ...(0,_standing_js__WEBPACK_IMPORTED_MODULE_5__/* .commonFacts */ .h)(workflow), ...subject, change, repositoryUrl: own.url, sources: timed, refusal: undefined };
    }
    catch (error) {
        const { defaultBranch } = own;
        if (defaultBranch === undefined || !own.isCertain)
            throw error;
        const refused = {
            ...{ branch: defaultBranch, headSha: undefined, base: undefined, defaultBranch },
            trust: 'proposal',
        };
        const sources = (0,_source_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .refusedSources */ .T4)((0,_source_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .githubPolicy */ .QJ)(refused, policy));
        return {
            ...{ ...(0,_standing_js__WEBPACK_IMPORTED_MODULE_5__/* .commonFacts */ .h)(workflow), ...refused, change: undefined, repositoryUrl: own.url },
            ...{ sources, refusal: (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .asGateError */ .Ub)(error) },
        };
    }
}
/** Throws GateError CONFIG, reason `fork` or `wrong-ref`, when the event is about no branch of this repository. */
function scannedBranch({ variables, payload, own }, { named, readAs }) {
    const event = (0,_github_event_js__WEBPACK_IMPORTED_MODULE_2__/* .readGithubEvent */ .a3)(payload, variables, readAs);
    const { defaultBranch } = own;
    if (named !== undefined && !event.isBound) {
        // The commit is known only where the run itself stands at that branch.
        const isOwnRef = event.isKnown && variables.GITHUB_REF === `refs/heads/${named}`;
        const headSha = isOwnRef ? (0,_github_event_js__WEBPACK_IMPORTED_MODULE_2__/* .commitOf */ .D3)(variables) : undefined;
        const facts = (0,_standing_js__WEBPACK_IMPORTED_MODULE_5__/* .standingOf */ .Y)(named, { name: event.name, isProposal: false }, defaultBranch);
        return { branch: named, headSha, ...facts, defaultBranch };
    }
    const { branch } = event;
    if (typeof branch !== 'string')
        throw branch;
    if (named !== undefined && named !== branch) {
        throw (0,_github_payload_js__WEBPACK_IMPORTED_MODULE_3__/* .wrongRef */ .R3)(`branch is set to ${named}, but this ${event.name} run is about ${branch}`, 'Remove branch, or name another branch only in runs by schedule or by hand.');
    }
    return { branch, headSha: event.headSha, ...(0,_standing_js__WEBPACK_IMPORTED_MODULE_5__/* .standingOf */ .Y)(branch, event, defaultBranch), defaultBranch };
}


/***/ }),

/***/ 45900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D3: () => (/* binding */ commitOf),
  a3: () => (/* binding */ readGithubEvent),
  jq: () => (/* binding */ readOwnRepository)
});

// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/prose.js
var prose = __webpack_require__(18540);
// EXTERNAL MODULE: ./build/compiled/src/report/neutral.js
var neutral = __webpack_require__(65633);
// EXTERNAL MODULE: ./build/compiled/src/ci/github/fields.js
var fields = __webpack_require__(63625);
// EXTERNAL MODULE: ./build/compiled/src/ci/github/payload.js
var github_payload = __webpack_require__(87140);
;// CONCATENATED MODULE: ./build/compiled/src/ci/github/variables.js
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
    const said = (0,fields/* readAs */.fd)(github_payload/* anyEvent */.Pc, payload);
    const statements = said === undefined ? [] : Object.entries(read).map(([name, of]) => [name, of(said)]);
    for (const [name, stated] of statements) {
        const set = env[name];
        if (stated === undefined || !set || stated === set)
            continue;
        if (name === 'GITHUB_SHA' && stated.toLowerCase() === set.toLowerCase())
            continue;
        throw otherEvent(`The event file says ${(0,neutral/* neutralLine */.GH)(stated, 140)} where ${name} is ${(0,neutral/* neutralLine */.GH)(set, 140)}`);
    }
    const number = /^refs\/pull\/(\d+)\//.exec(env.GITHUB_REF ?? '')?.[1];
    const pull = said?.pull_request?.number;
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

;// CONCATENATED MODULE: ./build/compiled/src/ci/github/event.js
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
        throw (0,github_payload/* wrongRef */.R3)('GITHUB_EVENT_NAME is not set', 'Run this in a GitHub workflow.');
    (0,github_payload/* parse */.qg)(github_payload/* common */.sh, payload, eventName);
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
    const own = (0,fields/* readAs */.fd)(github_payload/* common */.sh, payload)?.repository;
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
    return (0,github_payload/* shaOf */.ye)(env.GITHUB_SHA);
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
    const { pull_request: pull, repository: own } = (0,github_payload/* parse */.qg)(github_payload/* other */.F, payload, env.GITHUB_EVENT_NAME ?? 'other');
    const refusal = (0,github_payload/* wrongRef */.R3)(`The event ${(0,neutral/* neutralLine */.GH)(env.GITHUB_EVENT_NAME ?? '', 60)} does not say which branch to scan`, 'Set branch, or run the gate on push, pull_request, merge_group, schedule or workflow_dispatch.');
    return pull === undefined ? { branch: refusal } : { ...pullFacts(pull, own, env), branch: refusal };
}
function readPush(payload) {
    return orRefusal(() => {
        const push = (0,github_payload/* parse */.qg)(github_payload/* pushed */.Ix, payload, 'push');
        const branch = branchOf(push.ref);
        if (!push.deleted && !/^0+$/.test(push.after))
            return { branch, headSha: push.after };
        throw (0,github_payload/* wrongRef */.R3)(`The branch ${(0,neutral/* neutralLine */.GH)(branch, 255)} was deleted: there is nothing to scan`, skipHint);
    });
}
function readDispatch(payload, env) {
    return orRefusal(() => {
        const ref = (0,github_payload/* parse */.qg)(github_payload/* dispatched */.E4, payload, 'workflow_dispatch').ref ?? env.GITHUB_REF;
        return { branch: branchOf(ref), headSha: ref === env.GITHUB_REF ? commitOf(env) : undefined };
    });
}
/** A scheduled run stands at the default branch; older payloads hold the schedule alone. */
function readSchedule(payload, env) {
    return orRefusal(() => {
        const ref = env.GITHUB_REF;
        if (ref)
            return { branch: branchOf(ref), headSha: commitOf(env) };
        const branch = (0,github_payload/* parse */.qg)(github_payload/* common */.sh, payload, 'schedule').repository?.default_branch;
        return { branch: branchOf(branch ? `${headsPrefix}${branch}` : undefined) };
    });
}
/** GITHUB_REF and GITHUB_SHA name the test merge or the default branch here, never the head. */
function readPullRequest(payload, env) {
    const { pull_request: pull, repository: own } = (0,github_payload/* parse */.qg)(github_payload/* pullRequested */.Qk, payload, 'pull request');
    return pullFacts(pull, own, env);
}
function pullFacts(pull, own, env) {
    const fork = forkOf(pull.head.repo, own, env);
    return {
        branch: fork === 'no' ? pull.head.ref : forkRefusal(pull.head.repo),
        headSha: pull.head.sha,
        base: { branch: pull.base.ref, sha: pull.base.sha },
        change: { number: pull.number, author: pull.user?.login, fork, isDraft: pull.draft },
    };
}
function readMergeGroup(payload) {
    const { merge_group: group } = (0,github_payload/* parse */.qg)(github_payload/* merging */.q4, payload, 'merge_group');
    return orRefusal(() => ({
        branch: branchOf(group.head_ref),
        headSha: group.head_sha,
        base: { branch: branchOf(group.base_ref), sha: group.base_sha },
    }));
}
function readWorkflowRun(payload, env) {
    const { workflow_run: run, repository: own } = (0,github_payload/* parse */.qg)(github_payload/* finished */.xl, payload, 'workflow_run');
    const fork = forkOf(run.head_repository, own, env);
    const pulls = run.event === 'pull_request' ? (run.pull_requests ?? []) : [];
    const [pull, ...others] = pulls.filter(({ base: { repo } }) => repo.id === own?.id);
    const one = others.length === 0 ? pull : undefined;
    const isChange = one !== undefined || fork !== 'no';
    return {
        branch: fork === 'no' ? branchOfRun(run) : forkRefusal(run.head_repository),
        headSha: run.head_sha,
        base: one && { branch: one.base.ref, sha: one.base.sha },
        change: isChange ? { number: one?.number, author: undefined, fork, isDraft: undefined } : undefined,
    };
}
function branchOfRun(run) {
    if (run.event === 'pull_request_target') {
        // Its head_sha is the base branch's: https://github.com/actions/checkout/pull/2454
        return (0,github_payload/* wrongRef */.R3)('A workflow_run after a pull_request_target run does not say which commit the pull request has', 'Run the gate on pull_request itself.');
    }
    return run.head_branch ?? (0,github_payload/* wrongRef */.R3)('The workflow run that ended had no branch', skipHint);
}
const skipHint = (0,prose/* prose */.CS) `Leave these runs out with an ${(0,prose/* code */.aY)('if:')} on the job, or with the filters of ${(0,prose/* code */.aY)('on:')}.`;
/** The branch of a full ref. */
function branchOf(ref) {
    if (ref?.startsWith(headsPrefix) && ref.length > headsPrefix.length)
        return ref.slice(headsPrefix.length);
    const what = ref?.startsWith('refs/tags/') ? `the tag ${ref.slice('refs/tags/'.length)}` : (ref ?? 'no ref at all');
    throw (0,github_payload/* wrongRef */.R3)(`This run is about ${(0,neutral/* neutralLine */.GH)(what, 255)}, not about a branch: the service scans branches`, skipHint);
}
/** The service would scan our branch of the same name instead, and pass. */
function forkRefusal(theirs) {
    const owner = theirs?.full_name ? (0,neutral/* neutralLine */.GH)(theirs.full_name, 140) : 'a repository that no longer exists';
    return new errors/* GateError */.ue('CONFIG', `Not scanned: the pull request comes from ${owner}, a fork of this repository`, {
        reason: 'fork',
        hint: (0,prose/* prose */.CS) `The service can scan only branches of this repository. Gate forks by a second step, ${(0,prose/* code */.aY)('uses: scan-gate/scan-gate/embedded@v1')}, or let them pass with ${(0,prose/* code */.aY)('on-inconclusive: fork=warn')}.`,
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


/***/ }),

/***/ 63625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IE: () => (/* binding */ ordinal),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   bR: () => (/* binding */ orNothing),
/* harmony export */   cl: () => (/* binding */ nullish),
/* harmony export */   fd: () => (/* binding */ readAs),
/* harmony export */   g1: () => (/* binding */ record),
/* harmony export */   gP: () => (/* binding */ either),
/* harmony export */   kB: () => (/* binding */ time),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   p_: () => (/* binding */ list)
/* harmony export */ });
/**
 * Reads plain data field by field, and names the fields that do not fit. A run reads its event before its first request, and a
 * library of schemas would take it longer than the request (docs/performance.md).
 */
function fitting(fits) {
    return (value, path, wrong) => {
        if (!fits(value))
            wrong.push(path);
        return value;
    };
}
const text = (pattern) => fitting((value) => typeof value === 'string' && (pattern?.test(value) ?? true));
const flag = fitting((value) => typeof value === 'boolean');
const number = fitting(Number.isFinite);
const ordinal = fitting((value) => Number.isSafeInteger(value) && Number(value) > 0);
/** In ISO 8601, to the minute at least, with its zone. */
const time = fitting((value) => typeof value === 'string' &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/.test(value) &&
    !Number.isNaN(Date.parse(value)));
function optional(field) {
    return (value, path, wrong) => (value === undefined ? undefined : field(value, path, wrong));
}
function nullish(field) {
    return (value, path, wrong) => (value === undefined || value === null ? value : field(value, path, wrong));
}
/** The first that fits. */
function either(one, other) {
    return (value, path, wrong) => readAs(one, value) ?? other(value, path, wrong);
}
/** Undefined where it does not fit, which is then not wrong. */
function orNothing(field) {
    return (value) => readAs(field, value);
}
function list(item) {
    return (value, path, wrong) => {
        if (Array.isArray(value))
            return value.map((each, index) => item(each, below(path, String(index)), wrong));
        wrong.push(path);
        return [];
    };
}
/** With whatever other fields, which are left out. */
function record(fields) {
    return (value, path, wrong) => {
        const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
        if (!isRecord)
            wrong.push(path);
        const given = (isRecord ? value : {});
        // Of what is none, no field is wrong beside.
        const inside = isRecord ? wrong : [];
        const read = Object.entries(fields).map(([name, field]) => [name, field(given[name], below(path, name), inside)]);
        return Object.fromEntries(read);
    };
}
const below = (path, name) => (path === '' ? name : `${path}.${name}`);
/** What the field gives; undefined where anything in it does not fit. */
function readAs(field, value) {
    const wrong = [];
    const read = field(value, '', wrong);
    return wrong.length === 0 ? read : undefined;
}


/***/ }),

/***/ 87140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E4: () => (/* binding */ dispatched),
/* harmony export */   F: () => (/* binding */ other),
/* harmony export */   Ix: () => (/* binding */ pushed),
/* harmony export */   Pc: () => (/* binding */ anyEvent),
/* harmony export */   Qk: () => (/* binding */ pullRequested),
/* harmony export */   R3: () => (/* binding */ wrongRef),
/* harmony export */   q4: () => (/* binding */ merging),
/* harmony export */   qg: () => (/* binding */ parse),
/* harmony export */   sh: () => (/* binding */ common),
/* harmony export */   xe: () => (/* binding */ pushedByMs),
/* harmony export */   xl: () => (/* binding */ finished),
/* harmony export */   ye: () => (/* binding */ shaOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _report_neutral_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65633);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63625);
/** The shapes of GitHub's event payloads, as far as the gate reads them. */



const sha = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/i);
const name = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(/^[^\0-\x1f\x7f-\x9f]+$/);
const repository = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1)({
    id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl)(_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai),
    full_name: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)(name),
    default_branch: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl)(name),
    private: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl)(_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt),
    visibility: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl)((0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)()),
});
const pull = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1)({
    number: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .ordinal */ .IE,
    head: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1)({ ref: name, sha, repo: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl)(repository) }),
    base: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1)({ ref: name, sha }),
    draft: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .orNothing */ .bR)(_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt),
    user: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .orNothing */ .bR)((0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1)({ login: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)() })),
});
const ownBase = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1)({ ref: name, sha, repo: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1)({ id: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai }) });
const ofRepository = { repository: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)(repository) };
const common = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1)(ofRepository);
const pushed = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1)({ ref: name, after: sha, deleted: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt) });
const dispatched = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1)({ ref: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)(name) });
const pullRequested = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1)({ ...ofRepository, pull_request: pull });
const other = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1)({ ...ofRepository, pull_request: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)(pull) });
const merging = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1)({
    merge_group: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1)({ head_ref: name, head_sha: sha, base_ref: name, base_sha: sha }),
});
const finished = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1)({
    ...ofRepository,
    workflow_run: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1)({
        event: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(),
        head_branch: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl)(name),
        head_sha: sha,
        head_repository: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl)(repository),
        pull_requests: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl)((0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)((0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1)({ number: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .ordinal */ .IE, base: ownBase }))),
    }),
});
const named = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1)({ ref: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)((0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)()) });
/** What the runner's variables say as well, each by itself: one that does not fit silences no other, and what an event needs its own shape refuses. */
const anyEvent = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1)({
    ref: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .orNothing */ .bR)((0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)()),
    after: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .orNothing */ .bR)((0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)()),
    deleted: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .orNothing */ .bR)(_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt),
    merge_group: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .orNothing */ .bR)((0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1)({ head_ref: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .orNothing */ .bR)((0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)()), head_sha: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .orNothing */ .bR)((0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)()) })),
    pull_request: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .orNothing */ .bR)((0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1)({ number: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .orNothing */ .bR)(_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai), head: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .orNothing */ .bR)(named), base: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .orNothing */ .bR)(named) })),
});
/** The full name of a commit; undefined for any other text. */
const shaOf = (stated) => (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .readAs */ .fd)(sha, stated);
/** The payload in this shape. Throws GateError CONFIG, reason `wrong-ref`, that names the fields that do not fit. */
function parse(shape, payload, event) {
    const wrong = [];
    const read = shape(payload, '', wrong);
    if (wrong.length === 0)
        return read;
    const fields = wrong.map((path) => path || 'everything');
    throw wrongRef(`The payload of the ${(0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(event, 60)} event is not what GitHub sends: look at ${fields.join(', ')}`, 'The file that GITHUB_EVENT_PATH names must be the one that the runner wrote.');
}
function wrongRef(message, hint) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', message, { reason: 'wrong-ref', hint });
}
/** GitHub writes some times in seconds since the epoch. */
const moment = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .orNothing */ .bR)((0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl)((0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .either */ .gP)(_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai, _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .time */ .kB)));
const timed = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .orNothing */ .bR)((0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl)((0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1)({ pushed_at: moment, updated_at: moment, created_at: moment })));
const times = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1)({
    repository: timed,
    pull_request: timed,
    workflow_run: timed,
    head_commit: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .orNothing */ .bR)((0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl)((0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1)({ timestamp: moment }))),
});
/**
 * The latest of the times that an event states, in ms since the epoch: before it the commit was pushed. Undefined without one
 * that GitHub itself measured: the time of a commit is its author's word.
 */
function pushedByMs(payload) {
    const { repository, pull_request: pull, workflow_run: run, head_commit: commit } = times(payload, '', []);
    const measured = [repository?.pushed_at, pull?.updated_at, run?.created_at].map(msOf);
    const known = measured.filter((time) => time !== undefined);
    return known.length === 0 ? undefined : Math.max(...known, msOf(commit?.timestamp) ?? 0);
}
function msOf(time) {
    if (time === undefined || time === null)
        return undefined;
    return typeof time === 'number' ? time * 1000 : Date.parse(time);
}


/***/ }),

/***/ 84191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wf: () => (/* binding */ isFullSha),
/* harmony export */   sw: () => (/* binding */ isSameCommit),
/* harmony export */   tT: () => (/* binding */ commitText)
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
function isFullSha(text) {
    return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(text);
}
/** `main at 1a2b3c4d5e6f`, or `commit 1a2b3c4d5e6f`. */
function commitText(sha, ref) {
    const short = sha.slice(0, 12);
    const name = ref?.replace(/^(?:refs\/)?(?:heads|tags|remotes\/origin)\//, '');
    return name === undefined || sha.startsWith(name) ? `commit ${short}` : `${name} at ${short}`;
}


/***/ })

};
