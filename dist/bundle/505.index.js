export const id = 505;
export const ids = [505];
export const modules = {

/***/ 21889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ unreadable),
/* harmony export */   n: () => (/* binding */ readJudgeFlags)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _settings_defaults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42847);
/* harmony import */ var _settings_entries_sarif_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47631);
/* harmony import */ var _settings_reading_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46565);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49646);
/* harmony import */ var _settings_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79771);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61885);







/** Of a run's own report, which `--report` does not make. */
const shownGroups = ['Surfaces', 'Files'];
/** Throws GateError CONFIG (reason `settings`) that lists every problem. */
function readJudgeFlags({ own, ...flags }, env) {
    const problems = [...flags.problems];
    const { report = [], sarif = [], 'base-sarif': baseFiles = [], type: [word] = [], policy: [policyFile] = [] } = own;
    const mode = sarif.length > 0 ? 'sarif' : 'report';
    if (report.length > 0 === sarif.length > 0)
        problems.push('judge takes either --report FILE or --sarif FILE');
    const isShown = (name) => shownGroups.includes(_settings_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .settings */ .W0[name].group);
    for (const name of _settings_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .commandSettings */ .Jd.filter((each) => mode === 'report' && isShown(each) && flags.given[each]))
        problems.push(`--${name} does not go with judge --report`);
    if (word !== undefined && mode === 'report')
        problems.push('--type goes with --sarif');
    if (baseFiles.length > 0 && mode === 'report')
        problems.push('--base-sarif goes with --sarif');
    if (policyFile !== undefined && flags.given['config-file'])
        problems.push('--policy and --config-file exclude each other');
    const declaredType = typeOf(word, problems);
    const merged = (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .mergeReadings */ .gK)({ given: flags.given, problems }, (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .readEnvironment */ .Qo)(env));
    const isMeant = (name) => _settings_js__WEBPACK_IMPORTED_MODULE_6__/* .judgeSettings */ .$.includes(name) && !(mode === 'report' && isShown(name));
    const given = Object.fromEntries(Object.entries(merged.given).filter(([name]) => isMeant(name)));
    const address = { 'base-url': { value: _settings_defaults_js__WEBPACK_IMPORTED_MODULE_1__/* .noServiceUrl */ .q, source: 'default' } };
    return {
        mode,
        files: [...new Set([...report, ...sarif, ...flags.positionals])],
        baseFiles,
        declaredType,
        policyFile,
        local: own.local,
        json: own.json === true,
        settings: (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .readSettings */ .sb)({ ...given, ...address }, merged.problems),
    };
}
function typeOf(word, problems) {
    if (word === undefined)
        return undefined;
    return (0,_settings_entries_sarif_js__WEBPACK_IMPORTED_MODULE_2__/* .readScanType */ .Y9)(word, (complaint) => problems.push(`--type: ${(0,_settings_values_js__WEBPACK_IMPORTED_MODULE_5__/* .shown */ .SP)(word)} ${complaint}`));
}
/** A file that was named and cannot be read. */
function unreadable(name, error, code) {
    const why = error.code ?? 'unknown fault';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue(code, `${name} could not be read (${why})`, {
        cause: error,
        hint: 'Name a file that is there and can be read.',
    });
}


/***/ }),

/***/ 56650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ withJudgePolicy)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _ci_context_read_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74961);
/* harmony import */ var _ci_github_access_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(16558);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85129);
/* harmony import */ var _steps_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94006);
/* harmony import */ var _steps_surroundings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33482);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13913);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(21889);
/** The policy of `scan-gate judge`: the file that `--policy` names, or the one that a run in this place would have. */









/** Reads the policy, and hands it on together with how the place is read, which ends when `use` does. */
async function withJudgePolicy(session, { settings, policyFile, local }, { log, use, found }) {
    const { env, folder: cwd, now, cancel, clock, transport: openTransport } = session;
    const hints = (0,_steps_surroundings_js__WEBPACK_IMPORTED_MODULE_5__/* .contextHints */ .o)(settings, { kind: 'folder', named: settings.branch });
    const context = await (0,_ci_context_read_context_js__WEBPACK_IMPORTED_MODULE_2__/* .readContext */ .y)((0,_place_js__WEBPACK_IMPORTED_MODULE_6__/* .placeOf */ .$t)(session, { local }), hints);
    await found?.(context);
    for (const line of (0,_place_js__WEBPACK_IMPORTED_MODULE_6__/* .unattendedLines */ .U0)(context))
        log.say(line);
    const github = (0,_ci_github_access_js__WEBPACK_IMPORTED_MODULE_8__/* .githubAccess */ .Y)(env, settings.githubToken);
    const transport = await openTransport();
    const budget = (0,_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .createBudget */ .yK)(clock(), settings.timeoutSeconds * 1000, cancel);
    try {
        const around = (0,_steps_surroundings_js__WEBPACK_IMPORTED_MODULE_5__/* .createSurroundings */ .w)(context, { github, transport, budget });
        const named = policyFile === undefined ? around : await namedFile(around, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, policyFile), policyFile);
        const chosen = policyFile === undefined ? settings : { ...settings, configFile: ownFile(policyFile) };
        const loaded = await (0,_steps_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .loadPolicy */ .t)({ settings: chosen, context, around: named, log, now });
        return await use({ context, around, loaded });
    }
    finally {
        budget.end();
    }
}
function ownFile(path) {
    return { kind: 'own', path };
}
/** Whoever names a file of this machine trusts it: there is no other version that could tighten it. */
async function namedFile({ readPolicyFile }, path, name) {
    const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8').catch((error) => {
        throw (0,_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .unreadable */ .O)(name, error, 'CONFIG');
    });
    return {
        readPolicyFile: async (from, wanted) => {
            if (from === 'head')
                return undefined;
            // What it names beside itself stands where the policy otherwise would.
            return wanted === name ? { text, at: 'this machine' } : readPolicyFile?.('trusted', wanted);
        },
    };
}


/***/ }),

/***/ 96807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ knownIn),
  F: () => (/* binding */ refuseElsewhere)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/git/checkout.js + 6 modules
var checkout = __webpack_require__(37914);
// EXTERNAL MODULE: ./build/compiled/src/git/merge-base.js
var merge_base = __webpack_require__(64248);
// EXTERNAL MODULE: ./build/compiled/src/git/repository.js
var repository = __webpack_require__(16566);
// EXTERNAL MODULE: ./build/compiled/src/git/tracked.js
var tracked = __webpack_require__(24590);
// EXTERNAL MODULE: ./build/compiled/src/policy/changes.js
var policy_changes = __webpack_require__(83671);
// EXTERNAL MODULE: ./build/compiled/src/git/files.js
var files = __webpack_require__(96287);
// EXTERNAL MODULE: ./build/compiled/src/service/engines/snippet.js
var snippet = __webpack_require__(77470);
;// CONCATENATED MODULE: ./build/compiled/src/cli/judge/sarif/code.js
/** The code that a finding is about, for results of tools that write none of it into their files. */


/** A proposal that touches more is rare, and then what cannot be told apart is doubtful. */
const filesMax = 200;
/**
 * Reads the lines of a commit that the findings point at. Of a finding without a line its text stands for the code, but not
 * of a secret, whose text says nothing of it.
 */
async function codeOf(place, sha, findings) {
    const placed = findings.filter(({ isOfCode, line }) => !isOfCode && line !== undefined);
    const paths = [...new Set(placed.flatMap(({ filePath }) => filePath ?? []))].slice(0, filesMax);
    const lines = new Map();
    if (place !== undefined && sha !== undefined) {
        for (const path of paths)
            lines.set(path, await linesAt(place, sha, path));
    }
    return ({ filePath = '', line, type, description }) => {
        if (line === undefined)
            return type === 'SECRET' || type === undefined ? undefined : description;
        return (0,snippet/* normalized */.A9)(lines.get(filePath)?.[line - 1] ?? '') || undefined;
    };
}
/** None of a file that is not text, or not there. */
async function linesAt(place, sha, path) {
    const found = await (0,files/* readFileAt */._T)(place, sha, path).catch(() => undefined);
    return found?.text.split(/\r\n|[\r\n]/) ?? [];
}

;// CONCATENATED MODULE: ./build/compiled/src/cli/judge/sarif/compare.js
/** Where each of the head's findings stands, in their order. A finding of the base makes one of the head's old, at most. */
function compareSarif({ head, base, isChanged }) {
    const takeSame = takerOf(base.findings, ({ fingerprint }) => fingerprint);
    const takeText = takerOf(base.findings, (finding) => textKey(finding, base));
    const takeMoved = renames(head, base);
    const isUnseen = unseenBy(base);
    return head.findings.map((finding) => {
        if (finding.isOfCode || !isChanged(finding)) {
            if (takeSame(finding.fingerprint) || takeMoved(finding))
                return 'old';
            return isUnseen(finding) ? 'doubtful' : 'new';
        }
        // Its rule and its path alone: another finding of the rule may have taken the place of an old one.
        const key = textKey(finding, head);
        if (takeText(key))
            return 'old';
        const mayBeHeld = takeSame(finding.fingerprint) && !(base.isCertain && key !== undefined);
        return mayBeHeld || isUnseen(finding) ? 'doubtful' : 'new';
    });
}
/** Says whether a finding with the key is left, and takes it away. */
function takerOf(findings, keyOf) {
    const left = new Map();
    for (const finding of findings)
        left.set(keyOf(finding), (left.get(keyOf(finding)) ?? 0) + 1);
    return (key) => {
        const count = key === undefined ? 0 : (left.get(key) ?? 0);
        if (count > 0)
            left.set(key, count - 1);
        return count > 0;
    };
}
function textKey(finding, { textOf }) {
    const text = finding.isOfCode ? undefined : textOf(finding);
    return text === undefined ? undefined : JSON.stringify([finding.tool, finding.ruleId, finding.filePath, text]);
}
/** A file is renamed when it is gone under the one name and new under the other. */
function renames(head, base) {
    const { paths: before } = base;
    const { paths: now } = head;
    if (before === undefined || now === undefined)
        return () => false;
    const isGone = ({ filePath = '' }) => before.has(filePath) && !now.has(filePath);
    const isNew = ({ filePath = '' }) => now.has(filePath) && !before.has(filePath);
    const take = takerOf(base.findings.filter(isGone), ({ contentFingerprint }) => contentFingerprint);
    return (finding) => finding.isOfCode && isNew(finding) && take(finding.contentFingerprint);
}
/** Whether the base's scan may have missed it: its tool did not run there, failed, or did not read the file to its end. */
function unseenBy({ tools, diagnostics }) {
    const failed = diagnostics.some((diagnostic) => diagnostic.failed);
    const skipped = new Set(diagnostics.flatMap(({ file_path: one, file_paths: several = [] }) => (one === undefined ? several : [one])));
    return ({ tool, filePath = '' }) => failed || !tools.includes(tool) || skipped.has(filePath);
}

// EXTERNAL MODULE: ./build/compiled/src/cli/judge/sarif/evidence.js + 1 modules
var evidence = __webpack_require__(93849);
// EXTERNAL MODULE: ./build/compiled/src/cli/judge/sarif/files.js + 15 modules
var sarif_files = __webpack_require__(93086);
;// CONCATENATED MODULE: ./build/compiled/src/cli/judge/sarif/base.js
/** The SARIF files of the base: of which commit they are, and what of the judged findings they hold too. */












/** Reads the files that `--base-sarif` names. Throws GateError SCAN_FAILED for what cannot be the base's. */
async function readBaseFiles(reading, judged) {
    const { session, flags } = reading;
    const realPath = ({ name }) => (0,promises_.realpath)((0,external_node_path_.resolve)(session.folder, name));
    const files = await (0,sarif_files/* readFilesNamed */.B)(reading, flags.baseFiles);
    const taken = new Set(await Promise.all(judged.map(realPath)));
    for (const file of files) {
        if (taken.has(await realPath(file))) {
            throw refused(`${file.name} is judged and cannot be its own base`, 'Name the file of the base branch.');
        }
        refuseElsewhere(file);
    }
    return files;
}
/**
 * The addresses of a scan in another folder fit no file here: then everything would look new. Throws GateError SCAN_FAILED.
 */
function refuseElsewhere({ name, scan: { findings, leftOutPlaces } }) {
    if (leftOutPlaces > 0 && findings.every(({ filePath }) => filePath === undefined))
        throw elsewhere(name);
}
function elsewhere(name) {
    return refused(`${name} names files that are not of this repository`, 'Let the scanner write paths from the root of the repository, as for the judged file.');
}
/**
 * The commit that the files say they are of, which must be one of the base branch, where git knows. Throws GateError
 * SCAN_FAILED for another one. Says in the log what the base is.
 */
async function baseCommitOf(files, { session, context, log }) {
    const { base, system } = context;
    const names = files.map(({ name }) => (0,external_node_path_.basename)(name)).join(', ');
    const branch = base?.branch ?? 'the base';
    const place = placeOf(session);
    const target = { branch, sha: base?.sha, isLocalTrusted: system === 'laptop' };
    const judged = [context.headSha, place && (await (0,checkout/* resolveHead */.tK)(place))].filter((sha) => sha !== undefined);
    const stated = [];
    for (const { name, scan } of files) {
        for (const run of scan.revisions)
            stated.push(await commitOfRun({ name, run, place, target, judged }));
    }
    const [sha, ...others] = new Set(stated);
    if (sha !== undefined && others.length === 0) {
        const name = `${branch} at ${sha.slice(0, 12)}`;
        log.note(`Compared with ${names}, of ${name}`);
        return { sha, isStated: true, name, names };
    }
    log.note(`Compared with ${names}, ${others.length > 0 ? 'of several commits' : whyUnknown(files)}`);
    const left = place && (await leftAt(place, target));
    return { sha: left, isStated: false, name: names, names };
}
function whyUnknown(files) {
    const isStated = files.some(({ scan }) => scan.revisions.some((revisions) => revisions.length > 0));
    return isStated ? 'whose commit this checkout does not hold' : 'which does not say of which commit it is';
}
function placeOf({ folder, cancel }) {
    return (0,repository/* findRepository */.W)(folder).checkout === undefined ? undefined : { path: folder, signal: cancel };
}
async function leftAt(place, target) {
    const head = await (0,checkout/* resolveHead */.tK)(place);
    return head === undefined ? undefined : (0,merge_base/* mergeBaseOf */.n)(place, head, target);
}
/** Undefined where the run says nothing of it, and where git knows none of what it says. */
async function commitOfRun({ name, run, place, target, judged }) {
    if (run.length === 0)
        return undefined;
    const written = run.filter((revision) => /^[0-9a-f]{7,64}$/i.test(revision));
    let other;
    let isUnknown = false;
    for (const revision of written) {
        const isJudged = judged.some((sha) => sha.startsWith(revision.toLowerCase()));
        const sha = isJudged ? undefined : place && (await (0,checkout/* resolveCommit */.WL)(place, revision));
        const isOfBase = isJudged ? false : place && sha && (await (0,merge_base/* isInBranch */.a)(place, sha, target));
        if (isOfBase === true)
            return sha;
        if (isOfBase === false)
            other = revision;
        else
            isUnknown = true;
    }
    if (isUnknown)
        return undefined;
    const [first = ''] = run;
    throw refused(`${name} is of ${(other ?? first).slice(0, 12)}, which is no commit of ${target.branch}`, `Name the file of a scan of ${target.branch}, best at the commit where this one left it.`);
}
function refused(message, hint) {
    return new errors/* GateError */.ue('SCAN_FAILED', message, { hint });
}
/** Hands on what the base holds of the findings that are made of the files. */
async function knownIn({ reading, files, changes, }) {
    const { session } = reading;
    const baseFiles = await readBaseFiles(reading, files);
    const commit = await baseCommitOf(baseFiles, reading);
    const place = placeOf(session);
    const findings = files.flatMap(({ scan }) => scan.findings);
    const before = baseFiles.flatMap(({ scan }) => scan.findings);
    const head = place && (await (0,checkout/* resolveHead */.tK)(place));
    const isChanged = (finding) => changes === undefined || (0,policy_changes/* inChangedFile */.Il)(finding, changes) !== 'no';
    const [paths, pathsBefore] = [await pathsOf(place, head), await pathsOf(place, commit.sha)];
    if (isSomeIn(findings, paths) && pathsBefore && before.length > 0 && !isSomeIn(before, pathsBefore))
        throw elsewhere(commit.names);
    const standings = compareSarif({
        head: {
            findings,
            paths,
            textOf: await codeOf(place, head, findings.filter(isChanged)),
        },
        base: {
            findings: before,
            paths: pathsBefore,
            textOf: await codeOf(place, commit.sha, before.filter(isChanged)),
            tools: baseFiles.flatMap(({ scan }) => scan.tools),
            diagnostics: baseFiles.flatMap(({ scan }) => scan.diagnostics),
            isCertain: commit.isStated,
        },
        isChanged,
    });
    return (made) => {
        const idsOf = (word) => new Set(made.filter((_, index) => standings[index] === word).map(({ id }) => id));
        const fresh = made.filter((_, index) => standings[index] !== 'old');
        return { base: commit.name, old: idsOf('old'), doubtful: idsOf('doubtful'), counts: (0,evidence/* countsOf */.m)(fresh) };
    };
}
async function pathsOf(place, sha) {
    return place === undefined || sha === undefined ? undefined : (0,tracked/* treePaths */.Lm)(place, sha);
}
function isSomeIn(findings, paths) {
    return findings.some(({ filePath }) => filePath !== undefined && paths?.has(filePath) === true);
}


/***/ }),

/***/ 93849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ countsOf),
  X: () => (/* binding */ evidenceOf)
});

// EXTERNAL MODULE: ./build/compiled/src/api/words.js
var words = __webpack_require__(56845);
// EXTERNAL MODULE: ./build/compiled/src/policy/advisory.js
var advisory = __webpack_require__(46351);
// EXTERNAL MODULE: ./build/compiled/src/policy/changes.js
var policy_changes = __webpack_require__(83671);
// EXTERNAL MODULE: ./build/compiled/src/policy/evidence.js
var evidence = __webpack_require__(46365);
// EXTERNAL MODULE: ./build/compiled/src/policy/finding.js
var finding = __webpack_require__(75755);
// EXTERNAL MODULE: ./build/compiled/src/policy/known.js
var policy_known = __webpack_require__(50785);
// EXTERNAL MODULE: ./build/compiled/src/policy/times.js
var times = __webpack_require__(75988);
// EXTERNAL MODULE: ./build/compiled/src/report/tally.js
var tally = __webpack_require__(20880);
// EXTERNAL MODULE: ./build/compiled/src/policy/languages/languages.js + 1 modules
var languages = __webpack_require__(76766);
;// CONCATENATED MODULE: ./build/compiled/src/cli/judge/sarif/languages.js

const script = ['JavaScript', 'TypeScript'];
const many = [
    ...[...script, 'Python', 'Java', 'Kotlin', 'Scala', 'C#', 'C', 'C++', 'Go', 'Ruby', 'PHP', 'Rust', 'Swift'],
    ...[
        'Apex',
        'Dart',
        'Elixir',
        'Julia',
        'Lua',
        'OCaml',
        'R',
        'Solidity',
        'Clojure',
        'Objective-C',
        'Visual Basic .NET',
    ],
];
/** In this order: the first name that fits decides. A tool that is not here may read any language. */
const tools = [
    [/^(?:gitleaks|trufflehog|checkov|tfsec|kics|zizmor|hadolint|osv|grype|trivy|dependency|npm)/, []],
    [/^(?:semgrep|opengrep|sonar|snyk|checkmarx|fortify|coverity|veracode)/, many],
    [/^codeql/, [...script, 'Python', 'Java', 'Kotlin', 'C#', 'C', 'C++', 'Go', 'Ruby', 'Rust', 'Swift']],
    [/^(?:eslint|njsscan|oxlint|biome)/, script],
    [/^(?:bandit|ruff|pylint|pyre|pysa)/, ['Python']],
    [/^(?:gosec|staticcheck|golangci)/, ['Go']],
    [/^(?:brakeman|rubocop)/, ['Ruby']],
    [/^(?:psalm|phpstan|phpcs)/, ['PHP']],
    [/^(?:spotbugs|find-?sec-?bugs|pmd|errorprone|infer)/, ['Java', 'Kotlin', 'Scala', 'Groovy']],
    [/^(?:flawfinder|cppcheck|clang)/, ['C', 'C++', 'Objective-C', 'Objective-C++']],
    [/^(?:security ?code ?scan|puma|roslyn)/, ['C#', 'Visual Basic .NET', 'F#']],
    [/^(?:clippy|cargo)/, ['Rust']],
    [/^detekt/, ['Kotlin']],
];
/** The source files at these paths, by language; undefined when one of the tools may read any. */
function languagesRead(toolNames, paths) {
    const known = toolNames.map((name) => tools.find(([pattern]) => pattern.test(name.trim().toLowerCase()))?.[1]);
    if (known.includes(undefined))
        return undefined;
    const read = new Set(known.flatMap((languages) => languages ?? []));
    const counts = new Map();
    for (const path of paths) {
        const language = (0,languages/* isForeign */.jq)(path) ? undefined : (0,languages/* languageOf */.eX)(path);
        if (language !== undefined)
            counts.set(language, (counts.get(language) ?? 0) + 1);
    }
    return [...counts].map(([language, files]) => ({ language, files, looked_at: read.has(language) ? files : 0 }));
}

;// CONCATENATED MODULE: ./build/compiled/src/cli/judge/sarif/evidence.js









/** A: the open findings, counted. B: the findings, in lists that stand and have settled. */
function evidenceOf(files, setting) {
    const { changes, baseline, nowMs, log, paths } = setting;
    const all = files.flatMap(({ scan }) => scan.findings);
    const ids = uniqueIds(all);
    const findings = all.map((finding, index) => findingOf(finding, ids[index] ?? '', setting));
    noteNotAccepted(all, findings, log);
    const known = setting.knownOf?.(findings);
    return {
        counts: countsOf(findings),
        findings: (0,policy_known/* withNews */.W)(findings, known),
        lists: Object.fromEntries(finding/* severities */.gO.map((severity) => [severity, { stands: true, settled: true }])),
        unknownSeverities: 'listed',
        startedAt: nowMs,
        coverage: coverageOf(files),
        diagnostics: diagnosticsOf(files),
        languages: languagesRead([...new Set(files.flatMap(({ scan }) => scan.tools))], paths),
        changes,
        base: undefined,
        baseline,
        earlierBase: undefined,
        known,
        isSuppressible: false,
    };
}
function noteNotAccepted(all, findings, { note }) {
    const open = all.filter((_, index) => findings[index]?.status === 'OPEN');
    const inSource = open.filter(({ suppression }) => suppression === 'in-source').length;
    const changed = open.filter(({ suppression }) => suppression === 'accepted').length;
    const advice = 'Accept them with exceptions in the policy';
    if (inSource > 0) {
        note(`${(0,tally/* plural */.LS)(inSource, 'finding')} suppressed in the source alone ${inSource === 1 ? 'counts' : 'count'}: nothing shows that this branch did not add the suppression. ${advice}`);
    }
    if (changed > 0) {
        note(`${(0,tally/* plural */.LS)(changed, 'finding')} suppressed in files that are changed here ${changed === 1 ? 'counts' : 'count'}: the suppression may be the change's own. ${advice}`);
    }
}
/** Files of two folders may hold the same finding with the same identity: both count. */
function uniqueIds(findings) {
    const seen = new Map();
    return findings.map(({ fingerprint }) => {
        const ordinal = seen.get(fingerprint) ?? 0;
        seen.set(fingerprint, ordinal + 1);
        return ordinal === 0 ? fingerprint : `${fingerprint}-${ordinal}`;
    });
}
function findingOf(found, id, setting) {
    const place = placeOf(found, setting.changes);
    const finding = {
        id,
        title: found.title,
        severity: found.severity,
        severityKnown: found.severityKnown,
        type: found.type,
        status: 'OPEN',
        cvss: found.cvss,
        epss: found.epss,
        filePath: place.filePath,
        line: place.line,
        label: 'seen',
        firstSeen: undefined,
        detail: {
            description: found.description,
            cwe: found.cwe,
            codeSnippet: found.codeSnippet,
            remediation: found.remediation === '' ? undefined : found.remediation,
            firstDetected: (0,times/* parseTime */.pe)(found.firstDetected),
            lastSeen: undefined,
            ...(found.advisory && { advisory: (0,advisory/* readAdvisory */.Cn)(found.advisory, { latestMs: setting.nowMs }) }),
        },
    };
    return isAccepted(found, finding, setting) ? { ...finding, status: 'ACCEPTED_RISK' } : finding;
}
/** Of several places one that was changed, on a changed line if there is one: a finding is changed if any of them is. */
function placeOf({ places, filePath, line }, changes) {
    if (changes === undefined || places.length < 2)
        return { filePath, line };
    const changed = places.filter((place) => (0,policy_changes/* inChangedFile */.Il)(place, changes) !== 'no');
    return changed.find((place) => (0,policy_changes/* onChangedLine */.aR)(place, changes) !== 'no') ?? changed[0] ?? { filePath, line };
}
/**
 * Whatever kind a suppression claims to be, one that stands in a file which the proposal changes may be the proposal's
 * own; one in the source counts only where it is known what is changed.
 */
function isAccepted(found, finding, { changes, isBaseOwn }) {
    const { suppression, suppressedIn } = found;
    if (suppression === 'none')
        return false;
    if (changes === undefined)
        return suppression === 'accepted' && !isBaseOwn;
    return [finding, ...suppressedIn.map((filePath) => ({ filePath }))].every((place) => (0,policy_changes/* inChangedFile */.Il)(place, changes) === 'no');
}
/** Of those that are open and whose severity is known. */
function countsOf(findings) {
    const counts = { CRITICAL: 0, HIGH: 0, MEDIUM: 0, LOW: 0, INFO: 0 };
    for (const finding of findings)
        if (finding.severityKnown && (0,evidence/* isOpen */.nT)(finding))
            counts[finding.severity] += 1;
    return counts;
}
/** Undefined as soon as one tool does not say what it looks for. */
function coverageOf(files) {
    const known = files.map(({ scan }) => scan.scanTypes);
    if (known.includes(undefined))
        return undefined;
    return Object.fromEntries(words/* scanTypes */.vz.map((type) => [type, known.some((types) => types?.includes(type)) ? 'covered' : 'not covered']));
}
function diagnosticsOf(files) {
    return files.flatMap(({ scan }) => scan.diagnostics);
}


/***/ }),

/***/ 93086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ readFilesNamed),
  H: () => (/* binding */ readSarifFiles)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/git/files.js
var files = __webpack_require__(96287);
// EXTERNAL MODULE: ./build/compiled/src/git/tracked.js
var tracked = __webpack_require__(24590);
// EXTERNAL MODULE: ./build/compiled/src/report/tally.js
var tally = __webpack_require__(20880);
// EXTERNAL MODULE: ./build/compiled/src/service/engines/fingerprint.js
var fingerprint = __webpack_require__(22267);
// EXTERNAL MODULE: ./build/compiled/src/service/engines/snippet.js
var engines_snippet = __webpack_require__(77470);
;// CONCATENATED MODULE: ./build/compiled/src/service/sarif/untrusted.js
/** Looks into JSON of any shape: what is not there, inherited or of another kind is undefined, never an exception. */
/** The value at the end of the path, through own properties only: `constructor` and its like are not in a file. */
function field(value, ...path) {
    let current = value;
    for (const key of path) {
        if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key))
            return undefined;
        current = current[key];
    }
    return current;
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** The value's own entries; none when it is no object. */
function entriesOf(value) {
    return isRecord(value) ? Object.entries(value) : [];
}
function listOf(value) {
    return Array.isArray(value) ? value : [];
}
/** A text that is not blank, trimmed. */
function textOf(value) {
    const text = typeof value === 'string' ? value.trim() : '';
    return text === '' ? undefined : text;
}
/** A whole number of at least `least`: indexes from 0, lines from 1. */
function wholeOf(value, least = 0) {
    return Number.isSafeInteger(value) && value >= least ? value : undefined;
}
/** A number of at least 0, written as a number or as text; undefined for anything else. */
function numberOf(value) {
    const number = typeof value === 'string' && /^\s*\d{1,9}(?:\.\d+)?\s*$/.test(value) ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined;
}
/** The property bag's tags that are texts. */
function tagsOf(value) {
    return listOf(field(value, 'properties', 'tags')).filter((tag) => typeof tag === 'string');
}

;// CONCATENATED MODULE: ./build/compiled/src/service/sarif/identity.js
/** Gives a result an identity that holds across commits: the tool's own fingerprint, else its rule, path and code. */



const noIdentity = { fingerprint: '', contentFingerprint: '', isOfCode: false };
/** An identity for each, in order. Equals are told apart by their order, so that no result ever hides another. */
function identify(results) {
    const ordinalOf = (0,fingerprint/* ordinals */.$U)();
    return results.map((each) => {
        const [kind, value] = traitOf(each);
        const { tool, ruleId, filePath = '' } = each;
        const parts = kind === 'full' ? [kind, tool, ruleId, value] : [kind, tool, ruleId, filePath, value];
        return {
            fingerprint: (0,fingerprint/* fingerprintOf */.ax)([...parts, ordinalOf(JSON.stringify(parts))]),
            contentFingerprint: (0,fingerprint/* fingerprintOf */.ax)([kind, tool, ruleId, value]),
            isOfCode: value !== '',
        };
    });
}
function traitOf({ result, snippet, isConcealed }) {
    const full = fullFingerprint(result);
    if (full !== undefined)
        return ['full', full];
    const lineHash = field(result, 'partialFingerprints', 'primaryLocationLineHash');
    // Other partial fingerprints are none: gitleaks puts the commit and its author there.
    if (isFingerprint(lineHash))
        return ['line', lineHash];
    const code = (0,engines_snippet/* normalized */.A9)(snippet ?? '');
    return ['code', isConcealed && code !== '' ? (0,fingerprint/* secretMark */.MX)(code, false) : code];
}
/** The first of the result's `fingerprints` by name, so that one that a tool adds later changes nothing. */
function fullFingerprint(result) {
    const usable = entriesOf(field(result, 'fingerprints')).filter(([, value]) => isFingerprint(value));
    const [first] = usable.sort(([a], [b]) => (a < b ? -1 : 1));
    return first === undefined ? undefined : `${first[0]}=${first[1]}`;
}
/** Semgrep without an account writes `requires login` for every result. */
function isFingerprint(value) {
    return typeof value === 'string' && /^\S{6,1000}$/.test(value);
}

;// CONCATENATED MODULE: ./build/compiled/src/service/sarif/messages.js

const textMax = 20_000;
const argumentMax = 2000;
/** The message as plain text; empty when there is none. */
function messageOf(message, { rule, component }) {
    const given = textOf(field(message, 'text')) ?? textOf(field(message, 'markdown'));
    const text = given ?? lookUp(field(message, 'id'), rule, component) ?? '';
    return plain(filled(text.slice(0, textMax), listOf(field(message, 'arguments')))).slice(0, textMax);
}
/** A rule's description, which is a message without arguments. */
function descriptionOf(rule, name) {
    const text = textOf(field(rule, name, 'text')) ?? textOf(field(rule, name, 'markdown'));
    return text === undefined ? undefined : plain(text.slice(0, textMax));
}
function lookUp(id, rule, component) {
    if (typeof id !== 'string')
        return undefined;
    const string = field(rule, 'messageStrings', id) ?? field(component, 'globalMessageStrings', id);
    return textOf(field(string, 'text')) ?? textOf(field(string, 'markdown'));
}
/** `{0}` is the first argument, `{{` a brace (3.11.5). */
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
/** `[name](1)` links to a related location (3.11.6): the name is what a reader needs. */
function plain(text) {
    return text.replaceAll(/\[([^[\]]*)\]\(\d+\)/g, '$1');
}

;// CONCATENATED MODULE: ./build/compiled/src/service/sarif/invocations.js


/** Levels of a notification that say that nothing went wrong; one that nobody knows may say anything. */
const quietLevels = ['note', 'none'];
/** Only a process that did not end as it should has these. */
const brokenMarks = ['exitSignalName', 'exitSignalNumber', 'processStartFailureMessage'];
/** Why the run did not succeed, as the end of a sentence; undefined when nothing says so. */
function failureOf(run) {
    const broken = listOf(field(run, 'invocations')).find((invocation) => {
        const success = field(invocation, 'executionSuccessful');
        if (success !== undefined)
            return success !== true;
        // Without a word of success, a fault is one: the property is not optional (3.20.14).
        return brokenMarks.some((mark) => field(invocation, mark) !== undefined) || errorsOf(invocation).length > 0;
    });
    return broken === undefined ? undefined : causeOf(broken);
}
function causeOf(invocation) {
    const [error] = errorsOf(invocation);
    const texts = [
        field(invocation, 'exitCodeDescription'),
        field(invocation, 'processStartFailureMessage'),
        field(error, 'message', 'text'),
    ];
    const cause = texts.map(textOf).find((text) => text !== undefined);
    return cause === undefined ? '' : `: ${cause.slice(0, 300)}`;
}
function errorsOf(invocation) {
    return allOf(invocation).filter((notification) => levelOf(notification) === 'error');
}
function allOf(invocation) {
    return ['toolExecutionNotifications', 'toolConfigurationNotifications'].flatMap((name) => listOf(field(invocation, name)));
}
/** A warning, unless it says otherwise (3.58.6). */
function levelOf(notification) {
    return textOf(field(notification, 'level'))?.toLowerCase() ?? 'warning';
}
/** What the tool could not do, such as files that it could not parse; an error about no file is about the whole scan. */
function notificationsOf({ run, tool, places, rules }) {
    return listOf(field(run, 'invocations'))
        .flatMap(allOf)
        .filter((notification) => !quietLevels.includes(levelOf(notification)))
        .map((notification) => {
        const paths = listOf(field(notification, 'locations')).flatMap((location) => places.pathOf(location) ?? []);
        const text = messageOf(field(notification, 'message'), rules(notification));
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

;// CONCATENATED MODULE: ./build/compiled/src/service/sarif/places.js
/** Where a result is: its first location as a path below the repository's root, and its line. Never outside the root. */

const uriMax = 4096;
const chainMax = 16;
/** A result at more places is about each of the first. */
const locationsMax = 1000;
const snippetMax = 5000;
/** Reads the places of one run. `root` is the absolute path of the repository where the scanner saw it. */
function createPlaceReader(run, root) {
    const rootParts = root === undefined ? undefined : absoluteParts(root);
    const bases = field(run, 'originalUriBaseIds');
    const outside = new Set();
    const known = new Map();
    function pathOf(location) {
        const artifact = artifactOf(run, field(location, 'physicalLocation', 'artifactLocation'));
        const uri = field(artifact, 'uri');
        if (typeof uri !== 'string' || uri === '')
            return undefined;
        const baseId = textOf(field(artifact, 'uriBaseId'));
        const key = JSON.stringify([uri.slice(0, uriMax + 1), baseId]);
        if (!known.has(key)) {
            const path = place(addressOf(uri, baseId, bases), rootParts);
            if (path === undefined)
                outside.add(uri.slice(0, 200));
            known.set(key, path);
        }
        return known.get(key);
    }
    return {
        outside,
        pathOf,
        placeOf(result) {
            const locations = listOf(field(result, 'locations'));
            const all = locations.slice(0, locationsMax).flatMap((location) => {
                const filePath = pathOf(location);
                const line = wholeOf(field(location, 'physicalLocation', 'region', 'startLine'), 1);
                return filePath === undefined ? [] : [{ filePath, line }];
            });
            const placed = locations.find((location) => pathOf(location) !== undefined);
            const region = field(placed ?? locations[0], 'physicalLocation', 'region');
            const target = { physicalLocation: { artifactLocation: field(result, 'analysisTarget') } };
            return {
                all,
                filePath: placed === undefined ? pathOf(target) : pathOf(placed),
                line: placed === undefined ? undefined : wholeOf(field(region, 'startLine'), 1),
                snippet: snippetOf(region),
            };
        },
    };
}
/** The artifact location itself, or the one that its index names in `run.artifacts`. */
function artifactOf(run, location) {
    if (typeof field(location, 'uri') === 'string')
        return location;
    const index = wholeOf(field(location, 'index'));
    return index === undefined ? location : field(run, 'artifacts', index, 'location');
}
function snippetOf(region) {
    const text = field(region, 'snippet', 'text');
    return typeof text === 'string' && text.trim() !== '' ? text.slice(0, snippetMax) : undefined;
}
/** The address with its chain of `uriBaseId`s; undefined when it is no file's, or not readable. */
function addressOf(uri, baseId, bases) {
    let address = parse(uri);
    let id = baseId;
    for (let depth = 0; id !== undefined && address !== undefined && address.base === undefined; depth++) {
        const entry = field(bases, id);
        const above = parse(textOf(field(entry, 'uri')) ?? '');
        if (above === undefined || depth === chainMax)
            return undefined;
        // Below an absolute base the parts stay what they are: the path in what was scanned.
        if (above.base === undefined)
            address = { ...above, parts: [...above.parts, ...address.parts] };
        else
            address = { base: above.parts, parts: address.parts, isAbsolute: false };
        id = textOf(field(entry, 'uriBaseId'));
    }
    return address;
}
/** A path or `file:` address in decoded parts; undefined for other schemes, other machines and unreadable parts. */
function parse(uri) {
    if (uri.length > uriMax)
        return undefined;
    const [, scheme, rest = uri] = /^([a-z][a-z0-9+.-]+):(.*)$/is.exec(uri) ?? [];
    if (scheme !== undefined && scheme.toLowerCase() !== 'file')
        return undefined;
    const path = scheme === undefined ? rest : withoutHost(rest);
    const parts = path.split(/[\\/]/).map(decoded);
    if (/^[\\/]{2}/.test(path) || parts.some((part) => /[\\/\p{Cc}]/u.test(part)))
        return undefined;
    const isAbsolute = /^(?:[\\/]|[a-z]:[\\/])/i.test(path);
    return { base: isAbsolute ? [] : undefined, parts: parts.map(foldDrive), isAbsolute };
}
/** What follows `file:`. Gitleaks writes `file://./path`, whose host is no host. */
function withoutHost(rest) {
    return rest.replace(/^\/\/(?:localhost(?=\/)|(?=\.{0,2}\/))/i, '').replace(/^\/(?=[a-z]:\/)/i, '');
}
/** Tools that do not encode write names such as `100%.js` as they are. */
function decoded(part) {
    try {
        return decodeURIComponent(part);
    }
    catch {
        return part;
    }
}
function foldDrive(part, index) {
    return index === 0 && /^[a-z]:$/.test(part) ? part.toUpperCase() : part;
}
/**
 * The path below the root. A base folder that is neither above the root nor in it is where the scanner, on another
 * machine, saw the repository: the path below that base is the path in the repository.
 */
function place(address, root) {
    if (address === undefined)
        return undefined;
    const { base, parts, isAbsolute } = address;
    if (base === undefined)
        return inside(parts);
    const whole = normal([...base, ...parts]);
    if (whole === undefined)
        return undefined;
    if (root?.every((part, index) => whole[index] === part))
        return inside(whole.slice(root.length));
    return isAbsolute ? undefined : inside(parts);
}
function inside(parts) {
    const path = normal(parts);
    return path === undefined || path.length === 0 ? undefined : path.join('/');
}
/** Without `.` and empty parts; undefined when a `..` leads above the beginning. */
function normal(parts) {
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
function absoluteParts(path) {
    return normal(path.split(/[\\/]/).map(foldDrive)) ?? [];
}

// EXTERNAL MODULE: ./build/compiled/src/policy/vex/identifiers.js
var identifiers = __webpack_require__(80098);
// EXTERNAL MODULE: ./build/compiled/src/policy/vex/purl.js
var purl = __webpack_require__(54221);
;// CONCATENATED MODULE: ./build/compiled/src/service/sarif/package.js
/** Which package and version a result of a scanner of packages is about, as a package URL. */


const purlNames = ['purl', 'purls', 'packageUrl', 'package_url', 'packageURL', 'PkgPURL'];
/** Undefined where it is not stated, or stated in several ways. */
function packageOf(tool, result, rule) {
    for (const owner of [result, rule]) {
        const stated = new Set(statedPurls(owner).map(purl/* purlText */.JF));
        if (stated.size > 0)
            return stated.size === 1 ? [...stated][0] : undefined;
    }
    const named = namedBy(tool, result);
    const type = named?.type ?? typeOfFile(filesOf(result));
    return named === undefined || type === undefined ? undefined : (0,purl/* purlText */.JF)(purlOf(named, type));
}
function statedPurls(owner) {
    const stated = purlNames.map((name) => field(owner, 'properties', name));
    const logical = listOf(field(owner, 'locations')).flatMap((place) => listOf(field(place, 'logicalLocations')));
    const texts = [
        ...stated.flatMap((value) => (Array.isArray(value) ? value : [value])),
        ...logical.map((place) => field(place, 'fullyQualifiedName')),
    ];
    return texts.flatMap((text) => (0,purl/* parsePurl */.$l)(textOf(text) ?? '') ?? []);
}
/** What scanners write in lines of their own form, from the first letter on. */
const package_forms = [
    {
        tool: /^trivy$/i,
        read: (message) => {
            const [, name, version] = /^Package: (\S+)\nInstalled Version: (\S+)\n/.exec(message) ?? [];
            return named(name, version);
        },
    },
    {
        tool: /^osv-scanner$/i,
        read: (message) => {
            const [, name, version] = /^Package '([^\s']+)@([^\s'@]+)' is vulnerable to '/.exec(message) ?? [];
            return named(name, version);
        },
    },
    {
        tool: /^grype$/i,
        read: (message) => {
            const form = /^An? [a-z]+ vulnerability in ([a-z-]+) package: (\S+), version (\S+) was found at: /i;
            const [, kind = '', name, version] = form.exec(message) ?? [];
            const type = typesOfGrype.get(kind);
            return type === undefined ? undefined : named(name, version, type);
        },
    },
];
/** Kinds whose names are those of package URLs; a Java archive does not say its group, and a system's package not its system. */
const typesOfGrype = new Map([
    ['npm', 'npm'],
    ['python', 'pypi'],
    ['go-module', 'golang'],
    ['gem', 'gem'],
    ['rust-crate', 'cargo'],
    ['php-composer', 'composer'],
    ['dotnet', 'nuget'],
]);
function named(name, version, type) {
    return name === undefined || version === undefined ? undefined : { name, version, type };
}
function namedBy(tool, result) {
    const properties = (...names) => names.map((name) => textOf(field(result, 'properties', name))).find((text) => text !== undefined);
    const name = properties('packageName', 'package_name', 'PkgName');
    const version = properties('packageVersion', 'package_version', 'installedVersion', 'InstalledVersion');
    const message = textOf(field(result, 'message', 'text')) ?? '';
    return named(name, version) ?? package_forms.find((form) => form.tool.test(tool.trim()))?.read(message);
}
function filesOf(result) {
    const places = listOf(field(result, 'locations'));
    return places.flatMap((place) => textOf(field(place, 'physicalLocation', 'artifactLocation', 'uri')) ?? []);
}
/** Lock files, of which each names packages of one registry. */
const filesOfTypes = {
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
/** Undefined unless all of them are of one type. */
function typeOfFile(paths) {
    const types = new Set(paths.map((path) => {
        const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
        return Object.keys(filesOfTypes).find((type) => filesOfTypes[type]?.test(name));
    }));
    return types.size === 1 ? [...types][0] : undefined;
}
/** Scanners write the parts of a name as the registry does: `@scope/name`, `group:artifact`, `vendor/name`. */
function purlOf({ name, version }, type) {
    if (type === 'npm')
        return { type, ...(0,purl/* npmName */.Ln)(name), version };
    const cut = type === 'maven' ? name.indexOf(':') : type === 'golang' || type === 'composer' ? name.lastIndexOf('/') : -1;
    return cut < 0
        ? { type, name, version }
        : { type, namespace: name.slice(0, cut), name: name.slice(cut + 1), version };
}

;// CONCATENATED MODULE: ./build/compiled/src/service/sarif/advisory.js



const fixedNames = ['fixedVersion', 'fixed_version', 'FixedVersion', 'fixedVersions', 'fixed_versions', 'fixVersions'];
const publishedNames = ['publishedAt', 'published_at', 'publishedDate', 'PublishedDate', 'published'];
const fixedAtNames = ['fixedAt', 'fixed_at', 'fixPublishedAt', 'fix_published_at'];
const timeMax = 40;
/** Undefined where nothing is said. */
function advisoryOf(tool, result, rule) {
    const stated = {};
    const ids = idsOf(result, rule);
    const cves = ids.filter((id) => id.startsWith('CVE-'));
    if (cves.length > 0)
        stated.cves = cves;
    if (ids.length > cves.length)
        stated.ids = ids;
    const purl = packageOf(tool, result, rule);
    if (purl !== undefined)
        stated.purl = purl;
    const versions = fixedVersions(tool, result, rule);
    const [version] = versions ?? [];
    const fix = fixOf(result, rule, versions);
    if (fix !== undefined)
        stated.fix = fix;
    if (version !== undefined)
        stated.fixed_version = version;
    const published = firstText(publishedNames, result, rule);
    if (published !== undefined)
        stated.published_at = published;
    const fixedAt = firstText(fixedAtNames, result, rule);
    if (fixedAt !== undefined)
        stated.fixed_at = fixedAt;
    return Object.keys(stated).length === 0 ? undefined : stated;
}
/** Only where scanners put names: prose may mention another one. */
function idsOf(result, rule) {
    const places = [
        ...[field(result, 'ruleId'), field(rule, 'id'), field(rule, 'name')],
        ...[field(result, 'rule', 'id'), field(result, 'properties', 'cve'), field(rule, 'properties', 'cve')],
        ...listOf(field(rule, 'properties', 'tags')),
        ...listOf(field(rule, 'deprecatedIds')),
        ...[result, rule].flatMap((owner) => ['cves', 'aliases'].flatMap((name) => listOf(field(owner, 'properties', name)))),
        ...listOf(field(result, 'taxa')).map((taxon) => field(taxon, 'id')),
    ];
    return [...new Set(places.flatMap((place) => (0,identifiers/* idsIn */.S)(textOf(place)?.slice(0, 200) ?? '')))].sort();
}
/** Empty: the scanner says that there is none. */
function fixedVersions(tool, result, rule) {
    const stated = [result, rule]
        .flatMap((owner) => fixedNames.map((name) => field(owner, 'properties', name)))
        .filter((value) => value !== undefined && value !== null);
    const trivy = /^trivy$/i.test(tool.trim()) ? trivyVersion(result, rule) : undefined;
    if (stated.length === 0 && trivy === undefined)
        return undefined;
    const texts = [
        ...stated.flatMap((value) => (Array.isArray(value) ? value : [value])),
        ...(trivy === undefined ? [] : [trivy]),
    ];
    // What is no text is no statement that there is none.
    if (texts.some((text) => typeof text !== 'string'))
        return undefined;
    return texts.flatMap((text) => text.trim().slice(0, 100) || []);
}
/** Trivy writes it into its own text, between lines that it always writes. */
function trivyVersion(result, rule) {
    const texts = [textOf(field(result, 'message', 'text')), textOf(field(rule, 'help', 'text'))];
    const lines = texts.map((text) => /^Installed Version:.*(?:\n.*){0,2}?\nFixed Version:(.*)$/m.exec(text ?? '')?.[1]);
    return lines.find((line) => line !== undefined && line.trim() !== '') ?? lines.find((line) => line !== undefined);
}
const noFixStates = ['not-fixed', 'wont-fix', "won't fix", 'unfixed'];
/** What is said in two ways counts as fixable. */
function fixOf(result, rule, versions) {
    const said = [result, rule].flatMap((owner) => [
        ...['fixAvailable', 'fix_available', 'isFixable', 'fixable'].map((name) => field(owner, 'properties', name)),
    ]);
    const states = [result, rule].map((owner) => textOf(field(owner, 'properties', 'fixState'))?.toLowerCase());
    const isFixed = listOf(field(result, 'fixes')).length > 0 || (versions?.length ?? 0) > 0 || said.includes(true);
    if (isFixed || states.includes('fixed'))
        return 'available';
    const isOpen = versions?.length === 0 || said.includes(false) || states.some((state) => state && noFixStates.includes(state));
    return isOpen ? 'none' : undefined;
}
function firstText(names, ...owners) {
    const texts = owners.flatMap((owner) => names.map((name) => textOf(field(owner, 'properties', name))));
    return texts.find((text) => text !== undefined)?.slice(0, timeMax);
}

;// CONCATENATED MODULE: ./build/compiled/src/service/sarif/scores.js
/** Reads CVSS and EPSS where a tool puts them: in the property bags, under names that differ from tool to tool. */

/** The highest score from 0 to 10 that the result, else its rule, states under a name that begins with `cvss`. */
function cvssOf(result, rule) {
    for (const place of [result, rule]) {
        const scores = entriesOf(field(place, 'properties'))
            .filter(([key]) => /^cvss/i.test(key) && !/version|vector|exploit|impact/i.test(key))
            .map(([, value]) => numberOf(field(value, 'baseScore') ?? field(value, 'score') ?? value))
            .filter((score) => score !== undefined && score <= 10);
        if (scores.length > 0)
            return Math.max(...scores);
    }
    return undefined;
}
/** Percent. A bare number up to 1 is the fraction that FIRST publishes; percentiles are another measure. */
function epssOf(result, rule) {
    for (const place of [result, rule]) {
        for (const [key, value] of entriesOf(field(place, 'properties'))) {
            if (!/^epss/i.test(key) || /percentile|date/i.test(key))
                continue;
            const percent = percentOf(plainValue(value), /percent/i.test(key));
            if (percent !== undefined)
                return percent;
        }
    }
    return undefined;
}
function plainValue(value) {
    if (!isRecord(value))
        return value;
    return field(value, 'score') ?? field(value, 'probability') ?? field(value, 'epss');
}
function percentOf(value, isPercent) {
    const hasSign = typeof value === 'string' && /%\s*$/.test(value);
    const number = numberOf(hasSign ? value.replace(/%\s*$/, '') : value);
    if (number === undefined || number > 100)
        return undefined;
    return isPercent || hasSign || number > 1 ? number : number * 100;
}

// EXTERNAL MODULE: ./build/compiled/src/api/words.js
var words = __webpack_require__(56845);
;// CONCATENATED MODULE: ./build/compiled/src/service/sarif/severity.js
/** Reads how bad a result is, from the first place that says so (design section 9). */


const severity_words = new Map(Object.entries({
    CRITICAL: 'critical blocker fatal',
    HIGH: 'high error important severe serious major',
    MEDIUM: 'medium moderate warning',
    LOW: 'low minor note recommendation',
    INFO: 'info information informational negligible none',
}).flatMap(([severity, names]) => names.split(' ').map((name) => [name, severity])));
/** A tag alone says more than a severity: `error` and `note` may be about anything, and `HIGH CONFIDENCE` is none. */
const tagWords = new Set(['critical', 'high', 'medium', 'moderate', 'low', 'info', 'informational']);
/** CVSS's own bands, as code scanning reads them. */
const bands = [
    [9, 'CRITICAL'],
    [7, 'HIGH'],
    [4, 'MEDIUM'],
];
/** Kinds whose level must be `none` (3.27.10), so that it says nothing. */
const levelless = ['open', 'review'];
function rate(result, resolved, isSecret) {
    const { described, taxa } = resolved;
    const stated = first(readers, (read) => read(result) ?? worst(described.map(read))) ??
        first(readers, (read) => worst(taxa.map(read)));
    return stated === undefined ? rateLevel(result, resolved, isSecret) : { severity: stated, isKnown: true };
}
/** In this order: a score says more than a word, and a word more than a tag. */
const readers = [
    (place) => bandOf(field(place, 'properties', 'security-severity')),
    (place) => wordOf(field(place, 'properties', 'security-severity')),
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
/** The numeric `security-severity`; 0 is how tools write that they have none. */
function securitySeverity(place) {
    const score = numberOf(field(place, 'properties', 'security-severity'));
    return score !== undefined && score > 0 ? score : undefined;
}
function bandOf(value) {
    const score = numberOf(value);
    if (score === undefined || score === 0)
        return undefined;
    return bands.find(([least]) => score >= least)?.[1] ?? 'LOW';
}
function wordOf(value) {
    return typeof value === 'string' && value.length <= 40 ? severity_words.get(value.trim().toLowerCase()) : undefined;
}
/** `severity`, else the worst of its cousins: `issue_severity`, `problem.severity`, `zizmor/severity`. */
function statedProperty(place) {
    const properties = field(place, 'properties');
    const plain = wordOf(field(properties, 'severity'));
    if (plain !== undefined)
        return plain;
    const cousins = entriesOf(properties)
        .filter(([key]) => /severity$/i.test(key) && key !== 'security-severity')
        .map(([, value]) => wordOf(value));
    return worst(cousins);
}
function statedTag(place) {
    return worst(tagsOf(place).map((tag) => {
        const [, word = tag] = /^severity[:/= -]+(.{1,20})$/i.exec(tag) ?? [];
        return word !== tag || tagWords.has(tag.trim().toLowerCase()) ? wordOf(word) : undefined;
    }));
}
function worst(found) {
    return words/* severityWords */.D4.find((severity) => found.includes(severity));
}
function rateLevel(result, resolved, isSecret) {
    const { described, taxa, overriddenLevel, isMissing } = resolved;
    const own = textOf(field(result, 'level'));
    const kind = textOf(field(result, 'kind'))?.toLowerCase() ?? '';
    const isMute = own?.toLowerCase() === 'none' && levelless.includes(kind);
    const stated = isMute ? undefined : own;
    const level = stated ?? overriddenLevel ?? worstLevel(described) ?? worstLevel(taxa);
    if (level === undefined && isMissing)
        return unknownRating;
    // Without any level a result is a warning (3.27.10); of a secret, that would be too little.
    if (level === undefined)
        return { severity: isSecret ? 'HIGH' : 'MEDIUM', isKnown: true };
    const severity = wordOf(level);
    return severity === undefined ? unknownRating : { severity, isKnown: true };
}
const unknownRating = { severity: 'CRITICAL', isKnown: false };
/** A level that nobody knows before all that are known. */
function worstLevel(descriptors) {
    const levels = descriptors.flatMap((each) => textOf(field(each, 'defaultConfiguration', 'level')) ?? []);
    const odd = levels.find((level) => wordOf(level) === undefined);
    const gravest = worst(levels.map(wordOf));
    return odd ?? levels.find((level) => wordOf(level) === gravest);
}

;// CONCATENATED MODULE: ./build/compiled/src/service/sarif/tool-types.js

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
/** In this order: the first name that fits decides. `undefined`: the tool reports several kinds, its rules tell. */
const tools = [
    [/^(?:scan gate|trivy|aqua|snyk$|checkmarx|veracode|wiz|gitlab|megalinter)/, undefined],
    [
        tool_types_named('gitleaks|betterleaks|trufflehog|secretlint|detect-secrets|ggshield|gitguardian|nosey ?parker|kingfisher'),
        'SECRET',
    ],
    [
        tool_types_named('snyk (?:iac|infrastructure)|checkov|tfsec|kics|zizmor|terrascan|hadolint|kube-?linter|kubesec|poutine'),
        'IAC',
    ],
    [tool_types_named('cfn-?(?:lint|nag|guard)|tflint|actionlint|template-?analyzer|ansible-lint|dockle|regula\\b'), 'IAC'],
    [tool_types_named('snyk (?:open source|container)|osv|grype|npm.?audit|dependency|pip-?audit|cargo-?audit|govulncheck'), 'SCA'],
    [tool_types_named('retire|bundler-?audit|audit-?ci|auditjs|nancy\\b|docker scout|black ?duck|mend\\b|safety\\b'), 'SCA'],
    [tool_types_named('semgrep|opengrep|codeql|eslint|bandit|gosec|brakeman|sonar|snyk ?code|bearer|njsscan|mobsfscan'), 'SAST'],
    [
        tool_types_named('psalm|phpstan|flawfinder|cppcheck|clang|spotbugs|security ?code ?scan|devskim|pmd\\b|ruff\\b|rubocop'),
        'SAST',
    ],
    [tool_types_named('coverity|fortify|horusec|oxlint|biome\\b|pylint|detekt|infer\\b|codechecker'), 'SAST'],
];
/** The words at the beginning of a word of the tool's name. */
function tool_types_named(words) {
    return new RegExp(`(?<![a-z])(?:${words})`);
}
/** Exact tags and rule names that tell a kind. */
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
/** The kind that the tool's name stands for; undefined when it is unknown, or stands for several. */
function typeOfTool(tool) {
    const folded = tool.slice(0, 200).toLowerCase();
    return tools.find(([name]) => name.test(folded))?.[1];
}
/** The kind of a result; undefined is unknown, and counts as every kind. */
function typeOfResult(tool, result, { id, rule }) {
    const named = typeOfTool(tool);
    const marked = markedType(result, rule) ?? rulePatterns.find(([pattern]) => pattern.test(id))?.[1];
    // A scanner of code or configuration that also reports secrets or packages says so by rule; the others have one kind.
    if (named === 'SECRET' || named === 'SCA')
        return named;
    return marked ?? named;
}
function markedType(result, rule) {
    const words = [field(result, 'properties', 'type'), field(rule, 'name'), ...tagsOf(result), ...tagsOf(rule)];
    for (const word of words) {
        const type = marks.get(textOf(word)?.toLowerCase().replaceAll('_', '-') ?? '');
        if (type !== undefined)
            return type;
    }
    return undefined;
}
/** Weaknesses whose message and code show a credential, whatever kind the tool calls them. */
const credentialWeaknesses = new Set(['CWE-259', 'CWE-321', 'CWE-798']);
/** True when the result's own text may repeat a secret. */
function mayShowSecret(types, cwe) {
    return types.includes('SECRET') || (cwe !== undefined && credentialWeaknesses.has(cwe));
}

;// CONCATENATED MODULE: ./build/compiled/src/service/sarif/weakness.js
/** Finds the CWE of a result: taxa, relationships, tags, properties, message; the first that names one. */

/** `CWE-89`, `cwe/cwe-089`, `CWE_89`, `cwe:89`; not the `cwe` inside another word. */
const pattern = /(?<![a-z0-9])cwe[-_ :/]{0,3}0{0,4}([1-9]\d{0,4})(?!\d)/i;
/** Messages can be long; a weakness is named early. */
const searched = 4000;
/** `CWE-<number>`; undefined when nothing names one. */
function weaknessOf({ run, result, rule, message }) {
    const references = [
        ...listOf(field(result, 'taxa')),
        ...listOf(field(rule, 'relationships')).map((relationship) => field(relationship, 'target')),
    ];
    const number = firstNumber(references, (reference) => numberOfReference(run, reference)) ??
        firstNumber([...tagsOf(result), ...tagsOf(rule)], numberIn) ??
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
/** A reference names its taxon by id, or by its place in one of the run's taxonomies. */
function numberOfReference(run, reference) {
    const taxonomyIndex = wholeOf(field(reference, 'toolComponent', 'index'));
    const taxonomy = taxonomyIndex === undefined ? undefined : field(run, 'taxonomies', taxonomyIndex);
    const taxonIndex = wholeOf(field(reference, 'index'));
    const taxon = taxonIndex === undefined ? undefined : field(taxonomy, 'taxa', taxonIndex);
    const id = textOf(field(reference, 'id')) ?? textOf(field(taxon, 'id'));
    const owner = textOf(field(reference, 'toolComponent', 'name')) ?? textOf(field(taxonomy, 'name'));
    return numberIn(id) ?? (/cwe/i.test(owner ?? '') ? bareNumber(id) : undefined);
}
function bareNumber(value) {
    return /^0{0,4}([1-9]\d{0,4})$/.exec(typeof value === 'number' ? String(value) : (textOf(value) ?? ''))?.[1];
}
/** `cwe: "CWE-89"`, `cwe: [89]`, `cwe: { id: 89 }`. */
function numberOfProperties(place) {
    const named = entriesOf(field(place, 'properties')).filter(([key]) => /cwe/i.test(key));
    const values = named.flatMap(([, value]) => (Array.isArray(value) ? value : [value]));
    return firstNumber(values, (value) => {
        const plain = field(value, 'id') ?? value;
        return numberIn(plain) ?? bareNumber(plain);
    });
}

;// CONCATENATED MODULE: ./build/compiled/src/service/sarif/results.js







const titleMax = 300;
const remediationMax = 4000;
/** Kinds that report something else than a problem (3.27.9); `open` and `review` may be one, and count. */
const harmlessKinds = ['pass', 'notapplicable', 'informational'];
/** Undefined for a result that is none: passed, not applicable, informational, or gone since the tool's baseline. */
function readResult(reader, result, index) {
    if (!isRecord(result)) {
        // To leave it out could hide a finding.
        const why = `result ${index + 1} of ${reader.name} is not an object`;
        throw reader.failed(why, 'The file is damaged: write it again with the scanner.');
    }
    const kind = textOf(field(result, 'kind'))?.toLowerCase();
    if (kind !== undefined && harmlessKinds.includes(kind))
        return undefined;
    if (textOf(field(result, 'baselineState'))?.toLowerCase() === 'absent')
        return undefined;
    return draftOf(reader, result);
}
function draftOf(reader, result) {
    const { run, tool, places, declaredType } = reader;
    const resolved = reader.rules(result);
    const message = messageOf(field(result, 'message'), resolved);
    const ownType = typeOfResult(tool, result, resolved);
    const type = declaredType === undefined ? ownType : typeOfScan[declaredType];
    const cwe = weaknessOf({ run, result, rule: resolved.rule, message });
    const isConcealed = mayShowSecret([type, ownType], cwe);
    const place = places.placeOf(result);
    const { severity, isKnown } = rate(result, resolved, type === 'SECRET');
    const finding = {
        tool,
        ruleId: resolved.id,
        type,
        severity,
        severityKnown: isKnown,
        ...textsOf({ tool, result, resolved, message, type, isConcealed }),
        filePath: place.filePath,
        ...present({
            cwe,
            line: place.line,
            ...scoresOf(result, resolved, type),
            codeSnippet: shownCode(place, isConcealed),
            advisory: type === 'SCA' || type === undefined ? advisoryOf(tool, result, resolved.rule) : undefined,
            firstDetected: textOf(field(result, 'provenance', 'firstDetectionTimeUtc'))?.slice(0, 40),
        }),
        suppression: suppressionOf(result),
        suppressedIn: listOf(field(result, 'suppressions')).flatMap((each) => places.pathOf(field(each, 'location')) ?? []),
        places: place.all,
    };
    const { filePath, snippet } = place;
    const mayBeSecret = isConcealed || type === undefined;
    return {
        finding,
        identified: { tool, ruleId: resolved.id, result, filePath, snippet, isConcealed: mayBeSecret },
    };
}
function shownCode({ snippet }, isConcealed) {
    return isConcealed ? undefined : snippet;
}
/** Scanners of packages state the score of the advisory as `security-severity`; elsewhere that is the tool's own scale. */
function scoresOf(result, { rule }, type) {
    const isAdvisory = type === 'SCA' || type === undefined;
    const score = isAdvisory ? (securitySeverity(result) ?? securitySeverity(rule)) : undefined;
    const cvss = cvssOf(result, rule) ?? (score !== undefined && score <= 10 ? score : undefined);
    return { cvss, epss: epssOf(result, rule) };
}
/** The title comes from the rule: the message of a finding may repeat the secret that it is about. */
function textsOf({ tool, result, resolved, message, type, isConcealed }) {
    const { id, rule } = resolved;
    const isOpenText = !isConcealed && type !== undefined;
    const named = descriptionOf(rule, 'shortDescription') ?? textOf(field(rule, 'name'));
    const title = named ?? (isOpenText ? firstSentence(message) : undefined) ?? id;
    if (isConcealed) {
        return {
            title: oneLine(title),
            description: `${tool} reports what looks like a credential (rule ${id}). Its text is not shown here on purpose.`,
            remediation: 'Revoke it where it was issued. Then read it from a secret store or an environment variable; removing it from the file alone leaves it in the history.',
        };
    }
    return { title: oneLine(title), description: message, remediation: remediationOf(result, rule) };
}
function firstSentence(message) {
    const [line = ''] = message.split(/\r?\n/, 1);
    return textOf(/^.{1,280}?[.!?](?=\s|$)/.exec(line)?.[0] ?? line);
}
function oneLine(text) {
    return text.replaceAll(/\s+/g, ' ').trim().slice(0, titleMax);
}
function remediationOf(result, rule) {
    const fix = textOf(field(result, 'fixes', 0, 'description', 'text'));
    const helpUri = textOf(field(rule, 'helpUri'));
    const advice = fix ?? descriptionOf(rule, 'help') ?? (helpUri === undefined ? '' : `See ${helpUri}`);
    return advice.slice(0, remediationMax);
}
/** Suppressed when every suppression is accepted, which it is when it states no status (3.35.3). */
function suppressionOf(result) {
    const suppressions = listOf(field(result, 'suppressions'));
    const accepted = suppressions.every((each) => isRecord(each) && (textOf(each.status) ?? 'accepted') === 'accepted');
    if (suppressions.length === 0 || !accepted)
        return 'none';
    return suppressions.some((each) => field(each, 'kind') === 'external') ? 'accepted' : 'in-source';
}
/** Only the properties that have a value. */
function present(properties) {
    return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined));
}

;// CONCATENATED MODULE: ./build/compiled/src/service/sarif/taxa.js
/** Finds the classes that a result or its rule belongs to, in the taxonomies of the run (SARIF 2.1.0, 3.27.8 and 3.49.11). */

/** More than any tool writes, and few enough to be looked up for every result. */
const referencesMax = 50;
function createTaxonReader(run) {
    const taxonomies = listOf(field(run, 'taxonomies'));
    if (taxonomies.length === 0)
        return () => [];
    const indexes = new Map();
    const taxonIn = (taxonomy, reference) => {
        const place = wholeOf(field(reference, 'index'));
        const placed = place === undefined ? undefined : field(taxonomy, 'taxa', place);
        if (placed !== undefined)
            return placed;
        const index = indexes.get(taxonomy) ?? indexOf(taxonomy);
        indexes.set(taxonomy, index);
        return index.get(textOf(field(reference, 'id')) ?? textOf(field(reference, 'guid'))?.toLowerCase() ?? '');
    };
    return (result, rule) => {
        const related = listOf(field(rule, 'relationships')).map((relationship) => field(relationship, 'target'));
        const references = [...listOf(field(result, 'taxa')), ...related].slice(0, referencesMax);
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
    const index = wholeOf(field(reference, 'toolComponent', 'index'));
    return ((index === undefined ? undefined : taxonomies[index]) ?? namedIn(taxonomies, field(reference, 'toolComponent')));
}
function indexOf(taxonomy) {
    return new Map(listOf(field(taxonomy, 'taxa')).flatMap((taxon) => {
        const keys = [textOf(field(taxon, 'id')), textOf(field(taxon, 'guid'))?.toLowerCase()];
        return keys.flatMap((key) => (key === undefined ? [] : [[key, taxon]]));
    }));
}
/** The tool component that a reference names, by its id or its name. */
function namedIn(components, reference) {
    const guid = textOf(field(reference, 'guid'))?.toLowerCase();
    const name = textOf(field(reference, 'name'));
    return components.find((component) => (guid !== undefined && textOf(field(component, 'guid'))?.toLowerCase() === guid) ||
        (guid === undefined && name !== undefined && field(component, 'name') === name));
}

;// CONCATENATED MODULE: ./build/compiled/src/service/sarif/rules.js
/** Finds the rule of a result (SARIF 2.1.0, 3.27.5 to 3.27.7): by its index, by its id, and by what its id begins with. */


const noRuleId = 'unnamed rule';
const idMax = 500;
/** Components that describe one rule: more are not compared. */
const alikeMax = 20;
/** `CA1000/1/2`: how many parts of a hierarchical id are taken off at most. */
const prefixMax = 8;
/** Worst first; of several overrides the worst counts. */
const levels = ['error', 'warning', 'note', 'none'];
function createRuleBook(run) {
    const driver = field(run, 'tool', 'driver');
    const extensions = listOf(field(run, 'tool', 'extensions'));
    const entries = [driver, ...extensions].flatMap((component) => listOf(field(component, 'rules')).map((rule) => ({ rule, component })));
    const index = { byId: Map.groupBy(entries, ({ rule }) => ruleId(rule)), byGuid: byGuid(entries) };
    const overrides = readOverrides(run, driver, extensions);
    const taxaOf = createTaxonReader(run);
    return (result) => {
        const reference = field(result, 'rule');
        const named = cutId(field(result, 'ruleId')) ?? cutId(field(reference, 'id'));
        const component = componentOf(reference, driver, extensions);
        const found = indexedRule(result, component, named) ?? rules_lookUp(index, named, field(reference, 'guid'));
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
    return wholeOf(field(result, 'rule', 'index')) ?? wholeOf(field(result, 'ruleIndex'));
}
/** The rule that the result's index names, when its id does not say otherwise. */
function indexedRule(result, component, named) {
    const index = rules_indexOf(result);
    const rule = index === undefined ? undefined : field(component, 'rules', index);
    const isMeant = rule !== undefined && (named === undefined || isSameOrPart(ruleId(rule), named));
    return isMeant ? [{ rule, component }] : undefined;
}
function byGuid(entries) {
    const known = entries.filter(({ rule }) => textOf(field(rule, 'guid')) !== undefined);
    return Map.groupBy(known, ({ rule }) => String(field(rule, 'guid')).toLowerCase());
}
function ruleId(rule) {
    return cutId(field(rule, 'id'));
}
function cutId(value) {
    return textOf(value)?.slice(0, idMax);
}
/** A result's id may add parts to its rule's: `CA1000/1` (3.27.5). */
function isSameOrPart(rule, named) {
    return rule !== undefined && (named === rule || named.startsWith(`${rule}/`));
}
function rules_lookUp({ byId, byGuid }, named, guid) {
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
/** The component that a reference means: by index, id or name among the extensions, else the driver. */
function componentOf(reference, driver, extensions) {
    const index = wholeOf(field(reference, 'toolComponent', 'index'));
    if (index !== undefined)
        return extensions[index];
    return namedIn(extensions, field(reference, 'toolComponent')) ?? driver;
}
function readOverrides(run, driver, extensions) {
    const overrides = new Map();
    const given = listOf(field(run, 'invocations')).flatMap((invocation) => listOf(field(invocation, 'ruleConfigurationOverrides')));
    for (const override of given) {
        const descriptor = field(override, 'descriptor');
        const level = textOf(field(override, 'configuration', 'level'));
        const index = wholeOf(field(descriptor, 'index'));
        const component = componentOf(descriptor, driver, extensions);
        const indexed = index === undefined ? undefined : ruleId(field(component, 'rules', index));
        const id = cutId(field(descriptor, 'id')) ?? indexed;
        if (id === undefined || level === undefined)
            continue;
        const known = overrides.get(id);
        if (known === undefined || levels.indexOf(level) < levels.indexOf(known))
            overrides.set(id, level);
    }
    return overrides;
}

;// CONCATENATED MODULE: ./build/compiled/src/service/sarif/intake.js








/** 64 MiB: far above what code scanning takes (10 MB packed), far below what a process cannot hold. */
const sarifSizeMax = 64 * 1024 * 1024;
const diagnosticsMax = 100;
/** Without these a run can look better than it is: rules and their severities are in driver and extensions. */
const neededParts = ['results', 'invocations', 'driver', 'extensions'];
const rewrite = 'Write the file again with the scanner, as SARIF 2.1.0 in UTF-8.';
/**
 * The bytes of a file as text: UTF-8, or UTF-16 with its mark, as Windows PowerShell writes it with `>`. Throws GateError
 * SCAN_FAILED for what is too large or neither.
 */
function decodeSarif(bytes, name) {
    const failed = failing(name);
    if (bytes.length > sarifSizeMax)
        throw tooLarge(failed);
    const encoding = encodingOf(bytes);
    try {
        return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    }
    catch (error) {
        throw failed(`it is not ${encoding.toUpperCase()}`, rewrite, error);
    }
}
function encodingOf([first, second]) {
    if (first === 0xff && second === 0xfe)
        return 'utf-16le';
    return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
/** Throws GateError SCAN_FAILED when the text is no SARIF 2.1.0, or of a scan that did not run to its end. */
function readSarif(text, options = {}) {
    const failed = failing(options.name);
    const log = parseLog(text, failed);
    const runs = field(log, 'runs');
    if (!Array.isArray(runs))
        throw failed('it has no list of runs', rewrite);
    if (runs.length === 0)
        throw failed('it has no run: the scanner did not say that it ran', rewrite);
    const tools = new Set();
    const diagnostics = [];
    const drafts = [];
    const revisions = [];
    let [leftOut, leftOutPlaces] = [0, 0];
    for (const [index, run] of runs.entries()) {
        const reader = readerOf(run, index, { ...options, failed });
        const results = resultsOf(log, reader);
        tools.add(reader.tool);
        for (const [position, result] of results.entries()) {
            const draft = readResult(reader, result, position);
            if (draft === undefined)
                leftOut += 1;
            else
                drafts.push(draft);
        }
        diagnostics.push(...diagnosticsOf(reader));
        leftOutPlaces += reader.places.outside.size;
        revisions.push(revisionsOf(run));
    }
    const identities = identify(drafts.map(({ identified }) => identified));
    const findings = drafts.map(({ finding }, index) => ({ ...finding, ...(identities[index] ?? noIdentity) }));
    const scanTypes = scanTypesOf(tools, findings, options);
    return { findings, tools: [...tools], scanTypes, leftOut, leftOutPlaces, diagnostics, revisions };
}
function revisionsOf(run) {
    const details = listOf(field(run, 'versionControlProvenance'));
    return details.flatMap((each) => textOf(field(each, 'revisionId'))?.slice(0, 200) ?? []);
}
function parseLog(text, failed) {
    if (text.length > sarifSizeMax)
        throw tooLarge(failed);
    if (text.slice(0, 4).includes('\0'))
        throw failed('it is UTF-16 or UTF-32 and does not say so', rewrite);
    let log;
    try {
        log = JSON.parse(text.replace(/^\ufeff/, ''));
    }
    catch (error) {
        // The parser's own message quotes the text, which may hold a secret.
        throw failed(text.trim() === '' ? 'it is empty' : 'it is not JSON', rewrite, error instanceof RangeError ? error : undefined);
    }
    if (!isRecord(log))
        throw failed('it is not a SARIF log', rewrite);
    const version = field(log, 'version');
    if (version === '2.1.0')
        return log;
    const stated = typeof version === 'string' ? `version ${JSON.stringify(version.slice(0, 20))}` : 'no version';
    throw failed(`it states ${stated}, and only 2.1.0 can be read`, rewrite);
}
function readerOf(run, index, options) {
    const { root, declaredType, failed } = options;
    const tool = textOf(field(run, 'tool', 'driver', 'name'))?.slice(0, 100) ?? 'unnamed tool';
    const name = `run ${index + 1} (${tool})`;
    if (!isRecord(run))
        throw failed(`run ${index + 1} is not an object`, rewrite);
    return { run, name, tool, failed, rules: createRuleBook(run), places: createPlaceReader(run, root), declaredType };
}
/** The run's results; throws when the run failed, or does not hold them all. */
function resultsOf(log, { run, name, failed }) {
    const cause = failureOf(run);
    if (cause !== undefined)
        throw failed(`${name} says that it did not succeed${cause}`, 'Mend the scan first.');
    const elsewhere = neededParts.find((part) => isElsewhere(log, run, part));
    if (elsewhere !== undefined) {
        throw failed(`${name} keeps its ${elsewhere} in other files`, 'Let the scanner write one file that holds everything.');
    }
    const results = field(run, 'results');
    if (!Array.isArray(results))
        throw failed(`${name} has no list of results: the scanner did not say what it found`, rewrite);
    return results;
}
/** External property files (3.14.2, 3.13.5) hold parts of a run in other files, or in another part of this one. */
function isElsewhere(log, run, part) {
    const inline = listOf(field(log, 'inlineExternalProperties')).map((properties) => field(properties, part));
    const references = field(run, 'externalPropertyFileReferences', part);
    return [references, ...inline].some((value) => isRecord(value) || listOf(value).length > 0);
}
function diagnosticsOf(reader) {
    const { run, tool, places } = reader;
    const external = entriesOf(field(run, 'externalPropertyFileReferences')).map(([part]) => part.slice(0, 60));
    const found = [
        ...notificationsOf(reader),
        ...(external.length === 0
            ? []
            : [{ engine: tool, message: `Not read, because it is in other files: ${external.slice(0, 20).join(', ')}` }]),
        ...[...places.outside].map((uri) => ({
            engine: tool,
            message: `A location was left out, because it is no file of this repository: ${JSON.stringify(uri)}`,
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
function scanTypesOf(tools, findings, { declaredType }) {
    if (declaredType !== undefined)
        return [declaredType];
    const types = [...[...tools].map(typeOfTool), ...findings.map(({ type }) => type)];
    if (types.includes(undefined))
        return undefined;
    return [...new Set(types.filter((type) => type !== undefined).map((type) => scanTypeOf[type]))];
}
function tooLarge(failed) {
    return failed(`it is larger than ${sarifSizeMax / 1024 / 1024} MiB`, 'Judge the files of several smaller scans.');
}
function failing(name = 'The SARIF file') {
    return (why, hint, cause) => new errors/* GateError */.ue('SCAN_FAILED', `${name} cannot be judged: ${why}`, { hint, cause });
}

// EXTERNAL MODULE: ./build/compiled/src/cli/judge/flags.js
var flags = __webpack_require__(21889);
;// CONCATENATED MODULE: ./build/compiled/src/cli/judge/sarif/files.js
/** Finds and reads the SARIF files that `judge` is given, and refuses what the judged commit itself brought, or another one made. */









/** The files that are judged. Throws GateError SCAN_FAILED for one of another commit, and as `readFilesNamed` does. */
async function readSarifFiles(reading) {
    const { session, context, flags } = reading;
    const judged = await judgedCommits(session, context);
    const files = await readFilesNamed(reading, flags.files);
    for (const { name, scan } of files)
        refuseOtherCommit(name, scan, judged);
    return files;
}
/** Each content once. Throws GateError SCAN_FAILED for a file that is not there, cannot be read, or cannot be believed. */
async function readFilesNamed({ session, flags, log, context }, names) {
    const { folder } = session;
    const read = new Map();
    for (const name of await files_filesOf(folder, names)) {
        const path = (0,external_node_path_.resolve)(folder, name);
        const bytes = await bytesOf(path, name);
        await refuseTracked({ path, name, context, signal: session.cancel });
        const sha256 = (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
        const same = read.get(sha256);
        if (same !== undefined) {
            log.note(`${name} holds the same as ${same.name}, and counts once`);
            continue;
        }
        const scan = readSarif(decodeSarif(bytes, name), { name, declaredType: flags.declaredType, root: folder });
        log.say(`${name}: ${(0,tally/* plural */.LS)(scan.findings.length, 'finding')} of ${scan.tools.join(', ')}${leftOutOf(scan)}`);
        read.set(sha256, { name, sha256, scan });
    }
    return [...read.values()];
}
function leftOutOf({ leftOut }) {
    return leftOut === 0 ? '' : `, ${(0,tally/* plural */.LS)(leftOut, 'result')} that ${leftOut === 1 ? 'is' : 'are'} none left out`;
}
/** Names as they are; where no file has the name, the files that it fits as a pattern. Shells of Windows expand none. */
async function files_filesOf(folder, names) {
    const found = [];
    for (const name of names)
        found.push(...(await filesNamed(folder, name)));
    return [...new Set(found)];
}
async function filesNamed(folder, name) {
    if (!/[*?[{]/.test(name) || (await isFile((0,external_node_path_.resolve)(folder, name))))
        return [name];
    const matches = [];
    for await (const match of (0,promises_.glob)(name, { cwd: folder }))
        matches.push(match);
    const isMatch = await Promise.all(matches.map((match) => isFile((0,external_node_path_.resolve)(folder, match))));
    const files = matches.filter((_, index) => isMatch[index]).sort();
    if (files.length > 0)
        return files;
    throw new errors/* GateError */.ue('SCAN_FAILED', `No file matches ${name}: the scanner wrote nothing there`, {
        hint: 'Let the scanner write its SARIF file before the gate runs, and name it.',
    });
}
async function isFile(path) {
    return (0,promises_.stat)(path).then((found) => found.isFile(), () => false);
}
/** A little above what is accepted: reading more would only fill the memory before it is refused. */
const readMax = 65 * 1024 * 1024;
async function bytesOf(path, name) {
    try {
        const { size } = await (0,promises_.stat)(path);
        return size > readMax ? new Uint8Array(readMax) : await (0,promises_.readFile)(path);
    }
    catch (error) {
        throw (0,flags/* unreadable */.O)(name, error, 'SCAN_FAILED');
    }
}
/** A scan's result is made by the job. What stands in the commit was written by whoever wrote the commit. */
async function refuseTracked({ path, name, context, signal }) {
    const revisions = context.headSha === undefined ? [] : [context.headSha];
    if (!(await (0,tracked/* isTracked */.Xz)(path, revisions, signal)))
        return;
    throw new errors/* GateError */.ue('SCAN_FAILED', `${name} stands in the commit that is judged: its author wrote it, not a scanner`, {
        hint: 'Let the scanner write to a path that is not committed, and add that to .gitignore.',
    });
}
/** The commit that is judged, and a merge of it that was made for the test; empty where nothing says which it is. */
async function judgedCommits({ env, folder }, { headSha, event }) {
    const git = (0,files/* gitIn */.uM)(folder);
    const shaOf = (name) => (0,files/* commitSha */.mJ)(name, git).catch(() => undefined);
    const [checkedOut, ...sides] = await Promise.all(['HEAD', 'HEAD^1', 'HEAD^2'].map(shaOf));
    const isOfHead = headSha === undefined || checkedOut === headSha || sides.includes(headSha);
    // Of a pull request GitHub names the merge that the job checks out.
    const merge = event === 'pull_request' ? env.GITHUB_SHA : undefined;
    return [headSha, isOfHead ? checkedOut : undefined, merge].flatMap((sha) => (sha ? [sha] : []));
}
/** Seven digits are the shortest form that git writes. */
const shortest = 7;
function refuseOtherCommit(name, { revisions }, judged) {
    if (judged.length === 0)
        return;
    const isJudged = (revision) => revision.length >= shortest && judged.some((sha) => sha.toLowerCase().startsWith(revision.toLowerCase()));
    const other = revisions.find((run) => run.length > 0 && !run.some(isJudged));
    if (other === undefined)
        return;
    const [revision = ''] = other;
    throw new errors/* GateError */.ue('SCAN_FAILED', `${name} is of another commit (${revision.slice(0, 40)}) than the one that is judged`, {
        hint: 'Judge the file that the scanner wrote in this job, for the commit that is checked out.',
    });
}


/***/ }),

/***/ 99505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ judgeSarif)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85129);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92700);
/* harmony import */ var _git_tracked_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24590);
/* harmony import */ var _policy_judge_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71313);
/* harmony import */ var _report_draft_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70997);
/* harmony import */ var _report_judged_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98861);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(45622);
/* harmony import */ var _steps_about_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(62906);
/* harmony import */ var _steps_baseline_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(54843);
/* harmony import */ var _steps_guards_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(66569);
/* harmony import */ var _steps_run_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(57914);
/* harmony import */ var _steps_scope_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(83567);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(56650);
/* harmony import */ var _base_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(96807);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(93849);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(93086);
/** `judge --sarif`: any scanner's SARIF files, judged and reported as a run's scan would be. */


















/** Judges the files together; what goes wrong is an inconclusive report. */
async function judgeSarif(given, flags, found) {
    const { session, requestCount } = counting(given);
    const known = session.startReport();
    known.settings = flags.settings;
    session.mask(flags.settings.githubToken);
    session.log.line(`Scan Gate ${_session_js__WEBPACK_IMPORTED_MODULE_8__/* .version */ .rE} · SARIF`);
    const notes = [];
    const log = (0,_steps_run_js__WEBPACK_IMPORTED_MODULE_16__/* .keepingNotes */ .X5)(session.runLog, notes);
    const startedMs = performance.now();
    const now = () => performance.now();
    const stopwatch = (0,_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .createStopwatch */ .SU)({ name: 'prepare', sinceMs: startedMs }, now, requestCount);
    try {
        const use = (place) => judgeFiles(known, { session, flags, log, place, stopwatch });
        await (0,_policy_js__WEBPACK_IMPORTED_MODULE_12__/* .withJudgePolicy */ .I)(session, flags, { log, use, found });
    }
    catch (error) {
        known.report = (0,_report_draft_js__WEBPACK_IMPORTED_MODULE_6__/* .withError */ .jT)(known.report, (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .asGateError */ .Ub)(error));
    }
    known.report = {
        ...known.report,
        notes: [...known.report.notes, ...notes],
        durationMs: Math.round(now() - startedMs),
        phases: stopwatch.phases(),
    };
}
/** Most judge without any request: what sends them is loaded when one is made. */
function counting(session) {
    let sent;
    const transport = async () => {
        const opened = await session.transport();
        sent = opened.requestCount;
        return opened;
    };
    return { session: { ...session, transport }, requestCount: () => sent?.() ?? 0 };
}
/** The report grows with what is learnt, so that an error loses nothing. */
async function judgeFiles(known, judging) {
    const { session, log, place, flags, stopwatch } = judging;
    const { around, loaded } = place;
    const context = flags.baseFiles.length === 0 ? place.context : withBase(place.context);
    const reading = { ...judging, context };
    known.settings = loaded.settings;
    known.report = withContext(known.report, place);
    const baseline = await (0,_steps_baseline_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readBaseline */ .mF)(loaded.policy, {
        baselineFile: loaded.settings.baselineFile,
        around,
        repositoryUrl: context.repositoryUrl,
    });
    stopwatch.begin('collect');
    const files = await (0,_files_js__WEBPACK_IMPORTED_MODULE_15__/* .readSarifFiles */ .H)(reading);
    const changes = await (0,_steps_guards_js__WEBPACK_IMPORTED_MODULE_10__/* .readChangedFiles */ .IM)(around, log);
    if (known.github !== undefined)
        known.github.changes = changes;
    const compared = { context, trustedBases: loaded.trustedBases };
    const isBaseOwn = !(0,_steps_scope_js__WEBPACK_IMPORTED_MODULE_11__/* .hasTrustedBase */ .v)(compared);
    const judgedChanges = isBaseOwn ? undefined : changes;
    const scope = (0,_steps_scope_js__WEBPACK_IMPORTED_MODULE_11__/* .scopeHere */ .Z)(loaded.policy, compared, log);
    const evidence = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_14__/* .evidenceOf */ .X)(files, {
        changes: judgedChanges,
        isBaseOwn,
        baseline,
        nowMs: session.now.getTime(),
        log,
        paths: await (0,_git_tracked_js__WEBPACK_IMPORTED_MODULE_4__/* .headPaths */ .lo)(session.folder, session.cancel),
        knownOf: await knownOf({ reading, files, changes }, scope),
    });
    // What a tool is known for reading is no proof that it did.
    const uncovered = 'note';
    const policy = { ...loaded.policy, uncovered, scope: evidence.known ? scope : withoutBase(scope, judgedChanges) };
    if (loaded.policy.scope === 'auto' && policy.scope !== 'auto')
        log.note(`Scope auto judges as ${policy.scope}: there is no scan of the base branch`);
    const disclosure = { disclose: loaded.settings.disclose, isPublic: context.isPublic, changes };
    stopwatch.begin('judge');
    const judged = { evidence, policy, judgement: (0,_policy_judge_js__WEBPACK_IMPORTED_MODULE_5__/* .judge */ .S4)(evidence, policy), isGivenAway: true };
    known.report = (0,_report_judged_js__WEBPACK_IMPORTED_MODULE_7__/* .withJudgement */ .M)(withFiles(known.report, files, evidence), judged, disclosure);
}
/** On a laptop nothing says what a branch is to be merged into but who names a base, which is the default branch's then. */
function withBase(context) {
    const { system, base, branch, defaultBranch } = context;
    if (base !== undefined || system !== 'laptop' || defaultBranch === undefined || branch === defaultBranch)
        return context;
    return { ...context, base: { branch: defaultBranch, sha: undefined } };
}
async function knownOf(judged, scope) {
    const { flags, log } = judged.reading;
    if (flags.baseFiles.length === 0)
        return undefined;
    if (scope === 'auto')
        return (0,_base_js__WEBPACK_IMPORTED_MODULE_13__/* .knownIn */ .H)(judged);
    log.note(`base-sarif counts under scope auto on what is proposed: this is judged as ${scope}`);
    return undefined;
}
function withContext(report, { context, loaded }) {
    return {
        ...report,
        ...(0,_steps_about_js__WEBPACK_IMPORTED_MODULE_17__/* .aboutOf */ .r)(context),
        policy: { source: loaded.source, sha256: loaded.sha256, settings: loaded.described },
    };
}
/** No base branch's scan can be asked for: of a proposal what it changes counts, where that is known. */
function withoutBase(scope, changes) {
    if (scope !== 'auto')
        return scope;
    return changes === undefined ? 'scan' : 'changed';
}
/** The files stand in the place of a scan: named by their content, so that the same files are the same scan. */
function withFiles(report, files, { counts, coverage, diagnostics }) {
    const all = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(files.map(({ sha256 }) => sha256).join('\n'));
    const names = files.map(({ name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(name)).join(', ');
    return {
        ...report,
        notes: [...report.notes, `Judged from ${names}, without a service`],
        scan: {
            id: `sarif-${all.digest('hex').slice(0, 12)}`,
            status: 'COMPLETED',
            branch: report.branch ?? '',
            createdAt: undefined,
            startedAt: undefined,
            completedAt: undefined,
            counts,
            coverage,
            diagnostics: [...diagnostics],
        },
    };
}


/***/ }),

/***/ 22267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $U: () => (/* binding */ ordinals),
/* harmony export */   MX: () => (/* binding */ secretMark),
/* harmony export */   ax: () => (/* binding */ fingerprintOf)
/* harmony export */ });
/* unused harmony export identities */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
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


/***/ }),

/***/ 77470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A9: () => (/* binding */ normalized)
/* harmony export */ });
/* unused harmony exports shownCode, framedCode, lineFinder */
/** Cuts the code that a finding points at, for people to read and for its identity. */
const shownLines = 5;
const shownColumns = 200;
/** Marks that turn or hide text: shown as escapes, so that a snippet reads as it runs. */
const deceptive = /[\u061c\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060-\u2069\u3164\ufeff\uffa0]/g;
/** The whole lines of the report, their common indent removed; of endless lines the part around the report. */
function shownCode(lines, range) {
    const part = lines.slice(range.line - 1, Math.min(range.endLine, range.line - 1 + shownLines));
    const filled = part.filter((line) => line.trim() !== '');
    const indent = Math.min(...filled.map((line) => line.length - line.trimStart().length));
    const start = Math.max(0, range.column - 1 - shownColumns / 2);
    return part
        .map((line) => (line.length > 2 * shownColumns ? line.slice(start, start + shownColumns) : line.slice(indent)))
        .join('\n')
        .replaceAll(deceptive, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
const frameLines = 3;
/** What is shown, with the lines after it up to three: numbers of lines count from the reported one. */
function framedCode(lines, range) {
    const last = Math.min(lines.length, Math.max(range.endLine, range.line + frameLines - 1));
    return shownCode(lines, { ...range, endLine: last }).trimEnd();
}
/** The code with every run of blanks made one, so that formatting does not change an identity. */
function normalized(code) {
    return code.replaceAll(/\s+/g, ' ').trim();
}
/** Which line an offset stands on, from 1; `\n`, `\r\n` and `\r` end a line. */
function lineFinder(text) {
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


/***/ })

};
