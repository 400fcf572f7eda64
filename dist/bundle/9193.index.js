export const id = 9193;
export const ids = [9193,3567];
export const modules = {

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

/***/ 23004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isPackageFile)
/* harmony export */ });
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83671);
/** Which files decide about a repository's dependencies: manifests, locks, registries and package managers' configuration. */

const names = [
    // JavaScript
    'package.json package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml pnpm-workspace.yaml bun.lock bun.lockb bunfig.toml',
    '.npmrc .yarnrc .yarnrc.yml .pnpmfile.cjs .pnpmfile.js lerna.json rush.json deno.json deno.jsonc deno.lock jsr.json bower.json .bowerrc',
    'importmap.json import_map.json libman.json component.json .nvmrc .node-version .tool-versions mise.toml .mise.toml',
    // Python
    'pipfile pipfile.lock pyproject.toml poetry.lock poetry.toml pdm.lock pdm.toml uv.lock uv.toml pylock.toml setup.py setup.cfg tox.ini',
    'environment.yml environment.yaml conda-lock.yml meta.yaml pip.conf pip.ini .pypirc .condarc pixi.toml pixi.lock constraints.txt',
    // Go, Rust
    'go.mod go.sum go.work go.work.sum modules.txt gopkg.toml gopkg.lock glide.yaml glide.lock .goproxy',
    'cargo.toml cargo.lock rust-toolchain rust-toolchain.toml',
    // Ruby, PHP
    'gemfile gemfile.lock gems.rb gems.locked .gemrc composer.json composer.lock auth.json symfony.lock',
    // Java, Kotlin, Scala, Clojure
    'pom.xml ivy.xml ivysettings.xml settings.xml build.gradle build.gradle.kts settings.gradle settings.gradle.kts gradle.properties',
    'gradle.lockfile gradle-wrapper.properties maven-wrapper.properties verification-metadata.xml build.sbt build.properties plugins.sbt',
    'project.clj deps.edn shadow-cljs.edn build.boot maven_install.json',
    // .NET
    'packages.config packages.lock.json nuget.config global.json project.json project.assets.json paket.dependencies paket.lock paket.references',
    // Swift, Dart, Elixir, Erlang, C and C++, Haskell, Perl, R, Lua, Nix, OCaml, Julia
    'podfile podfile.lock package.swift package.resolved cartfile cartfile.resolved pubspec.yaml pubspec.lock pubspec_overrides.yaml',
    'mix.exs mix.lock rebar.config rebar.lock conanfile.txt conanfile.py conan.lock vcpkg.json vcpkg-configuration.json cmakelists.txt',
    'stack.yaml stack.yaml.lock package.yaml cabal.project cabal.project.freeze cpanfile cpanfile.snapshot makefile.pl renv.lock description',
    'flake.nix flake.lock opam dune-project project.toml manifest.toml',
    // Builds, images, charts, workflows and trees of others
    'module.bazel module.bazel.lock workspace workspace.bazel build build.bazel .bazelrc dockerfile containerfile compose.yml compose.yaml',
    'docker-compose.yml docker-compose.yaml chart.yaml chart.lock requirements.yaml requirements.lock helmfile.yaml .terraform.lock.hcl',
    '.gitmodules action.yml action.yaml .pre-commit-config.yaml renovate.json dependencies.json buildscript-gradle.lockfile',
].flatMap((line) => line.split(' '));
const known = new Set(names);
const patterns = [
    // `requirements-dev.txt`, `dev-requirements.in`, `constraints-3.12.txt`
    /requirements[^/]*\.(?:txt|in|pip)$/,
    /(?:^|\/)requirements\/[^/]+\.(?:txt|in)$/,
    /constraints[^/]*\.txt$/,
    /[.-]lock(?:file)?(?:\.[a-z]+)?$/,
    /\.lockb$/,
    /\.(?:gemspec|podspec|cabal|nuspec|rockspec|opam|sbt|gradle|bzl|tf\.lock)$/,
    /\.gradle\.kts$/,
    /\.(?:cs|fs|vb|vcx|sql|js|ts|py)proj$/,
    /\.(?:props|targets|versions\.toml)$/,
    /(?:^|\/)(?:dockerfile|containerfile)[^/]*$|\.(?:dockerfile|containerfile)$/,
    /(?:^|\/)\.(?:yarn|mvn|cargo|bundle|pnpm|gradle|config\/pip|nuget)\//,
    /(?:^|\/)\.(?:github\/workflows|github\/actions|gitlab-ci|circleci)\//,
    /(?:^|\/)patches\/[^/]+\.patch$/,
];
/** Whatever case it is written in; one too many only has dependencies judged that were not touched. */
function isPackageFile(path) {
    if ((0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .isNoPath */ .Fs)(path))
        return true;
    const folded = (0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .foldPath */ .tu)(path);
    const name = folded.slice(folded.lastIndexOf('/') + 1);
    return known.has(name) || patterns.some((pattern) => pattern.test(folded));
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

/***/ 20880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ severityWords),
/* harmony export */   HB: () => (/* binding */ areOpen),
/* harmony export */   Hu: () => (/* binding */ findingWords),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   XN: () => (/* binding */ sumOf),
/* harmony export */   c_: () => (/* binding */ tallyWords),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   qg: () => (/* binding */ tallySentence),
/* harmony export */   qx: () => (/* binding */ severityNames),
/* harmony export */   sv: () => (/* binding */ tallyOf),
/* harmony export */   yh: () => (/* binding */ listWords)
/* harmony export */ });
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75755);
/** Numbers of findings, as words. */

const severityNames = {
    CRITICAL: 'Critical',
    HIGH: 'High',
    MEDIUM: 'Medium',
    LOW: 'Low',
    INFO: 'Info',
};
/** Within a sentence. */
const severityWords = {
    CRITICAL: 'critical',
    HIGH: 'high',
    MEDIUM: 'medium',
    LOW: 'low',
    INFO: 'info',
};
function tallyOf(findings) {
    const tally = {};
    for (const { severity, severityKnown } of findings) {
        const key = severityKnown ? severity : 'UNKNOWN';
        tally[key] = (tally[key] ?? 0) + 1;
    }
    return tally;
}
function countOf(items, counts) {
    let count = 0;
    for (const item of items)
        if (counts(item))
            count += 1;
    return count;
}
function sumOf(tally) {
    return Object.values(tally).reduce((sum, count) => sum + count, 0);
}
/** `1 critical`, `17 high`, worst first. */
function tallyParts(tally) {
    const known = _policy_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.flatMap((severity) => tally[severity] ? [`${tally[severity]} ${severityWords[severity]}`] : []);
    return tally.UNKNOWN ? [`${tally.UNKNOWN} of unknown severity`, ...known] : known;
}
/** `1 critical, 17 high`. */
function tallyWords(tally) {
    return tallyParts(tally).join(', ');
}
/** `2 high, 5 medium and 3 low`. */
function tallySentence(tally) {
    return listWords(tallyParts(tally));
}
function listWords(words) {
    return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
/** `5 medium, 3 low are open`. */
function areOpen(tally) {
    return `${tallyWords(tally)} ${sumOf(tally) === 1 ? 'is' : 'are'} open`;
}
/** `3 new high findings`; without the severity where there are several. */
function findingWords(tally, adjective = '') {
    const total = sumOf(tally);
    const [only, ...others] = Object.keys(tally).filter((key) => (tally[key] ?? 0) > 0);
    const severity = others.length === 0 && only !== undefined && only in severityWords ? severityWords[only] : '';
    const words = [String(total), adjective, severity, total === 1 ? 'finding' : 'findings'];
    const unknown = others.length === 0 && only === 'UNKNOWN' ? ' of unknown severity' : '';
    return `${words.filter((word) => word !== '').join(' ')}${unknown}`;
}
/** `1 finding`, `2 findings`. */
function plural(count, one, many = `${one}s`) {
    return `${count} ${count === 1 ? one : many}`;
}


/***/ }),

/***/ 83567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hasTrustedBase: () => (/* binding */ hasTrustedBase),
/* harmony export */   scopeHere: () => (/* binding */ scopeHere)
/* harmony export */ });
/* harmony import */ var _ci_context_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25159);
/* harmony import */ var _policy_places_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49780);


/** Scopes that leave out what a base branch holds already. */
const narrowing = ['auto', 'changed', 'changed-lines'];
/** False where a comparison would be with a branch that its author may have chosen, and so show nothing. */
function hasTrustedBase({ context, trustedBases }) {
    const { base } = context;
    return !(0,_ci_context_context_js__WEBPACK_IMPORTED_MODULE_1__/* .hasOwnBase */ .Ck)(context) || trustedBases.some((glob) => (0,_policy_places_js__WEBPACK_IMPORTED_MODULE_0__/* .pathMatcher */ .kZ)(glob)(base?.branch ?? ''));
}
/** Without a base that can be trusted, a scope that compares judges everything. */
function scopeHere({ scope }, compared, { note }) {
    if (!narrowing.includes(scope))
        return scope;
    const { base, defaultBranch = 'the default branch' } = compared.context;
    const missing = scope === 'auto' ? compared.comparison?.missing : undefined;
    if (hasTrustedBase(compared) && missing !== undefined)
        note(missing);
    if (hasTrustedBase(compared))
        return missing !== undefined || (scope === 'auto' && base === undefined) ? 'scan' : scope;
    note(`The base is ${base?.branch}, not ${defaultBranch} or one of trusted-bases: everything that this scan found is judged`);
    return 'scan';
}


/***/ }),

/***/ 59193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  skippedReport: () => (/* binding */ skippedReport)
});

// EXTERNAL MODULE: ./build/compiled/src/policy/changes.js
var changes = __webpack_require__(83671);
// EXTERNAL MODULE: ./build/compiled/src/policy/package-files.js
var package_files = __webpack_require__(23004);
// EXTERNAL MODULE: ./build/compiled/src/policy/places.js
var places = __webpack_require__(49780);
;// CONCATENATED MODULE: ./build/compiled/src/policy/skip.js
/** Whether a change needs no scan, because all of it lies where the trusted policy says that nothing is to be found. */



/** Files that decide what is judged, and how: a change of one is always scanned. */
const deciding = [
    /(?:^|\/)\.github\/(?:workflows|actions|scan-gate[^/]*$)/,
    /(?:^|\/)action\.ya?ml$/,
    /(?:^|\/)(?:\.gitlab-ci[^/]*\.ya?ml|\.gitlab\/|jenkinsfile|azure-pipelines[^/]*\.ya?ml|\.azure-pipelines\/)/,
    /(?:^|\/)(?:bitbucket-pipelines\.ya?ml|\.circleci\/|\.buildkite\/|\.travis\.yml|\.drone\.yml|cloudbuild\.ya?ml)/,
    /(?:^|\/)(?:\.(?:gitea|forgejo|semaphore|teamcity|tekton|harness|woodpecker)\/|bamboo-specs\/|(?:buildspec|codefresh)[^/]*\.ya?ml)/,
    /(?:^|\/)\.?(?:woodpecker|appveyor|cirrus|wercker|screwdriver|bitrise|codemagic)\.ya?ml$/,
    /(?:^|\/)codeowners$/,
];
/** Proven only for a complete diff that is not empty: every name in it, old names too, in every way in which it can be read. */
function needsNoScan({ files, isComplete }, { skipWhen, policyFiles }) {
    if (!isComplete || files.size === 0)
        return false;
    const isSkipped = (0,places/* placeMatcher */.Ii)(insides(skipWhen));
    const own = policyFiles.map(changes/* foldPath */.tu);
    return [...files].every(([path, { isModule }]) => {
        if (isModule || (0,changes/* isNoPath */.Fs)(path) || isSkipped({ filePath: path }) !== 'yes')
            return false;
        const folded = (0,changes/* foldPath */.tu)(path);
        return !own.includes(folded) && !deciding.some((pattern) => pattern.test(folded)) && !(0,package_files/* isPackageFile */.N)(path);
    });
}
const made = new WeakMap();
/** `docs/**` is what lies in the folder, not a link or a module of that name. */
function insides(globs) {
    const found = made.get(globs) ?? globs.map((glob) => glob.replace(/\/$/, '/**').replace(/\/\*\*$/, '/**/*'));
    made.set(globs, found);
    return found;
}
const prose = /\.(?:md|mdx|markdown|rst|adoc|asciidoc|txt|textile|pod)$|(?:^|\/)docs?\//;
/** What a change that needs no scan consists of, for its sentence. */
function skippedWords({ files }) {
    const isProse = [...files.keys()].every((path) => prose.test((0,changes/* foldPath */.tu)(path)));
    return isProse ? 'only documentation changed' : 'only files changed that need no scan';
}

// EXTERNAL MODULE: ./build/compiled/src/report/tally.js
var tally = __webpack_require__(20880);
// EXTERNAL MODULE: ./build/compiled/src/steps/guards.js
var guards = __webpack_require__(66569);
// EXTERNAL MODULE: ./build/compiled/src/steps/scope.js
var scope = __webpack_require__(83567);
;// CONCATENATED MODULE: ./build/compiled/src/steps/skip.js
/** Passes a pull request without a scan, where its whole diff lies in places that the trusted policy names (`skip-when`). */




/** The report of a run that needs no scan; undefined where one is needed. */
async function skippedReport(progress, { loaded, head }) {
    const { around, run, report, input, settings } = progress;
    const { context, wantsEverything } = input;
    const { policy, trustedBases } = loaded;
    const { skipWhen } = policy;
    // A diff is one of the event's commit, with a base that its author did not choose.
    const isProposed = context.change !== undefined && context.trust === 'proposal';
    const isPlain = isProposed && head.kind === 'same' && (0,scope.hasTrustedBase)({ context, trustedBases });
    if (skipWhen === undefined || !isPlain || settings.scanId !== undefined || wantsEverything)
        return undefined;
    const changes = await (0,guards/* readChangedFiles */.IM)(around, run.log);
    if (changes === undefined || !needsNoScan(changes, { skipWhen, policyFiles: policyFilesOf(progress, loaded) }))
        return undefined;
    progress.changes = changes;
    run.log.note(`skip-when: ${(0,tally/* plural */.LS)(changes.files.size, 'changed path')}, all in ${skipWhen.join(', ')}`);
    return {
        ...report,
        verdict: 'passed',
        reason: 'clean',
        message: skippedWords(changes),
        hint: undefined,
        brief: undefined,
        today: policy.today,
    };
}
function policyFilesOf({ settings }, { documents }) {
    const { configFile, baselineFile } = settings;
    const own = configFile?.kind === 'own' ? [configFile.path] : [];
    return [
        guards/* configFilePath */.ks,
        guards/* mistakenConfigPath */.UE,
        ...own,
        ...documents,
        ...(baselineFile === undefined ? [] : [baselineFile]),
    ];
}


/***/ })

};
