export const id = 1428;
export const ids = [1428];
export const modules = {

/***/ 16566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ findRepository),
/* harmony export */   i: () => (/* binding */ workTreesAround)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/** Finds the repository of a folder without asking git, which would take any folder of the right shape for one. */


/** What the folder lies in. */
function findRepository(path) {
    const folder = realFolder(path);
    if (folder === undefined)
        return { checkout: undefined, bare: undefined };
    const checkout = above(folder);
    const own = checkout === undefined ? [] : [checkout.gitFolder, checkout.commonFolder];
    const isOfCheckout = checkout?.top === folder || own.some((each) => folder === each || folder.startsWith(each + node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
    return { checkout, bare: isOfCheckout ? undefined : atGitFolder(folder, undefined) };
}
/** The work trees that a folder lies in: that of its checkout, and of those around it, which may hold it as a submodule. */
function workTreesAround(path) {
    const top = findRepository(path).checkout?.top;
    return top === undefined ? [] : [top, ...workTreesAround((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(top))];
}
function above(folder) {
    const entry = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git');
    const pointed = isFile(entry) ? pointedFolder(entry) : entry;
    const found = pointed === undefined ? undefined : atGitFolder(pointed, folder);
    if (found !== undefined)
        return found;
    // git takes a file of this name for the repository's, too, and fails when it points nowhere.
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    return isFile(entry) || parent === folder ? undefined : above(parent);
}
/** The file of a linked worktree or a submodule: `gitdir: path`. */
function pointedFolder(file) {
    const [, target] = /^gitdir: (.+?)\r?\n?$/s.exec(textOf(file)) ?? [];
    return target === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), target);
}
function atGitFolder(path, top) {
    const gitFolder = realFolder(path);
    if (gitFolder === undefined || !isFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitFolder, 'HEAD')))
        return undefined;
    const commonFolder = realFolder(commonFolderOf(gitFolder));
    if (commonFolder === undefined)
        return undefined;
    const isWhole = ['objects', 'refs'].every((name) => realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonFolder, name)) !== undefined);
    return isWhole ? { gitFolder, commonFolder, top } : undefined;
}
function commonFolderOf(gitFolder) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitFolder, 'commondir');
    return isFile(file) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitFolder, textOf(file).trim()) : gitFolder;
}
function realFolder(path) {
    try {
        const real = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real).isDirectory() ? real : undefined;
    }
    catch {
        return undefined;
    }
}
function isFile(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}
function textOf(file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8');
    }
    catch {
        return '';
    }
}


/***/ }),

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

/***/ 68329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ neededLines),
/* harmony export */   W: () => (/* binding */ decisionLines)
/* harmony export */ });
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75755);
/* harmony import */ var _advice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92784);
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65633);
/* harmony import */ var _notices_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91552);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20880);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56334);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49924);
/** The part of the log that is folded: how the run came to its verdict. */







const notesMost = 20;
const diagnosticsMost = 10;
/** Each neutral and without a line break. `asides`: what the surfaces have to say beside it. */
function decisionLines(report, asides) {
    const { policy, tool } = report;
    const source = `Policy: ${policy.source}${policy.sha256 === '' ? '' : ` (${policy.sha256.slice(0, 12)})`}`;
    const run = [`Scan Gate ${tool.version}`, (0,_tally_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)((0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .requestCount */ .jt)(report), 'request'), (0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .durationText */ .S5)(report.durationMs)];
    return [
        ...countLines(report),
        ...ruleLines(report),
        ...listLines('Left out:', (0,_notices_js__WEBPACK_IMPORTED_MODULE_3__/* .leftOutLines */ .VD)(report), notesMost),
        ...listLines('Exceptions:', (0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .exceptionLines */ .$Z)(report), notesMost),
        ...coverageLines(report),
        ...listLines('Skipped or not readable:', (0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .diagnosticLines */ .NS)(report), diagnosticsMost),
        ...listLines('Notes:', [...report.notes, ...asides], notesMost),
        ...exceptionAdvice(report),
        source,
        run.join(' · '),
    ].map((line) => (0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .neutralLine */ .GH)(line));
}
/** What a person needs to know of a run that passed, where nothing folds and the rest stays unsaid; each neutral. */
function neededLines(report, asides) {
    const missing = (0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .uncoveredTypes */ .p_)(report).map((type) => _wording_js__WEBPACK_IMPORTED_MODULE_5__/* .typeNames */ .DK[type]);
    const skipped = (0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .diagnosticLines */ .NS)(report).length;
    const notes = [...(0,_notices_js__WEBPACK_IMPORTED_MODULE_3__/* .endingLines */ .Dh)(report), ...(0,_notices_js__WEBPACK_IMPORTED_MODULE_3__/* .leftOutLines */ .VD)(report), ...report.notes, ...asides];
    const more = notes.length - notesMost;
    const lines = [
        ...(missing.length === 0 ? [] : [`Not scanned: ${missing.join(', ')}`]),
        ...(skipped === 0 ? [] : [`Skipped or not readable: ${skipped}; --verbose names ${skipped === 1 ? 'it' : 'them'}`]),
        ...notes.slice(0, notesMost),
        ...(more > 0 ? [`… and ${(0,_tally_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(more, 'note')} more: --verbose shows all`] : []),
    ];
    return lines.flatMap((line) => (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .hanging */ .rM)('', (0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .neutralLine */ .GH)(line, 600)));
}
function countLines({ scan, base, elsewhereCount, listedSeverities }) {
    if (scan === undefined)
        return [];
    const unlisted = _policy_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.filter((severity) => !listedSeverities.includes(severity) && (scan.counts[severity] ?? 0) > 0);
    return [
        ...(Object.keys(scan.counts).length === 0
            ? []
            : [`This scan counts ${(0,_tally_js__WEBPACK_IMPORTED_MODULE_4__/* .tallyWords */ .c_)(scan.counts) || 'nothing'} (${scan.id})`]),
        ...(base === undefined ? [] : [`${base.branch} counts ${(0,_tally_js__WEBPACK_IMPORTED_MODULE_4__/* .tallyWords */ .c_)(base.counts) || 'nothing'} (${base.scanId})`]),
        ...(unlisted.length === 0 ? [] : [`Known by the count alone: ${unlisted.join(', ').toLowerCase()}`]),
        ...(elsewhereCount === 0 ? [] : [`${(0,_tally_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(elsewhereCount, 'violation')} of other branches left out`]),
    ];
}
function ruleLines(report) {
    return (0,_notices_js__WEBPACK_IMPORTED_MODULE_3__/* .shownRules */ .jd)(report).flatMap((rule) => {
        const head = `${_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .verdictMarks */ .M9[rule.shown]} ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .neutralLine */ .GH)(rule.rule, 60)}: ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .rangeOf */ .be)(rule)} ${rule.counted}, ${rule.limit} allowed`;
        return [head, ...(0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .hanging */ .rM)('    ', (0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .neutralLine */ .GH)(rule.line, 600))];
    });
}
function coverageLines({ scan }) {
    return scan?.coverage === undefined ? [] : [`Coverage: ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .coverageText */ ._)(scan.coverage)}`];
}
function listLines(heading, texts, most) {
    if (texts.length === 0)
        return [];
    const more = texts.length > most ? [`  … and ${texts.length - most} more`] : [];
    return [heading, ...texts.slice(0, most).flatMap((text) => (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .hanging */ .rM)('  - ', (0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .neutralLine */ .GH)(text, 600))), ...more];
}
function exceptionAdvice(report) {
    const lines = (0,_advice_js__WEBPACK_IMPORTED_MODULE_1__/* .exceptionLinesToAdd */ .lx)(report)?.split('\n');
    return lines === undefined
        ? []
        : [
            'To accept the first finding, put this into the policy file of the default branch:',
            ...lines.map((line) => `  ${line}`),
        ];
}


/***/ }),

/***/ 9958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ closingLine),
/* harmony export */   p: () => (/* binding */ storyLines)
/* harmony export */ });
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(18540);
/* harmony import */ var _advice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92784);
/* harmony import */ var _file_role_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79723);
/* harmony import */ var _help_page_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96127);
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65633);
/* harmony import */ var _notices_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91552);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82644);
/* harmony import */ var _owners_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63288);
/* harmony import */ var _packages_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89341);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(29145);
/* harmony import */ var _sentence_sentence_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(83672);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(20880);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(56334);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(49924);
/** What the log says of a run before anything is published: the sentence and what blocks; of a run that passed, nothing yet. */














/** Each neutral and without a line break. Findings that are not `disclosed` are counted, not named. */
function storyLines(report, options = {}) {
    const warned = (0,_notices_js__WEBPACK_IMPORTED_MODULE_4__/* .warningLines */ ._F)(report).flatMap((line) => (0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .hanging */ .rM)('  ', line));
    if (report.verdict === 'passed')
        return warned.length === 0 ? [] : ['', ...warned];
    const groups = (0,_wording_js__WEBPACK_IMPORTED_MODULE_11__/* .groupFindings */ .kG)(report.findings);
    const isFailed = report.verdict === 'failed';
    const parts = [
        [closingLine(report)],
        isFailed ? [] : undecidedLines(report),
        findingLines(report, groups, options),
        warned,
        isFailed ? [...othersLines(report), ...(0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .hanging */ .rM)('  ', (0,_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .adviceText */ .YM)(report))] : [],
    ];
    return parts.filter((part) => part.length > 0).flatMap((part) => ['', ...part]);
}
const colours = { passed: 'green', failed: 'red', inconclusive: 'yellow' };
/** The sentence, with its mark. */
function closingLine(report) {
    return [{ text: `${(0,_sentence_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .markOf */ .Fg)(report)} ${(0,_sentence_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .sentenceOf */ .$N)(report)}`, style: colours[(0,_sentence_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .shownVerdict */ .h9)(report)] }];
}
/** A line of its own for each line of the message: each setting that is wrong. Then what to do, and where more of it stands. */
function undecidedLines(report) {
    const { hint, reason } = report;
    const why = (0,_wording_js__WEBPACK_IMPORTED_MODULE_11__/* .whyLines */ .cn)(report, (0,_sentence_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .sentenceOf */ .$N)(report))
        .slice(0, 20)
        .flatMap((line) => (0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .hanging */ .rM)('  ', (0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralLine */ .GH)(line, 600)));
    const help = (0,_help_page_js__WEBPACK_IMPORTED_MODULE_2__/* .helpUrl */ .x)(reason);
    return [
        ...why,
        ...(hint === undefined ? [] : (0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .hanging */ .rM)('  ', (0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralLine */ .GH)((0,_prose_js__WEBPACK_IMPORTED_MODULE_13__/* .plainText */ .wh)(hint), 800))),
        ...(help === undefined ? [] : [`  ${help}`]),
    ];
}
function findingLines(report, groups, { maxFindings = 30, hasCode = false }) {
    const findings = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .decidingFindings */ .yy)(report, groups);
    const intro = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .introText */ .MO)(report, groups);
    const named = findings.filter(({ disclosed }) => disclosed);
    const items = (0,_packages_js__WEBPACK_IMPORTED_MODULE_7__/* .groupPackages */ .Zc)(report, named, maxFindings);
    const columns = columnsOf(items);
    const rows = items.flatMap((item) => itemLines(item, columns, hasCode));
    const shown = items.reduce((sum, item) => sum + (0,_packages_js__WEBPACK_IMPORTED_MODULE_7__/* .sizeOf */ .$d)(item), 0);
    const unnamed = findings.length - named.length;
    const more = findings.length - shown - unnamed;
    return [
        ...(intro === '' ? [] : [`  ${intro}`, '']),
        ...rows,
        ...(more > 0 ? [`  … and ${more} more, ${shown} of ${findings.length} shown: the report file holds all`] : []),
        ...(unnamed > 0 ? [`  ${(0,_tally_js__WEBPACK_IMPORTED_MODULE_10__/* .plural */ .LS)(unnamed, 'finding')} not named here, because outsiders can read this log`] : []),
    ];
}
const titleMost = 54;
function columnsOf(items) {
    const severity = Math.max(0, ...items.map(({ finding }) => (0,_wording_js__WEBPACK_IMPORTED_MODULE_11__/* .severityName */ .vb)(finding).length));
    const title = Math.max(0, ...items.map((item) => Math.min(titleMost, titleOf(item).length)));
    return { severity, title };
}
const severityStyles = {
    CRITICAL: 'red',
    HIGH: 'red',
    MEDIUM: 'yellow',
    LOW: 'cyan',
    INFO: 'dim',
};
function itemLines(item, columns, hasCode) {
    const { finding } = item;
    const indent = ' '.repeat(columns.severity + 4);
    const place = placeOf(finding);
    const [first = '', ...rest] = (0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .wrap */ .LV)(titleOf(item), _text_js__WEBPACK_IMPORTED_MODULE_12__/* .logWidth */ .FB - indent.length);
    const hasRoom = rest.length === 0 && indent.length + columns.title + 2 + place.length <= _text_js__WEBPACK_IMPORTED_MODULE_12__/* .logWidth */ .FB;
    const isBeside = hasRoom && first.length <= columns.title && place !== '';
    const head = [
        '  ',
        { text: (0,_wording_js__WEBPACK_IMPORTED_MODULE_11__/* .severityName */ .vb)(finding).padEnd(columns.severity), style: severityStyles[finding.severity] },
        '  ',
        { text: isBeside ? first.padEnd(columns.title) : first, style: 'bold' },
        ...(isBeside ? ['  ', { text: place, style: 'cyan' }] : []),
    ];
    const facts = [...(isBeside || place === '' ? [] : [place]), ...factsOfItem(item)].join(' · ');
    const below = facts === '' ? [] : (0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .wrap */ .LV)(facts, _text_js__WEBPACK_IMPORTED_MODULE_12__/* .logWidth */ .FB - indent.length);
    const code = hasCode ? codeLines(finding) : [];
    return [head, ...[...rest, ...below, ...code].map((line) => `${indent}${line}`)];
}
function titleOf(item) {
    if (item.package === undefined)
        return (0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralLine */ .GH)(item.finding.title, 160).trim() || 'Untitled';
    const { name, version, findings } = item.package;
    return `${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralLine */ .GH)(`${name} ${version}`, 140)}: ${(0,_tally_js__WEBPACK_IMPORTED_MODULE_10__/* .plural */ .LS)(findings.length, 'vulnerability', 'vulnerabilities')}`;
}
function placeOf(finding) {
    return (0,_place_js__WEBPACK_IMPORTED_MODULE_8__/* .displayPlace */ .a_)(finding, 80) ?? '';
}
function factsOfItem(item) {
    const { finding } = item;
    const advice = item.package === undefined ? (0,_wording_js__WEBPACK_IMPORTED_MODULE_11__/* .firstSentence */ .qi)((0,_wording_js__WEBPACK_IMPORTED_MODULE_11__/* .remediationOf */ .BV)(finding)) : adviceOf(item.package);
    const own = item.package === undefined ? [(0,_wording_js__WEBPACK_IMPORTED_MODULE_11__/* .cweOf */ .xX)(finding), ...(0,_wording_js__WEBPACK_IMPORTED_MODULE_11__/* .scoresOf */ .xt)(finding)] : [];
    const facts = [...own, (0,_owners_js__WEBPACK_IMPORTED_MODULE_6__/* .ownedText */ .hO)(finding), advice === undefined ? undefined : (0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralLine */ .GH)(advice, 200)];
    return facts.filter((fact) => fact !== undefined);
}
function adviceOf({ update }) {
    return update === undefined ? undefined : `${update}.`;
}
const codeMost = 5;
/** The code as the scanner saw it, numbered from its line. Of a secret, and of what may be one, none. */
function codeLines(finding) {
    const snippet = (0,_wording_js__WEBPACK_IMPORTED_MODULE_11__/* .mayBeSecret */ .lr)(finding) ? undefined : finding.detail?.codeSnippet;
    if (snippet === undefined || snippet.trim() === '')
        return [];
    const lines = snippet.replaceAll('\t', '  ').split(/\r?\n/).slice(0, codeMost);
    const first = finding.line;
    const width = first === undefined ? 0 : String(first + lines.length - 1).length;
    return lines.map((line, index) => {
        const number = first === undefined ? '' : `${String(first + index).padStart(width)} `;
        return (0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralLine */ .GH)(`${number}│ ${line}`, _text_js__WEBPACK_IMPORTED_MODULE_12__/* .logWidth */ .FB - 14);
    });
}
/** `10 other findings do not block: 2 high, 5 medium, 3 low`. */
function othersLines(report) {
    const text = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .othersText */ .nn)(report);
    const roles = (0,_file_role_js__WEBPACK_IMPORTED_MODULE_1__/* .rolesText */ .Z2)((0,_wording_js__WEBPACK_IMPORTED_MODULE_11__/* .groupFindings */ .kG)(report.findings).open);
    const marked = roles === '' ? [] : [`  Of these, ${roles}.`];
    return text === '' ? [] : [`  ${text}: ${(0,_tally_js__WEBPACK_IMPORTED_MODULE_10__/* .tallyWords */ .c_)((0,_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .othersTally */ .Kk)(report))}`, ...marked, ''];
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
