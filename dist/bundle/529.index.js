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
;// CONCATENATED MODULE: ./build/compiled/src/report/judged.js












function withJudgement(report, judged, disclosure) {
    const { evidence, judgement, policy } = judged;
    const { effects } = judgement;
    const wouldBe = effectsWithoutExceptions(judged);
    const isShown = (finding) => effects.has(finding.id) || (0,policy_finding/* isOfScan */.R0)(finding, evidence.counts);
    const own = [];
    const exceptions = (0,policy_exceptions/* indexExceptions */.HL)(policy.exceptions, policy.today);
    const all = evidence.findings.map((finding) => {
        if (!isCurrent(finding) || !isShown(finding))
            return finding;
        const shown = shownFinding(finding, { ...judged, exceptions }, disclosure);
        own.push(shown);
        return shown;
    });
    const review = (0,policy_exceptions/* reviewExceptions */.ZP)(own, policy.exceptions, policy.today);
    const changes = disclosure.changes ?? evidence.changes;
    const shown = {
        ...report,
        verdict: judgement.verdict,
        reason: judgement.reason,
        message: messageOf(judged),
        hint: hintOf(judged),
        rules: judgement.rules,
        warnings: judgement.warnings,
        evidence: { ...evidence, findings: all },
        scan: report.scan && { ...report.scan, counts: evidence.counts },
        base: evidence.base && { scanId: evidence.base.scanId, branch: evidence.base.branch, counts: evidence.base.counts },
        scope: policy.scope,
        uncovered: judgement.uncovered,
        today: policy.today,
        ...((0,report_disclosure/* filesNameAll */.yF)(disclosure) && { filesNameAll: true }),
        exceptions: review,
        excused: excusedIn(own, wouldBe),
        ending: endingHere(review.expiring, { changes, findings: own, isProposed: report.pullRequest !== undefined }),
        findings: (0,ranking/* worstFirst */.md)(own, effects),
        elsewhereCount: (0,tally/* countOf */.pq)(evidence.findings, isCurrent) - own.length,
        listedSeverities: severity/* severities */.gO.filter((severity) => evidence.lists[severity]?.stands === true),
    };
    return shown.verdict === 'failed' ? { ...shown, hint: (0,advice/* adviceText */.YM)(shown) } : shown;
}
function effectsWithoutExceptions({ evidence, judgement, policy }) {
    if (judgement.verdict !== 'passed' || policy.exceptions.length === 0)
        return undefined;
    return (0,judge/* judge */.S4)(evidence, { ...policy, exceptions: [] }).effects;
}
function excusedIn(own, wouldBe) {
    if (wouldBe === undefined)
        return undefined;
    const excused = own.filter(({ id, exception }) => exception !== undefined && wouldBe.has(id));
    const days = excused.flatMap(({ exception }) => exception?.expires ?? []).sort();
    const [until] = days;
    return until === undefined ? undefined : { tally: (0,tally/* tallyOf */.sv)(excused), until, isOneDay: until === days.at(-1) };
}
function shownFinding(finding, { evidence, judgement, policy, exceptions, isGivenAway = false }, disclosure) {
    const { effects, warned, broken, leftOut, news } = judgement;
    const { id } = finding;
    const owners = (0,policy_owners/* ownersOf */.K)(finding, policy.codeOwners);
    const [warnedBy, brokenRules, left] = [warned.get(id), broken.get(id), leftOut.get(id)];
    const { novelty, isLeft } = news.get(id) ?? {};
    return Object.assign(isGivenAway ? finding : { ...finding }, {
        effect: effects.get(id) ?? 'none',
        disclosed: (0,report_disclosure/* isDisclosed */.Nh)(finding, disclosure),
        exception: coveringException(finding, exceptions),
        ...(owners && { owners }),
        ...(warnedBy && { warnedBy }),
        ...(brokenRules && { brokenRules }),
        ...(left && { leftOut: left }),
        ...(novelty && { novelty }),
        ...(isLeft !== undefined && { isLeft }),
        ...((0,report_disclosure/* isOnChangedLine */._v)(finding, disclosure.changes ?? evidence.changes) && { isOnChangedLine: true }),
    });
}
function endingHere(expiring, { changes, findings, isProposed }) {
    if (changes === undefined)
        return isProposed ? [] : expiring;
    return (0,policy_exceptions/* concernedBy */.lX)(expiring, changes, findings);
}
function isCurrent(finding) {
    return finding.status !== 'FIXED' || (0,evidence/* isOpen */.nT)(finding);
}
function coveringException(finding, exceptions) {
    const { answer, exception } = exceptions.coverOf(finding);
    return answer === 'yes' ? exception : undefined;
}
function messageOf(judged) {
    const { verdict, reason, rules, doubt, uncovered } = judged.judgement;
    if (reason === 'not-covered')
        return doubt ?? errors/* inconclusiveReasons */.Qe[reason].meaning;
    const deciding = rules.filter((rule) => rule.verdict === verdict).map((rule) => rule.line);
    const lines = rules.length === 0 ? ['nothing can block: no rule is on'] : deciding;
    return [...lines, unreadDiff(judged)?.message ?? [], uncovered ?? []].flat().join('; ');
}
function unreadDiff({ judgement, evidence, policy }) {
    const asks = policy.scope === 'changed' || policy.scope === 'changed-lines' || policy.scope === 'auto';
    const { changes, known } = evidence;
    if (judgement.reason !== 'evidence' || !asks || known !== undefined || changes?.isComplete)
        return undefined;
    return changes === undefined
        ? {
            message: 'what is changed could not be read, so any finding may be in the change',
            hint: (0,prose/* prose */.CS) `Run the gate again. In a workflow the job needs the permission ${(0,prose/* code */.aY)('contents: read')}; elsewhere clone more of the history.`,
        }
        : {
            message: 'more is changed than could be read, so any finding may be in the change',
            hint: (0,prose/* prose */.CS) `Split the change, or judge it with ${(0,prose/* code */.aY)('scope: scan')}.`,
        };
}
function hintOf(judged) {
    const { verdict, reason } = judged.judgement;
    if (verdict !== 'inconclusive')
        return undefined;
    return unreadDiff(judged)?.hint ?? errors/* inconclusiveReasons */.Qe[reason === 'not-covered' ? reason : 'evidence'].hint;
}

// EXTERNAL MODULE: ./build/compiled/src/gate/guards.js
var guards = __webpack_require__(16829);
// EXTERNAL MODULE: ./build/compiled/src/gate/scope.js
var scope = __webpack_require__(82291);
;// CONCATENATED MODULE: ./build/compiled/src/gate/decide.js







async function decide(progress, source, { loaded, baseline }) {
    const { policy, trustedBases } = loaded;
    const { context, around, settings, stopwatch, readChanges } = progress;
    const mayNarrow = (0,scope/* hasTrustedBase */.vA)({ context, trustedBases });
    const dated = { ...policy, today: (0,times/* laterDay */.Z4)(policy.today, source.serverTimeMs?.()) };
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
    progress.report = withJudgement(progress.report, { ...collected, isGivenAway: true }, { ...audience, changes });
    progress.evidence = (await source.collectEverything?.()) ?? progress.report.evidence;
    if (collected.judgement.verdict !== 'passed')
        return;
    const isCompared = mayNarrow && scope/* narrowing */.en.includes(policy.scope);
    const [doubt, based] = await Promise.all([
        source.checkPass(),
        isCompared ? (0,guards/* withOwnBase */.O7)(progress.report, around, context) : progress.report,
    ]);
    progress.report = doubt === undefined ? based : (0,draft/* withInconclusive */.ly)(progress.report, doubt.reason, doubt);
}


/***/ }),

/***/ 37233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H7: () => (/* binding */ needsChangedFiles),
/* harmony export */   Nh: () => (/* binding */ isDisclosed),
/* harmony export */   _v: () => (/* binding */ isOnChangedLine),
/* harmony export */   yF: () => (/* binding */ filesNameAll)
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
    return finding.filePath !== undefined && (disclosure.changes?.files.has((0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .normalPath */ .FE)(finding.filePath)) ?? false);
}
function filesNameAll({ disclose, isPublicAssumed }) {
    return disclose === 'auto' && isPublicAssumed === true;
}
function isOnChangedLine({ filePath, line }, changes) {
    if (changes === undefined || filePath === undefined || line === undefined)
        return false;
    const lines = changes.files.get((0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .normalPath */ .FE)(filePath))?.lines ?? [];
    return lines.some(([first, last]) => first <= line && line <= last);
}


/***/ })

};
