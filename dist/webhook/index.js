import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ // The require scope
/******/ var __nccwpck_require__ = {};
/******/ 
/************************************************************************/
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
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  oF: () => (/* binding */ createReceiver),
  $I: () => (/* binding */ createWorkflowStarter),
  vR: () => (/* binding */ signWebhook),
  Oc: () => (/* binding */ verifyWebhook),
  Gw: () => (/* binding */ webhookHeaders)
});

;// CONCATENATED MODULE: external "node:crypto"
const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
;// CONCATENATED MODULE: ./build/compiled/src/shared/http/confidential.js
function isLoopback({ hostname }) {
    return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
function isConfidential(url) {
    return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
}

;// CONCATENATED MODULE: ./build/compiled/src/shared/api/webhook.js


const webhookHeaders = {
    signature: 'X-Scan-Gate-Signature',
    event: 'X-Scan-Gate-Event',
    eventId: 'X-Scan-Gate-Event-Id',
    timestamp: 'X-Scan-Gate-Timestamp',
    timedSignature: 'X-Scan-Gate-Timed-Signature',
};
function signWebhook({ secret, eventId, timestamp, body, }) {
    const hmac = () => (0,external_node_crypto_namespaceObject.createHmac)('sha256', secret);
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
    const [one, other] = [given, expected].map((text) => (0,external_node_crypto_namespaceObject.createHash)('sha256').update(text).digest());
    return one !== undefined && other !== undefined && (0,external_node_crypto_namespaceObject.timingSafeEqual)(one, other);
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
    return `${text}.${(0,external_node_crypto_namespaceObject.sign)('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
}

var __webpack_exports__createReceiver = __webpack_exports__.oF;
var __webpack_exports__createWorkflowStarter = __webpack_exports__.$I;
var __webpack_exports__signWebhook = __webpack_exports__.vR;
var __webpack_exports__verifyWebhook = __webpack_exports__.Oc;
var __webpack_exports__webhookHeaders = __webpack_exports__.Gw;
export { __webpack_exports__createReceiver as createReceiver, __webpack_exports__createWorkflowStarter as createWorkflowStarter, __webpack_exports__signWebhook as signWebhook, __webpack_exports__verifyWebhook as verifyWebhook, __webpack_exports__webhookHeaders as webhookHeaders };
