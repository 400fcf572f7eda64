export const id = 9849;
export const ids = [9849];
export const modules = {

/***/ 3706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ not),
/* harmony export */   NO: () => (/* binding */ answerRank),
/* harmony export */   WP: () => (/* binding */ both),
/* harmony export */   ZF: () => (/* binding */ answer),
/* harmony export */   gP: () => (/* binding */ either)
/* harmony export */ });
/** A question about a finding that may have to stay open: what is unknown can block and cannot prove. */
/** The answer as a number, to tell findings apart by it. */
const answerRank = { no: 0, unknown: 1, yes: 2 };
function answer(fact) {
    if (fact === undefined)
        return 'unknown';
    return fact ? 'yes' : 'no';
}
function not(given) {
    if (given === 'unknown')
        return given;
    return given === 'yes' ? 'no' : 'yes';
}
/** Yes when all are yes, no when one is no, else unknown. */
function both(...answers) {
    if (answers.includes('no'))
        return 'no';
    return answers.includes('unknown') ? 'unknown' : 'yes';
}
/** Yes when one is yes, no when all are no, else unknown. */
function either(...answers) {
    if (answers.includes('yes'))
        return 'yes';
    return answers.includes('unknown') ? 'unknown' : 'no';
}


/***/ }),

/***/ 46975:
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55156);
/* harmony import */ var _api_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56845);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92700);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75755);
/** The known findings of the default branch, for `scope: new`: old is what the baseline holds, by id or by kind and place. */




/** One finding of the baseline, in the words of the file. */
const baselineEntry = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    violation_id: zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1),
    type: zod__WEBPACK_IMPORTED_MODULE_3__.union([zod__WEBPACK_IMPORTED_MODULE_3__["enum"](_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .violationTypes */ .h2), zod__WEBPACK_IMPORTED_MODULE_3__.literal('unknown')]),
    /** One that an older file leaves out covers a finding by its id alone. */
    severity: zod__WEBPACK_IMPORTED_MODULE_3__.union([zod__WEBPACK_IMPORTED_MODULE_3__["enum"](_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .severityWords */ .D4), zod__WEBPACK_IMPORTED_MODULE_3__.literal('unknown')]).optional(),
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
    return ((0,_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(b.severity) - (0,_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(a.severity) ||
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

/***/ 54682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V0: () => (/* binding */ coverageFault),
/* harmony export */   rl: () => (/* binding */ scanTypeOf),
/* harmony export */   wf: () => (/* binding */ demandedTypes)
/* harmony export */ });
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83671);

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
    const broken = evidence.diagnostics.filter(({ failed }) => failed).map(({ engine }) => engine);
    if (broken.length > 0)
        return `the scanner ${[...new Set(broken)].join(', ')} failed: what it would have found is not known`;
    const skipped = skippedChanges(evidence);
    if (skipped.length === 0)
        return undefined;
    const more = skipped.length > 3 ? ` and ${skipped.length - 3} more` : '';
    return `the pull request changes ${skipped.slice(0, 3).join(', ')}${more}, which a scanner skipped or could not read`;
}
/** What the base wants covered, where the types that can block do not say so any more: all of them may, and none must. */
function demandedTypes({ coverTypes, failOnTypes: before }, failOnTypes) {
    const demanded = coverTypes ?? before ?? [];
    const isSaid = demanded.every((type) => failOnTypes?.includes(type));
    return isSaid ? {} : { coverTypes: demanded };
}
/** Files that the pull request changes and a scanner did not look at. */
function skippedChanges({ changes, diagnostics }) {
    if (changes === undefined)
        return [];
    const skipped = diagnostics.flatMap(pathsOf).filter((path) => !changes.isComplete || (0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .isChangedPath */ .Yl)(path, changes));
    return [...new Set(skipped)].sort();
}
function pathsOf({ file_path, file_paths }) {
    return [...(file_path === undefined ? [] : [file_path]), ...(file_paths ?? [])];
}


/***/ }),

/***/ 89280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ ownersOf)
/* harmony export */ });
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83671);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75755);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49780);
/** Whose a finding is: the owners of the file that it lies in, where its path can be read in one way only. */



/** Empty: nobody's. Undefined: not known. */
function ownersOf(finding, codeOwners) {
    const { filePath } = finding;
    if (codeOwners === undefined || filePath === undefined || (0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .isNoPath */ .Fs)(filePath) || (0,_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnclear */ .Z5)(finding, 'filePath'))
        return undefined;
    // From the root of a machine, of which nobody says where the repository begins.
    if (/^(?:file:|[a-z]:[\\/]|[\\/])/i.test(filePath.trim()))
        return undefined;
    const readings = (0,_places_js__WEBPACK_IMPORTED_MODULE_2__/* .readingsOf */ .RO)(filePath);
    const answers = readings.flatMap((path) => path === undefined ? [undefined] : [codeOwners.ownersOf(path), codeOwners.looselyOwnersOf(path)]);
    const [first] = answers;
    return first !== undefined && answers.every((each) => each !== undefined && isSame(each, first)) ? first : undefined;
}
function isSame(a, b) {
    return a.length === b.length && a.every((owner, index) => owner === b[index]);
}


/***/ }),

/***/ 17266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ owner),
/* harmony export */   l: () => (/* binding */ noOwner)
/* harmony export */ });
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3706);
/* harmony import */ var _owners_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89280);
/* harmony import */ var _predicate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16176);
/** `owner`: what CODEOWNERS says of its file; `none` is what nobody owns. */



const owner = {
    matches(finding, wanted, { codeOwners }) {
        const owners = (0,_owners_js__WEBPACK_IMPORTED_MODULE_1__/* .ownersOf */ .K)(finding, codeOwners);
        if (owners === undefined)
            return 'unknown';
        const names = owners.map((each) => each.toLowerCase());
        return (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answer */ .ZF)(wanted.some((each) => (each === noOwner ? names.length === 0 : names.includes(each.toLowerCase()))));
    },
    text: (wanted) => `owned by ${(0,_predicate_js__WEBPACK_IMPORTED_MODULE_2__/* .listWords */ .y)(wanted.map((each) => (each === noOwner ? 'nobody' : each)))}`,
    holdsAll: _predicate_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsEach */ .i,
};
/** Beside the names of owners, which have an @ in them. */
const noOwner = 'none';


/***/ }),

/***/ 16176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ holdsEach),
/* harmony export */   y: () => (/* binding */ listWords)
/* harmony export */ });
/** `CRITICAL`, `CRITICAL or HIGH`, `CRITICAL, HIGH or MEDIUM`. */
function listWords(words) {
    return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : (words[0] ?? '');
}
function holdsEach(wide, narrow) {
    return narrow.every((word) => wide.includes(word));
}


/***/ }),

/***/ 89690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Xm: () => (/* binding */ distinctionsOf),
  mA: () => (/* binding */ holdsAll),
  iK: () => (/* binding */ isToldBySilence),
  H1: () => (/* binding */ matchText),
  Ke: () => (/* binding */ matcherOf),
  Wn: () => (/* binding */ predicateNames),
  TF: () => (/* binding */ scoresIn)
});

// UNUSED EXPORTS: predicates

// EXTERNAL MODULE: ./build/compiled/src/policy/answer.js
var answer = __webpack_require__(3706);
;// CONCATENATED MODULE: ./build/compiled/src/policy/predicates/age.js
/** `age`: first detected more than so many days before the scan. */

const dayMs = 24 * 3600 * 1000;
/** Both are server times; without one of them the age is unknown. */
const age = {
    matches({ detail }, days, { startedAt }) {
        const firstDetected = detail?.firstDetected;
        if (firstDetected === undefined || startedAt === undefined)
            return 'unknown';
        return (0,answer/* answer */.ZF)(startedAt - firstDetected > days * dayMs);
    },
    text: (days) => `older than ${days} days`,
    holdsAll: (wide, narrow) => wide <= narrow,
    isOfKind: true,
};

// EXTERNAL MODULE: ./build/compiled/src/policy/finding.js
var policy_finding = __webpack_require__(75755);
// EXTERNAL MODULE: ./build/compiled/src/policy/weaknesses.js
var weaknesses = __webpack_require__(91183);
// EXTERNAL MODULE: ./build/compiled/src/policy/predicates/predicate.js
var predicate = __webpack_require__(16176);
;// CONCATENATED MODULE: ./build/compiled/src/policy/predicates/cwe.js
/** `cwe`: one of these weaknesses; a finding of several is of each, and one that states none may be of any. */




const cwe = {
    matches(finding, wanted) {
        const stated = (0,weaknesses/* weaknessesOf */.P)(finding);
        if (stated === undefined || stated.size === 0 || (0,policy_finding/* isUnclear */.Z5)(finding, 'cwe'))
            return 'unknown';
        return (0,answer/* answer */.ZF)(wanted.some((each) => stated.has(each)));
    },
    text: (wanted) => `of ${(0,predicate/* listWords */.y)(wanted)}`,
    holdsAll: predicate/* holdsEach */.i,
    isOfKind: true,
};

;// CONCATENATED MODULE: ./build/compiled/src/policy/predicates/fixable.js
/** `fixable`: a fix exists; where nobody says, it counts as if one did. */

const fixable_dayMs = 24 * 3600 * 1000;
const fixable = {
    matches({ detail }, _, { startedAt, fixCooldown = 0 }) {
        if (detail === undefined)
            return 'unknown';
        const { fix, fixedAt } = detail.advisory ?? {};
        if (fix === 'none')
            return 'no';
        // A fixed version that is younger may be withdrawn again, or not be what it seems.
        const isYoung = fixedAt !== undefined && startedAt !== undefined && startedAt - fixedAt < fixCooldown * fixable_dayMs;
        return (0,answer/* answer */.ZF)(!isYoung);
    },
    text: () => 'that can be fixed',
    holdsAll: () => true,
    isOfKind: true,
    isToldBySilence: true,
};

;// CONCATENATED MODULE: ./build/compiled/src/policy/predicates/kev.js
const kev = {
    matches({ type, detail }, _, { catalogue, unscored }) {
        const cves = detail?.advisory?.cves ?? [];
        if (cves.some((cve) => catalogue?.cves.has(cve)))
            return 'yes';
        // Only dependencies bear the names of other people's vulnerabilities.
        if (cves.length === 0 && type !== undefined && type !== 'SCA')
            return 'no';
        if (detail === undefined || catalogue === undefined || catalogue.isStale)
            return 'unknown';
        const unnamed = unscored === 'ignore' ? 'no' : 'unknown';
        return cves.length === 0 ? unnamed : 'no';
    },
    text: () => 'that are known to be exploited',
    holdsAll: () => true,
    isOfKind: true,
    isToldBySilence: true,
};

// EXTERNAL MODULE: ./build/compiled/src/policy/changes.js
var changes = __webpack_require__(83671);
// EXTERNAL MODULE: ./build/compiled/src/policy/languages/languages.js + 1 modules
var languages = __webpack_require__(76766);
// EXTERNAL MODULE: ./build/compiled/src/policy/places.js
var places = __webpack_require__(49780);
;// CONCATENATED MODULE: ./build/compiled/src/policy/predicates/language.js
/** `language`: in a file of one of these programming languages, by its name. */






const language = {
    matches(finding, wanted) {
        const { filePath } = finding;
        if (filePath === undefined || (0,changes/* isNoPath */.Fs)(filePath) || (0,policy_finding/* isUnclear */.Z5)(finding, 'filePath'))
            return 'unknown';
        const [first = 'unknown', ...others] = (0,places/* readingsOf */.RO)(filePath).map((path) => isWritten(path, wanted));
        return others.every((other) => other === first) ? first : 'unknown';
    },
    text: (wanted) => `in ${(0,predicate/* listWords */.y)(wanted)} files`,
    holdsAll: predicate/* holdsEach */.i,
};
/** What bears no telling name may be a program of any language. */
function isWritten(path, wanted) {
    if (path === undefined)
        return 'unknown';
    const name = (0,languages/* languageOf */.eX)(path);
    if (name !== undefined)
        return (0,answer/* answer */.ZF)(wanted.includes(name));
    return (0,languages/* isKnownOther */.yZ)(path) ? 'no' : 'unknown';
}

// EXTERNAL MODULE: ./build/compiled/src/policy/predicates/owner.js
var owner = __webpack_require__(17266);
;// CONCATENATED MODULE: ./build/compiled/src/policy/predicates/path.js
/** `path`: in a place that one of these globs names. */


/** Globs are compared as they are written. */
const path = {
    matches: (finding, globs) => (0,places/* placeMatcher */.Ii)(globs)(finding),
    text: (globs) => `in ${(0,predicate/* listWords */.y)(globs)}`,
    holdsAll: (wide, narrow) => wide.includes('**') || (0,predicate/* holdsEach */.i)(wide, narrow),
};

;// CONCATENATED MODULE: ./build/compiled/src/policy/predicates/scores.js
/** `cvss` and `epss`: this score or a higher one; what a missing score may be is unknown. */


/** The qualitative severity rating scale of CVSS 3 and 4. */
const ratings = {
    CRITICAL: [9, 10],
    HIGH: [7, 8.9],
    MEDIUM: [4, 6.9],
    LOW: [0.1, 3.9],
    INFO: [0, 0],
};
/** From 0 to 10. */
const cvss = scorePredicate({
    kind: 'cvss',
    intervalOf: ({ severity, severityKnown }) => (severityKnown ? ratings[severity] : [0, 10]),
    text: (least) => `with CVSS ${least} or more`,
    missing: 'without a CVSS score, judged by severity',
    ignored: 'without a CVSS score, not judged',
});
/** In percent; published for the known vulnerabilities of dependencies alone. */
const epss = scorePredicate({
    kind: 'epss',
    intervalOf: ({ type }) => (type === undefined || type === 'SCA' ? [0, 100] : undefined),
    text: (least) => `with EPSS ${least}% or more`,
    missing: 'dependencies without an EPSS score, unknown',
    ignored: 'without an EPSS score, not judged',
});
function scorePredicate(scale) {
    const isIgnored = ({ unscored }) => unscored === 'ignore';
    return {
        matches(finding, least, facts) {
            const stated = finding[scale.kind];
            const isOffScale = (0,policy_finding/* isUnclear */.Z5)(finding, scale.kind);
            if (stated !== undefined && (stated >= least || !isOffScale))
                return (0,answer/* answer */.ZF)(stated >= least);
            if (isOffScale)
                return 'unknown';
            return isIgnored(facts) ? 'no' : compared(scale.intervalOf(finding), least, finding);
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
/** A detail may state what the list leaves out. */
function compared(interval, least, { detail }) {
    if (detail === undefined)
        return 'unknown';
    if (interval === undefined || interval[1] < least)
        return 'no';
    return interval[0] >= least ? 'yes' : 'unknown';
}

;// CONCATENATED MODULE: ./build/compiled/src/policy/predicates/severity.js
/** `severity`: one of these; what is unknown counts as CRITICAL. */


const severity = {
    matches: (finding, severities) => (0,answer/* answer */.ZF)(severities.includes(finding.severity)),
    text: (wanted) => (0,predicate/* listWords */.y)(wanted).toLowerCase(),
    holdsAll: predicate/* holdsEach */.i,
    isOfKind: true,
};

// EXTERNAL MODULE: ./build/compiled/src/policy/predicates/type.js
var type = __webpack_require__(83241);
;// CONCATENATED MODULE: ./build/compiled/src/policy/predicates/registry.js
/** The one table of predicates, in the order in which a rule says what it counts. */











const predicates = { type: type/* type */.N, severity: severity, cvss: cvss, epss: epss, cwe: cwe, path: path, owner: owner/* owner */.e, language: language, age: age, fixable: fixable, kev: kev };
const predicateNames = Object.keys(predicates);
function askedBy(match) {
    return predicateNames.flatMap((name) => {
        const value = match[name];
        return value === undefined ? [] : [{ name, predicate: predicates[name], value }];
    });
}
/** The question as one function. */
function matcherOf(match, facts) {
    const asked = askedBy(match);
    return (finding) => {
        let sum = 'yes';
        for (const { predicate, value } of asked) {
            sum = (0,answer/* both */.WP)(sum, predicate.matches(finding, value, facts));
            if (sum === 'no')
                return sum;
        }
        return sum;
    };
}
/** What the question reads of a finding beside its kind. */
function distinctionsOf(match, facts) {
    return askedBy(match).flatMap(({ predicate, value }) => {
        const { isOfKind, score } = predicate;
        if (isOfKind)
            return [];
        const of = (finding) => 2 * answer/* answerRank */.NO[predicate.matches(finding, value, facts)] + (score?.isMissing(finding, facts) === true ? 1 : 0);
        // What asks for a score reads nothing else that differs within a class.
        return score === undefined ? { of } : { of, isOfClass: true };
    });
}
/** `SCA CRITICAL or HIGH in src/**`, `findings with CVSS 9 or more`. */
function matchText(match) {
    const texts = askedBy(match).map(({ name, predicate, value }) => ({ name, text: predicate.text(value) }));
    const own = texts.filter(({ name }) => name === 'type');
    const others = texts.filter((each) => !own.includes(each));
    const noun = match.severity === undefined ? ['findings'] : [];
    return [...own.map(({ text }) => text), ...noun, ...others.map(({ text }) => text)].join(' ');
}
/** Whether all that fits the second fits the first. */
function holdsAll(wide, narrow) {
    return askedBy(wide).every(({ name, predicate, value }) => {
        const other = narrow[name];
        return other !== undefined && predicate.holdsAll(value, other);
    });
}
/** Whether a detail that says nothing of what it asks is an answer. */
function isToldBySilence(match) {
    return askedBy(match).some(({ predicate }) => predicate.isToldBySilence);
}
/** The kinds of score that it asks for. */
function scoresIn(match) {
    return askedBy(match).flatMap(({ predicate: { score } }) => score ?? []);
}


/***/ }),

/***/ 83241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ type)
/* harmony export */ });
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3706);
/* harmony import */ var _predicate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16176);
/** `type`: one of these; an unknown type counts as every type. */


const type = {
    matches: (finding, types) => (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answer */ .ZF)(finding.type === undefined || types.includes(finding.type)),
    text: _predicate_js__WEBPACK_IMPORTED_MODULE_1__/* .listWords */ .y,
    holdsAll: _predicate_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsEach */ .i,
    isOfKind: true,
};


/***/ }),

/***/ 79627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jk: () => (/* binding */ namedText),
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   Om: () => (/* binding */ isAtLeastAsStrict)
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75755);
/* harmony import */ var _predicates_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89690);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81262);
/** `rules`: what a team asks in its own words, each with a name. */



const named = ({ rules = [] }, facts) => rules.map(({ allow, match, ...rule }) => {
    const asks = { kind: 'match', severities: match.severity ?? _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO };
    return (0,_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleOf */ .Y)({ ...rule, match, asks, ...(allow > 0 && { allow }) }, facts);
});
/** `blocks on more than 3 HIGH in src/**`. */
function namedText({ match, allow, effect }) {
    return `${effect === 'warn' ? 'warns of' : 'blocks on'} ${allow > 0 ? `more than ${allow} ` : ''}${(0,_predicates_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .matchText */ .H1)(match)}`;
}
/** Whether it lets through no more than the other. */
function isAtLeastAsStrict(rule, other) {
    const isEffective = rule.effect === 'block' || other.effect === 'warn';
    return isEffective && rule.allow <= other.allow && (0,_predicates_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsAll */ .mA)(rule.match, other.match);
}


/***/ }),

/***/ 81262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ ruleOf),
/* harmony export */   r: () => (/* binding */ ruleEffects)
/* harmony export */ });
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3706);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75755);
/* harmony import */ var _predicates_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89690);
/** What every rule is: a question about each finding, with the limit that the policy sets. */



/** What becomes of a run in which a rule is broken. */
const ruleEffects = ['block', 'warn'];
/** Every rule, a short setting's or a named one, is made here. */
function ruleOf({ name, match, asks, allow, effect = 'block', isElsewhere }, facts) {
    const subject = (0,_predicates_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .matchText */ .H1)(match);
    const matches = (0,_predicates_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .matcherOf */ .Ke)(match, facts);
    return {
        name,
        subject,
        asks,
        limit: allow ?? 0,
        effect,
        severities: match.severity ?? _finding_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .gO,
        matches: isElsewhere === undefined ? matches : (finding) => (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)((0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answer */ .ZF)(!isElsewhere(finding)), matches(finding)),
        distinctions: (0,_predicates_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .distinctionsOf */ .Xm)(match, facts),
        remedy: remedyOf(subject, match, allow),
        ...unscoredOf(match, facts),
    };
}
function remedyOf(subject, { type: _, severity, ...others }, allow) {
    const isBare = severity !== undefined && Object.values(others).every((value) => value === undefined);
    const what = isBare ? `${subject} findings` : subject;
    return allow === undefined ? `Fix the ${what}` : `Bring the ${what} down to ${allow}`;
}
function unscoredOf(match, facts) {
    const scores = (0,_predicates_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .scoresIn */ .TF)(match);
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

/***/ 54221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ parsePurl),
/* harmony export */   Ib: () => (/* binding */ repositoryPurl),
/* harmony export */   JF: () => (/* binding */ purlText),
/* harmony export */   L$: () => (/* binding */ namesPackage),
/* harmony export */   Ln: () => (/* binding */ npmName)
/* harmony export */ });
const longest = 2000;
/** Of these types the specification, or their registry, knows names without case. */
const withoutCase = new Set('alpm apk bitbucket composer deb github gitlab golang hex nuget oci pub pypi'.split(' '));
/** In the spelling of its type; undefined for what is no package URL. */
function parsePurl(text) {
    const body = /^pkg:\/*(.+)$/is.exec(text.trim())?.[1];
    if (body === undefined || text.length > longest || !text.isWellFormed())
        return undefined;
    const [beforeFragment, subpath] = splitAt(body, body.indexOf('#'));
    const [path, query] = splitAt(beforeFragment, beforeFragment.indexOf('?'));
    // An @ in a folder is a scope, `pkg:npm/@babel/core`, and no version.
    const at = path.lastIndexOf('@');
    const [named, version] = splitAt(path, at > path.lastIndexOf('/') + 1 ? at : -1);
    const parts = named.split('/').filter((part) => part !== '');
    try {
        const [type = '', ...names] = parts.map((part) => decodeURIComponent(part));
        const name = names.pop();
        if (!/^[a-z][a-z0-9.+-]*$/i.test(type) || name === undefined)
            return undefined;
        return normal({
            type,
            name,
            ...(names.length > 0 && { namespace: names.join('/') }),
            ...(version && { version: decodeURIComponent(version) }),
            ...(query && { qualifiers: qualifiersOf(query) }),
            ...(subpath && { subpath: decodeURIComponent(subpath).replace(/^\/+|\/+$/g, '') }),
        });
    }
    catch {
        // A percent sign that encodes nothing.
        return undefined;
    }
}
function splitAt(text, index) {
    return index <= 0 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)];
}
function qualifiersOf(query) {
    const pairs = query.split('&').map((pair) => splitAt(pair, pair.indexOf('=')));
    const given = pairs.flatMap(([key, value]) => value ? [[key.toLowerCase(), decodeURIComponent(value)]] : []);
    return Object.fromEntries(given.sort(([a], [b]) => (a < b ? -1 : 1)));
}
function normal(purl) {
    const type = purl.type.toLowerCase();
    const spelled = (text) => (withoutCase.has(type) ? text.toLowerCase() : text);
    const name = type === 'pypi' ? spelled(purl.name).replaceAll(/[-_.]+/g, '-') : spelled(purl.name);
    return { ...purl, type, name, ...(purl.namespace !== undefined && { namespace: spelled(purl.namespace) }) };
}
function purlText({ type, namespace, name, version, qualifiers, subpath }) {
    const names = [...(namespace?.split('/') ?? []), name].map(encodeURIComponent);
    const query = Object.entries(qualifiers ?? {}).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
    return [
        `pkg:${[type, ...names].join('/')}`,
        version === undefined ? '' : `@${encodeURIComponent(version)}`,
        query.length === 0 ? '' : `?${query.join('&')}`,
        subpath === undefined ? '' : `#${subpath.split('/').map(encodeURIComponent).join('/')}`,
    ].join('');
}
const hosts = {
    'github.com': 'github',
    'gitlab.com': 'gitlab',
    'bitbucket.org': 'bitbucket',
};
const webProtocols = ['https:', 'http:'];
/** `pkg:github/acme/shop` of `https://github.com/acme/shop`; of a host without a type of its own `pkg:generic/host/acme/shop`. */
function repositoryPurl(url) {
    const address = URL.parse(url);
    if (address === null || !webProtocols.includes(address.protocol))
        return undefined;
    const { host, pathname } = address;
    const path = pathname.replace(/\/+$/, '').replace(/\.git$/, '');
    if (path === '')
        return undefined;
    const type = hosts[host];
    return parsePurl(type === undefined ? `pkg:generic/${host}/${path}` : `pkg:${type}/${path}`);
}
/** `@babel/core` has its scope as the namespace. */
function npmName(library) {
    const slash = library.startsWith('@') ? library.indexOf('/') : -1;
    return slash < 0 ? { name: library } : { namespace: library.slice(0, slash), name: library.slice(slash + 1) };
}
/** Whether what was found is what is named; unknown where it states less than is named, or no version. */
function namesPackage(named, found) {
    const isSame = named.type === found.type && named.namespace === found.namespace && named.name === found.name;
    if (!isSame)
        return 'no';
    const { version, subpath, qualifiers } = found;
    const asked = [
        [plainVersion(named), plainVersion(found)],
        [named.subpath, subpath],
        ...Object.entries(named.qualifiers ?? {}).map(([key, value]) => [
            value,
            qualifiers?.[key],
        ]),
    ];
    const differs = asked.some(([wanted, stated]) => wanted !== undefined && stated !== undefined && wanted !== stated);
    if (differs)
        return 'no';
    const isStated = version !== undefined && asked.every(([wanted, stated]) => wanted === undefined || stated !== undefined);
    return isStated ? 'yes' : 'unknown';
}
/** Go's tools write versions with a v, and others leave it out. */
function plainVersion({ type, version }) {
    return type === 'golang' ? version?.replace(/^v(?=\d)/, '') : version;
}


/***/ }),

/***/ 42199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GB: () => (/* binding */ justifications),
/* harmony export */   UX: () => (/* binding */ idsOf),
/* harmony export */   bM: () => (/* binding */ statuses),
/* harmony export */   fL: () => (/* binding */ excuses),
/* harmony export */   o1: () => (/* binding */ normalIds),
/* harmony export */   oE: () => (/* binding */ isStated)
/* harmony export */ });
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3706);
/* harmony import */ var _identifiers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80098);
/* harmony import */ var _purl_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54221);
/** What a statement of an OpenVEX document says, and whether it is about a finding (https://github.com/openvex/spec, 0.2.0). */



const statuses = ['not_affected', 'affected', 'fixed', 'under_investigation'];
const justifications = [
    'component_not_present',
    'vulnerable_code_not_present',
    'vulnerable_code_not_in_execute_path',
    'vulnerable_code_cannot_be_controlled_by_adversary',
    'inline_mitigations_already_exist',
];
/**
 * Whether the claim excuses the finding. Unknown where the finding does not state what it takes to say so; a statement of the
 * same time or later that may be about it takes the claim back.
 */
function excuses(claim, finding) {
    const isAbout = (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)(vulnerabilityOf(claim, finding), productOf(claim, finding));
    if (isAbout === 'no')
        return 'no';
    const isTakenBack = rivalsFor(finding, claim).some((rival) => productOf(rival, finding) !== 'no');
    return isTakenBack ? (isStated(finding) ? 'no' : 'unknown') : isAbout;
}
/** Whether the finding's detail was read: what it does not state then, nobody states. */
function isStated({ detail }) {
    return detail !== undefined;
}
const named = new WeakMap();
/** Those of the same time or later that name the vulnerability by any name of the finding. */
function rivalsFor(finding, { rivals, timeMs }) {
    if (rivals.length === 0)
        return [];
    const index = named.get(rivals) ?? byName(rivals);
    named.set(rivals, index);
    const found = [finding.id, ...idsOf(finding)].flatMap((name) => index.get(name) ?? []);
    return found.filter((rival) => rival.timeMs >= timeMs);
}
function byName(rivals) {
    const index = new Map();
    for (const rival of rivals)
        for (const name of new Set([...rival.names, ...rival.ids]))
            index.set(name, [...(index.get(name) ?? []), rival]);
    return index;
}
/** Yes: all names that the finding has in one database are the claim's. A finding of two CVEs is not excused by one of them. */
function vulnerabilityOf({ names, ids }, finding) {
    if (names.includes(finding.id))
        return 'yes';
    const mayBeNamed = finding.type === undefined || finding.type === 'SCA';
    const stated = idsOf(finding);
    if (stated.length === 0)
        return mayBeNamed ? 'unknown' : 'no';
    const named = new Set(ids);
    const ofDatabases = Map.groupBy(stated, (id) => id.slice(0, id.indexOf('-')));
    if ([...ofDatabases.values()].some((own) => own.every((id) => named.has(id))))
        return 'yes';
    return stated.some((id) => named.has(id)) ? 'unknown' : 'no';
}
function idsOf({ detail }) {
    return detail?.advisory?.ids ?? detail?.advisory?.cves ?? [];
}
function productOf({ products }, finding) {
    const found = packageOf(finding);
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .either */ .gP)(...products.map((product) => isProduct(product, found)));
}
function isProduct(product, found) {
    const { owner, parts } = product;
    const inside = parts.length === 0 ? 'yes' : (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .either */ .gP)(...parts.map((part) => isPackage(part, found)));
    const itself = (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)(isPackage(product, found), parts.length === 0 ? 'yes' : 'unknown');
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .either */ .gP)(itself, (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)(isHere(owner, parts.length > 0), inside));
}
function isHere(owner, hasParts) {
    if (owner === 'this')
        return 'yes';
    if (owner === 'maybe')
        return 'unknown';
    // What somebody says of one of these parts in a product of their own may or may not be said of ours.
    return owner === 'unlisted' && hasParts ? 'unknown' : 'no';
}
function isPackage({ purls }, found) {
    if (found === undefined || purls.length === 0)
        return 'unknown';
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .either */ .gP)(...purls.map((purl) => (0,_purl_js__WEBPACK_IMPORTED_MODULE_2__/* .namesPackage */ .L$)(purl, found)));
}
const packages = new WeakMap();
/** Read once: every claim asks. */
function packageOf(finding) {
    const known = packages.get(finding) ?? { purl: (0,_purl_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePurl */ .$l)(finding.detail?.advisory?.purl ?? '') };
    packages.set(finding, known);
    return known.purl;
}
/** Each once, in one spelling. */
function normalIds(names) {
    return [...new Set(names.map(_identifiers_js__WEBPACK_IMPORTED_MODULE_1__/* .normalId */ .R))];
}


/***/ }),

/***/ 91183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ weaknessesOf)
/* harmony export */ });
/** Undefined until the detail was read. */
function weaknessesOf({ detail }) {
    if (detail === undefined)
        return undefined;
    return new Set([...(detail.cwe ?? '').matchAll(/CWE-0*(\d+)/gi)].map(([, digits]) => `CWE-${digits}`));
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

/***/ 68112:
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
var disclosure = __webpack_require__(37233);
// EXTERNAL MODULE: ./build/compiled/src/report/draft.js
var draft = __webpack_require__(70997);
// EXTERNAL MODULE: ./build/compiled/src/report/judged.js
var judged = __webpack_require__(98861);
// EXTERNAL MODULE: ./build/compiled/src/policy/finding.js
var policy_finding = __webpack_require__(75755);
// EXTERNAL MODULE: ./build/compiled/src/steps/run.js
var steps_run = __webpack_require__(57914);
// EXTERNAL MODULE: ./build/compiled/src/steps/scan-list.js
var scan_list = __webpack_require__(84703);
// EXTERNAL MODULE: ./build/compiled/src/steps/scan-window.js
var scan_window = __webpack_require__(36755);
;// CONCATENATED MODULE: ./build/compiled/src/steps/base-scan.js





/** How many of the newest completed scans are looked at: the list does not say which branch each is of. */
const lookCap = 100;
const side = 4;
function createBaseReader(run, request) {
    const asked = { ...request, readList: (0,steps_run/* once */.Oo)(() => (0,scan_list/* listScans */.v7)(run, request.repositoryId)) };
    return {
        latest: () => readBaseScan(run, asked),
        earlier: () => readEarlierBaseScan(run, asked),
        beside(base) {
            const { startedAt, completedAt, scanId } = base;
            const { zone } = (0,scan_window/* ownSpan */.tL)(run, request.scans);
            const until = completedAt === undefined ? undefined : completedAt + times/* stampSlackMs */.Qf;
            return (0,scan_window/* readBeside */.ri)(run, request.repositoryId, { ids: new Set([scanId]), zone, startedAt, completedAt: until });
        },
    };
}
/** The newest completed scan of the base branch among the newest scans, other than our own; undefined when there is none. */
async function readBaseScan(run, request) {
    const { repositoryId, baseBranch } = request;
    const judgeAll = (why, remedy = '') => {
        run.log.note(`${why}: everything that this scan found is judged${remedy}`);
        return undefined;
    };
    if (baseBranch === undefined)
        return judgeAll('Nothing says which branch this is to be merged into');
    const { startedAt, zone } = (0,scan_window/* ownSpan */.tL)(run, request.scans);
    if (startedAt === undefined)
        return judgeAll('The scan does not say when it began, so none can be shown to be older');
    const newest = completedScans(await request.readList(), request)
        .reverse()
        .slice(0, lookCap);
    for await (const scan of detailsOf(run, newest)) {
        // It may have been the base's, and an older one may count more than the base has now.
        if (scan === undefined)
            return judgeAll('A newer scan is gone since it was listed');
        if (!isOfBranch(scan, repositoryId, baseBranch))
            continue;
        const span = (0,scan_window/* spanOf */.ee)(run, scan, zone);
        if (span.completedAt === undefined)
            return judgeAll(`The newest scan of ${baseBranch} does not say when it ended`);
        // What the base's scan knows must be older than what ours found, or it could hold what the proposal brought.
        if (span.completedAt < startedAt)
            return baseOf(scan, span);
    }
    const among = newest.length === 0 ? '' : ` among the newest ${newest.length}`;
    const remedy = `. Run the gate on pushes to ${baseBranch} to have only what gets worse judged`;
    return judgeAll(`No completed scan of ${baseBranch}${among}`, remedy);
}
/** The first completed scan of the base branch since the branch left it, that ended before ours began. */
async function readEarlierBaseScan(run, request) {
    const { repositoryId, baseBranch } = request;
    const { startedAt, zone } = (0,scan_window/* ownSpan */.tL)(run, request.scans);
    // A commit's time is one on the clock of the world, and says nothing about times without a zone.
    const leftMs = zone === 'stated' ? await request.readMergeBaseMs() : undefined;
    if (leftMs === undefined || startedAt === undefined)
        return undefined;
    const list = await (0,scan_list/* listScansSince */.Lx)(run, { repositoryId, list: await request.readList(), sinceMs: leftMs });
    const isDated = list.items.every((item) => (0,times/* parseTime */.pe)(item.created_at) !== undefined);
    // One that is not seen may be the first, and a later one may count more than the branch took with it.
    if (!isDated || list.completeSinceMs === undefined || list.completeSinceMs >= leftMs)
        return undefined;
    const since = completedScans(list, request).filter((item) => ((0,times/* parseTime */.pe)(item.created_at) ?? 0) >= leftMs);
    for await (const scan of detailsOf(run, since.slice(0, lookCap))) {
        if (scan === undefined)
            return undefined;
        if (!isOfBranch(scan, repositoryId, baseBranch))
            continue;
        const span = (0,scan_window/* spanOf */.ee)(run, scan, zone);
        if (span.completedAt !== undefined && span.completedAt < startedAt)
            return baseOf(scan, span);
    }
    return undefined;
}
/** Others than ours, the oldest first. */
function completedScans({ items, zone }, { scans }) {
    const ids = new Set(scans.map((scan) => scan.scan_id));
    return items
        .filter((item) => item.status === 'COMPLETED' && !ids.has(item.scan_id))
        .sort((a, b) => ((0,times/* parseTime */.pe)(a.created_at, zone) ?? 0) - ((0,times/* parseTime */.pe)(b.created_at, zone) ?? 0));
}
/** One after another, read a few at a time; undefined is one that is gone. */
async function* detailsOf(run, items) {
    for (let start = 0; start < items.length; start += side) {
        const chunk = items.slice(start, start + side);
        yield* await Promise.all(chunk.map((item) => (0,scan_list/* readOtherScan */.MB)(run, item)));
    }
}
function isOfBranch(scan, repositoryId, branch) {
    return scan.repository_id === repositoryId && scan.branch === branch && scan.status === 'COMPLETED';
}
function baseOf(scan, { startedAt, completedAt }) {
    const counts = policy_finding/* severities */.gO.map((severity) => [severity, scan.violations?.[severity.toLowerCase()]]);
    return {
        scanId: scan.scan_id,
        branch: scan.branch,
        counts: Object.fromEntries(counts.filter(([, count]) => count !== undefined)),
        startedAt,
        completedAt,
    };
}

// EXTERNAL MODULE: ./build/compiled/src/clock.js
var clock = __webpack_require__(85129);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/policy/evidence.js
var policy_evidence = __webpack_require__(46365);
// EXTERNAL MODULE: ./build/compiled/src/policy/judge.js + 10 modules
var judge = __webpack_require__(71313);
// EXTERNAL MODULE: ./build/compiled/src/policy/known.js
var policy_known = __webpack_require__(50785);
// EXTERNAL MODULE: ./build/compiled/src/policy/numbering.js
var policy_numbering = __webpack_require__(23293);
// EXTERNAL MODULE: ./build/compiled/src/policy/ranking.js
var ranking = __webpack_require__(328);
// EXTERNAL MODULE: ./build/compiled/src/policy/rules/registry.js + 4 modules
var registry = __webpack_require__(54533);
// EXTERNAL MODULE: ./build/compiled/src/policy/scopes/auto.js + 1 modules
var auto = __webpack_require__(42698);
// EXTERNAL MODULE: ./build/compiled/src/api/words.js
var api_words = __webpack_require__(56845);
// EXTERNAL MODULE: ./build/compiled/src/policy/distinct.js
var distinct = __webpack_require__(29608);
// EXTERNAL MODULE: ./build/compiled/src/policy/statements.js
var statements = __webpack_require__(66062);
;// CONCATENATED MODULE: ./build/compiled/src/steps/collection.js








const detailChunk = 8;
/** Begins with the counts of one or more COMPLETED scans of the same branch; of several, the worst counts. */
function newCollection(run, repositoryId, scans) {
    const evidence = {
        ...policy_evidence/* noEvidence */.n2,
        counts: worstCounts(scans),
        startedAt: (0,scan_window/* ownSpan */.tL)(run, scans).startedAt,
        coverage: leastCoverage(scans),
        diagnostics: scans.flatMap((scan) => scan.diagnostics ?? []),
        languages: scans.find((scan) => scan.languages !== undefined)?.languages,
    };
    return {
        run,
        repositoryId,
        scans,
        evidence,
        listed: new Map(),
        listedMs: new Map(),
        detailedMs: 0,
        unlisted: new Map(),
        stated: new Map(),
        begun: [],
        window: undefined,
        canSettle: true,
    };
}
/** Of several scans the least that any of them covers; undefined when none says. */
function leastCoverage(scans) {
    const stated = scans.map((scan) => scan.coverage).filter((coverage) => coverage !== undefined);
    if (stated.length === 0)
        return undefined;
    const types = api_words/* scanTypes */.vz.filter((type) => stated.some((coverage) => coverage[type] !== undefined));
    const words = [...api_words/* coverageWords */.gn].reverse();
    return Object.fromEntries(types.map((type) => [
        type,
        words.find((word) => stated.some((coverage) => (coverage[type] ?? 'not covered') === word)),
    ]));
}
function worstCounts(scans) {
    const counts = {};
    for (const severity of policy_finding/* severities */.gO) {
        const key = severity.toLowerCase();
        const known = scans.map((scan) => scan.violations?.[key]);
        if (known.every((count) => count !== undefined))
            counts[severity] = Math.max(...known);
    }
    return counts;
}
/**
 * Puts a fresh list in the place of what was known of these severities. The worst that an earlier list said stays, and so
 * does a detail that is not to be read again. Gives what the earlier lists held and this one does not.
 */
function takeList(collection, replaced, list) {
    const { evidence, unlisted } = collection;
    const known = new Map(unlisted);
    for (const finding of evidence.findings)
        known.set(finding.id, finding);
    const fresh = list.items.map((item) => {
        const earlier = known.get(item.id);
        unlisted.delete(item.id);
        return withKnownDetail(collection, (0,statements/* withEarlier */.T)(item, earlier), earlier);
    });
    const kept = evidence.findings.filter((finding) => !replaced.includes(finding.severity));
    const lists = { ...evidence.lists };
    for (const severity of replaced) {
        lists[severity] = { stands: list.stands, settled: false };
        collection.listedMs.set(severity, list.readMs);
        collection.listed.set(severity, list.items.filter((item) => item.severity === severity));
    }
    const listed = kept.concat(fresh);
    const ids = new Set();
    for (const { id } of listed)
        ids.add(id);
    const missing = evidence.findings.filter(({ id }) => !ids.has(id));
    // A filter may let through what no total showed.
    const isNews = evidence.unknownSeverities === 'none' && fresh.some(({ severityKnown }) => !severityKnown);
    const unknownSeverities = isNews ? 'unread' : evidence.unknownSeverities;
    const findings = unlisted.size === 0 ? listed : [...listed, ...unlisted.values()];
    // Where everything is as it came, so is what is known of it.
    if (kept.length === evidence.findings.length)
        (0,policy_numbering/* joinColumns */.a)([evidence.findings, list.items], findings);
    if (ids.size === findings.length)
        (0,distinct/* noteDistinct */.hu)(findings);
    collection.evidence = { ...evidence, findings, lists, unknownSeverities };
    return missing.filter(({ id }) => !unlisted.has(id));
}
/** Keeps those of these findings that exist still: a list may leave out what it calls milder now. */
async function keepUnlisted(collection, missing) {
    const { client } = collection.run;
    const details = await Promise.all(missing.map(({ id }) => (0,errors/* orAbsent */.Re)(client.getViolation({ violation_id: id }))));
    if (missing.length > 0)
        collection.detailedMs = collection.run.budget.clock.now();
    const kept = missing.flatMap((finding, index) => {
        const detail = details[index];
        if (detail === undefined)
            return [];
        // What is answered as another says nothing of this one.
        const isOwn = detail.violation_id === finding.id;
        return [isOwn ? (0,statements/* combined */.y)(finding, (0,policy_finding/* readDetailedFinding */.Cz)(detail, collection.window)) : finding];
    });
    for (const finding of kept)
        collection.unlisted.set(finding.id, finding);
    collection.evidence = { ...collection.evidence, findings: [...collection.evidence.findings, ...kept] };
}
/**
 * What says that this scan saw it is final, and a later scan would only write over it. `elsewhere` lets a finding off, so it
 * must be proven again, and so must whatever may become that.
 */
function mustBeReadAgain({ detail, label, status }, window) {
    if (detail === undefined)
        return false;
    const bearsOurEnd = detail.lastSeen !== undefined && detail.lastSeen === window?.completedAt;
    return status === 'FIXED' || (label !== 'seen' && !bearsOurEnd);
}
/** What the detail said is not lost because a list that lags says less; what the earlier list said is. */
function withKnownDetail({ stated, window }, finding, known) {
    const detail = stated.get(finding.id);
    if (known === undefined || detail === undefined)
        return finding;
    if (mustBeReadAgain(known, window) || detail.status === 'FIXED')
        return finding;
    return (0,statements/* combined */.y)(finding, { ...detail, label: known.label });
}
/**
 * Reads the details of these findings and labels them, and beside them the window where it is not known: meanwhile another scan
 * may write over what ours saw. False when none of them says anything that can decide.
 */
async function readDetails(collection, findings) {
    const { run, repositoryId, scans } = collection;
    const readDetail = async (finding) => ({
        finding,
        detail: await (0,errors/* orAbsent */.Re)(run.client.getViolation({ violation_id: finding.id })),
    });
    const [details, window] = await Promise.all([
        Promise.all(findings.map(readDetail)),
        collection.window ?? (0,scan_window/* readScanWindow */.C4)(run, repositoryId, scans),
    ]);
    collection.window = window;
    collection.detailedMs = run.budget.clock.now();
    const read = new Map();
    for (const { finding, detail } of details) {
        // What is gone since it was listed, or answered as another, stays as the list has it.
        if (detail?.violation_id !== finding.id)
            continue;
        const stated = (0,policy_finding/* readDetailedFinding */.Cz)(detail, window);
        collection.stated.set(finding.id, stated);
        read.set(finding.id, (0,statements/* combined */.y)(finding, stated));
    }
    const all = (0,distinct/* mapFindings */.HK)(collection.evidence.findings, (finding) => read.get(finding.id) ?? finding);
    const sharp = (0,policy_finding/* sharpenedWindow */.xw)(window, all);
    const labelled = (0,distinct/* mapFindings */.HK)(all, (finding) => (0,policy_finding/* relabelled */.RF)(finding, sharp));
    collection.evidence = { ...collection.evidence, findings: labelled };
    return [...read.values()].some(({ detail }) => detail?.lastSeen ?? detail?.firstDetected ?? detail?.cwe);
}
function markSettled(collection, settled) {
    const lists = { ...collection.evidence.lists };
    for (const severity of settled)
        lists[severity] = { stands: true, settled: true };
    collection.evidence = { ...collection.evidence, lists };
}

;// CONCATENATED MODULE: ./build/compiled/src/steps/compared.js



/** What `auto` compares with is asked for beside the lists, where the counts alone leave something open: meanwhile other scans end. */
function askAhead({ evidence, policy }, { readChanges, base: reader }) {
    const readBases = async () => {
        const base = await reader.latest();
        const isGrown = base !== undefined && hasGrown(evidence, base);
        return { base, earlierBase: isGrown ? await reader.earlier() : undefined };
    };
    const ahead = { readChanges: (0,steps_run/* once */.Oo)(readChanges), readBases: (0,steps_run/* once */.Oo)(readBases) };
    const isOpenByCounts = (0,judge/* openSeverities */.qF)({ ...evidence, unknownSeverities: 'none' }, policy).length > 0;
    if (isOpenByCounts && policy.scope === 'auto' && evidence.known === undefined) {
        // Whoever needs it is told of its fault.
        for (const ask of [ahead.readChanges, ahead.readBases])
            ask().catch(() => { });
    }
    return ahead;
}
function hasGrown({ counts }, base) {
    return policy_finding/* severities */.gO.some((severity) => (counts[severity] ?? 0) > (base.counts[severity] ?? 0));
}

;// CONCATENATED MODULE: ./build/compiled/src/steps/labels.js
/** Which findings are of the judged scan: read again while other scans may write over what it saw. */


/** How often details are looked at that may lag, and of how many. */
const glanceMs = 1000;
const glanceCap = 32;
/** Reads again the details that let a finding off; gives the severities of which one has become of another label. */
async function labelAgain(collection, doubtful) {
    const before = new Map(doubtful.map((finding) => [finding.id, finding]));
    // What was seen in the meantime to be its own is final.
    const isFinal = (finding) => finding.detail !== undefined && !mustBeReadAgain(finding, collection.window);
    const again = collection.evidence.findings.filter((finding) => before.has(finding.id) && !isFinal(finding));
    collection.window = undefined;
    for (let start = 0; start === 0 || start < again.length; start += detailChunk) {
        await readDetails(collection, again.slice(start, start + detailChunk));
    }
    const moved = collection.evidence.findings.flatMap(({ id, label, severity }) => {
        const known = before.get(id);
        return known === undefined || known.label === label ? [] : [known.severity, severity];
    });
    return new Set(moved);
}
/**
 * Waits that long. While another scan runs, which writes over what ours saw, and ours counts more of these severities than is
 * known to be its own, details are looked at meanwhile: at once those that nobody has asked about, for what is surely its own
 * explains the count, and again and again those that bear an older time, for they may lag.
 */
async function waitWatching(collection, wanted, waitMs) {
    const { clock, signal } = collection.run.budget;
    const endMs = clock.now() + waitMs;
    const leftMs = () => Math.max(0, endMs - clock.now());
    const asked = new Set();
    while (leftMs() > glanceMs && doesAnotherRun(collection)) {
        const doubtful = wanted.flatMap((severity) => doubtfulOf(collection, severity));
        const unread = doubtful.filter(({ id, detail }) => detail === undefined && !asked.has(id));
        const lagging = doubtful.filter(({ detail }) => detail !== undefined);
        const looked = unread.length > 0 ? unread : lagging;
        if (looked.length === 0 || looked.length > glanceCap)
            break;
        if (unread.length === 0)
            await clock.sleep(glanceMs, signal);
        for (const { id } of looked)
            asked.add(id);
        await readDetails(collection, looked);
    }
    await clock.sleep(leftMs(), signal);
}
/** Whether a scan ran when the window was read that may end at any moment. */
function doesAnotherRun({ window }) {
    const others = window?.others ?? [];
    return others.some(({ startedAt, completedAt }) => startedAt !== undefined && completedAt === undefined);
}
/** What may be of the judged scan by a look that is not final, where that scan counts more than is surely its own. */
function doubtfulOf({ evidence }, severity) {
    const listed = evidence.findings.filter((finding) => finding.severity === severity);
    const own = listed.filter((finding) => finding.label === 'seen' && (0,policy_evidence/* isOpen */.nT)(finding));
    if (own.length >= (evidence.counts[severity] ?? 0))
        return [];
    return listed.filter(({ label, detail, status }) => detail === undefined ? status !== 'FIXED' : label === 'elsewhere');
}

// EXTERNAL MODULE: ./build/compiled/src/steps/violations.js
var violations = __webpack_require__(78771);
;// CONCATENATED MODULE: ./build/compiled/src/steps/lists.js
/** The lists of single severities, of which some are begun before it is known what they decide. */




/** What will be shown: all that the scan counts, or everything. */
function shownSeverities({ evidence }, listsAll) {
    return policy_finding/* severities */.gO.filter((severity) => listsAll || (evidence.counts[severity] ?? 0) > 0);
}
/**
 * Begins to read what will be shown, if anything is, and by itself what decides: what moves among the others must not unsettle it.
 */
function beginLists(collection, policy, listsAll) {
    const shown = shownSeverities(collection, listsAll);
    if (shown.length === 0)
        return;
    const deciding = (0,judge/* openSeverities */.qF)({ ...collection.evidence, unknownSeverities: 'none' }, policy);
    for (const part of [deciding, shown.filter((severity) => !deciding.includes(severity))]) {
        if (part.length === 0)
            continue;
        const list = (0,violations/* sweepViolations */.tf)(collection.run, collection.repositoryId, part);
        // Whoever needs it is told of its fault; perhaps nobody does.
        list.catch(() => { });
        collection.begun.push({ severities: part, list });
    }
}
/** Lists the severities that are not listed yet. */
async function listFor(collection, wanted) {
    const isListed = (severity) => collection.evidence.lists[severity] !== undefined;
    for (const begun of collection.begun) {
        const isWanted = begun.severities.some((severity) => wanted.includes(severity));
        if (isWanted && !begun.severities.some(isListed))
            takeList(collection, begun.severities, await begun.list);
    }
    const missing = wanted.filter((severity) => !isListed(severity));
    if (missing.length === 0)
        return;
    takeList(collection, missing, await (0,violations/* sweepViolations */.tf)(collection.run, collection.repositoryId, missing));
}
/** A list may lag behind the scan: it is believed below the scan's count only when it stands again after this time. */
const settleMs = 5000;
/**
 * How long it takes until these lists can be read again to see whether they stand, and so can details that let a finding off:
 * whatever else was read since they came was not waited for in vain.
 */
function staleInMs({ run, listedMs, detailedMs }, wanted, hasDoubtful) {
    const nowMs = run.budget.clock.now();
    const readMs = Math.max(hasDoubtful ? detailedMs : 0, ...wanted.map((severity) => listedMs.get(severity) ?? nowMs));
    return Math.max(0, readMs + settleMs - nowMs);
}

;// CONCATENATED MODULE: ./build/compiled/src/steps/recount.js

/** The counts are believed when they stand this long after the scan was first seen to have ended. */
const standMs = 2000;
/** The same scans as they are a while later. Throws GateError PROTOCOL when one is no longer COMPLETED. */
async function readAgain(run, { scans, seenMs }) {
    const { clock, signal } = run.budget;
    await clock.sleep(Math.max(0, seenMs + standMs - clock.now()), signal);
    const again = await Promise.all(scans.map(({ scan_id }) => run.client.getScan({ scan_id })));
    for (const [index, scan] of again.entries())
        checkSame(scan, scans[index]);
    return { scans: again, seenMs: clock.now() };
}
function checkSame(scan, before) {
    const isSame = scan.scan_id === before?.scan_id &&
        scan.repository_id === before.repository_id &&
        scan.branch === before.branch &&
        scan.status === 'COMPLETED';
    if (isSame)
        return;
    throw new errors/* GateError */.ue('PROTOCOL', `Scan ${before?.scan_id} was COMPLETED, and now the service answers ${scan.status}`, {
        hint: 'Look at the scan at the service, then run the gate again.',
    });
}
/** Whether the scans say what they said: their counts, and when they ran. */
function saysTheSame(a, b) {
    return said(a) === said(b);
}
function said({ scans }) {
    const facts = scans.map(({ violations, started_at, completed_at }) => {
        const counts = Object.entries(violations ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));
        return [counts, started_at ?? null, completed_at ?? null];
    });
    return JSON.stringify(facts);
}

;// CONCATENATED MODULE: ./build/compiled/src/steps/collect.js
















const settleRounds = 3;
/** How often the counts of a scan are judged that change. */
const countRounds = 3;
const detailCap = 2000;
/** What the surfaces show at most, and so what details are worth reading for; of a service on this machine they cost nothing. */
const shownCaps = { elsewhere: 50, here: 1000 };
/** Where something has come after all, everything begins again with what stands. */
async function collect(run, request) {
    let completed = request;
    for (let turn = 1;; turn++) {
        const { total, ...collected } = await collectOnce(run, { ...request, ...completed });
        if (collected.judgement.verdict !== 'passed')
            return collected;
        const again = await readAgain(run, completed);
        const hasNews = !saysTheSame(completed, again) ||
            (await (0,violations/* hasUnknownNews */.kj)(run, request.repositoryId, { total, ...collected.evidence }));
        if (!hasNews)
            return collected;
        if (turn === countRounds)
            throw restless();
        run.log.detail?.('What the scan found has changed since it ended: judging it again');
        completed = again;
    }
}
function restless() {
    return new errors/* GateError */.ue('PROTOCOL', 'What the scan found keeps changing although it has COMPLETED', {
        reason: 'evidence',
        hint: 'Run the gate again in a minute.',
    });
}
async function collectOnce(run, request) {
    const { repositoryId, scans, policy, baseline, known, isSuppressible = true } = request;
    const readBeside = request.base.beside;
    // An exception is asked about each title and each folder, again and again.
    const numbering = policy.exceptions.length > 0 ? (0,policy_numbering/* beginNumbering */.z)() : undefined;
    const collection = { ...newCollection({ ...run, numbering }, repositoryId, scans), policy, readBeside };
    collection.evidence = { ...collection.evidence, baseline, known, isSuppressible };
    const ahead = askAhead(collection, request);
    const total = await firstLook(collection, request.listsAll === true);
    await readSurroundings(collection, ahead);
    if (isOpenStill(collection))
        await listFor(collection, (0,judge/* openSeverities */.qF)(collection.evidence, collection.policy));
    if (isOpenStill(collection))
        await readDecidingDetails(collection);
    const settleWhileUndecided = async (rounds) => {
        for (let round = 1; round <= rounds && isOpenStill(collection); round++)
            await settle(collection);
    };
    await settleWhileUndecided(settleRounds);
    await listForDisplay(collection, request.listsAll === true);
    await readShownDetails(collection);
    await settleWhileUndecided(1);
    const evidence = { ...collection.evidence, findings: (0,policy_known/* withNews */.W)(collection.evidence.findings, known) };
    const judgement = { ...(0,judge/* judge */.S4)(evidence, collection.policy), ...(await warningsOf(collection)) };
    return { evidence, policy: collection.policy, scans, judgement, total };
}
/** All lists and all details of a scan, settled: what a baseline is made of. */
async function collectEverything(run, repositoryId, scans) {
    const collection = newCollection(run, repositoryId, scans);
    const read = async () => {
        const list = await (0,violations/* sweepViolations */.tf)(run, repositoryId, undefined);
        takeList(collection, policy_finding/* severities */.gO, list);
        collection.evidence = { ...collection.evidence, unknownSeverities: list.stands ? 'listed' : 'unread' };
        const unread = collection.evidence.findings.filter((finding) => finding.detail === undefined);
        for (let start = 0; start < unread.length; start += detailChunk) {
            await readDetails(collection, unread.slice(start, start + detailChunk));
        }
        return list;
    };
    const first = await read();
    await run.budget.clock.sleep(settleMs, run.budget.signal);
    const second = await read();
    if (second.stands && (0,violations/* sameContent */.Cm)(first.items, second.items))
        markSettled(collection, policy_finding/* severities */.gO);
    return collection.evidence;
}
function isOpenStill({ evidence, policy }) {
    return (0,judge/* isUndecided */.Ae)(evidence, policy);
}
/** Gives how many violations there are. */
async function firstLook(collection, listsAll) {
    const { run, repositoryId, policy } = collection;
    const counted = Object.values(collection.evidence.counts).reduce((sum, count) => sum + count, 0);
    const begin = () => beginLists(collection, policy, listsAll);
    const { list, unknownSeverities, total } = await (0,violations/* lookAtViolations */.xx)(run, repositoryId, { counted, begin });
    if (list !== undefined)
        takeList(collection, policy_finding/* severities */.gO, list);
    collection.evidence = { ...collection.evidence, unknownSeverities };
    if (unknownSeverities === 'none' || collection.evidence.findings.every(({ severityKnown }) => severityKnown)) {
        return total;
    }
    run.log.note('The repository has violations of a severity that the interface does not name: each counts as CRITICAL');
    return total;
}
/** The diff and the base's scans, where the scope or a skipped file makes them matter. */
async function readSurroundings(collection, { readChanges, readBases }) {
    const { scope } = collection.policy;
    const isOpenQuestion = isOpenStill(collection);
    const needsChanges = isOpenQuestion && (scope === 'auto' || scope === 'changed' || scope === 'changed-lines');
    const { diagnostics, languages } = collection.evidence;
    if (needsChanges || diagnostics.length > 0 || languages !== undefined) {
        collection.evidence = { ...collection.evidence, changes: await readChanges() };
    }
    if (!isOpenQuestion || scope !== 'auto' || collection.evidence.known !== undefined)
        return;
    const bases = await readBases();
    collection.evidence = { ...collection.evidence, ...bases };
    if (bases.base === undefined)
        collection.policy = { ...collection.policy, scope: 'scan' };
}
/** Which scans ran beside the base's, where some finding was first detected while it ran. */
async function readBaseWindow(collection) {
    const { evidence, readBeside } = collection;
    const { base } = evidence;
    if (base === undefined || !evidence.findings.some((finding) => (0,auto/* needsBaseWindow */.f)(finding, evidence)))
        return;
    collection.evidence = { ...evidence, base: { ...base, others: await readBeside(base) } };
}
/** Reads details, the smaller group first, until they decide, run out, or turn out to say nothing. */
async function readDecidingDetails(collection) {
    const isAskedAbout = (0,judge/* openQuestions */.qd)(collection.evidence, collection.policy);
    const unread = collection.evidence.findings.filter((finding) => !finding.detail && isAskedAbout(finding));
    const groups = [unread.filter(policy_evidence/* isOpen */.nT), unread.filter(policy_evidence/* isSuppressed */.Bx)].sort((a, b) => a.length - b.length);
    const queue = [...groups.flat(), ...unread.filter((finding) => finding.status === 'FIXED' && !(0,policy_evidence/* isOpen */.nT)(finding))];
    if (queue.length > detailCap) {
        collection.canSettle = false;
        collection.run.log.note(`${queue.length} details might decide, of which ${detailCap} are read: the rest is unknown`);
    }
    const end = Math.min(queue.length, detailCap);
    for (let start = 0; start < end && isOpenStill(collection);) {
        // Many details are read in larger chunks: judging in between must not take longer than reading.
        const next = Math.min(end, start + Math.max(detailChunk, Math.floor(start / 8)));
        const isUseful = await readDetails(collection, queue.slice(start, next));
        if (!isUseful && !(0,registry/* isToldBySilence */.i)(collection.policy))
            return;
        start = next;
        await readBaseWindow(collection);
    }
}
/** Reads lists and labels again after a while: identical means settled, otherwise the newer ones are what there is. */
async function settle(collection) {
    const { run, repositoryId } = collection;
    const needed = (0,judge/* openSeverities */.qF)(collection.evidence, collection.policy);
    const everything = collection.evidence.unknownSeverities !== 'none';
    const wanted = everything ? policy_finding/* severities */.gO : needed;
    const itemsBefore = wanted.flatMap((severity) => collection.listed.get(severity) ?? []);
    const doubtful = collection.evidence.findings.filter((finding) => mustBeReadAgain(finding, collection.window));
    const waitMs = staleInMs(collection, wanted, doubtful.length > 0);
    const when = waitMs < 500 ? 'now' : `in ${(0,clock/* formatSeconds */.Xo)(waitMs)}`;
    run.log.detail?.(`The list and the scan’s own counts do not settle it yet: reading the list again ${when}`);
    await waitWatching(collection, needed, waitMs);
    const list = await (0,violations/* sweepViolations */.tf)(run, repositoryId, everything ? undefined : wanted);
    await keepUnlisted(collection, takeList(collection, wanted, list));
    const stands = list.stands && (0,violations/* sameContent */.Cm)(itemsBefore, list.items);
    if (everything)
        collection.evidence = { ...collection.evidence, unknownSeverities: stands ? 'listed' : 'unread' };
    const moved = await labelAgain(collection, doubtful);
    // What another scan meanwhile sees of one severity unsettles no other, unless a baseline shares its entries among them.
    const isKept = (severity) => !(collection.policy.scope === 'new' ? moved.size > 0 : moved.has(severity));
    if (stands && collection.canSettle)
        markSettled(collection, wanted.filter(isKept));
    if (isOpenStill(collection))
        await readDecidingDetails(collection);
}
/** What the scan found below the rules is listed too, to be shown; a list that cannot be read then is a note, no more. */
async function listForDisplay(collection, listsAll) {
    const shown = shownSeverities(collection, listsAll);
    await forDisplay(collection, 'findings could be listed', () => listFor(collection, shown));
}
function readShownDetails(collection) {
    return forDisplay(collection, 'details could be read', () => readWorst(collection));
}
async function forDisplay({ run }, what, read) {
    try {
        await read();
    }
    catch (error) {
        run.budget.signal.throwIfAborted();
        run.log.note(`Not all ${what}: ${error.message}`);
    }
}
/** What only warns is looked into on the side: neither a fault nor what it finds out may change the verdict. */
async function warningsOf(judged) {
    const { policy, listed, unlisted, stated } = judged;
    if (policy.rules?.some(({ effect }) => effect === 'warn') !== true)
        return {};
    const copies = { listed: new Map(listed), unlisted: new Map(unlisted), stated: new Map(stated) };
    const aside = { ...judged, ...copies, policy: (0,judge/* withWarningsBlocking */.b2)(policy) };
    await forDisplay(aside, 'rules that warn could be decided', async () => {
        await listFor(aside, (0,judge/* openSeverities */.qF)(aside.evidence, aside.policy));
        if (isOpenStill(aside))
            await settle(aside);
    });
    const { warnings, warned } = (0,judge/* judge */.S4)(aside.evidence, policy);
    return { warnings, warned };
}
/** Reads details worst first until as many findings of this scan as are shown have one. */
async function readWorst(collection) {
    const asked = new Set();
    const most = shownCaps[collection.evidence.isSuppressible ? 'elsewhere' : 'here'];
    while (asked.size < 4 * most) {
        const { evidence } = collection;
        const { effects } = (0,judge/* judge */.S4)(evidence, collection.policy);
        const own = evidence.findings.filter((finding) => (0,policy_finding/* isOfScan */.R0)(finding, evidence.counts) && finding.status !== 'FIXED');
        const shown = (0,ranking/* worstOf */.hm)(own, effects, most);
        const unread = shown.filter(({ id, detail }) => detail === undefined && !asked.has(id));
        if (unread.length === 0)
            return;
        for (const { id } of unread)
            asked.add(id);
        await readDetails(collection, unread);
    }
}

// EXTERNAL MODULE: ./build/compiled/src/steps/guards.js
var guards = __webpack_require__(66569);
// EXTERNAL MODULE: ./build/compiled/src/steps/scope.js
var scope = __webpack_require__(83567);
;// CONCATENATED MODULE: ./build/compiled/src/steps/decide.js










async function decide(progress, decision) {
    const { target, scans, headBefore, baseline } = decision;
    const { policy, trustedBases } = decision.loaded;
    const { run, around, settings, input } = progress;
    const { context, comparison } = input;
    // A base that may be the author's own lets nothing off.
    const mayNarrow = (0,scope.hasTrustedBase)({ context, trustedBases });
    const readChanges = (0,steps_run/* once */.Oo)(() => (0,guards/* readChangedFiles */.IM)(around, run.log));
    // An exception ends by the later of two clocks: whoever runs the gate may have set back one of them.
    const dated = { ...policy, today: (0,times/* laterDay */.Z4)(policy.today, run.client.serverTimeMs()) };
    progress.stopwatch.begin('collect');
    const collected = await collect(run, {
        repositoryId: target.repositoryId,
        scans,
        seenMs: run.budget.clock.now(),
        ...{ policy: dated, baseline, listsAll: settings.uploadSarif },
        known: mayNarrow ? comparison?.knownOf(scans) : undefined,
        isSuppressible: comparison === undefined,
        readChanges: mayNarrow ? readChanges : async () => undefined,
        base: createBaseReader(run, {
            repositoryId: target.repositoryId,
            baseBranch: context.base?.branch,
            scans,
            readMergeBaseMs: () => (0,guards/* readMergeBaseMs */.Sp)(around, run.log),
        }),
    });
    const audience = { disclose: settings.disclose, isPublic: context.isPublic };
    const endsSoon = context.change !== undefined && dated.exceptions.some((each) => (0,exception_terms/* isExpiring */.v$)(each, dated.today));
    const isShownInDiff = (0,disclosure/* needsChangedFiles */.H7)(audience) || settings.annotations === 'review' || endsSoon;
    const changes = isShownInDiff ? await readChanges() : collected.evidence.changes;
    progress.changes = changes;
    progress.stopwatch.begin('judge');
    progress.report = (0,judged/* withJudgement */.M)(progress.report, { ...collected, isGivenAway: true }, { ...audience, changes });
    progress.evidence = input.wantsEverything
        ? await collectEverything(run, target.repositoryId, scans)
        : progress.report.evidence;
    if (collected.judgement.verdict !== 'passed')
        return;
    const since = decision.isOurs ? 'first look' : 'push';
    const isCertain = headBefore.kind === 'same';
    const doubt = isCertain ? await progress.head.doubt({ scans: collected.scans, since }) : headBefore;
    if (doubt.kind === 'same')
        return;
    const message = `${doubt.message}; the scan found nothing that blocks, but it may not be a scan of this commit`;
    progress.report = (0,draft/* withInconclusive */.ly)(progress.report, 'moved', { message, hint: doubt.hint });
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
