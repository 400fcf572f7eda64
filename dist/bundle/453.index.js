export const id = 453;
export const ids = [453];
export const modules = {

/***/ 2453:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _gate_cli_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2568);
/* harmony import */ var _gate_run_session_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7741);


function getScannersUrl() {
    const isSource = import.meta.url.endsWith('.ts');
    return new URL(isSource ? './scanners/main.ts' : '../scanners/index.js', import.meta.url);
}
process.exitCode = await (0,_gate_run_session_js__WEBPACK_IMPORTED_MODULE_1__/* .withSession */ .fQ)((0,_gate_run_session_js__WEBPACK_IMPORTED_MODULE_1__/* .createProcessEntry */ .CJ)(), (session) => (0,_gate_cli_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .runCommand */ .d1)(session, process.argv.slice(2), getScannersUrl()));

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 7128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ judgeSettings),
/* harmony export */   BK: () => (/* binding */ helpText),
/* harmony export */   Bh: () => (/* binding */ commonFlags),
/* harmony export */   NB: () => (/* binding */ defineCommand),
/* harmony export */   bD: () => (/* binding */ commandHelp),
/* harmony export */   mP: () => (/* binding */ shells)
/* harmony export */ });
/* harmony import */ var _report_log_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(772);
/* harmony import */ var _run_session_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7741);
/* harmony import */ var _settings_flags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4242);
/* harmony import */ var _settings_reading_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7621);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(716);





const commandGroups = ['Gate', 'Set up', 'Service'];
function defineCommand(declaration) {
    return declaration;
}
const commonFlags = {
    help: { short: 'h', description: 'Show this text.' },
    version: { description: 'Show the version.' },
    quiet: { description: 'Print only the last line: the sentence with the result.' },
    verbose: { description: 'Print every request with its time, and all notes.' },
};
const shells = ['bash', 'zsh', 'fish'];
const usualWidth = 96;
const leastWidth = 60;
const mostWidth = 120;
function helpText(commands, columns) {
    const width = chooseWidth(columns);
    const groups = commandGroups.flatMap((group) => {
        const own = Object.entries(commands).filter(([, command]) => command.group === group);
        return ['', `${group}:`, ...own.flatMap(([name, { summary }]) => formatHelpEntry(name, summary, width, 16))];
    });
    return [
        ...wrapText(`Scan Gate ${_run_session_js__WEBPACK_IMPORTED_MODULE_1__/* .version */ .rE}: a security gate for pipelines that never passes on an unknown.`, width),
        '',
        'Usage: scan-gate COMMAND [flags]',
        ...groups,
        '',
        'Examples:',
        ...formatHelpEntry('scan-gate run --embedded .', 'Scan this checkout here; no account is needed.', width),
        ...formatHelpEntry('scan-gate run --base-url URL', 'Scan the branch on a service, and judge the findings.', width),
        ...formatHelpEntry('scan-gate judge --sarif a.sarif', 'Judge the results of any scanner.', width),
        '',
        ...wrapText(`Every command: ${Object.keys(commonFlags)
            .map((name) => `--${name}`)
            .join(', ')}.`, width),
        ...wrapText('The flags of a command: scan-gate COMMAND --help', width),
        ...wrapText(exitCodes, width),
        '',
    ].join('\n');
}
function commandHelp(name, command, columns) {
    const width = chooseWidth(columns);
    const taken = command.settings;
    const variables = `A setting can also be a variable, such as ${(0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .getVariableName */ .S_)('base-url')}; docs/settings.md describes each.`;
    const flags = Object.entries(command.flags).flatMap(([flag, { placeholder, description }]) => formatHelpEntry(`--${flag}${placeholder === undefined ? '' : ` ${placeholder}`}`, description, width));
    return [
        ...command.usage.map((form, index) => `${index === 0 ? 'Usage: ' : '       '}scan-gate ${name} ${form}`),
        ...wrapText(command.summary, width),
        `Example: scan-gate ${name} ${command.example}`.trimEnd(),
        '',
        ...(flags.length === 0 ? [] : ['Flags:', ...flags]),
        ..._settings_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .settingGroups */ .Zb.flatMap((group) => {
            const own = taken.filter((each) => _settings_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .settings */ .W0[each].group === group);
            return own.length === 0 ? [] : [`${group}:`, ...own.flatMap((each) => formatSettingEntry(each, width))];
        }),
        ...(taken.length === 0 ? [] : wrapText(variables, width)),
        ...wrapText(exitCodes, width),
        '',
    ].join('\n');
}
function chooseWidth(columns) {
    return Math.min(Math.max(columns ?? usualWidth, leastWidth), mostWidth);
}
const exitCodes = 'Exit codes: 0 passed, 1 failed, 2 inconclusive or wrong settings, 128 + n: ended by signal n.';
function formatSettingEntry(name, width) {
    const setting = _settings_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .settings */ .W0[name];
    const { secret, brief, flag, placeholder } = setting;
    if (secret)
        return formatHelpEntry((0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .getVariableName */ .S_)(name), brief, width);
    const short = flag === undefined ? '' : `-${flag.short}, `;
    const [first = '', ...others] = placeholder.split('|');
    const word = others.length > 0 && first === first.toLowerCase() ? ' WORD' : ` ${first}`;
    const value = !(0,_settings_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .isBoolean */ .Lm)(name) ? word : setting.default === 'true' ? '=false' : '';
    return formatHelpEntry(`${short}--${(0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .getFlagName */ .Of)(name)}${value}`, brief, width);
}
function formatHelpEntry(left, text, width, indent = width < 80 ? 26 : 36) {
    const lines = wrapText(text, width, indent);
    if (left.length > indent - 3)
        return [`  ${left}`, ...lines];
    return [`  ${left}`.padEnd(indent) + (lines[0]?.trimStart() ?? ''), ...lines.slice(1)];
}
function wrapText(text, width, indent = 0) {
    return (0,_report_log_text_js__WEBPACK_IMPORTED_MODULE_0__/* .breakLines */ .bC)(text, width - indent).map((line) => ' '.repeat(indent) + line);
}
const scanGroups = ['Service', 'Scan'];
const scanNames = ['wait', 'poll-interval-seconds', 'category', 'upload-sarif'];
const judgeSettings = _settings_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .commandSettings */ .Jd.filter((name) => !scanGroups.includes(_settings_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .settings */ .W0[name].group) && !scanNames.includes(name));


/***/ }),

/***/ 2568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d1: () => (/* binding */ runCommand)
});

// UNUSED EXPORTS: commandNames, commands

// EXTERNAL MODULE: ./build/compiled/src/shared/errors.js
var errors = __webpack_require__(6002);
// EXTERNAL MODULE: ./build/compiled/src/gate/run/session.js
var run_session = __webpack_require__(7741);
// EXTERNAL MODULE: ./build/compiled/src/gate/settings/flags.js
var settings_flags = __webpack_require__(4242);
// EXTERNAL MODULE: ./build/compiled/src/gate/settings/nearest.js
var nearest = __webpack_require__(4303);
// EXTERNAL MODULE: ./build/compiled/src/gate/settings/settings.js + 3 modules
var settings = __webpack_require__(716);
// EXTERNAL MODULE: ./build/compiled/src/gate/cli/command.js
var command = __webpack_require__(7128);
// EXTERNAL MODULE: ./build/compiled/src/gate/cli/init/recipes.js
var recipes = __webpack_require__(1794);
;// CONCATENATED MODULE: ./build/compiled/src/gate/cli/store-flags.js
const storeFlags = {
    database: {
        placeholder: 'FILE',
        description: 'The database of serve, a file or postgres://…; it may be in use.',
    },
    organization: {
        placeholder: 'NAME',
        description: 'Organization, if there are several; a new name creates one.',
    },
    json: { description: 'Print one JSON object.' },
};
const webhookFlags = {
    url: { placeholder: 'URL', description: 'add: https address for the events.' },
    event: {
        placeholder: 'EVENT',
        many: true,
        description: 'add: scan.completed, scan.failed, violation.created, violation.fixed, repository.connected, member.invited or member.added; separate several with commas, or repeat the flag.',
    },
    'secret-stdin': {
        description: 'add, rotate: read the signing secret from standard input (default: unsigned).',
    },
    'allow-private': {
        description: 'add: allow http, and an address on this machine or in its network.',
    },
};
const keyFlags = {
    name: { placeholder: 'NAME', description: 'create: name of the key.' },
    scope: {
        placeholder: 'SCOPE',
        many: true,
        description: 'create: a permission, such as scan:write (includes scan:read); separate several with commas, or repeat the flag. A gate needs repository:read, scan:write and violation:read.',
    },
    expires: {
        placeholder: 'YYYY-MM-DD',
        description: 'create: last valid day of the key, in UTC (default: it does not expire).',
    },
};
const networkFlags = {
    host: { placeholder: 'ADDRESS', description: 'Address to listen on (default: 127.0.0.1, only this machine).' },
    'allowed-host': {
        placeholder: 'NAME',
        many: true,
        description: 'Host name to answer to, besides addresses and localhost; may be repeated.',
    },
    'trusted-proxy': {
        placeholder: 'ADDRESS',
        many: true,
        description: 'Proxy whose X-Forwarded-For is trusted; may be repeated.',
    },
    'tls-cert': { placeholder: 'FILE', description: 'Certificate and chain, as PEM: serves https.' },
    'tls-key': { placeholder: 'FILE', description: 'Key of the certificate, as PEM.' },
    'key-rate': { placeholder: 'N', description: 'Requests per minute and key (default: 1200; 0: no limit).' },
    'address-rate': { placeholder: 'N', description: 'Requests per minute and address (default: 2400; 0: no limit).' },
    'wrong-key-rate': {
        placeholder: 'N',
        description: 'Requests per minute and address without a valid key (default: 30; 0: no limit).',
    },
    'max-scans': { placeholder: 'N', description: 'Waiting and running scans; more get 429 (default: 100).' },
    metrics: { description: 'Answer GET /metrics for Prometheus, without a key.' },
    log: {
        placeholder: 'FORMAT',
        description: 'json or text: how its log on standard error is written (default: json).',
    },
    check: { description: 'Only check whether it could start now, and list what it needs; exit 0 or 2.' },
};
const scannerFlags = {
    scanners: {
        placeholder: 'NAME,…',
        description: 'What scans: builtin, and programs of this machine (semgrep, opengrep, bandit, gosec, gitleaks, osv-scanner, trivy), as builtin,bandit>=1.7 (default: builtin).',
    },
    'semgrep-rules': {
        placeholder: 'PATH',
        description: 'Absolute path of the rules for semgrep or opengrep, outside the checkouts.',
    },
};
const sharedFlags = {
    'work-folder': {
        placeholder: 'FOLDER',
        description: 'With PostgreSQL: where clones and saved results are (default: ~/.cache/scan-gate).',
    },
};
const workerFlags = {
    database: { placeholder: 'URL', description: 'The PostgreSQL database of serve: postgres://USER@HOST/NAME.' },
    scans: {
        placeholder: 'N',
        description: 'Scans of different repositories that run at the same time (default: 1).',
    },
    log: { placeholder: 'FORMAT', description: 'json, or text for reading (default: json).' },
    ...scannerFlags,
    ...sharedFlags,
};
const watchFlags = {
    'watch-seconds': {
        placeholder: 'N',
        description: 'How often to check for moved branches of repositories with auto_scan_on_push or auto_scan_on_pr (default: 60; 0: only after POST /hooks/git).',
    },
    'hook-secret-stdin': {
        description: 'Read the secret of POST /hooks/git from standard input (or set SCAN_GATE_HOOK_SECRET).',
    },
};
const repositoryFlags = {
    'vcs-url': { placeholder: 'URL', description: 'add: address of a checkout whose remote has none.' },
};

;// CONCATENATED MODULE: ./build/compiled/src/gate/cli/commands.js








const loadImplementations = () => Promise.all(/* import() */[__webpack_require__.e(966), __webpack_require__.e(4), __webpack_require__.e(75), __webpack_require__.e(480), __webpack_require__.e(444), __webpack_require__.e(361)]).then(__webpack_require__.bind(__webpack_require__, 1361));
const localFlag = {
    local: {
        description: 'Use the rules for your own machine (not in CI).',
    },
};
const scanFlags = {
    embedded: {
        description: 'Scan a checkout on this machine, without an account.',
    },
    'api-key-stdin': { description: 'Read the API key from standard input.' },
    ...localFlag,
};
const uncommittedFlags = {
    worktree: {
        description: 'With --embedded: scan the files on disk, committed or not',
    },
    staged: {
        description: 'With --embedded: scan what git commit would commit now',
    },
};
const reportFlag = { description: 'Print the report as JSON, and the log on standard error.' };
const usualSettings = settings/* commandSettings */.Jd.filter((name) => name !== 'allow-suppress-command');
const jsonFlag = { description: 'Print one JSON object.' };
const typeFlag = {
    placeholder: 'TYPE',
    choices: ['sast', 'sca', 'secret', 'iac'],
    description: 'Type of the SARIF findings: sast, sca, secret or iac.',
};
const reportSourceFlags = {
    last: {
        placeholder: 'DAYSd',
        description: 'Read the report artifacts of this many days from GitHub.',
    },
    artifact: {
        placeholder: 'NAME',
        description: 'With --last: their name (default: scan-gate and scan-gate-…).',
    },
    html: { placeholder: 'FILE', description: 'Also write a page.' },
    json: jsonFlag,
};
const commands = {
    run: (0,command/* defineCommand */.NB)({
        group: 'Gate',
        summary: 'Scan this branch, judge the findings and report them.',
        usage: ['[flags]', '--embedded [path] [--staged | --worktree] [flags]'],
        example: '--embedded . --fail-on-severity medium',
        flags: { ...scanFlags, ...uncommittedFlags, json: reportFlag },
        settings: usualSettings,
        run: async (call) => (await loadImplementations()).runGateCommand(call),
    }),
    judge: (0,command/* defineCommand */.NB)({
        group: 'Gate',
        summary: 'Judge SARIF files, or saved reports by another policy, without a scan.',
        usage: ['--report|--sarif FILE [FILE …] [flags]'],
        example: '--sarif results.sarif --fail-on-severity medium',
        flags: {
            report: {
                placeholder: 'FILE',
                many: true,
                description: 'JSON reports of runs to judge by this policy.',
            },
            sarif: {
                placeholder: 'FILE',
                many: true,
                description: 'SARIF 2.1.0 files of any scanner to judge together.',
            },
            'base-sarif': {
                placeholder: 'FILE',
                many: true,
                description: 'SARIF files of the base branch; their findings are not new.',
            },
            type: typeFlag,
            policy: {
                placeholder: 'FILE',
                description: 'Policy file to judge by (default: that of a run here).',
            },
            json: reportFlag,
            ...localFlag,
        },
        settings: command/* judgeSettings */.$z,
        run: async ({ session, flags }) => (await loadImplementations()).runJudge(session, flags),
    }),
    simulate: (0,command/* defineCommand */.NB)({
        group: 'Gate',
        summary: 'Show what a policy would have decided about earlier runs.',
        usage: [
            '[--policy FILE] REPORT|FOLDER … [--json] [--html FILE] [flags]',
            '[--policy FILE] --last DAYSd [--artifact NAME] [flags]',
        ],
        example: '--policy proposed.yml reports/',
        flags: {
            policy: {
                placeholder: 'FILE',
                description: 'Policy file to try (default: the one of a run here).',
            },
            ...reportSourceFlags,
            ...localFlag,
        },
        settings: command/* judgeSettings */.$z,
        run: async ({ session, flags }) => (await loadImplementations()).runSimulate(session, flags),
    }),
    stats: (0,command/* defineCommand */.NB)({
        group: 'Gate',
        summary: 'Show what earlier runs decided, how long they took, and what they found.',
        usage: ['REPORT|FOLDER … [--json] [--html FILE] [flags]', '--last DAYSd [--artifact NAME] [flags]'],
        example: '--last 90d --html stats.html',
        flags: { ...reportSourceFlags, ...localFlag },
        settings: command/* judgeSettings */.$z,
        run: async ({ session, flags }) => (await loadImplementations()).stats(session, flags),
    }),
    verify: (0,command/* defineCommand */.NB)({
        group: 'Gate',
        summary: 'Check one finding: exit code 0 fixed, 1 still there, 2 inconclusive.',
        usage: ['ID [--from FILE] --embedded [path]', 'ID [--from FILE] --report FILE', 'ID [--from FILE] [flags]'],
        example: 'vio_0b57e997c8a07874887047d9 --embedded .',
        flags: {
            from: {
                placeholder: 'FILE',
                description: 'Report or agent file of the run that found it.',
            },
            report: { placeholder: 'FILE', description: 'JSON report of a later run, instead of a scan.' },
            ...scanFlags,
            json: jsonFlag,
        },
        settings: usualSettings,
        run: async (call) => (await loadImplementations()).runVerify(call),
    }),
    explain: (0,command/* defineCommand */.NB)({
        group: 'Gate',
        summary: 'Show the settings and policy of a run here, and where they come from.',
        usage: ['[flags] [--json]'],
        example: '--json',
        flags: { json: jsonFlag, ...localFlag },
        settings: usualSettings,
        run: async ({ session, flags }) => (await loadImplementations()).printExplanation(session, flags),
    }),
    exceptions: (0,command/* defineCommand */.NB)({
        group: 'Gate',
        summary: 'List the exceptions of the policy, when they expire, and which are unused.',
        usage: ['[--report FILE] [--fail-expiring DAYSd] [--json] [flags]'],
        example: '--fail-expiring 7d',
        flags: {
            report: {
                placeholder: 'FILE',
                description: 'JSON report of a run: shows which exceptions it used.',
            },
            'fail-expiring': {
                placeholder: 'DAYSd',
                description: 'Exit with 1 if an exception expires within this many days.',
            },
            json: jsonFlag,
            ...localFlag,
        },
        settings: usualSettings,
        run: async ({ session, flags }) => (await loadImplementations()).listExceptions(session, flags),
    }),
    doctor: (0,command/* defineCommand */.NB)({
        group: 'Set up',
        summary: 'Check everything that a run here needs, and print what to do.',
        usage: ['[flags] [--json] [--bundle FILE]'],
        example: '--base-url https://scanner.example.com/api/v1',
        flags: {
            json: jsonFlag,
            bundle: { placeholder: 'FILE', description: 'Also write a file for an issue, without names and secrets.' },
            'api-key-stdin': scanFlags['api-key-stdin'],
            ...localFlag,
        },
        settings: usualSettings,
        run: async (call) => (await loadImplementations()).runDoctor(call),
    }),
    init: (0,command/* defineCommand */.NB)({
        group: 'Set up',
        summary: 'Write a pipeline that runs the gate, and a policy to start from.',
        usage: ['[--yes|--print] [flags]'],
        example: '--print --ci gitlab',
        flags: {
            yes: { short: 'y', description: 'Ask nothing: use what was found.' },
            print: { description: 'Print the files instead of writing them.' },
            ci: {
                placeholder: 'SYSTEM',
                choices: recipes/* initIds */.j,
                description: `The CI system: ${recipes/* initIds */.j.join(', ')} (default: from the checkout).`,
            },
            from: {
                placeholder: 'URL|FILE',
                description: 'Archive of the gate that the pipeline installs, with its checksum (default: the release, else a clone).',
            },
        },
        settings: ['base-url', 'fail-on-severity', 'comment-summary-in-pr'],
        run: async ({ session, flags }) => (await loadImplementations()).runInit(session, flags),
    }),
    baseline: (0,command/* defineCommand */.NB)({
        group: 'Gate',
        summary: 'Write, show or compare known findings, for --scope new.',
        usage: [
            'write [path] [flags]',
            'write --sarif FILE [FILE …] [--type TYPE] [--baseline-file FILE]',
            'show [FILE] | diff FILE FILE|REPORT',
        ],
        example: 'write --sarif results.sarif',
        words: ['write', 'show', 'diff'],
        flags: {
            ...scanFlags,
            sarif: {
                placeholder: 'FILE',
                many: true,
                description: 'SARIF files of the default branch, instead of a scan.',
            },
            type: typeFlag,
            json: jsonFlag,
        },
        settings: usualSettings,
        run: async (call) => (await loadImplementations()).runBaseline(call),
    }),
    comment: (0,command/* defineCommand */.NB)({
        group: 'Set up',
        summary: 'Answer /scan-gate commands in comments, in a workflow on issue_comment.',
        usage: ['[--allow-suppress-command] [flags]'],
        example: '--allow-suppress-command',
        flags: {},
        settings: settings/* commandSettings */.Jd.filter((name) => name !== 'branch' && name !== 'scan-id'),
        run: async ({ session, flags }) => (await loadImplementations()).runComment(session, flags),
    }),
    serve: (0,command/* defineCommand */.NB)({
        group: 'Service',
        summary: 'Run the embedded scanning service over local git checkouts.',
        usage: ['--repo PATH [--repo PATH …] [flags]'],
        example: '--repo . --port 8080',
        flags: {
            repo: {
                placeholder: 'PATH',
                many: true,
                description: 'A git checkout or bare clone; may be repeated.',
            },
            'vcs-url': {
                placeholder: 'URL',
                description: 'Address of the repository, if its remote has none; with one --repo.',
            },
            port: { placeholder: 'N', description: 'Port, from 0 to 65535 (default: 0, any free port).' },
            ...networkFlags,
            ...watchFlags,
            ...scannerFlags,
            database: {
                placeholder: 'FILE',
                description: 'File for keys, repositories, scans and violations, or postgres://USER@HOST/NAME (default: in memory, with one new key).',
            },
            'no-work': { description: 'With PostgreSQL: only answer; scan-gate worker scans.' },
            ...sharedFlags,
            organization: {
                placeholder: 'NAME',
                description: 'Organization of the repositories (default: the only one, created at the first start).',
            },
            json: {
                description: 'Print only one line {"baseUrl","apiKey"} when ready. With --database, apiKey is null: create keys with scan-gate keys.',
            },
        },
        settings: ['advisories', 'advisories-private', 'advisories-osv-url'],
        run: async (call) => (await loadImplementations()).runServe(call),
    }),
    worker: (0,command/* defineCommand */.NB)({
        group: 'Service',
        summary: 'Scan for serve --database postgres://…, in any number of processes.',
        usage: ['--database URL [flags]'],
        example: '--database postgres://gate@db.example.com/gate?sslmode=verify-full',
        flags: workerFlags,
        settings: ['advisories', 'advisories-private', 'advisories-osv-url'],
        run: async (call) => (await loadImplementations()).runWorker(call),
    }),
    keys: (0,command/* defineCommand */.NB)({
        group: 'Service',
        summary: 'Create, list and revoke API keys of serve --database.',
        usage: [
            'create --database FILE --name NAME --scope SCOPE [--expires YYYY-MM-DD]',
            'list --database FILE',
            'revoke ID --database FILE',
        ],
        example: 'list --database scans.db',
        words: ['create', 'list', 'revoke'],
        flags: { ...keyFlags, ...storeFlags },
        settings: [],
        run: async (call) => (await loadImplementations()).keys(call),
    }),
    webhooks: (0,command/* defineCommand */.NB)({
        group: 'Service',
        summary: 'Manage where serve --database sends events, and see deliveries.',
        usage: [
            'add --database FILE --url URL --event EVENT [--secret-stdin]',
            'list --database FILE',
            'remove|deliveries|test ID --database FILE',
            'rotate ID --database FILE --secret-stdin',
        ],
        example: 'list --database scans.db',
        words: ['add', 'list', 'remove', 'deliveries', 'test', 'rotate'],
        flags: { ...webhookFlags, ...storeFlags },
        settings: [],
        run: async (call) => (await loadImplementations()).webhooks(call),
    }),
    repos: (0,command/* defineCommand */.NB)({
        group: 'Service',
        summary: 'Manage the repositories of serve --database.',
        usage: ['add PATH|URL --database FILE', 'list --database FILE', 'archive ID --database FILE'],
        example: 'list --database scans.db',
        words: ['add', 'list', 'archive'],
        flags: { ...repositoryFlags, ...storeFlags },
        settings: [],
        run: async (call) => (await loadImplementations()).repos(call),
    }),
    completion: (0,command/* defineCommand */.NB)({
        group: 'Set up',
        summary: 'Print a completion script for a shell.',
        usage: [command/* shells */.mP.join('|')],
        example: 'bash',
        words: command/* shells */.mP,
        flags: {},
        settings: [],
        run: async ({ session, flags }, all) => (await loadImplementations()).printCompletion(session, flags, all),
    }),
};
const commandNames = Object.keys(commands);
const allFlags = Object.assign({}, ...commandNames.map((name) => commands[name].flags), command/* commonFlags */.Bh);
async function runCommand(session, argv, scannersUrl) {
    if (argv.length === 0) {
        await showHelp(session, undefined);
        return run_session/* notDoneOutcome */.I;
    }
    const [first, asked] = argv;
    if (first === 'help' && asked !== undefined && !commandNames.some((known) => known === asked))
        throw createUnknownCommandError(asked);
    if (first === 'help')
        return runCommand(session, [...argv.slice(1), '--help'], scannersUrl);
    const index = (0,settings_flags/* findFirstArgument */.ld)(argv, allFlags);
    const word = index === undefined ? undefined : argv[index];
    const name = commandNames.find((known) => known === word);
    const rest = argv.filter((_, each) => each !== index);
    const declared = {
        command: name ?? 'scan-gate',
        own: { ...(name === undefined ? allFlags : commands[name].flags), ...command/* commonFlags */.Bh },
        settings: name === undefined ? settings/* commandSettings */.Jd : commands[name].settings,
        known: allFlags,
    };
    const flags = (0,settings_flags/* readFlags */.uW)(rest, declared);
    session.log.level = flags.own.quiet ? 'quiet' : flags.own.verbose ? 'verbose' : 'normal';
    if (flags.own.help !== undefined)
        return showHelp(session, name);
    if (flags.own.version !== undefined)
        session.write(`${run_session/* version */.rE}\n`);
    else if (name === undefined)
        throw createUnknownCommandError(word);
    else
        return commands[name].run({ session, flags, scannersUrl }, commands);
    return undefined;
}
async function showHelp(session, name) {
    const columns = session.log.columns?.();
    session.write(name === undefined ? (0,command/* helpText */.BK)(commands, columns) : (0,command/* commandHelp */.bD)(name, commands[name], columns));
}
function createUnknownCommandError(given) {
    const message = given === undefined
        ? 'No command was given'
        : `${JSON.stringify(given)} is not a command${(0,nearest/* suggestName */.S)(given, commandNames)}`;
    const [last, ...others] = commandNames.toReversed();
    return new errors/* GateError */.ue('CONFIG', message, {
        hint: `The commands are ${others.toReversed().join(', ')} and ${last}; scan-gate COMMAND --help shows the flags of one.`,
    });
}


/***/ }),

/***/ 1794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ recipes),
/* harmony export */   j: () => (/* binding */ initIds)
/* harmony export */ });
const recipes = {
    github: {
        example: 'workflows/embedded.yml',
        isAction: true,
        file: '.github/workflows/scan-gate.yml',
        folder: '.github/workflows',
        marks: ['.github/workflows'],
        hosts: /(?:^|\.)github\.com$|\.ghe\.com$/,
        key: 'Store the API key as the secret SCAN_GATE_API_KEY of the repository: gh secret set SCAN_GATE_API_KEY',
        require: (branch) => `in Settings > Rules > Rulesets, require the status check scan-gate for pull requests into ${branch}`,
        comment: 'setting',
    },
    gitlab: {
        example: 'ci/gitlab-ci.yml',
        file: '.gitlab-ci.yml',
        marks: [],
        hosts: /(?:^|\.)gitlab\./,
        key: 'Store the API key as the CI/CD variable SCAN_GATE_API_KEY: masked, and not protected',
        require: () => 'in Settings > Merge requests, turn on "Pipelines must succeed": a merge request then waits for the gate',
        comment: 'For a note on each merge request, put a project access token (role Reporter, scope api) into the masked variable SCAN_GATE_GITLAB_TOKEN',
        shows: {
            html: 'the artifacts of the job',
            'gitlab-codequality': 'Code Quality in the merge request',
            junit: 'the tests in the merge request',
        },
    },
    jenkins: {
        example: 'ci/Jenkinsfile',
        file: 'Jenkinsfile',
        marks: [],
        key: 'Store the API key as the credential scan-gate-api-key, of the kind secret text',
        steps: [
            'If the repository is private, name a credential that may read it in the line of GIT_READ; with an ssh key also a secret file of known_hosts in GIT_KNOWN_HOSTS',
        ],
        shows: { html: 'the artifacts of the build', junit: 'the test report' },
    },
    azure: {
        example: 'ci/azure-pipelines.yml',
        file: 'azure-pipelines.yml',
        marks: ['azure-pipelines.yaml', '.azure-pipelines'],
        hosts: /^(?:ssh\.)?dev\.azure\.com$|\.visualstudio\.com$/,
        key: 'Store the API key as the secret variable SCAN_GATE_API_KEY of the pipeline',
        require: (branch) => `add a build validation policy to the branch ${branch}: a pull request then waits for the gate`,
        comment: 'For a thread on each pull request, give the build service of the project the permission Contribute to pull requests',
        shows: { html: 'the published artifacts', junit: 'the Tests tab' },
    },
    bitbucket: {
        example: 'ci/bitbucket-pipelines.yml',
        file: 'bitbucket-pipelines.yml',
        marks: [],
        hosts: /(?:^|\.)bitbucket\./,
        key: 'Store the API key as the secured repository variable SCAN_GATE_API_KEY',
        require: (branch) => `in Repository settings > Branch restrictions, require a successful build before a pull request is merged into ${branch}`,
        comment: 'For a comment on each pull request, store a repository access token as the secured variable SCAN_GATE_BITBUCKET_TOKEN',
        shows: { html: 'the artifacts of the step' },
    },
    circleci: {
        example: 'ci/circleci.yml',
        file: '.circleci/config.yml',
        marks: ['.circleci'],
        key: 'Store the API key as the variable SCAN_GATE_API_KEY of the context scan-gate',
        shows: { html: 'the Artifacts tab', junit: 'the Tests tab' },
        embedded: [': { context: [scan-gate] }', ''],
    },
    buildkite: {
        example: 'ci/buildkite.yml',
        file: '.buildkite/pipeline.yml',
        marks: ['.buildkite', 'buildkite.yml'],
        key: "Store the API key as the secret SCAN_GATE_API_KEY of the agents' cluster",
        steps: ['The agent needs git and Node.js 24'],
        shows: { html: 'the artifacts of the job' },
        doubled: '$',
    },
    gitea: {
        example: 'ci/gitea.yml',
        file: '.gitea/workflows/scan-gate.yml',
        folder: '.gitea/workflows',
        marks: ['.gitea', '.forgejo'],
        hosts: /^(?:codeberg\.org|gitea\.com)$|(?:^|\.)(?:gitea|forgejo)\./,
        key: 'Store the API key as the secret SCAN_GATE_API_KEY of the repository',
        require: (branch) => `in Settings > Branches, protect ${branch} and require the status check of scan-gate`,
        comment: 'setting',
        steps: [
            'Forgejo with files in .forgejo/workflows reads only that folder: move the file there',
            'Name a label of your runners in runs-on, if they have no ubuntu-latest',
        ],
    },
    woodpecker: {
        example: 'ci/woodpecker.yaml',
        file: '.woodpecker/scan-gate.yaml',
        folder: '.woodpecker',
        marks: ['.woodpecker', '.woodpecker.yaml', '.woodpecker.yml'],
        key: 'Store the API key as the secret scan_gate_api_key of the repository; allow it for pull requests',
        steps: [
            'If the repository is private, store user:token as the secret git_read, and uncomment the lines of GIT_READ',
        ],
        embedded: [/environment:\n +# (GIT_READ: .*)/, '# environment: { $1 }'],
    },
    drone: {
        example: 'ci/drone.yml',
        file: '.drone.yml',
        marks: [],
        key: 'Store the API key as the secret scan_gate_api_key of the repository; allow it for pull requests',
    },
    teamcity: {
        example: 'ci/teamcity.sh',
        marks: ['.teamcity'],
        key: 'Store the API key as the parameter env.SCAN_GATE_API_KEY, of the type password',
        steps: ['The agent needs git and Node.js 24'],
        doubled: '%',
    },
    codebuild: {
        example: 'ci/buildspec.yml',
        file: 'buildspec.yml',
        marks: ['buildspec.yaml'],
        key: 'Store the API key as /scan-gate/api-key in the Parameter Store; the role of the project may read it',
        steps: ['Start the project by webhooks: PUSH to the default branch, PULL_REQUEST_CREATED, _UPDATED and _REOPENED'],
    },
    cloudbuild: {
        example: 'ci/cloudbuild.yaml',
        file: 'cloudbuild.yaml',
        marks: ['cloudbuild.yml', 'cloudbuild.json'],
        key: 'Store the API key as scan-gate-api-key in the Secret Manager; the service account of the trigger may read it',
        steps: [
            'If the repository is private, store user:token as the secret git-read, and uncomment the lines of GIT_READ',
        ],
        embedded: [
            /(?= {4}script:)([\s\S]+)availableSecrets:\n +secretManager:\n +(# For .*\n) +# - (.*)\n/,
            '    # secretEnv: [GIT_READ]\n$1$2# availableSecrets: { secretManager: [$3] }\n',
        ],
    },
    travis: {
        example: 'ci/travis.yml',
        file: '.travis.yml',
        marks: [],
        key: 'Store the API key as the variable SCAN_GATE_API_KEY of the repository, hidden in the log',
    },
    appveyor: {
        example: 'ci/appveyor.yml',
        file: 'appveyor.yml',
        marks: ['.appveyor.yml'],
        key: 'Store the API key as the variable SCAN_GATE_API_KEY of the project',
        shows: { html: 'the artifacts of the build' },
    },
    semaphore: {
        example: 'ci/semaphore.yml',
        file: '.semaphore/semaphore.yml',
        marks: ['.semaphore'],
        key: 'Store the API key as SCAN_GATE_API_KEY in the secret scan-gate',
        shows: { html: 'the artifacts of the job' },
        embedded: ['      secrets: [{ name: scan-gate }]\n', ''],
    },
};
const initIds = Object.keys(recipes);


/***/ }),

/***/ 4242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lm: () => (/* binding */ isBoolean),
/* harmony export */   ld: () => (/* binding */ findFirstArgument),
/* harmony export */   uW: () => (/* binding */ readFlags)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4303);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7621);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(716);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9291);





function isBoolean(name) {
    return _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settings */ .W0[name].read === _values_js__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zM.read;
}
function readFlags(argv, declared) {
    const reading = { given: {}, problems: [], own: {}, positionals: [] };
    for (const token of tokenize(argv, declared)) {
        if (token.kind === 'argument')
            reading.positionals.push(token.value);
        else
            readFlag(token, declared, reading);
    }
    return reading;
}
function findFirstArgument(argv, known) {
    const declared = { command: '', own: {}, settings: _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settingNames */ .H$, known };
    return tokenize(argv, declared).find(({ kind }) => kind === 'argument')?.index;
}
function tokenize(argv, declared) {
    const options = buildOptions(declared);
    const { tokens } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...argv], options, strict: false, allowPositionals: true, tokens: true });
    const found = [];
    let unknownIndex = -2;
    for (const token of tokens) {
        const { kind, index } = token;
        if (kind === 'positional' && index !== unknownIndex + 1)
            found.push({ kind: 'argument', index, value: token.value });
        if (kind !== 'option' || index === unknownIndex)
            continue;
        const { name, rawName, value, inlineValue: isInline = false } = token;
        if (!(Object.hasOwn(options, name) || findNegatedSetting(name) !== undefined))
            unknownIndex = index;
        found.push({ kind: 'flag', index, name, rawName, value, isInline });
    }
    return found;
}
function buildOptions({ own, known, }) {
    const ofSettings = _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settingNames */ .H$.map((name) => {
        const { short } = _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settings */ .W0[name].flag ?? {};
        return [
            (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .getFlagName */ .Of)(name),
            { type: isBoolean(name) ? 'boolean' : 'string', ...(short === undefined ? {} : { short }) },
        ];
    });
    const ofCommands = Object.entries({ ...known, ...own }).map(([name, { placeholder, short }]) => [
        name,
        { type: placeholder === undefined ? 'boolean' : 'string', ...(short === undefined ? {} : { short }) },
    ]);
    return Object.fromEntries([...ofSettings, ...ofCommands]);
}
function findNegatedSetting(name) {
    return _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settingNames */ .H$.find((known) => name === `no-${known}` && isBoolean(known));
}
function readFlag(token, declared, reading) {
    const { name, rawName } = token;
    const own = Object.hasOwn(declared.own, name) ? declared.own[name] : undefined;
    const setting = findNegatedSetting(name) ?? _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settingNames */ .H$.find((known) => (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .getFlagName */ .Of)(known) === name);
    if (own)
        readOwnFlag(own, token, reading);
    else if (setting && _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settings */ .W0[setting].secret)
        reading.problems.push(describeSecretFlag(setting, declared));
    else if (setting && (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .isFileOnly */ .rH)(setting))
        reading.problems.push(`--${name} ${(0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .explainFileOnly */ .kV)(setting)}`);
    else if (setting && declared.settings.includes(setting))
        readSettingFlag(setting, token, reading);
    else if (setting || Object.hasOwn(declared.known, name))
        reading.problems.push(`--${name} does not go with ${declared.command}`);
    else {
        const named = _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settingNames */ .H$.find((known) => known === name);
        const meant = named === undefined ? name : (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .getFlagName */ .Of)(named);
        const taken = declared.settings.filter((each) => !_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settings */ .W0[each].secret).map(_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .getFlagName */ .Of);
        const suggestion = (0,_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .suggestName */ .S)(meant, [...taken, ...Object.keys(declared.own)], (near) => `--${near}`);
        reading.problems.push(`${(0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteForMessage */ .Hx)(rawName)} is not a flag${suggestion}`);
    }
}
function describeSecretFlag(name, { own }) {
    const isFromInput = name === 'api-key' && Object.hasOwn(own, 'api-key-stdin');
    const way = `${(0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .getVariableName */ .S_)(name)}${isFromInput ? ', or use --api-key-stdin' : ''}`;
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
    const flag = (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .getFlagName */ .Of)(name);
    const isNegated = token.name !== flag;
    const value = isBoolean(name) ? (token.value ?? String(!isNegated)) : token.value;
    const earlier = given[name];
    if (earlier && !_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settings */ .W0[name].flag)
        problems.push(`--${flag} is given twice`);
    else if (isNegated && token.value !== undefined)
        problems.push(`--no-${name} takes no value`);
    else if (value === undefined || isMissing({ ...token, value }))
        problems.push(`--${flag} needs a value: --${flag}=${_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settings */ .W0[name].placeholder}`);
    else
        given[name] = { value: earlier ? `${earlier.value}\n${value}` : value, source: 'flag' };
}
function isMissing({ value, isInline }) {
    return value === undefined || (!isInline && value.startsWith('--'));
}


/***/ })

};
