export const id = 318;
export const ids = [318];
export const modules = {

/***/ 21369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ webhookHeaders),
/* harmony export */   vR: () => (/* binding */ signWebhook)
/* harmony export */ });
/* unused harmony exports verifyWebhook, createReceiver, createWorkflowStarter */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);


const webhookHeaders = {
    signature: 'X-Scan-Gate-Signature',
    event: 'X-Scan-Gate-Event',
    eventId: 'X-Scan-Gate-Event-Id',
    timestamp: 'X-Scan-Gate-Timestamp',
    timedSignature: 'X-Scan-Gate-Timed-Signature',
};
function signWebhook({ secret, eventId, timestamp, body }) {
    const hmac = () => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', secret);
    return {
        signature: hmac().update(body).digest('hex'),
        timedSignature: hmac().update(`${eventId}.${timestamp}.`).update(body).digest('hex'),
    };
}
function verifyWebhook(received) {
    const { body, now = new Date(), toleranceSeconds = 300 } = received;
    const secrets = [received.secrets].flat().filter((secret) => secret !== '');
    if (secrets.length === 0)
        return { ok: false, reason: 'no secret' };
    const [signature, timed, eventId, sent] = ['signature', 'timedSignature', 'eventId', 'timestamp'].map((name) => getHeader(received.headers, webhookHeaders[name]));
    if (!signature || !timed || !eventId || !sent || !/^\d{1,12}$/.test(sent))
        return { ok: false, reason: 'unsigned' };
    const timestamp = Number(sent);
    const matches = secrets.map((secret) => {
        const expected = signWebhook({ secret, eventId, timestamp, body });
        return Number(isEqual(signature, expected.signature)) & Number(isEqual(timed, expected.timedSignature));
    });
    if (!matches.includes(1))
        return { ok: false, reason: 'wrong signature' };
    const ageSeconds = now.getTime() / 1000 - timestamp;
    if (!(Math.abs(ageSeconds) <= toleranceSeconds))
        return { ok: false, reason: 'too old or too new' };
    return parsePayload(eventId, body);
}
function parsePayload(eventId, body) {
    try {
        const payload = JSON.parse(typeof body === 'string' ? body : new TextDecoder('utf-8', { fatal: true }).decode(body));
        return { ok: true, eventId, event: payload.event, payload };
    }
    catch {
        return { ok: false, reason: 'no JSON' };
    }
}
function getHeader(headers, name) {
    if (headers instanceof Headers)
        return headers.get(name) ?? undefined;
    const found = Object.entries(headers).filter(([key]) => key.toLowerCase() === name.toLowerCase());
    const values = found.flatMap(([, value]) => value ?? []);
    return values.length === 1 ? values[0] : undefined;
}
function isEqual(given, expected) {
    const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
    return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
const maxRememberedEvents = 10_000;
function createReceiver(options) {
    const { secrets, repositories, start, now, toleranceSeconds, maxBytes = 65_536 } = options;
    const seen = new Map();
    const pass = async (scan, eventId) => {
        await Promise.resolve();
        try {
            await start(scan);
            return { status: 204, message: `started for scan ${scan.scanId} of ${scan.repository}` };
        }
        catch (error) {
            seen.delete(eventId);
            return { status: 502, message: `not started for scan ${scan.scanId}: ${error.message}` };
        }
    };
    return async ({ method, headers, body }) => {
        if (method !== 'POST')
            return { status: 405, message: 'not a POST' };
        if (Buffer.byteLength(body) > maxBytes)
            return { status: 413, message: `larger than ${maxBytes} bytes` };
        const verified = verifyWebhook({
            ...{ headers, body, secrets, ...(now && { now: now() }) },
            ...(toleranceSeconds !== undefined && { toleranceSeconds }),
        });
        if (!verified.ok)
            return { status: 401, message: `refused: ${verified.reason}` };
        const { eventId } = verified;
        const before = seen.get(eventId);
        if (before !== undefined) {
            const { status } = await before;
            return { status, message: `event ${eventId} came before` };
        }
        const scan = readEndedScan(verified.payload, repositories);
        if (scan === undefined)
            return { status: 204, message: `nothing to do for event ${eventId}` };
        const receipt = pass(scan, eventId);
        seen.set(eventId, receipt);
        const [oldest] = seen.keys();
        if (seen.size > maxRememberedEvents && oldest !== undefined)
            seen.delete(oldest);
        return receipt;
    };
}
function readEndedScan(payload, repositories) {
    const { event, data } = (payload ?? {});
    if (event !== 'scan.completed' && event !== 'scan.failed')
        return undefined;
    const { scan_id: scanId, repository: name } = data ?? {};
    const isId = typeof scanId === 'string' && /^[^\s\p{C}]{1,200}$/u.test(scanId);
    if (!isId || typeof name !== 'string' || !Object.hasOwn(repositories, name))
        return undefined;
    return { scanId, repository: repositories[name] ?? '' };
}
function createWorkflowStarter(app) {
    const { installationId, workflow, ref = 'main', apiUrl = 'https://api.github.com' } = app;
    if (!isConfidential(new URL(apiUrl)))
        throw new Error('apiUrl must begin with https://');
    const post = async (path, token, body) => {
        const response = await fetch(`${apiUrl.replace(/\/+$/, '')}${path}`, {
            method: 'POST',
            redirect: 'error',
            signal: AbortSignal.timeout(10_000),
            headers: {
                authorization: `Bearer ${token}`,
                accept: 'application/vnd.github+json',
                'content-type': 'application/json',
                'user-agent': 'scan-gate-receiver',
                'x-github-api-version': '2022-11-28',
            },
            body: JSON.stringify(body),
        });
        if (!response.ok)
            throw new Error(`POST ${path} answered ${response.status}`);
        return response;
    };
    return async ({ scanId, repository }) => {
        const [, name = ''] = repository.split('/');
        const narrow = { repositories: [name], permissions: { actions: 'write' } };
        const path = `/app/installations/${encodeURIComponent(installationId)}/access_tokens`;
        const { token } = (await (await post(path, signAppToken(app), narrow)).json());
        if (typeof token !== 'string')
            throw new Error('GitHub gave no token');
        const start = `/repos/${repository}/actions/workflows/${encodeURIComponent(workflow)}/dispatches`;
        await post(start, token, { ref, inputs: { 'scan-id': scanId } });
    };
}
function signAppToken({ appId, privateKey, now = () => new Date() }) {
    const seconds = Math.floor(now().getTime() / 1000);
    const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { iat: seconds - 60, exp: seconds + 540, iss: appId };
    const text = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`;
    return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
}


/***/ }),

/***/ 74287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ isOwnHost),
/* harmony export */   o: () => (/* binding */ parseHost)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);

function isOwnHost(header, allowed) {
    const host = parseHost(header ?? '');
    if (host === undefined)
        return false;
    const isName = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 0;
    return !isName || host === 'localhost' || host.endsWith('.localhost') || allowed.includes(host);
}
function parseHost(header) {
    const [, bracketed, plain] = /^(?:\[([0-9a-f:.]+)\]|([^\s:/?#@\\[\]]+))(?::\d{1,5})?$/i.exec(header) ?? [];
    return (bracketed ?? plain)?.toLowerCase().replace(/\.$/, '');
}


/***/ }),

/***/ 57963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A6: () => (/* binding */ checkScopes),
/* harmony export */   Dn: () => (/* binding */ allScopes),
/* harmony export */   _m: () => (/* binding */ hasPermission),
/* harmony export */   zA: () => (/* binding */ listPermissions)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);

const actions = ['read', 'write', 'manage'];
const resources = {
    organization: { plural: 'organizations', actions },
    repository: { plural: 'repositories', actions },
    scan: { plural: 'scans', actions },
    violation: { plural: 'violations', actions },
    user: { plural: 'users', actions },
    integration: { plural: 'integrations', actions: ['read', 'write'] },
    'api-key': { plural: 'api-keys', actions: ['read', 'write'] },
    webhook: { plural: 'webhooks', actions: ['read', 'write'] },
};
const allScopes = Object.entries(resources).flatMap(([name, resource]) => resource.actions.map((action) => `${name}:${action}`));
function checkScopes(scopes) {
    const unknown = scopes.find((scope) => !allScopes.includes(scope));
    if (unknown === undefined)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `There is no scope ${JSON.stringify(unknown)}.`, {
        hint: `Scopes are ${allScopes.join(', ')}.`,
    });
}
function hasPermission(scopes, needed) {
    const [resource, action] = needed.split(':');
    return scopes.some((scope) => {
        const [owned, level] = scope.split(':');
        return owned === resource && rankAction(level) >= rankAction(action);
    });
}
function rankAction(action) {
    return actions.indexOf(action);
}
function listPermissions(scopes) {
    return Object.entries(resources).flatMap(([name, resource]) => resource.actions
        .filter((action) => hasPermission(scopes, `${name}:${action}`))
        .map((action) => `${action}:${resource.plural}`));
}


/***/ }),

/***/ 54194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ createHttpServer),
  K: () => (/* binding */ listen)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(44708);
// EXTERNAL MODULE: ./node_modules/@hono/node-server/dist/index.mjs + 2 modules
var dist = __webpack_require__(26652);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
;// CONCATENATED MODULE: ./build/compiled/src/service/http/connections.js
const formatConnectionName = ({ remoteAddress, remotePort }) => `${remoteAddress} ${remotePort}`;
function limitConnections(server, maxUnauthenticated) {
    const strangers = new Map();
    server.on('connection', (socket) => {
        const name = formatConnectionName(socket);
        strangers.set(name, socket);
        socket.once('close', () => {
            if (strangers.get(name) === socket)
                strangers.delete(name);
        });
        if (strangers.size <= maxUnauthenticated)
            return;
        const [[oldestName, oldest] = [name, socket]] = strangers;
        strangers.delete(oldestName);
        oldest.destroy();
    });
    return { welcome: (socket) => strangers.delete(formatConnectionName(socket)) };
}

;// CONCATENATED MODULE: ./build/compiled/src/service/http/server.js






const bounds = {
    maxHeaderSize: 16 * 1024,
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 5_000,
    connectionsCheckingInterval: 2_000,
};
const maxConnections = 1_024;
const maxUnauthenticatedConnections = 256;
const idleSocketMs = 60_000;
function createHttpServer(fetch, tls) {
    const options = { fetch, overrideGlobalObjects: false };
    const adapted = tls === undefined
        ? (0,dist/* createAdaptorServer */.b$)({ ...options, createServer: external_node_http_.createServer, serverOptions: bounds })
        : (0,dist/* createAdaptorServer */.b$)({ ...options, createServer: external_node_https_.createServer, serverOptions: { ...bounds, ...tls } });
    const server = adapted;
    server.maxConnections = maxConnections;
    server.timeout = idleSocketMs;
    return { server, connections: limitConnections(server, maxUnauthenticatedConnections) };
}
async function listen(server, { port, hostname }) {
    try {
        server.listen(port, hostname);
        await (0,external_node_events_.once)(server, 'listening');
    }
    catch (cause) {
        throw new errors/* GateError */.ue('CONFIG', `The embedded service cannot listen on ${hostname}, port ${port}.`, {
            cause,
            hint: ['EADDRINUSE', 'EACCES'].includes(String(cause.code))
                ? 'Name a free port, or 0 for any.'
                : 'Name an address of this machine with --host: 0.0.0.0 is all of them.',
        });
    }
    const { port: actual } = server.address();
    return `${'setSecureContext' in server ? 'https' : 'http'}://${hostname.includes(':') ? `[${hostname}]` : hostname}:${actual}`;
}


/***/ }),

/***/ 99665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ formatErrorLine),
/* harmony export */   IE: () => (/* binding */ formatLogLine),
/* harmony export */   NH: () => (/* binding */ formatLogText)
/* harmony export */ });
function formatLogLine(entry, time) {
    return `${JSON.stringify({ time: time.toISOString(), ...entry })}\n`;
}
function formatLogText({ level, event, message, ...fields }, time) {
    const facts = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]));
    const parts = [time.toISOString().slice(11, 19), level, event, ...facts, ...(message === undefined ? [] : [message])];
    return `${parts.join(' ').replaceAll(/[\x00-\x1f\x7f]+/g, ' ')}\n`;
}
const maxMessageLength = 500;
function formatErrorLine(error) {
    const text = error instanceof Error ? error.message : String(error);
    return text.replaceAll(/[\x00-\x1f\x7f]+/g, ' ').slice(0, maxMessageLength);
}


/***/ }),

/***/ 40936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EH: () => (/* binding */ renewLease),
/* harmony export */   F5: () => (/* binding */ giveBack),
/* harmony export */   Ti: () => (/* binding */ claimScans),
/* harmony export */   a7: () => (/* binding */ scanLeaseMs),
/* harmony export */   ef: () => (/* binding */ canTryAgain),
/* harmony export */   nf: () => (/* binding */ recoverLost),
/* harmony export */   yF: () => (/* binding */ startScan)
/* harmony export */ });
const scanLeaseMs = 60_000;
const maxClaims = 2;
function claimScans(outer) {
    return outer.transaction(async (database) => {
        const next = await lockNextRepository(database);
        if (next === undefined)
            return undefined;
        const { repository_id: repositoryId, branch, commit_sha: sha, organization_id: organizationId } = next;
        const waiting = await database.write
            .selectFrom('scans')
            .select('id')
            .where('status', '=', 'PENDING')
            .where('repository_id', '=', repositoryId)
            .where('branch', '=', branch)
            .where('commit_sha', '=', sha)
            .orderBy('seq')
            .execute();
        for (const { id } of waiting)
            await startScan(database, id);
        const turn = { turn_at: await database.tick() };
        await database.write.updateTable('organizations').set(turn).where('id', '=', organizationId).execute();
        return waiting.length === 0 ? undefined : waiting.map(({ id }) => id);
    });
}
async function lockNextRepository(database) {
    const { write } = database;
    const waiting = write
        .selectFrom('scans as s')
        .innerJoin('repositories as r', 'r.id', 's.repository_id')
        .innerJoin('organizations as o', 'o.id', 'r.organization_id')
        .select(['s.repository_id', 's.branch', 's.commit_sha', 'r.organization_id'])
        .where('s.status', '=', 'PENDING')
        .where(({ not, exists, selectFrom }) => not(exists(selectFrom('scans as other')
        .select('other.id')
        .whereRef('other.repository_id', '=', 's.repository_id')
        .where('other.status', '=', 'SCANNING'))))
        .orderBy('o.turn_at', (order) => order.asc().nullsFirst())
        .orderBy('s.seq')
        .limit(1);
    const next = await database.skipLocked(waiting, 'r').executeTakeFirst();
    if (next === undefined)
        return undefined;
    const running = await write
        .selectFrom('scans')
        .select('id')
        .where('repository_id', '=', next.repository_id)
        .where('status', '=', 'SCANNING')
        .limit(1)
        .executeTakeFirst();
    return running === undefined ? next : undefined;
}
async function startScan(database, id) {
    const time = await database.tick();
    const { numUpdatedRows } = await database.write
        .updateTable('scans')
        .set({ status: 'SCANNING', started_at: time, lease_until: database.isShared ? addLease(time) : null })
        .set(({ eb }) => ({ claims: eb('claims', '+', 1) }))
        .where('id', '=', id)
        .where('status', '=', 'PENDING')
        .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
}
function addLease(time) {
    return new Date(Date.parse(time) + scanLeaseMs).toISOString();
}
async function renewLease(database, ids, claims) {
    const leaseUntil = addLease(await database.tick());
    for (const id of ids) {
        const { numUpdatedRows } = await database.write
            .updateTable('scans')
            .set({ lease_until: leaseUntil })
            .where('id', '=', id)
            .where('status', '=', 'SCANNING')
            .where('claims', '=', claims.get(id) ?? 0)
            .executeTakeFirstOrThrow();
        if (numUpdatedRows !== 1n)
            return false;
    }
    return true;
}
function canTryAgain(claims) {
    return Math.max(...claims.values()) < maxClaims;
}
async function giveBack(database, ids, claims) {
    for (const id of ids) {
        await database.write
            .updateTable('scans')
            .set({ status: 'PENDING', started_at: null, lease_until: null })
            .where('id', '=', id)
            .where('status', '=', 'SCANNING')
            .where('claims', '=', claims.get(id) ?? 0)
            .execute();
    }
    await database.notify();
}
async function recoverLost(outer, fail) {
    const time = await outer.tick();
    const lost = await outer.read
        .selectFrom('scans')
        .select('id')
        .where('status', '=', 'SCANNING')
        .where('lease_until', '<', time)
        .execute();
    const recovered = { returned: [], failed: [] };
    for (const { id } of lost) {
        await outer.transaction(async (database) => {
            const expired = database.write
                .selectFrom('scans')
                .select('claims')
                .where('id', '=', id)
                .where('status', '=', 'SCANNING')
                .where('lease_until', '<', time);
            const scan = await database.skipLocked(expired, 'scans').executeTakeFirst();
            if (scan === undefined)
                return;
            const isLast = scan.claims >= maxClaims;
            recovered[isLast ? 'failed' : 'returned'].push(id);
            if (isLast)
                await fail(database, id, 'interrupted: its worker stopped without a result, twice');
            else {
                const waiting = { status: 'PENDING', started_at: null, lease_until: null };
                await database.write.updateTable('scans').set(waiting).where('id', '=', id).execute();
            }
        });
    }
    if (lost.length > 0)
        await outer.notify();
    return recovered;
}


/***/ }),

/***/ 13891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ checkOwner),
/* harmony export */   Ic: () => (/* binding */ temporaryFile),
/* harmony export */   Oy: () => (/* binding */ explainFault),
/* harmony export */   Tq: () => (/* binding */ openFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_sqlite__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80099);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92700);






const applicationId = 0x53476174;
const lockTimeoutMs = { service: 2_000, tool: 10_000 };
const temporaryFile = ':temporary:';
function openFile({ file, role, mayMake }) {
    if (file === temporaryFile)
        return openTemporary(role);
    if (file === ':memory:')
        return prepareFile(openConnection(file, role), file, role);
    if (!mayMake && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .ue('CONFIG', `There is no database ${file}.`, {
            hint: 'Name the file that serve --database works with; keys create makes one.',
        });
    }
    const there = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, { throwIfNoEntry: false });
    if (there !== undefined && !there.isFile() && !there.isDirectory())
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .ue('CONFIG', `The database ${file} is not a regular file.`, { hint: 'Name another file.' });
    const path = createPrivateFile(file);
    checkSingleName(file, path);
    const unlockIdentity = role === 'service' ? lockByIdentity(path) : () => { };
    try {
        const opened = prepareFile(openConnection(path, role), path, role);
        const reader = role === 'service' ? openReader(path) : undefined;
        const closeAndUnlock = () => {
            reader?.close();
            opened.close();
            unlockIdentity();
        };
        return { ...opened, reader, close: closeAndUnlock };
    }
    catch (error) {
        unlockIdentity();
        throw explainFault(file, error);
    }
}
function checkSingleName(file, path) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).nlink <= 1)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .ue('CONFIG', `The database ${file} has several names (hard links), and may be served already by another.`, {
        hint: 'Remove the other links, or name a copy. SQLite damages a file that is used by two names.',
    });
}
function createPrivateFile(file) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, 'a', 0o600));
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(file);
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .ue('CONFIG', `The database ${file} cannot be opened: ${explainReason(cause)}.`, {
            cause,
            hint: 'Name a file in a folder that exists and can be written to.',
        });
    }
}
function openConnection(file, role) {
    return new node_sqlite__WEBPACK_IMPORTED_MODULE_4__.DatabaseSync(file, { timeout: lockTimeoutMs[role], enableForeignKeyConstraints: true });
}
function openReader(file) {
    return new node_sqlite__WEBPACK_IMPORTED_MODULE_4__.DatabaseSync(file, { timeout: lockTimeoutMs.service, readOnly: true });
}
function openTemporary(role) {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'scan-gate-database-'));
    const removeFolder = () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
    try {
        const { close: closeFile, ...opened } = openFile({ file: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'service.db'), role, mayMake: true });
        const closeAndRemove = () => {
            closeFile();
            removeFolder();
        };
        return { ...opened, close: closeAndRemove };
    }
    catch (error) {
        removeFolder();
        throw error;
    }
}
function prepareFile(connection, file, role) {
    const isFile = file !== ':memory:';
    let releaseService = () => { };
    const closeConnection = () => {
        connection.close();
        releaseService();
    };
    try {
        checkOwner(connection, file);
        if (isFile && role === 'service')
            releaseService = lockForService(file);
        if (isFile)
            connection.exec('PRAGMA journal_mode = WAL');
        if (role === 'service')
            checkIntegrity(connection);
        if (readOwner(connection) !== applicationId)
            connection.exec(`PRAGMA application_id = ${applicationId}`);
    }
    catch (error) {
        closeConnection();
        throw error;
    }
    const lockTables = isFile && role === 'tool' ? () => lockBoth(file) : () => () => { };
    return { connection, lockTables, close: closeConnection };
}
function lockForService(file) {
    const lock = new node_sqlite__WEBPACK_IMPORTED_MODULE_4__.DatabaseSync(createPrivateFile(`${file}-service`), { timeout: 0 });
    try {
        lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    }
    catch (cause) {
        lock.close();
        if (getPrimaryCode(cause) !== sqlite.busy)
            throw explainFault(`${file}-service`, cause);
        throw createAlreadyServedError(file, cause);
    }
    return () => lock.close();
}
function lockByIdentity(file) {
    if (process.platform !== 'linux')
        return () => { };
    const { dev, ino } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, { bigint: true });
    const socket = (0,node_net__WEBPACK_IMPORTED_MODULE_1__.createServer)();
    socket.on('error', () => { });
    socket.listen({ path: `\0scan-gate-database-${dev}-${ino}`, exclusive: true });
    socket.unref();
    if (!socket.listening)
        throw createAlreadyServedError(file);
    return () => void socket.close();
}
function lockBoth(file) {
    const unlockIdentity = lockByIdentity(file);
    try {
        const releaseService = lockForService(file);
        return () => {
            releaseService();
            unlockIdentity();
        };
    }
    catch (error) {
        unlockIdentity();
        throw error;
    }
}
function createAlreadyServedError(file, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .ue('CONFIG', `The database ${file} is served already: another service works with it.`, {
        cause,
        hint: 'Stop the other service, or name another file.',
    });
}
function checkOwner(connection, shown) {
    const { n } = connection.prepare('SELECT count(*) AS n FROM sqlite_schema').get();
    if (n === 0 || readOwner(connection) === applicationId)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .ue('CONFIG', `The database ${shown} belongs to another program.`, { hint: 'Name another file.' });
}
function readOwner(connection) {
    return connection.prepare('PRAGMA application_id').get()?.application_id;
}
function checkIntegrity(connection) {
    const [first] = connection.prepare('PRAGMA quick_check(1)').all();
    if (first?.quick_check === 'ok')
        return;
    throw Object.assign(new Error(first?.quick_check ?? 'it cannot be checked'), { errcode: sqlite.corrupt });
}
const sqlite = { perm: 3, busy: 5, locked: 6, readOnly: 8, io: 10, corrupt: 11, full: 13, cannotOpen: 14, none: 26 };
function getPrimaryCode(error) {
    return Number(error?.errcode ?? 0) & 0xff;
}
const restore = 'Restore it from a backup (docs/service.md says how), or name another file.';
const rights = 'Give this user the right to write the file and its folder, or name another file.';
const faults = {
    [sqlite.perm]: ['cannot be written', rights],
    [sqlite.busy]: ['is in use by another program', 'End the other program, or name another file.'],
    [sqlite.locked]: ['is in use by another program', 'End the other program, or name another file.'],
    [sqlite.readOnly]: ['cannot be written', rights],
    [sqlite.io]: ['cannot be read or written', 'Check the disk: its health, free space and quota.'],
    [sqlite.corrupt]: ['is damaged', restore],
    [sqlite.full]: ['cannot be written: the disk is full', 'Make room on the disk, then start again.'],
    [sqlite.cannotOpen]: ['cannot be opened', rights],
    [sqlite.none]: ['is not a database, or is damaged', restore],
};
function explainFault(file, error) {
    const [what, hint] = faults[getPrimaryCode(error)] ?? [];
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .ue || what === undefined)
        return error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .ue('CONFIG', `The database ${file} ${what} (${explainReason(error)}).`, { cause: error, hint });
}
function explainReason(error) {
    const { code, message } = error;
    const words = {
        ENOENT: 'there is no such folder',
        EACCES: 'permission denied',
        EISDIR: 'it is a folder',
        ENOSPC: 'the disk is full',
        EROFS: 'the disk is read-only',
    };
    return words[code ?? ''] ?? message;
}


/***/ }),

/***/ 63648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ createDatabase)
/* harmony export */ });
const maxTries = 4;
function createDatabase(parts) {
    const tryTransaction = async (work, tries) => {
        try {
            return await parts.write.transaction().execute((transaction) => runWork(parts, transaction, work));
        }
        catch (error) {
            if (tries >= maxTries || !parts.isTransient(error))
                throw error;
            return tryTransaction(work, tries + 1);
        }
    };
    return {
        ...{ read: parts.read, write: parts.write, isBusy: parts.isBusy, close: parts.close },
        transaction: (work) => tryTransaction(work, 1),
        tick: () => parts.tick(undefined),
        lockQueue: async () => {
            throw new Error('the queue is locked in a transaction only');
        },
        skipLocked: (query) => query,
        lockRows: (query) => query,
        notify: () => parts.notify(parts.write),
        ...{ isShared: parts.isShared, listen: parts.listen },
    };
}
async function runWork(parts, connection, work) {
    let isOver = false;
    const getOpen = () => {
        if (isOver)
            throw new Error('the transaction has ended');
        return connection;
    };
    const transaction = {
        get read() {
            return getOpen();
        },
        get write() {
            return getOpen();
        },
        transaction: (inner) => inner(transaction),
        tick: async () => parts.tick(getOpen()),
        lockQueue: async () => parts.lockQueue(getOpen()),
        skipLocked: (query, table) => (parts.isShared ? query.forNoKeyUpdate(table).skipLocked() : query),
        lockRows: (query, table) => (parts.isShared ? query.forNoKeyUpdate(table) : query),
        notify: () => parts.notify(getOpen()),
        ...{ isShared: parts.isShared, listen: parts.listen },
        isBusy: () => false,
        close: async () => {
            throw new Error('a transaction does not close the database');
        },
    };
    try {
        return await work(transaction);
    }
    finally {
        isOver = true;
    }
}


/***/ }),

/***/ 74373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rj: () => (/* binding */ createViolationId),
/* harmony export */   rx: () => (/* binding */ createRecordId),
/* harmony export */   wY: () => (/* binding */ listViolationIds)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _text_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11475);


const hexDigits = 24;
function createRecordId(prefix) {
    return `${prefix}_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(hexDigits / 2).toString('hex')}`;
}
function createViolationId(problem, owner, isTaken) {
    return listViolationIds(problem, owner).find((id) => !isTaken(id)) ?? createRecordId('vio');
}
function listViolationIds({ type, fingerprint }, owner) {
    const plain = [type, fingerprint];
    const candidates = [plain, [...plain, owner.vcs_url], [...plain, owner.vcs_url, owner.path]];
    return candidates.map((parts) => `vio_${(0,_text_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .hashParts */ .jx)(parts).slice(0, hexDigits)}`);
}


/***/ }),

/***/ 6317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E8: () => (/* binding */ toKeyRecord),
/* harmony export */   Tx: () => (/* binding */ createKeyValue),
/* harmony export */   uo: () => (/* binding */ createKeyTable)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _identifiers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74373);


function createKeyValue() {
    return `sgk_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32).toString('hex')}`;
}
function createKeyTable(database) {
    return {
        replaceStartKey: (organizationId, value, scopes) => database.transaction(async (transaction) => {
            await transaction.write.deleteFrom('api_keys').where('is_of_start', '=', 1).execute();
            await insertKey(transaction, { organizationId, value, name: 'start', scopes, isOfStart: true });
        }),
        create: async (organizationId, key) => {
            const value = createKeyValue();
            return { id: await insertKey(database, { organizationId, value, ...key }), value };
        },
        list: async (organizationId) => {
            const rows = await database.read
                .selectFrom('api_keys')
                .selectAll()
                .where('organization_id', '=', organizationId)
                .where('is_of_start', '=', 0)
                .orderBy('created_at')
                .orderBy('id')
                .execute();
            return rows.map(toKeyRecord);
        },
        revoke: async (organizationId, id) => {
            const { numUpdatedRows } = await database.write
                .updateTable('api_keys')
                .set({ revoked_at: await database.tick() })
                .where('id', '=', id)
                .where('organization_id', '=', organizationId)
                .where('revoked_at', 'is', null)
                .executeTakeFirstOrThrow();
            return numUpdatedRows === 1n;
        },
        isAnyValid: async (time) => {
            const valid = await database.read
                .selectFrom('api_keys')
                .select('id')
                .where('revoked_at', 'is', null)
                .where((key) => key.or([key('expires_at', 'is', null), key('expires_at', '>', time.toISOString())]))
                .limit(1)
                .executeTakeFirst();
            return valid !== undefined;
        },
        authenticate: (value, time) => authenticateKey(database, value, time),
    };
}
async function authenticateKey(database, value, time) {
    const presented = hashKey(value);
    const row = await database.read.selectFrom('api_keys').selectAll().where('digest', '=', presented).executeTakeFirst();
    if (row === undefined || row.revoked_at !== null || !(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(row.digest, presented))
        return 'unknown';
    if (row.expires_at !== null && Date.parse(row.expires_at) <= time.getTime())
        return 'expired';
    await recordUse(database, row, time);
    return { key: toKeyRecord(row) };
}
const useGrainMs = 60_000;
async function recordUse(database, { id, last_used_at: last }, time) {
    if (last !== null && Math.abs(time.getTime() - Date.parse(last)) < useGrainMs)
        return;
    if (database.isBusy())
        return;
    try {
        const used = { last_used_at: time.toISOString() };
        await database.write.updateTable('api_keys').set(used).where('id', '=', id).execute();
    }
    catch {
    }
}
async function insertKey(database, key) {
    const id = (0,_identifiers_js__WEBPACK_IMPORTED_MODULE_1__/* .createRecordId */ .rx)('key');
    const { organizationId, name, value, scopes, expiresAt = null, isOfStart = false } = key;
    const row = { id, organization_id: organizationId, name, digest: hashKey(value), is_of_start: Number(isOfStart) };
    const texts = { scopes: JSON.stringify(scopes), expires_at: expiresAt, created_at: await database.tick() };
    await database.write
        .insertInto('api_keys')
        .values({ ...row, ...texts })
        .execute();
    return id;
}
function hashKey(value) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(value, 'utf8').digest();
}
function toKeyRecord(row) {
    return {
        id: row.id,
        organizationId: row.organization_id,
        name: row.name,
        scopes: JSON.parse(row.scopes),
        expiresAt: row.expires_at,
        createdAt: row.created_at,
        lastUsedAt: row.last_used_at,
        revokedAt: row.revoked_at,
    };
}


/***/ }),

/***/ 2210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DO: () => (/* binding */ SqliteIntrospector),
/* harmony export */   Od: () => (/* binding */ loadKysely),
/* harmony export */   Un: () => (/* binding */ SqliteAdapter),
/* harmony export */   _$: () => (/* binding */ Kysely),
/* harmony export */   aG: () => (/* binding */ PostgresDialect),
/* harmony export */   aR: () => (/* binding */ Migrator),
/* harmony export */   ll: () => (/* binding */ sql),
/* harmony export */   sG: () => (/* binding */ SqliteQueryCompiler)
/* harmony export */ });
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98995);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92700);
/* harmony import */ var _installation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77951);



let Kysely;
let Migrator;
let PostgresDialect;
let SqliteAdapter;
let SqliteIntrospector;
let SqliteQueryCompiler;
let sql;
let isLoaded = false;
function loadKysely() {
    if (isLoaded)
        return;
    try {
        const loaded = (0,node_module__WEBPACK_IMPORTED_MODULE_0__.createRequire)((0,_installation_js__WEBPACK_IMPORTED_MODULE_2__/* .getPackagesUrl */ .v_)())('kysely');
        ({ Kysely, Migrator, PostgresDialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } = loaded);
        isLoaded = true;
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', 'The package kysely, which the embedded service needs, is not installed', {
            cause,
            hint: 'Install scan-gate with npm, or run npm ci in a clone of it.',
        });
    }
}


/***/ }),

/***/ 86956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ readVersion),
/* harmony export */   A_: () => (/* binding */ sqliteWords),
/* harmony export */   Jv: () => (/* binding */ postgresWords),
/* harmony export */   KV: () => (/* binding */ applyMigrations),
/* harmony export */   YO: () => (/* binding */ currentVersion),
/* harmony export */   pI: () => (/* binding */ hasCurrentTables)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _kysely_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2210);


const sqliteWords = {
    text: 'TEXT',
    integer: 'INTEGER',
    real: 'REAL',
    bytes: 'BLOB',
    serial: 'INTEGER PRIMARY KEY AUTOINCREMENT',
    tail: ' STRICT',
    keyedTail: ' STRICT, WITHOUT ROWID',
};
const postgresWords = {
    text: 'TEXT COLLATE "C"',
    integer: 'BIGINT',
    real: 'DOUBLE PRECISION',
    bytes: 'BYTEA',
    serial: 'BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY',
    tail: '',
    keyedTail: '',
};
const createTables = ({ text, integer, real, bytes, serial, tail, keyedTail }) => `
CREATE TABLE organizations (
  id ${text} PRIMARY KEY,
  name ${text} NOT NULL,
  slug ${text} NOT NULL,
  created_at ${text} NOT NULL,
  updated_at ${text} NOT NULL,
  turn_at ${text}
)${tail};
CREATE TABLE api_keys (
  id ${text} PRIMARY KEY,
  organization_id ${text} NOT NULL REFERENCES organizations (id),
  name ${text} NOT NULL,
  digest ${bytes} NOT NULL UNIQUE,
  scopes ${text} NOT NULL,
  expires_at ${text},
  created_at ${text} NOT NULL,
  last_used_at ${text},
  revoked_at ${text},
  is_of_start ${integer} NOT NULL
)${tail};
CREATE TABLE sessions (
  digest ${text} PRIMARY KEY,
  key_id ${text} NOT NULL REFERENCES api_keys (id) ON DELETE CASCADE,
  expires_at ${text} NOT NULL
)${keyedTail};
CREATE INDEX sessions_by_key ON sessions (key_id);
CREATE TABLE repositories (
  id ${text} PRIMARY KEY,
  path ${text} NOT NULL UNIQUE,
  name ${text} NOT NULL,
  vcs_url ${text} NOT NULL,
  vcs_provider ${text} NOT NULL,
  default_branch ${text} NOT NULL,
  status ${text} NOT NULL CHECK (status IN ('active', 'inactive', 'archived')),
  auto_scan_on_push ${integer} NOT NULL DEFAULT 0,
  auto_scan_on_pr ${integer} NOT NULL DEFAULT 0,
  last_scan_at ${text},
  created_at ${text} NOT NULL,
  updated_at ${text} NOT NULL,
  organization_id ${text} REFERENCES organizations (id),
  is_added ${integer} NOT NULL DEFAULT 0,
  remote_url ${text},
  refs_seen ${integer} NOT NULL DEFAULT 0
)${tail};
CREATE INDEX repositories_by_organization ON repositories (organization_id);
CREATE TABLE seen_refs (
  repository_id ${text} NOT NULL REFERENCES repositories (id),
  ref ${text} NOT NULL,
  sha ${text} NOT NULL,
  PRIMARY KEY (repository_id, ref)
)${keyedTail};
CREATE TABLE scans (
  seq ${serial},
  id ${text} NOT NULL UNIQUE,
  repository_id ${text} NOT NULL REFERENCES repositories (id),
  branch ${text} NOT NULL,
  commit_sha ${text} NOT NULL,
  status ${text} NOT NULL CHECK (status IN ('PENDING', 'SCANNING', 'COMPLETED', 'FAILED')),
  created_at ${text} NOT NULL,
  started_at ${text},
  completed_at ${text},
  error ${text},
  counts ${text},
  coverage ${text},
  diagnostics ${text},
  languages ${text},
  claims ${integer} NOT NULL DEFAULT 0,
  lease_until ${text}
)${tail};
CREATE INDEX scans_by_repository ON scans (repository_id, seq);
CREATE INDEX scans_by_branch ON scans (repository_id, branch, seq);
CREATE INDEX scans_unfinished ON scans (status) WHERE status IN ('PENDING', 'SCANNING');
CREATE TABLE violations (
  id ${text} PRIMARY KEY,
  repository_id ${text} NOT NULL REFERENCES repositories (id),
  fingerprint ${text} NOT NULL,
  type ${text} NOT NULL CHECK (type IN ('SAST', 'AGENTIC_SAST', 'SCA', 'SECRET', 'IAC')),
  severity ${text} NOT NULL CHECK (severity IN ('CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO')),
  severity_rank ${integer} NOT NULL,
  status ${text} NOT NULL CHECK (status IN ('OPEN', 'FIXED', 'FALSE_POSITIVE', 'ACCEPTED_RISK')),
  title ${text} NOT NULL,
  description ${text} NOT NULL,
  remediation ${text} NOT NULL,
  cwe ${text},
  cvss_score ${real},
  file_path ${text} NOT NULL,
  line_number ${integer},
  code_snippet ${text},
  data_path ${text},
  justification ${text},
  first_detected ${text} NOT NULL,
  last_seen ${text} NOT NULL,
  content_fingerprint ${text},
  suppressed_by ${text},
  suppressed_at ${text},
  advisory ${text},
  epss_score ${real},
  UNIQUE (repository_id, type, fingerprint)
)${tail};
CREATE INDEX violations_by_rank ON violations (severity_rank, id, repository_id, status, type);
CREATE INDEX violations_by_repository ON violations (repository_id, severity_rank, id, status, type);
CREATE INDEX violations_by_content ON violations (repository_id, type, content_fingerprint);
CREATE INDEX violations_present ON violations (repository_id, id) WHERE status <> 'FIXED';
CREATE TABLE violation_counts (
  repository_id ${text} NOT NULL REFERENCES repositories (id),
  status ${text} NOT NULL,
  severity_rank ${integer} NOT NULL,
  type ${text} NOT NULL,
  n ${integer} NOT NULL,
  PRIMARY KEY (repository_id, status, severity_rank, type)
)${tail};
CREATE TABLE violation_branches (
  violation_id ${text} NOT NULL REFERENCES violations (id),
  branch ${text} NOT NULL,
  coverage_rank ${integer} NOT NULL,
  PRIMARY KEY (violation_id, branch)
)${keyedTail};
CREATE TABLE webhooks (
  id ${text} PRIMARY KEY,
  organization_id ${text} NOT NULL REFERENCES organizations (id),
  url ${text} NOT NULL,
  events ${text} NOT NULL,
  secret ${text},
  allow_private ${integer} NOT NULL,
  created_at ${text} NOT NULL,
  failures ${integer} NOT NULL DEFAULT 0,
  retry_at ${text},
  disabled_at ${text},
  lease_until ${text}
)${tail};
CREATE TABLE events (
  id ${text} PRIMARY KEY,
  event ${text} NOT NULL,
  body ${text} NOT NULL,
  created_at ${text} NOT NULL
)${tail};
CREATE TABLE deliveries (
  seq ${serial},
  event_id ${text} NOT NULL REFERENCES events (id),
  webhook_id ${text} NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
  status ${text} NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'delivered', 'given up')),
  attempts ${integer} NOT NULL DEFAULT 0,
  due_at ${text} NOT NULL
)${tail};
CREATE INDEX deliveries_waiting ON deliveries (due_at, seq) WHERE status = 'waiting';
CREATE INDEX deliveries_by_webhook ON deliveries (webhook_id, seq);
CREATE INDEX deliveries_by_event ON deliveries (event_id);
CREATE TABLE attempts (
  seq ${serial},
  delivery_seq ${integer} NOT NULL REFERENCES deliveries (seq) ON DELETE CASCADE,
  at ${text} NOT NULL,
  status ${integer},
  error ${text},
  duration_ms ${integer} NOT NULL
)${tail};
CREATE INDEX attempts_by_delivery ON attempts (delivery_seq, seq);
CREATE TABLE clock (id ${integer} PRIMARY KEY, last_ms ${integer} NOT NULL)${tail};
INSERT INTO clock (id, last_ms) VALUES (1, 0);
CREATE TABLE request_buckets (
  caller ${text} PRIMARY KEY,
  tokens ${real} NOT NULL,
  at_ms ${integer} NOT NULL
)${tail};
`;
const migrations = { '1': createTables };
const currentVersion = Object.keys(migrations).length;
async function readVersion(database, shown, schema) {
    const all = await database.introspection.getTables({ withInternalKyselyTables: true });
    const names = all.filter((table) => table.schema === schema).map(({ name }) => name);
    if (!names.includes('kysely_migration')) {
        if (!names.includes('repositories'))
            return 0;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `The database ${shown} has tables of another program.`, {
            hint: 'Create a separate database: createdb NAME.',
        });
    }
    const applied = await listApplied(database);
    const unknown = applied.find((name) => !Object.hasOwn(migrations, name));
    if (unknown === undefined)
        return applied.length;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `The database ${shown} was written by a newer version (${unknown}).`, {
        hint: 'Update this program, or name another database.',
    });
}
async function hasCurrentTables(database) {
    return (await listApplied(database)).length === currentVersion;
}
async function listApplied(database) {
    const { rows } = await (0,_kysely_js__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .ll) `SELECT name FROM kysely_migration ORDER BY name`.execute(database);
    return rows.map(({ name }) => name);
}
async function applyMigrations(database, words, schema) {
    const steps = Object.entries(migrations).map(([name, write]) => {
        const up = async (connection) => {
            for (const statement of write(words)
                .trim()
                .split(/;\n|;$/)) {
                if (statement !== '')
                    await _kysely_js__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .ll.raw(statement).execute(connection);
            }
        };
        return [name, { up }];
    });
    const provider = { getMigrations: async () => Object.fromEntries(steps) };
    const place = schema === undefined ? {} : { migrationTableSchema: schema };
    const { error } = await new _kysely_js__WEBPACK_IMPORTED_MODULE_1__/* .Migrator */ .aR({ db: database, provider, ...place }).migrateToLatest();
    if (error !== undefined)
        throw error;
}


/***/ }),

/***/ 45130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ isLostConnection),
/* harmony export */   r: () => (/* binding */ explainPostgresFault)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99665);


const listening = 'Check host and port, and that the server runs and accepts connections from here.';
const certificate = 'Name its authority with sslrootcert, or correct the host.';
const faults = {
    ECONNREFUSED: ['does not answer', listening],
    ECONNRESET: ['ended the connection', listening],
    ENOENT: ['has no such socket', listening],
    ENOTFOUND: ['is on a host that is not known', listening],
    EAI_AGAIN: ['is on a host that is not known', listening],
    ETIMEDOUT: ['does not answer', listening],
    EHOSTUNREACH: ['does not answer', listening],
    '28P01': ['refuses the password', 'Check the user and the password, or the line in the file of PGPASSFILE.'],
    '28000': ['refuses the user', 'Check the user, and pg_hba.conf of the server.'],
    '3D000': ['does not exist', 'Create it first: createdb NAME.'],
    '42501': ['lacks a permission for this user', 'docs/service.md lists what the role needs.'],
    '53300': ['has no connection left', 'Raise max_connections, or start fewer processes.'],
    '57P03': ['is starting or stopping', 'Try again later.'],
    '25006': ['is read-only', 'Name the primary server.'],
    SELF_SIGNED_CERT_IN_CHAIN: ['has a certificate of an unknown authority', certificate],
    DEPTH_ZERO_SELF_SIGNED_CERT: ['has a certificate that it signed itself', certificate],
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: ['has a certificate of an unknown authority', certificate],
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY: ['has a certificate of an unknown authority', certificate],
    ERR_TLS_CERT_ALTNAME_INVALID: ['has a certificate of another host', certificate],
    CERT_HAS_EXPIRED: ['has a certificate that has expired', 'Renew it.'],
    ERR_MODULE_NOT_FOUND: [
        'needs the package pg, which is not installed here',
        'Install Scan Gate from npm: npm install --global scan-gate.',
    ],
};
const lostCodes = ['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT', '57P01', '57P02', '57P03', '08003', '08006'];
const lostMessage = /^Connection (?:terminated|ended)|is not queryable$|^timeout exceeded when trying to connect/;
function isLostConnection(error) {
    const { code = '', syscall, message = '' } = error;
    return lostCodes.includes(code) || syscall === 'connect' || lostMessage.test(message);
}
function explainPostgresFault({ shown, password }, error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue)
        return error;
    const { code = '' } = error;
    const text = (0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .formatErrorLine */ .AC)(error);
    const safe = password === undefined || password === '' ? text : text.replaceAll(password, '…');
    const isUnencrypted = /does not support SSL/.test(text);
    const isPasswordMissing = /password must be a string/.test(text);
    const fallback = ['cannot be used', listening];
    const [what, hint] = isUnencrypted
        ? ['does not offer TLS', 'Switch it on at the server, or set sslmode=disable for a network that is safe.']
        : isPasswordMissing
            ? ['asks for a password', 'Put it into the file that PGPASSFILE names, or into PGPASSWORD.']
            : (faults[code] ?? fallback);
    const reason = safe === '' ? code : safe;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `The database ${shown} ${what}${reason === '' ? '' : ` (${reason})`}.`, {
        hint,
        cause: Object.assign(new Error(safe), { code }),
    });
}


/***/ }),

/***/ 43522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ openPostgres),
/* harmony export */   y: () => (/* binding */ inspectPostgres)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _once_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88066);
/* harmony import */ var _database_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63648);
/* harmony import */ var _kysely_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2210);
/* harmony import */ var _migrations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86956);
/* harmony import */ var _postgres_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10867);
/* harmony import */ var _postgres_faults_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45130);







const maxConnections = 10;
const maxClockConnections = 2;
async function openPostgres({ address: text, mayMake, now }) {
    const address = (0,_postgres_address_js__WEBPACK_IMPORTED_MODULE_3__/* .parsePostgresAddress */ .di)(text);
    try {
        const pool = await createPool(address, maxConnections);
        const clockPool = await createPool(address, maxClockConnections);
        const database = createPostgresDatabase(pool, clockPool, now);
        await migrate(database.write, address, mayMake).catch(async (error) => {
            await database.close();
            throw error;
        });
        return database;
    }
    catch (error) {
        throw (0,_postgres_faults_js__WEBPACK_IMPORTED_MODULE_4__/* .explainPostgresFault */ .r)(address, error);
    }
}
async function inspectPostgres(text) {
    const address = (0,_postgres_address_js__WEBPACK_IMPORTED_MODULE_3__/* .parsePostgresAddress */ .di)(text);
    try {
        const database = new _kysely_js__WEBPACK_IMPORTED_MODULE_1__/* .Kysely */ ._$({ dialect: createDialect(await createPool(address, 1)) });
        try {
            const { shown } = address;
            const version = await (0,_migrations_js__WEBPACK_IMPORTED_MODULE_2__/* .readVersion */ .$4)(database, shown, await readSchema(database));
            const message = version === 0
                ? `${shown} has no tables yet: the start will create them`
                : version < _migrations_js__WEBPACK_IMPORTED_MODULE_2__/* .currentVersion */ .YO
                    ? `${shown} has tables of version ${version}: the start will migrate them to ${_migrations_js__WEBPACK_IMPORTED_MODULE_2__/* .currentVersion */ .YO}; make a backup first`
                    : `${shown} answers, with tables of version ${version}`;
            return { message, repositories: [] };
        }
        finally {
            await database.destroy();
        }
    }
    catch (error) {
        throw (0,_postgres_faults_js__WEBPACK_IMPORTED_MODULE_4__/* .explainPostgresFault */ .r)(address, error);
    }
}
function createPostgresDatabase(pool, clockPool, now) {
    const connections = new _kysely_js__WEBPACK_IMPORTED_MODULE_1__/* .Kysely */ ._$({ dialect: createDialect(pool) });
    const clock = new _kysely_js__WEBPACK_IMPORTED_MODULE_1__/* .Kysely */ ._$({ dialect: createDialect(clockPool) });
    return (0,_database_js__WEBPACK_IMPORTED_MODULE_5__/* .createDatabase */ .c)({
        ...{ read: connections, write: connections, isShared: true, isBusy: () => false },
        notify: async (connection) => {
            await (0,_kysely_js__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .ll) `select pg_notify(${channel}, '')`.execute(connection);
        },
        listen: (call) => listenForWork(pool, call),
        lockQueue: async (transaction) => {
            await (0,_kysely_js__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .ll) `select pg_advisory_xact_lock(${queueLock})`.execute(transaction);
        },
        tick: () => tickClock(clock, now?.()),
        isTransient: (error) => transientCodes.includes(String(error.code)),
        close: (0,_once_js__WEBPACK_IMPORTED_MODULE_6__/* .runOnce */ .Jh)(async () => {
            await Promise.all([connections.destroy(), clock.destroy()]);
        }),
    });
}
const channel = 'scan_gate_work';
const reconnectMs = 1_000;
async function listenForWork(pool, call) {
    let client;
    let isStopped = false;
    let timer;
    const drop = () => {
        client?.removeAllListeners('notification');
        client?.release(true);
        client = undefined;
    };
    const connect = async () => {
        try {
            client = await pool.connect();
            client.on('notification', call);
            client.once('error', () => {
                drop();
                connectLater();
            });
            await client.query(`LISTEN ${channel}`);
            if (isStopped)
                drop();
        }
        catch {
            drop();
            connectLater();
        }
    };
    const connectLater = () => {
        if (!isStopped)
            timer = setTimeout(() => void connect(), reconnectMs);
    };
    await connect();
    return async () => {
        isStopped = true;
        clearTimeout(timer);
        drop();
    };
}
const queueLock = 0x53476174 * 16 + 1;
const transientCodes = ['40001', '40P01', '23505'];
async function tickClock(clock, now) {
    const time = now === undefined
        ? (0,_kysely_js__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .ll) `greatest(floor(extract(epoch from clock_timestamp()) * 1000)::bigint, last_ms + 1)`
        : (0,_kysely_js__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .ll) `greatest(${now.getTime()}::bigint, last_ms + 1)`;
    const { last_ms: milliseconds } = await clock
        .updateTable('clock')
        .set({ last_ms: time })
        .returning('last_ms')
        .executeTakeFirstOrThrow();
    return new Date(milliseconds).toISOString();
}
const bigintType = 20;
async function createPool(address, max) {
    (0,_kysely_js__WEBPACK_IMPORTED_MODULE_1__/* .loadKysely */ .Od)();
    const { default: pg } = await import(/* webpackIgnore: true */ 'pg');
    const { host, port, user, password, database, options, ssl } = address;
    const config = {
        ...{ host, ssl, max, application_name: 'scan-gate', keepAlive: true },
        ...(port !== undefined && { port }),
        ...(user !== undefined && { user }),
        ...(password !== undefined && { password }),
        ...(database !== undefined && { database }),
        ...(options !== undefined && { options }),
        connectionTimeoutMillis: 10_000,
        idle_in_transaction_session_timeout: 300_000,
        types: {
            getTypeParser: (type, format) => type === bigintType ? Number : pg.types.getTypeParser(type, format),
        },
    };
    const pool = new pg.Pool(config);
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
}
function createDialect(pool) {
    const dialect = new _kysely_js__WEBPACK_IMPORTED_MODULE_1__/* .PostgresDialect */ .aG({ pool });
    return {
        createAdapter: () => dialect.createAdapter(),
        createDriver: () => dialect.createDriver(),
        createIntrospector: (database) => dialect.createIntrospector(database),
        createQueryCompiler: () => createCompiler(dialect.createQueryCompiler()),
    };
}
function createCompiler(compiler) {
    const clean = (value) => (typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value);
    return {
        compileQuery: (node, queryId) => {
            const query = compiler.compileQuery(node, queryId);
            return { ...query, parameters: query.parameters.map(clean) };
        },
    };
}
async function migrate(database, { shown }, mayMake) {
    const schema = await readSchema(database);
    const version = await (0,_migrations_js__WEBPACK_IMPORTED_MODULE_2__/* .readVersion */ .$4)(database, shown, schema);
    if (version === _migrations_js__WEBPACK_IMPORTED_MODULE_2__/* .currentVersion */ .YO)
        return;
    if (version === 0 && !mayMake) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `The database ${shown} has no tables of Scan Gate.`, {
            hint: 'Name the database that serve works with; keys create makes the tables.',
        });
    }
    await (0,_migrations_js__WEBPACK_IMPORTED_MODULE_2__/* .applyMigrations */ .KV)(database, _migrations_js__WEBPACK_IMPORTED_MODULE_2__/* .postgresWords */ .Jv, schema);
}
async function readSchema(database) {
    const { rows } = await (0,_kysely_js__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .ll) `SELECT current_schema() AS name`.execute(database);
    return rows[0]?.name ?? 'public';
}


/***/ }),

/***/ 58896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ sessionMs),
/* harmony export */   r: () => (/* binding */ createSessionTable)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6317);


const sessionMs = 8 * 3_600_000;
function createSessionTable(database) {
    return {
        create: async (keyId, now) => {
            const value = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32).toString('base64url');
            const end = new Date(now.getTime() + sessionMs).toISOString();
            await database.write.deleteFrom('sessions').where('expires_at', '<=', now.toISOString()).execute();
            const row = { digest: hashValue(value), key_id: keyId, expires_at: end };
            await database.write.insertInto('sessions').values(row).execute();
            return value;
        },
        find: async (value, now) => {
            const time = now.toISOString();
            const row = await database.read
                .selectFrom('sessions as s')
                .innerJoin('api_keys as k', 'k.id', 's.key_id')
                .selectAll('k')
                .where('s.digest', '=', hashValue(value))
                .where('s.expires_at', '>', time)
                .where('k.revoked_at', 'is', null)
                .where(({ or, eb }) => or([eb('k.expires_at', 'is', null), eb('k.expires_at', '>', time)]))
                .executeTakeFirst();
            return row === undefined ? undefined : (0,_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .toKeyRecord */ .E8)(row);
        },
        end: async (value) => {
            await database.write.deleteFrom('sessions').where('digest', '=', hashValue(value)).execute();
        },
    };
}
function hashValue(value) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(value, 'utf8').digest('hex');
}


/***/ }),

/***/ 44946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ createSqliteDialect)
/* harmony export */ });
/* harmony import */ var _kysely_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2210);

function createSqliteDialect(connection) {
    const turns = createTurns();
    const single = createConnection(connection);
    const driver = {
        init: async () => undefined,
        acquireConnection: async () => {
            await turns.take();
            return single;
        },
        releaseConnection: async () => turns.give(),
        beginTransaction: async () => connection.exec('BEGIN IMMEDIATE'),
        commitTransaction: async () => connection.exec('COMMIT'),
        rollbackTransaction: async () => {
            if (connection.isTransaction)
                connection.exec('ROLLBACK');
        },
        destroy: async () => {
            await turns.take();
        },
    };
    const dialect = {
        createAdapter: () => Object.defineProperty(new _kysely_js__WEBPACK_IMPORTED_MODULE_0__/* .SqliteAdapter */ .Un(), 'supportsTransactionalDdl', { value: true }),
        createDriver: () => driver,
        createIntrospector: (database) => new _kysely_js__WEBPACK_IMPORTED_MODULE_0__/* .SqliteIntrospector */ .DO(database),
        createQueryCompiler: () => new _kysely_js__WEBPACK_IMPORTED_MODULE_0__/* .SqliteQueryCompiler */ .sG(),
    };
    return { dialect, isBusy: turns.isTaken };
}
const longestCachedSql = 4_000;
function createConnection(connection) {
    const statements = new Map();
    const prepareStatement = (sql) => {
        const statement = statements.get(sql) ?? connection.prepare(sql);
        if (sql.length <= longestCachedSql)
            statements.set(sql, statement);
        return statement;
    };
    return {
        async executeQuery({ sql, parameters }) {
            const statement = prepareStatement(sql);
            const values = parameters;
            if (statement.columns().length > 0)
                return { rows: statement.all(...values) };
            const { changes } = statement.run(...values);
            return { rows: [], numAffectedRows: BigInt(changes) };
        },
        streamQuery() {
            throw new Error('rows are not streamed');
        },
    };
}
function createTurns() {
    let isTaken = false;
    const waiting = [];
    return {
        isTaken: () => isTaken,
        take: async () => {
            if (isTaken)
                await new Promise((next) => waiting.push(next));
            isTaken = true;
        },
        give: () => {
            const next = waiting.shift();
            if (next === undefined)
                isTaken = false;
            else
                next();
        },
    };
}


/***/ }),

/***/ 17694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ openStore)
});

// EXTERNAL MODULE: ./build/compiled/src/api/words.js
var api_words = __webpack_require__(56845);
// EXTERNAL MODULE: ./build/compiled/src/service/store/kysely.js
var kysely = __webpack_require__(2210);
;// CONCATENATED MODULE: ./build/compiled/src/service/store/expressions.js

const sortAscending = (order) => order.asc().nullsFirst();
const sortDescending = (order) => order.desc().nullsLast();
function containsIgnoringCase(text, part) {
    const literal = part.replaceAll(/[\\%_]/g, '\\$&').replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
    return (0,kysely/* sql */.ll) `lower(${text}) like ${`%${literal}%`} escape '\\'`;
}

;// CONCATENATED MODULE: ./build/compiled/src/service/store/page.js
async function readPage({ page, limit }, queries) {
    const { n: total } = await queries.count();
    const offset = (page - 1) * limit;
    return { items: offset >= total ? [] : await queries.list(limit, offset), total };
}

;// CONCATENATED MODULE: ./build/compiled/src/service/store/browse.js




const joinConditions = (conditions) => kysely/* sql */.ll.join(conditions, (0,kysely/* sql */.ll) ` and `);
const listFindingColumns = () => (0,kysely/* sql */.ll) `v.id, v.repository_id as "repositoryId", r.name as repository, v.type, v.severity, v.status,
  v.title, v.cwe, v.cvss_score as "cvssScore", v.file_path as "filePath", v.line_number as line`;
const listScanColumns = () => (0,kysely/* sql */.ll) `s.id, s.repository_id as "repositoryId", r.name as repository, s.branch,
  s.commit_sha as "commitSha", s.status, s.created_at as "createdAt", s.started_at as "startedAt",
  s.completed_at as "completedAt", s.counts`;
const joinSearchedTexts = () => (0,kysely/* sql */.ll) `(v.title || ' ' || v.file_path || ' ' || coalesce(v.cwe, '') || ' ' || v.id)`;
const joinOwnedScans = () => (0,kysely/* sql */.ll) `from scans s join repositories r on r.id = s.repository_id`;
function createBrowseTable({ read }) {
    const readRows = async (statement) => (await statement.execute(read)).rows;
    const count = async (statement) => (await readRows(statement))[0]?.n ?? 0;
    const reader = { readRows, count };
    return (organizationId) => {
        const own = (0,kysely/* sql */.ll) `r.organization_id = ${organizationId}`;
        return {
            countOpen: async () => sumCounts(await countByRepository(reader, own)),
            findings: (search, paging) => listFindings(reader, { own, ...search }, paging),
            scans: (search, paging) => listScans(reader, { own, ...search }, paging),
            repositories: (search, paging) => listRepositories(reader, own, search, paging),
            repositoryNames: (limit) => readRows((0,kysely/* sql */.ll) `select r.id, r.name from repositories r
          where ${own} and r.status = 'active' order by lower(r.name), r.id limit ${limit}`),
            branches: async (repositoryId, limit) => {
                const rows = await readRows((0,kysely/* sql */.ll) `select s.branch ${joinOwnedScans()}
          where ${own} and s.repository_id = ${repositoryId} group by s.branch order by max(s.seq) desc limit ${limit}`);
                return rows.map(({ branch }) => branch);
            },
            places: (violation) => findPlaces(reader, own, violation),
            latestRuns: (repositoryId, limit) => readRows((0,kysely/* sql */.ll) `select s.started_at as "startedAt",
          s.completed_at as "completedAt" ${joinOwnedScans()}
          where ${own} and s.repository_id = ${repositoryId} and s.status = 'COMPLETED' order by s.seq desc limit ${limit}`),
            countAhead: (createdAt) => count((0,kysely/* sql */.ll) `select count(*) as n ${joinOwnedScans()}
          where ${own} and s.status in ('PENDING', 'SCANNING') and s.created_at < ${createdAt}`),
        };
    };
}
function countByRepository({ readRows }, own, ids) {
    const which = ids === undefined ? (0,kysely/* sql */.ll) `r.status = 'active'` : (0,kysely/* sql */.ll) `r.id in (${kysely/* sql */.ll.join(ids)})`;
    return readRows((0,kysely/* sql */.ll) `select r.id, c.severity_rank as rank, cast(sum(c.n) as bigint) as n
    from repositories r join violation_counts c on c.repository_id = r.id
    where c.status = 'OPEN' and ${own} and ${which} group by r.id, c.severity_rank`);
}
function sumCounts(rows) {
    const counts = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
    for (const { rank, n } of rows)
        counts[api_words/* severityFilters */.$l[rank] ?? 'info'] += n;
    return counts;
}
async function listRepositories(reader, own, search, paging) {
    const source = (0,kysely/* sql */.ll) `from repositories r where ${joinConditions([
        own,
        (0,kysely/* sql */.ll) `r.status = 'active'`,
        ...(search === undefined ? [] : [containsIgnoringCase((0,kysely/* sql */.ll) `r.name`, search)]),
    ])}`;
    const { items, total } = await readPage(paging, {
        count: async () => ({ n: await reader.count((0,kysely/* sql */.ll) `select count(*) as n ${source}`) }),
        list: (limit, offset) => reader.readRows((0,kysely/* sql */.ll) `select r.id, r.name, r.vcs_url as "vcsUrl",
        r.default_branch as "defaultBranch", r.last_scan_at as "lastScanAt" ${source}
        order by lower(r.name), r.id limit ${limit} offset ${offset}`),
    });
    const ids = items.map(({ id }) => id);
    const rows = ids.length === 0 ? [] : await countByRepository(reader, own, ids);
    const counts = Map.groupBy(rows, ({ id }) => id);
    return { items: items.map((item) => ({ ...item, open: sumCounts(counts.get(item.id) ?? []) })), total };
}
async function listFindings(reader, { own, severities = [], words = [], ...search }, paging) {
    const ranks = severities.map((word) => api_words/* severityFilters */.$l.indexOf(word));
    const { repositoryId, status, type, branch } = search;
    const conditions = [
        ...(repositoryId === undefined ? [] : [(0,kysely/* sql */.ll) `v.repository_id = ${repositoryId}`]),
        ...(status === undefined ? [] : [(0,kysely/* sql */.ll) `v.status = ${status}`]),
        ...(type === undefined ? [] : [(0,kysely/* sql */.ll) `v.type = ${type}`]),
        ...(ranks.length === 0 ? [] : [(0,kysely/* sql */.ll) `v.severity_rank in (${kysely/* sql */.ll.join(ranks)})`]),
        ...(branch === undefined
            ? []
            : [(0,kysely/* sql */.ll) `exists (select 1 from violation_branches b where b.violation_id = v.id and b.branch = ${branch})`]),
        ...words.map((word) => containsIgnoringCase(joinSearchedTexts(), word)),
    ];
    const inOrder = (0,kysely/* sql */.ll) `exists (select 1 from repositories r where r.id = v.repository_id and ${own})`;
    const ordered = joinConditions([inOrder, ...conditions]);
    if (words.length > 0)
        return readFindings(reader, { where: ordered, total: (0,kysely/* sql */.ll) `count(*) over ()` }, paging);
    const counts = branch === undefined ? (0,kysely/* sql */.ll) `sum(v.n) as n from violation_counts v` : (0,kysely/* sql */.ll) `count(*) as n from violations v`;
    const inAnyOrder = (0,kysely/* sql */.ll) `v.repository_id in (select r.id from repositories r where ${own})`;
    const total = await reader.count((0,kysely/* sql */.ll) `select cast(coalesce(counted.n, 0) as bigint) as n
      from (select ${counts} where ${joinConditions([inAnyOrder, ...conditions])}) counted`);
    const { items } = await readFindings(reader, { where: ordered, total: (0,kysely/* sql */.ll) `0` }, paging);
    return { items, total };
}
async function readFindings({ readRows }, { where, total }, { page, limit }) {
    const readFrom = (offset) => readRows((0,kysely/* sql */.ll) `with shown as materialized
      (select v.id, ${total} as total from violations v where ${where}
        order by v.severity_rank, v.id limit ${limit} offset ${offset})
      select ${listFindingColumns()}, shown.total from shown join violations v on v.id = shown.id
      join repositories r on r.id = v.repository_id order by v.severity_rank, v.id`);
    const items = await readFrom((page - 1) * limit);
    const [first] = items.length > 0 || page === 1 ? items : await readFrom(0);
    return { items, total: first?.total ?? 0 };
}
async function listScans(reader, { own, repositoryId, status, branch }, paging) {
    const source = (0,kysely/* sql */.ll) `${joinOwnedScans()} where ${joinConditions([
        own,
        ...(repositoryId === undefined ? [] : [(0,kysely/* sql */.ll) `s.repository_id = ${repositoryId}`]),
        ...(status === undefined ? [] : [(0,kysely/* sql */.ll) `s.status = ${status}`]),
        ...(branch === undefined ? [] : [(0,kysely/* sql */.ll) `s.branch = ${branch}`]),
    ])}`;
    const { items, total } = await readPage(paging, {
        count: async () => ({ n: await reader.count((0,kysely/* sql */.ll) `select count(*) as n ${source}`) }),
        list: (limit, offset) => reader.readRows((0,kysely/* sql */.ll) `select ${listScanColumns()} ${source}
        order by s.seq desc limit ${limit} offset ${offset}`),
    });
    const parse = (text) => (text === null ? null : JSON.parse(text));
    return { items: items.map((row) => ({ ...row, counts: parse(row.counts) })), total };
}
const branchesMax = 50;
async function findPlaces({ readRows }, own, { id, repositoryId, filePath, lastSeen }) {
    const owned = (0,kysely/* sql */.ll) `join repositories r on r.id = v.repository_id where ${own}`;
    const branches = await readRows((0,kysely/* sql */.ll) `select b.branch
    from violation_branches b join violations v on v.id = b.violation_id ${owned} and v.id = ${id}
    order by b.branch limit ${branchesMax}`);
    const [scan] = await readRows((0,kysely/* sql */.ll) `select s.id, s.branch,
    s.commit_sha as "commitSha" ${joinOwnedScans()}
    where ${own} and s.repository_id = ${repositoryId} and s.completed_at = ${lastSeen} and s.status = 'COMPLETED'`);
    const secrets = await readRows((0,kysely/* sql */.ll) `select 1 as n from violations v ${owned}
    and v.repository_id = ${repositoryId} and v.type = 'SECRET' and v.file_path = ${filePath} limit 1`);
    return { branches: branches.map(({ branch }) => branch), scan, isBesideSecret: secrets.length > 0 };
}

// EXTERNAL MODULE: ./build/compiled/src/service/store/keys.js
var keys = __webpack_require__(6317);
// EXTERNAL MODULE: ./build/compiled/src/service/store/migrations.js
var migrations = __webpack_require__(86956);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/service/store/identifiers.js
var identifiers = __webpack_require__(74373);
;// CONCATENATED MODULE: ./build/compiled/src/service/store/organizations.js


const maxNameLength = 100;
function createOrganizationTable(database) {
    return {
        all: () => listAll(database),
        find: (id) => selectRecords(database).where('id', '=', id).executeTakeFirst(),
        choose: async (name) => {
            const all = await listAll(database);
            const found = findChosen(all, name);
            if (found !== undefined)
                return found;
            const message = name === undefined ? 'There is no organization yet.' : `There is no organization ${quoteName(name)}.`;
            const hint = all.length === 0 ? 'Make a key first: scan-gate keys create.' : `There are ${formatNames(all)}.`;
            throw new errors/* GateError */.ue('CONFIG', message, { hint });
        },
        chooseOrMake: (name) => database.transaction(async (transaction) => {
            await transaction.lockQueue();
            return findChosen(await listAll(transaction), name) ?? createOrganization(transaction, name ?? 'Local');
        }),
    };
}
function listAll(database) {
    return selectRecords(database).orderBy('created_at').orderBy('id').execute();
}
function selectRecords({ read }) {
    return read
        .selectFrom('organizations')
        .select(['id', 'name', 'slug', 'created_at as createdAt', 'updated_at as updatedAt']);
}
function findChosen(all, name) {
    if (name !== undefined) {
        return (all.find((each) => each.name.toLowerCase() === name.trim().toLowerCase()) ??
            all.find(({ slug }) => slug === toSlug(name)));
    }
    if (all.length <= 1)
        return all[0];
    throw new errors/* GateError */.ue('CONFIG', 'There are several organizations, and none is named.', {
        hint: `Name one with --organization: ${formatNames(all)}.`,
    });
}
async function createOrganization(database, name) {
    const slug = toSlug(name);
    if (slug === '' || name.length > maxNameLength || /\p{Cc}/u.test(name)) {
        throw new errors/* GateError */.ue('CONFIG', `${quoteName(name)} is not a valid name for an organization.`, {
            hint: `Give it letters or digits, at most ${maxNameLength} characters.`,
        });
    }
    const [id, time] = [(0,identifiers/* createRecordId */.rx)('org'), await database.tick()];
    await database.write
        .insertInto('organizations')
        .values({ id, name: name.trim(), slug, created_at: time, updated_at: time })
        .execute();
    return { id, name: name.trim(), slug, createdAt: time, updatedAt: time };
}
function toSlug(name) {
    return name
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
        .replaceAll(/^-|-$/g, '');
}
const quoteName = (name) => JSON.stringify(name.slice(0, maxNameLength));
const formatNames = (all) => all.map(({ name }) => name).join(', ');

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/compiled/src/service/store/outbox.js


async function recordEvents(database, organizationId, listEvents) {
    const hooks = await database.write
        .selectFrom('webhooks')
        .select(['id', 'events'])
        .where('organization_id', '=', organizationId)
        .where('disabled_at', 'is', null)
        .execute();
    if (hooks.length === 0)
        return;
    const askers = hooks.map(({ id, events: names }) => ({ id, names: JSON.parse(names) }));
    const time = await database.tick();
    for await (const batch of listEvents()) {
        const asked = batch.map((each) => ({
            ...each,
            webhookIds: askers.filter(({ names }) => names.includes(each.event)).map(({ id }) => id),
        }));
        const wanted = asked.filter(({ webhookIds }) => webhookIds.length > 0);
        if (wanted.length > 0)
            await insertEvents(database, wanted, time);
        await (0,promises_.setImmediate)();
    }
}
async function insertEvents({ write }, events, time) {
    const rows = events.map(({ event, data, webhookIds }) => ({
        ...{ webhookIds, event, created_at: time },
        ...{ id: (0,identifiers/* createRecordId */.rx)('evt'), body: JSON.stringify({ event, timestamp: time, data }) },
    }));
    await write
        .insertInto('events')
        .values(rows.map(({ webhookIds: _, ...row }) => row))
        .execute();
    const deliveries = rows.flatMap(({ id, event, webhookIds }) => webhookIds.map((webhookId) => ({
        ...{ event_id: id, webhook_id: webhookId },
        due_at: event.startsWith('violation.') ? atOnceAfterOthers : atOnce,
    })));
    await write.insertInto('deliveries').values(deliveries).execute();
}
const atOnce = '';
const atOnceAfterOthers = ' ';
const maxAttempts = 10;
const maxFailures = 10;
const firstDelayMs = 10_000;
function computeDelayMs(failures) {
    return firstDelayMs * 3 ** (failures - 1);
}
const leaseMs = 60_000;
function createOutboxTable(database) {
    return {
        claimDue: (now) => claimDelivery(database, now),
        release: async ({ webhookId }) => {
            await database.write.updateTable('webhooks').set({ lease_until: null }).where('id', '=', webhookId).execute();
        },
        releaseAll: async () => {
            await database.write.updateTable('webhooks').set({ lease_until: null }).execute();
        },
        settle: (waiting, sent, now) => database.transaction((transaction) => recordDeliveryResult(transaction, { waiting, sent, now })),
        list: (webhookId, limit) => listDeliveryRecords(database, webhookId, limit),
        waiting: async () => {
            const { n } = await database.read
                .selectFrom('deliveries')
                .select(({ fn }) => fn.countAll().as('n'))
                .where('status', '=', 'waiting')
                .executeTakeFirstOrThrow();
            return n;
        },
        forget: (before) => database.transaction(async ({ write }) => {
            const time = before.toISOString();
            await write.deleteFrom('deliveries').where('status', '<>', 'waiting').where('due_at', '<', time).execute();
            await write
                .deleteFrom('events')
                .where(({ not, exists, selectFrom }) => not(exists(selectFrom('deliveries as d').select('d.seq').whereRef('d.event_id', '=', 'events.id'))))
                .execute();
        }),
    };
}
async function claimDelivery(database, now) {
    if ((await selectDue(database.read, now, undefined).executeTakeFirst()) === undefined)
        return undefined;
    return database.transaction(async (transaction) => {
        const time = await transaction.tick();
        const due = selectDue(transaction.write, now, time);
        const row = await transaction.skipLocked(due, 'w').executeTakeFirst();
        if (row === undefined)
            return undefined;
        const leaseUntil = new Date(Date.parse(time) + leaseMs).toISOString();
        await transaction.write
            .updateTable('webhooks')
            .set({ lease_until: leaseUntil })
            .where('id', '=', row.webhookId)
            .execute();
        return { ...row, allowPrivate: row.allowPrivate === 1 };
    });
}
function selectDue(database, now, time) {
    return database
        .selectFrom('deliveries as d')
        .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
        .innerJoin('events as e', 'e.id', 'd.event_id')
        .select(['d.seq as deliveryId', 'd.webhook_id as webhookId', 'd.attempts', 'e.id as eventId', 'e.event', 'e.body'])
        .select(['w.url', 'w.secret', 'w.allow_private as allowPrivate'])
        .where('d.status', '=', 'waiting')
        .where('d.due_at', '<=', now.toISOString())
        .where('w.disabled_at', 'is', null)
        .where(({ or, eb }) => or([eb('w.retry_at', 'is', null), eb('w.retry_at', '<=', now.toISOString())]))
        .$if(time !== undefined, (query) => query.where(({ or, eb }) => or([eb('w.lease_until', 'is', null), eb('w.lease_until', '<=', time ?? '')])))
        .orderBy('d.due_at')
        .orderBy('d.seq')
        .limit(1);
}
async function recordDeliveryResult({ write }, { waiting, sent, now }) {
    const { deliveryId, webhookId } = waiting;
    const hook = await write
        .updateTable('webhooks')
        .set({ lease_until: null })
        .where('id', '=', webhookId)
        .returning('failures')
        .executeTakeFirst();
    if (hook === undefined)
        return { gaveUp: false, disabled: false };
    const { status = null, error = null, durationMs } = sent;
    const at = now.toISOString();
    const addDelay = (failures) => new Date(now.getTime() + computeDelayMs(failures)).toISOString();
    const gaveUp = error !== null && waiting.attempts + 1 >= maxAttempts;
    const ended = error === null ? 'delivered' : 'given up';
    const { numUpdatedRows } = await write
        .updateTable('deliveries')
        .set(error === null || gaveUp ? { status: ended, due_at: at } : { due_at: addDelay(waiting.attempts + 1) })
        .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
        .where('seq', '=', deliveryId)
        .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) {
        const attempt = { delivery_seq: deliveryId, at, status, error, duration_ms: durationMs };
        await write.insertInto('attempts').values(attempt).execute();
    }
    const failures = error === null ? 0 : hook.failures + 1;
    const disabled = failures >= maxFailures;
    const rest = { retry_at: addDelay(failures), disabled_at: disabled ? at : null };
    await write
        .updateTable('webhooks')
        .set(error === null ? { failures: 0, retry_at: null } : { failures, ...rest })
        .where('id', '=', webhookId)
        .execute();
    return { gaveUp, disabled };
}
async function listDeliveryRecords({ read }, webhookId, limit) {
    const rows = await read
        .selectFrom('deliveries as d')
        .innerJoin('events as e', 'e.id', 'd.event_id')
        .select(['d.seq', 'd.event_id', 'd.status', 'd.due_at', 'e.event', 'e.created_at'])
        .where('d.webhook_id', '=', webhookId)
        .orderBy('d.seq', 'desc')
        .limit(limit)
        .execute();
    const attempts = await readAttempts(read, rows.map(({ seq }) => seq));
    return rows.map((row) => ({
        eventId: row.event_id,
        event: row.event,
        createdAt: row.created_at,
        status: row.status,
        attempts: attempts.get(row.seq) ?? [],
        dueAt: row.status === 'waiting' ? row.due_at.trim() || row.created_at : null,
    }));
}
async function readAttempts(read, deliveries) {
    if (deliveries.length === 0)
        return new Map();
    const rows = await read
        .selectFrom('attempts')
        .selectAll()
        .where('delivery_seq', 'in', deliveries)
        .orderBy('seq')
        .execute();
    const byDelivery = Map.groupBy(rows, ({ delivery_seq: delivery }) => delivery);
    const entries = [...byDelivery].map(([delivery, list]) => {
        const attempts = list.map(({ at, status, error, duration_ms: durationMs }) => ({ at, status, error, durationMs }));
        return [delivery, attempts];
    });
    return new Map(entries);
}

// EXTERNAL MODULE: ./build/compiled/src/service/store/postgres.js
var postgres = __webpack_require__(43522);
// EXTERNAL MODULE: ./build/compiled/src/service/store/postgres-address.js
var postgres_address = __webpack_require__(10867);
;// CONCATENATED MODULE: ./build/compiled/src/service/store/announcements.js

async function findRepositoryOwner({ write }, repositoryId) {
    const owner = await write
        .selectFrom('repositories')
        .select(['organization_id as organizationId', 'name as repository'])
        .where('id', '=', repositoryId)
        .executeTakeFirst();
    return owner ?? { organizationId: '', repository: '' };
}
async function announceCompleted(database, scan, { counts, ...changes }) {
    const { organizationId, repository } = await findRepositoryOwner(database, scan.repositoryId);
    const { critical, high, medium, low } = counts;
    const violations = { critical, high, medium, low };
    const completed = { scan_id: scan.id, repository, status: 'COMPLETED', violations };
    await recordEvents(database, organizationId, async function* () {
        yield [{ event: 'scan.completed', data: completed }];
        yield* buildChangeEvents(database, scan, changes);
    });
}
async function announceFixed(database, repositoryId, fixed) {
    const scan = { id: '', repositoryId, branch: null };
    const { organizationId } = await findRepositoryOwner(database, repositoryId);
    await recordEvents(database, organizationId, () => buildChangeEvents(database, scan, { appeared: [], fixed: [...fixed] }));
}
async function announceFailed(database, scan, error) {
    const { organizationId, repository } = await findRepositoryOwner(database, scan.repositoryId);
    const data = { scan_id: scan.id, repository, status: 'FAILED', error };
    await recordEvents(database, organizationId, async function* () {
        yield [{ event: 'scan.failed', data }];
    });
}
async function announceConnected(database, repositoryId) {
    const data = await database.write
        .selectFrom('repositories')
        .select(['id as repository_id', 'name as repository', 'vcs_url', 'vcs_provider', 'default_branch'])
        .where('id', '=', repositoryId)
        .executeTakeFirst();
    const { organizationId } = await findRepositoryOwner(database, repositoryId);
    await recordEvents(database, organizationId, async function* () {
        if (data !== undefined)
            yield [{ event: 'repository.connected', data: { ...data } }];
    });
}
const batchSize = 500;
async function* buildChangeEvents(database, scan, { appeared, fixed }) {
    const { repository } = await findRepositoryOwner(database, scan.repositoryId);
    const changes = [
        ...appeared.map((id) => ({ event: 'violation.created', id })),
        ...fixed.map((id) => ({ event: 'violation.fixed', id })),
    ];
    for (let start = 0; start < changes.length; start += batchSize) {
        const batch = changes.slice(start, start + batchSize);
        const ids = batch.map(({ id }) => id);
        const data = await readAnnouncedViolations(database, ids, { ...scan, repository });
        yield batch.map(({ event, id }) => ({ event, data: requireData(data, id) }));
    }
}
function requireData(data, id) {
    const found = data.get(id);
    if (found === undefined)
        throw new Error(`violation ${id} is gone`);
    return found;
}
async function readAnnouncedViolations({ write }, ids, scan) {
    const rows = await write
        .selectFrom('violations')
        .select(['id', 'title', 'severity', 'type', 'status', 'file_path', 'line_number', 'first_detected'])
        .where('id', 'in', ids)
        .execute();
    const data = rows.map((row) => {
        return {
            violation_id: row.id,
            repository: scan.repository,
            repository_id: scan.repositoryId,
            scan_id: scan.id === '' ? null : scan.id,
            branch: scan.branch,
            title: row.title,
            severity: row.severity,
            type: row.type,
            status: row.status,
            file_path: row.file_path === '' ? null : row.file_path,
            line_number: row.line_number,
            first_detected: row.first_detected,
        };
    });
    return new Map(data.map((one) => [one.violation_id, one]));
}

;// CONCATENATED MODULE: ./build/compiled/src/service/store/repositories.js





function createRepositoryTable(database) {
    return {
        register: (organizationId, repositories) => database.transaction(async (transaction) => {
            await transaction.write
                .updateTable('repositories')
                .set({ status: 'inactive' })
                .where('status', '=', 'active')
                .where('is_added', '=', 0)
                .execute();
            for (const repository of repositories)
                await upsertRepository(transaction, organizationId, repository);
            const paths = repositories.map(({ path }) => path);
            return orderBy(await readRecords(transaction, 'path', paths), paths, ({ path }) => path);
        }),
        find: async (id, organizationId) => {
            const [found] = await readRecords(database, 'id', [id]);
            return organizationId === undefined || found?.organizationId === organizationId ? found : undefined;
        },
        ...createAdditions(database),
        list: (filter, paging) => listRepositoryPage(database, filter, paging),
        update: async (id, { autoScanOnPush, autoScanOnPr }) => {
            await database.write
                .updateTable('repositories')
                .set({
                ...(autoScanOnPush !== undefined && { auto_scan_on_push: Number(autoScanOnPush) }),
                ...(autoScanOnPr !== undefined && { auto_scan_on_pr: Number(autoScanOnPr) }),
                updated_at: await database.tick(),
            })
                .where('id', '=', id)
                .execute();
        },
    };
}
function selectCounted({ read }) {
    return read
        .selectFrom('repositories as r')
        .leftJoin('violations as v', (join) => join.onRef('v.repository_id', '=', 'r.id').on('v.status', '=', 'OPEN'))
        .groupBy('r.id')
        .selectAll('r')
        .select(({ fn }) => api_words/* severityFilters */.$l.map((word) => fn
        .count('v.id')
        .filterWhere('v.severity', '=', word.toUpperCase())
        .as(word)));
}
async function readRecords(database, column, values) {
    if (values.length === 0)
        return [];
    const rows = await selectCounted(database).where(`r.${column}`, 'in', values).execute();
    return rows.map(toRepositoryRecord);
}
function orderBy(items, keys, getKey) {
    const byKey = new Map(items.map((item) => [getKey(item), item]));
    return keys.flatMap((key) => byKey.get(key) ?? []);
}
function createAdditions(database) {
    return {
        add: (organizationId, { remoteUrl, ...repository }) => database.transaction(async (transaction) => {
            const id = await upsertRepository(transaction, organizationId, repository);
            await transaction.write
                .updateTable('repositories')
                .set({ is_added: 1, remote_url: remoteUrl, status: 'active' })
                .where('id', '=', id)
                .execute();
            return id;
        }),
        archive: async (organizationId, id) => {
            const { numUpdatedRows } = await database.write
                .updateTable('repositories')
                .set({ status: 'archived', updated_at: await database.tick() })
                .where('id', '=', id)
                .where('organization_id', '=', organizationId)
                .where('status', '<>', 'archived')
                .executeTakeFirstOrThrow();
            return numUpdatedRows === 1n;
        },
        watched: async (id) => {
            const rows = await selectCounted(database)
                .where('r.status', '=', 'active')
                .where((each) => each.or([each('r.auto_scan_on_push', '=', 1), each('r.auto_scan_on_pr', '=', 1)]))
                .$if(id !== undefined, (query) => query.where('r.id', '=', id ?? ''))
                .orderBy('r.created_at')
                .orderBy('r.id')
                .execute();
            return rows.map(toRepositoryRecord);
        },
        added: async () => {
            const rows = await selectCounted(database)
                .where('r.is_added', '=', 1)
                .where('r.status', '=', 'active')
                .orderBy('r.created_at')
                .orderBy('r.id')
                .execute();
            return rows.map(toRepositoryRecord);
        },
    };
}
async function upsertRepository(database, organizationId, repository) {
    const { path, name, vcsUrl, provider, defaultBranch } = repository;
    const time = await database.tick();
    const id = (0,identifiers/* createRecordId */.rx)('repo');
    const described = { name, vcs_url: vcsUrl, vcs_provider: provider, default_branch: defaultBranch, updated_at: time };
    const stored = await database.write
        .insertInto('repositories')
        .values({ id, organization_id: organizationId, path, ...described, status: 'active', created_at: time })
        .onConflict((conflict) => conflict.column('path').doUpdateSet((row) => ({
        ...described,
        status: row
            .case()
            .when('repositories.status', '=', 'archived')
            .then('archived')
            .else('active')
            .end(),
    })))
        .returning('id')
        .executeTakeFirstOrThrow();
    if (stored.id === id)
        await announceConnected(database, id);
    return stored.id;
}
const sortColumns = {
    createdAt: 'r.created_at',
    updatedAt: 'r.updated_at',
    lastScanAt: 'r.last_scan_at',
};
async function listRepositoryPage(database, filter, paging) {
    const { status = 'active', organizationId, provider, search, sortBy = 'name' } = filter;
    const isAscending = (filter.sortOrder ?? (sortBy === 'name' ? 'asc' : 'desc')) === 'asc';
    const conditions = (each) => each.and([
        each('r.status', '=', status),
        ...(organizationId === undefined ? [] : [each('r.organization_id', '=', organizationId)]),
        ...(provider === undefined ? [] : [each('r.vcs_provider', '=', provider)]),
        ...(search === undefined ? [] : [containsIgnoringCase(each.ref('r.name'), search)]),
    ]);
    const { items, total } = await readPage(paging, {
        count: () => database.read
            .selectFrom('repositories as r')
            .where(conditions)
            .select(({ fn }) => fn.countAll().as('n'))
            .executeTakeFirstOrThrow(),
        list: (limit, offset) => selectCounted(database)
            .where((each) => conditions(each))
            .orderBy(({ fn, ref }) => (sortBy === 'name' ? fn('lower', ['r.name']) : ref(sortColumns[sortBy])), isAscending ? sortAscending : sortDescending)
            .orderBy('r.id', isAscending ? 'asc' : 'desc')
            .limit(limit)
            .offset(offset)
            .execute(),
    });
    return { items: items.map(toRepositoryRecord), total };
}
function toRepositoryRecord(row) {
    return {
        id: row.id,
        organizationId: row.organization_id,
        path: row.path,
        name: row.name,
        vcsUrl: row.vcs_url,
        provider: row.vcs_provider,
        defaultBranch: row.default_branch,
        status: row.status,
        autoScanOnPush: row.auto_scan_on_push === 1,
        autoScanOnPr: row.auto_scan_on_pr === 1,
        remoteUrl: row.remote_url,
        lastScanAt: row.last_scan_at,
        createdAt: row.created_at,
        open: { critical: row.critical, high: row.high, medium: row.medium, low: row.low, info: row.info },
    };
}

// EXTERNAL MODULE: ./build/compiled/src/clock.js
var clock = __webpack_require__(85129);
;// CONCATENATED MODULE: ./build/compiled/src/service/store/request-buckets.js


const forgetEvery = 1_000;
function createRequestBuckets(database) {
    const now = (0,kysely/* sql */.ll) `floor(extract(epoch from clock_timestamp()) * 1000)::bigint`;
    let taken = 0;
    const forgetUnused = async () => {
        await database.write.deleteFrom('request_buckets').where('at_ms', '<', (0,kysely/* sql */.ll) `${now} - ${clock/* dayMs */.LP}`).execute();
    };
    return {
        take: async (caller, { requests, seconds }) => {
            taken += 1;
            if (taken % forgetEvery === 0)
                await forgetUnused();
            const perMs = requests / (seconds * 1000);
            const refilled = (0,kysely/* sql */.ll) `least(${requests}::float8, request_buckets.tokens
        + greatest(0, ${now} - request_buckets.at_ms) * ${perMs}::float8)`;
            const allowed = await database.write
                .insertInto('request_buckets')
                .values({ caller, tokens: requests - 1, at_ms: now })
                .onConflict((conflict) => conflict
                .column('caller')
                .doUpdateSet({ tokens: (0,kysely/* sql */.ll) `${refilled} - 1`, at_ms: now })
                .where((0,kysely/* sql */.ll) `${refilled} >= 1`))
                .returning('tokens')
                .executeTakeFirst();
            if (allowed !== undefined)
                return undefined;
            const rest = await database.read
                .selectFrom('request_buckets')
                .select(refilled.as('tokens'))
                .where('caller', '=', caller)
                .executeTakeFirst();
            return Math.max(1, Math.ceil(((1 - (rest?.tokens ?? 0)) * seconds) / requests));
        },
    };
}

// EXTERNAL MODULE: ./build/compiled/src/service/store/claims.js
var claims = __webpack_require__(40936);
;// CONCATENATED MODULE: ./build/compiled/src/service/store/counts.js


async function lockViolations(database, repositoryId) {
    const repository = database.write.selectFrom('repositories').select('id').where('id', '=', repositoryId);
    await database.lockRows(repository, 'repositories').execute();
}
async function recountViolations({ write }, repositoryId) {
    await write.deleteFrom('violation_counts').where('repository_id', '=', repositoryId).execute();
    for (const rank of api_words/* severityFilters */.$l.keys()) {
        await write
            .insertInto('violation_counts')
            .columns(['repository_id', 'status', 'severity_rank', 'type', 'n'])
            .expression((query) => query
            .selectFrom('violations')
            .select(['repository_id', 'status', 'severity_rank', 'type'])
            .select(({ fn }) => fn.countAll().as('n'))
            .where('repository_id', '=', repositoryId)
            .where('severity_rank', '=', rank)
            .groupBy(['repository_id', 'status', 'severity_rank', 'type']))
            .execute();
    }
}
async function adjustCount({ write }, violation, by) {
    const { repository_id: repository, status, severity_rank: rank, type } = violation;
    await (0,kysely/* sql */.ll) `
    INSERT INTO violation_counts (repository_id, status, severity_rank, type, n)
    VALUES (${repository}, ${status}, ${rank}, ${type}, ${by})
    ON CONFLICT (repository_id, status, severity_rank, type) DO UPDATE SET n = violation_counts.n + excluded.n
  `.execute(write);
}

// EXTERNAL MODULE: ./build/compiled/src/severity.js
var src_severity = __webpack_require__(26436);
// EXTERNAL MODULE: ./build/compiled/src/service/scan-result.js
var scan_result = __webpack_require__(83282);
;// CONCATENATED MODULE: ./build/compiled/src/service/store/new-violation.js


async function createViolationFinder(database, { repositoryId, time, result }) {
    const found = new Set(result.findings.map(scan_result/* formatIdentity */.g));
    const owner = await readOwner(database, repositoryId);
    const takenOrigins = new Set();
    return async (findings) => {
        const known = await readKnown(database, repositoryId, findings);
        const unknown = findings.filter((finding) => !known.has((0,scan_result/* formatIdentity */.g)(finding)));
        const ids = await chooseIds(database, { repositoryId, owner }, unknown);
        const candidates = await readSameContents(database, repositoryId, unknown);
        const takeOrigin = (finding) => {
            const { type, contentFingerprint } = finding;
            const origin = candidates
                .get(`${type} ${contentFingerprint}`)
                ?.find(({ id, fingerprint }) => !takenOrigins.has(id) && !found.has((0,scan_result/* formatIdentity */.g)({ type, fingerprint })));
            if (origin !== undefined)
                takenOrigins.add(origin.id);
            return origin;
        };
        return findings.map((finding) => {
            const before = known.get((0,scan_result/* formatIdentity */.g)(finding));
            if (before !== undefined)
                return { finding, ...before, isRenamed: false };
            const origin = takeOrigin(finding);
            const id = ids.get(finding) ?? (0,identifiers/* createRecordId */.rx)('vio');
            return {
                ...{ finding, id, wasFixed: false },
                ...{ firstDetected: origin?.first_detected ?? time, isRenamed: origin !== undefined },
            };
        });
    };
}
async function readOwner({ write }, repositoryId) {
    const owner = await write
        .selectFrom('repositories')
        .select(['vcs_url', 'path'])
        .where('id', '=', repositoryId)
        .executeTakeFirst();
    return owner ?? { vcs_url: '', path: '' };
}
async function readKnown({ write }, repositoryId, findings) {
    const known = new Map();
    for (const [type, ofType] of Map.groupBy(findings, (finding) => finding.type)) {
        const fingerprints = ofType.map(({ fingerprint }) => fingerprint);
        const rows = await write
            .selectFrom('violations')
            .select(['id', 'fingerprint', 'status', 'first_detected'])
            .where('repository_id', '=', repositoryId)
            .where('type', '=', type)
            .where('fingerprint', 'in', fingerprints)
            .execute();
        for (const { id, fingerprint, status, first_detected: firstDetected } of rows) {
            known.set((0,scan_result/* formatIdentity */.g)({ type, fingerprint }), { id, firstDetected, wasFixed: status === 'FIXED' });
        }
    }
    return known;
}
async function readSameContents({ write }, repositoryId, findings) {
    const candidates = new Map();
    for (const [type, ofType] of Map.groupBy(findings, (finding) => finding.type)) {
        const contents = [...new Set(ofType.flatMap(({ contentFingerprint: content }) => content ?? []))];
        if (contents.length === 0)
            continue;
        const rows = await write
            .selectFrom('violations')
            .select(['id', 'fingerprint', 'first_detected', 'content_fingerprint'])
            .where('repository_id', '=', repositoryId)
            .where('type', '=', type)
            .where('content_fingerprint', 'in', contents)
            .where('status', '<>', 'FIXED')
            .orderBy('file_path')
            .orderBy('id')
            .execute();
        for (const [content, alike] of Map.groupBy(rows, (row) => row.content_fingerprint))
            candidates.set(`${type} ${content}`, alike);
    }
    return candidates;
}
async function chooseIds({ write }, { repositoryId, owner }, findings) {
    const chosen = new Map();
    let undecided = findings.map((finding) => ({ finding, ids: (0,identifiers/* listViolationIds */.wY)(finding, owner) }));
    while (undecided.some(({ ids }) => ids.length > 0)) {
        const asked = undecided.flatMap(({ ids: [id] }) => id ?? []);
        const rows = await write
            .selectFrom('violations')
            .select('id')
            .where('id', 'in', asked)
            .where('repository_id', '<>', repositoryId)
            .execute();
        const taken = new Set(rows.map(({ id }) => id));
        for (const { finding, ids } of undecided) {
            const [id] = ids;
            if (id !== undefined && !taken.has(id))
                chosen.set(finding, id);
        }
        undecided = undecided.flatMap(({ finding, ids: [, ...others] }) => chosen.has(finding) ? [] : [{ finding, ids: others }]);
    }
    return chosen;
}

;// CONCATENATED MODULE: ./build/compiled/src/service/store/merge.js





const refreshed = [
    ...['severity', 'severity_rank', 'title', 'description', 'remediation', 'cwe', 'cvss_score', 'epss_score'],
    ...['file_path', 'line_number', 'code_snippet', 'data_path'],
    ...['content_fingerprint', 'last_seen', 'advisory'],
];
async function upsertViolations({ write }, scan, violations) {
    const rows = await write
        .insertInto('violations')
        .values(violations.map((violation) => createRow(scan, violation)))
        .onConflict((conflict) => conflict.columns(['repository_id', 'type', 'fingerprint']).doUpdateSet((row) => ({
        status: row
            .case()
            .when('violations.status', '=', 'FIXED')
            .then('OPEN')
            .else(row.ref('violations.status'))
            .end(),
        ...Object.fromEntries(refreshed.map((column) => [column, row.ref(`excluded.${column}`)])),
    })))
        .returning(['id', 'status', 'type', 'fingerprint'])
        .execute();
    const byIdentity = new Map(rows.map((row) => [(0,scan_result/* formatIdentity */.g)(row), row]));
    return violations.map((violation) => {
        const stored = byIdentity.get((0,scan_result/* formatIdentity */.g)(violation.finding));
        if (stored === undefined)
            throw new Error('the violation was not stored');
        return { ...violation, id: stored.id, status: stored.status };
    });
}
function createRow({ repositoryId, time }, { finding, id, firstDetected }) {
    const { title, description, remediation, severity, cwe, cvss, epss, filePath, line, codeSnippet } = finding;
    return {
        ...{ id, repository_id: repositoryId, fingerprint: finding.fingerprint, type: finding.type },
        ...{ first_detected: firstDetected, last_seen: time, status: 'OPEN' },
        ...{ severity, severity_rank: (0,src_severity/* getSeverityRank */.Eg)(finding.severity), title, description, remediation },
        ...{ cwe: cwe ?? null, cvss_score: toFinite(cvss), epss_score: toFinite(epss) },
        ...{
            file_path: filePath,
            line_number: line !== undefined && Number.isSafeInteger(line) ? line : null,
            content_fingerprint: finding.contentFingerprint ?? null,
        },
        code_snippet: finding.type === 'SECRET' ? null : (codeSnippet ?? null),
        data_path: finding.type === 'SECRET' || !finding.dataPath ? null : JSON.stringify(finding.dataPath),
        advisory: finding.advisory === undefined ? null : JSON.stringify(finding.advisory),
    };
}
function toFinite(value) {
    return value !== undefined && Number.isFinite(value) ? value : null;
}
const scanTypes = {
    SAST: 'sast',
    AGENTIC_SAST: 'sast',
    SCA: 'sca',
    SECRET: 'secrets',
    IAC: 'iac',
};
const coverageRanks = { 'not covered': 0, 'partly covered': 1, covered: 2 };
const merge_batchSize = 500;
async function mergeFindings(database, merge) {
    const { repositoryId, branch, result } = merge;
    const merged = { counts: { ...noCounts }, created: [], appeared: [] };
    const compared = { old: [], doubtful: [], counts: { ...noCounts } };
    const getAge = createAgeLookup(result.known);
    const locateViolations = await createViolationFinder(database, merge);
    const found = new Set();
    for (const findings of splitBatches([...selectWorst(result.findings)])) {
        const violations = await locateViolations(findings);
        await (0,promises_.setImmediate)();
        const stored = await upsertViolations(database, merge, violations);
        await (0,promises_.setImmediate)();
        await noteBranch(database, merge, stored);
        for (const violation of stored) {
            found.add(violation.id);
            countViolation(merged, merge.time, violation);
            compareViolation(compared, getAge(violation.finding), violation);
        }
        await (0,promises_.setImmediate)();
    }
    const fixed = await forgetAbsent(database, repositoryId, branch, (id, type, rank) => {
        return !found.has(id) && rank <= rankCoverage(result.coverage, type);
    });
    return { ...merged, fixed, compared: result.known && compared };
}
const noCounts = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
function* splitBatches(items) {
    for (let start = 0; start < items.length; start += merge_batchSize)
        yield items.slice(start, start + merge_batchSize);
}
function countViolation(merged, time, one) {
    const isCreated = one.firstDetected === time;
    if (isCreated)
        merged.created.push(one.id);
    if (isCreated || one.isRenamed || one.wasFixed)
        merged.appeared.push(one.id);
    if (one.status === 'OPEN')
        merged.counts[toSeverityFilter(one.finding.severity)] += 1;
}
function compareViolation(compared, age, one) {
    if (age !== 'new')
        compared[age].push(one.id);
    if (one.status === 'OPEN' && age !== 'old')
        compared.counts[toSeverityFilter(one.finding.severity)] += 1;
}
function createAgeLookup({ old, doubtful } = { old: [], doubtful: [] }) {
    const [isOld, isDoubtful] = [new Set(old), new Set(doubtful)];
    return (finding) => {
        const identity = (0,scan_result/* formatIdentity */.g)(finding);
        if (isOld.has(identity))
            return 'old';
        return isDoubtful.has(identity) ? 'doubtful' : 'new';
    };
}
function rankCoverage(coverage, type) {
    return coverageRanks[coverage[scanTypes[type]] ?? 'not covered'];
}
function selectWorst(findings) {
    const byIdentity = new Map();
    for (const finding of findings) {
        const identity = (0,scan_result/* formatIdentity */.g)(finding);
        const other = byIdentity.get(identity);
        if (other === undefined || (0,src_severity/* getSeverityRank */.Eg)(finding.severity) < (0,src_severity/* getSeverityRank */.Eg)(other.severity))
            byIdentity.set(identity, finding);
    }
    return byIdentity.values();
}
function toSeverityFilter(severity) {
    return api_words/* severityFilters */.$l[(0,src_severity/* getSeverityRank */.Eg)(severity)];
}
async function noteBranch({ write }, { branch, result }, violations) {
    const rows = violations.map(({ id, finding }) => ({
        ...{ violation_id: id, branch },
        coverage_rank: Math.max(1, rankCoverage(result.coverage, finding.type)),
    }));
    await write
        .insertInto('violation_branches')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['violation_id', 'branch']).doUpdateSet((row) => ({
        coverage_rank: row.ref('excluded.coverage_rank'),
    })))
        .execute();
}
async function fixBranch(database, repositoryId, branch) {
    return forgetAbsent(database, repositoryId, branch, () => true);
}
async function forgetAbsent(database, repositoryId, branch, isAbsent) {
    const fixed = [];
    let last = '';
    for (;;) {
        const rows = await database.write
            .selectFrom('violations as v')
            .leftJoin('violation_branches as b', (join) => join.onRef('b.violation_id', '=', 'v.id').on('b.branch', '=', branch))
            .select(['v.id', 'v.type', 'b.coverage_rank'])
            .where('v.repository_id', '=', repositoryId)
            .where('v.status', '<>', 'FIXED')
            .where('v.id', '>', last)
            .orderBy('v.id')
            .limit(2 * merge_batchSize)
            .execute();
        last = rows.at(-1)?.id ?? '';
        if (last === '')
            return fixed;
        const absent = rows.filter(({ id, type, coverage_rank: rank }) => rank !== null && isAbsent(id, type, rank));
        const ids = absent.map(({ id }) => id);
        for (const part of splitBatches(ids)) {
            await (0,promises_.setImmediate)();
            fixed.push(...(await takeFromBranch(database, branch, part)));
        }
        await (0,promises_.setImmediate)();
    }
}
async function takeFromBranch({ write }, branch, ids) {
    await write.deleteFrom('violation_branches').where('branch', '=', branch).where('violation_id', 'in', ids).execute();
    const rows = await write
        .updateTable('violations')
        .set({ status: 'FIXED' })
        .where('id', 'in', ids)
        .where('status', '=', 'OPEN')
        .where(({ not, exists, selectFrom }) => not(exists(selectFrom('violation_branches as b').select('b.branch').whereRef('b.violation_id', '=', 'violations.id'))))
        .returning('id')
        .execute();
    return rows.map(({ id }) => id);
}

;// CONCATENATED MODULE: ./build/compiled/src/service/store/scans.js







const scans_sortColumns = { created: 'seq', startedAt: 'started_at', completedAt: 'completed_at', status: 'status' };
function createScanTable(database) {
    return {
        create: (scan) => createScan(database, scan),
        createWithRoom: (scan, room) => database.transaction(async (transaction) => {
            await transaction.lockQueue();
            return (await hasRoom(transaction, room)) ? createScan(transaction, scan) : undefined;
        }),
        find: async (id, organizationId) => {
            const row = await database.read
                .selectFrom('scans')
                .selectAll()
                .where((scan) => scan.and([scan('id', '=', id), ...listOwnership(scan, organizationId)]))
                .executeTakeFirst();
            return row === undefined ? undefined : toScanRecord(row);
        },
        list: (filter, paging) => listScanPage(database, filter, paging),
        createForChange: (scan, room) => database.transaction(async (transaction) => {
            await transaction.lockQueue();
            if ((await readLatestCommit(transaction, scan)) === scan.commitSha)
                return 'known';
            return (await hasRoom(transaction, room)) ? createScan(transaction, scan) : undefined;
        }),
        start: async (id) => {
            if (!(await (0,claims/* startScan */.yF)(database, id)))
                throw createStateError(id);
        },
        claim: () => claimRecords(database),
        recoverLost: () => (0,claims/* recoverLost */.nf)(database, failScanRow),
        complete: (id, result, claim) => completeScan(database, id, claim, result),
        fail: (id, error, claim) => database.transaction((transaction) => failScanRow(transaction, id, error, claim)),
        failUnfinished: (error) => database.transaction(async (transaction) => {
            const unfinished = await transaction.write
                .selectFrom('scans')
                .select('id')
                .where('status', 'in', unfinishedStatuses)
                .orderBy('seq')
                .execute();
            for (const { id } of unfinished)
                await failScanRow(transaction, id, error);
            return unfinished.map(({ id }) => id);
        }),
        unfinished: (organizationId) => countUnfinished(database, organizationId),
    };
}
async function claimRecords(database) {
    const ids = await (0,claims/* claimScans */.Ti)(database);
    if (ids === undefined)
        return undefined;
    const rows = await database.write.selectFrom('scans').selectAll().where('id', 'in', ids).orderBy('seq').execute();
    const claim = new Map(rows.map(({ id, claims }) => [id, claims]));
    return {
        scans: rows.map(toScanRecord),
        claim,
        renew: async () => !database.isShared || (0,claims/* renewLease */.EH)(database, ids, claim),
        giveBack: () => (0,claims/* giveBack */.F5)(database, ids, claim),
    };
}
async function readLatestCommit({ read }, { repositoryId, branch }) {
    const latest = await read
        .selectFrom('scans')
        .select('commit_sha')
        .where('repository_id', '=', repositoryId)
        .where('branch', '=', branch)
        .orderBy('seq', 'desc')
        .limit(1)
        .executeTakeFirst();
    return latest?.commit_sha;
}
const unfinishedStatuses = ['PENDING', 'SCANNING'];
async function hasRoom(database, { organizationId, maxUnfinished }) {
    if ((await countUnfinished(database)) >= maxUnfinished)
        return false;
    const counted = await database.read
        .selectFrom('repositories')
        .select(({ fn }) => fn.count('organization_id').distinct().as('n'))
        .executeTakeFirst();
    const organizations = Math.max(1, counted?.n ?? 1);
    const own = await countUnfinished(database, organizationId);
    return own < Math.max(1, Math.floor(maxUnfinished / organizations));
}
function listOwnership(scan, organizationId) {
    if (organizationId === undefined)
        return [];
    const own = scan.selectFrom('repositories').select('id').where('organization_id', '=', organizationId);
    return [scan('repository_id', 'in', own)];
}
async function countUnfinished({ read }, organizationId) {
    const { n } = await read
        .selectFrom('scans')
        .select(({ fn }) => fn.countAll().as('n'))
        .where((scan) => scan.and([scan('status', 'in', unfinishedStatuses), ...listOwnership(scan, organizationId)]))
        .executeTakeFirstOrThrow();
    return n;
}
async function failScanRow(database, id, error, claim) {
    const time = await database.tick();
    const scan = await database.write
        .updateTable('scans')
        .set({ status: 'FAILED', error, completed_at: time })
        .where('id', '=', id)
        .where('status', 'in', claim === undefined ? unfinishedStatuses : ['SCANNING'])
        .$if(claim !== undefined, (query) => query.where('claims', '=', claim?.get(id) ?? 0))
        .returning(['id', 'repository_id as repositoryId', 'branch'])
        .executeTakeFirst();
    if (scan === undefined)
        return false;
    await announceFailed(database, scan, error);
    await database.notify();
    return true;
}
async function createScan(database, scan) {
    const id = (0,identifiers/* createRecordId */.rx)('scan');
    const createdAt = await database.tick();
    const { repositoryId, branch, commitSha } = scan;
    await database.write
        .insertInto('scans')
        .values({
        id,
        repository_id: repositoryId,
        branch,
        commit_sha: commitSha,
        status: 'PENDING',
        created_at: createdAt,
    })
        .execute();
    await database.notify();
    const times = { createdAt, startedAt: null, completedAt: null };
    const unknown = { error: null, counts: null, coverage: null, diagnostics: null, languages: null };
    return { id, repositoryId, branch, commitSha, status: 'PENDING', ...times, ...unknown };
}
function completeScan(outer, id, claim, result) {
    return outer.transaction(async (database) => {
        const { write } = database;
        const own = write
            .selectFrom('scans')
            .select(['repository_id as repositoryId', 'branch'])
            .where('id', '=', id)
            .where('status', '=', 'SCANNING')
            .$if(claim !== undefined, (query) => query.where('claims', '=', claim?.get(id) ?? 0));
        const scan = await database.lockRows(own, 'scans').executeTakeFirst();
        if (scan === undefined)
            throw createStateError(id);
        await lockViolations(database, scan.repositoryId);
        const time = await database.tick();
        const merged = await mergeFindings(database, { ...scan, time, result });
        const { coverage, diagnostics, languages } = result;
        const facts = { counts: merged.counts, coverage, diagnostics, languages };
        const texts = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, JSON.stringify(value)]));
        await write
            .updateTable('scans')
            .set({ status: 'COMPLETED', completed_at: time, ...texts })
            .where('id', '=', id)
            .execute();
        await write
            .updateTable('repositories')
            .set({ last_scan_at: time, updated_at: time })
            .where('id', '=', scan.repositoryId)
            .execute();
        await recountViolations(database, scan.repositoryId);
        await announceCompleted(database, { id, ...scan }, merged);
        await database.notify();
        return merged;
    });
}
function createStateError(id) {
    return new Error(`scan ${id} is not in the state that this step starts from`);
}
const coverageTexts = (type) => ['covered', 'partly covered'].map((coverage) => `%${JSON.stringify(type)}:${JSON.stringify(coverage)}%`);
async function listScanPage({ read }, { organizationId, repositoryId, status, scanType, sortBy, sortOrder }, paging) {
    const filtered = read
        .selectFrom('scans')
        .where((scan) => scan.and([
        ...listOwnership(scan, organizationId),
        ...(repositoryId === undefined ? [] : [scan('repository_id', '=', repositoryId)]),
        ...(status === undefined ? [] : [scan('status', '=', status)]),
        ...(scanType === undefined
            ? []
            : [
                scan.or([
                    scan('coverage', 'is', null),
                    ...coverageTexts(scanType).map((text) => scan('coverage', 'like', text)),
                ]),
            ]),
    ]));
    const isAscending = sortOrder === 'asc';
    const { items, total } = await readPage(paging, {
        count: () => filtered.select(({ fn }) => fn.countAll().as('n')).executeTakeFirstOrThrow(),
        list: (limit, offset) => filtered
            .selectAll()
            .orderBy(scans_sortColumns[sortBy ?? 'created'], isAscending ? sortAscending : sortDescending)
            .orderBy('seq', isAscending ? 'asc' : 'desc')
            .limit(limit)
            .offset(offset)
            .execute(),
    });
    return { items: items.map(toScanRecord), total };
}
function toScanRecord(row) {
    return {
        id: row.id,
        repositoryId: row.repository_id,
        branch: row.branch,
        commitSha: row.commit_sha,
        status: row.status,
        createdAt: row.created_at,
        startedAt: row.started_at,
        completedAt: row.completed_at,
        error: row.error,
        counts: parseColumn(row.counts),
        coverage: parseColumn(row.coverage),
        diagnostics: parseColumn(row.diagnostics),
        languages: parseColumn(row.languages),
    };
}
function parseColumn(text) {
    return text === null ? null : JSON.parse(text);
}

// EXTERNAL MODULE: ./build/compiled/src/service/store/sessions.js
var sessions = __webpack_require__(58896);
// EXTERNAL MODULE: ./build/compiled/src/once.js
var once = __webpack_require__(88066);
// EXTERNAL MODULE: ./build/compiled/src/service/store/database.js
var database = __webpack_require__(63648);
// EXTERNAL MODULE: ./build/compiled/src/service/store/database-file.js
var database_file = __webpack_require__(13891);
// EXTERNAL MODULE: ./build/compiled/src/service/store/sqlite-dialect.js
var sqlite_dialect = __webpack_require__(44946);
;// CONCATENATED MODULE: ./build/compiled/src/service/store/sqlite.js






async function openSqlite(options) {
    (0,kysely/* loadKysely */.Od)();
    const { now = () => new Date() } = options;
    const { connection, reader, lockTables, close } = (0,database_file/* openFile */.Tq)(options);
    const writing = (0,sqlite_dialect/* createSqliteDialect */.F)(connection);
    const write = new kysely/* Kysely */._$({ dialect: writing.dialect });
    const read = reader === undefined ? write : new kysely/* Kysely */._$({ dialect: (0,sqlite_dialect/* createSqliteDialect */.F)(reader).dialect });
    const closeAll = async () => {
        await write.destroy();
        if (read !== write)
            await read.destroy();
        close();
    };
    try {
        await migrate(write, options.file, lockTables);
    }
    catch (error) {
        await closeAll();
        throw (0,database_file/* explainFault */.Oy)(options.file, error);
    }
    return (0,database/* createDatabase */.c)({
        ...{ read, write, isBusy: writing.isBusy, close: (0,once/* runOnce */.Jh)(closeAll) },
        isShared: false,
        notify: async () => undefined,
        listen: async () => async () => undefined,
        lockQueue: async () => undefined,
        tick: (transaction) => tickClock(transaction ?? write, now()),
        isTransient: () => false,
    });
}
async function tickClock(database, now) {
    const { last_ms: time } = await database
        .updateTable('clock')
        .set({ last_ms: (0,kysely/* sql */.ll) `max(${now.getTime()}, last_ms + 1)` })
        .returning('last_ms')
        .executeTakeFirstOrThrow();
    return new Date(time).toISOString();
}
async function migrate(database, file, lockTables) {
    if ((await (0,migrations/* readVersion */.$4)(database, file)) === migrations/* currentVersion */.YO)
        return;
    const unlock = lockTables();
    try {
        await (0,migrations/* applyMigrations */.KV)(database, migrations/* sqliteWords */.A_);
    }
    finally {
        unlock();
    }
}

;// CONCATENATED MODULE: ./build/compiled/src/service/store/violations.js






function createViolationTable(database) {
    return {
        find: async (id, organizationId) => {
            const row = await database.read
                .selectFrom('violations')
                .selectAll()
                .where('id', '=', id)
                .$if(organizationId !== undefined, (query) => query.where('repository_id', 'in', (own) => own
                .selectFrom('repositories')
                .select('id')
                .where('organization_id', '=', organizationId ?? '')))
                .executeTakeFirst();
            return row === undefined ? undefined : toViolationRecord(row);
        },
        list: (filter, paging) => listViolationPage(database, filter, paging),
        leaveBranch: (repositoryId, branch) => database.transaction(async (transaction) => {
            await lockViolations(transaction, repositoryId);
            const fixed = await fixBranch(transaction, repositoryId, branch);
            await recountViolations(transaction, repositoryId);
            await announceFixed(transaction, repositoryId, fixed);
        }),
        suppress: (id, status, { justification, by }) => database.transaction(async (transaction) => {
            const reason = { justification, suppressed_by: by, suppressed_at: await transaction.tick() };
            const { write } = transaction;
            const own = write.selectFrom('violations').where('id', '=', id);
            const owner = await own.select('repository_id').executeTakeFirst();
            if (owner === undefined)
                return;
            await lockViolations(transaction, owner.repository_id);
            const before = await own.select(['repository_id', 'status', 'severity_rank', 'type']).executeTakeFirstOrThrow();
            await write
                .updateTable('violations')
                .set({ status, ...reason })
                .where('id', '=', id)
                .execute();
            await adjustCount(transaction, before, -1);
            await adjustCount(transaction, { ...before, status }, 1);
        }),
    };
}
async function listViolationPage({ read }, { organizationId, repositoryId, status, severities }, paging) {
    const ranks = severities && api_words/* severityFilters */.$l.flatMap((word, rank) => (severities.includes(word) ? rank : []));
    const listConditions = (row) => [
        ...violations_listOwnership(row, organizationId, repositoryId),
        ...(status === undefined ? [] : [row('status', '=', status)]),
        ...(ranks === undefined ? [] : listRankConditions(row, ranks)),
    ];
    const { items, total } = await readPage(paging, {
        count: () => read
            .selectFrom('violation_counts')
            .select((0,kysely/* sql */.ll) `CAST(coalesce(sum(n), 0) AS bigint)`.as('n'))
            .where((row) => row.and(listConditions(row)))
            .executeTakeFirstOrThrow(),
        list: (limit, offset) => read
            .selectFrom('violations')
            .selectAll()
            .where('id', 'in', (query) => query
            .selectFrom('violations')
            .select('id')
            .where((row) => row.and(listConditions(row)))
            .orderBy('severity_rank')
            .orderBy('id')
            .limit(limit)
            .offset(offset))
            .orderBy('severity_rank')
            .orderBy('id')
            .execute(),
    });
    return { items: items.map(toViolationRecord), total };
}
function violations_listOwnership(row, organizationId, repositoryId) {
    if (organizationId === undefined)
        return repositoryId === undefined ? [] : [row('repository_id', '=', repositoryId)];
    const own = row.selectFrom('repositories').select('id').where('organization_id', '=', organizationId);
    return repositoryId === undefined
        ? [row('repository_id', 'in', own)]
        : [row('repository_id', '=', own.where('id', '=', repositoryId))];
}
function listRankConditions(row, ranks) {
    const [first = 0, last = -1] = [ranks[0], ranks.at(-1)];
    return [
        row('severity_rank', '>=', first),
        row('severity_rank', '<=', last),
        ...(last - first + 1 === ranks.length ? [] : [row('severity_rank', 'in', ranks)]),
    ];
}
function readSuppression({ status, justification, suppressed_by: by, suppressed_at: at }) {
    const isSuppressed = status === 'FALSE_POSITIVE' || status === 'ACCEPTED_RISK';
    return isSuppressed && justification !== null && by !== null && at !== null ? { justification, by, at } : undefined;
}
function toViolationRecord(row) {
    return {
        id: row.id,
        repositoryId: row.repository_id,
        type: row.type,
        severity: row.severity,
        status: row.status,
        title: row.title,
        description: row.description,
        remediation: row.remediation,
        cwe: row.cwe,
        cvssScore: row.cvss_score,
        epssScore: row.epss_score,
        filePath: row.file_path,
        line: row.line_number,
        codeSnippet: row.code_snippet,
        dataPath: row.data_path,
        suppression: readSuppression(row),
        firstDetected: row.first_detected,
        lastSeen: row.last_seen,
        advisory: row.advisory,
    };
}

;// CONCATENATED MODULE: ./build/compiled/src/service/store/webhooks.js

function createWebhookTable(database) {
    const change = async (id, fields) => {
        await database.write.updateTable('webhooks').set(fields).where('id', '=', id).execute();
    };
    return {
        add: async (organizationId, { url, events, secret, allowPrivate }) => {
            const id = (0,identifiers/* createRecordId */.rx)('hook');
            const own = { id, organization_id: organizationId, url, secret, created_at: await database.tick() };
            await database.write
                .insertInto('webhooks')
                .values({ ...own, events: JSON.stringify(events), allow_private: Number(allowPrivate) })
                .execute();
            return id;
        },
        list: async (organizationId) => {
            const rows = await database.read
                .selectFrom('webhooks')
                .selectAll()
                .where('organization_id', '=', organizationId)
                .orderBy('created_at')
                .orderBy('id')
                .execute();
            return rows.map(toWebhookRecord);
        },
        find: async (organizationId, id) => {
            const row = await database.read
                .selectFrom('webhooks')
                .selectAll()
                .where('id', '=', id)
                .where('organization_id', '=', organizationId)
                .executeTakeFirst();
            return row === undefined ? undefined : toWebhookRecord(row);
        },
        remove: async (organizationId, id) => {
            const { numDeletedRows } = await database.write
                .deleteFrom('webhooks')
                .where('id', '=', id)
                .where('organization_id', '=', organizationId)
                .executeTakeFirstOrThrow();
            return numDeletedRows === 1n;
        },
        setSecret: (id, secret) => change(id, { secret }),
        enable: (id) => change(id, { failures: 0, retry_at: null, disabled_at: null }),
    };
}
function toWebhookRecord(row) {
    return {
        id: row.id,
        url: row.url,
        events: JSON.parse(row.events),
        secret: row.secret,
        allowPrivate: row.allow_private === 1,
        createdAt: row.created_at,
        failures: row.failures,
        disabledAt: row.disabled_at,
    };
}

;// CONCATENATED MODULE: ./build/compiled/src/service/store/store.js














async function openStore(options) {
    const { file, role = 'service', mayMake = true, now } = options;
    (0,postgres_address/* checkDatabaseName */.PJ)(file);
    const isShared = (0,postgres_address/* isPostgresAddress */.MY)(file);
    const database = isShared
        ? await (0,postgres/* openPostgres */.o)({ address: file, mayMake, now })
        : await openSqlite({ file, role, mayMake, now });
    const tables = createTables(database);
    if (!isShared && role === 'service')
        await endInterruptedWork(tables);
    return {
        ...tables,
        ...{ isShared, listen: database.listen, requestBuckets: createRequestBuckets(database) },
        transaction: (work) => database.transaction((transaction) => work(createTables(transaction))),
        isUp: async () => {
            try {
                await database.read.selectFrom('organizations').select('id').limit(1).execute();
                return true;
            }
            catch {
                return false;
            }
        },
        isCurrent: async () => !isShared || (await (0,migrations/* hasCurrentTables */.pI)(database.read)),
        close: database.close,
    };
}
async function endInterruptedWork({ scans, outbox }) {
    await scans.failUnfinished('interrupted by a restart');
    await outbox.releaseAll();
}
function createTables(database) {
    return {
        organizations: createOrganizationTable(database),
        keys: (0,keys/* createKeyTable */.uo)(database),
        repositories: createRepositoryTable(database),
        scans: createScanTable(database),
        violations: createViolationTable(database),
        webhooks: createWebhookTable(database),
        outbox: createOutboxTable(database),
        refs: createSeenRefs(database),
        sessions: (0,sessions/* createSessionTable */.r)(database),
        browse: createBrowseTable(database),
    };
}
function createSeenRefs(database) {
    const setSeen = async (id, seen) => {
        await database.write.updateTable('repositories').set({ refs_seen: seen }).where('id', '=', id).execute();
    };
    return {
        of: async (id) => {
            const { read } = database;
            const row = await read.selectFrom('repositories').select('refs_seen').where('id', '=', id).executeTakeFirst();
            if (row?.refs_seen !== 1)
                return undefined;
            const rows = await read.selectFrom('seen_refs').select(['ref', 'sha']).where('repository_id', '=', id).execute();
            return new Map(rows.map(({ ref, sha }) => [ref, sha]));
        },
        note: async (id, ref, sha) => {
            await database.write
                .insertInto('seen_refs')
                .values({ repository_id: id, ref, sha })
                .onConflict((conflict) => conflict.columns(['repository_id', 'ref']).doUpdateSet({ sha }))
                .execute();
        },
        forget: async (id, ref) => {
            await database.write.deleteFrom('seen_refs').where('repository_id', '=', id).where('ref', '=', ref).execute();
        },
        begin: (id) => setSeen(id, 1),
        end: async (id) => {
            await database.write.deleteFrom('seen_refs').where('repository_id', '=', id).execute();
            await setSeen(id, 0);
        },
    };
}


/***/ }),

/***/ 87618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ checkWebhookUrl),
/* harmony export */   W: () => (/* binding */ createCheckedLookup)
/* harmony export */ });
/* harmony import */ var node_dns__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40610);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92700);



const privateRanges = {
    ipv4: ['10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'],
    ipv6: ['::1/128', 'fc00::/7'],
};
const metadataRanges = {
    ipv4: ['168.63.129.16/32', '100.100.100.200/32'],
    ipv6: ['fd00:ec2::/32', 'fd20:ce::/32'],
};
const closedRanges = {
    ipv4: [
        ...['0.0.0.0/8', '169.254.0.0/16', '192.0.0.0/24', '192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24'],
        ...['192.88.99.0/24', '192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
        ...['224.0.0.0/4', '240.0.0.0/4'],
    ],
    ipv6: ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'],
};
const [privateList, closedList, metadataList] = [privateRanges, closedRanges, metadataRanges].map(createBlockList);
const globalList = createBlockList({ ipv4: ['0.0.0.0/0'], ipv6: ['2000::/3'] });
function createBlockList(ranges) {
    const list = new node_net__WEBPACK_IMPORTED_MODULE_1__.BlockList();
    for (const family of ['ipv4', 'ipv6']) {
        for (const range of ranges[family]) {
            const [network = '', bits] = range.split('/');
            list.addSubnet(network, Number(bits), family);
        }
    }
    return list;
}
function classifyAddress(address) {
    const plain = parseMappedAddress(address) ?? address.replace(/%.*$/, '');
    const family = (0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(plain) === 6 ? 'ipv6' : 'ipv4';
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(plain) === 0)
        return 'closed';
    if (metadataList.check(plain, family))
        return 'closed';
    if (privateList.check(plain, family))
        return 'private';
    return !globalList.check(plain, family) || closedList.check(plain, family) ? 'closed' : 'public';
}
function parseMappedAddress(address) {
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(address) !== 6 || address.includes('%'))
        return undefined;
    const [, high, low] = /^\[::ffff:([0-9a-f]+):([0-9a-f]+)\]$/.exec(new URL(`http://[${address}]`).hostname) ?? [];
    if (high === undefined || low === undefined)
        return undefined;
    const [first, second] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
    return [first >> 8, first & 0xff, second >> 8, second & 0xff].join('.');
}
function isAllowedAddress(address, allowPrivate) {
    const range = classifyAddress(address);
    return range === 'public' || (range === 'private' && allowPrivate);
}
const maxUrlLength = 2_000;
function checkWebhookUrl(text, allowPrivate) {
    const url = URL.canParse(text) && text.length <= maxUrlLength ? new URL(text) : undefined;
    if (url === undefined || !['https:', 'http:'].includes(url.protocol))
        throw createUrlError('is not an https address');
    if (url.protocol === 'http:' && !allowPrivate)
        throw createUrlError('is not encrypted', 'Use https. http is allowed only inside your own network, with --allow-private.');
    if (url.username !== '' || url.password !== '')
        throw createUrlError('contains a user name or a password');
    if (url.hash !== '')
        throw createUrlError('has a fragment, which is never sent');
    const host = getHostname(url);
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(host) !== 0 && !isAllowedAddress(host, allowPrivate))
        throw createUrlError(`leads to ${host}, ${explainForbidden(host)}`);
    return url;
}
function createUrlError(what, hint = 'Name an https address that can be reached from here.') {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', `The URL of a webhook ${what}.`, { hint });
}
function explainForbidden(address) {
    return classifyAddress(address) === 'private'
        ? 'which is this machine or its network: that needs --allow-private'
        : 'where no webhook may go';
}
function getHostname(url) {
    return url.hostname.replace(/^\[|\]$/g, '');
}
function createCheckedLookup(allowPrivate, resolve = node_dns__WEBPACK_IMPORTED_MODULE_0__.lookup) {
    return (hostname, options, callback) => {
        resolve(hostname, { ...options, all: true }, (error, addresses) => {
            if (error !== null)
                return callback(error, '');
            const refused = addresses.find(({ address }) => !isAllowedAddress(address, allowPrivate));
            const [first] = addresses;
            if (refused !== undefined || first === undefined) {
                const reason = first === undefined ? 'has no address' : `leads to ${refused?.address}, where it may not go`;
                return callback(new Error(`${hostname} ${reason}`), '');
            }
            if (options.all === true)
                callback(null, addresses);
            else
                callback(null, first.address, first.family);
        });
    };
}


/***/ }),

/***/ 13395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cn: () => (/* binding */ createPayloadSchema),
/* harmony export */   X_: () => (/* binding */ eventMeanings),
/* harmony export */   Z2: () => (/* binding */ eventNames),
/* harmony export */   vQ: () => (/* binding */ neverSent)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88343);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
/* harmony import */ var _api_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95396);
/* harmony import */ var _api_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56845);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26436);




const count = zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().check(zod__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(0));
const counts = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ critical: count, high: count, medium: count, low: count });
const scan = { scan_id: _api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv, repository: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() };
const violation = {
    violation_id: _api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv,
    repository: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    repository_id: _api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv,
    scan_id: zod__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(_api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv),
    branch: zod__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    title: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    severity: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .severities */ .gO),
    type: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_api_words_js__WEBPACK_IMPORTED_MODULE_1__/* .violationTypes */ .h2),
    status: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_api_words_js__WEBPACK_IMPORTED_MODULE_1__/* .violationStatuses */ .CZ),
    file_path: zod__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    line_number: zod__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr()),
    first_detected: _api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .timestamp */ .vE,
};
const member = { member: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ email: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }) };
const data = {
    'scan.completed': zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ ...scan, status: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('COMPLETED'), violations: counts }),
    'scan.failed': zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ ...scan, status: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('FAILED'), error: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }),
    'violation.created': zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej(violation),
    'violation.fixed': zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej(violation),
    'repository.connected': zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        repository_id: _api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv,
        repository: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        vcs_url: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        vcs_provider: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        default_branch: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    }),
    'member.invited': zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej(member),
    'member.added': zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej(member),
};
const eventNames = Object.keys(data);
const eventMeanings = {
    'scan.completed': 'a scan finished',
    'scan.failed': 'a scan ended with an error',
    'violation.created': 'a new violation was found, or one that was fixed is back',
    'violation.fixed': 'no branch has the violation any longer',
    'repository.connected': 'a repository was added',
    'member.invited': 'a team member was invited; never sent, because this service knows no members',
    'member.added': 'a team member joined; never sent, because this service knows no members',
};
const neverSent = ['member.invited', 'member.added'];
function createPayloadSchema(event) {
    return zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ event: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(event), timestamp: _api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .timestamp */ .vE, data: data[event] });
}


/***/ }),

/***/ 50106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ sendWebhook)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44708);
/* harmony import */ var _api_webhook_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21369);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99665);
/* harmony import */ var _addresses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87618);





const defaultTimeoutMs = 10_000;
async function sendWebhook(message, options) {
    const begun = performance.now();
    const createSent = (status, error) => {
        return { status, error, durationMs: Math.round(performance.now() - begun) };
    };
    try {
        const status = await postMessage(message, options);
        if (status >= 200 && status < 300)
            return createSent(status);
        return createSent(status, status >= 300 && status < 400 ? 'redirects are not followed' : `status ${status}`);
    }
    catch (error) {
        return createSent(undefined, (0,_log_js__WEBPACK_IMPORTED_MODULE_4__/* .formatErrorLine */ .AC)(error));
    }
}
async function postMessage(message, { signal, now, timeoutMs = defaultTimeoutMs, resolve }) {
    const url = (0,_addresses_js__WEBPACK_IMPORTED_MODULE_3__/* .checkWebhookUrl */ .L)(message.url, message.allowPrivate);
    const timeUp = AbortSignal.timeout(timeoutMs);
    const body = Buffer.from(message.body);
    const request = (url.protocol === 'https:' ? node_https__WEBPACK_IMPORTED_MODULE_1__.request : node_http__WEBPACK_IMPORTED_MODULE_0__.request)(url, {
        method: 'POST',
        headers: buildHeaders(message, body, now),
        lookup: (0,_addresses_js__WEBPACK_IMPORTED_MODULE_3__/* .createCheckedLookup */ .W)(message.allowPrivate, resolve),
        agent: false,
        rejectUnauthorized: true,
        signal: AbortSignal.any([signal, timeUp]),
    });
    try {
        return await new Promise((fulfil, reject) => {
            request.once('error', (error) => reject(timeUp.aborted ? new Error(`no answer within ${timeoutMs} ms`) : error));
            request.once('response', ({ statusCode = 0 }) => fulfil(statusCode));
            request.end(body);
        });
    }
    finally {
        request.on('error', () => undefined);
        request.destroy();
    }
}
function buildHeaders({ secret, eventId, event }, body, now) {
    const timestamp = Math.floor(now.getTime() / 1000);
    const signed = secret === null ? undefined : (0,_api_webhook_js__WEBPACK_IMPORTED_MODULE_2__/* .signWebhook */ .vR)({ secret, eventId, timestamp, body });
    return {
        'Content-Type': 'application/json',
        'Content-Length': body.byteLength,
        'User-Agent': 'scan-gate',
        [_api_webhook_js__WEBPACK_IMPORTED_MODULE_2__/* .webhookHeaders */ .Gw.event]: event,
        [_api_webhook_js__WEBPACK_IMPORTED_MODULE_2__/* .webhookHeaders */ .Gw.eventId]: eventId,
        [_api_webhook_js__WEBPACK_IMPORTED_MODULE_2__/* .webhookHeaders */ .Gw.timestamp]: timestamp,
        ...(signed !== undefined && {
            [_api_webhook_js__WEBPACK_IMPORTED_MODULE_2__/* .webhookHeaders */ .Gw.signature]: signed.signature,
            [_api_webhook_js__WEBPACK_IMPORTED_MODULE_2__/* .webhookHeaders */ .Gw.timedSignature]: signed.timedSignature,
        }),
    };
}


/***/ })

};
