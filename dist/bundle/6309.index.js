export const id = 6309;
export const ids = [6309];
export const modules = {

/***/ 96309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   startMetrics: () => (/* binding */ startMetrics)
/* harmony export */ });
/* harmony import */ var prom_client__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95222);
/** What Prometheus reads of the service: counted from the lines of its log, without a name of any repository. */

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
function startMetrics({ scans, outbox }) {
    const registry = new prom_client__WEBPACK_IMPORTED_MODULE_0__.Registry();
    const registers = [registry];
    (0,prom_client__WEBPACK_IMPORTED_MODULE_0__.collectDefaultMetrics)({ register: registry });
    const labelNames = ['endpoint', 'method', 'status'];
    const durations = new prom_client__WEBPACK_IMPORTED_MODULE_0__.Histogram({
        ...{ name: 'scan_gate_request_duration_seconds', help: 'Requests by endpoint and status.' },
        ...{ labelNames, buckets: seconds, registers },
    });
    const events = new prom_client__WEBPACK_IMPORTED_MODULE_0__.Counter({
        ...{ name: 'scan_gate_events_total', help: 'Scans, webhooks and faults by what became of them.' },
        ...{ labelNames: ['event'], registers },
    });
    const gauges = { scan_gate_scans_unfinished: scans.unfinished, scan_gate_deliveries_waiting: outbox.waiting };
    for (const [name, read] of Object.entries(gauges)) {
        const help = `${name.replace('scan_gate_', '').replace('_', ', ')}, now.`;
        new prom_client__WEBPACK_IMPORTED_MODULE_0__.Gauge({ name, help, registers, collect: gaugeReader(read) });
    }
    return {
        observe: (entry) => {
            if (entry.event !== 'request')
                return events.inc({ event: entry.event });
            const { endpoint = 'other', method = '', status = 0, durationMs = 0 } = entry;
            durations.observe({ endpoint, method: knownMethod(method), status }, Number(durationMs) / 1000);
        },
        contentType: registry.contentType,
        text: () => registry.metrics(),
    };
}
function gaugeReader(read) {
    return function () {
        this.set(read());
    };
}
/** Whatever a client calls a method would be a series of its own. */
function knownMethod(method) {
    return ['GET', 'POST', 'PATCH'].includes(String(method)) ? String(method) : 'other';
}


/***/ })

};
