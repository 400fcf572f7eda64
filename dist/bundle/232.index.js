export const id = 232;
export const ids = [232];
export const modules = {

/***/ 64248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ isInBranch),
/* harmony export */   f: () => (/* binding */ findMergeBase)
/* harmony export */ });
/* harmony import */ var _checkout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67858);
/* harmony import */ var _commit_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84191);
/* harmony import */ var _line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19532);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46224);




async function findMergeBase(location, head, target) {
    for await (const tip of findTips(location, target)) {
        const { code, stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .runGitCommand */ .tD)(location, ['merge-base', '--end-of-options', head, tip]);
        const sha = stdout.toString().trim();
        if (code === 0 && (0,_commit_name_js__WEBPACK_IMPORTED_MODULE_3__/* .isFullSha */ .Wf)(sha))
            return sha === head ? undefined : sha;
    }
    return undefined;
}
async function isInBranch(location, sha, target) {
    let hasTip = false;
    for await (const tip of findTips(location, target)) {
        const { code } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .runGitCommand */ .tD)(location, ['merge-base', '--is-ancestor', '--end-of-options', sha, tip]);
        if (code === 0)
            return true;
        hasTip = true;
    }
    return hasTip && !(await (0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isShallow */ .fE)(location)) ? false : undefined;
}
async function* findTips(location, { branch, sha, isLocalTrusted }) {
    const { remote, local } = await (0,_checkout_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveBothBranches */ .OY)(location, branch);
    if (remote !== undefined)
        yield remote;
    const named = sha === undefined ? undefined : await (0,_checkout_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveCommit */ .WL)(location, sha);
    if (named !== undefined)
        yield named;
    if (local !== undefined && (isLocalTrusted || !(await hasRemote(location))))
        yield local;
}
async function hasRemote(location) {
    const { code, stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .runGitCommand */ .tD)(location, ['remote']);
    return code !== 0 || stdout.toString().trim() !== '';
}


/***/ }),

/***/ 18887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ listRenames)
/* harmony export */ });
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46224);

const scriptExtension = /\.[cm]?[jt]sx?$/i;
const leastAlike = { usual: 50, ofScripts: 20 };
async function listRenames(location, from, to) {
    const options = [
        '--no-ext-diff',
        '--no-textconv',
        '--no-relative',
        `--find-renames=${leastAlike.ofScripts}%`,
        '-l3000',
        '--diff-filter=R',
        '-z',
    ];
    const { code, stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_0__/* .runGitCommand */ .tD)(location, [
        'diff',
        '--name-status',
        ...options,
        '--end-of-options',
        from,
        to,
    ]);
    if (code !== 0)
        return new Map();
    const fields = stdout.toString().split('\0');
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

/***/ 66048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ decideAges)
});

// EXTERNAL MODULE: ./build/compiled/src/text/file-name.js
var file_name = __webpack_require__(21661);
;// CONCATENATED MODULE: ./build/compiled/src/text/finding-source.js
const mostSources = 12;

;// CONCATENATED MODULE: ./build/compiled/src/policy/old-findings.js


function decideAges(sides) {
    const { head, base, pathBefore: getPreviousPath, isUnseen: mayBeUnscanned } = sides;
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
            const match = takeBestMatch(finding, { candidates, left, pathBefore: getPreviousPath });
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
        return mayBeHeld || mayBeUnscanned(finding) ? 'doubtful' : 'new';
    });
}
function createOwnerCheck({ owners, pathBefore: getPreviousPath, }) {
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
    const [folder, other] = [(0,file_name/* getFolder */.L2)(path), (0,file_name/* getFolder */.L2)(before.path)];
    const isAbove = (above, below) => above === '' || below.startsWith(`${above}/`);
    return folder === other || (isGone(before.path) && (isAbove(folder, other) || isAbove(other, folder)));
}
function takeBestMatch(finding, { candidates, left, pathBefore: getPreviousPath }) {
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
    const isCut = left.length >= mostSources;
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

/***/ 20359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ describeUnattended),
/* harmony export */   p: () => (/* binding */ createRunEnvironment)
/* harmony export */ });
/* harmony import */ var _ci_systems_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78737);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92700);


function describeUnattended({ system }) {
    if (system !== 'unattended')
        return [];
    return ['No terminal and no CI system: judged as a pull request. On your own machine, add --local'];
}
function createRunEnvironment({ env, folder, hasTerminal }, { local } = {}) {
    const mark = local ? (0,_ci_systems_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .findCiMark */ .d7)(env) : undefined;
    if (mark === undefined)
        return { variables: env, folder, isAttended: hasTerminal || local === true };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `--local: ${mark} is set, and so this runs in a CI system`, {
        reason: 'settings',
        hint: 'Remove --local: it is for your own machine.',
    });
}


/***/ }),

/***/ 68260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ describeUncommittedPolicy)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _git_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96287);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16566);
/* harmony import */ var _policy_policy_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77784);





async function describeUncommittedPolicy(folder, { configFile }) {
    const paths = configFile?.kind === 'own' ? [configFile.path] : _policy_policy_files_js__WEBPACK_IMPORTED_MODULE_4__/* .policyPaths */ .ff;
    const top = (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .findRepository */ .W)(folder).checkout?.top;
    if (top === undefined)
        return [];
    return (await Promise.all(paths.map((path) => compareCommitted(top, path)))).flat();
}
async function compareCommitted(top, path) {
    const here = await readSmallFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, path)).catch(() => undefined);
    if (here === undefined)
        return [];
    try {
        const head = await (0,_git_files_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveSha */ .vc)('HEAD', (0,_git_files_js__WEBPACK_IMPORTED_MODULE_2__/* .createGit */ .lD)(top));
        const committed = head === undefined ? undefined : await (0,_git_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readFileAt */ ._T)(top, head, path);
        if (committed !== undefined && normalizeLineEndings(committed.text) === normalizeLineEndings(here))
            return [];
        const what = committed === undefined ? 'is not committed' : 'has changes that are not committed';
        return [`${path} ${what}: only committed policy is read`];
    }
    catch {
        return [];
    }
}
async function readSmallFile(path) {
    const entry = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path);
    return entry.isFile() && entry.size <= sizeCapBytes ? (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8') : undefined;
}
const sizeCapBytes = 1024 * 1024;
function normalizeLineEndings(text) {
    return text.replaceAll('\r\n', '\n');
}


/***/ }),

/***/ 22431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ decodeSarif),
  q: () => (/* binding */ readSarif)
});

// EXTERNAL MODULE: ./build/compiled/src/api/json.js
var json = __webpack_require__(44648);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/text/records.js
var records = __webpack_require__(92341);
// EXTERNAL MODULE: ./build/compiled/src/text/fingerprint.js
var fingerprint = __webpack_require__(11475);
;// CONCATENATED MODULE: ./build/compiled/src/text/snippet.js
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
        return low + 1;
    };
}
function createRangeFinder(text) {
    const lineAt = createLineFinder(text);
    const column = (offset) => offset - Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1));
    return (from, to) => ({ line: lineAt(from), column: column(from), endLine: lineAt(to), endColumn: column(to) });
}

// EXTERNAL MODULE: ./build/compiled/src/sarif/untrusted.js
var untrusted = __webpack_require__(65639);
;// CONCATENATED MODULE: ./build/compiled/src/sarif/identity.js



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
    const full = getFullFingerprint(result);
    if (full !== undefined)
        return ['full', full];
    const lineHash = (0,untrusted/* readNested */._h)(result, 'partialFingerprints', 'primaryLocationLineHash');
    if (isUsableFingerprint(lineHash))
        return ['line', lineHash];
    const code = collapseBlanks(snippet ?? '');
    return ['code', isConcealed && code !== '' ? (0,fingerprint/* createSecretMark */.Su)(code, false) : code];
}
function getFullFingerprint(result) {
    const usable = (0,untrusted/* readEntries */.$2)((0,untrusted/* readNested */._h)(result, 'fingerprints')).filter(([, value]) => isUsableFingerprint(value));
    const [first] = usable.sort(([a], [b]) => (a < b ? -1 : 1));
    return first === undefined ? undefined : `${first[0]}=${first[1]}`;
}
function isUsableFingerprint(value) {
    return typeof value === 'string' && /^\S{6,1000}$/.test(value);
}

// EXTERNAL MODULE: ./build/compiled/src/sarif/invocations.js
var invocations = __webpack_require__(49194);
// EXTERNAL MODULE: ./build/compiled/src/sarif/locations.js + 1 modules
var locations = __webpack_require__(14953);
// EXTERNAL MODULE: ./build/compiled/src/policy/vex/identifiers.js
var identifiers = __webpack_require__(80098);
// EXTERNAL MODULE: ./build/compiled/src/text/purl.js
var text_purl = __webpack_require__(41706);
// EXTERNAL MODULE: ./build/compiled/src/text/file-name.js
var file_name = __webpack_require__(21661);
;// CONCATENATED MODULE: ./build/compiled/src/sarif/package.js



const purlNames = ['purl', 'purls', 'packageUrl', 'package_url', 'packageURL', 'PkgPURL'];
function determinePackage(tool, result, rule) {
    for (const owner of [result, rule]) {
        const stated = new Set(listStatedPurls(owner).map(text_purl/* formatPurl */.dd));
        if (stated.size > 0)
            return stated.size === 1 ? [...stated][0] : undefined;
    }
    const named = readNamedPackage(tool, result, rule);
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
function readNamedPackage(tool, result, rule) {
    const properties = (...names) => names.map((name) => (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(result, 'properties', name))).find((text) => text !== undefined);
    const name = properties('packageName', 'package_name', 'PkgName');
    const version = properties('packageVersion', 'package_version', 'installedVersion', 'InstalledVersion');
    const form = package_forms.find(({ tool: pattern }) => pattern.test(tool.trim()));
    const texts = [(0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(result, 'message', 'text')), (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(rule, 'help', 'text'))];
    return (toNamedPackage(name, version) ?? texts.map((text) => form?.read(text ?? '')).find((named) => named !== undefined));
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

;// CONCATENATED MODULE: ./build/compiled/src/sarif/advisory.js



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
    return [...new Set(places.flatMap((place) => (0,identifiers/* extractIds */._)((0,untrusted/* readTextField */.IY)(place)?.slice(0, 200) ?? '')))].sort();
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

// EXTERNAL MODULE: ./build/compiled/src/sarif/messages.js
var messages = __webpack_require__(34041);
// EXTERNAL MODULE: ./build/compiled/src/sarif/severity.js
var sarif_severity = __webpack_require__(63598);
// EXTERNAL MODULE: ./build/compiled/src/sarif/tool-types.js
var tool_types = __webpack_require__(13151);
// EXTERNAL MODULE: ./build/compiled/src/sarif/weakness.js
var weakness = __webpack_require__(20962);
;// CONCATENATED MODULE: ./build/compiled/src/sarif/results.js









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
    const { run, tool, places: locations, declaredType } = reader;
    const resolved = reader.rules(result);
    const message = (0,messages/* resolveMessage */.I)((0,untrusted/* readNested */._h)(result, 'message'), resolved);
    const ownType = (0,tool_types/* determineType */.Sj)(tool, result, resolved);
    const type = declaredType === undefined ? ownType : tool_types/* findingTypeByScanType */.s[declaredType];
    const cwe = (0,weakness/* findWeakness */.z)({ run, result, rule: resolved.rule, message });
    const isConcealed = (0,tool_types/* mayShowSecret */.fA)([type, ownType], cwe);
    const place = locations.placeOf(result);
    const { severity, isKnown } = (0,sarif_severity/* rateSeverity */.S)(result, resolved, type === 'SECRET');
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
            codeSnippet: getShownCode(place, isConcealed),
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
function getShownCode({ snippet }, isConcealed) {
    return isConcealed ? undefined : snippet;
}
function readScores(result, { rule }, type) {
    const isAdvisory = type === 'SCA' || type === undefined;
    const score = isAdvisory ? ((0,sarif_severity/* readSecuritySeverity */.o)(result) ?? (0,sarif_severity/* readSecuritySeverity */.o)(rule)) : undefined;
    const cvss = readCvss(result, rule) ?? (score !== undefined && score <= 10 ? score : undefined);
    return { cvss, epss: readEpss(result, rule) };
}
function createTexts({ tool, result, resolved, message, type, isConcealed }) {
    const { id, rule } = resolved;
    const isOpenText = !isConcealed && type !== undefined;
    const names = [(0,messages/* readDescription */.X)(rule, 'shortDescription'), (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(rule, 'name'))].filter((name) => name !== undefined);
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
    return !/^[a-z\d]+$|[./]|\d$/.test(name) || (0,identifiers/* extractIds */._)(name).length > 0;
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
    const advice = fix ?? (0,messages/* readDescription */.X)(rule, 'help') ?? (helpUri === undefined ? '' : `See ${helpUri}`);
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

// EXTERNAL MODULE: ./build/compiled/src/sarif/rules.js + 1 modules
var rules = __webpack_require__(46536);
;// CONCATENATED MODULE: ./build/compiled/src/sarif/intake.js










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
        leftOutPlaces += reader.places.outside.size;
        revisions.push(readRevisions(run));
    }
    const identities = identifyResults(drafts.map(({ identified }) => identified));
    const findings = drafts.map(({ finding }, index) => ({ ...finding, ...(identities[index] ?? noIdentity) }));
    const scanTypes = determineScanTypes(tools, findings, options);
    return { findings, tools: [...tools], scanTypes, leftOut, leftOutPlaces, diagnostics, revisions };
}
function readRevisions(run) {
    const details = (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(run, 'versionControlProvenance'));
    return details.flatMap((each) => (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(each, 'revisionId'))?.slice(0, 200) ?? []);
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
        rules: (0,rules/* createRuleBook */.W)(run),
        places: (0,locations/* createLocationReader */.b)(run, options),
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
        throw failed(`${name} keeps its ${elsewhere} in other files`, 'Let the scanner write one file that holds everything.');
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
    const { run, tool, places: locations } = reader;
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

/***/ 49194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ readNotifications),
/* harmony export */   g: () => (/* binding */ findFailure)
/* harmony export */ });
/* harmony import */ var _locations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14953);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34041);
/* harmony import */ var _untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65639);



const quietLevels = ['note', 'none'];
const failureMarks = ['exitSignalName', 'exitSignalNumber', 'processStartFailureMessage'];
function findFailure(run) {
    const broken = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .LD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(run, 'invocations')).find((invocation) => {
        const success = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(invocation, 'executionSuccessful');
        if (success !== undefined)
            return success !== true || hasBadEnd(invocation, (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .LD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(run, 'results')));
        return failureMarks.some((mark) => (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(invocation, mark) !== undefined) || listErrors(invocation).length > 0;
    });
    return broken === undefined ? undefined : formatCause(broken);
}
function hasBadEnd(invocation, results) {
    const code = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(invocation, 'exitCode') ?? 0;
    const isGood = code === 0 || (code === 1 && results.length > 0);
    return !isGood || failureMarks.some((mark) => Boolean((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(invocation, mark)));
}
function formatCause(invocation) {
    const [error] = listErrors(invocation);
    const texts = [
        (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(invocation, 'exitCodeDescription'),
        (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(invocation, 'processStartFailureMessage'),
        (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(error, 'message', 'text'),
    ];
    const code = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(invocation, 'exitCode');
    const ending = typeof code === 'number' && code !== 0 ? `exit code ${code}` : undefined;
    const cause = texts.map(_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY).find((text) => text !== undefined) ?? ending;
    return cause === undefined ? '' : `: ${cause.slice(0, 300)}`;
}
function listErrors(invocation) {
    return (0,_locations_js__WEBPACK_IMPORTED_MODULE_1__/* .listNotifications */ .R)(invocation).filter((notification) => getNotificationLevel(notification) === 'error');
}
function getNotificationLevel(notification) {
    return (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(notification, 'level'))?.toLowerCase() ?? 'warning';
}
function readNotifications({ run, tool, places: locations, rules }) {
    return (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .LD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(run, 'invocations'))
        .flatMap(_locations_js__WEBPACK_IMPORTED_MODULE_1__/* .listNotifications */ .R)
        .filter((notification) => !quietLevels.some((level) => level === (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(notification, 'level')))
        .map((notification) => {
        const paths = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .LD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(notification, 'locations')).flatMap((location) => locations.pathOf(location) ?? []);
        const text = (0,_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveMessage */ .I)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(notification, 'message'), rules(notification));
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

/***/ 14953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ createLocationReader),
  R: () => (/* binding */ listNotifications)
});

;// CONCATENATED MODULE: ./build/compiled/src/sarif/mounts.js
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

// EXTERNAL MODULE: ./build/compiled/src/sarif/untrusted.js
var untrusted = __webpack_require__(65639);
;// CONCATENATED MODULE: ./build/compiled/src/sarif/locations.js


const uriMax = 4096;
const chainMax = 16;
const locationsMax = 1000;
const snippetMax = 5000;
function createLocationReader(run, { root, files }) {
    const rootParts = root === undefined ? undefined : splitAbsolutePath(root);
    const bases = (0,untrusted/* readNested */._h)(run, 'originalUriBaseIds');
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
    function readPath(location) {
        const { uri, baseId } = readArtifact(run, (0,untrusted/* readNested */._h)(location, 'physicalLocation', 'artifactLocation'));
        if (uri === undefined)
            return undefined;
        const key = JSON.stringify([uri.slice(0, uriMax + 1), baseId]);
        if (!known.has(key)) {
            const address = resolveAddress(uri, baseId, bases);
            const path = locateBelowRoot(address, rootParts) ?? findInMount(address);
            if (path === undefined)
                outside.add(uri.slice(0, 200));
            known.set(key, path);
        }
        return known.get(key);
    }
    return {
        outside,
        pathOf: readPath,
        placeOf(result) {
            const locations = (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(result, 'locations'));
            const all = locations.slice(0, locationsMax).flatMap((location) => {
                const filePath = readPath(location);
                const line = (0,untrusted/* readWhole */.oD)((0,untrusted/* readNested */._h)(location, 'physicalLocation', 'region', 'startLine'), 1);
                return filePath === undefined ? [] : [{ filePath, line }];
            });
            const placed = locations.find((location) => readPath(location) !== undefined);
            const region = (0,untrusted/* readNested */._h)(placed ?? locations[0], 'physicalLocation', 'region');
            const target = { physicalLocation: { artifactLocation: (0,untrusted/* readNested */._h)(result, 'analysisTarget') } };
            return {
                all,
                filePath: placed === undefined ? readPath(target) : readPath(placed),
                line: placed === undefined ? undefined : (0,untrusted/* readWhole */.oD)((0,untrusted/* readNested */._h)(region, 'startLine'), 1),
                endLine: placed === undefined ? undefined : (0,untrusted/* readWhole */.oD)((0,untrusted/* readNested */._h)(region, 'endLine'), 1),
                snippet: readSnippet(region),
            };
        },
    };
}
function readArtifact(run, location) {
    const index = typeof (0,untrusted/* readNested */._h)(location, 'uri') === 'string' ? undefined : (0,untrusted/* readWhole */.oD)((0,untrusted/* readNested */._h)(location, 'index'));
    const artifact = index === undefined ? location : (0,untrusted/* readNested */._h)(run, 'artifacts', index, 'location');
    const uri = (0,untrusted/* readNested */._h)(artifact, 'uri');
    return {
        uri: typeof uri === 'string' && uri !== '' ? uri : undefined,
        baseId: (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(artifact, 'uriBaseId')),
    };
}
function listNotifications(invocation) {
    return ['toolExecutionNotifications', 'toolConfigurationNotifications'].flatMap((name) => (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(invocation, name)));
}
function* listArtifactLocations(run) {
    const notifications = (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(run, 'invocations')).flatMap(listNotifications);
    for (const owner of [...(0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(run, 'results')), ...notifications]) {
        for (const location of (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(owner, 'locations')).slice(0, locationsMax))
            yield (0,untrusted/* readNested */._h)(location, 'physicalLocation', 'artifactLocation');
        yield (0,untrusted/* readNested */._h)(owner, 'analysisTarget');
    }
}
function readSnippet(region) {
    const text = (0,untrusted/* readNested */._h)(region, 'snippet', 'text');
    return typeof text === 'string' && text.trim() !== '' ? text.slice(0, snippetMax) : undefined;
}
function resolveAddress(uri, baseId, bases) {
    let address = parseAddress(uri);
    let id = baseId;
    for (let depth = 0; id !== undefined && address !== undefined && address.base === undefined; depth++) {
        const entry = (0,untrusted/* readNested */._h)(bases, id);
        const above = parseAddress((0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(entry, 'uri')) ?? '');
        if (above === undefined || depth === chainMax)
            return undefined;
        if (above.base === undefined)
            address = { ...above, parts: [...above.parts, ...address.parts] };
        else
            address = { base: above.parts, parts: address.parts, isAbsolute: false };
        id = (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(entry, 'uriBaseId'));
    }
    return address;
}
function parseAddress(uri) {
    if (uri.length > uriMax)
        return undefined;
    const [, scheme, rest = uri] = /^([a-z][a-z0-9+.-]+):(.*)$/is.exec(uri) ?? [];
    if (scheme !== undefined && scheme.toLowerCase() !== 'file')
        return undefined;
    const path = scheme === undefined ? rest : removeHost(rest);
    const parts = path.split(/[\\/]/).map(decodePart);
    if (/^[\\/]{2}/.test(path) || parts.some((part) => /[\\/\p{Cc}]/u.test(part)))
        return undefined;
    const isAbsolute = /^(?:[\\/]|[a-z]:[\\/])/i.test(path);
    return { base: isAbsolute ? [] : undefined, parts: parts.map(upperCaseDriveLetter), isAbsolute };
}
function removeHost(rest) {
    return rest.replace(/^\/\/(?:localhost(?=\/)|(?=\.{0,2}\/))/i, '').replace(/^\/(?=[a-z]:\/)/i, '');
}
function decodePart(part) {
    try {
        return decodeURIComponent(part);
    }
    catch {
        return part;
    }
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
function splitAbsolutePath(path) {
    return normalizeParts(path.split(/[\\/]/).map(upperCaseDriveLetter)) ?? [];
}


/***/ }),

/***/ 34041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ resolveMessage),
/* harmony export */   X: () => (/* binding */ readDescription)
/* harmony export */ });
/* harmony import */ var _untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65639);

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
    const taxonomies = (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(run, 'taxonomies'));
    if (taxonomies.length === 0)
        return () => [];
    const indexes = new Map();
    const findTaxon = (taxonomy, reference) => {
        const place = (0,untrusted/* readWhole */.oD)((0,untrusted/* readNested */._h)(reference, 'index'));
        const placed = place === undefined ? undefined : (0,untrusted/* readNested */._h)(taxonomy, 'taxa', place);
        if (placed !== undefined)
            return placed;
        const index = indexes.get(taxonomy) ?? indexTaxa(taxonomy);
        indexes.set(taxonomy, index);
        return index.get((0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(reference, 'id')) ?? (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(reference, 'guid'))?.toLowerCase() ?? '');
    };
    return (result, rule) => {
        const related = (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(rule, 'relationships')).map((relationship) => (0,untrusted/* readNested */._h)(relationship, 'target'));
        const references = [...(0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(result, 'taxa')), ...related].slice(0, referencesMax);
        return references.flatMap((reference) => {
            const named = resolveTaxonomy(taxonomies, reference);
            const taxon = (named === undefined ? taxonomies : [named])
                .map((taxonomy) => findTaxon(taxonomy, reference))
                .find((found) => found !== undefined);
            return taxon === undefined ? [] : [taxon];
        });
    };
}
function resolveTaxonomy(taxonomies, reference) {
    const index = (0,untrusted/* readWhole */.oD)((0,untrusted/* readNested */._h)(reference, 'toolComponent', 'index'));
    return ((index === undefined ? undefined : taxonomies[index]) ??
        findNamedComponent(taxonomies, (0,untrusted/* readNested */._h)(reference, 'toolComponent')));
}
function indexTaxa(taxonomy) {
    return new Map((0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(taxonomy, 'taxa')).flatMap((taxon) => {
        const keys = [(0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(taxon, 'id')), (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(taxon, 'guid'))?.toLowerCase()];
        return keys.flatMap((key) => (key === undefined ? [] : [[key, taxon]]));
    }));
}
function findNamedComponent(components, reference) {
    const guid = (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(reference, 'guid'))?.toLowerCase();
    const name = (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(reference, 'name'));
    return components.find((component) => (guid !== undefined && (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(component, 'guid'))?.toLowerCase() === guid) ||
        (guid === undefined && name !== undefined && (0,untrusted/* readNested */._h)(component, 'name') === name));
}

;// CONCATENATED MODULE: ./build/compiled/src/sarif/rules.js


const noRuleId = 'unnamed rule';
const idMax = 500;
const alikeMax = 20;
const prefixMax = 8;
const levels = ['error', 'warning', 'note', 'none'];
function createRuleBook(run) {
    const driver = (0,untrusted/* readNested */._h)(run, 'tool', 'driver');
    const extensions = (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(run, 'tool', 'extensions'));
    const entries = [driver, ...extensions].flatMap((component) => (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(component, 'rules')).map((rule) => ({ rule, component })));
    const index = { byId: Map.groupBy(entries, ({ rule }) => getRuleId(rule)), byGuid: groupByGuid(entries) };
    const overrides = readOverrides(run, driver, extensions);
    const taxaOf = createTaxonReader(run);
    return (result) => {
        const reference = (0,untrusted/* readNested */._h)(result, 'rule');
        const named = truncateId((0,untrusted/* readNested */._h)(result, 'ruleId')) ?? truncateId((0,untrusted/* readNested */._h)(reference, 'id'));
        const component = resolveComponent(reference, driver, extensions);
        const found = findIndexedRule(result, component, named) ?? findEntries(index, named, (0,untrusted/* readNested */._h)(reference, 'guid'));
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
    return (0,untrusted/* readWhole */.oD)((0,untrusted/* readNested */._h)(result, 'rule', 'index')) ?? (0,untrusted/* readWhole */.oD)((0,untrusted/* readNested */._h)(result, 'ruleIndex'));
}
function isRuleNamed(result, named) {
    const guid = (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(result, 'rule', 'guid'));
    return named !== undefined || guid !== undefined || readRuleIndex(result) !== undefined;
}
function findIndexedRule(result, component, named) {
    const index = readRuleIndex(result);
    const rule = index === undefined ? undefined : (0,untrusted/* readNested */._h)(component, 'rules', index);
    const isMeant = rule !== undefined && (named === undefined || isSameOrPart(getRuleId(rule), named));
    return isMeant ? [{ rule, component }] : undefined;
}
function groupByGuid(entries) {
    const known = entries.filter(({ rule }) => (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(rule, 'guid')) !== undefined);
    return Map.groupBy(known, ({ rule }) => String((0,untrusted/* readNested */._h)(rule, 'guid')).toLowerCase());
}
function getRuleId(rule) {
    return truncateId((0,untrusted/* readNested */._h)(rule, 'id'));
}
function truncateId(value) {
    return (0,untrusted/* readTextField */.IY)(value)?.slice(0, idMax);
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
    const index = (0,untrusted/* readWhole */.oD)((0,untrusted/* readNested */._h)(reference, 'toolComponent', 'index'));
    if (index !== undefined)
        return extensions[index];
    return findNamedComponent(extensions, (0,untrusted/* readNested */._h)(reference, 'toolComponent')) ?? driver;
}
function readOverrides(run, driver, extensions) {
    const overrides = new Map();
    const given = (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(run, 'invocations')).flatMap((invocation) => (0,untrusted/* readList */.LD)((0,untrusted/* readNested */._h)(invocation, 'ruleConfigurationOverrides')));
    for (const override of given) {
        const descriptor = (0,untrusted/* readNested */._h)(override, 'descriptor');
        const level = (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(override, 'configuration', 'level'));
        const index = (0,untrusted/* readWhole */.oD)((0,untrusted/* readNested */._h)(descriptor, 'index'));
        const component = resolveComponent(descriptor, driver, extensions);
        const indexed = index === undefined ? undefined : getRuleId((0,untrusted/* readNested */._h)(component, 'rules', index));
        const id = truncateId((0,untrusted/* readNested */._h)(descriptor, 'id')) ?? indexed;
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
/* harmony export */   S: () => (/* binding */ rateSeverity),
/* harmony export */   o: () => (/* binding */ readSecuritySeverity)
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
    readProperty,
    readTag,
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
function readProperty(place) {
    const properties = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(place, 'properties');
    const read = (name) => parseSeverityWord((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)(properties, name));
    return read('severity') ?? pickWorstSeverity(severityProperties.map(([name]) => read(name)));
}
function readTag(place) {
    return pickWorstSeverity((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .readTags */ .g$)(place).map((tag) => {
        const [, word = tag] = /^severity[:/= -]+(.{1,20})$/i.exec(tag) ?? [];
        return word !== tag || tagWords.has(tag.trim().toLowerCase()) ? parseSeverityWord(word) : undefined;
    }));
}
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


/***/ }),

/***/ 13151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Od: () => (/* binding */ scanTypeByFindingType),
/* harmony export */   Sj: () => (/* binding */ determineType),
/* harmony export */   fA: () => (/* binding */ mayShowSecret),
/* harmony export */   fr: () => (/* binding */ getToolType),
/* harmony export */   s: () => (/* binding */ findingTypeByScanType)
/* harmony export */ });
/* harmony import */ var _untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65639);

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
    const marked = matched ?? findMarkedType(result, rule) ?? findTaggedType(tool, rule);
    if (named === 'SECRET' || named === 'SCA')
        return named;
    return marked ?? named;
}
function findTaggedType(tool, rule) {
    const isTagged = vulnerabilityTaggers.test(tool.toLowerCase()) && (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTags */ .g$)(rule).includes('vulnerability');
    return isTagged ? 'SCA' : undefined;
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

/***/ 65639:
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
/* harmony import */ var _text_records_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92341);

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
    const number = typeof value === 'string' && /^\s*\d{1,9}(?:\.\d+)?\s*$/.test(value) ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined;
}
function readTags(value) {
    return readList(readNested(value, 'properties', 'tags')).filter((tag) => typeof tag === 'string');
}


/***/ }),

/***/ 20962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ findWeakness)
/* harmony export */ });
/* harmony import */ var _untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65639);

const pattern = /(?<![a-z0-9])cwe[-_ :/]{0,3}0{0,4}([1-9]\d{0,4})(?!\d)/i;
const searched = 4000;
function findWeakness({ run, result, rule, message }) {
    const references = [
        ...(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .LD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(result, 'taxa')),
        ...(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .LD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(rule, 'relationships')).map((relationship) => (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(relationship, 'target')),
    ];
    const number = findFirstNumber(references, (reference) => readReferenceNumber(run, reference)) ??
        findFirstNumber([...(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTags */ .g$)(result), ...(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTags */ .g$)(rule)], extractNumber) ??
        findFirstNumber([result, rule], readPropertyNumber) ??
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
    const taxonomyIndex = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readWhole */ .oD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(reference, 'toolComponent', 'index'));
    const taxonomy = taxonomyIndex === undefined ? undefined : (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(run, 'taxonomies', taxonomyIndex);
    const taxonIndex = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readWhole */ .oD)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(reference, 'index'));
    const taxon = taxonIndex === undefined ? undefined : (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(taxonomy, 'taxa', taxonIndex);
    const id = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(reference, 'id')) ?? (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(taxon, 'id'));
    const owner = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(reference, 'toolComponent', 'name')) ?? (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(taxonomy, 'name'));
    return extractNumber(id) ?? (/cwe/i.test(owner ?? '') ? parseBareNumber(id) : undefined);
}
function parseBareNumber(value) {
    return /^0{0,4}([1-9]\d{0,4})$/.exec(typeof value === 'number' ? String(value) : ((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextField */ .IY)(value) ?? ''))?.[1];
}
function readPropertyNumber(place) {
    const named = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readEntries */ .$2)((0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(place, 'properties')).filter(([key]) => /cwe/i.test(key));
    const values = named.flatMap(([, value]) => (Array.isArray(value) ? value : [value]));
    return findFirstNumber(values, (value) => {
        const plain = (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .readNested */ ._h)(value, 'id') ?? value;
        return extractNumber(plain) ?? parseBareNumber(plain);
    });
}


/***/ }),

/***/ 39308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ normalizeCode)
/* harmony export */ });
/* harmony import */ var _languages_languages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52636);

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
        return countCommas(tokens, { open, close, pairs }) === 1;
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
        if (isValue && countCommas(tokens, { open, close, pairs }) === 0)
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
function countCommas(tokens, { open, close, pairs }) {
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
            nextFilled = findIndexFrom(filled, { code, at });
        if (lineEnd < at)
            lineEnd = findIndexFrom(/\n/g, { code, at });
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
        if (code[at] === '#' && !isFilled() && read(comment))
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
function findIndexFrom(expression, { code, at }) {
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

/***/ 11475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Su: () => (/* binding */ createSecretMark),
/* harmony export */   Yc: () => (/* binding */ createOrdinalCounter),
/* harmony export */   jx: () => (/* binding */ hashParts),
/* harmony export */   pm: () => (/* binding */ createFindingIdentifier)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _code_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39308);


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


/***/ })

};
