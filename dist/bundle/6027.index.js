export const id = 6027;
export const ids = [6027];
export const modules = {

/***/ 56027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkName: () => (/* binding */ checkName),
/* harmony export */   columns: () => (/* binding */ columns),
/* harmony export */   listed: () => (/* binding */ listed),
/* harmony export */   runVerb: () => (/* binding */ runVerb)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92700);
/* harmony import */ var _service_store_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90886);
/* harmony import */ var _settings_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18479);
/* harmony import */ var _settings_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79771);
/** Commands that work in the database of `serve`, beside a running one: a verb, its words and flags, and what it prints. */





/** Throws GateError CONFIG that lists every problem with the words and flags. */
async function runVerb(command, verbs, { session, flags }) {
    const [name = '', ...words] = flags.positionals;
    const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
    if (verb === undefined)
        throw unknownVerb(command, Object.keys(verbs), flags.positionals[0]);
    const own = flags.own;
    const problems = [
        ...flags.problems,
        ...problemsOf(verb, { words, given: Object.keys(own), named: `${command} ${name}` }),
    ];
    if (problems.length > 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', problems.join('\n'), { hint: `scan-gate ${command} --help shows its flags.` });
    }
    const mayMake = verb.mayMake === true;
    const store = (0,_service_store_store_js__WEBPACK_IMPORTED_MODULE_2__/* .openStore */ .C)({ file: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(session.folder, own.database?.[0] ?? ''), role: 'tool', mayMake });
    try {
        const { organizations } = store;
        const organization = organizations[mayMake ? 'chooseOrMake' : 'choose'](own.organization?.[0]);
        const answer = (json, text) => session.write(own.json ? `${JSON.stringify({ format_version: 1, ...json })}\n` : text);
        return await verb.run({ store, organization, session, flags: flags.own, words, answer });
    }
    finally {
        store.close();
    }
}
function unknownVerb(command, verbs, given) {
    const [last, ...others] = verbs.toReversed();
    const all = `${others.toReversed().join(', ')} or ${last}`;
    const message = given === undefined
        ? `${command} needs to know what to do: ${all}`
        : `${command}: ${(0,_settings_values_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(given)} is not ${all}${(0,_settings_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .didYouMean */ .a)(given, verbs)}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', message, { hint: `scan-gate ${command} --help shows its flags.` });
}
function problemsOf(verb, { words, given, named }) {
    const always = ['database', 'organization', 'json', 'help', 'version', 'quiet', 'verbose'];
    const needed = ['database', ...(verb.needs ?? [])];
    const extra = words.slice({ none: 0, one: 1, many: words.length }[verb.words]);
    return [
        ...needed.filter((flag) => !given.includes(flag)).map((flag) => `--${flag} is missing`),
        ...given
            .filter((flag) => !always.includes(flag) && !verb.takes.includes(flag))
            .map((flag) => `--${flag} does not go with ${named}`),
        ...(verb.words === 'one' && words.length === 0 ? [`${named} needs ${verb.word ?? 'an ID'}`] : []),
        ...extra.map((word) => `${(0,_settings_values_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(word)} is not expected here`),
    ];
}
/** What a flag that may be given several times names, with commas or again, and the words behind it; each once. */
function listed(given = [], words = []) {
    return [...new Set([...given, ...words].flatMap((list) => list.split(',')).filter((each) => each !== ''))];
}
const maxNameLength = 100;
/** A name that people gave, as it is shown in lists. */
function checkName(flag, name) {
    const trimmed = name.trim();
    if (trimmed !== '' && trimmed.length <= maxNameLength && !/\p{Cc}/u.test(trimmed))
        return trimmed;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `--${flag}: ${(0,_settings_values_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(name)} is not a name`, {
        hint: `Give it 1 to ${maxNameLength} characters, in one line.`,
    });
}
/** Rows under their headings, in columns. */
function columns(headings, rows) {
    const all = [headings, ...rows];
    const widths = headings.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
    return all
        .map((row) => `${row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd()}\n`)
        .join('');
}


/***/ })

};
