export const id = 2644;
export const ids = [2644];
export const modules = {

/***/ 25159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ck: () => (/* binding */ hasOwnBase),
/* harmony export */   R5: () => (/* binding */ describeContext),
/* harmony export */   jW: () => (/* binding */ shownCommit)
/* harmony export */ });
/**
 * Whether a proposal is compared with a branch that its author may have chosen: one of their own that holds the same code
 * would make every change look harmless.
 */
function hasOwnBase({ base, defaultBranch }) {
    return base !== undefined && base.branch !== defaultBranch;
}
/** The commit at which GitHub shows what is judged: of a pull request its head, where a merge was made for the test. */
function shownCommit({ sources, headSha }) {
    const { diff } = sources;
    return (diff?.kind === 'pull-request' ? diff.headSha : undefined) ?? headSha;
}
/** `octo/demo · pull request #7, feature at 1a2b3c4d5e6f into main`. */
function describeContext(context) {
    const { event, refusal, branch, headSha, change, base, repositoryUrl } = context;
    const repository = /^https?:\/\/[^/]+\/(.+)$/.exec(repositoryUrl ?? '')?.[1];
    const place = repository === undefined ? '' : `${repository} · `;
    if (refusal !== undefined)
        return `${place}nothing to scan; the policy is that of ${branch}`;
    const commit = headSha === undefined ? '' : ` at ${headSha.slice(0, 12)}`;
    const pull = change?.number === undefined ? '' : `pull request #${change.number}, `;
    const of = event === undefined || event === 'pull_request' ? '' : ` (${event})`;
    const into = base === undefined ? '' : ` ${change === undefined && base.sha === undefined ? 'against' : 'into'} ${base.branch}`;
    return `${place}${pull}${branch}${commit}${into}${of}`;
}


/***/ }),

/***/ 35343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ answerWithReport)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/** `--json` of commands that end in a report: it is all that standard output holds, and the log goes to standard error. */

/** Throws GateError CONFIG in a workflow, whose runner reads commands on that stream. */
function answerWithReport({ log, runner, complain }) {
    if (runner !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', '--json does not go with a GitHub workflow, where standard output is for the runner', {
            reason: 'settings',
            hint: 'Have the report written to a file: --json-file report.json.',
        });
    }
    log.moveTo(complain);
}


/***/ }),

/***/ 96821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   judge: () => (/* binding */ judge)
/* harmony export */ });
/* harmony import */ var _for_programs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35343);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21889);
/* harmony import */ var _reports_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83864);
/* harmony import */ var _sarif_sarif_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99505);




/** Throws GateError CONFIG for flags and report files that cannot be used. */
async function judge(session, given) {
    const flags = (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__.readJudgeFlags)(given, session.env);
    if (flags.json && flags.mode === 'sarif')
        (0,_for_programs_js__WEBPACK_IMPORTED_MODULE_0__/* .answerWithReport */ .$)(session);
    return flags.mode === 'report' ? (0,_reports_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeReports */ .P2)(session, flags) : (0,_sarif_sarif_js__WEBPACK_IMPORTED_MODULE_3__/* .judgeSarif */ .f)(session, flags);
}


/***/ }),

/***/ 62906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ aboutOf)
/* harmony export */ });
/** Of a run that is refused, which may be about another place than it says, only where it ran. */
function aboutOf({ refusal, repositoryUrl, event, branch, headSha, base, change }) {
    const where = { repositoryUrl, event };
    return refusal === undefined ? { ...where, branch, headSha, baseSha: base?.sha, pullRequest: change?.number } : where;
}


/***/ })

};
