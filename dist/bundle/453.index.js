export const id = 453;
export const ids = [453];
export const modules = {

/***/ 12453:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _cli_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50145);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69202);


function getScannersUrl() {
    const isSource = import.meta.url.endsWith('.ts');
    return new URL(isSource ? './scanners/main.ts' : '../scanners/index.js', import.meta.url);
}
process.exitCode = await (0,_session_js__WEBPACK_IMPORTED_MODULE_1__/* .withSession */ .fQ)((0,_session_js__WEBPACK_IMPORTED_MODULE_1__/* .createProcessEntry */ .CJ)(), (session) => (0,_cli_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .runCommand */ .d1)(session, process.argv.slice(2), getScannersUrl()));

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 58235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bh: () => (/* binding */ commonFlags),
/* harmony export */   Io: () => (/* binding */ commandGroups),
/* harmony export */   NB: () => (/* binding */ defineCommand)
/* harmony export */ });
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


/***/ }),

/***/ 50145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d1: () => (/* binding */ runCommand)
});

// UNUSED EXPORTS: commandNames, commands

// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/session.js + 2 modules
var src_session = __webpack_require__(69202);
// EXTERNAL MODULE: ./build/compiled/src/settings/flags.js
var settings_flags = __webpack_require__(90322);
// EXTERNAL MODULE: ./build/compiled/src/settings/nearest.js
var nearest = __webpack_require__(18479);
// EXTERNAL MODULE: ./build/compiled/src/settings/settings.js + 19 modules
var settings = __webpack_require__(48059);
// EXTERNAL MODULE: ./build/compiled/src/cli/command.js
var command = __webpack_require__(58235);
// EXTERNAL MODULE: ./build/compiled/src/cli/completion/shells.js
var shells = __webpack_require__(56326);
// EXTERNAL MODULE: ./build/compiled/src/cli/init/ids.js
var ids = __webpack_require__(44147);
;// CONCATENATED MODULE: ./build/compiled/src/cli/judge/flag-table.js
const typeFlag = {
    placeholder: 'TYPE',
    choices: ['sast', 'sca', 'secret', 'iac'],
    description: 'Type of the SARIF findings: sast, sca, secret or iac.',
};
const judgeFlags = {
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
};
const baselineFlags = {
    sarif: {
        placeholder: 'FILE',
        many: true,
        description: 'SARIF files of the default branch, instead of a scan.',
    },
    type: typeFlag,
};

// EXTERNAL MODULE: ./build/compiled/src/cli/judge/settings.js
var judge_settings = __webpack_require__(61885);
;// CONCATENATED MODULE: ./build/compiled/src/cli/policy-flags.js
const simulateFlags = {
    policy: {
        placeholder: 'FILE',
        description: 'Policy file to try (default: the one of a run here).',
    },
    last: {
        placeholder: 'DAYSd',
        description: 'Read the report artifacts of this many days from GitHub.',
    },
    artifact: {
        placeholder: 'NAME',
        description: 'With --last: their name (default: scan-gate and scan-gate-…).',
    },
    html: { placeholder: 'FILE', description: 'Also write a page.' },
    json: { description: 'Print one JSON object.' },
};
const { policy: _, ...reportSourceFlags } = simulateFlags;
const statsFlags = reportSourceFlags;
const verifyFlags = {
    from: {
        placeholder: 'FILE',
        description: 'Report or agent file of the run that found it.',
    },
    report: { placeholder: 'FILE', description: 'JSON report of a later run, instead of a scan.' },
};
const exceptionFlags = {
    report: {
        placeholder: 'FILE',
        description: 'JSON report of a run: shows which exceptions it used.',
    },
    'fail-expiring': {
        placeholder: 'DAYSd',
        description: 'Exit with 1 if an exception expires within this many days.',
    },
    json: { description: 'Print one JSON object.' },
};

;// CONCATENATED MODULE: ./build/compiled/src/cli/store-flags.js
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

;// CONCATENATED MODULE: ./build/compiled/src/cli/commands.js












const loadImplementations = () => Promise.all(/* import() */[__webpack_require__.e(343), __webpack_require__.e(966), __webpack_require__.e(4), __webpack_require__.e(480), __webpack_require__.e(956), __webpack_require__.e(692), __webpack_require__.e(868)]).then(__webpack_require__.bind(__webpack_require__, 20868));
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
            ...judgeFlags,
            json: reportFlag,
            ...localFlag,
        },
        settings: judge_settings/* judgeSettings */.$,
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
        flags: { ...simulateFlags, ...localFlag },
        settings: judge_settings/* judgeSettings */.$,
        run: async ({ session, flags }) => (await loadImplementations()).runSimulate(session, flags),
    }),
    stats: (0,command/* defineCommand */.NB)({
        group: 'Gate',
        summary: 'Show what earlier runs decided, how long they took, and what they found.',
        usage: ['REPORT|FOLDER … [--json] [--html FILE] [flags]', '--last DAYSd [--artifact NAME] [flags]'],
        example: '--last 90d --html stats.html',
        flags: { ...statsFlags, ...localFlag },
        settings: judge_settings/* judgeSettings */.$,
        run: async ({ session, flags }) => (await loadImplementations()).stats(session, flags),
    }),
    verify: (0,command/* defineCommand */.NB)({
        group: 'Gate',
        summary: 'Check one finding: exit code 0 fixed, 1 still there, 2 inconclusive.',
        usage: ['ID [--from FILE] --embedded [path]', 'ID [--from FILE] --report FILE', 'ID [--from FILE] [flags]'],
        example: 'vio_0b57e997c8a07874887047d9 --embedded .',
        flags: { ...verifyFlags, ...scanFlags, json: jsonFlag },
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
        flags: { ...exceptionFlags, ...localFlag },
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
                choices: ids/* initIds */.j,
                description: `The CI system: ${ids/* initIds */.j.join(', ')} (default: from the checkout).`,
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
        flags: { ...scanFlags, ...baselineFlags, json: jsonFlag },
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
        usage: [shells/* shells */.m.join('|')],
        example: 'bash',
        words: shells/* shells */.m,
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
        return src_session/* notDoneOutcome */.I;
    }
    const [first, asked] = argv;
    if (first === 'help' && asked !== undefined && !commandNames.some((known) => known === asked))
        throw createUnknownCommandError(asked);
    if (first === 'help')
        return runCommand(session, [...argv.slice(1), '--help'], scannersUrl);
    const index = (0,settings_flags/* findFirstArgument */.ld)(argv, allFlags);
    const word = index === undefined ? undefined : argv[index];
    const name = commandNames.find((known) => known === word);
    const { flags: own, settings: taken, run } = name === undefined ? noCommand : commands[name];
    const rest = argv.filter((_, each) => each !== index);
    const declared = {
        command: name ?? 'scan-gate',
        own: { ...own, ...command/* commonFlags */.Bh },
        settings: taken,
        known: allFlags,
    };
    const flags = (0,settings_flags/* readFlags */.uW)(rest, declared);
    session.log.level = flags.own.quiet ? 'quiet' : flags.own.verbose ? 'verbose' : 'normal';
    if (flags.own.help !== undefined)
        return showHelp(session, name);
    if (flags.own.version !== undefined)
        session.write(`${src_session/* version */.rE}\n`);
    else if (name === undefined)
        throw createUnknownCommandError(word);
    else
        return run({ session, flags, scannersUrl }, commands);
    return undefined;
}
const noCommand = {
    group: 'Gate',
    summary: '',
    usage: [],
    example: '',
    flags: allFlags,
    settings: settings/* commandSettings */.Jd,
    run: async () => undefined,
};
async function showHelp(session, name) {
    const { commandHelp, helpText } = await loadImplementations();
    const columns = session.log.columns?.();
    session.write(name === undefined ? helpText(commands, columns) : commandHelp(name, commands[name], columns));
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

/***/ 56326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ shells)
/* harmony export */ });
const shells = ['bash', 'zsh', 'fish'];


/***/ }),

/***/ 44147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ initIds)
/* harmony export */ });
const initIds = [
    ...['github', 'gitlab', 'jenkins', 'azure', 'bitbucket', 'circleci', 'buildkite', 'gitea', 'woodpecker'],
    ...['drone', 'teamcity', 'codebuild', 'cloudbuild', 'travis', 'appveyor', 'semaphore'],
];


/***/ }),

/***/ 61885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ judgeSettings)
/* harmony export */ });
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48059);

const scanGroups = ['Service', 'Scan'];
const scanNames = ['wait', 'poll-interval-seconds', 'category', 'upload-sarif'];
const judgeSettings = _settings_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .commandSettings */ .Jd.filter((name) => !scanGroups.includes(_settings_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W0[name].group) && !scanNames.includes(name));


/***/ }),

/***/ 90322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lm: () => (/* binding */ isBoolean),
/* harmony export */   ld: () => (/* binding */ findFirstArgument),
/* harmony export */   uW: () => (/* binding */ readFlags)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _boolean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62849);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18479);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46565);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48059);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79771);






function isBoolean(name) {
    return (0,_boolean_js__WEBPACK_IMPORTED_MODULE_1__/* .isBooleanReader */ .OK)(_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settings */ .W0[name].read);
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
    const declared = { command: '', own: {}, settings: _settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settingNames */ .H$, known };
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
function buildOptions({ own, known }) {
    const ofSettings = _settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settingNames */ .H$.map((name) => {
        const { short } = _settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settings */ .W0[name].flag ?? {};
        return [
            (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .getFlagName */ .Of)(name),
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
    return _settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settingNames */ .H$.find((known) => name === `no-${known}` && isBoolean(known));
}
function readFlag(token, declared, reading) {
    const { name, rawName } = token;
    const own = Object.hasOwn(declared.own, name) ? declared.own[name] : undefined;
    const setting = findNegatedSetting(name) ?? _settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settingNames */ .H$.find((known) => (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .getFlagName */ .Of)(known) === name);
    if (own)
        readOwnFlag(own, token, reading);
    else if (setting && _settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settings */ .W0[setting].secret)
        reading.problems.push(describeSecretFlag(setting, declared));
    else if (setting && (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .isFileOnly */ .rH)(setting))
        reading.problems.push(`--${name} ${(0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .explainFileOnly */ .kV)(setting)}`);
    else if (setting && declared.settings.includes(setting))
        readSettingFlag(setting, token, reading);
    else if (setting || Object.hasOwn(declared.known, name))
        reading.problems.push(`--${name} does not go with ${declared.command}`);
    else {
        const named = _settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settingNames */ .H$.find((known) => known === name);
        const meant = named === undefined ? name : (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .getFlagName */ .Of)(named);
        reading.problems.push(`${(0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .quoteForMessage */ .Hx)(rawName)} is not a flag${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_5__/* .suggestName */ .S)(meant, listFlagNames(declared), (near) => `--${near}`)}`);
    }
}
function listFlagNames({ own, settings: taken }) {
    return [...taken.filter((name) => !_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settings */ .W0[name].secret).map(_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .getFlagName */ .Of), ...Object.keys(own)];
}
function describeSecretFlag(name, { own }) {
    const isFromInput = name === 'api-key' && Object.hasOwn(own, 'api-key-stdin');
    const way = `${(0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .getVariableName */ .S_)(name)}${isFromInput ? ', or use --api-key-stdin' : ''}`;
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
    const flag = (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .getFlagName */ .Of)(name);
    const isNegated = token.name !== flag;
    const value = isBoolean(name) ? (token.value ?? String(!isNegated)) : token.value;
    const earlier = given[name];
    if (earlier && !_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settings */ .W0[name].flag)
        problems.push(`--${flag} is given twice`);
    else if (isNegated && token.value !== undefined)
        problems.push(`--no-${name} takes no value`);
    else if (value === undefined || isMissing({ ...token, value }))
        problems.push(`--${flag} needs a value: --${flag}=${_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settings */ .W0[name].placeholder}`);
    else
        given[name] = { value: earlier ? `${earlier.value}\n${value}` : value, source: 'flag' };
}
function isMissing({ value, isInline }) {
    return value === undefined || (!isInline && value.startsWith('--'));
}


/***/ })

};
