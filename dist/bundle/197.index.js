export const id = 197;
export const ids = [197];
export const modules = {

/***/ 2197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  embeddedTarget: () => (/* binding */ embeddedTarget)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/ci/context/context.js
var context_context = __webpack_require__(4674);
// EXTERNAL MODULE: ./build/ci/context/read-context.js + 15 modules
var read_context = __webpack_require__(4932);
// EXTERNAL MODULE: ./build/git/configuration.js
var configuration = __webpack_require__(1569);
// EXTERNAL MODULE: ./build/git/runner.js + 1 modules
var runner = __webpack_require__(6553);
;// CONCATENATED MODULE: ./build/git/work-tree.js
/** Whether a work tree differs from its commit, told without any program that its attributes name. */


const localMs = 30_000;
/** Whether files were changed, added or removed since the commit; false where git does not say. */
async function hasUncommitted(path) {
    const place = { path, signal: AbortSignal.timeout(localMs) };
    try {
        const { top } = await (0,runner/* repositoryOf */._M)(place);
        if (top === undefined)
            return false;
        const options = await withoutFilters(place);
        if (options === undefined)
            return false;
        const status = ['status', '--porcelain', '--ignore-submodules=all'];
        const { code, stdout } = await (0,runner/* askGit */.gG)(place, [`--work-tree=${top}`, ...options, ...status]);
        return code === 0 && stdout.length > 0;
    }
    catch {
        return false;
    }
}
/** Settings that take its programs from every filter; undefined where a name cannot be written on a command line. */
async function withoutFilters(place) {
    const listed = await (0,runner/* askGit */.gG)(place, ['config', '--list', '--show-scope', '-z', '--includes']);
    if (listed.code !== 0)
        return undefined;
    const names = (0,configuration/* readConfiguration */.TD)(listed.stdout.toString()).map(({ name }) => name);
    const filters = new Set(names.flatMap((name) => /^filter\.(.+)\.[^.]+$/s.exec(name)?.[1] ?? []));
    if ([...filters].some((name) => name.includes('=')))
        return undefined;
    const off = (name) => ['clean=', 'smudge=', 'process=', 'required=false'].map((each) => `filter.${name}.${each}`);
    return [...filters].flatMap(off).flatMap((setting) => ['-c', setting]);
}

// EXTERNAL MODULE: ./build/policy/finding.js
var finding = __webpack_require__(1022);
// EXTERNAL MODULE: ./build/service/embedded.js + 29 modules
var embedded = __webpack_require__(8772);
// EXTERNAL MODULE: ./build/session.js + 2 modules
var build_session = __webpack_require__(4807);
// EXTERNAL MODULE: ./build/steps/surroundings.js + 4 modules
var surroundings = __webpack_require__(6397);
// EXTERNAL MODULE: ./build/git/checkout.js + 6 modules
var checkout = __webpack_require__(9027);
;// CONCATENATED MODULE: ./build/git/merge-base.js
/** Where a commit left the branch that it is to be merged into, as far as a checkout knows. */


/** Full SHA of the merge base; undefined when the checkout does not hold it, and for a commit that is in the branch already. */
async function mergeBaseOf(place, head, target) {
    for await (const tip of tipsOf(place, target)) {
        const { code, stdout } = await (0,runner/* askGit */.gG)(place, ['merge-base', '--end-of-options', head, tip]);
        const sha = code === 0 ? await (0,checkout/* resolveCommit */.WL)(place, stdout.toString().trim()) : undefined;
        if (sha !== undefined)
            return sha === head ? undefined : sha;
    }
    return undefined;
}
/** As origin's branch was seen last, which a merge made for the test may hold; then as the event names it. */
async function* tipsOf(place, { branch, sha, isLocalTrusted }) {
    const remote = await (0,checkout/* resolveRemoteBranch */.HR)(place, branch);
    if (remote !== undefined)
        yield remote;
    const named = sha === undefined ? undefined : await (0,checkout/* resolveCommit */.WL)(place, sha);
    if (named !== undefined)
        yield named;
    const local = isLocalTrusted || !(await hasRemote(place)) ? await (0,checkout/* resolveBranch */.pd)(place, branch) : undefined;
    if (local !== undefined)
        yield local;
}
async function hasRemote(place) {
    const { code, stdout } = await (0,runner/* askGit */.gG)(place, ['remote']);
    return code !== 0 || stdout.toString().trim() !== '';
}

;// CONCATENATED MODULE: ./build/cli/compared-commit.js

async function comparedCommit({ path, sha: head }, { base, defaultBranch, system, trust }, { scope }) {
    if (scope !== 'auto')
        return undefined;
    if (base === undefined)
        return trust === 'proposal' && defaultBranch === undefined ? noDefaultBranch : undefined;
    const place = { path, signal: new AbortController().signal };
    const sha = await mergeBaseOf(place, head, { ...base, isLocalTrusted: system === 'laptop' });
    return sha === undefined ? notHere(base.branch) : { sha, name: `${base.branch} at ${sha.slice(0, 12)}` };
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

;// CONCATENATED MODULE: ./build/cli/embedded.js
/** `run --embedded`: starts the embedded service over one checkout, whose commit is scanned and judged. */









async function embeddedTarget({ session, flags, workerUrl }, settings) {
    const { source, sha } = await (0,embedded/* readHead */.zy)((0,external_node_path_.resolve)(session.folder, flags.positionals[0] ?? '.'));
    const { branch } = source.pin;
    const { vcsUrl: repositoryUrl, defaultBranch } = source;
    const hints = (0,surroundings/* contextHints */.o)(settings, { kind: 'commit', branch, sha, repositoryUrl, defaultBranch });
    const context = await (0,read_context/* readContext */.y)({ variables: session.env, folder: source.path }, hints);
    // The author of a proposal may have chosen another base, and with it what counts as known.
    const base = (0,context_context/* hasOwnBase */.C)(context) ? undefined : context.base?.sha;
    const compared = await comparedCommit({ path: source.path, sha }, context, settings);
    const comparison = createComparison(compared);
    const sources = [{ ...source, base, comparedWith: comparison.sha }];
    const { onScanEnd } = comparison;
    const service = await (0,embedded/* startEmbedded */.H1)({ sources, port: 0, database: ':memory:', workerUrl, version: build_session/* version */.rE, onScanEnd });
    const [repository] = service.repositories;
    const { baseUrl, apiKey } = service;
    return {
        settings: { ...settings, baseUrl, apiKey, repositoryId: repository?.id, branch: undefined },
        context,
        comparison,
        defaultBranch: context.defaultBranch ?? defaultBranch,
        opening: [
            `${branch} at ${sha.slice(0, 12)}, scanned here by the embedded service`,
            ...(await uncommitted(source.path)),
        ],
        end: () => service.stop(),
    };
}
/** The service's own words, kept beside its answers: over its interface no service says what is new. */
function createComparison(compared) {
    const known = new Map();
    const [sha, base] = compared !== undefined && 'sha' in compared ? [compared.sha, compared.name] : [undefined, ''];
    return {
        missing: compared !== undefined && 'missing' in compared ? compared.missing : undefined,
        knownOf: ([scan, ...others]) => (others.length > 0 ? undefined : known.get(scan?.scan_id ?? '')),
        sha,
        onScanEnd({ scan, merged }) {
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
async function uncommitted(path) {
    return (await hasUncommitted(path)) ? ['Changes that are not committed are not scanned'] : [];
}


/***/ })

};
