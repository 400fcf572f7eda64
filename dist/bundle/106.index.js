export const id = 106;
export const ids = [106];
export const modules = {

/***/ 87618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lv: () => (/* binding */ checkWebhookUrl),
/* harmony export */   yG: () => (/* binding */ checkedLookup)
/* harmony export */ });
/* unused harmony exports placeOf, hostOf */
/* harmony import */ var node_dns__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40610);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92700);
/** Where a webhook may lead: never into the machine or the network around it, unless its owner says so. */



/** Of the special-purpose registries of IANA (RFC 6890 and its updates) what one may mean on purpose. */
const privateRanges = {
    ipv4: ['10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'],
    ipv6: ['::1/128', 'fc00::/7'],
};
/** And what nobody means: this host, link-local (where clouds keep their credentials), documentation, multicast, reserved. */
const closedRanges = {
    ipv4: [
        ...['0.0.0.0/8', '169.254.0.0/16', '192.0.0.0/24', '192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24'],
        ...['192.88.99.0/24', '192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
        ...['224.0.0.0/4', '240.0.0.0/4'],
    ],
    // Within 2000::/3, which alone is given out: special purposes, and what holds an IPv4 address (Teredo, 6to4).
    ipv6: ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'],
};
const [privateList, closedList] = [privateRanges, closedRanges].map(listOf);
const globalList = listOf({ ipv4: ['0.0.0.0/0'], ipv6: ['2000::/3'] });
function listOf(ranges) {
    const list = new node_net__WEBPACK_IMPORTED_MODULE_1__.BlockList();
    for (const family of ['ipv4', 'ipv6']) {
        for (const range of ranges[family]) {
            const [network = '', bits] = range.split('/');
            list.addSubnet(network, Number(bits), family);
        }
    }
    return list;
}
/** What kind of place an IP address is; an IPv4 address in the form of IPv6 is that IPv4 address. */
function placeOf(address) {
    const plain = mappedAddress(address) ?? address.replace(/%.*$/, '');
    const family = (0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(plain) === 6 ? 'ipv6' : 'ipv4';
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(plain) === 0)
        return 'closed';
    if (privateList.check(plain, family))
        return 'private';
    return !globalList.check(plain, family) || closedList.check(plain, family) ? 'closed' : 'public';
}
/** The IPv4 address in `::ffff:…`, however that is written. */
function mappedAddress(address) {
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(address) !== 6 || address.includes('%'))
        return undefined;
    const [, high, low] = /^\[::ffff:([0-9a-f]+):([0-9a-f]+)\]$/.exec(new URL(`http://[${address}]`).hostname) ?? [];
    if (high === undefined || low === undefined)
        return undefined;
    const [first, second] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
    return [first >> 8, first & 0xff, second >> 8, second & 0xff].join('.');
}
function isAllowed(address, allowPrivate) {
    const place = placeOf(address);
    return place === 'public' || (place === 'private' && allowPrivate);
}
const maxUrlLength = 2_000;
/** Throws CONFIG when nothing may be sent there, as far as the address itself tells. */
function checkWebhookUrl(text, allowPrivate) {
    const url = URL.canParse(text) && text.length <= maxUrlLength ? new URL(text) : undefined;
    if (url === undefined || !['https:', 'http:'].includes(url.protocol))
        throw badUrl('is not an https address');
    if (url.protocol === 'http:' && !allowPrivate)
        throw badUrl('is not encrypted', 'Use https; http goes to the own network alone, with --allow-private.');
    if (url.username !== '' || url.password !== '')
        throw badUrl('holds a user or a password');
    if (url.hash !== '')
        throw badUrl('has a fragment, which nobody would receive');
    const host = hostOf(url);
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(host) !== 0 && !isAllowed(host, allowPrivate))
        throw badUrl(`leads to ${host}, ${closedReason(host)}`);
    return url;
}
function badUrl(what, hint = 'Name an https address that can be reached from here.') {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', `The URL of a webhook ${what}.`, { hint });
}
function closedReason(address) {
    return placeOf(address) === 'private'
        ? 'which is this machine or its network: that takes --allow-private'
        : 'where no webhook may go';
}
/** Without the brackets of IPv6. */
function hostOf(url) {
    return url.hostname.replace(/^\[|\]$/g, '');
}
/** The look-up of one connection: what it resolved is what is connected to, and one forbidden address of several forbids all. */
function checkedLookup(allowPrivate, resolve = node_dns__WEBPACK_IMPORTED_MODULE_0__.lookup) {
    return (hostname, options, callback) => {
        resolve(hostname, { ...options, all: true }, (error, addresses) => {
            if (error !== null)
                return callback(error, '');
            const refused = addresses.find(({ address }) => !isAllowed(address, allowPrivate));
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

/***/ 50106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sendWebhook: () => (/* binding */ sendWebhook)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44708);
/* harmony import */ var _api_webhook_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21369);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99665);
/* harmony import */ var _addresses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87618);





const defaultTimeoutMs = 10_000;
/** Never rejects. */
async function sendWebhook(message, options) {
    const begun = performance.now();
    const sent = (status, error) => {
        return { status, error, durationMs: Math.round(performance.now() - begun) };
    };
    try {
        const status = await post(message, options);
        if (status >= 200 && status < 300)
            return sent(status);
        return sent(status, status >= 300 && status < 400 ? 'redirects are not followed' : `status ${status}`);
    }
    catch (error) {
        return sent(undefined, (0,_log_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .b)(error));
    }
}
async function post(message, { signal, now, timeoutMs = defaultTimeoutMs, resolve }) {
    const url = (0,_addresses_js__WEBPACK_IMPORTED_MODULE_3__/* .checkWebhookUrl */ .Lv)(message.url, message.allowPrivate);
    const timeUp = AbortSignal.timeout(timeoutMs);
    const body = Buffer.from(message.body);
    const request = (url.protocol === 'https:' ? node_https__WEBPACK_IMPORTED_MODULE_1__.request : node_http__WEBPACK_IMPORTED_MODULE_0__.request)(url, {
        method: 'POST',
        headers: headersOf(message, body, now),
        lookup: (0,_addresses_js__WEBPACK_IMPORTED_MODULE_3__/* .checkedLookup */ .yG)(message.allowPrivate, resolve),
        // A connection of its own: one that is kept would be of an earlier look-up.
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
        // What the receiver says beyond the status is nobody's.
        request.on('error', () => undefined);
        request.destroy();
    }
}
function headersOf({ secret, eventId, event }, body, now) {
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
