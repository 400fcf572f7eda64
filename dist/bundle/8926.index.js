export const id = 8926;
export const ids = [8926];
export const modules = {

/***/ 88926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createRunner: () => (/* binding */ createRunner),
/* harmony export */   summaryBudgetBytes: () => (/* binding */ summaryBudgetBytes)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96421);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92700);
/* harmony import */ var _report_neutral_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65633);
/* harmony import */ var _report_summary_fit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39482);
/** What the runner of a workflow takes from a step, by the toolkit of GitHub; it makes nothing harmless, so that is done here. */





/** The runner discards a summary above 1 MiB as a whole; the rest is left for what other tools add in the same step. */
const summaryBudgetBytes = 900_000;
const outputLimit = 4096;
const pathLimit = 1024;
/** The variables name the files, and have to be those of this process. */
function createRunner({ GITHUB_OUTPUT, GITHUB_STATE, GITHUB_STEP_SUMMARY }) {
    return {
        mask: _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setSecret */ .Pq,
        annotate,
        startGroup: (title) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .startGroup */ .Oh((0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralLine */ .GH)(title).trimEnd()),
        endGroup: _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .endGroup */ .N4,
        setOutputs: GITHUB_OUTPUT ? setOutputs : undefined,
        saveState: GITHUB_STATE ? saveState : undefined,
        addSummary: GITHUB_STEP_SUMMARY ? (markdown) => addSummary(GITHUB_STEP_SUMMARY, markdown) : undefined,
    };
}
const commands = { error: _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .error */ .z3, warning: _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e, notice: _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .notice */ .lm };
function annotate({ level, title, message, file, line }) {
    commands[level]((0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralBlock */ .Fk)(message), {
        title: (0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralLine */ .GH)(title, _report_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .titleLimit */ .sj).trim(),
        ...(file === undefined ? {} : { file: (0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralLine */ .GH)(file, pathLimit).trim() }),
        ...(file === undefined || line === undefined ? {} : { startLine: line }),
    });
}
function setOutputs(values) {
    for (const [name, value] of Object.entries(values)) {
        attempt('the outputs', () => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setOutput */ .uH(name, (0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralLine */ .GH)(value, outputLimit)));
    }
}
function saveState(name, value) {
    attempt('the state', () => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .saveState */ .LZ(name, (0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralLine */ .GH)(value, outputLimit)));
}
async function addSummary(path, markdown) {
    const whole = markdown === '' || markdown.endsWith('\n') ? markdown : `${markdown}\n`;
    const fitted = (0,_report_summary_fit_js__WEBPACK_IMPORTED_MODULE_4__/* .fitSummary */ .m)(markdown, summaryBudgetBytes - (await sizeOf(path)));
    try {
        if (fitted !== '')
            await _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .summary */ .z.emptyBuffer().addRaw(fitted).write();
    }
    catch (cause) {
        throw unwritten('the job summary', cause);
    }
    return fitted === whole;
}
async function sizeOf(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).size;
    }
    catch {
        return 0;
    }
}
function attempt(what, write) {
    try {
        write();
    }
    catch (cause) {
        throw unwritten(what, cause);
    }
}
function unwritten(what, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PUBLISH', `The runner's file for ${what} could not be written`, { cause });
}


/***/ }),

/***/ 39482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ fitSummary)
/* harmony export */ });
/** Fits a finished summary into the room that there is, by leaving out its last lines. */
/** The text, or its first lines and a count of the others; nothing when not even the count fits. */
function fitSummary(markdown, roomBytes) {
    const whole = closed(markdown);
    if (Buffer.byteLength(whole) <= roomBytes)
        return whole;
    const lines = whole.split('\n').slice(0, -1);
    let usedBytes = Buffer.byteLength(notice(lines.length));
    if (usedBytes > roomBytes)
        return '';
    const kept = [];
    for (const line of lines) {
        usedBytes += Buffer.byteLength(line) + 1;
        if (usedBytes > roomBytes)
            break;
        kept.push(`${line}\n`);
    }
    const text = () => `${kept.join('')}${fenceEnd(kept)}${notice(lines.length - kept.length)}`;
    while (kept.length > 0 && Buffer.byteLength(text()) > roomBytes)
        kept.pop();
    return text();
}
/** What ends the code block that the lines leave open: the notice would be code in it. */
function fenceEnd(lines) {
    let open = '';
    for (const line of lines) {
        const [, fence = '', rest = ''] = /^ {0,3}(`{3,}|~{3,})(.*)/s.exec(line) ?? [];
        if (open === '')
            open = fence;
        else if (fence.startsWith(open) && rest.trim() === '')
            open = '';
    }
    return open === '' ? '' : `${open}\n`;
}
/** It closes a folded part, which would hide it. */
function notice(lineCount) {
    return `\n</details>\n\n**The summary is cut here: ${lineCount} more lines did not fit. The report file holds everything.**\n`;
}
function closed(markdown) {
    return markdown === '' || markdown.endsWith('\n') ? markdown : `${markdown}\n`;
}


/***/ })

};
