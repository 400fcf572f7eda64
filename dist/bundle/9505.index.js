export const id = 9505;
export const ids = [9505];
export const modules = {

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
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(46802);
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
    const baseline = await (0,_steps_baseline_file_js__WEBPACK_IMPORTED_MODULE_9__.readBaseline)(loaded.policy, {
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
    const isBaseOwn = !(0,_steps_scope_js__WEBPACK_IMPORTED_MODULE_11__.hasTrustedBase)(compared);
    const judgedChanges = isBaseOwn ? undefined : changes;
    const scope = (0,_steps_scope_js__WEBPACK_IMPORTED_MODULE_11__.scopeHere)(loaded.policy, compared, log);
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

/***/ 92784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YM: () => (/* binding */ adviceText),
/* harmony export */   lx: () => (/* binding */ exceptionLinesToAdd),
/* harmony export */   o1: () => (/* binding */ exceptionsPage),
/* harmony export */   wr: () => (/* binding */ adviceOf)
/* harmony export */ });
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82644);
/* harmony import */ var _sentence_standing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93840);
/** What to do about what blocks, as far as this run can follow it. */


/** Of the hosted documentation. */
const exceptionsPage = 'https://github.com/scan-gate/scan-gate/blob/main/docs/policy.md#exceptions';
function adviceOf(report) {
    const isOne = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .blockingCount */ .f7)(report) === 1;
    const lead = isOne ? 'Fix it. If it is not a problem: ' : 'Fix them. If one is not a problem: ';
    const way = isSuppressible(report) ? `suppress it at the service with a reason, or ` : '';
    return { lead: lead + way, link: 'add an exception' };
}
/** As one sentence of plain text. */
function adviceText(report) {
    const { lead, link } = adviceOf(report);
    return `${lead}${link}.`;
}
/** A service keeps what is suppressed; an embedded run and SARIF files have no place for it. */
function isSuppressible({ evidence }) {
    return evidence?.isSuppressible ?? true;
}
const exceptionDays = 90;
function worstNamed(report) {
    for (const finding of (0,_sentence_standing_js__WEBPACK_IMPORTED_MODULE_1__/* .openFindings */ .lb)(report))
        if (finding.effect === 'blocks' && finding.disclosed)
            return finding;
    return undefined;
}
/** The lines of the policy file that accept the worst finding; undefined where the service is the place for that. */
function exceptionLinesToAdd(report) {
    if (isSuppressible(report) || report.today === undefined)
        return undefined;
    const worst = worstNamed(report);
    if (worst === undefined)
        return undefined;
    const last = new Date(Date.parse(report.today) + exceptionDays * 86_400_000);
    const id = /^[a-z][\w-]*$/i.test(worst.id) ? worst.id : JSON.stringify(worst.id);
    return [
        'exceptions:',
        `  - violation_id: ${id}`,
        '    reason: Say here why it is no problem',
        `    expires: ${last.toISOString().slice(0, 10)}`,
    ].join('\n');
}


/***/ }),

/***/ 37233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H7: () => (/* binding */ needsChangedFiles),
/* harmony export */   Nh: () => (/* binding */ isDisclosed),
/* harmony export */   _v: () => (/* binding */ isOnChangedLine)
/* harmony export */ });
/* harmony import */ var _policy_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83671);
/** Which findings may be named where outsiders read (`disclose`); the report files always name all. */

/** True when it depends on what the pull request changes. */
function needsChangedFiles({ disclose, isPublic }) {
    return disclose === 'changed' || (disclose === 'auto' && isPublic);
}
function isDisclosed(finding, disclosure) {
    if (disclosure.disclose === 'counts')
        return false;
    if (!needsChangedFiles(disclosure))
        return true;
    return finding.filePath !== undefined && (disclosure.changes?.files.has((0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .normalPath */ .FE)(finding.filePath)) ?? false);
}
/** For certain: where the lines of a file are not known, none of them is. */
function isOnChangedLine({ filePath, line }, changes) {
    if (changes === undefined || filePath === undefined || line === undefined)
        return false;
    const lines = changes.files.get((0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .normalPath */ .FE)(filePath))?.lines ?? [];
    return lines.some(([first, last]) => first <= line && line <= last);
}


/***/ }),

/***/ 98861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ withJudgement)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _policy_evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46365);
/* harmony import */ var _policy_exceptions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57506);
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75755);
/* harmony import */ var _policy_owners_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89280);
/* harmony import */ var _policy_ranking_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(328);
/* harmony import */ var _advice_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92784);
/* harmony import */ var _disclosure_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37233);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(20880);
/** The report of a run that came to a verdict: what was found, worst first, and what each finding did. */









/** The report with its verdict and all findings that may be of this scan, worst first. */
function withJudgement(report, judged, disclosure) {
    const { evidence, judgement, policy } = judged;
    const { effects } = judgement;
    const isShown = (finding) => effects.has(finding.id) || (0,_policy_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .isOfScan */ .R0)(finding, evidence.counts);
    const own = [];
    // Each finding once, as the report shows it where it does: to hold both would take twice the memory.
    const all = evidence.findings.map((finding) => {
        if (!isCurrent(finding) || !isShown(finding))
            return finding;
        const shown = shownFinding(finding, judged, disclosure);
        own.push(shown);
        return shown;
    });
    const exceptions = (0,_policy_exceptions_js__WEBPACK_IMPORTED_MODULE_2__/* .reviewExceptions */ .ZP)(own, policy.exceptions, policy.today);
    const changes = disclosure.changes ?? evidence.changes;
    const shown = {
        ...report,
        verdict: judgement.verdict,
        reason: judgement.reason,
        message: messageOf(judgement),
        hint: hintOf(judgement),
        rules: judgement.rules,
        warnings: judgement.warnings,
        evidence: { ...evidence, findings: all },
        scan: report.scan && { ...report.scan, counts: evidence.counts },
        base: evidence.base && { scanId: evidence.base.scanId, branch: evidence.base.branch, counts: evidence.base.counts },
        scope: policy.scope,
        uncovered: judgement.uncovered,
        today: policy.today,
        exceptions,
        ending: endingHere(exceptions.expiring, { changes, findings: own, isProposed: report.pullRequest !== undefined }),
        findings: (0,_policy_ranking_js__WEBPACK_IMPORTED_MODULE_5__/* .worstFirst */ .md)(own, effects),
        elsewhereCount: (0,_tally_js__WEBPACK_IMPORTED_MODULE_8__/* .countOf */ .pq)(evidence.findings, isCurrent) - own.length,
        listedSeverities: _policy_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .severities */ .gO.filter((severity) => evidence.lists[severity]?.stands === true),
    };
    return shown.verdict === 'failed' ? { ...shown, hint: (0,_advice_js__WEBPACK_IMPORTED_MODULE_6__/* .adviceText */ .YM)(shown) } : shown;
}
function shownFinding(finding, { evidence, judgement, policy, isGivenAway = false }, disclosure) {
    const { effects, warned, broken, leftOut, news } = judgement;
    const { id } = finding;
    const owners = (0,_policy_owners_js__WEBPACK_IMPORTED_MODULE_4__/* .ownersOf */ .K)(finding, policy.codeOwners);
    const [warnedBy, brokenRules, left] = [warned.get(id), broken.get(id), leftOut.get(id)];
    const { novelty, isLeft } = news.get(id) ?? {};
    // What most of many findings say nothing of takes no room in them.
    return Object.assign(isGivenAway ? finding : { ...finding }, {
        effect: effects.get(id) ?? 'none',
        disclosed: (0,_disclosure_js__WEBPACK_IMPORTED_MODULE_7__/* .isDisclosed */ .Nh)(finding, disclosure),
        exception: coveringException(finding, policy),
        ...(owners && { owners }),
        ...(warnedBy && { warnedBy }),
        ...(brokenRules && { brokenRules }),
        ...(left && { leftOut: left }),
        ...(novelty && { novelty }),
        ...(isLeft !== undefined && { isLeft }),
        ...((0,_disclosure_js__WEBPACK_IMPORTED_MODULE_7__/* .isOnChangedLine */ ._v)(finding, disclosure.changes ?? evidence.changes) && { isOnChangedLine: true }),
    });
}
/** The default branch's run is told of all; a pull request of those that its own files are about. */
function endingHere(expiring, { changes, findings, isProposed }) {
    if (changes === undefined)
        return isProposed ? [] : expiring;
    return (0,_policy_exceptions_js__WEBPACK_IMPORTED_MODULE_2__/* .concernedBy */ .lX)(expiring, changes, findings);
}
function isCurrent(finding) {
    return finding.status !== 'FIXED' || (0,_policy_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .isOpen */ .nT)(finding);
}
function coveringException(finding, { exceptions, today }) {
    const { answer, exception } = (0,_policy_exceptions_js__WEBPACK_IMPORTED_MODULE_2__/* .exceptionFor */ .ft)(finding, exceptions, today);
    return answer === 'yes' ? exception : undefined;
}
function messageOf({ verdict, reason, rules, doubt, uncovered }) {
    if (reason === 'not-covered')
        return doubt ?? _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .inconclusiveReasons */ .Qe[reason].meaning;
    const deciding = rules.filter((rule) => rule.verdict === verdict).map((rule) => rule.line);
    const lines = rules.length === 0 ? ['nothing can block: no rule is on'] : deciding;
    return [...lines, uncovered ?? []].flat().join('; ');
}
/** A run that failed says what to do about what blocks. */
function hintOf({ verdict, reason }) {
    if (verdict !== 'inconclusive')
        return undefined;
    return _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .inconclusiveReasons */ .Qe[reason === 'not-covered' ? reason : 'evidence'].hint;
}


/***/ }),

/***/ 82644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ doubtfulFindings),
/* harmony export */   Kk: () => (/* binding */ othersTally),
/* harmony export */   MO: () => (/* binding */ introText),
/* harmony export */   Vi: () => (/* binding */ standingCounts),
/* harmony export */   f7: () => (/* binding */ blockingCount),
/* harmony export */   nn: () => (/* binding */ othersText),
/* harmony export */   yy: () => (/* binding */ decidingFindings)
/* harmony export */ });
/* harmony import */ var _policy_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67535);
/* harmony import */ var _sentence_standing_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93840);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20880);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56334);




/** How many findings block, known by name or by the numbers alone. */
function blockingCount(report, groups = (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .groupFindings */ .kG)(report.findings)) {
    const broken = report.verdict === 'failed' ? report.rules.filter(({ verdict }) => verdict === 'failed') : [];
    return Math.max(groups.blocks.length, ...broken.map(_policy_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .provenCount */ .CM));
}
/** What a run that did not pass is about, worst first: what blocks, and what may where nothing tells them apart. */
function decidingFindings(report, groups = (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .groupFindings */ .kG)(report.findings)) {
    const { blocks, 'may block': may } = groups;
    if (report.verdict === 'passed')
        return [];
    const areNamed = report.verdict === 'failed' && blockingCount(report, groups) <= blocks.length;
    if (areNamed || may.length === 0)
        return blocks;
    return blocks.length === 0 ? may : [...blocks, ...may];
}
/** How many may block in a run that could not decide: what is listed, or more where the numbers allow it. */
function mayBlockCount(report, groups = (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .groupFindings */ .kG)(report.findings)) {
    const open = report.reason === 'evidence' ? report.rules.filter(isOpen) : [];
    return Math.max(decidingFindings(report, groups).length, ...open.map(({ hi }) => hi));
}
function isOpen({ verdict, hi }) {
    return verdict === 'inconclusive' && Number.isFinite(hi);
}
/** What stands above the findings where their number is not that of the sentence; nothing where it is. */
function introText(report, groups = (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .groupFindings */ .kG)(report.findings)) {
    const listed = decidingFindings(report, groups).length;
    if (listed === 0)
        return '';
    if (report.verdict === 'failed')
        return blockingIntro(report, groups);
    const most = mayBlockCount(report, groups);
    return most > listed
        ? `${listed} of up to ${most} ${isOrAre(listed)} listed:`
        : `${(0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(listed, 'finding')} may block:`;
}
function blockingIntro(report, groups) {
    const [count, named, may] = [blockingCount(report, groups), groups.blocks.length, groups['may block'].length];
    const listed = named + may;
    if (count <= named || count === listed)
        return '';
    if (count > listed)
        return `${listed} of ${count} ${isOrAre(listed)} listed:`;
    const rest = count - named;
    const number = rest === 1 ? 'One' : String(rest);
    const isGrowth = named === 0 && report.scope === 'auto' && report.base !== undefined;
    const verb = isGrowth ? `${isOrAre(rest)} new` : rest === 1 ? 'blocks' : 'block';
    const those = named === 0 ? `these ${may} ${verb}` : `the last ${may} ${verb} too`;
    return `${number} of ${those}; which, the service does not say:`;
}
function isOrAre(count) {
    return count === 1 ? 'is' : 'are';
}
/** What is open and not among the findings that decide, by severity. */
function othersTally(report) {
    const others = (0,_sentence_standing_js__WEBPACK_IMPORTED_MODULE_0__/* .openCounts */ .J8)(report);
    for (const [severity, count] of Object.entries((0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .tallyOf */ .sv)(decidingFindings(report))))
        others[severity] = Math.max(0, (others[severity] ?? 0) - count);
    return others;
}
/** `10 older findings do not block`, `10 other findings do not block, 2 may`; nothing where there are none. */
function othersText(report, groups = (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .groupFindings */ .kG)(report.findings)) {
    const doubtful = doubtfulFindings(report, groups).length;
    const count = Math.max(0, (0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .sumOf */ .XN)(othersTally(report)) - doubtful);
    if (report.verdict !== 'failed' || count + doubtful === 0)
        return '';
    if (count === 0)
        return `${(0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(doubtful, 'other finding')} may block`;
    const areOld = areAllOld(report);
    const said = `${(0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(count, areOld ? 'older finding' : 'other finding')} ${count === 1 ? 'does' : 'do'} not block`;
    return doubtful === 0 ? said : `${said}, ${doubtful} may`;
}
/** All that means nothing for the verdict, and there is any. */
function areAllOld({ findings }) {
    let hasAny = false;
    for (const { effect, novelty } of findings) {
        if (effect !== 'none')
            continue;
        if (novelty !== 'old')
            return false;
        hasAny = true;
    }
    return hasAny;
}
/** In a run that failed by other findings: what an undecided rule may block too. */
function doubtfulFindings(report, groups = (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .groupFindings */ .kG)(report.findings)) {
    const isShown = decidingFindings(report, groups).length > groups.blocks.length;
    return report.verdict === 'failed' && !isShown ? groups['may block'] : [];
}
/** How many block, are open all the same, excepted, suppressed or fixed, each with its word; what is not is left out, but not the first. */
function standingCounts(report) {
    const groups = (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .groupFindings */ .kG)(report.findings);
    const isOpenRun = report.verdict === 'inconclusive';
    const deciding = isOpenRun ? mayBlockCount(report, groups) : blockingCount(report, groups);
    const doubtful = doubtfulFindings(report, groups).length;
    const open = (0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .sumOf */ .XN)((0,_sentence_standing_js__WEBPACK_IMPORTED_MODULE_0__/* .openCounts */ .J8)(report));
    const counts = [
        [isOpenRun ? 'may block' : deciding === 1 ? 'blocks' : 'block', deciding],
        ['may block', doubtful],
        ['open, not blocking', Math.max(0, open - deciding - doubtful)],
        ['excepted', groups.excepted.length],
        ['suppressed', groups.suppressed.length],
        ['fixed', groups.fixed.length],
    ];
    return counts.filter(([, count], index) => index === 0 || count > 0);
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


/***/ })

};
