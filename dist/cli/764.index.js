export const id = 764;
export const ids = [764];
export const modules = {

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

/***/ 8070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   serve: () => (/* binding */ serve)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9473);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4677);
/* harmony import */ var _service_embedded_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5204);
/** `scan-gate serve`: the embedded service, until it is interrupted. */




const help = `Usage: scan-gate serve --repo PATH [--repo PATH …] [flags]

Runs the embedded scanning service over local git checkouts, on 127.0.0.1, until it is interrupted.

  --repo PATH       A git checkout or bare clone; may be given several times.
  --vcs-url URL     The repository's address, where its remote does not say it; with one --repo.
  --port N          The port, from 0 to 65535 (default: 0, any free one).
  --database FILE   Where repositories, scans and violations are kept (default: in memory).
  --json            Print one line {"baseUrl","apiKey"} when ready, and nothing else.
  --help            Show this text.

The API key is made anew at every start and printed once.
`;
/** Serves until the signal comes; the exit code is 0 then, because that is how it is stopped. */
async function serve(argv, cancellation, workerUrl) {
    const flags = readServeFlags(argv);
    if (flags.help) {
        process.stdout.write(help);
        return 0;
    }
    const sources = await Promise.all(flags.repos.map((path) => (0,_service_embedded_js__WEBPACK_IMPORTED_MODULE_3__/* .readSource */ .o)(path, flags.vcsUrl)));
    const service = await (0,_service_embedded_js__WEBPACK_IMPORTED_MODULE_3__/* .startEmbedded */ .H)({ sources, port: flags.port, database: flags.database, workerUrl, version: _process_js__WEBPACK_IMPORTED_MODULE_2__/* .version */ .rE });
    process.stdout.write(flags.json ? `${JSON.stringify({ baseUrl: service.baseUrl, apiKey: service.apiKey })}\n` : greeting(service));
    await new Promise((resolve) => {
        if (cancellation.signal.aborted)
            resolve();
        cancellation.signal.addEventListener('abort', () => resolve());
    });
    await service.stop();
    cancellation.end();
    return 0;
}
function greeting(service) {
    const repositories = service.repositories.map(({ id, name, vcsUrl }) => `  ${name}  ${id}  ${vcsUrl}\n`).join('');
    return `Scan Gate's embedded service is ready.

  base URL  ${service.baseUrl}
  API key   ${service.apiKey}  (shown once)

Repositories:
${repositories}
Press Ctrl+C to stop it.
`;
}
function readServeFlags(argv) {
    const { values } = parse(argv);
    const repos = values.repo ?? [];
    const port = Number(values.port ?? 0);
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
        throw wrong(`--port: ${JSON.stringify(values.port)} is not a port from 0 to 65535`);
    if (repos.length === 0 && !values.help)
        throw wrong('--repo is missing: name the checkout to serve');
    if (values['vcs-url'] !== undefined && repos.length > 1)
        throw wrong('--vcs-url goes with one --repo only');
    return {
        repos,
        vcsUrl: values['vcs-url'],
        port,
        database: values.database ?? ':memory:',
        json: values.json ?? false,
        help: values.help ?? false,
    };
}
function parse(argv) {
    try {
        return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
            args: argv,
            options: {
                repo: { type: 'string', multiple: true },
                'vcs-url': { type: 'string' },
                port: { type: 'string' },
                database: { type: 'string' },
                json: { type: 'boolean' },
                help: { type: 'boolean', short: 'h' },
            },
        });
    }
    catch (error) {
        throw wrong(error.message);
    }
}
function wrong(message) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', message, { hint: 'scan-gate serve --help shows its flags.' });
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


/***/ }),

/***/ 4377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZodISODate: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate),
/* harmony export */   ZodISODateTime: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime),
/* harmony export */   ZodISODuration: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration),
/* harmony export */   ZodISOTime: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime),
/* harmony export */   date: () => (/* binding */ date),
/* harmony export */   datetime: () => (/* binding */ datetime),
/* harmony export */   duration: () => (/* binding */ duration),
/* harmony export */   time: () => (/* binding */ time)
/* harmony export */ });
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5156);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate, params);
}
function time(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoTime */ .Kn(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime, params);
}
function duration(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoDuration */ .f2(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration, params);
}


/***/ })

};
