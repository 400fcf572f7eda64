export const id = 304;
export const ids = [304];
export const modules = {

/***/ 402:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ findResourceFlaws),
/* harmony export */   q: () => (/* binding */ listUnreadParts)
/* harmony export */ });
/* harmony import */ var _part_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(262);
/* harmony import */ var _ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(239);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_part_js__WEBPACK_IMPORTED_MODULE_0__, _ports_js__WEBPACK_IMPORTED_MODULE_1__]);
([_part_js__WEBPACK_IMPORTED_MODULE_0__, _ports_js__WEBPACK_IMPORTED_MODULE_1__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);


function listStatements(resource) {
    const policies = listPolicies(resource).flatMap((part) => {
        if (part.text === undefined)
            return [part];
        return holdsJson(part.text) ? readPolicyText(part).parts : [];
    });
    return policies.flatMap((policy) => [...(0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .listBelow */ .Iy)(policy)]);
}
const googleUsers = /^all(?:Authenticated)?Users$/;
const principals = ['Principal', 'principal', 'principals'];
function isPublicStatement(statement) {
    const who = principals.flatMap((name) => (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .listValues */ .Du)(statement, name));
    const named = who.flatMap((one) => [one, ...['AWS', 'aws', 'identifiers'].flatMap((name) => (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .listValues */ .Du)(one, name))]);
    const isNarrowed = ['Condition', 'condition'].some((name) => (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)(statement, name) !== undefined);
    const isForAll = named.some((one) => one.text === '*') ||
        (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .listValues */ .Du)(statement, 'members').some((one) => googleUsers.test((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getPartText */ .dq)(one)));
    return !isNarrowed && !isDenied(statement) && isForAll;
}
function isDenied(statement) {
    return /^deny$/i.test((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getPartText */ .dq)((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)(statement, 'Effect') ?? (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)(statement, 'effect')));
}
function holdsJson(text) {
    return text.trimStart().startsWith('{');
}
function readPolicyText({ text = '', line, endLine }) {
    return line === endLine
        ? (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTemplateYaml */ .V4)(text.replaceAll('\n', ' '), { firstLine: line })
        : (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTemplateYaml */ .V4)(text, { firstLine: line + 1 });
}
function rateStatement(statement) {
    const listTexts = (names) => names.flatMap((name) => (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .listValues */ .Du)(statement, name)).map(_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getPartText */ .dq);
    const actions = listTexts(['Action', 'action', 'actions']);
    const resources = listTexts(['Resource', 'resource', 'resources']);
    const isOfKey = principals.some((name) => (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)(statement, name) !== undefined);
    if (isDenied(statement) || isOfKey || !resources.includes('*'))
        return undefined;
    if (actions.includes('*') || actions.includes('*:*'))
        return 'HIGH';
    return actions.some((action) => /^[\w-]+:\*$/.test(action)) ? 'MEDIUM' : undefined;
}
const isOff = (value) => value === undefined || (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .isFalsePart */ .$d)(value);
const matches = (pattern) => (value) => pattern.test((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getPartText */ .dq)(value));
const isEverybody = matches(googleUsers);
const isEveryAddress = (value) => value !== undefined && (0,_ports_js__WEBPACK_IMPORTED_MODULE_1__/* .isOpenToInternet */ .Dl)([value]);
const isAdministrator = matches(/(?:^|\/)AdministratorAccess$/);
const attributes = [
    [/^aws_ebs_volume$|^aws_efs_file_system$|^aws_redshift_cluster$/, 'encrypted', isOff, 'no-encryption'],
    [/^aws_(?:db_instance|rds_cluster|neptune_cluster|docdb_cluster)$/, 'storage_encrypted', isOff, 'no-encryption'],
    [
        /^aws_(?:instance|launch_configuration|spot_instance_request)$/,
        'root_block_device[].encrypted',
        isOff,
        'no-encryption',
    ],
    [
        /^aws_(?:instance|launch_configuration|spot_instance_request)$/,
        'ebs_block_device[].encrypted',
        isOff,
        'no-encryption',
    ],
    [
        /^aws_(?:instance|launch_configuration|launch_template|ami)$/,
        'block_device_mappings.ebs[].encrypted',
        isOff,
        'no-encryption',
    ],
    [/^aws_launch_template$/, 'launch_template_data.block_device_mappings.ebs[].encrypted', isOff, 'no-encryption'],
    [/^aws_(?:elasticsearch|opensearch)_domain$/, 'encrypt_at_rest.enabled', isOff, 'no-encryption'],
    [/^aws_elasticache_replication_group$/, 'at_rest_encryption_enabled', isOff, 'no-encryption'],
    [
        /^aws_(?:sqs_queue|sns_topic|kinesis_stream|dynamodb_table)$/,
        'server_side_encryption.enabled',
        _part_js__WEBPACK_IMPORTED_MODULE_0__/* .isFalsePart */ .$d,
        'no-encryption',
    ],
    [/^azurerm_managed_disk$/, 'encryption_settings.enabled', _part_js__WEBPACK_IMPORTED_MODULE_0__/* .isFalsePart */ .$d, 'no-encryption'],
    [/^alicloud_(?:disk|oss_bucket|db_instance)$/, 'encrypted', _part_js__WEBPACK_IMPORTED_MODULE_0__/* .isFalsePart */ .$d, 'no-encryption'],
    [
        /^aws_(?:db_instance|rds_cluster_instance|redshift_cluster|dms_replication_instance|mq_broker)$/,
        'publicly_accessible',
        _part_js__WEBPACK_IMPORTED_MODULE_0__/* .isTruePart */ .w5,
        'public-database',
    ],
    [/^aws_s3_bucket(?:_acl)?$/, 'acl', matches(/^(?:public-read|authenticated-read)/), 'public-storage'],
    [/^aws_s3_bucket_public_access_block$/, 'block_public_acls', _part_js__WEBPACK_IMPORTED_MODULE_0__/* .isFalsePart */ .$d, 'allowed-public-storage'],
    [/^azurerm_storage_container$/, 'container_access_type', matches(/^(?:blob|container)$/), 'public-storage'],
    [/^azurerm_storage_account$/, 'allow_blob_public_access', _part_js__WEBPACK_IMPORTED_MODULE_0__/* .isTruePart */ .w5, 'allowed-public-storage'],
    [/^azurerm_storage_account$/, 'allow_nested_items_to_be_public', _part_js__WEBPACK_IMPORTED_MODULE_0__/* .isTruePart */ .w5, 'allowed-public-storage'],
    [/^alicloud_oss_bucket(?:_acl)?$/, 'acl', matches(/^public-read/), 'public-storage'],
    [/^oci_objectstorage_bucket$/, 'access_type', matches(/^ObjectRead/), 'public-storage'],
    [/^google_storage_.*_iam_member$/, 'member', isEverybody, 'public-storage'],
    [/^google_storage_.*_iam_binding$/, 'members', isEverybody, 'public-storage'],
    [/^google_(?!storage_).*_iam_member$/, 'member', isEverybody, 'public-policy'],
    [/^google_(?!storage_).*_iam_binding$/, 'members', isEverybody, 'public-policy'],
    [/^google_iam_policy$/, 'binding.members', isEverybody, 'public-policy'],
    [/^google_storage_(?:bucket|(?:default_)?object)_access_control$/, 'entity', isEverybody, 'public-storage'],
    [
        /^google_storage_(?:bucket|(?:default_)?object)_acl$/,
        'role_entity',
        matches(/:all(?:Authenticated)?Users$/),
        'public-storage',
    ],
    [
        /^google_storage_(?:bucket|object)_acl$/,
        'predefined_acl',
        matches(/^(?:public|authenticated)Read/),
        'public-storage',
    ],
    [/^google_bigquery_dataset$/, 'access.special_group', matches(/^allAuthenticatedUsers$/), 'public-storage'],
    [/^google_bigquery_dataset$/, 'access.iam_member', isEverybody, 'public-storage'],
    [/^aws_kms_key$/, 'enable_key_rotation', isOff, 'no-rotation'],
    [/^alicloud_kms_key$/, 'automatic_rotation', matches(/^disabled$/i), 'no-rotation'],
    [/^aws_elb$/, 'listener.lb_protocol', matches(/^http$/i), 'no-tls'],
    [/^aws_cloudfront_distribution$/, 'default_cache_behavior.viewer_protocol_policy', matches(/^allow-all$/), 'no-tls'],
    [
        /^azurerm_\w*(?:sql|mariadb|cosmosdb)\w*(?:_server|_account)$/,
        'public_network_access_enabled',
        _part_js__WEBPACK_IMPORTED_MODULE_0__/* .isTruePart */ .w5,
        'public-access',
    ],
    [
        /^google_container_cluster$/,
        'master_authorized_networks_config.cidr_blocks.cidr_block',
        isEveryAddress,
        'public-endpoint',
    ],
    [/^azurerm_storage_account$/, 'enable_https_traffic_only', _part_js__WEBPACK_IMPORTED_MODULE_0__/* .isFalsePart */ .$d, 'no-tls'],
    [/^azurerm_storage_account$/, 'https_traffic_only_enabled', _part_js__WEBPACK_IMPORTED_MODULE_0__/* .isFalsePart */ .$d, 'no-tls'],
    [/^azurerm_\w*(?:sql|mariadb|postgresql)\w*_server$/, 'ssl_enforcement_enabled', _part_js__WEBPACK_IMPORTED_MODULE_0__/* .isFalsePart */ .$d, 'no-tls'],
    [/^azurerm_(?:app_service|\w+_(?:web|function)_app)$/, 'https_only', isOff, 'no-tls'],
    [/^google_sql_database_instance$/, 'settings.ip_configuration.require_ssl', _part_js__WEBPACK_IMPORTED_MODULE_0__/* .isFalsePart */ .$d, 'no-tls'],
    [/^aws_elasticache_replication_group$/, 'transit_encryption_enabled', _part_js__WEBPACK_IMPORTED_MODULE_0__/* .isFalsePart */ .$d, 'no-tls'],
    [/^azurerm_/, 'min_tls_version', matches(/^(?:TLS1_[01]|1\.[01])$/), 'old-tls'],
    [/^azurerm_/, 'site_config.min_tls_version', matches(/^1\.[01]$/), 'old-tls'],
    [/^azurerm_/, 'ssl_minimal_tls_version_enforced', matches(/^TLS(?:1_[01]|EnforcementDisabled)$/), 'old-tls'],
    [/^azurerm_kubernetes_cluster$/, 'role_based_access_control.enabled', _part_js__WEBPACK_IMPORTED_MODULE_0__/* .isFalsePart */ .$d, 'no-access-control'],
    [/^azurerm_kubernetes_cluster$/, 'role_based_access_control_enabled', _part_js__WEBPACK_IMPORTED_MODULE_0__/* .isFalsePart */ .$d, 'no-access-control'],
    [/^google_container_cluster$/, 'enable_legacy_abac', _part_js__WEBPACK_IMPORTED_MODULE_0__/* .isTruePart */ .w5, 'no-access-control'],
    [
        /^azurerm_(?:linux_)?virtual_machine(?:_scale_set)?$/,
        'disable_password_authentication',
        _part_js__WEBPACK_IMPORTED_MODULE_0__/* .isFalsePart */ .$d,
        'password-login',
    ],
    [
        /^azurerm_virtual_machine$/,
        'os_profile_linux_config.disable_password_authentication',
        _part_js__WEBPACK_IMPORTED_MODULE_0__/* .isFalsePart */ .$d,
        'password-login',
    ],
    [
        /^google_sql_database_instance$/,
        'settings.ip_configuration.authorized_networks.value',
        isEveryAddress,
        'public-database',
    ],
    [/^aws_ecs_task_definition$/, 'network_mode', matches(/^host$/), 'host-network'],
    [/^aws_ecs_task_definition$/, 'pid_mode', matches(/^host$/), 'host-processes'],
    [/^aws_iam_(?:\w+_)?policy_attachment$/, 'policy_arn', isAdministrator, 'wide-permissions'],
    [/^aws_iam_(?:role|user|group)$/, 'managed_policy_arns', isAdministrator, 'wide-permissions'],
    [/^aws_serverless_/, 'policies', isAdministrator, 'wide-permissions'],
    [/^alicloud_(?:db|mongodb|kvstore)_instance$/, 'security_ips', isEveryAddress, 'public-database'],
];
function findResourceFlaws(resource) {
    const found = [];
    for (const [type, path, isWeak, weakness] of attributes)
        if (type.test(resource.type))
            found.push(...checkAttribute(resource, path.split('.'), isWeak, weakness));
    found.push(...findOpenFirewall(resource), ...(0,_ports_js__WEBPACK_IMPORTED_MODULE_1__/* .findOpenPorts */ .S7)(resource), ...findWidePolicies(resource), ...listStatements(resource)
        .filter(isPublicStatement)
        .map((one) => ({ weakness: 'public-policy', ...(0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .toLines */ .P_)(one) })), ...findOpenClusters(resource), ...findPlainListeners(resource));
    return found;
}
function listUnreadParts(resource) {
    return listPolicies(resource)
        .filter(({ text = '' }) => holdsJson(text) && !/[$%]\{/.test(text))
        .filter((policy) => readPolicyText(policy).problems.length > 0)
        .map(({ line }) => `the policy in line ${line} is not valid JSON`);
}
const copies = [
    'snapshot_id',
    'snapshot_identifier',
    'db_snapshot_identifier',
    'replicate_source_db',
    'source_db_instance_identifier',
    'global_cluster_identifier',
    'db_cluster_identifier',
];
function checkAttribute(resource, path, isWeak, weakness) {
    const block = path.findIndex((name) => name.endsWith('[]'));
    if (block !== -1) {
        const blocks = (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .findByPath */ .sV)(resource, [...path.slice(0, block), path[block]?.slice(0, -2) ?? '']);
        const { type, name } = resource;
        return blocks
            .filter(({ fields }) => fields !== undefined)
            .flatMap((one) => checkAttribute({ ...one, type, name }, path.slice(block + 1), isWeak, weakness));
    }
    const values = (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .findByPath */ .sV)(resource, path);
    if (values.length > 0)
        return values.filter(isWeak).map((value) => ({ weakness, ...(0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .toLines */ .P_)(value) }));
    const isCopy = copies.some((name) => (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)(resource, name) !== undefined);
    return isWeak(undefined) && !isCopy ? [{ weakness, line: resource.line, endLine: resource.line + 2 }] : [];
}
function findOpenFirewall(resource) {
    if (!/^azurerm_\w*(?:sql|mariadb|postgresql|redis)\w*_firewall_rule$/.test(resource.type))
        return [];
    const [first, last] = ['start_ip_address', 'end_ip_address'].map((name) => {
        const address = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getPartText */ .dq)((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)(resource, name)));
        return address?.slice(1).reduce((sum, one) => sum * 256 + Number(one), 0);
    });
    if (first === undefined || last === undefined || last - first < 2 ** 25)
        return [];
    return [{ weakness: 'public-database', line: resource.line, endLine: resource.endLine }];
}
const policyNames = [
    'policy',
    'policy_document',
    'access_policies',
    'assume_role_policy',
    'assume_role_policy_document',
    'inline_policy',
    'policies',
    'key_policy',
];
function listPolicies(resource) {
    if (resource.type === 'aws_iam_policy_document')
        return (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .listValues */ .Du)(resource, 'statement');
    if (/^google_.*_iam_policy$/.test(resource.type))
        return (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .listValues */ .Du)(resource, 'policy_data');
    return /^aws_/.test(resource.type) ? policyNames.flatMap((name) => (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .listValues */ .Du)(resource, name)) : [];
}
function findWidePolicies(resource) {
    const isOfIdentity = /^aws_(?:iam_(?:(?:\w+_)?policy(?:_document)?|role|user|group)|serverless_\w+)$/.test(resource.type);
    if (!isOfIdentity)
        return [];
    return listStatements(resource).flatMap((one) => {
        const severity = rateStatement(one);
        return severity === undefined ? [] : [{ weakness: 'wide-permissions', ...(0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .toLines */ .P_)(one), severity }];
    });
}
function findPlainListeners(resource) {
    if (!/^aws_a?lb_listener$/.test(resource.type))
        return [];
    const protocol = (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)(resource, 'protocol');
    const isPlain = protocol === undefined ? (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getPartText */ .dq)((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)(resource, 'port')) === '80' : /^http$/i.test((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getPartText */ .dq)(protocol));
    const serves = ['default_action', 'default_actions']
        .flatMap((name) => (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .listValues */ .Du)(resource, name))
        .some((action) => /^(?:forward|authenticate-\w+)$/.test((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getPartText */ .dq)((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)(action, 'type'))) || isPlainRedirect(action));
    if (!isPlain || !serves)
        return [];
    return [{ weakness: 'no-tls', ...(0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .toLines */ .P_)(protocol ?? resource) }];
}
function isPlainRedirect(action) {
    const target = (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)(action, 'redirect') ?? (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)(action, 'redirect_config');
    const protocol = (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)(target, 'protocol');
    return (target?.fields !== undefined && (protocol === undefined || /^(?:http|#\{protocol\})$/i.test((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getPartText */ .dq)(protocol))));
}
function findOpenClusters(resource) {
    if (resource.type !== 'aws_eks_cluster')
        return [];
    return (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .listValues */ .Du)(resource, 'vpc_config').flatMap((config) => {
        const cidrs = (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .listValues */ .Du)(config, 'public_access_cidrs');
        const isOpen = !(0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .isFalsePart */ .$d)((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)(config, 'endpoint_public_access')) && (cidrs.length === 0 || (0,_ports_js__WEBPACK_IMPORTED_MODULE_1__/* .isOpenToInternet */ .Dl)(cidrs));
        return isOpen ? [{ weakness: 'public-endpoint', ...(0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .toLines */ .P_)(config) }] : [];
    });
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 623:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $x: () => (/* binding */ parseValue),
/* harmony export */   Kk: () => (/* binding */ skipExpression),
/* harmony export */   u0: () => (/* binding */ parseTerraform)
/* harmony export */ });
/* harmony import */ var _part_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(262);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_part_js__WEBPACK_IMPORTED_MODULE_0__]);
_part_js__WEBPACK_IMPORTED_MODULE_0__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];

const deepest = 40;
const mostRestarts = 20;
const blockStart = /^[\p{ID_Start}_][\p{ID_Continue}-]*(?:[ \t]+(?:"[^"\n]*"|[\p{ID_Continue}-]+))*[ \t]*\{/gmu;
function parseTerraform(text) {
    const cursor = { text, at: 0, line: 1 };
    const [parts, problems] = [[], []];
    for (;;) {
        try {
            skipLines(cursor);
            if (cursor.at >= text.length)
                return { parts, problems };
        }
        catch (error) {
            problems.push(describeProblem(error, cursor.line));
            return { parts, problems };
        }
        const start = { at: cursor.at, line: cursor.line };
        try {
            const { part } = readEntry(cursor, 0, problems);
            if ('kind' in part)
                parts.push(part);
        }
        catch (error) {
            problems.push(describeProblem(error, start.line));
            Object.assign(cursor, start);
            blockStart.lastIndex = start.at + 1;
            const next = blockStart.exec(text);
            if (problems.length >= mostRestarts || next === null)
                return { parts, problems };
            moveForward(cursor, next.index - cursor.at);
        }
    }
}
function describeProblem(error, from) {
    if (!(error instanceof UnreadableText))
        throw error;
    const { message, line } = error;
    return `what begins in line ${from} cannot be read: ${message}${line === from ? '' : ` (line ${line})`}`;
}
function readEntry(cursor, depth, problems) {
    const { line } = cursor;
    const name = takeMatch(cursor, word) ?? takeQuoted(cursor)?.text;
    if (name === undefined)
        throw new UnreadableText('neither a block nor an attribute', line);
    skipBlanks(cursor);
    if (takeMatch(cursor, /[=:](?!=)/y) === undefined)
        return readBlock(cursor, { kind: name, line, depth, problems });
    const part = { ...readValue(cursor, { depth, end: 'line', problems }), line };
    if (takeMatch(cursor, /[ \t]*,/y) === undefined && !/[\r\n}#/]|^$/.test(cursor.text.charAt(cursor.at)))
        throw new UnreadableText('a value does not end with its line', cursor.line);
    return { name, part };
}
function readBlock(cursor, { kind, line, ...place }) {
    const labels = [];
    for (let label = readLabel(cursor); label !== undefined; label = readLabel(cursor))
        labels.push(label);
    if (takeMatch(cursor, /\{/y) === undefined)
        throw new UnreadableText('neither a block nor an attribute', cursor.line);
    if (place.depth > deepest)
        throw new UnreadableText(`blocks are nested deeper than ${deepest}`, cursor.line);
    const fields = new Map();
    for (skipLines(cursor); takeMatch(cursor, /\}/y) === undefined; skipLines(cursor)) {
        if (cursor.at >= cursor.text.length)
            throw new UnreadableText('a block has no end', line);
        const { name, part } = readEntry(cursor, place.depth + 1, place.problems);
        (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .addValue */ .dM)(fields, name, part);
    }
    return { name: kind, part: { kind, labels, line, endLine: cursor.line, fields } };
}
function readLabel(cursor) {
    skipBlanks(cursor);
    const quoted = takeQuoted(cursor);
    return quoted === undefined ? takeMatch(cursor, word) : (quoted.text ?? '');
}
function readValue(cursor, place) {
    const { end } = place;
    const skip = end === 'list' ? skipLines : skipBlanks;
    skip(cursor);
    const start = { at: cursor.at, line: cursor.line };
    const plain = readConstant(cursor) ?? readNested(cursor, place);
    if (plain !== undefined) {
        const { line, at } = cursor;
        skip(cursor);
        if (/^(?:[\n,\]})#]|\r\n|\/\/|$)/.test(cursor.text.slice(cursor.at, cursor.at + 2))) {
            const isKnown = Object.keys(plain).length > 0;
            const value = isKnown ? plain : { expression: cursor.text.slice(start.at, at) };
            return { ...value, line: start.line, endLine: line };
        }
    }
    skipExpression(cursor, end);
    const expression = cursor.text.slice(start.at, cursor.at).trim();
    return { line: start.line, endLine: cursor.line, expression };
}
function parseValue(text, line) {
    const cursor = { text, at: 0, line };
    try {
        const value = readValue(cursor, { depth: 0, problems: [], end: 'list' });
        skipLines(cursor);
        return cursor.at === text.length ? value : undefined;
    }
    catch (error) {
        if (error instanceof UnreadableText)
            return undefined;
        throw error;
    }
}
function readConstant(cursor) {
    const text = takeHeredoc(cursor);
    if (text !== undefined)
        return { text };
    const quoted = takeQuoted(cursor);
    if (quoted !== undefined)
        return quoted.text === undefined ? {} : { text: quoted.text };
    const plain = takeMatch(cursor, /(?:true|false|-?\d[\d.]*)(?![\w.([-])/y);
    return plain === undefined ? undefined : { text: plain };
}
const identities = /(?:(?:jsonencode|tolist|toset|tomap|tostring|tonumber|tobool)[ \t]*)?\(/y;
const comprehension = /for\s+[\p{ID_Start}_]/uy;
function readNested(cursor, { depth, problems }) {
    const inner = { depth: depth + 1, problems };
    const { line } = cursor;
    const open = takeMatch(cursor, /[[{]/y) ?? takeMatch(cursor, identities);
    if (open === undefined)
        return undefined;
    const close = open === '[' ? ']' : open === '{' ? '}' : ')';
    if (depth > deepest) {
        problems.push(`values are nested deeper than ${deepest} (line ${line})`);
        skipFrames(cursor, [{ close, line: cursor.line }]);
        return {};
    }
    skipLines(cursor);
    comprehension.lastIndex = cursor.at;
    if (close !== ')' && comprehension.test(cursor.text)) {
        skipFrames(cursor, [{ close, line: cursor.line }]);
        return {};
    }
    if (close === ']')
        return { items: readItems(cursor, inner, line) };
    if (close === '}')
        return { fields: readObject(cursor, inner) };
    const { line: _line, endLine: _end, ...value } = readValue(cursor, { ...inner, end: 'list' });
    if (takeMatch(cursor, /\)/y) !== undefined)
        return value;
    skipFrames(cursor, [{ close, line: cursor.line }]);
    return {};
}
function readItems(cursor, place, line) {
    const items = [];
    for (skipLines(cursor); takeMatch(cursor, /\]/y) === undefined; skipLines(cursor)) {
        items.push(readValue(cursor, { ...place, end: 'list' }));
        skipLines(cursor);
        if (takeMatch(cursor, /,/y) === undefined && cursor.text[cursor.at] !== ']')
            throw new UnreadableText('a list has no end', line);
    }
    return items;
}
function readObject(cursor, place) {
    const fields = new Map();
    for (skipLines(cursor); takeMatch(cursor, /\}/y) === undefined; skipLines(cursor)) {
        const { line } = cursor;
        const name = readKey(cursor);
        if (takeMatch(cursor, /[=:]/y) === undefined)
            throw new UnreadableText('an object has a key without a value', line);
        (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .addValue */ .dM)(fields, name, { ...readValue(cursor, { ...place, end: 'line' }), line });
        takeMatch(cursor, /,/y);
    }
    return fields;
}
function readKey(cursor) {
    const start = { ...cursor };
    const name = takeMatch(cursor, word) ?? takeQuoted(cursor)?.text ?? takeMatch(cursor, /\d+/y);
    skipBlanks(cursor);
    if (name !== undefined && /[=:]/.test(cursor.text.charAt(cursor.at)))
        return name;
    Object.assign(cursor, start);
    skipExpression(cursor, 'key');
    return '';
}
class UnreadableText extends Error {
    line;
    constructor(problem, line) {
        super(problem);
        this.line = line;
    }
}
const closers = { '(': ')', '[': ']', '{': '}' };
const identifier = String.raw `[\p{ID_Start}_][\p{ID_Continue}-]*`;
const heredocStart = new RegExp(String.raw `<<[-~]?(${identifier})[ \t]*\r?\n`, 'uy');
const word = new RegExp(identifier, 'uy');
function takeMatch(cursor, pattern) {
    pattern.lastIndex = cursor.at;
    const match = pattern.exec(cursor.text);
    if (match === null || match[0] === '')
        return undefined;
    moveForward(cursor, match[0].length);
    return match.slice(1).find((group) => group !== undefined) ?? match[0];
}
function moveForward(cursor, length) {
    const end = Math.min(cursor.at + length, cursor.text.length);
    for (let at = cursor.at; at < end; at += 1)
        if (cursor.text[at] === '\n')
            cursor.line += 1;
    cursor.at = end;
}
function skipBlanks(cursor) {
    while (takeMatch(cursor, /[ \t]+/y) !== undefined || skipInlineComment(cursor))
        ;
}
function skipLines(cursor) {
    while (takeMatch(cursor, /\s+|(?:#|\/\/)[^\n]*/y) !== undefined || skipInlineComment(cursor))
        ;
}
function skipInlineComment(cursor) {
    if (!cursor.text.startsWith('/*', cursor.at))
        return false;
    const end = cursor.text.indexOf('*/', cursor.at + 2);
    if (end === -1)
        throw new UnreadableText('a comment has no end', cursor.line);
    moveForward(cursor, end + 2 - cursor.at);
    return true;
}
function takeQuoted(cursor) {
    const start = cursor.at + 1;
    const { line } = cursor;
    if (takeMatch(cursor, /"/y) === undefined)
        return undefined;
    skipFrames(cursor, [{ close: '"', line }]);
    return { text: decodeQuoted(cursor.text.slice(start, cursor.at - 1)) };
}
function takeHeredoc(cursor) {
    const { line } = cursor;
    const mark = takeMatch(cursor, heredocStart);
    if (mark === undefined)
        return undefined;
    const start = cursor.at;
    skipFrames(cursor, [{ mark, isLineStart: true, line }]);
    const lastLine = cursor.text.lastIndexOf('\n', cursor.at - 1) + 1;
    return cursor.text.slice(start, Math.max(start, lastLine));
}
function skipExpression(cursor, end) {
    const frames = [];
    while (frames.length > 0 || !isExpressionEnd(cursor, end))
        skipToken(cursor, frames);
}
function skipFrames(cursor, frames) {
    while (frames.length > 0)
        skipToken(cursor, frames);
}
function isExpressionEnd({ text, at }, end) {
    const character = text[at];
    if (character === undefined || ',]})'.includes(character))
        return true;
    if (end === 'line')
        return character === '\n' || text.startsWith('\r\n', at);
    return end === 'key' && /^(?:=(?![=>])|:(?!:))/.test(text.slice(at, at + 2));
}
function skipToken(cursor, frames) {
    const frame = frames.at(-1);
    if (cursor.at >= cursor.text.length)
        throw new UnreadableText('what is open has no end', frame?.line ?? cursor.line);
    if (frame !== undefined && 'mark' in frame)
        skipHeredocToken(cursor, frames, frame);
    else if (frame?.close === '"')
        skipQuotedToken(cursor, frames);
    else
        skipExpressionToken(cursor, frames, frame?.close);
}
function skipExpressionToken(cursor, frames, end) {
    const { line } = cursor;
    if (takeMatch(cursor, /[ \t]+|(?:#|\/\/)[^\n]*|[=!<>]=|=>|::/y) !== undefined || skipInlineComment(cursor))
        return;
    if (takeMatch(cursor, word) !== undefined || takeMatch(cursor, /\d[\w.]*/y) !== undefined)
        return;
    const mark = takeMatch(cursor, heredocStart);
    if (mark !== undefined) {
        frames.push({ mark, isLineStart: true, line });
        return;
    }
    const character = takeMatch(cursor, /[\s\S]/y) ?? '';
    const close = character === '"' ? character : closers[character];
    if (close !== undefined)
        frames.push({ close, line });
    else if (end === character)
        frames.pop();
    else if (')]}'.includes(character))
        throw new UnreadableText('a bracket closes what is not open', line);
}
function skipQuotedToken(cursor, frames) {
    const { line } = cursor;
    if (takeMatch(cursor, /[^"\\$%\r\n]+|\\[^\r\n]|\$\$\{|%%\{|[$%](?!\{)/y) !== undefined)
        return;
    if (takeMatch(cursor, /"/y) !== undefined)
        frames.pop();
    else if (takeMatch(cursor, /[$%]\{/y) !== undefined)
        frames.push({ close: '}', line });
    else
        throw new UnreadableText('a text in quotes has no end in its line', line);
}
function skipHeredocToken(cursor, frames, frame) {
    const { line, text, at } = cursor;
    if (frame.isLineStart) {
        const lineEnd = text.indexOf('\n', at);
        const whole = text.slice(at, lineEnd === -1 ? undefined : lineEnd);
        if (whole.trim() === frame.mark) {
            moveForward(cursor, whole.trimEnd().length);
            frames.pop();
            return;
        }
    }
    frame.isLineStart = false;
    if (takeMatch(cursor, /[^$%\n]+|\$\$\{|%%\{|[$%](?!\{)/y) !== undefined)
        return;
    if (takeMatch(cursor, /\n/y) !== undefined)
        frame.isLineStart = true;
    else if (takeMatch(cursor, /[$%]\{/y) !== undefined)
        frames.push({ close: '}', line });
}
const escapes = { n: '\n', r: '\r', t: '\t' };
function decodeQuoted(written) {
    const holdsTemplate = /[$%]\{/.test(written.replaceAll(/\\.|\$\$\{|%%\{/g, ''));
    if (holdsTemplate)
        return undefined;
    return written.replaceAll(/\\u([\da-fA-F]{4})|\\U([\da-fA-F]{8})|\\(.)|([$%])\4\{/g, (all, short, long, letter, mark) => {
        const code = short ?? long;
        if (mark !== undefined)
            return `${mark}{`;
        if (code === undefined)
            return escapes[letter ?? ''] ?? letter ?? all;
        const point = Number.parseInt(code, 16);
        return point > 0x10_ff_ff ? '\uFFFD' : String.fromCodePoint(point);
    });
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 262:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ isFalsePart),
/* harmony export */   Du: () => (/* binding */ listValues),
/* harmony export */   Iy: () => (/* binding */ listBelow),
/* harmony export */   P_: () => (/* binding */ toLines),
/* harmony export */   V4: () => (/* binding */ parseTemplateYaml),
/* harmony export */   VI: () => (/* binding */ getField),
/* harmony export */   dM: () => (/* binding */ addValue),
/* harmony export */   dq: () => (/* binding */ getPartText),
/* harmony export */   sV: () => (/* binding */ findByPath),
/* harmony export */   ug: () => (/* binding */ listNamedParts),
/* harmony export */   w5: () => (/* binding */ isTruePart)
/* harmony export */ });
const { isAlias, isMap, isScalar, isSeq, LineCounter, parseAllDocuments } = await import(/* webpackIgnore: true */ 'yaml');
function getField(part, name) {
    return part?.fields?.get(name)?.[0];
}
function listValues(part, name) {
    return (part?.fields?.get(name) ?? []).flatMap((one) => one.items ?? [one]);
}
function addValue(fields, name, part) {
    const parts = fields.get(name);
    if (parts === undefined)
        fields.set(name, [part]);
    else
        parts.push(part);
}
function findByPath(part, path) {
    return path.reduce((parts, name) => parts.flatMap((one) => listValues(one, name)), [part]);
}
function getPartText(part) {
    return part?.text ?? '';
}
function isTruePart(part) {
    return /^(?:true|yes|on|y)$/i.test(getPartText(part));
}
function isFalsePart(part) {
    return /^(?:false|no|off|n)$/i.test(getPartText(part));
}
function* listBelow(part) {
    yield part;
    for (const item of part.items ?? [])
        yield* listBelow(item);
    for (const parts of part.fields?.values() ?? [])
        for (const one of parts)
            yield* listBelow(one);
}
const mostAliased = 100_000;
function parseTemplateYaml(text, { firstLine = 1, tags = 'none' } = {}) {
    const lineCounter = new LineCounter();
    const documents = parseAllDocuments(text, { lineCounter, logLevel: 'silent', uniqueKeys: false });
    if (!Array.isArray(documents))
        return { parts: [], problems: [] };
    const lineAt = (offset) => lineCounter.linePos(offset).line + firstLine - 1;
    const problems = [];
    const parts = documents.flatMap(({ contents, errors }) => {
        const [error] = errors;
        if (error !== undefined)
            problems.push(`it is not valid YAML or JSON in line ${lineAt(error.pos[0])}`);
        const tree = { lineAt, tags, problems, anchors: new Map(), aliased: 0 };
        return contents === null ? [] : [readNode(contents, tree).part];
    });
    return { parts, problems: [...new Set(problems)] };
}
function readNode(node, tree) {
    if (isAlias(node))
        return readAlias(node, tree);
    const { anchor } = node;
    if (anchor === undefined)
        return readPlainNode(node, tree);
    tree.anchors.set(anchor, undefined);
    const read = readPlainNode(node, tree);
    tree.anchors.set(anchor, read);
    return read;
}
function readAlias(alias, tree) {
    const location = locateNode(alias, tree);
    const unread = { part: location, size: 1 };
    const meant = tree.anchors.get(alias.source);
    if (meant === undefined) {
        const reason = tree.anchors.has(alias.source) ? 'is inside what it names' : 'names nothing before it';
        tree.problems.push(`the alias in line ${location.line} ${reason}`);
        return unread;
    }
    tree.aliased += meant.size;
    if (tree.aliased <= mostAliased)
        return meant;
    tree.problems.push(`its aliases make more than ${mostAliased} values`);
    return unread;
}
function locateNode({ range }, { lineAt }) {
    const [start = 0, end = start] = range ?? [];
    return { line: lineAt(start), endLine: lineAt(Math.max(start, end - 1)) };
}
function readPlainNode(node, tree) {
    const location = locateNode(node, tree);
    const tag = /^!(?!!)./.test(node.tag ?? '') ? node.tag : undefined;
    if (tag === '!reset')
        return { part: location, size: 1 };
    if (tag !== undefined && tree.tags === 'function') {
        const isConstant = tag === '!Sub' && isScalar(node) && !/\$\{/.test(String(node.value));
        if (!isConstant)
            return { part: location, size: 1 };
    }
    if (isScalar(node))
        return { part: { ...location, text: node.source ?? String(node.value) }, size: 1 };
    if (isSeq(node)) {
        const items = node.items.map((item) => readNode(item, tree));
        return { part: { ...location, items: items.map(({ part }) => part) }, size: sumSizes(items) };
    }
    return isMap(node) ? readMap(node, tree) : { part: location, size: 1 };
}
function readMap(map, tree) {
    const location = locateNode(map, tree);
    const fields = new Map();
    const [read, merged] = [[], []];
    for (const { key, value } of map.items) {
        const name = readKey(key, tree);
        const line = isScalar(key) ? tree.lineAt(key.range?.[0] ?? 0) : location.line;
        const one = value === null ? { part: { line, endLine: line }, size: 1 } : readNode(value, tree);
        read.push(one);
        if (name === '<<' && isScalar(key) && key.type === 'PLAIN')
            merged.push({ ...one, part: { ...one.part, line } });
        else
            addValue(fields, name, { ...one.part, line, endLine: Math.max(line, one.part.endLine) });
    }
    for (const { part } of merged)
        mergeInto(fields, part, tree);
    return { part: { ...location, fields }, size: sumSizes(read) };
}
function readKey(key, { anchors }) {
    if (isScalar(key)) {
        if (key.anchor !== undefined)
            anchors.set(key.anchor, { part: { line: 0, endLine: 0, text: String(key.value) }, size: 1 });
        return String(key.value);
    }
    return isAlias(key) ? getPartText(anchors.get(key.source)?.part) : '';
}
function mergeInto(fields, merged, { problems }) {
    for (const source of merged.items ?? [merged]) {
        if (source.fields === undefined)
            problems.push(`the merge in line ${merged.line} is not of a map`);
        for (const [name, parts] of source.fields ?? [])
            if (!fields.has(name))
                fields.set(name, [...parts]);
    }
}
function sumSizes(read) {
    return read.reduce((sum, { size }) => sum + size, 1);
}
function listNamedParts(part) {
    return [...(part?.fields ?? [])].flatMap(([name, parts]) => parts.map((one) => [name, one]));
}
function toLines({ line, endLine }) {
    return { line, endLine: Math.min(endLine, line + 4) };
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 239:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dl: () => (/* binding */ isOpenToInternet),
/* harmony export */   P4: () => (/* binding */ isDatabasePort),
/* harmony export */   S7: () => (/* binding */ findOpenPorts)
/* harmony export */ });
/* harmony import */ var _part_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(262);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_part_js__WEBPACK_IMPORTED_MODULE_0__]);
_part_js__WEBPACK_IMPORTED_MODULE_0__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];

const guarded = [
    22, 23, 135, 139, 445, 1433, 1521, 2049, 2375, 2376, 3306, 3389, 5432, 5439, 5601, 5900, 5985, 6379, 6443, 9042, 9200,
    9300, 10250, 11211, 27017,
];
const everybody = /^(?:\*|0\.0\.0\.0|any|internet)$/i;
const sources = [
    'cidr_blocks',
    'ipv6_cidr_blocks',
    'cidr_ip',
    'cidr_ipv4',
    'cidr_ipv6',
    'cidr_ipv_6',
    'source_ranges',
    'source_address_prefix',
    'source_address_prefixes',
    'source',
];
function isOpenToInternet(addresses) {
    const ranges = addresses.map((one) => (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getPartText */ .dq)(one).trim());
    if (ranges.some((one) => everybody.test(one)))
        return true;
    const sizes = [...new Set(ranges)].map(measureRange);
    return sizes.some((size) => size > 2 ** -8) || sizes.reduce((sum, size) => sum + size, 0) >= 0.5;
}
function measureRange(range) {
    const [, address = '', prefix = ''] = /^([\d.]+|[\da-f:]*:[\da-f:.]*)\/(\d{1,3})$/i.exec(range) ?? [];
    const isPrivate = /^(?:10\.|f[cde]|ff)/i.test(address);
    return prefix === '' || (isPrivate && Number(prefix) >= 7) ? 0 : 2 ** -Number(prefix);
}
function isDatabasePort(port) {
    return [1433, 1521, 3306, 5432, 5439, 6379, 9042, 9200, 9300, 11211, 27017].includes(port);
}
function findOpenPorts(resource) {
    return listIncomingRules(resource).flatMap((rule) => {
        const isOpen = isOpenToInternet(sources.flatMap((name) => (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .listValues */ .Du)(rule, name)));
        if (!isOpen || !listPortRanges(rule).some(([first, last]) => guarded.some((port) => first <= port && port <= last)))
            return [];
        return [{ weakness: 'open-port', ...(0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .toLines */ .P_)(rule) }];
    });
}
function listIncomingRules(resource) {
    const { type } = resource;
    if (/^aws_(?:default_)?security_group$/.test(type))
        return [...(0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .listValues */ .Du)(resource, 'ingress'), ...(0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .listValues */ .Du)(resource, 'security_group_ingress')];
    if (/^aws_(?:vpc_)?security_group_(?:ingress_)?rule$|^aws_security_group_ingress$/.test(type))
        return /egress/.test((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getPartText */ .dq)((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)(resource, 'type'))) ? [] : [resource];
    if (/^azurerm_network_security_(?:group|rule)$/.test(type)) {
        const rules = type.endsWith('rule') ? [resource] : (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .listValues */ .Du)(resource, 'security_rule');
        return rules.filter((rule) => /^inbound$/i.test((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getPartText */ .dq)((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)(rule, 'direction'))) &&
            /^allow$/i.test((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getPartText */ .dq)((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)(rule, 'access'))));
    }
    if (type === 'google_compute_firewall')
        return /egress/i.test((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getPartText */ .dq)((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)(resource, 'direction'))) ? [] : [resource];
    if (type === 'oci_core_security_list')
        return (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .listValues */ .Du)(resource, 'ingress_security_rules');
    return type === 'alicloud_security_group_rule' && !/egress/.test((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getPartText */ .dq)((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)(resource, 'type')))
        ? [resource]
        : [];
}
const allPorts = [0, 65_535];
function listPortRanges(rule) {
    const protocol = (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getPartText */ .dq)((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)(rule, 'protocol') ?? (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)(rule, 'ip_protocol'));
    if (/^(?:-1|all|\*)$/i.test(protocol) && (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)(rule, 'destination_port_range') === undefined)
        return [allPorts];
    const from = (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)(rule, 'from_port');
    if (from !== undefined) {
        const [first, last] = [
            Number((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getPartText */ .dq)(from)),
            Number((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getPartText */ .dq)((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)(rule, 'to_port')) || (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getPartText */ .dq)(from)),
        ];
        return (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getPartText */ .dq)(from) === ''
            ? []
            : [first === 0 && last === 0 && /^-1$/.test(protocol) ? allPorts : [first, last]];
    }
    const listed = ['destination_port_range', 'destination_port_ranges', 'port_range'].flatMap((name) => (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .listValues */ .Du)(rule, name));
    const allowed = (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .listValues */ .Du)(rule, 'allow');
    const ports = [...listed, ...allowed.flatMap((one) => (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .listValues */ .Du)(one, 'ports'))].map((one) => parsePortRange((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getPartText */ .dq)(one)));
    if (allowed.some((one) => /^all$/i.test((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getPartText */ .dq)((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)(one, 'protocol')))))
        return [allPorts];
    return [
        ...ports,
        ...(0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .listValues */ .Du)(rule, 'tcp_options').map((options) => [
            Number((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getPartText */ .dq)((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)(options, 'min')) || -1),
            Number((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getPartText */ .dq)((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)(options, 'max')) || -1),
        ]),
    ];
}
function parsePortRange(text) {
    if (text === '*' || text === '-1/-1')
        return allPorts;
    const [, first, last = first] = /^(\d+)(?:[-/](\d+))?$/.exec(text) ?? [];
    return first === undefined ? [-1, -1] : [Number(first), Number(last)];
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 304:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createTemplateScanner: () => (/* binding */ createTemplateScanner)
/* harmony export */ });
/* harmony import */ var _shared_text_contents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(157);
/* harmony import */ var _shared_text_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(873);
/* harmony import */ var _shared_text_snippet_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4);
/* harmony import */ var _engine_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29);
/* harmony import */ var _cloud_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(402);
/* harmony import */ var _dockerfile_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(973);
/* harmony import */ var _part_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(262);
/* harmony import */ var _ports_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(239);
/* harmony import */ var _terraform_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31);
/* harmony import */ var _weaknesses_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(208);
/* harmony import */ var _workflows_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(477);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_cloud_js__WEBPACK_IMPORTED_MODULE_3__, _part_js__WEBPACK_IMPORTED_MODULE_5__, _ports_js__WEBPACK_IMPORTED_MODULE_6__, _terraform_js__WEBPACK_IMPORTED_MODULE_7__, _workflows_js__WEBPACK_IMPORTED_MODULE_9__]);
([_cloud_js__WEBPACK_IMPORTED_MODULE_3__, _part_js__WEBPACK_IMPORTED_MODULE_5__, _ports_js__WEBPACK_IMPORTED_MODULE_6__, _terraform_js__WEBPACK_IMPORTED_MODULE_7__, _workflows_js__WEBPACK_IMPORTED_MODULE_9__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);











const longestTemplate = 1024 * 1024;
function createPartJudge(listOwned, judge) {
    return (text) => {
        const { parts, problems } = (0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .parseTemplateYaml */ .V4)(text);
        const owned = parts.flatMap((whole) => [...listOwned(whole)].map(([owner, part]) => ({ owner, part, whole })));
        return {
            parts: owned.flatMap(({ owner, part, whole }) => judge(part, whole).map((flaw) => ({ ...flaw, owner }))),
            ...{ problems, owners: owned.map(({ owner }) => owner) },
        };
    };
}
function judgeResources({ parts, problems }) {
    return {
        parts: parts.flatMap((resource) => (0,_cloud_js__WEBPACK_IMPORTED_MODULE_3__/* .findResourceFlaws */ .T)(resource).map((flaw) => ({ ...flaw, owner: resource.name }))),
        problems: [...problems, ...parts.flatMap(_cloud_js__WEBPACK_IMPORTED_MODULE_3__/* .listUnreadParts */ .q)],
        owners: parts.map(({ name }) => name),
    };
}
const judges = {
    Terraform: (text, module) => judgeResources((0,_terraform_js__WEBPACK_IMPORTED_MODULE_7__/* .readTerraform */ .T)(text, '.tf', module)),
    'Terraform in JSON': (text, module) => judgeResources((0,_terraform_js__WEBPACK_IMPORTED_MODULE_7__/* .readTerraform */ .T)(text, '.json', module)),
    CloudFormation: (text) => {
        const { parts, problems } = (0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .parseTemplateYaml */ .V4)(text, { tags: 'function' });
        const readings = parts.map(readResources);
        return judgeResources({
            parts: readings.flatMap((reading) => reading.parts),
            problems: [...problems, ...readings.flatMap((reading) => reading.problems)],
        });
    },
    Dockerfile: _dockerfile_js__WEBPACK_IMPORTED_MODULE_4__/* .judgeDockerfile */ .I,
    'Docker Compose': createPartJudge((file) => (0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .listNamedParts */ .ug)((0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .getField */ .VI)(file, 'services')), findServiceFlaws),
    Kubernetes: createPartJudge((manifest) => listOwned(manifest, nameManifest(manifest)), (part) => [...findRoleFlaws(part), ...findPodFlaws(part)]),
    'GitHub workflow': createPartJudge(_workflows_js__WEBPACK_IMPORTED_MODULE_9__/* .listJobs */ .N, _workflows_js__WEBPACK_IMPORTED_MODULE_9__/* .findJobFlaws */ .e),
};
function createTemplateScanner(root, modules = {}) {
    const readModule = (0,_terraform_js__WEBPACK_IMPORTED_MODULE_7__/* .createModuleReader */ .Y)(root, modules);
    return async ({ path, stored, kind }) => {
        const { text } = await (0,_shared_text_contents_js__WEBPACK_IMPORTED_MODULE_0__/* .readFileText */ .eu)(root, stored);
        if (text.length > longestTemplate)
            throw new Error('it is longer than 1 MiB');
        const module = kind.startsWith('Terraform') ? await readModule(path) : undefined;
        const { parts, problems, owners } = judges[kind](text, module);
        return { parts: createIacFindings(path, text, parts, owners), problems };
    };
}
function createIacFindings(path, text, flaws, owners) {
    const ownersInFile = owners && [...new Set(owners)];
    const lines = text.split(/\r\n|[\n\r]/);
    const identify = (0,_shared_text_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .createFindingIdentifier */ .pm)();
    const role = (0,_engine_js__WEBPACK_IMPORTED_MODULE_2__/* .describeRole */ .Up)(path, text);
    return joinFlaws(flaws).map(({ flaw, owners: own }) => {
        const { weakness, line, endLine = line, severity: graded, cvss: rated } = flaw;
        const { cwe, cvss, title, description, remediation, severity: most } = _weaknesses_js__WEBPACK_IMPORTED_MODULE_8__/* .weaknesses */ .K[weakness];
        const severity = graded ?? most;
        const range = { line, column: 1, endLine, endColumn: 1 };
        return {
            type: 'IAC',
            severity,
            title,
            description: `${description}${role === '' ? '' : ` ${role}`} Found by scan-gate: ${weakness}.`,
            remediation: (0,_engine_js__WEBPACK_IMPORTED_MODULE_2__/* .addLink */ .cx)(remediation, cwe),
            cwe,
            cvss: (0,_engine_js__WEBPACK_IMPORTED_MODULE_2__/* .limitScore */ .ok)(severity, rated ?? cvss),
            filePath: path,
            line,
            codeSnippet: (0,_shared_text_snippet_js__WEBPACK_IMPORTED_MODULE_10__/* .extractFramedCode */ .ug)(lines, range),
            ...identify({
                rule: weakness,
                path,
                code: (0,_shared_text_snippet_js__WEBPACK_IMPORTED_MODULE_10__/* .collapseBlanks */ .JE)((0,_shared_text_snippet_js__WEBPACK_IMPORTED_MODULE_10__/* .extractShownCode */ .ef)(lines, range)),
                node: lines.slice(line - 1, endLine).join('\n'),
            }),
            ...(ownersInFile && { owners: own, ownersInFile }),
        };
    });
}
function joinFlaws(flaws) {
    const byPlace = new Map();
    for (const flaw of flaws) {
        const key = `${flaw.weakness} ${flaw.line}`;
        const owners = byPlace.get(key)?.owners ?? [];
        if (flaw.owner !== undefined && !owners.includes(flaw.owner))
            owners.push(flaw.owner);
        byPlace.set(key, { flaw, owners });
    }
    return [...byPlace.values()].sort((a, b) => a.flaw.line - b.flaw.line);
}
const types = {
    'AWS::AutoScaling::LaunchConfiguration': 'aws_launch_configuration',
    'AWS::DMS::ReplicationInstance': 'aws_dms_replication_instance',
    'AWS::DocDB::DBCluster': 'aws_docdb_cluster',
    'AWS::EC2::Instance': 'aws_instance',
    'AWS::EC2::LaunchTemplate': 'aws_launch_template',
    'AWS::EC2::SecurityGroup': 'aws_security_group',
    'AWS::EC2::SecurityGroupIngress': 'aws_security_group_ingress',
    'AWS::EC2::Volume': 'aws_ebs_volume',
    'AWS::ECS::TaskDefinition': 'aws_ecs_task_definition',
    'AWS::EFS::FileSystem': 'aws_efs_file_system',
    'AWS::EKS::Cluster': 'aws_eks_cluster',
    'AWS::ElastiCache::ReplicationGroup': 'aws_elasticache_replication_group',
    'AWS::ElasticLoadBalancingV2::Listener': 'aws_lb_listener',
    'AWS::Elasticsearch::Domain': 'aws_elasticsearch_domain',
    'AWS::IAM::Group': 'aws_iam_group',
    'AWS::IAM::ManagedPolicy': 'aws_iam_policy',
    'AWS::IAM::Policy': 'aws_iam_policy',
    'AWS::IAM::Role': 'aws_iam_role',
    'AWS::IAM::User': 'aws_iam_user',
    'AWS::KMS::Key': 'aws_kms_key',
    'AWS::Neptune::DBCluster': 'aws_neptune_cluster',
    'AWS::OpenSearchService::Domain': 'aws_opensearch_domain',
    'AWS::RDS::DBCluster': 'aws_rds_cluster',
    'AWS::RDS::DBInstance': 'aws_db_instance',
    'AWS::Redshift::Cluster': 'aws_redshift_cluster',
    'AWS::S3::Bucket': 'aws_s3_bucket',
    'AWS::Serverless::Function': 'aws_serverless_function',
    'AWS::Serverless::StateMachine': 'aws_serverless_state_machine',
};
const names = {
    AccessControl: 'acl',
    EncryptionAtRestOptions: 'encrypt_at_rest',
    ResourcesVpcConfig: 'vpc_config',
};
const deepest = 40;
function readResources(template) {
    const problems = [];
    const parts = listNamedResources((0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .getField */ .VI)(template, 'Resources')).flatMap(([name, resource]) => {
        const type = types[(0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .getField */ .VI)(resource, 'Type')?.text ?? ''];
        if (type === undefined)
            return [];
        const { line, endLine } = resource;
        const properties = renamePart((0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .getField */ .VI)(resource, 'Properties') ?? { line, endLine }, 0, problems);
        return [{ ...properties, type, name, line, endLine }];
    });
    return { parts, problems };
}
function listNamedResources(resources) {
    return (0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .listNamedParts */ .ug)(resources).flatMap(([name, part]) => name.startsWith('Fn::ForEach::') ? listNamedResources(part.items?.[2]) : [[name, part]]);
}
function renamePart(part, depth, problems) {
    if (depth > deepest) {
        problems.push(`values are nested deeper than ${deepest} (line ${part.line})`);
        return { line: part.line, endLine: part.endLine };
    }
    const renameInner = (one) => renamePart(one, depth + 1, problems);
    if (part.items !== undefined)
        return { ...part, items: part.items.map(renameInner) };
    if (part.fields === undefined)
        return part;
    const whole = (0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .getField */ .VI)(part, 'Fn::Sub')?.text;
    if (whole !== undefined && !whole.includes('${'))
        return { line: part.line, endLine: part.endLine, text: whole };
    const fields = [...part.fields].map(([name, parts]) => [
        names[name] ?? toSnakeCase(name),
        parts.map(name === 'AccessControl' ? toKebabCase : renameInner),
    ]);
    return { ...part, fields: new Map(fields) };
}
function toKebabCase(part) {
    return part.text === undefined ? part : { ...part, text: toSnakeCase(part.text).replaceAll('_', '-') };
}
function toSnakeCase(name) {
    return name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}
const mounts = [
    [/^(?:\/|\/etc|\/root|\/proc|\/sys)\/?$/, 'host-folder'],
    [/^(?:\/var)?\/run\/(?:docker|podman\/podman|containerd\/containerd|crio\/crio)\.sock$/, 'engine-socket'],
];
const capabilities = /^(?:CAP_)?(?:ALL|SYS_ADMIN|SYS_PTRACE|SYS_MODULE|DAC_READ_SEARCH)$/i;
const shared = {
    pid: ['host-processes'],
    ipc: ['host-processes', 'MEDIUM'],
    network_mode: ['host-network'],
};
function findServiceFlaws(service) {
    return [
        ...createFlaws('privileged-container', (0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .listValues */ .Du)(service, 'privileged').filter(_part_js__WEBPACK_IMPORTED_MODULE_5__/* .isTruePart */ .w5)),
        ...Object.entries(shared).flatMap(([name, [weakness, severity]]) => createFlaws(weakness, (0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .listValues */ .Du)(service, name).filter((one) => one.text === 'host'), severity)),
        ...createFlaws('added-capability', (0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .listValues */ .Du)(service, 'cap_add').filter((one) => capabilities.test((0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .getPartText */ .dq)(one)))),
        ...findMounts((0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .listValues */ .Du)(service, 'volumes'), (volume) => volume.text?.split(':', 1)[0] ?? (0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .getPartText */ .dq)((0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .getField */ .VI)(volume, 'source'))),
        ...createFlaws('published-port', (0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .listValues */ .Du)(service, 'ports').filter(isPublishedDatabase)),
    ];
}
function findMounts(parts, getPath) {
    return mounts.flatMap(([path, weakness]) => createFlaws(weakness, parts.filter((one) => path.test(getPath(one)))));
}
function isPublishedDatabase(port) {
    const long = (0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .getField */ .VI)(port, 'target');
    if (long !== undefined)
        return ((0,_ports_js__WEBPACK_IMPORTED_MODULE_6__/* .isDatabasePort */ .P4)(Number((0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .getPartText */ .dq)(long))) &&
            (0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .getField */ .VI)(port, 'published') !== undefined &&
            !isLocalAddress((0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .getPartText */ .dq)((0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .getField */ .VI)(port, 'host_ip'))));
    const [target = '', published, address = ''] = (0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .getPartText */ .dq)(port)
        .replace(/\/\w+$/, '')
        .split(':')
        .reverse();
    return published !== undefined && (0,_ports_js__WEBPACK_IMPORTED_MODULE_6__/* .isDatabasePort */ .P4)(Number(target)) && !isLocalAddress(address);
}
function isLocalAddress(address) {
    return /^(?:127\.|localhost|\[?::1|\$)/.test(address);
}
function nameManifest(manifest) {
    return `${(0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .getPartText */ .dq)((0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .getField */ .VI)(manifest, 'kind'))}/${(0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .getPartText */ .dq)((0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .getField */ .VI)((0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .getField */ .VI)(manifest, 'metadata'), 'name'))}`;
}
function* listOwned(part, owner) {
    yield [owner, part];
    for (const item of part.items ?? [])
        yield* listOwned(item, owner);
    for (const [name, parts] of part.fields ?? []) {
        const isContainer = /^(?:c|initC|ephemeralC)ontainers$/.test(name);
        for (const each of parts.flatMap((one) => (isContainer || name === 'items' ? (one.items ?? [one]) : [one]))) {
            const own = (0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .getPartText */ .dq)((0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .getField */ .VI)(each, 'name'));
            const inner = isContainer ? `${owner} ${own}` : name === 'items' ? nameManifest(each) : owner;
            yield* listOwned(each, inner);
        }
    }
}
function findPodFlaws(part) {
    return [
        ...createFlaws('privileged-container', (0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .findByPath */ .sV)(part, ['securityContext', 'privileged']).filter(_part_js__WEBPACK_IMPORTED_MODULE_5__/* .isTruePart */ .w5)),
        ...createFlaws('host-processes', (0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .listValues */ .Du)(part, 'hostPID').filter(_part_js__WEBPACK_IMPORTED_MODULE_5__/* .isTruePart */ .w5)),
        ...createFlaws('host-processes', (0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .listValues */ .Du)(part, 'hostIPC').filter(_part_js__WEBPACK_IMPORTED_MODULE_5__/* .isTruePart */ .w5), 'MEDIUM'),
        ...createFlaws('host-network', (0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .listValues */ .Du)(part, 'hostNetwork').filter(_part_js__WEBPACK_IMPORTED_MODULE_5__/* .isTruePart */ .w5)),
        ...createFlaws('added-capability', (0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .findByPath */ .sV)(part, ['securityContext', 'capabilities', 'add']).filter((one) => capabilities.test((0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .getPartText */ .dq)(one)))),
        ...findMounts((0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .findByPath */ .sV)(part, ['hostPath', 'path']), _part_js__WEBPACK_IMPORTED_MODULE_5__/* .getPartText */ .dq),
        ...createFlaws('root-user', [
            ...(0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .findByPath */ .sV)(part, ['securityContext', 'runAsUser']).filter((one) => one.text === '0'),
            ...(0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .findByPath */ .sV)(part, ['securityContext', 'runAsNonRoot']).filter(_part_js__WEBPACK_IMPORTED_MODULE_5__/* .isFalsePart */ .$d),
        ]),
        ...createFlaws('privilege-escalation', (0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .findByPath */ .sV)(part, ['securityContext', 'allowPrivilegeEscalation']).filter(_part_js__WEBPACK_IMPORTED_MODULE_5__/* .isTruePart */ .w5)),
    ];
}
function findRoleFlaws(part) {
    const kind = (0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .getPartText */ .dq)((0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .getField */ .VI)(part, 'kind'));
    if (!/^(?:Cluster)?Role(?:List)?$/.test(kind))
        return [];
    const roles = kind.endsWith('List')
        ? (0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .findByPath */ .sV)(part, ['items']).filter((one) => (0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .getField */ .VI)(one, 'kind') === undefined)
        : [part];
    const allowsAll = (rule, name) => (0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .listValues */ .Du)(rule, name).some((one) => one.text === '*');
    const rules = roles.flatMap((role) => (0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .findByPath */ .sV)(role, ['rules']));
    return createFlaws('wide-permissions', rules.filter((rule) => allowsAll(rule, 'verbs') && allowsAll(rule, 'resources')));
}
function createFlaws(weakness, parts, severity) {
    return parts.map(({ line }) => ({ weakness, line, ...(severity === undefined ? {} : { severity }) }));
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 31:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ readTerraform),
/* harmony export */   Y: () => (/* binding */ createModuleReader)
/* harmony export */ });
/* harmony import */ var _shared_text_contents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(157);
/* harmony import */ var _shared_text_file_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(275);
/* harmony import */ var _hcl_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(623);
/* harmony import */ var _part_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(262);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_hcl_js__WEBPACK_IMPORTED_MODULE_2__, _part_js__WEBPACK_IMPORTED_MODULE_3__]);
([_hcl_js__WEBPACK_IMPORTED_MODULE_2__, _part_js__WEBPACK_IMPORTED_MODULE_3__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);




const noConstants = { locals: new Map(), variables: new Map(), set: new Map() };
const longestModule = 4 * 1024 * 1024;
function createModuleReader(root, modules) {
    let last;
    return (path) => {
        const folder = (0,_shared_text_file_name_js__WEBPACK_IMPORTED_MODULE_1__/* .getFolder */ .L2)(path);
        if (last?.folder !== folder)
            last = { folder, constants: readModule(root, modules[folder] ?? []) };
        return last.constants;
    };
}
async function readModule(root, files) {
    const blocks = [];
    let left = longestModule;
    for (const { path, stored } of files) {
        const { text } = await (0,_shared_text_contents_js__WEBPACK_IMPORTED_MODULE_0__/* .readFileText */ .eu)(root, stored);
        left -= text.length;
        if (left < 0)
            break;
        blocks.push(...(path.endsWith('.tfvars') ? (0,_hcl_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTerraform */ .u0)(`tfvars {\n${text}\n}`).parts : readBlocks(text, path).parts));
    }
    return readConstants(blocks.map(removeLines));
}
function readTerraform(text, path, module = noConstants) {
    const { parts, problems } = readBlocks(text, path);
    const own = readConstants(parts);
    const resources = parts
        .filter(({ kind }) => /^(?:resource|data)$/.test(kind))
        .map((block) => ({
        ...block,
        type: block.labels[0] ?? '',
        name: [block.kind, ...block.labels].join('.'),
    }));
    const resolved = resolveResources(resources, {
        locals: new Map([...module.locals, ...own.locals]),
        variables: new Map([...module.variables, ...own.variables, ...module.set]),
    });
    return { parts: resolved.parts, problems: [...problems, ...resolved.problems] };
}
function readConstants(blocks) {
    const listFields = (kind) => blocks
        .filter((block) => block.kind === kind)
        .flatMap(({ fields }) => [...(fields ?? [])].flatMap(([name, [part]]) => (part === undefined ? [] : [[name, part]])));
    const defaults = blocks.flatMap((block) => {
        const value = block.kind === 'variable' ? (0,_part_js__WEBPACK_IMPORTED_MODULE_3__/* .getField */ .VI)(block, 'default') : undefined;
        return value === undefined ? [] : [[block.labels[0] ?? '', value]];
    });
    return {
        locals: new Map(listFields('locals')),
        variables: new Map(defaults),
        set: new Map(listFields('tfvars')),
    };
}
function removeLines(part) {
    const bare = { ...part, line: 0, endLine: 0 };
    if (part.items !== undefined)
        return { ...bare, items: part.items.map(removeLines) };
    if (part.fields === undefined)
        return bare;
    return { ...bare, fields: new Map([...part.fields].map(([name, parts]) => [name, parts.map(removeLines)])) };
}
function readBlocks(text, path) {
    if (!/\.json$/i.test(path))
        return (0,_hcl_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTerraform */ .u0)(text);
    const { parts, problems } = (0,_part_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTemplateYaml */ .V4)(text);
    const blocks = parts
        .flatMap(toList)
        .flatMap((file) => Object.entries(labels).flatMap(([kind, depth]) => (0,_part_js__WEBPACK_IMPORTED_MODULE_3__/* .listValues */ .Du)(file, kind).flatMap((part) => unfoldLabels({ ...part, kind, labels: [] }, depth))));
    return { parts: blocks, problems };
}
const labels = { resource: 2, data: 2, variable: 1, locals: 0 };
function unfoldLabels(block, depth) {
    if (depth === 0)
        return toList(block).map((body) => ({ ...body, kind: block.kind, labels: block.labels }));
    return toList(block).flatMap(({ fields }) => [...(fields ?? [])].flatMap(([label, parts]) => parts.flatMap((part) => unfoldLabels({ ...part, kind: block.kind, labels: [...block.labels, label] }, depth - 1))));
}
function toList(part) {
    return part.items ?? [part];
}
const mostParts = 100_000;
const [deepest, longestExpression] = [40, 10_000];
const name = String.raw `[\p{ID_Start}_][\p{ID_Continue}-]*`;
const step = String.raw `\.[\p{ID_Continue}-]+|\[\s*(?:\d+|"[^"\\$]*")\s*\]`;
const steps = new RegExp(step, 'gu');
const reference = new RegExp(`^(${name})((?:${step})*)$`, 'u');
const template = new RegExp(String.raw `(?<!\$)\$\{[ \t]*(${name}(?:${step})*)[ \t]*\}`, 'gu');
const joining = /^(?:concat|merge|flatten|distinct|compact|sort|setunion)\(([\s\S]*)\)$/;
const conditional = new RegExp(String.raw `^(!?)(${name}(?:${step})*)\s*\?`, 'u');
const comprehension = /^[[{]\s*for\s+([\w-]+)(?:\s*,\s*([\w-]+))?\s+in\s/;
function resolveResources(resources, { locals, variables }) {
    const known = new Map();
    let depth = 0;
    const scope = {
        names: new Map(),
        budget: { left: mostParts },
        getConstant: (root, key) => {
            const value = root === 'local' ? locals.get(key) : root === 'var' ? variables.get(key) : undefined;
            if (value === undefined || known.has(value) || depth >= deepest)
                return value && known.get(value);
            known.set(value, undefined);
            depth += 1;
            known.set(value, resolvePart(value, scope));
            depth -= 1;
            return known.get(value);
        },
    };
    const parts = resources.flatMap((resource) => repeatFor((0,_part_js__WEBPACK_IMPORTED_MODULE_3__/* .getField */ .VI)(resource, 'for_each'), 'each', scope).map(({ inner }) => resolvePart(resource, inner)));
    return { parts, problems: scope.budget.left < 0 ? [`its references make more than ${mostParts} values`] : [] };
}
function repeatFor(values, iterator, scope) {
    const elements = values === undefined ? [] : listElements(resolvePart(values, scope));
    if (elements.length === 0 || scope.budget.left < 0)
        return [{ element: undefined, inner: scope }];
    return elements.map(([key, value]) => {
        const place = locate(value);
        const fields = new Map([
            ['key', [{ ...place, text: key }]],
            ['value', [value]],
        ]);
        return { element: value, inner: withNames(scope, { [iterator]: { ...place, fields } }) };
    });
}
function withNames(scope, names) {
    return { ...scope, names: new Map([...scope.names, ...Object.entries(names)]) };
}
function listElements(part) {
    return part.items?.map((value, at) => [value.text ?? String(at), value]) ?? (0,_part_js__WEBPACK_IMPORTED_MODULE_3__/* .listNamedParts */ .ug)(part);
}
function resolvePart(part, scope) {
    scope.budget.left -= 1;
    if (scope.budget.left < 0)
        return part;
    const value = evaluate(part, scope);
    if (value !== undefined)
        return { ...part, expression: undefined, ...fillLines({ ...value, ...locate(part) }, part) };
    if (part.items !== undefined)
        return { ...part, items: part.items.map((item) => resolvePart(item, scope)) };
    return part.fields === undefined ? part : { ...part, fields: resolveFields(part.fields, scope) };
}
function fillLines(part, { line, endLine }) {
    const fill = (one) => fillLines(one, { line, endLine });
    const place = part.line === 0 ? { line, endLine } : {};
    if (part.items !== undefined)
        return { ...part, ...place, items: part.items.map(fill) };
    if (part.fields === undefined)
        return { ...part, ...place };
    return { ...part, ...place, fields: new Map([...part.fields].map(([key, parts]) => [key, parts.map(fill)])) };
}
function resolveFields(fields, scope) {
    const resolved = new Map();
    for (const [field, parts] of fields)
        for (const part of parts)
            if (field !== 'dynamic')
                (0,_part_js__WEBPACK_IMPORTED_MODULE_3__/* .addValue */ .dM)(resolved, field, resolvePart(part, scope));
            else
                for (const [made, block] of listDynamicBlocks(part))
                    for (const content of unfoldDynamic(block, made, scope))
                        (0,_part_js__WEBPACK_IMPORTED_MODULE_3__/* .addValue */ .dM)(resolved, made, content);
    return resolved;
}
function listDynamicBlocks(part) {
    const [label] = part.labels ?? [];
    if (label !== undefined)
        return [[label, part]];
    return (part.items ?? [part]).flatMap((one) => [...(one.fields?.keys() ?? [])].flatMap((made) => (0,_part_js__WEBPACK_IMPORTED_MODULE_3__/* .listValues */ .Du)(one, made).map((block) => [made, block])));
}
function unfoldDynamic(block, made, scope) {
    const named = (0,_part_js__WEBPACK_IMPORTED_MODULE_3__/* .getField */ .VI)(block, 'iterator');
    const repeated = repeatFor((0,_part_js__WEBPACK_IMPORTED_MODULE_3__/* .getField */ .VI)(block, 'for_each'), named?.expression ?? named?.text ?? made, scope);
    return repeated.flatMap(({ element, inner }) => (0,_part_js__WEBPACK_IMPORTED_MODULE_3__/* .listValues */ .Du)(block, 'content').map((content) => ({
        ...resolvePart(content, inner),
        ...(element && locate(element)),
    })));
}
function locate({ line, endLine }) {
    return { line, endLine };
}
function evaluate({ expression, text, line }, scope) {
    if (expression === undefined)
        return text?.includes('${') ? fillTemplates(text, scope, false) : undefined;
    if (expression.length > longestExpression)
        return undefined;
    const written = expression.replace(/\s*(?:#|\/\/)[^\n"]*$/, '');
    if (reference.test(written))
        return lookUp(written, scope);
    if (written.startsWith('"'))
        return fillTemplates(written.slice(1, -1), scope, true);
    const [, joined] = joining.exec(written) ?? [];
    if (joined !== undefined)
        return joinArguments((0,_hcl_js__WEBPACK_IMPORTED_MODULE_2__/* .parseValue */ .$x)(`[${joined}]`, line), scope);
    const [condition, isNot, name = ''] = conditional.exec(written) ?? [];
    const decided = condition === undefined ? undefined : lookUp(name, scope)?.text;
    if (condition !== undefined && /^(?:true|false)$/.test(decided ?? '')) {
        const cursor = { text: written, at: condition.length, line };
        (0,_hcl_js__WEBPACK_IMPORTED_MODULE_2__/* .skipExpression */ .Kk)(cursor, 'key');
        const isFirst = (decided === 'true') === (isNot === '');
        const chosen = isFirst ? written.slice(condition.length, cursor.at) : written.slice(cursor.at + 1);
        const value = (0,_hcl_js__WEBPACK_IMPORTED_MODULE_2__/* .parseValue */ .$x)(chosen.trim(), line);
        return value && resolvePart(value, scope);
    }
    return comprehension.test(written) ? evaluateComprehension(written, line, scope) : undefined;
}
function lookUp(written, { names, getConstant, budget }) {
    const [, root = '', path = ''] = reference.exec(written) ?? [];
    const [first = '', ...rest] = (path.match(steps) ?? []).map((one) => one.replace(/^(?:\.|\[\s*"?)|"?\s*\]$/g, ''));
    const start = getConstant(root, first) ?? takeStep(names.get(root), first);
    const value = path === '' ? names.get(root) : rest.reduce(takeStep, start);
    for (const _ of value === undefined ? [] : (0,_part_js__WEBPACK_IMPORTED_MODULE_3__/* .listBelow */ .Iy)(value)) {
        budget.left -= 1;
        if (budget.left < 0)
            return undefined;
    }
    return value?.expression === undefined ? value : undefined;
}
function takeStep(part, key) {
    return part?.items === undefined ? (0,_part_js__WEBPACK_IMPORTED_MODULE_3__/* .getField */ .VI)(part, key) : part.items[Number(key)];
}
function fillTemplates(text, scope, isQuoted) {
    const [all, only] = [...text.matchAll(template)][0] ?? [];
    if (all === text && only !== undefined)
        return lookUp(only, scope);
    const filled = text.replaceAll(template, (whole, written) => {
        const value = lookUp(written, scope)?.text;
        if (value === undefined)
            return whole;
        return isQuoted ? JSON.stringify(value).slice(1, -1) : value;
    });
    if (filled === text)
        return undefined;
    const value = isQuoted ? (0,_hcl_js__WEBPACK_IMPORTED_MODULE_2__/* .parseValue */ .$x)(`"${filled}"`, 1) : { text: filled };
    return value?.text === undefined ? undefined : { text: value.text };
}
function joinArguments(written, scope) {
    const given = (written?.items ?? []).map((one) => resolvePart(one, scope));
    const items = given.flatMap((one) => (one.items ?? []).flatMap((item) => item.items ?? [item]));
    if (items.length > 0)
        return { items };
    const fields = given.flatMap((one) => [...(one.fields ?? [])]);
    return fields.length > 0 ? { fields: new Map(fields) } : undefined;
}
function evaluateComprehension(written, line, scope) {
    const [header = '', first = '', second] = comprehension.exec(written) ?? [];
    const cursor = { text: written, at: header.length, line };
    (0,_hcl_js__WEBPACK_IMPORTED_MODULE_2__/* .skipExpression */ .Kk)(cursor, 'key');
    const values = (0,_hcl_js__WEBPACK_IMPORTED_MODULE_2__/* .parseValue */ .$x)(written.slice(header.length, cursor.at).trim(), line);
    const result = written.slice(cursor.at + 1, -1);
    const body = (0,_hcl_js__WEBPACK_IMPORTED_MODULE_2__/* .parseValue */ .$x)(written.startsWith('{') ? result.slice(result.indexOf('=>') + 2) : result, line);
    if (values === undefined || body === undefined)
        return undefined;
    const items = listElements(resolvePart(values, scope)).map(([key, value]) => {
        const names = second === undefined ? { [first]: value } : { [first]: { ...locate(value), text: key }, [second]: value };
        return { ...resolvePart(body, withNames(scope, names)), ...locate(value) };
    });
    return items.length > 0 ? { items } : undefined;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ weaknesses)
/* harmony export */ });
const weaknesses = {
    'open-port': {
        cwe: 'CWE-284',
        severity: 'HIGH',
        cvss: 7.5,
        title: 'Administration or database port open to the Internet',
        description: 'Any Internet address can connect to a port that is meant for administrators or your own programs.',
        remediation: 'Allow only your own networks, or use a bastion host or a VPN.',
    },
    'published-port': {
        cwe: 'CWE-284',
        severity: 'MEDIUM',
        cvss: 5.3,
        title: 'Database port published on all interfaces',
        description: 'Anyone who can reach the machine can reach the database; published ports bypass many firewalls.',
        remediation: 'Keep the port inside the container network, or publish it on 127.0.0.1.',
    },
    'public-database': {
        cwe: 'CWE-284',
        severity: 'HIGH',
        cvss: 7.5,
        title: 'Database reachable from the Internet',
        description: 'The database has a public address or accepts connections from any address, so only its password protects it.',
        remediation: 'Keep it in a private network, and allow only the addresses that need it.',
    },
    'public-storage': {
        cwe: 'CWE-732',
        severity: 'HIGH',
        cvss: 7.5,
        title: 'Publicly readable storage',
        description: 'Anyone who knows or guesses its name can read the stored data, and with some settings change it.',
        remediation: 'Make it private, and serve public files through a CDN.',
    },
    'allowed-public-storage': {
        cwe: 'CWE-732',
        severity: 'HIGH',
        cvss: 7.5,
        title: 'Protection against public storage turned off',
        description: 'Without this protection, a single access rule can make the stored data public.',
        remediation: 'Turn it on, and serve public files through a CDN.',
    },
    'public-policy': {
        cwe: 'CWE-732',
        severity: 'HIGH',
        cvss: 7.5,
        title: 'Policy that allows everyone (wildcard principal)',
        description: 'The policy grants access to everyone, and no condition restricts it.',
        remediation: 'Name the accounts and roles that need access, or add a condition.',
    },
    'public-access': {
        cwe: 'CWE-284',
        severity: 'MEDIUM',
        cvss: 5.3,
        title: 'Database with a public address',
        description: 'Only firewall rules and passwords protect the database from the Internet.',
        remediation: 'Turn off the public address, and use a private endpoint.',
    },
    'public-endpoint': {
        cwe: 'CWE-284',
        severity: 'MEDIUM',
        cvss: 5.3,
        title: 'Cluster API endpoint open to the Internet',
        description: 'The API that administers the cluster accepts connections from any Internet address.',
        remediation: 'Make the endpoint private, or allow only the networks that need it.',
    },
    'no-encryption': {
        cwe: 'CWE-311',
        severity: 'MEDIUM',
        cvss: 5.5,
        title: 'Data stored without encryption',
        description: 'Anyone who gets access to the disks, a snapshot or a backup can read the data.',
        remediation: 'Turn on encryption; most data stores must be re-created for this.',
    },
    'no-tls': {
        cwe: 'CWE-319',
        severity: 'MEDIUM',
        cvss: 5.9,
        title: 'Unencrypted connections allowed',
        description: 'An attacker on the network can read and change unencrypted connections.',
        remediation: 'Require TLS, and redirect HTTP to HTTPS.',
    },
    'old-tls': {
        cwe: 'CWE-326',
        severity: 'LOW',
        cvss: 3.7,
        title: 'Outdated TLS version allowed',
        description: 'TLS versions below 1.2 have known weaknesses.',
        remediation: 'Require TLS 1.2 or later.',
    },
    'tls-unchecked': {
        cwe: 'CWE-295',
        severity: 'MEDIUM',
        cvss: 5.9,
        title: 'Download without certificate verification',
        description: 'An attacker on the network can replace the download.',
        remediation: 'Keep verification on; install the certificate of your own certificate authority if you have one.',
    },
    'unchecked-download': {
        cwe: 'CWE-494',
        severity: 'MEDIUM',
        cvss: 5.9,
        title: 'Download over HTTP without a checksum',
        description: 'An attacker on the network can replace the downloaded program.',
        remediation: 'Download over HTTPS, and verify a known checksum.',
    },
    'no-rotation': {
        cwe: 'CWE-320',
        severity: 'LOW',
        cvss: 3.1,
        title: 'Key rotation turned off',
        description: 'A leaked key opens everything that was or will be encrypted with it.',
        remediation: 'Turn on yearly key rotation.',
    },
    'wide-permissions': {
        cwe: 'CWE-732',
        severity: 'HIGH',
        cvss: 8.1,
        title: 'Wildcard permissions',
        description: 'Anyone who gets control of this identity can do anything with all resources of a service, or of the account.',
        remediation: 'List the actions and the resources that are needed.',
    },
    'password-login': {
        cwe: 'CWE-287',
        severity: 'LOW',
        cvss: 3.7,
        title: 'Virtual machine with password login',
        description: 'Passwords can be guessed; keys cannot.',
        remediation: 'Allow only SSH keys.',
    },
    'no-access-control': {
        cwe: 'CWE-284',
        severity: 'MEDIUM',
        cvss: 6.5,
        title: 'Cluster without role-based access control (RBAC)',
        description: 'Everyone with access to the cluster can do everything in it.',
        remediation: 'Turn on role-based access control (RBAC), and turn off older methods.',
    },
    'root-user': {
        cwe: 'CWE-250',
        severity: 'LOW',
        cvss: 3.9,
        title: 'Container that runs as root',
        description: 'An attacker who takes over the program is root in the container, and needs only one kernel bug to reach the host.',
        remediation: 'Create a user, and set it with USER or runAsUser.',
    },
    'privilege-escalation': {
        cwe: 'CWE-250',
        severity: 'LOW',
        cvss: 3.9,
        title: 'Container whose processes can gain more privileges',
        description: 'A program with the setuid bit, such as sudo, makes an attacker in the container root there.',
        remediation: 'Set allowPrivilegeEscalation to false.',
    },
    'privileged-container': {
        cwe: 'CWE-250',
        severity: 'HIGH',
        cvss: 8.2,
        title: 'Privileged container',
        description: 'An attacker who takes over the program controls the host: its devices, its processes and its files.',
        remediation: 'Remove the privileged setting; add only the capabilities that are needed.',
    },
    'added-capability': {
        cwe: 'CWE-250',
        severity: 'HIGH',
        cvss: 8.2,
        title: 'Container with a capability that gives control of the host',
        description: 'With this capability, an attacker who takes over the program can leave the container.',
        remediation: 'Remove the capability; add only those that are needed.',
    },
    'engine-socket': {
        cwe: 'CWE-250',
        severity: 'HIGH',
        cvss: 8.2,
        title: "Container with access to the container engine's socket",
        description: 'An attacker who takes over the program can start any container, and so controls the host.',
        remediation: 'Do not mount the socket, or put a proxy before it that allows only the requests that are needed.',
    },
    'host-folder': {
        cwe: 'CWE-250',
        severity: 'HIGH',
        cvss: 8.2,
        title: 'Container with access to system folders of the host',
        description: "An attacker who takes over the program can read the host's secrets there, and with write access controls it.",
        remediation: 'Mount only the folders that the program needs, read-only where possible.',
    },
    'host-processes': {
        cwe: 'CWE-250',
        severity: 'HIGH',
        cvss: 8.2,
        title: "Container that shares the host's processes",
        description: "An attacker who takes over the program can read the memory and the variables of the host's processes, or end them.",
        remediation: 'Remove the setting, so that the container has its own processes and memory.',
    },
    'host-network': {
        cwe: 'CWE-653',
        severity: 'MEDIUM',
        cvss: 5.4,
        title: "Container that shares the host's network",
        description: "An attacker who takes over the program reaches everything that listens on the host's own addresses, and network policies do not apply.",
        remediation: 'Use the container network, and publish only the ports that are needed.',
    },
    'wide-file-rights': {
        cwe: 'CWE-732',
        severity: 'LOW',
        cvss: 3.3,
        title: 'World-writable files',
        description: 'Any process in the container can change these files.',
        remediation: 'Make the user of the program the owner of the files, and give others only read access.',
    },
    'workflow-injection': {
        cwe: 'CWE-94',
        severity: 'HIGH',
        cvss: 8.8,
        title: 'Untrusted input in a workflow script (script injection)',
        description: 'The expression is expanded before the shell reads the script, so a title or a branch name can contain commands.',
        remediation: 'Pass the value through env, and quote the variable.',
    },
    'workflow-checkout': {
        cwe: 'CWE-829',
        severity: 'HIGH',
        cvss: 8.8,
        title: 'Privileged workflow checks out untrusted code',
        description: 'pull_request_target and workflow_run have secrets and write permissions. Code from a fork that runs there has them too.',
        remediation: 'Use pull_request, or do not run any of the code that is checked out.',
    },
    'workflow-permissions': {
        cwe: 'CWE-732',
        severity: 'MEDIUM',
        cvss: 5.4,
        title: 'Workflow with write-all permissions',
        description: 'Every step, and every action that it uses, can change code, releases and settings.',
        remediation: 'Grant only the permissions that the job needs.',
    },
};


/***/ }),

/***/ 477:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ listJobs),
/* harmony export */   e: () => (/* binding */ findJobFlaws)
/* harmony export */ });
/* harmony import */ var _part_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(262);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_part_js__WEBPACK_IMPORTED_MODULE_0__]);
_part_js__WEBPACK_IMPORTED_MODULE_0__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];

const foreign = /\bgithub\.(?:head_ref|event\.(?:(?:issue|pull_request|discussion|comment|review|review_comment|\*)\.(?:title|body)|pull_request\.head\.(?:ref|label|repo\.default_branch)|(?:head_commit|commits[^.]{0,10}(?:\.\*)?)\.(?:message|(?:author|committer)\.(?:name|email))|pages[^.]{0,10}(?:\.\*)?\.page_name|workflow_run\.(?:head_branch|display_title|head_commit\.message)))\b/i;
const whole = /\btojson\(github(?:\.event(?:\.(?:issue|pull_request(?:\.head(?:\.repo)?)?|discussion|comment|review|review_comment|head_commit(?:\.author)?|commits[^)]{0,20}|pages[^)]{0,20}|workflow_run(?:\.head_commit)?))?)?\)/i;
const proposal = /github\.(?:event\.(?:pull_request\.head\.(?:sha|ref)|workflow_run\.head_(?:sha|branch))|head_ref)|refs\/pull\//i;
function findJobFlaws(job, workflow) {
    const known = addForeignNames(new Set(), workflow);
    const on = (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)(workflow, 'on') ?? (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)(workflow, 'true');
    const names = [(0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getPartText */ .dq)(on), ...(on?.items ?? []).map(_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getPartText */ .dq), ...(on?.fields?.keys() ?? [])];
    const isPrivileged = names.some((name) => /^(?:pull_request_target|workflow_run)$/.test(name));
    const steps = (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .listValues */ .Du)(job, 'steps');
    const cvss = rateJob(workflow, job, isPrivileged);
    const isWorkflow = job === workflow;
    return [
        ...findInjections(steps, isWorkflow ? known : addForeignNames(known, job)).map((flaw) => ({ ...flaw, cvss })),
        ...steps
            .filter((step) => isPrivileged && checksOutProposal(step))
            .map(({ line }) => ({ weakness: 'workflow-checkout', line, cvss })),
        ...(0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .listValues */ .Du)(job, 'permissions')
            .filter((one) => one.text === 'write-all')
            .map(({ line }) => ({ weakness: 'workflow-permissions', line })),
    ];
}
function listJobs(workflow) {
    const jobs = (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .listNamedParts */ .ug)((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)(workflow, 'jobs'));
    return [['', workflow], ...jobs, ...(0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .listValues */ .Du)(workflow, 'runs').map((runs) => ['runs', runs])];
}
function rateJob(workflow, job, isPrivileged) {
    const permissions = (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)(job, 'permissions') ?? (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)(workflow, 'permissions');
    const granted = [...(permissions?.fields?.values() ?? [])].flat().filter((one) => one.text === 'write').length;
    const isAll = permissions?.text === 'write-all';
    const secrets = new Set();
    for (const { text = '' } of [job, (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)(workflow, 'env')].flatMap((part) => (part ? [...(0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .listBelow */ .Iy)(part)] : [])))
        for (const { code } of listExpressions(text))
            for (const [name] of normalizeAccess(code).matchAll(/\bsecrets\.(?!github_token\b)[\w-]+|\btojson\(secrets\)/gi))
                secrets.add(name.toLowerCase());
    const powers = (permissions === undefined ? 1 : isAll ? 10 : granted + Math.min(granted, 1)) +
        Math.min(secrets.size, 5) +
        (isPrivileged ? 3 : 0);
    return Math.round(73 + Math.min(powers, 16)) / 10;
}
function addForeignNames(names, level) {
    const all = new Set(names);
    for (const [name, [value]] of (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)(level, 'env')?.fields ?? []) {
        const isForeign = listExpressions((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getPartText */ .dq)(value)).some(({ code }) => isForeignCode(code, names));
        if (isForeign)
            all.add(name.toLowerCase());
        else
            all.delete(name.toLowerCase());
    }
    return all;
}
function isForeignCode(code, names) {
    const plain = listResults(normalizeAccess(code));
    const isNamed = [...plain.matchAll(/\benv\.([\w-]+)/gi)].some(([, name = '']) => names.has(name.toLowerCase()));
    return isNamed || foreign.test(plain) || whole.test(plain) || (names.size > 0 && /\btojson\(env\)/i.test(plain));
}
function findInjections(steps, before) {
    const known = new Set(before);
    return steps.flatMap((step) => {
        const names = addForeignNames(known, step);
        const isScript = /^actions\/github-script@/i.test((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getPartText */ .dq)((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)(step, 'uses')));
        const scripts = [...(0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .listValues */ .Du)(step, 'run'), ...(isScript ? (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .listValues */ .Du)((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)(step, 'with'), 'script') : [])];
        for (const script of scripts)
            for (const name of listKeptNames((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getPartText */ .dq)(script), names))
                known.add(name);
        return scripts.flatMap((script) => {
            const text = (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getPartText */ .dq)(script);
            const found = listExpressions(text).find(({ code }) => isForeignCode(code, names));
            if (found === undefined)
                return [];
            const line = script.line + text.slice(0, found.at).split('\n').length - 1;
            return [{ weakness: 'workflow-injection', line: Math.min(line, script.endLine) }];
        });
    });
}
function listKeptNames(text, names) {
    const kept = /\b([A-Za-z_]\w*)=["']?\$\{?(\w+)\}?["']?[ \t]*>>[ \t]*["']?\$\{?GITHUB_ENV\b/g;
    return [...text.matchAll(kept)].flatMap(([, name = '', value = '']) => names.has(value.toLowerCase()) ? [name.toLowerCase()] : []);
}
function listExpressions(text) {
    const found = [];
    for (let at = text.indexOf('${{'); at !== -1; at = text.indexOf('${{', at)) {
        const end = findExpressionEnd(text, at + 3);
        if (end === undefined)
            return found;
        found.push({ code: text.slice(at + 3, end), at });
        at = end;
    }
    return found;
}
function findExpressionEnd(text, start) {
    const mark = /'|\}\}/g;
    mark.lastIndex = start;
    for (let match = mark.exec(text); match !== null; match = mark.exec(text)) {
        if (match[0] === '}}')
            return match.index;
        const close = text.indexOf("'", mark.lastIndex);
        if (close === -1)
            break;
        mark.lastIndex = close + 1;
    }
    const end = text.indexOf('}}', start);
    return end === -1 ? undefined : end;
}
function normalizeAccess(code) {
    return code
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/ ?\[ ?'([\w-]+)' ?\]/g, '.$1')
        .replaceAll(/ ?([.()]) ?/g, '$1')
        .replaceAll(/\b(?:gitea|forgejo|forge)(?=[.)])/gi, 'github');
}
const token = /'(?:[^']|'')*'|[\w.*-]+(?:\[[\w*]*\][\w.*-]*)*\(?|&&|\|\||[=!]=|[<>]=?|[!(,)[\]]/g;
const testing = /^(?:contains|startswith|endswith|hashfiles)$/;
function listResults(code) {
    const open = (name) => ({ name, given: [], texts: [], part: [], isTest: false });
    const endPart = (group, isUsed) => {
        if (isUsed && !group.isTest)
            group.texts.push(...group.part);
        Object.assign(group, { part: [], isTest: false });
    };
    const endArgument = (group) => {
        endPart(group, true);
        group.given.push(group.texts.splice(0).join(' '));
    };
    const groups = [open(''), open('')];
    const close = () => {
        const group = groups.pop();
        if (group === undefined)
            return;
        endArgument(group);
        const { name, given } = group;
        const used = name === 'case' ? given.filter((_, index) => index % 2 === 1 || index === given.length - 1) : given;
        const text = used.join(' ');
        if (!testing.test(name) && name !== '[')
            groups.at(-1)?.part.push(name === 'tojson' ? `tojson(${text})` : text);
    };
    for (const [one] of code.matchAll(token)) {
        const group = groups.at(-1);
        if (group === undefined)
            break;
        if (/[([]$/.test(one))
            groups.push(open(one === '[' ? one : one.slice(0, -1).toLowerCase()));
        else if (/^[)\]]$/.test(one)) {
            if (groups.length > 2)
                close();
        }
        else if (one === ',')
            endArgument(group);
        else if (one === '&&' || one === '||')
            endPart(group, one === '||');
        else if (/^[=!<>]/.test(one))
            group.isTest = true;
        else if (!one.startsWith("'"))
            group.part.push(one);
    }
    while (groups.length > 1)
        close();
    return groups[0]?.part.join(' ') ?? '';
}
function checksOutProposal(step) {
    const [uses, ref] = [(0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getPartText */ .dq)((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)(step, 'uses')), (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getPartText */ .dq)((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)(step, 'with'), 'ref'))];
    const run = (0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getPartText */ .dq)((0,_part_js__WEBPACK_IMPORTED_MODULE_0__/* .getField */ .VI)(step, 'run'));
    const isFetched = /\bgit\s+(?:checkout|fetch|pull)\b/.test(run) && proposal.test(run);
    const isChecked = /^actions\/checkout@/i.test(uses) && proposal.test(normalizeAccess(ref));
    return isChecked || isFetched || /\bgh\s+pr\s+checkout\b/.test(run);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ })

};
