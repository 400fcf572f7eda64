export const id = 480;
export const ids = [480];
export const modules = {

/***/ 1752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ni: () => (/* binding */ findDisplayCommit),
/* harmony export */   R5: () => (/* binding */ describeContext),
/* harmony export */   az: () => (/* binding */ hasUntrustedBase),
/* harmony export */   bk: () => (/* binding */ mayBeFork),
/* harmony export */   pm: () => (/* binding */ readChange),
/* harmony export */   zq: () => (/* binding */ formatChangeNumber)
/* harmony export */ });
function hasUntrustedBase({ base, defaultBranch, uncommitted, }) {
    return uncommitted === undefined && base !== undefined && base.branch !== defaultBranch;
}
function findDisplayCommit({ sources, headSha }) {
    const { diff } = sources;
    return (diff?.kind === 'pull-request' ? diff.headSha : undefined) ?? headSha;
}
function formatChangeNumber(number, isMergeRequest = false) {
    return isMergeRequest ? `merge request !${number}` : `pull request #${number}`;
}
function describeContext(context, scannedBy) {
    const { event, refusal, branch, headSha, change, base, repositoryUrl } = context;
    const repository = /^https?:\/\/[^/]+\/(.+)$/.exec(repositoryUrl ?? '')?.[1];
    const repositoryText = repository === undefined ? '' : `${repository} · `;
    if (refusal !== undefined)
        return `${repositoryText}nothing to scan; the policy comes from ${branch}`;
    const commit = headSha === undefined ? '' : ` at ${headSha.slice(0, 12)}`;
    const pull = change?.number === undefined ? '' : `${formatChangeNumber(change.number, change.isMergeRequest)}, `;
    const of = event === undefined || event === 'pull_request' ? '' : ` (${event})`;
    const into = base === undefined ? '' : ` ${change === undefined && base.sha === undefined ? 'against' : 'into'} ${base.branch}`;
    const scanner = scannedBy === undefined ? '' : `, scanned by ${new URL(scannedBy).host}`;
    return `${repositoryText}${pull}${branch}${commit}${into}${of}${scanner}`;
}
function readChange(ci) {
    if (ci === undefined || (ci.isChange !== true && ci.isFork !== true && ci.pullRequest === undefined))
        return undefined;
    const fork = ci.isFork === undefined ? 'unknown' : ci.isFork ? 'yes' : 'no';
    return { number: ci.pullRequest, isMergeRequest: ci.isMergeRequest, author: ci.author, fork, isDraft: ci.isDraft };
}
function mayBeFork(ci) {
    const change = readChange(ci);
    return change !== undefined && change.fork !== 'no';
}


/***/ }),

/***/ 2320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ readContext)
});

// EXTERNAL MODULE: ./build/compiled/src/shared/errors.js
var errors = __webpack_require__(6002);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/files.js
var files = __webpack_require__(1301);
// EXTERNAL MODULE: ./build/compiled/src/shared/prose.js
var prose = __webpack_require__(7974);
// EXTERNAL MODULE: ./build/compiled/src/shared/shown/neutral.js
var neutral = __webpack_require__(844);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/regular-file.js
var regular_file = __webpack_require__(6289);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/commit-name.js
var commit_name = __webpack_require__(9889);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/origin.js
var origin = __webpack_require__(4222);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/repository.js
var repository = __webpack_require__(8044);
// EXTERNAL MODULE: ./build/compiled/src/shared/once.js
var once = __webpack_require__(8864);
// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/sources.js
var sources = __webpack_require__(2537);
;// CONCATENATED MODULE: ./build/compiled/src/gate/hosts/context/checkout.js







function readCheckoutLazily(folder) {
    const git = (0,files/* createGit */.lD)(folder);
    return {
        isCheckout: () => (0,files/* isCheckout */.VI)(folder),
        branch: async () => stripHeadsPrefix(await git('symbolic-ref', '--quiet', 'HEAD')),
        head: () => (0,files/* resolveSha */.vc)('HEAD', git),
        address: async () => {
            const url = await git('remote', 'get-url', 'origin');
            return url && (0,origin/* resolveRelativeUrl */.Yl)(url, (0,repository/* findRepository */.W)(folder).checkout?.top ?? folder);
        },
        defaultBranch: async () => stripPrefix(await git('symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD'), 'refs/remotes/origin/'),
    };
}
function readCheckoutTogether(folder) {
    const later = readCheckoutLazily(folder);
    const readHeadOnce = (0,once/* runOnce */.Jh)(() => (0,files/* readCheckoutHead */.VH)(folder));
    return {
        isCheckout: async () => (await readHeadOnce()) !== undefined || later.isCheckout(),
        branch: async () => {
            const head = await readHeadOnce();
            return head === undefined ? later.branch() : stripHeadsPrefix(head.ref);
        },
        head: async () => (await readHeadOnce())?.sha ?? later.head(),
        address: (0,once/* runOnce */.Jh)(later.address),
        defaultBranch: (0,once/* runOnce */.Jh)(later.defaultBranch),
    };
}
function readCheckoutEagerly(folder) {
    const reader = readCheckoutTogether(folder);
    void Promise.allSettled([reader.head(), reader.address(), reader.defaultBranch()]);
    return reader;
}
const stripHeadsPrefix = (ref) => stripPrefix(ref, 'refs/heads/');
function stripPrefix(ref, prefix) {
    return ref?.startsWith(prefix) ? ref.slice(prefix.length) : undefined;
}
function checkCommit(head, path, expected) {
    if (expected.includes(head))
        return;
    throw new errors/* GateError */.ue('CONFIG', `The checkout ${path} is at ${head.slice(0, 12)}, but the event is about another commit`, {
        reason: 'moved',
        brief: 'the checkout is at another commit',
        hint: 'Check out the commit of the event before the gate, for example with actions/checkout.',
    });
}
async function checkBuiltCommit(ci, path) {
    const named = [ci.headSha, ci.builtSha].filter((sha) => sha !== undefined);
    if (named.length === 0)
        return;
    const git = (0,files/* createGit */.lD)(path);
    const head = (await (0,files/* resolveSha */.vc)('HEAD', git)) ?? '';
    const sides = await readMergeParents(git);
    const isBuilt = [head, ...sides].some((sha) => named.some((each) => sha.startsWith(each)));
    if (!isBuilt)
        checkCommit(head, path, []);
}
async function readMergeParents(git) {
    const parents = (0,commit_name/* parseParents */.rf)((await git('cat-file', 'commit', 'HEAD')) ?? '');
    return parents.length > 1 ? parents : [];
}
async function resolveBuiltCommit({ headSha: named }, git) {
    if (named === undefined || (0,commit_name/* isFullSha */.Wf)(named))
        return named;
    const sha = await (0,files/* resolveSha */.vc)(named, git);
    return sha?.startsWith(named) ? sha : undefined;
}
const listHeadRefs = (number) => [
    `refs/pull/${number}/head`,
    `refs/merge-requests/${number}/head`,
    `refs/pull-requests/${number}/from`,
];
async function findCommitInCheckout(branch, { isChange, headRef, pullRequest }, { git, checkout }) {
    const head = await checkout.head();
    const sides = isChange === true ? await readMergeParents(git) : [];
    if (sides.length === 0 || head === undefined)
        return head;
    const candidates = [head, ...sides];
    const kept = headRef === undefined ? undefined : await (0,files/* resolveSha */.vc)(headRef, git);
    if (kept !== undefined && candidates.includes(kept))
        return kept;
    const refs = pullRequest === undefined ? [] : listHeadRefs(pullRequest);
    const remoteRefs = await (0,sources/* listRemoteRefs */.R8)([...refs, ...(branch === undefined ? [] : [`refs/heads/${branch}`])], git);
    return remoteRefs.map(({ sha }) => sha).find((sha) => candidates.includes(sha));
}
async function findBranchAt(sha, git) {
    const names = sha === undefined ? [] : (await (0,sources/* listRemoteRefs */.R8)(['refs/heads/*'], git)).filter((ref) => ref.sha === sha);
    return names.length === 1 ? names[0]?.ref.slice('refs/heads/'.length) : undefined;
}
async function isBranchAtCommit(branch, sha, git) {
    const head = await (0,sources/* readRemoteBranch */.H)(branch, git);
    return head.kind === 'at' && head.sha === sha;
}

// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/context/context.js
var context = __webpack_require__(1752);
;// CONCATENATED MODULE: ./build/compiled/src/gate/hosts/context/source-rules.js



function buildGithubSources(subject, pullRequest, policy) {
    return {
        head: { kind: 'github', branch: subject.branch },
        trustedPolicy: chooseGithubPolicy(subject, policy),
        judgedPolicy: { kind: 'github', ref: subject.headSha ?? `heads/${subject.branch}` },
        diff: chooseGithubDiff(subject, pullRequest, subject.headSha),
        defaultDiff: chooseDefaultDiff(subject, subject.headSha),
    };
}
function buildRefusedSources(trustedPolicy) {
    return { head: undefined, trustedPolicy, judgedPolicy: undefined, diff: undefined };
}
function buildCheckoutSources(subject, path, proposed, policy) {
    return {
        head: path === undefined ? undefined : { kind: 'checkout', path },
        trustedPolicy: chooseCurrentPolicy(subject, path, policy),
        judgedPolicy: chooseCheckoutPolicy(subject, path),
        diff: chooseGithubDiff(subject, proposed.pullRequest, proposed.headSha),
        defaultDiff: chooseDefaultDiff(subject, proposed.headSha),
    };
}
function chooseGithubDiff({ base, headSha }, number, proposedSha) {
    if (number !== undefined)
        return { kind: 'pull-request', number, base, headSha: proposedSha };
    if (base === undefined)
        return undefined;
    return { kind: 'comparison', baseSha: base.sha, baseBranch: base.branch, headSha: headSha ?? proposedSha };
}
function chooseDefaultDiff(subject, headSha) {
    const baseBranch = subject.defaultBranch;
    if (baseBranch === undefined || headSha === undefined || !(0,context/* hasUntrustedBase */.az)(subject))
        return undefined;
    return { kind: 'comparison', baseSha: undefined, baseBranch, headSha };
}
function chooseGithubPolicy(subject, { ref }) {
    if (ref !== undefined)
        return { kind: 'github', ref };
    if (subject.defaultBranch !== undefined)
        return { kind: 'github', ref: `heads/${subject.defaultBranch}` };
    const why = new errors/* GateError */.ue('CONFIG', 'The event does not name the default branch', {
        hint: 'Set policy-ref to the branch that contains the policy.',
    });
    return { kind: 'unreadable', why };
}
function chooseCurrentPolicy(subject, path, policy) {
    const source = chooseGithubPolicy(subject, policy);
    const { trust, defaultBranch, headSha } = subject;
    const isOwn = trust === 'own' && policy.ref === undefined;
    if (source.kind !== 'github' || !isOwn || !path || !defaultBranch || !headSha)
        return source;
    return { ...source, otherwise: { path, branch: defaultBranch, sha: headSha } };
}
function chooseCheckoutPolicy({ headSha, branch }, path) {
    if (path !== undefined)
        return { kind: 'checkout', path, ref: headSha ?? branch, otherwise: 'HEAD' };
    const why = new errors/* GateError */.ue('NOT_FOUND', 'There is no checkout to read it from', {
        hint: 'Run the gate in a checkout of the repository, or name a central policy: config-file GIT-URL//path@ref (on GitHub owner/repo/path@ref).',
    });
    return { kind: 'unreadable', why };
}
function buildPipelineSources(subject, { path, ci, judged, isRefused, conflict, }, policy) {
    if (path === undefined && (ci === undefined || policy.isCentral))
        return buildRefusedSources(undefined);
    const judgedPolicy = chooseCheckoutPolicy(subject, path);
    const isOwn = path === undefined || (subject.trust === 'own' && policy.ref === undefined);
    const trustedPolicy = isOwn ? judgedPolicy : chooseOriginPolicy(subject, { path, ci, conflict }, policy);
    if (isRefused || path === undefined)
        return buildRefusedSources(trustedPolicy);
    const alone = judged.kind === 'commit' ? judged.defaultBranch : undefined;
    const diff = chooseCheckoutDiff(ci === undefined ? { ...subject, base: undefined } : subject, {
        path,
        alone,
        wholeHistory: ci?.wholeHistory,
    });
    return {
        head: judged.kind === 'branch' ? { kind: 'origin', path, branch: subject.branch } : { kind: 'checkout', path },
        trustedPolicy,
        judgedPolicy,
        diff,
        defaultDiff: (0,context/* hasUntrustedBase */.az)(subject) ? diff : undefined,
    };
}
function chooseOriginPolicy({ defaultBranch }, { path, ci, conflict }, { ref }) {
    if (ref !== undefined && (ci === undefined || (0,commit_name/* isFullSha */.Wf)(ref)))
        return { kind: 'checkout', path, ref };
    if (ci !== undefined && (0,context/* mayBeFork */.bk)(ci) && ci.isForkOfOrigin !== true) {
        return createUnreadableSource('The checkout may belong to the fork, whose author would then choose the policy', 'Name the trusted policy: config-file GIT-URL//path@ref (on GitHub owner/repo/path@ref), or a commit by its full SHA in policy-ref.');
    }
    const branch = ref?.replace(/^(?:refs\/)?heads\//, '') ?? defaultBranch;
    if (branch !== undefined)
        return { kind: 'origin', path, branch };
    if (ci?.id === 'unattended') {
        return createUnreadableSource('no origin names the default branch', 'On your own machine, add --local. Elsewhere, give git access to origin.');
    }
    return createUnreadableSource(conflict ?? 'The default branch, which the policy is read from, is not known', 'Give git in this job access to origin, or name a branch or the full SHA of a commit with the trusted policy: policy-ref.');
}
function createUnreadableSource(message, hint) {
    return { kind: 'unreadable', why: new errors/* GateError */.ue('NOT_FOUND', message, { hint }) };
}
function chooseCheckoutDiff({ headSha, trust, ...subject }, { path, alone, wholeHistory }) {
    const branch = (0,context/* hasUntrustedBase */.az)(subject) ? subject.defaultBranch : subject.base?.branch;
    if (branch !== undefined)
        return { kind: 'origin', path, headSha, branch, wholeHistory };
    return trust === 'proposal' ? undefined : { kind: 'default-branch', path, headSha, alone };
}

// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/repository-url.js
var repository_url = __webpack_require__(1143);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(8343);
;// CONCATENATED MODULE: ./build/compiled/src/gate/hosts/github/payload.js



const sha = schemas/* string */.YjP().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/i);
const payload_name = schemas/* string */.YjP().regex(/^[^\0-\x1f\x7f-\x9f]+$/);
const ordinal = schemas/* int */.Whr().positive();
const time = schemas/* string */.YjP()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/)
    .refine((text) => !Number.isNaN(Date.parse(text)));
function tolerate(shape) {
    return shape.optional().catch(undefined);
}
const payload_repository = schemas/* object */.Ikc({
    id: schemas/* nullish */.cl6(schemas/* number */.aig()),
    full_name: schemas/* optional */.lqM(payload_name),
    default_branch: schemas/* nullish */.cl6(payload_name),
    private: schemas/* nullish */.cl6(schemas/* boolean */.zMY()),
    visibility: schemas/* nullish */.cl6(schemas/* string */.YjP()),
});
const pull = schemas/* object */.Ikc({
    number: ordinal,
    head: schemas/* object */.Ikc({ ref: payload_name, sha, repo: schemas/* nullish */.cl6(payload_repository) }),
    base: schemas/* object */.Ikc({ ref: payload_name, sha }),
    draft: tolerate(schemas/* boolean */.zMY()),
    user: tolerate(schemas/* object */.Ikc({ login: schemas/* string */.YjP() })),
});
const ownBase = schemas/* object */.Ikc({ ref: payload_name, sha, repo: schemas/* object */.Ikc({ id: schemas/* number */.aig() }) });
const ofRepository = { repository: schemas/* optional */.lqM(payload_repository) };
const common = schemas/* object */.Ikc(ofRepository);
const pushed = schemas/* object */.Ikc({ ref: payload_name, after: sha, deleted: schemas/* optional */.lqM(schemas/* boolean */.zMY()) });
const dispatched = schemas/* object */.Ikc({ ref: schemas/* optional */.lqM(payload_name) });
const pullRequested = schemas/* object */.Ikc({ ...ofRepository, action: tolerate(schemas/* string */.YjP()), pull_request: pull });
const other = schemas/* object */.Ikc({ ...ofRepository, action: tolerate(schemas/* string */.YjP()), pull_request: schemas/* optional */.lqM(pull) });
const merging = schemas/* object */.Ikc({
    merge_group: schemas/* object */.Ikc({ head_ref: payload_name, head_sha: sha, base_ref: payload_name, base_sha: sha }),
});
const finished = schemas/* object */.Ikc({
    ...ofRepository,
    workflow_run: schemas/* object */.Ikc({
        event: schemas/* string */.YjP(),
        head_branch: schemas/* nullish */.cl6(payload_name),
        head_sha: sha,
        head_repository: schemas/* nullish */.cl6(payload_repository),
        pull_requests: schemas/* nullish */.cl6(schemas/* array */.YOg(schemas/* object */.Ikc({ number: ordinal, base: ownBase }))),
    }),
});
const named = schemas/* object */.Ikc({ ref: schemas/* optional */.lqM(schemas/* string */.YjP()) });
const anyEvent = schemas/* object */.Ikc({
    ref: tolerate(schemas/* string */.YjP()),
    after: tolerate(schemas/* string */.YjP()),
    deleted: tolerate(schemas/* boolean */.zMY()),
    merge_group: tolerate(schemas/* object */.Ikc({ head_ref: tolerate(schemas/* string */.YjP()), head_sha: tolerate(schemas/* string */.YjP()) })),
    pull_request: tolerate(schemas/* object */.Ikc({ number: tolerate(schemas/* number */.aig()), head: tolerate(named), base: tolerate(named) })),
});
const parsePayloadSha = (stated) => readAs(sha, stated);
const oneParse = { jitless: true };
function readAs(shape, payload) {
    return shape.safeParse(payload, oneParse).data;
}
function parsePayload(shape, payload, event) {
    const { success, data, error } = shape.safeParse(payload, oneParse);
    if (success)
        return data;
    const fields = new Set(error.issues.map(({ path }) => path.join('.') || 'everything'));
    throw createWrongRefError(`The payload of the ${(0,neutral/* neutralizeLine */.a0)(event, 60)} event is not what GitHub sends: check ${[...fields].join(', ')}`, 'The file that GITHUB_EVENT_PATH names must be the one that the runner wrote.');
}
function createWrongRefError(message, hint) {
    return new errors/* GateError */.ue('CONFIG', message, { reason: 'wrong-ref', hint });
}
const moment = tolerate(schemas/* nullish */.cl6(schemas/* union */.KCZ([schemas/* number */.aig(), time])));
const timed = tolerate(schemas/* nullish */.cl6(schemas/* object */.Ikc({ pushed_at: moment, updated_at: moment, created_at: moment })));
const times = schemas/* object */.Ikc({
    repository: timed,
    pull_request: timed,
    workflow_run: timed,
    head_commit: tolerate(schemas/* nullish */.cl6(schemas/* object */.Ikc({ timestamp: moment }))),
});
function readLatestPushTimeMs(payload) {
    const { repository, pull_request: pull, workflow_run: run, head_commit: commit } = readAs(times, payload) ?? {};
    const measured = [repository?.pushed_at, pull?.updated_at, run?.created_at].map(toMilliseconds);
    const statedTimes = measured.filter((time) => time !== undefined);
    return statedTimes.length === 0 ? undefined : Math.max(...statedTimes, toMilliseconds(commit?.timestamp) ?? 0);
}
function toMilliseconds(time) {
    if (time === undefined || time === null)
        return undefined;
    return typeof time === 'number' ? time * 1000 : Date.parse(time);
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/hosts/github/event.js




const ofPull = {
    GITHUB_HEAD_REF: ({ pull_request: pull }) => pull?.head?.ref,
    GITHUB_BASE_REF: ({ pull_request: pull }) => pull?.base?.ref,
};
const statedVariables = {
    push: { GITHUB_REF: ({ ref }) => ref, GITHUB_SHA: ({ after, deleted }) => (deleted ? undefined : after) },
    workflow_dispatch: { GITHUB_REF: ({ ref }) => (ref?.startsWith('refs/') ? ref : undefined) },
    merge_group: {
        GITHUB_REF: ({ merge_group: group }) => group?.head_ref,
        GITHUB_SHA: ({ merge_group: group }) => group?.head_sha,
    },
};
function checkVariables(payload, env, event) {
    const read = statedVariables[event] ?? ofPull;
    const said = readAs(anyEvent, payload);
    const statements = said === undefined ? [] : Object.entries(read).map(([name, of]) => [name, of(said)]);
    for (const [name, stated] of statements) {
        const set = env[name];
        if (stated === undefined || !set || stated === set)
            continue;
        if (name === 'GITHUB_SHA' && stated.toLowerCase() === set.toLowerCase())
            continue;
        throw createEventMismatchError(`The event file says ${(0,neutral/* neutralizeLine */.a0)(stated, 140)} where ${name} is ${(0,neutral/* neutralizeLine */.a0)(set, 140)}`);
    }
    const number = /^refs\/pull\/(\d+)\//.exec(env.GITHUB_REF ?? '')?.[1];
    const pull = said?.pull_request?.number;
    if (number === undefined || pull === undefined || Number(number) === pull)
        return;
    throw createEventMismatchError(`The event file is about pull request ${pull}, the run about ${number}`);
}
function createEventMismatchError(message) {
    return new errors/* GateError */.ue('CONFIG', message, {
        reason: 'settings',
        hint: 'The file that GITHUB_EVENT_PATH names must be the one that the runner wrote. Run the gate in its own job.',
    });
}
const ownActions = ['opened', 'synchronize', 'edited'];
function getsNoSecrets(payload, env) {
    const { GITHUB_EVENT_NAME: event, GITHUB_ACTOR: actor } = env;
    const said = event === 'pull_request' ? readAs(other, payload) : undefined;
    if (actor === 'dependabot[bot]')
        return event === 'push' || ownActions.includes(said?.action ?? '');
    return said?.pull_request !== undefined && detectFork(said.pull_request.head.repo, said.repository, env) === 'yes';
}
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
function readGithubEvent(payload, env, eventName = env.GITHUB_EVENT_NAME) {
    if (!eventName)
        throw createWrongRefError('GITHUB_EVENT_NAME is not set', 'Run this in a GitHub workflow.');
    parsePayload(common, payload, eventName);
    const reader = Object.hasOwn(readers, eventName) ? readers[eventName] : undefined;
    const { isBound, read } = reader ?? { isBound: false, read: readOther };
    checkVariables(payload, env, eventName);
    const facts = read(payload, env);
    const own = detachedEvents.includes(eventName) ? undefined : readRunCommit(env);
    return {
        ...facts,
        name: eventName,
        isBound,
        isKnown: reader !== undefined,
        isProposal: facts.change !== undefined || eventName === 'merge_group',
        commits: [own, facts.headSha].filter((sha) => sha !== undefined),
    };
}
const detachedEvents = ['pull_request_target', 'workflow_run'];
function readOwnRepository(payload, env) {
    const own = readAs(common, payload)?.repository;
    const fullName = env.GITHUB_REPOSITORY || own?.full_name;
    const isScheduled = env.GITHUB_EVENT_NAME === 'schedule' && env.GITHUB_REF?.startsWith(headsPrefix);
    return {
        url: fullName ? `${(env.GITHUB_SERVER_URL || 'https://github.com').replace(/\/+$/, '')}/${fullName}` : undefined,
        defaultBranch: own?.default_branch ?? (isScheduled ? env.GITHUB_REF?.slice(headsPrefix.length) : undefined),
        isPublic: isPublic(own),
        isCertain: own !== undefined && isSameRepository(own, own, env),
    };
}
function readRunCommit(env) {
    return parsePayloadSha(env.GITHUB_SHA);
}
function catchRefusal(read) {
    try {
        return read();
    }
    catch (error) {
        return { branch: (0,errors/* toGateError */.Vl)(error) };
    }
}
function readOther(payload, env) {
    const { pull_request: pull, repository: own } = parsePayload(other, payload, env.GITHUB_EVENT_NAME ?? 'other');
    const refusal = createWrongRefError(`The event ${(0,neutral/* neutralizeLine */.a0)(env.GITHUB_EVENT_NAME ?? '', 60)} does not say which branch to scan`, 'Set branch, or run the gate on push, pull_request, merge_group, schedule or workflow_dispatch.');
    return pull === undefined ? { branch: refusal } : { ...readPullFacts(pull, own, env), branch: refusal };
}
function readPush(payload) {
    return catchRefusal(() => {
        const push = parsePayload(pushed, payload, 'push');
        const branch = parseEventBranch(push.ref);
        if (!push.deleted && !/^0+$/.test(push.after))
            return { branch, headSha: push.after };
        throw createWrongRefError(`The branch ${(0,neutral/* neutralizeLine */.a0)(branch, 255)} was deleted: there is nothing to scan`, skipHint);
    });
}
function readDispatch(payload, env) {
    return catchRefusal(() => {
        const ref = parsePayload(dispatched, payload, 'workflow_dispatch').ref ?? env.GITHUB_REF;
        return { branch: parseEventBranch(ref), headSha: ref === env.GITHUB_REF ? readRunCommit(env) : undefined };
    });
}
function readSchedule(payload, env) {
    return catchRefusal(() => {
        const ref = env.GITHUB_REF;
        if (ref)
            return { branch: parseEventBranch(ref), headSha: readRunCommit(env) };
        const branch = parsePayload(common, payload, 'schedule').repository?.default_branch;
        return { branch: parseEventBranch(branch ? `${headsPrefix}${branch}` : undefined) };
    });
}
function readPullRequest(payload, env) {
    const { action, pull_request: pull, repository: own } = parsePayload(pullRequested, payload, 'pull request');
    const isFirst = env.GITHUB_RUN_ATTEMPT === undefined || env.GITHUB_RUN_ATTEMPT === '1';
    const isSameHead = action !== undefined && !headActions.includes(action) && isFirst;
    return { ...readPullFacts(pull, own, env), ...(isSameHead && { isSameHead }) };
}
const headActions = ['opened', 'synchronize', 'reopened'];
function readPullFacts(pull, own, env) {
    const fork = detectFork(pull.head.repo, own, env);
    return {
        branch: fork === 'no' ? pull.head.ref : createForkError(pull.head.repo),
        headSha: pull.head.sha,
        base: { branch: pull.base.ref, sha: pull.base.sha },
        change: { number: pull.number, author: pull.user?.login, fork, isDraft: pull.draft },
    };
}
function readMergeGroup(payload) {
    const { merge_group: group } = parsePayload(merging, payload, 'merge_group');
    return catchRefusal(() => ({
        branch: parseEventBranch(group.head_ref),
        headSha: group.head_sha,
        base: { branch: parseEventBranch(group.base_ref), sha: group.base_sha },
    }));
}
function readWorkflowRun(payload, env) {
    const { workflow_run: run, repository: own } = parsePayload(finished, payload, 'workflow_run');
    const fork = detectFork(run.head_repository, own, env);
    const pulls = run.event === 'pull_request' ? (run.pull_requests ?? []) : [];
    const [pull, ...others] = pulls.filter(({ base: { repo } }) => repo.id === own?.id);
    const one = others.length === 0 ? pull : undefined;
    const isChange = one !== undefined || fork !== 'no';
    return {
        branch: fork === 'no' ? readRunBranch(run) : createForkError(run.head_repository),
        headSha: run.head_sha,
        base: one && { branch: one.base.ref, sha: one.base.sha },
        change: isChange ? { number: one?.number, author: undefined, fork, isDraft: undefined } : undefined,
    };
}
function readRunBranch(run) {
    if (run.event === 'pull_request_target') {
        return createWrongRefError('A workflow_run after a pull_request_target run does not say which commit the pull request has', 'Run the gate on pull_request itself.');
    }
    return run.head_branch ?? createWrongRefError('The workflow run that ended had no branch', skipHint);
}
const skipHint = (0,prose/* prose */.CS) `Exclude these runs with an ${(0,prose/* code */.aY)('if:')} on the job, or with filters in ${(0,prose/* code */.aY)('on:')}.`;
function parseEventBranch(ref) {
    if (ref?.startsWith(headsPrefix) && ref.length > headsPrefix.length)
        return ref.slice(headsPrefix.length);
    const what = ref?.startsWith('refs/tags/') ? `the tag ${ref.slice('refs/tags/'.length)}` : (ref ?? 'no ref at all');
    throw createWrongRefError(`This run is about ${(0,neutral/* neutralizeLine */.a0)(what, 255)}, not about a branch: the service scans branches`, skipHint);
}
function createForkError(theirs) {
    const owner = theirs?.full_name ? (0,neutral/* neutralizeLine */.a0)(theirs.full_name, 140) : 'a repository that no longer exists';
    return new errors/* GateError */.ue('CONFIG', `Not scanned: the pull request comes from ${owner}, a fork of this repository`, {
        reason: 'fork',
        hint: (0,prose/* prose */.CS) `The service can scan only branches of this repository. To judge forks with the scanners of the action, set ${(0,prose/* code */.aY)('fallback: embedded')} and check out the code before this step. To let them pass, set ${(0,prose/* code */.aY)('on-inconclusive: fork=warn')}.`,
    });
}
function detectFork(theirs, own, env) {
    if (!theirs)
        return 'unknown';
    return isSameRepository(theirs, own, env) ? 'no' : 'yes';
}
function isSameRepository(theirs, own, env) {
    const runId = Number(env.GITHUB_REPOSITORY_ID || Number.NaN);
    const runName = env.GITHUB_REPOSITORY;
    const names = [own?.full_name, runName].filter((known) => known !== undefined && known !== '');
    if (names.length === 0 || theirs.full_name === undefined)
        return false;
    const ids = [own?.id ?? Number.NaN, runId].filter((known) => !Number.isNaN(known));
    return (names.every((known) => known?.toLowerCase() === theirs.full_name?.toLowerCase()) &&
        (typeof theirs.id !== 'number' || ids.every((known) => known === theirs.id)));
}
function isPublic(own) {
    const { private: isPrivate, visibility } = own ?? {};
    const isClosed = visibility === 'private' || visibility === 'internal';
    return isPrivate === false || (!isClosed && (Boolean(visibility) || !isPrivate));
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/hosts/github/workflow.js








async function readWorkflow({ variables, folder }, hints) {
    const { judged, policy } = hints;
    const payload = judged.kind === 'commented'
        ? { pull_request: judged.pull, repository: judged.repository }
        : await readPayload(variables);
    const workflow = { variables, payload, own: readOwnRepository(payload, variables), policy };
    if (judged.kind === 'branch') {
        const context = readBranchContext(workflow, judged.named);
        return getsNoSecrets(payload, variables) ? { ...context, isWithoutSecrets: true } : context;
    }
    if (judged.kind === 'pending')
        return readPendingContext(workflow, judged);
    if (judged.kind === 'commented')
        return readBranchContext(workflow, undefined, 'pull_request');
    return readCheckoutContext(workflow, folder, judged);
}
async function readPayload({ GITHUB_EVENT_PATH: path }) {
    if (!path)
        throw createNoWorkflowError('GITHUB_EVENT_PATH is not set');
    try {
        return JSON.parse(await (0,regular_file/* readRegularText */.Aj)(path));
    }
    catch (error) {
        throw createNoWorkflowError(`the event file cannot be read (${error.message})`, error);
    }
}
function createNoWorkflowError(why, cause) {
    return new errors/* GateError */.ue('CONFIG', `The commit to judge is not known: ${why}`, {
        cause,
        reason: 'wrong-ref',
        hint: 'The action works only in a GitHub workflow; elsewhere use the command scan-gate run.',
    });
}
function readPendingContext(workflow, { pull, branch, headSha, startedMs }) {
    const { variables, payload } = workflow;
    const { repository } = parsePayload(common, payload, 'workflow_dispatch');
    const eventBranch = pull === undefined ? { ref: `refs/heads/${branch}`, after: headSha } : { pull_request: pull };
    const event = pull === undefined ? 'push' : 'pull_request';
    const { GITHUB_REF, GITHUB_SHA, GITHUB_HEAD_REF, GITHUB_BASE_REF, ...rest } = variables;
    const context = readBranchContext({ ...workflow, variables: { ...rest, GITHUB_EVENT_NAME: event }, payload: { ...eventBranch, repository } }, undefined, event);
    return { ...context, sources: { ...context.sources, pushedByMs: startedMs } };
}
function readBranchContext(workflow, named, readAs) {
    const { own, policy } = workflow;
    try {
        const { change, ...subject } = findScannedBranch(workflow, named, readAs);
        const sources = buildGithubSources(subject, change?.number, policy);
        const timed = { ...sources, pushedByMs: readLatestPushTimeMs(workflow.payload) };
        const facts = { ...buildCommonFacts(workflow), ...subject, change, repositoryUrl: own.url };
        return { ...facts, sources: timed, refusal: undefined };
    }
    catch (error) {
        const { defaultBranch } = own;
        if (defaultBranch === undefined || !own.isCertain)
            throw error;
        const noCommit = { branch: defaultBranch, headSha: undefined, base: undefined, defaultBranch };
        const refused = { ...noCommit, trust: 'proposal' };
        const sources = buildRefusedSources(chooseGithubPolicy(refused, policy));
        const facts = { ...buildCommonFacts(workflow), ...refused, change: undefined, repositoryUrl: own.url };
        return { ...facts, sources, refusal: (0,errors/* toGateError */.Vl)(error) };
    }
}
function findScannedBranch({ variables, payload, own }, named, readAs) {
    const event = readGithubEvent(payload, variables, readAs);
    const { defaultBranch } = own;
    if (named !== undefined && !event.isBound) {
        const isOwnRef = event.isKnown && variables.GITHUB_REF === `refs/heads/${named}`;
        const headSha = isOwnRef ? readRunCommit(variables) : undefined;
        const facts = decideTrust(named, { isProposal: false }, defaultBranch);
        return { branch: named, headSha, ...facts, defaultBranch };
    }
    const { branch } = event;
    if (typeof branch !== 'string')
        throw branch;
    if (named !== undefined && named !== branch) {
        throw createWrongRefError(`branch is set to ${named}, but this ${event.name} run is about ${branch}`, 'Remove branch, or name another branch only in runs by schedule or by hand.');
    }
    const { headSha, isSameHead } = event;
    const facts = decideTrust(branch, event, defaultBranch);
    return { branch, headSha, ...facts, defaultBranch, ...(isSameHead && { isSameHead }) };
}
async function readCheckoutContext(workflow, folder, judged) {
    const { variables, payload, own, policy } = workflow;
    const event = readGithubEvent(payload, variables);
    if (judged.kind === 'commit')
        checkCommit(judged.sha, folder, event.commits);
    const path = (await (0,files/* isCheckout */.VI)(folder)) ? folder : undefined;
    const { branch, sha, repositoryUrl } = judged.kind === 'commit' ? judged : await readFolder(folder);
    const { defaultBranch } = own;
    const eventBranch = typeof event.branch === 'string' ? event.branch : undefined;
    const { change, base, trust } = decideTrust(eventBranch, event, defaultBranch);
    const isOwn = trust === 'own' && (sha === undefined || event.commits.includes(sha));
    const subject = { branch, headSha: sha, base, trust: isOwn ? 'own' : 'proposal', defaultBranch };
    const proposed = { pullRequest: change?.number, headSha: event.headSha };
    const sources = buildCheckoutSources(subject, path, proposed, policy);
    const built = eventBranch === undefined ? {} : { builtBranch: eventBranch };
    const facts = { ...buildCommonFacts(workflow), ...subject, ...built, change };
    return { ...facts, repositoryUrl: repositoryUrl ?? own.url, sources, refusal: undefined };
}
async function readFolder(folder) {
    const checkout = readCheckoutLazily(folder);
    const sha = await checkout.head();
    const origin = await checkout.address();
    const branch = (await checkout.branch()) ?? (sha === undefined ? 'HEAD' : `detached-${sha.slice(0, 12)}`);
    return { branch, sha, repositoryUrl: origin === undefined ? undefined : (0,repository_url/* formatRepositoryUrl */.Ls)(origin) };
}
function buildCommonFacts({ variables, own }) {
    return { system: 'github', event: variables.GITHUB_EVENT_NAME, isPublic: own.isPublic };
}
function decideTrust(branch, { base, change, isProposal }, defaultBranch) {
    if (isProposal)
        return { base, change, trust: 'proposal' };
    if (branch !== undefined && branch === defaultBranch)
        return { base: undefined, change, trust: 'own' };
    const isCompared = branch !== undefined && defaultBranch !== undefined;
    return { base: isCompared ? { branch: defaultBranch, sha: undefined } : undefined, change, trust: 'proposal' };
}

// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/registry.js + 12 modules
var registry = __webpack_require__(4673);
;// CONCATENATED MODULE: ./build/compiled/src/gate/hosts/context/read-context.js











async function readContext(environment, hints) {
    const { judged, policy } = hints;
    const { variables } = environment;
    const isWorkflow = (0,registry/* isGithubActions */.Pt)(variables) && Boolean(variables.GITHUB_EVENT_PATH);
    const mustBe = judged.kind === 'branch' && judged.mustBeWorkflow === true;
    if (judged.kind === 'commented' || judged.kind === 'pending' || isWorkflow || mustBe) {
        return readWorkflow(environment, hints);
    }
    return readPipeline(environment, judged, policy);
}
async function readPipeline({ variables, folder, isAttended }, judged, policy) {
    const run = (0,registry/* readCiRun */.Cn)(variables) ?? (isAttended ? undefined : registry/* unattendedRun */.cv);
    if (run?.unsupported !== undefined) {
        throw new errors/* GateError */.ue('CONFIG', `Not scanned: ${run.name} builds ${run.unsupported}, which is not supported`, {
            reason: 'wrong-ref',
            hint: 'Run the gate in jobs that build a branch or a pull request.',
        });
    }
    if (judged.kind === 'branch')
        refuseTag(run, judged.named);
    const git = (0,files/* createGit */.lD)(folder);
    const ask = run === undefined ? readCheckoutEagerly : readCheckoutTogether;
    const checkout = judged.kind === 'commit' ? readCheckoutLazily(folder) : ask(folder);
    const path = judged.kind === 'commit' || (await checkout.isCheckout()) ? folder : undefined;
    const isPart = run !== undefined && (await (0,files/* isSubmodule */.Xz)(folder));
    if (isPart && run.id !== 'unattended') {
        const message = `${folder} is a submodule of the repository that is built, whose branch chose it`;
        throw new errors/* GateError */.ue('CONFIG', message, {
            reason: 'foreign-repository',
            hint: 'Run the gate in the checkout of the repository that is built.',
        });
    }
    const asked = { folder, path, git, checkout, ci: run, isPart };
    const { repositoryUrl, ...found } = await readCheckoutFacts(asked, judged);
    const ci = run && (await resolveFork(run, judged.kind === 'branch' ? found : undefined, asked));
    const origin = { ...asked, ci };
    const isRefused = judged.kind === 'branch' && ci !== undefined && (0,context/* mayBeFork */.bk)(ci);
    if (found.branch === undefined && !isRefused) {
        const why = path === undefined ? `${folder} is not a git checkout` : 'the checkout is at a commit, not on a branch';
        const message = `The branch to scan is not known: ${why}`;
        throw new errors/* GateError */.ue('CONFIG', message, { reason: 'wrong-ref', hint: 'Set the branch with --branch.' });
    }
    const checkoutFacts = { ...found, branch: found.branch ?? '' };
    const { subject, conflict } = await determineSubject(checkoutFacts, judged, origin);
    const refusal = isRefused ? createForkPipelineError(subject) : undefined;
    const refused = { branch: subject.defaultBranch ?? subject.branch, headSha: undefined, base: undefined };
    return {
        system: ci === undefined ? 'laptop' : ci.id === 'github' ? 'other' : ci.id,
        ...{ event: ci?.name, repositoryUrl, runUrl: ci?.runUrl },
        ...(refusal === undefined ? subject : { ...subject, ...refused }),
        ...(refusal === undefined && ci?.branch !== undefined && { builtBranch: ci.branch }),
        change: refusal === undefined ? (0,context/* readChange */.pm)(ci) : undefined,
        isPublic: ci?.isPublic ?? (ci !== undefined && ci.id !== 'unattended'),
        ...(ci !== undefined && ci.id !== 'unattended' && ci.isPublic === undefined && { isPublicAssumed: true }),
        sources: buildPipelineSources(subject, { ...origin, judged, isRefused, conflict }, policy),
        refusal,
    };
}
async function readCheckoutFacts({ folder, path, git, checkout, ci }, judged) {
    if (ci !== undefined && judged.kind !== 'branch')
        await checkBuiltCommit(ci, folder);
    if (judged.kind === 'commit') {
        return { branch: judged.branch, headSha: judged.sha, repositoryUrl: judged.repositoryUrl };
    }
    const { named } = judged;
    const [checkedOut, address] = await Promise.all([checkout.branch(), checkout.address()]);
    if (ci !== undefined)
        checkBranchAndRepository(ci, named, address);
    const statedUrl = ci?.repositoryUrl ?? address;
    const repositoryUrl = statedUrl === undefined ? undefined : (0,repository_url/* formatRepositoryUrl */.Ls)(statedUrl);
    const here = ci?.isChange === true ? undefined : checkedOut;
    const branch = named ?? ci?.branch ?? here;
    if (ci === undefined || judged.kind === 'folder') {
        const revision = judged.kind === 'folder' ? (branch ?? 'HEAD') : branch;
        const isElsewhere = ci === undefined && checkedOut !== undefined && revision !== checkedOut;
        return { branch: revision, headSha: isElsewhere ? undefined : await checkout.head(), repositoryUrl };
    }
    const headSha = (await resolveBuiltCommit(ci, git)) ?? (await findCommitInCheckout(branch, ci, { git, checkout }));
    const found = branch ?? (path === undefined ? undefined : await findBranchAt(headSha, git));
    return { branch: found, headSha, repositoryUrl };
}
async function resolveFork(ci, found, { git, checkout }) {
    if ((0,context/* readChange */.pm)(ci)?.fork !== 'unknown' || ci.isForkOfOrigin !== true)
        return ci;
    const sha = found?.headSha ??
        (await resolveBuiltCommit(ci, git)) ??
        (await findCommitInCheckout(ci.branch, ci, { git, checkout }));
    const branch = ci.branch ?? found?.branch ?? (await findBranchAt(sha, git));
    const isOwn = branch !== undefined && (await isBranchAtCommit(branch, sha, git));
    return isOwn ? { ...ci, isFork: false } : ci;
}
async function determineSubject(checkoutFacts, judged, { ci, git, checkout, isPart }) {
    if (ci === undefined)
        return { subject: { ...checkoutFacts, ...(await readLaptopBase(judged, checkout)), trust: 'own' } };
    const asked = isPart ? undefined : await (0,sources/* readRemoteDefaultBranch */.EX)(git);
    const isContradicted = ci.defaultBranch !== undefined && asked !== undefined && ci.defaultBranch !== asked.name;
    const conflict = isContradicted
        ? `A variable of ${ci.name} says that ${(0,neutral/* neutralizeLine */.a0)(ci.defaultBranch ?? '', 140)} is the default branch, and origin says ${(0,neutral/* neutralizeLine */.a0)(asked?.name ?? '', 140)}`
        : undefined;
    const defaultBranch = isContradicted ? undefined : (ci.defaultBranch ?? asked?.name);
    const name = ci.branch ?? (judged.kind === 'branch' ? checkoutFacts.branch : await findOwnBranch(ci, { git, checkout }));
    const isDefault = (0,context/* readChange */.pm)(ci) === undefined && (name === undefined || name === defaultBranch);
    const baseBranch = ci.baseBranch ?? (isDefault ? undefined : defaultBranch);
    const base = baseBranch === undefined ? undefined : { branch: baseBranch, sha: undefined };
    const isCertain = isDefault && checkoutFacts.headSha !== undefined && defaultBranch !== undefined;
    const head = isCertain ? (asked?.now ?? (await (0,sources/* readRemoteBranch */.H)(defaultBranch, git))) : undefined;
    const isOwn = head?.kind === 'at' && head.sha === checkoutFacts.headSha;
    const subject = { ...checkoutFacts, base, defaultBranch, trust: isOwn ? 'own' : 'proposal' };
    return { subject, ...(conflict !== undefined && { conflict }) };
}
async function findOwnBranch(ci, { git, checkout }) {
    if (ci.id === 'unattended')
        return checkout.branch();
    return ci.tag === undefined ? findBranchAt(await checkout.head(), git) : undefined;
}
async function readLaptopBase(judged, checkout) {
    const rememberedBranch = await checkout.defaultBranch();
    const defaultBranch = rememberedBranch ?? (judged.kind === 'commit' ? judged.defaultBranch : undefined);
    const isOther = judged.kind === 'commit' && defaultBranch !== undefined && judged.branch !== defaultBranch;
    return { base: isOther ? { branch: defaultBranch, sha: undefined } : undefined, defaultBranch };
}
function checkBranchAndRepository(ci, named, address) {
    if (named !== undefined && ci.branch !== undefined && named !== ci.branch) {
        throw new errors/* GateError */.ue('CONFIG', `branch: ${named} is not ${ci.branch}, which ${ci.name} builds`, {
            reason: 'wrong-ref',
            hint: 'Remove branch: the gate scans what the job builds.',
        });
    }
    const [told, found] = [ci.repositoryUrl, address].map((url) => (0,repository_url/* parseRepositoryUrl */.fn)(url ?? ''));
    const isComparable = told !== undefined && found !== undefined && found.host !== '' && ci.isFork !== true;
    if (!isComparable || told.path.toLowerCase() === found.path.toLowerCase())
        return;
    throw new errors/* GateError */.ue('CONFIG', `${ci.name} builds ${ci.repositoryUrl}, this folder is a checkout of ${(0,repository_url/* formatRepositoryUrl */.Ls)(address ?? '')}`, {
        reason: 'foreign-repository',
        hint: 'Run the gate in the checkout of the repository that is built.',
    });
}
function refuseTag(ci, named) {
    if (named !== undefined || ci?.branch !== undefined || ci?.tag === undefined)
        return;
    throw new errors/* GateError */.ue('CONFIG', `Not scanned: ${ci.name} builds the tag ${(0,neutral/* neutralizeLine */.a0)(ci.tag, 140)}, not a branch`, {
        reason: 'wrong-ref',
        hint: (0,prose/* prose */.CS) `Leave tags out of the job that runs the gate, or name a branch with ${(0,prose/* code */.aY)('--branch')}.`,
    });
}
function createForkPipelineError({ defaultBranch }) {
    const refusal = new errors/* GateError */.ue('CONFIG', 'Not scanned: the pull request comes from a fork of this repository', {
        reason: 'fork',
        hint: (0,prose/* prose */.CS) `The service can scan only branches of this repository. For forks, run the gate with ${(0,prose/* code */.aY)('scan-gate run --embedded')}, or let them pass with ${(0,prose/* code */.aY)('--on-inconclusive fork=warn')}.`,
    });
    if (defaultBranch === undefined)
        throw refusal;
    return refusal;
}


/***/ }),

/***/ 1032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E_: () => (/* binding */ diffAgainstDefault),
/* harmony export */   FD: () => (/* binding */ readLocalDiff),
/* harmony export */   V1: () => (/* binding */ commitLimit),
/* harmony export */   Zf: () => (/* binding */ readLocalCommitDiffs)
/* harmony export */ });
/* unused harmony export parseDiff */
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6002);
/* harmony import */ var _shared_git_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1301);


const commitLimit = 250;
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
async function readLocalDiff(folder, base, head) {
    const mergeBase = await (0,_shared_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(['merge-base', '--end-of-options', base, head], folder);
    if (mergeBase === undefined || mergeBase === '')
        return undefined;
    const show = ['show', '--no-patch', '--format=%H %ct', '--end-of-options', `${head}^{commit}`, mergeBase];
    const shown = (await (0,_shared_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(show, folder))?.split('\n').map((line) => line.split(' ')) ?? [];
    const commit = shown[0]?.[0];
    if (commit === undefined)
        return undefined;
    if (commit === mergeBase)
        return { files: [], isComplete: true };
    const seconds = shown.find(([sha]) => sha === mergeBase)?.[1];
    const mergeBaseMs = /^\d+$/.test(seconds ?? '') ? Number(seconds) * 1000 : undefined;
    const diff = await (0,_shared_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .withMissingObjects */ .Pl)(folder, (whole) => readDiffBetween(whole, mergeBase, commit));
    const count = await (0,_shared_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(['rev-list', '--count', '--end-of-options', commit, `^${mergeBase}`], folder);
    const commitCount = count === undefined || (await (0,_shared_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isShallowClone */ .We)(folder)) ? undefined : Number(count);
    return diff && { ...diff, mergeBaseMs, commitCount };
}
async function* readLocalCommitDiffs(folder, base, head) {
    const list = ['rev-list', '--topo-order', '--parents', `--max-count=${commitLimit + 1}`, '--end-of-options'];
    const text = await (0,_shared_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)([...list, head, `^${base}`], folder);
    const commits = (text ?? '').split('\n').filter(Boolean);
    if (text === undefined || commits.length > commitLimit)
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('NOT_FOUND', `This checkout does not contain all commits from ${base} to ${head}`);
    for (const line of commits) {
        const [sha = '', ...parents] = line.split(' ');
        const found = await (0,_shared_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .withMissingObjects */ .Pl)(folder, (whole) => diffAgainstParents(whole, sha, parents));
        if (found === undefined)
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('NOT_FOUND', `git cannot determine what ${sha} changes`);
        yield { sha, against: found };
    }
}
async function diffAgainstParents(folder, sha, parents) {
    const diffs = await Promise.all(parents.map((parent) => readDiffBetween(folder, parent, sha)));
    const whole = diffs.filter((diff) => diff !== undefined);
    return whole.length === diffs.length && whole.length > 0 ? whole : undefined;
}
async function readDiffBetween(folder, base, head) {
    const between = ['--end-of-options', base, head];
    const both = await (0,_shared_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)([...plain, 'diff', '--raw', '--patch', ...options, ...between], folder);
    if (both === undefined)
        return undefined;
    const [list = ''] = both.split('\n\n', 1);
    const names = parseRawList(list) ?? (await (0,_shared_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)([...plain, 'diff', '--name-status', '-z', ...options, ...between], folder));
    return names === undefined ? undefined : parseDiff(names, both.slice(list.length + 2));
}
function parseRawList(list) {
    const lines = list.split('\n').filter((line) => line !== '');
    const records = lines.map((line) => /^:[^\t]* ([A-Z]\d*)\t([^\t"]+)(?:\t([^\t"]+))?$/.exec(line));
    if (records.includes(null))
        return undefined;
    return records.map((record) => `${record?.slice(1).filter(Boolean).join('\0')}\0`).join('');
}
async function diffAgainstDefault(cwd, head, alone) {
    const base = await findDefaultRef(cwd, alone);
    const diff = base === undefined || head === undefined ? undefined : await readLocalDiff(cwd, base, head);
    return diff?.files.length === 0 ? undefined : diff;
}
async function findDefaultRef(cwd, alone) {
    const remoteHead = await (0,_shared_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(['symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD'], cwd);
    if (remoteHead !== undefined || alone === undefined)
        return remoteHead;
    return (await (0,_shared_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(['remote'], cwd)) === '' ? `refs/heads/${alone}` : undefined;
}
function parseDiff(nameList, text) {
    const names = parseNameStatus(nameList);
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
function parseNameStatus(text) {
    const fields = text.split('\0').filter((field) => field !== '');
    const names = [];
    for (let index = 0; index < fields.length;) {
        const status = fields[index] ?? '';
        const isMoved = /^[RC]/.test(status);
        const [first = '', second = ''] = fields.slice(index + 1, index + 3);
        const parts = status === 'T' ? 2 : 1;
        const isRemoved = status === 'D';
        names.push(isMoved
            ? { path: second, previousPath: first, parts, ...(status === 'R100' && { isOnlyRenamed: true }) }
            : { path: first, isRemoved, parts });
        index += isMoved ? 3 : 2;
    }
    return names;
}


/***/ }),

/***/ 7379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ findStartObjection),
/* harmony export */   AI: () => (/* binding */ findCommentObjection),
/* harmony export */   Es: () => (/* binding */ readPull),
/* harmony export */   PA: () => (/* binding */ findInvolvement),
/* harmony export */   kC: () => (/* binding */ explainReadError),
/* harmony export */   zS: () => (/* binding */ readAccess)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8343);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4447);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6002);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9319);




const person = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    login: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().refine((login) => login.toLowerCase() !== 'ghost'),
    id: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int(),
    type: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish().catch(undefined),
});
const pullShape = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    state: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    user: person.nullish().catch(undefined),
    commits: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int(),
    head: zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ ref: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), sha: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }),
});
function readPull(client, number) {
    const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
    return client.call({ route, parameters: { pull_number: number }, shape: pullShape });
}
const permissionShape = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    permission: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    role_name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    user: person.nullish().catch(undefined),
});
async function readAccess(client, { login, id }, isPublic) {
    const route = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
    try {
        const response = await client.call({ route, parameters: { username: login }, shape: permissionShape });
        if (response.user?.id !== id)
            return 'outsider';
        if (['admin', 'maintain', 'write'].includes(response.permission))
            return 'write';
        if (response.role_name === 'triage')
            return 'member';
        return response.permission === 'read' && !isPublic ? 'member' : 'outsider';
    }
    catch (error) {
        if ((0,_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .readRefusalStatus */ .RO)(error) === 404)
            return 'outsider';
        throw error;
    }
}
const commitShape = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    sha: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    commit: zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
        message: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        verification: zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ verified: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY() }).nullish().catch(undefined),
    }),
    author: zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J(),
    committer: zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J(),
});
async function findInvolvement(client, number, pull, commenter, host = 'github.com') {
    if (!pull.user)
        return 'the author of the pull request is not known';
    if (isSame(pull.user, commenter))
        return 'you are the author of the pull request';
    const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/commits';
    const commits = await client.list({ route, parameters: { pull_number: number }, shape: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(commitShape) });
    if (commits.length !== pull.commits)
        return `only ${commits.length} of ${pull.commits} commits could be read`;
    if (!commits.some(({ sha }) => sha === pull.head.sha))
        return 'the pull request has moved on';
    for (const commit of commits) {
        const people = listCommitPeople(commit, host);
        if (people === undefined)
            return `the people behind commit ${commit.sha.slice(0, 12)} are not all known to GitHub`;
        if (people.some((each) => isSame(each, commenter)))
            return 'you are among those who wrote the commits';
    }
    const unverified = commits.filter(({ commit }) => commit.verification?.verified !== true);
    const [first] = unverified;
    if (first === undefined)
        return undefined;
    const doubt = `the author of commit ${first.sha.slice(0, 12)} is not verified`;
    const hasBot = isBot(pull.user) || unverified.some((each) => (listCommitPeople(each, host) ?? []).some(isBot));
    if (hasBot)
        return `a bot wrote it, which you may have started, and ${doubt}`;
    const pushers = await readPushers(client, pull.head.ref);
    if (pushers === undefined)
        return undefined;
    if (pushers.length >= mostPushes)
        return `its branch has ${mostPushes} pushes or more, and ${doubt}`;
    if (pushers.some((each) => isSame(each, commenter)))
        return `you pushed to its branch, and ${doubt}`;
    return pushers.some(isBot) ? `a bot pushed to its branch, which you may have started, and ${doubt}` : undefined;
}
const pushes = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ actor: zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J() }));
const mostPushes = 100;
async function readPushers(client, branch) {
    const route = 'GET /repos/{owner}/{repo}/activity';
    const parameters = { ref: `refs/heads/${branch}`, per_page: mostPushes };
    try {
        const listed = await client.call({ route, parameters, shape: pushes });
        return listed.map(({ actor }) => person.safeParse(actor).data ?? {});
    }
    catch (error) {
        const status = (0,_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .readRefusalStatus */ .RO)(error);
        if (status === 403 || status === 404)
            return undefined;
        throw error;
    }
}
function isSame(a, b) {
    return a.id === b.id || a.login?.toLowerCase() === b.login.toLowerCase();
}
function isBot({ type, login = '' }) {
    return type === 'Bot' || /\[bot\]$/i.test(login);
}
function listCommitPeople({ author, committer, commit }, host) {
    const knownAccounts = [author, committer].map((each) => person.safeParse(each).data);
    const people = [...knownAccounts, ...parseCoAuthors(commit.message, host)];
    return people.some((each) => each === undefined) ? undefined : people.filter((each) => each !== undefined);
}
function parseCoAuthors(message, host) {
    return [...message.matchAll(/^[ \t]*co-authored-by:(.*)$/gim)].map(([, text = '']) => {
        const [, id, login = '', server = ''] = /<(?:(\d+)\+)?([^<>@+\s]+)@users\.noreply\.([^<>@\s]+)>/i.exec(text) ?? [];
        const isOwnServer = (server.toLowerCase() === 'github.com') === (host.toLowerCase() === 'github.com');
        if (login === '' || !isOwnServer)
            return undefined;
        return id === undefined ? { login } : { login, id: Number(id) };
    });
}
function explainReadError(error) {
    const status = (0,_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .readRefusalStatus */ .RO)(error);
    if (status !== 403 && status !== 404)
        return error;
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('PUBLISH', error.message, {
        cause: error,
        status,
        hint: 'Give the job the permissions "pull-requests: write", "checks: write" and "contents: read".',
    });
}
function findStartObjection(env, { login }) {
    const starter = env.GITHUB_TRIGGERING_ACTOR || (env.GITHUB_RUN_ATTEMPT === '1' ? env.GITHUB_ACTOR : undefined);
    if (!starter)
        return 'it is not known who started this run';
    return starter.toLowerCase() === login.toLowerCase() ? undefined : 'this run was started by someone else';
}
const commentShape = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int(),
    body: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    user: zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ login: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), id: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int() }).nullish(),
    created_at: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
});
const longestMs = _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .dayMs */ .LP;
async function findCommentObjection(client, { commentId, body, commenter }, now) {
    const comment = await readCommentNow(client, commentId);
    if (comment === undefined)
        return 'it was deleted';
    if (comment.id !== commentId || (comment.body ?? '') !== body)
        return 'it was edited';
    if (comment.user?.id !== commenter.id)
        return 'its author has changed';
    const ageMs = Math.abs(now.getTime() - Date.parse(comment.created_at));
    return ageMs <= longestMs ? undefined : 'it was not written within the last 24 hours';
}
async function readCommentNow(client, commentId) {
    const route = 'GET /repos/{owner}/{repo}/issues/comments/{comment_id}';
    try {
        return await client.call({ route, parameters: { comment_id: commentId }, shape: commentShape });
    }
    catch (error) {
        const status = (0,_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .readRefusalStatus */ .RO)(error);
        if (status === 404 || status === 410)
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 2537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EX: () => (/* binding */ readRemoteDefaultBranch),
/* harmony export */   H: () => (/* binding */ readRemoteBranch),
/* harmony export */   H6: () => (/* binding */ readHeadFrom),
/* harmony export */   R8: () => (/* binding */ listRemoteRefs),
/* harmony export */   gr: () => (/* binding */ createFileReader),
/* harmony export */   p0: () => (/* binding */ readCommitsFrom),
/* harmony export */   tK: () => (/* binding */ hasTagFrom),
/* harmony export */   ub: () => (/* binding */ readDiffFrom)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6002);
/* harmony import */ var _shared_git_commit_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9889);
/* harmony import */ var _shared_git_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1301);
/* harmony import */ var _diff_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1032);




function createFileReader(source, github) {
    let next;
    const beginBatch = () => {
        const paths = [];
        const read = () => {
            next = undefined;
            return readFilesFrom(source, paths, github);
        };
        return { paths, reading: Promise.resolve().then(read) };
    };
    return async (path) => {
        next ??= beginBatch();
        const index = next.paths.push(path) - 1;
        const read = (await next.reading)[index];
        if (read?.status === 'rejected')
            throw read.reason;
        return read?.value;
    };
}
async function readFilesFrom(source, paths, github) {
    switch (source.kind) {
        case 'github':
            return Promise.allSettled(paths.map((path) => readGithubFile(source, path, github)));
        case 'checkout':
            return readCheckoutFiles(source, paths);
        case 'origin':
            return withRemoteBranch(source.branch, source.path, async (folder, sha) => {
                const at = (0,_shared_git_commit_name_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCommit */ .Hs)(sha, source.branch);
                const found = await (0,_shared_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readFilesAt */ .nl)(folder, sha, paths);
                return found.map((read) => nameCommit(read, at));
            });
        case 'unreadable':
            throw source.why;
    }
}
function nameCommit(read, at) {
    return read.status === 'fulfilled' && read.value ? { ...read, value: { ...read.value, at } } : read;
}
async function readGithubFile({ ref, otherwise }, path, github) {
    if (otherwise === undefined)
        return github.fileText(path, ref);
    return (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .tryRead */ .o_)(() => github.fileText(path, ref), async (error) => {
        const head = await readRemoteBranch(otherwise.branch, (0,_shared_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .createGit */ .lD)(otherwise.path));
        if (head.kind !== 'at' || head.sha !== otherwise.sha)
            throw error;
        return (0,_shared_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readFileAt */ ._T)(otherwise.path, otherwise.sha, path);
    });
}
async function readCheckoutFiles({ path: folder, ref, otherwise, name }, paths) {
    try {
        const found = await (0,_shared_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readFilesAt */ .nl)(folder, ref, paths);
        return name === undefined ? found : found.map((read) => nameCommit(read, name));
    }
    catch (error) {
        if (otherwise === undefined || (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toGateError */ .Vl)(error).code !== 'NOT_FOUND')
            throw error;
        const sha = await (0,_shared_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveSha */ .vc)(otherwise, (0,_shared_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .createGit */ .lD)(folder));
        if (sha === undefined)
            throw error;
        return (0,_shared_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readFilesAt */ .nl)(folder, sha, paths);
    }
}
async function readHeadFrom(source, github, expected) {
    if (source.kind === 'github')
        return github.branchHead(source.branch, expected);
    const git = (0,_shared_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .createGit */ .lD)(source.path);
    if (source.kind === 'origin')
        return readRemoteHead(source.branch, git);
    const sha = await (0,_shared_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveSha */ .vc)('HEAD', git);
    if (sha !== undefined)
        return sha;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('NOT_FOUND', `${source.path} no longer has a commit`);
}
async function hasTagFrom(source, github) {
    if (source.kind === 'github')
        return github.hasTag(source.branch);
    if (source.kind !== 'origin')
        return false;
    const ref = `refs/tags/${source.branch}`;
    const listed = await (0,_shared_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .createGit */ .lD)(source.path)('ls-remote', 'origin', ref);
    if (listed === undefined)
        throw createRemoteError();
    return listed.split('\n').some((line) => line.endsWith(`\t${ref}`));
}
async function readDiffFrom(source, github) {
    switch (source.kind) {
        case 'pull-request':
            return github.changedFiles(source.number, source);
        case 'comparison': {
            const { baseSha, baseBranch, headSha } = source;
            return headSha === undefined
                ? undefined
                : github.comparedFiles(baseSha ?? (await github.branchHead(baseBranch)), headSha);
        }
        case 'commits':
            return (0,_diff_js__WEBPACK_IMPORTED_MODULE_2__/* .readLocalDiff */ .FD)(source.path, source.baseSha, source.headSha);
        case 'default-branch':
            return (0,_diff_js__WEBPACK_IMPORTED_MODULE_2__/* .diffAgainstDefault */ .E_)(source.path, source.headSha, source.alone);
        case 'origin':
            return readOriginDiff(source);
    }
}
async function readCommitsFrom(source, github) {
    switch (source.kind) {
        case 'pull-request': {
            const { base, headSha } = source;
            return base?.sha === undefined || headSha === undefined ? undefined : github.commitDiffs(base.sha, headSha);
        }
        case 'comparison': {
            const { baseSha, baseBranch, headSha } = source;
            return headSha === undefined
                ? undefined
                : github.commitDiffs(baseSha ?? (await github.branchHead(baseBranch)), headSha);
        }
        case 'commits':
        case 'default-branch':
            return undefined;
        case 'origin':
            return readCommitsSinceOrigin(source);
    }
}
async function readCommitsSinceOrigin({ path, branch, headSha, }) {
    if (headSha === undefined)
        return undefined;
    const git = (0,_shared_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .createGit */ .lD)(path);
    const base = await readRemoteHead(branch, git);
    if ((await git('cat-file', '-e', `${base}^{commit}`)) !== undefined)
        return (0,_diff_js__WEBPACK_IMPORTED_MODULE_2__/* .readLocalCommitDiffs */ .Zf)(path, base, headSha);
    const request = { folder: path, branch, isShallow: false, known: headSha };
    return (0,_shared_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .fetchBranch */ .D_)(request, async (folder, sha) => {
        const commits = [];
        for await (const each of (0,_diff_js__WEBPACK_IMPORTED_MODULE_2__/* .readLocalCommitDiffs */ .Zf)(folder, sha, headSha))
            commits.push(each);
        return commits;
    });
}
async function readOriginDiff(source) {
    const { path, branch, headSha, wholeHistory = 'git fetch --unshallow origin' } = source;
    const git = (0,_shared_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .createGit */ .lD)(path);
    const base = await readRemoteHead(branch, git);
    const isHere = (await git('cat-file', '-e', `${base}^{commit}`)) !== undefined;
    const diff = headSha === undefined ? undefined : await readDiffFromBranch(path, branch, headSha, isHere ? base : undefined);
    if (diff !== undefined)
        return diff;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('NOT_FOUND', `This checkout does not reach from ${headSha ?? 'its commit'} back to ${branch}`, {
        hint: `Clone more of the history: ${wholeHistory}.`,
    });
}
async function readDiffFromBranch(path, branch, headSha, base) {
    const localDiff = base === undefined ? undefined : await (0,_diff_js__WEBPACK_IMPORTED_MODULE_2__/* .readLocalDiff */ .FD)(path, base, headSha);
    if (localDiff !== undefined)
        return localDiff;
    const request = { folder: path, branch, isShallow: false, known: headSha };
    return (0,_shared_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .fetchBranch */ .D_)(request, (folder, sha) => (0,_diff_js__WEBPACK_IMPORTED_MODULE_2__/* .readLocalDiff */ .FD)(folder, sha, headSha));
}
async function readRemoteBranch(branch, git) {
    const ref = `refs/heads/${branch}`;
    const listed = await git('ls-remote', 'origin', ref);
    if (listed === undefined)
        return { kind: 'unknown' };
    const line = listed.split('\n').find((each) => each.endsWith(`\t${ref}`));
    return line === undefined ? { kind: 'absent' } : { kind: 'at', sha: line.split('\t')[0] ?? '' };
}
async function listRemoteRefs(patterns, git) {
    const listed = patterns.length === 0 ? undefined : await git('ls-remote', 'origin', ...patterns);
    const refs = (listed ?? '').split('\n').flatMap((line) => {
        const [sha, ref] = line.split('\t');
        return sha === undefined || ref === undefined || ref.endsWith('^{}') ? [] : [{ ref, sha }];
    });
    const matchesPattern = (pattern) => ({ ref }) => pattern.endsWith('*') ? ref.startsWith(pattern.slice(0, -1)) : ref === pattern;
    return patterns.flatMap((pattern) => refs.filter(matchesPattern(pattern)));
}
async function readRemoteHead(branch, git) {
    const head = await readRemoteBranch(branch, git);
    if (head.kind === 'at')
        return head.sha;
    if (head.kind === 'unknown')
        throw createRemoteError();
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('NOT_FOUND', `There is no branch ${branch} at origin`, { hint: 'Push the branch.' });
}
function createRemoteError() {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('UNAVAILABLE', 'git could not read origin', {
        hint: 'Give git in this job access to the remote: keep the credentials of the checkout (Azure Pipelines: persistCredentials: true), or provide others.',
    });
}
async function readRemoteDefaultBranch(git) {
    const listed = (await git('ls-remote', '--symref', 'origin', 'HEAD')) ?? '';
    const name = /^ref: refs\/heads\/(.+)\tHEAD$/m.exec(listed)?.[1];
    const sha = /^([0-9a-f]+)\tHEAD$/m.exec(listed)?.[1];
    return name === undefined ? undefined : { name, now: sha === undefined ? { kind: 'unknown' } : { kind: 'at', sha } };
}
async function withRemoteBranch(branch, cwd, use) {
    const git = (0,_shared_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .createGit */ .lD)(cwd);
    const sha = await readRemoteHead(branch, git);
    if ((await git('cat-file', '-e', `${sha}^{commit}`)) !== undefined)
        return use(cwd, sha);
    const fetched = await (0,_shared_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .fetchBranch */ .D_)({ folder: cwd, branch, isShallow: true }, async (folder, at) => ({
        value: await use(folder, at),
    }));
    if (fetched === undefined)
        throw createRemoteError();
    return fetched.value;
}


/***/ }),

/***/ 204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ createRunLookUp)
});

// UNUSED EXPORTS: listSourceNames

// EXTERNAL MODULE: ./build/compiled/src/shared/errors.js
var errors = __webpack_require__(6002);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/regular-file.js
var regular_file = __webpack_require__(6289);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:sqlite"
var external_node_sqlite_ = __webpack_require__(99);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/compiled/src/shared/clock.js
var clock = __webpack_require__(4447);
// EXTERNAL MODULE: ./build/compiled/src/shared/packages/locked-package.js
var locked_package = __webpack_require__(4804);
// EXTERNAL MODULE: ./build/compiled/src/gate/zip.js
var zip = __webpack_require__(9540);
// EXTERNAL MODULE: ./build/compiled/src/shared/api/json.js
var json = __webpack_require__(110);
// EXTERNAL MODULE: ./build/compiled/src/shared/http/call.js
var call = __webpack_require__(40);
// EXTERNAL MODULE: ./build/compiled/src/shared/sarif/untrusted.js
var untrusted = __webpack_require__(2449);
;// CONCATENATED MODULE: ./build/compiled/src/gate/advisories/advisory.js





function groupByName(packages) {
    return Map.groupBy(packages, createNameKey);
}
function createNameKey({ ecosystem, name }) {
    return JSON.stringify([ecosystem, (0,locked_package/* normalizePackageName */.NX)(ecosystem, name)]);
}
const words = {
    critical: 'CRITICAL',
    high: 'HIGH',
    important: 'HIGH',
    moderate: 'MEDIUM',
    medium: 'MEDIUM',
    low: 'LOW',
    info: 'INFO',
};
function readSeverity(value) {
    const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
    return Object.hasOwn(words, word) ? words[word] : undefined;
}
function readTime(value) {
    if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}T[\d:.]{5,18}(?:Z|[+-]\d{2}:\d{2})$/.test(value))
        return undefined;
    const time = Date.parse(value);
    return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
function isWithdrawn(time) {
    return Date.parse(readTime(time) ?? '') <= Date.now();
}
const longestWaitMs = 30_000;
const limitMs = 180_000;
const parallel = 4;
async function requestJson({ transport, sleep, userAgent }, { headers, ...request }, signal) {
    const { host } = request.url;
    const sent = { accept: 'application/json', 'user-agent': userAgent, ...headers };
    return (0,call/* call */.T1)({
        send: () => transport.send({ ...request, headers: sent, signal }),
        read(outcome) {
            if (outcome.kind === 'answer' && outcome.status === 200) {
                try {
                    return { value: (0,json/* parseJson */.q)(outcome.text), header: outcome.header };
                }
                catch (cause) {
                    throw new errors/* GateError */.ue('UNAVAILABLE', `${host}: ${(0,errors/* toGateError */.Vl)(cause).message}`, { cause });
                }
            }
            if (outcome.kind === 'failure') {
                const { message, cause } = outcome;
                throw new errors/* GateError */.ue('UNAVAILABLE', `${host} did not answer: ${message}`, { cause });
            }
            const said = (0,errors/* attempt */.CD)(() => (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)((0,json/* parseJson */.q)(outcome.text.slice(0, 10_000)), 'message')));
            const words = said === undefined ? '' : ` (${said.split('\n', 1)[0]?.slice(0, 200)})`;
            throw new errors/* GateError */.ue('UNAVAILABLE', `${host} answered ${outcome.status}${words}`);
        },
        budget: { clock: { now: () => 0, sleep }, deadline: longestWaitMs + 1, signal },
    });
}
async function processInParallel(parts, ask, signal) {
    const limit = AbortSignal.timeout(limitMs);
    const both = AbortSignal.any([signal, limit]);
    const queue = parts.values();
    let fault;
    const processQueue = async () => {
        for (const part of queue) {
            if (fault !== undefined)
                return;
            try {
                await ask(part, both);
            }
            catch (error) {
                signal.throwIfAborted();
                fault ??= limit.aborted ? `no answer within ${limitMs / 60_000} minutes` : (0,errors/* toGateError */.Vl)(error).message;
            }
        }
    };
    await Promise.all(Array.from({ length: Math.min(parallel, parts.length) }, processQueue));
    return fault;
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/advisories/osv-record.js



function readOsvRecord(record) {
    const id = (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(record, 'id'));
    if (id === undefined || isWithdrawn((0,untrusted/* readNested */._h)(record, 'withdrawn')))
        return [];
    const parts = (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(record, 'affected')).flatMap((part) => {
        const named = (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(part, 'package', 'ecosystem'))?.split(':', 1)[0];
        const ecosystem = locked_package/* packageEcosystems */.CF.find((each) => each === named);
        const name = (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(part, 'package', 'name'));
        return ecosystem === undefined || name === undefined ? [] : [{ ecosystem, name, part }];
    });
    const described = describeRecord(id, record);
    return [...Map.groupBy(parts, createNameKey).values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const own = group.map(({ part }) => part);
        const vectors = own.flatMap((part) => readVectors((0,untrusted/* readNested */._h)(part, 'severity')));
        const severity = own.map((part) => readStatedSeverity(id, part)).find((one) => one !== undefined);
        return [
            {
                ecosystem: first.ecosystem,
                name: first.name,
                advisory: {
                    ...described,
                    vectors: [...described.vectors, ...vectors],
                    severity: described.severity ?? severity,
                    versions: { form: 'osv', affected: own.map(readAffected) },
                },
            },
        ];
    });
}
function listRecordEcosystems(record) {
    const names = (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(record, 'affected')).flatMap((part) => (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(part, 'package', 'ecosystem'))?.split(':', 1)[0] ?? []);
    return new Set(names);
}
function describeRecord(id, record) {
    const references = (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(record, 'references')).flatMap((each) => (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(each, 'url')) ?? []);
    const named = ['aliases', 'upstream'].flatMap((name) => (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(record, name)));
    return {
        id,
        aliases: named.filter((alias) => typeof alias === 'string' && /^[\w:.-]{1,100}$/.test(alias)),
        summary: (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(record, 'summary')) ?? '',
        details: (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(record, 'details')) ?? '',
        severity: readStatedSeverity(id, record),
        vectors: readVectors((0,untrusted/* readNested */._h)(record, 'severity')),
        score: undefined,
        epss: undefined,
        cwes: (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(record, 'database_specific', 'cwe_ids')).filter((cwe) => typeof cwe === 'string' && /^CWE-\d+$/.test(cwe)),
        published: readTime((0,untrusted/* readNested */._h)(record, 'published')),
        links: references,
    };
}
function readVectors(value) {
    return (0,untrusted/* readList */.LD)(value).flatMap((each) => (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(each, 'score')) ?? []);
}
function readStatedSeverity(id, entry) {
    if (id.startsWith('MAL-'))
        return 'CRITICAL';
    return ['database_specific', 'ecosystem_specific']
        .map((bag) => readSeverity((0,untrusted/* readNested */._h)(entry, bag, 'severity')))
        .find((severity) => severity !== undefined);
}
function readAffected(part) {
    return {
        ranges: (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(part, 'ranges')).map((range) => ({
            type: (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(range, 'type')) ?? '',
            events: (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(range, 'events')).map((event) => Object.fromEntries(eventNames.map((name) => [name, (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(event, name))]))),
        })),
        versions: (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(part, 'versions')).filter((version) => typeof version === 'string'),
    };
}
const eventNames = ['introduced', 'fixed', 'last_affected', 'limit'];

;// CONCATENATED MODULE: ./build/compiled/src/gate/advisories/sources/database.js












const oldDays = 14;
function createDatabaseSource(options) {
    const { path, now } = options;
    return {
        name: `the database ${path}`,
        disclosesNames: false,
        async ask(packages, signal) {
            let index;
            try {
                index = await openDatabase(options, signal);
            }
            catch (error) {
                signal.throwIfAborted();
                return { advisories: new Map(), fault: `The database ${path}: ${(0,errors/* toGateError */.Vl)(error).message}` };
            }
            try {
                const covered = packages.filter(({ ecosystem }) => index.ecosystems.has(ecosystem));
                const advisories = covered.map((asked) => [
                    (0,locked_package/* createPackageKey */.gC)(asked),
                    index.find(asked).map((advisory) => ({ ...advisory, isStated: false })),
                ]);
                return { advisories: new Map(advisories), remarks: describeAge(path, index, now) };
            }
            finally {
                index.close();
            }
        },
    };
}
async function openDatabase(options, signal) {
    const path = await (0,promises_.realpath)(options.path).catch((cause) => {
        throw new errors/* GateError */.ue('CONFIG', `it cannot be read (${cause.code ?? 'unknown fault'})`, { cause });
    });
    const checkouts = await Promise.all(options.checkouts.map((each) => (0,promises_.realpath)(each).catch(() => each)));
    if (checkouts.some((checkout) => isInCheckout(path, checkout)))
        throw new errors/* GateError */.ue('CONFIG', 'it is in the scanned checkout, whose author could remove entries; move it elsewhere');
    return openIndex(path, await chooseCache(options), signal);
}
function isInCheckout(path, folder) {
    const way = (0,external_node_path_.relative)(folder, path);
    return way === '' || !(way.startsWith('..') || (0,external_node_path_.isAbsolute)(way));
}
async function chooseCache({ env, checkouts, temporaryFolder }) {
    const own = env.XDG_CACHE_HOME || env.LOCALAPPDATA || (env.HOME ? (0,external_node_path_.join)(env.HOME, '.cache') : (0,external_node_path_.join)((0,external_node_os_.homedir)(), '.cache'));
    const isUsable = (0,external_node_path_.isAbsolute)(own) && !checkouts.some((checkout) => isInCheckout(own, checkout));
    return (0,external_node_path_.join)(isUsable ? own : temporaryFolder, 'scan-gate', 'advisories');
}
function describeAge(path, { newest, recordCount, unreadCount }, now) {
    const day = newest?.slice(0, 10) ?? 'no date';
    const lines = [`The database ${path} contains ${recordCount} records, the newest of ${day}`];
    if (unreadCount > 0)
        lines.push(`The database ${path} contains ${unreadCount} ${unreadCount === 1 ? 'file that is not an OSV record' : 'files that are not OSV records'}`);
    const days = newest === undefined ? Number.NaN : Math.floor((now.getTime() - Date.parse(newest)) / clock/* dayMs */.LP);
    if (Number.isNaN(days))
        lines.push(`The database ${path} does not say how old it is`);
    else if (days > oldDays)
        lines.push(`The database ${path} is ${days} days old, so later advisories are missing. Update it`);
    return lines;
}
const largestRecord = 16 * 1024 * 1024;
const isRecord = (name) => name.toLowerCase().endsWith('.json');
async function listFiles(path) {
    const about = await (0,promises_.stat)(path).catch((cause) => {
        throw new errors/* GateError */.ue('CONFIG', `it cannot be read (${cause.code ?? 'unknown fault'})`, { cause });
    });
    if (about.isFile())
        return [{ path, size: about.size, modifiedMs: about.mtimeMs }];
    if (!about.isDirectory())
        throw new errors/* GateError */.ue('CONFIG', 'it is neither a file nor a folder');
    const found = [];
    const entries = await (0,promises_.readdir)(path, { recursive: true, withFileTypes: true });
    for (const entry of entries) {
        if (!entry.isFile() || !(isRecord(entry.name) || entry.name.toLowerCase().endsWith('.zip')))
            continue;
        const file = (0,external_node_path_.join)(entry.parentPath, entry.name);
        const { size, mtimeMs } = await (0,promises_.stat)(file);
        found.push({ path: file, size, modifiedMs: mtimeMs });
    }
    return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}
async function* readRecords(files) {
    for (const { path, size } of files) {
        if (isRecord(path)) {
            if (size > largestRecord)
                throw new errors/* GateError */.ue('CONFIG', `${path} is larger than ${largestRecord} bytes`);
            yield { container: (0,external_node_path_.dirname)(path), content: await (0,promises_.readFile)(path) };
        }
        else
            for await (const { content } of (0,zip/* readZipFile */.E)(path, { isWanted: isRecord, mostFileBytes: largestRecord }))
                yield { container: path, content };
    }
}
const format = 3;
const turnEvery = 200;
const longestDetails = 4000;
async function openIndex(path, folder, signal) {
    const files = await listFiles(path);
    if (files.length === 0)
        throw new errors/* GateError */.ue('CONFIG', 'it contains neither zip files nor records (.json)');
    const lines = files.map((file) => [(0,external_node_path_.relative)(path, file.path), file.size, file.modifiedMs]);
    await (0,promises_.mkdir)(folder, { recursive: true, mode: 0o700 });
    const prefix = `osv-${hashText(path)}-`;
    const indexFile = (0,external_node_path_.join)(folder, `${prefix}${hashText(`${format} ${JSON.stringify(lines)}`)}.sqlite`);
    const isThere = await (0,promises_.stat)(indexFile).then((about) => about.isFile(), () => false);
    if (!isThere) {
        const draft = `${indexFile}.${(0,external_node_crypto_.randomUUID)()}.part`;
        try {
            await writeIndex(files, draft, signal);
            await (0,promises_.rename)(draft, indexFile);
        }
        finally {
            await (0,promises_.rm)(draft, { force: true });
        }
        for (const name of await (0,promises_.readdir)(folder)) {
            const other = (0,external_node_path_.join)(folder, name);
            if (name.startsWith(prefix) && name.endsWith('.sqlite') && other !== indexFile)
                await (0,promises_.rm)(other, { force: true }).catch(() => { });
        }
    }
    const database = new external_node_sqlite_.DatabaseSync(indexFile, { readOnly: true });
    const names = database.prepare('SELECT name FROM ecosystems').all();
    const rows = database.prepare('SELECT name, value FROM facts').all();
    const facts = new Map(rows.map(({ name, value }) => [name, value]));
    const find = database.prepare('SELECT advisory FROM entries WHERE package = ? ORDER BY rowid');
    return {
        ecosystems: new Set(names.map(({ name }) => name)),
        newest: facts.get('newest') || undefined,
        recordCount: Number(facts.get('count') ?? 0),
        unreadCount: Number(facts.get('unread') ?? 0),
        find: (asked) => find.all(createNameKey(asked)).map(({ advisory }) => JSON.parse(advisory)),
        close: () => database.close(),
    };
}
function hashText(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 24);
}
const tables = `
  PRAGMA journal_mode = OFF;
  PRAGMA synchronous = OFF;
  CREATE TABLE entries (package TEXT NOT NULL, advisory TEXT NOT NULL) STRICT;
  CREATE TABLE ecosystems (name TEXT PRIMARY KEY) STRICT;
  CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  BEGIN;`;
async function writeIndex(files, draft, signal) {
    const database = new external_node_sqlite_.DatabaseSync(draft);
    try {
        database.exec(tables);
        const add = database.prepare('INSERT INTO entries (package, advisory) VALUES (?, ?)');
        let [newest, count, unread] = ['', 0, 0];
        const counts = new Map();
        for await (const { container, content } of readRecords(files)) {
            const record = (0,errors/* attempt */.CD)(() => {
                const value = JSON.parse(content.toString('utf8'));
                return typeof value === 'object' && value !== null && 'id' in value ? value : undefined;
            });
            count += 1;
            if (count % turnEvery === 0)
                await (0,external_node_timers_promises_.setImmediate)(undefined, { signal });
            if (record === undefined) {
                unread += 1;
                continue;
            }
            const modified = readTime(record.modified) ?? '';
            if (modified > newest)
                newest = modified;
            const entries = readOsvRecord(record);
            countEcosystems(counts, container, listRecordEcosystems(record));
            for (const { ecosystem, name, advisory } of entries) {
                const details = advisory.details.slice(0, longestDetails);
                add.run(createNameKey({ ecosystem, name }), JSON.stringify({ ...advisory, details }));
            }
        }
        const addEcosystem = database.prepare('INSERT OR IGNORE INTO ecosystems (name) VALUES (?)');
        for (const name of [...counts.values()].flatMap(listEcosystems))
            addEcosystem.run(name);
        const addFact = database.prepare('INSERT INTO facts (name, value) VALUES (?, ?)');
        for (const [name, value] of Object.entries({ newest, count, unread }))
            addFact.run(name, String(value));
        database.exec('CREATE INDEX by_package ON entries (package); COMMIT;');
    }
    finally {
        database.close();
    }
}
function countEcosystems(counts, container, ecosystems) {
    if (ecosystems.size === 0)
        return;
    const { records, byName } = counts.get(container) ?? { records: 0, byName: new Map() };
    for (const name of ecosystems) {
        const { count, isAlone } = byName.get(name) ?? { count: 0, isAlone: false };
        byName.set(name, { count: count + 1, isAlone: isAlone || ecosystems.size === 1 });
    }
    counts.set(container, { records: records + 1, byName });
}
const shareOfExport = 0.99;
function listEcosystems({ records, byName }) {
    const named = [...byName];
    const exported = named.filter(([, { count }]) => count >= records * shareOfExport);
    const covered = exported.length > 0 ? exported : named.filter(([, { isAlone }]) => isAlone);
    return covered.map(([name]) => name).filter((name) => locked_package/* packageEcosystems */.CF.some((each) => each === name));
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/advisories/sources/github.js




const ecosystems = {
    npm: 'npm',
    PyPI: 'pip',
    Go: 'go',
    Maven: 'maven',
    Packagist: 'composer',
    RubyGems: 'rubygems',
    'crates.io': 'rust',
    NuGet: 'nuget',
};
const mostPackages = 1000;
const longestAddress = 6000;
const perPage = 100;
const mostPages = 200;
const withoutList = 'the server has no advisory database; on GitHub Enterprise Server an administrator enables it with GitHub Connect';
function createGithubSource(options) {
    return {
        name: 'GitHub’s advisory database',
        disclosesNames: false,
        async ask(all, signal) {
            const packages = all.filter(({ ecosystem, name }) => ecosystem !== 'Go' || name !== locked_package/* goLibrary */.y7);
            const byName = groupByName(packages);
            const found = new Map(packages.map((asked) => [(0,locked_package/* createPackageKey */.gC)(asked), []]));
            const batches = [...Map.groupBy(packages, ({ ecosystem }) => ecosystem)].flatMap(([ecosystem, own]) => (ecosystem === 'npm' ? ['reviewed', 'malware'] : ['reviewed']).flatMap((type) => splitQuery(own).map((part) => ({ ecosystem, type, ...part }))));
            const unfinished = new Set(batches);
            const fault = await processInParallel(batches, async (batch, abort) => {
                const advisories = await readPages(options, batch, abort);
                for (const advisory of advisories)
                    if (!addAdvisory(found, byName, { advisory, batch }))
                        throw new errors/* GateError */.ue('UNAVAILABLE', 'an advisory in its list does not name a package that was asked for');
                unfinished.delete(batch);
            }, signal);
            for (const { packages: own } of unfinished)
                for (const asked of own)
                    found.delete((0,locked_package/* createPackageKey */.gC)(asked));
            if (options.mayLackList && fault?.endsWith(withoutList))
                return { advisories: new Map(), remarks: [`GitHub’s advisory database: ${fault}`], isAbsent: true };
            return { advisories: found, fault: fault && `GitHub’s advisory database: ${fault}` };
        },
    };
}
function splitQuery(packages) {
    const parts = [];
    for (const asked of packages) {
        const affects = isPlainVersion(asked.version) ? `${asked.name}@${asked.version}` : asked.name;
        const readField = encodeURIComponent(affects).replaceAll(/%(?:40|2F|3A)/g, decodeURIComponent);
        const last = parts.at(-1);
        if (last === undefined || last.texts.size >= mostPackages || last.length + readField.length + 1 > longestAddress)
            parts.push({ packages: [asked], texts: new Set([readField]), length: readField.length });
        else {
            last.packages.push(asked);
            if (!last.texts.has(readField))
                last.length += readField.length + 1;
            last.texts.add(readField);
        }
    }
    return parts.map(({ packages: own, texts }) => ({ packages: own, query: [...texts].join(',') }));
}
function isPlainVersion(version) {
    return /^\d+(?:\.\d+){0,3}$/.test(version);
}
async function readPages(source, batch, signal, size = perPage) {
    const { apiUrl, token, ...options } = source;
    const { ecosystem, type, query } = batch;
    const base = apiUrl.replace(/\/+$/, '');
    let url = new URL(`${base}/advisories?ecosystem=${ecosystems[ecosystem]}&type=${type}&per_page=${size}&affects=${query}`);
    const headers = {
        accept: 'application/vnd.github+json',
        'x-github-api-version': '2022-11-28',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const found = [];
    for (let page = 0; page < mostPages; page += 1) {
        const { value, header } = await requestJson(options, { method: 'GET', url, headers }, signal).catch(explainAbsence);
        if (!Array.isArray(value))
            throw new errors/* GateError */.ue('UNAVAILABLE', `${url.host} did not return a list`);
        found.push(...value);
        const next = findNext(header('link'), url);
        if (next === undefined) {
            const mayGoOn = page === 0 && value.length >= size && header('link') === undefined;
            if (!mayGoOn)
                return found;
            if (size === perPage)
                return readPages(source, batch, signal, perPage / 2);
            throw new errors/* GateError */.ue('UNAVAILABLE', `${url.host} sent a full page without a next one`);
        }
        url = next;
    }
    throw new errors/* GateError */.ue('UNAVAILABLE', `${url.host} sent more than ${mostPages} pages`);
}
function explainAbsence(error) {
    if (error instanceof errors/* GateError */.ue && / answered 404\b/.test(error.message))
        throw new errors/* GateError */.ue('UNAVAILABLE', `${error.message}: ${withoutList}`, { cause: error });
    throw error;
}
function findNext(link, from) {
    const [, address] = /<([^<>]+)>\s*;[^,]*\brel="?next"?/.exec(link ?? '') ?? [];
    if (address === undefined)
        return undefined;
    const next = URL.parse(address, from.href);
    if (next === null || next.origin !== from.origin || next.pathname !== from.pathname)
        throw new errors/* GateError */.ue('UNAVAILABLE', `${from.host} names a next page on another host or path`);
    return next;
}
function addAdvisory(found, byName, { advisory, batch: { ecosystem } }) {
    if (isWithdrawn((0,untrusted/* readNested */._h)(advisory, 'withdrawn_at')))
        return true;
    const all = (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(advisory, 'vulnerabilities'));
    const parts = all.filter((part) => (0,untrusted/* readNested */._h)(part, 'package', 'ecosystem') === ecosystems[ecosystem]);
    const groups = Map.groupBy(parts, (part) => createNameKey({ ecosystem, name: (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(part, 'package', 'name')) ?? '' }));
    const named = [...groups].filter(([key]) => byName.has(key));
    for (const [key, own] of named) {
        for (const asked of byName.get(key) ?? []) {
            found
                .get((0,locked_package/* createPackageKey */.gC)(asked))
                ?.push({ ...parseGithubAdvisory(advisory, own), isStated: isPlainVersion(asked.version) });
        }
    }
    return named.length > 0 && all.every(isReadable);
}
function isReadable(part) {
    const ecosystem = (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(part, 'package', 'ecosystem')) ?? '';
    const isOurs = /^[a-z]+$/.test(ecosystem) && !['pypi', 'packagist', 'crates'].includes(ecosystem);
    return isOurs && (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(part, 'package', 'name')) !== undefined;
}
function parseGithubAdvisory(advisory, parts) {
    const readField = (name) => (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(advisory, name));
    const id = readField('ghsa_id') ?? readField('cve_id') ?? 'unknown';
    const identifiers = (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(advisory, 'identifiers')).flatMap((each) => (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(each, 'value')) ?? []);
    const scores = ['cvss_v4', 'cvss_v3'].map((name) => (0,untrusted/* readNested */._h)(advisory, 'cvss_severities', name));
    const rated = [...scores, (0,untrusted/* readNested */._h)(advisory, 'cvss')].filter((one) => (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(one, 'vector_string')) !== undefined);
    const share = (0,untrusted/* readNumber */.kz)((0,untrusted/* readNested */._h)([(0,untrusted/* readNested */._h)(advisory, 'epss')].flat()[0], 'percentage'));
    return {
        id,
        aliases: [...new Set([...identifiers, readField('cve_id') ?? id])].filter((name) => name !== id),
        summary: readField('summary') ?? '',
        details: readField('description') ?? '',
        severity: readField('type') === 'malware' ? 'CRITICAL' : readSeverity((0,untrusted/* readNested */._h)(advisory, 'severity')),
        vectors: rated.flatMap((one) => (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(one, 'vector_string')) ?? []),
        score: (0,untrusted/* readNumber */.kz)((0,untrusted/* readNested */._h)(rated[0], 'score')),
        epss: share === undefined || share > 1 ? undefined : Math.round(share * 100 * 1e6) / 1e6,
        cwes: (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(advisory, 'cwes')).flatMap((each) => (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(each, 'cwe_id')) ?? []),
        published: readTime((0,untrusted/* readNested */._h)(advisory, 'published_at')),
        links: [readField('html_url') ?? [], (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(advisory, 'references'))]
            .flat()
            .filter((link) => typeof link === 'string'),
        versions: {
            form: 'github',
            ranges: parts.map((part) => {
                const fixed = (0,untrusted/* readNested */._h)(part, 'first_patched_version');
                const version = (0,untrusted/* readTextField */.IY)(fixed) ?? (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(fixed, 'identifier'));
                return { range: (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(part, 'vulnerable_version_range')) ?? '', fixed: version ?? null };
            }),
        },
    };
}

// EXTERNAL MODULE: ./build/compiled/src/shared/text/records.js
var records = __webpack_require__(7551);
;// CONCATENATED MODULE: ./build/compiled/src/gate/advisories/sources/osv.js






const mostQueries = 1000;
const osv_mostPages = 100;
function createOsvSource(options, address) {
    const { host } = new URL(address);
    const base = address.replace(/\/+$/, '');
    const records = new Map();
    return {
        name: `OSV’s database at ${host}`,
        disclosesNames: true,
        async ask(packages, signal) {
            const named = new Map();
            const batches = Array.from({ length: Math.ceil(packages.length / mostQueries) }, (_, index) => packages.slice(index * mostQueries, (index + 1) * mostQueries));
            const batchFault = await processInParallel(batches, async (batch, abort) => {
                const ids = await queryBatch(base, options, batch, abort);
                for (const [index, asked] of batch.entries())
                    named.set((0,locked_package/* createPackageKey */.gC)(asked), { asked, ids: ids[index] ?? new Set() });
            }, signal);
            const wanted = new Set([...named.values()].flatMap(({ ids }) => [...ids]));
            const recordFault = await processInParallel([...wanted].filter((id) => !records.has(id)), async (id, abort) => {
                const url = new URL(`${base}/v1/vulns/${encodeURIComponent(id)}`);
                const { value } = await requestJson(options, { method: 'GET', url }, abort);
                if ((0,untrusted/* readNested */._h)(value, 'id') !== id)
                    throw new errors/* GateError */.ue('UNAVAILABLE', `${host} did not return the record ${id}`);
                records.set(id, isWithdrawn((0,untrusted/* readNested */._h)(value, 'withdrawn')) ? undefined : readOsvRecord(value));
            }, signal);
            const found = new Map();
            let packageFault;
            for (const [key, { asked, ids }] of named) {
                if ([...ids].some((id) => !records.has(id)))
                    continue;
                const nameKey = createNameKey(asked);
                const own = [...ids].map((id) => records.get(id)?.filter((entry) => createNameKey(entry) === nameKey));
                if (own.some((entries) => entries?.length === 0)) {
                    packageFault ??= `${host} named a record for ${asked.name.slice(0, 100)} that is not about it`;
                    continue;
                }
                const advisories = own.flatMap((entries) => entries?.map(({ advisory }) => advisory) ?? []);
                found.set(key, advisories.map((advisory) => ({ ...advisory, isStated: true })));
            }
            const fault = batchFault ?? recordFault ?? packageFault;
            return { advisories: found, fault: fault && `OSV’s database: ${fault}` };
        },
    };
}
async function queryBatch(base, options, batch, signal) {
    const ids = batch.map(() => new Set());
    let open = batch.map(({ ecosystem, name, version }, index) => {
        const query = { package: { ecosystem, name }, version };
        return { index, query };
    });
    const url = new URL(`${base}/v1/querybatch`);
    const headers = { 'content-type': 'application/json' };
    for (let page = 0; page < osv_mostPages; page += 1) {
        const body = JSON.stringify({ queries: open.map(({ query }) => query) });
        const { value } = await requestJson(options, { method: 'POST', url, headers, body }, signal);
        const results = (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(value, 'results'));
        if (results.length !== open.length)
            throw new errors/* GateError */.ue('UNAVAILABLE', `${url.host} answered ${results.length} of ${open.length} queries`);
        const next = [];
        for (const [place, { index, query }] of open.entries()) {
            const result = results[place];
            const { vulns, next_page_token: token = '', ...others } = (0,records/* isRecord */.u)(result) ? result : { error: result };
            if (vulns === undefined && Object.keys(others).length > 0)
                throw new errors/* GateError */.ue('UNAVAILABLE', `${url.host} did not return a result for each query`);
            if (vulns !== undefined && !Array.isArray(vulns))
                throw new errors/* GateError */.ue('UNAVAILABLE', `${url.host} did not return a list of records`);
            if (typeof token !== 'string')
                throw new errors/* GateError */.ue('UNAVAILABLE', `${url.host} names a next page that is not a text`);
            for (const each of (0,untrusted/* readList */.LD)(vulns)) {
                const id = (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(each, 'id'));
                if (id === undefined)
                    throw new errors/* GateError */.ue('UNAVAILABLE', `${url.host} named a record without its id`);
                ids[index]?.add(id);
            }
            if (token !== '')
                next.push({ index, query: { ...query, page_token: token } });
        }
        if (next.length === 0)
            return ids;
        open = next;
    }
    throw new errors/* GateError */.ue('UNAVAILABLE', `${url.host} sent more than ${osv_mostPages} pages`);
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/advisories/sources/registry.js




const mostNames = 1000;
function createRegistrySource(options, readRegistries) {
    return {
        name: 'the npm registry',
        disclosesNames: true,
        async ask(packages, signal) {
            const own = packages.filter(({ ecosystem }) => ecosystem === 'npm');
            const found = new Map();
            if (own.length === 0)
                return { advisories: found };
            let parts;
            try {
                parts = splitByRegistry([...groupByName(own).values()], await readRegistries());
            }
            catch (error) {
                return { advisories: found, fault: `The npm registry: ${(0,errors/* toGateError */.Vl)(error).message}` };
            }
            const fault = await processInParallel(parts, async (part, abort) => {
                for (const [key, advisories] of await askRegistry(options, part, abort))
                    found.set(key, advisories);
            }, signal);
            return { advisories: found, fault: fault && `The npm registry: ${fault}` };
        },
    };
}
function splitByRegistry(groups, { main, scoped }) {
    const chooseRegistry = ([first]) => scoped.get(first?.name.split('/', 1)[0] ?? '') ?? main;
    return [...Map.groupBy(groups, chooseRegistry)].flatMap(([registry, own]) => Array.from({ length: Math.ceil(own.length / mostNames) }, (_, index) => ({
        registry,
        groups: own.slice(index * mostNames, (index + 1) * mostNames),
    })));
}
async function askRegistry(options, { registry, groups }, signal) {
    const url = new URL(`${registry.address.replace(/\/+$/, '')}/-/npm/v1/security/advisories/bulk`);
    const versions = groups.map((group) => [group[0]?.name ?? '', [...new Set(group.map(({ version }) => version))]]);
    const headers = {
        'content-type': 'application/json',
        ...(registry.authorization !== undefined && { authorization: registry.authorization }),
    };
    const body = JSON.stringify(Object.fromEntries(versions));
    const { value } = await requestJson(options, { method: 'POST', url, headers, body }, signal);
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        throw new errors/* GateError */.ue('UNAVAILABLE', `${url.host} did not return advisories by package`);
    const names = new Set(versions.map(([name]) => createNameKey({ ecosystem: 'npm', name })));
    for (const [name, list] of (0,untrusted/* readEntries */.$2)(value)) {
        if (!Array.isArray(list))
            throw new errors/* GateError */.ue('UNAVAILABLE', `${url.host} did not return a list for ${name.slice(0, 100)}`);
        if (!names.has(createNameKey({ ecosystem: 'npm', name })))
            throw new errors/* GateError */.ue('UNAVAILABLE', `${url.host} named ${name.slice(0, 100)}, which was not asked for`);
        if (list.some((each) => (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(each, 'vulnerable_versions')) === undefined))
            throw new errors/* GateError */.ue('UNAVAILABLE', `${url.host} named no versions in an advisory for ${name.slice(0, 100)}`);
    }
    const listed = new Map((0,untrusted/* readEntries */.$2)(value).map(([name, list]) => [createNameKey({ ecosystem: 'npm', name }), list]));
    return new Map(groups
        .flat()
        .map((asked) => [(0,locked_package/* createPackageKey */.gC)(asked), (0,untrusted/* readList */.LD)(listed.get(createNameKey(asked))).map(parseNpmAdvisory)]));
}
function parseNpmAdvisory(stated) {
    const url = (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(stated, 'url'));
    const number = (0,untrusted/* readNumber */.kz)((0,untrusted/* readNested */._h)(stated, 'id'));
    const ghsa = /\bGHSA(?:-[23456789cfghjmpqrvwx]{4}){3}\b/i.exec(url ?? '')?.[0];
    const vector = (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(stated, 'cvss', 'vectorString'));
    return {
        id: ghsa ?? `NPM-${number ?? 'unknown'}`,
        aliases: [],
        summary: (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(stated, 'title')) ?? '',
        details: '',
        severity: readSeverity((0,untrusted/* readNested */._h)(stated, 'severity')),
        vectors: vector === undefined ? [] : [vector],
        score: (0,untrusted/* readNumber */.kz)((0,untrusted/* readNested */._h)(stated, 'cvss', 'score')),
        epss: undefined,
        cwes: (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(stated, 'cwe')).filter((cwe) => typeof cwe === 'string' && /^CWE-\d+$/.test(cwe)),
        published: undefined,
        links: url === undefined ? [] : [url],
        versions: { form: 'npm', range: (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(stated, 'vulnerable_versions')) ?? '' },
        isStated: false,
    };
}

// EXTERNAL MODULE: ./build/compiled/src/shared/text/amounts.js
var amounts = __webpack_require__(3488);
// EXTERNAL MODULE: ./node_modules/@renovatebot/pep440/index.js + 4 modules
var pep440 = __webpack_require__(9687);
// EXTERNAL MODULE: ./node_modules/@renovatebot/ruby-semver/dist/index.js + 2 modules
var dist = __webpack_require__(6795);
// EXTERNAL MODULE: ./node_modules/semver/index.js
var semver = __webpack_require__(2088);
;// CONCATENATED MODULE: ./build/compiled/src/gate/advisories/compare-versions.js




const comparisons = {
    npm: compareSemver,
    PyPI: (a, b) => ((0,pep440/* valid */.rZ)(a) === null || (0,pep440/* valid */.rZ)(b) === null ? undefined : (0,pep440/* compare */.UD)(a, b)),
    Go: compareSemver,
    Maven: (a, b) => {
        if (![a, b].every((version) => /^[\w.+~-]+$/.test(version)))
            return undefined;
        return compareItems(parseMavenVersion(a), parseMavenVersion(b));
    },
    Packagist(a, b) {
        const [first, second] = [parseComposerVersion(a), parseComposerVersion(b)];
        if (first === undefined || second === undefined)
            return undefined;
        for (let index = 0; index < Math.max(first.length, second.length); index += 1) {
            const [number, other] = [first[index] ?? 0n, second[index] ?? 0n];
            if (number !== other)
                return number < other ? -1 : 1;
        }
        return 0;
    },
    RubyGems: (a, b) => {
        if ((0,dist/* valid */.rZ)(a) === null || (0,dist/* valid */.rZ)(b) === null)
            return undefined;
        return (0,dist.eq)(a, b) ? 0 : (0,dist.gt)(a, b) ? 1 : -1;
    },
    'crates.io': compareSemver,
    NuGet(a, b) {
        const [first, second] = [parseNugetVersion(a), parseNugetVersion(b)];
        if (first === undefined || second === undefined)
            return undefined;
        for (const [index, number] of first.numbers.entries()) {
            const other = second.numbers[index] ?? 0n;
            if (number !== other)
                return number < other ? -1 : 1;
        }
        return semver.compare(first.label, second.label);
    },
};
function compareVersions(ecosystem, a, b) {
    return compareSafely(comparisons[ecosystem], a, b);
}
const nugetVersion = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:\.(\d+))?(?:-([\dA-Za-z.-]+))?(?:\+[\dA-Za-z.-]*)?$/;
function parseNugetVersion(version) {
    const match = nugetVersion.exec(version);
    if (match === null)
        return undefined;
    const numbers = match.slice(1, 5).map((digits) => BigInt(digits ?? 0));
    const label = match[5] === undefined ? '0.0.0' : `0.0.0-${match[5].toLowerCase()}`;
    return semver.valid(label) === null ? undefined : { numbers, label };
}
const pattern = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:\.(\d+))?(?:[._-]?(stable|beta|b|rc|alpha|a|patch|pl|p)((?:[.-]?\d+)*))?([.-]?dev)?(?:\+\S*)?$/i;
const stabilities = {
    alpha: 1,
    a: 1,
    beta: 2,
    b: 2,
    rc: 3,
    stable: 4,
    patch: 5,
    pl: 5,
    p: 5,
};
function parseComposerVersion(version) {
    const match = pattern.exec(version);
    if (match === null)
        return undefined;
    const numbers = match.slice(1, 5).map((digits) => BigInt(digits ?? 0));
    const [word, counts, dev] = match.slice(5, 8);
    const stability = word === undefined ? (dev === undefined ? 4 : 0) : (stabilities[word.toLowerCase()] ?? 4);
    const counted = (counts?.match(/\d+/g) ?? []).map(BigInt);
    return [
        ...numbers,
        BigInt(stability),
        counted[0] ?? 0n,
        word !== undefined && dev !== undefined ? 0n : 1n,
        ...counted.slice(1),
    ];
}
const longest = 200;
function compareSemver(a, b) {
    const [first, second] = [a, b].map((version) => semver.parse(completeVersion(version)));
    return first && second ? semver.compare(first, second) : undefined;
}
function compareSafely(compare, a, b) {
    if (a.length > longest || b.length > longest || a.trim() === '' || b.trim() === '')
        return undefined;
    return (0,errors/* attempt */.CD)(() => compare(a.trim(), b.trim()));
}
function completeVersion(version) {
    const [, numbers = '', rest = ''] = /^v?(\d+(?:\.\d+)?)([-+].*)?$/s.exec(version) ?? [];
    if (numbers === '')
        return version;
    return `${numbers}${numbers.includes('.') ? '.0' : '.0.0'}${rest}`;
}
const qualifiers = ['alpha', 'beta', 'milestone', 'rc', 'snapshot', '', 'sp'];
const released = new Set(['ga', 'final', 'release']);
const shortForms = { a: 'alpha', b: 'beta', m: 'milestone' };
function parseMavenVersion(version) {
    const root = { kind: 'list', items: [] };
    const lists = [root];
    let list = root;
    const openList = () => {
        const inner = { kind: 'list', items: [] };
        list.items.push(inner);
        lists.push(inner);
        list = inner;
    };
    const text = version.toLowerCase();
    let [start, isDigit, isMixed] = [0, false, false];
    const addItem = (end) => {
        list.items.push(end === start ? createNumber('0') : parseItem(text.slice(start, end), isDigit, isMixed));
        isMixed = false;
        start = end + 1;
    };
    for (let index = 0; index < text.length; index += 1) {
        const character = text.charAt(index);
        if (character === '.')
            addItem(index);
        else if (character === '-') {
            if (index > start && !isDigit && /\d/.test(text.charAt(index + 1))) {
                isMixed = true;
                continue;
            }
            addItem(index);
            openList();
        }
        else if (/\d/.test(character)) {
            if (!isDigit && index > start) {
                isMixed = true;
                if (list.items.length > 0)
                    openList();
            }
            isDigit = true;
        }
        else {
            if (isDigit && index > start) {
                addItem(index);
                start = index;
                openList();
            }
            isDigit = false;
        }
    }
    if (text.length > start) {
        if (!isDigit && list.items.length > 0)
            openList();
        addItem(text.length);
    }
    for (const one of lists.reverse())
        dropNullItems(one.items);
    return root;
}
function createNumber(digits) {
    return { kind: 'number', value: BigInt(digits) };
}
function parseItem(text, isDigit, isMixed) {
    if (!isMixed)
        return isDigit ? createNumber(text) : { kind: 'text', value: normalizeQualifier(text) };
    const [, letters = '', digits = '0'] = /^(\D*)(\d*)/.exec(text.replaceAll('-', '')) ?? [];
    return { kind: 'mixed', text: normalizeQualifier(shortForms[letters] ?? letters), number: BigInt(digits || '0') };
}
function normalizeQualifier(text) {
    return text === 'cr' ? 'rc' : text;
}
function dropNullItems(items) {
    for (let index = items.length - 1; index >= 0; index -= 1) {
        const item = items[index];
        const next = items[index + 1];
        if (item === undefined || !isNull(item))
            continue;
        const after = next?.kind === 'list' ? next.items[0] : undefined;
        if (next === undefined || next.kind === 'text' || after?.kind === 'mixed' || after?.kind === 'text')
            items.splice(index, 1);
    }
}
function isNull(item) {
    if (item.kind === 'number')
        return item.value === 0n;
    if (item.kind === 'text')
        return item.value === '';
    return item.kind === 'list' && item.items.length === 0;
}
const ranks = { text: 0, mixed: 0, list: 1, number: 2 };
function compareItems(a, b) {
    if (b === undefined)
        return compareToNothing(a);
    if (ranks[a.kind] !== ranks[b.kind])
        return ranks[a.kind] - ranks[b.kind];
    if (a.kind === 'number' && b.kind === 'number')
        return compareValues(a.value, b.value);
    if (a.kind === 'list' && b.kind === 'list') {
        for (let index = 0; index < Math.max(a.items.length, b.items.length); index += 1) {
            const [first, second] = [a.items[index], b.items[index]];
            const result = first === undefined ? -(second ? compareToNothing(second) : 0) : compareItems(first, second);
            if (result !== 0)
                return result;
        }
        return 0;
    }
    const [first, second] = [readParts(a), readParts(b)];
    return (compareValues(rankQualifier(first.text), rankQualifier(second.text)) || compareValues(first.number, second.number));
}
function readParts(item) {
    if (item.kind === 'mixed')
        return item;
    return { text: item.kind === 'text' ? item.value : '', number: -1n };
}
function compareToNothing(item) {
    if (item.kind === 'number')
        return item.value === 0n ? 0 : 1;
    if (item.kind !== 'list')
        return compareValues(rankQualifier(readParts(item).text), rankQualifier(''));
    return item.items.map(compareToNothing).find((result) => result !== 0) ?? 0;
}
function rankQualifier(text) {
    if (released.has(text))
        return rankQualifier('');
    const index = qualifiers.indexOf(text);
    return index < 0 ? `${qualifiers.length}-${text}` : String(index);
}
function compareValues(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
const longestRange = 300;
const checks = {
    npm: isInNpmRange,
    'crates.io': (version, range) => isInNpmRange(version, range.replaceAll(/(?<=^|,)\s*(?=\d)/g, '^').replaceAll(',', ' ')),
    Packagist: (version, range) => isInNpmRange(normalizeComposer(version), range.split(/\|\|?/).map(convertComposer).join('||')),
    PyPI: (version, range) => {
        if ((0,pep440/* valid */.rZ)(version) === null)
            return undefined;
        return range.split('||').some((part) => (0,pep440/* satisfies */.ib)(version, part.split(',').map(convertPoetry).join(',')));
    },
    RubyGems: (version, range) => ((0,dist/* valid */.rZ)(version) === null ? undefined : (0,dist/* satisfies */.ib)(version, range)),
};
function isInRange(ecosystem, version, range) {
    if (version.length > longestRange || range.length > longestRange)
        return undefined;
    return (0,errors/* attempt */.CD)(() => checks[ecosystem]?.(version, range));
}
function isInNpmRange(version, range) {
    const parsed = semver.validRange(range, { loose: true });
    if (parsed === null || semver.valid(version, { loose: true }) === null)
        return undefined;
    return semver.satisfies(version, parsed, { includePrerelease: true, loose: true });
}
function convertComposer(part) {
    return part
        .replace(/@\w+|\s+as\s+.*$/g, '')
        .replaceAll(',', ' ')
        .replaceAll(/~\s*v?(\d+)(?:\.(\d+))?(?=\s|$)/g, (_, major, minor = '0') => `^${major}.${minor}`)
        .replaceAll(/!=\s*\S+/g, '')
        .replaceAll(/(\d+\.\d+\.\d+)\.\d+/g, '$1')
        .trim();
}
function normalizeComposer(version) {
    const [, numbers = '', rest = ''] = /^v?(\d+(?:\.\d+){0,2})(?:\.\d+)*(.*)$/s.exec(version) ?? [];
    return `${numbers}${'.0'.repeat(Math.max(0, 2 - (numbers.match(/\./g)?.length ?? 0)))}${rest}`;
}
function convertPoetry(text) {
    const part = text.trim();
    const [, sign = '', version = ''] = /^([\^~]?)\s*v?(\d[\w.+!]*(?:\.\*)?)$/.exec(part) ?? [];
    if (part === '' || part === '*')
        return '>=0.dev0';
    if (version === '')
        return part;
    if (sign === '')
        return `==${version}`;
    const numbers = version.split('.').map((number) => Number.parseInt(number, 10));
    const first = numbers.findIndex((number) => number > 0);
    const kept = sign === '~' ? Math.min(1, numbers.length - 1) : first < 0 ? numbers.length - 1 : first;
    const end = numbers.slice(0, kept + 1).map((number, index) => (index === kept ? number + 1 : number));
    return `>=${version},<${end.join('.')}`;
}

// EXTERNAL MODULE: ./node_modules/@turingpointde/cvss.js/dist_node/index.js
var dist_node = __webpack_require__(2484);
// EXTERNAL MODULE: ./build/compiled/src/shared/severity.js
var shared_severity = __webpack_require__(7786);
// EXTERNAL MODULE: ./build/compiled/src/shared/text/fingerprint.js
var fingerprint = __webpack_require__(873);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/ranking.js
var ranking = __webpack_require__(4296);
;// CONCATENATED MODULE: ./build/compiled/src/gate/advisories/versions.js



const versions_longestRange = 2000;
function isVersionAffected({ ecosystem, version }, of) {
    if (of.form === 'osv')
        return combineStates(of.affected.map((each) => isAffected(ecosystem, version, each)));
    if (of.form === 'github')
        return combineStates(of.ranges.map(({ range }) => isInGitHubRange(ecosystem, version, range)));
    const range = parseRange(of.range);
    if (range === undefined || semver.valid(version) === null)
        return 'unknown';
    return semver.satisfies(version, range, { includePrerelease: true }) ? 'yes' : 'no';
}
function combineStates(results) {
    if (results.includes('yes'))
        return 'yes';
    return results.length === 0 || results.includes('unknown') ? 'unknown' : 'no';
}
function parseRange(text) {
    if (text.length > versions_longestRange)
        return undefined;
    return (0,errors/* attempt */.CD)(() => new semver.Range(text, { includePrerelease: true }));
}
function findFix(asked, advisories) {
    const candidates = advisories.flatMap(({ versions }) => listFixes(versions));
    const later = candidates.filter((one) => (compareVersions(asked.ecosystem, one, asked.version) ?? 0) > 0);
    const fixing = later.filter((one) => advisories.every(({ versions }) => isVersionAffected({ ecosystem: asked.ecosystem, version: one }, versions) === 'no'));
    const [version] = fixing.sort((a, b) => compareVersions(asked.ecosystem, a, b) ?? 0);
    if (version !== undefined)
        return { fix: 'available', version };
    const isUnfixed = advisories.some(({ versions }) => isWithoutFix(asked, versions));
    return { fix: isUnfixed ? 'none' : undefined, version: undefined };
}
function listFixes(of) {
    if (of.form === 'github')
        return of.ranges.flatMap(({ fixed }) => fixed ?? []);
    if (of.form === 'osv') {
        const ranges = of.affected.flatMap(({ ranges: own = [] }) => own).filter(({ type }) => type !== 'GIT');
        return ranges.flatMap(({ events }) => events.flatMap(({ fixed }) => fixed ?? []));
    }
    const comparators = parseRange(of.range)?.set.flat() ?? [];
    return comparators.flatMap(({ operator, semver: bound }) => operator === '<' ? bound.version.replace(/-0$/, '') : []);
}
function isWithoutFix({ ecosystem, version }, of) {
    if (of.form === 'npm')
        return false;
    if (of.form === 'github')
        return of.ranges.some(({ range, fixed }) => fixed === null && isInGitHubRange(ecosystem, version, range) === 'yes');
    const hasEnd = of.affected.some(({ ranges = [] }) => ranges.some(({ type, events }) => events.some(({ fixed, last_affected: last, limit }) => type === 'GIT' || (fixed ?? last ?? limit) !== undefined)));
    return !hasEnd && of.affected.some(({ ranges = [] }) => ranges.length > 0);
}
function isAffected(ecosystem, version, { ranges = [], versions = [] }) {
    const compare = (a, b) => compareVersions(ecosystem, a, b);
    if (versions.some((one) => one === version || compareSafely(compare, one, version) === 0))
        return 'yes';
    const ofVersions = ranges.filter(({ type }) => type !== 'GIT');
    if (ofVersions.length === 0)
        return versions.length === 0 || !versions_isReadable(compare, version) ? 'unknown' : 'no';
    const results = ofVersions.map((range) => {
        if (range.type !== 'SEMVER' && range.type !== 'ECOSYSTEM')
            return 'unknown';
        return versions_isInRange(range.type === 'SEMVER' ? compareSemver : compare, version, range.events);
    });
    return combineStates(results);
}
function isInGitHubRange(ecosystem, version, range) {
    const parts = range.split(',').map((part) => /^\s*(<=|>=|<|>|=)\s*(\S+)\s*$/.exec(part));
    const results = parts.map((part) => {
        const [, operator = '', bound = ''] = part ?? [];
        const order = compareVersions(ecosystem, version, bound);
        if (order === undefined)
            return operator === '=' && bound === version ? 'yes' : 'unknown';
        const isIn = { '<': order < 0, '<=': order <= 0, '>': order > 0, '>=': order >= 0, '=': order === 0 }[operator];
        return isIn === undefined ? 'unknown' : isIn ? 'yes' : 'no';
    });
    if (results.includes('no'))
        return 'no';
    return results.includes('unknown') ? 'unknown' : 'yes';
}
function versions_isReadable(compare, version) {
    return compareSafely(compare, version, version) !== undefined;
}
const kinds = ['introduced', 'fixed', 'last_affected', 'limit'];
function versions_isInRange(compare, version, events) {
    const named = events.flatMap((event) => kinds.flatMap((kind) => {
        const at = event[kind];
        return at === undefined ? [] : [{ kind, at }];
    }));
    const steps = [];
    for (const { kind, at } of named) {
        const order = compareToEvent(compare, version, kind, at);
        if (order === undefined)
            return 'unknown';
        steps.push({ kind, at, order });
    }
    if (!steps.some(({ kind }) => kind === 'introduced'))
        return 'unknown';
    const limits = steps.filter(({ kind }) => kind === 'limit');
    if (limits.length > 0 && !limits.some(({ order }) => order < 0))
        return 'no';
    let isVulnerable = false;
    for (const { kind, order } of steps.filter(({ kind }) => kind !== 'limit').sort(createStepComparator(compare))) {
        if (kind === 'introduced' && order >= 0)
            isVulnerable = true;
        else if (kind === 'fixed' && order >= 0)
            isVulnerable = false;
        else if (kind === 'last_affected' && order > 0)
            isVulnerable = false;
    }
    return isVulnerable ? 'yes' : 'no';
}
function compareToEvent(compare, version, kind, at) {
    if (kind === 'introduced' && at === '0')
        return versions_isReadable(compare, version) ? 1 : undefined;
    if (kind === 'limit' && at === '*')
        return -1;
    return compareSafely(compare, version, at);
}
function createStepComparator(compare) {
    const isInitialEvent = ({ kind, at }) => kind === 'introduced' && at === '0';
    return (a, b) => {
        if (isInitialEvent(a) || isInitialEvent(b))
            return Number(isInitialEvent(b)) - Number(isInitialEvent(a));
        const order = compareSafely(compare, a.at, b.at) ?? 0;
        return order || Number(a.kind === 'introduced') - Number(b.kind === 'introduced');
    };
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/advisories/findings.js







const versions = ['CVSS:4.0/', 'CVSS:3.1/', 'CVSS:3.0/'];
const longestVector = 300;
function rateVectors(vectors, stated) {
    for (const prefix of versions) {
        for (const vector of vectors) {
            if (!vector.startsWith(prefix) || vector.length > longestVector)
                continue;
            const score = (0,errors/* attempt */.CD)(() => (0,dist_node/* CVSS */.O)(vector.trim()).getScore());
            if (score !== undefined && score >= 0 && score <= 10)
                return stated !== undefined && Math.abs(stated - score) < 0.11 ? Math.max(score, stated) : score;
        }
    }
    return stated !== undefined && stated > 0 && stated <= 10 ? stated : undefined;
}
function toSeverity(score) {
    if (score >= 9)
        return 'CRITICAL';
    if (score >= 7)
        return 'HIGH';
    if (score >= 4)
        return 'MEDIUM';
    return score > 0 ? 'LOW' : 'INFO';
}
const longestText = 4000;
const mostLinks = 5;
function joinFindings(offline, affected) {
    const replaced = new Set();
    const sorted = affected.toSorted(({ locked: a }, { locked: b }) => (0,ranking/* compareText */.n6)(a.file, b.file) ||
        (0,ranking/* compareText */.n6)(a.name, b.name) ||
        a.version.localeCompare(b.version, 'en', { numeric: true }));
    const drafts = sorted.flatMap(({ locked, advisories }) => {
        const fixAll = findFix(locked, advisories);
        const vulnerabilities = mergeAliases(advisories);
        return vulnerabilities.map((vulnerability) => {
            const same = offline.filter((finding) => {
                const { type, filePath, advisory } = finding;
                const isOfPackage = type === 'SCA' && filePath === locked.file && advisory?.purl === locked.purl;
                if (replaced.has(finding) || !isOfPackage)
                    return false;
                return [...(advisory?.cves ?? []), ...(advisory?.ids ?? [])].some((id) => vulnerability.ids.includes(id));
            });
            for (const finding of same)
                replaced.add(finding);
            return { locked, vulnerability, same: same[0], fixAll, count: vulnerabilities.length };
        });
    });
    const kept = offline.filter((finding) => !replaced.has(finding));
    const taken = new Set([...kept, ...drafts.flatMap(({ same }) => same ?? [])].map(({ fingerprint }) => fingerprint));
    const identify = (0,fingerprint/* createFindingIdentifier */.pm)();
    const found = drafts.map(({ same, locked, vulnerability, fixAll, count }) => {
        let identity = same;
        while (identity === undefined || (identity !== same && taken.has(identity.fingerprint)))
            identity = identify({ rule: vulnerability.id, path: locked.file, code: locked.name });
        taken.add(identity.fingerprint);
        const { fingerprint, contentFingerprint } = identity;
        return {
            ...writeFinding(locked, vulnerability, fixAll, count),
            fingerprint,
            ...(contentFingerprint !== undefined && { contentFingerprint }),
        };
    });
    return [...kept, ...found];
}
function writeFinding(locked, vulnerability, fixAll, count) {
    const { advisories, id, ids } = vulnerability;
    const [first] = advisories;
    const published = advisories.flatMap((each) => each.published ?? []).sort()[0];
    const scores = advisories.flatMap(({ vectors, score }) => rateVectors(vectors, score) ?? []);
    const score = scores.length === 0 ? undefined : Math.max(...scores);
    const stated = shared_severity/* severities */.gO.find((severity) => advisories.some((one) => one.severity === severity));
    const severity = stated ?? (score === undefined ? undefined : toSeverity(score));
    const fix = findFix(locked, advisories);
    const summary = advisories.map((each) => each.summary.trim()).find((text) => text !== '') ?? first.details;
    const cwe = advisories.flatMap(({ cwes }) => cwes)[0];
    const epss = advisories.flatMap((each) => each.epss ?? []);
    return {
        type: 'SCA',
        severity: severity ?? 'CRITICAL',
        title: (0,locked_package/* formatPackageTitle */.gn)(locked.name, locked.version, summary, id),
        description: describeVulnerability(locked, vulnerability, severity !== undefined, summary),
        remediation: adviseFix(locked, fix, fixAll, count),
        ...(cwe !== undefined && { cwe }),
        ...(score !== undefined && { cvss: score }),
        ...(epss.length > 0 && { epss: Math.max(...epss) }),
        advisory: {
            cves: ids.filter((id) => id.startsWith('CVE-')),
            ids: [...ids],
            purl: locked.purl,
            ...(fix.fix !== undefined && { fix: fix.fix }),
            ...(fix.version !== undefined && { fixed_version: fix.version }),
            ...(published !== undefined && { published_at: published }),
        },
        filePath: locked.file,
        ...(locked.line !== undefined && { line: locked.line }),
    };
}
function adviseFix({ name, version }, fix, fixAll, count) {
    if (fix.fix === 'none')
        return `No fixed version of ${name} is known. Replace the package.`;
    if (fix.version === undefined)
        return `Check for a version of ${name} after ${version} that is not affected, or replace the package.`;
    const upgrade = `Upgrade ${name} from ${version} to ${fix.version} or later.`;
    if (count === 1 || fixAll.version === undefined || fixAll.version === fix.version)
        return upgrade;
    return `${upgrade} Version ${fixAll.version} fixes all ${count} known vulnerabilities.`;
}
function describeVulnerability(locked, vulnerability, isRated, summary) {
    const { ids, advisories } = vulnerability;
    const details = advisories.map((each) => each.details.trim()).find((text) => text !== '');
    const text = details === undefined || details === summary ? summary : `${summary}\n\n${details}`;
    const links = [...new Set(advisories.flatMap((each) => each.links))].slice(0, mostLinks);
    return [
        text.length > longestText ? `${text.slice(0, longestText)} …` : text,
        `Known as: ${ids.join(', ')}.`,
        describeUse(locked),
        ...(isRated ? [] : ['No source gives a severity, so it counts as critical.']),
        ...(links.length > 0 ? [`More: ${links.join(' ')}`] : []),
    ]
        .filter((part) => part !== '')
        .join('\n\n');
}
function describeUse({ ecosystem, name, version, isDirect, isDev, path = [] }) {
    const isChained = path.length > 1;
    const isUnclear = isDirect === undefined || (isDirect && isChained);
    const kind = isUnclear ? 'A dependency' : isDirect ? 'A direct dependency' : 'A transitive dependency';
    const chain = isChained ? `, by way of ${path.join(' > ')}` : '';
    const use = isDev === undefined
        ? ''
        : isDev
            ? ', for development only: it matters where code is built and tested'
            : ', used in production';
    return `${kind}${chain}${use}: ${name} ${version} (${ecosystem}).`;
}
function mergeAliases(advisories) {
    const groups = new Map();
    for (const advisory of advisories) {
        const names = [advisory.id, ...advisory.aliases];
        const ids = new Set(names.map((name) => (/^CVE-/i.test(name) ? name.toUpperCase() : name)));
        const own = { ids, members: [advisory] };
        const same = new Set([...own.ids].flatMap((id) => groups.get(id) ?? []));
        const [group = own, ...others] = [...same, own].sort((a, b) => b.ids.size - a.ids.size);
        for (const other of others) {
            for (const id of other.ids)
                group.ids.add(id);
            group.members.push(...other.members);
        }
        for (const each of [own, ...others])
            for (const id of each.ids)
                groups.set(id, group);
    }
    return [...new Set(groups.values())]
        .map(({ ids: unsorted, members }) => {
        const [first, ...others] = members.toSorted((a, b) => rateInformation(b) - rateInformation(a) || (a.id < b.id ? -1 : 1));
        if (first === undefined)
            throw new Error('a vulnerability without an advisory');
        const ids = [...unsorted].sort();
        const id = ids.find((one) => one.startsWith('CVE-')) ?? ids.find((one) => one.startsWith('GHSA-')) ?? first.id;
        return { id, ids, advisories: [first, ...others] };
    })
        .sort((a, b) => (a.id < b.id ? -1 : 1));
}
function rateInformation({ id, severity, vectors, summary }) {
    return (Number(id.startsWith('GHSA-')) * 4 +
        Number(severity !== undefined || vectors.length > 0) * 2 +
        Number(summary !== ''));
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/advisories/look-up.js





function createLookUp(options) {
    const results = new Map();
    const remarks = new Set();
    const { isPrivate = () => false } = options;
    let hasSource = true;
    return async (runs, signal) => {
        const packages = runs.flatMap((run) => run.packages ?? []);
        hasSource = await askAllSources(options, { packages, known: results, remarks, hasSource }, signal);
        return runs.map((run) => {
            const done = run.packages?.length ? addResults(run, results, remarks) : run;
            if (!hasSource || !run.locks?.length)
                return done;
            const open = [listForeign, listOfOtherRegistries, listUnlocked].flatMap((list) => list(run, isPrivate));
            return { ...done, open: [...(done.open ?? []), ...open] };
        });
    };
}
const foreignReasons = {
    git: 'comes from a version control system, where no advisory names its version',
    url: 'comes from an address that is not a registry',
    archive: 'comes from a packed file or from outside the repository',
};
function listForeign({ locks = [] }, isPrivate) {
    return locks.flatMap(({ file, ecosystem, local }) => local.flatMap(({ name, kind }) => {
        const reason = foreignReasons[kind];
        if (reason === undefined || isPrivate(name))
            return [];
        const key = JSON.stringify([ecosystem, (0,locked_package/* normalizePackageName */.NX)(ecosystem, name), kind]);
        return [{ file, name, key, reason, isFault: false }];
    }));
}
function listOfOtherRegistries({ packages = [] }, isPrivate) {
    const mirrors = new Set(packages.flatMap(({ name, registry }) => ((0,locked_package/* getScope */.Xf)(name) === '' && registry) || []));
    return packages.flatMap(({ file, ecosystem, name, version, registry }) => {
        if (registry === undefined || isPrivate(name))
            return [];
        const served = mirrors.has(registry) ? '' : (0,locked_package/* getScope */.Xf)(name);
        const known = registry === locked_package/* packedFile */.HU ? `${name} ${version}` : served;
        const key = JSON.stringify([ecosystem, registry, known, 'registry']);
        const reason = `comes from ${registry.slice(0, 200)}, and not from the public registry, so advisories may be about another package`;
        return [{ file, name: `${name} ${version}`, key, reason, isFault: false, isLookedUp: true }];
    });
}
function listUnlocked({ locks = [], packages = [] }, isPrivate) {
    return locks.flatMap(({ file: lock, ecosystem, local, wanted = [] }) => {
        const normalize = (name) => (0,locked_package/* normalizePackageName */.NX)(ecosystem, name);
        const own = packages.filter((one) => one.file === lock && one.ecosystem === ecosystem);
        const versions = Map.groupBy(own, ({ name }) => normalize(name));
        const locals = new Set(local.map(({ name }) => normalize(name)));
        return wanted.flatMap(({ file, name, range }) => {
            if (isPrivate(name) || locals.has(normalize(name)) || (0,locked_package/* isLocalRange */.$7)(range))
                return [];
            const isAddress = /[/:]/.test(range) && !/^(?:catalog|npm|workspace):/.test(range);
            const isLocked = versions
                .get(normalize(name))
                ?.some(({ version }) => isInRange(ecosystem, version, range) !== false);
            if (isLocked === true && !isAddress)
                return [];
            const key = JSON.stringify([ecosystem, normalize(name), range, 'wanted']);
            const reason = `${lock} does not have what the manifest asks for`;
            return [{ file, name: `${name} ${range}`, key, reason, isFault: false }];
        });
    });
}
async function askAllSources({ sources, isPrivate = () => false, say }, { packages, known, remarks, hasSource, }, signal) {
    let left = new Map();
    for (const { ecosystem, name, version } of packages) {
        const key = (0,locked_package/* createPackageKey */.gC)({ ecosystem, name, version });
        if (!known.has(key))
            left.set(key, { ecosystem, name, version });
    }
    const sourceResults = [];
    const faults = [];
    for (const source of sources) {
        const wanted = [...left].filter(([, { name }]) => !source.disclosesNames || !isPrivate(name));
        if (wanted.length === 0)
            continue;
        const asked = wanted.map(([, each]) => each);
        if (source.disclosesNames) {
            const { size } = new Set(asked.map(({ ecosystem, name }) => JSON.stringify([ecosystem, name])));
            const counted = size === 1 ? '1 package' : `${size} packages`;
            say?.(`Sending the names and versions of ${counted} to ${source.name}; advisories-private leaves names out`);
        }
        const sourceResult = await source.ask(asked, signal);
        sourceResults.push(sourceResult);
        for (const [key, advisories] of sourceResult.advisories) {
            if (left.has(key))
                known.set(key, { kind: 'looked up', advisories, source: source.name });
        }
        for (const remark of sourceResult.remarks ?? [])
            remarks.add(remark);
        if (sourceResult.fault !== undefined)
            faults.push({ text: sourceResult.fault, disclosesNames: source.disclosesNames });
        left = new Map([...left].filter(([key]) => !known.has(key)));
    }
    const isExpected = sourceResults.length === 0 ? hasSource : sourceResults.some(({ isAbsent }) => !isAbsent);
    for (const [key, { name, ecosystem }] of left) {
        const isLeftOut = isPrivate(name);
        const own = faults.filter(({ disclosesNames }) => !isLeftOut || !disclosesNames).map(({ text }) => text);
        const isKept = isLeftOut && own.length === 0;
        const isLibrary = ecosystem === 'Go' && name === locked_package/* goLibrary */.y7 && own.length === 0;
        const reason = own.length > 0 ? own.join('; ') : `no advisory source covers ${ecosystem} packages`;
        if (isKept)
            known.set(key, { kind: 'left out', note: 'private, so not looked up' });
        else if (isLibrary)
            known.set(key, { kind: 'left out', note: 'Go’s standard library, which only OSV databases cover' });
        else
            known.set(key, { kind: 'not looked up', reason, isFault: own.length > 0, isExpected });
    }
    return isExpected;
}
function addResults(run, results, remarks) {
    const judged = (run.packages ?? []).map((locked) => judgePackage(locked, results));
    const affected = judged.flatMap(({ locked, affecting }) => affecting.length === 0 ? [] : [{ locked, advisories: affecting }]);
    const count = judged.filter(({ known: { kind } }) => kind === 'looked up').length;
    const isFault = judged.some(({ known: one }) => one.kind === 'not looked up' && one.isFault);
    const done = listFinished(run, judged);
    const diagnostics = [
        ...run.diagnostics.filter(({ message, file_path: one, file_paths: several }) => {
            if (message.startsWith(locked_package/* notLookedUpPrefix */.ff))
                return false;
            const isOfData = message.startsWith(locked_package/* offlineLookUpPrefix */.gG) || message.startsWith(locked_package/* notCoveredPrefix */.cl);
            return count === 0 || !isOfData || one !== undefined || several !== undefined;
        }),
        ...explainMissing(judged),
        ...summarize(judged),
        ...[...remarks].map((message) => ({ engine: locked_package/* advisoryEngine */.qw, message })),
    ];
    const isWhole = !run.locks?.some(({ isDirectOnly }) => isDirectOnly) &&
        judged.every(({ known: { kind } }) => kind === 'looked up') &&
        !diagnostics.some(({ file_path, file_paths, failed }) => failed || (file_path ?? file_paths) !== undefined);
    return {
        ...run,
        findings: joinFindings(run.findings, affected),
        coverage: isFault ? 'not covered' : count === 0 ? run.coverage : isWhole ? 'covered' : 'partly covered',
        diagnostics,
        lookedAt: isFault ? run.lookedAt : [...new Set([...run.lookedAt, ...done])],
        open: judged.flatMap(({ locked, known }) => {
            if (known.kind !== 'not looked up' || !known.isExpected)
                return [];
            const { file, name, version } = locked;
            const { reason, isFault } = known;
            return [{ file, name: `${name} ${version}`, key: (0,locked_package/* createPackageKey */.gC)(locked), reason, isFault }];
        }),
    };
}
function judgePackage(locked, resultByPackage) {
    const result = resultByPackage.get((0,locked_package/* createPackageKey */.gC)(locked)) ?? notAskedResult;
    if (result.kind !== 'looked up')
        return { locked, known: result, affecting: [] };
    const results = result.advisories.map((advisory) => ({ advisory, is: isVersionAffected(locked, advisory.versions) }));
    const affecting = results
        .filter(({ advisory, is }) => is === 'yes' || (is === 'unknown' && advisory.isStated))
        .map(({ advisory }) => advisory);
    const isUnclear = results.some(({ advisory, is }) => is === 'unknown' && !advisory.isStated);
    if (!isUnclear)
        return { locked, known: result, affecting };
    const [name, version] = [locked.name, locked.version].map((text) => text.slice(0, longestName));
    const reason = `advisories name ${name}, and its version ${version} cannot be compared with theirs`;
    return { locked, known: { kind: 'not looked up', reason, isFault: false, isExpected: true }, affecting };
}
const notAskedResult = {
    kind: 'not looked up',
    reason: 'it was not queried',
    isFault: true,
    isExpected: true,
};
function listFinished({ locks = [] }, judged) {
    const open = new Set(judged.flatMap(({ locked, known }) => (known.kind === 'not looked up' ? [locked.file] : [])));
    const read = locks.filter(({ refusal }) => refusal === undefined).map(({ file }) => file);
    return [...new Set([...read, ...judged.map(({ locked }) => locked.file)])].filter((file) => !open.has(file));
}
const look_up_mostNames = 5;
const longestName = 100;
function explainMissing(judged) {
    const missing = judged.flatMap(({ locked, known }) => known.kind === 'not looked up' ? [{ ...known, file: locked.file, name: locked.name }] : []);
    const groups = Map.groupBy(missing, ({ file, reason }) => JSON.stringify([file, reason]));
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const names = [...new Set(group.map(({ name }) => name.slice(0, longestName)))];
        const start = first.isExpected ? locked_package/* notLookedUpPrefix */.ff : 'Packages were not looked up: ';
        const message = `${start}${first.reason} (${group.length}: ${(0,amounts/* joinFirst */.FS)(names, look_up_mostNames)})`;
        return [{ engine: locked_package/* advisoryEngine */.qw, message, file_path: first.file, ...(first.isFault && { failed: true }) }];
    });
}
function summarize(judged) {
    const unique = new Map(judged.map((one) => [(0,locked_package/* createPackageKey */.gC)(one.locked), one]));
    const all = [...unique.values()].map(({ known }) => known);
    const sources = countTexts(all.flatMap((known) => (known.kind === 'looked up' ? [known.source] : [])));
    if (sources.length === 0)
        return [];
    const parts = sources.map(([source, count]) => `${count} in ${source}`);
    const found = sources.reduce((sum, [, count]) => sum + count, 0);
    const open = all.flatMap((known) => (known.kind === 'not looked up' ? ['not looked up'] : []));
    const notes = all.flatMap((known) => (known.kind === 'left out' ? [known.note] : []));
    const message = [
        `Packages looked up: ${found} of ${unique.size} (${parts.join(', ')})`,
        ...countTexts([...open, ...notes]).map(([text, count]) => `${text}: ${count}`),
    ].join('; ');
    return [{ engine: locked_package/* advisoryEngine */.qw, message }];
}
function countTexts(texts) {
    return [...Map.groupBy(texts, (text) => text)].map(([text, { length }]) => [text, length]);
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/advisories/advisories.js









function createAdvisorySource(name, environment) {
    const { transport, sleep, userAgent, apiUrl, token, mayLackList, osvUrl, env } = environment;
    const requests = { transport, sleep, userAgent };
    if (name === 'github')
        return createGithubSource({ ...requests, apiUrl, token, mayLackList });
    if (name === 'osv')
        return createOsvSource(requests, osvUrl);
    if (name === 'registry')
        return createRegistrySource(requests, () => readNpmRegistries(env));
    return createDatabaseSource({ ...environment, path: name.path });
}
function matchesPattern(pattern, name) {
    const parts = pattern.split('*').map((part) => part.toLowerCase());
    const [text, [first = '', ...others]] = [name.toLowerCase(), parts];
    if (others.length === 0)
        return text === first;
    const last = others.pop() ?? '';
    if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length)
        return false;
    let at = first.length;
    for (const part of others) {
        const found = text.indexOf(part, at);
        if (found < 0 || found + part.length > text.length - last.length)
            return false;
        at = found + part.length;
    }
    return true;
}
const defaultRegistry = 'https://registry.npmjs.org/';
async function readNpmRegistries(env) {
    const file = readVariable(env, 'userconfig') ?? (0,external_node_path_.join)(env.HOME ?? (0,external_node_os_.homedir)(), '.npmrc');
    const text = await (0,regular_file/* readRegularText */.Aj)(file).catch(() => '');
    const values = readLines(text, env);
    const parseRegistry = (address) => {
        const url = URL.parse(address);
        if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:'))
            throw new errors/* GateError */.ue('CONFIG', `npm's configuration names the registry ${address.slice(0, 200)}, which is not a valid address`);
        return { address: url.href, authorization: readAuthorization(url, values) };
    };
    const scoped = [...values].flatMap(([key, value]) => {
        const scope = /^(@[^:]+):registry$/.exec(key)?.[1];
        return scope === undefined ? [] : [[scope, parseRegistry(value)]];
    });
    return {
        main: parseRegistry(readVariable(env, 'registry') ?? values.get('registry') ?? defaultRegistry),
        scoped: new Map(scoped),
    };
}
function readVariable(env, name) {
    const wanted = `npm_config_${name}`;
    const found = Object.entries(env).find(([key, value]) => key.toLowerCase() === wanted && value);
    return found?.[1];
}
function readLines(text, env) {
    const values = new Map();
    for (const line of text.split(/\r?\n/)) {
        const [, key = '', value = ''] = /^\s*([^#;=\s][^=]*?)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
        if (key === '')
            continue;
        const plain = value.replace(/^(["'])(.*)\1$/, '$2');
        values.set(key, plain.replaceAll(/\$\{([^}?]+)\??\}/g, (whole, name) => env[name] ?? whole));
    }
    return values;
}
function readAuthorization(url, values) {
    const parts = url.pathname.split('/').filter((part) => part !== '');
    for (let length = parts.length; length >= 0; length -= 1) {
        const scope = `//${url.host}/${parts
            .slice(0, length)
            .map((part) => `${part}/`)
            .join('')}`;
        for (const key of [scope, scope.replace(/\/$/, '')]) {
            const token = values.get(`${key}:_authToken`);
            if (token !== undefined)
                return `Bearer ${token}`;
            const basic = values.get(`${key}:_auth`);
            if (basic !== undefined)
                return `Basic ${basic}`;
        }
    }
    return undefined;
}

// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/github/client.js
var client = __webpack_require__(8080);
// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/registry.js + 12 modules
var registry = __webpack_require__(4673);
// EXTERNAL MODULE: ./build/compiled/src/gate/settings/entries/scan.js
var scan = __webpack_require__(8037);
// EXTERNAL MODULE: ./build/compiled/src/gate/run/session.js
var run_session = __webpack_require__(7741);
;// CONCATENATED MODULE: ./build/compiled/src/gate/run/advisories.js






const knownForMs = 600_000;
function createRunLookUp(session, checkouts, chosen) {
    let looking;
    return async (runs, signal) => {
        if (!runs.some(({ packages }) => packages?.length))
            return [...runs];
        const now = chosen.clock.now();
        if (looking === undefined || now - looking.since > knownForMs)
            looking = { since: now, look: openLookUp(session, chosen.settings, chosen.clock, checkouts) };
        return (await looking.look)(runs, signal);
    };
}
function listSourceNames({ advisories, githubToken }, env) {
    if (advisories !== undefined)
        return advisories.filter((name) => name !== 'none');
    return (0,registry/* isGithubActions */.Pt)(env) && githubToken !== undefined ? ['github'] : [];
}
async function openLookUp(session, settings, clock, checkouts) {
    const names = listSourceNames(settings, session.env);
    if (names.length === 0)
        return async (runs) => [...runs];
    const { env, log, now } = session;
    const { apiUrl, token } = (0,client/* createGithubAccess */.Ki)(env, settings.githubToken);
    const mayLackList = settings.advisories === undefined && !/^api\.(?:github\.com|[\w-]+\.ghe\.com)$/.test(new URL(apiUrl).hostname);
    const surroundings = {
        ...{ transport: await session.transport(), sleep: clock.sleep, userAgent: `scan-gate/${run_session/* version */.rE}` },
        ...{ apiUrl, token, mayLackList },
        ...{ osvUrl: settings.advisoriesOsvUrl, env, checkouts, now },
        temporaryFolder: env.RUNNER_TEMP ?? session.temporaryFolder,
    };
    const sources = names.map((name) => {
        const word = scan/* advisoryWords */.LY.find((each) => each === name);
        if (word === 'none')
            throw new errors/* GateError */.ue('CONFIG', 'advisories: none is not a source');
        return createAdvisorySource(word ?? { path: name }, surroundings);
    });
    const patterns = settings.advisoriesPrivate ?? [];
    const isPrivate = (name) => patterns.some((pattern) => matchesPattern(pattern, name));
    return createLookUp({ sources, isPrivate, say: log.line });
}


/***/ }),

/***/ 8015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UG: () => (/* binding */ createEmbeddedTarget),
  C4: () => (/* binding */ describeScanned),
  VN: () => (/* binding */ readScanned),
  kM: () => (/* binding */ selectScanners)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/compiled/src/shared/errors.js
var errors = __webpack_require__(6002);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/checkout.js
var git_checkout = __webpack_require__(2148);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/commit-name.js
var commit_name = __webpack_require__(9889);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/origin.js
var origin = __webpack_require__(4222);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/regular-file.js
var regular_file = __webpack_require__(6289);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/repository.js
var git_repository = __webpack_require__(8044);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/runner.js
var runner = __webpack_require__(5466);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./build/compiled/src/shared/prose.js
var prose = __webpack_require__(7974);
// EXTERNAL MODULE: ./build/compiled/src/shared/text/amounts.js
var amounts = __webpack_require__(3488);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/export.js
var git_export = __webpack_require__(2210);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/work-tree.js
var work_tree = __webpack_require__(9306);
;// CONCATENATED MODULE: ./build/compiled/src/shared/git/uncommitted/contents.js










const flags = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
const tooLarge = Buffer.alloc(git_export/* maximumFileBytes */.WH + 1);
function createDiskReader(top) {
    const folders = new Map();
    const isRealFolder = (name) => {
        if (name === '')
            return true;
        const known = folders.get(name) ?? (isRealFolder(getParent(name)) && inspect(top, name)?.isDirectory() === true);
        folders.set(name, known);
        return known;
    };
    return (name) => (isRealFolder(getParent(name)) ? readDiskFile(top, name) : undefined);
}
const getParent = (name) => name.slice(0, Math.max(name.lastIndexOf('/'), 0));
function readDiskFile(top, name) {
    const found = inspect(top, name);
    if (found === undefined)
        return undefined;
    try {
        if (found.isSymbolicLink()) {
            return { mode: '120000', content: (0,external_node_fs_.readlinkSync)(buildPath(top, name), { encoding: 'buffer' }) };
        }
        return found.isFile() ? readOpenFile(top, name) : undefined;
    }
    catch (error) {
        const why = error.code ?? 'unknown fault';
        if (why === 'ENOENT')
            return undefined;
        throw new errors/* GateError */.ue('SCAN_FAILED', `${decodeName(name)} could not be read (${why})`, {
            cause: error,
            hint: 'Give this user the right to read it, or add it to .gitignore.',
        });
    }
}
function readOpenFile(top, name) {
    const file = (0,external_node_fs_.openSync)(buildPath(top, name), flags);
    try {
        const found = (0,external_node_fs_.fstatSync)(file);
        if (!found.isFile())
            return undefined;
        const mode = (found.mode & 0o100) === 0 ? '100644' : '100755';
        return { mode, content: found.size > git_export/* maximumFileBytes */.WH ? tooLarge : (0,external_node_fs_.readFileSync)(file) };
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
function inspect(top, name) {
    try {
        return (0,external_node_fs_.lstatSync)(buildPath(top, name));
    }
    catch (error) {
        const { code = '' } = error;
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return undefined;
        throw new errors/* GateError */.ue('SCAN_FAILED', `${decodeName(name)} could not be read (${code})`, { cause: error });
    }
}
function buildPath(top, name) {
    return Buffer.concat([Buffer.from(top), Buffer.from(external_node_path_.sep), Buffer.from(name, 'latin1')]);
}
const mostNames = 500_000;
function listDiskNames(top) {
    const names = [];
    let others = 0;
    const folders = [''];
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        const path = folder === '' ? Buffer.from(top) : buildPath(top, folder.slice(0, -1));
        for (const entry of (0,external_node_fs_.readdirSync)(path, { withFileTypes: true, encoding: 'buffer' })) {
            const part = entry.name.toString('latin1');
            const name = `${folder}${part}`;
            if (part.toLowerCase() === '.git')
                others += 1;
            else if (entry.isDirectory())
                folders.push(`${name}/`);
            else if (entry.isFile() || entry.isSymbolicLink())
                names.push(name);
            else
                others += 1;
            if (names.length > mostNames)
                throw new errors/* GateError */.ue('SCAN_FAILED', `${top} contains more than ${mostNames} files`, {
                    hint: 'Name a smaller folder.',
                });
        }
    }
    return { names: names.sort(), others };
}
async function readStagedTree({ location, top, format }) {
    const index = await readIndex(location);
    refuseConflicts(index);
    const empty = hashObject(format, Buffer.alloc(0));
    const mayBeAnnounced = index.some(({ oid }) => oid === empty);
    const states = mayBeAnnounced ? await readStates(location, top) : new Map();
    const isAnnounced = ({ name, oid }) => oid === empty && states.get(name) === 'A';
    const announced = index.filter(isAnnounced).length;
    const entries = index.filter((entry) => !isAnnounced(entry)).map((entry) => [entry.name, entry]);
    return {
        entries: new Map(entries),
        notes: [
            'Only what is staged is scanned',
            ...(announced === 0
                ? []
                : [`Files that git add --intent-to-add announced are not staged, and not scanned (${announced})`]),
        ],
    };
}
function refuseConflicts(index) {
    const names = [...new Set(index.filter(({ stage }) => stage > 0).map(({ name }) => decodeName(name)))];
    if (names.length === 0)
        return;
    throw new errors/* GateError */.ue('CONFIG', `--staged: not resolved after a merge: ${(0,amounts/* joinFirst */.FS)(names, 3)}`, {
        reason: 'wrong-ref',
        hint: (0,prose/* prose */.CS) `Resolve the conflicts, and stage the files with ${(0,prose/* code */.aY)('git add')}.`,
    });
}
async function readDiskTree(checkout, store) {
    const { location, top } = checkout;
    const list = [`--work-tree=${top}`, '-C', top, 'ls-files', '--others', '--exclude-standard', '-z'];
    const [index, states, untracked] = [
        await readIndex(location),
        await readStates(location, top),
        await listRecords(location, list, 'user'),
    ];
    const readDisk = createDiskReader(top);
    const entries = new Map();
    let leftOut = 0;
    for (const entry of index) {
        if (entries.has(entry.name))
            continue;
        const isPlain = entry.stage === 0 && !entry.isAssumedSame && !entry.isLeftOut;
        const isKept = entry.mode === '160000' || (!states.has(entry.name) && isPlain);
        const disk = isKept ? undefined : readDisk(entry.name);
        if (disk !== undefined)
            entries.set(entry.name, storeFile(disk, store, entry, checkout.format));
        else if (isKept || entry.isLeftOut)
            entries.set(entry.name, entry);
        if (!isKept && disk === undefined && entry.isLeftOut)
            leftOut += 1;
    }
    const repositories = untracked.filter((name) => name.endsWith('/'));
    const files = untracked.filter((name) => !name.endsWith('/'));
    for (const name of files) {
        const disk = readDisk(name);
        if (disk !== undefined)
            entries.set(name, storeFile(disk, store));
    }
    return { entries, notes: describeDisk({ untracked: files.length, repositories: repositories.length, leftOut }) };
}
function describeDisk(counts) {
    const { untracked, repositories, leftOut } = counts;
    const included = untracked === 0 ? 'There are no untracked files' : `Untracked files are included (${untracked})`;
    return [
        `${included}; ignored files are not scanned`,
        ...(repositories === 0 ? [] : [`Other git repositories inside this one are not scanned (${repositories})`]),
        ...(leftOut === 0 ? [] : [`Files that the sparse checkout leaves out are read from the index (${leftOut})`]),
    ];
}
function readFolderTree(top, store) {
    const { names, others } = listDiskNames(top);
    const readDisk = createDiskReader(top);
    const entries = new Map();
    for (const name of names) {
        const disk = readDisk(name);
        if (disk !== undefined)
            entries.set(name, storeFile(disk, store));
    }
    const notes = ['The folder has no git repository: all its files are scanned, and all findings count'];
    if (others > 0)
        notes.push(`Not scanned: .git folders, and what is neither a file nor a link (${others})`);
    return { entries, notes };
}
function storeFile({ mode, content }, store, entry, format = 'sha1') {
    const isSameKind = entry !== undefined && entry.mode.startsWith('100') === mode.startsWith('100');
    if (isSameKind && hasSameLines(format, content, entry.oid))
        return entry;
    return { mode: isSameKind ? entry.mode : mode, oid: store.add(content) };
}
function hasSameLines(format, content, oid) {
    if (hashObject(format, content) === oid)
        return true;
    if (!content.includes('\r\n'))
        return false;
    const converted = Buffer.from(content.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
    return hashObject(format, converted) === oid;
}
async function readStates(location, top) {
    const options = await (0,work_tree/* disableFilters */.u$)(location);
    if (options === undefined)
        throw new errors/* GateError */.ue('CONFIG', `git cannot be asked what changed in ${top}: a filter has a name with =`, {
            hint: 'Rename the filter in the configuration of git.',
        });
    const list = ['diff-files', '--raw', '-z', '--no-renames', '--ignore-submodules=all'];
    const fields = await listRecords(location, [`--work-tree=${top}`, ...options, ...list]);
    const states = new Map();
    for (let at = 0; at + 1 < fields.length; at += 2)
        states.set(fields[at + 1] ?? '', fields[at]?.at(-1) ?? '');
    return states;
}
function mergeBases(head, merged, entries) {
    const base = new Map(head);
    for (const other of merged) {
        for (const [name, entry] of entries) {
            if (isSameEntry(other.get(name), entry))
                base.set(name, entry);
        }
        for (const name of head.keys()) {
            if (!entries.has(name) && !other.has(name))
                base.delete(name);
        }
    }
    return base;
}
function hashObject(format, content, type = 'blob') {
    return (0,external_node_crypto_.createHash)(format).update(createHeader(type, content)).update(content).digest('hex');
}
const createHeader = (type, content) => Buffer.from(`${type} ${content.length}\0`);
function createObjectStore(folder, format) {
    return {
        add(content, type = 'blob') {
            const oid = hashObject(format, content, type);
            const file = (0,external_node_path_.join)(folder, 'objects', oid.slice(0, 2), oid.slice(2));
            if ((0,external_node_fs_.existsSync)(file))
                return oid;
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(file), { recursive: true, mode: 0o700 });
            (0,external_node_fs_.writeFileSync)(file, (0,external_node_zlib_.deflateSync)(Buffer.concat([createHeader(type, content), content]), { level: 1 }));
            return oid;
        },
    };
}
async function readIndex(location) {
    const records = await listRecords(location, ['ls-files', '--stage', '-v', '-z']);
    return records.map((record) => {
        const [, tag = '', mode = '', oid = '', stage, name = ''] = /^(\S) (\d+) ([0-9a-f]+) ([0-3])\t(.*)$/s.exec(record) ?? [];
        if (name === '')
            throw new errors/* GateError */.ue('SCAN_FAILED', 'git listed its index in an unknown form');
        const isAssumedSame = tag === tag.toLowerCase();
        return { name, mode, oid, stage: Number(stage), isAssumedSame, isLeftOut: tag.toUpperCase() === 'S' };
    });
}
async function readTreeEntries(location, sha) {
    const records = await listRecords(location, ['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', sha]);
    return new Map(records.map((record) => {
        const [, mode = '', oid = '', name = ''] = /^(\d+) \w+ ([0-9a-f]+)\t(.*)$/s.exec(record) ?? [];
        return [name, { mode, oid }];
    }));
}
async function listRecords(location, args, mode) {
    const { code, stdout, stderr } = await (0,runner/* runGitCommand */.tD)(location, args, { mode });
    if (code !== 0)
        throw new errors/* GateError */.ue('SCAN_FAILED', `git could not list the files of ${location.path}: ${(0,runner/* readErrorLine */.To)(stderr)}`);
    return stdout.toString('latin1').split('\0').slice(0, -1);
}
function isSameEntry(one, other) {
    return one?.mode === other?.mode && one?.oid === other?.oid;
}
function decodeName(name) {
    return Buffer.from(name, 'latin1').toString();
}

;// CONCATENATED MODULE: ./build/compiled/src/shared/git/uncommitted/snapshot.js












async function createSnapshot(request) {
    const { folder, kind, signal } = request;
    if (!(await (0,regular_file/* isFolder */.lQ)(folder)))
        throw new errors/* GateError */.ue('CONFIG', `--embedded: ${folder} is not a folder`, { hint: folderHint });
    const repository = findCheckoutRepository(folder, kind);
    const temporary = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'scan-gate-uncommitted-'));
    const end = () => (0,promises_.rm)(temporary, { recursive: true, force: true, maxRetries: 3 });
    try {
        const path = (0,external_node_path_.join)(temporary, 'bare');
        const made = repository === undefined
            ? await writeFolder(external_node_fs_.realpathSync.native(folder), path, signal)
            : await writeCheckout(request, repository, path);
        return { ...made, path, end };
    }
    catch (error) {
        await end();
        throw error;
    }
}
function findCheckoutRepository(folder, kind) {
    const { checkout, bare } = (0,git_repository/* findRepository */.W)(folder);
    if (bare !== undefined && checkout === undefined)
        throw createKindError(`--${kind}: ${folder} is a bare repository, which has no files on disk and no index`);
    if (checkout?.top !== undefined)
        return { ...checkout, top: checkout.top };
    if (kind === 'worktree')
        return undefined;
    throw createKindError(`--staged: ${folder} is not in a git checkout, so nothing can be staged`);
}
const folderHint = 'Name the folder of a checkout. --worktree also scans a folder without git.';
function createKindError(message) {
    return new errors/* GateError */.ue('CONFIG', message, { reason: 'wrong-ref', hint: folderHint });
}
async function writeCheckout(request, repository, path) {
    const { kind, signal } = request;
    const { top } = repository;
    const place = { path: top, signal };
    const location = { ...place, indexFile: findHookIndex(request, repository) };
    const entries = (0,origin/* selectFormatEntries */.SF)((await (0,runner/* listConfiguration */.PL)(place)) ?? []);
    const format = entries.some(({ name, value }) => name === 'extensions.objectformat' && value === 'sha256')
        ? 'sha256'
        : 'sha1';
    await (0,origin/* createRepository */.vB)(path, entries);
    await (0,origin/* shareObjects */.kt)(path, repository);
    const store = createObjectStore(path, format);
    const checkout = { location, top, format };
    const tree = await (kind === 'staged' ? readStagedTree(checkout) : readDiskTree(checkout, store));
    const headSha = await (0,git_checkout/* resolveHead */.tK)(place);
    const merging = await (0,regular_file/* readRegularText */.Aj)((0,external_node_path_.join)(repository.gitFolder, 'MERGE_HEAD')).catch(() => '');
    const merged = merging.split('\n').filter(commit_name/* isFullSha */.Wf);
    const head = headSha === undefined ? new Map() : await readTreeEntries(place, headSha);
    const others = await Promise.all(merged.map((sha) => readTreeEntries(place, sha)));
    const base = mergeBases(head, others, tree.entries);
    const isHeadBase = headSha !== undefined && countChanges(head, base) === 0;
    const commits = await writeCommits({ path, signal, format, tree, base: isHeadBase ? headSha : base });
    const branch = await (0,git_checkout/* readCurrentBranch */.IE)(place);
    const { commonFolder } = repository;
    return {
        top,
        isCheckout: true,
        commonFolder,
        headSha,
        branch,
        isMerge: merged.length > 0,
        notes: tree.notes,
        ...commits,
    };
}
async function writeFolder(top, path, signal) {
    await (0,origin/* createRepository */.vB)(path, (0,origin/* selectFormatEntries */.SF)([]));
    const tree = readFolderTree(top, createObjectStore(path, 'sha1'));
    const commits = await writeCommits({ path, signal, format: 'sha1', tree, base: new Map() });
    const nothing = { isCheckout: false, commonFolder: undefined, headSha: undefined, branch: undefined, isMerge: false };
    return { top, ...nothing, notes: tree.notes, ...commits };
}
async function writeCommits(request) {
    const { path, signal, format, tree, base } = request;
    const place = { path, signal };
    const store = createObjectStore(path, format);
    const baseSha = typeof base === 'string' ? base : store.add(formatCommitObject(await writeTree(place, base), undefined), 'commit');
    const written = await writeTree(place, tree.entries);
    const sha = store.add(formatCommitObject(written, baseSha), 'commit');
    await (0,runner/* runGitCommand */.tD)(place, ['update-ref', '--no-deref', 'HEAD', sha]);
    const before = typeof base === 'string' ? await readTreeEntries(place, base) : base;
    return { sha, baseSha, changed: countChanges(before, tree.entries) };
}
function countChanges(before, after) {
    const names = new Set([...before.keys(), ...after.keys()]);
    return [...names].filter((name) => !isSameEntry(before.get(name), after.get(name))).length;
}
function findHookIndex({ env, cwd }, repository) {
    if ((0,git_repository/* findRepository */.W)(cwd).checkout?.gitFolder !== repository.gitFolder)
        return undefined;
    refuseOtherRepository({ env, cwd }, repository);
    const { GIT_INDEX_FILE: named } = env;
    if (named === undefined || named === '')
        return undefined;
    const here = (0,external_node_path_.resolve)(cwd, named);
    return (0,external_node_fs_.existsSync)(here) ? here : (0,external_node_path_.resolve)(repository.top ?? cwd, named);
}
function refuseOtherRepository({ env, cwd }, { gitFolder, top = cwd }) {
    const { GIT_DIR: named } = env;
    if (named === undefined || named === '')
        return;
    const found = [cwd, top].map((folder) => (0,errors/* attempt */.CD)(() => external_node_fs_.realpathSync.native((0,external_node_path_.resolve)(folder, named))));
    if (found.includes(gitFolder))
        return;
    throw new errors/* GateError */.ue('CONFIG', `GIT_DIR names ${named}, which is not the repository of ${top}`, {
        reason: 'wrong-ref',
        hint: 'Unset GIT_DIR, or name the folder whose repository it is.',
    });
}
const portable = ['-c', 'core.protectNTFS=false', '-c', 'core.protectHFS=false', '-c', 'core.ignoreCase=false'];
async function writeTree(location, entries) {
    const indexed = { ...location, indexFile: (0,external_node_path_.join)(location.path, `index-${entries.size}-${Date.now()}`) };
    const lines = [...entries].map(([name, { mode, oid }]) => `${mode} ${oid} 0\t${name}\0`);
    const input = Buffer.from(lines.join(''), 'latin1');
    await runOrThrow(indexed, [...portable, 'update-index', '-z', '--index-info'], input);
    return runOrThrow(indexed, [...portable, 'write-tree', '--missing-ok']);
}
async function runOrThrow(location, args, input) {
    const { code, stdout, stderr } = await (0,runner/* runGitCommand */.tD)(location, args, input === undefined ? {} : { input });
    if (code === 0)
        return stdout.toString().trim();
    throw new errors/* GateError */.ue('SCAN_FAILED', `git could not store the files that are to be scanned: ${(0,runner/* readErrorLine */.To)(stderr)}`);
}
function formatCommitObject(tree, parent) {
    const parents = parent === undefined ? '' : `parent ${parent}\n`;
    const person = 'Scan Gate <> 0 +0000';
    return Buffer.from(`tree ${tree}\n${parents}author ${person}\ncommitter ${person}\n\nNot committed\n`);
}

// EXTERNAL MODULE: ./build/compiled/src/shared/installation.js
var installation = __webpack_require__(8361);
// EXTERNAL MODULE: ./build/compiled/src/shared/scan/checkout.js
var checkout = __webpack_require__(7895);
// EXTERNAL MODULE: ./build/compiled/src/shared/scan/scanners.js + 2 modules
var scanners = __webpack_require__(9248);
// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/context/context.js
var context_context = __webpack_require__(1752);
// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/context/read-context.js + 5 modules
var read_context = __webpack_require__(2320);
// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/registry.js + 12 modules
var registry = __webpack_require__(4673);
// EXTERNAL MODULE: ./build/compiled/src/gate/report/wording.js
var wording = __webpack_require__(1774);
// EXTERNAL MODULE: ./build/compiled/src/gate/story/policy/scope.js
var scope = __webpack_require__(9736);
// EXTERNAL MODULE: ./build/compiled/src/gate/story/repository-access.js + 2 modules
var repository_access = __webpack_require__(3320);
// EXTERNAL MODULE: ./build/compiled/src/gate/story/sources/findings/scan.js
var scan = __webpack_require__(5586);
// EXTERNAL MODULE: ./build/compiled/src/gate/run/advisories.js + 11 modules
var advisories = __webpack_require__(204);
// EXTERNAL MODULE: ./build/compiled/src/gate/run/place.js
var run_place = __webpack_require__(9450);
// EXTERNAL MODULE: ./build/compiled/src/gate/run/session.js
var run_session = __webpack_require__(7741);
;// CONCATENATED MODULE: ./build/compiled/src/gate/run/embedded.js



















async function createEmbeddedTarget(session, settings, checkout, local, wantsEverything = false) {
    const { folder, scannersUrl } = checkout;
    const mark = checkout.uncommitted && (0,registry/* findCiMark */.d7)(session.env);
    if (mark !== undefined) {
        const flag = `--${checkout.uncommitted}`;
        throw new errors/* GateError */.ue('CONFIG', `${flag} cannot be used in a CI system (the variable ${mark} is set)`, {
            reason: 'settings',
            hint: `Remove ${flag}: it is for your own machine. A CI system scans the commit.`,
        });
    }
    if (!(0,installation/* hasScanners */.g$)(scannersUrl))
        throw (0,installation/* createNoScannersError */.z5)(run_session/* version */.rE);
    const place = { ...(0,run_place/* createRunEnvironment */.pf)(session, { local }), folder };
    const uncommitted = checkout.uncommitted && (await readUncommitted(place, checkout.uncommitted, session, settings));
    try {
        const scanned = uncommitted?.scanned ?? checkout.scanned ?? (await readScanned(place, settings));
        return await createScanTarget(session, settings, { scannersUrl, scanned, wantsEverything }, uncommitted);
    }
    catch (error) {
        await uncommitted?.snapshot.end();
        throw error;
    }
}
async function createScanTarget(session, settings, given, uncommitted) {
    const { scannersUrl, scanned, wantsEverything } = given;
    const { sha, context } = scanned;
    const checkout = scanned.source;
    const { now } = session;
    const signal = session.cancel;
    const path = uncommitted?.snapshot.path ?? checkout.path;
    const isCompared = scope/* narrowingScopes */.NZ.includes(settings.scope);
    const own = uncommitted && { sha: uncommitted.snapshot.baseSha, name: uncommitted.comparedName };
    const comparisons = own === undefined
        ? await findComparedCommits({ path, sha, signal }, context, settings)
        : new Map([[context.base?.branch, isCompared ? own : undefined]]);
    const endHistories = async () => {
        for (const each of comparisons.values())
            if (each !== undefined && 'sha' in each)
                await each.history?.end();
    };
    const [answersFile, opening] = await Promise.all([
        createResultFile(uncommitted),
        uncommitted?.opening ?? describeScanned(scanned, session.env),
    ]).catch(async (error) => {
        await endHistories();
        throw error;
    });
    const source = (0,scan/* createScanSource */.NK)({
        ...{ checkedOut: scanned, path, comparisons, signal, now, baseBranch: context.base?.branch },
        uncommitted: uncommitted && { hasHead: uncommitted.snapshot.headSha !== undefined },
        base: (0,context_context/* hasUntrustedBase */.az)(context) ? undefined : context.base?.sha,
        mayBeSkipped: !wantsEverything,
        createScan({ settings: final, budget, log }) {
            const selection = selectScanners(final);
            for (const line of describeUnusedRules(selection))
                log.note(line);
            const lookUpPackages = (0,advisories/* createRunLookUp */.k)(session, [checkout.path], { settings: final, clock: budget.clock });
            return (0,scanners/* createScanCommit */.$l)(scannersUrl, { answersFile, lookUpPackages, selection });
        },
    });
    return {
        ...{ context, source, defaultBranch: context.defaultBranch ?? checkout.defaultBranch },
        opening,
        async end() {
            await endHistories();
            await uncommitted?.snapshot.end();
        },
    };
}
async function createResultFile(uncommitted) {
    const folder = uncommitted?.snapshot.commonFolder;
    if (folder === undefined)
        return undefined;
    const own = (0,external_node_path_.join)(folder, 'scan-gate');
    await (0,promises_.mkdir)(own, { recursive: true, mode: 0o700 }).catch(() => undefined);
    return (0,external_node_fs_.existsSync)(own) ? (0,external_node_path_.join)(own, 'answers') : undefined;
}
async function findComparedCommits(place, context, settings) {
    const found = new Map([[context.base?.branch, await (0,scan/* findComparedCommit */.Kv)(place, context, settings)]]);
    const { defaultBranch } = context;
    if (defaultBranch === undefined || !(0,context_context/* hasUntrustedBase */.az)(context))
        return found;
    const rebased = { ...context, base: { branch: defaultBranch, sha: undefined } };
    return found.set(defaultBranch, await (0,scan/* findComparedCommit */.Kv)(place, rebased, settings));
}
async function readScanned(place, settings) {
    const checkedOut = await (0,checkout/* readHead */.zy)(place.folder);
    const { path } = checkedOut.source;
    return { ...checkedOut, context: await readCommitContext({ ...place, folder: path }, settings, checkedOut) };
}
function readCommitContext(place, settings, { source, branch, sha }) {
    const { vcsUrl, defaultBranch } = source;
    const judged = { kind: 'commit', branch, sha, repositoryUrl: vcsUrl, defaultBranch };
    return (0,read_context/* readContext */.y)(place, (0,repository_access/* buildContextHints */.C)(settings, judged));
}
async function describeScanned({ source, branch, sha }, env) {
    const { branch: built = branch, pullRequest, isMergeRequest, name } = (0,registry/* readCiRun */.Cn)(env) ?? {};
    const change = pullRequest === undefined ? '' : `${(0,context_context/* formatChangeNumber */.zq)(pullRequest, isMergeRequest)}, `;
    const line = `${built === branch ? branch : `${name}: ${change}${built}`} at ${sha.slice(0, 12)}, scanned here`;
    return (await (0,work_tree/* hasUncommitted */.e5)(source.path)) ? [line, 'Changes that are not committed are not scanned'] : [line];
}
async function readUncommitted(place, kind, session, settings) {
    const { env, folder, cancel } = session;
    const snapshot = await createSnapshot({ folder: place.folder, kind, env, cwd: folder, signal: cancel });
    try {
        const scanned = await describeSnapshot(snapshot, place, kind, settings);
        const { headSha, isMerge } = snapshot;
        const comparedName = headSha === undefined
            ? 'nothing'
            : `HEAD at ${headSha.slice(0, 12)}${isMerge ? ' and what is merged into it' : ''}`;
        return { scanned, snapshot, comparedName, opening: describeOpening(snapshot, comparedName, scanned) };
    }
    catch (error) {
        await snapshot.end();
        throw error;
    }
}
async function describeSnapshot(snapshot, place, kind, settings) {
    const { top, isCheckout, sha, headSha } = snapshot;
    const branch = snapshot.branch ?? (isCheckout ? `detached-${headSha?.slice(0, 12)}` : 'folder');
    const source = isCheckout ? await (0,checkout/* readSource */.o$)(top) : (0,checkout/* describeFolder */.uq)(top);
    const checkedOut = { source, branch, sha: headSha ?? sha };
    const context = await readCommitContext({ ...place, folder: top }, settings, checkedOut);
    return { source, branch, sha, context: adaptContext(context, snapshot, kind) };
}
function adaptContext(context, snapshot, kind) {
    const { path, sha, baseSha, headSha } = snapshot;
    const { branch, sources } = context;
    const judgedPolicy = { kind: 'checkout', path, ref: sha, name: (0,wording/* formatUncommitted */.bn)({ kind, headSha }) };
    const adapted = {
        head: { kind: 'checkout', path },
        trustedPolicy: headSha === undefined ? { kind: 'checkout', path, ref: baseSha } : sources.trustedPolicy,
        judgedPolicy,
        diff: { kind: 'commits', path, baseSha, headSha: sha },
    };
    return {
        ...context,
        headSha: sha,
        base: { branch, sha: baseSha },
        change: undefined,
        trust: 'proposal',
        uncommitted: { kind, headSha },
        sources: adapted,
    };
}
function describeOpening(snapshot, comparedName, { context }) {
    const { top, isCheckout, headSha, isMerge, changed, notes } = snapshot;
    const { uncommitted, branch } = context;
    const what = isCheckout && uncommitted !== undefined ? (0,wording/* formatUncommitted */.bn)(uncommitted, branch) : `folder ${(0,external_node_path_.basename)(top)}`;
    const compared = headSha === undefined ? [] : [`Files that differ from ${comparedName}: ${changed}`];
    const merge = isMerge ? ['A merge is in progress: what it brings unchanged counts as existing'] : [];
    return [`${what}, scanned here`, ...notes, ...compared, ...merge];
}
function selectScanners({ scanners, semgrepRules, }) {
    return {
        isBuiltin: scanners.some(({ name }) => name === installation/* builtinScanners */.fm),
        programs: scanners.filter(({ name }) => name !== installation/* builtinScanners */.fm),
        semgrepRules,
    };
}
function describeUnusedRules({ programs, semgrepRules }) {
    const users = installation/* programInstallations */.Eh.flatMap(({ name, hasRules }) => (hasRules ? [name] : []));
    if (semgrepRules === undefined || programs.some(({ name }) => users.includes(name)))
        return [];
    return [`semgrep-rules has no effect: scanners names neither ${users.join(' nor ')}`];
}


/***/ }),

/***/ 2706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IH: () => (/* binding */ openService),
/* harmony export */   RS: () => (/* binding */ runOverSarif),
/* harmony export */   dO: () => (/* binding */ runOverTarget),
/* harmony export */   hZ: () => (/* binding */ withPolicy)
/* harmony export */ });
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4447);
/* harmony import */ var _hosts_context_context_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1752);
/* harmony import */ var _story_gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2760);
/* harmony import */ var _story_policy_load_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5813);
/* harmony import */ var _story_sources_findings_sarif_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4922);
/* harmony import */ var _story_sources_service_client_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5655);
/* harmony import */ var _story_sources_service_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(188);
/* harmony import */ var _embedded_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8015);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9450);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7741);










async function runOverTarget(request) {
    const { session, settings, checkout } = request;
    const target = await createTarget(request);
    try {
        await request.check?.(target);
        const { context, source } = target;
        const place = context.uncommitted === undefined
            ? await (0,_place_js__WEBPACK_IMPORTED_MODULE_7__/* .describePlace */ .df)(checkout?.folder ?? session.folder, settings, context)
            : (0,_place_js__WEBPACK_IMPORTED_MODULE_7__/* .describeUnattended */ .GD)(context);
        const [about = '', ...rest] = [...target.opening, ...place];
        for (const line of [`Scan Gate ${_session_js__WEBPACK_IMPORTED_MODULE_8__/* .version */ .rE} · ${about}`, ...rest])
            session.log.line(line);
        return await (0,_story_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeWith */ .oX)(session, settings, { context, source, checkout: checkout?.folder });
    }
    finally {
        await target.end();
    }
}
async function createTarget(request) {
    const { session, settings, checkout, local, wantsEverything } = request;
    if (checkout !== undefined)
        return (0,_embedded_js__WEBPACK_IMPORTED_MODULE_6__/* .createEmbeddedTarget */ .UG)(session, settings, checkout, local, wantsEverything);
    const context = await (0,_place_js__WEBPACK_IMPORTED_MODULE_7__/* .readRunContext */ .$p)(session, settings, { kind: 'branch', named: settings.branch }, { local });
    const source = (0,_story_sources_service_source_js__WEBPACK_IMPORTED_MODULE_5__/* .createServiceSource */ .l)(settings, { wantsEverything });
    const opening = [(0,_hosts_context_context_js__WEBPACK_IMPORTED_MODULE_9__/* .describeContext */ .R5)(context, settings.baseUrl)];
    return { context, source, defaultBranch: context.defaultBranch, opening, end: async () => { } };
}
async function runOverSarif(request) {
    const { session, settings, policyFile, local } = request;
    session.log.line(`Scan Gate ${_session_js__WEBPACK_IMPORTED_MODULE_8__/* .version */ .rE} · SARIF`);
    const context = await (0,_place_js__WEBPACK_IMPORTED_MODULE_7__/* .readRunContext */ .$p)(session, settings, { kind: 'folder', named: settings.branch }, { local });
    await request.found?.(context);
    const place = policyFile === undefined ? await (0,_place_js__WEBPACK_IMPORTED_MODULE_7__/* .describePlace */ .df)(session.folder, settings, context) : (0,_place_js__WEBPACK_IMPORTED_MODULE_7__/* .describeUnattended */ .GD)(context);
    for (const line of place)
        session.log.line(line);
    return (0,_story_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeWith */ .oX)(session, settings, { context, source: (0,_story_sources_findings_sarif_js__WEBPACK_IMPORTED_MODULE_3__/* .createSarifSource */ .Z)(request, session), policyFile });
}
async function withPolicy(session, settings, context, { log, policyFile, timeoutMs = settings.timeoutSeconds * 1000, use, }) {
    const open = await (0,_story_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .createReading */ .B1)(session, settings, context);
    const budget = (0,_shared_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .createBudget */ .yK)(session.clock(), timeoutMs, session.cancel);
    try {
        const reader = open(budget);
        const request = { settings, context, reader, log, now: session.now };
        return await use(await (0,_story_policy_load_js__WEBPACK_IMPORTED_MODULE_2__/* .loadNamedPolicy */ .m)(request, policyFile), reader);
    }
    finally {
        budget.end();
    }
}
async function openService(session, { baseUrl, apiKey = '', assume }, budget) {
    const transport = await session.transport();
    const userAgent = `scan-gate/${_session_js__WEBPACK_IMPORTED_MODULE_8__/* .version */ .rE}`;
    return (0,_story_sources_service_client_js__WEBPACK_IMPORTED_MODULE_4__/* .createClient */ .U)({ baseUrl, apiKey, transport, budget, assume, userAgent, onWait: session.log.line });
}


/***/ }),

/***/ 9450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ readRunContext),
/* harmony export */   GD: () => (/* binding */ describeUnattended),
/* harmony export */   df: () => (/* binding */ describePlace),
/* harmony export */   pf: () => (/* binding */ createRunEnvironment)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6002);
/* harmony import */ var _shared_git_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1301);
/* harmony import */ var _shared_git_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8044);
/* harmony import */ var _hosts_context_read_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2320);
/* harmony import */ var _hosts_registry_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4673);
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5178);
/* harmony import */ var _story_repository_access_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3320);









async function readRunContext(session, settings, judged, flags) {
    return (0,_hosts_context_read_context_js__WEBPACK_IMPORTED_MODULE_5__/* .readContext */ .y)(createRunEnvironment(session, flags), (0,_story_repository_access_js__WEBPACK_IMPORTED_MODULE_8__/* .buildContextHints */ .C)(settings, judged));
}
async function describePlace(folder, settings, context) {
    return [...(await describeUncommittedPolicy(folder, settings)), ...describeUnattended(context)];
}
function describeUnattended({ system }) {
    if (system !== 'unattended')
        return [];
    return [
        'Not in a terminal or a CI system, so the stricter pull-request rules apply. On your own machine, add --local',
    ];
}
function createRunEnvironment({ env, folder, hasTerminal }, { local } = {}) {
    const mark = local ? (0,_hosts_registry_js__WEBPACK_IMPORTED_MODULE_6__/* .findCiMark */ .d7)(env) : undefined;
    if (mark === undefined)
        return { variables: env, folder, isAttended: hasTerminal || local === true };
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', `--local cannot be used in a CI system (the variable ${mark} is set)`, {
        reason: 'settings',
        hint: 'Remove --local: it is for your own machine.',
    });
}
async function describeUncommittedPolicy(folder, { configFile }) {
    const paths = configFile?.kind === 'own' ? [configFile.path] : _policy_policy_js__WEBPACK_IMPORTED_MODULE_7__/* .policyPaths */ .ff;
    const top = (0,_shared_git_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findRepository */ .W)(folder).checkout?.top;
    if (top === undefined)
        return [];
    return (await Promise.all(paths.map((path) => compareCommitted(top, path)))).flat();
}
async function compareCommitted(top, path) {
    try {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, path);
        const entry = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(file);
        if (!entry.isFile() || entry.size > sizeCapBytes)
            return [];
        const here = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8');
        const head = await (0,_shared_git_files_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveSha */ .vc)('HEAD', (0,_shared_git_files_js__WEBPACK_IMPORTED_MODULE_3__/* .createGit */ .lD)(top));
        const committed = head === undefined ? undefined : await (0,_shared_git_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readFileAt */ ._T)(top, head, path);
        if (committed !== undefined && normalizeLineEndings(committed.text) === normalizeLineEndings(here))
            return [];
        const what = committed === undefined ? 'is not committed' : 'has changes that are not committed';
        return [`${path} ${what}: only committed policy is read`];
    }
    catch {
        return [];
    }
}
const sizeCapBytes = 1024 * 1024;
function normalizeLineEndings(text) {
    return text.replaceAll('\r\n', '\n');
}


/***/ }),

/***/ 2542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ toChanges)
/* harmony export */ });
/* harmony import */ var parse_diff__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2673);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6002);
/* harmony import */ var _policy_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8551);



function toChanges({ files, isComplete, commitCount }) {
    const changes = new Map();
    for (const file of files) {
        const isModule = /^[+-]Subproject commit \p{Hex_Digit}{40}/mu.test(file.patch ?? '');
        changes.set((0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizePath */ .Fd)(file.path), {
            lines: listChangedLines(file),
            ...(file.isRemoved && { isGone: true }),
            ...(isModule && { isModule }),
            ...(file.isOnlyRenamed && { isOnlyRenamed: true }),
        });
        const before = file.previousPath === undefined ? undefined : (0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizePath */ .Fd)(file.previousPath);
        if (before !== undefined && !changes.has(before)) {
            changes.set(before, { lines: undefined, isGone: true, ...(file.isOnlyRenamed && { isOnlyRenamed: true }) });
        }
    }
    return {
        files: changes,
        isComplete: isComplete && ![...changes.keys()].some(_policy_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .isTooLongForPath */ .Je),
        ...(commitCount !== undefined && { commitCount }),
    };
}
function listChangedLines({ patch = '', additions, deletions, isRemoved }) {
    if (isRemoved)
        return undefined;
    const hunks = (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .attempt */ .CD)(() => parse_diff__WEBPACK_IMPORTED_MODULE_0__(`--- a/file\n+++ b/file\n${patch}`).flatMap((file) => file.chunks)) ?? [];
    const count = (type) => hunks.flatMap((hunk) => hunk.changes).filter((change) => change.type === type && !isNewlineMark(change)).length;
    if (hunks.length === 0 || !hunks.every(isCompleteHunk))
        return undefined;
    if (additions !== undefined && count('add') !== additions)
        return undefined;
    if (deletions !== undefined && count('del') !== deletions)
        return undefined;
    return mergeRanges(hunks.flatMap(listChangedRanges));
}
function isCompleteHunk(hunk) {
    const after = hunk.changes.filter((change) => change.type !== 'del' && !isNewlineMark(change)).length;
    const before = hunk.changes.filter((change) => change.type !== 'add' && !isNewlineMark(change)).length;
    return after === hunk.newLines && before === hunk.oldLines;
}
function isNewlineMark(change) {
    return change.content.startsWith('\\ No newline');
}
function listChangedRanges(hunk) {
    const ranges = [];
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
function mergeRanges(ranges) {
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


/***/ }),

/***/ 2760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B1: () => (/* binding */ createReading),
  oX: () => (/* binding */ judgeWith),
  ZA: () => (/* binding */ summarizeContext)
});

// UNUSED EXPORTS: runGate

// EXTERNAL MODULE: ./build/compiled/src/shared/clock.js
var shared_clock = __webpack_require__(4447);
// EXTERNAL MODULE: ./build/compiled/src/shared/errors.js
var errors = __webpack_require__(6002);
// EXTERNAL MODULE: ./build/compiled/src/shared/once.js
var once = __webpack_require__(8864);
// EXTERNAL MODULE: ./build/compiled/src/shared/prose.js
var prose = __webpack_require__(7974);
// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/github/client.js
var client = __webpack_require__(8080);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/exceptions.js
var policy_exceptions = __webpack_require__(5794);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/times.js
var times = __webpack_require__(6180);
// EXTERNAL MODULE: ./build/compiled/src/gate/report/judged.js
var judged = __webpack_require__(9037);
// EXTERNAL MODULE: ./build/compiled/src/gate/report/report.js
var report_report = __webpack_require__(3562);
// EXTERNAL MODULE: ./build/compiled/src/gate/story/guards.js
var guards = __webpack_require__(947);
// EXTERNAL MODULE: ./build/compiled/src/gate/story/policy/baseline-file.js
var baseline_file = __webpack_require__(3336);
// EXTERNAL MODULE: ./build/compiled/src/gate/story/policy/load.js + 2 modules
var load = __webpack_require__(5813);
// EXTERNAL MODULE: ./build/compiled/src/gate/story/policy/scope.js
var policy_scope = __webpack_require__(9736);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/compiled/src/shared/shown/neutral.js
var neutral = __webpack_require__(844);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/path-matching.js
var path_matching = __webpack_require__(1479);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/policy.js
var policy_policy = __webpack_require__(5178);
;// CONCATENATED MODULE: ./build/compiled/src/gate/story/policy/tree.js






const shownPatterns = 5;
const hint = 'Correct the pattern in the policy file: paths begin at the root of the repository.';
async function checkPatternsAgainstTree(policy, files, readChanges, log) {
    if (files === undefined || files.size === 0)
        return undefined;
    const unclear = findUnclearFolders(policy, files);
    if (unclear.length > 0)
        throw createSettingsError(unclear.map(({ setting, pattern }) => {
            const name = (0,neutral/* neutralizeLine */.a0)(pattern, 80);
            return `${setting}: "${name}" is a folder; write "${name}/" or "${name}/**" for everything in it`;
        }));
    if (findUnmatchedPatterns(policy, files).length === 0)
        return undefined;
    const changed = (await readChanges())?.files.keys() ?? [];
    const unmatched = findUnmatchedPatterns(policy, files, changed).map(({ setting, pattern }) => {
        const like = suggestPattern(pattern, files);
        const suggestion = like === undefined || like === pattern ? '' : `; did you mean "${(0,neutral/* neutralizeLine */.a0)(like, 80)}"?`;
        const text = `${setting}: "${(0,neutral/* neutralizeLine */.a0)(pattern, 80)}" matches no file of this commit${suggestion}`;
        return { setting, text };
    });
    const inPaths = unmatched.filter(({ setting }) => setting === 'paths');
    for (const { setting, text } of unmatched)
        if (setting !== 'paths')
            log.note(text);
    return inPaths.length === 0 ? undefined : createSettingsError(inPaths.map(({ text }) => text));
}
function createSettingsError(texts) {
    const more = texts.length - shownPatterns;
    const shown = texts.slice(0, shownPatterns).join('; ');
    return new errors/* GateError */.ue('CONFIG', `${shown}${more > 0 ? `; and ${more} more` : ''}`, { reason: 'settings', hint });
}
async function notePolicyNames(settings, files, folder, log) {
    if (settings.configFile?.kind === 'own')
        return;
    const paths = files !== undefined && files.size > 0 ? files : await listPlaces(folder);
    for (const path of (0,policy_policy/* findMiscasedPaths */.xc)(paths))
        log.note(`${(0,neutral/* neutralizeLine */.a0)(path, 80)} is not read: the policy file is ${(0,policy_policy/* correctPolicyPath */.uy)(path)}; rename it`);
}
async function listPlaces(folder) {
    const list = (path) => (0,promises_.readdir)(path).catch(() => []);
    const top = await list(folder);
    const folders = top.filter((name) => name.toLowerCase() === '.github');
    const below = await Promise.all(folders.map(async (name) => (await list(`${folder}/${name}`)).map((each) => `${name}/${each}`)));
    return new Set([...top, ...below.flat()]);
}
function findUnclearFolders(policy, files) {
    const { ignorePaths = [], skipWhen = [], exceptions, today } = policy;
    const excusing = [
        ...ignorePaths.map((pattern) => ({ setting: 'ignore-paths', pattern })),
        ...skipWhen.map((pattern) => ({ setting: 'skip-when', pattern })),
    ];
    for (const exception of exceptions)
        if (exception.path !== undefined && !(0,policy_exceptions/* isExpired */._d)(exception, today))
            excusing.push({ setting: 'exceptions: path', pattern: exception.path });
    const named = excusing.filter(({ pattern }) => !/(?:\/|(?:^|\/)\*\*)$/.test(pattern));
    if (named.length === 0)
        return [];
    const folders = listFolders(files);
    const fits = (pattern, paths) => !/[*?[\]{}\\]|\/\/|\/\.\//.test(pattern)
        ? paths.has(pattern.replace(/^(?:\.\/)+/, ''))
        : [...paths].some((0,path_matching/* compilePathGlob */.x7)(pattern));
    return named.filter(({ pattern }) => {
        if (!fits(pattern, folders))
            return false;
        return !/\*[^/]*$/.test(pattern) || !fits(pattern, files);
    });
}
function findUnmatchedPatterns({ paths = [], rules = [] }, files, others = []) {
    const all = [...files, ...others];
    const counting = paths.map((pattern) => ({ setting: 'paths', pattern }));
    for (const { name, effect, match } of rules)
        if (effect === 'block')
            for (const pattern of match.path ?? [])
                counting.push({ setting: `rule "${name}": match.path`, pattern });
    return counting.filter(({ pattern }) => !all.some((0,path_matching/* compileCountingGlob */.Xb)(pattern)));
}
function suggestPattern(pattern, files) {
    const fold = (text) => text.normalize('NFKC').toLowerCase();
    const [, literal = '', rest = ''] = /^((?:[^*?[\]{}/]+(?:\/|$))*)(.*)$/.exec(pattern.replace(/^(?:\.\/)+/, '')) ?? [];
    const wanted = fold(literal.replace(/\/$/, ''));
    if (wanted === '')
        return undefined;
    const places = [...listFolders(files), ...files];
    const found = places.find((each) => fold(each) === wanted) ?? places.find((each) => fold(each).endsWith(`/${wanted}`));
    return found === undefined ? undefined : `${found}${literal.endsWith('/') ? '/' : ''}${rest}`;
}
function listFolders(files) {
    const folders = new Set();
    for (const file of files) {
        for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {
            const folder = file.slice(0, end);
            if (folders.has(folder))
                break;
            folders.add(folder);
        }
    }
    return folders;
}

// EXTERNAL MODULE: ./build/compiled/src/gate/story/repository-access.js + 2 modules
var repository_access = __webpack_require__(3320);
// EXTERNAL MODULE: ./build/compiled/src/shared/text/amounts.js
var amounts = __webpack_require__(3488);
// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/diff.js
var diff = __webpack_require__(1032);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/baseline.js
var baseline = __webpack_require__(1615);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/untouched.js + 1 modules
var untouched = __webpack_require__(7978);
// EXTERNAL MODULE: ./build/compiled/src/gate/story/diff.js
var story_diff = __webpack_require__(2542);
;// CONCATENATED MODULE: ./build/compiled/src/gate/story/skip.js









async function createSkippedReport(progress, loaded, head, source) {
    const { reader, log, report, context } = progress;
    const { policy, trustedBases } = loaded;
    const { skipWhen } = policy;
    const isProposed = context.change !== undefined && context.trust === 'proposal';
    const isPlain = isProposed && head.kind === 'same' && (0,policy_scope/* hasTrustedBase */.vA)({ context, trustedBases });
    if (skipWhen === undefined || !isPlain)
        return undefined;
    const changes = await progress.readChanges();
    const { configFile, baselineFile = baseline/* defaultBaselinePath */.Q6 } = progress.settings;
    const own = configFile?.kind === 'own' ? [configFile.path] : [];
    const policyFiles = [...policy_policy/* policyPaths */.ff, ...policy_policy/* mistakenPolicyPaths */.nI, ...own, ...loaded.documents, baselineFile];
    const isSkipped = (each) => (0,untouched/* needsNoScan */.cN)(each, skipWhen, policyFiles);
    if (changes === undefined || !isSkipped(changes))
        return undefined;
    const messages = source?.readMessages === undefined ? [] : await source.readMessages();
    const unseen = messages === undefined
        ? 'the commit messages could not be read'
        : messages.some(untouched/* mayHoldSecret */.dV)
            ? 'a commit message may contain a secret'
            : await findUnscannedCommits(progress, changes, isSkipped);
    if (unseen !== undefined) {
        log.note(`skip-when: scanned anyway, because ${unseen}`);
        return undefined;
    }
    const base = await (0,guards/* checkBase */.qD)(reader, context);
    if (base.kind !== 'same') {
        log.note(`skip-when: scanned anyway, because of its base: ${base.message}`);
        return undefined;
    }
    progress.changes = changes;
    log.note(`skip-when: ${(0,amounts/* pluralize */.td)(changes.files.size, 'changed path')}, all in ${skipWhen.join(', ')}`);
    return {
        ...report,
        verdict: 'passed',
        reason: 'clean',
        message: (0,untouched/* describeSkippedChange */.uu)(changes),
        hint: undefined,
        brief: undefined,
        today: policy.today,
    };
}
async function findUnscannedCommits({ reader }, { commitCount: count }, isSkipped) {
    if (count === 1)
        return undefined;
    if (count !== undefined && count > diff/* commitLimit */.V1)
        return `the change has more than ${diff/* commitLimit */.V1} commits`;
    const readCommits = async () => {
        const commits = await reader.commits();
        if (commits === undefined)
            return 'it is unknown which commits the change has';
        let read = 0;
        for await (const { sha, against } of commits) {
            const isWithin = against.some((diff) => (diff.isComplete && diff.files.length === 0) || isSkipped((0,story_diff/* toChanges */.P)(diff)));
            if (!isWithin)
                return `commit ${sha.slice(0, 12)} of the change is outside these places`;
            read++;
        }
        return count === undefined || read === count
            ? undefined
            : `${read} of the ${count} commits of the change could be read`;
    };
    return (0,errors/* tryRead */.o_)(readCommits, ({ message }) => `the commits of the change could not be read: ${message}`);
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/story/gate.js
















async function judgeWith(session, settings, { source, checkout, log = session.runLog, ...about }) {
    const { cancel, now } = session;
    const transport = await session.transport();
    const clock = session.clock(source.serviceOrigin);
    const openReader = await createReading(session, settings, about.context, checkout);
    return runGate(settings, { ...about, version: session.version, transport, clock, cancel, now, log, openReader }, source);
}
async function createReading(session, settings, context, checkout) {
    const github = (0,client/* createGithubAccess */.Ki)(session.env, settings.githubToken, session.loadOctokit);
    const place = { github, transport: await session.transport(), folder: session.folder, checkout };
    return (budget, onWait) => (0,repository_access/* createRepositoryReader */.y)(context, { ...place, budget, onWait });
}
async function runGate(settings, environment, source) {
    const { clock, context, transport } = environment;
    const startedMs = clock.now();
    const over = new AbortController();
    const cancel = AbortSignal.any([environment.cancel, over.signal]);
    const budget = (0,shared_clock/* createBudget */.yK)(clock, settings.timeoutSeconds * 1000, cancel);
    const notes = [];
    const note = (line) => {
        notes.push(line);
        environment.log.note(line);
    };
    const log = { ...environment.log, note };
    const reader = environment.openReader(budget, log.say);
    const progress = {
        ...{ environment, context, budget, log, reader, settings },
        async loadPolicy() {
            const { now, policyFile, loaded } = environment;
            return loaded ?? (0,load/* loadNamedPolicy */.m)({ settings, context: progress.context, reader, log, now }, policyFile);
        },
        readChanges: (0,once/* runOnce */.Jh)(() => (0,guards/* readChangedFiles */.IM)(reader, log)),
        report: {
            ...(0,report_report/* createReport */.LU)(environment.version, source.origin),
            enforced: !settings.warnOnly,
            serviceOrigin: source.serviceOrigin,
            ...summarizeContext(context),
        },
        policy: undefined,
        evidence: undefined,
        judgement: undefined,
        changes: undefined,
        stopwatch: (0,shared_clock/* createStopwatch */.SU)('start', 0, clock.now, () => transport.requestCount?.() ?? 0),
    };
    progress.stopwatch.begin('prepare');
    try {
        await runSteps(progress, source);
    }
    catch (error) {
        progress.report = (0,report_report/* addError */.CN)(progress.report, addResumeHint((0,errors/* toGateError */.Vl)(error), progress.report));
    }
    finally {
        budget.end();
        over.abort(new errors/* GateError */.ue('CANCELLED', 'The run is over'));
    }
    const report = {
        ...progress.report,
        notes: [...progress.report.notes, ...notes],
        requests: source.requests?.() ?? progress.report.requests,
        durationMs: Math.round(clock.now() - startedMs),
        phases: progress.stopwatch.phases(),
    };
    return {
        report,
        settings: progress.settings,
        evidence: progress.evidence,
        judgement: progress.judgement,
        context: progress.context,
        changes: progress.changes,
    };
}
async function runSteps(progress, source) {
    const context = await source.locate(progress);
    progress.context = context;
    if (context.refusal === undefined)
        progress.report = { ...progress.report, headSha: findReportedSha(context) };
    const refusal = context.refusal ?? source.refuse?.(progress);
    if (refusal !== undefined) {
        await readPolicy(progress, source).catch((error) => {
            if (error.code === 'CANCELLED')
                throw error;
            progress.log.note(`${error.message}. The settings count without it`);
        });
        throw refusal;
    }
    const reading = Promise.withResolvers();
    const opening = source.open(progress, reading.promise);
    opening.catch(() => { });
    reading.resolve(readPolicy(progress, source));
    const loaded = await reading.promise;
    const head = await opening;
    const files = await source.readTree?.();
    await notePolicyNames(progress.settings, files, progress.reader.folder, progress.log);
    const treeDoubt = await checkPatternsAgainstTree(loaded.policy, files, progress.readChanges, progress.log);
    if (loaded.policy.skipWhen !== undefined && source.startsScan) {
        const skipped = await createSkippedReport(progress, loaded, head, source);
        if (skipped !== undefined) {
            progress.report = skipped;
            return;
        }
    }
    const { reader, settings } = progress;
    const { baselineFile } = settings;
    const { repositoryUrl } = progress.context;
    const baseline = source.hasBaseline
        ? undefined
        : await (0,baseline_file/* readBaseline */.mF)(loaded.policy, { baselineFile, reader, repositoryUrl });
    if (!(await source.start(progress)))
        return;
    await collectAndJudge(progress, source, baseline, loaded);
    if (treeDoubt !== undefined && progress.report.verdict === 'passed')
        progress.report = (0,report_report/* makeInconclusive */.j)(progress.report, 'settings', treeDoubt);
}
function addResumeHint(error, report) {
    const isCutOff = error.code === 'SCAN_TIMEOUT' || error.code === 'CANCELLED';
    if (report.scan === undefined || !isCutOff || report.origin !== 'service')
        return error;
    const remedy = error.code === 'SCAN_TIMEOUT' ? (0,prose/* prose */.CS) ` Raise ${(0,prose/* code */.aY)('timeout-seconds')}, or check the scan at the service.` : '';
    const isScanOver = error.code === 'SCAN_TIMEOUT' && report.scan.status === 'COMPLETED';
    return new errors/* GateError */.ue(error.code, `${error.message}; scan ${report.scan.id} has not been judged`, {
        cause: error,
        reason: error.reason,
        brief: isScanOver ? 'the time was over before all findings were read' : error.brief,
        hint: (0,prose/* prose */.CS) `The scan continues at the service: judge it later with ${(0,prose/* code */.aY)(`scan-id: ${report.scan.id}`)}.${remedy}`,
    });
}
async function readPolicy(progress, source) {
    const { environment, context, reader, log } = progress;
    const loaded = await progress.loadPolicy();
    progress.settings = loaded.settings;
    progress.policy = loaded.policy;
    progress.budget.extendTo(loaded.settings.timeoutSeconds * 1000);
    progress.report = {
        ...progress.report,
        enforced: !loaded.settings.warnOnly,
        policy: {
            source: loaded.source,
            sha256: loaded.sha256,
            settings: loaded.described,
            exceptionsFile: loaded.exceptionsFile,
        },
    };
    if (environment.loaded !== undefined)
        return loaded;
    const { trustedBases, policy } = loaded;
    const isNarrowing = policy_scope/* narrowingScopes */.NZ.includes(policy.scope);
    const rebased = isNarrowing ? (0,policy_scope/* replaceUntrustedBase */.OT)({ context, trustedBases }) : undefined;
    if (rebased !== undefined) {
        log.note(`The base is ${context.base?.branch}, so this is compared with ${rebased.base?.branch}`);
        progress.context = rebased;
        progress.reader = { ...reader, ...reader.againstDefault };
        progress.readChanges = (0,once/* runOnce */.Jh)(() => (0,guards/* readChangedFiles */.IM)(progress.reader, log));
    }
    const compared = { context: progress.context, trustedBases, missingBase: source.missingBase?.(progress.context) };
    const { scope, uncompared } = (0,policy_scope/* resolveScope */.HV)(policy, compared);
    if (uncompared !== undefined)
        log.note((0,policy_scope/* describeUncompared */.k_)(uncompared));
    progress.report = { ...progress.report, uncompared };
    return { ...loaded, policy: { ...policy, scope, hasFullPaths: source.origin === 'embedded' } };
}
async function collectAndJudge(progress, source, baseline, loaded) {
    const { policy, trustedBases } = loaded;
    const { context, reader, settings, stopwatch, readChanges } = progress;
    const mayNarrow = (0,policy_scope/* hasTrustedBase */.vA)({ context, trustedBases });
    const dated = { ...policy, today: (0,times/* pickLaterDay */.C2)(policy.today, source.serverTimeMs?.()) };
    stopwatch.begin('collect');
    const collected = await source.collect(progress, { policy: dated, baseline, mayNarrow, readChanges });
    const { isPublic, isPublicAssumed } = context;
    const audience = { disclose: settings.disclose, isPublic, isPublicAssumed };
    const endsSoon = context.change !== undefined && dated.exceptions.some((each) => (0,policy_exceptions/* isExpiring */.v$)(each, dated.today));
    const isShownInDiff = (0,judged/* needsChangedFiles */.H7)(audience) || settings.annotations === 'review' || endsSoon;
    const changes = isShownInDiff ? await readChanges() : collected.evidence.changes;
    progress.changes = changes;
    stopwatch.begin('judge');
    progress.judgement = collected.judgement;
    progress.report = (0,judged/* addJudgement */.nm)(progress.report, { ...collected, isGivenAway: true }, { ...audience, changes });
    progress.evidence = (await source.collectEverything?.()) ?? progress.report.evidence;
    if (collected.judgement.verdict !== 'passed')
        return;
    const isCompared = mayNarrow && policy_scope/* narrowingScopes */.NZ.includes(policy.scope);
    const [doubt, based] = await Promise.all([
        source.checkPass(progress),
        isCompared ? (0,guards/* withdrawIfBaseChanged */.bA)(progress.report, reader, context) : progress.report,
    ]);
    progress.report = doubt === undefined ? based : (0,report_report/* makeInconclusive */.j)(progress.report, doubt.reason, doubt);
}
function summarizeContext(context) {
    const { refusal, repositoryUrl, event, base, change, uncommitted } = context;
    const branch = context.builtBranch ?? context.branch;
    const where = { repositoryUrl, event };
    if (refusal !== undefined)
        return where;
    const headSha = findReportedSha(context);
    const baseSha = uncommitted === undefined ? base?.sha : uncommitted.headSha;
    const { number, isMergeRequest } = change ?? {};
    return { ...where, branch, headSha, baseSha, pullRequest: number, isMergeRequest, uncommitted };
}
function findReportedSha({ headSha, uncommitted }) {
    return uncommitted === undefined ? headSha : undefined;
}


/***/ }),

/***/ 947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ watchHead),
/* harmony export */   EB: () => (/* binding */ refuseMoved),
/* harmony export */   Fu: () => (/* binding */ createNoKeyError),
/* harmony export */   IM: () => (/* binding */ readChangedFiles),
/* harmony export */   Qq: () => (/* binding */ addBranchHead),
/* harmony export */   Sp: () => (/* binding */ readMergeBaseMs),
/* harmony export */   Xj: () => (/* binding */ checkHead),
/* harmony export */   bA: () => (/* binding */ withdrawIfBaseChanged),
/* harmony export */   f1: () => (/* binding */ checkScanned),
/* harmony export */   mF: () => (/* binding */ isFileInHead),
/* harmony export */   qD: () => (/* binding */ checkBase)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6002);
/* harmony import */ var _shared_git_commit_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9889);
/* harmony import */ var _shared_prose_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7974);
/* harmony import */ var _hosts_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7881);
/* harmony import */ var _policy_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8551);
/* harmony import */ var _report_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3562);






const movedBrief = 'the branch moved';
const unreadableBrief = 'the head of the branch could not be read';
function refuseMoved(head) {
    if (head.kind !== 'moved')
        return;
    const { brief, hint } = head;
    const place = head.isAbsent ? { reason: 'not-found' } : { reason: 'moved', brief };
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `${head.message} before the scan`, { ...place, hint });
}
async function checkHead(reader, context) {
    const { headSha, branch, system } = context;
    const message = `The expected commit of ${branch} is not known`;
    const unknown = {
        kind: 'unreadable',
        brief: unreadableBrief,
        message,
        hint: 'Run the gate in a checkout of the commit that the job builds.',
    };
    const head = await (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .tryRead */ .o_)(() => reader.readHead(headSha), (error) => {
        if (error.code !== 'NOT_FOUND' || context.sources.head?.kind !== 'origin')
            return describeUnreadable(unreadableBrief, `The commit of ${branch} could not be read`, error);
        const message = `${branch} was not at origin`;
        return { kind: 'moved', brief: movedBrief, message, hint: error.hint, isAbsent: true };
    });
    if (typeof head === 'object')
        return head;
    if (head === undefined)
        return headSha === undefined && system === 'laptop' ? unmoved : unknown;
    if (headSha === undefined)
        return unknown;
    if (head.toLowerCase() === headSha.toLowerCase())
        return { kind: 'same' };
    const moved = `${branch} moved from ${headSha.slice(0, 12)} to ${head.slice(0, 12)}`;
    return { kind: 'moved', brief: movedBrief, message: moved, hint: 'The run of the newer commit decides.' };
}
function describeUnreadable(brief, what, { code, message, hint }) {
    const reason = code === 'RATE_LIMITED' ? 'rate-limited' : undefined;
    return { kind: 'unreadable', brief, message: `${what}: ${message}`, hint, reason };
}
async function addBranchHead(reader, context) {
    const takesAny = context.system === 'github' || context.system === 'laptop';
    if (!takesAny || context.refusal !== undefined || context.headSha !== undefined)
        return context;
    return { ...context, headSha: await (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .tryRead */ .o_)(() => reader.readHead()) };
}
async function checkScanned(reader, context, { scans, readName, since }) {
    const { headSha } = context;
    const other = scans.find((scan) => (0,_shared_git_commit_name_js__WEBPACK_IMPORTED_MODULE_4__/* .isSameCommit */ .sw)(scan.commit_sha, headSha) === false);
    if (other === undefined) {
        const isNamed = scans.every((scan) => (0,_shared_git_commit_name_js__WEBPACK_IMPORTED_MODULE_4__/* .isSameCommit */ .sw)(scan.commit_sha ?? undefined, headSha) === true);
        const looks = isNamed ? [] : [readName(), checkBranchStayed(reader, context, since)];
        const states = await Promise.all([checkHead(reader, context), ...looks]);
        return states.find(({ kind }) => kind !== 'same') ?? unmoved;
    }
    const message = `The scan is of commit ${other.commit_sha?.slice(0, 12)}, this run is about ${headSha?.slice(0, 12)}`;
    return { kind: 'moved', brief: 'the scan is of another commit', message, hint: 'Run the gate on the newer commit.' };
}
const unmoved = { kind: 'same' };
async function checkBranchStayed(reader, { branch, headSha }, since) {
    if (headSha === undefined)
        return unmoved;
    const isLeft = await (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .tryRead */ .o_)(() => reader.hasLeft(headSha, since));
    if (isLeft !== true)
        return unmoved;
    const message = `${branch} left ${headSha.slice(0, 12)} during the run, and came back`;
    const hint = 'Run the gate again while the branch does not change.';
    return { kind: 'moved', brief: movedBrief, message, hint };
}
const ambiguousBranchName = /^(?:(?:refs|heads|tags|remotes|origin)\/.*|(?:pull|pull-requests|merge-requests)\/\d+\/(?:head|merge|from|train)|(?:.+_)?HEAD|@|[0-9a-f]{40}|[0-9a-f]{64})$/i;
async function checkName(reader, { branch }) {
    const hint = 'Rename the branch, or delete the tag of that name.';
    const moved = { kind: 'moved', brief: 'the name of the branch has several meanings', hint };
    if (ambiguousBranchName.test(branch))
        return { ...moved, message: `${branch} names more than a branch` };
    return (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .tryRead */ .o_)(async () => ((await reader.hasTag()) ? { ...moved, message: `${branch} is a branch and a tag` } : unmoved), (error) => describeUnreadable('the tags could not be read', `Whether ${branch} is also a tag could not be determined`, error));
}
async function checkBase(reader, { base }) {
    if (base === undefined)
        return unmoved;
    const now = await (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .tryRead */ .o_)(reader.readBase, (error) => {
        if (error.code === 'AUTH' || error.code === 'NOT_FOUND')
            return unmoved;
        const what = 'base of the pull request could not be read';
        return describeUnreadable(`the ${what}`, `The ${what}`, error);
    });
    if (typeof now === 'object')
        return now;
    if (now === undefined || now === base.branch)
        return unmoved;
    return {
        kind: 'moved',
        brief: 'the pull request has another base now',
        message: `The pull request went into ${base.branch} and now goes into ${now}`,
        hint: 'Push a commit, or close and reopen the pull request: a new run compares with the new base.',
    };
}
async function withdrawIfBaseChanged(report, reader, context) {
    const base = await checkBase(reader, context);
    if (base.kind === 'same')
        return report;
    const message = `${base.message}; this run judged what the commit changes against ${context.base?.branch}`;
    return (0,_report_report_js__WEBPACK_IMPORTED_MODULE_3__/* .makeInconclusive */ .j)(report, base.reason ?? 'moved', { message, hint: base.hint, brief: base.brief });
}
function createNoKeyError() {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', 'Not scanned: no API key', {
        reason: 'no-key',
        hint: (0,_shared_prose_js__WEBPACK_IMPORTED_MODULE_5__/* .prose */ .CS) `Set ${(0,_shared_prose_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)('api-key')} from a secret. Pull requests from forks and Dependabot get no secrets: judge them with ${(0,_shared_prose_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)('fallback: embedded')}. Without a service: the action without ${(0,_shared_prose_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)('base-url')} and ${(0,_shared_prose_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)('api-key')}, or ${(0,_shared_prose_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)('scan-gate run --embedded')}.`,
    });
}
async function readChangedFiles(reader, log) {
    const what = 'The files of the pull request could not be read, so findings are counted and not named';
    return (0,_hosts_log_js__WEBPACK_IMPORTED_MODULE_1__/* .readOrNote */ .QX)(() => reader.changedFiles(), what, log);
}
const unusualPath = /^(?:[a-z]:|\/)|[:#?%()\\]/i;
async function isFileInHead(reader, filePath, log) {
    const path = (0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveRepositoryPath */ .mE)(filePath);
    if (reader.sources.judgedPolicy === undefined || path === undefined || path === '' || (0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .isTooLongForPath */ .Je)(path))
        return undefined;
    return (0,_hosts_log_js__WEBPACK_IMPORTED_MODULE_1__/* .readOrNote */ .QX)(async () => (await reader.readHeadFile(path)) !== undefined || (unusualPath.test(filePath) ? undefined : false), 'Whether this commit contains the file of a secret could not be determined', log);
}
async function readMergeBaseMs(reader, log) {
    return (0,_hosts_log_js__WEBPACK_IMPORTED_MODULE_1__/* .readOrNote */ .QX)(() => reader.readMergeBaseMs(), 'The commit where the branch left its base could not be read', log);
}
const checkIntervalMs = 10_000;
const maxChecks = 30;
function watchHead(budget, reader, context) {
    const headChecks = [];
    const nameChecks = [];
    const startNameCheck = () => {
        const look = checkName(reader, context);
        look.catch(() => { });
        nameChecks.push(look);
    };
    async function readName() {
        if (nameChecks.length === 0)
            startNameCheck();
        const states = await Promise.all(nameChecks);
        return states.find(({ kind }) => kind !== 'same') ?? { kind: 'same' };
    }
    let lastMs = budget.clock.now();
    const begun = new Set();
    return {
        onPoll({ scan_id: id, status, commit_sha }) {
            const now = budget.clock.now();
            const begins = !begun.has(id) && status !== 'PENDING';
            if (begins)
                begun.add(id);
            if (begins && (0,_shared_git_commit_name_js__WEBPACK_IMPORTED_MODULE_4__/* .isSameCommit */ .sw)(commit_sha ?? undefined, context.headSha) === undefined)
                startNameCheck();
            if (!begins && (now - lastMs < checkIntervalMs || headChecks.length >= maxChecks))
                return;
            lastMs = now;
            headChecks.push(checkHead(reader, context).catch(() => undefined));
        },
        async doubt(scanned) {
            const seen = await Promise.all(headChecks);
            const moved = seen.find((state) => state?.kind === 'moved');
            return moved ?? checkScanned(reader, context, { ...scanned, readName });
        },
    };
}


/***/ }),

/***/ 3336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MZ: () => (/* binding */ formatRepositoryIdentity),
/* harmony export */   mF: () => (/* binding */ readBaseline),
/* harmony export */   vQ: () => (/* binding */ createBaselineFromScan)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6002);
/* harmony import */ var _shared_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7786);
/* harmony import */ var _hosts_repository_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1143);
/* harmony import */ var _policy_baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1615);
/* harmony import */ var _policy_evidence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4269);
/* harmony import */ var _layers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9308);






const createHint = 'Make one on the default branch with scan-gate baseline write, and commit it there (examples/workflows/baseline.yml does both).';
async function readBaseline(policy, place) {
    if (policy.scope !== 'new')
        return undefined;
    const { baselineFile: path = _policy_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .defaultBaselinePath */ .Q6, reader } = place;
    const file = await (0,_layers_js__WEBPACK_IMPORTED_MODULE_5__/* .wrapReadErrors */ .Qu)(`The baseline ${path}`, async () => reader.readPolicyFile('trusted', path));
    if (file === undefined)
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `There is no baseline ${path}`, { reason: 'policy', hint: createHint });
    const baseline = (0,_policy_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .parseBaseline */ .nk)(file.text, `${path} of ${file.at}`);
    const identity = formatRepositoryIdentity(place.repositoryUrl);
    if (identity !== 'unknown' && baseline.repository === identity)
        return baseline;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `The baseline ${path} is of ${baseline.repository}, not of this repository`, {
        reason: 'policy',
        hint: createHint,
    });
}
function formatRepositoryIdentity(repositoryUrl) {
    const folded = repositoryUrl === undefined ? undefined : (0,_hosts_repository_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRepositoryUrl */ .fn)(repositoryUrl);
    return folded === undefined ? 'unknown' : `${folded.host}/${folded.path}`;
}
function createBaselineFromScan(evidence, of) {
    const faults = _shared_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .gO.flatMap((severity) => listBaselineFaults(evidence, evidence.findings.filter((finding) => finding.severity === severity), severity));
    if (evidence.unknownSeverities === 'unread')
        faults.push('violations of unknown severity could not be read');
    if (faults.length > 0) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PROTOCOL', `No baseline was written: ${faults.join('; ')}`, {
            reason: 'evidence',
            hint: 'Run it again when no other scan of this repository is under way.',
        });
    }
    const own = evidence.findings.filter((finding) => finding.label === 'seen' && (0,_policy_evidence_js__WEBPACK_IMPORTED_MODULE_4__/* .isOpen */ .nT)(finding));
    return (0,_policy_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .createBaseline */ .wu)(own, { repository: formatRepositoryIdentity(of.repositoryUrl), branch: of.branch });
}
function listBaselineFaults(evidence, findings, severity) {
    const counted = evidence.counts[severity];
    const word = severity.toLowerCase();
    if (counted === undefined)
        return [`the scan states no count of ${word}`];
    if (!evidence.lists[severity]?.settled)
        return [`the list of ${word} kept changing`];
    const unclear = findings.filter((finding) => finding.label === 'maybe' && (0,_policy_evidence_js__WEBPACK_IMPORTED_MODULE_4__/* .isOpen */ .nT)(finding)).length;
    if (unclear > 0)
        return [`${unclear} ${word} may be of another branch`];
    const known = findings.filter((finding) => finding.severityKnown && finding.label === 'seen');
    if (known.length < counted)
        return [`the scan counts ${counted} ${word}, the list shows ${known.length}`];
    const open = known.filter(_policy_evidence_js__WEBPACK_IMPORTED_MODULE_4__/* .isOpen */ .nT).length;
    return open > counted ? [`the scan counts ${counted} ${word}, the list shows ${open} open ones as its own`] : [];
}


/***/ }),

/***/ 9308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qu: () => (/* binding */ wrapReadErrors),
/* harmony export */   dm: () => (/* binding */ choosePolicyPath),
/* harmony export */   n4: () => (/* binding */ readLayers)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6002);
/* harmony import */ var _shared_git_export_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2210);
/* harmony import */ var _hosts_repository_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1143);
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5178);
/* harmony import */ var _settings_entries_policy_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9584);





async function readLayers(request) {
    const { settings, context } = request;
    const place = settings.configFile;
    const names = listPolicyNames(request);
    const [central, { found, missing }] = await Promise.all([
        place?.kind === 'central' ? readCentral(request, place) : undefined,
        readTrustedFiles(request, names),
    ]);
    const hasHead = missing === undefined || (context.headSha !== undefined && context.sources.judgedPolicy?.kind !== 'unreadable');
    const head = hasHead ? await readHeadFiles(request, names, found) : undefined;
    if ((head?.merged.length ?? found.length) > 1)
        refuseSeveralPolicies(found);
    if (head?.found[0] === undefined && missing !== undefined && names.isNamed)
        return refuseAbsentPolicy(names.files[0] ?? '');
    const parse = (files) => Promise.all(files.map(parseLayer));
    const [own, heads] = await Promise.all([parse(found), parse(head?.found ?? [])]);
    return { central, own, heads, missing, merged: head?.merged ?? [] };
}
function listPolicyNames({ settings, context }) {
    const { configFile } = settings;
    if (configFile?.kind !== 'own') {
        const files = [...new Set([choosePolicyPath(context), ..._policy_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .policyPaths */ .ff])];
        return { files, mistaken: _policy_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .mistakenPolicyPaths */ .nI, isNamed: false };
    }
    const { path } = configFile;
    const mistaken = _policy_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .policyPaths */ .ff.includes(path)
        ? _policy_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .mistakenPolicyPaths */ .nI.filter((each) => (0,_policy_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .correctPolicyPath */ .uy)(each) === path)
        : [];
    return { files: [path], mistaken, isNamed: true };
}
async function readTrustedFiles(request, names) {
    const { reader, settings } = request;
    try {
        const found = await readPolicyFiles(names, (each) => reader.readPolicyFile('trusted', each));
        return found.length === 0 && names.isNamed ? refuseAbsentPolicy(names.files[0] ?? '') : { found };
    }
    catch (error) {
        if (settings.policyRef !== undefined || !mayLackTrustedSource(request))
            throw error;
        const { code, message } = (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toGateError */ .Vl)(error instanceof Error ? error.cause : undefined);
        if (code !== 'NOT_FOUND' && code !== 'UNAVAILABLE')
            throw error;
        return { found: [], missing: message };
    }
}
async function readPolicyFiles({ files, mistaken }, read) {
    const all = [...files, ...mistaken];
    const texts = await Promise.all(all.map((path) => wrapReadErrors(`The policy ${path}`, () => read(path))));
    const found = all.flatMap((path, index) => {
        const text = texts[index];
        return text === undefined ? [] : [{ path, ...text }];
    });
    const wrong = found.find(({ path }) => !files.includes(path));
    if (wrong === undefined)
        return found;
    const correct = (0,_policy_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .correctPolicyPath */ .uy)(wrong.path);
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `${wrong.path} of ${wrong.at} is not read: the policy file is ${correct}`, {
        reason: 'policy',
        hint: `Move its content to ${correct}, or set config-file to the file that should be read.`,
    });
}
function choosePolicyPath({ system, repositoryUrl }) {
    if (system !== 'laptop' && system !== 'unattended')
        return (0,_policy_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .chooseNewPath */ .T7)(system);
    const { host = '' } = (0,_hosts_repository_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRepositoryUrl */ .fn)(repositoryUrl ?? '') ?? {};
    return (0,_policy_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .chooseNewPath */ .T7)(/^$|^github\.com$|\.ghe\.com$/.test(host) ? 'github' : 'other');
}
function refuseSeveralPolicies(found) {
    const [one, other] = found;
    if (one === undefined || other === undefined)
        return;
    const message = `${one.path} and ${other.path} are both in ${one.at}, and only one of them can be the policy`;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', message, {
        reason: 'policy',
        hint: 'Remove one of them: a pull request that does so is judged by the stricter of both. Or name the one that counts with config-file.',
    });
}
function mayLackTrustedSource({ context, settings }) {
    const { system, sources, change } = context;
    const kind = sources?.trustedPolicy?.kind;
    if (kind === 'unreadable' && change?.fork === 'yes' && settings.configFile?.kind === 'central')
        return true;
    return system === 'unattended' && (kind === 'unreadable' || kind === 'origin');
}
async function readHeadFiles({ reader, context, settings }, names, trusted) {
    const isTrusted = context.trust === 'own' && settings.policyRef === undefined;
    if (reader.sources.trustedPolicy === undefined || isTrusted)
        return undefined;
    const changes = await (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .tryRead */ .o_)(reader.changedFiles);
    const isChanged = (path) => !(changes?.isComplete && !changes.files.has(path));
    const changed = { files: names.files.filter(isChanged), mistaken: names.mistaken.filter(isChanged) };
    const found = await readPolicyFiles(changed, (path) => reader.readPolicyFile('head', path));
    const unchanged = trusted.filter(({ path }) => !isChanged(path));
    return {
        found: found.filter(({ text }) => !trusted.some((own) => own.text === text)),
        merged: [...unchanged, ...found].map(({ path }) => path),
    };
}
async function readCentral({ reader }, place) {
    const { repository, path, ref } = place;
    const label = (0,_settings_entries_policy_place_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCentral */ .TM)(place);
    const read = () => reader.readCentralFile(repository, path, ref);
    const found = await wrapReadErrors(`The policy ${label}`, read);
    return found === undefined ? refuseAbsentPolicy(`${label}@${ref}`) : parseLayer({ ...found, path: label });
}
async function parseLayer({ path, text, at, isLink }) {
    const name = `${path} of ${at}`;
    const otherThanText = isLink ? 'a symbolic link' : (0,_shared_git_export_js__WEBPACK_IMPORTED_MODULE_1__/* .isLfsPointer */ .NS)(text) ? 'a pointer of Git LFS' : undefined;
    if (otherThanText !== undefined) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `${name} is ${otherThanText}, not a policy`, {
            reason: 'policy',
            hint: 'Commit the policy itself under this name, as a regular file.',
        });
    }
    const { parsePolicyFile } = await Promise.all(/* import() */[__webpack_require__.e(867), __webpack_require__.e(511)]).then(__webpack_require__.bind(__webpack_require__, 5511));
    return { file: parsePolicyFile(text, name), path, name };
}
async function wrapReadErrors(what, read) {
    return (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .tryRead */ .o_)(read, (error) => {
        const { code, message, hint, brief } = error;
        const text = `${what} could not be read: ${message}`;
        if (code === 'RATE_LIMITED')
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue(code, text, { hint, brief, cause: error });
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', text, { reason: 'policy', hint, cause: error });
    });
}
function refuseAbsentPolicy(label) {
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `The policy ${label}: config-file names it, but it does not exist`, {
        reason: 'policy',
        hint: 'On a pull request the policy is read from the default branch, or from policy-ref: put it there, or correct config-file (a central one is owner/repo/path@ref, or GIT-URL//path@ref).',
    });
}


/***/ }),

/***/ 5813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ loadNamedPolicy),
  t: () => (/* binding */ loadPolicy)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/compiled/src/shared/errors.js
var errors = __webpack_require__(6002);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/regular-file.js
var regular_file = __webpack_require__(6289);
// EXTERNAL MODULE: ./build/compiled/src/shared/text/amounts.js
var amounts = __webpack_require__(3488);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/baseline.js
var baseline = __webpack_require__(1615);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/exceptions.js
var policy_exceptions = __webpack_require__(5794);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/rules.js
var rules = __webpack_require__(6577);
// EXTERNAL MODULE: ./build/compiled/src/gate/settings/entries/policy-place.js
var policy_place = __webpack_require__(9584);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/coverage.js
var coverage = __webpack_require__(8042);
// EXTERNAL MODULE: ./build/compiled/src/gate/settings/setting.js
var setting = __webpack_require__(9786);
// EXTERNAL MODULE: ./build/compiled/src/gate/settings/settings.js + 3 modules
var settings_settings = __webpack_require__(716);
;// CONCATENATED MODULE: ./build/compiled/src/gate/settings/policy-settings.js






const policyNames = settings_settings/* settingNames */.H$.filter((name) => settings_settings/* settings */.W0[name].policy === true);
function isPolicyName(name) {
    return policyNames.some((known) => known === name);
}
const comparedNames = settings_settings/* fileSettingNames */.r0.filter((name) => settings_settings/* settings */.W0[name].isStricter !== undefined || settings_settings/* settings */.W0[name].stricter !== undefined);
function separatePolicy(read, exceptions, today, rules) {
    const judging = pickSettings(policyNames, read);
    const policy = { ...judging, exceptions, ...(rules && { rules }), today };
    const others = Object.entries(read).filter(([key]) => !Object.hasOwn(judging, key));
    return { policy, settings: Object.fromEntries(others) };
}
function pickSettings(names, from) {
    const values = new Map(Object.entries(from));
    return Object.fromEntries(names.map((name) => [(0,setting/* toCamelCase */.Cb)(name), values.get((0,setting/* toCamelCase */.Cb)(name))]));
}
function tighten(base, other, maxExceptionDays) {
    const ofPolicy = compareSettings(comparedNames.filter(isPolicyName), base, other);
    const { today } = base.policy;
    const exceptions = (0,policy_exceptions/* restrictExceptions */.rc)(base.policy.exceptions, other.policy.exceptions, today, maxExceptionDays);
    const rules = tightenRules(base.policy.rules, other.policy.rules);
    const ofRun = compareSettings(comparedNames.filter((name) => !isPolicyName(name)), base, other);
    const values = ofPolicy.value;
    const policy = {
        ...values,
        ...(0,coverage/* requireCoveredTypes */.bE)(base.policy, values.failOnTypes),
        exceptions: exceptions.value,
        ...(rules.value.length > 0 && { rules: rules.value }),
        today,
    };
    return {
        value: { policy, enforcement: ofRun.value },
        ...(0,setting/* collectChanges */.K9)([ofPolicy, rules, exceptions, ofRun]),
    };
}
function compareSettings(names, base, other) {
    const [before, after] = [base, other].map(({ policy, enforcement }) => pickSettings(names, { ...policy, ...enforcement }));
    const versions = { base: base.policy, other: other.policy };
    const compared = names.map((name) => {
        const key = (0,setting/* toCamelCase */.Cb)(name);
        const [own, proposed] = [before?.[key], after?.[key]];
        const { isStricter, stricter, text } = settings_settings/* settings */.W0[name];
        const merged = stricter?.(own, proposed, versions) ??
            (0,setting/* pickStricter */.iB)(name, own, proposed, isStricter?.(proposed, own) === true, text);
        return { key, ...merged };
    });
    return { value: Object.fromEntries(compared.map(({ key, value }) => [key, value])), ...(0,setting/* collectChanges */.K9)(compared) };
}
function tightenRules(base = [], other = []) {
    const compared = { value: [], tightened: [], ignored: [] };
    const wanted = mapByName(other);
    for (const rule of base) {
        const version = wanted.get(getRuleKey(rule));
        const isSame = version !== undefined && (0,external_node_util_.isDeepStrictEqual)(version, rule);
        const isStricter = version !== undefined && (0,rules/* isAtLeastAsStrict */.Om)(version, rule);
        compared.value.push(isStricter ? version : rule);
        if (version === undefined)
            compared.ignored.push(`no rule ${rule.name}`);
        else if (!isSame)
            compared[isStricter ? 'tightened' : 'ignored'].push(formatRule(version));
    }
    const known = mapByName(base);
    for (const rule of other) {
        if (known.has(getRuleKey(rule)))
            continue;
        compared.value.push(rule);
        compared.tightened.push(formatRule(rule));
    }
    return compared;
}
function mergeRules(several) {
    const all = several.flatMap((rules) => rules ?? []);
    return all.length === 0 ? undefined : [...mapByName(all.toReversed()).values()].reverse();
}
function mapByName(rules) {
    return new Map(rules.map((rule) => [getRuleKey(rule), rule]));
}
function getRuleKey({ name }) {
    return name.toLowerCase();
}
function formatRule(rule) {
    return `rule ${rule.name}, which ${(0,rules/* formatNamedRule */.H$)(rule)}`;
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(8343);
// EXTERNAL MODULE: ./build/compiled/src/shared/api/json.js
var api_json = __webpack_require__(110);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/commit-name.js
var commit_name = __webpack_require__(9889);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/tracked.js
var tracked = __webpack_require__(752);
// EXTERNAL MODULE: ./build/compiled/src/shared/shown/neutral.js
var neutral = __webpack_require__(844);
// EXTERNAL MODULE: ./build/compiled/src/shared/text/purl.js
var text_purl = __webpack_require__(3408);
// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/log.js
var hosts_log = __webpack_require__(7881);
// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/repository-url.js
var repository_url = __webpack_require__(1143);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/code-owners.js
var code_owners = __webpack_require__(8426);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/vex.js
var vex = __webpack_require__(2377);
// EXTERNAL MODULE: ./build/compiled/src/gate/story/policy/layers.js
var policy_layers = __webpack_require__(9308);
;// CONCATENATED MODULE: ./build/compiled/src/gate/story/policy/extras.js

















async function addTrustedSettings({ policy, settings }, trusted, request) {
    const { acceptUncovered, paths, ignorePaths, skipWhen, vex, vexProducts } = trusted ?? {};
    const whole = { ...policy, acceptUncovered, paths, ignorePaths, skipWhen };
    if (vex === undefined)
        return whole;
    const exceptions = await readVexExceptions(vex, vexProducts, settings.vexMaxAge, request);
    return { ...whole, exceptions: [...policy.exceptions, ...exceptions] };
}
const gitTimeoutMs = 60_000;
async function readCatalog({ rules }, { kevFile, kevMaxAge }, request) {
    const { reader, log, now } = request;
    const path = (0,external_node_path_.resolve)(reader.folder, kevFile ?? '');
    const isAsked = rules?.some(({ match }) => match.kev !== undefined) === true;
    if (kevFile !== undefined && !/^https?:/i.test(kevFile) && !(await (0,regular_file/* isFile */.fo)(path))) {
        const result = isAsked ? 'rules with kev: true may be inconclusive' : 'no rule uses it';
        log.note(`kev-file: ${(0,neutral/* neutralizeLine */.a0)(path, 300)} is not a file, and ${result}. Download the catalog before the gate runs, or remove kev-file`);
        return undefined;
    }
    if (!isAsked)
        return undefined;
    if (kevFile === undefined) {
        log.note('A rule uses kev: true, but kev-file is not set: the rule is inconclusive');
        return undefined;
    }
    const catalog = await (0,hosts_log/* readOrNote */.QX)(async () => parseCatalog(await readCatalogText(kevFile, request), now, kevMaxAge), 'The catalog of kev-file could not be read, so rules with kev: true may be inconclusive', log);
    if (catalog === undefined)
        return undefined;
    const { cves, released, isStale } = catalog;
    const age = isStale ? `, not within the last ${kevMaxAge} days: vulnerabilities it does not list are unknown` : '';
    log.note(`Known exploited vulnerabilities: ${cves.size} of ${released}${age}`);
    return catalog;
}
async function readCatalogText(place, { reader, context }) {
    if (/^https?:/i.test(place))
        return reader.readAddress(new URL(place));
    const path = (0,external_node_path_.resolve)(reader.folder, place);
    const text = await (0,regular_file/* readRegularText */.Aj)(path).catch((error) => {
        throw new errors/* GateError */.ue('CONFIG', `the file could not be read (${error.code ?? 'unknown fault'})`, { cause: error });
    });
    const revisions = context.headSha === undefined ? [] : [context.headSha];
    if (await (0,tracked/* isTracked */.Xz)(path, revisions, AbortSignal.timeout(gitTimeoutMs)))
        throw new errors/* GateError */.ue('CONFIG', 'it is in the judged commit, whose author could remove entries');
    return text;
}
const createCatalogSchema = () => schemas/* looseObject */._H3({
    dateReleased: schemas/* optional */.lqM(schemas/* string */.YjP()),
    count: schemas/* optional */.lqM(schemas/* number */.aig()),
    vulnerabilities: schemas/* array */.YOg(schemas/* looseObject */._H3({ cveID: schemas/* string */.YjP() })),
});
function parseCatalog(text, now, maxAge) {
    const json = (0,errors/* attempt */.CD)(() => (0,api_json/* parseJson */.q)(text.replace(/^\ufeff/, '')));
    if (json === undefined)
        throw new errors/* GateError */.ue('CONFIG', 'it is not JSON');
    const read = createCatalogSchema().safeParse(json);
    if (!read.success)
        throw new errors/* GateError */.ue('CONFIG', 'it is not a catalog: it has no list of vulnerabilities with a cveID');
    const { vulnerabilities, count, dateReleased } = read.data;
    const cves = new Set(vulnerabilities.map(({ cveID }) => cveID.trim().toUpperCase()));
    if (cves.size === 0 || (count !== undefined && count !== vulnerabilities.length))
        throw new errors/* GateError */.ue('CONFIG', `it is incomplete: it states ${count ?? 'no count of'} entries, but has ${vulnerabilities.length}`);
    const released = /^\d{4}-\d{2}-\d{2}/.exec(dateReleased ?? '')?.[0];
    const age = released === undefined ? Number.NaN : (0,policy_exceptions/* countDaysBetween */.HF)(released, now.toISOString().slice(0, 10));
    return { cves, released: released ?? 'no date', isStale: !(age >= -1 && age <= maxAge) };
}
async function readCodeOwners({ rules = [] }, { owners: isWanted }, { reader, context, log }) {
    const asked = rules.filter(({ match }) => match.owner !== undefined);
    if (!isWanted && asked.length === 0)
        return undefined;
    const undecided = asked.length === 0 ? '' : ', so rules with owner are inconclusive';
    const { system } = context;
    const { host = '' } = (0,repository_url/* parseRepositoryUrl */.fn)(context.repositoryUrl ?? '') ?? {};
    const dialect = system === 'github' || system === 'gitlab' || system === 'bitbucket'
        ? system
        : /(?:^|\.)gitlab\./.test(host)
            ? 'gitlab'
            : /(?:^|\.)bitbucket\./.test(host)
                ? 'bitbucket'
                : 'github';
    const read = await (0,errors/* tryRead */.o_)(() => readOwners(reader, dialect), ({ message }) => `CODEOWNERS could not be read${undecided}: ${message}`);
    if (read === undefined || typeof read === 'string') {
        log.note(read ?? `There is no CODEOWNERS${undecided}: ${code_owners/* ownerFilePaths */.Kf[dialect].join(', ')}`);
        return undefined;
    }
    const { codeOwners, at } = read;
    log.note(`Owners: ${at}`);
    for (const { name, match } of asked)
        for (const owner of match.owner ?? [])
            if (owner.includes('@') && !codeOwners.names.has(owner.toLowerCase()))
                log.note(`Rule ${name} uses the owner ${owner}, but CODEOWNERS does not contain it`);
    return codeOwners;
}
async function readOwners(reader, dialect) {
    if (reader.sources.trustedPolicy === undefined)
        throw new errors/* GateError */.ue('NOT_FOUND', 'there is no repository to read it from');
    for (const path of code_owners/* ownerFilePaths */.Kf[dialect]) {
        const found = await reader.readPolicyFile('trusted', path);
        if (found === undefined)
            continue;
        if (Buffer.byteLength(found.text) > code_owners/* maxCodeOwnersLength */.mg)
            throw new errors/* GateError */.ue('CONFIG', `${path} is larger than 3 MB`);
        return { codeOwners: (0,code_owners/* parseCodeOwners */.dK)(found.text, dialect), at: `${path} of ${found.at}` };
    }
    return undefined;
}
async function readVexExceptions(paths, products, maxAgeDays, request) {
    const { parseVex } = await Promise.all(/* import() */[__webpack_require__.e(867), __webpack_require__.e(738)]).then(__webpack_require__.bind(__webpack_require__, 8738));
    const { context, now, log } = request;
    const findOwner = createOwnershipTest(products ?? [], context);
    const documents = await Promise.all(paths.map(async (path) => ({ path, ...(await readDocument(path, request)) })));
    const statements = documents.flatMap(({ path, text, at }) => parseVex(text, { name: `${path} of ${at}`, path, now }).map((each) => ({
        ...each,
        products: each.products.map((product) => ({ ...product, owner: findOwner(product) })),
    })));
    const { exceptions, unjustified, replaced, unlisted } = (0,vex/* createVexExceptions */.KV)(statements, maxAgeDays);
    const later = replaced === 0 ? '' : `; ${replaced} more ${replaced === 1 ? 'was' : 'were'} replaced by later ones`;
    const places = documents.map(({ path, at }) => `${path} of ${at}`).join(', ');
    log.note(`OpenVEX: ${exceptions.length} of ${(0,amounts/* pluralize */.td)(statements.length, 'statement')} can excuse findings${later}: ${places}`);
    if (unjustified.length > 0) {
        const named = unjustified.map(({ names, place }) => `${names[0]} (${place})`);
        log.note(`OpenVEX: not_affected without a justification excuses nothing: ${(0,amounts/* joinFirst */.FS)(named, 5)}`);
    }
    if (unlisted.length > 0)
        log.note(`OpenVEX: products not declared in vex-products; statements about their parts excuse nothing: ${(0,amounts/* joinFirst */.FS)(unlisted, 5)}`);
    return exceptions;
}
async function readDocument(path, { reader, settings: { configFile: place } }) {
    const isCentral = place?.kind === 'central';
    const label = isCentral ? `${(0,policy_place/* formatCentral */.TM)({ ...place, path })}@${place.ref}` : path;
    const found = await (0,policy_layers/* wrapReadErrors */.Qu)(`The OpenVEX document ${label}`, async () => isCentral ? reader.readCentralFile(place.repository, path, place.ref) : reader.readPolicyFile('trusted', path));
    if (found !== undefined)
        return found;
    throw new errors/* GateError */.ue('CONFIG', `The OpenVEX document ${label}: vex names it, but it does not exist`, {
        reason: 'policy',
        hint: 'It is read from where the policy is: put it next to the policy file, on the default branch, or correct vex.',
    });
}
function createOwnershipTest(listed, { repositoryUrl, headSha }) {
    const own = listed.map(text_purl/* parsePurl */.$l).filter((purl) => purl !== undefined);
    const repository = repositoryUrl === undefined ? undefined : (0,text_purl/* createRepositoryPurl */.ay)(repositoryUrl);
    const classifyName = (name) => {
        const purl = (0,text_purl/* parsePurl */.$l)(name);
        if (purl === undefined)
            return repositoryUrl !== undefined && /^https?:/i.test(name) && (0,repository_url/* isSameRepositoryUrl */.w7)(name, repositoryUrl)
                ? 'this'
                : 'unlisted';
        if (repository !== undefined &&
            (isSamePackage(purl, repository) || (purl.type === repository.type && purl.type !== 'generic')))
            return compareWithRepository(purl, repository, headSha);
        const answers = own.map((product) => purl.version === undefined ? (0,text_purl/* matchesPackage */.C9)(purl, { ...product, version: 'any' }) : (0,text_purl/* matchesPackage */.C9)(purl, product));
        return answers.includes('yes') ? 'this' : answers.includes('unknown') ? 'maybe' : 'unlisted';
    };
    return ({ names }) => {
        const owners = names.map(classifyName);
        return ['this', 'maybe', 'no'].find((owner) => owners.includes(owner)) ?? 'unlisted';
    };
}
function compareWithRepository(purl, repository, headSha) {
    const { version, ...unversioned } = purl;
    if (!isSamePackage(purl, repository))
        return 'no';
    if (unversioned.subpath !== undefined || unversioned.qualifiers !== undefined)
        return 'maybe';
    if (version === undefined || version.toLowerCase() === headSha)
        return 'this';
    return (0,commit_name/* isFullSha */.Wf)(version) && headSha !== undefined ? 'no' : 'maybe';
}
function isSamePackage(a, b) {
    return a.type === b.type && a.namespace === b.namespace && a.name === b.name;
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/story/policy/load.js












async function loadPolicy(request) {
    const { context, log } = request;
    const layers = await (0,policy_layers/* readLayers */.n4)(request);
    const { central, own, heads } = layers;
    const version = mergeLayers(request, layers);
    for (const note of version.notes)
        log.note(note);
    const trusted = (central ?? (own.length > 1 ? undefined : own[0]))?.file;
    const others = central === undefined && own.length < 2 ? [] : own;
    for (const layer of [...others, ...heads])
        for (const line of await listIgnoredSettings(trusted, layer, heads.includes(layer)))
            log.note(line);
    const merged = await addTrustedSettings(version, trusted, request);
    const policy = context.trust === 'own' ? merged : { ...merged, newAdvisoryGrace: {} };
    const catalog = await readCatalog(policy, version.settings, request);
    const codeOwners = await readCodeOwners(policy, version.settings, request);
    const { trustedBases = [], vex: documents = [] } = trusted ?? {};
    return {
        ...version,
        ...describePolicy({ ...version, policy: merged }, layers),
        policy: { ...policy, catalog, codeOwners },
        trustedBases,
        exceptionsFile: chooseExceptionsFile(request, own[0]?.path),
        documents: central === undefined ? documents : [],
    };
}
async function listIgnoredSettings(trusted, layer, isVersion) {
    const { trustedKeys } = await Promise.all(/* import() */[__webpack_require__.e(867), __webpack_require__.e(511)]).then(__webpack_require__.bind(__webpack_require__, 5511));
    const serializeKey = (file, key) => toCanonicalJson(file?.[key] ?? null);
    return Object.entries(trustedKeys)
        .filter(([, key]) => isVersion || layer.file[key] !== undefined)
        .filter(([, key]) => serializeKey(layer.file, key) !== serializeKey(trusted, key))
        .map(([name]) => `${layer.name} may only tighten; ignored: ${name}`);
}
function mergeLayers({ settings, now }, { central, own, heads, missing, merged: [one, other] }) {
    const notes = [];
    if (missing !== undefined) {
        const judges = central === undefined ? 'the built-in defaults apply' : 'the central policy applies';
        notes.push(`No trusted policy: ${missing}. So ${judges}; this commit’s policy file can only make it stricter`);
    }
    const today = now.toISOString().slice(0, 10);
    const above = central === undefined ? [] : [central];
    let version = fillFromLayers(settings, [...above, ...own.slice(0, 1)], today);
    if (central !== undefined)
        version = keepCentralJudging(fillFromLayers(settings, above, today), version);
    for (const layer of [...(central === undefined ? own.slice(1) : own), ...heads]) {
        const maxExceptionDays = heads.includes(layer) ? undefined : central?.file.maxExceptionDays;
        const proposed = fillFromLayers(settings, [layer, ...above], today);
        version = applyTightening(version, proposed, layer, notes, maxExceptionDays);
    }
    if (central === undefined && own[0]?.file.maxExceptionDays !== undefined)
        notes.push(`max-exception-days in ${own[0].name} has no effect: it is for central policies`);
    if (other !== undefined)
        notes.push(`${one} and ${other} would both be on the default branch after the merge, which makes every run inconclusive: keep one of them`);
    return { ...version, notes };
}
function chooseExceptionsFile({ settings, context }, found) {
    const { configFile, policyRef } = settings;
    if (configFile?.kind === 'central')
        return { path: `${(0,policy_place/* formatCentral */.TM)(configFile)}@${configFile.ref}`, branch: undefined };
    return { path: found ?? configFile?.path ?? (0,policy_layers/* choosePolicyPath */.dm)(context), branch: policyRef ?? 'the default branch' };
}
function fillFromLayers(settings, layers, today) {
    const filled = { ...settings };
    const sources = { ...settings.sources };
    const origins = {};
    for (const name of settings_settings/* fileSettingNames */.r0) {
        const layer = settings.sources[name] === 'default' ? layers.find(({ file }) => name in file.settings) : undefined;
        origins[name] = layer?.name ?? settings.sources[name];
        if (layer === undefined)
            continue;
        filled[(0,settings_settings/* toCamelCase */.Cb)(name)] = layer.file.settings[name];
        sources[name] = 'config file';
    }
    const complete = { ...filled, sources };
    const exceptions = layers.flatMap(({ file }) => file.exceptions);
    const rules = mergeRules(layers.map(({ file }) => file.rules));
    return { ...separatePolicy(complete, exceptions, today, rules), origins };
}
function keepCentralJudging(central, filled) {
    const settings = { ...filled.settings };
    const origins = { ...filled.origins };
    for (const name of comparedNames) {
        const key = (0,settings_settings/* toCamelCase */.Cb)(name);
        if (!isPolicyName(name))
            settings[key] = central.settings[key];
        origins[name] = central.origins[name];
    }
    return { settings: settings, policy: central.policy, origins };
}
function applyTightening(base, version, layer, notes, maxExceptionDays) {
    const other = { policy: version.policy, enforcement: version.settings };
    const compared = tighten({ policy: base.policy, enforcement: base.settings }, other, maxExceptionDays);
    const others = settings_settings/* fileSettingNames */.r0
        .filter((name) => !comparedNames.some((each) => each === name))
        .filter((name) => formatValue(name, version) !== formatValue(name, base))
        .map((name) => `${name}=${formatValue(name, version) ?? settings_settings/* settings */.W0[name].absent}`);
    const ignored = [...compared.ignored, ...others];
    if (compared.tightened.length > 0)
        notes.push(`${layer.name} tightens: ${compared.tightened.join(', ')}`);
    if (ignored.length > 0)
        notes.push(`${layer.name} may only tighten; ignored: ${ignored.join(', ')}`);
    const { policy, enforcement } = compared.value;
    const settings = { ...base.settings, ...enforcement };
    const origins = { ...base.origins };
    for (const name of comparedNames) {
        if (formatValue(name, { settings, policy }) !== formatValue(name, base))
            origins[name] = layer.name;
    }
    return { settings, policy, origins };
}
function formatValue(name, { settings, policy }) {
    return (0,settings_settings/* formatSetting */.w_)(name, { ...settings, ...policy });
}
async function loadNamedPolicy(request, file) {
    if (file === undefined)
        return loadPolicy(request);
    const settings = { ...request.settings, configFile: { kind: 'own', path: file.name } };
    const loaded = await loadPolicy({ ...request, settings, reader: await replacePolicyFile(request.reader, file) });
    return { ...loaded, exceptionsFile: { path: file.name, branch: undefined } };
}
async function replacePolicyFile(reader, { path, name }) {
    const text = await (0,regular_file/* readNamedText */.Lh)(path, name);
    return {
        ...reader,
        sources: { ...reader.sources, trustedPolicy: { kind: 'checkout', path, ref: 'HEAD' }, judgedPolicy: undefined },
        changedFiles: async () => undefined,
        readHeadFile: async () => undefined,
        async readAddress() {
            throw new errors/* GateError */.ue('CONFIG', 'Addresses cannot be read here');
        },
        readPolicyFile: async (from, wanted) => {
            if (from === 'head')
                return undefined;
            return wanted === name ? { text, at: 'this machine' } : reader.readPolicyFile('trusted', wanted);
        },
    };
}
const sourceLabels = {
    input: "the step's settings",
    flag: 'the command line',
    environment: 'the environment',
};
function describePolicy({ settings, policy }, { central, own, heads }) {
    const baselineFile = policy.scope === 'new' ? (settings.baselineFile ?? baseline/* defaultBaselinePath */.Q6) : undefined;
    const canonical = toCanonicalJson({
        ...policy,
        ...(0,policy_exceptions/* prepareForHash */.fo)(policy.exceptions),
        baselineFile,
        today: undefined,
    });
    const used = new Set(settings_settings/* fileSettingNames */.r0.map((name) => settings.sources[name]));
    const given = Object.entries(sourceLabels).flatMap(([source, text]) => used.has(source) ? [text] : []);
    const files = [...(central === undefined ? [] : [central]), ...own, ...heads].map(({ name }) => name);
    const joined = [...given, ...files];
    return {
        source: joined.length === 0 ? 'the defaults' : (0,amounts/* joinWithConjunction */.$K)(joined),
        sha256: (0,external_node_crypto_.createHash)('sha256').update(canonical).digest('hex'),
        described: describeSettings(policy, baselineFile),
    };
}
function describeSettings(policy, baselineFile) {
    const described = {};
    for (const name of policyNames) {
        const text = (0,settings_settings/* formatSetting */.w_)(name, policy);
        if (text !== undefined && text !== '')
            described[name] = text;
    }
    if (baselineFile !== undefined)
        described['baseline-file'] = baselineFile;
    for (const rule of policy.rules ?? [])
        described[`rule ${rule.name}`] = (0,rules/* formatNamedRule */.H$)(rule);
    const { paths, ignorePaths, skipWhen, exceptions, today } = policy;
    for (const [name, globs] of Object.entries({ paths, 'ignore-paths': ignorePaths, 'skip-when': skipWhen }))
        if (globs !== undefined)
            described[name] = globs.join(' ');
    const expired = exceptions.filter((exception) => (0,policy_exceptions/* isExpired */._d)(exception, today)).length;
    if (exceptions.length > 0)
        described.exceptions =
            expired > 0 ? `${exceptions.length}, of which ${expired} expired` : String(exceptions.length);
    return described;
}
function toCanonicalJson(value) {
    if (Array.isArray(value))
        return `[${value.map(toCanonicalJson).sort().join(',')}]`;
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value);
    const entries = Object.entries(value).filter(([, each]) => each !== undefined);
    const parts = entries.map(([key, each]) => `${JSON.stringify(key)}:${toCanonicalJson(each)}`);
    return `{${parts.sort().join(',')}}`;
}


/***/ }),

/***/ 9736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HV: () => (/* binding */ resolveScope),
/* harmony export */   NZ: () => (/* binding */ narrowingScopes),
/* harmony export */   OT: () => (/* binding */ replaceUntrustedBase),
/* harmony export */   k_: () => (/* binding */ describeUncompared),
/* harmony export */   vA: () => (/* binding */ hasTrustedBase)
/* harmony export */ });
/* harmony import */ var _hosts_context_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1752);
/* harmony import */ var _policy_path_matching_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1479);


const narrowingScopes = ['auto', 'changed', 'changed-lines'];
function hasTrustedBase({ context, trustedBases }) {
    const { base } = context;
    return !(0,_hosts_context_context_js__WEBPACK_IMPORTED_MODULE_1__/* .hasUntrustedBase */ .az)(context) || trustedBases.some((glob) => (0,_policy_path_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePathGlob */ .x7)(glob)(base?.branch ?? ''));
}
function replaceUntrustedBase({ context, trustedBases }) {
    const { defaultBranch } = context;
    if (hasTrustedBase({ context, trustedBases }) || defaultBranch === undefined)
        return undefined;
    return { ...context, base: { branch: defaultBranch, sha: undefined } };
}
function resolveScope({ scope }, { context, missingBase, trustedBases }) {
    if (!narrowingScopes.includes(scope))
        return { scope };
    const { base, defaultBranch, refusal } = context;
    if (!hasTrustedBase({ context, trustedBases })) {
        const why = `the base is ${base?.branch}, and the default branch is not known`;
        return { scope: 'scan', uncompared: { why, remedy: unknownDefaultRemedy } };
    }
    if (scope === 'auto' && missingBase !== undefined)
        return { scope: 'scan', uncompared: missingBase };
    if (scope === 'auto' ? base !== undefined : hasDiff(context))
        return { scope };
    if (defaultBranch !== undefined || refusal !== undefined)
        return { scope: 'scan' };
    return { scope: 'scan', uncompared: { why: 'the default branch is not known', remedy: unknownDefaultRemedy } };
}
const unknownDefaultRemedy = 'Give git in this job access to origin';
function describeUncompared({ why, remedy }) {
    const start = `${why.charAt(0).toUpperCase()}${why.slice(1)}`;
    return `${start}, so every finding counts${remedy === undefined ? '' : `. ${remedy}`}`;
}
function hasDiff({ sources: { diff }, branch, defaultBranch }) {
    if (diff?.kind !== 'default-branch')
        return diff !== undefined;
    return defaultBranch !== undefined && branch !== defaultBranch;
}


/***/ }),

/***/ 3320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ buildContextHints),
  y: () => (/* binding */ createRepositoryReader)
});

// EXTERNAL MODULE: ./build/compiled/src/shared/errors.js
var errors = __webpack_require__(6002);
// EXTERNAL MODULE: ./build/compiled/src/shared/once.js
var once = __webpack_require__(8864);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/commit-name.js
var commit_name = __webpack_require__(9889);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/configuration.js
var git_configuration = __webpack_require__(2160);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/environment.js
var environment = __webpack_require__(27);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/files.js
var files = __webpack_require__(1301);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/origin.js
var origin = __webpack_require__(4222);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/repository.js
var repository = __webpack_require__(8044);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/runner.js
var runner = __webpack_require__(5466);
// EXTERNAL MODULE: ./build/compiled/src/shared/shown/neutral.js
var neutral = __webpack_require__(844);
;// CONCATENATED MODULE: ./build/compiled/src/gate/hosts/address-reader.js












const limitMs = 120_000;
const limitMiB = 256;
function createAddressReader(folder, signal) {
    const commits = new Map();
    return async (address, { path, ref }) => {
        refuseOwnFolder(address, folder);
        const key = `${address}\n${ref}`;
        return runWithin(signal, async (limit, watch) => (0,origin/* withAddress */.pX)(folder, address, limit, async (location) => {
            watch(location.path);
            const sha = await fetchCommit(location, commits.get(key) ?? ref);
            commits.set(key, sha);
            const found = await (0,files/* readFileAt */._T)(location, sha, path).catch(rethrowReadError);
            return found && { ...found, at: (0,commit_name/* formatCommit */.Hs)(sha, ref) };
        }));
    };
}
function refuseOwnFolder(address, folder) {
    const top = (0,repository/* findRepository */.W)(folder).checkout?.top ?? folder;
    if (!address.startsWith('file:') || !(0,environment/* isInFolder */.Gp)((0,external_node_url_.fileURLToPath)(address), top))
        return;
    throw new errors/* GateError */.ue('CONFIG', 'it is in the checkout, where a branch could change it', {
        hint: 'Name a repository outside the checkout in config-file.',
    });
}
async function runWithin(signal, work) {
    const end = new AbortController();
    const time = setTimeout(() => end.abort(`did not answer within ${limitMs / 1000} s`), limitMs);
    let size;
    const watch = (repository) => {
        const tooLarge = `has more than ${limitMiB} MiB to fetch`;
        size = setInterval(async () => (await measurePacks(repository)) > limitMiB * 1024 ** 2 && end.abort(tooLarge), 100);
    };
    try {
        return await work(AbortSignal.any([signal, end.signal]), watch);
    }
    catch (error) {
        if (signal.aborted)
            throw (0,errors/* toGateError */.Vl)(signal.reason);
        if (!end.signal.aborted)
            throw error;
        throw new errors/* GateError */.ue('UNAVAILABLE', `the repository ${end.signal.reason}`, { hint: accessHint });
    }
    finally {
        clearTimeout(time);
        clearInterval(size);
    }
}
async function measurePacks(repository) {
    const folder = (0,external_node_path_.join)(repository, 'objects', 'pack');
    const names = await (0,promises_.readdir)(folder).catch(() => []);
    const sizes = await Promise.all(names.map((name) => (0,promises_.stat)((0,external_node_path_.join)(folder, name)).then(({ size }) => size, () => 0)));
    return sizes.reduce((sum, bytes) => sum + bytes, 0);
}
const accessHint = 'Try git ls-remote URL in this job, or correct config-file. git uses the credentials of the checkout, of the user and of ssh, and those in GIT_SSH_COMMAND, GIT_CONFIG_GLOBAL and GIT_CONFIG_COUNT.';
async function fetchCommit(location, ref) {
    const found = await findRef(location, ref);
    if (found.sha.length === 64) {
        const format = { scope: 'local', name: 'extensions.objectformat', value: 'sha256' };
        await (0,promises_.appendFile)((0,external_node_path_.join)(location.path, 'config'), (0,git_configuration/* formatConfiguration */.g3)([format]));
    }
    const fetch = ['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', '--refmap='];
    const wanted = found.ref === undefined ? found.sha : `+${found.ref}:${fetchedRef}`;
    const configuration = (0,external_node_path_.join)(location.path, 'config');
    const plain = await (0,promises_.readFile)(configuration);
    const light = await (0,runner/* runGitCommand */.tD)(location, [...fetch, '--depth=1', '--filter=blob:none', 'origin', wanted]);
    if (light.code !== 0) {
        await (0,promises_.writeFile)(configuration, plain);
        const all = found.ref === undefined ? ['+refs/heads/*:refs/all/heads/*', '+refs/tags/*:refs/all/tags/*'] : [wanted];
        const whole = await (0,runner/* runGitCommand */.tD)(location, [...fetch, 'origin', ...all]);
        if (whole.code !== 0)
            throw createUnreachableError(whole.stderr);
    }
    const sha = await (0,files/* resolveSha */.vc)(found.ref === undefined ? found.sha : fetchedRef, (0,files/* createGit */.lD)(location));
    if (sha !== undefined)
        return sha;
    throw new errors/* GateError */.ue('NOT_FOUND', `${ref} is not a commit there`, { hint: refHint });
}
const fetchedRef = 'refs/fetched/commit';
const refHint = 'Name a branch, a tag or the full SHA of a commit after @ in config-file.';
async function findRef(location, ref) {
    const isSha = (0,commit_name/* isFullSha */.Wf)(ref);
    const isWhole = ref.startsWith('refs/') || /^(?:heads|tags)\//.test(ref);
    const names = isWhole ? [`refs/${ref.replace(/^refs\//, '')}`] : [`refs/heads/${ref}`, `refs/tags/${ref}`];
    const list = ['ls-remote', 'origin', ...(isSha ? ['HEAD'] : names)];
    const { code, stdout, stderr } = await (0,runner/* runGitCommand */.tD)(location, list, { capBytes: listBytes });
    if (code !== 0)
        throw createUnreachableError(stderr);
    if (isSha)
        return { sha: ref, ref: undefined };
    const lines = stdout.toString().split('\n');
    const found = names.flatMap((name) => lines.filter((line) => line.endsWith(`\t${name}`) && line.indexOf('\t') >= 40));
    const [first, second] = found.map((line) => ({ sha: line.split('\t')[0] ?? '', ref: line.split('\t')[1] }));
    if (first === undefined)
        throw new errors/* GateError */.ue('NOT_FOUND', `there is no branch or tag ${ref}`, { hint: refHint });
    if (second === undefined)
        return first;
    throw new errors/* GateError */.ue('CONFIG', `${ref} is a branch and a tag`, { hint: `Write heads/${ref} or tags/${ref}.` });
}
const listBytes = 16 * 1024 * 1024;
function createUnreachableError(stderr) {
    return new errors/* GateError */.ue('UNAVAILABLE', `git could not read the repository: ${readReason(stderr)}`, { hint: accessHint });
}
function rethrowReadError(error) {
    const { message, cause } = (0,errors/* toGateError */.Vl)(error);
    if (!message.startsWith('git ') || !(cause instanceof Error))
        throw error;
    throw createUnreachableError(cause.message);
}
function readReason(stderr) {
    const lines = stderr.split('\n').map((line) => line.trim());
    const telling = lines.filter((line) => line !== '' && !/^(?:warning|hint):|^Please make|^and the repos/i.test(line));
    const plain = telling
        .slice(0, 2)
        .join('; ')
        .replaceAll(/\/\/[^/\s'"]*@/g, '//');
    return (0,neutral/* neutralizeLine */.a0)(plain, 240) || 'it says nothing';
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(8343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(3759);
// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/diff.js
var diff = __webpack_require__(1032);
// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/github/client.js
var github_client = __webpack_require__(8080);
// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/github/problems.js
var problems = __webpack_require__(9319);
;// CONCATENATED MODULE: ./build/compiled/src/gate/hosts/github/reader.js






const fileLimit = 3000;
const activityLimit = 100;
const activitySlackMs = 2000;
const lateAnswersMs = 10_000;
const compareLimit = 300;
const sha = schemas/* string */.YjP().check(api/* _regex */.Fk(/^[0-9a-f]{40,64}$/));
const gitRef = schemas/* looseObject */._H3({ ref: schemas/* optional */.lqM(schemas/* string */.YjP()), object: schemas/* looseObject */._H3({ sha }) });
const commit = schemas/* looseObject */._H3({ sha });
const changedFile = schemas/* looseObject */._H3({
    filename: schemas/* string */.YjP(),
    previous_filename: schemas/* optional */.lqM(schemas/* string */.YjP()),
    patch: schemas/* optional */.lqM(schemas/* string */.YjP()),
    additions: schemas/* optional */.lqM(schemas/* number */.aig()),
    deletions: schemas/* optional */.lqM(schemas/* number */.aig()),
    changes: schemas/* optional */.lqM(schemas/* number */.aig()),
    status: schemas/* optional */.lqM(schemas/* string */.YjP()),
});
const comparison = schemas/* looseObject */._H3({
    files: schemas/* array */.YOg(changedFile),
    total_commits: schemas/* optional */.lqM(schemas/* number */.aig()),
    merge_base_commit: schemas/* nullish */.cl6(schemas/* looseObject */._H3({
        commit: schemas/* looseObject */._H3({ committer: schemas/* nullish */.cl6(schemas/* looseObject */._H3({ date: schemas/* nullish */.cl6(schemas/* string */.YjP()) })) }),
    })),
});
const commitList = schemas/* looseObject */._H3({
    total_commits: schemas/* number */.aig(),
    commits: schemas/* array */.YOg(schemas/* looseObject */._H3({ sha, parents: schemas/* array */.YOg(schemas/* looseObject */._H3({ sha })) })),
});
const commitFiles = schemas/* looseObject */._H3({ sha, files: schemas/* array */.YOg(changedFile) });
const activity = schemas/* looseObject */._H3({ before: schemas/* string */.YjP(), after: schemas/* optional */.lqM(schemas/* string */.YjP()), timestamp: schemas/* string */.YjP() });
const pull = schemas/* looseObject */._H3({
    base: schemas/* looseObject */._H3({ ref: schemas/* string */.YjP() }),
    head: schemas/* looseObject */._H3({ sha }),
    changed_files: schemas/* optional */.lqM(schemas/* number */.aig()),
});
function createGithubReader(options) {
    const client = (0,github_client/* createGithubClient */.zZ)({ ...options, problemOf: problems/* createReadError */.pI });
    const readPatiently = createPatientReader(client);
    const commits = new Map();
    const readLate = (ref) => {
        const resolve = () => resolveCommit(client, ref);
        return (0,commit_name/* isFullSha */.Wf)(ref) ? readPatiently(resolve) : resolve();
    };
    const readHead = createHeadReader(client, readPatiently);
    const resolveOnce = (ref) => {
        const resolving = commits.get(ref) ?? readLate(ref);
        commits.set(ref, resolving);
        return resolving;
    };
    return {
        async branchHead(branch, expected) {
            const sha = await readHead(branch, expected?.toLowerCase());
            commits.set(sha, Promise.resolve(sha));
            return sha;
        },
        async hasTag(name) {
            const route = `${reader_repository}/git/ref/tags/${encodePath(name)}`;
            const found = await (0,errors/* ignoreNotFound */.Ko)(client.call({ route, shape: gitRef }));
            return found !== undefined && (found.ref ?? `refs/tags/${name}`) === `refs/tags/${name}`;
        },
        async fileText(path, ref) {
            const sha = await resolveOnce(ref);
            const text = await (0,errors/* ignoreNotFound */.Ko)(client.raw(`${reader_repository}/contents/${encodePath(path)}?ref=${sha}`));
            return text === undefined ? undefined : { text, at: (0,commit_name/* formatCommit */.Hs)(sha, ref) };
        },
        async changedFiles(pullRequest, { base, headSha }) {
            const [from, to] = [base?.sha, headSha];
            const isKnown = from !== undefined && to !== undefined;
            const compared = isKnown
                ? await (0,errors/* ignoreNotFound */.Ko)(readPatiently(() => compareCommits(client, from, to)))
                : undefined;
            if (compared?.isComplete)
                return compared;
            const listed = await readListedFiles(client, pullRequest, { base, headSha });
            const paths = new Set(listed.files.map(({ path }) => path));
            const isSame = compared?.files.every(({ path }) => paths.has(path)) ?? true;
            const { mergeBaseMs, commitCount } = compared ?? {};
            return { files: listed.files, isComplete: listed.isComplete && isSame, mergeBaseMs, commitCount };
        },
        comparedFiles: (baseSha, headSha) => readPatiently(() => compareCommits(client, baseSha, headSha)),
        commitDiffs: (baseSha, headSha) => streamCommitDiffs(client, baseSha, headSha),
        async baseBranch(pullRequest) {
            return (await client.call({ route: `${reader_repository}/pulls/${pullRequest}`, shape: pull })).base.ref;
        },
        hasLeft: (leaving) => hasLeftCommit(client, leaving),
        async atCommitSinceMs(branch, sha) {
            const listed = await listActivities(client, branch);
            const latestMs = Math.max(...listed.map(({ timestamp }) => Date.parse(timestamp)));
            const latest = listed.filter(({ timestamp }) => !(Date.parse(timestamp) < latestMs));
            const isOnly = latest.length === 1 && latest[0]?.after?.toLowerCase() === sha.toLowerCase();
            return isOnly ? latestMs : undefined;
        },
        serverAheadMs: client.serverAheadMs,
    };
}
function createPatientReader(client) {
    let leftMs = lateAnswersMs;
    return async (read, isExpected = () => true) => {
        for (let pauseMs = 1000;; pauseMs += 1000) {
            try {
                const answer = await read();
                if (leftMs <= 0 || isExpected(answer))
                    return answer;
            }
            catch (error) {
                if (leftMs <= 0 || (0,errors/* toGateError */.Vl)(error).code !== 'NOT_FOUND')
                    throw error;
            }
            const waitMs = Math.min(pauseMs, leftMs);
            leftMs -= waitMs;
            await client.sleep(waitMs);
        }
    };
}
function createHeadReader(client, readPatiently) {
    let seenMs;
    return async (branch, expected) => {
        const route = `${reader_repository}/git/ref/heads/${encodePath(branch)}`;
        let other;
        const sha = await readPatiently(async () => (await client.call({ route, shape: gitRef })).object.sha, (answer) => {
            if (expected === undefined || answer === expected)
                return true;
            other = answer;
            return false;
        });
        if (expected === undefined || sha !== expected)
            return sha;
        const sinceMs = seenMs;
        seenMs ??= Date.now() + (client.serverAheadMs() ?? Number.NaN);
        if (other === undefined || sinceMs === undefined)
            return sha;
        const hasLeft = await (0,errors/* tryRead */.o_)(() => hasLeftCommit(client, { branch, sha, sinceMs }), () => true);
        return hasLeft ? other : sha;
    };
}
function listActivities(client, branch) {
    const parameters = { ref: `refs/heads/${branch}`, per_page: activityLimit };
    return client.call({ route: `${reader_repository}/activity`, parameters, shape: schemas/* array */.YOg(activity) });
}
async function hasLeftCommit(client, { branch, sha, sinceMs }) {
    const listed = await listActivities(client, branch);
    const recent = listed.filter(({ timestamp }) => !(Date.parse(timestamp) < sinceMs - activitySlackMs));
    return recent.length >= activityLimit || recent.some(({ before }) => before.toLowerCase() === sha.toLowerCase());
}
async function compareCommits(client, baseSha, headSha) {
    const route = `${reader_repository}/compare/${encodePath(`${baseSha}...${headSha}`)}?per_page=1`;
    const { files, total_commits: commitCount, merge_base_commit } = await client.call({ route, shape: comparison });
    const mergeBaseMs = Date.parse(merge_base_commit?.commit.committer?.date ?? '');
    return {
        files: files.map(toDiffFile),
        isComplete: files.length < compareLimit,
        commitCount,
        mergeBaseMs: Number.isNaN(mergeBaseMs) ? undefined : mergeBaseMs,
    };
}
const commitsAtOnce = 8;
async function* streamCommitDiffs(client, baseSha, headSha) {
    const commits = await listCommits(client, baseSha, headSha);
    for (let index = 0; index < commits.length; index += commitsAtOnce) {
        const some = commits.slice(index, index + commitsAtOnce);
        yield* await Promise.all(some.map(async ({ sha, parents: [, ...others] }) => ({
            sha,
            against: await Promise.all([
                readOwnFiles(client, sha),
                ...others.map((parent) => compareCommits(client, parent.sha, sha)),
            ]),
        })));
    }
}
async function listCommits(client, baseSha, headSha) {
    const route = `${reader_repository}/compare/${encodePath(`${baseSha}...${headSha}`)}`;
    let total = 0;
    const takeItems = ({ total_commits, commits }) => {
        total = Math.max(total, total_commits);
        return commits;
    };
    const listed = await client.pages({ route, shape: commitList }, takeItems, diff/* commitLimit */.V1);
    const commits = [...new Map(listed.map((each) => [each.sha, each])).values()].reverse();
    if (commits.length !== total || commits[0]?.sha !== headSha.toLowerCase() || total > diff/* commitLimit */.V1)
        throw new errors/* GateError */.ue('PROTOCOL', `GitHub lists ${commits.length} of ${total} commits`);
    return commits;
}
async function readOwnFiles(client, wanted) {
    const route = `${reader_repository}/commits/${wanted}`;
    const takeItems = ({ sha, files }) => {
        if (sha !== wanted)
            throw new errors/* GateError */.ue('PROTOCOL', `GitHub answered with commit ${sha}, not ${wanted}`);
        return files;
    };
    const files = await client.pages({ route, shape: commitFiles }, takeItems, fileLimit);
    return { files: files.map(toDiffFile), isComplete: files.length < fileLimit };
}
async function readListedFiles(client, number, { base, headSha }) {
    const route = `${reader_repository}/pulls/${number}`;
    const list = { route: `${route}/files`, shape: schemas/* array */.YOg(changedFile) };
    const files = await client.pages(list, (page) => page, fileLimit);
    const now = await (0,errors/* ignoreNotFound */.Ko)(client.call({ route, shape: pull }));
    const isSame = now === undefined ||
        ((base === undefined || now.base.ref === base.branch) &&
            (headSha === undefined || now.head.sha === headSha.toLowerCase()) &&
            (now.changed_files ?? files.length) === files.length);
    return { files: files.map(toDiffFile), isComplete: isSame && files.length < fileLimit };
}
const reader_repository = 'GET /repos/{owner}/{repo}';
function toDiffFile(file) {
    const { filename: path, previous_filename: previousPath, patch, additions, deletions, status } = file;
    const isUnchanged = additions === 0 && deletions === 0 && (file.changes ?? 0) === 0 && !patch;
    const isOnlyRenamed = status === 'renamed' && previousPath !== undefined && isUnchanged;
    const isRemoved = status === 'removed';
    return { path, previousPath, patch, additions, deletions, isRemoved, ...(isOnlyRenamed && { isOnlyRenamed }) };
}
function encodePath(path) {
    if (!path.isWellFormed())
        throw new errors/* GateError */.ue('PROTOCOL', `GitHub: ${JSON.stringify(path)} cannot be a name`);
    return path.split('/').map(encodeURIComponent).join('/');
}
async function resolveCommit(client, ref) {
    const exact = ref.replace(/^refs\//, '');
    const requestSha = async (name) => (await client.call({ route: `${reader_repository}/commits/${encodePath(name)}`, shape: commit })).sha;
    if (/^(?:heads|tags)\//.test(exact) || (0,commit_name/* isFullSha */.Wf)(exact))
        return requestSha(exact);
    const [branch, tag] = await Promise.all([
        (0,errors/* ignoreNotFound */.Ko)(requestSha(`heads/${exact}`)),
        (0,errors/* ignoreNotFound */.Ko)(requestSha(`tags/${exact}`)),
    ]);
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

// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/sources.js
var hosts_sources = __webpack_require__(2537);
// EXTERNAL MODULE: ./build/compiled/src/gate/settings/entries/policy-place.js
var policy_place = __webpack_require__(9584);
// EXTERNAL MODULE: ./build/compiled/src/gate/story/diff.js
var story_diff = __webpack_require__(2542);
;// CONCATENATED MODULE: ./build/compiled/src/gate/story/repository-access.js







function buildContextHints({ policyRef, configFile }, judged) {
    return { judged, policy: { ref: policyRef, isCentral: configFile?.kind === 'central' } };
}
function createRepositoryReader({ sources }, access) {
    const { transport, budget, folder, checkout = folder, onWait } = access;
    const createReader = (repository) => createGithubReader({ ...access.github, repository, transport, budget, onWait });
    const github = createReader(access.github.repository);
    const readAddressed = createAddressReader(checkout, budget.signal);
    const { head, trustedPolicy, judgedPolicy, diff, defaultDiff, pushedByMs } = sources;
    const readTrusted = trustedPolicy && (0,hosts_sources/* createFileReader */.gr)(trustedPolicy, github);
    const readJudged = judgedPolicy && (0,hosts_sources/* createFileReader */.gr)(judgedPolicy, github);
    const toLocalTime = (serverMs) => {
        const aheadMs = github.serverAheadMs();
        return serverMs === undefined || aheadMs === undefined ? undefined : serverMs - aheadMs;
    };
    let firstLookMs;
    let firstSha;
    const readHead = async (expected) => {
        if (head === undefined)
            return undefined;
        const sha = await (0,hosts_sources/* readHeadFrom */.H6)(head, github, expected);
        const aheadMs = github.serverAheadMs();
        firstLookMs ??= aheadMs === undefined ? undefined : Date.now() + aheadMs;
        firstSha ??= sha;
        return sha;
    };
    const createDiffReaders = (from) => {
        const locate = async () => from?.kind === 'comparison' ? { ...from, headSha: from.headSha ?? firstSha ?? (await readHead()) } : from;
        const readDiff = (0,once/* runUntilSuccess */.$N)(async () => {
            const located = await locate();
            return located && (0,hosts_sources/* readDiffFrom */.ub)(located, github);
        });
        return {
            async changedFiles() {
                const read = await readDiff();
                return read && (0,story_diff/* toChanges */.P)(read);
            },
            async commits() {
                const located = await locate();
                return located && (0,hosts_sources/* readCommitsFrom */.p0)(located, github);
            },
            readMergeBaseMs: async () => (await readDiff())?.mergeBaseMs,
            readBase: async () => (from?.kind === 'pull-request' ? github.baseBranch(from.number) : undefined),
        };
    };
    return {
        sources,
        folder,
        readHead,
        hasTag: async () => head && (0,hosts_sources/* hasTagFrom */.tK)(head, github),
        async hasLeft(sha, since) {
            const sinceMs = since === 'push' ? pushedByMs : firstLookMs;
            if (head?.kind !== 'github' || sinceMs === undefined)
                return undefined;
            return github.hasLeft({ branch: head.branch, sha, sinceMs });
        },
        async readAtCommitSinceMs(sha) {
            return toLocalTime(head?.kind === 'github' ? await github.atCommitSinceMs(head.branch, sha) : undefined);
        },
        pushedByMs: () => toLocalTime(pushedByMs),
        readPolicyFile: async (place, path) => (place === 'trusted' ? readTrusted : readJudged)?.(path),
        readHeadFile: async (path) => readJudged?.(path),
        readCentralFile: async (repository, path, ref) => (0,policy_place/* isGitAddress */.vr)(repository)
            ? readAddressed(repository, { path, ref })
            : createReader(repository).fileText(path, ref),
        async readAddress(url) {
            const headers = { accept: 'application/json', 'accept-encoding': 'identity' };
            const answer = await transport.send({ method: 'GET', url, headers, signal: budget.signal });
            if (answer.kind === 'failure')
                throw new errors/* GateError */.ue('UNAVAILABLE', answer.message, { cause: answer.cause });
            if (answer.status !== 200)
                throw new errors/* GateError */.ue('UNAVAILABLE', `${url.host} answered ${answer.status}`);
            return answer.text;
        },
        ...createDiffReaders(diff),
        againstDefault: createDiffReaders(defaultDiff),
    };
}


/***/ }),

/***/ 9480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ doubtPass)
/* harmony export */ });
function doubtPass(head) {
    if (head === undefined || head.kind === 'same')
        return undefined;
    const message = `${head.message}; the scan found nothing that blocks, but it may not be a scan of this commit`;
    return { reason: head.reason ?? 'moved', message, hint: head.hint, brief: head.brief };
}


/***/ }),

/***/ 8706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ compareWithBaseFiles),
/* harmony export */   b: () => (/* binding */ refuseForeignPaths)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4447);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6002);
/* harmony import */ var _shared_git_checkout_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2148);
/* harmony import */ var _shared_git_merge_base_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(626);
/* harmony import */ var _shared_git_repository_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8044);
/* harmony import */ var _shared_git_tracked_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(752);
/* harmony import */ var _shared_sarif_old_findings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9885);
/* harmony import */ var _shared_severity_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7786);
/* harmony import */ var _shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(3488);
/* harmony import */ var _shared_text_code_key_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9706);
/* harmony import */ var _policy_changes_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8551);
/* harmony import */ var _policy_times_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6180);
/* harmony import */ var _sarif_files_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(8008);
















function compareSarif({ head, base, renames, isChanged, }) {
    const failed = base.diagnostics.some((diagnostic) => diagnostic.failed);
    const skipped = new Set(base.diagnostics.flatMap(({ file_path: one, file_paths: several = [] }) => (one === undefined ? several : [one])));
    const isUnseen = ({ tool, filePath = '' }) => failed || !base.tools.includes(tool) || skipped.has(filePath);
    const describeHead = (finding) => {
        const text = head.textOf(finding);
        const isSure = finding.isOfCode || getUnversionedPackage(finding) !== undefined || !isChanged(finding);
        const described = describeFinding(finding, text);
        if (isSure)
            return { ...described, finding, weakIdentity: undefined };
        const isOther = base.isCertain && text !== undefined;
        return { ...described, finding, identity: undefined, ...(isOther ? { weakIdentity: undefined } : {}) };
    };
    const listPaths = (findings) => new Set(findings.map(({ filePath }) => filePath));
    const [paths, pathsBefore] = [listPaths(head.findings), listPaths(base.findings)];
    return (0,_shared_sarif_old_findings_js__WEBPACK_IMPORTED_MODULE_9__/* .decideAges */ .t)({
        head: head.findings.map(describeHead),
        base: base.findings.map((finding) => describeFinding(finding, base.textOf(finding))),
        getPreviousPath: (path) => renames.get(path) ?? path,
        isUnseen: ({ finding }) => isUnseen(finding),
        isAdded: (path) => !pathsBefore.has(path),
        isGone: (path) => !paths.has(path),
    });
}
function describeFinding(finding, text) {
    const { tool, ruleId, fingerprint, contentFingerprint, isOfCode, filePath, severity, advisory } = finding;
    const named = getUnversionedPackage(finding);
    const key = (kind, value) => value === undefined ? [] : [JSON.stringify([tool, ruleId, kind, named, value])];
    return {
        identity: JSON.stringify([fingerprint, named]),
        weakIdentity: fingerprint,
        codeKeys: [
            ...key('code', text === undefined ? undefined : (0,_shared_text_code_key_js__WEBPACK_IMPORTED_MODULE_11__/* .normalizeCode */ .v)(text, filePath ?? '')),
            ...key('content', isOfCode ? contentFingerprint : undefined),
            ...key('package', named),
        ],
        path: filePath,
        advisory,
        severityRank: (0,_shared_severity_js__WEBPACK_IMPORTED_MODULE_10__/* .getSeverityRank */ .Eg)(severity),
        score: finding.cvss,
    };
}
function getUnversionedPackage({ advisory, ruleId, description }) {
    const purl = advisory?.purl?.replace(/(?<=[^/])@[^@/?#]*(?=$|[?#])/, '');
    if (purl !== undefined || !isAdvisoryId.test(ruleId ?? ''))
        return purl;
    return description?.replace(/\bv?\d+(?:\.\w+)+(?:[-+][\w.]+)?/g, '').trim();
}
const isAdvisoryId = /\b(?:CVE-\d{4}-\d+|GHSA(?:-\w{4}){3})\b/i;
async function readBaseFiles(reading, judged, pathsBefore) {
    const { job, request } = reading;
    const realPath = ({ name }) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(job.folder, name));
    const paths = new Set([...(await reading.readPaths()), ...(pathsBefore ?? [])]);
    const files = await (0,_sarif_files_js__WEBPACK_IMPORTED_MODULE_14__/* .readNamedFiles */ .v)(reading, request.baseFiles, paths);
    const taken = new Set(await Promise.all(judged.map(realPath)));
    for (const file of files) {
        if (taken.has(await realPath(file))) {
            throw createBaseError(`${file.name} is judged and cannot be its own base`, 'Name the file of the base branch.');
        }
        refuseForeignPaths(file);
    }
    return files;
}
function refuseForeignPaths({ name, scan: { findings, leftOutPlaces } }) {
    if (leftOutPlaces > 0 && findings.every(({ filePath }) => filePath === undefined))
        throw createForeignPathsError(name);
}
function createForeignPathsError(name) {
    return createBaseError(`${name} names files that are not of this repository`, 'Have the scanner write paths from the root of the repository, as for the judged file.');
}
async function determineBaseCommit(files, { job, context, log }, { head, left }) {
    const names = files.map(({ name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(name)).join(', ');
    const place = getRepositoryLocation(job);
    const target = getMergeTarget(context);
    const { branch } = target;
    const judged = [context.headSha, head].filter((sha) => sha !== undefined);
    const stated = [];
    for (const { name, scan } of files) {
        for (const run of scan.revisions)
            stated.push(await resolveRunCommit(name, run, place, target, judged));
    }
    const [sha, ...others] = new Set(stated);
    if (sha !== undefined && others.length === 0) {
        const name = `${branch} at ${sha.slice(0, 12)}`;
        log.note(`Compared with ${names}, of ${name}`);
        return { sha, isStated: true, name, names };
    }
    const isStated = files.some(({ scan }) => scan.revisions.some((revisions) => revisions.length > 0));
    const why = isStated ? 'whose commit is not in this checkout' : 'which does not name its commit';
    log.note(`Compared with ${names}, ${others.length > 0 ? 'of several commits' : why}`);
    return { sha: left, isStated: false, name: names, names };
}
function noteOlderBase(files, baseFiles, log) {
    const versions = new Map(files.flatMap(({ scan }) => [...scan.versions]));
    const others = baseFiles.flatMap(({ scan }) => [...scan.versions].flatMap(([tool, version]) => {
        const judged = versions.get(tool);
        return judged === undefined || judged === version ? [] : `by ${tool} ${version} (here ${judged})`;
    }));
    const [end, baseEnd] = [files, baseFiles].map((side) => {
        const times = side.flatMap(({ scan }) => scan.ends.map((text) => (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_13__/* .parseTime */ .pe)(text)));
        return times.includes(undefined) || times.length === 0 ? undefined : Math.max(...times.map((time) => time ?? 0));
    });
    const days = end === undefined || baseEnd === undefined ? 0 : Math.floor((end - baseEnd) / _shared_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .dayMs */ .LP);
    const said = [...(days >= _policy_times_js__WEBPACK_IMPORTED_MODULE_13__/* .oldBaseDays */ .WE ? [`${(0,_shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_15__/* .pluralize */ .td)(days, 'day')} earlier`] : []), ...new Set(others)];
    if (said.length > 0)
        log.note(`The files of the base were made ${said.join(', ')}: findings that only newer rules report count as new`);
}
function getMergeTarget({ base, system }) {
    return { branch: base?.branch ?? 'the base', sha: base?.sha, isLocalTrusted: system === 'laptop' };
}
function getRepositoryLocation({ folder, cancel }) {
    return (0,_shared_git_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .findRepository */ .W)(folder).checkout === undefined ? undefined : { path: folder, signal: cancel };
}
async function resolveRunCommit(name, run, place, target, judged) {
    if (run.length === 0)
        return undefined;
    const written = run.filter((revision) => /^[0-9a-f]{7,64}$/i.test(revision));
    let other;
    let isUnknown = false;
    for (const revision of written) {
        const isJudged = judged.some((sha) => sha.startsWith(revision.toLowerCase()));
        const sha = isJudged ? undefined : place && (await (0,_shared_git_checkout_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveCommit */ .WL)(place, revision));
        const isOfBase = isJudged ? false : place && sha && (await (0,_shared_git_merge_base_js__WEBPACK_IMPORTED_MODULE_6__/* .isInBranch */ .aF)(place, sha, target));
        if (isOfBase === true)
            return sha;
        if (isOfBase === false)
            other = revision;
        else
            isUnknown = true;
    }
    if (isUnknown)
        return undefined;
    const [first = ''] = run;
    throw createBaseError(`${name} is of ${(other ?? first).slice(0, 12)}, which is not a commit of ${target.branch}`, `Name the file of a scan of ${target.branch}, best at the commit where this one left it.`);
}
function createBaseError(message, hint) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue('SCAN_FAILED', message, { hint, brief: 'the SARIF files of the base cannot be used' });
}
async function compareWithBaseFiles(reading, files, changes) {
    const place = getRepositoryLocation(reading.job);
    const head = place && (await (0,_shared_git_checkout_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveHead */ .tK)(place));
    const left = place && head && (await (0,_shared_git_merge_base_js__WEBPACK_IMPORTED_MODULE_6__/* .findMergeBase */ .fe)(place, head, getMergeTarget(reading.context)));
    const baseFiles = await readBaseFiles(reading, files, await readTreePaths(place, left));
    const commit = await determineBaseCommit(baseFiles, reading, { head, left });
    noteOlderBase(files, baseFiles, reading.log);
    const findings = files.flatMap(({ scan }) => scan.findings);
    const before = baseFiles.flatMap(({ scan }) => scan.findings);
    const isChanged = (finding) => changes === undefined || (0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_12__/* .isInChangedFile */ .Q3)(finding, changes) !== 'no';
    const [paths, pathsBefore] = [await readTreePaths(place, head), await readTreePaths(place, commit.sha)];
    if (hasAnyPathIn(findings, paths) && pathsBefore && before.length > 0 && !hasAnyPathIn(before, pathsBefore))
        throw createForeignPathsError(commit.names);
    const [code, codeBefore] = [
        await readFindingCode(place, head, findings.filter(isChanged)),
        await readFindingCode(place, commit.sha, before.filter(isChanged)),
    ];
    const ages = compareSarif({
        head: { findings, textOf: code },
        base: {
            findings: before,
            textOf: codeBefore,
            tools: baseFiles.flatMap(({ scan }) => scan.tools),
            diagnostics: baseFiles.flatMap(({ scan }) => scan.diagnostics),
            isCertain: commit.isStated,
        },
        renames: place && head && commit.sha ? await (0,_shared_git_tracked_js__WEBPACK_IMPORTED_MODULE_8__/* .listRenames */ .ak)(place, commit.sha, head) : new Map(),
        isChanged,
    });
    const getContent = (all) => all.map(({ scan }) => ({ findings: scan.findings, revisions: scan.revisions }));
    const isCopy = (0,node_util__WEBPACK_IMPORTED_MODULE_2__.isDeepStrictEqual)(getContent(files), getContent(baseFiles));
    const isShown = (finding) => {
        const line = { ...finding, isOfCode: false };
        return finding.line !== undefined && code(line) !== undefined && code(line) === codeBefore(line);
    };
    const isShownOld = (finding) => !isCopy || finding === undefined || !isChanged(finding) || isShown(finding);
    const shownAges = ages.map((age, index) => (age === 'old' && !isShownOld(findings[index]) ? 'doubtful' : age));
    return { base: commit.name, ages: shownAges };
}
async function readTreePaths(place, sha) {
    return place === undefined || sha === undefined ? undefined : (0,_shared_git_tracked_js__WEBPACK_IMPORTED_MODULE_8__/* .listTreePaths */ .vU)(place, sha);
}
function hasAnyPathIn(findings, paths) {
    return findings.some(({ filePath }) => filePath !== undefined && paths?.has(filePath) === true);
}
const filesMax = 200;
const linesMax = 200;
async function readFindingCode(place, sha, findings) {
    const placed = findings.filter(({ line }) => line !== undefined);
    const paths = [...new Set(placed.flatMap(({ filePath }) => filePath ?? []))].slice(0, filesMax);
    const texts = place === undefined || sha === undefined ? undefined : await (0,_shared_git_tracked_js__WEBPACK_IMPORTED_MODULE_8__/* .readTextsAt */ .q5)(place, sha, paths);
    const lines = new Map(paths.map((path) => [path, texts?.get(path)?.split(/\r\n|[\r\n]/)]));
    return ({ filePath = '', line, endLine, isOfCode, type, description }) => {
        if (line === undefined)
            return type === 'SECRET' || type === undefined ? undefined : description;
        if (isOfCode && endLine === undefined)
            return undefined;
        const region = lines.get(filePath)?.slice(line - 1, Math.min(endLine ?? line, line - 1 + linesMax));
        return region?.join('\n').trim() || undefined;
    };
}


/***/ }),

/***/ 8008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ readSarifFiles),
/* harmony export */   v: () => (/* binding */ readNamedFiles)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6002);
/* harmony import */ var _shared_git_regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6289);
/* harmony import */ var _shared_sarif_intake_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3042);
/* harmony import */ var _shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3488);
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7892);








async function readSarifFiles(reading) {
    const judged = await (0,_origin_js__WEBPACK_IMPORTED_MODULE_6__/* .listJudgedCommits */ .mj)(reading);
    const files = await readNamedFiles(reading, reading.request.files, new Set(await reading.readPaths()));
    for (const { name, scan } of files)
        refuseOtherCommit(name, scan, judged);
    return files;
}
async function readNamedFiles({ request, job, log, context }, names, files) {
    const { folder } = job;
    const place = { job, context };
    const read = new Map();
    const expanded = [];
    for (const name of names)
        expanded.push(...(await expandName(folder, name)));
    for (const name of new Set(expanded)) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, name);
        const bytes = await readFileBytes(path, name);
        await (0,_origin_js__WEBPACK_IMPORTED_MODULE_6__/* .refuseTracked */ ["do"])(path, name, 'a SARIF file', place);
        const sha256 = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex');
        const same = read.get(sha256);
        if (same !== undefined) {
            log.note(`${name} is identical to ${same.name}, and is counted once`);
            continue;
        }
        const scan = (0,_shared_sarif_intake_js__WEBPACK_IMPORTED_MODULE_5__/* .readSarif */ .q)((0,_shared_sarif_intake_js__WEBPACK_IMPORTED_MODULE_5__/* .decodeSarif */ .K)(bytes, name), { name, declaredType: request.declaredType, root: folder, files });
        const { leftOut } = scan;
        const rest = `, ${(0,_shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_7__/* .pluralize */ .td)(leftOut, 'result')} that ${leftOut === 1 ? 'is not a finding' : 'are not findings'} left out`;
        const found = `${(0,_shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_7__/* .pluralize */ .td)(scan.findings.length, 'finding')} of ${scan.tools.join(', ')}`;
        log.say(`${name}: ${found}${leftOut === 0 ? '' : rest}`);
        read.set(sha256, { name, sha256, scan });
    }
    return [...read.values()];
}
async function expandName(folder, name) {
    if (!/[*?[{]/.test(name) || (await isFile((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, name))))
        return [name];
    const matches = [];
    for await (const match of (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.glob)(name, { cwd: folder }))
        matches.push(match);
    const isMatch = await Promise.all(matches.map((match) => isFile((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, match))));
    const files = matches.filter((_, index) => isMatch[index]).sort();
    if (files.length > 0)
        return files;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .ue('SCAN_FAILED', `No file matches ${name}: the scanner wrote nothing there`, {
        hint: 'Run the scanner before the gate, and check the path of its SARIF file.',
        brief: 'there is no SARIF file',
    });
}
async function isFile(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).then((found) => found.isFile(), () => false);
}
const readMax = 65 * 1024 * 1024;
async function readFileBytes(path, name) {
    try {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
        return found.isFile() && found.size > readMax ? new Uint8Array(readMax) : await (0,_shared_git_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readRegularFile */ .XF)(path);
    }
    catch (error) {
        throw (0,_shared_git_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .createUnreadableFileError */ .ME)(name, error, 'SCAN_FAILED');
    }
}
const shortest = 7;
function refuseOtherCommit(name, { revisions }, judged) {
    if (judged.length === 0)
        return;
    const isJudged = (revision) => revision.length >= shortest && judged.some((sha) => sha.toLowerCase().startsWith(revision.toLowerCase()));
    const other = revisions.find((run) => run.length > 0 && !run.some(isJudged));
    if (other === undefined)
        return;
    const [revision = ''] = other;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .ue('SCAN_FAILED', `${name} is of another commit (${revision.slice(0, 40)}) than the one that is judged`, {
        hint: 'Use the file that the scanner wrote in this job for the checked-out commit.',
        brief: 'a SARIF file is of another commit',
    });
}


/***/ }),

/***/ 4922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ toFoundFindings),
/* harmony export */   Z: () => (/* binding */ createSarifSource)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _shared_api_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6063);
/* harmony import */ var _shared_git_tracked_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(752);
/* harmony import */ var _shared_languages_languages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7502);
/* harmony import */ var _shared_once_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8864);
/* harmony import */ var _sarif_base_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8706);
/* harmony import */ var _sarif_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8008);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6022);









function createSarifSource(request, job) {
    const readPaths = (0,_shared_once_js__WEBPACK_IMPORTED_MODULE_8__/* .runOnce */ .Jh)(() => (0,_shared_git_tracked_js__WEBPACK_IMPORTED_MODULE_3__/* .listHeadPaths */ .rl)(job.folder, job.cancel));
    let files = [];
    const createReading = ({ context, log }) => ({ request, job, context, log, readPaths });
    return (0,_source_js__WEBPACK_IMPORTED_MODULE_7__/* .createFindingsSource */ .M)({
        origin: 'sarif',
        startsScan: false,
        nowMs: job.now.getTime(),
        locate: (context) => (request.baseFiles.length === 0 ? context : addDefaultBase(context)),
        readTree: async () => new Set(await readPaths()),
        async read(progress) {
            progress.stopwatch.begin('collect');
            files = await (0,_sarif_files_js__WEBPACK_IMPORTED_MODULE_6__/* .readSarifFiles */ .H)(createReading(progress));
            const names = files.map(({ name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(name)).join(', ');
            const { report } = progress;
            progress.report = { ...report, notes: [...report.notes, `Judged from ${names}, without a service`] };
            return toFoundFindings(files, await readPaths());
        },
        async compare(progress, { policy: { scope } }, changes) {
            if (request.baseFiles.length === 0)
                return undefined;
            if (scope === 'auto')
                return (0,_sarif_base_js__WEBPACK_IMPORTED_MODULE_5__/* .compareWithBaseFiles */ .O)(createReading(progress), files, changes);
            progress.log.note(`base-sarif has an effect only with scope auto, on a proposed change: this is judged as ${scope}`);
            return undefined;
        },
    });
}
function addDefaultBase(context) {
    const { system, base, branch, defaultBranch } = context;
    if (base !== undefined || system !== 'laptop' || defaultBranch === undefined || branch === defaultBranch)
        return context;
    return { ...context, base: { branch: defaultBranch, sha: undefined } };
}
function toFoundFindings(files, paths) {
    const findings = files.flatMap(({ scan }) => scan.findings);
    const all = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(files.map(({ sha256 }) => sha256).join('\n'));
    return {
        findings,
        ids: createUniqueIds(findings),
        scan: {
            id: `sarif-${all.digest('hex').slice(0, 12)}`,
            ...{ createdAt: undefined, startedAt: undefined, completedAt: undefined },
            coverage: mergeCoverage(files),
            diagnostics: files.flatMap(({ scan }) => scan.diagnostics),
        },
        languages: countScannedLanguages([...new Set(files.flatMap(({ scan }) => scan.tools))], paths),
    };
}
function createUniqueIds(findings) {
    const seen = new Map();
    return findings.map(({ fingerprint }) => {
        const ordinal = seen.get(fingerprint) ?? 0;
        seen.set(fingerprint, ordinal + 1);
        return ordinal === 0 ? fingerprint : `${fingerprint}-${ordinal}`;
    });
}
function mergeCoverage(files) {
    const known = files.map(({ scan }) => scan.scanTypes);
    if (known.includes(undefined))
        return undefined;
    return Object.fromEntries(_shared_api_words_js__WEBPACK_IMPORTED_MODULE_2__/* .scanTypes */ .vz.map((type) => [type, known.some((types) => types?.includes(type)) ? 'covered' : 'not covered']));
}
const script = ['JavaScript', 'TypeScript'];
const many = [
    ...[...script, 'Python', 'Java', 'Kotlin', 'Scala', 'C#', 'C', 'C++', 'Go', 'Ruby', 'PHP', 'Rust', 'Swift'],
    ...[
        'Apex',
        'Dart',
        'Elixir',
        'Julia',
        'Lua',
        'OCaml',
        'R',
        'Solidity',
        'Clojure',
        'Objective-C',
        'Visual Basic .NET',
    ],
];
const tools = [
    [/^(?:gitleaks|trufflehog|checkov|tfsec|kics|zizmor|hadolint|osv|grype|trivy|dependency|npm)/, []],
    [/^(?:semgrep|opengrep|sonar|snyk|checkmarx|fortify|coverity|veracode)/, many],
    [/^codeql/, [...script, 'Python', 'Java', 'Kotlin', 'C#', 'C', 'C++', 'Go', 'Ruby', 'Rust', 'Swift']],
    [/^(?:eslint|njsscan|oxlint|biome)/, script],
    [/^(?:bandit|ruff|pylint|pyre|pysa)/, ['Python']],
    [/^(?:gosec|staticcheck|golangci)/, ['Go']],
    [/^(?:brakeman|rubocop)/, ['Ruby']],
    [/^(?:psalm|phpstan|phpcs)/, ['PHP']],
    [/^(?:spotbugs|find-?sec-?bugs|pmd|errorprone|infer)/, ['Java', 'Kotlin', 'Scala', 'Groovy']],
    [/^(?:flawfinder|cppcheck|clang)/, ['C', 'C++', 'Objective-C', 'Objective-C++']],
    [/^(?:security ?code ?scan|puma|roslyn)/, ['C#', 'Visual Basic .NET', 'F#']],
    [/^(?:clippy|cargo)/, ['Rust']],
    [/^detekt/, ['Kotlin']],
];
function countScannedLanguages(toolNames, paths) {
    const known = toolNames.map((name) => tools.find(([pattern]) => pattern.test(name.trim().toLowerCase()))?.[1]);
    if (known.includes(undefined))
        return undefined;
    const read = new Set(known.flatMap((languages) => languages ?? []));
    const counts = new Map();
    for (const path of paths) {
        const language = (0,_shared_languages_languages_js__WEBPACK_IMPORTED_MODULE_4__/* .isForeign */ .jq)(path) ? undefined : (0,_shared_languages_languages_js__WEBPACK_IMPORTED_MODULE_4__/* .detectByName */ .Oe)(path);
        if (language !== undefined)
            counts.set(language, (counts.get(language) ?? 0) + 1);
    }
    return [...counts].map(([language, files]) => ({ language, files, looked_at: read.has(language) ? files : 0 }));
}


/***/ }),

/***/ 5586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kd: () => (/* binding */ toFoundFindings),
/* harmony export */   Kv: () => (/* binding */ findComparedCommit),
/* harmony export */   NK: () => (/* binding */ createScanSource)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4447);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6002);
/* harmony import */ var _shared_git_checkout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2148);
/* harmony import */ var _shared_git_history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2126);
/* harmony import */ var _shared_git_merge_base_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(626);
/* harmony import */ var _shared_git_tracked_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(752);
/* harmony import */ var _shared_scan_scan_result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3386);
/* harmony import */ var _shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(844);
/* harmony import */ var _hosts_registry_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4673);
/* harmony import */ var _guards_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(947);
/* harmony import */ var _policy_scope_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9736);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6022);













function createScanSource(scanned) {
    const { checkedOut, path, base, comparisons, baseBranch, mayBeSkipped, signal, now } = scanned;
    const { sha } = checkedOut;
    const findCompared = (branch) => {
        const commit = comparisons.get(branch);
        return commit !== undefined && 'sha' in commit ? commit : {};
    };
    let compared;
    return (0,_source_js__WEBPACK_IMPORTED_MODULE_12__/* .createFindingsSource */ .M)({
        origin: 'embedded',
        startsScan: mayBeSkipped,
        nowMs: now.getTime(),
        missingBase({ base: judgedBase }) {
            const commit = comparisons.get(judgedBase?.branch);
            return commit !== undefined && 'missing' in commit ? commit.missing : undefined;
        },
        readTree: () => (0,_shared_git_tracked_js__WEBPACK_IMPORTED_MODULE_6__/* .listTreePaths */ .vU)({ path, signal }, sha),
        readMessages() {
            const against = findCompared(baseBranch);
            const since = against.sha ?? base ?? `refs/remotes/origin/${baseBranch}`;
            return (0,_shared_git_tracked_js__WEBPACK_IMPORTED_MODULE_6__/* .readMessages */ .Ne)({ path: against.history?.path ?? path, signal }, since, sha);
        },
        locate: (context) => context,
        async checkHead({ reader, context, log }, when) {
            if (when === 'after')
                return (0,_guards_js__WEBPACK_IMPORTED_MODULE_10__/* .checkScanned */ .f1)(reader, context, { scans: [{ commit_sha: sha }], readName, since: 'first look' });
            const state = await (0,_guards_js__WEBPACK_IMPORTED_MODULE_10__/* .checkHead */ .Xj)(reader, context);
            (0,_guards_js__WEBPACK_IMPORTED_MODULE_10__/* .refuseMoved */ .EB)(state);
            if (state.kind === 'unreadable')
                log.note(state.message);
            return state;
        },
        async read(progress) {
            const { name, vcsUrl } = checkedOut.source;
            progress.report = { ...progress.report, repository: { id: undefined, name, vcsUrl } };
            const against = findCompared(progress.context.base?.branch);
            const startedMs = Date.now();
            const result = await scan(progress, scanned, against);
            const ages = result.findings.map((finding) => result.ages?.get((0,_shared_scan_scan_result_js__WEBPACK_IMPORTED_MODULE_7__/* .formatIdentity */ .gZ)(finding)) ?? 'new');
            compared = against.name === undefined ? undefined : { base: against.name, ages };
            return toFoundFindings(result, sha, { startedMs, endedMs: Date.now() });
        },
        compare: async () => compared,
    });
}
const readName = async () => ({ kind: 'same' });
const heartbeatMs = 30_000;
async function scan(progress, { checkedOut: { source, sha }, path: own, base: stated, uncommitted, createScan }, against) {
    const { policy, budget, log, stopwatch } = progress;
    const { clock, signal } = budget;
    const isNarrow = uncommitted !== undefined && policy !== undefined && _policy_scope_js__WEBPACK_IMPORTED_MODULE_11__/* .narrowingScopes */ .NZ.includes(policy.scope);
    if (isNarrow && uncommitted.hasHead)
        log.say('Scanned: what the change can affect. All other files are as in HEAD, and are not counted');
    stopwatch.begin('wait');
    const startedMs = clock.now();
    const render = () => `Scanning, ${(0,_shared_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSeconds */ .Xo)(clock.now() - startedMs)}`;
    const endLive = log.live?.(render);
    const heartbeat = setInterval(() => log.say(render()), heartbeatMs);
    try {
        const location = { path: against.history?.path ?? own, signal };
        const known = stated === undefined ? undefined : await (0,_shared_git_checkout_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveCommit */ .WL)(location, stated);
        const base = known ?? (await (0,_shared_git_checkout_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveBranchHead */ .fn)(location, source.defaultBranch)) ?? stated;
        const job = { path: location.path, checkout: source.path, sha, base, comparedWith: against.sha, isNarrow };
        const result = await createScan(progress)(job, signal);
        log.say(`Scanned in ${(0,_shared_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSeconds */ .Xo)(clock.now() - startedMs)}`);
        return result;
    }
    catch (error) {
        signal.throwIfAborted();
        const { message, hint = 'Correct what the message names, then run the gate again.' } = (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .toGateError */ .Vl)(error);
        const paths = [own, source.path];
        const text = paths.reduce((shown, path) => shown.replaceAll(path, '(repository)'), (0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_8__/* .neutralizeLine */ .a0)(message, 500));
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('SCAN_FAILED', `The scan failed: ${text}`, { hint, cause: error });
    }
    finally {
        clearInterval(heartbeat);
        endLive?.();
    }
}
function toFoundFindings({ findings, coverage, diagnostics, languages }, sha, span) {
    const [startedAt, completedAt] = [span.startedMs, span.endedMs].map((ms) => new Date(ms).toISOString());
    const id = `scan-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(sha).digest('hex').slice(0, 12)}`;
    return {
        ...{ findings, languages, span, ids: findings.map((finding) => (0,_shared_scan_scan_result_js__WEBPACK_IMPORTED_MODULE_7__/* .createFindingId */ .ZP)(finding)) },
        scan: { id, createdAt: startedAt, startedAt, completedAt, coverage, diagnostics },
    };
}
async function findComparedCommit({ sha: head, ...place }, { base, defaultBranch, system, trust }, { scope }) {
    if (!_policy_scope_js__WEBPACK_IMPORTED_MODULE_11__/* .narrowingScopes */ .NZ.includes(scope))
        return undefined;
    if (base === undefined) {
        if (trust !== 'proposal' || defaultBranch !== undefined)
            return undefined;
        const remedy = system === 'unattended'
            ? 'On your own machine, add --local'
            : 'To judge only new findings: git remote set-head origin --auto';
        return { missing: { why: 'it is unknown which branch is the default', remedy } };
    }
    const target = { ...base, isLocalTrusted: system === 'laptop' };
    const nameCommit = (sha) => ({ sha, name: `${base.branch} at ${sha.slice(0, 12)}` });
    const isWhole = system === 'laptop' || !(await (0,_shared_git_history_js__WEBPACK_IMPORTED_MODULE_4__/* .isPartial */ .mt)(place));
    const held = isWhole ? await (0,_shared_git_merge_base_js__WEBPACK_IMPORTED_MODULE_5__/* .findMergeBase */ .fe)(place, head, target) : undefined;
    if (held !== undefined)
        return nameCommit(held);
    const fetching = system === 'laptop' ? undefined : (0,_shared_git_merge_base_js__WEBPACK_IMPORTED_MODULE_5__/* .fetchDeeperHistory */ .ql)(place, head, base.branch);
    const history = await fetching?.catch((error) => {
        if (place.signal.aborted)
            throw error;
        return undefined;
    });
    const sha = history && (await (0,_shared_git_merge_base_js__WEBPACK_IMPORTED_MODULE_5__/* .findMergeBase */ .fe)({ ...place, path: history.path }, head, target));
    if (sha !== undefined)
        return { ...nameCommit(sha), history };
    await history?.end();
    const why = `the history here does not reach the point where this commit left ${base.branch}`;
    const how = (0,_hosts_registry_js__WEBPACK_IMPORTED_MODULE_9__/* .describeWholeHistory */ .pS)(system);
    return { missing: { why, remedy: `To judge only new findings, fetch the whole history (${how})` } };
}


/***/ }),

/***/ 6022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ buildEvidence),
/* harmony export */   M: () => (/* binding */ createFindingsSource)
/* harmony export */ });
/* harmony import */ var _shared_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7786);
/* harmony import */ var _shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3488);
/* harmony import */ var _shared_text_data_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(341);
/* harmony import */ var _policy_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8551);
/* harmony import */ var _policy_evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4269);
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6619);
/* harmony import */ var _policy_judge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9354);
/* harmony import */ var _policy_times_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6180);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9480);









function createFindingsSource(reader) {
    const { origin, startsScan, nowMs, missingBase, readTree, readMessages } = reader;
    let headBefore;
    let found;
    return {
        ...{ origin, startsScan, readTree, readMessages, missingBase },
        serviceOrigin: undefined,
        locate: async ({ context }) => reader.locate(context),
        async open(progress, isRead) {
            const looking = reader.checkHead?.(progress, 'before') ?? Promise.resolve({ kind: 'same' });
            [headBefore] = await Promise.all([looking, isRead]);
            return headBefore;
        },
        async start(progress) {
            found = await reader.read(progress);
            return true;
        },
        async collect(progress, request) {
            const { baseline, mayNarrow, readChanges } = request;
            const asked = request.policy;
            const { context, log } = progress;
            const changes = mayNarrow ? await readChanges() : undefined;
            const comparison = await reader.compare(progress, request, changes);
            const compared = mayNarrow ? comparison : undefined;
            if (found === undefined)
                throw new Error('No findings were read yet');
            const { system, trust, branch, defaultBranch } = context;
            const isUnchangedDefault = changes === undefined && defaultBranch !== undefined && branch === defaultBranch;
            const evidence = buildEvidence(found, {
                ...{ origin, changes, baseline, nowMs, log, compared, isBaseOwn: !mayNarrow },
                isMerged: trust === 'own' && (system !== 'laptop' || isUnchangedDefault),
                paths: (await readTree()) ?? new Set(),
            });
            const isUncompared = compared === undefined && asked.scope === 'auto';
            const scope = isUncompared ? chooseScopeWithoutBase(origin, changes, context) : asked.scope;
            const policy = { ...asked, scope };
            if (origin === 'sarif') {
                if (progress.policy?.scope === 'auto' && scope !== 'auto')
                    log.note(`Scope auto judges as ${scope}: there is no scan of the base branch`);
                if (asked.uncovered !== 'inconclusive')
                    policy.uncovered = 'note';
            }
            const { report } = progress;
            const languages = origin === 'sarif' ? undefined : found.languages;
            progress.report = {
                ...report,
                scan: { ...found.scan, status: 'COMPLETED', branch: context.branch, counts: {}, languages },
            };
            return { evidence, policy, judgement: (0,_policy_judge_js__WEBPACK_IMPORTED_MODULE_4__/* .judgeEvidence */ .Z0)(evidence, policy) };
        },
        async checkPass(progress) {
            return (0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .doubtPass */ .e)(headBefore?.kind === 'same' ? await reader.checkHead?.(progress, 'after') : headBefore);
        },
    };
}
function chooseScopeWithoutBase(origin, changes, { sources: { diff } }) {
    if (origin !== 'sarif')
        return 'scan';
    const hasDiff = diff !== undefined && diff.kind !== 'default-branch';
    return changes === undefined && !hasDiff ? 'scan' : 'changed';
}
function buildEvidence(found, input) {
    const { scan, languages, span } = found;
    const { origin, changes, baseline, nowMs, log, paths, compared } = input;
    const findings = found.findings.map((finding, index) => toFinding(finding, index, found, input));
    if (log !== undefined)
        noteIgnoredSuppressions(found.findings, findings, log);
    const known = compared && toBaseFindings(compared, findings);
    const secretPlaces = findings.flatMap(({ type, filePath = [] }) => (type === 'SECRET' ? filePath : []));
    return {
        ..._policy_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .noEvidence */ .n2,
        origin,
        counts: countOpenBySeverity(findings),
        findings,
        lists: Object.fromEntries(_shared_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.map((severity) => [severity, { stands: true, settled: true }])),
        unknownSeverities: 'listed',
        startedAt: span?.startedMs ?? nowMs,
        coverage: scan.coverage,
        diagnostics: scan.diagnostics,
        languages,
        changes,
        held: new Map(secretPlaces.map((path) => [path, paths.has((0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizePath */ .Fd)(path))])),
        baseline,
        known,
    };
}
function toBaseFindings({ base, ages }, findings) {
    const collectIds = (age) => new Set(findings.filter((_, index) => ages[index] === age).map(({ id }) => id));
    const fresh = findings.filter((_, index) => ages[index] !== 'old');
    return { base, old: collectIds('old'), doubtful: collectIds('doubtful'), counts: countOpenBySeverity(fresh) };
}
function noteIgnoredSuppressions(all, findings, { note }) {
    const open = all.filter((_, index) => findings[index]?.status === 'OPEN');
    const inSource = open.filter(({ suppression }) => suppression === 'in-source').length;
    const changed = open.filter(({ suppression }) => suppression === 'accepted').length;
    const advice = 'Accept them with exceptions in the policy';
    if (inSource > 0) {
        note(`${(0,_shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_7__/* .pluralize */ .td)(inSource, 'finding')} suppressed only in the source ${inSource === 1 ? 'counts' : 'count'}: this branch may have added the suppression. ${advice}`);
    }
    if (changed > 0) {
        note(`${(0,_shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_7__/* .pluralize */ .td)(changed, 'finding')} suppressed in files that are changed here ${changed === 1 ? 'counts' : 'count'}: the suppression may be the change's own. ${advice}`);
    }
}
function toFinding(found, index, { ids, span }, input) {
    const place = chooseLocation(found, input.changes);
    const { title, severity, severityKnown = true, type, cvss, epss, description, cwe, remediation, advisory } = found;
    const age = input.compared?.ages[index];
    const isSecret = type === 'SECRET';
    return {
        ...{ id: ids[index] ?? '', title, severity, severityKnown, type, cvss, epss, label: 'seen' },
        status: isSuppressionAccepted(found, place, input) ? 'ACCEPTED_RISK' : 'OPEN',
        filePath: place.filePath === '' ? undefined : place.filePath,
        line: place.line !== undefined && place.line >= 1 ? place.line : undefined,
        firstSeen: age === undefined ? span && true : { new: true, old: false, doubtful: undefined }[age],
        detail: {
            description,
            cwe,
            codeSnippet: isSecret ? undefined : found.codeSnippet,
            dataPath: isSecret ? undefined : found.dataPath && (0,_shared_text_data_path_js__WEBPACK_IMPORTED_MODULE_8__/* .shortenDataPath */ .LP)(found.dataPath),
            remediation: remediation === '' ? undefined : remediation,
            firstDetected: span?.endedMs ?? (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_5__/* .parseTime */ .pe)(found.firstDetected),
            lastSeen: span?.endedMs,
            ...(advisory && { advisory: (0,_policy_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .readAdvisory */ .Cn)(advisory, { latestMs: span?.endedMs ?? input.nowMs }) }),
        },
    };
}
function chooseLocation({ places = [], filePath, line }, changes) {
    if (changes === undefined || places.length < 2)
        return { filePath, line };
    const changed = places.filter((place) => (0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .isInChangedFile */ .Q3)(place, changes) !== 'no');
    return changed.find((place) => (0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .isOnChangedLine */ ._v)(place, changes) !== 'no') ?? changed[0] ?? { filePath, line };
}
function isSuppressionAccepted({ suppression = 'none', suppressedIn = [] }, place, { changes, isBaseOwn, isMerged = false }) {
    if (suppression === 'none')
        return false;
    if (isMerged)
        return true;
    if (changes === undefined)
        return suppression === 'accepted' && !isBaseOwn;
    return [place, ...suppressedIn.map((filePath) => ({ filePath }))].every((each) => (0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .isInChangedFile */ .Q3)(each, changes) === 'no');
}
function countOpenBySeverity(findings) {
    const counts = { CRITICAL: 0, HIGH: 0, MEDIUM: 0, LOW: 0, INFO: 0 };
    for (const finding of findings)
        if (finding.severityKnown && (0,_policy_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .isOpen */ .nT)(finding))
            counts[finding.severity] += 1;
    return counts;
}


/***/ }),

/***/ 7892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   "do": () => (/* binding */ refuseTracked),
/* harmony export */   g: () => (/* binding */ findReportDoubt),
/* harmony export */   mj: () => (/* binding */ listJudgedCommits)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6002);
/* harmony import */ var _shared_git_checkout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2148);
/* harmony import */ var _shared_git_tracked_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(752);
/* harmony import */ var _hosts_repository_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1143);





async function refuseTracked(path, name, kind, place) {
    const { job, context } = place;
    const revisions = context.headSha === undefined ? [] : [context.headSha];
    const found = await (0,_shared_git_tracked_js__WEBPACK_IMPORTED_MODULE_3__/* .findTracking */ .lx)(path, job.folder, revisions, job.cancel);
    if (found === undefined)
        return;
    const writer = kind === 'a SARIF file' ? 'a scanner' : 'a run';
    if (found.isJudged) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('SCAN_FAILED', `${name} is part of the judged commit: its author wrote it, not ${writer}`, {
            hint: `Have ${writer} write to a path that is not committed, and add it to .gitignore.`,
            brief: `${kind} is part of the judged commit`,
        });
    }
    const where = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(job.folder, found.top) || found.top;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('SCAN_FAILED', `${name} is tracked in another repository (${where}): ${writer} of this job did not write it`, {
        hint: `Name the file that ${writer} wrote in this job, at a path that is in no commit.`,
        brief: `${kind} is tracked in another repository`,
    });
}
async function listJudgedCommits({ job: { env, folder, cancel }, context }) {
    const { headSha, event } = context;
    const place = { path: folder, signal: cancel };
    const [checkedOut, ...sides] = await (0,_shared_git_checkout_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveCommits */ .J9)(place, ['HEAD', 'HEAD^1', 'HEAD^2']).catch(() => []);
    const isOfHead = headSha === undefined || checkedOut === headSha || sides.includes(headSha);
    const merge = event === 'pull_request' ? env.GITHUB_SHA : undefined;
    return [headSha, isOfHead ? checkedOut : undefined, merge].flatMap((sha) => (sha ? [sha] : []));
}
async function findReportDoubt({ name, report }, place) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(place.job.folder, name);
    try {
        await refuseTracked(path, name, 'a report', place);
    }
    catch (error) {
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue && error.code === 'SCAN_FAILED')
            return error.message;
        throw error;
    }
    const doubt = findRepositoryDoubt(report.repositoryUrl, place.context.repositoryUrl);
    if (doubt !== undefined)
        return doubt;
    const stated = report.headSha;
    if (stated === undefined)
        return 'it does not name its commit';
    const judged = await listJudgedCommits(place);
    if (judged.length === 0)
        return 'it is unknown which commit is judged';
    const isJudged = judged.some((sha) => sha.toLowerCase() === stated.toLowerCase());
    return isJudged ? undefined : `it is of ${stated.slice(0, 12)}, and another commit is judged`;
}
function findRepositoryDoubt(stated, own) {
    const isLocal = own === undefined && (stated === undefined || (0,_hosts_repository_url_js__WEBPACK_IMPORTED_MODULE_4__/* .parseRepositoryUrl */ .fn)(stated)?.host === '');
    if (stated === own || isLocal)
        return undefined;
    if (stated === undefined || own === undefined)
        return 'it is not proven to be of this repository';
    return (0,_hosts_repository_url_js__WEBPACK_IMPORTED_MODULE_4__/* .isSameRepositoryUrl */ .w7)(stated, own) ? undefined : `it is of another repository: ${stated}`;
}


/***/ }),

/***/ 5655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ createClient),
  P: () => (/* binding */ newKeyHint)
});

// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(370);
// EXTERNAL MODULE: ./build/compiled/src/shared/api/assumptions.js
var assumptions = __webpack_require__(6278);
// EXTERNAL MODULE: ./build/compiled/src/shared/api/endpoints.js
var endpoints = __webpack_require__(1744);
// EXTERNAL MODULE: ./build/compiled/src/shared/api/secret-forms.js
var secret_forms = __webpack_require__(8434);
// EXTERNAL MODULE: ./build/compiled/src/shared/clock.js
var clock = __webpack_require__(4447);
// EXTERNAL MODULE: ./build/compiled/src/shared/errors.js
var errors = __webpack_require__(6002);
// EXTERNAL MODULE: ./build/compiled/src/shared/http/call.js
var call = __webpack_require__(40);
// EXTERNAL MODULE: ./build/compiled/src/shared/prose.js
var prose = __webpack_require__(7974);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(8343);
// EXTERNAL MODULE: ./build/compiled/src/shared/api/json.js
var json = __webpack_require__(110);
// EXTERNAL MODULE: ./build/compiled/src/shared/api/schemas.js
var api_schemas = __webpack_require__(4548);
// EXTERNAL MODULE: ./build/compiled/src/shared/text/records.js
var records = __webpack_require__(7551);
;// CONCATENATED MODULE: ./build/compiled/src/gate/story/sources/service/wire.js






function buildRequest(name, args, to) {
    const { method, path, query, scope, assumedNames, body: bodySchema } = endpoints/* endpoints */.v[name];
    const given = new Map(Object.entries(args).filter(([, value]) => value !== undefined));
    const url = new URL(to.baseUrl + path.replaceAll(/\{(\w+)\}/g, (_, key) => encodePathSegment(key, given.get(key))));
    for (const [key, value] of given) {
        if (query === undefined || !Object.hasOwn(query.shape, key))
            continue;
        if (!query.shape[key]?.safeParse(value).success)
            throw new errors/* GateError */.ue('CONFIG', `${method} ${path}: ${key}: ${JSON.stringify(value)} is not a valid value`);
        const assumption = assumedNames?.[key];
        url.searchParams.set(assumption === undefined ? key : to.assume[assumption], String(value));
    }
    const body = bodySchema && Object.fromEntries([...given].filter(([key]) => key in bodySchema.shape));
    const issue = bodySchema?.safeParse(body).error?.issues[0];
    if (issue !== undefined)
        throw new errors/* GateError */.ue('CONFIG', `${method} ${path}: ${issue.path.join('.')}: ${issue.message}`);
    return {
        method,
        url,
        headers: {
            accept: 'application/json',
            'user-agent': to.userAgent,
            ...(scope === 'none' ? {} : { 'x-api-key': to.apiKey }),
            ...(body && { 'content-type': 'application/json' }),
        },
        body: body && JSON.stringify(body),
    };
}
function encodePathSegment(key, value) {
    const text = typeof value === 'string' ? value : '';
    if (text === '' || text === '.' || text === '..' || /\p{Cc}/u.test(text) || !text.isWellFormed()) {
        throw new errors/* GateError */.ue('PROTOCOL', `${key} ${JSON.stringify(text)} is not a valid id`);
    }
    return encodeURIComponent(text);
}
function readResponse(name, answer, hide) {
    if (answer.status < 200 || answer.status > 299)
        throw createResponseError(name, answer, hide);
    const parsed = (0,json/* parseJson */.q)(answer.text);
    const isClean = !answer.text.includes('\\') && hide(answer.text) === answer.text;
    const body = isClean ? parsed : removeSecretsDeep(parsed, hide);
    if ((0,records/* isRecord */.u)(body) && body.success === false)
        throw createResponseError(name, answer, hide);
    const endpoint = endpoints/* endpoints */.v[name];
    return endpoint.list === undefined
        ? validate(endpoint.answer, isEnveloped(body) ? body.data : body)
        : readPage(endpoint, endpoint.list, body);
}
function removeSecretsDeep(value, hide) {
    if (typeof value === 'string')
        return hide(value);
    if (Array.isArray(value))
        return value.map((item) => removeSecretsDeep(item, hide));
    if (!(0,records/* isRecord */.u)(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, removeSecretsDeep(item, hide)]));
}
function readPage(endpoint, list, body) {
    const holder = isEnveloped(body) && (0,records/* isRecord */.u)(body.data) ? { ...body, ...body.data } : body;
    const items = (0,records/* isRecord */.u)(holder) ? (holder[list] ?? (isEnveloped(holder) ? holder.data : undefined)) : undefined;
    const pagination = validate(api_schemas/* listPagination */.J2, (0,records/* isRecord */.u)(holder) ? holder.pagination : undefined, 'pagination');
    return { items: validate(schemas/* array */.YOg(endpoint.answer), items, list), page: pagination.page, total: pagination.total };
}
function validate(schema, value, at) {
    const result = schema.safeParse(value);
    if (result.success)
        return result.data;
    const issue = result.error.issues[0];
    const path = [at, ...(issue?.path ?? [])].filter((part) => part !== undefined).join('.');
    throw new errors/* GateError */.ue('PROTOCOL', `the answer has the wrong shape at ${path || 'its top'}: ${issue?.message}`);
}
function isEnveloped(body) {
    return (0,records/* isRecord */.u)(body) && body.success === true && 'data' in body;
}
function createResponseError(name, answer, hide) {
    const { status } = answer;
    if (status >= 300 && status < 400) {
        const location = answer.header('location') ?? '';
        const target = URL.canParse(location) ? `to ${new URL(location).origin}` : 'to another address';
        return new errors/* GateError */.ue('PROTOCOL', `the service redirects (${status}) ${target}, which is never followed`, {
            status,
            hint: 'Set base-url to the final address of the API.',
        });
    }
    const stated = (0,errors/* attempt */.CD)(() => api_schemas/* errorBody */.t4.parse((0,json/* parseJson */.q)(answer.text)).error);
    const said = stated === undefined ? '' : hide(`: ${stated.code}, ${stated.message}`).slice(0, 300);
    if (status === 401)
        return new errors/* GateError */.ue('AUTH', `not authorized (401${said})`, { status });
    if (status === 403) {
        const { scope } = endpoints/* endpoints */.v[name];
        const hint = scope.includes(':') ? `It likely needs the scope ${scope}.` : 'Check the scopes of the key.';
        const brief = 'the API key lacks a permission (403)';
        return new errors/* GateError */.ue('AUTH', `the key may not do this (403${said})`, { status, hint, brief });
    }
    if (status === 404)
        return new errors/* GateError */.ue('NOT_FOUND', `not found (404${said})`, { status });
    if (status === 408 || status >= 500) {
        const hint = 'The service has an internal fault; run the gate again later.';
        return new errors/* GateError */.ue('UNAVAILABLE', `the service answered ${status}${said}`, {
            status,
            hint,
            brief: `the service answered with a fault (${status})`,
        });
    }
    return new errors/* GateError */.ue('PROTOCOL', `the service answered ${status}${said}`, { status });
}
function readRetryDetail(text) {
    return (0,errors/* attempt */.CD)(() => api_schemas/* errorBody */.t4.parse((0,json/* parseJson */.q)(text)).error.details?.retryAfter);
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/story/sources/service/client.js









const silenceMs = 10_000;
function createClient(options) {
    const session = {
        assume: assumptions/* defaultAssumptions */.ad,
        userAgent: 'scan-gate',
        onWait: () => { },
        random: Math.random,
        ...options,
        limit: (0,p_limit/* default */.A)(4),
        requests: {},
        isSlow: false,
        serverTimeMs: undefined,
        serverAheadMs: undefined,
    };
    const names = Object.keys(endpoints/* endpoints */.v);
    const methods = Object.fromEntries(names.map((name) => [name, (args) => request(session, name, args)]));
    return Object.assign(methods, {
        requests: session.requests,
        serverTimeMs: () => session.serverTimeMs,
        serverAheadMs: () => session.serverAheadMs,
    });
}
async function request(session, name, args) {
    try {
        return await session.limit(() => {
            const { budget, onWait, random } = session;
            const wanted = buildRequest(name, args, session);
            const send = () => {
                session.requests[name] = (session.requests[name] ?? 0) + 1;
                return session.transport.send({ ...wanted, signal: budget.signal });
            };
            return (0,call/* call */.T1)({
                async send() {
                    const outcome = await (wanted.method === 'GET' ? sendRead(session, name, send) : send());
                    if (outcome.kind === 'answer')
                        updateServerTime(session, outcome.header('date'));
                    return outcome;
                },
                read: (outcome, isAmbiguous) => readOutcome(session, name, outcome, isAmbiguous),
                ...{ budget, random, isOnce: wanted.method !== 'GET', repeatsUnreadable: true },
                readLimitMs: (answer, earlier) => readLimitMs(session, answer, earlier),
                onWait(waitMs, { message }) {
                    if (waitMs >= 5000)
                        onWait(`${message}; trying again in ${(0,clock/* formatSeconds */.Xo)(waitMs)}`);
                },
            });
        });
    }
    catch (error) {
        throw await explain(session, name, error);
    }
}
async function sendRead(session, name, send) {
    const first = send();
    let timer;
    const silence = new Promise((resolve) => {
        timer = setTimeout(resolve, silenceMs * session.budget.clock.patience, undefined).unref();
    });
    const early = await Promise.race([first, silence]).finally(() => clearTimeout(timer));
    if (early !== undefined || session.isSlow || session.limit.concurrency === 1)
        return first;
    session.onWait(`${formatEndpoint(name)} has no answer after ${(0,clock/* formatSeconds */.Xo)(silenceMs)}: sending a second request`);
    const second = send();
    const requireAnswer = async (sent) => {
        const outcome = await sent;
        if (outcome.kind === 'failure')
            throw new Error(outcome.message);
        if (sent === first)
            session.isSlow = true;
        return outcome;
    };
    return Promise.any([requireAnswer(first), requireAnswer(second)]).catch(() => second);
}
function updateServerTime(session, date = '') {
    const time = Date.parse(date);
    if (Number.isNaN(time) || time < (session.serverTimeMs ?? time))
        return;
    session.serverTimeMs = time;
    session.serverAheadMs = time - Date.now();
}
function readLimitMs(session, answer, earlier) {
    if (answer.status !== 429)
        return undefined;
    session.limit.concurrency = 1;
    const toldMs = (0,call/* readRetryAfterMs */.jR)(answer);
    if (toldMs !== undefined)
        return toldMs;
    const detail = readRetryDetail(answer.text);
    if (typeof detail !== 'number' || !Number.isInteger(detail) || detail < 1)
        return Math.max(500, (0,call/* computeBackoffMs */.wo)(earlier + 1, session.random()));
    return session.assume['retry-after-unit'] === 'ms' ? detail : detail * 1000;
}
function readOutcome(session, name, outcome, isAmbiguous) {
    const call = formatEndpoint(name);
    const { apiKey } = session;
    const hide = (text) => (apiKey.length < shortestKey ? text : (0,secret_forms/* removeSecrets */.c)(text, [apiKey]));
    if (outcome.kind === 'failure') {
        const { cause, permanent } = outcome;
        if (cause instanceof errors/* GateError */.ue)
            throw new errors/* GateError */.ue(cause.code, `${call} failed: ${outcome.message}`, { hint: cause.hint, isAmbiguous });
        const at = `at ${new URL(session.baseUrl).origin}`;
        const hint = permanent
            ? 'The certificate of the service is not trusted: set NODE_EXTRA_CA_CERTS to the file of your certificate authority.'
            : 'Check base-url, the network and the proxy settings (HTTPS_PROXY, NO_PROXY) of this machine.';
        throw new errors/* GateError */.ue('UNAVAILABLE', `${call} failed: ${hide(outcome.message)} ${at}`, { cause, hint, isAmbiguous });
    }
    if (outcome.status === 429) {
        throw new errors/* GateError */.ue('RATE_LIMITED', `${call} was refused: too many requests (429)`, {
            status: 429,
            hint: (0,prose/* prose */.CS) `The service limits requests. Raise ${(0,prose/* code */.aY)('timeout-seconds')}, or run fewer gates side by side.`,
        });
    }
    try {
        const answer = readResponse(name, outcome, hide);
        return name === 'getViolation' ? addCves(answer, session.assume) : answer;
    }
    catch (caught) {
        const { code, message, hint, status } = caught;
        throw new errors/* GateError */.ue(code, `${call} failed: ${hide(message)}`, {
            hint: hint === undefined ? undefined : (0,prose/* mapProse */.kP)(hint, hide),
            ...{ isAmbiguous, status },
        });
    }
}
const shortestKey = 8;
function formatEndpoint(name) {
    return `${endpoints/* endpoints */.v[name].method} ${endpoints/* endpoints */.v[name].path}`;
}
const newKeyHint = (0,prose/* prose */.CS) `Create a key where your service manages them (${(0,prose/* code */.aY)('scan-gate serve')}: ${(0,prose/* code */.aY)('scan-gate keys create --database …')}), and store it as the secret that ${(0,prose/* code */.aY)('api-key')} reads.`;
const isUnknownToNone = (name) => endpoints/* endpoints */.v[name].method === 'GET' && !endpoints/* endpoints */.v[name].path.includes('{');
async function explain(session, name, error) {
    if (error.status === 404 && isUnknownToNone(name))
        return new errors/* GateError */.ue('NOT_FOUND', `base-url answers, but has no such endpoint: ${error.message}`, {
            status: 404,
            brief: 'base-url has no such endpoint (404)',
            hint: `Check the path and the version at the end of base-url (${new URL(session.baseUrl).pathname}).`,
        });
    if (error.status !== 401 || name === 'validateKey')
        return error;
    try {
        const { valid } = (await request({ ...session, limit: (0,p_limit/* default */.A)(1) }, 'validateKey', {}));
        if (valid) {
            return new errors/* GateError */.ue('AUTH', `${error.message}; the key itself is valid, so it lacks access to this resource`, {
                status: 401,
                brief: 'the API key has no access to this repository (401)',
                hint: 'Check that the key belongs to the organization of this repository.',
            });
        }
    }
    catch (caught) {
        if (caught instanceof errors/* GateError */.ue && caught.code === 'CANCELLED')
            return caught;
    }
    return new errors/* GateError */.ue('AUTH', `The service refused the API key: ${error.message}`, {
        status: 401,
        brief: 'the API key was refused (401)',
        hint: newKeyHint,
    });
}
function addCves(violation, assume) {
    const field = assume['cve-field'];
    const stated = field !== '' && Object.hasOwn(violation, field) ? violation[field] : undefined;
    const texts = Array.isArray(stated) ? stated : [stated];
    if (!texts.every((text) => typeof text === 'string'))
        return violation;
    const { advisory } = violation;
    return { ...violation, advisory: { ...advisory, cves: [...(advisory?.cves ?? []), ...texts] } };
}


/***/ }),

/***/ 4800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ sweepUntilStable),
/* harmony export */   LN: () => (/* binding */ pageLimit),
/* harmony export */   MK: () => (/* binding */ computeDigest)
/* harmony export */ });
/* unused harmony export sweepOnce */
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6002);


const pageLimit = 100;
const sweepBudget = 5;
const pageCap = 2000;
async function sweepUntilStable(source, first) {
    let previous;
    let page = first;
    for (let turn = 1;; turn++) {
        const sweep = await sweepOnce(source, page);
        page = undefined;
        if (sweep.stands)
            return sweep;
        const digest = sweep.isWhole ? computeDigest(source, sweep.items) : undefined;
        if (digest !== undefined && digest === previous)
            return { ...sweep, stands: true };
        if (turn === sweepBudget)
            return sweep;
        previous = digest;
    }
}
function computeDigest(source, items) {
    return items.map(source.digest).sort().join('\n');
}
async function sweepOnce(source, given) {
    const state = {
        source,
        found: new Map(),
        repeated: false,
        totals: new Set(),
        pages: new Map(),
        pageCount: 0,
    };
    const first = given ?? (await source.read(1));
    addPage(state, first, 1);
    if (first.items.length > 0 && !isLast(first, state))
        await readRest(state, first);
    const { found, totals } = state;
    return {
        items: [...found.values()],
        total: first.total,
        stands: totals.size === 1 && totals.has(found.size) && !state.repeated,
        isWhole: hasReachedTotals(state),
        pageCount: state.pageCount,
    };
}
function isLast(page, { found, totals }) {
    return page.items.length < pageLimit && found.size === Math.max(...totals);
}
function hasReachedTotals({ found, totals }) {
    return found.size >= Math.max(...totals);
}
async function readRest(state, first) {
    const { source } = state;
    const size = first.items.length;
    const guessed = Math.max(1, Math.ceil(first.total / size));
    if (guessed > pageCap)
        throw createTooLongError(`A list of ${first.total} records comes ${size} at a time`);
    const numbers = Array.from({ length: guessed - 1 }, (_, index) => index + 2);
    const reading = Promise.all(numbers.map((number) => source.read(number)));
    const isEvenlyFull = size === pageLimit && first.total % pageLimit === 0;
    const behind = isEvenlyFull ? (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoreNotFound */ .Ko)(source.read(guessed + 1)) : undefined;
    behind?.catch(() => { });
    const pages = await reading;
    for (const [index, page] of pages.entries())
        addPage(state, page, index + 2);
    let last = pages.at(-1) ?? first;
    for (let number = guessed + 1; !isLast(last, state); number++) {
        if (number > pageCap)
            throw createTooLongError(`A list does not end within ${pageCap} pages`);
        const known = state.found.size;
        const isBehind = number === guessed + 1 && behind !== undefined;
        const page = await (hasReachedTotals(state)
            ? isBehind
                ? behind
                : (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoreNotFound */ .Ko)(source.read(number))
            : source.read(number));
        if (page === undefined || page.items.length === 0)
            return;
        addPage(state, page, number);
        if (state.found.size === known)
            return;
        last = page;
    }
}
function createTooLongError(message) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('PROTOCOL', message, {
        hint: `One run reads ${pageCap} pages of a list, which are ${pageCap * pageLimit} violations where the service hands out ${pageLimit} on a page.`,
        brief: `the service lists more than ${pageCap} pages`,
    });
}
function addPage(state, page, asked) {
    const { source, found, pages, totals } = state;
    const isBeyond = totals.size > 0 && hasReachedTotals(state);
    const ids = page.items.map(source.id);
    if (isBeyond && ids.every((id) => found.has(id)))
        return;
    if (page.page !== asked && !isBeyond) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('PROTOCOL', `A list answered page ${page.page} when page ${asked} was asked for`);
    }
    const [first = ''] = ids;
    const alike = pages.get(first) ?? [];
    if (ids.length > 0 && alike.some((earlier) => (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(earlier, ids))) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('PROTOCOL', `A list answered page ${asked} with the records of an earlier page`);
    }
    pages.set(first, [...alike, ids]);
    if (ids.length > 0 || alike.length === 0)
        state.pageCount += 1;
    totals.add(page.total);
    for (const item of page.items) {
        const known = found.get(source.id(item));
        if (known !== undefined)
            state.repeated = true;
        found.set(source.id(item), known === undefined ? item : source.combine(known, item));
    }
}


/***/ }),

/***/ 3692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BN: () => (/* binding */ resolveRepository),
/* harmony export */   cH: () => (/* binding */ buildWantedRepository),
/* harmony export */   jc: () => (/* binding */ noteUncompared)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6002);
/* harmony import */ var _hosts_repository_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1143);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4800);



function buildWantedRepository({ repositoryId, allowForeignRepository }, { repositoryUrl, system }) {
    const githubHost = system === 'github' ? URL.parse(repositoryUrl ?? '')?.host : undefined;
    return { repositoryId, repositoryUrl, githubHost, allowForeignRepository };
}
const candidateCap = 50;
async function resolveRepository(client, wanted) {
    return wanted.repositoryId === undefined ? findByUrl(client, wanted) : readById(client, wanted, wanted.repositoryId);
}
function noteUncompared(log, wanted, { name }) {
    if (wanted.repositoryId === undefined || !wanted.allowForeignRepository)
        return;
    log.note(`allow-foreign-repository is on: ${name} is gated without comparing its address`);
}
async function readById(client, wanted, repositoryId) {
    const found = await readRepository(client, repositoryId);
    if (wanted.allowForeignRepository)
        return found;
    if (wanted.repositoryUrl === undefined) {
        throw createForeignError('This repository has no address (no remote named origin) to compare with the one at the service');
    }
    if (!(0,_hosts_repository_url_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameRepositoryUrl */ .w7)(found.vcs_url ?? '', wanted.repositoryUrl, wanted.githubHost)) {
        const other = found.vcs_url ? `is ${found.vcs_url}` : 'states no address';
        throw createForeignError(`repository-id ${repositoryId} ${other}, this repository is ${wanted.repositoryUrl}`);
    }
    return found;
}
function createForeignError(message) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', message, {
        reason: 'foreign-repository',
        hint: 'Correct repository-id, or remove it so that the repository is found by its address. To gate another repository on purpose, set allow-foreign-repository: true.',
    });
}
async function readRepository(client, repositoryId) {
    try {
        const found = await client.getRepository({ repository_id: repositoryId });
        if (found.repository_id === repositoryId)
            return found;
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PROTOCOL', `Asked for repository ${repositoryId}, the service answered ${found.repository_id}`);
    }
    catch (error) {
        if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue) || error.code !== 'NOT_FOUND')
            throw error;
        await client.validateKey({}).catch((fault) => {
            if (fault.code === 'NOT_FOUND')
                throw fault;
        });
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('NOT_FOUND', `repository-id ${repositoryId} does not exist at the service`, {
            cause: error,
            hint: 'Correct repository-id, or remove it so that the repository is found by its address.',
        });
    }
}
async function findByUrl(client, wanted) {
    const url = wanted.repositoryUrl;
    if (url === undefined) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', 'It is unknown which repository to gate: there is no repository-id and no remote named origin', {
            hint: 'Set repository-id, with allow-foreign-repository: true if the address cannot be compared.',
        });
    }
    const name = (url.replace(/\/+$/, '').split(/[/:]/).at(-1) ?? url).replace(/\.git$/i, '');
    const candidates = await searchRepositories(client, name);
    if (candidates.length > candidateCap) {
        throw createUnresolvedError(`${candidates.length} repositories at the service match "${name}"`, candidates);
    }
    const details = await Promise.all(candidates.map((item) => readRepository(client, item.repository_id)));
    const ours = details.filter((detail) => (0,_hosts_repository_url_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameRepositoryUrl */ .w7)(detail.vcs_url ?? '', url, wanted.githubHost));
    const [only, ...others] = ours;
    if (only === undefined)
        throw createUnresolvedError(`No repository at the service has the address ${url}`, details);
    if (others.length > 0)
        throw createUnresolvedError(`${ours.length} repositories at the service have the address ${url}`, ours);
    return only;
}
async function searchRepositories(client, name) {
    const sweep = await (0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .sweepUntilStable */ .I)({
        read: (page) => client.listRepositories({ search: name, page, limit: 100 }),
        id: (item) => item.repository_id,
        digest: (item) => item.repository_id,
        combine: (_, later) => later,
    });
    if (sweep.stands)
        return sweep.items;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PROTOCOL', `The list of repositories that match "${name}" kept changing while it was read`, {
        hint: 'Set repository-id, so that no list has to be read.',
    });
}
function createUnresolvedError(message, candidates) {
    const listed = candidates.slice(0, 10).map((item) => `${item.repository_id} (${item.vcs_url ?? item.name})`);
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('NOT_FOUND', listed.length > 0 ? `${message}; candidates: ${listed.join(', ')}` : message, {
        hint: 'Add the repository to the service, or correct repository-id.',
    });
}


/***/ }),

/***/ 1454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Au: () => (/* binding */ listScansBefore),
/* harmony export */   BP: () => (/* binding */ sortNewestFirst),
/* harmony export */   C4: () => (/* binding */ readScanWindow),
/* harmony export */   Gu: () => (/* binding */ isWaiting),
/* harmony export */   Kt: () => (/* binding */ computeOwnSpan),
/* harmony export */   Lx: () => (/* binding */ listScansSince),
/* harmony export */   MB: () => (/* binding */ readOtherScan),
/* harmony export */   WS: () => (/* binding */ readScanSpan),
/* harmony export */   YZ: () => (/* binding */ readParallelScans),
/* harmony export */   v7: () => (/* binding */ listScans),
/* harmony export */   vE: () => (/* binding */ belongsToTarget),
/* harmony export */   xM: () => (/* binding */ listNewScans),
/* harmony export */   xk: () => (/* binding */ isNewSince)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6002);
/* harmony import */ var _policy_times_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6180);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4800);



async function listScans(run) {
    const read = (page) => run.client.listScans({ repository_id: run.repositoryId, page, limit: _pages_js__WEBPACK_IMPORTED_MODULE_2__/* .pageLimit */ .LN });
    const first = await read(1);
    const count = first.items.length === 0 ? 1 : Math.max(1, Math.ceil(first.total / first.items.length));
    const last = count > 1 ? await read(count) : first;
    const beyond = last.items.length >= _pages_js__WEBPACK_IMPORTED_MODULE_2__/* .pageLimit */ .LN ? await (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ignoreNotFound */ .Ko)(read(count + 1)) : undefined;
    const listed = keepUniqueScans([...first.items, ...last.items]);
    const items = keepUniqueScans([...listed, ...(beyond?.items ?? [])]);
    const isEnd = items.length === listed.length;
    const zone = (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_1__/* .detectZone */ .Il)(items.find((item) => (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_1__/* .detectZone */ .Il)(item.created_at) !== undefined)?.created_at) ?? 'stated';
    const isWhole = isEnd && items.length === first.total;
    const order = isWhole ? undefined : detectOrder(first, last, isEnd ? undefined : beyond, zone);
    const between = Array.from({ length: Math.max(0, count - 2) }, (_, index) => index + 2);
    return {
        ids: new Set(items.map((item) => item.scan_id)),
        items,
        zone,
        completeSinceMs: isWhole ? Number.NEGATIVE_INFINITY : order?.completeSinceMs,
        unreadPages: order === undefined ? [] : order.isRising ? between.reverse() : between,
        readAtMs: run.client.serverTimeMs(),
    };
}
const backwardCap = 20;
async function listScansSince(run, list, sinceMs) {
    const { zone, unreadPages } = list;
    if (list.completeSinceMs === undefined)
        return listAllScans(run, list);
    let { completeSinceMs } = list;
    const items = [...list.items];
    const unread = [...unreadPages];
    for (let turn = 1; turn <= backwardCap && completeSinceMs >= sinceMs; turn++) {
        const page = unread.shift();
        if (page === undefined)
            return { ...list, items: keepUniqueScans(items), completeSinceMs: Number.NEGATIVE_INFINITY };
        const read = await run.client.listScans({ repository_id: run.repositoryId, page, limit: _pages_js__WEBPACK_IMPORTED_MODULE_2__/* .pageLimit */ .LN });
        const times = read.items.map((item) => (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTime */ .pe)(item.created_at, zone) ?? Number.POSITIVE_INFINITY);
        completeSinceMs = Math.min(completeSinceMs, ...times);
        items.push(...read.items);
    }
    return { ...list, items: keepUniqueScans(items), completeSinceMs };
}
function keepUniqueScans(items) {
    return [...new Map(items.map((item) => [item.scan_id, item])).values()];
}
function detectOrder(first, last, beyond, zone) {
    const pages = [first, ...(last === first ? [] : [last]), ...(beyond === undefined ? [] : [beyond])];
    const times = pages.map(({ items }) => items.map((item) => (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTime */ .pe)(item.created_at, zone)));
    const known = times.flat().filter((time) => time !== undefined);
    if (known.length < times.flat().length)
        return undefined;
    const isRising = known.every((time, index) => index === 0 || time >= (known[index - 1] ?? 0));
    const isFalling = known.every((time, index) => index === 0 || time <= (known[index - 1] ?? 0));
    if (isRising === isFalling || (isRising && beyond !== undefined))
        return undefined;
    const newer = (isRising ? times.at(-1) : times[0])?.filter((time) => time !== undefined) ?? [];
    return newer.length === 0 ? undefined : { isRising, completeSinceMs: Math.min(...newer) };
}
async function listScansBefore(run) {
    try {
        const list = await listScans(run);
        return list.completeSinceMs === undefined ? await listAllScans(run, list) : list;
    }
    catch (error) {
        if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue) || !['UNAVAILABLE', 'PROTOCOL', 'RATE_LIMITED'].includes(error.code))
            throw error;
        run.log.note(`The scans of the repository could not be listed (${error.message}): a lost answer will not be repeated`);
        return undefined;
    }
}
const wholeListCap = 5000;
async function listAllScans(run, list) {
    const read = (page) => run.client.listScans({ repository_id: run.repositoryId, page, limit: _pages_js__WEBPACK_IMPORTED_MODULE_2__/* .pageLimit */ .LN });
    const first = await read(1);
    if (first.total > wholeListCap)
        return list;
    const source = { read, id: getScanId, digest: getScanId, combine: (_, later) => later };
    const { items, stands } = await (0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .sweepUntilStable */ .I)(source, first);
    const all = keepUniqueScans([...list.items, ...items]);
    const completeSinceMs = stands ? Number.NEGATIVE_INFINITY : undefined;
    return { ...list, ids: new Set(all.map(getScanId)), items: all, completeSinceMs };
}
function getScanId({ scan_id: id }) {
    return id;
}
function sortNewestFirst(items, zone, undatedMs) {
    const getCreationTime = ({ created_at }) => (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTime */ .pe)(created_at, zone) ?? undatedMs;
    return items.toSorted((a, b) => getCreationTime(b) - getCreationTime(a) || 0);
}
function listNewScans(before, now) {
    return now.items.filter((item) => isNewSince(before, item));
}
const serverSlackMs = 60_000;
function isNewSince(before, { scan_id: id, created_at }) {
    const { ids, completeSinceMs, zone, readAtMs = Number.POSITIVE_INFINITY } = before;
    if (ids.has(id) || completeSinceMs === undefined)
        return false;
    const times = before.items.map((item) => (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTime */ .pe)(item.created_at, zone) ?? Number.NEGATIVE_INFINITY);
    const newestMs = Math.max(...times.filter((time) => time <= readAtMs + serverSlackMs));
    if (((0,_policy_times_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTime */ .pe)(created_at, zone) ?? Number.POSITIVE_INFINITY) < newestMs - serverSlackMs)
        return false;
    return completeSinceMs === Number.NEGATIVE_INFINITY || ((0,_policy_times_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTime */ .pe)(created_at, zone) ?? Number.NaN) > completeSinceMs;
}
async function readOtherScan(run, { scan_id }) {
    run.endedScans ??= new Map();
    const known = run.endedScans.get(scan_id);
    if (known !== undefined)
        return known;
    const scan = await (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ignoreNotFound */ .Ko)(run.client.getScan({ scan_id }));
    if (scan?.completed_at)
        run.endedScans.set(scan_id, scan);
    return scan;
}
const longestScanMs = 2 * 3600 * 1000;
const detailCap = 200;
function computeOwnSpan(run, scans) {
    const [first] = scans;
    const zone = (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_1__/* .detectZone */ .Il)(first?.started_at) ?? (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_1__/* .detectZone */ .Il)(first?.completed_at) ?? 'stated';
    const spans = scans.map((scan) => readScanSpan(run, scan, zone));
    const starts = spans.map(({ startedAt }) => startedAt);
    const ends = spans.map(({ completedAt }) => completedAt);
    const completedAt = pickExtreme(ends, Math.max);
    return {
        zone,
        latestMs: getServerNowMs(run, zone) ?? completedAt,
        startedAt: pickExtreme(starts, Math.min),
        completedAt,
    };
}
function getServerNowMs({ client }, zone) {
    return zone === 'stated' ? client.serverTimeMs() : undefined;
}
const clockSlackMs = 10 * 60 * 1000;
function readScanSpan(run, scan, zone) {
    if (scan === undefined)
        return _policy_times_js__WEBPACK_IMPORTED_MODULE_1__/* .unknownSpan */ .$7;
    const span = { startedAt: (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTime */ .pe)(scan.started_at, zone), completedAt: (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTime */ .pe)(scan.completed_at, zone) };
    const earliest = ((0,_policy_times_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTime */ .pe)(scan.created_at, zone) ?? Number.NEGATIVE_INFINITY) - clockSlackMs;
    const isEarly = (span.startedAt ?? earliest) < earliest || (span.completedAt ?? earliest) < earliest;
    return isEarly ? _policy_times_js__WEBPACK_IMPORTED_MODULE_1__/* .unknownSpan */ .$7 : (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_1__/* .checkSpan */ .$U)(span, getServerNowMs(run, zone));
}
async function readScanWindow(run, scans) {
    const own = computeOwnSpan(run, scans);
    const ids = new Set(scans.map((scan) => scan.scan_id));
    return { ...own, others: await readParallelScans(run, { ids, ...own }) };
}
async function readParallelScans(run, beside) {
    const { ids, zone, startedAt, completedAt } = beside;
    if (startedAt === undefined)
        return [];
    const shared = completedAt === undefined ? undefined : run.listAfterEnd;
    run.listAfterEnd = undefined;
    const list = await (shared ?? listScans(run));
    const span = { earliestMs: startedAt - longestScanMs, latestMs: completedAt ?? Number.POSITIVE_INFINITY };
    const isWhole = list.completeSinceMs !== undefined && list.completeSinceMs <= span.earliestMs;
    if (!isWhole)
        return [_policy_times_js__WEBPACK_IMPORTED_MODULE_1__/* .unknownSpan */ .$7];
    const near = list.items.filter(({ scan_id: id, created_at: started_at, status }) => {
        if (ids.has(id))
            return false;
        const created = readScanSpan(run, { started_at }, zone).startedAt;
        if (created === undefined)
            return true;
        if (created > span.latestMs)
            return false;
        return (status !== 'COMPLETED' && status !== 'FAILED') || created >= span.earliestMs;
    });
    if (near.length > detailCap)
        return [_policy_times_js__WEBPACK_IMPORTED_MODULE_1__/* .unknownSpan */ .$7];
    const details = await Promise.all(near.map((item) => readOtherScan(run, item)));
    return details.filter((scan) => !isWaiting(scan)).map((scan) => readScanSpan(run, scan, zone));
}
function pickExtreme(times, pick) {
    const known = times.filter((time) => time !== undefined);
    return known.length === times.length ? pick(...known) : undefined;
}
function isWaiting(scan) {
    return scan?.status === 'PENDING' && !scan.started_at;
}
function belongsToTarget({ repositoryId, branch }, scan, scanId) {
    return scan.scan_id === scanId && scan.repository_id === repositoryId && scan.branch === branch;
}


/***/ }),

/***/ 188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ createServiceSource)
});

// EXTERNAL MODULE: ./build/compiled/src/shared/clock.js
var shared_clock = __webpack_require__(4447);
// EXTERNAL MODULE: ./build/compiled/src/shared/errors.js
var errors = __webpack_require__(6002);
// EXTERNAL MODULE: ./build/compiled/src/shared/once.js
var once = __webpack_require__(8864);
// EXTERNAL MODULE: ./build/compiled/src/shared/prose.js
var prose = __webpack_require__(7974);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/times.js
var times = __webpack_require__(6180);
// EXTERNAL MODULE: ./build/compiled/src/gate/report/report.js
var report = __webpack_require__(3562);
// EXTERNAL MODULE: ./build/compiled/src/gate/settings/entries/surfaces.js
var surfaces = __webpack_require__(5700);
// EXTERNAL MODULE: ./build/compiled/src/gate/story/guards.js
var guards = __webpack_require__(947);
// EXTERNAL MODULE: ./build/compiled/src/gate/story/source.js
var source = __webpack_require__(9480);
// EXTERNAL MODULE: ./build/compiled/src/shared/severity.js
var shared_severity = __webpack_require__(7786);
// EXTERNAL MODULE: ./build/compiled/src/gate/story/policy/scope.js
var scope = __webpack_require__(9736);
// EXTERNAL MODULE: ./build/compiled/src/gate/story/sources/service/scans.js
var service_scans = __webpack_require__(1454);
;// CONCATENATED MODULE: ./build/compiled/src/gate/story/sources/service/base-scan.js






const maxScansRead = 100;
const readsAtOnce = 4;
function createBaseReader(run, scans) {
    const readList = (0,once/* runOnce */.Jh)(() => {
        run.listAfterEnd = (0,service_scans/* listScans */.v7)(run);
        return run.listAfterEnd;
    });
    return {
        latest: () => readBaseScan(run, scans, readList),
        earlier: () => readEarlierBaseScan(run, scans, readList),
        beside(base) {
            const { startedAt, completedAt, scanId } = base;
            const { zone } = (0,service_scans/* computeOwnSpan */.Kt)(run, scans);
            const until = completedAt === undefined ? undefined : completedAt + times/* stampSlackMs */.Qf;
            return (0,service_scans/* readParallelScans */.YZ)(run, { ids: new Set([scanId]), zone, startedAt, completedAt: until });
        },
    };
}
async function readBaseScan(run, scans, readList) {
    const { progress } = run;
    const baseBranch = progress.context.base?.branch;
    const judgeAll = (why, remedy) => {
        run.log.note((0,scope/* describeUncompared */.k_)({ why, remedy }));
        progress.report = { ...progress.report, uncompared: { why, remedy } };
        return undefined;
    };
    if (baseBranch === undefined)
        return judgeAll('it is unknown which branch this is to be merged into');
    const { startedAt, zone } = (0,service_scans/* computeOwnSpan */.Kt)(run, scans);
    if (startedAt === undefined)
        return judgeAll('the scan does not say when it began, so no scan is proven to be older');
    const newest = listCompletedScans(await readList(), scans)
        .reverse()
        .slice(0, maxScansRead);
    for await (const scan of readScanDetails(run, newest)) {
        if (scan === undefined)
            return judgeAll('a newer scan is gone since it was listed', 'Run the gate again');
        if (!isCompletedBranchScan(run, scan, baseBranch))
            continue;
        const span = (0,service_scans/* readScanSpan */.WS)(run, scan, zone);
        if (span.completedAt === undefined)
            return judgeAll(`the newest scan of ${baseBranch} does not say when it ended`);
        if (span.completedAt < startedAt)
            return toBaseScan(scan, span);
    }
    const among = newest.length === 0 ? '' : ` among the newest ${newest.length}`;
    const remedy = `Run the gate on pushes to ${baseBranch}; then only what gets worse counts`;
    return judgeAll(`no completed scan of ${baseBranch}${among}`, remedy);
}
async function readEarlierBaseScan(run, scans, readList) {
    const { reader, context, log } = run.progress;
    const { startedAt, zone } = (0,service_scans/* computeOwnSpan */.Kt)(run, scans);
    const leftMs = zone === 'stated' ? await (0,guards/* readMergeBaseMs */.Sp)(reader, log) : undefined;
    if (leftMs === undefined || startedAt === undefined)
        return undefined;
    const list = await (0,service_scans/* listScansSince */.Lx)(run, await readList(), leftMs);
    const isDated = list.items.every((item) => (0,times/* parseTime */.pe)(item.created_at) !== undefined);
    if (!isDated || list.completeSinceMs === undefined || list.completeSinceMs >= leftMs)
        return undefined;
    const since = listCompletedScans(list, scans).filter((item) => ((0,times/* parseTime */.pe)(item.created_at) ?? 0) >= leftMs);
    for await (const scan of readScanDetails(run, since.slice(0, maxScansRead))) {
        if (scan === undefined)
            return undefined;
        if (!isCompletedBranchScan(run, scan, context.base?.branch))
            continue;
        const span = (0,service_scans/* readScanSpan */.WS)(run, scan, zone);
        if (span.completedAt !== undefined && span.completedAt < startedAt)
            return toBaseScan(scan, span);
    }
    return undefined;
}
function listCompletedScans({ items, zone }, scans) {
    const ids = new Set(scans.map((scan) => scan.scan_id));
    return items
        .filter((item) => item.status === 'COMPLETED' && !ids.has(item.scan_id))
        .sort((a, b) => ((0,times/* parseTime */.pe)(a.created_at, zone) ?? 0) - ((0,times/* parseTime */.pe)(b.created_at, zone) ?? 0));
}
async function* readScanDetails(run, items) {
    for (let start = 0; start < items.length; start += readsAtOnce) {
        const chunk = items.slice(start, start + readsAtOnce);
        yield* await Promise.all(chunk.map((item) => (0,service_scans/* readOtherScan */.MB)(run, item)));
    }
}
function isCompletedBranchScan({ repositoryId }, scan, branch) {
    return scan.repository_id === repositoryId && scan.branch === branch && scan.status === 'COMPLETED';
}
function toBaseScan(scan, { startedAt, completedAt }) {
    const counts = shared_severity/* severities */.gO.map((severity) => [severity, scan.violations?.[severity.toLowerCase()]]);
    return {
        scanId: scan.scan_id,
        branch: scan.branch,
        counts: Object.fromEntries(counts.filter(([, count]) => count !== undefined)),
        startedAt,
        completedAt,
    };
}

// EXTERNAL MODULE: ./build/compiled/src/gate/story/sources/service/client.js + 1 modules
var service_client = __webpack_require__(5655);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/auto.js
var auto = __webpack_require__(4747);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/evidence.js
var policy_evidence = __webpack_require__(4269);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/finding.js
var policy_finding = __webpack_require__(6619);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/judge.js + 2 modules
var judge = __webpack_require__(9354);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/ranking.js
var ranking = __webpack_require__(4296);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/rules.js
var rules = __webpack_require__(6577);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/untouched.js + 1 modules
var untouched = __webpack_require__(7978);
// EXTERNAL MODULE: ./build/compiled/src/shared/api/words.js
var api_words = __webpack_require__(6063);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/statements.js
var statements = __webpack_require__(2190);
// EXTERNAL MODULE: ./build/compiled/src/gate/story/sources/service/violations.js
var violations = __webpack_require__(8494);
;// CONCATENATED MODULE: ./build/compiled/src/gate/story/sources/service/collection.js









const detailChunk = 8;
function createCollection(run, scans) {
    const counts = {};
    for (const severity of shared_severity/* severities */.gO) {
        const key = severity.toLowerCase();
        const known = scans.map((scan) => scan.violations?.[key]);
        if (known.every((count) => count !== undefined))
            counts[severity] = Math.max(...known);
    }
    const evidence = {
        ...policy_evidence/* noEvidence */.n2,
        counts,
        startedAt: (0,service_scans/* computeOwnSpan */.Kt)(run, scans).startedAt,
        coverage: mergeLeastCoverage(scans),
        diagnostics: scans.flatMap((scan) => scan.diagnostics ?? []),
        languages: scans.find((scan) => scan.languages !== undefined)?.languages,
    };
    return {
        run,
        scans,
        evidence,
        listed: new Map(),
        listedMs: new Map(),
        detailedMs: 0,
        unlisted: new Map(),
        stated: new Map(),
        begun: [],
        window: undefined,
        canSettle: true,
    };
}
function mergeLeastCoverage(scans) {
    const stated = scans.map((scan) => scan.coverage).filter((coverage) => coverage !== undefined);
    if (stated.length === 0)
        return undefined;
    const types = api_words/* scanTypes */.vz.filter((type) => stated.some((coverage) => coverage[type] !== undefined));
    const words = [...api_words/* coverageWords */.gn].reverse();
    return Object.fromEntries(types.map((type) => [
        type,
        words.find((word) => stated.some((coverage) => (coverage[type] ?? 'not covered') === word)),
    ]));
}
function takeList(collection, replaced, list) {
    const { evidence, unlisted } = collection;
    const known = new Map(unlisted);
    for (const finding of evidence.findings)
        known.set(finding.id, finding);
    const fresh = list.items.map((item) => {
        const earlier = known.get(item.id);
        unlisted.delete(item.id);
        return keepStatedDetail(collection, (0,statements/* keepWorstOfEarlier */.eL)(item, earlier), earlier);
    });
    const kept = evidence.findings.filter((finding) => !replaced.includes(finding.severity));
    const lists = { ...evidence.lists };
    for (const severity of replaced) {
        lists[severity] = { stands: list.stands, settled: false };
        collection.listedMs.set(severity, list.readMs);
        collection.listed.set(severity, list.items.filter((item) => item.severity === severity));
    }
    const listed = kept.concat(fresh);
    const ids = new Set(listed.map(({ id }) => id));
    const missing = evidence.findings.filter(({ id }) => !ids.has(id));
    const isNews = evidence.unknownSeverities === 'none' && fresh.some(({ severityKnown }) => !severityKnown);
    const unknownSeverities = isNews ? 'unread' : evidence.unknownSeverities;
    const findings = unlisted.size === 0 ? listed : [...listed, ...unlisted.values()];
    collection.evidence = { ...evidence, findings, lists, unknownSeverities };
    return missing.filter(({ id }) => !unlisted.has(id));
}
async function keepUnlisted(collection, missing) {
    const { client } = collection.run;
    const details = await Promise.all(missing.map(({ id }) => (0,errors/* ignoreNotFound */.Ko)(client.getViolation({ violation_id: id }))));
    if (missing.length > 0)
        collection.detailedMs = collection.run.budget.clock.now();
    const kept = missing.flatMap((finding, index) => {
        const detail = details[index];
        if (detail === undefined)
            return [];
        const isOwn = detail.violation_id === finding.id;
        return [isOwn ? (0,statements/* mergeStatements */.z9)(finding, (0,policy_finding/* readDetailedFinding */.Cz)(detail, collection.window)) : finding];
    });
    for (const finding of kept)
        collection.unlisted.set(finding.id, finding);
    collection.evidence = { ...collection.evidence, findings: [...collection.evidence.findings, ...kept] };
}
function mustBeReadAgain({ detail, label, status }, window) {
    if (detail === undefined)
        return false;
    const bearsOurEnd = detail.lastSeen !== undefined && detail.lastSeen === window?.completedAt;
    return status === 'FIXED' || (label !== 'seen' && !bearsOurEnd);
}
function keepStatedDetail({ stated, window }, finding, known) {
    const detail = stated.get(finding.id);
    if (known === undefined || detail === undefined)
        return finding;
    if (mustBeReadAgain(known, window) || detail.status === 'FIXED')
        return finding;
    return (0,statements/* mergeStatements */.z9)(finding, { ...detail, label: known.label });
}
async function readDetails(collection, findings) {
    const { run, scans } = collection;
    const readDetail = async (finding) => ({
        finding,
        detail: await (0,errors/* ignoreNotFound */.Ko)(run.client.getViolation({ violation_id: finding.id })),
    });
    const [details, window] = await Promise.all([
        Promise.all(findings.map(readDetail)),
        collection.window ?? (0,service_scans/* readScanWindow */.C4)(run, scans),
    ]);
    collection.window = window;
    collection.detailedMs = run.budget.clock.now();
    const read = new Map();
    for (const { finding, detail } of details) {
        if (detail?.violation_id !== finding.id)
            continue;
        const stated = (0,policy_finding/* readDetailedFinding */.Cz)(detail, window);
        collection.stated.set(finding.id, stated);
        read.set(finding.id, (0,statements/* mergeStatements */.z9)(finding, stated));
    }
    const all = collection.evidence.findings.map((finding) => read.get(finding.id) ?? finding);
    const sharp = (0,policy_finding/* sharpenWindow */.sF)(window, all);
    const labelled = all.map((finding) => (0,policy_finding/* relabelFinding */.XU)(finding, sharp));
    collection.evidence = { ...collection.evidence, findings: labelled };
    return [...read.values()].some(({ detail }) => detail?.lastSeen ?? detail?.firstDetected ?? detail?.cwe);
}
function markSettled(collection, settled) {
    const lists = { ...collection.evidence.lists };
    for (const severity of settled)
        lists[severity] = { stands: true, settled: true };
    collection.evidence = { ...collection.evidence, lists };
}
function listShownSeverities({ evidence }, listsAll) {
    return shared_severity/* severities */.gO.filter((severity) => listsAll || (evidence.counts[severity] ?? 0) > 0);
}
function beginLists(collection, policy, listsAll) {
    const shown = listShownSeverities(collection, listsAll);
    if (shown.length === 0)
        return;
    const deciding = (0,judge/* listUndecidedSeverities */.jx)({ ...collection.evidence, unknownSeverities: 'none' }, policy);
    for (const part of [deciding, shown.filter((severity) => !deciding.includes(severity))]) {
        if (part.length === 0)
            continue;
        const list = (0,violations/* sweepViolations */.tf)(collection.run, part);
        list.catch(() => { });
        collection.begun.push({ severities: part, list });
    }
}
async function ensureListed(collection, wanted) {
    const isListed = (severity) => collection.evidence.lists[severity] !== undefined;
    for (const begun of collection.begun) {
        const isWanted = begun.severities.some((severity) => wanted.includes(severity));
        if (isWanted && !begun.severities.some(isListed))
            takeList(collection, begun.severities, await begun.list);
    }
    const missing = wanted.filter((severity) => !isListed(severity));
    if (missing.length === 0)
        return;
    takeList(collection, missing, await (0,violations/* sweepViolations */.tf)(collection.run, missing));
}
const settleMs = 5000;
function computeRereadDelayMs({ run, listedMs, detailedMs }, wanted, hasDoubtful) {
    const nowMs = run.budget.clock.now();
    const readMs = Math.max(hasDoubtful ? detailedMs : 0, ...wanted.map((severity) => listedMs.get(severity) ?? nowMs));
    return Math.max(0, readMs + settleMs - nowMs);
}
const recheckMs = 1000;
const maxRechecks = 32;
async function relabelUncertain(collection, doubtful) {
    if (doubtful.length === 0)
        return new Set();
    const before = new Map(doubtful.map((finding) => [finding.id, finding]));
    const isFinal = (finding) => finding.detail !== undefined && !mustBeReadAgain(finding, collection.window);
    const again = collection.evidence.findings.filter((finding) => before.has(finding.id) && !isFinal(finding));
    collection.window = undefined;
    for (let start = 0; start === 0 || start < again.length; start += detailChunk) {
        await readDetails(collection, again.slice(start, start + detailChunk));
    }
    const moved = collection.evidence.findings.flatMap(({ id, label, severity }) => {
        const known = before.get(id);
        return known === undefined || known.label === label ? [] : [known.severity, severity];
    });
    return new Set(moved);
}
async function waitAndRecheck(collection, wanted, waitMs) {
    const { clock, signal } = collection.run.budget;
    const endMs = clock.now() + waitMs;
    const leftMs = () => Math.max(0, endMs - clock.now());
    const asked = new Set();
    while (leftMs() > recheckMs && isAnotherScanRunning(collection)) {
        const doubtful = wanted.flatMap((severity) => listUncertain(collection, severity));
        const unread = doubtful.filter(({ id, detail }) => detail === undefined && !asked.has(id));
        const lagging = doubtful.filter(({ detail }) => detail !== undefined);
        const looked = unread.length > 0 ? unread : lagging;
        if (looked.length === 0 || looked.length > maxRechecks)
            break;
        if (unread.length === 0)
            await clock.sleep(recheckMs, signal);
        for (const { id } of looked)
            asked.add(id);
        await readDetails(collection, looked);
    }
    await clock.sleep(leftMs(), signal);
}
function isAnotherScanRunning({ window }) {
    const others = window?.others ?? [];
    return others.some(({ startedAt, completedAt }) => startedAt !== undefined && completedAt === undefined);
}
function listUncertain({ evidence }, severity) {
    const listed = evidence.findings.filter((finding) => finding.severity === severity);
    const own = listed.filter((finding) => finding.label === 'seen' && (0,policy_evidence/* isOpen */.nT)(finding));
    if (own.length >= (evidence.counts[severity] ?? 0))
        return [];
    return listed.filter(({ label, detail, status }) => detail === undefined ? status !== 'FIXED' : label === 'elsewhere');
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/story/sources/service/collect.js













const settleRounds = 3;
const countRounds = 3;
const detailCap = 2000;
const headFileCap = 50;
const maxShown = 50;
async function collectEvidence(run, request) {
    let completed = request;
    for (let turn = 1;; turn++) {
        const { total, ...collected } = await collectOnce(run, { ...request, ...completed });
        if (collected.judgement.verdict !== 'passed')
            return collected;
        const again = await readScansAgain(run, completed);
        const hasSameCounts = toComparableText(completed) === toComparableText(again);
        const hasNews = !hasSameCounts || (await (0,violations/* hasUnknownNews */.kj)(run, { total, ...collected.evidence }));
        if (!hasNews)
            return collected;
        if (turn === countRounds) {
            throw new errors/* GateError */.ue('PROTOCOL', 'What the scan found keeps changing although it has COMPLETED', {
                reason: 'evidence',
                hint: 'Run the gate again in a minute.',
            });
        }
        run.log.detail?.('What the scan found has changed since it ended: judging it again');
        completed = again;
    }
}
async function collectOnce(run, request) {
    const { scans, policy, baseline, isInHead, base, listsAll = false } = request;
    const collection = { ...createCollection(run, scans), policy, isInHead, base };
    collection.evidence = { ...collection.evidence, baseline };
    const ahead = prefetchComparison(collection, request.readChanges);
    const total = await readTotals(collection, listsAll);
    await readComparison(collection, ahead);
    if (isStillUndecided(collection))
        await ensureListed(collection, (0,judge/* listUndecidedSeverities */.jx)(collection.evidence, collection.policy));
    if (isStillUndecided(collection))
        await readDecidingDetails(collection);
    const settleWhileUndecided = async (rounds) => {
        for (let round = 1; round <= rounds && isStillUndecided(collection); round++)
            await reReadLists(collection);
    };
    await settleWhileUndecided(settleRounds);
    const shown = listShownSeverities(collection, listsAll);
    await readForDisplay(run, 'findings could be listed', () => ensureListed(collection, shown));
    await readForDisplay(run, 'details could be read', () => readWorstDetails(collection));
    await settleWhileUndecided(1);
    const { evidence } = collection;
    const judgement = (0,judge/* judgeEvidence */.Z0)(evidence, collection.policy, await readForWarnings(collection));
    return { evidence, policy: collection.policy, scans, judgement, total };
}
async function collectEverything(run, scans) {
    const collection = createCollection(run, scans);
    const read = async () => {
        const list = await (0,violations/* sweepViolations */.tf)(run, undefined);
        takeList(collection, shared_severity/* severities */.gO, list);
        collection.evidence = { ...collection.evidence, unknownSeverities: list.stands ? 'listed' : 'unread' };
        const unread = collection.evidence.findings.filter((finding) => finding.detail === undefined);
        for (let start = 0; start < unread.length; start += detailChunk) {
            await readDetails(collection, unread.slice(start, start + detailChunk));
        }
        return list;
    };
    const first = await read();
    await run.budget.clock.sleep(settleMs, run.budget.signal);
    const second = await read();
    if (second.stands && (0,violations/* hasSameContent */.q1)(first.items, second.items))
        markSettled(collection, shared_severity/* severities */.gO);
    return collection.evidence;
}
function isStillUndecided({ evidence, policy }) {
    return (0,judge/* isUndecided */.Ae)(evidence, policy);
}
async function readTotals(collection, listsAll) {
    const { run, policy } = collection;
    const counted = Object.values(collection.evidence.counts).reduce((sum, count) => sum + count, 0);
    const begin = () => beginLists(collection, policy, listsAll);
    const { list, unknownSeverities, total } = await (0,violations/* checkTotals */.GA)(run, { counted, begin });
    if (list !== undefined)
        takeList(collection, shared_severity/* severities */.gO, list);
    collection.evidence = { ...collection.evidence, unknownSeverities };
    if (unknownSeverities === 'none' || collection.evidence.findings.every(({ severityKnown }) => severityKnown)) {
        return total;
    }
    run.log.note('The repository has violations of a severity that is not documented: each counts as CRITICAL');
    return total;
}
async function readComparison(collection, { readChanges, readBases }) {
    const { scope } = collection.policy;
    const isOpenQuestion = isStillUndecided(collection);
    const needsChanges = isOpenQuestion && (scope === 'auto' || scope === 'changed' || scope === 'changed-lines');
    const { diagnostics, languages } = collection.evidence;
    if (needsChanges || diagnostics.length > 0 || languages !== undefined) {
        collection.evidence = { ...collection.evidence, changes: await readChanges() };
    }
    if (!isOpenQuestion || scope !== 'auto')
        return;
    const bases = await readBases();
    collection.evidence = { ...collection.evidence, ...bases };
    if (bases.base === undefined)
        collection.policy = { ...collection.policy, scope: 'scan' };
}
async function readDecidingDetails(collection) {
    await readOpenDetails(collection);
    await readSecretFiles(collection);
}
async function readSecretFiles(collection) {
    const { evidence, policy, isInHead } = collection;
    const isAsked = policy.scope === 'auto' && policy.untouched === 'note' && isInHead !== undefined;
    if (!isAsked || !isStillUndecided(collection))
        return;
    const { changes, held = new Map() } = evidence;
    const isOpenHere = (0,judge/* createRelevanceTest */.qA)(evidence, policy);
    const secrets = evidence.findings.filter((finding) => (0,untouched/* needsHeadFileCheck */._t)(finding, changes, held) && isOpenHere(finding));
    const paths = [...new Set(secrets.flatMap(({ filePath = [] }) => filePath))].slice(0, headFileCap - held.size);
    const answers = await Promise.all(paths.map(isInHead));
    const read = paths.flatMap((path, index) => {
        const isHeld = answers[index];
        return isHeld === undefined ? [] : [[path, isHeld]];
    });
    if (read.length > 0)
        collection.evidence = { ...evidence, held: new Map([...held, ...read]) };
}
async function readOpenDetails(collection) {
    const isAskedAbout = (0,judge/* createRelevanceTest */.qA)(collection.evidence, collection.policy);
    const unread = collection.evidence.findings.filter((finding) => !finding.detail && isAskedAbout(finding));
    const groups = [unread.filter(policy_evidence/* isOpen */.nT), unread.filter(policy_evidence/* isSuppressed */.Bx)].sort((a, b) => a.length - b.length);
    const queue = [...groups.flat(), ...unread.filter((finding) => finding.status === 'FIXED' && !(0,policy_evidence/* isOpen */.nT)(finding))];
    if (queue.length > detailCap) {
        collection.canSettle = false;
        collection.run.log.note(`${queue.length} findings need their details, but only ${detailCap} are read: the others are unclear`);
    }
    const end = Math.min(queue.length, detailCap);
    for (let start = 0; start < end && isStillUndecided(collection);) {
        const next = Math.min(end, start + Math.max(detailChunk, Math.floor(start / 8)));
        const isUseful = await readDetails(collection, queue.slice(start, next));
        if (!isUseful && !(0,rules/* canAbsenceDecideRule */.c4)(collection.policy))
            return;
        start = next;
        const { evidence } = collection;
        const { base } = evidence;
        if (base !== undefined && evidence.findings.some((finding) => (0,auto/* needsBaseWindow */.f)(finding, evidence)))
            collection.evidence = { ...evidence, base: { ...base, others: await collection.base.beside(base) } };
    }
}
async function reReadLists(collection) {
    const { run } = collection;
    const needed = (0,judge/* listUndecidedSeverities */.jx)(collection.evidence, collection.policy);
    const everything = collection.evidence.unknownSeverities !== 'none';
    const wanted = everything ? shared_severity/* severities */.gO : needed;
    const itemsBefore = wanted.flatMap((severity) => collection.listed.get(severity) ?? []);
    const doubtful = collection.evidence.findings.filter((finding) => mustBeReadAgain(finding, collection.window));
    const waitMs = computeRereadDelayMs(collection, wanted, doubtful.length > 0);
    const when = waitMs < 500 ? 'now' : `in ${(0,shared_clock/* formatSeconds */.Xo)(waitMs)}`;
    run.log.detail?.(`The list does not match the counts of the scan yet: reading the list again ${when}`);
    await waitAndRecheck(collection, needed, waitMs);
    const list = await (0,violations/* sweepViolations */.tf)(run, everything ? undefined : wanted);
    await keepUnlisted(collection, takeList(collection, wanted, list));
    const stands = list.stands && (0,violations/* hasSameContent */.q1)(itemsBefore, list.items);
    if (everything)
        collection.evidence = { ...collection.evidence, unknownSeverities: stands ? 'listed' : 'unread' };
    const moved = await relabelUncertain(collection, doubtful);
    const isKept = (severity) => !(collection.policy.scope === 'new' ? moved.size > 0 : moved.has(severity));
    if (stands && collection.canSettle)
        markSettled(collection, wanted.filter(isKept));
    if (isStillUndecided(collection))
        await readDecidingDetails(collection);
}
async function readForDisplay(run, what, read) {
    try {
        await read();
    }
    catch (error) {
        run.budget.signal.throwIfAborted();
        run.log.note(`Not all ${what}: ${error.message}`);
    }
}
async function readForWarnings(judged) {
    const { run, policy, listed, unlisted, stated } = judged;
    if (policy.rules?.some(({ effect }) => effect === 'warn') !== true)
        return judged.evidence;
    const copies = { listed: new Map(listed), unlisted: new Map(unlisted), stated: new Map(stated) };
    const aside = { ...judged, ...copies, policy: (0,judge/* makeWarningsBlock */.bW)(policy) };
    await readForDisplay(run, 'rules that warn could be decided', async () => {
        await ensureListed(aside, (0,judge/* listUndecidedSeverities */.jx)(aside.evidence, aside.policy));
        if (isStillUndecided(aside))
            await reReadLists(aside);
    });
    return aside.evidence;
}
async function readWorstDetails(collection) {
    const asked = new Set();
    while (asked.size < 4 * maxShown) {
        const { evidence } = collection;
        const { findings } = (0,judge/* judgeEvidence */.Z0)(evidence, collection.policy);
        const own = evidence.findings.filter((finding) => (0,policy_finding/* mayBelongToScan */.bf)(finding, evidence.counts) && finding.status !== 'FIXED');
        const unread = (0,ranking/* pickWorst */.fY)(own, findings, maxShown).filter(({ id, detail }) => detail === undefined && !asked.has(id));
        if (unread.length === 0)
            return;
        for (const { id } of unread)
            asked.add(id);
        await readDetails(collection, unread);
    }
}
function prefetchComparison({ evidence, policy, base: reader }, readChanges) {
    const readBases = async () => {
        const base = await reader.latest();
        const hasGrown = (severity) => (evidence.counts[severity] ?? 0) > (base?.counts[severity] ?? 0);
        const isGrown = base !== undefined && shared_severity/* severities */.gO.some(hasGrown);
        return { base, earlierBase: isGrown ? await reader.earlier() : undefined };
    };
    const ahead = { readChanges: (0,once/* runOnce */.Jh)(readChanges), readBases: (0,once/* runOnce */.Jh)(readBases) };
    const isOpenByCounts = (0,judge/* listUndecidedSeverities */.jx)({ ...evidence, unknownSeverities: 'none' }, policy).length > 0;
    if (isOpenByCounts && policy.scope === 'auto') {
        for (const ask of [ahead.readChanges, ahead.readBases])
            ask().catch(() => { });
    }
    return ahead;
}
const stableAfterMs = 2000;
async function readScansAgain(run, { scans, seenMs }) {
    const { clock, signal } = run.budget;
    await clock.sleep(Math.max(0, seenMs + stableAfterMs - clock.now()), signal);
    const again = await Promise.all(scans.map(({ scan_id }) => run.client.getScan({ scan_id })));
    for (const [index, scan] of again.entries())
        checkSameScan(scan, scans[index]);
    return { scans: again, seenMs: clock.now() };
}
function checkSameScan(scan, before) {
    const isSame = scan.scan_id === before?.scan_id &&
        scan.repository_id === before.repository_id &&
        scan.branch === before.branch &&
        scan.status === 'COMPLETED';
    if (isSame)
        return;
    throw new errors/* GateError */.ue('PROTOCOL', `Scan ${before?.scan_id} was COMPLETED, but now its status is ${scan.status}`, {
        hint: 'Check the scan in the service, then run the gate again.',
    });
}
function toComparableText({ scans }) {
    const facts = scans.map(({ violations, started_at, completed_at }) => {
        const counts = Object.entries(violations ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));
        return [counts, started_at ?? null, completed_at ?? null];
    });
    return JSON.stringify(facts);
}

// EXTERNAL MODULE: ./build/compiled/src/gate/story/sources/service/resolve.js
var resolve = __webpack_require__(3692);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/commit-name.js
var commit_name = __webpack_require__(9889);
;// CONCATENATED MODULE: ./build/compiled/src/gate/story/sources/service/trigger.js




const trigger_settleRounds = [2000, 4000, 6000, 8000, 12_000];
async function startScan(start, waitFor) {
    const { before, mayAdopt } = start;
    const running = (await start.findToRepeat?.(before)) ?? (mayAdopt && (await findAdoptable(before, mayAdopt)));
    if (running !== undefined)
        return { ids: [running], isAdopted: true };
    const first = await postScan(start);
    if (first.isNew)
        return { ids: first.ids, isAdopted: false };
    const [old = ''] = first.ids;
    if (await mayAdopt?.(old))
        return { ids: [old], isAdopted: true };
    start.run.log.note(`The service answered with scan ${old}, which may be older than this run: waiting for it, then asking once more`);
    await waitFor(old);
    const second = await postScan(start);
    if (second.isNew && !second.ids.includes(old))
        return { ids: second.ids, isAdopted: false };
    throw new errors/* GateError */.ue('PROTOCOL', `The service keeps answering with scan ${second.ids[0]}, which may have been started before this run`, { hint: 'An old scan may not contain this commit. Check the scan in the service, or run the gate again later.' });
}
async function postScan(start) {
    const { run } = start;
    try {
        return await postOnce(start);
    }
    catch (error) {
        if (!(error instanceof errors/* GateError */.ue))
            throw error;
        if (error.status === 409)
            return { ids: [await findRunningScan(run, error)], isNew: false };
        if (!error.isAmbiguous)
            throw explainStartError(error, run);
        return recoverLostRequest(start, error);
    }
}
async function postOnce({ run, before }) {
    const started = await run.client.startScan({ repository_id: run.repositoryId, branch: run.branch });
    if (started.repository_id !== run.repositoryId || started.branch !== run.branch) {
        throw new errors/* GateError */.ue('PROTOCOL', `Asked for a scan of ${run.branch}, the service started one of ${started.branch} in repository ${started.repository_id}`);
    }
    return {
        ids: [started.scan_id],
        isNew: before === undefined ? started.status === 'PENDING' : (0,service_scans/* isNewSince */.xk)(before, started),
    };
}
function explainStartError(error, run) {
    if (error.code !== 'NOT_FOUND')
        return error;
    return new errors/* GateError */.ue('NOT_FOUND', `The service cannot scan the branch ${run.branch}: ${error.message}`, {
        cause: error,
        status: error.status,
        hint: 'Check that the branch was pushed and that the service can read the repository.',
    });
}
async function findRunningScan(run, refused) {
    const list = await (0,service_scans/* listScans */.v7)(run);
    const running = list.items.filter((item) => item.status !== 'COMPLETED' && item.status !== 'FAILED');
    const [ours] = await filterByTarget(run, running);
    if (ours === undefined)
        throw refused;
    return ours;
}
async function recoverLostRequest(start, lost) {
    const { run, before } = start;
    if (before === undefined) {
        throw new errors/* GateError */.ue(lost.code, `${lost.message}; whether a scan was started is unknown`, {
            cause: lost,
            hint: 'The scans could not be listed beforehand, so asking again might start a second scan. Run the gate again.',
        });
    }
    run.log.say(`${lost.message}. It may have been received: looking for the scan before asking again`);
    const found = await findNewScan(start, before);
    if (found !== undefined)
        return found;
    run.log.note('The answer to POST /scans was lost and 30 s of looking show no scan; asked once more');
    try {
        return await postOnce(start);
    }
    catch (error) {
        if (!(error instanceof errors/* GateError */.ue))
            throw error;
        if (error.status !== 409 && !error.isAmbiguous)
            throw explainStartError(error, run);
        run.log.say(`${error.message}. Looking for the scan again`);
        const late = await findNewScan(start, before);
        if (late !== undefined)
            return late;
        run.log.note('POST /scans was repeated without success, and 30 s of looking show no scan: it is not asked for a third time');
        throw error;
    }
}
async function findNewScan({ run }, before) {
    const { clock, signal } = run.budget;
    for (const pauseMs of trigger_settleRounds) {
        await clock.sleep(pauseMs, signal);
        const candidates = await filterByTarget(run, (0,service_scans/* listNewScans */.xM)(before, await (0,service_scans/* listScans */.v7)(run)));
        if (candidates.length > 0) {
            run.log.note(`The answer to POST /scans was lost; assumed that it started ${candidates.join(' and ')}`);
            return { ids: candidates, isNew: true };
        }
    }
    return undefined;
}
async function filterByTarget(run, items) {
    const details = await Promise.all(items.map((item) => run.client.getScan({ scan_id: item.scan_id })));
    return details.filter((scan) => (0,service_scans/* belongsToTarget */.vE)(run, scan, scan.scan_id)).map((scan) => scan.scan_id);
}
const slackMs = 5000;
function explainOtherCommit(scan, tie) {
    const isSame = (0,commit_name/* isSameCommit */.sw)(scan.commit_sha ?? undefined, tie.headSha);
    return isSame === undefined
        ? explainOtherCommitByTime(scan, tie)
        : isSame
            ? undefined
            : `it is of ${scan.commit_sha}`;
}
function requireScanOfCommit(scan, tie) {
    const why = explainOtherCommit(scan, tie);
    if (why === undefined)
        return;
    const commit = tie.headSha === undefined ? 'a commit' : `commit ${tie.headSha.slice(0, 12)}`;
    throw new errors/* GateError */.ue('CONFIG', `Scan ${scan.scan_id} cannot be matched to ${commit}: ${why}`, {
        reason: 'moved',
        brief: 'the scan may be of another commit',
        hint: 'Leave scan-id out, so that the branch is scanned again, or name a scan that was started after the push.',
    });
}
function explainOtherCommitByTime({ created_at }, { headSha, pushedByMs, aheadMs, nowMs }) {
    if (headSha === undefined)
        return 'it is unknown which commit the run is about';
    const created = (0,times/* parseTime */.pe)(created_at);
    if (created === undefined)
        return 'it names no commit, and does not say when it was created, with a zone';
    if (pushedByMs === undefined)
        return 'it names no commit, and it is unknown when the commit was pushed';
    if (aheadMs === undefined)
        return 'it names no commit, and the service does not state its time';
    const createdMs = created - aheadMs;
    if (createdMs > nowMs + slackMs)
        return 'it names no commit, and was created in the future';
    return createdMs >= pushedByMs + slackMs ? undefined : 'it was created before the commit was pushed, or just then';
}
const trigger_maxScansRead = 20;
const ownScan = () => undefined;
function createAdoptionTest(run) {
    const { settings } = run.progress;
    if (!settings.adoptRunningScan || settings.scanId !== undefined)
        return undefined;
    const answers = new Map();
    const ask = async (scanId) => {
        const scan = await (0,errors/* tryRead */.o_)(() => run.client.getScan({ scan_id: scanId }), ownScan);
        if (scan === undefined || !isRunning(scan) || !(0,service_scans/* belongsToTarget */.vE)(run, scan, scanId))
            return false;
        const why = await explainNotAdoptable(run, scan);
        const words = why === undefined
            ? `Scan ${scanId} of this commit is already running, and is judged instead of a new one (scan.adopt-running)`
            : `Scan ${scanId} of ${run.branch} is already running, but is not used (scan.adopt-running): ${why}`;
        run.log.note(words);
        return why === undefined;
    };
    return (scanId) => {
        const answer = answers.get(scanId) ?? ask(scanId);
        answers.set(scanId, answer);
        return answer;
    };
}
async function findAdoptable(list, mayAdopt) {
    const running = list === undefined ? [] : (0,service_scans/* sortNewestFirst */.BP)(list.items.filter(isRunning), list.zone, Number.POSITIVE_INFINITY);
    for (const { scan_id: id } of running.slice(0, trigger_maxScansRead))
        if (await mayAdopt(id))
            return id;
    return undefined;
}
async function findScanToRepeat(run, list) {
    const { context, reader, settings } = run.progress;
    const { headSha, isSameHead } = context;
    if (!isSameHead || headSha === undefined || settings.scanId !== undefined)
        return undefined;
    if (list?.completeSinceMs === undefined)
        return undefined;
    run.atCommitSinceMs = await (0,errors/* tryRead */.o_)(() => reader.readAtCommitSinceMs(headSha), ownScan);
    for (const { scan_id: id } of (0,service_scans/* sortNewestFirst */.BP)(list.items, list.zone, Number.POSITIVE_INFINITY).slice(0, trigger_maxScansRead)) {
        const scan = await (0,errors/* tryRead */.o_)(() => run.client.getScan({ scan_id: id }), ownScan);
        if (scan === undefined)
            return undefined;
        if (!(0,service_scans/* belongsToTarget */.vE)(run, scan, id))
            continue;
        const isUsable = scan.status === 'COMPLETED' || isRunning(scan);
        const why = isUsable ? explainOtherCommit(scan, getScanTie(run)) : `its status is ${scan.status}`;
        if (why === undefined)
            run.log.note(`This event brought no new commit, so scan ${id} of this commit is judged again`);
        else
            run.log.note(`This event brought no new commit, but scan ${id} of ${run.branch} is not judged again: ${why}`);
        run.isRepeated = why === undefined;
        return run.isRepeated ? id : undefined;
    }
    return undefined;
}
function getScanTie({ progress, client, atCommitSinceMs }) {
    const { reader, context } = progress;
    const [pushedByMs, aheadMs] = [atCommitSinceMs ?? reader.pushedByMs(), client.serverAheadMs()];
    return { headSha: context.headSha, pushedByMs, aheadMs, nowMs: Date.now() };
}
function isRunning({ status }) {
    return status === 'PENDING' || status === 'SCANNING';
}
async function explainNotAdoptable(run, scan) {
    const { reader, context, settings } = run.progress;
    const tie = getScanTie(run);
    const { headSha, aheadMs = 0, nowMs } = tie;
    const limitMs = settings.timeoutSeconds * 1000;
    const created = (0,times/* parseTime */.pe)(scan.created_at);
    const isOld = created !== undefined && nowMs - (created - aheadMs) > limitMs;
    const old = isOld ? 'it has run for longer than the time limit of this run' : undefined;
    const why = explainOtherCommit(scan, tie) ?? old;
    const isCertain = (0,commit_name/* isSameCommit */.sw)(scan.commit_sha, headSha) === true || (0,service_scans/* isWaiting */.Gu)(scan);
    if (why !== undefined || headSha === undefined || isCertain)
        return why;
    const hasLeft = await (0,errors/* tryRead */.o_)(() => reader.hasLeft(headSha, 'push'), ownScan);
    if (hasLeft === false)
        return undefined;
    const { branch } = context;
    return hasLeft ? `${branch} was at another commit after the push` : `it is unknown where ${branch} was when it began`;
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/story/sources/service/wait.js




const heartbeatMs = 30_000;
const limitShownMs = 120_000;
const unknownScanMs = 60_000;
const outageMs = 120_000;
async function waitForEnd(run, scanId, options = {}) {
    const { clock } = run.budget;
    const startedMs = clock.now();
    const times = { startedMs, sinceMs: startedMs, spokenMs: startedMs };
    const unknown = { troubleMs: undefined, history: undefined };
    const watch = { scanId, ...times, ...unknown, status: '', phases: [] };
    const endLive = run.log.live?.(() => formatProgress(run, watch));
    const { pollIntervalSeconds } = run.progress.settings;
    try {
        for (let turn = 1;; turn++) {
            const waiting = { elapsedMs: clock.now() - startedMs, random: Math.random(), history: watch.history };
            await clock.sleep(computePollDelayMs(waiting, pollIntervalSeconds), run.budget.signal);
            const scan = await pollScan(run, watch);
            if (turn === 1 && !hasEnded(scan))
                options.readHistory?.().then((history) => Object.assign(watch, { history }), () => { });
            if (scan === undefined)
                continue;
            options.onPoll?.(scan);
            logStatusChange(run, watch, scan.status);
            if (hasEnded(scan))
                return scan;
        }
    }
    finally {
        endLive?.();
    }
}
function hasEnded(scan) {
    return scan?.status === 'COMPLETED' || scan?.status === 'FAILED';
}
function formatWholeSeconds(ms) {
    return (0,shared_clock/* formatSeconds */.Xo)(Math.max(1, Math.floor(ms / 1000)) * 1000);
}
function formatProgress({ budget }, { scanId, status, startedMs, history }) {
    const now = budget.clock.now();
    const usual = history === undefined ? '' : `; usually done after ${formatWholeSeconds(computeTypicalMs(history))}`;
    const leftMs = budget.deadline - now;
    const limit = leftMs > limitShownMs ? '' : `; time limit in ${formatWholeSeconds(leftMs)}`;
    return `Scan ${scanId}: ${formatStatus(status)}, ${formatWholeSeconds(now - startedMs)}${usual}${limit}`;
}
function formatStatus(status) {
    return status === '' ? 'started' : status.toLowerCase();
}
function formatFailure({ scan_id: id, error }) {
    return `Scan ${id} FAILED${error ? `: ${error}` : ''}`;
}
async function pollScan(run, watch) {
    try {
        const scan = await run.client.getScan({ scan_id: watch.scanId });
        watch.troubleMs = undefined;
        if ((0,service_scans/* belongsToTarget */.vE)(run, scan, watch.scanId))
            return scan;
        throw new errors/* GateError */.ue('PROTOCOL', `Asked for scan ${watch.scanId} of ${run.branch}, the service answered scan ${scan.scan_id} of ${scan.branch} in repository ${scan.repository_id}`, { hint: 'With scan-id: the scan must be of this repository and this branch.' });
    }
    catch (error) {
        const now = run.budget.clock.now();
        watch.troubleMs ??= now;
        const patience = { NOT_FOUND: unknownScanMs, UNAVAILABLE: outageMs };
        const patienceMs = error instanceof errors/* GateError */.ue ? patience[error.code] : undefined;
        if (patienceMs === undefined || now - watch.troubleMs >= patienceMs)
            throw error;
        run.log.say(`${error.message}; still asking`);
        return undefined;
    }
}
function logStatusChange(run, watch, status) {
    const now = run.budget.clock.now();
    if (status !== watch.status) {
        if (watch.status !== '')
            watch.phases.push(`${formatStatus(watch.status)} ${(0,shared_clock/* formatSeconds */.Xo)(now - watch.sinceMs)}`);
        Object.assign(watch, { status, sinceMs: now });
    }
    if (status === 'COMPLETED' || status === 'FAILED') {
        const end = `${formatStatus(status)} after ${(0,shared_clock/* formatSeconds */.Xo)(now - watch.startedMs)}`;
        run.log.say(`Scan ${watch.scanId}: ${[...watch.phases, end].join(', ')}`);
    }
    else if (now - watch.spokenMs >= heartbeatMs) {
        watch.spokenMs = now;
        run.log.say(formatProgress(run, watch));
    }
}
const historyCount = 3;
async function readHistory(run, listed) {
    try {
        const { items, zone } = listed ?? (await (0,service_scans/* listScans */.v7)(run));
        const completed = items.filter(({ status }) => status === 'COMPLETED');
        const latest = (0,service_scans/* sortNewestFirst */.BP)(completed, zone, 0).slice(0, historyCount);
        const scans = await Promise.all(latest.map((item) => (0,service_scans/* readOtherScan */.MB)(run, item)));
        const durationsMs = scans.map((scan) => {
            const ownZone = (0,times/* detectZone */.Il)(scan?.completed_at);
            const startedAt = (0,times/* parseTime */.pe)(scan?.created_at ?? scan?.started_at, ownZone);
            return ((0,times/* parseTime */.pe)(scan?.completed_at, ownZone) ?? Number.NaN) - (startedAt ?? Number.NaN);
        });
        return estimateHistory(durationsMs);
    }
    catch {
        run.budget.signal.throwIfAborted();
        return undefined;
    }
}
const firstPollMs = 1000;
const slowestPollMs = 15_000;
const slowestBlindPollMs = 10_000;
const leastDurations = 3;
const priorSpread = 0.5;
const priorWeight = 3;
const deviationScale = 1.4826;
function estimateHistory(durationsMs) {
    const logs = durationsMs.filter((ms) => ms > 0 && Number.isFinite(ms)).map((ms) => Math.log(ms / 1000));
    if (logs.length < leastDurations)
        return undefined;
    const center = computeMedian(logs);
    const deviation = deviationScale * computeMedian(logs.map((log) => Math.abs(log - center)));
    const spread = (deviation * logs.length + priorSpread * priorWeight) / (logs.length + priorWeight);
    return { center, spread };
}
function computeMedian(values) {
    return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
function computeTypicalMs({ center }) {
    return Math.exp(center) * 1000;
}
function computePollDelayMs(waiting, pollIntervalSeconds = 'auto') {
    if (pollIntervalSeconds !== 'auto')
        return pollIntervalSeconds * 1000;
    const { elapsedMs, random, history } = waiting;
    if (elapsedMs <= 0)
        return firstPollMs;
    const seconds = elapsedMs / 1000;
    const delayMs = 1000 * (history === undefined ? 0.4 * Math.sqrt(seconds) : computeBestDelay(seconds, history));
    const mostMs = history === undefined
        ? slowestBlindPollMs
        : Math.min(slowestPollMs, Math.max(5000, computeTypicalMs(history) / 10));
    return Math.min(mostMs, Math.max(firstPollMs, delayMs)) * (0.9 + 0.2 * random);
}
const requestCost = 0.1;
const ordinaryShare = 0.92;
function computeBestDelay(seconds, { center, spread }) {
    const usual = Math.exp(center);
    const deviation = (Math.log(seconds) - center) / spread;
    const density = Math.exp(-(deviation ** 2) / 2) / (seconds * spread * Math.sqrt(2 * Math.PI));
    const tail = usual / (seconds + usual);
    const rate = ordinaryShare * density + (1 - ordinaryShare) * (tail / (seconds + usual));
    const left = ordinaryShare * computeUpperNormal(deviation) + (1 - ordinaryShare) * tail;
    return Math.sqrt((2 * requestCost * left) / rate);
}
function computeUpperNormal(x) {
    const t = 1 / (1 + 0.2316419 * Math.abs(x));
    const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
    const upper = (Math.exp(-(x ** 2) / 2) / Math.sqrt(2 * Math.PI)) * series;
    return x < 0 ? 1 - upper : upper;
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/story/sources/service/source.js
















function createServiceSource(settings, { isScanProven = false, wantsEverything = false, } = {}) {
    let client;
    let opened;
    let headBefore = { kind: 'same' };
    let awaited;
    let scans = [];
    return {
        serviceOrigin: new URL(settings.baseUrl).origin,
        origin: 'service',
        startsScan: settings.scanId === undefined && !wantsEverything,
        locate: ({ reader, context }) => (0,guards/* addBranchHead */.Qq)(reader, context),
        refuse: () => (settings.apiKey === undefined ? (0,guards/* createNoKeyError */.Fu)() : undefined),
        async open(progress, reading) {
            const { environment, context, reader, budget, log } = progress;
            const { baseUrl, apiKey = '', assume } = settings;
            const { transport, version } = environment;
            const userAgent = `scan-gate/${version}`;
            client = (0,service_client/* createClient */.U)({ baseUrl, apiKey, transport, budget, assume, userAgent, onWait: log.say });
            const head = (0,guards/* watchHead */.E)(budget, reader, context);
            const wanted = (0,resolve/* buildWantedRepository */.cH)(settings, context);
            const resolving = (0,resolve/* resolveRepository */.BN)(client, wanted);
            resolving.catch(() => { });
            [headBefore] = await Promise.all([(0,guards/* checkHead */.Xj)(reader, context), reading]);
            (0,guards/* refuseMoved */.EB)(headBefore);
            if (headBefore.kind === 'unreadable')
                log.note(headBefore.message);
            const repository = await resolving;
            (0,resolve/* noteUncompared */.jc)(log, wanted, repository);
            progress.report = (0,report/* addRepository */.Ck)(progress.report, repository);
            const { repository_id: repositoryId, name } = repository;
            const { branch } = context;
            log.detail?.(`Repository ${name} (${repositoryId}), branch ${branch}`);
            opened = { client, budget, log, repositoryId, branch, progress, head, isScanProven };
            return headBefore;
        },
        async start() {
            awaited = await runScan(requireOpened(opened));
            return awaited !== undefined;
        },
        async collect({ log }, request) {
            const run = requireOpened(opened);
            let collected = await collectScans(run, requireOpened(awaited), request);
            const { verdict, reason } = collected.judgement;
            if (run.isRepeated && verdict === 'inconclusive' && reason === 'evidence') {
                log.note('Later scans make that scan inconclusive: a new one is started');
                awaited = await scanAnew(run);
                const failed = findFailed(awaited);
                if (failed !== undefined)
                    throw createScanFailedError(formatFailure(failed));
                collected = await collectScans(run, awaited, request);
            }
            scans = collected.scans;
            return collected;
        },
        ...(wantsEverything && {
            collectEverything: async () => collectEverything(requireOpened(opened), requireOpened(awaited).scans),
        }),
        async checkPass() {
            const { head } = requireOpened(opened);
            const since = requireOpened(awaited).isOurs ? 'first look' : 'push';
            return (0,source/* doubtPass */.e)(headBefore.kind === 'same' ? await head.doubt({ scans, since }) : headBefore);
        },
        serverTimeMs: () => client?.serverTimeMs(),
        requests: () => ({ ...client?.requests }),
    };
}
function requireOpened(value) {
    if (value === undefined)
        throw new Error('The service was not asked yet');
    return value;
}
async function runScan(run) {
    const { progress } = run;
    const { settings } = progress;
    const begun = await beginScan(run, {
        mayAdopt: createAdoptionTest(run),
        findToRepeat: (before) => findScanToRepeat(run, before),
    });
    if (settings.scanId !== undefined) {
        run.log.note(`Judging scan ${settings.scanId}, which this run did not start: it covers the branch as it was then`);
    }
    if (!settings.wait && (await isLeftUnjudged(run, begun)))
        return undefined;
    const startedMs = run.budget.clock.now();
    const first = await waitForScanOfCommit(run, begun);
    const failed = findFailed(first);
    if (failed === undefined) {
        const [scan] = first.scans;
        if (settings.scanId !== undefined && !run.isScanProven && scan)
            requireScanOfCommit(scan, getScanTie(run));
        return first;
    }
    progress.report = (0,report/* addScan */.zX)(progress.report, failed);
    if (!canRetry(run, failed, startedMs))
        throw createScanFailedError(formatFailure(failed));
    const later = await waitForScanOfCommit(run, await retryScan(run, failed));
    const last = findFailed(later);
    if (last === undefined)
        return later;
    progress.report = (0,report/* addScan */.zX)(progress.report, last);
    throw createScanFailedError(`${formatFailure(last)}; so did scan ${failed.scan_id} before it`);
}
async function beginScan(run, existing = {}) {
    const { progress } = run;
    const { scanId } = progress.settings;
    progress.stopwatch.begin('trigger');
    let begun;
    if (scanId !== undefined) {
        begun = { ids: [scanId], isAdopted: false, before: undefined };
    }
    else {
        const before = await (0,service_scans/* listScansBefore */.Au)(run);
        const waitFor = async (old) => void (await waitForEnd(run, old));
        begun = { ...(await startScan({ run, before, ...existing }, waitFor)), before };
        run.log.detail?.(`Scan ${begun.ids.join(' and ')} ${begun.isAdopted ? 'taken' : 'started'}`);
    }
    progress.stopwatch.begin('wait');
    const [first = ''] = begun.ids;
    progress.report = (0,report/* addStartedScan */.sN)(progress.report, { id: first, branch: run.branch, isAdopted: begun.isAdopted });
    return begun;
}
async function isLeftUnjudged({ progress, client, log }, begun) {
    const { environment, settings } = progress;
    const { leavePending } = environment;
    const [scanId = ''] = begun.ids;
    const message = `Scan ${scanId} was started and not waited for`;
    if (leavePending === undefined) {
        const hint = (0,prose/* prose */.CS) `Judge it later with ${(0,prose/* code */.aY)(`scan-id: ${scanId}`)}.`;
        progress.report = (0,report/* makeInconclusive */.j)(progress.report, 'not-waited', { message, hint });
        return true;
    }
    const isOwn = settings.scanId === undefined && begun.ids.length === 1 && !begun.isAdopted;
    if (!isOwn || !(await leavePending(scanId))) {
        const why = isOwn ? 'there is no check run here that could stay open' : 'this run did not start it alone';
        log.note(`wait: false: waiting for scan ${begun.ids.join(' and ')} anyway, because ${why}`);
        return false;
    }
    const scan = await (0,errors/* tryRead */.o_)(() => client.getScan({ scan_id: scanId }));
    if (scan?.status === 'COMPLETED' || scan?.status === 'FAILED')
        return false;
    const hint = (0,prose/* prose */.CS) `Require the check run, not this job. The run that ${(0,prose/* code */.aY)('finish-pending')} is set in completes it.`;
    progress.report = (0,report/* makeInconclusive */.j)(progress.report, 'not-waited', { message, hint });
    return true;
}
async function waitForScanOfCommit(run, begun) {
    const scans = await waitForAll(run, begun);
    const [scan] = scans;
    if (!begun.isAdopted || scan === undefined)
        return { scans, isOurs: run.progress.settings.scanId === undefined };
    const why = explainOtherCommit(scan, getScanTie(run));
    if (why === undefined)
        return { scans, isOurs: false };
    run.log.note(`Scan ${scan.scan_id} is not judged after all, and a new one is started: ${why}`);
    return scanAnew(run);
}
async function scanAnew(run) {
    await requireHead(run);
    return { scans: await waitForAll(run, await beginScan(run)), isOurs: true };
}
async function requireHead({ progress: { reader, context } }) {
    (0,guards/* refuseMoved */.EB)(await (0,guards/* checkHead */.Xj)(reader, context));
}
async function waitForAll(run, { ids, before, isAdopted }) {
    const { progress, head } = run;
    const options = { onPoll: head.onPoll, readHistory: (0,once/* runOnce */.Jh)(() => readHistory(run, before)) };
    const scans = await Promise.all(ids.map((scanId) => waitForEnd(run, scanId, options)));
    if (!isAdopted && before !== undefined)
        requireNew(before, scans);
    const [scan] = scans;
    if (scan !== undefined)
        progress.report = (0,report/* addScan */.zX)(progress.report, scan);
    return scans;
}
function requireNew(before, scans) {
    const isOld = (scan) => (0,times/* parseTime */.pe)(scan.created_at, before.zone) !== undefined && !(0,service_scans/* isNewSince */.xk)(before, scan);
    const old = scans.find(isOld);
    if (old === undefined)
        return;
    const message = `The service answered with scan ${old.scan_id}, which states that it was created before this run`;
    throw new errors/* GateError */.ue('PROTOCOL', message, {
        hint: 'An old scan may not contain this commit. Check the scan in the service, or run the gate again later.',
    });
}
function findFailed({ scans }) {
    return scans.find(({ status }) => status === 'FAILED');
}
function canRetry({ progress, budget, log }, failed, startedMs) {
    const { settings } = progress;
    if (!settings.retryFailedScan || settings.scanId !== undefined)
        return false;
    const { clock, deadline } = budget;
    const tookMs = clock.now() - startedMs;
    const leftMs = deadline - clock.now();
    if (leftMs >= tookMs)
        return true;
    const times = `it took ${(0,shared_clock/* formatSeconds */.Xo)(tookMs)}, and ${(0,shared_clock/* formatSeconds */.Xo)(leftMs)} of the time limit are left`;
    log.note(`Scan ${failed.scan_id} is not started once more (scan.retry-failed): ${times}`);
    return false;
}
async function retryScan(run, failed) {
    const { progress, log } = run;
    log.say(`${formatFailure(failed)}. Starting it once more (scan.retry-failed)`);
    await requireHead(run);
    const begun = await (0,errors/* tryRead */.o_)(() => beginScan(run, { mayAdopt: createAdoptionTest(run) }), (error) => {
        const said = `${formatFailure(failed)}, and it could not be started once more: ${error.message}`;
        throw createScanFailedError(said, { hint: error.hint, cause: error });
    });
    const { report } = progress;
    progress.report = { ...report, scan: report.scan && { ...report.scan, retryOf: failed.scan_id } };
    log.note(`${formatFailure(failed)}; started again as ${begun.ids.join(' and ')} (scan.retry-failed)`);
    return begun;
}
const checkScanHint = 'There is no verdict. Check the scan in the service, then run the gate again.';
function createScanFailedError(message, details = { hint: checkScanHint }) {
    return new errors/* GateError */.ue('SCAN_FAILED', message, details);
}
async function collectScans(run, { scans }, { policy, baseline, mayNarrow, readChanges }) {
    const { reader, settings, log } = run.progress;
    run.listAfterEnd = undefined;
    return collectEvidence(run, {
        scans,
        seenMs: run.budget.clock.now(),
        ...{ policy, baseline, listsAll: settings.uploadSarif || (0,surfaces/* needsWholeList */.F)(settings) },
        readChanges: mayNarrow ? readChanges : async () => undefined,
        isInHead: (path) => (0,guards/* isFileInHead */.mF)(reader, path, log),
        base: createBaseReader(run, scans),
    });
}


/***/ }),

/***/ 8494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GA: () => (/* binding */ checkTotals),
/* harmony export */   kj: () => (/* binding */ hasUnknownNews),
/* harmony export */   q1: () => (/* binding */ hasSameContent),
/* harmony export */   tf: () => (/* binding */ sweepViolations)
/* harmony export */ });
/* harmony import */ var _shared_api_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6063);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6002);
/* harmony import */ var _shared_severity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7786);
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6619);
/* harmony import */ var _policy_statements_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2190);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4800);






async function sweepViolations(run, wanted) {
    const sweep = await (0,_pages_js__WEBPACK_IMPORTED_MODULE_5__/* .sweepUntilStable */ .I)(createViolationSource(run, wanted));
    return { ...sweep, readMs: run.budget.clock.now() };
}
function createViolationSource(run, wanted) {
    const [titles, paths] = [createTextInterner(), createTextInterner()];
    const filter = wanted === undefined ? {} : { severity: wanted.map((word) => word.toLowerCase()).join(',') };
    return {
        async read(page) {
            const answer = await run.client.listViolations({
                repository_id: run.repositoryId,
                ...filter,
                page,
                limit: _pages_js__WEBPACK_IMPORTED_MODULE_5__/* .pageLimit */ .LN,
            });
            if (wanted !== undefined)
                checkFilter(answer, wanted);
            const items = answer.items.map((item) => {
                const finding = (0,_policy_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .readListItem */ ._V)(item);
                finding.title = titles(finding.title);
                if (finding.filePath !== undefined)
                    finding.filePath = paths(finding.filePath);
                return finding;
            });
            return { ...answer, items };
        },
        id: ({ id }) => id,
        digest: serializeForComparison,
        combine: _policy_statements_js__WEBPACK_IMPORTED_MODULE_4__/* .mergeStatements */ .z9,
    };
}
function createTextInterner() {
    const known = new Map();
    let found = 0;
    return (text) => {
        if (known.size === maxSharedTexts && found < maxSharedTexts)
            return text;
        const same = known.get(text);
        if (same !== undefined)
            found += 1;
        else if (known.size < maxSharedTexts)
            known.set(text, text);
        return same ?? text;
    };
}
const maxSharedTexts = 10_000;
function serializeForComparison(finding) {
    const { id, severity, severityKnown, status, type, filePath, line, cvss, epss, unclear } = finding;
    return JSON.stringify([id, severity, severityKnown, status, type, filePath, line, cvss, epss, unclear]);
}
function hasSameContent(a, b) {
    return (0,_pages_js__WEBPACK_IMPORTED_MODULE_5__/* .computeDigest */ .MK)({ digest: serializeForComparison }, a) === (0,_pages_js__WEBPACK_IMPORTED_MODULE_5__/* .computeDigest */ .MK)({ digest: serializeForComparison }, b);
}
function checkFilter(answer, wanted) {
    const stray = answer.items.find(({ severity }) => _shared_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .severities */ .gO.some((known) => known === severity && !wanted.includes(known)));
    if (stray === undefined)
        return;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('PROTOCOL', `Asked for violations of ${wanted.join(', ')}, the service answered one of severity ${stray.severity}`, { hint: 'The service does not honor the documented severity filter, so its lists cannot be trusted.' });
}
const maxTotalsChecks = 3;
const pauseMs = 1000;
const fewPages = 3;
const halves = [_shared_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .severityFilters */ .$l.slice(0, 2).join(','), _shared_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .severityFilters */ .$l.slice(2).join(',')];
async function checkTotals(run, { counted, begin } = { counted: 0, begin: () => { } }) {
    const reading = createViolationSource(run, undefined).read(1);
    const isLong = counted > fewPages * _pages_js__WEBPACK_IMPORTED_MODULE_5__/* .pageLimit */ .LN;
    if (isLong)
        begin();
    const first = await reading;
    if (first.total <= fewPages * first.items.length)
        return listAll(run, first);
    if (!isLong)
        begin();
    let page = first;
    for (let look = 1; page.items.every(({ severityKnown }) => severityKnown); look++) {
        if (await hasKnownOnly(run, page.total)) {
            return { list: undefined, unknownSeverities: 'none', total: page.total };
        }
        if (look === maxTotalsChecks)
            break;
        await run.budget.clock.sleep(pauseMs, run.budget.signal);
        page = await createViolationSource(run, undefined).read(1);
    }
    const list = await sweepViolations(run, undefined);
    return { list, unknownSeverities: 'unread', total: list.total };
}
async function hasUnknownNews(run, { total, findings }) {
    const counted = await readTotal(run, undefined);
    if (counted === total)
        return false;
    const ids = new Set(findings.map(({ id }) => id));
    const { list, ...listed } = await checkTotals(run);
    if (counted < listed.total)
        await checkTotal(run, listed.total);
    return list?.items.some(({ id, severityKnown }) => !severityKnown && !ids.has(id)) ?? false;
}
async function checkTotal(run, listed) {
    const counted = await readTotal(run, undefined);
    if (counted >= listed)
        return;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('PROTOCOL', `The service lists ${listed} violations, but asked for one it states a total of ${counted}`, {
        hint: 'Its totals are not those of the whole list, so a list cannot be proven complete.',
    });
}
async function listAll(run, first) {
    const sweep = await (0,_pages_js__WEBPACK_IMPORTED_MODULE_5__/* .sweepUntilStable */ .I)(createViolationSource(run, undefined), first);
    const list = { ...sweep, readMs: run.budget.clock.now() };
    const { total } = list;
    if (!list.stands)
        return { list, unknownSeverities: 'unread', total };
    const isShown = list.pageCount === 1 ||
        (list.items.every(({ severityKnown }) => severityKnown) &&
            (await readTotal(run, _shared_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .severityFilters */ .$l.join(','))) === list.items.length);
    return { list, unknownSeverities: isShown ? 'listed' : 'unread', total };
}
async function hasKnownOnly(run, total) {
    const [worse = 0, milder = 0] = await Promise.all(halves.map((words) => readTotal(run, words)));
    return worse + milder === total && (await readTotal(run, undefined)) === total;
}
async function readTotal(run, severity) {
    const filter = severity === undefined ? {} : { severity };
    return (await run.client.listViolations({ repository_id: run.repositoryId, ...filter, limit: 1 })).total;
}


/***/ }),

/***/ 9540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ readZipFile),
/* harmony export */   X: () => (/* binding */ readZipBytes)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8522);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6002);



const endSignature = 0x06054b50;
const endLength = 22;
const end64Signature = 0x06064b50;
const locator64Signature = 0x07064b50;
const locator64Length = 20;
const commentMax = 0xffff;
const entrySignature = 0x02014b50;
const entryLength = 46;
const localSignature = 0x04034b50;
const localLength = 30;
const many = 0xffff;
const large = 0xffffffff;
const zip64Tag = 1;
const largestDirectory = 256 * 1024 * 1024;
async function* readZipFile(path, options) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path, 'r');
    try {
        const { size } = await file.stat();
        yield* readZip(createBufferedReader(file, size), size, options);
    }
    finally {
        await file.close();
    }
}
async function readZipBytes(bytes, options) {
    const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const read = async (at, length) => {
        if (at + length > archive.length)
            throw createZipError('a part is beyond its end');
        return archive.subarray(at, at + length);
    };
    const files = [];
    for await (const file of readZip(read, archive.length, options))
        files.push(file);
    return files;
}
async function* readZip(read, archiveSize, options) {
    const { isWanted, mostFiles = Infinity, mostFileBytes = Infinity, mostBytes = Infinity } = options;
    const directory = await readDirectory(read, archiveSize);
    let [files, bytes] = [0, 0];
    for (let at = 0; at < directory.length;) {
        const entry = readEntry(directory, at);
        at = entry.end;
        files += 1;
        if (files > mostFiles)
            throw createZipError(`it contains more than ${mostFiles} files`);
        if (!isWanted(entry.name))
            continue;
        bytes += entry.size;
        if (bytes > mostBytes)
            throw createZipError(`it unpacks to more than ${mostBytes} bytes`);
        if (entry.size > mostFileBytes)
            throw createZipError(`${entry.name.slice(0, 200)} is larger than ${mostFileBytes} bytes`);
        yield { name: entry.name, content: await unpack(read, entry, archiveSize) };
    }
}
const windowLength = 4 * 1024 * 1024;
function createBufferedReader(file, size) {
    let bufferedBytes = { at: 0, bytes: Buffer.alloc(0) };
    return async (at, length) => {
        const from = at - bufferedBytes.at;
        if (from >= 0 && from + length <= bufferedBytes.bytes.length)
            return bufferedBytes.bytes.subarray(from, from + length);
        if (at + length > size)
            throw createZipError('a part is beyond its end');
        const bytes = Buffer.alloc(Math.max(length, Math.min(windowLength, size - at)));
        const { bytesRead } = await file.read(bytes, 0, bytes.length, at);
        if (bytesRead < length)
            throw createZipError('a part is beyond its end');
        if (length <= windowLength)
            bufferedBytes = { at, bytes: bytes.subarray(0, bytesRead) };
        return bytes.subarray(0, length);
    };
}
async function readDirectory(read, size) {
    const tailLength = Math.min(size, endLength + commentMax + locator64Length);
    const tail = await read(size - tailLength, tailLength);
    for (let at = tail.length - endLength; at >= 0; at -= 1) {
        if (tail.readUInt32LE(at) !== endSignature)
            continue;
        if (at + endLength + tail.readUInt16LE(at + 20) !== tail.length)
            continue;
        const [count, length, start] = [tail.readUInt16LE(at + 10), tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
        if (count !== tail.readUInt16LE(at + 8))
            throw createZipError('it is one of several parts');
        if (count !== many && length !== large && start !== large)
            return readDirectoryBytes(read, start, length, size);
        const locator = at - locator64Length;
        if (locator < 0 || tail.readUInt32LE(locator) !== locator64Signature)
            throw createZipError('its directory is damaged');
        const place = Number(tail.readBigUInt64LE(locator + 8));
        if (!(place < size))
            throw createZipError('its directory is beyond its end');
        const end = await read(place, 56);
        if (end.readUInt32LE(0) !== end64Signature)
            throw createZipError('its directory is damaged');
        const [length64, start64] = [Number(end.readBigUInt64LE(40)), Number(end.readBigUInt64LE(48))];
        return readDirectoryBytes(read, start64, length64, size);
    }
    throw createZipError('it has no directory');
}
async function readDirectoryBytes(read, start, length, size) {
    if (start + length > size)
        throw createZipError('its directory is beyond its end');
    if (length > largestDirectory)
        throw createZipError('its directory is too large');
    return read(start, length);
}
function readEntry(directory, at) {
    if (at + entryLength > directory.length || directory.readUInt32LE(at) !== entrySignature)
        throw createZipError('its directory is damaged');
    const nameEnd = at + entryLength + directory.readUInt16LE(at + 28);
    const extraEnd = nameEnd + directory.readUInt16LE(at + 30);
    const end = extraEnd + directory.readUInt16LE(at + 32);
    if (end > directory.length)
        throw createZipError('its directory is damaged');
    const sizes = [directory.readUInt32LE(at + 24), directory.readUInt32LE(at + 20), directory.readUInt32LE(at + 42)];
    const [size = 0, packedSize = 0, local = 0] = readLargeSizes(directory.subarray(nameEnd, extraEnd), sizes);
    return {
        name: directory.toString('utf8', at + entryLength, nameEnd),
        flags: directory.readUInt16LE(at + 8),
        method: directory.readUInt16LE(at + 10),
        crc: directory.readUInt32LE(at + 16),
        ...{ packedSize, size, local, end },
    };
}
function readLargeSizes(extra, sizes) {
    if (!sizes.includes(large))
        return [...sizes];
    for (let at = 0; at + 4 <= extra.length;) {
        const [tag, length] = [extra.readUInt16LE(at), extra.readUInt16LE(at + 2)];
        if (tag === zip64Tag && at + 4 + length <= extra.length) {
            const field = extra.subarray(at + 4, at + 4 + length);
            let place = 0;
            return sizes.map((size) => {
                if (size !== large)
                    return size;
                if (place + 8 > field.length)
                    throw createZipError('its directory is damaged');
                const read = Number(field.readBigUInt64LE(place));
                place += 8;
                return read;
            });
        }
        at += 4 + length;
    }
    throw createZipError('its directory is damaged');
}
async function unpack(read, { name, flags, method, crc, packedSize, size, local }, archiveSize) {
    if ((flags & 1) !== 0)
        throw createZipError('it is encrypted');
    if (local + localLength + packedSize > archiveSize)
        throw createZipError('a file is beyond its end');
    const header = await read(local, localLength);
    if (header.readUInt32LE(0) !== localSignature)
        throw createZipError('a file is beyond its end');
    const start = local + localLength + header.readUInt16LE(26) + header.readUInt16LE(28);
    const content = inflate(await read(start, packedSize), method, size);
    if (content.length !== size || (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.crc32)(content) !== crc)
        throw createZipError(`${name.slice(0, 200)} is damaged`);
    return content;
}
function inflate(packed, method, size) {
    if (method === 0)
        return packed;
    if (method !== 8)
        throw createZipError(`a file is packed in a way that is not read (${method})`);
    try {
        return size === 0 ? Buffer.alloc(0) : (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.inflateRawSync)(packed, { maxOutputLength: size });
    }
    catch (cause) {
        throw createZipError('a file is damaged', cause);
    }
}
function createZipError(why, cause) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PROTOCOL', `it is not a readable zip archive: ${why}`, { cause });
}


/***/ }),

/***/ 1744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ endpoints)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8343);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9567);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4548);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6063);



const bare = { style: 'bare', success: 200 };
const enveloped = { style: 'enveloped', success: 200 };
const sortNames = { sortBy: 'sort-field-parameter', sortOrder: 'sort-order-parameter' };
const paging = {
    page: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai().check(zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), zod__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(1))),
    limit: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai().check(zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), zod__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(1), zod__WEBPACK_IMPORTED_MODULE_4__/* ._lte */ .Zm(100))),
};
const text = zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP());
const chooseFrom = (words) => zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(words));
const severityList = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod__WEBPACK_IMPORTED_MODULE_2__/* .refine */ .YPB((list) => list.split(',').every((word) => _words_js__WEBPACK_IMPORTED_MODULE_1__/* .severityFilters */ .$l.some((known) => known === word)), {
    error: `expected a comma-separated list of ${_words_js__WEBPACK_IMPORTED_MODULE_1__/* .severityFilters */ .$l.join(', ')}`,
}));
const endpoints = {
    listOrganizations: {
        method: 'GET',
        path: '/organizations',
        query: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
            ...paging,
            search: text,
            status: chooseFrom(['active', 'inactive']),
            sortBy: chooseFrom(['name', 'createdAt', 'updatedAt']),
            sortOrder: chooseFrom(_words_js__WEBPACK_IMPORTED_MODULE_1__/* .sortOrders */ .iu),
        }),
        list: 'organizations',
        ...enveloped,
        scope: 'organization:read',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .organization */ .kw,
    },
    validateKey: {
        method: 'GET',
        path: '/cli/auth/validate',
        ...enveloped,
        scope: 'any key',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .keyValidation */ .P_,
    },
    getCliInfo: {
        method: 'GET',
        path: '/cli/info',
        ...enveloped,
        scope: 'none',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .cliInformation */ .Lr,
    },
    getHealth: {
        method: 'GET',
        path: '/health',
        ...enveloped,
        scope: 'none',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .health */ .vK,
    },
    listRepositories: {
        method: 'GET',
        path: '/repositories',
        query: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
            ...paging,
            search: text,
            provider: text,
            status: chooseFrom(_words_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryStatuses */ .De),
            sortBy: chooseFrom(['name', 'createdAt', 'updatedAt', 'lastScanAt']),
            sortOrder: chooseFrom(_words_js__WEBPACK_IMPORTED_MODULE_1__/* .sortOrders */ .iu),
        }),
        assumedNames: { provider: 'provider-parameter', status: 'status-parameter', ...sortNames },
        list: 'repositories',
        ...bare,
        scope: 'repository:read',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryItem */ .sq,
    },
    getRepository: {
        method: 'GET',
        path: '/repositories/{repository_id}',
        ...bare,
        scope: 'repository:read',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryDetail */ .aA,
    },
    updateRepository: {
        method: 'PATCH',
        path: '/repositories/{repository_id}',
        ...bare,
        scope: 'repository:write',
        body: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .repositorySettings */ .C6,
        answer: zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J(),
    },
    listScans: {
        method: 'GET',
        path: '/scans',
        query: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
            ...paging,
            repository_id: text,
            status: chooseFrom(_words_js__WEBPACK_IMPORTED_MODULE_1__/* .scanStatuses */ .O5),
            scanType: chooseFrom(_words_js__WEBPACK_IMPORTED_MODULE_1__/* .scanTypes */ .vz),
            sortBy: chooseFrom(['startedAt', 'completedAt', 'status']),
            sortOrder: chooseFrom(_words_js__WEBPACK_IMPORTED_MODULE_1__/* .sortOrders */ .iu),
        }),
        assumedNames: { status: 'status-parameter', scanType: 'scan-type-parameter', ...sortNames },
        list: 'scans',
        ...bare,
        scope: 'scan:read',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .scanItem */ .zc,
    },
    startScan: {
        method: 'POST',
        path: '/scans',
        style: 'bare',
        success: 201,
        scope: 'scan:write',
        body: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .scanRequest */ .dC,
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .scanStarted */ .D7,
    },
    getScan: {
        method: 'GET',
        path: '/scans/{scan_id}',
        ...bare,
        scope: 'scan:read',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .scanDetail */ .D9,
    },
    listViolations: {
        method: 'GET',
        path: '/violations',
        query: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
            ...paging,
            repository_id: text,
            severity: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(severityList),
            status: chooseFrom(_words_js__WEBPACK_IMPORTED_MODULE_1__/* .violationStatusFilters */ .nZ),
        }),
        assumedNames: { status: 'status-parameter' },
        list: 'violations',
        ...bare,
        scope: 'violation:read',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .violationItem */ .v,
    },
    getViolation: {
        method: 'GET',
        path: '/violations/{violation_id}',
        ...bare,
        scope: 'violation:read',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .violationDetail */ .hM,
    },
    suppressViolation: {
        method: 'POST',
        path: '/violations/{violation_id}/suppress',
        ...bare,
        scope: 'violation:write',
        body: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .suppression */ .iO,
        answer: zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J(),
    },
};


/***/ }),

/***/ 2148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ isOnRemoteBranch),
/* harmony export */   I8: () => (/* binding */ findCheckout),
/* harmony export */   IE: () => (/* binding */ readCurrentBranch),
/* harmony export */   J9: () => (/* binding */ resolveCommits),
/* harmony export */   OY: () => (/* binding */ resolveBothBranches),
/* harmony export */   Te: () => (/* binding */ findDefaultBranch),
/* harmony export */   WL: () => (/* binding */ resolveCommit),
/* harmony export */   fn: () => (/* binding */ resolveBranchHead),
/* harmony export */   gJ: () => (/* binding */ readOriginUrl),
/* harmony export */   pD: () => (/* binding */ parseBranchName),
/* harmony export */   pd: () => (/* binding */ resolveBranch),
/* harmony export */   tK: () => (/* binding */ resolveHead)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6002);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7974);
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4222);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6289);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5466);





const localBranch = 'refs/heads/';
const remoteBranch = 'refs/remotes/origin/';
async function findCheckout(location) {
    if (!(await (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .isFolder */ .lQ)(location.path)))
        throw createNotCheckoutError(location.path, 'it is not a folder');
    const { gitFolder, top } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .findGitRepository */ .Ct)(location);
    const result = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .runGitCommand */ .tD)(location, ['rev-parse', '--git-dir']);
    if (result.code !== 0)
        throw createNotCheckoutError(location.path, (0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .readErrorLine */ .To)(result.stderr));
    return { path: top ?? gitFolder, isBare: top === undefined };
}
async function resolveBranch(location, branch) {
    const name = `${localBranch}${branch}`;
    return (await resolveRefs(location, [name])).get(name);
}
async function resolveBothBranches(location, branch) {
    const [remote, local] = [`${remoteBranch}${branch}`, `${localBranch}${branch}`];
    const found = await resolveRefs(location, [remote, local]);
    return { remote: found.get(remote), local: found.get(local) };
}
async function resolveBranchHead(location, branch) {
    const { remote, local } = await resolveBothBranches(location, branch);
    return remote ?? local;
}
async function resolveRefs(location, names) {
    const { stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .runGitCommand */ .tD)(location, [
        'for-each-ref',
        '--format=%(objecttype) %(objectname) %(refname)',
        ...names,
    ]);
    const lines = stdout
        .toString()
        .split('\n')
        .map((line) => /^commit ([0-9a-f]+) (.+)$/.exec(line) ?? []);
    const found = new Map(lines.map(([, sha = '', name = '']) => [name, sha]));
    return new Map(names.flatMap((name) => (found.has(name) ? [[name, found.get(name) ?? '']] : [])));
}
function resolveHead(location) {
    return resolveCommit(location, 'HEAD');
}
async function readCurrentBranch(location) {
    return parseBranchName((await readSymbolicTarget(location, 'HEAD')) ?? '');
}
function parseBranchName(ref) {
    return ref.startsWith(localBranch) ? ref.slice(localBranch.length) : undefined;
}
async function findDefaultBranch(location) {
    const remoteHead = await readSymbolicTarget(location, `${remoteBranch}HEAD`);
    if (remoteHead?.startsWith(remoteBranch))
        return remoteHead.slice(remoteBranch.length);
    const usual = ['main', 'master'];
    const found = await resolveRefs(location, usual.map((name) => `${localBranch}${name}`));
    return usual.find((name) => found.has(`${localBranch}${name}`)) ?? readCurrentBranch(location);
}
async function readOriginUrl(location) {
    const url = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(location, ['remote', 'get-url', 'origin'], { mode: 'user' });
    if (url === undefined)
        return undefined;
    const { top, gitFolder } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .findGitRepository */ .Ct)(location);
    return (0,_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveRelativeUrl */ .Yl)(stripNewline(url), top ?? gitFolder);
}
async function isOnRemoteBranch(location, commit) {
    return Boolean(await (0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(location, ['for-each-ref', '--count=1', `--contains=${commit}`, remoteBranch]));
}
async function resolveCommit(location, revision) {
    return (await resolveCommits(location, [revision]))[0];
}
async function resolveCommits(location, revisions) {
    const input = revisions.map((revision) => `${/[\r\n]/.test(revision) ? '' : revision}^{commit}\n`).join('');
    const { code, stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .runGitCommand */ .tD)(location, ['cat-file', '--batch-check'], { input });
    if (code !== 0 && revisions.length > 1)
        return Promise.all(revisions.map((revision) => resolveCommit(location, revision)));
    const lines = stdout.toString().split('\n');
    return revisions.map((_, index) => /^([0-9a-f]+) commit \d+$/.exec(lines[index] ?? '')?.[1]);
}
async function readSymbolicTarget(location, reference) {
    const target = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(location, ['symbolic-ref', '--quiet', reference]);
    return target === undefined ? undefined : stripNewline(target);
}
function createNotCheckoutError(path, why) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `${path} is not a git checkout or bare clone: ${why}`, {
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_4__/* .prose */ .CS) `Give the path of a folder that ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)('git clone')} or ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)('git init')} made, with at least one commit. To scan a plain folder: ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)('scan-gate run --embedded PATH --worktree')}.`,
    });
}
const stripNewline = (line) => line.replace(/\r?\n$/, '');


/***/ }),

/***/ 2160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bp: () => (/* binding */ endRedirects),
/* harmony export */   MA: () => (/* binding */ parseConfiguration),
/* harmony export */   XW: () => (/* binding */ selectRepositoryEntries),
/* harmony export */   _d: () => (/* binding */ selectUserEntries),
/* harmony export */   g3: () => (/* binding */ formatConfiguration),
/* harmony export */   k$: () => (/* binding */ selectJobEntries)
/* harmony export */ });
function parseConfiguration(listed) {
    const fields = listed.split('\0');
    const pairs = Array.from({ length: Math.floor(fields.length / 2) }, (_, at) => fields.slice(2 * at, 2 * at + 2));
    return pairs.map(([scope = '', entry = '']) => {
        const end = entry.indexOf('\n');
        return end < 0
            ? { scope, name: entry, value: undefined }
            : { scope, name: entry.slice(0, end), value: entry.slice(end + 1) };
    });
}
const access = /^(?:remote\.origin\.(?:url|proxy|proxyauthmethod|promisor|partialclonefilter)|url\..*\.insteadof|http\..+|credential\..+|ssh\.variant|protocol\.version)$/s;
const userOnly = /^(?:core\.(?:sshcommand|gitproxy)|safe\.directory)$/;
function selectUserEntries(entries) {
    const own = entries.filter(({ scope }) => scope === 'system' || scope === 'global');
    return own.filter(({ name }) => access.test(name) || userOnly.test(name));
}
const program = /^core\.(?:sshcommand|gitproxy)$/;
function selectJobEntries(entries) {
    const own = entries.filter(({ scope }) => scope === 'command');
    return own.filter(({ name }) => access.test(name) || program.test(name));
}
function selectRepositoryEntries(entries, isBare) {
    const own = entries.filter(({ scope }) => scope === 'local' || scope === 'worktree');
    return own.filter(({ name }) => (isBare ? name === 'remote.origin.url' : access.test(name)));
}
function formatConfiguration(entries) {
    return entries.map(formatEntry).join('');
}
const carried = /^http\.(?:(.*)\.)?(?:extraheader|cookiefile)$/s;
const redirects = /^http\.(?:.*\.)?followredirects$/s;
function endRedirects(entries, all = entries, address = '') {
    const host = URL.parse(address)?.host;
    const isCarried = ({ name }) => {
        const found = carried.exec(name);
        const own = URL.parse(found?.[1] ?? '')?.host;
        return found !== null && (own === undefined || host === undefined || own.includes('*') || own === host);
    };
    if (!all.some(isCarried))
        return [...entries];
    const end = { scope: 'local', name: 'http.followredirects', value: 'false' };
    return [...entries.filter(({ name }) => !redirects.test(name)), end];
}
function formatEntry({ name, value }) {
    const [first, last] = [name.indexOf('.'), name.lastIndexOf('.')];
    const section = name.slice(0, first);
    const subsection = name.slice(first + 1, last);
    const head = first === last ? section : `${section} "${subsection.replaceAll(/["\\]/g, '\\$&')}"`;
    if (subsection.includes('\n'))
        return '';
    const escaped = value?.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\t', '\\t');
    return `[${head}]\n\t${name.slice(last + 1)}${escaped === undefined ? '' : ` = "${escaped}"`}\n`;
}


/***/ }),

/***/ 2210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NS: () => (/* binding */ isLfsPointer),
/* harmony export */   WH: () => (/* binding */ maximumFileBytes),
/* harmony export */   _N: () => (/* binding */ exportCommit)
/* harmony export */ });
/* unused harmony export judgePath */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7075);
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8321);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6466);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6002);
/* harmony import */ var _languages_languages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7502);
/* harmony import */ var _languages_program_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5361);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7974);
/* harmony import */ var _text_contents_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8579);
/* harmony import */ var _text_limits_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8717);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2126);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5466);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2106);













const maximumFileBytes = 10 * 1024 * 1024;
const maximumTreeBytes = 4 * 1024 ** 3;
const maximumTreeFiles = 500_000;
const engine = 'checkout';
const fullSha = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
async function exportCommit(request) {
    if (!fullSha.test(request.sha))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue('SCAN_FAILED', `Not the full SHA of a commit: ${request.sha}`);
    const { blobs, skips, paths, twice } = await listTree(request);
    const contents = new Map(blobs.filter(({ kind, path }) => kind === 'file' && !twice.has(path)).map(({ path, oid }) => [path, oid]));
    const isLeftOut = request.leaveOut?.(contents) ?? (() => false);
    const history = await (0,_history_js__WEBPACK_IMPORTED_MODULE_8__/* .listHistory */ .Pq)(request, new Set(blobs.map(({ oid }) => oid)));
    const old = history.blobs.map((blob) => ({ ...blob, kind: 'old' }));
    const needed = blobs.filter(({ kind, path, oid }) => kind !== 'file' || !isLeftOut(path, oid));
    const placed = sortContents([...needed, ...old], await copyBlobs(request, [...needed, ...old]));
    const links = judgeLinks(placed.links, paths);
    const left = [...skips, ...placed.skips, ...links.skips];
    const stored = new Map(placed.files.map((file) => [file.path, file.stored]));
    for (const [path, target] of links.renamed) {
        const oid = contents.get(target);
        if (oid !== undefined)
            contents.set(path, oid);
        const content = stored.get(target);
        if (content !== undefined)
            placed.files.push({ path, stored: content });
    }
    return {
        contents,
        renamed: links.renamed,
        files: placed.files.sort((a, b) => (a.path < b.path ? -1 : 1)),
        odd: placed.odd,
        links: placed.links,
        old: placed.old,
        diagnostics: [...(0,_text_limits_js__WEBPACK_IMPORTED_MODULE_11__/* .createSkipDiagnostics */ .QQ)(engine, left), ...links.diagnostics, ...history.diagnostics],
        isWhole: left.length === 0,
    };
}
async function listTree(request) {
    if (request.signal.aborted)
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .createCancelledError */ ._Z)(request.signal);
    const listing = { blobs: [], skips: [], paths: new Set(), twice: new Set() };
    const child = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_9__/* .startGit */ .BE)(request, ['ls-tree', '-r', '-z', '-l', '--full-tree', request.sha]);
    child.stdin.end();
    const ended = (0,_start_js__WEBPACK_IMPORTED_MODULE_10__/* .waitForExit */ .zE)(child, request.signal);
    const errors = (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__.text)(child.stderr);
    const read = (async () => {
        let bytes = 0;
        for await (const record of (0,_history_js__WEBPACK_IMPORTED_MODULE_8__/* .splitStream */ .LA)(child.stdout, 0)) {
            bytes += addTreeEntry(listing, record);
            if (bytes > maximumTreeBytes || listing.blobs.length > maximumTreeFiles) {
                const limit = `${maximumTreeFiles} files or ${maximumTreeBytes / 1024 ** 3} GiB`;
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue('SCAN_FAILED', `The tree of ${request.sha} contains more than ${limit}`);
            }
        }
    })();
    const [code, message] = await Promise.all([ended, errors, read]).finally(() => child.kill('SIGKILL'));
    if (code !== 0)
        throw createUnreadableTreeError(request.sha, message);
    return listing;
}
function addTreeEntry(listing, record) {
    const tab = record.indexOf(0x09);
    const [mode, , oid, size] = record.toString('latin1', 0, Math.max(tab, 0)).split(/ +/);
    if (tab < 0 || mode === undefined || oid === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue('SCAN_FAILED', 'git listed a tree in an unknown form');
    const judged = judgePath(record.subarray(tab + 1));
    const path = 'refusal' in judged ? judged.shown : judged.path;
    const reportSkip = (reason) => listing.skips.push({ reason, filePath: path });
    if ('refusal' in judged)
        reportSkip(`Unusual file name that some systems do not support: ${judged.refusal}`);
    else if (listing.paths.has(path))
        reportSkip('The tree contains this name twice');
    const kind = 'refusal' in judged || listing.paths.has(path) ? 'odd' : 'file';
    if (listing.paths.has(path))
        listing.twice.add(path);
    listing.paths.add(path);
    if (mode === '160000') {
        reportSkip('Submodule: not scanned');
    }
    else if (!/^\d+$/.test(size ?? '')) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue('SCAN_FAILED', `The repository does not contain the contents of ${path}`, {
            hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_12__/* .prose */ .CS) `Scan a full clone: a partial clone (${(0,_prose_js__WEBPACK_IMPORTED_MODULE_12__/* .code */ .aY)('--filter')}) lacks file contents.`,
        });
    }
    else if (Number(size) > maximumFileBytes) {
        reportSkip(`Larger than ${maximumFileBytes / 1024 / 1024} MiB: not scanned`);
    }
    else {
        listing.blobs.push({ oid, path, bytes: Number(size), kind: mode === '120000' ? 'link' : kind });
        return Number(size);
    }
    return 0;
}
async function copyBlobs(request, blobs) {
    if (request.signal.aborted)
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .createCancelledError */ ._Z)(request.signal);
    const objects = [...new Map(blobs.map((blob) => [blob.oid, blob])).values()];
    const links = new Set(blobs.flatMap(({ kind, oid }) => (kind === 'link' ? [oid] : [])));
    const child = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_9__/* .startGit */ .BE)(request, ['cat-file', '--batch', '--buffer']);
    const ended = (0,_start_js__WEBPACK_IMPORTED_MODULE_10__/* .waitForExit */ .zE)(child, request.signal);
    const errors = (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__.text)(child.stderr);
    const fed = (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_3__.pipeline)(node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from(formatOidLines(objects)), child.stdin).catch(() => undefined);
    const copied = new Map();
    const writer = (0,_text_contents_js__WEBPACK_IMPORTED_MODULE_7__/* .createContentWriter */ .PH)(request.destination);
    const read = (async () => {
        const reader = (0,_history_js__WEBPACK_IMPORTED_MODULE_8__/* .createRecordReader */ .n4)(child.stdout);
        for (const blob of objects) {
            const content = await readBlob(reader, blob);
            const isPointer = content.length <= lfsPointerBytes && isLfsPointer(content.toString('latin1'));
            const target = links.has(blob.oid) ? content.toString() : '';
            copied.set(blob.oid, { stored: writer.add(content), isPointer, target });
        }
    })().finally(writer.end);
    const [code, message] = await Promise.all([ended, errors, read, fed]).finally(() => child.kill('SIGKILL'));
    if (code !== 0)
        throw createUnreadableTreeError(request.sha, message);
    return copied;
}
function* formatOidLines(blobs) {
    for (const { oid } of blobs)
        yield `${oid}\n`;
}
function sortContents(blobs, copied) {
    const files = [];
    const odd = [];
    const links = [];
    const old = [];
    const skips = [];
    for (const { path, kind, commit, oid } of blobs) {
        const { stored, isPointer, target } = copied.get(oid);
        if (isPointer) {
            if (kind !== 'old')
                skips.push({ reason: 'Git LFS pointer: the file behind it was not scanned', filePath: path });
        }
        else if (kind === 'link')
            links.push({ path, stored, target });
        else if (kind === 'old')
            old.push({ path, stored, commit });
        else
            (kind === 'file' ? files : odd).push({ path, stored });
    }
    return { files, odd, links, old, skips };
}
async function readBlob(reader, blob) {
    const header = await reader.line();
    if (header !== `${blob.oid} ${blob.type ?? 'blob'} ${blob.bytes}`) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue('SCAN_FAILED', `The repository does not contain the contents of ${blob.path}`, {
            hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_12__/* .prose */ .CS) `Check the repository with ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_12__/* .code */ .aY)('git fsck')}, or clone it again.`,
        });
    }
    const content = await reader.bytes(blob.bytes);
    await reader.bytes(1);
    return content;
}
function createUnreadableTreeError(sha, message) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue('SCAN_FAILED', `git could not read the tree of ${sha}: ${message.split('\n', 1)[0]}`);
}
function judgeLinks(links, paths) {
    if (links.length === 0)
        return { skips: [], diagnostics: [], renamed: new Map() };
    const folders = listFolders(paths);
    const resolveTarget = ({ path, target }) => /^[^/]/.test(target) ? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path), target)).replace(/\/$/, '') : '..';
    const pointsInside = (link) => {
        const resolved = resolveTarget(link);
        return resolved === '.' || paths.has(resolved) || folders.has(resolved);
    };
    const targets = new Map(links.map((link) => [link.path, resolveTarget(link)]));
    const findFile = (path, steps = 0) => {
        const target = targets.get(path);
        if (target === undefined)
            return path;
        return steps < mostSteps ? findFile(target, steps + 1) : undefined;
    };
    const renamed = new Map(links.flatMap(({ path }) => {
        const target = findFile(path);
        return target !== undefined && paths.has(target) && isReadOtherwise(path, target) ? [[path, target]] : [];
    }));
    const skips = links
        .filter((link) => !pointsInside(link))
        .map(({ path }) => ({ reason: 'Symbolic link to a file outside this commit: not scanned', filePath: path }));
    const followed = links.length - skips.length - renamed.size;
    const message = `Symbolic links were not followed (${followed}); what they point to is scanned at its own path`;
    return { skips, diagnostics: followed === 0 ? [] : [{ engine: 'checkout', message }], renamed };
}
const mostSteps = 40;
function isReadOtherwise(path, target) {
    const readName = (name) => {
        const kind = (0,_languages_program_js__WEBPACK_IMPORTED_MODULE_6__/* .detectScriptKind */ .Fb)(name);
        const template = /\.(tf|tofu|ya?ml)$/i.exec(name)?.[1]?.replace('yaml', 'yml');
        return (0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_5__/* .detectByName */ .Oe)(name) ?? (kind !== undefined && 'markup' in kind ? kind.markup : template);
    };
    return readName(path) !== undefined && readName(path) !== readName(target);
}
function listFolders(paths) {
    const folders = new Set();
    for (const path of paths) {
        for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
            const folder = path.slice(0, end);
            if (folders.has(folder))
                break;
            folders.add(folder);
        }
    }
    return folders;
}
const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const ignoredByFileSystems = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
function judgePath(raw) {
    let path;
    try {
        path = strictUtf8.decode(raw);
    }
    catch {
        const shown = raw.toString('latin1').replaceAll(/[^\x20-\x7e]/g, (character) => {
            return `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
        });
        return { shown, refusal: 'its name is not UTF-8' };
    }
    const refusal = findPathRefusal(path);
    return refusal === undefined ? { path } : { shown: path, refusal };
}
const plainPath = /^(?![A-Za-z]:|.*git|\.{0,2}(?:\/|$)|.*\/\.{0,2}(?:\/|$))[\x20-\x5b\x5d-\x7e]+$/i;
function findPathRefusal(path) {
    if (plainPath.test(path))
        return undefined;
    if (path.includes('\0'))
        return 'its name contains a NUL';
    if (path.includes('\\'))
        return 'its name contains a backslash';
    if (path.startsWith('/') || /^[A-Za-z]:/.test(path))
        return 'its name is an absolute path';
    const parts = path.split('/');
    if (parts.some((part) => part === '' || part === '.' || part === '..'))
        return 'its name leaves the tree';
    if (parts.some(isGitFolderName))
        return 'its name points into a .git folder';
    return undefined;
}
function isGitFolderName(part) {
    const plain = part.replaceAll(ignoredByFileSystems, '').toLowerCase().replace(/:.*$/, '');
    return /^(?:\.git|git~1)[. ]*$/.test(plain);
}
const lfsPointerBytes = 1024;
const pointer = /^version https?:\/\/[\w.-]+\/spec\/v\d+\n(?:ext-\d+-[\w.-]+ sha256:[0-9a-f]{64}\n)*oid sha256:[0-9a-f]{64}\nsize \d+\n$/;
function isLfsPointer(text) {
    return text.length <= lfsPointerBytes && pointer.test(text);
}


/***/ }),

/***/ 1301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D_: () => (/* binding */ fetchBranch),
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   Pl: () => (/* binding */ withMissingObjects),
/* harmony export */   VH: () => (/* binding */ readCheckoutHead),
/* harmony export */   VI: () => (/* binding */ isCheckout),
/* harmony export */   We: () => (/* binding */ isShallowClone),
/* harmony export */   Xz: () => (/* binding */ isSubmodule),
/* harmony export */   _T: () => (/* binding */ readFileAt),
/* harmony export */   lD: () => (/* binding */ createGit),
/* harmony export */   nl: () => (/* binding */ readFilesAt),
/* harmony export */   vc: () => (/* binding */ resolveSha)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6002);
/* harmony import */ var _once_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8864);
/* harmony import */ var _commit_name_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9889);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2126);
/* harmony import */ var _merge_base_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(626);
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4222);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8044);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5466);










function createGit(folder) {
    const readEntries = (0,_once_js__WEBPACK_IMPORTED_MODULE_8__/* .runUntilSuccess */ .$N)(() => (0,_origin_js__WEBPACK_IMPORTED_MODULE_5__/* .readOriginEntries */ .he)(toGitLocation(folder, localMs)));
    return (...args) => runGit(args, folder, readEntries);
}
function resolveSha(name, git) {
    return git('rev-parse', '--quiet', '--verify', `${name}^{commit}`);
}
const localMs = 30_000;
const modes = { remote: 'user' };
async function runGit(args, folder, readEntries) {
    const location = toGitLocation(folder, localMs);
    if (!isRepository(location.path))
        return undefined;
    const [command = ''] = args;
    if (command === 'ls-remote' && location.origin === undefined) {
        return catchFailure((0,_origin_js__WEBPACK_IMPORTED_MODULE_5__/* .withOrigin */ .D_)({ place: location, withObjects: false, readEntries }, (origin) => readGitOutput(origin, args)));
    }
    return readGitOutput(location, args, modes[command]);
}
async function catchFailure(work) {
    try {
        return await work;
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue && (error.code === 'CANCELLED' || error.code === 'PROTOCOL'))
            return undefined;
        throw error;
    }
}
function toGitLocation(folder, timeoutMs) {
    const timeout = AbortSignal.timeout(timeoutMs);
    if (typeof folder === 'string')
        return { path: folder, signal: timeout };
    return { ...folder, signal: AbortSignal.any([folder.signal, timeout]) };
}
function isRepository(path) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', `git could not be run in ${path}`, {
            reason: 'wrong-ref',
            hint: 'Install git, and run the command in a folder that exists.',
        });
    }
    const { checkout, bare } = (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .findRepository */ .W)(path);
    return checkout !== undefined || bare !== undefined;
}
function readGitOutput(location, args, mode) {
    return catchFailure((0,_runner_js__WEBPACK_IMPORTED_MODULE_7__/* .askGit */ .gG)(location, args, { mode }).then((text) => text?.trim()));
}
const textCapBytes = 1024 * 1024;
async function readFileAt(folder, ref, path) {
    const [read] = await readFilesAt(folder, ref, [path]);
    if (read?.status === 'rejected')
        throw read.reason;
    return read?.value;
}
async function readFilesAt(folder, ref, paths) {
    return (await withMissingObjects(folder, (whole) => readFilesOnce(whole, ref, paths))) ?? [];
}
async function readFilesOnce(cwd, ref, paths) {
    const { sha, listed } = await listFilesAt(cwd, ref, paths);
    const records = listed.toString().split('\0');
    const named = new Map(records.map((record) => [record.slice(record.indexOf('\t') + 1), record]));
    const entries = paths.length === 1 ? records : paths.map((path) => named.get(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(path)));
    return Promise.allSettled(paths.map((path, index) => readListedFile(cwd, sha, ref, path, entries[index])));
}
async function readListedFile(cwd, sha, ref, path, entry) {
    const [, mode, kind, object] = /^(\d+) (\w+) ([0-9a-f]+)\t/.exec(entry ?? '') ?? [];
    if (object === undefined)
        return undefined;
    const at = (0,_commit_name_js__WEBPACK_IMPORTED_MODULE_9__/* .formatCommit */ .Hs)(sha, ref);
    if (kind !== 'blob')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PROTOCOL', `${path} is not a file at ${at}`);
    const text = await readBlobText(cwd, object, `${path} of ${at}`);
    return { text, at, ...(mode === '120000' && { isLink: true }) };
}
async function readBlobText(cwd, object, name) {
    const content = await runGitForBytes(['cat-file', 'blob', object], cwd).catch((error) => {
        const isTooLong = error.cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue && error.cause.code === 'PROTOCOL';
        throw isTooLong ? new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PROTOCOL', `${name} has more than ${textCapBytes / 1024} KiB`) : error;
    });
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(content);
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PROTOCOL', `${name} is not UTF-8`, { cause: error });
    }
}
async function listFilesAt(cwd, ref, paths) {
    const runLsTree = (sha) => runGitForBytes(['ls-tree', '-z', '--full-tree', `${sha}^{commit}`, '--', ...paths], cwd);
    if ((0,_commit_name_js__WEBPACK_IMPORTED_MODULE_9__/* .isFullSha */ .Wf)(ref)) {
        const listed = await runLsTree(ref).catch(() => undefined);
        if (listed !== undefined)
            return { sha: ref, listed };
    }
    const sha = await resolveRefCommit(cwd, ref);
    return { sha, listed: await runLsTree(sha) };
}
async function resolveRefCommit(cwd, ref) {
    const resolveName = (name) => resolveSha(name, createGit(cwd));
    const isExact = ref.startsWith('refs/') || (0,_commit_name_js__WEBPACK_IMPORTED_MODULE_9__/* .isFullSha */ .Wf)(ref);
    const [, kind, name = ref] = /^(?:(heads|tags)\/)?(.*)$/s.exec(ref) ?? [];
    const branches = [`refs/remotes/origin/${name}`, `refs/heads/${name}`];
    const branch = isExact || kind === 'tags'
        ? undefined
        : ((await resolveName(branches[0] ?? '')) ?? (await resolveName(branches[1] ?? '')));
    const tag = isExact || kind === 'heads' ? undefined : await resolveName(`refs/tags/${name}`);
    if (branch !== undefined && tag !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', `${name} is a branch and a tag`, { hint: `Write heads/${name} or tags/${name}.` });
    }
    const found = isExact ? await resolveName(ref) : (branch ?? tag);
    if (found !== undefined)
        return found;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('NOT_FOUND', `The checkout has no commit for ${ref}`, {
        hint: `Fetch it (git fetch origin ${name}), or name another one with policy-ref.`,
    });
}
async function runGitForBytes(args, folder) {
    const location = toGitLocation(folder, localMs);
    const createGitFault = (details) => new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PROTOCOL', `git ${args[0]} failed in ${location.path}`, details);
    const result = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_7__/* .runGitCommand */ .tD)(location, args, { capBytes: textCapBytes }).catch((cause) => {
        throw createGitFault({ cause });
    });
    if (result.code !== 0)
        throw createGitFault({ cause: new Error(result.stderr.trim()) });
    return result.stdout;
}
async function withMissingObjects(folder, read) {
    const isOurs = typeof folder !== 'string' && folder.origin !== undefined;
    if (isOurs || !(await (0,_history_js__WEBPACK_IMPORTED_MODULE_3__/* .isPartial */ .mt)(toGitLocation(folder, localMs))))
        return read(folder);
    const location = toGitLocation(folder, fetchMs);
    const found = await (0,_origin_js__WEBPACK_IMPORTED_MODULE_5__/* .withOrigin */ .D_)({ place: location, withObjects: true }, async (origin) => ({
        value: await read(origin),
    }));
    return found === undefined ? read(folder) : found.value;
}
const fetchMs = 180_000;
async function fetchBranch(asked, use) {
    const { folder, branch, isShallow, known } = asked;
    const location = toGitLocation(folder, fetchMs);
    return (0,_origin_js__WEBPACK_IMPORTED_MODULE_5__/* .withOrigin */ .D_)({ place: location, withObjects: !isShallow }, async (origin) => {
        if (known !== undefined && (await isShallowClone(origin))) {
            await catchFailure((0,_merge_base_js__WEBPACK_IMPORTED_MODULE_4__/* .fetchUntilMeeting */ .Qw)(origin, known, branch, fetchedRef));
        }
        else {
            if (known !== undefined)
                await readGitOutput(origin, ['update-ref', 'refs/known', known]);
            const flags = ['--quiet', '--no-tags', '--refmap=', ...(isShallow ? ['--depth=1'] : [])];
            await readGitOutput(origin, ['fetch', ...flags, 'origin', `+refs/heads/${branch}:${fetchedRef}`]);
        }
        const sha = await resolveSha(fetchedRef, createGit(origin));
        return sha === undefined ? undefined : use(origin, sha);
    });
}
const fetchedRef = 'refs/heads/fetched';
function isShallowClone(folder) {
    return (0,_history_js__WEBPACK_IMPORTED_MODULE_3__/* .isShallow */ .fE)(toGitLocation(folder, localMs));
}
async function isCheckout(folder) {
    const { checkout, bare } = (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .findRepository */ .W)(folder);
    if (checkout === undefined && bare !== undefined) {
        throw createUnreadableCheckoutError(folder, 'it is a bare clone, which has no checkout');
    }
    if (checkout === undefined && !hasGitFolder(folder))
        return false;
    if (checkout === undefined)
        throw createUnreadableCheckoutError(folder, 'its .git is not a repository');
    const result = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_7__/* .runGitCommand */ .tD)(toGitLocation(folder, localMs), ['rev-parse', '--git-dir'], { mode: 'owned' });
    if (result.code === 0)
        return true;
    throw createUnreadableCheckoutError(folder, (0,_runner_js__WEBPACK_IMPORTED_MODULE_7__/* .readErrorLine */ .To)(result.stderr) || 'it does not answer');
}
async function readCheckoutHead(folder, mode = 'owned') {
    const { checkout, bare } = (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .findRepository */ .W)(folder);
    if (checkout === undefined || bare !== undefined)
        return undefined;
    const question = ['rev-parse', '--absolute-git-dir', 'HEAD^{commit}', '--symbolic-full-name', 'HEAD'];
    const { code, stdout, stderr } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_7__/* .runGitCommand */ .tD)(toGitLocation(folder, localMs), question, { mode });
    const [, gitFolder = '', sha, ref] = /^(.+)\n([0-9a-f]+)\n(\S+)\n$/s.exec(stdout.toString()) ?? [];
    const isClear = code === 0 && stderr === '' && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitFolder) === checkout.gitFolder;
    return isClear && sha !== undefined && ref !== undefined ? { sha, ref } : undefined;
}
async function isSubmodule(folder) {
    const top = (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .findRepository */ .W)(folder).checkout?.top;
    const outerTop = top === undefined ? undefined : (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .findRepository */ .W)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(top)).checkout?.top;
    if (top === undefined || outerTop === undefined)
        return false;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(outerTop, top).replaceAll('\\', '/');
    const git = createGit(outerTop);
    const [staged, committed] = await Promise.all([
        git('ls-files', '--stage', '-z', '--', path),
        git('ls-tree', '-z', '--full-tree', 'HEAD', '--', path),
    ]);
    return [staged, committed].some((runLsTree) => runLsTree?.startsWith('160000 ') === true);
}
function createUnreadableCheckoutError(folder, why) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', `git cannot read the checkout ${folder}: ${why}`, {
        reason: 'policy',
        hint: `Give git access to it; a checkout of another user needs git config --global --add safe.directory ${folder}`,
    });
}
function hasGitFolder(folder) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git')))
        return true;
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    return above !== folder && hasGitFolder(above);
}


/***/ }),

/***/ 2126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LA: () => (/* binding */ splitStream),
/* harmony export */   Pq: () => (/* binding */ listHistory),
/* harmony export */   QX: () => (/* binding */ isAncestor),
/* harmony export */   W9: () => (/* binding */ listCommitsBefore),
/* harmony export */   fE: () => (/* binding */ isShallow),
/* harmony export */   mt: () => (/* binding */ isPartial),
/* harmony export */   n4: () => (/* binding */ createRecordReader),
/* harmony export */   yv: () => (/* binding */ listCommitsChanging)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7075);
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8321);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6466);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6002);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7974);
/* harmony import */ var _commit_name_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(9889);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6289);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8044);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5466);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2106);













const defaultLimits = { objects: 300_000, blobs: 20_000, bytes: 512 * 1024 * 1024, blobBytes: 10 * 1024 * 1024 };
const none = { blobs: [], diagnostics: [] };
const newline = 0x0a;
async function listHistory(request, knownOids, limits = defaultLimits) {
    const { sha, base } = request;
    if (base === undefined)
        return none;
    const bases = await findBases(request, base);
    if (bases === undefined) {
        return {
            blobs: [],
            diagnostics: [reportUnsearched('the clone does not contain the commit that this branch is compared with')],
        };
    }
    if (bases.includes(sha))
        return none;
    const seen = new Set(knownOids);
    const inBases = [];
    for (const commit of bases)
        inBases.push(...(await listTreeContents(request, commit, seen)));
    const { named, messages, isCut } = await listBranchObjects(request, bases, seen, limits.objects);
    const blobs = await addSizes(request, [...inBases, ...named, ...messages]);
    const kept = selectWithinLimits(blobs, limits);
    const left = blobs.filter((blob) => !kept.has(blob));
    const diagnostics = [];
    if (await isShallow(request))
        diagnostics.push(reportUnsearched('the clone is shallow: fetch the whole history'));
    if (left.length > 0 || isCut)
        diagnostics.push(reportBeyondLimits(left, isCut, limits));
    return { blobs: blobs.filter((blob) => kept.has(blob)), diagnostics };
}
function reportUnsearched(why) {
    const message = `Not all versions of the files that the branch changes were searched for secrets: ${why}`;
    return { engine: 'checkout', message };
}
function reportBeyondLimits(left, isCut, limits) {
    const isPadded = isCut || left.some(({ commit, bytes }) => commit !== undefined && bytes <= limits.blobBytes);
    const said = reportUnsearched(`${isCut ? 'more' : left.length} versions of files are beyond the limit`);
    return isPadded ? { ...said, engine: 'history', failed: true } : said;
}
async function findBases(request, base) {
    const { code, stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_9__/* .runGitCommand */ .tD)(request, ['merge-base', '--all', request.sha, base]);
    if (code !== 0 && code !== 1)
        return undefined;
    const forks = stdout
        .toString()
        .split('\n')
        .filter((line) => line !== '');
    return [...new Set([base, ...forks])];
}
async function listTreeContents(request, commit, seen) {
    const { stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_9__/* .runGitCommand */ .tD)(request, ['ls-tree', '-r', '-z', '--full-tree', commit]);
    return stdout
        .toString()
        .split('\0')
        .flatMap((record) => {
        const [, kind, oid = '', path = ''] = /^\d+ (\w+) ([0-9a-f]+)\t(.*)$/s.exec(record) ?? [];
        if (kind !== 'blob' || seen.has(oid))
            return [];
        seen.add(oid);
        return [{ oid, path, commit: undefined }];
    });
}
async function listBranchObjects(request, bases, seen, most) {
    const child = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_9__/* .startGit */ .BE)(request, ['rev-list', '--objects', '--in-commit-order', request.sha, '--not', ...bases]);
    child.stdin.end();
    const ended = (0,_start_js__WEBPACK_IMPORTED_MODULE_10__/* .waitForExit */ .zE)(child, request.signal);
    const named = [];
    const messages = [];
    let isCut = false;
    const read = (async () => {
        let commit;
        for await (const line of splitStream(child.stdout, newline)) {
            const [, oid = '', gap, path = ''] = /^([0-9a-f]+)( ?)(.*)$/s.exec(line.toString()) ?? [];
            if (gap === '') {
                commit = oid;
                messages.push({ oid, path: '', commit });
            }
            else if (path !== '' && !seen.has(oid)) {
                seen.add(oid);
                named.push({ oid, path, commit });
            }
            isCut = named.length + messages.length >= most;
            if (isCut)
                break;
        }
    })();
    await Promise.all([ended.catch(() => undefined), (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_4__.text)(child.stderr), read.finally(() => child.kill('SIGKILL'))]);
    return { named, messages, isCut };
}
async function addSizes(request, named) {
    if (named.length === 0)
        return [];
    const child = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_9__/* .startGit */ .BE)(request, [
        'cat-file',
        '--batch-check=%(objectname) %(objecttype) %(objectsize)',
        '--buffer',
    ]);
    const ended = (0,_start_js__WEBPACK_IMPORTED_MODULE_10__/* .waitForExit */ .zE)(child, request.signal);
    const fed = (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_5__.pipeline)(node_stream__WEBPACK_IMPORTED_MODULE_3__.Readable.from(named.map(({ oid }) => `${oid}\n`)), child.stdin).catch(() => undefined);
    const sizes = new Map();
    const read = (async () => {
        for await (const line of splitStream(child.stdout, newline)) {
            const [oid = '', type, size] = line.toString().split(' ');
            if (type === 'blob' || type === 'commit')
                sizes.set(oid, { type, bytes: Number(size) });
        }
    })();
    await Promise.all([ended, (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_4__.text)(child.stderr), read, fed]).finally(() => child.kill('SIGKILL'));
    return named.flatMap((one) => {
        const size = sizes.get(one.oid);
        return size === undefined ? [] : [{ ...one, ...size }];
    });
}
function selectWithinLimits(blobs, limits) {
    const own = blobs.filter(({ commit }) => commit !== undefined);
    const others = blobs.filter(({ commit }) => commit === undefined);
    let total = 0;
    const kept = [...own, ...others].slice(0, limits.blobs).filter(({ bytes }) => {
        const isIn = bytes <= limits.blobBytes && total + bytes <= limits.bytes;
        if (isIn)
            total += bytes;
        return isIn;
    });
    return new Set(kept);
}
async function* splitStream(stream, separator) {
    let rest = Buffer.alloc(0);
    for await (const chunk of stream) {
        const data = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
        let start = 0;
        for (let end = data.indexOf(separator); end >= 0; end = data.indexOf(separator, start)) {
            yield data.subarray(start, end);
            start = end + 1;
        }
        rest = data.subarray(start);
    }
    if (rest.length > 0)
        throw createEndedEarlyError();
}
function createRecordReader(stream) {
    const chunks = stream[Symbol.asyncIterator]();
    let rest = Buffer.alloc(0);
    const readChunk = async () => {
        const { value, done } = await chunks.next();
        if (done)
            throw createEndedEarlyError();
        return value;
    };
    const readLine = async () => {
        let end = rest.indexOf(0x0a);
        while (end < 0) {
            rest = Buffer.concat([rest, await readChunk()]);
            end = rest.indexOf(0x0a);
        }
        const found = rest.toString('latin1', 0, end);
        rest = rest.subarray(end + 1);
        return found;
    };
    const readBytes = async (length) => {
        const parts = [rest];
        let available = rest.length;
        while (available < length) {
            const chunk = await readChunk();
            parts.push(chunk);
            available += chunk.length;
        }
        const all = parts.length === 1 ? rest : Buffer.concat(parts);
        rest = all.subarray(length);
        return all.subarray(0, length);
    };
    return { line: readLine, bytes: readBytes };
}
function createEndedEarlyError() {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .GateError */ .ue('SCAN_FAILED', 'The output of git ended early', {
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_11__/* .prose */ .CS) `Check the repository with ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_11__/* .code */ .aY)('git fsck')}.`,
    });
}
async function isShallow(location) {
    const { commonFolder } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_9__/* .findGitRepository */ .Ct)(location);
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonFolder, 'shallow')).then(() => true, (error) => error.code !== 'ENOENT');
}
async function listCommitsBefore(location, sha, most) {
    const listed = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_9__/* .askGit */ .gG)(location, ['rev-list', '--first-parent', `--max-count=${most + 1}`, sha, '--']);
    return listed?.split('\n').filter(_commit_name_js__WEBPACK_IMPORTED_MODULE_12__/* .isFullSha */ .Wf).slice(1) ?? [];
}
async function isAncestor(location, sha, of) {
    if (!(0,_commit_name_js__WEBPACK_IMPORTED_MODULE_12__/* .isFullSha */ .Wf)(sha))
        return undefined;
    const { code } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_9__/* .runGitCommand */ .tD)(location, ['merge-base', '--is-ancestor', '--end-of-options', sha, of]);
    return code === 0 ? true : code === 1 ? false : undefined;
}
async function listCommitsChanging(location, sha, path, most) {
    if (await isShallow(location))
        return undefined;
    const list = ['rev-list', '--full-history', `--max-count=${most}`, sha, '--', path];
    return (await (0,_runner_js__WEBPACK_IMPORTED_MODULE_9__/* .askGit */ .gG)(location, list))?.split('\n').filter(_commit_name_js__WEBPACK_IMPORTED_MODULE_12__/* .isFullSha */ .Wf);
}
async function isPartial(location) {
    if (!mayBePartial(location.path))
        return false;
    const promisor = ['config', '--get-regexp', String.raw `^(extensions\.partialclone|remote\..*\.promisor)$`];
    return (await (0,_runner_js__WEBPACK_IMPORTED_MODULE_9__/* .askGit */ .gG)(location, promisor)) !== undefined;
}
function mayBePartial(path) {
    const { checkout, bare } = (0,_repository_js__WEBPACK_IMPORTED_MODULE_8__/* .findRepository */ .W)(path);
    return [checkout, bare].some((repository) => {
        if (repository === undefined)
            return false;
        const files = [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.commonFolder, 'config'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.gitFolder, 'config.worktree')];
        return files.some((file) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) && /partialclone|promisor|include/i.test((0,_regular_file_js__WEBPACK_IMPORTED_MODULE_7__/* .readRegularTextSync */ .DM)(file)));
    });
}


/***/ }),

/***/ 626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qw: () => (/* binding */ fetchUntilMeeting),
/* harmony export */   aF: () => (/* binding */ isInBranch),
/* harmony export */   fe: () => (/* binding */ findMergeBase),
/* harmony export */   ql: () => (/* binding */ fetchDeeperHistory)
/* harmony export */ });
/* harmony import */ var _checkout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2148);
/* harmony import */ var _commit_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9889);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2126);
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4222);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5466);





async function findMergeBase(location, head, target) {
    for await (const tip of findTips(location, target)) {
        const sha = (await (0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(location, ['merge-base', '--end-of-options', head, tip]))?.trim() ?? '';
        if ((0,_commit_name_js__WEBPACK_IMPORTED_MODULE_4__/* .isFullSha */ .Wf)(sha))
            return sha === head ? undefined : sha;
    }
    return undefined;
}
async function isInBranch(location, sha, target) {
    let hasTip = false;
    for await (const tip of findTips(location, target)) {
        if ((await (0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(location, ['merge-base', '--is-ancestor', '--end-of-options', sha, tip])) !== undefined)
            return true;
        hasTip = true;
    }
    return hasTip && !(await (0,_history_js__WEBPACK_IMPORTED_MODULE_1__/* .isShallow */ .fE)(location)) ? false : undefined;
}
async function* findTips(location, { branch, sha, isLocalTrusted }) {
    const { remote, local } = await (0,_checkout_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveBothBranches */ .OY)(location, branch);
    if (remote !== undefined)
        yield remote;
    const named = sha === undefined ? undefined : await (0,_checkout_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveCommit */ .WL)(location, sha);
    if (named !== undefined)
        yield named;
    if (local !== undefined && (isLocalTrusted || (await (0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(location, ['remote']))?.trim() === ''))
        yield local;
}
const steps = [50, 1000];
const fetchMs = 120_000;
async function fetchDeeperHistory(location, head, branch) {
    const isShort = await (0,_history_js__WEBPACK_IMPORTED_MODULE_1__/* .isShallow */ .fE)(location);
    const lacks = (await (0,_history_js__WEBPACK_IMPORTED_MODULE_1__/* .isPartial */ .mt)(location)) ? 'contents' : isShort ? 'commits' : 'nothing';
    const needed = Promise.withResolvers();
    const reached = Promise.withResolvers();
    const lent = (0,_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .withOrigin */ .D_)({ place: location, withObjects: true }, async (origin) => {
        const signal = AbortSignal.any([origin.signal, AbortSignal.timeout(fetchMs)]);
        if (!(await fetchUntilMeeting({ ...origin, signal }, head, branch, `refs/remotes/origin/${branch}`, lacks)))
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
async function fetchUntilMeeting(location, head, branch, ref, lacks = 'commits') {
    await (0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .runGitCommand */ .tD)(location, ['update-ref', 'refs/known', head]);
    const fetch = ['fetch', '--quiet', '--no-tags', '--refmap='];
    const wanted = `+refs/heads/${branch}:${ref}`;
    const succeeds = async (args) => (await (0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(location, args)) !== undefined;
    const hasMergeBase = () => succeeds(['merge-base', head, ref]);
    if (lacks === 'nothing')
        return (await succeeds([...fetch, 'origin', wanted])) && hasMergeBase();
    const again = lacks === 'contents' ? ['--no-filter', '--refetch'] : [];
    for (const depth of steps) {
        const deeper = [...fetch, ...again, `--depth=${depth}`, 'origin', wanted];
        const isFetched = (await succeeds([...deeper, head])) ||
            (await succeeds([...deeper, ...(0,_commit_name_js__WEBPACK_IMPORTED_MODULE_4__/* .parseParents */ .rf)((await (0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(location, ['cat-file', 'commit', head])) ?? '')]));
        if (!isFetched)
            return false;
        if (await hasMergeBase())
            return true;
    }
    return false;
}


/***/ }),

/***/ 4222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CM: () => (/* binding */ fetchMirror),
/* harmony export */   D_: () => (/* binding */ withOrigin),
/* harmony export */   SF: () => (/* binding */ selectFormatEntries),
/* harmony export */   U3: () => (/* binding */ readOriginDefaultBranch),
/* harmony export */   Y3: () => (/* binding */ listHeads),
/* harmony export */   Yl: () => (/* binding */ resolveRelativeUrl),
/* harmony export */   cY: () => (/* binding */ createMirror),
/* harmony export */   cu: () => (/* binding */ listOriginHeads),
/* harmony export */   he: () => (/* binding */ readOriginEntries),
/* harmony export */   kt: () => (/* binding */ shareObjects),
/* harmony export */   pX: () => (/* binding */ withAddress),
/* harmony export */   vB: () => (/* binding */ createRepository)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6002);
/* harmony import */ var _configuration_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2160);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8044);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5466);








async function withOrigin({ place: location, withObjects, readEntries = () => readOriginEntries(location) }, use) {
    const [repository, entries] = [await (0,_runner_js__WEBPACK_IMPORTED_MODULE_6__/* .findGitRepository */ .Ct)(location), await readEntries()];
    const kept = (0,_configuration_js__WEBPACK_IMPORTED_MODULE_7__/* .selectRepositoryEntries */ .XW)(entries, repository.top === undefined).map((entry) => entry.name !== addressName || entry.value === undefined
        ? entry
        : { ...entry, value: resolveRelativeUrl(entry.value, repository.top ?? repository.gitFolder) });
    const own = [...kept, ...(0,_configuration_js__WEBPACK_IMPORTED_MODULE_7__/* .selectJobEntries */ .k$)(entries)];
    const user = (0,_configuration_js__WEBPACK_IMPORTED_MODULE_7__/* .selectUserEntries */ ._d)(entries);
    if (![...user, ...own].some(({ name }) => name === addressName))
        return undefined;
    return withTemporaryRepository(location, user, [...selectFormatEntries(entries), ...own], listProtocols, async (bare) => {
        if (withObjects)
            await shareObjects(bare.path, repository);
        return use(bare);
    });
}
async function withAddress(folder, address, signal, use) {
    const { checkout, bare } = (0,_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .findRepository */ .W)(folder);
    const location = { path: folder, signal };
    const repository = checkout === undefined && bare === undefined ? undefined : await (0,_runner_js__WEBPACK_IMPORTED_MODULE_6__/* .findGitRepository */ .Ct)(location);
    const listed = repository === undefined ? [] : await readOriginEntries(location);
    const entries = listed.length > 0 ? listed : await readUserConfiguration(location, checkout?.top ?? folder);
    const kept = (0,_configuration_js__WEBPACK_IMPORTED_MODULE_7__/* .selectRepositoryEntries */ .XW)(entries, repository?.top === undefined);
    const isAccessEntry = ({ name }) => !name.startsWith('remote.');
    const own = [
        ...selectFormatEntries([]),
        ...fetchEntries,
        ...[...kept, ...(0,_configuration_js__WEBPACK_IMPORTED_MODULE_7__/* .selectJobEntries */ .k$)(entries)].filter(isAccessEntry),
    ];
    const origin = { scope: 'local', name: addressName, value: address };
    const user = (0,_configuration_js__WEBPACK_IMPORTED_MODULE_7__/* .selectUserEntries */ ._d)(entries).filter(isAccessEntry);
    return withTemporaryRepository(location, user, [...own, origin], parseProtocol, use);
}
const fetchEntries = [
    { scope: 'local', name: 'fetch.unpacklimit', value: '1' },
    { scope: 'local', name: 'core.bigfilethreshold', value: '1m' },
];
async function readUserConfiguration(location, workTree) {
    return withTemporaryFolder(async (folder) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'bare');
        await createRepository(path, selectFormatEntries([]));
        const entries = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_6__/* .listConfiguration */ .PL)({ ...location, path, workTree }, 'user');
        return entries?.filter(({ scope }) => scope !== 'local') ?? [];
    });
}
async function withTemporaryRepository(location, user, own, protocols, use) {
    return withTemporaryFolder(async (folder) => {
        const configurationFile = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'user');
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(configurationFile, (0,_configuration_js__WEBPACK_IMPORTED_MODULE_7__/* .formatConfiguration */ .g3)(user), { mode: 0o600 });
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'bare');
        await createRepository(path, own);
        const closed = { configurationFile, protocols: 'none', folder: location.path };
        const all = [...user, ...own];
        const address = await resolveOriginUrl({ ...location, path, origin: closed }, all);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(configurationFile, (0,_configuration_js__WEBPACK_IMPORTED_MODULE_7__/* .formatConfiguration */ .g3)((0,_configuration_js__WEBPACK_IMPORTED_MODULE_7__/* .endRedirects */ .Bp)(user, all, address)));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(path, 'config'), (0,_configuration_js__WEBPACK_IMPORTED_MODULE_7__/* .formatConfiguration */ .g3)((0,_configuration_js__WEBPACK_IMPORTED_MODULE_7__/* .endRedirects */ .Bp)(own, all, address)));
        return use({ ...location, path, origin: { ...closed, protocols: protocols(address) } });
    });
}
async function withTemporaryFolder(use) {
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'scan-gate-origin-'));
    try {
        return await use(folder);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true, maxRetries: 3 });
    }
}
async function readOriginEntries(location) {
    const { top } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_6__/* .findGitRepository */ .Ct)(location);
    return (await (0,_runner_js__WEBPACK_IMPORTED_MODULE_6__/* .listConfiguration */ .PL)(location, top === undefined ? 'user' : 'owned')) ?? [];
}
const addressName = 'remote.origin.url';
function resolveRelativeUrl(url, top) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(top, url);
    return /^\.\.?(?:[\\/]|$)/.test(url) || (/^[^/\\:][^:]*$/.test(url) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)) ? path : url;
}
async function createRepository(path, entries) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(path, 'objects/info'), { recursive: true, mode: 0o700 });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(path, 'objects/pack'), { mode: 0o700 });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(path, 'refs/heads'), { recursive: true, mode: 0o700 });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(path, 'HEAD'), 'ref: refs/heads/none\n');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(path, 'config'), (0,_configuration_js__WEBPACK_IMPORTED_MODULE_7__/* .formatConfiguration */ .g3)(entries), { mode: 0o600 });
}
function selectFormatEntries(entries) {
    const isLocalFormat = ({ scope, name }) => scope === 'local' && /^extensions\.(?:objectformat|partialclone)$/.test(name);
    const base = [
        { scope: 'local', name: 'core.repositoryformatversion', value: '1' },
        { scope: 'local', name: 'core.bare', value: 'true' },
    ];
    return [...base, ...entries.filter(isLocalFormat)];
}
async function shareObjects(path, { commonFolder }) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(path, 'objects/info/alternates'), `${JSON.stringify((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(commonFolder, 'objects'))}\n`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.copyFile)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(commonFolder, 'shallow'), (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(path, 'shallow')).catch((error) => {
        if (error.code !== 'ENOENT')
            throw error;
    });
}
const remoteProtocols = 'https:http:ssh:git';
async function resolveOriginUrl(location, entries) {
    const written = entries.find(({ name }) => name === addressName)?.value ?? '';
    if (!entries.some(({ name }) => name.endsWith('.insteadof')))
        return written;
    const { stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_6__/* .runGitCommand */ .tD)(location, ['ls-remote', '--get-url', 'origin']);
    return stdout.toString().trim();
}
function parseProtocol(address) {
    const [, scheme] = /^([^/:]+):\/\//.exec(address) ?? [];
    if (scheme !== undefined)
        return /^(?:https|http|ssh|file)$/.test(scheme) ? scheme : 'none';
    return listProtocols(address) === 'file' ? 'file' : 'ssh';
}
function listProtocols(address) {
    const isUrl = /^[a-z][a-z0-9+.-]*:\/\//i.test(address);
    const isRemote = isUrl ? !/^file:/i.test(address) : /^[^/\\]{2,}:/.test(address);
    return isRemote ? remoteProtocols : 'file';
}
const wantedRefs = [
    '+refs/heads/*:refs/heads/*',
    '+refs/pull/*/head:refs/pull/*/head',
    '+refs/merge-requests/*/head:refs/merge-requests/*/head',
];
const headRefs = ['refs/heads', 'refs/pull', 'refs/merge-requests'];
async function listHeads(location) {
    const { code, stdout, stderr } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_6__/* .runGitCommand */ .tD)(location, [
        'for-each-ref',
        '--format=%(objectname) %(refname)',
        ...headRefs,
    ]);
    if (code !== 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue('CONFIG', `The branches of ${location.path} cannot be read: ${(0,_runner_js__WEBPACK_IMPORTED_MODULE_6__/* .readErrorLine */ .To)(stderr)}`);
    const lines = stdout
        .toString()
        .split('\n')
        .filter((line) => line !== '');
    return lines.map((line) => ({ sha: line.slice(0, line.indexOf(' ')), ref: line.slice(line.indexOf(' ') + 1) }));
}
async function createMirror(path, address) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(path, 'objects/info'), { recursive: true, mode: 0o700 });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(path, 'refs/heads'), { recursive: true, mode: 0o700 });
    const entries = [
        ['core.repositoryformatversion', '0'],
        ['core.bare', 'true'],
        ['remote.origin.url', address],
    ].map(([name = '', value]) => ({ scope: 'local', name, value }));
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(path, 'config'), (0,_configuration_js__WEBPACK_IMPORTED_MODULE_7__/* .formatConfiguration */ .g3)(entries), { mode: 0o600 });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(path, 'HEAD'), 'ref: refs/heads/main\n');
}
async function fetchMirror(location) {
    const flags = ['--quiet', '--prune', '--no-tags', '--no-write-fetch-head', '--refmap='];
    await withAccess(location, (origin) => askOrigin(origin, ['fetch', ...flags, 'origin', ...wantedRefs]));
}
async function listOriginHeads(location) {
    return withAccess(location, async (origin) => {
        const patterns = wantedRefs.map((refspec) => refspec.slice(1, refspec.indexOf(':')));
        const listed = await askOrigin(origin, ['ls-remote', '--quiet', 'origin', ...patterns]);
        return listed.split('\n').flatMap((line) => {
            const [sha, ref] = line.split('\t');
            return sha === undefined || ref === undefined ? [] : [{ sha, ref }];
        });
    });
}
async function readOriginDefaultBranch(location) {
    return withAccess(location, async (origin) => {
        const listed = await askOrigin(origin, ['ls-remote', '--symref', 'origin', 'HEAD']);
        return /^ref: refs\/heads\/(\S+)\tHEAD$/m.exec(listed)?.[1];
    });
}
async function withAccess(location, use) {
    const entries = (await (0,_runner_js__WEBPACK_IMPORTED_MODULE_6__/* .listConfiguration */ .PL)(location, 'user')) ?? [];
    const own = entries.filter(({ scope, name }) => scope === 'local' && name === 'remote.origin.url');
    const access = [...(0,_configuration_js__WEBPACK_IMPORTED_MODULE_7__/* .selectUserEntries */ ._d)(entries), ...(0,_configuration_js__WEBPACK_IMPORTED_MODULE_7__/* .selectJobEntries */ .k$)(entries)];
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'scan-gate-mirror-'));
    try {
        const configurationFile = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'user');
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(configurationFile, (0,_configuration_js__WEBPACK_IMPORTED_MODULE_7__/* .formatConfiguration */ .g3)((0,_configuration_js__WEBPACK_IMPORTED_MODULE_7__/* .endRedirects */ .Bp)(access)), { mode: 0o600 });
        const closed = { configurationFile, protocols: 'none', folder: location.path };
        const address = await resolveOriginUrl({ ...location, origin: closed }, [...access, ...own]);
        return await use({ ...location, origin: { ...closed, protocols: listProtocols(address) } });
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true, maxRetries: 3 });
    }
}
async function askOrigin(origin, args) {
    const { code, stdout, stderr } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_6__/* .runGitCommand */ .tD)(origin, args);
    if (code === 0)
        return stdout.toString();
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue('UNAVAILABLE', `The repository cannot be fetched: ${(0,_runner_js__WEBPACK_IMPORTED_MODULE_6__/* .readErrorLine */ .To)(stderr)}`, {
        hint: 'Check that git can read it from here: git ls-remote URL.',
    });
}


/***/ }),

/***/ 5466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BE: () => (/* binding */ startGit),
/* harmony export */   Ct: () => (/* binding */ findGitRepository),
/* harmony export */   PL: () => (/* binding */ listConfiguration),
/* harmony export */   To: () => (/* binding */ readErrorLine),
/* harmony export */   gG: () => (/* binding */ askGit),
/* harmony export */   lA: () => (/* binding */ readGitProgram),
/* harmony export */   tD: () => (/* binding */ runGitCommand)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6002);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7974);
/* harmony import */ var _configuration_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2160);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27);
/* harmony import */ var _machine_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2359);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8044);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2106);









async function startGit(location, args, mode = 'sealed') {
    return (0,_start_js__WEBPACK_IMPORTED_MODULE_6__/* .startProgram */ .Xd)(describeStart(location, args, mode, await findGitRepository(location)));
}
function describeStart(location, args, mode, repository) {
    const programs = (0,_machine_js__WEBPACK_IMPORTED_MODULE_4__/* .findProgramsFor */ .yB)(location.origin?.folder ?? location.path);
    const { gitFolder, top } = repository;
    const isOwned = mode === 'owned' && top !== undefined;
    const found = ['-c', 'safe.directory=*', `--git-dir=${gitFolder}`, `--work-tree=${gitFolder}`];
    return {
        file: programs.find('git'),
        args: [..._environment_js__WEBPACK_IMPORTED_MODULE_3__/* .hardenedArguments */ .KX, ...(isOwned ? [] : found), ...args],
        cwd: isOwned ? top : gitFolder,
        env: {
            ...(0,_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .buildGitVariables */ .S9)({ mode, origin: location.origin, workTree: location.workTree ?? top }, (0,_machine_js__WEBPACK_IMPORTED_MODULE_4__/* .readMachine */ .Uc)()),
            ...(location.indexFile !== undefined && { GIT_INDEX_FILE: location.indexFile }),
            PATH: programs.path,
        },
        signal: location.signal,
    };
}
async function findGitRepository(location) {
    const { checkout, bare } = (0,_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .findRepository */ .W)(location.path);
    if (checkout === undefined && bare === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', `${location.path} is not a git checkout or bare clone`, {
            hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_7__/* .prose */ .CS) `Give the path of a folder that ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)('git clone')} or ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)('git init')} made, with at least one commit. To scan a plain folder: ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)('scan-gate run --embedded PATH --worktree')}.`,
        });
    if (bare !== undefined && location.origin !== undefined)
        return bare;
    if (bare === undefined || (checkout !== undefined && (await isTrackedByCheckout(location, checkout)))) {
        return checkout;
    }
    return bare;
}
async function isTrackedByCheckout(location, repository) {
    const inside = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(location.path).slice((repository.top ?? '').length);
    const path = inside.replaceAll('\\', '/').replace(/^\/+/, '');
    const lists = [
        ['ls-files', '-z', '--', path],
        ['ls-tree', '-z', '--full-tree', 'HEAD', '--', path],
    ];
    const exitCodes = await Promise.all(lists.map((args) => runToEnd(describeStart(location, args, 'sealed', repository))));
    return exitCodes.some(({ code, stdout }) => code !== 0 || stdout.length > 0);
}
async function runGitCommand(location, args, { mode = 'sealed', ...more } = {}) {
    if (location.signal.aborted)
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .createCancelledError */ ._Z)(location.signal);
    const repository = await findGitRepository(location);
    return runToEnd(describeStart(location, args, mode, repository), more);
}
async function askGit(location, args, options) {
    const { code, stdout } = await runGitCommand(location, args, options);
    return code === 0 ? stdout.toString() : undefined;
}
async function listConfiguration(location, mode) {
    const listed = await askGit(location, ['config', '--list', '--show-scope', '-z', '--includes'], { mode });
    return listed === undefined ? undefined : (0,_configuration_js__WEBPACK_IMPORTED_MODULE_8__/* .parseConfiguration */ .MA)(listed);
}
function readErrorLine(stderr) {
    const [line = ''] = stderr.split('\n', 1);
    return line.replace(/^(?:fatal|error): /, '');
}
async function readGitProgram(location) {
    const programs = (0,_machine_js__WEBPACK_IMPORTED_MODULE_4__/* .findProgramsFor */ .yB)(location.path);
    const path = programs.find('git');
    const { stdout } = await runToEnd({
        file: path,
        args: ['--version'],
        cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path),
        env: { ...(0,_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .buildGitVariables */ .S9)({ mode: 'sealed' }, (0,_machine_js__WEBPACK_IMPORTED_MODULE_4__/* .readMachine */ .Uc)()), PATH: programs.path },
        signal: location.signal,
    });
    return { path, version: /^git version (\S+)/.exec(stdout.toString())?.[1] };
}
const defaultCapBytes = 256 * 1024 * 1024;
const runToEnd = (start, { capBytes = defaultCapBytes, input } = {}) => (0,_start_js__WEBPACK_IMPORTED_MODULE_6__/* .runProgram */ .mB)(start, capBytes, input);


/***/ }),

/***/ 2106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xd: () => (/* binding */ startProgram),
/* harmony export */   mB: () => (/* binding */ runProgram),
/* harmony export */   zE: () => (/* binding */ waitForExit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6002);


function startProgram({ file, args, ...options }) {
    const stdio = ['pipe', 'pipe', 'pipe'];
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(file, args, { ...options, killSignal: 'SIGKILL', stdio, windowsHide: true });
}
async function runProgram(start, capBytes, input) {
    const { signal } = start;
    const child = startProgram(start);
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    const closeStreams = () => [child.stdout, child.stderr].forEach((stream) => void stream.destroy());
    signal.addEventListener('abort', closeStreams, { once: true });
    try {
        const [code, stdout, stderr] = await Promise.all([
            waitForExit(child, signal),
            readAllBytes(child.stdout, capBytes),
            readAllBytes(child.stderr, capBytes),
        ]);
        return { code, stdout, stderr: stderr.toString() };
    }
    finally {
        signal.removeEventListener('abort', closeStreams);
        child.kill('SIGKILL');
    }
}
function waitForExit(child, signal) {
    return new Promise((resolve, reject) => {
        child.once('error', (cause) => reject(signal.aborted
            ? (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .createCancelledError */ ._Z)(signal)
            : new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', 'The git program could not be started', { cause })));
        child.once('close', (code) => (signal.aborted ? reject((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .createCancelledError */ ._Z)(signal)) : resolve(code)));
    });
}
async function readAllBytes(stream, capBytes) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of stream) {
        chunks.push(chunk);
        bytes += chunk.length;
        if (bytes > capBytes)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('PROTOCOL', `git printed more than ${capBytes} bytes`);
    }
    return Buffer.concat(chunks);
}


/***/ }),

/***/ 752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ne: () => (/* binding */ readMessages),
/* harmony export */   Xz: () => (/* binding */ isTracked),
/* harmony export */   ak: () => (/* binding */ listRenames),
/* harmony export */   lx: () => (/* binding */ findTracking),
/* harmony export */   q5: () => (/* binding */ readTextsAt),
/* harmony export */   rl: () => (/* binding */ listHeadPaths),
/* harmony export */   vU: () => (/* binding */ listTreePaths),
/* harmony export */   xQ: () => (/* binding */ listChangedPaths)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6002);
/* harmony import */ var _checkout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2148);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1301);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5466);






async function isTracked(path, revisions, signal) {
    for (const location of await resolvePaths(path))
        if (await findHoldingRevision(location, ['HEAD', ...revisions], signal))
            return true;
    return false;
}
async function findTracking(path, folder, revisions, signal) {
    const judgedTop = await resolveTop({ path: folder, signal });
    let found;
    for (const location of await resolvePaths(path)) {
        const tracking = await findHoldingRevision(location, [...revisions, 'HEAD'], signal);
        if (tracking === undefined)
            continue;
        const isInSubmodule = async () => judgedTop !== undefined &&
            (await findHoldingRevision(tracking.top, ['HEAD', ...revisions], signal))?.top === judgedTop;
        const isJudged = revisions.includes(tracking.revision) || tracking.top === judgedTop || (await isInSubmodule());
        if (isJudged)
            return { top: tracking.top, isJudged };
        found ??= { top: tracking.top, isJudged };
    }
    return found;
}
async function resolvePaths(path) {
    return new Set([(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)), await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path)]);
}
async function listHeadPaths(folder, signal) {
    const location = { path: folder, signal };
    return (await findTop(location)) === undefined ? [] : [...((await listTreePaths(location, 'HEAD')) ?? [])];
}
async function listTreePaths(location, revision) {
    const list = ['ls-tree', '-r', '-z', '--name-only', '--full-tree', '--end-of-options', revision];
    return splitPaths(await (0,_runner_js__WEBPACK_IMPORTED_MODULE_5__/* .askGit */ .gG)(location, list));
}
function splitPaths(listed) {
    return listed === undefined ? undefined : new Set(listed.split('\0').slice(0, -1));
}
async function readMessages(location, base, sha) {
    const list = ['log', '-z', '--format=%B', '--end-of-options', sha, `^${base}`];
    return (await (0,_runner_js__WEBPACK_IMPORTED_MODULE_5__/* .askGit */ .gG)(location, list))?.split('\0');
}
async function listChangedPaths(location, from, to) {
    const compare = ['diff-tree', '-r', '-z', '--name-only', '--no-renames', '--end-of-options', from, to];
    return splitPaths(await (0,_runner_js__WEBPACK_IMPORTED_MODULE_5__/* .askGit */ .gG)(location, compare));
}
async function findHoldingRevision(path, revisions, signal) {
    const location = { path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), signal };
    const top = await resolveTop(location);
    if (top === undefined)
        return undefined;
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, path).replaceAll('\\', '/');
    const commits = await (0,_checkout_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveCommits */ .J9)(location, revisions);
    for (const sha of new Set(commits)) {
        if (sha === undefined)
            continue;
        const { code, stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_5__/* .runGitCommand */ .tD)(location, ['ls-tree', '-z', '--full-tree', sha, '--', name]);
        if (code !== 0 || stdout.length > 0)
            return { top, revision: revisions[commits.indexOf(sha)] ?? sha };
    }
    return undefined;
}
async function resolveTop(location) {
    const top = await findTop(location);
    return top === undefined ? undefined : (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(top);
}
async function findTop(location) {
    try {
        return (await (0,_runner_js__WEBPACK_IMPORTED_MODULE_5__/* .findGitRepository */ .Ct)(location)).top;
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue && error.code === 'CONFIG')
            return undefined;
        throw error;
    }
}
const textCapBytes = 1024 * 1024;
const newline = 0x0a;
async function readTextsAt(location, sha, paths) {
    if (paths.length === 0)
        return new Map();
    const read = (folder) => readTextsOnce(folder, sha, paths);
    return (await (0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .withMissingObjects */ .Pl)(location, read).catch(() => undefined)) ?? new Map();
}
async function readTextsOnce(location, sha, paths) {
    const named = paths.filter((path) => !/[\r\n]/.test(path));
    const names = named.map((path) => `${sha}:${path}\n`).join('');
    const checked = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_5__/* .runGitCommand */ .tD)(location, ['cat-file', '--batch-check'], { input: names });
    const lines = checked.stdout.toString().split('\n');
    const objects = named.flatMap((path, index) => {
        const [, oid, bytes] = /^([0-9a-f]+) blob (\d+)$/.exec(lines[index] ?? '') ?? [];
        return oid === undefined || Number(bytes) > textCapBytes ? [] : [{ path, oid }];
    });
    const input = objects.map(({ oid }) => `${oid}\n`).join('');
    const contents = parseContents((await (0,_runner_js__WEBPACK_IMPORTED_MODULE_5__/* .runGitCommand */ .tD)(location, ['cat-file', '--batch'], { input })).stdout);
    const texts = objects.map(({ path, oid }) => {
        const content = contents.get(oid);
        return [path, (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .CD)(() => content && new TextDecoder('utf-8', { fatal: true }).decode(content))];
    });
    return new Map(texts.flatMap(([path, text]) => (text === undefined ? [] : [[path, text]])));
}
function parseContents(output) {
    const contents = new Map();
    for (let start = 0; start < output.length;) {
        const end = output.indexOf(newline, start);
        const [oid = '', , bytes] = output.toString('latin1', start, end).split(' ');
        if (end < 0)
            break;
        if (!/^\d+$/.test(bytes ?? '')) {
            start = end + 1;
            continue;
        }
        const next = end + 1 + Number(bytes);
        if (next > output.length)
            break;
        contents.set(oid, output.subarray(end + 1, next));
        start = next + 1;
    }
    return contents;
}
const scriptExtension = /\.[cm]?[jt]sx?$/i;
const leastAlike = { usual: 50, ofScripts: 20 };
async function listRenames(location, from, to) {
    const plain = ['--name-status', '--no-ext-diff', '--no-textconv', '--no-relative'];
    const options = [...plain, `--find-renames=${leastAlike.ofScripts}%`, '-l3000', '--diff-filter=R', '-z'];
    const listed = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_5__/* .askGit */ .gG)(location, ['diff', ...options, '--end-of-options', from, to]);
    const fields = listed?.split('\0') ?? [];
    const renames = new Map();
    for (let at = 0; at + 2 < fields.length; at += 3) {
        const [score = '', before = '', after = ''] = fields.slice(at, at + 3);
        const least = isSameScriptName(before, after) ? leastAlike.ofScripts : leastAlike.usual;
        if (Number(score.slice(1)) >= least)
            renames.set(after, before);
    }
    return renames;
}
function isSameScriptName(before, after) {
    const stripExtension = (path) => path.replace(scriptExtension, '');
    return (scriptExtension.test(before) && scriptExtension.test(after) && stripExtension(before) === stripExtension(after));
}


/***/ }),

/***/ 9306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DE: () => (/* binding */ listUncommittedFiles),
/* harmony export */   e5: () => (/* binding */ hasUncommitted),
/* harmony export */   u$: () => (/* binding */ disableFilters)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5466);



const localMs = 30_000;
async function hasUncommitted(path) {
    const status = await readStatus(path, []);
    return status !== undefined && status.text.length > 0;
}
async function listUncommittedFiles(folder) {
    const status = await readStatus(folder, ['-z', '--no-renames', '--untracked-files=all']);
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
async function readStatus(path, more) {
    const location = { path, signal: AbortSignal.timeout(localMs) };
    try {
        const { top } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .findGitRepository */ .Ct)(location);
        if (top === undefined)
            return undefined;
        const options = await disableFilters(location);
        if (options === undefined)
            return undefined;
        const status = ['status', '--porcelain', '--ignore-submodules=all', ...more];
        const text = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .askGit */ .gG)(location, [`--work-tree=${top}`, ...options, ...status]);
        return text === undefined ? undefined : { top, text };
    }
    catch {
        return undefined;
    }
}
async function disableFilters(location) {
    const entries = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .listConfiguration */ .PL)(location);
    if (entries === undefined)
        return undefined;
    const filters = new Set(entries.flatMap(({ name }) => /^filter\.(.+)\.[^.]+$/s.exec(name)?.[1] ?? []));
    if ([...filters].some((name) => name.includes('=')))
        return undefined;
    const disableFilter = (name) => ['clean=', 'smudge=', 'process=', 'required=false'].map((each) => `filter.${name}.${each}`);
    return [...filters].flatMap(disableFilter).flatMap((setting) => ['-c', setting]);
}


/***/ }),

/***/ 5361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fb: () => (/* binding */ detectScriptKind),
/* harmony export */   OT: () => (/* binding */ detectProgram)
/* harmony export */ });
/* unused harmony exports scriptExtensions, pageLanguages, guessScriptKind, toScriptKind, hasOtherFormat */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6002);
/* harmony import */ var _text_contents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8579);
/* harmony import */ var _text_file_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7275);
/* harmony import */ var _languages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7502);




const firstLineBytes = 512;
const contentBytes = 8192;
async function detectProgram(root, { path, stored }) {
    const named = (0,_languages_js__WEBPACK_IMPORTED_MODULE_3__/* .detectByName */ .Oe)(path);
    if ((0,_languages_js__WEBPACK_IMPORTED_MODULE_3__/* .isAmbiguousName */ .Ke)(path)) {
        const { text } = (0,_text_contents_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeText */ .g7)((0,_text_contents_js__WEBPACK_IMPORTED_MODULE_1__/* .readContent */ .c_)(root, stored, contentBytes));
        const language = (isScanned(named) ? undefined : detectByFirstLines(text)) ?? (0,_languages_js__WEBPACK_IMPORTED_MODULE_3__/* .detectByNameAndContent */ .OB)(path, text);
        return { language, isNamed: language === named, isOther: language === undefined };
    }
    if ((0,_languages_js__WEBPACK_IMPORTED_MODULE_3__/* .isNamedLikeDockerfile */ .lD)(path) && (0,_languages_js__WEBPACK_IMPORTED_MODULE_3__/* .beginsLikeDockerfile */ .WZ)((0,_text_contents_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeText */ .g7)((0,_text_contents_js__WEBPACK_IMPORTED_MODULE_1__/* .readContent */ .c_)(root, stored, contentBytes)).text))
        return { language: undefined, isNamed: false, isOther: true };
    if (isScanned(named))
        return { language: named, isNamed: true };
    const start = (0,_text_contents_js__WEBPACK_IMPORTED_MODULE_1__/* .readContent */ .c_)(root, stored, firstLineBytes);
    const started = detectByFirstLines((0,_text_contents_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeText */ .g7)(start).text);
    if (started !== undefined)
        return { language: started, isNamed: started === named };
    if (named !== undefined)
        return { language: named, isNamed: true };
    const isPhp = mayMixPhp.has((0,_text_file_name_js__WEBPACK_IMPORTED_MODULE_2__/* .getExtension */ .uQ)(path))
        ? (0,_languages_js__WEBPACK_IMPORTED_MODULE_3__/* .containsPhp */ .OC)((0,_text_contents_js__WEBPACK_IMPORTED_MODULE_1__/* .readContent */ .c_)(root, stored).toString('latin1'))
        : !/\.(?:md|markdown|mdx|rst|adoc|json|ya?ml|lock|map|svg|css|png|jpe?g|gif|ico|woff2?|pdf|zip|gz)$/i.test(path) &&
            (0,_languages_js__WEBPACK_IMPORTED_MODULE_3__/* .startsWithPhp */ .kx)(start.toString('latin1'));
    if (isPhp)
        return { language: 'PHP', isNamed: false };
    if ((0,_text_file_name_js__WEBPACK_IMPORTED_MODULE_2__/* .getExtension */ .uQ)(path) === '.ipynb')
        return { language: readNotebookLanguage((0,_text_contents_js__WEBPACK_IMPORTED_MODULE_1__/* .readContent */ .c_)(root, stored).toString()), isNamed: false };
    return { language: undefined, isNamed: (0,_languages_js__WEBPACK_IMPORTED_MODULE_3__/* .isNoProgramName */ .bJ)(path) && (0,_text_file_name_js__WEBPACK_IMPORTED_MODULE_2__/* .getExtension */ .uQ)(path) !== '' };
}
const mayMixPhp = new Set(['.html', '.htm', '.xhtml', '.shtml', '.tpl']);
function isScanned(language) {
    const isScript = toScriptKind(language) !== undefined || language === 'Java Server Pages';
    return isScript || (0,_languages_js__WEBPACK_IMPORTED_MODULE_3__/* .isReadByAnotherEngine */ .FM)(language);
}
function detectByFirstLines(text) {
    const [first = '', second = ''] = text.split(/\r\n|[\r\n]/, 2);
    const language = (0,_languages_js__WEBPACK_IMPORTED_MODULE_3__/* .detectByInterpreter */ .Hs)(first);
    const isHandedOn = language === 'Shell' && /^(?:':'|":")\s*(?:\/\/|#).*\bnode/.test(second);
    return isHandedOn ? 'JavaScript' : language;
}
function readNotebookLanguage(text) {
    const { kernelspec, language_info: info } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .attempt */ .CD)(() => JSON.parse(text))?.metadata ?? {};
    return (0,_languages_js__WEBPACK_IMPORTED_MODULE_3__/* .findLanguage */ .iG)(String(kernelspec?.language ?? info?.name ?? '')) ?? 'Python';
}
const scriptExtensions = ['.js', '.mjs', '.cjs', '.jsx', '.ts', '.mts', '.cts', '.tsx'];
const markups = new Map([
    ['.vue', 'component'],
    ['.svelte', 'component'],
    ['.riot', 'component'],
    ['.marko', 'component'],
    ['.astro', 'astro'],
    ['.pug', 'indented'],
    ['.jade', 'indented'],
    ['.haml', 'indented'],
    ['.slim', 'indented'],
]);
const pages = '.html .htm .shtml .stm .xhtml .xht .hta .htc .svg';
const templates = '.ejs .hbs .handlebars .mustache .erb .rhtml .twig .njk .nunjucks .liquid .jinja .jinja2 .j2 .vm .ftl .ftlh .tpl .tmpl .gohtml ' +
    '.heex .eex .leex .cshtml .razor .mjml .dust .eta .edge .kit .mako .latte .smarty .aspx .ascx .master .phtml .jspf .jspx .templ';
for (const extension of `${pages} ${templates}`.split(' '))
    markups.set(extension, 'page');
const pageLanguages = new Set([
    ...['PHP', 'Hack', 'Java Server Pages', 'Groovy Server Pages', 'Classic ASP', 'ASP.NET', 'ColdFusion'],
    'Visual Basic .NET',
]);
const telling = { script: ['', '.txt', '.jake', '.frag'], page: ['.txt', '.xml', '.xsl', '.xslt', '.mht', '.mhtml'] };
function guessScriptKind(path, language, isOther) {
    const extension = getExtension(path);
    if (language !== undefined)
        return pageLanguages.has(language) ? { kind: { markup: 'page' }, role: 'part' } : undefined;
    if (path.toLowerCase().endsWith('.blade.php'))
        return { kind: { markup: 'page' }, role: 'part' };
    if (!isOther || isScriptTemplate(path, 'page') || telling.script.includes(extension))
        return { kind: { extension: '.js' }, role: 'guess' };
    return telling.page.includes(extension) ? { kind: { markup: 'page' }, role: 'guess' } : undefined;
}
const shared = { '.wxs': '.js' };
function detectScriptKind(path) {
    const extension = (0,_text_file_name_js__WEBPACK_IMPORTED_MODULE_2__/* .getExtension */ .uQ)(path);
    if (pageLanguages.has((0,_languages_js__WEBPACK_IMPORTED_MODULE_3__/* .detectByName */ .Oe)(path) ?? ''))
        return undefined;
    const markup = markups.get(extension);
    if (markup !== undefined)
        return isScriptTemplate(path, markup) ? undefined : { markup };
    const script = scriptExtensions.find((known) => known === extension) ?? shared[extension];
    if (script !== undefined)
        return { extension: script };
    return toScriptKind((0,_languages_js__WEBPACK_IMPORTED_MODULE_3__/* .detectByName */ .Oe)(path));
}
function isScriptTemplate(path, markup) {
    return markup === 'page' && /\.[cm]?[jt]sx?\.\w+$/i.test(path);
}
function toScriptKind(language) {
    if (language === 'JavaScript')
        return { extension: '.js' };
    return language === 'TypeScript' ? { extension: '.ts' } : undefined;
}
function hasOtherFormat(path, text) {
    if (getExtension(path) in shared)
        return /^\s*<(?:\?xml|Wix)\s/i.test(text.slice(0, 2000));
    return isAmbiguousName(path) && detectByNameAndContent(path, text) === undefined;
}


/***/ }),

/***/ 3042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ decodeSarif),
  q: () => (/* binding */ readSarif)
});

// EXTERNAL MODULE: ./build/compiled/src/shared/api/json.js
var json = __webpack_require__(110);
// EXTERNAL MODULE: ./build/compiled/src/shared/errors.js
var errors = __webpack_require__(6002);
// EXTERNAL MODULE: ./build/compiled/src/shared/text/records.js
var records = __webpack_require__(7551);
// EXTERNAL MODULE: ./build/compiled/src/shared/text/fingerprint.js
var fingerprint = __webpack_require__(873);
;// CONCATENATED MODULE: ./build/compiled/src/shared/text/snippet.js
const shownLines = 5;
const shownColumns = 200;
const deceptive = /[\u061c\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060-\u2069\u3164\ufeff\uffa0]/g;
function extractShownCode(lines, range) {
    const part = lines.slice(range.line - 1, Math.min(range.endLine, range.line - 1 + shownLines));
    const filled = part.filter((line) => line.trim() !== '');
    const indent = Math.min(...filled.map((line) => line.length - line.trimStart().length));
    const start = Math.max(0, range.column - 1 - shownColumns / 2);
    return part
        .map((line) => (line.length > 2 * shownColumns ? line.slice(start, start + shownColumns) : line.slice(indent)))
        .join('\n')
        .replaceAll(deceptive, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
function extractReportedCode(lines, { line, column, endLine, endColumn }) {
    const isWhole = endLine === line && endColumn <= column;
    if (isWhole)
        return lines[line - 1] ?? '';
    const part = lines.slice(line - 1, endLine);
    const last = part.length - 1;
    return part
        .map((text, index) => text.slice(index === 0 ? column - 1 : 0, index === last ? endColumn - 1 : undefined))
        .join('\n');
}
const frameLines = 3;
function extractFramedCode(lines, range) {
    const last = Math.min(lines.length, Math.max(range.endLine, range.line + frameLines - 1));
    return extractShownCode(lines, { ...range, endLine: last }).trimEnd();
}
function collapseBlanks(code) {
    return code.replaceAll(/\s+/g, ' ').trim();
}
function createLineFinder(text) {
    const locate = createLocator(text);
    return (offset) => locate(offset).line;
}
function createRangeFinder(text) {
    const locate = createLocator(text);
    return (from, to) => {
        const end = locate(to);
        return { ...locate(from), endLine: end.line, endColumn: end.column };
    };
}
function createLocator(text) {
    const starts = [0, ...[...text.matchAll(/\r\n?|\n/g)].map((end) => end.index + end[0].length)];
    return (offset) => {
        let [low, high] = [0, starts.length];
        while (high - low > 1) {
            const middle = (low + high) >> 1;
            if ((starts[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle;
        }
        return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
    };
}

// EXTERNAL MODULE: ./build/compiled/src/shared/sarif/untrusted.js
var untrusted = __webpack_require__(2449);
;// CONCATENATED MODULE: ./build/compiled/src/shared/sarif/identity.js



const noIdentity = { fingerprint: '', contentFingerprint: '', isOfCode: false };
function identifyResults(results) {
    const countOrdinal = (0,fingerprint/* createOrdinalCounter */.Yc)();
    return results.map((each) => {
        const [kind, value] = chooseTrait(each);
        const { tool, ruleId, filePath = '' } = each;
        const parts = kind === 'full' ? [kind, tool, ruleId, value] : [kind, tool, ruleId, filePath, value];
        return {
            fingerprint: (0,fingerprint/* hashParts */.jx)([...parts, countOrdinal(JSON.stringify(parts))]),
            contentFingerprint: (0,fingerprint/* hashParts */.jx)([kind, tool, ruleId, value]),
            isOfCode: value !== '',
        };
    });
}
function chooseTrait({ result, snippet, isConcealed }) {
    const usable = (0,untrusted/* readEntries */.$2)((0,untrusted/* readNested */._h)(result, 'fingerprints')).filter(([, value]) => isUsableFingerprint(value));
    const [first] = usable.sort(([a], [b]) => (a < b ? -1 : 1));
    const full = first === undefined ? undefined : `${first[0]}=${first[1]}`;
    if (full !== undefined)
        return ['full', full];
    const lineHash = (0,untrusted/* readNested */._h)(result, 'partialFingerprints', 'primaryLocationLineHash');
    if (isUsableFingerprint(lineHash))
        return ['line', lineHash];
    const code = collapseBlanks(snippet ?? '');
    return ['code', isConcealed && code !== '' ? (0,fingerprint/* createSecretMark */.Su)(code, false) : code];
}
function isUsableFingerprint(value) {
    return typeof value === 'string' && /^\S{6,1000}$/.test(value);
}

// EXTERNAL MODULE: ./build/compiled/src/shared/sarif/invocations.js
var invocations = __webpack_require__(7012);
// EXTERNAL MODULE: ./build/compiled/src/shared/sarif/locations.js
var locations = __webpack_require__(1747);
// EXTERNAL MODULE: ./build/compiled/src/shared/text/finding-texts.js
var finding_texts = __webpack_require__(8485);
// EXTERNAL MODULE: ./build/compiled/src/shared/text/purl.js
var text_purl = __webpack_require__(3408);
// EXTERNAL MODULE: ./build/compiled/src/shared/text/file-name.js
var file_name = __webpack_require__(7275);
;// CONCATENATED MODULE: ./build/compiled/src/shared/sarif/package.js



const purlNames = ['purl', 'purls', 'packageUrl', 'package_url', 'packageURL', 'PkgPURL'];
function determinePackage(tool, result, rule) {
    for (const owner of [result, rule]) {
        const stated = new Set(listStatedPurls(owner).map(text_purl/* formatPurl */.dd));
        if (stated.size > 0)
            return stated.size === 1 ? [...stated][0] : undefined;
    }
    const properties = (...names) => names.map((name) => (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(result, 'properties', name))).find((text) => text !== undefined);
    const name = properties('packageName', 'package_name', 'PkgName');
    const version = properties('packageVersion', 'package_version', 'installedVersion', 'InstalledVersion');
    const form = package_forms.find(({ tool: pattern }) => pattern.test(tool.trim()));
    const texts = [(0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(result, 'message', 'text')), (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(rule, 'help', 'text'))];
    const named = toNamedPackage(name, version) ?? texts.map((text) => form?.read(text ?? '')).find((named) => named !== undefined);
    const type = named?.type ?? determinePackageType(listResultFiles(result));
    return named === undefined || type === undefined ? undefined : (0,text_purl/* formatPurl */.dd)(toPurl(named, type));
}
function listStatedPurls(owner) {
    const stated = purlNames.map((name) => (0,untrusted/* readNested */._h)(owner, 'properties', name));
    const logical = (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(owner, 'locations')).flatMap((place) => (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(place, 'logicalLocations')));
    const texts = [
        ...stated.flatMap((value) => (Array.isArray(value) ? value : [value])),
        ...logical.map((place) => (0,untrusted/* readNested */._h)(place, 'fullyQualifiedName')),
    ];
    return texts.flatMap((text) => (0,text_purl/* parsePurl */.$l)((0,untrusted/* readTextField */.IY)(text) ?? '') ?? []);
}
const package_forms = [
    {
        tool: /^trivy$/i,
        read: (text) => {
            const form = /^(?:Vulnerability \S+\nSeverity: \S+\n)?Package: (\S+)\nInstalled Version: (\S+)\n/;
            const [, name, version] = form.exec(text) ?? [];
            return toNamedPackage(name, version);
        },
    },
    {
        tool: /^osv-scanner$/i,
        read: (message) => {
            const [, name, version] = /^Package '([^\s']+)@([^\s'@]+)' is vulnerable to '/.exec(message) ?? [];
            return toNamedPackage(name, version);
        },
    },
    {
        tool: /^grype$/i,
        read: (message) => {
            const form = /^An? [a-z]+ vulnerability in ([a-z-]+) package: (\S+), version (\S+) was found (?:in image \S+ )?at: /i;
            const [, kind = '', name, version] = form.exec(message) ?? readOldForm(message);
            const type = grypeTypes.get(kind);
            return type === undefined ? undefined : toNamedPackage(name, version, type);
        },
    },
];
function readOldForm(message) {
    const form = /^The path \S+ reports (\S+) at version (\S+) {1,2}which would result in a vulnerable \(([a-z-]+)\) package/;
    const [, name = '', version = '', kind = ''] = form.exec(message) ?? [];
    return ['', kind, name, version];
}
const grypeTypes = new Map([
    ['npm', 'npm'],
    ['python', 'pypi'],
    ['go-module', 'golang'],
    ['gem', 'gem'],
    ['rust-crate', 'cargo'],
    ['php-composer', 'composer'],
    ['dotnet', 'nuget'],
]);
function toNamedPackage(name, version, type) {
    return name === undefined || version === undefined ? undefined : { name, version, type };
}
function listResultFiles(result) {
    const places = (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(result, 'locations'));
    return places.flatMap((place) => (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(place, 'physicalLocation', 'artifactLocation', 'uri')) ?? []);
}
const filesByType = {
    npm: /^(?:package(?:-lock)?\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?)$/,
    pypi: /^(?:(?:poetry|pdm|uv|pipfile)\.lock|requirements[\w.-]*\.txt|pylock(?:\.[\w-]+)?\.toml)$/,
    golang: /^go\.(?:mod|sum)$/,
    cargo: /^cargo\.lock$/,
    gem: /^(?:gemfile\.lock|gems\.locked)$/,
    composer: /^composer\.lock$/,
    maven: /^(?:pom\.xml|gradle\.lockfile|buildscript-gradle\.lockfile)$/,
    nuget: /^(?:packages\.lock\.json|packages\.config|[\w.-]+\.deps\.json)$/,
    pub: /^pubspec\.lock$/,
    hex: /^mix\.lock$/,
};
function determinePackageType(paths) {
    const types = new Set(paths.map((path) => {
        const name = (0,file_name/* getBaseName */.J)(path).toLowerCase();
        return Object.keys(filesByType).find((type) => filesByType[type]?.test(name));
    }));
    return types.size === 1 ? [...types][0] : undefined;
}
function toPurl({ name, version }, type) {
    if (type === 'npm')
        return { type, ...(0,text_purl/* splitNpmName */.X)(name), version };
    const cut = type === 'maven' ? name.indexOf(':') : type === 'golang' || type === 'composer' ? name.lastIndexOf('/') : -1;
    return cut < 0
        ? { type, name, version }
        : { type, namespace: name.slice(0, cut), name: name.slice(cut + 1), version };
}

// EXTERNAL MODULE: ./build/compiled/src/shared/sarif/rules.js
var rules = __webpack_require__(8420);
// EXTERNAL MODULE: ./build/compiled/src/shared/sarif/severity.js
var sarif_severity = __webpack_require__(7316);
// EXTERNAL MODULE: ./build/compiled/src/shared/sarif/tool-types.js
var tool_types = __webpack_require__(9890);
;// CONCATENATED MODULE: ./build/compiled/src/shared/sarif/results.js








const fixedNames = ['fixedVersion', 'fixed_version', 'FixedVersion', 'fixedVersions', 'fixed_versions', 'fixVersions'];
const publishedNames = ['publishedAt', 'published_at', 'publishedDate', 'PublishedDate', 'published'];
const fixedAtNames = ['fixedAt', 'fixed_at', 'fixPublishedAt', 'fix_published_at'];
const timeMax = 40;
function readAdvisoryRecord(tool, result, rule) {
    const stated = {};
    const ids = readAdvisoryIds(result, rule);
    const cves = ids.filter((id) => id.startsWith('CVE-'));
    if (cves.length > 0)
        stated.cves = cves;
    if (ids.length > cves.length)
        stated.ids = ids;
    const purl = determinePackage(tool, result, rule);
    if (purl !== undefined)
        stated.purl = purl;
    const versions = readFixedVersions(tool, result, rule);
    const [version] = versions ?? [];
    const fix = decideFix(result, rule, versions);
    if (fix !== undefined)
        stated.fix = fix;
    if (version !== undefined)
        stated.fixed_version = version;
    const published = findFirstText(publishedNames, result, rule);
    if (published !== undefined)
        stated.published_at = published;
    const fixedAt = findFirstText(fixedAtNames, result, rule);
    if (fixedAt !== undefined)
        stated.fixed_at = fixedAt;
    return Object.keys(stated).length === 0 ? undefined : stated;
}
function readAdvisoryIds(result, rule) {
    const places = [
        ...[(0,untrusted/* readNested */._h)(result, 'ruleId'), (0,untrusted/* readNested */._h)(rule, 'id'), (0,untrusted/* readNested */._h)(rule, 'name')],
        ...[
            (0,untrusted/* readNested */._h)(result, 'rule', 'id'),
            (0,untrusted/* readNested */._h)(result, 'properties', 'cve'),
            (0,untrusted/* readNested */._h)(rule, 'properties', 'cve'),
        ],
        ...(0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(rule, 'properties', 'tags')),
        ...(0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(rule, 'deprecatedIds')),
        ...[result, rule].flatMap((owner) => ['cves', 'aliases'].flatMap((name) => (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(owner, 'properties', name)))),
        ...(0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(result, 'taxa')).map((taxon) => (0,untrusted/* readNested */._h)(taxon, 'id')),
    ];
    return [...new Set(places.flatMap((place) => (0,finding_texts/* extractIds */._s)((0,untrusted/* readTextField */.IY)(place)?.slice(0, 200) ?? '')))].sort();
}
function readFixedVersions(tool, result, rule) {
    const stated = [result, rule]
        .flatMap((owner) => fixedNames.map((name) => (0,untrusted/* readNested */._h)(owner, 'properties', name)))
        .filter((value) => value !== undefined && value !== null);
    const trivy = /^trivy$/i.test(tool.trim()) ? parseTrivyVersion(result, rule) : undefined;
    if (stated.length === 0 && trivy === undefined)
        return undefined;
    const texts = [
        ...stated.flatMap((value) => (Array.isArray(value) ? value : [value])),
        ...(trivy === undefined ? [] : [trivy]),
    ];
    if (texts.some((text) => typeof text !== 'string'))
        return undefined;
    return texts.flatMap((text) => text.trim().slice(0, 100) || []);
}
function parseTrivyVersion(result, rule) {
    const texts = [(0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(result, 'message', 'text')), (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(rule, 'help', 'text'))];
    const lines = texts.map((text) => /^Installed Version:.*(?:\n.*){0,2}?\nFixed Version:(.*)$/m.exec(text ?? '')?.[1]);
    return lines.find((line) => line !== undefined && line.trim() !== '') ?? lines.find((line) => line !== undefined);
}
const noFixStates = ['not-fixed', 'wont-fix', "won't fix", 'unfixed'];
function decideFix(result, rule, versions) {
    const said = [result, rule].flatMap((owner) => [
        ...['fixAvailable', 'fix_available', 'isFixable', 'fixable'].map((name) => (0,untrusted/* readNested */._h)(owner, 'properties', name)),
    ]);
    const states = [result, rule].map((owner) => (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(owner, 'properties', 'fixState'))?.toLowerCase());
    const isFixed = (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(result, 'fixes')).length > 0 || (versions?.length ?? 0) > 0 || said.includes(true);
    if (isFixed || states.includes('fixed'))
        return 'available';
    const isOpen = versions?.length === 0 || said.includes(false) || states.some((state) => state && noFixStates.includes(state));
    return isOpen ? 'none' : undefined;
}
function findFirstText(names, ...owners) {
    const texts = owners.flatMap((owner) => names.map((name) => (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(owner, 'properties', name))));
    return texts.find((text) => text !== undefined)?.slice(0, timeMax);
}
const titleMax = 300;
const remediationMax = 4000;
const harmlessKinds = ['pass', 'notApplicable', 'informational'];
function readResult(reader, result, index) {
    if (!(0,records/* isRecord */.u)(result)) {
        const why = `result ${index + 1} of ${reader.name} is not an object`;
        throw reader.failed(why, 'The file is damaged: create it again with the scanner.');
    }
    const kind = (0,untrusted/* readNested */._h)(result, 'kind');
    if (harmlessKinds.some((word) => word === kind) || (0,untrusted/* readNested */._h)(result, 'baselineState') === 'absent')
        return undefined;
    return createDraft(reader, result);
}
function createDraft(reader, result) {
    const { run, tool, locations, declaredType } = reader;
    const resolved = reader.rules(result);
    const message = (0,rules/* resolveMessage */.IY)((0,untrusted/* readNested */._h)(result, 'message'), resolved);
    const ownType = (0,tool_types/* determineType */.Sj)(tool, result, resolved);
    const type = declaredType === undefined ? ownType : tool_types/* findingTypeByScanType */.s[declaredType];
    const cwe = (0,sarif_severity/* findWeakness */.zh)(run, result, resolved.rule, message);
    const isConcealed = (0,tool_types/* mayShowSecret */.fA)([type, ownType], cwe);
    const place = locations.placeOf(result);
    const { severity, isKnown } = (0,sarif_severity/* rateSeverity */.SY)(result, resolved, type === 'SECRET');
    const finding = {
        tool,
        ruleId: resolved.id,
        type,
        severity,
        severityKnown: isKnown,
        ...createTexts({ tool, result, resolved, message, type, isConcealed }),
        filePath: place.filePath,
        ...dropUndefined({
            cwe,
            line: place.line,
            endLine: place.endLine,
            ...readScores(result, resolved, type),
            codeSnippet: isConcealed ? undefined : place.snippet,
            dataPath: isConcealed ? undefined : locations.dataPathOf(result),
            advisory: type === 'SCA' || type === undefined ? readAdvisoryRecord(tool, result, resolved.rule) : undefined,
            firstDetected: (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(result, 'provenance', 'firstDetectionTimeUtc'))?.slice(0, 40),
        }),
        suppression: readSuppression(result),
        suppressedIn: (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(result, 'suppressions')).flatMap((each) => locations.pathOf((0,untrusted/* readNested */._h)(each, 'location')) ?? []),
        places: place.all,
    };
    const { filePath, snippet } = place;
    const mayBeSecret = isConcealed || type === undefined;
    return {
        finding,
        identified: { tool, ruleId: resolved.id, result, filePath, snippet, isConcealed: mayBeSecret },
    };
}
function readScores(result, { rule }, type) {
    const isAdvisory = type === 'SCA' || type === undefined;
    const score = isAdvisory ? ((0,sarif_severity/* readSecuritySeverity */.or)(result) ?? (0,sarif_severity/* readSecuritySeverity */.or)(rule)) : undefined;
    const cvss = readCvss(result, rule) ?? (score !== undefined && score <= 10 ? score : undefined);
    return { cvss, epss: readEpss(result, rule) };
}
function createTexts({ tool, result, resolved, message, type, isConcealed, }) {
    const { id, rule } = resolved;
    const isOpenText = !isConcealed && type !== undefined;
    const names = [(0,rules/* readDescription */.XF)(rule, 'shortDescription'), (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(rule, 'name'))].filter((name) => name !== undefined);
    const own = isOpenText ? extractFirstSentence(message) : undefined;
    const named = names.find(saysSomething);
    const title = (named !== undefined && hasVariable(named) ? (own ?? named) : named) ?? own ?? names[0] ?? id;
    if (isConcealed) {
        return {
            title: toOneLine(title),
            description: `${tool} reports what looks like a credential (rule ${id}). The credential itself is not shown.`,
            remediation: 'Revoke it where it was issued. Then read it from a secret store or an environment variable; removing it from the file is not enough, because it stays in the history.',
        };
    }
    const remediation = formatUpdate(tool, result, rule) ?? readRemediation(result, rule);
    return { title: toOneLine(title), description: message, remediation };
}
function saysSomething(name) {
    if (/\s/.test(name))
        return !/^(?:semgrep finding:|rule) \S+$/i.test(name);
    return !/^[a-z\d]+$|[./]|\d$/.test(name) || (0,finding_texts/* extractIds */._s)(name).length > 0;
}
function hasVariable(text) {
    return /\$\{?\.{0,3}[A-Z][A-Z0-9_]*\b|\{\d{1,2}\}/.test(text);
}
function formatUpdate(tool, result, rule) {
    const { fixed_version: fixed, purl } = readAdvisoryRecord(tool, result, rule) ?? {};
    const fix = (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(result, 'fixes', 0, 'description', 'text'));
    if (fixed === undefined || fix !== undefined)
        return undefined;
    const found = (0,text_purl/* parsePurl */.$l)(purl ?? '');
    const texts = [(0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(result, 'message', 'text')), (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(rule, 'help', 'text'))];
    const written = texts
        .map((text) => /^Package: (\S{1,200})$/m.exec(text ?? '')?.[1])
        .find((text) => text !== undefined);
    const name = written ?? (found && [found.namespace, found.name].filter(Boolean).join('/')) ?? 'the package';
    return `Update ${name} to ${fixed}.`;
}
function extractFirstSentence(message) {
    const [line = ''] = message.split(/\r?\n/, 1);
    return (0,untrusted/* readTextField */.IY)(/^.{1,280}?[.!?](?=\s|$)/.exec(line)?.[0] ?? line);
}
function toOneLine(text) {
    return text.replaceAll(/\s+/g, ' ').trim().slice(0, titleMax);
}
function readRemediation(result, rule) {
    const fix = (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(result, 'fixes', 0, 'description', 'text'));
    const helpUri = (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(rule, 'helpUri'));
    const advice = fix ?? (0,rules/* readDescription */.XF)(rule, 'help') ?? (helpUri === undefined ? '' : `See ${helpUri}`);
    return advice.slice(0, remediationMax);
}
function readSuppression(result) {
    const suppressions = (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(result, 'suppressions'));
    const accepted = suppressions.every((each) => (0,records/* isRecord */.u)(each) && ((0,untrusted/* readTextField */.IY)(each.status) ?? 'accepted') === 'accepted');
    if (suppressions.length === 0 || !accepted)
        return 'none';
    return suppressions.some((each) => (0,untrusted/* readNested */._h)(each, 'kind') === 'external') ? 'accepted' : 'in-source';
}
function dropUndefined(properties) {
    return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined));
}
function readCvss(result, rule) {
    for (const place of [result, rule]) {
        const scores = (0,untrusted/* readEntries */.$2)((0,untrusted/* readNested */._h)(place, 'properties'))
            .filter(([key]) => /^cvss/i.test(key) && !/version|vector|exploit|impact/i.test(key))
            .map(([, value]) => (0,untrusted/* readNumber */.kz)((0,untrusted/* readNested */._h)(value, 'baseScore') ?? (0,untrusted/* readNested */._h)(value, 'score') ?? value))
            .filter((score) => score !== undefined && score <= 10);
        if (scores.length > 0)
            return Math.max(...scores);
    }
    return undefined;
}
function readEpss(result, rule) {
    for (const place of [result, rule]) {
        for (const [key, value] of (0,untrusted/* readEntries */.$2)((0,untrusted/* readNested */._h)(place, 'properties'))) {
            if (!/^epss/i.test(key) || /percentile|date/i.test(key))
                continue;
            const percent = parsePercent(unwrapScore(value), /percent/i.test(key));
            if (percent !== undefined)
                return percent;
        }
    }
    return undefined;
}
function unwrapScore(value) {
    if (!(0,records/* isRecord */.u)(value))
        return value;
    return (0,untrusted/* readNested */._h)(value, 'score') ?? (0,untrusted/* readNested */._h)(value, 'probability') ?? (0,untrusted/* readNested */._h)(value, 'epss');
}
function parsePercent(value, isPercent) {
    const hasSign = typeof value === 'string' && /%\s*$/.test(value);
    const number = (0,untrusted/* readNumber */.kz)(hasSign ? value.replace(/%\s*$/, '') : value);
    if (number === undefined || number > 100)
        return undefined;
    return isPercent || hasSign || number > 1 ? number : number * 100;
}

;// CONCATENATED MODULE: ./build/compiled/src/shared/sarif/intake.js










const sarifSizeMax = 64 * 1024 * 1024;
const diagnosticsMax = 100;
const neededParts = ['results', 'invocations', 'driver', 'extensions'];
const rewrite = 'Create the file again with the scanner, as SARIF 2.1.0 in UTF-8.';
function decodeSarif(bytes, name) {
    const failed = createErrorFactory(name);
    if (bytes.length > sarifSizeMax)
        throw createTooLargeError(failed);
    const encoding = detectEncoding(bytes);
    try {
        return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    }
    catch (error) {
        throw failed(`it is not ${encoding.toUpperCase()}`, rewrite, { cause: error });
    }
}
function detectEncoding([first, second]) {
    if (first === 0xff && second === 0xfe)
        return 'utf-16le';
    return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
function readSarif(text, options = {}) {
    const failed = createErrorFactory(options.name);
    const log = parseLog(text, failed);
    const runs = (0,untrusted/* readNested */._h)(log, 'runs');
    if (!Array.isArray(runs))
        throw failed('it has no list of runs', rewrite);
    if (runs.length === 0)
        throw failed('it contains no run, so the scanner may not have run', rewrite);
    const tools = new Set();
    const diagnostics = [];
    const drafts = [];
    const revisions = [];
    const versions = new Map();
    const ends = [];
    let [leftOut, leftOutPlaces] = [0, 0];
    for (const [index, run] of runs.entries()) {
        const reader = createReader(run, index, { ...options, failed });
        const results = readResults(log, reader);
        tools.add(reader.tool);
        for (const [position, result] of results.entries()) {
            const draft = readResult(reader, result, position);
            if (draft === undefined)
                leftOut += 1;
            else
                drafts.push(draft);
        }
        diagnostics.push(...readDiagnostics(reader));
        leftOutPlaces += reader.locations.outside.size;
        const details = (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(run, 'versionControlProvenance'));
        revisions.push(details.flatMap((each) => (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(each, 'revisionId'))?.slice(0, 200) ?? []));
        const driver = (0,untrusted/* readNested */._h)(run, 'tool', 'driver');
        const version = (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(driver, 'semanticVersion')) ?? (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(driver, 'version'));
        if (version !== undefined)
            versions.set(reader.tool, version.slice(0, 40));
        for (const invocation of (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(run, 'invocations')))
            ends.push((0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(invocation, 'endTimeUtc')) ?? '');
    }
    const identities = identifyResults(drafts.map(({ identified }) => identified));
    const findings = drafts.map(({ finding }, index) => ({ ...finding, ...(identities[index] ?? noIdentity) }));
    const scanTypes = determineScanTypes(tools, findings, options);
    const counts = { leftOut, leftOutPlaces };
    return { findings, tools: [...tools], versions, ends, scanTypes, ...counts, diagnostics, revisions };
}
function parseLog(text, failed) {
    if (text.length > sarifSizeMax)
        throw createTooLargeError(failed);
    if (text.slice(0, 4).includes('\0'))
        throw failed('it is UTF-16 or UTF-32 and does not say so', rewrite);
    let log;
    let repeated;
    try {
        log = JSON.parse(text.replace(/^\ufeff/, ''));
        repeated = (0,json/* findRepeatedKey */.h)(text, log);
    }
    catch (error) {
        throw failed(text.trim() === '' ? 'it is empty' : 'it is not JSON', rewrite, error instanceof RangeError ? { cause: error } : {});
    }
    if (repeated !== undefined)
        throw failed(`it states ${JSON.stringify(repeated.slice(0, 40))} twice in one object`, rewrite);
    if (!(0,records/* isRecord */.u)(log))
        throw failed('it is not a SARIF log', rewrite);
    const version = (0,untrusted/* readNested */._h)(log, 'version');
    if (version === '2.1.0')
        return log;
    const stated = typeof version === 'string' ? `version ${JSON.stringify(version.slice(0, 20))}` : 'no version';
    throw failed(`it states ${stated}, and only 2.1.0 can be read`, rewrite);
}
function createReader(run, index, options) {
    const { declaredType, failed } = options;
    const tool = (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(run, 'tool', 'driver', 'name'))?.slice(0, 100) ?? 'unnamed tool';
    const name = `run ${index + 1} (${tool})`;
    if (!(0,records/* isRecord */.u)(run))
        throw failed(`run ${index + 1} is not an object`, rewrite);
    return {
        run,
        name,
        tool,
        failed,
        rules: (0,rules/* createRuleBook */.WR)(run),
        locations: (0,locations/* createLocationReader */.bl)(run, options),
        declaredType,
    };
}
function readResults(log, { run, name, failed }) {
    const cause = (0,invocations/* findFailure */.g)(run);
    if (cause !== undefined) {
        const brief = 'the scan of a SARIF file failed';
        throw failed(`${name} says that it did not succeed${cause}`, 'Fix the scan first.', { brief });
    }
    const elsewhere = neededParts.find((part) => isStoredElsewhere(log, run, part));
    if (elsewhere !== undefined) {
        throw failed(`${name} keeps its ${elsewhere} in other files`, 'Have the scanner write everything into one file.');
    }
    const results = (0,untrusted/* readNested */._h)(run, 'results');
    if (!Array.isArray(results))
        throw failed(`${name} has no list of results, so the findings are not known`, rewrite);
    return results;
}
function isStoredElsewhere(log, run, part) {
    const inline = (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(log, 'inlineExternalProperties')).map((properties) => (0,untrusted/* readNested */._h)(properties, part));
    const references = (0,untrusted/* readNested */._h)(run, 'externalPropertyFileReferences', part);
    return [references, ...inline].some((value) => (0,records/* isRecord */.u)(value) || (0,untrusted/* readList */.LD)(value).length > 0);
}
function readDiagnostics(reader) {
    const { run, tool, locations } = reader;
    const external = (0,untrusted/* readEntries */.$2)((0,untrusted/* readNested */._h)(run, 'externalPropertyFileReferences')).map(([part]) => part.slice(0, 60));
    const found = [
        ...(0,invocations/* readNotifications */.J)(reader),
        ...(external.length === 0
            ? []
            : [{ engine: tool, message: `Not read, because it is in other files: ${external.slice(0, 20).join(', ')}` }]),
        ...[...locations.outside].map((uri) => ({
            engine: tool,
            message: `A location was ignored, because it is not a file of this repository: ${JSON.stringify(uri)}`,
        })),
    ];
    const rest = found.slice(diagnosticsMax);
    if (rest.length === 0)
        return found;
    const paths = [...new Set(rest.flatMap((each) => [each.file_path ?? [], each.file_paths ?? []].flat()))];
    const more = { engine: tool, message: `And ${rest.length} more notifications in the file` };
    if (paths.length > 0)
        more.file_paths = paths;
    if (rest.some((each) => each.failed))
        more.failed = true;
    return [...found.slice(0, diagnosticsMax), more];
}
function determineScanTypes(tools, findings, { declaredType }) {
    if (declaredType !== undefined)
        return [declaredType];
    const types = [...[...tools].map(tool_types/* getToolType */.fr), ...findings.map(({ type }) => type)];
    if (types.includes(undefined))
        return undefined;
    return [...new Set(types.filter((type) => type !== undefined).map((type) => tool_types/* scanTypeByFindingType */.Od[type]))];
}
function createTooLargeError(failed) {
    return failed(`it is larger than ${sarifSizeMax / 1024 / 1024} MiB`, 'Judge the files of several smaller scans.');
}
function createErrorFactory(name = 'The SARIF file') {
    return (why, hint, { cause, brief = 'a SARIF file cannot be judged' } = {}) => new errors/* GateError */.ue('SCAN_FAILED', `${name} cannot be judged: ${why}`, { hint, cause, brief });
}


/***/ }),

/***/ 7012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ readNotifications),
/* harmony export */   g: () => (/* binding */ findFailure)
/* harmony export */ });
/* harmony import */ var _locations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1747);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8420);
/* harmony import */ var _untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2449);



const quietLevels = ['note', 'none'];
const failureMarks = ['exitSignalName', 'exitSignalNumber', 'processStartFailureMessage'];
function findFailure(run) {
    const broken = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readList */ .LD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(run, 'invocations')).find((invocation) => {
        const success = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(invocation, 'executionSuccessful');
        if (success !== undefined)
            return success !== true || hasBadEnd(invocation, (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readList */ .LD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(run, 'results')));
        return failureMarks.some((mark) => (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(invocation, mark) !== undefined) || listErrors(invocation).length > 0;
    });
    return broken === undefined ? undefined : formatCause(broken);
}
function hasBadEnd(invocation, results) {
    const code = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(invocation, 'exitCode') ?? 0;
    const isGood = code === 0 || (code === 1 && results.length > 0);
    return !isGood || failureMarks.some((mark) => Boolean((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(invocation, mark)));
}
function formatCause(invocation) {
    const [error] = listErrors(invocation);
    const texts = [
        (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(invocation, 'exitCodeDescription'),
        (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(invocation, 'processStartFailureMessage'),
        (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(error, 'message', 'text'),
    ];
    const code = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(invocation, 'exitCode');
    const ending = typeof code === 'number' && code !== 0 ? `exit code ${code}` : undefined;
    const cause = texts.map(_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextField */ .IY).find((text) => text !== undefined) ?? ending;
    return cause === undefined ? '' : `: ${cause.slice(0, 300)}`;
}
function listErrors(invocation) {
    return (0,_locations_js__WEBPACK_IMPORTED_MODULE_0__/* .listNotifications */ .Rz)(invocation).filter((notification) => getNotificationLevel(notification) === 'error');
}
function getNotificationLevel(notification) {
    return (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(notification, 'level'))?.toLowerCase() ?? 'warning';
}
function readNotifications({ run, tool, locations, rules, }) {
    return (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readList */ .LD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(run, 'invocations'))
        .flatMap(_locations_js__WEBPACK_IMPORTED_MODULE_0__/* .listNotifications */ .Rz)
        .filter((notification) => !quietLevels.some((level) => level === (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(notification, 'level')))
        .map((notification) => {
        const paths = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readList */ .LD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(notification, 'locations')).flatMap((location) => locations.pathOf(location) ?? []);
        const text = (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveMessage */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(notification, 'message'), rules(notification));
        const diagnostic = {
            engine: tool,
            message: text === '' ? 'The tool notified of a fault without saying which' : text.slice(0, 1000),
        };
        const [path] = paths;
        if (paths.length > 1)
            return { ...diagnostic, file_paths: paths };
        if (path !== undefined)
            return { ...diagnostic, file_path: path };
        return getNotificationLevel(notification) === 'error' ? { ...diagnostic, failed: true } : diagnostic;
    });
}


/***/ }),

/***/ 1747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rz: () => (/* binding */ listNotifications),
/* harmony export */   _9: () => (/* binding */ readDataPath),
/* harmony export */   bl: () => (/* binding */ createLocationReader)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6002);
/* harmony import */ var _text_data_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(341);
/* harmony import */ var _untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2449);



const uriMax = 4096;
const chainMax = 16;
const locationsMax = 1000;
const snippetMax = 5000;
function createLocationReader(run, { root, files }) {
    const rootParts = root === undefined ? undefined : (normalizeParts(root.split(/[\\/]/).map(upperCaseDriveLetter)) ?? []);
    const bases = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(run, 'originalUriBaseIds');
    const outside = new Set();
    const known = new Map();
    let mountReader;
    function findInMount(address) {
        const text = address && formatAddress(address);
        if (files === undefined || text === undefined)
            return undefined;
        mountReader ??= createMountReader(listOutsideAddresses(), files);
        return mountReader(text);
    }
    function listOutsideAddresses() {
        const all = new Set();
        for (const location of listArtifactLocations(run)) {
            const { uri, baseId } = readArtifact(run, location);
            const address = uri === undefined ? undefined : resolveAddress(uri, baseId, bases);
            const text = address && locateBelowRoot(address, rootParts) === undefined ? formatAddress(address) : undefined;
            if (text !== undefined)
                all.add(text);
        }
        return [...all];
    }
    function readPath(location, isNoted = true) {
        const { uri, baseId } = readArtifact(run, (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(location, 'physicalLocation', 'artifactLocation'));
        if (uri === undefined)
            return undefined;
        const key = JSON.stringify([uri.slice(0, uriMax + 1), baseId]);
        if (!known.has(key)) {
            const address = resolveAddress(uri, baseId, bases);
            known.set(key, locateBelowRoot(address, rootParts) ?? findInMount(address));
        }
        const path = known.get(key);
        if (path === undefined && isNoted)
            outside.add(uri.slice(0, 200));
        return path;
    }
    return {
        outside,
        pathOf: readPath,
        dataPathOf: (result) => readDataPath(result, (location) => readPath(location, false)),
        placeOf(result) {
            const locations = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readList */ .LD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(result, 'locations'));
            const all = locations.slice(0, locationsMax).flatMap((location) => {
                const filePath = readPath(location);
                const line = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readWhole */ .oD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(location, 'physicalLocation', 'region', 'startLine'), 1);
                return filePath === undefined ? [] : [{ filePath, line }];
            });
            const placed = locations.find((location) => readPath(location) !== undefined);
            const region = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(placed ?? locations[0], 'physicalLocation', 'region');
            const target = { physicalLocation: { artifactLocation: (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(result, 'analysisTarget') } };
            return {
                all,
                filePath: placed === undefined ? readPath(target) : readPath(placed),
                line: placed === undefined ? undefined : (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readWhole */ .oD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(region, 'startLine'), 1),
                endLine: placed === undefined ? undefined : (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readWhole */ .oD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(region, 'endLine'), 1),
                snippet: readSnippet(region),
            };
        },
    };
}
function readDataPath(result, pathOf) {
    const steps = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readList */ .LD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(result, 'codeFlows', 0, 'threadFlows', 0, 'locations'));
    const path = steps.slice(0, locationsMax).flatMap((step) => {
        const location = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(step, 'location');
        const region = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(location, 'physicalLocation', 'region');
        const [file_path, line] = [pathOf(location), (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readWhole */ .oD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(region, 'startLine'), 1)];
        const code = readSnippet(region)?.trim() ?? (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(location, 'message', 'text'));
        return file_path === undefined || line === undefined ? [] : [{ file_path, line, ...(code && { code }) }];
    });
    return (0,_text_data_path_js__WEBPACK_IMPORTED_MODULE_2__/* .shortenDataPath */ .LP)(path);
}
function readArtifact(run, location) {
    const index = typeof (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(location, 'uri') === 'string' ? undefined : (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readWhole */ .oD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(location, 'index'));
    const artifact = index === undefined ? location : (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(run, 'artifacts', index, 'location');
    const uri = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(artifact, 'uri');
    return {
        uri: typeof uri === 'string' && uri !== '' ? uri : undefined,
        baseId: (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(artifact, 'uriBaseId')),
    };
}
function listNotifications(invocation) {
    return ['toolExecutionNotifications', 'toolConfigurationNotifications'].flatMap((name) => (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readList */ .LD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(invocation, name)));
}
function* listArtifactLocations(run) {
    const notifications = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readList */ .LD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(run, 'invocations')).flatMap(listNotifications);
    for (const owner of [...(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readList */ .LD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(run, 'results')), ...notifications]) {
        for (const location of (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readList */ .LD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(owner, 'locations')).slice(0, locationsMax))
            yield (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(location, 'physicalLocation', 'artifactLocation');
        yield (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(owner, 'analysisTarget');
    }
}
function readSnippet(region) {
    const text = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(region, 'snippet', 'text');
    return typeof text === 'string' && text.trim() !== '' ? text.slice(0, snippetMax) : undefined;
}
function resolveAddress(uri, baseId, bases) {
    let address = parseAddress(uri);
    let id = baseId;
    for (let depth = 0; id !== undefined && address !== undefined && address.base === undefined; depth++) {
        const entry = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(bases, id);
        const above = parseAddress((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(entry, 'uri')) ?? '');
        if (above === undefined || depth === chainMax)
            return undefined;
        if (above.base === undefined)
            address = { ...above, parts: [...above.parts, ...address.parts] };
        else
            address = { base: above.parts, parts: address.parts, isAbsolute: false };
        id = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(entry, 'uriBaseId'));
    }
    return address;
}
function parseAddress(uri) {
    if (uri.length > uriMax)
        return undefined;
    const [, scheme, rest = uri] = /^([a-z][a-z0-9+.-]+):(.*)$/is.exec(uri) ?? [];
    if (scheme !== undefined && scheme.toLowerCase() !== 'file')
        return undefined;
    const local = rest.replace(/^\/\/(?:localhost(?=\/)|(?=\.{0,2}\/))/i, '').replace(/^\/(?=[a-z]:\/)/i, '');
    const path = scheme === undefined ? rest : local;
    const parts = path.split(/[\\/]/).map((part) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .attempt */ .CD)(() => decodeURIComponent(part)) ?? part);
    if (/^[\\/]{2}/.test(path) || parts.some((part) => /[\\/\p{Cc}]/u.test(part)))
        return undefined;
    const isAbsolute = /^(?:[\\/]|[a-z]:[\\/])/i.test(path);
    return { base: isAbsolute ? [] : undefined, parts: parts.map(upperCaseDriveLetter), isAbsolute };
}
function upperCaseDriveLetter(part, index) {
    return index === 0 && /^[a-z]:$/.test(part) ? part.toUpperCase() : part;
}
function locateBelowRoot(address, root) {
    if (address === undefined)
        return undefined;
    const { base, parts, isAbsolute } = address;
    if (base === undefined)
        return joinInside(parts);
    const whole = normalizeParts([...base, ...parts]);
    if (whole === undefined)
        return undefined;
    if (root?.every((part, index) => whole[index] === part))
        return joinInside(whole.slice(root.length));
    return isAbsolute ? undefined : joinInside(parts);
}
function formatAddress({ base, parts }) {
    if (base === undefined) {
        const rest = parts.filter((part) => part !== '' && part !== '.');
        const ups = rest.findIndex((part) => part !== '..');
        const below = normalizeParts(rest.slice(ups));
        return ups <= 0 || below === undefined ? undefined : [...rest.slice(0, ups), ...below].join('/');
    }
    const whole = normalizeParts([...base, ...parts]);
    if (whole === undefined || whole.length === 0)
        return undefined;
    return `${/^[A-Z]:$/.test(whole[0] ?? '') ? '' : '/'}${whole.join('/')}`;
}
function joinInside(parts) {
    const path = normalizeParts(parts);
    return path === undefined || path.length === 0 ? undefined : path.join('/');
}
function normalizeParts(parts) {
    const kept = [];
    for (const part of parts) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            kept.push(part);
        else if (kept.pop() === undefined)
            return undefined;
    }
    return kept;
}
const workspaces = [
    /^\/github\/workspace\//,
    /^\/(?:__w|home\/runner\/work|Users\/runner\/work)\/([^/]+)\/\1\//,
    /^[A-Z]:\/a\/([^/]+)\/\1\//,
    /^(?:\/(?:__w|home\/vsts\/work|Users\/runner\/work|azp\/_work)|[A-Z]:\/a|[A-Z]:\/agent\/_work)\/\d+\/s\//,
    /^\/home\/circleci\/project\//,
    /^\/opt\/atlassian\/pipelines\/agent\/build\//,
];
const mounts = [
    /^\//,
    /^\/(?:src|app|work|workspace|code|repo|repository|project|source|sources|data|scan|path|target|mnt|tf|iac)\//,
    /^\/(?:usr\/src|tmp\/lint|tmp\/src|mnt\/src|drone\/src|workspace\/source|home\/project|zap\/wrk)\//,
    /^\/usr\/src\/app\//,
    /^(?:\.\.\/)+/,
    /^(?:\.\.\/)+(?:path|src|app|code|repo|workspace|project|github\/workspace)\//,
];
const foreign = /(?:^|\/)(?:node_modules|(?:site|dist)-packages|\.cargo|\.rustup|\.m2|\.gradle|\.nuget|\.cache|\.pyenv|\.nvm|\.rbenv|hostedtoolcache|go\/pkg\/mod)\/|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|etc\/|nix\/|proc\/|snap\/)/;
function createMountReader(addresses, files) {
    const cut = (address, prefix) => address.startsWith(prefix) && files.has(address.slice(prefix.length)) ? address.slice(prefix.length) : undefined;
    const findInWorkspace = (address) => {
        const [prefix] = workspaces.flatMap((pattern) => pattern.exec(address)?.[0] ?? []);
        return prefix === undefined ? undefined : cut(address, prefix);
    };
    const own = addresses.filter((address) => !foreign.test(address) && findInWorkspace(address) === undefined);
    const prefix = chooseMount(own, cut) ?? choosePrefix(own, cut);
    return (address) => {
        if (foreign.test(address))
            return undefined;
        return findInWorkspace(address) ?? (prefix === undefined ? undefined : cut(address, prefix));
    };
}
function chooseMount(addresses, cut) {
    const matched = addresses.flatMap((address) => mounts.flatMap((pattern) => pattern.exec(address)?.[0] ?? []));
    const placing = [...new Set(matched)].filter((prefix) => addresses.some((address) => cut(address, prefix) !== undefined));
    return placing.length <= 1 ? placing[0] : pickPlacingAll(placing, addresses, cut);
}
function choosePrefix(addresses, cut) {
    const [first = '', ...others] = new Set(addresses);
    if (others.length === 0)
        return undefined;
    const parts = first.split('/');
    const prefixes = parts.slice(0, -1).map((_, index) => `${parts.slice(0, index + 1).join('/')}/`);
    const shared = prefixes.filter((prefix) => others.every((address) => address.startsWith(prefix)));
    return pickPlacingAll(shared, [first, ...others], cut);
}
function pickPlacingAll(prefixes, addresses, cut) {
    const [one, ...more] = prefixes.filter((prefix) => addresses.every((address) => cut(address, prefix) !== undefined));
    return more.length === 0 ? one : undefined;
}


/***/ }),

/***/ 9885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ decideAges)
/* harmony export */ });
/* harmony import */ var _text_data_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(341);
/* harmony import */ var _text_file_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7275);


function decideAges(sides) {
    const { head, base, getPreviousPath, isUnseen } = sides;
    const hasSameOwner = createOwnerCheck(sides);
    const left = new Set(base);
    const found = new Map();
    for (const keysOfHead of keyKinds) {
        const index = indexByKeys(base, (finding) => keysOfHead(finding, (path) => path));
        for (const finding of head) {
            if (found.has(finding))
                continue;
            const candidates = keysOfHead(finding, getPreviousPath)
                .flatMap((key) => index.get(key) ?? [])
                .filter((candidate) => hasSameOwner(finding, candidate));
            const match = takeBestMatch(finding, candidates, left, getPreviousPath);
            if (match !== undefined)
                found.set(finding, match);
        }
    }
    const packages = indexByKeys(base, listPackageKeys);
    const weak = new Set(base.flatMap(({ weakIdentity }) => weakIdentity ?? []));
    return head.map((finding) => {
        const match = found.get(finding);
        if (match !== undefined)
            return match.isExcused ? 'old' : 'new';
        const samePackage = listPackageKeys(finding).flatMap((key) => packages.get(key) ?? []);
        if (samePackage.some((before) => isOfReplacedLock(finding, before, sides)))
            return 'old';
        const mayBeHeld = finding.weakIdentity !== undefined && weak.has(finding.weakIdentity);
        return mayBeHeld || isUnseen(finding) ? 'doubtful' : 'new';
    });
}
function createOwnerCheck({ owners, getPreviousPath, }) {
    return (now, before) => {
        const ownersBefore = before.owners ?? [];
        if (now.owners === undefined || before.owners === undefined || now.path === undefined)
            return true;
        const other = now.owners.filter((owner) => !ownersBefore.includes(owner));
        const inBase = owners?.base.get(getPreviousPath(now.path));
        const inHead = owners?.head.get(now.path);
        const isRenamed = ownersBefore.length === 0 || ownersBefore.some((owner) => inHead?.has(owner) === false);
        return other.every((owner) => isRenamed && inBase?.has(owner) === false);
    };
}
const keyKinds = [
    ({ identity }) => (identity === undefined ? [] : [identity]),
    ({ codeKeys, path }, getPreviousPath) => path === undefined ? [] : codeKeys.map((key) => `${getPreviousPath(path)} ${key}`),
];
function indexByKeys(base, listKeys) {
    const index = new Map();
    for (const finding of base)
        for (const key of listKeys(finding))
            index.set(key, [...(index.get(key) ?? []), finding]);
    return index;
}
function listPackageKeys({ advisory }) {
    const { purl, cves = [], ids = [] } = advisory ?? {};
    return typeof purl === 'string' ? [...new Set([...cves, ...ids])].map((id) => `${id} ${purl}`) : [];
}
function isOfReplacedLock({ path, severityRank }, before, { isAdded, isGone }) {
    if (path === undefined || before.path === undefined || before.severityRank > severityRank || !isAdded(path))
        return false;
    const [folder, other] = [(0,_text_file_name_js__WEBPACK_IMPORTED_MODULE_0__/* .getFolder */ .L2)(path), (0,_text_file_name_js__WEBPACK_IMPORTED_MODULE_0__/* .getFolder */ .L2)(before.path)];
    const isAbove = (above, below) => above === '' || below.startsWith(`${above}/`);
    return folder === other || (isGone(before.path) && (isAbove(folder, other) || isAbove(other, folder)));
}
function takeBestMatch(finding, candidates, left, getPreviousPath) {
    const free = candidates.filter((candidate) => left.has(candidate));
    const excusing = free.find((candidate) => isExcused(finding, candidate, getPreviousPath));
    const taken = excusing ?? free[0];
    if (taken === undefined)
        return undefined;
    left.delete(taken);
    return { isExcused: excusing !== undefined };
}
function isExcused(now, before, getPreviousPath) {
    if (before.severityRank > now.severityRank)
        return false;
    if (before.score !== undefined && now.score !== undefined && now.score > before.score)
        return false;
    if (isPublic(now.path) && !isPublic(before.path))
        return false;
    const left = [...(before.sources ?? [])];
    const isCut = left.length >= _text_data_path_js__WEBPACK_IMPORTED_MODULE_1__/* .mostSources */ .gP;
    const known = (now.sources ?? []).filter((source) => {
        const index = left.findIndex((other) => isSameSource({ ...source, path: getPreviousPath(source.path) }, other));
        if (index !== -1)
            left.splice(index, 1);
        return index !== -1;
    });
    return isCut ? known.length > 0 || now.sources?.length === 0 : known.length === (now.sources?.length ?? 0);
}
function isPublic(path) {
    return /(?:^|\/)(?:public|public_html|static|www|wwwroot|htdocs|webroot)\//i.test(path ?? '');
}
function isSameSource(now, before) {
    const isSamePlace = now.kind === before.kind && now.path === before.path && now.code === before.code;
    return isSamePlace && before.safeFor.every((purpose) => now.safeFor.includes(purpose));
}


/***/ }),

/***/ 8420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IY: () => (/* binding */ resolveMessage),
/* harmony export */   WR: () => (/* binding */ createRuleBook),
/* harmony export */   XF: () => (/* binding */ readDescription)
/* harmony export */ });
/* harmony import */ var _untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2449);

const referencesMax = 50;
function createTaxonReader(run) {
    const taxonomies = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .LD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(run, 'taxonomies'));
    if (taxonomies.length === 0)
        return () => [];
    const indexes = new Map();
    const findTaxon = (taxonomy, reference) => {
        const place = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readWhole */ .oD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(reference, 'index'));
        const placed = place === undefined ? undefined : (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(taxonomy, 'taxa', place);
        if (placed !== undefined)
            return placed;
        const index = indexes.get(taxonomy) ?? indexTaxa(taxonomy);
        indexes.set(taxonomy, index);
        return index.get((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(reference, 'id')) ?? (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(reference, 'guid'))?.toLowerCase() ?? '');
    };
    return (result, rule) => {
        const related = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .LD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(rule, 'relationships')).map((relationship) => (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(relationship, 'target'));
        const references = [...(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .LD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(result, 'taxa')), ...related].slice(0, referencesMax);
        return references.flatMap((reference) => {
            const index = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readWhole */ .oD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(reference, 'toolComponent', 'index'));
            const named = (index === undefined ? undefined : taxonomies[index]) ??
                findNamedComponent(taxonomies, (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(reference, 'toolComponent'));
            const taxon = (named === undefined ? taxonomies : [named])
                .map((taxonomy) => findTaxon(taxonomy, reference))
                .find((found) => found !== undefined);
            return taxon === undefined ? [] : [taxon];
        });
    };
}
function indexTaxa(taxonomy) {
    return new Map((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .LD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(taxonomy, 'taxa')).flatMap((taxon) => {
        const keys = [(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(taxon, 'id')), (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(taxon, 'guid'))?.toLowerCase()];
        return keys.flatMap((key) => (key === undefined ? [] : [[key, taxon]]));
    }));
}
function findNamedComponent(components, reference) {
    const guid = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(reference, 'guid'))?.toLowerCase();
    const name = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(reference, 'name'));
    return components.find((component) => (guid !== undefined && (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(component, 'guid'))?.toLowerCase() === guid) ||
        (guid === undefined && name !== undefined && (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(component, 'name') === name));
}
const noRuleId = 'unnamed rule';
const idMax = 500;
const alikeMax = 20;
const prefixMax = 8;
const levels = ['error', 'warning', 'note', 'none'];
function createRuleBook(run) {
    const driver = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(run, 'tool', 'driver');
    const extensions = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .LD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(run, 'tool', 'extensions'));
    const entries = [driver, ...extensions].flatMap((component) => (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .LD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(component, 'rules')).map((rule) => ({ rule, component })));
    const known = entries.filter(({ rule }) => (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(rule, 'guid')) !== undefined);
    const index = {
        byId: Map.groupBy(entries, ({ rule }) => getRuleId(rule)),
        byGuid: Map.groupBy(known, ({ rule }) => String((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(rule, 'guid')).toLowerCase()),
    };
    const overrides = readOverrides(run, driver, extensions);
    const taxaOf = createTaxonReader(run);
    return (result) => {
        const reference = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(result, 'rule');
        const named = truncateId((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(result, 'ruleId')) ?? truncateId((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(reference, 'id'));
        const component = resolveComponent(reference, driver, extensions);
        const found = findIndexedRule(result, component, named) ?? findEntries(index, named, (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(reference, 'guid'));
        const [first] = found;
        const id = named ?? getRuleId(first?.rule) ?? noRuleId;
        return {
            id,
            rule: first?.rule,
            component: first?.component ?? component,
            described: found.map(({ rule }) => rule),
            taxa: taxaOf(result, first?.rule),
            isMissing: first === undefined && entries.length > 0 && isRuleNamed(result, named),
            overriddenLevel: overrides.get(getRuleId(first?.rule) ?? id),
        };
    };
}
function readRuleIndex(result) {
    return (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readWhole */ .oD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(result, 'rule', 'index')) ?? (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readWhole */ .oD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(result, 'ruleIndex'));
}
function isRuleNamed(result, named) {
    const guid = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(result, 'rule', 'guid'));
    return named !== undefined || guid !== undefined || readRuleIndex(result) !== undefined;
}
function findIndexedRule(result, component, named) {
    const index = readRuleIndex(result);
    const rule = index === undefined ? undefined : (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(component, 'rules', index);
    const isMeant = rule !== undefined && (named === undefined || isSameOrPart(getRuleId(rule), named));
    return isMeant ? [{ rule, component }] : undefined;
}
function getRuleId(rule) {
    return truncateId((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(rule, 'id'));
}
function truncateId(value) {
    return (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY)(value)?.slice(0, idMax);
}
function isSameOrPart(rule, named) {
    return rule !== undefined && (named === rule || named.startsWith(`${rule}/`));
}
function findEntries({ byId, byGuid }, named, guid) {
    const identified = typeof guid === 'string' ? byGuid.get(guid.toLowerCase()) : undefined;
    if (identified !== undefined)
        return identified;
    let id = named ?? '';
    for (let parts = 0; parts <= prefixMax && id !== ''; parts++) {
        const entries = byId.get(id);
        if (entries !== undefined)
            return entries.slice(0, alikeMax);
        id = id.slice(0, Math.max(0, id.lastIndexOf('/')));
    }
    return [];
}
function resolveComponent(reference, driver, extensions) {
    const index = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readWhole */ .oD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(reference, 'toolComponent', 'index'));
    if (index !== undefined)
        return extensions[index];
    return findNamedComponent(extensions, (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(reference, 'toolComponent')) ?? driver;
}
function readOverrides(run, driver, extensions) {
    const overrides = new Map();
    const given = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .LD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(run, 'invocations')).flatMap((invocation) => (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .LD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(invocation, 'ruleConfigurationOverrides')));
    for (const override of given) {
        const descriptor = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(override, 'descriptor');
        const level = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(override, 'configuration', 'level'));
        const index = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readWhole */ .oD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(descriptor, 'index'));
        const component = resolveComponent(descriptor, driver, extensions);
        const indexed = index === undefined ? undefined : getRuleId((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(component, 'rules', index));
        const id = truncateId((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(descriptor, 'id')) ?? indexed;
        if (id === undefined || level === undefined)
            continue;
        const known = overrides.get(id);
        if (known === undefined || levels.indexOf(level) < levels.indexOf(known))
            overrides.set(id, level);
    }
    return overrides;
}
const textMax = 20_000;
const argumentMax = 2000;
function resolveMessage(message, { rule, component }) {
    const given = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(message, 'text')) ?? (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(message, 'markdown'));
    const text = given ?? findMessageString((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(message, 'id'), rule, component) ?? '';
    return removeLinks(fillArguments(text.slice(0, textMax), (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .LD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(message, 'arguments')))).slice(0, textMax);
}
function readDescription(rule, name) {
    const text = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(rule, name, 'text')) ?? (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(rule, name, 'markdown'));
    return text === undefined ? undefined : removeLinks(text.slice(0, textMax));
}
function findMessageString(id, rule, component) {
    if (typeof id !== 'string')
        return undefined;
    const string = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(rule, 'messageStrings', id) ?? (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(component, 'globalMessageStrings', id);
    return (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(string, 'text')) ?? (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(string, 'markdown'));
}
function fillArguments(text, parameters) {
    let room = textMax;
    return text.replaceAll(/\{\{|\}\}|\{(\d{1,2})\}/g, (whole, index) => {
        if (index === undefined)
            return whole.slice(1);
        const value = parameters[Number(index)];
        if (typeof value !== 'string')
            return whole;
        const part = value.slice(0, Math.min(argumentMax, room));
        room -= part.length;
        return part;
    });
}
function removeLinks(text) {
    return text.replaceAll(/\[([^[\]]*)\]\(\d+\)/g, '$1');
}


/***/ }),

/***/ 7316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SY: () => (/* binding */ rateSeverity),
/* harmony export */   or: () => (/* binding */ readSecuritySeverity),
/* harmony export */   zh: () => (/* binding */ findWeakness)
/* harmony export */ });
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7786);
/* harmony import */ var _untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2449);


const words = new Map(Object.entries({
    CRITICAL: 'critical blocker fatal',
    HIGH: 'high error important severe serious major',
    MEDIUM: 'medium moderate warning',
    LOW: 'low minor note recommendation',
    INFO: 'info information informational negligible none',
}).flatMap(([severity, names]) => names.split(' ').map((name) => [name, severity])));
const tagWords = new Set(['critical', 'high', 'medium', 'moderate', 'low', 'info', 'informational']);
const bands = [
    [9, 'CRITICAL'],
    [7, 'HIGH'],
    [4, 'MEDIUM'],
];
const problemKind = 'fail';
function rateSeverity(result, resolved, isSecret) {
    const { described, taxa } = resolved;
    const stated = findFirst(readers, (read) => read(result) ?? pickWorstSeverity(described.map(read))) ??
        findFirst(readers, (read) => pickWorstSeverity(taxa.map(read)));
    return stated === undefined ? rateLevel(result, resolved, isSecret) : { severity: stated, isKnown: true };
}
const readers = [
    (place) => toBand((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(place, 'properties', 'security-severity')),
    (place) => parseSeverityWord((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(place, 'properties', 'security-severity')),
    (place) => {
        const properties = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(place, 'properties');
        const read = (name) => parseSeverityWord((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(properties, name));
        return read('severity') ?? pickWorstSeverity(severityProperties.map(([name]) => read(name)));
    },
    (place) => pickWorstSeverity((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readTags */ .g$)(place).map((tag) => {
        const [, word = tag] = /^severity[:/= -]+(.{1,20})$/i.exec(tag) ?? [];
        return word !== tag || tagWords.has(tag.trim().toLowerCase()) ? parseSeverityWord(word) : undefined;
    })),
];
function findFirst(places, read) {
    for (const place of places) {
        const severity = read(place);
        if (severity !== undefined)
            return severity;
    }
    return undefined;
}
function readSecuritySeverity(place) {
    const score = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNumber */ .kz)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(place, 'properties', 'security-severity'));
    return score !== undefined && score > 0 ? score : undefined;
}
function toBand(value) {
    const score = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNumber */ .kz)(value);
    if (score === undefined || score === 0)
        return undefined;
    return bands.find(([least]) => score >= least)?.[1] ?? 'LOW';
}
function parseSeverityWord(value) {
    return typeof value === 'string' && value.length <= 40 ? words.get(value.trim().toLowerCase()) : undefined;
}
const severityProperties = [
    ['Severity', 'HCL AppScan'],
    ['issue_severity', 'Bandit, ShiftLeft Scan'],
    ['problem.severity', 'CodeQL, LGTM, DevSkim'],
    ['DevSkimSeverity', 'DevSkim'],
    ['zizmor/severity', 'zizmor'],
    ['cvssv2_severity', 'Dependency-Check'],
    ['cvssv3_baseSeverity', 'Dependency-Check'],
    ['cvssv4_baseSeverity', 'Dependency-Check'],
    ['cvssV3_severity', 'Docker Scout'],
    ['originalSeverity', 'Falcon'],
    ['securityRisk', 'Black Duck'],
];
function pickWorstSeverity(found) {
    return _severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.find((severity) => found.includes(severity));
}
function rateLevel(result, resolved, isSecret) {
    const { described, taxa, overriddenLevel, isMissing } = resolved;
    const own = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(result, 'level'));
    const kind = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(result, 'kind')) ?? problemKind;
    const isMute = own?.toLowerCase() === 'none' && (own !== 'none' || kind !== problemKind);
    const stated = isMute ? undefined : own;
    const level = stated ?? overriddenLevel ?? pickWorstLevel(described) ?? pickWorstLevel(taxa);
    if (level === undefined && isMissing)
        return unknownRating;
    if (level === undefined)
        return { severity: isSecret ? 'HIGH' : 'MEDIUM', isKnown: true };
    const severity = parseSeverityWord(level);
    return severity === undefined ? unknownRating : { severity, isKnown: true };
}
const unknownRating = { severity: 'CRITICAL', isKnown: false };
function pickWorstLevel(descriptors) {
    const levels = descriptors.flatMap((each) => (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(each, 'defaultConfiguration', 'level')) ?? []);
    const odd = levels.find((level) => parseSeverityWord(level) === undefined);
    const gravest = pickWorstSeverity(levels.map(parseSeverityWord));
    return odd ?? levels.find((level) => parseSeverityWord(level) === gravest);
}
const pattern = /(?<![a-z0-9])cwe[-_ :/]{0,3}0{0,4}([1-9]\d{0,4})(?!\d)/i;
const searched = 4000;
function findWeakness(run, result, rule, message) {
    const references = [
        ...(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readList */ .LD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(result, 'taxa')),
        ...(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readList */ .LD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(rule, 'relationships')).map((relationship) => (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(relationship, 'target')),
    ];
    const number = findFirstNumber(references, (reference) => readReferenceNumber(run, reference)) ??
        findFirstNumber([...(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readTags */ .g$)(result), ...(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readTags */ .g$)(rule)], extractNumber) ??
        findFirstNumber([result, rule], (place) => {
            const named = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readEntries */ .$2)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(place, 'properties')).filter(([key]) => /cwe/i.test(key));
            const values = named.flatMap(([, value]) => (Array.isArray(value) ? value : [value]));
            return findFirstNumber(values, (value) => {
                const plain = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(value, 'id') ?? value;
                return extractNumber(plain) ?? parseBareNumber(plain);
            });
        }) ??
        extractNumber(message.slice(0, searched));
    return number === undefined ? undefined : `CWE-${number}`;
}
function findFirstNumber(places, read) {
    for (const place of places) {
        const number = read(place);
        if (number !== undefined)
            return number;
    }
    return undefined;
}
function extractNumber(text) {
    return typeof text === 'string' ? pattern.exec(text.slice(0, searched))?.[1] : undefined;
}
function readReferenceNumber(run, reference) {
    const taxonomyIndex = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readWhole */ .oD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(reference, 'toolComponent', 'index'));
    const taxonomy = taxonomyIndex === undefined ? undefined : (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(run, 'taxonomies', taxonomyIndex);
    const taxonIndex = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readWhole */ .oD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(reference, 'index'));
    const taxon = taxonIndex === undefined ? undefined : (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(taxonomy, 'taxa', taxonIndex);
    const id = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(reference, 'id')) ?? (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(taxon, 'id'));
    const owner = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(reference, 'toolComponent', 'name')) ?? (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(taxonomy, 'name'));
    return extractNumber(id) ?? (/cwe/i.test(owner ?? '') ? parseBareNumber(id) : undefined);
}
function parseBareNumber(value) {
    return /^0{0,4}([1-9]\d{0,4})$/.exec(typeof value === 'number' ? String(value) : ((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextField */ .IY)(value) ?? ''))?.[1];
}


/***/ }),

/***/ 9890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Od: () => (/* binding */ scanTypeByFindingType),
/* harmony export */   Sj: () => (/* binding */ determineType),
/* harmony export */   fA: () => (/* binding */ mayShowSecret),
/* harmony export */   fr: () => (/* binding */ getToolType),
/* harmony export */   s: () => (/* binding */ findingTypeByScanType)
/* harmony export */ });
/* harmony import */ var _untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2449);

const findingTypeByScanType = {
    sast: 'SAST',
    sca: 'SCA',
    secrets: 'SECRET',
    iac: 'IAC',
};
const scanTypeByFindingType = {
    SAST: 'sast',
    AGENTIC_SAST: 'sast',
    SCA: 'sca',
    SECRET: 'secrets',
    IAC: 'iac',
};
const tools = [
    [/^(?:scan gate|trivy|aqua|snyk$|checkmarx(?! - sast)|veracode|wiz|orca|prisma|gitlab|megalinter)/, undefined],
    [
        createNamePattern('gitleaks|betterleaks|trufflehog|secretlint|detect-secrets|ggshield|gitguardian|nosey ?parker|kingfisher'),
        'SECRET',
    ],
    [
        createNamePattern('snyk (?:iac|infrastructure)|checkov|tfsec|kics|zizmor|terrascan|hadolint|kube-?linter|kubesec|kubescape|poutine'),
        'IAC',
    ],
    [
        createNamePattern('cfn-?(?:lint|nag|guard)|tflint|actionlint|template-?analyzer|ansible-lint|dockle|regula\\b'),
        'IAC',
    ],
    [
        createNamePattern('snyk (?:open source|container)|osv|grype|npm.?audit|dependency|pip-?audit|cargo-?audit|govulncheck'),
        'SCA',
    ],
    [
        createNamePattern('retire|bundler-?audit|audit-?ci|auditjs|nancy\\b|docker scout|black ?duck|mend\\b|safety\\b'),
        'SCA',
    ],
    [
        createNamePattern('semgrep|opengrep|codeql|eslint|bandit|gosec|brakeman|sonar|snyk ?code|bearer|njsscan|nodejsscan|mobsfscan'),
        'SAST',
    ],
    [
        createNamePattern('psalm|phpstan|flawfinder|cppcheck|clang|spotbugs|security ?code ?scan|devskim|pmd\\b|ruff\\b|rubocop'),
        'SAST',
    ],
    [
        createNamePattern('coverity|fortify|horusec|oxlint|biome\\b|pylint|detekt|infer\\b|codechecker|psscriptanalyzer|checkmarx - sast'),
        'SAST',
    ],
];
function createNamePattern(words) {
    return new RegExp(`(?<![a-z])(?:${words})`);
}
const marks = new Map([
    ['secret', 'SECRET'],
    ['secrets', 'SECRET'],
    ['misconfiguration', 'IAC'],
    ['iacmisconfiguration', 'IAC'],
    ['iac', 'IAC'],
    ['kics', 'IAC'],
    ['languagespecificpackagevulnerability', 'SCA'],
    ['ospackagevulnerability', 'SCA'],
    ['packagevulnerability', 'SCA'],
    ['sca', 'SCA'],
    ['sast', 'SAST'],
    ['agenticsast', 'AGENTIC_SAST'],
]);
const rulePatterns = [
    [/^passwords and secrets\b|\((?:2ms|secret-detection)\)$/i, 'SECRET'],
    [/^ckv2?_secret_|\.secrets\./i, 'SECRET'],
    [/^snyk-cc-|\(kics\)$/i, 'IAC'],
    [/\(sast\)$/i, 'SAST'],
    [
        /^(?:\[[a-z]{3,8}\] )?(?:cve-\d|ghsa-|rustsec-|pysec-|go-\d{4}-|osv-|snyk-|ckv_cve)|\((?:sca|containers)\)$/i,
        'SCA',
    ],
    [/^(?:os package|programming language|other) vulnerability\b/i, 'SCA'],
];
const vulnerabilityTaggers = /^(?:trivy|aqua|wiz)/;
function getToolType(tool) {
    const folded = tool.slice(0, 200).toLowerCase();
    return tools.find(([name]) => name.test(folded))?.[1];
}
function determineType(tool, result, { id, rule }) {
    const named = getToolType(tool);
    const texts = [id, (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(rule, 'name')) ?? ''];
    const matched = rulePatterns.find(([pattern]) => texts.some((text) => pattern.test(text)))?.[1];
    const isTagged = vulnerabilityTaggers.test(tool.toLowerCase()) && (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTags */ .g$)(rule).includes('vulnerability');
    const marked = matched ?? findMarkedType(result, rule) ?? (isTagged ? 'SCA' : undefined);
    if (named === 'SECRET' || named === 'SCA')
        return named;
    return marked ?? named;
}
function findMarkedType(result, rule) {
    const words = [
        (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(result, 'properties', 'type'),
        (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(rule, 'name'),
        ...(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTags */ .g$)(result),
        ...(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTags */ .g$)(rule),
    ];
    for (const word of words) {
        const type = marks.get((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY)(word)
            ?.toLowerCase()
            .slice(0, 100)
            .replaceAll(/[^a-z]/g, '') ?? '');
        if (type !== undefined)
            return type;
    }
    return undefined;
}
const credentialWeaknesses = new Set(['CWE-259', 'CWE-321', 'CWE-798']);
function mayShowSecret(types, cwe) {
    return types.includes('SECRET') || (cwe !== undefined && credentialWeaknesses.has(cwe));
}


/***/ }),

/***/ 2449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ readEntries),
/* harmony export */   IY: () => (/* binding */ readTextField),
/* harmony export */   LD: () => (/* binding */ readList),
/* harmony export */   _h: () => (/* binding */ readNested),
/* harmony export */   g$: () => (/* binding */ readTags),
/* harmony export */   kz: () => (/* binding */ readNumber),
/* harmony export */   oD: () => (/* binding */ readWhole)
/* harmony export */ });
/* harmony import */ var _text_records_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7551);

function readNested(value, ...path) {
    let current = value;
    for (const key of path) {
        if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key))
            return undefined;
        current = current[key];
    }
    return current;
}
function readEntries(value) {
    return (0,_text_records_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u)(value) ? Object.entries(value) : [];
}
function readList(value) {
    return Array.isArray(value) ? value : [];
}
function readTextField(value) {
    const text = typeof value === 'string' ? value.trim() : '';
    return text === '' ? undefined : text;
}
function readWhole(value, least = 0) {
    return Number.isSafeInteger(value) && value >= least ? value : undefined;
}
function readNumber(value) {
    const number = typeof value === 'string' && /^\s*\d{1,9}(?:[.,]\d+)?\s*$/.test(value) ? Number(value.replace(',', '.')) : value;
    return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined;
}
function readTags(value) {
    return readList(readNested(value, 'properties', 'tags')).filter((tag) => typeof tag === 'string');
}


/***/ }),

/***/ 7895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ parseRepositoryName),
/* harmony export */   PH: () => (/* binding */ stripCredentials),
/* harmony export */   o$: () => (/* binding */ readSource),
/* harmony export */   uq: () => (/* binding */ describeFolder),
/* harmony export */   zy: () => (/* binding */ readHead)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6002);
/* harmony import */ var _git_checkout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2148);
/* harmony import */ var _git_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1301);




const { signal } = new AbortController();
async function readSource(path, vcsUrl) {
    const checkout = await (0,_git_checkout_js__WEBPACK_IMPORTED_MODULE_2__/* .findCheckout */ .I8)({ path, signal });
    const location = { path: checkout.path, signal };
    const stated = vcsUrl ?? (await (0,_git_checkout_js__WEBPACK_IMPORTED_MODULE_2__/* .readOriginUrl */ .gJ)(location));
    const address = stripCredentials(stated ?? formatLocalUrl(checkout.path));
    return {
        path: checkout.path,
        name: (stated === undefined ? undefined : parseRepositoryName(address)) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(checkout.path),
        vcsUrl: address,
        defaultBranch: (await (0,_git_checkout_js__WEBPACK_IMPORTED_MODULE_2__/* .findDefaultBranch */ .Te)(location)) ?? 'main',
    };
}
function describeFolder(path) {
    return { path, name: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path), vcsUrl: formatLocalUrl(path), defaultBranch: 'main' };
}
async function readHead(path) {
    const source = await readSource(path);
    const location = { path: source.path, signal };
    const head = await (0,_git_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readCheckoutHead */ .VH)(source.path, 'sealed').catch(() => undefined);
    const sha = head?.sha ?? (await (0,_git_checkout_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveHead */ .tK)(location));
    if (sha === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `${path} has no commit to scan`, {
            reason: 'wrong-ref',
            hint: 'Commit something first.',
        });
    }
    const named = head === undefined ? await (0,_git_checkout_js__WEBPACK_IMPORTED_MODULE_2__/* .readCurrentBranch */ .IE)(location) : (0,_git_checkout_js__WEBPACK_IMPORTED_MODULE_2__/* .parseBranchName */ .pD)(head.ref);
    return { source, branch: named ?? `detached-${sha.slice(0, 12)}`, sha };
}
function formatLocalUrl(path) {
    return `file:///${encodeURIComponent((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path))}`;
}
function parseRepositoryName(address) {
    const last = address
        .replace(/[/\\]+$/, '')
        .split(/[/:\\]/)
        .at(-1)
        ?.replace(/\.git$/i, '');
    return last === '' ? undefined : last;
}
function stripCredentials(vcsUrl) {
    return vcsUrl.replace(/^(https?:\/\/)[^/]*@/i, '$1').replace(/^([a-z+]+:\/\/[^/@:]*):[^/]*@/i, '$1@');
}


/***/ }),

/***/ 3386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZP: () => (/* binding */ createFindingId),
/* harmony export */   gZ: () => (/* binding */ formatIdentity),
/* harmony export */   "in": () => (/* binding */ findAges),
/* harmony export */   tO: () => (/* binding */ findSameRun),
/* harmony export */   tc: () => (/* binding */ compareTrees)
/* harmony export */ });
/* harmony import */ var _sarif_old_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9885);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7786);
/* harmony import */ var _text_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(873);



function formatIdentity({ type, fingerprint }) {
    return `${type} ${fingerprint}`;
}
function createFindingId({ type, fingerprint }, ...owner) {
    return `vio_${(0,_text_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__/* .hashParts */ .jx)([type, fingerprint, ...owner]).slice(0, 24)}`;
}
function compareTrees({ tree: { contents: head }, answers: scanners, }) {
    const dependsOnFile = ({ dependencies }, path) => dependencies?.shared?.has(path) ?? true;
    const mayConsult = ({ dependencies }, path) => dependencies?.consulted.has(path) === true;
    return (base) => {
        const hasSameContent = (path) => base.has(path) && base.get(path) === head.get(path);
        const changed = [...new Set([...base.keys(), ...head.keys()])].filter((path) => !hasSameContent(path));
        const hasEqualState = (path) => base.get(path) === head.get(path);
        const isBusy = new Map(scanners.map((scanner) => [scanner.name, changed.some((path) => mayConsult(scanner, path))]));
        const isMoved = new Map(scanners.map((scanner) => [scanner.name, changed.some((path) => dependsOnFile(scanner, path))]));
        const isSame = (scanner, path) => hasSameContent(path) &&
            !(isMoved.get(scanner.name) === true && dependsOnFile(scanner, path)) &&
            (scanner.consulted?.get(path) ?? []).every(hasEqualState);
        const isConsulted = (scanner, path) => isBusy.get(scanner.name) === true && mayConsult(scanner, path);
        return {
            isSame,
            isNeedless: (path, oid) => head.get(path) === oid && scanners.every((scanner) => isSame(scanner, path) && !isConsulted(scanner, path)),
            filesFor: (scanner, files) => files.filter(({ path }) => !isSame(scanner, path)),
        };
    };
}
function findAges(head, base, { isSame }, renames) {
    const found = new Map();
    const note = (finding, age) => {
        const identity = formatIdentity(finding);
        if (age !== 'new' && age !== undefined && found.get(identity) !== 'old')
            found.set(identity, age);
    };
    const getBasePath = (path) => renames.get(path) ?? path;
    for (const scanner of head.answers) {
        const { findings } = scanner;
        const before = findSameRun(base.answers, scanner);
        const isUnseen = createUnseenCheck(before, base.tree.diagnostics);
        const same = findings.filter(({ filePath }) => isSame(scanner, filePath));
        const others = findings.filter(({ filePath }) => !isSame(scanner, filePath));
        const ages = (0,_sarif_old_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .decideAges */ .t)({
            head: others.map(toComparedFinding),
            base: (before?.findings ?? []).map(toComparedFinding),
            getPreviousPath: getBasePath,
            isUnseen: ({ finding }) => isUnseen(finding),
            isAdded: (path) => !base.tree.contents.has(path),
            isGone: (path) => !head.tree.contents.has(path),
            owners: { head: scanner.owners ?? new Map(), base: before?.owners ?? new Map() },
        });
        for (const finding of same)
            note(finding, 'old');
        for (const [index, finding] of others.entries())
            note(finding, ages[index]);
    }
    return found;
}
function findSameRun(answers, { name, scanType }) {
    return answers.find((answer) => answer.name === name && answer.scanType === scanType);
}
function toComparedFinding(finding) {
    const { type, filePath, severity, cvss, contentFingerprint, codeFingerprint, sources, owners, advisory } = finding;
    return {
        finding,
        identity: formatIdentity(finding),
        codeKeys: [contentFingerprint, codeFingerprint].flatMap((key) => (key === undefined ? [] : [`${type} ${key}`])),
        path: filePath,
        advisory,
        severityRank: (0,_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .getSeverityRank */ .Eg)(severity),
        score: type === 'SCA' ? undefined : cvss,
        sources,
        owners,
    };
}
function createUnseenCheck(before, ofTree) {
    const diagnostics = [...ofTree, ...(before?.diagnostics ?? [])];
    const isFailed = before === undefined || diagnostics.some(({ failed }) => failed);
    const skipped = new Set(diagnostics.flatMap(({ file_path: one, file_paths: several = [] }) => (one === undefined ? several : [one])));
    return ({ filePath }) => isFailed || skipped.has(filePath);
}


/***/ }),

/***/ 9248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xf: () => (/* binding */ askProgramVersions),
  $l: () => (/* binding */ createScanCommit),
  Rf: () => (/* binding */ requestPrograms)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:process"
var external_node_process_ = __webpack_require__(1708);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: ./build/compiled/src/shared/errors.js
var errors = __webpack_require__(6002);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/machine.js
var machine = __webpack_require__(2359);
// EXTERNAL MODULE: ./build/compiled/src/shared/installation.js
var installation = __webpack_require__(8361);
// EXTERNAL MODULE: ./build/compiled/src/shared/api/words.js
var words = __webpack_require__(6063);
// EXTERNAL MODULE: ./build/compiled/src/shared/severity.js
var shared_severity = __webpack_require__(7786);
// EXTERNAL MODULE: ./build/compiled/src/shared/text/file-name.js
var file_name = __webpack_require__(7275);
// EXTERNAL MODULE: ./build/compiled/src/shared/text/records.js
var records = __webpack_require__(7551);
// EXTERNAL MODULE: ./build/compiled/src/shared/sarif/intake.js + 4 modules
var intake = __webpack_require__(3042);
// EXTERNAL MODULE: ./build/compiled/src/shared/sarif/invocations.js
var invocations = __webpack_require__(7012);
// EXTERNAL MODULE: ./build/compiled/src/shared/sarif/locations.js
var locations = __webpack_require__(1747);
// EXTERNAL MODULE: ./build/compiled/src/shared/sarif/rules.js
var sarif_rules = __webpack_require__(8420);
// EXTERNAL MODULE: ./build/compiled/src/shared/sarif/severity.js
var severity = __webpack_require__(7316);
// EXTERNAL MODULE: ./build/compiled/src/shared/sarif/tool-types.js
var tool_types = __webpack_require__(9890);
// EXTERNAL MODULE: ./build/compiled/src/shared/sarif/untrusted.js
var untrusted = __webpack_require__(2449);
;// CONCATENATED MODULE: ./build/compiled/src/shared/sarif/program-run.js












function isProgramRun(run) {
    return (0,records/* isRecord */.u)((0,untrusted/* readNested */._h)(run, 'properties', 'program'));
}
function readProgramRuns(run) {
    const name = String((0,untrusted/* readNested */._h)(run, 'tool', 'driver', 'name'));
    const version = (0,untrusted/* readNested */._h)(run, 'tool', 'driver', 'version');
    const program = (0,untrusted/* readNested */._h)(run, 'properties', 'program');
    const types = words/* scanTypes */.vz.filter((type) => (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(program, 'scanTypes')).includes(type));
    const dependencies = (0,untrusted/* readNested */._h)(run, 'properties', 'dependencies');
    const locations = { pathOf: readLiteralPath };
    const ownDiagnostics = (0,invocations/* readNotifications */.J)({ run, tool: name, locations, rules: (0,sarif_rules/* createRuleBook */.WR)(run) });
    const { findings, diagnostics } = readFindings(name, program, types);
    return types.map((scanType, index) => ({
        name,
        scanType,
        program: { version: typeof version === 'string' ? version : undefined },
        findings: findings.filter(({ type }) => tool_types/* scanTypeByFindingType */.Od[type] === scanType),
        coverage: words/* coverageWords */.gn.find((word) => word === (0,untrusted/* readNested */._h)(program, 'coverage', scanType)) ?? 'not covered',
        diagnostics: index === 0 ? [...ownDiagnostics, ...diagnostics] : [],
        lookedAt: (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(run, 'properties', 'lookedAt')),
        ...((0,records/* isRecord */.u)(dependencies) && { dependencies: readDependencies(dependencies) }),
    }));
}
function readFindings(engine, program, types) {
    const [sarif, root] = ['sarif', 'folder'].map((key) => (0,untrusted/* readNested */._h)(program, key));
    if (typeof sarif !== 'string' || typeof root !== 'string')
        return { findings: [], diagnostics: [] };
    const paths = new Map((0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(program, 'paths')));
    const loaded = new Set((0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(program, 'loaded')));
    try {
        const scan = (0,intake/* readSarif */.q)(sarif, { root, name: `The output of ${engine}` });
        const placed = scan.findings.flatMap((finding) => toScannerFinding(finding, { engine, types, paths, loaded }) ?? []);
        const lost = scan.findings.length - placed.length;
        return {
            findings: placed,
            diagnostics: [...moveDiagnostics(scan.diagnostics, engine, paths), ...reportLost(lost, engine)],
        };
    }
    catch (error) {
        return { findings: [], diagnostics: [{ engine, message: (0,errors/* toGateError */.Vl)(error).message.slice(0, 300), failed: true }] };
    }
}
function toScannerFinding(found, places) {
    const { engine, types, paths, loaded } = places;
    const filePath = paths.get(found.filePath ?? '');
    const type = found.type ?? tool_types/* findingTypeByScanType */.s[types[0] ?? 'sast'];
    if (filePath === undefined || !types.includes(tool_types/* scanTypeByFindingType */.Od[type]))
        return undefined;
    const isCode = type === 'SAST' || type === 'AGENTIC_SAST';
    const isLowered = type === 'IAC' ? (0,file_name/* isUnshippedTemplate */.JB)(filePath) : isCode && (0,file_name/* isUnshipped */.Tb)(filePath) && !loaded.has(filePath);
    const severity = (isLowered ? shared_severity/* severities */.gO[(0,shared_severity/* getSeverityRank */.Eg)(found.severity) + 1] : undefined) ?? found.severity;
    const { title, remediation, fingerprint, contentFingerprint, isOfCode, ruleId } = found;
    const { cwe, cvss, epss, line, codeSnippet, advisory } = found;
    const description = `${found.description.trim()}\n\nFound by ${engine} (${ruleId.slice(0, 100)}).`;
    const dataPath = found.dataPath?.flatMap((step) => {
        const path = paths.get(step.file_path);
        return path === undefined ? [] : { ...step, file_path: path };
    });
    const optional = { cwe, cvss, epss, line, codeSnippet, dataPath, advisory, ...(isOfCode && { contentFingerprint }) };
    const stated = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined));
    return { type, severity, title, description, remediation, filePath, fingerprint, ...stated };
}
function moveDiagnostics(diagnostics, engine, paths) {
    return diagnostics
        .filter(({ message }) => !message.startsWith('A location was ignored'))
        .map(({ file_path: one, file_paths: several, ...rest }) => {
        const own = [one ?? [], several ?? []].flat().flatMap((path) => paths.get(path) ?? []);
        const [path] = own;
        return { ...rest, engine, ...(own.length > 1 ? { file_paths: own } : path !== undefined && { file_path: path }) };
    });
}
function reportLost(count, engine) {
    if (count === 0)
        return [];
    const message = `${count} ${count === 1 ? 'finding names' : 'findings name'} no file of this commit`;
    return [{ engine, message, failed: true }];
}
function readScannerRun(run) {
    const tool = String((0,untrusted/* readNested */._h)(run, 'tool', 'driver', 'name'));
    const rules = (0,sarif_rules/* createRuleBook */.WR)(run);
    const locations = { pathOf: readLiteralPath };
    const scanType = matchWord(words/* scanTypes */.vz, (0,untrusted/* readNested */._h)(run, 'properties', 'scanType'));
    const coverage = matchWord(words/* coverageWords */.gn, (0,untrusted/* readNested */._h)(run, 'properties', 'coverage'));
    if (scanType === undefined || coverage === undefined)
        throw new Error(`the scanner ${tool} wrote no coverage`);
    const [consulted, owners, limits, dependencies, packages, locks] = [
        'consulted',
        'owners',
        'limits',
        'dependencies',
        'packages',
        'locks',
    ].map((name) => (0,untrusted/* readNested */._h)(run, 'properties', name));
    return {
        name: tool,
        scanType,
        coverage,
        findings: (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(run, 'results')).map((result) => readFinding(result, rules, scanType)),
        diagnostics: (0,invocations/* readNotifications */.J)({ run, tool, locations, rules }),
        lookedAt: (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(run, 'properties', 'lookedAt')),
        ...(consulted !== undefined && { consulted: new Map(consulted) }),
        ...(owners !== undefined && {
            owners: new Map(owners.map(([path, names]) => [path, new Set(names)])),
        }),
        ...(limits !== undefined && { limits: limits }),
        ...((0,records/* isRecord */.u)(dependencies) && { dependencies: readDependencies(dependencies) }),
        ...(packages !== undefined && { packages: packages }),
        ...(locks !== undefined && { locks: locks }),
    };
}
function readFinding(result, rules, scanType) {
    const resolved = rules(result);
    const { rule } = resolved;
    const [location] = (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(result, 'locations'));
    const region = (0,untrusted/* readNested */._h)(location, 'physicalLocation', 'region');
    const type = matchWord(words/* violationTypes */.h2, (0,untrusted/* readNested */._h)(result, 'properties', 'type')) ?? tool_types/* findingTypeByScanType */.s[scanType];
    const optional = {
        cwe: (0,severity/* findWeakness */.zh)(undefined, result, undefined, ''),
        cvss: (0,untrusted/* readNested */._h)(result, 'properties', 'cvss'),
        line: (0,untrusted/* readNested */._h)(region, 'startLine'),
        codeSnippet: type === 'SECRET' ? undefined : (0,untrusted/* readNested */._h)(region, 'snippet', 'text'),
        dataPath: (0,locations/* readDataPath */._9)(result, readLiteralPath),
        contentFingerprint: (0,untrusted/* readNested */._h)(result, 'fingerprints', 'content'),
        codeFingerprint: (0,untrusted/* readNested */._h)(result, 'fingerprints', 'code'),
        sources: (0,untrusted/* readNested */._h)(result, 'properties', 'sources'),
        owners: (0,untrusted/* readNested */._h)(result, 'properties', 'owners'),
        advisory: (0,untrusted/* readNested */._h)(result, 'properties', 'advisory'),
    };
    return {
        type,
        severity: (0,severity/* rateSeverity */.SY)(result, resolved, type === 'SECRET').severity,
        title: String((0,untrusted/* readNested */._h)(rule, 'shortDescription', 'text')),
        description: String((0,untrusted/* readNested */._h)(result, 'message', 'text')),
        remediation: String((0,untrusted/* readNested */._h)(rule, 'help', 'text')),
        filePath: readLiteralPath(location) ?? '',
        fingerprint: String((0,untrusted/* readNested */._h)(result, 'fingerprints', 'scanGate')),
        ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
    };
}
function readDependencies({ shared, consulted }) {
    return {
        shared: shared === undefined ? undefined : new Set(shared),
        consulted: new Set(consulted),
    };
}
function readLiteralPath(location) {
    const uri = (0,untrusted/* readNested */._h)(location, 'physicalLocation', 'artifactLocation', 'uri');
    return typeof uri === 'string' ? uri.split('/').map(decodeURIComponent).join('/') : undefined;
}
function matchWord(words, value) {
    return words.find((word) => word === value);
}

// EXTERNAL MODULE: ./build/compiled/src/shared/git/export.js
var git_export = __webpack_require__(2210);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/tracked.js
var tracked = __webpack_require__(752);
// EXTERNAL MODULE: ./build/compiled/src/shared/languages/languages.js + 1 modules
var languages = __webpack_require__(7502);
// EXTERNAL MODULE: ./build/compiled/src/shared/languages/program.js
var program = __webpack_require__(5361);
// EXTERNAL MODULE: ./build/compiled/src/shared/packages/locked-package.js
var locked_package = __webpack_require__(4804);
// EXTERNAL MODULE: ./build/compiled/src/shared/text/contents.js
var contents = __webpack_require__(8579);
// EXTERNAL MODULE: ./build/compiled/src/shared/text/limits.js
var text_limits = __webpack_require__(8717);
// EXTERNAL MODULE: ./build/compiled/src/shared/text/scan-request.js
var scan_request = __webpack_require__(9252);
// EXTERNAL MODULE: ./build/compiled/src/shared/scan/scan-result.js
var scan_result = __webpack_require__(3386);
;// CONCATENATED MODULE: ./build/compiled/src/shared/scan/scan-commit.js















async function scanCommit(job, signal, { scanTree: scanAlone, lookUpPackages, temporaryFolder = (0,external_node_os_.tmpdir)(), }) {
    if (signal.aborted)
        throw (0,errors/* createCancelledError */._Z)(signal);
    const scanTree = async (request, abort) => {
        const runs = await scanAlone(request, abort);
        return lookUpPackages === undefined ? runs : lookUpPackages(runs, abort);
    };
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(await (0,promises_.realpath)(temporaryFolder), 'scan-gate-'));
    try {
        await (0,promises_.chmod)(folder, 0o700);
        const root = (0,external_node_path_.join)(folder, 'tree');
        await (0,promises_.mkdir)(root, { mode: 0o700 });
        const tree = await (0,git_export/* exportCommit */._N)({ ...job, destination: root, signal });
        const files = listTreeFiles(tree);
        const changed = job.comparedWith === undefined
            ? undefined
            : new Set(await (0,tracked/* listChangedPaths */.xQ)({ path: job.path, signal }, job.comparedWith, job.sha));
        for (const [path, target] of tree.renamed)
            if (changed?.has(target))
                changed.add(path);
        const isNarrow = job.isNarrow === true && changed !== undefined;
        const asked = isNarrow ? files.filter(({ path }) => changed.has(path)) : files;
        if (asked.length === 0 && !isNarrow)
            throw createNothingScannedError(job.sha, 'the commit contains no regular file', tree.diagnostics);
        const request = { root, files, changed: changed && [...changed], isNarrow, extras: listExtraFiles(tree) };
        const answers = await scanTree(request, signal);
        const ofCode = answers.filter(({ scanType }) => scanType === 'sast');
        const languages = await countLanguages(root, asked, new Set(ofCode.flatMap(({ lookedAt }) => lookedAt)));
        const combined = combineRuns(job.sha, asked.length === 0, answers, tree);
        const { raisedBy, ...result } = { ...combined, languages };
        if (job.comparedWith === undefined)
            return result;
        const head = { tree, answers };
        const baseScan = { path: job.path, sha: job.comparedWith, headSha: job.sha, changed, folder, signal, scanTree };
        const { ages, base, shared } = await compareWithBase(head, baseScan);
        const hidden = answers.flatMap((answer) => listHidingLimits(answer, base.answers, changed));
        const limitDiagnostics = answers.flatMap((answer) => {
            const before = (0,scan_result/* findSameRun */.tO)(base.answers, answer);
            return (0,locked_package/* reportIntroduced */.eG)(answer, { base: before, isSame: (path) => shared.isSame(answer, path) });
        });
        const diagnostics = [...tree.diagnostics, ...listVersions(answers), ...limitDiagnostics, ...hidden];
        const raised = new Map(ages);
        for (const [identity, others] of raisedBy) {
            if (others.some((other) => !ages.has(other)))
                raised.delete(identity);
            else if (ages.has(identity) && others.some((other) => ages.get(other) === 'doubtful'))
                raised.set(identity, 'doubtful');
        }
        return { ...result, diagnostics, ages: raised };
    }
    finally {
        for (const name of ['tree', 'base'])
            (0,contents/* closeContents */.rL)((0,external_node_path_.join)(folder, name));
        await (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 3 });
    }
}
function listHidingLimits({ name, limits }, base, changed) {
    if (limits === undefined || changed === undefined)
        return [];
    const paths = (0,text_limits/* findNewlyHidden */.jy)(limits, base.find((answer) => answer.name === name)?.limits, changed);
    if (paths.length === 0)
        return [];
    const message = `Data flow was too long to trace completely through ${(0,text_limits/* formatFileCount */.hx)(paths.length)}`;
    return [{ engine: name, message, ...(0,text_limits/* nameFiles */.rF)(paths) }];
}
async function compareWithBase(head, { folder, changed, signal, scanTree, headSha, ...commit }) {
    const root = (0,external_node_path_.join)(folder, 'base');
    await (0,promises_.mkdir)(root, { mode: 0o700 });
    const sharedWith = (0,scan_result/* compareTrees */.tc)(head);
    const selectNeedless = (contents) => sharedWith(contents).isNeedless;
    const tree = await (0,git_export/* exportCommit */._N)({ ...commit, destination: root, signal, leaveOut: selectNeedless });
    const shared = sharedWith(tree.contents);
    const files = listTreeFiles(tree);
    const wanted = head.answers.map((scanner) => [scanner.name, shared.filesFor(scanner, files)]);
    const needed = wanted.filter(([, own]) => own.length > 0 || tree.links.length > 0);
    const only = Object.fromEntries(needed.map(([name, own]) => [name, own.map(({ path }) => path)]));
    const request = { root, files, changed: changed && [...changed], extras: listExtraFiles(tree), only };
    const answers = needed.length === 0 ? [] : await scanTree(request, signal);
    const idle = head.answers
        .filter(({ name }) => only[name] === undefined)
        .map(({ name, scanType }) => ({
        name,
        scanType,
        findings: [],
        coverage: 'covered',
        diagnostics: [],
        lookedAt: [],
    }));
    const base = { tree, answers: [...answers, ...idle] };
    const renames = await (0,tracked/* listRenames */.ak)({ path: commit.path, signal }, commit.sha, headSha);
    return { ages: (0,scan_result/* findAges */["in"])(head, base, shared, renames), base, shared };
}
function listVersions(answers) {
    const versions = answers.flatMap(({ name, program, lookedAt }) => program?.version === undefined || lookedAt.length === 0 ? [] : [`${name} ${program.version}`]);
    return [...new Set(versions)].map((message) => ({ engine: scan_request/* programEngine */.F, message }));
}
function listTreeFiles({ files, odd }) {
    return [...files, ...odd];
}
function listExtraFiles({ links, old }) {
    return [
        ...links.map(({ path, stored }) => ({ path, stored, kind: 'link' })),
        ...old.map(({ commit, ...place }) => {
            if (commit === undefined)
                return { ...place, kind: 'elsewhere' };
            return { ...place, kind: place.path === '' ? 'message' : 'removed', commit };
        }),
    ];
}
function combineRuns(sha, mayBeIdle, answers, tree) {
    const own = answers.flatMap((answer) => answer.diagnostics);
    const diagnostics = [...tree.diagnostics, ...listVersions(answers), ...own];
    if (!mayBeIdle && answers.every(({ lookedAt }) => lookedAt.length === 0))
        throw createNothingScannedError(sha, 'no engine read any file', diagnostics);
    const { findings, raisedBy } = mergeScannerFindings(answers);
    return {
        findings: removeSecretCode([...new Map(findings.toReversed().map((finding) => [finding.fingerprint, finding])).values()].reverse()),
        raisedBy,
        coverage: computeCoverage(answers, tree.isWhole),
        diagnostics,
    };
}
function computeCoverage(answers, isWhole) {
    const coverage = Object.fromEntries(words/* scanTypes */.vz.map((type) => [type, 'not covered']));
    for (const [type, group] of Map.groupBy(answers, ({ scanType }) => scanType)) {
        const word = combineCoverage(group);
        coverage[type] = word === 'covered' && !isWhole ? 'partly covered' : word;
    }
    return coverage;
}
function combineCoverage(answers) {
    const words = new Set(answers.map(({ coverage }) => coverage));
    const engines = answers.filter(({ program }) => program === undefined);
    const isFailed = engines.some(({ diagnostics }) => diagnostics.some(({ failed }) => failed));
    const [word = 'not covered'] = words;
    if (isFailed || words.size <= 1)
        return isFailed ? 'not covered' : word;
    return answers.some(({ lookedAt }) => lookedAt.length > 0) ? 'partly covered' : 'not covered';
}
function removeSecretCode(findings) {
    const secretFiles = new Set(findings.filter(({ type }) => type === 'SECRET').map(({ filePath }) => filePath));
    return findings.map((finding) => {
        const { codeSnippet, dataPath, ...rest } = finding;
        const steps = dataPath?.map((step) => (secretFiles.has(step.file_path) ? { ...step, code: undefined } : step));
        const isShown = codeSnippet !== undefined && !secretFiles.has(finding.filePath);
        return { ...rest, ...(isShown && { codeSnippet }), ...(steps && { dataPath: steps }) };
    });
}
function createNothingScannedError(sha, why, diagnostics) {
    const hint = diagnostics
        .map(({ message }) => message)
        .slice(0, 5)
        .join('. ');
    return new errors/* GateError */.ue('SCAN_FAILED', `Nothing was scanned in commit ${sha}: ${why}`, hint === '' ? {} : { hint });
}
const unnamedMax = 2000;
async function countLanguages(root, files, lookedAt) {
    const none = [];
    const counts = new Map();
    for (const file of files) {
        if ((0,languages/* isForeign */.jq)(file.path))
            continue;
        const { language, isNamed } = await (0,program/* detectProgram */.OT)(root, file);
        if (language === undefined && !isNamed && (0,languages/* detectByName */.Oe)(file.path) !== undefined) {
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
function mergeScannerFindings(runs) {
    const places = [];
    const byKey = new Map();
    for (const { name, program, findings } of runs) {
        for (const finding of findings) {
            const keys = listKeys(finding);
            const candidates = keys.flatMap((key) => byKey.get(key) ?? []);
            const same = program &&
                candidates.find(({ scanner, others }) => ![scanner, ...others.map((other) => other.scanner)].includes(name));
            if (same !== undefined) {
                same.others.push({ scanner: name, finding });
                continue;
            }
            const place = { scanner: name, finding, others: [] };
            places.push(place);
            for (const key of keys)
                byKey.set(key, [...(byKey.get(key) ?? []), place]);
        }
    }
    const raisedBy = places.map(({ finding, others }) => [
        (0,scan_result/* formatIdentity */.gZ)(finding),
        others.filter((other) => isGraver(other.finding, finding)).map((other) => (0,scan_result/* formatIdentity */.gZ)(other.finding)),
    ]);
    return { findings: places.map(combine), raisedBy: new Map(raisedBy.filter(([, others]) => others.length > 0)) };
}
function listKeys({ type, filePath, line, cwe, advisory }) {
    const { purl, cves = [], ids = [] } = advisory ?? {};
    if (purl !== undefined)
        return [...new Set([...cves, ...ids])].map((id) => JSON.stringify([type, filePath, purl, id]));
    const weakness = type === 'SECRET' ? 'secret' : cwe;
    return line === undefined || weakness === undefined ? [] : [JSON.stringify([type, filePath, line, weakness])];
}
function isGraver(one, other) {
    return (0,shared_severity/* getSeverityRank */.Eg)(one.severity) < (0,shared_severity/* getSeverityRank */.Eg)(other.severity);
}
function combine({ scanner, finding, others }) {
    if (others.length === 0)
        return finding;
    const worst = others.map((other) => other.finding).reduce((a, b) => (isGraver(b, a) ? b : a), finding);
    const names = others.map((other) => `${other.scanner} (${other.finding.severity})`);
    const own = `${scanner} (${finding.severity})`;
    const cvss = Math.max(...[finding, ...others.map((other) => other.finding)].map((each) => each.cvss ?? -1));
    return {
        ...finding,
        severity: worst.severity,
        ...(cvss >= 0 && { cvss }),
        description: `${finding.description.replace(/\n\nFound by [^\n]*$/, '')}\n\nFound by ${[own, ...names].join(' and ')}.`,
    };
}

;// CONCATENATED MODULE: ./build/compiled/src/shared/scan/scanners.js












const mostBytes = 384 * 1024 * 1024;
function createScanCommit(program, { answersFile, lookUpPackages, selection = installation/* builtinOnly */.OT } = {}) {
    return (job, signal) => {
        const variables = (0,machine/* buildScannerVariables */.iE)(job.path);
        const { isBuiltin, ...others } = selection;
        let programs = requestPrograms(others, [job.path, job.checkout ?? job.path]);
        const scanTree = async (request, killChild) => {
            const asked = { ...request, answersFile, ...(programs.length > 0 && { programs }), isBuiltin };
            const cwd = (0,external_node_path_.dirname)(request.root);
            const runs = readLog(await runProgram(program, variables, asked, cwd, killChild), asked);
            programs = programs.map((requested) => {
                const run = runs.find(({ name, program }) => program !== undefined && name === requested.name);
                return { ...requested, version: requested.version ?? run?.program?.version };
            });
            return runs;
        };
        return scanCommit(job, signal, { scanTree, lookUpPackages });
    };
}
async function askProgramVersions(program, versionsOf, signal) {
    const folder = await (0,promises_.realpath)((0,external_node_os_.tmpdir)());
    const request = { folder, versionsOf };
    const output = await runProgram(program, (0,machine/* buildScannerVariables */.iE)(folder), request, folder, signal);
    return JSON.parse(output.toString());
}
async function runProgram(program, variables, request, cwd, signal) {
    if (signal.aborted)
        throw (0,errors/* createCancelledError */._Z)(signal);
    const child = (0,external_node_child_process_.spawn)(external_node_process_.execPath, [(0,external_node_url_.fileURLToPath)(program)], {
        ...{ cwd, env: variables, stdio: ['pipe', 'pipe', 'pipe'], windowsHide: true },
    });
    const killChild = () => child.kill('SIGKILL');
    signal.addEventListener('abort', killChild, { once: true });
    const closed = new Promise((resolve, reject) => {
        child.once('error', (cause) => reject(new errors/* GateError */.ue('SCAN_FAILED', 'The scanners could not be started', { cause })));
        child.once('close', resolve);
    });
    try {
        child.stdin.on('error', () => undefined);
        child.stdin.end(JSON.stringify(request));
        const [output, said, code] = await Promise.all([readLimited(child.stdout), readLimited(child.stderr), closed]);
        if (signal.aborted)
            throw (0,errors/* createCancelledError */._Z)(signal);
        if (code !== 0 || output.length === 0) {
            const [line = ''] = said.toString().trim().split('\n', 1);
            const why = line === '' ? 'they ended without an answer' : line.slice(0, 300);
            throw new errors/* GateError */.ue('SCAN_FAILED', `The scanners crashed (exit code ${code ?? 'none'}): ${why}`);
        }
        return output;
    }
    finally {
        signal.removeEventListener('abort', killChild);
        child.kill('SIGKILL');
    }
}
async function readLimited(stream) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of stream) {
        chunks.push(chunk);
        bytes += chunk.length;
        if (bytes > mostBytes)
            throw new errors/* GateError */.ue('SCAN_FAILED', `The scanners wrote more than ${mostBytes} bytes`);
    }
    return Buffer.concat(chunks);
}
function readLog(output, request) {
    let runs;
    try {
        const written = (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(JSON.parse(output.toString()), 'runs'));
        runs = written.flatMap((run) => (isProgramRun(run) ? readProgramRuns(run) : [readScannerRun(run)]));
    }
    catch (cause) {
        throw new errors/* GateError */.ue('SCAN_FAILED', 'The scanners wrote something other than SARIF', { cause });
    }
    requireAllRuns(runs, request);
    return runs;
}
function requireAllRuns(runs, { only, programs = [], isBuiltin }) {
    const everything = [...(isBuiltin === false ? [] : installation/* installations */.Ys), ...programs].map(({ name }) => name);
    const asked = only === undefined ? everything : Object.keys(only);
    const names = runs.flatMap(({ name, program }, index) => program !== undefined && runs.findIndex((run) => run.name === name) !== index ? [] : [name]);
    const missing = asked.filter((name) => !names.includes(name));
    const other = names.filter((name, index) => !asked.includes(name) || names.indexOf(name) !== index);
    if (missing.length === 0 && other.length === 0)
        return;
    const missed = missing.length === 0 ? [] : [`nothing of ${missing.join(', ')}`];
    const unasked = other.length === 0 ? [] : [`more than was asked of ${other.join(', ').slice(0, 200)}`];
    throw new errors/* GateError */.ue('SCAN_FAILED', `The scanners wrote ${[...missed, ...unasked].join(' and ')}`);
}
function requestPrograms({ programs, semgrepRules }, checkouts) {
    if (programs.length === 0)
        return [];
    const found = (0,machine/* findProgramsOutside */.yN)(checkouts);
    const variables = { ...(0,machine/* selectProgramVariables */.Yh)(checkouts), PATH: found.path };
    return installation/* programInstallations */.Eh.flatMap(({ name, hasRules }) => {
        const wanted = programs.find((program) => program.name === name);
        if (wanted === undefined)
            return [];
        if (hasRules && semgrepRules !== undefined && (0,machine/* isChangeable */.FC)(semgrepRules, checkouts)) {
            const missing = `The rules in semgrep-rules are in the checkout, where a change can remove them. Put them elsewhere`;
            return { ...wanted, file: { missing }, variables };
        }
        return { ...wanted, file: findProgram(found, name), variables, rules: hasRules ? semgrepRules : undefined };
    });
}
function findProgram(found, name) {
    try {
        return found.find(name);
    }
    catch (error) {
        const { message, hint = '' } = (0,errors/* toGateError */.Vl)(error);
        return { missing: `${message}. ${hint}` };
    }
}


/***/ }),

/***/ 9706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ normalizeCode)
/* harmony export */ });
/* harmony import */ var _languages_languages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7502);

const slashComments = new Set([
    ...['JavaScript', 'TypeScript', 'TSX', 'JSX', 'Java', 'Go', 'C', 'C++', 'C#', 'Kotlin', 'Scala', 'Swift', 'Rust'],
    ...['Dart', 'Groovy', 'PHP', 'Vue', 'Svelte', 'Astro'],
]);
const hashComments = new Set(['Python', 'Ruby', 'Perl', 'R', 'Elixir', 'PHP']);
const slashFiles = /\.(?:[cm]?[jt]sx?|vue|json5?|tf|hcl|bicep)$/i;
const hashFiles = /\.(?:ya?ml|tf|hcl|toml|sh|bash)$|(?:^|\/)(?:Docker|Container)file[^/]*$/i;
const scriptFiles = /\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/i;
const commandFiles = /\.(?:ya?ml|sh|bash)$|(?:^|\/)(?:Docker|Container)file[^/]*$/i;
const evenQuotes = new Set(['Python', 'Dart', 'Lua', 'R']);
const evenFiles = /\.(?:[cm]?[jt]sx?|vue|svelte|astro|html?|json5?)$/i;
const plainQuotes = new Set(['PHP', 'Ruby', 'Perl', 'Groovy']);
const tripleTexts = new Set(['Python', 'Java', 'Kotlin', 'Scala', 'Swift', 'Groovy', 'C#', 'Dart', 'Elixir', 'Julia']);
const rawTexts = {
    'C#': /\$?@\$?"(?:[^"]|"")*(?:"|$)/y,
    'C++': /(?:u8|[uUL])?R"([^()\\\s]{0,16})\([\s\S]*?(?:\)\1"|$)/y,
    Go: /`[^`]*(?:`|$)/y,
    Rust: /b?r(#{0,8})"[\s\S]*?(?:"\1|$)/y,
    Swift: /(?<!#)(#{1,8})"[\s\S]*?(?:"\1|$)/y,
};
const openTexts = [
    [new Set(['PHP']), undefined, /<<<[ \t]*["']?[A-Za-z_]/y],
    [
        new Set(['Ruby', 'Perl', 'Shell']),
        /\.(?:tf|hcl|sh|bash)$|(?:^|\/)(?:Docker|Container)file[^/]*$/i,
        /<<[-~]?["'`\\]?\w/y,
    ],
    [new Set(), /\.ya?ml$/i, /(?<=[:-][ \t]+)[|>][-+\d]*[ \t]*(?:#.*)?(?=\n)/y],
];
function chooseDialect(code, path) {
    const language = (0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .detectByName */ .Oe)(path) ?? '';
    const isScript = scriptFiles.test(path);
    const isEven = evenQuotes.has(language) || evenFiles.test(path);
    const isPlain = plainQuotes.has(language) || hashFiles.test(path);
    const isMarkup = isScript && /<\/|\/>|<>/.test(code);
    return {
        language,
        isScript,
        isCommand: commandFiles.test(path),
        hasSlashComments: !isMarkup && (slashComments.has(language) || slashFiles.test(path)),
        hashComment: hashComments.has(language) ? hashComment : hashFiles.test(path) ? spacedHashComment : undefined,
        quotes: isEven ? 'even' : isPlain ? 'plain' : 'own',
        rawText: rawTexts[language],
        openText: openTexts.find(([languages, files]) => languages.has(language) || files?.test(path))?.[2],
    };
}
function normalizeCode(code, path) {
    const plain = code.replaceAll(/\r\n?/g, '\n');
    const dialect = chooseDialect(plain, path);
    const { isScript, isCommand, language } = dialect;
    const isPython = language === 'Python';
    let tokens = readTokens(plain, dialect);
    if (isScript)
        tokens = unquotePropertyNames(removeArrowParentheses(tokens));
    if (isScript || isPython)
        tokens = removeRedundantParentheses(tokens);
    tokens = removeTrailingCommas(tokens, isPython);
    return (isCommand ? tokens : tokens.filter((token) => token !== ';')).join(' ');
}
function removeTrailingCommas(tokens, isPython) {
    const pairs = pairBrackets(tokens);
    const isTuple = (index) => {
        const close = index + 1;
        const open = pairs.get(close);
        if (!isPython || tokens[close] !== ')' || open === undefined || canBeCalled(tokens[open - 1]))
            return false;
        return countCommas(tokens, open, close, pairs) === 1;
    };
    return tokens.filter((token, index) => {
        const next = tokens[index + 1];
        const isLast = token === ',' && (next === undefined || /^[)\]}]$/.test(next));
        return !isLast || /^[,([{]$/.test(tokens[index - 1] ?? '') || isTuple(index);
    });
}
function canBeCalled(token) {
    const isWord = /^(?:[\w$]+|[)\]])$/.test(token ?? '');
    return (isWord &&
        !/^(?:return|in|and|or|not|yield|if|else|is|assert|await|for|while|del|from|raise|print)$/.test(token ?? ''));
}
function removeArrowParentheses(tokens) {
    const dropped = new Set();
    tokens.forEach((token, index) => {
        const isOne = token === '(' && /^[\w$]+$/.test(tokens[index + 1] ?? '') && tokens[index + 2] === ')';
        if (isOne && tokens[index + 3] === '=>')
            dropped.add(index).add(index + 2);
    });
    return tokens.filter((_, index) => !dropped.has(index));
}
function unquotePropertyNames(tokens) {
    return tokens.map((token, index) => {
        const isName = tokens[index + 1] === ':' && /^[{,]$/.test(tokens[index - 1] ?? '') && /^"[A-Za-z_$][\w$]*"$/.test(token);
        return isName ? token.slice(1, -1) : token;
    });
}
function removeRedundantParentheses(tokens) {
    const pairs = pairBrackets(tokens);
    const dropped = new Set();
    for (const [close, open] of pairs) {
        const [before, first, next] = [tokens[open - 1], tokens[open + 1], tokens[close + 1]];
        const isAlone = /^(?:|[(,=:[]|=>|return)$/.test(before ?? '') && /^[)\],;}]?$/.test(next ?? '');
        const isValue = tokens[open] === '(' && isAlone && !/^[{)*]$/.test(first ?? '');
        if (isValue && countCommas(tokens, open, close, pairs) === 0)
            dropped.add(open).add(close);
    }
    return tokens.filter((_, index) => !dropped.has(index));
}
function pairBrackets(tokens) {
    const pairs = new Map();
    const open = [];
    tokens.forEach((token, index) => {
        if (/^[([{]$/.test(token))
            open.push(index);
        else if (/^[)\]}]$/.test(token)) {
            const start = open.pop();
            if (start !== undefined)
                pairs.set(index, start);
        }
    });
    return pairs;
}
function countCommas(tokens, open, close, pairs) {
    let count = 0;
    for (let at = close - 1; at > open; at -= 1) {
        at = pairs.get(at) ?? at;
        if (tokens[at] === ',')
            count += 1;
    }
    return count;
}
const blank = /(?:[\s\u200b\ufeff]|\\\n)+/y;
const slashComment = /(?<![:=])\/\/[^\n\u2028\u2029]*|\/\*[\s\S]*?(?:\*\/|$)/y;
const hashComment = /#(?![[{])[^\n]*/y;
const spacedHashComment = /(?<!\S)#[^\n]*/y;
const filled = /[#$]\{|\{\{/g;
const tripleText = /("""|''')((?:\\[\s\S]|(?!\1)[\s\S])*)(?:\1|$)/y;
const text = /(["'`])((?:\\[\s\S]|(?!\1)[\s\S])*)(?:\1|$)/y;
const pattern = /\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/\w*/y;
const word = /[\w$]+/y;
const operator = /=>|\?\.|\?\?=?|\*\*=?|&&=?|\|\|=?|\+\+|--|[=!<>+\-*/%&|^]=+|\.\.\.|::|->|:=|[\s\S]/y;
const remainder = /[\s\S]*/y;
function readTokens(code, dialect) {
    const { hasSlashComments, hashComment, language, isScript, rawText, openText } = dialect;
    const tokens = [];
    let at = 0;
    const read = (expression) => {
        if (expression === undefined)
            return undefined;
        expression.lastIndex = at;
        const found = expression.exec(code) ?? undefined;
        at += found?.[0].length ?? 0;
        return found;
    };
    let [nextFilled, lineEnd] = [-1, -1];
    const isFilled = () => {
        if (nextFilled < at)
            nextFilled = findIndexFrom(filled, code, at);
        if (lineEnd < at)
            lineEnd = findIndexFrom(/\n/g, code, at);
        return nextFilled < lineEnd;
    };
    while (at < code.length) {
        if (read(openText)) {
            const [written = ''] = read(remainder) ?? [];
            tokens.push('<<', ...written.split('\n').map((line) => line.trim()));
            continue;
        }
        if (read(blank))
            continue;
        if (hasSlashComments && read(slashComment))
            continue;
        if (code[at] === '#' && !isFilled() && read(hashComment))
            continue;
        const [raw] = read(rawText) ?? [];
        const triple = raw === undefined && tripleTexts.has(language) ? read(tripleText) : undefined;
        const template = isScript && code[at] === '`' ? readTemplate(code, at) : undefined;
        at += template?.length ?? 0;
        const isTaken = raw !== undefined || triple !== undefined || template !== undefined;
        const quoted = isTaken ? undefined : read(text);
        const literal = !isTaken && quoted === undefined && hasSlashComments && canBeginPattern(tokens.at(-1)) ? pattern : undefined;
        tokens.push(raw ??
            template ??
            (triple && unifyTriple(triple, dialect)) ??
            (quoted && unifyText(quoted, dialect)) ??
            read(literal)?.[0] ??
            readWord(read(word)?.[0], code.charAt(at), dialect) ??
            read(operator)?.[0] ??
            '');
    }
    return tokens.filter((token) => token !== '');
}
function findIndexFrom(expression, code, at) {
    expression.lastIndex = at;
    return expression.exec(code)?.index ?? code.length;
}
function readTemplate(code, start) {
    const open = [];
    let at = start;
    for (; at < code.length; at += 1) {
        const [letter, around] = [code[at] ?? '', open.at(-1)];
        if (letter === '\\')
            at += 1;
        else if (letter === '`' && around === '`')
            open.pop();
        else if (around === '`') {
            if (letter === '$' && code[at + 1] === '{')
                open.push('{');
        }
        else if (letter === '`' || letter === '{')
            open.push(letter);
        else if (letter === '"' || letter === "'")
            at = findTextEnd(code, at);
        else if (letter === '}')
            open.pop();
        if (open.length === 0)
            break;
    }
    return code.slice(start, at + 1);
}
function findTextEnd(code, start) {
    text.lastIndex = start;
    return start + (text.exec(code)?.[0].length ?? 1) - 1;
}
function readWord(found, next, { language, isScript }) {
    if (found === undefined)
        return undefined;
    const isPython = language === 'Python';
    if ((isScript || isPython) && /^\d/.test(found))
        return found.toLowerCase();
    if (!isPython || !/^["']$/.test(next) || !/^[bfrut]{1,2}$/i.test(found))
        return found;
    return found.toLowerCase() === 'u' ? '' : found.replaceAll(/[BFUT]/g, (letter) => letter.toLowerCase());
}
function unifyTriple([, quote, inside = ''], { quotes }) {
    const mark = quotes === 'even' ? '"""' : quote;
    return `${mark}${inside}${mark}`;
}
function unifyText([, quote, inside = ''], { quotes }) {
    const isOwn = quotes === 'own' || (quotes === 'plain' && /[\\$#@%{]/.test(inside));
    if (quote === '`' || isOwn)
        return `${quote}${inside}${quote}`;
    return `"${inside.replaceAll(/\\(\\|['"])/g, (pair, letter) => (letter === '\\' ? pair : letter)).replaceAll(/\\\\|"/g, (sign) => (sign === '"' ? '\\"' : sign))}"`;
}
function canBeginPattern(before) {
    return (before === undefined ||
        /^(?:[(,=:[!&|?{};+\-*%~^<>]|.*=|=>|&&|\|\||\?\?|return|typeof|case|in|of|void|delete|await|yield)$/.test(before));
}


/***/ }),

/***/ 8579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PH: () => (/* binding */ createContentWriter),
/* harmony export */   c_: () => (/* binding */ readContent),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   rL: () => (/* binding */ closeContents)
/* harmony export */ });
/* unused harmony exports getContentLength, readFileText, classifyContent, createWordFilter, listReadings, mayContainAll, matchAllIfPossible, toRequiredWords, createTrigramFilter, toTrigrams */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);



const fileName = 'contents';
const part = /^#(\d+)\+(\d+)$/;
const roundBytes = 4 * 1024 * 1024;
function createContentWriter(folder) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, fileName), 'wx', 0o600);
    const round = Buffer.allocUnsafe(roundBytes);
    let [offset, held] = [0, 0];
    const flush = () => {
        writeAllBytes(file, round.subarray(0, held));
        held = 0;
    };
    return {
        add: (content) => {
            const stored = `#${offset}+${content.length}`;
            offset += content.length;
            if (held + content.length > roundBytes)
                flush();
            if (content.length > roundBytes)
                writeAllBytes(file, content);
            else
                held += content.copy(round, held);
            return stored;
        },
        end: () => {
            try {
                flush();
            }
            finally {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
            }
        },
    };
}
function writeAllBytes(file, bytes) {
    for (let written = 0; written < bytes.length;)
        written += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(file, bytes, written);
}
let opened;
function closeContents(folder) {
    if (opened?.folder !== folder)
        return;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(opened.file);
    opened = undefined;
}
function readContent(folder, stored, mostBytes = Number.POSITIVE_INFINITY) {
    const [, offset, length] = part.exec(stored) ?? [];
    if (offset === undefined)
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, stored)).subarray(0, mostBytes);
    return readBytesAt(openContents(folder), Number(offset), Math.min(Number(length), mostBytes));
}
function openContents(folder) {
    if (opened?.folder === folder)
        return opened.file;
    if (opened !== undefined)
        closeContents(opened.folder);
    opened = { folder, file: (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, fileName), 'r') };
    return opened.file;
}
function getContentLength(stored) {
    return Number(part.exec(stored)?.[2] ?? 0);
}
function readBytesAt(file, offset, length) {
    const content = Buffer.allocUnsafe(length);
    for (let read = 0; read < length;) {
        const more = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, content, read, length - read, offset + read);
        if (more === 0)
            throw new Error('the contents end early');
        read += more;
    }
    return content;
}
const sampledBytes = 64 * 1024;
const binaryShare = 0.02;
const wide = { leastBytes: 8, zeros: 0.4, otherZeros: 0.1 };
async function readFileText(root, stored) {
    return decodeText(readContent(root, stored));
}
function decodeText(content) {
    const isEncrypted = isGitCrypt(content);
    const marked = detectByMark(content);
    if (marked !== undefined)
        return { text: removeMark(marked(content)), isBinary: false, isEncrypted };
    const guessed = guessByZeros(content);
    const narrow = removeMark(decodeNarrow(content));
    if (guessed !== undefined)
        return { text: guessed(content), narrow, isBinary: false, isEncrypted };
    return { text: narrow, isBinary: looksBinary(content), isEncrypted };
}
function classifyContent(content) {
    const isReadable = detectByMark(content) !== undefined || guessByZeros(content) !== undefined;
    return { isBinary: !isReadable && looksBinary(content), isEncrypted: isGitCrypt(content) };
}
function isGitCrypt(content) {
    return content.subarray(0, 10).toString('latin1') === '\0GITCRYPT\0';
}
function createWordFilter(content) {
    return detectByMark(content) === undefined ? createTrigramFilter(content) : () => true;
}
function listReadings(content) {
    const narrow = removeMark(decodeNarrow(content));
    const marked = detectByMark(content);
    const wide = marked === undefined ? [] : [removeMark(marked(content))];
    return narrow.includes('\0')
        ? [narrow.replaceAll('\0', ' '), narrow.replaceAll('\0', ''), ...wide]
        : [narrow, ...wide];
}
function decodeNarrow(content) {
    return content.toString((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(content) && !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(content) ? 'utf8' : 'latin1');
}
function detectByMark(content) {
    const mark = content.toString('hex', 0, 4);
    if (mark === 'fffe0000')
        return (bytes) => decodeUtf32(bytes, true);
    if (mark === '0000feff')
        return (bytes) => decodeUtf32(bytes, false);
    if (mark.startsWith('fffe'))
        return (bytes) => new TextDecoder('utf-16le').decode(bytes);
    if (mark.startsWith('feff'))
        return (bytes) => new TextDecoder('utf-16be').decode(bytes);
    return undefined;
}
function guessByZeros(content) {
    if (content.length < wide.leastBytes)
        return undefined;
    const [even, odd] = computeZeroShares(content.subarray(0, sampledBytes));
    if (odd > wide.zeros && even < wide.otherZeros)
        return (bytes) => new TextDecoder('utf-16le').decode(bytes);
    if (even > wide.zeros && odd < wide.otherZeros)
        return (bytes) => new TextDecoder('utf-16be').decode(bytes);
    return undefined;
}
function decodeUtf32(bytes, isLittle) {
    const points = [];
    for (let index = 0; index + 3 < bytes.length; index += 4) {
        const point = isLittle ? bytes.readUInt32LE(index) : bytes.readUInt32BE(index);
        points.push(point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd');
    }
    return points.join('');
}
function computeZeroShares(sample) {
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
function removeMark(text) {
    return text.startsWith('\ufeff') ? text.slice(1) : text;
}
function mayContainAll(mayHold, needed) {
    return needed.every((words) => words.some(mayHold));
}
function matchAllIfPossible({ pattern, needed }, text, mayHold) {
    return mayContainAll(mayHold, needed) ? text.matchAll(pattern) : [];
}
function toRequiredWords(...needed) {
    return needed.map((words) => words.map(toTrigrams));
}
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
const marks = new Uint8Array(mask + 1);
const mostMarks = 255;
let [readCount, current] = [0, 0];
function createTrigramFilter(content) {
    readCount += 1;
    current = (readCount % mostMarks) + 1;
    if (current === 1)
        marks.fill(0);
    markTrigrams(content, false);
    if (content.includes(0))
        markTrigrams(content, true);
    const look = readCount;
    return (word) => look !== readCount || word.every((trigram) => marks[trigram] === current);
}
function markTrigrams(content, isWithoutZeros) {
    let last = start;
    for (let index = 0; index < content.length; index += 1) {
        const byte = content[index];
        if (byte === 0 && isWithoutZeros)
            continue;
        last = ((last << 5) | classes[byte]) & mask;
        marks[last] = current;
    }
    marks[((last << 5) | other) & mask] = current;
}
function toTrigrams(text) {
    const codes = [...Buffer.from(text, 'latin1')].map((byte) => classes[byte] ?? other);
    const trigrams = codes
        .slice(2)
        .map((last, index) => ((codes[index] ?? 0) << 10) | ((codes[index + 1] ?? 0) << 5) | last);
    return [...new Set(trigrams)];
}


/***/ }),

/***/ 873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Su: () => (/* binding */ createSecretMark),
/* harmony export */   Yc: () => (/* binding */ createOrdinalCounter),
/* harmony export */   jx: () => (/* binding */ hashParts),
/* harmony export */   pm: () => (/* binding */ createFindingIdentifier)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _code_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9706);


function hashParts(parts) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(parts)).digest('hex');
}
function createFindingIdentifier() {
    const countOrdinal = createOrdinalCounter();
    return ({ rule, path, code, node }) => {
        const ordinal = countOrdinal(JSON.stringify([rule, path, code]));
        return {
            fingerprint: hashParts([rule, path, code, ordinal]),
            contentFingerprint: hashParts([rule, code, ordinal]),
            ...(node === undefined ? {} : { codeFingerprint: hashParts([rule, (0,_code_key_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizeCode */ .v)(node, path)]) }),
        };
    };
}
function createOrdinalCounter() {
    const seen = new Map();
    return (key) => {
        const ordinal = seen.get(key) ?? 0;
        seen.set(key, ordinal + 1);
        return ordinal;
    };
}
const guessableMarkLength = 3;
function createSecretMark(secret, isIssued) {
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', 'scan-gate: identity of a secret').update(secret).digest('hex');
    return isIssued ? digest : digest.slice(0, guessableMarkLength);
}


/***/ }),

/***/ 7551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ isRecord)
/* harmony export */ });
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ })

};
