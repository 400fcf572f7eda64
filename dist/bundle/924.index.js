export const id = 924;
export const ids = [924];
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

/***/ 99665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ formatErrorLine),
/* harmony export */   I: () => (/* binding */ formatLogLine)
/* harmony export */ });
function formatLogLine(entry, time) {
    return `${JSON.stringify({ time: time.toISOString(), ...entry })}\n`;
}
const maxMessageLength = 500;
function formatErrorLine(error) {
    const text = error instanceof Error ? error.message : String(error);
    return text.replaceAll(/[\x00-\x1f\x7f]+/g, ' ').slice(0, maxMessageLength);
}


/***/ }),

/***/ 74373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ createViolationId),
/* harmony export */   r: () => (/* binding */ createRecordId)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _text_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11475);


const hexDigits = 24;
function createRecordId(prefix) {
    return `${prefix}_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(hexDigits / 2).toString('hex')}`;
}
function createViolationId({ type, fingerprint }, owner, isTaken) {
    const plain = [type, fingerprint];
    const candidates = [plain, [...plain, owner.vcs_url], [...plain, owner.vcs_url, owner.path]];
    const ids = candidates.map((parts) => `vio_${(0,_text_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .hashParts */ .jx)(parts).slice(0, hexDigits)}`);
    return ids.find((id) => !isTaken(id)) ?? createRecordId('vio');
}


/***/ }),

/***/ 6317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ createKeyValue),
/* harmony export */   u: () => (/* binding */ createKeyTable)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _identifiers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74373);


function createKeyValue() {
    return `sgk_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32).toString('hex')}`;
}
const validSql = 'SELECT 1 AS n FROM api_keys WHERE revoked_at IS NULL AND (expires_at IS NULL OR expires_at > ?)';
function createKeyTable(database) {
    return {
        replaceStartKey: (organizationId, value, scopes) => database.transaction(() => {
            database.run('DELETE FROM api_keys WHERE is_of_start = 1');
            insertKey(database, { organizationId, value, name: 'start', scopes, isOfStart: true });
        }),
        create: (organizationId, key) => {
            const value = createKeyValue();
            return { id: insertKey(database, { organizationId, value, ...key }), value };
        },
        list: (organizationId) => {
            const sql = 'SELECT * FROM api_keys WHERE organization_id = ? AND is_of_start = 0 ORDER BY rowid';
            return database.all(sql, organizationId).map(toKeyRecord);
        },
        revoke: (organizationId, id) => {
            const sql = 'UPDATE api_keys SET revoked_at = ? WHERE id = ? AND organization_id = ? AND revoked_at IS NULL';
            return database.run(sql, database.tick(), id, organizationId) === 1;
        },
        isAnyValid: (time) => database.get(validSql, time.toISOString()) !== undefined,
        authenticate: (value, time) => authenticateKey(database, value, time),
    };
}
function authenticateKey(database, value, time) {
    const presented = hashKey(value);
    const row = database.get('SELECT * FROM api_keys WHERE digest = ?', presented);
    if (row === undefined || row.revoked_at !== null || !(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(row.digest, presented))
        return 'unknown';
    if (row.expires_at !== null && Date.parse(row.expires_at) <= time.getTime())
        return 'expired';
    recordUse(database, row, time);
    return { key: toKeyRecord(row) };
}
const useGrainMs = 60_000;
function recordUse(database, { id, last_used_at: last }, time) {
    if (last !== null && Math.abs(time.getTime() - Date.parse(last)) < useGrainMs)
        return;
    try {
        database.run('UPDATE api_keys SET last_used_at = ? WHERE id = ?', time.toISOString(), id);
    }
    catch {
    }
}
function insertKey(database, key) {
    const id = (0,_identifiers_js__WEBPACK_IMPORTED_MODULE_1__/* .createRecordId */ .r)('key');
    const sql = `INSERT INTO api_keys (id, organization_id, name, digest, scopes, expires_at, created_at, is_of_start)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;
    const { organizationId, name, value, scopes, expiresAt = null, isOfStart = false } = key;
    const texts = [JSON.stringify(scopes), expiresAt, database.tick()];
    database.run(sql, id, organizationId, name, hashKey(value), ...texts, Number(isOfStart));
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

/***/ 72993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ openStore)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: external "node:sqlite"
var external_node_sqlite_ = __webpack_require__(80099);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/service/store/identifiers.js
var identifiers = __webpack_require__(74373);
;// CONCATENATED MODULE: ./build/compiled/src/service/store/tables.js

const quoteWords = (words) => words.map((word) => `'${word}'`).join(', ');
const first = `
CREATE TABLE organization (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  slug TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;

CREATE TABLE keys (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  digest BLOB NOT NULL UNIQUE,
  scopes TEXT NOT NULL,
  expires_at TEXT,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE repositories (
  id TEXT PRIMARY KEY,
  path TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  vcs_url TEXT NOT NULL,
  vcs_provider TEXT NOT NULL,
  default_branch TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN (${quoteWords(['active', 'inactive', 'archived'])})),
  auto_scan_on_push INTEGER NOT NULL DEFAULT 0,
  auto_scan_on_pr INTEGER NOT NULL DEFAULT 0,
  last_scan_at TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;

CREATE TABLE scans (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  repository_id TEXT NOT NULL REFERENCES repositories (id),
  branch TEXT NOT NULL,
  commit_sha TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN (${quoteWords(['PENDING', 'SCANNING', 'COMPLETED', 'FAILED'])})),
  created_at TEXT NOT NULL,
  started_at TEXT,
  completed_at TEXT,
  error TEXT,
  counts TEXT,
  coverage TEXT,
  diagnostics TEXT
) STRICT;
CREATE INDEX scans_by_repository ON scans (repository_id, seq);
CREATE INDEX scans_unfinished ON scans (status) WHERE status IN ('PENDING', 'SCANNING');

CREATE TABLE violations (
  id TEXT PRIMARY KEY,
  repository_id TEXT NOT NULL REFERENCES repositories (id),
  fingerprint TEXT NOT NULL,
  type TEXT NOT NULL CHECK (type IN (${quoteWords(['SAST', 'AGENTIC_SAST', 'SCA', 'SECRET', 'IAC'])})),
  severity TEXT NOT NULL CHECK (severity IN (${quoteWords(['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO'])})),
  severity_rank INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN (${quoteWords(['OPEN', 'FIXED', 'FALSE_POSITIVE', 'ACCEPTED_RISK'])})),
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  remediation TEXT NOT NULL,
  cwe TEXT,
  cvss_score REAL,
  file_path TEXT NOT NULL,
  line_number INTEGER,
  code_snippet TEXT,
  justification TEXT,
  first_detected TEXT NOT NULL,
  last_seen TEXT NOT NULL,
  UNIQUE (repository_id, type, fingerprint)
) STRICT;
CREATE INDEX violations_by_rank ON violations (severity_rank, id);

-- Which branches still have a violation, by each branch's own latest scan, and how closely that scan looked.
CREATE TABLE violation_branches (
  violation_id TEXT NOT NULL REFERENCES violations (id),
  branch TEXT NOT NULL,
  coverage_rank INTEGER NOT NULL,
  PRIMARY KEY (violation_id, branch)
) STRICT, WITHOUT ROWID;
`;
const identifiedSql = `SELECT v.id, v.type, v.fingerprint, r.vcs_url, r.path FROM violations v
  JOIN repositories r ON r.id = v.repository_id ORDER BY v.first_detected, v.rowid`;
function renewIdentifiers(connection) {
    connection.exec(`
    PRAGMA defer_foreign_keys = ON;
    ALTER TABLE violations ADD COLUMN content_fingerprint TEXT;
    CREATE INDEX violations_by_content ON violations (repository_id, type, content_fingerprint);`);
    const rows = connection.prepare(identifiedSql).all();
    const rename = connection.prepare('UPDATE violations SET id = ? WHERE id = ?');
    const follow = connection.prepare('UPDATE violation_branches SET violation_id = ? WHERE violation_id = ?');
    const taken = new Set();
    for (const violation of rows) {
        const renewed = (0,identifiers/* createViolationId */.K)(violation, violation, (id) => taken.has(id));
        taken.add(renewed);
        rename.run(renewed, violation.id);
        follow.run(renewed, violation.id);
    }
}
const owned = `
ALTER TABLE organization RENAME TO organizations;
DROP TABLE keys;
CREATE TABLE api_keys (
  id TEXT PRIMARY KEY,
  organization_id TEXT NOT NULL REFERENCES organizations (id),
  name TEXT NOT NULL,
  digest BLOB NOT NULL UNIQUE,
  scopes TEXT NOT NULL,
  expires_at TEXT,
  created_at TEXT NOT NULL,
  last_used_at TEXT,
  revoked_at TEXT,
  is_of_start INTEGER NOT NULL
) STRICT;
ALTER TABLE repositories ADD COLUMN organization_id TEXT REFERENCES organizations (id);
UPDATE repositories SET organization_id = (SELECT id FROM organizations);
CREATE INDEX repositories_by_organization ON repositories (organization_id);
`;
const notified = `
CREATE TABLE webhooks (
  id TEXT PRIMARY KEY,
  organization_id TEXT NOT NULL REFERENCES organizations (id),
  url TEXT NOT NULL,
  events TEXT NOT NULL,
  secret TEXT,
  allow_private INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  failures INTEGER NOT NULL DEFAULT 0,
  retry_at TEXT,
  disabled_at TEXT
) STRICT;

CREATE TABLE events (
  id TEXT PRIMARY KEY,
  event TEXT NOT NULL,
  body TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE deliveries (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  event_id TEXT NOT NULL REFERENCES events (id),
  webhook_id TEXT NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
  status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN (${quoteWords(['waiting', 'delivered', 'given up'])})),
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at TEXT NOT NULL
) STRICT;
CREATE INDEX deliveries_waiting ON deliveries (due_at, seq) WHERE status = 'waiting';
CREATE INDEX deliveries_by_webhook ON deliveries (webhook_id, seq);
CREATE INDEX deliveries_by_event ON deliveries (event_id);

CREATE TABLE attempts (
  delivery_seq INTEGER NOT NULL REFERENCES deliveries (seq) ON DELETE CASCADE,
  at TEXT NOT NULL,
  status INTEGER,
  error TEXT,
  duration_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX attempts_by_delivery ON attempts (delivery_seq);

ALTER TABLE violations ADD COLUMN suppressed_by TEXT;
ALTER TABLE violations ADD COLUMN suppressed_at TEXT;
`;
const watched = `
ALTER TABLE repositories ADD COLUMN is_added INTEGER NOT NULL DEFAULT 0;
ALTER TABLE repositories ADD COLUMN remote_url TEXT;
ALTER TABLE repositories ADD COLUMN refs_seen INTEGER NOT NULL DEFAULT 0;
CREATE TABLE seen_refs (
  repository_id TEXT NOT NULL REFERENCES repositories (id),
  ref TEXT NOT NULL,
  sha TEXT NOT NULL,
  PRIMARY KEY (repository_id, ref)
) STRICT, WITHOUT ROWID;
CREATE INDEX scans_by_branch ON scans (repository_id, branch, seq);
`;
const migrations = [
    (connection) => connection.exec(first),
    renewIdentifiers,
    (connection) => connection.exec('ALTER TABLE scans ADD COLUMN languages TEXT'),
    (connection) => connection.exec(owned),
    (connection) => connection.exec(notified),
    (connection) => connection.exec(watched),
    (connection) => connection.exec('ALTER TABLE violations ADD COLUMN advisory TEXT'),
    (connection) => connection.exec('ALTER TABLE violations ADD COLUMN epss_score REAL'),
];

;// CONCATENATED MODULE: ./build/compiled/src/service/store/database-file.js





const applicationId = 0x53476174;
const lockTimeoutMs = { service: 2_000, tool: 10_000 };
function openFile({ file, role, mayMake }) {
    if (file === ':memory:')
        return prepareFile(openConnection(file, role), { file, role });
    if (!mayMake && !(0,external_node_fs_.existsSync)(file)) {
        throw new errors/* GateError */.ue('CONFIG', `There is no database ${file}.`, {
            hint: 'Name the file that serve --database works with; keys create makes one.',
        });
    }
    const path = createPrivateFile(file);
    checkSingleName(file, path);
    const unlockIdentity = role === 'service' ? lockByIdentity(path) : () => { };
    try {
        const { connection, close: closeConnection } = prepareFile(openConnection(path, role), { file: path, role });
        const closeAndUnlock = () => {
            closeConnection();
            unlockIdentity();
        };
        return { connection, close: closeAndUnlock };
    }
    catch (error) {
        unlockIdentity();
        throw explainFault(file, error);
    }
}
function checkSingleName(file, path) {
    if ((0,external_node_fs_.statSync)(path).nlink <= 1)
        return;
    throw new errors/* GateError */.ue('CONFIG', `The database ${file} has several names (hard links), and may be served already by another.`, {
        hint: 'Remove the other links, or name a copy. SQLite damages a file that is used by two names.',
    });
}
function createPrivateFile(file) {
    try {
        (0,external_node_fs_.closeSync)((0,external_node_fs_.openSync)(file, 'a', 0o600));
        return (0,external_node_fs_.realpathSync)(file);
    }
    catch (cause) {
        throw new errors/* GateError */.ue('CONFIG', `The database ${file} cannot be opened: ${explainReason(cause)}.`, {
            cause,
            hint: 'Name a file in a folder that exists and can be written to.',
        });
    }
}
function openConnection(file, role) {
    return new external_node_sqlite_.DatabaseSync(file, { timeout: lockTimeoutMs[role], enableForeignKeyConstraints: true });
}
function prepareFile(connection, { file, role }) {
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
        migrate(connection, isFile && role === 'tool' ? () => lockBoth(file) : () => () => { });
    }
    catch (error) {
        closeConnection();
        throw error;
    }
    return { connection, close: closeConnection };
}
function lockForService(file) {
    const lock = new external_node_sqlite_.DatabaseSync(createPrivateFile(`${file}-service`), { timeout: 0 });
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
    const { dev, ino } = (0,external_node_fs_.statSync)(file, { bigint: true });
    const socket = (0,external_node_net_.createServer)();
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
    return new errors/* GateError */.ue('CONFIG', `The database ${file} is served already: another service works with it.`, {
        cause,
        hint: 'Stop the other service, or name another file.',
    });
}
function checkOwner(connection, file) {
    const version = readPragma(connection, 'user_version');
    const tables = connection.prepare('SELECT count(*) AS n FROM sqlite_schema').get();
    if (tables.n > 0 && readPragma(connection, 'application_id') !== applicationId) {
        throw new errors/* GateError */.ue('CONFIG', `The database ${file} belongs to another program.`, { hint: 'Name another file.' });
    }
    if (version > migrations.length) {
        throw new errors/* GateError */.ue('CONFIG', `The database ${file} was written by a newer version (${version}).`, {
            hint: 'Update this program, or name another file.',
        });
    }
}
function checkIntegrity(connection) {
    const [first] = connection.prepare('PRAGMA quick_check(1)').all();
    if (first?.quick_check === 'ok')
        return;
    throw Object.assign(new Error(first?.quick_check ?? 'it cannot be checked'), { errcode: sqlite.corrupt });
}
function migrate(connection, lock) {
    if (readPragma(connection, 'user_version') === migrations.length)
        return;
    const releaseService = lock();
    try {
        const version = readPragma(connection, 'user_version');
        connection.exec(`PRAGMA application_id = ${applicationId}`);
        migrations.slice(version).forEach((step, index) => {
            applyMigration(connection, step, version + index + 1);
        });
    }
    finally {
        releaseService();
    }
}
function applyMigration(connection, step, version) {
    connection.exec('BEGIN IMMEDIATE');
    try {
        step(connection);
        connection.exec(`PRAGMA user_version = ${version}`);
        connection.exec('COMMIT');
    }
    catch (error) {
        if (connection.isTransaction)
            connection.exec('ROLLBACK');
        throw error;
    }
}
function readPragma(connection, name) {
    const row = connection.prepare(`PRAGMA ${name}`).get();
    return row[name] ?? 0;
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
    [sqlite.io]: ['cannot be read or written', 'Look at the disk: its health, its room, its quota.'],
    [sqlite.corrupt]: ['is damaged', restore],
    [sqlite.full]: ['cannot be written: the disk is full', 'Make room on the disk, then start again.'],
    [sqlite.cannotOpen]: ['cannot be opened', rights],
    [sqlite.none]: ['is no database, or is damaged', restore],
};
function explainFault(file, error) {
    const [what, hint] = faults[getPrimaryCode(error)] ?? [];
    if (error instanceof errors/* GateError */.ue || what === undefined)
        return error;
    return new errors/* GateError */.ue('CONFIG', `The database ${file} ${what} (${explainReason(error)}).`, { cause: error, hint });
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

;// CONCATENATED MODULE: ./build/compiled/src/service/store/database.js

function openDatabase({ now, ...options }) {
    const { connection, close } = openFile(options);
    const statements = new Map();
    const prepareOnce = (sql) => {
        const statement = statements.get(sql) ?? connection.prepare(sql);
        statements.set(sql, statement);
        return statement;
    };
    return {
        all: (sql, ...values) => prepareOnce(sql).all(...values),
        get: (sql, ...values) => prepareOnce(sql).get(...values),
        run: (sql, ...values) => Number(prepareOnce(sql).run(...values).changes),
        transaction: (work) => runInTransaction(connection, work),
        tick: createClock(connection, now),
        close,
    };
}
function runInTransaction(connection, work) {
    if (connection.isTransaction)
        return work();
    connection.exec('BEGIN IMMEDIATE');
    try {
        const result = work();
        connection.exec('COMMIT');
        return result;
    }
    catch (error) {
        if (connection.isTransaction)
            connection.exec('ROLLBACK');
        throw error;
    }
}
const latestTime = `
  SELECT max(t) AS t FROM (
    SELECT max(updated_at) AS t FROM repositories
    UNION ALL SELECT max(created_at) FROM scans
    UNION ALL SELECT max(started_at) FROM scans
    UNION ALL SELECT max(completed_at) FROM scans
  )`;
function createClock(connection, now) {
    const latest = connection.prepare(latestTime).get();
    let last = latest.t === null ? 0 : Date.parse(latest.t);
    return () => {
        last = Math.max(now().getTime(), last + 1);
        return new Date(last).toISOString();
    };
}

// EXTERNAL MODULE: ./build/compiled/src/service/store/keys.js
var keys = __webpack_require__(6317);
;// CONCATENATED MODULE: ./build/compiled/src/service/store/organizations.js


const organizations_select = 'SELECT id, name, slug, created_at AS createdAt, updated_at AS updatedAt FROM organizations';
const maxNameLength = 100;
function createOrganizationTable(database) {
    const listAll = () => database.all(`${organizations_select} ORDER BY rowid`);
    const findByName = (name) => listAll().find((each) => equalsIgnoringCase(each.name, name)) ??
        listAll().find(({ slug }) => slug === toSlug(name));
    const findOnly = () => {
        const [first, ...others] = listAll();
        if (others.length === 0)
            return first;
        throw new errors/* GateError */.ue('CONFIG', 'There are several organizations, and none is named.', {
            hint: `Name one with --organization: ${formatNames(listAll())}.`,
        });
    };
    const findChosen = (name) => (name === undefined ? findOnly() : findByName(name));
    return {
        all: listAll,
        find: (id) => database.get(`${organizations_select} WHERE id = ?`, id),
        choose: (name) => {
            const found = findChosen(name);
            if (found !== undefined)
                return found;
            const message = name === undefined ? 'There is no organization yet.' : `There is no organization ${quoteName(name)}.`;
            const hint = listAll().length === 0 ? 'Make a key first: scan-gate keys create.' : `There are ${formatNames(listAll())}.`;
            throw new errors/* GateError */.ue('CONFIG', message, { hint });
        },
        chooseOrMake: (name) => database.transaction(() => findChosen(name) ?? createOrganization(database, name ?? 'Local')),
    };
}
function createOrganization(database, name) {
    const slug = toSlug(name);
    if (slug === '' || name.length > maxNameLength || /\p{Cc}/u.test(name)) {
        throw new errors/* GateError */.ue('CONFIG', `${quoteName(name)} is no name for an organization.`, {
            hint: `Give it letters or digits, at most ${maxNameLength} characters.`,
        });
    }
    const [id, time] = [(0,identifiers/* createRecordId */.r)('org'), database.tick()];
    const sql = 'INSERT INTO organizations (id, name, slug, created_at, updated_at) VALUES (?, ?, ?, ?, ?)';
    database.run(sql, id, name.trim(), slug, time, time);
    return { id, name: name.trim(), slug, createdAt: time, updatedAt: time };
}
function toSlug(name) {
    return name
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
        .replaceAll(/^-|-$/g, '');
}
const equalsIgnoringCase = (one, other) => one.toLowerCase() === other.trim().toLowerCase();
const quoteName = (name) => JSON.stringify(name.slice(0, maxNameLength));
const formatNames = (listAll) => listAll.map(({ name }) => name).join(', ');

;// CONCATENATED MODULE: ./build/compiled/src/service/store/outbox.js

function recordEvents(database, organizationId, events) {
    const sql = 'SELECT id, events FROM webhooks WHERE organization_id = ? AND disabled_at IS NULL';
    const hooks = database.all(sql, organizationId);
    if (hooks.length === 0)
        return;
    const askers = hooks.map(({ id, events: names }) => ({ id, names: JSON.parse(names) }));
    for (const { event, data } of events()) {
        const asking = askers.filter(({ names }) => names.includes(event));
        if (asking.length > 0)
            insertEvent(database, { event, data }, asking.map(({ id }) => id));
    }
}
function insertEvent(database, { event, data }, webhookIds) {
    const [id, time] = [(0,identifiers/* createRecordId */.r)('evt'), database.tick()];
    const body = JSON.stringify({ event, timestamp: time, data });
    const dueAt = event.startsWith('violation.') ? atOnceAfterOthers : atOnce;
    database.run('INSERT INTO events (id, event, body, created_at) VALUES (?, ?, ?, ?)', id, event, body, time);
    for (const webhookId of webhookIds) {
        database.run('INSERT INTO deliveries (event_id, webhook_id, due_at) VALUES (?, ?, ?)', id, webhookId, dueAt);
    }
}
const atOnce = '';
const atOnceAfterOthers = ' ';
const maxAttempts = 10;
const maxFailures = 10;
const firstDelayMs = 10_000;
const longestDelayMs = 24 * 3_600_000;
function computeDelayMs(failures) {
    return Math.min(longestDelayMs, firstDelayMs * 3 ** (failures - 1));
}
const dueSql = `SELECT d.seq, d.webhook_id, d.attempts, e.id AS event_id, e.event, e.body, w.url, w.secret, w.allow_private
  FROM deliveries d JOIN webhooks w ON w.id = d.webhook_id JOIN events e ON e.id = d.event_id
  WHERE d.status = 'waiting' AND d.due_at <= ?1 AND w.disabled_at IS NULL AND (w.retry_at IS NULL OR w.retry_at <= ?1)
    AND w.id NOT IN (SELECT value FROM json_each(?2))
  ORDER BY d.due_at, d.seq LIMIT 1`;
function createOutboxTable(database) {
    return {
        nextDue: (now, busy) => {
            const row = database.get(dueSql, now.toISOString(), JSON.stringify(busy));
            return row === undefined ? undefined : toWaiting(row);
        },
        settle: (waiting, sent, now) => database.transaction(() => recordDeliveryResult(database, { waiting, sent, now })),
        list: (webhookId, limit) => listDeliveryRecords(database, webhookId, limit),
        waiting: () => database.get(`SELECT count(*) AS n FROM deliveries WHERE status = 'waiting'`)?.n ?? 0,
        forget: (before) => database.transaction(() => {
            const time = before.toISOString();
            database.run(`DELETE FROM deliveries WHERE status <> 'waiting' AND due_at < ?`, time);
            database.run('DELETE FROM events WHERE NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.event_id = events.id)');
        }),
    };
}
function recordDeliveryResult(database, { waiting, sent, now }) {
    const { deliveryId, webhookId } = waiting;
    const attempt = 'INSERT INTO attempts (delivery_seq, at, status, error, duration_ms) SELECT ?, ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM deliveries WHERE seq = ?)';
    const { status = null, error = null, durationMs } = sent;
    database.run(attempt, deliveryId, now.toISOString(), status, error, durationMs, deliveryId);
    const deliver = 'UPDATE deliveries SET status = ?, attempts = attempts + 1, due_at = ? WHERE seq = ?';
    if (error === null) {
        database.run(deliver, 'delivered', now.toISOString(), deliveryId);
        database.run('UPDATE webhooks SET failures = 0, retry_at = NULL WHERE id = ?', webhookId);
        return { gaveUp: false, disabled: false };
    }
    const gaveUp = waiting.attempts + 1 >= maxAttempts;
    const addDelay = (failures) => new Date(now.getTime() + computeDelayMs(failures)).toISOString();
    const dueAt = gaveUp ? now.toISOString() : addDelay(waiting.attempts + 1);
    database.run(deliver, gaveUp ? 'given up' : 'waiting', dueAt, deliveryId);
    const found = database.get('SELECT failures FROM webhooks WHERE id = ?', webhookId);
    const failures = (found?.failures ?? 0) + 1;
    const disabled = failures >= maxFailures;
    const rest = 'UPDATE webhooks SET failures = ?, retry_at = ?, disabled_at = ? WHERE id = ?';
    database.run(rest, failures, addDelay(failures), disabled ? now.toISOString() : null, webhookId);
    return { gaveUp, disabled: disabled && found !== undefined };
}
function toWaiting(row) {
    return {
        deliveryId: row.seq,
        webhookId: row.webhook_id,
        attempts: row.attempts,
        eventId: row.event_id,
        event: row.event,
        body: row.body,
        url: row.url,
        secret: row.secret,
        allowPrivate: row.allow_private === 1,
    };
}
function listDeliveryRecords(database, webhookId, limit) {
    const sql = `SELECT d.seq, d.event_id, d.status, d.due_at, e.event, e.created_at
    FROM deliveries d JOIN events e ON e.id = d.event_id WHERE d.webhook_id = ? ORDER BY d.seq DESC LIMIT ?`;
    const attempts = `SELECT at, status, error, duration_ms AS durationMs FROM attempts WHERE delivery_seq = ? ORDER BY rowid`;
    return database.all(sql, webhookId, limit).map((row) => ({
        eventId: row.event_id,
        event: row.event,
        createdAt: row.created_at,
        status: row.status,
        attempts: database.all(attempts, row.seq),
        dueAt: row.status === 'waiting' ? row.due_at.trim() || row.created_at : null,
    }));
}

;// CONCATENATED MODULE: ./build/compiled/src/service/store/refs.js
function createSeenRefs(database) {
    const setSeen = 'UPDATE repositories SET refs_seen = ? WHERE id = ?';
    return {
        of: (id) => {
            const row = database.get('SELECT refs_seen AS seen FROM repositories WHERE id = ?', id);
            if (row?.seen !== 1)
                return undefined;
            const rows = database.all('SELECT ref, sha FROM seen_refs WHERE repository_id = ?', id);
            return new Map(rows.map(({ ref, sha }) => [ref, sha]));
        },
        note: (id, ref, sha) => {
            const sql = `INSERT INTO seen_refs (repository_id, ref, sha) VALUES (?, ?, ?)
        ON CONFLICT (repository_id, ref) DO UPDATE SET sha = excluded.sha`;
            database.run(sql, id, ref, sha);
        },
        forget: (id, ref) => {
            database.run('DELETE FROM seen_refs WHERE repository_id = ? AND ref = ?', id, ref);
        },
        begin: (id) => {
            database.run(setSeen, 1, id);
        },
        end: (id) => {
            database.run('DELETE FROM seen_refs WHERE repository_id = ?', id);
            database.run(setSeen, 0, id);
        },
    };
}

// EXTERNAL MODULE: ./build/compiled/src/api/words.js
var words = __webpack_require__(56845);
;// CONCATENATED MODULE: ./build/compiled/src/service/store/announcements.js

const ownerSql = 'SELECT organization_id AS organizationId, name AS repository FROM repositories WHERE id = ?';
function findRepositoryOwner(database, repositoryId) {
    return database.get(ownerSql, repositoryId) ?? { organizationId: '', repository: '' };
}
function announceCompleted(database, scan, { counts, ...changes }) {
    const { organizationId, repository } = findRepositoryOwner(database, scan.repositoryId);
    const { critical, high, medium, low } = counts;
    const violations = { critical, high, medium, low };
    recordEvents(database, organizationId, () => [
        { event: 'scan.completed', data: { scan_id: scan.id, repository, status: 'COMPLETED', violations } },
        ...buildChangeEvents(database, scan, changes),
    ]);
}
function announceFixed(database, repositoryId, fixed) {
    const scan = { id: '', repositoryId, branch: null };
    const { organizationId } = findRepositoryOwner(database, repositoryId);
    recordEvents(database, organizationId, () => buildChangeEvents(database, scan, { appeared: [], fixed: [...fixed] }));
}
function announceFailed(database, scan, error) {
    const { organizationId, repository } = findRepositoryOwner(database, scan.repositoryId);
    const data = { scan_id: scan.id, repository, status: 'FAILED', error };
    recordEvents(database, organizationId, () => [{ event: 'scan.failed', data }]);
}
const repositorySql = `SELECT id AS repository_id, name AS repository, vcs_url, vcs_provider, default_branch
  FROM repositories WHERE id = ?`;
function announceConnected(database, repositoryId) {
    const data = database.get(repositorySql, repositoryId);
    const { organizationId } = findRepositoryOwner(database, repositoryId);
    recordEvents(database, organizationId, () => (data ? [{ event: 'repository.connected', data: { ...data } }] : []));
}
function buildChangeEvents(database, scan, { appeared, fixed }) {
    const { repository } = findRepositoryOwner(database, scan.repositoryId);
    const readViolationData = (id) => readAnnouncedViolation(database, id, { ...scan, repository });
    return [
        ...appeared.map((id) => ({ event: 'violation.created', data: readViolationData(id) })),
        ...fixed.map((id) => ({ event: 'violation.fixed', data: readViolationData(id) })),
    ];
}
const violationSql = `SELECT title, severity, type, status, file_path, line_number, first_detected
  FROM violations WHERE id = ?`;
function readAnnouncedViolation(database, id, scan) {
    const row = database.get(violationSql, id);
    if (row === undefined)
        throw new Error(`violation ${id} is gone`);
    return {
        violation_id: id,
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
}

;// CONCATENATED MODULE: ./build/compiled/src/service/store/page.js
function readPage(database, query, paging) {
    const counted = database.get(`SELECT count(${query.count ?? '*'}) AS n ${query.source}`, ...query.values);
    const total = counted?.n ?? 0;
    const offset = (paging.page - 1) * paging.limit;
    if (offset >= total)
        return { items: [], total };
    const sql = `SELECT ${query.select} ${query.source} ${query.order} LIMIT ? OFFSET ?`;
    return { items: database.all(sql, ...query.values, paging.limit, offset), total };
}
function buildWhere(conditions) {
    const present = conditions.filter((condition) => condition !== undefined);
    return {
        sql: present.length === 0 ? '' : `WHERE ${present.map(([sql]) => sql).join(' AND ')}`,
        values: present.flatMap(([, ...values]) => values),
    };
}
function belongsToOrganization(organizationId) {
    if (organizationId === undefined)
        return undefined;
    return ['repository_id IN (SELECT id FROM repositories WHERE organization_id = ?)', organizationId];
}

;// CONCATENATED MODULE: ./build/compiled/src/service/store/repositories.js




const counts = words/* severityFilters */.$l.map((word) => `count(*) FILTER (WHERE v.severity = '${word.toUpperCase()}') AS ${word}`);
const repositories_select = `r.*, ${counts.join(', ')}`;
const from = `FROM repositories r LEFT JOIN violations v ON v.repository_id = r.id AND v.status = 'OPEN'`;
const group = 'GROUP BY r.id';
const sortColumns = {
    name: 'r.name COLLATE NOCASE',
    createdAt: 'r.created_at',
    updatedAt: 'r.updated_at',
    lastScanAt: 'r.last_scan_at',
};
function createRepositoryTable(database) {
    const findBy = (condition, value) => {
        const row = database.get(`SELECT ${repositories_select} ${from} WHERE r.${condition} = ? ${group}`, value);
        return row === undefined ? undefined : toRepositoryRecord(row);
    };
    return {
        register: (organizationId, repositories) => database.transaction(() => {
            database.run(`UPDATE repositories SET status = 'inactive' WHERE status = 'active' AND is_added = 0`);
            for (const repository of repositories)
                upsertRepository(database, organizationId, repository);
            return repositories.flatMap(({ path }) => findBy('path', path) ?? []);
        }),
        find: (id, organizationId) => {
            const found = findBy('id', id);
            return organizationId === undefined || found?.organizationId === organizationId ? found : undefined;
        },
        ...createAdditions(database, findBy),
        list: (filter, paging) => listRepositoryPage(database, filter, paging),
        update: (id, settings) => {
            const sql = `UPDATE repositories SET auto_scan_on_push = coalesce(?, auto_scan_on_push),
        auto_scan_on_pr = coalesce(?, auto_scan_on_pr), updated_at = ? WHERE id = ?`;
            database.run(sql, toFlag(settings.autoScanOnPush), toFlag(settings.autoScanOnPr), database.tick(), id);
        },
    };
}
function createAdditions(database, findBy) {
    return {
        add: (organizationId, { remoteUrl, ...repository }) => database.transaction(() => {
            const id = upsertRepository(database, organizationId, repository);
            database.run(`UPDATE repositories SET is_added = 1, remote_url = ?, status = 'active' WHERE id = ?`, remoteUrl, id);
            return id;
        }),
        archive: (organizationId, id) => {
            const sql = `UPDATE repositories SET status = 'archived', updated_at = ?
        WHERE id = ? AND organization_id = ? AND status <> 'archived'`;
            return database.run(sql, database.tick(), id, organizationId) === 1;
        },
        watched: (id) => {
            const sql = `SELECT id FROM repositories WHERE status = 'active' AND (auto_scan_on_push = 1 OR auto_scan_on_pr = 1)
        AND id = coalesce(?, id)`;
            return database.all(sql, id ?? null).flatMap((row) => findBy('id', row.id) ?? []);
        },
        added: () => {
            const sql = `SELECT id FROM repositories WHERE is_added = 1 AND status = 'active' ORDER BY rowid`;
            return database.all(sql).flatMap((row) => findBy('id', row.id) ?? []);
        },
    };
}
function upsertRepository(database, organizationId, repository) {
    const { path, name, vcsUrl, provider, defaultBranch } = repository;
    const time = database.tick();
    const sql = `
    INSERT INTO repositories
      (id, organization_id, path, name, vcs_url, vcs_provider, default_branch, status, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, 'active', ?, ?)
    ON CONFLICT (path) DO UPDATE SET name = excluded.name, vcs_url = excluded.vcs_url,
      status = CASE status WHEN 'archived' THEN 'archived' ELSE 'active' END,
      vcs_provider = excluded.vcs_provider, default_branch = excluded.default_branch, updated_at = excluded.updated_at`;
    const texts = [path, name, vcsUrl, provider, defaultBranch];
    const id = (0,identifiers/* createRecordId */.r)('repo');
    const stored = database.get(`${sql} RETURNING id`, id, organizationId, ...texts, time, time);
    if (stored?.id === id)
        announceConnected(database, id);
    return stored?.id ?? id;
}
function listRepositoryPage(database, filter, paging) {
    const condition = buildWhere([
        ['r.status = ?', filter.status ?? 'active'],
        filter.organizationId === undefined ? undefined : ['r.organization_id = ?', filter.organizationId],
        filter.provider === undefined ? undefined : ['r.vcs_provider = ?', filter.provider],
        filter.search === undefined ? undefined : ['instr(lower(r.name), lower(?)) > 0', filter.search],
    ]);
    const field = filter.sortBy ?? 'name';
    const direction = (filter.sortOrder ?? (field === 'name' ? 'asc' : 'desc')) === 'asc' ? 'ASC' : 'DESC';
    const query = {
        select: repositories_select,
        source: `${from} ${condition.sql}`,
        order: `${group} ORDER BY ${sortColumns[field]} ${direction}, r.id ${direction}`,
        values: condition.values,
        count: 'DISTINCT r.id',
    };
    const { items, total } = readPage(database, query, paging);
    return { items: items.map(toRepositoryRecord), total };
}
function toFlag(value) {
    return value === undefined ? null : Number(value);
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

// EXTERNAL MODULE: ./build/compiled/src/severity.js
var src_severity = __webpack_require__(26436);
// EXTERNAL MODULE: ./build/compiled/src/service/scan-result.js
var scan_result = __webpack_require__(83282);
;// CONCATENATED MODULE: ./build/compiled/src/service/store/new-violation.js

const isKnownSql = 'SELECT 1 AS known FROM violations WHERE repository_id = ? AND type = ? AND fingerprint = ?';
const sameContentSql = `SELECT id, fingerprint, first_detected FROM violations
  WHERE repository_id = ? AND type = ? AND content_fingerprint = ? AND status <> 'FIXED' ORDER BY file_path, id`;
const takenSql = 'SELECT 1 AS taken FROM violations WHERE id = ? AND repository_id <> ?';
const new_violation_ownerSql = 'SELECT vcs_url, path FROM repositories WHERE id = ?';
function createViolationFinder(database, { repositoryId, time, result }) {
    const found = new Set(result.findings.map(({ type, fingerprint }) => `${type} ${fingerprint}`));
    const taken = new Set();
    const findRenamed = ({ type, fingerprint, contentFingerprint }) => {
        if (contentFingerprint === undefined || database.get(isKnownSql, repositoryId, type, fingerprint))
            return undefined;
        const candidates = database.all(sameContentSql, repositoryId, type, contentFingerprint);
        const origin = candidates.find((one) => !taken.has(one.id) && !found.has(`${type} ${one.fingerprint}`));
        if (origin !== undefined)
            taken.add(origin.id);
        return origin;
    };
    const owner = database.get(new_violation_ownerSql, repositoryId) ?? { vcs_url: '', path: '' };
    const isTaken = (id) => database.get(takenSql, id, repositoryId) !== undefined;
    return (finding) => ({
        id: (0,identifiers/* createViolationId */.K)(finding, owner, isTaken),
        firstDetected: findRenamed(finding)?.first_detected ?? time,
    });
}

;// CONCATENATED MODULE: ./build/compiled/src/service/store/merge.js




const scanTypes = {
    SAST: 'sast',
    AGENTIC_SAST: 'sast',
    SCA: 'sca',
    SECRET: 'secrets',
    IAC: 'iac',
};
const coverageRanks = { 'not covered': 0, 'partly covered': 1, covered: 2 };
function mergeFindings(database, merge) {
    const { repositoryId, branch, result } = merge;
    forgetBranch(database, merge);
    const created = [];
    const appeared = [];
    const wasFixed = listFixedBefore(database, repositoryId);
    const counts = { ...noCounts };
    const compared = { old: [], doubtful: [], counts: { ...noCounts } };
    const getAge = createAgeLookup(result.known);
    const originOf = createViolationFinder(database, merge);
    for (const finding of selectWorst(result.findings)) {
        const origin = originOf(finding);
        const { id, status, first_detected: firstDetected } = upsertViolation(database, { merge, finding, origin });
        if (firstDetected === merge.time)
            created.push(id);
        const isRenamed = origin.firstDetected !== merge.time;
        if (firstDetected === merge.time || isRenamed || wasFixed.has(id))
            appeared.push(id);
        const age = getAge(finding);
        if (age !== 'new')
            compared[age].push(id);
        if (status === 'OPEN')
            counts[toSeverityFilter(finding.severity)] += 1;
        if (status === 'OPEN' && age !== 'old')
            compared.counts[toSeverityFilter(finding.severity)] += 1;
        const rank = Math.max(1, rankCoverage(result.coverage, finding.type));
        const sql = `INSERT INTO violation_branches (violation_id, branch, coverage_rank) VALUES (?, ?, ?)
      ON CONFLICT (violation_id, branch) DO UPDATE SET coverage_rank = excluded.coverage_rank`;
        database.run(sql, id, branch, rank);
    }
    const fixed = fixAbsent(database, repositoryId);
    return { counts, created, appeared, fixed, compared: result.known && compared };
}
const noCounts = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
function listFixedBefore(database, repositoryId) {
    const sql = `SELECT id FROM violations WHERE repository_id = ? AND status = 'FIXED'`;
    return new Set(database.all(sql, repositoryId).map(({ id }) => id));
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
function forgetBranch(database, { repositoryId, branch, result }) {
    for (const type of Object.keys(scanTypes)) {
        const sql = `DELETE FROM violation_branches WHERE branch = ? AND coverage_rank <= ? AND violation_id IN
      (SELECT id FROM violations WHERE repository_id = ? AND type = ?)`;
        database.run(sql, branch, rankCoverage(result.coverage, type), repositoryId, type);
    }
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
    return words/* severityFilters */.$l[(0,src_severity/* getSeverityRank */.Eg)(severity)];
}
const described = [
    'severity',
    'severity_rank',
    'title',
    'description',
    'remediation',
    'cwe',
    'cvss_score',
    'epss_score',
];
const placed = ['file_path', 'line_number', 'code_snippet', 'content_fingerprint', 'last_seen', 'advisory'];
const refreshed = [...described, ...placed];
const upsertSql = `
  INSERT INTO violations (id, repository_id, fingerprint, type, first_detected, status, ${refreshed.join(', ')})
  VALUES (?, ?, ?, ?, ?, 'OPEN', ${refreshed.map(() => '?').join(', ')})
  ON CONFLICT (repository_id, type, fingerprint) DO UPDATE SET
    status = CASE status WHEN 'FIXED' THEN 'OPEN' ELSE status END,
    ${refreshed.map((column) => `${column} = excluded.${column}`).join(', ')}
  RETURNING id, status, first_detected`;
function upsertViolation(database, { merge, finding, origin }) {
    const { title, description, remediation, severity, cwe, cvss, epss, filePath, line, codeSnippet } = finding;
    const row = database.get(upsertSql, ...[origin.id, merge.repositoryId, finding.fingerprint, finding.type, origin.firstDetected], ...[
        severity,
        (0,src_severity/* getSeverityRank */.Eg)(finding.severity),
        title,
        description,
        remediation,
        cwe ?? null,
        toFinite(cvss),
        toFinite(epss),
    ], ...[filePath, toInteger(line), finding.type === 'SECRET' ? null : (codeSnippet ?? null)], ...[finding.contentFingerprint ?? null, merge.time], finding.advisory === undefined ? null : JSON.stringify(finding.advisory));
    if (row === undefined)
        throw new Error('the violation was not stored');
    return row;
}
function toFinite(value) {
    return value !== undefined && Number.isFinite(value) ? value : null;
}
function toInteger(value) {
    return value !== undefined && Number.isSafeInteger(value) ? value : null;
}
function fixBranch(database, repositoryId, branch) {
    const sql = `DELETE FROM violation_branches WHERE branch = ? AND violation_id IN
    (SELECT id FROM violations WHERE repository_id = ?)`;
    return database.run(sql, branch, repositoryId) === 0 ? [] : fixAbsent(database, repositoryId);
}
function fixAbsent(database, repositoryId) {
    const sql = `UPDATE violations SET status = 'FIXED'
    WHERE repository_id = ? AND status = 'OPEN' AND NOT EXISTS
      (SELECT 1 FROM violation_branches b WHERE b.violation_id = violations.id)
    RETURNING id`;
    return database.all(sql, repositoryId).map(({ id }) => id);
}

;// CONCATENATED MODULE: ./build/compiled/src/service/store/scans.js




const scans_sortColumns = { created: 'seq', startedAt: 'started_at', completedAt: 'completed_at', status: 'status' };
function createScanTable(database) {
    const findScan = (id, organizationId) => {
        const { sql, values } = buildWhere([['id = ?', id], belongsToOrganization(organizationId)]);
        const row = database.get(`SELECT * FROM scans ${sql}`, ...values);
        return row === undefined ? undefined : toScanRecord(row);
    };
    return {
        create: (scan) => createScan(database, scan),
        find: findScan,
        list: (filter, paging) => listScanPage(database, filter, paging),
        start: (id) => {
            const sql = `UPDATE scans SET status = 'SCANNING', started_at = ? WHERE id = ? AND status = 'PENDING'`;
            expectOne(database.run(sql, database.tick(), id), id);
        },
        complete: (id, result) => completeScan(database, id, result),
        fail: (id, error) => database.transaction(() => failScanRow(database, id, error)),
        failUnfinished: (error) => database.transaction(() => {
            const sql = `SELECT id FROM scans WHERE status IN ('PENDING', 'SCANNING') ORDER BY seq`;
            const unfinished = database.all(sql);
            for (const { id } of unfinished)
                failScanRow(database, id, error);
            return unfinished.length;
        }),
        latestCommit: (repositoryId, branch) => {
            const sql = 'SELECT commit_sha AS sha FROM scans WHERE repository_id = ? AND branch = ? ORDER BY seq DESC LIMIT 1';
            return database.get(sql, repositoryId, branch)?.sha;
        },
        unfinished: (organizationId) => countUnfinished(database, organizationId),
        hasRoom: (organizationId, maxUnfinished) => {
            const own = countUnfinished(database, organizationId);
            if (countUnfinished(database) >= maxUnfinished)
                return false;
            const sql = 'SELECT count(DISTINCT organization_id) AS n FROM repositories';
            const organizations = Math.max(1, database.get(sql)?.n ?? 1);
            return own < Math.max(1, Math.floor(maxUnfinished / organizations));
        },
    };
}
function countUnfinished(database, organizationId) {
    const { sql, values } = buildWhere([[`status IN ('PENDING', ?)`, 'SCANNING'], belongsToOrganization(organizationId)]);
    return database.get(`SELECT count(*) AS n FROM scans ${sql}`, ...values)?.n ?? 0;
}
function failScanRow(database, id, error) {
    const sql = `UPDATE scans SET status = 'FAILED', error = ?, completed_at = ?
    WHERE id = ? AND status IN ('PENDING', 'SCANNING') RETURNING id, repository_id AS repositoryId, branch`;
    const scan = database.get(sql, error, database.tick(), id);
    if (scan !== undefined)
        announceFailed(database, scan, error);
}
function createScan(database, scan) {
    const id = (0,identifiers/* createRecordId */.r)('scan');
    const createdAt = database.tick();
    const sql = `INSERT INTO scans (id, repository_id, branch, commit_sha, status, created_at)
    VALUES (?, ?, ?, ?, 'PENDING', ?)`;
    database.run(sql, id, scan.repositoryId, scan.branch, scan.commitSha, createdAt);
    const times = { createdAt, startedAt: null, completedAt: null };
    const unknown = { error: null, counts: null, coverage: null, diagnostics: null, languages: null };
    return { id, ...scan, status: 'PENDING', ...times, ...unknown };
}
function completeScan(database, id, result) {
    return database.transaction(() => {
        const scan = database.get(`SELECT * FROM scans WHERE id = ? AND status = 'SCANNING'`, id);
        expectOne(scan === undefined ? 0 : 1, id);
        const { repository_id: repositoryId, branch } = scan;
        const time = database.tick();
        const merged = mergeFindings(database, { repositoryId, branch, time, result });
        const sql = `UPDATE scans SET status = 'COMPLETED', completed_at = ?, counts = ?, coverage = ?, diagnostics = ?, languages = ?
      WHERE id = ?`;
        const { coverage, diagnostics, languages } = result;
        const texts = [merged.counts, coverage, diagnostics, languages].map((value) => JSON.stringify(value));
        database.run(sql, time, ...texts, id);
        database.run('UPDATE repositories SET last_scan_at = ?, updated_at = ? WHERE id = ?', time, time, repositoryId);
        announceCompleted(database, { id, repositoryId, branch }, merged);
        return merged;
    });
}
function expectOne(changed, id) {
    if (changed !== 1)
        throw new Error(`scan ${id} is not in the state that this step starts from`);
}
function listScanPage(database, filter, paging) {
    const type = filter.scanType;
    const condition = buildWhere([
        belongsToOrganization(filter.organizationId),
        filter.repositoryId === undefined ? undefined : ['repository_id = ?', filter.repositoryId],
        filter.status === undefined ? undefined : ['status = ?', filter.status],
        type === undefined
            ? undefined
            : [`(coverage IS NULL OR coalesce(json_extract(coverage, ?), 'not covered') <> 'not covered')`, `$.${type}`],
    ]);
    const direction = filter.sortOrder === 'asc' ? 'ASC' : 'DESC';
    const column = scans_sortColumns[filter.sortBy ?? 'created'];
    const query = {
        select: '*',
        source: `FROM scans ${condition.sql}`,
        order: `ORDER BY ${column} ${direction}, seq ${direction}`,
        values: condition.values,
    };
    const { items, total } = readPage(database, query, paging);
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

;// CONCATENATED MODULE: ./build/compiled/src/service/store/violations.js




function createViolationTable(database) {
    return {
        find: (id, organizationId) => {
            const { sql, values } = buildWhere([['id = ?', id], belongsToOrganization(organizationId)]);
            const row = database.get(`SELECT * FROM violations ${sql}`, ...values);
            return row === undefined ? undefined : toViolationRecord(row);
        },
        list: (filter, paging) => listViolationPage(database, filter, paging),
        leaveBranch: (repositoryId, branch) => database.transaction(() => announceFixed(database, repositoryId, fixBranch(database, repositoryId, branch))),
        suppress: (id, status, { justification, by }) => {
            const sql = `UPDATE violations SET status = ?, justification = ?, suppressed_by = ?, suppressed_at = ? WHERE id = ?`;
            database.run(sql, status, justification, by, database.tick(), id);
        },
    };
}
function listViolationPage(database, filter, paging) {
    const severities = words/* severityFilters */.$l.filter((word) => filter.severities?.includes(word));
    const condition = buildWhere([
        belongsToOrganization(filter.organizationId),
        filter.repositoryId === undefined ? undefined : ['repository_id = ?', filter.repositoryId],
        filter.status === undefined ? undefined : ['status = ?', filter.status],
        filter.severities === undefined
            ? undefined
            : [`severity IN (${severities.map(() => '?').join(', ')})`, ...severities.map((word) => word.toUpperCase())],
    ]);
    const query = {
        select: '*',
        source: `FROM violations ${condition.sql}`,
        order: 'ORDER BY severity_rank, id',
        values: condition.values,
    };
    const { items, total } = readPage(database, query, paging);
    return { items: items.map(toViolationRecord), total };
}
function readSuppression({ status, justification, suppressed_by: by, suppressed_at: at, }) {
    return status === 'FALSE_POSITIVE' || status === 'ACCEPTED_RISK'
        ? { justification: justification ?? '', by, at }
        : undefined;
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
        suppression: readSuppression(row),
        firstDetected: row.first_detected,
        lastSeen: row.last_seen,
        advisory: row.advisory,
    };
}

;// CONCATENATED MODULE: ./build/compiled/src/service/store/webhooks.js

function createWebhookTable(database) {
    return {
        add: (organizationId, { url, events, secret, allowPrivate }) => {
            const id = (0,identifiers/* createRecordId */.r)('hook');
            const sql = `INSERT INTO webhooks (id, organization_id, url, events, secret, allow_private, created_at)
        VALUES (?, ?, ?, ?, ?, ?, ?)`;
            const rest = [secret, Number(allowPrivate), database.tick()];
            database.run(sql, id, organizationId, url, JSON.stringify(events), ...rest);
            return id;
        },
        list: (organizationId) => {
            const sql = 'SELECT * FROM webhooks WHERE organization_id = ? ORDER BY rowid';
            return database.all(sql, organizationId).map(toWebhookRecord);
        },
        find: (organizationId, id) => {
            const row = database.get('SELECT * FROM webhooks WHERE id = ? AND organization_id = ?', id, organizationId);
            return row === undefined ? undefined : toWebhookRecord(row);
        },
        remove: (organizationId, id) => database.run('DELETE FROM webhooks WHERE id = ? AND organization_id = ?', id, organizationId) === 1,
        setSecret: (id, secret) => {
            database.run('UPDATE webhooks SET secret = ? WHERE id = ?', secret, id);
        },
        enable: (id) => {
            database.run('UPDATE webhooks SET failures = 0, retry_at = NULL, disabled_at = NULL WHERE id = ?', id);
        },
    };
}
function toWebhookRecord(row) {
    return {
        id: row.id,
        organizationId: row.organization_id,
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









function openStore(options) {
    const { file, role = 'service', mayMake = true, now = () => new Date() } = options;
    const database = openDatabase({ file, role, mayMake, now });
    const scans = createScanTable(database);
    if (role === 'service')
        scans.failUnfinished('interrupted by a restart');
    return {
        organizations: createOrganizationTable(database),
        keys: (0,keys/* createKeyTable */.u)(database),
        repositories: createRepositoryTable(database),
        scans,
        violations: createViolationTable(database),
        webhooks: createWebhookTable(database),
        outbox: createOutboxTable(database),
        refs: createSeenRefs(database),
        transaction: database.transaction,
        isUp: () => {
            try {
                return database.get('SELECT count(*) AS n FROM organizations') !== undefined;
            }
            catch {
                return false;
            }
        },
        close: database.close,
    };
}


/***/ }),

/***/ 87618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lv: () => (/* binding */ checkWebhookUrl),
/* harmony export */   WG: () => (/* binding */ createCheckedLookup)
/* harmony export */ });
/* unused harmony exports classifyAddress, getHostname */
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
        throw createUrlError('is not encrypted', 'Use https; http goes to the own network alone, with --allow-private.');
    if (url.username !== '' || url.password !== '')
        throw createUrlError('holds a user or a password');
    if (url.hash !== '')
        throw createUrlError('has a fragment, which nobody would receive');
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
        ? 'which is this machine or its network: that takes --allow-private'
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
    'scan.completed': (0,_api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .createOnce */ .Ur)(() => zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ ...scan, status: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('COMPLETED'), violations: counts })),
    'scan.failed': (0,_api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .createOnce */ .Ur)(() => zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ ...scan, status: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('FAILED'), error: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })),
    'violation.created': (0,_api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .createOnce */ .Ur)(() => zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej(violation)),
    'violation.fixed': (0,_api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .createOnce */ .Ur)(() => zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej(violation)),
    'repository.connected': (0,_api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .createOnce */ .Ur)(() => zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        repository_id: _api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv,
        repository: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        vcs_url: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        vcs_provider: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        default_branch: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    })),
    'member.invited': (0,_api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .createOnce */ .Ur)(() => zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej(member)),
    'member.added': (0,_api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .createOnce */ .Ur)(() => zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej(member)),
};
const eventNames = Object.keys(data);
const eventMeanings = {
    'scan.completed': 'a scan finished',
    'scan.failed': 'a scan ended with an error',
    'violation.created': 'a new violation was found, or one that was fixed is back',
    'violation.fixed': 'no branch has the violation any more',
    'repository.connected': 'a repository was added',
    'member.invited': 'a team member was invited; never sent, because this service knows no members',
    'member.added': 'a team member joined; never sent, because this service knows no members',
};
const neverSent = ['member.invited', 'member.added'];
function createPayloadSchema(event) {
    return zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ event: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(event), timestamp: _api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .timestamp */ .vE, data: data[event]() });
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
        return createSent(undefined, (0,_log_js__WEBPACK_IMPORTED_MODULE_4__/* .formatErrorLine */ .A)(error));
    }
}
async function postMessage(message, { signal, now, timeoutMs = defaultTimeoutMs, resolve }) {
    const url = (0,_addresses_js__WEBPACK_IMPORTED_MODULE_3__/* .checkWebhookUrl */ .Lv)(message.url, message.allowPrivate);
    const timeUp = AbortSignal.timeout(timeoutMs);
    const body = Buffer.from(message.body);
    const request = (url.protocol === 'https:' ? node_https__WEBPACK_IMPORTED_MODULE_1__.request : node_http__WEBPACK_IMPORTED_MODULE_0__.request)(url, {
        method: 'POST',
        headers: buildHeaders(message, body, now),
        lookup: (0,_addresses_js__WEBPACK_IMPORTED_MODULE_3__/* .createCheckedLookup */ .WG)(message.allowPrivate, resolve),
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
