import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 24:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 995:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");

/***/ }),

/***/ 760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 99:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");

/***/ }),

/***/ 321:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/consumers");

/***/ }),

/***/ 136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 29:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ns: () => (/* binding */ findReachable),
/* harmony export */   PZ: () => (/* binding */ joinEdges),
/* harmony export */   Qv: () => (/* binding */ loadIfInstalled),
/* harmony export */   Up: () => (/* binding */ describeRole),
/* harmony export */   ZZ: () => (/* binding */ runTask),
/* harmony export */   cx: () => (/* binding */ addLink),
/* harmony export */   fL: () => (/* binding */ invertEdges),
/* harmony export */   ok: () => (/* binding */ limitScore),
/* harmony export */   p6: () => (/* binding */ runIfInstalled),
/* harmony export */   zA: () => (/* binding */ scanInThread)
/* harmony export */ });
/* harmony import */ var _shared_text_file_name_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(275);

async function* scanInThread(scanner, tasks, { root, signal, shared }) {
    const scanTask = await scanner.open(root, shared);
    for (const task of tasks) {
        signal.throwIfAborted();
        yield await runTask(scanTask, task);
    }
}
async function runTask(scanTask, task) {
    try {
        return { task, answer: await scanTask(task) };
    }
    catch (error) {
        const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
        return { task, fault: `the scanner failed: ${line.slice(0, 200)}` };
    }
}
const missingCodes = new Set(['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND']);
async function loadIfInstalled(load) {
    try {
        return await load();
    }
    catch (error) {
        if (missingCodes.has(error.code ?? ''))
            return undefined;
        throw error;
    }
}
async function runIfInstalled({ name, packages }, work) {
    const message = `Not covered: the scanner is not installed. Install it with: npm install --no-save ${packages.join(' ')}`;
    const result = await loadIfInstalled(work);
    return result ?? { findings: [], coverage: 'not covered', diagnostics: [{ engine: name, message }], lookedAt: [] };
}
function findReachable(beginning, next) {
    const reached = new Set(beginning);
    for (const path of reached)
        for (const other of next(path))
            reached.add(other);
    return reached;
}
function invertEdges(steps) {
    const inverted = new Map();
    for (const [from, all] of steps)
        for (const to of all) {
            const before = inverted.get(to);
            if (before === undefined)
                inverted.set(to, new Set([from]));
            else
                before.add(from);
        }
    return inverted;
}
function joinEdges(edges, others = new Map()) {
    const joined = new Map();
    for (const each of [others, edges, invertEdges(edges)])
        for (const [path, next] of each)
            joined.set(path, [...new Set([...(joined.get(path) ?? []), ...next])].sort());
    return joined;
}
const greatestScore = { CRITICAL: 10, HIGH: 8.9, MEDIUM: 6.9, LOW: 3.9, INFO: 0 };
function limitScore(severity, cvss) {
    return Math.min(cvss, greatestScore[severity ?? ''] ?? 10);
}
function addLink(remediation, cwe) {
    return `${remediation} See https://cwe.mitre.org/data/definitions/${cwe.replace('CWE-', '')}.html`;
}
const generated = /^(?:.{0,200}\n){0,8}.{0,200}(?:@generated\b|do not edit|auto-?generated|generated (?:by|from|automatically))/i;
const longestLine = 500;
function describeRole(path, text) {
    const role = (0,_shared_text_file_name_js__WEBPACK_IMPORTED_MODULE_0__/* .classifyPath */ .qK)(path);
    if (role !== undefined)
        return `It is ${_shared_text_file_name_js__WEBPACK_IMPORTED_MODULE_0__/* .roleWords */ .ww[role]}.`;
    if (text.split('\n', 50).some((line) => line.length > 10 * longestLine))
        return 'It is in minified code.';
    return generated.test(text.slice(0, 2000)) ? 'It is in generated code.' : '';
}


/***/ }),

/***/ 102:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(919);
/* harmony import */ var _process_engine_process_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(684);
/* harmony import */ var _programs_supervisor_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(639);



const script = new URL(import.meta.url);
if (node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.isMainThread && process.send !== undefined) {
    if (process.argv[2] === _programs_supervisor_js__WEBPACK_IMPORTED_MODULE_2__/* .supervisorMark */ .sw)
        (0,_programs_supervisor_js__WEBPACK_IMPORTED_MODULE_2__/* .superviseProgram */ .ns)(process);
    else
        (0,_process_engine_process_js__WEBPACK_IMPORTED_MODULE_1__/* .forwardMessages */ .uT)(script, process);
}
else {
    const { runScannersProgram, runThread } = await __nccwpck_require__.e(/* import() */ 531).then(__nccwpck_require__.bind(__nccwpck_require__, 531));
    await (node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.isMainThread ? runScannersProgram(script, process) : runThread(script));
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Ej: () => (/* binding */ createProcessRunner),
  Bd: () => (/* binding */ defaultBounds),
  uT: () => (/* binding */ forwardMessages),
  eW: () => (/* binding */ runTasks)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __nccwpck_require__(421);
;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(760);
;// CONCATENATED MODULE: external "node:timers/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __nccwpck_require__(136);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __nccwpck_require__(919);
;// CONCATENATED MODULE: ./node_modules/yocto-queue/index.js
/*
How it works:
`this.#head` is an instance of `Node` which keeps track of its current value and nests another instance of `Node` that keeps the value that comes after it. When a value is provided to `.enqueue()`, the code needs to iterate through `this.#head`, going deeper and deeper to find the last value. However, iterating through every single item is slow. This problem is solved by saving a reference to the last value as `this.#tail` so that it can reference it to add a new value.
*/

class Node {
	value;
	next;

	constructor(value) {
		this.value = value;
	}
}

class Queue {
	#head;
	#tail;
	#size;

	constructor() {
		this.clear();
	}

	enqueue(value) {
		const node = new Node(value);

		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}

		this.#size++;
	}

	dequeue() {
		const current = this.#head;
		if (!current) {
			return;
		}

		this.#head = this.#head.next;
		this.#size--;

		// Clean up tail reference when queue becomes empty
		if (!this.#head) {
			this.#tail = undefined;
		}

		return current.value;
	}

	peek() {
		if (!this.#head) {
			return;
		}

		return this.#head.value;

		// TODO: Node.js 18.
		// return this.#head?.value;
	}

	clear() {
		this.#head = undefined;
		this.#tail = undefined;
		this.#size = 0;
	}

	get size() {
		return this.#size;
	}

	* [Symbol.iterator]() {
		let current = this.#head;

		while (current) {
			yield current.value;
			current = current.next;
		}
	}

	* drain() {
		while (this.#head) {
			yield this.dequeue();
		}
	}
}

;// CONCATENATED MODULE: ./node_modules/p-limit/index.js


function pLimit(concurrency) {
	let rejectOnClear = false;

	if (typeof concurrency === 'object') {
		({concurrency, rejectOnClear = false} = concurrency);
	}

	validateConcurrency(concurrency);

	if (typeof rejectOnClear !== 'boolean') {
		throw new TypeError('Expected `rejectOnClear` to be a boolean');
	}

	const queue = new Queue();
	let activeCount = 0;

	const resumeNext = () => {
		// Process the next queued function if we're under the concurrency limit
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};

	const next = () => {
		activeCount--;
		resumeNext();
	};

	const run = async (function_, resolve, arguments_) => {
		// Execute the function and capture the result promise
		const result = (async () => function_(...arguments_))();

		// Resolve immediately with the promise (don't wait for completion)
		resolve(result);

		// Wait for the function to complete (success or failure)
		// We catch errors here to prevent unhandled rejections,
		// but the original promise rejection is preserved for the caller
		try {
			await result;
		} catch {}

		// Decrement active count and process next queued function
		next();
	};

	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = {reject};

		// Queue the internal resolve function instead of the run function
		// to preserve the asynchronous execution context.
		new Promise(internalResolve => { // eslint-disable-line promise/param-names
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(undefined, function_, resolve, arguments_)); // eslint-disable-line promise/prefer-await-to-then

		// Start processing immediately if we haven't reached the concurrency limit
		if (activeCount < concurrency) {
			resumeNext();
		}
	};

	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});

	Object.defineProperties(generator, {
		activeCount: {
			get: () => activeCount,
		},
		pendingCount: {
			get: () => queue.size,
		},
		clearQueue: {
			value() {
				if (!rejectOnClear) {
					queue.clear();
					return;
				}

				const abortError = AbortSignal.abort().reason;

				while (queue.size > 0) {
					queue.dequeue().reject(abortError);
				}
			},
		},
		concurrency: {
			get: () => concurrency,

			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;

				queueMicrotask(() => {
					// eslint-disable-next-line no-unmodified-loop-condition
					while (activeCount < concurrency && queue.size > 0) {
						resumeNext();
					}
				});
			},
		},
		map: {
			async value(iterable, function_) {
				const promises = [];

				try {
					Array.from(iterable, (value, index) => {
						const promise = generator(function_, value, index);
						promises.push(promise);
						return promise;
					});
				} catch (error) {
					// The iterable threw, so `Promise.all` never observes the already scheduled promises. Observe them here to avoid unhandled rejections.
					for (const promise of promises) {
						promise.catch(() => {}); // eslint-disable-line promise/prefer-await-to-then
					}

					throw error;
				}

				return Promise.all(promises);
			},
		},
	});

	return generator;
}

function limitFunction(function_, options) {
	const limit = pLimit(options);

	const limitedFunction = (...arguments_) => limit(() => function_(...arguments_));
	Object.defineProperty(limitedFunction, 'clearQueue', {
		value: limit.clearQueue,
	});

	return limitedFunction;
}

function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) {
		throw new TypeError('Expected `concurrency` to be a number from 1 and up');
	}
}

// EXTERNAL MODULE: ./build/compiled/src/shared/text/contents.js + 1 modules
var contents = __nccwpck_require__(157);
// EXTERNAL MODULE: ./build/compiled/src/scanners/engine.js
var scanners_engine = __nccwpck_require__(29);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/process/engine-process.js









function createProcessRunner(program, bounds) {
    const limit = pLimit(bounds.processors);
    return ({ name }, tasks, context) => runWithinLimit(limit, { ...program, bounds, name, tasks, context });
}
async function* runWithinLimit(limit, looking) {
    const over = Promise.withResolvers();
    const turn = Promise.withResolvers();
    void limit(() => {
        turn.resolve();
        return over.promise;
    });
    try {
        await turn.promise;
        yield* scanAllTasks(looking);
    }
    finally {
        over.resolve();
    }
}
async function* scanAllTasks(looking) {
    const { bounds, tasks, context } = looking;
    const left = [...tasks];
    const lost = { ms: 0, files: 0 };
    let [asked, single] = [0, 0];
    let child = await openChild(looking);
    try {
        while (left.length > 0) {
            context.signal.throwIfAborted();
            if (lost.files >= bounds.lostFiles) {
                const fault = `${lost.files} files before it took too much time or memory`;
                yield { task: left.shift(), fault };
                continue;
            }
            const limitMs = lost.ms < bounds.lostMs ? bounds.fileMs : bounds.spentFileMs;
            if (asked === 0) {
                asked = single > 0 ? 1 : countNext(left);
                child.send(left.slice(0, asked));
            }
            const reply = await child.reply(limitMs);
            if ('several' in reply) {
                asked -= reply.several.length;
                single = Math.max(0, single - reply.several.length);
                for (const outcome of reply.several)
                    yield { ...outcome, task: left.shift() };
                continue;
            }
            child.end();
            const isKnown = asked === 1 || !('ended' in reply) || reply.isLate === true;
            if (isKnown) {
                lost.ms += limitMs;
                lost.files += 1;
                single = Math.max(0, single - 1);
                yield { task: left.shift(), fault: 'ended' in reply ? reply.ended : 'the scanner answered out of order' };
            }
            else
                single = asked;
            asked = 0;
            if (left.length > 0 && lost.files < bounds.lostFiles)
                child = await openChild(looking);
        }
    }
    finally {
        child.end();
    }
}
const mostTasks = 32;
const mostBytes = 128 * 1024;
function countNext(tasks) {
    let [count, bytes] = [0, 0];
    for (const { stored } of tasks.slice(0, mostTasks)) {
        if (bytes >= mostBytes)
            break;
        bytes += (0,contents/* getContentLength */.KW)(stored);
        count += 1;
    }
    return count;
}
async function openChild({ script, env, bounds, name, context }) {
    const { heapMb, stackMb, openMs } = bounds;
    const child = startChild({ script, env, name, root: context.root, heapMb });
    child.send({ engine: name, root: context.root, shared: context.shared, heapMb, stackMb });
    const reply = await child.reply(openMs);
    if ('opened' in reply)
        return child;
    child.end();
    if ('refused' in reply)
        throw Object.assign(new Error(reply.refused.message), { code: reply.refused.code });
    throw new Error('ended' in reply ? `it could not be loaded: ${reply.ended}` : 'it answered before it was asked');
}
const mostRounds = 4;
function startChild(start) {
    const child = (0,external_node_child_process_.fork)((0,external_node_url_.fileURLToPath)(start.script), [start.name], {
        cwd: (0,external_node_path_.dirname)(start.root),
        env: start.env,
        execArgv: [],
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const replies = createReplyQueue();
    const meter = createMeter(child);
    child.on('message', ({ reply }) => {
        if (reply !== undefined)
            replies.add(reply);
    });
    child.on('error', () => replies.add({ ended: 'the scanner could not be started' }));
    child.on('exit', (code, signal) => {
        const isMemory = code === outOfMemoryCode || signal === 'SIGABRT' || code === 134;
        replies.add({ ended: isMemory ? `it needs more than ${start.heapMb} MB of memory` : 'the scanner crashed' });
    });
    return {
        send: (message) => {
            child.send(message, () => undefined);
        },
        reply: async (limitMs) => {
            let reply;
            const next = replies.next().then((first) => {
                reply = first;
            });
            for (let round = 1;; round += 1) {
                await waitAtMost(limitMs, next);
                const isStarved = reply === undefined && round < mostRounds && (await meter.isStarved(limitMs, next));
                if (reply !== undefined)
                    return reply;
                if (!isStarved)
                    return { ended: `it takes more than ${limitMs / 1000} s`, isLate: true };
            }
        },
        end: () => {
            child.removeAllListeners();
            child.on('error', () => undefined);
            child.kill('SIGKILL');
            replies.add({ ended: 'the scan was ended' });
        },
    };
}
function createMeter(child) {
    let [atReplyMs, usedMs, onReply] = [0, 0, () => { }];
    child.on('message', (message) => {
        usedMs = message.usedMs;
        if (message.reply !== undefined)
            atReplyMs = usedMs;
        onReply();
    });
    return {
        isStarved: async (limitMs, next) => {
            const hasReplied = new Promise((resolve) => {
                onReply = () => resolve(true);
            });
            child.send('used', () => undefined);
            const isTold = await waitAtMost(limitMs, Promise.race([hasReplied, next.then(() => false)]));
            const sinceMs = usedMs - atReplyMs;
            return isTold === true && sinceMs < limitMs / 2 && sinceMs > limitMs / 50;
        },
    };
}
async function waitAtMost(limitMs, coming) {
    const timer = new AbortController();
    try {
        return await Promise.race([coming, (0,promises_namespaceObject.setTimeout)(limitMs, undefined, { signal: timer.signal }).catch(() => undefined)]);
    }
    finally {
        timer.abort();
    }
}
function createReplyQueue() {
    const replies = [];
    let wake;
    return {
        add: (reply) => {
            replies.push(reply);
            wake?.();
        },
        next: async () => {
            if (replies.length === 0)
                await new Promise((resolve) => {
                    wake = resolve;
                });
            return replies.shift() ?? { ended: 'the scan was ended' };
        },
    };
}
const bytesPerProcess = 2 * 1024 ** 3;
const bytesOfMemory = Math.min((0,external_node_os_namespaceObject.totalmem)(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
const defaultBounds = {
    processors: Math.max(1, Math.min(8, (0,external_node_os_namespaceObject.availableParallelism)(), Math.floor(bytesOfMemory / bytesPerProcess))),
    openMs: 120_000,
    fileMs: 30_000,
    lostMs: 120_000,
    spentFileMs: 3_000,
    lostFiles: 60,
    heapMb: 2048,
    stackMb: 8,
};
function forwardMessages(script, parent) {
    parent.on('disconnect', () => parent.kill(parent.pid, 'SIGKILL'));
    parent.once('message', (start) => {
        const resourceLimits = { maxOldGenerationSizeMb: start.heapMb, stackSizeMb: start.stackMb };
        const worker = new external_node_worker_threads_.Worker(script, { workerData: start, resourceLimits, argv: [], execArgv: [] });
        const send = (message, sent) => {
            const { user, system } = parent.cpuUsage();
            const usedMs = (user + system) / 1000;
            parent.send?.({ ...message, usedMs }, undefined, undefined, sent);
        };
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
async function runTasks({ engine, root, shared }, port, engines) {
    const reply = (message) => port.postMessage(message);
    try {
        const scanner = engines.find(({ name }) => name === engine)?.scanner;
        if (scanner === undefined)
            throw new Error(`there is no scanner ${engine}`);
        const scanTask = await scanner.open(root, shared);
        let done = Promise.resolve();
        port.on('message', (task) => {
            done = done.then(async () => reply({ looked: await (0,scanners_engine/* runTask */.ZZ)(scanTask, task) }));
        });
        reply({ opened: true });
    }
    catch (error) {
        const { message, code } = error;
        reply({ refused: { message, code } });
    }
}


/***/ }),

/***/ 639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S7: () => (/* binding */ createProgramStarter),
/* harmony export */   ns: () => (/* binding */ superviseProgram),
/* harmony export */   sw: () => (/* binding */ supervisorMark)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(24);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(136);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(393);




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
        return ((0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(() => {
            const link = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(`/proc/${pid}/fd/${number}`);
            return /^(?:socket|pipe):/.test(link) ? [link] : [];
        }) ?? []);
    });
}
function listNames(folder) {
    return (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder)) ?? [];
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
function createProgramStarter(script) {
    return (run) => new Promise((resolve) => {
        const supervisor = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.fork)((0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(script), [supervisorMark], {
            cwd: run.cwd,
            env: run.variables,
            execArgv: [],
            serialization: 'advanced',
            stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        });
        const lost = { output: '', errors: '', fault: 'could not be watched' };
        supervisor.once('message', (end) => resolve(end));
        supervisor.once('error', () => resolve(lost));
        supervisor.once('exit', (_code, signal) => {
            if (signal !== null)
                killStrays(supervisor.pid);
            resolve(lost);
        });
        supervisor.send(run, () => undefined);
    });
}


/***/ }),

/***/ 393:
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


/***/ }),

/***/ 157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  CQ: () => (/* binding */ classifyContent),
  F5: () => (/* binding */ createWordFilter),
  g7: () => (/* binding */ decodeText),
  KW: () => (/* binding */ getContentLength),
  Gk: () => (/* binding */ listReadings),
  vx: () => (/* binding */ matchAllIfPossible),
  xg: () => (/* binding */ mayContainAll),
  c_: () => (/* binding */ readContent),
  eu: () => (/* binding */ readFileText),
  YE: () => (/* binding */ toRequiredWords),
  rQ: () => (/* binding */ toTrigrams)
});

// UNUSED EXPORTS: closeContents, createContentWriter, createTrigramFilter

;// CONCATENATED MODULE: external "node:buffer"
const external_node_buffer_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(24);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(760);
;// CONCATENATED MODULE: ./build/compiled/src/shared/text/contents.js



const fileName = 'contents';
const part = /^#(\d+)\+(\d+)$/;
const roundBytes = (/* unused pure expression or super */ null && (4 * 1024 * 1024));
function createContentWriter(folder) {
    const file = openSync(join(folder, fileName), 'wx', 0o600);
    const round = Buffer.allocUnsafe(roundBytes);
    let [offset, held] = [0, 0];
    const flush = () => {
        writeAllBytes(file, round.subarray(0, held));
        held = 0;
    };
    return {
        add: (content) => {
            const stored = `#${offset}+${content.length}`;
            offset += content.length;
            if (held + content.length > roundBytes)
                flush();
            if (content.length > roundBytes)
                writeAllBytes(file, content);
            else
                held += content.copy(round, held);
            return stored;
        },
        end: () => {
            try {
                flush();
            }
            finally {
                closeSync(file);
            }
        },
    };
}
function writeAllBytes(file, bytes) {
    for (let written = 0; written < bytes.length;)
        written += writeSync(file, bytes, written);
}
let opened;
function closeContents(folder) {
    if (opened?.folder !== folder)
        return;
    (0,external_node_fs_.closeSync)(opened.file);
    opened = undefined;
}
function readContent(folder, stored, mostBytes = Number.POSITIVE_INFINITY) {
    const [, offset, length] = part.exec(stored) ?? [];
    if (offset === undefined)
        return (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, stored)).subarray(0, mostBytes);
    return readBytesAt(openContents(folder), Number(offset), Math.min(Number(length), mostBytes));
}
function openContents(folder) {
    if (opened?.folder === folder)
        return opened.file;
    if (opened !== undefined)
        closeContents(opened.folder);
    opened = { folder, file: (0,external_node_fs_.openSync)((0,external_node_path_.join)(folder, fileName), 'r') };
    return opened.file;
}
function getContentLength(stored) {
    return Number(part.exec(stored)?.[2] ?? 0);
}
function readBytesAt(file, offset, length) {
    const content = Buffer.allocUnsafe(length);
    for (let read = 0; read < length;) {
        const more = (0,external_node_fs_.readSync)(file, content, read, length - read, offset + read);
        if (more === 0)
            throw new Error('the contents end early');
        read += more;
    }
    return content;
}
const sampledBytes = 64 * 1024;
const binaryShare = 0.02;
const wide = { leastBytes: 8, zeros: 0.4, otherZeros: 0.1 };
async function readFileText(root, stored) {
    return decodeText(readContent(root, stored));
}
function decodeText(content) {
    const isEncrypted = isGitCrypt(content);
    const marked = detectByMark(content);
    if (marked !== undefined)
        return { text: removeMark(marked(content)), isBinary: false, isEncrypted };
    const guessed = guessByZeros(content);
    const narrow = removeMark(decodeNarrow(content));
    if (guessed !== undefined)
        return { text: guessed(content), narrow, isBinary: false, isEncrypted };
    return { text: narrow, isBinary: looksBinary(content), isEncrypted };
}
function classifyContent(content) {
    const isReadable = detectByMark(content) !== undefined || guessByZeros(content) !== undefined;
    return { isBinary: !isReadable && looksBinary(content), isEncrypted: isGitCrypt(content) };
}
function isGitCrypt(content) {
    return content.subarray(0, 10).toString('latin1') === '\0GITCRYPT\0';
}
function createWordFilter(content) {
    return detectByMark(content) === undefined ? createTrigramFilter(content) : () => true;
}
function listReadings(content) {
    const narrow = removeMark(decodeNarrow(content));
    const marked = detectByMark(content);
    const wide = marked === undefined ? [] : [removeMark(marked(content))];
    return narrow.includes('\0')
        ? [narrow.replaceAll('\0', ' '), narrow.replaceAll('\0', ''), ...wide]
        : [narrow, ...wide];
}
function decodeNarrow(content) {
    return content.toString((0,external_node_buffer_namespaceObject.isUtf8)(content) && !(0,external_node_buffer_namespaceObject.isAscii)(content) ? 'utf8' : 'latin1');
}
function detectByMark(content) {
    const mark = content.toString('hex', 0, 4);
    if (mark === 'fffe0000')
        return (bytes) => decodeUtf32(bytes, true);
    if (mark === '0000feff')
        return (bytes) => decodeUtf32(bytes, false);
    if (mark.startsWith('fffe'))
        return (bytes) => new TextDecoder('utf-16le').decode(bytes);
    if (mark.startsWith('feff'))
        return (bytes) => new TextDecoder('utf-16be').decode(bytes);
    return undefined;
}
function guessByZeros(content) {
    if (content.length < wide.leastBytes)
        return undefined;
    const [even, odd] = computeZeroShares(content.subarray(0, sampledBytes));
    if (odd > wide.zeros && even < wide.otherZeros)
        return (bytes) => new TextDecoder('utf-16le').decode(bytes);
    if (even > wide.zeros && odd < wide.otherZeros)
        return (bytes) => new TextDecoder('utf-16be').decode(bytes);
    return undefined;
}
function decodeUtf32(bytes, isLittle) {
    const points = [];
    for (let index = 0; index + 3 < bytes.length; index += 4) {
        const point = isLittle ? bytes.readUInt32LE(index) : bytes.readUInt32BE(index);
        points.push(point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd');
    }
    return points.join('');
}
function computeZeroShares(sample) {
    const zeros = [0, 0];
    for (let at = sample.indexOf(0); at >= 0; at = sample.indexOf(0, at + 1))
        zeros[at % 2 === 0 ? 0 : 1] += 1;
    const places = Math.max(2, Math.floor(sample.length / 2));
    return [zeros[0] / places, zeros[1] / places];
}
function looksBinary(content) {
    const sample = content.subarray(0, sampledBytes);
    let odd = 0;
    for (let index = 0; index < sample.length; index += 1) {
        const byte = sample[index] ?? 0;
        if (byte < 0x20 && !(byte >= 0x08 && byte <= 0x0d) && byte !== 0x1b)
            odd += 1;
    }
    return odd > sample.length * binaryShare;
}
function removeMark(text) {
    return text.startsWith('\ufeff') ? text.slice(1) : text;
}
function mayContainAll(mayHold, needed) {
    return needed.every((words) => words.some(mayHold));
}
function matchAllIfPossible({ pattern, needed }, text, mayHold) {
    return mayContainAll(mayHold, needed) ? text.matchAll(pattern) : [];
}
function toRequiredWords(...needed) {
    return needed.map((words) => words.map(toTrigrams));
}
const other = 31;
const classes = new Uint8Array(256).fill(other);
for (let letter = 0; letter < 26; letter += 1)
    classes[0x41 + letter] = classes[0x61 + letter] = letter;
for (let digit = 0x30; digit <= 0x39; digit += 1)
    classes[digit] = 26;
for (const [index, marks] of ['_', '-', '.', ':/'].entries())
    for (const mark of marks)
        classes[mark.charCodeAt(0)] = 27 + index;
const mask = (1 << 15) - 1;
const start = (other << 5) | other;
const marks = new Uint8Array(mask + 1);
const mostMarks = 255;
let [readCount, current] = [0, 0];
function createTrigramFilter(content) {
    readCount += 1;
    current = (readCount % mostMarks) + 1;
    if (current === 1)
        marks.fill(0);
    markTrigrams(content, false);
    if (content.includes(0))
        markTrigrams(content, true);
    const look = readCount;
    return (word) => look !== readCount || word.every((trigram) => marks[trigram] === current);
}
function markTrigrams(content, isWithoutZeros) {
    let last = start;
    for (let index = 0; index < content.length; index += 1) {
        const byte = content[index];
        if (byte === 0 && isWithoutZeros)
            continue;
        last = ((last << 5) | classes[byte]) & mask;
        marks[last] = current;
    }
    marks[((last << 5) | other) & mask] = current;
}
function toTrigrams(text) {
    const codes = [...Buffer.from(text, 'latin1')].map((byte) => classes[byte] ?? other);
    const trigrams = codes
        .slice(2)
        .map((last, index) => ((codes[index] ?? 0) << 10) | ((codes[index + 1] ?? 0) << 5) | last);
    return [...new Set(trigrams)];
}


/***/ }),

/***/ 275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ getBaseName),
/* harmony export */   JB: () => (/* binding */ isUnshippedTemplate),
/* harmony export */   L2: () => (/* binding */ getFolder),
/* harmony export */   Tb: () => (/* binding */ isUnshipped),
/* harmony export */   qK: () => (/* binding */ classifyPath),
/* harmony export */   uQ: () => (/* binding */ getExtension),
/* harmony export */   ww: () => (/* binding */ roleWords),
/* harmony export */   zU: () => (/* binding */ isInstalledPackage)
/* harmony export */ });
/* unused harmony exports fileRoles, formatRoles */
function getBaseName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function getFolder(path) {
    return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}
function getExtension(path) {
    const name = getBaseName(path);
    const dot = name.lastIndexOf('.');
    return dot <= 0 ? '' : name.slice(dot).toLowerCase();
}
function isInstalledPackage(path) {
    return path.startsWith('node_modules/') || path.includes('/node_modules/');
}
const fileRoles = ['fixture', 'test', 'example', 'benchmark', 'documentation', 'vendored', 'minified'];
const patterns = {
    fixture: /(?:^|\/)(?:(?:__)?fixtures?(?:__)?|testdata|test-?data|__snapshots__|__mocks__|mocks?)\//i,
    test: /(?:^|\/)(?:__tests__|tests?|specs?|e2e|cypress)\/|(?:^|[._-])(?:test|spec|cy|e2e)\.[cm]?[jt]sx?$|(?:^|\/)(?:test_[^/]*|conftest|tests)\.py$|_(?:test|spec)\.(?:py|go|rb)$|[a-z](?:Test|Tests|IT)\.(?:java|kt|cs|php)$/,
    example: /(?:^|\/)(?:examples?|samples?|demos?)\//i,
    benchmark: /(?:^|\/)(?:benchmarks|bench)\/|^benchmark\//i,
    documentation: /(?:^|\/)docs?\//i,
    vendored: /(?:^|\/)(?:vendors?|third[_-]?party|bower_components|node_modules|external|lib\/jquery)\/|(?:^|\/)(?:jquery|bootstrap|angular|lodash|underscore|moment|react|vue|d3|popper|materialize|modernizr|html5shiv)(?:[.-](?:[\d.]+|slim|bundle|core|ui))*(?:\.min)?\.js$/i,
    minified: /\.min\.(?:[cm]?js|css)$/i,
};
const anyPattern = new RegExp(Object.values(patterns)
    .map(({ source }) => source)
    .join('|'), 'i');
const packageFolders = /((?:^|\/)src\/main\/(?:java|kotlin|scala|groovy)\/)(?:.*\/)?/;
function classifyPath(path) {
    if (path === undefined || !anyPattern.test(path))
        return undefined;
    const named = path.replace(packageFolders, '$1');
    return fileRoles.find((role) => patterns[role].test(named));
}
const unshippedRoles = new Set([
    'fixture',
    'test',
    'example',
    'benchmark',
    'documentation',
]);
const unresolved = /\.(?:php\d?|phtml|java|jsp)$/i;
function isUnshipped(path) {
    const role = classifyPath(path);
    return unshippedRoles.has(role) && (!unresolved.test(path) || role === 'test' || role === 'fixture');
}
function isUnshippedTemplate(path, isModule = () => false) {
    const examples = [...path.matchAll(/(?:^|\/)examples?\//gi)].map(({ index }) => path.slice(0, index));
    return /(?:^|\/)(?:tests?|fixtures?)\//i.test(path) || examples.some(isModule);
}
const roleWords = {
    fixture: 'in a fixture of tests',
    test: 'in a test',
    example: 'in an example',
    benchmark: 'in a benchmark',
    documentation: 'in documentation',
    vendored: 'in third-party code that is kept here',
    minified: 'in minified code',
};
const manyWords = {
    fixture: 'in fixtures of tests',
    test: 'in tests',
    example: 'in examples',
    benchmark: 'in benchmarks',
    documentation: 'in documentation',
    vendored: 'in third-party code',
    minified: 'in minified code',
};
function formatRoles(findings) {
    const counts = new Map();
    for (const { filePath } of findings) {
        const role = classifyPath(filePath);
        if (role !== undefined)
            counts.set(role, (counts.get(role) ?? 0) + 1);
    }
    const parts = fileRoles.flatMap((role) => {
        const count = counts.get(role) ?? 0;
        return count === 0 ? [] : [`${count} ${(count === 1 ? roleWords : manyWords)[role]}`];
    });
    return parts.join(', ');
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
