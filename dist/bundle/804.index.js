export const id = 804;
export const ids = [804];
export const modules = {

/***/ 25804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkTree: () => (/* binding */ checkTree)
});

// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/policy/exception-terms.js
var exception_terms = __webpack_require__(1125);
// EXTERNAL MODULE: ./build/compiled/src/policy/places.js
var places = __webpack_require__(49780);
;// CONCATENATED MODULE: ./build/compiled/src/policy/tree.js


function unclearFolders(policy, files) {
    const named = excusingPatterns(policy).filter(({ pattern }) => !/(?:\/|(?:^|\/)\*\*)$/.test(pattern));
    if (named.length === 0)
        return [];
    const folders = foldersOf(files);
    const fits = (pattern, paths) => isLiteral(pattern) ? paths.has(pattern.replace(/^(?:\.\/)+/, '')) : [...paths].some((0,places/* pathMatcher */.kZ)(pattern));
    return named.filter(({ pattern }) => {
        if (!fits(pattern, folders))
            return false;
        return !/\*[^/]*$/.test(pattern) || !fits(pattern, files);
    });
}
function unmatchedPatterns(policy, files, others = []) {
    const all = [...files, ...others];
    return countingPatterns(policy).filter(({ pattern }) => !all.some((0,places/* countingPathMatcher */.Bn)(pattern)));
}
function excusingPatterns({ ignorePaths = [], skipWhen = [], exceptions, today }) {
    return [
        ...ignorePaths.map((pattern) => ({ setting: 'ignore-paths', pattern })),
        ...skipWhen.map((pattern) => ({ setting: 'skip-when', pattern })),
        ...exceptions.flatMap((exception) => {
            const { path: pattern } = exception;
            return pattern === undefined || (0,exception_terms/* isExpired */._d)(exception, today) ? [] : [{ setting: 'exceptions: path', pattern }];
        }),
    ];
}
function countingPatterns({ paths = [], rules = [] }) {
    return [
        ...paths.map((pattern) => ({ setting: 'paths', pattern })),
        ...rules
            .filter(({ effect }) => effect === 'block')
            .flatMap(({ name, match: { path = [] } }) => path.map((pattern) => ({ setting: `rule "${name}": match.path`, pattern }))),
    ];
}
function likePattern(pattern, files) {
    const fold = (text) => text.normalize('NFKC').toLowerCase();
    const [, literal = '', rest = ''] = /^((?:[^*?[\]{}/]+(?:\/|$))*)(.*)$/.exec(pattern.replace(/^(?:\.\/)+/, '')) ?? [];
    const wanted = fold(literal.replace(/\/$/, ''));
    if (wanted === '')
        return undefined;
    const places = [...foldersOf(files), ...files];
    const found = places.find((each) => fold(each) === wanted) ?? places.find((each) => fold(each).endsWith(`/${wanted}`));
    return found === undefined ? undefined : `${found}${literal.endsWith('/') ? '/' : ''}${rest}`;
}
function isLiteral(pattern) {
    return !/[*?[\]{}\\]|\/\/|\/\.\//.test(pattern);
}
function foldersOf(files) {
    const folders = new Set();
    for (const file of files) {
        for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {
            const folder = file.slice(0, end);
            if (folders.has(folder))
                break;
            folders.add(folder);
        }
    }
    return folders;
}

// EXTERNAL MODULE: ./build/compiled/src/report/neutral.js
var neutral = __webpack_require__(65633);
;// CONCATENATED MODULE: ./build/compiled/src/gate/tree.js



const shownPatterns = 5;
const hint = 'Correct the pattern in the policy file: paths begin at the root of the repository.';
async function checkTree({ policy, files, readChanges, log }) {
    if (files === undefined || files.size === 0)
        return undefined;
    const unclear = unclearFolders(policy, files);
    if (unclear.length > 0)
        throw settingsError(unclear.map(folderText));
    if (unmatchedPatterns(policy, files).length === 0)
        return undefined;
    const changed = (await readChanges())?.files.keys() ?? [];
    const unmatched = unmatchedPatterns(policy, files, changed).map((each) => ({
        ...each,
        text: unmatchedText(each, files),
    }));
    const inPaths = unmatched.filter(({ setting }) => setting === 'paths');
    for (const { setting, text } of unmatched)
        if (setting !== 'paths')
            log.note(text);
    return inPaths.length === 0 ? undefined : settingsError(inPaths.map(({ text }) => text));
}
function folderText({ setting, pattern }) {
    const name = (0,neutral/* neutralLine */.GH)(pattern, 80);
    return `${setting}: "${name}" is a folder; write "${name}/" or "${name}/**" for all that lies in it`;
}
function unmatchedText({ setting, pattern }, files) {
    const like = likePattern(pattern, files);
    const suggestion = like === undefined || like === pattern ? '' : `; did you mean "${(0,neutral/* neutralLine */.GH)(like, 80)}"?`;
    return `${setting}: "${(0,neutral/* neutralLine */.GH)(pattern, 80)}" matches no file of this commit${suggestion}`;
}
function settingsError(texts) {
    const more = texts.length - shownPatterns;
    const shown = texts.slice(0, shownPatterns).join('; ');
    return new errors/* GateError */.ue('CONFIG', `${shown}${more > 0 ? `; and ${more} more` : ''}`, { reason: 'settings', hint });
}


/***/ })

};
