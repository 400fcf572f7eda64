export const id = 772;
export const ids = [772];
export const modules = {

/***/ 9027:
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
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/git/runner.js + 1 modules
var runner = __webpack_require__(6553);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(8321);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
;// CONCATENATED MODULE: ./build/git/streams.js

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
        hint: 'Check the repository with `git fsck`.',
    });
}

;// CONCATENATED MODULE: ./build/git/history.js
/** What the commits of a branch held and its last one does not: committed and removed again is still public. */





/** A branch that lived for years is not searched anew with every push. */
const limits = { objects: 300_000, blobs: 20_000, bytes: 512 * 1024 * 1024, blobBytes: 10 * 1024 * 1024 };
const none = { blobs: [], diagnostics: [] };
const newline = 0x0a;
/** Each content once, without those in `known`. */
async function history_listHistory(request, known) {
    const { sha, base } = request;
    if (base === undefined)
        return none;
    const bases = await basesOf(request, base);
    if (bases === undefined)
        return cut('the clone does not hold the commit that this branch is compared with');
    if (bases.includes(sha))
        return none;
    const seen = new Set(known);
    const inBases = [];
    for (const commit of bases)
        inBases.push(...(await treeOf(request, commit, seen)));
    const { named, isCut } = await objectsOf(request, bases, seen);
    const blobs = await withSizes(request, [...inBases, ...named]);
    const kept = withinLimits(blobs);
    const left = blobs.length - kept.length;
    const shallow = (await askGit(request, ['rev-parse', '--is-shallow-repository'])).stdout.toString().trim() === 'true';
    const why = shallow
        ? 'the clone is shallow: fetch the whole history'
        : `${left} versions of files are beyond the limit`;
    return { blobs: kept, diagnostics: left > 0 || isCut || shallow ? cut(why).diagnostics : [] };
}
function cut(why) {
    const message = `Not every version of the files that the branch changed was searched for secrets: ${why}`;
    return { blobs: [], diagnostics: [{ engine: 'checkout', message }] };
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
async function objectsOf(request, bases, seen) {
    const child = await startGit(request, ['rev-list', '--objects', '--in-commit-order', request.sha, '--not', ...bases]);
    child.stdin.end();
    const ended = ending(child, request.signal);
    const named = [];
    let isCut = false;
    const read = (async () => {
        let commit;
        for await (const line of separatedBy(child.stdout, newline)) {
            const [, oid = '', gap, path = ''] = /^([0-9a-f]+)( ?)(.*)$/s.exec(line.toString()) ?? [];
            if (gap === '')
                commit = oid;
            else if (path !== '' && !seen.has(oid)) {
                seen.add(oid);
                named.push({ oid, path, commit });
            }
            isCut = named.length >= limits.objects;
            if (isCut)
                break;
        }
    })();
    await Promise.all([ended.catch(() => undefined), text(child.stderr), read.finally(() => child.kill('SIGKILL'))]);
    return { named, isCut };
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
            if (type === 'blob')
                sizes.set(oid, Number(size));
        }
    })();
    await Promise.all([ended, text(child.stderr), read, fed]).finally(() => child.kill('SIGKILL'));
    return named.flatMap((one) => {
        const bytes = sizes.get(one.oid);
        return bytes === undefined ? [] : [{ ...one, bytes }];
    });
}
function withinLimits(blobs) {
    let total = 0;
    return blobs.slice(0, limits.blobs).filter(({ bytes }) => {
        const isIn = bytes <= limits.blobBytes && total + bytes <= limits.bytes;
        if (isIn)
            total += bytes;
        return isIn;
    });
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/git/links.js
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

;// CONCATENATED MODULE: ./build/git/paths.js
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
function refusalOf(path) {
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
    const plain = part
        .replaceAll(ignoredByFileSystems, '')
        .toLowerCase()
        .replace(/:.*$/, '')
        .replace(/[. ]+$/, '');
    return plain === '.git' || plain === 'git~1';
}
function showBytes(raw) {
    return raw.toString('latin1').replaceAll(/[^\x20-\x7e]/g, (character) => {
        return `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
    });
}

;// CONCATENATED MODULE: ./build/git/tree-writer.js
/** Writes the contents of a commit's files: each under its name, or, where that cannot be, under a number. */


/** How much is held in memory between two rounds of writing. */
const batchFiles = 64;
const batchBytes = (/* unused pure expression or super */ null && (16 * 1024 * 1024));
/** The whole pointer, so that nothing else can pass for one. See https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md */
const lfsPointer = /^version https?:\/\/[\w.-]+\/spec\/v\d+\n(?:ext-\d+-[\w.-]+ sha256:[0-9a-f]{64}\n)*oid sha256:[0-9a-f]{64}\nsize \d+\n$/;
const lfsPointerBytes = 1024;
/** Errors that the name of a file can cause on the file system at hand. */
const namingErrors = new Set(['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'EINVAL', 'EILSEQ']);
/** Collects files and writes them in parallel once a round is full. */
function tree_writer_createTreeWriter(place) {
    const written = { files: [], odd: [], links: [], old: [], skips: [] };
    const write = itemWriter(place, written);
    let round = [];
    let roundBytes = 0;
    const flush = async () => {
        const full = round;
        round = [];
        roundBytes = 0;
        await Promise.all(full.map(write));
    };
    const add = async (entry, content) => {
        if (content.length <= lfsPointerBytes && lfsPointer.test(content.toString('latin1'))) {
            if (entry.kind !== 'old')
                written.skips.push({ reason: 'Git LFS pointer: the file behind it was not scanned', filePath: entry.path });
            return;
        }
        round.push({ entry, content });
        roundBytes += content.length;
        if (round.length >= batchFiles || roundBytes >= batchBytes)
            await flush();
    };
    return { ...written, add, flush };
}
function itemWriter({ destination, spareFolder }, written) {
    const writeNamed = namedWriter(destination);
    const writeSpare = spareFolder === undefined ? async () => undefined : spareWriter(spareFolder);
    return async ({ entry: { path, kind, commit }, content }) => {
        if (kind === 'file' && (await writeNamed(path, content))) {
            written.files.push(path);
            return;
        }
        const stored = await writeSpare(content);
        if (kind === 'link')
            written.links.push({ path, stored: stored ?? '', target: content.toString() });
        else if (stored !== undefined && kind === 'old')
            written.old.push({ path, stored, commit });
        else if (stored !== undefined)
            written.odd.push({ path, stored });
        else if (kind === 'file')
            written.skips.push({ reason: 'A file was not scanned: its name cannot be written', filePath: path });
    };
}
function spareWriter(folder) {
    let count = 0;
    return async (content) => {
        const stored = join(folder, String(count++));
        await writeFile(stored, content, { flag: 'wx', mode: 0o600 });
        return stored;
    };
}
/** False when the file system does not take the name, or holds it for another's. */
function namedWriter(destination) {
    const folders = new Map();
    return async (path, content) => {
        const target = join(destination, path);
        const folder = dirname(target);
        const made = folders.get(folder) ?? mkdir(folder, { recursive: true, mode: 0o700 });
        folders.set(folder, made);
        try {
            await made;
            // `wx`: two names that the file system holds for one must not overwrite each other.
            await writeFile(target, content, { flag: 'wx', mode: 0o600 });
            return true;
        }
        catch (error) {
            if (!namingErrors.has(error.code ?? ''))
                throw error;
            return false;
        }
    };
}

;// CONCATENATED MODULE: ./build/git/export.js
/** Writes the files of one commit into a folder, byte for byte as the commit holds them: no filter, no attribute, no link. */











/** Files above this are reported, not scanned: a scanner would need minutes, and sources are never that large. */
const maximumFileBytes = (/* unused pure expression or super */ null && (10 * 1024 * 1024));
/** A tree can name one blob a million times; without a limit a small push would fill the disk. */
const maximumTreeBytes = (/* unused pure expression or super */ null && (4 * 1024 ** 3));
const maximumTreeFiles = 500_000;
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
    const written = await writeBlobs(request, [...needed, ...old]);
    const links = judgeLinks(written.links, paths);
    const left = [...skips, ...written.skips, ...links.skips];
    return {
        contents,
        files: written.files.sort(),
        odd: written.odd,
        links: written.links,
        old: written.old,
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
            hint: 'Scan a full clone: a partial clone (`--filter`) lacks file contents.',
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
/** Streams all blobs through one `git cat-file --batch` and writes them in rounds, so that memory stays bounded. */
async function writeBlobs(request, blobs) {
    if (request.signal.aborted)
        throw cancelled(request.signal);
    const child = await startGit(request, ['cat-file', '--batch', '--buffer']);
    const ended = ending(child, request.signal);
    const errors = text(child.stderr);
    const fed = pipeline(Readable.from(oidLines(blobs)), child.stdin).catch(() => undefined);
    const writer = createTreeWriter(request);
    const read = (async () => {
        const reader = recordReader(child.stdout);
        for (const blob of blobs)
            await writer.add(blob, await readBlob(reader, blob));
        await writer.flush();
    })();
    const [code, message] = await Promise.all([ended, errors, read, fed]).finally(() => child.kill('SIGKILL'));
    if (code !== 0)
        throw unreadable(request.sha, message);
    return writer;
}
function* oidLines(blobs) {
    for (const { oid } of blobs)
        yield `${oid}\n`;
}
async function readBlob(reader, blob) {
    const header = await reader.line();
    if (header !== `${blob.oid} blob ${blob.bytes}`) {
        throw new GateError('SCAN_FAILED', `The repository does not hold the contents of ${blob.path}`, {
            hint: 'Check the repository with `git fsck`, or clone it anew.',
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

;// CONCATENATED MODULE: ./build/git/checkout.js
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
        hint: 'Give the path of a folder that `git clone` or `git init` made, with at least one commit.',
    });
}
const withoutNewline = (line) => line.replace(/\r?\n$/, '');
const firstLine = (lines) => lines.split('\n', 1)[0]?.replace(/^fatal: /, '') ?? '';


/***/ }),

/***/ 8772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  zy: () => (/* binding */ readHead),
  o$: () => (/* binding */ readSource),
  H1: () => (/* binding */ startEmbedded)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/git/checkout.js + 6 modules
var git_checkout = __webpack_require__(9027);
;// CONCATENATED MODULE: ./build/service/providers.js
/** Where a repository is hosted, told from its address. */
/** The interface names "four provider identifiers" without spelling them; `git` stands for any other place. */
const providers = ['github', 'gitlab', 'bitbucket', 'azure_devops', 'git'];
const hosts = [
    [/(^|\.)github\./, 'github'],
    [/(^|\.)gitlab\./, 'gitlab'],
    [/(^|\.)bitbucket\./, 'bitbucket'],
    [/(^|\.)(dev\.azure|visualstudio)\.com$/, 'azure_devops'],
];
/** For an address of any of git's forms, a local path included. */
function providerOf(vcsUrl) {
    const host = /^(?:[a-z+]+:\/\/)?(?:[^@/]*@)?([^/:]+)[:/]/i.exec(vcsUrl)?.[1]?.toLowerCase() ?? '';
    return hosts.find(([pattern]) => pattern.test(host))?.[1] ?? 'git';
}
/** The address without what could be a secret: a remote often carries a token before its host. */
function withoutCredentials(vcsUrl) {
    return vcsUrl.replace(/^(https?:\/\/)[^/]*@/i, '$1').replace(/^([a-z+]+:\/\/[^/@:]*):[^/]*@/i, '$1@');
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: ./node_modules/@hono/node-server/dist/index.mjs + 2 modules
var dist = __webpack_require__(6652);
// EXTERNAL MODULE: ./node_modules/hono/dist/index.js + 21 modules
var hono_dist = __webpack_require__(4726);
// EXTERNAL MODULE: ./build/api/endpoints.js
var endpoints = __webpack_require__(8905);
// EXTERNAL MODULE: ./build/api/schemas.js
var schemas = __webpack_require__(4015);
;// CONCATENATED MODULE: ./build/service/http/handler.js
/** Documented for `GET /organizations`; "Defaults for these on lists other than organizations: not shown". */
const defaultPaging = { page: 1, limit: 20 };
function pagingOf(args) {
    return { page: args.page ?? defaultPaging.page, limit: args.limit ?? defaultPaging.limit };
}
/** The envelope's pagination of a page of a list. */
function describePage({ page, limit }, total) {
    const totalPages = Math.ceil(total / limit);
    return { page, limit, total, totalPages, hasNext: page < totalPages, hasPrev: page > 1 };
}
function refuse(code, message, details) {
    return { refused: code, message, ...(details !== undefined && { details }) };
}
function isRefusal(value) {
    return 'refused' in value;
}

;// CONCATENATED MODULE: ./build/service/http/scopes.js
/** The scopes of API keys (interface, "Authentication"): `resource:action`; manage implies write, and write read. */
const actions = ['read', 'write', 'manage'];
const resources = {
    organization: { plural: 'organizations', actions },
    repository: { plural: 'repositories', actions },
    scan: { plural: 'scans', actions },
    violation: { plural: 'violations', actions },
    user: { plural: 'users', actions },
    integration: { plural: 'integrations', actions: ['read', 'write'] },
    'api-key': { plural: 'api-keys', actions: ['read', 'write'] },
    webhook: { plural: 'webhooks', actions: ['read', 'write'] },
};
const allScopes = Object.entries(resources).flatMap(([name, resource]) => resource.actions.map((action) => `${name}:${action}`));
/** Whether a key with these scopes may do what asks for `needed`. */
function permits(scopes, needed) {
    const [resource, action] = needed.split(':');
    return scopes.some((scope) => {
        const [owned, level] = scope.split(':');
        return owned === resource && rankOf(level) >= rankOf(action);
    });
}
function rankOf(action) {
    return actions.indexOf(action);
}
/**
 * What the validation endpoint lists as `permissions`: each permitted action with the resource in the plural, because
 * its "sample uses the form read:scans and write:scans, which differs from the scope form".
 */
function permissionsOf(scopes) {
    return Object.entries(resources).flatMap(([name, resource]) => resource.actions
        .filter((action) => permits(scopes, `${name}:${action}`))
        .map((action) => `${action}:${resource.plural}`));
}

;// CONCATENATED MODULE: ./build/service/handlers/organizations.js

const listOrganizations = ({ args }, { store }) => {
    const { name } = store.organization;
    const isWanted = name.toLowerCase().includes((args.search ?? '').toLowerCase()) && args.status !== 'inactive';
    const all = isWanted ? [describeOrganization(store.organization)] : [];
    const paging = pagingOf(args);
    return { items: paging.page === 1 ? all : [], total: all.length, paging };
};
function describeOrganization(record) {
    return { ...record, planType: 'FREE', isPersonal: true, usageBalance: 0 };
}

;// CONCATENATED MODULE: ./build/service/handlers/cli.js
/** GET /cli/auth/validate and GET /cli/info. */






/** The embedded service knows no people; whoever holds its key is this user. */
const localUser = { id: 'user_local', email: 'user@localhost', name: 'Local user' };
const validateKey = ({ key }, { store, now }) => ({
    record: {
        valid: true,
        user: localUser,
        organizations: [describeOrganization(store.organization)],
        permissions: permissionsOf(key?.scopes ?? []),
        authenticatedAt: now().toISOString(),
    },
});
const getCliInfo = (_, { version, baseUrl }) => ({
    record: {
        cli: {
            name: 'scan-gate',
            version,
            supportedPlatforms: ['linux', 'darwin', 'win32'],
            supportedArchitectures: ['x64', 'arm64'],
        },
        api: { version: 'v1', baseUrl: baseUrl(), endpoints: listEndpoints() },
        supportedFormats: ['json', 'sarif', 'html', 'markdown'],
        supportedProviders: [...providers],
        capabilities: { scanTypes: [...schemas/* scanTypes */.vz], openapi: '/openapi.json' },
    },
    pagination: describePage(pagingOf({}), 1),
});
function listEndpoints() {
    return Object.fromEntries(Object.entries(endpoints/* endpoints */.v).map(([name, { method, path }]) => [name, `${method} ${path}`]));
}

;// CONCATENATED MODULE: ./build/service/handlers/health.js
/** GET /health: whether the service can do its work. */

const getHealth = (_, { store, now, version }) => {
    if (!store.isUp())
        return refuse('SERVICE_UNAVAILABLE', 'The database does not answer.', { database: 'down' });
    return {
        record: {
            status: 'healthy',
            version,
            timestamp: now().toISOString(),
            // `memory` stands where the interface has its cache store: this service keeps in memory what others cache.
            services: { database: 'up', memory: 'up' },
        },
    };
};

;// CONCATENATED MODULE: ./build/service/handlers/repositories.js

const listRepositories = ({ args }, { store }) => {
    const paging = pagingOf(args);
    const { items, total } = store.repositories.list(args, paging);
    return { items: items.map(describeItem), total, paging };
};
const getRepository = ({ args }, { store }) => {
    const repository = store.repositories.find(args.repository_id);
    return repository === undefined ? unknownRepository() : { record: describeDetail(repository) };
};
/** "Response body: not shown": the detail and the settings as they are now. */
const updateRepository = ({ args }, { store }) => {
    if (store.repositories.find(args.repository_id) === undefined)
        return unknownRepository();
    const settings = { autoScanOnPush: args.auto_scan_on_push, autoScanOnPr: args.auto_scan_on_pr };
    store.repositories.update(args.repository_id, settings);
    const repository = store.repositories.find(args.repository_id);
    if (repository === undefined)
        return unknownRepository();
    const { autoScanOnPush, autoScanOnPr } = repository;
    return {
        record: { ...describeDetail(repository), auto_scan_on_push: autoScanOnPush, auto_scan_on_pr: autoScanOnPr },
    };
};
function unknownRepository() {
    return refuse('NOT_FOUND', 'There is no repository with this repository_id.');
}
function describeItem(repository) {
    return {
        repository_id: repository.id,
        name: repository.name,
        vcs_provider: repository.provider,
        default_branch: repository.defaultBranch,
        last_scan_at: repository.lastScanAt,
        security_score: scoreOf(repository),
    };
}
function describeDetail(repository) {
    const { critical, high, medium, low, info } = repository.open;
    return {
        ...describeItem(repository),
        vcs_url: repository.vcsUrl,
        total_violations: critical + high + medium + low + info,
        violations_by_severity: { critical, high, medium, low },
        created_at: repository.createdAt,
    };
}
/** What one open violation takes from 100. */
const penalties = { critical: 25, high: 10, medium: 3, low: 1 };
/** 0 to 100, from open violations; null before a first scan, because nobody has looked. */
function scoreOf({ open, lastScanAt }) {
    if (lastScanAt === null)
        return null;
    const { critical, high, medium, low } = penalties;
    return Math.max(0, 100 - critical * open.critical - high * open.high - medium * open.medium - low * open.low);
}

;// CONCATENATED MODULE: ./build/service/handlers/scans.js


const listScans = ({ args }, { store }) => {
    const paging = pagingOf(args);
    const { items, total } = store.scans.list({ ...args, repositoryId: args.repository_id }, paging);
    return {
        items: items.map(({ id, status, createdAt }) => ({ scan_id: id, status, created_at: createdAt })),
        total,
        paging,
    };
};
/** The branch becomes a commit here and now, so that what was asked for is what is scanned. */
const startScan = async ({ args }, { store, resolveBranch, enqueue }) => {
    const repository = store.repositories.find(args.repository_id);
    if (repository === undefined)
        return unknownRepository();
    if (repository.status !== 'active') {
        return refuse('CONFLICT', `The repository is ${repository.status}: this service was started without it.`);
    }
    const branch = args.branch ?? repository.defaultBranch;
    const commitSha = isPlausible(branch) ? await resolveBranch(repository.id, branch) : undefined;
    if (commitSha === undefined) {
        return refuse('NOT_FOUND', `The repository has no branch ${JSON.stringify(branch.slice(0, maxBranchLength))}.`);
    }
    const scan = store.scans.create({ repositoryId: repository.id, branch, commitSha });
    enqueue(scan);
    return { record: describeStarted(scan) };
};
const getScan = ({ args }, { store }) => {
    const scan = store.scans.find(args.scan_id);
    return scan === undefined
        ? refuse('NOT_FOUND', 'There is no scan with this scan_id.')
        : { record: scans_describeDetail(scan) };
};
/** Git's own limit is that of a path component with `.lock` behind it. */
const maxBranchLength = 250;
/** Whether git could have a branch of this name; git's rule 4 refuses control characters. */
function isPlausible(branch) {
    return branch.length <= maxBranchLength && !/[\x00-\x1f\x7f]/.test(branch);
}
function describeStarted(scan) {
    return {
        scan_id: scan.id,
        status: scan.status,
        repository_id: scan.repositoryId,
        branch: scan.branch,
        created_at: scan.createdAt,
    };
}
function scans_describeDetail(scan) {
    return {
        ...describeStarted(scan),
        violations: scan.counts,
        started_at: scan.startedAt,
        completed_at: scan.completedAt,
        commit_sha: scan.commitSha,
        ...(scan.error !== null && { error: scan.error }),
        ...(scan.coverage !== null && { coverage: scan.coverage }),
        ...(scan.diagnostics !== null && { diagnostics: scan.diagnostics }),
        ...(scan.languages !== null && { languages: scan.languages }),
    };
}

;// CONCATENATED MODULE: ./build/service/handlers/violations.js
/** GET /violations, GET /violations/{violation_id} and POST /violations/{violation_id}/suppress. */


const statusOf = {
    open: 'OPEN',
    fixed: 'FIXED',
    ignored: 'ACCEPTED_RISK',
    false_positive: 'FALSE_POSITIVE',
};
const listViolations = ({ args }, { store }) => {
    const paging = pagingOf(args);
    const filter = {
        repositoryId: args.repository_id,
        severities: args.severity === undefined ? undefined : severitiesOf(args.severity),
        status: args.status === undefined ? undefined : statusOf[args.status],
    };
    const { items, total } = store.violations.list(filter, paging);
    return { items: items.map(violations_describeItem), total, paging };
};
const getViolation = ({ args }, { store }) => {
    const violation = store.violations.find(args.violation_id);
    return violation === undefined ? unknownViolation() : { record: violations_describeDetail(violation) };
};
/**
 * "The status it results in: not shown": ACCEPTED_RISK, which says no more than that somebody answers for it; a reason
 * alone does not say that the finding is wrong. Suppressing again replaces the reason. The reply is the detail and the
 * justification ("Response body: not shown").
 */
const suppressViolation = ({ args }, { store }) => {
    const violation = store.violations.find(args.violation_id);
    if (violation === undefined)
        return unknownViolation();
    const justification = args.justification.trim();
    if (justification === '') {
        return refuse('VALIDATION_ERROR', '"justification" in the body is not valid: it is blank.', {
            in: 'body',
            issues: [{ field: 'justification', message: 'it is blank' }],
        });
    }
    if (violation.status === 'FIXED')
        return refuse('CONFLICT', 'The violation is FIXED: nothing is left to suppress.');
    store.violations.suppress(violation.id, 'ACCEPTED_RISK', justification);
    return { record: { ...violations_describeDetail({ ...violation, status: 'ACCEPTED_RISK' }), justification } };
};
function unknownViolation() {
    return refuse('NOT_FOUND', 'There is no violation with this violation_id.');
}
function severitiesOf(list) {
    const words = new Set(list.split(','));
    return schemas/* severityFilters */.$l.filter((word) => words.has(word));
}
function violations_describeItem(violation) {
    return {
        violation_id: violation.id,
        title: violation.title,
        severity: violation.severity,
        cvss_score: violation.cvssScore,
        // No engine reports an exploitation probability.
        epss_score: null,
        type: violation.type,
        status: violation.status,
        // Without a path: of no file that the commit has.
        file_path: violation.filePath === '' ? null : violation.filePath,
        line_number: violation.line,
    };
}
function violations_describeDetail(violation) {
    return {
        ...violations_describeItem(violation),
        description: violation.description,
        cwe: violation.cwe,
        code_snippet: violation.codeSnippet,
        remediation: violation.remediation,
        first_detected: violation.firstDetected,
        last_seen: violation.lastSeen,
    };
}

// EXTERNAL MODULE: ./build/service/engines/fingerprint.js
var engines_fingerprint = __webpack_require__(8596);
;// CONCATENATED MODULE: ./build/service/store/identifiers.js
/** Opaque identifiers: a word that says what it names, and 96 bits; random, but for violations. */


const hexDigits = 24;
function newIdentifier(prefix) {
    return `${prefix}_${(0,external_node_crypto_.randomBytes)(hexDigits / 2).toString('hex')}`;
}
/**
 * The same for the same problem in every run, database and machine, so that exceptions and baselines hold. Only of two
 * repositories in one service that have the same problem in the same place does the later one get another identifier.
 */
function violationId({ type, fingerprint }, owner, isTaken) {
    const plain = [type, fingerprint];
    const candidates = [plain, [...plain, owner.vcs_url], [...plain, owner.vcs_url, owner.path]];
    const ids = candidates.map((parts) => `vio_${(0,engines_fingerprint/* fingerprintOf */.ax)(parts).slice(0, hexDigits)}`);
    return ids.find((id) => !isTaken(id)) ?? newIdentifier('vio');
}

// EXTERNAL MODULE: ./node_modules/@hono/zod-openapi/dist/index.mjs + 79 modules
var zod_openapi_dist = __webpack_require__(7995);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var classic_schemas = __webpack_require__(5156);
// EXTERNAL MODULE: ./build/api/assumptions.js
var assumptions = __webpack_require__(8375);
;// CONCATENATED MODULE: ./build/service/http/request.js


/** The service's own choice: "Payload size limits … not shown". */
const maxBodyBytes = 1024 * 1024;
/** Path parameters, query and body as one flat object, or a VALIDATION_ERROR that names what is wrong. */
async function readArguments(endpoint, raw) {
    const query = readQuery(endpoint, raw.url.searchParams);
    if (isRefusal(query))
        return query;
    const body = await readBody(endpoint, raw.request);
    if (isRefusal(body))
        return body;
    return { ...query, ...body, ...raw.path };
}
/** The name on the wire of a parameter that the endpoint table names in its own words. */
function wireName(endpoint, name) {
    const assumption = endpoint.assumedNames?.[name];
    return assumption === undefined ? name : assumptions/* defaultAssumptions */.ad[assumption];
}
/** Parameters that the endpoint does not know are passed over, as services do; a known one must be right and single. */
function readQuery(endpoint, parameters) {
    if (endpoint.query === undefined)
        return {};
    const values = {};
    for (const name of Object.keys(endpoint.query.shape)) {
        const wire = wireName(endpoint, name);
        const [text, ...more] = parameters.getAll(wire);
        if (more.length > 0)
            return invalid('query', [{ field: wire, message: 'given more than once' }]);
        if (text !== undefined)
            values[name] = text;
    }
    const parsed = endpoint.query.safeParse(values);
    if (!parsed.success)
        return invalid('query', issuesOf(parsed.error, (name) => wireName(endpoint, name)));
    return refuseOddNumbers(endpoint, values, parsed.data) ?? parsed.data;
}
/** `1e1`, `0x10` and ` 7` are numbers to JavaScript; in a query only plain decimal digits are. */
function refuseOddNumbers(endpoint, texts, parsed) {
    const odd = Object.keys(parsed).filter((name) => typeof parsed[name] === 'number' && `${parsed[name]}` !== texts[name]);
    if (odd.length === 0)
        return undefined;
    const message = 'expected a whole number in decimal digits';
    return invalid('query', odd.map((name) => ({ field: wireName(endpoint, name), message })));
}
async function readBody(endpoint, request) {
    if (endpoint.body === undefined)
        return {};
    const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/json') {
        return invalid('headers', [{ field: 'content-type', message: 'expected application/json' }]);
    }
    const bytes = await readBytes(request);
    if (bytes === undefined) {
        const message = `The request body is larger than ${maxBodyBytes} bytes.`;
        return { ...refuse('VALIDATION_ERROR', message, { in: 'body', maxBytes: maxBodyBytes }), status: 413 };
    }
    const json = parseJson(bytes);
    if (json === undefined)
        return invalid('body', [{ field: '', message: 'not valid JSON in UTF-8' }]);
    const parsed = endpoint.body.safeParse(json.value);
    return parsed.success ? parsed.data : invalid('body', issuesOf(parsed.error));
}
/** Undefined when the body is larger than allowed; what is beyond is not read. */
async function readBytes(request) {
    if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes)
        return undefined;
    const chunks = [];
    let length = 0;
    for await (const chunk of request.body ?? []) {
        length += chunk.byteLength;
        if (length > maxBodyBytes)
            return undefined;
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
function parseJson(bytes) {
    try {
        return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
    }
    catch {
        return undefined;
    }
}
function issuesOf(error, name = (field) => field) {
    return error.issues.flatMap((issue) => {
        const field = issue.path.map((part) => name(String(part))).join('.');
        if (issue.code !== 'unrecognized_keys')
            return [{ field, message: issue.message }];
        return issue.keys.map((key) => ({ field: field === '' ? key : `${field}.${key}`, message: 'unknown field' }));
    });
}
const maxIssues = 20;
const maxEchoedLength = 200;
/** "Shape of error.details for validation errors: not shown": where the fault is, and each field with its fault. */
function invalid(place, issues) {
    const shown = issues.slice(0, maxIssues).map(({ field, message }) => ({
        field: field.slice(0, maxEchoedLength),
        message: message.slice(0, maxEchoedLength),
    }));
    const [first] = shown;
    const subject = first === undefined || first.field === '' ? `The ${place}` : `"${first.field}" in the ${place}`;
    return refuse('VALIDATION_ERROR', `${subject} is not valid: ${first?.message}.`, { in: place, issues: shown });
}

;// CONCATENATED MODULE: ./build/service/http/openapi.js
/** The OpenAPI 3.1 description of the service, from the endpoint table and its schemas. */





const keyScheme = 'apiKey';
const json = (schema) => ({ 'application/json': { schema } });
function describeApi(baseUrl) {
    const app = new zod_openapi_dist/* OpenAPIHono */.fX();
    const registry = app.openAPIRegistry;
    registry.registerComponent('securitySchemes', keyScheme, { type: 'apiKey', in: 'header', name: 'X-API-Key' });
    for (const [name, endpoint] of Object.entries(endpoints/* endpoints */.v)) {
        registry.registerPath({
            operationId: name,
            method: endpoint.method.toLowerCase(),
            path: endpoint.path,
            tags: [tagOf(endpoint.path)],
            security: endpoint.scope === 'none' ? [] : [{ [keyScheme]: [] }],
            request: requestOf(endpoint),
            responses: responsesOf(endpoint),
        });
    }
    return app.getOpenAPI31Document({
        openapi: '3.1.0',
        info: { title: 'Security scanning service', version: '1.0.0' },
        servers: [{ url: baseUrl }],
    });
}
/** The interface's tags: Organizations, Repositories, Scans, Violations, CLI, System. */
function tagOf(path) {
    const [, first = ''] = path.split('/');
    if (first === 'cli')
        return 'CLI';
    return first === 'health' ? 'System' : `${first.charAt(0).toUpperCase()}${first.slice(1)}`;
}
function requestOf(endpoint) {
    const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const query = Object.entries(endpoint.query?.shape ?? {});
    return {
        params: classic_schemas.object(Object.fromEntries(names.map((name) => [name, classic_schemas.string()]))),
        query: classic_schemas.object(Object.fromEntries(query.map(([name, schema]) => [wireName(endpoint, name), schema]))),
        ...(endpoint.body !== undefined && { body: { required: true, content: json(endpoint.body) } }),
    };
}
const refusals = { 400: 'Not valid', 401: 'No valid key', 403: 'Scope missing', 404: 'Not found', 429: 'Rate limited' };
function responsesOf(endpoint) {
    const failed = Object.entries(refusals).map(([status, description]) => [
        status,
        { description, content: json(schemas/* errorBody */.t4) },
    ]);
    const success = { description: 'Success', content: json(answerOf(endpoint)) };
    return { ...Object.fromEntries(failed), [endpoint.success]: success };
}
/** The whole body of a successful answer, in the endpoint's style. */
function answerOf({ answer, list, style }) {
    if (style === 'bare') {
        return list === undefined ? answer : classic_schemas.object({ [list]: classic_schemas.array(answer), pagination: schemas/* listPagination */.J2 });
    }
    return classic_schemas.object({
        success: classic_schemas.literal(true),
        data: list === undefined ? answer : classic_schemas.array(answer),
        pagination: list === undefined ? schemas/* envelopePagination */.jJ.optional() : schemas/* envelopePagination */.jJ,
        meta: schemas/* responseMeta */.Nd,
    });
}

;// CONCATENATED MODULE: ./build/service/http/rate-limit.js
/** A rate limit of so many requests in a fixed window of time, counted for each caller. */
function startLimiter({ requests, windowSeconds }) {
    const windowMs = windowSeconds * 1000;
    const windows = new Map();
    return (caller, now) => {
        const time = now.getTime();
        const current = windows.get(caller);
        // A clock that was set back must not lock a caller out.
        const isCurrent = current !== undefined && time >= current.since && time < current.since + windowMs;
        const window = isCurrent ? current : { since: time, count: 0 };
        windows.set(caller, window);
        if (window.count >= requests)
            return Math.max(1, Math.ceil((window.since + windowMs - time) / 1000));
        window.count += 1;
        return undefined;
    };
}

;// CONCATENATED MODULE: ./build/service/http/app.js
/** The embedded service over HTTP: routes from the endpoint table, keys, limits, and the two styles of answers. */














const basePath = '/api/v1';
const handlers = {
    listOrganizations: listOrganizations,
    validateKey: validateKey,
    getCliInfo: getCliInfo,
    getHealth: getHealth,
    listRepositories: listRepositories,
    getRepository: getRepository,
    updateRepository: updateRepository,
    listScans: listScans,
    startScan: startScan,
    getScan: getScan,
    listViolations: listViolations,
    getViolation: getViolation,
    suppressViolation: suppressViolation,
};
/** "HTTP statuses of the remaining codes: not shown" for all but UNAUTHORIZED, FORBIDDEN and RATE_LIMIT_EXCEEDED. */
const statuses = {
    UNAUTHORIZED: 401,
    FORBIDDEN: 403,
    INVALID_API_KEY: 401,
    EXPIRED_API_KEY: 401,
    INSUFFICIENT_SCOPE: 403,
    VALIDATION_ERROR: 400,
    INVALID_INPUT: 400,
    NOT_FOUND: 404,
    ALREADY_EXISTS: 409,
    CONFLICT: 409,
    RATE_LIMIT_EXCEEDED: 429,
    INTERNAL_ERROR: 500,
    SERVICE_UNAVAILABLE: 503,
    TIMEOUT: 504,
};
function createApp({ services, rateLimit, log }) {
    const app = new hono_dist/* Hono */.$();
    const admit = startAdmission(services, rateLimit);
    for (const name of Object.keys(endpoints/* endpoints */.v)) {
        const endpoint = endpoints/* endpoints */.v[name];
        const route = `${basePath}${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
        app.on(endpoint.method, route, (context) => answer({ name, context, services, admit }));
    }
    app.get(`${basePath}/openapi.json`, (context) => context.json(describeApi(services.baseUrl())));
    app.notFound((context) => sendRefusal(context, services, refuse('NOT_FOUND', 'There is no such endpoint.')));
    app.onError((error, context) => {
        log?.(`${context.req.method} ${context.req.path}: ${error.message}`);
        return sendRefusal(context, services, refuse('INTERNAL_ERROR', 'The service failed to answer this request.'));
    });
    return app;
}
function startAdmission(services, rateLimit) {
    const limit = rateLimit === undefined ? undefined : startLimiter(rateLimit);
    return (endpoint, context) => {
        if (endpoint.scope === 'none')
            return { key: undefined };
        const value = context.req.header('X-API-Key');
        const key = value === undefined ? undefined : services.store.keys.authenticate(value, services.now());
        // All callers without a key share one count, so that guessing is limited too.
        const retryAfter = limit?.(key?.id ?? 'no key', services.now());
        if (retryAfter !== undefined)
            return refuse('RATE_LIMIT_EXCEEDED', 'Too many requests.', { retryAfter });
        if (key === undefined)
            return refuse('UNAUTHORIZED', 'The X-API-Key header is missing or holds no valid key.');
        if (endpoint.scope !== 'any key' && !permits(key.scopes, endpoint.scope)) {
            return refuse('FORBIDDEN', `The key lacks the scope ${endpoint.scope}.`, { requiredScope: endpoint.scope });
        }
        return { key };
    };
}
async function answer({ name, context, services, admit }) {
    const endpoint = endpoints/* endpoints */.v[name];
    const admission = admit(endpoint, context);
    if (isRefusal(admission))
        return sendRefusal(context, services, admission);
    const raw = { path: context.req.param(), url: new URL(context.req.url) };
    const args = await readArguments(endpoint, { ...raw, request: context.req.raw });
    if (isRefusal(args))
        return sendRefusal(context, services, args);
    const handle = handlers[name];
    const reply = await handle({ args, key: admission.key }, services);
    if (isRefusal(reply))
        return sendRefusal(context, services, reply);
    return send(context, endpoint.success, bodyOf(endpoint, reply, metaOf(services)));
}
function bodyOf({ style, list = 'items' }, reply, meta) {
    if ('record' in reply) {
        if (style === 'bare')
            return reply.record;
        const { record: data, pagination } = reply;
        return { success: true, data, ...(pagination !== undefined && { pagination }), meta };
    }
    const { items, total, paging } = reply;
    if (style === 'bare')
        return { [list]: items, pagination: { page: paging.page, total } };
    return { success: true, data: items, pagination: describePage(paging, total), meta };
}
function metaOf({ store, now }) {
    return {
        timestamp: now().toISOString(),
        version: 'v1',
        requestId: newIdentifier('req'),
        organizationId: store.organization.id,
    };
}
function sendRefusal(context, services, refusal) {
    const { refused: code, message, details, status = statuses[code] } = refusal;
    if (typeof details?.retryAfter === 'number')
        context.header('Retry-After', String(details.retryAfter));
    // What is left of a body that is too large is not read.
    if (status === 413)
        context.header('Connection', 'close');
    const error = { code, message, ...(details !== undefined && { details }) };
    return send(context, status, { success: false, error, meta: metaOf(services) });
}
function send(context, status, body) {
    context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
    return context.json(body, status);
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./build/service/runner.js
/** Takes scans from PENDING through SCANNING to COMPLETED or FAILED, in the order in which they were asked for. */


const stoppedText = 'interrupted: the service was stopped';
function startRunner(options) {
    const state = { options, abort: new AbortController(), queue: [], running: new Map(), work: new Set() };
    return {
        enqueue: (scan) => {
            state.queue.push(scan);
            advance(state);
        },
        idle: async () => {
            while (state.running.size > 0)
                await Promise.all(state.running.values());
        },
        stop: () => stop(state),
    };
}
/** Starts what may start now. */
function advance(state) {
    const { options, queue, running, abort } = state;
    if (abort.signal.aborted) {
        for (const scan of queue.splice(0))
            fail(state, scan, stoppedText);
        return;
    }
    while (running.size < (options.concurrency ?? 1)) {
        const index = queue.findIndex(({ repositoryId }) => !running.has(repositoryId));
        const [next] = index < 0 ? [] : queue.splice(index, 1);
        if (next === undefined)
            return;
        const end = run(state, next).finally(() => {
            running.delete(next.repositoryId);
            advance(state);
        });
        running.set(next.repositoryId, end);
    }
}
/** Never rejects. */
async function run(state, scan) {
    const { options, abort } = state;
    try {
        // The answer to the request that asked for this scan goes out first.
        await (0,promises_.setImmediate)(undefined, { signal: abort.signal });
        options.store.scans.start(scan.id);
        await (0,promises_.setTimeout)(options.delayMs ?? 0, undefined, { signal: abort.signal });
        const result = await work(state, scan);
        const merged = options.store.scans.complete(scan.id, result);
        announce(state, scan.id, merged);
    }
    catch (error) {
        fail(state, scan, abort.signal.aborted ? stoppedText : describeFailure(state, scan, error));
    }
}
/** The scan's result; rejects as soon as the runner stops, whether or not the scan heeds its signal. */
async function work(state, scan) {
    const { signal } = state.abort;
    const job = { path: pathOf(state, scan), sha: scan.commitSha };
    const stopped = Promise.withResolvers();
    const onAbort = () => stopped.reject(signal.reason);
    signal.addEventListener('abort', onAbort);
    const started = (async () => state.options.scan(job, signal))();
    const settled = Promise.allSettled([started]);
    state.work.add(settled);
    void settled.then(() => state.work.delete(settled));
    try {
        return await Promise.race([started, stopped.promise]);
    }
    finally {
        signal.removeEventListener('abort', onAbort);
    }
}
function pathOf({ options }, scan) {
    return options.store.repositories.find(scan.repositoryId)?.path ?? '';
}
function fail(state, scan, text) {
    try {
        state.options.store.scans.fail(scan.id, text);
        announce(state, scan.id, undefined);
    }
    catch (error) {
        // The store itself fails; when it is opened again, the scan becomes FAILED there.
        state.options.log?.(`scan ${scan.id} could not be marked FAILED: ${messageOf(error)}`);
    }
}
const maxErrorLength = 500;
/** For the record of the scan: what a user can act on, without the places of this machine. */
function describeFailure(state, scan, error) {
    const message = messageOf(error);
    state.options.log?.(`scan ${scan.id} failed: ${message}`);
    const text = error instanceof errors/* GateError */.ue ? message : `unexpected error: ${message}`;
    const path = pathOf(state, scan);
    const told = path === '' ? text : text.replaceAll(path, '(repository)');
    return told.replace(/[\x00-\x1f\x7f]+/g, ' ').slice(0, maxErrorLength);
}
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}
function announce({ options }, id, merged) {
    const scan = options.store.scans.find(id);
    const repository = scan === undefined ? undefined : options.store.repositories.find(scan.repositoryId);
    if (scan === undefined || repository === undefined)
        return;
    try {
        options.onScanEnd?.({ scan, repository, merged });
    }
    catch (error) {
        options.log?.(`scan ${id} ended, but its end could not be announced: ${messageOf(error)}`);
    }
}
async function stop(state) {
    state.abort.abort(new Error(stoppedText));
    advance(state);
    await Promise.all(state.running.values());
    const timer = new AbortController();
    const grace = (0,promises_.setTimeout)(state.options.graceMs ?? 3_000, undefined, { signal: timer.signal }).catch(() => undefined);
    await Promise.race([Promise.all(state.work), grace]);
    timer.abort();
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:sqlite"
var external_node_sqlite_ = __webpack_require__(99);
;// CONCATENATED MODULE: ./build/service/store/tables.js

const quoted = (words) => words.map((word) => `'${word}'`).join(', ');
// The words are written out, not imported: a step that was applied once must never change its meaning.
const first = `
CREATE TABLE organization (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  slug TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;

CREATE TABLE keys (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  digest BLOB NOT NULL UNIQUE,
  scopes TEXT NOT NULL,
  expires_at TEXT,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE repositories (
  id TEXT PRIMARY KEY,
  path TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  vcs_url TEXT NOT NULL,
  vcs_provider TEXT NOT NULL,
  default_branch TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN (${quoted(['active', 'inactive', 'archived'])})),
  auto_scan_on_push INTEGER NOT NULL DEFAULT 0,
  auto_scan_on_pr INTEGER NOT NULL DEFAULT 0,
  last_scan_at TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;

CREATE TABLE scans (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  repository_id TEXT NOT NULL REFERENCES repositories (id),
  branch TEXT NOT NULL,
  commit_sha TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN (${quoted(['PENDING', 'SCANNING', 'COMPLETED', 'FAILED'])})),
  created_at TEXT NOT NULL,
  started_at TEXT,
  completed_at TEXT,
  error TEXT,
  counts TEXT,
  coverage TEXT,
  diagnostics TEXT
) STRICT;
CREATE INDEX scans_by_repository ON scans (repository_id, seq);
CREATE INDEX scans_unfinished ON scans (status) WHERE status IN ('PENDING', 'SCANNING');

CREATE TABLE violations (
  id TEXT PRIMARY KEY,
  repository_id TEXT NOT NULL REFERENCES repositories (id),
  fingerprint TEXT NOT NULL,
  type TEXT NOT NULL CHECK (type IN (${quoted(['SAST', 'AGENTIC_SAST', 'SCA', 'SECRET', 'IAC'])})),
  severity TEXT NOT NULL CHECK (severity IN (${quoted(['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO'])})),
  severity_rank INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN (${quoted(['OPEN', 'FIXED', 'FALSE_POSITIVE', 'ACCEPTED_RISK'])})),
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  remediation TEXT NOT NULL,
  cwe TEXT,
  cvss_score REAL,
  file_path TEXT NOT NULL,
  line_number INTEGER,
  code_snippet TEXT,
  justification TEXT,
  first_detected TEXT NOT NULL,
  last_seen TEXT NOT NULL,
  UNIQUE (repository_id, type, fingerprint)
) STRICT;
CREATE INDEX violations_by_rank ON violations (severity_rank, id);

-- Which branches still have a violation, by each branch's own latest scan, and how closely that scan looked.
CREATE TABLE violation_branches (
  violation_id TEXT NOT NULL REFERENCES violations (id),
  branch TEXT NOT NULL,
  coverage_rank INTEGER NOT NULL,
  PRIMARY KEY (violation_id, branch)
) STRICT, WITHOUT ROWID;
`;
const identifiedSql = `SELECT v.id, v.type, v.fingerprint, r.vcs_url, r.path FROM violations v
  JOIN repositories r ON r.id = v.repository_id ORDER BY v.first_detected, v.rowid`;
/** Identifiers were random once: each violation gets the one that its next scan would give it. */
function renewIdentifiers(connection) {
    connection.exec(`
    PRAGMA defer_foreign_keys = ON;
    ALTER TABLE violations ADD COLUMN content_fingerprint TEXT;
    CREATE INDEX violations_by_content ON violations (repository_id, type, content_fingerprint);`);
    const known = connection.prepare(identifiedSql).all();
    const rename = connection.prepare('UPDATE violations SET id = ? WHERE id = ?');
    const follow = connection.prepare('UPDATE violation_branches SET violation_id = ? WHERE violation_id = ?');
    const taken = new Set();
    for (const violation of known) {
        const renewed = violationId(violation, violation, (id) => taken.has(id));
        taken.add(renewed);
        rename.run(renewed, violation.id);
        follow.run(renewed, violation.id);
    }
}
const migrations = [
    (connection) => connection.exec(first),
    renewIdentifiers,
    (connection) => connection.exec('ALTER TABLE scans ADD COLUMN languages TEXT'),
];

;// CONCATENATED MODULE: ./build/service/store/database.js
/** Opens the service's SQLite database: one owner, versioned tables, and a clock that never repeats. */




/** Marks a file as this service's ("SGat"), so that nobody else's database is ever written to. */
const applicationId = 0x53476174;
const lockTimeoutMs = 1_000;
/** `file` is a path or `:memory:`. Throws CONFIG when the file is in use, newer, or not this service's. */
function openDatabase(file, now) {
    const connection = connect(file);
    try {
        takeOwnership(connection, file);
        migrate(connection, file);
    }
    catch (error) {
        connection.close();
        throw error;
    }
    return wrap(connection, now);
}
function connect(file) {
    try {
        // The file holds findings and key digests; SQLite's own files beside it inherit the mode.
        if (file !== ':memory:')
            (0,external_node_fs_.closeSync)((0,external_node_fs_.openSync)(file, 'a', 0o600));
        return new external_node_sqlite_.DatabaseSync(file, { timeout: lockTimeoutMs, enableForeignKeyConstraints: true });
    }
    catch (cause) {
        throw new errors/* GateError */.ue('CONFIG', `The database ${file} cannot be opened.`, {
            cause,
            hint: 'Name a file in a folder that exists and can be written to.',
        });
    }
}
/** Holds the file while the process lives: a second service would call the first one's scans interrupted. */
function takeOwnership(connection, file) {
    try {
        connection.exec('PRAGMA locking_mode = EXCLUSIVE');
        connection.exec('PRAGMA journal_mode = WAL');
        connection.exec('BEGIN IMMEDIATE; COMMIT');
    }
    catch (cause) {
        throw new errors/* GateError */.ue('CONFIG', `The database ${file} is in use or is not a database.`, {
            cause,
            hint: 'Stop the other service, or name another file.',
        });
    }
}
function migrate(connection, file) {
    const version = pragma(connection, 'user_version');
    const tables = connection.prepare('SELECT count(*) AS n FROM sqlite_schema').get();
    if (tables.n > 0 && pragma(connection, 'application_id') !== applicationId) {
        throw new errors/* GateError */.ue('CONFIG', `The database ${file} belongs to another program.`, { hint: 'Name another file.' });
    }
    if (version > migrations.length) {
        throw new errors/* GateError */.ue('CONFIG', `The database ${file} was written by a newer version (${version}).`, {
            hint: 'Update this program, or name another file.',
        });
    }
    connection.exec(`PRAGMA application_id = ${applicationId}`);
    migrations.slice(version).forEach((step, index) => {
        applyMigration(connection, step, version + index + 1);
    });
}
function applyMigration(connection, step, version) {
    connection.exec('BEGIN IMMEDIATE');
    try {
        step(connection);
        connection.exec(`PRAGMA user_version = ${version}`);
        connection.exec('COMMIT');
    }
    catch (error) {
        connection.exec('ROLLBACK');
        throw error;
    }
}
function pragma(connection, name) {
    const row = connection.prepare(`PRAGMA ${name}`).get();
    return row[name] ?? 0;
}
function wrap(connection, now) {
    const statements = new Map();
    const prepare = (sql) => {
        const statement = statements.get(sql) ?? connection.prepare(sql);
        statements.set(sql, statement);
        return statement;
    };
    return {
        all: (sql, ...values) => prepare(sql).all(...values),
        get: (sql, ...values) => prepare(sql).get(...values),
        run: (sql, ...values) => Number(prepare(sql).run(...values).changes),
        transaction: (work) => inTransaction(connection, work),
        tick: startClock(connection, now),
        close: () => connection.close(),
    };
}
function inTransaction(connection, work) {
    connection.exec('BEGIN IMMEDIATE');
    try {
        const result = work();
        connection.exec('COMMIT');
        return result;
    }
    catch (error) {
        // SQLite has rolled back by itself after some errors (disk full, for one).
        if (connection.isTransaction)
            connection.exec('ROLLBACK');
        throw error;
    }
}
const latestTime = `
  SELECT max(t) AS t FROM (
    SELECT max(updated_at) AS t FROM repositories
    UNION ALL SELECT max(created_at) FROM scans
    UNION ALL SELECT max(started_at) FROM scans
    UNION ALL SELECT max(completed_at) FROM scans
  )`;
function startClock(connection, now) {
    const latest = connection.prepare(latestTime).get();
    let last = latest.t === null ? 0 : Date.parse(latest.t);
    return () => {
        last = Math.max(now().getTime(), last + 1);
        return new Date(last).toISOString();
    };
}

;// CONCATENATED MODULE: ./build/service/store/keys.js
/** API keys: only their digests are stored, and a presented key is compared in constant time. */


function keyTable(database) {
    return {
        replace: (keys) => database.transaction(() => {
            database.run('DELETE FROM keys');
            for (const key of keys)
                insert(database, key);
        }),
        authenticate: (value, time) => {
            const presented = digestOf(value);
            const rows = database.all('SELECT * FROM keys');
            // `filter`, not `find`: the time taken must not tell how many keys were looked at.
            const [row] = rows.filter(({ digest }) => (0,external_node_crypto_.timingSafeEqual)(digest, presented));
            if (row === undefined || (row.expires_at !== null && Date.parse(row.expires_at) <= time.getTime())) {
                return undefined;
            }
            return { id: row.id, name: row.name, scopes: JSON.parse(row.scopes) };
        },
    };
}
function insert(database, { name, value, scopes, expiresAt }) {
    const sql = 'INSERT INTO keys (id, name, digest, scopes, expires_at, created_at) VALUES (?, ?, ?, ?, ?, ?)';
    const texts = [JSON.stringify(scopes), expiresAt ?? null, database.tick()];
    database.run(sql, newIdentifier('key'), name, digestOf(value), ...texts);
}
function digestOf(value) {
    return (0,external_node_crypto_.createHash)('sha256').update(value, 'utf8').digest();
}

;// CONCATENATED MODULE: ./build/service/store/page.js
function readPage(database, query, paging) {
    const counted = database.get(`SELECT count(${query.count ?? '*'}) AS n ${query.source}`, ...query.values);
    const total = counted?.n ?? 0;
    const offset = (paging.page - 1) * paging.limit;
    // A page far beyond the end would not fit SQLite's integers.
    if (offset >= total)
        return { items: [], total };
    const sql = `SELECT ${query.select} ${query.source} ${query.order} LIMIT ? OFFSET ?`;
    return { items: database.all(sql, ...query.values, paging.limit, offset), total };
}
/** A WHERE clause from the conditions that apply, each with the values for its question marks. */
function where(conditions) {
    const present = conditions.filter((condition) => condition !== undefined);
    return {
        sql: present.length === 0 ? '' : `WHERE ${present.map(([sql]) => sql).join(' AND ')}`,
        values: present.flatMap(([, ...values]) => values),
    };
}

;// CONCATENATED MODULE: ./build/service/store/repositories.js
/** The repositories of the store: registered at each start, settings kept, counts of open violations beside them. */



const counts = schemas/* severityFilters */.$l.map((word) => `count(*) FILTER (WHERE v.severity = '${word.toUpperCase()}') AS ${word}`);
const repositories_select = `r.*, ${counts.join(', ')}`;
const from = `FROM repositories r LEFT JOIN violations v ON v.repository_id = r.id AND v.status = 'OPEN'`;
const group = 'GROUP BY r.id';
const sortColumns = {
    name: 'r.name COLLATE NOCASE',
    createdAt: 'r.created_at',
    updatedAt: 'r.updated_at',
    lastScanAt: 'r.last_scan_at',
};
function repositoryTable(database) {
    const find = (condition, value) => {
        const row = database.get(`SELECT ${repositories_select} ${from} WHERE r.${condition} = ? ${group}`, value);
        return row === undefined ? undefined : toRecord(row);
    };
    return {
        register: (repositories) => database.transaction(() => {
            database.run(`UPDATE repositories SET status = 'inactive' WHERE status = 'active'`);
            for (const repository of repositories)
                upsert(database, repository);
            return repositories.flatMap(({ path }) => find('path', path) ?? []);
        }),
        find: (id) => find('id', id),
        list: (filter, paging) => list(database, filter, paging),
        update: (id, settings) => {
            const sql = `UPDATE repositories SET auto_scan_on_push = coalesce(?, auto_scan_on_push),
        auto_scan_on_pr = coalesce(?, auto_scan_on_pr), updated_at = ? WHERE id = ?`;
            database.run(sql, toFlag(settings.autoScanOnPush), toFlag(settings.autoScanOnPr), database.tick(), id);
        },
    };
}
function upsert(database, { path, name, vcsUrl, provider, defaultBranch }) {
    const time = database.tick();
    const sql = `
    INSERT INTO repositories (id, path, name, vcs_url, vcs_provider, default_branch, status, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, 'active', ?, ?)
    ON CONFLICT (path) DO UPDATE SET name = excluded.name, vcs_url = excluded.vcs_url, status = 'active',
      vcs_provider = excluded.vcs_provider, default_branch = excluded.default_branch, updated_at = excluded.updated_at`;
    database.run(sql, newIdentifier('repo'), path, name, vcsUrl, provider, defaultBranch, time, time);
}
function list(database, filter, paging) {
    const condition = where([
        ['r.status = ?', filter.status ?? 'active'],
        filter.provider === undefined ? undefined : ['r.vcs_provider = ?', filter.provider],
        filter.search === undefined ? undefined : ['instr(lower(r.name), lower(?)) > 0', filter.search],
    ]);
    const field = filter.sortBy ?? 'name';
    const direction = (filter.sortOrder ?? (field === 'name' ? 'asc' : 'desc')) === 'asc' ? 'ASC' : 'DESC';
    const query = {
        select: repositories_select,
        source: `${from} ${condition.sql}`,
        order: `${group} ORDER BY ${sortColumns[field]} ${direction}, r.id ${direction}`,
        values: condition.values,
        count: 'DISTINCT r.id',
    };
    const { items, total } = readPage(database, query, paging);
    return { items: items.map(toRecord), total };
}
function toFlag(value) {
    return value === undefined ? null : Number(value);
}
function toRecord(row) {
    return {
        id: row.id,
        path: row.path,
        name: row.name,
        vcsUrl: row.vcs_url,
        provider: row.vcs_provider,
        defaultBranch: row.default_branch,
        status: row.status,
        autoScanOnPush: row.auto_scan_on_push === 1,
        autoScanOnPr: row.auto_scan_on_pr === 1,
        lastScanAt: row.last_scan_at,
        createdAt: row.created_at,
        open: { critical: row.critical, high: row.high, medium: row.medium, low: row.low, info: row.info },
    };
}

;// CONCATENATED MODULE: ./build/service/scan-result.js
/** By what a finding is known in one repository. */
function identityOf({ type, fingerprint }) {
    return `${type} ${fingerprint}`;
}

;// CONCATENATED MODULE: ./build/service/store/new-violation.js

const isKnownSql = 'SELECT 1 AS known FROM violations WHERE repository_id = ? AND type = ? AND fingerprint = ?';
const sameContentSql = `SELECT id, fingerprint, first_detected FROM violations
  WHERE repository_id = ? AND type = ? AND content_fingerprint = ? AND status <> 'FIXED' ORDER BY file_path, id`;
const takenSql = 'SELECT 1 AS taken FROM violations WHERE id = ? AND repository_id <> ?';
const ownerSql = 'SELECT vcs_url, path FROM repositories WHERE id = ?';
/** For one merge: a violation that this scan no longer finds is the origin of one new finding at most. */
function newViolation(database, { repositoryId, time, result }) {
    const found = new Set(result.findings.map(({ type, fingerprint }) => `${type} ${fingerprint}`));
    const taken = new Set();
    const renamedFrom = ({ type, fingerprint, contentFingerprint }) => {
        if (contentFingerprint === undefined || database.get(isKnownSql, repositoryId, type, fingerprint))
            return undefined;
        const known = database.all(sameContentSql, repositoryId, type, contentFingerprint);
        const origin = known.find((one) => !taken.has(one.id) && !found.has(`${type} ${one.fingerprint}`));
        if (origin !== undefined)
            taken.add(origin.id);
        return origin;
    };
    const owner = database.get(ownerSql, repositoryId) ?? { vcs_url: '', path: '' };
    const isTaken = (id) => database.get(takenSql, id, repositoryId) !== undefined;
    return (finding) => ({
        id: violationId(finding, owner, isTaken),
        firstDetected: renamedFrom(finding)?.first_detected ?? time,
    });
}

;// CONCATENATED MODULE: ./build/service/store/merge.js
/**
 * Brings a completed scan's findings into the repository's violations.
 *
 * A repository has several branches, so each branch's latest scan keeps its own list of what it found; a violation is
 * FIXED only when no branch lists it any more. A scan that did not look, or looked less closely than the one that found
 * a violation, proves nothing by not finding it.
 */



const scanTypeOf = {
    SAST: 'sast',
    AGENTIC_SAST: 'sast',
    SCA: 'sca',
    SECRET: 'secrets',
    IAC: 'iac',
};
const coverageRanks = { 'not covered': 0, 'partly covered': 1, covered: 2 };
/** Runs inside the caller's transaction. */
function mergeFindings(database, merge) {
    const { repositoryId, branch, result } = merge;
    forgetBranch(database, merge);
    const created = [];
    const counts = { ...noCounts };
    const compared = { old: [], doubtful: [], counts: { ...noCounts } };
    const standingOf = standings(result.known);
    const originOf = newViolation(database, merge);
    for (const finding of distinct(result.findings)) {
        const origin = originOf(finding);
        const { id, status, first_detected: firstDetected } = merge_upsert(database, { merge, finding, origin });
        if (firstDetected === merge.time)
            created.push(id);
        const standing = standingOf(finding);
        if (standing !== 'new')
            compared[standing].push(id);
        if (status === 'OPEN')
            counts[lower(finding.severity)] += 1;
        if (status === 'OPEN' && standing !== 'old')
            compared.counts[lower(finding.severity)] += 1;
        const rank = Math.max(1, coverageRank(result.coverage, finding.type));
        const sql = `INSERT INTO violation_branches (violation_id, branch, coverage_rank) VALUES (?, ?, ?)
      ON CONFLICT (violation_id, branch) DO UPDATE SET coverage_rank = excluded.coverage_rank`;
        database.run(sql, id, branch, rank);
    }
    const fixed = fixAbsent(database, repositoryId);
    return { counts, created, fixed, compared: result.known && compared };
}
const noCounts = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
function standings({ old, doubtful } = { old: [], doubtful: [] }) {
    const [isOld, isDoubtful] = [new Set(old), new Set(doubtful)];
    return (finding) => {
        const identity = identityOf(finding);
        if (isOld.has(identity))
            return 'old';
        return isDoubtful.has(identity) ? 'doubtful' : 'new';
    };
}
/** Removes what the branch's earlier scans found, as far as this scan looked at least as closely. */
function forgetBranch(database, { repositoryId, branch, result }) {
    for (const type of Object.keys(scanTypeOf)) {
        const sql = `DELETE FROM violation_branches WHERE branch = ? AND coverage_rank <= ? AND violation_id IN
      (SELECT id FROM violations WHERE repository_id = ? AND type = ?)`;
        database.run(sql, branch, coverageRank(result.coverage, type), repositoryId, type);
    }
}
function coverageRank(coverage, type) {
    return coverageRanks[coverage[scanTypeOf[type]] ?? 'not covered'];
}
/** One finding for each fingerprint; of several the worst. */
function distinct(findings) {
    const byIdentity = new Map();
    for (const finding of findings) {
        const identity = identityOf(finding);
        const other = byIdentity.get(identity);
        if (other === undefined || (0,schemas/* severityRank */.qs)(finding.severity) < (0,schemas/* severityRank */.qs)(other.severity))
            byIdentity.set(identity, finding);
    }
    return byIdentity.values();
}
function lower(severity) {
    return schemas/* severityFilters */.$l[(0,schemas/* severityRank */.qs)(severity)];
}
const described = ['severity', 'severity_rank', 'title', 'description', 'remediation', 'cwe', 'cvss_score'];
const placed = ['file_path', 'line_number', 'code_snippet', 'content_fingerprint', 'last_seen'];
const refreshed = [...described, ...placed];
const upsertSql = `
  INSERT INTO violations (id, repository_id, fingerprint, type, first_detected, status, ${refreshed.join(', ')})
  VALUES (?, ?, ?, ?, ?, 'OPEN', ${refreshed.map(() => '?').join(', ')})
  ON CONFLICT (repository_id, type, fingerprint) DO UPDATE SET
    status = CASE status WHEN 'FIXED' THEN 'OPEN' ELSE status END,
    ${refreshed.map((column) => `${column} = excluded.${column}`).join(', ')}
  RETURNING id, status, first_detected`;
function merge_upsert(database, { merge, finding, origin }) {
    const { title, description, remediation, severity, cwe, cvss, filePath, line, codeSnippet } = finding;
    const row = database.get(upsertSql, ...[origin.id, merge.repositoryId, finding.fingerprint, finding.type, origin.firstDetected], ...[severity, (0,schemas/* severityRank */.qs)(finding.severity), title, description, remediation, cwe ?? null, finite(cvss)], ...[filePath, integer(line), finding.type === 'SECRET' ? null : (codeSnippet ?? null)], ...[finding.contentFingerprint ?? null, merge.time]);
    if (row === undefined)
        throw new Error('the violation was not stored');
    return row;
}
function finite(value) {
    return value !== undefined && Number.isFinite(value) ? value : null;
}
function integer(value) {
    return value !== undefined && Number.isSafeInteger(value) ? value : null;
}
function fixAbsent(database, repositoryId) {
    const sql = `UPDATE violations SET status = 'FIXED'
    WHERE repository_id = ? AND status = 'OPEN' AND NOT EXISTS
      (SELECT 1 FROM violation_branches b WHERE b.violation_id = violations.id)
    RETURNING id`;
    return database.all(sql, repositoryId).map(({ id }) => id);
}

;// CONCATENATED MODULE: ./build/service/store/scans.js



const scans_sortColumns = { created: 'seq', startedAt: 'started_at', completedAt: 'completed_at', status: 'status' };
function scanTable(database) {
    const find = (id) => {
        const row = database.get('SELECT * FROM scans WHERE id = ?', id);
        return row === undefined ? undefined : scans_toRecord(row);
    };
    return {
        create: (scan) => create(database, scan),
        find,
        list: (filter, paging) => scans_list(database, filter, paging),
        start: (id) => {
            const sql = `UPDATE scans SET status = 'SCANNING', started_at = ? WHERE id = ? AND status = 'PENDING'`;
            expectOne(database.run(sql, database.tick(), id), id);
        },
        complete: (id, result) => complete(database, id, result),
        fail: (id, error) => {
            const sql = `UPDATE scans SET status = 'FAILED', error = ?, completed_at = ?
        WHERE id = ? AND status IN ('PENDING', 'SCANNING')`;
            database.run(sql, error, database.tick(), id);
        },
        failUnfinished: (error) => {
            const sql = `UPDATE scans SET status = 'FAILED', error = ?, completed_at = ?
        WHERE status IN ('PENDING', 'SCANNING')`;
            return database.run(sql, error, database.tick());
        },
    };
}
function create(database, scan) {
    const id = newIdentifier('scan');
    const createdAt = database.tick();
    const sql = `INSERT INTO scans (id, repository_id, branch, commit_sha, status, created_at)
    VALUES (?, ?, ?, ?, 'PENDING', ?)`;
    database.run(sql, id, scan.repositoryId, scan.branch, scan.commitSha, createdAt);
    const times = { createdAt, startedAt: null, completedAt: null };
    const unknown = { error: null, counts: null, coverage: null, diagnostics: null, languages: null };
    return { id, ...scan, status: 'PENDING', ...times, ...unknown };
}
function complete(database, id, result) {
    return database.transaction(() => {
        const scan = database.get(`SELECT * FROM scans WHERE id = ? AND status = 'SCANNING'`, id);
        expectOne(scan === undefined ? 0 : 1, id);
        const { repository_id: repositoryId, branch } = scan;
        const time = database.tick();
        const merged = mergeFindings(database, { repositoryId, branch, time, result });
        const sql = `UPDATE scans SET status = 'COMPLETED', completed_at = ?, counts = ?, coverage = ?, diagnostics = ?, languages = ?
      WHERE id = ?`;
        const { coverage, diagnostics, languages } = result;
        const texts = [merged.counts, coverage, diagnostics, languages].map((value) => JSON.stringify(value));
        database.run(sql, time, ...texts, id);
        database.run('UPDATE repositories SET last_scan_at = ?, updated_at = ? WHERE id = ?', time, time, repositoryId);
        return merged;
    });
}
function expectOne(changed, id) {
    if (changed !== 1)
        throw new Error(`scan ${id} is not in the state that this step starts from`);
}
function scans_list(database, filter, paging) {
    const type = filter.scanType;
    const condition = where([
        filter.repositoryId === undefined ? undefined : ['repository_id = ?', filter.repositoryId],
        filter.status === undefined ? undefined : ['status = ?', filter.status],
        type === undefined
            ? undefined
            : [`(coverage IS NULL OR coalesce(json_extract(coverage, ?), 'not covered') <> 'not covered')`, `$.${type}`],
    ]);
    const direction = filter.sortOrder === 'asc' ? 'ASC' : 'DESC';
    const column = scans_sortColumns[filter.sortBy ?? 'created'];
    const query = {
        select: '*',
        source: `FROM scans ${condition.sql}`,
        order: `ORDER BY ${column} ${direction}, seq ${direction}`,
        values: condition.values,
    };
    const { items, total } = readPage(database, query, paging);
    return { items: items.map(scans_toRecord), total };
}
function scans_toRecord(row) {
    return {
        id: row.id,
        repositoryId: row.repository_id,
        branch: row.branch,
        commitSha: row.commit_sha,
        status: row.status,
        createdAt: row.created_at,
        startedAt: row.started_at,
        completedAt: row.completed_at,
        error: row.error,
        counts: parse(row.counts),
        coverage: parse(row.coverage),
        diagnostics: parse(row.diagnostics),
        languages: parse(row.languages),
    };
}
function parse(text) {
    return text === null ? null : JSON.parse(text);
}

;// CONCATENATED MODULE: ./build/service/store/violations.js
/** The violations of the store: read worst first, and suppressed with a reason. */


function violationTable(database) {
    return {
        find: (id) => {
            const row = database.get('SELECT * FROM violations WHERE id = ?', id);
            return row === undefined ? undefined : violations_toRecord(row);
        },
        list: (filter, paging) => violations_list(database, filter, paging),
        suppress: (id, status, justification) => {
            database.run('UPDATE violations SET status = ?, justification = ? WHERE id = ?', status, justification, id);
        },
    };
}
function violations_list(database, filter, paging) {
    // In the table's order, so that each set of severities is one statement however it was written.
    const severities = schemas/* severityFilters */.$l.filter((word) => filter.severities?.includes(word));
    const condition = where([
        filter.repositoryId === undefined ? undefined : ['repository_id = ?', filter.repositoryId],
        filter.status === undefined ? undefined : ['status = ?', filter.status],
        filter.severities === undefined
            ? undefined
            : [`severity IN (${severities.map(() => '?').join(', ')})`, ...severities.map((word) => word.toUpperCase())],
    ]);
    const query = {
        select: '*',
        source: `FROM violations ${condition.sql}`,
        order: 'ORDER BY severity_rank, id',
        values: condition.values,
    };
    const { items, total } = readPage(database, query, paging);
    return { items: items.map(violations_toRecord), total };
}
function violations_toRecord(row) {
    return {
        id: row.id,
        repositoryId: row.repository_id,
        type: row.type,
        severity: row.severity,
        status: row.status,
        title: row.title,
        description: row.description,
        remediation: row.remediation,
        cwe: row.cwe,
        cvssScore: row.cvss_score,
        filePath: row.file_path,
        line: row.line_number,
        codeSnippet: row.code_snippet,
        justification: row.justification,
        firstDetected: row.first_detected,
        lastSeen: row.last_seen,
    };
}

;// CONCATENATED MODULE: ./build/service/store/store.js
/** The embedded service's store: everything that outlives a request, in one SQLite database. */






/** Opens or makes the database. A scan that a crash cut off becomes FAILED: nobody knows what it would have found. */
function openStore({ file, now = () => new Date() }) {
    const database = openDatabase(file, now);
    const scans = scanTable(database);
    scans.failUnfinished('interrupted by a restart');
    return {
        organization: readOrganization(),
        keys: keyTable(database),
        repositories: repositoryTable(database),
        scans,
        violations: violationTable(database),
        isUp: () => {
            try {
                return database.get('SELECT 1 FROM organization') !== undefined;
            }
            catch {
                return false;
            }
        },
        close: database.close,
    };
    function readOrganization() {
        const time = database.tick();
        const sql = `INSERT INTO organization (id, name, slug, created_at, updated_at)
      SELECT ?, 'Local', 'local', ?, ? WHERE NOT EXISTS (SELECT 1 FROM organization)`;
        database.run(sql, newIdentifier('org'), time, time);
        const select = 'SELECT id, name, slug, created_at AS createdAt, updated_at AS updatedAt FROM organization';
        return database.get(select);
    }
}

;// CONCATENATED MODULE: ./build/service/serve.js
/** Starts and stops the embedded service: store, runner and HTTP server around one set of local repositories. */










/** Throws CONFIG when the options, the database or the port cannot be used. */
async function startService(options) {
    const apiKey = options.apiKey ?? `sgk_${(0,external_node_crypto_.randomBytes)(24).toString('hex')}`;
    const now = options.now ?? (() => new Date());
    checkOptions(options, apiKey);
    const store = openStore({ file: options.database, now });
    try {
        const scopes = options.scopes ?? allScopes;
        store.keys.replace([{ name: 'start', value: apiKey, scopes }]);
        const repositories = register(store, options.repositories);
        const { concurrency, scanDelayMs: delayMs, onScanEnd, log } = options;
        const runner = startRunner({ store, scan: options.scan, concurrency, delayMs, onScanEnd, log });
        let baseUrl = '';
        const services = {
            store,
            resolveBranch: branchResolver(options, repositories),
            enqueue: runner.enqueue,
            now,
            version: options.version ?? '0.0.0',
            baseUrl: () => baseUrl,
        };
        const server = makeServer(createApp({ services, rateLimit: options.rateLimit, log }).fetch);
        baseUrl = await listen(server, options);
        return {
            baseUrl,
            apiKey,
            repositories: repositories.map(({ id, name, vcsUrl }) => ({ id, name, vcsUrl })),
            stop: onceOnly(() => serve_stop({ server, runner, store })),
        };
    }
    catch (error) {
        store.close();
        throw error;
    }
}
function checkOptions({ scopes = [], repositories }, apiKey) {
    // What a header can carry: RFC 9110, field values of visible characters.
    if (!/^[\x21-\x7e]+$/.test(apiKey)) {
        throw new errors/* GateError */.ue('CONFIG', 'The API key of the embedded service must be visible ASCII characters.', {
            hint: 'Leave it out to have one made.',
        });
    }
    const unknown = scopes.find((scope) => !allScopes.includes(scope));
    if (unknown !== undefined) {
        throw new errors/* GateError */.ue('CONFIG', `There is no scope ${JSON.stringify(unknown)}.`, {
            hint: `Scopes are ${allScopes.join(', ')}.`,
        });
    }
    const paths = repositories.map(({ path }) => (0,external_node_path_.resolve)(path));
    const twice = paths.find((path, index) => paths.indexOf(path) !== index);
    if (twice !== undefined)
        throw new errors/* GateError */.ue('CONFIG', `The repository ${twice} is given twice.`);
}
function register(store, sources) {
    return store.repositories.register(sources.map(({ path, name, vcsUrl, provider, defaultBranch }) => ({
        path: (0,external_node_path_.resolve)(path),
        name,
        vcsUrl: withoutCredentials(vcsUrl),
        provider: provider ?? providerOf(vcsUrl),
        defaultBranch,
    })));
}
function branchResolver({ repositories: sources, git }, records) {
    return async (repositoryId, branch) => {
        const record = records.find(({ id }) => id === repositoryId);
        if (record === undefined)
            return undefined;
        const pin = sources.find(({ path }) => (0,external_node_path_.resolve)(path) === record.path)?.pin;
        return pin?.branch === branch ? pin.sha : git.resolveBranch(record.path, branch);
    };
}
/** Bounds on what a slow or greedy client can hold; "request time-outs: not shown". */
const limits = {
    maxHeaderSize: 16 * 1024,
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 5_000,
    connectionsCheckingInterval: 2_000,
};
const maxConnections = 512;
const idleSocketMs = 60_000;
function makeServer(fetch) {
    const server = (0,dist/* createAdaptorServer */.b$)({ fetch, serverOptions: limits, overrideGlobalObjects: false });
    server.maxConnections = maxConnections;
    server.timeout = idleSocketMs;
    return server;
}
async function listen(server, { port, hostname = '127.0.0.1' }) {
    try {
        server.listen(port, hostname);
        await (0,external_node_events_.once)(server, 'listening');
    }
    catch (cause) {
        throw new errors/* GateError */.ue('CONFIG', `The embedded service cannot listen on ${hostname}, port ${port}.`, {
            cause,
            hint: 'Name a free port, or 0 for any.',
        });
    }
    const { port: actual } = server.address();
    return `http://${hostname.includes(':') ? `[${hostname}]` : hostname}:${actual}${basePath}`;
}
/** How long answers that are on their way may take to leave. */
const drainMs = 1_000;
async function serve_stop({ server, runner, store }) {
    const closed = new Promise((done) => server.close(() => done()));
    server.closeIdleConnections();
    const cut = setTimeout(() => server.closeAllConnections(), drainMs);
    await Promise.all([closed, runner.stop()]);
    clearTimeout(cut);
    store.close();
}
function onceOnly(work) {
    let started;
    return () => {
        started ??= work();
        return started;
    };
}

// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
// EXTERNAL MODULE: ./build/git/machine.js + 1 modules
var machine = __webpack_require__(1607);
// EXTERNAL MODULE: ./build/git/runner.js + 1 modules
var runner = __webpack_require__(6553);
;// CONCATENATED MODULE: ./build/service/worker/message.js
/** What threads say to each other: plain data, because an error's class does not cross threads. */

/** How a process ends whose scanner's heap is full. */
const outOfMemoryCode = 71;
function toPlainError({ code, message, hint, reason }) {
    return { code, message, hint, reason };
}
function fromPlainError({ code, message, hint, reason }) {
    return new errors/* GateError */.ue(code, message, { hint, reason });
}

;// CONCATENATED MODULE: ./build/service/worker/scan.js
/** Scans a commit in a worker thread of its own, so that a scan neither blocks nor brings down the service. */








/** For the findings and diagnostics of all engines, each of which has a thread of its own. */
const resourceLimits = { maxOldGenerationSizeMb: 2048, stackSizeMb: 8 };
/** A scanner that runs each commit in a new worker. `workerUrl` is the built worker, or `worker.ts` under type stripping. */
function scanInWorker(workerUrl) {
    return async (job, signal) => {
        if (signal.aborted)
            throw (0,runner/* cancelled */.KW)(signal);
        const temporaryFolder = await (0,external_node_fs_promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'scan-gate-worker-'));
        try {
            return await runWorker(workerUrl, { job, temporaryFolder, workerUrl: workerUrl.href }, signal);
        }
        finally {
            await (0,external_node_fs_promises_.rm)(temporaryFolder, { recursive: true, force: true, maxRetries: 3 });
        }
    };
}
async function runWorker(workerUrl, workerData, signal) {
    // The worker reads what strangers wrote: it gets neither the variables of the gate nor its arguments.
    const worker = new external_node_worker_threads_.Worker(workerUrl, {
        workerData,
        resourceLimits,
        env: (0,machine/* workerVariables */.S6)(workerData.job.path),
        argv: [],
        execArgv: [],
        stdout: true,
        stderr: true,
    });
    // What a scanner prints is of no use to anyone and could be mistaken for the output of the gate.
    worker.stdout.resume();
    worker.stderr.resume();
    try {
        const answer = await firstAnswer(worker, workerData.job, signal);
        if ('error' in answer)
            throw fromPlainError(answer.error);
        return answer.result;
    }
    finally {
        await worker.terminate();
    }
}
function firstAnswer(worker, { sha }, signal) {
    return new Promise((resolve, reject) => {
        const abort = () => reject((0,runner/* cancelled */.KW)(signal));
        const settle = () => signal.removeEventListener('abort', abort);
        signal.addEventListener('abort', abort, { once: true });
        worker.once('message', (answer) => {
            settle();
            resolve(answer);
        });
        worker.once('error', (cause) => {
            settle();
            reject(new errors/* GateError */.ue('SCAN_FAILED', `The scan of ${sha} broke down: ${cause.message}`, { cause }));
        });
        worker.once('exit', (code) => {
            settle();
            reject(new errors/* GateError */.ue('SCAN_FAILED', `The scan of ${sha} ended without an answer (exit code ${code})`));
        });
        if (signal.aborted)
            abort();
    });
}

;// CONCATENATED MODULE: ./build/service/embedded.js
/** The embedded service over local checkouts: what `serve` and `run --embedded` start. */







function startEmbedded(options) {
    const scan = scanInWorker(options.workerUrl);
    return startService({
        repositories: options.sources,
        port: options.port,
        database: options.database,
        version: options.version,
        onScanEnd: options.onScanEnd,
        scan: async (job, scanSignal) => scan({ ...job, ...(await basesOf(options.sources, job.path)) }, scanSignal),
        git: { resolveBranch: (path, branch) => (0,git_checkout/* resolveBranch */.pd)({ path, signal }, branch) },
    });
}
/** Reading a checkout is quick: nothing needs to cut it off. */
const { signal } = new AbortController();
/** The commits beside which a scanned one is seen; neither where nothing says one. */
async function basesOf(sources, path) {
    const source = sources.find((each) => (0,external_node_path_.resolve)(each.path) === path);
    if (source === undefined)
        return {};
    const place = { path, signal };
    const stated = source.base === undefined ? undefined : await (0,git_checkout/* resolveCommit */.WL)(place, source.base);
    const base = stated ?? (await (0,git_checkout/* branchHead */.P)(place, source.defaultBranch)) ?? source.base;
    return { base, comparedWith: source.comparedWith };
}
/** A checkout as the service knows it. `vcsUrl` stands in for the address of its remote. */
async function readSource(path, vcsUrl) {
    const checkout = await (0,git_checkout/* findCheckout */.I8)({ path, signal });
    const place = { path: checkout.path, signal };
    const address = withoutCredentials(vcsUrl ?? (await (0,git_checkout/* originUrl */.sH)(place)) ?? (0,external_node_url_.pathToFileURL)(checkout.path).href);
    return {
        path: checkout.path,
        name: nameOf(address) ?? (0,external_node_path_.basename)(checkout.path),
        vcsUrl: address,
        provider: providerOf(address),
        defaultBranch: (await (0,git_checkout/* defaultBranch */.OR)(place)) ?? 'main',
    };
}
/** A checkout whose commit is scanned as it stands, whatever it is called: a detached HEAD gets a name of its own. */
async function readHead(path) {
    const source = await readSource(path);
    const place = { path: source.path, signal };
    const sha = await (0,git_checkout/* resolveHead */.tK)(place);
    if (sha === undefined) {
        throw new errors/* GateError */.ue('CONFIG', `${path} has no commit to scan`, {
            reason: 'wrong-ref',
            hint: 'Commit something first.',
        });
    }
    const branch = (await (0,git_checkout/* currentBranch */.eR)(place)) ?? `detached-${sha.slice(0, 12)}`;
    return { source: { ...source, pin: { branch, sha } }, sha };
}
function nameOf(address) {
    const last = address
        .replace(/[/\\]+$/, '')
        .split(/[/:\\]/)
        .at(-1)
        ?.replace(/\.git$/i, '');
    return last === '' ? undefined : last;
}


/***/ }),

/***/ 8596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $U: () => (/* binding */ ordinals),
/* harmony export */   MX: () => (/* binding */ secretMark),
/* harmony export */   ax: () => (/* binding */ fingerprintOf)
/* harmony export */ });
/* unused harmony export identities */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/** Gives a finding an identity that survives edits elsewhere in the file: never a line number. */

/** SHA-256 over the parts, separated so that no two lists of parts read alike. */
function fingerprintOf(parts) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(parts)).digest('hex');
}
/** Identities for the findings of one engine, handed in from the top of each file to its end. */
function identities() {
    const ordinalOf = ordinals();
    return ({ rule, path, code }) => {
        const ordinal = ordinalOf(JSON.stringify([rule, path, code]));
        return {
            fingerprint: fingerprintOf([rule, path, code, ordinal]),
            contentFingerprint: fingerprintOf([rule, code, ordinal]),
        };
    };
}
/** A counter of equals: 0 for the first of a key, 1 for the second, and so on. */
function ordinals() {
    const seen = new Map();
    return (key) => {
        const ordinal = seen.get(key) ?? 0;
        seen.set(key, ordinal + 1);
        return ordinal;
    };
}
/** Three hexadecimal digits: a list of 10 million likely passwords holds 2,400 that have the mark of any one of them. */
const guessableMarkLength = 3;
/**
 * Stands for a secret in its identity, which is published. A credential that a machine issued cannot be guessed, so a
 * digest does not give it away. Of what a person may have chosen only 12 bits of the digest are taken: enough to notice
 * that another secret took its place, too few to tell which one it is, however many are tried.
 */
function secretMark(secret, isIssued) {
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', 'scan-gate: identity of a secret').update(secret).digest('hex');
    return isIssued ? digest : digest.slice(0, guessableMarkLength);
}


/***/ })

};
