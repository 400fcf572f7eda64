export const id = 80;
export const ids = [80];
export const modules = {

/***/ 33080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startService: () => (/* binding */ startService),
  startWorker: () => (/* binding */ startWorker)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/compiled/src/clock.js
var clock = __webpack_require__(85129);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/once.js
var once = __webpack_require__(88066);
// EXTERNAL MODULE: ./node_modules/hono/dist/index.js + 22 modules
var dist = __webpack_require__(92674);
// EXTERNAL MODULE: ./build/compiled/src/api/endpoints.js + 1 modules
var endpoints = __webpack_require__(55661);
// EXTERNAL MODULE: ./build/compiled/src/api/words.js
var api_words = __webpack_require__(56845);
;// CONCATENATED MODULE: ./build/compiled/src/service/http/handler.js
const defaultPaging = { page: 1, limit: 20 };
function readPaging(args) {
    return { page: args.page ?? defaultPaging.page, limit: args.limit ?? defaultPaging.limit };
}
function describePage({ page, limit }, total) {
    const totalPages = Math.ceil(total / limit);
    return { page, limit, total, totalPages, hasNext: page < totalPages, hasPrev: page > 1 };
}
function refuse(code, message, details) {
    return { refused: code, message, ...(details !== undefined && { details }) };
}
function isRefusal(value) {
    return 'refused' in value;
}

// EXTERNAL MODULE: ./build/compiled/src/service/http/scopes.js
var http_scopes = __webpack_require__(57963);
// EXTERNAL MODULE: ./build/compiled/src/service/providers.js
var providers = __webpack_require__(87257);
;// CONCATENATED MODULE: ./build/compiled/src/service/handlers/organizations.js

const listOrganizations = async ({ args }, { store }) => {
    const search = (args.search ?? '').toLowerCase();
    const matchesFilter = ({ name }) => name.toLowerCase().includes(search) && args.status !== 'inactive';
    const all = (await listOwnOrganization(store)).filter(matchesFilter).map(describeOrganization);
    const paging = readPaging(args);
    return { items: paging.page === 1 ? all : [], total: all.length, paging };
};
async function listOwnOrganization(store) {
    const organization = await store.organization();
    return organization === undefined ? [] : [organization];
}
function describeOrganization(record) {
    return { ...record, planType: 'FREE', isPersonal: true, usageBalance: 0 };
}

;// CONCATENATED MODULE: ./build/compiled/src/service/handlers/cli.js






const localUser = { id: 'user_local', email: 'user@localhost', name: 'Local user' };
const validateKey = async ({ key }, { store, now }) => ({
    record: {
        valid: true,
        user: localUser,
        organizations: (await listOwnOrganization(store)).map(describeOrganization),
        permissions: (0,http_scopes/* listPermissions */.zA)(key.scopes),
        authenticatedAt: now().toISOString(),
    },
});
const getCliInfo = (_, { version, baseUrl }) => ({
    record: {
        cli: {
            name: 'scan-gate',
            version,
            supportedPlatforms: ['linux', 'darwin', 'win32'],
            supportedArchitectures: ['x64', 'arm64'],
        },
        api: { version: 'v1', baseUrl: baseUrl(), endpoints: listEndpoints() },
        supportedFormats: ['json', 'sarif', 'html', 'markdown'],
        supportedProviders: [...providers/* providers */.r5],
        capabilities: { scanTypes: [...api_words/* scanTypes */.vz], openapi: '/openapi.json' },
    },
    pagination: describePage(readPaging({}), 1),
});
function listEndpoints() {
    return Object.fromEntries(Object.entries(endpoints/* endpoints */.v).map(([name, { method, path }]) => [name, `${method} ${path}`]));
}

;// CONCATENATED MODULE: ./build/compiled/src/service/handlers/health.js

const getHealth = async (_, { store, now, version }) => {
    if (!(await store.isUp()))
        return refuse('SERVICE_UNAVAILABLE', 'The database does not answer.', { database: 'down' });
    return {
        record: {
            status: 'healthy',
            version,
            timestamp: now().toISOString(),
            services: { database: 'up', memory: 'up' },
        },
    };
};

;// CONCATENATED MODULE: ./build/compiled/src/service/handlers/repositories.js

const listRepositories = async ({ args }, { store }) => {
    const paging = readPaging(args);
    const { items, total } = await store.repositories.list(args, paging);
    return { items: items.map(describeRepositoryItem), total, paging };
};
const getRepository = async ({ args }, { store }) => {
    const repository = await store.repositories.find(args.repository_id);
    return repository === undefined ? refuseUnknownRepository() : { record: describeRepositoryDetail(repository) };
};
const updateRepository = async ({ args }, { store, look }) => {
    const before = await store.repositories.find(args.repository_id);
    if (before === undefined)
        return refuseUnknownRepository();
    const settings = { autoScanOnPush: args.auto_scan_on_push, autoScanOnPr: args.auto_scan_on_pr };
    await store.repositories.update(before.id, settings);
    const repository = (await store.repositories.find(before.id)) ?? before;
    if (!isWatched(before) && isWatched(repository)) {
        await store.repositories.forgetRefs(before.id);
        await look(before.id);
    }
    const { autoScanOnPush, autoScanOnPr } = repository;
    return {
        record: {
            ...describeRepositoryDetail(repository),
            auto_scan_on_push: autoScanOnPush,
            auto_scan_on_pr: autoScanOnPr,
        },
    };
};
function isWatched({ autoScanOnPush, autoScanOnPr }) {
    return autoScanOnPush || autoScanOnPr;
}
function refuseUnknownRepository() {
    return refuse('NOT_FOUND', 'There is no repository with this repository_id.');
}
function describeRepositoryItem(repository) {
    return {
        repository_id: repository.id,
        name: repository.name,
        vcs_provider: repository.provider,
        default_branch: repository.defaultBranch,
        last_scan_at: repository.lastScanAt,
        security_score: computeScore(repository),
    };
}
function describeRepositoryDetail(repository) {
    const { critical, high, medium, low, info } = repository.open;
    return {
        ...describeRepositoryItem(repository),
        vcs_url: repository.vcsUrl,
        total_violations: critical + high + medium + low + info,
        violations_by_severity: { critical, high, medium, low },
        created_at: repository.createdAt,
    };
}
const penalties = { critical: 25, high: 10, medium: 3, low: 1 };
function computeScore({ open, lastScanAt }) {
    if (lastScanAt === null)
        return null;
    const { critical, high, medium, low } = penalties;
    return Math.max(0, 100 - critical * open.critical - high * open.high - medium * open.medium - low * open.low);
}

;// CONCATENATED MODULE: ./build/compiled/src/service/handlers/scans.js


const listScans = async ({ args }, { store }) => {
    const paging = readPaging(args);
    const filter = { ...args, repositoryId: args.repository_id };
    const { items, total } = await store.scans.list(filter, paging);
    return {
        items: items.map(({ id, status, createdAt }) => ({ scan_id: id, status, created_at: createdAt })),
        total,
        paging,
    };
};
const startScan = async ({ args }, services) => {
    const { store, resolveBranch, enqueue, maxUnfinishedScans } = services;
    const repository = await store.repositories.find(args.repository_id);
    if (repository === undefined)
        return refuseUnknownRepository();
    if (repository.status !== 'active') {
        return refuse('CONFLICT', `The repository is ${repository.status}: ${whyNotScanned[repository.status]}.`);
    }
    const branch = args.branch ?? repository.defaultBranch;
    const commitSha = isPlausibleBranch(branch) ? await resolveBranch(repository.id, branch) : undefined;
    if (commitSha === undefined) {
        return refuse('NOT_FOUND', `The repository has no branch ${JSON.stringify(branch.slice(0, maxBranchLength))}.`);
    }
    const scan = await store.scans.create({ repositoryId: repository.id, branch, commitSha }, maxUnfinishedScans);
    if (scan === undefined) {
        const waiting = await store.scans.unfinished();
        return refuse('RATE_LIMIT_EXCEEDED', 'Too many scans wait already.', { retryAfter: fullQueueSeconds, waiting });
    }
    enqueue(scan);
    return { record: describeStarted(scan) };
};
const getScan = async ({ args }, { store }) => {
    const scan = await store.scans.find(args.scan_id);
    return scan === undefined
        ? refuse('NOT_FOUND', 'There is no scan with this scan_id.')
        : { record: describeScanDetail(scan) };
};
const whyNotScanned = {
    inactive: 'this service was started without it',
    archived: 'scan-gate repos add brings it back',
};
const fullQueueSeconds = 30;
const maxBranchLength = 250;
function isPlausibleBranch(branch) {
    return branch.length <= maxBranchLength && !/[\x00-\x1f\x7f]/.test(branch);
}
function describeStarted(scan) {
    return {
        scan_id: scan.id,
        status: scan.status,
        repository_id: scan.repositoryId,
        branch: scan.branch,
        created_at: scan.createdAt,
    };
}
function describeScanDetail(scan) {
    return {
        ...describeStarted(scan),
        violations: scan.counts,
        started_at: scan.startedAt,
        completed_at: scan.completedAt,
        commit_sha: scan.commitSha,
        ...(scan.error !== null && { error: scan.error }),
        ...(scan.coverage !== null && { coverage: scan.coverage }),
        ...(scan.diagnostics !== null && { diagnostics: scan.diagnostics }),
        ...(scan.languages !== null && { languages: scan.languages }),
    };
}

// EXTERNAL MODULE: ./build/compiled/src/policy/exception-terms.js
var exception_terms = __webpack_require__(1125);
;// CONCATENATED MODULE: ./build/compiled/src/service/justification.js

const maxLength = 2_000;
const leastLetters = 8;
const leastDistinctLetters = 4;
const empty = new Set(`a accept accepted acceptable an and any applicable approved asdf at be because by change dismiss dismissed do done dont exception
   expected false fine finding fix fixed for foo bar baz fp good has have i ignore ignored in intended is isnt issue it its just known
   later legit lgtm na need needed never no none not nothing now of ok okay on or our please positive problem reason risk safe skip
   skipped so suppress suppressed suppression tbd temp temporary test testing that the them there they this to todo true unknown
   very violation we whatever will with wont wontfix xxx yes yet you n t s`.split(/\s+/));
const falsePositive = /^\s*false[\s_-]*positive\b/iu;
function claimsFalsePositive(justification) {
    return falsePositive.test(justification);
}
function findJustificationFault(text, violation) {
    if (text.trim() === '')
        return 'it is blank';
    if (text.length > maxLength)
        return `it is longer than ${maxLength} characters`;
    if ((0,exception_terms/* isPlaceholderReason */.qx)(text))
        return 'it is still the placeholder of an exception';
    const words = splitWords(text.replace(falsePositive, ''));
    const letters = [...words.join('')];
    const weight = letters.reduce((sum, letter) => sum + (isAscii(letter) ? 1 : 2), 0);
    if (weight < leastLetters || new Set(letters).size < leastDistinctLetters)
        return 'it is too short to be a reason';
    if (isAscii(words.join('')) && new Set(words).size < 2)
        return 'one word is not a reason';
    const own = splitWords([violation.title, violation.type, violation.severity, violation.cwe, violation.filePath].join(' '));
    const telling = words.filter((word) => !empty.has(word));
    if (telling.length === 0)
        return 'it gives no reason';
    return telling.every((word) => own.includes(word)) ? 'it only repeats the text of the violation' : undefined;
}
function splitWords(text) {
    return (text
        .normalize('NFKC')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? []);
}
const isAscii = (text) => /^[\x00-\x7f]*$/.test(text);

;// CONCATENATED MODULE: ./build/compiled/src/service/handlers/violations.js



const statusByFilter = {
    open: 'OPEN',
    fixed: 'FIXED',
    ignored: 'ACCEPTED_RISK',
    false_positive: 'FALSE_POSITIVE',
};
const listViolations = async ({ args }, { store }) => {
    const paging = readPaging(args);
    const filter = {
        repositoryId: args.repository_id,
        severities: args.severity === undefined ? undefined : parseSeverities(args.severity),
        status: args.status === undefined ? undefined : statusByFilter[args.status],
    };
    const { items, total } = await store.violations.list(filter, paging);
    return { items: items.map(describeViolationItem), total, paging };
};
const getViolation = async ({ args }, { store }) => {
    const violation = await store.violations.find(args.violation_id);
    return violation === undefined ? refuseUnknownViolation() : { record: describeViolationDetail(violation) };
};
const suppressViolation = async ({ args, key }, { store }) => {
    const violation = await store.violations.find(args.violation_id);
    if (violation === undefined)
        return refuseUnknownViolation();
    const justification = args.justification.trim();
    const message = findJustificationFault(justification, violation);
    if (message !== undefined) {
        return refuse('VALIDATION_ERROR', `"justification" in the body is not valid: ${message}.`, {
            in: 'body',
            issues: [{ field: 'justification', message }],
        });
    }
    if (violation.status === 'FIXED')
        return refuse('CONFLICT', 'The violation is FIXED: nothing is left to suppress.');
    const status = claimsFalsePositive(justification) ? 'FALSE_POSITIVE' : 'ACCEPTED_RISK';
    await store.violations.suppress(violation.id, status, { justification, by: key.name });
    const suppressed = (await store.violations.find(violation.id)) ?? violation;
    return { record: { ...describeViolationDetail(suppressed), justification } };
};
function refuseUnknownViolation() {
    return refuse('NOT_FOUND', 'There is no violation with this violation_id.');
}
function parseSeverities(list) {
    const words = new Set(list.split(','));
    return api_words/* severityFilters */.$l.filter((word) => words.has(word));
}
function describeViolationItem(violation) {
    return {
        violation_id: violation.id,
        title: violation.title,
        severity: violation.severity,
        cvss_score: violation.cvssScore,
        epss_score: violation.epssScore,
        type: violation.type,
        status: violation.status,
        file_path: violation.filePath === '' ? null : violation.filePath,
        line_number: violation.line,
    };
}
function describeViolationDetail(violation) {
    return {
        ...describeViolationItem(violation),
        description: violation.description,
        cwe: violation.cwe,
        code_snippet: violation.codeSnippet,
        remediation: violation.remediation,
        first_detected: violation.firstDetected,
        last_seen: violation.lastSeen,
        ...(violation.suppression !== undefined && { suppression: violation.suppression }),
        ...(violation.advisory !== null && { advisory: JSON.parse(violation.advisory) }),
        ...(violation.dataPath !== null && { data_path: JSON.parse(violation.dataPath) }),
    };
}

// EXTERNAL MODULE: ./build/compiled/src/service/log.js
var service_log = __webpack_require__(99665);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/hono/dist/helper/cookie/index.js + 1 modules
var cookie = __webpack_require__(6916);
// EXTERNAL MODULE: ./build/compiled/src/report/html/markup.js
var markup = __webpack_require__(17676);
// EXTERNAL MODULE: ./build/compiled/src/api/assumptions.js
var assumptions = __webpack_require__(83968);
;// CONCATENATED MODULE: ./build/compiled/src/service/http/request.js



const maxBodyBytes = 1024 * 1024;
async function readArguments(endpoint, raw) {
    const query = readQuery(endpoint, raw.url.searchParams);
    if (isRefusal(query))
        return query;
    const body = await readBody(endpoint, raw.request);
    if (isRefusal(body))
        return body;
    return { ...query, ...body, ...raw.path };
}
function getWireName(endpoint, name) {
    const assumption = endpoint.assumedNames?.[name];
    return assumption === undefined ? name : assumptions/* defaultAssumptions */.ad[assumption];
}
function readQuery(endpoint, parameters) {
    const expected = endpoint.query;
    if (expected === undefined)
        return {};
    const values = {};
    for (const name of Object.keys(expected.shape)) {
        const wire = getWireName(endpoint, name);
        const [text, ...more] = parameters.getAll(wire);
        if (more.length > 0)
            return refuseInvalid('query', [{ field: wire, message: 'given more than once' }]);
        if (text !== undefined)
            values[name] = text;
    }
    const parsed = expected.safeParse(values);
    if (!parsed.success)
        return refuseInvalid('query', listIssues(parsed.error, (name) => getWireName(endpoint, name)));
    return rejectOddNumbers(endpoint, values, parsed.data) ?? parsed.data;
}
function rejectOddNumbers(endpoint, texts, parsed) {
    const odd = Object.keys(parsed).filter((name) => typeof parsed[name] === 'number' && `${parsed[name]}` !== texts[name]);
    if (odd.length === 0)
        return undefined;
    const message = 'expected a whole number in decimal digits';
    return refuseInvalid('query', odd.map((name) => ({ field: getWireName(endpoint, name), message })));
}
async function readBody(endpoint, request) {
    if (endpoint.body === undefined)
        return {};
    const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/json') {
        return refuseInvalid('headers', [{ field: 'content-type', message: 'expected application/json' }]);
    }
    const bytes = await readBytes(request);
    if (bytes === undefined) {
        const message = `The request body is larger than ${maxBodyBytes} bytes.`;
        return { ...refuse('VALIDATION_ERROR', message, { in: 'body', maxBytes: maxBodyBytes }), status: 413 };
    }
    const json = parseJsonBody(bytes);
    if (json === undefined)
        return refuseInvalid('body', [{ field: '', message: 'not valid JSON in UTF-8' }]);
    const parsed = endpoint.body.safeParse(json.value);
    return parsed.success ? parsed.data : refuseInvalid('body', listIssues(parsed.error));
}
async function readBytes(request) {
    if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes)
        return undefined;
    const chunks = [];
    let length = 0;
    for await (const chunk of request.body ?? []) {
        length += chunk.byteLength;
        if (length > maxBodyBytes)
            return undefined;
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
function parseJsonBody(bytes) {
    return (0,errors/* attempt */.CD)(() => ({ value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }));
}
function listIssues(error, name = (field) => field) {
    return error.issues.flatMap((issue) => {
        const field = issue.path.map((part) => name(String(part))).join('.');
        if (issue.code !== 'unrecognized_keys')
            return [{ field, message: issue.message }];
        return issue.keys.map((key) => ({ field: field === '' ? key : `${field}.${key}`, message: 'unknown field' }));
    });
}
const maxIssues = 20;
const maxEchoedLength = 200;
function refuseInvalid(part, issues) {
    const shown = issues.slice(0, maxIssues).map(({ field, message }) => ({
        field: field.slice(0, maxEchoedLength),
        message: message.slice(0, maxEchoedLength),
    }));
    const [first] = shown;
    const subject = first === undefined || first.field === '' ? `The ${part}` : `"${first.field}" in the ${part}`;
    return refuse('VALIDATION_ERROR', `${subject} is not valid: ${first?.message}.`, { in: part, issues: shown });
}

;// CONCATENATED MODULE: ./build/compiled/src/service/http/hooks.js




async function receiveGitHook(context, { secret, look }) {
    if (secret === undefined)
        return refuse('NOT_FOUND', 'There is no such endpoint: serve was started without a secret for it.');
    const body = await readBytes(context.req.raw);
    if (body === undefined)
        return { ...refuse('VALIDATION_ERROR', 'The request body is too large.'), status: 413 };
    if (!isGenuine(context, body, secret))
        return refuse('UNAUTHORIZED', 'The hook has no valid signature or token.');
    void look(parseRepositoryId(body));
    return undefined;
}
function isGenuine(context, body, secret) {
    const signature = context.req.header('X-Hub-Signature-256') ?? context.req.header('X-Hub-Signature');
    if (signature !== undefined) {
        return isEqualSecret(signature, `sha256=${(0,external_node_crypto_.createHmac)('sha256', secret).update(body).digest('hex')}`);
    }
    return isEqualSecret(context.req.header('X-Gitlab-Token') ?? '', secret);
}
function isEqualSecret(given, expected) {
    const [one, other] = [given, expected].map((text) => (0,external_node_crypto_.createHash)('sha256').update(text).digest());
    return one !== undefined && other !== undefined && (0,external_node_crypto_.timingSafeEqual)(one, other);
}
function parseRepositoryId(body) {
    return (0,errors/* attempt */.CD)(() => {
        const { repository_id: id } = JSON.parse(Buffer.from(body).toString());
        return typeof id === 'string' ? id : undefined;
    });
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./build/compiled/src/service/http/limits.js

const maxCallers = 10_000;
function createLimiter(rate) {
    if (rate === undefined)
        return () => undefined;
    const perMs = rate.requests / (rate.seconds * 1000);
    const buckets = new Map();
    return (caller, now) => {
        const at = now.getTime();
        const bucket = buckets.get(caller) ?? { tokens: rate.requests, at };
        const tokens = Math.min(rate.requests, bucket.tokens + Math.max(0, at - bucket.at) * perMs);
        const isAllowed = tokens >= 1;
        buckets.delete(caller);
        buckets.set(caller, { tokens: isAllowed ? tokens - 1 : tokens, at });
        if (buckets.size > maxCallers)
            buckets.delete(buckets.keys().next().value ?? '');
        return isAllowed ? undefined : Math.max(1, Math.ceil(((1 - tokens) * rate.seconds) / rate.requests));
    };
}
function createSharedLimiter(name, rate, buckets) {
    return rate === undefined ? async () => undefined : (caller) => buckets.take(`${name} ${caller}`, rate);
}
function groupAddress(address) {
    const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/%.*$/, '');
    if ((0,external_node_net_.isIP)(plain) !== 6)
        return plain;
    const [head = '', tail] = plain.split('::');
    const first = head === '' ? [] : head.split(':');
    const last = tail === undefined || tail === '' ? [] : tail.split(':');
    const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
    const groups = [...first, ...Array(Math.max(0, zeros)).fill('0'), ...last];
    return `${groups
        .slice(0, 4)
        .map((group) => Number.parseInt(group, 16).toString(16))
        .join(':')}::/64`;
}
function findClientAddress(remote, forwarded, proxies) {
    const hops = [...(forwarded?.split(',').map((hop) => hop.trim()) ?? []), remote];
    const stranger = hops.findLastIndex((hop) => !isTrustedProxy(hop, proxies));
    const address = hops[Math.max(0, stranger)] ?? remote;
    return (0,external_node_net_.isIP)(address) === 0 ? remote : address;
}
function isTrustedProxy(address, proxies) {
    return proxies.includes(address.replace(/^::ffff:(?=[\d.]+$)/i, ''));
}

;// CONCATENATED MODULE: ./build/compiled/src/service/http/origins.js

const formPaths = ['/login', '/logout'];
const forPrograms = /^\/(?:api|hooks|metrics|health|ready)(?:\/|$)/;
function isPagePath(path) {
    return !forPrograms.test(path);
}
function isCrossSite({ method, url = '', headers }, allowedHosts) {
    const path = url.replace(/[?#].*$/s, '');
    if (readHeader(headers, 'sec-fetch-site') === 'cross-site')
        return !isFollowedLink(method, headers) || !isPagePath(path);
    const { origin } = headers;
    if (origin === undefined)
        return false;
    if (origin === 'null' && method === 'POST' && formPaths.includes(path))
        return false;
    if (!URL.canParse(origin))
        return true;
    const { host, hostname } = new URL(origin);
    return host !== headers.host?.toLowerCase() && !allowedHosts.includes(hostname);
}
function isFollowedLink(method, headers) {
    const isNavigation = readHeader(headers, 'sec-fetch-mode') === 'navigate';
    return method === 'GET' && isNavigation && readHeader(headers, 'sec-fetch-dest') === 'document';
}
function isSameOrigin(headers) {
    return readHeader(headers, 'sec-fetch-site') === 'same-origin';
}
function isFromOtherSite(headers) {
    return readHeader(headers, 'sec-fetch-site') === 'cross-site';
}
function readHeader(headers, name) {
    return String(headers[name] ?? '')
        .trim()
        .toLowerCase();
}
function isEncrypted(incoming, trustedProxies) {
    if ('encrypted' in incoming.socket)
        return true;
    const isProxied = isTrustedProxy(incoming.socket.remoteAddress ?? '', trustedProxies);
    return isProxied && /^https\b/i.test(readHeader(incoming.headers, 'x-forwarded-proto'));
}

;// CONCATENATED MODULE: ./build/compiled/src/service/http/response.js

const statuses = {
    UNAUTHORIZED: 401,
    FORBIDDEN: 403,
    INVALID_API_KEY: 401,
    EXPIRED_API_KEY: 401,
    INSUFFICIENT_SCOPE: 403,
    VALIDATION_ERROR: 400,
    INVALID_INPUT: 400,
    NOT_FOUND: 404,
    ALREADY_EXISTS: 409,
    CONFLICT: 409,
    RATE_LIMIT_EXCEEDED: 429,
    INTERNAL_ERROR: 500,
    SERVICE_UNAVAILABLE: 503,
    TIMEOUT: 504,
};
async function sendReply(context, services, { endpoint, reply }) {
    return sendJson(context, endpoint.success, buildBody(endpoint, reply, await buildMeta(context, services)));
}
async function sendRefusal(context, services, refusal) {
    const { refused: code, message, details } = refusal;
    const status = getStatus(refusal);
    if (typeof details?.retryAfter === 'number')
        context.header('Retry-After', String(details.retryAfter));
    if (status === 413)
        context.header('Connection', 'close');
    const error = { code, message, ...(details !== undefined && { details }) };
    return sendJson(context, status, { success: false, error, meta: await buildMeta(context, services) });
}
function getStatus({ refused, status }) {
    return status ?? statuses[refused];
}
function buildBody({ style, list = 'items' }, reply, meta) {
    if ('record' in reply) {
        if (style === 'bare')
            return reply.record;
        const { record: data, pagination } = reply;
        return { success: true, data, ...(pagination !== undefined && { pagination }), meta };
    }
    const { items, total, paging } = reply;
    if (style === 'bare')
        return { [list]: items, pagination: { page: paging.page, total } };
    return { success: true, data: items, pagination: describePage(paging, total), meta };
}
async function buildMeta(context, { store, now }) {
    return {
        timestamp: now().toISOString(),
        version: 'v1',
        requestId: context.get('requestId'),
        organizationId: context.get('key')?.organizationId ?? (await findOnlyOrganization(store.organizations)),
    };
}
async function findOnlyOrganization(organizations) {
    try {
        const [first, ...others] = await organizations.all();
        return others.length === 0 ? (first?.id ?? 'none') : 'none';
    }
    catch {
        return 'none';
    }
}
function sendJson(context, status, body) {
    context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
    return context.json(body, status);
}

;// CONCATENATED MODULE: ./build/compiled/src/service/store/own.js
function createOwnStore(store, organizationId) {
    const { repositories, scans, violations, refs } = store;
    const requireOwn = (found) => {
        if (found === undefined)
            throw new Error('the record is not of this organization');
    };
    const requireRepository = async (id) => requireOwn(await repositories.find(id, organizationId));
    return {
        organization: () => store.organizations.find(organizationId),
        repositories: {
            find: (id) => repositories.find(id, organizationId),
            list: (filter, paging) => repositories.list({ ...filter, organizationId }, paging),
            async update(id, settings) {
                await requireRepository(id);
                await repositories.update(id, settings);
            },
            async forgetRefs(id) {
                await requireRepository(id);
                await refs.end(id);
            },
        },
        scans: {
            find: (id) => scans.find(id, organizationId),
            list: (filter, paging) => scans.list({ ...filter, organizationId }, paging),
            async create(scan, maxUnfinished) {
                await requireRepository(scan.repositoryId);
                return scans.createWithRoom(scan, { organizationId, maxUnfinished });
            },
            unfinished: () => scans.unfinished(organizationId),
        },
        violations: {
            find: (id) => violations.find(id, organizationId),
            list: (filter, paging) => violations.list({ ...filter, organizationId }, paging),
            async suppress(id, status, reason) {
                requireOwn(await violations.find(id, organizationId));
                await violations.suppress(id, status, reason);
            },
        },
    };
}

// EXTERNAL MODULE: ./build/compiled/src/service/store/sessions.js
var sessions = __webpack_require__(58896);
// EXTERNAL MODULE: ./build/compiled/src/report/html/assets.js
var assets = __webpack_require__(26145);
// EXTERNAL MODULE: ./build/compiled/src/report/html/frame.js
var html_frame = __webpack_require__(1283);
;// CONCATENATED MODULE: ./build/compiled/src/service/page/document.js



const ownStyle = `
.pages { grid-template-columns: minmax(0, 1fr); }
.pages h1 { font-size: 1.625rem; line-height: 1.25; font-weight: 680; letter-spacing: -.02em; overflow-wrap: anywhere; }
.pages h1 .sub { margin-top: .15rem; font-size: 1rem; font-weight: 500; letter-spacing: 0; }
.pages h1 .severity { vertical-align: .2em; letter-spacing: 0; }
.brand a { display: flex; align-items: center; gap: .5rem; color: inherit; text-decoration: none; }
.pages-nav { display: flex; flex-wrap: wrap; gap: .25rem; }
.top nav { flex: 1; }
.pages-nav a { display: block; padding: .3rem .75rem; border-radius: 8px; color: var(--soft); text-decoration: none; font-weight: 550; }
.pages-nav a:hover { color: var(--text); background: var(--sunk); }
.pages-nav a[aria-current] { color: var(--accent); background: var(--sunk); }
.viewer { display: flex; align-items: center; gap: .9rem; min-width: 0; font-size: .875rem; }
.viewer p { min-width: 0; max-width: 18rem; line-height: 1.3; text-align: right; overflow-wrap: anywhere; }
.pages button, .viewer button, .pages .select input, .filters input, .filters select { padding: .4rem .8rem; background: var(--card); border: 1px solid var(--edge); border-radius: 9px; font-size: .875rem; }
.pages button, .viewer button { cursor: pointer; }
.pages button:hover, .viewer button:hover { border-color: var(--text); }
.trail ol { display: flex; flex-wrap: wrap; gap: .25rem .5rem; margin: 0 0 -1rem; padding: 0; list-style: none; font-size: .875rem; }
.trail li { min-width: 0; overflow-wrap: anywhere; }
.trail li:not(:last-child)::after { content: "/"; margin-left: .5rem; color: var(--soft); }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr)); gap: .75rem; }
.tiles a { display: flex; flex-direction: column; padding: .75rem 1rem; border-radius: 10px; background: var(--tint); color: var(--tone); text-decoration: none; font-size: .875rem; }
.tiles a:hover { text-decoration: underline; }
.tiles b { font-size: 1.625rem; line-height: 1.2; font-weight: 640; letter-spacing: -.02em; }
.tiles .zero { --tone: var(--soft); --tint: var(--sunk); }
.tiles + .facts, .tiles + .note, .panel > p + .facts, progress + p { margin-top: 1.1rem; }
.pages .panel > .facts { grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr)); gap: .4rem 2rem; }
.filters { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem .75rem; font-size: .875rem; }
.filters label { display: flex; align-items: center; gap: .4rem; color: var(--soft); }
.filters input, .filters select { color: var(--text); }
.pages .select { display: flex; }
.finding .sheet .note { margin-top: .4rem; }
.pages .section-head { gap: .5rem 1rem; }
.clear { align-self: center; padding: .4rem; font-size: .875rem; }
.pages tr.row { cursor: auto; }
.pages .row .name { font-weight: 560; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
.pages .row .name:hover { color: var(--accent); text-decoration: underline; }
.c-state { width: 7.5rem; }
.c-open { width: 27%; line-height: 1.75; }
.c-branch, .c-commit { width: 9rem; }
.c-when { width: 9.5rem; }
.c-took { width: 7rem; }
.pages .row .c-cvss:not(:empty)::before { content: none; }
.none { color: var(--soft); }
.pager { display: flex; justify-content: space-between; gap: 1rem; padding-block: 1rem .5rem; border-top: 1px solid var(--line); font-size: .875rem; }
.pager span { color: var(--soft); }
.empty code { white-space: nowrap; }
progress { display: block; width: 100%; height: .6rem; accent-color: var(--accent); }
.live-note { margin-block: .75rem; }
.finding .sheet { gap: 1.5rem 2.5rem; }
.finding .place { margin-bottom: 1.25rem; overflow-wrap: anywhere; }
.finding pre .marked { background: var(--yellow-tint); }
.login, .problem { width: min(27rem, 100%); margin: 3rem auto; }
.problem { width: min(36rem, 100%); }
.login h1, .problem h1 { margin-bottom: 1rem; }
.login form { display: grid; gap: .5rem; margin-block: .75rem 1.25rem; }
.login label { font-weight: 560; }
.login input { width: 100%; padding: .6rem .8rem; background: var(--page); border: 1px solid var(--edge); border-radius: 9px; }
.login .main { margin-top: .5rem; padding: .6rem; background: light-dark(#2453c9, #2f5fd8); border-color: transparent; color: #fff; font-size: 1rem; font-weight: 600; }
.problem p + p { margin-top: .75rem; }
@media screen and (max-width: 960px) {
  .pages .row .c-cvss:not(:empty)::before { content: "score "; }
  .c-state { order: -1; }
  .pages .row td { max-width: 100%; }
  .pages .row .c-open { flex: 0 0 100%; }
  .pages .row .c-took:not(:empty)::before { content: "took "; }
  .finding .facts { grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr)); }
  .top nav { order: 3; flex-basis: 100%; }
  .viewer { margin-left: auto; }
}
@media screen and (max-width: 560px) {
  .viewer p .sub { display: none; }
  .viewer p { max-width: 9rem; }
  .filters, .filters label:not(.hidden) { width: 100%; }
  .filters input, .filters select { flex: 1; min-width: 0; }
  .pages-nav { margin-inline: -.75rem; }
}
@media print {
  time[title]::after { content: " (" attr(title) ")"; }
  .top nav, .viewer, .pager, .filters, .live-note, .trail { display: none; }
  .pages .findings { break-before: auto; }
  .tiles a { padding: .4rem .6rem; print-color-adjust: exact; }
}
`;
const areas = {
    repositories: ['Repositories', '/'],
    scans: ['Scans', '/scans'],
    findings: ['Findings', '/findings'],
};
const nameMax = 120;
function renderDocument({ title, viewer, area, trail = [], body }) {
    const name = (0,markup/* formatLine */.IL)(title, nameMax);
    return `<!doctype html>\n${(0,markup/* renderTemplate */.Xm) `<html lang="en">
<head>
${(0,html_frame/* renderHead */.pd)({ title: `${name} – Scan Gate`, style: prepareStyle().text })}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="top"><div class="width">
<p class="brand"><a href="/">${html_frame/* brand */.wk}</a></p>
${viewer === undefined ? markup/* nothing */.s6 : renderNavigation(viewer, area)}
</div></header>
<main id="content" class="pages">
${trail.length === 0 ? markup/* nothing */.s6 : renderTrail(trail)}
${body}
</main>
</body>
</html>
`}`;
}
function renderNavigation({ key, organization, formToken }, area) {
    const links = Object.keys(areas).map((each) => {
        const [text, address] = areas[each];
        const current = each === area ? (0,markup/* renderTemplate */.Xm) ` aria-current="page"` : markup/* nothing */.s6;
        return (0,markup/* renderTemplate */.Xm) `<li><a href="${address}"${current}>${text}</a></li>`;
    });
    return (0,markup/* renderTemplate */.Xm) `<nav aria-label="Pages"><ul class="pages-nav">${links}</ul></nav>
<form class="viewer" method="post" action="/logout"><input type="hidden" name="form" value="${formToken}">
<p>${(0,markup/* formatLine */.IL)(organization, nameMax)} <span class="sub">key ${(0,markup/* formatLine */.IL)(key.name, nameMax)}</span></p>
<button type="submit">Sign out</button></form>`;
}
function renderTrail(trail) {
    const links = trail.map(([text, address]) => (0,markup/* renderTemplate */.Xm) `<li><a href="${address}">${(0,markup/* formatLine */.IL)(text, nameMax)}</a></li>`);
    return (0,markup/* renderTemplate */.Xm) `<nav class="trail" aria-label="Above this page"><ol>${links}</ol></nav>`;
}
let style;
function prepareStyle() {
    if (style !== undefined)
        return style;
    const text = `${(0,assets/* readPageAssets */.B)().style}${ownStyle}`;
    const policy = [
        "default-src 'none'",
        `style-src '${(0,html_frame/* hashContent */.sW)(text)}'`,
        "img-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
    ].join('; ');
    style = { text, policy };
    return style;
}
function buildPageHeaders() {
    return {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': prepareStyle().policy,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'no-referrer',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Cache-Control': 'no-store',
    };
}
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#2453c9" d="M12 2l8 3v6c0 5-3.4 9-8 11-4.6-2-8-6-8-11V5z"/><path stroke="#fff" stroke-width="2" stroke-linecap="round" d="M8 10h8M8 14h8"/></svg>`;

// EXTERNAL MODULE: ./build/compiled/src/report/html/details.js
var details = __webpack_require__(58228);
// EXTERNAL MODULE: ./build/compiled/src/report/html/rows.js
var html_rows = __webpack_require__(52229);
// EXTERNAL MODULE: ./build/compiled/src/report/location.js
var report_location = __webpack_require__(1175);
// EXTERNAL MODULE: ./build/compiled/src/report/wording.js
var wording = __webpack_require__(56334);
;// CONCATENATED MODULE: ./build/compiled/src/service/page/parts.js




const pageSize = 50;
const parts_nameMax = 200;
const formatName = (name) => (0,markup/* formatLine */.IL)(name, parts_nameMax) || 'unnamed';
function renderTable({ caption, columns, rows }) {
    const heads = columns.map(({ key, head }) => (0,markup/* renderTemplate */.Xm) `<th role="columnheader" scope="col" class="c-${key}">${head}</th>`);
    const lines = rows.map((cells) => {
        const line = cells.map((cell, index) => (0,markup/* renderTemplate */.Xm) `<td role="cell" class="c-${columns[index]?.key}">${cell}</td>`);
        return (0,markup/* renderTemplate */.Xm) `<tr role="row" class="row">${line}</tr>
`;
    });
    return (0,markup/* renderTemplate */.Xm) `<table role="table" class="live"><caption class="hidden">${caption}</caption>
<thead role="rowgroup"><tr role="row">${heads}</tr></thead>
<tbody role="rowgroup">${lines}</tbody></table>`;
}
function buildAddress(path, query) {
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) {
        for (const each of Array.isArray(value) ? value : [value])
            if (each !== undefined && each !== '')
                parameters.append(name, String(each));
    }
    return parameters.size === 0 ? path : `${path}?${parameters}`;
}
function renderCounts(counts, none) {
    const badges = api_words/* severityFilters */.$l.flatMap((word) => {
        const count = counts?.[word] ?? 0;
        return count === 0 ? [] : [(0,markup/* renderTemplate */.Xm) `<span class="severity ${word}">${(0,markup/* formatNumber */.ZV)(count)} ${word}</span> `];
    });
    return badges.length === 0 ? (0,markup/* renderTemplate */.Xm) `<span class="none">${none}</span>` : (0,markup/* renderTemplate */.Xm) `${badges}`;
}
function renderTally(counts, buildLink) {
    const items = api_words/* severityFilters */.$l.map((word) => (0,markup/* renderTemplate */.Xm) `<li class="${counts[word] === 0 ? 'zero' : word}"><a href="${buildLink(word)}"><b>${(0,markup/* formatNumber */.ZV)(counts[word])}</b> ${word}</a></li>`);
    return (0,markup/* renderTemplate */.Xm) `<ul class="tiles">${items}</ul>`;
}
const statusWords = {
    PENDING: ['Waiting', 'info'],
    SCANNING: ['Scanning', 'low'],
    COMPLETED: ['Completed', 'passed'],
    FAILED: ['Failed', 'failed'],
};
function renderScanStatus(status) {
    const [word, tone] = statusWords[status];
    return (0,markup/* renderTemplate */.Xm) `<span class="severity ${tone}">${word}</span>`;
}
function renderCommit(sha) {
    return (0,markup/* renderTemplate */.Xm) `<code>${(0,report_location/* toSafeSha */.NY)(sha)?.slice(0, 10) ?? (0,markup/* formatLine */.IL)(sha, 40)}</code>`;
}
const units = [
    ['year', 31_557_600],
    ['month', 2_629_800],
    ['week', 604_800],
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
];
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
function formatRelative(time, now) {
    const seconds = Math.round((time.getTime() - now.getTime()) / 1000);
    const [unit, length] = units.find(([, each]) => Math.abs(seconds) >= each) ?? [];
    if (unit === undefined || length === undefined)
        return 'just now';
    return relative.format(Math.trunc(seconds / length), unit);
}
function renderTime(iso, now, none = 'never') {
    const time = new Date(iso ?? Number.NaN);
    if (iso === null || Number.isNaN(time.getTime()))
        return (0,markup/* renderTemplate */.Xm) `<span class="none">${none}</span>`;
    return (0,markup/* renderTemplate */.Xm) `<time datetime="${iso}" title="${(0,details/* formatTime */.fU)(time.getTime()) ?? ''}">${formatRelative(time, now)}</time>`;
}
function renderPager({ paging: { page, limit }, total, buildLink }) {
    if (total <= limit && page === 1)
        return markup/* nothing */.s6;
    const last = Math.max(1, Math.ceil(total / limit));
    const [from, to] = [(page - 1) * limit + 1, Math.min(page * limit, total)];
    const renderLink = (to, rel, text) => to < 1 || to > last
        ? (0,markup/* renderTemplate */.Xm) `<span>${text}</span>`
        : (0,markup/* renderTemplate */.Xm) `<a rel="${rel}" href="${buildLink(to)}">${text}</a>`;
    const where = from > total
        ? `no page ${(0,markup/* formatNumber */.ZV)(page)}`
        : `${(0,markup/* formatNumber */.ZV)(from)}–${(0,markup/* formatNumber */.ZV)(to)} of ${(0,markup/* formatNumber */.ZV)(total)}`;
    return (0,markup/* renderTemplate */.Xm) `<nav class="pager" aria-label="Pages of this list">${renderLink(Math.min(page - 1, last), 'prev', '← Previous')}<p>${where}</p>${renderLink(page + 1, 'next', 'Next →')}</nav>`;
}
function renderEmpty(text) {
    return (0,markup/* renderTemplate */.Xm) `<p class="empty">${text}</p>`;
}
function renderFacts(entries) {
    const items = entries.flatMap(([term, fact]) => fact === undefined ? [] : [(0,markup/* renderTemplate */.Xm) `<div><dt>${term}</dt><dd>${fact}</dd></div>`]);
    return (0,markup/* renderTemplate */.Xm) `<dl class="facts">${items}</dl>`;
}

;// CONCATENATED MODULE: ./build/compiled/src/service/page/view.js
const valueMax = 500;
function readPageQuery(address) {
    const all = (name) => address.searchParams
        .getAll(name)
        .flatMap((value) => (value.length > valueMax || value.includes('\0') ? [] : [value]));
    const get = (name) => all(name)[0] ?? '';
    const page = /^[1-9]\d{0,5}$/.test(get('page')) ? Number(get('page')) : 1;
    return { get, all, page };
}
const wordsMax = 6;
function readWords(text) {
    return text
        .split(/\s+/)
        .filter((word) => word !== '')
        .slice(0, wordsMax);
}
function readWord(value, words) {
    return words.find((word) => word === value);
}

;// CONCATENATED MODULE: ./build/compiled/src/service/page/findings.js







const findings_statuses = ['open', 'fixed', 'accepted', 'false-positive', 'any'];
const statusValues = {
    open: 'OPEN',
    fixed: 'FIXED',
    accepted: 'ACCEPTED_RISK',
    'false-positive': 'FALSE_POSITIVE',
    any: undefined,
};
const statusNames = {
    OPEN: 'Open',
    FIXED: 'Fixed',
    ACCEPTED_RISK: 'Accepted risk',
    FALSE_POSITIVE: 'False positive',
};
const statusLabels = {
    open: statusNames.OPEN,
    fixed: statusNames.FIXED,
    accepted: statusNames.ACCEPTED_RISK,
    'false-positive': statusNames.FALSE_POSITIVE,
    any: 'Any status',
};
function readFilters(query) {
    const given = query.all('severity');
    return {
        severities: api_words/* severityFilters */.$l.filter((word) => given.includes(word)),
        type: readWord(query.get('type'), api_words/* violationTypes */.h2),
        status: readWord(query.get('status'), findings_statuses) ?? 'open',
        repository: query.get('repository'),
        branch: query.get('branch'),
        search: readWords(query.get('q')).join(' '),
    };
}
function buildLink({ severities, type, status, repository, branch, search }, page) {
    const shown = status === 'open' ? undefined : status;
    return buildAddress('/findings', { severity: severities, type, status: shown, repository, branch, q: search, page });
}
const showFindings = async (view) => {
    const { browse, query, canRead } = view;
    const filters = readFilters(query);
    const paging = { page: query.page, limit: pageSize };
    const { items, total } = await browse.findings({
        severities: filters.severities,
        type: filters.type,
        status: statusValues[filters.status],
        repositoryId: filters.repository || undefined,
        branch: filters.branch || undefined,
        words: readWords(filters.search),
    }, paging);
    const isFiltered = buildLink(filters) !== '/findings';
    const list = items.length > 0
        ? renderFindingTable(items, { hasRepository: filters.repository === '' && canRead('repository:read') })
        : renderEmpty(isFiltered || total > 0 ? 'No finding matches.' : await describeNone(view));
    return {
        title: 'Findings',
        area: 'findings',
        body: (0,markup/* renderTemplate */.Xm) `<h1>Findings</h1>
<section class="findings" aria-labelledby="list-title">
${await renderFilters(view, filters, isFiltered)}
<div class="section-head"><h2 id="list-title">${(0,markup/* formatNumber */.ZV)(total)} ${total === 1 ? 'finding' : 'findings'}</h2><p class="status">worst first</p></div>
${list}
${renderPager({ paging, total, buildLink: (page) => buildLink(filters, page) })}</section>`,
    };
};
async function describeNone({ browse, canRead }) {
    if (!canRead('scan:read'))
        return 'No open findings.';
    const { total } = await browse.scans({ status: 'COMPLETED' }, { page: 1, limit: 1 });
    return total === 0 ? 'No scans yet: findings appear after the first one.' : 'No open findings. Well done.';
}
const optionsMax = 300;
async function renderFilters({ browse, canRead }, filters, isFiltered) {
    const { repository, branch, search } = filters;
    const chips = api_words/* severityFilters */.$l.map((word) => (0,markup/* renderTemplate */.Xm) `<label class="chip ${word}"><input type="checkbox" name="severity" value="${word}"${filters.severities.includes(word) ? (0,markup/* renderTemplate */.Xm) ` checked` : markup/* nothing */.s6}><span>${word.charAt(0).toUpperCase()}${word.slice(1)}</span></label>`);
    const repositories = canRead('repository:read') ? await browse.repositoryNames(optionsMax) : [];
    const named = repositories.map(({ id, name }) => [id, formatName(name)]);
    if (repository !== '' && !repositories.some(({ id }) => id === repository))
        named.push([repository, (0,markup/* formatLine */.IL)(repository, 60)]);
    const branches = repository !== '' && canRead('scan:read') ? await browse.branches(repository, optionsMax) : [];
    return (0,markup/* renderTemplate */.Xm) `<form class="controls" method="get" action="/findings" role="search" aria-label="Findings">
<div class="search"><label class="hidden" for="q">Search title, path, CWE and id</label><input type="search" id="q" name="q" value="${search}" placeholder="Search title, path, CWE, id" autocomplete="off" spellcheck="false"></div>
<fieldset class="chips"><legend class="hidden">Severity</legend>${chips}</fieldset>
<div class="choices"><div class="selects">
${renderSelect('type', 'Type', ['', 'Any type'], api_words/* violationTypes */.h2.map((type) => [type, html_rows/* typeNames */.DK[type]]), filters.type ?? '')}
${renderSelect('status', 'Status', undefined, findings_statuses.map((status) => [status, statusLabels[status]]), filters.status)}
${renderSelect('repository', 'Repository', ['', 'Any repository'], named, repository)}
<label class="select"><span class="hidden">Branch</span><input type="search" name="branch" value="${branch}" placeholder="Any branch" autocomplete="off" spellcheck="false"${branches.length === 0 ? markup/* nothing */.s6 : (0,markup/* renderTemplate */.Xm) ` list="branches"`}></label>
${branches.length === 0 ? markup/* nothing */.s6 : (0,markup/* renderTemplate */.Xm) `<datalist id="branches">${branches.map((each) => (0,markup/* renderTemplate */.Xm) `<option value="${each}"></option>`)}</datalist>`}
<button type="submit">Filter</button>${isFiltered ? (0,markup/* renderTemplate */.Xm) `<a class="clear" href="/findings">Clear</a>` : markup/* nothing */.s6}</div></div>
</form>`;
}
function renderSelect(name, label, first, options, chosen) {
    const all = first === undefined ? options : [first, ...options];
    const items = all.map(([value, text]) => (0,markup/* renderTemplate */.Xm) `<option value="${value}"${value === chosen ? (0,markup/* renderTemplate */.Xm) ` selected` : markup/* nothing */.s6}>${text}</option>`);
    return (0,markup/* renderTemplate */.Xm) `<label class="select"><span class="hidden">${label}</span><select name="${name}">${items}</select></label>`;
}
const titleMax = 300;
const formatTitle = (title) => (0,markup/* formatLine */.IL)(title, titleMax) || 'Untitled finding';
function renderFindingTable(items, { hasRepository }) {
    const hasStatus = items.some(({ status }) => status !== 'OPEN');
    const columns = [
        { key: 'severity', head: 'Severity' },
        { key: 'title', head: 'Finding' },
        { key: 'path', head: 'Where' },
        { key: 'type', head: 'Type' },
        ...(hasStatus ? [{ key: 'standing', head: 'Status' }] : []),
        { key: 'cvss', head: 'Score' },
    ];
    const rows = items.map((finding) => [
        (0,html_rows/* renderSeverityCell */.E4)(finding),
        (0,markup/* renderTemplate */.Xm) `<a class="name" href="/findings/${finding.id}">${formatTitle(finding.title)}</a>${renderSub((0,wording/* parseCwe */.dq)(finding.cwe ?? undefined))}`,
        (0,markup/* renderTemplate */.Xm) `<span>${(0,report_location/* formatLocation */.j$)({ filePath: finding.filePath, line: finding.line ?? undefined }) ?? ''}</span>${renderSub(hasRepository ? formatName(finding.repository) : undefined)}`,
        (0,markup/* renderTemplate */.Xm) `${html_rows/* typeNames */.DK[finding.type]}`,
        ...(hasStatus ? [(0,markup/* renderTemplate */.Xm) `${statusNames[finding.status]}`] : []),
        (0,markup/* renderTemplate */.Xm) `${finding.cvssScore?.toFixed(1) ?? ''}`,
    ]);
    return renderTable({ caption: 'Findings, the worst first', columns, rows });
}
function renderSub(text) {
    return text === undefined ? markup/* nothing */.s6 : (0,markup/* renderTemplate */.Xm) `<span class="sub">${text}</span>`;
}

;// CONCATENATED MODULE: ./build/compiled/src/service/page/finding.js







const showFinding = async (view) => {
    const { store, browse, id, canRead } = view;
    const finding = await store.violations.find(id);
    if (finding === undefined)
        return undefined;
    const repository = canRead('repository:read') ? await store.repositories.find(finding.repositoryId) : undefined;
    const places = await browse.places(finding);
    const title = formatTitle(finding.title);
    const code = repository === undefined ? undefined : await readCode(view, finding, places);
    return {
        title,
        area: 'findings',
        trail: [
            ['Findings', '/findings'],
            ...(repository === undefined
                ? []
                : [[formatName(repository.name), buildAddress('/findings', { repository: repository.id })]]),
        ],
        body: (0,markup/* renderTemplate */.Xm) `<h1><span>${(0,html_rows/* renderSeverityCell */.E4)(finding)}</span> ${title}</h1>
<section class="panel finding" aria-labelledby="detail-title"><h2 id="detail-title" class="hidden">Details</h2>
<div class="sheet"><div>${renderPlace(finding, repository, places)}${renderBody(finding, code)}</div>${renderFindingFacts(view, { finding, repository, places })}</div></section>`,
    };
};
function renderPlace(finding, repository, places) {
    const where = { filePath: finding.filePath, line: finding.line ?? undefined };
    const text = (0,report_location/* formatLocation */.j$)(where, 400);
    if (text === undefined)
        return markup/* nothing */.s6;
    const url = (0,report_location/* buildBlobUrl */.Fy)({ ...where, repositoryUrl: repository?.vcsUrl, headSha: places.scan?.commitSha });
    return (0,markup/* renderTemplate */.Xm) `<p class="place">${url === undefined ? (0,markup/* renderTemplate */.Xm) `<span>${text}</span>` : (0,markup/* renderTemplate */.Xm) `<a href="${url}" rel="noreferrer">${text}</a>`}</p>`;
}
function renderBody(finding, code) {
    const { type, line, description, remediation, codeSnippet } = finding;
    const detail = {
        description,
        remediation,
        codeSnippet: code === undefined ? (codeSnippet ?? undefined) : undefined,
        dataPath: finding.dataPath === null ? undefined : JSON.parse(finding.dataPath),
        cwe: undefined,
        firstDetected: undefined,
        lastSeen: undefined,
    };
    const texts = (0,details/* renderTexts */.jU)({ type, line: line ?? undefined, detail }, undefined);
    if (code !== undefined)
        texts.splice(description.trim() === '' ? 0 : 1, 0, renderLines(code));
    const note = (0,wording/* mayBeSecret */.lr)({ type })
        ? details/* notes */.Q2.secret
        : texts.length === 0
            ? 'Nothing more is known about this finding.'
            : undefined;
    return (0,markup/* renderTemplate */.Xm) `${texts}${note === undefined ? markup/* nothing */.s6 : (0,markup/* renderTemplate */.Xm) `<p class="note">${note}</p>`}`;
}
function renderLines({ text, first, marked, note }) {
    return (0,markup/* renderTemplate */.Xm) `<h3>Code</h3>${(0,details/* renderCode */.cR)(text, first, marked)}<p class="note">${note}</p>`;
}
function renderFindingFacts({ now, canRead }, { finding, repository, places, }) {
    const { suppression, cvssScore, epssScore } = finding;
    const advisory = finding.advisory === null ? undefined : JSON.parse(finding.advisory);
    const scan = canRead('scan:read') ? places.scan : undefined;
    return renderFacts([
        ['Status', statusNames[finding.status]],
        ['Reason', suppression && (0,markup/* formatLine */.IL)(suppression.justification, 2000)],
        [
            'Suppressed by',
            suppression && (0,markup/* renderTemplate */.Xm) `${(0,markup/* formatLine */.IL)(suppression.by, 120)}, ${renderTime(suppression.at, now)}`,
        ],
        ['Type', html_rows/* typeNames */.DK[finding.type]],
        ['Weakness', (0,wording/* parseCwe */.dq)(finding.cwe ?? undefined)],
        [finding.type === 'SCA' ? 'CVSS' : 'Score', cvssScore?.toFixed(1)],
        ['EPSS', epssScore === null ? undefined : `${Math.round(epssScore * 100) / 100} %`],
        ['Advisory', advisory?.ids === undefined ? undefined : (0,markup/* formatLine */.IL)(advisory.ids.join(', '), 300)],
        ['Fixed in', advisory?.fixed_version === undefined ? undefined : (0,markup/* formatLine */.IL)(advisory.fixed_version, 80)],
        [
            'Repository',
            repository === undefined
                ? undefined
                : (0,markup/* renderTemplate */.Xm) `<a href="/repositories/${repository.id}">${formatName(repository.name)}</a>`,
        ],
        [
            'Branches',
            canRead('scan:read') && places.branches.length > 0
                ? (0,markup/* renderTemplate */.Xm) `${places.branches.map((branch) => (0,markup/* renderTemplate */.Xm) `<span class="sub">${formatName(branch)}</span>`)}`
                : undefined,
        ],
        ['First found', renderTime(finding.firstDetected, now)],
        [
            'Last seen',
            scan === undefined
                ? renderTime(finding.lastSeen, now)
                : (0,markup/* renderTemplate */.Xm) `<a href="/scans/${scan.id}">${renderTime(finding.lastSeen, now)}</a>`,
        ],
        ['Id', finding.id],
    ]);
}
const aroundLines = 6;
const codeMax = 8000;
async function readCode(view, finding, places) {
    const { type, repositoryId } = finding;
    const [path, line] = [(0,report_location/* toSafeRelativePath */.iP)(finding.filePath), (0,report_location/* toSafeLine */.Dg)(finding.line ?? undefined)];
    const { scan, isBesideSecret } = places;
    if ((0,wording/* mayBeSecret */.lr)({ type }) || isBesideSecret || path === undefined || line === undefined || scan === undefined)
        return undefined;
    const text = await view.readFile(repositoryId, scan.commitSha, path);
    if (text === undefined || text.includes('\0'))
        return undefined;
    const lines = text.split(/\r?\n/);
    if (line > lines.length)
        return undefined;
    const first = Math.max(1, line - aroundLines);
    const shown = lines.slice(first - 1, line + aroundLines).join('\n');
    const seen = (0,details/* formatTime */.fU)(Date.parse(finding.lastSeen));
    const note = `Line ${line} at commit ${scan.commitSha.slice(0, 10)}, scanned ${seen}.`;
    return { text: shown.slice(0, codeMax), first, marked: line, note };
}

// EXTERNAL MODULE: ./build/compiled/src/report/tally.js
var report_tally = __webpack_require__(20880);
// EXTERNAL MODULE: ./build/compiled/src/report/html/sections.js
var sections = __webpack_require__(56552);
// EXTERNAL MODULE: ./build/compiled/src/text/scan-request.js
var scan_request = __webpack_require__(73526);
;// CONCATENATED MODULE: ./build/compiled/src/service/page/scans.js








const refreshSeconds = { scan: 3, list: 10 };
const isUnfinished = ({ status }) => status === 'PENDING' || status === 'SCANNING';
const showScans = async ({ browse, store, query, now, canRead }) => {
    const [repository, branch] = [query.get('repository'), query.get('branch')];
    const status = readWord(query.get('status'), api_words/* scanStatuses */.O5);
    const paging = { page: query.page, limit: pageSize };
    const search = { repositoryId: repository || undefined, branch: branch || undefined, status };
    const { items, total } = await browse.scans(search, paging);
    const found = repository === '' ? undefined : await store.repositories.find(repository);
    const filters = { repository, branch, status };
    const isFiltered = Object.values(filters).some((value) => value !== undefined && value !== '');
    const isLive = items.some(isUnfinished) && query.get('live') !== 'off';
    const address = buildAddress('/scans', { ...filters, page: paging.page === 1 ? undefined : paging.page });
    const options = api_words/* scanStatuses */.O5.map((each) => (0,markup/* renderTemplate */.Xm) `<option value="${each}"${each === status ? (0,markup/* renderTemplate */.Xm) ` selected` : markup/* nothing */.s6}>${each.charAt(0)}${each.slice(1).toLowerCase()}</option>`);
    return {
        title: found === undefined ? 'Scans' : `Scans of ${found.name}`,
        area: 'scans',
        refreshSeconds: isLive ? refreshSeconds.list : undefined,
        body: (0,markup/* renderTemplate */.Xm) `<h1>${found === undefined ? 'Scans' : `Scans of ${formatName(found.name)}`}</h1>
<section class="findings" aria-labelledby="list-title"><div class="section-head"><h2 id="list-title">${(0,report_tally/* pluralize */.td)(total, 'scan').replace(String(total), (0,markup/* formatNumber */.ZV)(total))}</h2>
<form class="filters" method="get" action="/scans">${repository === '' ? markup/* nothing */.s6 : (0,markup/* renderTemplate */.Xm) `<input type="hidden" name="repository" value="${repository}">`}
<label>Branch <input type="search" name="branch" value="${branch}" autocomplete="off"></label>
<label>Status <select name="status"><option value="">Any</option>${options}</select></label><button type="submit">Filter</button>${isFiltered ? (0,markup/* renderTemplate */.Xm) ` <a href="/scans">Show all</a>` : markup/* nothing */.s6}</form></div>
${items.some(isUnfinished) ? renderLiveNote(isLive, address) : markup/* nothing */.s6}
${items.length > 0 ? renderScanTable(items, { now, hasRepository: found === undefined && canRead('repository:read') }) : renderEmpty(isFiltered || total > 0 ? 'No scan matches.' : 'No scans yet: a gate starts one on its next run.')}
${renderPager({ paging, total, buildLink: (page) => buildAddress('/scans', { ...filters, page }) })}</section>`,
    };
};
function renderLiveNote(isLive, address) {
    const separator = address.includes('?') ? '&' : '?';
    return isLive
        ? (0,markup/* renderTemplate */.Xm) `<p class="note live-note">This page updates itself while a scan runs. <a href="${address}${separator}live=off">Stop updating</a></p>`
        : (0,markup/* renderTemplate */.Xm) `<p class="note live-note">This page does not update itself. <a href="${address}">Update it</a></p>`;
}
function renderScanTable(items, { now, hasRepository }) {
    const columns = [
        { key: 'state', head: 'Status' },
        { key: 'title', head: hasRepository ? 'Repository' : 'Branch' },
        { key: 'open', head: 'Findings' },
        { key: 'commit', head: 'Commit' },
        { key: 'when', head: 'Requested' },
        { key: 'took', head: 'Took' },
    ];
    const rows = items.map((scan) => {
        const branch = formatName(scan.branch);
        const link = (0,markup/* renderTemplate */.Xm) `<a class="name" href="/scans/${scan.id}">${hasRepository ? formatName(scan.repository) : branch}</a>`;
        return [
            renderScanStatus(scan.status),
            hasRepository ? (0,markup/* renderTemplate */.Xm) `${link}<span class="sub">${branch}</span>` : link,
            scan.status === 'COMPLETED' ? renderCounts(scan.counts, 'none') : markup/* nothing */.s6,
            renderCommit(scan.commitSha),
            renderTime(scan.createdAt, now),
            (0,markup/* renderTemplate */.Xm) `${formatTaken(scan) ?? ''}`,
        ];
    });
    return renderTable({ caption: 'Scans, the newest first', columns, rows });
}
function formatTaken({ startedAt, completedAt }) {
    if (startedAt === null || completedAt === null)
        return undefined;
    return (0,wording/* formatDuration */.a3)(Date.parse(completedAt) - Date.parse(startedAt));
}
const showScan = async (view) => {
    const { store, id, now, query, canRead } = view;
    const scan = await store.scans.find(id);
    if (scan === undefined)
        return undefined;
    const repository = canRead('repository:read') ? await store.repositories.find(scan.repositoryId) : undefined;
    const isLive = isUnfinished(scan) && query.get('live') !== 'off';
    const name = repository === undefined ? scan.repositoryId : formatName(repository.name);
    const branch = formatName(scan.branch);
    const facts = renderFacts([
        [
            'Repository',
            repository === undefined ? name : (0,markup/* renderTemplate */.Xm) `<a href="/repositories/${repository.id}">${name}</a>`,
        ],
        ['Branch', branch],
        ['Commit', (0,markup/* renderTemplate */.Xm) `<code>${(0,markup/* formatLine */.IL)(scan.commitSha, 64)}</code>`],
        ['Requested', renderTime(scan.createdAt, now)],
        ['Started', renderTime(scan.startedAt, now, 'not yet')],
        ['Ended', renderTime(scan.completedAt, now, 'not yet')],
        ['Took', formatTaken(scan)],
        ['Id', scan.id],
    ]);
    return {
        title: `Scan of ${name}, ${branch}`,
        area: 'scans',
        trail: [
            ['Scans', '/scans'],
            ...(repository === undefined ? [] : [[name, buildAddress('/scans', { repository: repository.id })]]),
        ],
        refreshSeconds: isLive ? refreshSeconds.scan : undefined,
        body: (0,markup/* renderTemplate */.Xm) `<h1>Scan of ${name}<span class="sub">${branch}</span></h1>
<section class="panel" aria-labelledby="state-title"><h2 id="state-title">${renderScanStatus(scan.status)}</h2>
${await renderOutcome(view, scan)}${isUnfinished(scan) ? renderLiveNote(isLive, `/scans/${scan.id}`) : markup/* nothing */.s6}${facts}</section>
<div class="pair">${renderCoverageOf(scan)}${renderDiagnostics(scan.diagnostics)}${renderLanguages(scan)}</div>`,
    };
};
async function renderOutcome(view, scan) {
    if (isUnfinished(scan))
        return renderProgress(view, scan);
    if (scan.status === 'FAILED')
        return (0,markup/* renderTemplate */.Xm) `<p class="why">${(0,markup/* formatLine */.IL)(scan.error ?? 'It is not known why.', 1000)}</p><p class="note">It is unknown what this scan would have found. Start it again with the next run of the gate.</p>`;
    if (scan.counts === null)
        return markup/* nothing */.s6;
    const { repositoryId: repository, branch } = scan;
    const latest = view.canRead('violation:read')
        ? (0,markup/* renderTemplate */.Xm) `<p class="note"><a href="${buildAddress('/findings', { repository, branch })}">Open findings of this branch, by its latest scan</a></p>`
        : markup/* nothing */.s6;
    return (0,markup/* renderTemplate */.Xm) `${renderTally(scan.counts, (severity) => buildAddress('/findings', { repository, branch, severity }))}${latest}`;
}
const runsMax = 5;
async function renderProgress({ browse, now }, scan) {
    if (scan.startedAt === null) {
        const ahead = await browse.countAhead(scan.createdAt);
        const text = ahead === 0
            ? 'It is the next one of your organization.'
            : `${(0,report_tally/* pluralize */.td)(ahead, 'scan')} of your organization ${ahead === 1 ? 'is' : 'are'} ahead of it.`;
        return (0,markup/* renderTemplate */.Xm) `<progress aria-label="Progress of the scan"></progress><p>${text}</p>`;
    }
    const elapsedMs = Math.max(0, now.getTime() - Date.parse(scan.startedAt));
    const runs = await browse.latestRuns(scan.repositoryId, runsMax);
    const times = runs.map((run) => Date.parse(run.completedAt) - Date.parse(run.startedAt)).sort((a, b) => a - b);
    const usualMs = times[Math.floor(times.length / 2)];
    if (usualMs === undefined || usualMs <= 0)
        return (0,markup/* renderTemplate */.Xm) `<progress aria-label="Progress of the scan"></progress><p>Scanning for ${(0,wording/* formatDuration */.a3)(elapsedMs)}.</p>`;
    const percent = Math.min(95, Math.round((100 * elapsedMs) / usualMs));
    return (0,markup/* renderTemplate */.Xm) `<progress aria-label="Progress of the scan" max="100" value="${percent}">${percent} %</progress><p>Scanning for ${(0,wording/* formatDuration */.a3)(elapsedMs)}; scans of this repository usually take ${(0,wording/* formatDuration */.a3)(usualMs)}.</p>`;
}
function renderCoverageOf({ coverage, diagnostics }) {
    return coverage === null ? markup/* nothing */.s6 : (0,sections/* renderCoverage */.zG)({ scan: { coverage, diagnostics: diagnostics ?? [] } });
}
const linesMax = 100;
function renderDiagnostics(all) {
    const diagnostics = (all ?? []).filter(({ engine }) => engine !== scan_request/* programEngine */.F);
    if (diagnostics.length === 0)
        return markup/* nothing */.s6;
    const lines = diagnostics
        .slice(0, linesMax)
        .map(({ message, file_path: path }) => (0,markup/* renderTemplate */.Xm) `<li>${path === undefined ? markup/* nothing */.s6 : (0,markup/* renderTemplate */.Xm) `<code>${(0,markup/* formatLine */.IL)(path, 200)}</code>: `}${(0,markup/* formatLine */.IL)(message, 500)}</li>`);
    const more = diagnostics.length - lines.length;
    return (0,markup/* renderTemplate */.Xm) `<section class="panel" aria-labelledby="diagnostics-title"><h2 id="diagnostics-title">Skipped or not readable (${(0,markup/* formatNumber */.ZV)(diagnostics.length)})</h2><ul class="lines">${lines}</ul>${more > 0 ? (0,markup/* renderTemplate */.Xm) `<p class="note">${(0,markup/* formatNumber */.ZV)(more)} more.</p>` : markup/* nothing */.s6}</section>`;
}
function renderLanguages({ languages }) {
    if (languages === null || languages.length === 0)
        return markup/* nothing */.s6;
    return (0,markup/* renderTemplate */.Xm) `<section class="panel" aria-labelledby="languages-title"><h2 id="languages-title">Source files</h2>${renderFacts(languages
        .slice(0, linesMax)
        .map(({ language, files, looked_at: scanned }) => [
        (0,markup/* formatLine */.IL)(language === 'none' ? 'no programs' : language, 60),
        `${(0,markup/* formatNumber */.ZV)(files)}${scanned === files ? '' : `, ${(0,markup/* formatNumber */.ZV)(scanned)} of them scanned`}`,
    ]))}</section>`;
}

;// CONCATENATED MODULE: ./build/compiled/src/service/page/repositories.js







const showRepositories = async ({ browse, query, canRead, now }) => {
    const paging = { page: query.page, limit: pageSize };
    const search = readWords(query.get('q')).join(' ');
    const { items, total } = await browse.repositories(search || undefined, paging);
    const counts = canRead('violation:read') ? await browse.countOpen() : undefined;
    const tally = counts === undefined
        ? markup/* nothing */.s6
        : (0,markup/* renderTemplate */.Xm) `<section class="panel" aria-labelledby="open-title"><h2 id="open-title">Open findings</h2>${renderTally(counts, (word) => buildAddress('/findings', { severity: word }))}</section>`;
    const list = items.length > 0
        ? renderRepositoryTable(items, now, counts !== undefined)
        : renderEmpty(repositories_describeNone(search, total));
    const pager = renderPager({ paging, total, buildLink: (page) => buildAddress('/', { q: search, page }) });
    return {
        title: 'Repositories',
        area: 'repositories',
        body: (0,markup/* renderTemplate */.Xm) `<h1>Repositories</h1>
${tally}
<section class="findings" aria-labelledby="list-title"><div class="section-head"><h2 id="list-title">${(0,report_tally/* pluralize */.td)(total, 'repository', 'repositories')}</h2>
<form class="filters" method="get" action="/"><label class="hidden" for="q">Search by name</label><input type="search" id="q" name="q" value="${search}" placeholder="Search by name" autocomplete="off"><button type="submit">Search</button></form></div>
${list}${pager}</section>`,
    };
};
function repositories_describeNone(search, total) {
    if (total > 0)
        return (0,markup/* renderTemplate */.Xm) `This list has no such page. <a href="/">Go to the first page</a>`;
    if (search !== '')
        return (0,markup/* renderTemplate */.Xm) `No repository has “${search}” in its name. <a href="/">Show all</a>`;
    return (0,markup/* renderTemplate */.Xm) `No repositories yet: add one with <code>scan-gate repos add PATH</code>, or start the service with <code>--repo PATH</code>.`;
}
function renderRepositoryTable(items, now, hasCounts) {
    const columns = [
        { key: 'title', head: 'Repository' },
        { key: 'open', head: 'Open findings' },
        { key: 'branch', head: 'Default branch' },
        { key: 'when', head: 'Last scan' },
    ].filter(({ key }) => key !== 'open' || hasCounts);
    const rows = items.map((repository) => {
        const { id, name, vcsUrl, open, defaultBranch, lastScanAt } = repository;
        const none = lastScanAt === null ? 'not scanned yet' : 'none';
        const cells = [
            (0,markup/* renderTemplate */.Xm) `<a class="name" href="/repositories/${id}">${formatName(name)}</a><span class="sub">${(0,markup/* formatLine */.IL)((0,report_location/* removeUserInfo */.gG)(vcsUrl), 200)}</span>`,
            renderCounts(open, none),
            (0,markup/* renderTemplate */.Xm) `${formatName(defaultBranch)}`,
            renderTime(lastScanAt, now),
        ];
        return hasCounts ? cells : cells.filter((_, index) => index !== 1);
    });
    return renderTable({ caption: 'Repositories by name, with their open findings', columns, rows });
}
const rowsMax = 10;
const showRepository = async (view) => {
    const { store, id, now, canRead } = view;
    const repository = await store.repositories.find(id);
    if (repository === undefined)
        return undefined;
    const name = formatName(repository.name);
    const url = (0,report_location/* toSafeRepositoryUrl */.MO)(repository.vcsUrl);
    const address = (0,markup/* formatLine */.IL)((0,report_location/* removeUserInfo */.gG)(repository.vcsUrl), 300);
    const facts = renderFacts([
        ['Address', url === undefined ? address : (0,markup/* renderTemplate */.Xm) `<a href="${url}" rel="noreferrer">${address}</a>`],
        ['Default branch', formatName(repository.defaultBranch)],
        ['Last scan', renderTime(repository.lastScanAt, now)],
        ['Status', repository.status === 'active' ? undefined : repository.status],
        ['Id', repository.id],
    ]);
    const counts = canRead('violation:read')
        ? renderTally(repository.open, (severity) => buildAddress('/findings', { repository: id, severity }))
        : markup/* nothing */.s6;
    return {
        title: name,
        area: 'repositories',
        trail: [['Repositories', '/']],
        body: (0,markup/* renderTemplate */.Xm) `<h1>${name}</h1>
<section class="panel" aria-labelledby="about-title"><h2 id="about-title" class="hidden">About this repository</h2>${counts}${facts}</section>
${canRead('violation:read') ? await renderWorst(view) : markup/* nothing */.s6}
${canRead('scan:read') ? await renderLatestScans(view) : markup/* nothing */.s6}`,
    };
};
async function renderWorst({ browse, id }) {
    const paging = { page: 1, limit: rowsMax };
    const { items, total } = await browse.findings({ repositoryId: id, status: 'OPEN' }, paging);
    const all = buildAddress('/findings', { repository: id });
    const body = items.length === 0 ? renderEmpty('No open findings.') : renderFindingTable(items, { hasRepository: false });
    return (0,markup/* renderTemplate */.Xm) `<section class="findings" aria-labelledby="worst-title"><div class="section-head"><h2 id="worst-title">Worst open findings</h2>
<p class="status"><a href="${all}">All findings of this repository</a> (${(0,markup/* formatNumber */.ZV)(total)} open)</p></div>${body}</section>`;
}
async function renderLatestScans({ browse, id, now }) {
    const { items, total } = await browse.scans({ repositoryId: id }, { page: 1, limit: rowsMax });
    const body = items.length === 0
        ? renderEmpty('No scans yet: a gate starts one on its next run.')
        : renderScanTable(items, { now, hasRepository: false });
    return (0,markup/* renderTemplate */.Xm) `<section class="findings" aria-labelledby="scans-title"><div class="section-head"><h2 id="scans-title">Latest scans</h2>
<p class="status"><a href="${buildAddress('/scans', { repository: id })}">All scans of this repository</a> (${(0,markup/* formatNumber */.ZV)(total)})</p></div>${body}</section>`;
}

;// CONCATENATED MODULE: ./build/compiled/src/service/page/routes.js
















const cookieName = 'scan-gate';
function chooseCookie(context, trustedProxies) {
    const { incoming } = context.env ?? {};
    const secure = incoming !== undefined && isEncrypted(incoming, trustedProxies);
    return { secure, name: secure ? `__Host-${cookieName}` : cookieName };
}
function writeCookie(context, { trustedProxies }, value) {
    const { secure, name } = chooseCookie(context, trustedProxies);
    const maxAge = value === '' ? 0 : sessions/* sessionMs */.l / 1000;
    (0,cookie/* setCookie */.TV)(context, name, value, { path: '/', httpOnly: true, sameSite: 'Strict', secure, maxAge });
}
function readCookie(context, { trustedProxies }) {
    const value = (0,cookie/* getCookie */.Ri)(context, chooseCookie(context, trustedProxies).name);
    return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}
async function readSession(context, options) {
    const value = readCookie(context, options);
    if (value === undefined)
        return undefined;
    const { store, now } = options.services;
    const key = await store.sessions.find(value, now());
    return key === undefined ? undefined : { key, formToken: createFormToken(value) };
}
function createFormToken(cookie) {
    return (0,external_node_crypto_.createHash)('sha256').update(`form ${cookie}`).digest('base64url');
}
function showLogin(context, options, to, problem) {
    let cookie = readCookie(context, options);
    if (cookie === undefined) {
        cookie = (0,external_node_crypto_.randomBytes)(32).toString('base64url');
        writeCookie(context, options, cookie);
    }
    const why = problem === undefined ? markup/* nothing */.s6 : (0,markup/* renderTemplate */.Xm) `<p class="urgent" role="alert" id="problem">${problem}</p>`;
    return {
        title: 'Sign in',
        body: (0,markup/* renderTemplate */.Xm) `<section class="panel login" aria-labelledby="login-title"><h1 id="login-title">Sign in</h1>
${why}<form method="post" action="/login"><input type="hidden" name="form" value="${createFormToken(cookie)}"><input type="hidden" name="to" value="${to}">
<label for="key">API key</label><input type="password" id="key" name="key" required autocomplete="current-password" spellcheck="false"${problem === undefined ? markup/* nothing */.s6 : (0,markup/* renderTemplate */.Xm) ` aria-describedby="problem"`}>
<button type="submit" class="main">Sign in</button></form>
<p class="note">The pages show what the key may read. <code>scan-gate keys create --database FILE --name NAME --scope repository:read,scan:read,violation:read</code> creates a read-only key.</p></section>`,
    };
}
function readTarget(text) {
    return text !== undefined &&
        text.length < 2000 &&
        /^\/(?:$|[?]|(?:scans|findings|repositories)(?:[/?]|$))[ -~]*$/.test(text)
        ? text
        : '/';
}
async function readForm(context, options) {
    const bytes = await readBytes(context.req.raw);
    const form = new URLSearchParams(Buffer.from(bytes ?? []).toString());
    const headers = context.env?.incoming?.headers ?? {};
    if (headers.origin !== 'null' || isSameOrigin(headers))
        return form;
    const [given, expected] = [
        form.get('form') ?? '',
        createFormToken(readCookie(context, options) ?? (0,external_node_crypto_.randomBytes)(9).toString('hex')),
    ];
    return isEqualSecret(given, expected) ? form : undefined;
}
const problems = {
    unknown: 'This is not a valid key.',
    expired: 'This key has expired.',
    form: 'This form was too old. Please sign in again.',
};
async function signIn(context, options) {
    const { services, admission, log } = options;
    const refusal = await admission.ofStranger(context);
    if (refusal !== undefined)
        return { refusal };
    const form = await readForm(context, options);
    const to = readTarget(form?.get('to') ?? undefined);
    if (form === undefined)
        return { to, status: 403, problem: problems.form };
    const authentication = await services.store.keys.authenticate((form.get('key') ?? '').trim(), services.now());
    if (typeof authentication === 'string') {
        log?.({ level: 'warn', event: 'login.failed', requestId: context.get('requestId') });
        return { to, status: 401, problem: problems[authentication] };
    }
    const { key } = authentication;
    context.set('key', key);
    const before = readCookie(context, options);
    if (before !== undefined)
        await services.store.sessions.end(before);
    writeCookie(context, options, await services.store.sessions.create(key.id, services.now()));
    log?.({ level: 'info', event: 'login', keyId: key.id });
    return { to, status: 200 };
}
async function signOut(context, options) {
    const form = await readForm(context, options);
    const value = readCookie(context, options);
    if (form === undefined || value === undefined)
        return false;
    await options.services.store.sessions.end(value);
    writeCookie(context, options, '');
    return true;
}
const pages = [
    ['/', 'repository:read', showRepositories],
    ['/repositories/:id', 'repository:read', showRepository],
    ['/scans', 'scan:read', showScans],
    ['/scans/:id', 'scan:read', showScan],
    ['/findings', 'violation:read', showFindings],
    ['/findings/:id', 'violation:read', showFinding],
];
function addPages(app, { services, admission, trustedProxies = [], log }) {
    const options = { services, admission, trustedProxies, log };
    for (const [path, scope, show] of pages)
        app.get(path, (context) => {
            context.set('endpoint', 'page');
            return sendShown(context, options, scope, show);
        });
    app.get('/favicon.svg', (context) => context.body(icon, 200, { 'Content-Type': 'image/svg+xml', 'X-Content-Type-Options': 'nosniff' }));
    app.get('/login', async (context) => {
        context.set('endpoint', 'page');
        const to = readTarget(context.req.query('to'));
        if (isFromOtherSite(context.env?.incoming?.headers ?? {}))
            return sendDetour(context);
        if ((await readSession(context, options)) !== undefined)
            return redirect(context, to);
        return sendPage(context, showLogin(context, options, to));
    });
    app.post('/login', async (context) => {
        context.set('endpoint', 'login');
        const outcome = await signIn(context, options);
        if ('refusal' in outcome)
            return sendProblem(context, outcome.refusal);
        const { to, status, problem } = outcome;
        if (status === 200)
            return redirect(context, to);
        return sendPage(context, showLogin(context, options, to, problem), status);
    });
    app.post('/logout', async (context) => {
        context.set('endpoint', 'logout');
        const isOver = await signOut(context, options);
        return redirect(context, isOver ? '/login' : '/');
    });
}
async function sendShown(context, options, scope, show) {
    const { services, admission } = options;
    if (isFromOtherSite(context.env?.incoming?.headers ?? {}))
        return sendDetour(context);
    const session = await readSession(context, options);
    const address = new URL(context.req.url);
    if (session === undefined) {
        const to = `${address.pathname}${address.search}`;
        return redirect(context, to === '/' ? '/login' : `/login?${new URLSearchParams({ to })}`);
    }
    const { key, formToken } = session;
    const refusal = await admission.ofKey(key, context);
    const store = createOwnStore(services.store, key.organizationId);
    const organization = (await store.organization())?.name ?? '';
    const viewer = { key, organization, formToken };
    if (refusal !== undefined)
        return sendProblem(context, refusal, viewer);
    const canRead = (needed) => (0,http_scopes/* hasPermission */._m)(key.scopes, needed);
    if (!canRead(scope)) {
        const message = `The key lacks the scope ${scope}. Sign in with another key, or choose another page.`;
        return sendProblem(context, { refused: 'INSUFFICIENT_SCOPE', message }, viewer);
    }
    const { readFile, now } = services;
    const view = { store, browse: services.store.browse(key.organizationId), canRead, readFile, now: now() };
    const query = readPageQuery(address);
    const shown = await show({ ...view, query, id: context.req.param('id') ?? '' });
    if (shown === undefined)
        return sendProblem(context, missing, viewer);
    if (shown.refreshSeconds !== undefined)
        context.header('Refresh', String(shown.refreshSeconds));
    return sendPage(context, { ...shown, viewer });
}
function redirect(context, to) {
    return context.body(null, 303, { Location: to, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
}
function sendPage(context, parts, status = 200) {
    return context.body(renderDocument(parts), status, buildPageHeaders());
}
function sendDetour(context) {
    const { pathname, search } = new URL(context.req.url);
    const to = readTarget(`${pathname}${search}`);
    context.header('Refresh', `0; url=${to}`);
    const body = (0,markup/* renderTemplate */.Xm) `<h1>One moment</h1><p><a href="${to}">Continue</a></p>`;
    return sendPage(context, { title: 'One moment', body });
}
const missing = {
    refused: 'NOT_FOUND',
    message: 'There is no such page, or it belongs to another organization.',
};
const headings = {
    403: 'Not allowed',
    404: 'Not found',
    429: 'Too many requests',
    500: 'Something failed here',
};
function isForPeople(context) {
    return isPagePath(context.req.path) && /\btext\/html\b/.test(context.req.header('Accept') ?? '');
}
function sendProblem(context, refusal, viewer) {
    const status = getStatus(refusal);
    const { retryAfter } = refusal.details ?? {};
    if (typeof retryAfter === 'number')
        context.header('Retry-After', String(retryAfter));
    const heading = headings[status] ?? 'Not possible';
    const requestId = context.get('requestId');
    const body = (0,markup/* renderTemplate */.Xm) `<section class="panel problem" aria-labelledby="problem-title"><h1 id="problem-title">${heading}</h1><p>${refusal.message}</p>
<p><a href="/">Go to the first page</a></p><p class="note">Request ${requestId}</p></section>`;
    return sendPage(context, { title: heading, viewer, body }, status);
}

// EXTERNAL MODULE: ./build/compiled/src/service/store/identifiers.js
var identifiers = __webpack_require__(74373);
// EXTERNAL MODULE: ./build/compiled/src/service/http/hosts.js
var hosts = __webpack_require__(74287);
;// CONCATENATED MODULE: ./build/compiled/src/service/http/admission.js





function createAdmission({ store, now }, options) {
    const { limits = {}, allowedHosts = [], trustedProxies = [], connections } = options;
    const [byKey, byAddress, byWrongKeys] = ['perKey', 'perAddress', 'wrongKeys'].map((name) => store.isShared ? createSharedLimiter(name, limits[name], store.requestBuckets) : createLimiter(limits[name]));
    const identifyCaller = (context) => {
        const remote = context.env?.incoming?.socket.remoteAddress ?? '';
        return groupAddress(findClientAddress(remote, context.req.header('X-Forwarded-For'), trustedProxies));
    };
    const authentications = new WeakMap();
    const authenticate = (context) => {
        const made = authentications.get(context) ?? authenticateValue(context.req.header('X-API-Key'));
        authentications.set(context, made);
        return made;
    };
    const authenticateValue = async (value) => value === undefined ? 'unknown' : store.keys.authenticate(value, now());
    const limitUnauthenticated = async (context) => refuseTooMany(await byWrongKeys?.(identifyCaller(context), now()));
    const ofKey = async (key, context) => {
        context.set('key', key);
        const { incoming } = context.env ?? {};
        if (incoming !== undefined)
            connections()?.welcome(incoming.socket);
        return refuseTooMany(await byKey?.(key.id, now()));
    };
    return {
        ofAny: async (context) => {
            const { incoming } = context.env ?? {};
            const twice = incoming && findRepeatedHeader(incoming.rawHeaders);
            if (twice !== undefined)
                return refuse('VALIDATION_ERROR', `The request has more than one ${twice} header.`);
            if (incoming !== undefined && incoming.headers.host === undefined) {
                return refuse('VALIDATION_ERROR', 'The request has no Host header.');
            }
            const isOwn = [incoming?.headers.host, parseAuthority(incoming?.url)].every((host) => host === undefined || (0,hosts/* isOwnHost */.H)(host, allowedHosts));
            if (!isOwn)
                return refuse('FORBIDDEN', 'The service does not answer to this host name (--allowed-host).');
            if (incoming !== undefined && isCrossSite(incoming, allowedHosts)) {
                return refuse('FORBIDDEN', 'The service does not answer to pages of other sites.');
            }
            const authentication = await authenticate(context);
            const caller = typeof authentication === 'string'
                ? identifyCaller(context)
                : `${identifyCaller(context)} ${authentication.key.id}`;
            return refuseTooMany(await byAddress?.(caller, now()));
        },
        ofStranger: limitUnauthenticated,
        to: async (endpoint, context) => {
            if (endpoint.scope === 'none')
                return undefined;
            const authentication = await authenticate(context);
            if (typeof authentication === 'string') {
                return (await limitUnauthenticated(context)) ?? unauthorized[authentication];
            }
            return (await ofKey(authentication.key, context)) ?? refuseMissingScope(endpoint, authentication.key);
        },
        ofKey,
    };
}
const singleHeaders = ['Host', 'Content-Length', 'Content-Type', 'Transfer-Encoding', 'Origin', 'X-API-Key'];
function findRepeatedHeader(rawHeaders) {
    const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
    return singleHeaders.find((single) => names.filter((name) => name === single.toLowerCase()).length > 1);
}
function refuseTooMany(retryAfter) {
    return retryAfter === undefined ? undefined : refuse('RATE_LIMIT_EXCEEDED', 'Too many requests.', { retryAfter });
}
function parseAuthority(target) {
    return /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(target ?? '')?.[1];
}
const unauthorized = {
    unknown: refuse('UNAUTHORIZED', 'The X-API-Key header is missing or contains no valid key.'),
    expired: refuse('EXPIRED_API_KEY', 'The key has expired.'),
};
function refuseMissingScope({ scope }, key) {
    if (scope === 'none' || scope === 'any key' || (0,http_scopes/* hasPermission */._m)(key.scopes, scope))
        return undefined;
    return refuse('INSUFFICIENT_SCOPE', `The key lacks the scope ${scope}.`, { requiredScope: scope });
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/compiled/src/api/schemas.js
var api_schemas = __webpack_require__(95396);
// EXTERNAL MODULE: ./build/compiled/src/api/webhook.js
var webhook = __webpack_require__(21369);
// EXTERNAL MODULE: ./build/compiled/src/service/webhooks/payloads.js
var payloads = __webpack_require__(13395);
;// CONCATENATED MODULE: ./build/compiled/src/service/http/openapi.js






const keyScheme = 'apiKey';
function toJsonSchema(schema, io) {
    const { $schema: _, ...described } = json_schema_processors/* toJSONSchema */.bl(schema, { io, unrepresentable: 'any' });
    return described;
}
const describeJson = (schema, io) => ({
    'application/json': { schema: toJsonSchema(schema, io) },
});
function describeApi(baseUrl) {
    const paths = {};
    for (const [name, endpoint] of Object.entries(endpoints/* endpoints */.v)) {
        paths[endpoint.path] = {
            ...paths[endpoint.path],
            [endpoint.method.toLowerCase()]: describeOperation(name, endpoint),
        };
    }
    return {
        openapi: '3.1.0',
        info: { title: 'Security scanning service', version: '1.0.0' },
        servers: [{ url: baseUrl }],
        components: { securitySchemes: describeKeys(), schemas: {}, parameters: {} },
        paths: { ...paths, ...describeOtherRoutes(baseUrl) },
        webhooks: Object.fromEntries(payloads/* eventNames */.Z2.map((event) => [event, { post: describeWebhook(event) }])),
    };
}
function describeKeys() {
    const names = [[keyScheme, 'X-API-Key'], ...hookSchemes];
    return Object.fromEntries(names.map(([scheme, name]) => [scheme, { type: 'apiKey', in: 'header', name }]));
}
function describeOperation(name, endpoint) {
    return {
        operationId: name,
        tags: [getTag(endpoint.path)],
        security: describeSecurity(endpoint),
        parameters: describeParameters(endpoint),
        ...(endpoint.body !== undefined && {
            requestBody: { required: true, content: describeJson(endpoint.body, 'input') },
        }),
        responses: describeResponses(name, endpoint),
    };
}
function describeWebhook(event) {
    return {
        summary: payloads/* eventMeanings */.X_[event],
        security: [],
        parameters: webhookParameters,
        requestBody: { required: true, content: describeJson((0,payloads/* createPayloadSchema */.Cn)(event), 'output') },
        responses: { '2XX': { description: 'Accepted; any other status, and it is sent again' } },
    };
}
function describeOtherRoutes(baseUrl) {
    const tags = ['System'];
    const anybody = { tags, security: [] };
    const atRoot = { servers: [{ url: new URL(baseUrl).origin }] };
    const describeFailures = (described) => Object.fromEntries(Object.entries({ ...described, 403: 'A host name that is not ours', 429: 'Too many requests' }).map(([status, description]) => [status, { description, content: describeJson(api_schemas/* errorBody */.t4, 'output') }]));
    const describeText = (description, type, described = {}) => ({
        responses: { 200: { description, content: { [type]: { schema: {} } } }, ...describeFailures(described) },
    });
    return {
        '/openapi.json': { get: { ...anybody, ...describeText('This description', 'application/json') } },
        '/docs': { get: { ...anybody, ...describeText('This description as a page', 'text/html') } },
        '/metrics': {
            get: {
                ...{ ...anybody, ...atRoot },
                ...describeText('Metrics for Prometheus', 'text/plain', { 404: 'Started without --metrics' }),
            },
        },
        '/hooks/git': {
            post: {
                ...{ tags, ...atRoot },
                security: hookSchemes.map(([name]) => ({ [name]: [] })),
                requestBody: { content: { 'application/json': { schema: hookBody } } },
                responses: {
                    202: { description: 'Accepted: branches that have moved are looked for' },
                    ...describeFailures({
                        401: 'No valid signature',
                        404: 'Started without a secret',
                        413: 'The body is too large',
                    }),
                },
            },
        },
    };
}
const hookSchemes = [
    ['hookSignature', 'X-Hub-Signature-256'],
    ['hookSignatureOfBitbucket', 'X-Hub-Signature'],
    ['hookToken', 'X-Gitlab-Token'],
];
const hookBody = {
    type: 'object',
    properties: { repository_id: { type: 'string', description: 'Limits the check to one repository' } },
};
function describeSecurity({ scope }) {
    if (scope === 'none')
        return [];
    return [{ [keyScheme]: scope === 'any key' ? [] : [scope] }];
}
function getTag(path) {
    const [, first = ''] = path.split('/');
    if (first === 'cli')
        return 'CLI';
    return first === 'health' ? 'System' : `${first.charAt(0).toUpperCase()}${first.slice(1)}`;
}
function describeParameters(endpoint) {
    const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const inPath = names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
    const query = Object.entries(endpoint.query?.shape ?? {});
    const inQuery = query.map(([name, schema]) => ({
        name: getWireName(endpoint, name),
        in: 'query',
        required: false,
        schema: toJsonSchema(schema, 'input'),
    }));
    return [...inPath, ...inQuery];
}
function describeRefusals({ scope, path, method, query, body }) {
    const isOfRecord = path.includes('{') || method === 'POST';
    return {
        ...((query ?? body) !== undefined && { 400: 'Not valid' }),
        ...(scope !== 'none' && { 401: 'No valid key' }),
        403: 'Scope missing, or a host name that is not ours',
        ...(isOfRecord && { 404: 'Not found' }),
        ...(method === 'POST' && { 409: 'Not possible in the current state' }),
        ...(body !== undefined && { 413: 'The body is too large' }),
        429: 'Too many requests, or scans that wait',
        500: 'A fault of the service',
        ...(path === '/health' && { 503: 'The database does not answer' }),
    };
}
const webhookParameters = Object.entries(webhook/* webhookHeaders */.Gw).map(([name, header]) => ({
    name: header,
    in: 'header',
    required: !/signature/i.test(name),
    schema: { type: 'string' },
}));
const suppressed = schemas/* object */.Ikc({ justification: schemas/* string */.YjP(), by: schemas/* string */.YjP(), at: api_schemas/* timestamp */.vE });
const ownResponses = {
    updateRepository: api_schemas/* repositoryDetail */.aA.extend({ auto_scan_on_push: schemas/* boolean */.zMY(), auto_scan_on_pr: schemas/* boolean */.zMY() }),
    suppressViolation: api_schemas/* violationDetail */.hM.extend({ justification: schemas/* string */.YjP(), suppression: suppressed }),
    getViolation: api_schemas/* violationDetail */.hM.extend({ suppression: schemas/* optional */.lqM(suppressed) }),
};
function describeResponses(name, endpoint) {
    const failed = Object.entries(describeRefusals(endpoint)).map(([status, description]) => [
        status,
        { description, content: describeJson(api_schemas/* errorBody */.t4, 'output') },
    ]);
    const success = { description: 'Success', content: describeJson(buildAnswerSchema(name, endpoint), 'output') };
    return { ...Object.fromEntries(failed), [endpoint.success]: success };
}
function buildAnswerSchema(name, { answer, list, style }) {
    const schema = ownResponses[name] ?? answer;
    if (style === 'bare') {
        return list === undefined ? schema : schemas/* object */.Ikc({ [list]: schemas/* array */.YOg(schema), pagination: api_schemas/* listPagination */.J2 });
    }
    return schemas/* object */.Ikc({
        success: schemas/* literal */.euz(true),
        data: list === undefined ? schema : schemas/* array */.YOg(schema),
        pagination: list === undefined ? schemas/* optional */.lqM(api_schemas/* envelopePagination */.jJ) : api_schemas/* envelopePagination */.jJ,
        meta: api_schemas/* responseMeta */.Nd,
    });
}

;// CONCATENATED MODULE: ./build/compiled/src/service/http/reference.js
const reference_style = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color:CanvasText;background:Canvas}
:root{color-scheme:light dark}code,pre{font:14px/1.45 ui-monospace,monospace}pre{overflow:auto;padding:.75rem;border:1px solid;border-radius:4px}
details{border-top:1px solid;padding:.5rem 0}summary{cursor:pointer}table{border-collapse:collapse}td,th{text-align:left;padding:.2rem 1rem .2rem 0;vertical-align:top}`;
const referenceHeaders = {
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'Content-Type': 'text/html; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
};
function renderReference(description) {
    const { info, servers, paths, webhooks = {} } = description;
    const operations = Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => renderOperation(`${method.toUpperCase()} ${path}`, operation)));
    const events = Object.entries(webhooks).map(([event, { post }]) => renderOperation(event, post));
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(info.title)}</title><style>${reference_style}</style></head><body>
<h1>${escapeHtml(info.title)}</h1><p>Below <code>${escapeHtml(servers[0]?.url ?? '')}</code>, version ${escapeHtml(info.version)}; as
<a href="openapi.json">OpenAPI 3.1</a>. Each operation names the scope that its key needs.</p>
<h2>Operations</h2>${operations.join('')}<h2>Webhooks</h2>${events.join('')}</body></html>`;
}
function renderOperation(title, { summary, security = [], parameters = [], requestBody, responses = {} }) {
    const [needed] = security.map((each) => Object.values(each)[0]?.join(', ') || 'any key');
    const rows = parameters.map(({ name, in: location, required, schema = {} }) => `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(location)}${required ? ', required' : ''}</td><td><code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`);
    const responseParts = Object.entries(responses).map(([status, { description, content }]) => `<h4>${escapeHtml(status)} ${escapeHtml(description)}</h4>${renderSchema(content)}`);
    return `<details><summary><code>${escapeHtml(title)}</code>${needed === undefined ? '' : ` · ${escapeHtml(needed)}`}</summary>
${summary === undefined ? '' : `<p>${escapeHtml(summary)}</p>`}${rows.length === 0 ? '' : `<table>${rows.join('')}</table>`}
${requestBody === undefined ? '' : `<h4>Body</h4>${renderSchema(requestBody.content)}`}${responseParts.join('')}</details>`;
}
function renderSchema(content) {
    const schema = content?.['application/json']?.schema;
    return schema === undefined ? '' : `<pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`;
}
const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (value) => value.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

;// CONCATENATED MODULE: ./build/compiled/src/service/http/app.js



















const basePath = '/api/v1';
const handlers = {
    listOrganizations: listOrganizations,
    validateKey: validateKey,
    getCliInfo: getCliInfo,
    getHealth: getHealth,
    listRepositories: listRepositories,
    getRepository: getRepository,
    updateRepository: updateRepository,
    listScans: listScans,
    startScan: startScan,
    getScan: getScan,
    listViolations: listViolations,
    getViolation: getViolation,
    suppressViolation: suppressViolation,
};
const noGitHook = { secret: undefined, look: async () => undefined };
function createApp({ services, admission: options, log, metrics, gitHook }) {
    const app = new dist/* Hono */.$();
    const admission = createAdmission(services, options);
    app.use(async (context, next) => {
        const begun = performance.now();
        context.set('requestId', (0,identifiers/* createRecordId */.rx)('req'));
        const refusal = await admission.ofAny(context);
        if (refusal === undefined)
            await next();
        else
            context.res = await refuseRequest(context, services, refusal);
        logRequest(context, log, performance.now() - begun);
    });
    addProbes(app, services);
    if (metrics !== undefined) {
        app.get('/metrics', async (context) => context.text(await metrics.text(), 200, { 'Content-Type': metrics.contentType }));
    }
    for (const name of Object.keys(endpoints/* endpoints */.v)) {
        const endpoint = endpoints/* endpoints */.v[name];
        const route = `${basePath}${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
        app.on(endpoint.method, route, (context) => handleEndpoint(name, context, services, admission));
    }
    app.post('/hooks/git', async (context) => {
        context.set('endpoint', 'gitHook');
        const received = await receiveGitHook(context, gitHook ?? noGitHook);
        const refusal = received?.refused === 'UNAUTHORIZED' ? ((await admission.ofStranger(context)) ?? received) : received;
        return refusal === undefined ? context.body(null, 202) : sendRefusal(context, services, refusal);
    });
    app.get(`${basePath}/openapi.json`, (context) => context.json(describeApi(services.baseUrl())));
    app.get(`${basePath}/docs`, (context) => context.body(renderReference(describeApi(services.baseUrl())), 200, referenceHeaders));
    addPages(app, { services, admission, trustedProxies: options.trustedProxies, log });
    app.notFound((context) => refuseRequest(context, services, refuse('NOT_FOUND', 'There is no such endpoint.')));
    app.onError((error, context) => {
        log?.({ level: 'error', event: 'fault', ...readFacts(context), message: (0,service_log/* formatErrorLine */.AC)(error) });
        return refuseRequest(context, services, refuse('INTERNAL_ERROR', 'The service failed to answer this request.'));
    });
    return app;
}
function addProbes(app, { store }) {
    const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
    app.get('/health', (context) => context.json({ status: 'healthy' }, 200, headers));
    app.get('/ready', async (context) => {
        context.set('endpoint', 'ready');
        const isReady = (await store.isUp()) && (await store.isCurrent().catch(() => false));
        return context.json({ status: isReady ? 'ready' : 'not ready' }, isReady ? 200 : 503, headers);
    });
}
async function refuseRequest(context, services, refusal) {
    return isForPeople(context) ? sendProblem(context, refusal) : sendRefusal(context, services, refusal);
}
function readFacts(context) {
    const { method, path } = context.req;
    const [requestId, keyId, endpoint] = [context.get('requestId'), context.get('key')?.id, context.get('endpoint')];
    return { requestId, keyId, method, path: redactPath(path), endpoint };
}
function logRequest(context, log, durationMs) {
    const { status } = context.res;
    log?.({ level: 'info', event: 'request', ...readFacts(context), status, durationMs: Math.round(durationMs) });
}
function redactPath(path) {
    const isKnownPart = (part) => /^(?:[a-z][a-z.-]{0,15}|v1|(?:repo|scan|vio|org)_[0-9a-z]{1,24})?$/.test(part);
    return path
        .split('/')
        .map((part) => (isKnownPart(part) ? part : '…'))
        .join('/');
}
async function handleEndpoint(name, context, services, admission) {
    const endpoint = endpoints/* endpoints */.v[name];
    context.set('endpoint', name);
    const refusal = await admission.to(endpoint, context);
    if (refusal !== undefined)
        return sendRefusal(context, services, refusal);
    const raw = { path: context.req.param(), url: new URL(context.req.url) };
    const args = await readArguments(endpoint, { ...raw, request: context.req.raw });
    if (isRefusal(args))
        return sendRefusal(context, services, args);
    const handle = handlers[name];
    const key = context.get('key');
    const { isUp } = services.store;
    const store = { isUp, ...(key !== undefined && createOwnStore(services.store, key.organizationId)) };
    const reply = await handle({ args, key }, { ...services, store });
    if (isRefusal(reply))
        return sendRefusal(context, services, reply);
    return sendReply(context, services, { endpoint, reply });
}

;// CONCATENATED MODULE: ./build/compiled/src/service/http/metrics.js
const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const scanSeconds = [1, 2.5, 5, 10, 30, 60, 120, 300, 600, 1800];
const expectedEvents = [
    'scan.completed',
    'scan.failed',
    'webhook.failed',
    'webhook.gave-up',
    'webhook.disabled',
    'login.failed',
    'fault',
];
async function createMetrics({ scans, outbox }) {
    const { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } = await import(/* webpackIgnore: true */ 'prom-client');
    const registry = new Registry();
    const registers = [registry];
    collectDefaultMetrics({ register: registry });
    const labelNames = ['endpoint', 'method', 'status'];
    const durations = new Histogram({
        ...{ name: 'scan_gate_request_duration_seconds', help: 'Requests by endpoint and status.' },
        ...{ labelNames, buckets: seconds, registers },
    });
    const events = new Counter({
        ...{ name: 'scan_gate_events_total', help: 'Scans, webhooks and faults by outcome.' },
        ...{ labelNames: ['event'], registers },
    });
    for (const event of expectedEvents)
        events.inc({ event }, 0);
    const scanDurations = new Histogram({
        ...{ name: 'scan_gate_scan_duration_seconds', help: 'Completed scans of this process.' },
        ...{ buckets: scanSeconds, registers },
    });
    const gauges = {
        scan_gate_scans_unfinished: () => scans.unfinished(),
        scan_gate_scans_waiting: async () => (await scans.list({ status: 'PENDING' }, { page: 1, limit: 1 })).total,
        scan_gate_deliveries_waiting: outbox.waiting,
    };
    for (const [name, read] of Object.entries(gauges)) {
        const help = `${name.replace('scan_gate_', '').replace('_', ', ')}, now.`;
        new Gauge({ name, help, registers, collect: createGaugeReader(read) });
    }
    return {
        observe: (entry) => {
            if (entry.event === 'scan.completed')
                scanDurations.observe(Number(entry.durationMs ?? 0) / 1000);
            if (entry.event !== 'request')
                return events.inc({ event: entry.event });
            const { endpoint = 'other', method = '', status = 0, durationMs = 0 } = entry;
            durations.observe({ endpoint, method: normalizeMethod(method), status }, Number(durationMs) / 1000);
        },
        contentType: registry.contentType,
        text: () => registry.metrics(),
    };
}
function createGaugeReader(read) {
    return async function () {
        this.set(await read());
    };
}
function normalizeMethod(method) {
    return ['GET', 'POST', 'PATCH'].includes(String(method)) ? String(method) : 'other';
}

// EXTERNAL MODULE: ./build/compiled/src/service/http/server.js + 1 modules
var server = __webpack_require__(54194);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/compiled/src/service/store/claims.js
var claims = __webpack_require__(40936);
// EXTERNAL MODULE: ./build/compiled/src/service/store/postgres-faults.js
var postgres_faults = __webpack_require__(45130);
;// CONCATENATED MODULE: ./build/compiled/src/service/runner.js






const stoppedText = 'interrupted: the service was stopped';
const interruption = { text: stoppedText, message: stoppedText };
function createScanRunner(options) {
    const state = { options, abort: new AbortController(), running: new Set(), work: new Set() };
    const starter = (0,once/* createWaker */.ds)(() => startWaiting(state, starter.wake).catch((error) => {
        options.log?.({ level: 'error', event: 'scan.fault', message: (0,service_log/* formatErrorLine */.AC)(error) });
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
    const recoverer = (0,once/* createWaker */.ds)(async () => {
        try {
            const { returned, failed } = await store.scans.recoverLost();
            for (const scanId of returned)
                log?.({ level: 'warn', event: 'scan.returned', scanId });
            for (const scanId of failed)
                log?.({ level: 'error', event: 'scan.failed', scanId, message: 'its workers died' });
        }
        catch (error) {
            log?.({ level: 'error', event: 'scan.fault', message: (0,service_log/* formatErrorLine */.AC)(error) });
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
    await (0,promises_.setImmediate)();
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
        await (0,promises_.setTimeout)(options.delayMs ?? 0, undefined, { signal });
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
    else if (options.store.isShared && (abort.signal.aborted || ((0,postgres_faults/* isLostConnection */.H)(error) && (0,claims/* canTryAgain */.ef)(claim)))) {
        await claimed.giveBack().catch(() => undefined);
    }
    else {
        const failure = abort.signal.aborted
            ? interruption
            : { text: await describeFailure(state, scan, error), message: (0,service_log/* formatErrorLine */.AC)(error) };
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
            options.log?.({ level: 'warn', event: 'scan.fault', message: (0,service_log/* formatErrorLine */.AC)(error) });
        }
    };
    const timer = setInterval(() => void renewLease(), claims/* scanLeaseMs */.a7 / 3).unref();
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
        options.log?.({ level: 'error', event: 'scan.unmarked', scanId: scan.id, message: (0,service_log/* formatErrorLine */.AC)(error) });
    }
}
const maxErrorLength = 500;
async function describeFailure(state, scan, error) {
    if (state.options.store.isShared && (0,postgres_faults/* isLostConnection */.H)(error))
        return 'interrupted: the connection to the database was lost';
    const message = (0,service_log/* formatErrorLine */.AC)((0,errors/* toMachineError */.t_)(error) ?? error);
    const text = error instanceof errors/* GateError */.ue || (0,errors/* toMachineError */.t_)(error) !== undefined ? message : `unexpected error: ${message}`;
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
        options.log?.({ level: 'error', event: 'scan.unannounced', scanId: id, message: (0,service_log/* formatErrorLine */.AC)(error) });
    }
}
async function stopRunner(state, starter) {
    state.abort.abort(new Error(stoppedText));
    starter.wake();
    await starter.idle();
    await Promise.all(state.running);
    await starter.idle();
    const timer = new AbortController();
    const grace = (0,promises_.setTimeout)(state.options.graceMs ?? 3_000, undefined, { signal: timer.signal }).catch(() => undefined);
    await Promise.race([Promise.all(state.work), grace]);
    timer.abort();
}

// EXTERNAL MODULE: ./build/compiled/src/service/store/database-file.js
var database_file = __webpack_require__(13891);
// EXTERNAL MODULE: ./build/compiled/src/service/store/keys.js
var keys = __webpack_require__(6317);
// EXTERNAL MODULE: ./build/compiled/src/service/store/store.js + 15 modules
var store_store = __webpack_require__(17694);
;// CONCATENATED MODULE: ./build/compiled/src/service/watch.js

function startWatch(options) {
    const { store, seconds, log } = options;
    let isStopped = false;
    const checkRepositoryBranches = async (repository) => {
        if (isStopped)
            return;
        try {
            await requestMovedScans(options, repository);
        }
        catch (error) {
            log?.({ level: 'warn', event: 'watch.failed', repositoryId: repository.id, message: (0,service_log/* formatErrorLine */.AC)(error) });
        }
    };
    const checkNow = async (repositoryId) => {
        if (isStopped)
            return;
        try {
            for (const repository of await store.repositories.watched(repositoryId))
                await checkRepositoryBranches(repository);
        }
        catch (error) {
            log?.({ level: 'warn', event: 'watch.failed', message: (0,service_log/* formatErrorLine */.AC)(error) });
        }
    };
    const { ask: look, end } = runOneAtATime(checkNow);
    const timer = seconds === 0 ? undefined : setInterval(() => void look(), seconds * 1000).unref();
    if (seconds > 0)
        void look();
    return {
        look,
        refresh: async ({ path, remoteUrl }) => {
            if (remoteUrl !== null)
                await options.refresh(path);
        },
        stop: async () => {
            isStopped = true;
            clearInterval(timer);
            await end();
        },
    };
}
function runOneAtATime(checkNow) {
    const waiting = new Map();
    let last = Promise.resolve();
    const requestCheck = (repositoryId) => {
        const name = repositoryId ?? '';
        const asked = waiting.get(name);
        if (asked !== undefined)
            return asked;
        last = last.then(() => {
            waiting.delete(name);
            return checkNow(repositoryId);
        });
        waiting.set(name, last);
        return last;
    };
    return { ask: requestCheck, end: () => last };
}
async function requestMovedScans(options, repository) {
    const { store } = options;
    if (repository.remoteUrl !== null)
        await options.refresh(repository.path);
    const heads = await options.listHeads(repository.path);
    const seen = await store.refs.of(repository.id);
    await store.transaction(async (tables) => {
        for (const ref of seen?.keys() ?? []) {
            if (!heads.some((head) => head.ref === ref))
                await forgetBranchRef(tables, repository, ref);
        }
        if (seen === undefined)
            for (const { ref, sha } of heads)
                await tables.refs.note(repository.id, ref, sha);
        await tables.refs.begin(repository.id);
    });
    const moved = seen === undefined ? [] : heads.filter(({ ref, sha }) => seen.get(ref) !== sha);
    for (const head of moved)
        await scanMoved(options, repository, head);
}
async function forgetBranchRef({ refs, violations }, { id }, ref) {
    await refs.forget(id, ref);
    await violations.leaveBranch(id, formatBranchName(ref));
}
async function scanMoved({ store, maxUnfinishedScans: maxUnfinished, enqueue }, repository, { ref, sha }) {
    const { id: repositoryId, organizationId } = repository;
    const branch = formatBranchName(ref);
    const scan = await store.transaction(async ({ scans, refs }) => {
        const requested = isScanWanted(repository, ref)
            ? await scans.createForChange({ repositoryId, branch, commitSha: sha }, { organizationId, maxUnfinished })
            : 'known';
        if (requested !== undefined)
            await refs.note(repositoryId, ref, sha);
        return requested === 'known' ? undefined : requested;
    });
    if (scan !== undefined)
        enqueue(scan);
}
const branchPrefix = 'refs/heads/';
function formatBranchName(ref) {
    return ref.startsWith(branchPrefix) ? ref.slice(branchPrefix.length) : ref;
}
function isScanWanted({ autoScanOnPush, autoScanOnPr, defaultBranch }, ref) {
    if (!ref.startsWith(branchPrefix))
        return autoScanOnPr;
    return autoScanOnPush || (autoScanOnPr && formatBranchName(ref) !== defaultBranch);
}

;// CONCATENATED MODULE: ./build/compiled/src/service/webhooks/deliveries.js


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
                log?.({ level: 'error', event: 'webhook.fault', message: (0,service_log/* formatErrorLine */.AC)(error) });
                return new Promise((rest) => setTimeout(rest, pollMs).unref());
            })
                .finally(() => {
                running.delete(end);
                sender.wake();
            });
            running.add(end);
        }
    };
    const sender = (0,once/* createWaker */.ds)(() => sendDue().catch((error) => {
        log?.({ level: 'error', event: 'webhook.fault', message: (0,service_log/* formatErrorLine */.AC)(error) });
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

// EXTERNAL MODULE: ./build/compiled/src/service/webhooks/send.js
var webhooks_send = __webpack_require__(50106);
;// CONCATENATED MODULE: ./build/compiled/src/service/serve.js
















async function startService(options) {
    const apiKey = options.apiKey ?? (options.database === ':memory:' ? (0,keys/* createKeyValue */.Tx)() : undefined);
    checkOptions(options, apiKey);
    const isTemporary = options.database === ':memory:' && options.isLasting === true;
    const store = await (0,store_store/* openStore */.C)({ file: isTemporary ? database_file/* temporaryFile */.Ic : options.database, now: options.now });
    try {
        return await startServing(options, store, apiKey);
    }
    catch (error) {
        await store.close();
        throw error;
    }
}
async function startServing(options, store, apiKey) {
    const { now = () => new Date(), port, hostname = '127.0.0.1' } = options;
    const repositories = await prepareStore(options, store, apiKey);
    const { metrics, log } = await startMetricsLog(options, store);
    const work = startScanning(options, store, log);
    let baseUrl = '';
    const services = { store, now, version: options.version ?? '0.0.0', baseUrl: () => baseUrl, ...work.services };
    let connections;
    const admission = { ...options, connections: () => connections };
    const gitHook = { secret: options.hookSecret, look: work.watch.look };
    const made = (0,server/* createHttpServer */._)(createApp({ services, admission, log, metrics, gitHook }).fetch, options.tls);
    connections = made.connections;
    const listening = (0,server/* listen */.K)(made.server, { port, hostname });
    await listening.catch(() => work.watch.stop());
    baseUrl = `${await listening}${basePath}`;
    await store.outbox.forget(new Date(now().getTime() - keepDeliveriesMs));
    const deliveries = startDeliveries({ outbox: store.outbox, send: options.send ?? webhooks_send/* sendWebhook */.a, now, log });
    work.onEnd(deliveries.wake);
    const parts = { server: made.server, ...work, deliveries, store };
    const all = [...repositories, ...(await listAddedRepositories(store, repositories))];
    return {
        baseUrl,
        apiKey,
        hasKeys: await store.keys.isAnyValid(now()),
        repositories: all.map(({ id, name, vcsUrl }) => ({ id, name, vcsUrl })),
        stop: (0,once/* runOnce */.Jh)(() => stopService(parts)),
    };
}
async function prepareStore(options, store, apiKey) {
    const { organization, repositories, scopes = http_scopes/* allScopes */.Dn } = options;
    if (store.isShared)
        return [];
    if (apiKey === undefined && repositories.length === 0)
        return registerRepositories(store, '', []);
    const { id: owner } = await store.organizations.chooseOrMake(organization);
    if (apiKey !== undefined)
        await store.keys.replaceStartKey(owner, apiKey, scopes);
    return registerRepositories(store, owner, repositories);
}
function startScanning(options, store, log) {
    const { scan, concurrency, scanDelayMs: delayMs, maxUnfinishedScans = 100 } = options;
    let wake;
    const onScanEnd = (end) => {
        wake?.();
        options.onScanEnd?.(end);
    };
    const runner = options.work === 'elsewhere'
        ? createIdleRunner()
        : createScanRunner({ store, scan, locate: options.locate, concurrency, delayMs, onScanEnd, log });
    const { enqueue } = runner;
    const watch = createWatch(options, { store, enqueue, maxUnfinishedScans, log });
    const resolveBranch = createBranchResolver(options, store, watch);
    const setEndListener = (call) => {
        wake = call;
    };
    return {
        runner,
        watch,
        onEnd: setEndListener,
        services: {
            resolveBranch,
            readFile: createFileReader(options, store),
            enqueue,
            look: watch.look,
            maxUnfinishedScans,
        },
    };
}
function createWatch({ git, watchSeconds: seconds = 0 }, parts) {
    const { listHeads = async () => [], refresh = async () => undefined } = git;
    return startWatch({ ...parts, listHeads, refresh, seconds });
}
async function listAddedRepositories(store, records) {
    return (await store.repositories.added()).filter(({ id }) => !records.some((record) => record.id === id));
}
async function startMetricsLog({ metrics: isWanted, log }, store) {
    if (!isWanted)
        return { metrics: undefined, log };
    const metrics = await createMetrics(store);
    const observeAndLog = (entry) => {
        metrics.observe(entry);
        log?.(entry);
    };
    return { metrics, log: observeAndLog };
}
function checkOptions({ scopes = [], repositories }, apiKey) {
    if (apiKey !== undefined && !/^[\x21-\x7e]+$/.test(apiKey)) {
        throw new errors/* GateError */.ue('CONFIG', 'The API key of the embedded service must be visible ASCII characters.', {
            hint: 'Leave it out to have one made.',
        });
    }
    (0,http_scopes/* checkScopes */.A6)(scopes);
    const paths = repositories.map(({ path }) => (0,external_node_path_.resolve)(path));
    const twice = paths.find((path, index) => paths.indexOf(path) !== index);
    if (twice !== undefined)
        throw new errors/* GateError */.ue('CONFIG', `The repository ${twice} is given twice.`);
}
async function registerRepositories(store, owner, sources) {
    const records = await store.repositories.register(owner, sources.map(({ path, name, vcsUrl, provider, defaultBranch }) => ({
        path: (0,external_node_path_.resolve)(path),
        name,
        vcsUrl: (0,providers/* stripCredentials */.PH)(vcsUrl),
        provider: provider ?? (0,providers/* detectProvider */.F1)(vcsUrl),
        defaultBranch,
    })));
    const foreign = records.find(({ organizationId }) => organizationId !== owner);
    if (foreign === undefined)
        return records;
    throw new errors/* GateError */.ue('CONFIG', `The repository ${foreign.path} belongs to another organization.`, {
        hint: `Serve it for ${(await store.organizations.find(foreign.organizationId))?.name}, or leave it out.`,
    });
}
function createBranchResolver({ repositories: sources, git }, store, watch) {
    return async (repositoryId, branch) => {
        const record = await store.repositories.find(repositoryId);
        if (record === undefined)
            return undefined;
        const pin = sources.find(({ path }) => (0,external_node_path_.resolve)(path) === record.path)?.pin;
        if (pin?.branch === branch)
            return pin.sha;
        await watch.refresh(record);
        return git.resolveBranch(record.path, branch);
    };
}
function createFileReader({ git }, store) {
    return async (repositoryId, sha, file) => {
        const record = await store.repositories.find(repositoryId);
        if (record === undefined)
            return undefined;
        try {
            return await git.readFile?.(record.path, sha, file);
        }
        catch {
            return undefined;
        }
    };
}
const keepDeliveriesMs = 30 * clock/* dayMs */.LP;
const drainMs = 1_000;
async function stopService({ server, runner, watch, deliveries, store }) {
    const closed = new Promise((done) => server.close(() => done()));
    server.closeIdleConnections();
    const cut = setTimeout(() => server.closeAllConnections(), drainMs);
    await Promise.all([closed, runner.stop(), watch.stop()]);
    clearTimeout(cut);
    await deliveries.stop();
    await store.close();
}
async function startWorker({ database, send = webhooks_send/* sendWebhook */.a, ...options }) {
    const store = await (0,store_store/* openStore */.C)({ file: database });
    if (!store.isShared) {
        await store.close();
        throw new errors/* GateError */.ue('CONFIG', 'A worker needs a database that several processes can use.', {
            hint: 'Name one of PostgreSQL: --database postgres://…; over a file, serve scans itself.',
        });
    }
    const deliveries = startDeliveries({ outbox: store.outbox, send, now: () => new Date(), log: options.log });
    const runner = createScanRunner({ store, ...options, onScanEnd: deliveries.wake });
    const stopWorker = async () => {
        await runner.stop();
        await deliveries.stop();
        await store.close();
    };
    return { stop: (0,once/* runOnce */.Jh)(stopWorker) };
}


/***/ })

};
