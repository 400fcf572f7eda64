export const id = 683;
export const ids = [683];
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


/***/ }),

/***/ 61885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ judgeSettings)
/* harmony export */ });
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49646);
/** The settings of `scan-gate judge`: all but those that only mean something where something is scanned. */

const scanGroups = ['Service', 'Scan'];
const scanNames = ['wait', 'poll-interval-seconds', 'category', 'upload-sarif'];
const judgeSettings = _settings_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .commandSettings */ .Jd.filter((name) => !scanGroups.includes(_settings_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W0[name].group) && !scanNames.includes(name));


/***/ }),

/***/ 13913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   U0: () => (/* binding */ unattendedLines),
/* harmony export */   u3: () => (/* binding */ localFlag)
/* harmony export */ });
/* harmony import */ var _ci_systems_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86450);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92700);


const localFlag = {
    local: {
        description: 'Say that this is a machine of your own, where no terminal shows it: it is then not held to what is asked of a proposal. Refused in a CI system.',
    },
};
/** Nobody who ran it on a machine of their own would expect to be held to that. */
function unattendedLines({ system }) {
    if (system !== 'unattended')
        return [];
    return ['No terminal and no CI system: judged as a proposal. --local says that this is a machine of your own'];
}
/** Throws GateError CONFIG for `--local` in a CI system, where a proposal could say it of itself. */
function placeOf({ env, folder, hasTerminal }, { local } = {}) {
    const mark = local ? (0,_ci_systems_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .ciMark */ .EL)(env) : undefined;
    if (mark === undefined)
        return { variables: env, folder, isAttended: hasTerminal || local === true };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `--local: ${mark} is set, and so this runs in a CI system`, {
        reason: 'settings',
        hint: 'Leave --local out: it is for a machine of your own.',
    });
}


/***/ })

};
