export const id = 109;
export const ids = [109];
export const modules = {

/***/ 97653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CM: () => (/* binding */ fetchMirror),
/* harmony export */   U3: () => (/* binding */ readOriginDefaultBranch),
/* harmony export */   Y3: () => (/* binding */ listHeads),
/* harmony export */   cY: () => (/* binding */ createMirror),
/* harmony export */   cu: () => (/* binding */ listOriginHeads)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92700);
/* harmony import */ var _configuration_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50618);
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41668);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46224);







const wantedRefs = [
    '+refs/heads/*:refs/heads/*',
    '+refs/pull/*/head:refs/pull/*/head',
    '+refs/merge-requests/*/head:refs/merge-requests/*/head',
];
const headRefs = ['refs/heads', 'refs/pull', 'refs/merge-requests'];
async function listHeads(location) {
    const { code, stdout, stderr } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_5__/* .runGitCommand */ .tD)(location, [
        'for-each-ref',
        '--format=%(objectname) %(refname)',
        ...headRefs,
    ]);
    if (code !== 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .ue('CONFIG', `The branches of ${location.path} cannot be read: ${readErrorLine(stderr)}`);
    const lines = stdout
        .toString()
        .split('\n')
        .filter((line) => line !== '');
    return lines.map((line) => ({ sha: line.slice(0, line.indexOf(' ')), ref: line.slice(line.indexOf(' ') + 1) }));
}
async function createMirror(path, address) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'objects/info'), { recursive: true, mode: 0o700 });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'refs/heads'), { recursive: true, mode: 0o700 });
    const entries = [
        ['core.repositoryformatversion', '0'],
        ['core.bare', 'true'],
        ['remote.origin.url', address],
    ].map(([name = '', value]) => ({ scope: 'local', name, value }));
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'config'), (0,_configuration_js__WEBPACK_IMPORTED_MODULE_6__/* .formatConfiguration */ .g3)(entries), { mode: 0o600 });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'HEAD'), 'ref: refs/heads/main\n');
}
async function fetchMirror(location) {
    await withAccess(location, async (origin) => {
        const fetch = [
            'fetch',
            '--quiet',
            '--prune',
            '--no-tags',
            '--no-write-fetch-head',
            '--refmap=',
            'origin',
            ...wantedRefs,
        ];
        const { code, stderr } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_5__/* .runGitCommand */ .tD)(origin, fetch);
        if (code !== 0)
            throw createUnreachableMirrorError(stderr);
    });
}
async function listOriginHeads(location) {
    return withAccess(location, async (origin) => {
        const patterns = wantedRefs.map((refspec) => refspec.slice(1, refspec.indexOf(':')));
        const { code, stdout, stderr } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_5__/* .runGitCommand */ .tD)(origin, ['ls-remote', '--quiet', 'origin', ...patterns]);
        if (code !== 0)
            throw createUnreachableMirrorError(stderr);
        const lines = stdout.toString().split('\n');
        return lines.flatMap((line) => {
            const [sha, ref] = line.split('\t');
            return sha === undefined || ref === undefined ? [] : [{ sha, ref }];
        });
    });
}
async function readOriginDefaultBranch(location) {
    return withAccess(location, async (origin) => {
        const { code, stdout, stderr } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_5__/* .runGitCommand */ .tD)(origin, ['ls-remote', '--symref', 'origin', 'HEAD']);
        if (code !== 0)
            throw createUnreachableMirrorError(stderr);
        return /^ref: refs\/heads\/(\S+)\tHEAD$/m.exec(stdout.toString())?.[1];
    });
}
async function withAccess(location, use) {
    const listed = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_5__/* .runGitCommand */ .tD)(location, ['config', '--list', '--show-scope', '-z', '--includes'], {
        mode: 'user',
    });
    const entries = listed.code === 0 ? (0,_configuration_js__WEBPACK_IMPORTED_MODULE_6__/* .parseConfiguration */ .MA)(listed.stdout.toString()) : [];
    const own = entries.filter(({ scope, name }) => scope === 'local' && name === 'remote.origin.url');
    const access = [...(0,_configuration_js__WEBPACK_IMPORTED_MODULE_6__/* .selectUserEntries */ ._d)(entries), ...(0,_configuration_js__WEBPACK_IMPORTED_MODULE_6__/* .selectJobEntries */ .k$)(entries)];
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'scan-gate-mirror-'));
    try {
        const configurationFile = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'user');
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(configurationFile, (0,_configuration_js__WEBPACK_IMPORTED_MODULE_6__/* .formatConfiguration */ .g3)((0,_configuration_js__WEBPACK_IMPORTED_MODULE_6__/* .endRedirects */ .Bp)(access)), { mode: 0o600 });
        const closed = { configurationFile, protocols: 'none', folder: location.path };
        const address = await (0,_origin_js__WEBPACK_IMPORTED_MODULE_4__/* .resolveOriginUrl */ .ws)({ ...location, origin: closed }, [...access, ...own]);
        return await use({ ...location, origin: { ...closed, protocols: (0,_origin_js__WEBPACK_IMPORTED_MODULE_4__/* .listProtocols */ .QO)(address) } });
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true, maxRetries: 3 });
    }
}
function createUnreachableMirrorError(stderr) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .ue('UNAVAILABLE', `The repository cannot be fetched: ${readErrorLine(stderr)}`, {
        hint: 'Check that git can read it from here: git ls-remote URL.',
    });
}
const readErrorLine = (lines) => lines.split('\n', 1)[0]?.replace(/^(?:fatal|error): /, '') ?? '';


/***/ }),

/***/ 14200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DE: () => (/* binding */ listUncommittedFiles),
/* harmony export */   e5: () => (/* binding */ hasUncommitted),
/* harmony export */   u$: () => (/* binding */ disableFilters)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _configuration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50618);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46224);




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
        const { code, stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .runGitCommand */ .tD)(location, [`--work-tree=${top}`, ...options, ...status]);
        return code === 0 ? { top, text: stdout.toString() } : undefined;
    }
    catch {
        return undefined;
    }
}
async function disableFilters(location) {
    const listed = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .runGitCommand */ .tD)(location, ['config', '--list', '--show-scope', '-z', '--includes']);
    if (listed.code !== 0)
        return undefined;
    const names = (0,_configuration_js__WEBPACK_IMPORTED_MODULE_3__/* .parseConfiguration */ .MA)(listed.stdout.toString()).map(({ name }) => name);
    const filters = new Set(names.flatMap((name) => /^filter\.(.+)\.[^.]+$/s.exec(name)?.[1] ?? []));
    if ([...filters].some((name) => name.includes('=')))
        return undefined;
    const disableFilter = (name) => ['clean=', 'smudge=', 'process=', 'required=false'].map((each) => `filter.${name}.${each}`);
    return [...filters].flatMap(disableFilter).flatMap((setting) => ['-c', setting]);
}


/***/ }),

/***/ 18282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ isLocalRange),
/* harmony export */   CF: () => (/* binding */ packageEcosystems),
/* harmony export */   HU: () => (/* binding */ packedFile),
/* harmony export */   NX: () => (/* binding */ normalizePackageName),
/* harmony export */   Xf: () => (/* binding */ getScope),
/* harmony export */   gC: () => (/* binding */ createPackageKey),
/* harmony export */   y7: () => (/* binding */ goLibrary)
/* harmony export */ });
const packageEcosystems = ['npm', 'PyPI', 'Go', 'Maven', 'Packagist', 'RubyGems', 'crates.io', 'NuGet'];
const goLibrary = 'stdlib';
const packedFile = 'a packed file';
function normalizePackageName(ecosystem, name) {
    if (ecosystem === 'PyPI')
        return name.toLowerCase().replaceAll(/[-_.]+/g, '-');
    return ecosystem === 'NuGet' || ecosystem === 'Packagist' ? name.toLowerCase() : name;
}
function createPackageKey({ ecosystem, name, version, }) {
    return JSON.stringify([ecosystem, normalizePackageName(ecosystem, name), version]);
}
function isLocalRange(range) {
    return /^(?:link|file|portal|workspace):|^\.{0,2}\//.test(range);
}
function getScope(name) {
    return name.startsWith('@') ? name.slice(0, name.indexOf('/')) : '';
}


/***/ }),

/***/ 2646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ createRunLookUp)
});

// UNUSED EXPORTS: listSourceNames

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/git/regular-file.js
var regular_file = __webpack_require__(70519);
;// CONCATENATED MODULE: ./build/compiled/src/advisories/npm-configuration.js




const defaultRegistry = 'https://registry.npmjs.org/';
async function readNpmRegistries(env) {
    const file = readVariable(env, 'userconfig') ?? (0,external_node_path_.join)(env.HOME ?? (0,external_node_os_.homedir)(), '.npmrc');
    const text = await (0,regular_file/* readRegularText */.Aj)(file).catch(() => '');
    const values = readLines(text, env);
    const parseRegistry = (address) => createRegistry(address, values);
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
function createRegistry(address, values) {
    const url = URL.parse(address);
    if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:'))
        throw new errors/* GateError */.ue('CONFIG', `npm's configuration names the registry ${address.slice(0, 200)}, which is not a valid address`);
    const authorization = readAuthorization(url, values);
    return { address: url.href, ...(authorization !== undefined && { authorization }) };
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

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/compiled/src/clock.js
var clock = __webpack_require__(85129);
// EXTERNAL MODULE: ./build/compiled/src/packages/locked-package.js
var locked_package = __webpack_require__(18282);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:sqlite"
var external_node_sqlite_ = __webpack_require__(80099);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/compiled/src/zip.js
var zip = __webpack_require__(83972);
;// CONCATENATED MODULE: ./build/compiled/src/advisories/advisory.js

function groupByName(packages) {
    return Map.groupBy(packages, createNameKey);
}
function createNameKey({ ecosystem, name }) {
    return JSON.stringify([ecosystem, (0,locked_package/* normalizePackageName */.NX)(ecosystem, name)]);
}

// EXTERNAL MODULE: ./build/compiled/src/sarif/untrusted.js
var untrusted = __webpack_require__(65639);
;// CONCATENATED MODULE: ./build/compiled/src/advisories/reading.js
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

;// CONCATENATED MODULE: ./build/compiled/src/advisories/osv-record.js




function readOsvRecord(record) {
    const id = (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(record, 'id'));
    if (id === undefined || isWithdrawn((0,untrusted/* readNested */._h)(record, 'withdrawn')))
        return [];
    const parts = (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(record, 'affected')).flatMap((part) => {
        const ecosystem = readEcosystem((0,untrusted/* readNested */._h)(part, 'package', 'ecosystem'));
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
function readEcosystem(value) {
    const name = (0,untrusted/* readTextField */.IY)(value)?.split(':', 1)[0];
    return locked_package/* packageEcosystems */.CF.find((each) => each === name);
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
        ranges: (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(part, 'ranges')).map(readRange),
        versions: (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(part, 'versions')).filter((version) => typeof version === 'string'),
    };
}
const eventNames = ['introduced', 'fixed', 'last_affected', 'limit'];
function readRange(range) {
    return {
        type: (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(range, 'type')) ?? '',
        events: (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(range, 'events')).map((event) => Object.fromEntries(eventNames.map((name) => [name, (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(event, name))]))),
    };
}

;// CONCATENATED MODULE: ./build/compiled/src/advisories/database/advisory-index.js











const largestRecord = 16 * 1024 * 1024;
const isRecord = (name) => name.toLowerCase().endsWith('.json');
async function listDatabase(path) {
    const files = await listFiles(path);
    if (files.length === 0)
        throw new errors/* GateError */.ue('CONFIG', 'it contains neither zip files nor records (.json)');
    const lines = files.map((file) => [(0,external_node_path_.relative)(path, file.path), file.size, file.modifiedMs]);
    const stamp = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(lines)).digest('hex');
    return { stamp, records: () => readRecords(files) };
}
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
    const files = await listDatabase(path);
    await (0,promises_.mkdir)(folder, { recursive: true, mode: 0o700 });
    const prefix = `osv-${hashText(path)}-`;
    const indexFile = (0,external_node_path_.join)(folder, `${prefix}${hashText(`${format} ${files.stamp}`)}.sqlite`);
    const isThere = await (0,promises_.stat)(indexFile).then((about) => about.isFile(), () => false);
    if (!isThere) {
        await buildIndex(files, indexFile, signal);
        await removeOlder(folder, prefix, indexFile);
    }
    return readIndex(indexFile);
}
function hashText(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 24);
}
async function buildIndex(files, indexFile, signal) {
    const draft = `${indexFile}.${(0,external_node_crypto_.randomUUID)()}.part`;
    try {
        await writeIndex(files, draft, signal);
        await (0,promises_.rename)(draft, indexFile);
    }
    finally {
        await (0,promises_.rm)(draft, { force: true });
    }
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
        for await (const { container, content } of files.records()) {
            const record = parseRecord(content);
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
function parseRecord(content) {
    return (0,errors/* attempt */.CD)(() => {
        const value = JSON.parse(content.toString('utf8'));
        return typeof value === 'object' && value !== null && 'id' in value ? value : undefined;
    });
}
async function removeOlder(folder, prefix, indexFile) {
    for (const name of await (0,promises_.readdir)(folder)) {
        const path = (0,external_node_path_.join)(folder, name);
        if (name.startsWith(prefix) && name.endsWith('.sqlite') && path !== indexFile)
            await (0,promises_.rm)(path, { force: true }).catch(() => { });
    }
}
function readIndex(indexFile) {
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

;// CONCATENATED MODULE: ./build/compiled/src/advisories/sources/database.js







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

// EXTERNAL MODULE: ./build/compiled/src/api/json.js
var json = __webpack_require__(44648);
// EXTERNAL MODULE: ./build/compiled/src/api/retry.js
var retry = __webpack_require__(23066);
;// CONCATENATED MODULE: ./build/compiled/src/advisories/requests.js




const longestWaitMs = 30_000;
const limitMs = 180_000;
const parallel = 4;
async function requestJson({ transport, sleep, userAgent }, { headers, ...request }, signal) {
    const { host } = request.url;
    const sent = { accept: 'application/json', 'user-agent': userAgent, ...headers };
    for (let attempt = 0;; attempt += 1) {
        const outcome = await transport.send({ ...request, headers: sent, signal });
        if (outcome.kind === 'answer' && outcome.status === 200)
            return { value: parseResponseJson(host, outcome.text), header: outcome.header };
        const waitMs = (0,retry/* computeRetryDelayMs */.BV)(outcome, attempt, false);
        if (waitMs === undefined || waitMs > longestWaitMs)
            throw describeOutcome(host, outcome);
        await sleep(waitMs, signal);
    }
}
function parseResponseJson(host, text) {
    try {
        return (0,json/* parseJson */.q)(text);
    }
    catch (cause) {
        throw createUnavailableError(`${host}: ${(0,errors/* toGateError */.Vl)(cause).message}`, cause);
    }
}
function describeOutcome(host, outcome) {
    if (outcome.kind === 'failure')
        return createUnavailableError(`${host} did not answer: ${outcome.message}`, outcome.cause);
    const { status, text } = outcome;
    let said;
    try {
        said = (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)((0,json/* parseJson */.q)(text.slice(0, 10_000)), 'message'));
    }
    catch {
    }
    return createUnavailableError(`${host} answered ${status}${said === undefined ? '' : ` (${said.split('\n', 1)[0]?.slice(0, 200)})`}`);
}
function createUnavailableError(message, cause) {
    return new errors/* GateError */.ue('UNAVAILABLE', message, { cause });
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

;// CONCATENATED MODULE: ./build/compiled/src/advisories/sources/github.js






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
            const batches = buildBatches(packages);
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
function buildBatches(packages) {
    return [...Map.groupBy(packages, ({ ecosystem }) => ecosystem)].flatMap(([ecosystem, own]) => (ecosystem === 'npm' ? ['reviewed', 'malware'] : ['reviewed']).flatMap((type) => splitQuery(own).map((part) => ({ ecosystem, type, ...part }))));
}
function splitQuery(packages) {
    const parts = [];
    for (const asked of packages) {
        const readField = encodeQuery(formatAffects(asked));
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
function formatAffects({ name, version }) {
    return isPlainVersion(version) ? `${name}@${version}` : name;
}
function isPlainVersion(version) {
    return /^\d+(?:\.\d+){0,3}$/.test(version);
}
function encodeQuery(readField) {
    return encodeURIComponent(readField).replaceAll(/%(?:40|2F|3A)/g, decodeURIComponent);
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
    return {
        id,
        aliases: [...new Set([...identifiers, readField('cve_id') ?? id])].filter((name) => name !== id),
        summary: readField('summary') ?? '',
        details: readField('description') ?? '',
        severity: readField('type') === 'malware' ? 'CRITICAL' : readSeverity((0,untrusted/* readNested */._h)(advisory, 'severity')),
        vectors: rated.flatMap((one) => (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(one, 'vector_string')) ?? []),
        score: (0,untrusted/* readNumber */.kz)((0,untrusted/* readNested */._h)(rated[0], 'score')),
        epss: readEpss((0,untrusted/* readNested */._h)(advisory, 'epss')),
        cwes: (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(advisory, 'cwes')).flatMap((each) => (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(each, 'cwe_id')) ?? []),
        published: readTime((0,untrusted/* readNested */._h)(advisory, 'published_at')),
        links: [readField('html_url') ?? [], (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(advisory, 'references'))]
            .flat()
            .filter((link) => typeof link === 'string'),
        versions: { form: 'github', ranges: parts.map(github_readRange) },
    };
}
function github_readRange(part) {
    const fixed = (0,untrusted/* readNested */._h)(part, 'first_patched_version');
    const version = (0,untrusted/* readTextField */.IY)(fixed) ?? (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(fixed, 'identifier'));
    return { range: (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(part, 'vulnerable_version_range')) ?? '', fixed: version ?? null };
}
function readEpss(stated) {
    const [first] = Array.isArray(stated) ? stated : [stated];
    if ((0,untrusted/* readEntries */.$2)(first).length === 0)
        return undefined;
    const share = (0,untrusted/* readNumber */.kz)((0,untrusted/* readNested */._h)(first, 'percentage'));
    return share === undefined || share > 1 ? undefined : Math.round(share * 100 * 1e6) / 1e6;
}

// EXTERNAL MODULE: ./build/compiled/src/text/records.js
var records = __webpack_require__(92341);
;// CONCATENATED MODULE: ./build/compiled/src/advisories/sources/osv.js








const mostQueries = 1000;
const osv_mostPages = 100;
function createOsvSource(options) {
    const { host } = new URL(options.address);
    const base = options.address.replace(/\/+$/, '');
    const records = new Map();
    return {
        name: `OSV’s database at ${host}`,
        disclosesNames: true,
        async ask(packages, signal) {
            const named = new Map();
            const batches = splitIntoChunks(packages, mostQueries);
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
                const entries = own.flatMap((each) => each ?? []);
                found.set(key, entries.map(({ advisory }) => ({ ...advisory, isStated: true })));
            }
            const fault = batchFault ?? recordFault ?? packageFault;
            return { advisories: found, fault: fault && `OSV’s database: ${fault}` };
        },
    };
}
async function queryBatch(base, options, batch, signal) {
    const ids = batch.map(() => new Set());
    let open = batch.map(({ ecosystem, name, version }, index) => ({
        index,
        query: { package: { ecosystem, name }, version },
    }));
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
function splitIntoChunks(items, size) {
    return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}

;// CONCATENATED MODULE: ./build/compiled/src/advisories/sources/registry.js






const mostNames = 1000;
function createRegistrySource(options) {
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
                parts = splitByRegistry([...groupByName(own).values()], await options.readRegistries());
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

// EXTERNAL MODULE: ./node_modules/@renovatebot/pep440/index.js + 4 modules
var pep440 = __webpack_require__(99687);
// EXTERNAL MODULE: ./node_modules/@renovatebot/ruby-semver/dist/index.js + 2 modules
var dist = __webpack_require__(36795);
// EXTERNAL MODULE: ./node_modules/semver/index.js
var semver = __webpack_require__(62088);
;// CONCATENATED MODULE: ./build/compiled/src/packages/versions/ranges.js




const longest = 300;
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
    if (version.length > longest || range.length > longest)
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

// EXTERNAL MODULE: ./build/compiled/src/packages/words.js
var packages_words = __webpack_require__(71276);
// EXTERNAL MODULE: ./node_modules/@turingpointde/cvss.js/dist_node/index.js
var dist_node = __webpack_require__(72484);
// EXTERNAL MODULE: ./build/compiled/src/policy/ranking.js
var ranking = __webpack_require__(328);
// EXTERNAL MODULE: ./build/compiled/src/severity.js
var severity = __webpack_require__(26436);
// EXTERNAL MODULE: ./build/compiled/src/text/fingerprint.js
var fingerprint = __webpack_require__(11475);
;// CONCATENATED MODULE: ./build/compiled/src/packages/versions/composer.js
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
function compareComposer(a, b) {
    const [first, second] = [parseComposerVersion(a), parseComposerVersion(b)];
    if (first === undefined || second === undefined)
        return undefined;
    for (let index = 0; index < Math.max(first.length, second.length); index += 1) {
        const [number, other] = [first[index] ?? 0n, second[index] ?? 0n];
        if (number !== other)
            return number < other ? -1 : 1;
    }
    return 0;
}
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

;// CONCATENATED MODULE: ./build/compiled/src/packages/versions/maven.js
const qualifiers = ['alpha', 'beta', 'milestone', 'rc', 'snapshot', '', 'sp'];
const released = new Set(['ga', 'final', 'release']);
const shortForms = { a: 'alpha', b: 'beta', m: 'milestone' };
function compareMaven(a, b) {
    if (![a, b].every((version) => /^[\w.+~-]+$/.test(version)))
        return undefined;
    return compareItems(parseMavenVersion(a), parseMavenVersion(b));
}
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
    if (a.kind === 'list' && b.kind === 'list')
        return compareLists(a.items, b.items);
    const [first, second] = [readParts(a), readParts(b)];
    return (compareValues(rankQualifier(first.text), rankQualifier(second.text)) || compareValues(first.number, second.number));
}
function readParts(item) {
    if (item.kind === 'mixed')
        return item;
    return { text: item.kind === 'text' ? item.value : '', number: -1n };
}
function compareLists(a, b) {
    for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
        const [first, second] = [a[index], b[index]];
        const result = first === undefined ? -(second ? compareToNothing(second) : 0) : compareItems(first, second);
        if (result !== 0)
            return result;
    }
    return 0;
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

;// CONCATENATED MODULE: ./build/compiled/src/packages/versions/semver.js


const semver_longest = 200;
function compareSemver(a, b) {
    const [first, second] = [a, b].map((version) => semver.parse(completeVersion(version)));
    return first && second ? semver.compare(first, second) : undefined;
}
function compareSafely(compare, a, b) {
    if (a.length > semver_longest || b.length > semver_longest || a.trim() === '' || b.trim() === '')
        return undefined;
    return (0,errors/* attempt */.CD)(() => compare(a.trim(), b.trim()));
}
function completeVersion(version) {
    const [, numbers = '', rest = ''] = /^v?(\d+(?:\.\d+)?)([-+].*)?$/s.exec(version) ?? [];
    if (numbers === '')
        return version;
    return `${numbers}${numbers.includes('.') ? '.0' : '.0.0'}${rest}`;
}

;// CONCATENATED MODULE: ./build/compiled/src/packages/versions/compare.js






const comparisons = {
    npm: compareSemver,
    PyPI: (a, b) => ((0,pep440/* valid */.rZ)(a) === null || (0,pep440/* valid */.rZ)(b) === null ? undefined : (0,pep440/* compare */.UD)(a, b)),
    Go: compareSemver,
    Maven: compareMaven,
    Packagist: compareComposer,
    RubyGems: (a, b) => {
        if ((0,dist/* valid */.rZ)(a) === null || (0,dist/* valid */.rZ)(b) === null)
            return undefined;
        return (0,dist.eq)(a, b) ? 0 : (0,dist.gt)(a, b) ? 1 : -1;
    },
    'crates.io': compareSemver,
    NuGet: compareNuget,
};
function compareVersions(ecosystem, a, b) {
    return compareSafely(comparisons[ecosystem], a, b);
}
const nugetVersion = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:\.(\d+))?(?:-([\dA-Za-z.-]+))?(?:\+[\dA-Za-z.-]*)?$/;
function compareNuget(a, b) {
    const [first, second] = [parseNugetVersion(a), parseNugetVersion(b)];
    if (first === undefined || second === undefined)
        return undefined;
    for (const [index, number] of first.numbers.entries()) {
        const other = second.numbers[index] ?? 0n;
        if (number !== other)
            return number < other ? -1 : 1;
    }
    return semver.compare(first.label, second.label);
}
function parseNugetVersion(version) {
    const match = nugetVersion.exec(version);
    if (match === null)
        return undefined;
    const numbers = match.slice(1, 5).map((digits) => BigInt(digits ?? 0));
    const label = match[5] === undefined ? '0.0.0' : `0.0.0-${match[5].toLowerCase()}`;
    return semver.valid(label) === null ? undefined : { numbers, label };
}

;// CONCATENATED MODULE: ./build/compiled/src/packages/versions/affected.js


function isAffected(ecosystem, version, { ranges = [], versions = [] }) {
    const compare = (a, b) => compareVersions(ecosystem, a, b);
    if (versions.some((one) => one === version || compareSafely(compare, one, version) === 0))
        return 'yes';
    const ofVersions = ranges.filter(({ type }) => type !== 'GIT');
    if (ofVersions.length === 0)
        return versions.length === 0 || !affected_isReadable(compare, version) ? 'unknown' : 'no';
    return combineResults(ofVersions.map((range) => {
        if (range.type !== 'SEMVER' && range.type !== 'ECOSYSTEM')
            return 'unknown';
        return affected_isInRange(range.type === 'SEMVER' ? compareSemver : compare, version, range.events);
    }));
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
function affected_isReadable(compare, version) {
    return compareSafely(compare, version, version) !== undefined;
}
function combineResults(results) {
    if (results.includes('yes'))
        return 'yes';
    return results.includes('unknown') ? 'unknown' : 'no';
}
const kinds = ['introduced', 'fixed', 'last_affected', 'limit'];
function affected_isInRange(compare, version, events) {
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
        return affected_isReadable(compare, version) ? 1 : undefined;
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

;// CONCATENATED MODULE: ./build/compiled/src/advisories/versions.js




const longestRange = 2000;
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
    if (text.length > longestRange)
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

;// CONCATENATED MODULE: ./build/compiled/src/advisories/findings.js







const versions = ['CVSS:4.0/', 'CVSS:3.1/', 'CVSS:3.0/'];
const longestVector = 300;
function rateVectors(vectors, stated) {
    for (const prefix of versions) {
        for (const vector of vectors) {
            const score = vector.startsWith(prefix) ? computeVectorScore(vector) : undefined;
            if (score !== undefined)
                return stated !== undefined && Math.abs(stated - score) < 0.11 ? Math.max(score, stated) : score;
        }
    }
    return stated !== undefined && stated > 0 && stated <= 10 ? stated : undefined;
}
function computeVectorScore(vector) {
    if (vector.length > longestVector)
        return undefined;
    return (0,errors/* attempt */.CD)(() => {
        const score = (0,dist_node/* CVSS */.O)(vector.trim()).getScore();
        return Number.isFinite(score) && score >= 0 && score <= 10 ? score : undefined;
    });
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
function rateAdvisories(advisories) {
    const scores = advisories.flatMap(({ vectors, score }) => rateVectors(vectors, score) ?? []);
    const score = scores.length === 0 ? undefined : Math.max(...scores);
    const stated = severity/* severities */.gO.find((severity) => advisories.some((one) => one.severity === severity));
    return { severity: stated ?? (score === undefined ? undefined : toSeverity(score)), score };
}
const longestText = 4000;
const mostLinks = 5;
function joinFindings(offline, affected) {
    const replaced = new Set();
    const drafts = [...affected].sort(compareAffected).flatMap(({ locked, advisories }) => {
        const fixAll = findFix(locked, advisories);
        const vulnerabilities = mergeAliases(advisories);
        return vulnerabilities.map((vulnerability) => {
            const same = offline.filter((finding) => !replaced.has(finding) && isSameVulnerability(finding, locked, vulnerability));
            for (const finding of same)
                replaced.add(finding);
            return { locked, vulnerability, same: same[0], fixAll, count: vulnerabilities.length };
        });
    });
    const kept = offline.filter((finding) => !replaced.has(finding));
    const taken = new Set([...kept, ...drafts.flatMap(({ same }) => same ?? [])].map(({ fingerprint }) => fingerprint));
    const identify = (0,fingerprint/* createFindingIdentifier */.pm)();
    const found = drafts.map(({ same, ...draft }) => {
        const { locked, vulnerability } = draft;
        let identity = same;
        while (identity === undefined || (identity !== same && taken.has(identity.fingerprint)))
            identity = identify({ rule: vulnerability.id, path: locked.file, code: locked.name });
        taken.add(identity.fingerprint);
        const { fingerprint, contentFingerprint } = identity;
        return { ...writeFinding(draft), fingerprint, ...(contentFingerprint !== undefined && { contentFingerprint }) };
    });
    return [...kept, ...found];
}
function compareAffected({ locked: a }, { locked: b }) {
    return ((0,ranking/* compareText */.n6)(a.file, b.file) ||
        (0,ranking/* compareText */.n6)(a.name, b.name) ||
        a.version.localeCompare(b.version, 'en', { numeric: true }));
}
function isSameVulnerability({ type, filePath, advisory }, locked, { ids }) {
    if (type !== 'SCA' || filePath !== locked.file || advisory?.purl !== locked.purl)
        return false;
    return [...(advisory.cves ?? []), ...(advisory.ids ?? [])].some((id) => ids.includes(id));
}
function writeFinding({ locked, vulnerability, fixAll, count }) {
    const { advisories, id } = vulnerability;
    const [first] = advisories;
    const { severity, score } = rateAdvisories(advisories);
    const fix = findFix(locked, advisories);
    const summary = advisories.map((each) => each.summary.trim()).find((text) => text !== '') ?? first.details;
    const cwe = advisories.flatMap(({ cwes }) => cwes)[0];
    const epss = advisories.flatMap((each) => each.epss ?? []);
    return {
        type: 'SCA',
        severity: severity ?? 'CRITICAL',
        title: (0,packages_words/* formatPackageTitle */.gn)({ name: locked.name, version: locked.version, summary, id }),
        description: describeVulnerability(locked, vulnerability, severity !== undefined, summary),
        remediation: adviseFix(locked, { fix, fixAll, count }),
        ...(cwe !== undefined && { cwe }),
        ...(score !== undefined && { cvss: score }),
        ...(epss.length > 0 && { epss: Math.max(...epss) }),
        advisory: recordAdvisory(locked, vulnerability, fix),
        filePath: locked.file,
        ...(locked.line !== undefined && { line: locked.line }),
    };
}
function recordAdvisory(locked, { ids, advisories }, fix) {
    const published = advisories.flatMap((each) => each.published ?? []).sort()[0];
    return {
        cves: ids.filter((id) => id.startsWith('CVE-')),
        ids: [...ids],
        purl: locked.purl,
        ...(fix.fix !== undefined && { fix: fix.fix }),
        ...(fix.version !== undefined && { fixed_version: fix.version }),
        ...(published !== undefined && { published_at: published }),
    };
}
function adviseFix({ name, version }, { fix, fixAll, count }) {
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
        const own = { ids: new Set(listNames(advisory)), members: [advisory] };
        const same = new Set([...own.ids].flatMap((id) => groups.get(id) ?? []));
        const [group = own, ...others] = [...same, own].sort((a, b) => b.ids.size - a.ids.size);
        for (const other of others) {
            for (const id of other.ids)
                group.ids.add(id);
            group.members.push(...other.members);
        }
        for (const { ids } of [own, ...others])
            for (const id of ids)
                groups.set(id, group);
    }
    return [...new Set(groups.values())]
        .map(({ ids, members }) => describeGroup([...ids].sort(), members))
        .sort(compareById);
}
function listNames({ id, aliases }) {
    return [id, ...aliases].map((name) => (/^CVE-/i.test(name) ? name.toUpperCase() : name));
}
function describeGroup(ids, members) {
    const [first, ...others] = [...members].sort((a, b) => rateInformation(b) - rateInformation(a) || (a.id < b.id ? -1 : 1));
    if (first === undefined)
        throw new Error('a vulnerability without an advisory');
    const id = ids.find((one) => one.startsWith('CVE-')) ?? ids.find((one) => one.startsWith('GHSA-')) ?? first.id;
    return { id, ids, advisories: [first, ...others] };
}
function rateInformation({ id, severity, vectors, summary }) {
    return (Number(id.startsWith('GHSA-')) * 4 +
        Number(severity !== undefined || vectors.length > 0) * 2 +
        Number(summary !== ''));
}
function compareById(a, b) {
    return a.id < b.id ? -1 : 1;
}

;// CONCATENATED MODULE: ./build/compiled/src/advisories/look-up.js





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
            return [
                {
                    file,
                    name: `${name} ${range}`,
                    key,
                    reason: `${lock} does not have what the manifest asks for`,
                    isFault: false,
                },
            ];
        });
    });
}
async function askAllSources(options, { packages, known, remarks, hasSource }, signal) {
    const { sources, isPrivate = () => false, say } = options;
    let left = new Map();
    for (const { ecosystem, name, version } of packages) {
        const asked = { ecosystem, name, version };
        const key = (0,locked_package/* createPackageKey */.gC)(asked);
        if (known.has(key))
            continue;
        left.set(key, asked);
    }
    const sourceResults = [];
    const faults = [];
    for (const source of sources) {
        const wanted = [...left].filter(([, { name }]) => !source.disclosesNames || !isPrivate(name));
        if (wanted.length === 0)
            continue;
        if (source.disclosesNames)
            say?.(formatDisclosure(source, wanted.map(([, asked]) => asked)));
        const sourceResult = await source.ask(wanted.map(([, asked]) => asked), signal);
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
function formatDisclosure({ name }, asked) {
    const names = new Set(asked.map((each) => JSON.stringify([each.ecosystem, each.name])));
    const counted = names.size === 1 ? '1 package' : `${names.size} packages`;
    return `Sending the names and versions of ${counted} to ${name}; advisories-private leaves names out`;
}
function addResults(run, results, remarks) {
    const judged = (run.packages ?? []).map((locked) => judgePackage(locked, results));
    const affected = judged.flatMap(({ locked, affecting }) => affecting.length === 0 ? [] : [{ locked, advisories: affecting }]);
    const count = judged.filter(({ known: { kind } }) => kind === 'looked up').length;
    const isFault = judged.some(({ known: one }) => one.kind === 'not looked up' && one.isFault);
    const done = listFinished(run, judged);
    const diagnostics = [
        ...keepDiagnostics(run.diagnostics, count > 0),
        ...explainMissing(judged),
        ...summarize(judged),
        ...[...remarks].map((message) => ({ engine: packages_words/* advisoryEngine */.qw, message })),
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
        open: listOpen(judged),
    };
}
function judgePackage(locked, resultByPackage) {
    const result = resultByPackage.get((0,locked_package/* createPackageKey */.gC)(locked)) ?? notAskedResult;
    if (result.kind !== 'looked up')
        return { locked, known: result, affecting: [] };
    const results = result.advisories.map((advisory) => ({ advisory, is: isVersionAffected(locked, advisory.versions) }));
    const affecting = results.filter(({ advisory, is }) => is === 'yes' || (is === 'unknown' && advisory.isStated));
    const isUnclear = results.some(({ advisory, is }) => is === 'unknown' && !advisory.isStated);
    if (!isUnclear)
        return { locked, known: result, affecting: affecting.map(({ advisory }) => advisory) };
    const [name, version] = [locked.name, locked.version].map((text) => text.slice(0, longestName));
    const reason = `advisories name ${name}, and its version ${version} cannot be compared with theirs`;
    return {
        locked,
        known: { kind: 'not looked up', reason, isFault: false, isExpected: true },
        affecting: affecting.map(({ advisory }) => advisory),
    };
}
const notAskedResult = {
    kind: 'not looked up',
    reason: 'it was not queried',
    isFault: true,
    isExpected: true,
};
function listOpen(judged) {
    return judged.flatMap(({ locked, known }) => {
        if (known.kind !== 'not looked up' || !known.isExpected)
            return [];
        const { file, name, version } = locked;
        const { reason, isFault } = known;
        return [{ file, name: `${name} ${version}`, key: (0,locked_package/* createPackageKey */.gC)(locked), reason, isFault }];
    });
}
function listFinished({ locks = [] }, judged) {
    const open = new Set(judged.flatMap(({ locked, known }) => (known.kind === 'not looked up' ? [locked.file] : [])));
    const read = locks.filter(({ refusal }) => refusal === undefined).map(({ file }) => file);
    return [...new Set([...read, ...judged.map(({ locked }) => locked.file)])].filter((file) => !open.has(file));
}
function keepDiagnostics(diagnostics, isAnswered) {
    return diagnostics.filter(({ message, file_path: one, file_paths: several }) => {
        if (message.startsWith(packages_words/* notLookedUpPrefix */.ff))
            return false;
        const isOfData = message.startsWith(packages_words/* offlineLookUpPrefix */.gG) || message.startsWith(packages_words/* notCoveredPrefix */.cl);
        return !isAnswered || !isOfData || one !== undefined || several !== undefined;
    });
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
        const more = names.length > look_up_mostNames ? ` and ${names.length - look_up_mostNames} more` : '';
        const start = first.isExpected ? packages_words/* notLookedUpPrefix */.ff : 'Packages were not looked up: ';
        const message = `${start}${first.reason} (${group.length}: ${names.slice(0, look_up_mostNames).join(', ')}${more})`;
        return [{ engine: packages_words/* advisoryEngine */.qw, message, file_path: first.file, ...(first.isFault && { failed: true }) }];
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
    return [{ engine: packages_words/* advisoryEngine */.qw, message }];
}
function countTexts(texts) {
    return [...Map.groupBy(texts, (text) => text)].map(([text, { length }]) => [text, length]);
}

;// CONCATENATED MODULE: ./build/compiled/src/advisories/advisories.js






function createAdvisorySource(name, environment) {
    const { transport, sleep, userAgent, apiUrl, token, mayLackList, osvUrl, env } = environment;
    const requests = { transport, sleep, userAgent };
    if (name === 'github')
        return createGithubSource({ ...requests, apiUrl, token, mayLackList });
    if (name === 'osv')
        return createOsvSource({ ...requests, address: osvUrl });
    if (name === 'registry')
        return createRegistrySource({ ...requests, readRegistries: () => readNpmRegistries(env) });
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

// EXTERNAL MODULE: ./build/compiled/src/ci/github/access.js
var access = __webpack_require__(16558);
// EXTERNAL MODULE: ./build/compiled/src/ci/systems/registry.js + 11 modules
var registry = __webpack_require__(78737);
// EXTERNAL MODULE: ./build/compiled/src/session.js + 2 modules
var src_session = __webpack_require__(69202);
// EXTERNAL MODULE: ./build/compiled/src/settings/entries/advisories.js
var advisories = __webpack_require__(22263);
;// CONCATENATED MODULE: ./build/compiled/src/runs/advisories.js






const knownForMs = 600_000;
function createRunLookUp(session, checkouts) {
    let looking;
    let chosen;
    return {
        choose: (settings, clock) => {
            chosen = { settings, clock };
        },
        async lookUpPackages(runs, signal) {
            if (chosen === undefined || !runs.some(({ packages }) => packages?.length))
                return [...runs];
            const now = chosen.clock.now();
            if (looking === undefined || now - looking.since > knownForMs)
                looking = { since: now, look: openLookUp({ ...chosen, session, checkouts }) };
            return (await looking.look)(runs, signal);
        },
    };
}
function listSourceNames({ advisories, githubToken }, env) {
    if (advisories !== undefined)
        return advisories.filter((name) => name !== 'none');
    return (0,registry/* isGithubActions */.Pt)(env) && githubToken !== undefined ? ['github'] : [];
}
async function openLookUp({ session, settings, clock, checkouts }) {
    const names = listSourceNames(settings, session.env);
    if (names.length === 0)
        return async (runs) => [...runs];
    const { env, log, now } = session;
    const { apiUrl, token } = (0,access/* createGithubAccess */.Ki)(env, settings.githubToken);
    const surroundings = {
        ...{ transport: await session.transport(), sleep: clock.sleep, userAgent: `scan-gate/${src_session/* version */.rE}` },
        ...{ apiUrl, token, mayLackList: settings.advisories === undefined && isEnterpriseServer(apiUrl) },
        ...{ osvUrl: settings.advisoriesOsvUrl, env, checkouts, now },
        temporaryFolder: env.RUNNER_TEMP ?? session.temporaryFolder,
    };
    const sources = names.map((name) => createAdvisorySource(parseSource(name), surroundings));
    const patterns = settings.advisoriesPrivate ?? [];
    const isPrivate = (name) => patterns.some((pattern) => matchesPattern(pattern, name));
    return createLookUp({ sources, isPrivate, say: log.line });
}
function isEnterpriseServer(apiUrl) {
    return !/^api\.(?:github\.com|[\w-]+\.ghe\.com)$/.test(new URL(apiUrl).hostname);
}
function parseSource(name) {
    const word = advisories/* advisoryWords */.LY.find((each) => each === name);
    if (word === 'none')
        throw new errors/* GateError */.ue('CONFIG', 'advisories: none is not a source');
    return word ?? { path: name };
}


/***/ }),

/***/ 11090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UG: () => (/* binding */ createEmbeddedTarget),
  C4: () => (/* binding */ describeScanned),
  VN: () => (/* binding */ readScanned)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/compiled/src/ci/context/context.js
var context_context = __webpack_require__(25159);
// EXTERNAL MODULE: ./build/compiled/src/ci/context/read-context.js + 8 modules
var read_context = __webpack_require__(93400);
// EXTERNAL MODULE: ./build/compiled/src/ci/systems/registry.js + 11 modules
var registry = __webpack_require__(78737);
// EXTERNAL MODULE: ./build/compiled/src/gate/repository-access.js + 4 modules
var repository_access = __webpack_require__(67269);
// EXTERNAL MODULE: ./build/compiled/src/gate/scope.js
var gate_scope = __webpack_require__(82291);
// EXTERNAL MODULE: ./build/compiled/src/git/tracked.js
var tracked = __webpack_require__(24590);
// EXTERNAL MODULE: ./build/compiled/src/git/work-tree.js
var work_tree = __webpack_require__(14200);
// EXTERNAL MODULE: ./build/compiled/src/installation.js
var installation = __webpack_require__(77951);
// EXTERNAL MODULE: ./build/compiled/src/service/embedded.js
var embedded = __webpack_require__(11737);
// EXTERNAL MODULE: ./build/compiled/src/session.js + 2 modules
var src_session = __webpack_require__(69202);
// EXTERNAL MODULE: ./build/compiled/src/runs/advisories.js + 20 modules
var advisories = __webpack_require__(2646);
// EXTERNAL MODULE: ./build/compiled/src/git/deepen.js
var deepen = __webpack_require__(7175);
// EXTERNAL MODULE: ./build/compiled/src/git/merge-base.js
var merge_base = __webpack_require__(64248);
// EXTERNAL MODULE: ./build/compiled/src/git/partial.js
var partial = __webpack_require__(1573);
// EXTERNAL MODULE: ./build/compiled/src/severity.js
var severity = __webpack_require__(26436);
;// CONCATENATED MODULE: ./build/compiled/src/runs/compared-commit.js






async function findComparedCommit({ sha: head, ...place }, { base, defaultBranch, system, trust }, { scope }) {
    if (!gate_scope/* narrowingScopes */.NZ.includes(scope))
        return undefined;
    if (base === undefined)
        return trust === 'proposal' && defaultBranch === undefined ? describeMissingDefaultBranch(system) : undefined;
    const target = { ...base, isLocalTrusted: system === 'laptop' };
    const nameCommit = (sha) => ({ sha, name: `${base.branch} at ${sha.slice(0, 12)}` });
    const isWhole = system === 'laptop' || !(await (0,partial/* isPartial */.m)(place));
    const held = isWhole ? await (0,merge_base/* findMergeBase */.f)(place, head, target) : undefined;
    if (held !== undefined)
        return nameCommit(held);
    const history = system === 'laptop' ? undefined : await fetchHistory(place, head, base.branch);
    const sha = history && (await (0,merge_base/* findMergeBase */.f)({ ...place, path: history.path }, head, target));
    if (sha !== undefined)
        return { ...nameCommit(sha), history };
    await history?.end();
    return describeMissingHistory(base.branch, system);
}
function fetchHistory(place, head, branch) {
    return (0,deepen/* fetchDeeperHistory */.q)({ place, head, branch }).catch((error) => {
        if (place.signal.aborted)
            throw error;
        return undefined;
    });
}
function describeMissingDefaultBranch(system) {
    const remedy = system === 'unattended'
        ? 'On your own machine, add --local'
        : 'To judge only new findings: git remote set-head origin --auto';
    return { missing: { why: 'it is unknown which branch is the default', remedy } };
}
function describeMissingHistory(branch, system) {
    const why = `the history here does not reach the point where this commit left ${branch}`;
    const how = (0,registry/* describeWholeHistory */.pS)(system);
    return { missing: { why, remedy: `To judge only new findings, fetch the whole history (${how})` } };
}
function createComparison(byBase) {
    let chosenBase;
    let chosen = {};
    const known = new Map();
    const ends = new Map();
    const getScanEnd = (scanId) => {
        const end = ends.get(scanId) ?? Promise.withResolvers();
        ends.set(scanId, end);
        return end;
    };
    return {
        missing(baseBranch) {
            const compared = byBase.get(baseBranch);
            return compared !== undefined && 'missing' in compared ? compared.missing : undefined;
        },
        choose(baseBranch) {
            chosenBase = baseBranch;
            const compared = byBase.get(baseBranch);
            chosen = compared !== undefined && 'sha' in compared ? compared : {};
            return chosen;
        },
        knownOf: ([scan, ...others], baseBranch) => others.length > 0 || baseBranch !== chosenBase ? undefined : known.get(scan?.scan_id ?? ''),
        ended: (scanId) => getScanEnd(scanId).promise,
        onScanEnd({ scan, merged }) {
            getScanEnd(scan.id).resolve();
            if (merged?.compared === undefined)
                return;
            const { old, doubtful, counts } = merged.compared;
            const bySeverity = severity/* severities */.gO.map((severity) => [severity, counts[severity.toLowerCase()]]);
            known.set(scan.id, {
                base: chosen.name ?? '',
                old: new Set(old),
                doubtful: new Set(doubtful),
                counts: Object.fromEntries(bySeverity),
            });
        },
    };
}

// EXTERNAL MODULE: ./build/compiled/src/runs/run-environment.js
var run_environment = __webpack_require__(20359);
// EXTERNAL MODULE: ./build/compiled/src/runs/scanners.js
var scanners = __webpack_require__(1275);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/compiled/src/git/checkout.js
var git_checkout = __webpack_require__(67858);
// EXTERNAL MODULE: ./build/compiled/src/git/commit-name.js
var commit_name = __webpack_require__(84191);
// EXTERNAL MODULE: ./build/compiled/src/git/configuration.js
var configuration = __webpack_require__(50618);
// EXTERNAL MODULE: ./build/compiled/src/git/origin.js
var origin = __webpack_require__(41668);
// EXTERNAL MODULE: ./build/compiled/src/git/regular-file.js
var regular_file = __webpack_require__(70519);
// EXTERNAL MODULE: ./build/compiled/src/git/repository.js
var git_repository = __webpack_require__(16566);
// EXTERNAL MODULE: ./build/compiled/src/git/runner.js + 2 modules
var runner = __webpack_require__(46224);
// EXTERNAL MODULE: ./build/compiled/src/prose.js
var prose = __webpack_require__(18540);
// EXTERNAL MODULE: ./build/compiled/src/git/export.js + 4 modules
var git_export = __webpack_require__(71722);
;// CONCATENATED MODULE: ./build/compiled/src/git/uncommitted/entries.js


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
    if (code !== 0) {
        const [why = ''] = stderr.replace(/^(?:fatal|error): /, '').split('\n', 1);
        throw new errors/* GateError */.ue('SCAN_FAILED', `git could not list the files of ${location.path}: ${why}`);
    }
    return stdout.toString('latin1').split('\0').slice(0, -1);
}
function isSameEntry(one, other) {
    return one?.mode === other?.mode && one?.oid === other?.oid;
}
function decodeName(name) {
    return Buffer.from(name, 'latin1').toString();
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/compiled/src/git/uncommitted/objects.js






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
    const [why = ''] = stderr.replace(/^(?:fatal|error): /, '').split('\n', 1);
    throw new errors/* GateError */.ue('SCAN_FAILED', `git could not store the files that are to be scanned: ${why}`);
}
function formatCommitObject(tree, parent) {
    const parents = parent === undefined ? '' : `parent ${parent}\n`;
    const person = 'Scan Gate <> 0 +0000';
    return Buffer.from(`tree ${tree}\n${parents}author ${person}\ncommitter ${person}\n\nNot committed\n`);
}

;// CONCATENATED MODULE: ./build/compiled/src/git/uncommitted/contents.js








const flags = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
const tooLarge = Buffer.alloc(git_export/* maximumFileBytes */.W + 1);
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
        return { mode, content: found.size > git_export/* maximumFileBytes */.W ? tooLarge : (0,external_node_fs_.readFileSync)(file) };
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
            if (isGitName(part))
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
function isGitName(part) {
    return part.toLowerCase() === '.git';
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
    const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
    throw new errors/* GateError */.ue('CONFIG', `--staged: not resolved after a merge: ${names.slice(0, 3).join(', ')}${more}`, {
        reason: 'wrong-ref',
        hint: (0,prose/* prose */.CS) `Resolve the conflicts, and stage the files with ${(0,prose/* code */.aY)('git add')}.`,
    });
}
async function readDiskTree(checkout, store) {
    const { location, top } = checkout;
    const [index, states, untracked] = [
        await readIndex(location),
        await readStates(location, top),
        await listUntracked(location, top),
    ];
    const readDisk = createDiskReader(top);
    const entries = new Map();
    let leftOut = 0;
    for (const entry of index) {
        if (entries.has(entry.name))
            continue;
        const isKept = entry.mode === '160000' || (!states.has(entry.name) && isPlain(entry));
        const disk = isKept ? undefined : readDisk(entry.name);
        if (disk !== undefined)
            entries.set(entry.name, storeFile(disk, { entry, format: checkout.format, store }));
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
            entries.set(name, storeFile(disk, { store }));
    }
    return { entries, notes: describeDisk({ untracked: files.length, repositories: repositories.length, leftOut }) };
}
function isPlain({ stage, isAssumedSame, isLeftOut }) {
    return stage === 0 && !isAssumedSame && !isLeftOut;
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
            entries.set(name, storeFile(disk, { store }));
    }
    const notes = ['The folder has no git repository: all its files are scanned, and all findings count'];
    if (others > 0)
        notes.push(`Not scanned: .git folders, and what is neither a file nor a link (${others})`);
    return { entries, notes };
}
function storeFile({ mode, content }, { store, entry, format = 'sha1' }) {
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
function listUntracked(location, top) {
    const list = [`--work-tree=${top}`, '-C', top, 'ls-files', '--others', '--exclude-standard', '-z'];
    return listRecords(location, list, 'user');
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

;// CONCATENATED MODULE: ./build/compiled/src/git/uncommitted/snapshot.js















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
    const entries = (0,origin/* selectFormatEntries */.SF)(await readConfiguration(place));
    const format = entries.some(({ name, value }) => name === 'extensions.objectformat' && value === 'sha256')
        ? 'sha256'
        : 'sha1';
    await (0,origin/* createRepository */.vB)(path, entries);
    await (0,origin/* shareObjects */.kt)(path, repository);
    const store = createObjectStore(path, format);
    const checkout = { location, top, format };
    const tree = await (kind === 'staged' ? readStagedTree(checkout) : readDiskTree(checkout, store));
    const headSha = await (0,git_checkout/* resolveHead */.tK)(place);
    const merged = await readMergeHeads(repository);
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
    const found = [cwd, top].map((folder) => resolveReal((0,external_node_path_.resolve)(folder, named)));
    if (found.includes(gitFolder))
        return;
    throw new errors/* GateError */.ue('CONFIG', `GIT_DIR names ${named}, which is not the repository of ${top}`, {
        reason: 'wrong-ref',
        hint: 'Unset GIT_DIR, or name the folder whose repository it is.',
    });
}
function resolveReal(path) {
    return (0,errors/* attempt */.CD)(() => external_node_fs_.realpathSync.native(path));
}
async function readMergeHeads({ gitFolder }) {
    const text = await (0,regular_file/* readRegularText */.Aj)((0,external_node_path_.join)(gitFolder, 'MERGE_HEAD')).catch(() => '');
    return text.split('\n').filter(commit_name/* isFullSha */.Wf);
}
async function readConfiguration(location) {
    const { code, stdout } = await (0,runner/* runGitCommand */.tD)(location, ['config', '--list', '--show-scope', '-z']);
    return code === 0 ? (0,configuration/* parseConfiguration */.MA)(stdout.toString()) : [];
}

// EXTERNAL MODULE: ./build/compiled/src/report/uncommitted.js
var report_uncommitted = __webpack_require__(7813);
;// CONCATENATED MODULE: ./build/compiled/src/runs/uncommitted.js








function refuseUncommittedInCi(kind, env) {
    const mark = (0,registry/* findCiMark */.d7)(env);
    if (mark === undefined)
        return;
    throw new errors/* GateError */.ue('CONFIG', `--${kind} cannot be used in a CI system (the variable ${mark} is set)`, {
        reason: 'settings',
        hint: `Remove --${kind}: it is for your own machine. A CI system scans the commit.`,
    });
}
async function readUncommitted(place, kind, { session, settings }) {
    const { env, folder: cwd, cancel: signal } = session;
    const snapshot = await createSnapshot({ folder: place.folder, kind, env, cwd, signal });
    try {
        const scanned = await describeSnapshot(snapshot, place, kind, settings);
        return { scanned, snapshot, comparedName: nameCompared(snapshot), opening: describeOpening(snapshot, scanned) };
    }
    catch (error) {
        await snapshot.end();
        throw error;
    }
}
async function describeSnapshot(snapshot, place, kind, settings) {
    const { top, isCheckout, sha, headSha } = snapshot;
    const branch = snapshot.branch ?? (isCheckout ? `detached-${headSha?.slice(0, 12)}` : 'folder');
    const source = isCheckout ? await (0,embedded/* readSource */.o$)(top) : (0,embedded/* describeFolder */.uq)(top);
    const { vcsUrl: repositoryUrl, defaultBranch } = source;
    const judged = { kind: 'commit', branch, sha: headSha ?? sha, repositoryUrl, defaultBranch };
    const context = await (0,read_context/* readContext */.y)({ ...place, folder: top }, (0,repository_access/* buildContextHints */.C)(settings, judged));
    return {
        source: { ...source, pin: { branch, sha }, historyPath: snapshot.path },
        sha,
        context: adaptContext(context, snapshot, kind),
    };
}
function adaptContext(context, snapshot, kind) {
    const { path, sha, baseSha, headSha } = snapshot;
    const { branch, sources } = context;
    const judgedPolicy = { kind: 'checkout', path, ref: sha, name: (0,report_uncommitted/* formatUncommitted */.bn)({ kind, headSha }) };
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
function nameCompared({ headSha, isMerge }) {
    if (headSha === undefined)
        return 'nothing';
    return `HEAD at ${headSha.slice(0, 12)}${isMerge ? ' and what is merged into it' : ''}`;
}
function describeOpening(snapshot, { context }) {
    const { top, isCheckout, headSha, isMerge, changed, notes } = snapshot;
    const { uncommitted, branch } = context;
    const what = isCheckout && uncommitted !== undefined ? (0,report_uncommitted/* formatUncommitted */.bn)(uncommitted, branch) : `folder ${(0,external_node_path_.basename)(top)}`;
    const compared = headSha === undefined ? [] : [`Files that differ from ${nameCompared(snapshot)}: ${changed}`];
    const merge = isMerge ? ['A merge is in progress: what it brings unchanged counts as existing'] : [];
    return [`${what}, scanned here`, ...notes, ...compared, ...merge];
}

;// CONCATENATED MODULE: ./build/compiled/src/runs/embedded.js


















async function createEmbeddedTarget({ session, settings, checkout, local, }) {
    const { folder, scannersUrl, scanned } = checkout;
    if (checkout.uncommitted !== undefined)
        refuseUncommittedInCi(checkout.uncommitted, session.env);
    const place = { ...(0,run_environment/* createRunEnvironment */.p)(session, { local }), folder };
    const uncommitted = checkout.uncommitted && (await readUncommitted(place, checkout.uncommitted, { session, settings }));
    try {
        return await createScanTarget({ session, settings, scannersUrl }, { uncommitted, place, scanned });
    }
    catch (error) {
        await uncommitted?.snapshot.end();
        throw error;
    }
}
async function createScanTarget({ session, settings, scannersUrl }, { uncommitted, place, scanned }) {
    const { source, sha, context } = uncommitted?.scanned ?? scanned ?? (await readScanned(place, settings));
    const { defaultBranch } = source;
    const base = (0,context_context/* hasUntrustedBase */.az)(context) ? undefined : context.base?.sha;
    const path = uncommitted?.snapshot.path ?? source.path;
    const commit = { path, sha, signal: session.cancel };
    const compared = uncommitted === undefined
        ? await findComparedCommits(commit, context, settings)
        : new Map([[context.base?.branch, compareSnapshot(uncommitted, settings)]]);
    const comparison = createComparison(compared);
    const endHistories = async () => {
        for (const each of compared.values())
            if (each !== undefined && 'sha' in each)
                await each.history?.end();
    };
    let isNarrow = false;
    let chosen = comparison.choose(context.base?.branch);
    const sources = [
        {
            ...{ ...source, base },
            get comparedWith() {
                return chosen.sha;
            },
            get historyPath() {
                return chosen.history?.path ?? source.historyPath;
            },
            isNarrow: () => isNarrow,
        },
    ];
    const { choose, lookUpPackages } = (0,advisories/* createRunLookUp */.k)(session, [source.path]);
    let selection = installation/* builtinOnly */.OT;
    const starting = (0,embedded/* startEmbedded */.H1)({
        ...{ sources, port: 0, database: ':memory:', scannersUrl, version: src_session/* version */.rE, lookUpPackages },
        onScanEnd: comparison.onScanEnd,
        selectScanners: () => selection,
        answersFile: await createResultFile(uncommitted),
    });
    const service = await starting.catch(async (error) => {
        await endHistories();
        throw error;
    });
    const [repository] = service.repositories;
    const { baseUrl, apiKey } = service;
    return {
        settings: { ...settings, baseUrl, apiKey, repositoryId: repository?.id, branch: undefined },
        context,
        options: {
            comparison,
            readTree: () => (0,tracked/* listTreePaths */.vU)({ path, signal: session.cancel }, sha),
            readMessages: () => {
                const since = chosen.sha ?? base ?? `refs/remotes/origin/${context.base?.branch}`;
                return (0,tracked/* readMessages */.Ne)({ path: chosen.history?.path ?? path, signal: session.cancel }, since, sha);
            },
            onStart: ({ settings: final, context: judged, budget, log }) => {
                chosen = comparison.choose(judged.base?.branch);
                choose(final, budget.clock);
                isNarrow = uncommitted !== undefined && gate_scope/* narrowingScopes */.NZ.includes(final.scope);
                if (isNarrow && uncommitted?.snapshot.headSha !== undefined)
                    log.say(narrowNote);
                selection = (0,scanners/* selectScanners */.k)(final);
                for (const line of (0,scanners/* describeUnusedRules */.Z)(selection))
                    log.note(line);
            },
        },
        defaultBranch: context.defaultBranch ?? defaultBranch,
        opening: uncommitted?.opening ?? (await describeScanned(source, sha, session.env)),
        async end() {
            await service.stop();
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
const narrowNote = 'Scanned: what the change can affect. All other files are as in HEAD, and are not counted';
async function findComparedCommits(place, context, settings) {
    const found = new Map([[context.base?.branch, await findComparedCommit(place, context, settings)]]);
    const { defaultBranch } = context;
    if (defaultBranch === undefined || !(0,context_context/* hasUntrustedBase */.az)(context))
        return found;
    const rebased = { ...context, base: { branch: defaultBranch, sha: undefined } };
    return found.set(defaultBranch, await findComparedCommit(place, rebased, settings));
}
function compareSnapshot({ snapshot, comparedName: name }, { scope }) {
    return gate_scope/* narrowingScopes */.NZ.includes(scope) ? { sha: snapshot.baseSha, name } : undefined;
}
async function readScanned(place, settings) {
    const { source, sha } = await (0,embedded/* readHead */.zy)(place.folder);
    const { vcsUrl: repositoryUrl, defaultBranch, path: folder } = source;
    const judged = { kind: 'commit', branch: source.pin.branch, sha, repositoryUrl, defaultBranch };
    return { source, sha, context: await (0,read_context/* readContext */.y)({ ...place, folder }, (0,repository_access/* buildContextHints */.C)(settings, judged)) };
}
function describeBuild(env, checkedOut) {
    const { branch, pullRequest, isMergeRequest, name } = (0,registry/* readCiRun */.Cn)(env) ?? {};
    if (branch === undefined || branch === checkedOut)
        return checkedOut;
    return `${name}: ${pullRequest === undefined ? '' : `${(0,context_context/* formatChangeNumber */.zq)(pullRequest, isMergeRequest)}, `}${branch}`;
}
async function describeScanned({ path, pin }, sha, env) {
    const line = `${describeBuild(env, pin.branch)} at ${sha.slice(0, 12)}, scanned here`;
    return (await (0,work_tree/* hasUncommitted */.e5)(path)) ? [line, 'Changes that are not committed are not scanned'] : [line];
}


/***/ }),

/***/ 1275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ describeUnusedRules),
/* harmony export */   k: () => (/* binding */ selectScanners)
/* harmony export */ });
/* harmony import */ var _installation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77951);

function selectScanners({ scanners, semgrepRules, }) {
    return {
        isBuiltin: scanners.some(({ name }) => name === _installation_js__WEBPACK_IMPORTED_MODULE_0__/* .builtinScanners */ .fm),
        programs: scanners.filter(({ name }) => name !== _installation_js__WEBPACK_IMPORTED_MODULE_0__/* .builtinScanners */ .fm),
        semgrepRules,
    };
}
function describeUnusedRules({ programs, semgrepRules }) {
    const users = _installation_js__WEBPACK_IMPORTED_MODULE_0__/* .programInstallations */ .Eh.flatMap(({ name, hasRules }) => (hasRules ? [name] : []));
    if (semgrepRules === undefined || programs.some(({ name }) => users.includes(name)))
        return [];
    return [`semgrep-rules has no effect: scanners names neither ${users.join(' nor ')}`];
}


/***/ }),

/***/ 37109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ runOverService)
/* harmony export */ });
/* harmony import */ var _ci_context_context_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(25159);
/* harmony import */ var _ci_context_read_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93400);
/* harmony import */ var _ci_github_access_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(16558);
/* harmony import */ var _gate_gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11500);
/* harmony import */ var _gate_repository_access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67269);
/* harmony import */ var _gate_sources_service_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9691);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69202);
/* harmony import */ var _embedded_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11090);
/* harmony import */ var _run_environment_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20359);
/* harmony import */ var _uncommitted_policy_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(68260);










async function runOverService(request) {
    const { session, settings, checkout, wantsEverything = false } = request;
    const target = await createTarget(request);
    try {
        await request.check?.(target);
        const { context, options } = target;
        const policyNotes = context.uncommitted === undefined
            ? await (0,_uncommitted_policy_js__WEBPACK_IMPORTED_MODULE_7__/* .describeUncommittedPolicy */ .x)(checkout?.folder ?? session.folder, settings)
            : [];
        const [about = '', ...rest] = [...target.opening, ...policyNotes, ...(0,_run_environment_js__WEBPACK_IMPORTED_MODULE_6__/* .describeUnattended */ .G)(context)];
        for (const line of [`Scan Gate ${_session_js__WEBPACK_IMPORTED_MODULE_4__/* .version */ .rE} · ${about}`, ...rest])
            session.log.line(line);
        const github = (0,_ci_github_access_js__WEBPACK_IMPORTED_MODULE_8__/* .createGithubAccess */ .Ki)(session.env, settings.githubToken);
        const { folder } = session;
        const transport = await session.transport();
        const environment = {
            ...{ context, version: _session_js__WEBPACK_IMPORTED_MODULE_4__/* .version */ .rE, transport },
            clock: session.clock(target.settings.baseUrl),
            ...{ cancel: session.cancel, now: session.now, log: session.runLog },
            surroundings: (budget, onWait) => (0,_gate_repository_access_js__WEBPACK_IMPORTED_MODULE_2__/* .createRepositoryAccess */ .n)(context, { github, transport, budget, folder, checkout: checkout?.folder, onWait }),
        };
        const source = (0,_gate_sources_service_source_js__WEBPACK_IMPORTED_MODULE_3__/* .createServiceSource */ .l)(target.settings, { ...options, wantsEverything });
        return await (0,_gate_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .runGate */ .R)(target.settings, environment, source);
    }
    finally {
        await target.end();
    }
}
async function createTarget({ session, settings, checkout, local }) {
    if (checkout !== undefined) {
        return (0,_embedded_js__WEBPACK_IMPORTED_MODULE_5__/* .createEmbeddedTarget */ .UG)({ session, settings, checkout, local });
    }
    const hints = (0,_gate_repository_access_js__WEBPACK_IMPORTED_MODULE_2__/* .buildContextHints */ .C)(settings, { kind: 'branch', named: settings.branch });
    const context = await (0,_ci_context_read_context_js__WEBPACK_IMPORTED_MODULE_0__/* .readContext */ .y)((0,_run_environment_js__WEBPACK_IMPORTED_MODULE_6__/* .createRunEnvironment */ .p)(session, { local }), hints);
    const { defaultBranch } = context;
    const opening = [(0,_ci_context_context_js__WEBPACK_IMPORTED_MODULE_9__/* .describeContext */ .R5)(context)];
    return { settings, context, options: {}, defaultBranch, opening, end: async () => { } };
}


/***/ }),

/***/ 11737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ parseRepositoryName),
/* harmony export */   H1: () => (/* binding */ startEmbedded),
/* harmony export */   jk: () => (/* binding */ startEmbeddedWorker),
/* harmony export */   o$: () => (/* binding */ readSource),
/* harmony export */   uq: () => (/* binding */ describeFolder),
/* harmony export */   zy: () => (/* binding */ readHead)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92700);
/* harmony import */ var _git_checkout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67858);
/* harmony import */ var _git_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96287);
/* harmony import */ var _git_mirror_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97653);
/* harmony import */ var _installation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77951);
/* harmony import */ var _mirrors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53899);
/* harmony import */ var _providers_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(87257);
/* harmony import */ var _scanners_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(21565);
/* harmony import */ var _store_postgres_address_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(10867);











async function startEmbedded({ sources, scannersUrl, lookUpPackages, selectScanners, answersFile: named, workFolder, ...options }) {
    if (options.work !== 'elsewhere' && !(0,_installation_js__WEBPACK_IMPORTED_MODULE_6__/* .hasScanners */ .g$)(scannersUrl))
        throw (0,_installation_js__WEBPACK_IMPORTED_MODULE_6__/* .createNoScannersError */ .z5)(options.version);
    const { startService } = await Promise.all(/* import() */[__webpack_require__.e(408), __webpack_require__.e(169), __webpack_require__.e(938), __webpack_require__.e(318), __webpack_require__.e(80)]).then(__webpack_require__.bind(__webpack_require__, 33080));
    const { database } = options;
    const shared = workFolder === undefined ? undefined : await createSharedParts(workFolder);
    const isFile = database !== ':memory:' && !(0,_store_postgres_address_js__WEBPACK_IMPORTED_MODULE_9__/* .isPostgresAddress */ .MY)(database);
    const answersFile = named ?? (isFile ? `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(database)}-answers` : shared?.answersFile);
    const scan = (0,_scanners_js__WEBPACK_IMPORTED_MODULE_8__/* .createScanCommit */ .$)(scannersUrl, { answersFile, lookUpPackages, selectScanners });
    return startService({
        ...options,
        repositories: sources,
        scan: async ({ defaultBranch, ...job }, scanSignal) => scan({ ...job, checkout: job.path, ...(await findScanBases(sources, job.path, defaultBranch)) }, scanSignal),
        locate: shared?.locate,
        git: shared?.git ?? {
            resolveBranch: (path, branch) => (0,_git_checkout_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveBranch */ .pd)({ path, signal }, branch),
            readFile: (path, sha, file) => readPlainFile(path, sha, file),
            listHeads: (path) => (0,_git_mirror_js__WEBPACK_IMPORTED_MODULE_5__/* .listHeads */ .Y3)({ path, signal }),
            refresh: (path) => (0,_git_mirror_js__WEBPACK_IMPORTED_MODULE_5__/* .fetchMirror */ .CM)({ path, signal: AbortSignal.timeout(fetchMs) }),
        },
    });
}
async function startEmbeddedWorker(start) {
    const { scannersUrl, lookUpPackages, selectScanners, workFolder, version, ...options } = start;
    if (!(0,_installation_js__WEBPACK_IMPORTED_MODULE_6__/* .hasScanners */ .g$)(scannersUrl))
        throw (0,_installation_js__WEBPACK_IMPORTED_MODULE_6__/* .createNoScannersError */ .z5)(version);
    const { startWorker } = await Promise.all(/* import() */[__webpack_require__.e(408), __webpack_require__.e(169), __webpack_require__.e(938), __webpack_require__.e(318), __webpack_require__.e(80)]).then(__webpack_require__.bind(__webpack_require__, 33080));
    const { answersFile, locate } = await createSharedParts(workFolder);
    const scan = (0,_scanners_js__WEBPACK_IMPORTED_MODULE_8__/* .createScanCommit */ .$)(scannersUrl, { answersFile, lookUpPackages, selectScanners });
    return startWorker({
        ...options,
        locate,
        scan: async ({ defaultBranch, ...job }, scanSignal) => scan({ ...job, checkout: job.path, ...(await findScanBases([], job.path, defaultBranch)) }, scanSignal),
    });
}
async function createSharedParts(workFolder) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(workFolder, { recursive: true, mode: 0o700 });
    const mirrors = (0,_mirrors_js__WEBPACK_IMPORTED_MODULE_7__/* .createMirrors */ .F)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workFolder, 'repositories'));
    const isAddress = (path) => !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path);
    const git = {
        resolveBranch: async (path, branch) => {
            if (!isAddress(path))
                return (0,_git_checkout_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveBranch */ .pd)({ path, signal }, branch);
            const heads = await mirrors.listHeads(path, AbortSignal.timeout(fetchMs));
            return heads.find(({ ref }) => ref === `refs/heads/${branch}` || ref === branch)?.sha;
        },
        readFile: async (path, sha, file) => {
            const folder = isAddress(path) ? mirrors.find(path) : path;
            return folder === undefined ? undefined : readPlainFile(folder, sha, file);
        },
        listHeads: (path) => isAddress(path) ? mirrors.listHeads(path, AbortSignal.timeout(fetchMs)) : (0,_git_mirror_js__WEBPACK_IMPORTED_MODULE_5__/* .listHeads */ .Y3)({ path, signal }),
    };
    const locate = async ({ path }, scanSignal) => isAddress(path) ? mirrors.fetch(path, AbortSignal.any([scanSignal, AbortSignal.timeout(fetchMs)])) : path;
    return { git, locate, answersFile: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workFolder, 'answers') };
}
const fetchMs = 600_000;
async function readPlainFile(path, sha, file) {
    const read = await (0,_git_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readFileAt */ ._T)({ path, signal }, sha, file);
    return read?.isLink === true ? undefined : read?.text;
}
const { signal } = new AbortController();
async function findScanBases(sources, path, ofRecord) {
    const source = sources.find((each) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(each.path) === path);
    if (source === undefined)
        return { path, base: ofRecord && (await (0,_git_checkout_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveBranchHead */ .fn)({ path, signal }, ofRecord)) };
    const location = { path: source.historyPath ?? path, signal };
    const stated = source.base === undefined ? undefined : await (0,_git_checkout_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveCommit */ .WL)(location, source.base);
    const base = stated ?? (await (0,_git_checkout_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveBranchHead */ .fn)(location, source.defaultBranch)) ?? source.base;
    return { path: location.path, base, comparedWith: source.comparedWith, isNarrow: source.isNarrow?.() };
}
async function readSource(path, vcsUrl) {
    const checkout = await (0,_git_checkout_js__WEBPACK_IMPORTED_MODULE_3__/* .findCheckout */ .I8)({ path, signal });
    const location = { path: checkout.path, signal };
    const stated = vcsUrl ?? (await (0,_git_checkout_js__WEBPACK_IMPORTED_MODULE_3__/* .readOriginUrl */ .gJ)(location));
    const address = (0,_providers_js__WEBPACK_IMPORTED_MODULE_10__/* .stripCredentials */ .PH)(stated ?? formatLocalUrl(checkout.path));
    return {
        path: checkout.path,
        name: (stated === undefined ? undefined : parseRepositoryName(address)) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(checkout.path),
        vcsUrl: address,
        provider: (0,_providers_js__WEBPACK_IMPORTED_MODULE_10__/* .detectProvider */ .F1)(address),
        defaultBranch: (await (0,_git_checkout_js__WEBPACK_IMPORTED_MODULE_3__/* .findDefaultBranch */ .Te)(location)) ?? 'main',
    };
}
function describeFolder(path) {
    const vcsUrl = formatLocalUrl(path);
    return { path, name: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path), vcsUrl, provider: (0,_providers_js__WEBPACK_IMPORTED_MODULE_10__/* .detectProvider */ .F1)(vcsUrl), defaultBranch: 'main' };
}
async function readHead(path) {
    const source = await readSource(path);
    const location = { path: source.path, signal };
    const head = await (0,_git_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readCheckoutHead */ .VH)(source.path, 'sealed').catch(() => undefined);
    const sha = head?.sha ?? (await (0,_git_checkout_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveHead */ .tK)(location));
    if (sha === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', `${path} has no commit to scan`, {
            reason: 'wrong-ref',
            hint: 'Commit something first.',
        });
    }
    const named = head === undefined ? await (0,_git_checkout_js__WEBPACK_IMPORTED_MODULE_3__/* .readCurrentBranch */ .IE)(location) : (0,_git_checkout_js__WEBPACK_IMPORTED_MODULE_3__/* .parseBranchName */ .pD)(head.ref);
    const branch = named ?? `detached-${sha.slice(0, 12)}`;
    return { source: { ...source, pin: { branch, sha } }, sha };
}
function formatLocalUrl(path) {
    return `file:///${encodeURIComponent((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path))}`;
}
function parseRepositoryName(address) {
    const last = address
        .replace(/[/\\]+$/, '')
        .split(/[/:\\]/)
        .at(-1)
        ?.replace(/\.git$/i, '');
    return last === '' ? undefined : last;
}


/***/ }),

/***/ 53899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ createMirrors)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _git_mirror_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97653);





function isLockLeft(error) {
    return error instanceof Error && /\.lock['"]?: File exists/.test(error.message);
}
function createMirrors(folder) {
    const getPath = (address) => {
        const name = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(address).digest('hex').slice(0, 24);
        return (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, `${name}.git`);
    };
    const make = async (address) => {
        const path = getPath(address);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path))
            return path;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(folder, { recursive: true, mode: 0o700 });
        const draft = `${path}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}`;
        await (0,_git_mirror_js__WEBPACK_IMPORTED_MODULE_4__/* .createMirror */ .cY)(draft, address);
        try {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(draft, path);
        }
        catch (error) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(draft, { recursive: true, force: true });
            if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path))
                throw error;
        }
        return path;
    };
    return {
        fetch: async (address, signal) => {
            const path = await make(address);
            try {
                await (0,_git_mirror_js__WEBPACK_IMPORTED_MODULE_4__/* .fetchMirror */ .CM)({ path, signal });
            }
            catch (error) {
                if (!isLockLeft(error))
                    throw error;
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(path, { recursive: true, force: true, maxRetries: 3 });
                await (0,_git_mirror_js__WEBPACK_IMPORTED_MODULE_4__/* .fetchMirror */ .CM)({ path: await make(address), signal });
            }
            return path;
        },
        find: (address) => ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(getPath(address)) ? getPath(address) : undefined),
        listHeads: async (address, signal) => (0,_git_mirror_js__WEBPACK_IMPORTED_MODULE_4__/* .listOriginHeads */ .cu)({ path: await make(address), signal }),
        readDefaultBranch: async (address, signal) => (0,_git_mirror_js__WEBPACK_IMPORTED_MODULE_4__/* .readOriginDefaultBranch */ .U3)({ path: await make(address), signal }),
    };
}


/***/ }),

/***/ 64298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ requestPrograms)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _git_machine_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83549);
/* harmony import */ var _installation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77951);



function requestPrograms({ programs, semgrepRules }, checkouts) {
    if (programs.length === 0)
        return [];
    const found = (0,_git_machine_js__WEBPACK_IMPORTED_MODULE_1__/* .findProgramsOutside */ .yN)(checkouts);
    const variables = { ...(0,_git_machine_js__WEBPACK_IMPORTED_MODULE_1__/* .selectProgramVariables */ .Yh)(checkouts), PATH: found.path };
    return _installation_js__WEBPACK_IMPORTED_MODULE_2__/* .programInstallations */ .Eh.flatMap(({ name, hasRules }) => {
        const wanted = programs.find((program) => program.name === name);
        if (wanted === undefined)
            return [];
        if (hasRules && semgrepRules !== undefined && (0,_git_machine_js__WEBPACK_IMPORTED_MODULE_1__/* .isChangeable */ .FC)(semgrepRules, checkouts)) {
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
        const { message, hint = '' } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toGateError */ .Vl)(error);
        return { missing: `${message}. ${hint}` };
    }
}


/***/ }),

/***/ 87257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F1: () => (/* binding */ detectProvider),
/* harmony export */   PH: () => (/* binding */ stripCredentials),
/* harmony export */   r5: () => (/* binding */ providers)
/* harmony export */ });
const providers = ['github', 'gitlab', 'bitbucket', 'azure_devops', 'git'];
const hosts = [
    [/(^|\.)github\./, 'github'],
    [/(^|\.)gitlab\./, 'gitlab'],
    [/(^|\.)bitbucket\./, 'bitbucket'],
    [/(^|\.)(dev\.azure|visualstudio)\.com$/, 'azure_devops'],
];
function detectProvider(vcsUrl) {
    const host = /^(?:[a-z+]+:\/\/)?(?:[^@/]*@)?([^/:]+)[:/]/i.exec(vcsUrl)?.[1]?.toLowerCase() ?? '';
    return hosts.find(([pattern]) => pattern.test(host))?.[1] ?? 'git';
}
function stripCredentials(vcsUrl) {
    return vcsUrl.replace(/^(https?:\/\/)[^/]*@/i, '$1').replace(/^([a-z+]+:\/\/[^/@:]*):[^/]*@/i, '$1@');
}


/***/ }),

/***/ 83282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ formatIdentity)
/* harmony export */ });
function formatIdentity({ type, fingerprint }) {
    return `${type} ${fingerprint}`;
}


/***/ }),

/***/ 21565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ askProgramVersions),
  $: () => (/* binding */ createScanCommit)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:process"
var external_node_process_ = __webpack_require__(1708);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/git/machine.js + 1 modules
var machine = __webpack_require__(83549);
// EXTERNAL MODULE: ./build/compiled/src/installation.js
var installation = __webpack_require__(77951);
// EXTERNAL MODULE: ./build/compiled/src/api/words.js
var words = __webpack_require__(56845);
// EXTERNAL MODULE: ./build/compiled/src/severity.js
var src_severity = __webpack_require__(26436);
// EXTERNAL MODULE: ./build/compiled/src/text/file-role.js
var file_role = __webpack_require__(79454);
// EXTERNAL MODULE: ./build/compiled/src/text/records.js
var records = __webpack_require__(92341);
// EXTERNAL MODULE: ./build/compiled/src/sarif/intake.js + 4 modules
var intake = __webpack_require__(29447);
// EXTERNAL MODULE: ./build/compiled/src/sarif/invocations.js
var invocations = __webpack_require__(49194);
// EXTERNAL MODULE: ./build/compiled/src/sarif/rules.js
var sarif_rules = __webpack_require__(94982);
// EXTERNAL MODULE: ./build/compiled/src/sarif/locations.js + 1 modules
var locations = __webpack_require__(14953);
// EXTERNAL MODULE: ./build/compiled/src/sarif/severity.js
var severity = __webpack_require__(63598);
// EXTERNAL MODULE: ./build/compiled/src/sarif/tool-types.js
var tool_types = __webpack_require__(13151);
// EXTERNAL MODULE: ./build/compiled/src/sarif/untrusted.js
var untrusted = __webpack_require__(65639);
// EXTERNAL MODULE: ./build/compiled/src/sarif/weakness.js
var weakness = __webpack_require__(20962);
;// CONCATENATED MODULE: ./build/compiled/src/sarif/scanner-run.js









function readScannerRun(run) {
    const tool = String((0,untrusted/* readNested */._h)(run, 'tool', 'driver', 'name'));
    const rules = (0,sarif_rules/* createRuleBook */.W)(run);
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
        diagnostics: (0,invocations/* readNotifications */.J)({ run, tool, places: locations, rules }),
        lookedAt: (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(run, 'properties', 'lookedAt')),
        ...(consulted !== undefined && { consulted: new Map(consulted) }),
        ...(owners !== undefined && { owners: readOwners(owners) }),
        ...((0,records/* isRecord */.u)(limits) && { limits: readLimits(limits) }),
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
        cwe: (0,weakness/* findWeakness */.z)({ run: undefined, result, rule: undefined, message: '' }),
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
        severity: (0,severity/* rateSeverity */.S)(result, resolved, type === 'SECRET').severity,
        title: String((0,untrusted/* readNested */._h)(rule, 'shortDescription', 'text')),
        description: String((0,untrusted/* readNested */._h)(result, 'message', 'text')),
        remediation: String((0,untrusted/* readNested */._h)(rule, 'help', 'text')),
        filePath: readLiteralPath(location) ?? '',
        fingerprint: String((0,untrusted/* readNested */._h)(result, 'fingerprints', 'scanGate')),
        ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
    };
}
function readOwners(owners) {
    return new Map(owners.map(([path, names]) => [path, new Set(names)]));
}
function readLimits({ cut, requestLines }) {
    return { cut: cut, requestLines: new Map(requestLines) };
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

;// CONCATENATED MODULE: ./build/compiled/src/sarif/program-run.js











function isProgramRun(run) {
    return (0,records/* isRecord */.u)((0,untrusted/* readNested */._h)(run, 'properties', 'program'));
}
function readProgramRuns(run) {
    const name = String((0,untrusted/* readNested */._h)(run, 'tool', 'driver', 'name'));
    const version = (0,untrusted/* readNested */._h)(run, 'tool', 'driver', 'version');
    const program = (0,untrusted/* readNested */._h)(run, 'properties', 'program');
    const types = words/* scanTypes */.vz.filter((type) => (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(program, 'scanTypes')).includes(type));
    const dependencies = (0,untrusted/* readNested */._h)(run, 'properties', 'dependencies');
    const places = { pathOf: readLiteralPath };
    const ownDiagnostics = (0,invocations/* readNotifications */.J)({ run, tool: name, places, rules: (0,sarif_rules/* createRuleBook */.W)(run) });
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
    const isLowered = type === 'IAC' ? (0,file_role/* isUnshippedTemplate */.JB)(filePath) : isCode && (0,file_role/* isUnshipped */.Tb)(filePath) && !loaded.has(filePath);
    const severity = (isLowered ? src_severity/* severities */.gO[(0,src_severity/* getSeverityRank */.Eg)(found.severity) + 1] : undefined) ?? found.severity;
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

// EXTERNAL MODULE: ./build/compiled/src/service/programs.js
var service_programs = __webpack_require__(64298);
// EXTERNAL MODULE: ./build/compiled/src/git/checkout.js
var checkout = __webpack_require__(67858);
// EXTERNAL MODULE: ./build/compiled/src/git/renames.js
var git_renames = __webpack_require__(18887);
// EXTERNAL MODULE: ./build/compiled/src/git/tracked.js
var tracked = __webpack_require__(24590);
// EXTERNAL MODULE: ./build/compiled/src/languages/languages.js + 1 modules
var languages = __webpack_require__(52636);
// EXTERNAL MODULE: ./build/compiled/src/text/contents.js
var contents = __webpack_require__(76581);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./build/compiled/src/text/trigrams.js
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
function trigrams_createTrigramFilter(content) {
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

;// CONCATENATED MODULE: ./build/compiled/src/text/decode.js



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
    return content.toString((0,external_node_buffer_.isUtf8)(content) && !(0,external_node_buffer_.isAscii)(content) ? 'utf8' : 'latin1');
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

// EXTERNAL MODULE: ./build/compiled/src/text/file-name.js
var file_name = __webpack_require__(21661);
// EXTERNAL MODULE: ./build/compiled/src/languages/contents.js
var languages_contents = __webpack_require__(96081);
// EXTERNAL MODULE: ./build/compiled/src/languages/script-kinds.js
var script_kinds = __webpack_require__(19194);
;// CONCATENATED MODULE: ./build/compiled/src/languages/program.js







const firstLineBytes = 512;
const contentBytes = 8192;
function isTextOrData(path) {
    return /\.(?:md|markdown|mdx|rst|adoc|json|ya?ml|lock|map|svg|css|png|jpe?g|gif|ico|woff2?|pdf|zip|gz)$/i.test(path);
}
async function detectProgram(root, { path, stored }) {
    const named = (0,languages/* detectByName */.Oe)(path);
    if ((0,languages/* isAmbiguousName */.Ke)(path)) {
        const { text } = decodeText((0,contents/* readContent */.c_)(root, stored, contentBytes));
        const language = (isScanned(named) ? undefined : detectByFirstLines(text)) ?? (0,languages/* detectByNameAndContent */.OB)(path, text);
        return { language, isNamed: language === named, isOther: language === undefined };
    }
    if ((0,languages_contents/* isNamedLikeDockerfile */.lD)(path) && (0,languages_contents/* beginsLikeDockerfile */.WZ)(decodeText((0,contents/* readContent */.c_)(root, stored, contentBytes)).text))
        return { language: undefined, isNamed: false, isOther: true };
    if (isScanned(named))
        return { language: named, isNamed: true };
    const start = (0,contents/* readContent */.c_)(root, stored, firstLineBytes);
    const started = detectByFirstLines(decodeText(start).text);
    if (started !== undefined)
        return { language: started, isNamed: started === named };
    if (named !== undefined)
        return { language: named, isNamed: true };
    const isPhp = mayMixPhp.has((0,file_name/* getExtension */.uQ)(path))
        ? (0,languages_contents/* containsPhp */.OC)((0,contents/* readContent */.c_)(root, stored).toString('latin1'))
        : !isTextOrData(path) && (0,languages/* startsWithPhp */.kx)(start.toString('latin1'));
    if (isPhp)
        return { language: 'PHP', isNamed: false };
    if ((0,file_name/* getExtension */.uQ)(path) === '.ipynb')
        return { language: readNotebookLanguage((0,contents/* readContent */.c_)(root, stored).toString()), isNamed: false };
    return { language: undefined, isNamed: (0,languages/* isNoProgramName */.bJ)(path) && (0,file_name/* getExtension */.uQ)(path) !== '' };
}
const mayMixPhp = new Set(['.html', '.htm', '.xhtml', '.shtml', '.tpl']);
function isScanned(language) {
    const isScript = (0,script_kinds/* toScriptKind */.pO)(language) !== undefined || language === 'Java Server Pages';
    return isScript || (0,languages/* isReadByAnotherEngine */.FM)(language);
}
function detectByFirstLines(text) {
    const [first = '', second = ''] = text.split(/\r\n|[\r\n]/, 2);
    const language = (0,languages/* detectByInterpreter */.Hs)(first);
    const isHandedOn = language === 'Shell' && /^(?:':'|":")\s*(?:\/\/|#).*\bnode/.test(second);
    return isHandedOn ? 'JavaScript' : language;
}
function readNotebookLanguage(text) {
    const { kernelspec, language_info: info } = parseNotebook(text)?.metadata ?? {};
    return (0,languages/* findLanguage */.iG)(String(kernelspec?.language ?? info?.name ?? '')) ?? 'Python';
}
function parseNotebook(text) {
    return (0,errors/* attempt */.CD)(() => JSON.parse(text));
}

// EXTERNAL MODULE: ./build/compiled/src/text/skipped-files.js
var skipped_files = __webpack_require__(51637);
// EXTERNAL MODULE: ./build/compiled/src/packages/locked-package.js
var locked_package = __webpack_require__(18282);
// EXTERNAL MODULE: ./build/compiled/src/packages/words.js
var packages_words = __webpack_require__(71276);
;// CONCATENATED MODULE: ./build/compiled/src/packages/open-packages.js



function reportIntroduced(head, comparison) {
    const { locks = [], open = [], name } = head;
    if (locks.length === 0)
        return head.diagnostics;
    const before = readStateBefore(head, comparison);
    const wasThereBefore = ({ key }) => before.keys.has(key);
    const lost = head.open === undefined ? [] : listLost(head, before);
    const parts = locks.map((lock) => compareParts(lock, before));
    return [
        ...head.diagnostics
            .filter((diagnostic) => !isReportedAnew(diagnostic))
            .map((diagnostic) => leaveKnownInstalls(diagnostic, head, before)),
        ...describeOpen([...open.filter((one) => !wasThereBefore(one)), ...lost], true),
        ...describeOpen(open.filter((one) => wasThereBefore(one) && !one.isFault && !one.isLookedUp), false),
        ...(0,skipped_files/* createSkipDiagnostics */.Q)(name, parts.flatMap(({ introduced }) => introduced)),
        ...parts.flatMap(({ known }) => known.map((message) => ({ engine: name, message }))),
    ];
}
function readStateBefore(head, { base, isSame }) {
    const isShared = ({ file }) => isSame(file);
    const packages = [...(base?.packages ?? []), ...(head.packages ?? []).filter(isShared)];
    const open = [...(base?.open ?? []), ...(head.open ?? []).filter(isShared)];
    const locks = [...(base?.locks ?? []), ...(head.locks ?? []).filter(isShared)];
    const unpinned = locks.flatMap(({ ecosystem, unpinned: own }) => own.map(({ name }) => createOpenNameKey(ecosystem, name)));
    return {
        keys: new Set([...packages.map(locked_package/* createPackageKey */.gC), ...open.map(({ key }) => key)]),
        pinned: new Set(packages.map(({ ecosystem, name }) => createOpenNameKey(ecosystem, name))),
        unpinned: new Set(unpinned),
        problems: new Map(locks.map(({ file, problems }) => [file, problems])),
    };
}
function createOpenNameKey(ecosystem, name) {
    return JSON.stringify([ecosystem, (0,locked_package/* normalizePackageName */.NX)(ecosystem, name)]);
}
function listLost({ packages = [], locks = [] }, { pinned, unpinned }) {
    const still = new Set(packages.map(({ ecosystem, name }) => createOpenNameKey(ecosystem, name)));
    return locks.flatMap(({ file, ecosystem, unpinned: own }) => own.flatMap(({ name, reason: why }) => {
        const key = createOpenNameKey(ecosystem, name);
        if (!pinned.has(key) || unpinned.has(key) || still.has(key))
            return [];
        return [{ file, name, key, reason: `had an exact version before, and ${why} now`, isFault: false }];
    }));
}
function isReportedAnew({ engine, message, failed }) {
    if (failed)
        return false;
    const starts = engine === packages_words/* advisoryEngine */.qw ? [packages_words/* notLookedUpPrefix */.ff] : [packages_words/* readInPart */.hD, packages_words/* unpinnedWords */.H5];
    return starts.some((start) => message.startsWith(start));
}
function leaveKnownInstalls(diagnostic, head, { keys }) {
    const { engine, message, failed, file_path: path } = diagnostic;
    const isImage = head.locks?.some(({ file, format }) => file === path && format === 'Dockerfile');
    const start = /^Packages (?:were )?not looked up: /;
    if (failed || isImage !== true || !start.test(message))
        return diagnostic;
    const isKnown = head.packages?.every((one) => one.file !== path || keys.has((0,locked_package/* createPackageKey */.gC)(one)));
    return isKnown ? { engine, message: `${message.replace(start, packages_words/* knownOpen */.C0)} in ${path}` } : diagnostic;
}
const mostNames = 5;
function describeOpen(open, isIntroduced) {
    const groups = Map.groupBy(open, ({ file, reason }) => JSON.stringify([file, reason]));
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const names = [...new Set(group.map(({ name }) => name.slice(0, 100)))];
        const more = names.length > mostNames ? ` and ${names.length - mostNames} more` : '';
        const listed = `${names.length}: ${names.slice(0, mostNames).join(', ')}${more}`;
        const text = `${first.reason} (${listed})`;
        return isIntroduced
            ? [
                {
                    engine: packages_words/* advisoryEngine */.qw,
                    message: `${first.isLookedUp ? packages_words/* otherRegistry */.Ai : packages_words/* introducedOpen */.m5}${text}`,
                    file_path: first.file,
                },
            ]
            : [{ engine: packages_words/* advisoryEngine */.qw, message: `${packages_words/* knownOpen */.C0}${text} in ${first.file}` }];
    });
}
function compareParts({ file, ecosystem, problems, unpinned }, before) {
    const knownProblems = before.problems.get(file) ?? [];
    const [newProblems, oldProblems] = partition(problems, (problem) => !knownProblems.includes(problem));
    const [added, kept] = partition(unpinned, ({ name }) => !before.unpinned.has(createOpenNameKey(ecosystem, name)));
    const introduced = newProblems.map((problem) => ({
        reason: `${packages_words/* readInPart */.hD}${problem}`,
        filePath: file,
    }));
    if (added.length > 0)
        introduced.push({ reason: `${packages_words/* unpinnedWords */.H5}${(0,packages_words/* listUnpinned */.UZ)(added)}`, filePath: file });
    const known = oldProblems.map((problem) => `As before this change, a lock file was read in part: ${problem}, in ${file}`);
    if (kept.length > 0)
        known.push(`As before this change, dependencies in ${file} have no exact version: ${(0,packages_words/* listUnpinned */.UZ)(kept)}`);
    return { introduced, known };
}
function partition(items, is) {
    return [items.filter(is), items.filter((item) => !is(item))];
}

;// CONCATENATED MODULE: ./build/compiled/src/text/limits.js
const mostNamed = 200;
function nameFiles(paths) {
    const [first, ...others] = new Set(paths);
    if (first === undefined)
        return {};
    return others.length === 0 ? { file_path: first } : { file_paths: [first, ...others].slice(0, mostNamed) };
}
function formatUnnamedFiles(count) {
    return count > mostNamed ? ` (${count} files may be cut off, the first ${mostNamed} are named)` : '';
}
function formatFileCount(count) {
    const files = count === 1 ? '1 changed file' : `${count} changed files`;
    return count > mostNamed ? `${files} (the first ${mostNamed} are named)` : files;
}
function findNewlyHidden(head, base, changed) {
    const hiddenBefore = new Map(base?.cut.map(({ path, hidden }) => [path, hidden]));
    const linesBefore = base?.requestLines ?? new Map();
    const gone = [...linesBefore.keys()].filter((path) => !head.requestLines.has(path));
    const before = (path, known) => known.get(path) ?? (linesBefore.has(path) ? [] : gone.flatMap((each) => known.get(each) ?? []));
    const found = head.cut.flatMap(({ path, hidden, sources }) => [
        ...(changed.has(path) && hasMore(hidden, before(path, hiddenBefore)) ? [path] : []),
        ...sources.filter((each) => hasMore(head.requestLines.get(each) ?? [], before(each, linesBefore))),
    ]);
    return [...new Set(found)].sort();
}
function hasMore(now, before) {
    const left = new Map();
    for (const each of before)
        left.set(each, (left.get(each) ?? 0) + 1);
    return now.some((each) => {
        const count = left.get(each) ?? 0;
        left.set(each, count - 1);
        return count <= 0;
    });
}

// EXTERNAL MODULE: ./build/compiled/src/text/scan-request.js
var scan_request = __webpack_require__(73526);
// EXTERNAL MODULE: ./build/compiled/src/policy/old-findings.js + 1 modules
var old_findings = __webpack_require__(66048);
// EXTERNAL MODULE: ./build/compiled/src/service/scan-result.js
var scan_result = __webpack_require__(83282);
;// CONCATENATED MODULE: ./build/compiled/src/service/known-findings.js



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
function findKnownFindings(head, base, { shared: { isSame }, renames }) {
    const known = { old: [], doubtful: [] };
    const getBasePath = (path) => renames.get(path) ?? path;
    for (const scanner of head.answers) {
        const { findings } = scanner;
        const before = findSameRun(base.answers, scanner);
        const isUnseen = createUnseenCheck(before, base.tree.diagnostics);
        const [same, others] = known_findings_partition(findings, ({ filePath }) => isSame(scanner, filePath));
        const ages = (0,old_findings/* decideAges */.t)({
            head: others.map(toComparedFinding),
            base: (before?.findings ?? []).map(toComparedFinding),
            pathBefore: getBasePath,
            isUnseen: ({ finding }) => isUnseen(finding),
            isAdded: (path) => !base.tree.contents.has(path),
            isGone: (path) => !head.tree.contents.has(path),
            owners: { head: scanner.owners ?? new Map(), base: before?.owners ?? new Map() },
        });
        const listIdentities = (age) => others.filter((_, index) => ages[index] === age).map(scan_result/* formatIdentity */.g);
        known.old.push(...same.map(scan_result/* formatIdentity */.g), ...listIdentities('old'));
        known.doubtful.push(...listIdentities('doubtful'));
    }
    return known;
}
function findSameRun(answers, { name, scanType }) {
    return answers.find((answer) => answer.name === name && answer.scanType === scanType);
}
function known_findings_partition(items, is) {
    return [items.filter(is), items.filter((item) => !is(item))];
}
function toComparedFinding(finding) {
    const { type, filePath, severity, cvss, contentFingerprint, codeFingerprint, sources, owners, advisory } = finding;
    return {
        finding,
        identity: (0,scan_result/* formatIdentity */.g)(finding),
        codeKeys: [contentFingerprint, codeFingerprint].flatMap((key) => (key === undefined ? [] : [`${type} ${key}`])),
        path: filePath,
        advisory,
        severityRank: (0,src_severity/* getSeverityRank */.Eg)(severity),
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

;// CONCATENATED MODULE: ./build/compiled/src/service/scan-commit.js

















async function scanCommit(job, signal, { scanTree: scanAlone, lookUpPackages, temporaryFolder = (0,external_node_os_.tmpdir)() }) {
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
        const tree = await (0,checkout/* exportCommit */._N)({ ...job, destination: root, signal });
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
        const languages = await countLanguages(root, asked, listParsedFiles(answers));
        const combined = combineRuns(job.sha, asked.length === 0, answers, tree);
        const { raisedBy, ...result } = { ...combined, languages };
        if (job.comparedWith === undefined)
            return result;
        const head = { tree, answers };
        const baseScan = { path: job.path, sha: job.comparedWith, headSha: job.sha, changed, folder, signal, scanTree };
        const { known: compared, base, shared } = await compareWithBase(head, baseScan);
        const known = raiseKnown(compared, raisedBy);
        const hidden = answers.flatMap((answer) => listHidingLimits(answer, base.answers, changed));
        const limitDiagnostics = answers.flatMap((answer) => {
            const before = findSameRun(base.answers, answer);
            return reportIntroduced(answer, { base: before, isSame: (path) => shared.isSame(answer, path) });
        });
        const diagnostics = [...tree.diagnostics, ...listVersions(answers), ...limitDiagnostics, ...hidden];
        return { ...result, diagnostics, known };
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
    const paths = findNewlyHidden(limits, base.find((answer) => answer.name === name)?.limits, changed);
    if (paths.length === 0)
        return [];
    const message = `Data flow was too long to trace completely through ${formatFileCount(paths.length)}`;
    return [{ engine: name, message, ...nameFiles(paths) }];
}
async function compareWithBase(head, { folder, changed, signal, scanTree, headSha, ...commit }) {
    const root = (0,external_node_path_.join)(folder, 'base');
    await (0,promises_.mkdir)(root, { mode: 0o700 });
    const sharedWith = compareTrees(head);
    const selectNeedless = (contents) => sharedWith(contents).isNeedless;
    const tree = await (0,checkout/* exportCommit */._N)({ ...commit, destination: root, signal, leaveOut: selectNeedless });
    const shared = sharedWith(tree.contents);
    const files = listTreeFiles(tree);
    const wanted = head.answers.map((scanner) => [scanner.name, shared.filesFor(scanner, files)]);
    const needed = wanted.filter(([, own]) => own.length > 0 || tree.links.length > 0);
    const only = Object.fromEntries(needed.map(([name, own]) => [name, own.map(({ path }) => path)]));
    const request = { root, files, changed: changed && [...changed], extras: listExtraFiles(tree), only };
    const answers = needed.length === 0 ? [] : await scanTree(request, signal);
    const idle = head.answers.filter(({ name }) => only[name] === undefined).map(createEmptyRun);
    const base = { tree, answers: [...answers, ...idle] };
    const renames = await (0,git_renames/* listRenames */.a)({ path: commit.path, signal }, commit.sha, headSha);
    return { known: findKnownFindings(head, base, { shared, renames }), base, shared };
}
function createEmptyRun({ name, scanType }) {
    return { name, scanType, findings: [], coverage: 'covered', diagnostics: [], lookedAt: [] };
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
function listParsedFiles(answers) {
    const ofCode = answers.filter(({ scanType }) => scanType === 'sast');
    return new Set(ofCode.flatMap(({ lookedAt }) => lookedAt));
}
function combineRuns(sha, mayBeIdle, answers, tree) {
    const own = answers.flatMap((answer) => answer.diagnostics);
    const diagnostics = [...tree.diagnostics, ...listVersions(answers), ...own];
    if (!mayBeIdle && answers.every(({ lookedAt }) => lookedAt.length === 0))
        throw createNothingScannedError(sha, 'no engine read any file', diagnostics);
    const { findings, raisedBy } = mergeScannerFindings(answers);
    return {
        findings: removeSecretCode(removeDuplicates(findings)),
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
function removeDuplicates(findings) {
    return [...new Map(findings.toReversed().map((finding) => [finding.fingerprint, finding])).values()].reverse();
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
        const { language, isNamed } = await detectProgram(root, file);
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
        (0,scan_result/* formatIdentity */.g)(finding),
        others.filter((other) => isGraver(other.finding, finding)).map((other) => (0,scan_result/* formatIdentity */.g)(other.finding)),
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
    return (0,src_severity/* getSeverityRank */.Eg)(one.severity) < (0,src_severity/* getSeverityRank */.Eg)(other.severity);
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
function raiseKnown({ old, doubtful }, raisedBy) {
    const [isOld, isDoubtful] = [new Set(old), new Set(doubtful)];
    const isDoubtfulNow = (identity) => raisedBy.get(identity)?.some((other) => isDoubtful.has(other)) && isOld.has(identity);
    const isNew = (identity) => raisedBy.get(identity)?.some((other) => !isOld.has(other) && !isDoubtful.has(other));
    return {
        old: old.filter((identity) => !isNew(identity) && !isDoubtfulNow(identity)),
        doubtful: [...doubtful, ...old.filter(isDoubtfulNow)].filter((identity) => !isNew(identity)),
    };
}

;// CONCATENATED MODULE: ./build/compiled/src/service/scanners.js














const mostBytes = 384 * 1024 * 1024;
function createScanCommit(program, { answersFile, lookUpPackages, selectScanners = () => installation/* builtinOnly */.OT } = {}) {
    return (job, signal) => {
        const variables = (0,machine/* buildScannerVariables */.iE)(job.path);
        const { isBuiltin, ...selection } = selectScanners();
        let programs = (0,service_programs/* requestPrograms */.R)(selection, [job.path, job.checkout ?? job.path]);
        const scanTree = async (request, killChild) => {
            const asked = { ...request, answersFile, ...(programs.length > 0 && { programs }), isBuiltin };
            const cwd = (0,external_node_path_.dirname)(request.root);
            const runs = readLog(await runProgram({ program, variables, request: asked, cwd }, killChild), asked);
            programs = addVersions(programs, runs);
            return runs;
        };
        return scanCommit(job, signal, { scanTree, lookUpPackages });
    };
}
function addVersions(programs, runs) {
    return programs.map((requested) => {
        const run = runs.find(({ name, program }) => program !== undefined && name === requested.name);
        return { ...requested, version: requested.version ?? run?.program?.version };
    });
}
async function askProgramVersions(program, versionsOf, signal) {
    const folder = await (0,promises_.realpath)((0,external_node_os_.tmpdir)());
    const request = { folder, versionsOf };
    const output = await runProgram({ program, variables: (0,machine/* buildScannerVariables */.iE)(folder), request, cwd: folder }, signal);
    return JSON.parse(output.toString());
}
async function runProgram({ program, variables, request, cwd }, signal) {
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
        if (code !== 0 || output.length === 0)
            throw createCrashError(code, said.toString());
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
function createCrashError(code, said) {
    const [line = ''] = said.trim().split('\n', 1);
    const why = line === '' ? 'they ended without an answer' : line.slice(0, 300);
    return new errors/* GateError */.ue('SCAN_FAILED', `The scanners crashed (exit code ${code ?? 'none'}): ${why}`);
}


/***/ }),

/***/ 10867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MY: () => (/* binding */ isPostgresAddress),
/* harmony export */   PJ: () => (/* binding */ checkDatabaseName),
/* harmony export */   di: () => (/* binding */ parsePostgresAddress)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92700);


function isPostgresAddress(database) {
    return /^postgres(?:ql)?:/i.test(database);
}
function checkDatabaseName(database) {
    const [, protocol] = /^([a-z][a-z0-9+.-]+):\/\//i.exec(database) ?? [];
    if (protocol === undefined || isPostgresAddress(database))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `The database is an address of ${protocol}, which is not supported.`, {
        hint: 'Name a file for SQLite, or postgres://USER@HOST/NAME?sslmode=verify-full.',
    });
}
const parameters = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'host', 'port', 'options'];
function parsePostgresAddress(text) {
    const address = text.replace(/^(postgres(?:ql)?:\/\/[^/?#]*@)(?=[/?#]|$)/i, '$1localhost');
    const url = /^postgres(?:ql)?:\/\//i.test(address) && URL.canParse(address) ? new URL(address) : undefined;
    if (url === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', 'The address of the PostgreSQL database cannot be read.', {
            hint: 'Write postgres://USER@HOST:PORT/NAME, and special characters of its parts as %XX.',
        });
    }
    const given = readParameters(url);
    const user = decodePart(url.username);
    const host = given.host ?? decodePart(url.hostname.replace(/^\[|\]$/g, '')) ?? 'localhost';
    const database = decodePart(url.pathname.slice(1));
    const port = readPort(given.port ?? url.port);
    const place = `${host.startsWith('/') ? '' : host}${port === undefined ? '' : `:${port}`}`;
    const shown = `postgres://${user === undefined ? '' : `${encodeURIComponent(user)}@`}${place}/${database ?? ''}`;
    const ssl = host.startsWith('/') ? false : readTls(given, host, shown);
    return { shown, host, port, user, password: decodePart(url.password), database, options: given.options, ssl };
}
function readParameters(url) {
    const unknown = [...url.searchParams.keys()].find((name) => !parameters.includes(name));
    if (unknown === undefined)
        return Object.fromEntries(url.searchParams);
    const name = JSON.stringify(unknown.slice(0, 40));
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `The address of the PostgreSQL database has the unknown parameter ${name}.`, {
        hint: `Known ones are ${parameters.join(', ')}.`,
    });
}
function decodePart(text) {
    if (text === '')
        return undefined;
    try {
        return decodeURIComponent(text);
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', 'The address of the PostgreSQL database has a % that is not an escape.', {
            cause,
            hint: 'Write % as %25.',
        });
    }
}
function readPort(text) {
    if (text === '')
        return undefined;
    const port = Number(text);
    if (/^\d{1,5}$/.test(text) && port > 0 && port < 65_536)
        return port;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', 'The port in the address of the PostgreSQL database is not from 1 to 65535.');
}
function readTls(given, host, shown) {
    const { sslmode: mode } = given;
    const isLocal = /^(?:localhost|127\.[\d.]+|::1)$/.test(host);
    if (mode === undefined && isLocal)
        return false;
    if (mode === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `The database ${shown} is on another machine, and sslmode is missing.`, {
            hint: 'Add ?sslmode=verify-full (and &sslrootcert=FILE), require, or disable for a network that is safe.',
        });
    }
    if (mode === 'disable')
        return false;
    const files = {
        ...(given.sslrootcert !== undefined && given.sslrootcert !== 'system' && { ca: readPem(given, 'sslrootcert') }),
        ...(given.sslcert !== undefined && { cert: readPem(given, 'sslcert') }),
        ...(given.sslkey !== undefined && { key: readPem(given, 'sslkey') }),
    };
    if (mode === 'verify-full')
        return { ...files, rejectUnauthorized: true };
    const checkServerIdentity = () => undefined;
    if (mode === 'verify-ca' && 'ca' in files)
        return { ...files, rejectUnauthorized: true, checkServerIdentity };
    if (mode === 'require')
        return { ...files, rejectUnauthorized: 'ca' in files, checkServerIdentity };
    throw mode === 'verify-ca' ? createMissingAuthorityError() : createModeError(mode);
}
function createMissingAuthorityError() {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', 'sslmode=verify-ca needs sslrootcert: the file with the authority of the database.');
}
function createModeError(mode) {
    const shown = JSON.stringify(mode.slice(0, 40));
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `sslmode=${shown} in the address of the PostgreSQL database is not supported.`, {
        hint: 'Use verify-full, verify-ca, require or disable. Others leave it to the network whether TLS is used.',
    });
}
function readPem(given, name) {
    const file = given[name] ?? '';
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8');
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `${name}: the file ${file} cannot be read (${cause.message}).`, { cause });
    }
}


/***/ }),

/***/ 83972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ readZipFile),
/* harmony export */   X: () => (/* binding */ readZipBytes)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92700);



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
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PROTOCOL', `it is not a readable zip archive: ${why}`, { cause });
}


/***/ })

};
