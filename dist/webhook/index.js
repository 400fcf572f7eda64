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
  vR: () => (/* binding */ signWebhook),
  Oc: () => (/* binding */ verifyWebhook),
  Gw: () => (/* binding */ webhookHeaders)
});

;// CONCATENATED MODULE: external "node:crypto"
const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
;// CONCATENATED MODULE: ./build/compiled/src/api/webhook.js

const webhookHeaders = {
    signature: 'X-Scan-Gate-Signature',
    event: 'X-Scan-Gate-Event',
    eventId: 'X-Scan-Gate-Event-Id',
    timestamp: 'X-Scan-Gate-Timestamp',
    timedSignature: 'X-Scan-Gate-Timed-Signature',
};
function signWebhook({ secret, eventId, timestamp, body }) {
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
    const [signature, timed, eventId, sent] = ['signature', 'timedSignature', 'eventId', 'timestamp'].map((name) => headerOf(received.headers, webhookHeaders[name]));
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
    return withPayload(eventId, body);
}
function withPayload(eventId, body) {
    try {
        const payload = JSON.parse(typeof body === 'string' ? body : new TextDecoder('utf-8', { fatal: true }).decode(body));
        return { ok: true, eventId, event: payload.event, payload };
    }
    catch {
        return { ok: false, reason: 'no JSON' };
    }
}
function headerOf(headers, name) {
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

var __webpack_exports__signWebhook = __webpack_exports__.vR;
var __webpack_exports__verifyWebhook = __webpack_exports__.Oc;
var __webpack_exports__webhookHeaders = __webpack_exports__.Gw;
export { __webpack_exports__signWebhook as signWebhook, __webpack_exports__verifyWebhook as verifyWebhook, __webpack_exports__webhookHeaders as webhookHeaders };
