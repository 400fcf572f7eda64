export const id = 312;
export const ids = [312];
export const modules = {

/***/ 82673:
/***/ ((module) => {

module.exports=n=>{if(!n)return[];if(typeof n!="string"||n.match(/^\s+$/))return[];const s=n.split(`
`);if(s.length===0)return[];const a=[];let o=null,d=null,u=0,m=0,l=null;const g=e=>{d?.changes.push({type:"normal",normal:!0,ln1:u++,ln2:m++,content:e}),l.oldLines--,l.newLines--},p=e=>{const[t,r]=parseFiles(e)??[];o={chunks:[],deletions:0,additions:0,from:t,to:r},a.push(o)},i=()=>{(!o||o.chunks.length)&&p()},$=(e,t)=>{i(),o.new=!0,o.newMode=t[1],o.from="/dev/null"},N=(e,t)=>{i(),o.deleted=!0,o.oldMode=t[1],o.to="/dev/null"},x=(e,t)=>{i(),o.oldMode=t[1]},F=(e,t)=>{i(),o.newMode=t[1]},S=(e,t)=>{i(),o.index=e.split(" ").slice(1),t[1]&&(o.oldMode=o.newMode=t[1].trim())},k=e=>{i(),o.from=parseOldOrNewFile(e)},y=e=>{i(),o.to=parseOldOrNewFile(e)},f=e=>+(e||1),M=(e,t)=>{o||p(e);const[r,c,w,L]=t.slice(1);u=+r,m=+w,d={content:e,changes:[],oldStart:+r,oldLines:f(c),newStart:+w,newLines:f(L)},l={oldLines:f(c),newLines:f(L)},o.chunks.push(d)},R=e=>{d&&(d.changes.push({type:"del",del:!0,ln:u++,content:e}),o.deletions++,l.oldLines--)},b=e=>{d&&(d.changes.push({type:"add",add:!0,ln:m++,content:e}),o.additions++,l.newLines--)},h=e=>{if(!d)return;const[t]=d.changes.slice(-1);d.changes.push({type:t.type,[t.type]:!0,ln1:t.ln1,ln2:t.ln2,ln:t.ln,content:e})},_=[[/^diff\s/,p],[/^new file mode (\d+)$/,$],[/^deleted file mode (\d+)$/,N],[/^old mode (\d+)$/,x],[/^new mode (\d+)$/,F],[/^index\s[\da-zA-Z]+\.\.[\da-zA-Z]+(\s(\d+))?$/,S],[/^---\s/,k],[/^\+\+\+\s/,y],[/^@@\s+-(\d+),?(\d+)?\s+\+(\d+),?(\d+)?\s@@/,M],[/^\\ No newline at end of file$/,h]],v=[[/^\\ No newline at end of file$/,h],[/^-/,R],[/^\+/,b],[/^\s*/,g]],C=e=>{for(const[t,r]of v){const c=e.match(t);if(c){r(e,c);break}}l.oldLines===0&&l.newLines===0&&(l=null)},H=e=>{for(const[t,r]of _){const c=e.match(t);if(c){r(e,c);break}}},O=e=>{l?C(e):H(e)};for(const e of s)O(e);return a};const fileNameDiffRegex=/(a|i|w|c|o|1|2)\/.*(?=["']? ["']?(b|i|w|c|o|1|2)\/)|(b|i|w|c|o|1|2)\/.*$/g,gitFileHeaderRegex=/^(a|b|i|w|c|o|1|2)\//,parseFiles=n=>n?.match(fileNameDiffRegex)?.map(a=>a.replace(gitFileHeaderRegex,"").replace(/("|')$/,"")),qoutedFileNameRegex=/^\\?['"]|\\?['"]$/g,parseOldOrNewFile=n=>{let s=leftTrimChars(n,"-+").trim();return s=removeTimeStamp(s),s.replace(qoutedFileNameRegex,"").replace(gitFileHeaderRegex,"")},leftTrimChars=(n,s)=>{if(n=makeString(n),!s&&String.prototype.trimLeft)return n.trimLeft();const a=formTrimmingString(s);return n.replace(new RegExp(`^${a}+`),"")},timeStampRegex=/\t.*|\d{4}-\d\d-\d\d\s\d\d:\d\d:\d\d(.\d+)?\s(\+|-)\d\d\d\d/,removeTimeStamp=n=>{const s=timeStampRegex.exec(n);return s&&(n=n.substring(0,s.index).trim()),n},formTrimmingString=n=>n==null?"\\s":n instanceof RegExp?n.source:`[${makeString(n).replace(/([.*+?^=!:${}()|[\]/\\])/g,"\\$1")}]`,makeString=n=>`${n??""}`;


/***/ }),

/***/ 13125:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _action_service_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9261);
/* harmony import */ var _action_step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86474);


process.exitCode = await (0,_action_step_js__WEBPACK_IMPORTED_MODULE_1__/* .runAction */ .Cs)(_action_service_js__WEBPACK_IMPORTED_MODULE_0__/* .serviceAction */ .S);

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 9261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ serviceAction)
/* harmony export */ });
/* harmony import */ var _ci_context_context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25159);
/* harmony import */ var _ci_github_access_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16558);
/* harmony import */ var _gate_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99254);
/* harmony import */ var _gate_sources_service_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91417);
/* harmony import */ var _gate_surroundings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64276);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45622);
/* harmony import */ var _settings_action_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22281);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86474);








async function judgeScan(session, known, settings) {
    const run = await (0,_step_js__WEBPACK_IMPORTED_MODULE_5__/* .titled */ .dJ)(session, () => (0,_step_js__WEBPACK_IMPORTED_MODULE_5__/* .readRun */ .cI)(session, settings));
    session.log.line(`Scan Gate ${_session_js__WEBPACK_IMPORTED_MODULE_3__/* .version */ .rE} · ${(0,_ci_context_context_js__WEBPACK_IMPORTED_MODULE_6__/* .describeContext */ .R5)(run.context)}`);
    const github = (0,_step_js__WEBPACK_IMPORTED_MODULE_5__/* .beginShowing */ .HD)(run, session);
    if (run.context.refusal === undefined)
        known.github = github;
    const result = await gate(run, session);
    known.report = result.report;
    known.settings = result.settings;
    github.changes = result.changes;
}
function gate(run, { now, runLog: log }) {
    const { context, settings, transport, clock, cancel, folder } = run;
    const github = (0,_ci_github_access_js__WEBPACK_IMPORTED_MODULE_7__/* .githubAccess */ .Y)(run.env, settings.githubToken, run.loadOctokit);
    const environment = {
        ...{ context, version: _session_js__WEBPACK_IMPORTED_MODULE_3__/* .version */ .rE, transport, clock, cancel, now, log },
        surroundings: (budget, onWait) => (0,_gate_surroundings_js__WEBPACK_IMPORTED_MODULE_2__/* .createSurroundings */ .w)(context, { github, transport, budget, folder, onWait }),
    };
    return (0,_gate_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .runGate */ .R)(settings, environment, (0,_gate_sources_service_source_js__WEBPACK_IMPORTED_MODULE_1__/* .createServiceSource */ .l)(settings));
}
const serviceAction = {
    entrance: 'action',
    readSettings: _settings_action_source_js__WEBPACK_IMPORTED_MODULE_4__/* .readActionSettings */ .O,
    async judge(session, known, settings) {
        if (settings.sarif === undefined)
            return judgeScan(session, known, settings);
        const { judgeFiles } = await Promise.all(/* import() */[__webpack_require__.e(458), __webpack_require__.e(479), __webpack_require__.e(107)]).then(__webpack_require__.bind(__webpack_require__, 37107));
        return judgeFiles(session, known, settings);
    },
};


/***/ }),

/***/ 86474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  HD: () => (/* binding */ beginShowing),
  pV: () => (/* binding */ githubRun),
  cI: () => (/* binding */ readRun),
  Cs: () => (/* binding */ runAction),
  dJ: () => (/* binding */ titled)
});

// UNUSED EXPORTS: runStep

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 14 modules
var core = __webpack_require__(96421);
// EXTERNAL MODULE: ./build/compiled/src/ci/context/context.js
var context_context = __webpack_require__(25159);
// EXTERNAL MODULE: ./build/compiled/src/ci/context/read-context.js + 10 modules
var read_context = __webpack_require__(44565);
// EXTERNAL MODULE: ./build/compiled/src/ci/github/octokit.js
var octokit = __webpack_require__(29219);
// EXTERNAL MODULE: ./build/compiled/src/ci/github/runner.js
var runner = __webpack_require__(88926);
// EXTERNAL MODULE: ./build/compiled/src/clock.js
var clock = __webpack_require__(85129);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/gate/surroundings.js + 4 modules
var surroundings = __webpack_require__(64276);
// EXTERNAL MODULE: ./build/compiled/src/session.js + 5 modules
var session = __webpack_require__(45622);
// EXTERNAL MODULE: ./build/compiled/src/settings/reading.js
var reading = __webpack_require__(46565);
// EXTERNAL MODULE: ./build/compiled/src/settings/settings.js + 20 modules
var settings = __webpack_require__(49646);
// EXTERNAL MODULE: ./build/compiled/src/surfaces/access.js
var surfaces_access = __webpack_require__(89536);
// EXTERNAL MODULE: ./build/compiled/src/surfaces/check-run/opened.js
var opened = __webpack_require__(66946);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/compiled/src/ci/github/problems.js
var problems = __webpack_require__(33716);
// EXTERNAL MODULE: ./build/compiled/src/surfaces/refusal.js
var refusal = __webpack_require__(65132);
// EXTERNAL MODULE: ./build/compiled/src/surfaces/check-run/check-run.js + 1 modules
var check_run = __webpack_require__(37887);
;// CONCATENATED MODULE: ./build/compiled/src/surfaces/check-run/progress.js





const openBudgetMs = 20_000;
const openGraceMs = 1500;
const endBudgetMs = 2000;
const postBudgetMs = 20_000;
const unknownState = 'unknown';
function openCheckRun(opening, access, keep = () => { }) {
    keep(unknownState);
    let isEnded = false;
    const markCompleted = () => {
        isEnded = true;
        keep('');
    };
    const opened = progress_open(opening, access).then((found) => {
        if (found === 'none' || found === 'overtaken')
            markCompleted();
        else if (found !== 'unknown')
            keep(`${found.id}@${found.startedMs}`);
        return found;
    });
    return {
        async find(client) {
            const begun = await opened;
            if (begun === 'none' || begun === 'overtaken')
                return begun === 'none' ? undefined : begun;
            const found = begun === 'unknown' ? await (0,check_run/* findUnfinished */.dJ)(client, opening) : begun;
            if (found === undefined || !(await (0,check_run/* isOvertaken */.iN)(client, opening, found.startedMs)))
                return found;
            markCompleted();
            return 'overtaken';
        },
        markCompleted,
        async close(text) {
            const found = await opened;
            if (isEnded)
                return undefined;
            const known = typeof found === 'string' ? undefined : found;
            const warning = await end(known, { opening, text, budgetMs: endBudgetMs }, access);
            if (warning === undefined)
                markCompleted();
            return known === undefined ? undefined : warning;
        },
    };
}
async function progress_open(opening, access) {
    if (access.cancel.aborted)
        return 'none';
    const inGrace = { ...inRealTime(access), cancel: delayed(access.cancel, openGraceMs * access.clock.patience) };
    await (0,promises_.setImmediate)();
    await (0,promises_.setImmediate)();
    try {
        return await (0,surfaces_access/* withClient */.S)(inGrace, openBudgetMs * access.clock.patience, (client) => (0,check_run/* startCheckRun */.aF)(client, opening));
    }
    catch (error) {
        return (0,problems/* refusedWith */.P0)(error) === undefined ? 'unknown' : 'none';
    }
}
function inRealTime(access) {
    return { ...access, clock: { ...access.clock, onSkip: undefined } };
}
function delayed(signal, ms) {
    const late = new AbortController();
    signal.addEventListener('abort', () => setTimeout(() => late.abort(signal.reason), ms).unref(), { once: true });
    return late.signal;
}
async function closeLeftOpen(state, cancelling, access) {
    const [, id, startedMs] = /^([1-9]\d{0,15})@(\d{1,15})$/.exec(state) ?? [];
    if (id === undefined && state !== unknownState)
        return { wasOpen: false };
    const known = id === undefined ? undefined : { id: Number(id), startedMs: Number(startedMs) };
    return { wasOpen: true, warning: await end(known, { ...cancelling, budgetMs: postBudgetMs }, access) };
}
async function end(known, { opening, text, budgetMs }, access) {
    const cancel = new AbortController().signal;
    try {
        await (0,surfaces_access/* withClient */.S)({ ...inRealTime(access), cancel }, budgetMs * access.clock.patience, async (client) => {
            const found = known ?? (await (0,check_run/* findUnfinished */.dJ)(client, opening));
            if (found === undefined || (await (0,check_run/* isOvertaken */.iN)(client, opening, found.startedMs)))
                return;
            await (0,check_run/* endCheckRun */.j8)(client, found.id, { conclusion: 'cancelled', title: 'Cancelled', text });
        });
        return undefined;
    }
    catch (error) {
        return (0,refusal/* refusalOf */.O)(error, { name: 'The end of the check run', permission: 'checks: write' }, access);
    }
}

;// CONCATENATED MODULE: ./build/compiled/src/action/step.js














const states = { part: 'part', checkRun: 'check_run', checkRunHead: 'check_run_head' };
async function runAction(action) {
    const entry = (0,session/* processEntry */.GP)();
    const { env } = entry;
    const openRunner = async () => (0,runner/* createRunner */.ji)(env);
    return (0,session/* withSession */.fQ)({ ...entry, folder: env.GITHUB_WORKSPACE ?? entry.folder, openRunner, masksAll: true }, (session) => runStep(session, { ...action, getInput: core/* getInput */.V4 }));
}
function runStep(session, step) {
    for (const name of (0,settings/* secretNames */.XG)())
        session.mask(step.getInput(name, { trimWhitespace: false }));
    return session.env[`STATE_${states.part}`] === 'post' ? postStep(session, step) : gateStep(session, step);
}
async function gateStep(session, step) {
    const known = session.startReport();
    const settings = await titled(session, async () => {
        announcePost(session);
        known.settings = settingsOf(session, step);
        return known.settings;
    });
    await step.judge(session, known, settings);
}
async function titled({ log }, begin) {
    try {
        return await begin();
    }
    catch (error) {
        log.line(`Scan Gate ${session/* version */.rE}`);
        throw error;
    }
}
function announcePost({ runner }) {
    if (runner?.saveState === undefined) {
        throw new errors/* GateError */.ue('CONFIG', 'GITHUB_STATE is not set', {
            reason: 'settings',
            hint: 'The action runs in a GitHub workflow; elsewhere use the command line, scan-gate run.',
        });
    }
    runner.saveState(states.part, 'post');
}
function settingsOf({ env }, { entrance, readSettings, getInput: input }) {
    return readSettings((0,reading/* readActionInputs */.Ui)(entrance, Object.keys(env), input));
}
async function readRun(session, settings) {
    const { env, folder } = session;
    session.warmUp();
    const hints = (0,surroundings/* contextHints */.o)(settings, { kind: 'branch', named: settings.branch, mustBeWorkflow: true });
    const context = await (0,read_context/* readContext */.y)({ variables: env, folder, isAttended: false }, hints);
    return githubRun(session, { context, settings });
}
async function githubRun(session, about) {
    const { env, folder, now, cancel, transport, clock } = session;
    const access = { transport: await transport(), clock: clock(about.settings.baseUrl), loadOctokit: octokit/* actionOctokit */.s };
    return { ...about, env, folder, now, cancel, ...access };
}
function beginShowing(run, { runner }) {
    const { context, settings } = run;
    const access = (0,surfaces_access/* accessOf */.Y)(run);
    const shownSha = (0,context_context/* shownCommit */.jW)(context);
    const save = (name, value) => {
        try {
            runner?.saveState?.(name, value);
        }
        catch {
        }
    };
    let checkRun;
    if (shownSha !== undefined && access.token !== undefined && (0,opened/* marksInCheckRun */.v)(settings)) {
        save(states.checkRunHead, shownSha);
        checkRun = openCheckRun(openingOf(run, shownSha), access, (state) => save(states.checkRun, state));
    }
    return { access, checkRun, changes: undefined, shownSha };
}
function openingOf({ context, settings, env, now }, headSha) {
    const text = `Scanning ${context.branch}. The time limit is ${(0,clock/* formatSeconds */.Xo)(settings.timeoutSeconds * 1000)}.`;
    const event = context.change?.number === undefined ? context.event : undefined;
    const { GITHUB_RUN_ID: id } = env;
    const runUrl = id && context.repositoryUrl ? `${context.repositoryUrl}/actions/runs/${id}` : undefined;
    return { headSha, category: settings.category, event, text, runUrl, startedMs: now.getTime() };
}
async function postStep(session, step) {
    const { env, log } = session;
    await step.clear?.(session);
    const state = env[`STATE_${states.checkRun}`] ?? '';
    if (state === '')
        return;
    try {
        const run = await readRun(session, settingsOf(session, step));
        const headSha = env[`STATE_${states.checkRunHead}`] || (run.context.headSha ?? '');
        const cancelling = { opening: openingOf(run, headSha), text: 'The run was cut off before it came to a verdict.' };
        const { wasOpen, warning } = await closeLeftOpen(state, cancelling, (0,surfaces_access/* accessOf */.Y)(run));
        if (warning !== undefined)
            log.line(`Warning: ${warning}`);
        else if (wasOpen)
            log.line('Closed the check run that the gate left open');
    }
    catch (error) {
        log.line(`Warning: the check run stays open: ${(0,errors/* asGateError */.Ub)(error).message}`);
    }
}


/***/ }),

/***/ 22281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ readActionSettings),
/* harmony export */   m: () => (/* binding */ withoutService)
/* harmony export */ });
/* harmony import */ var _defaults_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42847);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46565);


const ofService = ['base-url', 'api-key', 'scan-id', 'repository-id', 'branch'];
const besideSarif = ['base-sarif', 'sarif-type'];
const ways = 'base-url (a service; scan-id names one of its scans), sarif (files of your scanners), or the action scan-gate/scan-gate/embedded (scanners of its own)';
function readActionSettings({ given, problems }) {
    const found = [...problems];
    const isGiven = (name) => (given[name]?.value.trim() ?? '') !== '';
    if (isGiven('sarif')) {
        const [other] = ofService.filter(isGiven);
        if (other !== undefined)
            found.push(`${other} and sarif are both given; findings come from one: ${ways}`);
        return withoutService(given, found);
    }
    const stray = besideSarif.filter(isGiven).map((name) => `${name} goes with sarif`);
    if (isGiven('base-url'))
        return (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .readSettings */ .sb)(given, [...found, ...stray]);
    return withoutService(given, [...found, ...stray, `Nothing says where the findings come from: ${ways}`]);
}
function withoutService(given, problems) {
    return (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .readSettings */ .sb)({ ...given, 'base-url': { value: _defaults_js__WEBPACK_IMPORTED_MODULE_0__/* .noServiceUrl */ .q, source: 'default' } }, problems);
}


/***/ }),

/***/ 70370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ pLimit)
});

// UNUSED EXPORTS: limitFunction

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


/***/ }),

/***/ 49567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ai: () => (/* binding */ number)
/* harmony export */ });
/* unused harmony exports string, boolean, bigint, date */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedNumber */ .qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodNumber */ .rSt, params);
}
function boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return core._coercedDate(schemas.ZodDate, params);
}


/***/ })

};
