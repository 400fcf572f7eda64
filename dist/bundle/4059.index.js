export const id = 4059;
export const ids = [4059];
export const modules = {

/***/ 54059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commandHelp: () => (/* binding */ commandHelp),
/* harmony export */   helpText: () => (/* binding */ helpText)
/* harmony export */ });
/* harmony import */ var _policy_exit_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80104);
/* harmony import */ var _settings_flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90322);
/* harmony import */ var _settings_reading_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46565);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49646);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58235);
/** The texts of `scan-gate --help` and `scan-gate COMMAND --help`, made from the tables of commands and settings. */





const width = 96;
/** Of all commands, and of all settings. */
function helpText(commands) {
    const flags = { ...commands.run?.flags, ..._command_js__WEBPACK_IMPORTED_MODULE_4__/* .commonFlags */ .B };
    return [
        ...usage(commands),
        '',
        ...wrap('Scan Gate scans the current branch on a security scanning service, judges what the service found against your policy, and never passes on an unknown.', 0),
        '',
        'Commands (scan-gate COMMAND --help shows the flags of one):',
        ...Object.entries(commands).flatMap(([name, { summary }]) => entry(name, summary)),
        '',
        ...settingLines(_settings_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .commandSettings */ .Jd),
        'Other flags:',
        ...flagLines(flags),
        '',
        ...variablesNote,
        '',
        ...exitCodeLines(),
        '',
    ].join('\n');
}
function commandHelp(name, command) {
    const taken = command.settings;
    return [
        ...usage({ [name]: command }),
        '',
        ...wrap(command.summary, 0),
        '',
        `Example: scan-gate ${name} ${command.example}`.trimEnd(),
        '',
        'Flags:',
        ...flagLines({ ...command.flags, ..._command_js__WEBPACK_IMPORTED_MODULE_4__/* .commonFlags */ .B }),
        '',
        ...settingLines(taken),
        ...(taken.length === 0 ? [] : [...variablesNote, '']),
        ...exitCodeLines(),
        '',
    ].join('\n');
}
function usage(commands) {
    const forms = Object.entries(commands).flatMap(([name, each]) => each.usage.map((form) => `scan-gate ${name} ${form}`));
    return forms.map((form, index) => `${index === 0 ? 'Usage: ' : '       '}${form}`);
}
function settingLines(names) {
    return _settings_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settingGroups */ .Zb.flatMap((group) => {
        const own = names.filter((name) => _settings_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settings */ .W0[name].group === group);
        return own.length === 0 ? [] : [`${group}:`, ...own.flatMap(settingEntry), ''];
    });
}
function flagLines(flags) {
    return Object.entries(flags).flatMap(([name, { placeholder, description }]) => entry(`--${name}${placeholder === undefined ? '' : ` ${placeholder}`}`, description));
}
const variablesNote = wrap(`Every setting can also be given as a variable: --base-url as ${(0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .variableName */ .cG)('base-url')}. A flag wins over its variable. --wait=false can be written --no-wait. An empty value counts as none.`, 0);
function exitCodeLines() {
    const meanings = Object.entries(_policy_exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .exitCodes */ .h).flatMap(([code, meaning]) => entry(code, `${meaning.replaceAll('`', '')}.`));
    return ['Exit codes:', ...meanings];
}
function settingEntry(name) {
    const setting = _settings_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settings */ .W0[name];
    const placeholder = (0,_settings_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .isBoolean */ .Lm)(name) ? '' : ` ${setting.placeholder}`;
    const value = (0,_settings_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .isBoolean */ .Lm)(name) && setting.default === 'true' ? '=false' : placeholder;
    const left = setting.secret ? (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .variableName */ .cG)(name) : `--${name}${value}`;
    return entry(left, `${setting.description} ${defaultSentence(name)}`);
}
function defaultSentence(name) {
    const { required, absent, default: text } = _settings_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settings */ .W0[name];
    return required ? '(required)' : `(default: ${absent ?? text})`;
}
function entry(left, description) {
    const indent = 26;
    const lines = wrap(description, indent);
    if (left.length > indent - 4)
        return [`  ${left}`, ...lines];
    return [`  ${left}`.padEnd(indent) + (lines[0]?.trimStart() ?? ''), ...lines.slice(1)];
}
function wrap(text, indent) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ')) {
        if (line !== '' && indent + line.length + 1 + word.length > width) {
            lines.push(line);
            line = word;
        }
        else
            line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line].map((content) => ' '.repeat(indent) + content);
}


/***/ })

};
