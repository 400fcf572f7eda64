export const id = 904;
export const ids = [904];
export const modules = {

/***/ 14686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ readPull),
/* harmony export */   PA: () => (/* binding */ findInvolvement),
/* harmony export */   kC: () => (/* binding */ explainReadError),
/* harmony export */   zS: () => (/* binding */ readAccess)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88343);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33716);



const person = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    login: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().refine((login) => login.toLowerCase() !== 'ghost'),
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(),
    type: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish().catch(undefined),
});
const pullShape = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    state: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    user: person.nullish().catch(undefined),
    commits: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(),
    head: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ ref: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), sha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
});
function readPull(client, number) {
    const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
    return client.call({ route, parameters: { pull_number: number }, shape: pullShape });
}
const permissionShape = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    permission: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    role_name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
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
        if ((0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .readRefusalStatus */ .RO)(error) === 404)
            return 'outsider';
        throw error;
    }
}
const commitShape = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    sha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    commit: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
        message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        verification: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ verified: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY() }).nullish().catch(undefined),
    }),
    author: zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J(),
    committer: zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J(),
});
async function findInvolvement(client, { number, pull, commenter, host = 'github.com' }) {
    if (!pull.user)
        return 'the author of the pull request is not known';
    if (isSame(pull.user, commenter))
        return 'you are the author of the pull request';
    const commits = await client.pages({
        route: 'GET /repos/{owner}/{repo}/pulls/{pull_number}/commits',
        parameters: { pull_number: number },
        shape: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(commitShape),
    }, (page) => page);
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
const pushes = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ actor: zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J() }));
const mostPushes = 100;
async function readPushers(client, branch) {
    const route = 'GET /repos/{owner}/{repo}/activity';
    const parameters = { ref: `refs/heads/${branch}`, per_page: mostPushes };
    try {
        const listed = await client.call({ route, parameters, shape: pushes });
        return listed.map(({ actor }) => person.safeParse(actor).data ?? {});
    }
    catch (error) {
        const status = (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .readRefusalStatus */ .RO)(error);
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
        if (login === '' || !isOwnServer(server.toLowerCase(), host.toLowerCase()))
            return undefined;
        return id === undefined ? { login } : { login, id: Number(id) };
    });
}
function isOwnServer(server, host) {
    return (server === 'github.com') === (host === 'github.com');
}
function explainReadError(error) {
    const status = (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .readRefusalStatus */ .RO)(error);
    if (status !== 403 && status !== 404)
        return error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PUBLISH', error.message, {
        cause: error,
        status,
        hint: 'Give the job the permissions "pull-requests: write", "checks: write" and "contents: read".',
    });
}


/***/ }),

/***/ 29962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   "do": () => (/* binding */ refuseTracked),
/* harmony export */   g: () => (/* binding */ findReportDoubt),
/* harmony export */   mj: () => (/* binding */ listJudgedCommits)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _ci_repository_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69986);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92700);
/* harmony import */ var _git_checkout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67858);
/* harmony import */ var _git_tracked_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24590);





async function refuseTracked({ path, name, kind }, place) {
    const { job, context } = place;
    const revisions = context.headSha === undefined ? [] : [context.headSha];
    const found = await (0,_git_tracked_js__WEBPACK_IMPORTED_MODULE_4__/* .findTracking */ .lx)(path, { folder: job.folder, revisions, signal: job.cancel });
    if (found === undefined)
        return;
    const writer = kind === 'a SARIF file' ? 'a scanner' : 'a run';
    if (found.isJudged) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('SCAN_FAILED', `${name} is part of the judged commit: its author wrote it, not ${writer}`, {
            hint: `Have ${writer} write to a path that is not committed, and add it to .gitignore.`,
            brief: `${kind} is part of the judged commit`,
        });
    }
    const where = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(job.folder, found.top) || found.top;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('SCAN_FAILED', `${name} is tracked in another repository (${where}): ${writer} of this job did not write it`, {
        hint: `Name the file that ${writer} wrote in this job, at a path that is in no commit.`,
        brief: `${kind} is tracked in another repository`,
    });
}
async function listJudgedCommits({ job: { env, folder, cancel }, context }) {
    const { headSha, event } = context;
    const place = { path: folder, signal: cancel };
    const [checkedOut, ...sides] = await (0,_git_checkout_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveCommits */ .J9)(place, ['HEAD', 'HEAD^1', 'HEAD^2']).catch(() => []);
    const isOfHead = headSha === undefined || checkedOut === headSha || sides.includes(headSha);
    const merge = event === 'pull_request' ? env.GITHUB_SHA : undefined;
    return [headSha, isOfHead ? checkedOut : undefined, merge].flatMap((sha) => (sha ? [sha] : []));
}
async function findReportDoubt({ name, report }, place) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(place.job.folder, name);
    try {
        await refuseTracked({ path, name, kind: 'a report' }, place);
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue && error.code === 'SCAN_FAILED')
            return error.message;
        throw error;
    }
    return (findRepositoryDoubt(report.repositoryUrl, place.context.repositoryUrl) ?? findCommitDoubt(report.headSha, place));
}
function findRepositoryDoubt(stated, own) {
    const isLocal = own === undefined && (stated === undefined || (0,_ci_repository_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRepositoryUrl */ .fn)(stated)?.host === '');
    if (stated === own || isLocal)
        return undefined;
    if (stated === undefined || own === undefined)
        return 'it is not proven to be of this repository';
    return (0,_ci_repository_url_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameRepositoryUrl */ .w7)(stated, own) ? undefined : `it is of another repository: ${stated}`;
}
async function findCommitDoubt(stated, place) {
    if (stated === undefined)
        return 'it does not name its commit';
    const judged = await listJudgedCommits(place);
    if (judged.length === 0)
        return 'it is unknown which commit is judged';
    const isJudged = judged.some((sha) => sha.toLowerCase() === stated.toLowerCase());
    return isJudged ? undefined : `it is of ${stated.slice(0, 12)}, and another commit is judged`;
}


/***/ }),

/***/ 9369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ compareWithBaseFiles),
  b: () => (/* binding */ refuseForeignPaths)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/compiled/src/clock.js
var clock = __webpack_require__(85129);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/git/checkout.js
var checkout = __webpack_require__(67858);
// EXTERNAL MODULE: ./build/compiled/src/git/merge-base.js
var merge_base = __webpack_require__(64248);
// EXTERNAL MODULE: ./build/compiled/src/git/renames.js
var renames = __webpack_require__(18887);
// EXTERNAL MODULE: ./build/compiled/src/git/repository.js
var repository = __webpack_require__(16566);
// EXTERNAL MODULE: ./build/compiled/src/git/files.js
var files = __webpack_require__(96287);
// EXTERNAL MODULE: ./build/compiled/src/git/runner.js + 2 modules
var runner = __webpack_require__(46224);
;// CONCATENATED MODULE: ./build/compiled/src/git/texts.js



const textCapBytes = 1024 * 1024;
const newline = 0x0a;
async function readTextsAt(location, sha, paths) {
    if (paths.length === 0)
        return new Map();
    const read = (folder) => readTextsOnce(folder, sha, paths);
    return (await (0,files/* withMissingObjects */.Pl)(location, read).catch(() => undefined)) ?? new Map();
}
async function readTextsOnce(location, sha, paths) {
    const named = paths.filter((path) => !/[\r\n]/.test(path));
    const names = named.map((path) => `${sha}:${path}\n`).join('');
    const checked = await (0,runner/* runGitCommand */.tD)(location, ['cat-file', '--batch-check'], { input: names });
    const lines = checked.stdout.toString().split('\n');
    const objects = named.flatMap((path, index) => {
        const [, oid, bytes] = /^([0-9a-f]+) blob (\d+)$/.exec(lines[index] ?? '') ?? [];
        return oid === undefined || Number(bytes) > textCapBytes ? [] : [{ path, oid }];
    });
    const input = objects.map(({ oid }) => `${oid}\n`).join('');
    const contents = parseContents((await (0,runner/* runGitCommand */.tD)(location, ['cat-file', '--batch'], { input })).stdout);
    const texts = objects.map(({ path, oid }) => [path, decodeText(contents.get(oid))]);
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
function decodeText(content) {
    return (0,errors/* attempt */.CD)(() => content && new TextDecoder('utf-8', { fatal: true }).decode(content));
}

// EXTERNAL MODULE: ./build/compiled/src/git/tracked.js
var tracked = __webpack_require__(24590);
// EXTERNAL MODULE: ./build/compiled/src/policy/changes.js
var policy_changes = __webpack_require__(83671);
// EXTERNAL MODULE: ./build/compiled/src/policy/old-findings.js + 1 modules
var old_findings = __webpack_require__(66048);
// EXTERNAL MODULE: ./build/compiled/src/policy/times.js
var policy_times = __webpack_require__(75988);
// EXTERNAL MODULE: ./build/compiled/src/report/tally.js
var tally = __webpack_require__(20880);
// EXTERNAL MODULE: ./build/compiled/src/severity.js
var src_severity = __webpack_require__(26436);
// EXTERNAL MODULE: ./build/compiled/src/text/code-key.js
var code_key = __webpack_require__(39308);
// EXTERNAL MODULE: ./build/compiled/src/gate/sources/sarif/evidence.js
var evidence = __webpack_require__(80103);
// EXTERNAL MODULE: ./build/compiled/src/gate/sources/sarif/files.js
var sarif_files = __webpack_require__(19387);
;// CONCATENATED MODULE: ./build/compiled/src/gate/sources/sarif/base.js



















function compareSarif({ head, base, renames, isChanged }) {
    const isUnseen = createMissedTest(base);
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
    return (0,old_findings/* decideAges */.t)({
        head: head.findings.map(describeHead),
        base: base.findings.map((finding) => describeFinding(finding, base.textOf(finding))),
        pathBefore: (path) => renames.get(path) ?? path,
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
            ...key('code', text === undefined ? undefined : (0,code_key/* normalizeCode */.v)(text, filePath ?? '')),
            ...key('content', isOfCode ? contentFingerprint : undefined),
            ...key('package', named),
        ],
        path: filePath,
        advisory,
        severityRank: (0,src_severity/* getSeverityRank */.Eg)(severity),
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
function createMissedTest({ tools, diagnostics }) {
    const failed = diagnostics.some((diagnostic) => diagnostic.failed);
    const skipped = new Set(diagnostics.flatMap(({ file_path: one, file_paths: several = [] }) => (one === undefined ? several : [one])));
    return ({ tool, filePath = '' }) => failed || !tools.includes(tool) || skipped.has(filePath);
}
async function readBaseFiles(reading, judged, pathsBefore) {
    const { job, request } = reading;
    const realPath = ({ name }) => (0,promises_.realpath)((0,external_node_path_.resolve)(job.folder, name));
    const paths = new Set([...(await reading.readPaths()), ...(pathsBefore ?? [])]);
    const files = await (0,sarif_files/* readNamedFiles */.v)(reading, request.baseFiles, paths);
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
    const names = files.map(({ name }) => (0,external_node_path_.basename)(name)).join(', ');
    const place = getRepositoryLocation(job);
    const target = getMergeTarget(context);
    const { branch } = target;
    const judged = [context.headSha, head].filter((sha) => sha !== undefined);
    const stated = [];
    for (const { name, scan } of files) {
        for (const run of scan.revisions)
            stated.push(await resolveRunCommit({ name, run, place, target, judged }));
    }
    const [sha, ...others] = new Set(stated);
    if (sha !== undefined && others.length === 0) {
        const name = `${branch} at ${sha.slice(0, 12)}`;
        log.note(`Compared with ${names}, of ${name}`);
        return { sha, isStated: true, name, names };
    }
    log.note(`Compared with ${names}, ${others.length > 0 ? 'of several commits' : explainUnknownCommit(files)}`);
    return { sha: left, isStated: false, name: names, names };
}
function noteOlderBase(files, baseFiles, log) {
    const versions = new Map(files.flatMap(({ scan }) => [...scan.versions]));
    const others = baseFiles.flatMap(({ scan }) => [...scan.versions].flatMap(([tool, version]) => {
        const judged = versions.get(tool);
        return judged === undefined || judged === version ? [] : `by ${tool} ${version} (here ${judged})`;
    }));
    const [end, baseEnd] = [files, baseFiles].map((side) => {
        const times = side.flatMap(({ scan }) => scan.ends.map((text) => (0,policy_times/* parseTime */.pe)(text)));
        return times.includes(undefined) || times.length === 0 ? undefined : Math.max(...times.map((time) => time ?? 0));
    });
    const days = end === undefined || baseEnd === undefined ? 0 : Math.floor((end - baseEnd) / clock/* dayMs */.LP);
    const said = [...(days >= policy_times/* oldBaseDays */.WE ? [`${(0,tally/* pluralize */.td)(days, 'day')} earlier`] : []), ...new Set(others)];
    if (said.length > 0)
        log.note(`The files of the base were made ${said.join(', ')}: findings that only newer rules report count as new`);
}
function getMergeTarget({ base, system }) {
    return { branch: base?.branch ?? 'the base', sha: base?.sha, isLocalTrusted: system === 'laptop' };
}
function explainUnknownCommit(files) {
    const isStated = files.some(({ scan }) => scan.revisions.some((revisions) => revisions.length > 0));
    return isStated ? 'whose commit is not in this checkout' : 'which does not name its commit';
}
function getRepositoryLocation({ folder, cancel }) {
    return (0,repository/* findRepository */.W)(folder).checkout === undefined ? undefined : { path: folder, signal: cancel };
}
async function resolveRunCommit({ name, run, place, target, judged }) {
    if (run.length === 0)
        return undefined;
    const written = run.filter((revision) => /^[0-9a-f]{7,64}$/i.test(revision));
    let other;
    let isUnknown = false;
    for (const revision of written) {
        const isJudged = judged.some((sha) => sha.startsWith(revision.toLowerCase()));
        const sha = isJudged ? undefined : place && (await (0,checkout/* resolveCommit */.WL)(place, revision));
        const isOfBase = isJudged ? false : place && sha && (await (0,merge_base/* isInBranch */.a)(place, sha, target));
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
    return new errors/* GateError */.ue('SCAN_FAILED', message, { hint, brief: 'the SARIF files of the base cannot be used' });
}
async function compareWithBaseFiles({ reading, files, changes, }) {
    const place = getRepositoryLocation(reading.job);
    const head = place && (await (0,checkout/* resolveHead */.tK)(place));
    const left = place && head && (await (0,merge_base/* findMergeBase */.f)(place, head, getMergeTarget(reading.context)));
    const baseFiles = await readBaseFiles(reading, files, await readTreePaths(place, left));
    const commit = await determineBaseCommit(baseFiles, reading, { head, left });
    noteOlderBase(files, baseFiles, reading.log);
    const findings = files.flatMap(({ scan }) => scan.findings);
    const before = baseFiles.flatMap(({ scan }) => scan.findings);
    const isChanged = (finding) => changes === undefined || (0,policy_changes/* isInChangedFile */.Q3)(finding, changes) !== 'no';
    const [paths, pathsBefore] = [await readTreePaths(place, head), await readTreePaths(place, commit.sha)];
    if (hasAnyPathIn(findings, paths) && pathsBefore && before.length > 0 && !hasAnyPathIn(before, pathsBefore))
        throw createForeignPathsError(commit.names);
    const [code, codeBefore] = [
        await readFindingCode(place, head, findings.filter(isChanged)),
        await readFindingCode(place, commit.sha, before.filter(isChanged)),
    ];
    const ages = compareSarif({
        head: {
            findings,
            textOf: code,
        },
        base: {
            findings: before,
            textOf: codeBefore,
            tools: baseFiles.flatMap(({ scan }) => scan.tools),
            diagnostics: baseFiles.flatMap(({ scan }) => scan.diagnostics),
            isCertain: commit.isStated,
        },
        renames: place && head && commit.sha ? await (0,renames/* listRenames */.a)(place, commit.sha, head) : new Map(),
        isChanged,
    });
    const getContent = (all) => all.map(({ scan }) => ({ findings: scan.findings, revisions: scan.revisions }));
    const isCopy = (0,external_node_util_.isDeepStrictEqual)(getContent(files), getContent(baseFiles));
    const isShown = (finding) => {
        const line = { ...finding, isOfCode: false };
        return finding.line !== undefined && code(line) !== undefined && code(line) === codeBefore(line);
    };
    const standings = ages.map((age, index) => {
        const finding = findings[index];
        const isShownOld = !isCopy || finding === undefined || !isChanged(finding) || isShown(finding);
        return age === 'old' && !isShownOld ? 'doubtful' : age;
    });
    return (made) => {
        const collectIds = (word) => new Set(made.filter((_, index) => standings[index] === word).map(({ id }) => id));
        const fresh = made.filter((_, index) => standings[index] !== 'old');
        return {
            base: commit.name,
            old: collectIds('old'),
            doubtful: collectIds('doubtful'),
            counts: (0,evidence/* countOpenBySeverity */.O)(fresh),
        };
    };
}
async function readTreePaths(place, sha) {
    return place === undefined || sha === undefined ? undefined : (0,tracked/* listTreePaths */.vU)(place, sha);
}
function hasAnyPathIn(findings, paths) {
    return findings.some(({ filePath }) => filePath !== undefined && paths?.has(filePath) === true);
}
const filesMax = 200;
const linesMax = 200;
async function readFindingCode(place, sha, findings) {
    const placed = findings.filter(({ line }) => line !== undefined);
    const paths = [...new Set(placed.flatMap(({ filePath }) => filePath ?? []))].slice(0, filesMax);
    const texts = place === undefined || sha === undefined ? undefined : await readTextsAt(place, sha, paths);
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

/***/ 80103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ buildEvidence),
/* harmony export */   O: () => (/* binding */ countOpenBySeverity)
/* harmony export */ });
/* harmony import */ var _api_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56845);
/* harmony import */ var _languages_languages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52636);
/* harmony import */ var _policy_advisory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46351);
/* harmony import */ var _policy_base_findings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50420);
/* harmony import */ var _policy_changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83671);
/* harmony import */ var _policy_evidence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46365);
/* harmony import */ var _policy_times_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75988);
/* harmony import */ var _report_tally_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20880);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(26436);









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
        const language = (0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_1__/* .isForeign */ .jq)(path) ? undefined : (0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_1__/* .detectByName */ .Oe)(path);
        if (language !== undefined)
            counts.set(language, (counts.get(language) ?? 0) + 1);
    }
    return [...counts].map(([language, files]) => ({ language, files, looked_at: read.has(language) ? files : 0 }));
}
function buildEvidence(files, setting) {
    const { changes, baseline, nowMs, log, paths } = setting;
    const all = files.flatMap(({ scan }) => scan.findings);
    const ids = createUniqueIds(all);
    const findings = all.map((finding, index) => toFinding(finding, ids[index] ?? '', setting));
    noteIgnoredSuppressions(all, findings, log);
    const known = setting.knownOf?.(findings);
    return {
        counts: countOpenBySeverity(findings),
        findings: (0,_policy_base_findings_js__WEBPACK_IMPORTED_MODULE_8__/* .markNewFindings */ .c)(findings, known),
        lists: Object.fromEntries(_severity_js__WEBPACK_IMPORTED_MODULE_7__/* .severities */ .gO.map((severity) => [severity, { stands: true, settled: true }])),
        unknownSeverities: 'listed',
        startedAt: nowMs,
        coverage: mergeCoverage(files),
        diagnostics: files.flatMap(({ scan }) => scan.diagnostics),
        languages: countScannedLanguages([...new Set(files.flatMap(({ scan }) => scan.tools))], paths),
        changes,
        held: mapSecretFiles(findings, new Set(paths)),
        base: undefined,
        baseline,
        earlierBase: undefined,
        known,
        isSuppressible: false,
    };
}
function mapSecretFiles(findings, paths) {
    const places = findings.flatMap(({ type, filePath = [] }) => (type === 'SECRET' ? filePath : []));
    return new Map(places.map((path) => [path, paths.has((0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .normalizePath */ .Fd)(path))]));
}
function noteIgnoredSuppressions(all, findings, { note }) {
    const open = all.filter((_, index) => findings[index]?.status === 'OPEN');
    const inSource = open.filter(({ suppression }) => suppression === 'in-source').length;
    const changed = open.filter(({ suppression }) => suppression === 'accepted').length;
    const advice = 'Accept them with exceptions in the policy';
    if (inSource > 0) {
        note(`${(0,_report_tally_js__WEBPACK_IMPORTED_MODULE_6__/* .pluralize */ .td)(inSource, 'finding')} suppressed only in the source ${inSource === 1 ? 'counts' : 'count'}: this branch may have added the suppression. ${advice}`);
    }
    if (changed > 0) {
        note(`${(0,_report_tally_js__WEBPACK_IMPORTED_MODULE_6__/* .pluralize */ .td)(changed, 'finding')} suppressed in files that are changed here ${changed === 1 ? 'counts' : 'count'}: the suppression may be the change's own. ${advice}`);
    }
}
function createUniqueIds(findings) {
    const seen = new Map();
    return findings.map(({ fingerprint }) => {
        const ordinal = seen.get(fingerprint) ?? 0;
        seen.set(fingerprint, ordinal + 1);
        return ordinal === 0 ? fingerprint : `${fingerprint}-${ordinal}`;
    });
}
function toFinding(found, id, setting) {
    const place = chooseLocation(found, setting.changes);
    const finding = {
        id,
        title: found.title,
        severity: found.severity,
        severityKnown: found.severityKnown,
        type: found.type,
        status: 'OPEN',
        cvss: found.cvss,
        epss: found.epss,
        filePath: place.filePath,
        line: place.line,
        label: 'seen',
        firstSeen: undefined,
        detail: {
            description: found.description,
            cwe: found.cwe,
            codeSnippet: found.codeSnippet,
            dataPath: found.dataPath,
            remediation: found.remediation === '' ? undefined : found.remediation,
            firstDetected: (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_5__/* .parseTime */ .pe)(found.firstDetected),
            lastSeen: undefined,
            ...(found.advisory && { advisory: (0,_policy_advisory_js__WEBPACK_IMPORTED_MODULE_2__/* .readAdvisory */ .C)(found.advisory, { latestMs: setting.nowMs }) }),
        },
    };
    return isSuppressionAccepted(found, finding, setting) ? { ...finding, status: 'ACCEPTED_RISK' } : finding;
}
function chooseLocation({ places, filePath, line }, changes) {
    if (changes === undefined || places.length < 2)
        return { filePath, line };
    const changed = places.filter((place) => (0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .isInChangedFile */ .Q3)(place, changes) !== 'no');
    return changed.find((place) => (0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .isOnChangedLine */ ._v)(place, changes) !== 'no') ?? changed[0] ?? { filePath, line };
}
function isSuppressionAccepted(found, finding, { changes, isBaseOwn, isMerged = false }) {
    const { suppression, suppressedIn } = found;
    if (suppression === 'none')
        return false;
    if (isMerged)
        return true;
    if (changes === undefined)
        return suppression === 'accepted' && !isBaseOwn;
    return [finding, ...suppressedIn.map((filePath) => ({ filePath }))].every((place) => (0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .isInChangedFile */ .Q3)(place, changes) === 'no');
}
function countOpenBySeverity(findings) {
    const counts = { CRITICAL: 0, HIGH: 0, MEDIUM: 0, LOW: 0, INFO: 0 };
    for (const finding of findings)
        if (finding.severityKnown && (0,_policy_evidence_js__WEBPACK_IMPORTED_MODULE_4__/* .isOpen */ .nT)(finding))
            counts[finding.severity] += 1;
    return counts;
}
function mergeCoverage(files) {
    const known = files.map(({ scan }) => scan.scanTypes);
    if (known.includes(undefined))
        return undefined;
    return Object.fromEntries(_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .scanTypes */ .vz.map((type) => [type, known.some((types) => types?.includes(type)) ? 'covered' : 'not covered']));
}


/***/ }),

/***/ 19387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ readSarifFiles),
/* harmony export */   v: () => (/* binding */ readNamedFiles)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92700);
/* harmony import */ var _git_regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70519);
/* harmony import */ var _report_tally_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20880);
/* harmony import */ var _sarif_intake_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29447);
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(29962);








async function readSarifFiles(reading) {
    const judged = await (0,_origin_js__WEBPACK_IMPORTED_MODULE_7__/* .listJudgedCommits */ .mj)(reading);
    const files = await readNamedFiles(reading, reading.request.files, new Set(await reading.readPaths()));
    for (const { name, scan } of files)
        refuseOtherCommit(name, scan, judged);
    return files;
}
async function readNamedFiles({ request, job, log, context }, names, files) {
    const { folder } = job;
    const place = { job, context };
    const read = new Map();
    for (const name of await expandNames(folder, names)) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, name);
        const bytes = await readFileBytes(path, name);
        await (0,_origin_js__WEBPACK_IMPORTED_MODULE_7__/* .refuseTracked */ ["do"])({ path, name, kind: 'a SARIF file' }, place);
        const sha256 = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex');
        const same = read.get(sha256);
        if (same !== undefined) {
            log.note(`${name} is identical to ${same.name}, and is counted once`);
            continue;
        }
        const scan = (0,_sarif_intake_js__WEBPACK_IMPORTED_MODULE_6__/* .readSarif */ .q)((0,_sarif_intake_js__WEBPACK_IMPORTED_MODULE_6__/* .decodeSarif */ .K)(bytes, name), { name, declaredType: request.declaredType, root: folder, files });
        log.say(`${name}: ${(0,_report_tally_js__WEBPACK_IMPORTED_MODULE_5__/* .pluralize */ .td)(scan.findings.length, 'finding')} of ${scan.tools.join(', ')}${formatIgnoredCount(scan)}`);
        read.set(sha256, { name, sha256, scan });
    }
    return [...read.values()];
}
function formatIgnoredCount({ leftOut }) {
    return leftOut === 0
        ? ''
        : `, ${(0,_report_tally_js__WEBPACK_IMPORTED_MODULE_5__/* .pluralize */ .td)(leftOut, 'result')} that ${leftOut === 1 ? 'is not a finding' : 'are not findings'} left out`;
}
async function expandNames(folder, names) {
    const found = [];
    for (const name of names)
        found.push(...(await expandName(folder, name)));
    return [...new Set(found)];
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
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .ue('SCAN_FAILED', `No file matches ${name}: the scanner wrote nothing there`, {
        hint: 'Run the scanner before the gate, and check the path of its SARIF file.',
        brief: 'there is no SARIF file',
    });
}
async function isFile(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).then((found) => found.isFile(), () => false);
}
const readMax = 65 * 1024 * 1024;
async function readFileSize(path) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
    return { size: found.size, isFile: found.isFile() };
}
async function readFileBytes(path, name) {
    try {
        const { size, isFile } = await readFileSize(path);
        return isFile && size > readMax ? new Uint8Array(readMax) : await (0,_git_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readRegularFile */ .XF)(path);
    }
    catch (error) {
        throw (0,_git_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .createUnreadableFileError */ .ME)(name, error, 'SCAN_FAILED');
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
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .ue('SCAN_FAILED', `${name} is of another commit (${revision.slice(0, 40)}) than the one that is judged`, {
        hint: 'Use the file that the scanner wrote in this job for the checked-out commit.',
        brief: 'a SARIF file is of another commit',
    });
}


/***/ }),

/***/ 68479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ runOverSarif)
});

// EXTERNAL MODULE: ./build/compiled/src/ci/context/read-context.js + 8 modules
var read_context = __webpack_require__(93400);
// EXTERNAL MODULE: ./build/compiled/src/ci/github/access.js
var access = __webpack_require__(16558);
// EXTERNAL MODULE: ./build/compiled/src/gate/gate.js + 6 modules
var gate = __webpack_require__(11500);
// EXTERNAL MODULE: ./build/compiled/src/gate/repository-access.js + 4 modules
var repository_access = __webpack_require__(67269);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/compiled/src/git/tracked.js
var tracked = __webpack_require__(24590);
// EXTERNAL MODULE: ./build/compiled/src/once.js
var once = __webpack_require__(88066);
// EXTERNAL MODULE: ./build/compiled/src/policy/judge.js + 8 modules
var judge = __webpack_require__(36096);
// EXTERNAL MODULE: ./build/compiled/src/gate/sources/sarif/base.js + 1 modules
var base = __webpack_require__(9369);
// EXTERNAL MODULE: ./build/compiled/src/gate/sources/sarif/evidence.js
var sarif_evidence = __webpack_require__(80103);
// EXTERNAL MODULE: ./build/compiled/src/gate/sources/sarif/files.js
var sarif_files = __webpack_require__(19387);
;// CONCATENATED MODULE: ./build/compiled/src/gate/sources/sarif/source.js








function createSarifSource(request, job) {
    const readPaths = (0,once/* runOnce */.Jh)(() => (0,tracked/* listHeadPaths */.rl)(job.folder, job.cancel));
    let files = [];
    const createReading = ({ context, log }) => ({ request, job, context, log, readPaths });
    return {
        serviceOrigin: undefined,
        isRemote: false,
        hasFullPaths: false,
        startsScan: false,
        locate: async ({ context }) => (request.baseFiles.length === 0 ? context : addDefaultBase(context)),
        open: async () => ({ kind: 'same' }),
        readTree: async () => new Set(await readPaths()),
        async start(progress) {
            progress.stopwatch.begin('collect');
            files = await (0,sarif_files/* readSarifFiles */.H)(createReading(progress));
            return true;
        },
        async collect(progress, asked) {
            const collected = await collectFromFiles(files, {
                ...asked,
                reading: createReading(progress),
            });
            if (progress.settings.scope === 'auto' && collected.policy.scope !== 'auto')
                progress.log.note(`Scope auto judges as ${collected.policy.scope}: there is no scan of the base branch`);
            progress.report = addFilesToReport(progress.report, files, collected.evidence);
            return collected;
        },
        checkPass: async () => undefined,
    };
}
function addDefaultBase(context) {
    const { system, base, branch, defaultBranch } = context;
    if (base !== undefined || system !== 'laptop' || defaultBranch === undefined || branch === defaultBranch)
        return context;
    return { ...context, base: { branch: defaultBranch, sha: undefined } };
}
async function collectFromFiles(files, { reading, policy: asked, baseline, mayNarrow, readChanges }) {
    const { context, log } = reading;
    const changes = await readChanges();
    const evidence = (0,sarif_evidence/* buildEvidence */.K)(files, {
        changes: mayNarrow ? changes : undefined,
        isBaseOwn: !mayNarrow,
        isMerged: isDefaultBranchCommit(context, changes),
        ...{ baseline, log, paths: await reading.readPaths() },
        nowMs: reading.job.now.getTime(),
        knownOf: await createBaseComparer({ reading, files, changes }, asked.scope),
    });
    const scope = evidence.known ? asked.scope : chooseScopeWithoutBase(asked.scope, changes, context);
    const uncovered = asked.uncovered === 'inconclusive' ? asked.uncovered : 'note';
    const policy = { ...asked, uncovered, scope };
    return { evidence, policy, judgement: (0,judge/* judgeEvidence */.Z0)(evidence, policy) };
}
function isDefaultBranchCommit({ system, trust, branch, defaultBranch }, changes) {
    if (trust !== 'own')
        return false;
    return system !== 'laptop' || (changes === undefined && defaultBranch !== undefined && branch === defaultBranch);
}
async function createBaseComparer(judged, scope) {
    const { request, log } = judged.reading;
    if (request.baseFiles.length === 0)
        return undefined;
    if (scope === 'auto')
        return (0,base/* compareWithBaseFiles */.O)(judged);
    log.note(`base-sarif has an effect only with scope auto, on a proposed change: this is judged as ${scope}`);
    return undefined;
}
function chooseScopeWithoutBase(scope, changes, { sources: { diff } }) {
    if (scope !== 'auto')
        return scope;
    const hasDiff = diff !== undefined && diff.kind !== 'default-branch';
    return changes === undefined && !hasDiff ? 'scan' : 'changed';
}
function addFilesToReport(report, files, { counts, coverage, diagnostics }) {
    const all = (0,external_node_crypto_.createHash)('sha256').update(files.map(({ sha256 }) => sha256).join('\n'));
    const names = files.map(({ name }) => (0,external_node_path_.basename)(name)).join(', ');
    return {
        ...report,
        notes: [...report.notes, `Judged from ${names}, without a service`],
        scan: {
            id: `sarif-${all.digest('hex').slice(0, 12)}`,
            status: 'COMPLETED',
            branch: report.branch ?? '',
            createdAt: undefined,
            startedAt: undefined,
            completedAt: undefined,
            counts,
            coverage,
            diagnostics: [...diagnostics],
        },
    };
}

// EXTERNAL MODULE: ./build/compiled/src/session.js + 2 modules
var src_session = __webpack_require__(69202);
// EXTERNAL MODULE: ./build/compiled/src/runs/run-environment.js
var run_environment = __webpack_require__(20359);
// EXTERNAL MODULE: ./build/compiled/src/runs/uncommitted-policy.js
var uncommitted_policy = __webpack_require__(68260);
;// CONCATENATED MODULE: ./build/compiled/src/runs/sarif-run.js








async function runOverSarif(request) {
    const { session, settings, policyFile, local } = request;
    session.log.line(`Scan Gate ${src_session/* version */.rE} · SARIF`);
    const hints = (0,repository_access/* buildContextHints */.C)(settings, { kind: 'folder', named: settings.branch });
    const context = await (0,read_context/* readContext */.y)((0,run_environment/* createRunEnvironment */.p)(session, { local }), hints);
    await request.found?.(context);
    const uncommitted = policyFile === undefined ? await (0,uncommitted_policy/* describeUncommittedPolicy */.x)(session.folder, settings) : [];
    for (const line of [...uncommitted, ...(0,run_environment/* describeUnattended */.G)(context)])
        session.log.line(line);
    const github = (0,access/* createGithubAccess */.Ki)(session.env, settings.githubToken);
    const { folder } = session;
    const transport = await session.transport();
    const environment = {
        ...{ context, version: src_session/* version */.rE, transport, policyFile },
        ...{ clock: session.clock(), cancel: session.cancel, now: session.now, log: session.runLog },
        surroundings: (budget, onWait) => (0,repository_access/* createRepositoryAccess */.n)(context, { github, transport, budget, folder, onWait }),
    };
    return (0,gate/* runGate */.R)(settings, environment, createSarifSource(request, session));
}


/***/ })

};
