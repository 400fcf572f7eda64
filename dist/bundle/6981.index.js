export const id = 6981;
export const ids = [6981];
export const modules = {

/***/ 26981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hasTagFrom: () => (/* binding */ hasTagFrom),
  readDiffFrom: () => (/* binding */ readDiffFrom),
  readFileFrom: () => (/* binding */ readFileFrom),
  readHeadFrom: () => (/* binding */ readHeadFrom)
});

// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/git/commit-name.js
var commit_name = __webpack_require__(84191);
// EXTERNAL MODULE: ./build/compiled/src/git/files.js
var files = __webpack_require__(96287);
;// CONCATENATED MODULE: ./build/compiled/src/ci/local-diff.js
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
    return readDiff(names, text);
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
/** What `git diff` says with `--name-status -z`, and with `--patch`. */
function readDiff(names, text) {
    return combine(readNames(names), text);
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
        const [first = '', second = ''] = fields.slice(index + 1, index + 3);
        const parts = status === 'T' ? 2 : 1;
        const isRemoved = status === 'D';
        names.push(isMoved ? { path: second, previousPath: first, parts } : { path: first, isRemoved, parts });
        index += isMoved ? 3 : 2;
    }
    return names;
}

// EXTERNAL MODULE: ./build/compiled/src/ci/remote.js
var remote = __webpack_require__(33880);
;// CONCATENATED MODULE: ./build/compiled/src/ci/source-reader.js
/** Follows a context's sources: reads a file, a diff and a branch's head from where the context says that they are. */





/** Undefined when the file is not in that commit. Throws GateError when the commit or the file cannot be read. */
async function readFileFrom(source, path, github) {
    switch (source.kind) {
        case 'github':
            return githubFile(source, path, github);
        case 'checkout':
            return (0,files/* readFileAt */._T)(source.path, await heldRef(source), path);
        case 'origin':
            return (0,remote/* withRemoteBranch */.tx)(source.branch, source.path, async (folder, sha) => {
                const found = await (0,files/* readFileAt */._T)(folder, sha, path);
                return found && { ...found, at: (0,commit_name/* commitText */.tT)(sha, source.branch) };
            });
        case 'unreadable':
            throw source.why;
    }
}
async function githubFile({ ref, otherwise }, path, github) {
    if (otherwise === undefined)
        return github.fileText(path, ref);
    try {
        return await github.fileText(path, ref);
    }
    catch (error) {
        const { code } = (0,errors/* asGateError */.Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        const head = await (0,remote/* branchNow */.Hg)(otherwise.branch, (0,files/* gitIn */.uM)(otherwise.path));
        if (head.kind !== 'at' || head.sha !== otherwise.sha)
            throw error;
        return (0,files/* readFileAt */._T)(otherwise.path, otherwise.sha, path);
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
