export const id = 622;
export const ids = [622];
export const modules = {

/***/ 83968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K9: () => (/* binding */ assumptionNames),
/* harmony export */   ad: () => (/* binding */ defaultAssumptions),
/* harmony export */   vk: () => (/* binding */ assumptions)
/* harmony export */ });
/** What the interface leaves open and this project still has to decide: each with its quotation, its default and its choices. */
const assumptions = {
    'retry-after-unit': {
        quote: 'Unit of retryAfter: not shown.',
        section: 'Limits',
        default: 's',
        choices: ['s', 'ms'],
        meaning: 'unit of error.details.retryAfter in a 429 answer',
    },
    'status-parameter': {
        quote: 'The name of the status parameter: not shown.',
        section: 'GET /violations',
        default: 'status',
        meaning: 'query parameter that filters violations and scans by status',
    },
    'scan-type-parameter': {
        quote: 'Parameter names of status, scan type, sort field and sort order: not shown.',
        section: 'GET /scans',
        default: 'scan_type',
        meaning: 'query parameter that filters scans by scan type',
    },
    'provider-parameter': {
        quote: 'Parameter names of provider, status, sort field and sort order: not shown.',
        section: 'GET /repositories',
        default: 'provider',
        meaning: 'query parameter that filters repositories by provider',
    },
    'sort-field-parameter': {
        quote: 'Parameter names of status, scan type, sort field and sort order: not shown.',
        section: 'GET /scans',
        default: 'sortBy',
        meaning: 'query parameter that names the sort field (the name that GET /organizations documents)',
    },
    'sort-order-parameter': {
        quote: 'Parameter names of status, scan type, sort field and sort order: not shown.',
        section: 'GET /scans',
        default: 'sortOrder',
        meaning: 'query parameter that names the sort order (the name that GET /organizations documents)',
    },
    'cve-field': {
        quote: 'Further attributes exist (… CVE for dependency findings …). Their wire names: not shown.',
        section: 'Violation',
        default: '',
        meaning: 'field of a single violation that holds every CVE of a dependency’s finding, as text or a list of texts; needed by kev: true, and read only when named',
    },
};
const assumptionNames = Object.keys(assumptions);
const defaultAssumptions = Object.fromEntries(assumptionNames.map((name) => [name, assumptions[name].default]));


/***/ }),

/***/ 65952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ proxySettings)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/** The proxies that a machine's variables name. */

/** Throws GateError CONFIG for an address that is none; it is not repeated, because it may hold a password. */
function proxySettings(env) {
    return {
        httpProxy: proxyAddress('HTTP_PROXY', env.http_proxy ?? env.HTTP_PROXY),
        httpsProxy: proxyAddress('HTTPS_PROXY', env.https_proxy ?? env.HTTPS_PROXY),
        noProxy: env.no_proxy ?? env.NO_PROXY ?? '',
    };
}
function proxyAddress(name, value = '') {
    if (value === '' || (/^https?:\/\//i.test(value) && URL.canParse(value)))
        return value;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `The variable ${name} is not the address of a proxy`, {
        reason: 'settings',
        hint: 'Write it as http://host:port, or remove it.',
    });
}


/***/ }),

/***/ 83136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ withoutSecrets)
/* harmony export */ });
/** How a secret looks where it was encoded on its way: what is left out of a text is left out in all of these forms. */
/** Shorter ones stand in ordinary words, which would be torn. */
const shortestSecret = 6;
const entities = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
};
/** The text without the secrets, in any form. */
function withoutSecrets(text, secrets) {
    const present = secrets.map(knownSecret).filter(({ signs }) => signs.some((sign) => text.includes(sign)));
    const [only] = present;
    if (only === undefined)
        return text;
    const forms = present.length === 1 ? only.forms : longestFirst(present.flatMap((each) => each.forms));
    return forms.reduce((rest, form) => (rest.includes(form) ? rest.replaceAll(form, '***') : rest), text);
}
function longestFirst(forms) {
    return [...new Set(forms)].sort((a, b) => b.length - a.length);
}
const known = new Map();
function knownSecret(secret) {
    const before = known.get(secret);
    if (before !== undefined)
        return before;
    const forms = longestFirst(secret.length < shortestSecret ? [] : makeForms(secret));
    const made = { forms, signs: signsOf(forms) };
    known.set(secret, made);
    return made;
}
function signsOf(forms) {
    const signs = [];
    // The shortest form first, which others hold parts of.
    for (const form of forms.toReversed())
        if (!signs.some((sign) => form.includes(sign)))
            signs.push(longestRun(form));
    return signs;
}
/** Letters and digits are what no way of writing a secret as text changes; a form in which few stand together is its own sign. */
function longestRun(form) {
    const runs = form.match(/[a-z\d]+/gi) ?? [];
    const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), '');
    return longest.length < shortestSecret ? form : longest;
}
/** As it is; in base64, wherever it stands in what was encoded; percent-encoded; in JSON; in HTML; in Markdown. */
function makeForms(secret) {
    const bytes = Buffer.from(secret, 'utf8');
    const base64 = [0, 1, 2].flatMap((shift) => base64At(bytes, shift));
    const percent = [encodeURIComponent(secret), percentAll(bytes, false), percentAll(bytes, true)];
    const plainJson = JSON.stringify(secret).slice(1, -1);
    const json = [plainJson, plainJson.replaceAll('/', '\\/'), JSON.stringify(plainJson).slice(1, -1)];
    const lower = encodeURIComponent(secret).replaceAll(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
    const markdown = secret.replaceAll(/[\\`*_[\]~]/g, '\\$&');
    return [secret, markdown, ...base64, ...percent, lower, ...json, ...escapedJson(secret), ...escapedHtml(secret)];
}
/** Writers of JSON that write what HTML or addresses would read, or all but letters and digits. */
function escapedJson(secret) {
    const plain = JSON.stringify(secret).slice(1, -1);
    const escapes = [
        (sign) => `\\u${hexOf(sign).padStart(4, '0')}`,
        (sign) => `\\u${hexOf(sign).toUpperCase().padStart(4, '0')}`,
    ];
    return escapes.flatMap((write) => [
        plain.replaceAll(/[&<>=']/g, write),
        plain.replaceAll(/[&<>'+`]/g, write),
        secret.replaceAll(/[^a-z\d]/gi, write),
    ]);
}
/** By numbers in each form, and by name where there is one; templates escape more signs than these five. */
function escapedHtml(secret) {
    const escapes = [
        (sign) => `&#${sign.charCodeAt(0)};`,
        (sign) => `&#${String(sign.charCodeAt(0)).padStart(3, '0')};`,
        (sign) => `&#x${hexOf(sign)};`,
        (sign) => `&#x${hexOf(sign).toUpperCase()};`,
        (sign) => (sign === "'" ? '&apos;' : `&#x${hexOf(sign)};`),
    ];
    return [/[&<>"']/g, /[&<>"'/]/g, /[&<>"'/=`]/g, /[^a-z\d]/gi].flatMap((signs) => escapes.flatMap((write) => [
        secret.replaceAll(signs, write),
        secret.replaceAll(signs, (sign) => entities[sign] ?? write(sign)),
    ]));
}
function hexOf(sign) {
    return sign.charCodeAt(0).toString(16);
}
/** The characters that the secret alone decides, when so many bytes stand before it in their group of three. */
function base64At(bytes, shift) {
    const encoded = Buffer.concat([Buffer.alloc(shift), bytes])
        .toString('base64')
        .replace(/=+$/, '');
    const first = Math.ceil((shift * 4) / 3);
    const last = Math.floor(((shift + bytes.length) * 8) / 6);
    const plain = encoded.slice(first, last);
    return [plain, plain.replaceAll('+', '-').replaceAll('/', '_')];
}
function percentAll(bytes, isUpper) {
    const hex = bytes.toString('hex').replaceAll(/../g, '%$&');
    return isUpper ? hex.toUpperCase() : hex;
}


/***/ }),

/***/ 56845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ severityFilters),
/* harmony export */   CZ: () => (/* binding */ violationStatuses),
/* harmony export */   De: () => (/* binding */ repositoryStatuses),
/* harmony export */   O3: () => (/* binding */ statedTwice),
/* harmony export */   O5: () => (/* binding */ scanStatuses),
/* harmony export */   gn: () => (/* binding */ coverageWords),
/* harmony export */   h2: () => (/* binding */ violationTypes),
/* harmony export */   iu: () => (/* binding */ sortOrders),
/* harmony export */   nZ: () => (/* binding */ violationStatusFilters),
/* harmony export */   vz: () => (/* binding */ scanTypes)
/* harmony export */ });
/** The words of the service's interface, which its schemas are made of: apart from them, because a run needs these before its first request. */
const severityFilters = ['critical', 'high', 'medium', 'low', 'info'];
const scanStatuses = ['PENDING', 'SCANNING', 'COMPLETED', 'FAILED'];
const violationTypes = ['SAST', 'AGENTIC_SAST', 'SCA', 'SECRET', 'IAC'];
const violationStatuses = ['OPEN', 'FIXED', 'FALSE_POSITIVE', 'ACCEPTED_RISK'];
const violationStatusFilters = ['open', 'fixed', 'ignored', 'false_positive'];
const scanTypes = ['sast', 'sca', 'secrets', 'iac'];
const repositoryStatuses = ['active', 'inactive', 'archived'];
const sortOrders = ['asc', 'desc'];
const coverageWords = ['covered', 'partly covered', 'not covered'];
/** Stands in the place of a value whose key one object states twice: a parser keeps the last, another reader the first. */
const statedTwice = Symbol('stated twice');
const apiErrorCodes = (/* unused pure expression or super */ null && ([
    'UNAUTHORIZED',
    'FORBIDDEN',
    'INVALID_API_KEY',
    'EXPIRED_API_KEY',
    'INSUFFICIENT_SCOPE',
    'VALIDATION_ERROR',
    'INVALID_INPUT',
    'NOT_FOUND',
    'ALREADY_EXISTS',
    'CONFLICT',
    'RATE_LIMIT_EXCEEDED',
    'INTERNAL_ERROR',
    'SERVICE_UNAVAILABLE',
    'TIMEOUT',
]));


/***/ }),

/***/ 88926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iq: () => (/* binding */ maskCommand),
/* harmony export */   ji: () => (/* binding */ createRunner)
/* harmony export */ });
/* unused harmony export summaryBudgetBytes */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96421);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92700);
/* harmony import */ var _report_neutral_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65633);
/* harmony import */ var _report_summary_fit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39482);
/** What the runner of a workflow takes from a step, by the toolkit of GitHub; it makes nothing harmless, so that is done here. */





/** The runner discards a summary above 1 MiB as a whole; the rest is left for what other tools add in the same step. */
const summaryBudgetBytes = 900_000;
const outputLimit = 4096;
const pathLimit = 1024;
/** The variables name the files, and have to be those of this process. */
function createRunner({ GITHUB_OUTPUT, GITHUB_STATE, GITHUB_STEP_SUMMARY }) {
    return {
        mask: _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setSecret */ .Pq,
        annotate,
        startGroup: (title) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .startGroup */ .Oh((0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralLine */ .GH)(title).trimEnd()),
        endGroup: _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .endGroup */ .N4,
        setOutputs: GITHUB_OUTPUT ? setOutputs : undefined,
        saveState: GITHUB_STATE ? saveState : undefined,
        addSummary: GITHUB_STEP_SUMMARY ? (markdown) => addSummary(GITHUB_STEP_SUMMARY, markdown) : undefined,
    };
}
/** The workflow command of a mask, where it does not go to standard output. */
function maskCommand(line) {
    return `::add-mask::${line.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')}\n`;
}
const commands = { error: _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .error */ .z3, warning: _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e, notice: _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .notice */ .lm };
function annotate({ level, title, message, file, line }) {
    commands[level]((0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralBlock */ .Fk)(message), {
        title: (0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralLine */ .GH)(title, _report_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .titleLimit */ .sj).trim(),
        ...(file === undefined ? {} : { file: (0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralLine */ .GH)(file, pathLimit).trim() }),
        ...(file === undefined || line === undefined ? {} : { startLine: line }),
    });
}
function setOutputs(values) {
    for (const [name, value] of Object.entries(values)) {
        attempt('the outputs', () => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setOutput */ .uH(name, (0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralLine */ .GH)(value, outputLimit)));
    }
}
function saveState(name, value) {
    attempt('the state', () => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .saveState */ .LZ(name, (0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralLine */ .GH)(value, outputLimit)));
}
async function addSummary(path, markdown) {
    const whole = markdown === '' || markdown.endsWith('\n') ? markdown : `${markdown}\n`;
    const fitted = (0,_report_summary_fit_js__WEBPACK_IMPORTED_MODULE_4__/* .fitSummary */ .m)(markdown, summaryBudgetBytes - (await sizeOf(path)));
    try {
        if (fitted !== '')
            await _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .summary */ .z.emptyBuffer().addRaw(fitted).write();
    }
    catch (cause) {
        throw unwritten('the job summary', cause);
    }
    return fitted === whole;
}
async function sizeOf(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).size;
    }
    catch {
        return 0;
    }
}
function attempt(what, write) {
    try {
        write();
    }
    catch (cause) {
        throw unwritten(what, cause);
    }
}
function unwritten(what, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PUBLISH', `The runner's file for ${what} could not be written`, { cause });
}


/***/ }),

/***/ 85129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DZ: () => (/* binding */ limitTime),
/* harmony export */   SU: () => (/* binding */ createStopwatch),
/* harmony export */   Xo: () => (/* binding */ formatSeconds),
/* harmony export */   mk: () => (/* binding */ clockFor),
/* harmony export */   ts: () => (/* binding */ createClock),
/* harmony export */   yK: () => (/* binding */ createBudget)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92700);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18540);
/** Time as an argument: a monotonic clock, a wait that can be cut off, and the time budget of a run. */



const testPatience = 20;
/** Shorter waits move the clock as if they were not; work takes its real time, however busy the machine is. */
function createClock(scale = 1) {
    let skippedMs = 0;
    const now = () => performance.now() + skippedMs;
    const listeners = new Set();
    return {
        scale,
        patience: scale === 1 ? 1 : testPatience,
        now,
        onSkip(callBack) {
            listeners.add(callBack);
            return () => listeners.delete(callBack);
        },
        async sleep(ms, signal) {
            signal.throwIfAborted();
            const wakeMs = now() + ms;
            try {
                await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms / scale, undefined, { signal });
            }
            catch (error) {
                signal.throwIfAborted();
                throw error;
            }
            if (scale === 1)
                return;
            skippedMs += Math.max(0, wakeMs - now());
            for (const callBack of listeners)
                callBack();
        },
    };
}
/** Faster by the scale that a test asks for, as far as nobody but this machine notices. */
function clockFor(scale, isServiceLocal) {
    const asked = Number(scale);
    return createClock(isServiceLocal && asked >= 1 && asked <= 10_000 ? asked : 1);
}
/** The time of a run. */
function createBudget(clock, timeoutMs, cancel) {
    return limitTime({ clock, timeoutMs, cancel, timeIsOver });
}
function limitTime({ clock, timeoutMs, cancel, timeIsOver }) {
    const timeUp = new AbortController();
    const startedMs = clock.now();
    let deadline = startedMs;
    let timer;
    const end = () => timeUp.abort(timeIsOver(deadline - startedMs));
    const stopListening = clock.onSkip?.(() => {
        if (clock.now() >= deadline)
            end();
    });
    const extendTo = (limitMs) => {
        clearTimeout(timer);
        deadline = startedMs + limitMs;
        timer = setTimeout(end, Math.max(0, deadline - clock.now())).unref();
    };
    extendTo(timeoutMs);
    return {
        clock,
        get deadline() {
            return deadline;
        },
        signal: AbortSignal.any([cancel, timeUp.signal]),
        extendTo,
        end() {
            clearTimeout(timer);
            stopListening?.();
        },
    };
}
function timeIsOver(limitMs) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('SCAN_TIMEOUT', `The time limit of ${formatSeconds(limitMs)} is over`, {
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS) `Raise ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)('timeout-seconds')}, or look at the scan at the service.`,
        brief: `the scan did not end within ${formatSeconds(limitMs)}`,
    });
}
/** The parts of a run, in their order. */
const phaseNames = (/* unused pure expression or super */ null && (['start', 'prepare', 'trigger', 'wait', 'collect', 'judge', 'publish']));
/** Begins with a phase that may have begun before. */
function createStopwatch({ name, sinceMs }, now, requestCount) {
    const ended = [];
    let open = { name, sinceMs, sent: requestCount() };
    const current = () => ({ name: open.name, ms: now() - open.sinceMs, requests: requestCount() - open.sent });
    return {
        begin(next) {
            if (next === open.name)
                return;
            ended.push(current());
            open = { name: next, sinceMs: now(), sent: requestCount() };
        },
        phases: () => [...ended, current()],
    };
}
/** `1 s`, `12 s`, `2 min 5 s`: nobody waits for less than a second. */
function formatSeconds(ms) {
    const seconds = Math.max(1, Math.round(ms / 1000));
    if (seconds < 60)
        return `${seconds} s`;
    const rest = seconds % 60;
    return rest === 0 ? `${Math.floor(seconds / 60)} min` : `${Math.floor(seconds / 60)} min ${rest} s`;
}


/***/ }),

/***/ 92700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BV: () => (/* binding */ inconclusiveNames),
/* harmony export */   Fm: () => (/* binding */ isInconclusive),
/* harmony export */   KW: () => (/* binding */ cancelled),
/* harmony export */   MG: () => (/* binding */ machineFault),
/* harmony export */   Qe: () => (/* binding */ inconclusiveReasons),
/* harmony export */   Re: () => (/* binding */ orAbsent),
/* harmony export */   Ub: () => (/* binding */ asGateError),
/* harmony export */   pk: () => (/* binding */ hardReasons),
/* harmony export */   ue: () => (/* binding */ GateError)
/* harmony export */ });
/* unused harmony export errorCodes */
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18540);
/** The one error class: a code for programs, a message and a way out for people; and why a run cannot decide. */

const errorCodes = (/* unused pure expression or super */ null && ([
    'CONFIG',
    'AUTH',
    'NOT_FOUND',
    'RATE_LIMITED',
    'UNAVAILABLE',
    'SCAN_FAILED',
    'SCAN_TIMEOUT',
    'PROTOCOL',
    'PUBLISH',
    'CANCELLED',
]));
const reasons = {
    settings: {
        meaning: 'a setting is missing or malformed',
        effect: 'always fails',
        hint: 'Correct the settings and run again.',
        needsAction: true,
    },
    fork: {
        meaning: 'not scanned: pull request from a fork',
        effect: 'fails',
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS) `Gate forks without a key: in a workflow by a second step, ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('uses: scan-gate/scan-gate/embedded@v1')}; elsewhere by ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('scan-gate run --embedded')}.`,
        needsAction: true,
    },
    'no-key': {
        meaning: 'not scanned: no API key',
        effect: 'fails',
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS) `Set ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('api-key')} from a secret; gate runs that get no secrets in a workflow by a second step, ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('uses: scan-gate/scan-gate/embedded@v1')}; elsewhere by ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('scan-gate run --embedded')}.`,
        needsAction: true,
    },
    'wrong-ref': {
        meaning: 'not scanned: there is no branch to scan',
        effect: 'fails',
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS) `Run the gate on branches and pull requests, or name the branch with the setting ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('branch')}.`,
        needsAction: true,
    },
    moved: {
        meaning: 'the branch moved, or its head could not be read',
        effect: 'fails',
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS) `Run the gate on the newer commit; reading the head needs the permission ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('contents: read')}.`,
    },
    policy: {
        meaning: 'the policy could not be read',
        effect: 'fails',
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS) `Look at where the policy is read from: ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('config-file')}, ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('policy-ref')}, and the permission ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('contents: read')}.`,
        needsAction: true,
    },
    'not-found': {
        meaning: 'the repository, branch or scan was not found',
        effect: 'fails',
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS) `Check ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('repository-id')}, ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('branch')} and ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('scan-id')}, and what the key has access to.`,
        needsAction: true,
    },
    'foreign-repository': {
        meaning: 'the repository at the service is another one',
        effect: 'fails',
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS) `Correct ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('repository-id')}, or remove it to have the repository found by its address.`,
        needsAction: true,
    },
    auth: {
        meaning: 'the service refused the API key',
        effect: 'fails',
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS) `Check ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('api-key')} and its scopes.`,
        needsAction: true,
    },
    unavailable: {
        meaning: 'the service could not be reached',
        effect: 'fails',
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS) `Run the gate again; check ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('base-url')}, the network and the proxy settings when it stays so.`,
    },
    'rate-limited': {
        meaning: 'the service asked to wait for too long',
        effect: 'fails',
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS) `Run the gate again later, or raise ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('timeout-seconds')}.`,
    },
    'scan-failed': {
        meaning: 'the scan failed',
        effect: 'fails',
        hint: 'Look at the scan at the service, then run the gate again.',
    },
    timeout: {
        meaning: 'the scan did not end in time',
        effect: 'fails',
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS) `Raise ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('timeout-seconds')}, or judge the scan later with ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('scan-id')}.`,
    },
    protocol: {
        meaning: 'the service answered in a way that cannot be trusted',
        effect: 'fails',
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS) `Run the gate again; when it stays so, check ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('base-url')} and tell those who run the service.`,
    },
    evidence: {
        meaning: 'the evidence does not settle it',
        effect: 'fails',
        hint: 'The list of violations may lag behind the scan: run the gate again in a minute. If it stays so, compare the scan at the service with its violations.',
        isOfEvidence: true,
    },
    'not-covered': {
        meaning: 'nothing was scanned for a type that counts',
        effect: 'fails',
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS) `Have it scanned (any scanner’s SARIF can be judged), or say in the policy that it does not count: ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('accept-uncovered')} for languages, ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('fail-on-types')} for types.`,
        needsAction: true,
        isOfEvidence: true,
    },
    'not-waited': {
        meaning: 'the scan was started and not waited for',
        effect: 'passes',
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS) `Judge it later with ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('scan-id')}.`,
    },
    publish: {
        meaning: 'a file that was asked for could not be written',
        effect: 'always fails',
        hint: 'Name a file that can be written.',
    },
    cancelled: { meaning: 'the run was cancelled', effect: 'always fails', hint: 'Run the gate again.' },
    internal: {
        meaning: 'a fault of Scan Gate itself',
        effect: 'always fails',
        hint: 'Run the gate again; report the fault with this line when it stays so.',
    },
};
/** Why a run could not decide. */
const inconclusiveReasons = reasons;
const inconclusiveNames = Object.keys(inconclusiveReasons);
/** `clean` and `violations` are the other reasons of a verdict. */
function isInconclusive(reason) {
    return Object.hasOwn(reasons, reason);
}
/** Reasons that no setting keeps from failing the step. */
const hardReasons = inconclusiveNames.filter((name) => inconclusiveReasons[name].effect === 'always fails');
class GateError extends Error {
    code;
    hint;
    reason;
    isAmbiguous;
    status;
    brief;
    constructor(code, message, details = {}) {
        super(message, details.cause === undefined ? undefined : { cause: details.cause });
        this.name = 'GateError';
        this.code = code;
        this.hint = details.hint;
        this.reason = details.reason;
        this.isAmbiguous = details.isAmbiguous ?? false;
        this.status = details.status;
        this.brief = details.brief;
    }
}
const openFiles = 'Raise the limit of open files (ulimit -n), or run less beside the gate.';
const room = 'Make room where the gate writes: the temporary folder and the folder of its reports.';
/** What a machine lacks, by the code of the system's error. */
const machineFaults = {
    EMFILE: ['This process has too many open files', openFiles],
    ENFILE: ['This machine has too many open files', openFiles],
    ENOSPC: ['No space is left on the disk', room],
    EDQUOT: ['The disk quota is used up', room],
    EROFS: [
        'The file system is read-only',
        'Give the gate a temporary folder that can be written to: TMPDIR, or RUNNER_TEMP.',
    ],
    ENOMEM: ['This machine has no memory left', 'Give the gate more memory, or run less beside it.'],
};
/** An error of the machine, which no change of Scan Gate would cure; undefined for any other. */
function machineFault(value) {
    const { code = '', syscall, path = '' } = (value instanceof Error ? value : {});
    const at = `${code}${syscall === undefined ? '' : `, ${syscall}`}`;
    if (syscall === 'mkdtemp' && ['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM'].includes(code)) {
        const folder = path.replace(/[/\\][^/\\]*$/, '');
        return new GateError('SCAN_FAILED', `The temporary folder ${folder} is not there or cannot be written to (${at})`, {
            cause: value,
            hint: 'Let TMPDIR (in a workflow RUNNER_TEMP) name a folder that exists and can be written to.',
        });
    }
    const [what, hint] = Object.hasOwn(machineFaults, code) ? (machineFaults[code] ?? []) : [];
    return what === undefined ? undefined : new GateError('SCAN_FAILED', `${what} (${at})`, { cause: value, hint });
}
/** The value as a GateError: itself, or as a fault of our own, in one line; nothing softens that. */
function asGateError(value, code = 'PROTOCOL') {
    if (value instanceof GateError)
        return value;
    const fault = machineFault(value);
    if (fault !== undefined)
        return fault;
    const said = value instanceof Error ? value.message || value.name : String(value);
    const [line = ''] = said.trim().split(/[\r\n]/, 1);
    return new GateError(code, `Unexpected error: ${line}`, { cause: value, reason: 'internal' });
}
function cancelled(signal) {
    return new GateError('CANCELLED', 'The scan was cancelled', { cause: signal.reason });
}
/** What the reading brings; undefined where the answer was that there is no such thing. */
async function orAbsent(reading) {
    try {
        return await reading;
    }
    catch (error) {
        if (error instanceof GateError && error.code === 'NOT_FOUND')
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 11454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ keepingNotes),
/* harmony export */   d: () => (/* binding */ runLogOf)
/* harmony export */ });
/** The log, whose notes are kept for the report too. */
function keepingNotes(log, notes) {
    const note = (line) => {
        notes.push(line);
        log.note(line);
    };
    return { ...log, note };
}
/** Notes of a run with a report stand in it: the log says them once, folded. */
function runLogOf(log, hasReport) {
    const detail = (line) => {
        if (log.level === 'verbose')
            log.line(line);
    };
    const note = (line) => (hasReport() ? detail : log.line)(`Note: ${line}`);
    return { say: log.line, detail, note, live: log.live };
}


/***/ }),

/***/ 80104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   QO: () => (/* binding */ signals),
/* harmony export */   hS: () => (/* binding */ exitCodes)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/** The exit code of a run (design, promise 1): the one function of what was decided, of the settings, of files and of signals. */

const exitCodes = {
    0: 'passed, or the settings say that this outcome does not fail the step (`warn-only`, `on-inconclusive`, `wait`)',
    1: 'failed: findings that are proven to block',
    2: 'inconclusive: the run could not decide; wrong settings included',
    129: 'cancelled because the terminal or session ended (SIGHUP)',
    130: 'cancelled by an interrupt (SIGINT)',
    131: 'cancelled by a request to quit (SIGQUIT)',
    143: 'cancelled by a request to end (SIGTERM)',
};
const signalCodes = { SIGHUP: 129, SIGINT: 130, SIGQUIT: 131, SIGTERM: 143 };
const signals = Object.keys(signalCodes);
function exitCodeOf({ judged, settings, fileErrors = 0, signal }) {
    if (signal !== undefined)
        return signalCodes[signal];
    const codes = judged.map((each) => codeOf(each, settings));
    if (codes.includes(1))
        return 1;
    return codes.includes(2) || fileErrors > 0 ? 2 : 0;
}
function codeOf({ verdict, reason }, settings) {
    if (verdict === 'passed')
        return 0;
    const isOpen = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isInconclusive */ .Fm)(reason);
    const effect = isOpen ? _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .inconclusiveReasons */ .Qe[reason].effect : 'fails';
    if (effect === 'always fails')
        return 2;
    if (settings?.warnOnly)
        return 0;
    if (verdict === 'failed')
        return 1;
    return effect === 'passes' || (isOpen && settings?.onInconclusive[reason] === 'warn') ? 0 : 2;
}


/***/ }),

/***/ 59864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ thresholdText)
/* harmony export */ });
/** What `threshold` allows: apart from the rule that judges by it, which no run needs before its scan is under way. */
/** `high=5`, `sca-high=10`. */
function thresholdText({ severity, type, limit }) {
    return `${type === undefined ? '' : `${type.toLowerCase()}-`}${severity.toLowerCase()}=${limit}`;
}


/***/ }),

/***/ 17450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ scopes)
/* harmony export */ });
const scopes = ['auto', 'scan', 'repository', 'changed', 'changed-lines', 'new'];


/***/ }),

/***/ 54696:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ reasonOf)
/* harmony export */ });
const reasonOfCode = {
    CONFIG: 'settings',
    AUTH: 'auth',
    NOT_FOUND: 'not-found',
    RATE_LIMITED: 'rate-limited',
    UNAVAILABLE: 'unavailable',
    SCAN_FAILED: 'scan-failed',
    SCAN_TIMEOUT: 'timeout',
    PROTOCOL: 'protocol',
    PUBLISH: 'publish',
    CANCELLED: 'cancelled',
};
function reasonOf(error) {
    return error.reason ?? reasonOfCode[error.code];
}


/***/ }),

/***/ 18540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   E0: () => (/* binding */ mapText),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/**
 * Text in which names stand as code. What is code is a part of its own, never read out of the text: a stranger's words
 * between ours stay words, whatever backticks they hold.
 */
function code(text) {
    return { code: text };
}
/** Ours and the values between, in one: `prose\`Raise ${code('timeout-seconds')}.\``. */
function prose(texts, ...values) {
    const parts = [];
    const add = (part) => {
        const last = parts.at(-1);
        if (typeof part === 'string' && typeof last === 'string')
            parts[parts.length - 1] = last + part;
        else
            parts.push(part);
    };
    texts.forEach((text, index) => {
        add(text);
        const value = values[index] ?? '';
        for (const part of typeof value === 'number' ? [String(value)] : partsOf(value))
            add(part);
    });
    return parts.filter((part) => part !== '');
}
function partsOf(text) {
    return typeof text === 'string' || 'code' in text ? [text] : text;
}
/** For a log, a file or a terminal: code between backticks. */
function plainText(text) {
    return partsOf(text)
        .map((part) => (typeof part === 'string' ? part : `\`${part.code}\``))
        .join('');
}
/** The same with every piece of it changed. */
function mapText(text, change) {
    if (typeof text === 'string')
        return change(text);
    return text.map((part) => (typeof part === 'string' ? change(part) : { code: change(part.code) }));
}


/***/ }),

/***/ 70997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bq: () => (/* binding */ withRepository),
/* harmony export */   aQ: () => (/* binding */ withScan),
/* harmony export */   bQ: () => (/* binding */ newReport),
/* harmony export */   jT: () => (/* binding */ withError),
/* harmony export */   ly: () => (/* binding */ withInconclusive),
/* harmony export */   nO: () => (/* binding */ withStartedScan)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _policy_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54696);


/** A report that has decided nothing yet: inconclusive, as every run starts. */
function newReport(version) {
    return {
        formatVersion: 1,
        tool: { name: 'scan-gate', version },
        verdict: 'inconclusive',
        reason: 'settings',
        message: 'The run has not begun',
        hint: undefined,
        exitCode: 2,
        enforced: true,
        serviceOrigin: undefined,
        repository: undefined,
        repositoryUrl: undefined,
        branch: undefined,
        headSha: undefined,
        baseSha: undefined,
        event: undefined,
        pullRequest: undefined,
        scan: undefined,
        policy: { source: 'none was read', sha256: '', settings: {} },
        scope: undefined,
        base: undefined,
        exceptions: undefined,
        rules: [],
        findings: [],
        elsewhereCount: 0,
        listedSeverities: [],
        notes: [],
        requests: {},
        durationMs: 0,
    };
}
/** The report of a run that an error ended. */
function withError(report, error) {
    return { ...withInconclusive(report, (0,_policy_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A)(error), error), brief: error.brief };
}
/** The report with a verdict that could not be reached, or that may not stand. */
function withInconclusive(report, reason, said = {}) {
    const { message = _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .inconclusiveReasons */ .Qe[reason].meaning, hint = _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .inconclusiveReasons */ .Qe[reason].hint } = said;
    return { ...report, verdict: 'inconclusive', reason, message, hint, brief: undefined };
}
function withRepository(report, repository) {
    const { repository_id: id, name, vcs_url: vcsUrl } = repository;
    return { ...report, repository: { id, name, vcsUrl: vcsUrl ?? undefined } };
}
/** A scan that was started, and of which nothing but its id is known. */
function withStartedScan(report, scan) {
    return { ...report, scan: { ...unknownScan, ...scan, status: 'PENDING' } };
}
const unknownScan = {
    createdAt: undefined,
    startedAt: undefined,
    completedAt: undefined,
    counts: {},
    coverage: undefined,
    diagnostics: [],
};
function withScan(report, scan) {
    return {
        ...report,
        scan: {
            id: scan.scan_id,
            status: scan.status,
            branch: scan.branch,
            createdAt: scan.created_at ?? undefined,
            startedAt: scan.started_at ?? undefined,
            completedAt: scan.completed_at ?? undefined,
            counts: {},
            coverage: scan.coverage,
            diagnostics: scan.diagnostics ?? [],
            languages: scan.languages,
            isAdopted: report.scan?.isAdopted,
            retryOf: report.scan?.retryOf,
        },
    };
}


/***/ }),

/***/ 49924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FB: () => (/* binding */ logWidth),
/* harmony export */   LV: () => (/* binding */ wrap),
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   rM: () => (/* binding */ hanging)
/* harmony export */ });
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65633);
/** Lines of a log with colours in them, for terminals; without a terminal the words alone. */

const logWidth = 100;
function wordsOf(line) {
    return typeof line === 'string' ? line : line.map((span) => (typeof span === 'string' ? span : span.text)).join('');
}
/** Breaks at the separator, which stays out at a break; a word that is too long gets a line of its own. A line begins anew: it is neutral by itself. */
function wrap(text, columns, separator = ' ') {
    const wrapped = [];
    for (const word of text.split(separator)) {
        const last = wrapped.at(-1);
        if (last !== undefined && last.length + separator.length + word.length <= columns) {
            wrapped[wrapped.length - 1] = `${last}${separator}${word}`;
        }
        else {
            wrapped.push(word);
        }
    }
    return wrapped.map((line) => (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralLine */ .GH)(line));
}
function hanging(mark, text) {
    const indent = ' '.repeat(mark.length);
    return wrap(text, logWidth - mark.length).map((line, index) => `${index === 0 ? mark : indent}${line}`);
}


/***/ }),

/***/ 65633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ markdownCode),
/* harmony export */   EL: () => (/* binding */ harmlessJson),
/* harmony export */   Fk: () => (/* binding */ neutralBlock),
/* harmony export */   GH: () => (/* binding */ neutralLine),
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   QE: () => (/* binding */ batched),
/* harmony export */   dI: () => (/* binding */ markdownBlock),
/* harmony export */   h$: () => (/* binding */ markdownProse),
/* harmony export */   p0: () => (/* binding */ markdownFence),
/* harmony export */   p7: () => (/* binding */ markdownText),
/* harmony export */   s$: () => (/* binding */ jsonText),
/* harmony export */   sj: () => (/* binding */ titleLimit),
/* harmony export */   xv: () => (/* binding */ messageLimit)
/* harmony export */ });
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18540);
/**
 * The one place where text that came from the service or from a pull request is made harmless: for a log line, a
 * workflow command, Markdown and JSON. Paths and links are in `place.ts`.
 *
 * What is invisible becomes visible and keeps its meaning: control characters show as their pictures (`␛`), everything
 * else that hides or reorders text as `\u{200b}`. Every function is total: no input throws.
 */

/** The runner cuts an annotation's message here, after masking. */
const messageLimit = 4096;
const titleLimit = 255;
/**
 * Controls, formats (bidi, zero-width, tags), lone surrogates, unassigned, line and paragraph separators, and all that
 * renders as nothing. The last matter for more than looks: the runner compares text by culture, which skips them, so
 * that `:<U+200B>:` would count as `::`.
 */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const lineBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
/** Inserted by us where nothing else stops GitHub from linking rendered text; escapes and entities do not. */
const gap = '&#8203;';
/** Letters, digits and signs that act nowhere: most texts, of which nothing is changed. */
const plainLine = /^(?! *::)[ "$-~!]*$/;
/** One line of at most `maxLength` characters that no log reader takes for a command. Idempotent. */
function neutralLine(text, maxLength = messageLimit) {
    if (text.length <= maxLength && plainLine.test(text))
        return text;
    const harmless = text
        .slice(0, maxLength + 1)
        .replaceAll(hidden, pictureOf)
        .replaceAll(/\p{Zs}/gu, ' ')
        // GitHub's `##[`, Azure's `##vso[` and TeamCity's `##teamcity[` fire anywhere in a line.
        .replaceAll(/##(?=\w*\[)/g, '## ')
        // `::name::` fires at the start of a line, after trimming.
        .replace(/^( *):(?=:)/, '$1: ');
    return cut(harmless, maxLength);
}
/** Several lines, each of them neutral; blank lines at the ends are dropped. */
function neutralBlock(text, maxLength = messageLimit) {
    const lines = text
        .slice(0, maxLength + 1)
        .split(lineBreak)
        .map((line) => neutralLine(line.replaceAll('\t', '  ')).trimEnd());
    return cut(lines.join('\n').replace(/^\n+/, '').trimEnd(), maxLength).trimEnd();
}
const inlineEscapes = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '|': '&#124;',
    '@': `@${gap}`,
    '#': `#${gap}`,
    ':': `:${gap}`,
    // GitHub's documented way to show a dollar sign that begins no formula.
    $: '<span>$</span>',
};
/** A word that ends neither a code span nor a cell, whatever it holds. */
const plainWord = /[^\s"'()<>[\]{}`|\\,;*~$]+/g;
/** What GitHub would make something of: commit ids, addresses, references, mentions, emoji. */
const risk = /[0-9a-f]{7,}|www\.|GH-\d|#\d|:\/\/|@[\w-]|:[\w+-]+:/i;
/**
 * Inline Markdown that shows the text and does nothing else: no link, autolink, image, HTML, mention, reference,
 * emphasis, formula, emoji, footnote, table cell or block start. A word that GitHub would make something of, such as
 * `CVE-2019-1010266` or `@scope/name`, stands in a code span, so that it can be copied.
 */
function markdownText(text, maxLength = 500) {
    const line = neutralLine(text, maxLength).trim();
    let [shown, from] = ['', 0];
    for (const { 0: word, index } of line.matchAll(plainWord)) {
        const code = risk.test(word) ? word.replace(/[.:!?]+$/, '') : '';
        // Beside a backtick of the text it would be a longer run of them.
        const isBeside = /[`\\]/.test(`${line[index - 1] ?? ''}${line[index + code.length] ?? ''}`);
        if (isBeside || !risk.test(code))
            continue;
        shown += `${escapeInline(line.slice(from, index))}\`${code}\``;
        from = index + code.length;
    }
    return shown + escapeInline(line.slice(from));
}
/** Of a number alone, too: a full stop of ours behind it would begin a list. */
function escapeInline(text) {
    return text
        .replaceAll(
    // In this order: commit ids, `www.`, `GH-1`, `#1`, `://` and `:emoji:`, then single characters.
    /[0-9a-f]{7,}|www(?=\.)|GH-(?=\d)|#(?=\d)|:(?=\/\/|[\w+-]+:)|[&<>|@$\\`*_[\]~]/gi, (match) => inlineEscapes[match] ?? escapeMatch(match))
        .replace(/^[#+=:/!-]/, '\\$&')
        .replace(/^(\d{1,9})([.)])(?= |$)/, '$1\\$2')
        .replace(/^\d{1,9}$/, `$&${gap}`);
}
function escapeMatch(match) {
    if (match.length === 1)
        return `\\${match}`;
    // A commit id begins at seven hexadecimal digits, so no run of them may be longer than six.
    if (/^[0-9a-f]+$/i.test(match))
        return match.replaceAll(/.{6}(?=.)/g, `$&${gap}`);
    return `${match}${gap}`;
}
/** A code span, also inside a table cell; nothing for nothing. */
function markdownCode(text, maxLength = 300) {
    const code = neutralLine(text, maxLength).trim();
    if (code === '')
        return '';
    const run = longestRun(code);
    // In a cell a pipe ends even a code span, and cmark reads no fence above 80: HTML stands in for both.
    if (code.includes('|') || run > 9)
        return `<code>${escapeInline(code)}</code>`;
    const fence = '`'.repeat(run + 1);
    const pad = code.startsWith('`') || code.endsWith('`') ? ' ' : '';
    return `${fence}${pad}${code}${pad}${fence}`;
}
/** Text as text, and code as code; cut where all of it is too long. */
function markdownProse(text, maxLength = 500) {
    let [shown, left] = ['', maxLength];
    for (const part of (0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .partsOf */ .CI)(text)) {
        if (left <= 0)
            break;
        const next = typeof part === 'string' ? spaced(part, left) : markdownCode(part.code, left);
        // Two runs of backticks side by side would be one.
        shown += shown.endsWith('`') && next.startsWith('`') ? `${gap}${next}` : next;
        left -= typeof part === 'string' ? part.length : part.code.length;
    }
    return shown.trim();
}
/** With a blank where it begins or ends with white space, which parts it from its neighbours. */
function spaced(text, maxLength) {
    const [lead, tail] = [/^\s/.test(text) ? ' ' : '', /\S\s+$/.test(text) ? ' ' : ''];
    return lead + markdownText(text, maxLength) + tail;
}
/** A fenced block, to be put on lines of its own. */
function markdownFence(text, maxLength = 4000, language = 'text') {
    const block = neutralBlock(text, maxLength);
    const fence = '`'.repeat(Math.max(3, longestRun(block) + 1));
    return `${fence}${language}\n${block}\n${fence}`;
}
/** A paragraph of one line, or a fenced block of several, so that code in it keeps its shape. */
function markdownBlock(text, maxLength = 2000) {
    const block = neutralBlock(text, maxLength);
    return block.includes('\n') ? markdownFence(block, maxLength) : markdownText(block, maxLength);
}
/** JSON whose text acts nowhere, a terminal or a job's log included; it reads back as the same value. */
function jsonText(value) {
    return harmlessJson(`${JSON.stringify(value, null, 2)}\n`);
}
/** JSON, or a piece of it that ends outside of a string. */
function harmlessJson(json) {
    return json
        .replaceAll(/[\u007f-\u009f\p{Cf}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, unicodeEscapes)
        .replaceAll(/#(?=#\w*\[)/g, '\\u0023');
}
const batchLength = 65_536;
/** The same text in fewer pieces. */
function* batched(pieces) {
    let batch = [];
    let length = 0;
    for (const piece of pieces) {
        batch.push(piece);
        length += piece.length;
        if (length < batchLength)
            continue;
        yield batch.join('');
        batch = [];
        length = 0;
    }
    if (length > 0)
        yield batch.join('');
}
/** The text, or its beginning with an ellipsis; never half a surrogate pair. */
function cut(text, maxLength) {
    if (text.length <= maxLength)
        return text;
    return `${text.slice(0, Math.max(0, maxLength - 1)).replace(/[\ud800-\udbff]$/, '')}…`;
}
/** Never shorter than what it stands for, so that a cut before it is enough. */
function pictureOf(character) {
    const code = character.codePointAt(0) ?? 0;
    if (character === '\t')
        return ' ';
    if (code < 0x20)
        return String.fromCodePoint(0x2400 + code);
    return code === 0x7f ? '\u2421' : `\\u{${code.toString(16)}}`;
}
function unicodeEscapes(text) {
    return text
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join('');
}
function longestRun(text) {
    return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}


/***/ }),

/***/ 39482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ fitSummary)
/* harmony export */ });
/** Fits a finished summary into the room that there is, by leaving out its last lines. */
/** The text, or its first lines and a count of the others; nothing when not even the count fits. */
function fitSummary(markdown, roomBytes) {
    const whole = closed(markdown);
    if (Buffer.byteLength(whole) <= roomBytes)
        return whole;
    const lines = whole.split('\n').slice(0, -1);
    let usedBytes = Buffer.byteLength(notice(lines.length));
    if (usedBytes > roomBytes)
        return '';
    const kept = [];
    for (const line of lines) {
        usedBytes += Buffer.byteLength(line) + 1;
        if (usedBytes > roomBytes)
            break;
        kept.push(`${line}\n`);
    }
    const text = () => `${kept.join('')}${fenceEnd(kept)}${notice(lines.length - kept.length)}`;
    while (kept.length > 0 && Buffer.byteLength(text()) > roomBytes)
        kept.pop();
    return text();
}
/** What ends the code block that the lines leave open: the notice would be code in it. */
function fenceEnd(lines) {
    let open = '';
    for (const line of lines) {
        const [, fence = '', rest = ''] = /^ {0,3}(`{3,}|~{3,})(.*)/s.exec(line) ?? [];
        if (open === '')
            open = fence;
        else if (fence.startsWith(open) && rest.trim() === '')
            open = '';
    }
    return open === '' ? '' : `${open}\n`;
}
/** It closes a folded part, which would hide it. */
function notice(lineCount) {
    return `\n</details>\n\n**The summary is cut here: ${lineCount} more lines did not fit. The report file holds everything.**\n`;
}
function closed(markdown) {
    return markdown === '' || markdown.endsWith('\n') ? markdown : `${markdown}\n`;
}


/***/ }),

/***/ 45622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Gj: () => (/* binding */ notDone),
  GP: () => (/* binding */ processEntry),
  rE: () => (/* binding */ version),
  fQ: () => (/* binding */ withSession)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: external "node:tty"
var external_node_tty_ = __webpack_require__(7066);
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(46752);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
;// CONCATENATED MODULE: ./build/compiled/src/api/receive.js

const bodyCapBytes = 16 * 1024 * 1024;
/** Rejects at once when the signal is aborted: undici heeds nothing before there is a connection, and a proxy may never make one. */
function receive(dispatcher, options, signal) {
    const { promise, resolve, reject } = Promise.withResolvers();
    const chunks = [];
    let answer;
    let started;
    let size = 0;
    const abort = () => {
        reject(signal.reason);
        started?.abort(signal.reason);
    };
    const giveUp = (controller, message) => {
        const error = new errors/* GateError */.ue('PROTOCOL', message);
        reject(error);
        controller.abort(error);
    };
    signal.addEventListener('abort', abort, { once: true });
    dispatcher.dispatch(options, {
        onRequestStart(controller) {
            started = controller;
            if (signal.aborted)
                controller.abort(signal.reason);
        },
        onResponseStart(controller, status, headers) {
            // What comes before the answer (`103 Early Hints`) is none.
            if (status < 200)
                return;
            answer = { status, headers };
            const encoding = String(headers['content-encoding'] ?? 'identity');
            if (encoding !== 'identity')
                giveUp(controller, `the answer is encoded as ${encoding}, which was not asked for`);
        },
        onResponseData(controller, chunk) {
            size += chunk.length;
            if (size <= bodyCapBytes)
                chunks.push(chunk);
            else
                giveUp(controller, `the answer is larger than ${bodyCapBytes / 1024 / 1024} MiB`);
        },
        onResponseEnd() {
            if (answer !== undefined)
                resolve({ ...answer, body: Buffer.concat(chunks) });
        },
        onResponseError: (_, error) => reject(error),
    });
    return promise.finally(() => signal.removeEventListener('abort', abort));
}

;// CONCATENATED MODULE: ./build/compiled/src/api/http.js
/** One HTTP request and what became of it, as data: no redirects, bounded times and sizes, nothing retried. */


const defaultTimeouts = { connectMs: 10_000, headersMs: 60_000, bodyIdleMs: 30_000 };
/** Creates a transport with its own connection pool. Loopback never goes through a proxy. */
function createTransport(options = {}) {
    const timeouts = options.timeouts ?? defaultTimeouts;
    const unsentErrors = new WeakSet();
    const direct = new undici.Agent({ ...limits(timeouts), connect: watchedConnector(timeouts, unsentErrors) });
    const proxied = hasProxy(options.proxy) ? createProxyAgent(timeouts, options.proxy) : undefined;
    let count = 0;
    return {
        requestCount: () => count,
        async send(sent) {
            count += 1;
            const dispatcher = isLoopback(sent.url.hostname) ? direct : (proxied ?? direct);
            return exchange(sent, dispatcher, unsentErrors);
        },
        async close() {
            await Promise.all([direct.destroy(), proxied?.destroy()]);
        },
    };
}
function limits(timeouts) {
    return { headersTimeout: timeouts.headersMs, bodyTimeout: timeouts.bodyIdleMs, allowH2: false };
}
function hasProxy(proxy) {
    return proxy !== undefined && (proxy.httpProxy !== '' || proxy.httpsProxy !== '');
}
function createProxyAgent(timeouts, proxy) {
    return new undici.EnvHttpProxyAgent({
        ...limits(timeouts),
        ...proxy,
        requestTls: { rejectUnauthorized: true, timeout: timeouts.connectMs },
        proxyTls: { rejectUnauthorized: true, timeout: timeouts.connectMs },
        // To wait for the tunnel is a part of connecting.
        clientFactory: (origin, options) => new undici.Pool(origin, { ...options, headersTimeout: timeouts.connectMs }),
    });
}
/** A connector that remembers its errors: what fails while connecting was provably never sent. */
function watchedConnector(timeouts, unsentErrors) {
    const connect = (0,undici.buildConnector)({ timeout: timeouts.connectMs, rejectUnauthorized: true, allowH2: false });
    return (options, callback) => {
        connect(options, (error, socket) => {
            if (error) {
                unsentErrors.add(error);
                callback(error, null);
            }
            else {
                callback(null, socket);
            }
        });
    };
}
const utf8 = new TextDecoder('utf-8', { fatal: true });
async function exchange(sent, dispatcher, unsentErrors) {
    sent.signal.throwIfAborted();
    try {
        const { origin, pathname, search } = sent.url;
        const asked = {
            origin,
            path: pathname + search,
            method: sent.method,
            headers: { ...sent.headers, 'accept-encoding': 'identity' },
            body: sent.body ?? null,
        };
        const { status, headers, body } = await receive(dispatcher, asked, sent.signal);
        const text = sent.isBinary ? body.toString('latin1') : utf8.decode(body);
        const header = (name) => {
            const value = headers[name];
            return Array.isArray(value) ? value[0] : value;
        };
        return { kind: 'answer', status, header, text };
    }
    catch (error) {
        sent.signal.throwIfAborted();
        return failure(error, unsentErrors);
    }
}
/** Errors of name look-up and connection set-up, for the paths (proxies) where the connector cannot be watched. */
const unsentCodes = new Set([
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'UND_ERR_CONNECT_TIMEOUT',
]);
function failure(error, unsentErrors) {
    const cause = error instanceof Error ? error : new Error(String(error));
    const code = String(cause.code ?? '');
    const certificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|TLS_/.test(code);
    const unsent = unsentErrors.has(cause) || unsentCodes.has(code) || certificate;
    return { kind: 'failure', unsent, permanent: certificate, message: describe(cause, code), cause };
}
const meanings = {
    ECONNREFUSED: 'the connection was refused',
    ENOTFOUND: 'the host name is unknown',
    EAI_AGAIN: 'the host name could not be looked up',
    ECONNRESET: 'the connection was reset',
    UND_ERR_SOCKET: 'the connection was cut',
    UND_ERR_CONNECT_TIMEOUT: 'no connection in time',
    UND_ERR_HEADERS_TIMEOUT: 'no answer in time',
    UND_ERR_BODY_TIMEOUT: 'the answer stopped half-way',
};
function describe(error, code) {
    return meanings[code] ?? (code ? `${error.message} (${code})` : error.message);
}
function isLoopback(hostname) {
    return (hostname === 'localhost' || hostname === '[::1]' || hostname === '::1' || /^127(?:\.\d{1,3}){3}$/.test(hostname));
}

// EXTERNAL MODULE: ./build/compiled/src/api/proxy.js
var proxy = __webpack_require__(65952);
// EXTERNAL MODULE: ./build/compiled/src/api/secret-forms.js
var secret_forms = __webpack_require__(83136);
;// CONCATENATED MODULE: ./build/compiled/src/api/watched-transport.js
function watchedTransport(transport, log) {
    if (log.level !== 'verbose')
        return transport;
    return {
        ...transport,
        async send(request) {
            const startedMs = performance.now();
            const outcome = await transport.send(request);
            const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
            const end = outcome.kind === 'answer' ? String(outcome.status) : outcome.message;
            log.line(`${request.method} ${request.url.pathname}: ${end}, ${seconds} s`);
            return outcome;
        },
    };
}

// EXTERNAL MODULE: ./build/compiled/src/ci/github/runner.js
var runner = __webpack_require__(88926);
// EXTERNAL MODULE: ./build/compiled/src/report/log/text.js
var log_text = __webpack_require__(49924);
// EXTERNAL MODULE: ./build/compiled/src/report/neutral.js
var neutral = __webpack_require__(65633);
;// CONCATENATED MODULE: ./build/compiled/src/ci/log.js
/** The one writer of log lines: whatever a line holds, it is a line. */


const log_frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const frameMs = 100;
const eraseLine = '\r\u001b[K';
function createLog({ write: first, runner, columns, hasColour = false }) {
    const { write, ...output } = outputOf(first);
    let draw;
    const print = (text) => {
        const shown = hasColour ? painted(text) : (0,neutral/* neutralLine */.GH)((0,log_text/* wordsOf */.Z9)(text));
        write(`${draw === undefined ? '' : eraseLine}${shown}\n`);
        draw?.();
    };
    const log = {
        level: 'normal',
        isTerminal: columns !== undefined,
        ...output,
        line(text) {
            if (log.level !== 'quiet')
                print(text);
        },
        close: print,
        group(title, lines) {
            if (log.level === 'quiet')
                return;
            // The runner writes to standard output, which is for programs once the log has moved.
            const folding = log.isMoved() ? undefined : runner;
            if (folding === undefined)
                print(`▸ ${title}`);
            else
                folding.startGroup(title);
            for (const each of lines)
                print(folding === undefined ? `  ${each}` : each);
            folding?.endGroup();
        },
        live(render) {
            if (columns === undefined || log.level === 'quiet')
                return () => { };
            let frame = 0;
            // A line that wraps could not be erased.
            draw = () => write(`${eraseLine}${(0,neutral/* cut */.Jj)(`${log_frames[frame % log_frames.length]} ${(0,neutral/* neutralLine */.GH)(render())}`, columns() - 1)}`);
            draw();
            const timer = setInterval(() => {
                frame += 1;
                draw?.();
            }, frameMs);
            timer.unref();
            return () => {
                clearInterval(timer);
                if (draw !== undefined)
                    write(eraseLine);
                draw = undefined;
            };
        },
    };
    return log;
}
function outputOf(first) {
    let current = first;
    return {
        write: (text) => current(text),
        moveTo(other) {
            current = other;
        },
        isMoved: () => current !== first,
        answer: first,
    };
}
const codes = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 };
/** Pieces are made harmless one by one, and all of them together: what they add up to must not act either. */
function painted(line) {
    const whole = (0,neutral/* neutralLine */.GH)((0,log_text/* wordsOf */.Z9)(line));
    if (typeof line === 'string')
        return whole;
    const pieces = line.map((span) => (typeof span === 'string' ? { text: span, style: undefined } : span));
    const shown = pieces.map(({ text, style }) => ({ text: (0,neutral/* neutralLine */.GH)(text), style }));
    if (shown.map(({ text }) => text).join('') !== whole)
        return whole;
    return shown
        .map(({ text, style }) => (style === undefined ? text : `\u001b[${codes[style]}m${text}\u001b[0m`))
        .join('');
}
/** https://no-color.org and https://force-color.org: each counts when it is there and not empty. */
function wantsColour({ NO_COLOR, FORCE_COLOR, TERM }, isTerminal) {
    if (NO_COLOR)
        return false;
    if (FORCE_COLOR)
        return FORCE_COLOR !== '0';
    return isTerminal && TERM !== 'dumb';
}
/** Every line of a secret alone, as the runner looks for them. */
function linesToMask(secret) {
    const all = [secret, secret?.trim(), ...(secret ?? '').split(/\r?\n/)];
    return [...new Set(all)].filter((line) => line !== undefined && line.trim() !== '');
}

// EXTERNAL MODULE: ./build/compiled/src/clock.js
var clock = __webpack_require__(85129);
// EXTERNAL MODULE: ./build/compiled/src/gate/run.js
var run = __webpack_require__(11454);
// EXTERNAL MODULE: ./build/compiled/src/policy/exit-code.js
var exit_code = __webpack_require__(80104);
// EXTERNAL MODULE: ./build/compiled/src/policy/reason.js
var policy_reason = __webpack_require__(54696);
// EXTERNAL MODULE: ./build/compiled/src/prose.js
var prose = __webpack_require__(18540);
// EXTERNAL MODULE: ./build/compiled/src/report/draft.js
var draft = __webpack_require__(70997);
// EXTERNAL MODULE: ./build/compiled/src/settings/defaults.js
var defaults = __webpack_require__(42847);
// EXTERNAL MODULE: ./build/compiled/src/settings/reading.js
var reading = __webpack_require__(46565);
// EXTERNAL MODULE: ./build/compiled/src/settings/settings.js + 20 modules
var settings = __webpack_require__(49646);
// EXTERNAL MODULE: ./build/compiled/src/settings/values.js
var values = __webpack_require__(79771);
;// CONCATENATED MODULE: ./build/compiled/src/surfaces/undecided.js
/** Until the run has ended: the runner keeps the last value of a name, and a run that is killed writes no more. */
function leaveUndecided(runner) {
    const undecided = { verdict: 'inconclusive', reason: 'cancelled' };
    try {
        runner?.setOutputs?.(undecided);
    }
    catch {
        // What keeps it from being written is said at the end.
    }
}

;// CONCATENATED MODULE: ./build/compiled/src/session.js
/** One run of the action or of a command: what it works with, how it is cut off, where its report is shown, and how it ends. */























const version = '0.1.0';
/** Of a command that could not do what it was asked to; the settings soften nothing. */
const notDone = { judged: [{ verdict: 'inconclusive', reason: 'evidence' }] };
/** Time for a story to end by itself after a signal, and for the process to end whatever happens. */
const graceMs = 2500;
const cancelMs = 4500;
/** Time for the output to leave before what the run left behind is ended with the process. */
const flushMs = 200;
/** Runs the story from its first line to the exit code. Never throws. */
async function withSession(entry, story) {
    const run = begin(entry, await entry.openRunner?.());
    let outcome;
    let error;
    try {
        outcome = await Promise.race([story(run.session), run.cutOff]);
    }
    catch (thrown) {
        error = run.state.isStopExpected && run.state.signal !== undefined ? undefined : (0,errors/* asGateError */.Ub)(thrown, 'CONFIG');
    }
    const ending = run.state.report === undefined ? plainEnding(run, outcome, error) : await shownEnding(run, error);
    await run.state.transport?.then((transport) => transport.close()).catch(() => { });
    // What was printed last may have failed to be written.
    await (0,promises_.setImmediate)();
    const code = (0,exit_code/* exitCodeOf */.FO)(lastEnding(run, ending));
    run.stopWatching();
    // Whatever was cut off may keep the process waiting.
    if (run.session.cancel.aborted)
        setTimeout(() => entry.exit(code), flushMs).unref();
    return code;
}
function begin(entry, opened) {
    const { env, folder, temporaryFolder, hasTerminal, now, readInput, columns } = entry;
    const secrets = new Set(secretVariables().flatMap((name) => linesToMask(env[name])));
    const clean = (text) => (0,secret_forms/* withoutSecrets */.c)(text, [...secrets]);
    const write = (text) => entry.write(clean(text));
    const complain = (text) => entry.complain(clean(text));
    const runner = opened && withoutSecretsIn(opened, clean);
    const log = createLog({ write, runner, columns, hasColour: entry.hasColour });
    const state = { isStopExpected: false, lostOutputs: 0, clock: (0,clock/* createClock */.ts)() };
    const cancel = new AbortController();
    const { promise: cutOff, stopWatching } = watch(entry, state, cancel);
    const session = {
        ...{ env, folder, temporaryFolder, hasTerminal, now, write, complain, readInput, log, runner },
        cancel: cancel.signal,
        runLog: (0,run/* runLogOf */.d)(log, () => state.report !== undefined),
        mask(secret, isNew = entry.masksAll ?? false) {
            for (const line of linesToMask(secret)) {
                secrets.add(line);
                if (isNew)
                    runner?.mask(line);
            }
        },
        transport: () => (state.transport ??= openTransport(env).then((opened) => watchedTransport(opened, log))),
        warmUp: () => void session.transport().catch(() => { }),
        clock(baseUrl) {
            state.clock = (0,clock/* clockFor */.mk)(env.SCAN_GATE_TIME_SCALE, baseUrl !== undefined && (0,values/* isLoopback */.U9)(baseUrl));
            return state.clock;
        },
        startReport() {
            leaveUndecided(runner);
            state.report ??= { report: (0,draft/* newReport */.bQ)(version), settings: undefined, github: undefined };
            return state.report;
        },
        async untilStopped() {
            state.isStopExpected = true;
            if (cancel.signal.aborted)
                return;
            await new Promise((resolve) => cancel.signal.addEventListener('abort', resolve, { once: true }));
        },
    };
    return { entry, session, clean, state, cutOff, stopWatching };
}
/** Secrets of the gate and credentials of the CI systems that it reads: nothing that is printed holds one. */
const secretVariables = () => [
    ...(0,settings/* secretNames */.XG)().map(reading/* variableName */.cG),
    ...['GITHUB_TOKEN', 'GH_TOKEN', 'ACTIONS_RUNTIME_TOKEN', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN'],
    ...['SCAN_GATE_HOOK_SECRET', 'CI_JOB_TOKEN', 'SYSTEM_ACCESSTOKEN', 'NODE_AUTH_TOKEN', 'NPM_TOKEN'],
];
function withoutSecretsIn(runner, clean) {
    return {
        ...runner,
        annotate: ({ title, message, ...place }) => runner.annotate({
            ...place,
            title: clean(title),
            message: clean(message),
            ...(place.file !== undefined && { file: clean(place.file) }),
        }),
        startGroup: (title) => runner.startGroup(clean(title)),
        setOutputs: runner.setOutputs &&
            ((values) => runner.setOutputs?.(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, clean(value)])))),
        addSummary: runner.addSummary && ((markdown) => runner.addSummary?.(clean(markdown)) ?? Promise.resolve(true)),
    };
}
function watch(entry, state, cancel) {
    const { promise, reject } = Promise.withResolvers();
    promise.catch(() => { });
    const stopWatching = entry.watch({
        signal(name) {
            state.signal ??= name;
            const error = new errors/* GateError */.ue('CANCELLED', `Cancelled by ${name}`);
            setTimeout(() => reject(error), graceMs * state.clock.patience).unref();
            setTimeout(() => entry.exit((0,exit_code/* exitCodeOf */.FO)(lastEnding({ state }, { judged: [] }))), cancelMs * state.clock.patience).unref();
            cancel.abort(error);
        },
        fault(thrown) {
            state.fault ??= (0,errors/* asGateError */.Ub)(thrown, 'CONFIG');
            reject(state.fault);
            cancel.abort(state.fault);
        },
        lostOutput() {
            state.lostOutputs += 1;
        },
    });
    return { promise, stopWatching };
}
async function openTransport(env) {
    return createTransport({ proxy: (0,proxy/* proxySettings */.E)(env) });
}
/** A run without a report says in one place what went wrong. */
function plainEnding(run, outcome, error) {
    if (error === undefined)
        return outcome ?? { judged: [] };
    const { message, reason, hint = reason && errors/* inconclusiveReasons */.Qe[reason].hint } = error;
    run.session.complain(`${(0,neutral/* neutralBlock */.Fk)(`scan-gate: ${message}\n${(0,prose/* plainText */.wh)(hint ?? '')}`)}\n`);
    return { judged: [{ verdict: 'inconclusive', reason: (0,policy_reason/* reasonOf */.A)(error) }] };
}
/** Shows the report on every surface; what goes wrong on GitHub changes neither the verdict nor the other surfaces. */
async function shownEnding(run, error) {
    const { settings, github, ...known } = { ...run.state.report };
    const report = {
        ...(error === undefined ? known.report : (0,draft/* withError */.jT)(known.report, error)),
        enforced: !settings?.warnOnly,
    };
    const fileErrors = (github && (await show(run, { report, settings, github }))) ??
        (await show(run, { report, settings, github: undefined }));
    await closeCheckRun(run.session.log, github);
    const faults = fileErrors === undefined ? [{ verdict: 'inconclusive', reason: 'internal' }] : [];
    return { judged: [report, ...faults], settings, fileErrors };
}
/** The files that could not be written; undefined, said in the log, when a fault of our own ended it. */
async function show(run, { report, settings, github }) {
    const exitCode = (fileErrors) => (0,exit_code/* exitCodeOf */.FO)(lastEnding(run, { judged: [report], settings, fileErrors }));
    try {
        // What writes reports and speaks to GitHub is not needed before there is something to show.
        const { publish } = await Promise.all(/* import() */[__webpack_require__.e(343), __webpack_require__.e(441), __webpack_require__.e(534)]).then(__webpack_require__.bind(__webpack_require__, 33534));
        const { env, folder, log, runner } = run.session;
        const temporaryFolder = env.RUNNER_TEMP ?? run.session.temporaryFolder;
        const targets = { log, folder, temporaryFolder, runner, github, exitCode, redact: run.clean };
        return (await publish({ ...report, exitCode: exitCode(0) }, settings ?? (0,defaults/* defaultSettings */.L)(), targets)).fileErrors;
    }
    catch (thrown) {
        run.session.log.line(`Warning: the results could not be shown: ${(0,errors/* asGateError */.Ub)(thrown).message}`);
        return undefined;
    }
}
/** One that publishing did not come to would hold up the pull request. */
async function closeCheckRun(log, github) {
    const closing = async () => github?.checkRun?.close('The run ended before it came to a verdict.');
    const warning = await closing().catch((thrown) => (0,errors/* asGateError */.Ub)(thrown).message);
    if (warning !== undefined)
        log.line(`Warning: ${warning}`);
}
/** With what came from outside, up to now. */
function lastEnding({ state }, { judged, settings, fileErrors = 0 }) {
    const faults = state.fault === undefined ? [] : [{ verdict: 'inconclusive', reason: (0,policy_reason/* reasonOf */.A)(state.fault) }];
    return {
        judged: [...judged, ...faults],
        settings,
        fileErrors: fileErrors + state.lostOutputs,
        signal: state.isStopExpected ? undefined : state.signal,
    };
}
/** This process, for the entries. */
function processEntry() {
    const { env, stdout } = process;
    // A run that ends without a word has decided nothing.
    process.exitCode = 2;
    return {
        env,
        folder: process.cwd(),
        temporaryFolder: (0,external_node_os_.tmpdir)(),
        now: new Date(),
        write: (text) => stdout.write(text),
        complain: (text) => process.stderr.write(text),
        // The streams of a process are made when they are first looked at.
        readInput: async () => (0,consumers_.text)(process.stdin),
        hasTerminal: [0, 1, 2].some((descriptor) => (0,external_node_tty_.isatty)(descriptor)),
        // A CI system may pretend to have a terminal, and would keep every frame.
        columns: stdout.isTTY && !env.CI && !env.GITHUB_ACTIONS && env.TERM !== 'dumb' ? () => stdout.columns || 80 : undefined,
        hasColour: wantsColour(env, stdout.isTTY),
        openRunner: env.GITHUB_ACTIONS === 'true' ? () => openCommandLineRunner(env) : undefined,
        watch: watchProcess,
        exit: (code) => process.exit(code),
    };
}
/** Standard output of a command goes to files and other programs: the runner reads masks on standard error as well. */
async function openCommandLineRunner(env) {
    return { ...(0,runner/* createRunner */.ji)(env), mask: (line) => void process.stderr.write((0,runner/* maskCommand */.Iq)(line)) };
}
function watchProcess({ signal, fault, lostOutput }) {
    const empty = () => fault(new Error('nothing was left to wait for'));
    // The listener stays: a reader who has seen enough (`| head`) is no fault, however late.
    process.stdout.on('error', ({ code }) => code !== 'EPIPE' && lostOutput());
    process.stderr.on('error', () => { });
    // Windows has no SIGQUIT to listen to.
    const heard = exit_code/* signals */.QO.filter((name) => process.platform !== 'win32' || name !== 'SIGQUIT');
    for (const name of heard)
        process.on(name, signal);
    process.on('uncaughtException', fault).on('beforeExit', empty);
    return () => {
        for (const name of heard)
            process.off(name, signal);
        process.off('uncaughtException', fault).off('beforeExit', empty);
    };
}


/***/ }),

/***/ 62849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OK: () => (/* binding */ isBooleanReader),
/* harmony export */   wy: () => (/* binding */ booleanInFile),
/* harmony export */   zM: () => (/* binding */ boolean)
/* harmony export */ });
/* harmony import */ var _forms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46762);
/** Settings that are true or false: `--warn-only` for `--warn-only=true`, `--no-wait` for `--wait=false`. */

const read = (text, complain) => {
    if (!/^(?:true|True|TRUE|false|False|FALSE)$/.test(text))
        complain('is not true or false');
    return text.toLowerCase() === 'true';
};
const boolean = { read, placeholder: 'true|false', example: 'true' };
const booleanInFile = { form: _forms_js__WEBPACK_IMPORTED_MODULE_0__/* .booleanForm */ .rT };
function isBooleanReader(other) {
    return other === read;
}


/***/ }),

/***/ 42847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ defaultSettings),
/* harmony export */   q: () => (/* binding */ noServiceUrl)
/* harmony export */ });
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46565);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49646);
/** The settings of a run whose own cannot be read: what each is when nothing is given. */


/** Passes for the address of a service where none is asked, or none has its own yet. */
const noServiceUrl = 'http://127.0.0.1/api/v1';
function defaultSettings() {
    const values = _settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settingNames */ .H$.map((name) => {
        const text = _settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W0[name].default;
        return [(0,_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .camelCase */ .xQ)(name), text === undefined ? undefined : (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readText */ .yR)(name, text).value];
    });
    return Object.fromEntries(values);
}


/***/ }),

/***/ 67788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QP: () => (/* binding */ typeOf),
/* harmony export */   rh: () => (/* binding */ failOnTypes),
/* harmony export */   yL: () => (/* binding */ typeWords)
/* harmony export */ });
/* harmony import */ var _forms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46762);
/* harmony import */ var _setting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80925);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79771);



const typeWords = ['sast', 'agentic_sast', 'sca', 'secret', 'iac'];
function typeOf(word) {
    return word.toUpperCase();
}
const failOnTypes = (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)({
    name: 'fail-on-types',
    group: 'Policy',
    description: 'Only findings of these types can block.',
    placeholder: 'TYPE …',
    example: 'sca secret',
    absent: 'all types',
    policy: true,
    read: (text, complain) => {
        const words = [...new Set((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .partsOf */ .CI)(text))];
        if (words.length === 0)
            complain('names no type; remove it, so that all types count');
        for (const type of words)
            (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .readWord */ .pS)(typeWords, type, (complaint) => complain(`has ${(0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(type)}, which ${complaint}`));
        return words.map((type) => typeOf(type));
    },
    file: { form: (0,_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .listForm */ .RH)(typeWords) },
}, {
    text: wordsOf,
    stricter: moreTypes,
});
function wordsOf(types) {
    return types.join(' ').toLowerCase();
}
/** More types that can block are stricter. */
function moreTypes(base, other) {
    const same = { value: base, tightened: [], ignored: [] };
    if (base === undefined)
        return other === undefined ? same : { ...same, ignored: [`fail-on-types=${wordsOf(other)}`] };
    if (other === undefined)
        return { value: undefined, tightened: ['fail-on-types of all types'], ignored: [] };
    const added = other.filter((type) => !base.includes(type));
    const left = base.filter((type) => !other.includes(type));
    return {
        value: [...base, ...added],
        tightened: added.length > 0 ? [`fail-on-types=${wordsOf(added)}`] : [],
        ignored: left.length > 0 ? [`fail-on-types without ${wordsOf(left)}`] : [],
    };
}


/***/ }),

/***/ 26592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ai: () => (/* binding */ withoutDot),
/* harmony export */   Ze: () => (/* binding */ configFile),
/* harmony export */   _S: () => (/* binding */ baselineFile),
/* harmony export */   iu: () => (/* binding */ policyRef),
/* harmony export */   z9: () => (/* binding */ pathProblem)
/* harmony export */ });
/* harmony import */ var _forms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46762);
/* harmony import */ var _setting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80925);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79771);
/** Settings that name a place of the policy: the baseline, the policy file, and the commit that both are read from. */



const baselineFile = (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)({
    name: 'baseline-file',
    group: 'Policy',
    description: 'Known findings, for scope: new. In a CI system it is read from the default branch.',
    placeholder: 'PATH',
    example: '.github/scan-gate-baseline.json',
    absent: '.github/scan-gate-baseline.json',
    read: readPath,
    file: { form: _forms_js__WEBPACK_IMPORTED_MODULE_0__/* .textForm */ .QD },
});
/** A path below the root of the repository, with `/` between its parts; without a leading `./`. */
function readPath(text, complain) {
    const path = withoutDot(text);
    const problem = pathProblem(path);
    if (problem !== undefined)
        complain(problem);
    return path;
}
function withoutDot(text) {
    return text.replace(/^(?:\.\/)+/, '');
}
function pathProblem(path) {
    if (/[\p{Cc}\\]/u.test(path))
        return 'is not a path: it has \\ or control characters in it';
    if (path.startsWith('/'))
        return 'is not a path inside the repository: it begins with /';
    if (path.split('/').some((part) => part === '' || part === '.' || part === '..'))
        return 'is not a path inside the repository: it has empty parts, . or .. in it';
    return undefined;
}
const configFile = (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)({
    name: 'config-file',
    group: 'Policy',
    description: 'File that holds the policy, in this repository or, as owner/repo/path@ref, a central one. In a CI system it is read from the default branch, and what the judged commit changes in it may only tighten.',
    placeholder: 'PATH|OWNER/REPO/PATH@REF',
    example: '.github/scan-gate.yml',
    absent: '.github/scan-gate.yml, where there is one',
    read: readConfigPlace,
    file: { refused: 'a file does not name another one' },
}, {
    text: (place) => (place.kind === 'own' ? place.path : `${place.repository}/${place.path}@${place.ref}`),
});
/** `path`, or `owner/repo/path@ref`. A path of this repository with an @ in it begins with `./`. */
function readConfigPlace(text, complain) {
    const [, repository = '', path = '', ref = ''] = /^([\w-]+\/[\w.-]+)\/([^@]+)@(.+)$/.exec(text) ?? [];
    const isCentral = ref !== '' && !/\/\.{1,2}$/.test(repository);
    const problem = pathProblem(isCentral ? path : withoutDot(text));
    if (problem !== undefined)
        complain(problem);
    if (!isCentral)
        return { kind: 'own', path: withoutDot(text) };
    if (!isRef(ref))
        complain(`names ${(0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(ref)} after @, which is not a branch, tag or commit`);
    return { kind: 'central', repository, path, ref };
}
const policyRef = (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)({
    name: 'policy-ref',
    group: 'Policy',
    description: 'Branch, tag or commit of this repository from which the policy file is read.',
    placeholder: 'REF',
    example: 'main',
    absent: 'the default branch as it stands now',
    read: (text, complain) => {
        if (!isRef(text))
            complain('is not a name that git allows for a branch, tag or commit');
        return text;
    },
    file: { refused: 'a file does not name another one' },
});
/** A name, a full ref, or a SHA. */
function isRef(text) {
    return (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isBranchName */ .Q8)(text) && text.length <= 255;
}


/***/ }),

/***/ 47631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Is: () => (/* binding */ sarif),
/* harmony export */   X7: () => (/* binding */ baseSarif),
/* harmony export */   Y9: () => (/* binding */ readScanType),
/* harmony export */   g8: () => (/* binding */ sarifType)
/* harmony export */ });
/* harmony import */ var _api_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56845);
/* harmony import */ var _setting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80925);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79771);
/** Settings of the action that name SARIF files to judge instead of a service's scan; `judge` has flags of its own for them. */



const refused = 'a file must not choose what is judged';
const common = {
    group: 'Scan',
    entrances: ['action'],
    placeholder: 'FILES',
    read: readLines,
    file: { refused },
};
/** A path may hold spaces. */
function readLines(text) {
    const lines = text.split(/[\r\n]+/).map((each) => each.trim());
    return lines.filter((each) => each !== '');
}
const ways = { text: (files) => (files ?? []).join('\n') };
const sarif = (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)({
    ...common,
    name: 'sarif',
    description: 'SARIF 2.1.0 files of any scanners to judge instead of a scan of the service: paths or patterns, one a line, in a checkout of the commit.',
    example: 'results/*.sarif',
    absent: 'the service scans',
}, ways);
const baseSarif = (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)({
    ...common,
    name: 'base-sarif',
    description: 'SARIF files of the same scanners at the base: under scope auto only what they do not hold counts.',
    example: 'base/*.sarif',
    absent: 'nothing to compare with',
}, ways);
const sarifType = (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)({
    name: 'sarif-type',
    group: 'Scan',
    entrances: ['action'],
    description: "What the scanner of the SARIF files looks for. Without it the scanner's name and its rules tell; what they do not tell counts as every type.",
    placeholder: 'TYPE',
    example: 'sast',
    absent: 'told by the scanner and its rules',
    read: readScanType,
    file: { refused },
});
/** In the words of the interface, or of the policy's settings. */
function readScanType(text, complain) {
    const type = _api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .scanTypes */ .vz.find((known) => known === text || (known === 'secrets' && text === 'secret'));
    if (type === undefined)
        complain(`is not ${(0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .alternatives */ .Vo)(['sast', 'sca', 'secret', 'iac'])}`);
    return type ?? 'sast';
}


/***/ }),

/***/ 46762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HM: () => (/* binding */ scoreForm),
/* harmony export */   QD: () => (/* binding */ textForm),
/* harmony export */   RH: () => (/* binding */ listForm),
/* harmony export */   dB: () => (/* binding */ mappingForm),
/* harmony export */   ou: () => (/* binding */ wholeForm),
/* harmony export */   rT: () => (/* binding */ booleanForm),
/* harmony export */   ro: () => (/* binding */ percentageForm),
/* harmony export */   tp: () => (/* binding */ wordForm)
/* harmony export */ });
/** How YAML may write a setting, as plain data: `form-schemas.ts`, which reads it, is loaded with the policy file. */
const textForm = { kind: 'text' };
const booleanForm = { kind: 'boolean' };
const scoreForm = { kind: 'score' };
const percentageForm = { kind: 'percentage' };
const wordForm = (words) => ({ kind: 'word', words });
const listForm = (words) => ({ kind: 'list', words });
const wholeForm = (least, most, ...others) => ({
    ...{ kind: 'whole', least, most, others },
});
const mappingForm = (keys, value, example) => ({
    ...{ kind: 'mapping', keys, value, example },
});


/***/ }),

/***/ 18479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ didYouMean)
/* harmony export */ });
/* unused harmony export nearest */
/** Finds what somebody meant who mistyped a name. */
/** The end of a message about an unknown name: a question when a known one is near, else nothing. */
function didYouMean(given, known, write = (name) => name) {
    const near = nearest(given, known);
    return near === undefined ? '' : `; did you mean ${write(near)}?`;
}
/** The known word that differs from the given one by a slip or two, undefined when none does. */
function nearest(given, known) {
    const folded = fold(given);
    const ranked = known
        .map((name) => ({ name, distance: editDistance(folded, fold(name)) }))
        .filter(({ name, distance }) => distance <= Math.max(1, Math.floor(name.length / 4)))
        .sort((a, b) => a.distance - b.distance);
    return ranked[0]?.name;
}
function fold(name) {
    return name.slice(0, 60).toLowerCase().replace(/[_\s]/g, '-');
}
/** Insertions, deletions, replacements and swaps of neighbours (optimal string alignment). */
function editDistance(a, b) {
    let beforeLast = [];
    let last = Array.from({ length: b.length + 1 }, (_, column) => column);
    for (let row = 1; row <= a.length; row += 1) {
        const current = [row];
        for (let column = 1; column <= b.length; column += 1) {
            const isSame = a[row - 1] === b[column - 1];
            const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
            current[column] = Math.min(cell(last, column) + 1, cell(current, column - 1) + 1, cell(last, column - 1) + (isSame ? 0 : 1), isSwap ? cell(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY);
        }
        [beforeLast, last] = [last, current];
    }
    return cell(last, b.length);
}
function cell(row, column) {
    return row[column] ?? Number.POSITIVE_INFINITY;
}


/***/ }),

/***/ 46565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ol: () => (/* binding */ settingsError),
/* harmony export */   Qo: () => (/* binding */ readEnvironment),
/* harmony export */   Ui: () => (/* binding */ readActionInputs),
/* harmony export */   cG: () => (/* binding */ variableName),
/* harmony export */   gK: () => (/* binding */ mergeReadings),
/* harmony export */   sb: () => (/* binding */ readSettings),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18479);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49646);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79771);
/** From what was given (inputs, flags, variables) to one settings object, or to one error that lists every problem. */




const variablePrefix = 'SCAN_GATE_';
const inputPrefix = 'INPUT_';
/** Variables that begin like settings and are none. */
const otherVariables = ['SCAN_GATE_TIME_SCALE'];
/** The variable of a setting for the command line. */
function variableName(name) {
    return `${variablePrefix}${name.toUpperCase().replaceAll('-', '_')}`;
}
/**
 * The inputs of the action, by `getInput` of the toolkit. The runner sets a variable for every input that action.yml
 * declares, given or not, and only warns of one that is not declared; one that looks like a slip is an error here.
 */
function readActionInputs(entrance, variables, getInput) {
    const reading = { given: {}, problems: [] };
    const names = (0,_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsAt */ .z1)(entrance);
    for (const name of names) {
        const value = getInput(name);
        if (value !== '')
            reading.given[name] = { value, source: 'input' };
    }
    const others = variables
        .filter((variable) => variable.startsWith(inputPrefix))
        .map((variable) => variable.slice(inputPrefix.length).toLowerCase())
        .filter((input) => !names.some((name) => name === input) && getInput(input) !== '');
    for (const input of others) {
        const suggestion = (0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .didYouMean */ .a)(input, names);
        if (_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settingNames */ .H$.some((name) => name === input))
            reading.problems.push(`${input} does not go with this action: its findings have another source`);
        else if (suggestion !== '')
            reading.problems.push(`${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(input)} is not an input${suggestion}`);
    }
    return reading;
}
/** The `SCAN_GATE_…` variables, for the command line alone: in a workflow an earlier step could set them. */
function readEnvironment(env) {
    const names = new Map(_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .commandSettings */ .Jd.map((name) => [variableName(name), name]));
    const reading = { given: {}, problems: [] };
    for (const [variable, value] of Object.entries(env)) {
        if (!variable.startsWith(variablePrefix) || otherVariables.includes(variable) || value === undefined)
            continue;
        const name = names.get(variable);
        if (name)
            reading.given[name] = { value, source: 'environment' };
        else
            reading.problems.push(`${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(variable)} is not a setting${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .didYouMean */ .a)(variable, [...names.keys()])}`);
    }
    return reading;
}
/** Several places as one; of a setting that is given in several, the first place wins. */
function mergeReadings(...readings) {
    const filled = readings.map(({ given }) => Object.fromEntries(Object.entries(given).filter(([, { value }]) => value.trim() !== '')));
    return {
        given: Object.assign({}, ...filled.reverse()),
        problems: readings.flatMap(({ problems }) => problems),
    };
}
/** Throws GateError CONFIG (reason `settings`) that lists every problem, those of the readings included. */
function readSettings(given, problems = []) {
    const found = [...problems];
    const sources = {};
    const read = {};
    for (const name of _settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settingNames */ .H$) {
        const { value, source } = chosen(name, given);
        const result = value === undefined ? undefined : readValue(name, value, source);
        found.push(...(result?.problems ?? []));
        if (_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W0[name].required && value === undefined) {
            found.push(`${name} is missing: ${lowerFirst(_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W0[name].description)} For example ${_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W0[name].example}`);
        }
        sources[name] = source;
        read[(0,_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .camelCase */ .xQ)(name)] = result?.value;
    }
    if (found.length > 0)
        throw settingsError(found);
    const complete = { ...read, sources };
    const conflicts = findConflicts(complete);
    if (conflicts.length > 0)
        throw settingsError(conflicts);
    return complete;
}
/** An empty value is the same as none: the runner sends empty text for every input that is not given. */
function chosen(name, given) {
    const value = given[name]?.value.trim();
    if (value)
        return { value, source: given[name]?.source ?? 'default' };
    return { value: _settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W0[name].default, source: 'default' };
}
function readValue(name, text, source) {
    const { value, complaints } = readText(name, text);
    return { value, problems: complaints.map((complaint) => `${labelOf(name, source)}: ${complaint}`) };
}
/** The value of a text, wherever it was given, and what is wrong with it as the end of `name: …`. */
function readText(name, text) {
    const setting = _settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W0[name];
    const complaints = [];
    const value = setting.read(text, (complaint) => complaints.push(`${quote(setting, text)} ${complaint}`));
    return { value: complaints.length === 0 ? value : undefined, complaints };
}
function labelOf(name, source) {
    if (source === 'flag')
        return `--${name}`;
    return source === 'environment' ? variableName(name) : name;
}
function quote(setting, text) {
    return setting.secret || setting.concealed?.test(text) ? 'the value' : (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(text);
}
function findConflicts(read) {
    const conflicts = [];
    if (read.baseUrl.startsWith('http:') && !read.allowHttp && !(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(read.baseUrl)) {
        conflicts.push(`base-url: ${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(read.baseUrl)} is not encrypted; use https://, or set allow-http to true to send the key in the clear`);
    }
    if (read.scanId !== undefined && !read.wait) {
        conflicts.push('wait: "false" leaves nothing to do when scan-id names a scan; remove one of them');
    }
    return conflicts;
}
/** One error for all that is wrong. */
function settingsError(problems) {
    const [only] = problems;
    const message = problems.length === 1 && only ? only : `${problems.length} settings are wrong:\n${problems.join('\n')}`;
    const brief = problems.length === 1 ? 'a setting is wrong' : `${problems.length} settings are wrong`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', message, { reason: 'settings', hint: 'Correct the settings and run again.', brief });
}
function lowerFirst(sentence) {
    return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}


/***/ }),

/***/ 80925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pe: () => (/* binding */ setting),
/* harmony export */   Zb: () => (/* binding */ settingGroups),
/* harmony export */   xQ: () => (/* binding */ camelCase)
/* harmony export */ });
const settingGroups = ['Service', 'Scan', 'Policy', 'Run', 'Surfaces', 'Files', 'GitHub'];
/** Declares a setting: what is known of it, and what can be done with its values, whose type follows from the reader. */
function setting(facts, ways = {}) {
    return { ...facts, ...ways };
}
/** The property of the settings object that holds a setting: `failOnSeverity`. */
function camelCase(name) {
    return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}


/***/ }),

/***/ 49646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xQ: () => (/* reexport */ setting/* camelCase */.xQ),
  Jd: () => (/* binding */ commandSettings),
  r0: () => (/* binding */ fileSettingNames),
  XG: () => (/* binding */ secretNames),
  VX: () => (/* binding */ secretValues),
  Zb: () => (/* reexport */ setting/* settingGroups */.Zb),
  H$: () => (/* binding */ settingNames),
  Su: () => (/* binding */ settingText),
  W0: () => (/* binding */ settings),
  z1: () => (/* binding */ settingsAt)
});

// EXTERNAL MODULE: ./build/compiled/src/api/words.js
var words = __webpack_require__(56845);
// EXTERNAL MODULE: ./build/compiled/src/severity.js
var severity = __webpack_require__(26436);
// EXTERNAL MODULE: ./build/compiled/src/settings/forms.js
var settings_forms = __webpack_require__(46762);
// EXTERNAL MODULE: ./build/compiled/src/settings/setting.js
var setting = __webpack_require__(80925);
;// CONCATENATED MODULE: ./build/compiled/src/settings/stricter.js
/** The other value where it is stricter, else the base's. */
function stricterOf(base, other, { isStricter, text }) {
    if (other === base)
        return { value: base, tightened: [], ignored: [] };
    return isStricter
        ? { value: other, tightened: [text], ignored: [] }
        : { value: base, tightened: [], ignored: [text] };
}
/** A number from which something blocks is stricter when it is lower, or there at all. */
function lowerOf(base, other, { name, unit = '' }) {
    const isLower = base === undefined || (other !== undefined && other < base);
    const text = other === undefined ? `no ${name}` : `${name}=${other}${unit}`;
    return stricterOf(base, other, { isStricter: isLower, text });
}

// EXTERNAL MODULE: ./build/compiled/src/settings/values.js
var values = __webpack_require__(79771);
;// CONCATENATED MODULE: ./build/compiled/src/settings/entries/fail-on-severity.js
/** `fail-on-severity`: the severity from which findings block. */






const fail_on_severity_words = [...words/* severityFilters */.$l, 'none'];
const failOnSeverity = (0,setting/* setting */.Pe)({
    name: 'fail-on-severity',
    group: 'Policy',
    description: 'Findings of this severity and above block. With none, severities alone do not block.',
    placeholder: fail_on_severity_words.join('|'),
    example: 'medium',
    default: 'high',
    policy: true,
    read: (text, complain) => (0,values/* readWord */.pS)(fail_on_severity_words, text, complain).toUpperCase(),
    file: { form: (0,settings_forms/* wordForm */.tp)(fail_on_severity_words) },
}, {
    text: (floor) => floor.toLowerCase(),
    stricter: (base, other) => stricterOf(base, other, { isStricter: isLower(other, base), text: `fail-on-severity=${other.toLowerCase()}` }),
});
/** The severities that block by themselves under a floor, worst first. */
function blocking(floor) {
    return floor === 'NONE' ? [] : (0,severity/* atOrAbove */.kU)(floor);
}
function isLower(a, b) {
    return blocking(a).length > blocking(b).length;
}
/** Of two floors the one under which more blocks. */
function lowerFloor(a, b) {
    return isLower(b, a) ? b : a;
}

// EXTERNAL MODULE: ./build/compiled/src/settings/entries/fail-on-types.js
var fail_on_types = __webpack_require__(67788);
// EXTERNAL MODULE: ./build/compiled/src/settings/boolean.js
var settings_boolean = __webpack_require__(62849);
;// CONCATENATED MODULE: ./build/compiled/src/settings/entries/files.js
/** Settings that name the files that a run writes, and what becomes of them. */



const written = {
    group: 'Files',
    placeholder: 'PATH',
    read: values/* line */.n8,
    file: { refused: 'a file must not choose where a run writes' },
};
const jsonFile = (0,setting/* setting */.Pe)({
    ...written,
    name: 'json-file',
    description: 'Where the full report is written as JSON.',
    example: 'scan-gate.json',
    absent: 'report.json in a new folder',
});
const sarifFile = (0,setting/* setting */.Pe)({
    ...written,
    name: 'sarif-file',
    description: 'Where the findings are written as SARIF 2.1.0, for code scanning and other tools.',
    example: 'scan-gate.sarif',
    absent: 'no file',
});
const htmlFile = (0,setting/* setting */.Pe)({
    ...written,
    name: 'html-file',
    description: 'Where the report is written as a page.',
    example: 'scan-gate.html',
    absent: 'no file',
});
const markdownFile = (0,setting/* setting */.Pe)({
    ...written,
    name: 'markdown-file',
    description: 'Where the summary is written as Markdown.',
    example: 'scan-gate.md',
    absent: 'no file',
});
const vexFile = (0,setting/* setting */.Pe)({
    ...written,
    name: 'vex-file',
    description: 'Where what was decided here of findings, by exceptions and at the service, is written as an OpenVEX document. None is written where nothing was.',
    example: 'scan-gate.openvex.json',
    absent: 'no file',
});
const agentFile = (0,setting/* setting */.Pe)({
    ...written,
    name: 'agent-file',
    description: 'Where what blocks is written for a coding agent, as JSON: what has to change, what must not, and the command that checks it.',
    example: 'scan-gate-agent.json',
    absent: 'no file',
});
const uploadSarif = (0,setting/* setting */.Pe)({
    ...settings_boolean/* boolean */.zM,
    name: 'upload-sarif',
    group: 'Files',
    description: 'Whether the SARIF file is uploaded to code scanning.',
    default: 'false',
    file: { refused: 'it says what one run does' },
});
const category = (0,setting/* setting */.Pe)({
    name: 'category',
    group: 'Files',
    description: 'Keeps the results of several gates in one repository apart.',
    placeholder: 'NAME',
    example: 'backend',
    absent: 'one gate',
    read: (0,values/* matching */.wC)(/^[\w.-]{1,60}$/, 'is not made of at most 60 letters, digits, dots, dashes and _'),
    file: { refused: 'it tells the runs of one repository apart' },
});

;// CONCATENATED MODULE: ./build/compiled/src/settings/entries/github.js
/** Settings that say what may be done on GitHub. */



const allowSuppressCommand = (0,setting/* setting */.Pe)({
    ...settings_boolean/* boolean */.zM,
    name: 'allow-suppress-command',
    group: 'GitHub',
    description: 'Permits /scan-gate suppress in comments on pull requests, to people with write access who did not write the pull request.',
    default: 'false',
    file: { refused: 'a file must not lift a protection' },
});
const githubToken = (0,setting/* setting */.Pe)({
    name: 'github-token',
    group: 'GitHub',
    description: "Token for GitHub's interface. The job's own token is enough.",
    placeholder: 'TOKEN',
    example: `\${{ github.token }}`,
    absent: "the job's own token in the action, none on the command line",
    secret: true,
    read: values/* secret */.rJ,
    file: { refused: 'a file is no place for a token' },
});

;// CONCATENATED MODULE: ./build/compiled/src/settings/entries/max-age.js
/** `max-age`: the days after which open findings of a severity block. */






const example = 'critical=7d high=30d';
const maxAge = (0,setting/* setting */.Pe)({
    name: 'max-age',
    group: 'Policy',
    description: 'Open findings of a severity that are older than this block.',
    placeholder: 'SEVERITY=DAYSd …',
    example,
    default: '',
    absent: 'age does not block',
    policy: true,
    read: readDays,
    file: { form: (0,settings_forms/* mappingForm */.dB)(words/* severityFilters */.$l, { type: 'string', pattern: '^\\d{1,5}d$' }, example) },
}, {
    text: daysText,
    stricter: fewerDays,
});
/** `critical=7d high=30d`. */
function daysText(days) {
    return Object.entries(days)
        .map(([severity, count]) => `${severity.toLowerCase()}=${count}d`)
        .join(' ');
}
function readDays(text, complain) {
    const days = {};
    for (const [key, value] of (0,values/* pairsOf */.fq)(text, 'high=30d', complain)) {
        (0,values/* readWord */.pS)(words/* severityFilters */.$l, key, (complaint) => complain(`has the entry ${(0,values/* shown */.SP)(key)}, which ${complaint}`));
        if (!/^\d{1,5}d$/.test(value))
            complain(`sets ${(0,values/* shown */.SP)(key)} to something that is not a number of days, such as 30d`);
        days[key.toUpperCase()] = Number.parseInt(value, 10);
    }
    return days;
}
/** Fewer days, or days at all, are stricter. */
function fewerDays(base, other) {
    const compared = severity/* severities */.gO.map((severity) => {
        const name = `max-age ${severity.toLowerCase()}`;
        return { severity, ...lowerOf(base[severity], other[severity], { name, unit: 'd' }) };
    });
    const known = compared.filter(({ value }) => value !== undefined);
    return {
        value: Object.fromEntries(known.map(({ severity, value }) => [severity, value])),
        tightened: compared.flatMap(({ tightened }) => tightened),
        ignored: compared.flatMap(({ ignored }) => ignored),
    };
}

;// CONCATENATED MODULE: ./build/compiled/src/settings/entries/grace.js
/** `fix-cooldown` and `new-advisory-grace`: how long a fix is too young to be asked for, and an advisory to block by. */






const fixCooldown = (0,setting/* setting */.Pe)({
    name: 'fix-cooldown',
    group: 'Policy',
    description: 'For rules with fixable: true in a policy file: a fixed version that was published less than so many days before the scan is no fix yet. Where nobody says when it was published, it is one.',
    placeholder: 'DAYSd',
    example: '7d',
    absent: 'every fixed version is a fix',
    policy: true,
    read: (text, complain) => {
        if (!/^\d{1,4}d$/.test(text))
            complain('is not a number of days, such as 7d');
        return Number.parseInt(text, 10);
    },
    file: { form: settings_forms/* textForm */.QD },
}, {
    text: (days) => `${days}d`,
    stricter: (base = 0, other = 0) => stricterOf(base === 0 ? undefined : base, other === 0 ? undefined : other, {
        isStricter: other < base,
        text: other === 0 ? 'no fix-cooldown' : `fix-cooldown=${other}d`,
    }),
});
const newAdvisoryGrace = (0,setting/* setting */.Pe)({
    name: 'new-advisory-grace',
    group: 'Policy',
    description: 'On the default branch: a finding in a dependency counts only so many days after its advisory was published, or, where nobody says when, after its first detection.',
    placeholder: 'SEVERITY=DAYSd …',
    example: 'critical=2d high=7d',
    default: '',
    absent: 'every advisory counts at once',
    policy: true,
    read: readDays,
    file: { form: (0,settings_forms/* mappingForm */.dB)(words/* severityFilters */.$l, { type: 'string', pattern: '^\\d{1,5}d$' }, 'critical=2d high=7d') },
}, {
    text: daysText,
    stricter: lessGrace,
});
/** Fewer days, or none, are stricter. */
function lessGrace(base, other) {
    const compared = severity/* severities */.gO.map((severity) => {
        const [before, after] = [base[severity] ?? 0, other[severity] ?? 0];
        const name = `new-advisory-grace ${severity.toLowerCase()}`;
        const text = after === 0 ? `no ${name}` : `${name}=${after}d`;
        return { severity, ...stricterOf(before, after, { isStricter: after < before, text }) };
    });
    return {
        value: Object.fromEntries(compared.filter(({ value }) => value > 0).map(({ severity, value }) => [severity, value])),
        tightened: compared.flatMap(({ tightened }) => tightened),
        ignored: compared.flatMap(({ ignored }) => ignored),
    };
}

;// CONCATENATED MODULE: ./build/compiled/src/settings/entries/kev.js
/** `kev-file` and `kev-max-age`: the catalogue of vulnerabilities that are known to be exploited, and how old it may be. */




const kevFile = (0,setting/* setting */.Pe)({
    name: 'kev-file',
    group: 'Policy',
    description: "CISA's catalogue of known exploited vulnerabilities as JSON, for rules with kev: true: a path outside of what is committed, or an https address.",
    placeholder: 'PATH|URL',
    example: 'https://www.cisa.gov/sites/default/files/feeds/known_exploited_vulnerabilities.json',
    absent: 'no catalogue',
    read: (text, complain) => {
        if (/\p{Cc}/u.test(text))
            complain('has line breaks or control characters in it');
        if (!/^https?:/i.test(text))
            return text;
        const url = URL.parse(text);
        if (url === null || url.username !== '' || url.password !== '')
            complain('is not an address without user and password');
        else if (url.protocol !== 'https:' && !(0,values/* isLoopback */.U9)(text))
            complain('is not encrypted; use https://');
        return text;
    },
    file: { refused: 'whoever proposes a change could name a catalogue of their own' },
});
const kevMaxAge = (0,setting/* setting */.Pe)({
    name: 'kev-max-age',
    group: 'Policy',
    description: 'Of an older catalogue than this nobody knows what is missing in it: what it does not name is undecided.',
    placeholder: 'DAYSd',
    example: '3d',
    default: '7d',
    read: (text, complain) => {
        if (!/^\d{1,4}d$/.test(text))
            complain('is not a number of days, such as 7d');
        return Number.parseInt(text, 10);
    },
    file: { form: settings_forms/* textForm */.QD },
}, {
    text: (days) => `${days}d`,
    stricter: (base, other) => stricterOf(base, other, { isStricter: other < base, text: `kev-max-age=${other}d` }),
});

// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/settings/nearest.js
var nearest = __webpack_require__(18479);
;// CONCATENATED MODULE: ./build/compiled/src/settings/entries/on-inconclusive.js
/** `on-inconclusive`: whether a run that could not decide fails the step, reason by reason. */





const handlings = ['fail', 'warn'];
const softReasons = errors/* inconclusiveNames */.BV.filter((reason) => !errors/* hardReasons */.pk.includes(reason));
const hard = `${errors/* hardReasons */.pk.slice(0, -1).join(', ')} and ${errors/* hardReasons */.pk.at(-1)}`;
const onInconclusive = (0,setting/* setting */.Pe)({
    name: 'on-inconclusive',
    group: 'Run',
    description: `Whether a run that could not decide fails the step: for every reason, or reason by reason. It always fails for ${hard}. For fork and wrong-ref a policy file counts as the default branch has it.`,
    placeholder: 'fail|warn|REASON=fail|warn …',
    example: 'fork=warn no-key=warn',
    default: 'fail',
    read: readHandlings,
    file: { form: (0,settings_forms/* mappingForm */.dB)(softReasons, { enum: [...handlings] }, 'fork=warn') },
}, {
    text: textOf,
    stricter: moreFailures,
});
function readHandlings(text, complain) {
    const base = text === 'warn' ? 'warn' : 'fail';
    const handling = Object.fromEntries(errors/* inconclusiveNames */.BV.map((name) => [name, errors/* hardReasons */.pk.includes(name) ? 'fail' : base]));
    if (text === 'warn' || text === 'fail')
        return handling;
    for (const [key, value] of (0,values/* pairsOf */.fq)(text, 'fail, warn or timeout=warn', complain)) {
        const name = key;
        if (!errors/* inconclusiveNames */.BV.includes(name))
            complain(`has the entry ${(0,values/* shown */.SP)(key)}, which is ${unknownReason(key)}`);
        else if (value !== 'fail' && value !== 'warn')
            complain(`sets ${key} to something that is not fail or warn`);
        else if (value === 'warn' && errors/* hardReasons */.pk.includes(name))
            complain(`softens ${key}, which always fails the step`);
        else
            handling[name] = value;
    }
    return handling;
}
function unknownReason(key) {
    return `no reason for an inconclusive run; there are ${errors/* inconclusiveNames */.BV.join(', ')}${(0,nearest/* didYouMean */.a)(key, errors/* inconclusiveNames */.BV)}`;
}
/** `fail`, `warn` where every reason that can be softened is, else the softened ones. */
function textOf(handling) {
    const warned = softReasons.filter((reason) => handling[reason] === 'warn');
    if (warned.length === 0)
        return 'fail';
    if (warned.length === softReasons.length)
        return 'warn';
    return (0,values/* pairsText */.Lx)(Object.fromEntries(warned.map((reason) => [reason, 'warn'])));
}
/** `fail` is stricter than `warn`. */
function moreFailures(base, other) {
    const tightened = errors/* inconclusiveNames */.BV.filter((reason) => base[reason] === 'warn' && other[reason] !== 'warn');
    const ignored = errors/* inconclusiveNames */.BV.filter((reason) => base[reason] !== 'warn' && other[reason] === 'warn');
    return {
        value: { ...base, ...Object.fromEntries(tightened.map((reason) => [reason, 'fail'])) },
        tightened: tightened.map((reason) => `on-inconclusive ${reason}=fail`),
        ignored: ignored.map((reason) => `on-inconclusive ${reason}=warn`),
    };
}

;// CONCATENATED MODULE: ./build/compiled/src/settings/entries/owners.js
/** `owners`: whether each finding is given its owner. */


const owners = (0,setting/* setting */.Pe)({
    ...settings_boolean/* boolean */.zM,
    name: 'owners',
    group: 'Surfaces',
    description: 'Whether each finding is given the owners of its file, by CODEOWNERS as it stands where the policy is read; rules with owner read it too. On GitHub it costs up to three requests.',
    default: 'false',
    file: settings_boolean/* booleanInFile */.wy,
});

// EXTERNAL MODULE: ./build/compiled/src/settings/entries/policy-place.js
var policy_place = __webpack_require__(26592);
;// CONCATENATED MODULE: ./build/compiled/src/settings/entries/run.js
/** Settings that say how a run behaves: how long it waits, and whether what it decides fails the step. */





const warnOnly = (0,setting/* setting */.Pe)({
    ...settings_boolean/* boolean */.zM,
    name: 'warn-only',
    group: 'Run',
    description: 'The step never fails because of a verdict, and everything it shows is titled "not enforced". Wrong settings still fail it.',
    default: 'false',
    file: settings_boolean/* booleanInFile */.wy,
}, {
    stricter: (base, other) => stricterOf(base, other, { isStricter: !other, text: `warn-only=${other}` }),
});
const wait = (0,setting/* setting */.Pe)({
    ...settings_boolean/* boolean */.zM,
    name: 'wait',
    group: 'Run',
    description: 'With false the run ends as soon as the scan was started, without a verdict on it.',
    example: 'false',
    default: 'true',
    file: { refused: 'it says what one run does' },
});
const timings = (0,setting/* setting */.Pe)({
    ...settings_boolean/* boolean */.zM,
    name: 'timings',
    group: 'Run',
    description: 'Says at the end where the time went, by phase, in requests and seconds: in the log, and on the page of the job.',
    default: 'false',
    file: { refused: 'it says what one run does' },
});
const timeoutSeconds = (0,setting/* setting */.Pe)({
    name: 'timeout-seconds',
    group: 'Run',
    description: 'Time for the whole run, from 1 to 86400. A scan that takes longer leaves the run inconclusive.',
    placeholder: 'SECONDS',
    example: '3600',
    default: '1800',
    read: (0,values/* whole */.WQ)(1, 86_400),
    file: { form: (0,settings_forms/* wholeForm */.ou)(1, 86_400) },
});
const pollIntervalSeconds = (0,setting/* setting */.Pe)({
    name: 'poll-interval-seconds',
    group: 'Run',
    description: 'Time between two looks at the scan, from 1 to 300. auto looks most often when the repository’s scans usually end, and 1 to 15 seconds apart.',
    placeholder: 'auto|SECONDS',
    example: '10',
    default: 'auto',
    read: (text, complain) => {
        if (text === 'auto')
            return text;
        if (!(0,values/* isWhole */.wP)(text, 1, 300))
            complain('is not auto or a whole number of seconds from 1 to 300');
        return Number(text);
    },
    file: { form: (0,settings_forms/* wholeForm */.ou)(1, 300, 'auto') },
});

// EXTERNAL MODULE: ./build/compiled/src/settings/entries/sarif.js
var sarif = __webpack_require__(47631);
;// CONCATENATED MODULE: ./build/compiled/src/settings/entries/scan.js
/** Settings that say what is scanned, or which scan is judged. */



/** What only a service asks for. */
const entrances = ['action', 'command'];
const repositoryId = (0,setting/* setting */.Pe)({
    name: 'repository-id',
    group: 'Scan',
    entrances,
    description: 'Identifier of the repository at the service. Its address there must be the address of this repository.',
    placeholder: 'ID',
    example: '6f1c2a44-9d0b-4c1e-8f57-2b6f0e6f3a10',
    absent: 'found by the address of this repository',
    read: values/* identifier */.Cv,
    file: { refused: 'a file must not choose what is scanned' },
});
const branch = (0,setting/* setting */.Pe)({
    name: 'branch',
    group: 'Scan',
    entrances,
    description: 'Branch to scan. Needed only where the event does not say which one.',
    placeholder: 'NAME',
    example: 'main',
    absent: 'the branch of the event, or of the checkout',
    read: (text, complain) => {
        if (text.startsWith('refs/'))
            complain('is a full ref; write the branch alone, as main rather than refs/heads/main');
        else if (!(0,values/* isBranchName */.Q8)(text))
            complain('is not a name that git allows for a branch');
        return text;
    },
    file: { refused: 'a file must not choose what is scanned' },
});
const scanId = (0,setting/* setting */.Pe)({
    name: 'scan-id',
    group: 'Scan',
    entrances,
    description: 'Judges this scan instead of starting one. Its repository and branch must be those of the run.',
    placeholder: 'ID',
    example: 'scan_01HV8Z0Q4T',
    absent: 'a new scan',
    read: values/* identifier */.Cv,
    file: { refused: 'a file must not choose what is judged' },
});
const retryFailedScan = (0,setting/* setting */.Pe)({
    ...settings_boolean/* boolean */.zM,
    name: 'retry-failed-scan',
    group: 'Scan',
    entrances,
    description: 'Starts a scan once more when the service says that it FAILED. Never after a time-out, or when nobody knows whether one was started.',
    default: 'false',
    file: settings_boolean/* booleanInFile */.wy,
});
const adoptRunningScan = (0,setting/* setting */.Pe)({
    ...settings_boolean/* boolean */.zM,
    name: 'adopt-running-scan',
    group: 'Scan',
    entrances,
    description: 'Judges a scan that runs already, as a service starts one by itself on a push, instead of starting another: only one that names the commit, or was created after the push while the branch stood still.',
    default: 'false',
    file: settings_boolean/* booleanInFile */.wy,
});
const allowForeignRepository = (0,setting/* setting */.Pe)({
    ...settings_boolean/* boolean */.zM,
    name: 'allow-foreign-repository',
    group: 'Scan',
    entrances,
    description: 'Permits a repository-id whose address at the service is not the address of this repository.',
    default: 'false',
    file: { refused: 'a file must not lift a protection' },
});
const path = (0,setting/* setting */.Pe)({
    name: 'path',
    group: 'Scan',
    entrances: ['embedded'],
    description: 'The checkout whose commit is scanned, relative to the workspace.',
    placeholder: 'FOLDER',
    example: 'code',
    default: '.',
    absent: 'the workspace itself',
    read: (text) => text,
    file: { refused: 'a file must not choose what is scanned' },
});

// EXTERNAL MODULE: ./build/compiled/src/policy/policy.js
var policy = __webpack_require__(17450);
;// CONCATENATED MODULE: ./build/compiled/src/policy/words.js
/** Words that settings take and the policy judges by: apart from what judges, which no run needs before its scan is under way. */
/** What becomes of a finding in a file that a pull request does not touch. */
const untouchedWords = ['note', 'block'];
/** What a finding without a score counts as. */
const unscoredWords = ['unknown', 'ignore'];
/** What is made of source files that no scanner looked at. */
const uncoveredWords = ['auto', 'inconclusive', 'note'];

;// CONCATENATED MODULE: ./build/compiled/src/settings/entries/scope.js
/** `scope`: which findings can block. */






const scope = (0,setting/* setting */.Pe)({
    name: 'scope',
    group: 'Policy',
    description: 'Which findings can block. scan: all that the scan found. repository: those, and every open one of the repository. changed, changed-lines: those in files or lines that the pull request changes. new: those that the baseline does not hold. auto: on a pull request what makes things worse, elsewhere as scan.',
    placeholder: policy/* scopes */.W.join('|'),
    example: 'scan',
    default: 'auto',
    policy: true,
    read: (0,values/* word */.Vm)(policy/* scopes */.W),
    file: { form: (0,settings_forms/* wordForm */.tp)(policy/* scopes */.W) },
}, {
    stricter: (base, other) => stricterOf(base, other, { isStricter: within[other].includes(base), text: `scope=${other}` }),
});
const untouched = (0,setting/* setting */.Pe)({
    name: 'untouched',
    group: 'Policy',
    description: 'What scope: auto makes of a dependency, secret or configuration finding that the pull request cannot have made, when the diff is complete and no scan of the base is compared finding by finding. note: it is left to the run on the default branch and max-age. block: it counts as everything else.',
    placeholder: untouchedWords.join('|'),
    example: 'block',
    default: 'note',
    policy: true,
    read: (0,values/* word */.Vm)(untouchedWords),
    file: { form: (0,settings_forms/* wordForm */.tp)(untouchedWords) },
}, {
    stricter: (base, other) => stricterOf(base, other, { isStricter: other === 'block', text: `untouched=${other}` }),
});
/** What each scope holds all of. `auto`, `changed` and `new` measure different things; what cannot be compared is not wider. */
const within = {
    repository: ['scan', 'auto', 'changed', 'changed-lines', 'new'],
    scan: ['auto', 'changed', 'changed-lines', 'new'],
    changed: ['changed-lines'],
    'changed-lines': [],
    auto: [],
    new: [],
};

;// CONCATENATED MODULE: ./build/compiled/src/settings/entries/scores.js
/** `fail-on-cvss` and `fail-on-epss`: the scores from which findings block. */





const failOnCvss = (0,setting/* setting */.Pe)({
    name: 'fail-on-cvss',
    group: 'Policy',
    description: 'Findings with this CVSS score or a higher one block.',
    placeholder: '0–10',
    example: '9.0',
    absent: 'scores do not block',
    policy: true,
    read: (text, complain) => {
        if (!/^\d{1,2}(?:\.\d+)?$/.test(text) || Number(text) > 10)
            complain('is not a number from 0 to 10');
        return Number(text);
    },
    file: { form: settings_forms/* scoreForm */.HM },
}, {
    stricter: (base, other) => lowerOf(base, other, { name: 'fail-on-cvss' }),
});
const failOnEpss = (0,setting/* setting */.Pe)({
    name: 'fail-on-epss',
    group: 'Policy',
    description: 'Findings with this EPSS probability or a higher one block.',
    placeholder: 'PERCENTAGE',
    example: '5%',
    absent: 'probabilities do not block',
    policy: true,
    read: (text, complain) => {
        const value = Number(text.replace(/%$/, ''));
        if (!/^\d{1,3}(?:\.\d+)?%?$/.test(text) || value > 100)
            complain('is not a percentage such as 5%');
        else if (!text.endsWith('%') && value > 0 && value < 1) {
            complain(`could mean ${value}% or ${Number((value * 100).toFixed(6))}%; write the percent sign`);
        }
        return value;
    },
    file: { form: settings_forms/* percentageForm */.ro },
}, {
    text: (percent) => `${percent}%`,
    stricter: (base, other) => lowerOf(base, other, { name: 'fail-on-epss', unit: '%' }),
});
const unscored = (0,setting/* setting */.Pe)({
    name: 'unscored',
    group: 'Policy',
    description: 'What fail-on-cvss and fail-on-epss make of a finding without a score. unknown: its CVSS may be any of its severity, the EPSS of a dependency any, and what may reach the limit is not passed. ignore: it is left out, and counted.',
    placeholder: unscoredWords.join('|'),
    example: 'ignore',
    default: 'unknown',
    policy: true,
    read: (0,values/* word */.Vm)(unscoredWords),
    file: { form: (0,settings_forms/* wordForm */.tp)(unscoredWords) },
}, {
    stricter: (base, other) => stricterOf(base, other, { isStricter: other === 'unknown', text: `unscored=${other}` }),
});

// EXTERNAL MODULE: ./build/compiled/src/api/assumptions.js
var assumptions = __webpack_require__(83968);
;// CONCATENATED MODULE: ./build/compiled/src/settings/entries/service.js
/** Settings that say which service scans, and how it is spoken to. */





/** The embedded service needs none of it. */
const service_entrances = ['action', 'command'];
const exampleUrl = 'https://scanner.example.com/api/v1';
const baseUrl = (0,setting/* setting */.Pe)({
    name: 'base-url',
    group: 'Service',
    entrances: service_entrances,
    description: 'Address of the scanning service, up to and including the version of its interface.',
    placeholder: 'URL',
    example: exampleUrl,
    required: true,
    concealed: /^(?!https?:\/\/[^@?#]*$)/i,
    read: readUrl,
    file: { refused: 'a file must not choose where the key is sent' },
});
/** Without a trailing slash. `http:` is judged later, together with `allow-http`. */
function readUrl(text, complain) {
    const url = /^https?:\/\/[^\\\s\p{Cc}]+$/iu.test(text) && URL.canParse(text) ? new URL(text) : undefined;
    if (url === undefined) {
        complain(`is not an address; it starts with https://, for example ${exampleUrl}`);
        return text;
    }
    const path = url.pathname.replace(/\/+$/, '');
    if (text.includes('@'))
        complain('must not hold a user name or password; the key goes into api-key');
    if (/[?#]/.test(text))
        complain('must not hold a query (?) or fragment (#)');
    if (!/\/v\d+$/.test(path)) {
        complain(`does not end in the version of the service's interface, /v and a number, for example ${exampleUrl}`);
    }
    return `${url.origin}${path}`;
}
const apiKey = (0,setting/* setting */.Pe)({
    name: 'api-key',
    group: 'Service',
    entrances: service_entrances,
    description: 'API key of the service. Without one nothing is scanned and the run is inconclusive.',
    placeholder: 'KEY',
    example: `\${{ secrets.SCAN_GATE_API_KEY }}`,
    absent: 'not scanned',
    secret: true,
    read: values/* secret */.rJ,
    file: { refused: 'a file is no place for a key' },
});
const allowHttp = (0,setting/* setting */.Pe)({
    ...settings_boolean/* boolean */.zM,
    name: 'allow-http',
    group: 'Service',
    entrances: service_entrances,
    description: 'Permits a base-url with http: on another machine. The key and the findings then travel in the clear.',
    default: 'false',
    file: { refused: 'a file must not lift a protection' },
});
const assume = (0,setting/* setting */.Pe)({
    name: 'assume',
    group: 'Service',
    entrances: service_entrances,
    description: "What the service's documentation leaves open, where the built-in assumption does not fit.",
    placeholder: 'NAME=VALUE …',
    example: 'retry-after-unit=ms status-parameter=status',
    default: '',
    absent: 'the built-in assumptions',
    read: readAssumptions,
    file: { refused: 'it describes the service, not the policy' },
}, {
    text: values/* pairsText */.Lx,
});
function readAssumptions(text, complain) {
    const assumed = { ...assumptions/* defaultAssumptions */.ad };
    for (const [key, value] of (0,values/* pairsOf */.fq)(text, 'retry-after-unit=ms', complain)) {
        const name = assumptions/* assumptionNames */.K9.find((known) => known === key);
        if (name === undefined) {
            complain(`has the entry ${(0,values/* shown */.SP)(key)}, which is not ${(0,values/* alternatives */.Vo)(assumptions/* assumptionNames */.K9)}${(0,nearest/* didYouMean */.a)(key, assumptions/* assumptionNames */.K9)}`);
            continue;
        }
        const assumption = assumptions/* assumptions */.vk[name];
        const choices = 'choices' in assumption ? assumption.choices : undefined;
        if (choices && !choices.includes(value)) {
            complain(`sets ${name} to something that is not ${(0,values/* alternatives */.Vo)(choices)}`);
        }
        else if (!/^[\w.[\]-]{1,60}$/.test(value))
            complain(`sets ${name} to something that is no name of a parameter or field`);
        assumed[name] = value;
    }
    return assumed;
}

;// CONCATENATED MODULE: ./build/compiled/src/report/disclosures.js
/** What `disclose` takes: apart from what tells findings by it, which no run needs before its scan is under way. */
const disclosures = ['auto', 'all', 'changed', 'counts'];

;// CONCATENATED MODULE: ./build/compiled/src/settings/entries/surfaces.js
/** Settings that say where a run is shown, and how much of it. */





const annotationWays = ['auto', 'check-run', 'commands', 'review', 'none'];
const annotations = (0,setting/* setting */.Pe)({
    name: 'annotations',
    group: 'Surfaces',
    description: 'How findings are marked in the code. auto: in a check run where the token may write one, else by workflow commands. review: as comments on the lines that the pull request changes.',
    placeholder: annotationWays.join('|'),
    example: 'none',
    default: 'auto',
    read: (0,values/* word */.Vm)(annotationWays),
    file: { form: (0,settings_forms/* wordForm */.tp)(annotationWays) },
});
const maxAnnotations = (0,setting/* setting */.Pe)({
    name: 'max-annotations',
    group: 'Surfaces',
    description: 'The most findings that are marked in the code, worst first. What is left out is counted.',
    placeholder: 'COUNT',
    example: '20',
    default: '50',
    read: (0,values/* whole */.WQ)(0, 5000),
    file: { form: (0,settings_forms/* wholeForm */.ou)(0, 5000) },
});
const commentTimes = ['always', 'on-failure', 'never'];
const commentSummaryInPr = (0,setting/* setting */.Pe)({
    name: 'comment-summary-in-pr',
    group: 'Surfaces',
    description: 'Whether the pull request gets a comment with the summary, edited in place; on-failure: also when the run could not decide.',
    placeholder: commentTimes.join('|'),
    example: 'on-failure',
    default: 'never',
    read: (0,values/* word */.Vm)(commentTimes),
    file: { form: (0,settings_forms/* wordForm */.tp)(commentTimes) },
});
const jobSummary = (0,setting/* setting */.Pe)({
    ...settings_boolean/* boolean */.zM,
    name: 'job-summary',
    group: 'Surfaces',
    description: "Whether the summary is added to the job's page.",
    example: 'false',
    default: 'true',
    file: settings_boolean/* booleanInFile */.wy,
});
const disclose = (0,setting/* setting */.Pe)({
    name: 'disclose',
    group: 'Surfaces',
    description: 'Which findings are named on the log, in annotations and in the summary: all, those in changed files, or none (counts). auto: changed on a public repository, else all.',
    placeholder: disclosures.join('|'),
    example: 'counts',
    default: 'auto',
    read: (0,values/* word */.Vm)(disclosures),
    file: { form: (0,settings_forms/* wordForm */.tp)(disclosures) },
});

// EXTERNAL MODULE: ./build/compiled/src/policy/limits.js
var limits = __webpack_require__(59864);
;// CONCATENATED MODULE: ./build/compiled/src/settings/entries/threshold.js
/** `threshold`: the most findings of a severity, or of a type at that severity, that are allowed. */









/** `high`, `sca-high` …: worst first, the entry of a whole severity before those of its types. */
const keys = new Map(severity/* severities */.gO.flatMap((severity) => {
    const word = severity.toLowerCase();
    const typed = fail_on_types/* typeWords */.yL.map((type) => [`${type}-${word}`, { severity, type: (0,fail_on_types/* typeOf */.QP)(type) }]);
    return [[word, { severity, type: undefined }], ...typed];
}));
const threshold = (0,setting/* setting */.Pe)({
    name: 'threshold',
    group: 'Policy',
    description: 'The most findings of a severity, or of one type of it, that are allowed. The most specific entry alone judges a finding, instead of fail-on-severity.',
    placeholder: '[TYPE-]SEVERITY=COUNT …',
    example: 'critical=0 high=5 sca-high=10',
    default: '',
    absent: 'no thresholds',
    policy: true,
    read: readThresholds,
    file: { form: (0,settings_forms/* mappingForm */.dB)([...keys.keys()], { type: 'integer', minimum: 0 }, 'critical=0 high=5') },
}, {
    text: (entries) => entries.map(limits/* thresholdText */.H).join(' '),
    stricter: (_base, _other, versions) => stricterLimits(versions),
});
function readThresholds(text, complain) {
    const limits = [];
    for (const [key, value] of (0,values/* pairsOf */.fq)(text, 'high=5', complain)) {
        const entry = keys.get(key);
        if (entry === undefined)
            complain(keyComplaint(key));
        else if (!(0,values/* isWhole */.wP)(value, 0, 1_000_000_000))
            complain(`sets ${key} to something that is not a whole number`);
        else
            limits.push({ ...entry, limit: Number(value) });
    }
    const order = [...keys.values()];
    const rank = (each) => order.findIndex(({ severity, type }) => severity === each.severity && type === each.type);
    return limits.sort((a, b) => rank(a) - rank(b));
}
function keyComplaint(key) {
    return `has the entry ${(0,values/* shown */.SP)(key)}, which is not ${(0,values/* alternatives */.Vo)(words/* severityFilters */.$l)}, alone or after a type as in sca-high${(0,nearest/* didYouMean */.a)(key, [...keys.keys()])}`;
}
/** A smaller limit is stricter; so is a limit for what the base does not limit, neither here nor by `fail-on-severity`. */
function stricterLimits({ base, other }) {
    const blockingAnyway = blocking(lowerFloor(base.failOnSeverity, other.failOnSeverity));
    const parts = severity/* severities */.gO.map((severity) => {
        const before = planOf(base, severity);
        const plan = mergePlans(before, planOf(other, severity), base.failOnTypes);
        const value = entriesOf(plan, severity, blockingAnyway.includes(severity));
        return { value, ...changes({ base: of(base, severity), other: of(other, severity), before, plan }) };
    });
    return {
        value: parts.flatMap(({ value }) => value),
        tightened: parts.flatMap(({ tightened }) => tightened),
        ignored: parts.flatMap(({ ignored }) => ignored),
    };
}
function of({ threshold: entries }, severity) {
    return entries.filter((entry) => entry.severity === severity);
}
function planOf(policy, severity) {
    const entries = of(policy, severity);
    const typed = new Map(entries.flatMap(({ type, limit }) => (type === undefined ? [] : [[type, limit]])));
    const own = entries.find(({ type }) => type === undefined)?.limit;
    return { typed, rest: own ?? (blocking(policy.failOnSeverity).includes(severity) ? 0 : Number.POSITIVE_INFINITY) };
}
/**
 * The groups of the base stay, each with the smaller limit. A type that the other version takes out of the rest would be
 * counted apart from it: only where the base does not limit it, or where all the parts together stay within the base's limit.
 */
function mergePlans(base, other, types) {
    const typed = new Map();
    for (const [type, limit] of base.typed)
        typed.set(type, Math.min(limit, other.typed.get(type) ?? other.rest));
    const added = [...other.typed].filter(([type]) => !base.typed.has(type));
    const isFree = (type) => !Number.isFinite(base.rest) || (types !== undefined && !types.includes(type));
    for (const [type, limit] of added)
        if (isFree(type))
            typed.set(type, limit);
    const bound = added.filter(([type]) => !isFree(type));
    const rest = Math.min(base.rest, other.rest);
    if (bound.length === 0)
        return { typed, rest };
    const sum = bound.reduce((total, [, limit]) => total + limit, rest);
    if (sum > base.rest)
        return { typed, rest: base.rest };
    for (const [type, limit] of bound)
        typed.set(type, limit);
    return { typed, rest };
}
function entriesOf({ typed, rest }, severity, blocksAnyway) {
    const isSaid = blocksAnyway && rest === 0;
    const own = Number.isFinite(rest) && !isSaid ? [{ severity, type: undefined, limit: rest }] : [];
    return [...own, ...[...typed].map(([type, limit]) => ({ severity, type, limit }))];
}
/** Names the other version's own entries: those that changed something, and those that the result does not hold to. */
function changes({ base, other, before, plan }) {
    const [tightened, ignored] = [[], []];
    for (const entry of other) {
        if (base.some(({ type, limit }) => type === entry.type && limit === entry.limit))
            continue;
        const text = `threshold ${(0,limits/* thresholdText */.H)(entry)}`;
        if (limitOf(plan, entry) !== entry.limit)
            ignored.push(text);
        else if (limitOf(before, entry) !== entry.limit)
            tightened.push(text);
    }
    for (const entry of base) {
        if (other.some(({ type }) => type === entry.type))
            continue;
        const list = limitOf(plan, entry) < entry.limit ? tightened : ignored;
        list.push(`no threshold ${(0,limits/* thresholdText */.H)(entry)}`);
    }
    return { tightened, ignored };
}
function limitOf({ typed, rest }, { type }) {
    return type === undefined ? rest : (typed.get(type) ?? rest);
}

;// CONCATENATED MODULE: ./build/compiled/src/settings/entries/uncovered.js
/** `uncovered`: what a run makes of source files that no scanner of code has read. */





/** The strictest first. */
const order = ['inconclusive', 'auto', 'note'];
const uncovered = (0,setting/* setting */.Pe)({
    name: 'uncovered',
    group: 'Policy',
    description: 'What source files mean that no scanner of code looked at, of a change or else of the whole commit, as far as the service says. auto: more than half of them keep a run from passing. inconclusive: any does. note: they are only counted.',
    placeholder: uncoveredWords.join('|'),
    example: 'note',
    default: 'auto',
    policy: true,
    read: (0,values/* word */.Vm)(uncoveredWords),
    file: { form: (0,settings_forms/* wordForm */.tp)(uncoveredWords) },
}, {
    stricter: (base, other) => stricterOf(base, other, { isStricter: order.indexOf(other) < order.indexOf(base), text: `uncovered=${other}` }),
});

;// CONCATENATED MODULE: ./build/compiled/src/settings/entries/vex.js
/** `vex-max-age`: how long a statement of an OpenVEX document excuses. */



const vexMaxAge = (0,setting/* setting */.Pe)({
    name: 'vex-max-age',
    group: 'Policy',
    description: 'So long a statement of an OpenVEX document excuses, from its last_updated, its timestamp or else that of its document; then it counts no more until somebody confirms it.',
    placeholder: 'DAYSd',
    example: '30d',
    default: '90d',
    read: (text, complain) => {
        if (!/^\d{1,4}d$/.test(text))
            complain('is not a number of days, such as 90d');
        return Number.parseInt(text, 10);
    },
    file: { form: settings_forms/* textForm */.QD },
}, {
    text: (days) => `${days}d`,
    stricter: (base, other) => stricterOf(base, other, { isStricter: other < base, text: `vex-max-age=${other}d` }),
});

;// CONCATENATED MODULE: ./build/compiled/src/settings/settings.js
/** The one list of settings, in the order in which people read of them. */






















const entries = [
    ...[baseUrl, apiKey, allowHttp, assume],
    ...[
        repositoryId,
        branch,
        scanId,
        retryFailedScan,
        adoptRunningScan,
        allowForeignRepository,
    ],
    ...[sarif/* sarif */.Is, sarif/* baseSarif */.X7, sarif/* sarifType */.g8, path],
    failOnSeverity,
    threshold,
    fail_on_types/* failOnTypes */.rh,
    failOnCvss,
    failOnEpss,
    unscored,
    maxAge,
    fixCooldown,
    newAdvisoryGrace,
    kevFile,
    kevMaxAge,
    vexMaxAge,
    uncovered,
    scope,
    untouched,
    ...[policy_place/* baselineFile */._S, policy_place/* configFile */.Ze, policy_place/* policyRef */.iu],
    ...[warnOnly, onInconclusive, wait, timeoutSeconds, pollIntervalSeconds, timings],
    ...[annotations, maxAnnotations, commentSummaryInPr, jobSummary],
    ...[disclose, owners],
    ...[
        jsonFile,
        sarifFile,
        htmlFile,
        markdownFile,
        vexFile,
        agentFile,
        uploadSarif,
        category,
    ],
    ...[allowSuppressCommand, githubToken],
];
const settingNames = entries.map(({ name }) => name);
const settings = Object.fromEntries(entries.map((entry) => [entry.name, entry]));
/** The settings that can be given there. */
function settingsAt(entrance) {
    return settingNames.filter((name) => settings[name].entrances?.includes(entrance) ?? true);
}
/** Of the command line. */
const commandSettings = settingsAt('command');
/** The settings that a policy file may hold. */
const fileSettingNames = settingNames.filter((name) => 'form' in settings[name].file);
/** The settings whose values are masked and redacted wherever something is printed, written or sent. */
function secretNames() {
    return settingNames.filter((name) => settings[name].secret);
}
/** The secrets that these settings hold. */
function secretValues(read) {
    const values = secretNames().map((name) => read[(0,setting/* camelCase */.xQ)(name)]);
    return values.flatMap((value) => (value === undefined ? [] : [String(value)]));
}
/** The value of a setting as text; undefined when it has none. A secret is never shown, only whether it is set. */
function settingText(name, read) {
    const value = read[(0,setting/* camelCase */.xQ)(name)];
    if (value === undefined)
        return undefined;
    const { secret, text } = settings[name];
    if (secret)
        return 'set';
    return text === undefined ? String(value) : text(value);
}


/***/ }),

/***/ 79771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   Cv: () => (/* binding */ identifier),
/* harmony export */   Lx: () => (/* binding */ pairsText),
/* harmony export */   Q8: () => (/* binding */ isBranchName),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   Vm: () => (/* binding */ word),
/* harmony export */   Vo: () => (/* binding */ alternatives),
/* harmony export */   WQ: () => (/* binding */ whole),
/* harmony export */   fq: () => (/* binding */ pairsOf),
/* harmony export */   n8: () => (/* binding */ line),
/* harmony export */   pS: () => (/* binding */ readWord),
/* harmony export */   rJ: () => (/* binding */ secret),
/* harmony export */   wC: () => (/* binding */ matching),
/* harmony export */   wP: () => (/* binding */ isWhole)
/* harmony export */ });
/* harmony import */ var _report_neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65633);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18479);
/** What the readers of the settings are made of: from text to value, and what would be right instead. */


function matching(pattern, complaint) {
    return (text, complain) => {
        if (!pattern.test(text))
            complain(complaint);
        return text;
    };
}
function word(words) {
    return (text, complain) => readWord(words, text, complain);
}
function readWord(words, text, complain) {
    if (!words.includes(text))
        complain(`is not ${alternatives(words)}${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .a)(text, words)}`);
    return text;
}
function whole(least, most) {
    return (text, complain) => {
        if (!isWhole(text, least, most))
            complain(`is not a whole number from ${least} to ${most}`);
        return Number(text);
    };
}
function isWhole(text, least, most) {
    return /^\d{1,10}$/.test(text) && Number(text) >= least && Number(text) <= most;
}
/** A path or free text: one line without control characters. */
const line = matching(/^\P{Cc}+$/u, 'has line breaks or control characters in it');
/** An identifier of the service: it becomes one segment of a path, where `.` and `..` would name another resource. */
const identifier = matching(/^(?!\.{1,2}$)[^\s\p{Cc}]+$/u, 'is not an identifier: it must not be . or .., and has no spaces or control characters');
/** Sent in a header, which holds no more than visible ASCII. */
const secret = matching(/^[\x21-\x7e]+$/, 'has spaces, line breaks or characters in it that cannot be part of a key; copy it again');
/** The rules of `git check-ref-format --branch`. */
function isBranchName(text) {
    if (text === '@' || text === 'HEAD' || /^-|\.$|\.\.|@\{|[\s~^:?*[\\\p{Cc}]/u.test(text))
        return false;
    return text.split('/').every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.lock'));
}
/** True for an address on this machine, where `http:` cannot be overheard. */
function isLoopback(address) {
    return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);
}
/** What stands between spaces and commas. */
function partsOf(text) {
    return text.split(/[\s,]+/).filter((part) => part !== '');
}
/** The `key=value` parts of a text; a part without both, and a key that comes twice, is complained of and left out. */
function pairsOf(text, example, complain) {
    const found = new Map();
    if (/\s=|=\s/.test(text)) {
        complain(`has spaces around =; write ${example}`);
        return [];
    }
    for (const part of partsOf(text)) {
        const [, key, value] = /^([^=]+)=([^=]+)$/.exec(part) ?? [];
        if (key === undefined || value === undefined) {
            complain(`has ${shown(part)} in it, which is not a name and a value such as ${example}`);
        }
        else if (found.has(key))
            complain(`has ${shown(key)} twice`);
        else
            found.set(key, value);
    }
    return [...found];
}
/** `name=value name=value`. */
function pairsText(pairs) {
    return Object.entries(pairs)
        .map(([name, value]) => `${name}=${value}`)
        .join(' ');
}
/** A value as it can stand in a message: quoted, harmless, at most 80 characters. */
function shown(value) {
    return `"${(0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralLine */ .GH)(value, 80)}"`;
}
function alternatives(words) {
    return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}


/***/ }),

/***/ 26436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ severityWords),
/* harmony export */   gO: () => (/* binding */ severities),
/* harmony export */   kU: () => (/* binding */ atOrAbove),
/* harmony export */   qs: () => (/* binding */ severityRank),
/* harmony export */   qx: () => (/* binding */ severityNames)
/* harmony export */ });
/** How bad a finding is: the severities, their order, and their words for people. */
/** Worst first. */
const severities = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO'];
/** How bad it is: 0 is the worst. */
function severityRank(severity) {
    return severities.indexOf(severity);
}
/** This severity and all above it, worst first. */
function atOrAbove(severity) {
    return severities.slice(0, severityRank(severity) + 1);
}
const severityNames = {
    CRITICAL: 'Critical',
    HIGH: 'High',
    MEDIUM: 'Medium',
    LOW: 'Low',
    INFO: 'Info',
};
/** Within a sentence. */
const severityWords = {
    CRITICAL: 'critical',
    HIGH: 'high',
    MEDIUM: 'medium',
    LOW: 'low',
    INFO: 'info',
};


/***/ })

};
