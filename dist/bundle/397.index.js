export const id = 397;
export const ids = [397];
export const modules = {

/***/ 42121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ createScanRunner),
/* harmony export */   l: () => (/* binding */ createIdleRunner)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92700);
/* harmony import */ var _once_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88066);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99665);
/* harmony import */ var _store_claims_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40936);
/* harmony import */ var _store_postgres_faults_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45130);






const stoppedText = 'interrupted: the service was stopped';
const interruption = { text: stoppedText, message: stoppedText };
function createScanRunner(options) {
    const state = { options, abort: new AbortController(), running: new Set(), work: new Set() };
    const starter = (0,_once_js__WEBPACK_IMPORTED_MODULE_3__/* .createWaker */ .ds)(() => startWaiting(state, starter.wake).catch((error) => {
        options.log?.({ level: 'error', event: 'scan.fault', message: (0,_log_js__WEBPACK_IMPORTED_MODULE_4__/* .formatErrorLine */ .AC)(error) });
    }));
    const stopLooking = options.store.isShared ? lookForWork(state, starter.wake) : async () => undefined;
    return {
        enqueue: starter.wake,
        idle: async () => {
            await starter.idle();
            while (state.running.size > 0) {
                await Promise.all(state.running);
                await starter.idle();
            }
        },
        stop: async () => {
            await stopLooking();
            await stopRunner(state, starter);
        },
    };
}
function createIdleRunner() {
    return { enqueue: () => undefined, idle: async () => undefined, stop: async () => undefined };
}
const lookMs = 5_000;
function lookForWork({ options }, wake) {
    const { store, log } = options;
    const recoverer = (0,_once_js__WEBPACK_IMPORTED_MODULE_3__/* .createWaker */ .ds)(async () => {
        try {
            const { returned, failed } = await store.scans.recoverLost();
            for (const scanId of returned)
                log?.({ level: 'warn', event: 'scan.returned', scanId });
            for (const scanId of failed)
                log?.({ level: 'error', event: 'scan.failed', scanId, message: 'its workers died' });
        }
        catch (error) {
            log?.({ level: 'error', event: 'scan.fault', message: (0,_log_js__WEBPACK_IMPORTED_MODULE_4__/* .formatErrorLine */ .AC)(error) });
        }
        wake();
    });
    const listening = store.listen(wake);
    const timer = setInterval(recoverer.wake, lookMs).unref();
    recoverer.wake();
    return async () => {
        clearInterval(timer);
        await recoverer.idle();
        const stopListening = await listening;
        await stopListening();
    };
}
async function startWaiting(state, wake) {
    const { options, running, abort } = state;
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
    while (!abort.signal.aborted && running.size < (options.concurrency ?? 1)) {
        const claimed = await options.store.scans.claim();
        if (claimed === undefined)
            return;
        const end = runScans(state, claimed).finally(() => {
            running.delete(end);
            wake();
        });
        running.add(end);
    }
    if (abort.signal.aborted && !options.store.isShared)
        await failWaiting(state);
}
async function failWaiting(state) {
    await Promise.all(state.running);
    for (const id of await state.options.store.scans.failUnfinished(stoppedText)) {
        state.options.log?.({ level: 'warn', event: 'scan.failed', scanId: id, message: stoppedText });
        await announceEnd(state, id, undefined);
    }
}
async function runScans(state, claimed) {
    const { options, abort } = state;
    const { scans, claim } = claimed;
    const [scan] = scans;
    const lease = keepLease(state, claimed);
    const signal = AbortSignal.any([abort.signal, lease.lost]);
    try {
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(options.delayMs ?? 0, undefined, { signal });
        const begun = performance.now();
        const result = await runScan(state, scan, signal);
        for (const { id } of scans) {
            const merged = await options.store.scans.complete(id, result, claim);
            const durationMs = Math.round(performance.now() - begun);
            options.log?.({ level: 'info', event: 'scan.completed', scanId: id, durationMs });
            await announceEnd(state, id, merged);
        }
    }
    catch (error) {
        await endWithoutResult(state, claimed, { error, isLost: lease.lost.aborted });
    }
    finally {
        lease.end();
    }
}
async function endWithoutResult(state, claimed, { error, isLost }) {
    const { options, abort } = state;
    const { scans, claim } = claimed;
    const [scan] = scans;
    if (isLost) {
        for (const { id } of scans)
            options.log?.({ level: 'warn', event: 'scan.lost', scanId: id });
    }
    else if (options.store.isShared && (abort.signal.aborted || ((0,_store_postgres_faults_js__WEBPACK_IMPORTED_MODULE_2__/* .isLostConnection */ .H)(error) && (0,_store_claims_js__WEBPACK_IMPORTED_MODULE_5__/* .canTryAgain */ .ef)(claim)))) {
        await claimed.giveBack().catch(() => undefined);
    }
    else {
        const failure = abort.signal.aborted
            ? interruption
            : { text: await describeFailure(state, scan, error), message: (0,_log_js__WEBPACK_IMPORTED_MODULE_4__/* .formatErrorLine */ .AC)(error) };
        for (const each of scans)
            await failScan(state, each, { ...failure, claim });
    }
}
function keepLease({ options }, claimed) {
    const lost = new AbortController();
    if (!options.store.isShared)
        return { lost: lost.signal, end: () => undefined };
    const renewLease = async () => {
        try {
            if (!(await claimed.renew()))
                lost.abort(new Error('another worker has the scan'));
        }
        catch (error) {
            options.log?.({ level: 'warn', event: 'scan.fault', message: (0,_log_js__WEBPACK_IMPORTED_MODULE_4__/* .formatErrorLine */ .AC)(error) });
        }
    };
    const timer = setInterval(() => void renewLease(), _store_claims_js__WEBPACK_IMPORTED_MODULE_5__/* .scanLeaseMs */ .a7 / 3).unref();
    return { lost: lost.signal, end: () => clearInterval(timer) };
}
async function runScan(state, scan, signal) {
    const { store, scan: scanCommit, locate } = state.options;
    const repository = await store.repositories.find(scan.repositoryId);
    signal.throwIfAborted();
    const stopped = Promise.withResolvers();
    const onAbort = () => stopped.reject(signal.reason);
    signal.addEventListener('abort', onAbort);
    const started = (async () => {
        const path = repository === undefined ? '' : ((await locate?.(repository, signal)) ?? repository.path);
        return scanCommit({ path, sha: scan.commitSha, defaultBranch: repository?.defaultBranch }, signal);
    })();
    const settled = Promise.allSettled([started]);
    state.work.add(settled);
    void settled.then(() => state.work.delete(settled));
    try {
        return await Promise.race([started, stopped.promise]);
    }
    finally {
        signal.removeEventListener('abort', onAbort);
    }
}
async function failScan(state, scan, { text, message, claim }) {
    const { options } = state;
    try {
        if (await options.store.scans.fail(scan.id, text, claim)) {
            options.log?.({ level: 'warn', event: 'scan.failed', scanId: scan.id, message });
            await announceEnd(state, scan.id, undefined);
        }
        else {
            options.log?.({ level: 'warn', event: 'scan.lost', scanId: scan.id });
        }
    }
    catch (error) {
        options.log?.({ level: 'error', event: 'scan.unmarked', scanId: scan.id, message: (0,_log_js__WEBPACK_IMPORTED_MODULE_4__/* .formatErrorLine */ .AC)(error) });
    }
}
const maxErrorLength = 500;
async function describeFailure(state, scan, error) {
    if (state.options.store.isShared && (0,_store_postgres_faults_js__WEBPACK_IMPORTED_MODULE_2__/* .isLostConnection */ .H)(error))
        return 'interrupted: the connection to the database was lost';
    const message = (0,_log_js__WEBPACK_IMPORTED_MODULE_4__/* .formatErrorLine */ .AC)((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .toMachineError */ .t_)(error) ?? error);
    const text = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue || (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .toMachineError */ .t_)(error) !== undefined ? message : `unexpected error: ${message}`;
    const repository = await state.options.store.repositories.find(scan.repositoryId).catch(() => undefined);
    const path = repository?.path ?? '';
    const redacted = path === '' ? text : text.replaceAll(path, '(repository)');
    return redacted.replace(/[\x00-\x1f\x7f]+/g, ' ').slice(0, maxErrorLength);
}
async function announceEnd({ options }, id, merged) {
    const scan = await options.store.scans.find(id);
    const repository = scan === undefined ? undefined : await options.store.repositories.find(scan.repositoryId);
    if (scan === undefined || repository === undefined)
        return;
    try {
        options.onScanEnd?.({ scan, repository, merged });
    }
    catch (error) {
        options.log?.({ level: 'error', event: 'scan.unannounced', scanId: id, message: (0,_log_js__WEBPACK_IMPORTED_MODULE_4__/* .formatErrorLine */ .AC)(error) });
    }
}
async function stopRunner(state, starter) {
    state.abort.abort(new Error(stoppedText));
    starter.wake();
    await starter.idle();
    await Promise.all(state.running);
    await starter.idle();
    const timer = new AbortController();
    const grace = (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(state.options.graceMs ?? 3_000, undefined, { signal: timer.signal }).catch(() => undefined);
    await Promise.race([Promise.all(state.work), grace]);
    timer.abort();
}


/***/ }),

/***/ 22820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ startDeliveries)
/* harmony export */ });
/* harmony import */ var _once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88066);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99665);


const concurrency = 8;
const pollMs = 2_000;
function startDeliveries({ outbox, send, now, log }) {
    const abort = new AbortController();
    const running = new Set();
    const deliver = async (waiting) => {
        const sent = await send(waiting, { signal: abort.signal, now: now() });
        if (abort.signal.aborted)
            return outbox.release(waiting);
        const outcome = await outbox.settle(waiting, sent, now());
        const facts = { webhookId: waiting.webhookId, eventId: waiting.eventId, name: waiting.event };
        if (sent.error === undefined)
            log?.({ level: 'info', event: 'webhook.delivered', ...facts });
        else
            log?.({ level: 'warn', event: 'webhook.failed', ...facts, message: sent.error });
        if (outcome.gaveUp)
            log?.({ level: 'error', event: 'webhook.gave-up', ...facts });
        if (outcome.disabled)
            log?.({ level: 'error', event: 'webhook.disabled', ...facts });
    };
    const sendDue = async () => {
        while (!abort.signal.aborted && running.size < concurrency) {
            const waiting = await outbox.claimDue(now());
            if (waiting === undefined)
                return;
            const end = deliver(waiting)
                .catch((error) => {
                log?.({ level: 'error', event: 'webhook.fault', message: (0,_log_js__WEBPACK_IMPORTED_MODULE_0__/* .formatErrorLine */ .AC)(error) });
                return new Promise((rest) => setTimeout(rest, pollMs).unref());
            })
                .finally(() => {
                running.delete(end);
                sender.wake();
            });
            running.add(end);
        }
    };
    const sender = (0,_once_js__WEBPACK_IMPORTED_MODULE_1__/* .createWaker */ .ds)(() => sendDue().catch((error) => {
        log?.({ level: 'error', event: 'webhook.fault', message: (0,_log_js__WEBPACK_IMPORTED_MODULE_0__/* .formatErrorLine */ .AC)(error) });
    }));
    const waitForRunning = async () => {
        await sender.idle();
        while (running.size > 0) {
            await Promise.all(running);
            await sender.idle();
        }
    };
    return createDeliveries(sender.wake, waitForRunning, abort);
}
function createDeliveries(wake, waitForRunning, abort) {
    const timer = setInterval(wake, pollMs).unref();
    wake();
    const stop = async () => {
        clearInterval(timer);
        abort.abort(new Error('the service was stopped'));
        await waitForRunning();
    };
    return { wake, idle: waitForRunning, stop };
}


/***/ }),

/***/ 75778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   startWorker: () => (/* binding */ startWorker)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _once_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88066);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42121);
/* harmony import */ var _store_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30577);
/* harmony import */ var _webhooks_deliveries_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22820);
/* harmony import */ var _webhooks_send_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50106);






async function startWorker({ database, send = _webhooks_send_js__WEBPACK_IMPORTED_MODULE_3__/* .sendWebhook */ .a, ...options }) {
    const store = await (0,_store_store_js__WEBPACK_IMPORTED_MODULE_2__/* .openStore */ .C)({ file: database });
    if (!store.isShared) {
        await store.close();
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', 'A worker needs a database that several processes can use.', {
            hint: 'Name one of PostgreSQL: --database postgres://…; over a file, serve scans itself.',
        });
    }
    const deliveries = (0,_webhooks_deliveries_js__WEBPACK_IMPORTED_MODULE_4__/* .startDeliveries */ .R)({ outbox: store.outbox, send, now: () => new Date(), log: options.log });
    const runner = (0,_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .createScanRunner */ .E)({ store, ...options, onScanEnd: deliveries.wake });
    const stopWorker = async () => {
        await runner.stop();
        await deliveries.stop();
        await store.close();
    };
    return { stop: (0,_once_js__WEBPACK_IMPORTED_MODULE_5__/* .runOnce */ .Jh)(stopWorker) };
}


/***/ })

};
