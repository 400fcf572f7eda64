export const id = 825;
export const ids = [825];
export const modules = {

/***/ 5825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  closeCheckRun: () => (/* binding */ closeCheckRun)
});

// UNUSED EXPORTS: hasCheckRun, openCheckRun, publishToGithub

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/report/neutral.js
var neutral = __webpack_require__(9960);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(8816);
;// CONCATENATED MODULE: ./build/report/budget.js
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

;// CONCATENATED MODULE: ./build/report/place.js
/** Where a finding is: paths as text, paths that may be used, and links to them. */

/** A path as text, for reading only; a long one keeps its end, which holds the file's name. */
function displayPath(path, maxLength = 200) {
    const text = (0,neutral/* neutralLine */.GH)(path.slice(-maxLength - 1));
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
    if (relative !== (0,neutral/* neutralLine */.GH)(relative) || relative !== relative.trim())
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

// EXTERNAL MODULE: ./build/api/schemas.js
var api_schemas = __webpack_require__(4015);
// EXTERNAL MODULE: ./build/policy/finding.js
var finding = __webpack_require__(1022);
;// CONCATENATED MODULE: ./build/policy/evidence.js
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

// EXTERNAL MODULE: ./build/policy/changes.js
var policy_changes = __webpack_require__(9306);
;// CONCATENATED MODULE: ./build/policy/exceptions.js
/** Which findings the team has accepted, and until when: an exception covers a finding when all of its criteria match. */



/** People are told this long before an exception ends. */
const warningDays = 14;
/**
 * Whether an exception that holds on the day covers the finding. A policy is asked about the same findings again and again
 * while evidence is gathered: what it answered is kept for as long as both live.
 */
function exceptionFor(finding, exceptions, today) {
    const answers = answersOf(exceptions, today);
    const known = answers.get(finding);
    if (known !== undefined)
        return known;
    const fresh = coverOf(finding, exceptions, today);
    answers.set(finding, fresh);
    return fresh;
}
const answered = new WeakMap();
function answersOf(exceptions, today) {
    const found = answered.get(exceptions);
    if (found?.today === today)
        return found.answers;
    const answers = new WeakMap();
    answered.set(exceptions, { today, answers });
    return answers;
}
function coverOf(finding, exceptions, today) {
    let best = { answer: 'no' };
    for (const exception of exceptions) {
        if (isExpired(exception, today))
            continue;
        const found = criteriaOf(exception)(finding);
        if (found === 'no' || (found === 'unknown' && best.answer === 'yes'))
            continue;
        const isLonger = best.exception === undefined || exception.expires > best.exception.expires;
        if (isLonger || found !== best.answer)
            best = { answer: found, exception };
    }
    return best;
}
/** What every exception did, in the order of the policy. */
function reviewExceptions(findings, exceptions, today) {
    const review = { used: [], expiring: [], expired: [], unmatched: [] };
    for (const exception of exceptions) {
        if (isExpired(exception, today)) {
            review.expired.push(exception);
            continue;
        }
        if (daysBetween(today, exception.expires) <= warningDays)
            review.expiring.push(exception);
        const matches = criteriaOf(exception);
        const answers = findings.map((finding) => ({ id: finding.id, found: matches(finding) }));
        const ids = answers.filter(({ found }) => found === 'yes').map(({ id }) => id);
        if (ids.length > 0)
            review.used.push({ exception, ids: [...new Set(ids)].sort() });
        else if (answers.every(({ found }) => found === 'no'))
            review.unmatched.push(exception);
    }
    return review;
}
/** It holds on its last day too. */
function isExpired({ expires }, today) {
    return expires < today;
}
/** Whole days from one day to another, both `YYYY-MM-DD`. */
function daysBetween(from, to) {
    return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
/** `CWE-79 in test/**`: what it covers, for people. */
function exceptionText(exception) {
    const { violationId, cwe, type, path, title } = exception;
    const parts = [
        violationId === undefined ? undefined : `violation ${violationId}`,
        cwe,
        type === undefined ? undefined : type.toLowerCase(),
        title === undefined ? undefined : `"${title}"`,
        path === undefined ? undefined : `in ${path}`,
    ];
    return parts.filter((part) => part !== undefined).join(' ');
}
/** Two exceptions with the same key cover the same findings. */
function exceptionKey({ violationId, cwe, type, path, title }) {
    return JSON.stringify([violationId, cwe, type, path, title].map((criterion) => criterion ?? null));
}
/** Globs are compiled once: a policy's exceptions are asked about every finding. */
const known = new WeakMap();
function criteriaOf(exception) {
    const found = known.get(exception);
    if (found !== undefined)
        return found;
    const compiled = compile(exception);
    known.set(exception, compiled);
    return compiled;
}
/** One without criteria covers nothing: to cover everything would switch the gate off. */
function compile({ violationId, cwe, type, path, title }) {
    const criteria = [];
    if (violationId !== undefined)
        criteria.push((finding) => answer(finding.id === violationId));
    // A finding of unknown type counts as every type when it blocks, and so as none when it is excused.
    if (type !== undefined)
        criteria.push((finding) => answer(finding.type === type));
    // Exact, with case: titles hold the very characters that globs are made of.
    if (title !== undefined)
        criteria.push((finding) => answer(finding.title.trim() === title.trim()));
    if (path !== undefined)
        criteria.push(inPath(path));
    if (cwe !== undefined)
        criteria.push((finding) => hasCwe(finding, cwe));
    if (criteria.length === 0)
        return () => 'no';
    return (finding) => {
        let sum = 'yes';
        for (const criterion of criteria) {
            sum = both(sum, criterion(finding));
            if (sum === 'no')
                return sum;
        }
        return sum;
    };
}
function inPath(glob) {
    const isMatch = pathMatcher(glob);
    return ({ filePath }) => answer(filePath !== undefined && isMatch(normalPath(filePath)));
}
/**
 * `*` within a folder, `**` across folders, `?`, `[abc]`, `{a,b}`; hidden files too; `vendor/` is all below it. No negation,
 * which would cover everything else, and no extended globs, whose patterns can take forever.
 */
function pathMatcher(glob) {
    const pattern = glob.replace(/^(?:\.?\/)+/, '').replace(/\/$/, '/**');
    return picomatch(pattern, { dot: true, nonegate: true, noextglob: true, windows: false });
}
function hasCwe({ detail }, cwe) {
    if (detail === undefined)
        return 'unknown';
    const numbers = new Set([...(detail.cwe ?? '').matchAll(/CWE-0*(\d+)/gi)].map(([, digits]) => `CWE-${digits}`));
    // A finding of several weaknesses is not excused by one of them.
    return answer(numbers.size === 1 && numbers.has(cwe));
}

;// CONCATENATED MODULE: ./build/policy/ranking.js
/** The one order in which findings are shown: what blocks first, then the worst. */

const effectOrder = ['blocks', 'may block', 'none'];
/** Compares by effect, severity, CVSS, EPSS, path, line and id; total, so that the order of the input never matters. */
function byWorst(effects) {
    const effectRank = (finding) => effectOrder.indexOf(effects.get(finding.id) ?? 'none');
    return (a, b) => effectRank(a) - effectRank(b) ||
        finding/* severities */.gO.indexOf(a.severity) - finding/* severities */.gO.indexOf(b.severity) ||
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

;// CONCATENATED MODULE: ./build/report/wording.js
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
    if (isOpen(finding))
        return finding.exception === undefined ? 'open' : 'excepted';
    return isSuppressed(finding) ? 'suppressed' : 'fixed';
}
/** The findings by standing, worst first within each; those of other branches are left out unless they block. */
function groupFindings(findings) {
    const groups = { blocks: [], 'may block': [], open: [], excepted: [], suppressed: [], fixed: [] };
    for (const finding of findings) {
        if (finding.label !== 'elsewhere' || finding.effect !== 'none')
            groups[standingOf(finding)].push(finding);
    }
    const worstFirst = byWorst(new Map());
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
    const by = owner === undefined ? '' : ` by ${(0,neutral/* neutralLine */.GH)(owner, 60)}`;
    return `excepted until ${expires}${by}: ${(0,neutral/* neutralLine */.GH)(reason, 160)}`;
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
    return (0,neutral/* neutralLine */.GH)(exceptionText(exception), 200);
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
    return severities.map((severity) => countText(severity.toLowerCase(), counts[severity])).join(', ');
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
    return api_schemas/* scanTypes */.vz.map((type) => `${typeWords[type]} ${coverage[type] ?? 'not stated'}`).join(' · ');
}
/** What was skipped or could not be read, one line each; neutral. */
function diagnosticLines(report) {
    return (report.scan?.diagnostics ?? []).map((diagnostic) => {
        const file = diagnostic.file_path === undefined ? '' : `${(0,neutral/* neutralLine */.GH)(diagnostic.file_path, 200)}: `;
        return `${(0,neutral/* neutralLine */.GH)(diagnostic.engine, 60)}: ${file}${(0,neutral/* neutralLine */.GH)(diagnostic.message, 300)}`;
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
    const open = openCounts(report, groups);
    const parts = [
        `### Scan\n\n${countTable(report, open)}`,
        newText(report, groups),
        hasChart ? chart(open) : '',
        `**Coverage:** ${coverageText(report.scan?.coverage)}`,
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
    const doubt = untold === 0 ? '' : ` (of ${plural(untold, 'open finding')} this is not known)`;
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
    const missing = api_schemas/* scanTypes */.vz.filter((type) => coverage[type] === 'not covered');
    const partly = api_schemas/* scanTypes */.vz.filter((type) => coverage[type] === 'partly covered');
    const unstated = api_schemas/* scanTypes */.vz.filter((type) => coverage[type] === undefined);
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
    const groups = groupFindings(report.findings);
    const budget = { left: Math.max(0, maxBytes - fixedBytes) };
    const lead = leadSection(report);
    budget.left = Math.max(0, budget.left - bytesOf(lead));
    const rules = ruleSection(report, budget);
    const notes = noteSection(report, budget);
    const exceptions = listSection('Exceptions', exceptionLines(report), budget);
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
    const title = `## ${verdictEmoji[report.verdict]} Scan Gate: ${verdictTitle(report).toLowerCase()}`;
    const hint = report.hint === undefined ? '' : `\n\n**What next:** ${(0,neutral/* markdownText */.p7)(report.hint, 800)}`;
    return `${title}\n\n${(0,neutral/* markdownText */.p7)(report.message, 600)}.${hint}`;
}
function ruleSection(report, budget) {
    if (report.rules.length === 0)
        return '';
    const rows = within(report.rules, budget, 0.3, ruleRow);
    const more = report.rules.length - rows.length;
    const cutNote = more > 0 ? `\n\n${plural(more, 'rule')} more in the report file.` : '';
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
    return listSection('Skipped or not readable', diagnosticLines(report), budget);
}
function listSection(heading, texts, budget) {
    if (texts.length === 0)
        return '';
    const items = within(texts.slice(0, 30), budget, 0.15, (text) => `- ${(0,neutral/* markdownText */.p7)(text, 500)}`);
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
    const worstRows = within(worst, limits.budget, 0.6, row);
    const rest = others.filter(isNamed).slice(0, limits.maxFindings - worstRows.length);
    const restRows = within(rest, limits.budget, 0.6, row);
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
        return `${plural(blocks, 'finding')} ${blocks === 1 ? 'blocks' : 'block'}`;
    return blocks === 0 ? `${plural(may, 'finding')} may block` : `${plural(blocks, 'finding')} block, ${may} may block`;
}
function othersHeading(groups) {
    const open = groups.open.length;
    const excepted = groups.excepted.length;
    const settled = groups.suppressed.length;
    const parts = [
        open > 0 ? `${plural(open, 'open finding')} that ${open === 1 ? 'does' : 'do'} not block` : '',
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
    const status = finding.status === 'OPEN' ? '' : `<br>${statusWord(finding)}`;
    const exception = finding.exception === undefined ? '' : `<br>${(0,neutral/* markdownText */.p7)(exceptionWord(finding.exception), 300)}`;
    const type = [finding.type ?? 'type unknown', cweOf(finding)].filter((word) => word !== undefined).join('<br>');
    const cells = [
        `${effect}${status}${exception}`.replace(/^<br>/, ''),
        severityWord(finding),
        titleOf(finding),
        placeCell(report, finding),
        type.replaceAll('_', '\\_'),
        labelWord(finding),
    ];
    return `| ${cells.join(' | ')} |`;
}
function titleOf(finding) {
    return (0,neutral/* markdownText */.p7)(finding.title, 200) || 'Untitled';
}
function placeCell(report, finding) {
    const place = displayPlace(finding, 120);
    if (place === undefined)
        return 'no file given';
    const { repositoryUrl, headSha } = report;
    const url = blobUrl({ repositoryUrl, headSha, filePath: finding.filePath, line: finding.line });
    return url === undefined ? (0,neutral/* markdownCode */.D9)(place) : `[${(0,neutral/* markdownCode */.D9)(place)}](${url})`;
}
function remediationSection(report, shown, budget) {
    const open = shown.filter((finding) => !['suppressed', 'excepted'].includes(standingOf(finding)));
    const withAdvice = open.filter((finding) => remediationOf(finding) !== undefined);
    const blocks = within(withAdvice, budget, 0.95, (finding) => {
        const advice = (0,neutral/* markdownBlock */.dI)(remediationOf(finding) ?? '', 1500);
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
    const all = listedFindings(groups);
    const unnamed = all.filter((finding) => !finding.disclosed).length;
    const file = limits.reportFile === undefined ? undefined : (0,neutral/* markdownCode */.D9)(limits.reportFile);
    const sentences = [
        shownText(limits.shown, all.length, file),
        unnamed > 0 ? `${plural(unnamed, 'finding')} not named here, because outsiders can read this` : undefined,
        groups.fixed.length > 0 ? `${groups.fixed.length} fixed` : undefined,
        report.elsewhereCount > 0
            ? `${plural(report.elsewhereCount, 'violation')} of other branches left out: this scan did not see them`
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
        plural(requestCount(report), 'request'),
        durationText(report.durationMs),
    ];
    return `<sub>${parts.filter((part) => part !== undefined).join(' · ')}</sub>`;
}
function commitPart(report) {
    const sha = safeSha(report.headSha);
    if (sha === undefined)
        return undefined;
    const repository = safeRepositoryUrl(report.repositoryUrl);
    const short = (0,neutral/* markdownCode */.D9)(sha.slice(0, 7));
    return repository === undefined ? `commit ${short}` : `commit [${short}](${repository}/commit/${sha})`;
}
function neutralVersion(version) {
    return (0,neutral/* markdownText */.p7)((0,neutral/* neutralLine */.GH)(version, 40));
}

;// CONCATENATED MODULE: ./build/report/annotations.js
/** Findings as annotations of code lines, ranked and cut, and as the runner's workflow commands. */




const annotationLevels = ['error', 'warning', 'notice'];
/** The worst open findings that may be named. Suppressed, excepted and fixed ones are not annotated. */
function annotations(report, { max, maxPerLevel = 10 }) {
    const open = rankFindings(report.findings).filter((finding) => !isSettled(finding));
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
        annotation.file === undefined ? undefined : `file=${commandProperty(annotation.file, 1024)}`,
        annotation.file === undefined || annotation.line === undefined ? undefined : `line=${annotation.line}`,
        `title=${commandProperty(annotation.title)}`,
    ].filter((property) => property !== undefined);
    return `::${annotation.level} ${properties.join(',')}::${commandData(annotation.message)}`;
}
function isSettled(finding) {
    const standing = standingOf(finding);
    return standing === 'suppressed' || standing === 'excepted' || standing === 'fixed';
}
const warned = finding/* severities */.gO.slice(0, finding/* severities */.gO.indexOf('MEDIUM') + 1);
function levelOf(finding, isEnforced) {
    if (finding.effect !== 'none')
        return isEnforced ? 'error' : 'warning';
    return warned.includes(finding.severity) ? 'warning' : 'notice';
}
function annotate(finding, level, isEnforced) {
    const file = safeRelativePath(finding.filePath);
    return {
        level,
        title: (0,neutral/* cut */.Jj)(`${finding.severity}: ${(0,neutral/* neutralLine */.GH)(finding.title, neutral/* titleLimit */.sj).trim()}`, neutral/* titleLimit */.sj),
        message: messageOf(finding, isEnforced, file === undefined),
        file,
        line: file === undefined ? undefined : safeLine(finding.line),
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
    const place = isPlaceNeeded ? displayPlace(finding) : undefined;
    const description = descriptionOf(finding);
    const remediation = remediationOf(finding);
    const paragraphs = [
        `${effect}: ${[severityWord(finding), ...factsOf(finding), labelWord(finding)].join(' · ')}`,
        place === undefined ? undefined : `Reported at ${place}`,
        description === undefined ? undefined : (0,neutral/* neutralBlock */.Fk)(description, 1200),
        remediation === undefined ? undefined : `How to fix: ${(0,neutral/* neutralBlock */.Fk)(remediation, 1200)}`,
        `Violation ${(0,neutral/* neutralLine */.GH)(finding.id, 200)}`,
    ];
    return (0,neutral/* cut */.Jj)(paragraphs.filter((paragraph) => paragraph !== undefined).join('\n'), neutral/* messageLimit */.xv);
}

;// CONCATENATED MODULE: ./build/api/retry.js
const attemptBudget = 5;
const baseMs = 500;
const capMs = 20_000;
/** Full jitter: anything up to an exponentially growing cap. `attempt` counts from 0, `random` is in [0, 1). */
function backoffMs(attempt, random) {
    return random * Math.min(capMs, baseMs * 2 ** attempt);
}
/**
 * How long a 429 asks to wait, in milliseconds; undefined when it does not say. The header (seconds or a date) wins over
 * `error.details.retryAfter`, whose unit the interface does not show.
 */
function retryAfterMs(header, detail, assume, wallClockMs) {
    const fromHeader = header === undefined ? undefined : headerMs(header.trim(), wallClockMs);
    if (fromHeader !== undefined)
        return fromHeader;
    if (typeof detail !== 'number' || !Number.isInteger(detail) || detail < 1)
        return undefined;
    return assume['retry-after-unit'] === 'ms' ? detail : detail * 1000;
}
function headerMs(value, wallClockMs) {
    if (/^\d+$/.test(value))
        return Number(value) > 0 ? Number(value) * 1000 : undefined;
    const date = Date.parse(value);
    return Number.isNaN(date) || date <= wallClockMs ? undefined : date - wallClockMs;
}
/** True for the answers that say "not now" rather than "no". */
function isTransient(status) {
    return status === 408 || status >= 500;
}

// EXTERNAL MODULE: ./build/clock.js + 1 modules
var clock = __webpack_require__(4701);
// EXTERNAL MODULE: ./build/ci/github/rate-limit.js
var rate_limit = __webpack_require__(2709);
;// CONCATENATED MODULE: ./build/ci/github/writer-replies.js

const passedHeaders = ['content-type', 'date', 'retry-after', 'x-ratelimit-remaining', 'x-ratelimit-reset'];
/** The gate's transport as the `fetch` that Octokit wants: its proxies, certificates, limits and no redirects. */
function fetchOver(transport, signal) {
    return async (url, { method, headers, body }) => {
        const outcome = await transport.send({
            method: method,
            url: new URL(url),
            headers: { ...headers, 'x-github-api-version': '2022-11-28' },
            body: typeof body === 'string' ? body : undefined,
            signal,
        });
        if (outcome.kind === 'failure')
            throw new errors/* GateError */.ue('UNAVAILABLE', outcome.message, { cause: outcome });
        const passed = passedHeaders.flatMap((name) => {
            const value = outcome.header(name);
            return value === undefined ? [] : [[name, value]];
        });
        const hasBody = outcome.status !== 204 && outcome.status !== 205 && outcome.status !== 304;
        return new Response(hasBody ? outcome.text : null, { status: outcome.status, headers: passed });
    };
}
/** Never rejects. */
async function replyOf(request) {
    try {
        const { status, headers, data } = await request;
        return { kind: 'answer', status, headers, data, message: `status ${status}` };
    }
    catch (error) {
        const { response, message, cause } = error;
        if (response !== undefined)
            return { kind: 'answer', ...response, message: wordsOf(response.data) ?? message };
        return failureOf(cause, error, message);
    }
}
function failureOf(cause, error, message) {
    const outcome = cause instanceof errors/* GateError */.ue ? cause.cause : undefined;
    if (outcome?.kind === 'failure')
        return outcome;
    return { kind: 'failure', unsent: false, permanent: false, message, cause: error };
}
/** GitHub's own words, with those of its first errors. */
function wordsOf(data) {
    const { message, errors } = (data ?? {});
    if (typeof message !== 'string')
        return undefined;
    const details = Array.isArray(errors) ? errors.slice(0, 3).map(detailOf) : [];
    return [message, ...details].join('; ');
}
function detailOf(detail) {
    const { message } = (detail ?? {});
    if (typeof detail === 'string')
        return detail;
    return typeof message === 'string' ? message : JSON.stringify(detail);
}

;// CONCATENATED MODULE: ./build/ci/github/writer.js







/** GitHub asks for a second between writes: https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api */
const writeGapMs = 1000;
const pageSize = 100;
/** A list that goes on longer than this is not the list of one commit or pull request. */
const maxPages = 300;
/** `reason` of the error of a write of which nobody knows whether it took place. */
const ambiguousReason = 'ambiguous';
function isAmbiguous(error) {
    return error instanceof errors/* GateError */.ue && error.reason === ambiguousReason;
}
/** HTTP status with which GitHub refused; undefined when it did not answer, or when the error is not GitHub's. */
function refusedWith(error) {
    return error instanceof errors/* GateError */.ue && error.code === 'PUBLISH' && !isAmbiguous(error) ? error.status : undefined;
}
/** Octokit is loaded here, and so only when something is written. */
async function createGithubWriter(options) {
    const { clock, budgetMs } = options;
    const secrets = [...options.secrets, options.token];
    const timeUp = new AbortController();
    const timer = setTimeout(() => timeUp.abort(outOfTime(budgetMs)), budgetMs / clock.scale);
    timer.unref();
    const signal = AbortSignal.any([options.cancel, timeUp.signal]);
    const octokit = await loadOctokit(options, signal);
    const desk = { ...options, secrets, octokit, signal, deadline: clock.now() + budgetMs, lastWrite: undefined };
    let queue = Promise.resolve();
    const call = (wanted) => {
        const done = queue.then(() => perform(desk, wanted));
        queue = done.catch(() => { });
        return done;
    };
    let viewer;
    return {
        call,
        pages: (wanted, itemsOf) => readPages(call, wanted, itemsOf),
        viewer() {
            viewer ??= readViewer(call, options);
            return viewer;
        },
        sleep: (ms) => clock.sleep(ms, signal),
        timeLeftMs: () => Math.max(0, desk.deadline - clock.now()),
        redact: (text) => redact(text, secrets),
        end: () => clearTimeout(timer),
    };
}
function outOfTime(budgetMs) {
    return new errors/* GateError */.ue('PUBLISH', `GitHub took longer than ${(0,clock/* formatSeconds */.Xo)(budgetMs)}`);
}
async function loadOctokit({ apiUrl, token, transport }, signal) {
    const { Octokit } = await __webpack_require__.e(/* import() */ 891).then(__webpack_require__.bind(__webpack_require__, 891));
    const silent = () => { };
    return new Octokit({
        auth: token,
        baseUrl: apiUrl.replace(/\/+$/, ''),
        userAgent: 'scan-gate',
        // Octokit would print failed requests, past the one writer of log lines.
        log: { debug: silent, info: silent, warn: silent, error: silent },
        request: { fetch: fetchOver(transport, signal) },
    });
}
/** Shorter ones stand in ordinary words, which would be torn. */
const shortestSecret = 6;
function redact(text, secrets) {
    return secrets
        .filter((secret) => secret.length >= shortestSecret)
        .reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
}
function redactAll(value, secrets) {
    if (typeof value === 'string')
        return redact(value, secrets);
    if (Array.isArray(value))
        return value.map((each) => redactAll(each, secrets));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, redactAll(each, secrets)]));
}
async function perform(desk, call) {
    let limits = 0;
    for (let attempt = 0;; attempt++) {
        await pace(desk, call);
        const reply = await ask(desk, call);
        const limit = limitOf(reply, limits);
        if (limit !== undefined) {
            await (0,rate_limit/* sitOut */.Z)(limit, desk);
            limits++;
            continue;
        }
        const result = reply.kind === 'answer' && isSuccess(reply) ? call.shape.safeParse(reply.data) : undefined;
        if (result?.success)
            return result.data;
        const isRepeatable = !call.isOnce || (reply.kind === 'failure' && reply.unsent);
        if (!isFleeting(reply) || !isRepeatable || attempt + 1 >= attemptBudget) {
            throw problemOf(call, reply, { isAmbiguous: isFleeting(reply) && !isRepeatable });
        }
        await desk.clock.sleep(backoffMs(attempt, Math.random()), desk.signal);
    }
}
function limitOf(reply, earlier) {
    return reply.kind === 'failure'
        ? undefined
        : (0,rate_limit/* rateLimitOf */.t)({ ...reply, header: (name) => reply.headers[name] }, earlier);
}
/** True when the same request may fare better a moment later; an unreadable success is the case of a cut answer. */
function isFleeting(reply) {
    if (reply.kind === 'failure')
        return !reply.permanent;
    return isSuccess(reply) || isTransient(reply.status);
}
function isSuccess(reply) {
    return reply.status >= 200 && reply.status < 300;
}
async function pace(desk, { route }) {
    if (route.startsWith('GET ') || route.endsWith('/graphql'))
        return;
    const { clock, lastWrite } = desk;
    if (lastWrite !== undefined) {
        const restMs = lastWrite + writeGapMs - clock.now();
        if (restMs > 0)
            await clock.sleep(restMs, desk.signal);
    }
    desk.lastWrite = clock.now();
}
async function ask(desk, { route, parameters }) {
    const [owner, repo] = desk.repository.split('/');
    const address = route.includes('{owner}') ? { owner, repo } : {};
    const content = redactAll(parameters ?? {}, desk.secrets);
    const reply = await replyOf(desk.octokit.request(route, { ...address, ...content }));
    desk.signal.throwIfAborted();
    return reply;
}
function problemOf(call, reply, { isAmbiguous }) {
    const reason = isAmbiguous ? ambiguousReason : undefined;
    if (reply.kind === 'failure') {
        return new errors/* GateError */.ue('PUBLISH', `${call.route} failed: ${reply.message}`, { reason, cause: reply.cause });
    }
    if (isSuccess(reply)) {
        const message = `${call.route} answered with something that is not what was asked for`;
        return new errors/* GateError */.ue('PUBLISH', message, { reason, hint: 'The answer may have been cut off on its way.' });
    }
    const words = (0,neutral/* neutralLine */.GH)(reply.message, 300).replace(/\.$/, '');
    const { status } = reply;
    return new errors/* GateError */.ue('PUBLISH', `${call.route} answered ${status}: ${words}`, { reason, status });
}
async function readPages(read, call, itemsOf) {
    const all = [];
    for (let page = 1; page <= maxPages; page++) {
        const answer = await read({ ...call, parameters: { ...call.parameters, per_page: pageSize, page } });
        const items = itemsOf(answer);
        all.push(...items);
        if (items.length < pageSize)
            break;
    }
    return all;
}
const viewerAnswer = schemas/* looseObject */._H3({
    data: schemas/* looseObject */._H3({ viewer: schemas/* looseObject */._H3({ login: schemas/* string */.YjP().min(1) }).nullish() }).nullish(),
});
/** `GET /user` is closed to a workflow's token; GraphQL tells every token who it is. */
async function readViewer(read, { apiUrl, token }) {
    const address = apiUrl.replace(/\/+$/, '').replace(/\/api\/v3$/, '/api');
    try {
        const answer = await read({
            route: `POST ${address}/graphql`,
            parameters: { query: 'query { viewer { login } }' },
            shape: viewerAnswer,
        });
        const login = answer.data?.viewer?.login;
        if (login !== undefined)
            return login;
    }
    catch (error) {
        if (refusedWith(error) === undefined)
            throw error;
    }
    // A workflow's own token; a token of another app cannot be told apart from it without an answer.
    if (token.startsWith('ghs_'))
        return 'github-actions[bot]';
    throw new errors/* GateError */.ue('PUBLISH', 'GitHub does not say whose token this is, so that own comments cannot be found');
}

;// CONCATENATED MODULE: ./build/ci/github/check-annotations.js
/** The annotations of a check run: chosen, compared with those that are there, and added in batches, none of them twice. */




const batchSize = 50;
/** GitHub may need a moment until a list shows what an unanswered request did. */
const settleMs = 2000;
const attempts = 3;
const listedAnnotation = schemas/* object */.Ikc({
    path: schemas/* string */.YjP(),
    start_line: schemas/* number */.aig().int(),
    title: schemas/* string */.YjP().nullish(),
    message: schemas/* string */.YjP().nullish(),
});
const updated = schemas/* looseObject */._H3({ id: schemas/* number */.aig().int() });
function wantedAnnotations({ writer, report, wishes }) {
    const findings = report.findings.filter((finding) => safeRelativePath(finding.filePath) !== undefined);
    const all = annotations(report, { max: 0 });
    const limits = { max: wishes.maxAnnotations, maxPerLevel: Number.POSITIVE_INFINITY };
    const placed = annotations({ ...report, findings }, limits);
    return {
        chosen: placed.annotations.flatMap((annotation) => checkAnnotation(writer, annotation)),
        unplaced: all.total - placed.total,
        unnamed: all.undisclosed,
        total: all.total,
    };
}
const levels = { error: 'failure', warning: 'warning', notice: 'notice' };
function checkAnnotation(writer, { level, title, message, file, line }) {
    if (file === undefined)
        return [];
    const at = line ?? 1;
    const texts = { title: writer.redact(title), message: writer.redact(message) };
    return [{ path: file, start_line: at, end_line: at, annotation_level: levels[level], ...texts }];
}
/** The annotations that are not there yet, and how many are there that nobody wants any more. */
function compare(chosen, listed) {
    const present = new Set(listed);
    const known = new Set(chosen.map(identityOf));
    return {
        missing: chosen.filter((annotation) => !present.has(identityOf(annotation))),
        outdated: listed.filter((identity) => !known.has(identity)).length,
    };
}
/** A message ends with the violation's id, so no two findings share it. */
function identityOf({ path, start_line: line, title, message }) {
    return JSON.stringify([path, line, plain(title), plain(message)]);
}
function plain(text) {
    return (text ?? '').replaceAll('\r\n', '\n').trim();
}
/** What tells the annotations of a check run apart, one for each. */
async function listAnnotations(writer, id) {
    const listed = await writer.pages({
        route: 'GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations',
        parameters: { check_run_id: id },
        shape: schemas/* array */.YOg(listedAnnotation),
    }, (page) => page);
    return listed.map(identityOf);
}
function inBatches(all) {
    return Array.from({ length: Math.ceil(all.length / batchSize) }, (_, index) => all.slice(index * batchSize, (index + 1) * batchSize));
}
/**
 * Updates the check run and adds these annotations, at most 50, to it; how many GitHub refused. An update adds: when its
 * answer is lost, the annotations are looked for before any is sent again. `updateFor` is told how many were refused.
 */
async function addAnnotations(writer, id, batch, updateFor) {
    let missing = batch;
    for (let attempt = 1;; attempt++) {
        try {
            await update(writer, id, updateFor(0), missing);
            return 0;
        }
        catch (error) {
            if (refusedWith(error) === 422 && missing.length > 0) {
                await update(writer, id, updateFor(missing.length), []);
                return missing.length;
            }
            if (!isAmbiguous(error) || attempt === attempts)
                throw error;
            await writer.sleep(settleMs);
            missing = compare([...missing], await listAnnotations(writer, id)).missing;
        }
    }
}
async function update(writer, id, { output, ...rest }, added) {
    await writer.call({
        route: 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}',
        parameters: { check_run_id: id, ...rest, output: added.length === 0 ? output : { ...output, annotations: added } },
        shape: updated,
        isOnce: added.length > 0,
    });
}

// EXTERNAL MODULE: ./build/ci/github/runner.js
var runner = __webpack_require__(7619);
;// CONCATENATED MODULE: ./build/ci/github/surface.js
/** What the surfaces on GitHub have in common: what they are given, and how a failure is told. */


/** `scan-gate:` and the category; what a marker or an external id begins with. */
function keyOf(category) {
    return `scan-gate:${category ?? ''}`;
}
/** One line: what could not be written, why, and the permission that may be missing. */
function warningOf(error, { surface, permission, isDependabot }) {
    const fault = error instanceof errors/* GateError */.ue ? error : new errors/* GateError */.ue('PUBLISH', String(error));
    const status = refusedWith(fault);
    const advice = status === undefined ? fault.hint : adviceFor(status, fault.message, permission, isDependabot);
    const doubt = isAmbiguous(fault) ? ' (it may have arrived all the same)' : '';
    return [`${surface} could not be written${doubt}: ${fault.message}`, advice].filter(Boolean).join('. ');
}
function adviceFor(status, message, permission, isDependabot) {
    if (status === 401)
        return 'Check github-token: it is wrong or has expired.';
    if (/must be enabled|not enabled|Advanced Security/i.test(message)) {
        return 'Enable code scanning in the settings of the repository, or leave upload-sarif out.';
    }
    const line = `Give the job the permission "${permission}".`;
    if (status === 404)
        return `${line} If it has it, this GitHub has no such interface.`;
    if (status === 422)
        return 'The summary of the run holds the findings.';
    if (status !== 403)
        return undefined;
    const whose = isDependabot
        ? "Dependabot's runs get a read-only token by default"
        : 'A pull request from a fork gets a read-only token whatever the workflow says';
    return `${line} ${whose}.`;
}

;// CONCATENATED MODULE: ./build/ci/github/check-run.js
/** The check run: found or made in progress, given the annotations in batches, completed last. */








/** GitHub counts characters; as many bytes are never more characters. */
const outputBytes = 65_535;
const titleLength = 200;
/** Kept of the writer's time for the conclusion: a run that stays in progress holds up the pull request. */
const conclusionReserveMs = 15_000;
/** GitHub may need a moment until a list shows what an unanswered request did. */
const check_run_settleMs = 2000;
const checkRun = schemas/* looseObject */._H3({
    id: schemas/* number */.aig().int(),
    html_url: schemas/* string */.YjP().nullish(),
    external_id: schemas/* string */.YjP().nullish(),
    output: schemas/* looseObject */._H3({ annotations_count: schemas/* number */.aig().int() }),
});
const checkRunPage = schemas/* looseObject */._H3({ total_count: schemas/* number */.aig().int(), check_runs: schemas/* array */.YOg(checkRun) });
const runsRoute = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
const createRoute = 'POST /repos/{owner}/{repo}/check-runs';
const updateRoute = 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}';
/** Puts the commit's check run in progress: the one of an earlier attempt, else a new one. Throws GateError. */
async function check_run_startCheckRun(writer, opening) {
    const { category, headSha, text, runUrl } = opening;
    const name = category === undefined ? 'Scan Gate' : `Scan Gate (${category})`;
    const identity = { name, external_id: keyOf(category), head_sha: headSha };
    const state = {
        status: 'in_progress',
        output: { title: 'Scanning', summary: writer.redact((0,neutral/* markdownText */.p7)(text)) || 'The scan is under way.' },
        ...detailsOf(runUrl),
    };
    const found = await findCheckRun(writer, identity);
    if (found === undefined)
        return createCheckRun(writer, identity, state);
    try {
        const answer = await writer.call({
            route: updateRoute,
            parameters: { check_run_id: found.id, ...state },
            shape: checkRun,
        });
        return { ...openedOf(answer), annotationCount: found.output.annotations_count };
    }
    catch (error) {
        // Only the app that made a check run may change it.
        if (refusedWith(error) === undefined)
            throw error;
        return createCheckRun(writer, identity, state);
    }
}
function openedOf(run) {
    return { id: run.id, url: run.html_url ?? undefined, annotationCount: run.output.annotations_count };
}
/** The newest: several are there when two runs began at the same time. */
async function findCheckRun(writer, identity) {
    const runs = await writer.pages({
        route: runsRoute,
        parameters: { ref: identity.head_sha, check_name: identity.name, filter: 'all' },
        shape: checkRunPage,
    }, (page) => page.check_runs);
    const own = runs.filter((run) => run.external_id === identity.external_id);
    return own.sort((a, b) => b.id - a.id)[0];
}
async function createCheckRun(writer, identity, state) {
    const create = async () => {
        const call = { route: createRoute, parameters: { ...identity, ...state }, shape: checkRun, isOnce: true };
        return openedOf(await writer.call(call));
    };
    try {
        return await create();
    }
    catch (error) {
        if (!isAmbiguous(error))
            throw error;
        await writer.sleep(check_run_settleMs);
        const found = await findCheckRun(writer, identity);
        return found === undefined ? create() : openedOf(found);
    }
}
/** Adds the annotations and completes the check run. Throws GateError when it could not be completed. */
async function completeCheckRun(delivery, opened) {
    const { writer } = delivery;
    const wanted = wantedAnnotations(delivery);
    const listed = opened.annotationCount > 0 ? await listAnnotations(writer, opened.id) : [];
    const { missing, outdated } = compare(wanted.chosen, listed);
    const batches = inBatches(missing);
    const tally = { ...wanted, outdated, refused: 0, late: 0 };
    await addBatches(delivery, opened.id, batches.slice(0, -1), tally);
    await conclude(delivery, opened.id, batches.at(-1) ?? [], tally);
    return { url: opened.url, lines: countLines(tally), warnings: lossLines(tally) };
}
/** All batches but the last, which goes with the conclusion. */
async function addBatches(delivery, id, batches, tally) {
    const { writer, report } = delivery;
    const output = { title: check_run_titleOf(report), summary: 'The findings are being written down.' };
    for (const batch of batches) {
        if (writer.timeLeftMs() < conclusionReserveMs)
            tally.late += batch.length;
        else
            tally.refused += await addAnnotations(writer, id, batch, () => ({ output }));
    }
}
async function conclude(delivery, id, last, tally) {
    const { writer, report, reportFile, runUrl } = delivery;
    const markdown = writer.redact(summary(report, { maxBytes: outputBytes, reportFile }));
    const output = { title: check_run_titleOf(report), summary: (0,runner/* fitSummary */.mW)(markdown, outputBytes) };
    const end = { status: 'completed', conclusion: conclusionOf(report), ...detailsOf(runUrl) };
    tally.refused += await addAnnotations(writer, id, last, (refused) => {
        const text = countLines({ ...tally, refused: tally.refused + refused }).join('\n\n');
        return { ...end, output: text === '' ? output : { ...output, text } };
    });
}
function detailsOf(runUrl) {
    return runUrl === undefined ? {} : { details_url: runUrl };
}
function countLines({ chosen, unplaced, unnamed, total, outdated, refused, late }) {
    const shown = chosen.length - refused - late;
    const reasons = [
        unnamed > 0 ? `${unnamed} may not be named here` : '',
        unplaced > 0 ? `${unplaced} without a file of this repository` : '',
    ].filter((part) => part !== '');
    const why = reasons.length === 0 ? '' : ` (${reasons.join(', ')})`;
    const all = `${shown} of ${total} open findings are annotated${why}; the report file holds all of them`;
    const old = `${plural(outdated, 'annotation')} of an earlier attempt cannot be taken back: GitHub only adds annotations`;
    return [...(shown < total ? [all] : []), ...(outdated > 0 ? [old] : [])];
}
function lossLines({ refused, late }) {
    return [
        ...(refused > 0 ? [`GitHub refused ${plural(refused, 'annotation')} of the check run`] : []),
        ...(late > 0 ? [`There was no time for ${plural(late, 'annotation')} of the check run`] : []),
    ];
}
/** Completes a check run without its findings: cancelled, or because they could not be written. Throws GateError. */
async function endCheckRun(writer, id, { conclusion, title, text }) {
    const output = { title, summary: writer.redact((0,neutral/* markdownText */.p7)(text)) || 'The run has ended.' };
    const parameters = { check_run_id: id, status: 'completed', conclusion, output };
    await writer.call({ route: updateRoute, parameters, shape: checkRun });
}
/** Reasons that stay until somebody changes a setting, a permission or the scanner; a new attempt may cure all others. */
const actionReasons = [
    ...['settings', 'fork', 'no-key', 'wrong-ref', 'policy', 'not-found'],
    ...['foreign-repository', 'auth', 'not-covered'],
];
/**
 * Inconclusive never counts as good, unless the settings let it through (`warn-only`, `on-inconclusive`, `wait: false`):
 * the check run then agrees with the step that exits 0.
 */
function conclusionOf({ verdict, reason, enforced, exitCode }) {
    if (reason === 'cancelled')
        return 'cancelled';
    if (!enforced)
        return 'neutral';
    if (verdict === 'passed')
        return exitCode === 0 ? 'success' : 'failure';
    if (verdict === 'failed')
        return 'failure';
    if (exitCode === 0)
        return 'neutral';
    if (reason === 'timeout')
        return 'timed_out';
    return actionReasons.includes(reason) ? 'action_required' : 'failure';
}
/** `Failed: 2 findings block`; neutral. */
function check_run_titleOf(report) {
    const isLetThrough = report.enforced && report.verdict === 'inconclusive' && report.exitCode === 0;
    const title = `${verdictTitle(report)}${isLetThrough ? ' (let through by the settings)' : ''}`;
    return (0,neutral/* neutralLine */.GH)(`${title}: ${report.message}`, titleLength);
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
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
    const weaknesses = [...new Set(group.map(cweOf))].filter((cwe) => cwe !== undefined).slice(0, maxWeaknesses);
    const numbers = weaknesses.map((cwe) => cwe.slice('CWE-'.length).padStart(3, '0'));
    return [...numbers.map((number) => `external/cwe/cwe-${number}`), (group[0]?.type ?? 'unknown').toLowerCase()];
}
function helpOf(group) {
    const advice = [...new Set(group.map(remediationOf))].filter((text) => text !== undefined).slice(0, maxAdvice);
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
    const standing = rankFindings(report.findings).filter((finding) => standingOf(finding) !== 'fixed');
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
    return safeRelativePath(finding.filePath) !== undefined && !isLetOff(finding);
}
/** Suppressed at the service, or excepted by the policy. */
function isLetOff(finding) {
    const standing = standingOf(finding);
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
    const repositoryUri = safeRepositoryUrl(report.repositoryUrl);
    if (repositoryUri === undefined)
        return {};
    const revisionId = safeSha(report.headSha);
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
    const verdict = { level: isDecided ? 'note' : 'error', message: sarif_messageOf(report.message, 1000) };
    const notes = report.notes.slice(0, maxNotifications).map((note) => ({
        level: 'note',
        message: sarif_messageOf(note, 1000),
    }));
    const diagnostics = (report.scan?.diagnostics ?? []).slice(0, maxNotifications).map(notificationOf);
    return {
        executionSuccessful: isDecided,
        exitCode: report.exitCode,
        toolExecutionNotifications: [verdict, ...notes, ...diagnostics],
    };
}
function notificationOf(diagnostic) {
    const message = sarif_messageOf(`${diagnostic.engine}: ${diagnostic.message}`, 1000);
    return { level: 'warning', message, ...locationsOf(diagnostic.file_path, undefined) };
}
function resultOf(finding, indexOf) {
    const ruleId = ruleIdOf(finding);
    return {
        ruleId,
        ruleIndex: indexOf.get(ruleId) ?? 0,
        level: sarifLevels[finding.severity],
        message: sarif_messageOf(resultText(finding), 4000),
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
    const remediation = remediationOf(finding);
    const parts = [
        (0,neutral/* neutralLine */.GH)(finding.title, 300).trim() || 'Untitled',
        (0,neutral/* neutralBlock */.Fk)(descriptionOf(finding) ?? '', 1500),
        remediation === undefined ? '' : `How to fix: ${(0,neutral/* neutralBlock */.Fk)(remediation, 1500)}`,
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}
/** SARIF reads `[text](target)` as a link even in plain text. */
function sarif_messageOf(text, maxLength) {
    return { text: (0,neutral/* cut */.Jj)((0,neutral/* neutralBlock */.Fk)(text, maxLength).replaceAll('](', '] ('), maxLength) };
}
function locationsOf(filePath, line) {
    const path = safeRelativePath(filePath);
    if (path === undefined)
        return {};
    const startLine = safeLine(line);
    const artifactLocation = { uri: encodePath(path), uriBaseId: '%SRCROOT%' };
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
    const justification = exception === undefined ? `Marked as ${statusWord(finding)} at the service` : exceptionWord(exception);
    return { suppressions: [{ kind: 'external', status: 'accepted', justification }] };
}

;// CONCATENATED MODULE: ./build/ci/github/code-scanning.js
/** The findings as alerts of code scanning: uploaded as SARIF, and followed until GitHub has taken them in. */









/** GitHub's own limit, on what base64 makes of it. */
const uploadBytes = 10 * 1024 * 1024;
const pollMs = [1000, 2000, 3000, 5000, 5000, 10_000];
const pollLimit = 15;
const accepted = schemas/* looseObject */._H3({ id: schemas/* string */.YjP().min(1) });
const progress = schemas/* looseObject */._H3({
    processing_status: schemas/* enum */.k5n(['pending', 'complete', 'failed']).optional(),
    errors: schemas/* array */.YOg(schemas/* string */.YjP()).nullish(),
});
/**
 * A run that could not decide uploads nothing: GitHub closes every alert that an upload does not hold.
 * Throws GateError when GitHub does not take the file.
 */
async function uploadSarif(delivery) {
    const { writer, report } = delivery;
    const place = placeOf(report);
    if (place === undefined) {
        throw new errors/* GateError */.ue('PUBLISH', 'the run has no commit and branch to which the findings could belong');
    }
    if (report.verdict === 'inconclusive') {
        return { lines: ['Code scanning keeps its alerts as they are: the run could not decide'], warnings: [] };
    }
    const { sarif, leftOut } = await packSarif(delivery);
    const id = await send(writer, { ...place, sarif });
    const warnings = await follow(writer, id);
    const unread = finding/* severities */.gO.filter((severity) => !report.listedSeverities.includes(severity) && report.scan?.counts[severity] !== 0);
    const lines = unread.length === 0 ? [] : [`Code scanning does not hold ${unread.join(', ')}: the lists were not read`];
    if (leftOut > 0)
        lines.push(`${leftOut} findings found no room in the upload to code scanning`);
    return { lines, warnings };
}
/** The service scans the head of the branch, never the test merge: so the head's ref goes with the head's commit. */
function placeOf({ pullRequest, branch, headSha }) {
    if (headSha === undefined)
        return undefined;
    if (pullRequest !== undefined)
        return { ref: `refs/pull/${pullRequest}/head`, commit_sha: headSha };
    return branch === undefined ? undefined : { ref: `refs/heads/${branch}`, commit_sha: headSha };
}
/** Fewer findings, worst first, until it fits. */
async function packSarif({ writer, report, wishes }) {
    const ranked = rankFindings(report.findings);
    for (let count = ranked.length;; count = Math.floor(count / 2)) {
        const part = { ...report, findings: ranked.slice(0, count) };
        const text = writer.redact(renderSarif(part, { category: wishes.category, isForCodeScanning: true }));
        const sarif = (await (0,external_node_util_.promisify)(external_node_zlib_.gzip)(text, { level: 9 })).toString('base64');
        if (sarif.length <= uploadBytes || count === 0)
            return { sarif, leftOut: ranked.length - count };
    }
}
/** Sent twice is as good as once: the later upload of the same commit, tool and category replaces the earlier one. */
async function send(writer, parameters) {
    const call = {
        route: 'POST /repos/{owner}/{repo}/code-scanning/sarifs',
        parameters: { ...parameters, tool_name: 'Scan Gate' },
        shape: accepted,
    };
    return (await writer.call(call)).id;
}
/** Waits until GitHub has taken the file in; what it says against it. */
async function follow(writer, id) {
    const look = { route: 'GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}', shape: progress };
    for (let attempt = 0; attempt < pollLimit; attempt++) {
        const waitMs = pollMs[Math.min(attempt, pollMs.length - 1)] ?? 0;
        if (writer.timeLeftMs() <= waitMs)
            break;
        await writer.sleep(waitMs);
        try {
            const { processing_status: status, errors } = await writer.call({ ...look, parameters: { sarif_id: id } });
            if (status === 'complete')
                return [];
            if (status === 'failed') {
                const said = (errors ?? []).slice(0, 3).map((error) => (0,neutral/* neutralLine */.GH)(error, 300));
                return [`Code scanning could not take in the findings: ${said.join('; ') || 'GitHub does not say why'}`];
            }
        }
        catch (error) {
            // Until it knows the upload, GitHub answers as if there were none.
            if (refusedWith(error) !== 404 && !isAmbiguous(error))
                throw error;
        }
    }
    return ['Code scanning had not taken in the findings when this run ended: look at its page later'];
}

;// CONCATENATED MODULE: ./build/ci/github/comment-memory.js
/**
 * What a comment remembers of its findings, hidden in it, so that the next run can say what was fixed. Maintainers can
 * edit a comment: whatever is read back is checked, bounded and treated as foreign text.
 */







const maxEntries = 100;
const maxMarkerLength = 9000;
const maxInflatedBytes = 64 * 1024;
const entry = schemas/* tuple */.PVZ([
    schemas/* string */.YjP().regex(/^[0-9a-f]{16}$/),
    schemas/* enum */.k5n(finding/* severities */.gO),
    schemas/* string */.YjP().max(200),
    schemas/* string */.YjP().max(200),
]);
const memory = schemas/* array */.YOg(entry).max(maxEntries);
/** Names a violation without saying which it is. */
function violationKey(violationId) {
    return (0,external_node_crypto_.createHash)('sha256').update(violationId).digest('hex').slice(0, 16);
}
/** The worst open findings that may be named. */
function rememberFindings(report) {
    return rankFindings(report.findings)
        .filter((finding) => finding.disclosed && isStanding(finding))
        .slice(0, maxEntries)
        .map((finding) => ({
        key: violationKey(finding.id),
        severity: finding.severity,
        title: (0,neutral/* neutralLine */.GH)(finding.title, 80).trim(),
        place: displayPlace(finding, 100) ?? '',
    }));
}
function isStanding(finding) {
    return ['blocks', 'may block', 'open'].includes(standingOf(finding));
}
/** As many of them as the marker has room for, as an HTML comment. */
function memoryMarker(remembered) {
    const entries = remembered
        .slice(0, maxEntries)
        .map(({ key, severity, title, place }) => [key, severity, title, place]);
    for (let count = entries.length; count > 0; count = Math.floor(count * 0.8)) {
        const data = (0,external_node_zlib_.deflateRawSync)(JSON.stringify(entries.slice(0, count))).toString('base64');
        const marker = `<!-- scan-gate-memory:${data} -->`;
        if (marker.length <= maxMarkerLength)
            return marker;
    }
    return '';
}
/** What the comment remembers; nothing when it was changed in any way that does not fit. */
function readMemory(body) {
    const data = /\n<!-- scan-gate-memory:([\w+/=]{1,9000}) -->\s*$/.exec(body)?.[1];
    if (data === undefined)
        return [];
    try {
        const text = (0,external_node_zlib_.inflateRawSync)(Buffer.from(data, 'base64'), { maxOutputLength: maxInflatedBytes }).toString('utf8');
        return memory.parse(JSON.parse(text)).map(([key, severity, title, place]) => ({ key, severity, title, place }));
    }
    catch {
        return [];
    }
}
const outcomes = {
    fixed: 'Fixed',
    excepted: 'Excepted',
    suppressed: 'Suppressed',
};
/**
 * What became of earlier findings: settled ones, and those of which this run cannot tell, because it could not decide or
 * did not read the list of that severity. Those that still stand are in neither.
 */
function settledSince(report, before) {
    const current = new Map(report.findings.map((finding) => [violationKey(finding.id), finding]));
    const settled = [];
    const unsure = [];
    for (const each of before) {
        const finding = current.get(each.key);
        const outcome = finding === undefined ? outcomeOfMissing(report, each.severity) : outcomeOf(finding);
        if (outcome === 'unsure')
            unsure.push(each);
        else if (outcome !== 'stands')
            settled.push({ ...each, outcome });
    }
    return { settled, unsure };
}
function outcomeOf(finding) {
    return outcomes[standingOf(finding)] ?? 'stands';
}
/** A finding that is in no list is fixed only where the list was read, or the scan counts none. */
function outcomeOfMissing(report, severity) {
    if (report.verdict === 'inconclusive')
        return 'unsure';
    const isKnown = report.listedSeverities.includes(severity) || report.scan?.counts[severity] === 0;
    return isKnown ? 'Fixed' : 'unsure';
}

;// CONCATENATED MODULE: ./build/ci/github/comment.js
/** The one comment of a gate on a pull request: found by its marker and author, edited in place. */









/** GitHub takes 65,536 characters; as many bytes are never more characters. */
const bodyBytes = 60_000;
const fixedShown = 20;
const comment_settleMs = 2000;
const comment = schemas/* looseObject */._H3({
    id: schemas/* number */.aig().int(),
    html_url: schemas/* string */.YjP().nullish(),
    body: schemas/* string */.YjP().nullish(),
    user: schemas/* looseObject */._H3({ login: schemas/* string */.YjP() }).nullish(),
});
/** Address of the comment; undefined when there is none, because none is wanted. Throws GateError. */
async function writeComment(delivery) {
    const { report, wishes, writer } = delivery;
    if (!isCommentWanted(delivery))
        return undefined;
    const [existing, ...others] = await ownComments(delivery);
    const isSilent = wishes.comment === 'on-failure' && report.verdict === 'passed';
    if (existing === undefined)
        return isSilent ? undefined : createComment(delivery);
    const updated = await writer.call({
        route: 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
        parameters: { comment_id: existing.id, body: bodyOf(delivery, existing.body ?? '') },
        shape: comment,
    });
    // Two runs at the same time may each have begun one.
    for (const { id } of others) {
        await writer.call({
            route: 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}',
            parameters: { comment_id: id },
            shape: schemas/* unknown */.L5J(),
        });
    }
    return updated.html_url ?? undefined;
}
/** A run that was not waited for, or cancelled, has nothing to say about the findings. */
function isCommentWanted({ report, wishes }) {
    if (wishes.comment === 'never' || report.pullRequest === undefined)
        return false;
    return report.reason !== 'not-waited' && report.reason !== 'cancelled';
}
function markerOf(category) {
    return `<!-- ${keyOf(category)} -->`;
}
/** Oldest first; anybody may write the marker, so the author has to be us. */
async function ownComments({ writer, report, wishes }) {
    const marker = markerOf(wishes.category);
    const all = await writer.pages({
        route: 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
        parameters: { issue_number: report.pullRequest },
        shape: schemas/* array */.YOg(comment),
    }, (page) => page);
    const marked = all.filter(({ body }) => body?.startsWith(marker));
    if (marked.length === 0)
        return [];
    const self = (await writer.viewer()).toLowerCase();
    return marked.filter(({ user }) => user?.login.toLowerCase() === self);
}
async function createComment(delivery) {
    const { writer, report } = delivery;
    const create = () => writer.call({
        route: 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
        parameters: { issue_number: report.pullRequest, body: bodyOf(delivery, '') },
        shape: comment,
        isOnce: true,
    });
    try {
        return (await create()).html_url ?? undefined;
    }
    catch (error) {
        if (!isAmbiguous(error))
            throw error;
        await writer.sleep(comment_settleMs);
        const [written] = await ownComments(delivery);
        return (written ?? (await create())).html_url ?? undefined;
    }
}
/** The marker, the summary, what was fixed since, and hidden in it what is open now. */
function bodyOf({ writer, report, wishes, runUrl, reportFile }, previous) {
    const before = readMemory(previous);
    const { settled, unsure } = settledSince(report, before);
    const head = markerOf(wishes.category);
    const fixed = fixedSection(settled, wishes.mayName);
    const link = runUrl === undefined ? '' : `<sub>[The whole run](${runUrl})</sub>`;
    const memory = memoryMarker([...rememberFindings(report), ...unsure]);
    const tail = [fixed, link, memory].filter((part) => part !== '').map((part) => writer.redact(part));
    const maxBytes = bodyBytes - bytesOf([head, ...tail].join('\n\n')) - 8;
    const markdown = withoutMarkers(writer.redact(summary(report, { maxBytes, reportFile })));
    return [`${head}\n${(0,runner/* fitSummary */.mW)(markdown, maxBytes).trimEnd()}`, ...tail].join('\n\n');
}
/** Foreign text inside a fenced block is not escaped; what stands there must not be read as our memory. */
function withoutMarkers(markdown) {
    return markdown.replaceAll('<!--', '<! --');
}
function fixedSection(settled, mayName) {
    if (settled.length === 0)
        return '';
    const heading = `### ✅ ${plural(settled.length, 'finding')} settled since the last comment`;
    if (!mayName)
        return heading;
    const items = settled.slice(0, fixedShown).map(({ severity, title, place, outcome }) => {
        const where = place === '' ? '' : ` in ${(0,neutral/* markdownCode */.D9)(place, 120)}`;
        return `- ${outcome}: ${severity} ${(0,neutral/* markdownText */.p7)(title, 100) || 'Untitled'}${where}`;
    });
    const more = settled.length - items.length;
    if (more > 0)
        items.push(`- … and ${more} more`);
    return `${heading}\n\n${items.join('\n')}`;
}

;// CONCATENATED MODULE: ./build/ci/github/review.js
/** One review with comments on the lines that a pull request changes; its own old comments are updated, never repeated. */









/** More would be a flood of mail; what is left out is counted. */
const maxComments = 100;
const review_settleMs = 2000;
const reviewComment = schemas/* looseObject */._H3({
    id: schemas/* number */.aig().int(),
    body: schemas/* string */.YjP(),
    user: schemas/* looseObject */._H3({ login: schemas/* string */.YjP() }).nullish(),
});
const review = schemas/* looseObject */._H3({ id: schemas/* number */.aig().int(), html_url: schemas/* string */.YjP().nullish() });
/**
 * Lines for the log: what is not commented on. Throws GateError, with status 422 when GitHub refused one of the lines
 * and with it the whole review.
 */
async function writeReview(delivery, changes) {
    const { chosen, elsewhere, total } = chooseComments(delivery, changes);
    const old = await review_ownComments(delivery);
    await refresh(delivery, old, chosen);
    const known = new Set(old.map(({ key }) => key));
    const added = chosen.filter(({ key }) => !known.has(key));
    if (added.length > 0)
        await review_submit(delivery, added, total - chosen.length);
    if (chosen.length === total)
        return [];
    const cause = elsewhere > 0 ? ` (${elsewhere} not on lines that the pull request changes)` : '';
    return [`${chosen.length} of ${total} open findings are commented on${cause}; the report file holds all of them`];
}
function chooseComments({ writer, report, wishes }, changes) {
    const open = rankFindings(report.findings).filter((finding) => openStandings.includes(standingOf(finding)));
    const placed = open.flatMap((finding) => {
        const place = placeInDiff(finding, changes);
        return place === undefined ? [] : [{ finding, place }];
    });
    const named = placed.filter(({ finding }) => finding.disclosed);
    const chosen = named.slice(0, Math.min(wishes.maxAnnotations, maxComments)).map(({ finding, place }) => {
        const key = violationKey(finding.id);
        const marker = review_markerOf(wishes.category, { key, severity: finding.severity, state: 'open' });
        return { key, ...place, body: writer.redact(`${marker}\n${textOf(report, finding)}`) };
    });
    return { chosen, elsewhere: open.length - placed.length, total: open.length };
}
const openStandings = ['blocks', 'may block', 'open'];
/** GitHub takes comments only on lines of the diff, and on the new side the changed ones are there for certain. */
function placeInDiff(finding, changes) {
    const path = safeRelativePath(finding.filePath === undefined ? undefined : (0,policy_changes/* normalPath */.FE)(finding.filePath));
    const line = safeLine(finding.line);
    if (path === undefined || line === undefined)
        return undefined;
    const isChanged = changes.files.get(path)?.lines?.some(([first, last]) => first <= line && line <= last);
    return isChanged === true ? { path, line } : undefined;
}
function review_markerOf(category, { key, severity, state }) {
    return `<!-- ${keyOf(category)}:${key}:${severity}:${state} -->`;
}
const markerParts = schemas/* tuple */.PVZ([schemas/* string */.YjP().regex(/^[0-9a-f]{16}$/), schemas/* enum */.k5n(finding/* severities */.gO), schemas/* enum */.k5n(['open', 'settled'])]);
function readMarker(category, body) {
    const prefix = `<!-- ${keyOf(category)}:`;
    const end = body.indexOf(' -->');
    if (!body.startsWith(prefix) || end < 0)
        return undefined;
    const parts = markerParts.safeParse(body.slice(prefix.length, end).split(':'));
    if (!parts.success)
        return undefined;
    const [key, severity, state] = parts.data;
    return { key, severity, state };
}
async function review_ownComments({ writer, report, wishes }) {
    const all = await writer.pages({
        route: 'GET /repos/{owner}/{repo}/pulls/{pull_number}/comments',
        parameters: { pull_number: report.pullRequest },
        shape: schemas/* array */.YOg(reviewComment),
    }, (page) => page);
    const marked = all.flatMap(({ id, body, user }) => {
        const marker = readMarker(wishes.category, body);
        return marker === undefined ? [] : [{ ...marker, id, body, user }];
    });
    if (marked.length === 0)
        return [];
    const self = (await writer.viewer()).toLowerCase();
    return marked.filter(({ user }) => user?.login.toLowerCase() === self);
}
/** Brings the comments of earlier runs up to date: still open, open again, or settled. */
async function refresh(delivery, old, chosen) {
    const { writer, report, wishes } = delivery;
    const wanted = new Map(chosen.map(({ key, body }) => [key, body]));
    const current = new Map(report.findings.map((finding) => [violationKey(finding.id), finding]));
    for (const comment of old) {
        const settled = settledText(report, current.get(comment.key), comment);
        const marker = review_markerOf(wishes.category, { ...comment, state: 'settled' });
        const body = wanted.get(comment.key) ?? (settled === undefined ? undefined : `${marker}\n${settled}`);
        const isSame = comment.state === 'settled' ? !wanted.has(comment.key) : review_plain(comment.body) === review_plain(body ?? '');
        if (body === undefined || isSame)
            continue;
        await writer.call({
            route: 'PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}',
            parameters: { comment_id: comment.id, body: writer.redact(body) },
            shape: reviewComment,
        });
    }
}
function review_plain(text) {
    return text.replaceAll('\r\n', '\n').trim();
}
/** What became of the finding; undefined while it is open, or when this run cannot tell. */
function settledText(report, finding, { severity }) {
    const sha = safeSha(report.headSha);
    const at = sha === undefined ? '' : ` at ${sha.slice(0, 7)}`;
    if (finding === undefined) {
        return outcomeOfMissing(report, severity) === 'Fixed' ? `✅ **Fixed**: not found any more${at}.` : undefined;
    }
    const standing = standingOf(finding);
    if (openStandings.includes(standing))
        return undefined;
    return standing === 'fixed' ? `✅ **Fixed**${at}.` : `✅ **Settled**: ${standing}.`;
}
function textOf(report, finding) {
    const effect = finding.effect === 'none' ? 'does not block' : finding.effect;
    const remediation = remediationOf(finding);
    const description = descriptionOf(finding);
    const parts = [
        `**${severityWord(finding)}: ${(0,neutral/* markdownText */.p7)(finding.title, 200) || 'Untitled'}**`,
        (0,neutral/* markdownText */.p7)([effect + (report.enforced ? '' : ' (not enforced)'), ...factsOf(finding), labelWord(finding)].join(' · ')),
        description === undefined ? '' : (0,neutral/* markdownBlock */.dI)(description, 2000),
        remediation === undefined ? '' : `**How to fix**\n\n${(0,neutral/* markdownBlock */.dI)(remediation, 2000)}`,
        `<sub>Scan Gate · violation ${(0,neutral/* markdownCode */.D9)(finding.id, 100)}</sub>`,
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}
async function review_submit(delivery, added, othersCount) {
    const { writer, report, runUrl } = delivery;
    const page = runUrl === undefined ? 'the summary of the run' : `[the summary of the run](${runUrl})`;
    const others = othersCount === 0 ? '' : ` ${plural(othersCount, 'open finding')} more: see ${page}.`;
    const lead = `**Scan Gate: ${verdictTitle(report).toLowerCase()}.** ${(0,neutral/* markdownText */.p7)(report.message, 600)}.`;
    const post = () => writer.call({
        route: 'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews',
        parameters: {
            pull_number: report.pullRequest,
            commit_id: report.headSha,
            event: 'COMMENT',
            body: writer.redact(`${lead}${others}`),
            comments: added.map(({ path, line, body }) => ({ path, line, side: 'RIGHT', body })),
        },
        shape: review,
        isOnce: true,
    });
    try {
        await post();
    }
    catch (error) {
        if (!isAmbiguous(error))
            throw error;
        await writer.sleep(review_settleMs);
        const written = new Set((await review_ownComments(delivery)).map(({ key }) => key));
        if (!added.every(({ key }) => written.has(key)))
            await post();
    }
}

;// CONCATENATED MODULE: ./build/ci/github/surfaces.js








const publishBudgetMs = 180_000;
const openBudgetMs = 20_000;
/** A cancelled run is killed 7.5 s after the signal. */
const endBudgetMs = 4000;
const noToken = 'github-token is not set';
/**
 * Shows on the commit that the gate is at work. Never throws; undefined when it could not be shown: publishing tries
 * again, and says why.
 */
async function openCheckRun(opening, deps) {
    const { token, runUrl } = deps;
    if (token === undefined)
        return undefined;
    try {
        const writing = { token, budgetMs: openBudgetMs };
        return await withWriter(deps, writing, (writer) => startCheckRun(writer, { ...opening, runUrl }));
    }
    catch {
        return undefined;
    }
}
/** Closes an open check run as cancelled, within 4 s and whatever was cancelled before; the warning. Never throws. */
async function closeCheckRun({ id }, text, deps) {
    return endAlone(id, { conclusion: 'cancelled', title: 'Cancelled', text }, deps);
}
async function endAlone(id, ending, deps) {
    if (deps.token === undefined)
        return undefined;
    const writing = { token: deps.token, budgetMs: endBudgetMs, cancel: new AbortController().signal };
    try {
        await withWriter(deps, writing, (writer) => endCheckRun(writer, id, ending));
        return undefined;
    }
    catch (error) {
        return refusalOf(error, 'The end of the check run', 'checks: write', deps);
    }
}
async function withWriter(deps, writing, write) {
    const writer = await createGithubWriter({ ...deps, ...writing });
    try {
        return await write(writer);
    }
    finally {
        writer.end();
    }
}
function refusalOf(error, surface, permission, { isDependabot }) {
    return (0,neutral/* neutralLine */.GH)(warningOf(error, { surface, permission, isDependabot }), 1000);
}
/** In the order of delivery: what people see first, and what takes longest last. */
const surfaces = [
    {
        name: 'The comment',
        permission: 'pull-requests: write',
        isWanted: isCommentWanted,
        deliver: async (delivery) => ({ commentUrl: await writeComment(delivery) }),
    },
    {
        name: 'The check run',
        permission: 'checks: write',
        marksCode: true,
        isWanted: ({ report, wishes, opened }) => hasCheckRun(wishes) && (opened ?? report.headSha) !== undefined,
        deliver: deliverCheckRun,
    },
    {
        name: 'The review',
        permission: 'pull-requests: write',
        marksCode: true,
        isWanted: ({ report, wishes }) => wishes.annotations === 'review' && report.pullRequest !== undefined && report.headSha !== undefined,
        deliver: deliverReview,
    },
    {
        name: 'Code scanning',
        permission: 'security-events: write',
        isWanted: ({ wishes }) => wishes.uploadSarif,
        deliver: uploadSarif,
    },
];
/** Whether a run with these wishes opens a check run. */
function hasCheckRun({ annotations }) {
    return annotations === 'auto' || annotations === 'check-run';
}
async function deliverCheckRun(delivery, deps) {
    const { writer, report, wishes, runUrl } = delivery;
    const opening = { headSha: report.headSha ?? '', category: wishes.category, text: report.message, runUrl };
    const opened = delivery.opened ?? (await check_run_startCheckRun(writer, opening));
    try {
        const { url, lines, warnings } = await completeCheckRun(delivery, opened);
        return { checkRunUrl: url, lines, warnings };
    }
    catch (error) {
        // One that stays in progress would hold up the pull request.
        const ending = { conclusion: conclusionOf(report), title: check_run_titleOf(report), text: `${report.message}.` };
        if (![401, 403, 404].includes(refusedWith(error) ?? 0))
            await endAlone(opened.id, ending, deps);
        throw error;
    }
}
async function deliverReview(delivery) {
    const { changes } = delivery;
    if (changes === undefined)
        throw new errors/* GateError */.ue('PUBLISH', 'what the pull request changes is not known');
    return { lines: await writeReview(delivery, changes) };
}
/** Writes whatever is wished for, within 3 minutes. Never throws. */
async function publishToGithub(input, deps) {
    const { report, wishes, opened } = input;
    const result = { ...nothing, checkRunUrl: opened?.url, warnings: [], lines: [] };
    if (report.reason === 'cancelled')
        return opened === undefined ? result : endCancelled(input, deps, result);
    const wanted = surfaces.filter((surface) => surface.isWanted(input));
    const hasMarks = wanted.some((surface) => surface.marksCode);
    result.needsCommands = wishes.annotations !== 'none' && !hasMarks;
    if (wanted.length === 0)
        return result;
    if (deps.token === undefined) {
        const names = wanted.map(({ name }) => name.toLowerCase()).join(', ');
        return {
            ...result,
            needsCommands: wishes.annotations !== 'none',
            warnings: [`Not written to GitHub: ${names}: ${noToken}`],
        };
    }
    try {
        await withWriter(deps, { token: deps.token, budgetMs: publishBudgetMs }, async (writer) => {
            const delivery = { ...input, writer, runUrl: deps.runUrl };
            for (const surface of wanted)
                await deliverAlone(surface, delivery, deps, result);
        });
    }
    catch (error) {
        result.warnings.push(refusalOf(error, 'The results', 'checks: write', deps));
    }
    return result;
}
const nothing = { checkRunUrl: undefined, commentUrl: undefined, needsCommands: false };
async function endCancelled(input, deps, result) {
    const { opened, report } = input;
    const warning = opened === undefined ? undefined : await closeCheckRun(opened, report.message, deps);
    return { ...result, warnings: warning === undefined ? [] : [warning] };
}
async function deliverAlone(surface, delivery, deps, result) {
    try {
        const { lines = [], warnings = [], ...urls } = await surface.deliver(delivery, deps);
        Object.assign(result, urls);
        result.lines.push(...lines);
        result.warnings.push(...warnings);
    }
    catch (error) {
        if (surface.marksCode)
            result.needsCommands = true;
        result.warnings.push(refusalOf(error, surface.name, surface.permission, deps));
    }
}


/***/ })

};
