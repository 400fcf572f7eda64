export const id = 591;
export const ids = [591];
export const modules = {

/***/ 67858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ isOnRemoteBranch),
/* harmony export */   I8: () => (/* binding */ findCheckout),
/* harmony export */   IE: () => (/* binding */ readCurrentBranch),
/* harmony export */   J9: () => (/* binding */ resolveCommits),
/* harmony export */   OY: () => (/* binding */ resolveBothBranches),
/* harmony export */   Te: () => (/* binding */ findDefaultBranch),
/* harmony export */   WL: () => (/* binding */ resolveCommit),
/* harmony export */   _N: () => (/* reexport safe */ _export_js__WEBPACK_IMPORTED_MODULE_3__._),
/* harmony export */   fn: () => (/* binding */ resolveBranchHead),
/* harmony export */   gJ: () => (/* binding */ readOriginUrl),
/* harmony export */   pD: () => (/* binding */ parseBranchName),
/* harmony export */   pd: () => (/* binding */ resolveBranch),
/* harmony export */   tK: () => (/* binding */ resolveHead)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92700);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18540);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46224);
/* harmony import */ var _export_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71722);





const localBranch = 'refs/heads/';
const remoteBranch = 'refs/remotes/origin/';
async function findCheckout(location) {
    const isFolder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(location.path).then((stats) => stats.isDirectory(), () => false);
    if (!isFolder)
        throw createNotCheckoutError(location.path, 'there is no such folder');
    const { gitFolder, top } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .findGitRepository */ .Ct)(location);
    const result = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .runGitCommand */ .tD)(location, ['rev-parse', '--git-dir']);
    if (result.code !== 0)
        throw createNotCheckoutError(location.path, readFirstLine(result.stderr));
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
    const { stdout } = await runGitQuestion(location, [
        'for-each-ref',
        '--format=%(objecttype) %(objectname) %(refname)',
        ...names,
    ]);
    const lines = stdout.split('\n').map((line) => /^commit ([0-9a-f]+) (.+)$/.exec(line) ?? []);
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
    const result = await runGitQuestion(location, ['remote', 'get-url', 'origin'], 'user');
    return result.code === 0 ? stripNewline(result.stdout) : undefined;
}
async function isOnRemoteBranch(location, commit) {
    const { code, stdout } = await runGitQuestion(location, [
        'for-each-ref',
        '--count=1',
        `--contains=${commit}`,
        remoteBranch,
    ]);
    return code === 0 && stdout !== '';
}
async function runGitQuestion(location, args, mode) {
    const { code, stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .runGitCommand */ .tD)(location, args, { mode });
    return { code, stdout: stdout.toString() };
}
async function resolveCommit(location, revision) {
    return (await resolveCommits(location, [revision]))[0];
}
async function resolveCommits(location, revisions) {
    const input = revisions.map((revision) => `${/[\r\n]/.test(revision) ? '' : revision}^{commit}\n`).join('');
    const { code, stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .runGitCommand */ .tD)(location, ['cat-file', '--batch-check'], { input });
    if (code !== 0 && revisions.length > 1)
        return Promise.all(revisions.map((revision) => resolveCommit(location, revision)));
    const lines = stdout.toString().split('\n');
    return revisions.map((_, index) => /^([0-9a-f]+) commit \d+$/.exec(lines[index] ?? '')?.[1]);
}
async function readSymbolicTarget(location, reference) {
    const result = await runGitQuestion(location, ['symbolic-ref', '--quiet', reference]);
    return result.code === 0 ? stripNewline(result.stdout) : undefined;
}
function createNotCheckoutError(path, why) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `${path} is not a git checkout or bare clone: ${why}`, {
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_4__/* .prose */ .CS) `Give the path of a folder that ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)('git clone')} or ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)('git init')} made, with at least one commit.`,
    });
}
const stripNewline = (line) => line.replace(/\r?\n$/, '');
const readFirstLine = (lines) => lines.split('\n', 1)[0]?.replace(/^fatal: /, '') ?? '';


/***/ }),

/***/ 71722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ exportCommit),
  W: () => (/* binding */ maximumFileBytes)
});

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
// EXTERNAL MODULE: external "node:stream/promises"
var promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var src_errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/prose.js
var prose = __webpack_require__(18540);
// EXTERNAL MODULE: ./build/compiled/src/text/contents.js
var contents = __webpack_require__(76581);
// EXTERNAL MODULE: ./build/compiled/src/text/skipped-files.js
var skipped_files = __webpack_require__(51637);
// EXTERNAL MODULE: ./build/compiled/src/git/line.js
var line = __webpack_require__(19532);
// EXTERNAL MODULE: ./build/compiled/src/git/runner.js + 2 modules
var runner = __webpack_require__(46224);
;// CONCATENATED MODULE: ./build/compiled/src/git/streams.js


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
    return new src_errors/* GateError */.ue('SCAN_FAILED', 'The output of git ended early', {
        hint: (0,prose/* prose */.CS) `Check the repository with ${(0,prose/* code */.aY)('git fsck')}.`,
    });
}

;// CONCATENATED MODULE: ./build/compiled/src/git/history.js






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
            diagnostics: [reportUnsearched('the clone does not hold the commit that this branch is compared with')],
        };
    }
    if (bases.includes(sha))
        return none;
    const seen = new Set(knownOids);
    const inBases = [];
    for (const commit of bases)
        inBases.push(...(await listTreeContents(request, commit, seen)));
    const { named, messages, isCut } = await listBranchObjects(request, bases, { seen, most: limits.objects });
    const blobs = await addSizes(request, [...inBases, ...named, ...messages]);
    const kept = selectWithinLimits(blobs, limits);
    const left = blobs.filter((blob) => !kept.has(blob));
    const diagnostics = [];
    if (await (0,line/* isShallow */.fE)(request))
        diagnostics.push(reportUnsearched('the clone is shallow: fetch the whole history'));
    if (left.length > 0 || isCut)
        diagnostics.push(reportBeyondLimits(left, { isCut, limits }));
    return { blobs: blobs.filter((blob) => kept.has(blob)), diagnostics };
}
function reportUnsearched(why) {
    const message = `Not all versions of the files that the branch changes were searched for secrets: ${why}`;
    return { engine: 'checkout', message };
}
function reportBeyondLimits(left, { isCut, limits }) {
    const isPadded = isCut || left.some(({ commit, bytes }) => commit !== undefined && bytes <= limits.blobBytes);
    const said = reportUnsearched(`${isCut ? 'more' : left.length} versions of files are beyond the limit`);
    return isPadded ? { ...said, engine: 'history', failed: true } : said;
}
async function findBases(request, base) {
    const { code, stdout } = await (0,runner/* runGitCommand */.tD)(request, ['merge-base', '--all', request.sha, base]);
    if (code !== 0 && code !== 1)
        return undefined;
    const forks = stdout
        .toString()
        .split('\n')
        .filter((line) => line !== '');
    return [...new Set([base, ...forks])];
}
async function listTreeContents(request, commit, seen) {
    const { stdout } = await (0,runner/* runGitCommand */.tD)(request, ['ls-tree', '-r', '-z', '--full-tree', commit]);
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
async function listBranchObjects(request, bases, { seen, most }) {
    const child = await (0,runner/* startGit */.BE)(request, ['rev-list', '--objects', '--in-commit-order', request.sha, '--not', ...bases]);
    child.stdin.end();
    const ended = (0,runner/* waitForExit */.zE)(child, request.signal);
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
    await Promise.all([ended.catch(() => undefined), (0,consumers_.text)(child.stderr), read.finally(() => child.kill('SIGKILL'))]);
    return { named, messages, isCut };
}
async function addSizes(request, named) {
    if (named.length === 0)
        return [];
    const child = await (0,runner/* startGit */.BE)(request, [
        'cat-file',
        '--batch-check=%(objectname) %(objecttype) %(objectsize)',
        '--buffer',
    ]);
    const ended = (0,runner/* waitForExit */.zE)(child, request.signal);
    const fed = (0,promises_.pipeline)(external_node_stream_.Readable.from(named.map(({ oid }) => `${oid}\n`)), child.stdin).catch(() => undefined);
    const sizes = new Map();
    const read = (async () => {
        for await (const line of splitStream(child.stdout, newline)) {
            const [oid = '', type, size] = line.toString().split(' ');
            if (type === 'blob' || type === 'commit')
                sizes.set(oid, { type, bytes: Number(size) });
        }
    })();
    await Promise.all([ended, (0,consumers_.text)(child.stderr), read, fed]).finally(() => child.kill('SIGKILL'));
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

// EXTERNAL MODULE: ./build/compiled/src/git/lfs-pointer.js
var lfs_pointer = __webpack_require__(21591);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/compiled/src/git/links.js

function judgeLinks(links, paths) {
    if (links.length === 0)
        return { skips: [], diagnostics: [] };
    const folders = listFolders(paths);
    const pointsInside = ({ path, target }) => {
        const resolved = external_node_path_.posix.normalize(external_node_path_.posix.join(external_node_path_.posix.dirname(path), target)).replace(/\/$/, '');
        return /^[^/]/.test(target) && (resolved === '.' || paths.has(resolved) || folders.has(resolved));
    };
    const skips = links
        .filter((link) => !pointsInside(link))
        .map(({ path }) => ({ reason: 'Symbolic link to a file outside this commit: not scanned', filePath: path }));
    const followed = links.length - skips.length;
    const message = `Symbolic links were not followed (${followed}); what they point to is scanned where it lies`;
    return { skips, diagnostics: followed === 0 ? [] : [{ engine: 'checkout', message }] };
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

;// CONCATENATED MODULE: ./build/compiled/src/git/paths.js
const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const ignoredByFileSystems = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
function judgePath(raw) {
    let path;
    try {
        path = strictUtf8.decode(raw);
    }
    catch {
        return { shown: formatBytes(raw), refusal: 'its name is not UTF-8' };
    }
    const refusal = findPathRefusal(path);
    return refusal === undefined ? { path } : { shown: path, refusal };
}
const plainPath = /^(?![A-Za-z]:|.*git|\.{0,2}(?:\/|$)|.*\/\.{0,2}(?:\/|$))[\x20-\x5b\x5d-\x7e]+$/i;
function findPathRefusal(path) {
    if (plainPath.test(path))
        return undefined;
    if (path.includes('\0'))
        return 'its name holds a NUL';
    if (path.includes('\\'))
        return 'its name holds a backslash';
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
function formatBytes(raw) {
    return raw.toString('latin1').replaceAll(/[^\x20-\x7e]/g, (character) => {
        return `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
    });
}

;// CONCATENATED MODULE: ./build/compiled/src/git/export.js













const maximumFileBytes = 10 * 1024 * 1024;
const maximumTreeBytes = 4 * 1024 ** 3;
const maximumTreeFiles = 500_000;
const engine = 'checkout';
const fullSha = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
async function exportCommit(request) {
    if (!fullSha.test(request.sha))
        throw new src_errors/* GateError */.ue('SCAN_FAILED', `Not the full SHA of a commit: ${request.sha}`);
    const { blobs, skips, paths, twice } = await listTree(request);
    const contents = new Map(blobs.filter(({ kind, path }) => kind === 'file' && !twice.has(path)).map(({ path, oid }) => [path, oid]));
    const isLeftOut = request.leaveOut?.(contents) ?? (() => false);
    const history = await listHistory(request, new Set(blobs.map(({ oid }) => oid)));
    const old = history.blobs.map((blob) => ({ ...blob, kind: 'old' }));
    const needed = blobs.filter(({ kind, path, oid }) => kind !== 'file' || !isLeftOut(path, oid));
    const placed = sortContents([...needed, ...old], await copyBlobs(request, [...needed, ...old]));
    const links = judgeLinks(placed.links, paths);
    const left = [...skips, ...placed.skips, ...links.skips];
    return {
        contents,
        files: placed.files.sort((a, b) => (a.path < b.path ? -1 : 1)),
        odd: placed.odd,
        links: placed.links,
        old: placed.old,
        diagnostics: [...(0,skipped_files/* createSkipDiagnostics */.Q)(engine, left), ...links.diagnostics, ...history.diagnostics],
        isWhole: left.length === 0,
    };
}
async function listTree(request) {
    if (request.signal.aborted)
        throw (0,src_errors/* createCancelledError */._Z)(request.signal);
    const listing = { blobs: [], skips: [], paths: new Set(), twice: new Set() };
    const child = await (0,runner/* startGit */.BE)(request, ['ls-tree', '-r', '-z', '-l', '--full-tree', request.sha]);
    child.stdin.end();
    const ended = (0,runner/* waitForExit */.zE)(child, request.signal);
    const errors = (0,consumers_.text)(child.stderr);
    const read = (async () => {
        let bytes = 0;
        for await (const record of splitStream(child.stdout, 0)) {
            bytes += addTreeEntry(listing, record);
            if (bytes > maximumTreeBytes || listing.blobs.length > maximumTreeFiles)
                throw createTooLargeError(request.sha);
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
        throw new src_errors/* GateError */.ue('SCAN_FAILED', 'git listed a tree in an unknown form');
    const judged = judgePath(record.subarray(tab + 1));
    const path = 'refusal' in judged ? judged.shown : judged.path;
    const reportSkip = (reason) => listing.skips.push({ reason, filePath: path });
    if ('refusal' in judged)
        reportSkip(`Unusual file name that some systems do not support: ${judged.refusal}`);
    else if (listing.paths.has(path))
        reportSkip('The tree holds this name twice');
    const kind = 'refusal' in judged || listing.paths.has(path) ? 'odd' : 'file';
    if (listing.paths.has(path))
        listing.twice.add(path);
    listing.paths.add(path);
    if (mode === '160000') {
        reportSkip('Submodule: not scanned');
    }
    else if (!/^\d+$/.test(size ?? '')) {
        throw new src_errors/* GateError */.ue('SCAN_FAILED', `The repository does not hold the contents of ${path}`, {
            hint: (0,prose/* prose */.CS) `Scan a full clone: a partial clone (${(0,prose/* code */.aY)('--filter')}) lacks file contents.`,
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
        throw (0,src_errors/* createCancelledError */._Z)(request.signal);
    const objects = [...new Map(blobs.map((blob) => [blob.oid, blob])).values()];
    const links = new Set(blobs.flatMap(({ kind, oid }) => (kind === 'link' ? [oid] : [])));
    const child = await (0,runner/* startGit */.BE)(request, ['cat-file', '--batch', '--buffer']);
    const ended = (0,runner/* waitForExit */.zE)(child, request.signal);
    const errors = (0,consumers_.text)(child.stderr);
    const fed = (0,promises_.pipeline)(external_node_stream_.Readable.from(formatOidLines(objects)), child.stdin).catch(() => undefined);
    const copied = new Map();
    const writer = (0,contents/* createContentWriter */.PH)(request.destination);
    const read = (async () => {
        const reader = createRecordReader(child.stdout);
        for (const blob of objects) {
            const content = await readBlob(reader, blob);
            copied.set(blob.oid, copyContent(writer, content, links.has(blob.oid)));
        }
    })().finally(writer.end);
    const [code, message] = await Promise.all([ended, errors, read, fed]).finally(() => child.kill('SIGKILL'));
    if (code !== 0)
        throw createUnreadableTreeError(request.sha, message);
    return copied;
}
function copyContent(writer, content, isLink) {
    const isPointer = content.length <= lfs_pointer/* lfsPointerBytes */.K && (0,lfs_pointer/* isLfsPointer */.N)(content.toString('latin1'));
    return { stored: writer.add(content), isPointer, target: isLink ? content.toString() : '' };
}
function sortContents(blobs, copied) {
    const placed = { files: [], odd: [], links: [], old: [], skips: [] };
    for (const { path, kind, commit, oid } of blobs) {
        const { stored, isPointer, target } = copied.get(oid);
        if (isPointer) {
            if (kind !== 'old')
                placed.skips.push({ reason: 'Git LFS pointer: the file behind it was not scanned', filePath: path });
        }
        else if (kind === 'link')
            placed.links.push({ path, stored, target });
        else if (kind === 'old')
            placed.old.push({ path, stored, commit });
        else
            (kind === 'file' ? placed.files : placed.odd).push({ path, stored });
    }
    return placed;
}
function* formatOidLines(blobs) {
    for (const { oid } of blobs)
        yield `${oid}\n`;
}
async function readBlob(reader, blob) {
    const header = await reader.line();
    if (header !== `${blob.oid} ${blob.type ?? 'blob'} ${blob.bytes}`) {
        throw new src_errors/* GateError */.ue('SCAN_FAILED', `The repository does not hold the contents of ${blob.path}`, {
            hint: (0,prose/* prose */.CS) `Check the repository with ${(0,prose/* code */.aY)('git fsck')}, or clone it again.`,
        });
    }
    const content = await reader.bytes(blob.bytes);
    await reader.bytes(1);
    return content;
}
function createTooLargeError(sha) {
    const limit = `${maximumTreeFiles} files or ${maximumTreeBytes / 1024 ** 3} GiB`;
    return new src_errors/* GateError */.ue('SCAN_FAILED', `The tree of ${sha} holds more than ${limit}`);
}
function createUnreadableTreeError(sha, message) {
    return new src_errors/* GateError */.ue('SCAN_FAILED', `git could not read the tree of ${sha}: ${message.split('\n', 1)[0]}`);
}


/***/ }),

/***/ 21591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ lfsPointerBytes),
/* harmony export */   N: () => (/* binding */ isLfsPointer)
/* harmony export */ });
const lfsPointerBytes = 1024;
const pointer = /^version https?:\/\/[\w.-]+\/spec\/v\d+\n(?:ext-\d+-[\w.-]+ sha256:[0-9a-f]{64}\n)*oid sha256:[0-9a-f]{64}\nsize \d+\n$/;
function isLfsPointer(text) {
    return text.length <= lfsPointerBytes && pointer.test(text);
}


/***/ }),

/***/ 24590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xz: () => (/* binding */ isTracked),
/* harmony export */   lx: () => (/* binding */ findTracking),
/* harmony export */   rl: () => (/* binding */ listHeadPaths),
/* harmony export */   vU: () => (/* binding */ listTreePaths),
/* harmony export */   xQ: () => (/* binding */ listChangedPaths)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92700);
/* harmony import */ var _checkout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67858);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46224);





async function isTracked(path, revisions, signal) {
    for (const location of await resolvePaths(path))
        if (await findHoldingRevision(location, ['HEAD', ...revisions], signal))
            return true;
    return false;
}
async function findTracking(path, { folder, revisions, signal }) {
    const judgedTop = await resolveTop({ path: folder, signal });
    let found;
    for (const location of await resolvePaths(path)) {
        const tracking = await findHoldingRevision(location, [...revisions, 'HEAD'], signal);
        if (tracking === undefined)
            continue;
        const isInSubmodule = async () => (await findHoldingRevision(tracking.top, ['HEAD', ...revisions], signal))?.top === judgedTop;
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
    const { code, stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_4__/* .runGitCommand */ .tD)(location, list);
    return code === 0 ? new Set(stdout.toString().split('\0').slice(0, -1)) : undefined;
}
async function listChangedPaths(location, from, to) {
    const compare = ['diff-tree', '-r', '-z', '--name-only', '--no-renames', '--end-of-options', from, to];
    const { code, stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_4__/* .runGitCommand */ .tD)(location, compare);
    return code === 0 ? new Set(stdout.toString().split('\0').slice(0, -1)) : undefined;
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
        const { code, stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_4__/* .runGitCommand */ .tD)(location, ['ls-tree', '-z', '--full-tree', sha, '--', name]);
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
        return (await (0,_runner_js__WEBPACK_IMPORTED_MODULE_4__/* .findGitRepository */ .Ct)(location)).top;
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue && error.code === 'CONFIG')
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 96081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ isDecidedByContent),
/* harmony export */   OC: () => (/* binding */ containsPhp),
/* harmony export */   WZ: () => (/* binding */ beginsLikeDockerfile),
/* harmony export */   lD: () => (/* binding */ isNamedLikeDockerfile),
/* harmony export */   w9: () => (/* binding */ detectByContent)
/* harmony export */ });
/* harmony import */ var _text_file_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21661);

const xml = /^\s*<(?:\?xml\s|!DOCTYPE\s)/i;
const php = /<\?(?:php\b|=)/i;
const binary = /\0/;
const byExtension = {
    '.app': { rows: [[/^\s*(?:%.*\n\s*)*\{\s*application\s*,/, 'Erlang']], otherwise: 'none' },
    '.asc': {
        rows: [
            [/^(?:----[- ]BEGIN|ssh-)/m, undefined],
            [/^[=-]+\s|\{\{/m, undefined],
            [
                /^(?:\/\/.+|(?:(?:import|export)\s+)?(?:function|int|float|char)\s+(?:room|repeatedly|on|game)_)/m,
                'AGS Script',
            ],
        ],
        otherwise: 'none',
    },
    '.cls': {
        rows: [
            [/^\s*\\(?:NeedsTeXFormat|ProvidesClass)\{/m, undefined],
            [/^(?:VERSION \d\.\d CLASS|Attribute VB_)/m, 'VBA'],
        ],
        otherwise: 'usual',
    },
    '.d': { rows: [[/^(?:[^\s:]+\.(?:o|lo|obj|d|so|a)\s*)+:(?:\s|\\?$)/m, undefined]], otherwise: 'usual' },
    '.es': { rows: [[/^\s*(?:%%|main\s*\(.*\)\s*->)/, 'Erlang']], otherwise: 'usual' },
    '.frm': { rows: [[binary, undefined]], otherwise: 'usual' },
    '.gml': {
        rows: [[/^\s*<(?:\?xml|gml)\b|^\s*graph\s*\[/m, undefined]],
        otherwise: 'usual',
    },
    '.h': {
        rows: [
            [
                /^\s*(?:@(?:interface|class|protocol|property|end|synchronised|selector|implementation)\b|#import\s+.+\.h[">])/m,
                'Objective-C',
            ],
            [
                /^\s*#\s*include <(?:cstdint|string|vector|map|list|array|bitset|queue|stack|forward_list|unordered_map|unordered_set|(?:i|o|io)stream)>|^\s*template\s*<|^[ \t]*(?:try|constexpr)\b|^[ \t]*catch\s*\(|^[ \t]*(?:class|(?:using[ \t]+)?namespace)\s+\w+|^[ \t]*(?:private|public|protected):$|std::\w+/m,
                'C++',
            ],
        ],
        otherwise: 'usual',
    },
    '.inc': {
        rows: [
            [php, 'PHP'],
            [/^\s*#\s*include\b|^\s*(?:class|namespace|template|static|const|void|int)\b[^\n]*[;{(]/m, 'C++'],
            [/^\s*(?:unit|uses|procedure|begin|\{\$\w+)\b/im, 'Pascal'],
            [
                /^\s*(?:\.\w+|[\w.$]+:|%(?:define|macro|include|if)|section|segment)\b.*$|^\s+(?:mov|push|jmp|call|db|dw|equ)\s/im,
                'Assembly',
            ],
        ],
        otherwise: 'none',
    },
    '.m': {
        rows: [
            [
                /^\s*(?:@(?:interface|class|protocol|property|end|selector|implementation)\b|#import\s+.+\.h[">])/m,
                'Objective-C',
            ],
            [/^\s*:-\s*(?:module|interface|import_module|implementation)\b/m, 'Mercury'],
            [/^\s*%|^\s*function\b[^{]*$|^\s*end\s*$/m, 'MATLAB'],
            [/\(\*/, 'Wolfram Language'],
        ],
        otherwise: 'usual',
    },
    '.mo': {
        rows: [
            [binary, undefined],
            [/^\s*(?:within|model|package|class|function|block|connector|record|type|partial|encapsulated)\b/m, 'Modelica'],
        ],
        otherwise: 'none',
    },
    '.mod': {
        rows: [
            [xml, undefined],
            [binary, undefined],
            [/^\s*(?:MODULE|(?:DEFINITION|IMPLEMENTATION) MODULE|END)\s+\w+/m, 'Modula-2'],
            [/^\s*(?:param|var|set|minimize|maximize|subject to|s\.t\.)\s/m, 'AMPL'],
        ],
        otherwise: 'none',
    },
    '.msg': {
        rows: [[/^\s*(?:message|packet|class|enum|namespace|cplusplus)\b[^\n]*[{;]/m, 'OMNeT++ MSG']],
        otherwise: 'none',
    },
    '.nc': {
        rows: [
            [binary, undefined],
            [/^\s*[GMNT]\d+\b/m, undefined],
        ],
        otherwise: 'usual',
    },
    '.p': { rows: [[/^\s*(?:set|plot|splot)\s+(?:\w+\s|[-["'])/m, undefined]], otherwise: 'usual' },
    '.pc': {
        rows: [[/^(?:prefix|Name|Version|Description|Libs|Cflags|Requires)\s*[:=]/m, undefined]],
        otherwise: 'usual',
    },
    '.pl': {
        rows: [
            [/^\s*use\s+v6\b|^\s*(?:my\s+)?(?:unit\s+)?(?:module|class|grammar)\s+\w+\s*[;{]/m, 'Raku'],
            [/\buse\s+(?:strict\b|v?5\b)|^\s*(?:my|sub|package|use|print|our)\b/m, 'Perl'],
            [/^[^#\n]*:-/m, 'Prolog'],
        ],
        otherwise: 'usual',
    },
    '.pro': {
        rows: [
            [
                /^-(?:keep|dontwarn|optimizations?|assumenosideeffects|renamesourcefileattribute|dontobfuscate|include|injars)\b/m,
                undefined,
            ],
            [/^\s*(?:HEADERS|SOURCES|TEMPLATE|TARGET|QT|CONFIG|SUBDIRS|FORMS|RESOURCES)\b\s*[-+*]?=/m, undefined],
            [/^[^[#\n]+:-/m, 'Prolog'],
            [/^\s*(?:function|pro|compile_opt)\s+\w[ \w,:]*$/im, 'IDL'],
        ],
        otherwise: 'none',
    },
    '.res': {
        rows: [
            [binary, undefined],
            [/^\s*(?:let|type|module|open|external|@\w+)\b/m, 'ReScript'],
        ],
        otherwise: 'none',
    },
    '.rs': { rows: [[xml, undefined]], otherwise: 'usual' },
    '.sig': {
        rows: [
            [binary, undefined],
            [/^\s*signature\s+\w+\s*=/m, 'Standard ML'],
        ],
        otherwise: 'none',
    },
    '.sol': {
        rows: [
            [/^\s*(?:%FS|G04|%MO)/m, undefined],
            [binary, undefined],
        ],
        otherwise: 'usual',
    },
    '.st': { rows: [[/\$\w+[($]|<%|^\s*<\w+>/m, undefined]], otherwise: 'usual' },
    '.t': {
        rows: [
            [/^\s*use\s+v6\b/m, 'Raku'],
            [/^\s*%[ \t]+|^\s*var\s+\w+\s*:=?\s*\w+/m, 'Turing'],
        ],
        otherwise: 'usual',
    },
    '.ts': {
        rows: [
            [xml, undefined],
            [/^\s*<TS\s+(?:version|(?:source)?language)\s*=\s*"/, undefined],
        ],
        otherwise: 'usual',
    },
    '.tsx': { rows: [[xml, undefined]], otherwise: 'usual' },
    '.v': {
        rows: [[/^\s*(?:Require|From\s+\w+\s+Require|Theorem|Lemma|Definition|Fixpoint|Proof|Qed)\b/m, 'Rocq Prover']],
        otherwise: 'usual',
    },
};
const tagLanguages = /^(?:PHP|Java Server Pages)$/;
const dockerName = /^(?:docker|container)file[._-]./i;
const dockerText = /^\uFEFF?(?:[ \t]*(?:#.*|ARG[ \t]+\w+(?:=.*)?)?\r?\n)*[ \t]*FROM[ \t]+(?:--platform=\S+[ \t]+)?[\w$][^\s=;()]*(?:[ \t]+AS[ \t]+[\w.-]+)?[ \t]*(?:\r?\n|$)/i;
function containsPhp(text) {
    return php.test(text);
}
function isNamedLikeDockerfile(path) {
    return dockerName.test((0,_text_file_name_js__WEBPACK_IMPORTED_MODULE_0__/* .getBaseName */ .J)(path));
}
function beginsLikeDockerfile(text) {
    return dockerText.test(text);
}
function isDecidedByContent(name) {
    return dockerName.test(name) || Object.hasOwn(byExtension, getLastExtension(name));
}
function detectByContent(name, text, usual) {
    if (dockerName.test(name) && !tagLanguages.test(usual ?? '') && beginsLikeDockerfile(text))
        return undefined;
    const decided = byExtension[getLastExtension(name)];
    const row = decided?.rows.find(([pattern]) => pattern.test(text));
    if (row !== undefined)
        return row[1];
    return decided?.otherwise === 'none' ? undefined : usual;
}
function getLastExtension(name) {
    const dot = name.lastIndexOf('.');
    return dot <= 0 ? '' : name.slice(dot).toLowerCase();
}


/***/ }),

/***/ 52636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Hs: () => (/* binding */ detectByInterpreter),
  Oe: () => (/* binding */ detectByName),
  OB: () => (/* binding */ detectByNameAndContent),
  iG: () => (/* binding */ findLanguage),
  Ke: () => (/* binding */ isAmbiguousName),
  Bd: () => (/* binding */ isDocumentName),
  jq: () => (/* binding */ isForeign),
  bJ: () => (/* binding */ isNoProgramName),
  FM: () => (/* binding */ isReadByAnotherEngine),
  Ee: () => (/* binding */ isVendored),
  TL: () => (/* binding */ languageNames),
  CY: () => (/* binding */ noLanguage),
  kx: () => (/* binding */ startsWithPhp)
});

// UNUSED EXPORTS: isPatternLanguage

// EXTERNAL MODULE: ./build/compiled/src/text/file-name.js
var file_name = __webpack_require__(21661);
// EXTERNAL MODULE: ./build/compiled/src/languages/contents.js
var contents = __webpack_require__(96081);
;// CONCATENATED MODULE: ./build/compiled/src/languages/table.js
const languageRows = [
    '1C Enterprise|.bsl .os|',
    '4D|.4dm|',
    'ABAP|.abap|',
    'AGS Script|.asc|',
    'AIDL|.aidl|aidl',
    'AL|.al|',
    'ALGOL|.alg|',
    'AMPL|.ampl|',
    'APL|.apl .dyalog|apl aplx dyalog',
    'ASL|.asl .dsl|',
    'ATS|.dats .hats .sats|',
    'ActionScript|.as|',
    'Ada|.adb .ada .ads|',
    'Agda|.agda|',
    'Aiken|.ak|',
    'Aleo|.aleo|',
    'Alloy|.als|',
    'AngelScript|.angelscript|',
    'Answer Set Programming|.lp|clingo',
    'Apex|.cls .apex .trigger|',
    'Apollo Guidance Computer|.agc|',
    'AppleScript|.applescript .scpt|osascript',
    'Arc|.arc|',
    'AspectJ|.aj|',
    'Assembly|.asm .a51 .nasm .s|',
    'Asymptote|.asy|asy',
    'AutoHotkey|.ahk .ah1 .ah2 .ahkl|',
    'AutoIt|.au3|',
    'B|.b|',
    'B (Formal Method)|.mch|',
    'BAML|.baml|',
    'BASIC|.bas|',
    'BQN|.bqn|',
    'Ballerina|.bal|',
    'Beef|.bf|',
    'Befunge|.befunge|',
    'Berry|.be|',
    'BlitzBasic|.decls|',
    'BlitzMax|.bmx|',
    'Bluespec|.bsv|',
    'Boo|.boo|',
    'Boogie|.bpl|boogie',
    'Brightscript|.brs|',
    'C|.c .cats .h .h.in .idc|tcc',
    'C#|.cs .cs.pp .csx .linq|',
    'C++|.cpp .c++ .cc .cppm .cxx .h++ .hh .hpp .hxx .inl .ino .ipp .ixx .tcc .tpp .txx|',
    'C2hs Haskell|.chs|',
    'C3|.c3|',
    'CLIPS|.clp|',
    'COBOL|.cob .cbl .ccp .cobol .cpy|',
    'CWeb|.w|',
    'Cadence|.cdc|',
    'Cairo|.cairo|',
    'CameLIGO|.mligo|',
    'Cangjie|.cj|',
    'Carbon|.carbon|',
    'Ceylon|.ceylon|',
    'Chapel|.chpl|',
    'Charity|.ch|',
    'ChucK|.ck|',
    'Circom|.circom|',
    'Cirru|.cirru|',
    'Clarion|.clw|',
    'Clarity|.clar|',
    'Classic ASP|.asp|',
    'Clean|.icl .dcl|',
    'Click|.click|',
    'Clojure|.clj .boot .cl2 .cljc .cljs .cljs.hl .cljscm .cljx .hic|bb',
    'Clue|.clue|',
    'CodeQL|.ql .qll|',
    'CoffeeScript|.coffee ._coffee .cjsx .coffee.erb .iced|coffee',
    'ColdFusion|.cfm .cfml|',
    'ColdFusion CFC|.cfc|',
    'Common Lisp|.lisp .asd .lsp .ny .podsl .sexp|lisp sbcl ccl clisp ecl',
    'Common Workflow Language|.cwl|cwl-runner',
    'Component Pascal|.cp .cps|',
    'Cool|.cl|',
    'Crystal|.cr|crystal',
    'Cuda|.cu .cuh|',
    'Curry|.curry|',
    'Cycript|.cy|',
    'Cython|.pyx .pxd .pxi|',
    'D|.d .di|',
    'DIGITAL Command Language|.com|',
    'DM|.dm|',
    'Dafny|.dfy|dafny',
    'Dart|.dart|dart',
    'Daslang|.das|',
    'Dogescript|.djs|',
    'Dylan|.dylan .dyl .intr .lid|',
    'E|.e|rune',
    'ECL|.ecl .eclxml|',
    'EQ|.eq|',
    'Elixir|.ex .exs|elixir',
    'Elm|.elm|',
    'Emacs Lisp|.el .emacs .emacs.desktop|',
    'EmberScript|.em .emberscript|',
    'Erlang|.erl .app .app.src .escript .hrl .xrl .yrl|escript',
    'Euphoria||eui euiw',
    'F#|.fs .fsi .fsx|',
    'F*|.fst .fsti|',
    'FIRRTL|.fir|',
    'FLUX|.fx .flux|',
    'FPP|.fpp .fppi|',
    'Factor|.factor|',
    'Fancy|.fy .fancypack|',
    'Fantom|.fan|',
    'Faust|.dsp|',
    'Fennel|.fnl|fennel',
    'Flix|.flix|',
    'Forth|.fth .4th .forth .frt|',
    'Fortran|.f .f77 .for|',
    'Fortran|.f90 .f03 .f08 .f95|',
    'FreeBASIC|.bi|',
    'Frege|.fr|',
    'Futhark|.fut|',
    'GAML|.gaml|',
    'GAMS|.gms|',
    'GAP|.gap .gi .tst|',
    'GDScript|.gd|',
    'GDShader|.gdshader .gdshaderinc|',
    'GSC|.gsc .csc .gsh|',
    'Game Maker Language|.gml|',
    'Genero 4gl|.4gl|',
    'Gleam|.gleam|',
    'Glimmer JS|.gjs|',
    'Glimmer TS|.gts|',
    'Glyph|.glf|',
    'Gno|.gno|',
    'Go|.go|',
    'Golo|.golo|',
    'Gosu|.gst .gsx .vark|',
    'Grace|.grace|',
    'Grammatical Framework|.gf|',
    'Groovy|.groovy .gvy .gy|groovy',
    'Groovy Server Pages|.gsp|',
    'HIP|.hip|',
    'Hack|.hack .hhi|',
    'Harbour|.hb|',
    'Hare|.ha|',
    'Haskell|.hs .hs-boot .hsc|runghc runhaskell runhugs',
    'Haxe|.hx .hxsl|',
    'HolyC|.hc|',
    'Hy|.hy|hy',
    'IDL|.dlm|',
    'IGOR Pro|.ipf|',
    'IL Assembly|.il|',
    'ISPC|.ispc|',
    'Idris|.idr .lidr|',
    'ImageJ Macro|.ijm|',
    'Imba|.imba|',
    'Inform 7|.ni .i7x|',
    'Io|.io|io',
    'Ioke|.ik|ioke',
    'Isabelle|.thy|',
    'J|.ijs|jconsole',
    'JASS|.j|',
    'JCL|.jcl|',
    'JSONiq|.jq|',
    'Jac|.jac|',
    'Jai|.jai|',
    'Janet|.janet|janet',
    'Java|.java .jav .jsh|',
    'Java Server Pages|.jsp .tag .jspx .jspf .tagx|',
    'JavaScript|.js ._js .bones .cjs .es .es6 .gs .javascript .jsb .jscad .jsfl .jslib .jsm .jspre .jss .jsx .mjs .njs .pac .sjs .ssjs .xsjs .xsjslib|bun chakra d8 deno gjs js node nodejs qjs rhino v8 v8-shell',
    'Jolie|.ol .iol|jolie',
    'Julia|.jl|julia',
    'KRL|.krl|',
    'KakouneScript|.kak|',
    'KerboScript|.ks|',
    'KoLmafia ASH|.ash|',
    'Koka|.kk|koka',
    'Kotlin|.kt .ktm .kts|',
    'LFE|.lfe|',
    'LOLCODE|.lol|',
    'LSL|.lsl .lslp|lsl',
    'LabVIEW|.lvproj .lvclass .lvlib|',
    'Lasso|.lasso .las .lasso8 .lasso9|',
    'Lean|.lean .hlean|',
    'Leo|.leo|',
    'LigoLANG|.ligo|',
    'Liquidsoap|.liq|',
    'Literate Agda|.lagda|',
    'Literate CoffeeScript|.litcoffee .coffee.md|',
    'Literate Haskell|.lhs|',
    'LiveCode Script|.livecodescript|',
    'LiveScript|.ls ._ls|',
    'Lobster|.lobster|',
    'Logos|.xm .xi|',
    'Logtalk|.lgt .logtalk|',
    'Lua|.lua .nse .p8 .pd_lua .rbxs .rockspec .wlua|lua luajit',
    'Luau|.luau|luau',
    'M|.mumps|',
    'MATLAB|.matlab|',
    'MAXScript|.ms .mcr|',
    'MLIR|.mlir|',
    'MQL4|.mq4 .mqh|',
    'MQL5|.mq5|',
    'MUF|.muf|',
    'Macaulay2|.m2|M2',
    'MeTTa|.metta|',
    'Mercury||mmi',
    'MiniD|.minid|',
    'MiniZinc|.mzn|',
    'Mint|.mint|',
    'Mirah|.druby .duby .mirah|',
    'Modelica|.mo|',
    'Modula-2|.mod|',
    'Modula-3|.i3 .ig .m3 .mg|',
    'Mojo|.mojo|',
    'Monkey|.monkey .monkey2|',
    'Monkey C|.mc|',
    'Moocode|.moo|',
    'MoonBit|.mbt|',
    'MoonScript|.moon|moon',
    'Motorola 68K Assembly|.x68|',
    'Move|.move|',
    'NASL|.nasl|',
    'NCL|.ncl|',
    'NWScript|.nss|',
    'Nemerle|.n|',
    'NetLinx|.axs .axi|',
    'NetLogo|.nlogo|',
    'NewLisp||newlisp',
    'Nextflow|.nf|nextflow',
    'Nim|.nim .nim.cfg .nimble .nimrod .nims|',
    'Nit|.nit|',
    'Noir|.nr|',
    'Nu|.nu|nush',
    'NumPy|.numpy .numpyw .numsc|',
    'OCaml|.ml .eliom .eliomi .ml4 .mli .mll .mly|ocaml ocamlrun ocamlscript',
    'OMNeT++ MSG|.msg|',
    'OMNeT++ NED|.ned|',
    'Oberon|.ob2|',
    'Objective-C|.m|',
    'Objective-C++|.mm|',
    'Objective-J|.sj|',
    'Omgrofl|.omgrofl|',
    'Opa|.opa|',
    'Opal|.opal|',
    'OpenCL|.opencl|',
    'OpenEdge ABL|.p|',
    'OpenQASM|.qasm|',
    'OpenSCAD|.scad|',
    'OverPy|.opy|',
    'Ox|.ox .oxh .oxo|',
    'Oxygene|.oxygene|',
    'Oz|.oz|',
    'P4|.p4|',
    'PHP|.php .aw .ctp .inc .php3 .php4 .php5 .phps .phpt .phtml .phar .pht .php6 .php7 .php8 .blade.php .antlers.php|php',
    'Pact|.pact|',
    'Pan|.pan|',
    'Papyrus|.psc|',
    'Parrot Assembly|.pasm|parrot',
    'Parrot Internal Representation|.pir|parrot',
    'Pascal|.pas .dfm .dpr .lpr .pascal|instantfpc',
    'Pawn|.pwn .sma|',
    'Pep8|.pep|',
    'Perl|.pl .cgi .fcgi .perl .ph .plx .pm .psgi .t|cperl perl',
    'PicoLisp||picolisp pil',
    'PigLatin|.pig|',
    'Pike|.pike .pmod|pike',
    'PogoScript|.pogo|',
    'Pony|.pony|',
    'Portugol|.por|',
    'Power Query|.pq|',
    'PowerBuilder|.pbt .sra .sru .srw|',
    'Praat|.praat|',
    'Pro*C|.pc|',
    'Processing|.pde|',
    'Prolog|.plt .pro .prolog .yap|swipl yap',
    'Promela|.pml|',
    'Propeller Spin|.spin|',
    'PureBasic|.pb .pbi|',
    'PureScript|.purs|',
    'Pyret|.arr|',
    'Python|.py .lmi .py3 .pyde .pyi .pyp .pyt .pyw .tac .wsgi .xpy|python python2 python3 py pypy pypy3 uv',
    'Q#|.qs|',
    'QML|.qml .qbs|',
    'QuakeC|.qc|',
    'Quint|.qnt|',
    'R|.r .rd .rhistory .rsx|Rscript',
    'RAScript|.rascript|',
    'REALbasic|.rbbas .rbfrm .rbmnu .rbres .rbtbar .rbuistate|',
    'REXX|.rexx .pprx .rex|regina rexx',
    'RPGLE|.rpgle .sqlrpgle|',
    'Racket|.rkt .rktd .rktl .scrbl|racket',
    'Raku|.6pl .6pm .nqp .p6 .p6l .p6m .pl6 .pm6 .raku .rakumod|perl6 raku rakudo',
    'Rascal|.rsc|',
    'ReScript|.res .resi|ocaml',
    'Reason|.re .rei|',
    'ReasonLIGO|.religo|',
    'Rebol|.reb .r2 .r3 .rebol|',
    'Red|.red|',
    'Redcode|.cw|',
    'Redscript|.reds|',
    "Ren'Py|.rpy|",
    'RenderScript|.rsh|',
    'Rhai|.rhai|',
    'Ring|.ring|',
    'Roc|.roc|',
    'Rocq Prover|.coq|',
    'Rouge|.rg|',
    'Ruby|.rb .builder .eye .god .jbuilder .mspec .pluginspec .prawn .rabl .rake .rbi .rbuild .rbw .rbx .ru .ruby .thor .watchr|ruby macruby rake jruby rbx',
    'Rust|.rs .rs.in|rust-script',
    'SAS|.sas|',
    'SMT|.smt2 .smt .z3|boolector cvc4 mathsat5 opensmt smtinterpol smt-rat stp verit yices2 z3',
    'SQF|.sqf .hqf|',
    'SWIG|.i .swg .swig|',
    'Sage|.sage .sagews|',
    'Sail|.sail|',
    'Salt|.sls|',
    'Scala|.scala .kojo .sc|scala',
    'Scenic|.scenic|scenic',
    'Scheme|.scm .sld .sps .ss|scheme guile bigloo chicken csi gosh r6rs',
    'Scilab|.sci .sce|',
    'Self|.self|',
    'Shen|.shen|',
    'Sieve|.sieve|',
    'Slash|.sl|',
    'Slice|.ice|',
    'SmPL|.cocci|',
    'Smali|.smali|',
    'Smalltalk|.st|',
    'Snakemake|.smk .snakefile|',
    'Solidity|.sol|',
    'SourcePawn|.sp|',
    'Squirrel|.nut|',
    'Stan|.stan|',
    'Standard ML|.fun .sig .sml|',
    'Stata|.do .ado .doh .ihlp .mata .matah .sthlp|',
    'SuperCollider|.scd|sclang scsynth',
    'Sway|.sw|',
    'Swift|.swift|',
    'SystemVerilog|.sv .svh .vh|',
    'TI Program|.8xp .8xp.txt|',
    'TL-Verilog|.tlv|',
    'TLA|.tla|',
    'TypeScript|.tsx|',
    'TXL|.txl|',
    'Tact|.tact|',
    'Talon|.talon|',
    'Tape|.tape|',
    'Tcl|.tcl .adp .sdc .tcl.in .tm .xdc|tclsh wish',
    'Teal|.tl|tl',
    'Terra||lua',
    'Toit|.toit|',
    'Tolk|.tolk|',
    'Turing|.tu|',
    'TypeScript|.ts .cts .mts|bun deno ts-node tsx node',
    'Unified Parallel C|.upc|',
    'Uno|.uno|',
    'UnrealScript|.uc|',
    'Untyped Plutus Core|.uplc|',
    'UrWeb|.ur .urs|',
    'VBA|.frm .vba|',
    'VBScript|.vbs|',
    'VHDL|.vhdl .vhd .vhf .vhi .vho .vhs .vht .vhw|',
    'Vala|.vala .vapi|',
    'Verilog|.v .veo|',
    'Verse|.verse|',
    'Vim script|.vim .vimrc .vmb|',
    'Visual Basic .NET|.vb .vbhtml|',
    'Visual Basic 6.0|.ctl .dsr|',
    'Volt|.volt|',
    'Vyper|.vy|',
    'WDL|.wdl|',
    'Whiley|.whiley|',
    'Witcher Script|.ws|',
    'Wolfram Language|.mathematica .cdf .ma .mt .nb .nbp .wl .wls .wlt|wolfram WolframKernel wolframscript math MathKernel MathematicaScript WolframNB Mathematica',
    'Wollok|.wlk|',
    'Wren|.wren|',
    'X10|.x10|',
    'XC|.xc|',
    'XQuery|.xquery .xq .xql .xqm .xqy|',
    'XS|.xs|',
    'Xojo|.xojo_code .xojo_menu .xojo_report .xojo_script .xojo_toolbar .xojo_window|',
    'Xonsh|.xsh|',
    'Xtend|.xtend|',
    'Yul|.yul|',
    'ZAP|.zap .xzap|',
    'ZIL|.zil .mud|',
    'Zeek|.zeek .bro|',
    'ZenScript|.zs|',
    'Zephir|.zep|',
    'Zig|.zig .zig.zon|',
    'Zimpl|.zimpl .zmpl .zpl|',
    'eC|.ec .eh|',
    'hoon|.hoon|',
    'mIRC Script|.mrc|',
    'mupad|.mu|',
    'nesC|.nc|',
    'ooc|.ooc|',
    'ucode||ucode',
    'wisp|.wisp|',
    'xBase|.prg .prw|',
];
const otherExtensions = '.1 .1in .1m .1x .2 .2da .3 .3in .3m .3p .3pm .3qt .3x .4 .4dform .4dproject .5 .6 .7 .8 .9 .abnf .action .adml .admx .adoc .afm .anim .ant .antlers.html .antlers.xml .apacheconf .apib .arpa .asax .asciidoc .ascx .asddls .ashx .asmx .asn .asn1 .aspx .asset .astro .aug .auk .aux .avdl .avsc .awk .axaml .axd .axi.erb .axml .axs.erb .bash .bat .bats .bb .bbappend .bbclass .bbcode .bbx .bdf .bdy .bib .bibtex .bicep .bicepparam .bison .blade .blp .brd .bru .bs .bst .builds .bzl .c++-objdump .c++objdump .c-objdump .cabal .caddyfile .cake .capnp .cbx .ccproj .ccxml .cds .cfg .cginc .chem .cil .clixml .cmake .cmake.in .cmd .cmp .cnc .cnf .code-snippets .code-workspace .command .conll .conllu .container .containerfile .cook .cpp-objdump .cppobjdump .cproject .cql .crc32 .creole .cscfg .csd .csdef .csh .cshtml .csl .cson .csproj .css .csv .ct .cue .cxx-objdump .cylc .cyp .cypher .d-objdump .d2 .dae .darcspatch .db2 .ddl .depproj .desktop .desktop.in .dhall .diff .dircolors .dita .ditamap .ditaval .dll.config .dockerfile .dof .dot .dotsettings .dpatch .dsc .dtx .dwl .dzn .eam.fs .eb .ebnf .ebuild .eclass .ecr .ect .edc .edge .edgeql .editorconfig .edn .ejs .ejs.t .elv .eml .env .epj .eps .epsi .erb .erb.deface .esdl .fbs .fea .feature .filters .fish .flex .flf .fnc .fp .frag .frg .fsh .fshader .fsproj .ftl .ftlh .fxh .fxml .g .g4 .gawk .gbl .gbo .gbp .gbr .gbs .gco .gcode .gdb .gdbinit .gdnlib .gdns .ged .gemspec .geo .geojson .geom .gitconfig .gitignore .gko .glade .glsl .glslf .glslv .gltf .glyphs .gmi .gmx .gn .gni .gnu .gnuplot .gohtml .gotmpl .gp .gpb .gpt .gpx .gql .gradle .gradle.kts .graphql .graphqls .grt .grxml .gshader .gtkrc .gtl .gto .gtp .gtpl .gv .gyp .gypi .haml .haml.deface .handlebars .har .hbs .hcl .heex .hexpat .hlsl .hlsli .hocon .hql .hta .htm .html .html.eex .html.hl .html.tmpl .http .hujson .hurl .hxml .hzp .ical .icls .ics .ily .iml .ini .ink .ins .ipynb .irclog .isl .iss .iuml .ivy .j2 .jade .jake .jelly .jflex .jinja .jinja2 .jison .jisonlex .js.erb .json .json-tmlanguage .json.example .json5 .jsonc .jsonl .jsonld .jsonnet .jsproj .jst .jte .just .k .kdl .kicad_mod .kicad_pcb .kicad_sch .kicad_sym .kicad_wks .kid .kit .kml .kql .ksh .ksy .kv .l .langium .lark .latte .launch .lbx .ld .lds .leex .lektorproject .less .lex .libsonnet .liquid .livemd .lkml .ll .lookml .ltx .ly .m3u .m3u8 .m4 .mak .make .makefile .mako .man .mao .markdown .marko .mask .mat .mawk .maxhelp .maxpat .maxproj .mbox .mcfunction .mcmeta .md .md2 .md4 .md5 .mdoc .mdown .mdpolicy .mdwn .mdx .me .mediawiki .mermaid .meta .meta4 .metal .mir .mjml .mk .mkd .mkdn .mkdown .mkfile .mkii .mkiv .mkvi .mmd .mmk .mms .mount .mpl .mps .msd .mss .mtl .mtml .muse .mustache .mxml .mxt .mysql .myt .nanorc .nas .natvis .nawk .ndproj .ne .nearley .neon .network .nginx .nginxconf .ninja .nix .njk .nl .no .nomad .nproj .nsh .nsi .nuspec .obj .objdump .odd .odin .orc .org .osm .outjob .overpassql .owl .pacscript .parrot .pat .patch .pbtxt .pc.in .pcbdoc .pck .pcss .pd .pddl .peggy .pegjs .per .pfa .pgsql .pic .pkb .pkgproj .pkl .pks .plantuml .plb .plist .plot .pls .plsql .po .pod .pod6 .podspec .polar .postcss .pot .pov .pp .prc .prefab .prefs .pri .prisma .prjpcb .proj .properties .props .proto .ps .ps1 .ps1xml .psc1 .psd1 .psm1 .pt .pub .pubxml .pug .puml .pytb .q .qhelp .qmd .raml .raw .razor .rbs .rbxmx .rchit .rdf .rdoc .reek .reg .regex .regexp .rego .resource .rest .rest.txt .resx .rhtml .riot .rl .rmd .rmiss .rnh .rno .rnw .robot .roff .ron .ronn .rq .rss .rst .rst.txt .rtf .rviz .sarif .sass .sbatch .sbt .scaml .sch .schdoc .sco .scss .scxml .sd .sed .service .sfd .sfproj .sfv .sh .sh-session .sh.in .sha1 .sha2 .sha224 .sha256 .sha256sum .sha3 .sha384 .sha512 .shader .shproj .sip .slang .slim .slint .sln .slnlaunch .slnx .slurm .smithy .snap .snip .snippet .snippets .socket .soy .sparql .spc .spec .sql .srdf .srt .srv .sss .star .stl .ston .story .storyboard .sttheme .sty .styl .sublime-build .sublime-color-scheme .sublime-commands .sublime-completions .sublime-keymap .sublime-macro .sublime-menu .sublime-mousemap .sublime-project .sublime-settings .sublime-snippet .sublime-syntax .sublime-theme .sublime-workspace .sublime_metrics .sublime_session .surql .svelte .svg .svx .syntax .tab .target .targets .tcsh .te .tea .templ .tesc .tese .tex .texi .texinfo .textgrid .textile .textproto .tf .tfstate .tfstate.backup .tftpl .tfvars .thrift .timer .tmac .tmcommand .tmdl .tml .tmlanguage .tmpl .tmpreferences .tmsnippet .tmtheme .tmux .toc .tofu .toml .toml.example .tool .topojson .tpb .tpl .tps .tres .trg .tscn .tsconfig.json .tsp .tsv .ttl .twig .txi .txt .txtpb .typ .udf .udo .ui .unity .urdf .url .ux .vbproj .vcf .vcl .vcxproj .vdf .vert .vhost .viw .vmf .vrx .vs .vsh .vshader .vsixmanifest .vssettings .vstemplate .vtl .vto .vtt .vue .vw .vxml .wast .wat .webapp .webidl .webmanifest .weechatlog .wgsl .wiki .wikitext .wit .wixproj .workbook .workflow .wsdl .wsf .wxi .wxl .wxs .x .x3d .xacro .xaml .xbm .xht .xhtml .xib .xlf .xliff .xmi .xml .xml.dist .xmp .xpl .xpm .xproc .xproj .xsd .xsl .xslt .xsp-config .xsp.metadata .xspec .xul .y .yacc .yaml .yaml-tmlanguage .yaml.sed .yang .yar .yara .yasnippet .yml .yml.mysql .yy .yyp .zcml .zed .zmodel .zone .zsh .zsh-theme';
const otherNames = 'go.mod installscript.qs kcl.mod makefile.boot makefile.inc makefile.pc makefile.pl toolchain_installscript.qs xmake.lua';

;// CONCATENATED MODULE: ./build/compiled/src/languages/languages.js



const byExtension = new Map();
const byInterpreter = new Map();
for (const row of languageRows) {
    const [name = '', extensions = '', interpreters = ''] = row.split('|');
    for (const extension of extensions.split(' '))
        if (extension !== '')
            byExtension.set(extension, name);
    for (const program of interpreters.split(' '))
        if (program !== '' && !byInterpreter.has(program))
            byInterpreter.set(program, name);
}
const names = new Map([...new Set([...byExtension.values(), ...byInterpreter.values()])].map((name) => [name.toLowerCase(), name]));
const languageNames = [...names.values()];
function findLanguage(name) {
    return names.get(name.trim().toLowerCase());
}
const media = '.avif .bmp .cer .crt .cur .doc .docx .eot .example .gif .gz .ico .icns .jar .jpeg .jpg .key .less .lock .log .map .mov .mp3 .mp4 ' +
    '.odt .ogg .otf .pdf .pem .png .ppt .pptx .tar .tgz .tif .tiff .ttf .wav .webm .webp .woff .woff2 .xls .xlsx .zip';
const others = new Set([...otherExtensions.split(' '), ...media.split(' ')]);
const buildNames = 'package.swift mix.exs rebar.config.script jenkinsfile.groovy jenkinsfile.gvy jenkinsfile.gy premake4.lua premake5.lua build.pl ' +
    'build.sc project.scala';
const licenseSuffix = '(?:[-._](?:mit|apache|bsd|isc|mpl|[al]?gpl|lesser|cc0|cc|epl|boost|unlicen[cs]e|zlib|ofl)[\\w.-]*)?';
const documentNames = new RegExp(`^(?:(?:licen[cs]e|copying|notice)${licenseSuffix}|readme|authors|contributors|maintainers|codeowners|changelog|changes|history|news|todo)$`, 'i');
const toolNames = /^(?:\..*|version|(?:docker|make|jenkins|vagrant|gem|rake|pod|proc|container|just)file)$/i;
const vendored = [
    /(?:^|\/)(?:node_modules|bower_components|vendors?|third[-_]?party|externals?|Godeps|Pods|Carthage|site-packages|jspm_packages)\//i,
    /(?:^|\/)(?:\.yarn\/(?:releases|plugins|sdks)|\.pnp\.c?js|gradlew|mvnw|testdata)(?:\/|$)/i,
    /(?:^|\/)(?:jquery|bootstrap|angular|react|vue|d3|lodash|moment|modernizr|prototype|mootools)(?:[-.]\d[\w.-]*)?(?:\.(?:min|slim|umd))*\.js$/i,
];
const generated = [
    /[.-]min\.(?:js|mjs|cjs)$/i,
    /(?:^|\/)__generated__\//i,
    /\.(?:generated|g|gen|designer|freezed)\.\w+$/i,
    /(?:_pb2(?:_grpc)?\.pyi?|\.pb\.(?:go|cc|h|swift)|_pb\.(?:js|ts|rb)|_generated\.\w+|zz_generated\.\w+\.go|bindata\.go)$/i,
];
const noLanguage = 'none';
const patternLanguages = ['PHP', 'Java', 'Go'];
function isReadByAnotherEngine(language) {
    return language === 'Python' || isPatternLanguage(language);
}
function isPatternLanguage(language) {
    return patternLanguages.includes(language);
}
function detectByName(path) {
    const name = (0,file_name/* getBaseName */.J)(path);
    return isOtherName(name) ? undefined : findByExtension(name);
}
function findByExtension(path) {
    for (const extension of listExtensions(path)) {
        const language = byExtension.get(extension);
        if (language !== undefined)
            return language;
        if (others.has(extension))
            return undefined;
    }
    return undefined;
}
function isAmbiguousName(path) {
    return !isOtherName(path) && (0,contents/* isDecidedByContent */.$E)((0,file_name/* getBaseName */.J)(path)) && findByExtension(path) !== undefined;
}
function detectByNameAndContent(path, text) {
    return (0,contents/* detectByContent */.w9)((0,file_name/* getBaseName */.J)(path), text, findByExtension(path));
}
function startsWithPhp(text) {
    return /^(?:\uFEFF|\xEF\xBB\xBF)?(?:#![^\r\n]*\r?\n)?\s*<\?(?:php\b|=)/i.test(text);
}
function isNoProgramName(path) {
    return (isOtherName(path) ||
        isDocumentName(path) ||
        toolNames.test((0,file_name/* getBaseName */.J)(path)) ||
        listExtensions(path).some((extension) => others.has(extension)));
}
function isDocumentName(path) {
    return documentNames.test((0,file_name/* getBaseName */.J)(path));
}
const longestInterpreter = 100;
function detectByInterpreter(firstLine) {
    const [, command = ''] = /^#!\s*(\S.*)$/.exec(firstLine.trim()) ?? [];
    const words = command.split(/\s+/);
    const program = /(?:^|\/)env$/.test(words[0] ?? '') ? words.slice(1).find(isProgramName) : words[0];
    const name = (0,file_name/* getBaseName */.J)(program ?? '').toLowerCase();
    if (name.length > longestInterpreter)
        return undefined;
    if (/^(?:ba|z|k|da|a|c|tc|fi)?sh$/.test(name))
        return 'Shell';
    return byInterpreter.get(name) ?? byInterpreter.get(name.replace(/[\d.-]+$/, ''));
}
function isProgramName(word) {
    return !word.startsWith('-') && !word.includes('=');
}
function isForeign(path) {
    return isVendored(path) || generated.some((pattern) => pattern.test(path));
}
function isVendored(path) {
    return vendored.some((pattern) => pattern.test(path));
}
const otherNameSet = new Set(`${otherNames} ${buildNames}`.split(' '));
function isOtherName(path) {
    return otherNameSet.has((0,file_name/* getBaseName */.J)(path).toLowerCase());
}
function listExtensions(path) {
    const parts = (0,file_name/* getBaseName */.J)(path).toLowerCase().split('.').slice(1).slice(-3);
    return parts.map((_, index) => `.${parts.slice(index).join('.')}`);
}


/***/ }),

/***/ 48895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C0: () => (/* binding */ knownOpen),
/* harmony export */   H5: () => (/* binding */ unpinnedWords),
/* harmony export */   UZ: () => (/* binding */ listUnpinned),
/* harmony export */   cl: () => (/* binding */ notCoveredPrefix),
/* harmony export */   ff: () => (/* binding */ notLookedUpPrefix),
/* harmony export */   gG: () => (/* binding */ offlineLookUpPrefix),
/* harmony export */   gn: () => (/* binding */ formatPackageTitle),
/* harmony export */   hD: () => (/* binding */ readInPart),
/* harmony export */   m5: () => (/* binding */ introducedOpen),
/* harmony export */   qw: () => (/* binding */ advisoryEngine)
/* harmony export */ });
const advisoryEngine = 'advisories';
const notLookedUpPrefix = 'Packages not looked up: ';
const introducedOpen = 'This change introduces packages that were not looked up: ';
const knownOpen = 'As before this change, packages were not looked up: ';
const readInPart = 'Lock file read in part: ';
const unpinnedWords = 'Dependencies without an exact version, which were not looked up: ';
const offlineLookUpPrefix = 'Looked up offline ';
const notCoveredPrefix = 'Not covered: ';
const longestTitle = 100;
function formatPackageTitle({ name, version, summary, id }) {
    const lines = summary.split('\n').map((line) => line.trim());
    const prose = lines.find((line) => line !== '' && !line.startsWith('#')) ?? 'known vulnerability';
    const sentence = prose.split(/(?<=[.!?])\s/, 1)[0]?.replace(/\.$/, '') ?? prose;
    const room = longestTitle - `${name} ${version}:  (${id})`.length;
    return `${name} ${version}: ${shortenText(sentence, room)} (${id})`;
}
function shortenText(text, length) {
    if (text.length <= length)
        return text;
    return `${text.slice(0, Math.max(length, 20)).replace(/\s+\S*$/, '')} …`;
}
function listUnpinned(unpinned) {
    const names = unpinned.slice(0, 5).map(({ name, reason }) => `${name} ${reason}`);
    return `${unpinned.length} (${names.join('; ')})`;
}


/***/ }),

/***/ 44882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SO: () => (/* binding */ compileGlob),
/* harmony export */   fL: () => (/* binding */ describeGlobProblem),
/* harmony export */   jX: () => (/* binding */ hasOpenSet)
/* harmony export */ });
function compileGlob(glob) {
    const alternatives = parseAlternatives(glob);
    return (path) => {
        const parts = path.split('/');
        return alternatives.some((segments) => matchesSegments(segments, parts));
    };
}
function parseAlternatives(glob) {
    return expandBraces(glob).map((each) => extendToContents(each.split('/').map(parseSegment)));
}
const alternativesMax = 1000;
function expandBraces(glob) {
    let open = [{ done: '', rest: glob }];
    const globs = [];
    while (open.length > 0) {
        const next = [];
        for (const { done, rest } of open) {
            const found = findFirstBraces(rest);
            if (found === undefined)
                globs.push(done + rest);
            else
                for (const choice of found.choices)
                    next.push({ done: done + found.before, rest: choice + found.after });
        }
        if (next.length + globs.length > alternativesMax)
            return [glob];
        open = next;
    }
    return globs;
}
function describeGlobProblem(glob) {
    let open = 0;
    for (const [sign] of glob.matchAll(/\\.|[{}]/gs)) {
        if (sign === '{')
            open += 1;
        else if (sign === '}')
            open = Math.max(0, open - 1);
    }
    if (open > 0)
        return 'has an unclosed {; write \\{ for a literal brace';
    const isTooMuch = expandBraces(glob).length === 1 && findFirstBraces(glob) !== undefined;
    return isTooMuch ? `has braces that expand to more than ${alternativesMax} globs` : undefined;
}
function hasOpenSet(glob) {
    return expandBraces(glob).some((each) => each.split('/').some(hasOpenSetInName));
}
function hasOpenSetInName(text) {
    for (let at = 0; at < text.length; at += 1) {
        if (text[at] === '\\')
            at += 1;
        else if (text[at] === '[') {
            const end = parseSetAt(text, at)?.end;
            if (end === undefined)
                return true;
            at = end;
        }
    }
    return false;
}
function findFirstBraces(glob) {
    const open = [];
    let found;
    for (let at = 0; at < glob.length; at += 1) {
        const letter = glob[at];
        if (letter === '\\')
            at += 1;
        else if (letter === '{')
            open.push({ start: at, cuts: [] });
        else if (letter === ',')
            open.at(-1)?.cuts.push(at);
        else if (letter === '}') {
            const { start, cuts } = open.pop() ?? { start: at, cuts: [] };
            if (cuts.length > 0 && (found === undefined || start < found.start))
                found = { start, end: at, cuts };
        }
    }
    if (found === undefined)
        return undefined;
    const { start, end, cuts } = found;
    const edges = [start, ...cuts, end];
    const choices = edges.slice(1).map((edge, index) => glob.slice((edges[index] ?? 0) + 1, edge));
    return { before: glob.slice(0, start), choices, after: glob.slice(end + 1) };
}
function parseSegment(text) {
    if (text === '**')
        return 'any folders';
    const letters = [];
    for (let at = 0; at < text.length; at += 1) {
        const letter = text[at] ?? '';
        const set = letter === '[' ? parseSetAt(text, at) : undefined;
        if (set !== undefined) {
            letters.push(set.letter);
            at = set.end;
        }
        else if (letter === '*') {
            if (letters.at(-1) !== 'star')
                letters.push('star');
        }
        else if (letter === '?')
            letters.push(() => true);
        else {
            if (letter === '\\' && at + 1 < text.length)
                at += 1;
            const own = text[at];
            letters.push((other) => other === own);
        }
    }
    return letters;
}
function extendToContents(segments) {
    const last = segments.findLastIndex((segment) => segment !== 'any folders');
    const isOpen = last < segments.length - 1 && segments[last]?.at(-1) === 'star';
    return isOpen ? [...segments, ['star']] : segments;
}
function parseSetAt(text, start) {
    const isNegated = text[start + 1] === '^' || text[start + 1] === '!';
    const first = start + (isNegated ? 2 : 1);
    const end = text.indexOf(']', first + 1);
    if (end === -1)
        return undefined;
    const ranges = [...text.slice(first, end).matchAll(/(.)(?:-(.))?/gs)];
    const letter = (given) => ranges.some(([, from = '', to = from]) => from <= given && given <= to) !== isNegated;
    return { letter, end };
}
function matchesSegments(segments, parts) {
    let reached = [true];
    for (const segment of segments) {
        const next = [];
        for (let count = 0; count <= parts.length; count += 1) {
            next[count] =
                segment === 'any folders'
                    ? reached[count] === true || next[count - 1] === true
                    : reached[count - 1] === true && matchesSegment(segment, parts[count - 1] ?? '');
        }
        if (!next.includes(true))
            return false;
        reached = next;
    }
    return reached[parts.length] === true;
}
function matchesSegment(letters, part) {
    if (part === '')
        return letters.length === 0;
    let [at, next] = [0, 0];
    let star;
    while (at < part.length) {
        const letter = letters[next];
        if (letter === 'star') {
            star = { next, at };
            next += 1;
        }
        else if (letter?.(part[at] ?? '') === true) {
            at += 1;
            next += 1;
        }
        else if (star !== undefined) {
            star.at += 1;
            at = star.at;
            next = star.next + 1;
        }
        else
            return false;
    }
    return letters.slice(next).every((letter) => letter === 'star');
}


/***/ }),

/***/ 22887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BL: () => (/* binding */ getStatedPath),
/* harmony export */   FP: () => (/* binding */ listPathReadings),
/* harmony export */   LR: () => (/* binding */ createCertainMatcher),
/* harmony export */   Rr: () => (/* binding */ parsePath),
/* harmony export */   Xb: () => (/* binding */ compileCountingGlob),
/* harmony export */   ao: () => (/* binding */ createPathMatcher),
/* harmony export */   wA: () => (/* binding */ createCountingMatcher),
/* harmony export */   x7: () => (/* binding */ compilePathGlob)
/* harmony export */ });
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83671);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75755);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44882);



function compilePathGlob(glob) {
    return (0,_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .compileGlob */ .SO)(anchorAtRoot(glob));
}
function anchorAtRoot(glob) {
    return glob
        .replace(/^(?:\.?\/)+/, '')
        .replace(/\/(?:\.?\/)+/g, '/')
        .replace(/\/$/, '/**');
}
const longestPath = 4096;
function listPathReadings(filePath) {
    if (filePath.length > longestPath)
        return [undefined];
    const places = listDecodings(filePath).flatMap((path) => removePosition(path).split(/\s*(?:[-=]>|[→;|\n\0])\s*|,\s+/));
    return [...new Set(places.flatMap(listNameSpellings).map(_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveRepositoryPath */ .mE))];
}
function listDecodings(filePath) {
    const found = [filePath];
    for (let path = (0,_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q0)(filePath); !found.includes(path) && found.length < 5; path = (0,_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q0)(path))
        found.push(path);
    return found;
}
const position = /(?:#L\d+(?:C\d+)?(?:-L?\d+(?:C\d+)?)?|\s*\((?:(?:lines?|ln|l)\.?\s*)?\d[\d\s,:;-]*\)|(?::\d+(?:-\d+)?)+|:)\s*$/i;
function removePosition(filePath) {
    const plain = filePath.replace(position, '');
    const isCopy = /\s\(\d+\)\s*$/.test(filePath) && !/\.\w+$/.test(plain);
    return plain === filePath || plain.trim() === '' || /^[a-z]$/i.test(plain) || isCopy ? filePath : plain;
}
const suffix = /(?<=\.\w+)#[^/]*$|\?.*$|::.*$|\s+\([^()]*\)$|\s+>\s.*$/s;
const mayEnd = /(?<=\.[a-z]\w{0,8})(?:[^\p{L}\p{N}_.,/\\-]|[.,]+(?:\d*$)|\s-).*$/isu;
const before = /^(?:(?:in|at|file|path):?\s+|(?!pkg:|[a-z]:|[a-z]+:\/\/)[\w./~^-]+:\s*(?=\S*(?:\/|\.[a-z])))/i;
const wrappers = /^[\s"'`<([{]+(?=\S*["'`>)\]}]\s*$)|["'`>)\]}]+\s*$|^\s+|\s+$/g;
function listNameSpellings(place) {
    const path = removePosition(place);
    const bare = isWrapped(path) ? path.replaceAll(wrappers, '') : path.trim();
    const names = [path, removePosition(path.replace(suffix, '')), bare, bare.replace(before, '')];
    const spellings = [...new Set([...names, ...names.map((name) => name.replace(mayEnd, ''))])];
    return [path, ...spellings.filter((each) => each !== path && each.trim() !== '')];
}
function isWrapped(path) {
    return /^\s*(?:".*"|'.*'|`.*`|<.*>|\(.*\)|\[.*\])\s*$/s.test(path);
}
const matchers = new Map();
function cacheMatcher(key, compile) {
    const name = JSON.stringify(key);
    const found = matchers.get(name) ?? compile();
    matchers.set(name, found);
    return found;
}
function createPathMatcher(globs) {
    return cacheMatcher(['in', ...globs], () => createFindingMatcher(globs, compilePathGlob));
}
function createCountingMatcher(globs, { hasFullPaths = false } = {}) {
    return cacheMatcher([hasFullPaths ? 'counts, by full paths' : 'counts', ...globs], () => {
        const tails = hasFullPaths ? [] : globs.flatMap(listPatternTails);
        const folders = new Set(globs.flatMap(listGlobFolders));
        return createFindingMatcher(globs, compileCountingGlob, { tails, folders });
    });
}
function compileCountingGlob(glob) {
    const matchers = listCountedGlobs(glob.normalize('NFC')).map(_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .compileGlob */ .SO);
    return (path) => {
        const composed = path.normalize('NFC');
        return matchers.some((matches) => matches(composed));
    };
}
function listCountedGlobs(glob) {
    const path = anchorAtRoot(glob);
    const meant = [
        path,
        path.replaceAll(/(?<!\\)[[\]]/g, '\\$&'),
        path.replaceAll(/(?<!\\)\{([^{},]*)\}/g, '$1'),
        path.split('/').flatMap(splitCrossingStars).join('/'),
    ];
    return [...new Set(meant)].flatMap((each) => (/(?:^|\/)\*{1,2}$/.test(each) ? [each] : [each, `${each}/**`]));
}
function splitCrossingStars(name) {
    const pieces = name.split(/\*{2,}/);
    if (pieces.length === 1 || name === '**')
        return [name];
    const last = pieces.length - 1;
    return pieces.flatMap((piece, index) => [
        ...(index > 0 ? ['**'] : []),
        ...(piece === '' ? [] : [`${index > 0 ? '*' : ''}${piece}${index < last ? '*' : ''}`]),
    ]);
}
function listPatternTails(glob) {
    const parts = anchorAtRoot(glob).split('/');
    const tails = parts.slice(1).map((_, index) => parts.slice(index + 1));
    return tails.filter(([first = '']) => /^[^*?[\]{}]+$/.test(first)).map((tail) => tail.join('/'));
}
function listGlobFolders(glob) {
    const parts = foldCase(anchorAtRoot(glob)).split('/');
    const plain = parts.findIndex((part) => /[*?[\]{}\\]/.test(part));
    return parts.slice(0, plain === -1 ? parts.length - 1 : plain).map((_, index) => parts.slice(0, index + 1).join('/'));
}
function createFindingMatcher(globs, compile, { tails = [], folders = new Set() } = {}) {
    const isSurelyIn = createCertainTest(globs, compile);
    const loose = [...globs, ...tails].map((glob) => compile(foldCase(anchorAtRoot(glob))));
    const mayBeIn = (path) => folders.has(path) || loose.some((matches) => matches(path));
    const answers = new Map();
    const classifyPath = (filePath) => {
        const path = parsePath(filePath);
        if (isSurelyIn(path))
            return 'yes';
        const isPossible = path.readings.some((each) => each === undefined || listSuffixSpellings(each, filePath).some(mayBeIn));
        return isPossible ? 'unknown' : 'no';
    };
    return (finding) => {
        const stated = getStatedPath(finding);
        if (stated === undefined)
            return 'unknown';
        const known = answers.get(stated) ?? classifyPath(stated);
        answers.set(stated, known);
        return known;
    };
}
function getStatedPath(finding) {
    const { filePath } = finding;
    return filePath === undefined || (0,_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .isTooLongForPath */ .Je)(filePath) || (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnclear */ .Z5)(finding, 'filePath') ? undefined : filePath;
}
function parsePath(written) {
    return { written, readings: listPathReadings(written) };
}
function createCertainMatcher(glob) {
    return createCertainTest([glob], compilePathGlob);
}
function createCertainTest(globs, compile) {
    const exact = globs.map(compile);
    const isIn = (path) => exact.some((matches) => matches(path));
    return ({ written, readings }) => globs.includes(written) || readings.every((path) => path !== undefined && isIn(path));
}
function foldCase(path) {
    return path.normalize('NFC').toLowerCase();
}
const mostFolders = 64;
function listSuffixSpellings(path, filePath) {
    const parts = foldCase(path).split('/');
    const isAbsolute = /^(?:file:|https?:|[a-z]:[\\/]|[\\/])/i.test(filePath.trim());
    const count = isAbsolute ? Math.min(parts.length, mostFolders) : 1;
    return Array.from({ length: count }, (_, skipped) => parts.slice(skipped).join('/'));
}


/***/ }),

/***/ 76581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PH: () => (/* binding */ createContentWriter),
/* harmony export */   c_: () => (/* binding */ readContent),
/* harmony export */   rL: () => (/* binding */ closeContents)
/* harmony export */ });
/* unused harmony export getContentLength */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


const fileName = 'contents';
const part = /^#(\d+)\+(\d+)$/;
const roundBytes = 4 * 1024 * 1024;
function createContentWriter(folder) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, fileName), 'wx', 0o600);
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
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            }
        },
    };
}
function writeAllBytes(file, bytes) {
    for (let written = 0; written < bytes.length;)
        written += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, bytes, written);
}
let opened;
function closeContents(folder) {
    if (opened?.folder !== folder)
        return;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(opened.file);
    opened = undefined;
}
function readContent(folder, stored, mostBytes = Number.POSITIVE_INFINITY) {
    const [, offset, length] = part.exec(stored) ?? [];
    if (offset === undefined)
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, stored)).subarray(0, mostBytes);
    return readBytesAt(openContents(folder), Number(offset), Math.min(Number(length), mostBytes));
}
function openContents(folder) {
    if (opened?.folder === folder)
        return opened.file;
    if (opened !== undefined)
        closeContents(opened.folder);
    opened = { folder, file: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, fileName), 'r') };
    return opened.file;
}
function getContentLength(stored) {
    return Number(part.exec(stored)?.[2] ?? 0);
}
function readBytesAt(file, offset, length) {
    const content = Buffer.allocUnsafe(length);
    for (let read = 0; read < length;) {
        const more = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, content, read, length - read, offset + read);
        if (more === 0)
            throw new Error('the contents end early');
        read += more;
    }
    return content;
}


/***/ }),

/***/ 41706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ parsePurl),
/* harmony export */   C9: () => (/* binding */ matchesPackage),
/* harmony export */   E3: () => (/* binding */ describePurlProblem),
/* harmony export */   X: () => (/* binding */ splitNpmName),
/* harmony export */   ay: () => (/* binding */ createRepositoryPurl),
/* harmony export */   dd: () => (/* binding */ formatPurl)
/* harmony export */ });
/* harmony import */ var _file_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21661);

const longest = 2000;
const withoutCase = new Set('alpm apk bitbucket composer deb github gitlab golang hex nuget oci pub pypi'.split(' '));
function parsePurl(text) {
    const body = /^pkg:\/*(.+)$/is.exec(text.trim())?.[1];
    if (body === undefined || text.length > longest || !text.isWellFormed())
        return undefined;
    const [beforeFragment, subpath] = splitAt(body, body.indexOf('#'));
    const [path, query] = splitAt(beforeFragment, beforeFragment.indexOf('?'));
    const at = path.lastIndexOf('@');
    const [named, version] = splitAt(path, at > path.lastIndexOf('/') + 1 ? at : -1);
    const parts = named.split('/').filter((part) => part !== '');
    try {
        const [type = '', ...names] = parts.map((part) => decodeURIComponent(part));
        const name = names.pop();
        if (!/^[a-z][a-z0-9.+-]*$/i.test(type) || name === undefined)
            return undefined;
        return normalizePurl({
            type,
            name,
            ...(names.length > 0 && { namespace: names.join('/') }),
            ...(version && { version: decodeURIComponent(version) }),
            ...(query && { qualifiers: parseQualifiers(query) }),
            ...(subpath && { subpath: decodeURIComponent(subpath).replace(/^\/+|\/+$/g, '') }),
        });
    }
    catch {
        return undefined;
    }
}
function describePurlProblem(text) {
    const purl = parsePurl(text);
    if (purl === undefined || /[\s\p{Cc}\p{Cf}]/u.test(text.trim()))
        return 'is not a package URL such as pkg:npm/lodash@4.17.21';
    const [beforeFragment, subpath] = splitAt(text.trim(), text.trim().indexOf('#'));
    const [path, query] = splitAt(beforeFragment, beforeFragment.indexOf('?'));
    const last = (0,_file_name_js__WEBPACK_IMPORTED_MODULE_0__/* .getBaseName */ .J)(path);
    const [name, version] = splitAt(last, last.lastIndexOf('@'));
    if (isBlank(purl.name) || name.startsWith('@'))
        return 'has no name of a package';
    const folders = path.split('/').slice(0, -1);
    if ([name, ...folders].some((part) => part.lastIndexOf('@') > 0))
        return 'has an @ in its name, which is written as %40';
    if (version !== undefined && isBlank(purl.version ?? ''))
        return 'has an empty version; name one, or leave the @ out for every version';
    if (purl.namespace?.split('/').some(isBlank))
        return 'has an empty part before its name';
    if (query !== undefined)
        return describeQualifierProblem(query);
    return subpath !== undefined && isBlank(purl.subpath ?? '') ? 'has an empty subpath; leave the # out' : undefined;
}
function isBlank(text) {
    return /^[\s\p{Cc}\p{Cf}]*$/u.test(text);
}
function describeQualifierProblem(query) {
    const keys = new Set();
    for (const pair of query.split('&')) {
        const [key, value = ''] = splitAt(pair, pair.indexOf('='));
        if (!/^[a-z][a-z0-9._-]*$/i.test(key) || isBlank(decodeURIComponent(value)))
            return 'has a qualifier without a value; leave it out';
        if (keys.has(key.toLowerCase()))
            return 'has a qualifier twice';
        keys.add(key.toLowerCase());
    }
    return undefined;
}
function splitAt(text, index) {
    return index <= 0 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)];
}
function parseQualifiers(query) {
    const pairs = query.split('&').map((pair) => splitAt(pair, pair.indexOf('=')));
    const given = pairs.flatMap(([key, value]) => value ? [[key.toLowerCase(), decodeURIComponent(value)]] : []);
    return Object.fromEntries(given.sort(([a], [b]) => (a < b ? -1 : 1)));
}
function normalizePurl(purl) {
    const type = purl.type.toLowerCase();
    const normalizeCase = (text) => (withoutCase.has(type) ? text.toLowerCase() : text);
    const name = type === 'pypi' ? normalizeCase(purl.name).replaceAll(/[-_.]+/g, '-') : normalizeCase(purl.name);
    return { ...purl, type, name, ...(purl.namespace !== undefined && { namespace: normalizeCase(purl.namespace) }) };
}
const encode = (text) => encodeURIComponent(text.toWellFormed());
function formatPurl({ type, namespace, name, version, qualifiers, subpath }) {
    const names = [...(namespace?.split('/') ?? []), name].map(encode);
    const query = Object.entries(qualifiers ?? {}).map(([key, value]) => `${key}=${encode(value)}`);
    return [
        `pkg:${[type, ...names].join('/')}`,
        version === undefined ? '' : `@${encode(version)}`,
        query.length === 0 ? '' : `?${query.join('&')}`,
        subpath === undefined ? '' : `#${subpath.split('/').map(encode).join('/')}`,
    ].join('');
}
const hosts = {
    'github.com': 'github',
    'gitlab.com': 'gitlab',
    'bitbucket.org': 'bitbucket',
};
const webProtocols = ['https:', 'http:'];
function createRepositoryPurl(url) {
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
function splitNpmName(library) {
    const slash = library.startsWith('@') ? library.indexOf('/') : -1;
    return slash < 0 ? { name: library } : { namespace: library.slice(0, slash), name: library.slice(slash + 1) };
}
function matchesPackage(named, found) {
    const isSame = named.type === found.type && named.namespace === found.namespace && named.name === found.name;
    if (!isSame)
        return 'no';
    const { version, subpath, qualifiers } = found;
    const asked = [
        [normalizeVersion(named), normalizeVersion(found)],
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
function normalizeVersion({ type, version }) {
    return type === 'golang' ? version?.replace(/^v(?=\d)/, '') : version;
}


/***/ }),

/***/ 51637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ createSkipDiagnostics)
/* harmony export */ });
const maximumLines = 20;
function createSkipDiagnostics(engine, skips) {
    const byReason = Map.groupBy(skips, (skip) => skip.reason);
    return [...byReason].flatMap(([message, group]) => {
        const paths = group.map((skip) => skip.filePath).sort();
        if (paths.length <= maximumLines)
            return paths.map((path) => ({ engine, message, file_path: path }));
        return [{ engine, message: `${message} (${paths.length} files)`, file_paths: paths }];
    });
}


/***/ })

};
