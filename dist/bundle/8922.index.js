export const id = 8922;
export const ids = [8922];
export const modules = {

/***/ 10820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ readContext)
/* harmony export */ });
/** Throws GateError CONFIG when nothing says what to judge, and when what is said does not fit. */
async function readContext(environment, hints) {
    const { judged, policy } = hints;
    const { GITHUB_ACTIONS, GITHUB_EVENT_PATH } = environment.variables;
    const isWorkflow = GITHUB_ACTIONS === 'true' && Boolean(GITHUB_EVENT_PATH);
    const mustBe = judged.kind === 'branch' && judged.mustBeWorkflow === true;
    if (judged.kind === 'commented' || isWorkflow || mustBe) {
        const { readWorkflow } = await __webpack_require__.e(/* import() */ 5355).then(__webpack_require__.bind(__webpack_require__, 15355));
        return readWorkflow(environment, hints);
    }
    const { readPipeline } = await Promise.all(/* import() */[__webpack_require__.e(3880), __webpack_require__.e(8332)]).then(__webpack_require__.bind(__webpack_require__, 98332));
    return readPipeline(environment, judged, policy);
}


/***/ }),

/***/ 16558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ githubAccess)
/* harmony export */ });
/** Public repositories can be read without a token. */
function githubAccess(env, token, loadOctokit) {
    return {
        apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
        repository: env.GITHUB_REPOSITORY ?? '',
        token,
        loadOctokit,
    };
}


/***/ }),

/***/ 56650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ withJudgePolicy)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _ci_context_read_context_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10820);
/* harmony import */ var _ci_github_access_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(16558);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85129);
/* harmony import */ var _steps_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71165);
/* harmony import */ var _steps_surroundings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90344);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13913);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21889);
/** The policy of `scan-gate judge`: the file that `--policy` names, or the one that a run in this place would have. */









/** Reads the policy, and hands it on together with how the place is read, which ends when `use` does. */
async function withJudgePolicy(session, { settings, policyFile, local }, { log, use, found }) {
    const { env, folder: cwd, now, cancel, clock, transport: openTransport } = session;
    const hints = (0,_steps_surroundings_js__WEBPACK_IMPORTED_MODULE_4__/* .contextHints */ .o)(settings, { kind: 'folder', named: settings.branch });
    const context = await (0,_ci_context_read_context_js__WEBPACK_IMPORTED_MODULE_7__/* .readContext */ .y)((0,_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(session, { local }), hints);
    await found?.(context);
    for (const line of (0,_place_js__WEBPACK_IMPORTED_MODULE_5__/* .unattendedLines */ .U0)(context))
        log.say(line);
    const github = (0,_ci_github_access_js__WEBPACK_IMPORTED_MODULE_8__/* .githubAccess */ .Y)(env, settings.githubToken);
    const transport = await openTransport();
    const budget = (0,_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .createBudget */ .yK)(clock(), settings.timeoutSeconds * 1000, cancel);
    try {
        const around = (0,_steps_surroundings_js__WEBPACK_IMPORTED_MODULE_4__/* .createSurroundings */ .w)(context, { github, transport, budget });
        const named = policyFile === undefined ? around : await namedFile(around, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, policyFile), policyFile);
        const chosen = policyFile === undefined ? settings : { ...settings, configFile: ownFile(policyFile) };
        const loaded = await (0,_steps_policy_js__WEBPACK_IMPORTED_MODULE_3__.loadPolicy)({ settings: chosen, context, around: named, log, now });
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
        throw (0,_flags_js__WEBPACK_IMPORTED_MODULE_6__.unreadable)(name, error, 'CONFIG');
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

/***/ 83864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P2: () => (/* binding */ judgeReports),
  rR: () => (/* binding */ namedBaseline),
  tL: () => (/* binding */ readReport),
  N9: () => (/* binding */ rejudge),
  et: () => (/* binding */ subjectOf),
  U_: () => (/* binding */ withBaseline)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/compiled/src/clock.js
var clock = __webpack_require__(85129);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/policy/judge.js + 10 modules
var judge = __webpack_require__(71313);
// EXTERNAL MODULE: ./build/compiled/src/report/json/saved.js + 1 modules
var saved = __webpack_require__(75660);
// EXTERNAL MODULE: ./build/compiled/src/report/log/timings.js
var timings = __webpack_require__(54416);
// EXTERNAL MODULE: ./build/compiled/src/report/neutral.js
var neutral = __webpack_require__(65633);
// EXTERNAL MODULE: ./build/compiled/src/steps/baseline-file.js
var baseline_file = __webpack_require__(54843);
// EXTERNAL MODULE: ./build/compiled/src/policy/ranking.js
var ranking = __webpack_require__(328);
// EXTERNAL MODULE: ./build/compiled/src/report/place.js
var report_place = __webpack_require__(29145);
// EXTERNAL MODULE: ./build/compiled/src/report/tally.js
var tally = __webpack_require__(20880);
;// CONCATENATED MODULE: ./build/compiled/src/cli/judge/changes.js



/** What would block comes first, and of that the worst. */
function changedFindings(findings, then, now) {
    return (0,ranking/* worstFirst */.md)(findings, now)
        .map((finding) => ({ finding, was: then.get(finding.id) ?? 'none', wouldBe: now.get(finding.id) ?? 'none' }))
        .filter(({ was, wouldBe }) => was !== wouldBe);
}
const words = {
    blocks: 'would block',
    'may block': 'might block',
    none: 'would block no more',
};
const shownChanges = 10;
/** One line each, of which the worst are shown and the others counted. */
function changeLines(changes) {
    const lines = changes.slice(0, shownChanges).map(({ finding, wouldBe, was }) => {
        const { severity, title, filePath, line } = finding;
        const place = filePath === undefined ? '' : ` (${(0,report_place/* displayPlace */.a_)({ filePath, line })})`;
        const said = wouldBe === 'none' && was === 'may block' ? 'could block no more' : words[wouldBe];
        return `${wouldBe === 'none' ? '-' : '+'} ${severity.toLowerCase()} ${title}${place} ${said}`;
    });
    const more = changes.length - lines.length;
    return more > 0 ? [...lines, `and ${(0,tally/* plural */.LS)(more, 'other finding')}`] : lines;
}

// EXTERNAL MODULE: ./build/compiled/src/cli/judge/flags.js
var flags = __webpack_require__(21889);
// EXTERNAL MODULE: ./build/compiled/src/cli/judge/policy.js
var policy = __webpack_require__(56650);
;// CONCATENATED MODULE: ./build/compiled/src/cli/judge/reports.js
/** `judge --report`: what a policy would have decided about runs that are over, from the evidence that they saved. */












async function judgeReports(session, flags) {
    const { log } = session;
    if (flags.json)
        log.level = 'quiet';
    const transport = await session.transport();
    const now = () => performance.now();
    const stopwatch = (0,clock/* createStopwatch */.SU)({ name: 'collect', sinceMs: now() }, now, () => transport.requestCount?.() ?? 0);
    const saved = await Promise.all(flags.files.map((file) => readReport(session.folder, file)));
    stopwatch.begin('prepare');
    return (0,policy/* withJudgePolicy */.I)(session, flags, {
        log: session.runLog,
        async use(place) {
            const { loaded } = place;
            stopwatch.begin('judge');
            log.line(`Policy: ${loaded.source}`);
            const baseline = await namedBaseline(place);
            const judged = saved.map((named) => comparedWith(named, rejudge(withBaseline(named.report, baseline), loaded.policy)));
            for (const each of judged)
                for (const line of linesOf(each))
                    log.line(line);
            const closing = sentence(judged, saved);
            if (loaded.settings.timings)
                log.group(timings/* timingTitle */.jE, (0,timings/* timingLines */.MO)(stopwatch.phases()));
            if (flags.json)
                session.write((0,neutral/* jsonText */.s$)(answerOf(judged, { loaded, closing })));
            else
                log.close(closing);
            return { judged: judged.map(({ now }) => now), settings: loaded.settings };
        },
    });
}
function comparedWith(named, now) {
    const { evidence, effects } = named.report;
    return { ...named, now, changes: changedFindings(evidence?.findings ?? [], effects, now.effects) };
}
function linesOf({ name, report, now, changes }) {
    const about = [subjectOf(report), comparison(report.verdict, now.verdict)].filter((part) => part !== '');
    const head = `${name}: ${about.join(', ')}`;
    return [head, ...[...now.lines, ...changeLines(changes)].map((line) => `  ${line}`)];
}
function answerOf(judged, { loaded: { source, sha256 }, closing }) {
    const reports = judged.map(({ name, report: { verdict, reason }, now, changes }) => ({
        file: name,
        was: { verdict, reason },
        would_be: { verdict: now.verdict, reason: now.reason },
        lines: now.lines,
        changes: changes.map(({ finding, was, wouldBe }) => ({
            ...{ violation_id: finding.id, title: finding.title, severity: finding.severity, was, would_be: wouldBe },
            ...{ file_path: finding.filePath ?? null, line_number: finding.line ?? null },
        })),
    }));
    return { format_version: 1, policy: { source, sha256 }, sentence: closing, reports };
}
async function readReport(cwd, name) {
    const text = await (0,promises_.readFile)((0,external_node_path_.resolve)(cwd, name), 'utf8').catch((error) => {
        throw (0,flags.unreadable)(name, error, 'CONFIG');
    });
    return { name, report: (0,saved/* readSavedReport */.I)(text, name) };
}
/** The baseline that the settings name; without one each report is compared with the baseline that its run read. */
async function namedBaseline({ loaded, around, context }) {
    const { baselineFile } = loaded.settings;
    if (baselineFile === undefined)
        return undefined;
    return (0,baseline_file.readBaseline)(loaded.policy, { baselineFile, around, repositoryUrl: context.repositoryUrl });
}
function withBaseline(report, baseline) {
    if (report.evidence === undefined || baseline === undefined)
        return report;
    return { ...report, evidence: { ...report.evidence, baseline } };
}
/** What the policy decides about the saved evidence. A doubt about the scan itself, such as a branch that moved, stays. */
function rejudge(saved, policy) {
    const { evidence } = saved;
    const ownReason = saved.verdict === 'inconclusive' ? knownReason(saved.reason) : undefined;
    if (evidence === undefined) {
        const reason = ownReason ?? 'evidence';
        const lines = [`the run saved no evidence: ${saved.message}`];
        return { verdict: 'inconclusive', reason, lines, rules: [], warnings: [], effects: new Map() };
    }
    const scope = policy.scope === 'auto' && evidence.base === undefined ? 'scan' : policy.scope;
    const graced = { ...policy, scope, ...graceFor(saved, evidence, policy) };
    const { verdict, reason, rules, warnings, doubt, effects } = (0,judge/* judge */.S4)(evidence, graced);
    const lines = rules.filter((rule) => rule.verdict === verdict).map((rule) => rule.line);
    if (doubt !== undefined)
        lines.push(doubt);
    lines.push(...missing(saved, scope));
    if (verdict !== 'passed' || ownReason === undefined || errors/* inconclusiveReasons */.Qe[ownReason].isOfEvidence) {
        return { verdict, reason, lines, rules, warnings, effects };
    }
    const own = [...lines, `but ${saved.message}`];
    return { verdict: 'inconclusive', reason: ownReason, lines: own, rules, warnings, effects };
}
/** What was proposed has no grace. */
function graceFor({ pullRequest }, { base, changes, known }, { newAdvisoryGrace }) {
    const isProposed = [pullRequest, base, changes, known].some((each) => each !== undefined);
    return { newAdvisoryGrace: isProposed ? {} : newAdvisoryGrace };
}
/** A scope that asks for what the run did not read counts everything. */
function missing({ evidence }, scope) {
    if ((scope === 'changed' || scope === 'changed-lines') && evidence?.changes === undefined)
        return ['the run did not read what was changed: every finding counts as changed'];
    if (scope === 'new' && evidence?.baseline === undefined)
        return ['the run read no baseline: every finding counts as new'];
    return [];
}
function knownReason(reason) {
    return (0,errors/* isInconclusive */.Fm)(reason) ? reason : 'protocol';
}
/** `#7 feature at 1a2b3c4d5e6f`; empty where the report says nothing of it. */
function subjectOf({ branch, headSha, pullRequest }) {
    const parts = [
        pullRequest === undefined ? undefined : `#${pullRequest}`,
        branch,
        headSha === undefined ? undefined : `at ${headSha.slice(0, 12)}`,
    ].filter((part) => part !== undefined);
    return parts.join(' ');
}
function comparison(then, now) {
    return then === now ? `was ${then}, and would be again` : `was ${then}, would be ${now}`;
}
/** `This policy would have blocked 3 of the last 20 reports (2 inconclusive); 1 was blocked then`. */
function sentence(judged, saved) {
    const count = (verdict) => judged.filter(({ now }) => now.verdict === verdict).length;
    const open = count('inconclusive');
    const then = saved.filter(({ report }) => report.verdict === 'failed').length;
    const reports = judged.length === 1 ? '1 report' : `the last ${judged.length} reports`;
    const undecided = open === 0 ? '' : ` (${open} inconclusive)`;
    const were = then === 0 ? 'none was' : then === 1 ? '1 was' : `${then} were`;
    return `This policy would have blocked ${count('failed')} of ${reports}${undecided}; ${were} blocked then`;
}


/***/ }),

/***/ 54416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MO: () => (/* binding */ timingLines),
/* harmony export */   cU: () => (/* binding */ timingRows),
/* harmony export */   jE: () => (/* binding */ timingTitle)
/* harmony export */ });
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20880);

const timingTitle = 'Where the time went';
/** One for each phase that was reached, and one for all. */
function timingRows(phases) {
    const all = {
        name: 'in all',
        ms: phases.reduce((sum, { ms }) => sum + ms, 0),
        requests: phases.reduce((sum, { requests }) => sum + requests, 0),
    };
    return [...phases, all].map(({ name, ms, requests }) => ({
        name,
        time: `${(ms / 1000).toFixed(1)} s`,
        requests: requests === 0 ? '' : (0,_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(requests, 'request'),
    }));
}
/** `collect   1.2 s   27 requests`. */
function timingLines(phases) {
    const rows = timingRows(phases);
    const width = Math.max(...rows.map(({ time }) => time.length));
    return rows.map(({ name, time, requests }) => `${name.padEnd(8)} ${time.padStart(width)}  ${requests}`.trimEnd());
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


/***/ }),

/***/ 66569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ withOwnHead),
/* harmony export */   EB: () => (/* binding */ refuseMoved),
/* harmony export */   I3: () => (/* binding */ checkName),
/* harmony export */   IM: () => (/* binding */ readChangedFiles),
/* harmony export */   Ns: () => (/* binding */ noKey),
/* harmony export */   Sp: () => (/* binding */ readMergeBaseMs),
/* harmony export */   UE: () => (/* binding */ mistakenConfigPath),
/* harmony export */   Xj: () => (/* binding */ checkHead),
/* harmony export */   f1: () => (/* binding */ checkScanned),
/* harmony export */   ks: () => (/* binding */ configFilePath)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _git_commit_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84191);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18540);



const configFilePath = '.github/scan-gate.yml';
/** A name that people give it by mistake; a file that nobody reads would look like a policy. */
const mistakenConfigPath = '.github/scan-gate.yaml';
/** Before a scan is started. Throws GateError CONFIG for a branch that stands elsewhere, or that origin does not have. */
function refuseMoved(head) {
    if (head.kind !== 'moved')
        return;
    const reason = head.isAbsent ? 'not-found' : 'moved';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `${head.message} before the scan`, { reason, hint: head.hint });
}
async function checkHead(around, context) {
    const { headSha, branch, system } = context;
    if (headSha === undefined && system === 'laptop' && around.readHead === undefined)
        return { kind: 'same' };
    const message = `Nothing says at which commit ${branch} must stand`;
    const unknown = {
        kind: 'unreadable',
        message,
        hint: 'Run the gate in a checkout of the commit that is built.',
    };
    if (around.readHead === undefined)
        return unknown;
    try {
        const head = await around.readHead();
        if (headSha === undefined)
            return unknown;
        if (head.toLowerCase() === headSha.toLowerCase())
            return { kind: 'same' };
        return {
            kind: 'moved',
            message: `${branch} moved from ${headSha.slice(0, 12)} to ${head.slice(0, 12)}`,
            hint: 'The run of the newer commit decides.',
        };
    }
    catch (error) {
        const { code, message, hint } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        // Only origin tells a branch that is not there from one that may not be read.
        if (code === 'NOT_FOUND' && context.sources.head?.kind === 'origin')
            return { kind: 'moved', message: `${branch} was not at origin`, hint, isAbsent: true };
        return { kind: 'unreadable', message: `Where ${branch} stands could not be read: ${message}`, hint };
    }
}
/**
 * A run by schedule or by hand that names another branch is about the commit at which that branch stands as it begins, and so
 * is one on a laptop where another branch is checked out.
 */
async function withOwnHead({ readHead }, context) {
    const takesAny = context.system === 'github' || context.system === 'laptop';
    if (!takesAny || context.refusal !== undefined || context.headSha !== undefined)
        return context;
    const headSha = await readHead?.().catch((error) => {
        const { code } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        return undefined;
    });
    return { ...context, headSha };
}
/** The branch after the scan, and the commit that the scans name where the service says so. */
async function checkScanned(around, context, { scans, readName, since }) {
    const { headSha } = context;
    const other = scans.find((scan) => (0,_git_commit_name_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameCommit */ .sw)(scan.commit_sha, headSha) === false);
    if (other === undefined) {
        const isNamed = scans.every((scan) => (0,_git_commit_name_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameCommit */ .sw)(scan.commit_sha ?? undefined, headSha) === true);
        const looks = isNamed ? [] : [readName(), checkStay(around, context, since)];
        const states = await Promise.all([checkHead(around, context), ...looks]);
        return states.find(({ kind }) => kind !== 'same') ?? same;
    }
    const message = `The scan holds commit ${other.commit_sha?.slice(0, 12)}, this run is about ${headSha?.slice(0, 12)}`;
    return { kind: 'moved', message, hint: 'Run the gate on the newer commit.' };
}
const same = { kind: 'same' };
/** A head that goes away while the scan begins, and comes back before anybody looks. */
async function checkStay({ hasLeft }, { branch, headSha }, since) {
    try {
        if (headSha === undefined || (await hasLeft?.(headSha, since)) !== true)
            return same;
    }
    catch (error) {
        const { code } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        // Many tokens may not read it, and servers need not have it: the looks at the head stand alone then.
        return same;
    }
    const message = `${branch} left ${headSha.slice(0, 12)} during the run, and came back`;
    return { kind: 'moved', message, hint: 'Run the gate again while the branch stays where it is.' };
}
/**
 * A service that hands it to git may be given a tag, a commit, a branch that it remembers, or the head of a pull request: hosts keep
 * those as refs of their own, which git finds before a branch of the same name.
 */
const otherwiseRead = /^(?:(?:refs|heads|tags|remotes|origin)\/.*|(?:pull|pull-requests|merge-requests)\/\d+\/(?:head|merge|from|train)|(?:.+_)?HEAD|@|[0-9a-f]{40}|[0-9a-f]{64})$/i;
/** Whether the name of the branch can mean nothing else to the service. */
async function checkName({ hasTag }, { branch }) {
    const hint = 'Rename the branch, or delete the tag of that name.';
    if (otherwiseRead.test(branch))
        return { kind: 'moved', message: `${branch} names more than a branch`, hint };
    try {
        const isTag = (await hasTag?.()) ?? false;
        return isTag ? { kind: 'moved', message: `${branch} is a branch and a tag`, hint } : same;
    }
    catch (error) {
        const { code, message, hint: readHint } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        return {
            kind: 'unreadable',
            message: `Whether ${branch} is a tag too could not be read: ${message}`,
            hint: readHint,
        };
    }
}
/** Why a run without a key asks the service nothing. */
function noKey() {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', 'Not scanned: no API key', {
        reason: 'no-key',
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS) `Set ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)('api-key')} from a secret. Pull requests from forks and Dependabot get no secrets: in a workflow gate them by a second step, ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)('uses: scan-gate/scan-gate/embedded@v1')}; elsewhere by ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)('scan-gate run --embedded')}.`,
    });
}
/** The changes, or undefined with a note: a surface then names nothing that it might not. */
async function readChangedFiles(around, log) {
    if (around.changedFiles === undefined)
        return undefined;
    try {
        return await around.changedFiles();
    }
    catch (error) {
        const { code, message } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        log.note(`The files of the pull request could not be read, so findings are counted and not named: ${message}`);
        return undefined;
    }
}
/** When the branch left its base; undefined, with a note, where that cannot be read: the base's latest scan counts alone. */
async function readMergeBaseMs(around, log) {
    try {
        return await around.readMergeBaseMs?.();
    }
    catch (error) {
        const { code, message } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        log.note(`Where the branch left its base could not be read: ${message}`);
        return undefined;
    }
}


/***/ }),

/***/ 90344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ contextHints),
/* harmony export */   w: () => (/* binding */ createSurroundings)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57914);


/** What the settings say about the place of a run. */
function contextHints({ policyRef, configFile }, judged) {
    return { judged, policy: { ref: policyRef, isCentral: configFile?.kind === 'central' } };
}
function createSurroundings({ sources }, access) {
    const { transport, budget, onWait } = access;
    const readerOf = (repository) => lazily(async () => {
        const { createGithubReader } = await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(6063)]).then(__webpack_require__.bind(__webpack_require__, 46063));
        return createGithubReader({ ...access.github, repository, transport, budget, onWait });
    });
    const github = readerOf(access.github.repository);
    const { head, trustedPolicy, judgedPolicy, diff, pushedByMs } = sources;
    const readDiff = diff && onceItCan(async () => (await readers()).readDiffFrom(diff, github));
    return {
        ...(head && branchReaders(head, github, pushedByMs)),
        readPolicyFile: trustedPolicy &&
            (async (place, path) => {
                const source = place === 'trusted' ? trustedPolicy : judgedPolicy;
                return source && (await readers()).readFileFrom(source, path, github);
            }),
        pushedByMs() {
            const aheadMs = github.serverAheadMs();
            return pushedByMs === undefined || aheadMs === undefined ? undefined : pushedByMs - aheadMs;
        },
        readAddress: async (url) => {
            const headers = { accept: 'application/json', 'accept-encoding': 'identity' };
            const answer = await transport.send({ method: 'GET', url, headers, signal: budget.signal });
            if (answer.kind === 'failure')
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('UNAVAILABLE', answer.message, { cause: answer.cause });
            if (answer.status !== 200)
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('UNAVAILABLE', `${url.host} answered ${answer.status}`);
            return answer.text;
        },
        readCentralFile: (repository, path, ref) => readerOf(repository).fileText(path, ref),
        changedFiles: readDiff &&
            (async () => {
                const [read, { changesOf }] = await Promise.all([readDiff(), __webpack_require__.e(/* import() */ 1912).then(__webpack_require__.bind(__webpack_require__, 21912))]);
                return read && changesOf(read);
            }),
        readMergeBaseMs: readDiff && (async () => (await readDiff())?.mergeBaseMs),
    };
}
/** No run needs them, nor git or GitHub's interface behind them, before its first request to the service. */
const readers = () => Promise.all(/* import() */[__webpack_require__.e(3880), __webpack_require__.e(6981)]).then(__webpack_require__.bind(__webpack_require__, 26981));
/** A reader that is made when something is to be read. */
function lazily(open) {
    let opened;
    const reader = (0,_run_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .Oo)(async () => {
        opened = await open();
        return opened;
    });
    return {
        branchHead: async (branch) => (await reader()).branchHead(branch),
        hasTag: async (name) => (await reader()).hasTag(name),
        hasLeft: async (left) => (await reader()).hasLeft(left),
        fileText: async (path, ref) => (await reader()).fileText(path, ref),
        changedFiles: async (pullRequest, of) => (await reader()).changedFiles(pullRequest, of),
        comparedFiles: async (base, head) => (await reader()).comparedFiles(base, head),
        serverAheadMs: () => opened?.serverAheadMs(),
    };
}
function branchReaders(head, github, pushedByMs) {
    let firstLookMs;
    return {
        async readHead() {
            const sha = await (await readers()).readHeadFrom(head, github);
            const aheadMs = github.serverAheadMs();
            firstLookMs ??= aheadMs === undefined ? undefined : Date.now() + aheadMs;
            return sha;
        },
        hasTag: async () => (await readers()).hasTagFrom(head, github),
        async hasLeft(sha, since) {
            const sinceMs = since === 'push' ? pushedByMs : firstLookMs;
            if (head.kind !== 'github' || sinceMs === undefined)
                return undefined;
            return github.hasLeft({ branch: head.branch, sha, sinceMs });
        },
    };
}
/** Read once for all who ask; again only where it could not be read. */
function onceItCan(read) {
    let reading;
    return () => {
        reading ??= read().catch((error) => {
            reading = undefined;
            throw error;
        });
        return reading;
    };
}


/***/ })

};
