export const id = 784;
export const ids = [784];
export const modules = {

/***/ 4784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judge: () => (/* binding */ judge_judge)
});

// EXTERNAL MODULE: ./build/api/schemas.js
var schemas = __webpack_require__(4015);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/settings/reading.js
var reading = __webpack_require__(4768);
// EXTERNAL MODULE: ./build/settings/settings.js + 14 modules
var settings = __webpack_require__(4425);
// EXTERNAL MODULE: ./build/settings/values.js
var values = __webpack_require__(9416);
// EXTERNAL MODULE: ./build/cli/judge/settings.js
var judge_settings = __webpack_require__(3912);
;// CONCATENATED MODULE: ./build/cli/judge/flags.js
/** The command line of `scan-gate judge`: its own flags, and those of the settings that mean something without a scan. */






/** Stands in for the service, of which nothing is asked. */
const anyUrl = 'http://127.0.0.1/api/v1';
/** Of a run's own report, which `--report` does not make. */
const shownGroups = ['Surfaces', 'Files'];
/** Throws GateError CONFIG (reason `settings`) that lists every problem. */
function readJudgeFlags({ own, ...flags }, env) {
    const problems = [...flags.problems];
    const { report = [], sarif = [], type: [word] = [], policy: [policyFile] = [] } = own;
    const mode = sarif.length > 0 ? 'sarif' : 'report';
    if (report.length > 0 === sarif.length > 0)
        problems.push('judge takes either --report FILE or --sarif FILE');
    const isShown = (name) => shownGroups.includes(settings/* settings */.W0[name].group);
    for (const name of settings/* settingNames */.H$.filter((each) => mode === 'report' && isShown(each) && flags.given[each]))
        problems.push(`--${name} does not go with judge --report`);
    if (word !== undefined && mode === 'report')
        problems.push('--type goes with --sarif');
    if (policyFile !== undefined && flags.given['config-file'])
        problems.push('--policy and --config-file exclude each other');
    const declaredType = typeOf(word, problems);
    const merged = (0,reading/* mergeReadings */.gK)({ given: flags.given, problems }, (0,reading/* readEnvironment */.Qo)(env));
    const isMeant = (name) => judge_settings/* judgeSettings */.$.includes(name) && !(mode === 'report' && isShown(name));
    const given = Object.fromEntries(Object.entries(merged.given).filter(([name]) => isMeant(name)));
    const address = { 'base-url': { value: anyUrl, source: 'default' } };
    return {
        mode,
        files: [...new Set([...report, ...sarif, ...flags.positionals])],
        declaredType,
        policyFile,
        settings: (0,reading/* readSettings */.sb)({ ...given, ...address }, merged.problems),
    };
}
function typeOf(word, problems) {
    if (word === undefined)
        return undefined;
    const type = schemas/* scanTypes */.vz.find((known) => known === word || (known === 'secrets' && word === 'secret'));
    if (type === undefined)
        problems.push(`--type: ${(0,values/* shown */.SP)(word)} is not ${(0,values/* alternatives */.Vo)(['sast', 'sca', 'secret', 'iac'])}`);
    return type;
}
/** A file that was named and cannot be read. */
function unreadable(name, error, code) {
    const why = error.code ?? 'unknown fault';
    return new errors/* GateError */.ue(code, `${name} could not be read (${why})`, {
        cause: error,
        hint: 'Name a file that is there and can be read.',
    });
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/policy/judge.js + 14 modules
var judge = __webpack_require__(1113);
// EXTERNAL MODULE: ./build/report/json/saved.js
var saved = __webpack_require__(3793);
// EXTERNAL MODULE: ./build/steps/baseline-file.js
var baseline_file = __webpack_require__(540);
// EXTERNAL MODULE: ./build/ci/context/read-context.js + 14 modules
var read_context = __webpack_require__(6427);
// EXTERNAL MODULE: ./build/ci/github/access.js
var access = __webpack_require__(5635);
// EXTERNAL MODULE: ./build/clock.js
var build_clock = __webpack_require__(7094);
// EXTERNAL MODULE: ./build/steps/policy.js + 4 modules
var policy = __webpack_require__(3129);
// EXTERNAL MODULE: ./build/steps/surroundings.js + 4 modules
var surroundings = __webpack_require__(6397);
;// CONCATENATED MODULE: ./build/cli/judge/policy.js
/** The policy of `scan-gate judge`: the file that `--policy` names, or the one that a run in this place would have. */








/** Reads the policy, and hands it on together with how the place is read, which ends when `use` does. */
async function withJudgePolicy({ env, folder: cwd, now, cancel, clock, transport: openTransport }, { settings, policyFile }, { story, use }) {
    const hints = (0,surroundings/* contextHints */.o)(settings, { kind: 'folder', named: settings.branch });
    const context = await (0,read_context/* readContext */.y)({ variables: env, folder: cwd }, hints);
    const github = (0,access/* githubAccess */.Y)(env, settings.githubToken);
    const transport = await openTransport();
    const budget = (0,build_clock/* createBudget */.yK)(clock(), settings.timeoutSeconds * 1000, cancel);
    try {
        const around = (0,surroundings/* createSurroundings */.w)(context, { github, transport, budget });
        const named = policyFile === undefined ? around : await fileAlone((0,external_node_path_.resolve)(cwd, policyFile), policyFile);
        const chosen = policyFile === undefined ? settings : { ...settings, configFile: ownFile(policyFile) };
        const loaded = await (0,policy/* loadPolicy */.t)({ settings: chosen, context, around: named, story, now });
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
async function fileAlone(path, name) {
    const text = await (0,promises_.readFile)(path, 'utf8').catch((error) => {
        throw unreadable(name, error, 'CONFIG');
    });
    return {
        readPolicyFile: async (from) => (from === 'trusted' ? { text, at: 'this machine' } : undefined),
    };
}

;// CONCATENATED MODULE: ./build/cli/judge/reports.js
/** `judge --report`: what a policy would have decided about runs that are over, from the evidence that they saved. */








async function judgeReports(session, flags) {
    const { log } = session;
    const saved = await Promise.all(flags.files.map((file) => readReport(session.folder, file)));
    return withJudgePolicy(session, flags, {
        story: session.runLog,
        async use(place) {
            const { loaded } = place;
            log.line(`Policy: ${loaded.source}`);
            const baseline = await namedBaseline(place);
            const judged = saved.map(({ report }) => rejudge(withBaseline(report, baseline), loaded.policy));
            for (const [index, now] of judged.entries()) {
                const then = saved[index];
                if (then === undefined)
                    continue;
                log.line(`${then.name}: ${subjectOf(then.report)}${comparison(then.report.verdict, now.verdict)}`);
                for (const line of now.lines)
                    log.line(`  ${line}`);
            }
            log.line(sentence(judged, saved));
            return { judged, settings: loaded.settings };
        },
    });
}
async function readReport(cwd, name) {
    const text = await (0,promises_.readFile)((0,external_node_path_.resolve)(cwd, name), 'utf8').catch((error) => {
        throw unreadable(name, error, 'CONFIG');
    });
    return { name, report: (0,saved/* readSavedReport */.I)(text, name) };
}
/** The baseline that the settings name; without one each report is compared with the baseline that its run read. */
async function namedBaseline({ loaded, around, context }) {
    const { baselineFile } = loaded.settings;
    if (baselineFile === undefined)
        return undefined;
    return (0,baseline_file/* readBaseline */.mF)(loaded.policy, { baselineFile, around, repositoryUrl: context.repositoryUrl });
}
function withBaseline(report, baseline) {
    if (report.evidence === undefined || baseline === undefined)
        return report;
    return { ...report, evidence: { ...report.evidence, baseline } };
}
/** Reasons that lie in the evidence itself, which another policy may see differently. */
const evidenceReasons = ['evidence', 'not-covered'];
/** What the policy decides about the saved evidence. A doubt about the scan itself, such as a branch that moved, stays. */
function rejudge(saved, policy) {
    const { evidence } = saved;
    const ownReason = saved.verdict === 'inconclusive' ? knownReason(saved.reason) : undefined;
    if (evidence === undefined) {
        const reason = ownReason ?? 'evidence';
        return { verdict: 'inconclusive', reason, lines: [`the run saved no evidence: ${saved.message}`] };
    }
    const scope = policy.scope === 'auto' && evidence.base === undefined ? 'scan' : policy.scope;
    const { verdict, reason, rules, doubt } = (0,judge/* judge */.S4)(evidence, { ...policy, scope });
    const lines = rules.filter((rule) => rule.verdict === verdict).map((rule) => rule.line);
    if (doubt !== undefined)
        lines.push(doubt);
    lines.push(...missing(saved, scope));
    if (verdict !== 'passed' || ownReason === undefined || evidenceReasons.includes(ownReason)) {
        return { verdict, reason, lines };
    }
    return { verdict: 'inconclusive', reason: ownReason, lines: [...lines, `but ${saved.message}`] };
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
    return Object.hasOwn(errors/* inconclusiveReasons */.Qe, reason) ? reason : 'protocol';
}
function subjectOf({ branch, headSha, pullRequest }) {
    const parts = [
        pullRequest === undefined ? undefined : `#${pullRequest}`,
        branch,
        headSha === undefined ? undefined : `at ${headSha.slice(0, 12)}`,
    ].filter((part) => part !== undefined);
    return parts.length === 0 ? '' : `${parts.join(' ')}, `;
}
function comparison(then, now) {
    return then === now ? `was ${then}, and would be again` : `was ${then}, would be ${now}`;
}
/** `This policy would have blocked 3 of the last 20 reports (2 inconclusive); 1 was blocked then`. */
function sentence(judged, saved) {
    const count = (verdict) => judged.filter((each) => each.verdict === verdict).length;
    const open = count('inconclusive');
    const then = saved.filter(({ report }) => report.verdict === 'failed').length;
    const reports = judged.length === 1 ? '1 report' : `the last ${judged.length} reports`;
    const undecided = open === 0 ? '' : ` (${open} inconclusive)`;
    const were = then === 0 ? 'none was' : then === 1 ? '1 was' : `${then} were`;
    return `This policy would have blocked ${count('failed')} of ${reports}${undecided}; ${were} blocked then`;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/report/draft.js
var draft = __webpack_require__(2548);
// EXTERNAL MODULE: ./build/report/wording.js
var wording = __webpack_require__(2867);
// EXTERNAL MODULE: ./build/service/engines/fingerprint.js
var fingerprint = __webpack_require__(8596);
;// CONCATENATED MODULE: ./build/service/engines/snippet.js
/** Cuts the code that a finding points at, for people to read and for its identity. */
const shownLines = 5;
const shownColumns = 200;
/** Marks that turn or hide text: shown as escapes, so that a snippet reads as it runs. */
const deceptive = /[\u061c\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060-\u2069\u3164\ufeff\uffa0]/g;
/** Exactly the reported text. */
function reportedCode(lines, range) {
    const part = lines.slice(range.line - 1, range.endLine);
    const last = part.length - 1;
    return part
        .map((line, index) => {
        return line.slice(index === 0 ? range.column - 1 : 0, index === last ? range.endColumn - 1 : undefined);
    })
        .join('\n');
}
/** The whole lines of the report, their common indent removed; of endless lines the part around the report. */
function shownCode(lines, range) {
    const part = lines.slice(range.line - 1, Math.min(range.endLine, range.line - 1 + shownLines));
    const filled = part.filter((line) => line.trim() !== '');
    const indent = Math.min(...filled.map((line) => line.length - line.trimStart().length));
    const start = Math.max(0, range.column - 1 - shownColumns / 2);
    return part
        .map((line) => (line.length > 2 * shownColumns ? line.slice(start, start + shownColumns) : line.slice(indent)))
        .join('\n')
        .replaceAll(deceptive, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
/** The code with every run of blanks made one, so that formatting does not change an identity. */
function normalized(code) {
    return code.replaceAll(/\s+/g, ' ').trim();
}
/** Which line an offset stands on, from 1; `\n`, `\r\n` and `\r` end a line. */
function lineFinder(text) {
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

;// CONCATENATED MODULE: ./build/service/sarif/untrusted.js
/** Looks into JSON of any shape: what is not there, inherited or of another kind is undefined, never an exception. */
/** The value at the end of the path, through own properties only: `constructor` and its like are not in a file. */
function field(value, ...path) {
    let current = value;
    for (const key of path) {
        if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key))
            return undefined;
        current = current[key];
    }
    return current;
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** The value's own entries; none when it is no object. */
function entriesOf(value) {
    return isRecord(value) ? Object.entries(value) : [];
}
function listOf(value) {
    return Array.isArray(value) ? value : [];
}
/** A text that is not blank, trimmed. */
function textOf(value) {
    const text = typeof value === 'string' ? value.trim() : '';
    return text === '' ? undefined : text;
}
/** A whole number of at least `least`: indexes from 0, lines from 1. */
function wholeOf(value, least = 0) {
    return Number.isSafeInteger(value) && value >= least ? value : undefined;
}
/** A number of at least 0, written as a number or as text; undefined for anything else. */
function numberOf(value) {
    const number = typeof value === 'string' && /^\s*\d{1,9}(?:\.\d+)?\s*$/.test(value) ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined;
}
/** The property bag's tags that are texts. */
function tagsOf(value) {
    return listOf(field(value, 'properties', 'tags')).filter((tag) => typeof tag === 'string');
}

;// CONCATENATED MODULE: ./build/service/sarif/identity.js
/** Gives a result an identity that holds across commits: the tool's own fingerprint, else its rule, path and code. */



/** An identity for each, in order. Equals are told apart by their order, so that no result ever hides another. */
function identify(results) {
    const ordinalOf = (0,fingerprint/* ordinals */.$U)();
    return results.map((each) => {
        const parts = partsOf(each);
        return (0,fingerprint/* fingerprintOf */.ax)([...parts, ordinalOf(JSON.stringify(parts))]);
    });
}
function partsOf({ tool, ruleId, result, filePath = '', snippet, isConcealed }) {
    const full = fullFingerprint(result);
    if (full !== undefined)
        return ['full', tool, ruleId, full];
    const lineHash = field(result, 'partialFingerprints', 'primaryLocationLineHash');
    // Other partial fingerprints are none: gitleaks puts the commit and its author there.
    if (isFingerprint(lineHash))
        return ['line', tool, ruleId, filePath, lineHash];
    const code = normalized(snippet ?? '');
    return ['code', tool, ruleId, filePath, isConcealed && code !== '' ? (0,fingerprint/* secretMark */.MX)(code, false) : code];
}
/** The first of the result's `fingerprints` by name, so that one that a tool adds later changes nothing. */
function fullFingerprint(result) {
    const usable = entriesOf(field(result, 'fingerprints')).filter(([, value]) => isFingerprint(value));
    const [first] = usable.sort(([a], [b]) => (a < b ? -1 : 1));
    return first === undefined ? undefined : `${first[0]}=${first[1]}`;
}
/** Semgrep without an account writes `requires login` for every result. */
function isFingerprint(value) {
    return typeof value === 'string' && /^\S{6,1000}$/.test(value);
}

;// CONCATENATED MODULE: ./build/service/sarif/messages.js

const textMax = 20_000;
const argumentMax = 2000;
/** The message as plain text; empty when there is none. */
function messageOf(message, { rule, component }) {
    const given = textOf(field(message, 'text')) ?? textOf(field(message, 'markdown'));
    const text = given ?? lookUp(field(message, 'id'), rule, component) ?? '';
    return plain(filled(text.slice(0, textMax), listOf(field(message, 'arguments')))).slice(0, textMax);
}
/** A rule's description, which is a message without arguments. */
function descriptionOf(rule, name) {
    const text = textOf(field(rule, name, 'text')) ?? textOf(field(rule, name, 'markdown'));
    return text === undefined ? undefined : plain(text.slice(0, textMax));
}
function lookUp(id, rule, component) {
    if (typeof id !== 'string')
        return undefined;
    const string = field(rule, 'messageStrings', id) ?? field(component, 'globalMessageStrings', id);
    return textOf(field(string, 'text')) ?? textOf(field(string, 'markdown'));
}
/** `{0}` is the first argument, `{{` a brace (3.11.5). */
function filled(text, parameters) {
    let room = textMax;
    return text.replaceAll(/\{\{|\}\}|\{(\d{1,2})\}/g, (whole, index) => {
        if (index === undefined)
            return whole.slice(1);
        const value = parameters[Number(index)];
        if (typeof value !== 'string')
            return whole;
        const part = value.slice(0, Math.min(argumentMax, room));
        room -= part.length;
        return part;
    });
}
/** `[name](1)` links to a related location (3.11.6): the name is what a reader needs. */
function plain(text) {
    return text.replaceAll(/\[([^[\]]*)\]\(\d+\)/g, '$1');
}

;// CONCATENATED MODULE: ./build/service/sarif/places.js
/** Where a result is: its first location as a path below the repository's root, and its line. Never outside the root. */

const uriMax = 4096;
const chainMax = 16;
const snippetMax = 5000;
/** Reads the places of one run. `root` is the absolute path of the repository where the scanner saw it. */
function createPlaceReader(run, root) {
    const rootParts = root === undefined ? undefined : absoluteParts(root);
    const bases = field(run, 'originalUriBaseIds');
    const outside = new Set();
    const known = new Map();
    function pathOf(location) {
        const artifact = artifactOf(run, field(location, 'physicalLocation', 'artifactLocation'));
        const uri = field(artifact, 'uri');
        if (typeof uri !== 'string' || uri === '')
            return undefined;
        const baseId = textOf(field(artifact, 'uriBaseId'));
        const key = JSON.stringify([uri.slice(0, uriMax + 1), baseId]);
        if (!known.has(key)) {
            const path = place(addressOf(uri, baseId, bases), rootParts);
            if (path === undefined)
                outside.add(uri.slice(0, 200));
            known.set(key, path);
        }
        return known.get(key);
    }
    return {
        outside,
        pathOf,
        placeOf(result) {
            const locations = listOf(field(result, 'locations'));
            const placed = locations.find((location) => pathOf(location) !== undefined);
            const region = field(placed ?? locations[0], 'physicalLocation', 'region');
            const target = { physicalLocation: { artifactLocation: field(result, 'analysisTarget') } };
            return {
                filePath: placed === undefined ? pathOf(target) : pathOf(placed),
                line: placed === undefined ? undefined : wholeOf(field(region, 'startLine'), 1),
                snippet: snippetOf(region),
            };
        },
    };
}
/** The artifact location itself, or the one that its index names in `run.artifacts`. */
function artifactOf(run, location) {
    if (typeof field(location, 'uri') === 'string')
        return location;
    const index = wholeOf(field(location, 'index'));
    return index === undefined ? location : field(run, 'artifacts', index, 'location');
}
function snippetOf(region) {
    const text = field(region, 'snippet', 'text');
    return typeof text === 'string' && text.trim() !== '' ? text.slice(0, snippetMax) : undefined;
}
/** The address with its chain of `uriBaseId`s; undefined when it is no file's, or not readable. */
function addressOf(uri, baseId, bases) {
    let address = parse(uri);
    let id = baseId;
    for (let depth = 0; id !== undefined && address !== undefined && address.base === undefined; depth++) {
        const entry = field(bases, id);
        const above = parse(textOf(field(entry, 'uri')) ?? '');
        if (above === undefined || depth === chainMax)
            return undefined;
        // Below an absolute base the parts stay what they are: the path in what was scanned.
        if (above.base === undefined)
            address = { ...above, parts: [...above.parts, ...address.parts] };
        else
            address = { base: above.parts, parts: address.parts, isAbsolute: false };
        id = textOf(field(entry, 'uriBaseId'));
    }
    return address;
}
/** A path or `file:` address in decoded parts; undefined for other schemes, other machines and unreadable parts. */
function parse(uri) {
    if (uri.length > uriMax)
        return undefined;
    const [, scheme, rest = uri] = /^([a-z][a-z0-9+.-]+):(.*)$/is.exec(uri) ?? [];
    if (scheme !== undefined && scheme.toLowerCase() !== 'file')
        return undefined;
    const path = scheme === undefined ? rest : withoutHost(rest);
    const parts = path.split(/[\\/]/).map(decoded);
    if (/^[\\/]{2}/.test(path) || parts.some((part) => /[\\/\p{Cc}]/u.test(part)))
        return undefined;
    const isAbsolute = /^(?:[\\/]|[a-z]:[\\/])/i.test(path);
    return { base: isAbsolute ? [] : undefined, parts: parts.map(foldDrive), isAbsolute };
}
/** What follows `file:`. Gitleaks writes `file://./path`, whose host is no host. */
function withoutHost(rest) {
    return rest.replace(/^\/\/(?:localhost(?=\/)|(?=\.{0,2}\/))/i, '').replace(/^\/(?=[a-z]:\/)/i, '');
}
/** Tools that do not encode write names such as `100%.js` as they are. */
function decoded(part) {
    try {
        return decodeURIComponent(part);
    }
    catch {
        return part;
    }
}
function foldDrive(part, index) {
    return index === 0 && /^[a-z]:$/.test(part) ? part.toUpperCase() : part;
}
/**
 * The path below the root. A base folder that is neither above the root nor in it is where the scanner, on another
 * machine, saw the repository: the path below that base is the path in the repository.
 */
function place(address, root) {
    if (address === undefined)
        return undefined;
    const { base, parts, isAbsolute } = address;
    if (base === undefined)
        return inside(parts);
    const whole = normal([...base, ...parts]);
    if (whole === undefined)
        return undefined;
    if (root?.every((part, index) => whole[index] === part))
        return inside(whole.slice(root.length));
    return isAbsolute ? undefined : inside(parts);
}
function inside(parts) {
    const path = normal(parts);
    return path === undefined || path.length === 0 ? undefined : path.join('/');
}
/** Without `.` and empty parts; undefined when a `..` leads above the beginning. */
function normal(parts) {
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
function absoluteParts(path) {
    return normal(path.split(/[\\/]/).map(foldDrive)) ?? [];
}

;// CONCATENATED MODULE: ./build/service/sarif/scores.js
/** Reads CVSS and EPSS where a tool puts them: in the property bags, under names that differ from tool to tool. */

/** The highest score from 0 to 10 that the result, else its rule, states under a name that begins with `cvss`. */
function cvssOf(result, rule) {
    for (const place of [result, rule]) {
        const scores = entriesOf(field(place, 'properties'))
            .filter(([key]) => /^cvss/i.test(key) && !/version|vector|exploit|impact/i.test(key))
            .map(([, value]) => numberOf(field(value, 'baseScore') ?? field(value, 'score') ?? value))
            .filter((score) => score !== undefined && score <= 10);
        if (scores.length > 0)
            return Math.max(...scores);
    }
    return undefined;
}
/** Percent. A bare number up to 1 is the fraction that FIRST publishes; percentiles are another measure. */
function epssOf(result, rule) {
    for (const place of [result, rule]) {
        for (const [key, value] of entriesOf(field(place, 'properties'))) {
            if (!/^epss/i.test(key) || /percentile|date/i.test(key))
                continue;
            const percent = percentOf(plainValue(value), /percent/i.test(key));
            if (percent !== undefined)
                return percent;
        }
    }
    return undefined;
}
function plainValue(value) {
    if (!isRecord(value))
        return value;
    return field(value, 'score') ?? field(value, 'probability') ?? field(value, 'epss');
}
function percentOf(value, isPercent) {
    const hasSign = typeof value === 'string' && /%\s*$/.test(value);
    const number = numberOf(hasSign ? value.replace(/%\s*$/, '') : value);
    if (number === undefined || number > 100)
        return undefined;
    return isPercent || hasSign || number > 1 ? number : number * 100;
}

;// CONCATENATED MODULE: ./build/service/sarif/severity.js
/** Reads how bad a result is, from the first place that says so (design section 9). */


const words = new Map(Object.entries({
    CRITICAL: 'critical blocker fatal',
    HIGH: 'high error important severe serious major',
    MEDIUM: 'medium moderate warning',
    LOW: 'low minor note recommendation',
    INFO: 'info information informational negligible none',
}).flatMap(([severity, names]) => names.split(' ').map((name) => [name, severity])));
/** A tag alone says more than a severity: `error` and `note` may be about anything, and `HIGH CONFIDENCE` is none. */
const tagWords = new Set(['critical', 'high', 'medium', 'moderate', 'low', 'info', 'informational']);
/** CVSS's own bands, as code scanning reads them. */
const bands = [
    [9, 'CRITICAL'],
    [7, 'HIGH'],
    [4, 'MEDIUM'],
];
/** Kinds whose level must be `none` (3.27.10), so that it says nothing. */
const levelless = ['open', 'review'];
function rate(result, resolved, isSecret) {
    const { rule } = resolved;
    const scores = [result, rule].map((place) => field(place, 'properties', 'security-severity'));
    const stated = first(scores, bandOf) ??
        first(scores, wordOf) ??
        first([result, rule], statedProperty) ??
        first([result, rule], statedTag);
    return stated === undefined ? rateLevel(result, resolved, isSecret) : { severity: stated, isKnown: true };
}
function first(places, read) {
    for (const place of places) {
        const severity = read(place);
        if (severity !== undefined)
            return severity;
    }
    return undefined;
}
/** The numeric `security-severity`; 0 is how tools write that they have none. */
function securitySeverity(place) {
    const score = numberOf(field(place, 'properties', 'security-severity'));
    return score !== undefined && score > 0 ? score : undefined;
}
function bandOf(value) {
    const score = numberOf(value);
    if (score === undefined || score === 0)
        return undefined;
    return bands.find(([least]) => score >= least)?.[1] ?? 'LOW';
}
function wordOf(value) {
    return typeof value === 'string' && value.length <= 40 ? words.get(value.trim().toLowerCase()) : undefined;
}
/** `severity`, else the worst of its cousins: `issue_severity`, `problem.severity`, `zizmor/severity`. */
function statedProperty(place) {
    const properties = field(place, 'properties');
    const plain = wordOf(field(properties, 'severity'));
    if (plain !== undefined)
        return plain;
    const cousins = entriesOf(properties)
        .filter(([key]) => /severity$/i.test(key) && key !== 'security-severity')
        .map(([, value]) => wordOf(value));
    return worst(cousins);
}
function statedTag(place) {
    return worst(tagsOf(place).map((tag) => {
        const [, word = tag] = /^severity[:/= -]+(.{1,20})$/i.exec(tag) ?? [];
        return word !== tag || tagWords.has(tag.trim().toLowerCase()) ? wordOf(word) : undefined;
    }));
}
function worst(found) {
    return schemas/* severityWords */.D4.find((severity) => found.includes(severity));
}
function rateLevel(result, { rule, overriddenLevel }, isSecret) {
    const own = textOf(field(result, 'level'));
    const kind = textOf(field(result, 'kind'))?.toLowerCase() ?? '';
    const isMute = own?.toLowerCase() === 'none' && levelless.includes(kind);
    const stated = isMute ? undefined : own;
    const level = stated ?? overriddenLevel ?? textOf(field(rule, 'defaultConfiguration', 'level'));
    // Without any level a result is a warning (3.27.10); of a secret, that would be too little.
    if (level === undefined)
        return { severity: isSecret ? 'HIGH' : 'MEDIUM', isKnown: true };
    const severity = wordOf(level);
    return severity === undefined ? { severity: 'CRITICAL', isKnown: false } : { severity, isKnown: true };
}

;// CONCATENATED MODULE: ./build/service/sarif/tool-types.js

const typeOfScan = {
    sast: 'SAST',
    sca: 'SCA',
    secrets: 'SECRET',
    iac: 'IAC',
};
const scanTypeOf = {
    SAST: 'sast',
    AGENTIC_SAST: 'sast',
    SCA: 'sca',
    SECRET: 'secrets',
    IAC: 'iac',
};
/** In this order: the first name that fits decides. `undefined`: the tool reports several kinds, its rules tell. */
const tools = [
    [/^(?:scan gate|trivy|aqua|snyk$|checkmarx|veracode|wiz|gitlab|megalinter)/, undefined],
    [
        named('gitleaks|betterleaks|trufflehog|secretlint|detect-secrets|ggshield|gitguardian|nosey ?parker|kingfisher'),
        'SECRET',
    ],
    [
        named('snyk (?:iac|infrastructure)|checkov|tfsec|kics|zizmor|terrascan|hadolint|kube-?linter|kubesec|poutine'),
        'IAC',
    ],
    [named('cfn-?(?:lint|nag|guard)|tflint|actionlint|template-?analyzer|ansible-lint|dockle|regula\\b'), 'IAC'],
    [named('snyk (?:open source|container)|osv|grype|npm.?audit|dependency|pip-?audit|cargo-?audit|govulncheck'), 'SCA'],
    [named('retire|bundler-?audit|audit-?ci|auditjs|nancy\\b|docker scout|black ?duck|mend\\b|safety\\b'), 'SCA'],
    [named('semgrep|opengrep|codeql|eslint|bandit|gosec|brakeman|sonar|snyk ?code|bearer|njsscan|mobsfscan'), 'SAST'],
    [
        named('psalm|phpstan|flawfinder|cppcheck|clang|spotbugs|security ?code ?scan|devskim|pmd\\b|ruff\\b|rubocop'),
        'SAST',
    ],
    [named('coverity|fortify|horusec|oxlint|biome\\b|pylint|detekt|infer\\b|codechecker'), 'SAST'],
];
/** The words at the beginning of a word of the tool's name. */
function named(words) {
    return new RegExp(`(?<![a-z])(?:${words})`);
}
/** Exact tags and rule names that tell a kind. */
const marks = new Map([
    ['secret', 'SECRET'],
    ['secrets', 'SECRET'],
    ['misconfiguration', 'IAC'],
    ['iac', 'IAC'],
    ['languagespecificpackagevulnerability', 'SCA'],
    ['ospackagevulnerability', 'SCA'],
    ['sca', 'SCA'],
    ['sast', 'SAST'],
    ['agentic-sast', 'AGENTIC_SAST'],
]);
const rulePatterns = [
    [/^ckv2?_secret_|\.secrets\./i, 'SECRET'],
    [/^(?:cve-\d|ghsa-|rustsec-|pysec-|go-\d{4}-|osv-|snyk-|ckv_cve)/i, 'SCA'],
];
/** The kind that the tool's name stands for; undefined when it is unknown, or stands for several. */
function typeOfTool(tool) {
    const folded = tool.slice(0, 200).toLowerCase();
    return tools.find(([name]) => name.test(folded))?.[1];
}
/** The kind of a result; undefined is unknown, and counts as every kind. */
function typeOfResult(tool, result, { id, rule }) {
    const named = typeOfTool(tool);
    const marked = markedType(result, rule) ?? rulePatterns.find(([pattern]) => pattern.test(id))?.[1];
    // A scanner of code or configuration that also reports secrets or packages says so by rule; the others have one kind.
    if (named === 'SECRET' || named === 'SCA')
        return named;
    return marked ?? named;
}
function markedType(result, rule) {
    const words = [field(result, 'properties', 'type'), field(rule, 'name'), ...tagsOf(result), ...tagsOf(rule)];
    for (const word of words) {
        const type = marks.get(textOf(word)?.toLowerCase().replaceAll('_', '-') ?? '');
        if (type !== undefined)
            return type;
    }
    return undefined;
}
/** Weaknesses whose message and code show a credential, whatever kind the tool calls them. */
const credentialWeaknesses = new Set(['CWE-259', 'CWE-321', 'CWE-798']);
/** True when the result's own text may repeat a secret. */
function mayShowSecret(types, cwe) {
    return types.includes('SECRET') || (cwe !== undefined && credentialWeaknesses.has(cwe));
}

;// CONCATENATED MODULE: ./build/service/sarif/weakness.js
/** Finds the CWE of a result: taxa, relationships, tags, properties, message; the first that names one. */

/** `CWE-89`, `cwe/cwe-089`, `CWE_89`, `cwe:89`; not the `cwe` inside another word. */
const pattern = /(?<![a-z0-9])cwe[-_ :/]{0,3}0{0,4}([1-9]\d{0,4})(?!\d)/i;
/** Messages can be long; a weakness is named early. */
const searched = 4000;
/** `CWE-<number>`; undefined when nothing names one. */
function weaknessOf({ run, result, rule, message }) {
    const references = [
        ...listOf(field(result, 'taxa')),
        ...listOf(field(rule, 'relationships')).map((relationship) => field(relationship, 'target')),
    ];
    const number = firstNumber(references, (reference) => numberOfReference(run, reference)) ??
        firstNumber([...tagsOf(result), ...tagsOf(rule)], numberIn) ??
        firstNumber([result, rule], numberOfProperties) ??
        numberIn(message.slice(0, searched));
    return number === undefined ? undefined : `CWE-${number}`;
}
function firstNumber(places, read) {
    for (const place of places) {
        const number = read(place);
        if (number !== undefined)
            return number;
    }
    return undefined;
}
function numberIn(text) {
    return typeof text === 'string' ? pattern.exec(text.slice(0, searched))?.[1] : undefined;
}
/** A reference names its taxon by id, or by its place in one of the run's taxonomies. */
function numberOfReference(run, reference) {
    const taxonomyIndex = wholeOf(field(reference, 'toolComponent', 'index'));
    const taxonomy = taxonomyIndex === undefined ? undefined : field(run, 'taxonomies', taxonomyIndex);
    const taxonIndex = wholeOf(field(reference, 'index'));
    const taxon = taxonIndex === undefined ? undefined : field(taxonomy, 'taxa', taxonIndex);
    const id = textOf(field(reference, 'id')) ?? textOf(field(taxon, 'id'));
    const owner = textOf(field(reference, 'toolComponent', 'name')) ?? textOf(field(taxonomy, 'name'));
    return numberIn(id) ?? (/cwe/i.test(owner ?? '') ? bareNumber(id) : undefined);
}
function bareNumber(value) {
    return /^0{0,4}([1-9]\d{0,4})$/.exec(typeof value === 'number' ? String(value) : (textOf(value) ?? ''))?.[1];
}
/** `cwe: "CWE-89"`, `cwe: [89]`, `cwe: { id: 89 }`. */
function numberOfProperties(place) {
    const named = entriesOf(field(place, 'properties')).filter(([key]) => /cwe/i.test(key));
    const values = named.flatMap(([, value]) => (Array.isArray(value) ? value : [value]));
    return firstNumber(values, (value) => {
        const plain = field(value, 'id') ?? value;
        return numberIn(plain) ?? bareNumber(plain);
    });
}

;// CONCATENATED MODULE: ./build/service/sarif/results.js






const titleMax = 300;
const remediationMax = 4000;
/** Kinds that report something else than a problem (3.27.9); `open` and `review` may be one, and count. */
const harmlessKinds = ['pass', 'notapplicable', 'informational'];
/** Undefined for a result that is none: passed, not applicable, informational, or gone since the tool's baseline. */
function readResult(reader, result, index) {
    if (!isRecord(result)) {
        // To leave it out could hide a finding.
        const why = `result ${index + 1} of ${reader.name} is not an object`;
        throw reader.failed(why, 'The file is damaged: write it again with the scanner.');
    }
    const kind = textOf(field(result, 'kind'))?.toLowerCase();
    if (kind !== undefined && harmlessKinds.includes(kind))
        return undefined;
    if (textOf(field(result, 'baselineState'))?.toLowerCase() === 'absent')
        return undefined;
    return draftOf(reader, result);
}
function draftOf(reader, result) {
    const { run, tool, places, declaredType } = reader;
    const resolved = reader.rules(result);
    const message = messageOf(field(result, 'message'), resolved);
    const ownType = typeOfResult(tool, result, resolved);
    const type = declaredType === undefined ? ownType : typeOfScan[declaredType];
    const cwe = weaknessOf({ run, result, rule: resolved.rule, message });
    const isConcealed = mayShowSecret([type, ownType], cwe);
    const place = places.placeOf(result);
    const { severity, isKnown } = rate(result, resolved, type === 'SECRET');
    const finding = {
        tool,
        ruleId: resolved.id,
        type,
        severity,
        severityKnown: isKnown,
        ...textsOf({ tool, result, resolved, message, type, isConcealed }),
        filePath: place.filePath,
        ...present({
            cwe,
            line: place.line,
            ...scoresOf(result, resolved, type),
            codeSnippet: results_shownCode(place, isConcealed),
            firstDetected: textOf(field(result, 'provenance', 'firstDetectionTimeUtc'))?.slice(0, 40),
        }),
        suppression: suppressionOf(result),
    };
    const { filePath, snippet } = place;
    const mayBeSecret = isConcealed || type === undefined;
    return {
        finding,
        identified: { tool, ruleId: resolved.id, result, filePath, snippet, isConcealed: mayBeSecret },
    };
}
function results_shownCode({ snippet }, isConcealed) {
    return isConcealed ? undefined : snippet;
}
/** Scanners of packages state the score of the advisory as `security-severity`; elsewhere that is the tool's own scale. */
function scoresOf(result, { rule }, type) {
    const isAdvisory = type === 'SCA' || type === undefined;
    const score = isAdvisory ? (securitySeverity(result) ?? securitySeverity(rule)) : undefined;
    const cvss = cvssOf(result, rule) ?? (score !== undefined && score <= 10 ? score : undefined);
    return { cvss, epss: epssOf(result, rule) };
}
/** The title comes from the rule: the message of a finding may repeat the secret that it is about. */
function textsOf({ tool, result, resolved, message, type, isConcealed }) {
    const { id, rule } = resolved;
    const isOpenText = !isConcealed && type !== undefined;
    const named = descriptionOf(rule, 'shortDescription') ?? textOf(field(rule, 'name'));
    const title = named ?? (isOpenText ? firstSentence(message) : undefined) ?? id;
    if (isConcealed) {
        return {
            title: oneLine(title),
            description: `${tool} reports what looks like a credential (rule ${id}). Its text is not shown here on purpose.`,
            remediation: 'Revoke it where it was issued. Then read it from a secret store or an environment variable; removing it from the file alone leaves it in the history.',
        };
    }
    return { title: oneLine(title), description: message, remediation: remediationOf(result, rule) };
}
function firstSentence(message) {
    const [line = ''] = message.split(/\r?\n/, 1);
    return textOf(/^.{1,280}?[.!?](?=\s|$)/.exec(line)?.[0] ?? line);
}
function oneLine(text) {
    return text.replaceAll(/\s+/g, ' ').trim().slice(0, titleMax);
}
function remediationOf(result, rule) {
    const fix = textOf(field(result, 'fixes', 0, 'description', 'text'));
    const helpUri = textOf(field(rule, 'helpUri'));
    const advice = fix ?? descriptionOf(rule, 'help') ?? (helpUri === undefined ? '' : `See ${helpUri}`);
    return advice.slice(0, remediationMax);
}
/** Suppressed when every suppression is accepted, which it is when it states no status (3.35.3). */
function suppressionOf(result) {
    const suppressions = listOf(field(result, 'suppressions'));
    const accepted = suppressions.every((each) => isRecord(each) && (textOf(each.status) ?? 'accepted') === 'accepted');
    if (suppressions.length === 0 || !accepted)
        return 'none';
    return suppressions.some((each) => field(each, 'kind') === 'external') ? 'accepted' : 'in-source';
}
/** Only the properties that have a value. */
function present(properties) {
    return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined));
}

;// CONCATENATED MODULE: ./build/service/sarif/rules.js
/** Finds the rule of a result (SARIF 2.1.0, 3.27.5 to 3.27.7): by its index, by its id, and by what its id begins with. */

const noRuleId = 'unnamed rule';
const idMax = 500;
/** `CA1000/1/2`: how many parts of a hierarchical id are taken off at most. */
const prefixMax = 8;
/** Worst first; of several overrides the worst counts. */
const levels = ['error', 'warning', 'note', 'none'];
function createRuleBook(run) {
    const driver = field(run, 'tool', 'driver');
    const extensions = listOf(field(run, 'tool', 'extensions'));
    const byId = new Map();
    for (const component of [driver, ...extensions]) {
        for (const rule of listOf(field(component, 'rules'))) {
            const id = ruleId(rule);
            if (id !== undefined && !byId.has(id))
                byId.set(id, { rule, component });
        }
    }
    const overrides = readOverrides(run, driver, extensions);
    return (result) => {
        const reference = field(result, 'rule');
        const named = cutId(field(result, 'ruleId')) ?? cutId(field(reference, 'id'));
        const component = componentOf(reference, driver, extensions);
        const index = wholeOf(field(reference, 'index')) ?? wholeOf(field(result, 'ruleIndex'));
        const indexed = index === undefined ? undefined : field(component, 'rules', index);
        const isMeant = indexed !== undefined && (named === undefined || isSameOrPart(ruleId(indexed), named));
        const found = isMeant ? { rule: indexed, component } : rules_lookUp(byId, named);
        const id = named ?? ruleId(found?.rule) ?? noRuleId;
        const overriddenLevel = overrides.get(ruleId(found?.rule) ?? id);
        return { id, rule: found?.rule, component: found?.component ?? component, overriddenLevel };
    };
}
function ruleId(rule) {
    return cutId(field(rule, 'id'));
}
function cutId(value) {
    return textOf(value)?.slice(0, idMax);
}
/** A result's id may add parts to its rule's: `CA1000/1` (3.27.5). */
function isSameOrPart(rule, named) {
    return rule !== undefined && (named === rule || named.startsWith(`${rule}/`));
}
function rules_lookUp(byId, named) {
    let id = named ?? '';
    for (let parts = 0; parts <= prefixMax && id !== ''; parts++) {
        const entry = byId.get(id);
        if (entry !== undefined)
            return entry;
        id = id.slice(0, Math.max(0, id.lastIndexOf('/')));
    }
    return undefined;
}
/** The component that a reference means: by index or name among the extensions, else the driver. */
function componentOf(reference, driver, extensions) {
    const index = wholeOf(field(reference, 'toolComponent', 'index'));
    if (index !== undefined)
        return extensions[index];
    const name = textOf(field(reference, 'toolComponent', 'name'));
    return extensions.find((extension) => name !== undefined && field(extension, 'name') === name) ?? driver;
}
function readOverrides(run, driver, extensions) {
    const overrides = new Map();
    const given = listOf(field(run, 'invocations')).flatMap((invocation) => listOf(field(invocation, 'ruleConfigurationOverrides')));
    for (const override of given) {
        const descriptor = field(override, 'descriptor');
        const level = textOf(field(override, 'configuration', 'level'));
        const index = wholeOf(field(descriptor, 'index'));
        const component = componentOf(descriptor, driver, extensions);
        const indexed = index === undefined ? undefined : ruleId(field(component, 'rules', index));
        const id = cutId(field(descriptor, 'id')) ?? indexed;
        if (id === undefined || level === undefined)
            continue;
        const known = overrides.get(id);
        if (known === undefined || levels.indexOf(level) < levels.indexOf(known))
            overrides.set(id, level);
    }
    return overrides;
}

;// CONCATENATED MODULE: ./build/service/sarif/intake.js








/** 64 MiB: far above what code scanning takes (10 MB packed), far below what a process cannot hold. */
const sarifSizeMax = 64 * 1024 * 1024;
const diagnosticsMax = 100;
const heededLevels = ['error', 'warning'];
/** Without these a run can look better than it is: rules and their severities are in driver and extensions. */
const neededParts = ['results', 'invocations', 'driver', 'extensions'];
const rewrite = 'Write the file again with the scanner, as SARIF 2.1.0 in UTF-8.';
/** The bytes of a file as text. Throws GateError SCAN_FAILED for what is too large or not UTF-8. */
function decodeSarif(bytes, name) {
    const failed = failing(name);
    if (bytes.length > sarifSizeMax)
        throw tooLarge(failed);
    const [first, second] = bytes;
    const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || second === 0;
    if (isWide)
        throw failed('it is UTF-16', 'Windows PowerShell writes UTF-16 with >: let the scanner write the file.');
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch (error) {
        throw failed('it is not UTF-8', rewrite, error);
    }
}
/** Throws GateError SCAN_FAILED when the text is no SARIF 2.1.0, or of a scan that did not run to its end. */
function readSarif(text, options = {}) {
    const failed = failing(options.name);
    const log = parseLog(text, failed);
    const runs = field(log, 'runs');
    if (!Array.isArray(runs))
        throw failed('it has no list of runs', rewrite);
    if (runs.length === 0)
        throw failed('it has no run: the scanner did not say that it ran', rewrite);
    const tools = new Set();
    const diagnostics = [];
    const drafts = [];
    let leftOut = 0;
    for (const [index, run] of runs.entries()) {
        const reader = readerOf(run, index, { ...options, failed });
        const results = resultsOf(log, reader);
        tools.add(reader.tool);
        for (const [position, result] of results.entries()) {
            const draft = readResult(reader, result, position);
            if (draft === undefined)
                leftOut += 1;
            else
                drafts.push(draft);
        }
        diagnostics.push(...diagnosticsOf(reader));
    }
    const fingerprints = identify(drafts.map(({ identified }) => identified));
    const findings = drafts.map(({ finding }, index) => ({ ...finding, fingerprint: fingerprints[index] ?? '' }));
    return { findings, tools: [...tools], scanTypes: scanTypesOf(tools, findings, options), leftOut, diagnostics };
}
function parseLog(text, failed) {
    if (text.length > sarifSizeMax)
        throw tooLarge(failed);
    if (text.slice(0, 4).includes('\0'))
        throw failed('it is UTF-16', rewrite);
    let log;
    try {
        log = JSON.parse(text.replace(/^\ufeff/, ''));
    }
    catch (error) {
        // The parser's own message quotes the text, which may hold a secret.
        throw failed(text.trim() === '' ? 'it is empty' : 'it is not JSON', rewrite, error instanceof RangeError ? error : undefined);
    }
    if (!isRecord(log))
        throw failed('it is not a SARIF log', rewrite);
    const version = field(log, 'version');
    if (version === '2.1.0')
        return log;
    const stated = typeof version === 'string' ? `version ${JSON.stringify(version.slice(0, 20))}` : 'no version';
    throw failed(`it states ${stated}, and only 2.1.0 can be read`, rewrite);
}
function readerOf(run, index, options) {
    const { root, declaredType, failed } = options;
    const tool = textOf(field(run, 'tool', 'driver', 'name'))?.slice(0, 100) ?? 'unnamed tool';
    const name = `run ${index + 1} (${tool})`;
    if (!isRecord(run))
        throw failed(`run ${index + 1} is not an object`, rewrite);
    return { run, name, tool, failed, rules: createRuleBook(run), places: createPlaceReader(run, root), declaredType };
}
/** The run's results; throws when the run failed, or does not hold them all. */
function resultsOf(log, { run, name, failed }) {
    const broken = listOf(field(run, 'invocations')).find((invocation) => {
        const success = field(invocation, 'executionSuccessful');
        return success !== undefined && success !== true;
    });
    if (broken !== undefined)
        throw failed(`${name} says that it did not succeed${causeOf(broken)}`, 'Mend the scan first.');
    const elsewhere = neededParts.find((part) => isElsewhere(log, run, part));
    if (elsewhere !== undefined) {
        throw failed(`${name} keeps its ${elsewhere} in other files`, 'Let the scanner write one file that holds everything.');
    }
    const results = field(run, 'results');
    if (!Array.isArray(results))
        throw failed(`${name} has no list of results: the scanner did not say what it found`, rewrite);
    return results;
}
function causeOf(invocation) {
    const notified = listOf(field(invocation, 'toolExecutionNotifications')).find((notification) => field(notification, 'level') === 'error');
    const cause = textOf(field(invocation, 'exitCodeDescription')) ?? textOf(field(notified, 'message', 'text'));
    return cause === undefined ? '' : `: ${cause.slice(0, 300)}`;
}
/** External property files (3.14.2, 3.13.5) hold parts of a run in other files, or in another part of this one. */
function isElsewhere(log, run, part) {
    const inline = listOf(field(log, 'inlineExternalProperties')).map((properties) => field(properties, part));
    const references = field(run, 'externalPropertyFileReferences', part);
    return [references, ...inline].some((value) => isRecord(value) || listOf(value).length > 0);
}
function diagnosticsOf(reader) {
    const { run, tool, places } = reader;
    const external = entriesOf(field(run, 'externalPropertyFileReferences')).map(([part]) => part.slice(0, 60));
    const found = [
        ...listOf(field(run, 'invocations')).flatMap((invocation) => notificationsOf(reader, invocation)),
        ...(external.length === 0
            ? []
            : [{ engine: tool, message: `Not read, because it is in other files: ${external.slice(0, 20).join(', ')}` }]),
        ...[...places.outside].map((uri) => ({
            engine: tool,
            message: `A location was left out, because it is no file of this repository: ${JSON.stringify(uri)}`,
        })),
    ];
    const more = found.length - diagnosticsMax;
    if (more <= 0)
        return found;
    return [...found.slice(0, diagnosticsMax), { engine: tool, message: `And ${more} more notifications in the file` }];
}
/** What the tool could not do, such as files that it could not parse. */
function notificationsOf({ tool, places, rules }, invocation) {
    const all = ['toolExecutionNotifications', 'toolConfigurationNotifications'].flatMap((name) => listOf(field(invocation, name)));
    return all
        .filter((notification) => heededLevels.includes(textOf(field(notification, 'level')) ?? 'warning'))
        .map((notification) => {
        const path = places.pathOf(listOf(field(notification, 'locations'))[0]);
        const text = messageOf(field(notification, 'message'), rules(notification));
        const message = text === '' ? 'The tool notified of a fault without saying which' : text.slice(0, 1000);
        return { engine: tool, message, ...(path === undefined ? {} : { file_path: path }) };
    });
}
function scanTypesOf(tools, findings, { declaredType }) {
    if (declaredType !== undefined)
        return [declaredType];
    const types = [...[...tools].map(typeOfTool), ...findings.map(({ type }) => type)];
    if (types.includes(undefined))
        return undefined;
    return [...new Set(types.filter((type) => type !== undefined).map((type) => scanTypeOf[type]))];
}
function tooLarge(failed) {
    return failed(`it is larger than ${sarifSizeMax / 1024 / 1024} MiB`, 'Judge the files of several smaller scans.');
}
function failing(name = 'The SARIF file') {
    return (why, hint, cause) => new errors/* GateError */.ue('SCAN_FAILED', `${name} cannot be judged: ${why}`, { hint, cause });
}

// EXTERNAL MODULE: ./build/session.js + 3 modules
var build_session = __webpack_require__(2132);
// EXTERNAL MODULE: ./build/steps/guards.js
var guards = __webpack_require__(4080);
// EXTERNAL MODULE: ./build/steps/scope.js
var scope = __webpack_require__(9692);
// EXTERNAL MODULE: ./build/policy/changes.js
var policy_changes = __webpack_require__(9306);
// EXTERNAL MODULE: ./build/policy/evidence.js
var evidence = __webpack_require__(8342);
// EXTERNAL MODULE: ./build/policy/finding.js
var finding = __webpack_require__(1022);
// EXTERNAL MODULE: ./build/policy/times.js
var times = __webpack_require__(5945);
;// CONCATENATED MODULE: ./build/cli/judge/sarif-evidence.js
/** The evidence that SARIF files make: their findings, all of them seen, and the counts of these. */






/** A: the open findings, counted. B: the findings, in lists that stand and have settled. */
function evidenceOf(files, { changes, baseline, nowMs, story }) {
    const all = files.flatMap(({ scan }) => scan.findings);
    const ids = uniqueIds(all);
    const findings = all.map((finding, index) => findingOf(finding, ids[index] ?? '', changes));
    const notAccepted = all.filter((finding, index) => finding.suppression === 'in-source' && findings[index]?.status === 'OPEN');
    if (notAccepted.length > 0) {
        story.note(`${(0,wording/* plural */.LS)(notAccepted.length, 'finding')} suppressed in the source alone ${notAccepted.length === 1 ? 'counts' : 'count'}: nothing shows that this branch did not add the suppression. Accept them with exceptions in the policy`);
    }
    return {
        counts: countsOf(findings),
        findings,
        lists: Object.fromEntries(finding/* severities */.gO.map((severity) => [severity, { stands: true, settled: true }])),
        unknownSeverities: 'listed',
        startedAt: nowMs,
        coverage: coverageOf(files),
        diagnostics: sarif_evidence_diagnosticsOf(files),
        changes,
        base: undefined,
        baseline,
        comparesTimes: true,
    };
}
/** Files of two folders may hold the same finding with the same identity: both count. */
function uniqueIds(findings) {
    const seen = new Map();
    return findings.map(({ fingerprint }) => {
        const ordinal = seen.get(fingerprint) ?? 0;
        seen.set(fingerprint, ordinal + 1);
        return ordinal === 0 ? fingerprint : `${fingerprint}-${ordinal}`;
    });
}
function findingOf(found, id, changes) {
    const finding = {
        id,
        title: found.title,
        severity: found.severity,
        severityKnown: found.severityKnown,
        type: found.type,
        status: 'OPEN',
        cvss: found.cvss,
        epss: found.epss,
        filePath: found.filePath,
        line: found.line,
        label: 'seen',
        firstSeen: undefined,
        detail: {
            description: found.description,
            cwe: found.cwe,
            codeSnippet: found.codeSnippet,
            remediation: found.remediation === '' ? undefined : found.remediation,
            firstDetected: (0,times/* parseTime */.pe)(found.firstDetected),
            lastSeen: undefined,
        },
    };
    return isAccepted(found, finding, changes) ? { ...finding, status: 'ACCEPTED_RISK' } : finding;
}
/** A comment in the code accepts a finding only where the pull request provably did not touch the file. */
function isAccepted({ suppression }, finding, changes) {
    if (suppression !== 'in-source')
        return suppression === 'accepted';
    return changes !== undefined && (0,policy_changes/* inChangedFile */.Il)(finding, changes) === 'no';
}
function countsOf(findings) {
    const counts = { CRITICAL: 0, HIGH: 0, MEDIUM: 0, LOW: 0, INFO: 0 };
    for (const finding of findings)
        if (finding.severityKnown && (0,evidence/* isOpen */.nT)(finding))
            counts[finding.severity] += 1;
    return counts;
}
/** Undefined as soon as one tool does not say what it looks for. */
function coverageOf(files) {
    const known = files.map(({ scan }) => scan.scanTypes);
    if (known.includes(undefined))
        return undefined;
    return Object.fromEntries(schemas/* scanTypes */.vz.map((type) => [type, known.some((types) => types?.includes(type)) ? 'covered' : 'not covered']));
}
function sarif_evidence_diagnosticsOf(files) {
    return files.flatMap(({ scan }) => scan.diagnostics);
}

;// CONCATENATED MODULE: ./build/cli/judge/sarif.js
/** `judge --sarif`: any scanner's SARIF files, judged and reported as a run's scan would be. */















/** Judges the files together; what goes wrong is an inconclusive report. */
async function judgeSarif(session, flags) {
    const { log, runLog } = session;
    const known = session.startReport();
    known.settings = flags.settings;
    session.mask(flags.settings.githubToken);
    log.line(`Scan Gate ${build_session/* version */.rE}`);
    const notes = [];
    const story = {
        say: runLog.say,
        note(line) {
            notes.push(line);
            runLog.note(line);
        },
    };
    const startedMs = performance.now();
    try {
        const use = (place) => judgeFiles(known, { session, flags, story, place });
        await withJudgePolicy(session, flags, { story, use });
    }
    catch (error) {
        known.report = (0,draft/* withError */.jT)(known.report, (0,errors/* asGateError */.Ub)(error));
    }
    known.report = {
        ...known.report,
        notes: [...known.report.notes, ...notes],
        durationMs: Math.round(performance.now() - startedMs),
    };
}
/** The report grows with what is learnt, so that an error loses nothing. */
async function judgeFiles(known, { session, flags, story, place }) {
    const { context, around, loaded } = place;
    known.settings = loaded.settings;
    known.report = {
        ...known.report,
        repositoryUrl: context.repositoryUrl,
        branch: context.branch,
        headSha: context.headSha,
        baseSha: context.base?.sha,
        event: context.event,
        pullRequest: context.change?.number,
        policy: { source: loaded.source, sha256: loaded.sha256, settings: loaded.described },
    };
    const { repositoryUrl } = context;
    const baseline = await (0,baseline_file/* readBaseline */.mF)(loaded.policy, {
        baselineFile: loaded.settings.baselineFile,
        around,
        repositoryUrl,
    });
    const files = await readFiles(session.folder, flags, story);
    const changes = await (0,guards/* readChangedFiles */.IM)(around, story);
    const evidence = evidenceOf(files, { changes, baseline, nowMs: session.now.getTime(), story });
    const policy = { ...loaded.policy, scope: withoutBase((0,scope/* scopeHere */.Z)(loaded.policy, context, story), changes) };
    if (loaded.policy.scope === 'auto')
        story.say(`Scope auto judges as ${policy.scope}: there is no scan of the base branch`);
    const disclosure = { disclose: loaded.settings.disclose, isPublic: context.isPublic, changes };
    const judged = { evidence, policy, judgement: (0,judge/* judge */.S4)(evidence, policy) };
    known.report = (0,draft/* withJudgement */.Mz)(withFiles(known.report, files, evidence), judged, disclosure);
}
/** No base branch's scan can be asked for: of a proposal what it changes counts, where that is known. */
function withoutBase(scope, changes) {
    if (scope !== 'auto')
        return scope;
    return changes === undefined ? 'scan' : 'changed';
}
async function readFiles(cwd, { files, declaredType }, story) {
    const read = new Map();
    for (const name of files) {
        const bytes = await bytesOf((0,external_node_path_.resolve)(cwd, name), name);
        const sha256 = (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
        const same = read.get(sha256);
        if (same !== undefined) {
            story.note(`${name} holds the same as ${same.name}, and counts once`);
            continue;
        }
        const scan = readSarif(decodeSarif(bytes, name), { name, declaredType, root: cwd });
        const leftOut = scan.leftOut === 0
            ? ''
            : `, ${(0,wording/* plural */.LS)(scan.leftOut, 'result')} that ${scan.leftOut === 1 ? 'is' : 'are'} none left out`;
        story.say(`${name}: ${(0,wording/* plural */.LS)(scan.findings.length, 'finding')} of ${scan.tools.join(', ')}${leftOut}`);
        read.set(sha256, { name, sha256, scan });
    }
    return [...read.values()];
}
/** A little above what is accepted: reading more would only fill the memory before it is refused. */
const readMax = 65 * 1024 * 1024;
async function bytesOf(path, name) {
    try {
        const { size } = await (0,promises_.stat)(path);
        return size > readMax ? new Uint8Array(readMax) : await (0,promises_.readFile)(path);
    }
    catch (error) {
        throw unreadable(name, error, 'SCAN_FAILED');
    }
}
/** The files stand in the place of a scan: named by their content, so that the same files are the same scan. */
function withFiles(report, files, { counts, coverage, diagnostics }) {
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

;// CONCATENATED MODULE: ./build/cli/judge/judge.js



/** Throws GateError CONFIG for flags and report files that cannot be used. */
async function judge_judge(session, given) {
    const flags = readJudgeFlags(given, session.env);
    return flags.mode === 'report' ? judgeReports(session, flags) : judgeSarif(session, flags);
}


/***/ }),

/***/ 5745:
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
    const shown = new Set(Array.from(findings, ({ id }) => id));
    return {
        lists: Object.fromEntries(_policy_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.map((severity) => [severity.toLowerCase(), stateOf(evidence.lists[severity]) ?? null])),
        unknown_severities: evidence.unknownSeverities,
        started_at: timeText(evidence.startedAt),
        base_started_at: timeText(evidence.base?.startedAt),
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
        unclear: [...(finding.unclear ?? [])],
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

/***/ 3793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ readSavedReport)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5156);
/* harmony import */ var _api_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4015);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9473);
/* harmony import */ var _policy_baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7524);
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1022);
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8301);
/* harmony import */ var _policy_times_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5945);
/* harmony import */ var _policy_verdict_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6234);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5745);
/** Reads a report file back, far enough to judge its evidence by another policy. */









const count = zod__WEBPACK_IMPORTED_MODULE_6__.number().int().min(0);
const counts = zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({
    critical: count.nullable(),
    high: count.nullable(),
    medium: count.nullable(),
    low: count.nullable(),
    info: count.nullable(),
});
const finding = zod__WEBPACK_IMPORTED_MODULE_6__.looseObject({
    violation_id: zod__WEBPACK_IMPORTED_MODULE_6__.string().min(1),
    title: zod__WEBPACK_IMPORTED_MODULE_6__.string(),
    severity: zod__WEBPACK_IMPORTED_MODULE_6__["enum"](_api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .severityWords */ .D4),
    severity_known: zod__WEBPACK_IMPORTED_MODULE_6__.boolean(),
    type: zod__WEBPACK_IMPORTED_MODULE_6__["enum"](_api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .violationTypes */ .h2).nullable(),
    status: zod__WEBPACK_IMPORTED_MODULE_6__["enum"]([..._api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .violationStatuses */ .CZ, 'UNKNOWN']),
    unclear: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__["enum"](_policy_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .facts */ .Ix)).optional(),
    cvss_score: zod__WEBPACK_IMPORTED_MODULE_6__.number().nullable(),
    epss_percent: zod__WEBPACK_IMPORTED_MODULE_6__.number().nullable(),
    cwe: zod__WEBPACK_IMPORTED_MODULE_6__.string().nullable(),
    file_path: zod__WEBPACK_IMPORTED_MODULE_6__.string().nullable(),
    line_number: zod__WEBPACK_IMPORTED_MODULE_6__.number().nullable(),
    label: zod__WEBPACK_IMPORTED_MODULE_6__["enum"](['seen', 'maybe', 'elsewhere']),
    first_seen: zod__WEBPACK_IMPORTED_MODULE_6__.boolean().nullable(),
    first_detected: zod__WEBPACK_IMPORTED_MODULE_6__.string().nullable(),
    last_seen: zod__WEBPACK_IMPORTED_MODULE_6__.string().nullable(),
});
const listState = zod__WEBPACK_IMPORTED_MODULE_6__["enum"](_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .listStates */ .B9).nullable();
const changes = zod__WEBPACK_IMPORTED_MODULE_6__.looseObject({
    is_complete: zod__WEBPACK_IMPORTED_MODULE_6__.boolean(),
    files: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.looseObject({ path: zod__WEBPACK_IMPORTED_MODULE_6__.string(), lines: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.tuple([zod__WEBPACK_IMPORTED_MODULE_6__.number(), zod__WEBPACK_IMPORTED_MODULE_6__.number()])).nullable() })),
});
const evidence = zod__WEBPACK_IMPORTED_MODULE_6__.looseObject({
    lists: zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({
        critical: listState,
        high: listState,
        medium: listState,
        low: listState,
        info: listState,
    }),
    unknown_severities: zod__WEBPACK_IMPORTED_MODULE_6__["enum"](['none', 'listed', 'unread']),
    started_at: zod__WEBPACK_IMPORTED_MODULE_6__.string().nullable(),
    base_started_at: zod__WEBPACK_IMPORTED_MODULE_6__.string().nullish(),
    base_completed_at: zod__WEBPACK_IMPORTED_MODULE_6__.string().nullable(),
    compares_times: zod__WEBPACK_IMPORTED_MODULE_6__.boolean(),
    changes: changes.nullable(),
    baseline: zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({ repository: zod__WEBPACK_IMPORTED_MODULE_6__.string(), branch: zod__WEBPACK_IMPORTED_MODULE_6__.string(), entries: zod__WEBPACK_IMPORTED_MODULE_6__.array(_policy_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .baselineEntry */ .Gf) }).nullable(),
    findings_without_detail: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.string()),
    other_findings: zod__WEBPACK_IMPORTED_MODULE_6__.array(finding),
});
const diagnostic = _api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .scanDiagnostic */ .BV.extend({ file_path: zod__WEBPACK_IMPORTED_MODULE_6__.string().nullable() });
const report = zod__WEBPACK_IMPORTED_MODULE_6__.looseObject({
    verdict: zod__WEBPACK_IMPORTED_MODULE_6__["enum"](_policy_verdict_js__WEBPACK_IMPORTED_MODULE_7__/* .verdicts */ .r),
    reason: zod__WEBPACK_IMPORTED_MODULE_6__.string(),
    message: zod__WEBPACK_IMPORTED_MODULE_6__.string(),
    branch: zod__WEBPACK_IMPORTED_MODULE_6__.string().nullable(),
    head_sha: zod__WEBPACK_IMPORTED_MODULE_6__.string().nullable(),
    pull_request: zod__WEBPACK_IMPORTED_MODULE_6__.number().nullable(),
    scan: zod__WEBPACK_IMPORTED_MODULE_6__.looseObject({
        scan_id: zod__WEBPACK_IMPORTED_MODULE_6__.string(),
        counts,
        coverage: _api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .scanCoverage */ .w4.nullable(),
        diagnostics: zod__WEBPACK_IMPORTED_MODULE_6__.array(diagnostic),
    })
        .nullable(),
    scope: zod__WEBPACK_IMPORTED_MODULE_6__["enum"](_policy_policy_js__WEBPACK_IMPORTED_MODULE_8__/* .scopes */ .W).nullable(),
    base: zod__WEBPACK_IMPORTED_MODULE_6__.looseObject({ scan_id: zod__WEBPACK_IMPORTED_MODULE_6__.string(), branch: zod__WEBPACK_IMPORTED_MODULE_6__.string(), counts }).nullable(),
    evidence: evidence.nullable(),
    findings: zod__WEBPACK_IMPORTED_MODULE_6__.array(finding),
});
/** Throws GateError CONFIG (reason `settings`), beginning with the name, for what is no report of this format. */
function readSavedReport(text, name) {
    const content = parse(text, name);
    const format = content?.format_version;
    if (format !== 1)
        throw wrong(name, format === undefined ? 'it is no report file' : unknownFormat(format));
    if (!Object.hasOwn(content, 'evidence'))
        throw wrong(name, 'it holds no evidence: an earlier version wrote it');
    const read = report.safeParse(content);
    if (!read.success)
        throw wrong(name, `it is damaged at ${placeOf(read.error)}`);
    const { verdict, reason, message, branch, head_sha, pull_request, scan } = read.data;
    return {
        verdict,
        reason,
        message,
        branch: branch ?? undefined,
        headSha: head_sha ?? undefined,
        pullRequest: pull_request ?? undefined,
        scanId: scan?.scan_id,
        evidence: evidenceOf(read.data),
    };
}
function parse(text, name) {
    try {
        return JSON.parse(text.replace(/^\ufeff/, ''));
    }
    catch {
        // The parser's message quotes the text, which may be any file.
        throw wrong(name, 'it is not JSON, or cut off');
    }
}
function unknownFormat(format) {
    const given = typeof format === 'number' ? String(format) : 'a format';
    return `it is of format ${given}, and this version reads format 1`;
}
function placeOf({ issues }) {
    return issues[0]?.path.map(String).join('.') || 'its beginning';
}
function wrong(name, why) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `${name} cannot be judged: ${why}`, {
        reason: 'settings',
        hint: 'Give report files that scan-gate wrote (json-file, or the output report-file).',
    });
}
function evidenceOf({ evidence: saved, scan, base, findings }) {
    if (saved === null || scan === null)
        return undefined;
    const unread = new Set(saved.findings_without_detail);
    return {
        counts: countsOf(scan.counts),
        findings: [...findings, ...saved.other_findings].map((each) => findingOf(each, !unread.has(each.violation_id))),
        lists: listsOf(saved.lists),
        unknownSeverities: saved.unknown_severities,
        startedAt: (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTime */ .pe)(saved.started_at),
        coverage: scan.coverage ?? undefined,
        diagnostics: scan.diagnostics.map(({ file_path, ...rest }) => ({ ...rest, file_path: file_path ?? undefined })),
        changes: saved.changes === null ? undefined : changesOf(saved.changes),
        base: base === null ? undefined : baseOf(base, saved),
        baseline: saved.baseline ?? undefined,
        comparesTimes: saved.compares_times,
    };
}
function lower(severity) {
    return severity.toLowerCase();
}
function countsOf(saved) {
    const known = _policy_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .severities */ .gO.map((severity) => [severity, saved[lower(severity)]]);
    return Object.fromEntries(known.filter(([, number]) => number !== null));
}
function listsOf(saved) {
    const lists = {};
    for (const severity of _policy_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .severities */ .gO) {
        const state = saved[lower(severity)];
        if (state !== null)
            lists[severity] = { stands: state !== 'changing', settled: state === 'settled' };
    }
    return lists;
}
function changesOf({ is_complete, files }) {
    return {
        isComplete: is_complete,
        files: new Map(files.map(({ path, lines }) => [path, { lines: lines ?? undefined }])),
    };
}
function baseOf({ scan_id: scanId, branch, counts: saved }, { base_started_at, base_completed_at }) {
    const span = { startedAt: (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTime */ .pe)(base_started_at), completedAt: (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTime */ .pe)(base_completed_at) };
    return { scanId, branch, counts: countsOf(saved), ...span };
}
function findingOf(saved, isDetailed) {
    return {
        id: saved.violation_id,
        title: saved.title,
        severity: saved.severity,
        severityKnown: saved.severity_known,
        type: saved.type ?? undefined,
        status: saved.status,
        unclear: saved.unclear,
        cvss: saved.cvss_score ?? undefined,
        epss: saved.epss_percent ?? undefined,
        filePath: saved.file_path ?? undefined,
        line: saved.line_number ?? undefined,
        label: saved.label,
        firstSeen: saved.first_seen ?? undefined,
        detail: isDetailed
            ? {
                description: undefined,
                cwe: saved.cwe ?? undefined,
                codeSnippet: undefined,
                remediation: undefined,
                firstDetected: (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTime */ .pe)(saved.first_detected),
                lastSeen: (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTime */ .pe)(saved.last_seen),
            }
            : undefined,
    };
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

/***/ 8596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $U: () => (/* binding */ ordinals),
/* harmony export */   MX: () => (/* binding */ secretMark),
/* harmony export */   ax: () => (/* binding */ fingerprintOf)
/* harmony export */ });
/* unused harmony export identities */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/** Gives a finding an identity that survives edits elsewhere in the file: never a line number. */

/** SHA-256 over the parts, separated so that no two lists of parts read alike. */
function fingerprintOf(parts) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(parts)).digest('hex');
}
/** Identities for the findings of one engine, handed in from the top of each file to its end. */
function identities() {
    const ordinalOf = ordinals();
    return ({ rule, path, code }) => {
        const ordinal = ordinalOf(JSON.stringify([rule, path, code]));
        return {
            fingerprint: fingerprintOf([rule, path, code, ordinal]),
            contentFingerprint: fingerprintOf([rule, code, ordinal]),
        };
    };
}
/** A counter of equals: 0 for the first of a key, 1 for the second, and so on. */
function ordinals() {
    const seen = new Map();
    return (key) => {
        const ordinal = seen.get(key) ?? 0;
        seen.set(key, ordinal + 1);
        return ordinal;
    };
}
/** Three hexadecimal digits: a list of 10 million likely passwords holds 2,400 that have the mark of any one of them. */
const guessableMarkLength = 3;
/**
 * Stands for a secret in its identity, which is published. A credential that a machine issued cannot be guessed, so a
 * digest does not give it away. Of what a person may have chosen only 12 bits of the digest are taken: enough to notice
 * that another secret took its place, too few to tell which one it is, however many are tried.
 */
function secretMark(secret, isIssued) {
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', 'scan-gate: identity of a secret').update(secret).digest('hex');
    return isIssued ? digest : digest.slice(0, guessableMarkLength);
}


/***/ })

};
