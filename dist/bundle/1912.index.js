export const id = 1912;
export const ids = [1912];
export const modules = {

/***/ 82673:
/***/ ((module) => {

module.exports=n=>{if(!n)return[];if(typeof n!="string"||n.match(/^\s+$/))return[];const s=n.split(`
`);if(s.length===0)return[];const a=[];let o=null,d=null,u=0,m=0,l=null;const g=e=>{d?.changes.push({type:"normal",normal:!0,ln1:u++,ln2:m++,content:e}),l.oldLines--,l.newLines--},p=e=>{const[t,r]=parseFiles(e)??[];o={chunks:[],deletions:0,additions:0,from:t,to:r},a.push(o)},i=()=>{(!o||o.chunks.length)&&p()},$=(e,t)=>{i(),o.new=!0,o.newMode=t[1],o.from="/dev/null"},N=(e,t)=>{i(),o.deleted=!0,o.oldMode=t[1],o.to="/dev/null"},x=(e,t)=>{i(),o.oldMode=t[1]},F=(e,t)=>{i(),o.newMode=t[1]},S=(e,t)=>{i(),o.index=e.split(" ").slice(1),t[1]&&(o.oldMode=o.newMode=t[1].trim())},k=e=>{i(),o.from=parseOldOrNewFile(e)},y=e=>{i(),o.to=parseOldOrNewFile(e)},f=e=>+(e||1),M=(e,t)=>{o||p(e);const[r,c,w,L]=t.slice(1);u=+r,m=+w,d={content:e,changes:[],oldStart:+r,oldLines:f(c),newStart:+w,newLines:f(L)},l={oldLines:f(c),newLines:f(L)},o.chunks.push(d)},R=e=>{d&&(d.changes.push({type:"del",del:!0,ln:u++,content:e}),o.deletions++,l.oldLines--)},b=e=>{d&&(d.changes.push({type:"add",add:!0,ln:m++,content:e}),o.additions++,l.newLines--)},h=e=>{if(!d)return;const[t]=d.changes.slice(-1);d.changes.push({type:t.type,[t.type]:!0,ln1:t.ln1,ln2:t.ln2,ln:t.ln,content:e})},_=[[/^diff\s/,p],[/^new file mode (\d+)$/,$],[/^deleted file mode (\d+)$/,N],[/^old mode (\d+)$/,x],[/^new mode (\d+)$/,F],[/^index\s[\da-zA-Z]+\.\.[\da-zA-Z]+(\s(\d+))?$/,S],[/^---\s/,k],[/^\+\+\+\s/,y],[/^@@\s+-(\d+),?(\d+)?\s+\+(\d+),?(\d+)?\s@@/,M],[/^\\ No newline at end of file$/,h]],v=[[/^\\ No newline at end of file$/,h],[/^-/,R],[/^\+/,b],[/^\s*/,g]],C=e=>{for(const[t,r]of v){const c=e.match(t);if(c){r(e,c);break}}l.oldLines===0&&l.newLines===0&&(l=null)},H=e=>{for(const[t,r]of _){const c=e.match(t);if(c){r(e,c);break}}},O=e=>{l?C(e):H(e)};for(const e of s)O(e);return a};const fileNameDiffRegex=/(a|i|w|c|o|1|2)\/.*(?=["']? ["']?(b|i|w|c|o|1|2)\/)|(b|i|w|c|o|1|2)\/.*$/g,gitFileHeaderRegex=/^(a|b|i|w|c|o|1|2)\//,parseFiles=n=>n?.match(fileNameDiffRegex)?.map(a=>a.replace(gitFileHeaderRegex,"").replace(/("|')$/,"")),qoutedFileNameRegex=/^\\?['"]|\\?['"]$/g,parseOldOrNewFile=n=>{let s=leftTrimChars(n,"-+").trim();return s=removeTimeStamp(s),s.replace(qoutedFileNameRegex,"").replace(gitFileHeaderRegex,"")},leftTrimChars=(n,s)=>{if(n=makeString(n),!s&&String.prototype.trimLeft)return n.trimLeft();const a=formTrimmingString(s);return n.replace(new RegExp(`^${a}+`),"")},timeStampRegex=/\t.*|\d{4}-\d\d-\d\d\s\d\d:\d\d:\d\d(.\d+)?\s(\+|-)\d\d\d\d/,removeTimeStamp=n=>{const s=timeStampRegex.exec(n);return s&&(n=n.substring(0,s.index).trim()),n},formTrimmingString=n=>n==null?"\\s":n instanceof RegExp?n.source:`[${makeString(n).replace(/([.*+?^=!:${}()|[\]/\\])/g,"\\$1")}]`,makeString=n=>`${n??""}`;


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

/***/ 21912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   changesOf: () => (/* binding */ changesOf)
/* harmony export */ });
/* harmony import */ var parse_diff__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82673);
/* harmony import */ var _policy_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83671);
/** From a diff to what it changes: lines of the new files; whatever cannot be placed is left unplaced, never unchanged. */


/** What the files of a diff change. */
function changesOf({ files, isComplete }) {
    const changes = new Map();
    for (const file of files) {
        const isModule = /^[+-]Subproject commit \p{Hex_Digit}{40}/mu.test(file.patch ?? '');
        changes.set((0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .normalPath */ .FE)(file.path), {
            lines: changedLines(file),
            ...(file.isRemoved && { isGone: true }),
            ...(isModule && { isModule }),
        });
        const before = file.previousPath === undefined ? undefined : (0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .normalPath */ .FE)(file.previousPath);
        // Nothing stands at the old path any more, so that nothing there can be placed.
        if (before !== undefined && !changes.has(before))
            changes.set(before, { lines: undefined, isGone: true });
    }
    // Beside a path that cannot be one, others may have been left out.
    return { files: changes, isComplete: isComplete && ![...changes.keys()].some(_policy_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .isNoPath */ .Fs) };
}
/** Undefined when the patch is missing, cut, or not to be understood. */
function changedLines({ patch = '', additions, deletions, isRemoved }) {
    if (isRemoved)
        return undefined;
    const hunks = hunksOf(patch);
    const count = (type) => hunks.flatMap((hunk) => hunk.changes).filter((change) => change.type === type && !isNewlineMark(change)).length;
    if (hunks.length === 0 || !hunks.every(isWhole))
        return undefined;
    if (additions !== undefined && count('add') !== additions)
        return undefined;
    if (deletions !== undefined && count('del') !== deletions)
        return undefined;
    return merged(hunks.flatMap(rangesOf));
}
/** None for what the parser stumbles over, such as a hunk that begins with a mark about its last line. */
function hunksOf(patch) {
    try {
        return parse_diff__WEBPACK_IMPORTED_MODULE_0__(`--- a/file\n+++ b/file\n${patch}`).flatMap((file) => file.chunks);
    }
    catch {
        return [];
    }
}
/** A hunk whose lines are as many as its head declares. */
function isWhole(hunk) {
    const after = hunk.changes.filter((change) => change.type !== 'del' && !isNewlineMark(change)).length;
    const before = hunk.changes.filter((change) => change.type !== 'add' && !isNewlineMark(change)).length;
    return after === hunk.newLines && before === hunk.oldLines;
}
function isNewlineMark(change) {
    return change.content.startsWith('\\ No newline');
}
/** Added lines, and the lines beside a deletion: what was taken away (a check, an escape) changes what stands next to it. */
function rangesOf(hunk) {
    const ranges = [];
    // An empty new part is said to start at the line before it.
    let line = hunk.newLines === 0 ? hunk.newStart + 1 : hunk.newStart;
    for (const change of hunk.changes) {
        if (isNewlineMark(change))
            continue;
        if (change.type === 'del')
            ranges.push([Math.max(1, line - 1), line]);
        else if (change.type === 'add')
            ranges.push([line, line++]);
        else
            line++;
    }
    return ranges;
}
/** Sorted, and without overlaps. */
function merged(ranges) {
    const result = [];
    for (const [first, last] of [...ranges].sort((a, b) => a[0] - b[0])) {
        const previous = result.at(-1);
        if (previous !== undefined && first <= previous[1] + 1)
            previous[1] = Math.max(previous[1], last);
        else
            result.push([first, last]);
    }
    return result;
}


/***/ })

};
