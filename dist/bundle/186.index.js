export const id = 186;
export const ids = [186];
export const modules = {

/***/ 85186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startService: () => (/* binding */ startService)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/once.js
var once = __webpack_require__(88066);
// EXTERNAL MODULE: ./node_modules/hono/dist/index.js + 23 modules
var dist = __webpack_require__(88934);
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

const listOrganizations = ({ args }, { store }) => {
    const search = (args.search ?? '').toLowerCase();
    const matchesFilter = ({ name }) => name.toLowerCase().includes(search) && args.status !== 'inactive';
    const all = listOwnOrganization(store).filter(matchesFilter).map(describeOrganization);
    const paging = readPaging(args);
    return { items: paging.page === 1 ? all : [], total: all.length, paging };
};
function listOwnOrganization({ organization }) {
    return organization === undefined ? [] : [organization];
}
function describeOrganization(record) {
    return { ...record, planType: 'FREE', isPersonal: true, usageBalance: 0 };
}

;// CONCATENATED MODULE: ./build/compiled/src/service/handlers/cli.js






const localUser = { id: 'user_local', email: 'user@localhost', name: 'Local user' };
const validateKey = ({ key }, { store, now }) => ({
    record: {
        valid: true,
        user: localUser,
        organizations: listOwnOrganization(store).map(describeOrganization),
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

const getHealth = (_, { store, now, version }) => {
    if (!store.isUp())
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

const listRepositories = ({ args }, { store }) => {
    const paging = readPaging(args);
    const { items, total } = store.repositories.list(args, paging);
    return { items: items.map(describeRepositoryItem), total, paging };
};
const getRepository = ({ args }, { store }) => {
    const repository = store.repositories.find(args.repository_id);
    return repository === undefined ? refuseUnknownRepository() : { record: describeRepositoryDetail(repository) };
};
const updateRepository = async ({ args }, { store, look }) => {
    const before = store.repositories.find(args.repository_id);
    if (before === undefined)
        return refuseUnknownRepository();
    store.repositories.update(before.id, { autoScanOnPush: args.auto_scan_on_push, autoScanOnPr: args.auto_scan_on_pr });
    const repository = store.repositories.find(before.id) ?? before;
    if (!isWatched(before) && isWatched(repository)) {
        store.repositories.forgetRefs(before.id);
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


const listScans = ({ args }, { store }) => {
    const paging = readPaging(args);
    const filter = { ...args, repositoryId: args.repository_id };
    const { items, total } = store.scans.list(filter, paging);
    return {
        items: items.map(({ id, status, createdAt }) => ({ scan_id: id, status, created_at: createdAt })),
        total,
        paging,
    };
};
const startScan = async ({ args }, services) => {
    const { store, resolveBranch, enqueue } = services;
    const repository = store.repositories.find(args.repository_id);
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
    if (!store.scans.hasRoom(services.maxUnfinishedScans)) {
        const waiting = store.scans.unfinished();
        return refuse('RATE_LIMIT_EXCEEDED', 'Too many scans wait already.', { retryAfter: fullQueueSeconds, waiting });
    }
    const scan = store.scans.create({ repositoryId: repository.id, branch, commitSha });
    enqueue(scan);
    return { record: describeStarted(scan) };
};
const getScan = ({ args }, { store }) => {
    const scan = store.scans.find(args.scan_id);
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
        return 'one word is no reason';
    const own = splitWords([violation.title, violation.type, violation.severity, violation.cwe, violation.filePath].join(' '));
    const telling = words.filter((word) => !empty.has(word));
    if (telling.length === 0)
        return 'it gives no reason';
    return telling.every((word) => own.includes(word)) ? 'it only repeats what the violation says itself' : undefined;
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
const listViolations = ({ args }, { store }) => {
    const paging = readPaging(args);
    const filter = {
        repositoryId: args.repository_id,
        severities: args.severity === undefined ? undefined : parseSeverities(args.severity),
        status: args.status === undefined ? undefined : statusByFilter[args.status],
    };
    const { items, total } = store.violations.list(filter, paging);
    return { items: items.map(describeViolationItem), total, paging };
};
const getViolation = ({ args }, { store }) => {
    const violation = store.violations.find(args.violation_id);
    return violation === undefined ? refuseUnknownViolation() : { record: describeViolationDetail(violation) };
};
const suppressViolation = ({ args, key }, { store }) => {
    const violation = store.violations.find(args.violation_id);
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
    store.violations.suppress(violation.id, status, { justification, by: key.name });
    const suppressed = store.violations.find(violation.id) ?? violation;
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
    };
}

// EXTERNAL MODULE: ./build/compiled/src/service/log.js
var service_log = __webpack_require__(99665);
// EXTERNAL MODULE: ./build/compiled/src/service/store/identifiers.js
var identifiers = __webpack_require__(74373);
;// CONCATENATED MODULE: ./build/compiled/src/service/store/own.js
function createOwnStore(store, organizationId) {
    const { repositories, scans, violations, refs } = store;
    const requireOwn = (found) => {
        if (found === undefined)
            throw new Error('the record is not of this organization');
    };
    const requireRepository = (id) => requireOwn(repositories.find(id, organizationId));
    return {
        organization: store.organizations.find(organizationId),
        repositories: {
            find: (id) => repositories.find(id, organizationId),
            list: (filter, paging) => repositories.list({ ...filter, organizationId }, paging),
            update(id, settings) {
                requireRepository(id);
                repositories.update(id, settings);
            },
            forgetRefs(id) {
                requireRepository(id);
                refs.end(id);
            },
        },
        scans: {
            find: (id) => scans.find(id, organizationId),
            list: (filter, paging) => scans.list({ ...filter, organizationId }, paging),
            create(scan) {
                requireRepository(scan.repositoryId);
                return scans.create(scan);
            },
            unfinished: () => scans.unfinished(organizationId),
            hasRoom: (maxUnfinished) => scans.hasRoom(organizationId, maxUnfinished),
        },
        violations: {
            find: (id) => violations.find(id, organizationId),
            list: (filter, paging) => violations.list({ ...filter, organizationId }, paging),
            suppress(id, status, reason) {
                requireOwn(violations.find(id, organizationId));
                violations.suppress(id, status, reason);
            },
        },
    };
}

// EXTERNAL MODULE: ./build/compiled/src/service/http/hosts.js
var hosts = __webpack_require__(74287);
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
    const isProxy = (address) => proxies.includes(address.replace(/^::ffff:(?=[\d.]+$)/i, ''));
    const stranger = hops.findLastIndex((hop) => !isProxy(hop));
    const address = hops[Math.max(0, stranger)] ?? remote;
    return (0,external_node_net_.isIP)(address) === 0 ? remote : address;
}

;// CONCATENATED MODULE: ./build/compiled/src/service/http/admission.js




function createAdmission({ store, now }, options) {
    const { limits = {}, allowedHosts = [], trustedProxies = [], connections } = options;
    const [byKey, byAddress, byWrongKeys] = [limits.perKey, limits.perAddress, limits.wrongKeys].map(createLimiter);
    const identifyCaller = (context) => {
        const remote = context.env?.incoming?.socket.remoteAddress ?? '';
        return groupAddress(findClientAddress(remote, context.req.header('X-Forwarded-For'), trustedProxies));
    };
    const authentications = new WeakMap();
    const authenticate = (context) => {
        const value = context.req.header('X-API-Key');
        const made = authentications.get(context) ?? (value === undefined ? 'unknown' : store.keys.authenticate(value, now()));
        authentications.set(context, made);
        return made;
    };
    const limitUnauthenticated = (context) => refuseTooMany(byWrongKeys?.(identifyCaller(context), now()));
    return {
        ofAny: (context) => {
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
            if (incoming !== undefined && isCrossSite(incoming.headers, allowedHosts)) {
                return refuse('FORBIDDEN', 'The service does not answer to pages of other sites.');
            }
            const authentication = authenticate(context);
            const caller = typeof authentication === 'string'
                ? identifyCaller(context)
                : `${identifyCaller(context)} ${authentication.key.id}`;
            return refuseTooMany(byAddress?.(caller, now()));
        },
        ofStranger: limitUnauthenticated,
        to: (endpoint, context) => {
            if (endpoint.scope === 'none')
                return undefined;
            const authentication = authenticate(context);
            if (typeof authentication === 'string')
                return limitUnauthenticated(context) ?? unauthorized[authentication];
            context.set('key', authentication.key);
            const { incoming } = context.env ?? {};
            if (incoming !== undefined)
                connections()?.welcome(incoming.socket);
            return refuseTooMany(byKey?.(authentication.key.id, now())) ?? refuseMissingScope(endpoint, authentication.key);
        },
    };
}
const singleHeaders = ['Host', 'Content-Length', 'Content-Type', 'Transfer-Encoding', 'Origin', 'X-API-Key'];
function findRepeatedHeader(rawHeaders) {
    const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
    return singleHeaders.find((single) => names.filter((name) => name === single.toLowerCase()).length > 1);
}
function isCrossSite(headers, allowedHosts) {
    if (String(headers['sec-fetch-site'] ?? '')
        .trim()
        .toLowerCase() === 'cross-site')
        return true;
    const { origin } = headers;
    if (origin === undefined)
        return false;
    if (!URL.canParse(origin))
        return true;
    const { host, hostname } = new URL(origin);
    return host !== headers.host?.toLowerCase() && !allowedHosts.includes(hostname);
}
function refuseTooMany(retryAfter) {
    return retryAfter === undefined ? undefined : refuse('RATE_LIMIT_EXCEEDED', 'Too many requests.', { retryAfter });
}
function parseAuthority(target) {
    return /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(target ?? '')?.[1];
}
const unauthorized = {
    unknown: refuse('UNAUTHORIZED', 'The X-API-Key header is missing or holds no valid key.'),
    expired: refuse('EXPIRED_API_KEY', 'The key has expired.'),
};
function refuseMissingScope({ scope }, key) {
    if (scope === 'none' || scope === 'any key' || (0,http_scopes/* hasPermission */._m)(key.scopes, scope))
        return undefined;
    return refuse('INSUFFICIENT_SCOPE', `The key lacks the scope ${scope}.`, { requiredScope: scope });
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
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
    if (endpoint.querySchema === undefined)
        return {};
    const expected = endpoint.querySchema();
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
    const parsed = endpoint.body().safeParse(json.value);
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
    try {
        return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
    }
    catch {
        return undefined;
    }
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
        return refuse('UNAUTHORIZED', 'The hook carries no valid signature or token.');
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
    try {
        const { repository_id: id } = JSON.parse(Buffer.from(body).toString());
        return typeof id === 'string' ? id : undefined;
    }
    catch {
        return undefined;
    }
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
            requestBody: { required: true, content: describeJson(endpoint.body(), 'input') },
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
        responses: { '2XX': { description: 'Taken; anything else, and it is sent again' } },
    };
}
function describeOtherRoutes(baseUrl) {
    const tags = ['System'];
    const anybody = { tags, security: [] };
    const atRoot = { servers: [{ url: new URL(baseUrl).origin }] };
    const describeFailures = (described) => Object.fromEntries(Object.entries({ ...described, 403: 'A host name that is not ours', 429: 'Too many requests' }).map(([status, description]) => [status, { description, content: describeJson((0,api_schemas/* errorBody */.t4)(), 'output') }]));
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
                    202: { description: 'Taken: branches that have moved are looked for' },
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
    properties: { repository_id: { type: 'string', description: 'Spares the look at other repositories' } },
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
    const query = Object.entries(endpoint.querySchema?.().shape ?? {});
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
        ...(method === 'POST' && { 409: 'Not possible as things are' }),
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
const ownResponses = {
    updateRepository: () => (0,api_schemas/* repositoryDetail */.aA)().extend({ auto_scan_on_push: schemas/* boolean */.zMY(), auto_scan_on_pr: schemas/* boolean */.zMY() }),
    suppressViolation: () => (0,api_schemas/* violationDetail */.hM)().extend({ justification: schemas/* string */.YjP(), suppression: suppressed }),
    getViolation: () => (0,api_schemas/* violationDetail */.hM)().extend({ suppression: schemas/* optional */.lqM(suppressed) }),
};
const suppressed = schemas/* object */.Ikc({ justification: schemas/* string */.YjP(), by: schemas/* nullable */.mee(schemas/* string */.YjP()), at: schemas/* nullable */.mee(api_schemas/* timestamp */.vE) });
function describeResponses(name, endpoint) {
    const failed = Object.entries(describeRefusals(endpoint)).map(([status, description]) => [
        status,
        { description, content: describeJson((0,api_schemas/* errorBody */.t4)(), 'output') },
    ]);
    const success = { description: 'Success', content: describeJson(buildAnswerSchema(name, endpoint), 'output') };
    return { ...Object.fromEntries(failed), [endpoint.success]: success };
}
function buildAnswerSchema(name, { answer: readAnswer, list, style }) {
    const schema = (ownResponses[name] ?? readAnswer)();
    if (style === 'bare') {
        return list === undefined ? schema : schemas/* object */.Ikc({ [list]: schemas/* array */.YOg(schema), pagination: (0,api_schemas/* listPagination */.J2)() });
    }
    return schemas/* object */.Ikc({
        success: schemas/* literal */.euz(true),
        data: list === undefined ? schema : schemas/* array */.YOg(schema),
        pagination: list === undefined ? schemas/* optional */.lqM((0,api_schemas/* envelopePagination */.jJ)()) : (0,api_schemas/* envelopePagination */.jJ)(),
        meta: (0,api_schemas/* responseMeta */.Nd)(),
    });
}

;// CONCATENATED MODULE: ./build/compiled/src/service/http/reference.js
const style = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color:CanvasText;background:Canvas}
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
<title>${escapeHtml(info.title)}</title><style>${style}</style></head><body>
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
function sendReply(context, services, { endpoint, reply }) {
    return sendJson(context, endpoint.success, buildBody(endpoint, reply, buildMeta(context, services)));
}
function sendRefusal(context, services, refusal) {
    const { refused: code, message, details, status = statuses[code] } = refusal;
    if (typeof details?.retryAfter === 'number')
        context.header('Retry-After', String(details.retryAfter));
    if (status === 413)
        context.header('Connection', 'close');
    const error = { code, message, ...(details !== undefined && { details }) };
    return sendJson(context, status, { success: false, error, meta: buildMeta(context, services) });
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
function buildMeta(context, { store, now }) {
    return {
        timestamp: now().toISOString(),
        version: 'v1',
        requestId: context.get('requestId'),
        organizationId: context.get('key')?.organizationId ?? findOnlyOrganization(store.organizations),
    };
}
function findOnlyOrganization(organizations) {
    try {
        const [first, ...others] = organizations.all();
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
        context.set('requestId', (0,identifiers/* createRecordId */.r)('req'));
        const refusal = admission.ofAny(context);
        if (refusal === undefined)
            await next();
        else
            context.res = sendRefusal(context, services, refusal);
        logRequest(context, log, performance.now() - begun);
    });
    if (metrics !== undefined) {
        app.get('/metrics', async (context) => context.text(await metrics.text(), 200, { 'Content-Type': metrics.contentType }));
    }
    for (const name of Object.keys(endpoints/* endpoints */.v)) {
        const endpoint = endpoints/* endpoints */.v[name];
        const route = `${basePath}${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
        app.on(endpoint.method, route, (context) => handleEndpoint({ name, context, services, admission }));
    }
    app.post('/hooks/git', async (context) => {
        context.set('endpoint', 'gitHook');
        const received = await receiveGitHook(context, gitHook ?? noGitHook);
        const refusal = received?.refused === 'UNAUTHORIZED' ? (admission.ofStranger(context) ?? received) : received;
        return refusal === undefined ? context.body(null, 202) : sendRefusal(context, services, refusal);
    });
    app.get(`${basePath}/openapi.json`, (context) => context.json(describeApi(services.baseUrl())));
    app.get(`${basePath}/docs`, (context) => context.body(renderReference(describeApi(services.baseUrl())), 200, referenceHeaders));
    app.notFound((context) => sendRefusal(context, services, refuse('NOT_FOUND', 'There is no such endpoint.')));
    app.onError((error, context) => {
        log?.({ level: 'error', event: 'fault', ...readFacts(context), message: (0,service_log/* formatErrorLine */.A)(error) });
        return sendRefusal(context, services, refuse('INTERNAL_ERROR', 'The service failed to answer this request.'));
    });
    return app;
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
async function handleEndpoint({ name, context, services, admission }) {
    const endpoint = endpoints/* endpoints */.v[name];
    context.set('endpoint', name);
    const refusal = admission.to(endpoint, context);
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

// EXTERNAL MODULE: ./node_modules/prom-client/index.js
var prom_client = __webpack_require__(95222);
;// CONCATENATED MODULE: ./build/compiled/src/service/http/metrics.js

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
function createMetrics({ scans, outbox }) {
    const registry = new prom_client.Registry();
    const registers = [registry];
    (0,prom_client.collectDefaultMetrics)({ register: registry });
    const labelNames = ['endpoint', 'method', 'status'];
    const durations = new prom_client.Histogram({
        ...{ name: 'scan_gate_request_duration_seconds', help: 'Requests by endpoint and status.' },
        ...{ labelNames, buckets: seconds, registers },
    });
    const events = new prom_client.Counter({
        ...{ name: 'scan_gate_events_total', help: 'Scans, webhooks and faults by what became of them.' },
        ...{ labelNames: ['event'], registers },
    });
    const gauges = { scan_gate_scans_unfinished: scans.unfinished, scan_gate_deliveries_waiting: outbox.waiting };
    for (const [name, read] of Object.entries(gauges)) {
        const help = `${name.replace('scan_gate_', '').replace('_', ', ')}, now.`;
        new prom_client.Gauge({ name, help, registers, collect: createGaugeReader(read) });
    }
    return {
        observe: (entry) => {
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
    return function () {
        this.set(read());
    };
}
function normalizeMethod(method) {
    return ['GET', 'POST', 'PATCH'].includes(String(method)) ? String(method) : 'other';
}

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(44708);
// EXTERNAL MODULE: ./node_modules/@hono/node-server/dist/index.mjs + 2 modules
var node_server_dist = __webpack_require__(26652);
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
        ? (0,node_server_dist/* createAdaptorServer */.b$)({ ...options, createServer: external_node_http_.createServer, serverOptions: bounds })
        : (0,node_server_dist/* createAdaptorServer */.b$)({ ...options, createServer: external_node_https_.createServer, serverOptions: { ...bounds, ...tls } });
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
            hint: isPortFault(cause)
                ? 'Name a free port, or 0 for any.'
                : 'Name an address of this machine with --host: 0.0.0.0 is all of them.',
        });
    }
    const { port: actual } = server.address();
    return `${'setSecureContext' in server ? 'https' : 'http'}://${hostname.includes(':') ? `[${hostname}]` : hostname}:${actual}`;
}
function isPortFault(cause) {
    return ['EADDRINUSE', 'EACCES'].includes(String(cause.code));
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/compiled/src/service/runner.js



const stoppedText = 'interrupted: the service was stopped';
const interruption = { text: stoppedText, message: stoppedText };
function createScanRunner(options) {
    const state = {
        options,
        abort: new AbortController(),
        queue: [],
        turns: new Map(),
        running: new Map(),
        work: new Set(),
    };
    return {
        enqueue: (scan) => {
            state.queue.push(scan);
            startWaiting(state);
        },
        idle: async () => {
            while (state.running.size > 0)
                await Promise.all(state.running.values());
        },
        stop: () => stopRunner(state),
    };
}
function startWaiting(state) {
    const { options, queue, running, abort } = state;
    if (abort.signal.aborted) {
        for (const scan of queue.splice(0))
            failScan(state, scan, interruption);
        return;
    }
    while (running.size < (options.concurrency ?? 1)) {
        const next = takeNext(state);
        const [{ repositoryId } = { repositoryId: '' }] = next;
        if (next.length === 0)
            return;
        const end = runScans(state, next).finally(() => {
            running.delete(repositoryId);
            startWaiting(state);
        });
        running.set(repositoryId, end);
    }
}
function takeNext({ options, queue, running, turns }) {
    const getOrganization = ({ repositoryId }) => options.store.repositories.find(repositoryId)?.organizationId ?? repositoryId;
    const getLastTurn = (scan) => turns.get(getOrganization(scan)) ?? 0;
    const [next] = queue
        .filter(({ repositoryId }) => !running.has(repositoryId))
        .toSorted((one, other) => getLastTurn(one) - getLastTurn(other));
    if (next === undefined)
        return [];
    turns.set(getOrganization(next), Math.max(0, ...turns.values()) + 1);
    const isSameCommit = (scan) => scan.repositoryId === next.repositoryId && scan.branch === next.branch && scan.commitSha === next.commitSha;
    const taken = queue.filter(isSameCommit);
    queue.splice(0, queue.length, ...queue.filter((scan) => !isSameCommit(scan)));
    return taken;
}
async function runScans(state, scans) {
    const { options, abort } = state;
    const [scan] = scans;
    try {
        await (0,promises_.setImmediate)(undefined, { signal: abort.signal });
        for (const { id } of scans)
            options.store.scans.start(id);
        await (0,promises_.setTimeout)(options.delayMs ?? 0, undefined, { signal: abort.signal });
        const result = await runScan(state, scan);
        for (const { id } of scans) {
            const merged = options.store.scans.complete(id, result);
            options.log?.({ level: 'info', event: 'scan.completed', scanId: id });
            announceEnd(state, id, merged);
        }
    }
    catch (error) {
        const failure = abort.signal.aborted
            ? interruption
            : { text: describeFailure(state, scan, error), message: (0,service_log/* formatErrorLine */.A)(error) };
        for (const each of scans)
            failScan(state, each, failure);
    }
}
async function runScan(state, scan) {
    const { signal } = state.abort;
    const { defaultBranch } = state.options.store.repositories.find(scan.repositoryId) ?? {};
    const job = { path: getRepositoryPath(state, scan), sha: scan.commitSha, defaultBranch };
    const stopped = Promise.withResolvers();
    const onAbort = () => stopped.reject(signal.reason);
    signal.addEventListener('abort', onAbort);
    const started = (async () => state.options.scan(job, signal))();
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
function getRepositoryPath({ options }, scan) {
    return options.store.repositories.find(scan.repositoryId)?.path ?? '';
}
function failScan(state, scan, { text, message }) {
    state.options.log?.({ level: 'warn', event: 'scan.failed', scanId: scan.id, message });
    try {
        state.options.store.scans.fail(scan.id, text);
        announceEnd(state, scan.id, undefined);
    }
    catch (error) {
        state.options.log?.({ level: 'error', event: 'scan.unmarked', scanId: scan.id, message: (0,service_log/* formatErrorLine */.A)(error) });
    }
}
const maxErrorLength = 500;
function describeFailure(state, scan, error) {
    const message = (0,service_log/* formatErrorLine */.A)((0,errors/* toMachineError */.t_)(error) ?? error);
    const text = error instanceof errors/* GateError */.ue || (0,errors/* toMachineError */.t_)(error) !== undefined ? message : `unexpected error: ${message}`;
    const path = getRepositoryPath(state, scan);
    const redacted = path === '' ? text : text.replaceAll(path, '(repository)');
    return redacted.replace(/[\x00-\x1f\x7f]+/g, ' ').slice(0, maxErrorLength);
}
function announceEnd({ options }, id, merged) {
    const scan = options.store.scans.find(id);
    const repository = scan === undefined ? undefined : options.store.repositories.find(scan.repositoryId);
    if (scan === undefined || repository === undefined)
        return;
    try {
        options.onScanEnd?.({ scan, repository, merged });
    }
    catch (error) {
        options.log?.({ level: 'error', event: 'scan.unannounced', scanId: id, message: (0,service_log/* formatErrorLine */.A)(error) });
    }
}
async function stopRunner(state) {
    state.abort.abort(new Error(stoppedText));
    startWaiting(state);
    await Promise.all(state.running.values());
    const timer = new AbortController();
    const grace = (0,promises_.setTimeout)(state.options.graceMs ?? 3_000, undefined, { signal: timer.signal }).catch(() => undefined);
    await Promise.race([Promise.all(state.work), grace]);
    timer.abort();
}

// EXTERNAL MODULE: ./build/compiled/src/service/store/keys.js
var keys = __webpack_require__(6317);
// EXTERNAL MODULE: ./build/compiled/src/service/store/store.js + 14 modules
var store_store = __webpack_require__(72993);
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
            log?.({ level: 'warn', event: 'watch.failed', repositoryId: repository.id, message: (0,service_log/* formatErrorLine */.A)(error) });
        }
    };
    const checkNow = async (repositoryId) => {
        if (isStopped)
            return;
        try {
            for (const repository of store.repositories.watched(repositoryId))
                await checkRepositoryBranches(repository);
        }
        catch (error) {
            log?.({ level: 'warn', event: 'watch.failed', message: (0,service_log/* formatErrorLine */.A)(error) });
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
    const seen = store.refs.of(repository.id);
    store.transaction(() => {
        for (const ref of seen?.keys() ?? []) {
            if (!heads.some((head) => head.ref === ref))
                forgetBranchRef(store, repository, ref);
        }
        if (seen === undefined)
            for (const { ref, sha } of heads)
                store.refs.note(repository.id, ref, sha);
        store.refs.begin(repository.id);
    });
    const moved = seen === undefined ? [] : heads.filter(({ ref, sha }) => seen.get(ref) !== sha);
    for (const head of moved)
        scanMoved(options, repository, head);
}
function forgetBranchRef(store, { id }, ref) {
    store.refs.forget(id, ref);
    store.violations.leaveBranch(id, formatBranchName(ref));
}
function scanMoved(options, repository, { ref, sha }) {
    const { store, maxUnfinishedScans, enqueue } = options;
    const branch = formatBranchName(ref);
    const isWanted = isScanWanted(repository, ref) && store.scans.latestCommit(repository.id, branch) !== sha;
    if (isWanted && !store.scans.hasRoom(repository.organizationId, maxUnfinishedScans))
        return;
    const scan = store.transaction(() => {
        store.refs.note(repository.id, ref, sha);
        return isWanted ? store.scans.create({ repositoryId: repository.id, branch, commitSha: sha }) : undefined;
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
    const running = new Map();
    const deliver = async (waiting) => {
        const sent = await send(waiting, { signal: abort.signal, now: now() });
        if (abort.signal.aborted)
            return;
        const outcome = outbox.settle(waiting, sent, now());
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
    const sendDue = () => {
        while (!abort.signal.aborted && running.size < concurrency) {
            const waiting = outbox.nextDue(now(), [...running.keys()]);
            if (waiting === undefined)
                return;
            const end = deliver(waiting)
                .catch((error) => {
                log?.({ level: 'error', event: 'webhook.fault', message: (0,service_log/* formatErrorLine */.A)(error) });
                return new Promise((rest) => setTimeout(rest, pollMs).unref());
            })
                .finally(() => {
                running.delete(waiting.webhookId);
                wake();
            });
            running.set(waiting.webhookId, end);
        }
    };
    const wake = () => {
        try {
            sendDue();
        }
        catch (error) {
            log?.({ level: 'error', event: 'webhook.fault', message: (0,service_log/* formatErrorLine */.A)(error) });
        }
    };
    const waitForRunning = async () => {
        while (running.size > 0)
            await Promise.all(running.values());
    };
    return createDeliveries(wake, waitForRunning, abort);
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
var send = __webpack_require__(50106);
;// CONCATENATED MODULE: ./build/compiled/src/service/serve.js














async function startService(options) {
    const apiKey = options.apiKey ?? (options.database === ':memory:' ? (0,keys/* createKeyValue */.T)() : undefined);
    checkOptions(options, apiKey);
    const store = (0,store_store/* openStore */.C)({ file: options.database, now: options.now });
    try {
        return await startServing(options, store, apiKey);
    }
    catch (error) {
        store.close();
        throw error;
    }
}
async function startServing(options, store, apiKey) {
    const { now = () => new Date(), port, hostname = '127.0.0.1' } = options;
    const repositories = prepareStore(options, store, apiKey);
    const { metrics, log } = await startMetricsLog(options, store);
    const work = startScanning(options, store, log);
    let baseUrl = '';
    const services = { store, now, version: options.version ?? '0.0.0', baseUrl: () => baseUrl, ...work.services };
    let connections;
    const admission = { ...options, connections: () => connections };
    const gitHook = { secret: options.hookSecret, look: work.watch.look };
    const made = createHttpServer(createApp({ services, admission, log, metrics, gitHook }).fetch, options.tls);
    connections = made.connections;
    const listening = listen(made.server, { port, hostname });
    await listening.catch(() => work.watch.stop());
    baseUrl = `${await listening}${basePath}`;
    store.outbox.forget(new Date(now().getTime() - keepDeliveriesMs));
    const deliveries = startDeliveries({ outbox: store.outbox, send: options.send ?? send/* sendWebhook */.a, now, log });
    work.onEnd(deliveries.wake);
    const parts = { server: made.server, ...work, deliveries, store };
    const all = [...repositories, ...listAddedRepositories(store, repositories)];
    return {
        baseUrl,
        apiKey,
        hasKeys: store.keys.isAnyValid(now()),
        repositories: all.map(({ id, name, vcsUrl }) => ({ id, name, vcsUrl })),
        stop: (0,once/* runOnce */.J)(() => stopService(parts)),
    };
}
function prepareStore(options, store, apiKey) {
    const { organization, repositories, scopes = http_scopes/* allScopes */.Dn } = options;
    if (apiKey === undefined && repositories.length === 0)
        return registerRepositories(store, '', []);
    const { id: owner } = store.organizations.chooseOrMake(organization);
    if (apiKey !== undefined)
        store.keys.replaceStartKey(owner, apiKey, scopes);
    return registerRepositories(store, owner, repositories);
}
function startScanning(options, store, log) {
    const { scan, concurrency, scanDelayMs: delayMs, maxUnfinishedScans = 100 } = options;
    let wake;
    const onScanEnd = (end) => {
        wake?.();
        options.onScanEnd?.(end);
    };
    const runner = createScanRunner({ store, scan, concurrency, delayMs, onScanEnd, log });
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
        services: { resolveBranch, enqueue, look: watch.look, maxUnfinishedScans },
    };
}
function createWatch({ git, watchSeconds: seconds = 0 }, parts) {
    const { listHeads = async () => [], refresh = async () => undefined } = git;
    return startWatch({ ...parts, listHeads, refresh, seconds });
}
function listAddedRepositories(store, records) {
    return store.repositories.added().filter(({ id }) => !records.some((record) => record.id === id));
}
function startMetricsLog({ metrics: isWanted, log }, store) {
    if (!isWanted)
        return { metrics: undefined, log };
    const metrics = createMetrics(store);
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
function registerRepositories(store, owner, sources) {
    const records = store.repositories.register(owner, sources.map(({ path, name, vcsUrl, provider, defaultBranch }) => ({
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
        hint: `Serve it for ${store.organizations.find(foreign.organizationId)?.name}, or leave it out.`,
    });
}
function createBranchResolver({ repositories: sources, git }, store, watch) {
    return async (repositoryId, branch) => {
        const record = store.repositories.find(repositoryId);
        if (record === undefined)
            return undefined;
        const pin = sources.find(({ path }) => (0,external_node_path_.resolve)(path) === record.path)?.pin;
        if (pin?.branch === branch)
            return pin.sha;
        await watch.refresh(record);
        return git.resolveBranch(record.path, branch);
    };
}
const keepDeliveriesMs = 30 * 24 * 3_600_000;
const drainMs = 1_000;
async function stopService({ server, runner, watch, deliveries, store }) {
    const closed = new Promise((done) => server.close(() => done()));
    server.closeIdleConnections();
    const cut = setTimeout(() => server.closeAllConnections(), drainMs);
    await Promise.all([closed, runner.stop(), watch.stop()]);
    clearTimeout(cut);
    await deliveries.stop();
    store.close();
}


/***/ })

};
