export const id = 652;
export const ids = [652];
export const modules = {

/***/ 429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ createClient)
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

// EXTERNAL MODULE: ./build/clock.js
var build_clock = __webpack_require__(7094);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(5156);
// EXTERNAL MODULE: ./build/api/endpoints.js
var endpoints = __webpack_require__(8905);
// EXTERNAL MODULE: ./build/api/json.js
var json = __webpack_require__(4933);
// EXTERNAL MODULE: ./build/api/schemas.js
var api_schemas = __webpack_require__(4015);
;// CONCATENATED MODULE: ./build/api/answers.js
/** From an answer on the wire to the record, page or error that it holds; both documented styles are read. */





/** The record or page of a 2xx answer. Throws GateError: AUTH, NOT_FOUND, UNAVAILABLE or PROTOCOL, with the status. */
function readAnswer(name, answer, hide) {
    if (answer.status < 200 || answer.status > 299)
        throw refusal(name, answer, hide);
    const body = answers_hidden((0,json/* parseJson */.q)(answer.text), hide);
    if (isRecord(body) && body.success === false)
        throw refusal(name, answer, hide);
    const endpoint = endpoints/* endpoints */.v[name];
    return endpoint.list === undefined ? readRecord(endpoint, body) : readPage(endpoint, endpoint.list, body);
}
/** Every string of a parsed answer, cleared; the keys are the interface's and stay. */
function answers_hidden(value, hide) {
    if (typeof value === 'string')
        return hide(value);
    if (Array.isArray(value))
        return value.map((item) => answers_hidden(item, hide));
    if (!isRecord(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, answers_hidden(item, hide)]));
}
function readRecord(endpoint, body) {
    return parse(endpoint.answer, isEnveloped(body) ? body.data : body);
}
function readPage(endpoint, list, body) {
    const holder = isEnveloped(body) && isRecord(body.data) ? { ...body, ...body.data } : body;
    const items = isRecord(holder) ? (holder[list] ?? (isEnveloped(holder) ? holder.data : undefined)) : undefined;
    const pagination = parse(api_schemas/* listPagination */.J2, isRecord(holder) ? holder.pagination : undefined, 'pagination');
    return { items: parse(schemas.array(endpoint.answer), items, list), page: pagination.page, total: pagination.total };
}
function parse(schema, value, at) {
    const result = schema.safeParse(value);
    if (result.success)
        return result.data;
    const issue = result.error.issues[0];
    const path = [at, ...(issue?.path ?? [])].filter((part) => part !== undefined).join('.');
    throw new errors/* GateError */.ue('PROTOCOL', `the answer has the wrong shape at ${path || 'its top'}: ${issue?.message}`);
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isEnveloped(body) {
    return isRecord(body) && body.success === true && 'data' in body;
}
/** The error that an answer other than a good 2xx stands for. */
function refusal(name, answer, hide) {
    const { status } = answer;
    if (status >= 300 && status < 400)
        return redirected(answer);
    const said = whatItSays(answer.text, hide);
    if (status === 401)
        return new errors/* GateError */.ue('AUTH', `not authorised (401${said})`, { status });
    if (status === 403)
        return forbidden(name, said);
    if (status === 404)
        return new errors/* GateError */.ue('NOT_FOUND', `not found (404${said})`, { status });
    if (status === 408 || status >= 500) {
        const hint = 'The service has a fault of its own; run the gate again later.';
        return new errors/* GateError */.ue('UNAVAILABLE', `the service answered ${status}${said}`, { status, hint });
    }
    return new errors/* GateError */.ue('PROTOCOL', `the service answered ${status}${said}`, { status });
}
function redirected(answer) {
    const location = answer.header('location') ?? '';
    const target = URL.canParse(location) ? `to ${new URL(location).origin}` : 'to another address';
    return new errors/* GateError */.ue('PROTOCOL', `the service redirects (${answer.status}) ${target}, which is never followed`, {
        status: answer.status,
        hint: 'Set base-url to the final address of the API.',
    });
}
function forbidden(name, said) {
    const { scope } = endpoints/* endpoints */.v[name];
    const needed = scope.includes(':') ? `It likely needs the scope ${scope}.` : 'Check the scopes of the key.';
    return new errors/* GateError */.ue('AUTH', `the key may not do this (403${said})`, { status: 403, hint: needed });
}
/** `: CODE, message`, cut to a sane length; empty when the body is not the documented error. */
function whatItSays(text, hide) {
    try {
        const { code, message } = api_schemas/* errorBody */.t4.parse((0,json/* parseJson */.q)(text)).error;
        return hide(`: ${code}, ${message}`).slice(0, 300);
    }
    catch {
        return '';
    }
}

// EXTERNAL MODULE: ./build/api/assumptions.js
var assumptions = __webpack_require__(8375);
;// CONCATENATED MODULE: ./build/api/requests.js
/** From a call's flat arguments to the request on the wire: strict, so that nothing malformed leaves. */


/** Builds the request of one call; throws GateError CONFIG for an argument that the interface does not allow. */
function buildRequest(name, args, to) {
    const endpoint = endpoints/* endpoints */.v[name];
    const given = new Map(Object.entries(args).filter(([, value]) => value !== undefined));
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, key) => pathSegment(key, take(given, key)));
    const url = new URL(to.baseUrl + path);
    const query = pick(given, endpoint.query?.shape);
    if (endpoint.query)
        check(name, endpoint.query.safeParse(query));
    for (const [key, value] of Object.entries(query))
        url.searchParams.set(wireName(endpoint, key, to.assume), String(value));
    const body = pick(given, endpoint.body?.shape);
    if (endpoint.body)
        check(name, endpoint.body.safeParse(body));
    return {
        method: endpoint.method,
        url,
        headers: headersFor(endpoint, to),
        body: endpoint.body ? JSON.stringify(body) : undefined,
    };
}
function headersFor(endpoint, to) {
    return {
        accept: 'application/json',
        'user-agent': to.userAgent,
        ...(endpoint.scope === 'none' ? {} : { 'x-api-key': to.apiKey }),
        ...(endpoint.body ? { 'content-type': 'application/json' } : {}),
    };
}
function take(given, key) {
    const value = given.get(key);
    given.delete(key);
    return value;
}
function pick(given, shape) {
    return Object.fromEntries([...given].filter(([key]) => shape !== undefined && key in shape));
}
function wireName(endpoint, key, assume) {
    const assumption = endpoint.assumedNames?.[key];
    return assumption === undefined ? key : assume[assumption];
}
/** An id as one path segment. An id that would climb, vanish or break the line is refused. */
function pathSegment(key, value) {
    const text = typeof value === 'string' ? value : '';
    if (text === '' || text === '.' || text === '..' || /\p{Cc}/u.test(text)) {
        throw new errors/* GateError */.ue('PROTOCOL', `${key} ${JSON.stringify(text)} cannot be the id of anything`);
    }
    return encodeURIComponent(text);
}
function check(name, result) {
    if (result.success)
        return;
    const issue = result.error?.issues[0];
    throw new errors/* GateError */.ue('CONFIG', `${endpoints/* endpoints */.v[name].method} ${endpoints/* endpoints */.v[name].path}: ${issue?.path.join('.')}: ${issue?.message}`);
}

// EXTERNAL MODULE: ./build/api/retry.js
var retry = __webpack_require__(4269);
// EXTERNAL MODULE: ./build/api/secret-forms.js
var secret_forms = __webpack_require__(3097);
;// CONCATENATED MODULE: ./build/api/client.js
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
        serverTimeMs: undefined,
        serverAheadMs: undefined,
    };
    const names = Object.keys(endpoints/* endpoints */.v);
    const methods = Object.fromEntries(names.map((name) => [name, (args) => session.limit(() => call(session, name, args))]));
    return Object.assign(methods, {
        requests: session.requests,
        serverTimeMs: () => session.serverTimeMs,
        serverAheadMs: () => session.serverAheadMs,
    });
}
async function call(session, name, args) {
    const { clock, deadline, signal } = session.budget;
    const request = buildRequest(name, args, session);
    let attempts = 0;
    let refusals = 0;
    for (;;) {
        session.requests[name] = (session.requests[name] ?? 0) + 1;
        const outcome = await session.transport.send({ ...request, signal });
        if (outcome.kind === 'answer')
            keepTime(session, outcome.header('date'));
        const next = judgeOutcome(session, { name, attempts, refusals }, outcome);
        if ('answer' in next)
            return next.answer;
        if (!('waitMs' in next))
            throw await explain(session, name, next.error);
        if (next.counts)
            attempts++;
        else
            refusals++;
        if (attempts >= retry/* attemptBudget */.pX)
            throw next.error;
        if (clock.now() + next.waitMs >= deadline)
            throw next.error;
        if (next.waitMs >= 5000)
            session.onWait(`${next.error.message}; trying again in ${(0,build_clock/* formatSeconds */.Xo)(next.waitMs)}`);
        await clock.sleep(next.waitMs, signal);
    }
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
function judgeOutcome(session, { name, attempts, refusals }, outcome) {
    const isRead = endpoints/* endpoints */.v[name].method === 'GET';
    const backoff = () => (0,retry/* backoffMs */.jo)(attempts, session.random());
    if (outcome.kind === 'failure') {
        const error = failureError(session, name, outcome);
        if (outcome.permanent)
            return { error };
        return isRead || outcome.unsent ? { error, waitMs: backoff(), counts: true } : { error: ambiguous(error) };
    }
    if (outcome.status === 429) {
        session.limit.concurrency = 1;
        const asked = (0,retry/* retryAfterMs */.Vs)({ header: outcome.header('retry-after'), detail: retryDetail(outcome.text) }, session.assume, Date.now());
        const error = new errors/* GateError */.ue('RATE_LIMITED', `${label(name)} was refused: too many requests (429)`, {
            status: 429,
            hint: 'The service limits requests. Raise timeout-seconds, or run fewer gates side by side.',
        });
        return { error, waitMs: asked ?? Math.max(500, (0,retry/* backoffMs */.jo)(refusals + 1, session.random())), counts: false };
    }
    try {
        return { answer: readAnswer(name, outcome, (text) => redact(session, text)) };
    }
    catch (caught) {
        const error = inContext(session, name, caught);
        const mayRepeat = (0,retry/* isTransient */.dg)(outcome.status) || (outcome.status >= 200 && outcome.status < 300);
        if (!mayRepeat)
            return { error };
        return isRead ? { error, waitMs: backoff(), counts: true } : { error: ambiguous(error) };
    }
}
function retryDetail(text) {
    try {
        return api_schemas/* errorBody */.t4.parse((0,json/* parseJson */.q)(text)).error.details?.retryAfter;
    }
    catch {
        return undefined;
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
        hint: error.hint === undefined ? undefined : redact(session, error.hint),
        isAmbiguous: error.isAmbiguous,
        reason: error.reason,
        status: error.status,
    });
}
/** `GET /scans/{scan_id}`, for messages. */
function label(name) {
    return `${endpoints/* endpoints */.v[name].method} ${endpoints/* endpoints */.v[name].path}`;
}
/** A 401 is explained by one look at the key itself; everything else explains itself. */
async function explain(session, name, error) {
    if (error.status !== 401 || name === 'validateKey')
        return error;
    const hint = 'Create a key in the dashboard (organization settings, API keys) and store it as the secret that api-key reads.';
    try {
        const { valid } = (await call(session, 'validateKey', {}));
        if (valid) {
            return new errors/* GateError */.ue('AUTH', `${error.message}; the key itself is valid, so it lacks access to this resource`, {
                status: 401,
                hint: 'Check that the key belongs to the organization of this repository.',
            });
        }
    }
    catch (caught) {
        if (caught instanceof errors/* GateError */.ue && caught.code === 'CANCELLED')
            return caught;
    }
    return new errors/* GateError */.ue('AUTH', `The service refused the API key: ${error.message}`, { status: 401, hint });
}


/***/ }),

/***/ 8905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ endpoints)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9567);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5156);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4015);
/** Every endpoint of the service, once: the client's methods and the embedded service's routes follow from this table. */


const page = zod__WEBPACK_IMPORTED_MODULE_1__.number().int().min(1);
const limit = zod__WEBPACK_IMPORTED_MODULE_1__.number().int().min(1).max(100);
const paging = { page: page.optional(), limit: limit.optional() };
const severityList = zod__WEBPACK_IMPORTED_MODULE_2__.string().refine((value) => value.split(',').every(isSeverityFilter), {
    error: `expected a comma-separated list of ${_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .severityFilters */ .$l.join(', ')}`,
});
function isSeverityFilter(word) {
    return _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .severityFilters */ .$l.includes(word);
}
const sortNames = { sortBy: 'sort-field-parameter', sortOrder: 'sort-order-parameter' };
const endpoints = {
    listOrganizations: {
        method: 'GET',
        path: '/organizations',
        query: zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
            ...paging,
            search: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
            status: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['active', 'inactive']).optional(),
            sortBy: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['name', 'createdAt', 'updatedAt']).optional(),
            sortOrder: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .sortOrders */ .iu).optional(),
        }),
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .organization */ .kw,
        list: 'organizations',
        style: 'enveloped',
        success: 200,
        scope: 'organization:read',
    },
    validateKey: {
        method: 'GET',
        path: '/cli/auth/validate',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .keyValidation */ .P_,
        style: 'enveloped',
        success: 200,
        scope: 'any key',
    },
    getCliInfo: {
        method: 'GET',
        path: '/cli/info',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .cliInformation */ .Lr,
        style: 'enveloped',
        success: 200,
        scope: 'none',
    },
    getHealth: {
        method: 'GET',
        path: '/health',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .health */ .vK,
        style: 'enveloped',
        success: 200,
        scope: 'none',
    },
    listRepositories: {
        method: 'GET',
        path: '/repositories',
        query: zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
            ...paging,
            search: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
            provider: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
            status: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryStatuses */ .De).optional(),
            sortBy: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['name', 'createdAt', 'updatedAt', 'lastScanAt']).optional(),
            sortOrder: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .sortOrders */ .iu).optional(),
        }),
        assumedNames: { provider: 'provider-parameter', status: 'status-parameter', ...sortNames },
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryItem */ .sq,
        list: 'repositories',
        style: 'bare',
        success: 200,
        scope: 'repository:read',
    },
    getRepository: {
        method: 'GET',
        path: '/repositories/{repository_id}',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryDetail */ .aA,
        style: 'bare',
        success: 200,
        scope: 'repository:read',
    },
    updateRepository: {
        method: 'PATCH',
        path: '/repositories/{repository_id}',
        body: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .repositorySettings */ .C6,
        answer: zod__WEBPACK_IMPORTED_MODULE_2__.unknown(),
        style: 'bare',
        success: 200,
        scope: 'repository:write',
    },
    listScans: {
        method: 'GET',
        path: '/scans',
        query: zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
            ...paging,
            repository_id: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
            status: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .scanStatuses */ .O5).optional(),
            scanType: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .scanTypes */ .vz).optional(),
            sortBy: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['startedAt', 'completedAt', 'status']).optional(),
            sortOrder: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .sortOrders */ .iu).optional(),
        }),
        assumedNames: { status: 'status-parameter', scanType: 'scan-type-parameter', ...sortNames },
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .scanItem */ .zc,
        list: 'scans',
        style: 'bare',
        success: 200,
        scope: 'scan:read',
    },
    startScan: {
        method: 'POST',
        path: '/scans',
        body: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .scanRequest */ .dC,
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .scanStarted */ .D7,
        style: 'bare',
        success: 201,
        scope: 'scan:write',
    },
    getScan: {
        method: 'GET',
        path: '/scans/{scan_id}',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .scanDetail */ .D9,
        style: 'bare',
        success: 200,
        scope: 'scan:read',
    },
    listViolations: {
        method: 'GET',
        path: '/violations',
        query: zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
            ...paging,
            repository_id: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
            severity: severityList.optional(),
            status: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .violationStatusFilters */ .nZ).optional(),
        }),
        assumedNames: { status: 'status-parameter' },
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .violationItem */ .v,
        list: 'violations',
        style: 'bare',
        success: 200,
        scope: 'violation:read',
    },
    getViolation: {
        method: 'GET',
        path: '/violations/{violation_id}',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .violationDetail */ .hM,
        style: 'bare',
        success: 200,
        scope: 'violation:read',
    },
    suppressViolation: {
        method: 'POST',
        path: '/violations/{violation_id}/suppress',
        body: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .suppression */ .iO,
        answer: zod__WEBPACK_IMPORTED_MODULE_2__.unknown(),
        style: 'bare',
        success: 200,
        scope: 'violation:write',
    },
};


/***/ }),

/***/ 3855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LN: () => (/* binding */ pageLimit),
/* harmony export */   XT: () => (/* binding */ sweepUntilStanding),
/* harmony export */   ol: () => (/* binding */ digestOf)
/* harmony export */ });
/* unused harmony export sweepOnce */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
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
    const state = { source, found: new Map(), repeated: false, totals: new Set(), pages: new Set() };
    const first = given ?? (await source.read(1));
    take(state, first, 1);
    if (first.items.length > 0 && !isLast(first, state))
        await readRest(state, first);
    const { found, totals } = state;
    return {
        items: [...found.values()],
        total: first.total,
        stands: totals.size === 1 && totals.has(found.size) && !state.repeated,
        isWhole: hasAll(state),
        pageCount: state.pages.size,
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PROTOCOL', `A list of ${first.total} records comes ${size} at a time`);
    const numbers = Array.from({ length: guessed - 1 }, (_, index) => index + 2);
    const pages = await Promise.all(numbers.map((number) => source.read(number)));
    for (const [index, page] of pages.entries())
        take(state, page, index + 2);
    let last = pages.at(-1) ?? first;
    for (let number = guessed + 1; !isLast(last, state); number++) {
        if (number > pageCap)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PROTOCOL', `A list does not end within ${pageCap} pages`);
        const known = state.found.size;
        // Beyond what the totals say there may be no such page.
        const page = await (hasAll(state) ? (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orAbsent */ .Re)(source.read(number)) : source.read(number));
        if (page === undefined || page.items.length === 0)
            return;
        take(state, page, number);
        if (state.found.size === known)
            return;
        last = page;
    }
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
    const content = JSON.stringify(ids);
    if (ids.length > 0 && pages.has(content)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PROTOCOL', `A list answered page ${asked} with the records of an earlier page`);
    }
    pages.add(content);
    totals.add(page.total);
    for (const item of page.items) {
        const known = found.get(source.id(item));
        if (known !== undefined)
            state.repeated = true;
        found.set(source.id(item), known === undefined ? item : source.combine(known, item));
    }
}


/***/ }),

/***/ 2504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ runGate)
});

// EXTERNAL MODULE: ./build/api/client.js + 4 modules
var api_client = __webpack_require__(429);
// EXTERNAL MODULE: ./build/clock.js
var build_clock = __webpack_require__(7094);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/policy/times.js
var times = __webpack_require__(5945);
// EXTERNAL MODULE: ./build/report/disclosure.js
var disclosure = __webpack_require__(9846);
// EXTERNAL MODULE: ./build/report/draft.js
var draft = __webpack_require__(2548);
;// CONCATENATED MODULE: ./build/report/resumable.js
/** What an error says of a scan that goes on without the run. */

/** A run that ended before its scan says how to judge the scan later. */
function resumable(error, report) {
    if (report.scan === undefined || (error.code !== 'SCAN_TIMEOUT' && error.code !== 'CANCELLED'))
        return error;
    return new errors/* GateError */.ue(error.code, `${error.message}; scan ${report.scan.id} has not been judged`, {
        cause: error,
        reason: error.reason,
        hint: `The scan goes on at the service: judge it later with scan-id: ${report.scan.id}. ${error.hint ?? ''}`.trim(),
    });
}

// EXTERNAL MODULE: ./build/policy/finding.js
var policy_finding = __webpack_require__(1022);
// EXTERNAL MODULE: ./build/steps/scan-list.js
var scan_list = __webpack_require__(1648);
// EXTERNAL MODULE: ./build/steps/scan-window.js
var scan_window = __webpack_require__(6488);
;// CONCATENATED MODULE: ./build/steps/base-scan.js





/** How many of the newest completed scans are looked at: the list does not say which branch each is of. */
const lookCap = 100;
const side = 4;
function createBaseReader(run, request) {
    return {
        latest: () => readBaseScan(run, request),
        earlier: () => readEarlierBaseScan(run, request),
        beside(base) {
            const { startedAt, completedAt, scanId } = base;
            const { zone } = (0,scan_window/* ownSpan */.tL)(run, request.scans);
            const until = completedAt === undefined ? undefined : completedAt + times/* stampSlackMs */.Qf;
            return (0,scan_window/* readBeside */.ri)(run, request.repositoryId, { ids: new Set([scanId]), zone, startedAt, completedAt: until });
        },
    };
}
/** The newest completed scan of the base branch among the newest scans, other than our own; undefined when there is none. */
async function readBaseScan(run, request) {
    const { repositoryId, baseBranch } = request;
    const judgeAll = (why, remedy = '') => {
        run.log.note(`${why}: everything that this scan found is judged${remedy}`);
        return undefined;
    };
    if (baseBranch === undefined)
        return judgeAll('Nothing says which branch this is to be merged into');
    const { startedAt, zone } = (0,scan_window/* ownSpan */.tL)(run, request.scans);
    if (startedAt === undefined)
        return judgeAll('The scan does not say when it began, so none can be shown to be older');
    const newest = (await completedScans(run, request)).reverse().slice(0, lookCap);
    for await (const scan of detailsOf(run, newest)) {
        // It may have been the base's, and an older one may count more than the base has now.
        if (scan === undefined)
            return judgeAll('A newer scan is gone since it was listed');
        if (!isOfBranch(scan, repositoryId, baseBranch))
            continue;
        const span = (0,scan_window/* spanOf */.ee)(run, scan, zone);
        if (span.completedAt === undefined)
            return judgeAll(`The newest scan of ${baseBranch} does not say when it ended`);
        // What the base's scan knows must be older than what ours found, or it could hold what the proposal brought.
        if (span.completedAt < startedAt)
            return baseOf(scan, span);
    }
    const among = newest.length === 0 ? '' : ` among the newest ${newest.length}`;
    const remedy = `. Run the gate on pushes to ${baseBranch} to have only what gets worse judged`;
    return judgeAll(`No completed scan of ${baseBranch}${among}`, remedy);
}
/** The first completed scan of the base branch since the branch left it, that ended before ours began. */
async function readEarlierBaseScan(run, request) {
    const { repositoryId, baseBranch } = request;
    const { startedAt, zone } = (0,scan_window/* ownSpan */.tL)(run, request.scans);
    // A commit's time is one on the clock of the world, and says nothing about times without a zone.
    const leftMs = zone === 'stated' ? await request.readMergeBaseMs() : undefined;
    if (leftMs === undefined || startedAt === undefined)
        return undefined;
    const since = (await completedScans(run, request)).filter((item) => ((0,times/* parseTime */.pe)(item.created_at) ?? 0) >= leftMs);
    for await (const scan of detailsOf(run, since.slice(0, lookCap))) {
        if (scan === undefined || !isOfBranch(scan, repositoryId, baseBranch))
            continue;
        const span = (0,scan_window/* spanOf */.ee)(run, scan, zone);
        if (span.completedAt !== undefined && span.completedAt < startedAt)
            return baseOf(scan, span);
    }
    return undefined;
}
/** Others than ours, the oldest first. */
async function completedScans(run, { repositoryId, scans }) {
    const ids = new Set(scans.map((scan) => scan.scan_id));
    const { items, zone } = await (0,scan_list/* listScans */.v7)(run, repositoryId);
    return items
        .filter((item) => item.status === 'COMPLETED' && !ids.has(item.scan_id))
        .sort((a, b) => ((0,times/* parseTime */.pe)(a.created_at, zone) ?? 0) - ((0,times/* parseTime */.pe)(b.created_at, zone) ?? 0));
}
/** One after another, read a few at a time; undefined is one that is gone. */
async function* detailsOf(run, items) {
    for (let start = 0; start < items.length; start += side) {
        const chunk = items.slice(start, start + side);
        yield* await Promise.all(chunk.map((item) => (0,errors/* orAbsent */.Re)(run.client.getScan({ scan_id: item.scan_id }))));
    }
}
function isOfBranch(scan, repositoryId, branch) {
    return scan.repository_id === repositoryId && scan.branch === branch && scan.status === 'COMPLETED';
}
function baseOf(scan, { startedAt, completedAt }) {
    const counts = policy_finding/* severities */.gO.map((severity) => [severity, scan.violations?.[severity.toLowerCase()]]);
    return {
        scanId: scan.scan_id,
        branch: scan.branch,
        counts: Object.fromEntries(counts.filter(([, count]) => count !== undefined)),
        startedAt,
        completedAt,
    };
}

// EXTERNAL MODULE: ./build/steps/baseline-file.js
var baseline_file = __webpack_require__(540);
// EXTERNAL MODULE: ./build/policy/evidence.js
var policy_evidence = __webpack_require__(8342);
// EXTERNAL MODULE: ./build/policy/judge.js + 10 modules
var judge = __webpack_require__(7492);
// EXTERNAL MODULE: ./build/policy/known.js
var policy_known = __webpack_require__(3324);
// EXTERNAL MODULE: ./build/policy/ranking.js
var ranking = __webpack_require__(2805);
// EXTERNAL MODULE: ./build/policy/scopes/auto.js
var auto = __webpack_require__(9890);
// EXTERNAL MODULE: ./build/api/schemas.js
var schemas = __webpack_require__(4015);
// EXTERNAL MODULE: ./build/policy/statements.js
var statements = __webpack_require__(3285);
;// CONCATENATED MODULE: ./build/steps/collection.js
/** The evidence in the making: lists and details as they came, and how a finding keeps what is known of it. */






const detailChunk = 8;
/** Begins with the counts of one or more COMPLETED scans of the same branch; of several, the worst counts. */
function newCollection(run, repositoryId, scans) {
    const evidence = {
        ...policy_evidence/* noEvidence */.n2,
        counts: worstCounts(scans),
        startedAt: (0,scan_window/* ownSpan */.tL)(run, scans).startedAt,
        coverage: leastCoverage(scans),
        diagnostics: scans.flatMap((scan) => scan.diagnostics ?? []),
        languages: scans.find((scan) => scan.languages !== undefined)?.languages,
    };
    return {
        run,
        repositoryId,
        scans,
        evidence,
        listed: new Map(),
        unlisted: new Map(),
        stated: new Map(),
        window: undefined,
        canSettle: true,
    };
}
/** Of several scans the least that any of them covers; undefined when none says. */
function leastCoverage(scans) {
    const stated = scans.map((scan) => scan.coverage).filter((coverage) => coverage !== undefined);
    if (stated.length === 0)
        return undefined;
    const types = schemas/* scanTypes */.vz.filter((type) => stated.some((coverage) => coverage[type] !== undefined));
    const words = [...schemas/* coverageWords */.gn].reverse();
    return Object.fromEntries(types.map((type) => [
        type,
        words.find((word) => stated.some((coverage) => (coverage[type] ?? 'not covered') === word)),
    ]));
}
function worstCounts(scans) {
    const counts = {};
    for (const severity of policy_finding/* severities */.gO) {
        const key = severity.toLowerCase();
        const known = scans.map((scan) => scan.violations?.[key]);
        if (known.every((count) => count !== undefined))
            counts[severity] = Math.max(...known);
    }
    return counts;
}
/**
 * Puts a fresh list in the place of what was known of these severities. The worst that an earlier list said stays, and so
 * does a detail that is not to be read again. Gives what the earlier lists held and this one does not.
 */
function takeList(collection, replaced, list) {
    const { evidence, unlisted } = collection;
    const known = new Map([...unlisted, ...evidence.findings.map((finding) => [finding.id, finding])]);
    const fresh = list.items.map((item) => {
        const earlier = known.get(item.id);
        unlisted.delete(item.id);
        return withKnownDetail(collection, (0,statements/* withEarlier */.T)(item, earlier), earlier);
    });
    const kept = evidence.findings.filter((finding) => !replaced.includes(finding.severity));
    const lists = { ...evidence.lists };
    for (const severity of replaced) {
        lists[severity] = { stands: list.stands, settled: false };
        collection.listed.set(severity, list.items.filter((item) => item.severity === severity));
    }
    const findings = [...kept, ...fresh];
    const ids = new Set(findings.map(({ id }) => id));
    const missing = evidence.findings.filter(({ id }) => !ids.has(id));
    // A filter may let through what no total showed.
    const isNews = evidence.unknownSeverities === 'none' && fresh.some(({ severityKnown }) => !severityKnown);
    const unknownSeverities = isNews ? 'unread' : evidence.unknownSeverities;
    collection.evidence = { ...evidence, findings: [...findings, ...unlisted.values()], lists, unknownSeverities };
    return missing.filter(({ id }) => !unlisted.has(id));
}
/** Keeps those of these findings that exist still: a list may leave out what it calls milder now. */
async function keepUnlisted(collection, missing) {
    const { client } = collection.run;
    const details = await Promise.all(missing.map(({ id }) => (0,errors/* orAbsent */.Re)(client.getViolation({ violation_id: id }))));
    const kept = missing.flatMap((finding, index) => {
        const detail = details[index];
        return detail?.violation_id === finding.id
            ? [(0,statements/* combined */.y)(finding, (0,policy_finding/* readDetailedFinding */.Cz)(detail, collection.window))]
            : [];
    });
    for (const finding of kept)
        collection.unlisted.set(finding.id, finding);
    collection.evidence = { ...collection.evidence, findings: [...collection.evidence.findings, ...kept] };
}
/**
 * What says that this scan saw it is final, and a later scan would only write over it. `elsewhere` lets a finding off, so it
 * must be proven again, and so must whatever may become that.
 */
function mustBeReadAgain({ detail, label, status }, window) {
    if (detail === undefined)
        return false;
    const bearsOurEnd = detail.lastSeen !== undefined && detail.lastSeen === window?.completedAt;
    return status === 'FIXED' || (label !== 'seen' && !bearsOurEnd);
}
/** What the detail said is not lost because a list that lags says less; what the earlier list said is. */
function withKnownDetail({ stated, window }, finding, known) {
    const detail = stated.get(finding.id);
    if (known === undefined || detail === undefined)
        return finding;
    if (mustBeReadAgain(known, window) || detail.status === 'FIXED')
        return finding;
    return (0,statements/* combined */.y)(finding, { ...detail, label: known.label });
}
/** Reads the details of these findings and labels them; false when none of them says anything that can decide. */
async function readDetails(collection, findings) {
    const { run, repositoryId, scans } = collection;
    collection.window ??= await (0,scan_window/* readScanWindow */.C4)(run, repositoryId, scans);
    const details = await Promise.all(findings.map(async (finding) => ({
        finding,
        detail: await (0,errors/* orAbsent */.Re)(run.client.getViolation({ violation_id: finding.id })),
    })));
    const read = new Map();
    for (const { finding, detail } of details) {
        // What is gone since it was listed, or answered as another, stays as the list has it.
        if (detail?.violation_id !== finding.id)
            continue;
        const stated = (0,policy_finding/* readDetailedFinding */.Cz)(detail, collection.window);
        collection.stated.set(finding.id, stated);
        read.set(finding.id, (0,statements/* combined */.y)(finding, stated));
    }
    const all = collection.evidence.findings.map((finding) => read.get(finding.id) ?? finding);
    const window = (0,policy_finding/* sharpenedWindow */.xw)(collection.window, all);
    collection.evidence = { ...collection.evidence, findings: all.map((finding) => (0,policy_finding/* relabelled */.RF)(finding, window)) };
    return [...read.values()].some(({ detail }) => detail?.lastSeen ?? detail?.firstDetected ?? detail?.cwe);
}
function markSettled(collection, settled) {
    const lists = { ...collection.evidence.lists };
    for (const severity of settled)
        lists[severity] = { stands: true, settled: true };
    collection.evidence = { ...collection.evidence, lists };
}

;// CONCATENATED MODULE: ./build/steps/recount.js

/** The counts are believed when they stand this long after the scan was first seen to have ended. */
const standMs = 2000;
/** The same scans as they are a while later. Throws GateError PROTOCOL when one is no longer COMPLETED. */
async function readAgain(run, { scans, seenMs }) {
    const { clock, signal } = run.budget;
    await clock.sleep(Math.max(0, seenMs + standMs - clock.now()), signal);
    const again = await Promise.all(scans.map(({ scan_id }) => run.client.getScan({ scan_id })));
    for (const [index, scan] of again.entries())
        checkSame(scan, scans[index]);
    return { scans: again, seenMs: clock.now() };
}
function checkSame(scan, before) {
    const isSame = scan.scan_id === before?.scan_id &&
        scan.repository_id === before.repository_id &&
        scan.branch === before.branch &&
        scan.status === 'COMPLETED';
    if (isSame)
        return;
    throw new errors/* GateError */.ue('PROTOCOL', `Scan ${before?.scan_id} was COMPLETED, and now the service answers ${scan.status}`, {
        hint: 'Look at the scan at the service, then run the gate again.',
    });
}
/** Whether the scans say what they said: their counts, and when they ran. */
function saysTheSame(a, b) {
    return said(a) === said(b);
}
function said({ scans }) {
    const facts = scans.map(({ violations, started_at, completed_at }) => {
        const counts = Object.entries(violations ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));
        return [counts, started_at ?? null, completed_at ?? null];
    });
    return JSON.stringify(facts);
}

// EXTERNAL MODULE: ./build/steps/violations.js
var violations = __webpack_require__(1334);
;// CONCATENATED MODULE: ./build/steps/collect.js











/** A list may lag behind the scan: it is believed below the scan's count only when it stands again after this time. */
const settleMs = 5000;
const settleRounds = 3;
/** How often the counts of a scan are judged that change. */
const countRounds = 3;
const detailCap = 2000;
/** What the surfaces show at most, and so what details are worth reading for. */
const shownCap = 50;
/** Where the counts change after all, everything begins again with those that stand. */
async function collect(run, request) {
    let completed = request;
    for (let turn = 1;; turn++) {
        const collected = await collectOnce(run, { ...request, ...completed });
        if (collected.judgement.verdict !== 'passed')
            return collected;
        const again = await readAgain(run, completed);
        if (saysTheSame(completed, again))
            return collected;
        if (turn === countRounds)
            throw restless();
        run.log.say('What the scan counts has changed since it ended: judging it again');
        completed = again;
    }
}
function restless() {
    return new errors/* GateError */.ue('PROTOCOL', 'What the scan counts keeps changing although it has COMPLETED', {
        reason: 'evidence',
        hint: 'Run the gate again in a minute.',
    });
}
async function collectOnce(run, request) {
    const { repositoryId, scans, policy, baseline, known, isSuppressible = true } = request;
    const readBeside = request.base.beside;
    const collection = { ...newCollection(run, repositoryId, scans), policy, readBeside };
    collection.evidence = { ...collection.evidence, baseline, known, isSuppressible };
    await firstLook(collection);
    await readSurroundings(collection, request);
    if (isOpenStill(collection))
        await listFor(collection, (0,judge/* openSeverities */.qF)(collection.evidence, collection.policy));
    if (isOpenStill(collection))
        await readDecidingDetails(collection);
    const settleWhileUndecided = async (rounds) => {
        for (let round = 1; round <= rounds && isOpenStill(collection); round++)
            await settle(collection);
    };
    await settleWhileUndecided(settleRounds);
    await listForDisplay(collection, request.listsAll === true);
    await readShownDetails(collection);
    await settleWhileUndecided(1);
    const evidence = { ...collection.evidence, findings: (0,policy_known/* withNews */.W)(collection.evidence.findings, known) };
    return { evidence, policy: collection.policy, scans, judgement: (0,judge/* judge */.S4)(evidence, collection.policy) };
}
/** All lists and all details of a scan, settled: what a baseline is made of. */
async function collectEverything(run, repositoryId, scans) {
    const collection = newCollection(run, repositoryId, scans);
    const read = async () => {
        const list = await (0,violations/* sweepViolations */.tf)(run, repositoryId, undefined);
        takeList(collection, policy_finding/* severities */.gO, list);
        collection.evidence = { ...collection.evidence, unknownSeverities: list.stands ? 'listed' : 'unread' };
        const unread = collection.evidence.findings.filter((finding) => finding.detail === undefined);
        for (let start = 0; start < unread.length; start += detailChunk) {
            await readDetails(collection, unread.slice(start, start + detailChunk));
        }
        return list;
    };
    const first = await read();
    await run.budget.clock.sleep(settleMs, run.budget.signal);
    const second = await read();
    if (second.stands && (0,violations/* sameContent */.Cm)(first.items, second.items))
        markSettled(collection, policy_finding/* severities */.gO);
    return collection.evidence;
}
function isOpenStill({ evidence, policy }) {
    return (0,judge/* isUndecided */.Ae)(evidence, policy);
}
async function firstLook(collection) {
    const { run, repositoryId } = collection;
    const { list, unknownSeverities } = await (0,violations/* lookAtViolations */.xx)(run, repositoryId);
    if (list !== undefined)
        takeList(collection, policy_finding/* severities */.gO, list);
    collection.evidence = { ...collection.evidence, unknownSeverities };
    if (unknownSeverities === 'none' || collection.evidence.findings.every(({ severityKnown }) => severityKnown))
        return;
    run.log.note('The repository has violations of a severity that the interface does not name: each counts as CRITICAL');
}
/** The diff and the base's scan, where the scope or a skipped file makes them matter. */
async function readSurroundings(collection, request) {
    const { scope } = collection.policy;
    const isOpenQuestion = isOpenStill(collection);
    const needsChanges = isOpenQuestion && (scope === 'auto' || scope === 'changed' || scope === 'changed-lines');
    const { diagnostics, languages } = collection.evidence;
    if (needsChanges || diagnostics.length > 0 || languages !== undefined) {
        collection.evidence = { ...collection.evidence, changes: await request.readChanges() };
    }
    if (!isOpenQuestion || scope !== 'auto' || collection.evidence.known !== undefined)
        return;
    const base = await request.base.latest();
    const earlierBase = base !== undefined && hasGrown(collection.evidence, base) ? await request.base.earlier() : undefined;
    collection.evidence = { ...collection.evidence, base, earlierBase };
    if (base === undefined)
        collection.policy = { ...collection.policy, scope: 'scan' };
}
function hasGrown({ counts }, base) {
    return policy_finding/* severities */.gO.some((severity) => (counts[severity] ?? 0) > (base.counts[severity] ?? 0));
}
/** Which scans ran beside the base's, where some finding was first detected while it ran. */
async function readBaseWindow(collection) {
    const { evidence, readBeside } = collection;
    const { base } = evidence;
    if (base === undefined || !evidence.findings.some((finding) => (0,auto/* needsBaseWindow */.f)(finding, evidence)))
        return;
    collection.evidence = { ...evidence, base: { ...base, others: await readBeside(base) } };
}
/** Lists the severities that are not listed yet. */
async function listFor(collection, wanted) {
    const missing = wanted.filter((severity) => collection.evidence.lists[severity] === undefined);
    if (missing.length === 0)
        return;
    takeList(collection, missing, await (0,violations/* sweepViolations */.tf)(collection.run, collection.repositoryId, missing));
}
/** Reads details, the smaller group first, until they decide, run out, or turn out to say nothing. */
async function readDecidingDetails(collection) {
    const isAskedAbout = (0,judge/* openQuestions */.qd)(collection.evidence, collection.policy);
    const unread = collection.evidence.findings.filter((finding) => !finding.detail && isAskedAbout(finding));
    const groups = [unread.filter(policy_evidence/* isOpen */.nT), unread.filter(policy_evidence/* isSuppressed */.Bx)].sort((a, b) => a.length - b.length);
    const queue = [...groups.flat(), ...unread.filter((finding) => finding.status === 'FIXED' && !(0,policy_evidence/* isOpen */.nT)(finding))];
    if (queue.length > detailCap) {
        collection.canSettle = false;
        collection.run.log.note(`${queue.length} details might decide, of which ${detailCap} are read: the rest is unknown`);
    }
    const end = Math.min(queue.length, detailCap);
    const { failOnCvss, failOnEpss } = collection.policy;
    // That a detail has no score either is news.
    const asksScores = failOnCvss !== undefined || failOnEpss !== undefined;
    for (let start = 0; start < end && isOpenStill(collection);) {
        // Many details are read in larger chunks: judging in between must not take longer than reading.
        const next = Math.min(end, start + Math.max(detailChunk, Math.floor(start / 8)));
        const isUseful = await readDetails(collection, queue.slice(start, next));
        if (!isUseful && !asksScores)
            return;
        start = next;
        await readBaseWindow(collection);
    }
}
/** Reads lists and labels again after a while: identical means settled, otherwise the newer ones are what there is. */
async function settle(collection) {
    const { run, repositoryId } = collection;
    const needed = (0,judge/* openSeverities */.qF)(collection.evidence, collection.policy);
    run.log.say('The list and the scan’s own counts do not settle it yet: reading the list again in 5 s');
    await run.budget.clock.sleep(settleMs, run.budget.signal);
    const everything = collection.evidence.unknownSeverities !== 'none';
    const wanted = everything ? policy_finding/* severities */.gO : needed;
    const itemsBefore = wanted.flatMap((severity) => collection.listed.get(severity) ?? []);
    const doubtful = collection.evidence.findings.filter((finding) => mustBeReadAgain(finding, collection.window));
    const list = await (0,violations/* sweepViolations */.tf)(run, repositoryId, everything ? undefined : wanted);
    await keepUnlisted(collection, takeList(collection, wanted, list));
    const stands = list.stands && (0,violations/* sameContent */.Cm)(itemsBefore, list.items);
    if (everything)
        collection.evidence = { ...collection.evidence, unknownSeverities: stands ? 'listed' : 'unread' };
    const isSame = await labelAgain(collection, doubtful);
    if (stands && isSame && collection.canSettle)
        markSettled(collection, wanted);
    if (isOpenStill(collection))
        await readDecidingDetails(collection);
}
/** Reads again the details that let a finding off; true when every label is what it was. */
async function labelAgain(collection, doubtful) {
    collection.window = await (0,scan_window/* readScanWindow */.C4)(collection.run, collection.repositoryId, collection.scans);
    const before = new Map(doubtful.map((finding) => [finding.id, finding.label]));
    const again = collection.evidence.findings.filter((finding) => before.has(finding.id));
    for (let start = 0; start < again.length; start += detailChunk) {
        await readDetails(collection, again.slice(start, start + detailChunk));
    }
    return collection.evidence.findings.every((finding) => !before.has(finding.id) || before.get(finding.id) === finding.label);
}
/** What the scan found below the rules is listed too, to be shown; a list that cannot be read then is a note, no more. */
async function listForDisplay(collection, listsAll) {
    const found = policy_finding/* severities */.gO.filter((severity) => listsAll || (collection.evidence.counts[severity] ?? 0) > 0);
    await forDisplay(collection, 'findings could be listed', () => listFor(collection, found));
}
function readShownDetails(collection) {
    return forDisplay(collection, 'details could be read', () => readWorst(collection));
}
async function forDisplay({ run }, what, read) {
    try {
        await read();
    }
    catch (error) {
        run.budget.signal.throwIfAborted();
        run.log.note(`Not all ${what}: ${error.message}`);
    }
}
/** Reads details worst first until as many findings of this scan as are shown have one. */
async function readWorst(collection) {
    const asked = new Set();
    while (asked.size < 4 * shownCap) {
        const { evidence, policy } = collection;
        const { effects } = (0,judge/* judge */.S4)(evidence, policy);
        const shown = evidence.findings
            .filter((finding) => (0,policy_finding/* isOfScan */.R0)(finding, evidence.counts) && finding.status !== 'FIXED')
            .sort((0,ranking/* byWorst */.D)(effects))
            .slice(0, shownCap);
        const unread = shown.filter(({ id, detail }) => detail === undefined && !asked.has(id)).slice(0, detailChunk);
        if (unread.length === 0)
            return;
        for (const { id } of unread)
            asked.add(id);
        await readDetails(collection, unread);
    }
}

// EXTERNAL MODULE: ./build/steps/guards.js
var guards = __webpack_require__(4080);
;// CONCATENATED MODULE: ./build/steps/head-watch.js

const lookEveryMs = 10_000;
const mostLooks = 30;
function watchHead({ budget }, around, context) {
    const looks = [];
    let lastMs = budget.clock.now();
    let hasBegun = false;
    return {
        onPoll(status) {
            const now = budget.clock.now();
            const begins = !hasBegun && status !== 'PENDING';
            hasBegun ||= begins;
            if (!begins && (now - lastMs < lookEveryMs || looks.length >= mostLooks))
                return;
            lastMs = now;
            looks.push((0,guards/* checkHead */.Xj)(around, context).catch(() => undefined));
        },
        async moved() {
            const states = await Promise.all(looks);
            return states.find((state) => state?.kind === 'moved');
        },
    };
}

// EXTERNAL MODULE: ./build/steps/policy.js + 2 modules
var policy = __webpack_require__(8207);
// EXTERNAL MODULE: ./build/steps/resolve.js
var resolve = __webpack_require__(8644);
// EXTERNAL MODULE: ./build/steps/run.js
var steps_run = __webpack_require__(9641);
// EXTERNAL MODULE: ./build/git/commit-name.js
var commit_name = __webpack_require__(167);
;// CONCATENATED MODULE: ./build/steps/scan-of-commit.js



/** Clocks are compared by headers that hold whole seconds, and a scan takes a moment to begin. */
const slackMs = 5000;
/**
 * Throws GateError CONFIG, reason `moved`, unless the scan names the commit, or was created after the commit was pushed: then it
 * holds it as long as the branch has not moved.
 */
function requireScanOfCommit(scan, tie) {
    const isSame = (0,commit_name/* isSameCommit */.s)(scan.commit_sha ?? undefined, tie.headSha);
    const why = isSame === undefined ? whyNotByTime(scan, tie) : isSame ? undefined : `it holds ${scan.commit_sha}`;
    if (why === undefined)
        return;
    const commit = tie.headSha === undefined ? 'a commit' : `commit ${tie.headSha.slice(0, 12)}`;
    throw new errors/* GateError */.ue('CONFIG', `Scan ${scan.scan_id} cannot be tied to ${commit}: ${why}`, {
        reason: 'moved',
        hint: 'Leave scan-id out, so that the branch is scanned anew, or name a scan that was started after the push.',
    });
}
function whyNotByTime({ created_at }, { headSha, pushedByMs, aheadMs, nowMs }) {
    if (headSha === undefined)
        return 'nothing says which commit the run is about';
    const created = (0,times/* parseTime */.pe)(created_at);
    if (created === undefined)
        return 'it names no commit, and does not say when it was created, with a zone';
    if (pushedByMs === undefined)
        return 'it names no commit, and nothing says when the commit was pushed';
    if (aheadMs === undefined)
        return 'it names no commit, and the service does not state its time';
    const createdMs = created - aheadMs;
    if (createdMs > nowMs + slackMs)
        return 'it names no commit, and was created in the future';
    return createdMs >= pushedByMs + slackMs ? undefined : 'it was created before the commit was pushed, or just then';
}

// EXTERNAL MODULE: ./build/steps/scope.js
var scope = __webpack_require__(9692);
;// CONCATENATED MODULE: ./build/steps/trigger.js


const trigger_settleRounds = [2000, 4000, 6000, 8000, 12_000];
/**
 * Starts a scan of the branch and gives its id; several when an answer was lost and more than one new scan may be ours,
 * of which the worst then decides. `waitFor` waits until a scan has ended, whatever its end.
 */
async function startScan(start, waitFor) {
    const first = await post(start);
    if (first.isNew)
        return first.ids;
    const [old = ''] = first.ids;
    start.run.log.note(`The service answered with scan ${old}, which may be older than this run: waiting for it, then asking once more`);
    await waitFor(old);
    const second = await post(start);
    if (second.isNew && !second.ids.includes(old))
        return second.ids;
    throw new errors/* GateError */.ue('PROTOCOL', `The service keeps answering with scan ${second.ids[0]}, which may have been started before this run`, { hint: 'An old scan may not hold this commit. Look at the scan at the service, or run the gate again later.' });
}
async function post(start) {
    const { run, target } = start;
    try {
        return await postOnce(start);
    }
    catch (error) {
        if (!(error instanceof errors/* GateError */.ue))
            throw error;
        if (error.status === 409)
            return { ids: [await runningScan(run, target, error)], isNew: false };
        if (!error.isAmbiguous)
            throw explained(error, target);
        return trigger_settle(start, error);
    }
}
async function postOnce({ run, target, before }) {
    const started = await run.client.startScan({ repository_id: target.repositoryId, branch: target.branch });
    if (started.repository_id !== target.repositoryId || started.branch !== target.branch) {
        throw new errors/* GateError */.ue('PROTOCOL', `Asked for a scan of ${target.branch}, the service started one of ${started.branch} in repository ${started.repository_id}`);
    }
    return {
        ids: [started.scan_id],
        isNew: before === undefined ? started.status === 'PENDING' : (0,scan_list/* isNewSince */.xk)(before, started),
    };
}
function explained(error, target) {
    if (error.code !== 'NOT_FOUND')
        return error;
    return new errors/* GateError */.ue('NOT_FOUND', `The service cannot scan the branch ${target.branch}: ${error.message}`, {
        cause: error,
        status: error.status,
        hint: 'Check that the branch was pushed and that the service can read the repository.',
    });
}
/** A 409 says that a scan is under way: it is the newest one of this branch that has not ended. */
async function runningScan(run, target, refused) {
    const list = await (0,scan_list/* listScans */.v7)(run, target.repositoryId);
    const running = list.items.filter((item) => item.status !== 'COMPLETED' && item.status !== 'FAILED');
    const [ours] = await ofTarget(run, target, running);
    if (ours === undefined)
        throw refused;
    return ours;
}
/** Looks for the scan that a lost answer may have started, for 30 s; none: asks once more. */
async function trigger_settle(start, lost) {
    const { run, target, before } = start;
    const { clock, signal } = run.budget;
    if (before === undefined) {
        throw new errors/* GateError */.ue(lost.code, `${lost.message}; whether a scan was started is unknown`, {
            cause: lost,
            hint: 'The scans could not be listed beforehand, so asking again might start a second scan. Run the gate again.',
        });
    }
    run.log.say(`${lost.message}. It may have been received: looking for the scan before asking again`);
    for (const pauseMs of trigger_settleRounds) {
        await clock.sleep(pauseMs, signal);
        const candidates = await ofTarget(run, target, (0,scan_list/* newSince */.nH)(before, await (0,scan_list/* listScans */.v7)(run, target.repositoryId)));
        if (candidates.length > 0) {
            run.log.note(`The answer to POST /scans was lost; assumed that it started ${candidates.join(' and ')}`);
            return { ids: candidates, isNew: true };
        }
    }
    run.log.note('The answer to POST /scans was lost and 30 s of looking show no scan; asked once more');
    return postOnce(start);
}
async function ofTarget(run, target, items) {
    const details = await Promise.all(items.map((item) => run.client.getScan({ scan_id: item.scan_id })));
    return details
        .filter((scan) => scan.repository_id === target.repositoryId && scan.branch === target.branch)
        .map((scan) => scan.scan_id);
}

;// CONCATENATED MODULE: ./build/steps/schedule.js
/** When to poll next: a pure function of the time since the scan was started (design section 7). */
const firstPollMs = 1000;
const slowestPollMs = 10_000;
/** Milliseconds until the next poll. `random` is in [0, 1); an interval that is set is obeyed as it is. */
function pollDelayMs(elapsedMs, random, pollIntervalSeconds = 'auto') {
    if (pollIntervalSeconds !== 'auto')
        return pollIntervalSeconds * 1000;
    if (elapsedMs <= 0)
        return firstPollMs;
    const wanted = 400 * Math.sqrt(elapsedMs / 1000);
    const jitter = 0.9 + 0.2 * random;
    return Math.min(slowestPollMs, Math.max(firstPollMs, wanted)) * jitter;
}

;// CONCATENATED MODULE: ./build/steps/wait.js



const heartbeatMs = 30_000;
/** How long a new scan may be unknown to the service that started it. */
const unknownScanMs = 60_000;
/** How long the service may be away while a scan runs. */
const outageMs = 120_000;
/** The scan once it COMPLETED or FAILED. Throws GateError PROTOCOL when it is not the scan of this repository and branch. */
async function waitForEnd(run, wanted, options) {
    const { clock, signal } = run.budget;
    const watch = { startedMs: clock.now(), status: '', spokenMs: clock.now(), troubleMs: undefined };
    const endLive = run.log.live?.(() => progressText(run, watch));
    try {
        for (;;) {
            const elapsedMs = clock.now() - watch.startedMs;
            await clock.sleep(pollDelayMs(elapsedMs, (options.random ?? Math.random)(), options.pollIntervalSeconds), signal);
            const scan = await poll(run, wanted, watch);
            if (scan === undefined)
                continue;
            options.onPoll?.(scan.status);
            tell(run, watch, scan.status);
            if (scan.status === 'COMPLETED' || scan.status === 'FAILED')
                return scan;
        }
    }
    finally {
        endLive?.();
    }
}
function wholeSeconds(ms) {
    return (0,build_clock/* formatSeconds */.Xo)(Math.max(1, Math.floor(ms / 1000)) * 1000);
}
function progressText({ budget }, { status, startedMs }) {
    const now = budget.clock.now();
    return `Scan ${status || 'started'}, ${wholeSeconds(now - startedMs)} so far; time limit in ${wholeSeconds(budget.deadline - now)}`;
}
/** The scan once it COMPLETED. Throws GateError SCAN_FAILED when it failed: a failed scan is never a pass. */
async function waitForCompletion(run, wanted, options) {
    const scan = await waitForEnd(run, wanted, options);
    if (scan.status === 'COMPLETED')
        return scan;
    const why = scan.error ? `: ${scan.error}` : '';
    throw new errors/* GateError */.ue('SCAN_FAILED', `Scan ${wanted.scanId} FAILED at the service${why}`, {
        hint: 'Nothing was decided. Look at the scan at the service, then run the gate again.',
    });
}
async function poll(run, wanted, watch) {
    try {
        const scan = await run.client.getScan({ scan_id: wanted.scanId });
        watch.troubleMs = undefined;
        checkIdentity(scan, wanted);
        return scan;
    }
    catch (error) {
        const now = run.budget.clock.now();
        watch.troubleMs ??= now;
        const patienceMs = patienceWith(error);
        if (patienceMs === undefined || now - watch.troubleMs >= patienceMs)
            throw error;
        run.log.say(`${error.message}; still asking`);
        return undefined;
    }
}
function patienceWith(error) {
    if (!(error instanceof errors/* GateError */.ue))
        return undefined;
    if (error.code === 'NOT_FOUND')
        return unknownScanMs;
    return error.code === 'UNAVAILABLE' ? outageMs : undefined;
}
function checkIdentity(scan, { scanId, target }) {
    const matches = scan.scan_id === scanId && scan.repository_id === target.repositoryId && scan.branch === target.branch;
    if (matches)
        return;
    throw new errors/* GateError */.ue('PROTOCOL', `Asked for scan ${scanId} of ${target.branch}, the service answered scan ${scan.scan_id} of ${scan.branch} in repository ${scan.repository_id}`, { hint: 'With scan-id: the scan must be of this repository and this branch.' });
}
function tell(run, watch, status) {
    const now = run.budget.clock.now();
    const elapsed = (0,build_clock/* formatSeconds */.Xo)(now - watch.startedMs);
    if (status !== watch.status) {
        run.log.say(`Scan ${status} after ${elapsed}`);
        watch.status = status;
    }
    else if (now - watch.spokenMs >= heartbeatMs) {
        const left = (0,build_clock/* formatSeconds */.Xo)(Math.max(0, run.budget.deadline - now));
        run.log.say(`Still ${status} after ${elapsed}; time limit in ${left}`);
    }
    else
        return;
    watch.spokenMs = now;
}

;// CONCATENATED MODULE: ./build/gate.js
/** The story of a run: settings and context in, a report out. It never throws: what goes wrong is an inconclusive report. */




















/** Runs the gate from the guards to the verdict. Publishing is the caller's. */
async function runGate(input) {
    const { settings, clock } = input;
    const startedMs = clock.now();
    const budget = (0,build_clock/* createBudget */.yK)(clock, settings.timeoutSeconds * 1000, input.cancel);
    const notes = [];
    const log = (0,steps_run/* keepingNotes */.X)(input.log, notes);
    const client = (0,api_client/* createClient */.U)({
        baseUrl: settings.baseUrl,
        apiKey: settings.apiKey ?? '',
        transport: input.transport,
        budget,
        assume: settings.assume,
        userAgent: `scan-gate/${input.version}`,
        onWait: log.say,
    });
    const run = { client, budget, log };
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
    };
    try {
        await runSteps(progress);
    }
    catch (error) {
        progress.report = (0,draft/* withError */.jT)(progress.report, resumable((0,errors/* asGateError */.Ub)(error), progress.report));
    }
    finally {
        budget.end();
    }
    return {
        report: finish(progress, notes, clock.now() - startedMs),
        settings: progress.settings,
        evidence: progress.evidence,
        context: progress.input.context,
        changes: progress.changes,
    };
}
function firstReport({ settings, context, version }) {
    const { repositoryUrl, event, branch, headSha, base, change } = context;
    const report = {
        ...(0,draft/* newReport */.bQ)(version),
        enforced: !settings.warnOnly,
        serviceOrigin: new URL(settings.baseUrl).origin,
        repositoryUrl,
        event,
    };
    if (context.refusal !== undefined)
        return report;
    return { ...report, branch, headSha, baseSha: base?.sha, pullRequest: change?.number };
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
    const [loaded, head] = await Promise.all([readPolicy(progress), (0,guards/* checkHead */.Xj)(around, context)]);
    (0,guards/* refuseMoved */.EB)(head);
    if (head.kind === 'unreadable')
        run.log.note(head.message);
    const { settings } = progress;
    const repository = await (0,resolve/* resolveRepository */.B)(run, {
        repositoryId: settings.repositoryId,
        repositoryUrl: context.repositoryUrl,
        githubHost: context.system === 'github' ? (0,resolve/* hostOf */.w)(context.repositoryUrl) : undefined,
        allowForeignRepository: settings.allowForeignRepository,
    });
    progress.report = (0,draft/* withRepository */.Bq)(progress.report, repository);
    run.log.say(`Repository ${repository.name} (${repository.repository_id}), branch ${context.branch}`);
    const baseline = await (0,baseline_file/* readBaseline */.mF)(loaded.policy, {
        baselineFile: settings.baselineFile,
        around,
        repositoryUrl: context.repositoryUrl,
    });
    const target = { repositoryId: repository.repository_id, branch: context.branch };
    const scans = await scanAndWait(progress, target);
    if (scans === undefined)
        return;
    const mayNarrow = (0,scope/* hasTrustedBase */.v)({ context, trustedBases: loaded.trustedBases });
    await decide(progress, { target, scans, headBefore: head, policy: loaded.policy, baseline, mayNarrow });
}
/** The policy from its trusted place. */
async function readPolicy(progress) {
    const { input, run, around } = progress;
    const { settings, context } = input;
    const loaded = await (0,policy/* loadPolicy */.t)({ settings, context, around, log: run.log, now: input.now });
    progress.settings = loaded.settings;
    run.budget.extendTo(loaded.settings.timeoutSeconds * 1000);
    progress.report = {
        ...progress.report,
        enforced: !loaded.settings.warnOnly,
        policy: { source: loaded.source, sha256: loaded.sha256, settings: loaded.described },
    };
    const compared = { context, trustedBases: loaded.trustedBases, comparison: input.comparison };
    return { ...loaded, policy: { ...loaded.policy, scope: (0,scope/* scopeHere */.Z)(loaded.policy, compared, run.log) } };
}
/** The completed scans; undefined when the run was asked not to wait. */
async function scanAndWait(progress, target) {
    const { input, run, around, settings } = progress;
    const ids = settings.scanId === undefined ? await trigger(progress, target) : [settings.scanId];
    const [first = ''] = ids;
    progress.report = (0,draft/* withStartedScan */.nO)(progress.report, first, target.branch);
    if (settings.scanId !== undefined) {
        run.log.note(`Judging scan ${settings.scanId}, which this run did not start: it holds the branch as it was then`);
    }
    if (!settings.wait) {
        progress.report = (0,draft/* withInconclusive */.ly)(progress.report, 'not-waited', {
            message: `Scan ${first} was started and not waited for`,
            hint: `Judge it later with scan-id: ${first}.`,
        });
        return undefined;
    }
    const options = { ...settings, onPoll: progress.head.onPoll };
    const scans = await Promise.all(ids.map((id) => waitForCompletion(run, { scanId: id, target }, options)));
    const [scan] = scans;
    if (scan !== undefined)
        progress.report = (0,draft/* withScan */.aQ)(progress.report, scan);
    if (scan !== undefined && settings.scanId !== undefined && input.isScanProven !== true) {
        const { headSha } = input.context;
        const [pushedByMs, aheadMs] = [around.pushedByMs?.(), run.client.serverAheadMs()];
        requireScanOfCommit(scan, { headSha, pushedByMs, aheadMs, nowMs: Date.now() });
    }
    return scans;
}
async function trigger({ run, settings }, target) {
    const before = await (0,scan_list/* listScansBefore */.Au)(run, target.repositoryId);
    const ids = await startScan({ run, target, before }, async (scanId) => {
        await waitForEnd(run, { scanId, target }, settings);
    });
    run.log.say(`Scan ${ids.join(' and ')} started`);
    return ids;
}
/** Collects the evidence, judges it, and takes a pass back when it is not certain what was scanned. */
async function decide(progress, decision) {
    const { target, scans, headBefore, policy, baseline, mayNarrow } = decision;
    const { run, around, settings, input } = progress;
    const { context, comparison } = input;
    const readChanges = (0,steps_run/* once */.O)(() => (0,guards/* readChangedFiles */.IM)(around, run.log));
    // An exception ends by the later of two clocks: whoever runs the gate may have set back one of them.
    const dated = { ...policy, today: (0,times/* laterDay */.Z4)(policy.today, run.client.serverTimeMs()) };
    const collected = await collect(run, {
        repositoryId: target.repositoryId,
        scans,
        seenMs: run.budget.clock.now(),
        ...{ policy: dated, baseline, listsAll: settings.uploadSarif },
        known: mayNarrow ? comparison?.knownOf(scans) : undefined,
        isSuppressible: comparison === undefined,
        readChanges: mayNarrow ? readChanges : async () => undefined,
        base: createBaseReader(run, {
            repositoryId: target.repositoryId,
            baseBranch: context.base?.branch,
            scans,
            readMergeBaseMs: () => (0,guards/* readMergeBaseMs */.Sp)(around, run.log),
        }),
    });
    progress.evidence = input.wantsEverything
        ? await collectEverything(run, target.repositoryId, scans)
        : collected.evidence;
    const audience = { disclose: settings.disclose, isPublic: context.isPublic };
    const isShownInDiff = (0,disclosure/* needsChangedFiles */.H7)(audience) || settings.annotations === 'review';
    const changes = isShownInDiff ? await readChanges() : collected.evidence.changes;
    progress.changes = changes;
    progress.report = (0,draft/* withJudgement */.Mz)(progress.report, collected, { ...audience, changes });
    if (collected.judgement.verdict !== 'passed')
        return;
    const after = headBefore.kind === 'same' ? await (0,guards/* checkScanned */.f1)(around, context, collected.scans) : headBefore;
    const doubt = (await progress.head.moved()) ?? after;
    if (doubt.kind === 'same')
        return;
    const message = `${doubt.message}; the scan found nothing that blocks, but it may not be a scan of this commit`;
    progress.report = (0,draft/* withInconclusive */.ly)(progress.report, 'moved', { message, hint: doubt.hint });
}
function finish({ report, run }, notes, durationMs) {
    return {
        ...report,
        notes: [...report.notes, ...notes],
        requests: { ...run.client.requests },
        durationMs: Math.round(durationMs),
    };
}


/***/ }),

/***/ 8644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ resolveRepository),
/* harmony export */   w: () => (/* binding */ hostOf)
/* harmony export */ });
/* harmony import */ var _api_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3855);
/* harmony import */ var _ci_repository_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7553);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9473);
/** Which repository at the service is ours: read and compared, never assumed (design section 2, step 4). */



const candidateCap = 50;
/** The repository to scan. Throws GateError NOT_FOUND or CONFIG when none, several or another one is found. */
async function resolveRepository(run, wanted) {
    return wanted.repositoryId === undefined ? findByUrl(run, wanted) : readById(run, wanted, wanted.repositoryId);
}
async function readById(run, wanted, repositoryId) {
    const found = await readRepository(run, repositoryId);
    if (wanted.allowForeignRepository) {
        run.log.note(`allow-foreign-repository is on: ${found.name} is gated without comparing its address`);
        return found;
    }
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
        throw unresolved(`${candidates.length} repositories at the service match "${name}"`, candidates.slice(0, 10));
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


/***/ }),

/***/ 1648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Au: () => (/* binding */ listScansBefore),
/* harmony export */   nH: () => (/* binding */ newSince),
/* harmony export */   v7: () => (/* binding */ listScans),
/* harmony export */   xk: () => (/* binding */ isNewSince)
/* harmony export */ });
/* harmony import */ var _api_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3855);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9473);
/* harmony import */ var _policy_times_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5945);



/** First and last page of the repository's scans: the order is not documented, the newest is on one of the two. */
async function listScans(run, repositoryId) {
    const read = (page) => run.client.listScans({ repository_id: repositoryId, page, limit: _api_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .pageLimit */ .LN });
    const first = await read(1);
    const count = first.items.length === 0 ? 1 : Math.max(1, Math.ceil(first.total / first.items.length));
    const last = count > 1 ? await read(count) : first;
    // Behind a full page there may be another, whatever the total says.
    const beyond = last.items.length >= _api_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .pageLimit */ .LN ? await (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .orAbsent */ .Re)(read(count + 1)) : undefined;
    const listed = unique([...first.items, ...last.items]);
    const items = unique([...listed, ...(beyond?.items ?? [])]);
    const isEnd = items.length === listed.length;
    const zone = (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_2__/* .zoneOf */ .kE)(items.find((item) => (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_2__/* .zoneOf */ .kE)(item.created_at) !== undefined)?.created_at) ?? 'stated';
    const isWhole = isEnd && items.length === first.total;
    return {
        ids: new Set(items.map((item) => item.scan_id)),
        items,
        zone,
        completeSinceMs: isWhole
            ? Number.NEGATIVE_INFINITY
            : completeSince({ first, last, beyond: isEnd ? undefined : beyond }, zone),
    };
}
function unique(items) {
    return [...new Map(items.map((item) => [item.scan_id, item])).values()];
}
/** Between the two pages lie scans that are older than the newer page, when the list is in the order of time at all. */
function completeSince({ first, last, beyond }, zone) {
    const pages = [first, ...(last === first ? [] : [last]), ...(beyond === undefined ? [] : [beyond])];
    const times = pages.map(({ items }) => items.map((item) => (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTime */ .pe)(item.created_at, zone)));
    const known = times.flat().filter((time) => time !== undefined);
    if (known.length < times.flat().length)
        return undefined;
    const isRising = known.every((time, index) => index === 0 || time >= (known[index - 1] ?? 0));
    const isFalling = known.every((time, index) => index === 0 || time <= (known[index - 1] ?? 0));
    if (isRising === isFalling || (isRising && beyond !== undefined))
        return undefined;
    const newer = (isRising ? times.at(-1) : times[0])?.filter((time) => time !== undefined) ?? [];
    return newer.length === 0 ? undefined : Math.min(...newer);
}
/** The list before the trigger; undefined when it cannot be read, which costs the run its second try, not its life. */
async function listScansBefore(run, repositoryId) {
    try {
        const list = await listScans(run, repositoryId);
        return list.completeSinceMs === undefined ? await listAllScans(run, repositoryId, list) : list;
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue) || !['UNAVAILABLE', 'PROTOCOL', 'RATE_LIMITED'].includes(error.code))
            throw error;
        run.log.note(`The scans of the repository could not be listed (${error.message}): a lost answer will not be repeated`);
        return undefined;
    }
}
/** Longer lists are not read to the end: then no answer can be shown to name a new scan. */
const wholeListCap = 5000;
/** Every page, where neither order nor times tell what stands between the first and the last. */
async function listAllScans(run, repositoryId, list) {
    const read = (page) => run.client.listScans({ repository_id: repositoryId, page, limit: _api_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .pageLimit */ .LN });
    const first = await read(1);
    if (first.total > wholeListCap)
        return list;
    const source = { read, id: idOf, digest: idOf, combine: (_, later) => later };
    const { items, stands } = await (0,_api_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .sweepUntilStanding */ .XT)(source, first);
    const all = unique([...list.items, ...items]);
    const completeSinceMs = stands ? Number.NEGATIVE_INFINITY : undefined;
    return { ...list, ids: new Set(all.map(idOf)), items: all, completeSinceMs };
}
function idOf({ scan_id: id }) {
    return id;
}
/** Scans that came into being since. */
function newSince(before, now) {
    return now.items.filter((item) => isNewSince(before, item));
}
/** Whether a scan provably came into being since: the list would hold it, and does not. */
function isNewSince(before, { scan_id: id, created_at }) {
    const { ids, completeSinceMs, zone } = before;
    if (ids.has(id) || completeSinceMs === undefined)
        return false;
    return completeSinceMs === Number.NEGATIVE_INFINITY || ((0,_policy_times_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTime */ .pe)(created_at, zone) ?? Number.NaN) >= completeSinceMs;
}


/***/ }),

/***/ 6488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C4: () => (/* binding */ readScanWindow),
/* harmony export */   ee: () => (/* binding */ spanOf),
/* harmony export */   ri: () => (/* binding */ readBeside),
/* harmony export */   tL: () => (/* binding */ ownSpan)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _policy_times_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5945);
/* harmony import */ var _scan_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1648);



/** Older scans than this, that have ended, ended before ours began. */
const longestScanMs = 2 * 3600 * 1000;
const detailCap = 200;
/** From the first start to the last end, as far as all of the scans say it, in times that can be true. */
function ownSpan(run, scans) {
    const zone = scanZone(scans[0]);
    const spans = scans.map((scan) => spanOf(run, scan, zone));
    const starts = spans.map(({ startedAt }) => startedAt);
    const ends = spans.map(({ completedAt }) => completedAt);
    const completedAt = extreme(ends, Math.max);
    return { zone, latestMs: nowMs(run, zone) ?? completedAt, startedAt: extreme(starts, Math.min), completedAt };
}
/** The service's clock says nothing about times that lack a zone. */
function nowMs({ client }, zone) {
    return zone === 'stated' ? client.serverTimeMs() : undefined;
}
function scanZone(scan) {
    return (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_1__/* .zoneOf */ .kE)(scan?.started_at) ?? (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_1__/* .zoneOf */ .kE)(scan?.completed_at) ?? 'stated';
}
/** One that is gone may have run at any time, and so may one whose times cannot be true. */
function spanOf(run, scan, zone) {
    if (scan === undefined)
        return _policy_times_js__WEBPACK_IMPORTED_MODULE_1__/* .unknownSpan */ .$7;
    const span = { startedAt: (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTime */ .pe)(scan.started_at, zone), completedAt: (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTime */ .pe)(scan.completed_at, zone) };
    return (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_1__/* .plausibleSpan */ .mW)(span, nowMs(run, zone));
}
/** The window of the judged scans. What cannot be known is open-ended, and then labels say `maybe`. */
async function readScanWindow(run, repositoryId, scans) {
    const own = ownSpan(run, scans);
    const ids = new Set(scans.map((scan) => scan.scan_id));
    return { ...own, others: await readBeside(run, repositoryId, { ids, ...own }) };
}
/** When the other scans of the repository ran that may have run in that time; of one without a beginning nobody asks. */
async function readBeside(run, repositoryId, beside) {
    const { ids, zone, startedAt, completedAt } = beside;
    if (startedAt === undefined)
        return [];
    const list = await (0,_scan_list_js__WEBPACK_IMPORTED_MODULE_2__/* .listScans */ .v7)(run, repositoryId);
    const span = { earliestMs: startedAt - longestScanMs, latestMs: completedAt ?? Number.POSITIVE_INFINITY };
    // What ran beside it may stand on a page between the two that were read.
    const isWhole = list.completeSinceMs !== undefined && list.completeSinceMs <= span.earliestMs;
    if (!isWhole)
        return [_policy_times_js__WEBPACK_IMPORTED_MODULE_1__/* .unknownSpan */ .$7];
    const near = list.items.filter((item) => !ids.has(item.scan_id) && mayOverlap(item, span, createdAt(run, item, zone)));
    if (near.length > detailCap)
        return [_policy_times_js__WEBPACK_IMPORTED_MODULE_1__/* .unknownSpan */ .$7];
    const details = await Promise.all(near.map((item) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orAbsent */ .Re)(run.client.getScan({ scan_id: item.scan_id }))));
    return details.filter((scan) => !isWaiting(scan)).map((scan) => spanOf(run, scan, zone));
}
function extreme(times, pick) {
    const known = times.filter((time) => time !== undefined);
    return known.length === times.length ? pick(...known) : undefined;
}
function createdAt(run, { created_at }, zone) {
    return spanOf(run, { started_at: created_at }, zone).startedAt;
}
/** What was created after ours ended began later still. */
function mayOverlap(item, span, created) {
    if (created === undefined)
        return true;
    if (created > span.latestMs)
        return false;
    return (item.status !== 'COMPLETED' && item.status !== 'FAILED') || created >= span.earliestMs;
}
/** A scan that has not begun has seen nothing. */
function isWaiting(scan) {
    return scan?.status === 'PENDING' && !scan.started_at;
}


/***/ }),

/***/ 1334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cm: () => (/* binding */ sameContent),
/* harmony export */   tf: () => (/* binding */ sweepViolations),
/* harmony export */   xx: () => (/* binding */ lookAtViolations)
/* harmony export */ });
/* unused harmony export violationSource */
/* harmony import */ var _api_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3855);
/* harmony import */ var _api_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4015);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9473);
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1022);
/* harmony import */ var _policy_statements_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3285);
/** Lists the repository's violations as findings, with the totals that reveal unknown severities. */





/** Reads the violations of these severities until the list stands; throws when the service ignores the filter. */
async function sweepViolations(run, repositoryId, wanted) {
    return { ...(await (0,_api_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .sweepUntilStanding */ .XT)(violationSource(run, repositoryId, wanted))), severities: wanted };
}
function violationSource(run, repositoryId, wanted) {
    const filter = wanted === undefined ? {} : { severity: wanted.map((word) => word.toLowerCase()).join(',') };
    return {
        async read(page) {
            const answer = await run.client.listViolations({
                repository_id: repositoryId,
                ...filter,
                page,
                limit: _api_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .pageLimit */ .LN,
            });
            if (wanted !== undefined)
                checkFilter(answer, wanted);
            return { ...answer, items: answer.items.map(_policy_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .readListItem */ ._V) };
        },
        id: ({ id }) => id,
        digest,
        combine: _policy_statements_js__WEBPACK_IMPORTED_MODULE_4__/* .combined */ .y,
    };
}
function digest(finding) {
    const { id, severity, severityKnown, status, type, filePath, line, cvss, epss, unclear } = finding;
    return JSON.stringify([id, severity, severityKnown, status, type, filePath, line, cvss, epss, unclear]);
}
/** The same content, whatever the order. */
function sameContent(a, b) {
    return (0,_api_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)({ digest }, a) === (0,_api_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)({ digest }, b);
}
/** A word that nobody documents may pass any filter, and counts; a documented one that was not asked for shows a filter that is none. */
function checkFilter(answer, wanted) {
    const stray = answer.items.find(({ severity }) => _policy_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .severities */ .gO.some((known) => known === severity && !wanted.includes(known)));
    if (stray === undefined)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PROTOCOL', `Asked for violations of ${wanted.join(', ')}, the service answered one of severity ${stray.severity}`, { hint: 'The service does not honour the documented severity filter, so its lists cannot be trusted.' });
}
const looks = 3;
const pauseMs = 1000;
/** A list of no more pages is read as a whole: that costs no more than to compare its totals. */
const fewPages = 3;
/** Two filters that share no severity: what both let through, or neither, is of none that is documented. */
const halves = [_api_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .severityFilters */ .$l.slice(0, 2).join(','), _api_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .severityFilters */ .$l.slice(2).join(',')];
/** One look at everything: a short list is read, of a long one the totals reveal violations of unknown severity. */
async function lookAtViolations(run, repositoryId) {
    const first = await violationSource(run, repositoryId, undefined).read(1);
    if (first.total <= fewPages * first.items.length)
        return lookAtAll(run, repositoryId, first);
    let page = first;
    for (let look = 1; page.items.every(({ severityKnown }) => severityKnown); look++) {
        if (await hasKnownOnly(run, repositoryId, page.total))
            return { list: undefined, unknownSeverities: 'none' };
        if (look === looks)
            break;
        await run.budget.clock.sleep(pauseMs, run.budget.signal);
        page = await violationSource(run, repositoryId, undefined).read(1);
    }
    return { list: await sweepViolations(run, repositoryId, undefined), unknownSeverities: 'unread' };
}
/** Of several pages one record may have been missed while they moved, and no count of a scan would show it: its total does. */
async function lookAtAll(run, repositoryId, first) {
    const sweep = await (0,_api_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .sweepUntilStanding */ .XT)(violationSource(run, repositoryId, undefined), first);
    const list = { ...sweep, severities: undefined };
    if (!list.stands)
        return { list, unknownSeverities: 'unread' };
    const isShown = list.pageCount === 1 ||
        (list.items.every(({ severityKnown }) => severityKnown) &&
            (await totalOf(run, repositoryId, _api_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .severityFilters */ .$l.join(','))) === list.items.length);
    return { list, unknownSeverities: isShown ? 'listed' : 'unread' };
}
/** A violation that appears between the reads could hide one of an unknown severity: the first total must still hold. */
async function hasKnownOnly(run, repositoryId, total) {
    const [worse = 0, milder = 0] = await Promise.all(halves.map((words) => totalOf(run, repositoryId, words)));
    return worse + milder === total && (await totalOf(run, repositoryId, undefined)) === total;
}
async function totalOf(run, repositoryId, severity) {
    const filter = severity === undefined ? {} : { severity };
    return (await run.client.listViolations({ repository_id: repositoryId, ...filter, limit: 1 })).total;
}


/***/ }),

/***/ 2687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ withClient),
/* harmony export */   Y: () => (/* binding */ accessOf)
/* harmony export */ });
/* harmony import */ var _ci_github_access_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5635);
/* harmony import */ var _ci_github_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5690);
/* harmony import */ var _ci_github_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6817);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7094);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9473);





function accessOf({ context, settings, env, transport, clock, cancel, loadOctokit }) {
    const runId = env.GITHUB_RUN_ID;
    const { repositoryUrl } = context;
    return {
        ...(0,_ci_github_access_js__WEBPACK_IMPORTED_MODULE_4__/* .githubAccess */ .Y)(env, settings.githubToken, loadOctokit),
        secrets: settings.apiKey === undefined ? [] : [settings.apiKey],
        transport,
        clock,
        cancel,
        runUrl: runId === undefined || repositoryUrl === undefined ? undefined : `${repositoryUrl}/actions/runs/${runId}`,
        isDependabot: env.GITHUB_ACTOR === 'dependabot[bot]',
    };
}
/** A client of GitHub with a budget of time of its own, until `use` has ended. Throws what `use` throws. */
async function withClient(access, budgetMs, use) {
    const { clock, cancel } = access;
    const budget = (0,_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .limitTime */ .DZ)({ clock, timeoutMs: budgetMs, cancel, timeIsOver: outOfTime });
    try {
        return await use((0,_ci_github_client_js__WEBPACK_IMPORTED_MODULE_0__/* .createGithubClient */ .z)({ ...access, budget, problemOf: _ci_github_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .publishProblem */ .Nb }));
    }
    finally {
        budget.end();
    }
}
function outOfTime(budgetMs) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .ue('PUBLISH', `GitHub took longer than ${(0,_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .formatSeconds */ .Xo)(budgetMs)}`);
}


/***/ }),

/***/ 9567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bigint: () => (/* binding */ bigint),
/* harmony export */   boolean: () => (/* binding */ boolean),
/* harmony export */   date: () => (/* binding */ date),
/* harmony export */   number: () => (/* binding */ number),
/* harmony export */   string: () => (/* binding */ string)
/* harmony export */ });
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5156);


function string(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedString */ .K_(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodString, params);
}
function number(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedNumber */ .qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodNumber, params);
}
function boolean(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedBoolean */ .dN(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodBoolean, params);
}
function bigint(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedBigint */ .St(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodBigInt, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedDate */ .B4(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodDate, params);
}


/***/ })

};
