export const id = 861;
export const ids = [861];
export const modules = {

/***/ 29608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ distinct)
/* harmony export */ });
/* harmony import */ var _statements_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66062);

/** The same findings, of those with one id the worst of what each says. */
function distinct(findings) {
    if (new Set(findings.map(({ id }) => id)).size === findings.length)
        return findings;
    const unique = new Map();
    for (const finding of findings) {
        const known = unique.get(finding.id);
        unique.set(finding.id, known === undefined ? finding : (0,_statements_js__WEBPACK_IMPORTED_MODULE_0__/* .combined */ .y)(known, finding));
    }
    return [...unique.values()];
}


/***/ }),

/***/ 57506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HL: () => (/* binding */ indexExceptions),
/* harmony export */   ZP: () => (/* binding */ reviewExceptions),
/* harmony export */   lX: () => (/* binding */ concernedBy)
/* harmony export */ });
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3706);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83671);
/* harmony import */ var _exception_terms_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1125);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75755);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49780);
/* harmony import */ var _vex_statement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42199);
/* harmony import */ var _weaknesses_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91183);
/** Which findings the team has accepted, and until when: an exception covers a finding when all of its criteria match. */







function indexExceptions(exceptions, today) {
    const lasting = exceptions.filter((exception) => !(0,_exception_terms_js__WEBPACK_IMPORTED_MODULE_5__/* .isExpired */ ._d)(exception, today));
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
/**
 * Those that may cover a finding, in the order of the list, so that few are asked about it. An exception is found by what it
 * names: an id, a title, a vulnerability, or a folder or file of its glob. Each path is looked up once for all findings in it.
 */
function indexCandidates(exceptions) {
    const byName = new Map();
    for (const [place, exception] of exceptions.entries()) {
        const candidate = { exception, place, ...compile(exception) };
        for (const name of namesIn(exception)) {
            const named = byName.get(name) ?? [];
            byName.set(name, named);
            named.push(candidate);
        }
    }
    const find = (names, path) => inOrder(names.flatMap((name) => byName.get(name) ?? []).filter(({ isIn }) => isIn(path)));
    const lookUp = (path) => ({ path, inPlace: find([anyPlace, ...namesOfPath(path)], path) });
    const nowhere = lookUp(undefined);
    const places = new Map();
    return (finding) => {
        const stated = (0,_places_js__WEBPACK_IMPORTED_MODULE_3__/* .statedPath */ .VC)(finding);
        const place = stated === undefined ? nowhere : (places.get(stated) ?? lookUp((0,_places_js__WEBPACK_IMPORTED_MODULE_3__/* .readPath */ .G7)(stated)));
        if (stated !== undefined)
            places.set(stated, place);
        const names = [`id ${finding.id}`, `title ${finding.title.trim()}`, ...statementNames(finding)];
        const named = find(names, place.path);
        return named.length === 0 ? place.inPlace : inOrder([...place.inPlace, ...named]);
    };
}
function inOrder(candidates) {
    return candidates.length < 2 ? candidates : [...new Set(candidates)].sort((a, b) => a.place - b.place);
}
/** Under these is what may cover any finding, and what may cover any dependency of which no vulnerability is named. */
const [anyPlace, anyVulnerability] = ['any place', 'any vulnerability'];
/** What a finding must have at least one of to be covered. */
function namesIn(exception) {
    const { violationId, title, path, vex } = exception;
    if (vex !== undefined)
        return [anyVulnerability, ...[...vex.names, ...vex.ids].map((name) => `vulnerability ${name}`)];
    if (violationId !== undefined)
        return [`id ${violationId}`];
    if (title !== undefined)
        return [`title ${title.trim()}`];
    const part = path === undefined ? undefined : plainPart(path);
    return part === undefined ? [anyPlace] : [`part ${part}`, `glob ${path}`];
}
/** All of what a path may name must lie in the place, and so the first of it. */
function namesOfPath(path) {
    if (path === undefined)
        return [];
    const parts = path.readings[0]?.split('/') ?? [];
    return [`glob ${path.written}`, ...parts.map((part) => `part ${part}`)];
}
function statementNames(finding) {
    const names = (0,_vex_statement_js__WEBPACK_IMPORTED_MODULE_4__/* .idsOf */ .UX)(finding);
    // What is, or may be, of a dependency and states no name may have any.
    if (names.length === 0 && (finding.type === undefined || finding.type === 'SCA'))
        return [anyVulnerability];
    return [finding.id, ...names].map((name) => `vulnerability ${name}`);
}
/** The longest folder or file that the glob names as it is; undefined where signs may reach across names. */
function plainPart(glob) {
    if (/[{}[\]\\]/.test(glob))
        return undefined;
    const parts = glob.split('/').filter((part) => part !== '' && part !== '.' && part !== '..' && !/[*?]/.test(part));
    return parts.sort((a, b) => b.length - a.length)[0];
}
/** What every exception did, in the order of the policy. */
function reviewExceptions(findings, exceptions, today) {
    const review = { used: [], expiring: [], expired: [], unmatched: [] };
    const unclear = [];
    const covered = coveredBy(exceptions, findings);
    for (const exception of exceptions) {
        if ((0,_exception_terms_js__WEBPACK_IMPORTED_MODULE_5__/* .isExpired */ ._d)(exception, today)) {
            review.expired.push(exception);
            continue;
        }
        if ((0,_exception_terms_js__WEBPACK_IMPORTED_MODULE_5__/* .isExpiring */ .v$)(exception, today))
            review.expiring.push(exception);
        const { ids, mayCover } = covered.get(exception) ?? nothingCovered;
        if (ids.size > 0)
            review.used.push({ exception, ids: [...ids].sort() });
        else if (!mayCover)
            review.unmatched.push(exception);
        else if (exception.vex !== undefined)
            unclear.push(exception);
    }
    return unclear.length === 0 ? review : { ...review, unclear };
}
const nothingCovered = { ids: new Set(), mayCover: false };
function coveredBy(exceptions, findings) {
    const covered = new Map();
    const findCandidates = indexCandidates(exceptions);
    for (const finding of exceptions.length === 0 ? [] : findings) {
        for (const { exception, matches } of findCandidates(finding)) {
            const found = exception.vex === undefined ? matches(finding) : (0,_vex_statement_js__WEBPACK_IMPORTED_MODULE_4__/* .excuses */ .fL)(exception.vex, finding);
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
/** Of exceptions that end soon, those that excuse something in what is changed, or would. */
function concernedBy(exceptions, changes, findings) {
    const paths = [...changes.files.keys()];
    const touched = findings.filter((finding) => finding.filePath !== undefined && (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .inChangedFile */ .Il)(finding, changes) === 'yes');
    return exceptions.filter((exception) => {
        const { path: glob } = exception;
        const isIn = glob === undefined ? undefined : (0,_places_js__WEBPACK_IMPORTED_MODULE_3__/* .pathMatcher */ .kZ)(glob);
        return paths.some((path) => isIn?.(path)) || touched.some(coverTest(exception));
    });
}
/** Whether the exception surely covers a finding. */
function coverTest(exception) {
    const { isIn, matches } = compile(exception);
    return (finding) => {
        const stated = (0,_places_js__WEBPACK_IMPORTED_MODULE_3__/* .statedPath */ .VC)(finding);
        return isIn(stated === undefined ? undefined : (0,_places_js__WEBPACK_IMPORTED_MODULE_3__/* .readPath */ .G7)(stated)) && matches(finding) === 'yes';
    };
}
/** One without criteria covers nothing: to cover everything would switch the gate off. */
function compile({ violationId, cwe, type, path: glob, title, vex }) {
    const criteria = [];
    if (vex !== undefined)
        criteria.push((finding) => isExcused(vex, finding));
    if (violationId !== undefined)
        criteria.push((finding) => (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answer */ .ZF)(finding.id === violationId));
    // A finding of unknown type counts as every type when it blocks, and so as none when it is excused.
    if (type !== undefined)
        criteria.push((finding) => (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answer */ .ZF)(finding.type === type));
    // Exact, with case: titles hold the very characters that globs are made of.
    if (title !== undefined)
        criteria.push((finding) => (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answer */ .ZF)(!(0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnclear */ .Z5)(finding, 'title') && finding.title.trim() === title.trim()));
    if (cwe !== undefined)
        criteria.push((finding) => hasCwe(finding, cwe));
    const isSurelyIn = glob === undefined ? undefined : (0,_places_js__WEBPACK_IMPORTED_MODULE_3__/* .sureMatcher */ .Qo)(glob);
    return {
        isIn: (path) => isSurelyIn === undefined || (path !== undefined && isSurelyIn(path)),
        matches(finding) {
            let sum = criteria.length === 0 && glob === undefined ? 'no' : 'yes';
            for (const criterion of criteria) {
                sum = (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)(sum, criterion(finding));
                if (sum === 'no')
                    return sum;
            }
            return sum;
        },
    };
}
/** What nobody states is no excuse: only what was not read yet may be one. */
function isExcused(claim, finding) {
    const found = (0,_vex_statement_js__WEBPACK_IMPORTED_MODULE_4__/* .excuses */ .fL)(claim, finding);
    return found === 'unknown' && (0,_vex_statement_js__WEBPACK_IMPORTED_MODULE_4__/* .isStated */ .oE)(finding) ? 'no' : found;
}
function hasCwe(finding, cwe) {
    const stated = (0,_weaknesses_js__WEBPACK_IMPORTED_MODULE_6__/* .weaknessesOf */ .P)(finding);
    if (stated === undefined)
        return 'unknown';
    // A finding of several weaknesses is not excused by one of them.
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answer */ .ZF)(stated.size === 1 && stated.has(cwe));
}


/***/ }),

/***/ 92294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ hasGrace),
/* harmony export */   o: () => (/* binding */ graceOf)
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75755);

const dayMs = 24 * 3600 * 1000;
function hasGrace({ newAdvisoryGrace }) {
    return newAdvisoryGrace !== undefined && Object.keys(newAdvisoryGrace).length > 0;
}
/** The earlier of the two times counts; where neither is known, nor when the scan began, there is none. */
function graceOf({ newAdvisoryGrace }, finding, { startedAt }) {
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
  Ae: () => (/* binding */ isUndecided),
  S4: () => (/* binding */ judge),
  qd: () => (/* binding */ openQuestions),
  qF: () => (/* binding */ openSeverities),
  b2: () => (/* binding */ withWarningsBlocking)
});

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
/** What each finding means for a rule: it blocks through one that is broken, and may block through one that is open. */




/** Under a rule that holds everything is allowed. */
function effectsOfCase(each, judged) {
    const { result, table } = each;
    const { question } = table;
    if (result.verdict === 'passed')
        return new Map();
    const most = result.verdict === 'failed' ? 'blocks' : 'may block';
    const own = effectsOfRule(judged, (0,scope/* within */.u)(question, judged.scope.includes), most);
    if (own.size > 0)
        return isWhole(each, own, judged) ? new Map([...own.keys()].map((finding) => [finding, 'blocks'])) : own;
    // What only the numbers show (`auto` against the base's count) names nobody, so it may be any of them.
    const maybe = judged.findings.filter((finding) => judged.scope.isLeft?.(finding) !== true);
    return effectsOfRule({ ...judged, findings: maybe }, question, 'may block');
}
function effectsOfRule({ findings, policy: { scope } }, question, most) {
    const effects = new Map();
    for (const finding of findings) {
        if (!(0,policy_evidence/* isOpen */.nT)(finding) || (finding.label === 'elsewhere' && scope !== 'repository'))
            continue;
        const answer = (0,policy_slice/* blocks */.Bv)(finding, question);
        if (answer === 'no')
            continue;
        const isSure = answer === 'yes' && (finding.label === 'seen' || scope === 'repository');
        effects.set(finding, isSure ? most : 'may block');
    }
    return effects;
}
/**
 * Every finding that the scan can have counted is one that the broken rule counts, and the scan counts just as many: then each of
 * them blocks, although no detail says so.
 */
function isWhole({ rule, result }, effects, { findings, counts }) {
    if (effects.size !== result.hi)
        return false;
    if (![...effects.values()].includes('blocks'))
        return false;
    const candidates = findings.filter((finding) => rule.severities.includes(finding.severity) && finding.label !== 'elsewhere' && isCountable(finding));
    if (!candidates.every((finding) => finding.severityKnown && effects.has(finding)))
        return false;
    const listed = (severity) => (0,finding/* countFindings */.Gt)(candidates, (finding) => finding.severity === severity);
    return rule.severities.every((severity) => counts[severity] === listed(severity));
}
function isCountable(finding) {
    return (0,policy_evidence/* isOpen */.nT)(finding) || (0,policy_evidence/* isSuppressed */.Bx)(finding);
}
/** The findings that a rule names, counted; and those whose score nobody knows where the policy leaves them out. */
function namedBy({ rule, effects, table }) {
    const named = { blocks: {}, mayBlock: {} };
    for (const [finding, effect] of effects)
        count(effect === 'blocks' ? named.blocks : named.mayBlock, finding);
    const { isUnscored, ignoresUnscored } = rule;
    if (isUnscored === undefined || ignoresUnscored !== true)
        return { named };
    const isOwn = (finding) => finding.label !== 'elsewhere' && (0,policy_evidence/* isOpen */.nT)(finding) && isUnscored(finding);
    return { named, unscored: (0,finding/* countFindings */.Gt)(table.findings, isOwn) };
}
function count(tally, { severity, severityKnown }) {
    const key = severityKnown ? severity : 'UNKNOWN';
    tally[key] = (tally[key] ?? 0) + 1;
}

// EXTERNAL MODULE: ./build/compiled/src/policy/exceptions.js
var policy_exceptions = __webpack_require__(57506);
// EXTERNAL MODULE: ./build/compiled/src/policy/part.js
var part = __webpack_require__(45581);
;// CONCATENATED MODULE: ./build/compiled/src/policy/names.js


function namesById(result, named) {
    const { blocking, warning } = named;
    const effects = lazily(() => byId(named, worst(blocking.map((each) => each.effects))));
    const broken = lazily(() => byId(named, rulesThatName(blocking, () => true)));
    // What is proven to be what a rule warns of: nothing blocks through one that is not broken.
    const warned = lazily(() => byId(named, rulesThatName(warning, (effect) => effect === 'blocks')));
    const leftOut = lazily(() => askEach(named, leftOutIn(named)));
    const news = lazily(() => askEach(named, newsIn(named)));
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
function lazily(make) {
    let made;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
}
function askEach({ findings }, ask) {
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
function byId(named, values) {
    return values.size === 0 ? new Map() : askEach(named, (finding) => values.get(finding));
}
/** Of what several rules make of a finding the worst. */
function worst(several) {
    const effects = new Map();
    for (const each of several)
        for (const [finding, effect] of each)
            if (effects.get(finding) !== 'blocks')
                effects.set(finding, effect);
    return effects;
}
/** Names of the rules that name a finding, by an effect that counts. */
function rulesThatName(cases, counts) {
    const names = new Map();
    for (const { rule, effects } of cases)
        for (const [finding, effect] of effects)
            if (counts(effect))
                names.set(finding, [...(names.get(finding) ?? []), rule.name]);
    return names;
}
function leftOutIn({ policy, evidence }) {
    if (!(0,part/* isPartial */.mt)(policy))
        return undefined;
    return (finding) => {
        const isOwn = finding.label !== 'elsewhere' && (0,policy_evidence/* isOpen */.nT)(finding);
        return isOwn ? (0,part/* leftOutBy */.xc)(policy, finding, evidence) : undefined;
    };
}
/** How the findings stand to the base, as far as the scope compares with one. */
function newsIn({ scope }) {
    const { novelty } = scope;
    if (novelty === undefined)
        return undefined;
    const words = { yes: 'new', no: 'old', unknown: undefined };
    return (finding) => ({ novelty: words[novelty(finding)], isLeft: scope.isLeft?.(finding) === true });
}

// EXTERNAL MODULE: ./build/compiled/src/policy/verdict.js
var policy_verdict = __webpack_require__(67535);
;// CONCATENATED MODULE: ./build/compiled/src/policy/reasoning.js
/** One line of reasoning per rule, that a person understands without knowing how the gate counts. */



/** `3 critical or high found by this scan (1 critical, 2 high; 1 excepted)`, and what is allowed, if anything is. */
function reasoning(rule, table, result) {
    const facts = [
        ...countFacts(rule, table.evidence),
        ...findingFacts(rule, table),
        ...(result.verdict === 'inconclusive' ? distrust(rule, table) : []),
    ];
    const because = facts.length > 0 ? ` (${facts.join('; ')})` : '';
    const allowed = rule.limit === 0 ? '' : `, ${rule.limit} allowed`;
    const number = amount(result);
    const subject = number === '1' ? rule.subject.replace(/^findings\b/, 'finding') : rule.subject;
    return `${number} ${subject} ${table.scope.phrase}${because}${allowed}`;
}
/** A bound only where nothing better is known; of a broken rule the number that every surface says. */
function amount(result) {
    const { lo, hi, verdict } = result;
    if (verdict === 'passed')
        return hi === 0 ? 'no' : lo === hi ? String(hi) : `at most ${hi}`;
    if (verdict === 'failed')
        return String((0,policy_verdict/* provenCount */.CM)(result));
    return Number.isFinite(hi) ? `between ${lo} and ${hi}` : `${lo} or more`;
}
function countFacts({ severities }, { counts }) {
    const missing = severities.filter((severity) => counts[severity] === undefined);
    const found = severities.filter((severity) => (counts[severity] ?? 0) > 0);
    return [
        ...(severities.length > 1 && found.length > 0
            ? [found.map((severity) => `${counts[severity]} ${severity.toLowerCase()}`).join(', ')]
            : []),
        ...(missing.length > 0 ? [`the scan states no count of ${missing.join(', ').toLowerCase()}`] : []),
    ];
}
/** What stands between the scan's count and the number that blocks. */
function findingFacts(rule, { question, scope, findings, evidence }) {
    const suppressed = evidence.isSuppressible ? 'suppressed at the service' : 'suppressed';
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
        return (0,scope/* narrowed */.f)('not in the baseline', () => 'yes');
    const own = findings.filter((finding) => finding.label !== 'elsewhere' && (0,policy_evidence/* isOpen */.nT)(finding));
    const stillThere = new Set(findings.filter(({ label }) => label === 'seen').map(({ id }) => id));
    // A suppressed one that may be of this scan may still stand where it stood: its entry is not free for another.
    const maybeThere = findings
        .filter((finding) => finding.label === 'maybe' && (0,policy_evidence/* isSuppressed */.Bx)(finding))
        .map(({ id }) => id);
    const taken = new Set([...stillThere, ...maybeThere]);
    const old = (0,policy_baseline/* oldFindings */.on)(baseline_isWhole(evidence) ? baseline : onlyIds(baseline, own), own, taken);
    const mayBeOld = memo(leastCompeting(baseline, own, stillThere));
    const novelty = (finding) => {
        if (old.has(finding.id))
            return 'no';
        return mayBeOld(finding) ? 'unknown' : 'yes';
    };
    return { ...(0,scope/* narrowed */.f)('not in the baseline', novelty), novelty };
};
/** What the scan does not count may be suppressed, and is listed all the same. */
function baseline_isWhole({ lists, unknownSeverities }) {
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

// EXTERNAL MODULE: ./build/compiled/src/policy/changes.js
var changes = __webpack_require__(83671);
// EXTERNAL MODULE: ./build/compiled/src/policy/known.js
var policy_known = __webpack_require__(50785);
;// CONCATENATED MODULE: ./build/compiled/src/policy/scopes/changed.js



const changed = (evidence) => (0,scope/* narrowed */.f)('in changed files', inChange(evidence, changes/* inChangedFile */.Il));
const changedLines = (evidence) => (0,scope/* narrowed */.f)('on changed lines', inChange(evidence, changes/* onChangedLine */.aR));
/** A finding without a place, like a secret of a commit in between, is in the change when the base is proven not to hold it. */
function inChange({ changes, known }, placing) {
    return (finding) => {
        if (finding.filePath === undefined && known !== undefined && (0,policy_known/* isNew */.B)(finding, known) === 'yes')
            return 'yes';
        return changes === undefined ? 'unknown' : placing(finding, changes);
    };
}

;// CONCATENATED MODULE: ./build/compiled/src/policy/scopes/repository.js
/** `repository`: what `scan` blocks on, and every open violation of the repository; neither A nor a label bounds it. */


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
    return {
        lo: (0,finding/* countFindings */.Gt)(findings, (finding) => (0,policy_slice/* blocks */.Bv)(finding, question) === 'yes'),
        hi: (0,finding/* countFindings */.Gt)(findings, (finding) => (0,policy_slice/* blocks */.Bv)(finding, question) !== 'no'),
    };
}

;// CONCATENATED MODULE: ./build/compiled/src/policy/scopes/scan.js
/** `scan`: everything that this scan found. */

const scan = () => ({
    phrase: 'found by this scan',
    includes: () => 'yes',
    known: (slice, question) => (0,policy_slice/* scanBounds */.zJ)(slice, question),
    unknown: (slice, question) => (0,policy_slice/* unknownBounds */._i)(slice, question),
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












/** Judges the evidence: failed needs proof that one rule is broken, passed needs proof that every rule holds. */
function judge(given, policy) {
    const { evidence, scope, findings, cases } = prepare(given, policy);
    const judged = { scope, policy, findings, counts: evidence.counts };
    const named = cases.map((each) => ({ ...each, effects: effectsOfCase(each, judged) }));
    const [blocking, warning] = [named.filter(isBlocking), named.filter((each) => !isBlocking(each))];
    const rules = blocking.map((each) => resultOf(each));
    const uncovered = (0,policy_uncovered/* uncoveredFiles */.p)(evidence, policy);
    const result = {
        ...outcomeOf(rules, { evidence, policy, uncovered }),
        rules,
        warnings: warning.map((each) => resultOf(each)),
        ...describeUncovered([uncovered?.text, (0,coverage/* notLookedUp */.$l)(evidence, policy)]),
    };
    return namesById(result, { ...judged, evidence, blocking, warning });
}
/** What limits a pass without keeping it from being one. */
function describeUncovered(texts) {
    const stated = texts.filter((text) => text !== undefined);
    return stated.length === 0 ? {} : { uncovered: stated.join('; ') };
}
function outcomeOf(rules, { evidence, policy, uncovered }) {
    const verdict = (0,policy_verdict/* worstVerdict */.zP)(rules.map((rule) => rule.verdict));
    if (verdict === 'failed')
        return { verdict, reason: 'violations' };
    if (verdict === 'inconclusive')
        return { verdict, reason: 'evidence' };
    const doubt = (0,coverage/* coverageFault */.V0)(evidence, policy) ?? (uncovered?.isFault ? (0,policy_uncovered/* uncoveredFault */.K)(uncovered, policy) : undefined);
    if (doubt !== undefined)
        return { verdict: 'inconclusive', reason: 'not-covered', doubt };
    return { verdict, reason: 'clean' };
}
function resultOf(each) {
    const result = { ...each.result, ...namedBy(each) };
    return { ...result, line: reasoning(each.rule, each.table, result) };
}
function isBlocking({ rule }) {
    return rule.effect === 'block';
}
function prepare(given, policy) {
    const evidence = { ...given, findings: (0,distinct/* distinct */.d)(given.findings) };
    const scope = scopeKinds[policy.scope](evidence, policy);
    const slices = (0,policy_slice/* sliceEvidence */.e6)(evidence);
    const findings = [...slices.known.values(), slices.unknown].flatMap((slice) => slice.findings);
    const isExcepted = exceptionTest(policy);
    const cases = (0,registry/* rulesOf */.f)(policy, evidence).map((rule) => {
        const table = { question: { matches: rule.matches, isExcepted }, scope, slices, evidence, findings };
        return { rule, table, result: judgeRule(rule, table) };
    });
    return { evidence, scope, findings, cases };
}
/** Each rule asks several times, and to look through many exceptions takes long. */
function exceptionTest({ exceptions, today }) {
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
/** The policy in which what only warns blocks: what that would need to know. */
function withWarningsBlocking(policy) {
    return { ...policy, rules: policy.rules?.map((rule) => ({ ...rule, effect: 'block' })) };
}
/** The rules that the evidence does not settle yet. */
function openRules({ cases }) {
    return cases.filter((each) => isBlocking(each) && each.result.verdict === 'inconclusive').map(({ rule }) => rule);
}
/** Whether more evidence could still change what a rule says. */
function isUndecided(evidence, policy) {
    return openRules(prepare(evidence, policy)).length > 0;
}
/**
 * Which findings the rules that are still open ask about: only their details can change the verdict. A suppressed finding
 * counts where it may explain what the scan counts.
 */
function openQuestions(evidence, policy) {
    const prepared = prepare(evidence, policy);
    const open = openRules(prepared);
    return (finding) => open.some((rule) => {
        if (!rule.severities.includes(finding.severity) || rule.matches(finding) === 'no')
            return false;
        return prepared.scope.includes(finding) !== 'no' || !isNarrow(policy);
    });
}
/** Scopes whose numbers come from single findings alone. */
function isNarrow({ scope }) {
    return scope === 'changed' || scope === 'changed-lines' || scope === 'new';
}
/** Severities of the rules that are still open. */
function openSeverities(evidence, policy) {
    const open = openRules(prepare(evidence, policy));
    // Which entries of the baseline are free depends on all findings that are like them, whatever their severity.
    if (policy.scope === 'new' && open.length > 0)
        return [...finding/* severities */.gO];
    return finding/* severities */.gO.filter((severity) => open.some((rule) => rule.severities.includes(severity)));
}
function judgeRule(rule, table) {
    const bounds = boundsOf(rule, table);
    const verdict = bounds.lo > rule.limit ? 'failed' : bounds.hi <= rule.limit ? 'passed' : 'inconclusive';
    const { name, limit, remedy, asks } = rule;
    return { rule: name, verdict, ...bounds, limit, remedy, asks };
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


/***/ }),

/***/ 50785:
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

/***/ 45581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ho: () => (/* binding */ isInPart),
/* harmony export */   mt: () => (/* binding */ isPartial),
/* harmony export */   xc: () => (/* binding */ leftOutBy)
/* harmony export */ });
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3706);
/* harmony import */ var _grace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92294);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49780);
/** Which findings a policy is about: a part of the repository, without what it ignores there. */



/** Whether the policy leaves out anything. */
function isPartial(policy) {
    return policy.paths !== undefined || policy.ignorePaths !== undefined || (0,_grace_js__WEBPACK_IMPORTED_MODULE_1__/* .hasGrace */ .$)(policy);
}
/** Undefined for what counts, and for what may: only what is proven to lie elsewhere is left out. */
function leftOutBy(policy, finding, evidence) {
    const { paths, ignorePaths } = policy;
    if (ignorePaths !== undefined && (0,_places_js__WEBPACK_IMPORTED_MODULE_2__/* .placeMatcher */ .Ii)(ignorePaths)(finding) === 'yes')
        return 'in an ignored path';
    if (paths !== undefined && (0,_places_js__WEBPACK_IMPORTED_MODULE_2__/* .countingMatcher */ .Wp)(paths, policy)(finding) === 'no')
        return 'in another part of the repository';
    const grace = (0,_grace_js__WEBPACK_IMPORTED_MODULE_1__/* .graceOf */ .o)(policy, finding, evidence);
    return grace.answer === 'yes' ? `in its grace until ${grace.lastDay}` : undefined;
}
/** Whether the policy is about the finding; unknown where it may lie in another part. */
function isInPart(policy, finding, evidence) {
    const counts = (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answer */ .ZF)(leftOutBy(policy, finding, evidence) === undefined);
    const isOver = (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .not */ .AU)((0,_grace_js__WEBPACK_IMPORTED_MODULE_1__/* .graceOf */ .o)(policy, finding, evidence).answer);
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)(counts, isOver, policy.paths === undefined ? 'yes' : (0,_places_js__WEBPACK_IMPORTED_MODULE_2__/* .countingMatcher */ .Wp)(policy.paths, policy)(finding));
}


/***/ }),

/***/ 54533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ isToldBySilence),
  f: () => (/* binding */ rulesOf)
});

// EXTERNAL MODULE: ./build/compiled/src/policy/answer.js
var answer = __webpack_require__(3706);
// EXTERNAL MODULE: ./build/compiled/src/policy/grace.js
var grace = __webpack_require__(92294);
// EXTERNAL MODULE: ./build/compiled/src/policy/part.js
var part = __webpack_require__(45581);
// EXTERNAL MODULE: ./build/compiled/src/policy/predicates/registry.js + 8 modules
var registry = __webpack_require__(89690);
// EXTERNAL MODULE: ./build/compiled/src/policy/predicates/type.js
var type = __webpack_require__(83241);
// EXTERNAL MODULE: ./build/compiled/src/policy/finding.js
var finding = __webpack_require__(75755);
// EXTERNAL MODULE: ./build/compiled/src/policy/rules/rule.js
var rule = __webpack_require__(81262);
// EXTERNAL MODULE: ./build/compiled/src/policy/limits.js
var limits = __webpack_require__(59864);
;// CONCATENATED MODULE: ./build/compiled/src/policy/rules/threshold.js


const threshold = (policy, facts) => policy.threshold.map((entry) => entryRule(entry, policy.threshold, facts));
function entryRule(entry, all, facts) {
    const { severity, type, limit } = entry;
    return (0,rule/* ruleOf */.Y)({
        name: `threshold ${(0,limits/* thresholdText */.H)(entry)}`,
        match: { severity: [severity], type: type && [type] },
        asks: { kind: 'threshold', severity, type },
        allow: limit,
        // One without a known type enters every entry of its severity.
        isElsewhere: (finding) => finding.type !== undefined && entryFor(finding, all) !== entry,
    }, facts);
}
/** The entry that judges a finding of known type: its type's own, else its severity's. */
function entryFor(finding, all) {
    const ofSeverity = all.filter((entry) => entry.severity === finding.severity);
    return (ofSeverity.find((entry) => entry.type === finding.type) ?? ofSeverity.find((entry) => entry.type === undefined));
}

;// CONCATENATED MODULE: ./build/compiled/src/policy/rules/fail-on-severity.js
/** `fail-on-severity`: nothing at this severity or above, but where a threshold judges a finding instead. */



const failOnSeverity = (policy, facts) => {
    const { failOnSeverity: floor, threshold } = policy;
    if (floor === 'NONE')
        return [];
    const whole = threshold.filter((entry) => entry.type === undefined).map((entry) => entry.severity);
    const severity = (0,finding/* atOrAbove */.kU)(floor).filter((each) => !whole.includes(each));
    if (severity.length === 0)
        return [];
    const order = {
        name: `fail-on-severity=${floor.toLowerCase()}`,
        match: { severity },
        asks: { kind: 'severity', floor },
        // What cannot be matched to a type enters every entry of its severity, and this rule too.
        isElsewhere: (finding) => finding.type !== undefined && entryFor(finding, threshold) !== undefined,
    };
    return [(0,rule/* ruleOf */.Y)(order, facts)];
};

;// CONCATENATED MODULE: ./build/compiled/src/policy/rules/max-age.js
/** `max-age`: no open finding of a severity that is older than so many days, from its first detection to this scan. */


const maxAge = (policy, facts) => finding/* severities */.gO.flatMap((severity) => {
    const days = policy.maxAge[severity];
    if (days === undefined)
        return [];
    const name = `max-age ${severity.toLowerCase()}=${days}d`;
    const match = { severity: [severity], age: days };
    return [(0,rule/* ruleOf */.Y)({ name, match, asks: { kind: 'age', severity, days } }, facts)];
});

// EXTERNAL MODULE: ./build/compiled/src/policy/rules/named.js
var named = __webpack_require__(79627);
;// CONCATENATED MODULE: ./build/compiled/src/policy/rules/scores.js
/** `fail-on-cvss` and `fail-on-epss`: nothing with this score or a higher one. */

const failOnCvss = ({ failOnCvss: cvss }, facts) => cvss === undefined
    ? []
    : [(0,rule/* ruleOf */.Y)({ name: `fail-on-cvss=${cvss}`, match: { cvss }, asks: { kind: 'cvss', least: cvss } }, facts)];
const failOnEpss = ({ failOnEpss: epss }, facts) => epss === undefined
    ? []
    : [(0,rule/* ruleOf */.Y)({ name: `fail-on-epss=${epss}%`, match: { epss }, asks: { kind: 'epss', least: epss } }, facts)];

;// CONCATENATED MODULE: ./build/compiled/src/policy/rules/registry.js
/** The one list of rules; rules add up, and any one blocks. */










const kinds = [failOnSeverity, threshold, failOnCvss, failOnEpss, maxAge, named/* named */.KT];
const suppression = 'suppress them at the service with a reason';
const exception = 'accept them by violation_id with an exception in the policy file';
/** Whether a detail that says nothing is news. */
function isToldBySilence(policy) {
    const { failOnCvss: cvss, failOnEpss: epss, rules = [] } = policy;
    return (0,grace/* hasGrace */.$)(policy) || [{ cvss, epss }, ...rules.map(({ match }) => match)].some(registry/* isToldBySilence */.iK);
}
/** The rules that a policy turns on, each narrowed to the types that can block. */
function rulesOf(policy, evidence) {
    const wayOut = evidence.isSuppressible ? suppression : exception;
    const { unscored, fixCooldown, catalogue, codeOwners, hasFullPaths } = policy;
    const facts = { startedAt: evidence.startedAt, unscored, fixCooldown, catalogue, codeOwners, hasFullPaths };
    const rules = kinds
        .flatMap((kind) => kind(policy, facts))
        .map((rule) => ({ ...ofPart(rule, policy, evidence), remedy: `${rule.remedy}, or ${wayOut}.` }));
    const { failOnTypes } = policy;
    return failOnTypes === undefined ? rules : rules.map((rule) => ofTypes(rule, failOnTypes, facts));
}
function ofPart(rule, policy, evidence) {
    if (!(0,part/* isPartial */.mt)(policy))
        return rule;
    return { ...rule, matches: (finding) => (0,answer/* both */.WP)((0,part/* isInPart */.Ho)(policy, finding, evidence), rule.matches(finding)) };
}
function ofTypes(rule, types, facts) {
    return {
        ...rule,
        subject: `${rule.subject} (${types.join(', ')} only)`,
        matches: (finding) => (0,answer/* both */.WP)(type/* type */.N.matches(finding, types, facts), rule.matches(finding)),
    };
}


/***/ }),

/***/ 34795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ needsBaseWindow),
/* harmony export */   q: () => (/* binding */ auto)
/* harmony export */ });
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3706);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83671);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46365);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75755);
/* harmony import */ var _known_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50785);
/* harmony import */ var _slice_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73940);
/* harmony import */ var _times_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75988);
/* harmony import */ var _untouched_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22624);
/* harmony import */ var _scope_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83750);
/**
 * `auto` on a pull request: what makes things worse. Where the findings of its base are known, those that it does not hold.
 * Else, severity by severity the largest of three signals: findings in
 * changed files, more findings than the base branch's scans count, and findings first detected after its latest one began.
 */









const auto = (evidence, policy) => {
    // The clock never fails a pull request: what it cannot have made is a note for the default branch's own run.
    const isMade = (finding) => policy.untouched === 'note' ? (0,_untouched_js__WEBPACK_IMPORTED_MODULE_6__/* .mayBeMade */ .A0)(finding, evidence.changes, evidence.held) : 'yes';
    return evidence.known === undefined ? byNumbers(evidence, isMade) : byIds(evidence.known, isMade);
};
/** What the same scanner found here and not there is new, whenever it became known. */
function byIds(known, isMade) {
    const isOld = (finding) => (0,_known_js__WEBPACK_IMPORTED_MODULE_8__/* .isNew */ .B)(finding, known) === 'no';
    const isLeft = (finding) => (0,_known_js__WEBPACK_IMPORTED_MODULE_8__/* .isNew */ .B)(finding, known) === 'unknown' && isMade(finding) === 'no';
    const includes = (finding) => (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)((0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answer */ .ZF)(!isLeft(finding)), (0,_known_js__WEBPACK_IMPORTED_MODULE_8__/* .isNew */ .B)(finding, known));
    return {
        phrase: `new since ${known.base}`,
        includes,
        isLeft,
        isOld,
        novelty: (finding) => (0,_known_js__WEBPACK_IMPORTED_MODULE_8__/* .isNew */ .B)(finding, known),
        known(slice, question) {
            const fresh = (0,_slice_js__WEBPACK_IMPORTED_MODULE_4__/* .scanBounds */ .zJ)(newInSlice(slice, known), (0,_scope_js__WEBPACK_IMPORTED_MODULE_7__/* .within */ .u)(question, includes));
            return partOf((0,_slice_js__WEBPACK_IMPORTED_MODULE_4__/* .scanBounds */ .zJ)(slice, question), fresh);
        },
        unknown: (slice, question) => (0,_slice_js__WEBPACK_IMPORTED_MODULE_4__/* .unknownBounds */ ._i)(newOfUnknown(slice, known), (0,_scope_js__WEBPACK_IMPORTED_MODULE_7__/* .within */ .u)(question, includes)),
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
function byNumbers(evidence, isMade) {
    const isLeft = (finding) => isMade(finding) === 'no';
    const isRecent = (finding) => detectedAfter(evidence.base, finding, evidence);
    const isInChange = (finding) => {
        if (evidence.changes === undefined)
            return 'unknown';
        const edited = (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .inChangedFile */ .Il)(finding, (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutRenames */ .AO)(evidence.changes));
        // A new name does not make an existing finding new.
        return (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .either */ .gP)(edited, (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)((0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .inChangedFile */ .Il)(finding, evidence.changes), isRecent(finding)));
    };
    const includes = (finding) => (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)(isMade(finding), (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .either */ .gP)(isInChange(finding), isRecent(finding)));
    return {
        phrase: 'more than the base branch has',
        includes,
        isLeft,
        novelty: (finding) => (finding.label === 'seen' ? isRecent(finding) : 'unknown'),
        known(slice, question) {
            const made = (0,_scope_js__WEBPACK_IMPORTED_MODULE_7__/* .within */ .u)(question, isMade);
            const all = (0,_slice_js__WEBPACK_IMPORTED_MODULE_4__/* .scanBounds */ .zJ)(slice, made);
            const named = (0,_slice_js__WEBPACK_IMPORTED_MODULE_4__/* .scanBounds */ .zJ)(slice, (0,_scope_js__WEBPACK_IMPORTED_MODULE_7__/* .within */ .u)(question, includes));
            const signals = [
                (0,_slice_js__WEBPACK_IMPORTED_MODULE_4__/* .scanBounds */ .zJ)(slice, (0,_scope_js__WEBPACK_IMPORTED_MODULE_7__/* .within */ .u)(made, isInChange)),
                growth(all, slice, { made, evidence }),
                (0,_slice_js__WEBPACK_IMPORTED_MODULE_4__/* .scanBounds */ .zJ)(slice, (0,_scope_js__WEBPACK_IMPORTED_MODULE_7__/* .within */ .u)(made, isRecent)),
                // What is in one of two groups makes one of them half as large at least.
                { lo: Math.ceil(named.lo / 2), hi: 0 },
            ];
            return largest(signals, all);
        },
        unknown(slice, question) {
            const all = (0,_slice_js__WEBPACK_IMPORTED_MODULE_4__/* .unknownBounds */ ._i)(slice, (0,_scope_js__WEBPACK_IMPORTED_MODULE_7__/* .within */ .u)(question, isMade));
            return largest([(0,_slice_js__WEBPACK_IMPORTED_MODULE_4__/* .unknownBounds */ ._i)(slice, (0,_scope_js__WEBPACK_IMPORTED_MODULE_7__/* .within */ .u)(question, includes))], all);
        },
    };
}
function largest(signals, all) {
    return partOf(all, {
        lo: Math.max(...signals.map(({ lo }) => lo)),
        hi: Math.max(...signals.map(({ hi }) => hi)),
    });
}
/** Bounds of what is a part of all: no more of it can block, nor be proven to, and never less than nothing. */
function partOf(all, { lo, hi }) {
    return { lo: Math.min(all.lo, Math.max(0, lo)), hi: Math.min(all.hi, Math.max(0, hi)) };
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
    return partOf(all, {
        lo: Math.min(...bounds.map(({ lo }) => lo)),
        hi: Math.min(...bounds.map(({ hi }) => hi)),
    });
}
/** Findings that are in our count, not in that base's, and do not block: they made it grow and harm nobody. */
function harmlessNew(slice, question, isRecent) {
    if (!(0,_slice_js__WEBPACK_IMPORTED_MODULE_4__/* .isSettled */ .Is)(slice))
        return 0;
    const isNew = (finding) => finding.label === 'seen' && isRecent(finding) === 'yes';
    return (0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .countFindings */ .Gt)((0,_slice_js__WEBPACK_IMPORTED_MODULE_4__/* .harmlessOwn */ .co)(slice, question), isNew) + countedSuppressed(slice, isNew);
}
/** Whether a scan counts what is suppressed nobody says; but what it counts beyond all that is open can be nothing else. */
function countedSuppressed({ counted = 0, findings }, isNew) {
    const isOther = (finding) => (0,_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .isOpen */ .nT)(finding) || ((0,_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuppressed */ .Bx)(finding) && !isNew(finding));
    return Math.max(0, counted - (0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .countFindings */ .Gt)(findings, (finding) => finding.label !== 'elsewhere' && isOther(finding)));
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
    if (first > ended + _times_js__WEBPACK_IMPORTED_MODULE_5__/* .stampSlackMs */ .Qf)
        return 'yes';
    return began !== undefined && firstSeen !== true && isOfBase(first, base) ? 'no' : 'unknown';
}
/** A time that is to the millisecond the end of one scan, as some services stamp what a scan saw, is that scan's. */
function isOfBase(first, { completedAt, others }) {
    if (others === undefined)
        return false;
    if (first === completedAt && first % 1000 !== 0)
        return others.every((other) => other.completedAt !== first);
    return !others.some((other) => (0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .mayHaveRun */ .lE)(other, first));
}
/** Whether looking at what ran beside the base's scan would say more about the finding. */
function needsBaseWindow({ detail }, { base }) {
    const [began, ended, first] = [base?.startedAt, base?.completedAt, detail?.firstDetected];
    if (base?.others !== undefined || began === undefined || ended === undefined || first === undefined)
        return false;
    return first >= began && first <= ended + _times_js__WEBPACK_IMPORTED_MODULE_5__/* .stampSlackMs */ .Qf;
}


/***/ }),

/***/ 83750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ narrowed),
/* harmony export */   u: () => (/* binding */ within)
/* harmony export */ });
/* harmony import */ var _slice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73940);

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

/***/ 73940:
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
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3706);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46365);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75755);
/** The findings of one severity, as a rule sees them: what may block, what surely does, and what bounds the number. */



/** Cuts the evidence by severity, once for all rules. */
function sliceEvidence(evidence) {
    const bySeverity = Map.groupBy(evidence.findings, ({ severity, severityKnown }) => severityKnown ? severity : 'unknown');
    const slices = _finding_js__WEBPACK_IMPORTED_MODULE_2__/* .severities */ .gO.map((severity) => sliceOf(evidence, severity, bySeverity.get(severity) ?? []));
    const unknown = bySeverity.get('unknown') ?? [];
    return {
        known: new Map(slices.map((slice) => [slice.severity, slice])),
        unknown: { findings: unknown, isRead: isUnknownRead(evidence, unknown) },
    };
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
    const isCandidate = (finding) => finding.label !== 'elsewhere' && ((0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .isOpen */ .nT)(finding) || (0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuppressed */ .Bx)(finding));
    if ((0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .countFindings */ .Gt)(findings, isCandidate) !== counted)
        return findings;
    return findings.map((finding) => finding.label !== 'seen' && isCandidate(finding) ? { ...finding, label: 'seen' } : finding);
}
function distrustOf(evidence, severity, findings) {
    const list = evidence.lists[severity];
    if (evidence.counts[severity] === undefined)
        return `the scan states no count of ${severity.toLowerCase()}`;
    if (list === undefined)
        return 'the list was not read';
    if (!list.stands)
        return 'the list kept changing while it was read';
    const gap = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .contradictionIn */ .V8)(evidence, severity, findings);
    const word = severity.toLowerCase();
    return gap === undefined ? undefined : `the scan counts ${gap.counted} ${word}, the list shows ${gap.listed}`;
}
/** Whether it blocks, were it of this scan. */
function blocks(finding, question) {
    if (!(0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .isOpen */ .nT)(finding))
        return 'no';
    // Most findings are none of a rule's: to look through the exceptions for them would be in vain.
    const matches = question.matches(finding);
    return matches === 'no' ? 'no' : (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)(matches, (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .not */ .AU)(question.isExcepted(finding)));
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
        hi += 1;
        if (verdict === 'yes' && finding.label === 'seen')
            lo += 1;
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
    const explained = (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .countFindings */ .Gt)(findings, (finding) => finding.label !== 'elsewhere' &&
        ((0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuppressed */ .Bx)(finding) || ((0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .isOpen */ .nT)(finding) && blocks(finding, question) !== 'yes')));
    return Math.max(0, counted - explained);
}
/** The bounds of findings of unknown severity; nothing bounds them where they were not read. */
function unknownBounds({ findings, isRead }, question) {
    const listed = tally(findings, question);
    return isRead ? listed : { lo: listed.lo, hi: Number.POSITIVE_INFINITY };
}


/***/ }),

/***/ 66062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ withEarlier),
/* harmony export */   y: () => (/* binding */ combined)
/* harmony export */ });
/* harmony import */ var _api_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56845);
/* harmony import */ var _advisory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46351);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83671);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75755);
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
/** Of which the worst that any list said counts. */
const keptFacts = ['severity', 'cvss', 'epss'];
/** A finding that was listed again, with the worst that the earlier list said of it. */
function withEarlier(fresh, earlier) {
    if (earlier === undefined)
        return fresh;
    const scores = { cvss: greater(fresh.cvss, earlier.cvss), epss: greater(fresh.epss, earlier.epss) };
    const kept = keptFacts.filter((fact) => (0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .isUnclear */ .Z5)(earlier, fact) && !(0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .isUnclear */ .Z5)(fresh, fact));
    const unclear = kept.length === 0 ? fresh.unclear : [...(fresh.unclear ?? []), ...kept];
    return { ...fresh, ...worseSeverity(earlier, fresh), ...scores, unclear };
}
/** Only a detail says whose a finding is; of two that do, the nearer to our scan. */
function labelOf(a, b) {
    if ((a.detail === undefined) !== (b.detail === undefined))
        return a.detail === undefined ? b.label : a.label;
    return _finding_js__WEBPACK_IMPORTED_MODULE_3__/* .labels */ .WD.indexOf(a.label) <= _finding_js__WEBPACK_IMPORTED_MODULE_3__/* .labels */ .WD.indexOf(b.label) ? a.label : b.label;
}
/** The greater of two scores; of one that is known and one that is not the one that is. */
function greater(a, b) {
    return a === undefined || b === undefined ? (a ?? b) : Math.max(a, b);
}
function worseSeverity(a, b) {
    const [first, second] = [a, b].filter((finding) => finding.severityKnown || (0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .isUnclear */ .Z5)(finding, 'severity'));
    if (first === undefined || second === undefined) {
        const { severity, severityKnown } = first ?? b;
        return { severity, severityKnown };
    }
    const worse = (0,_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(first.severity) <= (0,_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(second.severity) ? first : second;
    return { severity: worse.severity, severityKnown: first.severityKnown && second.severityKnown };
}
function statedStatus({ status }) {
    return status === 'UNKNOWN' ? undefined : status;
}
function statedTitle({ title }) {
    return title === '' || title === _finding_js__WEBPACK_IMPORTED_MODULE_3__/* .untitled */ .UF ? undefined : title.trim();
}
function isOnePath(a, b) {
    return a !== undefined && b !== undefined && (0,_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .normalPath */ .FE)(a) === (0,_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .normalPath */ .FE)(b);
}
/** Of two reads the later text; what was once seen later was seen later. */
function combinedDetail(a, b, agree) {
    if (a === undefined || b === undefined)
        return a ?? b;
    const advisory = (0,_advisory_js__WEBPACK_IMPORTED_MODULE_1__/* .combinedAdvisory */ .b5)(a.advisory, b.advisory);
    return {
        description: b.description ?? a.description,
        cwe: agree('cwe', [a.cwe, b.cwe]),
        codeSnippet: b.codeSnippet ?? a.codeSnippet,
        remediation: b.remediation ?? a.remediation,
        firstDetected: agree('firstDetected', [a.firstDetected, b.firstDetected]),
        lastSeen: greater(a.lastSeen, b.lastSeen),
        ...(advisory && { advisory }),
    };
}


/***/ }),

/***/ 47565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ uncoveredFault),
/* harmony export */   p: () => (/* binding */ uncoveredFiles)
/* harmony export */ });
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83671);
/* harmony import */ var _languages_languages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81035);


/** How diagnostics about a limit of data flow begin. */
const dataFlow = 'Data flow ';
/** Undefined when everything in question was looked at, and when nothing says what was. */
function uncoveredFiles(scanned, policy) {
    const { languages, changes } = scanned;
    const { uncovered, failOnTypes, acceptUncovered = [] } = policy;
    const asksForCode = failOnTypes === undefined || failOnTypes.some((type) => type.endsWith('SAST'));
    if (languages === undefined || !asksForCode)
        return undefined;
    const counts = changes?.isComplete ? countsOfChange(languages, changes, scanned.diagnostics) : countsOfAll(languages);
    for (const name of acceptUncovered)
        counts.delete((0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_1__/* .languageNamed */ .Mv)(name) ?? name);
    const files = sum(counts, (count) => count.files);
    const left = sum(counts, (count) => count.left);
    if (left === 0)
        return undefined;
    const isFault = uncovered === 'inconclusive' || (uncovered === 'auto' && left * 2 > files);
    return { text: textOf(counts), isFault };
}
/** Why a pass would be worth nothing, as a sentence without a final stop. */
function uncoveredFault({ text }, { uncovered }) {
    const share = uncovered === 'auto' ? ', more than half of the program files in question' : '';
    return `${text} by a scanner of code${share}`;
}
/** Names are compared with the table's own: a service could call a language anything. */
const nameOf = (language) => (0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_1__/* .languageNamed */ .Mv)(language) ?? 'other';
function countsOfAll(languages) {
    const counts = new Map();
    for (const { language, files, looked_at: lookedAt } of languages)
        add(counts, nameOf(language), { files, left: Math.max(0, files - lookedAt) });
    return counts;
}
/** Of what a proposal changes: by the names of its files, and by what the scan says of files without a telling one. */
function countsOfChange(languages, { files }, diagnostics) {
    const lookedAt = new Set(languages.filter((each) => each.looked_at > 0).map(({ language }) => nameOf(language)));
    const unnamed = new Map(languages.flatMap(({ language, unnamed: paths = [] }) => paths.map((path) => [(0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .normalPath */ .FE)(path), nameOf(language)])));
    const none = new Set(languages.flatMap(({ language, unnamed = [] }) => (language === _languages_languages_js__WEBPACK_IMPORTED_MODULE_1__/* .noLanguage */ .CY ? unnamed.map(_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .normalPath */ .FE) : [])));
    // Where data flow ended early the file was read.
    const unread = diagnostics.filter(({ message }) => !message.startsWith(dataFlow));
    const skipped = new Set(unread.flatMap(({ file_path: path, file_paths: paths = [] }) => [path ?? [], paths].flat().map(_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .normalPath */ .FE)));
    const counts = new Map();
    for (const [path, { isGone }] of files) {
        const language = unnamed.get(path) ?? (0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_1__/* .languageOf */ .eX)(path);
        if (isGone || language === undefined || none.has(path) || (0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_1__/* .isForeign */ .jq)(path))
            continue;
        const isLeft = !lookedAt.has(language) || skipped.has(path);
        add(counts, language, { files: 1, left: isLeft ? 1 : 0 });
    }
    return counts;
}
function add(counts, language, { files, left }) {
    const known = counts.get(language) ?? { files: 0, left: 0 };
    counts.set(language, { files: known.files + files, left: known.left + left });
}
function sum(counts, of) {
    return [...counts.values()].reduce((total, count) => total + of(count), 0);
}
const shownLanguages = 3;
function textOf(counts) {
    const left = [...counts].filter(([, count]) => count.left > 0).sort(([, a], [, b]) => b.left - a.left);
    const total = left.reduce((number, [, count]) => number + count.left, 0);
    const shown = left.slice(0, shownLanguages).map(([language, count]) => `${count.left} ${language}`);
    const rest = left.slice(shownLanguages).reduce((number, [, count]) => number + count.left, 0);
    const parts = rest === 0 ? shown : [...shown, `${rest} other`];
    const list = parts.length === 1 ? parts[0] : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
    return `${list} ${total === 1 ? 'file was' : 'files were'} not looked at`;
}


/***/ }),

/***/ 22624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A0: () => (/* binding */ mayBeMade),
  ig: () => (/* binding */ needsHead)
});

// UNUSED EXPORTS: isUntouched

// EXTERNAL MODULE: ./build/compiled/src/policy/changes.js
var policy_changes = __webpack_require__(83671);
// EXTERNAL MODULE: ./build/compiled/src/policy/languages/languages.js + 2 modules
var languages = __webpack_require__(81035);
// EXTERNAL MODULE: ./build/compiled/src/policy/package-files.js
var package_files = __webpack_require__(23004);
;// CONCATENATED MODULE: ./build/compiled/src/policy/file-kinds.js
/**
 * What a changed file cannot bring in, by its name. Few kinds of files are known to leave dependencies or infrastructure as
 * they are; every other file may change them.
 */



/** Documentation, an image, a test, or a source of a program outside of what builds it. */
function leavesDependencies(path) {
    const name = plainName(path);
    if (name === undefined || (0,package_files/* isPackageFile */.N)(path) || isBuildFile(name))
        return false;
    if (isDocumentation(name) || isImage(name))
        return true;
    if (isAny(toolFolders, name))
        return false;
    if (isTest(name))
        return true;
    return isProgram(name) && !(0,languages/* isVendored */.Ee)(name) && !isAny(buildFolders, name);
}
/** The same, and what only lists dependencies or is shown to people. */
function leavesInfrastructure(path) {
    const name = plainName(path);
    if (name === undefined || isAny(infrastructure, name))
        return false;
    if (isDocumentation(name) || isImage(name))
        return true;
    if (isAny(toolFolders, name))
        return false;
    if (isTest(name) || isPage(name))
        return true;
    if ((0,package_files/* dependencyEcosystem */.A)(path) !== undefined)
        return !isAny(infrastructureDependencies, name);
    return isProgram(name) && !isAny(infrastructurePrograms, name);
}
/** Templates that a program writes, as the AWS CDK does. */
const mayBeGenerated = {
    from: (path) => isProgram((0,policy_changes/* foldPath */.tu)(path)),
    /** Where scanners find something in them: in what is written, or in the program itself. */
    to: (path) => isProgram((0,policy_changes/* foldPath */.tu)(path)) || isAny(generated, (0,policy_changes/* foldPath */.tu)(path)),
};
/** The path in one case; undefined for one that could be read in two ways, and for what is no path. */
function plainName(path) {
    if ((0,policy_changes/* isNoPath */.Fs)(path))
        return undefined;
    const folded = (0,policy_changes/* foldPath */.tu)(path);
    return folded === path.normalize('NFC').toLowerCase() ? folded : undefined;
}
function isAny(patterns, name) {
    return patterns.some((pattern) => pattern.test(name));
}
const documentation = [
    /\.(?:md|mdx|mdown|mkdn?|markdown|rst|adoc|asciidoc|textile|org|pod|rdoc|creole|wiki|mediawiki)$/,
    /(?:^|\/)(?:readme|licen[cs]e|copying|notice|authors|contributors|maintainers|changelog|changes|history|codeowners)(?:[-_][\w-]+)?(?:\.(?:txt|mit|apache))?$/,
];
function isDocumentation(name) {
    return isAny(documentation, name) && (0,languages/* languageOf */.eX)(name) === undefined;
}
function isImage(name) {
    return /\.(?:png|jpe?g|gif|webp|avif|apng|bmp|ico|icns|tiff?|svg|heic|psd|drawio)$/.test(name);
}
/** By folder, for data of tests has any name, and by what runners take for a test. */
const tests = [
    /(?:^|\/)(?:tests?|__tests__|__mocks__|__fixtures__|__snapshots__|specs?|e2e|test[-_]?data|cypress)\//,
    /\.snap$/,
];
function isTest(name) {
    return isAny(tests, name);
}
/** Components and pages that hold programs are programs. */
const components = /\.(?:vue|svelte|astro|marko|razor|cshtml|vbhtml|aspx|ascx|jsp|phtml|erb|ejs|blade\.php|twig)$/;
function isProgram(name) {
    return (0,languages/* languageOf */.eX)(name) !== undefined || components.test(name);
}
function isPage(name) {
    return components.test(name) || /\.(?:html?|css|s[ac]ss|less|styl|pcss|postcss|hbs|handlebars|pug|haml)$/.test(name);
}
/** Folders of tools and of builds: hidden ones, and those of sbt, Mill and Gradle. */
const toolFolders = [/(?:^|\/)(?:\.[^/]+|buildsrc|build-src|build-logic|mill-build)\//, /(?:^|\/)\.[^/]*$/];
const buildFolders = [/^project\//, /(?:^|\/)project\/(?:.*\/)?[^/]+\.(?:scala|java|kt)$/];
/** Sources that are about a build, and files that only look like sources of a language. */
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
    return isAny(buildFiles, name);
}
const infrastructure = [
    /\.(?:tf|tofu|hcl|ya?ml|json[c5]?|tpl|jsonnet|libsonnet)(?:\.[^/]*)?$/,
    /\.(?:tfvars|tftest|tfstate|tftpl|bicep[^/]*)(?:\.[^/]*)?$/,
    /(?:^|\/)(?:dockerfile|containerfile)[^/]*$|\.(?:dockerfile|containerfile)$/,
    // An environment may be called `test`.
    /(?:^|\/)(?:group_vars|host_vars|inventory|inventories)\//,
];
/** Programs of the AWS CDK, Pulumi and their like, by the folders and names that their users give. */
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
/** These decide what is deployed too. */
const infrastructureDependencies = [/\.(?:nix|bzl|bazel)$|(?:^|\/)workspace[^/]*$|\.lock\.hcl$|(?:^|\/)chart\.lock$/];

// EXTERNAL MODULE: ./build/compiled/src/policy/finding.js
var policy_finding = __webpack_require__(75755);
;// CONCATENATED MODULE: ./build/compiled/src/policy/untouched.js



/**
 * Whether the pull request may have made the finding. `no` only for a finding in a dependency, a secret or a configuration
 * that the whole diff leaves as it is. What code does may change with other files; what cannot be placed, or whose type is
 * not known, may have been made here.
 */
function mayBeMade(finding, changes, held) {
    if (changes === undefined || (0,policy_finding/* isUnclear */.Z5)(finding, 'type', 'filePath'))
        return 'yes';
    const { filePath } = finding;
    // In a diff that is not complete every file may be changed.
    if (filePath === undefined || (0,policy_changes/* inChangedFile */.Il)(finding, changes) !== 'no')
        return 'yes';
    switch (finding.type) {
        case 'SECRET':
            return isSecretMade(held?.get(filePath));
        case 'SCA':
            return touchedBy(changes).dependencies ? 'yes' : 'no';
        case 'IAC':
            return isConfigured(filePath, touchedBy(changes)) ? 'yes' : 'no';
        default:
            return 'yes';
    }
}
/** A file that is gone again may have been part of an earlier commit of the branch, of which the diff says nothing. */
function isSecretMade(isHeld) {
    if (isHeld === undefined)
        return 'unknown';
    return isHeld ? 'no' : 'yes';
}
/** True only where that is proven. */
function isUntouched(finding, changes, held) {
    return mayBeMade(finding, changes, held) === 'no';
}
/** Whether it has to be asked if the judged commit holds the finding's file. */
function needsHead(finding, changes, held) {
    return finding.type === 'SECRET' && mayBeMade(finding, changes, held) === 'unknown';
}
const known = new WeakMap();
function touchedBy(changes) {
    const found = known.get(changes);
    if (found !== undefined)
        return found;
    const files = [...changes.files];
    const isAny = (leaves) => files.some(([path, file]) => isTree(file) || !leaves(path));
    const fresh = {
        dependencies: isAny(leavesDependencies),
        infrastructure: isAny(leavesInfrastructure),
        programs: files.some(([path]) => mayBeGenerated.from(path)),
    };
    known.set(changes, fresh);
    return fresh;
}
/** A submodule brings any files. */
function isTree({ isModule }) {
    return isModule === true;
}
function isConfigured(filePath, { infrastructure, programs }) {
    return infrastructure || (programs && mayBeGenerated.to(filePath));
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
/* harmony import */ var _policy_judge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36096);
/* harmony import */ var _policy_owners_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89280);
/* harmony import */ var _policy_ranking_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(328);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(18540);
/* harmony import */ var _advice_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92784);
/* harmony import */ var _disclosure_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(37233);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(20880);
/** The report of a run that came to a verdict: what was found, worst first, and what each finding did. */











/** The report with its verdict and all findings that may be of this scan, worst first. */
function withJudgement(report, judged, disclosure) {
    const { evidence, judgement, policy } = judged;
    const { effects } = judgement;
    const wouldBe = effectsWithoutExceptions(judged);
    const isShown = (finding) => effects.has(finding.id) || (0,_policy_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .isOfScan */ .R0)(finding, evidence.counts);
    const own = [];
    const exceptions = (0,_policy_exceptions_js__WEBPACK_IMPORTED_MODULE_2__/* .indexExceptions */ .HL)(policy.exceptions, policy.today);
    // Each finding once, as the report shows it where it does: to hold both would take twice the memory.
    const all = evidence.findings.map((finding) => {
        if (!isCurrent(finding) || !isShown(finding))
            return finding;
        const shown = shownFinding(finding, { ...judged, exceptions }, disclosure);
        own.push(shown);
        return shown;
    });
    const review = (0,_policy_exceptions_js__WEBPACK_IMPORTED_MODULE_2__/* .reviewExceptions */ .ZP)(own, policy.exceptions, policy.today);
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
        exceptions: review,
        excused: excusedIn(own, wouldBe),
        ending: endingHere(review.expiring, { changes, findings: own, isProposed: report.pullRequest !== undefined }),
        findings: (0,_policy_ranking_js__WEBPACK_IMPORTED_MODULE_6__/* .worstFirst */ .md)(own, effects),
        elsewhereCount: (0,_tally_js__WEBPACK_IMPORTED_MODULE_9__/* .countOf */ .pq)(evidence.findings, isCurrent) - own.length,
        listedSeverities: _policy_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .severities */ .gO.filter((severity) => evidence.lists[severity]?.stands === true),
    };
    return shown.verdict === 'failed' ? { ...shown, hint: (0,_advice_js__WEBPACK_IMPORTED_MODULE_7__/* .adviceText */ .YM)(shown) } : shown;
}
/** Undefined where no exception can have made a difference. */
function effectsWithoutExceptions({ evidence, judgement, policy }) {
    if (judgement.verdict !== 'passed' || policy.exceptions.length === 0)
        return undefined;
    return (0,_policy_judge_js__WEBPACK_IMPORTED_MODULE_4__/* .judge */ .S4)(evidence, { ...policy, exceptions: [] }).effects;
}
function excusedIn(own, wouldBe) {
    if (wouldBe === undefined)
        return undefined;
    const excused = own.filter(({ id, exception }) => exception !== undefined && wouldBe.has(id));
    const days = excused.flatMap(({ exception }) => exception?.expires ?? []).sort();
    const [until] = days;
    return until === undefined ? undefined : { tally: (0,_tally_js__WEBPACK_IMPORTED_MODULE_9__/* .tallyOf */ .sv)(excused), until, isOneDay: until === days.at(-1) };
}
function shownFinding(finding, { evidence, judgement, policy, exceptions, isGivenAway = false }, disclosure) {
    const { effects, warned, broken, leftOut, news } = judgement;
    const { id } = finding;
    const owners = (0,_policy_owners_js__WEBPACK_IMPORTED_MODULE_5__/* .ownersOf */ .K)(finding, policy.codeOwners);
    const [warnedBy, brokenRules, left] = [warned.get(id), broken.get(id), leftOut.get(id)];
    const { novelty, isLeft } = news.get(id) ?? {};
    // What most of many findings say nothing of takes no room in them.
    return Object.assign(isGivenAway ? finding : { ...finding }, {
        effect: effects.get(id) ?? 'none',
        disclosed: (0,_disclosure_js__WEBPACK_IMPORTED_MODULE_8__/* .isDisclosed */ .Nh)(finding, disclosure),
        exception: coveringException(finding, exceptions),
        ...(owners && { owners }),
        ...(warnedBy && { warnedBy }),
        ...(brokenRules && { brokenRules }),
        ...(left && { leftOut: left }),
        ...(novelty && { novelty }),
        ...(isLeft !== undefined && { isLeft }),
        ...((0,_disclosure_js__WEBPACK_IMPORTED_MODULE_8__/* .isOnChangedLine */ ._v)(finding, disclosure.changes ?? evidence.changes) && { isOnChangedLine: true }),
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
function coveringException(finding, exceptions) {
    const { answer, exception } = exceptions.coverOf(finding);
    return answer === 'yes' ? exception : undefined;
}
function messageOf(judged) {
    const { verdict, reason, rules, doubt, uncovered } = judged.judgement;
    if (reason === 'not-covered')
        return doubt ?? _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .inconclusiveReasons */ .Qe[reason].meaning;
    const deciding = rules.filter((rule) => rule.verdict === verdict).map((rule) => rule.line);
    const lines = rules.length === 0 ? ['nothing can block: no rule is on'] : deciding;
    return [...lines, unreadDiff(judged)?.message ?? [], uncovered ?? []].flat().join('; ');
}
/** Where a scope asks for changes, and why it cannot be known whether a finding lies in one of them. */
function unreadDiff({ judgement, evidence, policy }) {
    const asks = policy.scope === 'changed' || policy.scope === 'changed-lines' || policy.scope === 'auto';
    const { changes, known } = evidence;
    if (judgement.reason !== 'evidence' || !asks || known !== undefined || changes?.isComplete)
        return undefined;
    return changes === undefined
        ? {
            message: 'what is changed could not be read, so any finding may be in the change',
            hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_10__/* .prose */ .CS) `Run the gate again. In a workflow the job needs the permission ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)('contents: read')}; elsewhere clone more of the history.`,
        }
        : {
            message: 'more is changed than could be read, so any finding may be in the change',
            hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_10__/* .prose */ .CS) `Split the change, or judge it with ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)('scope: scan')}.`,
        };
}
/** A run that failed says what to do about what blocks. */
function hintOf(judged) {
    const { verdict, reason } = judged.judgement;
    if (verdict !== 'inconclusive')
        return undefined;
    return unreadDiff(judged)?.hint ?? _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .inconclusiveReasons */ .Qe[reason === 'not-covered' ? reason : 'evidence'].hint;
}


/***/ })

};
