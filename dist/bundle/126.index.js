export const id = 126;
export const ids = [126];
export const modules = {

/***/ 9745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createActionOctokit: () => (/* binding */ createActionOctokit),
/* harmony export */   createRestOctokit: () => (/* binding */ createRestOctokit)
/* harmony export */ });
/* harmony import */ var _actions_github__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(722);
/* harmony import */ var _octokit_rest__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1267);


function createRestOctokit({ token, ...options }) {
    return new _octokit_rest__WEBPACK_IMPORTED_MODULE_1__/* .Octokit */ .E({ ...options, auth: token });
}
function createActionOctokit({ token, ...options }) {
    return token === undefined ? createRestOctokit({ token, ...options }) : (0,_actions_github__WEBPACK_IMPORTED_MODULE_0__/* .getOctokit */ .Q)(token, options);
}


/***/ })

};
