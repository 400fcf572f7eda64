export const id = 593;
export const ids = [593];
export const modules = {

/***/ 3167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ createLog)
/* harmony export */ });
/* harmony import */ var _report_neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9960);
/** The one writer of log lines: whatever a line holds, it is a line, and only our own commands are commands. */

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const frameMs = 100;
const eraseLine = '\r\u001b[K';
function createLog({ write, readsCommands, columns }) {
    let draw;
    const line = (text) => {
        write(`${draw === undefined ? '' : eraseLine}${(0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralLine */ .GH)(text)}\n`);
        draw?.();
    };
    const command = (text) => {
        if (readsCommands)
            write(`${text}\n`);
    };
    return {
        line,
        command,
        group(title, lines) {
            if (readsCommands)
                command(`::group::${(0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .commandData */ .wq)((0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralLine */ .GH)(title))}`);
            else
                line(title);
            for (const each of lines)
                line(readsCommands ? each : `  ${each}`);
            command('::endgroup::');
        },
        live(render) {
            if (columns === undefined)
                return () => { };
            let frame = 0;
            // A line that wraps could not be erased.
            draw = () => write(`${eraseLine}${(0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(`${frames[frame % frames.length]} ${(0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralLine */ .GH)(render())}`, columns() - 1)}`);
            draw();
            const timer = setInterval(() => {
                frame += 1;
                draw?.();
            }, frameMs);
            timer.unref();
            return () => {
                clearInterval(timer);
                if (draw !== undefined)
                    write(eraseLine);
                draw = undefined;
            };
        },
    };
}


/***/ }),

/***/ 7524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ baselineOf),
/* harmony export */   GX: () => (/* binding */ diffBaselines),
/* harmony export */   Gf: () => (/* binding */ baselineEntry),
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
 * type, title and file. Of several like that the least bad is covered first, so that the worst stay new; the order of the
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
    const others = [...unique.values()].filter((finding) => !old.has(finding.id)).sort(leastBadFirst);
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
    return (_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .severities */ .gO.indexOf(b.severity) - _finding_js__WEBPACK_IMPORTED_MODULE_2__/* .severities */ .gO.indexOf(a.severity) ||
        // An unknown score may be any.
        (a.cvss ?? 11) - (b.cvss ?? 11) ||
        (a.epss ?? 101) - (b.epss ?? 101) ||
        byId(a, b));
}
function byId(a, b) {
    return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
function entryOf(finding) {
    const { id, type = 'unknown', title, filePath = '' } = finding;
    return { violation_id: id, type, title, file_path: filePath };
}
function keyOf({ type, title, file_path }) {
    return JSON.stringify([type, title, file_path]);
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

/***/ 8342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bx: () => (/* binding */ isSuppressed),
/* harmony export */   V8: () => (/* binding */ contradictionIn),
/* harmony export */   n2: () => (/* binding */ noEvidence),
/* harmony export */   nT: () => (/* binding */ isOpen)
/* harmony export */ });
/** Evidence before anything but the scan's counts is known. */
const noEvidence = {
    counts: {},
    findings: [],
    lists: {},
    unknownSeverities: 'unread',
    startedAt: undefined,
    coverage: undefined,
    diagnostics: [],
    changes: undefined,
    base: undefined,
    baseline: undefined,
    comparesTimes: true,
};
/**
 * Open means OPEN, a status that nobody knows, or FIXED although this scan saw it, or may have: a scan of another branch that
 * ran beside ours can mark it so.
 */
function isOpen(finding) {
    if (finding.status === 'FIXED') {
        return finding.label === 'seen' || (finding.label === 'maybe' && finding.detail?.lastSeen !== undefined);
    }
    return finding.status === 'OPEN' || finding.status === 'UNKNOWN';
}
/** Suppressed at the service: a finding that the scan may count although nobody has to act on it. */
function isSuppressed(finding) {
    return finding.status === 'FALSE_POSITIVE' || finding.status === 'ACCEPTED_RISK';
}
/** What may stand behind a count of the scan; a FIXED one only where the scan provably saw it. */
function isExplanation(finding) {
    if (finding.label === 'elsewhere')
        return false;
    return finding.status === 'FIXED' ? finding.label === 'seen' : isOpen(finding) || isSuppressed(finding);
}
/** The list must hold at least what the scan counts; undefined when it does, or when there is nothing to compare. */
function contradictionIn(evidence, severity, findings) {
    const counted = evidence.counts[severity];
    if (counted === undefined)
        return undefined;
    const listed = findings.filter(isExplanation).length;
    return listed < counted ? { severity, listed, counted } : undefined;
}


/***/ }),

/***/ 777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ exitCodeOf)
/* harmony export */ });
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6234);
/** From verdict to exit code (design, promise 1): 0 passed, 1 failed, 2 inconclusive, 130 and 143 cancelled. */

function exitCodeOf(verdict, reason, leniency) {
    if (verdict === 'passed')
        return 0;
    if (_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .hardReasons */ .p.some((hard) => hard === reason))
        return 2;
    if (leniency.warnOnly)
        return 0;
    if (verdict === 'failed')
        return 1;
    // `wait: false` asked for no verdict, so that not having one is no fault.
    if (reason === 'not-waited')
        return 0;
    return leniency.onInconclusive[reason] === 'warn' ? 0 : 2;
}


/***/ }),

/***/ 3802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ae: () => (/* binding */ isUndecided),
  S4: () => (/* binding */ judge),
  qd: () => (/* binding */ openQuestions),
  qF: () => (/* binding */ openSeverities)
});

// EXTERNAL MODULE: ./build/policy/changes.js
var policy_changes = __webpack_require__(9306);
;// CONCATENATED MODULE: ./build/policy/coverage.js

/** AGENTIC_SAST has no scan type of its own in the interface. */
const scanTypeOf = {
    SAST: 'sast',
    SCA: 'sca',
    SECRET: 'secrets',
    IAC: 'iac',
};
/** Why a pass would be worth nothing, as a sentence without a final stop; undefined when nothing speaks against it. */
function coverageFault(evidence, { failOnTypes, coverTypes }) {
    const { coverage } = evidence;
    if (coverage !== undefined) {
        if (Object.values(coverage).every((word) => word === 'not covered'))
            return 'nothing was scanned: no type is covered';
        const missing = (coverTypes ?? failOnTypes ?? []).filter((type) => {
            const word = coverage[scanTypeOf[type] ?? 'sast'];
            return word === undefined || word === 'not covered';
        });
        if (missing.length > 0)
            return `fail-on-types names ${missing.join(', ')}, which this scan does not cover`;
    }
    const skipped = skippedChanges(evidence);
    if (skipped.length === 0)
        return undefined;
    const more = skipped.length > 3 ? ` and ${skipped.length - 3} more` : '';
    return `the pull request changes ${skipped.slice(0, 3).join(', ')}${more}, which a scanner skipped or could not read`;
}
/** Files that the pull request changes and a scanner did not look at. */
function skippedChanges({ changes, diagnostics }) {
    if (changes === undefined)
        return [];
    const skipped = diagnostics.flatMap(pathsOf).filter((path) => !changes.isComplete || (0,policy_changes/* isChangedPath */.Yl)(path, changes));
    return [...new Set(skipped)].sort();
}
function pathsOf({ file_path, file_paths }) {
    return [...(file_path === undefined ? [] : [file_path]), ...(file_paths ?? [])];
}

// EXTERNAL MODULE: ./build/policy/evidence.js
var policy_evidence = __webpack_require__(8342);
// EXTERNAL MODULE: ./build/policy/exceptions.js
var exceptions = __webpack_require__(3113);
// EXTERNAL MODULE: ./build/policy/finding.js
var policy_finding = __webpack_require__(1022);
;// CONCATENATED MODULE: ./build/policy/reasoning.js
/** One line of reasoning per rule, that a person understands without knowing how the gate counts. */

/** `3 CRITICAL or HIGH found by this scan (1 CRITICAL, 2 HIGH; 1 excepted), limit 0`. */
function reasoning(rule, table, bounds, verdict) {
    const facts = [
        ...countFacts(rule, table.evidence),
        ...findingFacts(rule, table),
        ...(verdict === 'inconclusive' ? distrust(rule, table) : []),
    ];
    const because = facts.length > 0 ? ` (${facts.join('; ')})` : '';
    return `${amount(bounds, verdict)} ${rule.subject} ${table.scope.phrase}${because}, limit ${rule.limit}`;
}
function amount({ lo, hi }, verdict) {
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
function findingFacts(rule, { question, evidence }) {
    const own = evidence.findings.filter((finding) => finding.label !== 'elsewhere' && rule.severities.includes(finding.severity));
    const open = own.filter(policy_evidence/* isOpen */.nT);
    const count = (findings, test) => findings.filter(test).length;
    const facts = [
        [count(own, (finding) => (0,policy_evidence/* isSuppressed */.Bx)(finding) && rule.matches(finding) !== 'no'), 'suppressed at the service'],
        [count(open, (finding) => question.isExcepted(finding) === 'yes' && rule.matches(finding) !== 'no'), 'excepted'],
        [count(open, (finding) => !finding.severityKnown), 'of unknown severity, counted as CRITICAL'],
        [rule.isUnjudged === undefined ? 0 : count(open, rule.isUnjudged), `${rule.unjudged}, not judged`],
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
// EXTERNAL MODULE: ./build/policy/policy.js
var policy = __webpack_require__(8301);
;// CONCATENATED MODULE: ./build/policy/rules/rule.js
/** `CRITICAL`, `CRITICAL or HIGH`, `CRITICAL, HIGH or MEDIUM`. */
function listWords(words) {
    return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : (words[0] ?? '');
}

;// CONCATENATED MODULE: ./build/policy/rules/threshold.js
/** `threshold`: at most so many findings of a severity, or of one type at that severity. */

const threshold = (policy) => policy.threshold.map((entry) => ruleOf(entry, policy.threshold));
function ruleOf(entry, all) {
    const { severity, type, limit } = entry;
    const key = type === undefined ? severity : `${type}-${severity}`;
    const subject = type === undefined ? severity : `${type} ${severity}`;
    return {
        name: `threshold ${key.toLowerCase()}=${limit}`,
        subject,
        limit,
        severities: [severity],
        matches: (finding) => (0,answer/* answer */.ZF)(enters(finding, entry, all)),
        remedy: `Bring the ${subject} findings down to ${limit}, or suppress them at the service with a reason.`,
    };
}
/** The most specific entry judges a finding; one without a known type enters every entry of its severity. */
function enters(finding, entry, all) {
    if (finding.severity !== entry.severity)
        return false;
    return finding.type === undefined || entryFor(finding, all) === entry;
}
/** The entry that judges a finding of known type: its type's own, else its severity's. */
function entryFor(finding, all) {
    const ofSeverity = all.filter((entry) => entry.severity === finding.severity);
    return (ofSeverity.find((entry) => entry.type === finding.type) ?? ofSeverity.find((entry) => entry.type === undefined));
}

;// CONCATENATED MODULE: ./build/policy/rules/fail-on-severity.js
/** `fail-on-severity`: nothing at this severity or above, but where a threshold judges a finding instead. */




const failOnSeverity = ({ failOnSeverity: floor, threshold }) => {
    if (floor === 'NONE')
        return [];
    const whole = threshold.filter((entry) => entry.type === undefined).map((entry) => entry.severity);
    const severities = (0,policy/* atOrAbove */.k)(floor).filter((severity) => !whole.includes(severity));
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
                (finding.type === undefined || entryFor(finding, threshold) === undefined)),
            remedy: `Fix the ${words} findings, or suppress them at the service with a reason.`,
        },
    ];
};

;// CONCATENATED MODULE: ./build/policy/rules/max-age.js
/** `max-age`: no open finding of a severity that is older than so many days, from its first detection to this scan. */


const dayMs = 24 * 3600 * 1000;
const maxAge = (policy, { startedAt }) => policy_finding/* severities */.gO.flatMap((severity) => {
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
            remedy: `Fix the ${subject}, or suppress them at the service with a reason.`,
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

;// CONCATENATED MODULE: ./build/policy/rules/scores.js
/** `fail-on-cvss` and `fail-on-epss`: nothing with this score or a higher one; a missing score is not judged, and counted. */


const failOnCvss = ({ failOnCvss: least }) => least === undefined
    ? []
    : [scoreRule(`fail-on-cvss=${least}`, `CVSS ${least} or more`, least, (finding) => finding.cvss)];
const failOnEpss = ({ failOnEpss: least }) => least === undefined
    ? []
    : [scoreRule(`fail-on-epss=${least}%`, `EPSS ${least}% or more`, least, (finding) => finding.epss)];
function scoreRule(name, subject, least, scoreOf) {
    const [kind = ''] = subject.split(' ');
    return {
        name,
        subject: `findings with ${subject}`,
        limit: 0,
        severities: policy_finding/* severities */.gO,
        matches(finding) {
            const score = scoreOf(finding);
            return (0,answer/* answer */.ZF)(score !== undefined && score >= least);
        },
        remedy: `Fix the findings with ${subject}, or suppress them at the service with a reason.`,
        isUnjudged: (finding) => scoreOf(finding) === undefined,
        unjudged: `without a ${kind} score`,
    };
}

;// CONCATENATED MODULE: ./build/policy/rules/registry.js
/** The one list of rules; rules add up, and any one blocks. */





const kinds = [failOnSeverity, threshold, failOnCvss, failOnEpss, maxAge];
/** The rules that a policy turns on, each narrowed to the types that can block. */
function rulesOf(policy, evidence) {
    const rules = kinds.flatMap((kind) => kind(policy, evidence));
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

;// CONCATENATED MODULE: ./build/policy/slice.js
/** The findings of one severity, as a rule sees them: what may block, what surely does, and what bounds the number. */



/** Cuts the evidence by severity, once for all rules. */
function sliceEvidence(evidence) {
    const groups = new Map(policy_finding/* severities */.gO.map((severity) => [severity, []]));
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
    const list = evidence.lists[severity];
    return {
        severity,
        counted: evidence.counts[severity],
        findings,
        list,
        distrust: distrustOf(evidence, severity, findings),
    };
}
function distrustOf(evidence, severity, findings) {
    const list = evidence.lists[severity];
    if (evidence.counts[severity] === undefined)
        return `the scan states no count of ${severity}`;
    if (list === undefined)
        return 'the list was not read';
    if (!list.stands)
        return 'the list kept changing while it was read';
    const gap = (0,policy_evidence/* contradictionIn */.V8)(evidence, severity, findings);
    return gap === undefined ? undefined : `the scan counts ${gap.counted} ${severity}, the list shows ${gap.listed}`;
}
/** Whether it blocks, were it of this scan. */
function blocks(finding, question) {
    if (!(0,policy_evidence/* isOpen */.nT)(finding))
        return 'no';
    const excepted = question.isExcepted(finding);
    const free = excepted === 'yes' ? 'no' : excepted === 'no' ? 'yes' : 'unknown';
    return free === 'no' ? 'no' : (0,answer/* both */.WP)(free, question.matches(finding));
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
        ((0,policy_evidence/* isSuppressed */.Bx)(finding) || ((0,policy_evidence/* isOpen */.nT)(finding) && blocks(finding, question) !== 'yes')));
    return Math.max(0, counted - explained.length);
}
/** The bounds of findings of unknown severity; nothing bounds them where they were not read. */
function unknownBounds({ findings, isRead }, question) {
    const listed = tally(findings, question);
    return isRead ? listed : { lo: listed.lo, hi: Number.POSITIVE_INFINITY };
}

;// CONCATENATED MODULE: ./build/policy/scopes/scope.js

/** This scan's findings, narrowed by a question about each. */
function narrowed(phrase, includes) {
    return {
        phrase,
        includes,
        known: (slice, question) => scanBounds(slice, within(question, includes)),
        unknown: (slice, question) => unknownBounds(slice, within(question, includes)),
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

;// CONCATENATED MODULE: ./build/policy/scopes/auto.js
/**
 * `auto` on a pull request: what makes things worse. Severity by severity the largest of three signals: findings in
 * changed files, more findings than the base branch's latest scan counts, and findings first detected after that scan.
 */





const auto = (evidence) => {
    const isInChange = (finding) => evidence.changes === undefined ? 'yes' : (0,policy_changes/* inChangedFile */.Il)(finding, evidence.changes);
    const isRecent = (finding) => detectedAfterBase(finding, evidence);
    const includes = (finding) => (0,answer/* either */.gP)(isInChange(finding), isRecent(finding));
    return {
        phrase: 'more than the base branch has',
        includes,
        known(slice, question) {
            const all = scanBounds(slice, question);
            const signals = [
                scanBounds(slice, within(question, isInChange)),
                growth(all, slice.counted, evidence.base?.counts[slice.severity], harmlessNew(slice, question, isRecent)),
                scanBounds(slice, within(question, isRecent)),
            ];
            return largest(signals, all);
        },
        unknown(slice, question) {
            const all = unknownBounds(slice, question);
            return largest([unknownBounds(slice, within(question, includes))], all);
        },
    };
};
function largest(signals, all) {
    return {
        lo: Math.max(...signals.map(({ lo }) => lo)),
        hi: Math.min(all.hi, Math.max(...signals.map(({ hi }) => hi))),
    };
}
/** A less the base's A. Without a count on either side it may be anything that the scan found. */
function growth(all, counted, base, harmless) {
    if (counted === undefined || base === undefined)
        return { lo: 0, hi: all.hi };
    return { lo: Math.max(0, all.lo - base), hi: Math.min(all.hi, Math.max(0, counted - harmless - base)) };
}
/** Findings that are in our count, not in the base's, and do not block: they made it grow and harm nobody. */
function harmlessNew(slice, question, isRecent) {
    return harmlessOwn(slice, question).filter((finding) => isRecent(finding) === 'yes').length;
}
/**
 * Whether the service first detected it after the base's scan had ended, and so not in it; all are server times. What our own
 * scan was the first to see, the base had not; what was stamped just after the base's scan had ended, it may have had.
 */
function detectedAfterBase({ detail, firstSeen }, { base, comparesTimes, startedAt }) {
    if (!comparesTimes)
        return 'no';
    const ended = base?.completedAt;
    const first = detail?.firstDetected;
    if (ended === undefined || first === undefined)
        return 'unknown';
    if (firstSeen === true && startedAt !== undefined && ended < startedAt)
        return 'yes';
    if (first > ended + policy_finding/* stampSlackMs */.Qf)
        return 'yes';
    return firstSeen === true || first > ended ? 'unknown' : 'no';
}

// EXTERNAL MODULE: ./build/policy/baseline.js
var policy_baseline = __webpack_require__(7524);
;// CONCATENATED MODULE: ./build/policy/scopes/baseline.js




const notInBaseline = (evidence) => {
    const { baseline, findings } = evidence;
    if (baseline === undefined)
        return narrowed('not in the baseline', () => 'yes');
    const own = findings.filter((finding) => finding.label !== 'elsewhere' && (0,policy_evidence/* isOpen */.nT)(finding));
    const stillThere = new Set(findings.filter(({ label }) => label === 'seen').map(({ id }) => id));
    // A suppressed one that may be of this scan may still stand where it stood: its entry is not free for another.
    const maybeThere = findings
        .filter((finding) => finding.label === 'maybe' && (0,policy_evidence/* isSuppressed */.Bx)(finding))
        .map(({ id }) => id);
    const taken = new Set([...stillThere, ...maybeThere]);
    const old = (0,policy_baseline/* oldFindings */.on)(isWhole(evidence) ? baseline : onlyIds(baseline, own), own, taken);
    const mayBeOld = memo(leastCompeting(baseline, own, stillThere));
    return narrowed('not in the baseline', (finding) => {
        if (old.has(finding.id))
            return 'no';
        return mayBeOld(finding) ? 'unknown' : 'yes';
    });
};
/** What the scan does not count may be suppressed, and is listed all the same. */
function isWhole({ lists, unknownSeverities }) {
    return unknownSeverities !== 'unread' && policy_finding/* severities */.gO.every((severity) => lists[severity]?.stands);
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
    const entries = Map.groupBy(baseline.entries, entryKind);
    const kinds = new Map(baseline.entries.map((entry) => [entry.violation_id, entryKind(entry)]));
    // One that an entry names uses up that entry, whatever kind it has become.
    const competing = Map.groupBy(seen, (finding) => kinds.get(finding.id) ?? findingKind(finding));
    return (finding) => {
        const kind = findingKind(finding);
        const alike = entries.get(kind);
        if (alike === undefined)
            return false;
        const others = (competing.get(kind) ?? []).filter(({ id }) => id !== finding.id);
        return (0,policy_baseline/* oldFindings */.on)({ ...baseline, entries: alike }, [...others, finding], stillThere).has(finding.id);
    };
}
function entryKind({ type, title, file_path }) {
    return JSON.stringify([type, title, file_path]);
}
function findingKind({ type, title, filePath = '' }) {
    return JSON.stringify([type ?? 'unknown', title, filePath]);
}
function memo(ask) {
    const known = new Map();
    return (finding) => {
        const found = known.get(finding.id) ?? ask(finding);
        known.set(finding.id, found);
        return found;
    };
}

;// CONCATENATED MODULE: ./build/policy/scopes/changed.js
/** `changed` and `changed-lines`: of this scan's findings, those in files or lines that the pull request changes. */


const changed = ({ changes }) => narrowed('in changed files', (finding) => (changes === undefined ? 'yes' : (0,policy_changes/* inChangedFile */.Il)(finding, changes)));
const changedLines = ({ changes }) => narrowed('on changed lines', (finding) => (changes === undefined ? 'yes' : (0,policy_changes/* onChangedLine */.aR)(finding, changes)));

;// CONCATENATED MODULE: ./build/policy/scopes/repository.js

const repository = () => ({
    phrase: 'open in the repository',
    includes: () => 'yes',
    known(slice, question) {
        const { lo } = scanBounds(slice, question);
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
    const answers = findings.map((finding) => blocks(finding, question));
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
    known: (slice, question) => scanBounds(slice, question),
    unknown: (slice, question) => unknownBounds(slice, question),
});

;// CONCATENATED MODULE: ./build/policy/scopes/registry.js





const scopeKinds = {
    auto: auto,
    scan: scan,
    repository: repository,
    changed: changed,
    'changed-lines': changedLines,
    new: notInBaseline,
};

;// CONCATENATED MODULE: ./build/policy/judge.js
/** Evidence and policy in, verdict out. Pure: it reads no clock, no network and no order of its input. */









/** Judges the evidence: failed needs proof that one rule is broken, passed needs proof that every rule holds. */
function judge(given, policy) {
    const evidence = withoutDuplicates(given);
    const scope = scopeKinds[policy.scope](evidence);
    const cases = casesOf(evidence, policy, scope);
    const rules = cases.map(({ result }) => result);
    const effects = effectsOf(cases, scope, policy, evidence.findings);
    const verdict = worst(rules.map((rule) => rule.verdict));
    if (verdict === 'failed')
        return { verdict, reason: 'violations', rules, effects };
    if (verdict === 'inconclusive')
        return { verdict, reason: 'evidence', rules, effects };
    const doubt = coverageFault(evidence, policy);
    if (doubt !== undefined)
        return { verdict: 'inconclusive', reason: 'not-covered', rules, effects, doubt };
    return { verdict, reason: 'clean', rules, effects };
}
function casesOf(evidence, policy, scope) {
    const slices = sliceEvidence(evidence);
    const isExcepted = (finding) => (0,exceptions/* exceptionFor */.ft)(finding, policy.exceptions, policy.today).answer;
    return rulesOf(policy, evidence).map((rule) => {
        const question = { matches: rule.matches, isExcepted };
        return { rule, question, result: judgeRule(rule, { question, scope, slices, evidence }) };
    });
}
/** A finding counts once, however often it was listed: of several versions the worst. */
function withoutDuplicates(evidence) {
    const unique = new Map();
    for (const finding of evidence.findings) {
        const known = unique.get(finding.id);
        unique.set(finding.id, known === undefined ? finding : worseOf(known, finding));
    }
    return unique.size === evidence.findings.length ? evidence : { ...evidence, findings: [...unique.values()] };
}
function worseOf(a, b) {
    const ranks = [a, b].map((finding) => [
        (0,policy_evidence/* isOpen */.nT)(finding) ? 0 : 1,
        policy_finding/* severities */.gO.indexOf(finding.severity),
        policy_finding/* labels */.WD.indexOf(finding.label),
    ]);
    const [first = [], second = []] = ranks;
    const index = first.findIndex((rank, place) => rank !== second[place]);
    const worse = index >= 0 && (second[index] ?? 0) < (first[index] ?? 0) ? b : a;
    const isOnePlace = a.filePath === b.filePath;
    return {
        ...worse,
        cvss: (0,policy_finding/* greater */.rh)(a.cvss, b.cvss),
        epss: (0,policy_finding/* greater */.rh)(a.epss, b.epss),
        // What they do not agree on is unknown, and so counts as everything.
        type: a.type === b.type ? a.type : undefined,
        filePath: isOnePlace ? a.filePath : undefined,
        line: isOnePlace && a.line === b.line ? a.line : undefined,
    };
}
/** The rules that the evidence does not settle yet. */
function openRules(given, policy) {
    const evidence = withoutDuplicates(given);
    const cases = casesOf(evidence, policy, scopeKinds[policy.scope](evidence));
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
    const scope = scopeKinds[policy.scope](evidence);
    const open = openRules(evidence, policy);
    return (finding) => open.some((rule) => {
        if (!rule.severities.includes(finding.severity) || rule.matches(finding) === 'no')
            return false;
        return scope.includes(finding) !== 'no' || !isNarrow(policy, evidence);
    });
}
/** Scopes whose numbers come from single findings alone; `auto` too, once there are too many details to read. */
function isNarrow({ scope }, { comparesTimes }) {
    return scope === 'changed' || scope === 'changed-lines' || scope === 'new' || (scope === 'auto' && !comparesTimes);
}
/** Severities of the rules that are still open. */
function openSeverities(evidence, policy) {
    const open = openRules(evidence, policy);
    // Which entries of the baseline are free depends on all findings that are like them, whatever their severity.
    if (policy.scope === 'new' && open.length > 0)
        return [...policy_finding/* severities */.gO];
    return policy_finding/* severities */.gO.filter((severity) => open.some((rule) => rule.severities.includes(severity)));
}
function worst(verdicts) {
    if (verdicts.includes('failed'))
        return 'failed';
    return verdicts.includes('inconclusive') ? 'inconclusive' : 'passed';
}
function judgeRule(rule, table) {
    const bounds = boundsOf(rule, table);
    const verdict = bounds.lo > rule.limit ? 'failed' : bounds.hi <= rule.limit ? 'passed' : 'inconclusive';
    const { name, limit, remedy } = rule;
    return { rule: name, verdict, ...bounds, limit, line: reasoning(rule, table, bounds, verdict), remedy };
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
function effectsOf(cases, scope, policy, findings) {
    const effects = new Map();
    for (const { question, result } of cases) {
        if (result.verdict === 'passed')
            continue;
        const own = effectsOfRule(findings, within(question, scope.includes), policy);
        // What only the numbers show (`auto` against the base's count) names nobody, so it may be any of them.
        const named = own.size > 0 ? own : effectsOfRule(findings, question, policy, 'may block');
        for (const [id, effect] of named)
            if (effects.get(id) !== 'blocks')
                effects.set(id, effect);
    }
    return effects;
}
function effectsOfRule(findings, question, { scope }, most = 'blocks') {
    const effects = new Map();
    for (const finding of findings) {
        if (!(0,policy_evidence/* isOpen */.nT)(finding) || (finding.label === 'elsewhere' && scope !== 'repository'))
            continue;
        const answer = blocks(finding, question);
        if (answer === 'no')
            continue;
        const isSure = answer === 'yes' && (finding.label === 'seen' || scope === 'repository');
        effects.set(finding.id, isSure ? most : 'may block');
    }
    return effects;
}


/***/ }),

/***/ 2805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ byWorst)
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1022);
/** The one order in which findings are shown: what blocks first, then the worst. */

const effectOrder = ['blocks', 'may block', 'none'];
/** Compares by effect, severity, CVSS, EPSS, path, line and id; total, so that the order of the input never matters. */
function byWorst(effects) {
    const effectRank = (finding) => effectOrder.indexOf(effects.get(finding.id) ?? 'none');
    return (a, b) => effectRank(a) - effectRank(b) ||
        _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.indexOf(a.severity) - _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.indexOf(b.severity) ||
        (b.cvss ?? -1) - (a.cvss ?? -1) ||
        (b.epss ?? -1) - (a.epss ?? -1) ||
        compareText(a.filePath ?? '\u{10ffff}', b.filePath ?? '\u{10ffff}') ||
        (a.line ?? 0) - (b.line ?? 0) ||
        compareText(a.id, b.id);
}
/** By code unit: the same on every machine, whatever its locale. */
function compareText(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 5269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vZ: () => (/* binding */ githubWishes),
  mk: () => (/* binding */ publish)
});

// UNUSED EXPORTS: outputValues

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/ci/github/runner.js
var runner = __webpack_require__(7619);
// EXTERNAL MODULE: ./build/policy/finding.js
var finding = __webpack_require__(1022);
// EXTERNAL MODULE: ./build/report/annotations.js
var annotations = __webpack_require__(6241);
// EXTERNAL MODULE: ./build/report/log.js
var report_log = __webpack_require__(6945);
// EXTERNAL MODULE: ./build/report/summary.js + 1 modules
var summary = __webpack_require__(25);
;// CONCATENATED MODULE: ./build/report/markdown.js

/** At most 900,000 bytes, with a chart. */
function renderMarkdown(report, { reportFile }) {
    return (0,summary/* summary */.z)(report, { reportFile, hasChart: true });
}

;// CONCATENATED MODULE: ./build/report/html-client-rows.js
/** The part of the page's script that makes a row and its details; reads `data`, `words`, `state`, `severityNames`, `capital`. */
const rowScript = `
/* Rows and details */
const element = (name, attributes, ...children) => {
  const node = document.createElement(name);
  for (const key of Object.keys(attributes)) {
    if (attributes[key] !== undefined) node.setAttribute(key, attributes[key]);
  }
  node.append(...children.filter((child) => child !== undefined));
  return node;
};
const cell = (key, ...children) => element('td', { role: 'cell', class: 'c-' + key }, ...children);
const placeOf = ({ path, line, link }) => {
  if (path === undefined) return undefined;
  const text = line === undefined ? path : path + ':' + line;
  if (link === undefined) return element('span', { class: 'mono' }, text);
  return element('a', { class: 'mono', href: data.linkBase + link, rel: 'noopener noreferrer' }, text);
};
const rowOf = (row) => {
  const isOpen = state.opened.has(row.index);
  const button = element(
    'button',
    { type: 'button', class: 'open', 'aria-expanded': String(isOpen), 'aria-controls': isOpen ? 'detail-' + row.index : undefined },
    row.title,
  );
  const standing = element('span', { class: 'standing s-' + row.standing.replace(' ', '-') }, capital(row.standing));
  const severity = element('span', { class: 'severity ' + row.severity.toLowerCase() }, severityNames.get(row.severity));
  return element(
    'tr',
    { role: 'row', class: isOpen ? 'row js opened' : 'row js', 'data-index': row.index },
    cell('severity', severity),
    cell('title', button, row.cwe === undefined ? undefined : element('span', { class: 'sub' }, row.cwe)),
    cell('path', placeOf(row)),
    cell('type', row.type),
    cell('standing', standing),
    cell('label', capital(row.label)),
    cell('cvss', row.cvss === undefined ? undefined : row.cvss.toFixed(1)),
    cell('epss', row.epss === undefined ? undefined : row.epss + ' %'),
  );
};
const codeOf = (snippet, line) => {
  const lines = snippet.split('\\n').map((text, index) =>
    element('span', { 'data-n': line === undefined ? undefined : line + index }, text + '\\n'),
  );
  return element('pre', { class: 'code', tabindex: '0' }, element('code', {}, ...lines));
};
const passageOf = (part) => (typeof part === 'string' ? element('div', { class: 'prose' }, part) : codeOf(part[0]));
const factsOf = (row) =>
  [
    ['Id', row.id],
    ['Severity', row.guessed ? words.guessed : undefined],
    ['Status', row.status],
    ['First detected', row.first],
    ['Last seen', row.last],
    ['Exception', row.exception],
    ['Named', row.unnamed ? words.unnamed : undefined],
  ].filter(([, fact]) => fact !== undefined);
const detailOf = (row) => {
  const texts = element('div', { class: 'texts' });
  const add = (word, ...nodes) => texts.append(element('h3', {}, words[word]), ...nodes);
  if (row.description !== undefined) add('description', ...row.description.map(passageOf));
  if (row.snippet !== undefined) add('snippet', codeOf(row.snippet, row.line));
  if (row.remediation !== undefined) add('remediation', ...row.remediation.map(passageOf));
  const note = row.withheld || (texts.childElementCount === 0 ? 'none' : undefined);
  if (note !== undefined) texts.append(element('p', { class: 'note' }, words[note]));
  const facts = factsOf(row).map(([term, fact]) => element('div', {}, element('dt', {}, term), element('dd', {}, fact)));
  const sheet = element('div', { class: 'sheet' }, texts, element('dl', { class: 'facts' }, ...facts));
  return element(
    'tr',
    { role: 'row', class: 'detail js', id: 'detail-' + row.index },
    element('td', { role: 'cell', colspan: '8' }, sheet),
  );
};
`;

;// CONCATENATED MODULE: ./build/report/html-client.js
/**
 * The script of the page, as text: search, filters, sorting, details, keyboard, theme and printing. It makes elements and
 * text, never markup; the policy of the page (Trusted Types) forbids it to.
 */

const script = String.raw `
(() => {
'use strict';
const byId = (id) => document.getElementById(id);
const root = document.documentElement;

/* Theme: as the system has it until the button is pressed; not remembered. */
const theme = byId('theme');
const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const isDark = () => (root.dataset.theme ? root.dataset.theme === 'dark' : prefersDark.matches);
const showTheme = () => {
  theme.textContent = isDark() ? 'Light theme' : 'Dark theme';
};
theme.addEventListener('click', () => {
  root.dataset.theme = isDark() ? 'light' : 'dark';
  showTheme();
});
prefersDark.addEventListener('change', showTheme);
showTheme();
theme.hidden = false;

if (!byId('rows')) return;

const data = JSON.parse(byId('data').textContent);
const { words } = data;
const severityNames = new Map(data.severities);
const severityOrder = [...severityNames.keys()];
const step = 100;
/* Rows drawn at once: a little more than a screen, then the rest frame by frame, so that no key waits for them. */
const firstChunk = 30;
const chunk = 500;
const printMax = 1000;
const number = (value) => value.toLocaleString('en-US');
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

const findings = data.findings;
findings.forEach((row, index) => {
  row.index = index;
  row.text = [row.title, row.path, row.id, row.cwe].filter(Boolean).join('\n').toLowerCase();
});

/* What sorts a column; the greater number is the worse, so that "descending" is worst first. */
const lower = (text) => (text === undefined ? undefined : text.toLowerCase());
const columns = {
  severity: { value: (row) => -severityOrder.indexOf(row.severity), first: 'descending' },
  title: { value: (row) => lower(row.title), first: 'ascending' },
  path: { value: (row) => lower(row.path), then: (row) => row.line || 0, first: 'ascending' },
  type: { value: (row) => data.types.indexOf(row.type), first: 'ascending' },
  standing: { value: (row) => -data.standings.indexOf(row.standing), first: 'descending' },
  label: { value: (row) => data.labels.indexOf(row.label), first: 'ascending' },
  cvss: { value: (row) => row.cvss, first: 'descending' },
  epss: { value: (row) => row.epss, first: 'descending' },
};

const state = { key: '', direction: '', limit: step, opened: new Set() };
let sorted = findings;
let matching = findings;
let drawn = 0;
let frame = 0;

const query = byId('query');
const body = byId('rows');
const selects = ['type', 'standing', 'label'].map(byId);
const chips = [...document.querySelectorAll('input[name="severity"]')];

/* Filtering */
const wanted = () => ({
  terms: query.value.toLowerCase().split(/\s+/).filter(Boolean),
  severities: new Set(chips.filter((chip) => chip.checked).map((chip) => chip.value)),
  choices: selects.filter((select) => select.value !== '').map((select) => [select.id, select.value]),
});
const isFiltered = ({ terms, severities, choices }) => terms.length + severities.size + choices.length > 0;
const filter = () => {
  const wish = wanted();
  const { terms, severities, choices } = wish;
  matching = isFiltered(wish)
    ? sorted.filter(
        (row) =>
          (severities.size === 0 || severities.has(row.severity)) &&
          choices.every(([key, value]) => row[key] === value) &&
          terms.every((term) => row.text.includes(term)),
      )
    : sorted;
  byId('clear').disabled = !isFiltered(wish);
};

/* Sorting: rows without a value come last either way; equal ones stay worst first. */
const compare = (a, b, sign) => {
  if (a === b) return 0;
  if (a === undefined) return 1;
  if (b === undefined) return -1;
  return a < b ? -sign : sign;
};
const sort = () => {
  const column = columns[state.key];
  if (column === undefined) {
    sorted = findings;
    return;
  }
  const sign = state.direction === 'ascending' ? 1 : -1;
  const keyed = findings.map((row) => ({ row, value: column.value(row), then: column.then ? column.then(row) : 0 }));
  keyed.sort((a, b) => compare(a.value, b.value, sign) || sign * (a.then - b.then) || a.row.index - b.row.index);
  sorted = keyed.map(({ row }) => row);
};

${rowScript}
const nodesOf = (row) => (state.opened.has(row.index) ? [rowOf(row), detailOf(row)] : [rowOf(row)]);

/* Drawing */
const say = (until) => {
  const all = number(data.total);
  const shown = number(until);
  const column = document.querySelector('th[data-key="' + state.key + '"]');
  const order = column === null ? 'worst first' : 'by ' + column.textContent.toLowerCase() + ', ' + state.direction;
  const count =
    until < matching.length && matching.length < findings.length
      ? shown + ' of ' + number(matching.length) + ' matching shown, ' + all + ' in all'
      : shown + ' of ' + all + ' shown';
  byId('status').textContent = count + ', ' + order;
};
const offerMore = (until) => {
  const left = matching.length - until;
  byId('more').hidden = left <= 0;
  byId('more-some').textContent = 'Show ' + number(Math.min(step, left)) + ' more';
  byId('more-all').textContent = 'Show all ' + number(matching.length);
  byId('more-all').hidden = left <= step;
  byId('empty').hidden = matching.length > 0;
};
const extend = (isWhole) => {
  cancelAnimationFrame(frame);
  const until = Math.min(state.limit, matching.length);
  const end = isWhole ? until : Math.min(until, drawn + (drawn === 0 ? firstChunk : chunk));
  body.append(...matching.slice(drawn, end).flatMap(nodesOf));
  drawn = end;
  if (drawn < until) frame = requestAnimationFrame(() => extend(false));
};
const tell = () => {
  const until = Math.min(state.limit, matching.length);
  say(until);
  offerMore(until);
};
const draw = (isWhole) => {
  drawn = 0;
  body.replaceChildren();
  tell();
  extend(isWhole);
};
const refilter = () => {
  state.limit = step;
  filter();
  draw(false);
};
const clearAll = () => {
  query.value = '';
  for (const chip of chips) chip.checked = false;
  for (const select of selects) select.value = '';
  refilter();
};
const grow = (limit) => {
  const before = drawn;
  state.limit = limit;
  tell();
  extend(false);
  const next = matching[before];
  if (next !== undefined) focusRow(next.index);
};

/* Opening and closing */
const rowElement = (index) => body.querySelector('tr.row[data-index="' + index + '"]');
const focusRow = (index) => rowElement(index).querySelector('.open').focus();
const setOpen = (index, isOpen) => {
  const row = rowElement(index);
  const button = row.querySelector('.open');
  button.setAttribute('aria-expanded', String(isOpen));
  row.classList.toggle('opened', isOpen);
  if (isOpen) {
    state.opened.add(index);
    row.after(detailOf(findings[index]));
    button.setAttribute('aria-controls', 'detail-' + index);
  } else {
    state.opened.delete(index);
    byId('detail-' + index).remove();
    button.removeAttribute('aria-controls');
  }
};
const indexNear = (node) => {
  const row = node.closest('tr.detail') ? node.closest('tr.detail').previousElementSibling : node.closest('tr.row');
  return row === null ? undefined : Number(row.dataset.index);
};
body.addEventListener('click', (event) => {
  const row = event.target.closest('tr.row');
  if (row === null || event.target.closest('a') || !getSelection().isCollapsed) return;
  const index = Number(row.dataset.index);
  setOpen(index, !state.opened.has(index));
});

/* Headers */
for (const head of document.querySelectorAll('#table th[data-key]')) {
  const button = element('button', { type: 'button', class: 'sort' }, head.textContent);
  head.replaceChildren(button);
  button.addEventListener('click', () => {
    const { key } = head.dataset;
    const { first } = columns[key];
    const second = first === 'ascending' ? 'descending' : 'ascending';
    const isSame = state.key === key;
    /* The third press goes back to worst first. */
    state.direction = isSame ? (state.direction === first ? second : '') : first;
    state.key = state.direction === '' ? '' : key;
    for (const other of document.querySelectorAll('#table th')) other.removeAttribute('aria-sort');
    if (state.key !== '') head.setAttribute('aria-sort', state.direction);
    sort();
    refilter();
  });
}

query.addEventListener('input', refilter);
for (const control of [...chips, ...selects]) control.addEventListener('change', refilter);
byId('clear').addEventListener('click', () => {
  clearAll();
  query.focus();
});
byId('clear-empty').addEventListener('click', () => {
  clearAll();
  query.focus();
});
byId('more-some').addEventListener('click', () => grow(Math.min(state.limit, matching.length) + step));
byId('more-all').addEventListener('click', () => grow(matching.length));

/* Keys */
const isField = (node) => node.matches('input:not([type="checkbox"]), select, textarea');
const move = (from, by) => {
  const buttons = [...body.querySelectorAll('.open')];
  const target = buttons[from === query ? 0 : buttons.indexOf(from) + by];
  if (target !== undefined) target.focus();
  else if (by < 0) query.focus();
};
const escape = (node) => {
  const index = body.contains(node) ? indexNear(node) : undefined;
  if (index !== undefined && state.opened.has(index)) {
    setOpen(index, false);
    focusRow(index);
    return true;
  }
  if (node !== query || query.value === '') return false;
  query.value = '';
  refilter();
  return true;
};
document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const node = event.target;
  if (event.key === '/' && !isField(node)) {
    event.preventDefault();
    query.focus();
    query.select();
  } else if (event.key === 'Escape') {
    if (escape(node)) event.preventDefault();
  } else if (event.key === 'ArrowDown' && (node === query || node.matches('.open'))) {
    event.preventDefault();
    move(node, 1);
  } else if (event.key === 'ArrowUp' && node.matches('.open')) {
    event.preventDefault();
    move(node, -1);
  }
});

/* Paper: what matches, up to a limit, and the details of what blocks. */
let screen;
addEventListener('beforeprint', () => {
  if (screen !== undefined) return;
  screen = { limit: state.limit, opened: state.opened };
  const blocking = matching.filter((row) => row.standing === 'blocks' || row.standing === 'may block');
  state.limit = Math.max(state.limit, printMax);
  state.opened = new Set([...state.opened, ...blocking.slice(0, 200).map((row) => row.index)]);
  draw(true);
});
addEventListener('afterprint', () => {
  if (screen === undefined) return;
  state.limit = screen.limit;
  state.opened = screen.opened;
  screen = undefined;
  draw(true);
});

byId('controls').hidden = false;
refilter();
/* A browser that goes back fills the controls in again. */
addEventListener('pageshow', () => {
  if (isFiltered(wanted())) refilter();
});
})();
`;

// EXTERNAL MODULE: ./build/report/neutral.js
var neutral = __webpack_require__(9960);
;// CONCATENATED MODULE: ./build/report/html-markup.js
/**
 * HTML in which nothing foreign is live. A value put into `html` is escaped by `escapeText`, the one function that does
 * so, unless `html` itself made it; what goes to the page's script is JSON that holds no markup either.
 */

const markup = Symbol('markup');
const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** All that hides, reorders or breaks text; line feeds and tabs are let through. */
const html_markup_hidden = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** A fragment. Text is shown, never read as markup; attributes have to be quoted by the template. */
function html(parts, ...values) {
    return { [markup]: String.raw({ raw: parts }, ...values.map(markupOf)) };
}
const nothing = { [markup]: '' };
/** The fragment as text, to be written to a file. */
function textOf(fragment) {
    return fragment[markup];
}
/** A `style` or `script` element around text of our own, exactly as its hash in the policy was taken. */
function ownElement(name, text) {
    return { [markup]: `<${name}>${text}</${name}>` };
}
/** A data block for the page's script; `json` comes from `embeddedJson`. */
function dataElement(id, json) {
    return { [markup]: `<script type="application/json" id="${escapeText(id)}">${json}</script>` };
}
function markupOf(value) {
    if (value === undefined)
        return '';
    if (typeof value === 'number')
        return escapeText(String(value));
    if (typeof value === 'string')
        return escapeText(value);
    return isList(value) ? value.map(textOf).join('') : textOf(value);
}
function isList(value) {
    return Array.isArray(value);
}
/** Text as HTML, in content and in quoted attributes. Total: no input throws, none comes out live. */
function escapeText(text) {
    return visible(text).replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}
/** Text as it may be shown: nothing hides in it or turns it around. Idempotent. */
function visible(text) {
    return text.replaceAll(lineBreak, '\n').replaceAll(html_markup_hidden, pictureOf);
}
const pictures = new Map();
function pictureOf(character) {
    const known = pictures.get(character) ?? (0,neutral/* neutralLine */.GH)(character);
    pictures.set(character, known);
    return known;
}
/** One visible line of at most `maxLength` characters. */
function lineText(text, maxLength) {
    const shown = visible(text.slice(0, maxLength + 1))
        .replaceAll('\n', '␊')
        .replaceAll('\t', ' ');
    return (0,neutral/* cut */.Jj)(shown, maxLength).trim();
}
/** Several visible lines, without blank ones at the ends; what was cut ends in `…`. */
function blockText(text, maxLength) {
    const start = text.search(/\S/);
    if (start < 0)
        return '';
    const lineStart = Math.max(text.lastIndexOf('\n', start), text.lastIndexOf('\r', start)) + 1;
    return (0,neutral/* cut */.Jj)(visible(text.slice(lineStart, lineStart + maxLength + 1)), maxLength).trimEnd();
}
/** JSON that neither ends the element around it nor begins another. */
function embeddedJson(value) {
    return JSON.stringify(value).replaceAll(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

// EXTERNAL MODULE: ./build/report/budget.js
var budget = __webpack_require__(9542);
;// CONCATENATED MODULE: ./build/report/html-passages.js
/** Tells prose from code in a text, as Markdown would: a fence, or four spaces after a blank line. Nothing else is read. */
function passages(text) {
    const found = [];
    let kind = 'prose';
    let lines = [];
    const turn = (next) => {
        const passage = passageOf(kind, lines);
        if (passage !== undefined)
            found.push(passage);
        kind = next;
        lines = [];
    };
    for (const line of text.split('\n')) {
        const isBlank = line.trim() === '';
        const isIndented = /^(?: {4}|\t)/.test(line);
        if (/^```[^`]*$/.test(line)) {
            turn(kind === 'fenced' ? 'prose' : 'fenced');
            continue;
        }
        if (kind === 'indented' && !isIndented && !isBlank)
            turn('prose');
        if (kind === 'prose' && isIndented && !isBlank && (lines.at(-1) ?? '').trim() === '')
            turn('indented');
        lines.push(kind === 'indented' ? line.replace(/^(?: {4}|\t)/, '') : line);
    }
    turn('prose');
    return found;
}
/** Without blank lines at its ends; undefined when nothing else is in it. */
function passageOf(kind, lines) {
    const first = lines.findIndex((line) => line.trim() !== '');
    if (first < 0)
        return undefined;
    const text = lines.slice(first).join('\n').trimEnd();
    return kind === 'prose' ? text : [text];
}

// EXTERNAL MODULE: ./build/report/place.js
var place = __webpack_require__(679);
// EXTERNAL MODULE: ./build/report/wording.js
var wording = __webpack_require__(2867);
;// CONCATENATED MODULE: ./build/report/html-rows.js





/** Longest texts, in characters. */
const titleMax = 300;
const pathMax = 400;
const idMax = 200;
const textMax = 8000;
/** Bytes that all rows, and all of their long texts, may take: a browser opens a page of 50 MB, not one of 500. */
const rowBytesMax = 24_000_000;
const textBytesMax = 16_000_000;
const severityNames = {
    CRITICAL: 'Critical',
    HIGH: 'High',
    MEDIUM: 'Medium',
    LOW: 'Low',
    INFO: 'Info',
};
const typeNames = {
    SAST: 'SAST',
    AGENTIC_SAST: 'Agentic SAST',
    SCA: 'SCA',
    SECRET: 'Secret',
    IAC: 'IaC',
};
const typeOrder = [...Object.values(typeNames), 'Unknown'];
const labelOrder = ['new in this scan', 'seen by this scan', 'perhaps of another branch', 'of another branch'];
/** All findings of this scan, worst first; what finds no room is counted. */
function findingRows(report) {
    const ranked = (0,wording/* rankFindings */.JM)(report.findings);
    const rows = [];
    const pieces = [];
    const room = { rows: rowBytesMax, texts: textBytesMax };
    let textsLeftOut = 0;
    for (const finding of ranked) {
        const bare = bareRow(report, finding);
        const bytes = (0,budget/* bytesOf */.$$)(embeddedJson(bare)) + 1;
        if (bytes > room.rows)
            break;
        const full = withTexts(bare, finding, room.texts);
        const row = full ?? { ...bare, withheld: 'room' };
        const piece = embeddedJson(row);
        room.rows -= bytes;
        if (full === undefined)
            textsLeftOut += 1;
        // From the first that finds none, none has room: it is the least bad that go without.
        room.texts = full === undefined ? 0 : room.texts - ((0,budget/* bytesOf */.$$)(piece) + 1 - bytes);
        rows.push(row);
        pieces.push(piece);
    }
    return { rows, json: `[${pieces.join(',')}]`, total: ranked.length, textsLeftOut };
}
/** Undefined when the texts take more bytes than there are. */
function withTexts(bare, finding, room) {
    const { detail } = finding;
    const raw = (0,wording/* mayBeSecret */.lr)(finding)
        ? [detail?.remediation]
        : [detail?.description, detail?.codeSnippet, detail?.remediation];
    // Texts only grow on their way into the page: what is too long already need not be prepared.
    const least = raw.reduce((sum, text) => sum + Math.min(text?.length ?? 0, textMax), 0);
    if (least === 0)
        return bare;
    if (least > room)
        return undefined;
    const texts = textsOf(finding);
    return (0,budget/* bytesOf */.$$)(embeddedJson(texts)) > room ? undefined : { ...bare, ...texts };
}
/** The beginning that the addresses of all lines share; undefined when nothing can be linked to. */
function linkBase(report) {
    const repository = (0,place/* safeRepositoryUrl */.rT)(report.repositoryUrl);
    const sha = (0,place/* safeSha */.uP)(report.headSha);
    return repository === undefined || sha === undefined ? undefined : `${repository}/blob/${sha}/`;
}
function bareRow(report, finding) {
    const { detail, exception } = finding;
    const hasPath = finding.filePath !== undefined && finding.filePath.trim() !== '';
    const link = (0,place/* blobUrl */.b0)({ ...finding, repositoryUrl: report.repositoryUrl, headSha: report.headSha });
    return {
        id: lineText(finding.id, idMax),
        title: lineText(finding.title, titleMax) || 'Untitled violation',
        severity: finding.severity,
        guessed: finding.severityKnown ? undefined : true,
        type: finding.type === undefined ? 'Unknown' : typeNames[finding.type],
        standing: (0,wording/* standingOf */.YP)(finding),
        label: (0,wording/* labelWord */.nZ)(finding),
        status: finding.status === 'OPEN' ? undefined : (0,wording/* statusWord */.Hm)(finding),
        cvss: score(finding.cvss),
        epss: score(finding.epss),
        cwe: (0,wording/* cweOf */.xX)(finding),
        path: hasPath ? (0,place/* displayPath */.Gt)(finding.filePath ?? '', pathMax) : undefined,
        line: hasPath ? (0,place/* safeLine */.om)(finding.line) : undefined,
        link: link?.slice(linkBase(report)?.length),
        first: timeText(detail?.firstDetected),
        last: timeText(detail?.lastSeen),
        exception: exception === undefined ? undefined : (0,wording/* exceptionWord */.YM)(exception),
        unnamed: finding.disclosed ? undefined : true,
        withheld: (0,wording/* mayBeSecret */.lr)(finding) ? 'secret' : undefined,
    };
}
function textsOf(finding) {
    const snippet = (0,wording/* mayBeSecret */.lr)(finding) ? undefined : finding.detail?.codeSnippet;
    return {
        description: prose((0,wording/* descriptionOf */.Kq)(finding)),
        snippet: block(snippet),
        remediation: prose((0,wording/* remediationOf */.BV)(finding)),
    };
}
function block(text) {
    return text === undefined ? undefined : blockText(text, textMax) || undefined;
}
function prose(text) {
    const shown = block(text);
    return shown === undefined ? undefined : passages(shown);
}
function score(value) {
    return value !== undefined && Number.isFinite(value) ? Math.round(value * 100) / 100 : undefined;
}
/** `2026-03-02 10:00 UTC`; undefined for what is no time, or lies beyond the years that a date can hold. */
function timeText(milliseconds) {
    const date = new Date(milliseconds ?? Number.NaN);
    if (Number.isNaN(date.getTime()))
        return undefined;
    return `${date.toISOString().slice(0, -8).replace('T', ' ')} UTC`;
}
/** `5,000`. */
function number(value) {
    return value.toLocaleString('en-US');
}
function capital(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

;// CONCATENATED MODULE: ./build/report/html-counts.js
/** The scan's counts by severity as a table whose bars are plain SVG: this scan, and the base branch where it is known. */




function countSection(report) {
    const scan = report.scan?.counts ?? {};
    if (Object.keys(scan).length === 0 && report.listedSeverities.length === 0)
        return emptySection();
    const base = report.base?.counts;
    const open = (0,wording/* openCounts */.J8)(report, (0,wording/* groupFindings */.kG)(report.findings));
    const most = Math.max(1, ...Object.values(scan), ...Object.values(base ?? {}));
    const baseHead = base === undefined ? nothing : html `<th scope="col" class="number">Base</th>`;
    return html `<section class="panel counts" aria-labelledby="counts-title">
<h2 id="counts-title">Counts</h2>
<table>
<caption class="hidden">Findings by severity: what the scan itself counts, and what is open in the list</caption>
<thead><tr><th scope="col">Severity</th><td class="bar"></td><th scope="col" class="number">This scan</th>${baseHead}<th scope="col" class="number">Open in list</th></tr></thead>
<tbody>${finding/* severities */.gO.map((severity) => countRow(severity, { scan, base, open, most }))}</tbody>
</table>
${legend(report)}
</section>`;
}
function emptySection() {
    return html `<section class="panel counts" aria-labelledby="counts-title"><h2 id="counts-title">Counts</h2><p class="note">Nothing was counted: no scan was read.</p></section>`;
}
function countRow(severity, bars) {
    const { scan, base, open } = bars;
    const baseCell = base === undefined ? nothing : numberCell(base[severity], 'not stated');
    return html `<tr><th scope="row">${severityNames[severity]}</th><td class="bar">${bar(severity, bars)}</td>${numberCell(scan[severity], 'not stated')}${baseCell}${numberCell(open[severity], 'not read')}</tr>
`;
}
function numberCell(count, unknown) {
    return count === undefined
        ? html `<td class="number unknown">${unknown}</td>`
        : html `<td class="number">${number(count)}</td>`;
}
/** The numbers stand beside it as text. */
function bar(severity, { scan, base, most }) {
    const top = base === undefined ? 3.5 : 1;
    const own = html `<rect class="fill-${severity.toLowerCase()}" x="0" y="${top}" width="${html_counts_length(scan[severity], most)}" height="8"/>`;
    const other = base === undefined
        ? nothing
        : html `<rect class="fill-base" x="0" y="10.5" width="${html_counts_length(base[severity], most)}" height="3.5"/>`;
    return html `<svg viewBox="0 0 100 15" preserveAspectRatio="none" aria-hidden="true" focusable="false"><rect class="fill-track" x="0" y="${top}" width="100" height="8"/>${own}${other}</svg>`;
}
/** Percent of the longest; what is not nothing can be seen. */
function html_counts_length(count, most) {
    return count === undefined || count <= 0 ? 0 : Math.max(1.5, Math.round((count / most) * 1000) / 10);
}
function legend({ base }) {
    if (base === undefined)
        return nothing;
    const swatch = (name) => html `<svg class="swatch" viewBox="0 0 12 12" aria-hidden="true" focusable="false"><rect class="${name}" width="12" height="12"/></svg>`;
    const words = `base: ${lineText(base.branch, 100)}, scan ${lineText(base.scanId, 80)}`;
    return html `<p class="legend">${swatch('fill-critical')}${swatch('fill-high')}${swatch('fill-medium')} this scan<span class="gap"></span>${swatch('fill-base')} ${words}</p>`;
}

;// CONCATENATED MODULE: ./build/report/html-finding.js
/** The section of findings: its controls, the table, and the worst rows as they stand without the script. */




/** Rows that are in the page before the script runs. */
const staticMax = 50;
const columns = [
    { key: 'severity', head: 'Severity' },
    { key: 'title', head: 'Finding' },
    { key: 'path', head: 'Where' },
    { key: 'type', head: 'Type' },
    { key: 'standing', head: 'Effect' },
    { key: 'label', head: 'This scan' },
    { key: 'cvss', head: 'CVSS' },
    { key: 'epss', head: 'EPSS' },
];
/** Words that the static rows and the script share. */
const words = {
    description: 'What it is',
    snippet: 'Code',
    remediation: 'How to fix it',
    secret: 'Description and code are withheld: they may hold the secret itself.',
    room: 'Description, code and remediation found no room in this page; the JSON report has them.',
    none: 'Nothing more is known of this finding: its details were not read, or the service has none.',
    guessed: 'unknown, counts as critical',
    unnamed: 'only in the report files (disclose)',
};
/** What the script reads besides the rows. */
function pageData(report, rows) {
    const head = {
        linkBase: linkBase(report),
        severities: finding/* severities */.gO.map((severity) => [severity, severityNames[severity]]),
        standings: wording/* standings */.ES,
        types: typeOrder,
        labels: labelOrder,
        words,
        total: rows.total,
    };
    return `${embeddedJson(head).slice(0, -1)},"findings":${rows.json}}`;
}
function findingSection(report, rows) {
    if (rows.rows.length === 0)
        return html_finding_emptySection(report);
    const first = rows.rows.slice(0, staticMax);
    const heads = columns.map(({ key, head }) => html `<th role="columnheader" scope="col" class="c-${key}" data-key="${key}">${head}</th>`);
    const status = `${first.length} of ${number(rows.total)} shown, worst first`;
    return html `<section class="findings" id="findings" aria-labelledby="findings-title">
<div class="section-head"><h2 id="findings-title" tabindex="-1">Findings</h2><p class="status" id="status" role="status">${status}</p></div>
${controls(rows.rows)}${leftOut(report, rows)}
<table role="table" id="table" aria-describedby="status">
<caption class="hidden">Findings of this scan, one in a row; the worst come first until a column is chosen.</caption>
<thead role="rowgroup"><tr role="row">${heads}</tr></thead>
<tbody role="rowgroup" id="rows">${first.map((row) => staticRow(report, row))}</tbody>
</table>
<p class="empty" id="empty" hidden>No finding matches. <button type="button" class="link" id="clear-empty">Clear search and filters</button></p>
<div class="more" id="more" hidden><button type="button" id="more-some"></button><button type="button" id="more-all"></button></div>
</section>`;
}
function html_finding_emptySection(report) {
    return html `<section class="findings" id="findings" aria-labelledby="findings-title">
<div class="section-head"><h2 id="findings-title" tabindex="-1">Findings</h2></div>
<p class="empty">No finding of this scan is listed.</p>${elsewhereNote(report)}
</section>`;
}
/** Hidden until the script shows them: without it they would do nothing. */
function controls(rows) {
    const present = finding/* severities */.gO.filter((severity) => rows.some((row) => row.severity === severity));
    const chips = present.map((severity) => {
        const count = number(rows.filter((row) => row.severity === severity).length);
        return html `<label class="chip ${severity.toLowerCase()}"><input type="checkbox" name="severity" value="${severity}"><span>${severityNames[severity]} <b>${count}</b></span></label>`;
    });
    return html `<search class="controls" id="controls" aria-label="Findings" hidden>
<div class="search"><label class="hidden" for="query">Search title, path, id and CWE</label><input type="search" id="query" placeholder="Search title, path, id, CWE" autocomplete="off" spellcheck="false" aria-keyshortcuts="/"><kbd aria-hidden="true">/</kbd></div>
<fieldset class="chips"><legend class="hidden">Severity</legend>${chips}</fieldset>
<div class="choices"><div class="selects">${html_finding_select('type', 'Type', 'Any type', countBy(rows, 'type', typeOrder))}${html_finding_select('standing', 'Effect', 'Any effect', countBy(rows, 'standing', wording/* standings */.ES))}${html_finding_select('label', 'This scan', 'Any origin', countBy(rows, 'label', labelOrder))}
<button type="button" id="clear" disabled>Clear</button></div>
<p class="keys"><kbd>/</kbd> search <kbd>↑</kbd> <kbd>↓</kbd> move <kbd>Enter</kbd> open <kbd>Esc</kbd> close</p></div>
</search>`;
}
function countBy(rows, key, order) {
    const counts = new Map();
    for (const row of rows)
        counts.set(row[key], (counts.get(row[key]) ?? 0) + 1);
    return order.flatMap((value) => (counts.has(value) ? [[value, counts.get(value) ?? 0]] : []));
}
function html_finding_select(id, label, all, choices) {
    const options = choices.map(([value, count]) => html `<option value="${value}">${capital(value)} (${number(count)})</option>`);
    return html `<label class="select"><span class="hidden">${label}</span><select id="${id}"><option value="">${all}</option>${options}</select></label>`;
}
function leftOut(report, { rows, total, textsLeftOut }) {
    const missing = total - rows.length;
    const cutRows = `${number(rows.length)} of ${number(total)} findings found room in this page, the worst of them; the JSON report names all.`;
    const cutTexts = `Of ${(0,wording/* plural */.LS)(textsLeftOut, 'finding')}, the least bad, description, code and remediation found no room; the JSON report has them.`;
    return html `${elsewhereNote(report)}${missing > 0 ? html `<p class="note">${cutRows}</p>` : nothing}${textsLeftOut > 0 ? html `<p class="note">${cutTexts}</p>` : nothing}`;
}
function elsewhereNote({ elsewhereCount }) {
    if (elsewhereCount === 0)
        return nothing;
    const those = `${number(elsewhereCount)} ${elsewhereCount === 1 ? 'violation' : 'violations'}`;
    return html `<p class="note">${those} of other branches left out: this scan did not see them.</p>`;
}
function staticRow(report, row) {
    const chip = html `<span class="severity ${row.severity.toLowerCase()}">${severityNames[row.severity]}</span>`;
    const cwe = row.cwe === undefined ? nothing : html `<span class="sub">${row.cwe}</span>`;
    return html `<tr role="row" class="row"><td role="cell" class="c-severity">${chip}</td><td role="cell" class="c-title"><span class="title">${row.title}</span>${cwe}</td><td role="cell" class="c-path">${html_finding_place(report, row)}</td><td role="cell" class="c-type">${row.type}</td><td role="cell" class="c-standing"><span class="standing s-${row.standing.replace(' ', '-')}">${capital(row.standing)}</span></td><td role="cell" class="c-label">${capital(row.label)}</td><td role="cell" class="c-cvss">${row.cvss?.toFixed(1)}</td><td role="cell" class="c-epss">${percent(row.epss)}</td></tr>
<tr role="row" class="detail"><td role="cell" colspan="8"><details><summary>Details of ${row.id}</summary>${staticDetail(row)}</details></td></tr>
`;
}
function html_finding_place(report, { path, line, link }) {
    if (path === undefined)
        return nothing;
    const text = line === undefined ? path : `${path}:${line}`;
    const base = linkBase(report);
    if (link === undefined || base === undefined)
        return html `<span class="mono">${text}</span>`;
    return html `<a class="mono" href="${base}${link}" rel="noopener noreferrer">${text}</a>`;
}
function staticDetail(row) {
    const { description, snippet, remediation, withheld } = row;
    const isBare = description === undefined && snippet === undefined && remediation === undefined;
    const note = withheld ?? (isBare ? 'none' : undefined);
    const texts = [
        description === undefined ? nothing : html `<h3>${words.description}</h3>${description.map(passage)}`,
        snippet === undefined ? nothing : html `<h3>${words.snippet}</h3>${codeFrame(snippet, row.line)}`,
        remediation === undefined ? nothing : html `<h3>${words.remediation}</h3>${remediation.map(passage)}`,
        note === undefined ? nothing : html `<p class="note">${words[note]}</p>`,
    ];
    const facts = staticFacts(row).flatMap(([term, fact]) => fact === undefined ? [] : [html `<div><dt>${term}</dt><dd>${fact}</dd></div>`]);
    return html `<div class="sheet"><div class="texts">${texts}</div><dl class="facts">${facts}</dl></div>`;
}
function passage(part) {
    return typeof part === 'string' ? html `<div class="prose">${part}</div>` : codeFrame(part[0], undefined);
}
/** Numbered from the line that the service names, when it names one. */
function codeFrame(snippet, line) {
    const lines = snippet
        .split('\n')
        .map((text, index) => html `<span${line === undefined ? nothing : html ` data-n="${line + index}"`}>${text}\n</span>`);
    return html `<pre class="code" tabindex="0"><code>${lines}</code></pre>`;
}
function staticFacts(row) {
    return [
        ['Id', row.id],
        ['Severity', row.guessed === true ? words.guessed : undefined],
        ['Status', row.status],
        ['First detected', row.first],
        ['Last seen', row.last],
        ['Exception', row.exception],
        ['Named', row.unnamed === true ? words.unnamed : undefined],
    ];
}
function percent(value) {
    return value === undefined ? undefined : `${value} %`;
}

// EXTERNAL MODULE: ./build/api/schemas.js
var schemas = __webpack_require__(4015);
// EXTERNAL MODULE: ./build/policy/exceptions.js
var exceptions = __webpack_require__(3113);
;// CONCATENATED MODULE: ./build/report/html-sections.js
/** What the page says below the findings: exceptions, coverage, what was skipped, notes, policy and the audit. */






/** Entries of a list at most; the rest is counted. */
const itemsMax = 300;
function exceptionSection({ exceptions }) {
    if (exceptions === undefined)
        return nothing;
    const states = new Map();
    const note = (exception, state, covers = 0) => {
        const entry = states.get(exception) ?? { covers: 0, states: [] };
        states.set(exception, { covers: entry.covers + covers, states: [...entry.states, state] });
    };
    for (const exception of exceptions.expired)
        note(exception, 'expired, counts again');
    for (const { exception, ids } of exceptions.used)
        note(exception, 'in use', ids.length);
    for (const exception of exceptions.unmatched)
        note(exception, 'matches nothing');
    for (const exception of exceptions.expiring)
        note(exception, 'expires soon');
    if (states.size === 0)
        return nothing;
    const rows = [...states].slice(0, itemsMax).map(([exception, entry]) => exceptionRow(exception, entry));
    return html `<section class="panel wide" aria-labelledby="exceptions-title"><h2 id="exceptions-title">Exceptions</h2>
<div class="scroll" tabindex="0" role="group" aria-labelledby="exceptions-title"><table><caption class="hidden">Findings that the team has accepted, and until when</caption>
<thead><tr><th scope="col">Covers</th><th scope="col">State</th><th scope="col" class="number">Findings</th><th scope="col">Expires</th><th scope="col">Owner</th><th scope="col">Reason</th></tr></thead>
<tbody>${rows}</tbody></table></div>${moreNote(states.size - rows.length, 'exception')}</section>`;
}
function exceptionRow(exception, { covers, states }) {
    const isUrgent = states.some((state) => state.startsWith('exp'));
    const owner = exception.owner === undefined ? '–' : lineText(exception.owner, 100);
    return html `<tr><th scope="row">${lineText((0,exceptions/* exceptionText */.P5)(exception), 300)}</th><td class="${isUrgent ? 'urgent' : ''}">${states.join('; ')}</td><td class="number">${number(covers)}</td><td class="date">${lineText(exception.expires, 40)}</td><td>${owner}</td><td>${lineText(exception.reason, 400)}</td></tr>
`;
}
const typeWords = { sast: 'SAST', sca: 'SCA', secrets: 'Secrets', iac: 'IaC' };
/** The word as it came, and its mark. */
const coverageMarks = { covered: '●', 'partly covered': '◐', 'not covered': '○' };
function coverageSection({ scan }) {
    const { coverage } = scan ?? {};
    const items = schemas/* scanTypes */.vz.map((type) => {
        const word = coverage?.[type] ?? 'not stated';
        return html `<li class="${word.replace(' ', '-')}"><span aria-hidden="true">${coverageMarks[word] ?? '?'}</span> <b>${typeWords[type]}</b> ${word}</li>`;
    });
    const body = coverage === undefined
        ? html `<p class="note">The service does not say what it covered.</p>`
        : html `<ul class="coverage">${items}</ul>`;
    return html `<section class="panel" aria-labelledby="coverage-title"><h2 id="coverage-title">Coverage</h2>${body}</section>`;
}
function diagnosticSection(report) {
    const lines = (0,wording/* diagnosticLines */.NS)(report);
    return listSection('diagnostics', `Skipped or not readable (${number(lines.length)})`, lines);
}
function noteSection({ notes }) {
    return listSection('notes', 'Notes', notes);
}
function listSection(id, heading, lines) {
    if (lines.length === 0)
        return nothing;
    const items = lines.slice(0, itemsMax).map((line) => html `<li>${lineText(line, 1000)}</li>\n`);
    return html `<section class="panel" aria-labelledby="${id}-title"><h2 id="${id}-title">${heading}</h2><ul class="lines">${items}</ul>${moreNote(lines.length - items.length, 'entry', 'entries')}</section>`;
}
function moreNote(more, one, many) {
    return more > 0 ? html `<p class="note">${(0,wording/* plural */.LS)(more, one, many)} more in the JSON report.</p>` : nothing;
}
function policySection({ policy, scope }) {
    const settings = Object.entries(policy.settings).sort(([a], [b]) => (a < b ? -1 : 1));
    return html `<section class="panel" aria-labelledby="policy-title"><h2 id="policy-title">Policy</h2>${facts([
        ['Read from', policy.source],
        ['SHA-256', policy.sha256],
        ['Scope in effect', scope],
        ...settings,
    ])}</section>`;
}
function auditFooter(report, category) {
    const { scan, repository } = report;
    const requests = Object.entries(report.requests).sort(([a], [b]) => (a < b ? -1 : 1));
    return html `<footer class="audit"><div class="width"><h2>Audit</h2><div class="columns">${facts([
        ['Tool', `Scan Gate ${report.tool.version}`],
        ['Service', report.serviceOrigin],
        ['Repository', repository && `${lineText(repository.name, 200)} (${lineText(repository.id, 200)})`],
        ['Stored as', repository?.vcsUrl && (0,place/* withoutUserInfo */.sl)(repository.vcsUrl)],
        ['Branch', report.branch],
        ['Head commit', report.headSha],
        ['Base commit', report.baseSha],
        ['Event', report.event],
        ['Category', category],
    ])}${facts([
        ['Scan', scan?.id],
        ['Status', scan?.status],
        ['Created', scan?.createdAt],
        ['Started', scan?.startedAt],
        ['Completed', scan?.completedAt],
        ['Reason', report.reason],
        ['Exit code', String(report.exitCode)],
        ['Enforced', report.enforced ? 'yes' : 'no (warn-only)'],
        ['Duration', (0,wording/* durationText */.S5)(report.durationMs)],
    ])}${facts([['Requests', number((0,wording/* requestCount */.jt)(report))], ...requests.map(([call, count]) => [call, number(count)])], 'calls')}</div></div></footer>`;
}
function facts(entries, name = '') {
    const known = entries.flatMap(([term, text]) => (text === undefined || text === '' ? [] : [{ term, text }]));
    const items = known
        .slice(0, itemsMax)
        .map(({ term, text }) => html `<div><dt>${lineText(term, 120)}</dt><dd>${lineText(text, 400)}</dd></div>\n`);
    const more = known.length - items.length;
    const rest = more > 0 ? html `<div><dt>…</dt><dd>${number(more)} more in the JSON report</dd></div>` : nothing;
    return html `<dl class="facts ${name}">${items}${rest}</dl>`;
}

;// CONCATENATED MODULE: ./build/report/html-style-media.js
/** The page on narrow screens, on paper, and for those who asked for more contrast. */
const mediaStyle = `@media screen and (max-width: 960px) {
  .controls { grid-template-columns: minmax(0, 1fr); }
  .keys { display: none; }
  .findings table, .findings thead, .findings tbody { display: block; }
  .findings thead tr { display: flex; flex-wrap: wrap; gap: .4rem; padding: .6rem 1.5rem; border-block: 1px solid var(--line); background: var(--sunk); }
  .findings thead th, .findings thead th:first-child, .findings thead th:last-child { position: static; width: auto; padding: 0; border: 0; background: none; }
  .findings thead tr::before { content: "Sort by"; align-self: center; color: var(--soft); font-size: .8125rem; }
  .sort { padding: .2rem .6rem; border: 1px solid var(--line); border-radius: 99px; background: var(--card); }
  .findings tr.row { display: flex; flex-wrap: wrap; align-items: center; gap: .2rem .9rem; padding: 1rem 1.5rem; border-bottom: 1px solid var(--line); }
  .findings tr.row td, .findings tr.row td:first-child, .findings tr.row td:last-child { width: auto; padding: 0; border: 0; text-align: left; }
  .findings tr.row td:empty { display: none; }
  .findings tr.row .c-title, .findings tr.row .c-path { flex: 0 0 100%; }
  .findings tr.row .c-standing { order: -1; }
  .findings tr.row .c-severity { order: -2; }
  .c-type, .c-standing, .c-label, .c-cvss, .c-epss { font-size: .875rem; }
  .findings tr.row td.c-cvss::before { content: "CVSS "; color: var(--soft); }
  .findings tr.row td.c-epss::before { content: "EPSS "; color: var(--soft); }
  .findings tr.row:has(+ .detail) { border-bottom: 0; padding-bottom: .4rem; }
  .findings tr.row.opened { background: var(--sunk); }
  .findings tr.detail { display: block; }
  .findings tr.detail > td { display: block; padding: .25rem 1.5rem 1.25rem; border-bottom: 1px solid var(--line); }
  .sheet { grid-template-columns: minmax(0, 1fr); }
  .sheet .facts { grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr)); }
}
@media screen and (max-width: 560px) {
  .width, main { padding-inline: 1rem; }
  main, .pair { gap: 1rem; }
  main { padding-block: 1rem 2rem; }
  .stack .panel { margin-bottom: 1rem; }
  .top .width { padding-inline: 1rem; }
  .context { flex-basis: 100%; order: 3; }
  .verdict { padding: 1.25rem; gap: .9rem 1rem; }
  .verdict h1 { font-size: 1.625rem; }
  .mark:not(.small) { width: 2.5rem; height: 2.5rem; }
  .tally { grid-column: 1 / -1; gap: .6rem 1.5rem; }
  .panel { padding: 1.1rem; }
  .findings { padding-top: 1.1rem; }
  .findings > :not(table) { margin-inline: 1.1rem; }
  .findings thead tr, .findings tr.row { padding-inline: 1.1rem; }
  .findings tr.detail > td { padding-inline: 1.1rem; }
  .counts .number { width: auto; white-space: normal; }
  .counts .bar { min-width: 2rem; }
  .panel .number, .panel td + td, .panel td + th, .panel th + td, .panel th + th { padding-left: .6rem; }
  .counts tbody th { width: 4.25rem; }
  .select, .select select { width: 100%; max-width: none; }
  .selects { display: grid; grid-template-columns: 1fr 1fr; }
}
@media (prefers-contrast: more) {
  :root { --line: var(--edge); --soft: var(--text); }
}
@media (forced-colors: active) {
  .mark circle, .counts rect { forced-color-adjust: none; }
  .chip input:checked + span { border-width: 2px; }
}
@media print {
  :root, :root[data-theme] { color-scheme: light; font-size: 12px; }
  @page { margin: 14mm 12mm; }
  body { font-size: 12px; background: none; }
  .width, main { max-width: none; padding-inline: 0; }
  main { gap: 1rem; padding-block: 1rem; }
  .skip, .theme, .controls, .more, .sort::after, .open::before { display: none !important; }
  .verdict, .panel, .rules li, .code, .facts div { break-inside: avoid; }
  h2, h3 { break-after: avoid; }
  .verdict, .severity, .mark, .counts svg { print-color-adjust: exact; }
  .verdict { padding: 1rem 1.25rem; }
  .panel { padding: 1rem; }
  .pair { gap: 1rem; grid-template-columns: 1fr 1fr; }
  .findings { padding: 0; border: 0; }
  .findings > :not(table) { margin-inline: 0; }
  .findings table, .panel table { font-size: 11px; }
  .findings th { position: static; padding-inline: .35rem; }
  .findings td { padding: .4rem .35rem; }
  .findings tr > :first-child { padding-left: .35rem; }
  .findings tr > :last-child { padding-right: .35rem; }
  .findings tr.row { break-inside: avoid; }
  .findings tr.row:has(+ .detail) { break-after: avoid; }
  .c-severity { width: 6.25rem; }
  .c-type { width: 5rem; }
  .c-standing { width: 5.5rem; }
  .c-label { width: 7rem; }
  .c-cvss { width: 3.6rem; }
  .c-epss { width: 4.6rem; }
  .open, .open + .sub { padding-left: 0; }
  tr.row.opened > td, tr.detail.js > td { background: none; }
  tr.detail.js > td { padding-bottom: 1.1rem; }
  .sheet { grid-template-columns: minmax(0, 1fr) 13rem; gap: 1.5rem; }
  .code { max-height: none; overflow: visible; }
  .code code { width: auto; }
  .code span { white-space: pre-wrap; overflow-wrap: anywhere; }
  .code span[data-n] { padding-left: 4.5rem; text-indent: -3.5rem; }
  .code span[data-n]::before { width: 2.5rem; min-width: 0; margin-right: 1rem; text-indent: 0; }
  details::details-content { content-visibility: visible; display: block; block-size: auto; }
  details summary { list-style: none; }
  a { color: inherit; text-decoration: none; }
  .audit { padding-block: 1rem; }
}
`;

;// CONCATENATED MODULE: ./build/report/html-style.js
/** The page's style sheet: light and dark by `light-dark()`, narrow screens as cards, paper without controls. */

const style = `
:root {
  color-scheme: light dark;
  --page: light-dark(#f5f6f8, #0e1217);
  --card: light-dark(#ffffff, #161b22);
  --sunk: light-dark(#f3f5f8, #10151b);
  --text: light-dark(#18202c, #e4e9f0);
  --soft: light-dark(#556072, #9caabb);
  --line: light-dark(#dde2ea, #29323d);
  --edge: light-dark(#8893a5, #677487);
  --accent: light-dark(#2453c9, #8fb2ff);
  --red: light-dark(#b3203a, #ff8a9b);
  --red-tint: light-dark(#fdecef, #33171d);
  --orange: light-dark(#9a4204, #ffb078);
  --orange-tint: light-dark(#fff0e3, #33200f);
  --yellow: light-dark(#785400, #efcb62);
  --yellow-tint: light-dark(#fdf4d7, #2d250d);
  --blue: light-dark(#1d5a91, #8cc8fb);
  --blue-tint: light-dark(#e6f1fb, #10283c);
  --grey: light-dark(#4b5667, #b4bfcd);
  --grey-tint: light-dark(#edf0f4, #232b35);
  --green: light-dark(#14683a, #7cd6a0);
  --green-tint: light-dark(#e6f5ec, #10291b);
  --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif;
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", "DejaVu Sans Mono", monospace;
}
:root[data-theme="light"] { color-scheme: light; }
:root[data-theme="dark"] { color-scheme: dark; }
*, ::before, ::after { box-sizing: border-box; }
[hidden] { display: none !important; }
html { scroll-padding-top: 3.5rem; }
body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.55 var(--sans); font-variant-numeric: tabular-nums; -webkit-text-size-adjust: 100%; }
h1, h2, h3, p, ul, dl, dd, figure, fieldset { margin: 0; padding: 0; }
ul { list-style: none; }
fieldset { border: 0; min-width: 0; }
button, input, select { font: inherit; color: inherit; }
a { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: 2px; }
code, .mono, kbd { font-family: var(--mono); font-size: .875em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.width, main { max-width: 1320px; margin: 0 auto; padding: 0 1.5rem; }
.hidden { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
caption.hidden { display: block; }
.skip { position: absolute; left: 1rem; top: -4rem; z-index: 3; padding: .5rem 1rem; background: var(--card); border: 1px solid var(--edge); border-radius: 8px; }
.skip:focus { top: .75rem; }
.note, .status, .legend { color: var(--soft); font-size: .875rem; }
.number { text-align: right; white-space: nowrap; }

.top { background: var(--card); border-bottom: 1px solid var(--line); }
.top .width { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 2rem; padding-block: .75rem; }
.brand { display: flex; align-items: center; gap: .5rem; font-weight: 650; letter-spacing: -.01em; }
.brand svg { width: 1.375rem; height: 1.375rem; }
.shield { fill: var(--accent); }
.bar-mark { stroke: var(--card); stroke-width: 2; stroke-linecap: round; }
.context { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; flex: 1; min-width: 0; font-size: .875rem; }
.context div { display: flex; gap: .4rem; min-width: 0; }
.context dt { color: var(--soft); }
.context dd { overflow-wrap: anywhere; font-weight: 550; }
.theme { margin-left: auto; padding: .3rem .8rem; background: none; border: 1px solid var(--line); border-radius: 99px; font-size: .875rem; color: var(--soft); cursor: pointer; }
.theme:hover { border-color: var(--edge); color: var(--text); }

main { display: grid; gap: 1.5rem; padding-block: 2rem; }
.verdict { --tone: var(--grey); --tint: var(--grey-tint); display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 1.25rem 1.5rem; padding: 1.75rem 2rem; background: var(--tint); border: 1px solid color-mix(in srgb, var(--tone) 28%, transparent); border-radius: 16px; }
.verdict.failed { --tone: var(--red); --tint: var(--red-tint); }
.verdict.passed { --tone: var(--green); --tint: var(--green-tint); }
.verdict.inconclusive { --tone: var(--yellow); --tint: var(--yellow-tint); }
.mark { width: 3.25rem; height: 3.25rem; fill: none; stroke: var(--card); stroke-width: 2.4; stroke-linecap: round; stroke-linejoin: round; }
.mark circle { fill: var(--tone, var(--grey)); stroke: none; }
.verdict h1 { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .75rem; color: var(--tone); font-size: 2rem; line-height: 1.15; font-weight: 680; letter-spacing: -.02em; }
.badge { padding: .15rem .6rem; border: 1px solid currentColor; border-radius: 99px; font-size: .8125rem; font-weight: 600; letter-spacing: 0; }
.why { margin-top: .4rem; font-size: 1.0625rem; overflow-wrap: anywhere; }
.hint { margin-top: .6rem; overflow-wrap: anywhere; }
.hint b { margin-right: .35rem; color: var(--tone); font-weight: 650; }
.tally { grid-column: 2; display: flex; flex-wrap: wrap; gap: .75rem 2.25rem; padding-top: 1.1rem; border-top: 1px solid color-mix(in srgb, var(--tone) 22%, transparent); }
.tally div { display: flex; flex-direction: column-reverse; }
.tally dd { font-size: 1.625rem; line-height: 1.2; font-weight: 640; letter-spacing: -.02em; }
.tally dt { font-size: .8125rem; color: var(--soft); }
.verdict .tally dt { color: color-mix(in srgb, var(--text) 82%, var(--tint)); }

.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: 1.5rem; }
.stack { columns: 2 26rem; column-gap: 1.5rem; }
.stack .panel { margin-bottom: 1.5rem; break-inside: avoid; }
.panel, .findings { min-width: 0; padding: 1.5rem; background: var(--card); border: 1px solid var(--line); border-radius: 14px; }
h2 { font-size: 1.0625rem; line-height: 1.3; font-weight: 640; letter-spacing: -.01em; }
.panel h2 { margin-bottom: 1rem; }
.panel table { width: 100%; border-collapse: collapse; font-size: .9375rem; }
.panel th { font-weight: 500; text-align: left; }
.panel th.number { text-align: right; }
.panel thead th { padding-bottom: .4rem; color: var(--soft); font-size: .8125rem; white-space: nowrap; }
.panel tbody th, .panel tbody td { padding: .4rem 0; border-top: 1px solid var(--line); vertical-align: baseline; }
.panel .number, .panel td + td, .panel td + th, .panel th + td, .panel th + th { padding-left: 1rem; }
.counts .number { width: 5.5rem; }
.counts tbody th { width: 5rem; }
.counts .bar { min-width: 4rem; }
.counts svg { display: block; width: 100%; height: 1rem; align-self: center; }
.counts tbody td, .counts tbody th { vertical-align: middle; }
.unknown { color: var(--soft); font-size: .8125rem; }
.fill-track { fill: var(--grey-tint); }
.fill-critical { fill: light-dark(#c22f4b, #f0647b); }
.fill-high { fill: light-dark(#dd6d1f, #f09350); }
.fill-medium { fill: light-dark(#d6a412, #dcb544); }
.fill-low { fill: light-dark(#3f8ecf, #5fabea); }
.fill-info { fill: light-dark(#8793a6, #7f8b9c); }
.fill-base { fill: var(--edge); }
.legend { margin-top: .75rem; overflow-wrap: anywhere; }
.counts .swatch { display: inline-block; width: .7rem; height: .7rem; margin-right: .2rem; }
.gap { display: inline-block; width: 1.25rem; }

.rules { display: grid; gap: 1.1rem; }
.rules li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .8rem; overflow-wrap: anywhere; }
.rules li + li { padding-top: 1.1rem; border-top: 1px solid var(--line); }
.mark.small { width: 1.375rem; height: 1.375rem; stroke-width: 3; }
.mark.failed { --tone: var(--red); }
.mark.passed { --tone: var(--green); }
.mark.inconclusive { --tone: var(--yellow); }
.rule code { font-weight: 600; font-size: .9375rem; }
.rule-word { margin-left: .35rem; font-size: .8125rem; font-weight: 600; }
.rule-word.failed { color: var(--red); }
.rule-word.passed { color: var(--green); }
.rule-word.inconclusive { color: var(--yellow); }
.bounds { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: .15rem 0 .3rem; font-size: .875rem; }
.bounds div { display: flex; gap: .35rem; }
.bounds dt { color: var(--soft); }
.bounds dd { font-weight: 640; }
.remedy { margin-top: .3rem; color: var(--soft); }

.findings { padding-inline: 0; padding-bottom: .5rem; }
.findings > :not(table) { margin-inline: 1.5rem; }
.section-head { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: .25rem 1rem; margin-bottom: .75rem; }
.controls { display: grid; grid-template-columns: minmax(14rem, 1fr) auto; gap: .75rem 1rem; align-items: center; margin-bottom: .75rem; }
.search { position: relative; }
.search input { width: 100%; padding: .5rem 2.5rem .5rem .8rem; background: var(--page); border: 1px solid var(--edge); border-radius: 9px; }
.search input::placeholder { color: var(--soft); opacity: 1; }
.search kbd { position: absolute; right: .7rem; top: 50%; transform: translateY(-50%); pointer-events: none; }
.search input:not(:placeholder-shown) + kbd, .search input:focus + kbd { display: none; }
kbd { display: inline-block; min-width: 1.4em; padding: 0 .35em; border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 5px; background: var(--card); color: var(--soft); font-size: .75rem; line-height: 1.5; text-align: center; }
.chips { display: flex; flex-wrap: wrap; gap: .4rem; }
.chip input { position: absolute; opacity: 0; pointer-events: none; }
.chip span { display: inline-flex; align-items: center; gap: .4rem; padding: .3rem .75rem; border: 1px solid var(--line); border-radius: 99px; font-size: .875rem; cursor: pointer; }
.chip span::before { content: ""; width: .55rem; height: .55rem; border-radius: 2px; background: var(--tone); }
.chip b { font-weight: 600; color: var(--soft); }
.chip:hover span { border-color: var(--edge); }
.chip input:checked + span { background: var(--tint); border-color: var(--tone); color: var(--tone); font-weight: 600; }
.chip input:checked + span b { color: inherit; }
.chip input:checked + span::before { content: "✓"; width: auto; height: auto; background: none; line-height: 1; }
.chip input:focus-visible + span { outline: 2px solid var(--accent); outline-offset: 2px; }
.critical { --tone: var(--red); --tint: var(--red-tint); }
.high { --tone: var(--orange); --tint: var(--orange-tint); }
.medium { --tone: var(--yellow); --tint: var(--yellow-tint); }
.low { --tone: var(--blue); --tint: var(--blue-tint); }
.info { --tone: var(--grey); --tint: var(--grey-tint); }
.choices { grid-column: 1 / -1; display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .5rem 1rem; }
.selects { display: flex; flex-wrap: wrap; gap: .5rem; }
.select select, .selects button, .more button { padding: .4rem .7rem; background: var(--card); border: 1px solid var(--edge); border-radius: 9px; font-size: .875rem; cursor: pointer; }
.select select { max-width: 15rem; }
.selects button:hover:enabled, .more button:hover { border-color: var(--text); }
.selects button:disabled { border-color: var(--line); color: var(--soft); opacity: .75; cursor: default; }
.keys { text-align: right; color: var(--soft); font-size: .8125rem; }
.keys kbd:not(:first-child) { margin-left: .6rem; }
.keys kbd + kbd { margin-left: .15rem !important; }
.findings > .note { margin-bottom: .5rem; }

.findings table { width: 100%; border-collapse: separate; border-spacing: 0; table-layout: fixed; font-size: .9375rem; }
.findings th { position: sticky; top: 0; z-index: 1; padding: .45rem .6rem; background: var(--sunk); border-block: 1px solid var(--line); color: var(--soft); font-size: .8125rem; font-weight: 550; text-align: left; white-space: nowrap; }
.findings td { padding: .7rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
.findings tr > :first-child { padding-left: 1.5rem; }
.findings tr > :last-child { padding-right: 1.5rem; }
.findings tbody tr:last-child td { border-bottom: 0; }
.findings tr.row:has(+ .detail) td { border-bottom: 0; }
.c-severity { width: 8rem; }
.c-path { width: 23%; }
.c-type { width: 6.75rem; }
.c-standing { width: 7rem; }
.c-label { width: 9rem; }
.c-cvss { width: 4.75rem; }
.c-epss { width: 6.25rem; }
td.c-cvss, td.c-epss, th.c-cvss, th.c-epss { text-align: right; }
.sort { display: inline-flex; gap: .25rem; padding: 0; background: none; border: 0; font-weight: inherit; cursor: pointer; }
.sort:hover, th[aria-sort] .sort { color: var(--text); }
.sort::after { content: "↕"; opacity: .45; }
th[aria-sort="ascending"] .sort::after { content: "↑"; opacity: 1; }
th[aria-sort="descending"] .sort::after { content: "↓"; opacity: 1; }
.severity { display: inline-block; padding: .1rem .6rem; border-radius: 99px; background: var(--tint); color: var(--tone); font-size: .8125rem; font-weight: 620; white-space: nowrap; }
.title, .open { font-weight: 560; }
.open { position: relative; display: block; width: 100%; padding: 0 0 0 1.15rem; background: none; border: 0; text-align: left; overflow-wrap: anywhere; cursor: pointer; }
.open::before { content: ""; position: absolute; left: .1rem; top: .5em; width: .4rem; height: .4rem; border: solid var(--soft); border-width: 0 1.5px 1.5px 0; transform: rotate(-45deg); }
.open[aria-expanded="true"]::before { transform: rotate(45deg); top: .4em; }
.open:hover { color: var(--accent); }
.sub { display: block; color: var(--soft); font-size: .8125rem; }
.open + .sub { padding-left: 1.15rem; }
.findings .mono { font-size: .8125rem; line-height: 1.5; }
.c-label { color: var(--soft); font-size: .875rem; }
th.c-label { font-size: .8125rem; }
.standing.s-blocks { color: var(--red); font-weight: 620; }
.standing.s-may-block { color: var(--yellow); font-weight: 620; }
.standing.s-fixed, .standing.s-suppressed, .standing.s-excepted { color: var(--soft); }
tr.row.js:hover > td, tr.row.opened > td { background: var(--sunk); }
tr.row.js { cursor: pointer; }
tr.detail > td { padding-top: 0; }
tr.detail.js > td { padding-top: .25rem; background: var(--sunk); }
tr.detail.js > td { padding-bottom: 1.5rem; }
details summary { width: fit-content; color: var(--soft); font-size: .8125rem; cursor: pointer; overflow-wrap: anywhere; }
.sheet { display: grid; grid-template-columns: minmax(0, 1fr) minmax(13rem, 17rem); gap: 1rem 2rem; }
details .sheet { margin-top: .75rem; }
.sheet h3 { margin: 1rem 0 .3rem; font-size: .8125rem; font-weight: 620; color: var(--soft); }
.sheet h3:first-child { margin-top: 0; }
.prose { max-width: 46rem; white-space: pre-wrap; overflow-wrap: anywhere; }
.texts > .note:not(:first-child) { margin-top: 1rem; }
.prose + .prose, .prose + .code, .code + .prose { margin-top: .6rem; }
.code { margin: 0; padding: .7rem 0; overflow: auto; max-height: 26rem; background: var(--card); border: 1px solid var(--line); border-radius: 9px; font: .8125rem/1.6 var(--mono); tab-size: 4; }
.code code { display: block; width: max-content; min-width: 100%; font-size: inherit; }
.code span { display: block; min-height: 1.6em; padding: 0 1rem; white-space: pre; }
.code span[data-n]::before { content: attr(data-n); display: inline-block; min-width: 3ch; margin-right: 1.25rem; color: var(--soft); text-align: right; user-select: none; }
.facts { display: grid; gap: .3rem; align-content: start; font-size: .875rem; }
.facts div { display: grid; grid-template-columns: minmax(6.5rem, 2fr) 5fr; gap: .75rem; }
.facts dt { color: var(--soft); overflow-wrap: anywhere; }
.facts dd { overflow-wrap: anywhere; }
.sheet .facts div { grid-template-columns: 1fr; gap: 0; }
.sheet .facts dt { font-size: .8125rem; }
.sheet .facts { gap: .55rem; }
.empty { padding: 1.5rem 0; color: var(--soft); }
.link { padding: 0; background: none; border: 0; color: var(--accent); text-decoration: underline; cursor: pointer; }
.more { display: flex; flex-wrap: wrap; justify-content: center; gap: .75rem; padding: 1rem 0; }

.scroll { overflow-x: auto; }
.wide td, .wide th { min-width: 6rem; overflow-wrap: anywhere; }
.wide td:last-child { min-width: 14rem; }
.panel .date { white-space: nowrap; }
.urgent { color: var(--red); font-weight: 600; }
.coverage { display: grid; gap: .4rem; }
.coverage b { display: inline-block; min-width: 4.5rem; font-weight: 600; }
.coverage .covered span { color: var(--green); }
.coverage .partly-covered span { color: var(--yellow); }
.coverage .not-covered span { color: var(--red); }
.lines { display: grid; gap: .45rem; overflow-wrap: anywhere; }
.lines li { padding-left: 1rem; text-indent: -1rem; }
.lines li::before { content: "–"; display: inline-block; width: 1rem; text-indent: 0; color: var(--soft); }
.audit { border-top: 1px solid var(--line); padding-block: 2rem 3rem; }
.audit h2 { margin-bottom: 1rem; }
.audit .columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1rem 2.5rem; }
.audit .facts { font-size: .8125rem; }
.calls div { grid-template-columns: minmax(0, 4fr) 1fr; }

${mediaStyle}`;

;// CONCATENATED MODULE: ./build/report/html-verdict.js




/** Rules named at most; the rest is counted. */
const rulesMax = 200;
/** Drawn on 24 by 24: a check, a cross, a question mark. */
const icons = {
    passed: html `<path d="M5.5 12.5l4.5 4.5 8.5-9.5"/>`,
    failed: html `<path d="M7 7l10 10M17 7L7 17"/>`,
    inconclusive: html `<path d="M8.6 9.2a3.4 3.4 0 1 1 4.9 3.05c-1 .5-1.5 1.15-1.5 2.25M12 18.1v.1"/>`,
};
const ruleWords = { passed: 'holds', failed: 'broken', inconclusive: 'undecided' };
function pageTitle(report) {
    const where = [report.repository?.name, report.branch].filter((part) => part !== undefined).join(' ');
    return lineText(`${wording/* verdictWords */.L2[report.verdict]}${where === '' ? '' : `: ${where}`} – Scan Gate`, 200);
}
function pageHeader(report) {
    const sha = (0,place/* safeSha */.uP)(report.headSha);
    const parts = [
        ['Repository', report.repository?.name],
        ['Branch', report.branch],
        ['Commit', sha?.slice(0, 7)],
        ['Pull request', report.pullRequest === undefined ? undefined : `#${report.pullRequest}`],
    ];
    const items = parts.flatMap(([term, text]) => text === undefined ? [] : [html `<div><dt>${term}</dt><dd>${lineText(text, 120)}</dd></div>`]);
    return html `<header class="top"><div class="width">
<p class="brand"><svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path class="shield" d="M12 2l8 3v6c0 5-3.4 9-8 11-4.6-2-8-6-8-11V5z"/><path class="bar-mark" d="M8 10h8M8 14h8"/></svg>Scan Gate</p>
${items.length === 0 ? nothing : html `<dl class="context">${items}</dl>`}
<button type="button" class="theme" id="theme" hidden>Dark theme</button>
</div></header>`;
}
function verdictSection(report) {
    const badge = report.enforced ? nothing : html ` <span class="badge">not enforced</span>`;
    const hint = report.hint === undefined ? nothing : html `<p class="hint"><b>What next</b> ${lineText(report.hint, 2000)}</p>`;
    return html `<section class="verdict ${report.verdict}" aria-labelledby="verdict">
<svg class="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><circle cx="12" cy="12" r="12"/>${icons[report.verdict]}</svg>
<div class="say"><h1 id="verdict"><span class="hidden">Scan Gate: </span>${wording/* verdictWords */.L2[report.verdict]}${badge}</h1>
<p class="why">${capital(lineText(report.message, 2000))}.</p>${hint}</div>
${tally(report)}
</section>`;
}
const tallyWords = {
    blocks: 'block',
    'may block': 'may block',
    open: 'open, not blocking',
    excepted: 'excepted',
    suppressed: 'suppressed',
    fixed: 'fixed',
};
/** Findings by standing; what never was is left out, but not the first. */
function tally(report) {
    if (report.findings.length === 0)
        return nothing;
    const groups = (0,wording/* groupFindings */.kG)(report.findings);
    const shown = wording/* standings */.ES.filter((standing) => standing === 'blocks' || groups[standing].length > 0);
    return html `<dl class="tally">${shown.map((standing) => html `<div><dt>${tallyWords[standing]}</dt><dd>${number(groups[standing].length)}</dd></div>`)}</dl>`;
}
function ruleSection(report) {
    const { rules } = report;
    const more = rules.length - rulesMax;
    const body = rules.length === 0
        ? html `<p class="note">No rule was judged.</p>`
        : html `<ul class="rules">${rules.slice(0, rulesMax).map(ruleItem)}</ul>`;
    const rest = more > 0 ? html `<p class="note">${(0,wording/* plural */.LS)(more, 'rule')} more in the JSON report.</p>` : nothing;
    return html `<section class="panel" aria-labelledby="rules-title"><h2 id="rules-title">Rules</h2>${body}${rest}</section>`;
}
function ruleItem(rule) {
    const most = Number.isFinite(rule.hi) ? number(rule.hi) : 'not known';
    const remedy = rule.verdict === 'passed' ? nothing : html `<p class="remedy">${lineText(rule.remedy, 600)}</p>`;
    return html `<li><svg class="mark small ${rule.verdict}" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><circle cx="12" cy="12" r="12"/>${icons[rule.verdict]}</svg>
<div><p class="rule"><code>${lineText(rule.rule, 160)}</code> <span class="rule-word ${rule.verdict}">${ruleWords[rule.verdict]}</span></p>
<dl class="bounds"><div><dt>at least</dt><dd>${number(rule.lo)}</dd></div><div><dt>at most</dt><dd>${most}</dd></div><div><dt>allowed</dt><dd>${number(rule.limit)}</dd></div></dl>
<p>${capital(lineText(rule.line, 800))}</p>${remedy}</div></li>
`;
}

;// CONCATENATED MODULE: ./build/report/html.js
/** The run as one page that stands alone: it asks for nothing, sends nothing, and runs no script but its own. */









/**
 * HTML of at most about 45 MB. All findings of this scan are named, whatever `disclose` says, worst first; long texts end in
 * `…`, and what found no room is counted on the page. Of a secret, and of what may be one, neither description nor code.
 */
function renderHtml(report, options = {}) {
    const rows = findingRows(report);
    const page = html `<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentPolicy()}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${pageTitle(report)}</title>
${ownElement('style', style)}
</head>
<body>
<a class="skip" href="#findings-title">Skip to the findings</a>
${pageHeader(report)}
<main>
${verdictSection(report)}
<div class="pair">${ruleSection(report)}${countSection(report)}</div>
${findingSection(report, rows)}
${exceptionSection(report)}
${details(report)}
</main>
${auditFooter(report, options.category)}
${dataElement('data', pageData(report, rows))}
${ownElement('script', script)}
</body>
</html>
`;
    return `<!doctype html>\n${textOf(page)}`;
}
function details(report) {
    return html `<div class="stack">${coverageSection(report)}${diagnosticSection(report)}${noteSection(report)}${policySection(report)}</div>`;
}
/** Nothing but our own style and script, known by their hashes; and no string may become markup. */
function contentPolicy() {
    return [
        "default-src 'none'",
        `style-src '${hashOf(style)}'`,
        `script-src '${hashOf(script)}'`,
        "base-uri 'none'",
        "form-action 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
    ].join('; ');
}
function hashOf(text) {
    return `sha256-${(0,external_node_crypto_.createHash)('sha256').update(text, 'utf8').digest('base64')}`;
}

// EXTERNAL MODULE: ./build/report/evidence-json.js
var evidence_json = __webpack_require__(3753);
;// CONCATENATED MODULE: ./build/report/json.js
/** The report file: everything that the run knew, with keys that are always there and always in this order. */





/** Longest texts, and all of them together: a string in V8 ends at 512 MB. */
const json_titleMax = 2000;
const json_textMax = 20_000;
const allTextsMax = 64_000_000;
/**
 * The report as JSON. What is not known is `null`; `hi: null` in a rule means that nothing bounds it from above.
 * A violation of type SECRET, or of no known type, has neither description nor snippet. Long texts end in `…`;
 * `texts_left_out` counts the findings, the least bad, whose description, snippet and remediation found no room.
 */
function renderJson(report) {
    let room = allTextsMax;
    let leftOut = 0;
    const findings = report.findings.map((finding) => {
        const texts = json_textsOf(finding);
        const length = Object.values(texts).reduce((sum, text) => sum + (text?.length ?? 0), 0);
        const hasRoom = length <= room;
        if (hasRoom)
            room -= length;
        else
            leftOut += 1;
        return findingObject(finding, hasRoom ? texts : noTexts);
    });
    return (0,neutral/* jsonText */.s$)({ ...headObject(report), texts_left_out: leftOut, findings });
}
function headObject(report) {
    return {
        format_version: report.formatVersion,
        tool: { name: report.tool.name, version: report.tool.version },
        verdict: report.verdict,
        reason: report.reason,
        message: report.message,
        hint: report.hint ?? null,
        exit_code: report.exitCode,
        enforced: report.enforced,
        service_origin: report.serviceOrigin ?? null,
        repository: repositoryObject(report),
        repository_url: report.repositoryUrl === undefined ? null : (0,place/* withoutUserInfo */.sl)(report.repositoryUrl),
        branch: report.branch ?? null,
        head_sha: report.headSha ?? null,
        base_sha: report.baseSha ?? null,
        event: report.event ?? null,
        pull_request: report.pullRequest ?? null,
        scan: report.scan === undefined ? null : scanObject(report.scan),
        policy: {
            source: report.policy.source,
            sha256: report.policy.sha256,
            settings: sortKeys(report.policy.settings),
        },
        scope: report.scope ?? null,
        base: baseObject(report),
        rules: report.rules.map(ruleObject),
        exceptions: exceptionsObject(report),
        listed_severities: report.listedSeverities,
        elsewhere_count: report.elsewhereCount,
        notes: report.notes,
        requests: sortKeys(report.requests),
        duration_ms: Math.round(report.durationMs),
        evidence: (0,evidence_json/* evidenceObject */.VF)(report),
    };
}
function baseObject({ base }) {
    if (base === undefined)
        return null;
    const counts = finding/* severities */.gO.map((severity) => [severity.toLowerCase(), base.counts[severity] ?? null]);
    return { scan_id: base.scanId, branch: base.branch, counts: Object.fromEntries(counts) };
}
function exceptionsObject({ exceptions }) {
    if (exceptions === undefined)
        return null;
    const { used, expiring, expired, unmatched } = exceptions;
    return {
        used: used.map(({ exception, ids }) => ({ ...exceptionObject(exception), violation_ids: ids })),
        expiring: expiring.map(exceptionObject),
        expired: expired.map(exceptionObject),
        unmatched: unmatched.map(exceptionObject),
    };
}
function exceptionObject(exception) {
    const { violationId, cwe, type, path, title, reason, expires, owner } = exception;
    return {
        violation_id: violationId ?? null,
        cwe: cwe ?? null,
        type: type ?? null,
        path: path ?? null,
        title: title ?? null,
        reason,
        expires,
        owner: owner ?? null,
    };
}
function repositoryObject({ repository }) {
    if (repository === undefined)
        return null;
    return {
        id: repository.id,
        name: repository.name,
        vcs_url: repository.vcsUrl === undefined ? null : (0,place/* withoutUserInfo */.sl)(repository.vcsUrl),
    };
}
function scanObject(scan) {
    return {
        scan_id: scan.id,
        status: scan.status,
        branch: scan.branch,
        created_at: scan.createdAt ?? null,
        started_at: scan.startedAt ?? null,
        completed_at: scan.completedAt ?? null,
        counts: Object.fromEntries(finding/* severities */.gO.map((severity) => [severity.toLowerCase(), scan.counts[severity] ?? null])),
        coverage: scan.coverage === undefined ? null : sortKeys(scan.coverage),
        diagnostics: scan.diagnostics.map(({ engine, message, file_path, file_paths }) => ({
            engine: (0,neutral/* cut */.Jj)(engine, json_titleMax),
            message: (0,neutral/* cut */.Jj)(message, json_titleMax),
            file_path: file_path === undefined ? null : (0,neutral/* cut */.Jj)(file_path, json_titleMax),
            ...(file_paths === undefined ? {} : { file_paths: file_paths.map((path) => (0,neutral/* cut */.Jj)(path, json_titleMax)) }),
        })),
    };
}
function ruleObject(rule) {
    return {
        rule: rule.rule,
        verdict: rule.verdict,
        lo: rule.lo,
        hi: Number.isFinite(rule.hi) ? rule.hi : null,
        limit: rule.limit,
        line: rule.line,
        remedy: rule.remedy,
    };
}
const noTexts = { description: null, code_snippet: null, remediation: null };
function json_textsOf(finding) {
    const detail = finding.detail;
    const read = (text) => (text === undefined ? null : (0,neutral/* cut */.Jj)(text, json_textMax));
    if ((0,wording/* mayBeSecret */.lr)(finding))
        return { ...noTexts, remediation: read(detail?.remediation) };
    return {
        description: read(detail?.description),
        code_snippet: read(detail?.codeSnippet),
        remediation: read(detail?.remediation),
    };
}
function findingObject(finding, texts) {
    const { violation_id, title, ...facts } = (0,evidence_json/* plainFinding */.Ce)(finding);
    return {
        violation_id,
        title,
        effect: finding.effect,
        ...facts,
        disclosed: finding.disclosed,
        exception: finding.exception === undefined ? null : exceptionObject(finding.exception),
        ...texts,
    };
}
function sortKeys(record) {
    return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

// EXTERNAL MODULE: ./build/report/sarif.js + 1 modules
var sarif = __webpack_require__(9906);
;// CONCATENATED MODULE: ./build/report/registry.js
/** The one list of report files: a format is a module and a line here. */




const formats = {
    json: { setting: 'json-file', render: (report) => renderJson(report) },
    html: { setting: 'html-file', render: renderHtml },
    markdown: { setting: 'markdown-file', render: renderMarkdown },
    sarif: { setting: 'sarif-file', render: sarif/* renderSarif */.W },
};

;// CONCATENATED MODULE: ./build/publish.js
/** Shows a report everywhere it was asked for. Each surface fails alone, and none changes the verdict. */









/** Publishes and gives the report as it ended: its exit code is 2 when a file that was asked for could not be written. */
async function publish(report, wishes, place) {
    const { log } = place;
    const asked = askedFiles(wishes);
    const { written, problems } = await writeFiles(report, asked, wishes, place);
    const failed = Object.keys(asked).some((name) => written[name] === undefined);
    const final = {
        ...report,
        notes: [...report.notes, ...problems],
        exitCode: failed && report.exitCode === 0 ? 2 : report.exitCode,
    };
    for (const line of (0,report_log/* lines */.M)(final, { reportFile: written.json }))
        log.line(line);
    const shown = await showOnGithub(final, wishes, place);
    annotate(final, wishes, place, shown?.needsCommands ?? true);
    for (const line of shown?.lines ?? [])
        log.line(line);
    for (const warning of shown?.warnings ?? [])
        log.line(`Warning: ${warning}`);
    const outputs = outputValues(final, written, shown);
    const surfaces = [
        () => writeSummary(final, wishes, place, written.json),
        async () => (place.outputsFile === undefined ? undefined : (0,runner/* appendOutputs */.jh)(place.outputsFile, outputs)),
    ];
    for (const surface of surfaces)
        await alone(log, surface);
    return final;
}
function askedFiles(wishes) {
    const names = Object.keys(formats);
    return Object.fromEntries(names.map((name) => [name, wishes[`${name}File`]]).filter(([, path]) => path !== undefined));
}
/** The check run, review, comment and code scanning; loaded only where a run may write to GitHub. */
async function showOnGithub(report, wishes, { github }) {
    if (github === undefined)
        return undefined;
    const { publishToGithub } = await __webpack_require__.e(/* import() */ 585).then(__webpack_require__.bind(__webpack_require__, 966));
    const { deps, opened, changes } = github;
    // Nobody who reads the page can open a path on the runner.
    return publishToGithub({ report, wishes: githubWishes(wishes), opened, changes, reportFile: undefined }, deps);
}
/** What is asked of GitHub's own surfaces. */
function githubWishes(wishes) {
    return {
        annotations: wishes.annotations ?? 'auto',
        maxAnnotations: wishes.maxAnnotations ?? 50,
        comment: wishes.commentSummaryInPr ?? 'never',
        uploadSarif: wishes.uploadSarif ?? false,
        category: wishes.category,
        mayName: wishes.disclose !== 'counts',
    };
}
async function alone(log, surface) {
    try {
        await surface();
    }
    catch (error) {
        log.line(`Warning: ${error.message}`);
    }
}
async function writeFiles(report, asked, { category }, place) {
    const wanted = { json: place.defaultReportFile, ...asked };
    const written = {};
    const problems = [];
    for (const name of Object.keys(formats)) {
        const wish = wanted[name];
        if (wish === undefined)
            continue;
        const path = (0,external_node_path_.resolve)(place.folder, wish);
        try {
            await writeWhole(path, formats[name].render(report, { category, reportFile: written.json }));
            written[name] = path;
        }
        catch (error) {
            const { code } = error;
            problems.push(`${formats[name].setting}: ${path} could not be written (${code ?? error.message})`);
        }
    }
    return { written, problems };
}
/** Writes beside and renames, so that nobody ever reads half a file. */
async function writeWhole(path, text) {
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
    const beside = `${path}.${(0,external_node_crypto_.randomUUID)()}.tmp`;
    try {
        await (0,promises_.writeFile)(beside, text, 'utf8');
        await (0,promises_.rename)(beside, path);
    }
    catch (error) {
        await (0,promises_.rm)(beside, { force: true });
        throw error;
    }
}
/** Workflow commands, where nothing better marks the code; the verdict of an inconclusive run always. */
function annotate(report, wishes, { log, readsCommands }, needsCommands) {
    if (!readsCommands)
        return;
    if (wishes.annotations !== 'none' && needsCommands) {
        // An inconclusive verdict has an annotation of its own, and the runner keeps ten of a level.
        const maxPerLevel = report.verdict === 'inconclusive' ? 9 : 10;
        const set = (0,annotations/* annotations */.hk)(report, { max: wishes.maxAnnotations ?? 50, maxPerLevel });
        for (const annotation of set.annotations)
            log.command((0,annotations/* commandLine */.ay)(annotation));
        if (set.total > set.shown) {
            const unnamed = set.undisclosed > 0 ? ` (${set.undisclosed} may not be named here, see disclose)` : '';
            log.line(`${set.shown} of ${set.total} open findings are annotated${unnamed}; the report file holds all of them`);
        }
    }
    if (report.verdict === 'inconclusive')
        log.command((0,annotations/* commandLine */.ay)(verdictAnnotation(report)));
}
/** An inconclusive run names no line of code, and still has to be seen on the page of the run. */
function verdictAnnotation(report) {
    return {
        level: report.exitCode === 0 ? 'warning' : 'error',
        title: `Scan Gate: inconclusive (${report.reason})`,
        message: [report.message, report.hint].filter((part) => part !== undefined).join('\n'),
        file: undefined,
        line: undefined,
        violationId: '',
    };
}
async function writeSummary(report, wishes, place, reportFile) {
    if (place.summaryFile === undefined || wishes.jobSummary === false)
        return;
    const isWhole = await (0,runner/* appendSummary */.fe)(place.summaryFile, renderMarkdown(report, { reportFile }));
    if (!isWhole)
        place.log.line('Warning: the job summary was cut, other parts of this step left too little room');
}
/** The outputs of the action: enumerations, numbers, ids and paths only, on every path. */
function outputValues(report, written, shown) {
    const counts = Object.fromEntries(finding/* severities */.gO.map((severity) => [`${severity.toLowerCase()}-count`, String(report.scan?.counts[severity] ?? '')]));
    return {
        verdict: report.verdict,
        reason: report.reason,
        'scan-id': report.scan?.id ?? '',
        'scan-status': report.scan?.status ?? '',
        ...counts,
        'blocking-count': String(report.findings.filter((finding) => finding.effect === 'blocks').length),
        'new-count': String(report.findings.filter((finding) => finding.firstSeen === true).length),
        'failed-rules': report.rules
            .filter((rule) => rule.verdict === 'failed')
            .map((rule) => rule.rule)
            .join(','),
        'report-file': written.json ?? '',
        'sarif-file': written.sarif ?? '',
        'check-run-url': shown?.checkRunUrl ?? '',
        'comment-url': shown?.commentUrl ?? '',
        'policy-sha256': report.policy.sha256,
    };
}


/***/ }),

/***/ 6241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ay: () => (/* binding */ commandLine),
/* harmony export */   hk: () => (/* binding */ annotations)
/* harmony export */ });
/* unused harmony export annotationLevels */
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1022);
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9960);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(679);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2867);
/** Findings as annotations of code lines, ranked and cut, and as the runner's workflow commands. */




const annotationLevels = ['error', 'warning', 'notice'];
/** The worst open findings that may be named. Suppressed, excepted and fixed ones are not annotated. */
function annotations(report, { max, maxPerLevel = 10 }) {
    const open = (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .rankFindings */ .JM)(report.findings).filter((finding) => !isSettled(finding));
    const left = new Map(annotationLevels.map((level) => [level, maxPerLevel]));
    const chosen = [];
    for (const finding of open) {
        const level = levelOf(finding, report.enforced);
        const room = left.get(level) ?? 0;
        if (chosen.length >= max)
            break;
        if (!finding.disclosed || room <= 0)
            continue;
        left.set(level, room - 1);
        chosen.push(annotate(finding, level, report.enforced));
    }
    return {
        annotations: chosen,
        shown: chosen.length,
        total: open.length,
        undisclosed: open.filter((finding) => !finding.disclosed).length,
    };
}
/** `::error file=…,line=…,title=…::message`; always one line. */
function commandLine(annotation) {
    const properties = [
        annotation.file === undefined ? undefined : `file=${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .commandProperty */ .N1)(annotation.file, 1024)}`,
        annotation.file === undefined || annotation.line === undefined ? undefined : `line=${annotation.line}`,
        `title=${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .commandProperty */ .N1)(annotation.title)}`,
    ].filter((property) => property !== undefined);
    return `::${annotation.level} ${properties.join(',')}::${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .commandData */ .wq)(annotation.message)}`;
}
function isSettled(finding) {
    const standing = (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .standingOf */ .YP)(finding);
    return standing === 'suppressed' || standing === 'excepted' || standing === 'fixed';
}
const warned = _policy_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.slice(0, _policy_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.indexOf('MEDIUM') + 1);
function levelOf(finding, isEnforced) {
    if (finding.effect !== 'none')
        return isEnforced ? 'error' : 'warning';
    return warned.includes(finding.severity) ? 'warning' : 'notice';
}
function annotate(finding, level, isEnforced) {
    const file = (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .safeRelativePath */ .lV)(finding.filePath);
    return {
        level,
        title: (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(`${finding.severity}: ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(finding.title, _neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .titleLimit */ .sj).trim()}`, _neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .titleLimit */ .sj),
        message: messageOf(finding, isEnforced, file === undefined),
        file,
        line: file === undefined ? undefined : (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .safeLine */ .om)(finding.line),
        violationId: finding.id,
    };
}
const effectSentences = {
    blocks: 'Blocks',
    'may block': 'May block, the evidence does not settle it',
    none: 'Does not block',
};
function messageOf(finding, isEnforced, isPlaceNeeded) {
    const effect = `${effectSentences[finding.effect]}${isEnforced ? '' : ' (not enforced)'}`;
    const place = isPlaceNeeded ? (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .displayPlace */ .a_)(finding) : undefined;
    const description = (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .descriptionOf */ .Kq)(finding);
    const remediation = (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .remediationOf */ .BV)(finding);
    const paragraphs = [
        `${effect}: ${[(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .severityWord */ .Oh)(finding), ...(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .factsOf */ .xS)(finding), (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .labelWord */ .nZ)(finding)].join(' · ')}`,
        place === undefined ? undefined : `Reported at ${place}`,
        description === undefined ? undefined : (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralBlock */ .Fk)(description, 1200),
        remediation === undefined ? undefined : `How to fix: ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralBlock */ .Fk)(remediation, 1200)}`,
        `Violation ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(finding.id, 200)}`,
    ];
    return (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(paragraphs.filter((paragraph) => paragraph !== undefined).join('\n'), _neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .messageLimit */ .xv);
}


/***/ }),

/***/ 9542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ bytesOf),
/* harmony export */   ux: () => (/* binding */ within)
/* harmony export */ });
/* unused harmony export spend */
/** Fits rendered pieces into a number of UTF-8 bytes, whole pieces only. */
function bytesOf(text) {
    return Buffer.byteLength(text, 'utf8');
}
/** Takes the bytes when they are there. */
function spend(budget, text) {
    const bytes = bytesOf(text) + 1;
    if (bytes > budget.left)
        return false;
    budget.left -= bytes;
    return true;
}
/** Renders items in order until the share of the budget is used up; the rest is for the caller to count. */
function within(items, budget, share, render) {
    const portion = { left: Math.floor(budget.left * share) };
    const fitted = [];
    for (const item of items) {
        const text = render(item);
        if (!spend(portion, text))
            break;
        spend(budget, text);
        fitted.push(text);
    }
    return fitted;
}


/***/ }),

/***/ 9846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ needsChangedFiles),
/* harmony export */   N: () => (/* binding */ isDisclosed)
/* harmony export */ });
/* harmony import */ var _policy_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9306);
/** Which findings may be named where outsiders read (`disclose`); the report files always name all. */

/** True when the mode depends on what the pull request changes. */
function needsChangedFiles({ mode, isPublic }) {
    return mode === 'changed' || (mode === 'auto' && isPublic);
}
function isDisclosed(finding, disclosure) {
    if (disclosure.mode === 'counts')
        return false;
    if (!needsChangedFiles(disclosure))
        return true;
    return finding.filePath !== undefined && (disclosure.changes?.files.has((0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .normalPath */ .FE)(finding.filePath)) ?? false);
}


/***/ }),

/***/ 8540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bQ: () => (/* binding */ newReport),
  jT: () => (/* binding */ withError),
  ly: () => (/* binding */ withInconclusive),
  Mz: () => (/* binding */ withJudgement),
  Bq: () => (/* binding */ withRepository),
  aQ: () => (/* binding */ withScan),
  nO: () => (/* binding */ withStartedScan)
});

// EXTERNAL MODULE: ./build/policy/evidence.js
var policy_evidence = __webpack_require__(8342);
// EXTERNAL MODULE: ./build/policy/exceptions.js
var policy_exceptions = __webpack_require__(3113);
// EXTERNAL MODULE: ./build/policy/finding.js
var policy_finding = __webpack_require__(1022);
// EXTERNAL MODULE: ./build/policy/ranking.js
var ranking = __webpack_require__(2805);
// EXTERNAL MODULE: ./build/policy/verdict.js
var policy_verdict = __webpack_require__(6234);
;// CONCATENATED MODULE: ./build/policy/reason.js

const reasonOfCode = {
    CONFIG: 'settings',
    AUTH: 'auth',
    NOT_FOUND: 'not-found',
    RATE_LIMITED: 'rate-limited',
    UNAVAILABLE: 'unavailable',
    SCAN_FAILED: 'scan-failed',
    SCAN_TIMEOUT: 'timeout',
    PROTOCOL: 'protocol',
    PUBLISH: 'publish',
    CANCELLED: 'cancelled',
};
function reasonOf(error) {
    const named = error.reason;
    return named !== undefined && named in policy_verdict/* inconclusiveReasons */.Q ? named : reasonOfCode[error.code];
}

// EXTERNAL MODULE: ./build/report/disclosure.js
var report_disclosure = __webpack_require__(9846);
;// CONCATENATED MODULE: ./build/report/draft.js







/** A report that has decided nothing yet: inconclusive, as every run starts. */
function newReport(version) {
    return {
        formatVersion: 1,
        tool: { name: 'scan-gate', version },
        verdict: 'inconclusive',
        reason: 'settings',
        message: 'The run has not begun',
        hint: undefined,
        exitCode: 2,
        enforced: true,
        serviceOrigin: undefined,
        repository: undefined,
        repositoryUrl: undefined,
        branch: undefined,
        headSha: undefined,
        baseSha: undefined,
        event: undefined,
        pullRequest: undefined,
        scan: undefined,
        policy: { source: 'none was read', sha256: '', settings: {} },
        scope: undefined,
        base: undefined,
        exceptions: undefined,
        rules: [],
        findings: [],
        elsewhereCount: 0,
        listedSeverities: [],
        notes: [],
        requests: {},
        durationMs: 0,
    };
}
/** The report of a run that an error ended. */
function withError(report, error) {
    return withInconclusive(report, reasonOf(error), error.message, error.hint);
}
/** The report with a verdict that could not be reached, or that may not stand. */
function withInconclusive(report, reason, message = policy_verdict/* inconclusiveReasons */.Q[reason], hint) {
    return { ...report, verdict: 'inconclusive', reason, message, hint };
}
function withRepository(report, repository) {
    const { repository_id: id, name, vcs_url: vcsUrl } = repository;
    return { ...report, repository: { id, name, vcsUrl: vcsUrl ?? undefined } };
}
/** A scan that was started, and of which nothing but its id is known. */
function withStartedScan(report, scanId, branch) {
    return { ...report, scan: { ...unknownScan, id: scanId, branch, status: 'PENDING' } };
}
const unknownScan = {
    createdAt: undefined,
    startedAt: undefined,
    completedAt: undefined,
    counts: {},
    coverage: undefined,
    diagnostics: [],
};
function withScan(report, scan) {
    return {
        ...report,
        scan: {
            id: scan.scan_id,
            status: scan.status,
            branch: scan.branch,
            createdAt: scan.created_at ?? undefined,
            startedAt: scan.started_at ?? undefined,
            completedAt: scan.completed_at ?? undefined,
            counts: {},
            coverage: scan.coverage,
            diagnostics: scan.diagnostics ?? [],
        },
    };
}
/** The report with its verdict and all findings that may be of this scan, worst first. */
function withJudgement(report, { evidence, judgement, policy }, disclosure) {
    const { effects } = judgement;
    const current = evidence.findings.filter((finding) => finding.status !== 'FIXED' || (0,policy_evidence/* isOpen */.nT)(finding));
    const isShown = (finding) => effects.has(finding.id) || (0,policy_finding/* isOfScan */.R0)(finding, evidence.counts);
    const own = current.filter(isShown).sort((0,ranking/* byWorst */.D)(effects));
    return {
        ...report,
        verdict: judgement.verdict,
        reason: judgement.reason,
        message: messageOf(judgement),
        hint: hintOf(judgement),
        rules: judgement.rules,
        evidence,
        scan: report.scan && { ...report.scan, counts: evidence.counts },
        base: evidence.base && { scanId: evidence.base.scanId, branch: evidence.base.branch, counts: evidence.base.counts },
        scope: policy.scope,
        exceptions: (0,policy_exceptions/* reviewExceptions */.ZP)(own, policy.exceptions, policy.today),
        findings: own.map((finding) => ({
            ...finding,
            effect: effects.get(finding.id) ?? 'none',
            disclosed: (0,report_disclosure/* isDisclosed */.N)(finding, disclosure),
            exception: coveringException(finding, policy),
        })),
        elsewhereCount: current.length - own.length,
        listedSeverities: policy_finding/* severities */.gO.filter((severity) => evidence.lists[severity] !== undefined),
    };
}
function coveringException(finding, { exceptions, today }) {
    const { answer, exception } = (0,policy_exceptions/* exceptionFor */.ft)(finding, exceptions, today);
    return answer === 'yes' ? exception : undefined;
}
function messageOf({ verdict, reason, rules, doubt }) {
    if (reason === 'not-covered')
        return doubt ?? policy_verdict/* inconclusiveReasons */.Q[reason];
    if (rules.length === 0)
        return 'nothing can block: no rule is on';
    const deciding = rules.filter((rule) => rule.verdict === verdict);
    return deciding.map((rule) => rule.line).join('; ');
}
function hintOf({ verdict, reason, rules }) {
    if (verdict === 'passed')
        return undefined;
    if (verdict === 'failed') {
        return rules
            .filter((rule) => rule.verdict === 'failed')
            .map((rule) => rule.remedy)
            .join(' ');
    }
    if (reason === 'not-covered')
        return 'See what the scan says about its coverage, and have what counts scanned.';
    return 'The list of violations may lag behind the scan: run the gate again in a minute. If it stays so, compare the scan at the service with its violations.';
}


/***/ }),

/***/ 3753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ listStates),
/* harmony export */   Ce: () => (/* binding */ plainFinding),
/* harmony export */   VF: () => (/* binding */ evidenceObject)
/* harmony export */ });
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1022);
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9960);


/** How far a list can be believed; `null` in the file: it was not read. */
const listStates = ['settled', 'stands', 'changing'];
const textMax = 2000;
/** Null for a run that ended before it had evidence. */
function evidenceObject({ evidence, findings }) {
    if (evidence === undefined)
        return null;
    const shown = new Set(findings.map(({ id }) => id));
    return {
        lists: Object.fromEntries(_policy_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.map((severity) => [severity.toLowerCase(), stateOf(evidence.lists[severity]) ?? null])),
        unknown_severities: evidence.unknownSeverities,
        started_at: timeText(evidence.startedAt),
        base_completed_at: timeText(evidence.base?.completedAt),
        compares_times: evidence.comparesTimes,
        changes: evidence.changes === undefined ? null : changesObject(evidence.changes),
        baseline: evidence.baseline ?? null,
        findings_without_detail: evidence.findings.filter(({ detail }) => detail === undefined).map(({ id }) => id),
        other_findings: evidence.findings.filter(({ id }) => !shown.has(id)).map(plainFinding),
    };
}
function stateOf(state) {
    if (state === undefined)
        return undefined;
    if (!state.stands)
        return 'changing';
    return state.settled ? 'settled' : 'stands';
}
function changesObject({ files, isComplete }) {
    const parts = [...files].map(([path, { lines }]) => ({ path, lines: lines ?? null }));
    return { is_complete: isComplete, files: parts.sort((a, b) => (a.path < b.path ? -1 : 1)) };
}
/** A finding without its texts, as it stands in the file. */
function plainFinding(finding) {
    return {
        violation_id: (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(finding.id, textMax),
        title: (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(finding.title, textMax),
        severity: finding.severity,
        severity_known: finding.severityKnown,
        type: finding.type ?? null,
        status: finding.status,
        cvss_score: finding.cvss ?? null,
        epss_percent: finding.epss ?? null,
        cwe: finding.detail?.cwe === undefined ? null : (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(finding.detail.cwe, 200),
        file_path: finding.filePath === undefined ? null : (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(finding.filePath, 4096),
        line_number: finding.line ?? null,
        label: finding.label,
        first_seen: finding.firstSeen ?? null,
        first_detected: timeText(finding.detail?.firstDetected),
        last_seen: timeText(finding.detail?.lastSeen),
    };
}
/** Null for what is no time, or lies beyond the years that a date can hold. */
function timeText(milliseconds) {
    const date = new Date(milliseconds ?? Number.NaN);
    return Number.isNaN(date.getTime()) ? null : date.toISOString();
}


/***/ }),

/***/ 6945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ lines)
/* harmony export */ });
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1022);
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9960);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(679);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2867);
/** The closing part of the log: findings, rules, coverage, notes and the verdict, as neutral lines for 100 columns. */




const width = 100;
const maxNotes = 20;
const maxDiagnostics = 10;
const headings = {
    blocks: 'Blocks',
    'may block': 'May block: the evidence does not settle it',
    open: 'Open, does not block',
    excepted: 'Excepted by the policy',
    suppressed: 'Suppressed at the service',
    fixed: 'Fixed',
};
/** The lines, each neutral and without a line break. Findings that are not `disclosed` are counted, not named. */
function lines(report, options) {
    const sections = [
        findingLines(report, options),
        ruleLines(report),
        exceptionSection(report),
        scanLines(report),
        noteLines(report),
        bannerLines(report, options),
    ];
    return sections
        .filter((section) => section.length > 0)
        .flatMap((section, index) => (index === 0 ? section : ['', ...section]))
        .map((line) => (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(line));
}
function findingLines(report, options) {
    const groups = (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .groupFindings */ .kG)(report.findings);
    const counted = _wording_js__WEBPACK_IMPORTED_MODULE_3__/* .standings */ .ES.filter((standing) => groups[standing].length > 0);
    if (counted.length === 0)
        return noFindingLines(report);
    const chosen = chooseFindings(groups, options);
    const rows = _wording_js__WEBPACK_IMPORTED_MODULE_3__/* .standings */ .ES.flatMap((standing) => groupLines(standing, groups[standing].length, chosen[standing]));
    const heads = counted.map((standing) => countWords[standing](groups[standing].length)).join(', ');
    return [`Findings: ${heads}`, ...rows, ...remainderLines(report, groups, chosen, options)];
}
function noFindingLines(report) {
    if (report.listedSeverities.length === 0)
        return [];
    return ['Findings: none listed for this scan', ...elsewhereLines(report)];
}
const countWords = {
    blocks: (count) => `${count} ${count === 1 ? 'blocks' : 'block'}`,
    'may block': (count) => `${count} may block`,
    open: (count) => `${count} open that ${count === 1 ? 'does' : 'do'} not block`,
    excepted: (count) => `${count} excepted`,
    suppressed: (count) => `${count} suppressed`,
    fixed: (count) => `${count} fixed`,
};
/** The worst that may be named: what blocks gets all the room it needs first. Fixed ones are only counted. */
function chooseFindings(groups, { maxFindings = 30, maxHarmless = 10 }) {
    let room = maxFindings;
    let harmless = maxHarmless;
    const take = (standing) => {
        const isHarmless = standing === 'open' || standing === 'excepted' || standing === 'suppressed';
        const most = isHarmless ? Math.min(room, harmless) : room;
        const taken = groups[standing].filter((finding) => finding.disclosed).slice(0, most);
        room -= taken.length;
        if (isHarmless)
            harmless -= taken.length;
        return taken;
    };
    return {
        blocks: take('blocks'),
        'may block': take('may block'),
        open: take('open'),
        excepted: take('excepted'),
        suppressed: take('suppressed'),
        fixed: [],
    };
}
function groupLines(standing, total, shown) {
    if (shown.length === 0)
        return [];
    const amount = shown.length < total ? `${shown.length} of ${total}` : `${total}`;
    return ['', `  ${headings[standing]} (${amount})`, ...shown.flatMap(rowLines)];
}
const column = 14;
/** The id stands at the right edge of the title's line when there is room, else behind the facts. */
function rowLines(finding) {
    const indent = ' '.repeat(column);
    const severity = finding.severityKnown ? finding.severity : 'UNKNOWN';
    const id = (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(finding.id, 80);
    const title = wrap((0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(finding.title, 160).trim() || 'Untitled', width - column);
    const [first = '', ...rest] = title;
    const hasRoom = rest.length === 0 && column + first.length + 2 + id.length <= width;
    const head = `    ${severity.padEnd(column - 4)}${first}`;
    const unknown = finding.severityKnown ? [] : [(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .severityWord */ .Oh)(finding)];
    const place = (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .displayPlace */ .a_)(finding, 80) ?? 'no file given';
    const facts = [place, ...unknown, ...(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .factsOf */ .xS)(finding), (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .labelWord */ .nZ)(finding), ...(hasRoom ? [] : [id])];
    return [
        hasRoom ? `${head.padEnd(width - id.length)}${id}` : head,
        ...rest.map((line) => `${indent}${line}`),
        ...wrap(facts.join(' · '), width - column, ' · ').map((line) => `${indent}${line}`),
    ];
}
function remainderLines(report, groups, chosen, { reportFile }) {
    const all = (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .listedFindings */ .A6)(groups);
    const shown = _wording_js__WEBPACK_IMPORTED_MODULE_3__/* .standings */ .ES.reduce((sum, standing) => sum + chosen[standing].length, 0);
    const hiddenCount = all.filter((finding) => !finding.disclosed).length;
    const text = (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .shownText */ .f$)(shown, all.length, reportFile);
    const said = text === undefined ? [] : [`  ${text}.`];
    if (hiddenCount > 0) {
        said.push(`  ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(hiddenCount, 'finding')} not named here, because outsiders can read this log.`);
    }
    said.push(...elsewhereLines(report));
    return said.length === 0 ? [] : ['', ...said];
}
function elsewhereLines(report) {
    if (report.elsewhereCount === 0)
        return [];
    return [`  ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(report.elsewhereCount, 'violation')} of other branches left out: this scan did not see them.`];
}
function ruleLines(report) {
    if (report.rules.length === 0)
        return [];
    const names = report.rules.map((rule) => (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(rule.rule, 60));
    const pad = Math.max(...names.map((name) => name.length));
    const rows = report.rules.flatMap((rule, index) => {
        const head = `  ${_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictMarks */ .M9[rule.verdict]} ${(names[index] ?? '').padEnd(pad)}  `;
        const reason = wrap((0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(rule.line, 600), width - 6);
        const remedy = rule.verdict === 'passed' ? [] : wrap((0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(rule.remedy, 600), width - 6);
        return [
            `${head}${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .rangeOf */ .be)(rule)} blocking, ${rule.limit} allowed`,
            ...[...reason, ...remedy].map((line) => `      ${line}`),
        ];
    });
    return ['Rules', ...rows];
}
function exceptionSection(report) {
    const texts = (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .exceptionLines */ .$Z)(report);
    const more = texts.length > maxNotes ? [`  … and ${texts.length - maxNotes} more`] : [];
    return texts.length === 0
        ? []
        : ['Exceptions', ...texts.slice(0, maxNotes).flatMap((text) => hanging('  - ', text)), ...more];
}
function scanLines(report) {
    if (report.scan === undefined)
        return [];
    const skipped = (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .diagnosticLines */ .NS)(report);
    const unlisted = _policy_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.filter((severity) => !report.listedSeverities.includes(severity));
    const more = skipped.length > maxDiagnostics ? [`    … and ${skipped.length - maxDiagnostics} more`] : [];
    return [
        `Scan ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(report.scan.id, 100)}`,
        `  Counts    ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .scanCountsText */ .NF)(report) ?? 'the scan states none'}`,
        ...baseLines(report),
        ...(unlisted.length > 0 ? [`  Not listed, known by the count alone: ${unlisted.join(', ')}`] : []),
        `  Coverage  ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .coverageText */ ._)(report.scan.coverage)}`,
        ...(skipped.length > 0 ? ['  Skipped or not readable:'] : []),
        ...skipped.slice(0, maxDiagnostics).flatMap((line) => hanging('    - ', line)),
        ...more,
    ];
}
function baseLines({ base }) {
    if (base === undefined)
        return [];
    const counts = _policy_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO
        .map((severity) => `${base.counts[severity] ?? 'unknown'} ${severity.toLowerCase()}`)
        .join(', ');
    return [`  Base      ${counts} (${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(base.branch, 100)}, scan ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(base.scanId, 100)})`];
}
function noteLines(report) {
    if (report.notes.length === 0)
        return [];
    const more = report.notes.length > maxNotes ? [`  … and ${report.notes.length - maxNotes} more`] : [];
    const shown = report.notes.slice(0, maxNotes).flatMap((note) => hanging('  - ', (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(note, 600)));
    return ['Notes', ...shown, ...more];
}
function bannerLines(report, { reportFile }) {
    const banner = `${_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictMarks */ .M9[report.verdict]} ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictTitle */ .Sw)(report)}: ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(report.message, 600)}`;
    const hint = report.hint === undefined ? [] : hanging('  What next: ', (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(report.hint, 800));
    const file = reportFile === undefined ? [] : [`  Full report: ${reportFile}`];
    return [...wrap(banner, width).map((line, index) => (index === 0 ? line : `  ${line}`)), ...hint, ...file];
}
function hanging(mark, text) {
    const indent = ' '.repeat(mark.length);
    return wrap(text, width - mark.length).map((line, index) => `${index === 0 ? mark : indent}${line}`);
}
/** Breaks at the separator, which stays out at a break; a word that is too long gets a line of its own. */
function wrap(text, columns, separator = ' ') {
    const wrapped = [];
    for (const word of text.split(separator)) {
        const last = wrapped.at(-1);
        if (last !== undefined && last.length + separator.length + word.length <= columns) {
            wrapped[wrapped.length - 1] = `${last}${separator}${word}`;
        }
        else {
            wrapped.push(word);
        }
    }
    return wrapped;
}


/***/ }),

/***/ 679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gt: () => (/* binding */ displayPath),
/* harmony export */   O0: () => (/* binding */ encodePath),
/* harmony export */   a_: () => (/* binding */ displayPlace),
/* harmony export */   b0: () => (/* binding */ blobUrl),
/* harmony export */   lV: () => (/* binding */ safeRelativePath),
/* harmony export */   om: () => (/* binding */ safeLine),
/* harmony export */   rT: () => (/* binding */ safeRepositoryUrl),
/* harmony export */   sl: () => (/* binding */ withoutUserInfo),
/* harmony export */   uP: () => (/* binding */ safeSha)
/* harmony export */ });
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9960);
/** Where a finding is: paths as text, paths that may be used, and links to them. */

/** A path as text, for reading only; a long one keeps its end, which holds the file's name. */
function displayPath(path, maxLength = 200) {
    const text = (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralLine */ .GH)(path.slice(-maxLength - 1));
    return text.length <= maxLength ? text : `…${text.slice(1 - maxLength).replace(/^[\udc00-\udfff]/, '')}`;
}
/** `src/a.ts:42`, `src/a.ts`, or undefined when there is no path. */
function displayPlace(place, maxLength = 200) {
    if (place.filePath === undefined || place.filePath.trim() === '')
        return undefined;
    const path = displayPath(place.filePath, maxLength);
    const line = safeLine(place.line);
    return line === undefined ? path : `${path}:${line}`;
}
/**
 * The path when it is plainly inside the repository, without a leading `./`; undefined for anything else: absolute,
 * drive and UNC paths, `..`, backslashes, addresses, hidden characters, or what a log would take for a command.
 */
function safeRelativePath(path) {
    if (path === undefined || path.length > 1024)
        return undefined;
    const relative = path.replace(/^(?:\.\/)+/, '');
    if (relative !== (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralLine */ .GH)(relative) || relative !== relative.trim())
        return undefined;
    if (/\\|^[a-z][a-z0-9+.-]*:/i.test(relative))
        return undefined;
    const isInside = relative.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..');
    return isInside ? relative : undefined;
}
/** A line number that every consumer accepts. */
function safeLine(line) {
    return line !== undefined && Number.isSafeInteger(line) && line >= 1 && line <= 0x7fffffff ? line : undefined;
}
/** The path as the end of an address, every character but the plainest percent-encoded. */
function encodePath(relativePath) {
    return relativePath
        .split('/')
        .map((segment) => encodeURIComponent(segment).replaceAll(/[!'()*]/g, percentOf))
        .join('/');
}
function percentOf(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
/** The repository's address when it is plain enough to be linked to; no user, query or fragment. */
function safeRepositoryUrl(url) {
    if (url === undefined || url.length > 500 || !URL.canParse(url))
        return undefined;
    const plain = new URL(url).href.replace(/\/+$/, '');
    return /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?:\/[\w.~-]+)+$/i.test(plain) ? plain : undefined;
}
/** The address without a user or password that a service may have stored in it. */
function withoutUserInfo(url) {
    return url.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#]*@/i, '$1');
}
function safeSha(sha) {
    return sha !== undefined && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha) ? sha : undefined;
}
/** The address of a line at the commit that was scanned; undefined unless every part is known and safe. */
function blobUrl(place) {
    const repository = safeRepositoryUrl(place.repositoryUrl);
    const sha = safeSha(place.headSha);
    const path = safeRelativePath(place.filePath);
    if (repository === undefined || sha === undefined || path === undefined)
        return undefined;
    const line = safeLine(place.line);
    return `${repository}/blob/${sha}/${encodePath(path)}${line === undefined ? '' : `#L${line}`}`;
}


/***/ }),

/***/ 9906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ renderSarif)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/report/neutral.js
var neutral = __webpack_require__(9960);
// EXTERNAL MODULE: ./build/report/place.js
var place = __webpack_require__(679);
// EXTERNAL MODULE: ./build/report/wording.js
var wording = __webpack_require__(2867);
;// CONCATENATED MODULE: ./build/report/sarif-rules.js
/** SARIF rules, one per type, title and severity: code scanning reads title and severity from the rule, not the result. */



const sarifLevels = {
    CRITICAL: 'error',
    HIGH: 'error',
    MEDIUM: 'warning',
    LOW: 'note',
    INFO: 'note',
};
/** Above 9.0 is critical, 7.0 high, 4.0 medium, 0.1 low; none for INFO, which has no band. */
const securitySeverities = {
    CRITICAL: '9.5',
    HIGH: '8.0',
    MEDIUM: '5.5',
    LOW: '2.0',
    INFO: undefined,
};
const maxAdvice = 3;
/** Code scanning shows ten tags. */
const maxWeaknesses = 5;
/**
 * `sca/prototype-pollution-in-lodash/medium`. The weakness is no part of it: it is known only of findings whose details were
 * read, and an alert whose rule comes and goes is opened again.
 */
function ruleIdOf(finding) {
    const type = (finding.type ?? 'unknown').toLowerCase().replaceAll('_', '-');
    return `${type}/${slugOf(finding.title)}/${finding.severity.toLowerCase()}`;
}
const slugSource = 500;
const slugLength = 80;
function slugOf(title) {
    const words = title
        .slice(0, slugSource)
        .toLowerCase()
        .match(/[a-z0-9]+/g);
    const slug = words?.join('-') ?? 'other';
    if (words !== null && slug.length <= slugLength && title.length <= slugSource)
        return slug;
    // What the slug leaves out tells titles apart.
    const rest = (0,external_node_crypto_.createHash)('sha256').update(title).digest('hex').slice(0, 8);
    return `${slug.slice(0, slugLength).replace(/-$/, '')}-${rest}`;
}
/** The rules of the findings in order of appearance, and where each is. */
function sarifRules(findings) {
    const groups = new Map();
    for (const finding of findings) {
        const id = ruleIdOf(finding);
        const group = groups.get(id);
        if (group === undefined)
            groups.set(id, [finding]);
        else
            group.push(finding);
    }
    const indexOf = new Map([...groups.keys()].map((id, index) => [id, index]));
    return { rules: [...groups].map(([id, group]) => ruleOf(id, group)), indexOf };
}
function ruleOf(id, group) {
    const [first] = group;
    const severity = first?.severity ?? 'CRITICAL';
    const securitySeverity = securitySeverities[severity];
    const name = (0,neutral/* neutralLine */.GH)(first?.title ?? '', 400).trim() || 'Untitled';
    return {
        id,
        shortDescription: { text: name },
        fullDescription: { text: (0,neutral/* cut */.Jj)(`${name} (${severity}, ${first?.type ?? 'type unknown'})`, 1024) },
        help: helpOf(group),
        defaultConfiguration: { level: sarifLevels[severity] },
        properties: {
            tags: ['security', ...tagsOf(group)],
            ...(securitySeverity === undefined ? {} : { 'security-severity': securitySeverity }),
        },
    };
}
/** `external/cwe/cwe-089` is the form that code scanning shows as a weakness. */
function tagsOf(group) {
    const weaknesses = [...new Set(group.map(wording/* cweOf */.xX))].filter((cwe) => cwe !== undefined).slice(0, maxWeaknesses);
    const numbers = weaknesses.map((cwe) => cwe.slice('CWE-'.length).padStart(3, '0'));
    return [...numbers.map((number) => `external/cwe/cwe-${number}`), (group[0]?.type ?? 'unknown').toLowerCase()];
}
function helpOf(group) {
    const advice = [...new Set(group.map(wording/* remediationOf */.BV))].filter((text) => text !== undefined).slice(0, maxAdvice);
    if (advice.length === 0) {
        const text = 'The service gives no advice for this violation.';
        return { text, markdown: text };
    }
    return {
        text: advice.map((text) => (0,neutral/* neutralBlock */.Fk)(text, 1500)).join('\n\n'),
        markdown: advice.map((text) => (0,neutral/* markdownBlock */.dI)(text, 1500)).join('\n\n'),
    };
}

;// CONCATENATED MODULE: ./build/report/sarif.js
/** The findings as SARIF 2.1.0, in the shape that GitHub code scanning wants. */





/** Code scanning shows the first 5,000 of a run. */
const maxResults = 5000;
const maxNotifications = 100;
/** Open and suppressed findings, worst first; fixed ones are none. What is left out is counted in `run.properties`. */
function renderSarif(report, options = {}) {
    const standing = (0,wording/* rankFindings */.JM)(report.findings).filter((finding) => (0,wording/* standingOf */.YP)(finding) !== 'fixed');
    const usable = options.isForCodeScanning === true ? standing.filter(isAlert) : standing;
    const chosen = usable.slice(0, maxResults);
    const { rules, indexOf } = sarifRules(chosen);
    return (0,neutral/* jsonText */.s$)({
        $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: { driver: { ...driverOf(report), rules } },
                automationDetails: { id: `${categoryOf(options.category)}/` },
                ...provenanceOf(report),
                invocations: [invocationOf(report)],
                columnKind: 'utf16CodeUnits',
                results: chosen.map((finding) => resultOf(finding, indexOf)),
                properties: {
                    verdict: report.verdict,
                    results_total: standing.length,
                    results_left_out: standing.length - chosen.length,
                    results_not_for_code_scanning: standing.length - usable.length,
                },
            },
        ],
    });
}
function isAlert(finding) {
    return (0,place/* safeRelativePath */.lV)(finding.filePath) !== undefined && !isLetOff(finding);
}
/** Suppressed at the service, or excepted by the policy. */
function isLetOff(finding) {
    const standing = (0,wording/* standingOf */.YP)(finding);
    return standing === 'suppressed' || standing === 'excepted';
}
function categoryOf(category) {
    const plain = (0,neutral/* neutralLine */.GH)(category ?? '', 200)
        .trim()
        .replace(/\/+$/, '');
    return plain === '' ? 'scan-gate' : plain;
}
function driverOf(report) {
    const version = (0,neutral/* neutralLine */.GH)(report.tool.version, 100);
    const isSemantic = /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/.test(version);
    return { name: 'Scan Gate', version, ...(isSemantic ? { semanticVersion: version } : {}) };
}
function provenanceOf(report) {
    const repositoryUri = (0,place/* safeRepositoryUrl */.rT)(report.repositoryUrl);
    if (repositoryUri === undefined)
        return {};
    const revisionId = (0,place/* safeSha */.uP)(report.headSha);
    const branch = report.branch === undefined ? undefined : (0,neutral/* neutralLine */.GH)(report.branch, 300);
    return {
        versionControlProvenance: [
            {
                repositoryUri,
                ...(revisionId === undefined ? {} : { revisionId }),
                ...(branch === undefined ? {} : { branch }),
            },
        ],
    };
}
function invocationOf(report) {
    const isDecided = report.verdict !== 'inconclusive';
    const verdict = { level: isDecided ? 'note' : 'error', message: messageOf(report.message, 1000) };
    const notes = report.notes.slice(0, maxNotifications).map((note) => ({
        level: 'note',
        message: messageOf(note, 1000),
    }));
    const diagnostics = (report.scan?.diagnostics ?? []).slice(0, maxNotifications).map(notificationOf);
    return {
        executionSuccessful: isDecided,
        exitCode: report.exitCode,
        toolExecutionNotifications: [verdict, ...notes, ...diagnostics],
    };
}
function notificationOf(diagnostic) {
    const message = messageOf(`${diagnostic.engine}: ${diagnostic.message}`, 1000);
    return { level: 'warning', message, ...locationsOf(diagnostic.file_path, undefined) };
}
function resultOf(finding, indexOf) {
    const ruleId = ruleIdOf(finding);
    return {
        ruleId,
        ruleIndex: indexOf.get(ruleId) ?? 0,
        level: sarifLevels[finding.severity],
        message: messageOf(resultText(finding), 4000),
        ...locationsOf(finding.filePath, finding.line),
        partialFingerprints: { primaryLocationLineHash: fingerprintOf(finding.id) },
        ...(finding.firstSeen === true ? { baselineState: 'new' } : {}),
        ...suppressionsOf(finding),
        properties: {
            violation_id: (0,neutral/* neutralLine */.GH)(finding.id, 300),
            severity: finding.severity,
            severity_known: finding.severityKnown,
            cvss_score: finding.cvss,
            epss_percent: finding.epss,
            type: finding.type ?? 'unknown',
            status: finding.status,
            label: finding.label,
            effect: finding.effect,
        },
    };
}
function resultText(finding) {
    const remediation = (0,wording/* remediationOf */.BV)(finding);
    const parts = [
        (0,neutral/* neutralLine */.GH)(finding.title, 300).trim() || 'Untitled',
        (0,neutral/* neutralBlock */.Fk)((0,wording/* descriptionOf */.Kq)(finding) ?? '', 1500),
        remediation === undefined ? '' : `How to fix: ${(0,neutral/* neutralBlock */.Fk)(remediation, 1500)}`,
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}
/** SARIF reads `[text](target)` as a link even in plain text. */
function messageOf(text, maxLength) {
    return { text: (0,neutral/* cut */.Jj)((0,neutral/* neutralBlock */.Fk)(text, maxLength).replaceAll('](', '] ('), maxLength) };
}
function locationsOf(filePath, line) {
    const path = (0,place/* safeRelativePath */.lV)(filePath);
    if (path === undefined)
        return {};
    const startLine = (0,place/* safeLine */.om)(line);
    const artifactLocation = { uri: (0,place/* encodePath */.O0)(path), uriBaseId: '%SRCROOT%' };
    const region = startLine === undefined ? {} : { region: { startLine } };
    return { locations: [{ physicalLocation: { artifactLocation, ...region } }] };
}
/** The same for the same violation in every scan; the API computes none for us. */
function fingerprintOf(violationId) {
    return `${(0,external_node_crypto_.createHash)('sha256').update(violationId).digest('hex').slice(0, 32)}:1`;
}
function suppressionsOf(finding) {
    if (!isLetOff(finding))
        return {};
    const { exception } = finding;
    const justification = exception === undefined ? `Marked as ${(0,wording/* statusWord */.Hm)(finding)} at the service` : (0,wording/* exceptionWord */.YM)(exception);
    return { suppressions: [{ kind: 'external', status: 'accepted', justification }] };
}


/***/ }),

/***/ 25:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ summary)
});

// EXTERNAL MODULE: ./build/report/budget.js
var report_budget = __webpack_require__(9542);
// EXTERNAL MODULE: ./build/report/neutral.js
var neutral = __webpack_require__(9960);
// EXTERNAL MODULE: ./build/report/place.js
var report_place = __webpack_require__(679);
// EXTERNAL MODULE: ./build/api/schemas.js
var schemas = __webpack_require__(4015);
// EXTERNAL MODULE: ./build/policy/finding.js
var finding = __webpack_require__(1022);
// EXTERNAL MODULE: ./build/report/wording.js
var wording = __webpack_require__(2867);
;// CONCATENATED MODULE: ./build/report/summary-scan.js
/** The part of the summary about the scan itself: its counts, what is new against the base, and what nobody looked at. */




const severityNames = {
    CRITICAL: 'Critical',
    HIGH: 'High',
    MEDIUM: 'Medium',
    LOW: 'Low',
    INFO: 'Info',
};
function scanSection(report, groups, { hasChart }) {
    const open = (0,wording/* openCounts */.J8)(report, groups);
    const parts = [
        `### Scan\n\n${countTable(report, open)}`,
        newText(report, groups),
        hasChart ? chart(open) : '',
        `**Coverage:** ${(0,wording/* coverageText */._)(report.scan?.coverage)}`,
        uncoveredText(report),
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}
function countTable({ scan, base }, open) {
    const row = (head, cell) => `| ${head} | ${finding/* severities */.gO.map(cell).join(' | ')} |`;
    const counts = scan?.counts ?? {};
    return [
        `| | ${finding/* severities */.gO.map((severity) => severityNames[severity]).join(' | ')} |`,
        '|---|--:|--:|--:|--:|--:|',
        row('This scan counts', (severity) => String(counts[severity] ?? 'not stated')),
        row('Open in the list', (severity) => String(open[severity] ?? 'not read')),
        ...(base === undefined
            ? []
            : [
                row('Base branch counts', (severity) => String(base.counts[severity] ?? 'not stated')),
                row('Against the base', (severity) => changeText(counts[severity], base.counts[severity])),
            ]),
    ].join('\n');
}
function changeText(now, before) {
    if (now === undefined || before === undefined)
        return 'not known';
    if (now === before)
        return '±0';
    return now > before ? `**+${now - before}**` : `−${before - now}`;
}
/** What this scan saw first, and by how much it counts more than the base; nothing where neither is known. */
function newText(report, groups) {
    const standing = [...groups.blocks, ...groups['may block'], ...groups.open, ...groups.excepted];
    const told = standing.filter(({ label, firstSeen }) => label === 'seen' && firstSeen !== undefined);
    const { base, pullRequest } = report;
    if (base === undefined && told.length === 0)
        return '';
    const fresh = told.filter(({ firstSeen }) => firstSeen === true);
    const untold = standing.length - told.length;
    const seen = `${countWords(tally(fresh)) || 'nothing'} first seen by this scan`;
    const doubt = untold === 0 ? '' : ` (of ${(0,wording/* plural */.LS)(untold, 'open finding')} this is not known)`;
    const compared = base === undefined ? notCompared(pullRequest) : `; ${comparedText(report, base)}`;
    return `**New:** ${seen}${doubt}${compared}.`;
}
function notCompared(pullRequest) {
    return pullRequest === undefined ? '' : '; not compared with a scan of the base branch';
}
function comparedText({ scan }, base) {
    const more = {};
    const fewer = {};
    for (const severity of finding/* severities */.gO) {
        const now = scan?.counts[severity];
        const before = base.counts[severity];
        if (now === undefined || before === undefined || now === before)
            continue;
        (now > before ? more : fewer)[severity] = Math.abs(now - before);
    }
    const parts = [
        Object.keys(more).length > 0 ? `${countWords(more)} more` : '',
        Object.keys(fewer).length > 0 ? `${countWords(fewer)} fewer` : '',
    ].filter((part) => part !== '');
    const counted = parts.length === 0 ? 'no count differs' : `it counts ${parts.join(' and ')}`;
    return `against ${(0,neutral/* markdownCode */.D9)(base.branch, 120)} (scan ${(0,neutral/* markdownCode */.D9)(base.scanId, 80)}) ${counted}`;
}
function tally(findings) {
    const counts = {};
    for (const { severity } of findings)
        counts[severity] = (counts[severity] ?? 0) + 1;
    return counts;
}
/** `1 critical, 2 high`; empty for nothing. */
function countWords(counts) {
    return finding/* severities */.gO
        .filter((severity) => (counts[severity] ?? 0) > 0)
        .map((severity) => `${counts[severity]} ${severity.toLowerCase()}`)
        .join(', ');
}
/** A pie takes values above zero only: https://mermaid.js.org/syntax/pie.html. Nothing but our own words and numbers. */
function chart(open) {
    const shown = finding/* severities */.gO.filter((severity) => (open[severity] ?? 0) > 0);
    if (shown.length === 0)
        return '';
    const slices = shown.map((severity) => `    "${severityNames[severity]}" : ${open[severity]}`);
    const unread = finding/* severities */.gO
        .filter((severity) => open[severity] === undefined)
        .map((severity) => severityNames[severity]);
    const caption = `Open in the list: ${countWords(open)}${unread.length === 0 ? '' : `; not read: ${unread.join(', ')}`}.`;
    return ['```mermaid', 'pie showData title Open findings by severity', ...slices, '```', '', caption].join('\n');
}
const typeNames = {
    sast: 'own code (SAST)',
    sca: 'dependencies (SCA)',
    secrets: 'secrets',
    iac: 'infrastructure code (IaC)',
};
/** Plainly: of what was not looked at, no findings means nothing. */
function uncoveredText({ scan }) {
    const coverage = scan?.coverage;
    if (coverage === undefined)
        return '';
    const named = (types) => types.map((type) => typeNames[type]).join(', ');
    const missing = schemas/* scanTypes */.vz.filter((type) => coverage[type] === 'not covered');
    const partly = schemas/* scanTypes */.vz.filter((type) => coverage[type] === 'partly covered');
    const unstated = schemas/* scanTypes */.vz.filter((type) => coverage[type] === undefined);
    const sentences = [
        missing.length > 0 ? `**Not scanned: ${named(missing)}.** No findings there means that nobody looked.` : '',
        partly.length > 0 ? `Scanned only in part: ${named(partly)}.` : '',
        unstated.length > 0 ? `Not stated whether scanned: ${named(unstated)}.` : '',
    ];
    return sentences.filter((sentence) => sentence !== '').join(' ');
}

;// CONCATENATED MODULE: ./build/report/summary.js





const verdictEmoji = { passed: '✅', failed: '❌', inconclusive: '⚠️' };
const ruleEmoji = { passed: '✅ holds', failed: '❌ broken', inconclusive: '⚠️ undecided' };
/** What the fixed parts (title, counts, coverage, footer, headings) may take at their very longest. */
const fixedBytes = 12_000;
/** The whole summary; findings that are not `disclosed` are counted, not named. */
function summary(report, options = {}) {
    const { maxBytes = 900_000, maxFindings = 50, reportFile, hasChart = false } = options;
    const groups = (0,wording/* groupFindings */.kG)(report.findings);
    const budget = { left: Math.max(0, maxBytes - fixedBytes) };
    const lead = leadSection(report);
    budget.left = Math.max(0, budget.left - (0,report_budget/* bytesOf */.$$)(lead));
    const rules = ruleSection(report, budget);
    const notes = noteSection(report, budget);
    const exceptions = listSection('Exceptions', (0,wording/* exceptionLines */.$Z)(report), budget);
    const diagnostics = diagnosticSection(report, budget);
    const findings = findingSections(report, groups, { budget, maxFindings, reportFile });
    const sections = [
        lead,
        findings.blocking,
        rules,
        exceptions,
        scanSection(report, groups, { hasChart }),
        diagnostics,
        findings.others,
        findings.remediation,
        findings.counted,
        notes,
        footer(report),
    ];
    return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}
function leadSection(report) {
    const title = `## ${verdictEmoji[report.verdict]} Scan Gate: ${(0,wording/* verdictTitle */.Sw)(report).toLowerCase()}`;
    const hint = report.hint === undefined ? '' : `\n\n**What next:** ${(0,neutral/* markdownText */.p7)(report.hint, 800)}`;
    return `${title}\n\n${(0,neutral/* markdownText */.p7)(report.message, 600)}.${hint}`;
}
function ruleSection(report, budget) {
    if (report.rules.length === 0)
        return '';
    const rows = (0,report_budget/* within */.ux)(report.rules, budget, 0.3, ruleRow);
    const more = report.rules.length - rows.length;
    const cutNote = more > 0 ? `\n\n${(0,wording/* plural */.LS)(more, 'rule')} more in the report file.` : '';
    return `### Rules\n\n| Rule | Verdict | At least | At most | Allowed | Why |\n|---|---|--:|--:|--:|---|\n${rows.join('\n')}${cutNote}`;
}
function ruleRow(rule) {
    const most = Number.isFinite(rule.hi) ? String(rule.hi) : 'not known';
    const cells = [(0,neutral/* markdownCode */.D9)(rule.rule, 80), ruleEmoji[rule.verdict], rule.lo, most, rule.limit];
    return `| ${cells.join(' | ')} | ${(0,neutral/* markdownText */.p7)(rule.line, 400)} |`;
}
function noteSection(report, budget) {
    return listSection('Notes', report.notes, budget);
}
function diagnosticSection(report, budget) {
    return listSection('Skipped or not readable', (0,wording/* diagnosticLines */.NS)(report), budget);
}
function listSection(heading, texts, budget) {
    if (texts.length === 0)
        return '';
    const items = (0,report_budget/* within */.ux)(texts.slice(0, 30), budget, 0.15, (text) => `- ${(0,neutral/* markdownText */.p7)(text, 500)}`);
    const more = texts.length - items.length;
    if (more > 0)
        items.push(`- … and ${more} more in the report file`);
    return `**${heading}**\n\n${items.join('\n')}`;
}
function findingSections(report, groups, limits) {
    const blocking = [...groups.blocks, ...groups['may block']];
    const others = [...groups.open, ...groups.excepted, ...groups.suppressed];
    const isNamed = (finding) => finding.disclosed;
    const row = (finding) => findingRow(report, finding);
    const worst = blocking.filter(isNamed).slice(0, limits.maxFindings);
    const worstRows = (0,report_budget/* within */.ux)(worst, limits.budget, 0.6, row);
    const rest = others.filter(isNamed).slice(0, limits.maxFindings - worstRows.length);
    const restRows = (0,report_budget/* within */.ux)(rest, limits.budget, 0.6, row);
    const shown = [...worst.slice(0, worstRows.length), ...rest.slice(0, restRows.length)];
    return {
        blocking: worstRows.length === 0 ? '' : `### ${blockingHeading(groups)}\n\n${findingTable(worstRows)}`,
        others: restRows.length === 0 ? '' : details(othersHeading(groups), findingTable(restRows)),
        remediation: remediationSection(report, shown, limits.budget),
        counted: countedText(report, groups, { shown: shown.length, reportFile: limits.reportFile }),
    };
}
function blockingHeading(groups) {
    const blocks = groups.blocks.length;
    const may = groups['may block'].length;
    if (may === 0)
        return `${(0,wording/* plural */.LS)(blocks, 'finding')} ${blocks === 1 ? 'blocks' : 'block'}`;
    return blocks === 0 ? `${(0,wording/* plural */.LS)(may, 'finding')} may block` : `${(0,wording/* plural */.LS)(blocks, 'finding')} block, ${may} may block`;
}
function othersHeading(groups) {
    const open = groups.open.length;
    const excepted = groups.excepted.length;
    const settled = groups.suppressed.length;
    const parts = [
        open > 0 ? `${(0,wording/* plural */.LS)(open, 'open finding')} that ${open === 1 ? 'does' : 'do'} not block` : '',
        excepted > 0 ? `${excepted} excepted` : '',
        settled > 0 ? `${settled} suppressed` : '',
    ];
    return parts.filter((part) => part !== '').join(', ');
}
function findingTable(rows) {
    return `| Effect | Severity | Finding | Where | Type | This scan |\n|---|---|---|---|---|---|\n${rows.join('\n')}`;
}
function findingRow(report, finding) {
    const effect = finding.effect === 'none' ? '' : `**${finding.effect}**`;
    const status = finding.status === 'OPEN' ? '' : `<br>${(0,wording/* statusWord */.Hm)(finding)}`;
    const exception = finding.exception === undefined ? '' : `<br>${(0,neutral/* markdownText */.p7)((0,wording/* exceptionWord */.YM)(finding.exception), 300)}`;
    const type = [finding.type ?? 'type unknown', (0,wording/* cweOf */.xX)(finding)].filter((word) => word !== undefined).join('<br>');
    const cells = [
        `${effect}${status}${exception}`.replace(/^<br>/, ''),
        (0,wording/* severityWord */.Oh)(finding),
        titleOf(finding),
        placeCell(report, finding),
        type.replaceAll('_', '\\_'),
        (0,wording/* labelWord */.nZ)(finding),
    ];
    return `| ${cells.join(' | ')} |`;
}
function titleOf(finding) {
    return (0,neutral/* markdownText */.p7)(finding.title, 200) || 'Untitled';
}
function placeCell(report, finding) {
    const place = (0,report_place/* displayPlace */.a_)(finding, 120);
    if (place === undefined)
        return 'no file given';
    const { repositoryUrl, headSha } = report;
    const url = (0,report_place/* blobUrl */.b0)({ repositoryUrl, headSha, filePath: finding.filePath, line: finding.line });
    return url === undefined ? (0,neutral/* markdownCode */.D9)(place) : `[${(0,neutral/* markdownCode */.D9)(place)}](${url})`;
}
function remediationSection(report, shown, budget) {
    const open = shown.filter((finding) => !['suppressed', 'excepted'].includes((0,wording/* standingOf */.YP)(finding)));
    const withAdvice = open.filter((finding) => (0,wording/* remediationOf */.BV)(finding) !== undefined);
    const blocks = (0,report_budget/* within */.ux)(withAdvice, budget, 0.95, (finding) => {
        const advice = (0,neutral/* markdownBlock */.dI)((0,wording/* remediationOf */.BV)(finding) ?? '', 1500);
        return `**${titleOf(finding)}**<br>${placeCell(report, finding)}\n\n${advice}\n`;
    });
    if (blocks.length === 0)
        return '';
    const scope = blocks.length < open.length ? `${blocks.length} of ${open.length}` : String(open.length);
    return details(`How to fix: advice for ${scope} ${open.length === 1 ? 'finding' : 'findings'}`, blocks.join('\n'));
}
/** Both blank lines are needed: HTML ends and Markdown begins at them. */
function details(heading, body) {
    return `<details><summary>${heading}</summary>\n\n${body.trimEnd()}\n\n</details>`;
}
function countedText(report, groups, limits) {
    const all = (0,wording/* listedFindings */.A6)(groups);
    const unnamed = all.filter((finding) => !finding.disclosed).length;
    const file = limits.reportFile === undefined ? undefined : (0,neutral/* markdownCode */.D9)(limits.reportFile);
    const sentences = [
        (0,wording/* shownText */.f$)(limits.shown, all.length, file),
        unnamed > 0 ? `${(0,wording/* plural */.LS)(unnamed, 'finding')} not named here, because outsiders can read this` : undefined,
        groups.fixed.length > 0 ? `${groups.fixed.length} fixed` : undefined,
        report.elsewhereCount > 0
            ? `${(0,wording/* plural */.LS)(report.elsewhereCount, 'violation')} of other branches left out: this scan did not see them`
            : undefined,
    ];
    return sentences
        .filter((sentence) => sentence !== undefined)
        .map((sentence) => `${sentence}.`)
        .join(' ');
}
function footer(report) {
    const parts = [
        report.scan === undefined ? 'no scan' : `scan ${(0,neutral/* markdownCode */.D9)(report.scan.id, 80)}`,
        commitPart(report),
        `policy ${(0,neutral/* markdownCode */.D9)(report.policy.source, 160)} ${(0,neutral/* markdownCode */.D9)(report.policy.sha256.slice(0, 12))}`,
        `Scan Gate ${neutralVersion(report.tool.version)}`,
        (0,wording/* plural */.LS)((0,wording/* requestCount */.jt)(report), 'request'),
        (0,wording/* durationText */.S5)(report.durationMs),
    ];
    return `<sub>${parts.filter((part) => part !== undefined).join(' · ')}</sub>`;
}
function commitPart(report) {
    const sha = (0,report_place/* safeSha */.uP)(report.headSha);
    if (sha === undefined)
        return undefined;
    const repository = (0,report_place/* safeRepositoryUrl */.rT)(report.repositoryUrl);
    const short = (0,neutral/* markdownCode */.D9)(sha.slice(0, 7));
    return repository === undefined ? `commit ${short}` : `commit [${short}](${repository}/commit/${sha})`;
}
function neutralVersion(version) {
    return (0,neutral/* markdownText */.p7)((0,neutral/* neutralLine */.GH)(version, 40));
}


/***/ }),

/***/ 2867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Z: () => (/* binding */ exceptionLines),
/* harmony export */   A6: () => (/* binding */ listedFindings),
/* harmony export */   BV: () => (/* binding */ remediationOf),
/* harmony export */   ES: () => (/* binding */ standings),
/* harmony export */   Hm: () => (/* binding */ statusWord),
/* harmony export */   J8: () => (/* binding */ openCounts),
/* harmony export */   JM: () => (/* binding */ rankFindings),
/* harmony export */   Kq: () => (/* binding */ descriptionOf),
/* harmony export */   L2: () => (/* binding */ verdictWords),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   M9: () => (/* binding */ verdictMarks),
/* harmony export */   NF: () => (/* binding */ scanCountsText),
/* harmony export */   NS: () => (/* binding */ diagnosticLines),
/* harmony export */   Oh: () => (/* binding */ severityWord),
/* harmony export */   S5: () => (/* binding */ durationText),
/* harmony export */   Sw: () => (/* binding */ verdictTitle),
/* harmony export */   YM: () => (/* binding */ exceptionWord),
/* harmony export */   YP: () => (/* binding */ standingOf),
/* harmony export */   _: () => (/* binding */ coverageText),
/* harmony export */   be: () => (/* binding */ rangeOf),
/* harmony export */   f$: () => (/* binding */ shownText),
/* harmony export */   jt: () => (/* binding */ requestCount),
/* harmony export */   kG: () => (/* binding */ groupFindings),
/* harmony export */   lr: () => (/* binding */ mayBeSecret),
/* harmony export */   nZ: () => (/* binding */ labelWord),
/* harmony export */   xS: () => (/* binding */ factsOf),
/* harmony export */   xX: () => (/* binding */ cweOf)
/* harmony export */ });
/* harmony import */ var _api_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4015);
/* harmony import */ var _policy_evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8342);
/* harmony import */ var _policy_exceptions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3113);
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1022);
/* harmony import */ var _policy_ranking_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2805);
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9960);
/** The words that several formats share, and the groups in which findings are shown. */






const verdictWords = {
    passed: 'Passed',
    failed: 'Failed',
    inconclusive: 'Inconclusive',
};
const verdictMarks = { passed: '✔', failed: '✖', inconclusive: '?' };
/** `Failed`, or `Failed (not enforced)`. */
function verdictTitle(report) {
    return `${verdictWords[report.verdict]}${report.enforced ? '' : ' (not enforced)'}`;
}
/** How a finding stands, worst first; the order of every list. */
const standings = ['blocks', 'may block', 'open', 'excepted', 'suppressed', 'fixed'];
function standingOf(finding) {
    if (finding.effect !== 'none')
        return finding.effect;
    if (finding.status === 'FIXED' && finding.label !== 'seen')
        return 'fixed';
    if ((0,_policy_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .isOpen */ .nT)(finding))
        return finding.exception === undefined ? 'open' : 'excepted';
    return (0,_policy_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuppressed */ .Bx)(finding) ? 'suppressed' : 'fixed';
}
/** The findings by standing, worst first within each; those of other branches are left out unless they block. */
function groupFindings(findings) {
    const groups = { blocks: [], 'may block': [], open: [], excepted: [], suppressed: [], fixed: [] };
    for (const finding of findings) {
        if (finding.label !== 'elsewhere' || finding.effect !== 'none')
            groups[standingOf(finding)].push(finding);
    }
    const worstFirst = (0,_policy_ranking_js__WEBPACK_IMPORTED_MODULE_4__/* .byWorst */ .D)(new Map());
    for (const standing of standings)
        groups[standing].sort(worstFirst);
    return groups;
}
/** What the lists of the log and the summary are about: everything but the fixed ones, which are only counted. */
function listedFindings(groups) {
    return standings.flatMap((standing) => (standing === 'fixed' ? [] : groups[standing]));
}
/** Every finding of this scan, worst first. */
function rankFindings(findings) {
    const groups = groupFindings(findings);
    return standings.flatMap((standing) => groups[standing]);
}
/** Of a secret, and of what may be one, the matched text must not be repeated. */
function mayBeSecret(finding) {
    return finding.type === 'SECRET' || finding.type === undefined;
}
/** The description, when it may be shown. */
function descriptionOf(finding) {
    return mayBeSecret(finding) ? undefined : presentText(finding.detail?.description);
}
function remediationOf(finding) {
    return presentText(finding.detail?.remediation);
}
function presentText(text) {
    return text === undefined || text.trim() === '' ? undefined : text;
}
/** `CWE-89`, whatever surrounds the number. */
function cweOf(finding) {
    const number = /^\s*(?:CWE[-_ :]*)?0*(\d{1,6})(?!\d)/i.exec(finding.detail?.cwe ?? '')?.[1];
    return number === undefined ? undefined : `CWE-${number}`;
}
function severityWord(finding) {
    return finding.severityKnown ? finding.severity : `${finding.severity} (severity unknown)`;
}
function labelWord(finding) {
    if (finding.label === 'elsewhere')
        return 'of another branch';
    if (finding.label === 'maybe')
        return 'perhaps of another branch';
    return finding.firstSeen === true ? 'new in this scan' : 'seen by this scan';
}
const statusWords = {
    OPEN: 'open',
    FIXED: 'fixed',
    FALSE_POSITIVE: 'false positive',
    ACCEPTED_RISK: 'accepted risk',
    UNKNOWN: 'status unknown',
};
function statusWord(finding) {
    return statusWords[finding.status];
}
/** Type, weakness and scores, as far as they are known; neutral. */
function factsOf(finding) {
    const facts = [finding.type ?? 'type unknown', cweOf(finding)];
    if (isNumber(finding.cvss))
        facts.push(`CVSS ${round(finding.cvss)}`);
    if (isNumber(finding.epss))
        facts.push(`EPSS ${round(finding.epss)} %`);
    if (finding.status !== 'OPEN')
        facts.push(statusWord(finding));
    if (finding.exception !== undefined)
        facts.push(exceptionWord(finding.exception));
    return facts.filter((fact) => fact !== undefined);
}
/** `excepted until 2027-06-01 by team-a: not reachable`; neutral. */
function exceptionWord({ expires, owner, reason }) {
    const by = owner === undefined ? '' : ` by ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_5__/* .neutralLine */ .GH)(owner, 60)}`;
    return `excepted until ${expires}${by}: ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_5__/* .neutralLine */ .GH)(reason, 160)}`;
}
/** What the team should know of its exceptions, one line each; neutral. */
function exceptionLines({ exceptions }) {
    if (exceptions === undefined)
        return [];
    const { used, expiring, expired, unmatched } = exceptions;
    const covered = used.reduce((sum, { ids }) => sum + ids.length, 0);
    return [
        ...(used.length > 0 ? [`${plural(used.length, 'exception')} in use, covering ${plural(covered, 'finding')}`] : []),
        ...expiring.map((exception) => `Expires soon, on ${exception.expires}: ${exceptionTarget(exception)}`),
        ...expired.map((exception) => `Expired on ${exception.expires}, counts again: ${exceptionTarget(exception)}`),
        ...unmatched.map((exception) => `Matches nothing: ${exceptionTarget(exception)}`),
    ];
}
function exceptionTarget(exception) {
    return (0,_neutral_js__WEBPACK_IMPORTED_MODULE_5__/* .neutralLine */ .GH)((0,_policy_exceptions_js__WEBPACK_IMPORTED_MODULE_2__/* .exceptionText */ .P5)(exception), 200);
}
function isNumber(value) {
    return value !== undefined && Number.isFinite(value);
}
function round(value) {
    return Math.round(value * 100) / 100;
}
/** `2`, `at least 2`, `0 to 3`. */
function rangeOf(rule) {
    if (rule.lo === rule.hi)
        return String(rule.lo);
    return Number.isFinite(rule.hi) ? `${rule.lo} to ${rule.hi}` : `at least ${rule.lo}`;
}
/** `1 critical, 2 high, …`: the scan's own counts; undefined when it states none. */
function scanCountsText(report) {
    const counts = report.scan?.counts;
    if (counts === undefined || Object.keys(counts).length === 0)
        return undefined;
    return _policy_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .severities */ .gO.map((severity) => countText(severity.toLowerCase(), counts[severity])).join(', ');
}
function countText(severity, count) {
    return count === undefined ? `${severity} not stated` : `${count} ${severity}`;
}
/** Open findings of this scan by severity; undefined where the list was not read. */
function openCounts(report, groups) {
    const counts = {};
    for (const severity of report.listedSeverities)
        counts[severity] = 0;
    for (const standing of ['blocks', 'may block', 'open', 'excepted']) {
        for (const { severity } of groups[standing])
            counts[severity] = (counts[severity] ?? 0) + 1;
    }
    return counts;
}
const typeWords = { sast: 'SAST', sca: 'SCA', secrets: 'secrets', iac: 'IaC' };
/** `SAST covered · SCA partly covered · …`, or that the service does not say. */
function coverageText(coverage) {
    if (coverage === undefined)
        return 'the service does not say what it covered';
    return _api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .scanTypes */ .vz.map((type) => `${typeWords[type]} ${coverage[type] ?? 'not stated'}`).join(' · ');
}
/** What was skipped or could not be read, one line each; neutral. */
function diagnosticLines(report) {
    return (report.scan?.diagnostics ?? []).map((diagnostic) => {
        const file = diagnostic.file_path === undefined ? '' : `${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_5__/* .neutralLine */ .GH)(diagnostic.file_path, 200)}: `;
        return `${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_5__/* .neutralLine */ .GH)(diagnostic.engine, 60)}: ${file}${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_5__/* .neutralLine */ .GH)(diagnostic.message, 300)}`;
    });
}
/** `50 of 312 shown; all are in report.json`; undefined when all are shown. */
function shownText(shown, total, reportFile) {
    if (shown >= total)
        return undefined;
    return `${shown} of ${total} shown; all are in ${reportFile === undefined ? 'the report file' : reportFile}`;
}
/** `1 finding`, `2 findings`. */
function plural(count, one, many = `${one}s`) {
    return `${count} ${count === 1 ? one : many}`;
}
function durationText(milliseconds) {
    const seconds = Math.max(0, Math.round(milliseconds / 1000));
    const rest = `${seconds % 60} s`;
    return seconds < 60 ? rest : `${Math.floor(seconds / 60)} min ${rest}`;
}
function requestCount(report) {
    return Object.values(report.requests).reduce((sum, count) => sum + count, 0);
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
    const { path, around } = place;
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


/***/ })

};
