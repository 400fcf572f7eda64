export const id = 7466;
export const ids = [7466,1889];
export const modules = {

/***/ 77466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   exceptions: () => (/* binding */ exceptions)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _policy_exception_terms_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1125);
/* harmony import */ var _policy_exceptions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57506);
/* harmony import */ var _policy_owners_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89280);
/* harmony import */ var _report_json_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74663);
/* harmony import */ var _report_json_saved_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75660);
/* harmony import */ var _report_neutral_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65633);
/* harmony import */ var _report_tally_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(20880);
/* harmony import */ var _settings_values_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79771);
/* harmony import */ var _exception_state_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(30199);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(77193);
/* harmony import */ var _judge_flags_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(21889);
/** `scan-gate exceptions`: what the policy here excuses, until when, and what nobody needs any more. */













/** Prints the list, or with `--json` one object. The outcome is a failure where one ends sooner than it may. */
async function exceptions(session, flags) {
    const { 'fail-expiring': [within] = [], report: [file] = [], json } = flags.own;
    const days = /^(\d{1,4})d$/.exec(within ?? '')?.[1];
    const isWrong = within !== undefined && days === undefined;
    const problems = isWrong ? [`--fail-expiring: ${(0,_settings_values_js__WEBPACK_IMPORTED_MODULE_8__/* .shown */ .SP)(within)} is not a number of days such as 7d`] : [];
    const { loaded } = await (0,_explain_js__WEBPACK_IMPORTED_MODULE_9__.readHere)(session, flags, problems);
    const today = session.now.toISOString().slice(0, 10);
    const { exceptions: all, codeOwners } = loaded.policy;
    const rows = await rowsOf(session, { exceptions: all, codeOwners, today, file });
    const { source, sha256 } = loaded;
    const answer = {
        ...{ format_version: 1, policy: { source, sha256 } },
        ...{ today, exceptions: rows.map(rowObject) },
    };
    if (json)
        session.write((0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonText */ .s$)(answer));
    else
        session.write(tableOf(rows, source));
    const ending = days === undefined ? [] : rows.filter(({ daysLeft }) => daysLeft <= Number(days));
    if (ending.length === 0)
        return undefined;
    const verb = ending.length === 1 ? 'ends' : 'end';
    session.log.line(`${(0,_report_tally_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(ending.length, 'exception')} ${verb} within ${within}, or ended before`);
    return { judged: [{ verdict: 'failed', reason: 'violations' }] };
}
/** Soonest first. */
async function rowsOf(session, { exceptions: all, codeOwners, today, file }) {
    const findings = file === undefined ? undefined : await findingsIn(session.folder, file);
    const covered = new Map(findings && (0,_policy_exceptions_js__WEBPACK_IMPORTED_MODULE_2__/* .reviewExceptions */ .ZP)(findings, all, today).used.map(({ exception, ids }) => [exception, ids]));
    return all
        .map((exception) => ({
        exception,
        daysLeft: (0,_policy_exception_terms_js__WEBPACK_IMPORTED_MODULE_11__/* .daysBetween */ .YM)(today, exception.expires),
        state: (0,_exception_state_js__WEBPACK_IMPORTED_MODULE_12__/* .stateOf */ .L)(exception, today),
        covers: findings && !(0,_policy_exception_terms_js__WEBPACK_IMPORTED_MODULE_11__/* .isExpired */ ._d)(exception, today) ? (covered.get(exception) ?? []) : undefined,
        codeOwners: ownersBy(codeOwners, placesOf(exception, findings, covered.get(exception))),
    }))
        .sort((a, b) => a.daysLeft - b.daysLeft);
}
/** What it covers; without a report, or where it covers nothing, the one file that its path names. */
function placesOf({ path }, findings, ids) {
    const covered = new Set(ids);
    const found = findings?.filter(({ id }) => covered.has(id)) ?? [];
    return found.length > 0 || path === undefined || /[*?[\]{}\\]|\/$/.test(path) ? found : [{ filePath: path }];
}
function ownersBy(codeOwners, places) {
    return [...new Set(places.flatMap((place) => (0,_policy_owners_js__WEBPACK_IMPORTED_MODULE_3__/* .ownersOf */ .K)(place, codeOwners) ?? []))];
}
async function findingsIn(folder, file) {
    const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, file), 'utf8').catch((error) => {
        throw (0,_judge_flags_js__WEBPACK_IMPORTED_MODULE_10__.unreadable)(file, error, 'CONFIG');
    });
    return (0,_report_json_saved_js__WEBPACK_IMPORTED_MODULE_5__/* .readSavedReport */ .I)(text, file).evidence?.findings;
}
function rowObject({ exception, daysLeft, state, covers, codeOwners }) {
    const owned = codeOwners.length === 0 ? {} : { code_owners: [...codeOwners] };
    return { ...(0,_report_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .exceptionObject */ .fh)(exception), ...owned, days_left: daysLeft, state, violation_ids: covers ?? null };
}
function tableOf(rows, source) {
    if (rows.length === 0)
        return `Policy: ${(0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_6__/* .neutralLine */ .GH)(source)}\nExceptions: none\n`;
    const cells = rows.map(({ exception, state, covers, codeOwners }) => [
        exception.expires,
        state,
        (0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_6__/* .neutralLine */ .GH)((0,_policy_exception_terms_js__WEBPACK_IMPORTED_MODULE_11__/* .exceptionText */ .P5)(exception), 80),
        (0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_6__/* .neutralLine */ .GH)(exception.owner ?? (codeOwners.join(' ') || 'no owner'), 40),
        covers === undefined ? '' : covers.length === 0 ? 'unused' : `covers ${(0,_report_tally_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(covers.length, 'finding')}`,
        (0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_6__/* .neutralLine */ .GH)(exception.reason, 200),
    ]);
    const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
    const lines = cells.map((row) => row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .filter((cell, column) => column === 5 || cell.trim() !== '' || (widths[column] ?? 0) > 0)
        .join('  ')
        .trimEnd());
    return `Policy: ${(0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_6__/* .neutralLine */ .GH)(source)}\n${lines.join('\n')}\n`;
}


/***/ }),

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

/***/ 68870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AV: () => (/* binding */ candidatesInFolder),
/* harmony export */   _j: () => (/* binding */ candidatesFor),
/* harmony export */   qh: () => (/* binding */ indexOf)
/* harmony export */ });
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49780);
/* harmony import */ var _vex_statement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42199);


const indexes = new WeakMap();
function indexOf(exceptions) {
    let index = indexes.get(exceptions);
    if (index === undefined) {
        index = makeIndex(exceptions);
        indexes.set(exceptions, index);
    }
    return index;
}
/** Those that may cover the finding, in the order of the list; of all others it is certain that they do not. */
function candidatesFor(finding, exceptions) {
    const index = indexOf(exceptions);
    const inPlace = finding.filePath === undefined ? index.others : placedAt(finding.filePath, index);
    const byId = index.ids.get(finding.id);
    const byTitle = index.titles.get(finding.title.trim());
    const stated = statementsFor(finding, index);
    const isPlaced = byId === undefined && byTitle === undefined && stated.length === 0;
    return isPlaced ? inPlace : ordered(inPlace, byId, byTitle, stated);
}
function statementsFor(finding, { vulnerabilities, statements }) {
    if (statements.length === 0)
        return statements;
    const names = (0,_vex_statement_js__WEBPACK_IMPORTED_MODULE_1__/* .idsOf */ .UX)(finding);
    // What is, or may be, of a dependency and states no name may have any.
    if (names.length === 0 && (finding.type === undefined || finding.type === 'SCA'))
        return statements;
    return [finding.id, ...names].flatMap((name) => vulnerabilities.get(name) ?? []);
}
/** Most paths are plain, and most of them lie in a folder about which everything is known. */
function placedAt(filePath, index) {
    const plain = (0,_places_js__WEBPACK_IMPORTED_MODULE_0__/* .plainPath */ .s1)(filePath);
    if (plain === undefined)
        return ofPath(filePath, index);
    const inFolder = candidatesInFolder(plain.folder, index);
    if (inFolder === undefined)
        return ofPath(filePath, index);
    const byName = index.names.get(plain.name);
    return byName === undefined ? inFolder : ordered(inFolder, byName);
}
/** Those of every file of a plain path in the folder, but for what its name adds; undefined where each path has to be read. */
function candidatesInFolder(folder, index) {
    const known = index.inFolders.get(folder);
    if (known !== undefined || index.inFolders.has(folder))
        return known;
    const found = (0,_places_js__WEBPACK_IMPORTED_MODULE_0__/* .isPlainFolder */ .Zr)(folder) ? candidatesIn(folder, index) : undefined;
    index.inFolders.set(folder, found);
    return found;
}
/** For the files in a folder, but for those that bear a name that a glob holds. */
function candidatesIn(folder, { names, wild, others, folderMatchers }) {
    const named = folder.split('/').flatMap((part) => names.get(part) ?? []);
    const placed = [...new Set([...named, ...wild])].flatMap((candidate) => {
        const inside = folderMatchers.get(candidate)?.(folder) ?? 'some';
        if (inside === 'none')
            return [];
        return inside === 'all' ? [{ ...candidate, isInPlace: true }] : [candidate];
    });
    return ordered(others, placed);
}
/** All of what a path may name must lie there, and so the first of it. */
function ofPath(filePath, index) {
    const known = index.ofPaths.get(filePath);
    if (known !== undefined)
        return known;
    const parts = (0,_places_js__WEBPACK_IMPORTED_MODULE_0__/* .readingsOf */ .RO)(filePath)[0]?.split('/') ?? [];
    const named = parts.flatMap((part) => index.names.get(part) ?? []);
    const found = ordered(index.others, index.wild, index.globs.get(filePath), named);
    index.ofPaths.set(filePath, found);
    return found;
}
/** Each once, in the order of the list; the first of two of the same exception knows no less. */
function ordered(...several) {
    const unique = new Map();
    for (const candidate of several.flatMap((each) => each ?? []))
        if (unique.get(candidate.place)?.isInPlace !== true)
            unique.set(candidate.place, candidate);
    return [...unique.values()].sort((a, b) => a.place - b.place);
}
function makeIndex(exceptions) {
    const index = {
        ids: new Map(),
        titles: new Map(),
        globs: new Map(),
        names: new Map(),
        wild: [],
        vulnerabilities: new Map(),
        statements: [],
        others: [],
        folderMatchers: new Map(),
        inFolders: new Map(),
        ofPaths: new Map(),
    };
    for (const [place, exception] of exceptions.entries()) {
        const { violationId, title, path, vex } = exception;
        const candidate = { exception, place, isInPlace: false };
        if (vex !== undefined) {
            index.statements.push(candidate);
            for (const name of new Set([...vex.names, ...vex.ids]))
                add(index.vulnerabilities, name, candidate);
        }
        else if (violationId !== undefined)
            add(index.ids, violationId, candidate);
        else if (title !== undefined)
            add(index.titles, title.trim(), candidate);
        else if (path === undefined)
            index.others.push(candidate);
        else
            addPlace(index, path, candidate);
    }
    return index;
}
function addPlace({ globs, names, wild, folderMatchers }, path, candidate) {
    folderMatchers.set(candidate, (0,_places_js__WEBPACK_IMPORTED_MODULE_0__/* .folderMatcher */ .zt)(path));
    const name = plainName(path);
    if (name === undefined)
        wild.push(candidate);
    else {
        add(globs, path, candidate);
        add(names, name, candidate);
    }
}
function add(candidates, key, candidate) {
    const known = candidates.get(key);
    if (known === undefined)
        candidates.set(key, [candidate]);
    else
        known.push(candidate);
}
/** The longest name in the glob in which every letter stands for itself; undefined where signs may reach across names. */
function plainName(glob) {
    if (/[{}[\]\\]/.test(glob))
        return undefined;
    const names = glob.split('/').filter((name) => name !== '' && name !== '.' && name !== '..' && !/[*?]/.test(name));
    return names.sort((a, b) => b.length - a.length)[0];
}


/***/ }),

/***/ 57506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZP: () => (/* binding */ reviewExceptions),
/* harmony export */   ft: () => (/* binding */ exceptionFor),
/* harmony export */   lX: () => (/* binding */ concernedBy)
/* harmony export */ });
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3706);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83671);
/* harmony import */ var _exception_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68870);
/* harmony import */ var _exception_terms_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1125);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75755);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49780);
/* harmony import */ var _vex_statement_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42199);
/* harmony import */ var _weaknesses_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(91183);
/** Which findings the team has accepted, and until when: an exception covers a finding when all of its criteria match. */








/** Whether an exception that holds on the day covers the finding. */
function exceptionFor(finding, exceptions, today) {
    let best = uncovered;
    if (exceptions.length === 0)
        return best;
    for (const candidate of (0,_exception_index_js__WEBPACK_IMPORTED_MODULE_2__/* .candidatesFor */ ._j)(finding, exceptions)) {
        const { exception } = candidate;
        if ((0,_exception_terms_js__WEBPACK_IMPORTED_MODULE_6__/* .isExpired */ ._d)(exception, today))
            continue;
        const { covers } = criteriaOf(exception);
        const found = covering(candidate, finding);
        if (found === 'no' || (found === 'unknown' && best.answer === 'yes'))
            continue;
        const isLonger = best.exception === undefined || exception.expires > best.exception.expires;
        if (isLonger || found !== best.answer)
            best = covers[found];
    }
    return best;
}
const uncovered = { answer: 'no' };
function covering({ exception, isInPlace }, finding) {
    const { all, besidePlace } = criteriaOf(exception);
    // Two sources that name different files leave it in none.
    return isInPlace && !(0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .isUnclear */ .Z5)(finding, 'filePath') ? besidePlace(finding) : all(finding);
}
/** What every exception did, in the order of the policy. */
function reviewExceptions(findings, exceptions, today) {
    const review = { used: [], expiring: [], expired: [], unmatched: [] };
    const unclear = [];
    const covered = coveredBy(exceptions, findings);
    for (const exception of exceptions) {
        if ((0,_exception_terms_js__WEBPACK_IMPORTED_MODULE_6__/* .isExpired */ ._d)(exception, today)) {
            review.expired.push(exception);
            continue;
        }
        if ((0,_exception_terms_js__WEBPACK_IMPORTED_MODULE_6__/* .isExpiring */ .v$)(exception, today))
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
    for (const finding of exceptions.length === 0 ? [] : findings) {
        for (const candidate of (0,_exception_index_js__WEBPACK_IMPORTED_MODULE_2__/* .candidatesFor */ ._j)(finding, exceptions)) {
            const { exception } = candidate;
            const found = exception.vex === undefined ? covering(candidate, finding) : (0,_vex_statement_js__WEBPACK_IMPORTED_MODULE_5__/* .excuses */ .fL)(exception.vex, finding);
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
        const isIn = glob === undefined ? undefined : (0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .pathMatcher */ .kZ)(glob);
        const { all: matches } = criteriaOf(exception);
        return paths.some((path) => isIn?.(path)) || touched.some((finding) => matches(finding) === 'yes');
    });
}
/** Globs are compiled once: a policy's exceptions are asked about every finding. */
const known = new WeakMap();
function criteriaOf(exception) {
    const found = known.get(exception);
    if (found !== undefined)
        return found;
    const { path, ...others } = exception;
    const compiled = {
        all: compile(exception),
        besidePlace: path === undefined || hasCriteria(others) ? compile(others) : () => 'yes',
        covers: { yes: { answer: 'yes', exception }, unknown: { answer: 'unknown', exception } },
    };
    known.set(exception, compiled);
    return compiled;
}
function hasCriteria({ violationId, cwe, type, title }) {
    return [violationId, cwe, type, title].some((each) => each !== undefined);
}
/** One without criteria covers nothing: to cover everything would switch the gate off. */
function compile({ violationId, cwe, type, path, title, vex }) {
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
        criteria.push((finding) => (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answer */ .ZF)(!(0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .isUnclear */ .Z5)(finding, 'title') && finding.title.trim() === title.trim()));
    if (path !== undefined)
        criteria.push(inPath(path));
    if (cwe !== undefined)
        criteria.push((finding) => hasCwe(finding, cwe));
    if (criteria.length === 0)
        return () => 'no';
    return (finding) => {
        let sum = 'yes';
        for (const criterion of criteria) {
            sum = (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)(sum, criterion(finding));
            if (sum === 'no')
                return sum;
        }
        return sum;
    };
}
/** What nobody states is no excuse: only what was not read yet may be one. */
function isExcused(claim, finding) {
    const found = (0,_vex_statement_js__WEBPACK_IMPORTED_MODULE_5__/* .excuses */ .fL)(claim, finding);
    return found === 'unknown' && (0,_vex_statement_js__WEBPACK_IMPORTED_MODULE_5__/* .isStated */ .oE)(finding) ? 'no' : found;
}
/** What it may name otherwise is not excused: all of it must lie there. */
function inPath(glob) {
    const isIn = (0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .placeMatcher */ .Ii)([glob]);
    return (finding) => (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answer */ .ZF)(isIn(finding) === 'yes');
}
function hasCwe(finding, cwe) {
    const stated = (0,_weaknesses_js__WEBPACK_IMPORTED_MODULE_7__/* .weaknessesOf */ .P)(finding);
    if (stated === undefined)
        return 'unknown';
    // A finding of several weaknesses is not excused by one of them.
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answer */ .ZF)(stated.size === 1 && stated.has(cwe));
}


/***/ })

};
