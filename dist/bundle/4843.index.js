export const id = 4843;
export const ids = [4843];
export const modules = {

/***/ 46975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ baselineOf),
/* harmony export */   GX: () => (/* binding */ diffBaselines),
/* harmony export */   Gf: () => (/* binding */ baselineEntry),
/* harmony export */   Ms: () => (/* binding */ entryOf),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   nk: () => (/* binding */ parseBaseline),
/* harmony export */   on: () => (/* binding */ oldFindings),
/* harmony export */   qL: () => (/* binding */ renderBaseline)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55156);
/* harmony import */ var _api_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56845);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92700);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75755);
/** The known findings of the default branch, for `scope: new`: old is what the baseline holds, by id or by kind and place. */




/** One finding of the baseline, in the words of the file. */
const baselineEntry = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    violation_id: zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1),
    type: zod__WEBPACK_IMPORTED_MODULE_3__.union([zod__WEBPACK_IMPORTED_MODULE_3__["enum"](_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .violationTypes */ .h2), zod__WEBPACK_IMPORTED_MODULE_3__.literal('unknown')]),
    /** One that an older file leaves out covers a finding by its id alone. */
    severity: zod__WEBPACK_IMPORTED_MODULE_3__.union([zod__WEBPACK_IMPORTED_MODULE_3__["enum"](_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .severityWords */ .D4), zod__WEBPACK_IMPORTED_MODULE_3__.literal('unknown')]).optional(),
    title: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
    file_path: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
});
const fileSchema = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    format_version: zod__WEBPACK_IMPORTED_MODULE_3__.literal(1),
    repository: zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1),
    branch: zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1),
    findings: zod__WEBPACK_IMPORTED_MODULE_3__.array(baselineEntry),
});
/**
 * The ids of the findings that the baseline holds. An entry covers one finding: the one with its id, else one of the same
 * type, severity, title and file. Of several like that the least bad is covered first, so that the worst stay new; the order of the
 * input never matters.
 */
function oldFindings({ entries }, findings, stillThere = new Set()) {
    const unique = new Map(findings.map((finding) => [finding.id, finding]));
    const old = new Set();
    const left = new Map();
    for (const entry of entries) {
        if (unique.has(entry.violation_id))
            old.add(entry.violation_id);
        else if (!stillThere.has(entry.violation_id))
            left.set(keyOf(entry), (left.get(keyOf(entry)) ?? 0) + 1);
    }
    // One of which kind or place is unclear is like no other.
    const others = [...unique.values()]
        .filter((finding) => !old.has(finding.id) && finding.severityKnown)
        .filter((finding) => !(0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnclear */ .Z5)(finding, 'severity', 'title', 'type', 'filePath'))
        .sort(leastBadFirst);
    for (const finding of others) {
        const key = keyOf(entryOf(finding));
        const room = left.get(key) ?? 0;
        if (room === 0)
            continue;
        old.add(finding.id);
        left.set(key, room - 1);
    }
    return old;
}
function leastBadFirst(a, b) {
    return ((0,_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(b.severity) - (0,_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(a.severity) ||
        // An unknown score may be any.
        (a.cvss ?? 11) - (b.cvss ?? 11) ||
        (a.epss ?? 101) - (b.epss ?? 101) ||
        byId(a, b));
}
function byId(a, b) {
    return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
function entryOf(finding) {
    const { id, type = 'unknown', title, filePath = '', severityKnown } = finding;
    const severity = severityKnown ? finding.severity : 'unknown';
    return { violation_id: id, type, severity, title, file_path: filePath };
}
/** Of one kind, severity included, and in one place. */
function keyOf({ type, severity, title, file_path }) {
    return JSON.stringify([type, severity ?? null, title, file_path]);
}
/** The baseline of these findings; of several with one id, one. */
function baselineOf(findings, of) {
    const unique = [...new Map(findings.map((finding) => [finding.id, finding])).values()];
    return { ...of, entries: unique.sort(byId).map(entryOf) };
}
/** The file's text: the same findings are the same bytes. */
function renderBaseline({ repository, branch, entries }) {
    return `${JSON.stringify({ format_version: 1, repository, branch, findings: entries }, null, 2)}\n`;
}
/** Throws GateError CONFIG (reason `policy`) for a file that is damaged, edited by hand, or of another version. */
function parseBaseline(text, name) {
    const parsed = fileSchema.safeParse(jsonOf(text, name));
    if (!parsed.success) {
        const issue = parsed.error.issues[0];
        throw damaged(name, `${issue?.path.join('.') || 'the file'}: ${issue?.message}`);
    }
    const { repository, branch, findings: entries } = parsed.data;
    const isSorted = entries.every((entry, index) => index === 0 || (entries[index - 1]?.violation_id ?? '') < entry.violation_id);
    if (!isSorted)
        throw damaged(name, 'its findings are not sorted, or one stands there twice');
    return { repository, branch, entries };
}
function jsonOf(text, name) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw damaged(name, 'it is not JSON', error);
    }
}
function damaged(name, why, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `The baseline ${name} is damaged: ${why}`, {
        cause,
        reason: 'policy',
        hint: 'Make it anew on the default branch: scan-gate baseline write.',
    });
}
/** What the second holds beyond the first, and the first beyond the second; a new id for the same problem is neither. */
function diffBaselines(before, after) {
    return { added: beyond(after, before), removed: beyond(before, after) };
}
function beyond(more, less) {
    const ids = new Set(more.entries.map((entry) => entry.violation_id));
    const known = new Set(less.entries.map((entry) => entry.violation_id));
    const left = new Map();
    for (const entry of less.entries)
        if (!ids.has(entry.violation_id))
            left.set(keyOf(entry), (left.get(keyOf(entry)) ?? 0) + 1);
    return more.entries.filter((entry) => {
        if (known.has(entry.violation_id))
            return false;
        const room = left.get(keyOf(entry)) ?? 0;
        left.set(keyOf(entry), room - 1);
        return room <= 0;
    });
}


/***/ }),

/***/ 83671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FE: () => (/* binding */ normalPath),
/* harmony export */   Fs: () => (/* binding */ isNoPath),
/* harmony export */   Il: () => (/* binding */ inChangedFile),
/* harmony export */   Op: () => (/* binding */ canonicalPath),
/* harmony export */   Yl: () => (/* binding */ isChangedPath),
/* harmony export */   aR: () => (/* binding */ onChangedLine),
/* harmony export */   kw: () => (/* binding */ decodedPath),
/* harmony export */   tu: () => (/* binding */ foldPath)
/* harmony export */ });
/** No system opens a longer one, and to fold it and to look for it takes time that grows faster than it does. */
const longestPath = 4096;
/** What is called a path and can be none. */
function isNoPath(path) {
    return path.length > longestPath;
}
/** Whether the finding lies in a file that changed; `no` only for a path that cannot be another spelling of a changed one. */
function inChangedFile({ filePath }, changes) {
    if (filePath === undefined || !changes.isComplete)
        return 'yes';
    if (isNoPath(filePath))
        return 'yes';
    // A run asks about the same findings again and again while it gathers evidence.
    const { answers } = indexOf(changes);
    const known = answers.get(filePath) ?? isChangedFile(filePath, changes);
    answers.set(filePath, known);
    return known;
}
function isChangedFile(filePath, changes) {
    if (changes.files.has(normalPath(filePath)))
        return 'yes';
    const path = foldPath(filePath);
    if (path === '')
        return 'yes';
    const { files, folders } = indexOf(changes);
    const namesakes = files.get(baseName(path)) ?? [];
    if (namesakes.some((changed) => isTail(path, changed)))
        return 'yes';
    // A service may leave out the folder of a project in the repository, and then the same path is another file's too.
    if (namesakes.some((changed) => isTail(changed, path)))
        return 'unknown';
    const beyond = beyondChangedPath(path, files);
    if (beyond !== 'no')
        return beyond;
    if (mentionsChangedPath(filePath, files))
        return 'unknown';
    if (!isPlace(filePath))
        return 'yes';
    // Or name a folder in which it found something.
    const around = folders.get(baseName(path)) ?? [];
    return around.some((folder) => isTail(path, folder) || isTail(folder, path)) ? 'unknown' : 'no';
}
/** Whether a path that a scanner names in full, from the root of the repository or of its machine, is a changed file. */
function isChangedPath(path, changes) {
    if (isNoPath(path))
        return true;
    if (changes.files.has(normalPath(path)))
        return true;
    const isAbsolute = /^(?:file:|[a-z]:[\\/]|\/)/i.test(path);
    const folded = foldPath(path);
    const isChanged = (place) => (indexOf(changes).files.get(baseName(place)) ?? []).some((changed) => isAbsolute ? isTail(place, changed) : place === changed);
    return isChanged(folded) || foldersOf(folded).some(isChanged);
}
/** Whether the finding lies on a line that changed; where only the end of a path agrees, its lines say nothing. */
function onChangedLine(finding, changes) {
    const place = inChangedFile(finding, changes);
    if (place !== 'yes')
        return place;
    const file = finding.filePath === undefined ? undefined : changes.files.get(normalPath(finding.filePath));
    const { line } = finding;
    if (file?.lines === undefined || line === undefined)
        return 'yes';
    if (file.lines.some(([first, last]) => first <= line && line <= last))
        return 'yes';
    // The same path may be that of another changed file whose folder was left out.
    const path = foldPath(finding.filePath ?? '');
    const others = (indexOf(changes).files.get(baseName(path)) ?? []).filter((changed) => changed !== path);
    return others.some((changed) => isTail(changed, path)) ? 'unknown' : 'no';
}
/** `./src/a.js` and `/src/a.js` name the file that git calls `src/a.js`. */
function normalPath(path) {
    return path.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '');
}
/** The one path from the root of the repository that this one leads to, with its case; undefined when it leads out of it. */
function canonicalPath(path) {
    const parts = [];
    for (const part of normalPath(path).split('/')) {
        if (part === '..' && parts.pop() === undefined)
            return undefined;
        if (part !== '' && part !== '.' && part !== '..')
            parts.push(part);
    }
    return parts.join('/');
}
/**
 * One spelling for all: the interface does not say what a file_path is relative to, nor how it is written. What may stand
 * behind a name (`#L10`, `?x`, `::method`, `:10-12`, `(line 10)`) is left out, of changed files too.
 */
function foldPath(path) {
    const plain = decodedPath(path.trim().replace(/^file:\/*/i, ''))
        .replaceAll('\\', '/')
        .replace(/(?:[#?]|::).*$/s, '')
        .replace(/\s*\(\d[\d\s,:;-]*\)$|\s+\([^()]*\)$/, '')
        .replace(/(?::\d+(?:-\d+)?)+$/, '')
        .trim();
    const parts = [];
    for (const part of plain.split('/')) {
        if (part === '..')
            parts.pop();
        else if (part !== '' && part !== '.')
            parts.push(part);
    }
    return parts.join('/').normalize('NFC').toLowerCase();
}
/** What can be decoded: a sign of percent that stands for itself leaves the rest as it is. */
function decodedPath(path) {
    return path.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
        try {
            return decodeURIComponent(bytes);
        }
        catch {
            return bytes;
        }
    });
}
/**
 * Whether a folded path goes on behind a changed one: below a submodule, a folder that became a link or an archive, or with words
 * behind the name (`package-lock.json > lodash`).
 */
function beyondChangedPath(path, files) {
    let found = 'no';
    for (const { index } of path.matchAll(/[^\p{L}\p{N}_.-]/gu)) {
        const part = path.slice(0, index);
        for (const changed of files.get(baseName(part)) ?? []) {
            if (part === changed || (path[index] !== '/' && isTail(part, changed)))
                return 'yes';
            if (isTail(part, changed) || isTail(changed, part))
                found = 'unknown';
        }
    }
    return found;
}
/** Whether one of several words is a changed path: `lodash (package-lock.json)`. */
function mentionsChangedPath(path, files) {
    const words = path.split(/[\s()<>[\]"'|,;=!→]+/);
    if (words.length === 1)
        return false;
    return words.some((word) => {
        const folded = foldPath(word);
        const namesakes = folded === '' ? [] : (files.get(baseName(folded)) ?? []);
        return namesakes.some((changed) => isTail(folded, changed) || isTail(changed, folded));
    });
}
/** False for the name of something else than a file, such as `pkg:npm/lodash`, `lodash@4.17.20` and `lodash (direct)`. */
function isPlace(path) {
    const text = path.trim();
    const isOtherAddress = /^(?!file:|https?:)[a-z][\w+.-]+:(?!\d+(?:[:-]\d+)*$)(?:.*[/:@]|[^.]*$)/i.test(text);
    const isVersioned = /@\d[\w.+-]*$/.test(text);
    const [first = ''] = text.split(/\s+(?:[>→]|[-=]>|\((?!\d))/);
    return !isOtherAddress && !isVersioned && (first === text || /\.\w+$|file$/i.test(first));
}
function baseName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function isTail(long, short) {
    return long === short || long.endsWith(`/${short}`);
}
const indexes = new WeakMap();
function indexOf(changes) {
    const known = indexes.get(changes);
    if (known !== undefined)
        return known;
    const paths = [...changes.files.keys()].filter((path) => !isNoPath(path)).map(foldPath);
    const folders = new Set(paths.flatMap(foldersOf));
    const files = Map.groupBy(paths, baseName);
    const index = { files, folders: Map.groupBy(folders, baseName), answers: new Map() };
    indexes.set(changes, index);
    return index;
}
function foldersOf(path) {
    const parts = path.split('/');
    return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}


/***/ }),

/***/ 97165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B7: () => (/* binding */ titlesOf),
/* harmony export */   HU: () => (/* binding */ readClasses),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   I4: () => (/* binding */ beginClasses),
/* harmony export */   Ix: () => (/* binding */ numberedOf),
/* harmony export */   Js: () => (/* binding */ unplainPath),
/* harmony export */   KV: () => (/* binding */ beginTexts),
/* harmony export */   LX: () => (/* binding */ noPath),
/* harmony export */   OW: () => (/* binding */ idEndOf),
/* harmony export */   OX: () => (/* binding */ classesOf),
/* harmony export */   P2: () => (/* binding */ readLocations),
/* harmony export */   R5: () => (/* binding */ newLocations),
/* harmony export */   TH: () => (/* binding */ passOn),
/* harmony export */   Ue: () => (/* binding */ locationsOf),
/* harmony export */   Wn: () => (/* binding */ noClass),
/* harmony export */   a7: () => (/* binding */ beginPlaces),
/* harmony export */   m1: () => (/* binding */ readTitles),
/* harmony export */   nQ: () => (/* binding */ idEndsOf),
/* harmony export */   oC: () => (/* binding */ readIdEnds),
/* harmony export */   qO: () => (/* binding */ keepNumbered)
/* harmony export */ });
/* harmony import */ var _api_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56845);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75755);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49780);
/** What findings of a list share, as whole numbers by their position: looked up once for the list, and judged by many times. */



/** In the place of a folder and of a name: no path, and one that has to be read. */
const noPath = 0;
const unplainPath = 1;
const noPlaces = ['', ''];
const noClass = 0;
const known = new WeakMap();
function titlesOf(findings) {
    const columns = columnsOf(findings);
    columns.titles ??= readTitles(findings, beginTexts(), new Uint32Array(findings.length));
    return columns.titles;
}
function locationsOf(findings) {
    const columns = columnsOf(findings);
    columns.locations ??= readLocations(findings, beginPlaces(), newLocations(findings.length));
    return columns.locations;
}
function classesOf(findings) {
    const columns = columnsOf(findings);
    columns.classes ??= readClasses(findings, beginClasses(), new Uint32Array(findings.length));
    return columns.classes;
}
/** How each id ends, as `idEndOf` says it. */
function idEndsOf(findings) {
    const columns = columnsOf(findings);
    columns.idEnds ??= readIdEnds(findings, new Uint16Array(findings.length));
    return columns.idEnds;
}
/** A number of two bytes. Different ones are those of different ids. */
function idEndOf(id) {
    let sum = id.length;
    for (let at = Math.max(0, id.length - 4); at < id.length; at += 1)
        sum = (Math.imul(sum, 31) + id.charCodeAt(at)) | 0;
    return (sum ^ (sum >>> 16)) & 0xffff;
}
/** What is known of a list is true of another one, in which each finding has the same id, title and path. */
function passOn(from, to) {
    const columns = known.get(from);
    const isAlike = ({ id, title, filePath }, position) => {
        const before = from[position];
        return id === before?.id && title === before.title && filePath === before.filePath;
    };
    if (columns === undefined || from.length !== to.length || !to.every(isAlike))
        return;
    const { classes: _, tables: _tables, ...others } = columns;
    known.set(to, others);
}
function numberedOf(findings) {
    const columns = known.get(findings);
    return columns?.tables === undefined ? undefined : columns;
}
function keepNumbered(findings, columns) {
    known.set(findings, columns);
}
function columnsOf(findings) {
    const columns = known.get(findings) ?? {};
    known.set(findings, columns);
    return columns;
}
function readTitles(findings, { texts, placeOf }, places) {
    let position = 0;
    for (const { title } of findings)
        places[position++] = placeOf(title.trim());
    return { places, texts };
}
function readIdEnds(findings, ends) {
    let position = 0;
    for (const { id } of findings)
        ends[position++] = idEndOf(id);
    return ends;
}
function beginPlaces() {
    return { folders: beginTexts(noPlaces), names: beginTexts(noPlaces), arePlain: [] };
}
function newLocations(count) {
    return { folders: new Uint32Array(count), names: new Uint32Array(count) };
}
function readLocations(findings, tables, into) {
    const { folders, names, arePlain } = tables;
    let position = -1;
    for (const { filePath } of findings) {
        position += 1;
        if (filePath === undefined)
            continue;
        into.folders[position] = unplainPath;
        const path = (0,_places_js__WEBPACK_IMPORTED_MODULE_2__/* .splitPath */ .Uf)(filePath);
        if (path === undefined)
            continue;
        const place = names.placeOf(path.name);
        // Many files bear the same name.
        arePlain[place] ??= (0,_places_js__WEBPACK_IMPORTED_MODULE_2__/* .isPlainName */ .sh)(path.name);
        if (!arePlain[place])
            continue;
        into.names[position] = place;
        into.folders[position] = folders.placeOf(path.folder);
    }
    return {
        folders: { places: into.folders, texts: folders.texts },
        names: { places: into.names, texts: names.texts },
    };
}
function readClasses(findings, { samples, placeOf }, places) {
    let position = 0;
    for (const finding of findings)
        places[position++] = placeOf(finding);
    return { places, samples };
}
function beginClasses() {
    const samples = [undefined];
    const known = [];
    return {
        samples,
        placeOf(finding) {
            if (finding.detail !== undefined || (finding.unclear?.length ?? 0) > 0)
                return noClass;
            const kind = kindOf(finding);
            known[kind] ??= new Map();
            let ofKind = known[kind].get(finding.cvss);
            if (ofKind === undefined) {
                ofKind = new Map();
                known[kind].set(finding.cvss, ofKind);
            }
            let place = ofKind.get(finding.epss);
            if (place === undefined) {
                place = samples.push(finding) - 1;
                ofKind.set(finding.epss, place);
            }
            return place;
        },
    };
}
const ranks = {
    severity: ranksOf(_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .gO),
    type: ranksOf([..._api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .violationTypes */ .h2, 'none']),
    status: ranksOf([..._api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .violationStatuses */ .CZ, 'UNKNOWN']),
    label: ranksOf(_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .labels */ .WD),
};
const [typeCount, statusCount] = [ranks.type, ranks.status].map((each) => Object.keys(each).length);
/** Severity, type, status and label as one number. */
function kindOf({ severity, severityKnown, type, status, label }) {
    const rated = 2 * ranks.severity[severity] + (severityKnown ? 1 : 0);
    const typed = rated * typeCount + ranks.type[type ?? 'none'];
    return (typed * statusCount + ranks.status[status]) * _finding_js__WEBPACK_IMPORTED_MODULE_1__/* .labels */ .WD.length + ranks.label[label];
}
function ranksOf(words) {
    return Object.fromEntries(words.map((word, rank) => [word, rank]));
}
function beginTexts(given = []) {
    const texts = [...given];
    const known = new Map();
    return {
        texts,
        placeOf(text) {
            let place = known.get(text);
            if (place === undefined) {
                place = texts.push(text) - 1;
                known.set(text, place);
            }
            return place;
        },
    };
}


/***/ }),

/***/ 46365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bx: () => (/* binding */ isSuppressed),
/* harmony export */   V8: () => (/* binding */ contradictionIn),
/* harmony export */   n2: () => (/* binding */ noEvidence),
/* harmony export */   nT: () => (/* binding */ isOpen)
/* harmony export */ });
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80148);

/** Evidence before anything but the scan's counts is known. */
const noEvidence = {
    counts: {},
    findings: [],
    lists: {},
    unknownSeverities: 'unread',
    startedAt: undefined,
    coverage: undefined,
    diagnostics: [],
    changes: undefined,
    base: undefined,
    earlierBase: undefined,
    baseline: undefined,
    known: undefined,
    isSuppressible: true,
};
/**
 * Open means OPEN, a status that nobody knows, or FIXED although this scan saw it, or may have: a scan of another branch that
 * ran beside ours can mark it so.
 */
function isOpen(finding) {
    if (finding.status === 'FIXED') {
        return finding.label === 'seen' || (finding.label === 'maybe' && finding.detail?.lastSeen !== undefined);
    }
    return finding.status === 'OPEN' || finding.status === 'UNKNOWN';
}
/** Suppressed at the service: a finding that the scan may count although nobody has to act on it. */
function isSuppressed(finding) {
    return finding.status === 'FALSE_POSITIVE' || finding.status === 'ACCEPTED_RISK';
}
/** What may stand behind a count of the scan; a FIXED one only where the scan provably saw it. */
function isExplanation(finding) {
    return finding.label === 'seen' || (finding.label === 'maybe' && finding.status !== 'FIXED');
}
/** The list must hold at least what the scan counts; undefined when it does, or when there is nothing to compare. */
function contradictionIn(evidence, severity, groups) {
    const counted = evidence.counts[severity];
    if (counted === undefined)
        return undefined;
    const listed = (0,_groups_js__WEBPACK_IMPORTED_MODULE_0__/* .sizeOf */ .$)(groups, isExplanation);
    return listed < counted ? { severity, listed, counted } : undefined;
}


/***/ }),

/***/ 44882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ globProblem),
/* harmony export */   SO: () => (/* binding */ compileGlob),
/* harmony export */   s3: () => (/* binding */ compileFolderGlob)
/* harmony export */ });
/**
 * Matches paths by globs, in time that grows with the length of both: whoever proposes something chooses its paths, and the
 * regular expression that a glob can be made of takes forever for some of them.
 */
/**
 * `*` within a folder, `**` across folders, `?`, `[abc]`, `[^abc]`, `{a,b}`, `\` before a character that stands for itself;
 * hidden files too. No negation, and no extended globs.
 */
function compileGlob(glob) {
    const alternatives = alternativesOf(glob);
    return (path) => {
        const parts = path.split('/');
        return alternatives.some((segments) => restsAfter(segments, parts).some(({ length }) => length === 0));
    };
}
/** Of a folder by the names on the way to it. `all` and `none` are certain of whatever is not called as the empty text, `.` or `..`. */
function compileFolderGlob(glob) {
    const alternatives = alternativesOf(glob);
    return (folder) => {
        const rests = alternatives.flatMap((segments) => restsAfter(segments, folder).map(insideOf));
        return rests.includes('all') ? 'all' : rests.includes('some') ? 'some' : 'none';
    };
}
/** Which names the rest of a glob fits, where one is left of the path. */
function insideOf(rest) {
    const [name, another] = rest.filter((segment) => segment !== 'any folders');
    if (another !== undefined || rest.length === 0)
        return 'none';
    const isAny = name === undefined || (name.length === 1 && name[0] === 'star');
    return isAny ? 'all' : 'some';
}
function alternativesOf(glob) {
    return withoutBraces(glob).map((each) => withInside(each.split('/').map(segmentOf)));
}
/** More are no glob that a person writes; then braces stand for themselves, and the glob fits less. */
const alternativesMax = 1000;
function withoutBraces(glob) {
    let open = [{ done: '', rest: glob }];
    const globs = [];
    while (open.length > 0) {
        const next = [];
        for (const { done, rest } of open) {
            const found = firstBraces(rest);
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
/** What keeps a glob from fitting what its writer meant; undefined: nothing that shows. */
function globProblem(glob) {
    let open = 0;
    for (const [sign] of glob.matchAll(/\\.|[{}]/gs)) {
        if (sign === '{')
            open += 1;
        else if (sign === '}')
            open = Math.max(0, open - 1);
    }
    if (open > 0)
        return 'has a { that is not closed; write \\{ for one in a name';
    const isTooMuch = withoutBraces(glob).length === 1 && firstBraces(glob) !== undefined;
    return isTooMuch ? `has braces that stand for more than ${alternativesMax} globs` : undefined;
}
/** The first braces that are closed and hold a comma of their own. */
function firstBraces(glob) {
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
function segmentOf(text) {
    if (text === '**')
        return 'any folders';
    const letters = [];
    for (let at = 0; at < text.length; at += 1) {
        const letter = text[at] ?? '';
        const set = letter === '[' ? setAt(text, at) : undefined;
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
/** `src/**` is what bears that name itself, too; `a*` followed by `/**` is only what lies in such a folder: files have such names. */
function withInside(segments) {
    const last = segments.findLastIndex((segment) => segment !== 'any folders');
    const isOpen = last < segments.length - 1 && segments[last]?.at(-1) === 'star';
    return isOpen ? [...segments, ['star']] : segments;
}
/** `[abc]`, `[a-z]`, `[^abc]`; undefined where the bracket is not closed, and stands for itself. */
function setAt(text, start) {
    const isNegated = text[start + 1] === '^';
    const first = start + (isNegated ? 2 : 1);
    const end = text.indexOf(']', first + 1);
    if (end === -1)
        return undefined;
    const ranges = [...text.slice(first, end).matchAll(/(.)(?:-(.))?/gs)];
    const letter = (given) => ranges.some(([, from = '', to = from]) => from <= given && given <= to) !== isNegated;
    return { letter, end };
}
/**
 * The rests of the segments that are left where the others fit the whole path. Goes through the segments, and keeps which beginnings
 * of the path fit those so far.
 */
function restsAfter(segments, parts) {
    const rests = [];
    let reached = [true];
    if (parts.length === 0)
        rests.push(segments);
    for (const [index, segment] of segments.entries()) {
        const next = [];
        for (let count = 0; count <= parts.length; count += 1) {
            next[count] =
                segment === 'any folders'
                    ? reached[count] === true || next[count - 1] === true
                    : reached[count - 1] === true && fitsSegment(segment, parts[count - 1] ?? '');
        }
        if (!next.includes(true))
            return rests;
        if (next[parts.length])
            rests.push(segments.slice(index + 1), ...(segment === 'any folders' ? [segments.slice(index)] : []));
        reached = next;
    }
    return rests;
}
/** Goes back to the last star only: an earlier one could not do more. */
function fitsSegment(letters, part) {
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

/***/ 80148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ sizeOf),
/* harmony export */   k: () => (/* binding */ groupFindings)
/* harmony export */ });
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97165);
/** Findings that nothing a policy asks tells apart: they are judged once for all of them. */

function groupFindings(findings, distinctions) {
    const { always, costly, isConcerned } = distinctions;
    const ofEach = always.filter(({ isOfClass }) => isOfClass !== true);
    const ofClass = always.filter(({ isOfClass }) => isOfClass === true);
    const classes = (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .classesOf */ .OX)(findings);
    const branches = branchesOf(classes.samples, ofClass);
    const making = { findings, costly, isConcerned, ofEach, groups: [] };
    const places = new Uint32Array(findings.length);
    for (let position = 0; position < places.length; position += 1) {
        const branch = branches[classes.places[position] ?? _columns_js__WEBPACK_IMPORTED_MODULE_0__/* .noClass */ .Wn];
        // Nobody counts what a detail may say.
        const group = branch === undefined ? begin(making, position) : groupIn(branch, position, making);
        group.size += 1;
        places[position] = group.place;
    }
    return { groups: making.groups, places };
}
function groupIn(ofClass, position, making) {
    const { findings, ofEach, isConcerned, costly } = making;
    let branch = ofClass;
    const finding = findings[position];
    for (const distinction of ofEach)
        branch = nextOf(branch, distinction.of(finding));
    branch.isConcerned ??= isConcerned(finding);
    if (branch.isConcerned)
        branch = nextOf(branch, costly(position));
    branch.group ??= begin(making, position);
    return branch.group;
}
function begin({ findings, groups }, position) {
    const group = { finding: findings[position], size: 0, place: groups.length };
    groups.push(group);
    return group;
}
/** By class: what is alike by its kind and these distinctions has one branch. */
function branchesOf(samples, distinctions) {
    const root = { next: [] };
    return samples.map((sample) => {
        if (sample === undefined)
            return undefined;
        return distinctions.reduce((branch, each) => nextOf(branch, each.of(sample)), nextOf(root, (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(sample)));
    });
}
function nextOf({ next }, difference) {
    const known = next[difference];
    if (known !== undefined)
        return known;
    const fresh = { next: [] };
    next[difference] = fresh;
    return fresh;
}
/** How many findings are in these groups, or in those of them that fit. */
function sizeOf(groups, fits = () => true) {
    let size = 0;
    for (const group of groups)
        if (fits(group.finding))
            size += group.size;
    return size;
}


/***/ }),

/***/ 49780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ii: () => (/* binding */ placeMatcher),
/* harmony export */   RO: () => (/* binding */ readingsOf),
/* harmony export */   Uf: () => (/* binding */ splitPath),
/* harmony export */   Zr: () => (/* binding */ isPlainFolder),
/* harmony export */   kZ: () => (/* binding */ pathMatcher),
/* harmony export */   s1: () => (/* binding */ plainPath),
/* harmony export */   sh: () => (/* binding */ isPlainName),
/* harmony export */   zt: () => (/* binding */ folderMatcher)
/* harmony export */ });
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83671);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75755);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44882);



/** A glob from the root of the repository; `vendor/` is all below it. */
function pathMatcher(glob) {
    return (0,_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .compileGlob */ .SO)(fromRoot(glob));
}
/** The same of a folder: which of the files in it lie there. */
function folderMatcher(glob) {
    const inside = (0,_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .compileFolderGlob */ .s3)(fromRoot(glob));
    return (folder) => inside(folder === '' ? [] : folder.split('/'));
}
const telling = /[%\\>→;|\n\0,*?[\]{}]/;
/** Undefined for every other path. */
function plainPath(filePath) {
    const path = splitPath(filePath);
    return path !== undefined && isPlainName(path.name) ? path : undefined;
}
/** For whoever knows of many names whether they are plain; undefined for a path that is not, whatever its name. */
function splitPath(filePath) {
    const end = filePath.lastIndexOf('/');
    if (end === 0 || (0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .isNoPath */ .Fs)(filePath))
        return undefined;
    return { folder: filePath.slice(0, Math.max(0, end)), name: filePath.slice(end + 1) };
}
/** A folder on the way of a plain path. */
function isPlainFolder(folder) {
    return folder === '' || folder.split('/').every(isPlainName);
}
function isPlainName(name) {
    return name !== '' && name !== '.' && name !== '..' && !telling.test(name);
}
function fromRoot(glob) {
    return glob.replace(/^(?:\.?\/)+/, '').replace(/\/$/, '/**');
}
/** What a path may name; undefined for what lies outside of the repository. */
function readingsOf(filePath) {
    const places = filePath.split(/\s*(?:[-=]>|[→;|\n\0])\s*|,\s+/);
    return [...new Set(places.flatMap((path) => [(0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalPath */ .Op)(path), (0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalPath */ .Op)((0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .decodedPath */ .kw)(path))]))];
}
/** Compiled once: a policy's globs are asked about every finding. */
const known = new WeakMap();
/** Yes: whatever its path names lies there. No: none of it can. What has no path, or one that is read in two ways, is unknown. */
function placeMatcher(globs) {
    const found = known.get(globs) ?? compiled(globs);
    known.set(globs, found);
    return found;
}
function compiled(globs) {
    const exact = globs.map(pathMatcher);
    const loose = globs.map((glob) => (0,_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .compileGlob */ .SO)(folded(fromRoot(glob))));
    const isIn = (path) => exact.some((matches) => matches(path));
    const mayBeIn = (path) => loose.some((matches) => matches(path));
    // Every rule asks about the same paths.
    const answers = new Map();
    const placeOf = (filePath) => {
        const readings = readingsOf(filePath);
        if (globs.includes(filePath) || readings.every((path) => path !== undefined && isIn(path)))
            return 'yes';
        const isPossible = readings.some((path) => path === undefined || spellingsOf(path, filePath).some(mayBeIn));
        return isPossible ? 'unknown' : 'no';
    };
    return (finding) => {
        const { filePath } = finding;
        if (filePath === undefined || (0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .isNoPath */ .Fs)(filePath) || (0,_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnclear */ .Z5)(finding, 'filePath'))
            return 'unknown';
        const known = answers.get(filePath) ?? placeOf(filePath);
        answers.set(filePath, known);
        return known;
    };
}
/** Case may be lost on the way. */
function folded(path) {
    return path.normalize('NFC').toLowerCase();
}
/** Folders of a machine, above the repository, are no more than these. */
const mostFolders = 64;
/** The path in one case; of one from the root of a machine every end of it, for the repository may begin anywhere. */
function spellingsOf(path, filePath) {
    const parts = folded(path).split('/');
    const isAbsolute = /^(?:file:|[a-z]:[\\/]|[\\/])/i.test(filePath.trim());
    const count = isAbsolute ? Math.min(parts.length, mostFolders) : 1;
    return Array.from({ length: count }, (_, skipped) => parts.slice(skipped).join('/'));
}


/***/ }),

/***/ 54843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ makeBaseline),
/* harmony export */   c: () => (/* binding */ identityOf),
/* harmony export */   readBaseline: () => (/* binding */ readBaseline)
/* harmony export */ });
/* harmony import */ var _ci_repository_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69986);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92700);
/* harmony import */ var _policy_baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46975);
/* harmony import */ var _policy_evidence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46365);
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75755);
/** The baseline of `scope: new`: read from the place that decides about the policy, and made from a scan that explains itself. */





const wayOut = 'Make one on the default branch with scan-gate baseline write, and commit it there (examples/workflows/baseline.yml does both).';
/**
 * The baseline, never from the workspace or a cache; undefined when the scope asks for none. Throws GateError CONFIG,
 * before anything is scanned, when there is none that can be used.
 */
async function readBaseline(policy, place) {
    if (policy.scope !== 'new')
        return undefined;
    const { baselineFile: path, around } = place;
    if (path === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', 'scope: new compares with a baseline, and baseline-file names none', {
            reason: 'settings',
            hint: wayOut,
        });
    }
    const file = await around.readPolicyFile?.('trusted', path).catch((error) => {
        const { code, message, hint } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `The baseline ${path} could not be read: ${message}`, {
            cause: error,
            reason: 'policy',
            hint,
        });
    });
    if (file === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `There is no baseline ${path}`, { reason: 'policy', hint: wayOut });
    const baseline = (0,_policy_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .parseBaseline */ .nk)(file.text, `${path} of ${file.at}`);
    const identity = identityOf(place.repositoryUrl);
    if (identity !== 'unknown' && baseline.repository === identity)
        return baseline;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `The baseline ${path} is of ${baseline.repository}, not of this repository`, {
        reason: 'policy',
        hint: wayOut,
    });
}
/** `github.com/acme/shop`: the same for every way to write an address. */
function identityOf(repositoryUrl) {
    const folded = repositoryUrl === undefined ? undefined : (0,_ci_repository_url_js__WEBPACK_IMPORTED_MODULE_0__/* .foldRepositoryUrl */ .Hu)(repositoryUrl);
    return folded === undefined ? 'unknown' : `${folded.host}/${folded.path}`;
}
/**
 * The baseline of a branch's own scan. Throws GateError PROTOCOL when its findings do not explain its counts, severity by
 * severity, or when it cannot be told which are its own: a baseline that holds too much would let new findings through.
 */
function makeBaseline(evidence, of) {
    const faults = _policy_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .severities */ .gO.flatMap((severity) => faultOf(evidence, evidence.findings.filter((finding) => finding.severity === severity), severity));
    if (evidence.unknownSeverities === 'unread')
        faults.push('violations of unknown severity could not be read');
    if (faults.length > 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('PROTOCOL', `No baseline was made: ${faults.join('; ')}`, {
            reason: 'evidence',
            hint: 'Run it again when no other scan of this repository is under way.',
        });
    }
    const own = evidence.findings.filter((finding) => finding.label === 'seen' && (0,_policy_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .isOpen */ .nT)(finding));
    return (0,_policy_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .baselineOf */ .Bv)(own, { repository: identityOf(of.repositoryUrl), branch: of.branch });
}
function faultOf(evidence, findings, severity) {
    const counted = evidence.counts[severity];
    const word = severity.toLowerCase();
    if (counted === undefined)
        return [`the scan states no count of ${word}`];
    if (!evidence.lists[severity]?.settled)
        return [`the list of ${word} has not settled`];
    const unclear = findings.filter((finding) => finding.label === 'maybe' && (0,_policy_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .isOpen */ .nT)(finding)).length;
    if (unclear > 0)
        return [`${unclear} ${word} may be of another branch`];
    const known = findings.filter((finding) => finding.severityKnown && finding.label === 'seen');
    if (known.length < counted)
        return [`the scan counts ${counted} ${word}, the list shows ${known.length}`];
    // More than the scan counts were not all found by it, whatever their times say.
    const open = known.filter(_policy_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .isOpen */ .nT).length;
    return open > counted ? [`the scan counts ${counted} ${word}, the list shows ${open} open ones as its own`] : [];
}


/***/ })

};
