export const id = 529;
export const ids = [529];
export const modules = {

/***/ 41529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  decide: () => (/* binding */ decide)
});

// EXTERNAL MODULE: ./build/compiled/src/policy/exception-terms.js
var exception_terms = __webpack_require__(1125);
// EXTERNAL MODULE: ./build/compiled/src/policy/times.js
var times = __webpack_require__(75988);
// EXTERNAL MODULE: ./build/compiled/src/report/disclosure.js
var report_disclosure = __webpack_require__(37233);
// EXTERNAL MODULE: ./build/compiled/src/report/draft.js
var draft = __webpack_require__(70997);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/policy/evidence.js
var evidence = __webpack_require__(46365);
// EXTERNAL MODULE: ./build/compiled/src/policy/exceptions.js
var policy_exceptions = __webpack_require__(57506);
// EXTERNAL MODULE: ./build/compiled/src/policy/finding.js
var policy_finding = __webpack_require__(75755);
// EXTERNAL MODULE: ./build/compiled/src/policy/judge.js + 8 modules
var judge = __webpack_require__(36096);
// EXTERNAL MODULE: ./build/compiled/src/policy/owners.js
var policy_owners = __webpack_require__(89280);
// EXTERNAL MODULE: ./build/compiled/src/policy/ranking.js
var ranking = __webpack_require__(328);
// EXTERNAL MODULE: ./build/compiled/src/prose.js
var prose = __webpack_require__(18540);
// EXTERNAL MODULE: ./build/compiled/src/severity.js
var severity = __webpack_require__(26436);
// EXTERNAL MODULE: ./build/compiled/src/report/advice.js
var advice = __webpack_require__(92784);
// EXTERNAL MODULE: ./build/compiled/src/report/tally.js
var tally = __webpack_require__(20880);
// EXTERNAL MODULE: ./build/compiled/src/report/wording.js
var wording = __webpack_require__(56334);
;// CONCATENATED MODULE: ./build/compiled/src/report/judged.js













function addJudgement(report, judged, disclosure) {
    const { evidence, judgement, policy } = judged;
    const { effects } = judgement;
    const wouldBe = judgeWithoutExceptions(judged);
    const isShown = (finding) => effects.has(finding.id) || (0,policy_finding/* mayBelongToScan */.bf)(finding, evidence.counts);
    const own = [];
    const exceptions = (0,policy_exceptions/* indexExceptions */.HL)(policy.exceptions, policy.today);
    const hasRuleScores = (0,wording/* isEmbedded */.nq)(report, evidence);
    const all = evidence.findings.map((finding) => {
        if (!isCurrent(finding) || !isShown(finding))
            return finding;
        const shown = toReportFinding(finding, { ...judged, exceptions, hasRuleScores }, disclosure);
        own.push(shown);
        return shown;
    });
    const review = (0,policy_exceptions/* reviewExceptions */.ZP)(own, policy.exceptions, policy.today);
    const changes = disclosure.changes ?? evidence.changes;
    const shown = {
        ...report,
        verdict: judgement.verdict,
        reason: judgement.reason,
        message: formatMessage(judged),
        hint: chooseHint(judged),
        rules: judgement.rules,
        warnings: judgement.warnings,
        evidence: { ...evidence, findings: all },
        scan: report.scan && { ...report.scan, counts: evidence.counts },
        base: evidence.base && { scanId: evidence.base.scanId, branch: evidence.base.branch, counts: evidence.base.counts },
        scope: policy.scope,
        uncovered: judgement.uncovered,
        today: policy.today,
        ...((0,report_disclosure/* shouldFilesNameAll */.B6)(disclosure) && { filesNameAll: true }),
        exceptions: review,
        excused: summarizeExcused(own, wouldBe),
        ending: selectEndingExceptions(review.expiring, {
            changes,
            findings: own,
            isProposed: report.pullRequest !== undefined,
        }),
        findings: (0,ranking/* sortWorstFirst */.Qi)(own, effects),
        elsewhereCount: (0,tally/* countWhere */.t$)(evidence.findings, isCurrent) - own.length,
        listedSeverities: severity/* severities */.gO.filter((severity) => evidence.lists[severity]?.stands === true),
    };
    return shown.verdict === 'failed' ? { ...shown, hint: (0,advice/* formatAdvice */.sW)(shown) } : shown;
}
function judgeWithoutExceptions({ evidence, judgement, policy }) {
    if (judgement.verdict !== 'passed' || policy.exceptions.length === 0)
        return undefined;
    return (0,judge/* judgeEvidence */.Z0)(evidence, { ...policy, exceptions: [] }).effects;
}
function summarizeExcused(own, wouldBe) {
    if (wouldBe === undefined)
        return undefined;
    const excused = own.filter(({ id, exception }) => exception !== undefined && wouldBe.has(id));
    const days = excused.flatMap(({ exception }) => exception?.expires ?? []).sort();
    const [until] = days;
    return until === undefined ? undefined : { tally: (0,tally/* tallyBySeverity */.b8)(excused), until, isOneDay: until === days.at(-1) };
}
function toReportFinding(finding, { evidence, judgement, policy, exceptions, hasRuleScores, isGivenAway = false }, disclosure) {
    const { effects, warned, broken, leftOut: exclusion, news } = judgement;
    const { id } = finding;
    const owners = (0,policy_owners/* determineOwners */.G)(finding, policy.codeOwners);
    const [warnedBy, brokenRules, left] = [warned.get(id), broken.get(id), exclusion.get(id)];
    const { novelty, isLeft: isDeferred } = news.get(id) ?? {};
    return Object.assign(isGivenAway ? finding : { ...finding }, {
        effect: effects.get(id) ?? 'none',
        disclosed: (0,report_disclosure/* isDisclosed */.Nh)(finding, disclosure),
        exception: findCoveringException(finding, exceptions),
        ...(owners && { owners }),
        ...(warnedBy && { warnedBy }),
        ...(brokenRules && { brokenRules }),
        ...(left && { leftOut: left }),
        ...(novelty && { novelty }),
        ...(isDeferred !== undefined && { isLeft: isDeferred }),
        ...(hasRuleScores && finding.cvss !== undefined && finding.type !== 'SCA' && { hasRuleScore: true }),
        ...((0,report_disclosure/* isCertainlyOnChangedLine */.Z9)(finding, disclosure.changes ?? evidence.changes) && { isOnChangedLine: true }),
    });
}
function selectEndingExceptions(expiring, { changes, findings, isProposed }) {
    if (changes === undefined)
        return isProposed ? [] : expiring;
    return (0,policy_exceptions/* findAffectedExceptions */.Eh)(expiring, changes, findings);
}
function isCurrent(finding) {
    return finding.status !== 'FIXED' || (0,evidence/* isOpen */.nT)(finding);
}
function findCoveringException(finding, exceptions) {
    const { answer, exception } = exceptions.coverOf(finding);
    return answer === 'yes' ? exception : undefined;
}
function formatMessage(judged) {
    const { verdict, reason, rules, doubt, uncovered } = judged.judgement;
    if (reason === 'not-covered')
        return doubt ?? errors/* inconclusiveReasons */.Qe[reason].meaning;
    const deciding = rules.filter((rule) => rule.verdict === verdict).map((rule) => rule.line);
    const lines = rules.length === 0 ? ['nothing can block: no rule is active'] : deciding;
    return [...lines, explainUnreadDiff(judged)?.message ?? [], uncovered ?? []].flat().join('; ');
}
function explainUnreadDiff({ judgement, evidence, policy, }) {
    const asks = policy.scope === 'changed' || policy.scope === 'changed-lines' || policy.scope === 'auto';
    const { changes, known } = evidence;
    if (judgement.reason !== 'evidence' || !asks || known !== undefined || changes?.isComplete)
        return undefined;
    return changes === undefined
        ? {
            message: 'the list of changed files could not be read, so any finding may be in the change',
            hint: (0,prose/* prose */.CS) `Run the gate again. In a workflow, the job needs the permission ${(0,prose/* code */.aY)('contents: read')}; elsewhere, clone more of the history.`,
        }
        : {
            message: 'the list of changed files is incomplete, so any finding may be in the change',
            hint: (0,prose/* prose */.CS) `Split the change, or judge it with ${(0,prose/* code */.aY)('scope: scan')}.`,
        };
}
function chooseHint(judged) {
    const { verdict, reason } = judged.judgement;
    if (verdict !== 'inconclusive')
        return undefined;
    return explainUnreadDiff(judged)?.hint ?? errors/* inconclusiveReasons */.Qe[reason === 'not-covered' ? reason : 'evidence'].hint;
}

// EXTERNAL MODULE: ./build/compiled/src/gate/guards.js
var guards = __webpack_require__(16829);
// EXTERNAL MODULE: ./build/compiled/src/gate/scope.js
var scope = __webpack_require__(82291);
;// CONCATENATED MODULE: ./build/compiled/src/gate/decide.js







async function decide(progress, source, { loaded, baseline }) {
    const { policy, trustedBases } = loaded;
    const { context, around: repositoryAccess, settings, stopwatch, readChanges } = progress;
    const mayNarrow = (0,scope/* hasTrustedBase */.vA)({ context, trustedBases });
    const dated = { ...policy, today: (0,times/* pickLaterDay */.C2)(policy.today, source.serverTimeMs?.()) };
    stopwatch.begin('collect');
    const collected = await source.collect(progress, { policy: dated, baseline, mayNarrow, readChanges });
    const { isPublic, isPublicAssumed } = context;
    const audience = { disclose: settings.disclose, isPublic, isPublicAssumed };
    const endsSoon = context.change !== undefined && dated.exceptions.some((each) => (0,exception_terms/* isExpiring */.v$)(each, dated.today));
    const isShownInDiff = (0,report_disclosure/* needsChangedFiles */.H7)(audience) || settings.annotations === 'review' || endsSoon;
    const changes = isShownInDiff ? await readChanges() : collected.evidence.changes;
    progress.changes = changes;
    stopwatch.begin('judge');
    progress.judgement = collected.judgement;
    progress.report = addJudgement(progress.report, { ...collected, isGivenAway: true }, { ...audience, changes });
    progress.evidence = (await source.collectEverything?.()) ?? progress.report.evidence;
    if (collected.judgement.verdict !== 'passed')
        return;
    const isCompared = mayNarrow && scope/* narrowingScopes */.NZ.includes(policy.scope);
    const [doubt, based] = await Promise.all([
        source.checkPass(),
        isCompared ? (0,guards/* withdrawIfBaseChanged */.bA)(progress.report, repositoryAccess, context) : progress.report,
    ]);
    progress.report = doubt === undefined ? based : (0,draft/* makeInconclusive */.j)(progress.report, doubt.reason, doubt);
}


/***/ }),

/***/ 37233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: () => (/* binding */ shouldFilesNameAll),
/* harmony export */   H7: () => (/* binding */ needsChangedFiles),
/* harmony export */   Nh: () => (/* binding */ isDisclosed),
/* harmony export */   Z9: () => (/* binding */ isCertainlyOnChangedLine)
/* harmony export */ });
/* harmony import */ var _policy_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83671);

function needsChangedFiles({ disclose, isPublic }) {
    return disclose === 'changed' || (disclose === 'auto' && isPublic);
}
function isDisclosed(finding, disclosure) {
    if (disclosure.disclose === 'counts')
        return false;
    if (!needsChangedFiles(disclosure))
        return true;
    return finding.filePath !== undefined && (disclosure.changes?.files.has((0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizePath */ .Fd)(finding.filePath)) ?? false);
}
function shouldFilesNameAll({ disclose, isPublicAssumed }) {
    return disclose === 'auto' && isPublicAssumed === true;
}
function isCertainlyOnChangedLine({ filePath, line }, changes) {
    if (changes === undefined || filePath === undefined || line === undefined)
        return false;
    const lines = changes.files.get((0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizePath */ .Fd)(filePath))?.lines ?? [];
    return lines.some(([first, last]) => first <= line && line <= last);
}


/***/ })

};
