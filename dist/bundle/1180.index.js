export const id = 1180;
export const ids = [1180,6027];
export const modules = {

/***/ 21180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   keyVerbs: () => (/* binding */ keyVerbs)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _service_http_scopes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57963);
/* harmony import */ var _settings_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79771);
/* harmony import */ var _store_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56027);
/** `scan-gate keys`: makes, lists and revokes the API keys of the embedded service. */




const keyVerbs = {
    create: { takes: ['name', 'scope', 'expires'], needs: ['name', 'scope'], words: 'many', mayMake: true, run: create },
    list: { takes: [], words: 'none', run: list },
    revoke: { takes: [], words: 'one', word: 'the ID of a key', run: revoke },
};
function create({ store, organization, session, flags, words, answer }) {
    const scopes = (0,_store_command_js__WEBPACK_IMPORTED_MODULE_3__.listed)(flags.scope, words);
    (0,_service_http_scopes_js__WEBPACK_IMPORTED_MODULE_1__/* .checkScopes */ .A6)(scopes);
    const name = (0,_store_command_js__WEBPACK_IMPORTED_MODULE_3__.checkName)('name', flags.name?.[0] ?? '');
    const expiresAt = flags.expires && endOf(flags.expires[0] ?? '', session.now);
    const { id, value: key } = store.keys.create(organization.id, { name, scopes, expiresAt });
    answer({ id, key }, `${id}  ${name}  (${organization.name})\n\n  ${key}\n\nThe key is shown this once; keep it with your secrets.\n`);
}
/** The end of the day: a key is valid on the day that it names. */
function endOf(day, now) {
    const start = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(`${day}T00:00:00Z`) : new Date(Number.NaN);
    const isDay = !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day);
    const end = start.getTime() + 86_400_000;
    if (isDay && end > now.getTime())
        return new Date(end).toISOString();
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `--expires: ${(0,_settings_values_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(day)} ${isDay ? 'is over' : 'is not a day, as 2027-01-31 is'}`, {
        hint: 'Name the last day on which the key is valid, or leave the flag out.',
    });
}
function list({ store, organization, session, answer }) {
    const keys = store.keys.list(organization.id);
    const rows = keys.map((key) => [
        key.id,
        key.name,
        statusOf(key, session.now),
        key.scopes.join(','),
        lastDayOf(key) ?? 'never',
        key.lastUsedAt ?? 'never',
    ]);
    const json = keys.map((key) => ({
        ...{ id: key.id, name: key.name, status: statusOf(key, session.now), scopes: [...key.scopes] },
        ...{ expires: lastDayOf(key) ?? null, createdAt: key.createdAt, lastUsedAt: key.lastUsedAt },
    }));
    answer({ keys: json }, (0,_store_command_js__WEBPACK_IMPORTED_MODULE_3__.columns)(['id', 'name', 'status', 'scopes', 'expires', 'last used'], rows));
}
function statusOf({ revokedAt, expiresAt }, now) {
    if (revokedAt !== null)
        return 'revoked';
    return expiresAt !== null && Date.parse(expiresAt) <= now.getTime() ? 'expired' : 'valid';
}
function lastDayOf({ expiresAt }) {
    return expiresAt === null ? undefined : new Date(Date.parse(expiresAt) - 1).toISOString().slice(0, 10);
}
function revoke({ store, organization, words: [id = ''], answer }) {
    if (!store.keys.revoke(organization.id, id)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `${organization.name} has no valid key ${(0,_settings_values_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(id)}`, {
            hint: 'scan-gate keys list shows them.',
        });
    }
    answer({ id, status: 'revoked' }, `${id} is revoked: requests with it are refused from now on.\n`);
}


/***/ }),

/***/ 56027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkName: () => (/* binding */ checkName),
/* harmony export */   columns: () => (/* binding */ columns),
/* harmony export */   listed: () => (/* binding */ listed),
/* harmony export */   runVerb: () => (/* binding */ runVerb)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92700);
/* harmony import */ var _service_store_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90886);
/* harmony import */ var _settings_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18479);
/* harmony import */ var _settings_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79771);
/** Commands that work in the database of `serve`, beside a running one: a verb, its words and flags, and what it prints. */





/** Throws GateError CONFIG that lists every problem with the words and flags. */
async function runVerb(command, verbs, { session, flags }) {
    const [name = '', ...words] = flags.positionals;
    const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
    if (verb === undefined)
        throw unknownVerb(command, Object.keys(verbs), flags.positionals[0]);
    const own = flags.own;
    const problems = [
        ...flags.problems,
        ...problemsOf(verb, { words, given: Object.keys(own), named: `${command} ${name}` }),
    ];
    if (problems.length > 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', problems.join('\n'), { hint: `scan-gate ${command} --help shows its flags.` });
    }
    const mayMake = verb.mayMake === true;
    const store = (0,_service_store_store_js__WEBPACK_IMPORTED_MODULE_2__/* .openStore */ .C)({ file: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(session.folder, own.database?.[0] ?? ''), role: 'tool', mayMake });
    try {
        const { organizations } = store;
        const organization = organizations[mayMake ? 'chooseOrMake' : 'choose'](own.organization?.[0]);
        const answer = (json, text) => session.write(own.json ? `${JSON.stringify({ format_version: 1, ...json })}\n` : text);
        return await verb.run({ store, organization, session, flags: flags.own, words, answer });
    }
    finally {
        store.close();
    }
}
function unknownVerb(command, verbs, given) {
    const [last, ...others] = verbs.toReversed();
    const all = `${others.toReversed().join(', ')} or ${last}`;
    const message = given === undefined
        ? `${command} needs to know what to do: ${all}`
        : `${command}: ${(0,_settings_values_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(given)} is not ${all}${(0,_settings_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .didYouMean */ .a)(given, verbs)}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', message, { hint: `scan-gate ${command} --help shows its flags.` });
}
function problemsOf(verb, { words, given, named }) {
    const always = ['database', 'organization', 'json', 'help', 'version', 'quiet', 'verbose'];
    const needed = ['database', ...(verb.needs ?? [])];
    const extra = words.slice({ none: 0, one: 1, many: words.length }[verb.words]);
    return [
        ...needed.filter((flag) => !given.includes(flag)).map((flag) => `--${flag} is missing`),
        ...given
            .filter((flag) => !always.includes(flag) && !verb.takes.includes(flag))
            .map((flag) => `--${flag} does not go with ${named}`),
        ...(verb.words === 'one' && words.length === 0 ? [`${named} needs ${verb.word ?? 'an ID'}`] : []),
        ...extra.map((word) => `${(0,_settings_values_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(word)} is not expected here`),
    ];
}
/** What a flag that may be given several times names, with commas or again, and the words behind it; each once. */
function listed(given = [], words = []) {
    return [...new Set([...given, ...words].flatMap((list) => list.split(',')).filter((each) => each !== ''))];
}
const maxNameLength = 100;
/** A name that people gave, as it is shown in lists. */
function checkName(flag, name) {
    const trimmed = name.trim();
    if (trimmed !== '' && trimmed.length <= maxNameLength && !/\p{Cc}/u.test(trimmed))
        return trimmed;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `--${flag}: ${(0,_settings_values_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(name)} is not a name`, {
        hint: `Give it 1 to ${maxNameLength} characters, in one line.`,
    });
}
/** Rows under their headings, in columns. */
function columns(headings, rows) {
    const all = [headings, ...rows];
    const widths = headings.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
    return all
        .map((row) => `${row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd()}\n`)
        .join('');
}


/***/ }),

/***/ 57963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A6: () => (/* binding */ checkScopes),
/* harmony export */   Dn: () => (/* binding */ allScopes),
/* harmony export */   V1: () => (/* binding */ permits),
/* harmony export */   k0: () => (/* binding */ permissionsOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/** The scopes of API keys (interface, "Authentication"): `resource:action`; manage implies write, and write read. */

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
/** Throws CONFIG that names the first scope that there is not. */
function checkScopes(scopes) {
    const unknown = scopes.find((scope) => !allScopes.includes(scope));
    if (unknown === undefined)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `There is no scope ${JSON.stringify(unknown)}.`, {
        hint: `Scopes are ${allScopes.join(', ')}.`,
    });
}
/** Whether a key with these scopes may do what asks for `needed`. */
function permits(scopes, needed) {
    const [resource, action] = needed.split(':');
    return scopes.some((scope) => {
        const [owned, level] = scope.split(':');
        return owned === resource && rankOf(level) >= rankOf(action);
    });
}
function rankOf(action) {
    return actions.indexOf(action);
}
/**
 * What the validation endpoint lists as `permissions`: each permitted action with the resource in the plural, because
 * its "sample uses the form read:scans and write:scans, which differs from the scope form".
 */
function permissionsOf(scopes) {
    return Object.entries(resources).flatMap(([name, resource]) => resource.actions
        .filter((action) => permits(scopes, `${name}:${action}`))
        .map((action) => `${action}:${resource.plural}`));
}


/***/ })

};
