export const id = 107;
export const ids = [107];
export const modules = {

/***/ 37107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   judgeFiles: () => (/* binding */ judgeFiles)
/* harmony export */ });
/* harmony import */ var _cli_judge_sarif_sarif_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99505);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86474);
/** The action over SARIF files: as `scan-gate judge --sarif`, and shown where a run of a service is. */


async function judgeFiles(session, known, settings) {
    const { sarif = [], baseSarif = [], sarifType: declaredType } = settings;
    const flags = { mode: 'sarif', files: sarif, baseFiles: baseSarif, declaredType, settings };
    await (0,_cli_judge_sarif_sarif_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeSarif */ .f)(session, { ...flags, policyFile: undefined, local: undefined, json: false }, async (context) => {
        known.github = (0,_step_js__WEBPACK_IMPORTED_MODULE_1__/* .beginShowing */ .HD)(await (0,_step_js__WEBPACK_IMPORTED_MODULE_1__/* .githubRun */ .pV)(session, { context, settings }), session);
    });
}


/***/ })

};
