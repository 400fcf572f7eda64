export const id = 9877;
export const ids = [9877,1889];
export const modules = {

/***/ 21889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readJudgeFlags: () => (/* binding */ readJudgeFlags),
/* harmony export */   unreadable: () => (/* binding */ unreadable)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _settings_defaults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42847);
/* harmony import */ var _settings_entries_sarif_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47631);
/* harmony import */ var _settings_reading_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46565);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49646);
/* harmony import */ var _settings_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79771);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61885);







/** Of a run's own report, which `--report` does not make. */
const shownGroups = ['Surfaces', 'Files'];
/** Throws GateError CONFIG (reason `settings`) that lists every problem. */
function readJudgeFlags({ own, ...flags }, env) {
    const problems = [...flags.problems];
    const { report = [], sarif = [], 'base-sarif': baseFiles = [], type: [word] = [], policy: [policyFile] = [] } = own;
    const mode = sarif.length > 0 ? 'sarif' : 'report';
    if (report.length > 0 === sarif.length > 0)
        problems.push('judge takes either --report FILE or --sarif FILE');
    const isShown = (name) => shownGroups.includes(_settings_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .settings */ .W0[name].group);
    for (const name of _settings_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .commandSettings */ .Jd.filter((each) => mode === 'report' && isShown(each) && flags.given[each]))
        problems.push(`--${name} does not go with judge --report`);
    if (word !== undefined && mode === 'report')
        problems.push('--type goes with --sarif');
    if (baseFiles.length > 0 && mode === 'report')
        problems.push('--base-sarif goes with --sarif');
    if (policyFile !== undefined && flags.given['config-file'])
        problems.push('--policy and --config-file exclude each other');
    const declaredType = typeOf(word, problems);
    const merged = (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .mergeReadings */ .gK)({ given: flags.given, problems }, (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .readEnvironment */ .Qo)(env));
    const isMeant = (name) => _settings_js__WEBPACK_IMPORTED_MODULE_6__.judgeSettings.includes(name) && !(mode === 'report' && isShown(name));
    const given = Object.fromEntries(Object.entries(merged.given).filter(([name]) => isMeant(name)));
    const address = { 'base-url': { value: _settings_defaults_js__WEBPACK_IMPORTED_MODULE_1__/* .noServiceUrl */ .q, source: 'default' } };
    return {
        mode,
        files: [...new Set([...report, ...sarif, ...flags.positionals])],
        baseFiles,
        declaredType,
        policyFile,
        local: own.local,
        json: own.json === true,
        settings: (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .readSettings */ .sb)({ ...given, ...address }, merged.problems),
    };
}
function typeOf(word, problems) {
    if (word === undefined)
        return undefined;
    return (0,_settings_entries_sarif_js__WEBPACK_IMPORTED_MODULE_2__/* .readScanType */ .Y9)(word, (complaint) => problems.push(`--type: ${(0,_settings_values_js__WEBPACK_IMPORTED_MODULE_5__/* .shown */ .SP)(word)} ${complaint}`));
}
/** A file that was named and cannot be read. */
function unreadable(name, error, code) {
    const why = error.code ?? 'unknown fault';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue(code, `${name} could not be read (${why})`, {
        cause: error,
        hint: 'Name a file that is there and can be read.',
    });
}


/***/ }),

/***/ 32932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  simulate: () => (/* binding */ simulate)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/report/html/markup.js
var markup = __webpack_require__(17676);
// EXTERNAL MODULE: ./build/compiled/src/report/neutral.js
var neutral = __webpack_require__(65633);
// EXTERNAL MODULE: ./build/compiled/src/report/tally.js
var tally = __webpack_require__(20880);
;// CONCATENATED MODULE: ./build/compiled/src/report/rehearsal.js



/** `Would have blocked 12 of 311 runs, 3 undecided; 9 were blocked then`. */
function rehearsalSentence({ runs, unreadable, kept }) {
    const count = (of, verdict) => runs.filter((run) => run[of] === verdict).length;
    const open = count('after', 'inconclusive');
    const then = count('before', 'failed');
    const parts = [
        `Would have blocked ${count('after', 'failed')} of ${(0,tally/* plural */.LS)(runs.length, 'run')}`,
        ...(open === 0 ? [] : [`${open} undecided`]),
        ...(unreadable.length === 0 ? [] : [`${(0,tally/* plural */.LS)(unreadable.length, kept ? 'artifact' : 'file')} not readable`]),
        ...(kept === undefined || kept.expired === 0 ? [] : [`${kept.expired} expired`]),
        ...(kept === undefined || kept.beyond === 0 ? [] : [`${kept.beyond} not looked at`]),
    ];
    return `${parts.join(', ')}; ${then === 0 ? 'none was' : then === 1 ? '1 was' : `${then} were`} blocked then`;
}
/** Rule by rule, in the order of the policy; a run without evidence judged none. */
function ruleCounts({ runs }) {
    const counts = new Map();
    const add = ({ rule, verdict }, effect) => {
        const known = counts.get(rule) ?? { rule, effect, broken: 0, undecided: 0, held: 0 };
        known[verdict === 'failed' ? 'broken' : verdict === 'passed' ? 'held' : 'undecided'] += 1;
        counts.set(rule, known);
    };
    for (const { rules } of runs)
        for (const rule of rules)
            add(rule, 'block');
    for (const { warnings } of runs)
        for (const rule of warnings)
            add(rule, 'warn');
    return [...counts.values()];
}
function changedRuns({ runs }) {
    return runs.filter(({ before, after }) => before !== after);
}
function undecidedRuns({ runs }) {
    return runs.filter(({ before, after }) => after === 'inconclusive' && before === after);
}
const shownMost = 20;
function rehearsalText(rehearsal) {
    const counts = ruleCounts(rehearsal);
    const rows = [
        ['rule', 'blocks', 'undecided', 'holds'],
        ...counts.map(({ rule, effect, broken, undecided, held }) => [
            (0,neutral/* neutralLine */.GH)(effect === 'warn' ? `${rule} (warns)` : rule, 72),
            ...[broken, undecided, held].map(String),
        ]),
    ];
    const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    const lineOf = ([name = '', ...numbers]) => `  ${name.padEnd(widths[0] ?? 0)}${numbers.map((cell, index) => `  ${cell.padStart(widths[index + 1] ?? 0)}`).join('')}`;
    const lines = [
        `Policy: ${(0,neutral/* neutralLine */.GH)(rehearsal.policy.source)}`,
        ...(counts.length === 0 ? [] : ['', ...rows.map(lineOf)]),
        ...runLines('Decided otherwise than then:', changedRuns(rehearsal)),
        ...runLines('Undecided then and now:', undecidedRuns(rehearsal)),
        ...listed('Not readable:', rehearsal.unreadable.map(({ name, why }) => `${name}: ${why}`)),
        '',
        rehearsalSentence(rehearsal),
    ];
    return `${lines.join('\n')}\n`;
}
function runLines(heading, runs) {
    const texts = runs.map((run) => `${placeOf(run)}: was ${run.before}, would be ${run.after}; ${run.lines[0] ?? ''}`);
    return listed(heading, texts);
}
function placeOf({ name, subject }) {
    return subject === '' ? name : `${name}, ${subject}`;
}
function listed(heading, texts) {
    if (texts.length === 0)
        return [];
    const more = texts.length > shownMost ? [`  … and ${texts.length - shownMost} more`] : [];
    return ['', heading, ...texts.slice(0, shownMost).map((text) => `  ${(0,neutral/* neutralLine */.GH)(text, 400)}`), ...more];
}
function rehearsalJson(rehearsal) {
    const { policy, runs, unreadable } = rehearsal;
    const count = (verdict) => runs.filter(({ after }) => after === verdict).length;
    return (0,neutral/* jsonText */.s$)({
        policy,
        sentence: rehearsalSentence(rehearsal),
        runs: runs.length,
        blocked: count('failed'),
        undecided: count('inconclusive'),
        passed: count('passed'),
        blocked_then: runs.filter(({ before }) => before === 'failed').length,
        rules: ruleCounts(rehearsal),
        results: runs.map(({ name, subject, before, after, lines }) => ({ name, subject, before, after, lines })),
        unreadable,
        ...(rehearsal.kept === undefined ? {} : { kept: keptObject(rehearsal.kept) }),
    });
}
function keptObject({ days, expired, beyond }) {
    return { days, expired, not_looked_at: beyond };
}
const style = 'body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color-scheme:light dark}' +
    'table{border-collapse:collapse;width:100%;margin:1rem 0 2rem}th,td{text-align:left;padding:.35rem .6rem;border-bottom:1px solid #8885}' +
    '.number{text-align:right;font-variant-numeric:tabular-nums}td{overflow-wrap:anywhere}';
/** One page that asks for nothing and runs nothing. */
function rehearsalPage(rehearsal) {
    const { policy, unreadable } = rehearsal;
    const sentence = rehearsalSentence(rehearsal);
    const rules = ruleCounts(rehearsal).map(({ rule, effect, broken, undecided, held }) => (0,markup/* html */.qy) `<tr><th scope="row">${rule}${effect === 'warn' ? ' (warns)' : ''}</th><td class="number">${broken}</td><td class="number">${undecided}</td><td class="number">${held}</td></tr>`);
    const body = (0,markup/* html */.qy) `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${sentence}</title>${(0,markup/* ownElement */.P3)('style', style)}</head><body><h1>${sentence}</h1><p>Policy: ${policy.source}</p>
<table><caption>Rule by rule</caption><thead><tr><th scope="col">Rule</th><th scope="col" class="number">Blocks</th><th scope="col" class="number">Undecided</th><th scope="col" class="number">Holds</th></tr></thead><tbody>${rules}</tbody></table>
${runTable('Decided otherwise than then', changedRuns(rehearsal))}${runTable('Undecided then and now', undecidedRuns(rehearsal))}
${unreadable.length === 0 ? markup/* nothing */.s6 : (0,markup/* html */.qy) `<h2>Not readable</h2><ul>${unreadable.map(({ name, why }) => (0,markup/* html */.qy) `<li>${name}: ${why}</li>`)}</ul>`}
</body></html>
`;
    return (0,markup/* textOf */.b6)(body);
}
function runTable(heading, runs) {
    if (runs.length === 0)
        return markup/* nothing */.s6;
    const rows = runs.map((run) => (0,markup/* html */.qy) `<tr><th scope="row">${placeOf(run)}</th><td>${run.before}</td><td>${run.after}</td><td>${run.lines.join('; ').slice(0, 1000)}</td></tr>\n`);
    return (0,markup/* html */.qy) `<table><caption>${heading}</caption><thead><tr><th scope="col">Run</th><th scope="col">Then</th><th scope="col">Now</th><th scope="col">Why</th></tr></thead><tbody>${rows}</tbody></table>`;
}

// EXTERNAL MODULE: ./build/compiled/src/settings/reading.js
var reading = __webpack_require__(46565);
// EXTERNAL MODULE: ./build/compiled/src/settings/values.js
var values = __webpack_require__(79771);
// EXTERNAL MODULE: ./build/compiled/src/surfaces/whole-file.js
var whole_file = __webpack_require__(26718);
// EXTERNAL MODULE: ./build/compiled/src/cli/judge/flags.js
var judge_flags = __webpack_require__(21889);
// EXTERNAL MODULE: ./build/compiled/src/cli/judge/policy.js
var judge_policy = __webpack_require__(56650);
// EXTERNAL MODULE: ./build/compiled/src/cli/judge/reports.js + 1 modules
var judge_reports = __webpack_require__(83864);
;// CONCATENATED MODULE: ./build/compiled/src/cli/simulate.js
/** `scan-gate simulate`: what a policy would have decided about runs that are over, rule by rule, before a team adopts it. */










/** Prints the table, or with `--json` one object. A rehearsal fails nothing: only what it cannot do is an error. */
async function simulate(session, { own, positionals, ...flags }) {
    const { policy, html: [page] = [], json, local, last: [last] = [], artifact: [artifact] = [] } = own;
    const days = last === undefined ? undefined : daysOf(last);
    const problems = [...flags.problems, ...problemsOf({ positionals, last, days, artifact })];
    const judged = {
        report: last === undefined ? positionals : [last],
        ...(policy && { policy }),
        ...(local && { local }),
    };
    const read = (0,judge_flags.readJudgeFlags)({ ...flags, problems, positionals: [], own: judged }, session.env);
    session.mask(read.settings.githubToken);
    if (json)
        session.log.moveTo(session.complain);
    const log = { say: () => { }, note: (line) => session.log.line(`Note: ${line}`) };
    const rehearsal = await (0,judge_policy/* withJudgePolicy */.I)(session, read, {
        log,
        async use(place) {
            if (days === undefined)
                return rehearse(session, place, { reports: savedReports(session, read) });
            const { withKeptReports } = await __webpack_require__.e(/* import() */ 6960).then(__webpack_require__.bind(__webpack_require__, 66960));
            const asked = { session, settings: read.settings, context: place.context, days, artifact };
            return withKeptReports(asked, (kept) => rehearse(session, place, kept));
        },
    });
    if (page !== undefined)
        await (0,whole_file/* writeWithin */.B)(session.folder, page, rehearsalPage(rehearsal));
    session.write(json ? rehearsalJson(rehearsal) : rehearsalText(rehearsal));
    return undefined;
}
/** GitHub keeps artifacts for 400 days at most. */
const maxDays = 400;
function daysOf(text) {
    const days = Number(/^(\d{1,3})d$/.exec(text)?.[1] ?? 0);
    return days >= 1 && days <= maxDays ? days : undefined;
}
function problemsOf({ positionals, last, days, artifact }) {
    if (last === undefined) {
        return [
            ...(positionals.length === 0 ? ['simulate takes report files, or folders of them, or --last DAYSd'] : []),
            ...(artifact === undefined ? [] : ['--artifact goes with --last']),
        ];
    }
    return [
        ...(days === undefined
            ? [`--last: ${(0,values/* shown */.SP)(last)} is not a number of days from 1d to ${maxDays}d, such as 90d`]
            : []),
        ...(positionals.length > 0 ? ['report files and --last exclude each other'] : []),
    ];
}
async function rehearse(session, place, { reports, kept }) {
    const { policy, source, sha256 } = place.loaded;
    const baseline = await (0,judge_reports/* namedBaseline */.rR)(place);
    const runs = [];
    const unreadable = [];
    for await (const { name, read } of reports) {
        session.cancel.throwIfAborted();
        try {
            const report = await read();
            const { verdict: after, lines, rules, warnings } = (0,judge_reports/* rejudge */.N9)((0,judge_reports/* withBaseline */.U_)(report, baseline), policy);
            runs.push({ name, subject: (0,judge_reports/* subjectOf */.et)(report), before: report.verdict, after, lines, rules, warnings });
        }
        catch (error) {
            unreadable.push({ name, why: (0,errors/* asGateError */.Ub)(error).message });
        }
    }
    return { policy: { source, sha256 }, runs, unreadable, kept };
}
async function* savedReports(session, { files }) {
    for (const name of await reportsIn(session.folder, files))
        yield { name, read: async () => (await (0,judge_reports/* readReport */.tL)(session.folder, name)).report };
}
/** Files as they are named; of a folder every JSON file in it, by name. Throws GateError CONFIG for a folder without one. */
async function reportsIn(folder, names) {
    const found = await Promise.all(names.map(async (name) => {
        const path = (0,external_node_path_.resolve)(folder, name);
        const isFolder = await (0,promises_.stat)(path).then((entry) => entry.isDirectory(), () => false);
        if (!isFolder)
            return [name];
        const inside = (await (0,promises_.readdir)(path, { recursive: true })).filter((each) => each.endsWith('.json')).sort();
        // Of nothing every policy lets everything pass.
        if (inside.length === 0)
            throw (0,reading/* settingsError */.Ol)([`${(0,values/* shown */.SP)(name)} holds no report: no file ends in .json`]);
        return inside.map((each) => (0,external_node_path_.join)(name, each));
    }));
    return [...new Set(found.flat())];
}


/***/ }),

/***/ 97165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B7: () => (/* binding */ titlesOf),
/* harmony export */   HU: () => (/* binding */ readClasses),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   I4: () => (/* binding */ beginClasses),
/* harmony export */   Ix: () => (/* binding */ numberedOf),
/* harmony export */   Js: () => (/* binding */ unplainPath),
/* harmony export */   KV: () => (/* binding */ beginTexts),
/* harmony export */   LX: () => (/* binding */ noPath),
/* harmony export */   OW: () => (/* binding */ idEndOf),
/* harmony export */   OX: () => (/* binding */ classesOf),
/* harmony export */   P2: () => (/* binding */ readLocations),
/* harmony export */   R5: () => (/* binding */ newLocations),
/* harmony export */   TH: () => (/* binding */ passOn),
/* harmony export */   Ue: () => (/* binding */ locationsOf),
/* harmony export */   Wn: () => (/* binding */ noClass),
/* harmony export */   a7: () => (/* binding */ beginPlaces),
/* harmony export */   m1: () => (/* binding */ readTitles),
/* harmony export */   nQ: () => (/* binding */ idEndsOf),
/* harmony export */   oC: () => (/* binding */ readIdEnds),
/* harmony export */   qO: () => (/* binding */ keepNumbered)
/* harmony export */ });
/* harmony import */ var _api_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56845);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75755);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49780);
/** What findings of a list share, as whole numbers by their position: looked up once for the list, and judged by many times. */



/** In the place of a folder and of a name: no path, and one that has to be read. */
const noPath = 0;
const unplainPath = 1;
const noPlaces = ['', ''];
const noClass = 0;
const known = new WeakMap();
function titlesOf(findings) {
    const columns = columnsOf(findings);
    columns.titles ??= readTitles(findings, beginTexts(), new Uint32Array(findings.length));
    return columns.titles;
}
function locationsOf(findings) {
    const columns = columnsOf(findings);
    columns.locations ??= readLocations(findings, beginPlaces(), newLocations(findings.length));
    return columns.locations;
}
function classesOf(findings) {
    const columns = columnsOf(findings);
    columns.classes ??= readClasses(findings, beginClasses(), new Uint32Array(findings.length));
    return columns.classes;
}
/** How each id ends, as `idEndOf` says it. */
function idEndsOf(findings) {
    const columns = columnsOf(findings);
    columns.idEnds ??= readIdEnds(findings, new Uint16Array(findings.length));
    return columns.idEnds;
}
/** A number of two bytes. Different ones are those of different ids. */
function idEndOf(id) {
    let sum = id.length;
    for (let at = Math.max(0, id.length - 4); at < id.length; at += 1)
        sum = (Math.imul(sum, 31) + id.charCodeAt(at)) | 0;
    return (sum ^ (sum >>> 16)) & 0xffff;
}
/** What is known of a list is true of another one, in which each finding has the same id, title and path. */
function passOn(from, to) {
    const columns = known.get(from);
    const isAlike = ({ id, title, filePath }, position) => {
        const before = from[position];
        return id === before?.id && title === before.title && filePath === before.filePath;
    };
    if (columns === undefined || from.length !== to.length || !to.every(isAlike))
        return;
    const { classes: _, tables: _tables, ...others } = columns;
    known.set(to, others);
}
function numberedOf(findings) {
    const columns = known.get(findings);
    return columns?.tables === undefined ? undefined : columns;
}
function keepNumbered(findings, columns) {
    known.set(findings, columns);
}
function columnsOf(findings) {
    const columns = known.get(findings) ?? {};
    known.set(findings, columns);
    return columns;
}
function readTitles(findings, { texts, placeOf }, places) {
    let position = 0;
    for (const { title } of findings)
        places[position++] = placeOf(title.trim());
    return { places, texts };
}
function readIdEnds(findings, ends) {
    let position = 0;
    for (const { id } of findings)
        ends[position++] = idEndOf(id);
    return ends;
}
function beginPlaces() {
    return { folders: beginTexts(noPlaces), names: beginTexts(noPlaces), arePlain: [] };
}
function newLocations(count) {
    return { folders: new Uint32Array(count), names: new Uint32Array(count) };
}
function readLocations(findings, tables, into) {
    const { folders, names, arePlain } = tables;
    let position = -1;
    for (const { filePath } of findings) {
        position += 1;
        if (filePath === undefined)
            continue;
        into.folders[position] = unplainPath;
        const path = (0,_places_js__WEBPACK_IMPORTED_MODULE_2__/* .splitPath */ .Uf)(filePath);
        if (path === undefined)
            continue;
        const place = names.placeOf(path.name);
        // Many files bear the same name.
        arePlain[place] ??= (0,_places_js__WEBPACK_IMPORTED_MODULE_2__/* .isPlainName */ .sh)(path.name);
        if (!arePlain[place])
            continue;
        into.names[position] = place;
        into.folders[position] = folders.placeOf(path.folder);
    }
    return {
        folders: { places: into.folders, texts: folders.texts },
        names: { places: into.names, texts: names.texts },
    };
}
function readClasses(findings, { samples, placeOf }, places) {
    let position = 0;
    for (const finding of findings)
        places[position++] = placeOf(finding);
    return { places, samples };
}
function beginClasses() {
    const samples = [undefined];
    const known = [];
    return {
        samples,
        placeOf(finding) {
            if (finding.detail !== undefined || (finding.unclear?.length ?? 0) > 0)
                return noClass;
            const kind = kindOf(finding);
            known[kind] ??= new Map();
            let ofKind = known[kind].get(finding.cvss);
            if (ofKind === undefined) {
                ofKind = new Map();
                known[kind].set(finding.cvss, ofKind);
            }
            let place = ofKind.get(finding.epss);
            if (place === undefined) {
                place = samples.push(finding) - 1;
                ofKind.set(finding.epss, place);
            }
            return place;
        },
    };
}
const ranks = {
    severity: ranksOf(_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .gO),
    type: ranksOf([..._api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .violationTypes */ .h2, 'none']),
    status: ranksOf([..._api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .violationStatuses */ .CZ, 'UNKNOWN']),
    label: ranksOf(_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .labels */ .WD),
};
const [typeCount, statusCount] = [ranks.type, ranks.status].map((each) => Object.keys(each).length);
/** Severity, type, status and label as one number. */
function kindOf({ severity, severityKnown, type, status, label }) {
    const rated = 2 * ranks.severity[severity] + (severityKnown ? 1 : 0);
    const typed = rated * typeCount + ranks.type[type ?? 'none'];
    return (typed * statusCount + ranks.status[status]) * _finding_js__WEBPACK_IMPORTED_MODULE_1__/* .labels */ .WD.length + ranks.label[label];
}
function ranksOf(words) {
    return Object.fromEntries(words.map((word, rank) => [word, rank]));
}
function beginTexts(given = []) {
    const texts = [...given];
    const known = new Map();
    return {
        texts,
        placeOf(text) {
            let place = known.get(text);
            if (place === undefined) {
                place = texts.push(text) - 1;
                known.set(text, place);
            }
            return place;
        },
    };
}


/***/ }),

/***/ 46365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bx: () => (/* binding */ isSuppressed),
/* harmony export */   V8: () => (/* binding */ contradictionIn),
/* harmony export */   n2: () => (/* binding */ noEvidence),
/* harmony export */   nT: () => (/* binding */ isOpen)
/* harmony export */ });
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80148);

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
    earlierBase: undefined,
    baseline: undefined,
    known: undefined,
    isSuppressible: true,
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
    return finding.label === 'seen' || (finding.label === 'maybe' && finding.status !== 'FIXED');
}
/** The list must hold at least what the scan counts; undefined when it does, or when there is nothing to compare. */
function contradictionIn(evidence, severity, groups) {
    const counted = evidence.counts[severity];
    if (counted === undefined)
        return undefined;
    const listed = (0,_groups_js__WEBPACK_IMPORTED_MODULE_0__/* .sizeOf */ .$)(groups, isExplanation);
    return listed < counted ? { severity, listed, counted } : undefined;
}


/***/ }),

/***/ 80148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ sizeOf),
/* harmony export */   k: () => (/* binding */ groupFindings)
/* harmony export */ });
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97165);
/** Findings that nothing a policy asks tells apart: they are judged once for all of them. */

function groupFindings(findings, distinctions) {
    const { always, costly, isConcerned } = distinctions;
    const ofEach = always.filter(({ isOfClass }) => isOfClass !== true);
    const ofClass = always.filter(({ isOfClass }) => isOfClass === true);
    const classes = (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .classesOf */ .OX)(findings);
    const branches = branchesOf(classes.samples, ofClass);
    const making = { findings, costly, isConcerned, ofEach, groups: [] };
    const places = new Uint32Array(findings.length);
    for (let position = 0; position < places.length; position += 1) {
        const branch = branches[classes.places[position] ?? _columns_js__WEBPACK_IMPORTED_MODULE_0__/* .noClass */ .Wn];
        // Nobody counts what a detail may say.
        const group = branch === undefined ? begin(making, position) : groupIn(branch, position, making);
        group.size += 1;
        places[position] = group.place;
    }
    return { groups: making.groups, places };
}
function groupIn(ofClass, position, making) {
    const { findings, ofEach, isConcerned, costly } = making;
    let branch = ofClass;
    const finding = findings[position];
    for (const distinction of ofEach)
        branch = nextOf(branch, distinction.of(finding));
    branch.isConcerned ??= isConcerned(finding);
    if (branch.isConcerned)
        branch = nextOf(branch, costly(position));
    branch.group ??= begin(making, position);
    return branch.group;
}
function begin({ findings, groups }, position) {
    const group = { finding: findings[position], size: 0, place: groups.length };
    groups.push(group);
    return group;
}
/** By class: what is alike by its kind and these distinctions has one branch. */
function branchesOf(samples, distinctions) {
    const root = { next: [] };
    return samples.map((sample) => {
        if (sample === undefined)
            return undefined;
        return distinctions.reduce((branch, each) => nextOf(branch, each.of(sample)), nextOf(root, (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(sample)));
    });
}
function nextOf({ next }, difference) {
    const known = next[difference];
    if (known !== undefined)
        return known;
    const fresh = { next: [] };
    next[difference] = fresh;
    return fresh;
}
/** How many findings are in these groups, or in those of them that fit. */
function sizeOf(groups, fits = () => true) {
    let size = 0;
    for (const group of groups)
        if (fits(group.finding))
            size += group.size;
    return size;
}


/***/ }),

/***/ 328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hm: () => (/* binding */ worstOf),
/* harmony export */   md: () => (/* binding */ worstFirst)
/* harmony export */ });
/* unused harmony export byWorst */
/* harmony import */ var _api_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56845);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75755);
/** The one order in which findings are shown: what blocks first, then the worst. */


const effectOrder = ['blocks', 'may block', 'none'];
/** Compares by effect, severity, CVSS, EPSS, path, line and id; total, so that the order of the input never matters. */
function byWorst(effects) {
    return (a, b) => rankOf(a, effects) - rankOf(b, effects) || compareRanked(a, b);
}
/** All in that order. Each is ranked once, and compared with those of its rank alone. */
function worstFirst(findings, effects) {
    const ranks = [];
    for (const finding of findings) {
        const rank = rankOf(finding, effects);
        ranks[rank] ??= [];
        ranks[rank].push(finding);
    }
    return ranks.flatMap((each) => each.sort(compareRanked));
}
/** So many of them in that order, without sorting the others. */
function worstOf(findings, effects, count) {
    const compare = byWorst(effects);
    const worst = [];
    for (const finding of findings) {
        const last = worst.at(-1);
        if (worst.length === count && (last === undefined || compare(finding, last) >= 0))
            continue;
        if (worst.length === count)
            worst.pop();
        const place = worst.findLastIndex((each) => compare(each, finding) <= 0);
        worst.splice(place + 1, 0, finding);
    }
    return worst;
}
/** What decides first: effect, then severity. */
function rankOf({ id, severity }, effects) {
    const effect = effects.size === 0 ? 'none' : (effects.get(id) ?? 'none');
    return effectOrder.indexOf(effect) * _finding_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .gO.length + (0,_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(severity);
}
function compareRanked(a, b) {
    return ((b.cvss ?? -1) - (a.cvss ?? -1) ||
        (b.epss ?? -1) - (a.epss ?? -1) ||
        compareText(a.filePath ?? '\u{10ffff}', b.filePath ?? '\u{10ffff}') ||
        (a.line ?? 0) - (b.line ?? 0) ||
        compareText(a.id, b.id));
}
/** By code unit: the same on every machine, whatever its locale. */
function compareText(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 67535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CM: () => (/* binding */ provenCount),
/* harmony export */   rY: () => (/* binding */ verdicts),
/* harmony export */   zP: () => (/* binding */ worstVerdict)
/* harmony export */ });
/** Worst first: one rule that is broken fails a run, and one that is open keeps it from passing. */
const verdicts = ['failed', 'inconclusive', 'passed'];
/** The worst of several; passed when there are none. */
function worstVerdict(several) {
    return verdicts.find((verdict) => several.includes(verdict)) ?? 'passed';
}
/** How many findings break a rule, as far as that is proven: by the numbers, or by name. */
function provenCount({ lo, named }) {
    return Math.max(lo, tallySum(named?.blocks ?? {}));
}
function tallySum(tally) {
    return Object.values(tally).reduce((sum, count) => sum + count, 0);
}


/***/ }),

/***/ 17676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ embeddedJson),
/* harmony export */   P3: () => (/* binding */ ownElement),
/* harmony export */   SF: () => (/* binding */ dataPieces),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   dK: () => (/* binding */ blockText),
/* harmony export */   lz: () => (/* binding */ proseText),
/* harmony export */   oZ: () => (/* binding */ lineText),
/* harmony export */   qy: () => (/* binding */ html),
/* harmony export */   s6: () => (/* binding */ nothing)
/* harmony export */ });
/* unused harmony exports escapeText, visible */
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18540);
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65633);
/**
 * HTML in which nothing foreign is live. A value put into `html` is escaped by `escapeText`, the one function that does
 * so, unless `html` itself made it; what goes to the page's script is JSON that holds no markup either.
 */


const markup = Symbol('markup');
const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** All that hides, reorders or breaks text; line feeds and tabs are let through. */
const hidden = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const plain = /^[ -~]*$/;
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
/** A data block for the page's script, in pieces; `json` comes from `embeddedJson`. */
function* dataPieces(id, json) {
    yield `<script type="application/json" id="${escapeText(id)}">`;
    yield* json;
    yield '</script>';
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
    if (plain.test(text))
        return text;
    return text.replaceAll(lineBreak, '\n').replaceAll(hidden, pictureOf);
}
const pictures = new Map();
function pictureOf(character) {
    const known = pictures.get(character) ?? (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralLine */ .GH)(character);
    pictures.set(character, known);
    return known;
}
/** One visible line of at most `maxLength` characters. */
function lineText(text, maxLength) {
    return flatText(text, maxLength).trim();
}
function flatText(text, maxLength) {
    const shown = visible(text.slice(0, maxLength + 1))
        .replaceAll('\n', '␊')
        .replaceAll('\t', ' ');
    return (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(shown, maxLength);
}
/** The same of text in which names stand as code. */
function proseText(text, maxLength) {
    return html `${(0,_prose_js__WEBPACK_IMPORTED_MODULE_1__/* .partsOf */ .CI)(text).map((part) => typeof part === 'string'
        ? html `${flatText(part, maxLength)}`
        : html `<code>${lineText(part.code, maxLength)}</code>`)}`;
}
/** Several visible lines, without blank ones at the ends; what was cut ends in `…`. */
function blockText(text, maxLength) {
    const start = text.search(/\S/);
    if (start < 0)
        return '';
    const lineStart = Math.max(text.lastIndexOf('\n', start), text.lastIndexOf('\r', start)) + 1;
    return (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(visible(text.slice(lineStart, lineStart + maxLength + 1)), maxLength).trimEnd();
}
/** JSON that neither ends the element around it nor begins another. */
function embeddedJson(value) {
    return JSON.stringify(value).replaceAll(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}


/***/ }),

/***/ 20880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ severityWords),
/* harmony export */   HB: () => (/* binding */ areOpen),
/* harmony export */   Hu: () => (/* binding */ findingWords),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   XN: () => (/* binding */ sumOf),
/* harmony export */   c_: () => (/* binding */ tallyWords),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   qg: () => (/* binding */ tallySentence),
/* harmony export */   qx: () => (/* binding */ severityNames),
/* harmony export */   sv: () => (/* binding */ tallyOf),
/* harmony export */   yh: () => (/* binding */ listWords)
/* harmony export */ });
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75755);
/** Numbers of findings, as words. */

const severityNames = {
    CRITICAL: 'Critical',
    HIGH: 'High',
    MEDIUM: 'Medium',
    LOW: 'Low',
    INFO: 'Info',
};
/** Within a sentence. */
const severityWords = {
    CRITICAL: 'critical',
    HIGH: 'high',
    MEDIUM: 'medium',
    LOW: 'low',
    INFO: 'info',
};
function tallyOf(findings) {
    const tally = {};
    for (const { severity, severityKnown } of findings) {
        const key = severityKnown ? severity : 'UNKNOWN';
        tally[key] = (tally[key] ?? 0) + 1;
    }
    return tally;
}
function countOf(items, counts) {
    let count = 0;
    for (const item of items)
        if (counts(item))
            count += 1;
    return count;
}
function sumOf(tally) {
    return Object.values(tally).reduce((sum, count) => sum + count, 0);
}
/** `1 critical`, `17 high`, worst first. */
function tallyParts(tally) {
    const known = _policy_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.flatMap((severity) => tally[severity] ? [`${tally[severity]} ${severityWords[severity]}`] : []);
    return tally.UNKNOWN ? [`${tally.UNKNOWN} of unknown severity`, ...known] : known;
}
/** `1 critical, 17 high`. */
function tallyWords(tally) {
    return tallyParts(tally).join(', ');
}
/** `2 high, 5 medium and 3 low`. */
function tallySentence(tally) {
    return listWords(tallyParts(tally));
}
function listWords(words) {
    return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
/** `5 medium, 3 low are open`. */
function areOpen(tally) {
    return `${tallyWords(tally)} ${sumOf(tally) === 1 ? 'is' : 'are'} open`;
}
/** `3 new high findings`; without the severity where there are several. */
function findingWords(tally, adjective = '') {
    const total = sumOf(tally);
    const [only, ...others] = Object.keys(tally).filter((key) => (tally[key] ?? 0) > 0);
    const severity = others.length === 0 && only !== undefined && only in severityWords ? severityWords[only] : '';
    const words = [String(total), adjective, severity, total === 1 ? 'finding' : 'findings'];
    const unknown = others.length === 0 && only === 'UNKNOWN' ? ' of unknown severity' : '';
    return `${words.filter((word) => word !== '').join(' ')}${unknown}`;
}
/** `1 finding`, `2 findings`. */
function plural(count, one, many = `${one}s`) {
    return `${count} ${count === 1 ? one : many}`;
}


/***/ }),

/***/ 26718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ writeWithin),
/* harmony export */   d: () => (/* binding */ writeNewWithin)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16566);
/**
 * The one writer of files that a run is asked for. Nobody ever reads half of one, and none is written through a link that a
 * branch has committed.
 */




/**
 * Writes beside the file's place and renames, and makes its folders too. Below the folder, and in a checkout around it, no
 * link may lead out of the one that holds the path, nor into its repository; a path that is named elsewhere is the user's own.
 * Rejects with what is wrong, and leaves nothing behind then.
 */
async function writeWithin(folder, path, text) {
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, path);
    const held = await holderOf([folder, ...(0,_git_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .workTreesAround */ .i)(folder)], place);
    if (held === undefined && (await isDevice(place)))
        return writeInto(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(place, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY), text);
    const parent = held === undefined ? await madeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(place)) : await madeWithin(held);
    const written = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(place));
    const beside = `${written}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`;
    try {
        // Never through a link: the name must be free.
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(beside, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.constants.O_EXCL | noFollow, 0o666);
        if (held !== undefined && !(await isStill(file, beside)))
            throw await closed(file, leadsOut());
        await writeInto(file, text);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(beside, written);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(beside, { force: true });
        throw error;
    }
}
/**
 * Writes a file that must not be there yet, below the folder, whose own folders it makes. Rejects, and changes nothing, where anything
 * has its name, and where a link, or a file, stands on the way.
 */
async function writeNewWithin(folder, path, text) {
    let parent = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder);
    for (const part of (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path).split('/')) {
        parent = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, part);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(parent).catch((error) => {
            if (error.code !== 'EEXIST')
                throw error;
        });
        if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(parent)).isDirectory())
            throw new Error(`${part} is a link or a file, and no folder`);
    }
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path));
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(place, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.constants.O_EXCL | noFollow, 0o666);
    if (!(await isStill(file, place)))
        throw await closed(file, leadsOut());
    await writeInto(file, text);
}
/** Undefined on Windows. */
const noFollow = node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW ?? 0;
/** Undefined for a path outside of all the folders. They are told apart by where they really lie, not by how they are named. */
async function holderOf(folders, place) {
    const tops = new Set(await Promise.all(folders.map(realOrSame)));
    const { root } = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.parse)(place);
    for (let above = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(place);; above = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(above)) {
        const top = await realOrSame(above);
        if (tops.has(top))
            return { top, parts: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(above, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(place)).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).filter(Boolean) };
        if (above === root)
            return undefined;
    }
}
async function realOrSame(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path).catch(() => path);
}
async function madeFolder(path) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(path, { recursive: true });
    return path;
}
/** Makes the folders one below the other, each where the one before it really lies. */
async function madeWithin({ top, parts }) {
    let real = top;
    for (const part of parts) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(real, part)).catch((error) => {
            if (error.code !== 'EEXIST')
                throw error;
        });
        real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(real, part));
        const isNamed = parts.includes('.git');
        if (!isBelow(top, real) || (!isNamed && isOfRepository(top, real)))
            throw leadsOut();
    }
    return real;
}
function isBelow(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path);
    return way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way);
}
function isOfRepository(folder, path) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).includes('.git');
}
/** Whether what was opened is the file of that name in that folder: a link may have come in since the folder was looked at. */
async function isStill(file, path) {
    // Linux says where the opened file really lies; elsewhere the folder may be swapped between two looks.
    const place = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readlink)(`/proc/self/fd/${file.fd}`).catch(() => path);
    if (place !== path)
        return false;
    const [opened, found, real] = await Promise.all([file.stat(), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path))]);
    return opened.ino === found.ino && opened.dev === found.dev && real === (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
}
function leadsOut() {
    return new Error('a link leads out of the folder');
}
async function closed(file, error) {
    await file.close();
    return error;
}
async function writeInto(file, text) {
    try {
        await (typeof text === 'string' ? file.writeFile(text, 'utf8') : writePieces(file, text));
    }
    finally {
        await file.close();
    }
}
/** Through one buffer: a new one for each piece would stay until memory is looked through. */
async function writePieces(file, pieces) {
    const encoder = new TextEncoder();
    const buffer = Buffer.allocUnsafe(bufferBytes);
    for (const piece of pieces) {
        for (let rest = piece; rest !== '';) {
            const { read, written } = encoder.encodeInto(rest, buffer);
            rest = rest.slice(read);
            for (let done = 0; done < written;)
                done += (await file.write(buffer, done, written - done)).bytesWritten;
        }
    }
}
const bufferBytes = 262_144;
/** A device or a pipe has no place beside it, and must not be replaced by a file. */
async function isDevice(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).then((found) => !found.isFile() && !found.isDirectory(), () => false);
}


/***/ })

};
