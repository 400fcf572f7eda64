export const id = 2604;
export const ids = [2604];
export const modules = {

/***/ 82604:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
/* harmony import */ var _action_step_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86474);
/* harmony import */ var _settings_action_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22281);
/** Entry of the action with scanners of its own, for both parts of its step: scans the checkout here, and asks no service. */




/** Of the action as it was downloaded. */
const home = (0,node_url__WEBPACK_IMPORTED_MODULE_1__.pathToFileURL)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(import.meta.url), '../../../'));
process.exitCode = await (0,_action_step_js__WEBPACK_IMPORTED_MODULE_2__/* .runAction */ .Cs)({
    entrance: 'embedded',
    readSettings: ({ given, problems }) => (0,_settings_action_source_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutService */ .m)(given, problems),
    async judge(session, known, settings) {
        const { scanHere } = await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(2040), __webpack_require__.e(7914), __webpack_require__.e(886), __webpack_require__.e(9250), __webpack_require__.e(7929), __webpack_require__.e(7963), __webpack_require__.e(1035)]).then(__webpack_require__.bind(__webpack_require__, 21590));
        return scanHere({ session, known, home }, settings);
    },
    async clear(session) {
        const { removeScanners } = await __webpack_require__.e(/* import() */ 7963).then(__webpack_require__.bind(__webpack_require__, 17963));
        await removeScanners(session);
    },
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ })

};
