export const id = 479;
export const ids = [479];
export const modules = {

/***/ 29962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   "do": () => (/* binding */ refuseTracked),
/* harmony export */   g: () => (/* binding */ findReportDoubt),
/* harmony export */   mj: () => (/* binding */ listJudgedCommits)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _ci_repository_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69986);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92700);
/* harmony import */ var _git_checkout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20171);
/* harmony import */ var _git_tracked_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24590);





async function refuseTracked({ path, name, kind }, place) {
    const { job, context } = place;
    const revisions = context.headSha === undefined ? [] : [context.headSha];
    const found = await (0,_git_tracked_js__WEBPACK_IMPORTED_MODULE_4__/* .findTracking */ .lx)(path, { folder: job.folder, revisions, signal: job.cancel });
    if (found === undefined)
        return;
    const writer = kind === 'a SARIF file' ? 'a scanner' : 'a run';
    if (found.isJudged) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('SCAN_FAILED', `${name} stands in the commit that is judged: its author wrote it, not ${writer}`, {
            hint: `Let ${writer} write to a path that is not committed, and add that to .gitignore.`,
            brief: `${kind} is part of the judged commit`,
        });
    }
    const where = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(job.folder, found.top) || found.top;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('SCAN_FAILED', `${name} is tracked in another repository (${where}): ${writer} of this job did not write it`, {
        hint: `Name the file that ${writer} wrote in this job, at a path that is in no commit.`,
        brief: `${kind} is tracked in another repository`,
    });
}
async function listJudgedCommits({ job: { env, folder, cancel }, context }) {
    const { headSha, event } = context;
    const place = { path: folder, signal: cancel };
    const [checkedOut, ...sides] = await (0,_git_checkout_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveCommits */ .J9)(place, ['HEAD', 'HEAD^1', 'HEAD^2']).catch(() => []);
    const isOfHead = headSha === undefined || checkedOut === headSha || sides.includes(headSha);
    const merge = event === 'pull_request' ? env.GITHUB_SHA : undefined;
    return [headSha, isOfHead ? checkedOut : undefined, merge].flatMap((sha) => (sha ? [sha] : []));
}
async function findReportDoubt({ name, report }, place) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(place.job.folder, name);
    try {
        await refuseTracked({ path, name, kind: 'a report' }, place);
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue && error.code === 'SCAN_FAILED')
            return error.message;
        throw error;
    }
    return (findRepositoryDoubt(report.repositoryUrl, place.context.repositoryUrl) ?? findCommitDoubt(report.headSha, place));
}
function findRepositoryDoubt(stated, own) {
    const isLocal = own === undefined && (stated === undefined || (0,_ci_repository_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRepositoryUrl */ .fn)(stated)?.host === '');
    if (stated === own || isLocal)
        return undefined;
    if (stated === undefined || own === undefined)
        return 'nothing shows that it is of this repository';
    return (0,_ci_repository_url_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameRepositoryUrl */ .w7)(stated, own) ? undefined : `it is of another repository: ${stated}`;
}
async function findCommitDoubt(stated, place) {
    if (stated === undefined)
        return 'it does not say of which commit it is';
    const judged = await listJudgedCommits(place);
    if (judged.length === 0)
        return 'nothing here says which commit is judged';
    const isJudged = judged.some((sha) => sha.toLowerCase() === stated.toLowerCase());
    return isJudged ? undefined : `it is of ${stated.slice(0, 12)}, and another commit is judged`;
}


/***/ }),

/***/ 40741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ compareWithBaseFiles),
  b: () => (/* binding */ refuseForeignPaths)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/git/checkout.js + 5 modules
var checkout = __webpack_require__(20171);
// EXTERNAL MODULE: ./build/compiled/src/git/merge-base.js
var merge_base = __webpack_require__(64248);
// EXTERNAL MODULE: ./build/compiled/src/git/renames.js
var renames = __webpack_require__(18887);
// EXTERNAL MODULE: ./build/compiled/src/git/repository.js
var repository = __webpack_require__(16566);
// EXTERNAL MODULE: ./build/compiled/src/git/files.js
var files = __webpack_require__(96287);
// EXTERNAL MODULE: ./build/compiled/src/git/runner.js + 1 modules
var runner = __webpack_require__(92515);
;// CONCATENATED MODULE: ./build/compiled/src/git/texts.js


const textCapBytes = 1024 * 1024;
const newline = 0x0a;
async function readTextsAt(location, sha, paths) {
    if (paths.length === 0)
        return new Map();
    const read = (folder) => readTextsOnce(folder, sha, paths);
    return (await (0,files/* withMissingObjects */.Pl)(location, read).catch(() => undefined)) ?? new Map();
}
async function readTextsOnce(location, sha, paths) {
    const named = paths.filter((path) => !/[\r\n]/.test(path));
    const names = named.map((path) => `${sha}:${path}\n`).join('');
    const checked = await (0,runner/* runGitCommand */.tD)(location, ['cat-file', '--batch-check'], { input: names });
    const lines = checked.stdout.toString().split('\n');
    const objects = named.flatMap((path, index) => {
        const [, oid, bytes] = /^([0-9a-f]+) blob (\d+)$/.exec(lines[index] ?? '') ?? [];
        return oid === undefined || Number(bytes) > textCapBytes ? [] : [{ path, oid }];
    });
    const input = objects.map(({ oid }) => `${oid}\n`).join('');
    const contents = parseContents((await (0,runner/* runGitCommand */.tD)(location, ['cat-file', '--batch'], { input })).stdout);
    const texts = objects.map(({ path, oid }) => [path, decodeText(contents.get(oid))]);
    return new Map(texts.flatMap(([path, text]) => (text === undefined ? [] : [[path, text]])));
}
function parseContents(output) {
    const contents = new Map();
    for (let start = 0; start < output.length;) {
        const end = output.indexOf(newline, start);
        const [oid = '', , bytes] = output.toString('latin1', start, end).split(' ');
        if (end < 0)
            break;
        if (!/^\d+$/.test(bytes ?? '')) {
            start = end + 1;
            continue;
        }
        const next = end + 1 + Number(bytes);
        if (next > output.length)
            break;
        contents.set(oid, output.subarray(end + 1, next));
        start = next + 1;
    }
    return contents;
}
function decodeText(content) {
    try {
        return content && new TextDecoder('utf-8', { fatal: true }).decode(content);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/compiled/src/git/tracked.js
var tracked = __webpack_require__(24590);
// EXTERNAL MODULE: ./build/compiled/src/policy/changes.js
var policy_changes = __webpack_require__(83671);
// EXTERNAL MODULE: ./build/compiled/src/policy/old-findings.js
var old_findings = __webpack_require__(60966);
// EXTERNAL MODULE: ./build/compiled/src/severity.js
var src_severity = __webpack_require__(26436);
// EXTERNAL MODULE: ./build/compiled/src/text/code-key.js
var code_key = __webpack_require__(39308);
;// CONCATENATED MODULE: ./build/compiled/src/gate/sources/sarif/compare.js



function compareSarif({ head, base, renames, isChanged }) {
    const isUnseen = createMissedTest(base);
    const describeHead = (finding) => {
        const text = head.textOf(finding);
        const isSure = finding.isOfCode || getUnversionedPackage(finding) !== undefined || !isChanged(finding);
        const described = describeFinding(finding, text);
        if (isSure)
            return { ...described, finding, weakIdentity: undefined };
        const isOther = base.isCertain && text !== undefined;
        return { ...described, finding, identity: undefined, ...(isOther ? { weakIdentity: undefined } : {}) };
    };
    return (0,old_findings/* decideAges */.t)({
        head: head.findings.map(describeHead),
        base: base.findings.map((finding) => describeFinding(finding, base.textOf(finding))),
        pathBefore: (path) => renames.get(path) ?? path,
        isUnseen: ({ finding }) => isUnseen(finding),
    });
}
function describeFinding(finding, text) {
    const { tool, ruleId, fingerprint, contentFingerprint, isOfCode, filePath, severity } = finding;
    const named = getUnversionedPackage(finding);
    const key = (kind, value) => value === undefined ? [] : [JSON.stringify([tool, ruleId, kind, named, value])];
    return {
        identity: JSON.stringify([fingerprint, named]),
        weakIdentity: fingerprint,
        codeKeys: [
            ...key('code', text === undefined ? undefined : (0,code_key/* normalizeCode */.v)(text, filePath ?? '')),
            ...key('content', isOfCode ? contentFingerprint : undefined),
            ...key('package', named),
        ],
        path: filePath,
        severityRank: (0,src_severity/* getSeverityRank */.Eg)(severity),
        score: finding.cvss,
    };
}
function getUnversionedPackage({ advisory }) {
    return advisory?.purl?.replace(/(?<=[^/])@[^@/?#]*(?=$|[?#])/, '');
}
function createMissedTest({ tools, diagnostics }) {
    const failed = diagnostics.some((diagnostic) => diagnostic.failed);
    const skipped = new Set(diagnostics.flatMap(({ file_path: one, file_paths: several = [] }) => (one === undefined ? several : [one])));
    return ({ tool, filePath = '' }) => failed || !tools.includes(tool) || skipped.has(filePath);
}

// EXTERNAL MODULE: ./build/compiled/src/gate/sources/sarif/evidence.js + 1 modules
var evidence = __webpack_require__(35537);
// EXTERNAL MODULE: ./build/compiled/src/gate/sources/sarif/files.js + 7 modules
var sarif_files = __webpack_require__(46229);
;// CONCATENATED MODULE: ./build/compiled/src/gate/sources/sarif/base.js













async function readBaseFiles(reading, judged) {
    const { job, request } = reading;
    const realPath = ({ name }) => (0,promises_.realpath)((0,external_node_path_.resolve)(job.folder, name));
    const files = await (0,sarif_files/* readNamedFiles */.v)(reading, request.baseFiles);
    const taken = new Set(await Promise.all(judged.map(realPath)));
    for (const file of files) {
        if (taken.has(await realPath(file))) {
            throw createBaseError(`${file.name} is judged and cannot be its own base`, 'Name the file of the base branch.');
        }
        refuseForeignPaths(file);
    }
    return files;
}
function refuseForeignPaths({ name, scan: { findings, leftOutPlaces } }) {
    if (leftOutPlaces > 0 && findings.every(({ filePath }) => filePath === undefined))
        throw createForeignPathsError(name);
}
function createForeignPathsError(name) {
    return createBaseError(`${name} names files that are not of this repository`, 'Let the scanner write paths from the root of the repository, as for the judged file.');
}
async function determineBaseCommit(files, { job, context, log }, head) {
    const { base, system } = context;
    const names = files.map(({ name }) => (0,external_node_path_.basename)(name)).join(', ');
    const branch = base?.branch ?? 'the base';
    const place = getRepositoryLocation(job);
    const target = { branch, sha: base?.sha, isLocalTrusted: system === 'laptop' };
    const judged = [context.headSha, head].filter((sha) => sha !== undefined);
    const stated = [];
    for (const { name, scan } of files) {
        for (const run of scan.revisions)
            stated.push(await resolveRunCommit({ name, run, place, target, judged }));
    }
    const [sha, ...others] = new Set(stated);
    if (sha !== undefined && others.length === 0) {
        const name = `${branch} at ${sha.slice(0, 12)}`;
        log.note(`Compared with ${names}, of ${name}`);
        return { sha, isStated: true, name, names };
    }
    log.note(`Compared with ${names}, ${others.length > 0 ? 'of several commits' : explainUnknownCommit(files)}`);
    const left = place && head && (await (0,merge_base/* findMergeBase */.f)(place, head, target));
    return { sha: left, isStated: false, name: names, names };
}
function explainUnknownCommit(files) {
    const isStated = files.some(({ scan }) => scan.revisions.some((revisions) => revisions.length > 0));
    return isStated ? 'whose commit this checkout does not hold' : 'which does not say of which commit it is';
}
function getRepositoryLocation({ folder, cancel }) {
    return (0,repository/* findRepository */.W)(folder).checkout === undefined ? undefined : { path: folder, signal: cancel };
}
async function resolveRunCommit({ name, run, place, target, judged }) {
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
    throw createBaseError(`${name} is of ${(other ?? first).slice(0, 12)}, which is no commit of ${target.branch}`, `Name the file of a scan of ${target.branch}, best at the commit where this one left it.`);
}
function createBaseError(message, hint) {
    return new errors/* GateError */.ue('SCAN_FAILED', message, { hint, brief: 'the SARIF files of the base cannot be used' });
}
async function compareWithBaseFiles({ reading, files, changes, }) {
    const { job } = reading;
    const baseFiles = await readBaseFiles(reading, files);
    const place = getRepositoryLocation(job);
    const head = place && (await (0,checkout/* resolveHead */.tK)(place));
    const commit = await determineBaseCommit(baseFiles, reading, head);
    const findings = files.flatMap(({ scan }) => scan.findings);
    const before = baseFiles.flatMap(({ scan }) => scan.findings);
    const isChanged = (finding) => changes === undefined || (0,policy_changes/* isInChangedFile */.Q3)(finding, changes) !== 'no';
    const [paths, pathsBefore] = [await readTreePaths(place, head), await readTreePaths(place, commit.sha)];
    if (hasAnyPathIn(findings, paths) && pathsBefore && before.length > 0 && !hasAnyPathIn(before, pathsBefore))
        throw createForeignPathsError(commit.names);
    const standings = compareSarif({
        head: {
            findings,
            textOf: await readFindingCode(place, head, findings.filter(isChanged)),
        },
        base: {
            findings: before,
            textOf: await readFindingCode(place, commit.sha, before.filter(isChanged)),
            tools: baseFiles.flatMap(({ scan }) => scan.tools),
            diagnostics: baseFiles.flatMap(({ scan }) => scan.diagnostics),
            isCertain: commit.isStated,
        },
        renames: place && head && commit.sha ? await (0,renames/* listRenames */.a)(place, commit.sha, head) : new Map(),
        isChanged,
    });
    return (made) => {
        const collectIds = (word) => new Set(made.filter((_, index) => standings[index] === word).map(({ id }) => id));
        const fresh = made.filter((_, index) => standings[index] !== 'old');
        return {
            base: commit.name,
            old: collectIds('old'),
            doubtful: collectIds('doubtful'),
            counts: (0,evidence/* countOpenBySeverity */.O)(fresh),
        };
    };
}
async function readTreePaths(place, sha) {
    return place === undefined || sha === undefined ? undefined : (0,tracked/* listTreePaths */.vU)(place, sha);
}
function hasAnyPathIn(findings, paths) {
    return findings.some(({ filePath }) => filePath !== undefined && paths?.has(filePath) === true);
}
const filesMax = 200;
const linesMax = 200;
async function readFindingCode(place, sha, findings) {
    const placed = findings.filter(({ line }) => line !== undefined);
    const paths = [...new Set(placed.flatMap(({ filePath }) => filePath ?? []))].slice(0, filesMax);
    const texts = place === undefined || sha === undefined ? undefined : await readTextsAt(place, sha, paths);
    const lines = new Map(paths.map((path) => [path, texts?.get(path)?.split(/\r\n|[\r\n]/)]));
    return ({ filePath = '', line, endLine, isOfCode, type, description }) => {
        if (line === undefined)
            return type === 'SECRET' || type === undefined ? undefined : description;
        if (isOfCode && endLine === undefined)
            return undefined;
        const region = lines.get(filePath)?.slice(line - 1, Math.min(endLine ?? line, line - 1 + linesMax));
        return region?.join('\n').trim() || undefined;
    };
}


/***/ }),

/***/ 35537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ buildEvidence),
  O: () => (/* binding */ countOpenBySeverity)
});

// EXTERNAL MODULE: ./build/compiled/src/api/words.js
var words = __webpack_require__(56845);
// EXTERNAL MODULE: ./build/compiled/src/policy/advisory.js
var advisory = __webpack_require__(46351);
// EXTERNAL MODULE: ./build/compiled/src/policy/base-findings.js
var base_findings = __webpack_require__(50420);
// EXTERNAL MODULE: ./build/compiled/src/policy/changes.js
var policy_changes = __webpack_require__(83671);
// EXTERNAL MODULE: ./build/compiled/src/policy/evidence.js
var evidence = __webpack_require__(46365);
// EXTERNAL MODULE: ./build/compiled/src/policy/times.js
var times = __webpack_require__(75988);
// EXTERNAL MODULE: ./build/compiled/src/report/tally.js
var tally = __webpack_require__(20880);
// EXTERNAL MODULE: ./build/compiled/src/severity.js
var severity = __webpack_require__(26436);
// EXTERNAL MODULE: ./build/compiled/src/languages/languages.js + 2 modules
var languages = __webpack_require__(47128);
;// CONCATENATED MODULE: ./build/compiled/src/gate/sources/sarif/languages.js

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
function countScannedLanguages(toolNames, paths) {
    const known = toolNames.map((name) => tools.find(([pattern]) => pattern.test(name.trim().toLowerCase()))?.[1]);
    if (known.includes(undefined))
        return undefined;
    const read = new Set(known.flatMap((languages) => languages ?? []));
    const counts = new Map();
    for (const path of paths) {
        const language = (0,languages/* isForeign */.jq)(path) ? undefined : (0,languages/* detectByName */.Oe)(path);
        if (language !== undefined)
            counts.set(language, (counts.get(language) ?? 0) + 1);
    }
    return [...counts].map(([language, files]) => ({ language, files, looked_at: read.has(language) ? files : 0 }));
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/sources/sarif/evidence.js









function buildEvidence(files, setting) {
    const { changes, baseline, nowMs, log, paths } = setting;
    const all = files.flatMap(({ scan }) => scan.findings);
    const ids = createUniqueIds(all);
    const findings = all.map((finding, index) => toFinding(finding, ids[index] ?? '', setting));
    noteIgnoredSuppressions(all, findings, log);
    const known = setting.knownOf?.(findings);
    return {
        counts: countOpenBySeverity(findings),
        findings: (0,base_findings/* markNewFindings */.c)(findings, known),
        lists: Object.fromEntries(severity/* severities */.gO.map((severity) => [severity, { stands: true, settled: true }])),
        unknownSeverities: 'listed',
        startedAt: nowMs,
        coverage: mergeCoverage(files),
        diagnostics: listDiagnostics(files),
        languages: countScannedLanguages([...new Set(files.flatMap(({ scan }) => scan.tools))], paths),
        changes,
        held: mapSecretFiles(findings, new Set(paths)),
        base: undefined,
        baseline,
        earlierBase: undefined,
        known,
        isSuppressible: false,
    };
}
function mapSecretFiles(findings, paths) {
    const places = findings.flatMap(({ type, filePath = [] }) => (type === 'SECRET' ? filePath : []));
    return new Map(places.map((path) => [path, paths.has((0,policy_changes/* normalizePath */.Fd)(path))]));
}
function noteIgnoredSuppressions(all, findings, { note }) {
    const open = all.filter((_, index) => findings[index]?.status === 'OPEN');
    const inSource = open.filter(({ suppression }) => suppression === 'in-source').length;
    const changed = open.filter(({ suppression }) => suppression === 'accepted').length;
    const advice = 'Accept them with exceptions in the policy';
    if (inSource > 0) {
        note(`${(0,tally/* pluralize */.td)(inSource, 'finding')} suppressed in the source alone ${inSource === 1 ? 'counts' : 'count'}: nothing shows that this branch did not add the suppression. ${advice}`);
    }
    if (changed > 0) {
        note(`${(0,tally/* pluralize */.td)(changed, 'finding')} suppressed in files that are changed here ${changed === 1 ? 'counts' : 'count'}: the suppression may be the change's own. ${advice}`);
    }
}
function createUniqueIds(findings) {
    const seen = new Map();
    return findings.map(({ fingerprint }) => {
        const ordinal = seen.get(fingerprint) ?? 0;
        seen.set(fingerprint, ordinal + 1);
        return ordinal === 0 ? fingerprint : `${fingerprint}-${ordinal}`;
    });
}
function toFinding(found, id, setting) {
    const place = chooseLocation(found, setting.changes);
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
    return isSuppressionAccepted(found, finding, setting) ? { ...finding, status: 'ACCEPTED_RISK' } : finding;
}
function chooseLocation({ places, filePath, line }, changes) {
    if (changes === undefined || places.length < 2)
        return { filePath, line };
    const changed = places.filter((place) => (0,policy_changes/* isInChangedFile */.Q3)(place, changes) !== 'no');
    return changed.find((place) => (0,policy_changes/* isOnChangedLine */._v)(place, changes) !== 'no') ?? changed[0] ?? { filePath, line };
}
function isSuppressionAccepted(found, finding, { changes, isBaseOwn }) {
    const { suppression, suppressedIn } = found;
    if (suppression === 'none')
        return false;
    if (changes === undefined)
        return suppression === 'accepted' && !isBaseOwn;
    return [finding, ...suppressedIn.map((filePath) => ({ filePath }))].every((place) => (0,policy_changes/* isInChangedFile */.Q3)(place, changes) === 'no');
}
function countOpenBySeverity(findings) {
    const counts = { CRITICAL: 0, HIGH: 0, MEDIUM: 0, LOW: 0, INFO: 0 };
    for (const finding of findings)
        if (finding.severityKnown && (0,evidence/* isOpen */.nT)(finding))
            counts[finding.severity] += 1;
    return counts;
}
function mergeCoverage(files) {
    const known = files.map(({ scan }) => scan.scanTypes);
    if (known.includes(undefined))
        return undefined;
    return Object.fromEntries(words/* scanTypes */.vz.map((type) => [type, known.some((types) => types?.includes(type)) ? 'covered' : 'not covered']));
}
function listDiagnostics(files) {
    return files.flatMap(({ scan }) => scan.diagnostics);
}


/***/ }),

/***/ 46229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ readNamedFiles),
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
// EXTERNAL MODULE: ./build/compiled/src/git/regular-file.js
var regular_file = __webpack_require__(70519);
// EXTERNAL MODULE: ./build/compiled/src/report/tally.js
var tally = __webpack_require__(20880);
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
    const ordinalOf = (0,fingerprint/* createOrdinalCounter */.Yc)();
    return results.map((each) => {
        const [kind, value] = chooseTrait(each);
        const { tool, ruleId, filePath = '' } = each;
        const parts = kind === 'full' ? [kind, tool, ruleId, value] : [kind, tool, ruleId, filePath, value];
        return {
            fingerprint: (0,fingerprint/* hashParts */.jx)([...parts, ordinalOf(JSON.stringify(parts))]),
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
;// CONCATENATED MODULE: ./build/compiled/src/sarif/locations.js

const uriMax = 4096;
const chainMax = 16;
const locationsMax = 1000;
const snippetMax = 5000;
function createLocationReader(run, root) {
    const rootParts = root === undefined ? undefined : splitAbsolutePath(root);
    const bases = (0,untrusted/* readNested */._h)(run, 'originalUriBaseIds');
    const outside = new Set();
    const known = new Map();
    function readPath(location) {
        const artifact = resolveArtifact(run, (0,untrusted/* readNested */._h)(location, 'physicalLocation', 'artifactLocation'));
        const uri = (0,untrusted/* readNested */._h)(artifact, 'uri');
        if (typeof uri !== 'string' || uri === '')
            return undefined;
        const baseId = (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(artifact, 'uriBaseId'));
        const key = JSON.stringify([uri.slice(0, uriMax + 1), baseId]);
        if (!known.has(key)) {
            const path = locateBelowRoot(resolveAddress(uri, baseId, bases), rootParts);
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
function resolveArtifact(run, location) {
    if (typeof (0,untrusted/* readNested */._h)(location, 'uri') === 'string')
        return location;
    const index = (0,untrusted/* readWhole */.oD)((0,untrusted/* readNested */._h)(location, 'index'));
    return index === undefined ? location : (0,untrusted/* readNested */._h)(run, 'artifacts', index, 'location');
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

// EXTERNAL MODULE: ./build/compiled/src/text/purl.js
var text_purl = __webpack_require__(41706);
// EXTERNAL MODULE: ./build/compiled/src/policy/vex/identifiers.js
var identifiers = __webpack_require__(80098);
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
    const named = readNamedPackage(tool, result);
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
        read: (message) => {
            const [, name, version] = /^Package: (\S+)\nInstalled Version: (\S+)\n/.exec(message) ?? [];
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
            const form = /^An? [a-z]+ vulnerability in ([a-z-]+) package: (\S+), version (\S+) was found at: /i;
            const [, kind = '', name, version] = form.exec(message) ?? [];
            const type = grypeTypes.get(kind);
            return type === undefined ? undefined : toNamedPackage(name, version, type);
        },
    },
];
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
function readNamedPackage(tool, result) {
    const properties = (...names) => names.map((name) => (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(result, 'properties', name))).find((text) => text !== undefined);
    const name = properties('packageName', 'package_name', 'PkgName');
    const version = properties('packageVersion', 'package_version', 'installedVersion', 'InstalledVersion');
    const message = (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(result, 'message', 'text')) ?? '';
    return toNamedPackage(name, version) ?? package_forms.find((form) => form.tool.test(tool.trim()))?.read(message);
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
const harmlessKinds = ['pass', 'notapplicable', 'informational'];
function readResult(reader, result, index) {
    if (!(0,records/* isRecord */.u)(result)) {
        const why = `result ${index + 1} of ${reader.name} is not an object`;
        throw reader.failed(why, 'The file is damaged: create it again with the scanner.');
    }
    const kind = (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(result, 'kind'))?.toLowerCase();
    if (kind !== undefined && harmlessKinds.includes(kind))
        return undefined;
    if ((0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(result, 'baselineState'))?.toLowerCase() === 'absent')
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
    const named = (0,messages/* readDescription */.X)(rule, 'shortDescription') ?? (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(rule, 'name'));
    const own = isOpenText ? extractFirstSentence(message) : undefined;
    const title = (named !== undefined && hasVariable(named) ? (own ?? named) : named) ?? own ?? id;
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
    try {
        log = JSON.parse(text.replace(/^\ufeff/, ''));
    }
    catch (error) {
        throw failed(text.trim() === '' ? 'it is empty' : 'it is not JSON', rewrite, error instanceof RangeError ? { cause: error } : {});
    }
    if (!(0,records/* isRecord */.u)(log))
        throw failed('it is not a SARIF log', rewrite);
    const version = (0,untrusted/* readNested */._h)(log, 'version');
    if (version === '2.1.0')
        return log;
    const stated = typeof version === 'string' ? `version ${JSON.stringify(version.slice(0, 20))}` : 'no version';
    throw failed(`it states ${stated}, and only 2.1.0 can be read`, rewrite);
}
function createReader(run, index, options) {
    const { root, declaredType, failed } = options;
    const tool = (0,untrusted/* readTextField */.IY)((0,untrusted/* readNested */._h)(run, 'tool', 'driver', 'name'))?.slice(0, 100) ?? 'unnamed tool';
    const name = `run ${index + 1} (${tool})`;
    if (!(0,records/* isRecord */.u)(run))
        throw failed(`run ${index + 1} is not an object`, rewrite);
    return { run, name, tool, failed, rules: (0,rules/* createRuleBook */.W)(run), places: createLocationReader(run, root), declaredType };
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

// EXTERNAL MODULE: ./build/compiled/src/gate/sources/origin.js
var origin = __webpack_require__(29962);
;// CONCATENATED MODULE: ./build/compiled/src/gate/sources/sarif/files.js








async function readSarifFiles(reading) {
    const judged = await (0,origin/* listJudgedCommits */.mj)(reading);
    const files = await readNamedFiles(reading, reading.request.files);
    for (const { name, scan } of files)
        refuseOtherCommit(name, scan, judged);
    return files;
}
async function readNamedFiles({ request, job, log, context }, names) {
    const { folder } = job;
    const place = { job, context };
    const read = new Map();
    for (const name of await expandNames(folder, names)) {
        const path = (0,external_node_path_.resolve)(folder, name);
        const bytes = await readFileBytes(path, name);
        await (0,origin/* refuseTracked */["do"])({ path, name, kind: 'a SARIF file' }, place);
        const sha256 = (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
        const same = read.get(sha256);
        if (same !== undefined) {
            log.note(`${name} holds the same as ${same.name}, and counts once`);
            continue;
        }
        const scan = readSarif(decodeSarif(bytes, name), { name, declaredType: request.declaredType, root: folder });
        log.say(`${name}: ${(0,tally/* pluralize */.td)(scan.findings.length, 'finding')} of ${scan.tools.join(', ')}${formatIgnoredCount(scan)}`);
        read.set(sha256, { name, sha256, scan });
    }
    return [...read.values()];
}
function formatIgnoredCount({ leftOut }) {
    return leftOut === 0 ? '' : `, ${(0,tally/* pluralize */.td)(leftOut, 'result')} that ${leftOut === 1 ? 'is' : 'are'} none left out`;
}
async function expandNames(folder, names) {
    const found = [];
    for (const name of names)
        found.push(...(await expandName(folder, name)));
    return [...new Set(found)];
}
async function expandName(folder, name) {
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
        hint: 'Run the scanner before the gate, and check the path of its SARIF file.',
        brief: 'there is no SARIF file',
    });
}
async function isFile(path) {
    return (0,promises_.stat)(path).then((found) => found.isFile(), () => false);
}
const readMax = 65 * 1024 * 1024;
async function readFileSize(path) {
    const found = await (0,promises_.stat)(path);
    return { size: found.size, isFile: found.isFile() };
}
async function readFileBytes(path, name) {
    try {
        const { size, isFile } = await readFileSize(path);
        return isFile && size > readMax ? new Uint8Array(readMax) : await (0,regular_file/* readRegularFile */.XF)(path);
    }
    catch (error) {
        throw (0,regular_file/* createUnreadableFileError */.ME)(name, error, 'SCAN_FAILED');
    }
}
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
        hint: 'Use the file that the scanner wrote in this job for the checked-out commit.',
        brief: 'a SARIF file is of another commit',
    });
}


/***/ }),

/***/ 68479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runOverSarif: () => (/* binding */ runOverSarif)
});

// EXTERNAL MODULE: ./build/compiled/src/ci/context/read-context.js + 9 modules
var read_context = __webpack_require__(93916);
// EXTERNAL MODULE: ./build/compiled/src/ci/github/access.js
var access = __webpack_require__(16558);
// EXTERNAL MODULE: ./build/compiled/src/gate/gate.js + 6 modules
var gate = __webpack_require__(81440);
// EXTERNAL MODULE: ./build/compiled/src/gate/repository-access.js + 4 modules
var repository_access = __webpack_require__(67269);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/compiled/src/git/tracked.js
var tracked = __webpack_require__(24590);
// EXTERNAL MODULE: ./build/compiled/src/once.js
var once = __webpack_require__(88066);
// EXTERNAL MODULE: ./build/compiled/src/policy/judge.js + 8 modules
var judge = __webpack_require__(36096);
// EXTERNAL MODULE: ./build/compiled/src/gate/sources/sarif/base.js + 2 modules
var base = __webpack_require__(40741);
// EXTERNAL MODULE: ./build/compiled/src/gate/sources/sarif/evidence.js + 1 modules
var sarif_evidence = __webpack_require__(35537);
// EXTERNAL MODULE: ./build/compiled/src/gate/sources/sarif/files.js + 7 modules
var sarif_files = __webpack_require__(46229);
;// CONCATENATED MODULE: ./build/compiled/src/gate/sources/sarif/source.js








function createSarifSource(request, job) {
    const readPaths = (0,once/* runOnce */.J)(() => (0,tracked/* listHeadPaths */.rl)(job.folder, job.cancel));
    let files = [];
    const createReading = ({ context, log }) => ({ request, job, context, log });
    return {
        serviceOrigin: undefined,
        isRemote: false,
        hasFullPaths: false,
        startsScan: false,
        locate: async ({ context }) => (request.baseFiles.length === 0 ? context : addDefaultBase(context)),
        open: async () => ({ kind: 'same' }),
        readTree: async () => new Set(await readPaths()),
        async start(progress) {
            progress.stopwatch.begin('collect');
            files = await (0,sarif_files/* readSarifFiles */.H)(createReading(progress));
            return true;
        },
        async collect(progress, asked) {
            const collected = await collectFromFiles(files, {
                ...asked,
                reading: createReading(progress),
                paths: await readPaths(),
            });
            if (progress.settings.scope === 'auto' && collected.policy.scope !== 'auto')
                progress.log.note(`Scope auto judges as ${collected.policy.scope}: there is no scan of the base branch`);
            progress.report = addFilesToReport(progress.report, files, collected.evidence);
            return collected;
        },
        checkPass: async () => undefined,
    };
}
function addDefaultBase(context) {
    const { system, base, branch, defaultBranch } = context;
    if (base !== undefined || system !== 'laptop' || defaultBranch === undefined || branch === defaultBranch)
        return context;
    return { ...context, base: { branch: defaultBranch, sha: undefined } };
}
async function collectFromFiles(files, { reading, policy: asked, paths, baseline, mayNarrow, readChanges }) {
    const { context, log } = reading;
    const changes = await readChanges();
    const evidence = (0,sarif_evidence/* buildEvidence */.K)(files, {
        changes: mayNarrow ? changes : undefined,
        isBaseOwn: !mayNarrow,
        ...{ baseline, log, paths },
        nowMs: reading.job.now.getTime(),
        knownOf: await createBaseComparer({ reading, files, changes }, asked.scope),
    });
    const scope = evidence.known ? asked.scope : chooseScopeWithoutBase(asked.scope, changes, context);
    const uncovered = asked.uncovered === 'inconclusive' ? asked.uncovered : 'note';
    const policy = { ...asked, uncovered, scope };
    return { evidence, policy, judgement: (0,judge/* judgeEvidence */.Z0)(evidence, policy) };
}
async function createBaseComparer(judged, scope) {
    const { request, log } = judged.reading;
    if (request.baseFiles.length === 0)
        return undefined;
    if (scope === 'auto')
        return (0,base/* compareWithBaseFiles */.O)(judged);
    log.note(`base-sarif counts under scope auto on what is proposed: this is judged as ${scope}`);
    return undefined;
}
function chooseScopeWithoutBase(scope, changes, { sources: { diff } }) {
    if (scope !== 'auto')
        return scope;
    const hasDiff = diff !== undefined && diff.kind !== 'default-branch';
    return changes === undefined && !hasDiff ? 'scan' : 'changed';
}
function addFilesToReport(report, files, { counts, coverage, diagnostics }) {
    const all = (0,external_node_crypto_.createHash)('sha256').update(files.map(({ sha256 }) => sha256).join('\n'));
    const names = files.map(({ name }) => (0,external_node_path_.basename)(name)).join(', ');
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

// EXTERNAL MODULE: ./build/compiled/src/session.js + 4 modules
var src_session = __webpack_require__(59739);
// EXTERNAL MODULE: ./build/compiled/src/runs/run-environment.js
var run_environment = __webpack_require__(20359);
// EXTERNAL MODULE: ./build/compiled/src/runs/uncommitted-policy.js
var uncommitted_policy = __webpack_require__(68260);
;// CONCATENATED MODULE: ./build/compiled/src/runs/sarif-run.js








async function runOverSarif(request) {
    const { session, settings, policyFile, local } = request;
    session.log.line(`Scan Gate ${src_session/* version */.rE} · SARIF`);
    const hints = (0,repository_access/* buildContextHints */.C)(settings, { kind: 'folder', named: settings.branch });
    const context = await (0,read_context/* readContext */.y)((0,run_environment/* createRunEnvironment */.p)(session, { local }), hints);
    await request.found?.(context);
    const uncommitted = policyFile === undefined ? await (0,uncommitted_policy/* describeUncommittedPolicy */.x)(session.folder, settings) : [];
    for (const line of [...uncommitted, ...(0,run_environment/* describeUnattended */.G)(context)])
        session.log.line(line);
    const github = (0,access/* createGithubAccess */.K)(session.env, settings.githubToken);
    const { folder } = session;
    const transport = await session.transport();
    const environment = {
        ...{ context, version: src_session/* version */.rE, transport, policyFile },
        ...{ clock: session.clock(), cancel: session.cancel, now: session.now, log: session.runLog },
        surroundings: (budget, onWait) => (0,repository_access/* createRepositoryAccess */.n)(context, { github, transport, budget, folder, onWait }),
    };
    return (0,gate/* runGate */.R)(settings, environment, createSarifSource(request, session));
}


/***/ })

};
