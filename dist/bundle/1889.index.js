export const id = 1889;
export const ids = [1889];
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


/***/ })

};
