export const id = 9250;
export const ids = [9250];
export const modules = {

/***/ 45826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ createClient),
  P: () => (/* binding */ newKeyHint)
});

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

// EXTERNAL MODULE: ./build/compiled/src/clock.js
var src_clock = __webpack_require__(85129);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/prose.js
var prose = __webpack_require__(18540);
;// CONCATENATED MODULE: ./build/compiled/src/api/assumed-fields.js
/** With the CVEs of the field that `cve-field` names. What is no text, or a list that holds something else, says nothing. */
function withCves(violation, assume) {
    const field = assume['cve-field'];
    const stated = field !== '' && Object.hasOwn(violation, field) ? violation[field] : undefined;
    const texts = Array.isArray(stated) ? stated : [stated];
    if (!texts.every((text) => typeof text === 'string'))
        return violation;
    const { advisory } = violation;
    return { ...violation, advisory: { ...advisory, cves: [...(advisory?.cves ?? []), ...texts] } };
}

// EXTERNAL MODULE: ./build/compiled/src/api/assumptions.js
var assumptions = __webpack_require__(83968);
// EXTERNAL MODULE: ./build/compiled/src/api/routes.js
var routes = __webpack_require__(44276);
;// CONCATENATED MODULE: ./build/compiled/src/api/requests.js
/** From a call's flat arguments to the request on the wire: strict, so that nothing malformed leaves. */


/** Builds the request of one call; throws GateError CONFIG for an argument that the interface does not allow. */
async function buildRequest(name, args, to) {
    const route = routes/* routes */.JZ[name];
    const given = new Map(Object.entries(args).filter(([, value]) => value !== undefined));
    const url = takeAddress(route, given, to.baseUrl);
    for (const [key, value] of queryOf(route, given))
        url.searchParams.set(wireName(route, key, to.assume), String(value));
    // Only what changes something has a body, and no run begins with that.
    const body = route.method === 'GET' ? undefined : (await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(5690)]).then(__webpack_require__.bind(__webpack_require__, 25690))).bodyOf(name, given);
    return {
        method: route.method,
        url,
        headers: headersFor(route, body !== undefined, to),
        body: body === undefined ? undefined : JSON.stringify(body),
    };
}
/** The address that a route's path makes of the arguments, which it takes out of those that are given. */
function takeAddress({ path }, given, baseUrl) {
    return new URL(baseUrl + path.replaceAll(/\{(\w+)\}/g, (_, key) => pathSegment(key, take(given, key))));
}
/** The parameters of a call. Throws GateError CONFIG for a value that its route does not know. */
function queryOf({ method, path, query = {} }, given) {
    return [...given].filter(([name, value]) => {
        const kind = Object.hasOwn(query, name) ? query[name] : undefined;
        if (kind === undefined || (0,routes/* fitsParameter */.WS)(kind, value))
            return kind !== undefined;
        throw new errors/* GateError */.ue('CONFIG', `${method} ${path}: ${name}: ${JSON.stringify(value)} is not a value of it`);
    });
}
function headersFor(route, hasBody, to) {
    return {
        accept: 'application/json',
        'user-agent': to.userAgent,
        ...(route.scope === 'none' ? {} : { 'x-api-key': to.apiKey }),
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
    };
}
function take(given, key) {
    const value = given.get(key);
    given.delete(key);
    return value;
}
function wireName(route, key, assume) {
    const assumption = route.assumedNames?.[key];
    return assumption === undefined ? key : assume[assumption];
}
/** An id as one path segment. An id that would climb, vanish or break the line is refused, and what is no text. */
function pathSegment(key, value) {
    const text = typeof value === 'string' ? value : '';
    if (text === '' || text === '.' || text === '..' || /\p{Cc}/u.test(text) || !text.isWellFormed()) {
        throw new errors/* GateError */.ue('PROTOCOL', `${key} ${JSON.stringify(text)} cannot be the id of anything`);
    }
    return encodeURIComponent(text);
}

// EXTERNAL MODULE: ./build/compiled/src/api/retry.js
var retry = __webpack_require__(23066);
// EXTERNAL MODULE: ./build/compiled/src/api/secret-forms.js
var secret_forms = __webpack_require__(83136);
;// CONCATENATED MODULE: ./build/compiled/src/api/silence.js
/** How long a read may have no answer. */
const silenceMs = 10_000;
/** The first answer; without one, what became of the second request where there was one. */
async function sendRead({ send, clock, mayRepeat, onLate }) {
    const first = send();
    // In real time, as the connection knows it.
    if ((await endsWithin(first, silenceMs * clock.patience)) || !mayRepeat())
        return first;
    const second = send();
    const late = answered(first).then((outcome) => {
        onLate();
        return outcome;
    });
    return Promise.any([late, answered(second)]).catch(() => second);
}
async function endsWithin(work, ms) {
    let timer;
    const silence = new Promise((resolve) => {
        timer = setTimeout(() => resolve(false), ms).unref();
    });
    try {
        return await Promise.race([work.then(() => true), silence]);
    }
    finally {
        clearTimeout(timer);
    }
}
async function answered(sent) {
    const outcome = await sent;
    if (outcome.kind === 'failure')
        throw new Error(outcome.message);
    return outcome;
}

;// CONCATENATED MODULE: ./build/compiled/src/api/client.js
/** The service's client: one method per line of the endpoint table, with the faults of design section 4 behind it. */











function createClient(options) {
    const session = {
        assume: assumptions/* defaultAssumptions */.ad,
        userAgent: 'scan-gate',
        onWait: () => { },
        random: Math.random,
        ...options,
        limit: pLimit(4),
        requests: {},
        isSlow: false,
        serverTimeMs: undefined,
        serverAheadMs: undefined,
    };
    const names = Object.keys(routes/* routes */.JZ);
    const methods = Object.fromEntries(names.map((name) => [name, (args) => call(session, name, args)]));
    return Object.assign(methods, {
        requests: session.requests,
        serverTimeMs: () => session.serverTimeMs,
        serverAheadMs: () => session.serverAheadMs,
    });
}
/** What reads answers, and the schemas of all of them: loaded with the first one. */
let loaded;
function answers() {
    loaded ??= Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(7723)]).then(__webpack_require__.bind(__webpack_require__, 97723));
    return loaded;
}
async function call(session, name, args) {
    const made = { name, attempts: 0, refusals: 0 };
    try {
        for (;;) {
            // While this answer is read, the next request travels.
            const outcome = await session.limit(async () => succeed(session, made, await buildRequest(name, args, session)));
            const next = await judgeOutcome(session, made, outcome);
            if ('answer' in next)
                return next.answer;
            await waitFor(session, made, next);
        }
    }
    catch (error) {
        throw await explain(session, name, error);
    }
}
/** The first answer of success; what was lost or refused keeps others waiting until it is tried again. */
async function succeed(session, made, request) {
    const send = () => {
        session.requests[made.name] = (session.requests[made.name] ?? 0) + 1;
        return session.transport.send({ ...request, signal: session.budget.signal });
    };
    for (;;) {
        const outcome = await (request.method === 'GET' ? read(session, made, send) : send());
        if (outcome.kind === 'answer') {
            keepTime(session, outcome.header('date'));
            if (isSuccess(outcome.status))
                return outcome;
        }
        await waitFor(session, made, await judgeOutcome(session, made, outcome));
    }
}
/** Who asked for fewer requests, and who only is slow, gets no second one. */
function read(session, { name }, send) {
    const mayRepeat = () => {
        if (session.isSlow || session.limit.concurrency === 1)
            return false;
        session.onWait(`${label(name)} has no answer after ${(0,src_clock/* formatSeconds */.Xo)(silenceMs)}: asking once more beside it`);
        return true;
    };
    const onLate = () => {
        session.isSlow = true;
    };
    return sendRead({ send, clock: session.budget.clock, mayRepeat, onLate });
}
function isSuccess(status) {
    return status >= 200 && status < 300;
}
/** Until it is tried again; throws when it is not. */
async function waitFor(session, made, next) {
    if ('answer' in next)
        return;
    const { clock, deadline, signal } = session.budget;
    const { error } = next;
    if (!('waitMs' in next))
        throw error;
    if (next.counts)
        made.attempts++;
    else
        made.refusals++;
    if (made.attempts >= retry/* attemptBudget */.pX)
        throw error;
    if (clock.now() + next.waitMs >= deadline)
        throw error;
    if (next.waitMs >= 5000)
        session.onWait(`${error.message}; trying again in ${(0,src_clock/* formatSeconds */.Xo)(next.waitMs)}`);
    await clock.sleep(next.waitMs, signal);
}
/** An answer from a cache may be older than one that came before it. */
function keepTime(session, date = '') {
    const time = Date.parse(date);
    if (Number.isNaN(time) || time < (session.serverTimeMs ?? time))
        return;
    session.serverTimeMs = time;
    // Both are real times, whatever a test's clock says.
    session.serverAheadMs = time - Date.now();
}
async function judgeOutcome(session, { name, attempts, refusals }, outcome) {
    const isRead = routes/* routes */.JZ[name].method === 'GET';
    const backoff = () => (0,retry/* backoffMs */.jo)(attempts, session.random());
    if (outcome.kind === 'failure') {
        const error = failureError(session, name, outcome);
        if (outcome.permanent)
            return { error };
        return isRead || outcome.unsent ? { error, waitMs: backoff(), counts: true } : { error: ambiguous(error) };
    }
    const { readAnswer, retryDetail } = await answers();
    if (outcome.status === 429) {
        session.limit.concurrency = 1;
        const asked = (0,retry/* retryAfterMs */.Vs)({ header: outcome.header('retry-after'), detail: retryDetail(outcome.text) }, session.assume, Date.now());
        const error = new errors/* GateError */.ue('RATE_LIMITED', `${label(name)} was refused: too many requests (429)`, {
            status: 429,
            hint: (0,prose/* prose */.CS) `The service limits requests. Raise ${(0,prose/* code */.aY)('timeout-seconds')}, or run fewer gates side by side.`,
        });
        return { error, waitMs: asked ?? Math.max(500, (0,retry/* backoffMs */.jo)(refusals + 1, session.random())), counts: false };
    }
    try {
        const answer = readAnswer(name, outcome, (text) => redact(session, text));
        return { answer: name === 'getViolation' ? withCves(answer, session.assume) : answer };
    }
    catch (caught) {
        const error = inContext(session, name, caught);
        const mayRepeat = (0,retry/* isTransient */.dg)(outcome.status) || isSuccess(outcome.status);
        if (!mayRepeat)
            return { error };
        return isRead ? { error, waitMs: backoff(), counts: true } : { error: ambiguous(error) };
    }
}
function failureError(session, name, outcome) {
    const origin = new URL(session.baseUrl).origin;
    if (outcome.cause instanceof errors/* GateError */.ue) {
        return new errors/* GateError */.ue(outcome.cause.code, `${label(name)} failed: ${outcome.message}`, { hint: outcome.cause.hint });
    }
    return new errors/* GateError */.ue('UNAVAILABLE', `${label(name)} failed: ${redact(session, outcome.message)} at ${origin}`, {
        cause: outcome.cause,
        hint: outcome.permanent
            ? 'The certificate of the service is not trusted: set NODE_EXTRA_CA_CERTS to the file of your certificate authority.'
            : 'Check base-url, the network and the proxy settings (HTTPS_PROXY, NO_PROXY) of this machine.',
    });
}
function ambiguous(error) {
    return new errors/* GateError */.ue(error.code, error.message, {
        cause: error,
        hint: error.hint,
        status: error.status,
        isAmbiguous: true,
    });
}
/** Shorter than any real key; to take such a text out of ids and names would break them. */
const shortestKey = 8;
/** Nothing that the service sent back may carry the key any further. */
function redact({ apiKey }, text) {
    return apiKey.length < shortestKey ? text : (0,secret_forms/* withoutSecrets */.c)(text, [apiKey]);
}
function inContext(session, name, error) {
    return new errors/* GateError */.ue(error.code, `${label(name)} failed: ${redact(session, error.message)}`, {
        hint: error.hint === undefined ? undefined : (0,prose/* mapText */.E0)(error.hint, (text) => redact(session, text)),
        isAmbiguous: error.isAmbiguous,
        reason: error.reason,
        status: error.status,
    });
}
/** `GET /scans/{scan_id}`, for messages. */
function label(name) {
    return `${routes/* routes */.JZ[name].method} ${routes/* routes */.JZ[name].path}`;
}
const newKeyHint = (0,prose/* prose */.CS) `Create a key in the dashboard (organization settings, API keys) and store it as the secret that ${(0,prose/* code */.aY)('api-key')} reads.`;
/** A 401 is explained by one look at the key itself; everything else explains itself. */
async function explain(session, name, error) {
    if (error.status !== 401 || name === 'validateKey')
        return error;
    try {
        // Whatever waits for its turn would be refused too.
        const { valid } = (await call({ ...session, limit: pLimit(1) }, 'validateKey', {}));
        if (valid) {
            return new errors/* GateError */.ue('AUTH', `${error.message}; the key itself is valid, so it lacks access to this resource`, {
                status: 401,
                brief: 'the API key has no access to this repository (401)',
                hint: 'Check that the key belongs to the organization of this repository.',
            });
        }
    }
    catch (caught) {
        if (caught instanceof errors/* GateError */.ue && caught.code === 'CANCELLED')
            return caught;
    }
    return new errors/* GateError */.ue('AUTH', `The service refused the API key: ${error.message}`, {
        status: 401,
        brief: 'the API key was refused (401)',
        hint: newKeyHint,
    });
}


/***/ }),

/***/ 44292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LN: () => (/* binding */ pageLimit),
/* harmony export */   XT: () => (/* binding */ sweepUntilStanding),
/* harmony export */   ol: () => (/* binding */ digestOf)
/* harmony export */ });
/* unused harmony export sweepOnce */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/** Reading a whole list, and knowing whether what was read can be trusted (design section 3, "Reading B"). */

const pageLimit = 100;
const sweepBudget = 5;
/** More pages than this is no list that can be read in one go. */
const pageCap = 2000;
/** Reads a list until it stands, at most five times. `first` is page 1 when it was read already. */
async function sweepUntilStanding(source, first) {
    let previous;
    let page = first;
    for (let turn = 1;; turn++) {
        const sweep = await sweepOnce(source, page);
        page = undefined;
        if (sweep.stands)
            return sweep;
        const digest = sweep.isWhole ? digestOf(source, sweep.items) : undefined;
        if (digest !== undefined && digest === previous)
            return { ...sweep, stands: true };
        if (turn === sweepBudget)
            return sweep;
        previous = digest;
    }
}
/** One text per content, whatever the order. */
function digestOf(source, items) {
    return items.map(source.digest).sort().join('\n');
}
/**
 * One pass over all pages, four at a time; how many there are follows from what arrived, not from what was asked for. Totals
 * may be too small: only a page that is shorter than asked for and agrees with them ends the list, or one without news.
 */
async function sweepOnce(source, given) {
    const state = {
        source,
        found: new Map(),
        repeated: false,
        totals: new Set(),
        pages: new Map(),
        taken: [],
        pageCount: 0,
    };
    const first = given ?? (await source.read(1));
    take(state, first, 1);
    if (first.items.length > 0 && !isLast(first, state))
        await readRest(state, first);
    const { found, totals } = state;
    const items = [...found.values()];
    source.join?.(state.taken, items);
    return {
        items,
        total: first.total,
        stands: totals.size === 1 && totals.has(found.size) && !state.repeated,
        isWhole: hasAll(state),
        pageCount: state.pageCount,
    };
}
function isLast(page, { found, totals }) {
    return page.items.length < pageLimit && found.size === Math.max(...totals);
}
/** As many as any page says that there are. */
function hasAll({ found, totals }) {
    return found.size >= Math.max(...totals);
}
async function readRest(state, first) {
    const { source } = state;
    const size = first.items.length;
    const guessed = Math.max(1, Math.ceil(first.total / size));
    if (guessed > pageCap)
        throw tooLong(`A list of ${first.total} records comes ${size} at a time`);
    const numbers = Array.from({ length: guessed - 1 }, (_, index) => index + 2);
    const reading = Promise.all(numbers.map((number) => source.read(number)));
    // Where the last page will be full, the one behind it is read in any case.
    const isEvenlyFull = size === pageLimit && first.total % pageLimit === 0;
    const behind = isEvenlyFull ? (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orAbsent */ .Re)(source.read(guessed + 1)) : undefined;
    behind?.catch(() => { });
    const pages = await reading;
    for (const [index, page] of pages.entries())
        take(state, page, index + 2);
    let last = pages.at(-1) ?? first;
    for (let number = guessed + 1; !isLast(last, state); number++) {
        if (number > pageCap)
            throw tooLong(`A list does not end within ${pageCap} pages`);
        const known = state.found.size;
        // Beyond what the totals say there may be no such page.
        const isBehind = number === guessed + 1 && behind !== undefined;
        const page = await (hasAll(state) ? (isBehind ? behind : (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orAbsent */ .Re)(source.read(number))) : source.read(number));
        if (page === undefined || page.items.length === 0)
            return;
        take(state, page, number);
        if (state.found.size === known)
            return;
        last = page;
    }
}
function tooLong(message) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PROTOCOL', message, {
        hint: `One run reads ${pageCap} pages of a list, which are ${pageCap * pageLimit} violations where the service hands out ${pageLimit} on a page.`,
        brief: `the service lists more than ${pageCap} pages`,
    });
}
/** Beyond the total a service may hand out its last page again: that ends the list. Before it, records would be missing. */
function take(state, page, asked) {
    const { source, found, pages, totals } = state;
    const isBeyond = totals.size > 0 && hasAll(state);
    const ids = page.items.map(source.id);
    if (isBeyond && ids.every((id) => found.has(id)))
        return;
    if (page.page !== asked && !isBeyond) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PROTOCOL', `A list answered page ${page.page} when page ${asked} was asked for`);
    }
    const [first = ''] = ids;
    const alike = pages.get(first) ?? [];
    if (ids.length > 0 && alike.some((earlier) => isSame(earlier, ids))) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PROTOCOL', `A list answered page ${asked} with the records of an earlier page`);
    }
    pages.set(first, [...alike, ids]);
    if (ids.length > 0 || alike.length === 0)
        state.pageCount += 1;
    totals.add(page.total);
    state.taken.push(page.items);
    for (const item of page.items) {
        const known = found.get(source.id(item));
        if (known !== undefined)
            state.repeated = true;
        found.set(source.id(item), known === undefined ? item : source.combine(known, item));
    }
}
function isSame(a, b) {
    return a.length === b.length && a.every((id, place) => id === b[place]);
}


/***/ }),

/***/ 23066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vs: () => (/* binding */ retryAfterMs),
/* harmony export */   dg: () => (/* binding */ isTransient),
/* harmony export */   jo: () => (/* binding */ backoffMs),
/* harmony export */   pX: () => (/* binding */ attemptBudget)
/* harmony export */ });
const attemptBudget = 5;
const baseMs = 500;
const capMs = 20_000;
/** Full jitter: anything up to an exponentially growing cap. `attempt` counts from 0, `random` is in [0, 1). */
function backoffMs(attempt, random) {
    return random * Math.min(capMs, baseMs * 2 ** attempt);
}
/**
 * How long a 429 asks to wait, in milliseconds; undefined when it does not say. The header (seconds or a date) wins over
 * the detail, whose unit the interface does not show.
 */
function retryAfterMs({ header, detail }, assume, wallClockMs) {
    const fromHeader = header === undefined ? undefined : headerMs(header.trim(), wallClockMs);
    if (fromHeader !== undefined)
        return fromHeader;
    if (typeof detail !== 'number' || !Number.isInteger(detail) || detail < 1)
        return undefined;
    return assume['retry-after-unit'] === 'ms' ? detail : detail * 1000;
}
function headerMs(value, wallClockMs) {
    if (/^\d+$/.test(value))
        return Number(value) > 0 ? Number(value) * 1000 : undefined;
    const date = Date.parse(value);
    return Number.isNaN(date) || date <= wallClockMs ? undefined : date - wallClockMs;
}
/** True for the answers that say "not now" rather than "no". */
function isTransient(status) {
    return status === 408 || status >= 500;
}


/***/ }),

/***/ 44276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GF: () => (/* binding */ isSeverityList),
/* harmony export */   JZ: () => (/* binding */ routes),
/* harmony export */   WS: () => (/* binding */ fitsParameter)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56845);

const paging = { page: 'page', limit: 'limit' };
/** Severities with commas between them. */
function isSeverityList(text) {
    return text.split(',').every((word) => _words_js__WEBPACK_IMPORTED_MODULE_0__/* .severityFilters */ .$l.some((known) => known === word));
}
const isWhole = (value, most) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;
const fitting = {
    page: (value) => isWhole(value, Number.MAX_SAFE_INTEGER),
    limit: (value) => isWhole(value, 100),
    text: (value) => typeof value === 'string',
    severities: (value) => typeof value === 'string' && isSeverityList(value),
};
function fitsParameter(kind, value) {
    return typeof kind === 'string' ? fitting[kind](value) : kind.some((word) => word === value);
}
const sortNames = { sortBy: 'sort-field-parameter', sortOrder: 'sort-order-parameter' };
const routes = {
    listOrganizations: {
        method: 'GET',
        path: '/organizations',
        query: {
            ...paging,
            search: 'text',
            status: ['active', 'inactive'],
            sortBy: ['name', 'createdAt', 'updatedAt'],
            sortOrder: _words_js__WEBPACK_IMPORTED_MODULE_0__/* .sortOrders */ .iu,
        },
        list: 'organizations',
        style: 'enveloped',
        success: 200,
        scope: 'organization:read',
    },
    validateKey: {
        method: 'GET',
        path: '/cli/auth/validate',
        style: 'enveloped',
        success: 200,
        scope: 'any key',
    },
    getCliInfo: {
        method: 'GET',
        path: '/cli/info',
        style: 'enveloped',
        success: 200,
        scope: 'none',
    },
    getHealth: {
        method: 'GET',
        path: '/health',
        style: 'enveloped',
        success: 200,
        scope: 'none',
    },
    listRepositories: {
        method: 'GET',
        path: '/repositories',
        query: {
            ...paging,
            search: 'text',
            provider: 'text',
            status: _words_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryStatuses */ .De,
            sortBy: ['name', 'createdAt', 'updatedAt', 'lastScanAt'],
            sortOrder: _words_js__WEBPACK_IMPORTED_MODULE_0__/* .sortOrders */ .iu,
        },
        assumedNames: { provider: 'provider-parameter', status: 'status-parameter', ...sortNames },
        list: 'repositories',
        style: 'bare',
        success: 200,
        scope: 'repository:read',
    },
    getRepository: {
        method: 'GET',
        path: '/repositories/{repository_id}',
        style: 'bare',
        success: 200,
        scope: 'repository:read',
    },
    updateRepository: {
        method: 'PATCH',
        path: '/repositories/{repository_id}',
        style: 'bare',
        success: 200,
        scope: 'repository:write',
    },
    listScans: {
        method: 'GET',
        path: '/scans',
        query: {
            ...paging,
            repository_id: 'text',
            status: _words_js__WEBPACK_IMPORTED_MODULE_0__/* .scanStatuses */ .O5,
            scanType: _words_js__WEBPACK_IMPORTED_MODULE_0__/* .scanTypes */ .vz,
            sortBy: ['startedAt', 'completedAt', 'status'],
            sortOrder: _words_js__WEBPACK_IMPORTED_MODULE_0__/* .sortOrders */ .iu,
        },
        assumedNames: { status: 'status-parameter', scanType: 'scan-type-parameter', ...sortNames },
        list: 'scans',
        style: 'bare',
        success: 200,
        scope: 'scan:read',
    },
    startScan: {
        method: 'POST',
        path: '/scans',
        style: 'bare',
        success: 201,
        scope: 'scan:write',
    },
    getScan: {
        method: 'GET',
        path: '/scans/{scan_id}',
        style: 'bare',
        success: 200,
        scope: 'scan:read',
    },
    listViolations: {
        method: 'GET',
        path: '/violations',
        query: { ...paging, repository_id: 'text', severity: 'severities', status: _words_js__WEBPACK_IMPORTED_MODULE_0__/* .violationStatusFilters */ .nZ },
        assumedNames: { status: 'status-parameter' },
        list: 'violations',
        style: 'bare',
        success: 200,
        scope: 'violation:read',
    },
    getViolation: {
        method: 'GET',
        path: '/violations/{violation_id}',
        style: 'bare',
        success: 200,
        scope: 'violation:read',
    },
    suppressViolation: {
        method: 'POST',
        path: '/violations/{violation_id}/suppress',
        style: 'bare',
        success: 200,
        scope: 'violation:write',
    },
};


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

/***/ 9250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ runGate)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/compiled/src/api/client.js + 5 modules
var client = __webpack_require__(45826);
// EXTERNAL MODULE: ./build/compiled/src/clock.js
var src_clock = __webpack_require__(85129);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/report/draft.js
var draft = __webpack_require__(70997);
// EXTERNAL MODULE: ./build/compiled/src/prose.js
var prose = __webpack_require__(18540);
;// CONCATENATED MODULE: ./build/compiled/src/report/resumable.js
/** What an error says of a scan that goes on without the run. */


/** A run that ended before its scan says how to judge the scan later. */
function resumable(error, report) {
    if (report.scan === undefined || (error.code !== 'SCAN_TIMEOUT' && error.code !== 'CANCELLED'))
        return error;
    return new errors/* GateError */.ue(error.code, `${error.message}; scan ${report.scan.id} has not been judged`, {
        cause: error,
        reason: error.reason,
        brief: briefOf(error, report),
        hint: (0,prose/* prose */.CS) `The scan goes on at the service: judge it later with ${(0,prose/* code */.aY)(`scan-id: ${report.scan.id}`)}.${error.hint === undefined ? '' : (0,prose/* prose */.CS) ` ${error.hint}`}`,
    });
}
/** The time may be over after the scan has ended, while its findings are read. */
function briefOf({ code, brief }, { scan }) {
    const isScanOver = code === 'SCAN_TIMEOUT' && scan?.status === 'COMPLETED';
    return isScanOver ? 'the time was over before all findings were read' : brief;
}

// EXTERNAL MODULE: ./build/compiled/src/steps/about.js
var about = __webpack_require__(62906);
// EXTERNAL MODULE: ./build/compiled/src/steps/guards.js
var guards = __webpack_require__(66569);
// EXTERNAL MODULE: ./build/compiled/src/git/commit-name.js
var commit_name = __webpack_require__(84191);
;// CONCATENATED MODULE: ./build/compiled/src/steps/head-watch.js


const lookEveryMs = 10_000;
const mostLooks = 30;
function watchHead({ budget }, around, context) {
    const looks = [];
    // A service makes a commit of the name as the scan begins: a tag may be gone again by its end.
    const nameLooks = [];
    const lookAtName = () => {
        const look = (0,guards/* checkName */.I3)(around, context);
        look.catch(() => { });
        nameLooks.push(look);
    };
    async function readName() {
        if (nameLooks.length === 0)
            lookAtName();
        const states = await Promise.all(nameLooks);
        return states.find(({ kind }) => kind !== 'same') ?? { kind: 'same' };
    }
    let lastMs = budget.clock.now();
    const begun = new Set();
    return {
        onPoll({ scan_id: id, status, commit_sha }) {
            const now = budget.clock.now();
            const begins = !begun.has(id) && status !== 'PENDING';
            if (begins)
                begun.add(id);
            if (begins && (0,commit_name/* isSameCommit */.sw)(commit_sha ?? undefined, context.headSha) === undefined)
                lookAtName();
            if (!begins && (now - lastMs < lookEveryMs || looks.length >= mostLooks))
                return;
            lastMs = now;
            looks.push((0,guards/* checkHead */.Xj)(around, context).catch(() => undefined));
        },
        async doubt(scanned) {
            // One that could not be taken says nothing.
            const seen = await Promise.all(looks);
            const moved = seen.find((state) => state?.kind === 'moved');
            return moved ?? (0,guards/* checkScanned */.f1)(around, context, { ...scanned, readName });
        },
    };
}

// EXTERNAL MODULE: ./build/compiled/src/steps/resolve.js
var resolve = __webpack_require__(26567);
// EXTERNAL MODULE: ./build/compiled/src/steps/run.js
var steps_run = __webpack_require__(57914);
;// CONCATENATED MODULE: ./build/compiled/src/gate.js
/** The story of a run: settings and context in, a report out. It never throws: what goes wrong is an inconclusive report. */











/** Runs the gate from the guards to the verdict. Publishing is the caller's. */
async function runGate(input) {
    const { settings, clock } = input;
    const startedMs = clock.now();
    const over = new AbortController();
    const cancel = AbortSignal.any([input.cancel, over.signal]);
    const budget = (0,src_clock/* createBudget */.yK)(clock, settings.timeoutSeconds * 1000, cancel);
    const notes = [];
    const log = (0,steps_run/* keepingNotes */.X5)(input.log, notes);
    const run = { client: clientOf(input, budget, log), budget, log };
    const around = input.surroundings(budget, log.say);
    const progress = {
        input,
        run,
        around,
        head: watchHead(run, around, input.context),
        report: firstReport(input),
        settings,
        evidence: undefined,
        changes: undefined,
        stopwatch: (0,src_clock/* createStopwatch */.SU)({ name: 'start', sinceMs: 0 }, clock.now, () => input.transport.requestCount?.() ?? 0),
    };
    progress.stopwatch.begin('prepare');
    try {
        await runSteps(progress);
    }
    catch (error) {
        progress.report = (0,draft/* withError */.jT)(progress.report, resumable((0,errors/* asGateError */.Ub)(error), progress.report));
    }
    finally {
        budget.end();
        // A request whose answer nobody needs any more.
        over.abort(new errors/* GateError */.ue('CANCELLED', 'The run is over'));
    }
    return {
        report: finish(progress, notes, clock.now() - startedMs),
        settings: progress.settings,
        evidence: progress.evidence,
        context: progress.input.context,
        changes: progress.changes,
    };
}
function clientOf({ settings, transport, version }, budget, log) {
    return (0,client/* createClient */.U)({
        baseUrl: settings.baseUrl,
        apiKey: settings.apiKey ?? '',
        transport,
        budget,
        assume: settings.assume,
        userAgent: `scan-gate/${version}`,
        onWait: log.say,
    });
}
function firstReport({ settings, context, version }) {
    const { origin } = new URL(settings.baseUrl);
    return { ...(0,draft/* newReport */.bQ)(version), enforced: !settings.warnOnly, serviceOrigin: origin, ...(0,about/* aboutOf */.r)(context) };
}
/** Steps 2 to 9 of the design's story. */
async function runSteps(progress) {
    const { input, run, around } = progress;
    const context = await (0,guards/* withOwnHead */.$X)(around, input.context);
    progress.input = { ...input, context };
    progress.head = watchHead(run, around, context);
    if (context.refusal === undefined)
        progress.report = { ...progress.report, headSha: context.headSha };
    const refusal = context.refusal ?? (input.settings.apiKey === undefined ? (0,guards/* noKey */.Ns)() : undefined);
    if (refusal !== undefined) {
        // What a run that is refused ends with may stand in the policy file; why it is refused is the news all the same.
        await readPolicy(progress).catch((error) => {
            if (error.code === 'CANCELLED')
                throw error;
            run.log.note(`${error.message}. The settings count without it`);
        });
        throw refusal;
    }
    const { loaded, head, repository } = await askFirst(progress);
    progress.report = (0,draft/* withRepository */.Bq)(progress.report, repository);
    run.log.detail?.(`Repository ${repository.name} (${repository.repository_id}), branch ${context.branch}`);
    if (loaded.policy.skipWhen !== undefined) {
        const { skippedReport } = await __webpack_require__.e(/* import() */ 9193).then(__webpack_require__.bind(__webpack_require__, 59193));
        const skipped = await skippedReport(progress, { loaded, head });
        if (skipped !== undefined) {
            progress.report = skipped;
            return;
        }
    }
    const { settings } = progress;
    // What follows is loaded while the service works, as far as it can be.
    const { readBaseline } = await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(4843)]).then(__webpack_require__.bind(__webpack_require__, 54843));
    const baseline = await readBaseline(loaded.policy, {
        baselineFile: settings.baselineFile,
        around,
        repositoryUrl: context.repositoryUrl,
    });
    const target = { repositoryId: repository.repository_id, branch: context.branch };
    const { scanAndWait } = await __webpack_require__.e(/* import() */ 7296).then(__webpack_require__.bind(__webpack_require__, 47296));
    const awaited = await scanAndWait(progress, target);
    if (awaited === undefined)
        return;
    const { decide } = await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(9776), __webpack_require__.e(3840), __webpack_require__.e(6766), __webpack_require__.e(1313), __webpack_require__.e(6437), __webpack_require__.e(9849)]).then(__webpack_require__.bind(__webpack_require__, 68112));
    await decide(progress, { target, ...awaited, headBefore: head, baseline, loaded });
}
/** What has to be known before a scan. The service is asked at once; only then is loaded what reads the policy. */
async function askFirst(progress) {
    const { input, run, around } = progress;
    const { context } = input;
    const wanted = (0,resolve/* wantedRepository */.ez)(input.settings, context);
    const resolving = (0,resolve/* resolveRepository */.BN)(run, wanted);
    // Whatever else is wrong comes first.
    resolving.catch(() => { });
    await twoTurns();
    const [loaded, head] = await Promise.all([readPolicy(progress), (0,guards/* checkHead */.Xj)(around, context)]);
    (0,guards/* refuseMoved */.EB)(head);
    if (head.kind === 'unreadable')
        run.log.note(head.message);
    const repository = await resolving;
    (0,resolve/* noteUncompared */.jc)(run.log, wanted, repository);
    return { loaded, head, repository };
}
/** A connection that was begun is made, and the request on it sent, before anything keeps the thread busy. */
async function twoTurns() {
    await (0,promises_.setImmediate)();
    await (0,promises_.setImmediate)();
}
/** The policy from its trusted place. */
async function readPolicy(progress) {
    const { input, run, around } = progress;
    const { settings, context } = input;
    const [{ loadPolicy }, { scopeHere }] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(9776), __webpack_require__.e(6766), __webpack_require__.e(1165)]).then(__webpack_require__.bind(__webpack_require__, 71165)), __webpack_require__.e(/* import() */ 3567).then(__webpack_require__.bind(__webpack_require__, 83567))]);
    const loaded = await loadPolicy({ settings, context, around, log: run.log, now: input.now });
    progress.settings = loaded.settings;
    run.budget.extendTo(loaded.settings.timeoutSeconds * 1000);
    progress.report = {
        ...progress.report,
        enforced: !loaded.settings.warnOnly,
        policy: { source: loaded.source, sha256: loaded.sha256, settings: loaded.described },
    };
    const compared = { context, trustedBases: loaded.trustedBases, comparison: input.comparison };
    return { ...loaded, policy: { ...loaded.policy, scope: scopeHere(loaded.policy, compared, run.log) } };
}
function finish({ report, run, stopwatch }, notes, durationMs) {
    return {
        ...report,
        notes: [...report.notes, ...notes],
        requests: { ...run.client.requests },
        durationMs: Math.round(durationMs),
        phases: stopwatch.phases(),
    };
}


/***/ }),

/***/ 62906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ aboutOf)
/* harmony export */ });
/** Of a run that is refused, which may be about another place than it says, only where it ran. */
function aboutOf({ refusal, repositoryUrl, event, branch, headSha, base, change }) {
    const where = { repositoryUrl, event };
    return refusal === undefined ? { ...where, branch, headSha, baseSha: base?.sha, pullRequest: change?.number } : where;
}


/***/ }),

/***/ 66569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ withOwnHead),
/* harmony export */   EB: () => (/* binding */ refuseMoved),
/* harmony export */   I3: () => (/* binding */ checkName),
/* harmony export */   IM: () => (/* binding */ readChangedFiles),
/* harmony export */   Ns: () => (/* binding */ noKey),
/* harmony export */   Sp: () => (/* binding */ readMergeBaseMs),
/* harmony export */   UE: () => (/* binding */ mistakenConfigPath),
/* harmony export */   Xj: () => (/* binding */ checkHead),
/* harmony export */   f1: () => (/* binding */ checkScanned),
/* harmony export */   ks: () => (/* binding */ configFilePath)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _git_commit_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84191);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18540);



const configFilePath = '.github/scan-gate.yml';
/** A name that people give it by mistake; a file that nobody reads would look like a policy. */
const mistakenConfigPath = '.github/scan-gate.yaml';
/** Before a scan is started. Throws GateError CONFIG for a branch that stands elsewhere, or that origin does not have. */
function refuseMoved(head) {
    if (head.kind !== 'moved')
        return;
    const reason = head.isAbsent ? 'not-found' : 'moved';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `${head.message} before the scan`, { reason, hint: head.hint });
}
async function checkHead(around, context) {
    const { headSha, branch, system } = context;
    if (headSha === undefined && system === 'laptop' && around.readHead === undefined)
        return { kind: 'same' };
    const message = `Nothing says at which commit ${branch} must stand`;
    const unknown = {
        kind: 'unreadable',
        message,
        hint: 'Run the gate in a checkout of the commit that is built.',
    };
    if (around.readHead === undefined)
        return unknown;
    try {
        const head = await around.readHead();
        if (headSha === undefined)
            return unknown;
        if (head.toLowerCase() === headSha.toLowerCase())
            return { kind: 'same' };
        return {
            kind: 'moved',
            message: `${branch} moved from ${headSha.slice(0, 12)} to ${head.slice(0, 12)}`,
            hint: 'The run of the newer commit decides.',
        };
    }
    catch (error) {
        const { code, message, hint } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        // Only origin tells a branch that is not there from one that may not be read.
        if (code === 'NOT_FOUND' && context.sources.head?.kind === 'origin')
            return { kind: 'moved', message: `${branch} was not at origin`, hint, isAbsent: true };
        return { kind: 'unreadable', message: `Where ${branch} stands could not be read: ${message}`, hint };
    }
}
/**
 * A run by schedule or by hand that names another branch is about the commit at which that branch stands as it begins, and so
 * is one on a laptop where another branch is checked out.
 */
async function withOwnHead({ readHead }, context) {
    const takesAny = context.system === 'github' || context.system === 'laptop';
    if (!takesAny || context.refusal !== undefined || context.headSha !== undefined)
        return context;
    const headSha = await readHead?.().catch((error) => {
        const { code } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        return undefined;
    });
    return { ...context, headSha };
}
/** The branch after the scan, and the commit that the scans name where the service says so. */
async function checkScanned(around, context, { scans, readName, since }) {
    const { headSha } = context;
    const other = scans.find((scan) => (0,_git_commit_name_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameCommit */ .sw)(scan.commit_sha, headSha) === false);
    if (other === undefined) {
        const isNamed = scans.every((scan) => (0,_git_commit_name_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameCommit */ .sw)(scan.commit_sha ?? undefined, headSha) === true);
        const looks = isNamed ? [] : [readName(), checkStay(around, context, since)];
        const states = await Promise.all([checkHead(around, context), ...looks]);
        return states.find(({ kind }) => kind !== 'same') ?? same;
    }
    const message = `The scan holds commit ${other.commit_sha?.slice(0, 12)}, this run is about ${headSha?.slice(0, 12)}`;
    return { kind: 'moved', message, hint: 'Run the gate on the newer commit.' };
}
const same = { kind: 'same' };
/** A head that goes away while the scan begins, and comes back before anybody looks. */
async function checkStay({ hasLeft }, { branch, headSha }, since) {
    try {
        if (headSha === undefined || (await hasLeft?.(headSha, since)) !== true)
            return same;
    }
    catch (error) {
        const { code } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        // Many tokens may not read it, and servers need not have it: the looks at the head stand alone then.
        return same;
    }
    const message = `${branch} left ${headSha.slice(0, 12)} during the run, and came back`;
    return { kind: 'moved', message, hint: 'Run the gate again while the branch stays where it is.' };
}
/**
 * A service that hands it to git may be given a tag, a commit, a branch that it remembers, or the head of a pull request: hosts keep
 * those as refs of their own, which git finds before a branch of the same name.
 */
const otherwiseRead = /^(?:(?:refs|heads|tags|remotes|origin)\/.*|(?:pull|pull-requests|merge-requests)\/\d+\/(?:head|merge|from|train)|(?:.+_)?HEAD|@|[0-9a-f]{40}|[0-9a-f]{64})$/i;
/** Whether the name of the branch can mean nothing else to the service. */
async function checkName({ hasTag }, { branch }) {
    const hint = 'Rename the branch, or delete the tag of that name.';
    if (otherwiseRead.test(branch))
        return { kind: 'moved', message: `${branch} names more than a branch`, hint };
    try {
        const isTag = (await hasTag?.()) ?? false;
        return isTag ? { kind: 'moved', message: `${branch} is a branch and a tag`, hint } : same;
    }
    catch (error) {
        const { code, message, hint: readHint } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        return {
            kind: 'unreadable',
            message: `Whether ${branch} is a tag too could not be read: ${message}`,
            hint: readHint,
        };
    }
}
/** Why a run without a key asks the service nothing. */
function noKey() {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', 'Not scanned: no API key', {
        reason: 'no-key',
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS) `Set ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)('api-key')} from a secret. Pull requests from forks and Dependabot get no secrets: in a workflow gate them by a second step, ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)('uses: scan-gate/scan-gate/embedded@v1')}; elsewhere by ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)('scan-gate run --embedded')}.`,
    });
}
/** The changes, or undefined with a note: a surface then names nothing that it might not. */
async function readChangedFiles(around, log) {
    if (around.changedFiles === undefined)
        return undefined;
    try {
        return await around.changedFiles();
    }
    catch (error) {
        const { code, message } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        log.note(`The files of the pull request could not be read, so findings are counted and not named: ${message}`);
        return undefined;
    }
}
/** When the branch left its base; undefined, with a note, where that cannot be read: the base's latest scan counts alone. */
async function readMergeBaseMs(around, log) {
    try {
        return await around.readMergeBaseMs?.();
    }
    catch (error) {
        const { code, message } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        log.note(`Where the branch left its base could not be read: ${message}`);
        return undefined;
    }
}


/***/ }),

/***/ 26567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BN: () => (/* binding */ resolveRepository),
/* harmony export */   ez: () => (/* binding */ wantedRepository),
/* harmony export */   jc: () => (/* binding */ noteUncompared)
/* harmony export */ });
/* unused harmony export hostOf */
/* harmony import */ var _api_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44292);
/* harmony import */ var _ci_repository_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69986);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92700);
/** Which repository at the service is ours: read and compared, never assumed (design section 2, step 4). */



/** By the step's own settings: a policy file has no say in which repository is scanned. */
function wantedRepository({ repositoryId, allowForeignRepository }, { repositoryUrl, system }) {
    const githubHost = system === 'github' ? hostOf(repositoryUrl) : undefined;
    return { repositoryId, repositoryUrl, githubHost, allowForeignRepository };
}
const candidateCap = 50;
/** The repository to scan. Throws GateError NOT_FOUND or CONFIG when none, several or another one is found. */
async function resolveRepository(run, wanted) {
    return wanted.repositoryId === undefined ? findByUrl(run, wanted) : readById(run, wanted, wanted.repositoryId);
}
/** Said where nobody compared: by what the step says alone. */
function noteUncompared(log, wanted, { name }) {
    if (wanted.repositoryId === undefined || !wanted.allowForeignRepository)
        return;
    log.note(`allow-foreign-repository is on: ${name} is gated without comparing its address`);
}
async function readById(run, wanted, repositoryId) {
    const found = await readRepository(run, repositoryId);
    if (wanted.allowForeignRepository)
        return found;
    if (wanted.repositoryUrl === undefined) {
        throw foreign('This repository has no address (no remote named origin) to compare with the one at the service');
    }
    if (!(0,_ci_repository_url_js__WEBPACK_IMPORTED_MODULE_1__/* .sameRepository */ .RB)(found.vcs_url ?? '', wanted.repositoryUrl, wanted.githubHost)) {
        const other = found.vcs_url ? `is ${found.vcs_url}` : 'states no address';
        throw foreign(`repository-id ${repositoryId} ${other}, this repository is ${wanted.repositoryUrl}`);
    }
    return found;
}
function foreign(message) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', message, {
        reason: 'foreign-repository',
        hint: 'Correct repository-id, or remove it to have the repository found by its address. To gate another repository on purpose, set allow-foreign-repository: true.',
    });
}
async function readRepository(run, repositoryId) {
    try {
        const found = await run.client.getRepository({ repository_id: repositoryId });
        if (found.repository_id === repositoryId)
            return found;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PROTOCOL', `Asked for repository ${repositoryId}, the service answered ${found.repository_id}`);
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue) || error.code !== 'NOT_FOUND')
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('NOT_FOUND', `repository-id ${repositoryId} does not exist at the service`, {
            cause: error,
            hint: 'Correct repository-id, or remove it to have the repository found by its address.',
        });
    }
}
async function findByUrl(run, wanted) {
    const url = wanted.repositoryUrl;
    if (url === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', 'Nothing says which repository to gate: there is no repository-id and no remote named origin', {
            hint: 'Set repository-id, with allow-foreign-repository: true if the address cannot be compared.',
        });
    }
    const name = lastSegment(url);
    const candidates = await search(run, name);
    if (candidates.length > candidateCap) {
        throw unresolved(`${candidates.length} repositories at the service match "${name}"`, candidates);
    }
    const details = await Promise.all(candidates.map((item) => readRepository(run, item.repository_id)));
    const ours = details.filter((detail) => (0,_ci_repository_url_js__WEBPACK_IMPORTED_MODULE_1__/* .sameRepository */ .RB)(detail.vcs_url ?? '', url, wanted.githubHost));
    const [only, ...others] = ours;
    if (only === undefined)
        throw unresolved(`No repository at the service has the address ${url}`, details);
    if (others.length > 0)
        throw unresolved(`${ours.length} repositories at the service have the address ${url}`, ours);
    return only;
}
async function search(run, name) {
    const sweep = await (0,_api_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .sweepUntilStanding */ .XT)({
        read: (page) => run.client.listRepositories({ search: name, page, limit: 100 }),
        id: (item) => item.repository_id,
        digest: (item) => item.repository_id,
        combine: (_, later) => later,
    });
    if (sweep.stands)
        return sweep.items;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PROTOCOL', `The list of repositories that match "${name}" kept changing while it was read`, {
        hint: 'Set repository-id: then one repository is read, and no list.',
    });
}
function lastSegment(url) {
    return (url.replace(/\/+$/, '').split(/[/:]/).at(-1) ?? url).replace(/\.git$/i, '');
}
function unresolved(message, candidates) {
    const listed = candidates.slice(0, 10).map((item) => `${item.repository_id} (${item.vcs_url ?? item.name})`);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('NOT_FOUND', listed.length > 0 ? `${message}; candidates: ${listed.join(', ')}` : message, {
        hint: 'Connect the repository in the dashboard, or set repository-id to the right one.',
    });
}
function hostOf(url) {
    return url !== undefined && URL.canParse(url) ? new URL(url).host : undefined;
}


/***/ })

};
