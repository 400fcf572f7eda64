export const id = 155;
export const ids = [155];
export const modules = {

/***/ 44459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ branchHead),
  eR: () => (/* binding */ currentBranch),
  OR: () => (/* binding */ defaultBranch),
  I8: () => (/* binding */ findCheckout),
  sH: () => (/* binding */ originUrl),
  pd: () => (/* binding */ resolveBranch),
  WL: () => (/* binding */ resolveCommit),
  tK: () => (/* binding */ resolveHead),
  HR: () => (/* binding */ resolveRemoteBranch)
});

// UNUSED EXPORTS: exportCommit, maximumFileBytes

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/prose.js
var src_prose = __webpack_require__(18540);
// EXTERNAL MODULE: ./build/compiled/src/git/runner.js + 1 modules
var runner = __webpack_require__(92515);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/compiled/src/text/contents.js
/**
 * The contents of a commit's files, one behind the other in one file: making, opening and removing thousands of small files
 * takes longer than reading them, and a name that a file system does not take needs none.
 */


const fileName = 'contents';
const part = /^#(\d+)\+(\d+)$/;
/** What is held in memory before it is written. */
const roundBytes = (/* unused pure expression or super */ null && (4 * 1024 * 1024));
/** `folder`: absolute, empty. Blocks while it writes: whoever scans has a thread of its own. */
function contents_writeContents(folder) {
    const file = openSync(join(folder, fileName), 'wx', 0o600);
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
                closeSync(file);
            }
        },
    };
}
function writeAll(file, bytes) {
    for (let written = 0; written < bytes.length;)
        written += writeSync(file, bytes, written);
}
/** The one that was read from last stays open: opening takes longer than reading most contents. */
let opened;
/** Before the folder is removed, and before another one of its name is made. */
function closeContents(folder) {
    if (opened?.folder !== folder)
        return;
    closeSync(opened.file);
    opened = undefined;
}
/** What lies in a folder of contents under what `add` gave, or in a file of the folder. */
function readContent(folder, stored, mostBytes = Number.POSITIVE_INFINITY) {
    const [, offset, length] = part.exec(stored) ?? [];
    if (offset === undefined)
        return readFileSync(join(folder, stored)).subarray(0, mostBytes);
    return readPart(fileOf(folder), Number(offset), Math.min(Number(length), mostBytes));
}
function fileOf(folder) {
    if (opened?.folder === folder)
        return opened.file;
    if (opened !== undefined)
        closeContents(opened.folder);
    opened = { folder, file: openSync(join(folder, fileName), 'r') };
    return opened.file;
}
/** How long it is, as far as `add` said so. */
function bytesOf(stored) {
    return Number(part.exec(stored)?.[2] ?? 0);
}
function readPart(file, offset, length) {
    const content = Buffer.allocUnsafe(length);
    for (let read = 0; read < length;) {
        const more = readSync(file, content, read, length - read, offset + read);
        if (more === 0)
            throw new Error('the contents end early');
        read += more;
    }
    return content;
}

;// CONCATENATED MODULE: ./build/compiled/src/git/streams.js


/** The records of a stream, each ended by the separator byte. */
async function* streams_separatedBy(stream, separator) {
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
/** Takes lines and exact numbers of bytes, in turn, from one stream; rejects when it ends too soon. */
function streams_recordReader(stream) {
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
    return new GateError('SCAN_FAILED', 'The output of git ended early', {
        hint: prose `Check the repository with ${code('git fsck')}.`,
    });
}

;// CONCATENATED MODULE: ./build/compiled/src/git/history.js
/** What the commits of a branch held and its last one does not, and what they say: committed and removed again is still public. */





/** A branch that lived for years is not searched anew with every push. */
const defaultLimits = { objects: 300_000, blobs: 20_000, bytes: 512 * 1024 * 1024, blobBytes: 10 * 1024 * 1024 };
const none = { blobs: [], diagnostics: [] };
const newline = 0x0a;
/** Each content once, without those in `known`. */
async function history_listHistory(request, known, limits = defaultLimits) {
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
/** Whoever pads the history of a branch must not hide in it; a single file that is too large is no padding. */
function beyondLimits(left, { isCut, limits }) {
    const isPadded = isCut || left.some(({ commit, bytes }) => commit !== undefined && bytes <= limits.blobBytes);
    const said = unsearched(`${isCut ? 'more' : left.length} versions of files are beyond the limit`);
    return isPadded ? { ...said, engine: 'history', failed: true } : said;
}
async function isShallow(request) {
    return (await askGit(request, ['rev-parse', '--is-shallow-repository'])).stdout.toString().trim() === 'true';
}
/** The commit itself and where the branch left it; undefined when the clone lacks it. */
async function basesOf(request, base) {
    const known = await askGit(request, ['cat-file', '-e', `${base}^{commit}`]);
    if (known.code !== 0)
        return undefined;
    const { stdout } = await askGit(request, ['merge-base', '--all', request.sha, base]);
    const forks = stdout
        .toString()
        .split('\n')
        .filter((line) => line !== '');
    return [...new Set([base, ...forks])];
}
/** The contents of a commit's tree that were not seen yet. */
async function treeOf(request, commit, seen) {
    const { stdout } = await askGit(request, ['ls-tree', '-r', '-z', '--full-tree', commit]);
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
/** Trees and contents of the branch's own commits; in the order of these, so that each stands behind the last that holds it. */
async function objectsOf(request, bases, { seen, most }) {
    const child = await startGit(request, ['rev-list', '--objects', '--in-commit-order', request.sha, '--not', ...bases]);
    child.stdin.end();
    const ended = ending(child, request.signal);
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
    await Promise.all([ended.catch(() => undefined), text(child.stderr), read.finally(() => child.kill('SIGKILL'))]);
    return { named, messages, isCut };
}
/** The contents among the objects, with their sizes. */
async function withSizes(request, named) {
    if (named.length === 0)
        return [];
    const child = await startGit(request, [
        'cat-file',
        '--batch-check=%(objectname) %(objecttype) %(objectsize)',
        '--buffer',
    ]);
    const ended = ending(child, request.signal);
    const fed = pipeline(Readable.from(named.map(({ oid }) => `${oid}\n`)), child.stdin).catch(() => undefined);
    const sizes = new Map();
    const read = (async () => {
        for await (const line of separatedBy(child.stdout, newline)) {
            const [oid = '', type, size] = line.toString().split(' ');
            if (type === 'blob' || type === 'commit')
                sizes.set(oid, { type, bytes: Number(size) });
        }
    })();
    await Promise.all([ended, text(child.stderr), read, fed]).finally(() => child.kill('SIGKILL'));
    return named.flatMap((one) => {
        const known = sizes.get(one.oid);
        return known === undefined ? [] : [{ ...one, ...known }];
    });
}
/** The branch's own before what the other branch holds. */
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

;// CONCATENATED MODULE: ./build/compiled/src/git/links.js
/** Judges symbolic links: what one points to in the same commit is scanned where it lies, anything else is not looked at. */

/** `paths`: of all that the commit's tree holds. */
function links_judgeLinks(links, paths) {
    if (links.length === 0)
        return { skips: [], diagnostics: [] };
    const folders = foldersOf(paths);
    const isInside = ({ path, target }) => {
        const place = posix.normalize(posix.join(posix.dirname(path), target)).replace(/\/$/, '');
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
/** Decides which path names of a git tree may be written to disk; a tree is input from strangers. */
const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** Characters that HFS+ ignores in names, so that `.g<U+200C>it` would be `.git` there. */
const ignoredByFileSystems = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
/** The path as text when it stays inside the root and is an honest name, else why not, and how to show it. */
function paths_judgePath(raw) {
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
/** Nearly all: of ASCII, and without what is looked for below. */
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
/** `.git` as some file system would read it: any case, trailing dots or blanks, a stream, the 8.3 name. */
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
/** Copies the contents of one commit's files, byte for byte as the commit holds them: no filter, no attribute, no link. */












/** Files above this are reported, not scanned: a scanner would need minutes, and sources are never that large. */
const maximumFileBytes = (/* unused pure expression or super */ null && (10 * 1024 * 1024));
/** A tree can name one blob a million times; without a limit a small push would fill the disk. */
const maximumTreeBytes = (/* unused pure expression or super */ null && (4 * 1024 ** 3));
const maximumTreeFiles = 500_000;
/** The whole pointer, so that nothing else can pass for one. See https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md */
const lfsPointer = /^version https?:\/\/[\w.-]+\/spec\/v\d+\n(?:ext-\d+-[\w.-]+ sha256:[0-9a-f]{64}\n)*oid sha256:[0-9a-f]{64}\nsize \d+\n$/;
const lfsPointerBytes = 1024;
const engine = 'checkout';
const fullSha = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** Exports the commit's tree. Rejects when an object is missing, when the tree is beyond all measure, or when aborted. */
async function exportCommit(request) {
    if (!fullSha.test(request.sha))
        throw new GateError('SCAN_FAILED', `Not the full SHA of a commit: ${request.sha}`);
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
        throw cancelled(request.signal);
    const listing = { blobs: [], skips: [], paths: new Set(), twice: new Set() };
    const child = await startGit(request, ['ls-tree', '-r', '-z', '-l', '--full-tree', request.sha]);
    child.stdin.end();
    const ended = ending(child, request.signal);
    const errors = text(child.stderr);
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
/** Sorts one record of `ls-tree -l` (`mode type oid size<TAB>path`) into the listing; returns the bytes to be written. */
function addEntry(listing, record) {
    const tab = record.indexOf(0x09);
    const [mode, , oid, size] = record.toString('latin1', 0, Math.max(tab, 0)).split(/ +/);
    if (tab < 0 || mode === undefined || oid === undefined)
        throw new GateError('SCAN_FAILED', 'git listed a tree in an unknown form');
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
        throw new GateError('SCAN_FAILED', `The repository does not hold the contents of ${path}`, {
            hint: prose `Scan a full clone: a partial clone (${code('--filter')}) lacks file contents.`,
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
/** By object. Streams all through one `git cat-file --batch`; memory follows the largest. */
async function copyBlobs(request, blobs) {
    if (request.signal.aborted)
        throw cancelled(request.signal);
    const objects = [...new Map(blobs.map((blob) => [blob.oid, blob])).values()];
    const links = new Set(blobs.flatMap(({ kind, oid }) => (kind === 'link' ? [oid] : [])));
    const child = await startGit(request, ['cat-file', '--batch', '--buffer']);
    const ended = ending(child, request.signal);
    const errors = text(child.stderr);
    const fed = pipeline(Readable.from(oidLines(objects)), child.stdin).catch(() => undefined);
    const copied = new Map();
    const writer = writeContents(request.destination);
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
/** What is known of each file, in the order in which they were asked for. */
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
        throw new GateError('SCAN_FAILED', `The repository does not hold the contents of ${blob.path}`, {
            hint: prose `Check the repository with ${code('git fsck')}, or clone it anew.`,
        });
    }
    const content = await reader.bytes(blob.bytes);
    await reader.bytes(1);
    return content;
}
function tooLarge(sha) {
    const limit = `${maximumTreeFiles} files or ${maximumTreeBytes / 1024 ** 3} GiB`;
    return new GateError('SCAN_FAILED', `The tree of ${sha} holds more than ${limit}`);
}
function unreadable(sha, message) {
    return new GateError('SCAN_FAILED', `git could not read the tree of ${sha}: ${message.split('\n', 1)[0]}`);
}

;// CONCATENATED MODULE: ./build/compiled/src/git/checkout.js
/** What the embedded service asks of a local git repository: is it one, what are its branches, what does a commit hold. */





const checkout_fullSha = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const localBranch = 'refs/heads/';
const remoteBranch = 'refs/remotes/origin/';
/** The repository that the path lies in; CONFIG when there is none. */
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
/** Full SHA of the commit that `refs/heads/<branch>` names; undefined when there is no such branch. */
async function resolveBranch(place, branch) {
    // `show-ref --verify` takes an exact reference: `main~1`, `HEAD` or a tag of that name resolve to nothing.
    const shown = await ask(place, ['show-ref', '--verify', '--hash', '--', `${localBranch}${branch}`]);
    const sha = shown.stdout.trim();
    if (shown.code !== 0 || !checkout_fullSha.test(sha))
        return undefined;
    return resolveCommit(place, sha);
}
/** Full SHA of the commit that origin's branch of this name was seen at; undefined when it was never seen. */
async function resolveRemoteBranch(place, branch) {
    const shown = await ask(place, ['show-ref', '--verify', '--hash', '--', `${remoteBranch}${branch}`]);
    const sha = shown.stdout.trim();
    return shown.code === 0 && checkout_fullSha.test(sha) ? resolveCommit(place, sha) : undefined;
}
/** The same, else the own one; undefined when there is neither. */
async function branchHead(place, branch) {
    return (await resolveRemoteBranch(place, branch)) ?? resolveBranch(place, branch);
}
/** Full SHA of the checked-out commit; undefined in a repository without commits. */
function resolveHead(place) {
    return resolveCommit(place, 'HEAD');
}
/** Name of the branch that is checked out; undefined when HEAD is detached. */
async function currentBranch(place) {
    const reference = await symbolicTarget(place, 'HEAD');
    return reference?.startsWith(localBranch) ? reference.slice(localBranch.length) : undefined;
}
/** The target of origin's HEAD, else main or master, else the current branch; undefined when there is none of these. */
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
/** Address of the remote `origin`, as configured (it may hold credentials: never print it); undefined when none. */
async function originUrl(place) {
    const answer = await ask(place, ['remote', 'get-url', 'origin'], 'user');
    return answer.code === 0 ? withoutNewline(answer.stdout) : undefined;
}
async function ask(place, args, mode) {
    const { code, stdout } = await (0,runner/* askGit */.gG)(place, args, { mode });
    return { code, stdout: stdout.toString() };
}
/** Full SHA of the commit that a revision names; undefined when the repository does not hold it. */
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
    return new errors/* GateError */.ue('CONFIG', `${path} is not a git checkout or bare clone: ${why}`, {
        hint: (0,src_prose/* prose */.CS) `Give the path of a folder that ${(0,src_prose/* code */.aY)('git clone')} or ${(0,src_prose/* code */.aY)('git init')} made, with at least one commit.`,
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
/* harmony import */ var _checkout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44459);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92515);
/** Where a commit left the branch that it is to be merged into, as far as a checkout knows. */


/** Full SHA of the merge base; undefined when the checkout does not hold it, and for a commit that is in the branch already. */
async function mergeBaseOf(place, head, target) {
    for await (const tip of tipsOf(place, target)) {
        const { code, stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .askGit */ .gG)(place, ['merge-base', '--end-of-options', head, tip]);
        const sha = code === 0 ? await (0,_checkout_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveCommit */ .WL)(place, stdout.toString().trim()) : undefined;
        if (sha !== undefined)
            return sha === head ? undefined : sha;
    }
    return undefined;
}
/** Whether a commit is of the branch; undefined where the checkout does not show it. */
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
/** As origin's branch was seen last, which a merge made for the test may hold; then as the event names it. */
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

/***/ 18281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ placeOf),
/* harmony export */   U: () => (/* binding */ unattendedLines)
/* harmony export */ });
/* harmony import */ var _ci_systems_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86450);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92700);


/** Nobody who ran it on a machine of their own would expect to be held to that. */
function unattendedLines({ system }) {
    if (system !== 'unattended')
        return [];
    return ['No terminal and no CI system: judged as a proposal. --local says that this is a machine of your own'];
}
/** Throws GateError CONFIG for `--local` in a CI system, where a proposal could say it of itself. */
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
/** Says that the policy file of the folder is not the committed one: only what is committed counts. */





/** One line, or none where both are the same, or where git does not say. */
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
/** Undefined for what is no regular file: a pipe would wait for ever. */
async function readSmall(path) {
    const entry = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path);
    return entry.isFile() && entry.size <= sizeCapBytes ? (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8') : undefined;
}
const sizeCapBytes = 1024 * 1024;
/** git may write other line ends into the folder than it commits. */
function withPlainEnds(text) {
    return text.replaceAll('\r\n', '\n');
}


/***/ })

};
