export const id = 986;
export const ids = [986];
export const modules = {

/***/ 3986:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _cli_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8455);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4807);
/** Entry of the command line: the same gate outside GitHub, on a laptop, and with the embedded service. */


/** The worker is a bundle of its own beside this one; from the sources it is a module like any other. */
function workerUrl() {
    const isSource = import.meta.url.endsWith('.ts');
    return new URL(isSource ? './service/worker/worker.ts' : '../worker/index.js', import.meta.url);
}
process.exitCode = await (0,_session_js__WEBPACK_IMPORTED_MODULE_1__/* .withSession */ .fQ)((0,_session_js__WEBPACK_IMPORTED_MODULE_1__/* .processEntry */ .GP)(), (session) => (0,_cli_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .runCommand */ .d1)(session, process.argv.slice(2), workerUrl()));

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 3192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ commonFlags),
/* harmony export */   G: () => (/* binding */ command)
/* harmony export */ });
function command(declaration) {
    return declaration;
}
const commonFlags = {
    help: { short: 'h', description: 'Show this text.' },
    version: { description: 'Show the version.' },
};


/***/ }),

/***/ 8455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d1: () => (/* binding */ runCommand)
/* harmony export */ });
/* unused harmony exports commands, commandNames */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4807);
/* harmony import */ var _settings_flags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2027);
/* harmony import */ var _settings_nearest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8898);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7353);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3192);
/* harmony import */ var _judge_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3912);
/** The table of commands: what each is for, the flags that it takes, and what runs it; help and errors follow from it. */







const scanFlags = {
    embedded: {
        description: 'Scan a checkout here, with the embedded scanners: no account, no key. The path defaults to the current folder.',
    },
    'api-key-stdin': { description: 'Read the API key from standard input.' },
};
const commands = {
    run: (0,_command_js__WEBPACK_IMPORTED_MODULE_4__/* .command */ .G)({
        summary: 'Scan, wait, judge, report.',
        usage: ['[flags]', '--embedded [path] [flags]'],
        flags: scanFlags,
        settings: _settings_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settingNames */ .H$,
        run: async (call) => (await Promise.all(/* import() */[__webpack_require__.e(311), __webpack_require__.e(822), __webpack_require__.e(778), __webpack_require__.e(652), __webpack_require__.e(720)]).then(__webpack_require__.bind(__webpack_require__, 2720))).run(call),
    }),
    judge: (0,_command_js__WEBPACK_IMPORTED_MODULE_4__/* .command */ .G)({
        summary: 'Judge saved reports by another policy, or any SARIF file, without a scan and without a service.',
        usage: ['--report|--sarif FILE [FILE …] [flags]'],
        flags: {
            report: {
                placeholder: 'FILE',
                many: true,
                description: 'Report files that runs wrote (json-file): says of each what this policy would have decided. The exit code is that of the worst.',
            },
            sarif: {
                placeholder: 'FILE',
                many: true,
                description: 'SARIF 2.1.0 files of any scanner: judges and reports them together, as a run does.',
            },
            type: {
                placeholder: 'TYPE',
                description: "What the scanner of the SARIF files looks for: sast, sca, secret or iac. Without it the scanner's name and its rules tell; what they do not tell counts as every type.",
            },
            policy: {
                placeholder: 'FILE',
                description: 'A policy file to judge by, as it is. Without it: the one that a run here would have.',
            },
        },
        settings: _judge_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .judgeSettings */ .$,
        run: async ({ session, flags }) => (await Promise.all(/* import() */[__webpack_require__.e(311), __webpack_require__.e(822), __webpack_require__.e(778), __webpack_require__.e(515), __webpack_require__.e(135)]).then(__webpack_require__.bind(__webpack_require__, 7135))).judge(session, flags),
    }),
    explain: (0,_command_js__WEBPACK_IMPORTED_MODULE_4__/* .command */ .G)({
        summary: 'Print the settings and the policy that a run here would have, and where each comes from.',
        usage: ['[flags] [--json]'],
        flags: { json: { description: 'Print one JSON object.' } },
        settings: _settings_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settingNames */ .H$,
        run: async ({ session, flags }) => (await Promise.all(/* import() */[__webpack_require__.e(311), __webpack_require__.e(822), __webpack_require__.e(538)]).then(__webpack_require__.bind(__webpack_require__, 4538))).explain(session, flags),
    }),
    baseline: (0,_command_js__WEBPACK_IMPORTED_MODULE_4__/* .command */ .G)({
        summary: 'Write, show or compare the known findings of the default branch, for --scope new.',
        usage: ['write [path] | show [FILE] | diff FILE FILE|REPORT [flags]'],
        flags: scanFlags,
        settings: _settings_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settingNames */ .H$,
        run: async (call) => (await Promise.all(/* import() */[__webpack_require__.e(311), __webpack_require__.e(822), __webpack_require__.e(778), __webpack_require__.e(652), __webpack_require__.e(515), __webpack_require__.e(590)]).then(__webpack_require__.bind(__webpack_require__, 6590))).baseline(call),
    }),
    comment: (0,_command_js__WEBPACK_IMPORTED_MODULE_4__/* .command */ .G)({
        summary: 'In a GitHub workflow on issue_comment: answer /scan-gate why, recheck and, with --allow-suppress-command, suppress.',
        usage: ['[--allow-suppress-command] [flags]'],
        flags: {},
        settings: _settings_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settingNames */ .H$.filter((name) => name !== 'branch' && name !== 'scan-id'),
        run: async ({ session, flags }) => (await Promise.all(/* import() */[__webpack_require__.e(311), __webpack_require__.e(822), __webpack_require__.e(778), __webpack_require__.e(652), __webpack_require__.e(182)]).then(__webpack_require__.bind(__webpack_require__, 4182))).comment(session, flags),
    }),
    serve: (0,_command_js__WEBPACK_IMPORTED_MODULE_4__/* .command */ .G)({
        summary: 'Run the embedded scanning service over local git checkouts, on 127.0.0.1, until it is interrupted.',
        usage: ['--repo PATH [--repo PATH …] [flags]'],
        flags: {
            repo: {
                placeholder: 'PATH',
                many: true,
                description: 'A git checkout or bare clone; may be given several times.',
            },
            'vcs-url': {
                placeholder: 'URL',
                description: "The repository's address, where its remote does not say it; with one --repo.",
            },
            port: { placeholder: 'N', description: 'The port, from 0 to 65535 (default: 0, any free one).' },
            database: {
                placeholder: 'FILE',
                description: 'Where repositories, scans and violations are kept (default: in memory).',
            },
            json: {
                description: 'Print one line {"baseUrl","apiKey"} when ready, and nothing else. The API key is made anew at every start and printed once.',
            },
        },
        settings: [],
        run: async (call) => (await Promise.all(/* import() */[__webpack_require__.e(40), __webpack_require__.e(772), __webpack_require__.e(926)]).then(__webpack_require__.bind(__webpack_require__, 8070))).serve(call),
    }),
};
const commandNames = Object.keys(commands);
/** Every flag of every command. */
const knownFlags = Object.assign({}, ...commandNames.map((name) => commands[name].flags), _command_js__WEBPACK_IMPORTED_MODULE_4__/* .commonFlags */ .B);
/** Runs the command that the arguments name. Throws GateError CONFIG when there is none. */
async function runCommand(session, argv, workerUrl) {
    const index = (0,_settings_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .firstArgument */ .Sx)(argv, knownFlags);
    const word = index === undefined ? undefined : argv[index];
    const name = commandNames.find((known) => known === word);
    const { flags: own, settings: taken, run } = name === undefined ? noCommand : commands[name];
    const rest = argv.filter((_, each) => each !== index);
    const declared = {
        command: name ?? 'scan-gate',
        own: { ...own, ..._command_js__WEBPACK_IMPORTED_MODULE_4__/* .commonFlags */ .B },
        settings: taken,
        known: knownFlags,
    };
    const flags = (0,_settings_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .readFlags */ .uW)(rest, declared);
    if (flags.own.help !== undefined)
        return showHelp(session, name);
    if (flags.own.version !== undefined)
        session.write(`${_session_js__WEBPACK_IMPORTED_MODULE_1__/* .version */ .rE}\n`);
    else if (name === undefined)
        throw unknownCommand(word);
    else
        return run({ session, flags, workerUrl });
    return undefined;
}
const noCommand = {
    summary: '',
    usage: [],
    flags: knownFlags,
    settings: _settings_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settingNames */ .H$,
    run: async () => undefined,
};
async function showHelp(session, name) {
    const { commandHelp, helpText } = await __webpack_require__.e(/* import() */ 654).then(__webpack_require__.bind(__webpack_require__, 9654));
    session.write(name === undefined ? helpText(commands) : commandHelp(name, commands[name]));
}
function unknownCommand(given) {
    const message = given === undefined
        ? 'No command was given'
        : `${JSON.stringify(given)} is not a command${(0,_settings_nearest_js__WEBPACK_IMPORTED_MODULE_6__/* .didYouMean */ .a)(given, commandNames)}`;
    const [last, ...others] = commandNames.toReversed();
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', message, {
        hint: `The commands are ${others.toReversed().join(', ')} and ${last}; scan-gate --help shows all flags.`,
    });
}


/***/ }),

/***/ 3912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ judgeSettings)
/* harmony export */ });
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7353);
/** The settings of `scan-gate judge`: all but those that only mean something where something is scanned. */

const scanGroups = ['Service', 'Scan'];
const scanNames = ['wait', 'poll-interval-seconds', 'category', 'upload-sarif'];
const judgeSettings = _settings_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settingNames */ .H$.filter((name) => !scanGroups.includes(_settings_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W0[name].group) && !scanNames.includes(name));


/***/ }),

/***/ 2027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lm: () => (/* binding */ isBoolean),
/* harmony export */   Sx: () => (/* binding */ firstArgument),
/* harmony export */   uW: () => (/* binding */ readFlags)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _boolean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3300);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8898);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4768);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7353);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9416);
/** Reads the command line: a command's own flags and the settings, but for secrets, which other processes could see there. */






function isBoolean(name) {
    return (0,_boolean_js__WEBPACK_IMPORTED_MODULE_1__/* .isBooleanSchema */ .Ul)(_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settings */ .W0[name].schema);
}
/** The flags of `argv`, without the command itself. Values of flags that do not exist are never repeated. */
function readFlags(argv, declared) {
    const reading = { given: {}, problems: [], own: {}, positionals: [] };
    for (const token of tokensOf(argv, declared)) {
        if (token.kind === 'argument')
            reading.positionals.push(token.value);
        else
            readFlag(token, declared, reading);
    }
    return reading;
}
/** Where the first word stands that is neither a flag nor the value of one. */
function firstArgument(argv, known) {
    const declared = { command: '', own: {}, settings: _settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settingNames */ .H$, known };
    return tokensOf(argv, declared).find(({ kind }) => kind === 'argument')?.index;
}
function tokensOf(argv, declared) {
    const options = optionsOf(declared);
    const { tokens } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...argv], options, strict: false, allowPositionals: true, tokens: true });
    const found = [];
    let unknownIndex = -2;
    for (const token of tokens) {
        const { kind, index } = token;
        // What follows an unknown flag may be its value, and a secret; so may the letters of `-abc`.
        if (kind === 'positional' && index !== unknownIndex + 1)
            found.push({ kind: 'argument', index, value: token.value });
        if (kind !== 'option' || index === unknownIndex)
            continue;
        const { name, rawName, value, inlineValue: isInline = false } = token;
        if (!isKnown(name, options))
            unknownIndex = index;
        found.push({ kind: 'flag', index, name, rawName, value, isInline });
    }
    return found;
}
function optionsOf({ own, known }) {
    const ofSettings = _settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settingNames */ .H$.map((name) => [name, { type: isBoolean(name) ? 'boolean' : 'string' }]);
    const ofCommands = Object.entries({ ...known, ...own }).map(([name, { placeholder, short }]) => [
        name,
        { type: placeholder === undefined ? 'boolean' : 'string', ...(short === undefined ? {} : { short }) },
    ]);
    return Object.fromEntries([...ofSettings, ...ofCommands]);
}
function isKnown(name, options) {
    return Object.hasOwn(options, name) || booleanOf(name) !== undefined;
}
/** The setting that `no-…` turns off. */
function booleanOf(name) {
    return _settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settingNames */ .H$.find((known) => name === `no-${known}` && isBoolean(known));
}
function readFlag(token, declared, reading) {
    const { name, rawName } = token;
    const own = Object.hasOwn(declared.own, name) ? declared.own[name] : undefined;
    const setting = booleanOf(name) ?? _settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settingNames */ .H$.find((known) => known === name);
    if (own)
        readOwnFlag(own, token, reading);
    else if (setting && _settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settings */ .W0[setting].secret)
        reading.problems.push(secretFlag(setting, declared));
    else if (setting && declared.settings.includes(setting))
        readSettingFlag(setting, token, reading);
    else if (setting || Object.hasOwn(declared.known, name))
        reading.problems.push(`--${name} does not go with ${declared.command}`);
    else
        reading.problems.push(`${(0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .SP)(rawName)} is not a flag${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_5__/* .didYouMean */ .a)(name, namesOf(declared), (near) => `--${near}`)}`);
}
function namesOf({ own, settings: taken }) {
    return [...taken.filter((name) => !_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settings */ .W0[name].secret), ...Object.keys(own)];
}
function secretFlag(name, { own }) {
    const isFromInput = name === 'api-key' && Object.hasOwn(own, 'api-key-stdin');
    const way = `${(0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .variableName */ .cG)(name)}${isFromInput ? ', or use --api-key-stdin' : ''}`;
    return `--${name} is not a flag, because other processes can read a command line; set ${way}`;
}
function readOwnFlag({ placeholder, many }, token, { own, problems }) {
    const { name, value } = token;
    const earlier = own[name];
    if (placeholder === undefined) {
        if (value === undefined)
            own[name] = true;
        else
            problems.push(`--${name} takes no value`);
    }
    else if (isMissing(token) || value === '')
        problems.push(`--${name} needs a value: --${name}=${placeholder}`);
    else if (earlier !== undefined && many === undefined)
        problems.push(`--${name} is given twice`);
    else
        own[name] = [...(Array.isArray(earlier) ? earlier : []), value ?? ''];
}
function readSettingFlag(name, token, { given, problems }) {
    const isNegated = token.name !== name;
    const value = isBoolean(name) ? (token.value ?? String(!isNegated)) : token.value;
    if (given[name])
        problems.push(`--${name} is given twice`);
    else if (isNegated && token.value !== undefined)
        problems.push(`--no-${name} takes no value`);
    else if (value === undefined || isMissing({ ...token, value }))
        problems.push(`--${name} needs a value: --${name}=${_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settings */ .W0[name].placeholder}`);
    else
        given[name] = { value, source: 'flag' };
}
/** `--branch --wait` names no branch. */
function isMissing({ value, isInline }) {
    return value === undefined || (!isInline && value.startsWith('--'));
}


/***/ })

};
