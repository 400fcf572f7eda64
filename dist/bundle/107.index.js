export const id = 107;
export const ids = [107];
export const modules = {

/***/ 37107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   judgeFiles: () => (/* binding */ judgeFiles)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _report_local_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78001);
/* harmony import */ var _runs_sarif_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68479);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86474);




async function judgeFiles(session, known, settings) {
    const { sarif: files = [], baseSarif: baseFiles = [], sarifType: declaredType } = settings;
    const found = async (context) => {
        known.github = (0,_step_js__WEBPACK_IMPORTED_MODULE_3__/* .beginShowing */ .HD)(await (0,_step_js__WEBPACK_IMPORTED_MODULE_3__/* .githubRun */ .pV)(session, { context, settings }), session);
    };
    const result = await (0,_runs_sarif_run_js__WEBPACK_IMPORTED_MODULE_2__/* .runOverSarif */ .R)({ session, settings, files, baseFiles, declaredType, found }).catch((error) => {
        throw (0,_report_local_words_js__WEBPACK_IMPORTED_MODULE_1__/* .localError */ .g)((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error));
    });
    known.report = result.report;
    known.settings = result.settings;
    if (known.github !== undefined)
        known.github.changes = result.changes;
}


/***/ })

};
