export const id = 8332;
export const ids = [8332];
export const modules = {

/***/ 29990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dh: () => (/* binding */ checkBuilt),
/* harmony export */   Mm: () => (/* binding */ builtCommit),
/* harmony export */   Rr: () => (/* binding */ heldCommit),
/* harmony export */   iu: () => (/* binding */ askedAhead),
/* harmony export */   su: () => (/* binding */ checkCommit),
/* harmony export */   wj: () => (/* binding */ askedOneByOne)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _git_commit_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84191);
/* harmony import */ var _git_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96287);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33880);
/** What a checkout says about itself, and whether it stands at the commit that is built: what is judged here is its content. */




/** Each is asked when it is wanted. */
function askedOneByOne(folder) {
    const git = (0,_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .gitIn */ .uM)(folder);
    return {
        isCheckout: () => (0,_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isCheckout */ .VI)(folder),
        // In full: `--short` writes `heads/main` where a tag has the branch's name.
        branch: async () => branchOf(await git('symbolic-ref', '--quiet', 'HEAD')),
        head: () => (0,_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .commitSha */ .mJ)('HEAD', git),
        address: () => git('remote', 'get-url', 'origin'),
        defaultBranch: () => knownDefaultBranch(git),
    };
}
/** All are asked at once, and the first three in one question: each question is a program that is started and waited for. */
function askedAhead(folder) {
    const later = askedOneByOne(folder);
    const [standing, address, defaultBranch] = [(0,_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .standingOf */ .YP)(folder), later.address(), later.defaultBranch()];
    // What fails is told to whoever asks for it.
    void Promise.allSettled([standing, address, defaultBranch]);
    return {
        isCheckout: async () => (await standing) !== undefined || later.isCheckout(),
        branch: async () => {
            const known = await standing;
            return known === undefined ? later.branch() : branchOf(known.ref);
        },
        head: async () => (await standing)?.sha ?? later.head(),
        address: () => address,
        defaultBranch: () => defaultBranch,
    };
}
const branchOf = (ref) => withoutPrefix(ref, 'refs/heads/');
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
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `The checkout ${path} stands at ${head.slice(0, 12)}, which is not the commit of this event`, {
        reason: 'moved',
        hint: 'Check out the commit of the event (actions/checkout does) before the gate.',
    });
}
/** The commit that a CI system names, or a merge of it that was made for the test; nothing where it names none. */
async function checkBuilt(ci, path) {
    const named = [ci.headSha, ci.builtSha].filter((sha) => sha !== undefined);
    if (named.length === 0)
        return;
    const git = (0,_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .gitIn */ .uM)(path);
    const shaOf = (name) => (0,_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .commitSha */ .mJ)(name, git);
    const head = (await shaOf('HEAD')) ?? '';
    const isMerge = (await shaOf('HEAD^2')) !== undefined;
    const sides = await Promise.all((isMerge ? ['HEAD^1', 'HEAD^2'] : []).map(shaOf));
    const isBuilt = [head, ...sides].some((sha) => named.some((each) => sha?.startsWith(each)));
    if (!isBuilt)
        checkCommit(head, path, []);
}
/** The commit that the CI system names, in full; some write only its beginning. */
async function builtCommit({ headSha: named }, git) {
    if (named === undefined || (0,_git_commit_name_js__WEBPACK_IMPORTED_MODULE_3__/* .isFullSha */ .Wf)(named))
        return named;
    const sha = await (0,_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .commitSha */ .mJ)(named, git);
    // A branch or a tag of that name is not that commit.
    return sha?.startsWith(named) ? sha : undefined;
}
/**
 * The commit that the checkout holds of the branch that a CI system builds. It may have checked out a commit, a branch of its
 * own naming, or a merge that it made for the test: of that it is the branch's side.
 */
async function heldCommit(branch, { isChange }, git) {
    const side = isChange === true ? await (0,_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .commitSha */ .mJ)('HEAD^2', git) : undefined;
    if (side === undefined)
        return (0,_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .commitSha */ .mJ)('HEAD', git);
    const head = await (0,_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .branchNow */ .Hg)(branch, git);
    return head.kind === 'at' && head.sha === side ? side : (0,_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .commitSha */ .mJ)('HEAD', git);
}


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

/***/ 98332:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readPipeline: () => (/* binding */ readPipeline)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _git_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96287);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(18540);
/* harmony import */ var _report_neutral_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65633);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33880);
/* harmony import */ var _repository_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69986);
/* harmony import */ var _systems_registry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86450);
/* harmony import */ var _checkout_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29990);
/* harmony import */ var _source_rules_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62277);
/** The context of a run outside GitHub: what a CI system's variables say, and what git says about the checkout; or a laptop's. */









async function readPipeline({ variables, folder, isAttended }, judged, policy) {
    const ci = (0,_systems_registry_js__WEBPACK_IMPORTED_MODULE_5__/* .readCiRun */ .Cn)(variables) ?? (isAttended ? undefined : _systems_registry_js__WEBPACK_IMPORTED_MODULE_5__/* .unattended */ .D0);
    if (judged.kind === 'branch')
        refuseTag(ci, judged.named);
    const git = (0,_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .gitIn */ .uM)(folder);
    const checkout = ci === undefined && judged.kind !== 'commit' ? (0,_checkout_js__WEBPACK_IMPORTED_MODULE_6__/* .askedAhead */ .iu)(folder) : (0,_checkout_js__WEBPACK_IMPORTED_MODULE_6__/* .askedOneByOne */ .wj)(folder);
    // What is scanned here was read already, be it a bare clone or a checkout of another user.
    const path = judged.kind === 'commit' || (await checkout.isCheckout()) ? folder : undefined;
    if (ci !== undefined && (await (0,_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isSubmodule */ .Xz)(folder)))
        throw submodule(folder);
    const origin = { folder, path, git, checkout, ci };
    const { repositoryUrl, ...held } = await readHeld(origin, judged);
    const subject = await subjectOf(held, judged, origin);
    const refusal = judged.kind === 'branch' && ci?.isFork === true ? forkRefusal(subject) : undefined;
    const refused = { branch: subject.defaultBranch ?? subject.branch, headSha: undefined, base: undefined };
    return {
        ...{ system: ci?.id ?? 'laptop', event: ci?.name, repositoryUrl },
        ...(refusal === undefined ? subject : { ...subject, ...refused }),
        change: refusal === undefined ? changeOf(ci) : undefined,
        isPublic: ci?.isPublic ?? ci !== undefined,
        sources: (0,_source_rules_js__WEBPACK_IMPORTED_MODULE_7__/* .pipelineSources */ .Lu)(subject, { ...origin, judged, isRefused: refusal !== undefined }, policy),
        refusal,
    };
}
async function readHeld({ folder, path, git, checkout, ci }, judged) {
    if (ci !== undefined && judged.kind !== 'branch')
        await (0,_checkout_js__WEBPACK_IMPORTED_MODULE_6__/* .checkBuilt */ .Dh)(ci, folder);
    if (judged.kind === 'commit') {
        return { branch: judged.branch, headSha: judged.sha, repositoryUrl: judged.repositoryUrl };
    }
    const { named } = judged;
    const [checkedOut, address] = await Promise.all([checkout.branch(), checkout.address()]);
    const branch = named ?? ci?.branch ?? checkedOut ?? (judged.kind === 'folder' ? 'HEAD' : undefined);
    if (branch === undefined)
        throw noBranch(path, folder);
    if (ci !== undefined)
        checkNames(ci, { named, address });
    const told = ci?.repositoryUrl ?? address;
    const repositoryUrl = told === undefined ? undefined : (0,_repository_url_js__WEBPACK_IMPORTED_MODULE_4__/* .plainRepositoryUrl */ .or)(told);
    if (ci !== undefined && judged.kind === 'branch') {
        return { branch, headSha: (await (0,_checkout_js__WEBPACK_IMPORTED_MODULE_6__/* .builtCommit */ .Mm)(ci, git)) ?? (await (0,_checkout_js__WEBPACK_IMPORTED_MODULE_6__/* .heldCommit */ .Rr)(branch, ci, git)), repositoryUrl };
    }
    // On a laptop nothing is known of a branch that is not checked out.
    const isElsewhere = ci === undefined && checkedOut !== undefined && branch !== checkedOut;
    return { branch, headSha: isElsewhere ? undefined : await checkout.head(), repositoryUrl };
}
/**
 * Whether what a CI system builds may be proposed: all but the default branch at the commit where it stands now. Its name alone
 * proves nothing: a job may build a proposal as a branch of any name.
 */
async function subjectOf(held, judged, { ci, git, checkout }) {
    if (ci === undefined)
        return { ...held, ...(await laptopBase(judged, checkout)), trust: 'own' };
    const asked = ci.defaultBranch === undefined ? await (0,_remote_js__WEBPACK_IMPORTED_MODULE_3__/* .defaultBranchOf */ .dV)(git) : undefined;
    const defaultBranch = ci.defaultBranch ?? asked?.name;
    const name = ci.branch ?? (judged.kind === 'branch' ? held.branch : await ownBranch(ci, checkout));
    const isDefault = name === undefined || name === defaultBranch;
    const baseBranch = ci.baseBranch ?? (isDefault ? undefined : defaultBranch);
    const base = baseBranch === undefined ? undefined : { branch: baseBranch, sha: undefined };
    const isCertain = changeOf(ci) === undefined && isDefault && held.headSha !== undefined && defaultBranch !== undefined;
    const head = isCertain ? (asked?.now ?? (await (0,_remote_js__WEBPACK_IMPORTED_MODULE_3__/* .branchNow */ .Hg)(defaultBranch, git))) : undefined;
    const isOwn = head?.kind === 'at' && head.sha === held.headSha;
    return { ...held, base, defaultBranch, trust: isOwn ? 'own' : 'proposal' };
}
/** A CI system checks out under names of its own making; people do not. */
async function ownBranch({ id }, checkout) {
    return id === 'unattended' ? checkout.branch() : undefined;
}
/** What is scanned on a laptop may be merged into the default branch, as far as the checkout knows which that is. */
async function laptopBase(judged, checkout) {
    const known = await checkout.defaultBranch();
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `branch: ${named} is not ${ci.branch}, which ${ci.name} builds`, {
            reason: 'wrong-ref',
            hint: 'Leave branch out: the gate scans what is built.',
        });
    }
    const [told, found] = [ci.repositoryUrl, address].map((url) => (0,_repository_url_js__WEBPACK_IMPORTED_MODULE_4__/* .foldRepositoryUrl */ .Hu)(url ?? ''));
    // Hosts may differ: a runner may clone by a name of its own, or from this machine. A fork's origin may be itself.
    const isComparable = told !== undefined && found !== undefined && found.host !== '' && ci.isFork !== true;
    if (!isComparable || told.path.toLowerCase() === found.path.toLowerCase())
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `${ci.name} builds ${ci.repositoryUrl}, this folder is a checkout of ${(0,_repository_url_js__WEBPACK_IMPORTED_MODULE_4__/* .plainRepositoryUrl */ .or)(address ?? '')}`, {
        reason: 'foreign-repository',
        hint: 'Run the gate in the checkout of the repository that is built.',
    });
}
function submodule(folder) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `${folder} is a submodule of the repository that is built, whose branch chose it`, {
        reason: 'foreign-repository',
        hint: 'Run the gate in the checkout of the repository that is built.',
    });
}
function noBranch(path, folder) {
    const message = path === undefined
        ? `Nothing says which branch to scan: ${folder} is not a git checkout`
        : 'Nothing says which branch to scan: the checkout stands at a commit, not at a branch';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', message, { reason: 'wrong-ref', hint: 'Name the branch with --branch.' });
}
function refuseTag(ci, named) {
    if (named !== undefined || ci?.branch !== undefined || ci?.tag === undefined)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `Not scanned: ${ci.name} builds the tag ${(0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .neutralLine */ .GH)(ci.tag, 140)}, and no branch`, {
        reason: 'wrong-ref',
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_8__/* .prose */ .CS) `Leave tags out of the job that runs the gate, or name a branch with ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)('--branch')}.`,
    });
}
/** A branch of the fork's name here is another one. Thrown where there is no default branch whose policy could count. */
function forkRefusal({ defaultBranch }) {
    const refusal = new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', 'Not scanned: the pull request comes from a fork of this repository', {
        reason: 'fork',
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_8__/* .prose */ .CS) `The service can scan only branches of this repository. Gate forks with ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)('scan-gate run --embedded')}, or let them pass with ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)('--on-inconclusive fork=warn')}.`,
    });
    if (defaultBranch === undefined)
        throw refusal;
    return refusal;
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
