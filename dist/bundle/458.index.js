export const id = 458;
export const ids = [458];
export const modules = {

/***/ 67441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ branchHead),
  eR: () => (/* binding */ currentBranch),
  OR: () => (/* binding */ defaultBranch),
  _N: () => (/* reexport */ exportCommit),
  I8: () => (/* binding */ findCheckout),
  sH: () => (/* binding */ originUrl),
  pd: () => (/* binding */ resolveBranch),
  WL: () => (/* binding */ resolveCommit),
  tK: () => (/* binding */ resolveHead),
  HR: () => (/* binding */ resolveRemoteBranch)
});

// UNUSED EXPORTS: maximumFileBytes

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var src_errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/prose.js
var prose = __webpack_require__(18540);
// EXTERNAL MODULE: ./build/compiled/src/git/runner.js + 1 modules
var runner = __webpack_require__(92515);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: ./build/compiled/src/text/contents.js
var contents = __webpack_require__(76581);
;// CONCATENATED MODULE: ./build/compiled/src/text/skipped-files.js
const maximumLines = 20;
function diagnosticsOfSkips(engine, skips) {
    const byReason = Map.groupBy(skips, (skip) => skip.reason);
    return [...byReason].flatMap(([message, group]) => {
        const paths = group.map((skip) => skip.filePath).sort();
        if (paths.length <= maximumLines)
            return paths.map((path) => ({ engine, message, file_path: path }));
        return [{ engine, message: `${message} (${paths.length} files)`, file_paths: paths }];
    });
}

;// CONCATENATED MODULE: ./build/compiled/src/git/streams.js


async function* separatedBy(stream, separator) {
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
        throw endedEarly();
}
function recordReader(stream) {
    const chunks = stream[Symbol.asyncIterator]();
    let rest = Buffer.alloc(0);
    const nextChunk = async () => {
        const { value, done } = await chunks.next();
        if (done)
            throw endedEarly();
        return value;
    };
    const line = async () => {
        let end = rest.indexOf(0x0a);
        while (end < 0) {
            rest = Buffer.concat([rest, await nextChunk()]);
            end = rest.indexOf(0x0a);
        }
        const found = rest.toString('latin1', 0, end);
        rest = rest.subarray(end + 1);
        return found;
    };
    const bytes = async (length) => {
        const parts = [rest];
        let held = rest.length;
        while (held < length) {
            const chunk = await nextChunk();
            parts.push(chunk);
            held += chunk.length;
        }
        const all = parts.length === 1 ? rest : Buffer.concat(parts);
        rest = all.subarray(length);
        return all.subarray(0, length);
    };
    return { line, bytes };
}
function endedEarly() {
    return new src_errors/* GateError */.ue('SCAN_FAILED', 'The output of git ended early', {
        hint: (0,prose/* prose */.CS) `Check the repository with ${(0,prose/* code */.aY)('git fsck')}.`,
    });
}

;// CONCATENATED MODULE: ./build/compiled/src/git/history.js





const defaultLimits = { objects: 300_000, blobs: 20_000, bytes: 512 * 1024 * 1024, blobBytes: 10 * 1024 * 1024 };
const none = { blobs: [], diagnostics: [] };
const newline = 0x0a;
async function listHistory(request, known, limits = defaultLimits) {
    const { sha, base } = request;
    if (base === undefined)
        return none;
    const bases = await basesOf(request, base);
    if (bases === undefined) {
        return {
            blobs: [],
            diagnostics: [unsearched('the clone does not hold the commit that this branch is compared with')],
        };
    }
    if (bases.includes(sha))
        return none;
    const seen = new Set(known);
    const inBases = [];
    for (const commit of bases)
        inBases.push(...(await treeOf(request, commit, seen)));
    const { named, messages, isCut } = await objectsOf(request, bases, { seen, most: limits.objects });
    const blobs = await withSizes(request, [...inBases, ...named, ...messages]);
    const kept = withinLimits(blobs, limits);
    const left = blobs.filter((blob) => !kept.has(blob));
    const diagnostics = [];
    if (await isShallow(request))
        diagnostics.push(unsearched('the clone is shallow: fetch the whole history'));
    if (left.length > 0 || isCut)
        diagnostics.push(beyondLimits(left, { isCut, limits }));
    return { blobs: blobs.filter((blob) => kept.has(blob)), diagnostics };
}
function unsearched(why) {
    const message = `Not every version of the files that the branch changed was searched for secrets: ${why}`;
    return { engine: 'checkout', message };
}
function beyondLimits(left, { isCut, limits }) {
    const isPadded = isCut || left.some(({ commit, bytes }) => commit !== undefined && bytes <= limits.blobBytes);
    const said = unsearched(`${isCut ? 'more' : left.length} versions of files are beyond the limit`);
    return isPadded ? { ...said, engine: 'history', failed: true } : said;
}
async function isShallow(request) {
    return (await (0,runner/* askGit */.gG)(request, ['rev-parse', '--is-shallow-repository'])).stdout.toString().trim() === 'true';
}
async function basesOf(request, base) {
    const known = await (0,runner/* askGit */.gG)(request, ['cat-file', '-e', `${base}^{commit}`]);
    if (known.code !== 0)
        return undefined;
    const { stdout } = await (0,runner/* askGit */.gG)(request, ['merge-base', '--all', request.sha, base]);
    const forks = stdout
        .toString()
        .split('\n')
        .filter((line) => line !== '');
    return [...new Set([base, ...forks])];
}
async function treeOf(request, commit, seen) {
    const { stdout } = await (0,runner/* askGit */.gG)(request, ['ls-tree', '-r', '-z', '--full-tree', commit]);
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
async function objectsOf(request, bases, { seen, most }) {
    const child = await (0,runner/* startGit */.BE)(request, ['rev-list', '--objects', '--in-commit-order', request.sha, '--not', ...bases]);
    child.stdin.end();
    const ended = (0,runner/* ending */.K1)(child, request.signal);
    const named = [];
    const messages = [];
    let isCut = false;
    const read = (async () => {
        let commit;
        for await (const line of separatedBy(child.stdout, newline)) {
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
async function withSizes(request, named) {
    if (named.length === 0)
        return [];
    const child = await (0,runner/* startGit */.BE)(request, [
        'cat-file',
        '--batch-check=%(objectname) %(objecttype) %(objectsize)',
        '--buffer',
    ]);
    const ended = (0,runner/* ending */.K1)(child, request.signal);
    const fed = (0,external_node_stream_promises_.pipeline)(external_node_stream_.Readable.from(named.map(({ oid }) => `${oid}\n`)), child.stdin).catch(() => undefined);
    const sizes = new Map();
    const read = (async () => {
        for await (const line of separatedBy(child.stdout, newline)) {
            const [oid = '', type, size] = line.toString().split(' ');
            if (type === 'blob' || type === 'commit')
                sizes.set(oid, { type, bytes: Number(size) });
        }
    })();
    await Promise.all([ended, (0,consumers_.text)(child.stderr), read, fed]).finally(() => child.kill('SIGKILL'));
    return named.flatMap((one) => {
        const known = sizes.get(one.oid);
        return known === undefined ? [] : [{ ...one, ...known }];
    });
}
function withinLimits(blobs, limits) {
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

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/compiled/src/git/links.js

function judgeLinks(links, paths) {
    if (links.length === 0)
        return { skips: [], diagnostics: [] };
    const folders = foldersOf(paths);
    const isInside = ({ path, target }) => {
        const place = external_node_path_.posix.normalize(external_node_path_.posix.join(external_node_path_.posix.dirname(path), target)).replace(/\/$/, '');
        return /^[^/]/.test(target) && (place === '.' || paths.has(place) || folders.has(place));
    };
    const skips = links
        .filter((link) => !isInside(link))
        .map(({ path }) => ({ reason: 'Symbolic link to what this commit does not hold: not looked at', filePath: path }));
    const followed = links.length - skips.length;
    const message = `Symbolic links were not followed (${followed}); what they point to is scanned where it lies`;
    return { skips, diagnostics: followed === 0 ? [] : [{ engine: 'checkout', message }] };
}
function foldersOf(paths) {
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
        return { shown: showBytes(raw), refusal: 'its name is not UTF-8' };
    }
    const refusal = refusalOf(path);
    return refusal === undefined ? { path } : { shown: path, refusal };
}
const plainPath = /^(?![A-Za-z]:|.*git|\.{0,2}(?:\/|$)|.*\/\.{0,2}(?:\/|$))[\x20-\x5b\x5d-\x7e]+$/i;
function refusalOf(path) {
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
    if (parts.some(namesGitFolder))
        return 'its name points into a .git folder';
    return undefined;
}
function namesGitFolder(part) {
    const plain = part.replaceAll(ignoredByFileSystems, '').toLowerCase().replace(/:.*$/, '');
    return /^(?:\.git|git~1)[. ]*$/.test(plain);
}
function showBytes(raw) {
    return raw.toString('latin1').replaceAll(/[^\x20-\x7e]/g, (character) => {
        return `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
    });
}

;// CONCATENATED MODULE: ./build/compiled/src/git/export.js












const maximumFileBytes = 10 * 1024 * 1024;
const maximumTreeBytes = 4 * 1024 ** 3;
const maximumTreeFiles = 500_000;
const lfsPointer = /^version https?:\/\/[\w.-]+\/spec\/v\d+\n(?:ext-\d+-[\w.-]+ sha256:[0-9a-f]{64}\n)*oid sha256:[0-9a-f]{64}\nsize \d+\n$/;
const lfsPointerBytes = 1024;
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
    const placed = place([...needed, ...old], await copyBlobs(request, [...needed, ...old]));
    const links = judgeLinks(placed.links, paths);
    const left = [...skips, ...placed.skips, ...links.skips];
    return {
        contents,
        files: placed.files.sort((a, b) => (a.path < b.path ? -1 : 1)),
        odd: placed.odd,
        links: placed.links,
        old: placed.old,
        diagnostics: [...diagnosticsOfSkips(engine, left), ...links.diagnostics, ...history.diagnostics],
        isWhole: left.length === 0,
    };
}
async function listTree(request) {
    if (request.signal.aborted)
        throw (0,src_errors/* cancelled */.KW)(request.signal);
    const listing = { blobs: [], skips: [], paths: new Set(), twice: new Set() };
    const child = await (0,runner/* startGit */.BE)(request, ['ls-tree', '-r', '-z', '-l', '--full-tree', request.sha]);
    child.stdin.end();
    const ended = (0,runner/* ending */.K1)(child, request.signal);
    const errors = (0,consumers_.text)(child.stderr);
    const read = (async () => {
        let bytes = 0;
        for await (const record of separatedBy(child.stdout, 0)) {
            bytes += addEntry(listing, record);
            if (bytes > maximumTreeBytes || listing.blobs.length > maximumTreeFiles)
                throw tooLarge(request.sha);
        }
    })();
    const [code, message] = await Promise.all([ended, errors, read]).finally(() => child.kill('SIGKILL'));
    if (code !== 0)
        throw unreadable(request.sha, message);
    return listing;
}
function addEntry(listing, record) {
    const tab = record.indexOf(0x09);
    const [mode, , oid, size] = record.toString('latin1', 0, Math.max(tab, 0)).split(/ +/);
    if (tab < 0 || mode === undefined || oid === undefined)
        throw new src_errors/* GateError */.ue('SCAN_FAILED', 'git listed a tree in an unknown form');
    const judged = judgePath(record.subarray(tab + 1));
    const path = 'refusal' in judged ? judged.shown : judged.path;
    const skip = (reason) => listing.skips.push({ reason, filePath: path });
    if ('refusal' in judged)
        skip(`An odd name, which some systems cannot take: ${judged.refusal}`);
    else if (listing.paths.has(path))
        skip('The tree holds this name twice');
    const kind = 'refusal' in judged || listing.paths.has(path) ? 'odd' : 'file';
    if (listing.paths.has(path))
        listing.twice.add(path);
    listing.paths.add(path);
    if (mode === '160000') {
        skip('Submodule: not scanned');
    }
    else if (!/^\d+$/.test(size ?? '')) {
        throw new src_errors/* GateError */.ue('SCAN_FAILED', `The repository does not hold the contents of ${path}`, {
            hint: (0,prose/* prose */.CS) `Scan a full clone: a partial clone (${(0,prose/* code */.aY)('--filter')}) lacks file contents.`,
        });
    }
    else if (Number(size) > maximumFileBytes) {
        skip(`Larger than ${maximumFileBytes / 1024 / 1024} MiB: not scanned`);
    }
    else {
        listing.blobs.push({ oid, path, bytes: Number(size), kind: mode === '120000' ? 'link' : kind });
        return Number(size);
    }
    return 0;
}
async function copyBlobs(request, blobs) {
    if (request.signal.aborted)
        throw (0,src_errors/* cancelled */.KW)(request.signal);
    const objects = [...new Map(blobs.map((blob) => [blob.oid, blob])).values()];
    const links = new Set(blobs.flatMap(({ kind, oid }) => (kind === 'link' ? [oid] : [])));
    const child = await (0,runner/* startGit */.BE)(request, ['cat-file', '--batch', '--buffer']);
    const ended = (0,runner/* ending */.K1)(child, request.signal);
    const errors = (0,consumers_.text)(child.stderr);
    const fed = (0,external_node_stream_promises_.pipeline)(external_node_stream_.Readable.from(oidLines(objects)), child.stdin).catch(() => undefined);
    const copied = new Map();
    const writer = (0,contents/* writeContents */.ky)(request.destination);
    const read = (async () => {
        const reader = recordReader(child.stdout);
        for (const blob of objects) {
            const content = await readBlob(reader, blob);
            copied.set(blob.oid, copy(writer, content, links.has(blob.oid)));
        }
    })().finally(writer.end);
    const [code, message] = await Promise.all([ended, errors, read, fed]).finally(() => child.kill('SIGKILL'));
    if (code !== 0)
        throw unreadable(request.sha, message);
    return copied;
}
function copy(writer, content, isLink) {
    const isPointer = content.length <= lfsPointerBytes && lfsPointer.test(content.toString('latin1'));
    return { stored: writer.add(content), isPointer, target: isLink ? content.toString() : '' };
}
function place(blobs, copied) {
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
function* oidLines(blobs) {
    for (const { oid } of blobs)
        yield `${oid}\n`;
}
async function readBlob(reader, blob) {
    const header = await reader.line();
    if (header !== `${blob.oid} ${blob.type ?? 'blob'} ${blob.bytes}`) {
        throw new src_errors/* GateError */.ue('SCAN_FAILED', `The repository does not hold the contents of ${blob.path}`, {
            hint: (0,prose/* prose */.CS) `Check the repository with ${(0,prose/* code */.aY)('git fsck')}, or clone it anew.`,
        });
    }
    const content = await reader.bytes(blob.bytes);
    await reader.bytes(1);
    return content;
}
function tooLarge(sha) {
    const limit = `${maximumTreeFiles} files or ${maximumTreeBytes / 1024 ** 3} GiB`;
    return new src_errors/* GateError */.ue('SCAN_FAILED', `The tree of ${sha} holds more than ${limit}`);
}
function unreadable(sha, message) {
    return new src_errors/* GateError */.ue('SCAN_FAILED', `git could not read the tree of ${sha}: ${message.split('\n', 1)[0]}`);
}

;// CONCATENATED MODULE: ./build/compiled/src/git/checkout.js





const checkout_fullSha = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const localBranch = 'refs/heads/';
const remoteBranch = 'refs/remotes/origin/';
async function findCheckout(place) {
    const isFolder = await (0,promises_.stat)(place.path).then((stats) => stats.isDirectory(), () => false);
    if (!isFolder)
        throw notACheckout(place.path, 'there is no such folder');
    const { gitFolder, top } = await (0,runner/* repositoryOf */._M)(place);
    const answer = await (0,runner/* askGit */.gG)(place, ['rev-parse', '--git-dir']);
    if (answer.code !== 0)
        throw notACheckout(place.path, firstLine(answer.stderr));
    return { path: top ?? gitFolder, isBare: top === undefined };
}
async function resolveBranch(place, branch) {
    const shown = await ask(place, ['show-ref', '--verify', '--hash', '--', `${localBranch}${branch}`]);
    const sha = shown.stdout.trim();
    if (shown.code !== 0 || !checkout_fullSha.test(sha))
        return undefined;
    return resolveCommit(place, sha);
}
async function resolveRemoteBranch(place, branch) {
    const shown = await ask(place, ['show-ref', '--verify', '--hash', '--', `${remoteBranch}${branch}`]);
    const sha = shown.stdout.trim();
    return shown.code === 0 && checkout_fullSha.test(sha) ? resolveCommit(place, sha) : undefined;
}
async function branchHead(place, branch) {
    return (await resolveRemoteBranch(place, branch)) ?? resolveBranch(place, branch);
}
function resolveHead(place) {
    return resolveCommit(place, 'HEAD');
}
async function currentBranch(place) {
    const reference = await symbolicTarget(place, 'HEAD');
    return reference?.startsWith(localBranch) ? reference.slice(localBranch.length) : undefined;
}
async function defaultBranch(place) {
    const remoteHead = await symbolicTarget(place, `${remoteBranch}HEAD`);
    if (remoteHead?.startsWith(remoteBranch))
        return remoteHead.slice(remoteBranch.length);
    for (const name of ['main', 'master']) {
        if ((await resolveBranch(place, name)) !== undefined)
            return name;
    }
    return currentBranch(place);
}
async function originUrl(place) {
    const answer = await ask(place, ['remote', 'get-url', 'origin'], 'user');
    return answer.code === 0 ? withoutNewline(answer.stdout) : undefined;
}
async function ask(place, args, mode) {
    const { code, stdout } = await (0,runner/* askGit */.gG)(place, args, { mode });
    return { code, stdout: stdout.toString() };
}
async function resolveCommit(place, revision) {
    const answer = await ask(place, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
    const sha = answer.stdout.trim();
    return answer.code === 0 && checkout_fullSha.test(sha) ? sha : undefined;
}
async function symbolicTarget(place, reference) {
    const answer = await ask(place, ['symbolic-ref', '--quiet', reference]);
    return answer.code === 0 ? withoutNewline(answer.stdout) : undefined;
}
function notACheckout(path, why) {
    return new src_errors/* GateError */.ue('CONFIG', `${path} is not a git checkout or bare clone: ${why}`, {
        hint: (0,prose/* prose */.CS) `Give the path of a folder that ${(0,prose/* code */.aY)('git clone')} or ${(0,prose/* code */.aY)('git init')} made, with at least one commit.`,
    });
}
const withoutNewline = (line) => line.replace(/\r?\n$/, '');
const firstLine = (lines) => lines.split('\n', 1)[0]?.replace(/^fatal: /, '') ?? '';


/***/ }),

/***/ 64248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ isInBranch),
/* harmony export */   n: () => (/* binding */ mergeBaseOf)
/* harmony export */ });
/* harmony import */ var _checkout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67441);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92515);


async function mergeBaseOf(place, head, target) {
    for await (const tip of tipsOf(place, target)) {
        const { code, stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .askGit */ .gG)(place, ['merge-base', '--end-of-options', head, tip]);
        const sha = code === 0 ? await (0,_checkout_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveCommit */ .WL)(place, stdout.toString().trim()) : undefined;
        if (sha !== undefined)
            return sha === head ? undefined : sha;
    }
    return undefined;
}
async function isInBranch(place, sha, target) {
    let isShown = false;
    for await (const tip of tipsOf(place, target)) {
        const { code } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .askGit */ .gG)(place, ['merge-base', '--is-ancestor', '--end-of-options', sha, tip]);
        if (code === 0)
            return true;
        isShown = true;
    }
    const { stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .askGit */ .gG)(place, ['rev-parse', '--is-shallow-repository']);
    return isShown && stdout.toString().trim() === 'false' ? false : undefined;
}
async function* tipsOf(place, { branch, sha, isLocalTrusted }) {
    const remote = await (0,_checkout_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveRemoteBranch */ .HR)(place, branch);
    if (remote !== undefined)
        yield remote;
    const named = sha === undefined ? undefined : await (0,_checkout_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveCommit */ .WL)(place, sha);
    if (named !== undefined)
        yield named;
    const local = isLocalTrusted || !(await hasRemote(place)) ? await (0,_checkout_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveBranch */ .pd)(place, branch) : undefined;
    if (local !== undefined)
        yield local;
}
async function hasRemote(place) {
    const { code, stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .askGit */ .gG)(place, ['remote']);
    return code !== 0 || stdout.toString().trim() !== '';
}


/***/ }),

/***/ 18887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ listRenames)
/* harmony export */ });
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92515);

const scriptExtension = /\.[cm]?[jt]sx?$/i;
const leastAlike = { usual: 50, ofScripts: 20 };
async function listRenames(place, from, to) {
    const options = [
        '--no-ext-diff',
        '--no-textconv',
        '--no-relative',
        `--find-renames=${leastAlike.ofScripts}%`,
        '-l3000',
        '--diff-filter=R',
        '-z',
    ];
    const { code, stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_0__/* .askGit */ .gG)(place, ['diff', '--name-status', ...options, '--end-of-options', from, to]);
    if (code !== 0)
        return new Map();
    const fields = stdout.toString().split('\0');
    const renames = new Map();
    for (let at = 0; at + 2 < fields.length; at += 3) {
        const [score = '', before = '', after = ''] = fields.slice(at, at + 3);
        const least = isOtherScript(before, after) ? leastAlike.ofScripts : leastAlike.usual;
        if (Number(score.slice(1)) >= least)
            renames.set(after, before);
    }
    return renames;
}
function isOtherScript(before, after) {
    const stem = (path) => path.replace(scriptExtension, '');
    return scriptExtension.test(before) && scriptExtension.test(after) && stem(before) === stem(after);
}


/***/ }),

/***/ 60966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ decideAges)
/* harmony export */ });
function decideAges(sides) {
    const { head, base, pathBefore, isUnseen } = sides;
    const left = new Set(base);
    const found = new Map();
    for (const keysOfHead of keyKinds) {
        const index = indexBy(base, (finding) => keysOfHead(finding, (path) => path));
        for (const finding of head) {
            if (found.has(finding))
                continue;
            const candidates = keysOfHead(finding, pathBefore).flatMap((key) => index.get(key) ?? []);
            const match = takeBest(finding, { candidates, left, pathBefore });
            if (match !== undefined)
                found.set(finding, match);
        }
    }
    const weak = new Set(base.flatMap(({ weakIdentity }) => weakIdentity ?? []));
    return head.map((finding) => {
        const match = found.get(finding);
        if (match !== undefined)
            return match.isExcused ? 'old' : 'new';
        const mayBeHeld = finding.weakIdentity !== undefined && weak.has(finding.weakIdentity);
        return mayBeHeld || isUnseen(finding) ? 'doubtful' : 'new';
    });
}
const keyKinds = [
    ({ identity }) => (identity === undefined ? [] : [identity]),
    ({ codeKeys, path }, pathBefore) => (path === undefined ? [] : codeKeys.map((key) => `${pathBefore(path)} ${key}`)),
];
function indexBy(base, keysOf) {
    const index = new Map();
    for (const finding of base)
        for (const key of keysOf(finding))
            index.set(key, [...(index.get(key) ?? []), finding]);
    return index;
}
function takeBest(finding, { candidates, left, pathBefore }) {
    const free = candidates.filter((candidate) => left.has(candidate));
    const excusing = free.find((candidate) => isExcused(finding, candidate, pathBefore));
    const taken = excusing ?? free[0];
    if (taken === undefined)
        return undefined;
    left.delete(taken);
    return { isExcused: excusing !== undefined };
}
function isExcused(now, before, pathBefore) {
    if (before.severityRank > now.severityRank)
        return false;
    if (before.score !== undefined && now.score !== undefined && now.score > before.score)
        return false;
    if (now.sources === undefined || now.sources.length === 0)
        return true;
    const sourcesBefore = before.sources ?? [];
    return now.sources.some((source) => sourcesBefore.some((other) => isSameSource({ ...source, path: pathBefore(source.path) }, other)));
}
function isSameSource(now, before) {
    const isSamePlace = now.kind === before.kind && now.path === before.path && now.code === before.code;
    return isSamePlace && before.safeFor.every((purpose) => now.safeFor.includes(purpose));
}


/***/ }),

/***/ 18281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ placeOf),
/* harmony export */   U: () => (/* binding */ unattendedLines)
/* harmony export */ });
/* harmony import */ var _ci_systems_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77466);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92700);


function unattendedLines({ system }) {
    if (system !== 'unattended')
        return [];
    return ['No terminal and no CI system: judged as a proposal. --local says that this is a machine of your own'];
}
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

/***/ 68260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ uncommittedPolicyLines)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _gate_guards_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16829);
/* harmony import */ var _git_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96287);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16566);





async function uncommittedPolicyLines(folder, { configFile }) {
    const path = configFile?.kind === 'own' ? configFile.path : _gate_guards_js__WEBPACK_IMPORTED_MODULE_2__/* .configFilePath */ .ks;
    const top = (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findRepository */ .W)(folder).checkout?.top;
    if (top === undefined)
        return [];
    const here = await readSmall((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, path)).catch(() => undefined);
    if (here === undefined)
        return [];
    try {
        const head = await (0,_git_files_js__WEBPACK_IMPORTED_MODULE_3__/* .commitSha */ .mJ)('HEAD', (0,_git_files_js__WEBPACK_IMPORTED_MODULE_3__/* .gitIn */ .uM)(top));
        const committed = head === undefined ? undefined : await (0,_git_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readFileAt */ ._T)(top, head, path);
        if (committed !== undefined && withPlainEnds(committed.text) === withPlainEnds(here))
            return [];
        const what = committed === undefined ? 'is not committed' : 'has changes that are not committed';
        return [`${path} ${what}: only committed policy is read`];
    }
    catch {
        return [];
    }
}
async function readSmall(path) {
    const entry = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path);
    return entry.isFile() && entry.size <= sizeCapBytes ? (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8') : undefined;
}
const sizeCapBytes = 1024 * 1024;
function withPlainEnds(text) {
    return text.replaceAll('\r\n', '\n');
}


/***/ }),

/***/ 49194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ failureOf),
/* harmony export */   q: () => (/* binding */ notificationsOf)
/* harmony export */ });
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34041);
/* harmony import */ var _untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65639);


const quietLevels = ['note', 'none'];
const brokenMarks = ['exitSignalName', 'exitSignalNumber', 'processStartFailureMessage'];
function failureOf(run) {
    const broken = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(run, 'invocations')).find((invocation) => {
        const success = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(invocation, 'executionSuccessful');
        if (success !== undefined)
            return success !== true;
        return brokenMarks.some((mark) => (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(invocation, mark) !== undefined) || errorsOf(invocation).length > 0;
    });
    return broken === undefined ? undefined : causeOf(broken);
}
function causeOf(invocation) {
    const [error] = errorsOf(invocation);
    const texts = [
        (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(invocation, 'exitCodeDescription'),
        (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(invocation, 'processStartFailureMessage'),
        (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(error, 'message', 'text'),
    ];
    const cause = texts.map(_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6).find((text) => text !== undefined);
    return cause === undefined ? '' : `: ${cause.slice(0, 300)}`;
}
function errorsOf(invocation) {
    return allOf(invocation).filter((notification) => levelOf(notification) === 'error');
}
function allOf(invocation) {
    return ['toolExecutionNotifications', 'toolConfigurationNotifications'].flatMap((name) => (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(invocation, name)));
}
function levelOf(notification) {
    return (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(notification, 'level'))?.toLowerCase() ?? 'warning';
}
function notificationsOf({ run, tool, places, rules }) {
    return (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(run, 'invocations'))
        .flatMap(allOf)
        .filter((notification) => !quietLevels.includes(levelOf(notification)))
        .map((notification) => {
        const paths = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(notification, 'locations')).flatMap((location) => places.pathOf(location) ?? []);
        const text = (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .b)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(notification, 'message'), rules(notification));
        const diagnostic = {
            engine: tool,
            message: text === '' ? 'The tool notified of a fault without saying which' : text.slice(0, 1000),
        };
        const [path] = paths;
        if (paths.length > 1)
            return { ...diagnostic, file_paths: paths };
        if (path !== undefined)
            return { ...diagnostic, file_path: path };
        return levelOf(notification) === 'error' ? { ...diagnostic, failed: true } : diagnostic;
    });
}


/***/ }),

/***/ 34041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ descriptionOf),
/* harmony export */   b: () => (/* binding */ messageOf)
/* harmony export */ });
/* harmony import */ var _untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65639);

const textMax = 20_000;
const argumentMax = 2000;
function messageOf(message, { rule, component }) {
    const given = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(message, 'text')) ?? (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(message, 'markdown'));
    const text = given ?? lookUp((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(message, 'id'), rule, component) ?? '';
    return plain(filled(text.slice(0, textMax), (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(message, 'arguments')))).slice(0, textMax);
}
function descriptionOf(rule, name) {
    const text = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(rule, name, 'text')) ?? (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(rule, name, 'markdown'));
    return text === undefined ? undefined : plain(text.slice(0, textMax));
}
function lookUp(id, rule, component) {
    if (typeof id !== 'string')
        return undefined;
    const string = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(rule, 'messageStrings', id) ?? (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(component, 'globalMessageStrings', id);
    return (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(string, 'text')) ?? (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(string, 'markdown'));
}
function filled(text, parameters) {
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
function plain(text) {
    return text.replaceAll(/\[([^[\]]*)\]\(\d+\)/g, '$1');
}


/***/ }),

/***/ 46536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ createRuleBook)
});

// EXTERNAL MODULE: ./build/compiled/src/sarif/untrusted.js
var untrusted = __webpack_require__(65639);
;// CONCATENATED MODULE: ./build/compiled/src/sarif/taxa.js

const referencesMax = 50;
function createTaxonReader(run) {
    const taxonomies = (0,untrusted/* listOf */.c3)((0,untrusted/* field */.ZZ)(run, 'taxonomies'));
    if (taxonomies.length === 0)
        return () => [];
    const indexes = new Map();
    const taxonIn = (taxonomy, reference) => {
        const place = (0,untrusted/* wholeOf */.l2)((0,untrusted/* field */.ZZ)(reference, 'index'));
        const placed = place === undefined ? undefined : (0,untrusted/* field */.ZZ)(taxonomy, 'taxa', place);
        if (placed !== undefined)
            return placed;
        const index = indexes.get(taxonomy) ?? indexOf(taxonomy);
        indexes.set(taxonomy, index);
        return index.get((0,untrusted/* textOf */.b6)((0,untrusted/* field */.ZZ)(reference, 'id')) ?? (0,untrusted/* textOf */.b6)((0,untrusted/* field */.ZZ)(reference, 'guid'))?.toLowerCase() ?? '');
    };
    return (result, rule) => {
        const related = (0,untrusted/* listOf */.c3)((0,untrusted/* field */.ZZ)(rule, 'relationships')).map((relationship) => (0,untrusted/* field */.ZZ)(relationship, 'target'));
        const references = [...(0,untrusted/* listOf */.c3)((0,untrusted/* field */.ZZ)(result, 'taxa')), ...related].slice(0, referencesMax);
        return references.flatMap((reference) => {
            const named = taxonomyOf(taxonomies, reference);
            const taxon = (named === undefined ? taxonomies : [named])
                .map((taxonomy) => taxonIn(taxonomy, reference))
                .find((found) => found !== undefined);
            return taxon === undefined ? [] : [taxon];
        });
    };
}
function taxonomyOf(taxonomies, reference) {
    const index = (0,untrusted/* wholeOf */.l2)((0,untrusted/* field */.ZZ)(reference, 'toolComponent', 'index'));
    return ((index === undefined ? undefined : taxonomies[index]) ?? namedIn(taxonomies, (0,untrusted/* field */.ZZ)(reference, 'toolComponent')));
}
function indexOf(taxonomy) {
    return new Map((0,untrusted/* listOf */.c3)((0,untrusted/* field */.ZZ)(taxonomy, 'taxa')).flatMap((taxon) => {
        const keys = [(0,untrusted/* textOf */.b6)((0,untrusted/* field */.ZZ)(taxon, 'id')), (0,untrusted/* textOf */.b6)((0,untrusted/* field */.ZZ)(taxon, 'guid'))?.toLowerCase()];
        return keys.flatMap((key) => (key === undefined ? [] : [[key, taxon]]));
    }));
}
function namedIn(components, reference) {
    const guid = (0,untrusted/* textOf */.b6)((0,untrusted/* field */.ZZ)(reference, 'guid'))?.toLowerCase();
    const name = (0,untrusted/* textOf */.b6)((0,untrusted/* field */.ZZ)(reference, 'name'));
    return components.find((component) => (guid !== undefined && (0,untrusted/* textOf */.b6)((0,untrusted/* field */.ZZ)(component, 'guid'))?.toLowerCase() === guid) ||
        (guid === undefined && name !== undefined && (0,untrusted/* field */.ZZ)(component, 'name') === name));
}

;// CONCATENATED MODULE: ./build/compiled/src/sarif/rules.js


const noRuleId = 'unnamed rule';
const idMax = 500;
const alikeMax = 20;
const prefixMax = 8;
const levels = ['error', 'warning', 'note', 'none'];
function createRuleBook(run) {
    const driver = (0,untrusted/* field */.ZZ)(run, 'tool', 'driver');
    const extensions = (0,untrusted/* listOf */.c3)((0,untrusted/* field */.ZZ)(run, 'tool', 'extensions'));
    const entries = [driver, ...extensions].flatMap((component) => (0,untrusted/* listOf */.c3)((0,untrusted/* field */.ZZ)(component, 'rules')).map((rule) => ({ rule, component })));
    const index = { byId: Map.groupBy(entries, ({ rule }) => ruleId(rule)), byGuid: byGuid(entries) };
    const overrides = readOverrides(run, driver, extensions);
    const taxaOf = createTaxonReader(run);
    return (result) => {
        const reference = (0,untrusted/* field */.ZZ)(result, 'rule');
        const named = cutId((0,untrusted/* field */.ZZ)(result, 'ruleId')) ?? cutId((0,untrusted/* field */.ZZ)(reference, 'id'));
        const component = componentOf(reference, driver, extensions);
        const found = indexedRule(result, component, named) ?? lookUp(index, named, (0,untrusted/* field */.ZZ)(reference, 'guid'));
        const [first] = found;
        const id = named ?? ruleId(first?.rule) ?? noRuleId;
        return {
            id,
            rule: first?.rule,
            component: first?.component ?? component,
            described: found.map(({ rule }) => rule),
            taxa: taxaOf(result, first?.rule),
            isMissing: first === undefined && (entries.length > 0 || rules_indexOf(result) !== undefined),
            overriddenLevel: overrides.get(ruleId(first?.rule) ?? id),
        };
    };
}
function rules_indexOf(result) {
    return (0,untrusted/* wholeOf */.l2)((0,untrusted/* field */.ZZ)(result, 'rule', 'index')) ?? (0,untrusted/* wholeOf */.l2)((0,untrusted/* field */.ZZ)(result, 'ruleIndex'));
}
function indexedRule(result, component, named) {
    const index = rules_indexOf(result);
    const rule = index === undefined ? undefined : (0,untrusted/* field */.ZZ)(component, 'rules', index);
    const isMeant = rule !== undefined && (named === undefined || isSameOrPart(ruleId(rule), named));
    return isMeant ? [{ rule, component }] : undefined;
}
function byGuid(entries) {
    const known = entries.filter(({ rule }) => (0,untrusted/* textOf */.b6)((0,untrusted/* field */.ZZ)(rule, 'guid')) !== undefined);
    return Map.groupBy(known, ({ rule }) => String((0,untrusted/* field */.ZZ)(rule, 'guid')).toLowerCase());
}
function ruleId(rule) {
    return cutId((0,untrusted/* field */.ZZ)(rule, 'id'));
}
function cutId(value) {
    return (0,untrusted/* textOf */.b6)(value)?.slice(0, idMax);
}
function isSameOrPart(rule, named) {
    return rule !== undefined && (named === rule || named.startsWith(`${rule}/`));
}
function lookUp({ byId, byGuid }, named, guid) {
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
function componentOf(reference, driver, extensions) {
    const index = (0,untrusted/* wholeOf */.l2)((0,untrusted/* field */.ZZ)(reference, 'toolComponent', 'index'));
    if (index !== undefined)
        return extensions[index];
    return namedIn(extensions, (0,untrusted/* field */.ZZ)(reference, 'toolComponent')) ?? driver;
}
function readOverrides(run, driver, extensions) {
    const overrides = new Map();
    const given = (0,untrusted/* listOf */.c3)((0,untrusted/* field */.ZZ)(run, 'invocations')).flatMap((invocation) => (0,untrusted/* listOf */.c3)((0,untrusted/* field */.ZZ)(invocation, 'ruleConfigurationOverrides')));
    for (const override of given) {
        const descriptor = (0,untrusted/* field */.ZZ)(override, 'descriptor');
        const level = (0,untrusted/* textOf */.b6)((0,untrusted/* field */.ZZ)(override, 'configuration', 'level'));
        const index = (0,untrusted/* wholeOf */.l2)((0,untrusted/* field */.ZZ)(descriptor, 'index'));
        const component = componentOf(descriptor, driver, extensions);
        const indexed = index === undefined ? undefined : ruleId((0,untrusted/* field */.ZZ)(component, 'rules', index));
        const id = cutId((0,untrusted/* field */.ZZ)(descriptor, 'id')) ?? indexed;
        if (id === undefined || level === undefined)
            continue;
        const known = overrides.get(id);
        if (known === undefined || levels.indexOf(level) < levels.indexOf(known))
            overrides.set(id, level);
    }
    return overrides;
}


/***/ }),

/***/ 63598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ securitySeverity),
/* harmony export */   T: () => (/* binding */ rate)
/* harmony export */ });
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26436);
/* harmony import */ var _untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65639);


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
const levelless = ['open', 'review'];
function rate(result, resolved, isSecret) {
    const { described, taxa } = resolved;
    const stated = first(readers, (read) => read(result) ?? worst(described.map(read))) ??
        first(readers, (read) => worst(taxa.map(read)));
    return stated === undefined ? rateLevel(result, resolved, isSecret) : { severity: stated, isKnown: true };
}
const readers = [
    (place) => bandOf((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(place, 'properties', 'security-severity')),
    (place) => wordOf((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(place, 'properties', 'security-severity')),
    statedProperty,
    statedTag,
];
function first(places, read) {
    for (const place of places) {
        const severity = read(place);
        if (severity !== undefined)
            return severity;
    }
    return undefined;
}
function securitySeverity(place) {
    const score = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .numberOf */ .rl)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(place, 'properties', 'security-severity'));
    return score !== undefined && score > 0 ? score : undefined;
}
function bandOf(value) {
    const score = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .numberOf */ .rl)(value);
    if (score === undefined || score === 0)
        return undefined;
    return bands.find(([least]) => score >= least)?.[1] ?? 'LOW';
}
function wordOf(value) {
    return typeof value === 'string' && value.length <= 40 ? words.get(value.trim().toLowerCase()) : undefined;
}
function statedProperty(place) {
    const properties = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(place, 'properties');
    const plain = wordOf((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(properties, 'severity'));
    if (plain !== undefined)
        return plain;
    const cousins = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .entriesOf */ .Mc)(properties)
        .filter(([key]) => /severity$/i.test(key) && key !== 'security-severity')
        .map(([, value]) => wordOf(value));
    return worst(cousins);
}
function statedTag(place) {
    return worst((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .tagsOf */ .Fg)(place).map((tag) => {
        const [, word = tag] = /^severity[:/= -]+(.{1,20})$/i.exec(tag) ?? [];
        return word !== tag || tagWords.has(tag.trim().toLowerCase()) ? wordOf(word) : undefined;
    }));
}
function worst(found) {
    return _severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.find((severity) => found.includes(severity));
}
function rateLevel(result, resolved, isSecret) {
    const { described, taxa, overriddenLevel, isMissing } = resolved;
    const own = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(result, 'level'));
    const kind = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(result, 'kind'))?.toLowerCase() ?? '';
    const isMute = own?.toLowerCase() === 'none' && levelless.includes(kind);
    const stated = isMute ? undefined : own;
    const level = stated ?? overriddenLevel ?? worstLevel(described) ?? worstLevel(taxa);
    if (level === undefined && isMissing)
        return unknownRating;
    if (level === undefined)
        return { severity: isSecret ? 'HIGH' : 'MEDIUM', isKnown: true };
    const severity = wordOf(level);
    return severity === undefined ? unknownRating : { severity, isKnown: true };
}
const unknownRating = { severity: 'CRITICAL', isKnown: false };
function worstLevel(descriptors) {
    const levels = descriptors.flatMap((each) => (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(each, 'defaultConfiguration', 'level')) ?? []);
    const odd = levels.find((level) => wordOf(level) === undefined);
    const gravest = worst(levels.map(wordOf));
    return odd ?? levels.find((level) => wordOf(level) === gravest);
}


/***/ }),

/***/ 13151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D1: () => (/* binding */ typeOfScan),
/* harmony export */   K3: () => (/* binding */ typeOfTool),
/* harmony export */   NM: () => (/* binding */ typeOfResult),
/* harmony export */   fA: () => (/* binding */ mayShowSecret),
/* harmony export */   rl: () => (/* binding */ scanTypeOf)
/* harmony export */ });
/* harmony import */ var _untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65639);

const typeOfScan = {
    sast: 'SAST',
    sca: 'SCA',
    secrets: 'SECRET',
    iac: 'IAC',
};
const scanTypeOf = {
    SAST: 'sast',
    AGENTIC_SAST: 'sast',
    SCA: 'sca',
    SECRET: 'secrets',
    IAC: 'iac',
};
const tools = [
    [/^(?:scan gate|trivy|aqua|snyk$|checkmarx|veracode|wiz|gitlab|megalinter)/, undefined],
    [
        named('gitleaks|betterleaks|trufflehog|secretlint|detect-secrets|ggshield|gitguardian|nosey ?parker|kingfisher'),
        'SECRET',
    ],
    [
        named('snyk (?:iac|infrastructure)|checkov|tfsec|kics|zizmor|terrascan|hadolint|kube-?linter|kubesec|poutine'),
        'IAC',
    ],
    [named('cfn-?(?:lint|nag|guard)|tflint|actionlint|template-?analyzer|ansible-lint|dockle|regula\\b'), 'IAC'],
    [named('snyk (?:open source|container)|osv|grype|npm.?audit|dependency|pip-?audit|cargo-?audit|govulncheck'), 'SCA'],
    [named('retire|bundler-?audit|audit-?ci|auditjs|nancy\\b|docker scout|black ?duck|mend\\b|safety\\b'), 'SCA'],
    [named('semgrep|opengrep|codeql|eslint|bandit|gosec|brakeman|sonar|snyk ?code|bearer|njsscan|mobsfscan'), 'SAST'],
    [
        named('psalm|phpstan|flawfinder|cppcheck|clang|spotbugs|security ?code ?scan|devskim|pmd\\b|ruff\\b|rubocop'),
        'SAST',
    ],
    [named('coverity|fortify|horusec|oxlint|biome\\b|pylint|detekt|infer\\b|codechecker'), 'SAST'],
];
function named(words) {
    return new RegExp(`(?<![a-z])(?:${words})`);
}
const marks = new Map([
    ['secret', 'SECRET'],
    ['secrets', 'SECRET'],
    ['misconfiguration', 'IAC'],
    ['iac', 'IAC'],
    ['languagespecificpackagevulnerability', 'SCA'],
    ['ospackagevulnerability', 'SCA'],
    ['sca', 'SCA'],
    ['sast', 'SAST'],
    ['agentic-sast', 'AGENTIC_SAST'],
]);
const rulePatterns = [
    [/^ckv2?_secret_|\.secrets\./i, 'SECRET'],
    [/^(?:cve-\d|ghsa-|rustsec-|pysec-|go-\d{4}-|osv-|snyk-|ckv_cve)/i, 'SCA'],
];
function typeOfTool(tool) {
    const folded = tool.slice(0, 200).toLowerCase();
    return tools.find(([name]) => name.test(folded))?.[1];
}
function typeOfResult(tool, result, { id, rule }) {
    const named = typeOfTool(tool);
    const marked = markedType(result, rule) ?? rulePatterns.find(([pattern]) => pattern.test(id))?.[1];
    if (named === 'SECRET' || named === 'SCA')
        return named;
    return marked ?? named;
}
function markedType(result, rule) {
    const words = [(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(result, 'properties', 'type'), (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(rule, 'name'), ...(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .tagsOf */ .Fg)(result), ...(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .tagsOf */ .Fg)(rule)];
    for (const word of words) {
        const type = marks.get((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(word)?.toLowerCase().replaceAll('_', '-') ?? '');
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

/***/ 65639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ tagsOf),
/* harmony export */   Mc: () => (/* binding */ entriesOf),
/* harmony export */   ZZ: () => (/* binding */ field),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   l2: () => (/* binding */ wholeOf),
/* harmony export */   rl: () => (/* binding */ numberOf)
/* harmony export */ });
/* harmony import */ var _text_records_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92341);

function field(value, ...path) {
    let current = value;
    for (const key of path) {
        if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key))
            return undefined;
        current = current[key];
    }
    return current;
}
function entriesOf(value) {
    return (0,_text_records_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u)(value) ? Object.entries(value) : [];
}
function listOf(value) {
    return Array.isArray(value) ? value : [];
}
function textOf(value) {
    const text = typeof value === 'string' ? value.trim() : '';
    return text === '' ? undefined : text;
}
function wholeOf(value, least = 0) {
    return Number.isSafeInteger(value) && value >= least ? value : undefined;
}
function numberOf(value) {
    const number = typeof value === 'string' && /^\s*\d{1,9}(?:\.\d+)?\s*$/.test(value) ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined;
}
function tagsOf(value) {
    return listOf(field(value, 'properties', 'tags')).filter((tag) => typeof tag === 'string');
}


/***/ }),

/***/ 20962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ weaknessOf)
/* harmony export */ });
/* harmony import */ var _untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65639);

const pattern = /(?<![a-z0-9])cwe[-_ :/]{0,3}0{0,4}([1-9]\d{0,4})(?!\d)/i;
const searched = 4000;
function weaknessOf({ run, result, rule, message }) {
    const references = [
        ...(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(result, 'taxa')),
        ...(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(rule, 'relationships')).map((relationship) => (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(relationship, 'target')),
    ];
    const number = firstNumber(references, (reference) => numberOfReference(run, reference)) ??
        firstNumber([...(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .tagsOf */ .Fg)(result), ...(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .tagsOf */ .Fg)(rule)], numberIn) ??
        firstNumber([result, rule], numberOfProperties) ??
        numberIn(message.slice(0, searched));
    return number === undefined ? undefined : `CWE-${number}`;
}
function firstNumber(places, read) {
    for (const place of places) {
        const number = read(place);
        if (number !== undefined)
            return number;
    }
    return undefined;
}
function numberIn(text) {
    return typeof text === 'string' ? pattern.exec(text.slice(0, searched))?.[1] : undefined;
}
function numberOfReference(run, reference) {
    const taxonomyIndex = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeOf */ .l2)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(reference, 'toolComponent', 'index'));
    const taxonomy = taxonomyIndex === undefined ? undefined : (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(run, 'taxonomies', taxonomyIndex);
    const taxonIndex = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeOf */ .l2)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(reference, 'index'));
    const taxon = taxonIndex === undefined ? undefined : (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(taxonomy, 'taxa', taxonIndex);
    const id = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(reference, 'id')) ?? (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(taxon, 'id'));
    const owner = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(reference, 'toolComponent', 'name')) ?? (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(taxonomy, 'name'));
    return numberIn(id) ?? (/cwe/i.test(owner ?? '') ? bareNumber(id) : undefined);
}
function bareNumber(value) {
    return /^0{0,4}([1-9]\d{0,4})$/.exec(typeof value === 'number' ? String(value) : ((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(value) ?? ''))?.[1];
}
function numberOfProperties(place) {
    const named = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .entriesOf */ .Mc)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(place, 'properties')).filter(([key]) => /cwe/i.test(key));
    const values = named.flatMap(([, value]) => (Array.isArray(value) ? value : [value]));
    return firstNumber(values, (value) => {
        const plain = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(value, 'id') ?? value;
        return numberIn(plain) ?? bareNumber(plain);
    });
}


/***/ }),

/***/ 39308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ normalizeCode)
/* harmony export */ });
/* harmony import */ var _languages_languages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47128);

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
function dialectOf(code, path) {
    const language = (0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .eX)(path) ?? '';
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
    const dialect = dialectOf(plain, path);
    const { isScript, isCommand, language } = dialect;
    const isPython = language === 'Python';
    let tokens = readTokens(plain, dialect);
    if (isScript)
        tokens = withPlainNames(withoutArrowParentheses(tokens));
    if (isScript || isPython)
        tokens = withoutNeedlessParentheses(tokens);
    tokens = withoutTrailingCommas(tokens, isPython);
    return (isCommand ? tokens : tokens.filter((token) => token !== ';')).join(' ');
}
function withoutTrailingCommas(tokens, isPython) {
    const pairs = pairUp(tokens);
    const isTuple = (index) => {
        const close = index + 1;
        const open = pairs.get(close);
        if (!isPython || tokens[close] !== ')' || open === undefined || mayBeCalled(tokens[open - 1]))
            return false;
        return commasIn(tokens, { open, close, pairs }) === 1;
    };
    return tokens.filter((token, index) => {
        const next = tokens[index + 1];
        const isLast = token === ',' && (next === undefined || /^[)\]}]$/.test(next));
        return !isLast || /^[,([{]$/.test(tokens[index - 1] ?? '') || isTuple(index);
    });
}
function mayBeCalled(token) {
    const isWord = /^(?:[\w$]+|[)\]])$/.test(token ?? '');
    return (isWord &&
        !/^(?:return|in|and|or|not|yield|if|else|is|assert|await|for|while|del|from|raise|print)$/.test(token ?? ''));
}
function withoutArrowParentheses(tokens) {
    const dropped = new Set();
    tokens.forEach((token, index) => {
        const isOne = token === '(' && /^[\w$]+$/.test(tokens[index + 1] ?? '') && tokens[index + 2] === ')';
        if (isOne && tokens[index + 3] === '=>')
            dropped.add(index).add(index + 2);
    });
    return tokens.filter((_, index) => !dropped.has(index));
}
function withPlainNames(tokens) {
    return tokens.map((token, index) => {
        const isName = tokens[index + 1] === ':' && /^[{,]$/.test(tokens[index - 1] ?? '') && /^"[A-Za-z_$][\w$]*"$/.test(token);
        return isName ? token.slice(1, -1) : token;
    });
}
function withoutNeedlessParentheses(tokens) {
    const pairs = pairUp(tokens);
    const dropped = new Set();
    for (const [close, open] of pairs) {
        const [before, first, next] = [tokens[open - 1], tokens[open + 1], tokens[close + 1]];
        const isAlone = /^(?:|[(,=:[]|=>|return)$/.test(before ?? '') && /^[)\],;}]?$/.test(next ?? '');
        const isValue = tokens[open] === '(' && isAlone && !/^[{)*]$/.test(first ?? '');
        if (isValue && commasIn(tokens, { open, close, pairs }) === 0)
            dropped.add(open).add(close);
    }
    return tokens.filter((_, index) => !dropped.has(index));
}
function pairUp(tokens) {
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
function commasIn(tokens, { open, close, pairs }) {
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
const rest = /[\s\S]*/y;
function readTokens(code, dialect) {
    const { hasSlashComments, hashComment: comment, language, isScript, rawText, openText } = dialect;
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
            nextFilled = indexFrom(filled, { code, at });
        if (lineEnd < at)
            lineEnd = indexFrom(/\n/g, { code, at });
        return nextFilled < lineEnd;
    };
    while (at < code.length) {
        if (read(openText)) {
            const [written = ''] = read(rest) ?? [];
            tokens.push('<<', ...written.split('\n').map((line) => line.trim()));
            continue;
        }
        if (read(blank))
            continue;
        if (hasSlashComments && read(slashComment))
            continue;
        if (code[at] === '#' && !isFilled() && read(comment))
            continue;
        const [raw] = read(rawText) ?? [];
        const triple = raw === undefined && tripleTexts.has(language) ? read(tripleText) : undefined;
        const template = isScript && code[at] === '`' ? readTemplate(code, at) : undefined;
        at += template?.length ?? 0;
        const isTaken = raw !== undefined || triple !== undefined || template !== undefined;
        const quoted = isTaken ? undefined : read(text);
        const literal = !isTaken && quoted === undefined && hasSlashComments && mayBeginPattern(tokens.at(-1)) ? pattern : undefined;
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
function indexFrom(expression, { code, at }) {
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
            at = endOfText(code, at);
        else if (letter === '}')
            open.pop();
        if (open.length === 0)
            break;
    }
    return code.slice(start, at + 1);
}
function endOfText(code, start) {
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
function mayBeginPattern(before) {
    return (before === undefined ||
        /^(?:[(,=:[!&|?{};+\-*%~^<>]|.*=|=>|&&|\|\||\?\?|return|typeof|case|in|of|void|delete|await|yield)$/.test(before));
}


/***/ }),

/***/ 76581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c_: () => (/* binding */ readContent),
/* harmony export */   ky: () => (/* binding */ writeContents),
/* harmony export */   rL: () => (/* binding */ closeContents)
/* harmony export */ });
/* unused harmony export bytesOf */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


const fileName = 'contents';
const part = /^#(\d+)\+(\d+)$/;
const roundBytes = 4 * 1024 * 1024;
function writeContents(folder) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, fileName), 'wx', 0o600);
    const round = Buffer.allocUnsafe(roundBytes);
    let [offset, held] = [0, 0];
    const flush = () => {
        writeAll(file, round.subarray(0, held));
        held = 0;
    };
    return {
        add: (content) => {
            const stored = `#${offset}+${content.length}`;
            offset += content.length;
            if (held + content.length > roundBytes)
                flush();
            if (content.length > roundBytes)
                writeAll(file, content);
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
function writeAll(file, bytes) {
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
    return readPart(fileOf(folder), Number(offset), Math.min(Number(length), mostBytes));
}
function fileOf(folder) {
    if (opened?.folder === folder)
        return opened.file;
    if (opened !== undefined)
        closeContents(opened.folder);
    opened = { folder, file: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, fileName), 'r') };
    return opened.file;
}
function bytesOf(stored) {
    return Number(part.exec(stored)?.[2] ?? 0);
}
function readPart(file, offset, length) {
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

/***/ 11475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $U: () => (/* binding */ ordinals),
/* harmony export */   MX: () => (/* binding */ secretMark),
/* harmony export */   ax: () => (/* binding */ fingerprintOf),
/* harmony export */   tT: () => (/* binding */ identities)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _code_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39308);


function fingerprintOf(parts) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(parts)).digest('hex');
}
function identities() {
    const ordinalOf = ordinals();
    return ({ rule, path, code, node }) => {
        const ordinal = ordinalOf(JSON.stringify([rule, path, code]));
        return {
            fingerprint: fingerprintOf([rule, path, code, ordinal]),
            contentFingerprint: fingerprintOf([rule, code, ordinal]),
            ...(node === undefined ? {} : { codeFingerprint: fingerprintOf([rule, (0,_code_key_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizeCode */ .v)(node, path)]) }),
        };
    };
}
function ordinals() {
    const seen = new Map();
    return (key) => {
        const ordinal = seen.get(key) ?? 0;
        seen.set(key, ordinal + 1);
        return ordinal;
    };
}
const guessableMarkLength = 3;
function secretMark(secret, isIssued) {
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', 'scan-gate: identity of a secret').update(secret).digest('hex');
    return isIssued ? digest : digest.slice(0, guessableMarkLength);
}


/***/ })

};
