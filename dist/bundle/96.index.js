export const id = 96;
export const ids = [96];
export const modules = {

/***/ 42274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AO: () => (/* binding */ findEcosystem),
/* harmony export */   HV: () => (/* binding */ isLockName),
/* harmony export */   bZ: () => (/* binding */ splitNames)
/* harmony export */ });
/* harmony import */ var _languages_languages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52636);
/* harmony import */ var _text_file_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21661);


const rows = [
    {
        ecosystem: 'npm',
        names: 'package.json package-lock.json npm-shrinkwrap.json',
    },
    { ecosystem: 'Yarn', names: 'yarn.lock' },
    { ecosystem: 'pnpm', names: 'pnpm-lock.yaml pnpm-workspace.yaml' },
    { ecosystem: 'Bun', names: 'bun.lock bun.lockb' },
    { ecosystem: 'Deno', names: 'deno.json deno.jsonc deno.lock jsr.json importmap.json import_map.json' },
    { ecosystem: 'Bower', names: 'bower.json libman.json' },
    {
        ecosystem: 'Python',
        names: `pipfile pipfile.lock pyproject.toml poetry.lock pdm.lock uv.lock pylock.toml setup.py setup.cfg environment.yml
      environment.yaml conda-lock.yml pixi.toml pixi.lock constraints.txt`,
        patterns: [
            /(?:requirements|constraints)[^/]*\.(?:txt|in|pip)$/,
            /(?:^|\/)(?:requirements?|reqs?|constraints)\/(?:[^/]+\/)*[^/]+\.(?:txt|in|pip)$/,
            /(?:^|\/)(?:[^/]*[-_.])?reqs?(?:[-_.][^/]*)?\.(?:txt|in)$/,
            /(?:^|\/)(?:[^/]*[-_.])?environment(?:[-_.][^/]*)?\.ya?ml$/,
            /(?:^|\/)(?:conda[-_.][^/]*|pylock\.[^/]+)\.(?:ya?ml|toml)$/,
        ],
    },
    {
        ecosystem: 'Go',
        names: 'go.mod go.sum go.work go.work.sum gopkg.toml gopkg.lock glide.yaml glide.lock',
        patterns: [/(?:^|\/)vendor\/modules\.txt$/, /(?:^|\/)[^/]*(?:go|tools)\.(?:mod|sum)$/],
    },
    { ecosystem: 'Rust', names: 'cargo.toml cargo.lock' },
    {
        ecosystem: 'Ruby',
        names: 'gemfile gemfile.lock gems.rb gems.locked appraisals',
        patterns: [/\.(?:gemspec|gemfile|gemfile\.lock)$/],
    },
    { ecosystem: 'PHP', names: 'composer.json composer.lock symfony.lock' },
    {
        ecosystem: 'Java and Kotlin',
        names: `pom.xml ivy.xml build.gradle build.gradle.kts settings.gradle settings.gradle.kts gradle.lockfile buildscript-gradle.lockfile
      verification-metadata.xml maven_install.json libs.versions.toml`,
        patterns: [/(?:^|\/)pom[^/]*\.xml$/, /\.pom$/, /\.gradle(?:\.kts)?$/, /\.versions\.toml$/],
    },
    {
        ecosystem: 'Scala',
        names: 'build.sbt plugins.sbt build.sc build.mill package.mill project.scala',
        patterns: [/\.(?:sbt|mill)$/, /(?:^|\/)project\/[^/]+\.scala$/],
    },
    { ecosystem: 'Clojure', names: 'project.clj deps.edn shadow-cljs.edn build.boot bb.edn' },
    {
        ecosystem: '.NET',
        names: `packages.config packages.lock.json project.assets.json paket.dependencies paket.lock paket.references
      dotnet-tools.json`,
        patterns: [/\.(?:cs|fs|vb|vcx|sql|js|ts|py|wap|wix|nu)proj$/, /\.nuspec$/, /\.(?:props|targets)$/],
    },
    {
        ecosystem: 'Swift and Objective-C',
        names: 'podfile podfile.lock package.swift package.resolved cartfile cartfile.private cartfile.resolved mintfile',
        patterns: [/\.podspec(?:\.json)?$/, /(?:^|\/)package@swift-[^/]*\.swift$/],
    },
    { ecosystem: 'Dart', names: 'pubspec.yaml pubspec.lock pubspec_overrides.yaml' },
    {
        ecosystem: 'Elixir and Erlang',
        names: 'mix.exs mix.lock rebar.config rebar.config.script rebar.lock gleam.toml erlang.mk',
        patterns: [/\.app\.src$/],
    },
    {
        ecosystem: 'C and C++',
        names: 'conanfile.txt conanfile.py conan.lock conandata.yml vcpkg.json vcpkg-configuration.json dub.json dub.sdl dub.selections.json xmake.lua',
        patterns: [/\.wrap$/],
    },
    {
        ecosystem: 'Haskell',
        names: 'stack.yaml stack.yaml.lock cabal.project cabal.project.freeze cabal.project.local',
        patterns: [/\.cabal$/],
    },
    { ecosystem: 'Perl', names: 'cpanfile cpanfile.snapshot makefile.pl build.pl meta6.json' },
    { ecosystem: 'R', names: 'renv.lock packrat.lock' },
    { ecosystem: 'OCaml', names: 'opam dune-project esy.json', patterns: [/\.opam(?:\.locked|\.template)?$/] },
    { ecosystem: 'Julia', names: 'project.toml manifest.toml juliaproject.toml juliamanifest.toml' },
    { ecosystem: 'Nix', names: 'flake.nix flake.lock npins.json' },
    { ecosystem: 'Crystal', names: 'shard.yml shard.lock shard.override.yml' },
    { ecosystem: 'Nim', names: 'nimble.lock atlas.lock', patterns: [/\.nimble$/] },
    { ecosystem: 'Lua', names: 'luarocks.lock', patterns: [/\.rockspec$/] },
    { ecosystem: 'Zig', names: 'build.zig.zon', patterns: [/\.zig\.zon$/] },
    { ecosystem: 'Elm', names: 'elm.json elm-package.json' },
    { ecosystem: 'PureScript', names: 'spago.yaml spago.lock spago.dhall packages.dhall' },
    {
        ecosystem: 'Helm',
        names: 'chart.yaml chart.lock requirements.yaml requirements.lock helmfile.yaml helmfile.lock',
    },
    { ecosystem: 'Terraform', names: '.terraform.lock.hcl' },
    {
        ecosystem: 'Bazel',
        names: 'module.bazel module.bazel.lock workspace workspace.bazel workspace.bzlmod dependencies.bzl deps.bzl repositories.bzl',
    },
    { ecosystem: 'Ansible', names: 'galaxy.yml', patterns: [/(?:^|\/)(?:roles|collections)\/requirements\.ya?ml$/] },
];
const lockName = /[.-]lock(?:file)?(?:\.[a-z]+)?$/;
function splitNames({ names }) {
    return names.split(/\s+/);
}
const ecosystems = new Map(rows.flatMap((row) => splitNames(row).map((name) => [name, row.ecosystem])));
const anyPattern = new RegExp(rows.flatMap(({ patterns = [] }) => patterns.map(({ source }) => source)).join('|'));
function findEcosystem(path) {
    const named = ecosystems.get((0,_text_file_name_js__WEBPACK_IMPORTED_MODULE_1__/* .getBaseName */ .J)(path));
    if (named !== undefined || !anyPattern.test(path))
        return named;
    return rows.find(({ patterns }) => patterns?.some((pattern) => pattern.test(path)))?.ecosystem;
}
function isLockName(path) {
    return lockName.test(path) && (0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .detectByName */ .Oe)(path) === undefined;
}


/***/ }),

/***/ 50420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ markNewFindings),
/* harmony export */   j: () => (/* binding */ isNewAgainstBase)
/* harmony export */ });
function isNewAgainstBase({ id }, { old, doubtful }) {
    if (old.has(id))
        return 'no';
    return doubtful.has(id) ? 'unknown' : 'yes';
}
function markNewFindings(findings, known) {
    if (known === undefined)
        return findings;
    const words = { yes: true, no: false, unknown: undefined };
    return findings.map((finding) => ({ ...finding, firstSeen: words[isNewAgainstBase(finding, known)] }));
}


/***/ }),

/***/ 46975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ findBaselineIds),
/* harmony export */   GX: () => (/* binding */ diffBaselines),
/* harmony export */   Gf: () => (/* binding */ baselineEntry),
/* harmony export */   JA: () => (/* binding */ toBaselineEntry),
/* harmony export */   Q6: () => (/* binding */ defaultBaselinePath),
/* harmony export */   nk: () => (/* binding */ parseBaseline),
/* harmony export */   qA: () => (/* binding */ buildEntryKey),
/* harmony export */   qL: () => (/* binding */ renderBaseline),
/* harmony export */   wu: () => (/* binding */ createBaseline)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88343);
/* harmony import */ var _api_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56845);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92700);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26436);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75755);





const defaultBaselinePath = '.github/scan-gate-baseline.json';
const baselineEntry = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    violation_id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1),
    type: zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .violationTypes */ .h2), zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('unknown')]),
    severity: zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .severities */ .gO), zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('unknown')]).optional(),
    title: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    file_path: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
});
const fileSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    format_version: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(1),
    repository: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1),
    branch: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1),
    findings: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(baselineEntry),
});
function findBaselineIds({ entries }, findings, stillThere = new Set()) {
    const unique = new Map(findings.map((finding) => [finding.id, finding]));
    const old = new Set();
    const left = new Map();
    for (const entry of entries) {
        if (unique.has(entry.violation_id))
            old.add(entry.violation_id);
        else if (!stillThere.has(entry.violation_id))
            left.set(buildEntryKey(entry), (left.get(buildEntryKey(entry)) ?? 0) + 1);
    }
    const others = [...unique.values()]
        .filter((finding) => !old.has(finding.id) && finding.severityKnown)
        .filter((finding) => !(0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .isUnclear */ .Z5)(finding, 'severity', 'title', 'type', 'filePath'))
        .sort(compareLeastSevereFirst);
    for (const finding of others) {
        const key = buildEntryKey(toBaselineEntry(finding));
        const room = left.get(key) ?? 0;
        if (room === 0)
            continue;
        old.add(finding.id);
        left.set(key, room - 1);
    }
    return old;
}
function compareLeastSevereFirst(a, b) {
    return ((0,_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .getSeverityRank */ .Eg)(b.severity) - (0,_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .getSeverityRank */ .Eg)(a.severity) ||
        (a.cvss ?? 11) - (b.cvss ?? 11) ||
        (a.epss ?? 101) - (b.epss ?? 101) ||
        compareById(a, b));
}
function compareById(a, b) {
    return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
function toBaselineEntry(finding) {
    const { id, type = 'unknown', title, filePath = '', severityKnown } = finding;
    const severity = severityKnown ? finding.severity : 'unknown';
    return { violation_id: id, type, severity, title, file_path: filePath };
}
function buildEntryKey({ type, severity, title, file_path }) {
    return JSON.stringify([type, severity ?? null, title, file_path]);
}
function createBaseline(findings, of) {
    const unique = [...new Map(findings.map((finding) => [finding.id, finding])).values()];
    return { ...of, entries: unique.sort(compareById).map(toBaselineEntry) };
}
function renderBaseline({ repository, branch, entries }) {
    return `${JSON.stringify({ format_version: 1, repository, branch, findings: entries }, null, 2)}\n`;
}
function parseBaseline(text, name) {
    const parsed = fileSchema.safeParse(parseBaselineJson(text, name));
    if (!parsed.success) {
        const issue = parsed.error.issues[0];
        throw createDamagedBaselineError(name, `${issue?.path.join('.') || 'the file'}: ${issue?.message}`);
    }
    const { repository, branch, findings: entries } = parsed.data;
    const isSorted = entries.every((entry, index) => index === 0 || (entries[index - 1]?.violation_id ?? '') < entry.violation_id);
    if (!isSorted)
        throw createDamagedBaselineError(name, 'its findings are not sorted, or one is listed twice');
    return { repository, branch, entries };
}
function parseBaselineJson(text, name) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw createDamagedBaselineError(name, 'it is not JSON', error);
    }
}
function createDamagedBaselineError(name, why, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `The baseline ${name} is damaged: ${why}`, {
        cause,
        reason: 'policy',
        hint: 'Write it again on the default branch: scan-gate baseline write.',
    });
}
function diffBaselines(before, after) {
    return { added: findEntriesMissingIn(after, before), removed: findEntriesMissingIn(before, after) };
}
function findEntriesMissingIn(more, less) {
    const ids = new Set(more.entries.map((entry) => entry.violation_id));
    const known = new Set(less.entries.map((entry) => entry.violation_id));
    const left = new Map();
    for (const entry of less.entries)
        if (!ids.has(entry.violation_id))
            left.set(buildEntryKey(entry), (left.get(buildEntryKey(entry)) ?? 0) + 1);
    return more.entries.filter((entry) => {
        if (known.has(entry.violation_id))
            return false;
        const room = left.get(buildEntryKey(entry)) ?? 0;
        left.set(buildEntryKey(entry), room - 1);
        return room <= 0;
    });
}


/***/ }),

/***/ 54682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G0: () => (/* binding */ scanTypeByViolationType),
/* harmony export */   Tm: () => (/* binding */ describeMissingLookUps),
/* harmony export */   bE: () => (/* binding */ requireCoveredTypes),
/* harmony export */   eH: () => (/* binding */ describeCoverageFault)
/* harmony export */ });
/* unused harmony export embeddedScanners */
/* harmony import */ var _installation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77951);
/* harmony import */ var _packages_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48895);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83671);
/* harmony import */ var _path_matching_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22887);




const scanTypeByViolationType = {
    SAST: 'sast',
    SCA: 'sca',
    SECRET: 'secrets',
    IAC: 'iac',
};
const embeddedScanners = {
    secretlint: 'secrets',
    javascript: 'sast',
    ruff: 'sast',
    'tree-sitter': 'sast',
    retire: 'sca',
    advisories: 'sca',
    iac: 'iac',
};
const typesByProgram = new Map(_installation_js__WEBPACK_IMPORTED_MODULE_0__/* .programInstallations */ .Eh.map(({ name, scanTypes }) => [name, scanTypes]));
function describeCoverageFault(evidence, policy) {
    const { failOnTypes, coverTypes } = policy;
    const { coverage } = evidence;
    if (coverage !== undefined) {
        if (Object.values(coverage).every((word) => word === 'not covered'))
            return 'nothing was scanned: the scan covers no finding type';
        const missing = (coverTypes ?? failOnTypes ?? []).filter((type) => {
            const word = coverage[scanTypeByViolationType[type] ?? 'sast'];
            return word === undefined || word === 'not covered';
        });
        if (missing.length > 0)
            return `fail-on-types names ${missing.join(', ')}, which this scan does not cover`;
    }
    const broken = evidence.diagnostics.filter((each) => each.failed && !isFailedLookUp(each));
    if (broken.length > 0)
        return describeFailures(broken);
    const unknown = findFailedLookUps(evidence, policy);
    if (unknown.length > 0)
        return `the packages of ${formatPathList(unknown)} could not be looked up. Run again later, or name another source in advisories`;
    const open = listOpenPackages(evidence, policy);
    if (open.length > 0)
        return `the change introduces packages in ${formatPathList(open)} that no source of advisories knows`;
    const skipped = findSkippedChanges(evidence, policy);
    if (skipped.length === 0)
        return undefined;
    return `the pull request changes ${formatPathList(skipped)}, which a scanner skipped or could not read`;
}
function describeFailures(broken) {
    const names = [...new Set(broken.map(({ engine }) => engine))].join(', ');
    const told = broken.find(({ engine }) => typesByProgram.has(engine));
    const why = told === undefined ? '' : `. ${told.message.replace(/\.$/, '')}`;
    return `the scanner ${names} failed, so its findings are missing${why}`;
}
function formatPathList(paths) {
    return `${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ` and ${paths.length - 3} more` : ''}`;
}
function findFailedLookUps(evidence, policy) {
    const isWhole = ['scan', 'repository', 'new'].includes(policy.scope);
    const choose = isWhole || evidence.changes === undefined ? listDiagnosedPaths : listChangedDiagnosedPaths;
    return choose(evidence, policy, isFailedLookUp);
}
function listOpenPackages(evidence, policy) {
    const introduced = listDiagnosedPaths(evidence, policy, ({ message }) => message.startsWith(_packages_words_js__WEBPACK_IMPORTED_MODULE_2__/* .introducedOpen */ .m5));
    const touched = listChangedDiagnosedPaths(evidence, policy, ({ engine, message }) => engine === _packages_words_js__WEBPACK_IMPORTED_MODULE_2__/* .advisoryEngine */ .qw && message.startsWith(_packages_words_js__WEBPACK_IMPORTED_MODULE_2__/* .notLookedUpPrefix */ .ff));
    return [...new Set([...introduced, ...touched])].sort();
}
function requireCoveredTypes({ coverTypes, failOnTypes: before }, failOnTypes) {
    const demanded = coverTypes ?? before ?? [];
    const isSaid = demanded.every((type) => failOnTypes?.includes(type));
    return isSaid ? {} : { coverTypes: demanded };
}
function describeMissingLookUps(evidence, policy) {
    const count = listChangedDiagnosedPaths(evidence, policy, concernsLookUp).length;
    if (count === 0)
        return undefined;
    return count === 1 ? '1 dependency file was not looked up' : `${count} dependency files were not looked up`;
}
function findSkippedChanges(evidence, policy) {
    const { failOnTypes, uncovered } = policy;
    const asksForPackages = uncovered === 'inconclusive' || failOnTypes?.includes('SCA') === true;
    return listChangedDiagnosedPaths(evidence, policy, (diagnostic) => asksForPackages || !concernsLookUp(diagnostic));
}
function isFailedLookUp(diagnostic) {
    return diagnostic.failed === true && concernsLookUp(diagnostic) && listDiagnosticPaths(diagnostic).length > 0;
}
function concernsLookUp({ engine, message }) {
    const isPackages = embeddedScanners[engine] === 'sca';
    return isPackages && /not looked up|versions of its dependencies are not known/.test(message);
}
function listDiagnosedPaths({ diagnostics }, policy, isMeant) {
    const paths = diagnostics
        .filter((each) => canEngineBlock(each, policy) && isMeant(each))
        .flatMap(listDiagnosticPaths);
    return [...new Set(paths.filter((path) => canPathCount(path, policy)))].sort();
}
function listChangedDiagnosedPaths(evidence, policy, isMeant) {
    const { changes } = evidence;
    if (changes === undefined)
        return [];
    const paths = listDiagnosedPaths(evidence, policy, isMeant);
    return paths.filter((path) => !changes.isComplete || (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .isChangedPath */ .Yl)(path, changes));
}
function canEngineBlock({ engine }, { failOnTypes }) {
    const own = embeddedScanners[engine];
    const types = own === undefined ? typesByProgram.get(engine) : [own];
    if (failOnTypes === undefined || types === undefined)
        return true;
    return failOnTypes.some((type) => types.includes(scanTypeByViolationType[type] ?? 'sast'));
}
function canPathCount(filePath, policy) {
    const { paths, ignorePaths } = policy;
    const place = { filePath, unclear: [] };
    if (ignorePaths !== undefined && (0,_path_matching_js__WEBPACK_IMPORTED_MODULE_1__/* .createPathMatcher */ .ao)(ignorePaths)(place) === 'yes')
        return false;
    return paths === undefined || (0,_path_matching_js__WEBPACK_IMPORTED_MODULE_1__/* .createCountingMatcher */ .wA)(paths, policy)(place) !== 'no';
}
function listDiagnosticPaths({ file_path, file_paths }) {
    return [...(file_path === undefined ? [] : [file_path]), ...(file_paths ?? [])];
}


/***/ }),

/***/ 29608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ mergeDuplicates)
/* harmony export */ });
/* harmony import */ var _statements_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66062);

function mergeDuplicates(findings) {
    if (new Set(findings.map(({ id }) => id)).size === findings.length)
        return findings;
    const unique = new Map();
    for (const finding of findings) {
        const known = unique.get(finding.id);
        unique.set(finding.id, known === undefined ? finding : (0,_statements_js__WEBPACK_IMPORTED_MODULE_0__/* .mergeStatements */ .z)(known, finding));
    }
    return [...unique.values()];
}


/***/ }),

/***/ 57506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eh: () => (/* binding */ findAffectedExceptions),
/* harmony export */   HL: () => (/* binding */ indexExceptions),
/* harmony export */   ZP: () => (/* binding */ reviewExceptions)
/* harmony export */ });
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83671);
/* harmony import */ var _exception_terms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1125);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75755);
/* harmony import */ var _path_matching_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22887);
/* harmony import */ var _ternary_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16309);
/* harmony import */ var _vex_statement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42199);
/* harmony import */ var _weaknesses_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91183);







function indexExceptions(exceptions, today) {
    const lasting = exceptions.filter((exception) => !(0,_exception_terms_js__WEBPACK_IMPORTED_MODULE_0__/* .isExpired */ ._d)(exception, today));
    if (lasting.length === 0)
        return { coverOf: () => uncovered };
    const findCandidates = indexCandidates(lasting);
    return {
        coverOf(finding) {
            let best = uncovered;
            for (const { exception, matches } of findCandidates(finding)) {
                const found = matches(finding);
                if (found === 'no' || (found === 'unknown' && best.answer === 'yes'))
                    continue;
                const isLonger = best.exception === undefined || exception.expires > best.exception.expires;
                if (isLonger || found !== best.answer)
                    best = { answer: found, exception };
            }
            return best;
        },
    };
}
const uncovered = { answer: 'no' };
function indexCandidates(exceptions) {
    const byName = new Map();
    for (const [place, exception] of exceptions.entries()) {
        const candidate = { exception, place, ...compileCriteria(exception) };
        for (const name of listIndexKeys(exception)) {
            const named = byName.get(name) ?? [];
            byName.set(name, named);
            named.push(candidate);
        }
    }
    const find = (names, path) => sortByPosition(names.flatMap((name) => byName.get(name) ?? []).filter(({ isIn }) => isIn(path)));
    const resolveCandidates = (path) => ({
        path,
        inPlace: find([anyPlace, ...listPathKeys(path)], path),
    });
    const nowhere = resolveCandidates(undefined);
    const candidatesByPath = new Map();
    return (finding) => {
        const stated = (0,_path_matching_js__WEBPACK_IMPORTED_MODULE_2__/* .getStatedPath */ .BL)(finding);
        const place = stated === undefined ? nowhere : (candidatesByPath.get(stated) ?? resolveCandidates((0,_path_matching_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePath */ .Rr)(stated)));
        if (stated !== undefined)
            candidatesByPath.set(stated, place);
        const names = [`id ${finding.id}`, `title ${finding.title.trim()}`, ...listVulnerabilityKeys(finding)];
        const named = find(names, place.path);
        return named.length === 0 ? place.inPlace : sortByPosition([...place.inPlace, ...named]);
    };
}
function sortByPosition(candidates) {
    return candidates.length < 2 ? candidates : [...new Set(candidates)].sort((a, b) => a.place - b.place);
}
const [anyPlace, anyVulnerability] = ['any place', 'any vulnerability'];
function listIndexKeys(exception) {
    const { violationId, title, path, vex } = exception;
    if (vex !== undefined)
        return [anyVulnerability, ...[...vex.names, ...vex.ids].map((name) => `vulnerability ${name}`)];
    if (violationId !== undefined)
        return [`id ${violationId}`];
    if (title !== undefined)
        return [`title ${title.trim()}`];
    const part = path === undefined ? undefined : findLiteralPart(path);
    return part === undefined ? [anyPlace] : [`part ${part}`, `glob ${path}`];
}
function listPathKeys(path) {
    if (path === undefined)
        return [];
    const parts = path.readings[0]?.split('/') ?? [];
    return [`glob ${path.written}`, ...parts.map((part) => `part ${part}`)];
}
function listVulnerabilityKeys(finding) {
    const names = (0,_vex_statement_js__WEBPACK_IMPORTED_MODULE_3__/* .listVulnerabilityIds */ .lK)(finding);
    if (names.length === 0 && (finding.type === undefined || finding.type === 'SCA'))
        return [anyVulnerability];
    return [finding.id, ...names].map((name) => `vulnerability ${name}`);
}
function findLiteralPart(glob) {
    if (/[{}[\]\\]/.test(glob))
        return undefined;
    const parts = glob.split('/').filter((part) => part !== '' && part !== '.' && part !== '..' && !/[*?]/.test(part));
    return parts.sort((a, b) => b.length - a.length)[0];
}
function reviewExceptions(findings, exceptions, today) {
    const review = { used: [], expiring: [], expired: [], unmatched: [] };
    const unclear = [];
    const covered = mapCoveredFindings(exceptions, findings);
    for (const exception of exceptions) {
        if ((0,_exception_terms_js__WEBPACK_IMPORTED_MODULE_0__/* .isExpired */ ._d)(exception, today)) {
            review.expired.push(exception);
            continue;
        }
        if ((0,_exception_terms_js__WEBPACK_IMPORTED_MODULE_0__/* .isExpiring */ .v$)(exception, today))
            review.expiring.push(exception);
        const { ids, mayCover } = covered.get(exception) ?? noCoverage;
        if (ids.size > 0)
            review.used.push({ exception, ids: [...ids].sort() });
        else if (!mayCover)
            review.unmatched.push(exception);
        else if (exception.vex !== undefined)
            unclear.push(exception);
    }
    return unclear.length === 0 ? review : { ...review, unclear };
}
const noCoverage = { ids: new Set(), mayCover: false };
function mapCoveredFindings(exceptions, findings) {
    const covered = new Map();
    const findCandidates = indexCandidates(exceptions);
    for (const finding of exceptions.length === 0 ? [] : findings) {
        for (const { exception, matches } of findCandidates(finding)) {
            const found = exception.vex === undefined ? matches(finding) : (0,_vex_statement_js__WEBPACK_IMPORTED_MODULE_3__/* .isExcusedByClaim */ .Zb)(exception.vex, finding);
            if (found === 'no')
                continue;
            const known = covered.get(exception) ?? { ids: new Set(), mayCover: false };
            covered.set(exception, known);
            if (found === 'yes')
                known.ids.add(finding.id);
            else
                known.mayCover = true;
        }
    }
    return covered;
}
function findAffectedExceptions(exceptions, changes, findings) {
    const paths = [...changes.files.keys()];
    const touched = findings.filter((finding) => finding.filePath !== undefined && (0,_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .isInChangedFile */ .Q3)(finding, changes) === 'yes');
    return exceptions.filter((exception) => {
        const { path: glob } = exception;
        const isIn = glob === undefined ? undefined : (0,_path_matching_js__WEBPACK_IMPORTED_MODULE_2__/* .compilePathGlob */ .x7)(glob);
        return paths.some((path) => isIn?.(path)) || touched.some(createCoverTest(exception));
    });
}
function createCoverTest(exception) {
    const { isIn, matches } = compileCriteria(exception);
    return (finding) => {
        const stated = (0,_path_matching_js__WEBPACK_IMPORTED_MODULE_2__/* .getStatedPath */ .BL)(finding);
        return isIn(stated === undefined ? undefined : (0,_path_matching_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePath */ .Rr)(stated)) && matches(finding) === 'yes';
    };
}
function compileCriteria({ violationId, cwe, type, path: glob, title, vex }) {
    const criteria = [];
    if (vex !== undefined)
        criteria.push((finding) => isExcused(vex, finding));
    if (violationId !== undefined)
        criteria.push((finding) => (0,_ternary_js__WEBPACK_IMPORTED_MODULE_5__/* .toTernary */ .Jl)(finding.id === violationId));
    if (type !== undefined)
        criteria.push((finding) => (0,_ternary_js__WEBPACK_IMPORTED_MODULE_5__/* .toTernary */ .Jl)(finding.type === type));
    if (title !== undefined)
        criteria.push((finding) => (0,_ternary_js__WEBPACK_IMPORTED_MODULE_5__/* .toTernary */ .Jl)(!(0,_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnclear */ .Z5)(finding, 'title') && finding.title.trim() === title.trim()));
    if (cwe !== undefined)
        criteria.push((finding) => hasCwe(finding, cwe));
    const isSurelyIn = glob === undefined ? undefined : (0,_path_matching_js__WEBPACK_IMPORTED_MODULE_2__/* .createCertainMatcher */ .LR)(glob);
    return {
        isIn: (path) => isSurelyIn === undefined || (path !== undefined && isSurelyIn(path)),
        matches(finding) {
            let sum = criteria.length === 0 && glob === undefined ? 'no' : 'yes';
            for (const criterion of criteria) {
                sum = (0,_ternary_js__WEBPACK_IMPORTED_MODULE_5__/* .andTernary */ .RC)(sum, criterion(finding));
                if (sum === 'no')
                    return sum;
            }
            return sum;
        },
    };
}
function isExcused(claim, finding) {
    const found = (0,_vex_statement_js__WEBPACK_IMPORTED_MODULE_3__/* .isExcusedByClaim */ .Zb)(claim, finding);
    return found === 'unknown' && (0,_vex_statement_js__WEBPACK_IMPORTED_MODULE_3__/* .hasDetail */ .yL)(finding) ? 'no' : found;
}
function hasCwe(finding, cwe) {
    const stated = (0,_weaknesses_js__WEBPACK_IMPORTED_MODULE_6__/* .extractWeaknesses */ .F)(finding);
    if (stated === undefined)
        return 'unknown';
    return (0,_ternary_js__WEBPACK_IMPORTED_MODULE_5__/* .toTernary */ .Jl)(stated.size === 1 && stated.has(cwe));
}


/***/ }),

/***/ 92294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ hasGrace),
/* harmony export */   q: () => (/* binding */ computeGrace)
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75755);

const dayMs = 24 * 3600 * 1000;
function hasGrace({ newAdvisoryGrace }) {
    return newAdvisoryGrace !== undefined && Object.keys(newAdvisoryGrace).length > 0;
}
function computeGrace({ newAdvisoryGrace }, finding, { startedAt }) {
    const days = finding.severityKnown ? newAdvisoryGrace?.[finding.severity] : undefined;
    if (days === undefined || days === 0 || finding.type !== 'SCA' || (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnclear */ .Z5)(finding, 'severity', 'type'))
        return { answer: 'no' };
    if (finding.detail === undefined)
        return { answer: 'unknown' };
    const { firstDetected, advisory } = finding.detail;
    const known = [firstDetected, advisory?.publishedAt].filter((time) => time !== undefined);
    const endMs = Math.min(...known) + days * dayMs;
    if (startedAt === undefined || known.length === 0 || (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnclear */ .Z5)(finding, 'firstDetected') || startedAt >= endMs)
        return { answer: 'no' };
    return { answer: 'yes', lastDay: new Date(endMs - 1).toISOString().slice(0, 10) };
}


/***/ }),

/***/ 36096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qA: () => (/* binding */ createRelevanceTest),
  Ae: () => (/* binding */ isUndecided),
  Z0: () => (/* binding */ judgeEvidence),
  jx: () => (/* binding */ listUndecidedSeverities),
  bW: () => (/* binding */ makeWarningsBlock)
});

// EXTERNAL MODULE: ./build/compiled/src/severity.js
var severity = __webpack_require__(26436);
// EXTERNAL MODULE: ./build/compiled/src/policy/coverage.js
var coverage = __webpack_require__(54682);
// EXTERNAL MODULE: ./build/compiled/src/policy/distinct.js
var distinct = __webpack_require__(29608);
// EXTERNAL MODULE: ./build/compiled/src/policy/evidence.js
var policy_evidence = __webpack_require__(46365);
// EXTERNAL MODULE: ./build/compiled/src/policy/finding.js
var finding = __webpack_require__(75755);
// EXTERNAL MODULE: ./build/compiled/src/policy/scopes/scope.js
var scope = __webpack_require__(83750);
// EXTERNAL MODULE: ./build/compiled/src/policy/slice.js
var policy_slice = __webpack_require__(73940);
;// CONCATENATED MODULE: ./build/compiled/src/policy/effects.js




function computeCaseEffects(each, judged) {
    const { result, table } = each;
    const { question } = table;
    if (result.verdict === 'passed')
        return new Map();
    const most = result.verdict === 'failed' ? 'blocks' : 'may block';
    const own = computeRuleEffects(judged, (0,scope/* addCondition */.x)(question, judged.scope.includes), most);
    if (own.size > 0)
        return isEveryCountedFindingNamed(each, own, judged)
            ? new Map([...own.keys()].map((finding) => [finding, 'blocks']))
            : own;
    const maybe = judged.findings.filter((finding) => judged.scope.isLeft?.(finding) !== true);
    return computeRuleEffects({ ...judged, findings: maybe }, question, 'may block');
}
function computeRuleEffects({ findings, policy: { scope } }, question, most) {
    const effects = new Map();
    for (const finding of findings) {
        if (!(0,policy_evidence/* isOpen */.nT)(finding) || (finding.label === 'elsewhere' && scope !== 'repository'))
            continue;
        const answer = (0,policy_slice/* isBlockingFinding */.h9)(finding, question);
        if (answer === 'no')
            continue;
        const isSure = answer === 'yes' && (finding.label === 'seen' || scope === 'repository');
        effects.set(finding, isSure ? most : 'may block');
    }
    return effects;
}
function isEveryCountedFindingNamed({ rule, result }, effects, { findings, counts }) {
    if (effects.size !== result.hi)
        return false;
    if (![...effects.values()].includes('blocks'))
        return false;
    const candidates = findings.filter((finding) => rule.severities.includes(finding.severity) && finding.label !== 'elsewhere' && canBeCounted(finding));
    if (!candidates.every((finding) => finding.severityKnown && effects.has(finding)))
        return false;
    const listed = (severity) => (0,finding/* countFindings */.Gt)(candidates, (finding) => finding.severity === severity);
    return rule.severities.every((severity) => counts[severity] === listed(severity));
}
function canBeCounted(finding) {
    return (0,policy_evidence/* isOpen */.nT)(finding) || (0,policy_evidence/* isSuppressed */.Bx)(finding);
}
function countNamedFindings({ rule, effects, table, }) {
    const named = { blocks: {}, mayBlock: {} };
    for (const [finding, effect] of effects)
        addToTally(effect === 'blocks' ? named.blocks : named.mayBlock, finding);
    const { isUnscored, ignoresUnscored } = rule;
    if (isUnscored === undefined || ignoresUnscored !== true)
        return { named };
    const isOwn = (finding) => finding.label !== 'elsewhere' && (0,policy_evidence/* isOpen */.nT)(finding) && isUnscored(finding);
    return { named, unscored: (0,finding/* countFindings */.Gt)(table.findings, isOwn) };
}
function addToTally(tally, { severity, severityKnown }) {
    const key = severityKnown ? severity : 'UNKNOWN';
    tally[key] = (tally[key] ?? 0) + 1;
}

// EXTERNAL MODULE: ./build/compiled/src/policy/exceptions.js
var policy_exceptions = __webpack_require__(57506);
// EXTERNAL MODULE: ./build/compiled/src/policy/part.js
var part = __webpack_require__(45581);
;// CONCATENATED MODULE: ./build/compiled/src/policy/names.js


function addFindingMaps(result, named) {
    const { blocking, warning } = named;
    const effects = computeOnce(() => mapValuesById(named, mergeWorstEffects(blocking.map((each) => each.effects))));
    const broken = computeOnce(() => mapValuesById(named, mapRuleNames(blocking, () => true)));
    const warned = computeOnce(() => mapValuesById(named, mapRuleNames(warning, (effect) => effect === 'blocks')));
    const leftOut = computeOnce(() => mapFindings(named, createExclusionTest(named)));
    const news = computeOnce(() => mapFindings(named, createBaseRelationTest(named)));
    return {
        ...result,
        get effects() {
            return effects();
        },
        get broken() {
            return broken();
        },
        get warned() {
            return warned();
        },
        get leftOut() {
            return leftOut();
        },
        get news() {
            return news();
        },
    };
}
function computeOnce(make) {
    let made;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
}
function mapFindings({ findings }, ask) {
    const found = new Map();
    if (ask === undefined)
        return found;
    for (const finding of findings) {
        const value = ask(finding);
        if (value !== undefined)
            found.set(finding.id, value);
    }
    return found;
}
function mapValuesById(named, values) {
    return values.size === 0 ? new Map() : mapFindings(named, (finding) => values.get(finding));
}
function mergeWorstEffects(several) {
    const effects = new Map();
    for (const each of several)
        for (const [finding, effect] of each)
            if (effects.get(finding) !== 'blocks')
                effects.set(finding, effect);
    return effects;
}
function mapRuleNames(cases, counts) {
    const names = new Map();
    for (const { rule, effects } of cases)
        for (const [finding, effect] of effects)
            if (counts(effect))
                names.set(finding, [...(names.get(finding) ?? []), rule.name]);
    return names;
}
function createExclusionTest({ policy, evidence }) {
    if (!(0,part/* excludesFindings */.KO)(policy))
        return undefined;
    return (finding) => {
        const isOwn = finding.label !== 'elsewhere' && (0,policy_evidence/* isOpen */.nT)(finding);
        return isOwn ? (0,part/* findExclusionReason */.oY)(policy, finding, evidence) : undefined;
    };
}
function createBaseRelationTest({ scope }) {
    const { novelty } = scope;
    if (novelty === undefined)
        return undefined;
    const words = { yes: 'new', no: 'old', unknown: undefined };
    return (finding) => ({ novelty: words[novelty(finding)], isLeft: scope.isLeft?.(finding) === true });
}

// EXTERNAL MODULE: ./build/compiled/src/policy/verdict.js
var policy_verdict = __webpack_require__(67535);
;// CONCATENATED MODULE: ./build/compiled/src/policy/reasoning.js



function formatReasoning(rule, table, result) {
    const facts = [
        ...listCountFacts(rule, table.evidence),
        ...listFindingFacts(rule, table),
        ...(result.verdict === 'inconclusive' ? explainDistrust(rule, table) : []),
    ];
    const because = facts.length > 0 ? ` (${facts.join('; ')})` : '';
    const allowed = rule.limit === 0 ? '' : `, ${rule.limit} allowed`;
    const number = formatAmount(result);
    const subject = number === '1' ? rule.subject.replace(/^findings\b/, 'finding') : rule.subject;
    return `${number} ${subject} ${table.scope.phrase}${because}${allowed}`;
}
function formatAmount(result) {
    const { lo, hi, verdict } = result;
    if (verdict === 'passed')
        return hi === 0 ? 'no' : lo === hi ? String(hi) : `at most ${hi}`;
    if (verdict === 'failed')
        return String((0,policy_verdict/* countProven */.eq)(result));
    return Number.isFinite(hi) ? `between ${lo} and ${hi}` : `${lo} or more`;
}
function listCountFacts({ severities }, { counts }) {
    const missing = severities.filter((severity) => counts[severity] === undefined);
    const found = severities.filter((severity) => (counts[severity] ?? 0) > 0);
    return [
        ...(severities.length > 1 && found.length > 0
            ? [found.map((severity) => `${counts[severity]} ${severity.toLowerCase()}`).join(', ')]
            : []),
        ...(missing.length > 0 ? [`the scan states no count of ${missing.join(', ').toLowerCase()}`] : []),
    ];
}
function listFindingFacts(rule, { question, scope, findings, evidence }) {
    const suppressed = evidence.isSuppressible ? 'suppressed in the service' : 'suppressed';
    const own = findings.filter(({ label, severity }) => label !== 'elsewhere' && rule.severities.includes(severity));
    const open = own.filter(policy_evidence/* isOpen */.nT);
    const facts = [
        [(0,finding/* countFindings */.Gt)(own, (finding) => (0,policy_evidence/* isSuppressed */.Bx)(finding) && rule.matches(finding) !== 'no'), suppressed],
        [
            (0,finding/* countFindings */.Gt)(open, (finding) => rule.matches(finding) !== 'no' && question.isExcepted(finding) === 'yes'),
            'excepted',
        ],
        [(0,finding/* countFindings */.Gt)(open, (finding) => scope.isOld?.(finding) === true && rule.matches(finding) !== 'no'), 'old'],
        [
            (0,finding/* countFindings */.Gt)(open, (finding) => scope.isLeft?.(finding) === true && rule.matches(finding) !== 'no'),
            'in files that are not changed here, left to the default branch’s run',
        ],
        [(0,finding/* countFindings */.Gt)(open, (finding) => !finding.severityKnown), 'of unknown severity, counted as critical'],
        [rule.isUnscored === undefined ? 0 : (0,finding/* countFindings */.Gt)(open, rule.isUnscored), rule.unscored ?? ''],
    ];
    return facts.filter(([number]) => number > 0).map(([number, words]) => `${number} ${words}`);
}
function explainDistrust(rule, { slices }) {
    if (rule.severities.includes('CRITICAL') && !slices.unknown.isRead)
        return ['the list of violations of unknown severity kept changing'];
    const open = rule.severities
        .map((severity) => slices.known.get(severity))
        .filter((slice) => (slice?.counted ?? 0) !== 0);
    const reasons = open.map((slice) => slice?.distrust ?? (slice?.list?.settled ? undefined : 'the list kept changing'));
    return reasons.filter((reason) => reason !== undefined).slice(0, 1);
}

// EXTERNAL MODULE: ./build/compiled/src/policy/rules/registry.js + 4 modules
var registry = __webpack_require__(54533);
// EXTERNAL MODULE: ./build/compiled/src/policy/scopes/auto.js
var auto = __webpack_require__(34795);
// EXTERNAL MODULE: ./build/compiled/src/policy/baseline.js
var policy_baseline = __webpack_require__(46975);
;// CONCATENATED MODULE: ./build/compiled/src/policy/scopes/baseline.js




const notInBaseline = (evidence) => {
    const { baseline, findings } = evidence;
    if (baseline === undefined)
        return (0,scope/* createNarrowScope */.U)('not in the baseline', () => 'yes');
    const own = findings.filter((finding) => finding.label !== 'elsewhere' && (0,policy_evidence/* isOpen */.nT)(finding));
    const stillThere = new Set(findings.filter(({ label }) => label === 'seen').map(({ id }) => id));
    const maybeThere = findings
        .filter((finding) => finding.label === 'maybe' && (0,policy_evidence/* isSuppressed */.Bx)(finding))
        .map(({ id }) => id);
    const taken = new Set([...stillThere, ...maybeThere]);
    const old = (0,policy_baseline/* findBaselineIds */.D9)(isListComplete(evidence) ? baseline : keepEntriesById(baseline, own), own, taken);
    const mayBeOld = cacheById(createLeastCompetingTest(baseline, own, stillThere));
    const novelty = (finding) => {
        if (old.has(finding.id))
            return 'no';
        return mayBeOld(finding) ? 'unknown' : 'yes';
    };
    return { ...(0,scope/* createNarrowScope */.U)('not in the baseline', novelty), novelty };
};
function isListComplete({ lists, unknownSeverities }) {
    return unknownSeverities !== 'unread' && severity/* severities */.gO.every((severity) => lists[severity]?.stands);
}
function keepEntriesById(baseline, own) {
    const ids = new Set(own.map(({ id }) => id));
    return { ...baseline, entries: baseline.entries.filter((entry) => ids.has(entry.violation_id)) };
}
function createLeastCompetingTest(baseline, own, stillThere) {
    const seen = own.filter(({ label }) => label === 'seen');
    const entries = Map.groupBy(baseline.entries, policy_baseline/* buildEntryKey */.qA);
    const kinds = new Map(baseline.entries.map((entry) => [entry.violation_id, (0,policy_baseline/* buildEntryKey */.qA)(entry)]));
    const competing = Map.groupBy(seen, (finding) => kinds.get(finding.id) ?? (0,policy_baseline/* buildEntryKey */.qA)((0,policy_baseline/* toBaselineEntry */.JA)(finding)));
    return (finding) => {
        const kind = (0,policy_baseline/* buildEntryKey */.qA)((0,policy_baseline/* toBaselineEntry */.JA)(finding));
        const alike = entries.get(kind);
        if (alike === undefined)
            return false;
        const others = (competing.get(kind) ?? []).filter(({ id }) => id !== finding.id);
        return (0,policy_baseline/* findBaselineIds */.D9)({ ...baseline, entries: alike }, [...others, finding], stillThere).has(finding.id);
    };
}
function cacheById(ask) {
    const known = new Map();
    return (finding) => {
        const found = known.get(finding.id) ?? ask(finding);
        known.set(finding.id, found);
        return found;
    };
}

// EXTERNAL MODULE: ./build/compiled/src/policy/base-findings.js
var base_findings = __webpack_require__(50420);
// EXTERNAL MODULE: ./build/compiled/src/policy/changes.js
var changes = __webpack_require__(83671);
;// CONCATENATED MODULE: ./build/compiled/src/policy/scopes/changed.js



const changed = (evidence) => (0,scope/* createNarrowScope */.U)('in changed files', createIsInChange(evidence, changes/* isInChangedFile */.Q3));
const changedLines = (evidence) => (0,scope/* createNarrowScope */.U)('on changed lines', createIsInChange(evidence, changes/* isOnChangedLine */._v));
function createIsInChange({ changes, known }, placing) {
    return (finding) => {
        if (finding.filePath === undefined && known !== undefined && (0,base_findings/* isNewAgainstBase */.j)(finding, known) === 'yes')
            return 'yes';
        return changes === undefined ? 'unknown' : placing(finding, changes);
    };
}

;// CONCATENATED MODULE: ./build/compiled/src/policy/scopes/repository.js


const repository = () => ({
    phrase: 'open in the repository',
    includes: () => 'yes',
    known(slice, question) {
        const { lo } = (0,policy_slice/* boundScanFindings */.YL)(slice, question);
        const open = boundOpenFindings(slice.findings, question);
        const isUsable = slice.distrust === undefined && slice.list?.settled === true;
        return isUsable ? { lo: Math.max(lo, open.lo), hi: Math.max(lo, open.hi) } : { lo, hi: Number.POSITIVE_INFINITY };
    },
    unknown(slice, question) {
        const open = boundOpenFindings(slice.findings, question);
        return slice.isRead ? open : { lo: open.lo, hi: Number.POSITIVE_INFINITY };
    },
});
function boundOpenFindings(findings, question) {
    return {
        lo: (0,finding/* countFindings */.Gt)(findings, (finding) => (0,policy_slice/* isBlockingFinding */.h9)(finding, question) === 'yes'),
        hi: (0,finding/* countFindings */.Gt)(findings, (finding) => (0,policy_slice/* isBlockingFinding */.h9)(finding, question) !== 'no'),
    };
}

;// CONCATENATED MODULE: ./build/compiled/src/policy/scopes/scan.js

const scan = () => ({
    phrase: 'found by this scan',
    includes: () => 'yes',
    known: (slice, question) => (0,policy_slice/* boundScanFindings */.YL)(slice, question),
    unknown: (slice, question) => (0,policy_slice/* boundUnknownFindings */.t8)(slice, question),
});

;// CONCATENATED MODULE: ./build/compiled/src/policy/scopes/registry.js





const scopeKinds = {
    auto: auto/* auto */.q,
    scan: scan,
    repository: repository,
    changed: changed,
    'changed-lines': changedLines,
    new: notInBaseline,
};

// EXTERNAL MODULE: ./build/compiled/src/policy/uncovered.js
var policy_uncovered = __webpack_require__(47565);
;// CONCATENATED MODULE: ./build/compiled/src/policy/judge.js












function judgeEvidence(given, policy) {
    const { evidence, scope, findings, cases } = prepareCases(given, policy);
    const judged = { scope, policy, findings, counts: evidence.counts };
    const named = cases.map((each) => ({ ...each, effects: computeCaseEffects(each, judged) }));
    const [blocking, warning] = [named.filter(isBlocking), named.filter((each) => !isBlocking(each))];
    const rules = blocking.map((each) => completeResult(each));
    const uncovered = (0,policy_uncovered/* findUncoveredFiles */.q)(evidence, policy);
    const result = {
        ...decideOutcome(rules, { evidence, policy, uncovered }),
        rules,
        warnings: warning.map((each) => completeResult(each)),
        ...describeUncovered([uncovered?.text, (0,coverage/* describeMissingLookUps */.Tm)(evidence, policy)]),
    };
    return addFindingMaps(result, { ...judged, evidence, blocking, warning });
}
function describeUncovered(texts) {
    const stated = texts.filter((text) => text !== undefined);
    return stated.length === 0 ? {} : { uncovered: stated.join('; ') };
}
function decideOutcome(rules, { evidence, policy, uncovered }) {
    const verdict = (0,policy_verdict/* pickWorstVerdict */.qE)(rules.map((rule) => rule.verdict));
    if (verdict === 'failed')
        return { verdict, reason: 'violations' };
    if (verdict === 'inconclusive')
        return { verdict, reason: 'evidence' };
    const doubt = (0,coverage/* describeCoverageFault */.eH)(evidence, policy) ??
        (uncovered?.isFault ? (0,policy_uncovered/* describeUncoveredFault */.v)(uncovered, policy) : undefined);
    if (doubt !== undefined)
        return { verdict: 'inconclusive', reason: 'not-covered', doubt };
    return { verdict, reason: 'clean' };
}
function completeResult(each) {
    const result = { ...each.result, ...countNamedFindings(each) };
    return { ...result, line: formatReasoning(each.rule, each.table, result) };
}
function isBlocking({ rule }) {
    return rule.effect === 'block';
}
function prepareCases(given, policy) {
    const evidence = { ...given, findings: (0,distinct/* mergeDuplicates */.$)(given.findings) };
    const scope = scopeKinds[policy.scope](evidence, policy);
    const slices = (0,policy_slice/* sliceEvidence */.e6)(evidence);
    const findings = [...slices.known.values(), slices.unknown].flatMap((slice) => slice.findings);
    const isExcepted = createExceptionTest(policy);
    const cases = (0,registry/* createRules */.S)(policy, evidence).map((rule) => {
        const table = { question: { matches: rule.matches, isExcepted }, scope, slices, evidence, findings };
        return { rule, table, result: judgeRule(rule, table) };
    });
    return { evidence, scope, findings, cases };
}
function createExceptionTest({ exceptions, today }) {
    if (exceptions.length === 0)
        return () => 'no';
    const index = (0,policy_exceptions/* indexExceptions */.HL)(exceptions, today);
    const answers = new Map();
    return (finding) => {
        const found = answers.get(finding) ?? index.coverOf(finding).answer;
        answers.set(finding, found);
        return found;
    };
}
function makeWarningsBlock(policy) {
    return { ...policy, rules: policy.rules?.map((rule) => ({ ...rule, effect: 'block' })) };
}
function listUndecidedRules({ cases }) {
    return cases.filter((each) => isBlocking(each) && each.result.verdict === 'inconclusive').map(({ rule }) => rule);
}
function isUndecided(evidence, policy) {
    return listUndecidedRules(prepareCases(evidence, policy)).length > 0;
}
function createRelevanceTest(evidence, policy) {
    const prepared = prepareCases(evidence, policy);
    const open = listUndecidedRules(prepared);
    return (finding) => open.some((rule) => {
        if (!rule.severities.includes(finding.severity) || rule.matches(finding) === 'no')
            return false;
        return prepared.scope.includes(finding) !== 'no' || !judgesFindingsOnly(policy);
    });
}
function judgesFindingsOnly({ scope }) {
    return scope === 'changed' || scope === 'changed-lines' || scope === 'new';
}
function listUndecidedSeverities(evidence, policy) {
    const open = listUndecidedRules(prepareCases(evidence, policy));
    if (policy.scope === 'new' && open.length > 0)
        return [...severity/* severities */.gO];
    return severity/* severities */.gO.filter((severity) => open.some((rule) => rule.severities.includes(severity)));
}
function judgeRule(rule, table) {
    const bounds = computeBounds(rule, table);
    const verdict = bounds.lo > rule.limit ? 'failed' : bounds.hi <= rule.limit ? 'passed' : 'inconclusive';
    const { name, limit, remedy, asks } = rule;
    return { rule: name, verdict, ...bounds, limit, remedy, asks };
}
function computeBounds(rule, { question, scope, slices }) {
    const parts = rule.severities.flatMap((severity) => {
        const slice = slices.known.get(severity);
        return slice === undefined ? [] : [scope.known(slice, question)];
    });
    if (rule.severities.includes('CRITICAL'))
        parts.push(scope.unknown(slices.unknown, question));
    return {
        lo: parts.reduce((sum, { lo }) => sum + lo, 0),
        hi: parts.reduce((sum, { hi }) => sum + hi, 0),
    };
}


/***/ }),

/***/ 89280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ determineOwners)
/* harmony export */ });
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83671);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75755);
/* harmony import */ var _path_matching_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22887);



function determineOwners(finding, codeOwners) {
    const { filePath } = finding;
    if (codeOwners === undefined ||
        filePath === undefined ||
        (0,_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .isTooLongForPath */ .Je)(filePath) ||
        (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnclear */ .Z5)(finding, 'filePath'))
        return undefined;
    if (/^(?:file:|https?:|[a-z]:[\\/]|[\\/])/i.test(filePath.trim()))
        return undefined;
    const readings = (0,_path_matching_js__WEBPACK_IMPORTED_MODULE_1__/* .listPathReadings */ .FP)(filePath);
    const answers = readings.flatMap((path) => path === undefined ? [undefined] : [codeOwners.ownersOf(path), codeOwners.looselyOwnersOf(path)]);
    const [first] = answers;
    return first !== undefined && answers.every((each) => each !== undefined && isSameOwners(each, first))
        ? first
        : undefined;
}
function isSameOwners(a, b) {
    return a.length === b.length && a.every((owner, index) => owner === b[index]);
}


/***/ }),

/***/ 23004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isPackageFile)
/* harmony export */ });
/* harmony import */ var _packages_dependency_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42274);
/* harmony import */ var _text_file_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21661);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83671);



const otherPackageFiles = {
    names: `bunfig.toml .npmrc .yarnrc .yarnrc.yml .pnpmfile.cjs .pnpmfile.js lerna.json rush.json .bowerrc .nvmrc .node-version
    .tool-versions mise.toml .mise.toml poetry.toml pdm.toml uv.toml tox.ini pip.conf pip.ini .pypirc .condarc modules.txt .goproxy
    rust-toolchain rust-toolchain.toml .gemrc auth.json ivysettings.xml settings.xml gradle.properties gradle-wrapper.properties
    maven-wrapper.properties build.properties nuget.config global.json cmakelists.txt build build.bazel .bazelrc dockerfile
    containerfile compose.yml compose.yaml docker-compose.yml docker-compose.yaml .gitmodules action.yml action.yaml
    .pre-commit-config.yaml renovate.json dependencies.json component.json project.json meta.yaml recipe.yaml package.yaml description`,
    patterns: [
        /\.lockb$/,
        /\.(?:bzl|tf\.lock|cmake)$/,
        /(?:^|\/)(?:dockerfile|containerfile)[^/]*$|\.(?:dockerfile|containerfile)$/,
        /(?:^|\/)(?:docker-?)?compose[^/]*\.ya?ml$/,
        /(?:^|\/)\.(?:yarn|mvn|cargo|bundle|pnpm|gradle|config\/pip|nuget)\//,
        /(?:^|\/)\.(?:github\/workflows|github\/actions|gitlab-ci|circleci)\//,
        /(?:^|\/)patches\/[^/]+\.patch$/,
    ],
};
const otherNames = new Set((0,_packages_dependency_files_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNames */ .bZ)(otherPackageFiles));
function isPackageFile(path) {
    if ((0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .isTooLongForPath */ .Je)(path))
        return true;
    const folded = (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .foldPath */ .tu)(path);
    if ((0,_packages_dependency_files_js__WEBPACK_IMPORTED_MODULE_0__/* .findEcosystem */ .AO)(folded) !== undefined || otherNames.has((0,_text_file_name_js__WEBPACK_IMPORTED_MODULE_2__/* .getBaseName */ .J)(folded)))
        return true;
    return otherPackageFiles.patterns?.some((pattern) => pattern.test(folded)) || (0,_packages_dependency_files_js__WEBPACK_IMPORTED_MODULE_0__/* .isLockName */ .HV)(folded);
}


/***/ }),

/***/ 45581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KO: () => (/* binding */ excludesFindings),
/* harmony export */   R4: () => (/* binding */ isIncluded),
/* harmony export */   oY: () => (/* binding */ findExclusionReason)
/* harmony export */ });
/* harmony import */ var _grace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92294);
/* harmony import */ var _path_matching_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22887);
/* harmony import */ var _ternary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16309);



function excludesFindings(policy) {
    return policy.paths !== undefined || policy.ignorePaths !== undefined || (0,_grace_js__WEBPACK_IMPORTED_MODULE_0__/* .hasGrace */ .$)(policy);
}
function findExclusionReason(policy, finding, evidence) {
    const { paths, ignorePaths } = policy;
    if (ignorePaths !== undefined && (0,_path_matching_js__WEBPACK_IMPORTED_MODULE_1__/* .createPathMatcher */ .ao)(ignorePaths)(finding) === 'yes')
        return 'in an ignored path';
    if (paths !== undefined && (0,_path_matching_js__WEBPACK_IMPORTED_MODULE_1__/* .createCountingMatcher */ .wA)(paths, policy)(finding) === 'no')
        return 'in another part of the repository';
    const grace = (0,_grace_js__WEBPACK_IMPORTED_MODULE_0__/* .computeGrace */ .q)(policy, finding, evidence);
    return grace.answer === 'yes' ? `in its grace until ${grace.lastDay}` : undefined;
}
function isIncluded(policy, finding, evidence) {
    const counts = (0,_ternary_js__WEBPACK_IMPORTED_MODULE_2__/* .toTernary */ .Jl)(findExclusionReason(policy, finding, evidence) === undefined);
    const isOver = (0,_ternary_js__WEBPACK_IMPORTED_MODULE_2__/* .negateTernary */ .QG)((0,_grace_js__WEBPACK_IMPORTED_MODULE_0__/* .computeGrace */ .q)(policy, finding, evidence).answer);
    return (0,_ternary_js__WEBPACK_IMPORTED_MODULE_2__/* .andTernary */ .RC)(counts, isOver, policy.paths === undefined ? 'yes' : (0,_path_matching_js__WEBPACK_IMPORTED_MODULE_1__/* .createCountingMatcher */ .wA)(policy.paths, policy)(finding));
}


/***/ }),

/***/ 17266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ owner),
/* harmony export */   l: () => (/* binding */ noOwner)
/* harmony export */ });
/* harmony import */ var _owners_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89280);
/* harmony import */ var _ternary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16309);
/* harmony import */ var _predicate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16176);



const owner = {
    matches(finding, wanted, { codeOwners }) {
        const owners = (0,_owners_js__WEBPACK_IMPORTED_MODULE_0__/* .determineOwners */ .G)(finding, codeOwners);
        if (owners === undefined)
            return 'unknown';
        const names = owners.map((each) => each.toLowerCase());
        return (0,_ternary_js__WEBPACK_IMPORTED_MODULE_1__/* .toTernary */ .Jl)(wanted.some((each) => (each === noOwner ? names.length === 0 : names.includes(each.toLowerCase()))));
    },
    text: (wanted) => `owned by ${(0,_predicate_js__WEBPACK_IMPORTED_MODULE_2__/* .joinWithOr */ .u)(wanted.map((each) => (each === noOwner ? 'nobody' : each)))}`,
    holdsAll: _predicate_js__WEBPACK_IMPORTED_MODULE_2__/* .includesEach */ .f,
};
const noOwner = 'none';


/***/ }),

/***/ 16176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ includesEach),
/* harmony export */   u: () => (/* binding */ joinWithOr)
/* harmony export */ });
function joinWithOr(words) {
    return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : (words[0] ?? '');
}
function includesEach(wide, narrow) {
    return narrow.every((word) => wide.includes(word));
}


/***/ }),

/***/ 89690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  QD: () => (/* binding */ canAbsenceDecide),
  tB: () => (/* binding */ compileMatch),
  fU: () => (/* binding */ formatMatch),
  Js: () => (/* binding */ includesMatch),
  v0: () => (/* binding */ listRequiredScores),
  Wn: () => (/* binding */ predicateNames)
});

// UNUSED EXPORTS: predicates

// EXTERNAL MODULE: ./build/compiled/src/policy/ternary.js
var ternary = __webpack_require__(16309);
;// CONCATENATED MODULE: ./build/compiled/src/policy/predicates/age.js

const dayMs = 24 * 3600 * 1000;
const age = {
    matches({ detail }, days, { startedAt }) {
        const firstDetected = detail?.firstDetected;
        if (firstDetected === undefined || startedAt === undefined)
            return 'unknown';
        return (0,ternary/* toTernary */.Jl)(startedAt - firstDetected > days * dayMs);
    },
    text: (days) => `older than ${days} days`,
    holdsAll: (wide, narrow) => wide <= narrow,
};

// EXTERNAL MODULE: ./build/compiled/src/policy/finding.js
var policy_finding = __webpack_require__(75755);
// EXTERNAL MODULE: ./build/compiled/src/policy/weaknesses.js
var weaknesses = __webpack_require__(91183);
// EXTERNAL MODULE: ./build/compiled/src/policy/predicates/predicate.js
var predicate = __webpack_require__(16176);
;// CONCATENATED MODULE: ./build/compiled/src/policy/predicates/cwe.js




const cwe = {
    matches(finding, wanted) {
        const stated = (0,weaknesses/* extractWeaknesses */.F)(finding);
        if (stated === undefined || stated.size === 0 || (0,policy_finding/* isUnclear */.Z5)(finding, 'cwe'))
            return 'unknown';
        return (0,ternary/* toTernary */.Jl)(wanted.some((each) => stated.has(each)));
    },
    text: (wanted) => `of ${(0,predicate/* joinWithOr */.u)(wanted)}`,
    holdsAll: predicate/* includesEach */.f,
};

;// CONCATENATED MODULE: ./build/compiled/src/policy/predicates/fixable.js

const fixable_dayMs = 24 * 3600 * 1000;
const fixable = {
    matches({ detail }, _, { startedAt, fixCooldown = 0 }) {
        if (detail === undefined)
            return 'unknown';
        const { fix, fixedAt } = detail.advisory ?? {};
        if (fix === 'none')
            return 'no';
        const isYoung = fixedAt !== undefined && startedAt !== undefined && startedAt - fixedAt < fixCooldown * fixable_dayMs;
        return (0,ternary/* toTernary */.Jl)(!isYoung);
    },
    text: () => 'that can be fixed',
    holdsAll: () => true,
    isToldBySilence: true,
};

;// CONCATENATED MODULE: ./build/compiled/src/policy/predicates/kev.js
const kev = {
    matches({ type, detail }, _, { catalogue, unscored }) {
        const cves = detail?.advisory?.cves ?? [];
        if (cves.some((cve) => catalogue?.cves.has(cve)))
            return 'yes';
        if (cves.length === 0 && type !== undefined && type !== 'SCA')
            return 'no';
        if (detail === undefined || catalogue === undefined || catalogue.isStale)
            return 'unknown';
        const unnamed = unscored === 'ignore' ? 'no' : 'unknown';
        return cves.length === 0 ? unnamed : 'no';
    },
    text: () => 'that are known to be exploited',
    holdsAll: () => true,
    isToldBySilence: true,
};

// EXTERNAL MODULE: ./build/compiled/src/languages/languages.js + 1 modules
var languages = __webpack_require__(52636);
// EXTERNAL MODULE: ./build/compiled/src/policy/changes.js
var changes = __webpack_require__(83671);
// EXTERNAL MODULE: ./build/compiled/src/policy/path-matching.js
var path_matching = __webpack_require__(22887);
;// CONCATENATED MODULE: ./build/compiled/src/policy/predicates/language.js






const language = {
    matches(finding, wanted) {
        const { filePath } = finding;
        if (filePath === undefined || (0,changes/* isTooLongForPath */.Je)(filePath) || (0,policy_finding/* isUnclear */.Z5)(finding, 'filePath'))
            return 'unknown';
        const [first = 'unknown', ...others] = (0,path_matching/* listPathReadings */.FP)(filePath).map((path) => isInLanguage(path, wanted));
        return others.every((other) => other === first) ? first : 'unknown';
    },
    text: (wanted) => `in ${(0,predicate/* joinWithOr */.u)(wanted)} files`,
    holdsAll: predicate/* includesEach */.f,
};
function isInLanguage(path, wanted) {
    if (path === undefined)
        return 'unknown';
    const name = (0,languages/* detectByName */.Oe)(path);
    if (name !== undefined)
        return (0,ternary/* toTernary */.Jl)(wanted.includes(name));
    return (0,languages/* isNoProgramName */.bJ)(path) ? 'no' : 'unknown';
}

// EXTERNAL MODULE: ./build/compiled/src/policy/predicates/owner.js
var owner = __webpack_require__(17266);
;// CONCATENATED MODULE: ./build/compiled/src/policy/predicates/path.js


const path = {
    matches: (finding, globs, facts) => (0,path_matching/* createCountingMatcher */.wA)(globs, facts)(finding),
    text: (globs) => `in ${(0,predicate/* joinWithOr */.u)(globs)}`,
    holdsAll: (wide, narrow) => wide.includes('**') || (0,predicate/* includesEach */.f)(wide, narrow),
};

;// CONCATENATED MODULE: ./build/compiled/src/policy/predicates/scores.js


const ratings = {
    CRITICAL: [9, 10],
    HIGH: [7, 8.9],
    MEDIUM: [4, 6.9],
    LOW: [0.1, 3.9],
    INFO: [0, 0],
};
const cvss = createScorePredicate({
    kind: 'cvss',
    intervalOf: ({ severity, severityKnown }) => (severityKnown ? ratings[severity] : [0, 10]),
    text: (least) => `with CVSS ${least} or more`,
    missing: 'without a CVSS score, judged by severity',
    ignored: 'without a CVSS score, not judged',
});
const epss = createScorePredicate({
    kind: 'epss',
    intervalOf: ({ type }) => (type === undefined || type === 'SCA' ? [0, 100] : undefined),
    text: (least) => `with EPSS ${least}% or more`,
    missing: 'dependencies without an EPSS score, unknown',
    ignored: 'without an EPSS score, not judged',
});
function createScorePredicate(scale) {
    const isIgnored = ({ unscored }) => unscored === 'ignore';
    return {
        matches(finding, least, facts) {
            const stated = finding[scale.kind];
            const isOffScale = (0,policy_finding/* isUnclear */.Z5)(finding, scale.kind);
            if (stated !== undefined && (stated >= least || !isOffScale))
                return (0,ternary/* toTernary */.Jl)(stated >= least);
            if (isOffScale)
                return 'unknown';
            return isIgnored(facts) ? 'no' : compareInterval(scale.intervalOf(finding), least, finding);
        },
        text: scale.text,
        holdsAll: (wide, narrow) => wide <= narrow,
        isToldBySilence: true,
        score: {
            isMissing: (finding, facts) => finding[scale.kind] === undefined &&
                !(0,policy_finding/* isUnclear */.Z5)(finding, scale.kind) &&
                (isIgnored(facts) || scale.intervalOf(finding) !== undefined),
            missing: (facts) => (isIgnored(facts) ? scale.ignored : scale.missing),
        },
    };
}
function compareInterval(interval, least, { detail }) {
    if (detail === undefined)
        return 'unknown';
    if (interval === undefined || interval[1] < least)
        return 'no';
    return interval[0] >= least ? 'yes' : 'unknown';
}

;// CONCATENATED MODULE: ./build/compiled/src/policy/predicates/severity.js


const severity = {
    matches: (finding, severities) => (0,ternary/* toTernary */.Jl)(severities.includes(finding.severity)),
    text: (wanted) => (0,predicate/* joinWithOr */.u)(wanted).toLowerCase(),
    holdsAll: predicate/* includesEach */.f,
};

// EXTERNAL MODULE: ./build/compiled/src/policy/predicates/type.js
var type = __webpack_require__(83241);
;// CONCATENATED MODULE: ./build/compiled/src/policy/predicates/registry.js











const predicates = { type: type/* type */.N, severity: severity, cvss: cvss, epss: epss, cwe: cwe, path: path, owner: owner/* owner */.e, language: language, age: age, fixable: fixable, kev: kev };
const predicateNames = Object.keys(predicates);
function listConditions(match) {
    return predicateNames.flatMap((name) => {
        const value = match[name];
        return value === undefined ? [] : [{ name, predicate: predicates[name], value }];
    });
}
function compileMatch(match, facts) {
    const asked = listConditions(match);
    return (finding) => {
        let sum = 'yes';
        for (const { predicate, value } of asked) {
            sum = (0,ternary/* andTernary */.RC)(sum, predicate.matches(finding, value, facts));
            if (sum === 'no')
                return sum;
        }
        return sum;
    };
}
function formatMatch(match) {
    const texts = listConditions(match).map(({ name, predicate, value }) => ({ name, text: predicate.text(value) }));
    const own = texts.filter(({ name }) => name === 'type');
    const others = texts.filter((each) => !own.includes(each));
    const noun = match.severity === undefined ? ['findings'] : [];
    return [...own.map(({ text }) => text), ...noun, ...others.map(({ text }) => text)].join(' ');
}
function includesMatch(wide, narrow) {
    return listConditions(wide).every(({ name, predicate, value }) => {
        const other = narrow[name];
        return other !== undefined && predicate.holdsAll(value, other);
    });
}
function canAbsenceDecide(match) {
    return listConditions(match).some(({ predicate }) => predicate.isToldBySilence);
}
function listRequiredScores(match) {
    return listConditions(match).flatMap(({ predicate: { score } }) => score ?? []);
}


/***/ }),

/***/ 83241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ type)
/* harmony export */ });
/* harmony import */ var _ternary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16309);
/* harmony import */ var _predicate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16176);


const type = {
    matches: (finding, types) => (0,_ternary_js__WEBPACK_IMPORTED_MODULE_0__/* .toTernary */ .Jl)(finding.type === undefined || types.includes(finding.type)),
    text: _predicate_js__WEBPACK_IMPORTED_MODULE_1__/* .joinWithOr */ .u,
    holdsAll: _predicate_js__WEBPACK_IMPORTED_MODULE_1__/* .includesEach */ .f,
};


/***/ }),

/***/ 79627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H$: () => (/* binding */ formatNamedRule),
/* harmony export */   Om: () => (/* binding */ isAtLeastAsStrict),
/* harmony export */   zN: () => (/* binding */ createNamedRules)
/* harmony export */ });
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26436);
/* harmony import */ var _predicates_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89690);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81262);



const createNamedRules = ({ rules = [] }, facts) => rules.map(({ allow, match, ...rule }) => {
    const asks = { kind: 'match', severities: match.severity ?? _severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO };
    return (0,_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .createRule */ .D)({ ...rule, match, asks, ...(allow > 0 && { allow }) }, facts);
});
function formatNamedRule({ match, allow, effect }) {
    return `${effect === 'warn' ? 'warns of' : 'blocks on'} ${allow > 0 ? `more than ${allow} ` : ''}${(0,_predicates_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMatch */ .fU)(match)}`;
}
function isAtLeastAsStrict(rule, other) {
    const isEffective = rule.effect === 'block' || other.effect === 'warn';
    return isEffective && rule.allow <= other.allow && (0,_predicates_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .includesMatch */ .Js)(rule.match, other.match);
}


/***/ }),

/***/ 54533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ canAbsenceDecideRule),
  S: () => (/* binding */ createRules)
});

// EXTERNAL MODULE: ./build/compiled/src/policy/grace.js
var grace = __webpack_require__(92294);
// EXTERNAL MODULE: ./build/compiled/src/policy/part.js
var part = __webpack_require__(45581);
// EXTERNAL MODULE: ./build/compiled/src/policy/predicates/registry.js + 8 modules
var registry = __webpack_require__(89690);
// EXTERNAL MODULE: ./build/compiled/src/policy/predicates/type.js
var type = __webpack_require__(83241);
// EXTERNAL MODULE: ./build/compiled/src/policy/ternary.js
var ternary = __webpack_require__(16309);
// EXTERNAL MODULE: ./build/compiled/src/severity.js
var src_severity = __webpack_require__(26436);
// EXTERNAL MODULE: ./build/compiled/src/policy/rules/rule.js
var rule = __webpack_require__(81262);
// EXTERNAL MODULE: ./build/compiled/src/policy/limits.js
var limits = __webpack_require__(59864);
;// CONCATENATED MODULE: ./build/compiled/src/policy/rules/threshold.js


const threshold = (policy, facts) => policy.threshold.map((entry) => createEntryRule(entry, policy.threshold, facts));
function createEntryRule(entry, all, facts) {
    const { severity, type, limit } = entry;
    return (0,rule/* createRule */.D)({
        name: `threshold ${(0,limits/* formatThreshold */.B)(entry)}`,
        match: { severity: [severity], type: type && [type] },
        asks: { kind: 'threshold', severity, type },
        allow: limit,
        isElsewhere: (finding) => finding.type !== undefined && findThresholdEntry(finding, all) !== entry,
    }, facts);
}
function findThresholdEntry(finding, all) {
    const ofSeverity = all.filter((entry) => entry.severity === finding.severity);
    return (ofSeverity.find((entry) => entry.type === finding.type) ?? ofSeverity.find((entry) => entry.type === undefined));
}

;// CONCATENATED MODULE: ./build/compiled/src/policy/rules/fail-on-severity.js



const failOnSeverity = (policy, facts) => {
    const { failOnSeverity: floor, threshold } = policy;
    if (floor === 'NONE')
        return [];
    const whole = threshold.filter((entry) => entry.type === undefined).map((entry) => entry.severity);
    const severity = (0,src_severity/* listAtOrAbove */.si)(floor).filter((each) => !whole.includes(each));
    if (severity.length === 0)
        return [];
    const order = {
        name: `fail-on-severity=${floor.toLowerCase()}`,
        match: { severity },
        asks: { kind: 'severity', floor },
        isElsewhere: (finding) => finding.type !== undefined && findThresholdEntry(finding, threshold) !== undefined,
    };
    return [(0,rule/* createRule */.D)(order, facts)];
};

;// CONCATENATED MODULE: ./build/compiled/src/policy/rules/max-age.js


const maxAge = (policy, facts) => src_severity/* severities */.gO.flatMap((severity) => {
    const days = policy.maxAge[severity];
    if (days === undefined)
        return [];
    const name = `max-age ${severity.toLowerCase()}=${days}d`;
    const match = { severity: [severity], age: days };
    return [(0,rule/* createRule */.D)({ name, match, asks: { kind: 'age', severity, days } }, facts)];
});

// EXTERNAL MODULE: ./build/compiled/src/policy/rules/named.js
var named = __webpack_require__(79627);
;// CONCATENATED MODULE: ./build/compiled/src/policy/rules/scores.js

const failOnCvss = ({ failOnCvss: cvss }, facts) => cvss === undefined
    ? []
    : [(0,rule/* createRule */.D)({ name: `fail-on-cvss=${cvss}`, match: { cvss }, asks: { kind: 'cvss', least: cvss } }, facts)];
const failOnEpss = ({ failOnEpss: epss }, facts) => epss === undefined
    ? []
    : [(0,rule/* createRule */.D)({ name: `fail-on-epss=${epss}%`, match: { epss }, asks: { kind: 'epss', least: epss } }, facts)];

;// CONCATENATED MODULE: ./build/compiled/src/policy/rules/registry.js










const kinds = [failOnSeverity, threshold, failOnCvss, failOnEpss, maxAge, named/* createNamedRules */.zN];
const suppression = 'suppress them in the service with a reason';
const exception = 'accept them by violation_id with an exception in the policy file';
function canAbsenceDecideRule(policy) {
    const { failOnCvss: cvss, failOnEpss: epss, rules = [] } = policy;
    return (0,grace/* hasGrace */.$)(policy) || [{ cvss, epss }, ...rules.map(({ match }) => match)].some(registry/* canAbsenceDecide */.QD);
}
function createRules(policy, evidence) {
    const alternative = evidence.isSuppressible ? suppression : exception;
    const { unscored, fixCooldown, catalogue, codeOwners, hasFullPaths } = policy;
    const facts = { startedAt: evidence.startedAt, unscored, fixCooldown, catalogue, codeOwners, hasFullPaths };
    const rules = kinds
        .flatMap((kind) => kind(policy, facts))
        .map((rule) => ({ ...limitToIncluded(rule, policy, evidence), remedy: `${rule.remedy}, or ${alternative}.` }));
    const { failOnTypes } = policy;
    return failOnTypes === undefined ? rules : rules.map((rule) => limitToTypes(rule, failOnTypes, facts));
}
function limitToIncluded(rule, policy, evidence) {
    if (!(0,part/* excludesFindings */.KO)(policy))
        return rule;
    return { ...rule, matches: (finding) => (0,ternary/* andTernary */.RC)((0,part/* isIncluded */.R4)(policy, finding, evidence), rule.matches(finding)) };
}
function limitToTypes(rule, types, facts) {
    return {
        ...rule,
        subject: `${rule.subject} (${types.join(', ')} only)`,
        matches: (finding) => (0,ternary/* andTernary */.RC)(type/* type */.N.matches(finding, types, facts), rule.matches(finding)),
    };
}


/***/ }),

/***/ 81262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ createRule),
/* harmony export */   r: () => (/* binding */ ruleEffects)
/* harmony export */ });
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26436);
/* harmony import */ var _predicates_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89690);
/* harmony import */ var _ternary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16309);



const ruleEffects = ['block', 'warn'];
function createRule({ name, match, asks, allow, effect = 'block', isElsewhere: isJudgedByOtherRule }, facts) {
    const subject = (0,_predicates_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMatch */ .fU)(match);
    const matches = (0,_predicates_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .compileMatch */ .tB)(match, facts);
    return {
        name,
        subject,
        asks,
        limit: allow ?? 0,
        effect,
        severities: match.severity ?? _severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO,
        matches: isJudgedByOtherRule === undefined
            ? matches
            : (finding) => (0,_ternary_js__WEBPACK_IMPORTED_MODULE_2__/* .andTernary */ .RC)((0,_ternary_js__WEBPACK_IMPORTED_MODULE_2__/* .toTernary */ .Jl)(!isJudgedByOtherRule(finding)), matches(finding)),
        remedy: formatRemedy(subject, match, allow),
        ...describeUnscored(match, facts),
    };
}
function formatRemedy(subject, { type: _, severity, ...others }, allow) {
    const isBare = severity !== undefined && Object.values(others).every((value) => value === undefined);
    const what = isBare ? `${subject} findings` : subject;
    return allow === undefined ? `Fix the ${what}` : `Bring the ${what} down to ${allow}`;
}
function describeUnscored(match, facts) {
    const scores = (0,_predicates_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .listRequiredScores */ .v0)(match);
    const [first] = scores;
    if (first === undefined)
        return {};
    return {
        isUnscored: (finding) => scores.some((score) => score.isMissing(finding, facts)),
        unscored: scores.length === 1 ? first.missing(facts) : 'without one of the scores',
        ignoresUnscored: facts.unscored === 'ignore',
    };
}


/***/ }),

/***/ 34795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ needsBaseWindow),
/* harmony export */   q: () => (/* binding */ auto)
/* harmony export */ });
/* harmony import */ var _base_findings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50420);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(83671);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46365);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75755);
/* harmony import */ var _slice_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73940);
/* harmony import */ var _ternary_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16309);
/* harmony import */ var _times_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75988);
/* harmony import */ var _untouched_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22624);
/* harmony import */ var _scope_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83750);









const auto = (evidence, policy) => {
    const isIntroduced = (finding) => policy.untouched === 'note' ? (0,_untouched_js__WEBPACK_IMPORTED_MODULE_4__/* .mayBeIntroduced */ .Y)(finding, evidence.changes, evidence.held) : 'yes';
    return evidence.known === undefined
        ? judgeByNumbers(evidence, isIntroduced)
        : judgeByIds(evidence.known, isIntroduced);
};
function judgeByIds(known, isMade) {
    const isOld = (finding) => (0,_base_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .isNewAgainstBase */ .j)(finding, known) === 'no';
    const isLeft = (finding) => (0,_base_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .isNewAgainstBase */ .j)(finding, known) === 'unknown' && isMade(finding) === 'no';
    const includes = (finding) => (0,_ternary_js__WEBPACK_IMPORTED_MODULE_7__/* .andTernary */ .RC)((0,_ternary_js__WEBPACK_IMPORTED_MODULE_7__/* .toTernary */ .Jl)(!isLeft(finding)), (0,_base_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .isNewAgainstBase */ .j)(finding, known));
    return {
        phrase: `new since ${known.base}`,
        includes,
        isLeft,
        isOld,
        novelty: (finding) => (0,_base_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .isNewAgainstBase */ .j)(finding, known),
        known(slice, question) {
            const fresh = (0,_slice_js__WEBPACK_IMPORTED_MODULE_2__/* .boundScanFindings */ .YL)(keepNewInSlice(slice, known), (0,_scope_js__WEBPACK_IMPORTED_MODULE_5__/* .addCondition */ .x)(question, includes));
            return tightenBounds((0,_slice_js__WEBPACK_IMPORTED_MODULE_2__/* .boundScanFindings */ .YL)(slice, question), fresh);
        },
        unknown: (slice, question) => (0,_slice_js__WEBPACK_IMPORTED_MODULE_2__/* .boundUnknownFindings */ .t8)(keepNewOfUnknown(slice, known), (0,_scope_js__WEBPACK_IMPORTED_MODULE_5__/* .addCondition */ .x)(question, includes)),
    };
}
function keepNewInSlice(slice, known) {
    const [all, fresh] = [slice.counted, known.counts[slice.severity]];
    const counted = all === undefined || fresh === undefined ? undefined : Math.min(all, fresh);
    return { ...slice, counted, findings: removeOld(slice.findings, known) };
}
function keepNewOfUnknown(slice, known) {
    return { ...slice, findings: removeOld(slice.findings, known) };
}
function removeOld(findings, { old }) {
    return findings.filter(({ id }) => !old.has(id));
}
function judgeByNumbers(evidence, isMade) {
    const isLeft = (finding) => isMade(finding) === 'no';
    const isRecent = (finding) => wasDetectedAfter(evidence.base, finding, evidence);
    const isInChange = (finding) => {
        if (evidence.changes === undefined)
            return 'unknown';
        const edited = (0,_changes_js__WEBPACK_IMPORTED_MODULE_8__/* .isInChangedFile */ .Q3)(finding, (0,_changes_js__WEBPACK_IMPORTED_MODULE_8__/* .excludePureRenames */ .I6)(evidence.changes));
        return (0,_ternary_js__WEBPACK_IMPORTED_MODULE_7__/* .orTernary */ .Nv)(edited, (0,_ternary_js__WEBPACK_IMPORTED_MODULE_7__/* .andTernary */ .RC)((0,_changes_js__WEBPACK_IMPORTED_MODULE_8__/* .isInChangedFile */ .Q3)(finding, evidence.changes), isRecent(finding)));
    };
    const includes = (finding) => (0,_ternary_js__WEBPACK_IMPORTED_MODULE_7__/* .andTernary */ .RC)(isMade(finding), (0,_ternary_js__WEBPACK_IMPORTED_MODULE_7__/* .orTernary */ .Nv)(isInChange(finding), isRecent(finding)));
    return {
        phrase: 'more than the base branch has',
        includes,
        isLeft,
        novelty: (finding) => (finding.label === 'seen' ? isRecent(finding) : 'unknown'),
        known(slice, question) {
            const made = (0,_scope_js__WEBPACK_IMPORTED_MODULE_5__/* .addCondition */ .x)(question, isMade);
            const all = (0,_slice_js__WEBPACK_IMPORTED_MODULE_2__/* .boundScanFindings */ .YL)(slice, made);
            const named = (0,_slice_js__WEBPACK_IMPORTED_MODULE_2__/* .boundScanFindings */ .YL)(slice, (0,_scope_js__WEBPACK_IMPORTED_MODULE_5__/* .addCondition */ .x)(question, includes));
            const signals = [
                (0,_slice_js__WEBPACK_IMPORTED_MODULE_2__/* .boundScanFindings */ .YL)(slice, (0,_scope_js__WEBPACK_IMPORTED_MODULE_5__/* .addCondition */ .x)(made, isInChange)),
                boundGrowth(all, slice, { made, evidence }),
                (0,_slice_js__WEBPACK_IMPORTED_MODULE_2__/* .boundScanFindings */ .YL)(slice, (0,_scope_js__WEBPACK_IMPORTED_MODULE_5__/* .addCondition */ .x)(made, isRecent)),
                { lo: Math.ceil(named.lo / 2), hi: 0 },
            ];
            return takeLargestBounds(signals, all);
        },
        unknown(slice, question) {
            const all = (0,_slice_js__WEBPACK_IMPORTED_MODULE_2__/* .boundUnknownFindings */ .t8)(slice, (0,_scope_js__WEBPACK_IMPORTED_MODULE_5__/* .addCondition */ .x)(question, isMade));
            return takeLargestBounds([(0,_slice_js__WEBPACK_IMPORTED_MODULE_2__/* .boundUnknownFindings */ .t8)(slice, (0,_scope_js__WEBPACK_IMPORTED_MODULE_5__/* .addCondition */ .x)(question, includes))], all);
        },
    };
}
function takeLargestBounds(signals, all) {
    return tightenBounds(all, {
        lo: Math.max(...signals.map(({ lo }) => lo)),
        hi: Math.max(...signals.map(({ hi }) => hi)),
    });
}
function tightenBounds(all, { lo, hi }) {
    return { lo: Math.min(all.lo, Math.max(0, lo)), hi: Math.min(all.hi, Math.max(0, hi)) };
}
function boundGrowth(all, slice, { made, evidence }) {
    const { counted, severity } = slice;
    const latest = evidence.base?.counts[severity];
    if (counted === undefined || latest === undefined)
        return { lo: 0, hi: all.hi };
    const bounds = [evidence.base, evidence.earlierBase].flatMap((base) => {
        const count = base?.counts[severity];
        if (count === undefined)
            return [];
        const harmless = countHarmlessNew(slice, made, (finding) => wasDetectedAfter(base, finding, evidence));
        return [{ lo: all.lo - count, hi: counted - harmless - count }];
    });
    return tightenBounds(all, {
        lo: Math.min(...bounds.map(({ lo }) => lo)),
        hi: Math.min(...bounds.map(({ hi }) => hi)),
    });
}
function countHarmlessNew(slice, question, isRecent) {
    if (!(0,_slice_js__WEBPACK_IMPORTED_MODULE_2__/* .isSettled */ .Is)(slice))
        return 0;
    const isNew = (finding) => finding.label === 'seen' && isRecent(finding) === 'yes';
    return (0,_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .countFindings */ .Gt)((0,_slice_js__WEBPACK_IMPORTED_MODULE_2__/* .listHarmlessFindings */ .QV)(slice, question), isNew) + countNewSuppressed(slice, isNew);
}
function countNewSuppressed({ counted = 0, findings }, isNew) {
    const isOther = (finding) => (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .isOpen */ .nT)(finding) || ((0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .isSuppressed */ .Bx)(finding) && !isNew(finding));
    return Math.max(0, counted - (0,_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .countFindings */ .Gt)(findings, (finding) => finding.label !== 'elsewhere' && isOther(finding)));
}
function wasDetectedAfter(base, { detail, firstSeen }, { startedAt }) {
    const [began, ended, first] = [base?.startedAt, base?.completedAt, detail?.firstDetected];
    if (base === undefined || ended === undefined || first === undefined)
        return 'unknown';
    if (began !== undefined && first < began)
        return 'no';
    if (firstSeen === true && startedAt !== undefined && ended < startedAt)
        return 'yes';
    if (first > ended + _times_js__WEBPACK_IMPORTED_MODULE_3__/* .stampSlackMs */ .Qf)
        return 'yes';
    return began !== undefined && firstSeen !== true && belongsToBaseScan(first, base) ? 'no' : 'unknown';
}
function belongsToBaseScan(first, { completedAt, others }) {
    if (others === undefined)
        return false;
    if (first === completedAt && first % 1000 !== 0)
        return others.every((other) => other.completedAt !== first);
    return !others.some((other) => (0,_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHaveRunAt */ .s5)(other, first));
}
function needsBaseWindow({ detail }, { base }) {
    const [began, ended, first] = [base?.startedAt, base?.completedAt, detail?.firstDetected];
    if (base?.others !== undefined || began === undefined || ended === undefined || first === undefined)
        return false;
    return first >= began && first <= ended + _times_js__WEBPACK_IMPORTED_MODULE_3__/* .stampSlackMs */ .Qf;
}


/***/ }),

/***/ 83750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ createNarrowScope),
/* harmony export */   x: () => (/* binding */ addCondition)
/* harmony export */ });
/* harmony import */ var _slice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73940);

function createNarrowScope(phrase, includes) {
    return {
        phrase,
        includes,
        known: (slice, question) => (0,_slice_js__WEBPACK_IMPORTED_MODULE_0__/* .boundScanFindings */ .YL)(slice, addCondition(question, includes)),
        unknown: (slice, question) => (0,_slice_js__WEBPACK_IMPORTED_MODULE_0__/* .boundUnknownFindings */ .t8)(slice, addCondition(question, includes)),
    };
}
function addCondition(question, includes) {
    return {
        isExcepted: question.isExcepted,
        matches(finding) {
            const first = includes(finding);
            if (first === 'no')
                return 'no';
            const second = question.matches(finding);
            return second === 'no' ? 'no' : first === 'unknown' ? 'unknown' : second;
        },
    };
}


/***/ }),

/***/ 73940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Is: () => (/* binding */ isSettled),
/* harmony export */   QV: () => (/* binding */ listHarmlessFindings),
/* harmony export */   YL: () => (/* binding */ boundScanFindings),
/* harmony export */   e6: () => (/* binding */ sliceEvidence),
/* harmony export */   h9: () => (/* binding */ isBlockingFinding),
/* harmony export */   t8: () => (/* binding */ boundUnknownFindings)
/* harmony export */ });
/* unused harmony export countBlocking */
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26436);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46365);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75755);
/* harmony import */ var _ternary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16309);




function sliceEvidence(evidence) {
    const bySeverity = Map.groupBy(evidence.findings, ({ severity, severityKnown }) => severityKnown ? severity : 'unknown');
    const slices = _severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.map((severity) => createSlice(evidence, severity, bySeverity.get(severity) ?? []));
    const unknown = bySeverity.get('unknown') ?? [];
    return {
        known: new Map(slices.map((slice) => [slice.severity, slice])),
        unknown: { findings: unknown, isRead: isUnknownRead(evidence, unknown) },
    };
}
function isUnknownRead({ unknownSeverities, lists }, findings) {
    if (unknownSeverities === 'unread')
        return false;
    return findings.length === 0 || lists.CRITICAL?.settled === true;
}
function createSlice(evidence, severity, findings) {
    const slice = {
        severity,
        counted: evidence.counts[severity],
        findings,
        list: evidence.lists[severity],
        distrust: explainListDistrust(evidence, severity, findings),
    };
    return isSettled(slice) ? { ...slice, findings: labelProvenByCount(slice) } : slice;
}
function labelProvenByCount({ counted, findings }) {
    const isCandidate = (finding) => finding.label !== 'elsewhere' && ((0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .isOpen */ .nT)(finding) || (0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuppressed */ .Bx)(finding));
    if ((0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .countFindings */ .Gt)(findings, isCandidate) !== counted)
        return findings;
    return findings.map((finding) => finding.label !== 'seen' && isCandidate(finding) ? { ...finding, label: 'seen' } : finding);
}
function explainListDistrust(evidence, severity, findings) {
    const list = evidence.lists[severity];
    if (evidence.counts[severity] === undefined)
        return `the scan states no count of ${severity.toLowerCase()}`;
    if (list === undefined)
        return 'the list was not read';
    if (!list.stands)
        return 'the list kept changing while it was read';
    const gap = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .findCountContradiction */ .w2)(evidence, severity, findings);
    const word = severity.toLowerCase();
    return gap === undefined ? undefined : `the scan counts ${gap.counted} ${word}, the list shows ${gap.listed}`;
}
function isBlockingFinding(finding, question) {
    if (!(0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .isOpen */ .nT)(finding))
        return 'no';
    const matches = question.matches(finding);
    return matches === 'no' ? 'no' : (0,_ternary_js__WEBPACK_IMPORTED_MODULE_3__/* .andTernary */ .RC)(matches, (0,_ternary_js__WEBPACK_IMPORTED_MODULE_3__/* .negateTernary */ .QG)(question.isExcepted(finding)));
}
function countBlocking(findings, question) {
    let lo = 0;
    let hi = 0;
    for (const finding of findings) {
        if (finding.label === 'elsewhere')
            continue;
        const verdict = isBlockingFinding(finding, question);
        if (verdict === 'no')
            continue;
        hi += 1;
        if (verdict === 'yes' && finding.label === 'seen')
            lo += 1;
    }
    return { lo, hi };
}
function boundScanFindings(slice, question) {
    const counted = slice.counted ?? Number.POSITIVE_INFINITY;
    const listed = countBlocking(slice.findings, question);
    const lo = Math.max(listed.lo, isSettled(slice) ? computeLowerBound(slice, question) : 0);
    return { lo, hi: Math.max(lo, computeUpperBound(slice, question, { listed: listed.hi, counted })) };
}
function isSettled({ list, distrust }) {
    return distrust === undefined && list?.settled === true;
}
function computeUpperBound(slice, question, { listed, counted }) {
    return isSettled(slice) ? Math.min(listed, counted - listHarmlessFindings(slice, question).length) : counted;
}
function listHarmlessFindings(slice, question) {
    if (!isSettled(slice))
        return [];
    return slice.findings.filter((finding) => finding.label === 'seen' && finding.status === 'OPEN' && isBlockingFinding(finding, question) === 'no');
}
function computeLowerBound({ counted = 0, findings }, question) {
    const explained = (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .countFindings */ .Gt)(findings, (finding) => finding.label !== 'elsewhere' &&
        ((0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuppressed */ .Bx)(finding) || ((0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .isOpen */ .nT)(finding) && isBlockingFinding(finding, question) !== 'yes')));
    return Math.max(0, counted - explained);
}
function boundUnknownFindings({ findings, isRead }, question) {
    const listed = countBlocking(findings, question);
    return isRead ? listed : { lo: listed.lo, hi: Number.POSITIVE_INFINITY };
}


/***/ }),

/***/ 66062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ keepWorstOfEarlier),
/* harmony export */   z: () => (/* binding */ mergeStatements)
/* harmony export */ });
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26436);
/* harmony import */ var _advisory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46351);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83671);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75755);




function mergeStatements(a, b) {
    const unclear = new Set([...(a.unclear ?? []), ...(b.unclear ?? [])]);
    const resolveFact = (fact, [first, second], isSame = first === second) => {
        if (unclear.has(fact))
            return undefined;
        if (first === undefined || second === undefined || isSame)
            return first ?? second;
        unclear.add(fact);
        return undefined;
    };
    const type = resolveFact('type', [a.type, b.type]);
    const status = resolveFact('status', [getStatedStatus(a), getStatedStatus(b)]) ?? 'UNKNOWN';
    const filePath = resolveFact('filePath', [a.filePath, b.filePath], isSamePath(a.filePath, b.filePath));
    if (unclear.has('filePath'))
        unclear.add('line');
    const line = resolveFact('line', [a.line, b.line]);
    resolveFact('title', [getStatedTitle(a), getStatedTitle(b)]);
    const detail = mergeDetails(a.detail, b.detail, resolveFact);
    return {
        ...b,
        ...pickWorseSeverity(a, b),
        title: getStatedTitle(b) === undefined ? a.title : b.title,
        type,
        status,
        filePath,
        line,
        cvss: pickGreater(a.cvss, b.cvss),
        epss: pickGreater(a.epss, b.epss),
        label: mergeLabels(a, b),
        firstSeen: unclear.has('firstDetected') ? undefined : (b.firstSeen ?? a.firstSeen),
        detail,
        unclear: [...unclear],
    };
}
const keptFacts = ['severity', 'cvss', 'epss'];
function keepWorstOfEarlier(fresh, earlier) {
    if (earlier === undefined)
        return fresh;
    const scores = { cvss: pickGreater(fresh.cvss, earlier.cvss), epss: pickGreater(fresh.epss, earlier.epss) };
    const kept = keptFacts.filter((fact) => (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnclear */ .Z5)(earlier, fact) && !(0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnclear */ .Z5)(fresh, fact));
    const unclear = kept.length === 0 ? fresh.unclear : [...(fresh.unclear ?? []), ...kept];
    return { ...fresh, ...pickWorseSeverity(earlier, fresh), ...scores, unclear };
}
function mergeLabels(a, b) {
    if ((a.detail === undefined) !== (b.detail === undefined))
        return a.detail === undefined ? b.label : a.label;
    return _finding_js__WEBPACK_IMPORTED_MODULE_2__/* .labels */ .WD.indexOf(a.label) <= _finding_js__WEBPACK_IMPORTED_MODULE_2__/* .labels */ .WD.indexOf(b.label) ? a.label : b.label;
}
function pickGreater(a, b) {
    return a === undefined || b === undefined ? (a ?? b) : Math.max(a, b);
}
function pickWorseSeverity(a, b) {
    const [first, second] = [a, b].filter((finding) => finding.severityKnown || (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnclear */ .Z5)(finding, 'severity'));
    if (first === undefined || second === undefined) {
        const { severity, severityKnown } = first ?? b;
        return { severity, severityKnown };
    }
    const worse = (0,_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .getSeverityRank */ .Eg)(first.severity) <= (0,_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .getSeverityRank */ .Eg)(second.severity) ? first : second;
    return { severity: worse.severity, severityKnown: first.severityKnown && second.severityKnown };
}
function getStatedStatus({ status }) {
    return status === 'UNKNOWN' ? undefined : status;
}
function getStatedTitle({ title }) {
    return title === '' || title === _finding_js__WEBPACK_IMPORTED_MODULE_2__/* .untitled */ .UF ? undefined : title.trim();
}
function isSamePath(a, b) {
    return a !== undefined && b !== undefined && (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .normalizePath */ .Fd)(a) === (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .normalizePath */ .Fd)(b);
}
function mergeDetails(a, b, resolveFact) {
    if (a === undefined || b === undefined)
        return a ?? b;
    const advisory = (0,_advisory_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeAdvisories */ .io)(a.advisory, b.advisory);
    return {
        description: b.description ?? a.description,
        cwe: resolveFact('cwe', [a.cwe, b.cwe]),
        codeSnippet: b.codeSnippet ?? a.codeSnippet,
        remediation: b.remediation ?? a.remediation,
        firstDetected: resolveFact('firstDetected', [a.firstDetected, b.firstDetected]),
        lastSeen: pickGreater(a.lastSeen, b.lastSeen),
        ...(advisory && { advisory }),
    };
}


/***/ }),

/***/ 16309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jl: () => (/* binding */ toTernary),
/* harmony export */   Nv: () => (/* binding */ orTernary),
/* harmony export */   QG: () => (/* binding */ negateTernary),
/* harmony export */   RC: () => (/* binding */ andTernary)
/* harmony export */ });
function toTernary(fact) {
    if (fact === undefined)
        return 'unknown';
    return fact ? 'yes' : 'no';
}
function negateTernary(given) {
    if (given === 'unknown')
        return given;
    return given === 'yes' ? 'no' : 'yes';
}
function andTernary(...answers) {
    if (answers.includes('no'))
        return 'no';
    return answers.includes('unknown') ? 'unknown' : 'yes';
}
function orTernary(...answers) {
    if (answers.includes('yes'))
        return 'yes';
    return answers.includes('unknown') ? 'unknown' : 'no';
}


/***/ }),

/***/ 47565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ findUncoveredFiles),
/* harmony export */   v: () => (/* binding */ describeUncoveredFault)
/* harmony export */ });
/* harmony import */ var _languages_languages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52636);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83671);


const dataFlow = 'Data flow ';
function findUncoveredFiles(scanned, policy) {
    const { languages, changes } = scanned;
    const { uncovered, failOnTypes, acceptUncovered = [] } = policy;
    const asksForCode = failOnTypes === undefined || failOnTypes.some((type) => type.endsWith('SAST'));
    if (languages === undefined || !asksForCode)
        return undefined;
    const counts = changes?.isComplete
        ? countChangedFiles(languages, changes, scanned.diagnostics)
        : countAllFiles(languages);
    for (const name of acceptUncovered)
        counts.delete((0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .findLanguage */ .iG)(name) ?? name);
    const files = sumCounts(counts, (count) => count.files);
    const left = sumCounts(counts, (count) => count.left);
    if (left === 0)
        return undefined;
    const isFault = uncovered === 'inconclusive' || (uncovered === 'auto' && left * 2 > files);
    return { text: formatUncoveredCounts(counts), isFault };
}
function describeUncoveredFault({ text }, { uncovered }) {
    const share = uncovered === 'auto' ? ', more than half of the source files' : '';
    return `${text}${share}`;
}
const toLanguageName = (language) => (0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .findLanguage */ .iG)(language) ?? 'other';
function countAllFiles(languages) {
    const counts = new Map();
    for (const { language, files, looked_at: lookedAt } of languages)
        addCount(counts, toLanguageName(language), { files, left: Math.max(0, files - lookedAt) });
    return counts;
}
function countChangedFiles(languages, { files }, diagnostics) {
    const lookedAt = new Set(languages.filter((each) => each.looked_at > 0).map(({ language }) => toLanguageName(language)));
    const unnamed = new Map(languages.flatMap(({ language, unnamed: paths = [] }) => paths.map((path) => [(0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizePath */ .Fd)(path), toLanguageName(language)])));
    const none = new Set(languages.flatMap(({ language, unnamed = [] }) => (language === _languages_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .noLanguage */ .CY ? unnamed.map(_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizePath */ .Fd) : [])));
    const unread = diagnostics.filter(({ message }) => !message.startsWith(dataFlow));
    const skipped = new Set(unread.flatMap(({ file_path: path, file_paths: paths = [] }) => [path ?? [], paths].flat().map(_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizePath */ .Fd)));
    const counts = new Map();
    for (const [path, { isGone }] of files) {
        const language = unnamed.get(path) ?? (0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .detectByName */ .Oe)(path);
        if (isGone || language === undefined || none.has(path) || (0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .isForeign */ .jq)(path))
            continue;
        const isLeft = !lookedAt.has(language) || skipped.has(path);
        addCount(counts, language, { files: 1, left: isLeft ? 1 : 0 });
    }
    return counts;
}
function addCount(counts, language, { files, left }) {
    const known = counts.get(language) ?? { files: 0, left: 0 };
    counts.set(language, { files: known.files + files, left: known.left + left });
}
function sumCounts(counts, of) {
    return [...counts.values()].reduce((total, count) => total + of(count), 0);
}
const shownLanguages = 3;
function formatUncoveredCounts(counts) {
    const left = [...counts].filter(([, count]) => count.left > 0).sort(([, a], [, b]) => b.left - a.left);
    const total = left.reduce((number, [, count]) => number + count.left, 0);
    const shown = left.slice(0, shownLanguages).map(([language, count]) => `${count.left} ${language}`);
    const rest = left.slice(shownLanguages).reduce((number, [, count]) => number + count.left, 0);
    const parts = rest === 0 ? shown : [...shown, `${rest} other`];
    const list = parts.length === 1 ? parts[0] : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
    return `${list} ${total === 1 ? 'file was' : 'files were'} not scanned`;
}


/***/ }),

/***/ 22624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ mayBeIntroduced),
  _: () => (/* binding */ needsHeadFileCheck)
});

// EXTERNAL MODULE: ./build/compiled/src/policy/changes.js
var policy_changes = __webpack_require__(83671);
// EXTERNAL MODULE: ./build/compiled/src/languages/languages.js + 1 modules
var languages = __webpack_require__(52636);
// EXTERNAL MODULE: ./build/compiled/src/packages/dependency-files.js
var dependency_files = __webpack_require__(42274);
// EXTERNAL MODULE: ./build/compiled/src/policy/package-files.js
var package_files = __webpack_require__(23004);
;// CONCATENATED MODULE: ./build/compiled/src/policy/file-kinds.js




function cannotChangeDependencies(path) {
    const name = foldUnambiguousPath(path);
    if (name === undefined || (0,package_files/* isPackageFile */.N)(path) || isBuildFile(name))
        return false;
    if (isDocumentation(name) || isImage(name))
        return true;
    if (matchesAnyPattern(toolFolders, name))
        return false;
    if (isTest(name))
        return true;
    return isProgram(name) && !(0,languages/* isVendored */.Ee)(name) && !matchesAnyPattern(buildFolders, name);
}
function cannotChangeInfrastructure(path) {
    const name = foldUnambiguousPath(path);
    if (name === undefined || matchesAnyPattern(infrastructure, name))
        return false;
    if (isDocumentation(name) || isImage(name))
        return true;
    if (matchesAnyPattern(toolFolders, name))
        return false;
    if (isTest(name) || isPage(name))
        return true;
    if ((0,dependency_files/* findEcosystem */.AO)(name) !== undefined)
        return !matchesAnyPattern(infrastructureDependencies, name);
    return isProgram(name) && !matchesAnyPattern(infrastructurePrograms, name);
}
const mayBeGenerated = {
    from: (path) => isProgram((0,policy_changes/* foldPath */.tu)(path)),
    to: (path) => isProgram((0,policy_changes/* foldPath */.tu)(path)) || matchesAnyPattern(generated, (0,policy_changes/* foldPath */.tu)(path)),
};
function foldUnambiguousPath(path) {
    if ((0,policy_changes/* isTooLongForPath */.Je)(path))
        return undefined;
    const folded = (0,policy_changes/* foldPath */.tu)(path);
    return folded === path.normalize('NFC').toLowerCase() ? folded : undefined;
}
function matchesAnyPattern(patterns, name) {
    return patterns.some((pattern) => pattern.test(name));
}
const documentation = /\.(?:md|mdx|mdown|mkdn?|markdown|rst|adoc|asciidoc|textile|org|pod|rdoc|creole|wiki|mediawiki)$|(?:^|\/)(?:readme|licen[cs]e|copying|notice|authors|contributors|maintainers|changelog|changes|history)(?:[-_][\w-]+)?\.txt$/;
function isDocumentation(name) {
    return (documentation.test(name) || (0,languages/* isDocumentName */.Bd)(name)) && (0,languages/* detectByName */.Oe)(name) === undefined;
}
function isImage(name) {
    return /\.(?:png|jpe?g|gif|webp|avif|apng|bmp|ico|icns|tiff?|svg|heic|psd|drawio)$/.test(name);
}
const tests = [
    /(?:^|\/)(?:tests?|__tests__|__mocks__|__fixtures__|__snapshots__|specs?|e2e|test[-_]?data|cypress)\//,
    /\.snap$/,
];
function isTest(name) {
    return matchesAnyPattern(tests, name);
}
const components = /\.(?:vue|svelte|astro|marko|razor|cshtml|vbhtml|aspx|ascx|jsp|phtml|erb|ejs|blade\.php|twig)$/;
function isProgram(name) {
    return (0,languages/* detectByName */.Oe)(name) !== undefined || components.test(name);
}
function isPage(name) {
    return components.test(name) || /\.(?:html?|css|s[ac]ss|less|styl|pcss|postcss|hbs|handlebars|pug|haml)$/.test(name);
}
const toolFolders = [/(?:^|\/)(?:\.[^/]+|buildsrc|build-src|build-logic|mill-build)\//, /(?:^|\/)\.[^/]*$/];
const buildFolders = [/^project\//, /(?:^|\/)project\/(?:.*\/)?[^/]+\.(?:scala|java|kt)$/];
const buildFiles = [
    /(?:^|\/)build\.\w+$/,
    /(?:^|\/)(?:package|recipe|setup|hatch_build|pavement|dodo|noxfile|fabfile|snakefile|tiltfile)\.py$/,
    /(?:^|\/)(?:gulp|grunt|jake|cake|danger|rake|gem|pod|thor|guard|brew|fast)file(?:\.\w+){1,2}$/,
    /(?:^|\/)(?:install|requirements|dependencies|packages)\.r$|(?:^|\/)premake[45]?\.lua$/,
    /(?:^|\/)(?:dependencies|deps|versions|libs|libraries)\.(?:scala|kt|groovy)$/,
    /(?:^|\/)(?:dev[-_])?deps\.[cm]?[jt]s$/,
    /(?:^|\/)pnpmfile\.[cm]?js$|(?:^|\/)(?:yarn|pnpm|rush|lerna|renovate|syncpack)\.config\.\w+$/,
    /(?:^|\/)(?:guix|manifest|channels)\.scm$|(?:^|\/)info\.rkt$|-pkg\.el$/,
    /\.(?:asd|boot|csx|fsx|kts|mod|nims|nim\.cfg|pluginspec|pro|pri|rbuild|sc|sls|nf|smk|snakefile|wdl|cwl)$/,
];
function isBuildFile(name) {
    return matchesAnyPattern(buildFiles, name);
}
const infrastructure = [
    /\.(?:tf|tofu|hcl|ya?ml|json[c5]?|tpl|jsonnet|libsonnet)(?:\.[^/]*)?$/,
    /\.(?:tfvars|tftest|tfstate|tftpl|bicep[^/]*)(?:\.[^/]*)?$/,
    /(?:^|\/)(?:dockerfile|containerfile)[^/]*$|\.(?:dockerfile|containerfile)$/,
    /(?:^|\/)(?:group_vars|host_vars|inventory|inventories)\//,
];
const infrastructurePrograms = [
    /(?:^|\/)(?:infra|infrastructure|iac|cdk|cdk8s|cdktf|pulumi|terraform|deploy|deployments?|devops|stacks?|constructs|cloudformation|provision(?:ing)?|ansible|k8s|kubernetes|helm|serverless|sst)\//,
    /(?:stack|construct|infra|infrastructure|cdk|cdk8s|pulumi|sst\.config|serverless)s?\.\w+$/,
    /(?:^|\/)bin\/[^/]+\.[cm]?ts$|(?:^|\/)__main__\.py$/,
    /\.sls$/,
];
const generated = [
    /(?:^|\/)(?:cdk\.out|cdktf\.out|\.serverless|\.aws-sam|synth|rendered|dist|build|out)\//,
    /\.template\.(?:json|ya?ml)$|(?:^|\/)cdk\.tf\.json$/,
];
const infrastructureDependencies = [/\.(?:nix|bzl|bazel)$|(?:^|\/)workspace[^/]*$|\.lock\.hcl$|(?:^|\/)chart\.lock$/];

// EXTERNAL MODULE: ./build/compiled/src/policy/finding.js
var policy_finding = __webpack_require__(75755);
;// CONCATENATED MODULE: ./build/compiled/src/policy/untouched.js



function mayBeIntroduced(finding, changes, held) {
    if (changes === undefined || (0,policy_finding/* isUnclear */.Z5)(finding, 'type', 'filePath'))
        return 'yes';
    const { filePath } = finding;
    if (filePath === undefined || (0,policy_changes/* isInChangedFile */.Q3)(finding, changes) !== 'no')
        return 'yes';
    switch (finding.type) {
        case 'SECRET':
            return isSecretIntroduced(held?.get(filePath));
        case 'SCA':
            return findTouchedKinds(changes).dependencies ? 'yes' : 'no';
        case 'IAC':
            return isInfrastructureTouched(filePath, findTouchedKinds(changes)) ? 'yes' : 'no';
        default:
            return 'yes';
    }
}
function isSecretIntroduced(isHeld) {
    if (isHeld === undefined)
        return 'unknown';
    return isHeld ? 'no' : 'yes';
}
function needsHeadFileCheck(finding, changes, held) {
    return finding.type === 'SECRET' && mayBeIntroduced(finding, changes, held) === 'unknown';
}
function findTouchedKinds(changes) {
    const facts = (0,policy_changes/* getChangeFacts */.cQ)(changes);
    facts.touched ??= classifyTouchedKinds(changes);
    return facts.touched;
}
function classifyTouchedKinds(changes) {
    const files = [...changes.files];
    const isAny = (leaves) => files.some(([path, file]) => isSubmodule(file) || !leaves(path));
    return {
        dependencies: isAny(cannotChangeDependencies),
        infrastructure: isAny(cannotChangeInfrastructure),
        programs: files.some(([path]) => mayBeGenerated.from(path)),
    };
}
function isSubmodule({ isModule }) {
    return isModule === true;
}
function isInfrastructureTouched(filePath, { infrastructure, programs }) {
    return infrastructure || (programs && mayBeGenerated.to(filePath));
}


/***/ }),

/***/ 42199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aw: () => (/* binding */ indexRivals),
/* harmony export */   GB: () => (/* binding */ justifications),
/* harmony export */   Zb: () => (/* binding */ isExcusedByClaim),
/* harmony export */   bM: () => (/* binding */ statuses),
/* harmony export */   lK: () => (/* binding */ listVulnerabilityIds),
/* harmony export */   yL: () => (/* binding */ hasDetail),
/* harmony export */   yx: () => (/* binding */ normalizeIds)
/* harmony export */ });
/* harmony import */ var _text_purl_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41706);
/* harmony import */ var _ternary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16309);
/* harmony import */ var _identifiers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80098);



const statuses = ['not_affected', 'affected', 'fixed', 'under_investigation'];
const justifications = [
    'component_not_present',
    'vulnerable_code_not_present',
    'vulnerable_code_not_in_execute_path',
    'vulnerable_code_cannot_be_controlled_by_adversary',
    'inline_mitigations_already_exist',
];
function indexRivals(all) {
    const byName = new Map();
    for (const rival of all)
        for (const name of new Set([...rival.names, ...rival.ids]))
            byName.set(name, [...(byName.get(name) ?? []), rival]);
    return { all, byName };
}
function isExcusedByClaim(claim, finding) {
    const isVulnerability = matchesVulnerability(claim, finding);
    if (isVulnerability === 'no')
        return 'no';
    const isAbout = (0,_ternary_js__WEBPACK_IMPORTED_MODULE_2__/* .andTernary */ .RC)(isVulnerability, matchesAnyProduct(claim, finding));
    if (isAbout === 'no')
        return 'no';
    const isTakenBack = findRivals(finding, claim).some((rival) => matchesAnyProduct(rival, finding) !== 'no');
    return isTakenBack ? (hasDetail(finding) ? 'no' : 'unknown') : isAbout;
}
function hasDetail({ detail }) {
    return detail !== undefined;
}
function findRivals(finding, { rivals, timeMs }) {
    const found = [finding.id, ...listVulnerabilityIds(finding)].flatMap((name) => rivals.byName.get(name) ?? []);
    return found.filter((rival) => rival.timeMs >= timeMs);
}
function matchesVulnerability({ names, ids }, finding) {
    if (names.includes(finding.id))
        return 'yes';
    const mayBeNamed = finding.type === undefined || finding.type === 'SCA';
    const stated = listVulnerabilityIds(finding);
    if (stated.length === 0)
        return mayBeNamed ? 'unknown' : 'no';
    const named = new Set(ids);
    const ofDatabases = Map.groupBy(stated, (id) => id.slice(0, id.indexOf('-')));
    if ([...ofDatabases.values()].some((own) => own.every((id) => named.has(id))))
        return 'yes';
    return stated.some((id) => named.has(id)) ? 'unknown' : 'no';
}
function listVulnerabilityIds({ detail }) {
    return detail?.advisory?.ids ?? detail?.advisory?.cves ?? [];
}
function matchesAnyProduct({ products }, finding) {
    const found = (0,_text_purl_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePurl */ .$l)(finding.detail?.advisory?.purl ?? '');
    return (0,_ternary_js__WEBPACK_IMPORTED_MODULE_2__/* .orTernary */ .Nv)(...products.map((product) => matchesProduct(product, found)));
}
function matchesProduct(product, found) {
    const { owner, parts } = product;
    const inside = parts.length === 0 ? 'yes' : (0,_ternary_js__WEBPACK_IMPORTED_MODULE_2__/* .orTernary */ .Nv)(...parts.map((part) => matchesComponent(part, found)));
    const itself = (0,_ternary_js__WEBPACK_IMPORTED_MODULE_2__/* .andTernary */ .RC)(matchesComponent(product, found), parts.length === 0 ? 'yes' : 'unknown');
    return (0,_ternary_js__WEBPACK_IMPORTED_MODULE_2__/* .orTernary */ .Nv)(itself, (0,_ternary_js__WEBPACK_IMPORTED_MODULE_2__/* .andTernary */ .RC)(isInRepository(owner, parts.length > 0), inside));
}
function isInRepository(owner, hasParts) {
    if (owner === 'this')
        return 'yes';
    if (owner === 'maybe')
        return 'unknown';
    return owner === 'unlisted' && hasParts ? 'unknown' : 'no';
}
function matchesComponent({ purls }, found) {
    if (found === undefined || purls.length === 0)
        return 'unknown';
    return (0,_ternary_js__WEBPACK_IMPORTED_MODULE_2__/* .orTernary */ .Nv)(...purls.map((purl) => (0,_text_purl_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesPackage */ .C9)(purl, found)));
}
function normalizeIds(names) {
    return [...new Set(names.map(_identifiers_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizeId */ .X))];
}


/***/ }),

/***/ 91183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ extractWeaknesses)
/* harmony export */ });
function extractWeaknesses({ detail }) {
    if (detail === undefined)
        return undefined;
    return new Set([...(detail.cwe ?? '').matchAll(/CWE-0*(\d+)/gi)].map(([, digits]) => `CWE-${digits}`));
}


/***/ })

};
