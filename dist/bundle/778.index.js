export const id = 778;
export const ids = [778];
export const modules = {

/***/ 7524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ baselineOf),
/* harmony export */   GX: () => (/* binding */ diffBaselines),
/* harmony export */   Gf: () => (/* binding */ baselineEntry),
/* harmony export */   Ms: () => (/* binding */ entryOf),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   nk: () => (/* binding */ parseBaseline),
/* harmony export */   on: () => (/* binding */ oldFindings),
/* harmony export */   qL: () => (/* binding */ renderBaseline)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5156);
/* harmony import */ var _api_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4015);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9473);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1022);
/** The known findings of the default branch, for `scope: new`: old is what the baseline holds, by id or by kind and place. */




/** One finding of the baseline, in the words of the file. */
const baselineEntry = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    violation_id: zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1),
    type: zod__WEBPACK_IMPORTED_MODULE_3__.union([zod__WEBPACK_IMPORTED_MODULE_3__["enum"](_api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .violationTypes */ .h2), zod__WEBPACK_IMPORTED_MODULE_3__.literal('unknown')]),
    /** One that an older file leaves out covers a finding by its id alone. */
    severity: zod__WEBPACK_IMPORTED_MODULE_3__.union([zod__WEBPACK_IMPORTED_MODULE_3__["enum"](_api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .severityWords */ .D4), zod__WEBPACK_IMPORTED_MODULE_3__.literal('unknown')]).optional(),
    title: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
    file_path: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
});
const fileSchema = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    format_version: zod__WEBPACK_IMPORTED_MODULE_3__.literal(1),
    repository: zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1),
    branch: zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1),
    findings: zod__WEBPACK_IMPORTED_MODULE_3__.array(baselineEntry),
});
/**
 * The ids of the findings that the baseline holds. An entry covers one finding: the one with its id, else one of the same
 * type, severity, title and file. Of several like that the least bad is covered first, so that the worst stay new; the order of the
 * input never matters.
 */
function oldFindings({ entries }, findings, stillThere = new Set()) {
    const unique = new Map(findings.map((finding) => [finding.id, finding]));
    const old = new Set();
    const left = new Map();
    for (const entry of entries) {
        if (unique.has(entry.violation_id))
            old.add(entry.violation_id);
        else if (!stillThere.has(entry.violation_id))
            left.set(keyOf(entry), (left.get(keyOf(entry)) ?? 0) + 1);
    }
    // One of which kind or place is unclear is like no other.
    const others = [...unique.values()]
        .filter((finding) => !old.has(finding.id) && finding.severityKnown)
        .filter((finding) => !(0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnclear */ .Z5)(finding, 'severity', 'title', 'type', 'filePath'))
        .sort(leastBadFirst);
    for (const finding of others) {
        const key = keyOf(entryOf(finding));
        const room = left.get(key) ?? 0;
        if (room === 0)
            continue;
        old.add(finding.id);
        left.set(key, room - 1);
    }
    return old;
}
function leastBadFirst(a, b) {
    return ((0,_api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(b.severity) - (0,_api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(a.severity) ||
        // An unknown score may be any.
        (a.cvss ?? 11) - (b.cvss ?? 11) ||
        (a.epss ?? 101) - (b.epss ?? 101) ||
        byId(a, b));
}
function byId(a, b) {
    return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
function entryOf(finding) {
    const { id, type = 'unknown', title, filePath = '', severityKnown } = finding;
    const severity = severityKnown ? finding.severity : 'unknown';
    return { violation_id: id, type, severity, title, file_path: filePath };
}
/** Of one kind, severity included, and in one place. */
function keyOf({ type, severity, title, file_path }) {
    return JSON.stringify([type, severity ?? null, title, file_path]);
}
/** The baseline of these findings; of several with one id, one. */
function baselineOf(findings, of) {
    const unique = [...new Map(findings.map((finding) => [finding.id, finding])).values()];
    return { ...of, entries: unique.sort(byId).map(entryOf) };
}
/** The file's text: the same findings are the same bytes. */
function renderBaseline({ repository, branch, entries }) {
    return `${JSON.stringify({ format_version: 1, repository, branch, findings: entries }, null, 2)}\n`;
}
/** Throws GateError CONFIG (reason `policy`) for a file that is damaged, edited by hand, or of another version. */
function parseBaseline(text, name) {
    const parsed = fileSchema.safeParse(jsonOf(text, name));
    if (!parsed.success) {
        const issue = parsed.error.issues[0];
        throw damaged(name, `${issue?.path.join('.') || 'the file'}: ${issue?.message}`);
    }
    const { repository, branch, findings: entries } = parsed.data;
    const isSorted = entries.every((entry, index) => index === 0 || (entries[index - 1]?.violation_id ?? '') < entry.violation_id);
    if (!isSorted)
        throw damaged(name, 'its findings are not sorted, or one stands there twice');
    return { repository, branch, entries };
}
function jsonOf(text, name) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw damaged(name, 'it is not JSON', error);
    }
}
function damaged(name, why, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `The baseline ${name} is damaged: ${why}`, {
        cause,
        reason: 'policy',
        hint: 'Make it anew on the default branch: scan-gate baseline write.',
    });
}
/** What the second holds beyond the first, and the first beyond the second; a new id for the same problem is neither. */
function diffBaselines(before, after) {
    return { added: beyond(after, before), removed: beyond(before, after) };
}
function beyond(more, less) {
    const ids = new Set(more.entries.map((entry) => entry.violation_id));
    const known = new Set(less.entries.map((entry) => entry.violation_id));
    const left = new Map();
    for (const entry of less.entries)
        if (!ids.has(entry.violation_id))
            left.set(keyOf(entry), (left.get(keyOf(entry)) ?? 0) + 1);
    return more.entries.filter((entry) => {
        if (known.has(entry.violation_id))
            return false;
        const room = left.get(keyOf(entry)) ?? 0;
        left.set(keyOf(entry), room - 1);
        return room <= 0;
    });
}


/***/ }),

/***/ 7492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ae: () => (/* binding */ isUndecided),
  S4: () => (/* binding */ judge),
  qd: () => (/* binding */ openQuestions),
  qF: () => (/* binding */ openSeverities)
});

// EXTERNAL MODULE: ./build/policy/coverage.js
var coverage = __webpack_require__(8469);
// EXTERNAL MODULE: ./build/policy/evidence.js
var policy_evidence = __webpack_require__(8342);
// EXTERNAL MODULE: ./build/policy/exceptions.js
var exceptions = __webpack_require__(3113);
// EXTERNAL MODULE: ./build/policy/finding.js
var finding = __webpack_require__(1022);
;// CONCATENATED MODULE: ./build/policy/reasoning.js
/** One line of reasoning per rule, that a person understands without knowing how the gate counts. */

/** `3 CRITICAL or HIGH found by this scan (1 CRITICAL, 2 HIGH; 1 excepted), limit 0`. */
function reasoning(rule, table, result) {
    const facts = [
        ...countFacts(rule, table.evidence),
        ...findingFacts(rule, table),
        ...(result.verdict === 'inconclusive' ? distrust(rule, table) : []),
    ];
    const because = facts.length > 0 ? ` (${facts.join('; ')})` : '';
    return `${amount(result)} ${rule.subject} ${table.scope.phrase}${because}, limit ${rule.limit}`;
}
function amount({ lo, hi, verdict }) {
    if (verdict === 'passed')
        return hi === 0 ? 'no' : lo === hi ? String(hi) : `at most ${hi}`;
    if (lo === hi)
        return String(lo);
    if (verdict === 'failed')
        return `at least ${lo}`;
    return Number.isFinite(hi) ? `between ${lo} and ${hi}` : `${lo} or more`;
}
function countFacts({ severities }, { counts }) {
    const missing = severities.filter((severity) => counts[severity] === undefined);
    const found = severities.filter((severity) => (counts[severity] ?? 0) > 0);
    return [
        ...(severities.length > 1 && found.length > 0
            ? [found.map((severity) => `${counts[severity]} ${severity}`).join(', ')]
            : []),
        ...(missing.length > 0 ? [`the scan states no count of ${missing.join(', ')}`] : []),
    ];
}
/** What stands between the scan's count and the number that blocks. */
function findingFacts(rule, { question, scope, evidence }) {
    const own = evidence.findings.filter((finding) => finding.label !== 'elsewhere' && rule.severities.includes(finding.severity));
    const open = own.filter(policy_evidence/* isOpen */.nT);
    const count = (findings, test) => findings.filter(test).length;
    const facts = [
        [count(own, (finding) => (0,policy_evidence/* isSuppressed */.Bx)(finding) && rule.matches(finding) !== 'no'), 'suppressed at the service'],
        [count(open, (finding) => question.isExcepted(finding) === 'yes' && rule.matches(finding) !== 'no'), 'excepted'],
        [count(open, (finding) => scope.isOld?.(finding) === true && rule.matches(finding) !== 'no'), 'old'],
        [
            count(open, (finding) => scope.isLeft?.(finding) === true && rule.matches(finding) !== 'no'),
            'in files that are not changed here, left to the default branch’s run',
        ],
        [count(open, (finding) => !finding.severityKnown), 'of unknown severity, counted as CRITICAL'],
        [rule.isUnscored === undefined ? 0 : count(open, rule.isUnscored), rule.unscored ?? ''],
    ];
    return facts.filter(([number]) => number > 0).map(([number, words]) => `${number} ${words}`);
}
/** Why the list does not settle it, the first reason only. */
function distrust(rule, { slices }) {
    if (rule.severities.includes('CRITICAL') && !slices.unknown.isRead)
        return ['the list of violations of unknown severity has not settled'];
    const open = rule.severities
        .map((severity) => slices.known.get(severity))
        .filter((slice) => (slice?.counted ?? 0) !== 0);
    const reasons = open.map((slice) => slice?.distrust ?? (slice?.list?.settled ? undefined : 'the list has not settled'));
    return reasons.filter((reason) => reason !== undefined).slice(0, 1);
}

// EXTERNAL MODULE: ./build/policy/answer.js
var answer = __webpack_require__(8869);
;// CONCATENATED MODULE: ./build/policy/rules/rule.js
/** `CRITICAL`, `CRITICAL or HIGH`, `CRITICAL, HIGH or MEDIUM`. */
function listWords(words) {
    return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : (words[0] ?? '');
}

// EXTERNAL MODULE: ./build/policy/rules/threshold.js
var rules_threshold = __webpack_require__(3296);
;// CONCATENATED MODULE: ./build/policy/rules/fail-on-severity.js
/** `fail-on-severity`: nothing at this severity or above, but where a threshold judges a finding instead. */




const failOnSeverity = ({ failOnSeverity: floor, threshold }) => {
    if (floor === 'NONE')
        return [];
    const whole = threshold.filter((entry) => entry.type === undefined).map((entry) => entry.severity);
    const severities = (0,finding/* atOrAbove */.kU)(floor).filter((severity) => !whole.includes(severity));
    if (severities.length === 0)
        return [];
    const words = listWords(severities);
    return [
        {
            name: `fail-on-severity=${floor.toLowerCase()}`,
            subject: words,
            limit: 0,
            severities,
            // What cannot be matched to a type enters every entry of its severity, and this rule too.
            matches: (finding) => (0,answer/* answer */.ZF)(severities.includes(finding.severity) &&
                (finding.type === undefined || (0,rules_threshold/* entryFor */.cy)(finding, threshold) === undefined)),
            remedy: `Fix the ${words} findings`,
        },
    ];
};

;// CONCATENATED MODULE: ./build/policy/rules/max-age.js
/** `max-age`: no open finding of a severity that is older than so many days, from its first detection to this scan. */


const dayMs = 24 * 3600 * 1000;
const maxAge = (policy, { startedAt }) => finding/* severities */.gO.flatMap((severity) => {
    const days = policy.maxAge[severity];
    if (days === undefined)
        return [];
    const subject = `${severity} older than ${days} days`;
    return [
        {
            name: `max-age ${severity.toLowerCase()}=${days}d`,
            subject,
            limit: 0,
            severities: [severity],
            matches: (finding) => (finding.severity === severity ? isOlder(finding, days, startedAt) : 'no'),
            remedy: `Fix the ${subject}`,
        },
    ];
});
/** Both are server times; without one of them the age is unknown. */
function isOlder(finding, days, startedAt) {
    const firstDetected = finding.detail?.firstDetected;
    if (firstDetected === undefined || startedAt === undefined)
        return 'unknown';
    return (0,answer/* answer */.ZF)(startedAt - firstDetected > days * dayMs);
}

// EXTERNAL MODULE: ./build/policy/rules/scores.js
var scores = __webpack_require__(3104);
;// CONCATENATED MODULE: ./build/policy/rules/registry.js
/** The one list of rules; rules add up, and any one blocks. */





const kinds = [failOnSeverity, rules_threshold/* threshold */.EN, scores/* failOnCvss */.XC, scores/* failOnEpss */.NR, maxAge];
const suppression = 'suppress them at the service with a reason';
const exception = 'accept them by violation_id with an exception in the policy file';
/** The rules that a policy turns on, each narrowed to the types that can block. */
function rulesOf(policy, evidence) {
    const wayOut = evidence.isSuppressible ? suppression : exception;
    const rules = kinds
        .flatMap((kind) => kind(policy, evidence))
        .map((rule) => ({ ...rule, remedy: `${rule.remedy}, or ${wayOut}.` }));
    const { failOnTypes } = policy;
    return failOnTypes === undefined ? rules : rules.map((rule) => ofTypes(rule, failOnTypes));
}
/** An unknown type counts as every type. */
function ofTypes(rule, types) {
    return {
        ...rule,
        subject: `${rule.subject} (${types.join(', ')} only)`,
        matches: (finding) => (0,answer/* both */.WP)((0,answer/* answer */.ZF)(finding.type === undefined || types.includes(finding.type)), rule.matches(finding)),
    };
}

// EXTERNAL MODULE: ./build/policy/scopes/auto.js
var auto = __webpack_require__(9890);
// EXTERNAL MODULE: ./build/policy/baseline.js
var policy_baseline = __webpack_require__(7524);
// EXTERNAL MODULE: ./build/policy/scopes/scope.js
var scope = __webpack_require__(9765);
;// CONCATENATED MODULE: ./build/policy/scopes/baseline.js




const notInBaseline = (evidence) => {
    const { baseline, findings } = evidence;
    if (baseline === undefined)
        return (0,scope/* narrowed */.f)('not in the baseline', () => 'yes');
    const own = findings.filter((finding) => finding.label !== 'elsewhere' && (0,policy_evidence/* isOpen */.nT)(finding));
    const stillThere = new Set(findings.filter(({ label }) => label === 'seen').map(({ id }) => id));
    // A suppressed one that may be of this scan may still stand where it stood: its entry is not free for another.
    const maybeThere = findings
        .filter((finding) => finding.label === 'maybe' && (0,policy_evidence/* isSuppressed */.Bx)(finding))
        .map(({ id }) => id);
    const taken = new Set([...stillThere, ...maybeThere]);
    const old = (0,policy_baseline/* oldFindings */.on)(isWhole(evidence) ? baseline : onlyIds(baseline, own), own, taken);
    const mayBeOld = memo(leastCompeting(baseline, own, stillThere));
    return (0,scope/* narrowed */.f)('not in the baseline', (finding) => {
        if (old.has(finding.id))
            return 'no';
        return mayBeOld(finding) ? 'unknown' : 'yes';
    });
};
/** What the scan does not count may be suppressed, and is listed all the same. */
function isWhole({ lists, unknownSeverities }) {
    return unknownSeverities !== 'unread' && finding/* severities */.gO.every((severity) => lists[severity]?.stands);
}
/**
 * An entry covers a finding that is only alike when its own is gone, whatever severity that has: before all severities are
 * listed, nobody knows which are.
 */
function onlyIds(baseline, own) {
    const ids = new Set(own.map(({ id }) => id));
    return { ...baseline, entries: baseline.entries.filter((entry) => ids.has(entry.violation_id)) };
}
/** Whether it is old when of all the others only those that this scan surely saw use up the baseline's entries of its kind. */
function leastCompeting(baseline, own, stillThere) {
    const seen = own.filter(({ label }) => label === 'seen');
    const entries = Map.groupBy(baseline.entries, policy_baseline/* keyOf */.TN);
    const kinds = new Map(baseline.entries.map((entry) => [entry.violation_id, (0,policy_baseline/* keyOf */.TN)(entry)]));
    // One that an entry names uses up that entry, whatever kind it has become.
    const competing = Map.groupBy(seen, (finding) => kinds.get(finding.id) ?? (0,policy_baseline/* keyOf */.TN)((0,policy_baseline/* entryOf */.Ms)(finding)));
    return (finding) => {
        const kind = (0,policy_baseline/* keyOf */.TN)((0,policy_baseline/* entryOf */.Ms)(finding));
        const alike = entries.get(kind);
        if (alike === undefined)
            return false;
        const others = (competing.get(kind) ?? []).filter(({ id }) => id !== finding.id);
        return (0,policy_baseline/* oldFindings */.on)({ ...baseline, entries: alike }, [...others, finding], stillThere).has(finding.id);
    };
}
function memo(ask) {
    const known = new Map();
    return (finding) => {
        const found = known.get(finding.id) ?? ask(finding);
        known.set(finding.id, found);
        return found;
    };
}

// EXTERNAL MODULE: ./build/policy/changes.js
var policy_changes = __webpack_require__(9306);
;// CONCATENATED MODULE: ./build/policy/scopes/changed.js
/** `changed` and `changed-lines`: of this scan's findings, those in files or lines that the pull request changes. */


const changed = ({ changes }) => (0,scope/* narrowed */.f)('in changed files', (finding) => (changes === undefined ? 'yes' : (0,policy_changes/* inChangedFile */.Il)(finding, changes)));
const changedLines = ({ changes }) => (0,scope/* narrowed */.f)('on changed lines', (finding) => (changes === undefined ? 'yes' : (0,policy_changes/* onChangedLine */.aR)(finding, changes)));

// EXTERNAL MODULE: ./build/policy/slice.js
var policy_slice = __webpack_require__(3309);
;// CONCATENATED MODULE: ./build/policy/scopes/repository.js

const repository = () => ({
    phrase: 'open in the repository',
    includes: () => 'yes',
    known(slice, question) {
        const { lo } = (0,policy_slice/* scanBounds */.zJ)(slice, question);
        const open = openBounds(slice.findings, question);
        // A list that lags still shows what this scan found fixed, and not yet what is new.
        const isUsable = slice.distrust === undefined && slice.list?.settled === true;
        return isUsable ? { lo: Math.max(lo, open.lo), hi: Math.max(lo, open.hi) } : { lo, hi: Number.POSITIVE_INFINITY };
    },
    unknown(slice, question) {
        const open = openBounds(slice.findings, question);
        return slice.isRead ? open : { lo: open.lo, hi: Number.POSITIVE_INFINITY };
    },
});
function openBounds(findings, question) {
    const answers = findings.map((finding) => (0,policy_slice/* blocks */.Bv)(finding, question));
    return {
        lo: answers.filter((answer) => answer === 'yes').length,
        hi: answers.filter((answer) => answer !== 'no').length,
    };
}

;// CONCATENATED MODULE: ./build/policy/scopes/scan.js
/** `scan`: everything that this scan found. */

const scan = () => ({
    phrase: 'found by this scan',
    includes: () => 'yes',
    known: (slice, question) => (0,policy_slice/* scanBounds */.zJ)(slice, question),
    unknown: (slice, question) => (0,policy_slice/* unknownBounds */._i)(slice, question),
});

;// CONCATENATED MODULE: ./build/policy/scopes/registry.js





const scopeKinds = {
    auto: auto/* auto */.q,
    scan: scan,
    repository: repository,
    changed: changed,
    'changed-lines': changedLines,
    new: notInBaseline,
};

// EXTERNAL MODULE: ./build/policy/statements.js
var statements = __webpack_require__(3285);
// EXTERNAL MODULE: ./build/policy/uncovered.js
var policy_uncovered = __webpack_require__(6576);
// EXTERNAL MODULE: ./build/policy/verdict.js
var policy_verdict = __webpack_require__(6234);
;// CONCATENATED MODULE: ./build/policy/judge.js
/** Evidence and policy in, verdict out. Pure: it reads no clock, no network and no order of its input. */












/** Judges the evidence: failed needs proof that one rule is broken, passed needs proof that every rule holds. */
function judge(given, policy) {
    const evidence = withoutDuplicates(given);
    const scope = scopeKinds[policy.scope](evidence, policy);
    const cases = casesOf(evidence, policy, scope);
    const rules = cases.map(({ result }) => result);
    const effects = effectsOf(cases, { scope, policy, findings: evidence.findings });
    const verdict = (0,policy_verdict/* worstVerdict */.z)(rules.map((rule) => rule.verdict));
    const uncovered = (0,policy_uncovered/* uncoveredFiles */.pL)(evidence, policy);
    const judged = { rules, effects, ...(uncovered && { uncovered: uncovered.text }) };
    if (verdict === 'failed')
        return { verdict, reason: 'violations', ...judged };
    if (verdict === 'inconclusive')
        return { verdict, reason: 'evidence', ...judged };
    const doubt = (0,coverage/* coverageFault */.V)(evidence, policy) ?? (uncovered?.isFault ? (0,policy_uncovered/* uncoveredFault */.K8)(uncovered, policy) : undefined);
    if (doubt !== undefined)
        return { verdict: 'inconclusive', reason: 'not-covered', ...judged, doubt };
    return { verdict, reason: 'clean', ...judged };
}
function casesOf(evidence, policy, scope) {
    const slices = (0,policy_slice/* sliceEvidence */.e6)(evidence);
    const isExcepted = (finding) => (0,exceptions/* exceptionFor */.ft)(finding, policy.exceptions, policy.today).answer;
    return rulesOf(policy, evidence).map((rule) => {
        const question = { matches: rule.matches, isExcepted };
        return { rule, question, result: judgeRule(rule, { question, scope, slices, evidence }) };
    });
}
/** A finding counts once, however often it was listed. */
function withoutDuplicates(evidence) {
    const unique = new Map();
    for (const finding of evidence.findings) {
        const known = unique.get(finding.id);
        unique.set(finding.id, known === undefined ? finding : (0,statements/* combined */.y)(known, finding));
    }
    return unique.size === evidence.findings.length ? evidence : { ...evidence, findings: [...unique.values()] };
}
/** The rules that the evidence does not settle yet. */
function openRules(given, policy) {
    const evidence = withoutDuplicates(given);
    const cases = casesOf(evidence, policy, scopeKinds[policy.scope](evidence, policy));
    return cases.filter(({ result }) => result.verdict === 'inconclusive').map(({ rule }) => rule);
}
/** Whether more evidence could still change what a rule says. */
function isUndecided(evidence, policy) {
    return openRules(evidence, policy).length > 0;
}
/**
 * Which findings the rules that are still open ask about: only their details can change the verdict. A suppressed finding
 * counts where it may explain what the scan counts.
 */
function openQuestions(evidence, policy) {
    const scope = scopeKinds[policy.scope](evidence, policy);
    const open = openRules(evidence, policy);
    return (finding) => open.some((rule) => {
        if (!rule.severities.includes(finding.severity) || rule.matches(finding) === 'no')
            return false;
        return scope.includes(finding) !== 'no' || !isNarrow(policy);
    });
}
/** Scopes whose numbers come from single findings alone. */
function isNarrow({ scope }) {
    return scope === 'changed' || scope === 'changed-lines' || scope === 'new';
}
/** Severities of the rules that are still open. */
function openSeverities(evidence, policy) {
    const open = openRules(evidence, policy);
    // Which entries of the baseline are free depends on all findings that are like them, whatever their severity.
    if (policy.scope === 'new' && open.length > 0)
        return [...finding/* severities */.gO];
    return finding/* severities */.gO.filter((severity) => open.some((rule) => rule.severities.includes(severity)));
}
function judgeRule(rule, table) {
    const bounds = boundsOf(rule, table);
    const verdict = bounds.lo > rule.limit ? 'failed' : bounds.hi <= rule.limit ? 'passed' : 'inconclusive';
    const { name, limit, remedy } = rule;
    return { rule: name, verdict, ...bounds, limit, line: reasoning(rule, table, { ...bounds, verdict }), remedy };
}
/** Severity by severity, so that the tightest bound of each counts; the sum is the rule's. */
function boundsOf(rule, { question, scope, slices }) {
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
/** A finding blocks through a rule that does not hold; under a rule that holds it is allowed. */
function effectsOf(cases, judged) {
    const effects = new Map();
    for (const { question, result } of cases) {
        if (result.verdict === 'passed')
            continue;
        const own = effectsOfRule(judged, (0,scope/* within */.u)(question, judged.scope.includes));
        // What only the numbers show (`auto` against the base's count) names nobody, so it may be any of them.
        const maybe = judged.findings.filter((finding) => judged.scope.isLeft?.(finding) !== true);
        const named = own.size > 0 ? own : effectsOfRule({ ...judged, findings: maybe }, question, 'may block');
        for (const [id, effect] of named)
            if (effects.get(id) !== 'blocks')
                effects.set(id, effect);
    }
    return effects;
}
function effectsOfRule({ findings, policy: { scope } }, question, most = 'blocks') {
    const effects = new Map();
    for (const finding of findings) {
        if (!(0,policy_evidence/* isOpen */.nT)(finding) || (finding.label === 'elsewhere' && scope !== 'repository'))
            continue;
        const answer = (0,policy_slice/* blocks */.Bv)(finding, question);
        if (answer === 'no')
            continue;
        const isSure = answer === 'yes' && (finding.label === 'seen' || scope === 'repository');
        effects.set(finding.id, isSure ? most : 'may block');
    }
    return effects;
}


/***/ }),

/***/ 3324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ isNew),
/* harmony export */   W: () => (/* binding */ withNews)
/* harmony export */ });
function isNew({ id }, { old, doubtful }) {
    if (old.has(id))
        return 'no';
    return doubtful.has(id) ? 'unknown' : 'yes';
}
/** What is shown as new is what the base does not hold: a service that never saw the base calls everything that. */
function withNews(findings, known) {
    if (known === undefined)
        return findings;
    const words = { yes: true, no: false, unknown: undefined };
    return findings.map((finding) => ({ ...finding, firstSeen: words[isNew(finding, known)] }));
}


/***/ }),

/***/ 9890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ needsBaseWindow),
/* harmony export */   q: () => (/* binding */ auto)
/* harmony export */ });
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8869);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9306);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8342);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1022);
/* harmony import */ var _known_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3324);
/* harmony import */ var _slice_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3309);
/* harmony import */ var _times_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5945);
/* harmony import */ var _untouched_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8823);
/* harmony import */ var _scope_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9765);
/**
 * `auto` on a pull request: what makes things worse. Where the findings of its base are known, those that it does not hold.
 * Else, severity by severity the largest of three signals: findings in
 * changed files, more findings than the base branch's scans count, and findings first detected after its latest one began.
 */









const auto = (evidence, policy) => {
    // The clock never fails a pull request: what it cannot have made is a note for the default branch's own run.
    const isLeft = (finding) => policy.untouched === 'note' && (0,_untouched_js__WEBPACK_IMPORTED_MODULE_5__/* .isUntouched */ .O)(finding, evidence.changes);
    return evidence.known === undefined ? byNumbers(evidence, isLeft) : byIds(evidence.known, isLeft);
};
function byIds(known, isUntouchedHere) {
    const isOld = (finding) => (0,_known_js__WEBPACK_IMPORTED_MODULE_7__/* .isNew */ .B)(finding, known) === 'no';
    const isLeft = (finding) => !isOld(finding) && isUntouchedHere(finding);
    const includes = (finding) => (0,_answer_js__WEBPACK_IMPORTED_MODULE_8__/* .both */ .WP)((0,_answer_js__WEBPACK_IMPORTED_MODULE_8__/* .answer */ .ZF)(!isLeft(finding)), (0,_known_js__WEBPACK_IMPORTED_MODULE_7__/* .isNew */ .B)(finding, known));
    return {
        phrase: `new since ${known.base}`,
        includes,
        isLeft,
        isOld,
        known(slice, question) {
            const fresh = (0,_slice_js__WEBPACK_IMPORTED_MODULE_3__/* .scanBounds */ .zJ)(newInSlice(slice, known), (0,_scope_js__WEBPACK_IMPORTED_MODULE_6__/* .within */ .u)(question, includes));
            // What is new is a part of all: no more of it can block, nor be proven to.
            const all = (0,_slice_js__WEBPACK_IMPORTED_MODULE_3__/* .scanBounds */ .zJ)(slice, question);
            return { lo: Math.min(fresh.lo, all.lo), hi: Math.min(fresh.hi, all.hi) };
        },
        unknown: (slice, question) => (0,_slice_js__WEBPACK_IMPORTED_MODULE_3__/* .unknownBounds */ ._i)(newOfUnknown(slice, known), (0,_scope_js__WEBPACK_IMPORTED_MODULE_6__/* .within */ .u)(question, includes)),
    };
}
/** The slice as if the scan had found nothing that is old. */
function newInSlice(slice, known) {
    const [all, fresh] = [slice.counted, known.counts[slice.severity]];
    const counted = all === undefined || fresh === undefined ? undefined : Math.min(all, fresh);
    return { ...slice, counted, findings: withoutOld(slice.findings, known) };
}
function newOfUnknown(slice, known) {
    return { ...slice, findings: withoutOld(slice.findings, known) };
}
function withoutOld(findings, { old }) {
    return findings.filter(({ id }) => !old.has(id));
}
function byNumbers(evidence, isLeft) {
    const isMade = (finding) => (0,_answer_js__WEBPACK_IMPORTED_MODULE_8__/* .answer */ .ZF)(!isLeft(finding));
    const isInChange = (finding) => evidence.changes === undefined ? 'yes' : (0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .inChangedFile */ .Il)(finding, evidence.changes);
    const isRecent = (finding) => detectedAfter(evidence.base, finding, evidence);
    const includes = (finding) => (0,_answer_js__WEBPACK_IMPORTED_MODULE_8__/* .both */ .WP)(isMade(finding), (0,_answer_js__WEBPACK_IMPORTED_MODULE_8__/* .either */ .gP)(isInChange(finding), isRecent(finding)));
    return {
        phrase: 'more than the base branch has',
        includes,
        isLeft,
        known(slice, question) {
            const made = (0,_scope_js__WEBPACK_IMPORTED_MODULE_6__/* .within */ .u)(question, isMade);
            const all = (0,_slice_js__WEBPACK_IMPORTED_MODULE_3__/* .scanBounds */ .zJ)(slice, made);
            const named = (0,_slice_js__WEBPACK_IMPORTED_MODULE_3__/* .scanBounds */ .zJ)(slice, (0,_scope_js__WEBPACK_IMPORTED_MODULE_6__/* .within */ .u)(question, includes));
            const signals = [
                (0,_slice_js__WEBPACK_IMPORTED_MODULE_3__/* .scanBounds */ .zJ)(slice, (0,_scope_js__WEBPACK_IMPORTED_MODULE_6__/* .within */ .u)(made, isInChange)),
                growth(all, slice, { made, evidence }),
                (0,_slice_js__WEBPACK_IMPORTED_MODULE_3__/* .scanBounds */ .zJ)(slice, (0,_scope_js__WEBPACK_IMPORTED_MODULE_6__/* .within */ .u)(made, isRecent)),
                // What is in one of two groups makes one of them half as large at least.
                { lo: Math.ceil(named.lo / 2), hi: 0 },
            ];
            return largest(signals, all);
        },
        unknown(slice, question) {
            const all = (0,_slice_js__WEBPACK_IMPORTED_MODULE_3__/* .unknownBounds */ ._i)(slice, (0,_scope_js__WEBPACK_IMPORTED_MODULE_6__/* .within */ .u)(question, isMade));
            return largest([(0,_slice_js__WEBPACK_IMPORTED_MODULE_3__/* .unknownBounds */ ._i)(slice, (0,_scope_js__WEBPACK_IMPORTED_MODULE_6__/* .within */ .u)(question, includes))], all);
        },
    };
}
function largest(signals, all) {
    return {
        lo: Math.max(...signals.map(({ lo }) => lo)),
        hi: Math.min(all.hi, Math.max(...signals.map(({ hi }) => hi))),
    };
}
/**
 * A less the base's A, of the two scans of the base the one that leaves less: what the base has fixed meanwhile is not the
 * branch's doing. Without a count on either side it may be anything that the scan found.
 */
function growth(all, slice, { made, evidence }) {
    const { counted, severity } = slice;
    const latest = evidence.base?.counts[severity];
    if (counted === undefined || latest === undefined)
        return { lo: 0, hi: all.hi };
    const bounds = [evidence.base, evidence.earlierBase].flatMap((base) => {
        const count = base?.counts[severity];
        if (count === undefined)
            return [];
        const harmless = harmlessNew(slice, made, (finding) => detectedAfter(base, finding, evidence));
        return [{ lo: all.lo - count, hi: counted - harmless - count }];
    });
    return {
        lo: Math.max(0, Math.min(...bounds.map(({ lo }) => lo))),
        hi: Math.min(all.hi, Math.max(0, Math.min(...bounds.map(({ hi }) => hi)))),
    };
}
/** Findings that are in our count, not in that base's, and do not block: they made it grow and harm nobody. */
function harmlessNew(slice, question, isRecent) {
    if (!(0,_slice_js__WEBPACK_IMPORTED_MODULE_3__/* .isSettled */ .Is)(slice))
        return 0;
    const isNew = (finding) => finding.label === 'seen' && isRecent(finding) === 'yes';
    return (0,_slice_js__WEBPACK_IMPORTED_MODULE_3__/* .harmlessOwn */ .co)(slice, question).filter(isNew).length + countedSuppressed(slice, isNew);
}
/** Whether a scan counts what is suppressed nobody says; but what it counts beyond all that is open can be nothing else. */
function countedSuppressed({ counted = 0, findings }, isNew) {
    const own = findings.filter(({ label }) => label !== 'elsewhere');
    const others = own.filter((finding) => (0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .isOpen */ .nT)(finding) || ((0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuppressed */ .Bx)(finding) && !isNew(finding)));
    return Math.max(0, counted - others.length);
}
/**
 * Whether the service first detected it after that scan of the base began, and so not in it; all are server times. What was first
 * detected while that scan ran is the base's where no other scan can have found it.
 */
function detectedAfter(base, { detail, firstSeen }, { startedAt }) {
    const [began, ended, first] = [base?.startedAt, base?.completedAt, detail?.firstDetected];
    if (base === undefined || ended === undefined || first === undefined)
        return 'unknown';
    if (began !== undefined && first < began)
        return 'no';
    if (firstSeen === true && startedAt !== undefined && ended < startedAt)
        return 'yes';
    if (first > ended + _times_js__WEBPACK_IMPORTED_MODULE_4__/* .stampSlackMs */ .Qf)
        return 'yes';
    return began !== undefined && firstSeen !== true && isOfBase(first, base) ? 'no' : 'unknown';
}
/** A time that is to the millisecond the end of one scan, as some services stamp what a scan saw, is that scan's. */
function isOfBase(first, { completedAt, others }) {
    if (others === undefined)
        return false;
    if (first === completedAt && first % 1000 !== 0)
        return others.every((other) => other.completedAt !== first);
    return !others.some((other) => (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .mayHaveRun */ .lE)(other, first));
}
/** Whether looking at what ran beside the base's scan would say more about the finding. */
function needsBaseWindow({ detail }, { base }) {
    const [began, ended, first] = [base?.startedAt, base?.completedAt, detail?.firstDetected];
    if (base?.others !== undefined || began === undefined || ended === undefined || first === undefined)
        return false;
    return first >= began && first <= ended + _times_js__WEBPACK_IMPORTED_MODULE_4__/* .stampSlackMs */ .Qf;
}


/***/ }),

/***/ 9765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ narrowed),
/* harmony export */   u: () => (/* binding */ within)
/* harmony export */ });
/* harmony import */ var _slice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3309);

/** This scan's findings, narrowed by a question about each. */
function narrowed(phrase, includes) {
    return {
        phrase,
        includes,
        known: (slice, question) => (0,_slice_js__WEBPACK_IMPORTED_MODULE_0__/* .scanBounds */ .zJ)(slice, within(question, includes)),
        unknown: (slice, question) => (0,_slice_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownBounds */ ._i)(slice, within(question, includes)),
    };
}
/** The question with one more condition. */
function within(question, includes) {
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

/***/ 3309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ blocks),
/* harmony export */   Is: () => (/* binding */ isSettled),
/* harmony export */   _i: () => (/* binding */ unknownBounds),
/* harmony export */   co: () => (/* binding */ harmlessOwn),
/* harmony export */   e6: () => (/* binding */ sliceEvidence),
/* harmony export */   zJ: () => (/* binding */ scanBounds)
/* harmony export */ });
/* unused harmony export tally */
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8869);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8342);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1022);
/** The findings of one severity, as a rule sees them: what may block, what surely does, and what bounds the number. */



/** Cuts the evidence by severity, once for all rules. */
function sliceEvidence(evidence) {
    const groups = new Map(_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .gO.map((severity) => [severity, []]));
    const unknown = [];
    for (const finding of evidence.findings)
        (finding.severityKnown ? groups.get(finding.severity) : unknown)?.push(finding);
    const known = new Map([...groups].map(([severity, findings]) => [severity, sliceOf(evidence, severity, findings)]));
    return { known, unknown: { findings: unknown, isRead: isUnknownRead(evidence, unknown) } };
}
/** No count of the scan stands behind them: what lets one off must have settled. */
function isUnknownRead({ unknownSeverities, lists }, findings) {
    if (unknownSeverities === 'unread')
        return false;
    return findings.length === 0 || lists.CRITICAL?.settled === true;
}
function sliceOf(evidence, severity, findings) {
    const slice = {
        severity,
        counted: evidence.counts[severity],
        findings,
        list: evidence.lists[severity],
        distrust: distrustOf(evidence, severity, findings),
    };
    return isSettled(slice) ? { ...slice, findings: withOwnByCount(slice) } : slice;
}
/** Where the scan counts as many as there are that may be its own, suppressed ones too, each of them is. */
function withOwnByCount({ counted, findings }) {
    const isCandidate = (finding) => finding.label !== 'elsewhere' && ((0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .isOpen */ .nT)(finding) || (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .isSuppressed */ .Bx)(finding));
    if (findings.filter(isCandidate).length !== counted)
        return findings;
    const isDoubtful = (finding) => finding.label !== 'seen' && isCandidate(finding);
    return findings.map((finding) => (isDoubtful(finding) ? { ...finding, label: 'seen' } : finding));
}
function distrustOf(evidence, severity, findings) {
    const list = evidence.lists[severity];
    if (evidence.counts[severity] === undefined)
        return `the scan states no count of ${severity}`;
    if (list === undefined)
        return 'the list was not read';
    if (!list.stands)
        return 'the list kept changing while it was read';
    const gap = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .contradictionIn */ .V8)(evidence, severity, findings);
    return gap === undefined ? undefined : `the scan counts ${gap.counted} ${severity}, the list shows ${gap.listed}`;
}
/** Whether it blocks, were it of this scan. */
function blocks(finding, question) {
    if (!(0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .isOpen */ .nT)(finding))
        return 'no';
    const excepted = question.isExcepted(finding);
    const free = excepted === 'yes' ? 'no' : excepted === 'no' ? 'yes' : 'unknown';
    return free === 'no' ? 'no' : (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .both */ .WP)(free, question.matches(finding));
}
/** Of these findings: how many surely block and are of this scan, and how many may. */
function tally(findings, question) {
    let lo = 0;
    let hi = 0;
    for (const finding of findings) {
        if (finding.label === 'elsewhere')
            continue;
        const verdict = blocks(finding, question);
        if (verdict === 'no')
            continue;
        hi++;
        if (verdict === 'yes' && finding.label === 'seen')
            lo++;
    }
    return { lo, hi };
}
/**
 * The bounds of what `scan` counts in one severity. At least: what surely blocks, and once the list has settled what the
 * scan counts and nothing in the list explains otherwise.
 */
function scanBounds(slice, question) {
    const counted = slice.counted ?? Number.POSITIVE_INFINITY;
    const listed = tally(slice.findings, question);
    const lo = Math.max(listed.lo, isSettled(slice) ? floorOf(slice, question) : 0);
    return { lo, hi: Math.max(lo, ceilingOf(slice, question, { listed: listed.hi, counted })) };
}
/** The list stood again, and holds what the scan counts. */
function isSettled({ list, distrust }) {
    return distrust === undefined && list?.settled === true;
}
/**
 * What the scan counts, and once the list has settled the smaller of two: what the list shows, and what is left of the
 * scan's count when the findings are taken off that are proven to be its own and not to block.
 */
function ceilingOf(slice, question, { listed, counted }) {
    return isSettled(slice) ? Math.min(listed, counted - harmlessOwn(slice, question).length) : counted;
}
/** What the scan surely counts and what surely does not block; nothing of it before the list has settled. */
function harmlessOwn(slice, question) {
    if (!isSettled(slice))
        return [];
    return slice.findings.filter((finding) => finding.label === 'seen' && finding.status === 'OPEN' && blocks(finding, question) === 'no');
}
/** A less everything in the list that could explain it without blocking: suppressed, excepted or beside the question. */
function floorOf({ counted = 0, findings }, question) {
    const explained = findings.filter((finding) => finding.label !== 'elsewhere' &&
        ((0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .isSuppressed */ .Bx)(finding) || ((0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .isOpen */ .nT)(finding) && blocks(finding, question) !== 'yes')));
    return Math.max(0, counted - explained.length);
}
/** The bounds of findings of unknown severity; nothing bounds them where they were not read. */
function unknownBounds({ findings, isRead }, question) {
    const listed = tally(findings, question);
    return isRead ? listed : { lo: listed.lo, hi: Number.POSITIVE_INFINITY };
}


/***/ }),

/***/ 3285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ withEarlier),
/* harmony export */   y: () => (/* binding */ combined)
/* harmony export */ });
/* harmony import */ var _api_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4015);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9306);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1022);
/** What several sources state of one violation, as one finding: the worse counts, and what they state differently is unknown. */



/**
 * One finding of two that bear the same id: list and detail, two versions in one list, two reads. The greater score and
 * severity count. A fact that one of them leaves out is the other's; one that both state, and differently, is unclear.
 */
function combined(a, b) {
    const unclear = new Set([...(a.unclear ?? []), ...(b.unclear ?? [])]);
    const agree = (fact, [first, second], isSame = first === second) => {
        if (unclear.has(fact))
            return undefined;
        if (first === undefined || second === undefined || isSame)
            return first ?? second;
        unclear.add(fact);
        return undefined;
    };
    const type = agree('type', [a.type, b.type]);
    const status = agree('status', [statedStatus(a), statedStatus(b)]) ?? 'UNKNOWN';
    const filePath = agree('filePath', [a.filePath, b.filePath], isOnePath(a.filePath, b.filePath));
    // A line is one of a known file.
    if (unclear.has('filePath'))
        unclear.add('line');
    const line = agree('line', [a.line, b.line]);
    agree('title', [statedTitle(a), statedTitle(b)]);
    const detail = combinedDetail(a.detail, b.detail, agree);
    return {
        ...b,
        ...worseSeverity(a, b),
        title: statedTitle(b) === undefined ? a.title : b.title,
        type,
        status,
        filePath,
        line,
        cvss: greater(a.cvss, b.cvss),
        epss: greater(a.epss, b.epss),
        label: labelOf(a, b),
        firstSeen: unclear.has('firstDetected') ? undefined : (b.firstSeen ?? a.firstSeen),
        detail,
        unclear: [...unclear],
    };
}
/** A finding that was listed again, with the worst that the earlier list said of it. */
function withEarlier(fresh, earlier) {
    if (earlier === undefined)
        return fresh;
    const scores = { cvss: greater(fresh.cvss, earlier.cvss), epss: greater(fresh.epss, earlier.epss) };
    const unclear = (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnclear */ .Z5)(earlier, 'severity') ? [...(fresh.unclear ?? []), 'severity'] : fresh.unclear;
    return { ...fresh, ...worseSeverity(earlier, fresh), ...scores, unclear };
}
/** Only a detail says whose a finding is; of two that do, the nearer to our scan. */
function labelOf(a, b) {
    if ((a.detail === undefined) !== (b.detail === undefined))
        return a.detail === undefined ? b.label : a.label;
    return _finding_js__WEBPACK_IMPORTED_MODULE_2__/* .labels */ .WD.indexOf(a.label) <= _finding_js__WEBPACK_IMPORTED_MODULE_2__/* .labels */ .WD.indexOf(b.label) ? a.label : b.label;
}
/** The greater of two scores; of one that is known and one that is not the one that is. */
function greater(a, b) {
    return a === undefined || b === undefined ? (a ?? b) : Math.max(a, b);
}
function worseSeverity(a, b) {
    const [first, second] = [a, b].filter((finding) => finding.severityKnown || (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnclear */ .Z5)(finding, 'severity'));
    if (first === undefined || second === undefined) {
        const { severity, severityKnown } = first ?? b;
        return { severity, severityKnown };
    }
    const worse = (0,_api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(first.severity) <= (0,_api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(second.severity) ? first : second;
    return { severity: worse.severity, severityKnown: first.severityKnown && second.severityKnown };
}
function statedStatus(finding) {
    return finding.status === 'UNKNOWN' && !(0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnclear */ .Z5)(finding, 'status') ? undefined : finding.status;
}
function statedTitle({ title }) {
    return title === '' || title === _finding_js__WEBPACK_IMPORTED_MODULE_2__/* .untitled */ .UF ? undefined : title.trim();
}
function isOnePath(a, b) {
    return a !== undefined && b !== undefined && (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .normalPath */ .FE)(a) === (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .normalPath */ .FE)(b);
}
/** Of two reads the later text; what was once seen later was seen later. */
function combinedDetail(a, b, agree) {
    if (a === undefined || b === undefined)
        return a ?? b;
    return {
        description: b.description ?? a.description,
        cwe: agree('cwe', [a.cwe, b.cwe]),
        codeSnippet: b.codeSnippet ?? a.codeSnippet,
        remediation: b.remediation ?? a.remediation,
        firstDetected: agree('firstDetected', [a.firstDetected, b.firstDetected]),
        lastSeen: greater(a.lastSeen, b.lastSeen),
    };
}


/***/ }),

/***/ 6234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ verdicts),
/* harmony export */   z: () => (/* binding */ worstVerdict)
/* harmony export */ });
/** Worst first: one rule that is broken fails a run, and one that is open keeps it from passing. */
const verdicts = ['failed', 'inconclusive', 'passed'];
/** The worst of several; passed when there are none. */
function worstVerdict(several) {
    return verdicts.find((verdict) => several.includes(verdict)) ?? 'passed';
}


/***/ }),

/***/ 540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c1: () => (/* binding */ makeBaseline),
/* harmony export */   mF: () => (/* binding */ readBaseline)
/* harmony export */ });
/* unused harmony export identityOf */
/* harmony import */ var _ci_repository_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7553);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9473);
/* harmony import */ var _policy_baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7524);
/* harmony import */ var _policy_evidence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8342);
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1022);
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
    if (counted === undefined)
        return [`the scan states no count of ${severity}`];
    if (!evidence.lists[severity]?.settled)
        return [`the list of ${severity} has not settled`];
    const unclear = findings.filter((finding) => finding.label === 'maybe' && (0,_policy_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .isOpen */ .nT)(finding)).length;
    if (unclear > 0)
        return [`${unclear} ${severity} may be of another branch`];
    const known = findings.filter((finding) => finding.severityKnown && finding.label === 'seen');
    const explained = known.filter((finding) => (0,_policy_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .isOpen */ .nT)(finding) || (0,_policy_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .isSuppressed */ .Bx)(finding)).length;
    if (explained < counted)
        return [`the scan counts ${counted} ${severity}, the list shows ${explained}`];
    // More than the scan counts were not all found by it, whatever their times say.
    const open = known.filter(_policy_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .isOpen */ .nT).length;
    return open > counted ? [`the scan counts ${counted} ${severity}, the list shows ${open} open ones as its own`] : [];
}


/***/ }),

/***/ 9641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ once),
/* harmony export */   X: () => (/* binding */ keepingNotes)
/* harmony export */ });
/** The log, whose notes are kept for the report too. */
function keepingNotes(log, notes) {
    const note = (line) => {
        notes.push(line);
        log.note(line);
    };
    return { ...log, note };
}
/** Reads at most once, however often it is asked. */
function once(read) {
    let reading;
    return () => {
        reading ??= read();
        return reading;
    };
}


/***/ }),

/***/ 9692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ scopeHere),
/* harmony export */   v: () => (/* binding */ hasTrustedBase)
/* harmony export */ });
/* harmony import */ var _ci_context_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4674);
/* harmony import */ var _policy_exceptions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3113);


/** Scopes that leave out what a base branch holds already. */
const narrowing = ['auto', 'changed', 'changed-lines'];
/** False where a comparison would be with a branch that its author may have chosen, and so show nothing. */
function hasTrustedBase({ context, trustedBases }) {
    const { base } = context;
    return !(0,_ci_context_context_js__WEBPACK_IMPORTED_MODULE_1__/* .hasOwnBase */ .C)(context) || trustedBases.some((glob) => (0,_policy_exceptions_js__WEBPACK_IMPORTED_MODULE_0__/* .pathMatcher */ .kZ)(glob)(base?.branch ?? ''));
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
