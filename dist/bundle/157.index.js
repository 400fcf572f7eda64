export const id = 157;
export const ids = [157];
export const modules = {

/***/ 82673:
/***/ ((module) => {

module.exports=n=>{if(!n)return[];if(typeof n!="string"||n.match(/^\s+$/))return[];const s=n.split(`
`);if(s.length===0)return[];const a=[];let o=null,d=null,u=0,m=0,l=null;const g=e=>{d?.changes.push({type:"normal",normal:!0,ln1:u++,ln2:m++,content:e}),l.oldLines--,l.newLines--},p=e=>{const[t,r]=parseFiles(e)??[];o={chunks:[],deletions:0,additions:0,from:t,to:r},a.push(o)},i=()=>{(!o||o.chunks.length)&&p()},$=(e,t)=>{i(),o.new=!0,o.newMode=t[1],o.from="/dev/null"},N=(e,t)=>{i(),o.deleted=!0,o.oldMode=t[1],o.to="/dev/null"},x=(e,t)=>{i(),o.oldMode=t[1]},F=(e,t)=>{i(),o.newMode=t[1]},S=(e,t)=>{i(),o.index=e.split(" ").slice(1),t[1]&&(o.oldMode=o.newMode=t[1].trim())},k=e=>{i(),o.from=parseOldOrNewFile(e)},y=e=>{i(),o.to=parseOldOrNewFile(e)},f=e=>+(e||1),M=(e,t)=>{o||p(e);const[r,c,w,L]=t.slice(1);u=+r,m=+w,d={content:e,changes:[],oldStart:+r,oldLines:f(c),newStart:+w,newLines:f(L)},l={oldLines:f(c),newLines:f(L)},o.chunks.push(d)},R=e=>{d&&(d.changes.push({type:"del",del:!0,ln:u++,content:e}),o.deletions++,l.oldLines--)},b=e=>{d&&(d.changes.push({type:"add",add:!0,ln:m++,content:e}),o.additions++,l.newLines--)},h=e=>{if(!d)return;const[t]=d.changes.slice(-1);d.changes.push({type:t.type,[t.type]:!0,ln1:t.ln1,ln2:t.ln2,ln:t.ln,content:e})},_=[[/^diff\s/,p],[/^new file mode (\d+)$/,$],[/^deleted file mode (\d+)$/,N],[/^old mode (\d+)$/,x],[/^new mode (\d+)$/,F],[/^index\s[\da-zA-Z]+\.\.[\da-zA-Z]+(\s(\d+))?$/,S],[/^---\s/,k],[/^\+\+\+\s/,y],[/^@@\s+-(\d+),?(\d+)?\s+\+(\d+),?(\d+)?\s@@/,M],[/^\\ No newline at end of file$/,h]],v=[[/^\\ No newline at end of file$/,h],[/^-/,R],[/^\+/,b],[/^\s*/,g]],C=e=>{for(const[t,r]of v){const c=e.match(t);if(c){r(e,c);break}}l.oldLines===0&&l.newLines===0&&(l=null)},H=e=>{for(const[t,r]of _){const c=e.match(t);if(c){r(e,c);break}}},O=e=>{l?C(e):H(e)};for(const e of s)O(e);return a};const fileNameDiffRegex=/(a|i|w|c|o|1|2)\/.*(?=["']? ["']?(b|i|w|c|o|1|2)\/)|(b|i|w|c|o|1|2)\/.*$/g,gitFileHeaderRegex=/^(a|b|i|w|c|o|1|2)\//,parseFiles=n=>n?.match(fileNameDiffRegex)?.map(a=>a.replace(gitFileHeaderRegex,"").replace(/("|')$/,"")),qoutedFileNameRegex=/^\\?['"]|\\?['"]$/g,parseOldOrNewFile=n=>{let s=leftTrimChars(n,"-+").trim();return s=removeTimeStamp(s),s.replace(qoutedFileNameRegex,"").replace(gitFileHeaderRegex,"")},leftTrimChars=(n,s)=>{if(n=makeString(n),!s&&String.prototype.trimLeft)return n.trimLeft();const a=formTrimmingString(s);return n.replace(new RegExp(`^${a}+`),"")},timeStampRegex=/\t.*|\d{4}-\d\d-\d\d\s\d\d:\d\d:\d\d(.\d+)?\s(\+|-)\d\d\d\d/,removeTimeStamp=n=>{const s=timeStampRegex.exec(n);return s&&(n=n.substring(0,s.index).trim()),n},formTrimmingString=n=>n==null?"\\s":n instanceof RegExp?n.source:`[${makeString(n).replace(/([.*+?^=!:${}()|[\]/\\])/g,"\\$1")}]`,makeString=n=>`${n??""}`;


/***/ }),

/***/ 27241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UU: () => (/* binding */ createClient),
  Px: () => (/* binding */ newKeyHint)
});

// UNUSED EXPORTS: withCves

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
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/compiled/src/text/records.js
var records = __webpack_require__(92341);
// EXTERNAL MODULE: ./build/compiled/src/api/endpoints.js + 2 modules
var endpoints = __webpack_require__(67890);
// EXTERNAL MODULE: ./build/compiled/src/api/json.js
var json = __webpack_require__(44648);
// EXTERNAL MODULE: ./build/compiled/src/api/routes.js
var routes = __webpack_require__(44276);
// EXTERNAL MODULE: ./build/compiled/src/api/schemas.js
var api_schemas = __webpack_require__(95396);
;// CONCATENATED MODULE: ./build/compiled/src/api/answers.js
/** From an answer on the wire to the record, page or error that it holds; both documented styles are read. */







/** The record or page of a 2xx answer. Throws GateError: AUTH, NOT_FOUND, UNAVAILABLE or PROTOCOL, with the status. */
function readAnswer(name, answer, hide) {
    if (answer.status < 200 || answer.status > 299)
        throw refusal(name, answer, hide);
    const body = cleared(answer.text, hide);
    if ((0,records/* isRecord */.u)(body) && body.success === false)
        throw refusal(name, answer, hide);
    const endpoint = endpoints/* endpoints */.v[name];
    return endpoint.list === undefined ? readRecord(endpoint, body) : readPage(endpoint, endpoint.list, body);
}
/** Without escapes every string stands in the text as it is, and one look at the whole shows that nothing has to be hidden. */
function cleared(text, hide) {
    const body = (0,json/* parseJson */.q)(text);
    return !text.includes('\\') && hide(text) === text ? body : answers_hidden(body, hide);
}
/** Every string of a parsed answer, cleared; the keys are the interface's and stay. */
function answers_hidden(value, hide) {
    if (typeof value === 'string')
        return hide(value);
    if (Array.isArray(value))
        return value.map((item) => answers_hidden(item, hide));
    if (!(0,records/* isRecord */.u)(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, answers_hidden(item, hide)]));
}
function readRecord(endpoint, body) {
    return parse(endpoint.answer(), isEnveloped(body) ? body.data : body);
}
function readPage(endpoint, list, body) {
    const holder = isEnveloped(body) && (0,records/* isRecord */.u)(body.data) ? { ...body, ...body.data } : body;
    const items = (0,records/* isRecord */.u)(holder) ? (holder[list] ?? (isEnveloped(holder) ? holder.data : undefined)) : undefined;
    const pagination = parse((0,api_schemas/* listPagination */.J2)(), (0,records/* isRecord */.u)(holder) ? holder.pagination : undefined, 'pagination');
    return { items: parse(schemas/* array */.YOg(endpoint.answer()), items, list), page: pagination.page, total: pagination.total };
}
function parse(schema, value, at) {
    const result = schema.safeParse(value);
    if (result.success)
        return result.data;
    const issue = result.error.issues[0];
    const path = [at, ...(issue?.path ?? [])].filter((part) => part !== undefined).join('.');
    throw new errors/* GateError */.ue('PROTOCOL', `the answer has the wrong shape at ${path || 'its top'}: ${issue?.message}`);
}
function isEnveloped(body) {
    return (0,records/* isRecord */.u)(body) && body.success === true && 'data' in body;
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
        return new errors/* GateError */.ue('UNAVAILABLE', `the service answered ${status}${said}`, {
            status,
            hint,
            brief: `the service answered with a fault (${status})`,
        });
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
    const { scope } = routes/* routes */.JZ[name];
    const needed = scope.includes(':') ? `It likely needs the scope ${scope}.` : 'Check the scopes of the key.';
    return new errors/* GateError */.ue('AUTH', `the key may not do this (403${said})`, {
        status: 403,
        hint: needed,
        brief: 'the API key lacks a permission (403)',
    });
}
/** `: CODE, message`, cut to a sane length; empty when the body is not the documented error. */
function whatItSays(text, hide) {
    try {
        const { code, message } = (0,api_schemas/* errorBody */.t4)().parse((0,json/* parseJson */.q)(text)).error;
        return hide(`: ${code}, ${message}`).slice(0, 300);
    }
    catch {
        return '';
    }
}
/** What the body of a 429 says about when to come back. */
function retryDetail(text) {
    try {
        return (0,api_schemas/* errorBody */.t4)().parse((0,json/* parseJson */.q)(text)).error.details?.retryAfter;
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/compiled/src/api/assumptions.js
var assumptions = __webpack_require__(83968);
;// CONCATENATED MODULE: ./build/compiled/src/api/requests.js
/** From a call's flat arguments to the request on the wire: strict, so that nothing malformed leaves. */



/** Builds the request of one call; throws GateError CONFIG for an argument that the interface does not allow. */
function buildRequest(name, args, to) {
    const route = routes/* routes */.JZ[name];
    const given = new Map(Object.entries(args).filter(([, value]) => value !== undefined));
    const url = takeAddress(route, given, to.baseUrl);
    for (const [key, value] of queryOf(route, given))
        url.searchParams.set(wireName(route, key, to.assume), String(value));
    const body = route.method === 'GET' ? undefined : bodyOf(name, given);
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
/** A few values are no reason to compile a reader of them. */
const asItIs = { jitless: true };
/** Undefined where the endpoint takes none. Throws GateError CONFIG for an argument that the interface does not allow. */
function bodyOf(name, given) {
    const { body: schema, method, path } = endpoints/* endpoints */.v[name];
    if (schema === undefined)
        return undefined;
    const expected = schema();
    const body = Object.fromEntries([...given].filter(([key]) => key in expected.shape));
    const result = expected.safeParse(body, asItIs);
    if (result.success)
        return body;
    const issue = result.error.issues[0];
    throw new errors/* GateError */.ue('CONFIG', `${method} ${path}: ${issue?.path.join('.')}: ${issue?.message}`);
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
async function call(session, name, args) {
    const made = { name, attempts: 0, refusals: 0 };
    try {
        for (;;) {
            // While this answer is read, the next request travels.
            const outcome = await session.limit(async () => succeed(session, made, buildRequest(name, args, session)));
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


/***/ }),

/***/ 67890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ endpoints)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var classic_schemas = __webpack_require__(88343);
;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/coerce.js


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return api/* _coercedNumber */.qG(classic_schemas/* ZodNumber */.rSt, params);
}
function coerce_boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return core._coercedDate(schemas.ZodDate, params);
}

// EXTERNAL MODULE: ./build/compiled/src/api/schemas.js
var api_schemas = __webpack_require__(95396);
;// CONCATENATED MODULE: ./build/compiled/src/api/account-schemas.js
/** Resources of the service that no verdict rests on: organizations, the key, and the service itself. */


const organization = (0,api_schemas/* made */.mI)(() => classic_schemas/* looseObject */._H3({
    id: api_schemas/* identifier */.Cv,
    name: classic_schemas/* string */.YjP(),
    slug: classic_schemas/* string */.YjP(),
    planType: (0,api_schemas/* openEnum */.SW)(['FREE', 'PRO']),
    isPersonal: classic_schemas/* boolean */.zMY(),
    usageBalance: classic_schemas/* number */.aig(),
    createdAt: api_schemas/* timestamp */.vE,
    updatedAt: api_schemas/* timestamp */.vE,
}));
const keyValidation = (0,api_schemas/* made */.mI)(() => classic_schemas/* looseObject */._H3({
    valid: classic_schemas/* boolean */.zMY(),
    user: classic_schemas/* nullish */.cl6(classic_schemas/* looseObject */._H3({ id: classic_schemas/* string */.YjP(), email: classic_schemas/* string */.YjP(), name: classic_schemas/* string */.YjP() }).partial()),
    organizations: classic_schemas/* nullish */.cl6(classic_schemas/* array */.YOg(classic_schemas/* unknown */.L5J())),
    permissions: classic_schemas/* nullish */.cl6(classic_schemas/* array */.YOg(classic_schemas/* string */.YjP())),
    authenticatedAt: classic_schemas/* nullish */.cl6(api_schemas/* timestamp */.vE),
}));
const cliInformation = (0,api_schemas/* made */.mI)(() => classic_schemas/* looseObject */._H3({
    cli: classic_schemas/* looseObject */._H3({
        name: classic_schemas/* string */.YjP(),
        version: classic_schemas/* string */.YjP(),
        supportedPlatforms: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()),
        supportedArchitectures: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()),
    }),
    api: classic_schemas/* looseObject */._H3({ version: classic_schemas/* string */.YjP(), baseUrl: classic_schemas/* string */.YjP(), endpoints: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* unknown */.L5J()) }),
    supportedFormats: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()),
    supportedProviders: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()),
    capabilities: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* unknown */.L5J()),
}));
const health = (0,api_schemas/* made */.mI)(() => classic_schemas/* looseObject */._H3({
    status: classic_schemas/* string */.YjP(),
    version: classic_schemas/* optional */.lqM(classic_schemas/* string */.YjP()),
    timestamp: classic_schemas/* optional */.lqM(api_schemas/* timestamp */.vE),
    services: classic_schemas/* optional */.lqM(classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* string */.YjP())),
}));

// EXTERNAL MODULE: ./build/compiled/src/api/routes.js
var routes = __webpack_require__(44276);
// EXTERNAL MODULE: ./build/compiled/src/api/words.js
var words = __webpack_require__(56845);
;// CONCATENATED MODULE: ./build/compiled/src/api/endpoints.js
/** What each endpoint of the service takes and answers: the client's methods and the embedded service's routes follow from this table. */





const parameters = {
    page: () => number().check(classic_schemas/* int */.Whr(), api/* _gte */.qm(1)),
    limit: () => number().check(classic_schemas/* int */.Whr(), api/* _gte */.qm(1), api/* _lte */.Zm(100)),
    text: () => classic_schemas/* string */.YjP(),
    severities: () => classic_schemas/* string */.YjP()
        .check(classic_schemas/* refine */.YPB(routes/* isSeverityList */.GF, { error: `expected a comma-separated list of ${words/* severityFilters */.$l.join(', ')}` })),
};
/** Each parameter may be left out; another one is wrong. */
function querySchema(query) {
    const shape = Object.entries(query).map(([name, kind]) => [
        name,
        classic_schemas/* optional */.lqM(typeof kind === 'string' ? parameters[kind]() : classic_schemas/* enum */.k5n(kind)),
    ]);
    return classic_schemas/* strictObject */.rej(Object.fromEntries(shape));
}
const endpoints = {
    listOrganizations: {
        ...routes/* routes */.JZ.listOrganizations,
        querySchema: api_schemas/* made */.mI(() => querySchema(routes/* routes */.JZ.listOrganizations.query)),
        answer: organization,
    },
    validateKey: {
        ...routes/* routes */.JZ.validateKey,
        answer: keyValidation,
    },
    getCliInfo: {
        ...routes/* routes */.JZ.getCliInfo,
        answer: cliInformation,
    },
    getHealth: {
        ...routes/* routes */.JZ.getHealth,
        answer: health,
    },
    listRepositories: {
        ...routes/* routes */.JZ.listRepositories,
        querySchema: api_schemas/* made */.mI(() => querySchema(routes/* routes */.JZ.listRepositories.query)),
        answer: api_schemas/* repositoryItem */.sq,
    },
    getRepository: {
        ...routes/* routes */.JZ.getRepository,
        answer: api_schemas/* repositoryDetail */.aA,
    },
    updateRepository: {
        ...routes/* routes */.JZ.updateRepository,
        body: api_schemas/* repositorySettings */.C6,
        answer: classic_schemas/* unknown */.L5J,
    },
    listScans: {
        ...routes/* routes */.JZ.listScans,
        querySchema: api_schemas/* made */.mI(() => querySchema(routes/* routes */.JZ.listScans.query)),
        answer: api_schemas/* scanItem */.zc,
    },
    startScan: {
        ...routes/* routes */.JZ.startScan,
        body: api_schemas/* scanRequest */.dC,
        answer: api_schemas/* scanStarted */.D7,
    },
    getScan: {
        ...routes/* routes */.JZ.getScan,
        answer: api_schemas/* scanDetail */.D9,
    },
    listViolations: {
        ...routes/* routes */.JZ.listViolations,
        querySchema: api_schemas/* made */.mI(() => querySchema(routes/* routes */.JZ.listViolations.query)),
        answer: api_schemas/* violationItem */.v,
    },
    getViolation: {
        ...routes/* routes */.JZ.getViolation,
        answer: api_schemas/* violationDetail */.hM,
    },
    suppressViolation: {
        ...routes/* routes */.JZ.suppressViolation,
        body: api_schemas/* suppression */.iO,
        answer: classic_schemas/* unknown */.L5J,
    },
};


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
        pageCount: 0,
    };
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

/***/ 95396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BV: () => (/* binding */ scanDiagnostic),
/* harmony export */   C6: () => (/* binding */ repositorySettings),
/* harmony export */   Cv: () => (/* binding */ identifier),
/* harmony export */   D7: () => (/* binding */ scanStarted),
/* harmony export */   D9: () => (/* binding */ scanDetail),
/* harmony export */   J2: () => (/* binding */ listPagination),
/* harmony export */   Nd: () => (/* binding */ responseMeta),
/* harmony export */   SW: () => (/* binding */ openEnum),
/* harmony export */   aA: () => (/* binding */ repositoryDetail),
/* harmony export */   dC: () => (/* binding */ scanRequest),
/* harmony export */   hM: () => (/* binding */ violationDetail),
/* harmony export */   iO: () => (/* binding */ suppression),
/* harmony export */   jJ: () => (/* binding */ envelopePagination),
/* harmony export */   mI: () => (/* binding */ made),
/* harmony export */   sq: () => (/* binding */ repositoryItem),
/* harmony export */   t4: () => (/* binding */ errorBody),
/* harmony export */   u7: () => (/* binding */ scanLanguage),
/* harmony export */   v: () => (/* binding */ violationItem),
/* harmony export */   vE: () => (/* binding */ timestamp),
/* harmony export */   w4: () => (/* binding */ scanCoverage),
/* harmony export */   zc: () => (/* binding */ scanItem)
/* harmony export */ });
/* unused harmony export advisory */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88343);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56985);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26436);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56845);
/**
 * Every resource of the service as a zod schema (interface, "Resources and their fields").
 *
 * Answers are read tolerantly: extra fields pass, an unknown word in an enumeration is kept as it came, and only the
 * identity of a record is required, because a missing severity or status must reach the policy as "unknown", not vanish.
 */



/** One of the documented words, or any other string, which the reader must treat as unknown. */
const openEnum = (words) => zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(words), zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()]);
/** Made when it is first needed, and once: all of them would take a run longer than its first request. */
function made(make) {
    let schema;
    return () => {
        schema ??= make();
        return schema;
    };
}
/** What the schema reads is what the function makes of what was stated. */
function preprocessed(read, out) {
    return new zod__WEBPACK_IMPORTED_MODULE_3__/* .$ZodPreprocess */ .KX({ type: 'pipe', in: zod__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi(read), out });
}
const identifier = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod__WEBPACK_IMPORTED_MODULE_4__/* ._minLength */ .m9(1));
const timestamp = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0y('ISO 8601 timestamp'));
const count = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().check(zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), zod__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(0));
const listPagination = made(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ page: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().check(zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), zod__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(1)), total: count }));
const envelopePagination = made(() => listPagination().extend({
    limit: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().check(zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), zod__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(1), zod__WEBPACK_IMPORTED_MODULE_4__/* ._lte */ .Zm(100)),
    totalPages: count,
    hasNext: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    hasPrev: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
}));
const responseMeta = made(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    timestamp: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(timestamp),
    version: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    requestId: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    organizationId: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
}));
const repositoryItem = made(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    repository_id: identifier,
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    vcs_provider: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    default_branch: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    last_scan_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(timestamp),
    security_score: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()),
}));
const repositoryCounts = made(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ critical: count, high: count, medium: count, low: count }));
const repositoryDetail = made(() => repositoryItem().extend({
    vcs_url: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    total_violations: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(count),
    violations_by_severity: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(repositoryCounts().partial()),
    created_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(timestamp),
}));
const repositorySettings = made(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    auto_scan_on_push: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
    auto_scan_on_pr: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
}));
/** The scan's own counts. A missing key stays missing: a rule that reads it cannot be decided. */
const scanCounts = made(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ critical: count, high: count, medium: count, low: count, info: count }).partial());
const scanItem = made(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    scan_id: identifier,
    status: openEnum(_words_js__WEBPACK_IMPORTED_MODULE_1__/* .scanStatuses */ .O5),
    created_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(timestamp),
}));
const scanStarted = made(() => scanItem().extend({ repository_id: identifier, branch: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }));
/**
 * What can be counted on of a scan's counts. A key beyond the five that is not zero, one in another case, or any that is
 * stated twice shows that the five do not say it all; a number in a string, or beyond what a number can hold, is missing.
 */
function trustedCounts(stated) {
    if (stated === _words_js__WEBPACK_IMPORTED_MODULE_1__/* .statedTwice */ .O3)
        return null;
    if (typeof stated !== 'object' || stated === null || Array.isArray(stated))
        return stated;
    const entries = Object.entries(stated).filter(([, value]) => value !== null);
    const isStrange = ([key, value]) => value === _words_js__WEBPACK_IMPORTED_MODULE_1__/* .statedTwice */ .O3 || (value !== 0 && !_words_js__WEBPACK_IMPORTED_MODULE_1__/* .severityFilters */ .$l.some((known) => known === key));
    if (entries.some(isStrange))
        return {};
    const isMissing = (value) => typeof value === 'string' || value > Number.MAX_SAFE_INTEGER;
    return Object.fromEntries(entries.filter(([, value]) => !isMissing(value)));
}
/** What the embedded service says beyond the interface: which types were looked at, and what was skipped. */
const scanCoverage = made(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .partialRecord */ .jgl(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_words_js__WEBPACK_IMPORTED_MODULE_1__/* .scanTypes */ .vz), zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_words_js__WEBPACK_IMPORTED_MODULE_1__/* .coverageWords */ .gn)));
const scanDiagnostic = made(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    engine: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    file_path: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    /** For many files with one and the same message. */
    file_paths: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
    /** The engine did not run to its end: what it would have found is not known. */
    failed: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
}));
/** Source files of one programming language in the scanned commit, without generated and vendored ones. */
const scanLanguage = made(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    language: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    files: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(0)),
    /** Of these, the files that a scanner of code has parsed. */
    looked_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(0)),
    /** Those whose name does not tell the language, but their content; under `none` those that are no program although their names look so. */
    unnamed: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
}));
/** A service may have fields of the same name that mean something else. */
function documentedCoverage(stated) {
    if (typeof stated !== 'object' || stated === null)
        return undefined;
    const known = Object.entries(stated).filter(([type, word]) => scanCoverage().safeParse({ [type]: word }).success);
    return known.length > 0 ? Object.fromEntries(known) : undefined;
}
function documentedDiagnostics(stated) {
    return Array.isArray(stated) ? stated.filter((each) => scanDiagnostic().safeParse(each).success) : undefined;
}
function documentedLanguages(stated) {
    const isWhole = Array.isArray(stated) && stated.every((each) => scanLanguage().safeParse(each).success);
    return isWhole ? stated : undefined;
}
const addedText = made(() => preprocessed((stated) => (typeof stated === 'string' ? stated : undefined), zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())));
const scanDetail = made(() => scanStarted().extend({
    violations: preprocessed(trustedCounts, zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(scanCounts())),
    started_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(timestamp),
    completed_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(timestamp),
    /** Extensions of the embedded service; a service that does not send them says nothing about coverage. */
    commit_sha: addedText(),
    error: addedText(),
    coverage: preprocessed(documentedCoverage, zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(scanCoverage())),
    diagnostics: preprocessed(documentedDiagnostics, zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(scanDiagnostic()))),
    languages: preprocessed(documentedLanguages, zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(scanLanguage()))),
}));
const scanRequest = made(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    repository_id: identifier,
    branch: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod__WEBPACK_IMPORTED_MODULE_4__/* ._minLength */ .m9(1))),
}));
const violationItem = made(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    violation_id: identifier,
    title: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    severity: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(openEnum(_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO)),
    cvss_score: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()),
    epss_score: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()),
    type: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(openEnum(_words_js__WEBPACK_IMPORTED_MODULE_1__/* .violationTypes */ .h2)),
    status: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(openEnum(_words_js__WEBPACK_IMPORTED_MODULE_1__/* .violationStatuses */ .CZ)),
    file_path: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    line_number: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()),
}));
/** What the embedded service says of the advisory behind a violation, beyond the interface. */
const advisory = made(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    cves: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
    /** Every name of the vulnerability, its CVEs among them: `GHSA-35jh-r3h4-6jhm`. */
    ids: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
    /** The package with its version, as a package URL: `pkg:npm/lodash@4.17.15`. */
    purl: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    /** Left out where nobody says. */
    fix: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['available', 'none'])),
    fixed_version: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    /** When the fixed version was published. */
    fixed_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(timestamp),
    /** When the advisory was. */
    published_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(timestamp),
}));
function documentedAdvisory(stated) {
    return advisory().safeParse(stated).success ? stated : undefined;
}
const violationDetail = made(() => violationItem().extend({
    description: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    cwe: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    code_snippet: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    remediation: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    first_detected: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(timestamp),
    last_seen: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(timestamp),
    /** An extension of the embedded service. */
    advisory: preprocessed(documentedAdvisory, zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(advisory())),
}));
const suppression = made(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ justification: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod__WEBPACK_IMPORTED_MODULE_4__/* ._minLength */ .m9(1)) }));
const errorBody = made(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    success: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(false),
    error: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
        code: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        details: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J())),
    }),
    meta: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(responseMeta()),
}));


/***/ }),

/***/ 25159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ck: () => (/* binding */ hasOwnBase),
/* harmony export */   R5: () => (/* binding */ describeContext),
/* harmony export */   jW: () => (/* binding */ shownCommit)
/* harmony export */ });
/**
 * Whether a proposal is compared with a branch that its author may have chosen: one of their own that holds the same code
 * would make every change look harmless.
 */
function hasOwnBase({ base, defaultBranch }) {
    return base !== undefined && base.branch !== defaultBranch;
}
/** The commit at which GitHub shows what is judged: of a pull request its head, where a merge was made for the test. */
function shownCommit({ sources, headSha }) {
    const { diff } = sources;
    return (diff?.kind === 'pull-request' ? diff.headSha : undefined) ?? headSha;
}
/** `octo/demo · pull request #7, feature at 1a2b3c4d5e6f into main`. */
function describeContext(context) {
    const { event, refusal, branch, headSha, change, base, repositoryUrl } = context;
    const repository = /^https?:\/\/[^/]+\/(.+)$/.exec(repositoryUrl ?? '')?.[1];
    const place = repository === undefined ? '' : `${repository} · `;
    if (refusal !== undefined)
        return `${place}nothing to scan; the policy is that of ${branch}`;
    const commit = headSha === undefined ? '' : ` at ${headSha.slice(0, 12)}`;
    const pull = change?.number === undefined ? '' : `pull request #${change.number}, `;
    const of = event === undefined || event === 'pull_request' ? '' : ` (${event})`;
    const into = base === undefined ? '' : ` ${change === undefined && base.sha === undefined ? 'against' : 'into'} ${base.branch}`;
    return `${place}${pull}${branch}${commit}${into}${of}`;
}


/***/ }),

/***/ 44577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ readContext)
});

// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/git/files.js
var files = __webpack_require__(96287);
// EXTERNAL MODULE: ./build/compiled/src/prose.js
var prose = __webpack_require__(18540);
// EXTERNAL MODULE: ./build/compiled/src/report/neutral.js
var neutral = __webpack_require__(65633);
// EXTERNAL MODULE: ./build/compiled/src/ci/remote.js
var remote = __webpack_require__(33880);
// EXTERNAL MODULE: ./build/compiled/src/ci/repository-url.js
var repository_url = __webpack_require__(69986);
// EXTERNAL MODULE: ./build/compiled/src/ci/systems/registry.js + 7 modules
var registry = __webpack_require__(86450);
// EXTERNAL MODULE: ./build/compiled/src/git/commit-name.js
var commit_name = __webpack_require__(84191);
;// CONCATENATED MODULE: ./build/compiled/src/ci/context/checkout.js
/** What a checkout says about itself, and whether it stands at the commit that is built: what is judged here is its content. */




/** Each is asked when it is wanted. */
function askedOneByOne(folder) {
    const git = (0,files/* gitIn */.uM)(folder);
    return {
        isCheckout: () => (0,files/* isCheckout */.VI)(folder),
        // In full: `--short` writes `heads/main` where a tag has the branch's name.
        branch: async () => branchOf(await git('symbolic-ref', '--quiet', 'HEAD')),
        head: () => (0,files/* commitSha */.mJ)('HEAD', git),
        address: () => git('remote', 'get-url', 'origin'),
        defaultBranch: () => knownDefaultBranch(git),
    };
}
/** All are asked at once, and the first three in one question: each question is a program that is started and waited for. */
function askedAhead(folder) {
    const later = askedOneByOne(folder);
    const [standing, address, defaultBranch] = [(0,files/* standingOf */.YP)(folder), later.address(), later.defaultBranch()];
    // What fails is told to whoever asks for it.
    void Promise.allSettled([standing, address, defaultBranch]);
    return {
        isCheckout: async () => (await standing) !== undefined || later.isCheckout(),
        branch: async () => {
            const known = await standing;
            return known === undefined ? later.branch() : branchOf(known.ref);
        },
        head: async () => (await standing)?.sha ?? later.head(),
        address: () => address,
        defaultBranch: () => defaultBranch,
    };
}
const branchOf = (ref) => withoutPrefix(ref, 'refs/heads/');
/** As far as the checkout remembers. */
async function knownDefaultBranch(git) {
    return withoutPrefix(await git('symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD'), 'refs/remotes/origin/');
}
function withoutPrefix(ref, prefix) {
    return ref?.startsWith(prefix) ? ref.slice(prefix.length) : undefined;
}
/** Throws GateError CONFIG (reason `moved`) when the commit is none of those expected. */
function checkCommit(head, path, expected) {
    if (expected.includes(head))
        return;
    throw new errors/* GateError */.ue('CONFIG', `The checkout ${path} stands at ${head.slice(0, 12)}, which is not the commit of this event`, {
        reason: 'moved',
        hint: 'Check out the commit of the event (actions/checkout does) before the gate.',
    });
}
/** The commit that a CI system names, or a merge of it that was made for the test; nothing where it names none. */
async function checkBuilt(ci, path) {
    const named = [ci.headSha, ci.builtSha].filter((sha) => sha !== undefined);
    if (named.length === 0)
        return;
    const git = (0,files/* gitIn */.uM)(path);
    const shaOf = (name) => (0,files/* commitSha */.mJ)(name, git);
    const head = (await shaOf('HEAD')) ?? '';
    const isMerge = (await shaOf('HEAD^2')) !== undefined;
    const sides = await Promise.all((isMerge ? ['HEAD^1', 'HEAD^2'] : []).map(shaOf));
    const isBuilt = [head, ...sides].some((sha) => named.some((each) => sha?.startsWith(each)));
    if (!isBuilt)
        checkCommit(head, path, []);
}
/** The commit that the CI system names, in full; some write only its beginning. */
async function builtCommit({ headSha: named }, git) {
    if (named === undefined || (0,commit_name/* isFullSha */.Wf)(named))
        return named;
    const sha = await (0,files/* commitSha */.mJ)(named, git);
    // A branch or a tag of that name is not that commit.
    return sha?.startsWith(named) ? sha : undefined;
}
/**
 * The commit that the checkout holds of the branch that a CI system builds. It may have checked out a commit, a branch of its
 * own naming, or a merge that it made for the test: of that it is the branch's side.
 */
async function heldCommit(branch, { isChange }, git) {
    const side = isChange === true ? await (0,files/* commitSha */.mJ)('HEAD^2', git) : undefined;
    if (side === undefined)
        return (0,files/* commitSha */.mJ)('HEAD', git);
    const head = await (0,remote/* branchNow */.Hg)(branch, git);
    return head.kind === 'at' && head.sha === side ? side : (0,files/* commitSha */.mJ)('HEAD', git);
}

// EXTERNAL MODULE: ./build/compiled/src/ci/context/context.js
var context = __webpack_require__(25159);
;// CONCATENATED MODULE: ./build/compiled/src/ci/context/source-rules.js
/** Which sources a run may believe, from what its context says. Pure. */



/** Everything by GitHub's interface: no checkout is needed. */
function githubSources(subject, pullRequest, policy) {
    return {
        head: { kind: 'github', branch: subject.branch },
        trustedPolicy: githubPolicy(subject, policy),
        judgedPolicy: { kind: 'github', ref: judgedRef(subject) },
        diff: githubDiff(subject, { pullRequest, headSha: subject.headSha }),
    };
}
/** Nothing is judged, or nothing is known: at most a policy counts. */
function refusedSources(trustedPolicy) {
    return { head: undefined, trustedPolicy, judgedPolicy: undefined, diff: undefined };
}
/** A checkout in a GitHub workflow: what is judged is read there, what decides is read from GitHub. */
function heldSources(subject, { path, ...proposed }, policy) {
    return {
        head: path === undefined ? undefined : { kind: 'checkout', path },
        trustedPolicy: presentPolicy(subject, path, policy),
        judgedPolicy: checkoutPolicy(subject, path),
        diff: githubDiff(subject, proposed),
    };
}
/** A pull request lists its files; a merge group, and a branch, is compared with its base. */
function githubDiff({ base, headSha }, proposed) {
    const { pullRequest: number, headSha: proposedSha } = proposed;
    if (number !== undefined)
        return { kind: 'pull-request', number, base, headSha: proposedSha };
    if (base === undefined || headSha === undefined)
        return undefined;
    return { kind: 'comparison', baseSha: base.sha, baseBranch: base.branch, headSha };
}
/** The default branch as it stands now, which nobody chooses; a run of one of its older commits is judged by that, too. */
function githubPolicy(subject, { ref }) {
    if (ref !== undefined)
        return { kind: 'github', ref };
    if (subject.defaultBranch !== undefined)
        return { kind: 'github', ref: `heads/${subject.defaultBranch}` };
    const why = new errors/* GateError */.ue('CONFIG', 'The event does not say which branch is the default one', {
        hint: 'Set policy-ref to the branch that holds the policy.',
    });
    return { kind: 'unreadable', why };
}
/** A run of the default branch may be of a commit that the branch has left since, with the rules of that time. */
function presentPolicy(subject, path, policy) {
    const source = githubPolicy(subject, policy);
    const { trust, defaultBranch: branch, headSha: sha } = subject;
    const isOwn = trust === 'own' && policy.ref === undefined;
    if (source.kind !== 'github' || !isOwn || path === undefined || branch === undefined || sha === undefined)
        return source;
    return { ...source, otherwise: { path, branch, sha } };
}
function judgedRef({ headSha, branch }) {
    return headSha ?? `heads/${branch}`;
}
/** A shallow clone may hold nothing but the merge that was made for the test: what the proposal changes is in that too. */
function checkoutPolicy({ headSha, branch }, path) {
    if (path !== undefined)
        return { kind: 'checkout', path, ref: headSha ?? branch, otherwise: 'HEAD' };
    const why = new errors/* GateError */.ue('NOT_FOUND', 'There is no checkout here to read it from', {
        hint: 'Run the gate in a checkout of the repository, or name a central policy: config-file owner/repo/path@ref.',
    });
    return { kind: 'unreadable', why };
}
/** Outside GitHub's workflows: everything is read in the checkout, and from its `origin`. */
function pipelineSources(subject, origin, policy) {
    const { path, ci, judged, isRefused } = origin;
    // A laptop without a checkout has no policy file; a CI system without one has one that cannot be read.
    if (path === undefined && (ci === undefined || policy.isCentral))
        return refusedSources(undefined);
    const judgedPolicy = checkoutPolicy(subject, path);
    const isOwn = path === undefined || (subject.trust === 'own' && policy.ref === undefined);
    const trustedPolicy = isOwn ? judgedPolicy : originPolicy(subject, { path, ci }, policy);
    if (isRefused || path === undefined)
        return refusedSources(trustedPolicy);
    const alone = judged.kind === 'commit' ? judged.defaultBranch : undefined;
    return {
        head: judged.kind === 'branch' ? { kind: 'origin', path, branch: subject.branch } : { kind: 'checkout', path },
        trustedPolicy,
        judgedPolicy,
        // On a laptop nothing is asked of origin.
        diff: checkoutDiff(ci === undefined ? { ...subject, base: undefined } : subject, { path, alone }),
    };
}
/**
 * Of a proposal in a checkout neither the head nor the base, which the author chooses, but the default branch as it stands
 * now. On a laptop the checkout is the user's own; in a CI system it may remember a branch that has moved since.
 */
function originPolicy({ defaultBranch }, { path, ci }, { ref }) {
    if (ref !== undefined && (ci === undefined || (0,commit_name/* isFullSha */.Wf)(ref)))
        return { kind: 'checkout', path, ref };
    if (ci?.isFork === true && ci.isForkOfOrigin !== true) {
        return unreadable('The checkout may be of the fork that proposes this, whose author would choose the policy', 'Name the trusted policy: config-file owner/repo/path@ref, or a commit by its full SHA in policy-ref.');
    }
    const branch = ref?.replace(/^(?:refs\/)?heads\//, '') ?? defaultBranch;
    if (branch !== undefined)
        return { kind: 'origin', path, branch };
    if (ci?.id === 'unattended') {
        return unreadable('no origin says which branch is the default one', 'On a machine of your own, say so with --local. Elsewhere let git read origin.');
    }
    return unreadable('Nothing says which branch is the default branch, whose policy counts', 'Let git in this job read origin, or name a branch or the full SHA of a commit with the trusted policy: policy-ref.');
}
function unreadable(message, hint) {
    return { kind: 'unreadable', why: new errors/* GateError */.ue('NOT_FOUND', message, { hint }) };
}
/** What a pull request changes against its base, and a branch against the default branch; a base of the author's own is none. */
function checkoutDiff({ headSha, trust, ...subject }, { path, alone }) {
    const branch = (0,context/* hasOwnBase */.Ck)(subject) ? subject.defaultBranch : subject.base?.branch;
    if (branch !== undefined)
        return { kind: 'origin', path, headSha, branch };
    return trust === 'proposal' ? undefined : { kind: 'default-branch', path, headSha, alone };
}

;// CONCATENATED MODULE: ./build/compiled/src/ci/context/pipeline.js
/** The context of a run outside GitHub: what a CI system's variables say, and what git says about the checkout; or a laptop's. */









async function readPipeline({ variables, folder, isAttended }, judged, policy) {
    const ci = (0,registry/* readCiRun */.Cn)(variables) ?? (isAttended ? undefined : registry/* unattended */.D0);
    if (judged.kind === 'branch')
        refuseTag(ci, judged.named);
    const git = (0,files/* gitIn */.uM)(folder);
    const checkout = ci === undefined && judged.kind !== 'commit' ? askedAhead(folder) : askedOneByOne(folder);
    // What is scanned here was read already, be it a bare clone or a checkout of another user.
    const path = judged.kind === 'commit' || (await checkout.isCheckout()) ? folder : undefined;
    const isPart = ci !== undefined && (await (0,files/* isSubmodule */.Xz)(folder));
    if (isPart && ci.id !== 'unattended')
        throw submodule(folder);
    const origin = { folder, path, git, checkout, ci, isPart };
    const { repositoryUrl, ...held } = await readHeld(origin, judged);
    const subject = await subjectOf(held, judged, origin);
    const refusal = judged.kind === 'branch' && ci?.isFork === true ? forkRefusal(subject) : undefined;
    const refused = { branch: subject.defaultBranch ?? subject.branch, headSha: undefined, base: undefined };
    return {
        ...{ system: ci?.id ?? 'laptop', event: ci?.name, repositoryUrl },
        ...(refusal === undefined ? subject : { ...subject, ...refused }),
        change: refusal === undefined ? changeOf(ci) : undefined,
        // Where nothing marks a CI system, the output goes to whoever started the run.
        isPublic: ci?.isPublic ?? (ci !== undefined && ci.id !== 'unattended'),
        sources: pipelineSources(subject, { ...origin, judged, isRefused: refusal !== undefined }, policy),
        refusal,
    };
}
async function readHeld({ folder, path, git, checkout, ci }, judged) {
    if (ci !== undefined && judged.kind !== 'branch')
        await checkBuilt(ci, folder);
    if (judged.kind === 'commit') {
        return { branch: judged.branch, headSha: judged.sha, repositoryUrl: judged.repositoryUrl };
    }
    const { named } = judged;
    const [checkedOut, address] = await Promise.all([checkout.branch(), checkout.address()]);
    const branch = named ?? ci?.branch ?? checkedOut ?? (judged.kind === 'folder' ? 'HEAD' : undefined);
    if (branch === undefined)
        throw noBranch(path, folder);
    if (ci !== undefined)
        checkNames(ci, { named, address });
    const told = ci?.repositoryUrl ?? address;
    const repositoryUrl = told === undefined ? undefined : (0,repository_url/* plainRepositoryUrl */.or)(told);
    if (ci !== undefined && judged.kind === 'branch') {
        return { branch, headSha: (await builtCommit(ci, git)) ?? (await heldCommit(branch, ci, git)), repositoryUrl };
    }
    // On a laptop nothing is known of a branch that is not checked out.
    const isElsewhere = ci === undefined && checkedOut !== undefined && branch !== checkedOut;
    return { branch, headSha: isElsewhere ? undefined : await checkout.head(), repositoryUrl };
}
/**
 * Whether what a CI system builds may be proposed: all but the default branch at the commit where it stands now. Its name alone
 * proves nothing: a job may build a proposal as a branch of any name.
 */
async function subjectOf(held, judged, { ci, git, checkout, isPart }) {
    if (ci === undefined)
        return { ...held, ...(await laptopBase(judged, checkout)), trust: 'own' };
    const asked = ci.defaultBranch === undefined && !isPart ? await (0,remote/* defaultBranchOf */.dV)(git) : undefined;
    const defaultBranch = ci.defaultBranch ?? asked?.name;
    const name = ci.branch ?? (judged.kind === 'branch' ? held.branch : await ownBranch(ci, checkout));
    const isDefault = name === undefined || name === defaultBranch;
    const baseBranch = ci.baseBranch ?? (isDefault ? undefined : defaultBranch);
    const base = baseBranch === undefined ? undefined : { branch: baseBranch, sha: undefined };
    const isCertain = changeOf(ci) === undefined && isDefault && held.headSha !== undefined && defaultBranch !== undefined;
    const head = isCertain ? (asked?.now ?? (await (0,remote/* branchNow */.Hg)(defaultBranch, git))) : undefined;
    const isOwn = head?.kind === 'at' && head.sha === held.headSha;
    return { ...held, base, defaultBranch, trust: isOwn ? 'own' : 'proposal' };
}
/** A CI system checks out under names of its own making; people do not. */
async function ownBranch({ id }, checkout) {
    return id === 'unattended' ? checkout.branch() : undefined;
}
/** What is scanned on a laptop may be merged into the default branch, as far as the checkout knows which that is. */
async function laptopBase(judged, checkout) {
    const known = await checkout.defaultBranch();
    const defaultBranch = known ?? (judged.kind === 'commit' ? judged.defaultBranch : undefined);
    const isOther = judged.kind === 'commit' && defaultBranch !== undefined && judged.branch !== defaultBranch;
    return { base: isOther ? { branch: defaultBranch, sha: undefined } : undefined, defaultBranch };
}
function changeOf(ci) {
    if (ci === undefined || (ci.isChange !== true && ci.isFork !== true && ci.pullRequest === undefined))
        return undefined;
    const fork = ci.isFork === undefined ? 'unknown' : ci.isFork ? 'yes' : 'no';
    return { number: ci.pullRequest, author: ci.author, fork, isDraft: ci.isDraft };
}
/** What the CI system says names one branch of one repository; a flag or a folder that says otherwise is a mistake. */
function checkNames(ci, { named, address }) {
    if (named !== undefined && ci.branch !== undefined && named !== ci.branch) {
        throw new errors/* GateError */.ue('CONFIG', `branch: ${named} is not ${ci.branch}, which ${ci.name} builds`, {
            reason: 'wrong-ref',
            hint: 'Leave branch out: the gate scans what is built.',
        });
    }
    const [told, found] = [ci.repositoryUrl, address].map((url) => (0,repository_url/* foldRepositoryUrl */.Hu)(url ?? ''));
    // Hosts may differ: a runner may clone by a name of its own, or from this machine. A fork's origin may be itself.
    const isComparable = told !== undefined && found !== undefined && found.host !== '' && ci.isFork !== true;
    if (!isComparable || told.path.toLowerCase() === found.path.toLowerCase())
        return;
    throw new errors/* GateError */.ue('CONFIG', `${ci.name} builds ${ci.repositoryUrl}, this folder is a checkout of ${(0,repository_url/* plainRepositoryUrl */.or)(address ?? '')}`, {
        reason: 'foreign-repository',
        hint: 'Run the gate in the checkout of the repository that is built.',
    });
}
function submodule(folder) {
    return new errors/* GateError */.ue('CONFIG', `${folder} is a submodule of the repository that is built, whose branch chose it`, {
        reason: 'foreign-repository',
        hint: 'Run the gate in the checkout of the repository that is built.',
    });
}
function noBranch(path, folder) {
    const message = path === undefined
        ? `Nothing says which branch to scan: ${folder} is not a git checkout`
        : 'Nothing says which branch to scan: the checkout stands at a commit, not at a branch';
    return new errors/* GateError */.ue('CONFIG', message, { reason: 'wrong-ref', hint: 'Name the branch with --branch.' });
}
function refuseTag(ci, named) {
    if (named !== undefined || ci?.branch !== undefined || ci?.tag === undefined)
        return;
    throw new errors/* GateError */.ue('CONFIG', `Not scanned: ${ci.name} builds the tag ${(0,neutral/* neutralLine */.GH)(ci.tag, 140)}, and no branch`, {
        reason: 'wrong-ref',
        hint: (0,prose/* prose */.CS) `Leave tags out of the job that runs the gate, or name a branch with ${(0,prose/* code */.aY)('--branch')}.`,
    });
}
/** A branch of the fork's name here is another one. Thrown where there is no default branch whose policy could count. */
function forkRefusal({ defaultBranch }) {
    const refusal = new errors/* GateError */.ue('CONFIG', 'Not scanned: the pull request comes from a fork of this repository', {
        reason: 'fork',
        hint: (0,prose/* prose */.CS) `The service can scan only branches of this repository. Gate forks with ${(0,prose/* code */.aY)('scan-gate run --embedded')}, or let them pass with ${(0,prose/* code */.aY)('--on-inconclusive fork=warn')}.`,
    });
    if (defaultBranch === undefined)
        throw refusal;
    return refusal;
}

// EXTERNAL MODULE: ./build/compiled/src/git/regular-file.js
var regular_file = __webpack_require__(70519);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
;// CONCATENATED MODULE: ./build/compiled/src/ci/github/payload.js
/** The shapes of GitHub's event payloads, as far as the gate reads them. */



const sha = schemas/* string */.YjP().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/i);
const payload_name = schemas/* string */.YjP().regex(/^[^\0-\x1f\x7f-\x9f]+$/);
const ordinal = schemas/* int */.Whr().positive();
/** In ISO 8601, to the minute at least, with its zone. */
const time = schemas/* string */.YjP()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/)
    .refine((text) => !Number.isNaN(Date.parse(text)));
/** Undefined where it does not fit, which is then no fault of the payload. */
function orNothing(shape) {
    return shape.optional().catch(undefined);
}
const repository = schemas/* object */.Ikc({
    id: schemas/* nullish */.cl6(schemas/* number */.aig()),
    full_name: schemas/* optional */.lqM(payload_name),
    default_branch: schemas/* nullish */.cl6(payload_name),
    private: schemas/* nullish */.cl6(schemas/* boolean */.zMY()),
    visibility: schemas/* nullish */.cl6(schemas/* string */.YjP()),
});
const pull = schemas/* object */.Ikc({
    number: ordinal,
    head: schemas/* object */.Ikc({ ref: payload_name, sha, repo: schemas/* nullish */.cl6(repository) }),
    base: schemas/* object */.Ikc({ ref: payload_name, sha }),
    draft: orNothing(schemas/* boolean */.zMY()),
    user: orNothing(schemas/* object */.Ikc({ login: schemas/* string */.YjP() })),
});
const ownBase = schemas/* object */.Ikc({ ref: payload_name, sha, repo: schemas/* object */.Ikc({ id: schemas/* number */.aig() }) });
const ofRepository = { repository: schemas/* optional */.lqM(repository) };
const common = schemas/* object */.Ikc(ofRepository);
const pushed = schemas/* object */.Ikc({ ref: payload_name, after: sha, deleted: schemas/* optional */.lqM(schemas/* boolean */.zMY()) });
const dispatched = schemas/* object */.Ikc({ ref: schemas/* optional */.lqM(payload_name) });
const pullRequested = schemas/* object */.Ikc({ ...ofRepository, pull_request: pull });
const other = schemas/* object */.Ikc({ ...ofRepository, pull_request: schemas/* optional */.lqM(pull) });
const merging = schemas/* object */.Ikc({
    merge_group: schemas/* object */.Ikc({ head_ref: payload_name, head_sha: sha, base_ref: payload_name, base_sha: sha }),
});
const finished = schemas/* object */.Ikc({
    ...ofRepository,
    workflow_run: schemas/* object */.Ikc({
        event: schemas/* string */.YjP(),
        head_branch: schemas/* nullish */.cl6(payload_name),
        head_sha: sha,
        head_repository: schemas/* nullish */.cl6(repository),
        pull_requests: schemas/* nullish */.cl6(schemas/* array */.YOg(schemas/* object */.Ikc({ number: ordinal, base: ownBase }))),
    }),
});
const named = schemas/* object */.Ikc({ ref: schemas/* optional */.lqM(schemas/* string */.YjP()) });
/** What the runner's variables say as well, each by itself: one that does not fit silences no other, and what an event needs its own shape refuses. */
const anyEvent = schemas/* object */.Ikc({
    ref: orNothing(schemas/* string */.YjP()),
    after: orNothing(schemas/* string */.YjP()),
    deleted: orNothing(schemas/* boolean */.zMY()),
    merge_group: orNothing(schemas/* object */.Ikc({ head_ref: orNothing(schemas/* string */.YjP()), head_sha: orNothing(schemas/* string */.YjP()) })),
    pull_request: orNothing(schemas/* object */.Ikc({ number: orNothing(schemas/* number */.aig()), head: orNothing(named), base: orNothing(named) })),
});
/** The full name of a commit; undefined for any other text. */
const shaOf = (stated) => readAs(sha, stated);
/** What the payload says in this shape; undefined where anything in it does not fit. */
function readAs(shape, payload) {
    return shape.safeParse(payload).data;
}
/** The payload in this shape. Throws GateError CONFIG, reason `wrong-ref`, that names the fields that do not fit. */
function parse(shape, payload, event) {
    const { success, data, error } = shape.safeParse(payload);
    if (success)
        return data;
    const fields = new Set(error.issues.map(({ path }) => path.join('.') || 'everything'));
    throw wrongRef(`The payload of the ${(0,neutral/* neutralLine */.GH)(event, 60)} event is not what GitHub sends: look at ${[...fields].join(', ')}`, 'The file that GITHUB_EVENT_PATH names must be the one that the runner wrote.');
}
function wrongRef(message, hint) {
    return new errors/* GateError */.ue('CONFIG', message, { reason: 'wrong-ref', hint });
}
/** GitHub writes some times in seconds since the epoch. */
const moment = orNothing(schemas/* nullish */.cl6(schemas/* union */.KCZ([schemas/* number */.aig(), time])));
const timed = orNothing(schemas/* nullish */.cl6(schemas/* object */.Ikc({ pushed_at: moment, updated_at: moment, created_at: moment })));
const times = schemas/* object */.Ikc({
    repository: timed,
    pull_request: timed,
    workflow_run: timed,
    head_commit: orNothing(schemas/* nullish */.cl6(schemas/* object */.Ikc({ timestamp: moment }))),
});
/**
 * The latest of the times that an event states, in ms since the epoch: before it the commit was pushed. Undefined without one
 * that GitHub itself measured: the time of a commit is its author's word.
 */
function pushedByMs(payload) {
    const { repository, pull_request: pull, workflow_run: run, head_commit: commit } = readAs(times, payload) ?? {};
    const measured = [repository?.pushed_at, pull?.updated_at, run?.created_at].map(msOf);
    const known = measured.filter((time) => time !== undefined);
    return known.length === 0 ? undefined : Math.max(...known, msOf(commit?.timestamp) ?? 0);
}
function msOf(time) {
    if (time === undefined || time === null)
        return undefined;
    return typeof time === 'number' ? time * 1000 : Date.parse(time);
}

;// CONCATENATED MODULE: ./build/compiled/src/ci/github/variables.js
/** Whether the event file is the one that the runner wrote: it must say what the runner's own variables say. */



/** Of every event that is about a pull request. */
const ofPull = {
    GITHUB_HEAD_REF: ({ pull_request: pull }) => pull?.head?.ref,
    GITHUB_BASE_REF: ({ pull_request: pull }) => pull?.base?.ref,
};
/** What the payload says of a variable that the runner sets, by event. */
const statedVariables = {
    push: { GITHUB_REF: ({ ref }) => ref, GITHUB_SHA: ({ after, deleted }) => (deleted ? undefined : after) },
    workflow_dispatch: { GITHUB_REF: ({ ref }) => (ref?.startsWith('refs/') ? ref : undefined) },
    merge_group: {
        GITHUB_REF: ({ merge_group: group }) => group?.head_ref,
        GITHUB_SHA: ({ merge_group: group }) => group?.head_sha,
    },
};
/** The file may have been written over by an earlier step, the runner's variables not. */
function checkVariables(payload, env, event) {
    const read = statedVariables[event] ?? ofPull;
    const said = readAs(anyEvent, payload);
    const statements = said === undefined ? [] : Object.entries(read).map(([name, of]) => [name, of(said)]);
    for (const [name, stated] of statements) {
        const set = env[name];
        if (stated === undefined || !set || stated === set)
            continue;
        if (name === 'GITHUB_SHA' && stated.toLowerCase() === set.toLowerCase())
            continue;
        throw otherEvent(`The event file says ${(0,neutral/* neutralLine */.GH)(stated, 140)} where ${name} is ${(0,neutral/* neutralLine */.GH)(set, 140)}`);
    }
    const number = /^refs\/pull\/(\d+)\//.exec(env.GITHUB_REF ?? '')?.[1];
    const pull = said?.pull_request?.number;
    if (number === undefined || pull === undefined || Number(number) === pull)
        return;
    throw otherEvent(`The event file is about pull request ${pull}, the run about ${number}`);
}
/** With a reason that nothing softens: the file could else name one that the policy lets pass. */
function otherEvent(message) {
    return new errors/* GateError */.ue('CONFIG', message, {
        reason: 'settings',
        hint: 'The file that GITHUB_EVENT_PATH names must be the one that the runner wrote. Run the gate in a job of its own.',
    });
}

;// CONCATENATED MODULE: ./build/compiled/src/ci/github/event.js
/**
 * What a GitHub event says: which branch and commit it is about, which pull request, of which repository. The one reader of
 * payloads; what may not be scanned by its branch's name (forks, tags, deleted branches) is told with the reason.
 */





const headsPrefix = 'refs/heads/';
const readers = {
    push: { isBound: true, read: readPush },
    pull_request: { isBound: true, read: readPullRequest },
    pull_request_target: { isBound: true, read: readPullRequest },
    merge_group: { isBound: true, read: readMergeGroup },
    workflow_run: { isBound: true, read: readWorkflowRun },
    workflow_dispatch: { isBound: false, read: readDispatch },
    schedule: { isBound: false, read: readSchedule },
};
/** Throws GateError CONFIG, reason `wrong-ref`, when the payload is not that of the event. */
function readGithubEvent(payload, env, eventName = env.GITHUB_EVENT_NAME) {
    if (!eventName)
        throw wrongRef('GITHUB_EVENT_NAME is not set', 'Run this in a GitHub workflow.');
    parse(common, payload, eventName);
    const known = Object.hasOwn(readers, eventName) ? readers[eventName] : undefined;
    const { isBound, read } = known ?? { isBound: false, read: readOther };
    checkVariables(payload, env, eventName);
    const facts = read(payload, env);
    const own = detachedEvents.includes(eventName) ? undefined : commitOf(env);
    return {
        ...facts,
        name: eventName,
        isBound,
        isKnown: known !== undefined,
        isProposal: facts.change !== undefined || eventName === 'merge_group',
        commits: [own, facts.headSha].filter((sha) => sha !== undefined),
    };
}
/** Events whose GITHUB_SHA is the default branch's, not the commit that they are about. */
const detachedEvents = ['pull_request_target', 'workflow_run'];
/** Also of a payload that is not understood otherwise. */
function readOwnRepository(payload, env) {
    const own = readAs(common, payload)?.repository;
    return {
        url: repositoryUrlOf(env, own),
        defaultBranch: own?.default_branch ?? scheduledBranch(env),
        isPublic: isPublic(own),
        isCertain: own !== undefined && isSame(own, own, env),
    };
}
/** A schedule runs on the default branch alone; older payloads do not name it. */
function scheduledBranch({ GITHUB_EVENT_NAME: event, GITHUB_REF: ref }) {
    return event === 'schedule' && ref?.startsWith(headsPrefix) ? ref.slice(headsPrefix.length) : undefined;
}
/** The commit of the run itself. */
function commitOf(env) {
    return shaOf(env.GITHUB_SHA);
}
/** What the branch is read from may be a tag, or missing: then that is why nothing can be scanned. */
function orRefusal(read) {
    try {
        return read();
    }
    catch (error) {
        return { branch: (0,errors/* asGateError */.Ub)(error) };
    }
}
/** An event that is not known here may be about a pull request all the same. */
function readOther(payload, env) {
    const { pull_request: pull, repository: own } = parse(other, payload, env.GITHUB_EVENT_NAME ?? 'other');
    const refusal = wrongRef(`The event ${(0,neutral/* neutralLine */.GH)(env.GITHUB_EVENT_NAME ?? '', 60)} does not say which branch to scan`, 'Set branch, or run the gate on push, pull_request, merge_group, schedule or workflow_dispatch.');
    return pull === undefined ? { branch: refusal } : { ...pullFacts(pull, own, env), branch: refusal };
}
function readPush(payload) {
    return orRefusal(() => {
        const push = parse(pushed, payload, 'push');
        const branch = event_branchOf(push.ref);
        if (!push.deleted && !/^0+$/.test(push.after))
            return { branch, headSha: push.after };
        throw wrongRef(`The branch ${(0,neutral/* neutralLine */.GH)(branch, 255)} was deleted: there is nothing to scan`, skipHint);
    });
}
function readDispatch(payload, env) {
    return orRefusal(() => {
        const ref = parse(dispatched, payload, 'workflow_dispatch').ref ?? env.GITHUB_REF;
        return { branch: event_branchOf(ref), headSha: ref === env.GITHUB_REF ? commitOf(env) : undefined };
    });
}
/** A scheduled run stands at the default branch; older payloads hold the schedule alone. */
function readSchedule(payload, env) {
    return orRefusal(() => {
        const ref = env.GITHUB_REF;
        if (ref)
            return { branch: event_branchOf(ref), headSha: commitOf(env) };
        const branch = parse(common, payload, 'schedule').repository?.default_branch;
        return { branch: event_branchOf(branch ? `${headsPrefix}${branch}` : undefined) };
    });
}
/** GITHUB_REF and GITHUB_SHA name the test merge or the default branch here, never the head. */
function readPullRequest(payload, env) {
    const { pull_request: pull, repository: own } = parse(pullRequested, payload, 'pull request');
    return pullFacts(pull, own, env);
}
function pullFacts(pull, own, env) {
    const fork = forkOf(pull.head.repo, own, env);
    return {
        branch: fork === 'no' ? pull.head.ref : event_forkRefusal(pull.head.repo),
        headSha: pull.head.sha,
        base: { branch: pull.base.ref, sha: pull.base.sha },
        change: { number: pull.number, author: pull.user?.login, fork, isDraft: pull.draft },
    };
}
function readMergeGroup(payload) {
    const { merge_group: group } = parse(merging, payload, 'merge_group');
    return orRefusal(() => ({
        branch: event_branchOf(group.head_ref),
        headSha: group.head_sha,
        base: { branch: event_branchOf(group.base_ref), sha: group.base_sha },
    }));
}
function readWorkflowRun(payload, env) {
    const { workflow_run: run, repository: own } = parse(finished, payload, 'workflow_run');
    const fork = forkOf(run.head_repository, own, env);
    const pulls = run.event === 'pull_request' ? (run.pull_requests ?? []) : [];
    const [pull, ...others] = pulls.filter(({ base: { repo } }) => repo.id === own?.id);
    const one = others.length === 0 ? pull : undefined;
    const isChange = one !== undefined || fork !== 'no';
    return {
        branch: fork === 'no' ? branchOfRun(run) : event_forkRefusal(run.head_repository),
        headSha: run.head_sha,
        base: one && { branch: one.base.ref, sha: one.base.sha },
        change: isChange ? { number: one?.number, author: undefined, fork, isDraft: undefined } : undefined,
    };
}
function branchOfRun(run) {
    if (run.event === 'pull_request_target') {
        // Its head_sha is the base branch's: https://github.com/actions/checkout/pull/2454
        return wrongRef('A workflow_run after a pull_request_target run does not say which commit the pull request has', 'Run the gate on pull_request itself.');
    }
    return run.head_branch ?? wrongRef('The workflow run that ended had no branch', skipHint);
}
const skipHint = (0,prose/* prose */.CS) `Leave these runs out with an ${(0,prose/* code */.aY)('if:')} on the job, or with the filters of ${(0,prose/* code */.aY)('on:')}.`;
/** The branch of a full ref. */
function event_branchOf(ref) {
    if (ref?.startsWith(headsPrefix) && ref.length > headsPrefix.length)
        return ref.slice(headsPrefix.length);
    const what = ref?.startsWith('refs/tags/') ? `the tag ${ref.slice('refs/tags/'.length)}` : (ref ?? 'no ref at all');
    throw wrongRef(`This run is about ${(0,neutral/* neutralLine */.GH)(what, 255)}, not about a branch: the service scans branches`, skipHint);
}
/** The service would scan our branch of the same name instead, and pass. */
function event_forkRefusal(theirs) {
    const owner = theirs?.full_name ? (0,neutral/* neutralLine */.GH)(theirs.full_name, 140) : 'a repository that no longer exists';
    return new errors/* GateError */.ue('CONFIG', `Not scanned: the pull request comes from ${owner}, a fork of this repository`, {
        reason: 'fork',
        hint: (0,prose/* prose */.CS) `The service can scan only branches of this repository. Gate forks by a second step, ${(0,prose/* code */.aY)('uses: scan-gate/scan-gate/embedded@v1')}, or let them pass with ${(0,prose/* code */.aY)('on-inconclusive: fork=warn')}.`,
    });
}
/** A repository of which nothing is told may be any. */
function forkOf(theirs, own, env) {
    if (!theirs)
        return 'unknown';
    return isSame(theirs, own, env) ? 'no' : 'yes';
}
/** By name and by number: of the payload's repository, and of the repository that the run belongs to. */
function isSame(theirs, own, env) {
    const runId = Number(env.GITHUB_REPOSITORY_ID || Number.NaN);
    const runName = env.GITHUB_REPOSITORY;
    const names = [own?.full_name, runName].filter((known) => known !== undefined && known !== '');
    if (names.length === 0 || theirs.full_name === undefined)
        return false;
    const ids = [own?.id ?? Number.NaN, runId].filter((known) => !Number.isNaN(known));
    return (names.every((known) => known?.toLowerCase() === theirs.full_name?.toLowerCase()) &&
        (typeof theirs.id !== 'number' || ids.every((known) => known === theirs.id)));
}
function repositoryUrlOf(env, own) {
    const fullName = env.GITHUB_REPOSITORY || own?.full_name;
    if (!fullName)
        return undefined;
    return `${(env.GITHUB_SERVER_URL || 'https://github.com').replace(/\/+$/, '')}/${fullName}`;
}
/** Private and internal repositories are closed to outsiders; whatever else it says, or does not say, is public. */
function isPublic(own) {
    const { private: isPrivate, visibility } = own ?? {};
    const isClosed = visibility === 'private' || visibility === 'internal';
    return isPrivate === false || (!isClosed && (Boolean(visibility) || !isPrivate));
}

;// CONCATENATED MODULE: ./build/compiled/src/ci/context/standing.js
function commonFacts({ variables, own }) {
    return { system: 'github', event: variables.GITHUB_EVENT_NAME, isPublic: own.isPublic };
}
/** After these a branch is compared with the default branch, as if it were to be merged. */
const pushes = ['push', 'workflow_run'];
/** Only the default branch is the team's own. */
function standingOf(branch, { name, base, change, isProposal }, defaultBranch) {
    if (isProposal)
        return { base, change, trust: 'proposal' };
    if (branch !== undefined && branch === defaultBranch)
        return { base: undefined, change, trust: 'own' };
    const isCompared = branch !== undefined && defaultBranch !== undefined && pushes.includes(name);
    return { base: isCompared ? { branch: defaultBranch, sha: undefined } : undefined, change, trust: 'proposal' };
}

;// CONCATENATED MODULE: ./build/compiled/src/ci/context/held.js
/** The context of what a checkout holds in a GitHub workflow: no branch is scanned by its name, and git is asked. */






/** What a checkout holds; it may be a merge that was made for the test, and of a fork, because no branch is scanned by its name. */
async function heldContext(workflow, folder, judged) {
    const { variables, payload, own, policy } = workflow;
    const event = readGithubEvent(payload, variables);
    if (judged.kind === 'commit')
        checkCommit(judged.sha, folder, event.commits);
    const path = (await (0,files/* isCheckout */.VI)(folder)) ? folder : undefined;
    const { branch, sha, repositoryUrl } = judged.kind === 'commit' ? judged : await readFolder(folder);
    const { defaultBranch } = own;
    const told = typeof event.branch === 'string' ? event.branch : undefined;
    const { change, ...facts } = standingOf(told, event, defaultBranch);
    const subject = { branch, headSha: sha, ...facts, defaultBranch };
    const sources = heldSources(subject, { path, pullRequest: change?.number, headSha: event.headSha }, policy);
    const url = repositoryUrl ?? own.url;
    return { ...commonFacts(workflow), ...subject, change, repositoryUrl: url, sources, refusal: undefined };
}
async function readFolder(folder) {
    const checkout = askedOneByOne(folder);
    const sha = await checkout.head();
    const origin = await checkout.address();
    const branch = (await checkout.branch()) ?? (sha === undefined ? 'HEAD' : `detached-${sha.slice(0, 12)}`);
    return { branch, sha, repositoryUrl: origin === undefined ? undefined : (0,repository_url/* plainRepositoryUrl */.or)(origin) };
}

;// CONCATENATED MODULE: ./build/compiled/src/ci/context/workflow.js
/** The context of a run in a GitHub workflow, from its event. */







async function readWorkflow({ variables, folder }, hints) {
    const { judged, policy } = hints;
    const payload = judged.kind === 'commented'
        ? { pull_request: judged.pull, repository: judged.repository }
        : await readPayload(variables);
    const workflow = { variables, payload, own: readOwnRepository(payload, variables), policy };
    if (judged.kind === 'branch')
        return branchContext(workflow, { named: judged.named });
    if (judged.kind === 'commented')
        return branchContext(workflow, { readAs: 'pull_request' });
    return heldContext(workflow, folder, judged);
}
async function readPayload({ GITHUB_EVENT_PATH: path }) {
    if (!path)
        throw notAWorkflow('GITHUB_EVENT_PATH is not set');
    try {
        return JSON.parse(await (0,regular_file/* readRegularText */.Aj)(path));
    }
    catch (error) {
        throw notAWorkflow(`the event file cannot be read (${error.message})`, error);
    }
}
function notAWorkflow(why, cause) {
    return new errors/* GateError */.ue('CONFIG', `Nothing says which commit to gate: ${why}`, {
        cause,
        reason: 'wrong-ref',
        hint: 'The action runs in a GitHub workflow; elsewhere use the command line, scan-gate run.',
    });
}
/** A branch of this repository, which a service is to scan; the default branch with a refusal, where that must not be. */
function branchContext(workflow, branch) {
    const { own, policy } = workflow;
    try {
        const { change, ...subject } = scannedBranch(workflow, branch);
        const sources = githubSources(subject, change?.number, policy);
        const timed = { ...sources, pushedByMs: pushedByMs(workflow.payload) };
        return { ...commonFacts(workflow), ...subject, change, repositoryUrl: own.url, sources: timed, refusal: undefined };
    }
    catch (error) {
        const { defaultBranch } = own;
        if (defaultBranch === undefined || !own.isCertain)
            throw error;
        const refused = {
            ...{ branch: defaultBranch, headSha: undefined, base: undefined, defaultBranch },
            trust: 'proposal',
        };
        const sources = refusedSources(githubPolicy(refused, policy));
        return {
            ...{ ...commonFacts(workflow), ...refused, change: undefined, repositoryUrl: own.url },
            ...{ sources, refusal: (0,errors/* asGateError */.Ub)(error) },
        };
    }
}
/** Throws GateError CONFIG, reason `fork` or `wrong-ref`, when the event is about no branch of this repository. */
function scannedBranch({ variables, payload, own }, { named, readAs }) {
    const event = readGithubEvent(payload, variables, readAs);
    const { defaultBranch } = own;
    if (named !== undefined && !event.isBound) {
        // The commit is known only where the run itself stands at that branch.
        const isOwnRef = event.isKnown && variables.GITHUB_REF === `refs/heads/${named}`;
        const headSha = isOwnRef ? commitOf(variables) : undefined;
        const facts = standingOf(named, { name: event.name, isProposal: false }, defaultBranch);
        return { branch: named, headSha, ...facts, defaultBranch };
    }
    const { branch } = event;
    if (typeof branch !== 'string')
        throw branch;
    if (named !== undefined && named !== branch) {
        throw wrongRef(`branch is set to ${named}, but this ${event.name} run is about ${branch}`, 'Remove branch, or name another branch only in runs by schedule or by hand.');
    }
    return { branch, headSha: event.headSha, ...standingOf(branch, event, defaultBranch), defaultBranch };
}

;// CONCATENATED MODULE: ./build/compiled/src/ci/context/read-context.js
/** The one reader of a run's context, for every entry: the action, and every command that judges or explains. */


/** Throws GateError CONFIG when nothing says what to judge, and when what is said does not fit. */
async function readContext(environment, hints) {
    const { judged, policy } = hints;
    const { GITHUB_ACTIONS, GITHUB_EVENT_PATH } = environment.variables;
    const isWorkflow = GITHUB_ACTIONS === 'true' && Boolean(GITHUB_EVENT_PATH);
    const mustBe = judged.kind === 'branch' && judged.mustBeWorkflow === true;
    if (judged.kind === 'commented' || isWorkflow || mustBe) {
        return readWorkflow(environment, hints);
    }
    return readPipeline(environment, judged, policy);
}


/***/ }),

/***/ 41469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ commitLimit)
/* harmony export */ });
/** A diff as it was read, from GitHub or from git: which files, and their patches. */
/** More commits of one change are not read. */
const commitLimit = 250;


/***/ }),

/***/ 33880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hg: () => (/* binding */ branchNow),
/* harmony export */   P7: () => (/* binding */ remoteHead),
/* harmony export */   dV: () => (/* binding */ defaultBranchOf),
/* harmony export */   tx: () => (/* binding */ withRemoteBranch),
/* harmony export */   xH: () => (/* binding */ remoteHasTag)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _git_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96287);
/** What a checkout's `origin` says now; what the checkout remembers of it may be long past. */


/** Where a branch stands. */
async function branchNow(branch, git) {
    const ref = `refs/heads/${branch}`;
    const listed = await git('ls-remote', 'origin', ref);
    if (listed === undefined)
        return { kind: 'unknown' };
    const line = listed.split('\n').find((each) => each.endsWith(`\t${ref}`));
    return line === undefined ? { kind: 'absent' } : { kind: 'at', sha: line.split('\t')[0] ?? '' };
}
/** Throws GateError UNAVAILABLE when nobody can ask. */
async function remoteHasTag(name, git) {
    const listed = await git('ls-remote', 'origin', `refs/tags/${name}`);
    if (listed === undefined)
        throw unanswered();
    return listed.split('\n').some((line) => line.endsWith(`\trefs/tags/${name}`));
}
/** The commit at which a branch stands. Throws GateError NOT_FOUND when there is none, UNAVAILABLE when nobody can ask. */
async function remoteHead(branch, git) {
    const head = await branchNow(branch, git);
    if (head.kind === 'at')
        return head.sha;
    if (head.kind === 'unknown')
        throw unanswered();
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('NOT_FOUND', `There is no branch ${branch} at origin`, { hint: 'Push the branch.' });
}
function unanswered() {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('UNAVAILABLE', 'git could not ask origin', {
        hint: 'Let git in this job read the remote: keep the credentials of the checkout (Azure Pipelines: persistCredentials: true), or give it others.',
    });
}
/** The default branch, in one question; undefined when the remote does not say. */
async function defaultBranchOf(git) {
    const answer = (await git('ls-remote', '--symref', 'origin', 'HEAD')) ?? '';
    const name = /^ref: refs\/heads\/(.+)\tHEAD$/m.exec(answer)?.[1];
    const sha = /^([0-9a-f]+)\tHEAD$/m.exec(answer)?.[1];
    return name === undefined ? undefined : { name, now: sha === undefined ? { kind: 'unknown' } : { kind: 'at', sha } };
}
/**
 * Hands on a folder whose git knows a branch of the remote as it stands now, and its commit: the checkout, or a temporary
 * repository, so that nothing of the checkout changes. Throws GateError as `remoteHead` does.
 */
async function withRemoteBranch(branch, cwd, use) {
    const git = (0,_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .gitIn */ .uM)(cwd);
    const sha = await remoteHead(branch, git);
    if ((await git('cat-file', '-e', `${sha}^{commit}`)) !== undefined)
        return use(cwd, sha);
    const fetched = await (0,_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .fetchBranch */ .D_)({ folder: cwd, branch, isShallow: true }, async (folder, at) => ({
        value: await use(folder, at),
    }));
    if (fetched === undefined)
        throw unanswered();
    return fetched.value;
}


/***/ }),

/***/ 69986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hu: () => (/* binding */ foldRepositoryUrl),
/* harmony export */   RB: () => (/* binding */ sameRepository),
/* harmony export */   or: () => (/* binding */ plainRepositoryUrl)
/* harmony export */ });
/** Tells whether two addresses name one repository, however they are spelled: https, ssh, `git@host:owner/name`. */
/** Names under which a host answers ssh where its own port is closed. */
const hostAliases = {
    'www.github.com': 'github.com',
    'ssh.github.com': 'github.com',
    'altssh.gitlab.com': 'gitlab.com',
    'altssh.bitbucket.org': 'bitbucket.org',
};
const remoteScheme = /^(?:https?|ssh|git|git\+ssh|ssh\+git|git\+https?):\/\//i;
/** git reads `host:path` this way; without a user or a dot the host may be a nickname that only one machine knows. */
const scpForm = /^(?:[\w.-]+@([\w.-]+)|([\w-]+(?:\.[\w-]+)+)):\/*([^:]+)$/;
const schemeless = /^[\w-]+(?:\.[\w-]+)+\/[^:]+$/;
const unusable = /[\s\p{Cc}\p{Cf}?#]/u;
/**
 * What the address names; undefined when it names nothing. Owner and name fold their case on github.com, on ghe.com
 * and on `githubHost`, the host of an own GitHub server.
 */
function foldRepositoryUrl(url, githubHost) {
    const parsed = parse(url);
    if (parsed === undefined || parsed.host === '')
        return parsed;
    return isGithub(parsed.host, githubHost) ? { host: parsed.host, path: parsed.path.toLowerCase() } : parsed;
}
function sameRepository(a, b, githubHost) {
    const first = foldRepositoryUrl(a, githubHost);
    const second = foldRepositoryUrl(b, githubHost);
    return first !== undefined && first.host === second?.host && first.path === second.path;
}
/** `https://host/owner/name`, or `file://…` on this machine, with the provider's case and without credentials. */
function plainRepositoryUrl(url) {
    const parsed = parse(url);
    if (parsed === undefined)
        return undefined;
    if (parsed.host !== '')
        return `https://${parsed.host}/${parsed.path}`;
    return parsed.path.startsWith('/')
        ? `file://${encodeURI(parsed.path).replace(/[?#]/g, encodeURIComponent)}`
        : undefined;
}
function parse(url) {
    if (!url.isWellFormed())
        return undefined;
    if (/^(?:\/(?!\/)|[A-Za-z]:[\\/])/.test(url))
        return /\p{Cc}/u.test(url) ? undefined : { host: '', path: url };
    if (unusable.test(url) || url.includes('\\'))
        return undefined;
    if (/^file:/i.test(url))
        return parseFile(url);
    if (remoteScheme.test(url))
        return parseRemote(url.replace(remoteScheme, ''));
    if (url.includes('://'))
        return undefined;
    const [, userHost, bareHost, path] = scpForm.exec(url) ?? [];
    if (path !== undefined)
        return parseRemote(`${userHost ?? bareHost}/${path}`);
    return schemeless.test(url) ? parseRemote(url) : undefined;
}
function parseFile(url) {
    if (!URL.canParse(url))
        return undefined;
    const { host, pathname } = new URL(url);
    if (host !== '' || pathname === '/')
        return undefined;
    try {
        return { host: '', path: decodeURIComponent(pathname) };
    }
    catch {
        return undefined;
    }
}
/** `[user@]host[:port]/path`. Read as https, so that every scheme folds its host in the same way. */
function parseRemote(address) {
    if (address.startsWith('/') || !URL.canParse(`https://${address}`))
        return undefined;
    const { hostname, pathname } = new URL(`https://${address}`);
    const path = pathname
        .replace(/^\/+|\/+$/g, '')
        .replace(/\.git$/i, '')
        .replace(/\/+$/, '');
    if (path === '' || path.includes('//'))
        return undefined;
    const host = hostname.replace(/\.$/, '');
    return host === '' ? undefined : { host: hostAliases[host] ?? host, path };
}
function isGithub(host, githubHost) {
    return host === 'github.com' || host.endsWith('.ghe.com') || host === githubHost?.toLowerCase();
}


/***/ }),

/***/ 86450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EL: () => (/* binding */ ciMark),
  Dn: () => (/* binding */ ciSystems),
  Cn: () => (/* binding */ readCiRun),
  D0: () => (/* binding */ unattended)
});

// UNUSED EXPORTS: ciMarks

;// CONCATENATED MODULE: ./build/compiled/src/ci/systems/system.js
/** What every CI system is: how it is recognised, and what its variables say about a run. */
/** The value of a variable; an empty one says nothing. */
function textOf(value) {
    return value === undefined || value.trim() === '' ? undefined : value.trim();
}
function numberOf(value) {
    const number = Number(textOf(value));
    return Number.isInteger(number) && number > 0 ? number : undefined;
}
function booleanOf(value) {
    const text = textOf(value)?.toLowerCase();
    return text === 'true' ? true : text === 'false' ? false : undefined;
}
/** A commit's name, in full or its beginning; anything else is none. */
function shaOf(value) {
    return /^[0-9a-f]{12,64}$/.test(value ?? '') ? value : undefined;
}
/** `refs/heads/main` and `main` as `main`; undefined for a ref that is no branch. */
function branchOf(ref) {
    const text = textOf(ref);
    if (text?.startsWith('refs/heads/'))
        return text.slice('refs/heads/'.length);
    return text?.startsWith('refs/') ? undefined : text;
}

;// CONCATENATED MODULE: ./build/compiled/src/ci/systems/azure.js
/** Azure Pipelines. */

const azure = {
    id: 'azure',
    name: 'Azure Pipelines',
    isHere: (env) => env.TF_BUILD === 'True',
    facts: (env) => {
        const isPull = Boolean(env.SYSTEM_PULLREQUEST_PULLREQUESTID || env.SYSTEM_PULLREQUEST_PULLREQUESTNUMBER);
        const ref = env.BUILD_SOURCEBRANCH ?? '';
        return {
            branch: branchOf(isPull ? env.SYSTEM_PULLREQUEST_SOURCEBRANCH : ref),
            tag: ref.startsWith('refs/tags/') ? ref.slice('refs/tags/'.length) : undefined,
            headSha: shaOf(isPull ? env.SYSTEM_PULLREQUEST_SOURCECOMMITID : env.BUILD_SOURCEVERSION),
            builtSha: shaOf(env.BUILD_SOURCEVERSION),
            isChange: isPull,
            // On GitHub's repositories the number is people's, the id a machine's.
            pullRequest: numberOf(env.SYSTEM_PULLREQUEST_PULLREQUESTNUMBER) ?? numberOf(env.SYSTEM_PULLREQUEST_PULLREQUESTID),
            baseBranch: branchOf(env.SYSTEM_PULLREQUEST_TARGETBRANCH),
            isForkOfOrigin: true,
            isFork: isPull ? env.SYSTEM_PULLREQUEST_ISFORK?.toLowerCase() === 'true' : undefined,
            repositoryUrl: textOf(env.BUILD_REPOSITORY_URI),
        };
    },
};

;// CONCATENATED MODULE: ./build/compiled/src/ci/systems/bitbucket.js
/** Bitbucket Pipelines. It writes twelve characters of a pull request's commit, and builds none of a fork. */

const bitbucket = {
    id: 'bitbucket',
    name: 'Bitbucket Pipelines',
    isHere: (env) => Boolean(env.BITBUCKET_BUILD_NUMBER),
    facts: (env) => ({
        branch: textOf(env.BITBUCKET_BRANCH),
        tag: textOf(env.BITBUCKET_TAG),
        headSha: shaOf(env.BITBUCKET_COMMIT),
        isChange: Boolean(env.BITBUCKET_PR_ID),
        pullRequest: numberOf(env.BITBUCKET_PR_ID),
        baseBranch: textOf(env.BITBUCKET_PR_DESTINATION_BRANCH),
        repositoryUrl: textOf(env.BITBUCKET_GIT_HTTP_ORIGIN),
        isPublic: env.BITBUCKET_REPO_IS_PRIVATE === undefined ? undefined : env.BITBUCKET_REPO_IS_PRIVATE === 'false',
    }),
};

// EXTERNAL MODULE: ./build/compiled/src/ci/repository-url.js
var repository_url = __webpack_require__(69986);
;// CONCATENATED MODULE: ./build/compiled/src/ci/systems/buildkite.js
/** Buildkite. The default branch of its pipeline is kept by hand, and so not taken for the repository's. */


const buildkite = {
    id: 'buildkite',
    name: 'Buildkite',
    isHere: (env) => env.BUILDKITE === 'true',
    facts: (env) => {
        const pullRequest = numberOf(env.BUILDKITE_PULL_REQUEST);
        return {
            branch: textOf(env.BUILDKITE_BRANCH),
            tag: textOf(env.BUILDKITE_TAG),
            headSha: shaOf(env.BUILDKITE_COMMIT),
            isChange: false,
            isForkOfOrigin: true,
            pullRequest,
            isDraft: booleanOf(env.BUILDKITE_PULL_REQUEST_DRAFT),
            baseBranch: textOf(env.BUILDKITE_PULL_REQUEST_BASE_BRANCH),
            isFork: pullRequest === undefined ? undefined : isFork(env.BUILDKITE_PULL_REQUEST_REPO, env.BUILDKITE_REPO),
            repositoryUrl: textOf(env.BUILDKITE_REPO),
        };
    },
};
/** By owner and name: the host may be a nickname for one more key. What cannot be compared may be a fork. */
function isFork(source, own) {
    const [theirs, ours] = [source || own, own].map((url) => (0,repository_url/* foldRepositoryUrl */.Hu)(url ?? '')?.path.toLowerCase());
    return theirs === undefined || theirs !== ours;
}

;// CONCATENATED MODULE: ./build/compiled/src/ci/systems/circleci.js
/** CircleCI. It builds branches, never merges; a pull request of a fork as `pull/7`. */

const circleci = {
    id: 'circleci',
    name: 'CircleCI',
    isHere: (env) => env.CIRCLECI === 'true',
    facts: (env) => {
        const branch = textOf(env.CIRCLE_BRANCH);
        return {
            branch,
            tag: textOf(env.CIRCLE_TAG),
            headSha: shaOf(env.CIRCLE_SHA1),
            isChange: false,
            isForkOfOrigin: true,
            pullRequest: numberOf(env.CIRCLE_PULL_REQUEST?.split('/').at(-1)),
            author: textOf(env.CIRCLE_PR_USERNAME),
            isFork: Boolean(env.CIRCLE_PR_REPONAME) || /^pull\/\d+$/.test(branch ?? ''),
            repositoryUrl: textOf(env.CIRCLE_REPOSITORY_URL),
        };
    },
};

;// CONCATENATED MODULE: ./build/compiled/src/ci/systems/gitlab.js
/** GitLab CI: pipelines of branches, of merge requests, and of their merged results. */

const gitlab = {
    id: 'gitlab',
    name: 'GitLab CI',
    isHere: (env) => env.GITLAB_CI === 'true',
    facts: (env) => ({
        ...(env.CI_MERGE_REQUEST_IID ? mergeRequest(env) : branch(env)),
        defaultBranch: textOf(env.CI_DEFAULT_BRANCH),
        repositoryUrl: textOf(env.CI_PROJECT_URL),
        isPublic: env.CI_PROJECT_VISIBILITY === undefined ? undefined : env.CI_PROJECT_VISIBILITY === 'public',
    }),
};
/** CI_COMMIT_SHA is the source's head, but for merged results, where the source has a variable of its own. */
function mergeRequest(env) {
    return {
        branch: textOf(env.CI_MERGE_REQUEST_SOURCE_BRANCH_NAME),
        headSha: shaOf(env.CI_MERGE_REQUEST_SOURCE_BRANCH_SHA) ?? headOfDetached(env),
        builtSha: shaOf(env.CI_COMMIT_SHA),
        isChange: true,
        pullRequest: numberOf(env.CI_MERGE_REQUEST_IID),
        isDraft: booleanOf(env.CI_MERGE_REQUEST_DRAFT),
        baseBranch: textOf(env.CI_MERGE_REQUEST_TARGET_BRANCH_NAME),
        isFork: env.CI_MERGE_REQUEST_SOURCE_PROJECT_ID !== env.CI_MERGE_REQUEST_PROJECT_ID,
        // The pipeline of a fork's merge request runs in the fork, or, started by a member, in the parent.
        isForkOfOrigin: env.CI_PROJECT_ID !== undefined && env.CI_PROJECT_ID === env.CI_MERGE_REQUEST_PROJECT_ID,
    };
}
function headOfDetached(env) {
    const isMerged = ['merged_result', 'merge_train'].includes(env.CI_MERGE_REQUEST_EVENT_TYPE ?? '');
    return isMerged ? undefined : shaOf(env.CI_COMMIT_SHA);
}
function branch(env) {
    return {
        branch: textOf(env.CI_COMMIT_BRANCH),
        tag: textOf(env.CI_COMMIT_TAG),
        headSha: shaOf(env.CI_COMMIT_SHA),
        isChange: false,
        pullRequest: openMergeRequest(env),
    };
}
/** The branch may be proposed while its own pipeline runs: `acme/shop!7,acme/other!8`. */
function openMergeRequest(env) {
    const own = (env.CI_OPEN_MERGE_REQUESTS ?? '')
        .split(',')
        .find((each) => each.startsWith(`${env.CI_PROJECT_PATH ?? ''}!`));
    return numberOf(own?.split('!')[1]);
}

;// CONCATENATED MODULE: ./build/compiled/src/ci/systems/jenkins.js
/** Jenkins: multibranch pipelines, and jobs of the Git plugin. */

const jenkins = {
    id: 'jenkins',
    name: 'Jenkins',
    isHere: (env) => Boolean(env.JENKINS_URL || env.CHANGE_ID || env.BUILD_TAG?.startsWith('jenkins-')),
    facts: (env) => {
        const isChange = Boolean(env.CHANGE_ID);
        const built = env.TAG_NAME
            ? undefined
            : (branchOf(env.BRANCH_NAME) ?? branchOf(env.GIT_BRANCH)?.replace(/^origin\//, ''));
        return {
            branch: isChange ? textOf(env.CHANGE_BRANCH) : built,
            tag: textOf(env.TAG_NAME),
            // Of a change it may be the merge that is built.
            headSha: isChange ? undefined : shaOf(env.GIT_COMMIT),
            builtSha: shaOf(env.GIT_COMMIT),
            isChange,
            pullRequest: numberOf(env.CHANGE_ID),
            author: textOf(env.CHANGE_AUTHOR),
            baseBranch: textOf(env.CHANGE_TARGET),
            defaultBranch: env.BRANCH_IS_PRIMARY === 'true' ? built : undefined,
            isFork: isChange ? Boolean(env.CHANGE_FORK) : undefined,
            repositoryUrl: textOf(env.GIT_URL),
        };
    },
};

;// CONCATENATED MODULE: ./build/compiled/src/ci/systems/registry.js
/** The one list of CI systems whose variables are read; GitHub's events are richer, and read in `../github`. */






/** Variables of which each alone says that a CI system is at work, this or another one. */
const ciMarks = [
    ...['CI', 'CONTINUOUS_INTEGRATION', 'BUILD_NUMBER', 'BUILD_TAG'],
    ...['GITHUB_ACTIONS', 'GITLAB_CI', 'TF_BUILD', 'BITBUCKET_BUILD_NUMBER', 'CIRCLECI', 'BUILDKITE', 'JENKINS_URL'],
    // Some of these do not set CI.
    ...['TEAMCITY_VERSION', 'CODEBUILD_BUILD_ID', 'bamboo_buildKey', 'GO_PIPELINE_NAME', 'HARNESS_BUILD_ID'],
    ...['APPVEYOR', 'CIRRUS_CI', 'DRONE', 'SEMAPHORE', 'TRAVIS'],
];
/** The first mark that is set. */
function ciMark(env) {
    return ciMarks.find((name) => Boolean(env[name]) && env[name] !== 'false');
}
/** One that says no more than that it is there. */
const another = {
    id: 'other',
    name: 'a CI system',
    isHere: (env) => ciMark(env) !== undefined,
    facts: () => ({}),
};
const ciSystems = [
    gitlab,
    azure,
    bitbucket,
    circleci,
    buildkite,
    jenkins,
    another,
];
/** Nothing marks a CI system, and nobody looks on: a job may have hidden what it is. */
const unattended = { id: 'unattended', name: 'a run without a terminal' };
/** What the CI system that runs this says; undefined outside them. */
function readCiRun(env) {
    const system = ciSystems.find((each) => each.isHere(env));
    return system === undefined ? undefined : { id: system.id, name: system.name, ...system.facts(env) };
}


/***/ }),

/***/ 19926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ policyForReport),
/* harmony export */   r: () => (/* binding */ aboutOf)
/* harmony export */ });
function policyForReport({ source, sha256, described, exceptionsFile }) {
    return { source, sha256, settings: described, exceptionsFile };
}
/** Of a run that is refused, which may be about another place than it says, only where it ran. */
function aboutOf({ refusal, repositoryUrl, event, branch, headSha, base, change }) {
    const where = { repositoryUrl, event };
    return refusal === undefined ? { ...where, branch, headSha, baseSha: base?.sha, pullRequest: change?.number } : where;
}


/***/ }),

/***/ 53967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c1: () => (/* binding */ makeBaseline),
/* harmony export */   cu: () => (/* binding */ identityOf),
/* harmony export */   mF: () => (/* binding */ readBaseline)
/* harmony export */ });
/* harmony import */ var _ci_repository_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69986);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92700);
/* harmony import */ var _policy_baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46975);
/* harmony import */ var _policy_evidence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46365);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26436);
/** The baseline of `scope: new`: read from the place that decides about the policy, and made from a scan that explains itself. */





const wayOut = 'Make one on the default branch with scan-gate baseline write, and commit it there (examples/workflows/baseline.yml does both).';
/**
 * The baseline, never from the workspace or a cache; undefined when the scope asks for none. Throws GateError CONFIG,
 * before anything is scanned, when there is none that can be used.
 */
async function readBaseline(policy, place) {
    if (policy.scope !== 'new')
        return undefined;
    const { baselineFile: path = _policy_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultBaselinePath */ .Q6, around } = place;
    const file = await around.readPolicyFile?.('trusted', path).catch((error) => {
        const { code, message, hint } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `The baseline ${path} could not be read: ${message}`, {
            cause: error,
            reason: 'policy',
            hint,
        });
    });
    if (file === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `There is no baseline ${path}`, { reason: 'policy', hint: wayOut });
    const baseline = (0,_policy_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .parseBaseline */ .nk)(file.text, `${path} of ${file.at}`);
    const identity = identityOf(place.repositoryUrl);
    if (identity !== 'unknown' && baseline.repository === identity)
        return baseline;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `The baseline ${path} is of ${baseline.repository}, not of this repository`, {
        reason: 'policy',
        hint: wayOut,
    });
}
/** `github.com/acme/shop`: the same for every way to write an address. */
function identityOf(repositoryUrl) {
    const folded = repositoryUrl === undefined ? undefined : (0,_ci_repository_url_js__WEBPACK_IMPORTED_MODULE_0__/* .foldRepositoryUrl */ .Hu)(repositoryUrl);
    return folded === undefined ? 'unknown' : `${folded.host}/${folded.path}`;
}
/**
 * The baseline of a branch's own scan. Throws GateError PROTOCOL when its findings do not explain its counts, severity by
 * severity, or when it cannot be told which are its own: a baseline that holds too much would let new findings through.
 */
function makeBaseline(evidence, of) {
    const faults = _severity_js__WEBPACK_IMPORTED_MODULE_4__/* .severities */ .gO.flatMap((severity) => faultOf(evidence, evidence.findings.filter((finding) => finding.severity === severity), severity));
    if (evidence.unknownSeverities === 'unread')
        faults.push('violations of unknown severity could not be read');
    if (faults.length > 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('PROTOCOL', `No baseline was made: ${faults.join('; ')}`, {
            reason: 'evidence',
            hint: 'Run it again when no other scan of this repository is under way.',
        });
    }
    const own = evidence.findings.filter((finding) => finding.label === 'seen' && (0,_policy_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .isOpen */ .nT)(finding));
    return (0,_policy_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .baselineOf */ .Bv)(own, { repository: identityOf(of.repositoryUrl), branch: of.branch });
}
function faultOf(evidence, findings, severity) {
    const counted = evidence.counts[severity];
    const word = severity.toLowerCase();
    if (counted === undefined)
        return [`the scan states no count of ${word}`];
    if (!evidence.lists[severity]?.settled)
        return [`the list of ${word} has not settled`];
    const unclear = findings.filter((finding) => finding.label === 'maybe' && (0,_policy_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .isOpen */ .nT)(finding)).length;
    if (unclear > 0)
        return [`${unclear} ${word} may be of another branch`];
    const known = findings.filter((finding) => finding.severityKnown && finding.label === 'seen');
    if (known.length < counted)
        return [`the scan counts ${counted} ${word}, the list shows ${known.length}`];
    // More than the scan counts were not all found by it, whatever their times say.
    const open = known.filter(_policy_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .isOpen */ .nT).length;
    return open > counted ? [`the scan counts ${counted} ${word}, the list shows ${open} open ones as its own`] : [];
}


/***/ }),

/***/ 89932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ changesOf)
/* harmony export */ });
/* harmony import */ var parse_diff__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82673);
/* harmony import */ var _policy_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83671);
/** From a diff to what it changes: lines of the new files; whatever cannot be placed is left unplaced, never unchanged. */


/** What the files of a diff change. */
function changesOf({ files, isComplete, commitCount }) {
    const changes = new Map();
    for (const file of files) {
        const isModule = /^[+-]Subproject commit \p{Hex_Digit}{40}/mu.test(file.patch ?? '');
        changes.set((0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .normalPath */ .FE)(file.path), {
            lines: changedLines(file),
            ...(file.isRemoved && { isGone: true }),
            ...(isModule && { isModule }),
            ...(file.isOnlyRenamed && { isOnlyRenamed: true }),
        });
        const before = file.previousPath === undefined ? undefined : (0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .normalPath */ .FE)(file.previousPath);
        // Nothing stands at the old path any more, so that nothing there can be placed.
        if (before !== undefined && !changes.has(before)) {
            changes.set(before, { lines: undefined, isGone: true, ...(file.isOnlyRenamed && { isOnlyRenamed: true }) });
        }
    }
    // Beside a path that cannot be one, others may have been left out.
    return {
        files: changes,
        isComplete: isComplete && ![...changes.keys()].some(_policy_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .isNoPath */ .Fs),
        ...(commitCount !== undefined && { commitCount }),
    };
}
/** Undefined when the patch is missing, cut, or not to be understood. */
function changedLines({ patch = '', additions, deletions, isRemoved }) {
    if (isRemoved)
        return undefined;
    const hunks = hunksOf(patch);
    const count = (type) => hunks.flatMap((hunk) => hunk.changes).filter((change) => change.type === type && !isNewlineMark(change)).length;
    if (hunks.length === 0 || !hunks.every(isWhole))
        return undefined;
    if (additions !== undefined && count('add') !== additions)
        return undefined;
    if (deletions !== undefined && count('del') !== deletions)
        return undefined;
    return merged(hunks.flatMap(rangesOf));
}
/** None for what the parser stumbles over, such as a hunk that begins with a mark about its last line. */
function hunksOf(patch) {
    try {
        return parse_diff__WEBPACK_IMPORTED_MODULE_0__(`--- a/file\n+++ b/file\n${patch}`).flatMap((file) => file.chunks);
    }
    catch {
        return [];
    }
}
/** A hunk whose lines are as many as its head declares. */
function isWhole(hunk) {
    const after = hunk.changes.filter((change) => change.type !== 'del' && !isNewlineMark(change)).length;
    const before = hunk.changes.filter((change) => change.type !== 'add' && !isNewlineMark(change)).length;
    return after === hunk.newLines && before === hunk.oldLines;
}
function isNewlineMark(change) {
    return change.content.startsWith('\\ No newline');
}
/** Added lines, and the lines beside a deletion: what was taken away (a check, an escape) changes what stands next to it. */
function rangesOf(hunk) {
    const ranges = [];
    // An empty new part is said to start at the line before it.
    let line = hunk.newLines === 0 ? hunk.newStart + 1 : hunk.newStart;
    for (const change of hunk.changes) {
        if (isNewlineMark(change))
            continue;
        if (change.type === 'del')
            ranges.push([Math.max(1, line - 1), line]);
        else if (change.type === 'add')
            ranges.push([line, line++]);
        else
            line++;
    }
    return ranges;
}
/** Sorted, and without overlaps. */
function merged(ranges) {
    const result = [];
    for (const [first, last] of [...ranges].sort((a, b) => a[0] - b[0])) {
        const previous = result.at(-1);
        if (previous !== undefined && first <= previous[1] + 1)
            previous[1] = Math.max(previous[1], last);
        else
            result.push([first, last]);
    }
    return result;
}


/***/ }),

/***/ 40220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ runGate)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/compiled/src/clock.js
var src_clock = __webpack_require__(85129);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/once.js
var once = __webpack_require__(88066);
// EXTERNAL MODULE: ./build/compiled/src/report/draft.js
var draft = __webpack_require__(70997);
// EXTERNAL MODULE: ./build/compiled/src/report/local-words.js
var local_words = __webpack_require__(78001);
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

// EXTERNAL MODULE: ./build/compiled/src/gate/about.js
var about = __webpack_require__(19926);
// EXTERNAL MODULE: ./build/compiled/src/gate/baseline-file.js
var baseline_file = __webpack_require__(53967);
// EXTERNAL MODULE: ./build/compiled/src/gate/guards.js
var guards = __webpack_require__(16829);
// EXTERNAL MODULE: ./build/compiled/src/gate/named-policy.js
var named_policy = __webpack_require__(63581);
// EXTERNAL MODULE: ./build/compiled/src/gate/run.js
var run = __webpack_require__(11454);
// EXTERNAL MODULE: ./build/compiled/src/gate/scope.js
var gate_scope = __webpack_require__(82291);
// EXTERNAL MODULE: ./build/compiled/src/ci/diff.js
var diff = __webpack_require__(41469);
// EXTERNAL MODULE: ./build/compiled/src/policy/baseline.js
var baseline = __webpack_require__(46975);
// EXTERNAL MODULE: ./build/compiled/src/policy/changes.js
var changes = __webpack_require__(83671);
// EXTERNAL MODULE: ./build/compiled/src/policy/package-files.js
var package_files = __webpack_require__(23004);
// EXTERNAL MODULE: ./build/compiled/src/policy/pipeline-files.js
var pipeline_files = __webpack_require__(11600);
// EXTERNAL MODULE: ./build/compiled/src/policy/places.js
var places = __webpack_require__(49780);
;// CONCATENATED MODULE: ./build/compiled/src/policy/skip.js
/** Whether a change needs no scan, because all of it lies where the trusted policy says that nothing is to be found. */




/** Files that decide what is judged, and how: a change of one is always scanned. */
const deciding = [/(?:^|\/)\.github\/scan-gate[^/]*$/, /(?:^|\/)codeowners$/];
/** Proven only for a complete diff that is not empty: every name in it, old names too, in every way in which it can be read. */
function needsNoScan({ files, isComplete }, { skipWhen, policyFiles }) {
    if (!isComplete || files.size === 0)
        return false;
    const isSkipped = (0,places/* placeMatcher */.Ii)(insides(skipWhen));
    const own = policyFiles.map(changes/* foldPath */.tu);
    return [...files].every(([path, { isModule }]) => {
        if (isModule || (0,changes/* isNoPath */.Fs)(path) || isSkipped({ filePath: path }) !== 'yes')
            return false;
        const folded = (0,changes/* foldPath */.tu)(path);
        const decides = (0,pipeline_files/* configuresPipeline */.G)(path) || deciding.some((pattern) => pattern.test(folded));
        return !own.includes(folded) && !decides && !(0,package_files/* isPackageFile */.N)(path);
    });
}
/** `docs/**` is what lies in the folder, not a link or a module of that name. */
function insides(globs) {
    return globs.map((glob) => glob.replace(/\/$/, '/**').replace(/\/\*\*$/, '/**/*'));
}
const skip_prose = /\.(?:md|mdx|markdown|rst|adoc|asciidoc|txt|textile|pod)$|(?:^|\/)docs?\//;
/** What a change that needs no scan consists of, for its sentence. */
function skippedWords({ files }) {
    const isProse = [...files.keys()].every((path) => skip_prose.test((0,changes/* foldPath */.tu)(path)));
    return isProse ? 'only documentation changed' : 'only files changed that need no scan';
}

// EXTERNAL MODULE: ./build/compiled/src/report/tally.js
var tally = __webpack_require__(20880);
// EXTERNAL MODULE: ./build/compiled/src/gate/diff.js
var gate_diff = __webpack_require__(89932);
;// CONCATENATED MODULE: ./build/compiled/src/gate/skip.js
/** Passes a pull request without a scan, where its whole diff lies in places that the trusted policy names (`skip-when`). */








/** The report of a run that needs no scan; undefined where one is needed. */
async function skippedReport(progress, { loaded, head }) {
    const { around, log, report, context } = progress;
    const { policy, trustedBases } = loaded;
    const { skipWhen } = policy;
    // A diff is one of the event's commit, with a base that its author did not choose.
    const isProposed = context.change !== undefined && context.trust === 'proposal';
    const isPlain = isProposed && head.kind === 'same' && (0,gate_scope/* hasTrustedBase */.vA)({ context, trustedBases });
    if (skipWhen === undefined || !isPlain)
        return undefined;
    const changes = await progress.readChanges();
    if (changes === undefined || !needsNoScan(changes, { skipWhen, policyFiles: policyFilesOf(progress, loaded) }))
        return undefined;
    const unseen = await unseenHistory(progress, changes, { skipWhen, policyFiles: policyFilesOf(progress, loaded) });
    if (unseen !== undefined) {
        log.note(`skip-when: scanned all the same, because ${unseen}`);
        return undefined;
    }
    const base = await (0,guards/* checkBase */.qD)(around, context);
    if (base.kind !== 'same') {
        log.note(`skip-when: scanned all the same, because of its base: ${base.message}`);
        return undefined;
    }
    progress.changes = changes;
    log.note(`skip-when: ${(0,tally/* plural */.LS)(changes.files.size, 'changed path')}, all in ${skipWhen.join(', ')}`);
    return {
        ...report,
        verdict: 'passed',
        reason: 'clean',
        message: skippedWords(changes),
        hint: undefined,
        brief: undefined,
        today: policy.today,
    };
}
/** Why the history needs a scan: what one commit adds and the next removes is not in the diff of both. */
async function unseenHistory({ around }, { commitCount: count }, skipping) {
    // Its diff is that of the whole.
    if (count === 1)
        return undefined;
    if (count !== undefined && count > diff/* commitLimit */.V)
        return `the change has more than ${diff/* commitLimit */.V} commits`;
    try {
        const commits = await around.commits?.();
        if (commits === undefined)
            return 'nothing says which commits the change has';
        let read = 0;
        for await (const { sha, against } of commits) {
            const isSkipped = against.some((diff) => isEmpty(diff) || needsNoScan((0,gate_diff/* changesOf */.f)(diff), skipping));
            if (!isSkipped)
                return `commit ${sha.slice(0, 12)} of the change does not lie in these places`;
            read++;
        }
        return count === undefined || read === count
            ? undefined
            : `${read} of the ${count} commits of the change could be read`;
    }
    catch (error) {
        const { code, message } = (0,errors/* asGateError */.Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        return `the commits of the change could not be read: ${message}`;
    }
}
function isEmpty({ files, isComplete }) {
    return isComplete && files.length === 0;
}
function policyFilesOf({ settings }, { documents }) {
    const { configFile, baselineFile = baseline/* defaultBaselinePath */.Q6 } = settings;
    const own = configFile?.kind === 'own' ? [configFile.path] : [];
    return [guards/* configFilePath */.ks, guards/* mistakenConfigPath */.UE, ...own, ...documents, baselineFile];
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/gate.js
/** The story of a run: settings, a place and a source of evidence in, a report out. It never throws: what goes wrong is an inconclusive report. */














/** Runs the gate from the guards to the verdict. Publishing is the caller's. */
async function runGate(settings, environment, source) {
    const { clock, context, transport } = environment;
    const startedMs = clock.now();
    const over = new AbortController();
    const cancel = AbortSignal.any([environment.cancel, over.signal]);
    const budget = (0,src_clock/* createBudget */.yK)(clock, settings.timeoutSeconds * 1000, cancel);
    const notes = [];
    const log = (0,run/* keepingNotes */.X)(environment.log, notes);
    const around = environment.surroundings(budget, log.say);
    const progress = {
        ...{ environment, context, budget, log, around, settings },
        readChanges: (0,once/* once */.O)(() => (0,guards/* readChangedFiles */.IM)(around, log)),
        report: firstReport(settings, environment, source),
        evidence: undefined,
        judgement: undefined,
        changes: undefined,
        stopwatch: (0,src_clock/* createStopwatch */.SU)({ name: 'start', sinceMs: 0 }, clock.now, () => transport.requestCount?.() ?? 0),
    };
    progress.stopwatch.begin('prepare');
    try {
        await runSteps(progress, source);
    }
    catch (error) {
        progress.report = (0,draft/* withError */.jT)(progress.report, resumable((0,errors/* asGateError */.Ub)(error), progress.report));
    }
    finally {
        budget.end();
        // A request whose answer nobody needs any more.
        over.abort(new errors/* GateError */.ue('CANCELLED', 'The run is over'));
    }
    const report = {
        ...progress.report,
        notes: [...progress.report.notes, ...notes],
        requests: source.requests?.() ?? progress.report.requests,
        durationMs: Math.round(clock.now() - startedMs),
        phases: progress.stopwatch.phases(),
    };
    return {
        report: source.isRemote ? report : (0,local_words/* withLocalWords */.x)(report),
        settings: progress.settings,
        evidence: progress.evidence,
        judgement: progress.judgement,
        context: progress.context,
        changes: progress.changes,
    };
}
function firstReport(settings, { context, version }, source) {
    const { serviceOrigin } = source;
    return { ...(0,draft/* newReport */.bQ)(version), enforced: !settings.warnOnly, serviceOrigin, ...(0,about/* aboutOf */.r)(context) };
}
/** Steps 2 to 9 of the design's story. */
async function runSteps(progress, source) {
    const { around, log } = progress;
    const context = await source.locate(progress);
    progress.context = context;
    if (context.refusal === undefined)
        progress.report = { ...progress.report, headSha: context.headSha };
    const refusal = context.refusal ?? source.refuse?.(progress);
    if (refusal !== undefined) {
        // What a run that is refused ends with may stand in the policy file; why it is refused is the news all the same.
        await readPolicy(progress, source).catch((error) => {
            if (error.code === 'CANCELLED')
                throw error;
            log.note(`${error.message}. The settings count without it`);
        });
        throw refusal;
    }
    const { loaded, head } = await askFirst(progress, source);
    const treeDoubt = await treeDoubtOf(progress, source, loaded);
    if (loaded.policy.skipWhen !== undefined && source.startsScan) {
        const skipped = await skippedReport(progress, { loaded, head });
        if (skipped !== undefined) {
            progress.report = skipped;
            return;
        }
    }
    const { baselineFile } = progress.settings;
    const baseline = source.hasBaseline
        ? undefined
        : await (0,baseline_file/* readBaseline */.mF)(loaded.policy, { baselineFile, around, repositoryUrl: context.repositoryUrl });
    if (!(await source.start(progress)))
        return;
    const { decide } = await __webpack_require__.e(/* import() */ 529).then(__webpack_require__.bind(__webpack_require__, 41529));
    await decide(progress, source, { baseline, loaded });
    if (treeDoubt !== undefined && progress.report.verdict === 'passed')
        progress.report = (0,draft/* withInconclusive */.ly)(progress.report, 'settings', treeDoubt);
}
/** Where the judged commit is at hand: whether a pattern of the policy names nothing in it. */
async function treeDoubtOf({ log, readChanges }, source, { policy }) {
    if (source.readTree === undefined)
        return undefined;
    const [{ checkTree }, files] = await Promise.all([__webpack_require__.e(/* import() */ 804).then(__webpack_require__.bind(__webpack_require__, 25804)), source.readTree()]);
    return checkTree({ policy, files, log, readChanges });
}
/** What has to be known before a scan. The source is asked at once; only then is loaded what reads the policy. */
async function askFirst(progress, source) {
    const { promise: reading, resolve } = Promise.withResolvers();
    const opening = source.open(progress, reading);
    // What is wrong with the policy comes first.
    opening.catch(() => { });
    await twoTurns();
    resolve(readPolicy(progress, source));
    return { loaded: await reading, head: await opening };
}
/** A connection that was begun is made, and the request on it sent, before anything keeps the thread busy. */
async function twoTurns() {
    await (0,promises_.setImmediate)();
    await (0,promises_.setImmediate)();
}
/** The policy from its trusted place. */
async function readPolicy(progress, source) {
    const { environment, settings, context, around, log } = progress;
    const { now, policyFile } = environment;
    const loaded = environment.loaded ?? (await (0,named_policy/* loadNamedPolicy */.m)({ settings, context, around, log, now }, policyFile));
    progress.settings = loaded.settings;
    progress.budget.extendTo(loaded.settings.timeoutSeconds * 1000);
    progress.report = {
        ...progress.report,
        enforced: !loaded.settings.warnOnly,
        policy: (0,about/* policyForReport */.K)(loaded),
    };
    // What an earlier run was about, and so what a scope meant there, its own evidence says.
    if (environment.loaded !== undefined)
        return loaded;
    const { missingBase, hasFullPaths } = source;
    const scope = (0,gate_scope/* scopeHere */.Zc)(loaded.policy, { context, trustedBases: loaded.trustedBases, missingBase }, log);
    return { ...loaded, policy: { ...loaded.policy, scope, hasFullPaths } };
}


/***/ }),

/***/ 16829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ withOwnHead),
/* harmony export */   EB: () => (/* binding */ refuseMoved),
/* harmony export */   I3: () => (/* binding */ checkName),
/* harmony export */   IM: () => (/* binding */ readChangedFiles),
/* harmony export */   Ns: () => (/* binding */ noKey),
/* harmony export */   O7: () => (/* binding */ withOwnBase),
/* harmony export */   Sp: () => (/* binding */ readMergeBaseMs),
/* harmony export */   UE: () => (/* binding */ mistakenConfigPath),
/* harmony export */   Xj: () => (/* binding */ checkHead),
/* harmony export */   f1: () => (/* binding */ checkScanned),
/* harmony export */   ks: () => (/* binding */ configFilePath),
/* harmony export */   mF: () => (/* binding */ isFileInHead),
/* harmony export */   qD: () => (/* binding */ checkBase)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _git_commit_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84191);
/* harmony import */ var _policy_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83671);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18540);
/* harmony import */ var _report_draft_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70997);





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
    const other = scans.find((scan) => (0,_git_commit_name_js__WEBPACK_IMPORTED_MODULE_3__/* .isSameCommit */ .sw)(scan.commit_sha, headSha) === false);
    if (other === undefined) {
        const isNamed = scans.every((scan) => (0,_git_commit_name_js__WEBPACK_IMPORTED_MODULE_3__/* .isSameCommit */ .sw)(scan.commit_sha ?? undefined, headSha) === true);
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
/**
 * Whether the pull request still goes into the branch of its event: whoever aims it elsewhere chooses with what it is compared. Many
 * tokens may not read it, and then the event alone says it.
 */
async function checkBase({ readBase }, { base }) {
    if (readBase === undefined || base === undefined)
        return same;
    try {
        const now = await readBase();
        if (now === base.branch)
            return same;
        const message = `The pull request went into ${base.branch} and now goes into ${now}`;
        return {
            kind: 'moved',
            message,
            hint: 'Push a commit, or close and reopen the pull request: a new run compares with the new base.',
        };
    }
    catch (error) {
        const { code, message, hint } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        if (code === 'AUTH' || code === 'NOT_FOUND')
            return same;
        return {
            kind: 'unreadable',
            message: `Into which branch the pull request goes could not be read: ${message}`,
            hint,
        };
    }
}
/** Takes back a pass over what a pull request changes against a base that is no longer its own. */
async function withOwnBase(report, around, context) {
    const base = await checkBase(around, context);
    if (base.kind === 'same')
        return report;
    const message = `${base.message}; this run judged what the commit changes against ${context.base?.branch}`;
    return (0,_report_draft_js__WEBPACK_IMPORTED_MODULE_2__/* .withInconclusive */ .ly)(report, 'moved', { message, hint: base.hint });
}
/** Why a run without a key asks the service nothing. */
function noKey() {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', 'Not scanned: no API key', {
        reason: 'no-key',
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_4__/* .prose */ .CS) `Set ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)('api-key')} from a secret. Pull requests from forks and Dependabot get no secrets: in a workflow gate them by a second step, ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)('uses: scan-gate/scan-gate/embedded@v1')}; elsewhere by ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)('scan-gate run --embedded')}.`,
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
/** Signs that no path has in most repositories, and that stand for something else in what a service calls a path. */
const unlikePath = /^(?:[a-z]:|\/)|[:#?%()\\]/i;
/** Whether the judged commit holds the file; undefined, with a note, where that cannot be read or the path may be another one. */
async function isFileInHead(around, filePath, log) {
    const path = (0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalPath */ .Op)(filePath);
    if (around.readHeadFile === undefined || path === undefined || path === '' || (0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .isNoPath */ .Fs)(path))
        return undefined;
    try {
        if ((await around.readHeadFile(path)) !== undefined)
            return true;
        return unlikePath.test(filePath) ? undefined : false;
    }
    catch (error) {
        const { code, message } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        log.note(`Whether this commit holds the file of a secret could not be read: ${message}`);
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

/***/ 63581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ loadNamedPolicy)
/* harmony export */ });
/* harmony import */ var _git_regular_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70519);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23306);
/** The policy of a run, or that of a file which somebody names on their own machine. */


/** Throws GateError CONFIG for a file that cannot be read, and as `loadPolicy` does. */
async function loadNamedPolicy(request, file) {
    if (file === undefined)
        return (0,_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .loadPolicy */ .t)(request);
    const configFile = { kind: 'own', path: file.name };
    const around = await withNamedFile(request.around, file);
    const loaded = await (0,_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .loadPolicy */ .t)({ ...request, around, settings: { ...request.settings, configFile } });
    return { ...loaded, exceptionsFile: { path: file.name, branch: undefined } };
}
/** Whoever names a file of this machine trusts it: there is no other version that could tighten it. */
async function withNamedFile({ readPolicyFile }, { path, name }) {
    const text = await (0,_git_regular_file_js__WEBPACK_IMPORTED_MODULE_0__/* .readRegularText */ .Aj)(path).catch((error) => {
        throw (0,_git_regular_file_js__WEBPACK_IMPORTED_MODULE_0__/* .unreadable */ .O$)(name, error, 'CONFIG');
    });
    return {
        readPolicyFile: async (from, wanted) => {
            if (from === 'head')
                return undefined;
            // What it names beside itself stands where the policy otherwise would.
            return wanted === name ? { text, at: 'this machine' } : readPolicyFile?.('trusted', wanted);
        },
    };
}


/***/ }),

/***/ 23306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ loadPolicy)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/policy/baseline.js
var baseline = __webpack_require__(46975);
// EXTERNAL MODULE: ./build/compiled/src/policy/exception-terms.js
var exception_terms = __webpack_require__(1125);
// EXTERNAL MODULE: ./build/compiled/src/policy/coverage.js
var coverage = __webpack_require__(54682);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/compiled/src/policy/rules/named.js
var named = __webpack_require__(79627);
;// CONCATENATED MODULE: ./build/compiled/src/settings/rule-tightening.js
/** Two versions of the named rules as one, where the second may only make the first stricter. */


/**
 * The rules of the base, each with the other's version of it where that lets through no more; and rules of other names,
 * because rules add up.
 */
function stricterRules(base = [], other = []) {
    const compared = { value: [], tightened: [], ignored: [] };
    const wanted = byName(other);
    for (const rule of base) {
        const version = wanted.get(keyOf(rule));
        const isSame = version !== undefined && (0,external_node_util_.isDeepStrictEqual)(version, rule);
        const isStricter = version !== undefined && (0,named/* isAtLeastAsStrict */.Om)(version, rule);
        compared.value.push(isStricter ? version : rule);
        if (version === undefined)
            compared.ignored.push(`no rule ${rule.name}`);
        else if (!isSame)
            compared[isStricter ? 'tightened' : 'ignored'].push(textOf(version));
    }
    const known = byName(base);
    for (const rule of other) {
        if (known.has(keyOf(rule)))
            continue;
        compared.value.push(rule);
        compared.tightened.push(textOf(rule));
    }
    return compared;
}
/** The rules of several files, of one name the first. */
function joinedRules(several) {
    const all = several.flatMap((rules) => rules ?? []);
    return all.length === 0 ? undefined : [...byName(all.toReversed()).values()].reverse();
}
function byName(rules) {
    return new Map(rules.map((rule) => [keyOf(rule), rule]));
}
function keyOf({ name }) {
    return name.toLowerCase();
}
/** `rule payments, which blocks on HIGH in src/**`. */
function textOf(rule) {
    return `rule ${rule.name}, which ${(0,named/* namedText */.Jk)(rule)}`;
}

// EXTERNAL MODULE: ./build/compiled/src/settings/setting.js
var setting = __webpack_require__(80925);
// EXTERNAL MODULE: ./build/compiled/src/settings/settings.js + 20 modules
var settings_settings = __webpack_require__(49646);
;// CONCATENATED MODULE: ./build/compiled/src/settings/policy-settings.js
/** The settings that make the policy, and what a version of them that may only tighten makes of another one. */





const policyNames = settings_settings/* settingNames */.H$.filter((name) => settings_settings/* settings */.W0[name].policy === true);
/** Settings of which a version that may only tighten changes what is provably stricter, and no others. */
const comparedNames = settings_settings/* fileSettingNames */.r0.filter((name) => settings_settings/* settings */.W0[name].stricter !== undefined);
function policyOf(read, { exceptions, rules }, today) {
    return { ...pick(policyNames, read), exceptions, ...(rules && { rules }), today };
}
/** The policy's settings, as `policyOf` reads them. */
function settingsOf(policy) {
    return pick(policyNames, policy);
}
function pick(names, from) {
    const values = new Map(Object.entries(from));
    return Object.fromEntries(names.map((name) => [(0,setting/* camelCase */.xQ)(name), values.get((0,setting/* camelCase */.xQ)(name))]));
}
/** The base with everything of the other version that is provably stricter: it blocks whatever the base blocks. */
function tighten(base, other, { maxExceptionDays } = {}) {
    const isPolicy = (name) => policyNames.some((known) => known === name);
    const ofPolicy = compare(comparedNames.filter(isPolicy), base, other);
    const { today } = base.policy;
    const exceptions = (0,exception_terms/* fewerExceptions */.gB)(base.policy.exceptions, other.policy.exceptions, { today, maxExceptionDays });
    const rules = stricterRules(base.policy.rules, other.policy.rules);
    const ofRun = compare(comparedNames.filter((name) => !isPolicy(name)), base, other);
    const values = ofPolicy.value;
    const policy = {
        ...values,
        ...(0,coverage/* demandedTypes */.wf)(base.policy, values.failOnTypes),
        exceptions: exceptions.value,
        ...(rules.value.length > 0 && { rules: rules.value }),
        today,
    };
    return {
        value: { policy, enforcement: ofRun.value },
        tightened: [ofPolicy, rules, exceptions, ofRun].flatMap(({ tightened }) => tightened),
        ignored: [ofPolicy, rules, exceptions, ofRun].flatMap(({ ignored }) => ignored),
    };
}
function compare(names, base, other) {
    const [before, after] = [base, other].map(({ policy, enforcement }) => pick(names, { ...policy, ...enforcement }));
    const versions = { base: base.policy, other: other.policy };
    const value = {};
    const [tightened, ignored] = [[], []];
    for (const name of names) {
        const key = (0,setting/* camelCase */.xQ)(name);
        const compared = settings_settings/* settings */.W0[name].stricter?.(before?.[key], after?.[key], versions);
        value[key] = compared?.value;
        tightened.push(...(compared?.tightened ?? []));
        ignored.push(...(compared?.ignored ?? []));
    }
    return { value, tightened, ignored };
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/canonical-json.js
/** Data as one text, by which a policy is known. */
/** Keys in one order, absent values left out, lists whose order means nothing sorted: the same policy is the same text. */
function canonicalJson(value) {
    if (Array.isArray(value))
        return `[${value.map(canonicalJson).sort().join(',')}]`;
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value);
    const entries = Object.entries(value).filter(([, each]) => each !== undefined);
    const parts = entries.map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`);
    return `{${parts.sort().join(',')}}`;
}
/** Without what is undefined: the same policy has the same hash. */
function definedOf(values) {
    return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

// EXTERNAL MODULE: ./build/compiled/src/gate/guards.js
var guards = __webpack_require__(16829);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/compiled/src/api/json.js
var json = __webpack_require__(44648);
// EXTERNAL MODULE: ./build/compiled/src/git/regular-file.js
var regular_file = __webpack_require__(70519);
// EXTERNAL MODULE: ./build/compiled/src/git/tracked.js
var tracked = __webpack_require__(24590);
;// CONCATENATED MODULE: ./build/compiled/src/gate/kev.js
/** The catalogue of vulnerabilities that are known to be exploited: read where a rule asks for it, and never from the judged commit. */







const gitTimeoutMs = 60_000;
/** With the catalogue, where a rule asks for one. Without it, for whatever reason, what is in it is not known. */
async function withCatalogue(of, reading) {
    const { kevFile, kevMaxAge } = of.settings;
    const { log, now } = reading;
    if (of.policy.rules?.some(({ match }) => match.kev !== undefined) !== true)
        return of;
    if (kevFile === undefined) {
        log.note('A rule asks for kev: true, and kev-file names no catalogue: it cannot be decided');
        return of;
    }
    try {
        const catalogue = parseCatalogue(await kev_textOf(kevFile, reading), { now, maxAge: kevMaxAge });
        const { cves, released, isStale } = catalogue;
        const age = isStale ? `, not within the last ${kevMaxAge} days: what it does not name is not known` : '';
        log.note(`Known exploited vulnerabilities: ${cves.size} of ${released}${age}`);
        return { ...of, policy: { ...of.policy, catalogue } };
    }
    catch (error) {
        const { code, message } = (0,errors/* asGateError */.Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        log.note(`The catalogue of kev-file could not be read, so rules with kev: true may not be decided: ${message}`);
        return of;
    }
}
async function kev_textOf(place, { around, context }) {
    if (/^https?:/i.test(place)) {
        if (around.readAddress === undefined)
            throw new errors/* GateError */.ue('CONFIG', 'Addresses cannot be read here');
        return around.readAddress(new URL(place));
    }
    const path = (0,external_node_path_.resolve)(place);
    const text = await (0,regular_file/* readRegularText */.Aj)(path).catch((error) => {
        throw new errors/* GateError */.ue('CONFIG', `the file could not be read (${error.code ?? 'unknown fault'})`, { cause: error });
    });
    const revisions = context.headSha === undefined ? [] : [context.headSha];
    if (await (0,tracked/* isTracked */.Xz)(path, revisions, AbortSignal.timeout(gitTimeoutMs)))
        throw new errors/* GateError */.ue('CONFIG', 'it stands in the commit that is judged, whose author could leave out anything');
    return text;
}
const schema = () => schemas/* looseObject */._H3({
    dateReleased: schemas/* optional */.lqM(schemas/* string */.YjP()),
    count: schemas/* optional */.lqM(schemas/* number */.aig()),
    vulnerabilities: schemas/* array */.YOg(schemas/* looseObject */._H3({ cveID: schemas/* string */.YjP() })),
});
/** Throws GateError CONFIG for what is no catalogue, or not a whole one. */
function parseCatalogue(text, { now, maxAge }) {
    const read = schema().safeParse(jsonOf(text));
    if (!read.success)
        throw new errors/* GateError */.ue('CONFIG', 'it is no catalogue: it has no list of vulnerabilities with their cveID');
    const { vulnerabilities, count, dateReleased } = read.data;
    const cves = new Set(vulnerabilities.map(({ cveID }) => cveID.trim().toUpperCase()));
    if (cves.size === 0 || (count !== undefined && count !== vulnerabilities.length))
        throw new errors/* GateError */.ue('CONFIG', `it is not whole: it says that it has ${count ?? 'some'}, and has ${vulnerabilities.length}`);
    const released = /^\d{4}-\d{2}-\d{2}/.exec(dateReleased ?? '')?.[0];
    const age = released === undefined ? Number.NaN : (0,exception_terms/* daysBetween */.YM)(released, now.toISOString().slice(0, 10));
    // A day ahead is another time zone's today.
    return { cves, released: released ?? 'no date', isStale: !(age >= -1 && age <= maxAge) };
}
function jsonOf(text) {
    try {
        return (0,json/* parseJson */.q)(text.replace(/^\ufeff/, ''));
    }
    catch {
        throw new errors/* GateError */.ue('CONFIG', 'it is not JSON');
    }
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/policy-description.js
/** What the report says of the policy: where it came from, and what it holds. */





const places = {
    input: "the step's settings",
    flag: 'the command line',
    environment: 'the environment',
};
function sourceText({ sources }, layers) {
    const used = new Set(settings_settings/* fileSettingNames */.r0.map((name) => sources[name]));
    const given = Object.entries(places).flatMap(([source, text]) => (used.has(source) ? [text] : []));
    const parts = [...given, ...layers.map(({ name }) => name)];
    if (parts.length === 0)
        return 'the defaults';
    return parts.length === 1 ? parts.join() : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
function describePolicy(settings, policy) {
    const described = {};
    for (const name of policyNames) {
        const text = (0,settings_settings/* settingText */.Su)(name, settings);
        if (text !== undefined && text !== '')
            described[name] = text;
    }
    if (policy.scope === 'new')
        described['baseline-file'] = settings.baselineFile ?? baseline/* defaultBaselinePath */.Q6;
    for (const rule of policy.rules ?? [])
        described[`rule ${rule.name}`] = (0,named/* namedText */.Jk)(rule);
    const { paths, ignorePaths, skipWhen } = policy;
    for (const [name, globs] of Object.entries({ paths, 'ignore-paths': ignorePaths, 'skip-when': skipWhen }))
        if (globs !== undefined)
            described[name] = globs.join(' ');
    if (policy.exceptions.length > 0)
        described.exceptions = exceptionCount(policy);
    return described;
}
function exceptionCount({ exceptions, today }) {
    const expired = exceptions.filter((exception) => (0,exception_terms/* isExpired */._d)(exception, today)).length;
    return expired > 0 ? `${exceptions.length}, of which ${expired} expired` : String(exceptions.length);
}

// EXTERNAL MODULE: ./build/compiled/src/ci/repository-url.js
var repository_url = __webpack_require__(69986);
// EXTERNAL MODULE: ./build/compiled/src/policy/code-owners.js
var code_owners = __webpack_require__(13834);
;// CONCATENATED MODULE: ./build/compiled/src/gate/owners.js



/** With the owners of files. Without them nobody knows whose a finding is. */
async function withCodeOwners(of, reading) {
    const asked = (of.policy.rules ?? []).filter(({ match }) => match.owner !== undefined);
    const undecided = asked.length === 0 ? '' : ', so rules with owner cannot be decided';
    try {
        const read = await readOwners(reading);
        if (read === undefined) {
            reading.log.note(`There is no CODEOWNERS${undecided}: ${code_owners/* ownerPlaces */.Yh[dialectOf(reading.context)].join(', ')}`);
            return of;
        }
        const { codeOwners, at } = read;
        reading.log.note(`Owners: ${at}`);
        for (const { name, match } of asked)
            for (const owner of match.owner ?? [])
                if (owner.includes('@') && !codeOwners.names.has(owner.toLowerCase()))
                    reading.log.note(`Rule ${name} asks for ${owner}, whom CODEOWNERS does not name`);
        return { ...of, policy: { ...of.policy, codeOwners } };
    }
    catch (error) {
        const { code, message } = (0,errors/* asGateError */.Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        reading.log.note(`CODEOWNERS could not be read${undecided}: ${message}`);
        return of;
    }
}
/** The first file of those where the host looks; undefined where there is none. */
async function readOwners({ around, context, }) {
    const dialect = dialectOf(context);
    if (around.readPolicyFile === undefined)
        throw new errors/* GateError */.ue('NOT_FOUND', 'there is no repository to read it from');
    for (const path of code_owners/* ownerPlaces */.Yh[dialect]) {
        const found = await around.readPolicyFile('trusted', path);
        if (found === undefined)
            continue;
        if (Buffer.byteLength(found.text) > code_owners/* longestFile */.be)
            throw new errors/* GateError */.ue('CONFIG', `${path} is larger than 3 MB`);
        return { codeOwners: (0,code_owners/* parseCodeOwners */.dK)(found.text, dialect), at: `${path} of ${found.at}` };
    }
    return undefined;
}
/** By the system that runs this where it is the host's own, else by the host. */
function dialectOf({ system, repositoryUrl }) {
    if (system === 'github' || system === 'gitlab' || system === 'bitbucket')
        return system;
    const { host = '' } = (0,repository_url/* foldRepositoryUrl */.Hu)(repositoryUrl ?? '') ?? {};
    return /(?:^|\.)gitlab\./.test(host) ? 'gitlab' : /(?:^|\.)bitbucket\./.test(host) ? 'bitbucket' : 'github';
}

// EXTERNAL MODULE: ./build/compiled/src/git/commit-name.js
var commit_name = __webpack_require__(84191);
// EXTERNAL MODULE: ./build/compiled/src/text/purl.js
var text_purl = __webpack_require__(41706);
// EXTERNAL MODULE: ./build/compiled/src/policy/vex/identifiers.js
var identifiers = __webpack_require__(80098);
// EXTERNAL MODULE: ./build/compiled/src/policy/vex/statement.js
var vex_statement = __webpack_require__(42199);
;// CONCATENATED MODULE: ./build/compiled/src/policy/vex/claims.js
/** The statements of a team, as exceptions: those that excuse, each until the day on which somebody has to look again. */



const dayMs = 86_400_000;
/** Each holds for so many days from its time on. The order of the documents never matters. */
function excusesOf(statements, maxAgeDays) {
    const aliases = aliasesOf(statements);
    const about = Map.groupBy(statements, (statement) => aliasesIn(statement, aliases));
    const excuses = { exceptions: [], unjustified: [], replaced: 0, unlisted: [] };
    const rivals = statements
        .filter((statement) => !isExcuse(statement))
        .map((rival) => ({ ...claims_named(rival), ids: aliasesIn(rival, aliases) }));
    const unlisted = new Set();
    for (const statement of statements) {
        const { status, justification, products } = statement;
        if (status === 'not_affected' && justification === undefined)
            excuses.unjustified.push(statement);
        if (!isExcuse(statement))
            continue;
        const alike = about.get(aliasesIn(statement, aliases)) ?? [];
        if (alike.some((other) => replaces(other, statement))) {
            excuses.replaced += 1;
            continue;
        }
        for (const { owner, parts, names } of products)
            if (owner === 'unlisted' && parts.length > 0)
                unlisted.add(names[0] ?? '');
        const claim = { ...claims_named(statement), ids: (0,vex_statement/* normalIds */.o1)(statement.names), rivals, ...saidBy(statement) };
        excuses.exceptions.push(exceptionOf(statement, { claim, maxAgeDays }));
    }
    return { ...excuses, unlisted: [...unlisted].sort() };
}
function isExcuse(statement) {
    const { status, justification } = statement;
    return status === 'fixed' || (status === 'not_affected' && justification !== undefined);
}
function claims_named({ names, products, timeMs }) {
    return { names, products, timeMs };
}
function saidBy({ status, justification, text, author, place }) {
    return { status, justification, text, author, place };
}
function exceptionOf({ timeMs, author, status, justification, text }, { claim, maxAgeDays }) {
    const words = status === 'fixed' ? 'fixed' : `not affected, ${(justification ?? '').replaceAll('_', ' ')}`;
    return {
        vex: claim,
        reason: text === undefined ? words : `${words}: ${text}`,
        expires: new Date(timeMs + maxAgeDays * dayMs).toISOString().slice(0, 10),
        owner: author,
    };
}
function aliasesOf(statements) {
    const groups = new Map();
    for (const { names } of statements) {
        const ids = (0,vex_statement/* normalIds */.o1)(names);
        const [largest = new Set(), ...others] = [...new Set(ids.flatMap((id) => groups.get(id) ?? []))].sort((a, b) => b.size - a.size);
        for (const id of [...ids, ...others.flatMap((group) => [...group])]) {
            largest.add(id);
            groups.set(id, largest);
        }
    }
    const lists = new Map([...new Set(groups.values())].map((group) => [group, [...group].sort()]));
    return new Map([...groups].map(([id, group]) => [id, lists.get(group) ?? []]));
}
function aliasesIn({ names: [name = ''] }, aliases) {
    return aliases.get((0,identifiers/* normalId */.R)(name)) ?? [];
}
/** It is later, and says something of all that the other one is about. */
function replaces(later, earlier) {
    if (later.timeMs <= earlier.timeMs)
        return false;
    const [names, products] = [new Set((0,vex_statement/* normalIds */.o1)(later.names)), new Set(later.products.map(productKey))];
    return ((0,vex_statement/* normalIds */.o1)(earlier.names).every((id) => names.has(id)) &&
        earlier.products.every((product) => products.has(productKey(product))));
}
function productKey({ parts, ...product }) {
    return JSON.stringify([componentKey(product), parts.map(componentKey).sort()]);
}
function componentKey({ names, purls }) {
    return JSON.stringify(purls.length === names.length ? purls.map(text_purl/* purlText */.JF).sort() : [...names].sort());
}

// EXTERNAL MODULE: ./build/compiled/src/report/tally.js
var tally = __webpack_require__(20880);
;// CONCATENATED MODULE: ./build/compiled/src/gate/vex.js
/** The OpenVEX documents of the trusted policy, as exceptions: read from where it is, and never from what is judged. */






/** Throws GateError CONFIG (reason `policy`, or `settings` for one that is wrong): no excuse is left out in silence. */
async function readStatements({ vex: paths, vexProducts }, { maxAgeDays, request }) {
    const { parseVex } = await Promise.all(/* import() */[__webpack_require__.e(867), __webpack_require__.e(506)]).then(__webpack_require__.bind(__webpack_require__, 95506));
    const { context, now, log } = request;
    const ownerOf = ownership(vexProducts ?? [], context);
    const documents = await Promise.all(paths.map(async (path) => ({ path, ...(await readDocument(path, request)) })));
    const statements = documents.flatMap(({ path, text, at }) => parseVex(text, { name: `${path} of ${at}`, path, now }).map((each) => ({
        ...each,
        products: each.products.map((product) => ({ ...product, owner: ownerOf(product) })),
    })));
    const excuses = excusesOf(statements, maxAgeDays);
    const places = documents.map(({ path, at }) => `${path} of ${at}`).join(', ');
    for (const line of linesOf(excuses, { places, count: statements.length }))
        log.note(line);
    return excuses.exceptions;
}
async function readDocument(path, { around, settings: { configFile: place } }) {
    const isCentral = place?.kind === 'central';
    const label = isCentral ? `${place.repository}/${path}@${place.ref}` : path;
    const read = isCentral
        ? around.readCentralFile?.(place.repository, path, place.ref)
        : around.readPolicyFile?.('trusted', path);
    const found = await read?.catch((error) => {
        const { code, message, hint } = (0,errors/* asGateError */.Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        const text = `The OpenVEX document ${label} could not be read: ${message}`;
        throw new errors/* GateError */.ue('CONFIG', text, { reason: 'policy', hint, cause: error });
    });
    if (found !== undefined)
        return found;
    throw new errors/* GateError */.ue('CONFIG', `The OpenVEX document ${label} is not there, and vex names it`, {
        reason: 'policy',
        hint: 'It is read from where the policy is: put it beside the policy file, on the default branch, or correct vex.',
    });
}
/** Says of a product whose it is. */
function ownership(listed, { repositoryUrl, headSha }) {
    const own = listed.map(text_purl/* parsePurl */.$l).filter((purl) => purl !== undefined);
    const repository = repositoryUrl === undefined ? undefined : (0,text_purl/* repositoryPurl */.Ib)(repositoryUrl);
    const ofName = (name) => {
        const purl = (0,text_purl/* parsePurl */.$l)(name);
        if (purl === undefined)
            return repositoryUrl !== undefined && /^https?:/i.test(name) && (0,repository_url/* sameRepository */.RB)(name, repositoryUrl)
                ? 'this'
                : 'unlisted';
        if (repository !== undefined &&
            (isNamed(purl, repository) || (purl.type === repository.type && purl.type !== 'generic')))
            return ofRepository(purl, repository, headSha);
        const answers = own.map((product) => isListed(purl, product));
        return answers.find((answer) => answer === 'this') ?? answers.find((answer) => answer === 'maybe') ?? 'unlisted';
    };
    return ({ names }) => {
        const owners = names.map(ofName);
        return ['this', 'maybe', 'no'].find((owner) => owners.includes(owner)) ?? 'unlisted';
    };
}
/** A commit is this one or another one; a tag or a branch may be either. */
function ofRepository(purl, repository, headSha) {
    const { version, ...unversioned } = purl;
    if (!isNamed(purl, repository))
        return 'no';
    if (unversioned.subpath !== undefined || unversioned.qualifiers !== undefined)
        return 'maybe';
    if (version === undefined || version.toLowerCase() === headSha)
        return 'this';
    return (0,commit_name/* isFullSha */.Wf)(version) && headSha !== undefined ? 'no' : 'maybe';
}
function isNamed(a, b) {
    return a.type === b.type && a.namespace === b.namespace && a.name === b.name;
}
/** A statement of one build is not one of each. */
function isListed(purl, product) {
    const answer = purl.version === undefined ? (0,text_purl/* namesPackage */.L$)(purl, { ...product, version: 'any' }) : (0,text_purl/* namesPackage */.L$)(purl, product);
    return answer === 'yes' ? 'this' : answer === 'unknown' ? 'maybe' : 'unlisted';
}
function linesOf({ exceptions, unjustified, replaced, unlisted }, { places, count }) {
    const later = replaced === 0 ? '' : `; ${replaced} more ${replaced === 1 ? 'was' : 'were'} replaced by later ones`;
    const named = unjustified.slice(0, 5).map(({ names, place }) => `${names[0]} (${place})`);
    return [
        `OpenVEX: ${exceptions.length} of ${(0,tally/* plural */.LS)(count, 'statement')} can excuse findings${later}: ${places}`,
        ...(unjustified.length === 0
            ? []
            : [`OpenVEX: not_affected without a justification excuses nothing: ${listText(named, unjustified.length)}`]),
        ...(unlisted.length === 0
            ? []
            : [
                `OpenVEX: products that nobody calls this repository’s, so what is said of their parts excuses nothing (vex-products): ${listText(unlisted.slice(0, 5), unlisted.length)}`,
            ]),
    ];
}
function listText(shown, count) {
    return `${shown.join(', ')}${count > shown.length ? ` and ${count - shown.length} more` : ''}`;
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/trusted-settings.js



/** The policy with what the trusted file says, its OpenVEX documents among it. */
async function withTrusted({ policy, settings }, trusted, request) {
    const { acceptUncovered, paths, ignorePaths, skipWhen, vex, vexProducts } = trusted ?? {};
    const whole = { ...policy, ...definedOf({ acceptUncovered, paths, ignorePaths, skipWhen }) };
    if (vex === undefined)
        return whole;
    const exceptions = await readStatements({ vex, vexProducts }, { maxAgeDays: settings.vexMaxAge, request });
    return { ...whole, exceptions: [...policy.exceptions, ...exceptions] };
}
/** With the owners of files, where a rule or the setting asks for them. */
async function withOwners(of, request) {
    const isAsked = of.settings.owners || of.policy.rules?.some(({ match }) => match.owner !== undefined);
    if (!isAsked)
        return of;
    return withCodeOwners(of, request);
}
/** What another file than the trusted one says of what that one alone decides; a version of it says by silence, too. */
async function ignoredLines(trusted, layer, isVersion) {
    if (layer === undefined)
        return [];
    const { trustedKeys } = await Promise.all(/* import() */[__webpack_require__.e(867), __webpack_require__.e(741)]).then(__webpack_require__.bind(__webpack_require__, 94741));
    const textOf = (file, key) => canonicalJson(file?.[key] ?? null);
    return Object.entries(trustedKeys)
        .filter(([, key]) => isVersion || layer.file[key] !== undefined)
        .filter(([, key]) => textOf(layer.file, key) !== textOf(trusted, key))
        .map(([name]) => `${layer.name} may only tighten; ignored: ${name}`);
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/policy.js
/** The policy of a run: the step's settings, then the policy file of a trusted place; what a proposal changes may only tighten. */












/**
 * Reads and combines the policy. Throws GateError CONFIG: reason `policy` when it cannot be read, `settings` when a file is
 * wrong; CANCELLED and SCAN_TIMEOUT pass through.
 */
async function loadPolicy(request) {
    const { settings, now } = request;
    const today = now.toISOString().slice(0, 10);
    const place = settings.configFile ?? { kind: 'own', path: guards/* configFilePath */.ks };
    const ownPath = place.kind === 'own' ? place.path : guards/* configFilePath */.ks;
    const isNamed = place.kind === 'own' && settings.configFile !== undefined;
    const [central, { layer: own, missing }] = await Promise.all([
        place.kind === 'central' ? readCentral(request, place) : undefined,
        readOwn(request, ownPath, isNamed),
    ]);
    const layers = [central, own].filter((layer) => layer !== undefined);
    const notes = missing === undefined ? [] : [defaultsNote(missing, central !== undefined)];
    let version = withFiles(settings, layers, today);
    if (central !== undefined && own !== undefined) {
        const maxExceptionDays = central.file.maxExceptionDays;
        const base = keepJudgement(withFiles(settings, [central], today), version);
        version = tightened(base, {
            version: withFiles(settings, [own, central], today),
            layer: own,
            notes,
            maxExceptionDays,
        });
    }
    const hasHead = missing === undefined || hasJudgedFile(request.context);
    const head = hasHead ? await readHeadVersion(request, ownPath, own) : undefined;
    if (head === undefined && missing !== undefined && isNamed)
        return absent(ownPath);
    if (head !== undefined) {
        const all = central === undefined ? [head] : [head, central];
        version = tightened(version, { version: withFiles(settings, all, today), layer: head, notes });
        layers.push(head);
    }
    if (central === undefined && own?.file.maxExceptionDays !== undefined) {
        notes.push(`max-exception-days in ${own.name} means nothing: it is for central policies`);
    }
    for (const note of notes)
        request.log.note(note);
    const trusted = (central ?? own)?.file;
    for (const layer of [central && own, head])
        for (const line of await ignoredLines(trusted, layer, layer === head))
            request.log.note(line);
    const policy = await withTrusted(version, trusted, request);
    const known = await withCatalogue(withinContext(loaded({ ...version, policy }, layers, notes), request), request);
    const ready = await withOwners(known, request);
    const { trustedBases = [], vex: documents = [] } = trusted ?? {};
    const exceptionsFile = exceptionsFileFor(settings);
    return { ...ready, trustedBases, exceptionsFile, documents: place.kind === 'own' ? documents : [] };
}
/** A central policy need not let a repository add exceptions of its own: what it says itself always counts. */
function exceptionsFileFor({ configFile, policyRef }) {
    if (configFile?.kind === 'central')
        return { path: `${configFile.repository}/${configFile.path}@${configFile.ref}`, branch: undefined };
    return { path: configFile?.path ?? guards/* configFilePath */.ks, branch: policyRef ?? 'the default branch' };
}
/** What is proposed has no grace: that is for news about what stands on the default branch. */
function withinContext(of, { context }) {
    return context.trust === 'own' ? of : { ...of, policy: { ...of.policy, newAdvisoryGrace: {} } };
}
async function readCentral({ around }, { repository, path, ref }) {
    const label = `${repository}/${path}`;
    const read = around.readCentralFile;
    const found = read === undefined ? undefined : await readable(label, () => read(repository, path, ref));
    return found === undefined ? absent(`${label}@${ref}`) : layerOf(label, found);
}
async function readOwn({ around, context, settings }, path, isNamed) {
    const read = around.readPolicyFile;
    if (read === undefined)
        return isNamed ? absent(path) : {};
    const reading = Promise.all([
        readable(path, () => read('trusted', path)),
        path === guards/* configFilePath */.ks ? readable(guards/* mistakenConfigPath */.UE, () => read('trusted', guards/* mistakenConfigPath */.UE)) : undefined,
    ]);
    const mayBeMissing = settings.policyRef === undefined && mayLackTrustedPlace(context);
    const files = await (mayBeMissing ? reading.catch(missingPlace) : reading);
    if ('missing' in files)
        return files;
    const [found, mistaken] = files;
    if (mistaken !== undefined)
        throw misnamed(mistaken.at);
    if (found === undefined && isNamed)
        return absent(path);
    return found === undefined ? {} : { layer: await layerOf(path, found) };
}
/**
 * Without a terminal and without a CI system, origin may be absent or offline on an ordinary day. The run still judges: by the
 * defaults, which no proposal can loosen. In a CI system such a run is inconclusive.
 */
function mayLackTrustedPlace({ system, sources }) {
    const kind = sources?.trustedPolicy?.kind;
    return system === 'unattended' && (kind === 'unreadable' || kind === 'origin');
}
/** Only a place that cannot be read is missing. A policy file that is there and cannot be understood is still an error. */
function missingPlace(error) {
    const { code, message } = (0,errors/* asGateError */.Ub)(error instanceof Error ? error.cause : undefined);
    if (code !== 'NOT_FOUND' && code !== 'UNAVAILABLE')
        throw error;
    return { missing: message };
}
function defaultsNote(missing, isCentral) {
    const judges = isCentral ? 'the central policy judges' : 'the built-in defaults judge';
    return `No trusted policy of this repository (${missing}): ${judges}, and the policy file of this commit can only tighten`;
}
/** A folder without a commit has no policy file that could tighten. */
function hasJudgedFile({ headSha, sources }) {
    return headSha !== undefined && sources.judgedPolicy?.kind !== 'unreadable';
}
/** The version of the commit that is judged, when it is another one than the trusted one, and meant to be. */
async function readHeadVersion({ around, context, settings }, path, own) {
    const read = around.readPolicyFile;
    if (read === undefined || (context.trust === 'own' && settings.policyRef === undefined))
        return undefined;
    const names = path === guards/* configFilePath */.ks ? [path, guards/* mistakenConfigPath */.UE] : [path];
    // What changed is asked for later anyway, and mostly neither did: then there is nothing to read.
    const [found, mistaken] = await Promise.all((await changedHere(around, names)).map((name) => name && readable(name, () => read('head', name))));
    if (mistaken)
        throw misnamed(mistaken.at);
    return found && found.text !== own?.text ? layerOf(path, found) : undefined;
}
/** Undefined in the place of a file that the pull request provably leaves alone: its branch merely holds an older version. */
async function changedHere({ changedFiles }, paths) {
    try {
        const changes = await changedFiles?.();
        return paths.map((path) => (changes?.isComplete && !changes.files.has(path) ? undefined : path));
    }
    catch (error) {
        if (isOver(error))
            throw error;
        return paths;
    }
}
function misnamed(at) {
    const message = `${guards/* mistakenConfigPath */.UE} of ${at} is not read: the policy file is ${guards/* configFilePath */.ks}`;
    return new errors/* GateError */.ue('CONFIG', message, {
        reason: 'policy',
        hint: `Put what it says into ${guards/* configFilePath */.ks} and remove it, or name the file to read with config-file.`,
    });
}
async function layerOf(label, { text, at }) {
    const name = `${label} of ${at}`;
    // Most runs have no policy file, and need no YAML before their first request.
    const { parsePolicyFile } = await Promise.all(/* import() */[__webpack_require__.e(867), __webpack_require__.e(741)]).then(__webpack_require__.bind(__webpack_require__, 94741));
    return { file: parsePolicyFile(text, name), text, name };
}
/** Whatever goes wrong while the policy is read leaves the run without one. */
async function readable(label, read) {
    try {
        return await read();
    }
    catch (error) {
        if (isOver(error))
            throw error;
        const { message, hint } = (0,errors/* asGateError */.Ub)(error);
        const text = `The policy ${label} could not be read: ${message}`;
        throw new errors/* GateError */.ue('CONFIG', text, { reason: 'policy', hint, cause: error });
    }
}
function isOver(error) {
    const { code } = (0,errors/* asGateError */.Ub)(error);
    return code === 'CANCELLED' || code === 'SCAN_TIMEOUT';
}
function absent(label) {
    throw new errors/* GateError */.ue('CONFIG', `The policy ${label} is not there, and config-file names it`, {
        reason: 'policy',
        hint: 'On a pull request the policy is read from the default branch, or from policy-ref: put it there, or correct config-file (a central one is owner/repo/path@ref).',
    });
}
/** The settings filled from the files, the first file that gives a setting first, and the policy that they make. */
function withFiles(settings, layers, today) {
    const filled = { ...settings };
    const sources = { ...settings.sources };
    const origins = {};
    for (const name of settings_settings/* fileSettingNames */.r0) {
        const layer = settings.sources[name] === 'default' ? layers.find(({ file }) => name in file.settings) : undefined;
        origins[name] = layer?.name ?? settings.sources[name];
        if (layer === undefined)
            continue;
        filled[(0,settings_settings/* camelCase */.xQ)(name)] = layer.file.settings[name];
        sources[name] = 'config file';
    }
    const complete = { ...filled, sources };
    const exceptions = layers.flatMap(({ file }) => file.exceptions);
    const rules = joinedRules(layers.map(({ file }) => file.rules));
    return { settings: complete, policy: policyOf(complete, { exceptions, rules }, today), origins };
}
/** The central policy; what it does not say of surfaces and times is the repository's own to say. */
function keepJudgement(central, filled) {
    const settings = { ...filled.settings };
    const origins = { ...filled.origins };
    for (const name of comparedNames) {
        settings[(0,settings_settings/* camelCase */.xQ)(name)] = central.settings[(0,settings_settings/* camelCase */.xQ)(name)];
        origins[name] = central.origins[name];
    }
    return { settings: settings, policy: central.policy, origins };
}
/** The base with whatever of the other version is stricter; the other settings are the base's. */
function tightened(base, { version, layer, notes, maxExceptionDays }) {
    const compared = tighten(sideOf(base), sideOf(version), { maxExceptionDays });
    const ignored = [...compared.ignored, ...otherChanges(base, version)];
    if (compared.tightened.length > 0)
        notes.push(`${layer.name} tightens: ${compared.tightened.join(', ')}`);
    if (ignored.length > 0)
        notes.push(`${layer.name} may only tighten; ignored: ${ignored.join(', ')}`);
    const { policy, enforcement } = compared.value;
    const settings = { ...base.settings, ...settingsOf(policy), ...enforcement };
    const origins = { ...base.origins };
    for (const name of comparedNames) {
        if ((0,settings_settings/* settingText */.Su)(name, settings) !== (0,settings_settings/* settingText */.Su)(name, base.settings))
            origins[name] = layer.name;
    }
    return { settings, policy, origins };
}
function sideOf({ policy, settings: enforcement }) {
    return { policy, enforcement };
}
/** Settings that do not bear on what blocks, or cannot be compared: the base's stay. */
function otherChanges(base, other) {
    return settings_settings/* fileSettingNames */.r0
        .filter((name) => !comparedNames.some((compared) => compared === name))
        .filter((name) => (0,settings_settings/* settingText */.Su)(name, other.settings) !== (0,settings_settings/* settingText */.Su)(name, base.settings))
        .map((name) => `${name}=${(0,settings_settings/* settingText */.Su)(name, other.settings) ?? settings_settings/* settings */.W0[name].absent}`);
}
function loaded({ settings, policy, origins }, layers, notes) {
    const { today: _, ...lasting } = policy;
    const canonical = {
        ...lasting,
        ...(0,exception_terms/* hashedExceptions */.UI)(policy.exceptions),
        baselineFile: policy.scope === 'new' ? (settings.baselineFile ?? baseline/* defaultBaselinePath */.Q6) : undefined,
    };
    return {
        policy,
        settings,
        source: sourceText(settings, layers),
        sha256: (0,external_node_crypto_.createHash)('sha256').update(canonicalJson(canonical)).digest('hex'),
        described: describePolicy(settings, policy),
        origins,
        notes,
    };
}


/***/ }),

/***/ 82291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zc: () => (/* binding */ scopeHere),
/* harmony export */   en: () => (/* binding */ narrowing),
/* harmony export */   vA: () => (/* binding */ hasTrustedBase)
/* harmony export */ });
/* harmony import */ var _ci_context_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25159);
/* harmony import */ var _policy_places_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49780);
/** What a scope means in a run, which its context decides: what gets worse, what is changed, or everything. */


/** Scopes that leave out what a base branch holds already. */
const narrowing = ['auto', 'changed', 'changed-lines'];
/** False where a comparison would be with a branch that its author may have chosen, and so show nothing. */
function hasTrustedBase({ context, trustedBases }) {
    const { base } = context;
    return !(0,_ci_context_context_js__WEBPACK_IMPORTED_MODULE_1__/* .hasOwnBase */ .Ck)(context) || trustedBases.some((glob) => (0,_policy_places_js__WEBPACK_IMPORTED_MODULE_0__/* .pathMatcher */ .kZ)(glob)(base?.branch ?? ''));
}
/** Without a base that can be trusted, a scope that compares judges everything. */
function scopeHere({ scope }, compared, { note }) {
    if (!narrowing.includes(scope))
        return scope;
    const { base, defaultBranch = 'the default branch' } = compared.context;
    // Where nothing is proposed no diff could be read, and a scope of changes is about everything.
    if (scope !== 'auto' && hasTrustedBase(compared) && !hasDiff(compared.context))
        return 'scan';
    const missing = scope === 'auto' ? compared.missingBase : undefined;
    if (hasTrustedBase(compared) && missing !== undefined)
        note(missing);
    if (hasTrustedBase(compared))
        return missing !== undefined || (scope === 'auto' && base === undefined) ? 'scan' : scope;
    note(`The base is ${base?.branch}, not ${defaultBranch} or one of trusted-bases: everything that this scan found is judged`);
    return 'scan';
}
/** Whether there is anything with which the commit is compared. */
function hasDiff({ sources: { diff }, branch, defaultBranch }) {
    if (diff?.kind !== 'default-branch')
        return diff !== undefined;
    return defaultBranch !== undefined && branch !== defaultBranch;
}


/***/ }),

/***/ 42050:
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


/***/ }),

/***/ 99270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Au: () => (/* binding */ listScansBefore),
/* harmony export */   Lx: () => (/* binding */ listScansSince),
/* harmony export */   MB: () => (/* binding */ readOtherScan),
/* harmony export */   nH: () => (/* binding */ newSince),
/* harmony export */   v7: () => (/* binding */ listScans),
/* harmony export */   xk: () => (/* binding */ isNewSince)
/* harmony export */ });
/* harmony import */ var _api_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44292);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92700);
/* harmony import */ var _policy_times_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75988);



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
    const order = isWhole ? undefined : orderOf({ first, last, beyond: isEnd ? undefined : beyond }, zone);
    const between = Array.from({ length: Math.max(0, count - 2) }, (_, index) => index + 2);
    return {
        ids: new Set(items.map((item) => item.scan_id)),
        items,
        zone,
        completeSinceMs: isWhole ? Number.NEGATIVE_INFINITY : order?.completeSinceMs,
        unreadPages: order === undefined ? [] : order.isRising ? between.reverse() : between,
        readAtMs: run.client.serverTimeMs(),
    };
}
/** More pages than this are not read to find one scan. */
const backwardCap = 20;
/** The list, complete from the newest scan back to that time where it is not too long for it: `completeSinceMs` says so. */
async function listScansSince(run, { repositoryId, list, sinceMs }) {
    const { zone, unreadPages } = list;
    if (list.completeSinceMs === undefined)
        return listAllScans(run, repositoryId, list);
    let { completeSinceMs } = list;
    const items = [...list.items];
    const unread = [...unreadPages];
    for (let turn = 1; turn <= backwardCap && completeSinceMs >= sinceMs; turn++) {
        const page = unread.shift();
        if (page === undefined)
            return { ...list, items: unique(items), completeSinceMs: Number.NEGATIVE_INFINITY };
        const read = await run.client.listScans({ repository_id: repositoryId, page, limit: _api_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .pageLimit */ .LN });
        const times = read.items.map((item) => (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTime */ .pe)(item.created_at, zone) ?? Number.POSITIVE_INFINITY);
        completeSinceMs = Math.min(completeSinceMs, ...times);
        items.push(...read.items);
    }
    return { ...list, items: unique(items), completeSinceMs };
}
function unique(items) {
    return [...new Map(items.map((item) => [item.scan_id, item])).values()];
}
/** Between the two pages lie scans that are older than the newer page, when the list is in the order of time at all. */
function orderOf({ first, last, beyond }, zone) {
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
    return newer.length === 0 ? undefined : { isRising, completeSinceMs: Math.min(...newer) };
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
/** Servers of one service need not agree about the time. */
const clockSlackMs = 60_000;
/** Whether a scan provably came into being since: the list would hold it, and does not. */
function isNewSince(before, { scan_id: id, created_at }) {
    const { ids, completeSinceMs, zone, readAtMs = Number.POSITIVE_INFINITY } = before;
    if (ids.has(id) || completeSinceMs === undefined)
        return false;
    // A scan that is older than the newest of the list was left out of it, and is not new.
    const times = before.items.map((item) => (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTime */ .pe)(item.created_at, zone) ?? Number.NEGATIVE_INFINITY);
    const newestMs = Math.max(...times.filter((time) => time <= readAtMs + clockSlackMs));
    if (((0,_policy_times_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTime */ .pe)(created_at, zone) ?? Number.POSITIVE_INFINITY) < newestMs - clockSlackMs)
        return false;
    return completeSinceMs === Number.NEGATIVE_INFINITY || ((0,_policy_times_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTime */ .pe)(created_at, zone) ?? Number.NaN) > completeSinceMs;
}
/** Other scans than ours that have ended, by the client that read them. */
const endedScans = new WeakMap();
/** Another scan, undefined when it is gone. One that has ended does not change any more: it is read once for all who ask. */
async function readOtherScan({ client }, { scan_id }) {
    const ended = endedScans.get(client) ?? new Map();
    endedScans.set(client, ended);
    const known = ended.get(scan_id);
    if (known !== undefined)
        return known;
    const scan = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .orAbsent */ .Re)(client.getScan({ scan_id }));
    // An answer that lags, without the end, may say more later.
    if (scan?.completed_at)
        ended.set(scan_id, scan);
    return scan;
}


/***/ }),

/***/ 56490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C4: () => (/* binding */ readScanWindow),
/* harmony export */   Gu: () => (/* binding */ isWaiting),
/* harmony export */   ee: () => (/* binding */ spanOf),
/* harmony export */   ri: () => (/* binding */ readBeside),
/* harmony export */   tL: () => (/* binding */ ownSpan)
/* harmony export */ });
/* harmony import */ var _policy_times_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75988);
/* harmony import */ var _scan_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99270);


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
    return (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_0__/* .zoneOf */ .kE)(scan?.started_at) ?? (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_0__/* .zoneOf */ .kE)(scan?.completed_at) ?? 'stated';
}
/** The clocks of one service differ by less. What was never set is years away: `0001-01-01T00:00:00Z`, `1970-01-01T00:00:00Z`. */
const clockSlackMs = 10 * 60 * 1000;
/** One that is gone may have run at any time, and so may one whose times cannot be true: none began before it was created. */
function spanOf(run, scan, zone) {
    if (scan === undefined)
        return _policy_times_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownSpan */ .$7;
    const span = { startedAt: (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTime */ .pe)(scan.started_at, zone), completedAt: (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTime */ .pe)(scan.completed_at, zone) };
    const earliest = ((0,_policy_times_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTime */ .pe)(scan.created_at, zone) ?? Number.NEGATIVE_INFINITY) - clockSlackMs;
    const isEarly = (span.startedAt ?? earliest) < earliest || (span.completedAt ?? earliest) < earliest;
    return isEarly ? _policy_times_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownSpan */ .$7 : (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_0__/* .plausibleSpan */ .mW)(span, nowMs(run, zone));
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
    const list = await (0,_scan_list_js__WEBPACK_IMPORTED_MODULE_1__/* .listScans */ .v7)(run, repositoryId);
    const span = { earliestMs: startedAt - longestScanMs, latestMs: completedAt ?? Number.POSITIVE_INFINITY };
    // What ran beside it may stand on a page between the two that were read.
    const isWhole = list.completeSinceMs !== undefined && list.completeSinceMs <= span.earliestMs;
    if (!isWhole)
        return [_policy_times_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownSpan */ .$7];
    const near = list.items.filter((item) => !ids.has(item.scan_id) && mayOverlap(item, span, createdAt(run, item, zone)));
    if (near.length > detailCap)
        return [_policy_times_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownSpan */ .$7];
    const details = await Promise.all(near.map((item) => (0,_scan_list_js__WEBPACK_IMPORTED_MODULE_1__/* .readOtherScan */ .MB)(run, item)));
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

/***/ 91417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ createServiceSource)
});

// EXTERNAL MODULE: ./build/compiled/src/api/client.js + 5 modules
var client = __webpack_require__(27241);
// EXTERNAL MODULE: ./build/compiled/src/report/draft.js
var draft = __webpack_require__(70997);
// EXTERNAL MODULE: ./build/compiled/src/gate/guards.js
var guards = __webpack_require__(16829);
// EXTERNAL MODULE: ./build/compiled/src/git/commit-name.js
var commit_name = __webpack_require__(84191);
;// CONCATENATED MODULE: ./build/compiled/src/gate/head-watch.js


const lookEveryMs = 10_000;
const mostLooks = 30;
function watchHead(budget, around, context) {
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

// EXTERNAL MODULE: ./build/compiled/src/clock.js
var src_clock = __webpack_require__(85129);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/once.js
var once = __webpack_require__(88066);
// EXTERNAL MODULE: ./build/compiled/src/policy/times.js
var times = __webpack_require__(75988);
// EXTERNAL MODULE: ./build/compiled/src/prose.js
var prose = __webpack_require__(18540);
;// CONCATENATED MODULE: ./build/compiled/src/gate/sources/service/scan-of-commit.js



/** Clocks are compared by headers that hold whole seconds, and a scan takes a moment to begin. */
const slackMs = 5000;
/**
 * Undefined where the scan names the commit, or was created after the commit was pushed: then it holds it as long as the branch
 * has not moved.
 */
function whyNotOfCommit(scan, tie) {
    const isSame = (0,commit_name/* isSameCommit */.sw)(scan.commit_sha ?? undefined, tie.headSha);
    return isSame === undefined ? whyNotByTime(scan, tie) : isSame ? undefined : `it holds ${scan.commit_sha}`;
}
/** Throws GateError CONFIG, reason `moved`, where something keeps the scan from being tied to the commit. */
function requireScanOfCommit(scan, tie) {
    const why = whyNotOfCommit(scan, tie);
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

// EXTERNAL MODULE: ./build/compiled/src/gate/sources/service/scan-window.js
var scan_window = __webpack_require__(56490);
;// CONCATENATED MODULE: ./build/compiled/src/gate/sources/service/adopt.js





/** Of more running scans than this the newest are looked at: the list does not say which branch each is of. */
const lookCap = 20;
/** Undefined where nobody asks for it. Each scan is asked about once, and what keeps it from being taken is noted. */
function adoption(service, target) {
    const { progress, run } = service;
    const { settings } = progress;
    if (!settings.adoptRunningScan || settings.scanId !== undefined)
        return undefined;
    const answers = new Map();
    const ask = async (scanId) => {
        const scan = await readable(run.client.getScan({ scan_id: scanId }));
        if (scan === undefined || !isRunning(scan) || !isOf(target, scan, scanId))
            return false;
        const why = await whyNotNow(service, scan);
        const words = why === undefined
            ? `Scan ${scanId} of this commit runs already, and is judged instead of a new one (adopt-running-scan)`
            : `Scan ${scanId} of ${target.branch} runs already, and is not taken (adopt-running-scan): ${why}`;
        run.log.note(words);
        return why === undefined;
    };
    return (scanId) => {
        const answer = answers.get(scanId) ?? ask(scanId);
        answers.set(scanId, answer);
        return answer;
    };
}
/** The newest of these scans that may be taken. */
async function adoptedFrom(list, mayAdopt) {
    const created = ({ created_at }) => (0,times/* parseTime */.pe)(created_at, list?.zone) ?? Number.POSITIVE_INFINITY;
    const running = (list?.items ?? []).filter(isRunning).sort((a, b) => created(b) - created(a));
    for (const { scan_id: id } of running.slice(0, lookCap))
        if (await mayAdopt(id))
            return id;
    return undefined;
}
/** What ties a scan that this run did not start to its commit. */
function tieOf({ progress, run }) {
    const { around, context } = progress;
    const [pushedByMs, aheadMs] = [around.pushedByMs?.(), run.client.serverAheadMs()];
    return { headSha: context.headSha, pushedByMs, aheadMs, nowMs: Date.now() };
}
/** What nobody knows may never end. */
function isRunning({ status }) {
    return status === 'PENDING' || status === 'SCANNING';
}
function isOf({ repositoryId, branch }, scan, scanId) {
    return scan.scan_id === scanId && scan.repository_id === repositoryId && scan.branch === branch;
}
/** Beside the tie: where nobody saw the branch as the scan began, it must not have stood elsewhere since the push. */
async function whyNotNow(service, scan) {
    const { around, context, settings } = service.progress;
    const tie = tieOf(service);
    const why = whyNotOfCommit(scan, tie) ?? whyTooOld(scan, tie, settings.timeoutSeconds * 1000);
    const { headSha } = tie;
    const isCertain = (0,commit_name/* isSameCommit */.sw)(scan.commit_sha, headSha) === true || (0,scan_window/* isWaiting */.Gu)(scan);
    if (why !== undefined || headSha === undefined || isCertain)
        return why;
    const hasLeft = around.hasLeft && (await readable(around.hasLeft(headSha, 'push')));
    if (hasLeft === false)
        return undefined;
    const { branch } = context;
    return hasLeft ? `${branch} stood elsewhere after the push` : `nothing says where ${branch} stood as it began`;
}
/** One that runs for longer than anybody waits may never end. */
function whyTooOld({ created_at }, { aheadMs = 0, nowMs }, limitMs) {
    const created = (0,times/* parseTime */.pe)(created_at);
    const isOld = created !== undefined && nowMs - (created - aheadMs) > limitMs;
    return isOld ? 'it has run for longer than the time limit of this run' : undefined;
}
/** What could not be read: then a scan of our own is started. */
async function readable(reading) {
    try {
        return await reading;
    }
    catch (error) {
        const { code } = (0,errors/* asGateError */.Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/compiled/src/gate/sources/service/scan-list.js
var scan_list = __webpack_require__(99270);
;// CONCATENATED MODULE: ./build/compiled/src/gate/sources/service/schedule.js
/** When to poll next: a pure function of the time since the scan was started and of how long earlier scans took (design section 7). */
const firstPollMs = 1000;
const slowestPollMs = 15_000;
/** Without history. */
const slowestBlindPollMs = 10_000;
/** Fewer say nothing about their spread. */
const leastDurations = 3;
/** What the spread is believed to be before anything is known, and how many durations that belief outweighs. */
const priorSpread = 0.5;
const priorWeight = 3;
const leastSpread = 0.15;
/** Makes the median deviation of a normal distribution its standard deviation. */
const deviationScale = 1.4826;
/** Undefined for fewer than three durations that can be true. */
function historyOf(durationsMs) {
    const logs = durationsMs.filter((ms) => ms > 0 && Number.isFinite(ms)).map((ms) => Math.log(ms / 1000));
    if (logs.length < leastDurations)
        return undefined;
    const center = median(logs);
    const deviation = deviationScale * median(logs.map((log) => Math.abs(log - center)));
    const spread = (deviation * logs.length + priorSpread * priorWeight) / (logs.length + priorWeight);
    return { center, spread: Math.max(leastSpread, spread) };
}
function median(values) {
    const sorted = values.toSorted((a, b) => a - b);
    const middle = Math.floor(sorted.length / 2);
    const upper = sorted[middle] ?? 0;
    return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
/** How long a scan of this repository usually takes. */
function usualMs({ center }) {
    return Math.exp(center) * 1000;
}
/** Milliseconds until the next poll. An interval that is set is obeyed as it is. */
function pollDelayMs(waiting, pollIntervalSeconds = 'auto') {
    if (pollIntervalSeconds !== 'auto')
        return pollIntervalSeconds * 1000;
    const { elapsedMs, random, history } = waiting;
    if (elapsedMs <= 0)
        return firstPollMs;
    const seconds = elapsedMs / 1000;
    const delayMs = 1000 * (history === undefined ? 0.4 * Math.sqrt(seconds) : bestDelay(seconds, history));
    const mostMs = history === undefined ? slowestBlindPollMs : longestPollMs(history);
    return Math.min(mostMs, Math.max(firstPollMs, delayMs)) * (0.9 + 0.2 * random);
}
function longestPollMs(history) {
    return Math.min(slowestPollMs, Math.max(5000, usualMs(history) / 10));
}
/** What a request costs, in seconds of waiting. */
const requestCost = 0.1;
/** The share of scans that end as the history says; the others may take any time. */
const ordinaryShare = 0.92;
/** Polling every `d` seconds costs `requestCost / d` and, where scans end at a rate of `h`, `h·d/2` of delay: least at √(2c/h). */
function bestDelay(seconds, { center, spread }) {
    const usual = Math.exp(center);
    const deviation = (Math.log(seconds) - center) / spread;
    const density = Math.exp(-(deviation ** 2) / 2) / (seconds * spread * Math.sqrt(2 * Math.PI));
    const tail = usual / (seconds + usual);
    const rate = ordinaryShare * density + (1 - ordinaryShare) * (tail / (seconds + usual));
    const left = ordinaryShare * upperNormal(deviation) + (1 - ordinaryShare) * tail;
    return Math.sqrt((2 * requestCost * left) / rate);
}
/** The share of a normal distribution above `x`; Abramowitz and Stegun 26.2.17, exact to 7.5e-8. */
function upperNormal(x) {
    const t = 1 / (1 + 0.2316419 * Math.abs(x));
    const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
    const upper = (Math.exp(-(x ** 2) / 2) / Math.sqrt(2 * Math.PI)) * series;
    return x < 0 ? 1 - upper : upper;
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/sources/service/trigger.js



const settleRounds = [2000, 4000, 6000, 8000, 12_000];
/**
 * Starts a scan of the branch and gives its id; several when an answer was lost and more than one new scan may be ours,
 * of which the worst then decides. One that may be adopted is taken instead. `waitFor` waits until a scan has ended, whatever
 * its end.
 */
async function startScan(start, waitFor) {
    const { before, mayAdopt } = start;
    const running = mayAdopt && (await adoptedFrom(before, mayAdopt));
    if (running !== undefined)
        return { ids: [running], isAdopted: true };
    const first = await post(start);
    if (first.isNew)
        return { ids: first.ids, isAdopted: false };
    const [old = ''] = first.ids;
    if (await mayAdopt?.(old))
        return { ids: [old], isAdopted: true };
    start.run.log.note(`The service answered with scan ${old}, which may be older than this run: waiting for it, then asking once more`);
    await waitFor(old);
    const second = await post(start);
    if (second.isNew && !second.ids.includes(old))
        return { ids: second.ids, isAdopted: false };
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
        return settle(start, error);
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
/** Looks for the scan that a lost answer may have started, for 30 s; none: asks once more, and looks for what that may have started. */
async function settle(start, lost) {
    const { run, target, before } = start;
    if (before === undefined) {
        throw new errors/* GateError */.ue(lost.code, `${lost.message}; whether a scan was started is unknown`, {
            cause: lost,
            hint: 'The scans could not be listed beforehand, so asking again might start a second scan. Run the gate again.',
        });
    }
    run.log.say(`${lost.message}. It may have been received: looking for the scan before asking again`);
    const found = await lookForNew(start, before);
    if (found !== undefined)
        return found;
    run.log.note('The answer to POST /scans was lost and 30 s of looking show no scan; asked once more');
    try {
        return await postOnce(start);
    }
    catch (error) {
        if (!(error instanceof errors/* GateError */.ue))
            throw error;
        // A scan in the way may be the one that the lost request started.
        if (error.status !== 409 && !error.isAmbiguous)
            throw explained(error, target);
        run.log.say(`${error.message}. Looking for the scan again`);
        const late = await lookForNew(start, before);
        if (late !== undefined)
            return late;
        run.log.note('POST /scans was repeated in vain, and 30 s of looking show no scan: it is not asked for a third time');
        throw error;
    }
}
/** The scans of the branch that came into being since, as soon as there is one. */
async function lookForNew({ run, target }, before) {
    const { clock, signal } = run.budget;
    for (const pauseMs of settleRounds) {
        await clock.sleep(pauseMs, signal);
        const candidates = await ofTarget(run, target, (0,scan_list/* newSince */.nH)(before, await (0,scan_list/* listScans */.v7)(run, target.repositoryId)));
        if (candidates.length > 0) {
            run.log.note(`The answer to POST /scans was lost; assumed that it started ${candidates.join(' and ')}`);
            return { ids: candidates, isNew: true };
        }
    }
    return undefined;
}
async function ofTarget(run, target, items) {
    const details = await Promise.all(items.map((item) => run.client.getScan({ scan_id: item.scan_id })));
    return details
        .filter((scan) => scan.repository_id === target.repositoryId && scan.branch === target.branch)
        .map((scan) => scan.scan_id);
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/sources/service/wait.js





const heartbeatMs = 30_000;
/** How long a new scan may be unknown to the service that started it. */
const unknownScanMs = 60_000;
/** How long the service may be away while a scan runs. */
const outageMs = 120_000;
/** The scan once it COMPLETED or FAILED. Throws GateError PROTOCOL when it is not the scan of this repository and branch. */
async function waitForEnd(run, wanted, options) {
    const { clock } = run.budget;
    const startedMs = clock.now();
    const watch = beginWatch(wanted.scanId, startedMs);
    let ended = options.pollIntervalSeconds === 'auto' ? options.ended?.(wanted.scanId) : undefined;
    const endLive = run.log.live?.(() => progressText(run, watch));
    const random = options.random ?? Math.random;
    try {
        for (let turn = 1;; turn++) {
            const waiting = { elapsedMs: clock.now() - startedMs, random: random(), history: watch.history };
            const isTold = await pause(run.budget, pollDelayMs(waiting, options.pollIntervalSeconds), ended);
            // Who says so once and is not believed is not asked again.
            if (isTold)
                ended = undefined;
            const scan = await poll(run, wanted, watch);
            if (turn === 1 && !hasEnded(scan))
                learnHistory(watch, options);
            if (scan === undefined)
                continue;
            options.onPoll?.(scan);
            follow(run, watch, scan.status);
            if (hasEnded(scan))
                return scan;
        }
    }
    finally {
        endLive?.();
    }
}
/** Whether it was cut short because the scan has ended. */
async function pause({ clock, signal }, ms, ended) {
    const told = new AbortController();
    void ended?.then(() => told.abort());
    try {
        await clock.sleep(ms, ended === undefined ? signal : AbortSignal.any([signal, told.signal]));
    }
    catch (error) {
        if (signal.aborted || !told.signal.aborted)
            throw error;
    }
    return told.signal.aborted;
}
function beginWatch(scanId, now) {
    const times = { startedMs: now, sinceMs: now, spokenMs: now };
    return { scanId, ...times, status: '', phases: [], troubleMs: undefined, history: undefined };
}
/** Nothing waits for it: it only makes later polls better, and what fails on the way to it is said by nobody. */
function learnHistory(watch, { readHistory }) {
    readHistory?.().then((history) => {
        watch.history = history;
    }, () => { });
}
function hasEnded(scan) {
    return scan?.status === 'COMPLETED' || scan?.status === 'FAILED';
}
function wholeSeconds(ms) {
    return (0,src_clock/* formatSeconds */.Xo)(Math.max(1, Math.floor(ms / 1000)) * 1000);
}
function progressText({ budget }, { scanId, status, startedMs, history }) {
    const now = budget.clock.now();
    const usual = history === undefined ? '' : `; usually done after ${wholeSeconds(usualMs(history))}`;
    const left = wholeSeconds(budget.deadline - now);
    return `Scan ${scanId}: ${wordOf(status)} for ${wholeSeconds(now - startedMs)}${usual}; time limit in ${left}`;
}
function wordOf(status) {
    return status === '' ? 'started' : status.toLowerCase();
}
/** `Scan scan_1 FAILED: no runner`: a failed scan is never a pass. */
function failedWords({ scan_id: id, error }) {
    return `Scan ${id} FAILED${error ? `: ${error}` : ''}`;
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
/** One line when the scan has ended, with what it went through; a sign of life in between. */
function follow(run, watch, status) {
    const now = run.budget.clock.now();
    if (status !== watch.status) {
        if (watch.status !== '')
            watch.phases.push(`${wordOf(watch.status)} ${(0,src_clock/* formatSeconds */.Xo)(now - watch.sinceMs)}`);
        Object.assign(watch, { status, sinceMs: now });
    }
    if (status === 'COMPLETED' || status === 'FAILED') {
        const end = `${wordOf(status)} after ${(0,src_clock/* formatSeconds */.Xo)(now - watch.startedMs)}`;
        run.log.say(`Scan ${watch.scanId}: ${[...watch.phases, end].join(', ')}`);
    }
    else if (now - watch.spokenMs >= heartbeatMs) {
        watch.spokenMs = now;
        run.log.say(progressText(run, watch));
    }
}
/** Starts the scan, once all that there were before are known; `before` is undefined when they could not be listed. */
async function triggerScan(run, target, options) {
    const before = await (0,scan_list/* listScansBefore */.Au)(run, target.repositoryId);
    const started = await startScan({ run, target, before, mayAdopt: options.mayAdopt }, async (scanId) => {
        await waitForEnd(run, { scanId, target }, options);
    });
    run.log.detail?.(`Scan ${started.ids.join(' and ')} ${started.isAdopted ? 'taken' : 'started'}`);
    return { ...started, before };
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/sources/service/await-scan.js
/** The middle of the story: a scan is started, or the one that is named is taken, and its end is waited for. */












/** Undefined when the run was asked not to wait. */
async function scanAndWait(service, target) {
    const { progress, run } = service;
    const { settings } = progress;
    const begun = await begin(service, target, adoption(service, target));
    if (settings.scanId !== undefined) {
        run.log.note(`Judging scan ${settings.scanId}, which this run did not start: it holds the branch as it was then`);
    }
    if (!settings.wait) {
        progress.report = (0,draft/* withInconclusive */.ly)(progress.report, 'not-waited', {
            message: `Scan ${begun.ids[0]} was started and not waited for`,
            hint: (0,prose/* prose */.CS) `Judge it later with ${(0,prose/* code */.aY)(`scan-id: ${begun.ids[0]}`)}.`,
        });
        return undefined;
    }
    const startedMs = run.budget.clock.now();
    const first = await waitForTied(service, target, begun);
    const failed = failedOf(first);
    if (failed === undefined) {
        requireTie(service, first.scans);
        return first;
    }
    progress.report = (0,draft/* withScan */.aQ)(progress.report, failed);
    if (!mayTryAgain(service, failed, startedMs))
        throw scanFailed(failedWords(failed));
    const later = await waitForTied(service, target, await beginAgain(service, target, failed));
    const last = failedOf(later);
    if (last === undefined)
        return later;
    progress.report = (0,draft/* withScan */.aQ)(progress.report, last);
    throw scanFailed(`${failedWords(last)}; so did scan ${failed.scan_id} before it`);
}
function failedOf({ scans }) {
    return scans.find(({ status }) => status === 'FAILED');
}
async function begin({ progress, run }, target, mayAdopt) {
    const { settings } = progress;
    progress.stopwatch.begin('trigger');
    const begun = settings.scanId === undefined
        ? await triggerScan(run, target, { ...settings, mayAdopt })
        : { ids: [settings.scanId], isAdopted: false, before: undefined };
    progress.stopwatch.begin('wait');
    const [first = ''] = begun.ids;
    progress.report = (0,draft/* withStartedScan */.nO)(progress.report, { id: first, branch: target.branch, isAdopted: begun.isAdopted });
    return begun;
}
/** The scans once all have COMPLETED or FAILED; the report is about the first of them. */
async function waitForAll({ progress, run, head, comparison }, target, { ids, before, isAdopted }) {
    const { settings } = progress;
    const history = (0,once/* once */.O)(() => readHistory(run, target.repositoryId, before));
    const options = { ...settings, onPoll: head.onPoll, ended: comparison?.ended, readHistory: history };
    const scans = await Promise.all(ids.map((scanId) => waitForEnd(run, { scanId, target }, options)));
    if (!isAdopted)
        requireNew(before, scans);
    const [scan] = scans;
    if (scan !== undefined)
        progress.report = (0,draft/* withScan */.aQ)(progress.report, scan);
    return scans;
}
/** What answered the request may have stated another time than the scan itself does. Throws GateError PROTOCOL for one of before. */
function requireNew(before, scans) {
    if (before === undefined)
        return;
    const isOld = (scan) => (0,times/* parseTime */.pe)(scan.created_at, before.zone) !== undefined && !(0,scan_list/* isNewSince */.xk)(before, scan);
    const old = scans.find(isOld);
    if (old === undefined)
        return;
    const message = `The service answered with scan ${old.scan_id}, which was created before this run as it says itself`;
    throw new errors/* GateError */.ue('PROTOCOL', message, {
        hint: 'An old scan may not hold this commit. Look at the scan at the service, or run the gate again later.',
    });
}
/** A scan that was adopted may name its commit when it has ended: of another one, a scan of our own is started. */
async function waitForTied(service, target, begun) {
    const { progress, run } = service;
    const scans = await waitForAll(service, target, begun);
    const [scan] = scans;
    if (!begun.isAdopted || scan === undefined)
        return { scans, isOurs: progress.settings.scanId === undefined };
    const why = whyNotOfCommit(scan, tieOf(service));
    if (why === undefined)
        return { scans, isOurs: false };
    run.log.note(`Scan ${scan.scan_id} is not judged after all, and a new one is started: ${why}`);
    await requireHead(progress);
    return { scans: await waitForAll(service, target, await begin(service, target)), isOurs: true };
}
/** No other scan is started of a branch that stands elsewhere by now. */
async function requireHead({ around, context }) {
    (0,guards/* refuseMoved */.EB)(await (0,guards/* checkHead */.Xj)(around, context));
}
function requireTie(service, [scan]) {
    const { settings } = service.progress;
    if (scan === undefined || settings.scanId === undefined || service.isScanProven)
        return;
    requireScanOfCommit(scan, tieOf(service));
}
/** Once, where `retry-failed-scan` asks for it, and the time that is left is enough to fail again. */
function mayTryAgain({ progress, run }, failed, startedMs) {
    const { settings } = progress;
    if (!settings.retryFailedScan || settings.scanId !== undefined)
        return false;
    const { clock, deadline } = run.budget;
    const tookMs = clock.now() - startedMs;
    const leftMs = deadline - clock.now();
    if (leftMs >= tookMs)
        return true;
    const times = `it took ${(0,src_clock/* formatSeconds */.Xo)(tookMs)}, and ${(0,src_clock/* formatSeconds */.Xo)(leftMs)} of the time limit are left`;
    run.log.note(`Scan ${failed.scan_id} is not started once more (retry-failed-scan): ${times}`);
    return false;
}
/** Another scan in the place of the one that failed. */
async function beginAgain(service, target, failed) {
    const { progress, run } = service;
    run.log.say(`${failedWords(failed)}. Starting it once more (retry-failed-scan)`);
    await requireHead(progress);
    const begun = await begin(service, target, adoption(service, target)).catch((error) => {
        const { code, message, hint } = (0,errors/* asGateError */.Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        throw scanFailed(`${failedWords(failed)}, and it could not be started once more: ${message}`, {
            hint,
            cause: error,
        });
    });
    const { report } = progress;
    progress.report = { ...report, scan: report.scan && { ...report.scan, retryOf: failed.scan_id } };
    run.log.note(`${failedWords(failed)}; ${begun.ids.join(' and ')} took its place (retry-failed-scan)`);
    return begun;
}
function scanFailed(message, details = noDetails) {
    return new errors/* GateError */.ue('SCAN_FAILED', message, details);
}
const noDetails = { hint: 'Nothing was decided. Look at the scan at the service, then run the gate again.' };
const detailCount = 3;
/** Undefined where fewer than three scans say how long they took, or nobody can be asked: then polls are chosen without. */
async function readHistory(run, repositoryId, listed) {
    try {
        const { items, zone } = listed ?? (await (0,scan_list/* listScans */.v7)(run, repositoryId));
        const created = ({ created_at }) => (0,times/* parseTime */.pe)(created_at, zone) ?? 0;
        const latest = items
            .filter(({ status }) => status === 'COMPLETED')
            .sort((a, b) => created(b) - created(a))
            .slice(0, detailCount);
        const scans = await Promise.all(latest.map((item) => (0,scan_list/* readOtherScan */.MB)(run, item)));
        return historyOf(scans.map(durationMs));
    }
    catch {
        run.budget.signal.throwIfAborted();
        return undefined;
    }
}
/** From when it was asked for until its end. */
function durationMs(scan) {
    const zone = (0,times/* zoneOf */.kE)(scan?.completed_at);
    const startedAt = (0,times/* parseTime */.pe)(scan?.created_at ?? scan?.started_at, zone);
    return ((0,times/* parseTime */.pe)(scan?.completed_at, zone) ?? Number.NaN) - (startedAt ?? Number.NaN);
}

// EXTERNAL MODULE: ./build/compiled/src/severity.js
var src_severity = __webpack_require__(26436);
;// CONCATENATED MODULE: ./build/compiled/src/gate/sources/service/base-scan.js
/** The base branch's completed scans with which `auto` compares: the latest, and the first of the state that the branch left. */





/** How many of the newest completed scans are looked at: the list does not say which branch each is of. */
const base_scan_lookCap = 100;
const side = 4;
function createBaseReader(run, request) {
    const asked = { ...request, readList: (0,once/* once */.O)(() => (0,scan_list/* listScans */.v7)(run, request.repositoryId)) };
    return {
        latest: () => readBaseScan(run, asked),
        earlier: () => readEarlierBaseScan(run, asked),
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
    const newest = completedScans(await request.readList(), request)
        .reverse()
        .slice(0, base_scan_lookCap);
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
    const list = await (0,scan_list/* listScansSince */.Lx)(run, { repositoryId, list: await request.readList(), sinceMs: leftMs });
    const isDated = list.items.every((item) => (0,times/* parseTime */.pe)(item.created_at) !== undefined);
    // One that is not seen may be the first, and a later one may count more than the branch took with it.
    if (!isDated || list.completeSinceMs === undefined || list.completeSinceMs >= leftMs)
        return undefined;
    const since = completedScans(list, request).filter((item) => ((0,times/* parseTime */.pe)(item.created_at) ?? 0) >= leftMs);
    for await (const scan of detailsOf(run, since.slice(0, base_scan_lookCap))) {
        if (scan === undefined)
            return undefined;
        if (!isOfBranch(scan, repositoryId, baseBranch))
            continue;
        const span = (0,scan_window/* spanOf */.ee)(run, scan, zone);
        if (span.completedAt !== undefined && span.completedAt < startedAt)
            return baseOf(scan, span);
    }
    return undefined;
}
/** Others than ours, the oldest first. */
function completedScans({ items, zone }, { scans }) {
    const ids = new Set(scans.map((scan) => scan.scan_id));
    return items
        .filter((item) => item.status === 'COMPLETED' && !ids.has(item.scan_id))
        .sort((a, b) => ((0,times/* parseTime */.pe)(a.created_at, zone) ?? 0) - ((0,times/* parseTime */.pe)(b.created_at, zone) ?? 0));
}
/** One after another, read a few at a time; undefined is one that is gone. */
async function* detailsOf(run, items) {
    for (let start = 0; start < items.length; start += side) {
        const chunk = items.slice(start, start + side);
        yield* await Promise.all(chunk.map((item) => (0,scan_list/* readOtherScan */.MB)(run, item)));
    }
}
function isOfBranch(scan, repositoryId, branch) {
    return scan.repository_id === repositoryId && scan.branch === branch && scan.status === 'COMPLETED';
}
function baseOf(scan, { startedAt, completedAt }) {
    const counts = src_severity/* severities */.gO.map((severity) => [severity, scan.violations?.[severity.toLowerCase()]]);
    return {
        scanId: scan.scan_id,
        branch: scan.branch,
        counts: Object.fromEntries(counts.filter(([, count]) => count !== undefined)),
        startedAt,
        completedAt,
    };
}

// EXTERNAL MODULE: ./build/compiled/src/policy/evidence.js
var policy_evidence = __webpack_require__(46365);
// EXTERNAL MODULE: ./build/compiled/src/policy/finding.js
var policy_finding = __webpack_require__(75755);
// EXTERNAL MODULE: ./build/compiled/src/policy/judge.js + 8 modules
var judge = __webpack_require__(36096);
// EXTERNAL MODULE: ./build/compiled/src/policy/known.js
var policy_known = __webpack_require__(50785);
// EXTERNAL MODULE: ./build/compiled/src/policy/ranking.js
var ranking = __webpack_require__(328);
// EXTERNAL MODULE: ./build/compiled/src/policy/rules/registry.js + 4 modules
var registry = __webpack_require__(54533);
// EXTERNAL MODULE: ./build/compiled/src/policy/scopes/auto.js
var auto = __webpack_require__(34795);
// EXTERNAL MODULE: ./build/compiled/src/policy/untouched.js + 1 modules
var untouched = __webpack_require__(22624);
// EXTERNAL MODULE: ./build/compiled/src/api/words.js
var api_words = __webpack_require__(56845);
// EXTERNAL MODULE: ./build/compiled/src/policy/statements.js
var statements = __webpack_require__(66062);
;// CONCATENATED MODULE: ./build/compiled/src/gate/sources/service/collection.js







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
        listedMs: new Map(),
        detailedMs: 0,
        unlisted: new Map(),
        stated: new Map(),
        begun: [],
        window: undefined,
        canSettle: true,
    };
}
/** Of several scans the least that any of them covers; undefined when none says. */
function leastCoverage(scans) {
    const stated = scans.map((scan) => scan.coverage).filter((coverage) => coverage !== undefined);
    if (stated.length === 0)
        return undefined;
    const types = api_words/* scanTypes */.vz.filter((type) => stated.some((coverage) => coverage[type] !== undefined));
    const words = [...api_words/* coverageWords */.gn].reverse();
    return Object.fromEntries(types.map((type) => [
        type,
        words.find((word) => stated.some((coverage) => (coverage[type] ?? 'not covered') === word)),
    ]));
}
function worstCounts(scans) {
    const counts = {};
    for (const severity of src_severity/* severities */.gO) {
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
    const known = new Map(unlisted);
    for (const finding of evidence.findings)
        known.set(finding.id, finding);
    const fresh = list.items.map((item) => {
        const earlier = known.get(item.id);
        unlisted.delete(item.id);
        return withKnownDetail(collection, (0,statements/* withEarlier */.T)(item, earlier), earlier);
    });
    const kept = evidence.findings.filter((finding) => !replaced.includes(finding.severity));
    const lists = { ...evidence.lists };
    for (const severity of replaced) {
        lists[severity] = { stands: list.stands, settled: false };
        collection.listedMs.set(severity, list.readMs);
        collection.listed.set(severity, list.items.filter((item) => item.severity === severity));
    }
    const listed = kept.concat(fresh);
    const ids = new Set(listed.map(({ id }) => id));
    const missing = evidence.findings.filter(({ id }) => !ids.has(id));
    // A filter may let through what no total showed.
    const isNews = evidence.unknownSeverities === 'none' && fresh.some(({ severityKnown }) => !severityKnown);
    const unknownSeverities = isNews ? 'unread' : evidence.unknownSeverities;
    const findings = unlisted.size === 0 ? listed : [...listed, ...unlisted.values()];
    collection.evidence = { ...evidence, findings, lists, unknownSeverities };
    return missing.filter(({ id }) => !unlisted.has(id));
}
/** Keeps those of these findings that exist still: a list may leave out what it calls milder now. */
async function keepUnlisted(collection, missing) {
    const { client } = collection.run;
    const details = await Promise.all(missing.map(({ id }) => (0,errors/* orAbsent */.Re)(client.getViolation({ violation_id: id }))));
    if (missing.length > 0)
        collection.detailedMs = collection.run.budget.clock.now();
    const kept = missing.flatMap((finding, index) => {
        const detail = details[index];
        if (detail === undefined)
            return [];
        // What is answered as another says nothing of this one.
        const isOwn = detail.violation_id === finding.id;
        return [isOwn ? (0,statements/* combined */.y)(finding, (0,policy_finding/* readDetailedFinding */.Cz)(detail, collection.window)) : finding];
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
/**
 * Reads the details of these findings and labels them, and beside them the window where it is not known: meanwhile another scan
 * may write over what ours saw. False when none of them says anything that can decide.
 */
async function readDetails(collection, findings) {
    const { run, repositoryId, scans } = collection;
    const readDetail = async (finding) => ({
        finding,
        detail: await (0,errors/* orAbsent */.Re)(run.client.getViolation({ violation_id: finding.id })),
    });
    const [details, window] = await Promise.all([
        Promise.all(findings.map(readDetail)),
        collection.window ?? (0,scan_window/* readScanWindow */.C4)(run, repositoryId, scans),
    ]);
    collection.window = window;
    collection.detailedMs = run.budget.clock.now();
    const read = new Map();
    for (const { finding, detail } of details) {
        // What is gone since it was listed, or answered as another, stays as the list has it.
        if (detail?.violation_id !== finding.id)
            continue;
        const stated = (0,policy_finding/* readDetailedFinding */.Cz)(detail, window);
        collection.stated.set(finding.id, stated);
        read.set(finding.id, (0,statements/* combined */.y)(finding, stated));
    }
    const all = collection.evidence.findings.map((finding) => read.get(finding.id) ?? finding);
    const sharp = (0,policy_finding/* sharpenedWindow */.xw)(window, all);
    const labelled = all.map((finding) => (0,policy_finding/* relabelled */.RF)(finding, sharp));
    collection.evidence = { ...collection.evidence, findings: labelled };
    return [...read.values()].some(({ detail }) => detail?.lastSeen ?? detail?.firstDetected ?? detail?.cwe);
}
function markSettled(collection, settled) {
    const lists = { ...collection.evidence.lists };
    for (const severity of settled)
        lists[severity] = { stands: true, settled: true };
    collection.evidence = { ...collection.evidence, lists };
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/sources/service/compared.js
/** What `auto` compares with, asked for beside the lists where it will be needed. */



/** What `auto` compares with is asked for beside the lists, where the counts alone leave something open: meanwhile other scans end. */
function askAhead({ evidence, policy }, { readChanges, base: reader }) {
    const readBases = async () => {
        const base = await reader.latest();
        const isGrown = base !== undefined && hasGrown(evidence, base);
        return { base, earlierBase: isGrown ? await reader.earlier() : undefined };
    };
    const ahead = { readChanges: (0,once/* once */.O)(readChanges), readBases: (0,once/* once */.O)(readBases) };
    const isOpenByCounts = (0,judge/* openSeverities */.qF)({ ...evidence, unknownSeverities: 'none' }, policy).length > 0;
    if (isOpenByCounts && policy.scope === 'auto' && evidence.known === undefined) {
        // Whoever needs it is told of its fault.
        for (const ask of [ahead.readChanges, ahead.readBases])
            ask().catch(() => { });
    }
    return ahead;
}
function hasGrown({ counts }, base) {
    return src_severity/* severities */.gO.some((severity) => (counts[severity] ?? 0) > (base.counts[severity] ?? 0));
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/sources/service/labels.js
/** Which findings are of the judged scan: read again while other scans may write over what it saw. */


/** How often details are looked at that may lag, and of how many. */
const glanceMs = 1000;
const glanceCap = 32;
/** Reads again the details that let a finding off; gives the severities of which one has become of another label. */
async function labelAgain(collection, doubtful) {
    const before = new Map(doubtful.map((finding) => [finding.id, finding]));
    // What was seen in the meantime to be its own is final.
    const isFinal = (finding) => finding.detail !== undefined && !mustBeReadAgain(finding, collection.window);
    const again = collection.evidence.findings.filter((finding) => before.has(finding.id) && !isFinal(finding));
    collection.window = undefined;
    for (let start = 0; start === 0 || start < again.length; start += detailChunk) {
        await readDetails(collection, again.slice(start, start + detailChunk));
    }
    const moved = collection.evidence.findings.flatMap(({ id, label, severity }) => {
        const known = before.get(id);
        return known === undefined || known.label === label ? [] : [known.severity, severity];
    });
    return new Set(moved);
}
/**
 * Waits that long. While another scan runs, which writes over what ours saw, and ours counts more of these severities than is
 * known to be its own, details are looked at meanwhile: at once those that nobody has asked about, for what is surely its own
 * explains the count, and again and again those that bear an older time, for they may lag.
 */
async function waitWatching(collection, wanted, waitMs) {
    const { clock, signal } = collection.run.budget;
    const endMs = clock.now() + waitMs;
    const leftMs = () => Math.max(0, endMs - clock.now());
    const asked = new Set();
    while (leftMs() > glanceMs && doesAnotherRun(collection)) {
        const doubtful = wanted.flatMap((severity) => doubtfulOf(collection, severity));
        const unread = doubtful.filter(({ id, detail }) => detail === undefined && !asked.has(id));
        const lagging = doubtful.filter(({ detail }) => detail !== undefined);
        const looked = unread.length > 0 ? unread : lagging;
        if (looked.length === 0 || looked.length > glanceCap)
            break;
        if (unread.length === 0)
            await clock.sleep(glanceMs, signal);
        for (const { id } of looked)
            asked.add(id);
        await readDetails(collection, looked);
    }
    await clock.sleep(leftMs(), signal);
}
/** Whether a scan ran when the window was read that may end at any moment. */
function doesAnotherRun({ window }) {
    const others = window?.others ?? [];
    return others.some(({ startedAt, completedAt }) => startedAt !== undefined && completedAt === undefined);
}
/** What may be of the judged scan by a look that is not final, where that scan counts more than is surely its own. */
function doubtfulOf({ evidence }, severity) {
    const listed = evidence.findings.filter((finding) => finding.severity === severity);
    const own = listed.filter((finding) => finding.label === 'seen' && (0,policy_evidence/* isOpen */.nT)(finding));
    if (own.length >= (evidence.counts[severity] ?? 0))
        return [];
    return listed.filter(({ label, detail, status }) => detail === undefined ? status !== 'FIXED' : label === 'elsewhere');
}

// EXTERNAL MODULE: ./build/compiled/src/gate/sources/service/violations.js
var violations = __webpack_require__(65796);
;// CONCATENATED MODULE: ./build/compiled/src/gate/sources/service/lists.js
/** The lists of single severities, of which some are begun before it is known what they decide. */




/** What will be shown: all that the scan counts, or everything. */
function shownSeverities({ evidence }, listsAll) {
    return src_severity/* severities */.gO.filter((severity) => listsAll || (evidence.counts[severity] ?? 0) > 0);
}
/**
 * Begins to read what will be shown, if anything is, and by itself what decides: what moves among the others must not unsettle it.
 */
function beginLists(collection, policy, listsAll) {
    const shown = shownSeverities(collection, listsAll);
    if (shown.length === 0)
        return;
    const deciding = (0,judge/* openSeverities */.qF)({ ...collection.evidence, unknownSeverities: 'none' }, policy);
    for (const part of [deciding, shown.filter((severity) => !deciding.includes(severity))]) {
        if (part.length === 0)
            continue;
        const list = (0,violations/* sweepViolations */.tf)(collection.run, collection.repositoryId, part);
        // Whoever needs it is told of its fault; perhaps nobody does.
        list.catch(() => { });
        collection.begun.push({ severities: part, list });
    }
}
/** Lists the severities that are not listed yet. */
async function listFor(collection, wanted) {
    const isListed = (severity) => collection.evidence.lists[severity] !== undefined;
    for (const begun of collection.begun) {
        const isWanted = begun.severities.some((severity) => wanted.includes(severity));
        if (isWanted && !begun.severities.some(isListed))
            takeList(collection, begun.severities, await begun.list);
    }
    const missing = wanted.filter((severity) => !isListed(severity));
    if (missing.length === 0)
        return;
    takeList(collection, missing, await (0,violations/* sweepViolations */.tf)(collection.run, collection.repositoryId, missing));
}
/** A list may lag behind the scan: it is believed below the scan's count only when it stands again after this time. */
const settleMs = 5000;
/**
 * How long it takes until these lists can be read again to see whether they stand, and so can details that let a finding off:
 * whatever else was read since they came was not waited for in vain. A service in this process stores a scan before it ends,
 * so its lists do not lag.
 */
function staleInMs({ run, listedMs, detailedMs, evidence }, wanted, hasDoubtful) {
    if (!evidence.isSuppressible)
        return 0;
    const nowMs = run.budget.clock.now();
    const readMs = Math.max(hasDoubtful ? detailedMs : 0, ...wanted.map((severity) => listedMs.get(severity) ?? nowMs));
    return Math.max(0, readMs + settleMs - nowMs);
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/sources/service/recount.js

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

;// CONCATENATED MODULE: ./build/compiled/src/gate/sources/service/collect.js

















const collect_settleRounds = 3;
/** How often the counts of a scan are judged that change. */
const countRounds = 3;
const detailCap = 2000;
/** Each file is one request. */
const headFileCap = 50;
/** What the surfaces show at most, and so what details are worth reading for; of a service on this machine they cost nothing. */
const shownCaps = { elsewhere: 50, here: 1000 };
/** Where something has come after all, everything begins again with what stands. */
async function collect(run, request) {
    let completed = request;
    for (let turn = 1;; turn++) {
        const { total, ...collected } = await collectOnce(run, { ...request, ...completed });
        if (collected.judgement.verdict !== 'passed')
            return collected;
        const again = await readAgain(run, completed);
        const hasNews = !saysTheSame(completed, again) ||
            (await (0,violations/* hasUnknownNews */.kj)(run, request.repositoryId, { total, ...collected.evidence }));
        if (!hasNews)
            return collected;
        if (turn === countRounds)
            throw restless();
        run.log.detail?.('What the scan found has changed since it ended: judging it again');
        completed = again;
    }
}
function restless() {
    return new errors/* GateError */.ue('PROTOCOL', 'What the scan found keeps changing although it has COMPLETED', {
        reason: 'evidence',
        hint: 'Run the gate again in a minute.',
    });
}
async function collectOnce(run, request) {
    const { repositoryId, scans, policy, baseline, known, isSuppressible = true } = request;
    const readBeside = request.base.beside;
    const collection = {
        ...newCollection(run, repositoryId, scans),
        ...{ policy, readBeside, isInHead: request.isInHead },
    };
    collection.evidence = { ...collection.evidence, baseline, known, isSuppressible };
    const ahead = askAhead(collection, request);
    const total = await firstLook(collection, request.listsAll === true);
    await readSurroundings(collection, ahead);
    if (isOpenStill(collection))
        await listFor(collection, (0,judge/* openSeverities */.qF)(collection.evidence, collection.policy));
    if (isOpenStill(collection))
        await readDecidingDetails(collection);
    const settleWhileUndecided = async (rounds) => {
        for (let round = 1; round <= rounds && isOpenStill(collection); round++)
            await collect_settle(collection);
    };
    await settleWhileUndecided(collect_settleRounds);
    await listForDisplay(collection, request.listsAll === true);
    await readShownDetails(collection);
    await settleWhileUndecided(1);
    const evidence = { ...collection.evidence, findings: (0,policy_known/* withNews */.W)(collection.evidence.findings, known) };
    const judgement = { ...(0,judge/* judge */.S4)(evidence, collection.policy), ...(await warningsOf(collection)) };
    return { evidence, policy: collection.policy, scans, judgement, total };
}
/** All lists and all details of a scan, settled: what a baseline is made of. */
async function collectEverything(run, repositoryId, scans) {
    const collection = newCollection(run, repositoryId, scans);
    const read = async () => {
        const list = await (0,violations/* sweepViolations */.tf)(run, repositoryId, undefined);
        takeList(collection, src_severity/* severities */.gO, list);
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
        markSettled(collection, src_severity/* severities */.gO);
    return collection.evidence;
}
function isOpenStill({ evidence, policy }) {
    return (0,judge/* isUndecided */.Ae)(evidence, policy);
}
/** Gives how many violations there are. */
async function firstLook(collection, listsAll) {
    const { run, repositoryId, policy } = collection;
    const counted = Object.values(collection.evidence.counts).reduce((sum, count) => sum + count, 0);
    const begin = () => beginLists(collection, policy, listsAll);
    const { list, unknownSeverities, total } = await (0,violations/* lookAtViolations */.xx)(run, repositoryId, { counted, begin });
    if (list !== undefined)
        takeList(collection, src_severity/* severities */.gO, list);
    collection.evidence = { ...collection.evidence, unknownSeverities };
    if (unknownSeverities === 'none' || collection.evidence.findings.every(({ severityKnown }) => severityKnown)) {
        return total;
    }
    run.log.note('The repository has violations of a severity that the interface does not name: each counts as CRITICAL');
    return total;
}
/** The diff and the base's scans, where the scope or a skipped file makes them matter. */
async function readSurroundings(collection, { readChanges, readBases }) {
    const { scope } = collection.policy;
    const isOpenQuestion = isOpenStill(collection);
    const needsChanges = isOpenQuestion && (scope === 'auto' || scope === 'changed' || scope === 'changed-lines');
    const { diagnostics, languages } = collection.evidence;
    if (needsChanges || diagnostics.length > 0 || languages !== undefined) {
        collection.evidence = { ...collection.evidence, changes: await readChanges() };
    }
    if (!isOpenQuestion || scope !== 'auto' || collection.evidence.known !== undefined)
        return;
    const bases = await readBases();
    collection.evidence = { ...collection.evidence, ...bases };
    if (bases.base === undefined)
        collection.policy = { ...collection.policy, scope: 'scan' };
}
/** Which scans ran beside the base's, where some finding was first detected while it ran. */
async function readBaseWindow(collection) {
    const { evidence, readBeside } = collection;
    const { base } = evidence;
    if (base === undefined || !evidence.findings.some((finding) => (0,auto/* needsBaseWindow */.f)(finding, evidence)))
        return;
    collection.evidence = { ...evidence, base: { ...base, others: await readBeside(base) } };
}
async function readDecidingDetails(collection) {
    await readOpenDetails(collection);
    await readHeldFiles(collection);
}
/** Which files of secrets the judged commit holds, where that may decide whether the change brought them in. */
async function readHeldFiles(collection) {
    const { evidence, policy, isInHead } = collection;
    const isAsked = policy.scope === 'auto' && policy.untouched === 'note' && isInHead !== undefined;
    if (!isAsked || !isOpenStill(collection))
        return;
    const { changes, held = new Map() } = evidence;
    const isOpenHere = (0,judge/* openQuestions */.qd)(evidence, policy);
    const secrets = evidence.findings.filter((finding) => (0,untouched/* needsHead */.ig)(finding, changes, held) && isOpenHere(finding));
    const paths = [...new Set(secrets.flatMap(({ filePath = [] }) => filePath))].slice(0, headFileCap - held.size);
    const answers = await Promise.all(paths.map(isInHead));
    const read = paths.flatMap((path, index) => {
        const isHeld = answers[index];
        return isHeld === undefined ? [] : [[path, isHeld]];
    });
    if (read.length > 0)
        collection.evidence = { ...evidence, held: new Map([...held, ...read]) };
}
/** Reads details, the smaller group first, until they decide, run out, or turn out to say nothing. */
async function readOpenDetails(collection) {
    const isAskedAbout = (0,judge/* openQuestions */.qd)(collection.evidence, collection.policy);
    const unread = collection.evidence.findings.filter((finding) => !finding.detail && isAskedAbout(finding));
    const groups = [unread.filter(policy_evidence/* isOpen */.nT), unread.filter(policy_evidence/* isSuppressed */.Bx)].sort((a, b) => a.length - b.length);
    const queue = [...groups.flat(), ...unread.filter((finding) => finding.status === 'FIXED' && !(0,policy_evidence/* isOpen */.nT)(finding))];
    if (queue.length > detailCap) {
        collection.canSettle = false;
        collection.run.log.note(`${queue.length} details might decide, of which ${detailCap} are read: the rest is unknown`);
    }
    const end = Math.min(queue.length, detailCap);
    for (let start = 0; start < end && isOpenStill(collection);) {
        // Many details are read in larger chunks: judging in between must not take longer than reading.
        const next = Math.min(end, start + Math.max(detailChunk, Math.floor(start / 8)));
        const isUseful = await readDetails(collection, queue.slice(start, next));
        if (!isUseful && !(0,registry/* isToldBySilence */.i)(collection.policy))
            return;
        start = next;
        await readBaseWindow(collection);
    }
}
/** Reads lists and labels again after a while: identical means settled, otherwise the newer ones are what there is. */
async function collect_settle(collection) {
    const { run, repositoryId } = collection;
    const needed = (0,judge/* openSeverities */.qF)(collection.evidence, collection.policy);
    const everything = collection.evidence.unknownSeverities !== 'none';
    const wanted = everything ? src_severity/* severities */.gO : needed;
    const itemsBefore = wanted.flatMap((severity) => collection.listed.get(severity) ?? []);
    const doubtful = collection.evidence.findings.filter((finding) => mustBeReadAgain(finding, collection.window));
    const waitMs = staleInMs(collection, wanted, doubtful.length > 0);
    const when = waitMs < 500 ? 'now' : `in ${(0,src_clock/* formatSeconds */.Xo)(waitMs)}`;
    run.log.detail?.(`The list and the scan’s own counts do not settle it yet: reading the list again ${when}`);
    await waitWatching(collection, needed, waitMs);
    const list = await (0,violations/* sweepViolations */.tf)(run, repositoryId, everything ? undefined : wanted);
    await keepUnlisted(collection, takeList(collection, wanted, list));
    const stands = list.stands && (0,violations/* sameContent */.Cm)(itemsBefore, list.items);
    if (everything)
        collection.evidence = { ...collection.evidence, unknownSeverities: stands ? 'listed' : 'unread' };
    const moved = await labelAgain(collection, doubtful);
    // What another scan meanwhile sees of one severity unsettles no other, unless a baseline shares its entries among them.
    const isKept = (severity) => !(collection.policy.scope === 'new' ? moved.size > 0 : moved.has(severity));
    if (stands && collection.canSettle)
        markSettled(collection, wanted.filter(isKept));
    if (isOpenStill(collection))
        await readDecidingDetails(collection);
}
/** What the scan found below the rules is listed too, to be shown; a list that cannot be read then is a note, no more. */
async function listForDisplay(collection, listsAll) {
    const shown = shownSeverities(collection, listsAll);
    await forDisplay(collection, 'findings could be listed', () => listFor(collection, shown));
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
/** What only warns is looked into on the side: neither a fault nor what it finds out may change the verdict. */
async function warningsOf(judged) {
    const { policy, listed, unlisted, stated } = judged;
    if (policy.rules?.some(({ effect }) => effect === 'warn') !== true)
        return {};
    const copies = { listed: new Map(listed), unlisted: new Map(unlisted), stated: new Map(stated) };
    const aside = { ...judged, ...copies, policy: (0,judge/* withWarningsBlocking */.b2)(policy) };
    await forDisplay(aside, 'rules that warn could be decided', async () => {
        await listFor(aside, (0,judge/* openSeverities */.qF)(aside.evidence, aside.policy));
        if (isOpenStill(aside))
            await collect_settle(aside);
    });
    const { warnings, warned } = (0,judge/* judge */.S4)(aside.evidence, policy);
    return { warnings, warned };
}
/** Reads details worst first until as many findings of this scan as are shown have one. */
async function readWorst(collection) {
    const asked = new Set();
    const most = shownCaps[collection.evidence.isSuppressible ? 'elsewhere' : 'here'];
    while (asked.size < 4 * most) {
        const { evidence } = collection;
        const { effects } = (0,judge/* judge */.S4)(evidence, collection.policy);
        const own = evidence.findings.filter((finding) => (0,policy_finding/* isOfScan */.R0)(finding, evidence.counts) && finding.status !== 'FIXED');
        const shown = (0,ranking/* worstOf */.hm)(own, effects, most);
        const unread = shown.filter(({ id, detail }) => detail === undefined && !asked.has(id));
        if (unread.length === 0)
            return;
        for (const { id } of unread)
            asked.add(id);
        await readDetails(collection, unread);
    }
}

// EXTERNAL MODULE: ./build/compiled/src/gate/sources/service/resolve.js
var resolve = __webpack_require__(42050);
;// CONCATENATED MODULE: ./build/compiled/src/gate/sources/service/source.js
/** Evidence of a scan by a service: elsewhere, or the embedded one of this process. */








function createServiceSource(settings, options = {}) {
    const { comparison, readTree, isScanProven = false, wantsEverything = false } = options;
    let client;
    let opened;
    let awaited;
    let scans = [];
    return {
        serviceOrigin: new URL(settings.baseUrl).origin,
        isRemote: comparison === undefined,
        // The embedded scanners state paths from the root; what another service leaves out of them nobody says.
        hasFullPaths: readTree !== undefined,
        startsScan: settings.scanId === undefined && !wantsEverything,
        missingBase: comparison?.missing,
        ...(readTree && { readTree }),
        locate: ({ around, context }) => (0,guards/* withOwnHead */.$X)(around, context),
        refuse: () => (settings.apiKey === undefined ? (0,guards/* noKey */.Ns)() : undefined),
        async open(progress, reading) {
            client = clientFor(progress);
            const { context, around, budget, log } = progress;
            const run = { client, budget, log };
            const head = watchHead(budget, around, context);
            const wanted = (0,resolve/* wantedRepository */.ez)(progress.settings, context);
            const resolving = (0,resolve/* resolveRepository */.BN)(run, wanted);
            // Whatever else is wrong comes first.
            resolving.catch(() => { });
            const [headBefore] = await Promise.all([(0,guards/* checkHead */.Xj)(around, context), reading]);
            (0,guards/* refuseMoved */.EB)(headBefore);
            if (headBefore.kind === 'unreadable')
                log.note(headBefore.message);
            const repository = await resolving;
            (0,resolve/* noteUncompared */.jc)(log, wanted, repository);
            progress.report = (0,draft/* withRepository */.Bq)(progress.report, repository);
            log.detail?.(`Repository ${repository.name} (${repository.repository_id}), branch ${context.branch}`);
            const service = { progress, run, head, comparison, isScanProven };
            opened = { service, target: { repositoryId: repository.repository_id, branch: context.branch }, headBefore };
            return headBefore;
        },
        async start() {
            const { service, target } = known(opened);
            awaited = await scanAndWait(service, target);
            return awaited !== undefined;
        },
        async collect(_, request) {
            const collected = await collectAwaited(known(opened), known(awaited), request);
            scans = collected.scans;
            return collected;
        },
        ...(wantsEverything && {
            collectEverything: () => {
                const { service, target } = known(opened);
                return collectEverything(service.run, target.repositoryId, known(awaited).scans);
            },
        }),
        async checkPass() {
            const { service, headBefore } = known(opened);
            const since = known(awaited).isOurs ? 'first look' : 'push';
            const doubt = headBefore.kind === 'same' ? await service.head.doubt({ scans, since }) : headBefore;
            if (doubt.kind === 'same')
                return undefined;
            const message = `${doubt.message}; the scan found nothing that blocks, but it may not be a scan of this commit`;
            return { reason: 'moved', message, hint: doubt.hint };
        },
        serverTimeMs: () => client?.serverTimeMs(),
        requests: () => ({ ...client?.requests }),
    };
}
/** The story asks in order. */
function known(value) {
    if (value === undefined)
        throw new Error('The service was not asked yet');
    return value;
}
function clientFor({ settings, environment, budget, log }) {
    return (0,client/* createClient */.UU)({
        baseUrl: settings.baseUrl,
        apiKey: settings.apiKey ?? '',
        transport: environment.transport,
        budget,
        assume: settings.assume,
        userAgent: `scan-gate/${environment.version}`,
        onWait: log.say,
    });
}
async function collectAwaited({ service, target: { repositoryId } }, { scans }, { policy, baseline, mayNarrow, readChanges }) {
    const { progress, run, comparison } = service;
    const { around, context, settings, log } = progress;
    return collect(run, {
        repositoryId,
        scans,
        seenMs: run.budget.clock.now(),
        ...{ policy, baseline, listsAll: settings.uploadSarif },
        known: mayNarrow ? comparison?.knownOf(scans) : undefined,
        isSuppressible: comparison === undefined,
        readChanges: mayNarrow ? readChanges : async () => undefined,
        isInHead: (path) => (0,guards/* isFileInHead */.mF)(around, path, log),
        base: createBaseReader(run, {
            repositoryId,
            baseBranch: context.base?.branch,
            scans,
            readMergeBaseMs: () => (0,guards/* readMergeBaseMs */.Sp)(around, log),
        }),
    });
}


/***/ }),

/***/ 65796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cm: () => (/* binding */ sameContent),
/* harmony export */   kj: () => (/* binding */ hasUnknownNews),
/* harmony export */   tf: () => (/* binding */ sweepViolations),
/* harmony export */   xx: () => (/* binding */ lookAtViolations)
/* harmony export */ });
/* unused harmony export violationSource */
/* harmony import */ var _api_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44292);
/* harmony import */ var _api_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56845);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92700);
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75755);
/* harmony import */ var _policy_statements_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66062);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26436);
/** Lists the repository's violations as findings, with the totals that reveal unknown severities. */






/** Reads the violations of these severities until the list stands; throws when the service ignores the filter. */
async function sweepViolations(run, repositoryId, wanted) {
    const sweep = await (0,_api_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .sweepUntilStanding */ .XT)(violationSource(run, repositoryId, wanted));
    return { ...sweep, severities: wanted, readMs: run.budget.clock.now() };
}
function violationSource(run, repositoryId, wanted) {
    const shared = sharedTexts();
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
            const items = answer.items.map((item) => shared((0,_policy_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .readListItem */ ._V)(item)));
            return { ...answer, items };
        },
        id: ({ id }) => id,
        digest,
        combine: _policy_statements_js__WEBPACK_IMPORTED_MODULE_4__/* .combined */ .y,
    };
}
/** Many findings bear one title and lie in one file: each such text is held once. */
function sharedTexts() {
    const [titles, paths] = [sharedText(), sharedText()];
    return (finding) => {
        finding.title = titles(finding.title);
        if (finding.filePath !== undefined)
            finding.filePath = paths(finding.filePath);
        return finding;
    };
}
/** Where too many are different there is little to share. */
function sharedText() {
    const known = new Map();
    let found = 0;
    return (text) => {
        if (known.size === sharedTextsMax && found < sharedTextsMax)
            return text;
        const same = known.get(text);
        if (same !== undefined)
            found += 1;
        else if (known.size < sharedTextsMax)
            known.set(text, text);
        return same ?? text;
    };
}
const sharedTextsMax = 10_000;
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
    const stray = answer.items.find(({ severity }) => _severity_js__WEBPACK_IMPORTED_MODULE_5__/* .severities */ .gO.some((known) => known === severity && !wanted.includes(known)));
    if (stray === undefined)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PROTOCOL', `Asked for violations of ${wanted.join(', ')}, the service answered one of severity ${stray.severity}`, { hint: 'The service does not honour the documented severity filter, so its lists cannot be trusted.' });
}
const looks = 3;
const pauseMs = 1000;
/** A list of no more pages is read as a whole: that costs no more than to compare its totals. */
const fewPages = 3;
/** Two filters that share no severity: what both let through, or neither, is of none that is documented. */
const halves = [_api_words_js__WEBPACK_IMPORTED_MODULE_1__/* .severityFilters */ .$l.slice(0, 2).join(','), _api_words_js__WEBPACK_IMPORTED_MODULE_1__/* .severityFilters */ .$l.slice(2).join(',')];
/** One look at everything: a short list is read, of a long one the totals reveal violations of unknown severity. */
async function lookAtViolations(run, repositoryId, { counted, begin } = { counted: 0, begin: () => { } }) {
    const reading = violationSource(run, repositoryId, undefined).read(1);
    const isLong = counted > fewPages * _api_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .pageLimit */ .LN;
    if (isLong)
        begin();
    const first = await reading;
    if (first.total <= fewPages * first.items.length)
        return lookAtAll(run, repositoryId, first);
    if (!isLong)
        begin();
    let page = first;
    for (let look = 1; page.items.every(({ severityKnown }) => severityKnown); look++) {
        if (await hasKnownOnly(run, repositoryId, page.total)) {
            return { list: undefined, unknownSeverities: 'none', total: page.total };
        }
        if (look === looks)
            break;
        await run.budget.clock.sleep(pauseMs, run.budget.signal);
        page = await violationSource(run, repositoryId, undefined).read(1);
    }
    const list = await sweepViolations(run, repositoryId, undefined);
    return { list, unknownSeverities: 'unread', total: list.total };
}
/**
 * Whether there is a violation of unknown severity now that those findings lack. No count of a scan speaks of it, and a list
 * may lag; where there are as many violations as at the first look, none has come.
 */
async function hasUnknownNews(run, repositoryId, { total, findings }) {
    const counted = await totalOf(run, repositoryId, undefined);
    if (counted === total)
        return false;
    const ids = new Set(findings.map(({ id }) => id));
    const { list, total: listed } = await lookAtViolations(run, repositoryId);
    if (counted < listed)
        await checkTotal(run, repositoryId, listed);
    return list?.items.some(({ id, severityKnown }) => !severityKnown && !ids.has(id)) ?? false;
}
/** A total of what is on the page says nothing of the list: what is on no page could not be missed. */
async function checkTotal(run, repositoryId, listed) {
    const counted = await totalOf(run, repositoryId, undefined);
    if (counted >= listed)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PROTOCOL', `The service lists ${listed} violations, and asked for one it says that there are ${counted}`, {
        hint: 'Its totals are not those of the whole list, so nobody can tell whether a list is complete.',
    });
}
/** Of several pages one record may have been missed while they moved, and no count of a scan would show it: its total does. */
async function lookAtAll(run, repositoryId, first) {
    const sweep = await (0,_api_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .sweepUntilStanding */ .XT)(violationSource(run, repositoryId, undefined), first);
    const list = { ...sweep, severities: undefined, readMs: run.budget.clock.now() };
    const { total } = list;
    if (!list.stands)
        return { list, unknownSeverities: 'unread', total };
    const isShown = list.pageCount === 1 ||
        (list.items.every(({ severityKnown }) => severityKnown) &&
            (await totalOf(run, repositoryId, _api_words_js__WEBPACK_IMPORTED_MODULE_1__/* .severityFilters */ .$l.join(','))) === list.items.length);
    return { list, unknownSeverities: isShown ? 'listed' : 'unread', total };
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

/***/ 59552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ contextHints),
  w: () => (/* binding */ createSurroundings)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/git/commit-name.js
var commit_name = __webpack_require__(84191);
// EXTERNAL MODULE: ./build/compiled/src/ci/diff.js
var diff = __webpack_require__(41469);
// EXTERNAL MODULE: ./build/compiled/src/ci/github/client.js + 2 modules
var github_client = __webpack_require__(88657);
// EXTERNAL MODULE: ./build/compiled/src/ci/github/problems.js
var problems = __webpack_require__(33716);
;// CONCATENATED MODULE: ./build/compiled/src/ci/github/reader.js
/** The few things that the gate reads from GitHub: where a branch stands, what a file holds, what a pull request changes. */






/** GitHub lists no more files of a pull request than this. */
const fileLimit = 3000;
/** Nor more of what happened to a branch at once; its times are whole seconds. */
const activityLimit = 100;
const activitySlackMs = 2000;
/** Nor more files of a comparison. */
const compareLimit = 300;
const sha = schemas/* string */.YjP().check(api/* _regex */.Fk(/^[0-9a-f]{40,64}$/));
const gitRef = schemas/* looseObject */._H3({ ref: schemas/* optional */.lqM(schemas/* string */.YjP()), object: schemas/* looseObject */._H3({ sha }) });
const commit = schemas/* looseObject */._H3({ sha });
const changedFile = schemas/* looseObject */._H3({
    filename: schemas/* string */.YjP(),
    previous_filename: schemas/* optional */.lqM(schemas/* string */.YjP()),
    patch: schemas/* optional */.lqM(schemas/* string */.YjP()),
    additions: schemas/* optional */.lqM(schemas/* number */.aig()),
    deletions: schemas/* optional */.lqM(schemas/* number */.aig()),
    changes: schemas/* optional */.lqM(schemas/* number */.aig()),
    status: schemas/* optional */.lqM(schemas/* string */.YjP()),
});
/** Without a list of files nobody knows what changed. */
const comparison = schemas/* looseObject */._H3({
    files: schemas/* array */.YOg(changedFile),
    total_commits: schemas/* optional */.lqM(schemas/* number */.aig()),
    merge_base_commit: schemas/* nullish */.cl6(schemas/* looseObject */._H3({
        commit: schemas/* looseObject */._H3({ committer: schemas/* nullish */.cl6(schemas/* looseObject */._H3({ date: schemas/* nullish */.cl6(schemas/* string */.YjP()) })) }),
    })),
});
const commitList = schemas/* looseObject */._H3({
    total_commits: schemas/* number */.aig(),
    commits: schemas/* array */.YOg(schemas/* looseObject */._H3({ sha, parents: schemas/* array */.YOg(schemas/* looseObject */._H3({ sha })) })),
});
const commitFiles = schemas/* looseObject */._H3({ sha, files: schemas/* array */.YOg(changedFile) });
const activity = schemas/* looseObject */._H3({ before: schemas/* string */.YjP(), timestamp: schemas/* string */.YjP() });
const pull = schemas/* looseObject */._H3({
    base: schemas/* looseObject */._H3({ ref: schemas/* string */.YjP() }),
    head: schemas/* looseObject */._H3({ sha }),
    changed_files: schemas/* optional */.lqM(schemas/* number */.aig()),
});
function createGithubReader(options) {
    const client = (0,github_client/* createGithubClient */.z)({ ...options, problemOf: problems/* readProblem */.K });
    const commits = new Map();
    // Whatever is read of one branch in a run is read of one commit.
    const commitAt = (ref) => {
        const known = commits.get(ref) ?? commitOf(client, ref);
        commits.set(ref, known);
        return known;
    };
    return {
        async branchHead(branch) {
            const route = `${repository}/git/ref/heads/${encodePath(branch)}`;
            const { sha } = (await client.call({ route, shape: gitRef })).object;
            // Whoever is told what a branch is at may read that commit.
            commits.set(sha, Promise.resolve(sha));
            return sha;
        },
        async hasTag(name) {
            const route = `${repository}/git/ref/tags/${encodePath(name)}`;
            const found = await (0,errors/* orAbsent */.Re)(client.call({ route, shape: gitRef }));
            return found !== undefined && (found.ref ?? `refs/tags/${name}`) === `refs/tags/${name}`;
        },
        async fileText(path, ref) {
            const sha = await commitAt(ref);
            const text = await (0,errors/* orAbsent */.Re)(client.raw(`${repository}/contents/${encodePath(path)}?ref=${sha}`));
            return text === undefined ? undefined : { text, at: (0,commit_name/* commitText */.tT)(sha, ref) };
        },
        async changedFiles(pullRequest, { base, headSha }) {
            const [from, to] = [base?.sha, headSha];
            const isKnown = from !== undefined && to !== undefined;
            const compared = isKnown ? await (0,errors/* orAbsent */.Re)(comparedFiles(client, from, to)) : undefined;
            if (compared?.isComplete)
                return compared;
            const listed = await listedFiles(client, pullRequest, { base, headSha });
            const paths = new Set(listed.files.map(({ path }) => path));
            const isSame = compared?.files.every(({ path }) => paths.has(path)) ?? true;
            const { mergeBaseMs, commitCount } = compared ?? {};
            return { files: listed.files, isComplete: listed.isComplete && isSame, mergeBaseMs, commitCount };
        },
        comparedFiles: (baseSha, headSha) => comparedFiles(client, baseSha, headSha),
        commitDiffs: (baseSha, headSha) => commitDiffs(client, baseSha, headSha),
        async baseBranch(pullRequest) {
            return (await client.call({ route: `${repository}/pulls/${pullRequest}`, shape: pull })).base.ref;
        },
        hasLeft: (leaving) => hasLeft(client, leaving),
        serverAheadMs: client.serverAheadMs,
    };
}
/** So many things in a moment may hide one more. */
async function hasLeft(client, { branch, sha, sinceMs }) {
    const parameters = { ref: `refs/heads/${branch}`, per_page: activityLimit };
    const listed = await client.call({ route: `${repository}/activity`, parameters, shape: schemas/* array */.YOg(activity) });
    const recent = listed.filter(({ timestamp }) => !(Date.parse(timestamp) < sinceMs - activitySlackMs));
    return recent.length >= activityLimit || recent.some(({ before }) => before.toLowerCase() === sha.toLowerCase());
}
async function comparedFiles(client, baseSha, headSha) {
    const route = `${repository}/compare/${encodePath(`${baseSha}...${headSha}`)}?per_page=1`;
    const { files, total_commits: commitCount, merge_base_commit } = await client.call({ route, shape: comparison });
    const mergeBaseMs = Date.parse(merge_base_commit?.commit.committer?.date ?? '');
    return {
        files: files.map(diffFileOf),
        isComplete: files.length < compareLimit,
        commitCount,
        mergeBaseMs: Number.isNaN(mergeBaseMs) ? undefined : mergeBaseMs,
    };
}
/** So many are read at once. */
const commitsAtOnce = 8;
async function* commitDiffs(client, baseSha, headSha) {
    const commits = await listedCommits(client, baseSha, headSha);
    for (let index = 0; index < commits.length; index += commitsAtOnce) {
        const some = commits.slice(index, index + commitsAtOnce);
        yield* await Promise.all(some.map((each) => commitDiff(client, each)));
    }
}
/** The latest first. */
async function listedCommits(client, baseSha, headSha) {
    const route = `${repository}/compare/${encodePath(`${baseSha}...${headSha}`)}`;
    let total = 0;
    const itemsOf = ({ total_commits, commits }) => {
        total = Math.max(total, total_commits);
        return commits;
    };
    const listed = await client.pages({ route, shape: commitList }, itemsOf, diff/* commitLimit */.V);
    const commits = [...new Map(listed.map((each) => [each.sha, each])).values()].reverse();
    if (commits.length !== total || commits[0]?.sha !== headSha.toLowerCase() || total > diff/* commitLimit */.V)
        throw new errors/* GateError */.ue('PROTOCOL', `GitHub lists ${commits.length} of ${total} commits`);
    return commits;
}
async function commitDiff(client, { sha, parents }) {
    const [, ...others] = parents;
    const own = await Promise.all([
        ownFiles(client, sha),
        ...others.map((parent) => comparedFiles(client, parent.sha, sha)),
    ]);
    return { sha, against: own };
}
/** What a commit changes against its first parent. */
async function ownFiles(client, wanted) {
    const route = `${repository}/commits/${wanted}`;
    const itemsOf = ({ sha, files }) => {
        if (sha !== wanted)
            throw new errors/* GateError */.ue('PROTOCOL', `GitHub answered with commit ${sha}, not ${wanted}`);
        return files;
    };
    const files = await client.pages({ route, shape: commitFiles }, itemsOf, fileLimit);
    return { files: files.map(diffFileOf), isComplete: files.length < fileLimit };
}
/** As the pull request is now; incomplete when that is not what the event was about. */
async function listedFiles(client, number, { base, headSha }) {
    const route = `${repository}/pulls/${number}`;
    const list = { route: `${route}/files`, shape: schemas/* array */.YOg(changedFile) };
    const files = await client.pages(list, (page) => page, fileLimit);
    const now = await (0,errors/* orAbsent */.Re)(client.call({ route, shape: pull }));
    const isSame = now === undefined ||
        ((base === undefined || now.base.ref === base.branch) &&
            (headSha === undefined || now.head.sha === headSha.toLowerCase()) &&
            (now.changed_files ?? files.length) === files.length);
    return { files: files.map(diffFileOf), isComplete: isSame && files.length < fileLimit };
}
const repository = 'GET /repos/{owner}/{repo}';
function diffFileOf(file) {
    const { filename: path, previous_filename: previousPath, patch, additions, deletions, status } = file;
    const isUnchanged = additions === 0 && deletions === 0 && (file.changes ?? 0) === 0 && !patch;
    const isOnlyRenamed = status === 'renamed' && previousPath !== undefined && isUnchanged;
    const isRemoved = status === 'removed';
    return { path, previousPath, patch, additions, deletions, isRemoved, ...(isOnlyRenamed && { isOnlyRenamed }) };
}
function encodePath(path) {
    if (!path.isWellFormed())
        throw new errors/* GateError */.ue('PROTOCOL', `GitHub: ${JSON.stringify(path)} can be the name of nothing`);
    return path.split('/').map(encodeURIComponent).join('/');
}
/** The commit of a ref; a bare name must not leave a choice, because others may make branches and tags. */
async function commitOf(client, ref) {
    const exact = ref.replace(/^refs\//, '');
    const shaOf = async (name) => (await client.call({ route: `${repository}/commits/${encodePath(name)}`, shape: commit })).sha;
    if (/^(?:heads|tags)\//.test(exact) || (0,commit_name/* isFullSha */.Wf)(exact))
        return shaOf(exact);
    const [branch, tag] = await Promise.all([(0,errors/* orAbsent */.Re)(shaOf(`heads/${exact}`)), (0,errors/* orAbsent */.Re)(shaOf(`tags/${exact}`))]);
    if (branch !== undefined && tag !== undefined) {
        throw new errors/* GateError */.ue('CONFIG', `GitHub: ${exact} is a branch and a tag`, {
            hint: `Write heads/${exact} or tags/${exact}.`,
        });
    }
    const found = branch ?? tag;
    if (found !== undefined)
        return found;
    throw new errors/* GateError */.ue('NOT_FOUND', `GitHub: there is no branch or tag ${exact} that can be read`, {
        hint: `${problems/* readPermissionHint */.ZN} A commit is named by its full SHA.`,
    });
}

// EXTERNAL MODULE: ./build/compiled/src/git/files.js
var files = __webpack_require__(96287);
;// CONCATENATED MODULE: ./build/compiled/src/ci/local-diff.js
/** What a checkout's commit changes against another, read from git without any setting of the repository or its user. */



const plain = ['-c', 'core.quotePath=false', '-c', 'diff.noprefix=false', '-c', 'diff.mnemonicPrefix=false'];
const options = [
    '--no-ext-diff',
    '--no-textconv',
    '--no-color',
    '--no-relative',
    '--submodule=short',
    '--ignore-submodules=none',
    '--find-renames',
    '--unified=0',
    '--src-prefix=a/',
    '--dst-prefix=b/',
];
/** The diff since the merge base of two commits. Undefined when git cannot tell (a shallow clone, an unknown commit). */
async function localDiff(folder, base, head) {
    const mergeBase = await (0,files/* runGit */.EO)(['merge-base', '--end-of-options', base, head], folder);
    if (mergeBase === undefined || mergeBase === '')
        return undefined;
    const commit = await (0,files/* runGit */.EO)(['rev-parse', '--verify', '--quiet', '--end-of-options', `${head}^{commit}`], folder);
    if (commit === undefined)
        return undefined;
    if (commit === mergeBase)
        return { files: [], isComplete: true };
    const seconds = await (0,files/* runGit */.EO)(['show', '--no-patch', '--format=%ct', '--end-of-options', mergeBase], folder);
    const mergeBaseMs = /^\d+$/.test(seconds ?? '') ? Number(seconds) * 1000 : undefined;
    const diff = await (0,files/* withMissingObjects */.Pl)(folder, (whole) => diffBetween(whole, mergeBase, commit));
    const count = await (0,files/* runGit */.EO)(['rev-list', '--count', '--end-of-options', commit, `^${mergeBase}`], folder);
    const isShallow = (await (0,files/* runGit */.EO)(['rev-parse', '--is-shallow-repository'], folder)) !== 'false';
    const commitCount = count === undefined || isShallow ? undefined : Number(count);
    return diff && { ...diff, mergeBaseMs, commitCount };
}
/** What each commit changes since the merge base, the latest first. Throws GateError where git cannot tell it of all of them. */
async function* localCommitDiffs(folder, base, head) {
    const list = ['rev-list', '--topo-order', '--parents', `--max-count=${diff/* commitLimit */.V + 1}`, '--end-of-options'];
    const text = await (0,files/* runGit */.EO)([...list, head, `^${base}`], folder);
    const commits = (text ?? '').split('\n').filter(Boolean);
    if (text === undefined || commits.length > diff/* commitLimit */.V)
        throw new errors/* GateError */.ue('NOT_FOUND', `This checkout does not hold all commits from ${base} to ${head}`);
    for (const line of commits) {
        const [sha = '', ...parents] = line.split(' ');
        const found = await (0,files/* withMissingObjects */.Pl)(folder, (whole) => againstParents(whole, sha, parents));
        if (found === undefined)
            throw new errors/* GateError */.ue('NOT_FOUND', `git cannot tell what ${sha} changes`);
        yield { sha, against: found };
    }
}
/** Undefined for a commit without parents, too: a shallow clone ends in such ones, and more may lie behind. */
async function againstParents(folder, sha, parents) {
    const diffs = await Promise.all(parents.map((parent) => diffBetween(folder, parent, sha)));
    const whole = diffs.filter((diff) => diff !== undefined);
    return whole.length === diffs.length && whole.length > 0 ? whole : undefined;
}
async function diffBetween(folder, base, head) {
    const between = ['--end-of-options', base, head];
    const [names, text] = await Promise.all([
        (0,files/* runGit */.EO)([...plain, 'diff', '--name-status', '-z', ...options, ...between], folder),
        (0,files/* runGit */.EO)([...plain, 'diff', '--patch', ...options, ...between], folder),
    ]);
    if (names === undefined || text === undefined)
        return undefined;
    return readDiff(names, text);
}
/**
 * What a commit changes against the default branch: that of `origin`, where the checkout knows it; where there is no remote
 * at all, the branch `alone`. Undefined when the commit or the branch is not known: neither is guessed.
 */
async function diffAgainstDefault(cwd, head, alone) {
    const base = await defaultRef(cwd, alone);
    const diff = base === undefined || head === undefined ? undefined : await localDiff(cwd, base, head);
    // The default branch itself proposes nothing, which is not the same as changing nothing.
    return diff?.files.length === 0 ? undefined : diff;
}
async function defaultRef(cwd, alone) {
    const known = await (0,files/* runGit */.EO)(['symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD'], cwd);
    if (known !== undefined || alone === undefined)
        return known;
    return (await (0,files/* runGit */.EO)(['remote'], cwd)) === '' ? `refs/heads/${alone}` : undefined;
}
/** What `git diff` says with `--name-status -z`, and with `--patch`. */
function readDiff(names, text) {
    return combine(readNames(names), text);
}
/** Names from the list that cannot be misread, hunks from the text, in the same order. */
function combine(names, text) {
    // Every line of a file's content is prefixed, so only a header can begin like this; `^` would also fit after a lone CR.
    const parts = `\n${text}`.split('\ndiff --git ').slice(1);
    const isAligned = parts.length === names.reduce((sum, name) => sum + name.parts, 0);
    let next = 0;
    const files = names.map(({ parts: count, ...name }) => {
        const part = isAligned && count === 1 ? parts[next] : undefined;
        next += count;
        const start = part?.indexOf('\n@@ ') ?? -1;
        return { ...name, patch: start < 0 ? undefined : part?.slice(start + 1) };
    });
    return { files, isComplete: true };
}
function readNames(text) {
    const fields = text.split('\0').filter((field) => field !== '');
    const names = [];
    for (let index = 0; index < fields.length;) {
        const status = fields[index] ?? '';
        const isMoved = /^[RC]/.test(status);
        const [first = '', second = ''] = fields.slice(index + 1, index + 3);
        const parts = status === 'T' ? 2 : 1;
        const isRemoved = status === 'D';
        names.push(isMoved
            ? { path: second, previousPath: first, parts, ...(status === 'R100' && { isOnlyRenamed: true }) }
            : { path: first, isRemoved, parts });
        index += isMoved ? 3 : 2;
    }
    return names;
}

// EXTERNAL MODULE: ./build/compiled/src/ci/remote.js
var remote = __webpack_require__(33880);
;// CONCATENATED MODULE: ./build/compiled/src/ci/source-reader.js
/** Follows a context's sources: reads a file, a diff and a branch's head from where the context says that they are. */





/** Undefined when the file is not in that commit. Throws GateError when the commit or the file cannot be read. */
async function readFileFrom(source, path, github) {
    switch (source.kind) {
        case 'github':
            return githubFile(source, path, github);
        case 'checkout':
            return (0,files/* readFileAt */._T)(source.path, await heldRef(source), path);
        case 'origin':
            return (0,remote/* withRemoteBranch */.tx)(source.branch, source.path, async (folder, sha) => {
                const found = await (0,files/* readFileAt */._T)(folder, sha, path);
                return found && { ...found, at: (0,commit_name/* commitText */.tT)(sha, source.branch) };
            });
        case 'unreadable':
            throw source.why;
    }
}
async function githubFile({ ref, otherwise }, path, github) {
    if (otherwise === undefined)
        return github.fileText(path, ref);
    try {
        return await github.fileText(path, ref);
    }
    catch (error) {
        const { code } = (0,errors/* asGateError */.Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        const head = await (0,remote/* branchNow */.Hg)(otherwise.branch, (0,files/* gitIn */.uM)(otherwise.path));
        if (head.kind !== 'at' || head.sha !== otherwise.sha)
            throw error;
        return (0,files/* readFileAt */._T)(otherwise.path, otherwise.sha, path);
    }
}
async function heldRef({ path, ref, otherwise }) {
    if (otherwise === undefined)
        return ref;
    const git = (0,files/* gitIn */.uM)(path);
    const isHere = (await git('cat-file', '-e', `${ref}^{commit}`)) !== undefined;
    return (isHere ? undefined : await (0,files/* commitSha */.mJ)(otherwise, git)) ?? ref;
}
/** The commit at which the branch stands now. Throws GateError when it cannot be read. */
async function readHeadFrom(source, github) {
    if (source.kind === 'github')
        return github.branchHead(source.branch);
    const git = (0,files/* gitIn */.uM)(source.path);
    if (source.kind === 'origin')
        return (0,remote/* remoteHead */.P7)(source.branch, git);
    const sha = await (0,files/* commitSha */.mJ)('HEAD', git);
    if (sha !== undefined)
        return sha;
    throw new errors/* GateError */.ue('NOT_FOUND', `${source.path} has no commit any more`);
}
/** Whether a tag has the name of the branch. Throws GateError when it cannot be read. */
async function hasTagFrom(source, github) {
    if (source.kind === 'github')
        return github.hasTag(source.branch);
    return source.kind === 'origin' && (0,remote/* remoteHasTag */.xH)(source.branch, (0,files/* gitIn */.uM)(source.path));
}
/**
 * Undefined when nothing says what is changed. Throws GateError for a pull request whose base the checkout does not hold, and
 * that cannot be fetched without changing the checkout.
 */
async function readDiffFrom(source, github) {
    switch (source.kind) {
        case 'pull-request':
            return github.changedFiles(source.number, source);
        case 'comparison':
            return github.comparedFiles(source.baseSha ?? (await github.branchHead(source.baseBranch)), source.headSha);
        case 'default-branch':
            return diffAgainstDefault(source.path, source.headSha, source.alone);
        case 'origin':
            return diffAgainstOrigin(source);
    }
}
/**
 * What each commit of the change adds itself, the latest first; undefined where nothing says which commits they are. Throws
 * GateError, while it goes on too, where one of them cannot be read.
 */
async function readCommitsFrom(source, github) {
    switch (source.kind) {
        case 'pull-request': {
            const { base, headSha } = source;
            return base?.sha === undefined || headSha === undefined ? undefined : github.commitDiffs(base.sha, headSha);
        }
        case 'comparison':
            return github.commitDiffs(source.baseSha ?? (await github.branchHead(source.baseBranch)), source.headSha);
        case 'default-branch':
            return undefined;
        case 'origin':
            return commitsSinceOrigin(source);
    }
}
async function commitsSinceOrigin({ path, branch, headSha, }) {
    if (headSha === undefined)
        return undefined;
    const git = (0,files/* gitIn */.uM)(path);
    const base = await (0,remote/* remoteHead */.P7)(branch, git);
    if ((await git('cat-file', '-e', `${base}^{commit}`)) !== undefined)
        return localCommitDiffs(path, base, headSha);
    const request = { folder: path, branch, isShallow: false, known: headSha };
    // What is fetched goes away again: all of it is read before.
    return (0,files/* fetchBranch */.D_)(request, async (folder, sha) => {
        const commits = [];
        for await (const each of localCommitDiffs(folder, sha, headSha))
            commits.push(each);
        return commits;
    });
}
async function diffAgainstOrigin({ path, branch, headSha }) {
    const git = (0,files/* gitIn */.uM)(path);
    const base = await (0,remote/* remoteHead */.P7)(branch, git);
    const isHere = (await git('cat-file', '-e', `${base}^{commit}`)) !== undefined;
    const diff = headSha === undefined ? undefined : await diffFrom({ path, branch, headSha }, isHere ? base : undefined);
    if (diff !== undefined)
        return diff;
    throw new errors/* GateError */.ue('NOT_FOUND', `This checkout does not reach from ${headSha ?? 'its commit'} back to ${branch}`, {
        hint: 'Clone more of the history: GitLab CI GIT_DEPTH: 0, Azure Pipelines fetchDepth: 0, git fetch --unshallow.',
    });
}
/** Against a commit of the branch that the checkout holds, or the one that is fetched: the checkout stays as it is. */
function diffFrom({ path, branch, headSha }, base) {
    if (base !== undefined)
        return localDiff(path, base, headSha);
    const request = { folder: path, branch, isShallow: false, known: headSha };
    return (0,files/* fetchBranch */.D_)(request, (folder, sha) => localDiff(folder, sha, headSha));
}

// EXTERNAL MODULE: ./build/compiled/src/once.js
var once = __webpack_require__(88066);
// EXTERNAL MODULE: ./build/compiled/src/gate/diff.js
var gate_diff = __webpack_require__(89932);
;// CONCATENATED MODULE: ./build/compiled/src/gate/surroundings.js
/** How a run reads what it must know of the repository: one function for every entry, from the sources that the context names. */





/** What the settings say about the place of a run. */
function contextHints({ policyRef, configFile }, judged) {
    return { judged, policy: { ref: policyRef, isCentral: configFile?.kind === 'central' } };
}
function createSurroundings({ sources }, access) {
    const { transport, budget, onWait } = access;
    const readerOf = (repository) => lazily(async () => {
        return createGithubReader({ ...access.github, repository, transport, budget, onWait });
    });
    const github = readerOf(access.github.repository);
    const { head, trustedPolicy, judgedPolicy, diff, pushedByMs } = sources;
    const readDiff = diff && (0,once/* onceItSucceeds */.w)(async () => readDiffFrom(diff, github));
    return {
        ...(head && branchReaders(head, github, pushedByMs)),
        readPolicyFile: trustedPolicy &&
            (async (place, path) => {
                const source = place === 'trusted' ? trustedPolicy : judgedPolicy;
                return source && readFileFrom(source, path, github);
            }),
        readHeadFile: judgedPolicy && (async (path) => readFileFrom(judgedPolicy, path, github)),
        pushedByMs() {
            const aheadMs = github.serverAheadMs();
            return pushedByMs === undefined || aheadMs === undefined ? undefined : pushedByMs - aheadMs;
        },
        readAddress: async (url) => {
            const headers = { accept: 'application/json', 'accept-encoding': 'identity' };
            const answer = await transport.send({ method: 'GET', url, headers, signal: budget.signal });
            if (answer.kind === 'failure')
                throw new errors/* GateError */.ue('UNAVAILABLE', answer.message, { cause: answer.cause });
            if (answer.status !== 200)
                throw new errors/* GateError */.ue('UNAVAILABLE', `${url.host} answered ${answer.status}`);
            return answer.text;
        },
        readCentralFile: (repository, path, ref) => readerOf(repository).fileText(path, ref),
        changedFiles: readDiff &&
            (async () => {
                const read = await readDiff();
                return read && (0,gate_diff/* changesOf */.f)(read);
            }),
        commits: diff && (() => readCommitsFrom(diff, github)),
        readBase: diff?.kind === 'pull-request' ? () => github.baseBranch(diff.number) : undefined,
        readMergeBaseMs: readDiff && (async () => (await readDiff())?.mergeBaseMs),
    };
}
/** A reader that is made when something is to be read. */
function lazily(open) {
    let opened;
    const reader = (0,once/* once */.O)(async () => {
        opened = await open();
        return opened;
    });
    return {
        branchHead: async (branch) => (await reader()).branchHead(branch),
        hasTag: async (name) => (await reader()).hasTag(name),
        hasLeft: async (left) => (await reader()).hasLeft(left),
        fileText: async (path, ref) => (await reader()).fileText(path, ref),
        changedFiles: async (pullRequest, of) => (await reader()).changedFiles(pullRequest, of),
        comparedFiles: async (base, head) => (await reader()).comparedFiles(base, head),
        async *commitDiffs(base, head) {
            yield* (await reader()).commitDiffs(base, head);
        },
        baseBranch: async (pullRequest) => (await reader()).baseBranch(pullRequest),
        serverAheadMs: () => opened?.serverAheadMs(),
    };
}
function branchReaders(head, github, pushedByMs) {
    let firstLookMs;
    return {
        async readHead() {
            const sha = await readHeadFrom(head, github);
            const aheadMs = github.serverAheadMs();
            firstLookMs ??= aheadMs === undefined ? undefined : Date.now() + aheadMs;
            return sha;
        },
        hasTag: async () => hasTagFrom(head, github),
        async hasLeft(sha, since) {
            const sinceMs = since === 'push' ? pushedByMs : firstLookMs;
            if (head.kind !== 'github' || sinceMs === undefined)
                return undefined;
            return github.hasLeft({ branch: head.branch, sha, sinceMs });
        },
    };
}


/***/ }),

/***/ 84191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wf: () => (/* binding */ isFullSha),
/* harmony export */   sw: () => (/* binding */ isSameCommit),
/* harmony export */   tT: () => (/* binding */ commitText)
/* harmony export */ });
/** Names of commits as others write them: whole or short, in any case. */
const name = /^[0-9a-f]{7,64}$/i;
/** Undefined when one of the two is no name of a commit, so that nothing can be said. */
function isSameCommit(a, b) {
    if (a === undefined || b === undefined || !name.test(a) || !name.test(b))
        return undefined;
    const [first, second] = [a.toLowerCase(), b.toLowerCase()];
    return first.startsWith(second) || second.startsWith(first);
}
function isFullSha(text) {
    return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(text);
}
/** `main at 1a2b3c4d5e6f`, or `commit 1a2b3c4d5e6f`. */
function commitText(sha, ref) {
    const short = sha.slice(0, 12);
    const name = ref?.replace(/^(?:refs\/)?(?:heads|tags|remotes\/origin)\//, '');
    return name === undefined || sha.startsWith(name) ? `commit ${short}` : `${name} at ${short}`;
}


/***/ }),

/***/ 50618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TD: () => (/* binding */ readConfiguration),
/* harmony export */   cI: () => (/* binding */ userEntries),
/* harmony export */   o4: () => (/* binding */ configurationText),
/* harmony export */   rK: () => (/* binding */ repositoryEntries)
/* harmony export */ });
/** Chooses from git's configuration what asking `origin` takes, and writes it down for a repository of our own. */
/** Reads `git config --list --show-scope -z`. */
function readConfiguration(listed) {
    const fields = listed.split('\0');
    const pairs = Array.from({ length: Math.floor(fields.length / 2) }, (_, at) => fields.slice(2 * at, 2 * at + 2));
    return pairs.map(([scope = '', entry = '']) => {
        const end = entry.indexOf('\n');
        return end < 0
            ? { scope, name: entry, value: undefined }
            : { scope, name: entry.slice(0, end), value: entry.slice(end + 1) };
    });
}
/** How `origin` is reached. A credential helper is a program: the job's own credentials come by it. */
const access = /^(?:remote\.origin\.(?:url|proxy|proxyauthmethod|promisor|partialclonefilter)|url\..*\.insteadof|http\..+|credential\..+|ssh\.variant|protocol\.version)$/s;
/** What only the configuration of the user or the machine may say: programs to connect with, and owners to trust. */
const userOnly = /^(?:core\.(?:sshcommand|gitproxy)|safe\.directory)$/;
/** The entries of the user and the machine that count. */
function userEntries(entries) {
    const own = entries.filter(({ scope }) => scope === 'system' || scope === 'global');
    return own.filter(({ name }) => access.test(name) || userOnly.test(name));
}
/** The entries of the repository that count: of a bare clone, whose folder a branch may have brought, the address alone. */
function repositoryEntries(entries, isBare) {
    const own = entries.filter(({ scope }) => scope === 'local' || scope === 'worktree');
    return own.filter(({ name }) => (isBare ? name === 'remote.origin.url' : access.test(name)));
}
/** The entries as a configuration file, in their order. */
function configurationText(entries) {
    return entries.map(entryText).join('');
}
function entryText({ name, value }) {
    const [first, last] = [name.indexOf('.'), name.lastIndexOf('.')];
    const section = name.slice(0, first);
    const subsection = name.slice(first + 1, last);
    const head = first === last ? section : `${section} "${subsection.replaceAll(/["\\]/g, '\\$&')}"`;
    // A subsection with a line break cannot be written; git itself has no way to.
    if (subsection.includes('\n'))
        return '';
    return `[${head}]\n\t${name.slice(last + 1)}${value === undefined ? '' : ` = "${quoted(value)}"`}\n`;
}
function quoted(value) {
    return value.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\t', '\\t');
}


/***/ }),

/***/ 29229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ variablesFor)
/* harmony export */ });
/** The variables that a child or a worker gets: a list of what it needs, so that no key, token or option of a step reaches it. */
/** Where temporary files lie; Windows starts nothing without SystemRoot. */
const machineNames = ['TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'windir'];
/** Whose configuration counts. */
const userNames = [
    'HOME',
    'USER',
    'LOGNAME',
    'XDG_CONFIG_HOME',
    'USERNAME',
    'USERPROFILE',
    'HOMEDRIVE',
    'HOMEPATH',
    'APPDATA',
    'LOCALAPPDATA',
    'ProgramData',
    'ProgramFiles',
];
const proxyNames = [
    'HTTP_PROXY',
    'HTTPS_PROXY',
    'ALL_PROXY',
    'NO_PROXY',
    'http_proxy',
    'https_proxy',
    'all_proxy',
    'no_proxy',
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
];
/** What asking a registry of packages may take: where it is, and whose certificates count there. */
const registryNames = [
    ...['NPM_CONFIG_REGISTRY', 'npm_config_registry', 'NPM_CONFIG_USERCONFIG', 'npm_config_userconfig'],
    ...['NPM_CONFIG_CACHE', 'npm_config_cache', 'NODE_EXTRA_CA_CERTS'],
];
/** What asking `origin` may take: the agents of ssh and of passwords, certificates, the job's right to read it. */
const originNames = [
    'SSH_AUTH_SOCK',
    'SSH_AGENT_PID',
    'DBUS_SESSION_BUS_ADDRESS',
    'XDG_RUNTIME_DIR',
    'XDG_DATA_HOME',
    'KRB5CCNAME',
    'CURL_CA_BUNDLE',
    // GitLab's credential helper reads it: FF_GIT_URLS_WITHOUT_TOKENS.
    'CI_JOB_TOKEN',
];
const names = {
    machine: machineNames,
    user: [...machineNames, ...userNames],
    origin: [...machineNames, ...userNames, ...proxyNames, ...originNames],
    registry: [...machineNames, ...userNames, ...proxyNames, ...registryNames],
};
/** PATH is not among them: `Programs.path` is. */
function variablesFor(need, env, platform) {
    const fold = (name) => (platform === 'win32' ? name.toUpperCase() : name);
    const wanted = new Set(names[need].map(fold));
    const found = Object.entries(env).filter(([name]) => wanted.has(fold(name)));
    return Object.fromEntries(found.filter((entry) => entry[1] !== undefined));
}


/***/ }),

/***/ 96287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D_: () => (/* binding */ fetchBranch),
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   Pl: () => (/* binding */ withMissingObjects),
/* harmony export */   VI: () => (/* binding */ isCheckout),
/* harmony export */   Xz: () => (/* binding */ isSubmodule),
/* harmony export */   YP: () => (/* binding */ standingOf),
/* harmony export */   _T: () => (/* binding */ readFileAt),
/* harmony export */   mJ: () => (/* binding */ commitSha),
/* harmony export */   uM: () => (/* binding */ gitIn)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92700);
/* harmony import */ var _commit_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84191);
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41668);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16566);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92515);
/** git on the command line: what it prints in a folder, and the files of a commit. */







function gitIn(folder) {
    return (...args) => runGit(args, folder);
}
/** The SHA of the commit that a name, a ref or the beginning of a SHA stands for; undefined when there is none. */
function commitSha(name, git) {
    return git('rev-parse', '--quiet', '--verify', `${name}^{commit}`);
}
const localMs = 30_000;
/** Short forms of addresses stand in the user's configuration. */
const modes = { remote: 'user' };
/**
 * Runs git with these arguments in a folder: its trimmed output, undefined when it fails. `ls-remote` asks `origin` alone, and
 * fails where there is none. Throws when there is no git.
 */
async function runGit(args, folder, timeoutMs = localMs) {
    const place = placeOf(folder, timeoutMs);
    if (!isRepository(place.path))
        return undefined;
    const [command = ''] = args;
    if (command === 'ls-remote' && place.origin === undefined) {
        return orFailed((0,_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .withOrigin */ .D_)({ place, withObjects: false }, (origin) => output(origin, args)));
    }
    return output(place, args, modes[command]);
}
/** Undefined for what took too long or printed too much; what is wrong with this machine is thrown. */
async function orFailed(work) {
    try {
        return await work;
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue && (error.code === 'CANCELLED' || error.code === 'PROTOCOL'))
            return undefined;
        throw error;
    }
}
function placeOf(folder, timeoutMs) {
    const timeout = AbortSignal.timeout(timeoutMs);
    if (typeof folder === 'string')
        return { path: folder, signal: timeout };
    return { ...folder, signal: AbortSignal.any([folder.signal, timeout]) };
}
/** Throws GateError CONFIG for a folder that is not there. */
function isRepository(path) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', `git could not be run in ${path}`, {
            reason: 'wrong-ref',
            hint: 'Install git, and run the command in a folder that exists.',
        });
    }
    const { checkout, bare } = (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findRepository */ .W)(path);
    return checkout !== undefined || bare !== undefined;
}
function output(place, args, mode) {
    const answer = (0,_runner_js__WEBPACK_IMPORTED_MODULE_5__/* .askGit */ .gG)(place, args, { mode });
    return orFailed(answer.then(({ code, stdout }) => (code === 0 ? stdout.toString().trim() : undefined)));
}
/** More than any policy file may hold; what is larger is an error where it is read. */
const textCapBytes = 1024 * 1024;
/**
 * The text of a file at a commit or ref of the checkout; undefined when the commit does not have it. Throws GateError
 * NOT_FOUND for an unknown ref, PROTOCOL for what is there and cannot be read.
 */
function readFileAt(folder, ref, path) {
    return withMissingObjects(folder, (whole) => fileAt(whole, ref, path));
}
async function fileAt(cwd, ref, path) {
    const sha = await commitAt(cwd, ref);
    const listed = await rawGit(['ls-tree', '-z', '--full-tree', sha, '--', path], cwd);
    const [, kind, object] = /^\d+ (\w+) ([0-9a-f]+)\t/.exec(listed.toString()) ?? [];
    if (object === undefined)
        return undefined;
    if (kind !== 'blob')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PROTOCOL', `${path} is no file at ${(0,_commit_name_js__WEBPACK_IMPORTED_MODULE_6__/* .commitText */ .tT)(sha, ref)}`);
    const content = await rawGit(['cat-file', 'blob', object], cwd);
    try {
        return { text: new TextDecoder('utf-8', { fatal: true }).decode(content), at: (0,_commit_name_js__WEBPACK_IMPORTED_MODULE_6__/* .commitText */ .tT)(sha, ref) };
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PROTOCOL', `${path} is not UTF-8 at ${(0,_commit_name_js__WEBPACK_IMPORTED_MODULE_6__/* .commitText */ .tT)(sha, ref)}`, { cause: error });
    }
}
/** The commit of a SHA, a full ref, or a name: the remote's branch before a local one, and never a tag beside a branch. */
async function commitAt(cwd, ref) {
    const shaOf = (name) => commitSha(name, gitIn(cwd));
    const isExact = ref.startsWith('refs/') || (0,_commit_name_js__WEBPACK_IMPORTED_MODULE_6__/* .isFullSha */ .Wf)(ref);
    const [, kind, name = ref] = /^(?:(heads|tags)\/)?(.*)$/s.exec(ref) ?? [];
    const branches = [`refs/remotes/origin/${name}`, `refs/heads/${name}`];
    const branch = isExact || kind === 'tags' ? undefined : ((await shaOf(branches[0] ?? '')) ?? (await shaOf(branches[1] ?? '')));
    const tag = isExact || kind === 'heads' ? undefined : await shaOf(`refs/tags/${name}`);
    if (branch !== undefined && tag !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', `${name} is a branch and a tag`, { hint: `Write heads/${name} or tags/${name}.` });
    }
    const found = isExact ? await shaOf(ref) : (branch ?? tag);
    if (found !== undefined)
        return found;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('NOT_FOUND', `The checkout has no commit for ${ref}`, {
        hint: `Fetch it (git fetch origin ${name}), or name another one with policy-ref.`,
    });
}
async function rawGit(args, folder) {
    const place = placeOf(folder, localMs);
    const fault = (details) => new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PROTOCOL', `git ${args[0]} failed in ${place.path}`, details);
    const answer = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_5__/* .askGit */ .gG)(place, args, { capBytes: textCapBytes }).catch((cause) => {
        throw fault({ cause });
    });
    if (answer.code !== 0)
        throw fault({ cause: new Error(answer.stderr.trim()) });
    return answer.stdout;
}
/**
 * Reads what a commit holds. A partial clone lacks some of it, which is fetched from `origin` into a repository that goes
 * away again.
 */
async function withMissingObjects(folder, read) {
    const isOurs = typeof folder !== 'string' && folder.origin !== undefined;
    if (isOurs || !(await isPartial(folder)))
        return read(folder);
    const place = placeOf(folder, fetchMs);
    const found = await (0,_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .withOrigin */ .D_)({ place, withObjects: true }, async (origin) => ({ value: await read(origin) }));
    return found === undefined ? read(folder) : found.value;
}
/** A large repository takes a while. */
const fetchMs = 180_000;
/** Fetches a branch of `origin` as it stands now into a repository that goes away again; undefined when it cannot be had. */
async function fetchBranch({ folder, branch, isShallow, known }, use) {
    const place = placeOf(folder, fetchMs);
    return (0,_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .withOrigin */ .D_)({ place, withObjects: !isShallow }, async (origin) => {
        // What a ref names is what git tells the remote to be here.
        if (known !== undefined)
            await output(origin, ['update-ref', 'refs/known', known]);
        const flags = ['--quiet', '--no-tags', '--refmap=', ...(isShallow ? ['--depth=1'] : [])];
        await output(origin, ['fetch', ...flags, 'origin', `+refs/heads/${branch}:${fetchedRef}`]);
        const sha = await commitSha(fetchedRef, gitIn(origin));
        return sha === undefined ? undefined : use(origin, sha);
    });
}
const fetchedRef = 'refs/heads/fetched';
async function isPartial(folder) {
    if (!mayBePartial(typeof folder === 'string' ? folder : folder.path))
        return false;
    const promisor = ['config', '--get-regexp', String.raw `^(extensions\.partialclone|remote\..*\.promisor)$`];
    return (await runGit(promisor, folder)) !== undefined;
}
/** Whether the repository's configuration mentions it, or what it includes might: most need not start git for that. */
function mayBePartial(path) {
    const { checkout, bare } = (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findRepository */ .W)(path);
    return [checkout, bare].some((repository) => {
        if (repository === undefined)
            return false;
        const files = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.commonFolder, 'config'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.gitFolder, 'config.worktree')];
        return files.some((file) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) && /partialclone|promisor|include/i.test((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8')));
    });
}
/** Whether the folder is in a checkout. Throws GateError CONFIG where there is one that git will not read. */
async function isCheckout(folder) {
    const { checkout, bare } = (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findRepository */ .W)(folder);
    if (checkout === undefined && bare !== undefined) {
        throw unreadable(folder, 'it is a bare clone, which has no checkout');
    }
    if (checkout === undefined && !hasGitFolder(folder))
        return false;
    if (checkout === undefined)
        throw unreadable(folder, 'its .git is no repository');
    const answer = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_5__/* .askGit */ .gG)(placeOf(folder, localMs), ['rev-parse', '--git-dir'], { mode: 'owned' });
    if (answer.code === 0)
        return true;
    const [why = ''] = answer.stderr.replace(/^fatal: /, '').split('\n');
    throw unreadable(folder, why || 'it does not answer');
}
/**
 * The same in one question that git answers as it answers `isCheckout`; undefined where it says anything else: there is no checkout,
 * git will not read it or takes another one for it, it has no commit, or a branch or tag is named `HEAD`.
 */
async function standingOf(folder) {
    const { checkout, bare } = (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findRepository */ .W)(folder);
    if (checkout === undefined || bare !== undefined)
        return undefined;
    const question = ['rev-parse', '--absolute-git-dir', 'HEAD^{commit}', '--symbolic-full-name', 'HEAD'];
    const { code, stdout, stderr } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_5__/* .askGit */ .gG)(placeOf(folder, localMs), question, { mode: 'owned' });
    const [, gitFolder = '', sha, ref] = /^(.+)\n([0-9a-f]+)\n(\S+)\n$/s.exec(stdout.toString()) ?? [];
    const isClear = code === 0 && stderr === '' && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitFolder) === checkout.gitFolder;
    return isClear && sha !== undefined && ref !== undefined ? { sha, ref } : undefined;
}
/** Whether the checkout is a submodule: the branch of the one around it decides which repository and commit that is. */
async function isSubmodule(folder) {
    const top = (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findRepository */ .W)(folder).checkout?.top;
    const around = top === undefined ? undefined : (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findRepository */ .W)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(top)).checkout?.top;
    if (top === undefined || around === undefined)
        return false;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(around, top).replaceAll('\\', '/');
    const git = gitIn(around);
    const [staged, committed] = await Promise.all([
        git('ls-files', '--stage', '-z', '--', path),
        git('ls-tree', '-z', '--full-tree', 'HEAD', '--', path),
    ]);
    return [staged, committed].some((list) => list?.startsWith('160000 ') === true);
}
function unreadable(folder, why) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', `git cannot read the checkout ${folder}: ${why}`, {
        reason: 'policy',
        hint: `Let git read it; a checkout of another user needs git config --global --add safe.directory ${folder}`,
    });
}
function hasGitFolder(folder) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git')))
        return true;
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    return above !== folder && hasGitFolder(above);
}


/***/ }),

/***/ 83549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Aq: () => (/* binding */ machine),
  xM: () => (/* binding */ npmFor),
  Tu: () => (/* binding */ programsFor),
  S6: () => (/* binding */ workerVariables)
});

// UNUSED EXPORTS: npmOf

// EXTERNAL MODULE: ./build/compiled/src/git/environment.js
var environment = __webpack_require__(29229);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
;// CONCATENATED MODULE: ./build/compiled/src/git/programs.js
/** Finds the programs that the gate starts, by a search of its own: nothing that a checkout holds is ever one of them. */



/** The programs of a machine, looked for outside its working directory and the work trees of these checkouts. */
function findPrograms(machine, workTrees) {
    const { env, platform } = machine;
    const grounds = forbidden(machine, workTrees);
    const skipped = [];
    const folders = pathEntries(env, platform).filter((folder) => {
        const why = refusal(folder, grounds, platform);
        if (why !== undefined)
            skipped.push({ folder, why });
        return why === undefined;
    });
    const { delimiter, join } = pathsOf(platform);
    const find = (name, wanted = endings(platform)) => {
        for (const folder of folders) {
            for (const ending of wanted) {
                const file = join(folder, `${name}${ending}`);
                if (!isProgram(file, platform))
                    continue;
                const why = refusal(file, grounds, platform);
                if (why === undefined)
                    return file;
                skipped.push({ folder: file, why });
            }
        }
        throw notFound(name, skipped);
    };
    return { find, path: folders.join(delimiter) };
}
const pathsOf = (platform) => (platform === 'win32' ? external_node_path_.win32 : external_node_path_.posix);
/** PATH as it is written; on Windows its name is in any case, and an entry may stand in quotes. */
function pathEntries(env, platform) {
    if (platform !== 'win32')
        return (env.PATH ?? '').split(external_node_path_.posix.delimiter);
    const value = Object.entries(env).find(([name]) => name.toUpperCase() === 'PATH')?.[1] ?? '';
    return value.split(external_node_path_.win32.delimiter).map((folder) => folder.replace(/^"(.*)"$/, '$1'));
}
/** What can be started without a shell; a `.cmd` or `.bat` cannot. */
const endings = (platform) => (platform === 'win32' ? ['.exe', '.com'] : ['']);
function forbidden({ env, cwd, platform }, workTrees) {
    const home = env.HOME ?? env.USERPROFILE;
    const here = realPath(cwd);
    const holdsHome = home !== undefined && isWithin(realPath(home), here, platform);
    const isRoot = pathsOf(platform).dirname(here) === here;
    return [
        ...workTrees.map((folder) => ({ folder: realPath(folder), why: 'in the checkout', isItselfOnly: false })),
        { folder: here, why: 'in the working directory', isItselfOnly: isRoot || holdsHome },
    ];
}
/** Why nothing may be started from there: by its name, and by what the name is a link to. */
function refusal(path, grounds, platform) {
    if (!pathsOf(platform).isAbsolute(path))
        return 'not an absolute path';
    for (const name of [path, realPath(path)]) {
        if (/[\\/]node_modules[\\/]\.bin(?:[\\/]|$)/i.test(`${name}/`))
            return 'in node_modules/.bin';
        const ground = grounds.find(({ folder, isItselfOnly }) => isItselfOnly ? isSame(holderOf(name, platform), folder, platform) : isWithin(name, folder, platform));
        if (ground !== undefined)
            return ground.why;
    }
    return undefined;
}
/** The folder itself, or the one that a file lies in. */
function holderOf(path, platform) {
    return isProgram(path, platform) ? pathsOf(platform).dirname(path) : path;
}
function isWithin(path, folder, platform) {
    const { relative, isAbsolute, sep } = pathsOf(platform);
    const way = relative(folded(folder, platform), folded(path, platform));
    return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}
const isSame = (path, folder, platform) => pathsOf(platform).relative(folded(folder, platform), folded(path, platform)) === '';
/** The file systems of these fold case. */
const folded = (path, platform) => platform === 'win32' || platform === 'darwin' ? path.toLowerCase() : path;
function realPath(path) {
    try {
        return external_node_fs_.realpathSync.native(path);
    }
    catch {
        return path;
    }
}
function isProgram(file, platform) {
    try {
        if (!(0,external_node_fs_.statSync)(file).isFile())
            return false;
        if (platform !== 'win32')
            (0,external_node_fs_.accessSync)(file, external_node_fs_.constants.X_OK);
        return true;
    }
    catch {
        return false;
    }
}
function notFound(name, skipped) {
    const left = skipped.map(({ folder, why }) => `${JSON.stringify(folder)} (${why})`).join(', ');
    const note = left === '' ? '' : `; not looked for in ${left}`;
    return new errors/* GateError */.ue('CONFIG', `The program ${name} was not found on the PATH${note}`, {
        reason: 'wrong-ref',
        hint: `Install ${name} outside the checkout, in a folder of the PATH.`,
    });
}

// EXTERNAL MODULE: ./build/compiled/src/git/repository.js
var repository = __webpack_require__(16566);
;// CONCATENATED MODULE: ./build/compiled/src/git/machine.js
/** The machine that programs are started on. Beside the session the only reader of the process: a scan worker has no session. */



const machine = () => ({ env: process.env, cwd: process.cwd(), platform: process.platform });
const known = new Map();
/** The programs that may be started for a folder: none from the work trees around it, nor from those of the working directory. */
function programsFor(folder) {
    const here = machine();
    const workTrees = [here.cwd, folder].flatMap(repository/* workTreesAround */.i);
    const key = JSON.stringify([here.env.PATH, here.cwd, ...workTrees]);
    const programs = known.get(key) ?? findPrograms(here, workTrees);
    known.set(key, programs);
    return programs;
}
/** npm as it is started for a folder. Throws GateError CONFIG as `Programs.find` does. */
function npmFor(folder) {
    return npmOf(programsFor(folder), machine(), process.execPath);
}
/** On Windows by Node.js, because what is on PATH there, `npm.cmd`, takes a shell. */
function npmOf(programs, { env: own, platform }, node) {
    const env = { ...(0,environment/* variablesFor */.j)('registry', own, platform), PATH: programs.path };
    if (platform !== 'win32')
        return { file: programs.find('npm'), args: [], env };
    return { file: node, args: [programs.find('node_modules\\npm\\bin\\npm-cli', ['.js'])], env };
}
/** The variables of a worker that reads a repository. */
function workerVariables(path) {
    return { ...(0,environment/* variablesFor */.j)('machine', process.env, process.platform), PATH: programsFor(path).path };
}


/***/ }),

/***/ 41668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D_: () => (/* binding */ withOrigin),
/* harmony export */   LE: () => (/* binding */ protocolsOf),
/* harmony export */   ci: () => (/* binding */ addressOf)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _configuration_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50618);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92515);
/** Asks a checkout's `origin`, and fetches from it, in a repository of our own: the checkout is not changed, and only its way in is borrowed. */





/** Hands on a bare repository whose git may ask `origin`; undefined where there is none, or its owner is not trusted. */
async function withOrigin({ place, withObjects }, use) {
    const repository = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryOf */ ._M)(place);
    const entries = await configurationOf(place, repository);
    const own = (0,_configuration_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryEntries */ .rK)(entries, repository.top === undefined).map((entry) => absolute(entry, repository));
    const counting = [...(0,_configuration_js__WEBPACK_IMPORTED_MODULE_4__/* .userEntries */ .cI)(entries), ...own];
    if (!counting.some(({ name }) => name === addressName))
        return undefined;
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'scan-gate-origin-'));
    try {
        const configurationFile = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'user');
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(configurationFile, (0,_configuration_js__WEBPACK_IMPORTED_MODULE_4__/* .configurationText */ .o4)((0,_configuration_js__WEBPACK_IMPORTED_MODULE_4__/* .userEntries */ .cI)(entries)), { mode: 0o600 });
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'bare');
        await makeRepository(path, [...formatOf(entries), ...own]);
        if (withObjects)
            await lendObjects(path, repository);
        const closed = { configurationFile, protocols: 'none', folder: place.path };
        const address = await addressOf({ ...place, path, origin: closed }, counting);
        return await use({ ...place, path, origin: { ...closed, protocols: protocolsOf(address) } });
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true, maxRetries: 3 });
    }
}
/** None where git does not trust the owner of the checkout, whose helpers would be run. */
async function configurationOf(place, { top }) {
    const list = ['config', '--list', '--show-scope', '-z', '--includes'];
    const listed = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(place, list, { mode: top === undefined ? 'user' : 'owned' });
    return listed.code === 0 ? (0,_configuration_js__WEBPACK_IMPORTED_MODULE_4__/* .readConfiguration */ .TD)(listed.stdout.toString()) : [];
}
const addressName = 'remote.origin.url';
/** git takes a relative path from the top of the work tree. */
function absolute(entry, { top, gitFolder }) {
    const { name, value } = entry;
    if (name !== addressName || value === undefined || !/^\.\.?[\\/]/.test(value))
        return entry;
    return { ...entry, value: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(top ?? gitFolder, value) };
}
/** By hand: `git init` would copy the machine's templates, hooks among them. */
async function makeRepository(path, entries) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'objects/info'), { recursive: true, mode: 0o700 });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'refs/heads'), { recursive: true, mode: 0o700 });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'HEAD'), 'ref: refs/heads/none\n');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'config'), (0,_configuration_js__WEBPACK_IMPORTED_MODULE_4__/* .configurationText */ .o4)(entries), { mode: 0o600 });
}
/** How objects are named, and whether those that are missing may be fetched. */
function formatOf(entries) {
    const isLocal = ({ scope, name }) => scope === 'local' && /^extensions\.(?:objectformat|partialclone)$/.test(name);
    const base = [
        { scope: 'local', name: 'core.repositoryformatversion', value: '1' },
        { scope: 'local', name: 'core.bare', value: 'true' },
    ];
    return [...base, ...entries.filter(isLocal)];
}
/** A shallow history ends where that of the checkout does. */
async function lendObjects(path, { commonFolder }) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'objects/info/alternates'), `${JSON.stringify((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonFolder, 'objects'))}\n`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonFolder, 'shallow'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'shallow')).catch((error) => {
        if (error.code !== 'ENOENT')
            throw error;
    });
}
const remoteProtocols = 'https:http:ssh:git';
/** The address after the short forms that the configuration gives to addresses. */
async function addressOf(place, entries) {
    const written = entries.find(({ name }) => name === addressName)?.value ?? '';
    if (!entries.some(({ name }) => name.endsWith('.insteadof')))
        return written;
    const { stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(place, ['ls-remote', '--get-url', 'origin']);
    return stdout.toString().trim();
}
/** A folder of this machine only where the address names one; never a program in its place (`ext::`, `fd::`). */
function protocolsOf(address) {
    const isUrl = /^[a-z][a-z0-9+.-]*:\/\//i.test(address);
    const isRemote = isUrl ? !/^file:/i.test(address) : /^[^/\\]{2,}:/.test(address);
    return isRemote ? remoteProtocols : 'file';
}


/***/ }),

/***/ 70519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aj: () => (/* binding */ readRegularText),
/* harmony export */   DM: () => (/* binding */ readRegularTextSync),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   XF: () => (/* binding */ readRegularFile)
/* harmony export */ });
/* unused harmony export maxFileBytes */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92700);
/** Reads a file that somebody named: a regular one of bounded size, because a pipe or a device could hold the run up forever. */



/** More than any report or policy has. */
const maxFileBytes = 256 * 1024 * 1024;
/** Without it, opening a named pipe waits for a writer. Windows has no such flag and no such files. */
const flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
/** Rejects with an error whose `code` says why, as those of `readFile` do. */
async function readRegularFile(path, maxBytes = maxFileBytes) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, flags);
    try {
        requireRegular(await file.stat(), maxBytes);
        return await file.readFile();
    }
    finally {
        await file.close();
    }
}
async function readRegularText(path) {
    return (await readRegularFile(path)).toString('utf8');
}
/** The same where nothing can be waited for. Throws. */
function readRegularTextSync(path) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, flags);
    try {
        requireRegular((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file), maxFileBytes);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8');
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function requireRegular(found, maxBytes) {
    if (found.isDirectory())
        throw fault('EISDIR', 'it is a folder');
    if (!found.isFile())
        throw fault('no regular file', 'it is a pipe or a device, not a regular file');
    if (found.size > maxBytes)
        throw fault('too large', `it has more than ${Math.floor(maxBytes / 1024 / 1024)} MiB`);
}
function fault(code, message) {
    return Object.assign(new Error(message), { code });
}
/** A file that was named and cannot be read. */
function unreadable(name, error, code) {
    const why = error.code ?? 'unknown fault';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue(code, `${name} could not be read (${why})`, {
        cause: error,
        hint: 'Name a regular file that is there and can be read; pipes and devices are not read.',
        ...(code === 'SCAN_FAILED' && { brief: 'a SARIF file could not be read' }),
    });
}


/***/ }),

/***/ 92515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gG: () => (/* binding */ askGit),
  K1: () => (/* binding */ ending),
  V0: () => (/* binding */ gitProgram),
  _M: () => (/* binding */ repositoryOf),
  BE: () => (/* binding */ startGit)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/prose.js
var prose = __webpack_require__(18540);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/compiled/src/git/environment.js
var environment = __webpack_require__(29229);
;// CONCATENATED MODULE: ./build/compiled/src/git/hardening.js
/** What every run of git is told, so that nothing in a repository makes it start a program or read something else. */


const always = {
    GIT_ATTR_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    // Set and empty: no program is asked for a password, whatever core.askPass says.
    GIT_ASKPASS: '',
    GIT_EDITOR: ':',
    GIT_PAGER: 'cat',
    GIT_OPTIONAL_LOCKS: '0',
    // `refs/replace/*` would let a repository show other contents than its commit holds.
    GIT_NO_REPLACE_OBJECTS: '1',
    LC_ALL: 'C',
};
const offline = {
    // A partial clone would fetch missing objects; an older git obeys only the second.
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
};
/** The variables of a run of git, but for PATH. */
function gitVariables(mode, origin, { env, platform }) {
    const variables = (need) => ({ ...(0,environment/* variablesFor */.j)(need, env, platform), ...always });
    if (origin !== undefined)
        return { ...variables('origin'), ...configuredBy(origin.configurationFile), ...only(origin) };
    if (mode === 'sealed')
        return { ...variables('machine'), ...configuredBy(external_node_os_.devNull), ...offline };
    return { ...variables('user'), ...offline };
}
const configuredBy = (file) => ({ GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: file });
const only = ({ protocols }) => ({ GIT_ALLOW_PROTOCOL: protocols });
/** Settings of the command line win over those of a repository. */
const settings = {
    'safe.bareRepository': 'explicit',
    'core.fsmonitor': 'false',
    'core.untrackedCache': 'false',
    'core.hooksPath': external_node_os_.devNull,
    'core.attributesFile': external_node_os_.devNull,
    'submodule.recurse': 'false',
    'fetch.recurseSubmodules': 'false',
    'log.showSignature': 'false',
    'gc.auto': '0',
    'maintenance.auto': 'false',
};
/** Options before the command. */
const hardenedArguments = [
    '--no-pager',
    '--literal-pathspecs',
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

// EXTERNAL MODULE: ./build/compiled/src/git/machine.js + 1 modules
var machine = __webpack_require__(83549);
// EXTERNAL MODULE: ./build/compiled/src/git/repository.js
var repository = __webpack_require__(16566);
;// CONCATENATED MODULE: ./build/compiled/src/git/runner.js
/** The one place that starts git: never through a shell, found outside the checkout, with nothing that a repository could make it run. */








/** Starts git with open pipes; an aborted signal kills it, and its `error` event then carries an AbortError. */
async function startGit(place, args, mode = 'sealed') {
    return start({ place, args, mode, repository: await repositoryOf(place) });
}
function start({ place, repository, mode, args }) {
    const programs = (0,machine/* programsFor */.Tu)(place.origin?.folder ?? place.path);
    const { gitFolder, top } = repository;
    const isOwned = mode === 'owned' && top !== undefined;
    // Named, git looks for no repository; and its folder holds no file of the branch, such as attributes.
    const found = ['-c', 'safe.directory=*', `--git-dir=${gitFolder}`, `--work-tree=${gitFolder}`];
    return (0,external_node_child_process_.spawn)(programs.find('git'), [...hardenedArguments, ...(isOwned ? [] : found), ...args], {
        cwd: isOwned ? top : gitFolder,
        env: { ...gitVariables(mode, place.origin, (0,machine/* machine */.Aq)()), PATH: programs.path },
        signal: place.signal,
        killSignal: 'SIGKILL',
        stdio: ['pipe', 'pipe', 'pipe'],
        windowsHide: true,
    });
}
/** The repository that a path names. Throws GateError CONFIG when there is none. */
async function repositoryOf(place) {
    const { checkout, bare } = (0,repository/* findRepository */.W)(place.path);
    if (checkout === undefined && bare === undefined)
        throw notARepository(place.path);
    if (bare !== undefined && place.origin !== undefined)
        return bare;
    if (bare === undefined || (checkout !== undefined && (await isBrought(place, checkout)))) {
        return checkout;
    }
    return bare;
}
/** Whether a checkout holds files of the folder: then it is the branch's, and no bare clone that somebody made there. */
async function isBrought(place, repository) {
    const path = relativePath(repository.top ?? '', place.path);
    const lists = [
        ['ls-files', '-z', '--', path],
        ['ls-tree', '-z', '--full-tree', 'HEAD', '--', path],
    ];
    const answers = await Promise.all(lists.map((args) => ended(start({ place, repository, mode: 'sealed', args }), place)));
    return answers.some(({ code, stdout }) => code !== 0 || stdout.length > 0);
}
function relativePath(top, path) {
    return external_node_fs_.realpathSync.native(path).slice(top.length).replaceAll('\\', '/').replace(/^\/+/, '');
}
/** Settles when the process has ended: its exit code, or a GateError when it could not start or was aborted. */
function ending(child, signal) {
    return new Promise((resolve, reject) => {
        child.once('error', (cause) => reject(signal.aborted ? (0,errors/* cancelled */.KW)(signal) : cannotStart(cause)));
        child.once('close', (code) => (signal.aborted ? reject((0,errors/* cancelled */.KW)(signal)) : resolve(code)));
    });
}
/** Runs git to its end and hands over what it printed. */
async function askGit(place, args, { mode = 'sealed', capBytes } = {}) {
    if (place.signal.aborted)
        throw (0,errors/* cancelled */.KW)(place.signal);
    return ended(await startGit(place, args, mode), place, capBytes);
}
/** The git that is started for a folder. Throws GateError CONFIG when there is none outside the checkout. */
async function gitProgram(place) {
    const programs = (0,machine/* programsFor */.Tu)(place.path);
    const path = programs.find('git');
    const child = (0,external_node_child_process_.spawn)(path, ['--version'], {
        cwd: (0,external_node_path_.dirname)(path),
        env: { ...gitVariables('sealed', undefined, (0,machine/* machine */.Aq)()), PATH: programs.path },
        signal: place.signal,
        killSignal: 'SIGKILL',
        stdio: ['pipe', 'pipe', 'pipe'],
        windowsHide: true,
    });
    const { stdout } = await ended(child, place);
    return { path, version: /^git version (\S+)/.exec(stdout.toString())?.[1] };
}
const defaultCapBytes = 256 * 1024 * 1024;
async function ended(child, { signal }, capBytes = defaultCapBytes) {
    child.stdin.on('error', () => undefined);
    child.stdin.end();
    // A program that git started may outlive it and hold these open.
    const letGo = () => [child.stdout, child.stderr].forEach((stream) => void stream.destroy());
    signal.addEventListener('abort', letGo, { once: true });
    try {
        const [code, stdout, stderr] = await Promise.all([
            ending(child, signal),
            bytesOf(child.stdout, capBytes),
            bytesOf(child.stderr, capBytes),
        ]);
        return { code, stdout, stderr: stderr.toString() };
    }
    finally {
        signal.removeEventListener('abort', letGo);
        child.kill('SIGKILL');
    }
}
/** What a stream brings until it ends or is cut off; throws GateError PROTOCOL beyond the cap. */
async function bytesOf(stream, capBytes) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of stream) {
        chunks.push(chunk);
        bytes += chunk.length;
        if (bytes > capBytes)
            throw new errors/* GateError */.ue('PROTOCOL', `git printed more than ${capBytes} bytes`);
    }
    return Buffer.concat(chunks);
}
function notARepository(path) {
    return new errors/* GateError */.ue('CONFIG', `${path} is not a git checkout or bare clone`, {
        hint: (0,prose/* prose */.CS) `Give the path of a folder that ${(0,prose/* code */.aY)('git clone')} or ${(0,prose/* code */.aY)('git init')} made, with at least one commit.`,
    });
}
function cannotStart(cause) {
    return new errors/* GateError */.ue('CONFIG', 'The git program could not be started', { cause });
}


/***/ }),

/***/ 24590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lm: () => (/* binding */ treePaths),
/* harmony export */   Xz: () => (/* binding */ isTracked),
/* harmony export */   lo: () => (/* binding */ headPaths),
/* harmony export */   lx: () => (/* binding */ findTracking),
/* harmony export */   vl: () => (/* binding */ changedPaths)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92700);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92515);
/** What a commit brings: whether a file of this machine is of it, and which files it has. */




/**
 * Whether HEAD, or one of the revisions that the repository around the file knows, holds a file of this path: as it is
 * named, and where its links lead. The nearest repository is asked, a submodule's for what lies in one.
 */
async function isTracked(path, revisions, signal) {
    for (const place of await placesOf(path))
        if (await heldBy(place, ['HEAD', ...revisions], signal))
            return true;
    return false;
}
/** Which repository tracks a file. `folder`: within the checkout that is judged; `revisions`: the commits that are judged. */
async function findTracking(path, { folder, revisions, signal }) {
    const judgedTop = await realTop({ path: folder, signal });
    let found;
    for (const place of await placesOf(path)) {
        const held = await heldBy(place, [...revisions, 'HEAD'], signal);
        if (held === undefined)
            continue;
        const isSubmodule = async () => (await heldBy(held.top, ['HEAD', ...revisions], signal))?.top === judgedTop;
        const isJudged = revisions.includes(held.revision) || held.top === judgedTop || (await isSubmodule());
        if (isJudged)
            return { top: held.top, isJudged };
        found ??= { top: held.top, isJudged };
    }
    return found;
}
/** The file as it is named, and where its links lead. */
async function placesOf(path) {
    return new Set([(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)), await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path)]);
}
/** The paths of HEAD's files in the repository around a folder; empty where there is none. */
async function headPaths(folder, signal) {
    const place = { path: folder, signal };
    return (await topOf(place)) === undefined ? [] : [...((await treePaths(place, 'HEAD')) ?? [])];
}
/** The paths of a commit's files; undefined when the repository does not hold it. */
async function treePaths(place, revision) {
    const list = ['ls-tree', '-r', '-z', '--name-only', '--full-tree', '--end-of-options', revision];
    const { code, stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(place, list);
    return code === 0 ? new Set(stdout.toString().split('\0').slice(0, -1)) : undefined;
}
/** The paths at which two commits differ, both names of a renamed file; undefined when the repository does not hold both. */
async function changedPaths(place, from, to) {
    const compare = ['diff-tree', '-r', '-z', '--name-only', '--no-renames', '--end-of-options', from, to];
    const { code, stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(place, compare);
    return code === 0 ? new Set(stdout.toString().split('\0').slice(0, -1)) : undefined;
}
async function heldBy(path, revisions, signal) {
    const place = { path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), signal };
    const top = await realTop(place);
    if (top === undefined)
        return undefined;
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, path).replaceAll('\\', '/');
    for (const revision of revisions) {
        const known = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(place, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
        if (known.code !== 0)
            continue;
        const { code, stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(place, ['ls-tree', '-z', '--full-tree', revision, '--', name]);
        if (code !== 0 || stdout.length > 0)
            return { top, revision };
    }
    return undefined;
}
async function realTop(place) {
    const top = await topOf(place);
    return top === undefined ? undefined : (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(top);
}
async function topOf(place) {
    try {
        return (await (0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryOf */ ._M)(place)).top;
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue && error.code === 'CONFIG')
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 47128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F2: () => (/* binding */ decidedLanguage),
  bS: () => (/* binding */ interpreterLanguage),
  jq: () => (/* binding */ isForeign),
  yZ: () => (/* binding */ isKnownOther),
  Y_: () => (/* binding */ isOpenName),
  vj: () => (/* binding */ isProvenOther),
  Ee: () => (/* binding */ isVendored),
  Mv: () => (/* binding */ languageNamed),
  TL: () => (/* binding */ languageNames),
  eX: () => (/* binding */ languageOf),
  ze: () => (/* binding */ mayBeProvenOther),
  CY: () => (/* binding */ noLanguage),
  kx: () => (/* binding */ startsWithPhp)
});

;// CONCATENATED MODULE: ./build/compiled/src/languages/contents.js
/**
 * Names that several formats share: what the file holds decides between them.
 * After the heuristics of Linguist: https://github.com/github-linguist/linguist/blob/main/lib/linguist/heuristics.yml
 */
const xml = /^\s*<(?:\?xml|!DOCTYPE|TS\b|gml\b|tileset\b)/i;
const php = /<\?(?:php\b|=)/i;
const binary = /\0/;
/** By extension; where no row fits, the last word decides: `usual` is the language of the extension, `none` no program. */
const byExtension = {
    '.app': { rows: [[/^\s*(?:%.*\n\s*)*\{\s*application\s*,/, 'Erlang']], otherwise: 'none' },
    '.asc': {
        rows: [
            [/^(?:----[- ]BEGIN|ssh-)/m, undefined],
            [/^[=-]+\s|\{\{/m, undefined],
            [
                /^(?:\/\/.+|(?:(?:import|export)\s+)?(?:function|int|float|char)\s+(?:room|repeatedly|on|game)_)/m,
                'AGS Script',
            ],
        ],
        otherwise: 'none',
    },
    '.cls': {
        rows: [
            [/^\s*\\(?:NeedsTeXFormat|ProvidesClass)\{/m, undefined],
            [/^(?:VERSION \d\.\d CLASS|Attribute VB_)/m, 'VBA'],
        ],
        otherwise: 'usual',
    },
    '.d': { rows: [[/^(?:[^\s:]+\.(?:o|lo|obj|d|so|a)\s*)+:(?:\s|\\?$)/m, undefined]], otherwise: 'usual' },
    '.es': { rows: [[/^\s*(?:%%|main\s*\(.*\)\s*->)/m, 'Erlang']], otherwise: 'usual' },
    '.frm': { rows: [[binary, undefined]], otherwise: 'usual' },
    '.gml': {
        rows: [
            [xml, undefined],
            [/^\s*graph\s*\[/m, undefined],
        ],
        otherwise: 'usual',
    },
    '.h': {
        rows: [
            [
                /^\s*(?:@(?:interface|class|protocol|property|end|synchronised|selector|implementation)\b|#import\s+.+\.h[">])/m,
                'Objective-C',
            ],
            [
                /^\s*#\s*include <(?:cstdint|string|vector|map|list|array|bitset|queue|stack|forward_list|unordered_map|unordered_set|(?:i|o|io)stream)>|^\s*template\s*<|^[ \t]*(?:try|constexpr)\b|^[ \t]*catch\s*\(|^[ \t]*(?:class|(?:using[ \t]+)?namespace)\s+\w+|^[ \t]*(?:private|public|protected):$|std::\w+/m,
                'C++',
            ],
        ],
        otherwise: 'usual',
    },
    '.inc': {
        rows: [
            [php, 'PHP'],
            [/^\s*#\s*include\b|^\s*(?:class|namespace|template|static|const|void|int)\b[^\n]*[;{(]/m, 'C++'],
            [/^\s*(?:unit|uses|procedure|begin|\{\$\w+)\b/im, 'Pascal'],
            [
                /^\s*(?:\.\w+|[\w.$]+:|%(?:define|macro|include|if)|section|segment)\b.*$|^\s+(?:mov|push|jmp|call|db|dw|equ)\s/im,
                'Assembly',
            ],
        ],
        otherwise: 'none',
    },
    '.m': {
        rows: [
            [
                /^\s*(?:@(?:interface|class|protocol|property|end|selector|implementation)\b|#import\s+.+\.h[">])/m,
                'Objective-C',
            ],
            [/^\s*:-\s*(?:module|interface|import_module|implementation)\b/m, 'Mercury'],
            [/^\s*%|^\s*function\b[^{]*$|^\s*end\s*$/m, 'MATLAB'],
            [/\(\*/, 'Wolfram Language'],
        ],
        otherwise: 'usual',
    },
    '.mo': {
        rows: [
            [binary, undefined],
            [/^\s*(?:within|model|package|class|function|block|connector|record|type|partial|encapsulated)\b/m, 'Modelica'],
        ],
        otherwise: 'none',
    },
    '.mod': {
        rows: [
            [xml, undefined],
            [binary, undefined],
            [/^\s*(?:MODULE|(?:DEFINITION|IMPLEMENTATION) MODULE|END)\s+\w+/m, 'Modula-2'],
            [/^\s*(?:param|var|set|minimize|maximize|subject to|s\.t\.)\s/m, 'AMPL'],
        ],
        otherwise: 'none',
    },
    '.msg': {
        rows: [[/^\s*(?:message|packet|class|enum|namespace|cplusplus)\b[^\n]*[{;]/m, 'OMNeT++ MSG']],
        otherwise: 'none',
    },
    '.nc': {
        rows: [
            [binary, undefined],
            [/^\s*[GMNT]\d+\b/m, undefined],
        ],
        otherwise: 'usual',
    },
    '.p': { rows: [[/^\s*(?:set|plot|splot)\s+(?:\w+\s|[-["'])/m, undefined]], otherwise: 'usual' },
    '.pc': {
        rows: [[/^(?:prefix|Name|Version|Description|Libs|Cflags|Requires)\s*[:=]/m, undefined]],
        otherwise: 'usual',
    },
    '.pl': {
        rows: [
            [/^\s*use\s+v6\b|^\s*(?:my\s+)?(?:unit\s+)?(?:module|class|grammar)\s+\w+\s*[;{]/m, 'Raku'],
            [/\buse\s+(?:strict\b|v?5\b)|^\s*(?:my|sub|package|use|print|our)\b/m, 'Perl'],
            [/^[^#\n]*:-/m, 'Prolog'],
        ],
        otherwise: 'usual',
    },
    '.pro': {
        rows: [
            [
                /^-(?:keep|dontwarn|optimizations?|assumenosideeffects|renamesourcefileattribute|dontobfuscate|include|injars)\b/m,
                undefined,
            ],
            [/^\s*(?:HEADERS|SOURCES|TEMPLATE|TARGET|QT|CONFIG|SUBDIRS|FORMS|RESOURCES)\b\s*[-+*]?=/m, undefined],
            [/^[^[#\n]+:-/m, 'Prolog'],
            [/^\s*(?:function|pro|compile_opt)\s+\w[ \w,:]*$/im, 'IDL'],
        ],
        otherwise: 'none',
    },
    '.res': {
        rows: [
            [binary, undefined],
            [/^\s*(?:let|type|module|open|external|@\w+)\b/m, 'ReScript'],
        ],
        otherwise: 'none',
    },
    '.rs': { rows: [[xml, undefined]], otherwise: 'usual' },
    '.sig': {
        rows: [
            [binary, undefined],
            [/^\s*signature\s+\w+\s*=/m, 'Standard ML'],
        ],
        otherwise: 'none',
    },
    '.sol': {
        rows: [
            [/^\s*(?:%FS|G04|%MO)/m, undefined],
            [binary, undefined],
        ],
        otherwise: 'usual',
    },
    '.st': { rows: [[/\$\w+[($]|<%|^\s*<\w+>/m, undefined]], otherwise: 'usual' },
    '.t': {
        rows: [
            [/^\s*use\s+v6\b/m, 'Raku'],
            [/^\s*%[ \t]+|^\s*var\s+\w+\s*:=?\s*\w+/m, 'Turing'],
        ],
        otherwise: 'usual',
    },
    '.ts': { rows: [[xml, undefined]], otherwise: 'usual' },
    '.tsx': { rows: [[xml, undefined]], otherwise: 'usual' },
    '.v': {
        rows: [[/^\s*(?:Require|From\s+\w+\s+Require|Theorem|Lemma|Definition|Fixpoint|Proof|Qed)\b/m, 'Rocq Prover']],
        otherwise: 'usual',
    },
};
const beginning = String.raw `^\uFEFF?(?:[ \t]*(?:(?:#|\/\/).*)?\r?\n)*`;
/** Names of files that builds and tools read, with more behind a dot or a dash. */
const claims = [
    {
        name: /^(?:docker|container)file[._-]./i,
        holds: new RegExp(String.raw `${beginning}[ \t]*(?:FROM[ \t]+\S|ARG[ \t]+\w)`, 'i'),
        isCertain: true,
    },
    {
        name: /^jenkinsfile[._-]./i,
        always: /\.(?:groovy|gvy|gy)$/i,
        holds: new RegExp(String.raw `${beginning}[ \t]*(?:(?:pipeline|node(?:\([^)\n]*\))?)[ \t]*\{|@Library\([^)\n]*\)[ \t]*_)`),
        isCertain: true,
    },
    { name: /^(?:gnu)?makefile[._-]./i, holds: /^[\w./%$() -]+:[^=\n]*\n\t|^\s*(?:include|SUBDIRS|bin_PROGRAMS)\b/m },
    { name: /^cmakelists\.txt[._-]./i, holds: /^\s*(?:cmake_minimum_required|project|add_\w+|set)\s*\(/im },
    { name: /^vagrantfile[._-]./i, holds: /\bVagrant\.configure\b/ },
    {
        name: /^(?:gem|pod|brew|rake|fast|berks|cap|guard)file[._-]./i,
        holds: /^\s*(?:source|gem|pod|platform|tap|brew|task|lane|cookbook|guard)\b/m,
    },
    {
        name: /^(?:just|proc|caddy|tilt|earth)file[._-]./i,
        holds: /^[\w-]+[^\n]*:(?:\s|$)|^[^\n]*\{\s*$|^(?:FROM|VERSION)\b/m,
    },
    { name: /\.conf\.\w+$/i, holds: /^\s*(?:server|http|events|upstream|location)\b[^;{}()\n]*\{/m },
    { name: /^\.env\./i, holds: /^\s*(?:export\s+)?[A-Z][A-Z0-9_]*=/m },
    {
        name: /^(?:readme|licen[cs]e|copying|notice|changelog|changes|contributing|authors|security|install|todo|history|news)[._-]./i,
        // Whole sentences, and no line of a program.
        holds: /^(?![\s\S]*(?:[;{}]\s*$|^\s*(?:import|from|def|class|func|function|fn|var|let|const|use|package|#include|require|module|public|private|sub|namespace)\b))[\s\S]*\w \w/m,
    },
];
const script = /\.(?:[cm]?[jt]sx?|pyw?|py3)$/i;
/** Whether what the file holds decides its language, whatever its name says. */
function isDecidedByContent(name) {
    return claimFor(name) !== undefined || Object.hasOwn(byExtension, extensionOf(name));
}
/** Whether the name is that of a file for builds, tools or readers, whatever stands behind it. */
function isClaimed(name) {
    return claimFor(name) !== undefined;
}
/** Whether the name is such a one, and the content what the name says. */
function isProvenClaim(name, text) {
    const claim = claimFor(name);
    return claim?.always?.test(name) === true || claim?.holds.test(text) === true;
}
/** The language by the beginning of the content; `usual` is the one that the extension means as a rule. */
function languageOfContent(name, text, usual) {
    if (isProvenClaim(name, text))
        return undefined;
    const decided = byExtension[extensionOf(name)];
    const row = decided?.rows.find(([pattern]) => pattern.test(text));
    if (row !== undefined)
        return row[1];
    return decided?.otherwise === 'none' ? undefined : usual;
}
function claimFor(name) {
    const claim = claims.find((each) => each.name.test(name));
    return claim?.isCertain === true || !script.test(name) ? claim : undefined;
}
function extensionOf(name) {
    const dot = name.lastIndexOf('.');
    return dot <= 0 ? '' : name.slice(dot).toLowerCase();
}

;// CONCATENATED MODULE: ./build/compiled/src/languages/table.js
/** Programming languages by the names of their files. Made by `npm run generate` from the package linguist-languages. */
/** Each `name|extensions|interpreters`, the lists separated by blanks. */
const languageRows = [
    '1C Enterprise|.bsl .os|',
    '4D|.4dm|',
    'ABAP|.abap|',
    'AGS Script|.asc|',
    'AIDL|.aidl|aidl',
    'AL|.al|',
    'ALGOL|.alg|',
    'AMPL|.ampl|',
    'APL|.apl .dyalog|apl aplx dyalog',
    'ASL|.asl .dsl|',
    'ATS|.dats .hats .sats|',
    'ActionScript|.as|',
    'Ada|.adb .ada .ads|',
    'Agda|.agda|',
    'Aiken|.ak|',
    'Aleo|.aleo|',
    'Alloy|.als|',
    'AngelScript|.angelscript|',
    'Answer Set Programming|.lp|clingo',
    'Apex|.cls .apex .trigger|',
    'Apollo Guidance Computer|.agc|',
    'AppleScript|.applescript .scpt|osascript',
    'Arc|.arc|',
    'AspectJ|.aj|',
    'Assembly|.asm .a51 .nasm .s|',
    'Asymptote|.asy|asy',
    'AutoHotkey|.ahk .ah1 .ah2 .ahkl|',
    'AutoIt|.au3|',
    'B|.b|',
    'B (Formal Method)|.mch|',
    'BAML|.baml|',
    'BASIC|.bas|',
    'BQN|.bqn|',
    'Ballerina|.bal|',
    'Beef|.bf|',
    'Befunge|.befunge|',
    'Berry|.be|',
    'BlitzBasic|.decls|',
    'BlitzMax|.bmx|',
    'Bluespec|.bsv|',
    'Boo|.boo|',
    'Boogie|.bpl|boogie',
    'Brightscript|.brs|',
    'C|.c .cats .h .h.in .idc|tcc',
    'C#|.cs .cs.pp .csx .linq|',
    'C++|.cpp .c++ .cc .cppm .cxx .h++ .hh .hpp .hxx .inl .ino .ipp .ixx .tcc .tpp .txx|',
    'C2hs Haskell|.chs|',
    'C3|.c3|',
    'CLIPS|.clp|',
    'COBOL|.cob .cbl .ccp .cobol .cpy|',
    'CWeb|.w|',
    'Cadence|.cdc|',
    'Cairo|.cairo|',
    'CameLIGO|.mligo|',
    'Cangjie|.cj|',
    'Carbon|.carbon|',
    'Ceylon|.ceylon|',
    'Chapel|.chpl|',
    'Charity|.ch|',
    'ChucK|.ck|',
    'Circom|.circom|',
    'Cirru|.cirru|',
    'Clarion|.clw|',
    'Clarity|.clar|',
    'Classic ASP|.asp|',
    'Clean|.icl .dcl|',
    'Click|.click|',
    'Clojure|.clj .boot .cl2 .cljc .cljs .cljs.hl .cljscm .cljx .hic|bb',
    'Clue|.clue|',
    'CodeQL|.ql .qll|',
    'CoffeeScript|.coffee ._coffee .cjsx .coffee.erb .iced|coffee',
    'ColdFusion|.cfm .cfml|',
    'ColdFusion CFC|.cfc|',
    'Common Lisp|.lisp .asd .lsp .ny .podsl .sexp|lisp sbcl ccl clisp ecl',
    'Common Workflow Language|.cwl|cwl-runner',
    'Component Pascal|.cp .cps|',
    'Cool|.cl|',
    'Crystal|.cr|crystal',
    'Cuda|.cu .cuh|',
    'Curry|.curry|',
    'Cycript|.cy|',
    'Cython|.pyx .pxd .pxi|',
    'D|.d .di|',
    'DIGITAL Command Language|.com|',
    'DM|.dm|',
    'Dafny|.dfy|dafny',
    'Dart|.dart|dart',
    'Daslang|.das|',
    'Dogescript|.djs|',
    'Dylan|.dylan .dyl .intr .lid|',
    'E|.e|rune',
    'ECL|.ecl .eclxml|',
    'EQ|.eq|',
    'Elixir|.ex .exs|elixir',
    'Elm|.elm|',
    'Emacs Lisp|.el .emacs .emacs.desktop|',
    'EmberScript|.em .emberscript|',
    'Erlang|.erl .app .app.src .escript .hrl .xrl .yrl|escript',
    'Euphoria||eui euiw',
    'F#|.fs .fsi .fsx|',
    'F*|.fst .fsti|',
    'FIRRTL|.fir|',
    'FLUX|.fx .flux|',
    'FPP|.fpp .fppi|',
    'Factor|.factor|',
    'Fancy|.fy .fancypack|',
    'Fantom|.fan|',
    'Faust|.dsp|',
    'Fennel|.fnl|fennel',
    'Flix|.flix|',
    'Forth|.fth .4th .forth .frt|',
    'Fortran|.f .f77 .for|',
    'Fortran|.f90 .f03 .f08 .f95|',
    'FreeBASIC|.bi|',
    'Frege|.fr|',
    'Futhark|.fut|',
    'GAML|.gaml|',
    'GAMS|.gms|',
    'GAP|.gap .gi .tst|',
    'GDScript|.gd|',
    'GDShader|.gdshader .gdshaderinc|',
    'GSC|.gsc .csc .gsh|',
    'Game Maker Language|.gml|',
    'Genero 4gl|.4gl|',
    'Gleam|.gleam|',
    'Glimmer JS|.gjs|',
    'Glimmer TS|.gts|',
    'Glyph|.glf|',
    'Gno|.gno|',
    'Go|.go|',
    'Golo|.golo|',
    'Gosu|.gst .gsx .vark|',
    'Grace|.grace|',
    'Grammatical Framework|.gf|',
    'Groovy|.groovy .gvy .gy|groovy',
    'Groovy Server Pages|.gsp|',
    'HIP|.hip|',
    'Hack|.hack .hhi|',
    'Harbour|.hb|',
    'Hare|.ha|',
    'Haskell|.hs .hs-boot .hsc|runghc runhaskell runhugs',
    'Haxe|.hx .hxsl|',
    'HolyC|.hc|',
    'Hy|.hy|hy',
    'IDL|.dlm|',
    'IGOR Pro|.ipf|',
    'IL Assembly|.il|',
    'ISPC|.ispc|',
    'Idris|.idr .lidr|',
    'ImageJ Macro|.ijm|',
    'Imba|.imba|',
    'Inform 7|.ni .i7x|',
    'Io|.io|io',
    'Ioke|.ik|ioke',
    'Isabelle|.thy|',
    'J|.ijs|jconsole',
    'JASS|.j|',
    'JCL|.jcl|',
    'JSONiq|.jq|',
    'Jac|.jac|',
    'Jai|.jai|',
    'Janet|.janet|janet',
    'Java|.java .jav .jsh|',
    'Java Server Pages|.jsp .tag .jspx .jspf .tagx|',
    'JavaScript|.js ._js .bones .cjs .es .es6 .gs .javascript .jsb .jscad .jsfl .jslib .jsm .jspre .jss .jsx .mjs .njs .pac .sjs .ssjs .xsjs .xsjslib|bun chakra d8 deno gjs js node nodejs qjs rhino v8 v8-shell',
    'Jolie|.ol .iol|jolie',
    'Julia|.jl|julia',
    'KRL|.krl|',
    'KakouneScript|.kak|',
    'KerboScript|.ks|',
    'KoLmafia ASH|.ash|',
    'Koka|.kk|koka',
    'Kotlin|.kt .ktm .kts|',
    'LFE|.lfe|',
    'LOLCODE|.lol|',
    'LSL|.lsl .lslp|lsl',
    'LabVIEW|.lvproj .lvclass .lvlib|',
    'Lasso|.lasso .las .lasso8 .lasso9|',
    'Lean|.lean .hlean|',
    'Leo|.leo|',
    'LigoLANG|.ligo|',
    'Liquidsoap|.liq|',
    'Literate Agda|.lagda|',
    'Literate CoffeeScript|.litcoffee .coffee.md|',
    'Literate Haskell|.lhs|',
    'LiveCode Script|.livecodescript|',
    'LiveScript|.ls ._ls|',
    'Lobster|.lobster|',
    'Logos|.xm .xi|',
    'Logtalk|.lgt .logtalk|',
    'Lua|.lua .nse .p8 .pd_lua .rbxs .rockspec .wlua|lua luajit',
    'Luau|.luau|luau',
    'M|.mumps|',
    'MATLAB|.matlab|',
    'MAXScript|.ms .mcr|',
    'MLIR|.mlir|',
    'MQL4|.mq4 .mqh|',
    'MQL5|.mq5|',
    'MUF|.muf|',
    'Macaulay2|.m2|M2',
    'MeTTa|.metta|',
    'Mercury||mmi',
    'MiniD|.minid|',
    'MiniZinc|.mzn|',
    'Mint|.mint|',
    'Mirah|.druby .duby .mirah|',
    'Modelica|.mo|',
    'Modula-2|.mod|',
    'Modula-3|.i3 .ig .m3 .mg|',
    'Mojo|.mojo|',
    'Monkey|.monkey .monkey2|',
    'Monkey C|.mc|',
    'Moocode|.moo|',
    'MoonBit|.mbt|',
    'MoonScript|.moon|moon',
    'Motorola 68K Assembly|.x68|',
    'Move|.move|',
    'NASL|.nasl|',
    'NCL|.ncl|',
    'NWScript|.nss|',
    'Nemerle|.n|',
    'NetLinx|.axs .axi|',
    'NetLogo|.nlogo|',
    'NewLisp||newlisp',
    'Nextflow|.nf|nextflow',
    'Nim|.nim .nim.cfg .nimble .nimrod .nims|',
    'Nit|.nit|',
    'Noir|.nr|',
    'Nu|.nu|nush',
    'NumPy|.numpy .numpyw .numsc|',
    'OCaml|.ml .eliom .eliomi .ml4 .mli .mll .mly|ocaml ocamlrun ocamlscript',
    'OMNeT++ MSG|.msg|',
    'OMNeT++ NED|.ned|',
    'Oberon|.ob2|',
    'Objective-C|.m|',
    'Objective-C++|.mm|',
    'Objective-J|.sj|',
    'Omgrofl|.omgrofl|',
    'Opa|.opa|',
    'Opal|.opal|',
    'OpenCL|.opencl|',
    'OpenEdge ABL|.p|',
    'OpenQASM|.qasm|',
    'OpenSCAD|.scad|',
    'OverPy|.opy|',
    'Ox|.ox .oxh .oxo|',
    'Oxygene|.oxygene|',
    'Oz|.oz|',
    'P4|.p4|',
    'PHP|.php .aw .ctp .inc .php3 .php4 .php5 .phps .phpt .phtml .phar .pht .php6 .php7 .php8 .blade.php .antlers.php|php',
    'Pact|.pact|',
    'Pan|.pan|',
    'Papyrus|.psc|',
    'Parrot Assembly|.pasm|parrot',
    'Parrot Internal Representation|.pir|parrot',
    'Pascal|.pas .dfm .dpr .lpr .pascal|instantfpc',
    'Pawn|.pwn .sma|',
    'Pep8|.pep|',
    'Perl|.pl .cgi .fcgi .perl .ph .plx .pm .psgi .t|cperl perl',
    'PicoLisp||picolisp pil',
    'PigLatin|.pig|',
    'Pike|.pike .pmod|pike',
    'PogoScript|.pogo|',
    'Pony|.pony|',
    'Portugol|.por|',
    'Power Query|.pq|',
    'PowerBuilder|.pbt .sra .sru .srw|',
    'Praat|.praat|',
    'Pro*C|.pc|',
    'Processing|.pde|',
    'Prolog|.plt .pro .prolog .yap|swipl yap',
    'Promela|.pml|',
    'Propeller Spin|.spin|',
    'PureBasic|.pb .pbi|',
    'PureScript|.purs|',
    'Pyret|.arr|',
    'Python|.py .lmi .py3 .pyde .pyi .pyp .pyt .pyw .tac .wsgi .xpy|python python2 python3 py pypy pypy3 uv',
    'Q#|.qs|',
    'QML|.qml .qbs|',
    'QuakeC|.qc|',
    'Quint|.qnt|',
    'R|.r .rd .rhistory .rsx|Rscript',
    'RAScript|.rascript|',
    'REALbasic|.rbbas .rbfrm .rbmnu .rbres .rbtbar .rbuistate|',
    'REXX|.rexx .pprx .rex|regina rexx',
    'RPGLE|.rpgle .sqlrpgle|',
    'Racket|.rkt .rktd .rktl .scrbl|racket',
    'Raku|.6pl .6pm .nqp .p6 .p6l .p6m .pl6 .pm6 .raku .rakumod|perl6 raku rakudo',
    'Rascal|.rsc|',
    'ReScript|.res .resi|ocaml',
    'Reason|.re .rei|',
    'ReasonLIGO|.religo|',
    'Rebol|.reb .r2 .r3 .rebol|',
    'Red|.red|',
    'Redcode|.cw|',
    'Redscript|.reds|',
    "Ren'Py|.rpy|",
    'RenderScript|.rsh|',
    'Rhai|.rhai|',
    'Ring|.ring|',
    'Roc|.roc|',
    'Rocq Prover|.coq|',
    'Rouge|.rg|',
    'Ruby|.rb .eye .god .jbuilder .mspec .pluginspec .prawn .rabl .rbi .rbuild .rbw .rbx .ruby|ruby macruby rake jruby rbx',
    'Rust|.rs .rs.in|rust-script',
    'SAS|.sas|',
    'SMT|.smt2 .smt .z3|boolector cvc4 mathsat5 opensmt smtinterpol smt-rat stp verit yices2 z3',
    'SQF|.sqf .hqf|',
    'SWIG|.i .swg .swig|',
    'Sage|.sage .sagews|',
    'Sail|.sail|',
    'Salt|.sls|',
    'Scala|.scala .kojo .sc|scala',
    'Scenic|.scenic|scenic',
    'Scheme|.scm .sld .sps .ss|scheme guile bigloo chicken csi gosh r6rs',
    'Scilab|.sci .sce|',
    'Self|.self|',
    'Shen|.shen|',
    'Sieve|.sieve|',
    'Slash|.sl|',
    'Slice|.ice|',
    'SmPL|.cocci|',
    'Smali|.smali|',
    'Smalltalk|.st|',
    'Snakemake|.smk .snakefile|',
    'Solidity|.sol|',
    'SourcePawn|.sp|',
    'Squirrel|.nut|',
    'Stan|.stan|',
    'Standard ML|.fun .sig .sml|',
    'Stata|.do .ado .doh .ihlp .mata .matah .sthlp|',
    'SuperCollider|.scd|sclang scsynth',
    'Sway|.sw|',
    'Swift|.swift|',
    'SystemVerilog|.sv .svh .vh|',
    'TI Program|.8xp .8xp.txt|',
    'TL-Verilog|.tlv|',
    'TLA|.tla|',
    'TypeScript|.tsx|',
    'TXL|.txl|',
    'Tact|.tact|',
    'Talon|.talon|',
    'Tape|.tape|',
    'Tcl|.tcl .adp .sdc .tcl.in .tm .xdc|tclsh wish',
    'Teal|.tl|tl',
    'Terra||lua',
    'Toit|.toit|',
    'Tolk|.tolk|',
    'Turing|.tu|',
    'TypeScript|.ts .cts .mts|bun deno ts-node tsx node',
    'Unified Parallel C|.upc|',
    'Uno|.uno|',
    'UnrealScript|.uc|',
    'Untyped Plutus Core|.uplc|',
    'UrWeb|.ur .urs|',
    'VBA|.frm .vba|',
    'VBScript|.vbs|',
    'VHDL|.vhdl .vhd .vhf .vhi .vho .vhs .vht .vhw|',
    'Vala|.vala .vapi|',
    'Verilog|.v .veo|',
    'Verse|.verse|',
    'Vim script|.vim .vimrc .vmb|',
    'Visual Basic .NET|.vb .vbhtml|',
    'Visual Basic 6.0|.ctl .dsr|',
    'Volt|.volt|',
    'Vyper|.vy|',
    'WDL|.wdl|',
    'Whiley|.whiley|',
    'Witcher Script|.ws|',
    'Wolfram Language|.mathematica .cdf .ma .mt .nb .nbp .wl .wls .wlt|wolfram WolframKernel wolframscript math MathKernel MathematicaScript WolframNB Mathematica',
    'Wollok|.wlk|',
    'Wren|.wren|',
    'X10|.x10|',
    'XC|.xc|',
    'XQuery|.xquery .xq .xql .xqm .xqy|',
    'XS|.xs|',
    'Xojo|.xojo_code .xojo_menu .xojo_report .xojo_script .xojo_toolbar .xojo_window|',
    'Xonsh|.xsh|',
    'Xtend|.xtend|',
    'Yul|.yul|',
    'ZAP|.zap .xzap|',
    'ZIL|.zil .mud|',
    'Zeek|.zeek .bro|',
    'ZenScript|.zs|',
    'Zephir|.zep|',
    'Zig|.zig .zig.zon|',
    'Zimpl|.zimpl .zmpl .zpl|',
    'eC|.ec .eh|',
    'hoon|.hoon|',
    'mIRC Script|.mrc|',
    'mupad|.mu|',
    'nesC|.nc|',
    'ooc|.ooc|',
    'ucode||ucode',
    'wisp|.wisp|',
    'xBase|.prg .prw|',
];
/** Extensions of files that hold no program: data, markup, prose, builds and shells. */
const otherExtensions = '.1 .1in .1m .1x .2 .2da .3 .3in .3m .3p .3pm .3qt .3x .4 .4dform .4dproject .5 .6 .7 .8 .9 .abnf .action .adml .admx .adoc .afm .anim .ant .antlers.html .antlers.xml .apacheconf .apib .arpa .asax .asciidoc .ascx .asddls .ashx .asmx .asn .asn1 .aspx .asset .astro .aug .auk .aux .avdl .avsc .awk .axaml .axd .axi.erb .axml .axs.erb .bash .bat .bats .bb .bbappend .bbclass .bbcode .bbx .bdf .bdy .bib .bibtex .bicep .bicepparam .bison .blade .blp .brd .bru .bs .bst .builder .builds .bzl .c++-objdump .c++objdump .c-objdump .cabal .caddyfile .cake .capnp .cbx .ccproj .ccxml .cds .cfg .cginc .chem .cil .clixml .cmake .cmake.in .cmd .cmp .cnc .cnf .code-snippets .code-workspace .command .conll .conllu .container .containerfile .cook .cpp-objdump .cppobjdump .cproject .cql .crc32 .creole .cscfg .csd .csdef .csh .cshtml .csl .cson .csproj .css .csv .ct .cue .cxx-objdump .cylc .cyp .cypher .d-objdump .d2 .dae .darcspatch .db2 .ddl .depproj .desktop .desktop.in .dhall .diff .dircolors .dita .ditamap .ditaval .dll.config .dockerfile .dof .dot .dotsettings .dpatch .dsc .dtx .dwl .dzn .eam.fs .eb .ebnf .ebuild .eclass .ecr .ect .edc .edge .edgeql .editorconfig .edn .ejs .ejs.t .elv .eml .env .epj .eps .epsi .erb .erb.deface .esdl .fbs .fea .feature .filters .fish .flex .flf .fnc .fp .frag .frg .fsh .fshader .fsproj .ftl .ftlh .fxh .fxml .g .g4 .gawk .gbl .gbo .gbp .gbr .gbs .gco .gcode .gdb .gdbinit .gdnlib .gdns .ged .gemspec .geo .geojson .geom .gitconfig .gitignore .gko .glade .glsl .glslf .glslv .gltf .glyphs .gmi .gmx .gn .gni .gnu .gnuplot .gohtml .gotmpl .gp .gpb .gpt .gpx .gql .gradle .gradle.kts .graphql .graphqls .grt .grxml .gshader .gtkrc .gtl .gto .gtp .gtpl .gv .gyp .gypi .haml .haml.deface .handlebars .har .hbs .hcl .heex .hexpat .hlsl .hlsli .hocon .hql .hta .htm .html .html.eex .html.hl .html.tmpl .http .hujson .hurl .hxml .hzp .ical .icls .ics .ily .iml .ini .ink .ins .ipynb .irclog .isl .iss .iuml .ivy .j2 .jade .jake .jelly .jflex .jinja .jinja2 .jison .jisonlex .js.erb .json .json-tmlanguage .json.example .json5 .jsonc .jsonl .jsonld .jsonnet .jsproj .jst .jte .just .k .kdl .kicad_mod .kicad_pcb .kicad_sch .kicad_sym .kicad_wks .kid .kit .kml .kql .ksh .ksy .kv .l .langium .lark .latte .launch .lbx .ld .lds .leex .lektorproject .less .lex .libsonnet .liquid .livemd .lkml .ll .lookml .ltx .ly .m3u .m3u8 .m4 .mak .make .makefile .mako .man .mao .markdown .marko .mask .mat .mawk .maxhelp .maxpat .maxproj .mbox .mcfunction .mcmeta .md .md2 .md4 .md5 .mdoc .mdown .mdpolicy .mdwn .mdx .me .mediawiki .mermaid .meta .meta4 .metal .mir .mjml .mk .mkd .mkdn .mkdown .mkfile .mkii .mkiv .mkvi .mmd .mmk .mms .mount .mpl .mps .msd .mss .mtl .mtml .muse .mustache .mxml .mxt .mysql .myt .nanorc .nas .natvis .nawk .ndproj .ne .nearley .neon .network .nginx .nginxconf .ninja .nix .njk .nl .no .nomad .nproj .nsh .nsi .nuspec .obj .objdump .odd .odin .orc .org .osm .outjob .overpassql .owl .pacscript .parrot .pat .patch .pbtxt .pc.in .pcbdoc .pck .pcss .pd .pddl .peggy .pegjs .per .pfa .pgsql .pic .pkb .pkgproj .pkl .pks .plantuml .plb .plist .plot .pls .plsql .po .pod .pod6 .podspec .polar .postcss .pot .pov .pp .prc .prefab .prefs .pri .prisma .prjpcb .proj .properties .props .proto .ps .ps1 .ps1xml .psc1 .psd1 .psm1 .pt .pub .pubxml .pug .puml .pytb .q .qhelp .qmd .rake .raml .raw .razor .rbs .rbxmx .rchit .rdf .rdoc .reek .reg .regex .regexp .rego .resource .rest .rest.txt .resx .rhtml .riot .rl .rmd .rmiss .rnh .rno .rnw .robot .roff .ron .ronn .rq .rss .rst .rst.txt .rtf .ru .rviz .sarif .sass .sbatch .sbt .scaml .sch .schdoc .sco .scss .scxml .sd .sed .service .sfd .sfproj .sfv .sh .sh-session .sh.in .sha1 .sha2 .sha224 .sha256 .sha256sum .sha3 .sha384 .sha512 .shader .shproj .sip .slang .slim .slint .sln .slnlaunch .slnx .slurm .smithy .snap .snip .snippet .snippets .socket .soy .sparql .spc .spec .sql .srdf .srt .srv .sss .star .stl .ston .story .storyboard .sttheme .sty .styl .sublime-build .sublime-color-scheme .sublime-commands .sublime-completions .sublime-keymap .sublime-macro .sublime-menu .sublime-mousemap .sublime-project .sublime-settings .sublime-snippet .sublime-syntax .sublime-theme .sublime-workspace .sublime_metrics .sublime_session .surql .svelte .svg .svx .syntax .tab .target .targets .tcsh .te .tea .templ .tesc .tese .tex .texi .texinfo .textgrid .textile .textproto .tf .tfstate .tfstate.backup .tftpl .tfvars .thor .thrift .timer .tmac .tmcommand .tmdl .tml .tmlanguage .tmpl .tmpreferences .tmsnippet .tmtheme .tmux .toc .tofu .toml .toml.example .tool .topojson .tpb .tpl .tps .tres .trg .tscn .tsconfig.json .tsp .tsv .ttl .twig .txi .txt .txtpb .typ .udf .udo .ui .unity .urdf .url .ux .vbproj .vcf .vcl .vcxproj .vdf .vert .vhost .viw .vmf .vrx .vs .vsh .vshader .vsixmanifest .vssettings .vstemplate .vtl .vto .vtt .vue .vw .vxml .wast .wat .watchr .webapp .webidl .webmanifest .weechatlog .wgsl .wiki .wikitext .wit .wixproj .workbook .workflow .wsdl .wsf .wxi .wxl .wxs .x .x3d .xacro .xaml .xbm .xht .xhtml .xib .xlf .xliff .xmi .xml .xml.dist .xmp .xpl .xpm .xproc .xproj .xsd .xsl .xslt .xsp-config .xsp.metadata .xspec .xul .y .yacc .yaml .yaml-tmlanguage .yaml.sed .yang .yar .yara .yasnippet .yml .yml.mysql .yy .yyp .zcml .zed .zmodel .zone .zsh .zsh-theme';
/** Names of files that hold no program although their extension is that of one; in lower case. */
const otherNames = 'go.mod installscript.qs kcl.mod makefile.boot makefile.inc makefile.pc makefile.pl readme.nss readme.pc toolchain_installscript.qs xmake.lua';

;// CONCATENATED MODULE: ./build/compiled/src/languages/languages.js
/** Which programming language a file is written in, and whether people wrote it: by its name, and by its first line. */


const languages_byExtension = new Map();
const byInterpreter = new Map();
for (const row of languageRows) {
    const [name = '', extensions = '', interpreters = ''] = row.split('|');
    for (const extension of extensions.split(' '))
        if (extension !== '')
            languages_byExtension.set(extension, name);
    for (const program of interpreters.split(' '))
        if (program !== '' && !byInterpreter.has(program))
            byInterpreter.set(program, name);
}
const names = new Map([...new Set([...languages_byExtension.values(), ...byInterpreter.values()])].map((name) => [name.toLowerCase(), name]));
const languageNames = [...names.values()];
/** The language of this name, as it is written here; undefined when there is none. */
function languageNamed(name) {
    return names.get(name.trim().toLowerCase());
}
const media = '.avif .bmp .cer .crt .cur .doc .docx .eot .example .gif .gz .ico .icns .jar .jpeg .jpg .key .less .lock .log .map .mov .mp3 .mp4 ' +
    '.odt .ogg .otf .pdf .pem .png .ppt .pptx .tar .tgz .tif .tiff .ttf .wav .webm .webp .woff .woff2 .xls .xlsx .zip';
const others = new Set([...otherExtensions.split(' '), ...media.split(' ')]);
const proseNames = /^(?:\..*|licen[cs]e|copying|notice|readme|authors|contributors|codeowners|changelog|changes|version|(?:docker|make|jenkins|vagrant|gem|rake|pod|proc|container|just)file)$/i;
/** Folders and names that Linguist takes for other people's code. */
const vendored = [
    /(?:^|\/)(?:node_modules|bower_components|vendors?|third[-_]?party|externals?|Godeps|Pods|Carthage|site-packages|jspm_packages)\//i,
    /(?:^|\/)(?:\.yarn\/(?:releases|plugins|sdks)|\.pnp\.c?js|gradlew|mvnw|testdata)(?:\/|$)/i,
    /(?:^|\/)(?:jquery|bootstrap|angular|react|vue|d3|lodash|moment|modernizr|prototype|mootools)(?:[-.]\d[\w.-]*)?(?:\.(?:min|slim|umd))*\.js$/i,
];
/** Names that generators give. */
const generated = [
    /[.-]min\.(?:js|mjs|cjs)$/i,
    /(?:^|\/)__generated__\//i,
    /\.(?:generated|g|gen|designer|freezed)\.\w+$/i,
    /(?:_pb2(?:_grpc)?\.pyi?|\.pb\.(?:go|cc|h|swift)|_pb\.(?:js|ts|rb)|_generated\.\w+|zz_generated\.\w+\.go|bindata\.go)$/i,
];
/** By name of a file, for the next one of that name; as many as a large tree has. */
const known = new Map();
const mostKnown = 10_000;
/** For files that a language's name and count leave out: their names alone would make programs of them. */
const noLanguage = 'none';
/**
 * Name of the programming language that the name of the file means; undefined for data, markup, prose, builds, shells and what
 * nobody knows. Where several formats share a name, the usual one: `decidedLanguage` knows more.
 */
function languageOf(path) {
    const name = nameOf(path);
    const language = known.get(name);
    if (language !== undefined || known.has(name))
        return language;
    if (known.size >= mostKnown)
        known.clear();
    known.set(name, languageOfName(name));
    return known.get(name);
}
function languageOfName(path) {
    if (isOtherName(path) || isClaimed(nameOf(path)))
        return undefined;
    return languageOfExtension(path);
}
function languageOfExtension(path) {
    for (const extension of extensionsOf(path)) {
        const language = languages_byExtension.get(extension);
        if (language !== undefined)
            return language;
        if (others.has(extension))
            return undefined;
    }
    return undefined;
}
/** Whether its name leaves open what the file is, so that its content has to be read. */
function isOpenName(path) {
    return !isOtherName(path) && isDecidedByContent(nameOf(path)) && languageOfExtension(path) !== undefined;
}
/** Whether the content shows that the file is what its name says: `Dockerfile.worker` one for Docker, and no program. */
function isProvenOther(path, text) {
    return isProvenClaim(nameOf(path), text);
}
/** Whether name and content together may show that. */
function mayBeProvenOther(path) {
    return isClaimed(nameOf(path));
}
/** The language of a file with such a name, by the beginning of its content; undefined when it is no program. */
function decidedLanguage(path, text) {
    return languageOfContent(nameOf(path), text, languageOfExtension(path));
}
/** A tag of PHP at the beginning, also behind a line that starts the file, makes a program of whatever the name says. */
function startsWithPhp(text) {
    return /^(?:\uFEFF|\xEF\xBB\xBF)?(?:#![^\r\n]*\r?\n)?\s*<\?(?:php\b|=)/i.test(text);
}
/** Whether the name alone says that the file is no program. */
function isKnownOther(path) {
    return (isOtherName(path) || proseNames.test(nameOf(path)) || extensionsOf(path).some((extension) => others.has(extension)));
}
/** Longer than any, with its version. */
const longestInterpreter = 100;
/** What the first line starts the file with; `Shell` for every shell. */
function interpreterLanguage(firstLine) {
    const [, command = ''] = /^#!\s*(\S.*)$/.exec(firstLine.trim()) ?? [];
    const words = command.split(/\s+/);
    const program = /(?:^|\/)env$/.test(words[0] ?? '') ? words.slice(1).find(isProgramName) : words[0];
    const name = nameOf(program ?? '').toLowerCase();
    if (name.length > longestInterpreter)
        return undefined;
    if (/^(?:ba|z|k|da|a|c|tc|fi)?sh$/.test(name))
        return 'Shell';
    return byInterpreter.get(name) ?? byInterpreter.get(name.replace(/[\d.-]+$/, ''));
}
/** Of the words after `env`: neither an option nor a variable. */
function isProgramName(word) {
    return !word.startsWith('-') && !word.includes('=');
}
/** Whether other people or a program wrote the file. */
function isForeign(path) {
    return isVendored(path) || generated.some((pattern) => pattern.test(path));
}
/** Whether other people wrote the file. */
function isVendored(path) {
    return vendored.some((pattern) => pattern.test(path));
}
const otherNameSet = new Set(otherNames.split(' '));
function isOtherName(path) {
    return otherNameSet.has(nameOf(path).toLowerCase());
}
function nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
/** `.spec.ts`, then `.ts`; in lower case. */
function extensionsOf(path) {
    const parts = nameOf(path).toLowerCase().split('.').slice(1).slice(-3);
    return parts.map((_, index) => `.${parts.slice(index).join('.')}`);
}


/***/ }),

/***/ 88066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ once),
/* harmony export */   w: () => (/* binding */ onceItSucceeds)
/* harmony export */ });
/** Work that several ask for and that is done once. */
/** Begins at the first call; all calls get what that one yields, its failure included. */
function once(read) {
    let reading;
    return () => {
        reading ??= read();
        return reading;
    };
}
/** The same, but after a failure the next call begins anew. */
function onceItSucceeds(read) {
    let reading;
    return () => {
        reading ??= read().catch((error) => {
            reading = undefined;
            throw error;
        });
        return reading;
    };
}


/***/ }),

/***/ 46975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ baselineOf),
/* harmony export */   GX: () => (/* binding */ diffBaselines),
/* harmony export */   Gf: () => (/* binding */ baselineEntry),
/* harmony export */   Ms: () => (/* binding */ entryOf),
/* harmony export */   Q6: () => (/* binding */ defaultBaselinePath),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   nk: () => (/* binding */ parseBaseline),
/* harmony export */   on: () => (/* binding */ oldFindings),
/* harmony export */   qL: () => (/* binding */ renderBaseline)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88343);
/* harmony import */ var _api_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56845);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92700);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26436);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75755);
/** The known findings of the default branch, for `scope: new`: old is what the baseline holds, by id or by kind and place. */





/** Below the root of the repository, where the settings name no other file. */
const defaultBaselinePath = '.github/scan-gate-baseline.json';
/** One finding of the baseline, in the words of the file. */
const baselineEntry = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    violation_id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1),
    type: zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .violationTypes */ .h2), zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('unknown')]),
    /** One that an older file leaves out covers a finding by its id alone. */
    severity: zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .severities */ .gO), zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('unknown')]).optional(),
    title: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    file_path: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
});
const fileSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    format_version: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(1),
    repository: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1),
    branch: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1),
    findings: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(baselineEntry),
});
/**
 * The ids of the findings that the baseline holds. An entry covers one finding: the one with its id, else one of the same
 * type, severity, title and file. Of several like that the least bad is covered first, so that the worst stay new; the order of the
 * input never matters.
 */
function oldFindings({ entries }, findings, stillThere = new Set()) {
    const unique = new Map(findings.map((finding) => [finding.id, finding]));
    const old = new Set();
    const left = new Map();
    for (const entry of entries) {
        if (unique.has(entry.violation_id))
            old.add(entry.violation_id);
        else if (!stillThere.has(entry.violation_id))
            left.set(keyOf(entry), (left.get(keyOf(entry)) ?? 0) + 1);
    }
    // One of which kind or place is unclear is like no other.
    const others = [...unique.values()]
        .filter((finding) => !old.has(finding.id) && finding.severityKnown)
        .filter((finding) => !(0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .isUnclear */ .Z5)(finding, 'severity', 'title', 'type', 'filePath'))
        .sort(leastBadFirst);
    for (const finding of others) {
        const key = keyOf(entryOf(finding));
        const room = left.get(key) ?? 0;
        if (room === 0)
            continue;
        old.add(finding.id);
        left.set(key, room - 1);
    }
    return old;
}
function leastBadFirst(a, b) {
    return ((0,_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .severityRank */ .qs)(b.severity) - (0,_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .severityRank */ .qs)(a.severity) ||
        // An unknown score may be any.
        (a.cvss ?? 11) - (b.cvss ?? 11) ||
        (a.epss ?? 101) - (b.epss ?? 101) ||
        byId(a, b));
}
function byId(a, b) {
    return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
function entryOf(finding) {
    const { id, type = 'unknown', title, filePath = '', severityKnown } = finding;
    const severity = severityKnown ? finding.severity : 'unknown';
    return { violation_id: id, type, severity, title, file_path: filePath };
}
/** Of one kind, severity included, and in one place. */
function keyOf({ type, severity, title, file_path }) {
    return JSON.stringify([type, severity ?? null, title, file_path]);
}
/** The baseline of these findings; of several with one id, one. */
function baselineOf(findings, of) {
    const unique = [...new Map(findings.map((finding) => [finding.id, finding])).values()];
    return { ...of, entries: unique.sort(byId).map(entryOf) };
}
/** The file's text: the same findings are the same bytes. */
function renderBaseline({ repository, branch, entries }) {
    return `${JSON.stringify({ format_version: 1, repository, branch, findings: entries }, null, 2)}\n`;
}
/** Throws GateError CONFIG (reason `policy`) for a file that is damaged, edited by hand, or of another version. */
function parseBaseline(text, name) {
    const parsed = fileSchema.safeParse(jsonOf(text, name));
    if (!parsed.success) {
        const issue = parsed.error.issues[0];
        throw damaged(name, `${issue?.path.join('.') || 'the file'}: ${issue?.message}`);
    }
    const { repository, branch, findings: entries } = parsed.data;
    const isSorted = entries.every((entry, index) => index === 0 || (entries[index - 1]?.violation_id ?? '') < entry.violation_id);
    if (!isSorted)
        throw damaged(name, 'its findings are not sorted, or one stands there twice');
    return { repository, branch, entries };
}
function jsonOf(text, name) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw damaged(name, 'it is not JSON', error);
    }
}
function damaged(name, why, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `The baseline ${name} is damaged: ${why}`, {
        cause,
        reason: 'policy',
        hint: 'Make it anew on the default branch: scan-gate baseline write.',
    });
}
/** What the second holds beyond the first, and the first beyond the second; a new id for the same problem is neither. */
function diffBaselines(before, after) {
    return { added: beyond(after, before), removed: beyond(before, after) };
}
function beyond(more, less) {
    const ids = new Set(more.entries.map((entry) => entry.violation_id));
    const known = new Set(less.entries.map((entry) => entry.violation_id));
    const left = new Map();
    for (const entry of less.entries)
        if (!ids.has(entry.violation_id))
            left.set(keyOf(entry), (left.get(keyOf(entry)) ?? 0) + 1);
    return more.entries.filter((entry) => {
        if (known.has(entry.violation_id))
            return false;
        const room = left.get(keyOf(entry)) ?? 0;
        left.set(keyOf(entry), room - 1);
        return room <= 0;
    });
}


/***/ }),

/***/ 13834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yh: () => (/* binding */ ownerPlaces),
/* harmony export */   be: () => (/* binding */ longestFile),
/* harmony export */   dK: () => (/* binding */ parseCodeOwners),
/* harmony export */   u8: () => (/* binding */ isOwner)
/* harmony export */ });
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44882);
/**
 * Who owns a file, by a CODEOWNERS file in the form of the host that reads it:
 * https://docs.github.com/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-code-owners,
 * https://docs.gitlab.com/user/project/codeowners/reference/, https://support.atlassian.com/bitbucket-cloud/docs/set-up-and-use-code-owners/.
 */

const ownerDialects = (/* unused pure expression or super */ null && (['github', 'gitlab', 'bitbucket']));
/** Where each host looks, in this order: the first file that is there counts, alone. */
const ownerPlaces = {
    github: ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'],
    gitlab: ['CODEOWNERS', 'docs/CODEOWNERS', '.gitlab/CODEOWNERS'],
    bitbucket: ['.bitbucket/CODEOWNERS', 'CODEOWNERS'],
};
/** Nobody writes longer ones; GitHub reads no more of a file than 3 MB. */
const longestLine = 10_000;
const longestFile = 3_000_000;
/** Lines that say nothing that the host reads are left out, as it leaves them out. */
function parseCodeOwners(text, dialect) {
    const sections = new Map();
    const sectionOf = (name) => {
        const key = name.toLowerCase();
        const section = sections.get(key) ?? { name, owners: [], rules: [] };
        sections.set(key, section);
        return section;
    };
    let current = sectionOf('');
    for (const line of text.split(/\r\n|[\n\r]/)) {
        if (line.length > longestLine)
            continue;
        const heading = dialect === 'gitlab' ? headingOf(line) : undefined;
        if (heading !== undefined) {
            current = sectionOf(heading.name);
            // The heading's own owners hold for what follows it.
            current.owners = heading.owners;
            continue;
        }
        const rule = ruleOf(line, current, dialect);
        if (rule !== undefined)
            current.rules.push(rule);
    }
    const all = [...sections.values()].map(({ rules }) => rules);
    const names = new Set(all.flatMap((rules) => rules.flatMap(({ owners }) => owners.map((owner) => owner.toLowerCase()))));
    return {
        ownersOf: rememberByPath((path) => ownersIn(all, ({ matches }) => matches(path))),
        looselyOwnersOf: rememberByPath((path) => ownersIn(all, ({ matchesLoosely }) => matchesLoosely(folded(path)))),
        names,
    };
}
function rememberByPath(read) {
    const known = new Map();
    return (path) => {
        const found = known.get(path) ?? read(path);
        known.set(path, found);
        return found;
    };
}
/** In each section the last rule that fits decides; the owners of all sections count. */
function ownersIn(sections, fits) {
    const owners = sections.flatMap((rules) => {
        const isExcluded = rules.some((rule) => rule.isExcluded && fits(rule));
        return isExcluded ? [] : (rules.findLast(fits)?.owners ?? []);
    });
    return [...new Map(owners.map((owner) => [owner.toLowerCase(), owner])).values()];
}
/** `[Name]`, `^[Optional]`, `[Name][2] @owner`. */
function headingOf(line) {
    const [, name, rest = ''] = /^\s*\^?\[([^[\]]+)\](?:\[\d+\])?(?:\s+(.*))?$/.exec(line) ?? [];
    return name === undefined ? undefined : { name: name.trim(), owners: wordsOf(rest, 'gitlab').filter(isOwner) };
}
function ruleOf(line, section, dialect) {
    const trimmed = line.trim();
    if (trimmed.startsWith('#'))
        return undefined;
    // Settings and groups of Bitbucket.
    if (dialect === 'bitbucket' && /^(?:@@@|CODEOWNERS\.)/.test(trimmed))
        return undefined;
    const [, pattern = '', rest = ''] = /^((?:\\.|[^\s\\])+)(?:\s+(.*))?$/.exec(trimmed) ?? [];
    const isExcluded = dialect !== 'github' && pattern.startsWith('!');
    const globs = globsOf(isExcluded ? pattern.slice(1) : pattern, dialect);
    if (globs.length === 0)
        return undefined;
    const words = wordsOf(rest, dialect);
    const own = words.filter(isOwner);
    // GitHub leaves out a line of which it does not understand all.
    if (dialect === 'github' && own.length < words.length)
        return undefined;
    return {
        matches: anyOf(globs),
        matchesLoosely: anyOf(globs.map(folded)),
        owners: own.length > 0 || isExcluded ? own : section.owners,
        isExcluded: isExcluded && dialect === 'gitlab',
    };
}
function anyOf(globs) {
    const compiled = globs.map(_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compileGlob */ .SO);
    return (path) => compiled.some((matches) => matches(path));
}
function folded(text) {
    return text.normalize('NFC').toLowerCase();
}
/** Up to a comment; GitLab reads owners in a comment too. */
function wordsOf(text, dialect) {
    const read = dialect === 'gitlab' ? text : text.replace(/(?:^|\s)#.*$/, '');
    return read.match(/\S+/g) ?? [];
}
/** `@octocat`, `@octo-org/team`, GitLab's `@@maintainer`, or an address. */
function isOwner(word) {
    return /^@{1,3}[\w.-]+(?:\/[\w.-]+)*$/.test(word) || /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(word);
}
/** The pattern as globs from the root; none for one that the host does not read. */
function globsOf(pattern, dialect) {
    if (pattern === '')
        return [];
    // GitHub documents that none of these mean anything there.
    if (dialect === 'github' && /^!|^\\#|[[\]]/.test(pattern))
        return [];
    const plain = pattern.replaceAll(/\\(.)/gs, (_, letter) => /[*?[\]{}\\]/.test(letter) ? `\\${letter}` : letter);
    const literal = plain.replaceAll(/(?<!\\)[{}]/g, '\\$&');
    // To Ruby's File.fnmatch, by which GitLab reads a pattern, a [ without its ] fits nothing:
    // https://docs.gitlab.com/user/project/codeowners/advanced/, https://docs.ruby-lang.org/en/master/File.html#method-c-fnmatch.
    if (dialect === 'gitlab')
        return (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .hasOpenSet */ .jX)(literal) ? [] : [gitlabGlob(literal)];
    return gitignoreGlobs(literal, dialect);
}
/**
 * From the root where a slash stands before its end; what it names may be a folder. GitHub documents that `docs/*` is only the files
 * in `docs`, and Bitbucket no such difference from https://git-scm.com/docs/gitignore.
 */
function gitignoreGlobs(pattern, dialect) {
    const isFolder = pattern.endsWith('/');
    const body = pattern.replace(/^\//, '').replace(/\/$/, '');
    const isAnchored = pattern.replace(/\/$/, '').includes('/');
    const glob = isAnchored ? body : `**/${body}`;
    if (isFolder)
        return [`${glob}/**/*`];
    const isFlat = dialect === 'github' && isAnchored && /(?:^|\/)\*$/.test(glob);
    return isFlat ? [glob] : [glob, `${glob}/**/*`];
}
/** Anywhere unless it begins with a slash; a folder only where it ends with one. */
function gitlabGlob(pattern) {
    const start = pattern.startsWith('/') ? pattern.slice(1) : `**/${pattern}`;
    return start.endsWith('/') ? `${start}**/*` : start;
}


/***/ }),

/***/ 54682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ notLookedUp),
/* harmony export */   V0: () => (/* binding */ coverageFault),
/* harmony export */   rl: () => (/* binding */ scanTypeOf),
/* harmony export */   wf: () => (/* binding */ demandedTypes)
/* harmony export */ });
/* unused harmony export embeddedScanners */
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83671);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49780);


/** AGENTIC_SAST has no scan type of its own in the interface. */
const scanTypeOf = {
    SAST: 'sast',
    SCA: 'sca',
    SECRET: 'secrets',
    IAC: 'iac',
};
/** What the embedded scanners look for, by their names in diagnostics. */
const embeddedScanners = {
    secretlint: 'secrets',
    javascript: 'sast',
    ruff: 'sast',
    retire: 'sca',
    iac: 'iac',
};
/** Why a pass would be worth nothing, as a sentence without a final stop; undefined when nothing speaks against it. */
function coverageFault(evidence, policy) {
    const { failOnTypes, coverTypes } = policy;
    const { coverage } = evidence;
    if (coverage !== undefined) {
        if (Object.values(coverage).every((word) => word === 'not covered'))
            return 'nothing was scanned: no type is covered';
        const missing = (coverTypes ?? failOnTypes ?? []).filter((type) => {
            const word = coverage[scanTypeOf[type] ?? 'sast'];
            return word === undefined || word === 'not covered';
        });
        if (missing.length > 0)
            return `fail-on-types names ${missing.join(', ')}, which this scan does not cover`;
    }
    const broken = evidence.diagnostics.filter(({ failed }) => failed).map(({ engine }) => engine);
    if (broken.length > 0)
        return `the scanner ${[...new Set(broken)].join(', ')} failed: what it would have found is not known`;
    const skipped = skippedChanges(evidence, policy);
    if (skipped.length === 0)
        return undefined;
    const more = skipped.length > 3 ? ` and ${skipped.length - 3} more` : '';
    return `the pull request changes ${skipped.slice(0, 3).join(', ')}${more}, which a scanner skipped or could not read`;
}
/** What the base wants covered, where the types that can block do not say so any more: all of them may, and none must. */
function demandedTypes({ coverTypes, failOnTypes: before }, failOnTypes) {
    const demanded = coverTypes ?? before ?? [];
    const isSaid = demanded.every((type) => failOnTypes?.includes(type));
    return isSaid ? {} : { coverTypes: demanded };
}
/** `2 dependency files were not looked up`, of those that the pull request changes; undefined when there is none. */
function notLookedUp(evidence, policy) {
    const count = changedPaths(evidence, policy, isAboutLookUp).length;
    if (count === 0)
        return undefined;
    return count === 1 ? '1 dependency file was not looked up' : `${count} dependency files were not looked up`;
}
/** Files that the pull request changes and a scanner did not look at, where that can matter. */
function skippedChanges(evidence, policy) {
    const { failOnTypes, uncovered } = policy;
    const asksForPackages = uncovered === 'inconclusive' || failOnTypes?.includes('SCA') === true;
    return changedPaths(evidence, policy, (diagnostic) => asksForPackages || !isAboutLookUp(diagnostic));
}
/** A file with dependencies that nothing here can look up: the scanner is whole, its data is not. */
function isAboutLookUp({ engine, message }) {
    const isPackages = embeddedScanners[engine] === 'sca';
    return isPackages && /not looked up|versions of its dependencies are not known/.test(message);
}
function changedPaths({ changes, diagnostics }, policy, isMeant) {
    if (changes === undefined)
        return [];
    const paths = diagnostics.filter((each) => mayBlock(each, policy) && isMeant(each)).flatMap(pathsOf);
    const changed = paths.filter((path) => !changes.isComplete || (0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .isChangedPath */ .Yl)(path, changes));
    return [...new Set(changed.filter((path) => mayCount(path, policy)))].sort();
}
/** Not what a scanner says whose findings cannot block. */
function mayBlock({ engine }, { failOnTypes }) {
    const scanType = embeddedScanners[engine];
    if (failOnTypes === undefined || scanType === undefined)
        return true;
    return failOnTypes.some((type) => (scanTypeOf[type] ?? 'sast') === scanType);
}
/** Not a file that certainly lies outside what is judged. */
function mayCount(filePath, policy) {
    const { paths, ignorePaths } = policy;
    const place = { filePath, unclear: [] };
    if (ignorePaths !== undefined && (0,_places_js__WEBPACK_IMPORTED_MODULE_1__/* .placeMatcher */ .Ii)(ignorePaths)(place) === 'yes')
        return false;
    return paths === undefined || (0,_places_js__WEBPACK_IMPORTED_MODULE_1__/* .countingMatcher */ .Wp)(paths, policy)(place) !== 'no';
}
function pathsOf({ file_path, file_paths }) {
    return [...(file_path === undefined ? [] : [file_path]), ...(file_paths ?? [])];
}


/***/ }),

/***/ 29608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ distinct)
/* harmony export */ });
/* harmony import */ var _statements_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66062);

/** The same findings, of those with one id the worst of what each says. */
function distinct(findings) {
    if (new Set(findings.map(({ id }) => id)).size === findings.length)
        return findings;
    const unique = new Map();
    for (const finding of findings) {
        const known = unique.get(finding.id);
        unique.set(finding.id, known === undefined ? finding : (0,_statements_js__WEBPACK_IMPORTED_MODULE_0__/* .combined */ .y)(known, finding));
    }
    return [...unique.values()];
}


/***/ }),

/***/ 57506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HL: () => (/* binding */ indexExceptions),
/* harmony export */   ZP: () => (/* binding */ reviewExceptions),
/* harmony export */   lX: () => (/* binding */ concernedBy)
/* harmony export */ });
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3706);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83671);
/* harmony import */ var _exception_terms_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1125);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75755);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49780);
/* harmony import */ var _vex_statement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42199);
/* harmony import */ var _weaknesses_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91183);
/** Which findings the team has accepted, and until when: an exception covers a finding when all of its criteria match. */







function indexExceptions(exceptions, today) {
    const lasting = exceptions.filter((exception) => !(0,_exception_terms_js__WEBPACK_IMPORTED_MODULE_5__/* .isExpired */ ._d)(exception, today));
    if (lasting.length === 0)
        return { coverOf: () => uncovered };
    const findCandidates = indexCandidates(lasting);
    return {
        coverOf(finding) {
            let best = uncovered;
            for (const { exception, matches } of findCandidates(finding)) {
                const found = matches(finding);
                if (found === 'no' || (found === 'unknown' && best.answer === 'yes'))
                    continue;
                const isLonger = best.exception === undefined || exception.expires > best.exception.expires;
                if (isLonger || found !== best.answer)
                    best = { answer: found, exception };
            }
            return best;
        },
    };
}
const uncovered = { answer: 'no' };
/**
 * Those that may cover a finding, in the order of the list, so that few are asked about it. An exception is found by what it
 * names: an id, a title, a vulnerability, or a folder or file of its glob. Each path is looked up once for all findings in it.
 */
function indexCandidates(exceptions) {
    const byName = new Map();
    for (const [place, exception] of exceptions.entries()) {
        const candidate = { exception, place, ...compile(exception) };
        for (const name of namesIn(exception)) {
            const named = byName.get(name) ?? [];
            byName.set(name, named);
            named.push(candidate);
        }
    }
    const find = (names, path) => inOrder(names.flatMap((name) => byName.get(name) ?? []).filter(({ isIn }) => isIn(path)));
    const lookUp = (path) => ({ path, inPlace: find([anyPlace, ...namesOfPath(path)], path) });
    const nowhere = lookUp(undefined);
    const places = new Map();
    return (finding) => {
        const stated = (0,_places_js__WEBPACK_IMPORTED_MODULE_3__/* .statedPath */ .VC)(finding);
        const place = stated === undefined ? nowhere : (places.get(stated) ?? lookUp((0,_places_js__WEBPACK_IMPORTED_MODULE_3__/* .readPath */ .G7)(stated)));
        if (stated !== undefined)
            places.set(stated, place);
        const names = [`id ${finding.id}`, `title ${finding.title.trim()}`, ...statementNames(finding)];
        const named = find(names, place.path);
        return named.length === 0 ? place.inPlace : inOrder([...place.inPlace, ...named]);
    };
}
function inOrder(candidates) {
    return candidates.length < 2 ? candidates : [...new Set(candidates)].sort((a, b) => a.place - b.place);
}
/** Under these is what may cover any finding, and what may cover any dependency of which no vulnerability is named. */
const [anyPlace, anyVulnerability] = ['any place', 'any vulnerability'];
/** What a finding must have at least one of to be covered. */
function namesIn(exception) {
    const { violationId, title, path, vex } = exception;
    if (vex !== undefined)
        return [anyVulnerability, ...[...vex.names, ...vex.ids].map((name) => `vulnerability ${name}`)];
    if (violationId !== undefined)
        return [`id ${violationId}`];
    if (title !== undefined)
        return [`title ${title.trim()}`];
    const part = path === undefined ? undefined : plainPart(path);
    return part === undefined ? [anyPlace] : [`part ${part}`, `glob ${path}`];
}
/** All of what a path may name must lie in the place, and so the first of it. */
function namesOfPath(path) {
    if (path === undefined)
        return [];
    const parts = path.readings[0]?.split('/') ?? [];
    return [`glob ${path.written}`, ...parts.map((part) => `part ${part}`)];
}
function statementNames(finding) {
    const names = (0,_vex_statement_js__WEBPACK_IMPORTED_MODULE_4__/* .idsOf */ .UX)(finding);
    // What is, or may be, of a dependency and states no name may have any.
    if (names.length === 0 && (finding.type === undefined || finding.type === 'SCA'))
        return [anyVulnerability];
    return [finding.id, ...names].map((name) => `vulnerability ${name}`);
}
/** The longest folder or file that the glob names as it is; undefined where signs may reach across names. */
function plainPart(glob) {
    if (/[{}[\]\\]/.test(glob))
        return undefined;
    const parts = glob.split('/').filter((part) => part !== '' && part !== '.' && part !== '..' && !/[*?]/.test(part));
    return parts.sort((a, b) => b.length - a.length)[0];
}
/** What every exception did, in the order of the policy. */
function reviewExceptions(findings, exceptions, today) {
    const review = { used: [], expiring: [], expired: [], unmatched: [] };
    const unclear = [];
    const covered = coveredBy(exceptions, findings);
    for (const exception of exceptions) {
        if ((0,_exception_terms_js__WEBPACK_IMPORTED_MODULE_5__/* .isExpired */ ._d)(exception, today)) {
            review.expired.push(exception);
            continue;
        }
        if ((0,_exception_terms_js__WEBPACK_IMPORTED_MODULE_5__/* .isExpiring */ .v$)(exception, today))
            review.expiring.push(exception);
        const { ids, mayCover } = covered.get(exception) ?? nothingCovered;
        if (ids.size > 0)
            review.used.push({ exception, ids: [...ids].sort() });
        else if (!mayCover)
            review.unmatched.push(exception);
        else if (exception.vex !== undefined)
            unclear.push(exception);
    }
    return unclear.length === 0 ? review : { ...review, unclear };
}
const nothingCovered = { ids: new Set(), mayCover: false };
function coveredBy(exceptions, findings) {
    const covered = new Map();
    const findCandidates = indexCandidates(exceptions);
    for (const finding of exceptions.length === 0 ? [] : findings) {
        for (const { exception, matches } of findCandidates(finding)) {
            const found = exception.vex === undefined ? matches(finding) : (0,_vex_statement_js__WEBPACK_IMPORTED_MODULE_4__/* .excuses */ .fL)(exception.vex, finding);
            if (found === 'no')
                continue;
            const known = covered.get(exception) ?? { ids: new Set(), mayCover: false };
            covered.set(exception, known);
            if (found === 'yes')
                known.ids.add(finding.id);
            else
                known.mayCover = true;
        }
    }
    return covered;
}
/** Of exceptions that end soon, those that excuse something in what is changed, or would. */
function concernedBy(exceptions, changes, findings) {
    const paths = [...changes.files.keys()];
    const touched = findings.filter((finding) => finding.filePath !== undefined && (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .inChangedFile */ .Il)(finding, changes) === 'yes');
    return exceptions.filter((exception) => {
        const { path: glob } = exception;
        const isIn = glob === undefined ? undefined : (0,_places_js__WEBPACK_IMPORTED_MODULE_3__/* .pathMatcher */ .kZ)(glob);
        return paths.some((path) => isIn?.(path)) || touched.some(coverTest(exception));
    });
}
/** Whether the exception surely covers a finding. */
function coverTest(exception) {
    const { isIn, matches } = compile(exception);
    return (finding) => {
        const stated = (0,_places_js__WEBPACK_IMPORTED_MODULE_3__/* .statedPath */ .VC)(finding);
        return isIn(stated === undefined ? undefined : (0,_places_js__WEBPACK_IMPORTED_MODULE_3__/* .readPath */ .G7)(stated)) && matches(finding) === 'yes';
    };
}
/** One without criteria covers nothing: to cover everything would switch the gate off. */
function compile({ violationId, cwe, type, path: glob, title, vex }) {
    const criteria = [];
    if (vex !== undefined)
        criteria.push((finding) => isExcused(vex, finding));
    if (violationId !== undefined)
        criteria.push((finding) => (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answer */ .ZF)(finding.id === violationId));
    // A finding of unknown type counts as every type when it blocks, and so as none when it is excused.
    if (type !== undefined)
        criteria.push((finding) => (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answer */ .ZF)(finding.type === type));
    // Exact, with case: titles hold the very characters that globs are made of.
    if (title !== undefined)
        criteria.push((finding) => (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answer */ .ZF)(!(0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnclear */ .Z5)(finding, 'title') && finding.title.trim() === title.trim()));
    if (cwe !== undefined)
        criteria.push((finding) => hasCwe(finding, cwe));
    const isSurelyIn = glob === undefined ? undefined : (0,_places_js__WEBPACK_IMPORTED_MODULE_3__/* .sureMatcher */ .Qo)(glob);
    return {
        isIn: (path) => isSurelyIn === undefined || (path !== undefined && isSurelyIn(path)),
        matches(finding) {
            let sum = criteria.length === 0 && glob === undefined ? 'no' : 'yes';
            for (const criterion of criteria) {
                sum = (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)(sum, criterion(finding));
                if (sum === 'no')
                    return sum;
            }
            return sum;
        },
    };
}
/** What nobody states is no excuse: only what was not read yet may be one. */
function isExcused(claim, finding) {
    const found = (0,_vex_statement_js__WEBPACK_IMPORTED_MODULE_4__/* .excuses */ .fL)(claim, finding);
    return found === 'unknown' && (0,_vex_statement_js__WEBPACK_IMPORTED_MODULE_4__/* .isStated */ .oE)(finding) ? 'no' : found;
}
function hasCwe(finding, cwe) {
    const stated = (0,_weaknesses_js__WEBPACK_IMPORTED_MODULE_6__/* .weaknessesOf */ .P)(finding);
    if (stated === undefined)
        return 'unknown';
    // A finding of several weaknesses is not excused by one of them.
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answer */ .ZF)(stated.size === 1 && stated.has(cwe));
}


/***/ }),

/***/ 92294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ hasGrace),
/* harmony export */   o: () => (/* binding */ graceOf)
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75755);
/** `new-advisory-grace`: on the default branch a dependency's finding does not count while what is known of it is young. */

const dayMs = 24 * 3600 * 1000;
function hasGrace({ newAdvisoryGrace }) {
    return newAdvisoryGrace !== undefined && Object.keys(newAdvisoryGrace).length > 0;
}
/** The earlier of the two times counts; where neither is known, nor when the scan began, there is none. */
function graceOf({ newAdvisoryGrace }, finding, { startedAt }) {
    const days = finding.severityKnown ? newAdvisoryGrace?.[finding.severity] : undefined;
    if (days === undefined || days === 0 || finding.type !== 'SCA' || (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnclear */ .Z5)(finding, 'severity', 'type'))
        return { answer: 'no' };
    if (finding.detail === undefined)
        return { answer: 'unknown' };
    const { firstDetected, advisory } = finding.detail;
    const known = [firstDetected, advisory?.publishedAt].filter((time) => time !== undefined);
    const endMs = Math.min(...known) + days * dayMs;
    if (startedAt === undefined || known.length === 0 || (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnclear */ .Z5)(finding, 'firstDetected') || startedAt >= endMs)
        return { answer: 'no' };
    return { answer: 'yes', lastDay: new Date(endMs - 1).toISOString().slice(0, 10) };
}


/***/ }),

/***/ 36096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ae: () => (/* binding */ isUndecided),
  S4: () => (/* binding */ judge),
  qd: () => (/* binding */ openQuestions),
  qF: () => (/* binding */ openSeverities),
  b2: () => (/* binding */ withWarningsBlocking)
});

// EXTERNAL MODULE: ./build/compiled/src/severity.js
var severity = __webpack_require__(26436);
// EXTERNAL MODULE: ./build/compiled/src/policy/coverage.js
var coverage = __webpack_require__(54682);
// EXTERNAL MODULE: ./build/compiled/src/policy/distinct.js
var distinct = __webpack_require__(29608);
// EXTERNAL MODULE: ./build/compiled/src/policy/evidence.js
var policy_evidence = __webpack_require__(46365);
// EXTERNAL MODULE: ./build/compiled/src/policy/finding.js
var finding = __webpack_require__(75755);
// EXTERNAL MODULE: ./build/compiled/src/policy/scopes/scope.js
var scope = __webpack_require__(83750);
// EXTERNAL MODULE: ./build/compiled/src/policy/slice.js
var policy_slice = __webpack_require__(73940);
;// CONCATENATED MODULE: ./build/compiled/src/policy/effects.js
/** What each finding means for a rule: it blocks through one that is broken, and may block through one that is open. */




/** Under a rule that holds everything is allowed. */
function effectsOfCase(each, judged) {
    const { result, table } = each;
    const { question } = table;
    if (result.verdict === 'passed')
        return new Map();
    const most = result.verdict === 'failed' ? 'blocks' : 'may block';
    const own = effectsOfRule(judged, (0,scope/* within */.u)(question, judged.scope.includes), most);
    if (own.size > 0)
        return isWhole(each, own, judged) ? new Map([...own.keys()].map((finding) => [finding, 'blocks'])) : own;
    // What only the numbers show (`auto` against the base's count) names nobody, so it may be any of them.
    const maybe = judged.findings.filter((finding) => judged.scope.isLeft?.(finding) !== true);
    return effectsOfRule({ ...judged, findings: maybe }, question, 'may block');
}
function effectsOfRule({ findings, policy: { scope } }, question, most) {
    const effects = new Map();
    for (const finding of findings) {
        if (!(0,policy_evidence/* isOpen */.nT)(finding) || (finding.label === 'elsewhere' && scope !== 'repository'))
            continue;
        const answer = (0,policy_slice/* blocks */.Bv)(finding, question);
        if (answer === 'no')
            continue;
        const isSure = answer === 'yes' && (finding.label === 'seen' || scope === 'repository');
        effects.set(finding, isSure ? most : 'may block');
    }
    return effects;
}
/**
 * Every finding that the scan can have counted is one that the broken rule counts, and the scan counts just as many: then each of
 * them blocks, although no detail says so.
 */
function isWhole({ rule, result }, effects, { findings, counts }) {
    if (effects.size !== result.hi)
        return false;
    if (![...effects.values()].includes('blocks'))
        return false;
    const candidates = findings.filter((finding) => rule.severities.includes(finding.severity) && finding.label !== 'elsewhere' && isCountable(finding));
    if (!candidates.every((finding) => finding.severityKnown && effects.has(finding)))
        return false;
    const listed = (severity) => (0,finding/* countFindings */.Gt)(candidates, (finding) => finding.severity === severity);
    return rule.severities.every((severity) => counts[severity] === listed(severity));
}
function isCountable(finding) {
    return (0,policy_evidence/* isOpen */.nT)(finding) || (0,policy_evidence/* isSuppressed */.Bx)(finding);
}
/** The findings that a rule names, counted; and those whose score nobody knows where the policy leaves them out. */
function namedBy({ rule, effects, table }) {
    const named = { blocks: {}, mayBlock: {} };
    for (const [finding, effect] of effects)
        count(effect === 'blocks' ? named.blocks : named.mayBlock, finding);
    const { isUnscored, ignoresUnscored } = rule;
    if (isUnscored === undefined || ignoresUnscored !== true)
        return { named };
    const isOwn = (finding) => finding.label !== 'elsewhere' && (0,policy_evidence/* isOpen */.nT)(finding) && isUnscored(finding);
    return { named, unscored: (0,finding/* countFindings */.Gt)(table.findings, isOwn) };
}
function count(tally, { severity, severityKnown }) {
    const key = severityKnown ? severity : 'UNKNOWN';
    tally[key] = (tally[key] ?? 0) + 1;
}

// EXTERNAL MODULE: ./build/compiled/src/policy/exceptions.js
var policy_exceptions = __webpack_require__(57506);
// EXTERNAL MODULE: ./build/compiled/src/policy/part.js
var part = __webpack_require__(45581);
;// CONCATENATED MODULE: ./build/compiled/src/policy/names.js


function namesById(result, named) {
    const { blocking, warning } = named;
    const effects = lazily(() => byId(named, worst(blocking.map((each) => each.effects))));
    const broken = lazily(() => byId(named, rulesThatName(blocking, () => true)));
    // What is proven to be what a rule warns of: nothing blocks through one that is not broken.
    const warned = lazily(() => byId(named, rulesThatName(warning, (effect) => effect === 'blocks')));
    const leftOut = lazily(() => askEach(named, leftOutIn(named)));
    const news = lazily(() => askEach(named, newsIn(named)));
    return {
        ...result,
        get effects() {
            return effects();
        },
        get broken() {
            return broken();
        },
        get warned() {
            return warned();
        },
        get leftOut() {
            return leftOut();
        },
        get news() {
            return news();
        },
    };
}
function lazily(make) {
    let made;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
}
function askEach({ findings }, ask) {
    const found = new Map();
    if (ask === undefined)
        return found;
    for (const finding of findings) {
        const value = ask(finding);
        if (value !== undefined)
            found.set(finding.id, value);
    }
    return found;
}
function byId(named, values) {
    return values.size === 0 ? new Map() : askEach(named, (finding) => values.get(finding));
}
/** Of what several rules make of a finding the worst. */
function worst(several) {
    const effects = new Map();
    for (const each of several)
        for (const [finding, effect] of each)
            if (effects.get(finding) !== 'blocks')
                effects.set(finding, effect);
    return effects;
}
/** Names of the rules that name a finding, by an effect that counts. */
function rulesThatName(cases, counts) {
    const names = new Map();
    for (const { rule, effects } of cases)
        for (const [finding, effect] of effects)
            if (counts(effect))
                names.set(finding, [...(names.get(finding) ?? []), rule.name]);
    return names;
}
function leftOutIn({ policy, evidence }) {
    if (!(0,part/* isPartial */.mt)(policy))
        return undefined;
    return (finding) => {
        const isOwn = finding.label !== 'elsewhere' && (0,policy_evidence/* isOpen */.nT)(finding);
        return isOwn ? (0,part/* leftOutBy */.xc)(policy, finding, evidence) : undefined;
    };
}
/** How the findings stand to the base, as far as the scope compares with one. */
function newsIn({ scope }) {
    const { novelty } = scope;
    if (novelty === undefined)
        return undefined;
    const words = { yes: 'new', no: 'old', unknown: undefined };
    return (finding) => ({ novelty: words[novelty(finding)], isLeft: scope.isLeft?.(finding) === true });
}

// EXTERNAL MODULE: ./build/compiled/src/policy/verdict.js
var policy_verdict = __webpack_require__(67535);
;// CONCATENATED MODULE: ./build/compiled/src/policy/reasoning.js
/** One line of reasoning per rule, that a person understands without knowing how the gate counts. */



/** `3 critical or high found by this scan (1 critical, 2 high; 1 excepted)`, and what is allowed, if anything is. */
function reasoning(rule, table, result) {
    const facts = [
        ...countFacts(rule, table.evidence),
        ...findingFacts(rule, table),
        ...(result.verdict === 'inconclusive' ? distrust(rule, table) : []),
    ];
    const because = facts.length > 0 ? ` (${facts.join('; ')})` : '';
    const allowed = rule.limit === 0 ? '' : `, ${rule.limit} allowed`;
    const number = amount(result);
    const subject = number === '1' ? rule.subject.replace(/^findings\b/, 'finding') : rule.subject;
    return `${number} ${subject} ${table.scope.phrase}${because}${allowed}`;
}
/** A bound only where nothing better is known; of a broken rule the number that every surface says. */
function amount(result) {
    const { lo, hi, verdict } = result;
    if (verdict === 'passed')
        return hi === 0 ? 'no' : lo === hi ? String(hi) : `at most ${hi}`;
    if (verdict === 'failed')
        return String((0,policy_verdict/* provenCount */.CM)(result));
    return Number.isFinite(hi) ? `between ${lo} and ${hi}` : `${lo} or more`;
}
function countFacts({ severities }, { counts }) {
    const missing = severities.filter((severity) => counts[severity] === undefined);
    const found = severities.filter((severity) => (counts[severity] ?? 0) > 0);
    return [
        ...(severities.length > 1 && found.length > 0
            ? [found.map((severity) => `${counts[severity]} ${severity.toLowerCase()}`).join(', ')]
            : []),
        ...(missing.length > 0 ? [`the scan states no count of ${missing.join(', ').toLowerCase()}`] : []),
    ];
}
/** What stands between the scan's count and the number that blocks. */
function findingFacts(rule, { question, scope, findings, evidence }) {
    const suppressed = evidence.isSuppressible ? 'suppressed at the service' : 'suppressed';
    const own = findings.filter(({ label, severity }) => label !== 'elsewhere' && rule.severities.includes(severity));
    const open = own.filter(policy_evidence/* isOpen */.nT);
    const facts = [
        [(0,finding/* countFindings */.Gt)(own, (finding) => (0,policy_evidence/* isSuppressed */.Bx)(finding) && rule.matches(finding) !== 'no'), suppressed],
        [
            (0,finding/* countFindings */.Gt)(open, (finding) => rule.matches(finding) !== 'no' && question.isExcepted(finding) === 'yes'),
            'excepted',
        ],
        [(0,finding/* countFindings */.Gt)(open, (finding) => scope.isOld?.(finding) === true && rule.matches(finding) !== 'no'), 'old'],
        [
            (0,finding/* countFindings */.Gt)(open, (finding) => scope.isLeft?.(finding) === true && rule.matches(finding) !== 'no'),
            'in files that are not changed here, left to the default branch’s run',
        ],
        [(0,finding/* countFindings */.Gt)(open, (finding) => !finding.severityKnown), 'of unknown severity, counted as critical'],
        [rule.isUnscored === undefined ? 0 : (0,finding/* countFindings */.Gt)(open, rule.isUnscored), rule.unscored ?? ''],
    ];
    return facts.filter(([number]) => number > 0).map(([number, words]) => `${number} ${words}`);
}
/** Why the list does not settle it, the first reason only. */
function distrust(rule, { slices }) {
    if (rule.severities.includes('CRITICAL') && !slices.unknown.isRead)
        return ['the list of violations of unknown severity has not settled'];
    const open = rule.severities
        .map((severity) => slices.known.get(severity))
        .filter((slice) => (slice?.counted ?? 0) !== 0);
    const reasons = open.map((slice) => slice?.distrust ?? (slice?.list?.settled ? undefined : 'the list has not settled'));
    return reasons.filter((reason) => reason !== undefined).slice(0, 1);
}

// EXTERNAL MODULE: ./build/compiled/src/policy/rules/registry.js + 4 modules
var registry = __webpack_require__(54533);
// EXTERNAL MODULE: ./build/compiled/src/policy/scopes/auto.js
var auto = __webpack_require__(34795);
// EXTERNAL MODULE: ./build/compiled/src/policy/baseline.js
var policy_baseline = __webpack_require__(46975);
;// CONCATENATED MODULE: ./build/compiled/src/policy/scopes/baseline.js
/** `new`: of this scan's findings, those that the baseline does not hold. */




const notInBaseline = (evidence) => {
    const { baseline, findings } = evidence;
    if (baseline === undefined)
        return (0,scope/* narrowed */.f)('not in the baseline', () => 'yes');
    const own = findings.filter((finding) => finding.label !== 'elsewhere' && (0,policy_evidence/* isOpen */.nT)(finding));
    const stillThere = new Set(findings.filter(({ label }) => label === 'seen').map(({ id }) => id));
    // A suppressed one that may be of this scan may still stand where it stood: its entry is not free for another.
    const maybeThere = findings
        .filter((finding) => finding.label === 'maybe' && (0,policy_evidence/* isSuppressed */.Bx)(finding))
        .map(({ id }) => id);
    const taken = new Set([...stillThere, ...maybeThere]);
    const old = (0,policy_baseline/* oldFindings */.on)(baseline_isWhole(evidence) ? baseline : onlyIds(baseline, own), own, taken);
    const mayBeOld = memo(leastCompeting(baseline, own, stillThere));
    const novelty = (finding) => {
        if (old.has(finding.id))
            return 'no';
        return mayBeOld(finding) ? 'unknown' : 'yes';
    };
    return { ...(0,scope/* narrowed */.f)('not in the baseline', novelty), novelty };
};
/** What the scan does not count may be suppressed, and is listed all the same. */
function baseline_isWhole({ lists, unknownSeverities }) {
    return unknownSeverities !== 'unread' && severity/* severities */.gO.every((severity) => lists[severity]?.stands);
}
/**
 * An entry covers a finding that is only alike when its own is gone, whatever severity that has: before all severities are
 * listed, nobody knows which are.
 */
function onlyIds(baseline, own) {
    const ids = new Set(own.map(({ id }) => id));
    return { ...baseline, entries: baseline.entries.filter((entry) => ids.has(entry.violation_id)) };
}
/** Whether it is old when of all the others only those that this scan surely saw use up the baseline's entries of its kind. */
function leastCompeting(baseline, own, stillThere) {
    const seen = own.filter(({ label }) => label === 'seen');
    const entries = Map.groupBy(baseline.entries, policy_baseline/* keyOf */.TN);
    const kinds = new Map(baseline.entries.map((entry) => [entry.violation_id, (0,policy_baseline/* keyOf */.TN)(entry)]));
    // One that an entry names uses up that entry, whatever kind it has become.
    const competing = Map.groupBy(seen, (finding) => kinds.get(finding.id) ?? (0,policy_baseline/* keyOf */.TN)((0,policy_baseline/* entryOf */.Ms)(finding)));
    return (finding) => {
        const kind = (0,policy_baseline/* keyOf */.TN)((0,policy_baseline/* entryOf */.Ms)(finding));
        const alike = entries.get(kind);
        if (alike === undefined)
            return false;
        const others = (competing.get(kind) ?? []).filter(({ id }) => id !== finding.id);
        return (0,policy_baseline/* oldFindings */.on)({ ...baseline, entries: alike }, [...others, finding], stillThere).has(finding.id);
    };
}
function memo(ask) {
    const known = new Map();
    return (finding) => {
        const found = known.get(finding.id) ?? ask(finding);
        known.set(finding.id, found);
        return found;
    };
}

// EXTERNAL MODULE: ./build/compiled/src/policy/changes.js
var changes = __webpack_require__(83671);
// EXTERNAL MODULE: ./build/compiled/src/policy/known.js
var policy_known = __webpack_require__(50785);
;// CONCATENATED MODULE: ./build/compiled/src/policy/scopes/changed.js



const changed = (evidence) => (0,scope/* narrowed */.f)('in changed files', inChange(evidence, changes/* inChangedFile */.Il));
const changedLines = (evidence) => (0,scope/* narrowed */.f)('on changed lines', inChange(evidence, changes/* onChangedLine */.aR));
/** A finding without a place, like a secret of a commit in between, is in the change when the base is proven not to hold it. */
function inChange({ changes, known }, placing) {
    return (finding) => {
        if (finding.filePath === undefined && known !== undefined && (0,policy_known/* isNew */.B)(finding, known) === 'yes')
            return 'yes';
        return changes === undefined ? 'unknown' : placing(finding, changes);
    };
}

;// CONCATENATED MODULE: ./build/compiled/src/policy/scopes/repository.js
/** `repository`: what `scan` blocks on, and every open violation of the repository; neither A nor a label bounds it. */


const repository = () => ({
    phrase: 'open in the repository',
    includes: () => 'yes',
    known(slice, question) {
        const { lo } = (0,policy_slice/* scanBounds */.zJ)(slice, question);
        const open = openBounds(slice.findings, question);
        // A list that lags still shows what this scan found fixed, and not yet what is new.
        const isUsable = slice.distrust === undefined && slice.list?.settled === true;
        return isUsable ? { lo: Math.max(lo, open.lo), hi: Math.max(lo, open.hi) } : { lo, hi: Number.POSITIVE_INFINITY };
    },
    unknown(slice, question) {
        const open = openBounds(slice.findings, question);
        return slice.isRead ? open : { lo: open.lo, hi: Number.POSITIVE_INFINITY };
    },
});
function openBounds(findings, question) {
    return {
        lo: (0,finding/* countFindings */.Gt)(findings, (finding) => (0,policy_slice/* blocks */.Bv)(finding, question) === 'yes'),
        hi: (0,finding/* countFindings */.Gt)(findings, (finding) => (0,policy_slice/* blocks */.Bv)(finding, question) !== 'no'),
    };
}

;// CONCATENATED MODULE: ./build/compiled/src/policy/scopes/scan.js
/** `scan`: everything that this scan found. */

const scan = () => ({
    phrase: 'found by this scan',
    includes: () => 'yes',
    known: (slice, question) => (0,policy_slice/* scanBounds */.zJ)(slice, question),
    unknown: (slice, question) => (0,policy_slice/* unknownBounds */._i)(slice, question),
});

;// CONCATENATED MODULE: ./build/compiled/src/policy/scopes/registry.js





const scopeKinds = {
    auto: auto/* auto */.q,
    scan: scan,
    repository: repository,
    changed: changed,
    'changed-lines': changedLines,
    new: notInBaseline,
};

// EXTERNAL MODULE: ./build/compiled/src/policy/uncovered.js
var policy_uncovered = __webpack_require__(47565);
;// CONCATENATED MODULE: ./build/compiled/src/policy/judge.js
/** Evidence and policy in, verdict out. Pure: it reads no clock, no network and no order of its input. */












/** Judges the evidence: failed needs proof that one rule is broken, passed needs proof that every rule holds. */
function judge(given, policy) {
    const { evidence, scope, findings, cases } = prepare(given, policy);
    const judged = { scope, policy, findings, counts: evidence.counts };
    const named = cases.map((each) => ({ ...each, effects: effectsOfCase(each, judged) }));
    const [blocking, warning] = [named.filter(isBlocking), named.filter((each) => !isBlocking(each))];
    const rules = blocking.map((each) => resultOf(each));
    const uncovered = (0,policy_uncovered/* uncoveredFiles */.p)(evidence, policy);
    const result = {
        ...outcomeOf(rules, { evidence, policy, uncovered }),
        rules,
        warnings: warning.map((each) => resultOf(each)),
        ...describeUncovered([uncovered?.text, (0,coverage/* notLookedUp */.$l)(evidence, policy)]),
    };
    return namesById(result, { ...judged, evidence, blocking, warning });
}
/** What limits a pass without keeping it from being one. */
function describeUncovered(texts) {
    const stated = texts.filter((text) => text !== undefined);
    return stated.length === 0 ? {} : { uncovered: stated.join('; ') };
}
function outcomeOf(rules, { evidence, policy, uncovered }) {
    const verdict = (0,policy_verdict/* worstVerdict */.zP)(rules.map((rule) => rule.verdict));
    if (verdict === 'failed')
        return { verdict, reason: 'violations' };
    if (verdict === 'inconclusive')
        return { verdict, reason: 'evidence' };
    const doubt = (0,coverage/* coverageFault */.V0)(evidence, policy) ?? (uncovered?.isFault ? (0,policy_uncovered/* uncoveredFault */.K)(uncovered, policy) : undefined);
    if (doubt !== undefined)
        return { verdict: 'inconclusive', reason: 'not-covered', doubt };
    return { verdict, reason: 'clean' };
}
function resultOf(each) {
    const result = { ...each.result, ...namedBy(each) };
    return { ...result, line: reasoning(each.rule, each.table, result) };
}
function isBlocking({ rule }) {
    return rule.effect === 'block';
}
function prepare(given, policy) {
    const evidence = { ...given, findings: (0,distinct/* distinct */.d)(given.findings) };
    const scope = scopeKinds[policy.scope](evidence, policy);
    const slices = (0,policy_slice/* sliceEvidence */.e6)(evidence);
    const findings = [...slices.known.values(), slices.unknown].flatMap((slice) => slice.findings);
    const isExcepted = exceptionTest(policy);
    const cases = (0,registry/* rulesOf */.f)(policy, evidence).map((rule) => {
        const table = { question: { matches: rule.matches, isExcepted }, scope, slices, evidence, findings };
        return { rule, table, result: judgeRule(rule, table) };
    });
    return { evidence, scope, findings, cases };
}
/** Each rule asks several times, and to look through many exceptions takes long. */
function exceptionTest({ exceptions, today }) {
    if (exceptions.length === 0)
        return () => 'no';
    const index = (0,policy_exceptions/* indexExceptions */.HL)(exceptions, today);
    const answers = new Map();
    return (finding) => {
        const found = answers.get(finding) ?? index.coverOf(finding).answer;
        answers.set(finding, found);
        return found;
    };
}
/** The policy in which what only warns blocks: what that would need to know. */
function withWarningsBlocking(policy) {
    return { ...policy, rules: policy.rules?.map((rule) => ({ ...rule, effect: 'block' })) };
}
/** The rules that the evidence does not settle yet. */
function openRules({ cases }) {
    return cases.filter((each) => isBlocking(each) && each.result.verdict === 'inconclusive').map(({ rule }) => rule);
}
/** Whether more evidence could still change what a rule says. */
function isUndecided(evidence, policy) {
    return openRules(prepare(evidence, policy)).length > 0;
}
/**
 * Which findings the rules that are still open ask about: only their details can change the verdict. A suppressed finding
 * counts where it may explain what the scan counts.
 */
function openQuestions(evidence, policy) {
    const prepared = prepare(evidence, policy);
    const open = openRules(prepared);
    return (finding) => open.some((rule) => {
        if (!rule.severities.includes(finding.severity) || rule.matches(finding) === 'no')
            return false;
        return prepared.scope.includes(finding) !== 'no' || !isNarrow(policy);
    });
}
/** Scopes whose numbers come from single findings alone. */
function isNarrow({ scope }) {
    return scope === 'changed' || scope === 'changed-lines' || scope === 'new';
}
/** Severities of the rules that are still open. */
function openSeverities(evidence, policy) {
    const open = openRules(prepare(evidence, policy));
    // Which entries of the baseline are free depends on all findings that are like them, whatever their severity.
    if (policy.scope === 'new' && open.length > 0)
        return [...severity/* severities */.gO];
    return severity/* severities */.gO.filter((severity) => open.some((rule) => rule.severities.includes(severity)));
}
function judgeRule(rule, table) {
    const bounds = boundsOf(rule, table);
    const verdict = bounds.lo > rule.limit ? 'failed' : bounds.hi <= rule.limit ? 'passed' : 'inconclusive';
    const { name, limit, remedy, asks } = rule;
    return { rule: name, verdict, ...bounds, limit, remedy, asks };
}
/** Severity by severity, so that the tightest bound of each counts; the sum is the rule's. */
function boundsOf(rule, { question, scope, slices }) {
    const parts = rule.severities.flatMap((severity) => {
        const slice = slices.known.get(severity);
        return slice === undefined ? [] : [scope.known(slice, question)];
    });
    if (rule.severities.includes('CRITICAL'))
        parts.push(scope.unknown(slices.unknown, question));
    return {
        lo: parts.reduce((sum, { lo }) => sum + lo, 0),
        hi: parts.reduce((sum, { hi }) => sum + hi, 0),
    };
}


/***/ }),

/***/ 50785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ isNew),
/* harmony export */   W: () => (/* binding */ withNews)
/* harmony export */ });
/** What the base of a proposal holds too, finding by finding: old there is old here, whoever changed the file since. */
function isNew({ id }, { old, doubtful }) {
    if (old.has(id))
        return 'no';
    return doubtful.has(id) ? 'unknown' : 'yes';
}
/** What is shown as new is what the base does not hold: a service that never saw the base calls everything that. */
function withNews(findings, known) {
    if (known === undefined)
        return findings;
    const words = { yes: true, no: false, unknown: undefined };
    return findings.map((finding) => ({ ...finding, firstSeen: words[isNew(finding, known)] }));
}


/***/ }),

/***/ 89280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ ownersOf)
/* harmony export */ });
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83671);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75755);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49780);
/** Whose a finding is: the owners of the file that it lies in, where its path can be read in one way only. */



/** Empty: nobody's. Undefined: not known. */
function ownersOf(finding, codeOwners) {
    const { filePath } = finding;
    if (codeOwners === undefined || filePath === undefined || (0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .isNoPath */ .Fs)(filePath) || (0,_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnclear */ .Z5)(finding, 'filePath'))
        return undefined;
    // From the root of a machine, of which nobody says where the repository begins.
    if (/^(?:file:|https?:|[a-z]:[\\/]|[\\/])/i.test(filePath.trim()))
        return undefined;
    const readings = (0,_places_js__WEBPACK_IMPORTED_MODULE_2__/* .readingsOf */ .RO)(filePath);
    const answers = readings.flatMap((path) => path === undefined ? [undefined] : [codeOwners.ownersOf(path), codeOwners.looselyOwnersOf(path)]);
    const [first] = answers;
    return first !== undefined && answers.every((each) => each !== undefined && isSame(each, first)) ? first : undefined;
}
function isSame(a, b) {
    return a.length === b.length && a.every((owner, index) => owner === b[index]);
}


/***/ }),

/***/ 23004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ dependencyEcosystem),
/* harmony export */   N: () => (/* binding */ isPackageFile)
/* harmony export */ });
/* harmony import */ var _languages_languages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47128);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83671);
/** Knows the files that decide about a repository's dependencies: manifests, locks, registries and package managers' configuration. */


/** Manifests and locks: what declares dependencies. */
const rows = [
    {
        ecosystem: 'npm',
        names: 'package.json package-lock.json npm-shrinkwrap.json',
    },
    { ecosystem: 'Yarn', names: 'yarn.lock' },
    { ecosystem: 'pnpm', names: 'pnpm-lock.yaml pnpm-workspace.yaml' },
    { ecosystem: 'Bun', names: 'bun.lock bun.lockb' },
    { ecosystem: 'Deno', names: 'deno.json deno.jsonc deno.lock jsr.json importmap.json import_map.json' },
    { ecosystem: 'Bower', names: 'bower.json libman.json' },
    {
        ecosystem: 'Python',
        names: `pipfile pipfile.lock pyproject.toml poetry.lock pdm.lock uv.lock pylock.toml setup.py setup.cfg environment.yml
      environment.yaml conda-lock.yml pixi.toml pixi.lock constraints.txt`,
        patterns: [
            // `requirements-dev.txt`, `dev-requirements.in`, `constraints-3.12.txt`, `reqs/base.txt`
            /(?:requirements|constraints)[^/]*\.(?:txt|in|pip)$/,
            /(?:^|\/)(?:requirements?|reqs?|constraints)\/(?:[^/]+\/)*[^/]+\.(?:txt|in|pip)$/,
            /(?:^|\/)(?:[^/]*[-_.])?reqs?(?:[-_.][^/]*)?\.(?:txt|in)$/,
            /(?:^|\/)(?:[^/]*[-_.])?environment(?:[-_.][^/]*)?\.ya?ml$/,
            /(?:^|\/)(?:conda[-_.][^/]*|pylock\.[^/]+)\.(?:ya?ml|toml)$/,
        ],
    },
    {
        ecosystem: 'Go',
        names: 'go.mod go.sum go.work go.work.sum gopkg.toml gopkg.lock glide.yaml glide.lock',
        patterns: [/(?:^|\/)vendor\/modules\.txt$/, /(?:^|\/)[^/]*(?:go|tools)\.(?:mod|sum)$/],
    },
    { ecosystem: 'Rust', names: 'cargo.toml cargo.lock' },
    {
        ecosystem: 'Ruby',
        names: 'gemfile gemfile.lock gems.rb gems.locked appraisals',
        patterns: [/\.(?:gemspec|gemfile|gemfile\.lock)$/],
    },
    { ecosystem: 'PHP', names: 'composer.json composer.lock symfony.lock' },
    {
        ecosystem: 'Java and Kotlin',
        names: `pom.xml ivy.xml build.gradle build.gradle.kts settings.gradle settings.gradle.kts gradle.lockfile buildscript-gradle.lockfile
      verification-metadata.xml maven_install.json libs.versions.toml`,
        patterns: [/(?:^|\/)pom[^/]*\.xml$/, /\.pom$/, /\.gradle(?:\.kts)?$/, /\.versions\.toml$/],
    },
    {
        ecosystem: 'Scala',
        names: 'build.sbt plugins.sbt build.sc build.mill package.mill project.scala',
        patterns: [/\.(?:sbt|mill)$/, /(?:^|\/)project\/[^/]+\.scala$/],
    },
    { ecosystem: 'Clojure', names: 'project.clj deps.edn shadow-cljs.edn build.boot bb.edn' },
    {
        ecosystem: '.NET',
        names: `packages.config packages.lock.json project.assets.json paket.dependencies paket.lock paket.references
      dotnet-tools.json directory.packages.props directory.build.props directory.build.targets`,
        patterns: [/\.(?:cs|fs|vb|vcx|sql|js|ts|py|wap|wix|nu)proj$/, /\.nuspec$/],
    },
    {
        ecosystem: 'Swift and Objective-C',
        names: 'podfile podfile.lock package.swift package.resolved cartfile cartfile.private cartfile.resolved mintfile',
        patterns: [/\.podspec(?:\.json)?$/, /(?:^|\/)package@swift-[^/]*\.swift$/],
    },
    { ecosystem: 'Dart', names: 'pubspec.yaml pubspec.lock pubspec_overrides.yaml' },
    {
        ecosystem: 'Elixir and Erlang',
        names: 'mix.exs mix.lock rebar.config rebar.config.script rebar.lock gleam.toml erlang.mk',
        patterns: [/\.app\.src$/],
    },
    {
        ecosystem: 'C and C++',
        names: 'conanfile.txt conanfile.py conan.lock conandata.yml vcpkg.json vcpkg-configuration.json dub.json dub.sdl dub.selections.json xmake.lua',
        patterns: [/\.wrap$/],
    },
    {
        ecosystem: 'Haskell',
        names: 'stack.yaml stack.yaml.lock cabal.project cabal.project.freeze cabal.project.local',
        patterns: [/\.cabal$/],
    },
    { ecosystem: 'Perl', names: 'cpanfile cpanfile.snapshot makefile.pl build.pl meta6.json' },
    { ecosystem: 'R', names: 'renv.lock packrat.lock' },
    { ecosystem: 'OCaml', names: 'opam dune-project esy.json', patterns: [/\.opam(?:\.locked|\.template)?$/] },
    { ecosystem: 'Julia', names: 'project.toml manifest.toml juliaproject.toml juliamanifest.toml' },
    { ecosystem: 'Nix', names: 'flake.nix flake.lock npins.json' },
    { ecosystem: 'Crystal', names: 'shard.yml shard.lock shard.override.yml' },
    { ecosystem: 'Nim', names: 'nimble.lock atlas.lock', patterns: [/\.nimble$/] },
    { ecosystem: 'Lua', names: 'luarocks.lock', patterns: [/\.rockspec$/] },
    { ecosystem: 'Zig', names: 'build.zig.zon', patterns: [/\.zig\.zon$/] },
    { ecosystem: 'Elm', names: 'elm.json elm-package.json' },
    { ecosystem: 'PureScript', names: 'spago.yaml spago.lock spago.dhall packages.dhall' },
    {
        ecosystem: 'Helm',
        names: 'chart.yaml chart.lock requirements.yaml requirements.lock helmfile.yaml helmfile.lock',
    },
    { ecosystem: 'Terraform', names: '.terraform.lock.hcl' },
    {
        ecosystem: 'Bazel',
        names: 'module.bazel module.bazel.lock workspace workspace.bazel workspace.bzlmod dependencies.bzl deps.bzl repositories.bzl',
    },
    { ecosystem: 'Ansible', names: 'galaxy.yml', patterns: [/(?:^|\/)(?:roles|collections)\/requirements\.ya?ml$/] },
];
/** What decides otherwise about dependencies: registries, versions of tools, builds, images, workflows and trees of others. */
const others = {
    names: `bunfig.toml .npmrc .yarnrc .yarnrc.yml .pnpmfile.cjs .pnpmfile.js lerna.json rush.json .bowerrc .nvmrc .node-version
    .tool-versions mise.toml .mise.toml poetry.toml pdm.toml uv.toml tox.ini pip.conf pip.ini .pypirc .condarc modules.txt .goproxy
    rust-toolchain rust-toolchain.toml .gemrc auth.json ivysettings.xml settings.xml gradle.properties gradle-wrapper.properties
    maven-wrapper.properties build.properties nuget.config global.json cmakelists.txt build build.bazel .bazelrc dockerfile
    containerfile compose.yml compose.yaml docker-compose.yml docker-compose.yaml .gitmodules action.yml action.yaml
    .pre-commit-config.yaml renovate.json dependencies.json component.json project.json meta.yaml recipe.yaml package.yaml description`,
    patterns: [
        /\.lockb$/,
        /\.(?:bzl|tf\.lock|cmake)$/,
        /\.(?:props|targets)$/,
        /(?:^|\/)(?:dockerfile|containerfile)[^/]*$|\.(?:dockerfile|containerfile)$/,
        /(?:^|\/)(?:docker-?)?compose[^/]*\.ya?ml$/,
        /(?:^|\/)\.(?:yarn|mvn|cargo|bundle|pnpm|gradle|config\/pip|nuget)\//,
        /(?:^|\/)\.(?:github\/workflows|github\/actions|gitlab-ci|circleci)\//,
        /(?:^|\/)patches\/[^/]+\.patch$/,
    ],
};
/** Of whatever package manager; a program may be called so too, as `file-lock.ts` is. */
const lockName = /[.-]lock(?:file)?(?:\.[a-z]+)?$/;
function namesIn({ names }) {
    return names.split(/\s+/);
}
const ecosystems = new Map(rows.flatMap((row) => namesIn(row).map((name) => [name, row.ecosystem])));
const otherNames = new Set(namesIn(others));
/** The ecosystem whose dependencies the file declares or locks; undefined where its name says of none. */
function dependencyEcosystem(path) {
    if ((0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .isNoPath */ .Fs)(path))
        return undefined;
    const folded = (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .foldPath */ .tu)(path);
    const named = ecosystems.get(baseName(folded));
    return named ?? rows.find(({ patterns }) => patterns?.some((pattern) => pattern.test(folded)))?.ecosystem;
}
/** Whatever case it is written in; one too many only has dependencies judged that were not touched. */
function isPackageFile(path) {
    if ((0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .isNoPath */ .Fs)(path) || dependencyEcosystem(path) !== undefined)
        return true;
    const folded = (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .foldPath */ .tu)(path);
    if (otherNames.has(baseName(folded)) || others.patterns?.some((pattern) => pattern.test(folded)))
        return true;
    return lockName.test(folded) && (0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .eX)(folded) === undefined;
}
function baseName(folded) {
    return folded.slice(folded.lastIndexOf('/') + 1);
}


/***/ }),

/***/ 45581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ho: () => (/* binding */ isInPart),
/* harmony export */   mt: () => (/* binding */ isPartial),
/* harmony export */   xc: () => (/* binding */ leftOutBy)
/* harmony export */ });
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3706);
/* harmony import */ var _grace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92294);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49780);
/** Which findings a policy is about: a part of the repository, without what it ignores there. */



/** Whether the policy leaves out anything. */
function isPartial(policy) {
    return policy.paths !== undefined || policy.ignorePaths !== undefined || (0,_grace_js__WEBPACK_IMPORTED_MODULE_1__/* .hasGrace */ .$)(policy);
}
/** Undefined for what counts, and for what may: only what is proven to lie elsewhere is left out. */
function leftOutBy(policy, finding, evidence) {
    const { paths, ignorePaths } = policy;
    if (ignorePaths !== undefined && (0,_places_js__WEBPACK_IMPORTED_MODULE_2__/* .placeMatcher */ .Ii)(ignorePaths)(finding) === 'yes')
        return 'in an ignored path';
    if (paths !== undefined && (0,_places_js__WEBPACK_IMPORTED_MODULE_2__/* .countingMatcher */ .Wp)(paths, policy)(finding) === 'no')
        return 'in another part of the repository';
    const grace = (0,_grace_js__WEBPACK_IMPORTED_MODULE_1__/* .graceOf */ .o)(policy, finding, evidence);
    return grace.answer === 'yes' ? `in its grace until ${grace.lastDay}` : undefined;
}
/** Whether the policy is about the finding; unknown where it may lie in another part. */
function isInPart(policy, finding, evidence) {
    const counts = (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answer */ .ZF)(leftOutBy(policy, finding, evidence) === undefined);
    const isOver = (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .not */ .AU)((0,_grace_js__WEBPACK_IMPORTED_MODULE_1__/* .graceOf */ .o)(policy, finding, evidence).answer);
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)(counts, isOver, policy.paths === undefined ? 'yes' : (0,_places_js__WEBPACK_IMPORTED_MODULE_2__/* .countingMatcher */ .Wp)(policy.paths, policy)(finding));
}


/***/ }),

/***/ 49780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bn: () => (/* binding */ countingPathMatcher),
/* harmony export */   G7: () => (/* binding */ readPath),
/* harmony export */   Ii: () => (/* binding */ placeMatcher),
/* harmony export */   Qo: () => (/* binding */ sureMatcher),
/* harmony export */   RO: () => (/* binding */ readingsOf),
/* harmony export */   VC: () => (/* binding */ statedPath),
/* harmony export */   Wp: () => (/* binding */ countingMatcher),
/* harmony export */   kZ: () => (/* binding */ pathMatcher)
/* harmony export */ });
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83671);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75755);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44882);



/** A glob from the root of the repository; `vendor/` is all below it. */
function pathMatcher(glob) {
    return (0,_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .compileGlob */ .SO)(fromRoot(glob));
}
function fromRoot(glob) {
    return glob
        .replace(/^(?:\.?\/)+/, '')
        .replace(/\/(?:\.?\/)+/g, '/')
        .replace(/\/$/, '/**');
}
/** No system has longer paths; what is longer is undecided instead of being searched for positions. */
const longestPath = 4096;
/** What a path may name; undefined for what lies outside of the repository, and for what is no path. */
function readingsOf(filePath) {
    if (filePath.length > longestPath)
        return [undefined];
    const places = decodings(filePath).flatMap((path) => withoutPosition(path).split(/\s*(?:[-=]>|[→;|\n\0])\s*|,\s+/));
    return [...new Set(places.flatMap(spellingsOfName).map(_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalPath */ .Op))];
}
/** A path may have been encoded more than once on its way. */
function decodings(filePath) {
    const found = [filePath];
    for (let path = (0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .decodedPath */ .kw)(filePath); !found.includes(path) && found.length < 5; path = (0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .decodedPath */ .kw)(path))
        found.push(path);
    return found;
}
/** `#L10`, `#L10-L12`, `:10:5`, `:10-12`, `(10,5)`, ` (line 3)`: no name of a file ends so. */
const position = /(?:#L\d+(?:C\d+)?(?:-L?\d+(?:C\d+)?)?|\s*\((?:(?:lines?|ln|l)\.?\s*)?\d[\d\s,:;-]*\)|(?::\d+(?:-\d+)?)+|:)\s*$/i;
/** A file whose name ends in a copy's number, `notes (1)`, has no dot before it and no word in it. */
function withoutPosition(filePath) {
    const plain = filePath.replace(position, '');
    const isCopy = /\s\(\d+\)\s*$/.test(filePath) && !/\.\w+$/.test(plain);
    return plain === filePath || plain.trim() === '' || /^[a-z]$/i.test(plain) || isCopy ? filePath : plain;
}
/** What may stand behind a name, or be part of it: a fragment, a query, a method, a remark. Both are read. */
const suffix = /(?<=\.\w+)#[^/]*$|\?.*$|::.*$|\s+\([^()]*\)$|\s+>\s.*$/s;
/** Signs that may end a name whose kind of file is written before them: positions, commits and remarks in other forms. */
const mayEnd = /(?<=\.[a-z]\w{0,8})(?:[^\p{L}\p{N}_.,/\\-]|[.,]+(?:\d*$)|\s-).*$/isu;
/** What some tools write before or around a path. */
const before = /^(?:(?:in|at|file|path):?\s+|(?!pkg:|[a-z]:|[a-z]+:\/\/)[\w./~^-]+:\s*(?=\S*(?:\/|\.[a-z])))/i;
const around = /^[\s"'`<([{]+(?=\S*["'`>)\]}]\s*$)|["'`>)\]}]+\s*$|^\s+|\s+$/g;
function spellingsOfName(place) {
    const path = withoutPosition(place);
    const bare = isWrapped(path) ? path.replaceAll(around, '') : path.trim();
    const names = [path, withoutPosition(path.replace(suffix, '')), bare, bare.replace(before, '')];
    const spellings = [...new Set([...names, ...names.map((name) => name.replace(mayEnd, ''))])];
    return [path, ...spellings.filter((each) => each !== path && each.trim() !== '')];
}
function isWrapped(path) {
    return /^\s*(?:".*"|'.*'|`.*`|<.*>|\(.*\)|\[.*\])\s*$/s.test(path);
}
/** Compiled once: a policy's globs are asked about every finding. */
const known = new WeakMap();
const knownCounting = {
    full: new WeakMap(),
    cut: new WeakMap(),
};
/** Yes: whatever its path names lies there. No: none of it can. What has no path, or one that is read in two ways, is unknown. */
function placeMatcher(globs) {
    const found = known.get(globs) ?? compiled(globs, pathMatcher);
    known.set(globs, found);
    return found;
}
/** The same for what is judged or blocks: `src` is all below it too, and where the folder of a project may be left out it is unknown. */
function countingMatcher(globs, { hasFullPaths = false } = {}) {
    const matchers = hasFullPaths ? knownCounting.full : knownCounting.cut;
    const tails = hasFullPaths ? [] : globs.flatMap(tailsOf);
    const folders = new Set(globs.flatMap(foldersAbove));
    const found = matchers.get(globs) ?? compiled(globs, countingPathMatcher, { tails, folders });
    matchers.set(globs, found);
    return found;
}
/** Paths that the pattern counts; accents may be written in two ways. */
function countingPathMatcher(glob) {
    const matchers = countedGlobs(glob.normalize('NFC')).map(_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .compileGlob */ .SO);
    return (path) => {
        const composed = path.normalize('NFC');
        return matchers.some((matches) => matches(composed));
    };
}
/** A pattern may be meant in more than one way; whatever one of them matches counts. */
function countedGlobs(glob) {
    const path = fromRoot(glob);
    const meant = [
        path,
        // `app/[id]` is a folder of that name, and `{name}` without a comma perhaps one choice.
        path.replaceAll(/(?<!\\)[[\]]/g, '\\$&'),
        path.replaceAll(/(?<!\\)\{([^{},]*)\}/g, '$1'),
        path.split('/').flatMap(crossFolders).join('/'),
    ];
    return [...new Set(meant)].flatMap((each) => (/(?:^|\/)\*{1,2}$/.test(each) ? [each] : [each, `${each}/**`]));
}
/** `**.py` is `**` and `*.py`: two stars beside other letters were meant to reach into folders. */
function crossFolders(name) {
    const pieces = name.split(/\*{2,}/);
    if (pieces.length === 1 || name === '**')
        return [name];
    const last = pieces.length - 1;
    return pieces.flatMap((piece, index) => [
        ...(index > 0 ? ['**'] : []),
        ...(piece === '' ? [] : [`${index > 0 ? '*' : ''}${piece}${index < last ? '*' : ''}`]),
    ]);
}
/** What is left of a pattern without its first folders, as long as a name in it says something. */
function tailsOf(glob) {
    const parts = fromRoot(glob).split('/');
    const tails = parts.slice(1).map((_, index) => parts.slice(index + 1));
    return tails.filter(([first = '']) => /^[^*?[\]{}]+$/.test(first)).map((tail) => tail.join('/'));
}
/** Who names a folder alone may mean what a glob names below it. */
function foldersAbove(glob) {
    const parts = folded(fromRoot(glob)).split('/');
    const plain = parts.findIndex((part) => /[*?[\]{}\\]/.test(part));
    return parts.slice(0, plain === -1 ? parts.length - 1 : plain).map((_, index) => parts.slice(0, index + 1).join('/'));
}
function compiled(globs, compile, { tails = [], folders = new Set() } = {}) {
    const isSurelyIn = sureTest(globs, compile);
    const loose = [...globs, ...tails].map((glob) => compile(folded(fromRoot(glob))));
    const mayBeIn = (path) => folders.has(path) || loose.some((matches) => matches(path));
    // Every rule asks about the same paths.
    const answers = new Map();
    const placeOf = (filePath) => {
        const path = readPath(filePath);
        if (isSurelyIn(path))
            return 'yes';
        const isPossible = path.readings.some((each) => each === undefined || spellingsOf(each, filePath).some(mayBeIn));
        return isPossible ? 'unknown' : 'no';
    };
    return (finding) => {
        const stated = statedPath(finding);
        if (stated === undefined)
            return 'unknown';
        const known = answers.get(stated) ?? placeOf(stated);
        answers.set(stated, known);
        return known;
    };
}
/** The path of a finding; undefined where it has none, or one that two sources state differently. */
function statedPath(finding) {
    const { filePath } = finding;
    return filePath === undefined || (0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .isNoPath */ .Fs)(filePath) || (0,_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnclear */ .Z5)(finding, 'filePath') ? undefined : filePath;
}
function readPath(written) {
    return { written, readings: readingsOf(written) };
}
/** `placeMatcher`, where only a yes counts and a path that was read is compared with many globs. */
function sureMatcher(glob) {
    return sureTest([glob], pathMatcher);
}
function sureTest(globs, compile) {
    const exact = globs.map(compile);
    const isIn = (path) => exact.some((matches) => matches(path));
    return ({ written, readings }) => globs.includes(written) || readings.every((path) => path !== undefined && isIn(path));
}
/** Case may be lost on the way. */
function folded(path) {
    return path.normalize('NFC').toLowerCase();
}
/** Folders of a machine, above the repository, are no more than these. */
const mostFolders = 64;
/** The path in one case; of one from the root of a machine every end of it, for the repository may begin anywhere. */
function spellingsOf(path, filePath) {
    const parts = folded(path).split('/');
    const isAbsolute = /^(?:file:|https?:|[a-z]:[\\/]|[\\/])/i.test(filePath.trim());
    const count = isAbsolute ? Math.min(parts.length, mostFolders) : 1;
    return Array.from({ length: count }, (_, skipped) => parts.slice(skipped).join('/'));
}


/***/ }),

/***/ 17266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ owner),
/* harmony export */   l: () => (/* binding */ noOwner)
/* harmony export */ });
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3706);
/* harmony import */ var _owners_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89280);
/* harmony import */ var _predicate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16176);
/** `owner`: what CODEOWNERS says of its file; `none` is what nobody owns. */



const owner = {
    matches(finding, wanted, { codeOwners }) {
        const owners = (0,_owners_js__WEBPACK_IMPORTED_MODULE_1__/* .ownersOf */ .K)(finding, codeOwners);
        if (owners === undefined)
            return 'unknown';
        const names = owners.map((each) => each.toLowerCase());
        return (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answer */ .ZF)(wanted.some((each) => (each === noOwner ? names.length === 0 : names.includes(each.toLowerCase()))));
    },
    text: (wanted) => `owned by ${(0,_predicate_js__WEBPACK_IMPORTED_MODULE_2__/* .listWords */ .y)(wanted.map((each) => (each === noOwner ? 'nobody' : each)))}`,
    holdsAll: _predicate_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsEach */ .i,
};
/** Beside the names of owners, which have an @ in them. */
const noOwner = 'none';


/***/ }),

/***/ 16176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ holdsEach),
/* harmony export */   y: () => (/* binding */ listWords)
/* harmony export */ });
/** `CRITICAL`, `CRITICAL or HIGH`, `CRITICAL, HIGH or MEDIUM`. */
function listWords(words) {
    return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : (words[0] ?? '');
}
function holdsEach(wide, narrow) {
    return narrow.every((word) => wide.includes(word));
}


/***/ }),

/***/ 89690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mA: () => (/* binding */ holdsAll),
  iK: () => (/* binding */ isToldBySilence),
  H1: () => (/* binding */ matchText),
  Ke: () => (/* binding */ matcherOf),
  Wn: () => (/* binding */ predicateNames),
  TF: () => (/* binding */ scoresIn)
});

// UNUSED EXPORTS: predicates

// EXTERNAL MODULE: ./build/compiled/src/policy/answer.js
var answer = __webpack_require__(3706);
;// CONCATENATED MODULE: ./build/compiled/src/policy/predicates/age.js
/** `age`: first detected more than so many days before the scan. */

const dayMs = 24 * 3600 * 1000;
/** Both are server times; without one of them the age is unknown. */
const age = {
    matches({ detail }, days, { startedAt }) {
        const firstDetected = detail?.firstDetected;
        if (firstDetected === undefined || startedAt === undefined)
            return 'unknown';
        return (0,answer/* answer */.ZF)(startedAt - firstDetected > days * dayMs);
    },
    text: (days) => `older than ${days} days`,
    holdsAll: (wide, narrow) => wide <= narrow,
};

// EXTERNAL MODULE: ./build/compiled/src/policy/finding.js
var policy_finding = __webpack_require__(75755);
// EXTERNAL MODULE: ./build/compiled/src/policy/weaknesses.js
var weaknesses = __webpack_require__(91183);
// EXTERNAL MODULE: ./build/compiled/src/policy/predicates/predicate.js
var predicate = __webpack_require__(16176);
;// CONCATENATED MODULE: ./build/compiled/src/policy/predicates/cwe.js
/** `cwe`: one of these weaknesses; a finding of several is of each, and one that states none may be of any. */




const cwe = {
    matches(finding, wanted) {
        const stated = (0,weaknesses/* weaknessesOf */.P)(finding);
        if (stated === undefined || stated.size === 0 || (0,policy_finding/* isUnclear */.Z5)(finding, 'cwe'))
            return 'unknown';
        return (0,answer/* answer */.ZF)(wanted.some((each) => stated.has(each)));
    },
    text: (wanted) => `of ${(0,predicate/* listWords */.y)(wanted)}`,
    holdsAll: predicate/* holdsEach */.i,
};

;// CONCATENATED MODULE: ./build/compiled/src/policy/predicates/fixable.js
/** `fixable`: a fix exists; where nobody says, it counts as if one did. */

const fixable_dayMs = 24 * 3600 * 1000;
const fixable = {
    matches({ detail }, _, { startedAt, fixCooldown = 0 }) {
        if (detail === undefined)
            return 'unknown';
        const { fix, fixedAt } = detail.advisory ?? {};
        if (fix === 'none')
            return 'no';
        // A fixed version that is younger may be withdrawn again, or not be what it seems.
        const isYoung = fixedAt !== undefined && startedAt !== undefined && startedAt - fixedAt < fixCooldown * fixable_dayMs;
        return (0,answer/* answer */.ZF)(!isYoung);
    },
    text: () => 'that can be fixed',
    holdsAll: () => true,
    isToldBySilence: true,
};

;// CONCATENATED MODULE: ./build/compiled/src/policy/predicates/kev.js
const kev = {
    matches({ type, detail }, _, { catalogue, unscored }) {
        const cves = detail?.advisory?.cves ?? [];
        if (cves.some((cve) => catalogue?.cves.has(cve)))
            return 'yes';
        // Only dependencies bear the names of other people's vulnerabilities.
        if (cves.length === 0 && type !== undefined && type !== 'SCA')
            return 'no';
        if (detail === undefined || catalogue === undefined || catalogue.isStale)
            return 'unknown';
        const unnamed = unscored === 'ignore' ? 'no' : 'unknown';
        return cves.length === 0 ? unnamed : 'no';
    },
    text: () => 'that are known to be exploited',
    holdsAll: () => true,
    isToldBySilence: true,
};

// EXTERNAL MODULE: ./build/compiled/src/languages/languages.js + 2 modules
var languages = __webpack_require__(47128);
// EXTERNAL MODULE: ./build/compiled/src/policy/changes.js
var changes = __webpack_require__(83671);
// EXTERNAL MODULE: ./build/compiled/src/policy/places.js
var places = __webpack_require__(49780);
;// CONCATENATED MODULE: ./build/compiled/src/policy/predicates/language.js
/** `language`: in a file of one of these programming languages, by its name. */






const language = {
    matches(finding, wanted) {
        const { filePath } = finding;
        if (filePath === undefined || (0,changes/* isNoPath */.Fs)(filePath) || (0,policy_finding/* isUnclear */.Z5)(finding, 'filePath'))
            return 'unknown';
        const [first = 'unknown', ...others] = (0,places/* readingsOf */.RO)(filePath).map((path) => isWritten(path, wanted));
        return others.every((other) => other === first) ? first : 'unknown';
    },
    text: (wanted) => `in ${(0,predicate/* listWords */.y)(wanted)} files`,
    holdsAll: predicate/* holdsEach */.i,
};
/** What bears no telling name may be a program of any language. */
function isWritten(path, wanted) {
    if (path === undefined)
        return 'unknown';
    const name = (0,languages/* languageOf */.eX)(path);
    if (name !== undefined)
        return (0,answer/* answer */.ZF)(wanted.includes(name));
    return (0,languages/* isKnownOther */.yZ)(path) ? 'no' : 'unknown';
}

// EXTERNAL MODULE: ./build/compiled/src/policy/predicates/owner.js
var owner = __webpack_require__(17266);
;// CONCATENATED MODULE: ./build/compiled/src/policy/predicates/path.js
/** `path`: in a place that one of these globs names. */


/** Globs are compared as they are written. */
const path = {
    matches: (finding, globs, facts) => (0,places/* countingMatcher */.Wp)(globs, facts)(finding),
    text: (globs) => `in ${(0,predicate/* listWords */.y)(globs)}`,
    holdsAll: (wide, narrow) => wide.includes('**') || (0,predicate/* holdsEach */.i)(wide, narrow),
};

;// CONCATENATED MODULE: ./build/compiled/src/policy/predicates/scores.js
/** `cvss` and `epss`: this score or a higher one; what a missing score may be is unknown. */


/** The qualitative severity rating scale of CVSS 3 and 4. */
const ratings = {
    CRITICAL: [9, 10],
    HIGH: [7, 8.9],
    MEDIUM: [4, 6.9],
    LOW: [0.1, 3.9],
    INFO: [0, 0],
};
/** From 0 to 10. */
const cvss = scorePredicate({
    kind: 'cvss',
    intervalOf: ({ severity, severityKnown }) => (severityKnown ? ratings[severity] : [0, 10]),
    text: (least) => `with CVSS ${least} or more`,
    missing: 'without a CVSS score, judged by severity',
    ignored: 'without a CVSS score, not judged',
});
/** In percent; published for the known vulnerabilities of dependencies alone. */
const epss = scorePredicate({
    kind: 'epss',
    intervalOf: ({ type }) => (type === undefined || type === 'SCA' ? [0, 100] : undefined),
    text: (least) => `with EPSS ${least}% or more`,
    missing: 'dependencies without an EPSS score, unknown',
    ignored: 'without an EPSS score, not judged',
});
function scorePredicate(scale) {
    const isIgnored = ({ unscored }) => unscored === 'ignore';
    return {
        matches(finding, least, facts) {
            const stated = finding[scale.kind];
            const isOffScale = (0,policy_finding/* isUnclear */.Z5)(finding, scale.kind);
            if (stated !== undefined && (stated >= least || !isOffScale))
                return (0,answer/* answer */.ZF)(stated >= least);
            if (isOffScale)
                return 'unknown';
            return isIgnored(facts) ? 'no' : compared(scale.intervalOf(finding), least, finding);
        },
        text: scale.text,
        holdsAll: (wide, narrow) => wide <= narrow,
        isToldBySilence: true,
        score: {
            isMissing: (finding, facts) => finding[scale.kind] === undefined &&
                !(0,policy_finding/* isUnclear */.Z5)(finding, scale.kind) &&
                (isIgnored(facts) || scale.intervalOf(finding) !== undefined),
            missing: (facts) => (isIgnored(facts) ? scale.ignored : scale.missing),
        },
    };
}
/** A detail may state what the list leaves out. */
function compared(interval, least, { detail }) {
    if (detail === undefined)
        return 'unknown';
    if (interval === undefined || interval[1] < least)
        return 'no';
    return interval[0] >= least ? 'yes' : 'unknown';
}

;// CONCATENATED MODULE: ./build/compiled/src/policy/predicates/severity.js
/** `severity`: one of these; what is unknown counts as CRITICAL. */


const severity = {
    matches: (finding, severities) => (0,answer/* answer */.ZF)(severities.includes(finding.severity)),
    text: (wanted) => (0,predicate/* listWords */.y)(wanted).toLowerCase(),
    holdsAll: predicate/* holdsEach */.i,
};

// EXTERNAL MODULE: ./build/compiled/src/policy/predicates/type.js
var type = __webpack_require__(83241);
;// CONCATENATED MODULE: ./build/compiled/src/policy/predicates/registry.js
/** The one table of predicates, in the order in which a rule says what it counts. */











const predicates = { type: type/* type */.N, severity: severity, cvss: cvss, epss: epss, cwe: cwe, path: path, owner: owner/* owner */.e, language: language, age: age, fixable: fixable, kev: kev };
const predicateNames = Object.keys(predicates);
function askedBy(match) {
    return predicateNames.flatMap((name) => {
        const value = match[name];
        return value === undefined ? [] : [{ name, predicate: predicates[name], value }];
    });
}
/** The question as one function. */
function matcherOf(match, facts) {
    const asked = askedBy(match);
    return (finding) => {
        let sum = 'yes';
        for (const { predicate, value } of asked) {
            sum = (0,answer/* both */.WP)(sum, predicate.matches(finding, value, facts));
            if (sum === 'no')
                return sum;
        }
        return sum;
    };
}
/** `SCA CRITICAL or HIGH in src/**`, `findings with CVSS 9 or more`. */
function matchText(match) {
    const texts = askedBy(match).map(({ name, predicate, value }) => ({ name, text: predicate.text(value) }));
    const own = texts.filter(({ name }) => name === 'type');
    const others = texts.filter((each) => !own.includes(each));
    const noun = match.severity === undefined ? ['findings'] : [];
    return [...own.map(({ text }) => text), ...noun, ...others.map(({ text }) => text)].join(' ');
}
/** Whether all that fits the second fits the first. */
function holdsAll(wide, narrow) {
    return askedBy(wide).every(({ name, predicate, value }) => {
        const other = narrow[name];
        return other !== undefined && predicate.holdsAll(value, other);
    });
}
/** Whether a detail that says nothing of what it asks is an answer. */
function isToldBySilence(match) {
    return askedBy(match).some(({ predicate }) => predicate.isToldBySilence);
}
/** The kinds of score that it asks for. */
function scoresIn(match) {
    return askedBy(match).flatMap(({ predicate: { score } }) => score ?? []);
}


/***/ }),

/***/ 83241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ type)
/* harmony export */ });
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3706);
/* harmony import */ var _predicate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16176);
/** `type`: one of these; an unknown type counts as every type. */


const type = {
    matches: (finding, types) => (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answer */ .ZF)(finding.type === undefined || types.includes(finding.type)),
    text: _predicate_js__WEBPACK_IMPORTED_MODULE_1__/* .listWords */ .y,
    holdsAll: _predicate_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsEach */ .i,
};


/***/ }),

/***/ 79627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jk: () => (/* binding */ namedText),
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   Om: () => (/* binding */ isAtLeastAsStrict)
/* harmony export */ });
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26436);
/* harmony import */ var _predicates_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89690);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81262);
/** `rules`: what a team asks in its own words, each with a name. */



const named = ({ rules = [] }, facts) => rules.map(({ allow, match, ...rule }) => {
    const asks = { kind: 'match', severities: match.severity ?? _severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO };
    return (0,_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleOf */ .Y)({ ...rule, match, asks, ...(allow > 0 && { allow }) }, facts);
});
/** `blocks on more than 3 HIGH in src/**`. */
function namedText({ match, allow, effect }) {
    return `${effect === 'warn' ? 'warns of' : 'blocks on'} ${allow > 0 ? `more than ${allow} ` : ''}${(0,_predicates_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .matchText */ .H1)(match)}`;
}
/** Whether it lets through no more than the other. */
function isAtLeastAsStrict(rule, other) {
    const isEffective = rule.effect === 'block' || other.effect === 'warn';
    return isEffective && rule.allow <= other.allow && (0,_predicates_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsAll */ .mA)(rule.match, other.match);
}


/***/ }),

/***/ 54533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ isToldBySilence),
  f: () => (/* binding */ rulesOf)
});

// EXTERNAL MODULE: ./build/compiled/src/policy/answer.js
var answer = __webpack_require__(3706);
// EXTERNAL MODULE: ./build/compiled/src/policy/grace.js
var grace = __webpack_require__(92294);
// EXTERNAL MODULE: ./build/compiled/src/policy/part.js
var part = __webpack_require__(45581);
// EXTERNAL MODULE: ./build/compiled/src/policy/predicates/registry.js + 8 modules
var registry = __webpack_require__(89690);
// EXTERNAL MODULE: ./build/compiled/src/policy/predicates/type.js
var type = __webpack_require__(83241);
// EXTERNAL MODULE: ./build/compiled/src/severity.js
var src_severity = __webpack_require__(26436);
// EXTERNAL MODULE: ./build/compiled/src/policy/rules/rule.js
var rule = __webpack_require__(81262);
// EXTERNAL MODULE: ./build/compiled/src/policy/limits.js
var limits = __webpack_require__(59864);
;// CONCATENATED MODULE: ./build/compiled/src/policy/rules/threshold.js


const threshold = (policy, facts) => policy.threshold.map((entry) => entryRule(entry, policy.threshold, facts));
function entryRule(entry, all, facts) {
    const { severity, type, limit } = entry;
    return (0,rule/* ruleOf */.Y)({
        name: `threshold ${(0,limits/* thresholdText */.H)(entry)}`,
        match: { severity: [severity], type: type && [type] },
        asks: { kind: 'threshold', severity, type },
        allow: limit,
        // One without a known type enters every entry of its severity.
        isElsewhere: (finding) => finding.type !== undefined && entryFor(finding, all) !== entry,
    }, facts);
}
/** The entry that judges a finding of known type: its type's own, else its severity's. */
function entryFor(finding, all) {
    const ofSeverity = all.filter((entry) => entry.severity === finding.severity);
    return (ofSeverity.find((entry) => entry.type === finding.type) ?? ofSeverity.find((entry) => entry.type === undefined));
}

;// CONCATENATED MODULE: ./build/compiled/src/policy/rules/fail-on-severity.js
/** `fail-on-severity`: nothing at this severity or above, but where a threshold judges a finding instead. */



const failOnSeverity = (policy, facts) => {
    const { failOnSeverity: floor, threshold } = policy;
    if (floor === 'NONE')
        return [];
    const whole = threshold.filter((entry) => entry.type === undefined).map((entry) => entry.severity);
    const severity = (0,src_severity/* atOrAbove */.kU)(floor).filter((each) => !whole.includes(each));
    if (severity.length === 0)
        return [];
    const order = {
        name: `fail-on-severity=${floor.toLowerCase()}`,
        match: { severity },
        asks: { kind: 'severity', floor },
        // What cannot be matched to a type enters every entry of its severity, and this rule too.
        isElsewhere: (finding) => finding.type !== undefined && entryFor(finding, threshold) !== undefined,
    };
    return [(0,rule/* ruleOf */.Y)(order, facts)];
};

;// CONCATENATED MODULE: ./build/compiled/src/policy/rules/max-age.js
/** `max-age`: no open finding of a severity that is older than so many days, from its first detection to this scan. */


const maxAge = (policy, facts) => src_severity/* severities */.gO.flatMap((severity) => {
    const days = policy.maxAge[severity];
    if (days === undefined)
        return [];
    const name = `max-age ${severity.toLowerCase()}=${days}d`;
    const match = { severity: [severity], age: days };
    return [(0,rule/* ruleOf */.Y)({ name, match, asks: { kind: 'age', severity, days } }, facts)];
});

// EXTERNAL MODULE: ./build/compiled/src/policy/rules/named.js
var named = __webpack_require__(79627);
;// CONCATENATED MODULE: ./build/compiled/src/policy/rules/scores.js
/** `fail-on-cvss` and `fail-on-epss`: nothing with this score or a higher one. */

const failOnCvss = ({ failOnCvss: cvss }, facts) => cvss === undefined
    ? []
    : [(0,rule/* ruleOf */.Y)({ name: `fail-on-cvss=${cvss}`, match: { cvss }, asks: { kind: 'cvss', least: cvss } }, facts)];
const failOnEpss = ({ failOnEpss: epss }, facts) => epss === undefined
    ? []
    : [(0,rule/* ruleOf */.Y)({ name: `fail-on-epss=${epss}%`, match: { epss }, asks: { kind: 'epss', least: epss } }, facts)];

;// CONCATENATED MODULE: ./build/compiled/src/policy/rules/registry.js
/** The one list of rules; rules add up, and any one blocks. */










const kinds = [failOnSeverity, threshold, failOnCvss, failOnEpss, maxAge, named/* named */.KT];
const suppression = 'suppress them at the service with a reason';
const exception = 'accept them by violation_id with an exception in the policy file';
/** Whether a detail that says nothing is news. */
function isToldBySilence(policy) {
    const { failOnCvss: cvss, failOnEpss: epss, rules = [] } = policy;
    return (0,grace/* hasGrace */.$)(policy) || [{ cvss, epss }, ...rules.map(({ match }) => match)].some(registry/* isToldBySilence */.iK);
}
/** The rules that a policy turns on, each narrowed to the types that can block. */
function rulesOf(policy, evidence) {
    const wayOut = evidence.isSuppressible ? suppression : exception;
    const { unscored, fixCooldown, catalogue, codeOwners, hasFullPaths } = policy;
    const facts = { startedAt: evidence.startedAt, unscored, fixCooldown, catalogue, codeOwners, hasFullPaths };
    const rules = kinds
        .flatMap((kind) => kind(policy, facts))
        .map((rule) => ({ ...ofPart(rule, policy, evidence), remedy: `${rule.remedy}, or ${wayOut}.` }));
    const { failOnTypes } = policy;
    return failOnTypes === undefined ? rules : rules.map((rule) => ofTypes(rule, failOnTypes, facts));
}
function ofPart(rule, policy, evidence) {
    if (!(0,part/* isPartial */.mt)(policy))
        return rule;
    return { ...rule, matches: (finding) => (0,answer/* both */.WP)((0,part/* isInPart */.Ho)(policy, finding, evidence), rule.matches(finding)) };
}
function ofTypes(rule, types, facts) {
    return {
        ...rule,
        subject: `${rule.subject} (${types.join(', ')} only)`,
        matches: (finding) => (0,answer/* both */.WP)(type/* type */.N.matches(finding, types, facts), rule.matches(finding)),
    };
}


/***/ }),

/***/ 81262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ ruleOf),
/* harmony export */   r: () => (/* binding */ ruleEffects)
/* harmony export */ });
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26436);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3706);
/* harmony import */ var _predicates_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89690);
/** What every rule is: a question about each finding, with the limit that the policy sets. */



/** What becomes of a run in which a rule is broken. */
const ruleEffects = ['block', 'warn'];
/** Every rule, a short setting's or a named one, is made here. */
function ruleOf({ name, match, asks, allow, effect = 'block', isElsewhere }, facts) {
    const subject = (0,_predicates_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .matchText */ .H1)(match);
    const matches = (0,_predicates_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .matcherOf */ .Ke)(match, facts);
    return {
        name,
        subject,
        asks,
        limit: allow ?? 0,
        effect,
        severities: match.severity ?? _severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO,
        matches: isElsewhere === undefined ? matches : (finding) => (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .both */ .WP)((0,_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answer */ .ZF)(!isElsewhere(finding)), matches(finding)),
        remedy: remedyOf(subject, match, allow),
        ...unscoredOf(match, facts),
    };
}
function remedyOf(subject, { type: _, severity, ...others }, allow) {
    const isBare = severity !== undefined && Object.values(others).every((value) => value === undefined);
    const what = isBare ? `${subject} findings` : subject;
    return allow === undefined ? `Fix the ${what}` : `Bring the ${what} down to ${allow}`;
}
function unscoredOf(match, facts) {
    const scores = (0,_predicates_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .scoresIn */ .TF)(match);
    const [first] = scores;
    if (first === undefined)
        return {};
    return {
        isUnscored: (finding) => scores.some((score) => score.isMissing(finding, facts)),
        unscored: scores.length === 1 ? first.missing(facts) : 'without one of the scores',
        ignoresUnscored: facts.unscored === 'ignore',
    };
}


/***/ }),

/***/ 34795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ needsBaseWindow),
/* harmony export */   q: () => (/* binding */ auto)
/* harmony export */ });
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3706);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83671);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46365);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75755);
/* harmony import */ var _known_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50785);
/* harmony import */ var _slice_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73940);
/* harmony import */ var _times_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75988);
/* harmony import */ var _untouched_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22624);
/* harmony import */ var _scope_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83750);
/**
 * `auto` on a pull request: what makes things worse. Where the findings of its base are known, those that it does not hold.
 * Else, severity by severity the largest of three signals: findings in
 * changed files, more findings than the base branch's scans count, and findings first detected after its latest one began.
 */









const auto = (evidence, policy) => {
    // The clock never fails a pull request: what it cannot have made is a note for the default branch's own run.
    const isMade = (finding) => policy.untouched === 'note' ? (0,_untouched_js__WEBPACK_IMPORTED_MODULE_6__/* .mayBeMade */ .A0)(finding, evidence.changes, evidence.held) : 'yes';
    return evidence.known === undefined ? byNumbers(evidence, isMade) : byIds(evidence.known, isMade);
};
/** What the same scanner found here and not there is new, whenever it became known. */
function byIds(known, isMade) {
    const isOld = (finding) => (0,_known_js__WEBPACK_IMPORTED_MODULE_8__/* .isNew */ .B)(finding, known) === 'no';
    const isLeft = (finding) => (0,_known_js__WEBPACK_IMPORTED_MODULE_8__/* .isNew */ .B)(finding, known) === 'unknown' && isMade(finding) === 'no';
    const includes = (finding) => (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)((0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answer */ .ZF)(!isLeft(finding)), (0,_known_js__WEBPACK_IMPORTED_MODULE_8__/* .isNew */ .B)(finding, known));
    return {
        phrase: `new since ${known.base}`,
        includes,
        isLeft,
        isOld,
        novelty: (finding) => (0,_known_js__WEBPACK_IMPORTED_MODULE_8__/* .isNew */ .B)(finding, known),
        known(slice, question) {
            const fresh = (0,_slice_js__WEBPACK_IMPORTED_MODULE_4__/* .scanBounds */ .zJ)(newInSlice(slice, known), (0,_scope_js__WEBPACK_IMPORTED_MODULE_7__/* .within */ .u)(question, includes));
            return partOf((0,_slice_js__WEBPACK_IMPORTED_MODULE_4__/* .scanBounds */ .zJ)(slice, question), fresh);
        },
        unknown: (slice, question) => (0,_slice_js__WEBPACK_IMPORTED_MODULE_4__/* .unknownBounds */ ._i)(newOfUnknown(slice, known), (0,_scope_js__WEBPACK_IMPORTED_MODULE_7__/* .within */ .u)(question, includes)),
    };
}
/** The slice as if the scan had found nothing that is old. */
function newInSlice(slice, known) {
    const [all, fresh] = [slice.counted, known.counts[slice.severity]];
    const counted = all === undefined || fresh === undefined ? undefined : Math.min(all, fresh);
    return { ...slice, counted, findings: withoutOld(slice.findings, known) };
}
function newOfUnknown(slice, known) {
    return { ...slice, findings: withoutOld(slice.findings, known) };
}
function withoutOld(findings, { old }) {
    return findings.filter(({ id }) => !old.has(id));
}
function byNumbers(evidence, isMade) {
    const isLeft = (finding) => isMade(finding) === 'no';
    const isRecent = (finding) => detectedAfter(evidence.base, finding, evidence);
    const isInChange = (finding) => {
        if (evidence.changes === undefined)
            return 'unknown';
        const edited = (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .inChangedFile */ .Il)(finding, (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutRenames */ .AO)(evidence.changes));
        // A new name does not make an existing finding new.
        return (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .either */ .gP)(edited, (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)((0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .inChangedFile */ .Il)(finding, evidence.changes), isRecent(finding)));
    };
    const includes = (finding) => (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)(isMade(finding), (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .either */ .gP)(isInChange(finding), isRecent(finding)));
    return {
        phrase: 'more than the base branch has',
        includes,
        isLeft,
        novelty: (finding) => (finding.label === 'seen' ? isRecent(finding) : 'unknown'),
        known(slice, question) {
            const made = (0,_scope_js__WEBPACK_IMPORTED_MODULE_7__/* .within */ .u)(question, isMade);
            const all = (0,_slice_js__WEBPACK_IMPORTED_MODULE_4__/* .scanBounds */ .zJ)(slice, made);
            const named = (0,_slice_js__WEBPACK_IMPORTED_MODULE_4__/* .scanBounds */ .zJ)(slice, (0,_scope_js__WEBPACK_IMPORTED_MODULE_7__/* .within */ .u)(question, includes));
            const signals = [
                (0,_slice_js__WEBPACK_IMPORTED_MODULE_4__/* .scanBounds */ .zJ)(slice, (0,_scope_js__WEBPACK_IMPORTED_MODULE_7__/* .within */ .u)(made, isInChange)),
                growth(all, slice, { made, evidence }),
                (0,_slice_js__WEBPACK_IMPORTED_MODULE_4__/* .scanBounds */ .zJ)(slice, (0,_scope_js__WEBPACK_IMPORTED_MODULE_7__/* .within */ .u)(made, isRecent)),
                // What is in one of two groups makes one of them half as large at least.
                { lo: Math.ceil(named.lo / 2), hi: 0 },
            ];
            return largest(signals, all);
        },
        unknown(slice, question) {
            const all = (0,_slice_js__WEBPACK_IMPORTED_MODULE_4__/* .unknownBounds */ ._i)(slice, (0,_scope_js__WEBPACK_IMPORTED_MODULE_7__/* .within */ .u)(question, isMade));
            return largest([(0,_slice_js__WEBPACK_IMPORTED_MODULE_4__/* .unknownBounds */ ._i)(slice, (0,_scope_js__WEBPACK_IMPORTED_MODULE_7__/* .within */ .u)(question, includes))], all);
        },
    };
}
function largest(signals, all) {
    return partOf(all, {
        lo: Math.max(...signals.map(({ lo }) => lo)),
        hi: Math.max(...signals.map(({ hi }) => hi)),
    });
}
/** Bounds of what is a part of all: no more of it can block, nor be proven to, and never less than nothing. */
function partOf(all, { lo, hi }) {
    return { lo: Math.min(all.lo, Math.max(0, lo)), hi: Math.min(all.hi, Math.max(0, hi)) };
}
/**
 * A less the base's A, of the two scans of the base the one that leaves less: what the base has fixed meanwhile is not the
 * branch's doing. Without a count on either side it may be anything that the scan found.
 */
function growth(all, slice, { made, evidence }) {
    const { counted, severity } = slice;
    const latest = evidence.base?.counts[severity];
    if (counted === undefined || latest === undefined)
        return { lo: 0, hi: all.hi };
    const bounds = [evidence.base, evidence.earlierBase].flatMap((base) => {
        const count = base?.counts[severity];
        if (count === undefined)
            return [];
        const harmless = harmlessNew(slice, made, (finding) => detectedAfter(base, finding, evidence));
        return [{ lo: all.lo - count, hi: counted - harmless - count }];
    });
    return partOf(all, {
        lo: Math.min(...bounds.map(({ lo }) => lo)),
        hi: Math.min(...bounds.map(({ hi }) => hi)),
    });
}
/** Findings that are in our count, not in that base's, and do not block: they made it grow and harm nobody. */
function harmlessNew(slice, question, isRecent) {
    if (!(0,_slice_js__WEBPACK_IMPORTED_MODULE_4__/* .isSettled */ .Is)(slice))
        return 0;
    const isNew = (finding) => finding.label === 'seen' && isRecent(finding) === 'yes';
    return (0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .countFindings */ .Gt)((0,_slice_js__WEBPACK_IMPORTED_MODULE_4__/* .harmlessOwn */ .co)(slice, question), isNew) + countedSuppressed(slice, isNew);
}
/** Whether a scan counts what is suppressed nobody says; but what it counts beyond all that is open can be nothing else. */
function countedSuppressed({ counted = 0, findings }, isNew) {
    const isOther = (finding) => (0,_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .isOpen */ .nT)(finding) || ((0,_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuppressed */ .Bx)(finding) && !isNew(finding));
    return Math.max(0, counted - (0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .countFindings */ .Gt)(findings, (finding) => finding.label !== 'elsewhere' && isOther(finding)));
}
/**
 * Whether the service first detected it after that scan of the base began, and so not in it; all are server times. What was first
 * detected while that scan ran is the base's where no other scan can have found it.
 */
function detectedAfter(base, { detail, firstSeen }, { startedAt }) {
    const [began, ended, first] = [base?.startedAt, base?.completedAt, detail?.firstDetected];
    if (base === undefined || ended === undefined || first === undefined)
        return 'unknown';
    if (began !== undefined && first < began)
        return 'no';
    if (firstSeen === true && startedAt !== undefined && ended < startedAt)
        return 'yes';
    if (first > ended + _times_js__WEBPACK_IMPORTED_MODULE_5__/* .stampSlackMs */ .Qf)
        return 'yes';
    return began !== undefined && firstSeen !== true && isOfBase(first, base) ? 'no' : 'unknown';
}
/** A time that is to the millisecond the end of one scan, as some services stamp what a scan saw, is that scan's. */
function isOfBase(first, { completedAt, others }) {
    if (others === undefined)
        return false;
    if (first === completedAt && first % 1000 !== 0)
        return others.every((other) => other.completedAt !== first);
    return !others.some((other) => (0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .mayHaveRun */ .lE)(other, first));
}
/** Whether looking at what ran beside the base's scan would say more about the finding. */
function needsBaseWindow({ detail }, { base }) {
    const [began, ended, first] = [base?.startedAt, base?.completedAt, detail?.firstDetected];
    if (base?.others !== undefined || began === undefined || ended === undefined || first === undefined)
        return false;
    return first >= began && first <= ended + _times_js__WEBPACK_IMPORTED_MODULE_5__/* .stampSlackMs */ .Qf;
}


/***/ }),

/***/ 83750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ narrowed),
/* harmony export */   u: () => (/* binding */ within)
/* harmony export */ });
/* harmony import */ var _slice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73940);

/** This scan's findings, narrowed by a question about each. */
function narrowed(phrase, includes) {
    return {
        phrase,
        includes,
        known: (slice, question) => (0,_slice_js__WEBPACK_IMPORTED_MODULE_0__/* .scanBounds */ .zJ)(slice, within(question, includes)),
        unknown: (slice, question) => (0,_slice_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownBounds */ ._i)(slice, within(question, includes)),
    };
}
/** The question with one more condition. */
function within(question, includes) {
    return {
        isExcepted: question.isExcepted,
        matches(finding) {
            const first = includes(finding);
            if (first === 'no')
                return 'no';
            const second = question.matches(finding);
            return second === 'no' ? 'no' : first === 'unknown' ? 'unknown' : second;
        },
    };
}


/***/ }),

/***/ 73940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ blocks),
/* harmony export */   Is: () => (/* binding */ isSettled),
/* harmony export */   _i: () => (/* binding */ unknownBounds),
/* harmony export */   co: () => (/* binding */ harmlessOwn),
/* harmony export */   e6: () => (/* binding */ sliceEvidence),
/* harmony export */   zJ: () => (/* binding */ scanBounds)
/* harmony export */ });
/* unused harmony export tally */
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26436);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3706);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46365);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75755);
/** The findings of one severity, as a rule sees them: what may block, what surely does, and what bounds the number. */




/** Cuts the evidence by severity, once for all rules. */
function sliceEvidence(evidence) {
    const bySeverity = Map.groupBy(evidence.findings, ({ severity, severityKnown }) => severityKnown ? severity : 'unknown');
    const slices = _severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.map((severity) => sliceOf(evidence, severity, bySeverity.get(severity) ?? []));
    const unknown = bySeverity.get('unknown') ?? [];
    return {
        known: new Map(slices.map((slice) => [slice.severity, slice])),
        unknown: { findings: unknown, isRead: isUnknownRead(evidence, unknown) },
    };
}
/** No count of the scan stands behind them: what lets one off must have settled. */
function isUnknownRead({ unknownSeverities, lists }, findings) {
    if (unknownSeverities === 'unread')
        return false;
    return findings.length === 0 || lists.CRITICAL?.settled === true;
}
function sliceOf(evidence, severity, findings) {
    const slice = {
        severity,
        counted: evidence.counts[severity],
        findings,
        list: evidence.lists[severity],
        distrust: distrustOf(evidence, severity, findings),
    };
    return isSettled(slice) ? { ...slice, findings: withOwnByCount(slice) } : slice;
}
/** Where the scan counts as many as there are that may be its own, suppressed ones too, each of them is. */
function withOwnByCount({ counted, findings }) {
    const isCandidate = (finding) => finding.label !== 'elsewhere' && ((0,_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .isOpen */ .nT)(finding) || (0,_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuppressed */ .Bx)(finding));
    if ((0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .countFindings */ .Gt)(findings, isCandidate) !== counted)
        return findings;
    return findings.map((finding) => finding.label !== 'seen' && isCandidate(finding) ? { ...finding, label: 'seen' } : finding);
}
function distrustOf(evidence, severity, findings) {
    const list = evidence.lists[severity];
    if (evidence.counts[severity] === undefined)
        return `the scan states no count of ${severity.toLowerCase()}`;
    if (list === undefined)
        return 'the list was not read';
    if (!list.stands)
        return 'the list kept changing while it was read';
    const gap = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .contradictionIn */ .V8)(evidence, severity, findings);
    const word = severity.toLowerCase();
    return gap === undefined ? undefined : `the scan counts ${gap.counted} ${word}, the list shows ${gap.listed}`;
}
/** Whether it blocks, were it of this scan. */
function blocks(finding, question) {
    if (!(0,_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .isOpen */ .nT)(finding))
        return 'no';
    // Most findings are none of a rule's: to look through the exceptions for them would be in vain.
    const matches = question.matches(finding);
    return matches === 'no' ? 'no' : (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .both */ .WP)(matches, (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .not */ .AU)(question.isExcepted(finding)));
}
/** Of these findings: how many surely block and are of this scan, and how many may. */
function tally(findings, question) {
    let lo = 0;
    let hi = 0;
    for (const finding of findings) {
        if (finding.label === 'elsewhere')
            continue;
        const verdict = blocks(finding, question);
        if (verdict === 'no')
            continue;
        hi += 1;
        if (verdict === 'yes' && finding.label === 'seen')
            lo += 1;
    }
    return { lo, hi };
}
/**
 * The bounds of what `scan` counts in one severity. At least: what surely blocks, and once the list has settled what the
 * scan counts and nothing in the list explains otherwise.
 */
function scanBounds(slice, question) {
    const counted = slice.counted ?? Number.POSITIVE_INFINITY;
    const listed = tally(slice.findings, question);
    const lo = Math.max(listed.lo, isSettled(slice) ? floorOf(slice, question) : 0);
    return { lo, hi: Math.max(lo, ceilingOf(slice, question, { listed: listed.hi, counted })) };
}
/** The list stood again, and holds what the scan counts. */
function isSettled({ list, distrust }) {
    return distrust === undefined && list?.settled === true;
}
/**
 * What the scan counts, and once the list has settled the smaller of two: what the list shows, and what is left of the
 * scan's count when the findings are taken off that are proven to be its own and not to block.
 */
function ceilingOf(slice, question, { listed, counted }) {
    return isSettled(slice) ? Math.min(listed, counted - harmlessOwn(slice, question).length) : counted;
}
/** What the scan surely counts and what surely does not block; nothing of it before the list has settled. */
function harmlessOwn(slice, question) {
    if (!isSettled(slice))
        return [];
    return slice.findings.filter((finding) => finding.label === 'seen' && finding.status === 'OPEN' && blocks(finding, question) === 'no');
}
/** A less everything in the list that could explain it without blocking: suppressed, excepted or beside the question. */
function floorOf({ counted = 0, findings }, question) {
    const explained = (0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .countFindings */ .Gt)(findings, (finding) => finding.label !== 'elsewhere' &&
        ((0,_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuppressed */ .Bx)(finding) || ((0,_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .isOpen */ .nT)(finding) && blocks(finding, question) !== 'yes')));
    return Math.max(0, counted - explained);
}
/** The bounds of findings of unknown severity; nothing bounds them where they were not read. */
function unknownBounds({ findings, isRead }, question) {
    const listed = tally(findings, question);
    return isRead ? listed : { lo: listed.lo, hi: Number.POSITIVE_INFINITY };
}


/***/ }),

/***/ 66062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ withEarlier),
/* harmony export */   y: () => (/* binding */ combined)
/* harmony export */ });
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26436);
/* harmony import */ var _advisory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46351);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83671);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75755);
/** What several sources state of one violation, as one finding: the worse counts, and what they state differently is unknown. */




/**
 * One finding of two that bear the same id: list and detail, two versions in one list, two reads. The greater score and
 * severity count. A fact that one of them leaves out is the other's; one that both state, and differently, is unclear.
 */
function combined(a, b) {
    const unclear = new Set([...(a.unclear ?? []), ...(b.unclear ?? [])]);
    const agree = (fact, [first, second], isSame = first === second) => {
        if (unclear.has(fact))
            return undefined;
        if (first === undefined || second === undefined || isSame)
            return first ?? second;
        unclear.add(fact);
        return undefined;
    };
    const type = agree('type', [a.type, b.type]);
    const status = agree('status', [statedStatus(a), statedStatus(b)]) ?? 'UNKNOWN';
    const filePath = agree('filePath', [a.filePath, b.filePath], isOnePath(a.filePath, b.filePath));
    // A line is one of a known file.
    if (unclear.has('filePath'))
        unclear.add('line');
    const line = agree('line', [a.line, b.line]);
    agree('title', [statedTitle(a), statedTitle(b)]);
    const detail = combinedDetail(a.detail, b.detail, agree);
    return {
        ...b,
        ...worseSeverity(a, b),
        title: statedTitle(b) === undefined ? a.title : b.title,
        type,
        status,
        filePath,
        line,
        cvss: greater(a.cvss, b.cvss),
        epss: greater(a.epss, b.epss),
        label: labelOf(a, b),
        firstSeen: unclear.has('firstDetected') ? undefined : (b.firstSeen ?? a.firstSeen),
        detail,
        unclear: [...unclear],
    };
}
/** Of which the worst that any list said counts. */
const keptFacts = ['severity', 'cvss', 'epss'];
/** A finding that was listed again, with the worst that the earlier list said of it. */
function withEarlier(fresh, earlier) {
    if (earlier === undefined)
        return fresh;
    const scores = { cvss: greater(fresh.cvss, earlier.cvss), epss: greater(fresh.epss, earlier.epss) };
    const kept = keptFacts.filter((fact) => (0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .isUnclear */ .Z5)(earlier, fact) && !(0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .isUnclear */ .Z5)(fresh, fact));
    const unclear = kept.length === 0 ? fresh.unclear : [...(fresh.unclear ?? []), ...kept];
    return { ...fresh, ...worseSeverity(earlier, fresh), ...scores, unclear };
}
/** Only a detail says whose a finding is; of two that do, the nearer to our scan. */
function labelOf(a, b) {
    if ((a.detail === undefined) !== (b.detail === undefined))
        return a.detail === undefined ? b.label : a.label;
    return _finding_js__WEBPACK_IMPORTED_MODULE_3__/* .labels */ .WD.indexOf(a.label) <= _finding_js__WEBPACK_IMPORTED_MODULE_3__/* .labels */ .WD.indexOf(b.label) ? a.label : b.label;
}
/** The greater of two scores; of one that is known and one that is not the one that is. */
function greater(a, b) {
    return a === undefined || b === undefined ? (a ?? b) : Math.max(a, b);
}
function worseSeverity(a, b) {
    const [first, second] = [a, b].filter((finding) => finding.severityKnown || (0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .isUnclear */ .Z5)(finding, 'severity'));
    if (first === undefined || second === undefined) {
        const { severity, severityKnown } = first ?? b;
        return { severity, severityKnown };
    }
    const worse = (0,_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(first.severity) <= (0,_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(second.severity) ? first : second;
    return { severity: worse.severity, severityKnown: first.severityKnown && second.severityKnown };
}
function statedStatus({ status }) {
    return status === 'UNKNOWN' ? undefined : status;
}
function statedTitle({ title }) {
    return title === '' || title === _finding_js__WEBPACK_IMPORTED_MODULE_3__/* .untitled */ .UF ? undefined : title.trim();
}
function isOnePath(a, b) {
    return a !== undefined && b !== undefined && (0,_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .normalPath */ .FE)(a) === (0,_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .normalPath */ .FE)(b);
}
/** Of two reads the later text; what was once seen later was seen later. */
function combinedDetail(a, b, agree) {
    if (a === undefined || b === undefined)
        return a ?? b;
    const advisory = (0,_advisory_js__WEBPACK_IMPORTED_MODULE_1__/* .combinedAdvisory */ .b5)(a.advisory, b.advisory);
    return {
        description: b.description ?? a.description,
        cwe: agree('cwe', [a.cwe, b.cwe]),
        codeSnippet: b.codeSnippet ?? a.codeSnippet,
        remediation: b.remediation ?? a.remediation,
        firstDetected: agree('firstDetected', [a.firstDetected, b.firstDetected]),
        lastSeen: greater(a.lastSeen, b.lastSeen),
        ...(advisory && { advisory }),
    };
}


/***/ }),

/***/ 47565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ uncoveredFault),
/* harmony export */   p: () => (/* binding */ uncoveredFiles)
/* harmony export */ });
/* harmony import */ var _languages_languages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47128);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83671);


/** How diagnostics about a limit of data flow begin. */
const dataFlow = 'Data flow ';
/** Undefined when everything in question was looked at, and when nothing says what was. */
function uncoveredFiles(scanned, policy) {
    const { languages, changes } = scanned;
    const { uncovered, failOnTypes, acceptUncovered = [] } = policy;
    const asksForCode = failOnTypes === undefined || failOnTypes.some((type) => type.endsWith('SAST'));
    if (languages === undefined || !asksForCode)
        return undefined;
    const counts = changes?.isComplete ? countsOfChange(languages, changes, scanned.diagnostics) : countsOfAll(languages);
    for (const name of acceptUncovered)
        counts.delete((0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .languageNamed */ .Mv)(name) ?? name);
    const files = sum(counts, (count) => count.files);
    const left = sum(counts, (count) => count.left);
    if (left === 0)
        return undefined;
    const isFault = uncovered === 'inconclusive' || (uncovered === 'auto' && left * 2 > files);
    return { text: textOf(counts), isFault };
}
/** Why a pass would be worth nothing, as a sentence without a final stop. */
function uncoveredFault({ text }, { uncovered }) {
    const share = uncovered === 'auto' ? ', more than half of the program files in question' : '';
    return `${text} by a scanner of code${share}`;
}
/** Names are compared with the table's own: a service could call a language anything. */
const nameOf = (language) => (0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .languageNamed */ .Mv)(language) ?? 'other';
function countsOfAll(languages) {
    const counts = new Map();
    for (const { language, files, looked_at: lookedAt } of languages)
        add(counts, nameOf(language), { files, left: Math.max(0, files - lookedAt) });
    return counts;
}
/** Of what a proposal changes: by the names of its files, and by what the scan says of files without a telling one. */
function countsOfChange(languages, { files }, diagnostics) {
    const lookedAt = new Set(languages.filter((each) => each.looked_at > 0).map(({ language }) => nameOf(language)));
    const unnamed = new Map(languages.flatMap(({ language, unnamed: paths = [] }) => paths.map((path) => [(0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .normalPath */ .FE)(path), nameOf(language)])));
    const none = new Set(languages.flatMap(({ language, unnamed = [] }) => (language === _languages_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .noLanguage */ .CY ? unnamed.map(_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .normalPath */ .FE) : [])));
    // Where data flow ended early the file was read.
    const unread = diagnostics.filter(({ message }) => !message.startsWith(dataFlow));
    const skipped = new Set(unread.flatMap(({ file_path: path, file_paths: paths = [] }) => [path ?? [], paths].flat().map(_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .normalPath */ .FE)));
    const counts = new Map();
    for (const [path, { isGone }] of files) {
        const language = unnamed.get(path) ?? (0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .eX)(path);
        if (isGone || language === undefined || none.has(path) || (0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .isForeign */ .jq)(path))
            continue;
        const isLeft = !lookedAt.has(language) || skipped.has(path);
        add(counts, language, { files: 1, left: isLeft ? 1 : 0 });
    }
    return counts;
}
function add(counts, language, { files, left }) {
    const known = counts.get(language) ?? { files: 0, left: 0 };
    counts.set(language, { files: known.files + files, left: known.left + left });
}
function sum(counts, of) {
    return [...counts.values()].reduce((total, count) => total + of(count), 0);
}
const shownLanguages = 3;
function textOf(counts) {
    const left = [...counts].filter(([, count]) => count.left > 0).sort(([, a], [, b]) => b.left - a.left);
    const total = left.reduce((number, [, count]) => number + count.left, 0);
    const shown = left.slice(0, shownLanguages).map(([language, count]) => `${count.left} ${language}`);
    const rest = left.slice(shownLanguages).reduce((number, [, count]) => number + count.left, 0);
    const parts = rest === 0 ? shown : [...shown, `${rest} other`];
    const list = parts.length === 1 ? parts[0] : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
    return `${list} ${total === 1 ? 'file was' : 'files were'} not looked at`;
}


/***/ }),

/***/ 22624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A0: () => (/* binding */ mayBeMade),
  ig: () => (/* binding */ needsHead)
});

// UNUSED EXPORTS: isUntouched

// EXTERNAL MODULE: ./build/compiled/src/policy/changes.js
var policy_changes = __webpack_require__(83671);
// EXTERNAL MODULE: ./build/compiled/src/languages/languages.js + 2 modules
var languages = __webpack_require__(47128);
// EXTERNAL MODULE: ./build/compiled/src/policy/package-files.js
var package_files = __webpack_require__(23004);
;// CONCATENATED MODULE: ./build/compiled/src/policy/file-kinds.js
/**
 * What a changed file cannot bring in, by its name. Few kinds of files are known to leave dependencies or infrastructure as
 * they are; every other file may change them.
 */



/** Documentation, an image, a test, or a source of a program outside of what builds it. */
function leavesDependencies(path) {
    const name = plainName(path);
    if (name === undefined || (0,package_files/* isPackageFile */.N)(path) || isBuildFile(name))
        return false;
    if (isDocumentation(name) || isImage(name))
        return true;
    if (isAny(toolFolders, name))
        return false;
    if (isTest(name))
        return true;
    return isProgram(name) && !(0,languages/* isVendored */.Ee)(name) && !isAny(buildFolders, name);
}
/** The same, and what only lists dependencies or is shown to people. */
function leavesInfrastructure(path) {
    const name = plainName(path);
    if (name === undefined || isAny(infrastructure, name))
        return false;
    if (isDocumentation(name) || isImage(name))
        return true;
    if (isAny(toolFolders, name))
        return false;
    if (isTest(name) || isPage(name))
        return true;
    if ((0,package_files/* dependencyEcosystem */.A)(path) !== undefined)
        return !isAny(infrastructureDependencies, name);
    return isProgram(name) && !isAny(infrastructurePrograms, name);
}
/** Templates that a program writes, as the AWS CDK does. */
const mayBeGenerated = {
    from: (path) => isProgram((0,policy_changes/* foldPath */.tu)(path)),
    /** Where scanners find something in them: in what is written, or in the program itself. */
    to: (path) => isProgram((0,policy_changes/* foldPath */.tu)(path)) || isAny(generated, (0,policy_changes/* foldPath */.tu)(path)),
};
/** The path in one case; undefined for one that could be read in two ways, and for what is no path. */
function plainName(path) {
    if ((0,policy_changes/* isNoPath */.Fs)(path))
        return undefined;
    const folded = (0,policy_changes/* foldPath */.tu)(path);
    return folded === path.normalize('NFC').toLowerCase() ? folded : undefined;
}
function isAny(patterns, name) {
    return patterns.some((pattern) => pattern.test(name));
}
const documentation = [
    /\.(?:md|mdx|mdown|mkdn?|markdown|rst|adoc|asciidoc|textile|org|pod|rdoc|creole|wiki|mediawiki)$/,
    /(?:^|\/)(?:readme|licen[cs]e|copying|notice|authors|contributors|maintainers|changelog|changes|history|codeowners)(?:[-_][\w-]+)?(?:\.(?:txt|mit|apache))?$/,
];
function isDocumentation(name) {
    return isAny(documentation, name) && (0,languages/* languageOf */.eX)(name) === undefined;
}
function isImage(name) {
    return /\.(?:png|jpe?g|gif|webp|avif|apng|bmp|ico|icns|tiff?|svg|heic|psd|drawio)$/.test(name);
}
/** By folder, for data of tests has any name, and by what runners take for a test. */
const tests = [
    /(?:^|\/)(?:tests?|__tests__|__mocks__|__fixtures__|__snapshots__|specs?|e2e|test[-_]?data|cypress)\//,
    /\.snap$/,
];
function isTest(name) {
    return isAny(tests, name);
}
/** Components and pages that hold programs are programs. */
const components = /\.(?:vue|svelte|astro|marko|razor|cshtml|vbhtml|aspx|ascx|jsp|phtml|erb|ejs|blade\.php|twig)$/;
function isProgram(name) {
    return (0,languages/* languageOf */.eX)(name) !== undefined || components.test(name);
}
function isPage(name) {
    return components.test(name) || /\.(?:html?|css|s[ac]ss|less|styl|pcss|postcss|hbs|handlebars|pug|haml)$/.test(name);
}
/** Folders of tools and of builds: hidden ones, and those of sbt, Mill and Gradle. */
const toolFolders = [/(?:^|\/)(?:\.[^/]+|buildsrc|build-src|build-logic|mill-build)\//, /(?:^|\/)\.[^/]*$/];
const buildFolders = [/^project\//, /(?:^|\/)project\/(?:.*\/)?[^/]+\.(?:scala|java|kt)$/];
/** Sources that are about a build, and files that only look like sources of a language. */
const buildFiles = [
    /(?:^|\/)build\.\w+$/,
    /(?:^|\/)(?:package|recipe|setup|hatch_build|pavement|dodo|noxfile|fabfile|snakefile|tiltfile)\.py$/,
    /(?:^|\/)(?:gulp|grunt|jake|cake|danger|rake|gem|pod|thor|guard|brew|fast)file(?:\.\w+){1,2}$/,
    /(?:^|\/)(?:install|requirements|dependencies|packages)\.r$|(?:^|\/)premake[45]?\.lua$/,
    /(?:^|\/)(?:dependencies|deps|versions|libs|libraries)\.(?:scala|kt|groovy)$/,
    /(?:^|\/)(?:dev[-_])?deps\.[cm]?[jt]s$/,
    /(?:^|\/)pnpmfile\.[cm]?js$|(?:^|\/)(?:yarn|pnpm|rush|lerna|renovate|syncpack)\.config\.\w+$/,
    /(?:^|\/)(?:guix|manifest|channels)\.scm$|(?:^|\/)info\.rkt$|-pkg\.el$/,
    /\.(?:asd|boot|csx|fsx|kts|mod|nims|nim\.cfg|pluginspec|pro|pri|rbuild|sc|sls|nf|smk|snakefile|wdl|cwl)$/,
];
function isBuildFile(name) {
    return isAny(buildFiles, name);
}
const infrastructure = [
    /\.(?:tf|tofu|hcl|ya?ml|json[c5]?|tpl|jsonnet|libsonnet)(?:\.[^/]*)?$/,
    /\.(?:tfvars|tftest|tfstate|tftpl|bicep[^/]*)(?:\.[^/]*)?$/,
    /(?:^|\/)(?:dockerfile|containerfile)[^/]*$|\.(?:dockerfile|containerfile)$/,
    // An environment may be called `test`.
    /(?:^|\/)(?:group_vars|host_vars|inventory|inventories)\//,
];
/** Programs of the AWS CDK, Pulumi and their like, by the folders and names that their users give. */
const infrastructurePrograms = [
    /(?:^|\/)(?:infra|infrastructure|iac|cdk|cdk8s|cdktf|pulumi|terraform|deploy|deployments?|devops|stacks?|constructs|cloudformation|provision(?:ing)?|ansible|k8s|kubernetes|helm|serverless|sst)\//,
    /(?:stack|construct|infra|infrastructure|cdk|cdk8s|pulumi|sst\.config|serverless)s?\.\w+$/,
    /(?:^|\/)bin\/[^/]+\.[cm]?ts$|(?:^|\/)__main__\.py$/,
    /\.sls$/,
];
const generated = [
    /(?:^|\/)(?:cdk\.out|cdktf\.out|\.serverless|\.aws-sam|synth|rendered|dist|build|out)\//,
    /\.template\.(?:json|ya?ml)$|(?:^|\/)cdk\.tf\.json$/,
];
/** These decide what is deployed too. */
const infrastructureDependencies = [/\.(?:nix|bzl|bazel)$|(?:^|\/)workspace[^/]*$|\.lock\.hcl$|(?:^|\/)chart\.lock$/];

// EXTERNAL MODULE: ./build/compiled/src/policy/finding.js
var policy_finding = __webpack_require__(75755);
;// CONCATENATED MODULE: ./build/compiled/src/policy/untouched.js



/**
 * Whether the pull request may have made the finding. `no` only for a finding in a dependency, a secret or a configuration
 * that the whole diff leaves as it is. What code does may change with other files; what cannot be placed, or whose type is
 * not known, may have been made here.
 */
function mayBeMade(finding, changes, held) {
    if (changes === undefined || (0,policy_finding/* isUnclear */.Z5)(finding, 'type', 'filePath'))
        return 'yes';
    const { filePath } = finding;
    // In a diff that is not complete every file may be changed.
    if (filePath === undefined || (0,policy_changes/* inChangedFile */.Il)(finding, changes) !== 'no')
        return 'yes';
    switch (finding.type) {
        case 'SECRET':
            return isSecretMade(held?.get(filePath));
        case 'SCA':
            return touchedBy(changes).dependencies ? 'yes' : 'no';
        case 'IAC':
            return isConfigured(filePath, touchedBy(changes)) ? 'yes' : 'no';
        default:
            return 'yes';
    }
}
/** A file that is gone again may have been part of an earlier commit of the branch, of which the diff says nothing. */
function isSecretMade(isHeld) {
    if (isHeld === undefined)
        return 'unknown';
    return isHeld ? 'no' : 'yes';
}
/** True only where that is proven. */
function isUntouched(finding, changes, held) {
    return mayBeMade(finding, changes, held) === 'no';
}
/** Whether it has to be asked if the judged commit holds the finding's file. */
function needsHead(finding, changes, held) {
    return finding.type === 'SECRET' && mayBeMade(finding, changes, held) === 'unknown';
}
const known = new WeakMap();
function touchedBy(changes) {
    const found = known.get(changes);
    if (found !== undefined)
        return found;
    const files = [...changes.files];
    const isAny = (leaves) => files.some(([path, file]) => isTree(file) || !leaves(path));
    const fresh = {
        dependencies: isAny(leavesDependencies),
        infrastructure: isAny(leavesInfrastructure),
        programs: files.some(([path]) => mayBeGenerated.from(path)),
    };
    known.set(changes, fresh);
    return fresh;
}
/** A submodule brings any files. */
function isTree({ isModule }) {
    return isModule === true;
}
function isConfigured(filePath, { infrastructure, programs }) {
    return infrastructure || (programs && mayBeGenerated.to(filePath));
}


/***/ }),

/***/ 91183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ weaknessesOf)
/* harmony export */ });
/** Undefined until the detail was read. */
function weaknessesOf({ detail }) {
    if (detail === undefined)
        return undefined;
    return new Set([...(detail.cwe ?? '').matchAll(/CWE-0*(\d+)/gi)].map(([, digits]) => `CWE-${digits}`));
}


/***/ }),

/***/ 78001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ localError),
/* harmony export */   x: () => (/* binding */ withLocalWords)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _policy_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54696);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18540);
/** What a run says that asks no service: an embedded run, or one over SARIF files. Its errors never speak of the service. */



const runAgain = 'Run the gate again; report it with this line when it stays so.';
const localWords = {
    settings: { hint: 'Correct the settings and run again.' },
    fork: { hint: 'Run the gate in a checkout of the commit.' },
    'no-key': { hint: runAgain },
    'wrong-ref': { hint: 'Run the gate in a checkout of the branch, with its history.' },
    moved: { hint: 'Run the gate on the newer commit.' },
    policy: { hint: 'Check where the policy is read from: config-file and policy-ref.' },
    'not-found': { brief: 'something that this run needs was not found', hint: runAgain },
    'foreign-repository': {
        brief: 'this is a checkout of another repository',
        hint: 'Run the gate in a checkout of the repository that is built.',
    },
    auth: { brief: 'access was refused', hint: runAgain },
    unavailable: {
        brief: 'something that this run needs could not be reached',
        hint: 'Run the gate again; check the network and the proxy settings when it stays so.',
    },
    'rate-limited': { brief: 'a server asked to wait for too long', hint: 'Run the gate again later.' },
    'scan-failed': { hint: 'Correct what the message names, then run the gate again.' },
    timeout: { hint: 'Raise timeout-seconds and run the gate again.' },
    protocol: { brief: 'an answer could not be trusted', hint: runAgain },
    evidence: { hint: 'Run the gate again; the list of findings says which of them are not clear.' },
    'not-covered': { hint: 'Have it scanned, or say in the policy that it does not count.' },
    'not-waited': { hint: 'Run the gate again and wait for the scan.' },
    publish: { hint: 'Name a file that can be written.' },
    cancelled: { hint: 'Run the gate again.' },
    internal: { hint: runAgain },
};
/** Names what only a run with a service has: the advice would lead nowhere. */
const isOfService = /\bservice\b|\bscan-id\b|\bbase-url\b|\bapi-key\b|\brepository-id\b/i;
/** The report of a run without a service. Only what could not be decided says why. */
function withLocalWords(report) {
    const { verdict, reason, message, hint, brief } = report;
    if (verdict !== 'inconclusive' || !(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isInconclusive */ .Fm)(reason))
        return report;
    const words = localWords[reason];
    return {
        ...report,
        message: message === _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .inconclusiveReasons */ .Qe[reason].meaning && words.brief ? words.brief : withoutService(message),
        hint: localHint(hint, words),
        brief: brief === undefined ? words.brief : withoutService(brief),
    };
}
/** The error of a run without a service. */
function localError(error) {
    const { code, message, hint, brief, isAmbiguous, status } = error;
    const reason = (0,_policy_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A)(error);
    const words = localWords[reason];
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue(code, withoutService(message), {
        ...{ reason, isAmbiguous, status, cause: error },
        hint: localHint(hint, words),
        brief: brief === undefined ? words.brief : withoutService(brief),
    });
}
function localHint(hint, words) {
    return hint !== undefined && isOfService.test((0,_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(hint)) ? words.hint : hint;
}
function withoutService(text) {
    return text.replace(/ (?:at|of|to) the service\b(?!['’])/gi, '').replace(/\bthe service\b/gi, 'the scanner');
}


/***/ }),

/***/ 92341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ isRecord)
/* harmony export */ });
/** What JSON calls an object. */
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ })

};
