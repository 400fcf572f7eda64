import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

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

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

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

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 8321:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/consumers");

/***/ }),

/***/ 6466:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");

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

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 2700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ub: () => (/* binding */ asGateError),
/* harmony export */   ue: () => (/* binding */ GateError)
/* harmony export */ });
/* unused harmony exports errorCodes, inconclusiveReasons, inconclusiveNames, isInconclusive, hardReasons, machineFault, orAbsent */
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8540);
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

/***/ 8540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   aY: () => (/* binding */ code)
/* harmony export */ });
/* unused harmony exports partsOf, plainText, mapText */
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

/***/ 1369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   gf: () => (/* binding */ outOfMemoryCode),
/* harmony export */   qZ: () => (/* binding */ toPlainError)
/* harmony export */ });
/* unused harmony export fromPlainError */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2700);
/** What threads say to each other: plain data, because an error's class does not cross threads. */

/** How a process ends whose scanner's heap is full. */
const outOfMemoryCode = 71;
function toPlainError({ code, message, hint, reason }) {
    return { code, message, hint, reason };
}
function fromPlainError({ code, message, hint, reason }) {
    return new GateError(code, message, { hint, reason });
}


/***/ }),

/***/ 2015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ passOn)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5919);
/* harmony import */ var _message_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1369);
/**
 * The far side of an engine's process. Its main thread only passes messages on, so that it notices when the scan is over
 * however deep the scanner is in a text, and loads nothing that it does not need for that; a thread of it does the work.
 */


/** `script` is the entry, which finds itself in a thread then. */
function passOn(script, parent) {
    parent.on('disconnect', () => parent.exit());
    parent.once('message', (start) => {
        const resourceLimits = { maxOldGenerationSizeMb: start.heapMb, stackSizeMb: start.stackMb };
        const worker = new node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.Worker(script, { workerData: start, resourceLimits, argv: [], execArgv: [] });
        const send = (message, sent) => parent.send?.({ ...message, usedMs: usedMs(parent) }, undefined, undefined, sent);
        const replies = inGroups((reply, sent) => send({ reply }, sent));
        worker.on('message', replies.add);
        // An error comes before the exit: what was answered is sent before either ends the process.
        let code = 1;
        worker.on('error', (error) => {
            if (error.code === 'ERR_WORKER_OUT_OF_MEMORY')
                code = _message_js__WEBPACK_IMPORTED_MODULE_1__/* .outOfMemoryCode */ .gf;
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
function usedMs(parent) {
    const { user, system } = parent.cpuUsage();
    return (user + system) / 1000;
}
/** A message between processes costs more than most files: answers that come soon one after the other share one. */
const groupMs = 20;
function inGroups(send) {
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


/***/ }),

/***/ 3566:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5919);
/* harmony import */ var _pass_on_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2015);
/** Entry of the scan worker: scans the one commit that it was started with; as a child of one, works off an engine's tasks. */


const start = node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.workerData;
if (node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort === null || start === null)
    (0,_pass_on_js__WEBPACK_IMPORTED_MODULE_1__/* .passOn */ .T)(new URL(import.meta.url), process);
else {
    const { work } = await __nccwpck_require__.e(/* import() */ 132).then(__nccwpck_require__.bind(__nccwpck_require__, 8132));
    await work(start, node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

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
/******/ var __webpack_exports__ = __nccwpck_require__(3566);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
