import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 8995:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 99:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");

/***/ }),

/***/ 8321:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/consumers");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 102:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5919);
/* harmony import */ var _process_pass_on_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4644);
/* harmony import */ var _programs_supervisor_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7639);



const script = new URL(import.meta.url);
if (node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.isMainThread && process.send !== undefined) {
    if (process.argv[2] === _programs_supervisor_js__WEBPACK_IMPORTED_MODULE_2__/* .supervisorMark */ .sw)
        (0,_programs_supervisor_js__WEBPACK_IMPORTED_MODULE_2__/* .superviseProgram */ .ns)(process);
    else
        (0,_process_pass_on_js__WEBPACK_IMPORTED_MODULE_1__/* .forwardMessages */ .u)(script, process);
}
else {
    const { runScannersProgram, runThread } = await __nccwpck_require__.e(/* import() */ 410).then(__nccwpck_require__.bind(__nccwpck_require__, 7410));
    await (node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.isMainThread ? runScannersProgram(script, process) : runThread(script));
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 4644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ outOfMemoryCode),
/* harmony export */   u: () => (/* binding */ forwardMessages)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5919);

function forwardMessages(script, parent) {
    parent.on('disconnect', () => parent.kill(parent.pid, 'SIGKILL'));
    parent.once('message', (start) => {
        const resourceLimits = { maxOldGenerationSizeMb: start.heapMb, stackSizeMb: start.stackMb };
        const worker = new node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.Worker(script, { workerData: start, resourceLimits, argv: [], execArgv: [] });
        const send = (message, sent) => parent.send?.({ ...message, usedMs: readUsedMs(parent) }, undefined, undefined, sent);
        const replies = groupReplies((reply, sent) => send({ reply }, sent));
        worker.on('message', replies.add);
        let code = 1;
        worker.on('error', (error) => {
            if (error.code === 'ERR_WORKER_OUT_OF_MEMORY')
                code = outOfMemoryCode;
        });
        worker.on('exit', () => replies.end(() => parent.exit(code)));
        parent.on('message', (tasks) => {
            if (tasks === 'used') {
                send({});
                return;
            }
            replies.expect(tasks.length);
            for (const task of tasks)
                worker.postMessage(task);
        });
    });
}
function readUsedMs(parent) {
    const { user, system } = parent.cpuUsage();
    return (user + system) / 1000;
}
const groupMs = 20;
function groupReplies(send) {
    let [several, awaited] = [[], 0];
    let timer;
    const flush = (sent) => {
        clearTimeout(timer);
        timer = undefined;
        if (several.length > 0)
            send({ several }, sent);
        else
            sent?.();
        several = [];
    };
    return {
        expect: (count) => {
            awaited += count;
        },
        add: (reply) => {
            if (!('looked' in reply)) {
                send(reply);
                return;
            }
            several.push(reply.looked);
            awaited -= 1;
            if (awaited === 0)
                flush();
            else
                timer ??= setTimeout(flush, groupMs);
        },
        end: flush,
    };
}
const outOfMemoryCode = 71;


/***/ }),

/***/ 7639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   TY: () => (/* binding */ killStrays),
/* harmony export */   ns: () => (/* binding */ superviseProgram),
/* harmony export */   sw: () => (/* binding */ supervisorMark)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3024);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1393);



const supervisorMark = '--supervise-program';
const errorBytes = 4096;
const memoryCheckMs = 250;
const strayWaitMs = 10_000;
function superviseProgram(parent) {
    parent.once('message', (run) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(run.file, run.args, {
            ...{ cwd: run.cwd, windowsHide: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
            env: { ...run.variables, [ownMark]: String(process.pid) },
        });
        parent.once('disconnect', () => {
            killGroup(child);
            killStrays(process.pid);
            parent.exit();
        });
        void waitForEnd(child, run.limits).then((end) => {
            killGroup(child);
            parent.send?.(end, undefined, undefined, () => parent.exit());
        });
    });
}
const ownMark = 'SCAN_GATE_PROGRAM';
function listPipes(pid, numbers = listNames(`/proc/${pid}/fd`)) {
    return numbers.flatMap((number) => {
        return ((0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .CD)(() => {
            const link = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(`/proc/${pid}/fd/${number}`);
            return /^(?:socket|pipe):/.test(link) ? [link] : [];
        }) ?? []);
    });
}
function listNames(folder) {
    return (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .CD)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder)) ?? [];
}
function killStrays(supervisor, outputs = []) {
    if (process.platform !== 'linux')
        return;
    const mark = `${ownMark}=${supervisor}`;
    for (const name of listNames('/proc')) {
        if (!/^\d+$/.test(name) || name === String(process.pid))
            continue;
        try {
            const isMarked = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${name}/environ`, 'utf8').split('\0').includes(mark);
            if (isMarked || listPipes(name).some((one) => outputs.includes(one)))
                process.kill(Number(name), 'SIGKILL');
        }
        catch {
        }
    }
}
function killGroup(child) {
    if (child.pid === undefined)
        return;
    try {
        process.kill(-child.pid, 'SIGKILL');
    }
    catch {
        child.kill('SIGKILL');
    }
}
function waitForEnd(child, limits) {
    return new Promise((resolve) => {
        const chunks = [];
        let [bytes, errors, fault] = [0, '', undefined];
        let lastWait;
        const own = listPipes(process.pid);
        const outputs = listPipes(child.pid, ['1', '2']).filter((pipe) => !own.includes(pipe));
        const stop = (why) => {
            fault ??= why;
            killGroup(child);
        };
        const timer = setTimeout(() => stop(`took more than ${limits.timeMs / 1000} s`), limits.timeMs);
        const meter = setInterval(() => {
            if (measureGroupMb(child.pid) > limits.memoryMb)
                stop(`needs more than ${limits.memoryMb} MB of memory`);
        }, memoryCheckMs);
        child.stdout?.on('data', (chunk) => {
            bytes += chunk.length;
            if (bytes > limits.outputBytes)
                stop(`wrote more than ${limits.outputBytes / 1024 ** 2} MB`);
            else
                chunks.push(chunk);
        });
        child.stderr?.on('data', (chunk) => {
            if (errors.length < errorBytes)
                errors += chunk.toString('utf8').slice(0, errorBytes - errors.length);
        });
        const end = (code) => {
            clearTimeout(timer);
            clearInterval(meter);
            clearTimeout(lastWait);
            resolve({
                output: fault === undefined ? Buffer.concat(chunks).toString() : '',
                errors,
                code: code ?? undefined,
                fault,
            });
        };
        child.on('error', (error) => {
            fault ??= `could not be started (${error.code ?? 'unknown error'})`;
            end(null);
        });
        child.on('exit', (_code, signal) => {
            if (signal !== null)
                fault ??= `was ended by ${signal}`;
            killGroup(child);
            killStrays(process.pid, outputs);
            lastWait = setTimeout(() => {
                fault ??= 'left a process that keeps its output open';
                child.stdout?.destroy();
                child.stderr?.destroy();
            }, strayWaitMs);
        });
        child.on('close', end);
    });
}
const pageBytes = 4096;
function measureGroupMb(group) {
    if (process.platform !== 'linux' || group === undefined)
        return 0;
    let pages = 0;
    for (const name of listNames('/proc')) {
        if (!/^\d+$/.test(name))
            continue;
        try {
            const [, rest = ''] = /^.*\) (.*)$/s.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${name}/stat`, 'utf8')) ?? [];
            const fields = rest.split(' ');
            if (Number(fields[2]) === group)
                pages += Number(fields[21]);
        }
        catch {
        }
    }
    return (pages * pageBytes) / 1024 ** 2;
}


/***/ }),

/***/ 1393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  CD: () => (/* binding */ attempt),
  _Z: () => (/* binding */ createCancelledError)
});

// UNUSED EXPORTS: GateError, describeReason, errorCodes, hardReasons, ignoreNotFound, inconclusiveNames, inconclusiveReasons, isInconclusive, toGateError, toMachineError, tryRead

;// CONCATENATED MODULE: ./build/compiled/src/shared/prose.js
function code(text) {
    return { code: text };
}
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
        for (const part of typeof value === 'number' ? [String(value)] : splitProse(value))
            add(part);
    });
    return parts.filter((part) => part !== '');
}
function splitProse(text) {
    return typeof text === 'string' || 'code' in text ? [text] : text;
}
function toPlainText(text) {
    return splitProse(text)
        .map((part) => (typeof part === 'string' ? part : `\`${part.code}\``))
        .join('');
}
function mapProse(text, change) {
    if (typeof text === 'string')
        return change(text);
    return text.map((part) => (typeof part === 'string' ? change(part) : { code: change(part.code) }));
}

;// CONCATENATED MODULE: ./build/compiled/src/shared/errors.js

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
const runAgain = 'Run the gate again. If this repeats, report it with this line.';
const reasons = {
    settings: {
        meaning: 'a setting is missing or malformed',
        brief: 'a setting is wrong',
        effect: 'always fails',
        hint: 'Correct the settings and run again.',
        needsAction: true,
    },
    fork: {
        meaning: 'not scanned: pull request from a fork',
        brief: 'pull requests from forks are not scanned',
        effect: 'fails',
        hint: prose `Judge forks with the scanners of the action: ${code('fallback: embedded')}, and a checkout before the step; elsewhere with ${code('scan-gate run --embedded')}.`,
        needsAction: true,
    },
    'no-key': {
        meaning: 'not scanned: no API key',
        brief: 'there is no API key',
        effect: 'fails',
        hint: prose `Set ${code('api-key')} from a secret. For forks and Dependabot, set ${code('fallback: embedded')}. Without a service: the action without ${code('base-url')} and ${code('api-key')}, or ${code('scan-gate run --embedded')}.`,
        needsAction: true,
    },
    'wrong-ref': {
        meaning: 'not scanned: there is no branch to scan',
        brief: 'there is no branch to scan',
        effect: 'fails',
        hint: prose `Run the gate on branches and pull requests, or name the branch with the setting ${code('branch')}.`,
        needsAction: true,
    },
    moved: {
        meaning: 'the branch moved, or its head could not be read',
        effect: 'fails',
        hint: prose `Run the gate on the newer commit; reading the head needs the permission ${code('contents: read')}.`,
    },
    policy: {
        meaning: 'the policy could not be read',
        effect: 'fails',
        hint: prose `Check where the policy is read from: ${code('config-file')}, ${code('policy-ref')}, and the permission ${code('contents: read')}.`,
        needsAction: true,
    },
    'not-found': {
        meaning: 'the repository, branch or scan was not found',
        effect: 'fails',
        hint: prose `Check ${code('repository-id')}, ${code('branch')} and ${code('scan-id')}, and which repositories the key can access.`,
        local: { meaning: 'something this run needs was not found', hint: runAgain },
        needsAction: true,
    },
    'foreign-repository': {
        meaning: 'the repository at the service is another one',
        effect: 'fails',
        hint: prose `Correct ${code('repository-id')}, or remove it so that the repository is found by its address.`,
        local: {
            meaning: 'this is a checkout of another repository',
            hint: 'Run the gate in a checkout of the repository that the job builds.',
        },
        needsAction: true,
    },
    auth: {
        meaning: 'the service refused the API key',
        brief: 'the API key was refused',
        effect: 'fails',
        hint: prose `Check ${code('api-key')} and its scopes.`,
        local: { meaning: 'access was refused', hint: runAgain },
        needsAction: true,
    },
    unavailable: {
        meaning: 'the service could not be reached',
        effect: 'fails',
        hint: prose `Run the gate again; check ${code('base-url')}, the network and the proxy settings if this repeats.`,
        local: {
            meaning: 'something this run needs could not be reached',
            hint: 'Run the gate again; check the network and the proxy settings if this repeats.',
        },
    },
    'rate-limited': {
        meaning: 'the service or GitHub asked to wait for too long',
        brief: 'the service asked to wait for too long',
        effect: 'fails',
        hint: prose `Run the gate again later, or raise ${code('timeout-seconds')}.`,
        local: { meaning: 'a server asked to wait for too long' },
    },
    'scan-failed': {
        meaning: 'the scan failed',
        effect: 'fails',
        hint: 'Check the scan in the service, then run the gate again.',
        local: { hint: 'Correct what the message names, then run the gate again.' },
    },
    timeout: {
        meaning: 'the scan did not end in time',
        effect: 'fails',
        hint: prose `Raise ${code('timeout-seconds')}, or judge the scan later with ${code('scan-id')}.`,
        local: { hint: prose `Raise ${code('timeout-seconds')} and run the gate again.` },
    },
    protocol: {
        meaning: 'the service sent a response that cannot be trusted',
        effect: 'fails',
        hint: prose `Run the gate again. If this repeats, check ${code('base-url')} and tell the operators of the service.`,
        local: { meaning: 'a response could not be trusted', hint: runAgain },
    },
    evidence: {
        meaning: 'the findings do not prove a verdict',
        brief: 'the number of blocking findings is not known',
        effect: 'fails',
        hint: 'The list of violations may lag behind the scan: run the gate again in a minute. If this repeats, compare the scan in the service with its violations.',
        local: { hint: 'Run the gate again; the list of findings shows which of them are unclear.' },
        isOfEvidence: true,
    },
    'not-covered': {
        meaning: 'a finding type that the policy needs was not scanned',
        brief: 'not everything that the policy needs was scanned',
        effect: 'fails',
        hint: prose `Add a scanner for it (its SARIF can be judged), or accept the gap in the policy: ${code('accept-uncovered')} for languages, ${code('advisories-private')} for packages, ${code('fail-on-types')} for types.`,
        needsAction: true,
        isOfEvidence: true,
    },
    'not-waited': {
        meaning: 'the scan was started and not waited for',
        effect: 'passes',
        hint: prose `Judge it later with ${code('scan-id')}.`,
    },
    publish: {
        meaning: 'a requested file could not be written',
        brief: 'a file could not be written',
        effect: 'always fails',
        hint: 'Choose a file that can be written.',
    },
    cancelled: { meaning: 'the run was canceled', effect: 'always fails', hint: 'Run the gate again.' },
    internal: {
        meaning: 'an internal error of Scan Gate',
        brief: 'Scan Gate had an internal error',
        effect: 'always fails',
        hint: 'Run the gate again. If this repeats, report the error with this line.',
    },
};
const inconclusiveReasons = reasons;
const inconclusiveNames = Object.keys(inconclusiveReasons);
function describeReason(reason, hasService) {
    const { meaning, hint, local = {} } = inconclusiveReasons[reason];
    return hasService ? { meaning, hint, brief: undefined } : { meaning, hint, brief: local.meaning, ...local };
}
function isInconclusive(reason) {
    return Object.hasOwn(reasons, reason);
}
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
const openFilesHint = 'Raise the limit for open files (ulimit -n), or run fewer programs next to the gate.';
const diskSpaceHint = 'Free disk space in the temporary folder and in the folder of the reports.';
const machineFaults = {
    EMFILE: ['This process has too many open files', openFilesHint],
    ENFILE: ['This machine has too many open files', openFilesHint],
    ENOSPC: ['No space is left on the disk', diskSpaceHint],
    EDQUOT: ['The disk quota is used up', diskSpaceHint],
    EROFS: ['The file system is read-only', 'Set TMPDIR or RUNNER_TEMP to a folder that can be written to.'],
    ENOMEM: ['This machine has no memory left', 'Give the gate more memory, or run fewer programs next to it.'],
};
function toMachineError(value) {
    const { code = '', syscall, path = '' } = (value instanceof Error ? value : {});
    const at = `${code}${syscall === undefined ? '' : `, ${syscall}`}`;
    if (syscall === 'mkdtemp' && ['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM'].includes(code)) {
        const folder = path.replace(/[/\\][^/\\]*$/, '');
        return new GateError('SCAN_FAILED', `The temporary folder ${folder} does not exist or cannot be written to (${at})`, {
            cause: value,
            hint: 'Set TMPDIR (in a workflow RUNNER_TEMP) to a folder that exists and can be written to.',
        });
    }
    const [what, hint] = Object.hasOwn(machineFaults, code) ? (machineFaults[code] ?? []) : [];
    return what === undefined ? undefined : new GateError('SCAN_FAILED', `${what} (${at})`, { cause: value, hint });
}
function toGateError(value, code = 'PROTOCOL') {
    if (value instanceof GateError)
        return value;
    const fault = toMachineError(value);
    if (fault !== undefined)
        return fault;
    const said = value instanceof Error ? value.message || value.name : String(value);
    const [line = ''] = said.trim().split(/[\r\n]/, 1);
    return new GateError(code, `Unexpected error: ${line}`, { cause: value, reason: 'internal' });
}
function createCancelledError(signal) {
    return new GateError('CANCELLED', 'The scan was canceled', { cause: signal.reason });
}
async function ignoreNotFound(reading) {
    try {
        return await reading;
    }
    catch (error) {
        if (error instanceof GateError && error.code === 'NOT_FOUND')
            return undefined;
        throw error;
    }
}
async function tryRead(read, otherwise) {
    try {
        return await read();
    }
    catch (caught) {
        const error = toGateError(caught);
        if (error.code === 'CANCELLED' || error.code === 'SCAN_TIMEOUT')
            throw caught;
        return otherwise?.(error);
    }
}
function attempt(call) {
    try {
        return call();
    }
    catch {
        return undefined;
    }
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(102);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
